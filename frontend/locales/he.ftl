productName = Envoi

## The page around every screen

homeLink = { $title }, דף הבית
skipToContent = דילוג לתוכן
promo = הודעה
closeNotice = סגירה
storageBlocked = הדפדפן הזה לא ישמור את רשימת ההעלאות שלכם, והיא תיעלם כשתסגרו את הדף. העתיקו קודם את הקישורים.
storageFull = לא נשאר במכשיר הזה מקום לרשימת ההעלאות שלכם. העתיקו את הקישורים לפני שתסגרו את הדף, או מחקו העלאות שכבר אין בהן צורך.
footerPromise = הקבצים מוצפנים לפני שהם יוצאים מהמכשיר שלכם. רק מי שיש לו הקישור יכול לפתוח אותם.
footerLinks = על השירות
link-privacy = פרטיות
link-terms = תנאים
link-cookies = קובצי Cookie
link-source = קוד המקור
link-feedback = משוב
feedbackFacts = גרסה { $version }, { $browser }
language = שפה
languageOfBrowser = ברירת המחדל של הדפדפן
languageTold = { $label }: { $language }
languageFailed = לא הצלחנו לטעון את השפה הזו. בדקו את החיבור ונסו שוב.
introTitle = שיתוף קבצים פרטי, בפשטות
introLead = הקבצים שלכם מוצפנים במכשיר הזה לפני שהם נשלחים. שתפו את הקישור עם מי שתבחרו, ורק הם יוכלו לפתוח את הקבצים.
notBegunTitle = עדיין אין כאן כלום?
notBegunLead = בדקו את החיבור וטענו את הדף מחדש. אם זה לא עוזר, הדפדפן שלכם אינו מעודכן: נא לעדכן אותו.
scriptsOffTitle = JavaScript כבוי
scriptsOffLead = הקבצים שלכם מוצפנים בדפדפן, ולכן הדף הזה זקוק ל־JavaScript. הפעילו אותו וטענו מחדש.

## Sizes, times, amounts

bytes = { $num ->
    [one] בייט אחד
    [two] { $num } בייטים
   *[other] { $num } בייטים
}
# From the left, like the names of the units.
kb = {"\u200E"}{ NUMBER($num, maximumFractionDigits: 1) } KB
mb = {"\u200E"}{ NUMBER($num, maximumFractionDigits: 1) } MB
gb = {"\u200E"}{ NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/ש׳
percent = { $ratio }
days = { $num ->
    [one] { $num } יום
    [two] יומיים
   *[other] { $num } ימים
}
hours = { $num ->
    [one] { $num } שעה
    [two] שעתיים
   *[other] { $num } שעות
}
minutes = { $num ->
    [one] { $num } דקה
    [two] שתי דקות
   *[other] { $num } דקות
}
seconds = { $num ->
    [one] { $num } שניה
    [two] שתי שניות
   *[other] { $num } שניות
}
shortDays = { $num ->
    [one] { $num } יום
    [two] יומיים
   *[other] { $num } ימ׳
}
shortHours = { $num ->
    [one] { $num } שעה
    [two] שעתיים
   *[other] { $num } שע׳
}
shortMinutes = { $num } דק׳
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = פחות מ־{ $minutes }
untilToday = עד { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = עד מחר, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = עד { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } מתוך { $total }
remaining = זמן שנותר: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] הורדה אחת
    [two] { $count } הורדות
   *[other] { $count } הורדות
}
downloadsWithoutLimit = הורדות ללא הגבלה
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] קובץ אחד
    [two] { $count } קבצים
   *[other] { $count } קבצים
}
nameAndMore = { $count ->
    [one] { $name } ועוד אחד
    [two] { $name } ועוד { $count }
   *[other] { $name } ועוד { $count }
}

## Buttons that stand in several places

ok = אישור
done = סיום
cancel = ביטול
add = הוספה
doNotAdd = לא להוסיף
tryAgain = ניסיון נוסף
copyLink = העתקת הקישור
copyMessage = העתקת ההודעה
includePassword = לצרף את הסיסמה
emailLink = אימייל
emailSubject = קבצים בשבילכם
copied = הועתק
copyRefused = הדפדפן לא נתן לנו להעתיק את הקישור. הוא מסומן, כך שתוכלו להעתיק אותו בעצמכם.
share = שיתוף
shareNamed = שיתוף { $name }
showQrCode = קוד QR
qrCode = קוד QR לקישור הזה
qrCodeHint = סרקו אותו במצלמה של טלפון כדי לפתוח שם את הקישור.
qrCodeFailed = לא הצלחנו ליצור את קוד ה־QR. הקישור שלכם עדיין עובד.
sendYourOwn = שליחת קבצים משלכם
deleteUpload = מחיקה
deleteFailed = לא הצלחנו למחוק את ההעלאה הזאת. בדקו את החיבור ונסו שוב.
passwordProtected = מוגן בסיסמה
passwordLabel = סיסמה
showPassword = הצגת הסיסמה
hidePassword = הסתרת הסיסמה
filesInside = הקבצים בהעלאה הזאת

## Accounts

