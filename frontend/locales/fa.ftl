# Envoi: فارسی

productName = Envoi

## Page

homeLink = { $title }، صفحهٔ اصلی
skipToContent = رفتن به محتوا
promo = اعلان
closeNotice = بستن
storageBlocked = این مرورگر فهرست ارسال‌های شما را ذخیره نمی‌کند و با بستن این صفحه از بین می‌رود. اول پیوندهایتان را کپی کنید.
storageFull = در این دستگاه دیگر جایی برای فهرست ارسال‌های شما نیست. پیش از بستن این صفحه پیوندهایتان را کپی کنید، یا ارسال‌هایی را که دیگر لازم ندارید حذف کنید.
footerPromise = فایل‌ها پیش از آنکه از دستگاه شما بیرون بروند رمزگذاری می‌شوند. فقط کسانی که پیوند را دارند می‌توانند بازشان کنند.
footerLinks = دربارهٔ این سرویس
link-privacy = حریم خصوصی
link-terms = شرایط
link-cookies = کوکی‌ها
link-source = کد منبع
link-feedback = بازخورد
feedbackFacts = نسخهٔ { $version }، { $browser }
language = زبان
languageOfBrowser = پیش‌فرض مرورگر
languageTold = { $label }: { $language }
languageFailed = این زبان بارگذاری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.
introTitle = هم‌رسانی خصوصی فایل، به همین سادگی
introLead = فایل‌هایتان پیش از فرستادن، روی همین دستگاه رمزگذاری می‌شوند. پیوند را با هر کس که می‌خواهید هم‌رسانی کنید؛ فقط آن‌ها می‌توانند فایل‌ها را باز کنند.
notBegunTitle = هنوز چیزی اینجا نیست؟
notBegunLead = اتصال خود را بررسی کنید و این صفحه را دوباره بارگذاری کنید. اگر فایده نداشت، مرورگرتان قدیمی است: لطفاً آن را به‌روز کنید.
scriptsOffTitle = JavaScript غیرفعال است
scriptsOffLead = فایل‌هایتان در مرورگر رمزگذاری می‌شوند و این صفحه برای آن به JavaScript نیاز دارد. آن را فعال کنید و صفحه را دوباره بارگذاری کنید.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } بایت
   *[other] { $num } بایت
}
kb = { NUMBER($num, maximumFractionDigits: 1) } کیلوبایت
mb = { NUMBER($num, maximumFractionDigits: 1) } مگابایت
gb = { NUMBER($num, maximumFractionDigits: 1) } گیگابایت
speed = { $size } در ثانیه
percent = { $ratio }
days = { $num } روز
hours = { $num } ساعت
minutes = { $num } دقیقه
seconds = { $num } ثانیه
shortDays = { $num } روز
shortHours = { $num } ساعت
shortMinutes = { $num } دقیقه
twoAmounts = { $first } و { $second }
threeAmounts = { $first } و { $second } و { $third }
timeLeftUnderMinute = کمتر از { $minutes }
untilToday = تا { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = تا فردا، { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = تا { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } از { $total }
remaining = { $time } مانده
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } دانلود
   *[other] { $count } دانلود
}
downloadsWithoutLimit = هر تعداد دانلود
linkTerms = { $downloads }، { $until }
filesCount = { $count ->
    [one] { $count } فایل
   *[other] { $count } فایل
}
nameAndMore = { $name } و { $count } فایل دیگر

## Common buttons

ok = تأیید
done = تمام
cancel = لغو
add = افزودن
doNotAdd = افزوده نشود
tryAgain = تلاش دوباره
copyLink = کپی پیوند
copyMessage = کپی پیام
includePassword = افزودن گذرواژه
emailLink = ایمیل
emailSubject = چند فایل برای شما
copied = کپی شد
copyRefused = مرورگر شما نگذاشت پیوند را کپی کنیم. پیوند انتخاب شده است تا خودتان آن را کپی کنید.
share = هم‌رسانی
shareNamed = هم‌رسانی { $name }
showQrCode = کد QR
qrCode = کد QR این پیوند
qrCodeHint = آن را با دوربین تلفن اسکن کنید تا پیوند همان‌جا باز شود.
qrCodeFailed = کد QR ساخته نشد. پیوندتان همچنان کار می‌کند.
sendYourOwn = فرستادن فایل‌های خودتان
deleteUpload = حذف
deleteFailed = این ارسال حذف نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.
passwordProtected = محافظت‌شده با گذرواژه
passwordLabel = گذرواژه
showPassword = نمایش گذرواژه
hidePassword = پنهان کردن گذرواژه
filesInside = فایل‌های این ارسال

## Accounts

