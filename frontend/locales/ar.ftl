productName = Envoi

## The page around every screen

homeLink = { $title }، الصفحة الرئيسية
skipToContent = الانتقال إلى المحتوى
promo = إشعار
closeNotice = إغلاق
storageBlocked = لن يحفظ هذا المتصفح قائمة ما رفعته، وستختفي عند إغلاق هذه الصفحة. انسخ روابطك أولًا.
storageFull = لم تعد هناك مساحة على هذا الجهاز لقائمة ما رفعته. انسخ روابطك قبل إغلاق هذه الصفحة، أو احذف ما لم تعد تحتاج إليه.
footerPromise = تُشفَّر الملفات قبل أن تغادر جهازك. لا يستطيع فتحها إلا من لديه الرابط.
footerLinks = عن هذه الخدمة
link-privacy = الخصوصية
link-terms = الشروط
link-cookies = ملفات تعريف الارتباط
link-source = الشفرة المصدرية
link-feedback = إبداء الرأي
feedbackFacts = الإصدار { $version }، { $browser }
language = اللغة
languageOfBrowser = اللغة الافتراضية للمتصفح
languageTold = { $label }: { $language }
languageFailed = تعذّر تحميل هذه اللغة. تحقق من اتصالك وأعد المحاولة.
introTitle = مشاركة الملفات بخصوصية وبساطة
introLead = تُشفَّر ملفاتك على هذا الجهاز قبل إرسالها. شارك الرابط مع من تختار، ولن يفتح الملفات أحد سواهم.
notBegunTitle = لا شيء هنا بعد؟
notBegunLead = تحقق من اتصالك ثم أعد تحميل هذه الصفحة. إن لم ينفع ذلك فمتصفحك قديم: يُرجى تحديثه.
scriptsOffTitle = JavaScript معطّل
scriptsOffLead = تُشفَّر ملفاتك في المتصفح، ولهذا تحتاج هذه الصفحة إلى JavaScript. فعّله ثم أعد التحميل.

## Sizes, times, amounts