signIn = כניסה
signOut = יציאה
signOutWaits = העברה עדיין מתבצעת. צאו מהחשבון אחרי שתסתיים.
signOutWaitsForTab = העברה עדיין מתבצעת בלשונית אחרת. צאו מהחשבון אחרי שתסתיים.
signOutSyncs = שומרים את הרשימה שלכם לפני היציאה…
signOutTitle = לצאת מהחשבון?
signOutLoses = { $count ->
    [one] העלאה אחת נמצאת רק במכשיר הזה. אחרי היציאה לא תוכלו עוד לראות, לשנות או למחוק אותה. הקישור שלה ימשיך לעבוד.
    [two] { $count } העלאות נמצאות רק במכשיר הזה. אחרי היציאה לא תוכלו עוד לראות, לשנות או למחוק אותן. הקישורים שלהן ימשיכו לעבוד.
   *[other] { $count } העלאות נמצאות רק במכשיר הזה. אחרי היציאה לא תוכלו עוד לראות, לשנות או למחוק אותן. הקישורים שלהן ימשיכו לעבוד.
}
staySignedIn = להישאר בחשבון
signOutAnyway = לצאת בכל זאת
signedOut = יצאתם מהחשבון.
signedOutRefused = תוקף הכניסה שלכם הסתיים. היכנסו שוב כדי לראות את הרשימה שלכם.
signUpTitle = היכנסו כדי לקבל יותר
signUpLead = אפשר לשלוח קבצים גם בלי חשבון. עם חשבון אפשר יותר:
benefitSize = לשלוח עד { $size } בכל פעם
benefitCount = { $count ->
    [one] לאפשר שימוש בקישור עד פעם אחת
    [two] לאפשר שימוש בקישור עד פעמיים
   *[other] לאפשר שימוש בקישור עד { $count } פעמים
}
benefitTime = { $token ->
    [one] לשמור על קישור פעיל עד יום אחד
    [two] לשמור על קישור פעיל עד יומיים
   *[other] לשמור על קישור פעיל עד { $token } ימים
}
benefitSync = לראות את ההעלאות שלכם בכל המכשירים שלכם
benefitPerk = הרשימה שלכם נשארת מוצפנת, ורק אתם יכולים לקרוא אותה
emailLabel = אימייל (לא חובה)
signInNotBegun = לא הצלחנו להגיע לדף הכניסה. בדקו את החיבור ונסו שוב.
signInAway = הכניסה אינה זמינה כרגע. נסו שוב מאוחר יותר.
signInNoRoom = לא נשאר במכשיר הזה מקום לכניסה. מחקו העלאות שכבר אין בהן צורך ונסו שוב.
signInWaits = העברה עדיין מתבצעת, והיא תלך לאיבוד. היכנסו אחרי שתסתיים.
signingIn = הכניסה מתבצעת…
signInErrorLead = לא נכנסתם לחשבון, ושום דבר אחר לא השתנה. נסו שוב.
signInReason = אם זה חוזר על עצמו, דווחו למפעילי השירות: { $reason }
passphraseNeeded = הזינו את משפט הסיסמה של הרשימה
passphraseNeededLead = הוא מצפין את רשימת ההעלאות שלכם, ולעולם לא יוצא מהמכשיר הזה. השתמשו באותו משפט בכל המכשירים שלכם.
passphraseLabel = משפט סיסמה
passphraseTooShort = זה קצר מדי. השתמשו לפחות ב־{ $length } תווים.
passphraseHint = לפחות { $length } תווים: כמה מילים שרק אתם הייתם מחברים יחד. אף אחד לא יכול לשחזר אותו, לכן כתבו אותו לעצמכם.
passphraseRunning = יוצרים את המפתח שלכם…
passphraseFailed = לא הצלחנו ליצור את המפתח במכשיר הזה. סגרו לשוניות אחרות ונסו שוב.
goOn = המשך
cancelSignIn = לא להיכנס
unknownPassphrase = האם זה משפט סיסמה חדש?
unknownPassphraseLead = לא מצאנו רשימה שמתאימה לו. אם זה המכשיר הראשון שלכם, או שאתם רוצים משפט סיסמה חדש, הקלידו אותו שוב כדי לפתוח רשימה. אם כבר יש לכם רשימה, ייתכן שנפלה טעות בהקלדה.
passphraseAgain = הקלידו שוב את משפט הסיסמה
passphraseDiffers = משפטי הסיסמה אינם תואמים.
beginList = פתיחת רשימה חדשה
anotherPassphrase = טעיתי בהקלדה
uncheckedPassphrase = לא הצלחנו לבדוק את משפט הסיסמה
uncheckedPassphraseLead = השרת לא הודיע אם יש רשימה למשפט הסיסמה הזה. נסו שוב. אם תמשיכו והייתה טעות בהקלדה, לא תראו את הרשימה מהמכשירים האחרים שלכם.
trustPassphrase = להמשיך בכל זאת
retypePassphrase = להקליד שוב

## Sending: choosing files