signIn = ورود
signOut = خروج
signOutWaits = انتقالی هنوز در جریان است. پس از پایان آن خارج شوید.
signOutWaitsForTab = انتقالی هنوز در زبانه‌ای دیگر در جریان است. پس از پایان آن خارج شوید.
signOutSyncs = پیش از خروج، فهرست شما ذخیره می‌شود…
signOutTitle = خارج می‌شوید؟
signOutLoses = { $count ->
    [one] { $count } ارسال فقط در این دستگاه است. پس از خروج دیگر نمی‌توانید آن را ببینید، تغییر دهید یا حذف کنید. پیوندش همچنان کار می‌کند.
   *[other] { $count } ارسال فقط در این دستگاه‌اند. پس از خروج دیگر نمی‌توانید آن‌ها را ببینید، تغییر دهید یا حذف کنید. پیوندهایشان همچنان کار می‌کنند.
}
staySignedIn = ماندن در حساب
signOutAnyway = به هر حال خروج
signedOut = خارج شدید.
signedOutRefused = نشست شما به پایان رسیده است. برای دیدن فهرستتان دوباره وارد شوید.
signUpTitle = برای امکانات بیشتر وارد شوید
signUpLead = بدون حساب هم می‌توانید فایل بفرستید. با حساب کارهای بیشتری می‌توانید بکنید:
benefitSize = فرستادن تا { $size } در هر بار
benefitCount = { $count ->
    [one] استفاده از هر پیوند تا { $count } بار
   *[other] استفاده از هر پیوند تا { $count } بار
}
benefitTime = { $token ->
    [one] فعال ماندن پیوند تا { $token } روز
   *[other] فعال ماندن پیوند تا { $token } روز
}
benefitSync = دیدن ارسال‌هایتان در همهٔ دستگاه‌هایتان
benefitPerk = فهرستتان رمزگذاری‌شده می‌ماند؛ فقط خودتان می‌توانید آن را بخوانید
emailLabel = ایمیل (اختیاری)
signInNotBegun = دسترسی به صفحهٔ ورود ممکن نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.
signInAway = ورود اکنون ممکن نیست. بعداً دوباره تلاش کنید.
signInNoRoom = در این دستگاه جایی برای ورود نمانده است. ارسال‌هایی را که دیگر لازم ندارید حذف کنید و دوباره تلاش کنید.
signInWaits = انتقالی هنوز در جریان است و قطع می‌شود. پس از پایان آن وارد شوید.
signingIn = در حال ورود…
signInErrorLead = وارد نشدید و چیز دیگری هم تغییر نکرده است. دوباره تلاش کنید.
signInReason = اگر این وضعیت ادامه یافت، این را به گردانندگان این سرویس بگویید: { $reason }
passphraseNeeded = عبارت عبور فهرستتان را وارد کنید
passphraseNeededLead = فهرست ارسال‌های شما را رمزگذاری می‌کند و هرگز از این دستگاه بیرون نمی‌رود. در همهٔ دستگاه‌هایتان همان را به کار ببرید.
passphraseLabel = عبارت عبور
passphraseTooShort = خیلی کوتاه است. دست‌کم { $length } نویسه به کار ببرید.
passphraseHint = دست‌کم { $length } نویسه: چند واژه که فقط شما کنار هم می‌گذارید. هیچ‌کس نمی‌تواند آن را بازیابی کند، پس یادداشتش کنید.
passphraseRunning = در حال ساختن کلید شما…
passphraseFailed = کلید روی این دستگاه ساخته نشد. زبانه‌های دیگر را ببندید و دوباره تلاش کنید.
goOn = ادامه
cancelSignIn = انصراف از ورود
unknownPassphrase = این عبارت عبور تازه است؟
unknownPassphraseLead = فهرستی برای آن پیدا نکردیم. اگر این نخستین دستگاه شماست یا عبارت تازه‌ای می‌خواهید، دوباره آن را بنویسید تا فهرستی آغاز شود. اگر از پیش فهرستی دارید، شاید آن را اشتباه نوشته باشید.
passphraseAgain = عبارت عبور را دوباره بنویسید
passphraseDiffers = عبارت‌های عبور یکسان نیستند.
beginList = آغاز فهرست تازه
anotherPassphrase = اشتباه نوشتم
uncheckedPassphrase = بررسی عبارت عبور ممکن نشد
uncheckedPassphraseLead = سرور نگفت که آیا فهرستی برای این عبارت عبور هست یا نه. دوباره تلاش کنید. اگر ادامه دهید و آن را اشتباه نوشته باشید، فهرست دستگاه‌های دیگرتان را نمی‌بینید.
trustPassphrase = به هر حال ادامه
retypePassphrase = نوشتن دوباره

## Sending: choosing files

sendFiles = فرستادن فایل
dropFiles = فایل‌ها را اینجا بکشید و رها کنید
orSelectFiles = یا آن‌ها را انتخاب کنید، تا { $size }
upToSize = تا { $size }
selectFiles = انتخاب فایل
selectFolder = انتخاب پوشه
sharedTitle = این فایل‌ها افزوده شوند؟
sharedLead = برنامه یا وب‌گاه دیگری آن‌ها را با این صفحه هم‌رسانی کرده است. فقط آنچه را انتظار داشتید بیفزایید.
accountNeeded = برای فرستادن فایل وارد شوید
accountNeededLead = برای فرستادن فایل در اینجا به حساب نیاز دارید. دریافت برای همه آزاد است.
accountNeededBlocked = برای فرستادن فایل در اینجا به حساب نیاز دارید، ولی این مرورگر نمی‌تواند ورود به این صفحه را ذخیره کند. همچنان می‌توانید فایل دریافت کنید.
accountNeededToRequest = برای درخواست فایل در اینجا به حساب نیاز دارید. هر کس پیوند را داشته باشد می‌تواند برایتان بفرستد.
signInForSize = برای فرستادن تا { $size } وارد شوید
dropNow = رها کنید تا افزوده شوند
chosenFiles = فایل‌های شما
addMoreFiles = افزودن فایل
removeFile = برداشتن { $name }
fileRemoved = { $name } برداشته شد
addFolder = افزودن پوشه
skipped-none = فایلی برای افزودن پیدا نشد
skipped-empty = { $count ->
    [one] از { $count } فایل خالی چشم‌پوشی شد
   *[other] از { $count } فایل خالی چشم‌پوشی شد
}
skipped-chosen = { $count ->
    [one] از { $count } فایل که پیش‌تر افزوده بودید چشم‌پوشی شد
   *[other] از { $count } فایل که پیش‌تر افزوده بودید چشم‌پوشی شد
}
skipped-system = فایل‌های سیستمی کنارگذاشته‌شده: { $count }
skipped-unreadable = خوانده نشد: { $name }
expiryChoices = انقضای پیوند پس از
downloadLimitLabel = دانلودها
timeLimitLabel = زمان
addPassword = محافظت با گذرواژه
liveLink = دریافت پیوند هنگام آپلود
liveLinkHint = تا شما مشغول آپلود هستید، گیرندگان می‌توانند دانلود را در مرورگرشان آغاز کنند. این صفحه را باز نگه دارید.
passwordMissing = گذرواژه‌ای بنویسید، یا تیک را بردارید تا بدون گذرواژه فرستاده شود.
maxPasswordLength = گذرواژه حداکثر می‌تواند { $length } نویسه داشته باشد.
uploadFiles = { $count ->
    [one] آپلود { $count } فایل
   *[other] آپلود { $count } فایل
}

