productName = Envoi

## The page around every screen

homeLink = { $title }, דף הבית
skipToContent = דילוג לתוכן
promo = הודעה
closeNotice = סגירת ההודעה
storageBlocked = הדפדפן הזה לא שומר את רשימת ההעלאות שלכם: היא תיעלם כשתסגרו את הדף. העתיקו את הקישורים לפני כן.
storageFull = לא נשאר במכשיר הזה מקום לרשימת ההעלאות שלכם. העתיקו את הקישורים לפני שתסגרו את הדף, או מחקו העלאות שאין בהן עוד צורך.
footerPromise = הקבצים מוצפנים לפני שהם יוצאים מהמכשיר שלכם. רק מי שיש לו הקישור יכול לפתוח אותם.
footerLinks = על השירות
link-privacy = פרטיות
link-terms = תנאים
link-cookies = קובצי Cookie
link-source = קוד המקור
link-feedback = משוב
feedbackFacts = גרסה { $version }, { $browser }
language = שפה
languageOfBrowser = כמו בדפדפן
languageTold = { $label }: { $language }
languageFailed = לא ניתן היה לטעון את השפה הזו. בדקו את החיבור ונסו שוב.
introTitle = שולחים קבצים ושומרים על פרטיות
introLead = הקבצים שלכם מוצפנים כאן, לפני שהם יוצאים מהמכשיר. תקבלו קישור להעביר הלאה, ורק מי שיש לו הקישור יכול לפתוח אותם.
notBegunTitle = עדיין אין כאן כלום?
notBegunLead = בדקו את החיבור וטענו את הדף הזה מחדש. אם זה לא עוזר, הדפדפן הזה אינו מעודכן: עדכנו אותו.
scriptsOffTitle = JavaScript כבוי
scriptsOffLead = הקבצים מוצפנים בדפדפן שלכם, ולכן הדף הזה זקוק ל־JavaScript.

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
sizeOfTotal = { $done } מתוך { $total }
remaining = זמן שנותר: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] הורדה אחת
    [two] { $count } הורדות
   *[other] { $count } הורדות
}
filesCount = { $count ->
    [one] קובץ אחד
    [two] { $count } קבצים
   *[other] { $count } קבצים
}

## Buttons that stand in several places

ok = אישור
cancel = ביטול
tryAgain = ניסיון נוסף
copyLink = העתקת הקישור
copied = הועתק
copyRefused = הדפדפן לא נתן לדף הזה להעתיק. הקישור מסומן, כך שתוכלו להעתיק אותו בעצמכם.
share = שיתוף
shareNamed = שיתוף { $name }
showQrCode = הצגת קוד QR
qrCode = קוד QR של הקישור
qrCodeHint = כוונו אליו מצלמה של טלפון כדי לפתוח שם את הקישור.
qrCodeFailed = לא ניתן היה ליצור את קוד ה־QR. הקישור עובד בכל מקרה.
sendYourOwn = שליחת קבצים משלכם
deleteUpload = מחיקה
deleteFailed = המחיקה לא הצליחה. בדקו את החיבור ונסו שוב.
passwordProtected = מוגן בסיסמה
passwordLabel = סיסמה
filesInside = הקבצים שבפנים

## Accounts