sendFiles = שליחת קבצים
dropFiles = גררו קבצים לכאן
orSelectFiles = או בחרו אותם, עד { $size }
upToSize = עד { $size }
selectFiles = בחירת קבצים
selectFolder = בחירת תיקייה
sharedTitle = להוסיף את הקבצים האלה?
sharedLead = אפליקציה או אתר אחר שיתפו אותם עם הדף הזה. הוסיפו רק מה שציפיתם לו.
accountNeeded = היכנסו כדי לשלוח קבצים
accountNeededLead = כדי לשלוח קבצים כאן צריך חשבון. לקבל אותם יכולים כולם.
accountNeededBlocked = כדי לשלוח קבצים כאן צריך חשבון, אבל הדפדפן הזה לא יכול לשמור כניסה לדף הזה. עדיין תוכלו לקבל קבצים.
accountNeededToRequest = כדי לבקש קבצים כאן צריך חשבון. לשלוח אותם אליכם יכול כל מי שיש לו את הקישור.
signInForSize = היכנסו כדי לשלוח עד { $size }
dropNow = שחררו כדי להוסיף קבצים
chosenFiles = הקבצים שלכם
addMoreFiles = הוספת קבצים
removeFile = הסרת { $name }
fileRemoved = { $name } הוסר
addFolder = הוספת תיקייה
skipped-none = לא נמצאו קבצים להוספה
skipped-empty = { $count ->
    [one] דילגנו על קובץ ריק אחד
    [two] דילגנו על { $count } קבצים ריקים
   *[other] דילגנו על { $count } קבצים ריקים
}
skipped-chosen = { $count ->
    [one] דילגנו על קובץ אחד שכבר הוספתם
    [two] דילגנו על { $count } קבצים שכבר הוספתם
   *[other] דילגנו על { $count } קבצים שכבר הוספתם
}
skipped-system = קובצי מערכת שלא נוספו: { $count }
skipped-unreadable = לא ניתן היה לקרוא: { $name }
expiryChoices = תוקף הקישור יפוג אחרי
downloadLimitLabel = הורדות
timeLimitLabel = זמן
addPassword = הגנה בסיסמה
liveLink = קבלת הקישור כבר בזמן ההעלאה
liveLinkHint = הנמענים יכולים להתחיל להוריד בדפדפן שלהם בזמן שאתם עדיין מעלים. השאירו את הדף הזה פתוח.
passwordMissing = הקלידו סיסמה, או בטלו את הסימון כדי לשלוח בלי סיסמה.
maxPasswordLength = סיסמה יכולה להכיל עד { $length } תווים.
uploadFiles = { $count ->
    [one] העלאת קובץ אחד
    [two] העלאת { $count } קבצים
   *[other] העלאת { $count } קבצים
}

## Sending: what is not possible

noticeTitle-tooManyFiles = יותר מדי קבצים
noticeTitle-fileTooBig = גדול מדי לשליחה
noticeTitle-tooManyArchives = יותר מדי העלאות
noticeTitle-unreadableFiles = לא ניתן לקרוא את הקבצים האלה

## Sending: what is not possible

tooManyFiles = { $count ->
    [one] אפשר לשלוח קובץ אחד בכל פעם, ובחרתם { $chosen }. כווצו אותם ל־ZIP, או בחרו אחד.
    [two] אפשר לשלוח עד { $count } קבצים בכל פעם, ובחרתם { $chosen }. כווצו אותם ל־ZIP, או בחרו פחות.
   *[other] אפשר לשלוח עד { $count } קבצים בכל פעם, ובחרתם { $chosen }. כווצו אותם ל־ZIP, או בחרו פחות.
}
tooManyFilesAtOnce = { $count ->
    [one] אפשר לשלוח קובץ אחד בכל פעם. כווצו אותם ל־ZIP, או בחרו אחד.
    [two] אפשר לשלוח עד { $count } קבצים בכל פעם. כווצו אותם ל־ZIP, או בחרו פחות.
   *[other] אפשר לשלוח עד { $count } קבצים בכל פעם. כווצו אותם ל־ZIP, או בחרו פחות.
}
addFitting = { $count ->
    [one] הוספת הראשון
    [two] הוספת { $count } הראשונים
   *[other] הוספת { $count } הראשונים
}
fileTooBig = אפשר לשלוח עד { $size } בכל פעם. שלחו את הקבצים האלה בחלקים קטנים יותר.
tooManyArchives = { $count ->
    [one] אפשר להחזיק העלאה אחת בכל פעם. מחקו אותה, או חכו שתוקפה יפוג.
    [two] אפשר להחזיק עד { $count } העלאות בכל פעם. מחקו אחת, או חכו שתוקפה של אחת מהן יפוג.
   *[other] אפשר להחזיק עד { $count } העלאות בכל פעם. מחקו אחת, או חכו שתוקפה של אחת מהן יפוג.
}
unreadableFiles = איננו יכולים לקרוא את מה שגררתם. בחרו את הקבצים באמצעות הכפתור.
needsAccountSize = בלי חשבון אפשר לשלוח עד { $size } בכל פעם.
needsAccountCount = { $count ->
    [one] בלי חשבון קישור מאפשר הורדה אחת לכל היותר.
    [two] בלי חשבון קישור מאפשר { $count } הורדות לכל היותר.
   *[other] בלי חשבון קישור מאפשר { $count } הורדות לכל היותר.
}
needsAccountTime = בלי חשבון קישורים פעילים { $time } לכל היותר.

## Sending: under way and done