bytes = { $num ->
    [zero] { $num } بايت
    [one] بايت واحد
    [two] بايتان
    [few] { $num } بايت
    [many] { $num } بايت
   *[other] { $num } بايت
}
kb = { NUMBER($num, maximumFractionDigits: 1) } كيلوبايت
mb = { NUMBER($num, maximumFractionDigits: 1) } ميغابايت
gb = { NUMBER($num, maximumFractionDigits: 1) } غيغابايت
speed = { $size }/ث
percent = { $ratio }
days = { $num ->
    [zero] { $num } يوم
    [one] يوم
    [two] يومان
    [few] { $num } أيام
    [many] { $num } يومًا
   *[other] { $num } يوم
}
hours = { $num ->
    [zero] { $num } ساعة
    [one] ساعة
    [two] ساعتان
    [few] { $num } ساعات
    [many] { $num } ساعة
   *[other] { $num } ساعة
}
minutes = { $num ->
    [zero] { $num } دقيقة
    [one] دقيقة
    [two] دقيقتان
    [few] { $num } دقائق
    [many] { $num } دقيقة
   *[other] { $num } دقيقة
}
seconds = { $num ->
    [zero] { $num } ثانية
    [one] ثانية
    [two] ثانيتان
    [few] { $num } ثوان
    [many] { $num } ثانية
   *[other] { $num } ثانية
}
shortDays = { $num ->
    [zero] { $num } يوم
    [one] يوم
    [two] يومان
    [few] { $num } أيام
    [many] { $num } يومًا
   *[other] { $num } يوم
}
shortHours = { $num } س
shortMinutes = { $num } د
twoAmounts = { $first } و{ $second }
threeAmounts = { $first } و{ $second } و{ $third }
timeLeftUnderMinute = أقل من { $minutes }
untilToday = حتى { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = حتى غدًا، { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = حتى { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } من { $total }
remaining = المتبقي: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [zero] دون تنزيل
    [one] تنزيل واحد
    [two] تنزيلان
    [few] { $count } تنزيلات
    [many] { $count } تنزيلًا
   *[other] { $count } تنزيل
}
downloadsWithoutLimit = أي عدد من التنزيلات
linkTerms = { $downloads }، { $until }
filesCount = { $count ->
    [zero] لا ملفات
    [one] ملف واحد
    [two] ملفان
    [few] { $count } ملفات
    [many] { $count } ملفًا
   *[other] { $count } ملف
}
nameAndMore = { $count ->
    [zero] { $name }
    [one] { $name } وملف آخر
    [two] { $name } وملفان آخران
    [few] { $name } و{ $count } ملفات أخرى
    [many] { $name } و{ $count } ملفًا آخر
   *[other] { $name } و{ $count } ملف آخر
}

## Buttons that stand in several places

ok = حسنًا
done = تم
cancel = إلغاء
add = إضافة
doNotAdd = عدم الإضافة
tryAgain = إعادة المحاولة
copyLink = نسخ الرابط
copyMessage = نسخ الرسالة
includePassword = إرفاق كلمة المرور
emailLink = بريد
emailSubject = ملفات لك
copied = تم النسخ
copyRefused = لم يسمح لنا متصفحك بنسخ الرابط. الرابط محدَّد لتتمكن من نسخه بنفسك.
share = مشاركة
shareNamed = مشاركة { $name }
showQrCode = رمز QR
qrCode = رمز QR لهذا الرابط
qrCodeHint = امسحه بكاميرا هاتف لفتح الرابط هناك.
qrCodeFailed = تعذّر إنشاء رمز QR. ما زال رابطك يعمل.
sendYourOwn = إرسال ملفاتك
deleteUpload = حذف
deleteFailed = تعذّر حذف ما رفعته. تحقق من اتصالك وأعد المحاولة.
passwordProtected = محمي بكلمة مرور
passwordLabel = كلمة المرور
showPassword = إظهار كلمة المرور
hidePassword = إخفاء كلمة المرور
filesInside = الملفات المرفوعة هنا

## Accounts

signIn = تسجيل الدخول
signOut = تسجيل الخروج
signOutWaits = ما زال هناك نقل جارٍ. سجّل الخروج بعد انتهائه.
signOutWaitsForTab = ما زال هناك نقل جارٍ في علامة تبويب أخرى. سجّل الخروج بعد انتهائه.
signOutSyncs = جارٍ حفظ قائمتك قبل خروجك…
signOutTitle = هل تريد تسجيل الخروج؟
signOutLoses = { $count ->
    [zero] بعد تسجيل الخروج لن يبقى على هذا الجهاز أي شيء منها.
    [one] توجد عملية رفع واحدة على هذا الجهاز فقط. بعد تسجيل الخروج لن تتمكن من رؤيتها أو تغييرها أو حذفها. وسيبقى رابطها يعمل.
    [two] توجد عمليتا رفع على هذا الجهاز فقط. بعد تسجيل الخروج لن تتمكن من رؤيتهما أو تغييرهما أو حذفهما. وسيبقى رابطاهما يعملان.
    [few] توجد { $count } عمليات رفع على هذا الجهاز فقط. بعد تسجيل الخروج لن تتمكن من رؤيتها أو تغييرها أو حذفها. وستبقى روابطها تعمل.
    [many] توجد { $count } عملية رفع على هذا الجهاز فقط. بعد تسجيل الخروج لن تتمكن من رؤيتها أو تغييرها أو حذفها. وستبقى روابطها تعمل.
   *[other] توجد { $count } عملية رفع على هذا الجهاز فقط. بعد تسجيل الخروج لن تتمكن من رؤيتها أو تغييرها أو حذفها. وستبقى روابطها تعمل.
}
staySignedIn = البقاء مسجَّل الدخول
signOutAnyway = الخروج على أي حال
signedOut = تم تسجيل خروجك.
signedOutRefused = انتهت جلستك. سجّل الدخول مرة أخرى لرؤية قائمتك.
signUpTitle = سجّل الدخول للمزيد
signUpLead = يمكنك إرسال الملفات دون حساب. ومع حساب يمكنك أكثر من ذلك:
benefitSize = إرسال ما يصل إلى { $size } في المرة الواحدة
benefitCount = { $count ->
    [zero] عدم السماح باستخدام الرابط
    [one] السماح باستخدام الرابط مرة واحدة
    [two] السماح باستخدام الرابط حتى مرتين
    [few] السماح باستخدام الرابط حتى { $count } مرات
    [many] السماح باستخدام الرابط حتى { $count } مرة
   *[other] السماح باستخدام الرابط حتى { $count } مرة
}
benefitTime = { $token ->
    [zero] إبقاء الرابط صالحًا أقل من يوم
    [one] إبقاء الرابط صالحًا يومًا واحدًا
    [two] إبقاء الرابط صالحًا حتى يومين
    [few] إبقاء الرابط صالحًا حتى { $token } أيام
    [many] إبقاء الرابط صالحًا حتى { $token } يومًا
   *[other] إبقاء الرابط صالحًا حتى { $token } يوم
}
benefitSync = رؤية ما رفعته على كل أجهزتك
benefitPerk = تبقى قائمتك مشفَّرة، ولا يقرؤها أحد سواك
emailLabel = البريد الإلكتروني (اختياري)
signInNotBegun = تعذّر الوصول إلى صفحة تسجيل الدخول. تحقق من اتصالك وأعد المحاولة.
signInAway = تسجيل الدخول غير متاح حاليًا. أعد المحاولة لاحقًا.
signInNoRoom = لم تعد هناك مساحة على هذا الجهاز لتسجيل الدخول. احذف ما لم تعد تحتاج إليه ثم أعد المحاولة.
signInWaits = ما زال هناك نقل جارٍ وسيضيع. سجّل الدخول بعد انتهائه.
signingIn = جارٍ تسجيل دخولك…
signInErrorLead = لم يتم تسجيل دخولك، ولم يتغير شيء آخر. أعد المحاولة.
signInReason = إذا تكرر ذلك، فأبلغ القائمين على هذه الخدمة بما يلي: { $reason }
passphraseNeeded = أدخل عبارة المرور لقائمتك
passphraseNeededLead = تُشفِّر قائمة ما رفعته ولا تغادر هذا الجهاز أبدًا. استخدم العبارة نفسها على كل أجهزتك.
passphraseLabel = عبارة المرور
passphraseTooShort = { $length ->
    [zero] العبارة قصيرة جدًا.
    [one] العبارة قصيرة جدًا. استخدم حرفًا واحدًا على الأقل.
    [two] العبارة قصيرة جدًا. استخدم حرفين على الأقل.
    [few] العبارة قصيرة جدًا. استخدم { $length } أحرف على الأقل.
    [many] العبارة قصيرة جدًا. استخدم { $length } حرفًا على الأقل.
   *[other] العبارة قصيرة جدًا. استخدم { $length } حرف على الأقل.
}
passphraseHint = { $length ->
    [zero] بضع كلمات لا يجمع بينها أحد سواك. لا يستطيع أحد استعادتها، فاكتبها عندك.
    [one] حرف واحد على الأقل: بضع كلمات لا يجمع بينها أحد سواك. لا يستطيع أحد استعادتها، فاكتبها عندك.
    [two] حرفان على الأقل: بضع كلمات لا يجمع بينها أحد سواك. لا يستطيع أحد استعادتها، فاكتبها عندك.
    [few] { $length } أحرف على الأقل: بضع كلمات لا يجمع بينها أحد سواك. لا يستطيع أحد استعادتها، فاكتبها عندك.
    [many] { $length } حرفًا على الأقل: بضع كلمات لا يجمع بينها أحد سواك. لا يستطيع أحد استعادتها، فاكتبها عندك.
   *[other] { $length } حرف على الأقل: بضع كلمات لا يجمع بينها أحد سواك. لا يستطيع أحد استعادتها، فاكتبها عندك.
}
passphraseRunning = جارٍ إنشاء مفتاحك…
passphraseFailed = تعذّر إنشاء المفتاح على هذا الجهاز. أغلق علامات التبويب الأخرى ثم أعد المحاولة.
goOn = متابعة
cancelSignIn = عدم تسجيل الدخول
unknownPassphrase = هل عبارة المرور هذه جديدة؟
unknownPassphraseLead = لم نجد قائمة لها. إن كان هذا جهازك الأول، أو أردت عبارة مرور جديدة، فاكتبها مرة أخرى لبدء قائمة. وإن كانت لديك قائمة من قبل، فربما أخطأت في الكتابة.
passphraseAgain = اكتب عبارة المرور مرة أخرى
passphraseDiffers = عبارتا المرور غير متطابقتين.
beginList = بدء قائمة جديدة
anotherPassphrase = أخطأت في الكتابة
uncheckedPassphrase = تعذّر التحقق من عبارة المرور
uncheckedPassphraseLead = لم يخبرنا الخادم هل توجد قائمة لعبارة المرور هذه. أعد المحاولة. إن تابعت وكانت مكتوبة خطأً، فلن ترى قائمة أجهزتك الأخرى.
trustPassphrase = المتابعة على أي حال
retypePassphrase = كتابتها مجددًا

## Sending: choosing files

sendFiles = إرسال ملفات
dropFiles = اسحب الملفات وأفلتها هنا
orSelectFiles = أو اخترها، حتى { $size }
upToSize = حتى { $size }
selectFiles = اختيار ملفات
selectFolder = اختيار مجلد
sharedTitle = هل تريد إضافة هذه الملفات؟
sharedLead = شاركها تطبيق أو موقع آخر مع هذه الصفحة. أضِف فقط ما كنت تتوقعه.
accountNeeded = سجّل الدخول لإرسال الملفات
accountNeededLead = تحتاج إلى حساب لإرسال الملفات هنا. أما استلامها فمتاح للجميع.
accountNeededBlocked = تحتاج إلى حساب لإرسال الملفات هنا، لكن هذا المتصفح لا يستطيع حفظ تسجيل الدخول لهذه الصفحة. ما زال بإمكانك استلام الملفات.
accountNeededToRequest = تحتاج إلى حساب لطلب الملفات هنا. أما إرسالها إليك فمتاح لكل من لديه الرابط.
signInForSize = سجّل الدخول لإرسال ما يصل إلى { $size }
dropNow = أفلت لإضافة الملفات
chosenFiles = ملفاتك
addMoreFiles = إضافة ملفات
removeFile = إزالة { $name }
fileRemoved = تمت إزالة { $name }
addFolder = إضافة مجلد
skipped-none = لم يُعثر على ملفات لإضافتها
skipped-empty = { $count ->
    [zero] لم يتم تخطي أي ملف فارغ
    [one] تم تخطي ملف فارغ واحد
    [two] تم تخطي ملفين فارغين
    [few] تم تخطي { $count } ملفات فارغة
    [many] تم تخطي { $count } ملفًا فارغًا
   *[other] تم تخطي { $count } ملف فارغ
}
skipped-chosen = { $count ->
    [zero] لم يتم تخطي أي ملف مضاف من قبل
    [one] تم تخطي ملف واحد أضفته من قبل
    [two] تم تخطي ملفين أضفتهما من قبل
    [few] تم تخطي { $count } ملفات أضفتها من قبل
    [many] تم تخطي { $count } ملفًا أضفتها من قبل
   *[other] تم تخطي { $count } ملف أضفتها من قبل
}
skipped-system = تم استبعاد ملفات النظام: { $count }
skipped-unreadable = تعذّرت قراءة: { $name }
expiryChoices = تنتهي صلاحية الرابط بعد
downloadLimitLabel = التنزيلات
timeLimitLabel = المدة
addPassword = الحماية بكلمة مرور
liveLink = الحصول على الرابط أثناء الرفع
liveLinkHint = يستطيع المستلمون بدء التنزيل في متصفحاتهم وأنت ما زلت ترفع الملفات. أبقِ هذه الصفحة مفتوحة.
passwordMissing = اكتب كلمة مرور، أو ألغِ تحديد المربع للإرسال من دونها.
maxPasswordLength = { $length ->
    [zero] لا يمكن أن تكون كلمة المرور أطول من ذلك.
    [one] يمكن أن تصل كلمة المرور إلى حرف واحد.
    [two] يمكن أن تصل كلمة المرور إلى حرفين.
    [few] يمكن أن تصل كلمة المرور إلى { $length } أحرف.
    [many] يمكن أن تصل كلمة المرور إلى { $length } حرفًا.
   *[other] يمكن أن تصل كلمة المرور إلى { $length } حرف.
}
uploadFiles = { $count ->
    [zero] رفع
    [one] رفع ملف واحد
    [two] رفع ملفين
    [few] رفع { $count } ملفات
    [many] رفع { $count } ملفًا
   *[other] رفع { $count } ملف
}

## Sending: what is not possible

noticeTitle-tooManyFiles = ملفات كثيرة جدًا
noticeTitle-fileTooBig = الحجم أكبر من أن يُرسل
noticeTitle-tooManyArchives = عمليات رفع كثيرة جدًا
noticeTitle-unreadableFiles = تتعذّر قراءة هذه الملفات

## Sending: what is not possible

tooManyFiles = { $count ->
    [zero] لا يمكنك إرسال أي ملف، وقد اخترت { $chosen }.
    [one] يمكنك إرسال ملف واحد في المرة الواحدة، وقد اخترت { $chosen }. اجمعها في ملف ZIP أو اختر ملفًا واحدًا.
    [two] يمكنك إرسال ملفين في المرة الواحدة، وقد اخترت { $chosen }. اجمعها في ملف ZIP أو اختر عددًا أقل.
    [few] يمكنك إرسال { $count } ملفات كحد أقصى في المرة الواحدة، وقد اخترت { $chosen }. اجمعها في ملف ZIP أو اختر عددًا أقل.
    [many] يمكنك إرسال { $count } ملفًا كحد أقصى في المرة الواحدة، وقد اخترت { $chosen }. اجمعها في ملف ZIP أو اختر عددًا أقل.
   *[other] يمكنك إرسال { $count } ملف كحد أقصى في المرة الواحدة، وقد اخترت { $chosen }. اجمعها في ملف ZIP أو اختر عددًا أقل.
}
tooManyFilesAtOnce = { $count ->
    [zero] لا يمكنك إرسال أي ملف.
    [one] يمكنك إرسال ملف واحد في المرة الواحدة. اجمعها في ملف ZIP أو اختر ملفًا واحدًا.
    [two] يمكنك إرسال ملفين في المرة الواحدة. اجمعها في ملف ZIP أو اختر عددًا أقل.
    [few] يمكنك إرسال { $count } ملفات كحد أقصى في المرة الواحدة. اجمعها في ملف ZIP أو اختر عددًا أقل.
    [many] يمكنك إرسال { $count } ملفًا كحد أقصى في المرة الواحدة. اجمعها في ملف ZIP أو اختر عددًا أقل.
   *[other] يمكنك إرسال { $count } ملف كحد أقصى في المرة الواحدة. اجمعها في ملف ZIP أو اختر عددًا أقل.
}
addFitting = { $count ->
    [zero] عدم الإضافة
    [one] إضافة الأول
    [two] إضافة أول ملفين
    [few] إضافة أول { $count } ملفات
    [many] إضافة أول { $count } ملفًا
   *[other] إضافة أول { $count } ملف
}
fileTooBig = يمكنك إرسال ما يصل إلى { $size } في المرة الواحدة. أرسل هذه الملفات على دفعات أصغر.
tooManyArchives = { $count ->
    [zero] لا يمكنك الاحتفاظ بأي عملية رفع.
    [one] يمكنك الاحتفاظ بعملية رفع واحدة في الوقت نفسه. احذفها، أو انتظر حتى تنتهي صلاحيتها.
    [two] يمكنك الاحتفاظ بعمليتي رفع في الوقت نفسه. احذف إحداهما، أو انتظر حتى تنتهي صلاحية إحداهما.
    [few] يمكنك الاحتفاظ بما يصل إلى { $count } عمليات رفع في الوقت نفسه. احذف إحداها، أو انتظر حتى تنتهي صلاحية إحداها.
    [many] يمكنك الاحتفاظ بما يصل إلى { $count } عملية رفع في الوقت نفسه. احذف إحداها، أو انتظر حتى تنتهي صلاحية إحداها.
   *[other] يمكنك الاحتفاظ بما يصل إلى { $count } عملية رفع في الوقت نفسه. احذف إحداها، أو انتظر حتى تنتهي صلاحية إحداها.
}
unreadableFiles = لا يمكننا قراءة ما أفلتّه. اختر الملفات بالزر بدلًا من ذلك.
needsAccountSize = دون حساب يمكنك إرسال ما يصل إلى { $size } في المرة الواحدة.
needsAccountCount = { $count ->
    [zero] دون حساب لا يسمح الرابط بأي تنزيل.
    [one] دون حساب يسمح الرابط بتنزيل واحد على الأكثر.
    [two] دون حساب يسمح الرابط بتنزيلين على الأكثر.
    [few] دون حساب يسمح الرابط بـ { $count } تنزيلات على الأكثر.
    [many] دون حساب يسمح الرابط بـ { $count } تنزيلًا على الأكثر.
   *[other] دون حساب يسمح الرابط بـ { $count } تنزيل على الأكثر.
}
needsAccountTime = أقصى مدة لعمل الرابط دون حساب: { $time }.

## Sending: under way and done

chosenTold = { $files }، المجموع: { $size }
noAnswer = في انتظار اتصالك. سنتابع تلقائيًا.
uploading = جارٍ الرفع
uploadWaiting = في انتظار الرفع
pause = إيقاف مؤقت
uploadPaused = متوقف مؤقتًا
liveLinkReady = هذا الرابط يعمل من الآن. تصل الملفات إلى المستلمين أثناء رفعك لها. أبقِ هذه الصفحة مفتوحة.
unfinishedUpload = عملية رفع انقطعت
continueFrom = المتابعة من { $size }؟
sameFilesNeeded = للمتابعة، اختر الملفات نفسها مرة أخرى.
otherFiles = هذه ليست الملفات نفسها، أو أنها تغيّرت منذ ذلك الحين. لم يُرسل أي شيء إضافي.
notSent = لم يُرفع بعد
prepareNext = تجهيز الرفع التالي
waitsForUpload = يبدأ عند اكتمال الرفع الحالي.
stopUploadTitle = هل تريد إيقاف هذا الرفع؟
stopUploadLead = سيضيع ما أُرسل حتى الآن. أما الملفات التي اخترتها فباقية هنا.
keepUploading = متابعة الرفع
stopUpload = إيقاف الرفع
showUpload = عرض
importing = جارٍ قراءة ملفاتك…
encrypting = جارٍ التشفير…
finalising = أوشكنا على الانتهاء. جارٍ حفظ ملفاتك…
expiresAfter = تنتهي الصلاحية بعد: { $downloads } أو { $time }
settingPassword = جارٍ تعيين كلمة المرور…
passwordFailed = تعذّر تعيين كلمة المرور
passwordFailedLead = رُفعت ملفاتك لكنها ليست محمية بعد، ولذلك لم نعرض لك الرابط. أعد المحاولة، أو احذف عملية الرفع.
uploaded = جاهز للمشاركة
linkReady = رابطك جاهز
uploadComplete = اكتمل الرفع
shareLink = رابط ملفاتك
sendMore = إرسال المزيد من الملفات
linkDialogLead = كل من لديه هذا الرابط يستطيع تنزيل { $name }.
linkDialogNote = كل من لديه هذا الرابط يستطيع قراءة ملاحظتك.
linkNeedsPassword = وسيحتاج إلى كلمة المرور أيضًا.
howProtected = كيف نحمي ملفاتك
protectionTitle = مشفَّرة من طرف إلى طرف
protectionEncrypted = يُشفِّر متصفحك الملفات قبل أن تغادر هذا الجهاز. ولا يخزّن الخادم إلا ما لا يستطيع قراءته.
protectionKey = المفتاح جزء من الرابط، بعد العلامة #، ولا يُرسل إلى الخادم أبدًا. لذلك لا تشارك الرابط إلا مع من تثق بهم.
protectionExpiry = تُحذف الملفات عند انتهاء صلاحية الرابط: بعد عدد التنزيلات أو المدة التي تختارها.

## Keyboard shortcuts

shortcutsTitle = اختصارات لوحة المفاتيح
shortcutChoose = اختيار ملفات
shortcutUpload = رفع
shortcutCopy = نسخ الرابط
shortcutDownload = تنزيل
shortcutHelp = عرض هذه القائمة
shortcutsOn = استخدام اختصارات لوحة المفاتيح

## The survey

surveyTitle = أخبرنا برأيك
surveyLead = تساعدنا إجاباتك على التحسين. يُفتح الاستبيان في صفحة أخرى ولا يعرف شيئًا عن ملفاتك.
giveFeedback = إبداء الرأي
surveySkip = تخطٍّ

## The person's own uploads

yourUploads = ما رفعته
noUploads = تظهر هنا الملفات التي ترسلها، لتتمكن من نسخ الرابط مرة أخرى أو حذفها.
joinOffer = عمليات الرفع من هذا الجهاز قبل تسجيل دخولك: { $count }. هل تريد إضافتها إلى قائمتك؟
downloadsLeft = { $count ->
    [zero] لم يبقَ أي تنزيل
    [one] بقي تنزيل واحد
    [two] بقي تنزيلان
    [few] بقيت { $count } تنزيلات
    [many] بقي { $count } تنزيلًا
   *[other] بقي { $count } تنزيل
}
timeLeft = المتبقي: { $time }
deleteNamed = حذف { $name }
deletingNamed = جارٍ حذف { $name }…
undo = تراجع
keep = إبقاء
moreActions = إجراءات أخرى: { $name }
openPage = فتح صفحة التنزيل
openDownloadPage = فتح صفحة تنزيل { $name }
changeLimits = تغيير
changeLimitsNamed = تغيير موعد انتهاء صلاحية رابط { $name }
changeLimitsTitle = تغيير موعد انتهاء صلاحية الرابط
keepTime = دون تغيير
timeFromNow = من الآن: { $time }
save = حفظ
goneTitle = ما رفعته لم يعد موجودًا
goneLead = انتهت صلاحية { $name }، أو بلغ حد التنزيلات، أو حُذف من مكان آخر. لم يتغير شيء.
passwordNotSet = لم تُعيَّن كلمة المرور، ولذلك أُخفي الرابط. إن بقي الأمر كذلك فاحذف عملية الرفع وأرسل الملفات مرة أخرى.
changeFailed = تعذّر حفظ ذلك. تحقق من اختياراتك ومن اتصالك، ثم أعد المحاولة.
pastUploads = انتهت في الأيام السبعة الأخيرة
clearPast = مسح
pastDownloaded = تم التنزيل: { $time }
pastDownloadedBefore = تم التنزيل قبل { $time }
pastExpired = انتهت الصلاحية: { $time }
pastDeleted = تم الحذف: { $time }
pastGone = استُنفد أو حُذف: { $time }
pastGoneBefore = استُنفد أو حُذف قبل { $time }
requestFiles = طلب ملفات
newRequestLead = أنشئ رابطًا يستطيع أي شخص أن يرسل إليك عبره ملفات لا يقرؤها سواك.
requestWanted = ما تحتاج إليه، عنصر واحد في كل سطر
requestAskerHint = يرى المرسلون هذا الاسم. لا أحد يتحقق منه.
requestOpenFor = مفتوح لمدة
deliveries = الإرساليات
requestDeliverySize = حجم كل إرسالية
requestTotalSize = الحجم الكلي
newRequestKinds = أنواع الملفات، مثل ‎.pdf (للإرشاد فقط)
requestLink = رابط الطلب
requestReadyLead = يستطيع كل من لديه هذا الرابط أن يرسل إليك ملفات. لا يقرؤها سواك.
requestSubject = أرجو إرسال ملفات إليّ
ownerLink = رابط الوارد
ownerLinkWarning = يفتح هذا الوارد على جهاز آخر. من لديه هذا الرابط يستطيع قراءة كل ما تستلمه، فاحتفظ به لنفسك.
inbox = الوارد
yourRequests = طلباتك
joinRequests = الطلبات التي أنشأتها على هذا الجهاز قبل تسجيل دخولك: { $count }. هل تريد إضافتها إلى قائمتك؟
newDeliveries = إرساليات جديدة: { $count }
notifyDeliveries = إشعاري بالإرساليات
requestAccepts = يقبل الملفات
requestClosed = لم يعد يقبل الملفات
noDeliveries = لم يصل شيء بعد. ستظهر الإرساليات هنا.
requestGoneLead = انتهت صلاحية هذا الطلب أو حُذف.
requestUntrusted = لا يمكن الوثوق بهذا الطلب
requestUntrustedLead = الرابط تالف أو أن الخادم يعرض طلبًا آخر. لن يُعرض شيء.
deliveryComing = قيد الإرسال
deliveryNew = وصلت
deliveryCollected = حُفظت
removeDelivery = حذف من الخادم
deliveryRefused-repeated = رُفضت: هذه الإرسالية مدرجة مرتين.
deliveryRefused-forged = رُفضت: لم تُنشأ برابطك.
deliveryRefused-damaged = رُفضت: تالفة أو جرى تغييرها.
closeRequest = إيقاف قبول الملفات
closeRequestTitle = أتريد إيقاف قبول الملفات؟
closeRequestLead = يتوقف الرابط عن العمل نهائيًا، ولن تصل الملفات التي لا تزال قيد الإرسال. ما وصل يبقى هنا.
newLink = رابط جديد
newLinkLead = يتوقف الرابط القديم عن العمل حالما يصبح الجديد جاهزًا. ما وصل يبقى في الوارد القديم.
deleteRequestTitle = أتريد حذف هذا الطلب؟
deleteRequestLead = يتوقف الرابط عن العمل، ويُحذف كل ما وصل من الخادم. تبقى الملفات التي حفظتها.

## Receiving

checkingLink = جارٍ البحث عن ملفاتك…
checkFailed = تعذّر الوصول إلى الخادم
checkFailedLead = لم يضِع شيء. تحقق من اتصالك وأعد المحاولة.
checkRefused = الخادم مشغول
checkRefusedLead = لم يضِع شيء. أعد المحاولة بعد قليل.
waitAsked = يُرجى الانتظار: { $time }.
expiredTitle = لم تعد هذه الملفات موجودة
expiredLead = انتهت صلاحية الرابط، أو بلغ حد التنزيلات، أو حذفه مرسله. اطلب رابطًا جديدًا.
removedTitle = تمت إزالة هذه الملفات
removedLead = أزالها القائمون على هذه الخدمة، ولذلك لم يعد الرابط يعمل.
contactOperator = التواصل معهم
passwordNeeded = أدخل كلمة المرور
passwordNeededLead = اطلب كلمة المرور من المرسل، فهي ليست في الرابط.
passwordTryAgain = كلمة المرور خاطئة. أعد المحاولة.
unlock = فتح القفل
keyNeeded = هذا الرابط غير كامل
keyNeededLead = جزء من الرابط مفقود. انسخه مرة أخرى والصقه هنا.
keyLabel = الرابط أو المفتاح
notAKey = هذا ليس رابطًا أو مفتاحًا من هذه الخدمة.
keyOfAnotherFile = هذا الرابط لملفات أخرى.
openLink = فتح
wrongKey = هذا الرابط لا يعمل
wrongKeyLead = ربما ينقصه جزء. انسخ الرابط كله من رسالتك والصقه هنا.
filesForYou = { $count ->
    [zero] لا ملفات لك
    [one] ملف لك
    [two] ملفان لك
    [few] { $count } ملفات لك
    [many] { $count } ملفًا لك
   *[other] { $count } ملف لك
}
filesForYouLead = مشفَّرة من طرف إلى طرف. لا يُفك تشفيرها إلا في متصفحك.
fromSender = من المرسل
showMore = عرض المزيد
download = تنزيل
noStreamsWarning = لفتح ملف بهذا الحجم، على هذا المتصفح أن يُبقيه كله في الذاكرة، وقد لا ينجح ذلك. ماذا تريد أن تفعل؟
noStreams-copyLink = نسخ الرابط لفتحه في متصفح آخر
noStreams-otherBrowser = الحصول على متصفح يحفظ الملفات الكبيرة مباشرة
noStreams-download = التنزيل هنا على أي حال
linkLife = تنتهي الصلاحية خلال: { $time }
linkLifeUnderMinute = تنتهي الصلاحية خلال أقل من دقيقة
lastDownloadNote = آخر تنزيل: بعد الفتح أو الحفظ يتوقف الرابط عن العمل.
ownUpload = { $left ->
    [zero] هذا ما رفعته أنت. لم يبقَ له أي تنزيل.
    [one] هذا ما رفعته أنت. إذا نزّلته فلن يتمكن أحد غيرك من تنزيله.
    [two] هذا ما رفعته أنت. تنزيله يستهلك واحدًا من التنزيلين المتبقيين.
    [few] هذا ما رفعته أنت. تنزيله يستهلك واحدًا من { $left } تنزيلات متبقية.
    [many] هذا ما رفعته أنت. تنزيله يستهلك واحدًا من { $left } تنزيلًا متبقيًا.
   *[other] هذا ما رفعته أنت. تنزيله يستهلك واحدًا من { $left } تنزيل متبقٍ.
}
downloadsTaken = يستخدم شخص ما آخر تنزيل الآن. إن توقف فيمكنك المحاولة مجددًا بعد دقيقتين.
downloading = جارٍ التنزيل
decrypting = جارٍ فك التشفير…
downloadBegunAnew = تعذّرت متابعة هذا التنزيل، لذا بدأ من جديد.
stillUploading = ما زال المرسل يرفع الملفات. يمكنك بدء التنزيل من الآن.
waitsForSender = في انتظار المرسل. سنتابع تلقائيًا.
downloadFinished = اكتمل التنزيل
downloadFinishedLead = { $name } في مجلد التنزيلات لديك.
savedInFolder = حُفظت في { $folder }
downloadFinishedRenamed = إنه في مجلد التنزيلات لديك، وربما أعطاه متصفحك اسمًا آخر.
downloadAgain = التنزيل مجددًا
lastDownloadDone = كان هذا آخر تنزيل، ولذلك لم يعد الرابط يعمل.
downloadStopped = لم يكتمل التنزيل
showDownload = عرض

## Sending what a request asks for

requestTitle = ملفات مطلوبة
requestLead = تُشفَّر على هذا الجهاز. لا يستطيع فتح ما ترسله إلا من طلبه.
requestWords = من صاحب الطلب (لم يُتحقق منه)
requestKinds = أنواع الملفات المفضلة
requestLeft = الإرساليات المتبقية
requestRoom = المساحة المتبقية
requestEach = الحد الأقصى لكل إرسالية
requestSend = إرسال
requestPasswordLead = اطلبها ممن أرسل إليك الرابط.
requestSent = تم الإرسال
requestSentLead = لا يستطيع فتحه إلا صاحب الطلب، وهو يرى رمز الاستلام نفسه.
receiptLabel = رمز الاستلام
copyReceipt = نسخ رمز الاستلام
delivery-stored = وصل، ولم يُستلم بعد.
delivery-collected = استُلم.
delivery-gone = حُذف أو انتهت صلاحيته دون أن يُستلم.
deliveryLost = لا يمكن متابعة عملية الرفع التي انقطعت.
sentBefore = أُرسل من هذا الجهاز
sentAt = وقت الإرسال: { $time }
requestEnded-unknown = لا يوجد طلب كهذا
requestEndedLead-unknown = حُذف أو انتهت صلاحيته، أو أن هذه الخدمة لا تقبل الطلبات. اطلب رابطًا جديدًا.
requestEnded-closed = هذا الطلب مغلق
requestEnded-full = هذا الطلب مكتمل
requestEndedLead = لم يعد يقبل شيئًا. اطلب رابطًا جديدًا.
requestEnded-untrusted = لا يمكن الوثوق بهذا الرابط
requestEndedLead-untrusted = الرابط والخادم غير متطابقين، لذا لم يُرسل شيء. اطلب الرابط مرة أخرى بطريقة مختلفة.

## Reporting an upload to whoever runs the service

report = إبلاغ
reportTitle = الإبلاغ عن هذا المحتوى
reportLead = يصل هذا إلى القائمين على هذه الخدمة. لا أحد غيرهم يستطيع قراءة ما تكتبه.
reportReason = ما المشكلة؟
reportReason-malware = برامج ضارة
reportReason-fraud = احتيال أو تصيّد
reportReason-illegal = محتوى غير قانوني
reportReason-other = شيء آخر
reportWords = ماذا ينبغي أن يعرفوا؟
reportKey = إرفاق المفتاح
reportKeyHint = بالمفتاح يمكنهم فتح الملفات، وبدونه لا يمكنهم ذلك.
reportSend = إرسال البلاغ
reportSent = أُرسل البلاغ
reportSentLead = شكرًا لك. سينظر القائمون على هذه الخدمة في الأمر.
reportFailed = تعذّر إرسال ذلك. تحقق من اتصالك ثم أعد المحاولة.

## Dead ends

loading = لحظة من فضلك…
configFailed = تعذّر الوصول إلى الخادم
configFailedLead = لم يضِع شيء. تحقق من اتصالك وأعد المحاولة.
intercepted = أجابت صفحة تسجيل دخول أو شبكتك بدلًا من هذه الخدمة. افتح هذه الصفحة في علامة تبويب أخرى، وسجّل الدخول هناك إذا طُلب منك ذلك.
pageNotFound = الصفحة غير موجودة
pageNotFoundLead = تحقق من العنوان، أو ابدأ من الصفحة الرئيسية.
notFoundTitle = لا يوجد شيء هنا
notFoundLead = انتهت صلاحية الملفات أو حُذفت، أو أن الرابط غير كامل.
errorTitle = حدث خطأ ما
errorLead = حدث عطل. لم يُفقد شيء مما أرسلته.
uploadErrorLead = لم تُرسل ملفاتك، لكن ما اخترته ما زال هنا. أعد المحاولة.
uploadError-too_large = هذه الملفات أكبر مما تسمح به الخدمة. أرسلها على دفعات أصغر.
uploadError-bad_limit = لم تعد هذه الخدمة تسمح بهذا العدد من التنزيلات أو بهذه المدة. أعد تحميل الصفحة واختر من جديد.
uploadError-unauthorized = عليك تسجيل الدخول لإرسال الملفات هنا. سجّل الدخول، ثم اختر ملفاتك مرة أخرى.
uploadError-sender_unknown = لم نتمكن من التأكد من أنك سجّلت الدخول، فطُبّقت الحدود العامة. إن تم تسجيل خروجك فسجّل الدخول مجددًا، وإلا فأعد المحاولة بعد قليل.
uploadError-issuer_away = الخدمة غير متاحة حاليًا، أو لا تستطيع التحقق ممن سجّل الدخول. دون حساب يمكنك إرسال ما يصل إلى { $size }، والحد الأقصى: { $downloads } و{ $time }. أرسل أقل من ذلك، أو أعد المحاولة بعد قليل.
uploadError-signed_out = تم تسجيل خروجك على هذا الجهاز، ولذلك أُوقف هذا الرفع.
uploadError-rate_limited = كثرت المحاولات. انتظر قليلًا ثم أعد المحاولة.
uploadError-too_many_uploads = بدأ عدد كبير من عمليات الرفع من شبكتك أو حسابك. ما زالت ملفاتك هنا.
uploadError-too_many_bytes = أُرسلت بيانات كثيرة من شبكتك أو حسابك. ما زالت ملفاتك هنا.
uploadError-busy = الخدمة مشغولة جدًا. ما زالت ملفاتك هنا، فأعد المحاولة بعد قليل.
uploadError-full = لا توجد مساحة لملفات أخرى على الخدمة الآن. ما زالت ملفاتك هنا، فأعد المحاولة لاحقًا.
uploadError-unavailable = الخدمة غير متاحة حاليًا. ما زالت ملفاتك هنا، فأعد المحاولة بعد قليل.
uploadError-idle_timeout = بقي الاتصال خاملًا مدة طويلة. تحقق منه ثم أعد المحاولة.
uploadError-connect_failed = تعذّر الوصول إلى الخادم. تحقق من اتصالك وأعد المحاولة. تحجب بعض الشبكات، وكثيرًا ما تكون في أماكن العمل، رفع الملفات. جرّب شبكة أخرى كشبكة هاتفك، أو اسأل من يدير شبكتك.
uploadError-connection_lost = انقطع الاتصال. ما زالت ملفاتك هنا، فأعد المحاولة.
uploadError-file_changed = تغيّر أحد ملفاتك أو تعذّرت قراءته أثناء الإرسال. اختره مرة أخرى.
downloadErrorLead = لم يكتمل التنزيل. أعد المحاولة، فإن لم ينفع ذلك فاطلب من المرسل رابطًا جديدًا.
downloadError-rate_limited = كثرت المحاولات. انتظر قليلًا ثم أعد المحاولة.
downloadError-busy = الخدمة مشغولة جدًا. ما زال الرابط يعمل، فأعد المحاولة بعد قليل.
downloadError-unavailable = الخدمة غير متاحة حاليًا. ما زال الرابط يعمل، فأعد المحاولة بعد قليل.
downloadError-connect_failed = تعذّر الوصول إلى الخادم. تحقق من اتصالك ثم أعد المحاولة.
downloadError-connection_lost = انقطع الاتصال. تحقق منه ثم أعد المحاولة.
downloadError-damaged = ما وصل ليس ما أُرسل، ولذلك لم يُحفظ شيء. أعد المحاولة، فإن لم ينفع ذلك فاطلب من المرسل رابطًا جديدًا.
downloadError-incomplete = توقف متصفحك عن الحفظ في المنتصف. احذف الملف غير المكتمل ثم أعد المحاولة.
downloadError-upload_abandoned = توقف المرسل قبل اكتمال الرفع. اطلب رابطًا جديدًا.
downloadError-no_room = لا توجد مساحة لهذه الملفات على هذا الجهاز. أفرغ بعض المساحة ثم أعد المحاولة.
crashLead = تعذّر عرض هذه الصفحة. أعد تحميلها، وكل ما أرسلته من قبل محفوظ.
chunkTitle = جزء من هذه الصفحة ناقص
chunkMissingLead = تعذّر تحميله. تحقق من اتصالك ثم أعد التحميل، وكل ما أرسلته من قبل محفوظ.
chunkTimeoutLead = استغرق تحميله وقتًا طويلًا. تحقق من اتصالك ثم أعد التحميل، وكل ما أرسلته من قبل محفوظ.
waitForTransfer = ما زال هناك نقل جارٍ وسيضيع. انتظر حتى ينتهي.
reload = إعادة التحميل
backHome = العودة إلى البداية
outdatedTitle = توجد نسخة أحدث
outdatedLead = هذه الصفحة قديمة. حدّثها للمتابعة.
update = تحديث
outdatedBrowserTitle = متصفحك قديم
outdatedBrowserLead = ينقصه ما تحتاج إليه لإرسال الملفات واستلامها. حدّثه، ثم افتح هذا العنوان مرة أخرى.
unsupportedTitle = لا يستطيع هذا المتصفح فتح { $title }
unsupportedLead = تُشفَّر الملفات في المتصفح، وهذا المتصفح لا يستطيع ذلك. إليك ما يمكنك فعله:
unsupportedUpdate = حدّث هذا المتصفح، ثم افتح رابطك مرة أخرى.
unsupportedOther = أو انسخ رابطك إلى إصدار حديث من Chrome أو Edge أو Firefox أو Safari.
unsupportedInApp = إن فتحت الرابط داخل تطبيق آخر، فاختر «فتح في المتصفح» من قائمة ذلك التطبيق.
insecureTitle = هذا العنوان غير آمن
insecureLead = لا تُشفِّر المتصفحات إلا في الصفحات الآمنة. ارجع، ثم افتح العنوان نفسه بادئًا بـ https://. إن لم ينجح ذلك فاسأل من يدير هذه الخدمة عن عنوانها الآمن.
otherBrowser = الحصول على متصفح آخر
help = مساعدة

## Privacy

legalTitle = الخصوصية والشروط
legalLead = ما الذي يحدث لملفاتك، في بضع جمل.
legalEncrypted = تُخزَّن الملفات مشفَّرة. المفتاح موجود في الرابط ولا يصل إلى الخادم أبدًا.
legalLifetime = أقصى مدة نحتفظ فيها بالملفات: { $anonymous }، وإن كنت مسجَّل الدخول: { $signedIn }.
legalOneLifetime = أقصى مدة نحتفظ فيها بالملفات: { $time }.
legalDownloads = تُحذف الملفات عند بلوغ حد التنزيلات.
legalLogs = { $days ->
    [zero] لا نحتفظ بعناوين IP في سجلات الخادم.
    [one] نحتفظ بعناوين IP في سجلات الخادم يومًا واحدًا.
    [two] نحتفظ بعناوين IP في سجلات الخادم يومين.
    [few] نحتفظ بعناوين IP في سجلات الخادم مدة { $days } أيام.
    [many] نحتفظ بعناوين IP في سجلات الخادم مدة { $days } يومًا.
   *[other] نحتفظ بعناوين IP في سجلات الخادم مدة { $days } يوم.
}
legalAccountToSend = تحتاج إلى حساب لإرسال الملفات، لا لاستلامها.
legalAccount = لا تحتاج إلى حساب إلا للملفات الأكبر من { $size }.

## Notes and messages

writeNote = كتابة ملاحظة
noteLabel = ملاحظتك
noteHint = تُشفَّر كما تُشفَّر الملفات.
noteReadOnce = تُشفَّر كما تُشفَّر الملفات، ولا تُقرأ إلا مرة واحدة.
noteDone = إضافة الملاحظة
createLink = إنشاء رابط
note = ملاحظة
editNote = تعديل الملاحظة
addMessage = إضافة عنوان أو رسالة
titleLabel = العنوان
messageLabel = الرسالة
senderLabel = اسمك
noteForYou = ملاحظة لك
showNote = عرض الملاحظة
showNoteOnce = عرضها يستهلك آخر تنزيل: لن تتمكن من عرضها مرة أخرى.
copyText = نسخ النص
saveNote = الحفظ كملف
textCopyRefused = لم يسمح لنا متصفحك بالنسخ. حدّد النص وانسخه بنفسك.

## Looking before taking

preview = معاينة
previewNamed = معاينة { $name }
selectFile = تحديد { $name }
downloadSelected = { $count ->
    [zero] تنزيل
    [one] تنزيل ملف واحد
    [two] تنزيل ملفين
    [few] تنزيل { $count } ملفات
    [many] تنزيل { $count } ملفًا
   *[other] تنزيل { $count } ملف
}
downloadAll = تنزيل الكل
saveToFolder = حفظ في مجلد
takingCounts = يُحتسب الفتح أو الحفظ تنزيلًا واحدًا.
takingCounted = احتُسب تنزيل واحد. لن يُحتسب شيء آخر ما دامت هذه الصفحة مفتوحة.
previewFailed = تعذّر عرض هذا الملف. نزّله بدلًا من ذلك.
previewTooLarge = هذا الملف أكبر من أن يُعاين. نزّله بدلًا من ذلك.
previewCut = تظهر البداية فقط.
previewProtected = هذا الملف محمي بكلمة مرور. نزّله لفتحه.
previewMissingPictures = صور في هذه الصفحة تعذّر عرضها: { $count }
previewIncomplete = تعذّر عرض بعض المحتوى بشكل صحيح.
previewNotText = لا يبدو أن هذا الملف يحتوي على نص. نزّله بدلًا من ذلك.
previewEncoding = ترميز النص
previousFile = الملف السابق
nextFile = الملف التالي
filePlace = { $place } من { $count }
noPreview = لا تتوفر معاينة لهذا الملف.
close = إغلاق

## Strong passwords

strongPassword = كلمة مرور فائقة القوة: تُفتح عبر Envoi فقط
strongPasswordHint = أصعب بكثير في التخمين، حتى على هذه الخدمة. لا تستطيع التطبيقات القديمة فتح الرابط.
suggestPassphrase = اقتراح عبارة مرور
suggestFailed = تعذّر تحميل اقتراح. تحقق من اتصالك وأعد المحاولة، أو اكتب كلمة مرور من اختيارك.
copyPassword = نسخ كلمة المرور
makingKey = جارٍ تحضير التشفير…
checkingPassword = جارٍ التحقق من كلمة المرور…

## News

downloadingNow = يجري تنزيله الآن
wrongPasswords = { $count ->
    [zero] كلمة مرور خاطئة، دون محاولات
    [one] كلمة مرور خاطئة، محاولة واحدة
    [two] كلمة مرور خاطئة، محاولتان
    [few] كلمة مرور خاطئة، { $count } محاولات
    [many] كلمة مرور خاطئة، { $count } محاولة
   *[other] كلمة مرور خاطئة، { $count } محاولة
}
notifyMe = إشعاري بالتنزيلات
notifyOn = الإشعارات مفعّلة
notifyBlocked = يحظر متصفحك إشعارات هذه الصفحة.
wasDownloaded = تم تنزيل { $name }