signIn = כניסה
signOut = יציאה
signOutWaits = העברה עדיין מתבצעת. צאו מהחשבון אחרי שתסתיים.
signOutWaitsForTab = העברה עדיין מתבצעת בלשונית אחרת. צאו מהחשבון אחרי שתסתיים.
signOutSyncs = הרשימה שלכם מתעדכנת לפני היציאה…
signOutTitle = לצאת מהחשבון?
signOutLoses = { $count ->
    [one] העלאה אחת נמצאת רק במכשיר הזה: לא ניתן היה לעדכן את הרשימה שלכם. אחרי היציאה לא תוכלו עוד לראות, לשנות או למחוק אותה. הקישור שלה ימשיך לעבוד.
    [two] { $count } העלאות נמצאות רק במכשיר הזה: לא ניתן היה לעדכן את הרשימה שלכם. אחרי היציאה לא תוכלו עוד לראות, לשנות או למחוק אותן. הקישורים שלהן ימשיכו לעבוד.
   *[other] { $count } העלאות נמצאות רק במכשיר הזה: לא ניתן היה לעדכן את הרשימה שלכם. אחרי היציאה לא תוכלו עוד לראות, לשנות או למחוק אותן. הקישורים שלהן ימשיכו לעבוד.
}
staySignedIn = להישאר בחשבון
signOutAnyway = לצאת בכל זאת
signedOut = יצאתם מהחשבון.
signedOutRefused = יצאתם מהחשבון: תוקף הכניסה הסתיים. היכנסו שוב כדי לראות את הרשימה שלכם.
signUpTitle = היכנסו כדי לקבל יותר
signUpLead = אפשר לשלוח גם בלי חשבון. עם חשבון אפשר יותר:
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
benefitPerk = הרשימה שלכם נשארת מוצפנת: רק אתם יכולים לקרוא אותה
emailLabel = אימייל (לא חובה)
signInNotBegun = לא ניתן היה להגיע לדף הכניסה. בדקו את החיבור ונסו שוב.
signInAway = לא ניתן להגיע כרגע לשירות הכניסה. נסו שוב מאוחר יותר.
signInNoRoom = לא נשאר במכשיר הזה מקום לכניסה. מחקו העלאות שאין בהן עוד צורך ונסו שוב.
signInWaits = העברה עדיין מתבצעת, והיא תלך לאיבוד. היכנסו אחרי שתסתיים.
signingIn = הכניסה מתבצעת…
signInErrorLead = לא נכנסתם לחשבון, ושום דבר אחר לא השתנה. נסו שוב.
passphraseNeeded = משפט הסיסמה של הרשימה שלכם
passphraseNeededLead = הוא מצפין את רשימת ההעלאות שלכם, ולעולם לא יוצא מהמכשיר הזה. השתמשו באותו משפט בכל המכשירים שלכם.
passphraseLabel = משפט סיסמה
passphraseTooShort = זה קצר מדי: נדרשים לפחות { $length } תווים.
passphraseHint = לפחות { $length } תווים: כמה מילים ששייכות יחד רק בשבילכם. אף אחד לא יכול לשחזר אותו, לכן כתבו אותו לעצמכם.
passphraseRunning = המפתח נוצר…
passphraseFailed = המכשיר הזה לא הצליח ליצור את המפתח. סגרו לשוניות אחרות ונסו שוב.
goOn = המשך
cancelSignIn = לא להיכנס
unknownPassphrase = האם משפט הסיסמה הזה חדש?
unknownPassphraseLead = אין רשימה שמתאימה לו. אם זה המכשיר הראשון שלכם, או שאתם בוחרים משפט סיסמה חדש, הקלידו אותו פעם נוספת כדי לפתוח רשימה. אחרת, נפלה טעות בהקלדה.
passphraseAgain = אותו משפט סיסמה פעם נוספת
passphraseDiffers = זה לא מה שהקלדתם קודם.
beginList = פתיחת רשימה חדשה
anotherPassphrase = טעות בהקלדה
uncheckedPassphrase = לא ניתן היה לבדוק אותו
uncheckedPassphraseLead = השרת לא הודיע אם יש רשימה למשפט הסיסמה הזה. נסו שוב. אם תמשיכו בכל זאת והייתה טעות בהקלדה, לא תראו את הרשימה של המכשירים האחרים שלכם.
trustPassphrase = להמשיך בכל זאת
retypePassphrase = להקליד שוב

## Sending: choosing files