chosenTold = { $files }, { $size } בסך הכול
noAnswer = ממתינים לחיבור שלכם. נמשיך אוטומטית.
uploading = מתבצעת העלאה
uploadWaiting = ממתין להעלאה
pause = השהיה
uploadPaused = מושהה
liveLinkReady = הקישור הזה כבר עובד. הנמענים מקבלים את הקבצים תוך כדי ההעלאה. השאירו את הדף הזה פתוח.
unfinishedUpload = העלאה שנקטעה
continueFrom = להמשיך מ־{ $size }?
sameFilesNeeded = כדי להמשיך, בחרו שוב את אותם קבצים.
otherFiles = אלה לא אותם קבצים, או שהם השתנו מאז. לא נשלח דבר נוסף.
notSent = עדיין לא הועלה
prepareNext = הכנת ההעלאה הבאה
waitsForUpload = תתחיל כשההעלאה הנוכחית תסתיים.
stopUploadTitle = לעצור את ההעלאה הזאת?
stopUploadLead = מה שנשלח עד כה יאבד. הקבצים שבחרתם יישארו כאן.
keepUploading = להמשיך בהעלאה
stopUpload = לעצור
showUpload = הצגה
importing = קוראים את הקבצים שלכם…
encrypting = מתבצעת הצפנה…
finalising = כמעט סיימנו. שומרים את הקבצים שלכם…
expiresAfter = התוקף פג אחרי { $downloads } או { $time }
settingPassword = הסיסמה נקבעת…
passwordFailed = לא הצלחנו לקבוע את הסיסמה
passwordFailedLead = הקבצים שלכם הועלו אבל עדיין אינם מוגנים, ולכן לא הצגנו את הקישור. נסו שוב, או מחקו את ההעלאה.
uploaded = מוכן לשיתוף
linkReady = הקישור שלכם מוכן
uploadComplete = ההעלאה הושלמה
shareLink = קישור לקבצים שלכם
sendMore = שליחת קבצים נוספים
linkDialogLead = כל מי שיש לו הקישור הזה יכול להוריד את { $name }.
linkDialogNote = כל מי שיש לו את הקישור הזה יכול לקרוא את הפתק שלך.
linkNeedsPassword = תידרש גם הסיסמה.
howProtected = איך הקבצים שלכם מוגנים
protectionTitle = הצפנה מקצה לקצה
protectionEncrypted = הדפדפן שלכם מצפין את הקבצים לפני שהם יוצאים מהמכשיר הזה. השרת שומר רק את מה שאינו יכול לקרוא.
protectionKey = המפתח הוא חלק מהקישור, אחרי הסימן #, ולעולם לא נשלח לשרת. לכן שתפו את הקישור רק עם מי שאתם סומכים עליו.
protectionExpiry = הקבצים נמחקים כשתוקף הקישור פג: אחרי מספר ההורדות או הזמן שבחרתם.

## Keyboard shortcuts

shortcutsTitle = קיצורי מקלדת
shortcutChoose = בחירת קבצים
shortcutUpload = העלאה
shortcutCopy = העתקת הקישור
shortcutDownload = הורדה
shortcutHelp = הצגת הרשימה הזאת
shortcutsOn = שימוש בקיצורי מקלדת

## The survey

surveyTitle = ספרו לנו מה דעתכם
surveyLead = התשובות שלכם עוזרות לנו להשתפר. הסקר נפתח בדף אחר ולא יודע דבר על הקבצים שלכם.
giveFeedback = מתן משוב
surveySkip = דילוג

## The person's own uploads