## Sending: what is not possible

noticeTitle-tooManyFiles = فایل‌ها بیش از حدند
noticeTitle-fileTooBig = برای فرستادن بزرگ است
noticeTitle-tooManyArchives = ارسال‌ها بیش از حدند
noticeTitle-unreadableFiles = این فایل‌ها خوانده نمی‌شوند

## Sending: what is not possible

tooManyFiles = { $count ->
    [one] هر بار می‌توانید { $count } فایل بفرستید؛ شما { $chosen } فایل انتخاب کردید. آن‌ها را زیپ کنید یا یکی را برگزینید.
   *[other] هر بار می‌توانید تا { $count } فایل بفرستید؛ شما { $chosen } فایل انتخاب کردید. آن‌ها را زیپ کنید یا کمتر انتخاب کنید.
}
tooManyFilesAtOnce = { $count ->
    [one] هر بار می‌توانید { $count } فایل بفرستید. آن‌ها را زیپ کنید یا یکی را برگزینید.
   *[other] هر بار می‌توانید تا { $count } فایل بفرستید. آن‌ها را زیپ کنید یا کمتر انتخاب کنید.
}
addFitting = { $count ->
    [one] افزودن اولی
   *[other] افزودن { $count } فایل اول
}
fileTooBig = هر بار می‌توانید تا { $size } بفرستید. این فایل‌ها را در بخش‌های کوچک‌تر بفرستید.
tooManyArchives = { $count ->
    [one] هم‌زمان می‌توانید { $count } ارسال داشته باشید. آن را حذف کنید، یا صبر کنید تا منقضی شود.
   *[other] هم‌زمان می‌توانید تا { $count } ارسال داشته باشید. یکی را حذف کنید، یا صبر کنید تا یکی منقضی شود.
}
unreadableFiles = نمی‌توانیم آنچه را رها کردید بخوانیم. به‌جای آن فایل‌ها را با دکمه انتخاب کنید.
needsAccountSize = بدون حساب هر بار تا { $size } می‌توانید بفرستید.
needsAccountCount = { $count ->
    [one] بدون حساب هر پیوند حداکثر { $count } دانلود دارد.
   *[other] بدون حساب هر پیوند حداکثر { $count } دانلود دارد.
}
needsAccountTime = بدون حساب، پیوندها حداکثر { $time } کار می‌کنند.

## Sending: under way and done

chosenTold = { $files }، در مجموع { $size }
noAnswer = در انتظار اتصال شما. خودکار ادامه می‌دهیم.
uploading = در حال آپلود
uploadWaiting = در انتظار آپلود
pause = مکث
uploadPaused = مکث شده
liveLinkReady = این پیوند از همین حالا کار می‌کند. گیرندگان فایل‌ها را هم‌زمان با آپلود شما دریافت می‌کنند. این صفحه را باز نگه دارید.
unfinishedUpload = آپلود نیمه‌کاره
continueFrom = ادامه از { $size }؟
sameFilesNeeded = برای ادامه، همان فایل‌ها را دوباره انتخاب کنید.
otherFiles = این‌ها همان فایل‌ها نیستند یا از آن زمان تغییر کرده‌اند. چیز دیگری فرستاده نشد.
notSent = هنوز آپلود نشده است
prepareNext = آماده‌سازی آپلود بعدی
waitsForUpload = با پایان آپلود فعلی آغاز می‌شود.
stopUploadTitle = این آپلود متوقف شود؟
stopUploadLead = آنچه تاکنون فرستاده شده از دست می‌رود. فایل‌هایی که انتخاب کرده‌اید همین‌جا می‌مانند.
keepUploading = ادامهٔ آپلود
stopUpload = توقف آپلود
showUpload = نمایش
importing = در حال خواندن فایل‌های شما…
encrypting = در حال رمزگذاری…
finalising = تقریباً تمام است. در حال ذخیرهٔ فایل‌ها…
expiresAfter = انقضا پس از { $downloads } یا { $time }
settingPassword = در حال تنظیم گذرواژه…
passwordFailed = گذرواژه تنظیم نشد
passwordFailedLead = فایل‌هایتان آپلود شده‌اند ولی هنوز محافظت نمی‌شوند، برای همین پیوند را نشان نداده‌ایم. دوباره تلاش کنید، یا این ارسال را حذف کنید.
uploaded = آمادهٔ هم‌رسانی
linkReady = پیوند شما آماده است
uploadComplete = آپلود کامل شد
shareLink = پیوند فایل‌های شما
sendMore = فرستادن فایل‌های بیشتر
linkDialogLead = هر کس این پیوند را داشته باشد می‌تواند { $name } را دانلود کند.
linkDialogNote = هر کس این پیوند را داشته باشد می‌تواند یادداشت شما را بخواند.
linkNeedsPassword = گذرواژه را هم باید داشته باشد.
howProtected = از فایل‌هایتان چگونه محافظت می‌شود
protectionTitle = رمزگذاری سرتاسری
protectionEncrypted = مرورگرتان فایل‌ها را پیش از آنکه از این دستگاه بیرون بروند رمزگذاری می‌کند. سرور فقط چیزی را ذخیره می‌کند که نمی‌تواند بخواند.
protectionKey = کلید بخشی از پیوند است، پس از نشان #، و هرگز به سرور فرستاده نمی‌شود. پس پیوند را فقط با کسانی هم‌رسانی کنید که به آن‌ها اعتماد دارید.
protectionExpiry = با منقضی شدن پیوند، یعنی پس از دانلودها یا مدتی که انتخاب می‌کنید، فایل‌ها حذف می‌شوند.