sendFiles = שליחת קבצים
dropFiles = גררו קבצים לכאן
orSelectFiles = או לחצו לבחירה, עד { $size }
selectFiles = בחירת קבצים
selectFolder = בחירת תיקייה
accountNeeded = היכנסו כדי לשלוח קבצים
accountNeededLead = בשירות הזה רק מי שיש לו חשבון יכול לשלוח קבצים. לקבל אותם אפשר גם בלי חשבון.
accountNeededBlocked = בשירות הזה רק מי שיש לו חשבון יכול לשלוח קבצים, ולא תוכלו להיכנס בדפדפן הזה: הוא לא שומר דבר בשביל הדף. לקבל קבצים אפשר גם בלי חשבון.
signInForSize = היכנסו כדי לשלוח עד { $size }
dropNow = שחררו אותם בכל מקום
chosenFiles = הקבצים שנבחרו
addMoreFiles = הוספה
removeFile = הסרת { $name }
totalSize = { $size } בסך הכול
skippedEmpty = קבצים ריקים שלא נוספו: { $count }
skippedChosen = קבצים שכבר נבחרו ולא נוספו שוב: { $count }
expiryChoices = הקישור מפסיק לעבוד אחרי
downloadLimitLabel = הורדות
timeLimitLabel = זמן
addPassword = הגנה בסיסמה
maxPasswordLength = אורך הסיסמה הוא { $length } תווים לכל היותר.
uploadFiles = { $count ->
    [one] הצפנה והעלאה
    [two] הצפנה והעלאה של { $count } קבצים
   *[other] הצפנה והעלאה של { $count } קבצים
}

## Sending: what is not possible

noticeTitle = זה לא הצליח
tooManyFiles = { $count ->
    [one] אפשר לשלוח רק קובץ אחד בכל פעם.
    [two] אפשר לשלוח רק { $count } קבצים בכל פעם.
   *[other] אפשר לשלוח רק { $count } קבצים בכל פעם.
}
fileTooBig = הקבצים האלה יחד גדולים מ־{ $size }. שלחו אותם בחלקים קטנים יותר.
tooManyArchives = { $count ->
    [one] אפשר לשמור רק העלאה אחת בכל רגע. מחקו אותה קודם, או חכו שתוקפה יפוג.
    [two] אפשר לשמור רק { $count } העלאות בכל רגע. מחקו אחת קודם, או חכו שתוקפה של אחת מהן יפוג.
   *[other] אפשר לשמור רק { $count } העלאות בכל רגע. מחקו אחת קודם, או חכו שתוקפה של אחת מהן יפוג.
}
unreadableFiles = לא ניתן לקרוא את מה שגררתם. במקום זאת, בחרו את הקבצים באמצעות הכפתור.
needsAccountSize = בלי חשבון אפשר לשלוח עד { $size } בכל פעם.
needsAccountCount = { $count ->
    [one] בלי חשבון קישור מאפשר הורדה אחת לכל היותר.
    [two] בלי חשבון קישור מאפשר { $count } הורדות לכל היותר.
   *[other] בלי חשבון קישור מאפשר { $count } הורדות לכל היותר.
}
needsAccountTime = בלי חשבון קישור פעיל { $time } לכל היותר.

## Sending: under way and done

chosenTold = { $files }, { $size } בסך הכול
noAnswer = אין תשובה כבר זמן מה. בדקו את החיבור: ההעלאה תימשך מעצמה, או שתוכלו לבטל אותה.
uploading = מתבצעת העלאה
importing = קוראים את הקבצים שלכם…
encrypting = מתבצעת הצפנה…
finalising = הכול הגיע ונשמר כעת…
expiresAfter = התוקף פג אחרי { $downloads } או { $time }
settingPassword = הסיסמה נקבעת…
passwordFailed = לא ניתן היה לקבוע את הסיסמה
passwordFailedLead = הקבצים שלכם הועלו אבל עדיין אינם מוגנים, ולכן הקישור לא מוצג. נסו שוב, או מחקו את ההעלאה.
linkReady = הקישור שלכם מוכן
linkReadyLead = כל מי שיש לו הקישור הזה יכול לפתוח את הקבצים. אף אחד אחר לא יכול, אפילו לא השירות הזה.
shareLink = קישור לקבצים שלכם
sendMore = שליחת קבצים נוספים
copyLinkTitle = העתיקו את הקישור
shareLinkTitle = שתפו את הקישור
linkDialogLead = כל מי שתתנו לו את הקישור הזה יוכל לפתוח את { $name }.