yourUploads = ההעלאות שלכם
noUploads = קבצים שתשלחו יופיעו כאן, כדי שתוכלו להעתיק שוב את הקישור או למחוק אותם.
joinOffer = העלאות שנשלחו מהמכשיר הזה לפני שנכנסתם: { $count }. להוסיף אותן לרשימה שלכם?
downloadsLeft = { $count ->
    [one] נותרה הורדה אחת
    [two] נותרו { $count } הורדות
   *[other] נותרו { $count } הורדות
}
timeLeft = זמן שנותר: { $time }
deleteNamed = מחיקת { $name }
deletingNamed = מחיקת { $name }…
undo = ביטול המחיקה
keep = להשאיר
moreActions = פעולות נוספות עבור { $name }
openPage = פתיחת דף ההורדה
openDownloadPage = פתיחת דף ההורדה של { $name }
changeLimits = שינוי
changeLimitsNamed = שינוי תוקף הקישור של { $name }
changeLimitsTitle = שינוי תוקף הקישור
keepTime = ללא שינוי
timeFromNow = { $time } מעכשיו
save = שמירה
goneTitle = ההעלאה הזאת כבר לא קיימת
goneLead = התוקף של { $name } פג, מספר ההורדות הגיע למגבלה, או שנמחק במקום אחר. שום דבר לא השתנה.
passwordNotSet = הסיסמה לא נקבעה, ולכן הקישור מוסתר. אם זה לא משתנה, מחקו את ההעלאה ושלחו את הקבצים שוב.
changeFailed = לא הצלחנו לשמור את זה. בדקו את הבחירות ואת החיבור, ונסו שוב.
pastUploads = הסתיימו ב־7 הימים האחרונים
clearPast = ניקוי
pastDownloaded = הורד: { $time }
pastDownloadedBefore = הורד לפני { $time }
pastExpired = התוקף פג: { $time }
pastDeleted = נמחק: { $time }
pastGone = נוצל או נמחק: { $time }
pastGoneBefore = נוצל או נמחק לפני { $time }
requestFiles = בקשת קבצים
newRequestLead = צרו קישור שבעזרתו כל אחד יכול לשלוח לכם קבצים שרק אתם יכולים לקרוא.
requestWanted = מה דרוש לכם, פריט אחד בכל שורה
requestAskerHint = השולחים רואים את השם הזה. איש אינו בודק אותו.
requestOpenFor = פתוח למשך
deliveries = משלוחים
requestDeliverySize = גודל כל משלוח
requestTotalSize = גודל כולל
newRequestKinds = סוגי קבצים, כגון ‎.pdf (המלצה בלבד)
requestLink = קישור לבקשה
requestReadyLead = כל מי שיש לו את הקישור הזה יכול לשלוח לכם קבצים. רק אתם יכולים לקרוא אותם.
requestSubject = נא לשלוח לי קבצים
ownerLink = קישור לתיבה
ownerLinkWarning = הוא פותח את התיבה הזאת במכשיר אחר. מי שמחזיק בו יכול לקרוא את כל מה שתקבלו, לכן שמרו אותו לעצמכם.
inbox = תיבה
yourRequests = הבקשות שלכם
joinRequests = בקשות שנוצרו במכשיר הזה לפני שנכנסתם: { $count }. להוסיף אותן לרשימה שלכם?
newDeliveries = משלוחים חדשים: { $count }
notifyDeliveries = להודיע לי על משלוחים
requestAccepts = מקבלת קבצים
requestClosed = כבר לא מקבלת קבצים
noDeliveries = עוד לא הגיע דבר. משלוחים יופיעו כאן.
requestGoneLead = תוקף הבקשה פג או שהיא נמחקה.
requestUntrusted = אי אפשר לסמוך על הבקשה הזאת
requestUntrustedLead = הקישור פגום, או שהשרת מציג בקשה אחרת. לא מוצג דבר.
deliveryComing = בשליחה
deliveryNew = התקבל
deliveryCollected = נשמר
removeDelivery = מחיקה מהשרת
deliveryRefused-repeated = נדחה: המשלוח הזה רשום פעמיים.
deliveryRefused-forged = נדחה: הוא לא נוצר בעזרת הקישור שלכם.
deliveryRefused-damaged = נדחה: הוא פגום או שונה.
closeRequest = הפסקת קבלת קבצים
closeRequestTitle = להפסיק לקבל קבצים?
closeRequestLead = הקישור יפסיק לפעול לצמיתות, וקבצים שעדיין בשליחה לא יגיעו. מה שהגיע נשאר כאן.
newLink = קישור חדש
newLinkLead = הקישור הישן יפסיק לפעול ברגע שהחדש יהיה מוכן. מה שהגיע נשאר בתיבה הישנה.
deleteRequestTitle = למחוק את הבקשה הזאת?
deleteRequestLead = הקישור יפסיק לפעול, וכל מה שהגיע יימחק מהשרת. הקבצים ששמרתם יישארו.

## Receiving

checkingLink = מחפשים את הקבצים שלכם…
checkFailed = לא ניתן להגיע לשרת
checkFailedLead = שום דבר לא אבד. בדקו את החיבור ונסו שוב.
checkRefused = השרת עמוס
checkRefusedLead = שום דבר לא אבד. נסו שוב בעוד רגע.
waitAsked = נא לחכות { $time }.
expiredTitle = הקבצים האלה כבר לא כאן
expiredLead = תוקף הקישור פג, מספר ההורדות הגיע למגבלה, או שהשולח מחק אותו. בקשו קישור חדש.
removedTitle = הקבצים האלה הוסרו
removedLead = מפעילי השירות הסירו אותם, ולכן הקישור כבר לא עובד.
contactOperator = יצירת קשר
passwordNeeded = הזינו את הסיסמה
passwordNeededLead = בקשו מהשולח את הסיסמה; היא לא נמצאת בקישור.
passwordTryAgain = סיסמה שגויה. נסו שוב.
unlock = פתיחת הנעילה
keyNeeded = הקישור הזה אינו שלם
keyNeededLead = חלק מהקישור חסר. העתיקו אותו שוב והדביקו אותו כאן.
keyLabel = קישור או מפתח
notAKey = זה לא קישור או מפתח מהשירות הזה.
keyOfAnotherFile = הקישור הזה הוא לקבצים אחרים.
openLink = פתיחה
wrongKey = הקישור הזה לא עובד
wrongKeyLead = ייתכן שחסר בו חלק. העתיקו את הקישור כולו מההודעה שקיבלתם והדביקו אותו כאן.
filesForYou = { $count ->
    [one] קובץ בשבילכם
    [two] { $count } קבצים בשבילכם
   *[other] { $count } קבצים בשבילכם
}
filesForYouLead = הצפנה מקצה לקצה. הפענוח נעשה רק בדפדפן שלכם.
fromSender = מאת השולח
showMore = הצגת עוד
download = הורדה
noStreamsWarning = כדי לפתוח קובץ גדול כל כך, הדפדפן הזה צריך להחזיק את כולו בזיכרון, וזה עלול להיכשל. מה תרצו לעשות?
noStreams-copyLink = להעתיק את הקישור ולפתוח אותו בדפדפן אחר
noStreams-otherBrowser = להתקין דפדפן ששומר קבצים גדולים ישירות
noStreams-download = להוריד כאן בכל זאת
linkLife = התוקף יפוג בעוד { $time }
linkLifeUnderMinute = התוקף יפוג בעוד פחות מדקה
lastDownloadNote = הורדה אחרונה: אחרי פתיחה או שמירה הקישור יפסיק לעבוד.
ownUpload = { $left ->
    [one] זו העלאה שלכם. אם תורידו אותה, אף אחד אחר לא יוכל.
    [two] זו העלאה שלכם. ההורדה תנצל אחת משתי ההורדות שנותרו לה.
   *[other] זו העלאה שלכם. ההורדה תנצל אחת מ־{ $left } ההורדות שנותרו לה.
}
downloadsTaken = מישהו משתמש ממש עכשיו בהורדה האחרונה. אם היא תיקטע, תוכלו לנסות שוב בעוד שתי דקות.
downloading = מתבצעת הורדה
decrypting = מתבצע פענוח…
downloadBegunAnew = לא היה אפשר להמשיך את ההורדה הזו, ולכן היא התחילה מההתחלה.
stillUploading = השולח עדיין מעלה את הקבצים. כבר אפשר להתחיל להוריד.
waitsForSender = ממתינים לשולח. נמשיך אוטומטית.
downloadFinished = ההורדה הושלמה
downloadFinishedLead = { $name } נמצא בתיקיית ההורדות שלכם.
savedInFolder = נשמר ב־{ $folder }
downloadFinishedRenamed = הקובץ נמצא בתיקיית ההורדות שלכם. ייתכן שהדפדפן נתן לו שם אחר.
downloadAgain = הורדה חוזרת
lastDownloadDone = זו הייתה ההורדה האחרונה, ולכן הקישור כבר לא עובד.
downloadStopped = ההורדה לא הסתיימה
showDownload = הצגה