## Keyboard shortcuts

shortcutsTitle = میان‌برهای صفحه‌کلید
shortcutChoose = انتخاب فایل
shortcutUpload = آپلود
shortcutCopy = کپی پیوند
shortcutDownload = دانلود
shortcutHelp = نمایش این فهرست
shortcutsOn = استفاده از میان‌برهای صفحه‌کلید

## The survey

surveyTitle = نظرتان را به ما بگویید
surveyLead = پاسخ‌های شما به ما کمک می‌کند بهتر شویم. نظرسنجی در صفحه‌ای دیگر باز می‌شود و چیزی دربارهٔ فایل‌هایتان نمی‌فهمد.
giveFeedback = ارسال بازخورد
surveySkip = رد شدن

## The person's own uploads

yourUploads = ارسال‌های شما
noUploads = فایل‌هایی که می‌فرستید اینجا نمایش داده می‌شوند تا بتوانید پیوند را دوباره کپی کنید یا حذفشان کنید.
joinOffer = ارسال‌های این دستگاه پیش از ورود شما: { $count }. به فهرستتان افزوده شوند؟
downloadsLeft = { $count ->
    [one] { $count } دانلود مانده
   *[other] { $count } دانلود مانده
}
timeLeft = { $time } مانده
deleteNamed = حذف { $name }
deletingNamed = در حال حذف { $name }…
undo = واگرد
keep = نگه داشتن
moreActions = کارهای بیشتر برای { $name }
openPage = باز کردن صفحهٔ دانلود
openDownloadPage = باز کردن صفحهٔ دانلود { $name }
changeLimits = تغییر
changeLimitsNamed = تغییر زمان انقضای پیوند { $name }
changeLimitsTitle = تغییر زمان انقضای پیوند
keepTime = بدون تغییر
timeFromNow = تا { $time } دیگر
save = ذخیره
goneTitle = این ارسال دیگر نیست
goneLead = { $name } منقضی شده، به سقف دانلودش رسیده، یا از جای دیگری حذف شده است. چیزی تغییر نکرد.
passwordNotSet = گذرواژه تنظیم نشده است، برای همین پیوند پنهان است. اگر چنین بماند، این ارسال را حذف کنید و فایل‌ها را دوباره بفرستید.
changeFailed = ذخیره نشد. انتخاب‌ها و اتصال خود را بررسی کنید و دوباره تلاش کنید.
pastUploads = پایان‌یافته در ۷ روز گذشته
clearPast = پاک کردن
pastDownloaded = دانلود شد: { $time }
pastDownloadedBefore = دانلود شد پیش از { $time }
pastExpired = منقضی شد: { $time }
pastDeleted = حذف شد: { $time }
pastGone = تمام یا حذف شد: { $time }
pastGoneBefore = تمام یا حذف شد پیش از { $time }
requestFiles = درخواست فایل
newRequestLead = پیوندی بسازید که هر کس با آن بتواند برای شما فایل‌هایی بفرستد که فقط شما می‌توانید بخوانید.
requestWanted = چه می‌خواهید، هر مورد در یک خط
requestAskerHint = فرستندگان این نام را می‌بینند. کسی آن را بررسی نمی‌کند.
requestOpenFor = مدت باز بودن
deliveries = مرسوله‌ها
requestDeliverySize = اندازهٔ هر مرسوله
requestTotalSize = اندازهٔ کل
newRequestKinds = نوع فایل‌ها، مانند ‎.pdf (فقط راهنمایی)
requestLink = پیوند درخواست
requestReadyLead = هر کس این پیوند را داشته باشد می‌تواند برای شما فایل بفرستد. فقط شما می‌توانید آن‌ها را بخوانید.
requestSubject = لطفاً برایم فایل بفرستید
ownerLink = پیوند صندوق
ownerLinkWarning = این صندوق را در دستگاهی دیگر باز می‌کند. هر کس آن را داشته باشد می‌تواند هرچه دریافت می‌کنید بخواند؛ آن را نزد خود نگه دارید.
inbox = صندوق دریافت
yourRequests = درخواست‌های شما
joinRequests = درخواست‌های ساخته‌شده در این دستگاه پیش از ورود شما: { $count }. به فهرستتان افزوده شوند؟
newDeliveries = مرسوله‌های تازه: { $count }
notifyDeliveries = از مرسوله‌ها باخبرم کن
requestAccepts = فایل می‌پذیرد
requestClosed = دیگر فایل نمی‌پذیرد
noDeliveries = هنوز چیزی نرسیده است. مرسوله‌ها اینجا نمایش داده می‌شوند.
requestGoneLead = این درخواست منقضی یا حذف شده است.
requestUntrusted = نمی‌توان به این درخواست اعتماد کرد
requestUntrustedLead = پیوند آسیب دیده است یا سرور درخواست دیگری نشان می‌دهد. چیزی نمایش داده نمی‌شود.
deliveryComing = در حال ارسال
deliveryNew = دریافت شد
deliveryCollected = ذخیره شد
removeDelivery = حذف از سرور
deliveryRefused-repeated = رد شد: این مرسوله دو بار آمده است.
deliveryRefused-forged = رد شد: با پیوند شما ساخته نشده است.
deliveryRefused-damaged = رد شد: آسیب دیده یا تغییر کرده است.
closeRequest = توقف پذیرش فایل
closeRequestTitle = پذیرش فایل متوقف شود؟
closeRequestLead = پیوند برای همیشه از کار می‌افتد و فایل‌هایی که هنوز در حال ارسال‌اند نمی‌رسند. آنچه رسیده همین‌جا می‌ماند.
newLink = پیوند تازه
newLinkLead = همین که پیوند تازه آماده شود، پیوند قبلی از کار می‌افتد. آنچه رسیده در صندوق قبلی می‌ماند.
deleteRequestTitle = این درخواست حذف شود؟
deleteRequestLead = پیوند از کار می‌افتد و هرچه رسیده از سرور حذف می‌شود. فایل‌هایی که ذخیره کرده‌اید می‌مانند.