## The survey

surveyTitle = ספרו לנו מה דעתכם
surveyLead = התשובות שלכם עוזרות לשפר את שליחת הקבצים. עונים עליהן בדף אחר, ושום דבר על הקבצים שלכם לא נשלח איתן.
giveFeedback = מתן משוב
surveySkip = דילוג

## The person's own uploads

yourUploads = ההעלאות שלכם
noUploads = מה שתשלחו יופיע כאן, כדי שתוכלו להעתיק שוב את הקישור או למחוק.
downloadsLeft = { $count ->
    [one] נותרה הורדה אחת
    [two] נותרו { $count } הורדות
   *[other] נותרו { $count } הורדות
}
timeLeft = זמן שנותר: { $time }
deleteNamed = מחיקת { $name }
deleteTitle = למחוק את ההעלאה הזאת?
deleteQuestion = אף אחד לא יוכל עוד להוריד את { $name }. אי אפשר לבטל את הפעולה הזאת.
keep = להשאיר
openDownloadPage = פתיחת הדף שרואים הנמענים של { $name }
changeLimits = שינוי
changeLimitsNamed = שינוי משך הזמן שבו אפשר להוריד את { $name }
changeLimitsTitle = שינוי תוקף הקישור
keepTime = ללא שינוי
timeFromNow = { $time } מעכשיו
save = שמירה
goneTitle = זה כבר לא קיים
goneLead = התוקף של { $name } פג, הוא הורד כמספר הפעמים שהקישור מאפשר, או שנמחק במקום אחר. שום דבר לא השתנה.
passwordNotSet = הסיסמה לא נקבעה, ולכן הקישור לא מוצג. אם זה נשאר כך, מחקו את ההעלאה ושלחו את הקבצים שוב.
changeFailed = השינוי לא נעשה. בדקו את הבחירה ואת החיבור, ונסו שוב.

## Receiving

checkingLink = מחפשים את הקבצים שלכם…
checkFailed = השרת לא עונה
checkFailedLead = שום דבר לא אבד. בדקו את החיבור ונסו שוב.
checkRefused = לא כרגע
checkRefusedLead = משהו השתבש בשרת. שום דבר לא אבד: נסו שוב בעוד רגע.
waitAsked = השרת מבקש שתחכו: { $time }.
expiredTitle = הקבצים האלה כבר לא כאן
expiredLead = תוקף הקישור פג, הוא נוצל עד תום, או שהשולח מחק אותו. בקשו קישור חדש.
passwordNeeded = הזינו את הסיסמה
passwordNeededLead = השולח הגן על הקבצים האלה. הסיסמה אינה חלק מהקישור.
passwordTryAgain = הסיסמה אינה נכונה. נסו שוב.
unlock = פתיחת הנעילה
keyNeeded = המפתח חסר
keyNeededLead = בקישור שלם יש מפתח אחרי הסימן #. הדביקו את הקישור כולו, או רק את המפתח שלו.
keyLabel = קישור או מפתח
notAKey = זה לא קישור ולא מפתח של השירות הזה.
keyOfAnotherFile = הקישור הזה מוביל לקבצים אחרים.
openLink = פתיחה
filesForYou = { $count ->
    [one] קובץ בשבילכם
    [two] { $count } קבצים בשבילכם
   *[other] { $count } קבצים בשבילכם
}
filesForYouLead = נשלח מוצפן. הפענוח נעשה כאן, בדפדפן שלכם.
download = הורדה
noStreamsWarning = הדפדפן הזה יכול לפתוח קובץ גדול כל כך רק אם יחזיק את כולו בזיכרון, וזה עלול להיכשל. מה תרצו לעשות?
noStreams-copyLink = להעתיק את הקישור ולפתוח אותו בדפדפן אחר
noStreams-otherBrowser = להתקין דפדפן ששומר קבצים גדולים תוך כדי קבלתם
noStreams-download = להוריד כאן בכל זאת
linkLife = זמין למשך { $time }
lastDownload = זמין למשך { $time }. זו ההורדה האחרונה: שמרו את הקבצים היטב.
downloadsTaken = ההורדה האחרונה מתבצעת ברגע זה, כאן או אצל מישהו אחר. אם היא תיקטע, תתפנה שוב הורדה אחת: נסו בעוד שתי דקות.
downloading = מתבצעת הורדה
decrypting = מתבצע פענוח…
downloadFinished = בבקשה
downloadFinishedLead = הקובץ פוענח ונמצא בהורדות שלכם.
downloadStopped = ההורדה לא הסתיימה.
showDownload = הצגה