## Sending what a request asks for

requestTitle = ביקשו מכם קבצים
requestLead = ההצפנה נעשית במכשיר הזה. רק מי שביקש יכול לפתוח את מה שתשלחו.
requestWords = ממי שביקש (לא אומת)
requestKinds = סוגי קבצים מועדפים
requestLeft = משלוחים שנותרו
requestRoom = מקום שנותר
requestEach = הגודל המרבי למשלוח
requestSend = שליחה
requestPasswordLead = בקשו אותה ממי ששלח לכם את הקישור.
requestSent = נשלח
requestSentLead = רק מי שביקש יכול לפתוח אותו, ומוצג לו אותו קוד אישור.
receiptLabel = קוד אישור
copyReceipt = העתקת קוד האישור
delivery-stored = הגיע. עדיין לא נאסף.
delivery-collected = נאסף.
delivery-gone = נמחק או שתוקפו פג לפני שנאסף.
deliveryLost = אי אפשר להמשיך את ההעלאה שנקטעה.
sentBefore = נשלח מהמכשיר הזה
sentAt = נשלח: { $time }
requestEnded-unknown = אין בקשה כזאת
requestEndedLead-unknown = היא נמחקה או שתוקפה פג, או שהשירות הזה אינו מקבל בקשות. בקשו קישור חדש.
requestEnded-closed = הבקשה הזאת סגורה
requestEnded-full = הבקשה הזאת מלאה
requestEndedLead = היא אינה מקבלת עוד דבר. בקשו קישור חדש.
requestEnded-untrusted = אי אפשר לסמוך על הקישור הזה
requestEndedLead-untrusted = הקישור והשרת אינם תואמים, ולכן לא נשלח דבר. בקשו את הקישור שוב בדרך אחרת.

## Reporting an upload to whoever runs the service

report = דיווח
reportTitle = דיווח על ההעלאה הזאת
reportLead = הדיווח מגיע למפעילי השירות. רק הם יכולים לקרוא את מה שתכתבו.
reportReason = מה הבעיה?
reportReason-malware = תוכנה מזיקה
reportReason-fraud = הונאה או דיוג
reportReason-illegal = תוכן לא חוקי
reportReason-other = משהו אחר
reportWords = מה כדאי שיידעו?
reportKey = צירוף המפתח
reportKeyHint = עם המפתח הם יכולים לפתוח את הקבצים. בלעדיו הם לא יכולים.
reportSend = שליחת הדיווח
reportSent = הדיווח נשלח
reportSentLead = תודה. מפעילי השירות יבדקו את העניין.
reportFailed = לא הצלחנו לשלוח את הדיווח. בדקו את החיבור ונסו שוב.

## Dead ends