## Receiving

checkingLink = در جست‌وجوی فایل‌های شما…
checkFailed = سرور در دسترس نیست
checkFailedLead = چیزی از دست نرفته است. اتصال خود را بررسی کنید و دوباره تلاش کنید.
checkRefused = سرور شلوغ است
checkRefusedLead = چیزی از دست نرفته است. کمی بعد دوباره تلاش کنید.
waitAsked = لطفاً { $time } صبر کنید.
expiredTitle = این فایل‌ها دیگر نیستند
expiredLead = پیوند منقضی شده، به سقف دانلودش رسیده، یا فرستنده آن را حذف کرده است. پیوند تازه‌ای بخواهید.
removedTitle = این فایل‌ها برداشته شده‌اند
removedLead = گردانندگان این سرویس آن‌ها را برداشته‌اند و پیوند دیگر کار نمی‌کند.
contactOperator = تماس با آن‌ها
passwordNeeded = گذرواژه را وارد کنید
passwordNeededLead = گذرواژه را از فرستنده بپرسید؛ در پیوند نیست.
passwordTryAgain = گذرواژه نادرست است. دوباره تلاش کنید.
unlock = باز کردن قفل
keyNeeded = این پیوند کامل نیست
keyNeededLead = بخشی از پیوند نیست. دوباره کپی‌اش کنید و اینجا بچسبانید.
keyLabel = پیوند یا کلید
notAKey = این پیوند یا کلیدی از این سرویس نیست.
keyOfAnotherFile = آن پیوند برای فایل‌های دیگری است.
openLink = باز کردن
wrongKey = این پیوند کار نمی‌کند
wrongKeyLead = شاید بخشی از آن جا افتاده باشد. همهٔ پیوند را از پیامتان کپی کنید و اینجا بچسبانید.
filesForYou = { $count ->
    [one] یک فایل برای شما
   *[other] { $count } فایل برای شما
}
filesForYouLead = رمزگذاری سرتاسری. فقط در مرورگر شما رمزگشایی می‌شود.
fromSender = از طرف فرستنده
showMore = نمایش بیشتر
download = دانلود
noStreamsWarning = برای باز کردن فایلی به این بزرگی، این مرورگر باید همهٔ آن را در حافظه نگه دارد و شاید موفق نشود. چه می‌خواهید بکنید؟
noStreams-copyLink = کپی پیوند برای باز کردن در مرورگری دیگر
noStreams-otherBrowser = دریافت مرورگری که فایل‌های بزرگ را مستقیم ذخیره می‌کند
noStreams-download = به هر حال دانلود در همین‌جا
linkLife = { $time } دیگر منقضی می‌شود
linkLifeUnderMinute = کمتر از یک دقیقهٔ دیگر منقضی می‌شود
lastDownloadNote = آخرین دانلود: پس از باز کردن یا ذخیره کردن، پیوند از کار می‌افتد.
ownUpload = { $left ->
    [one] این ارسال خود شماست. اگر دانلودش کنید، کس دیگری نمی‌تواند.
   *[other] این ارسال خود شماست. دانلود آن، یکی از { $left } دانلود باقی‌مانده را مصرف می‌کند.
}
downloadsTaken = همین حالا کسی در حال استفاده از آخرین دانلود است. اگر متوقف شود، دو دقیقهٔ دیگر می‌توانید دوباره تلاش کنید.
downloading = در حال دانلود
decrypting = در حال رمزگشایی…
downloadBegunAnew = ادامهٔ این بارگیری ممکن نبود، برای همین از ابتدا آغاز شد.
stillUploading = فرستنده هنوز در حال آپلود است. می‌توانید از همین حالا دانلود را آغاز کنید.
waitsForSender = در انتظار فرستنده. خودکار ادامه می‌دهیم.
downloadFinished = دانلود کامل شد
downloadFinishedLead = { $name } در پوشهٔ دانلودهای شماست.
savedInFolder = در { $folder } ذخیره شد
downloadFinishedRenamed = در پوشهٔ دانلودهای شماست؛ شاید مرورگرتان نام دیگری به آن داده باشد.
downloadAgain = دانلود دوباره
lastDownloadDone = این آخرین دانلود بود و پیوند دیگر کار نمی‌کند.
downloadStopped = دانلود کامل نشد
showDownload = نمایش