## Dead ends

loading = רק רגע…
configFailed = השרת לא עונה
configFailedLead = שום דבר לא אבד. בדקו את החיבור ונסו שוב.
notFoundTitle = אין כאן כלום
notFoundLead = תוקף הקבצים פג, הם נמחקו, או שהקישור אינו שלם.
errorTitle = משהו השתבש
errorLead = זה לא הצליח. חזרו להתחלה ונסו שוב.
uploadErrorLead = הקבצים שלכם לא נשלחו. אלה שבחרתם עדיין כאן: נסו שוב.
uploadError-too_large = הקבצים גדולים ממה שהשירות הזה מאפשר. שלחו אותם בחלקים קטנים יותר.
uploadError-bad_limit = השירות כבר לא מאפשר כל כך הרבה הורדות או זמן ארוך כל כך. טענו את הדף מחדש ובחרו שוב.
uploadError-unauthorized = רק מי שנכנס לחשבון יכול לשלוח כאן קבצים. היכנסו ובחרו שוב את הקבצים.
uploadError-sender_unknown = השירות לא הצליח לזהות שנכנסתם לחשבון, ולכן חלו המגבלות של כל השאר. אם אתם מחוץ לחשבון עכשיו, היכנסו שוב; אחרת נסו שוב בעוד רגע.
uploadError-issuer_away = השירות אינו זמין כרגע, או שאינו יכול לברר מי נכנס לחשבון. בלי חשבון אפשר לשלוח עד { $size } בכל פעם, ולכל היותר { $downloads } ו־{ $time }: אל תשלחו יותר מזה, או נסו שוב בעוד רגע.
uploadError-rate_limited = היו יותר מדי ניסיונות. חכו רגע ונסו שוב.
uploadError-busy = השירות עמוס מאוד כרגע. הקבצים שלכם עדיין כאן: נסו שוב בעוד רגע.
uploadError-full = אין כרגע בשירות מקום לקבצים נוספים. הקבצים שלכם עדיין כאן: נסו שוב מאוחר יותר.
uploadError-unavailable = השירות אינו זמין כרגע. הקבצים שלכם עדיין כאן: נסו שוב בעוד רגע.
uploadError-idle_timeout = החיבור היה שקט זמן רב מדי. בדקו אותו ונסו שוב.
uploadError-connect_failed = השרת לא ענה. בדקו את החיבור ונסו שוב. רשתות מסוימות, לעיתים קרובות במקומות עבודה, חוסמות את מה שנדרש להעלאה (חיבורי WebSocket): השתמשו שם ברשת אחרת, כמו זו של הטלפון, או פנו למי שמנהל את הרשת.
uploadError-connection_lost = החיבור נקטע. הקבצים שלכם עדיין כאן: נסו שוב.
uploadError-file_changed = אחד הקבצים השתנה או שלא ניתן היה לקרוא אותו בזמן השליחה. בחרו אותו שוב.
downloadErrorLead = ההורדה לא הסתיימה. נסו שוב; אם זה לא עוזר, בקשו מהשולח קישור חדש.
downloadError-rate_limited = היו יותר מדי ניסיונות. חכו רגע ונסו שוב.
downloadError-busy = השירות עמוס מאוד כרגע. הקישור עדיין עובד: נסו שוב בעוד רגע.
downloadError-unavailable = השירות אינו זמין כרגע. הקישור עדיין עובד: נסו שוב בעוד רגע.
downloadError-connect_failed = לא ניתן היה להגיע לשרת. בדקו את החיבור ונסו שוב.
downloadError-connection_lost = החיבור נקטע. בדקו אותו ונסו שוב.
downloadError-damaged = מה שהגיע אינו מה שנשלח, ולכן שום דבר ממנו לא נשמר. נסו שוב; אם זה לא עוזר, בקשו מהשולח קישור חדש.
downloadError-incomplete = הדפדפן הפסיק לשמור באמצע. מחקו את הקובץ החלקי ונסו שוב.
downloadError-no_room = לא נשאר במכשיר הזה מקום לקבצים האלה. פנו מקום ונסו שוב.
crashLead = לא ניתן היה להציג את הדף הזה. טענו אותו מחדש; מה ששלחתם קודם לא נפגע.
chunkTitle = חלק מהדף הזה חסר
chunkMissingLead = לא ניתן היה לטעון אותו. בדקו את החיבור וטענו את הדף מחדש; מה ששלחתם קודם לא נפגע.
chunkTimeoutLead = הטעינה ארכה זמן רב מדי. בדקו את החיבור וטענו את הדף מחדש; מה ששלחתם קודם לא נפגע.
waitForTransfer = העברה עדיין מתבצעת, והיא תלך לאיבוד. חכו עד שתסתיים.
reload = טעינה מחדש
backHome = חזרה להתחלה
outdatedTitle = יש גרסה חדשה יותר
outdatedLead = הדף הזה אינו מעודכן. עדכנו אותו כדי להמשיך.
update = עדכון
outdatedBrowserTitle = הדפדפן הזה אינו מעודכן
outdatedBrowserLead = חסר בו מה שנדרש לשליחה ולקבלה של קבצים. עדכנו אותו ופתחו שוב את אותה הכתובת.
unsupportedTitle = הדפדפן הזה לא יכול לפתוח את { $title }
unsupportedLead = הקבצים מוצפנים בדפדפן, ובדפדפן הזה חסר מה שנדרש לכך. השתמשו בדפדפן מעודכן.
insecureTitle = הכתובת הזאת אינה מאובטחת
insecureLead = דפדפנים מצפינים רק בדפים שנטענו באופן מאובטח. חזרו אחורה ופתחו את אותה הכתובת עם https:// בתחילתה. אם זה לא מצליח, בקשו ממי שמפעיל את השירות את הכתובת המאובטחת שלו.
otherBrowser = התקנת דפדפן אחר
help = עזרה

## Privacy

legalTitle = פרטיות ותנאים
legalLead = מה קורה לקבצים שלכם, בכמה משפטים.
legalEncrypted = הקבצים נשמרים מוצפנים. המפתח נמצא בקישור ולעולם לא מגיע לשרת.
legalLifetime = קובץ נשמר { $anonymous } לכל היותר, או { $signedIn } לכל היותר כשמי ששלח אותו נכנס לחשבון.
legalOneLifetime = קובץ נשמר { $time } לכל היותר.
legalDownloads = בשל הגבלה על מספר ההורדות קובץ עשוי להימחק מוקדם יותר.
legalLogs = { $days ->
    [one] ביומני השרת נשמרות כתובות IP למשך יום אחד.
    [two] ביומני השרת נשמרות כתובות IP למשך יומיים.
   *[other] ביומני השרת נשמרות כתובות IP למשך { $days } ימים.
}
legalAccountToSend = חשבון נדרש כדי לשלוח קבצים, אך לא כדי לקבל אותם.
legalAccount = חשבון נדרש רק לקבצים גדולים מ־{ $size }.