loading = רק רגע…
configFailed = לא ניתן להגיע לשרת
configFailedLead = שום דבר לא אבד. בדקו את החיבור ונסו שוב.
intercepted = דף כניסה או הרשת שלכם ענו במקום השירות הזה. פתחו את הדף הזה בלשונית אחרת, והיכנסו שם אם תתבקשו.
pageNotFound = הדף לא נמצא
pageNotFoundLead = בדקו את הכתובת, או התחילו מדף הבית.
notFoundTitle = אין כאן כלום
notFoundLead = תוקף הקבצים פג, הם נמחקו, או שהקישור אינו שלם.
errorTitle = משהו השתבש
errorLead = משהו התקלקל. שום דבר ששלחתם לא אבד.
uploadErrorLead = הקבצים שלכם לא נשלחו, אבל מה שבחרתם עדיין כאן. נסו שוב.
uploadError-too_large = הקבצים האלה גדולים ממה שהשירות מאפשר. שלחו אותם בחלקים קטנים יותר.
uploadError-bad_limit = השירות הזה כבר לא מאפשר כל כך הרבה הורדות או זמן ארוך כל כך. טענו את הדף מחדש ובחרו שוב.
uploadError-unauthorized = צריך להיכנס לחשבון כדי לשלוח כאן קבצים. היכנסו ובחרו שוב את הקבצים.
uploadError-sender_unknown = לא הצלחנו לוודא שנכנסתם לחשבון, ולכן חלו המגבלות הכלליות. אם יצאתם מהחשבון, היכנסו שוב; אחרת נסו שוב בעוד רגע.
uploadError-issuer_away = השירות אינו זמין כרגע, או שאינו יכול לבדוק מי נכנס לחשבון. בלי חשבון אפשר לשלוח עד { $size }, ולכל היותר { $downloads } ו־{ $time }. שלחו פחות, או נסו שוב בעוד רגע.
uploadError-signed_out = יצאתם מהחשבון במכשיר הזה, ולכן ההעלאה הזו נעצרה.
uploadError-rate_limited = יותר מדי ניסיונות. חכו רגע ונסו שוב.
uploadError-too_many_uploads = יותר מדי העלאות מהרשת או מהחשבון שלכם. הקבצים שלכם עדיין כאן.
uploadError-too_many_bytes = יותר מדי נתונים מהרשת או מהחשבון שלכם. הקבצים שלכם עדיין כאן.
uploadError-busy = השירות עמוס מאוד. הקבצים שלכם עדיין כאן; נסו שוב בעוד רגע.
uploadError-full = אין כרגע בשירות מקום לקבצים נוספים. הקבצים שלכם עדיין כאן; נסו שוב מאוחר יותר.
uploadError-unavailable = השירות אינו זמין כרגע. הקבצים שלכם עדיין כאן; נסו שוב בעוד רגע.
uploadError-idle_timeout = החיבור לא היה פעיל זמן רב מדי. בדקו אותו ונסו שוב.
uploadError-connect_failed = לא ניתן להגיע לשרת. בדקו את החיבור ונסו שוב. רשתות מסוימות, לעיתים קרובות במקומות עבודה, חוסמות העלאות. נסו רשת אחרת, כמו זו של הטלפון, או פנו למי שמנהל את הרשת.
uploadError-connection_lost = החיבור נקטע. הקבצים שלכם עדיין כאן; נסו שוב.
uploadError-file_changed = אחד הקבצים שלכם השתנה או שלא ניתן היה לקרוא אותו בזמן השליחה. בחרו אותו שוב.
downloadErrorLead = ההורדה לא הסתיימה. נסו שוב; אם זה לא עוזר, בקשו מהשולח קישור חדש.
downloadError-rate_limited = יותר מדי ניסיונות. חכו רגע ונסו שוב.
downloadError-busy = השירות עמוס מאוד. הקישור עדיין עובד; נסו שוב בעוד רגע.
downloadError-unavailable = השירות אינו זמין כרגע. הקישור עדיין עובד; נסו שוב בעוד רגע.
downloadError-connect_failed = לא ניתן להגיע לשרת. בדקו את החיבור ונסו שוב.
downloadError-connection_lost = החיבור נקטע. בדקו אותו ונסו שוב.
downloadError-damaged = מה שהגיע אינו מה שנשלח, ולכן שום דבר לא נשמר. נסו שוב; אם זה לא עוזר, בקשו מהשולח קישור חדש.
downloadError-incomplete = הדפדפן שלכם הפסיק לשמור באמצע. מחקו את הקובץ החלקי ונסו שוב.
downloadError-upload_abandoned = השולח הפסיק לפני שהכול הועלה. בקשו קישור חדש.
downloadError-no_room = אין במכשיר הזה מקום לקבצים האלה. פנו קצת מקום ונסו שוב.
crashLead = לא הצלחנו להציג את הדף הזה. טענו אותו מחדש; כל מה שכבר שלחתם בטוח.
chunkTitle = חלק מהדף הזה חסר
chunkMissingLead = לא הצלחנו לטעון אותו. בדקו את החיבור וטענו מחדש; כל מה שכבר שלחתם בטוח.
chunkTimeoutLead = הטעינה ארכה זמן רב מדי. בדקו את החיבור וטענו מחדש; כל מה שכבר שלחתם בטוח.
waitForTransfer = העברה עדיין מתבצעת, והיא תלך לאיבוד. חכו עד שתסתיים.
reload = טעינה מחדש
backHome = חזרה להתחלה
outdatedTitle = יש גרסה חדשה יותר
outdatedLead = הדף הזה אינו מעודכן. עדכנו אותו כדי להמשיך.
update = עדכון
outdatedBrowserTitle = הדפדפן שלכם אינו מעודכן
outdatedBrowserLead = חסר בו מה שנדרש כדי לשלוח ולקבל קבצים. עדכנו אותו ופתחו שוב את הכתובת הזאת.
unsupportedTitle = הדפדפן הזה לא יכול לפתוח את { $title }
unsupportedLead = הקבצים מוצפנים בדפדפן, והדפדפן הזה לא יכול לעשות זאת. הנה מה שאפשר לעשות:
unsupportedUpdate = עדכנו את הדפדפן הזה ופתחו שוב את הקישור.
unsupportedOther = או העתיקו את הקישור לגרסה עדכנית של Chrome, Edge, Firefox או Safari.
unsupportedInApp = אם פתחתם את הקישור בתוך אפליקציה אחרת, בחרו ״פתיחה בדפדפן״ בתפריט של אותה אפליקציה.
insecureTitle = הכתובת הזאת אינה מאובטחת
insecureLead = דפדפנים מצפינים רק בדפים מאובטחים. חזרו אחורה ופתחו את אותה הכתובת עם https:// בתחילתה. אם זה לא מצליח, בקשו ממי שמפעיל את השירות את הכתובת המאובטחת שלו.
otherBrowser = התקנת דפדפן אחר
help = עזרה