## Sending what a request asks for

requestTitle = فایل‌هایی خواسته شده است
requestLead = روی همین دستگاه رمزگذاری می‌شود. آنچه می‌فرستید را فقط درخواست‌کننده می‌تواند باز کند.
requestWords = از طرف درخواست‌کننده (تأییدنشده)
requestKinds = نوع فایل‌های ترجیحی
requestLeft = مرسوله‌های باقی‌مانده
requestRoom = فضای باقی‌مانده
requestEach = بیشینهٔ هر مرسوله
requestSend = فرستادن
requestPasswordLead = آن را از کسی بخواهید که پیوند را برایتان فرستاده است.
requestSent = فرستاده شد
requestSentLead = فقط درخواست‌کننده می‌تواند آن را باز کند. او همین کد رسید را می‌بیند.
receiptLabel = کد رسید
copyReceipt = کپی کد رسید
delivery-stored = رسید. هنوز برداشته نشده است.
delivery-collected = برداشته شد.
delivery-gone = پیش از برداشته شدن حذف یا منقضی شد.
deliveryLost = آپلود نیمه‌کاره را نمی‌توان ادامه داد.
sentBefore = فرستاده‌شده از این دستگاه
sentAt = زمان فرستادن: { $time }
requestEnded-unknown = چنین درخواستی وجود ندارد
requestEndedLead-unknown = حذف یا منقضی شده، یا این سرویس درخواست نمی‌پذیرد. پیوند تازه‌ای بخواهید.
requestEnded-closed = این درخواست بسته شده است
requestEnded-full = این درخواست پر شده است
requestEndedLead = دیگر چیزی نمی‌پذیرد. پیوند تازه‌ای بخواهید.
requestEnded-untrusted = این پیوند قابل اعتماد نیست
requestEndedLead-untrusted = پیوند و سرور با هم نمی‌خوانند، پس چیزی فرستاده نشد. پیوند را دوباره از راهی دیگر بخواهید.

## Reporting an upload to whoever runs the service

report = گزارش
reportTitle = گزارش این آپلود
reportLead = این به دست گردانندگان این سرویس می‌رسد. فقط آن‌ها می‌توانند نوشتهٔ شما را بخوانند.
reportReason = مشکل چیست؟
reportReason-malware = نرم‌افزار مخرب
reportReason-fraud = کلاهبرداری یا فیشینگ
reportReason-illegal = محتوای غیرقانونی
reportReason-other = چیزی دیگر
reportWords = چه چیزی را باید بدانند؟
reportKey = افزودن کلید
reportKeyHint = با کلید می‌توانند فایل‌ها را باز کنند. بدون آن نمی‌توانند.
reportSend = ارسال گزارش
reportSent = گزارش ارسال شد
reportSentLead = سپاسگزاریم. گردانندگان این سرویس آن را بررسی می‌کنند.
reportFailed = ارسال نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.

## Dead ends

loading = یک لحظه…
configFailed = سرور در دسترس نیست
configFailedLead = چیزی از دست نرفته است. اتصال خود را بررسی کنید و دوباره تلاش کنید.
intercepted = به‌جای این سرویس، یک صفحهٔ ورود یا شبکهٔ شما پاسخ داد. این صفحه را در زبانه‌ای دیگر باز کنید و اگر خواسته شد، آنجا وارد شوید.
pageNotFound = صفحه پیدا نشد
pageNotFoundLead = نشانی را بررسی کنید، یا از صفحهٔ اصلی آغاز کنید.
notFoundTitle = اینجا چیزی نیست
notFoundLead = فایل‌ها منقضی یا حذف شده‌اند، یا پیوند کامل نیست.
errorTitle = مشکلی پیش آمد
errorLead = چیزی خراب شد. هیچ‌یک از چیزهایی که فرستاده‌اید از دست نرفته است.
uploadErrorLead = فایل‌هایتان فرستاده نشد، ولی آنچه انتخاب کردید هنوز اینجاست. دوباره تلاش کنید.
uploadError-too_large = این فایل‌ها از آنچه این سرویس اجازه می‌دهد بزرگ‌ترند. آن‌ها را در بخش‌های کوچک‌تر بفرستید.
uploadError-bad_limit = این سرویس دیگر این تعداد دانلود یا این مدت را اجازه نمی‌دهد. صفحه را دوباره بارگذاری کنید و از نو انتخاب کنید.
uploadError-unauthorized = برای فرستادن فایل در اینجا باید وارد شوید. وارد شوید و فایل‌هایتان را دوباره انتخاب کنید.
uploadError-sender_unknown = نتوانستیم تأیید کنیم که وارد شده‌اید، برای همین محدودیت‌های عمومی اعمال شد. اگر از حساب خارج شده‌اید دوباره وارد شوید؛ وگرنه کمی بعد دوباره تلاش کنید.
uploadError-issuer_away = سرویس اکنون در دسترس نیست، یا نمی‌تواند بررسی کند چه کسی وارد شده است. بدون حساب می‌توانید تا { $size } بفرستید، برای حداکثر { $downloads } و { $time }. کمتر بفرستید، یا کمی بعد دوباره تلاش کنید.
uploadError-signed_out = از حسابتان در این دستگاه خارج شده‌اید، برای همین این آپلود متوقف شد.
uploadError-rate_limited = تلاش‌ها بیش از حد بود. کمی صبر کنید و دوباره تلاش کنید.
uploadError-too_many_uploads = تعداد آپلودها از شبکه یا حساب شما بیش از حد است. فایل‌هایتان هنوز اینجا هستند.
uploadError-too_many_bytes = حجم داده‌های ارسالی از شبکه یا حساب شما بیش از حد است. فایل‌هایتان هنوز اینجا هستند.
uploadError-busy = سرویس بسیار شلوغ است. فایل‌هایتان هنوز اینجا هستند؛ کمی بعد دوباره تلاش کنید.
uploadError-full = سرویس اکنون برای فایل‌های بیشتر جا ندارد. فایل‌هایتان هنوز اینجا هستند؛ بعداً دوباره تلاش کنید.
uploadError-unavailable = سرویس اکنون در دسترس نیست. فایل‌هایتان هنوز اینجا هستند؛ کمی بعد دوباره تلاش کنید.
uploadError-idle_timeout = اتصال زمان زیادی غیرفعال بود. آن را بررسی کنید و دوباره تلاش کنید.
uploadError-connect_failed = سرور در دسترس نیست. اتصال خود را بررسی کنید و دوباره تلاش کنید. برخی شبکه‌ها، اغلب در محل کار، جلوی آپلود را می‌گیرند. شبکه‌ای دیگر، مانند شبکهٔ تلفنتان، را امتحان کنید یا از گردانندگان شبکهٔ خود بپرسید.
uploadError-connection_lost = اتصال قطع شد. فایل‌هایتان هنوز اینجا هستند؛ دوباره تلاش کنید.
uploadError-file_changed = یکی از فایل‌هایتان هنگام فرستادن تغییر کرد یا خوانده نشد. دوباره انتخابش کنید.
downloadErrorLead = دانلود کامل نشد. دوباره تلاش کنید؛ اگر کمکی نکرد، از فرستنده پیوند تازه‌ای بخواهید.
downloadError-rate_limited = تلاش‌ها بیش از حد بود. کمی صبر کنید و دوباره تلاش کنید.
downloadError-busy = سرویس بسیار شلوغ است. پیوند هنوز کار می‌کند؛ کمی بعد دوباره تلاش کنید.
downloadError-unavailable = سرویس اکنون در دسترس نیست. پیوند هنوز کار می‌کند؛ کمی بعد دوباره تلاش کنید.
downloadError-connect_failed = سرور در دسترس نیست. اتصال خود را بررسی کنید و دوباره تلاش کنید.
downloadError-connection_lost = اتصال قطع شد. آن را بررسی کنید و دوباره تلاش کنید.
downloadError-damaged = آنچه رسید همانی نیست که فرستاده شد، برای همین چیزی نگه داشته نشد. دوباره تلاش کنید؛ اگر کمکی نکرد، از فرستنده پیوند تازه‌ای بخواهید.
downloadError-incomplete = مرورگرتان در میانهٔ ذخیره کردن متوقف شد. فایل ناقص را حذف کنید و دوباره تلاش کنید.
downloadError-upload_abandoned = فرستنده پیش از پایان آپلود، آن را رها کرد. پیوند تازه‌ای بخواهید.
downloadError-no_room = این دستگاه برای این فایل‌ها جا ندارد. کمی جا باز کنید و دوباره تلاش کنید.
crashLead = این صفحه نشان داده نشد. آن را دوباره بارگذاری کنید؛ هر چه پیش‌تر فرستاده‌اید سر جایش است.
chunkTitle = بخشی از این صفحه کم است
chunkMissingLead = بارگذاری نشد. اتصال خود را بررسی کنید و دوباره بارگذاری کنید؛ هر چه پیش‌تر فرستاده‌اید سر جایش است.
chunkTimeoutLead = بارگذاری آن بیش از اندازه طول کشید. اتصال خود را بررسی کنید و دوباره بارگذاری کنید؛ هر چه پیش‌تر فرستاده‌اید سر جایش است.
waitForTransfer = انتقالی هنوز در جریان است و قطع می‌شود. صبر کنید تا تمام شود.
reload = بارگذاری دوباره
backHome = بازگشت به صفحهٔ اصلی
outdatedTitle = نسخهٔ تازه‌تری هست
outdatedLead = این صفحه قدیمی است. برای ادامه آن را به‌روز کنید.
update = به‌روزرسانی
outdatedBrowserTitle = مرورگر شما قدیمی است
outdatedBrowserLead = آنچه را برای فرستادن و دریافت فایل لازم دارید ندارد. آن را به‌روز کنید و این نشانی را دوباره باز کنید.
unsupportedTitle = این مرورگر نمی‌تواند { $title } را باز کند
unsupportedLead = فایل‌ها در مرورگر رمزگذاری می‌شوند و این مرورگر نمی‌تواند. این کارها را می‌توانید بکنید:
unsupportedUpdate = این مرورگر را به‌روز کنید و پیوندتان را دوباره باز کنید.
unsupportedOther = یا پیوندتان را در نسخهٔ تازه‌ای از Chrome یا Edge یا Firefox یا Safari باز کنید.
unsupportedInApp = اگر پیوند را درون برنامهٔ دیگری باز کرده‌اید، از منوی آن برنامه «باز کردن در مرورگر» را انتخاب کنید.
insecureTitle = این نشانی امن نیست
insecureLead = مرورگرها فقط در صفحه‌های امن رمزگذاری می‌کنند. برگردید و همین نشانی را با https:// در آغازش باز کنید. اگر نشد، نشانی امن این سرویس را از گردانندگانش بپرسید.
otherBrowser = دریافت مرورگری دیگر
help = راهنما