## Privacy

legalTitle = פרטיות ותנאים
legalLead = מה קורה לקבצים שלכם, בכמה משפטים.
legalEncrypted = הקבצים נשמרים מוצפנים. המפתח נמצא בקישור ולעולם לא מגיע לשרת.
legalLifetime = אנחנו שומרים קבצים { $anonymous } לכל היותר, או { $signedIn } אם נכנסתם לחשבון.
legalOneLifetime = אנחנו שומרים קבצים { $time } לכל היותר.
legalDownloads = קבצים נמחקים ברגע שמספר ההורדות מגיע למגבלה.
legalLogs = { $days ->
    [one] אנחנו שומרים כתובות IP ביומני השרת למשך יום אחד.
    [two] אנחנו שומרים כתובות IP ביומני השרת למשך יומיים.
   *[other] אנחנו שומרים כתובות IP ביומני השרת למשך { $days } ימים.
}
legalAccountToSend = צריך חשבון כדי לשלוח קבצים, אבל לא כדי לקבל אותם.
legalAccount = צריך חשבון רק לקבצים גדולים מ־{ $size }.

## Notes and messages

writeNote = כתיבת פתק
noteLabel = הפתק שלכם
noteHint = הוא מוצפן כמו קובץ.
noteReadOnce = הוא מוצפן כמו קובץ, ואפשר לקרוא אותו פעם אחת.
noteDone = הוספת הפתק
createLink = יצירת קישור
note = פתק
editNote = עריכת הפתק
addMessage = הוספת כותרת או הודעה
titleLabel = כותרת
messageLabel = הודעה
senderLabel = השם שלכם
noteForYou = פתק בשבילכם
showNote = הצגת הפתק
showNoteOnce = ההצגה מנצלת את ההורדה האחרונה: לא תוכלו להציג אותו שוב.
copyText = העתקת הטקסט
saveNote = שמירה כקובץ
textCopyRefused = הדפדפן לא נתן לנו להעתיק. סמנו את הטקסט והעתיקו אותו בעצמכם.

## Looking before taking

preview = תצוגה מקדימה
previewNamed = תצוגה מקדימה של { $name }
selectFile = בחירת { $name }
downloadSelected = { $count ->
    [one] הורדת קובץ אחד
    [two] הורדת { $count } קבצים
   *[other] הורדת { $count } קבצים
}
downloadAll = הורדת הכול
saveToFolder = שמירה בתיקייה
takingCounts = פתיחה או שמירה נספרות כהורדה אחת.
takingCounted = נספרה הורדה אחת. שום דבר נוסף לא ייספר כל עוד הדף הזה פתוח.
previewFailed = לא הצלחנו להציג את הקובץ הזה. הורידו אותו במקום זאת.
previewTooLarge = הקובץ הזה גדול מדי לתצוגה מקדימה. הורידו אותו במקום זאת.
previewCut = מוצגת רק ההתחלה.
previewProtected = הקובץ מוגן בסיסמה. הורידו אותו כדי לפתוח אותו.
previewMissingPictures = תמונות בעמוד זה שלא הצלחנו להציג: { $count }
previewIncomplete = אי אפשר להציג חלק מהתוכן כראוי.
previewNotText = נראה שאין טקסט בקובץ הזה. הורידו אותו במקום זאת.
previewEncoding = קידוד הטקסט
previousFile = הקובץ הקודם
nextFile = הקובץ הבא
filePlace = { $place } מתוך { $count }
noPreview = אין תצוגה מקדימה לקובץ הזה.
close = סגירה

## Strong passwords

strongPassword = חזקה במיוחד: נפתחת רק ב־Envoi
strongPasswordHint = קשה הרבה יותר לנחש אותה, אפילו לשירות הזה. אפליקציות ישנות לא יכולות לפתוח את הקישור.
suggestPassphrase = הצעת משפט סיסמה
suggestFailed = לא הצלחנו לטעון הצעה. בדקו את החיבור ונסו שוב, או הקלידו סיסמה משלכם.
copyPassword = העתקת הסיסמה
makingKey = מכינים את ההצפנה…
checkingPassword = בודקים את הסיסמה…

## News

downloadingNow = בהורדה כעת
wrongPasswords = { $count ->
    [one] סיסמה שגויה, ניסיון אחד
    [two] סיסמה שגויה, { $count } ניסיונות
   *[other] סיסמה שגויה, { $count } ניסיונות
}
notifyMe = להודיע לי על הורדות
notifyOn = ההתראות פועלות
notifyBlocked = הדפדפן שלכם חוסם התראות לדף הזה.
wasDownloaded = בוצעה הורדה של { $name }