## Privacy

legalTitle = حریم خصوصی و شرایط
legalLead = بر فایل‌های شما چه می‌گذرد، در چند جمله.
legalEncrypted = فایل‌ها رمزگذاری‌شده ذخیره می‌شوند. کلید در پیوند است و هرگز به سرور نمی‌رسد.
legalLifetime = فایل‌ها را حداکثر { $anonymous } نگه می‌داریم، یا اگر وارد شده باشید { $signedIn }.
legalOneLifetime = فایل‌ها را حداکثر { $time } نگه می‌داریم.
legalDownloads = فایل‌ها با رسیدن به سقف دانلود حذف می‌شوند.
legalLogs = نشانی‌های IP را { $days } روز در گزارش‌های سرور نگه می‌داریم.
legalAccountToSend = برای فرستادن فایل به حساب نیاز دارید، ولی برای دریافت نه.
legalAccount = فقط برای فایل‌های بزرگ‌تر از { $size } به حساب نیاز دارید.

## Notes and messages

writeNote = نوشتن یادداشت
noteLabel = یادداشت شما
noteHint = مانند فایل رمزگذاری می‌شود.
noteReadOnce = مانند فایل رمزگذاری می‌شود و یک بار می‌توان آن را خواند.
noteDone = افزودن یادداشت
createLink = ساخت پیوند
note = یادداشت
editNote = ویرایش یادداشت
addMessage = افزودن عنوان یا پیام
titleLabel = عنوان
messageLabel = پیام
senderLabel = نام شما
noteForYou = یادداشتی برای شما
showNote = نمایش یادداشت
showNoteOnce = نمایش آن آخرین دانلود را مصرف می‌کند: دیگر نمی‌توانید نمایشش دهید.
copyText = کپی متن
saveNote = ذخیره به‌صورت فایل
textCopyRefused = مرورگر شما نگذاشت کپی کنیم. متن را انتخاب کنید و خودتان کپی کنید.

## Looking before taking

preview = پیش‌نمایش
previewNamed = پیش‌نمایش { $name }
selectFile = انتخاب { $name }
downloadSelected = { $count ->
    [one] دانلود { $count } فایل
   *[other] دانلود { $count } فایل
}
downloadAll = دانلود همه
saveToFolder = ذخیره در پوشه
takingCounts = باز کردن یا ذخیره کردن یک دانلود شمرده می‌شود.
takingCounted = یک دانلود شمرده شد. تا این صفحه باز است چیز دیگری شمرده نمی‌شود.
previewFailed = این فایل نشان داده نشد. به‌جای آن دانلودش کنید.
previewTooLarge = این فایل برای پیش‌نمایش بزرگ است. به‌جای آن دانلودش کنید.
previewCut = فقط آغاز آن نمایش داده می‌شود.
previewProtected = این فایل با گذرواژه محافظت شده است. برای باز کردن، دانلودش کنید.
previewMissingPictures = تصویرهای این صفحه که نمایش داده نشدند: { $count }
previewIncomplete = بخشی از محتوا درست نمایش داده نمی‌شود.
previewNotText = به نظر نمی‌رسد این فایل متن داشته باشد. به‌جای آن دانلودش کنید.
previewEncoding = کدگذاری متن
previousFile = فایل قبلی
nextFile = فایل بعدی
filePlace = { $place } از { $count }
noPreview = این فایل پیش‌نمایش ندارد.
close = بستن

## Strong passwords

strongPassword = بسیار قوی: فقط با Envoi باز می‌شود
strongPasswordHint = حدس زدنش حتی برای این سرویس هم بسیار دشوارتر است. برنامه‌های قدیمی نمی‌توانند پیوند را باز کنند.
suggestPassphrase = پیشنهاد عبارت عبور
suggestFailed = پیشنهادی بارگذاری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید، یا گذرواژهٔ خودتان را بنویسید.
copyPassword = کپی گذرواژه
makingKey = آماده‌سازی رمزگذاری…
checkingPassword = در حال بررسی گذرواژه…

## News

downloadingNow = هم‌اکنون در حال دانلود
wrongPasswords = { $count ->
    [one] گذرواژهٔ نادرست، { $count } تلاش
   *[other] گذرواژهٔ نادرست، { $count } تلاش
}
notifyMe = از دانلودها باخبرم کن
notifyOn = اعلان‌ها روشن‌اند
notifyBlocked = مرورگرتان اعلان‌های این صفحه را مسدود می‌کند.
wasDownloaded = { $name } دانلود شد
