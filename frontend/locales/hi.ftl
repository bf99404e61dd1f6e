# Envoi: हिन्दी

productName = Envoi

## Page

homeLink = { $title }, होम
skipToContent = सीधे सामग्री पर जाएं
promo = सूचना
closeNotice = बंद करें
storageBlocked = यह ब्राउज़र आपके अपलोड की सूची सेव नहीं करता; यह पेज बंद करते ही वह चली जाएगी। पहले अपने लिंक कॉपी कर लें।
storageFull = आपके अपलोड की सूची के लिए इस डिवाइस पर जगह नहीं बची है। यह पेज बंद करने से पहले अपने लिंक कॉपी कर लें, या वे अपलोड मिटा दें जिनकी अब ज़रूरत नहीं है।
footerPromise = फ़ाइलें आपके डिवाइस से निकलने से पहले एन्क्रिप्ट होती हैं। उन्हें सिर्फ़ लिंक वाले लोग खोल सकते हैं।
footerLinks = इस सेवा के बारे में
link-privacy = निजता
link-terms = शर्तें
link-cookies = कुकी
link-source = सोर्स कोड
link-feedback = सुझाव
feedbackFacts = वर्शन { $version }, { $browser }
language = भाषा
languageOfBrowser = ब्राउज़र की डिफ़ॉल्ट भाषा
languageTold = { $label }: { $language }
languageFailed = यह भाषा लोड नहीं की जा सकी। अपना कनेक्शन जांचें और फिर से आज़माएं।
introTitle = निजी फ़ाइल शेयरिंग, बेहद आसान
introLead = आपकी फ़ाइलें भेजे जाने से पहले इसी डिवाइस पर एन्क्रिप्ट होती हैं। लिंक अपने चुने हुए लोगों के साथ शेयर करें; सिर्फ़ वही फ़ाइलें खोल सकते हैं।
notBegunTitle = यहां अब तक कुछ नहीं है?
notBegunLead = अपना कनेक्शन जांचें, फिर यह पेज दोबारा लोड करें। अगर इससे मदद न मिले, तो आपका ब्राउज़र पुराना हो गया है: कृपया उसे अपडेट करें।
scriptsOffTitle = JavaScript बंद है
scriptsOffLead = आपकी फ़ाइलें ब्राउज़र में एन्क्रिप्ट होती हैं, इसलिए इस पेज को JavaScript की ज़रूरत है। उसे चालू करें, फिर पेज दोबारा लोड करें।

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } बाइट
   *[other] { $num } बाइट
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/से॰
percent = { $ratio }
days = { $num } दिन
hours = { $num ->
    [one] { $num } घंटा
   *[other] { $num } घंटे
}
minutes = { $num } मिनट
seconds = { $num } सेकंड
shortDays = { $num } दिन
shortHours = { $num } घं॰
shortMinutes = { $num } मि॰
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = { DATETIME($at, hour: "numeric", minute: "numeric") } तक
untilTomorrow = कल { DATETIME($at, hour: "numeric", minute: "numeric") } तक
untilDay = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") } तक
sizeOfTotal = { $total } में से { $done }
remaining = { $time } बाकी
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } डाउनलोड
   *[other] { $count } डाउनलोड
}
downloadsWithoutLimit = कितने भी डाउनलोड
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } फ़ाइल
   *[other] { $count } फ़ाइलें
}
nameAndMore = { $name } और { $count } अन्य

## Common buttons

ok = ठीक है
done = हो गया
cancel = रद्द करें
add = जोड़ें
doNotAdd = न जोड़ें
tryAgain = फिर से आज़माएं
copyLink = लिंक कॉपी करें
copyMessage = संदेश कॉपी करें
includePassword = पासवर्ड भी भेजें
emailLink = ईमेल करें
emailSubject = आपके लिए फ़ाइलें
copied = कॉपी हो गया
copyRefused = आपके ब्राउज़र ने हमें लिंक कॉपी नहीं करने दिया। लिंक चुना हुआ है, आप उसे खुद कॉपी कर सकते हैं।
share = शेयर करें
shareNamed = { $name } शेयर करें
showQrCode = QR कोड
qrCode = इस लिंक का QR कोड
qrCodeHint = लिंक को फ़ोन पर खोलने के लिए उसके कैमरे से इसे स्कैन करें।
qrCodeFailed = QR कोड नहीं बन सका। आपका लिंक फिर भी काम करता है।
sendYourOwn = अपनी फ़ाइलें भेजें
deleteUpload = मिटाएं
deleteFailed = यह अपलोड मिटाया नहीं जा सका। अपना कनेक्शन जांचें और फिर से आज़माएं।
passwordProtected = पासवर्ड से सुरक्षित
passwordLabel = पासवर्ड
showPassword = पासवर्ड दिखाएं
hidePassword = पासवर्ड छिपाएं
filesInside = इस अपलोड की फ़ाइलें

## Accounts

signIn = साइन इन करें
signOut = साइन आउट करें
signOutWaits = एक ट्रांसफ़र अभी चल रहा है। उसके पूरा होने पर साइन आउट करें।
signOutWaitsForTab = दूसरे टैब में एक ट्रांसफ़र अभी चल रहा है। उसके पूरा होने पर साइन आउट करें।
signOutSyncs = जाने से पहले आपकी सूची सेव हो रही है…
signOutTitle = साइन आउट करें?
signOutLoses = { $count ->
    [one] { $count } अपलोड सिर्फ़ इस डिवाइस पर है। साइन आउट करने के बाद आप उसे देख, बदल या मिटा नहीं सकेंगे। उसका लिंक काम करता रहेगा।
   *[other] { $count } अपलोड सिर्फ़ इस डिवाइस पर हैं। साइन आउट करने के बाद आप उन्हें देख, बदल या मिटा नहीं सकेंगे। उनके लिंक काम करते रहेंगे।
}
staySignedIn = साइन इन रहें
signOutAnyway = फिर भी साइन आउट करें
signedOut = आप साइन आउट हो गए हैं।
signedOutRefused = आपका सेशन खत्म हो गया है। अपनी सूची देखने के लिए फिर से साइन इन करें।
signUpTitle = ज़्यादा के लिए साइन इन करें
signUpLead = आप बिना खाते के भी फ़ाइलें भेज सकते हैं। खाते के साथ आप ज़्यादा कर सकते हैं:
benefitSize = एक बार में { $size } तक भेजें
benefitCount = { $count ->
    [one] लिंक को { $count } बार तक इस्तेमाल होने दें
   *[other] लिंक को { $count } बार तक इस्तेमाल होने दें
}
benefitTime = { $token ->
    [one] लिंक को { $token } दिन तक चालू रखें
   *[other] लिंक को { $token } दिनों तक चालू रखें
}
benefitSync = अपने अपलोड अपने सभी डिवाइस पर देखें
benefitPerk = आपकी सूची एन्क्रिप्ट रहती है; उसे सिर्फ़ आप पढ़ सकते हैं
emailLabel = ईमेल (वैकल्पिक)
signInNotBegun = साइन इन का पेज नहीं खुल सका। अपना कनेक्शन जांचें और फिर से आज़माएं।
signInAway = साइन इन अभी उपलब्ध नहीं है। बाद में फिर से आज़माएं।
signInNoRoom = साइन इन करने के लिए इस डिवाइस पर जगह नहीं बची है। वे अपलोड मिटाएं जिनकी अब ज़रूरत नहीं है, फिर दोबारा आज़माएं।
signInWaits = एक ट्रांसफ़र अभी चल रहा है और वह बीच में रुक जाएगा। उसके पूरा होने पर साइन इन करें।
signingIn = साइन इन हो रहा है…
signInErrorLead = साइन इन नहीं हुआ, और कुछ भी नहीं बदला है। फिर से आज़माएं।
signInReason = अगर ऐसा बार-बार हो, तो इस सेवा को चलाने वालों को यह बताएं: { $reason }
passphraseNeeded = अपनी सूची का पासफ़्रेज़ डालें
passphraseNeededLead = यह आपके अपलोड की सूची को एन्क्रिप्ट करता है और इस डिवाइस से कभी बाहर नहीं जाता। अपने सभी डिवाइस पर यही इस्तेमाल करें।
passphraseLabel = पासफ़्रेज़
passphraseTooShort = यह बहुत छोटा है। कम से कम { $length } वर्ण रखें।
passphraseHint = कम से कम { $length } वर्ण: कुछ ऐसे शब्द जिन्हें सिर्फ़ आप एक साथ रखेंगे। इसे कोई वापस नहीं ला सकता, इसलिए लिखकर रख लें।
passphraseRunning = आपकी कुंजी बन रही है…
passphraseFailed = इस डिवाइस पर कुंजी नहीं बन सकी। दूसरे टैब बंद करें, फिर दोबारा आज़माएं।
goOn = जारी रखें
cancelSignIn = साइन इन न करें
unknownPassphrase = क्या यह नया पासफ़्रेज़ है?
unknownPassphraseLead = हमें इसके लिए कोई सूची नहीं मिली। अगर यह आपका पहला डिवाइस है या आप नया पासफ़्रेज़ चाहते हैं, तो सूची शुरू करने के लिए इसे फिर से लिखें। अगर आपकी सूची पहले से है, तो शायद लिखने में गलती हुई हो।
passphraseAgain = पासफ़्रेज़ फिर से लिखें
passphraseDiffers = पासफ़्रेज़ मेल नहीं खाते।
beginList = नई सूची शुरू करें
anotherPassphrase = मुझसे गलती हुई
uncheckedPassphrase = आपका पासफ़्रेज़ जांचा नहीं जा सका
uncheckedPassphraseLead = सर्वर ने नहीं बताया कि इस पासफ़्रेज़ की कोई सूची है या नहीं। फिर से आज़माएं। अगर आप आगे बढ़ते हैं और इसे लिखने में गलती हुई थी, तो आपको अपने दूसरे डिवाइस की सूची नहीं दिखेगी।
trustPassphrase = फिर भी आगे बढ़ें
retypePassphrase = फिर से लिखें

## Sending: choosing files

sendFiles = फ़ाइलें भेजें
dropFiles = फ़ाइलें यहां खींचकर छोड़ें
orSelectFiles = या उन्हें चुनें, { $size } तक
upToSize = { $size } तक
selectFiles = फ़ाइलें चुनें
selectFolder = फ़ोल्डर चुनें
sharedTitle = ये फ़ाइलें जोड़ें?
sharedLead = किसी दूसरे ऐप या वेबसाइट ने इन्हें इस पेज के साथ शेयर किया है। सिर्फ़ वही जोड़ें जिसकी आपको उम्मीद थी।
accountNeeded = फ़ाइलें भेजने के लिए साइन इन करें
accountNeededLead = यहां फ़ाइलें भेजने के लिए आपके पास खाता होना चाहिए। पा कोई भी सकता है।
accountNeededBlocked = यहां फ़ाइलें भेजने के लिए आपके पास खाता होना चाहिए, पर यह ब्राउज़र इस पेज के लिए साइन इन सेव नहीं कर सकता। आप फ़ाइलें फिर भी पा सकते हैं।
accountNeededToRequest = यहां फ़ाइलें मांगने के लिए आपके पास खाता होना चाहिए। जिसके पास लिंक है वह आपको भेज सकता है।
signInForSize = { $size } तक भेजने के लिए साइन इन करें
dropNow = जोड़ने के लिए फ़ाइलें छोड़ें
chosenFiles = आपकी फ़ाइलें
addMoreFiles = फ़ाइलें जोड़ें
removeFile = { $name } हटाएं
fileRemoved = { $name } हटाया गया
addFolder = फ़ोल्डर जोड़ें
skipped-none = जोड़ने के लिए कोई फ़ाइल नहीं मिली
skipped-empty = { $count ->
    [one] { $count } खाली फ़ाइल छोड़ी गई
   *[other] { $count } खाली फ़ाइलें छोड़ी गईं
}
skipped-chosen = { $count ->
    [one] पहले से जोड़ी हुई { $count } फ़ाइल छोड़ी गई
   *[other] पहले से जोड़ी हुई { $count } फ़ाइलें छोड़ी गईं
}
skipped-system = छोड़ी गई सिस्टम फ़ाइलें: { $count }
skipped-unreadable = पढ़ा नहीं जा सका: { $name }
expiryChoices = लिंक की समय-सीमा
downloadLimitLabel = डाउनलोड
timeLimitLabel = समय
addPassword = पासवर्ड से सुरक्षित करें
liveLink = अपलोड होते समय ही लिंक पाएं
liveLinkHint = आपका अपलोड चलते हुए ही पाने वाले अपने ब्राउज़र में डाउनलोड शुरू कर सकते हैं। यह पेज खुला रखें।
passwordMissing = पासवर्ड लिखें, या उसके बिना भेजने के लिए सही का निशान हटाएं।
maxPasswordLength = पासवर्ड में ज़्यादा से ज़्यादा { $length } वर्ण हो सकते हैं।
uploadFiles = { $count ->
    [one] { $count } फ़ाइल अपलोड करें
   *[other] { $count } फ़ाइलें अपलोड करें
}

## Sending: what is not possible

noticeTitle-tooManyFiles = बहुत ज़्यादा फ़ाइलें
noticeTitle-fileTooBig = भेजने के लिए बहुत बड़ी
noticeTitle-tooManyArchives = बहुत ज़्यादा अपलोड
noticeTitle-unreadableFiles = ये फ़ाइलें पढ़ी नहीं जा सकतीं

## Sending: what is not possible

tooManyFiles = { $count ->
    [one] आप एक बार में { $count } फ़ाइल भेज सकते हैं; आपने { $chosen } चुनीं। उन्हें ज़िप करें, या एक चुनें।
   *[other] आप एक बार में ज़्यादा से ज़्यादा { $count } फ़ाइलें भेज सकते हैं; आपने { $chosen } चुनीं। उन्हें ज़िप करें, या कम चुनें।
}
tooManyFilesAtOnce = { $count ->
    [one] आप एक बार में { $count } फ़ाइल भेज सकते हैं। उन्हें ज़िप करें, या एक चुनें।
   *[other] आप एक बार में ज़्यादा से ज़्यादा { $count } फ़ाइलें भेज सकते हैं। उन्हें ज़िप करें, या कम चुनें।
}
addFitting = { $count ->
    [one] पहली वाली जोड़ें
   *[other] पहली { $count } जोड़ें
}
fileTooBig = आप एक बार में { $size } तक भेज सकते हैं। इन फ़ाइलों को छोटे हिस्सों में भेजें।
tooManyArchives = { $count ->
    [one] आप एक समय में { $count } अपलोड रख सकते हैं। उसे मिटाएं, या उसकी समय-सीमा खत्म होने तक रुकें।
   *[other] आप एक समय में ज़्यादा से ज़्यादा { $count } अपलोड रख सकते हैं। किसी एक को मिटाएं, या किसी एक की समय-सीमा खत्म होने तक रुकें।
}
unreadableFiles = आपने जो छोड़ा है उसे हम पढ़ नहीं सकते। इसके बजाय बटन से फ़ाइलें चुनें।
needsAccountSize = बिना खाते के आप एक बार में { $size } तक भेज सकते हैं।
needsAccountCount = { $count ->
    [one] बिना खाते के लिंक से ज़्यादा से ज़्यादा { $count } डाउनलोड हो सकता है।
   *[other] बिना खाते के लिंक से ज़्यादा से ज़्यादा { $count } डाउनलोड हो सकते हैं।
}
needsAccountTime = बिना खाते के लिंक ज़्यादा से ज़्यादा इतने समय काम करता है: { $time }।

## Sending: under way and done

chosenTold = { $files }, कुल { $size }
noAnswer = आपके कनेक्शन का इंतज़ार है। हम अपने-आप आगे बढ़ेंगे।
uploading = अपलोड हो रहा है
uploadWaiting = अपलोड के इंतज़ार में
pause = रोकें
uploadPaused = रुका हुआ
liveLinkReady = यह लिंक अभी से काम करता है। जैसे-जैसे आप फ़ाइलें अपलोड करते हैं, वे पाने वालों तक पहुंचती जाती हैं। यह पेज खुला रखें।
unfinishedUpload = अधूरा अपलोड
continueFrom = { $size } से जारी रखें?
sameFilesNeeded = जारी रखने के लिए वही फ़ाइलें फिर से चुनें।
otherFiles = ये वही फ़ाइलें नहीं हैं, या तब से बदल गई हैं। और कुछ नहीं भेजा गया।
notSent = अभी अपलोड नहीं हुआ
prepareNext = अगला अपलोड तैयार करें
waitsForUpload = मौजूदा अपलोड पूरा होने पर शुरू होगा।
stopUploadTitle = यह अपलोड रोकें?
stopUploadLead = अब तक जो भेजा गया वह चला जाएगा। आपकी चुनी हुई फ़ाइलें यहीं रहेंगी।
keepUploading = अपलोड जारी रखें
stopUpload = अपलोड रोकें
showUpload = दिखाएं
importing = आपकी फ़ाइलें पढ़ी जा रही हैं…
encrypting = एन्क्रिप्ट हो रहा है…
finalising = बस हो ही गया। आपकी फ़ाइलें सेव हो रही हैं…
expiresAfter = समय-सीमा: { $downloads } या { $time }
settingPassword = पासवर्ड लगाया जा रहा है…
passwordFailed = पासवर्ड नहीं लगाया जा सका
passwordFailedLead = आपकी फ़ाइलें अपलोड हो गई हैं पर अभी सुरक्षित नहीं हैं, इसलिए हमने लिंक नहीं दिखाया है। फिर से आज़माएं, या अपलोड मिटा दें।
uploaded = साझा करने के लिए तैयार
linkReady = आपका लिंक तैयार है
uploadComplete = अपलोड पूरा हुआ
shareLink = आपकी फ़ाइलों का लिंक
sendMore = और फ़ाइलें भेजें
linkDialogLead = जिसके पास भी यह लिंक हो, वह { $name } डाउनलोड कर सकता है।
linkDialogNote = जिसके पास यह लिंक है वह आपका नोट पढ़ सकता है।
linkNeedsPassword = उन्हें पासवर्ड भी चाहिए होगा।
howProtected = आपकी फ़ाइलें कैसे सुरक्षित रहती हैं
protectionTitle = एंड-टू-एंड एन्क्रिप्टेड
protectionEncrypted = आपका ब्राउज़र फ़ाइलों को इस डिवाइस से निकलने से पहले एन्क्रिप्ट करता है। सर्वर सिर्फ़ वही रखता है जिसे वह पढ़ नहीं सकता।
protectionKey = कुंजी लिंक का ही हिस्सा है, # चिह्न के बाद। वह सर्वर को कभी नहीं भेजी जाती, इसलिए लिंक सिर्फ़ भरोसेमंद लोगों के साथ शेयर करें।
protectionExpiry = लिंक की समय-सीमा खत्म होते ही फ़ाइलें मिटा दी जाती हैं: आपके चुने हुए डाउनलोड या समय के बाद।

## Keyboard shortcuts

shortcutsTitle = कीबोर्ड शॉर्टकट
shortcutChoose = फ़ाइलें चुनें
shortcutUpload = अपलोड करें
shortcutCopy = लिंक कॉपी करें
shortcutDownload = डाउनलोड करें
shortcutHelp = यह सूची दिखाएं
shortcutsOn = कीबोर्ड शॉर्टकट इस्तेमाल करें

## The survey

surveyTitle = हमें अपनी राय बताएं
surveyLead = आपके जवाब इसे बेहतर बनाने में हमारी मदद करते हैं। सर्वे दूसरे पेज पर खुलता है और उसे आपकी फ़ाइलों के बारे में कुछ पता नहीं चलता।
giveFeedback = राय दें
surveySkip = छोड़ें

## The person's own uploads

yourUploads = आपके अपलोड
noUploads = आपकी भेजी हुई फ़ाइलें यहां दिखती हैं, ताकि आप लिंक फिर से कॉपी कर सकें या उन्हें मिटा सकें।
joinOffer = साइन इन करने से पहले इस डिवाइस से भेजे गए अपलोड: { $count }। इन्हें अपनी सूची में जोड़ें?
downloadsLeft = { $count ->
    [one] { $count } डाउनलोड बाकी
   *[other] { $count } डाउनलोड बाकी
}
timeLeft = { $time } बाकी
deleteNamed = { $name } मिटाएं
deletingNamed = { $name } मिटाया जा रहा है…
undo = पहले जैसा करें
keep = रहने दें
moreActions = { $name } के लिए और विकल्प
openPage = डाउनलोड पेज खोलें
openDownloadPage = { $name } का डाउनलोड पेज खोलें
changeLimits = बदलें
changeLimitsNamed = { $name } के लिंक की समय-सीमा बदलें
changeLimitsTitle = लिंक की समय-सीमा बदलें
keepTime = कोई बदलाव नहीं
timeFromNow = अब से { $time }
save = सेव करें
goneTitle = यह अपलोड अब नहीं है
goneLead = { $name } की समय-सीमा खत्म हो गई, डाउनलोड की सीमा पूरी हो गई, या उसे कहीं और से मिटा दिया गया। कुछ नहीं बदला गया।
passwordNotSet = पासवर्ड नहीं लगा है, इसलिए लिंक छिपा हुआ है। अगर ऐसा ही रहे, तो अपलोड मिटाकर फ़ाइलें फिर से भेजें।
changeFailed = यह सेव नहीं हो सका। अपने चुनाव और कनेक्शन जांचें, फिर दोबारा आज़माएं।
pastUploads = पिछले 7 दिनों में खत्म हुए
clearPast = साफ़ करें
pastDownloaded = डाउनलोड हुआ: { $time }
pastDownloadedBefore = { $time } से पहले डाउनलोड हुआ
pastExpired = समय-सीमा खत्म हुई: { $time }
pastDeleted = मिटाया गया: { $time }
pastGone = पूरा इस्तेमाल हुआ या मिटाया गया: { $time }
pastGoneBefore = { $time } से पहले पूरा इस्तेमाल हुआ या मिटाया गया
requestFiles = फ़ाइलें मांगें
newRequestLead = ऐसा लिंक बनाएं जिससे कोई भी आपको फ़ाइलें भेज सके और उन्हें सिर्फ़ आप पढ़ सकें।
requestWanted = आपको क्या चाहिए, हर पंक्ति में एक चीज़
requestAskerHint = भेजने वाले यह नाम देखते हैं। इसे कोई नहीं जांचता।
requestOpenFor = खुला रहने का समय
deliveries = डिलीवरी
requestDeliverySize = हर डिलीवरी का आकार
requestTotalSize = कुल आकार
newRequestKinds = फ़ाइलों के प्रकार, जैसे .pdf (सिर्फ़ सलाह)
requestLink = अनुरोध का लिंक
requestReadyLead = जिसके पास यह लिंक है वह आपको फ़ाइलें भेज सकता है। उन्हें सिर्फ़ आप पढ़ सकते हैं।
requestSubject = कृपया मुझे फ़ाइलें भेजें
ownerLink = इनबॉक्स का लिंक
ownerLinkWarning = यह इस इनबॉक्स को दूसरे डिवाइस पर खोलता है। जिसके पास यह है वह आपको मिलने वाला सब कुछ पढ़ सकता है, इसलिए इसे अपने पास रखें।
inbox = इनबॉक्स
yourRequests = आपके अनुरोध
joinRequests = साइन इन करने से पहले इस डिवाइस पर बनाए गए अनुरोध: { $count }। इन्हें अपनी सूची में जोड़ें?
newDeliveries = नई डिलीवरी: { $count }
notifyDeliveries = डिलीवरी आने पर मुझे बताएं
requestAccepts = फ़ाइलें ले रहा है
requestClosed = अब फ़ाइलें नहीं लेता
noDeliveries = अभी कुछ नहीं आया है। डिलीवरी यहां दिखेंगी।
requestGoneLead = इस अनुरोध की समय-सीमा खत्म हो गई या इसे मिटा दिया गया।
requestUntrusted = इस अनुरोध पर भरोसा नहीं किया जा सकता
requestUntrustedLead = लिंक खराब है, या सर्वर कोई दूसरा अनुरोध दिखा रहा है। कुछ नहीं दिखाया गया है।
deliveryComing = भेजी जा रही है
deliveryNew = मिल गई
deliveryCollected = सेव हो गई
removeDelivery = सर्वर से मिटाएं
deliveryRefused-repeated = अस्वीकार: यह डिलीवरी सूची में दो बार है।
deliveryRefused-forged = अस्वीकार: यह आपके लिंक से नहीं बनी है।
deliveryRefused-damaged = अस्वीकार: यह खराब है या बदली गई है।
closeRequest = फ़ाइलें लेना बंद करें
closeRequestTitle = फ़ाइलें लेना बंद करें?
closeRequestLead = लिंक हमेशा के लिए काम करना बंद कर देगा, और जो फ़ाइलें अभी भेजी जा रही हैं वे नहीं आएंगी। जो आ चुका है वह यहीं रहेगा।
newLink = नया लिंक
newLinkLead = नया लिंक तैयार होते ही पुराना लिंक काम करना बंद कर देता है। जो आ चुका है वह पुराने इनबॉक्स में रहता है।
deleteRequestTitle = यह अनुरोध मिटाएं?
deleteRequestLead = लिंक काम करना बंद कर देगा, और जो कुछ आया है वह सर्वर से मिटा दिया जाएगा। आपकी सेव की हुई फ़ाइलें रहेंगी।

## Receiving

checkingLink = आपकी फ़ाइलें ढूंढी जा रही हैं…
checkFailed = सर्वर तक नहीं पहुंचा जा सका
checkFailedLead = कुछ नहीं खोया है। अपना कनेक्शन जांचें और फिर से आज़माएं।
checkRefused = सर्वर व्यस्त है
checkRefusedLead = कुछ नहीं खोया है। थोड़ी देर में फिर से आज़माएं।
waitAsked = कृपया इतना रुकें: { $time }।
expiredTitle = ये फ़ाइलें अब नहीं हैं
expiredLead = लिंक की समय-सीमा खत्म हो गई, डाउनलोड की सीमा पूरी हो गई, या भेजने वाले ने उसे मिटा दिया। नया लिंक मांगें।
removedTitle = ये फ़ाइलें हटा दी गई हैं
removedLead = इस सेवा को चलाने वालों ने इन्हें हटा दिया है, इसलिए लिंक अब काम नहीं करता।
contactOperator = संपर्क करें
passwordNeeded = पासवर्ड डालें
passwordNeededLead = पासवर्ड भेजने वाले से पूछें; वह लिंक में नहीं है।
passwordTryAgain = गलत पासवर्ड। फिर से आज़माएं।
unlock = अनलॉक करें
keyNeeded = यह लिंक अधूरा है
keyNeededLead = लिंक का एक हिस्सा नहीं है। उसे फिर से कॉपी करके यहां चिपकाएं।
keyLabel = लिंक या कुंजी
notAKey = यह इस सेवा का लिंक या कुंजी नहीं है।
keyOfAnotherFile = वह लिंक दूसरी फ़ाइलों का है।
openLink = खोलें
wrongKey = यह लिंक काम नहीं करता
wrongKeyLead = शायद इसका कोई हिस्सा छूट गया है। अपने मैसेज से पूरा लिंक कॉपी करें और यहां चिपकाएं।
filesForYou = { $count ->
    [one] आपके लिए एक फ़ाइल
   *[other] आपके लिए { $count } फ़ाइलें
}
filesForYouLead = एंड-टू-एंड एन्क्रिप्टेड। सिर्फ़ आपके ब्राउज़र में डिक्रिप्ट होता है।
fromSender = भेजने वाले की ओर से
showMore = और दिखाएं
download = डाउनलोड करें
noStreamsWarning = इतनी बड़ी फ़ाइल खोलने के लिए इस ब्राउज़र को उसे पूरा मेमोरी में रखना होगा, और शायद यह न हो पाए। आप क्या करना चाहेंगे?
noStreams-copyLink = लिंक कॉपी करें और दूसरे ब्राउज़र में खोलें
noStreams-otherBrowser = ऐसा ब्राउज़र लें जो बड़ी फ़ाइलें सीधे सेव करता है
noStreams-download = फिर भी यहीं डाउनलोड करें
linkLife = समय-सीमा खत्म होने में: { $time }
linkLifeUnderMinute = समय-सीमा एक मिनट से कम में खत्म होगी
lastDownloadNote = आखिरी डाउनलोड: खोलने या सेव करने के बाद लिंक काम नहीं करेगा।
ownUpload = { $left ->
    [one] यह आपका अपना अपलोड है। अगर आप इसे डाउनलोड करते हैं, तो कोई और नहीं कर पाएगा।
   *[other] यह आपका अपना अपलोड है। डाउनलोड करने पर इसके बाकी { $left } डाउनलोड में से 1 खर्च होगा।
}
downloadsTaken = कोई अभी आखिरी डाउनलोड कर रहा है। अगर वह रुक जाए, तो आप दो मिनट में फिर से आज़मा सकते हैं।
downloading = डाउनलोड हो रहा है
decrypting = डिक्रिप्ट हो रहा है…
downloadBegunAnew = यह डाउनलोड जारी नहीं रखा जा सका, इसलिए यह शुरुआत से फिर शुरू हुआ है।
stillUploading = भेजने वाला अब भी अपलोड कर रहा है। आप अभी से डाउनलोड शुरू कर सकते हैं।
waitsForSender = भेजने वाले का इंतज़ार है। हम अपने-आप आगे बढ़ेंगे।
downloadFinished = डाउनलोड पूरा हुआ
downloadFinishedLead = { $name } आपके डाउनलोड फ़ोल्डर में है।
savedInFolder = { $folder } में सेव किया गया
downloadFinishedRenamed = यह आपके डाउनलोड फ़ोल्डर में है। हो सकता है आपके ब्राउज़र ने इसे दूसरा नाम दिया हो।
downloadAgain = फिर से डाउनलोड करें
lastDownloadDone = यह आखिरी डाउनलोड था, इसलिए लिंक अब काम नहीं करता।
downloadStopped = डाउनलोड पूरा नहीं हुआ
showDownload = दिखाएं

## Sending what a request asks for

requestTitle = आपसे फ़ाइलें मांगी गई हैं
requestLead = इसी डिवाइस पर एन्क्रिप्ट होता है। आप जो भेजेंगे, उसे सिर्फ़ मांगने वाला खोल सकता है।
requestWords = मांगने वाले की ओर से (सत्यापित नहीं)
requestKinds = पसंदीदा फ़ाइल प्रकार
requestLeft = और जितनी बार भेज सकते हैं
requestRoom = बची हुई जगह
requestEach = हर बार ज़्यादा से ज़्यादा
requestSend = भेजें
requestPasswordLead = जिसने आपको लिंक भेजा है, उससे पूछें।
requestSent = भेज दिया गया
requestSentLead = इसे सिर्फ़ मांगने वाला खोल सकता है। उसे भी यही रसीद कोड दिखता है।
receiptLabel = रसीद कोड
copyReceipt = रसीद कोड कॉपी करें
delivery-stored = पहुंच गया। अभी लिया नहीं गया।
delivery-collected = ले लिया गया।
delivery-gone = लिए बिना मिट गया या समय-सीमा खत्म हो गई।
deliveryLost = आपका अधूरा अपलोड अब जारी नहीं रखा जा सकता।
sentBefore = इस डिवाइस से भेजा गया
sentAt = भेजने का समय: { $time }
requestEnded-unknown = ऐसा कोई अनुरोध नहीं है
requestEndedLead-unknown = इसे मिटा दिया गया या समय-सीमा खत्म हो गई, या यह सेवा अनुरोध नहीं लेती। नया लिंक मांगें।
requestEnded-closed = यह अनुरोध बंद है
requestEnded-full = यह अनुरोध भर गया है
requestEndedLead = यह अब और कुछ नहीं लेता। नया लिंक मांगें।
requestEnded-untrusted = इस लिंक पर भरोसा नहीं किया जा सकता
requestEndedLead-untrusted = लिंक और सर्वर मेल नहीं खाते, इसलिए कुछ भी नहीं भेजा गया। किसी और तरीके से फिर लिंक मांगें।

## Reporting an upload to whoever runs the service

report = शिकायत
reportTitle = इस अपलोड की शिकायत करें
reportLead = यह इस सेवा को चलाने वालों के पास जाती है। आप जो लिखते हैं, उसे सिर्फ़ वही पढ़ सकते हैं।
reportReason = क्या गड़बड़ है?
reportReason-malware = नुकसान पहुंचाने वाला सॉफ़्टवेयर
reportReason-fraud = धोखाधड़ी या फ़िशिंग
reportReason-illegal = गैरकानूनी सामग्री
reportReason-other = कुछ और
reportWords = उन्हें क्या पता होना चाहिए?
reportKey = कुंजी भी भेजें
reportKeyHint = कुंजी से वे फ़ाइलें खोल सकते हैं। उसके बिना नहीं।
reportSend = शिकायत भेजें
reportSent = शिकायत भेज दी गई
reportSentLead = धन्यवाद। इस सेवा को चलाने वाले इसे देखेंगे।
reportFailed = यह भेजा नहीं जा सका। अपना कनेक्शन जांचें और फिर से आज़माएं।

## Dead ends

loading = एक पल…
configFailed = सर्वर तक नहीं पहुंचा जा सका
configFailedLead = कुछ नहीं खोया है। अपना कनेक्शन जांचें और फिर से आज़माएं।
intercepted = इस सेवा की जगह किसी साइन-इन पेज या आपके नेटवर्क ने जवाब दिया। यह पेज दूसरे टैब में खोलें, और कहा जाए तो वहां साइन इन करें।
pageNotFound = पेज नहीं मिला
pageNotFoundLead = पता जांचें, या होम पेज से शुरू करें।
notFoundTitle = यहां कुछ नहीं है
notFoundLead = फ़ाइलों की समय-सीमा खत्म हो गई है, वे मिटा दी गई हैं, या लिंक पूरा नहीं है।
errorTitle = कुछ गड़बड़ हुई
errorLead = कुछ गड़बड़ हो गई। आपका भेजा हुआ कुछ भी नहीं खोया है।
uploadErrorLead = आपकी फ़ाइलें नहीं भेजी गईं, पर आपका चुनाव अब भी यहीं है। फिर से आज़माएं।
uploadError-too_large = ये फ़ाइलें इस सेवा की सीमा से बड़ी हैं। इन्हें छोटे हिस्सों में भेजें।
uploadError-bad_limit = यह सेवा अब इतने डाउनलोड या इतना समय नहीं देती। पेज फिर से लोड करें और दोबारा चुनें।
uploadError-unauthorized = यहां फ़ाइलें भेजने के लिए साइन इन करना ज़रूरी है। साइन इन करें, फिर अपनी फ़ाइलें दोबारा चुनें।
uploadError-sender_unknown = हम पक्का नहीं कर सके कि आपने साइन इन किया है, इसलिए सबके लिए तय सीमाएं लागू हुईं। अगर आप साइन आउट हो गए हैं तो फिर से साइन इन करें; नहीं तो थोड़ी देर में फिर से आज़माएं।
uploadError-issuer_away = सेवा अभी उपलब्ध नहीं है, या यह नहीं जांच सकती कि कौन साइन इन है। बिना खाते के आप { $size } तक भेज सकते हैं, इस सीमा के साथ: { $downloads } और { $time }। कम भेजें, या थोड़ी देर में फिर से आज़माएं।
uploadError-signed_out = इस डिवाइस पर आपको साइन आउट कर दिया गया है, इसलिए यह अपलोड रोक दिया गया।
uploadError-rate_limited = बहुत ज़्यादा कोशिशें हुईं। थोड़ा रुकें, फिर दोबारा आज़माएं।
uploadError-too_many_uploads = आपके नेटवर्क या खाते से बहुत ज़्यादा अपलोड हुए हैं। आपकी फ़ाइलें अब भी यहीं हैं।
uploadError-too_many_bytes = आपके नेटवर्क या खाते से बहुत ज़्यादा डेटा भेजा गया है। आपकी फ़ाइलें अब भी यहीं हैं।
uploadError-busy = सेवा बहुत व्यस्त है। आपकी फ़ाइलें अब भी यहीं हैं; थोड़ी देर में फिर से आज़माएं।
uploadError-full = सेवा में अभी और फ़ाइलों के लिए जगह नहीं है। आपकी फ़ाइलें अब भी यहीं हैं; बाद में फिर से आज़माएं।
uploadError-unavailable = सेवा अभी उपलब्ध नहीं है। आपकी फ़ाइलें अब भी यहीं हैं; थोड़ी देर में फिर से आज़माएं।
uploadError-idle_timeout = कनेक्शन बहुत देर तक निष्क्रिय रहा। उसे जांचें, फिर दोबारा आज़माएं।
uploadError-connect_failed = सर्वर तक नहीं पहुंचा जा सका। अपना कनेक्शन जांचें और फिर से आज़माएं। कुछ नेटवर्क, अक्सर दफ़्तर के, अपलोड रोक देते हैं। कोई दूसरा नेटवर्क आज़माएं, जैसे अपने फ़ोन का, या अपना नेटवर्क चलाने वालों से पूछें।
uploadError-connection_lost = कनेक्शन टूट गया। आपकी फ़ाइलें अब भी यहीं हैं; फिर से आज़माएं।
uploadError-file_changed = भेजते समय आपकी कोई फ़ाइल बदल गई या पढ़ी नहीं जा सकी। उसे फिर से चुनें।
downloadErrorLead = डाउनलोड पूरा नहीं हुआ। फिर से आज़माएं; अगर उससे बात न बने, तो भेजने वाले से नया लिंक मांगें।
downloadError-rate_limited = बहुत ज़्यादा कोशिशें हुईं। थोड़ा रुकें, फिर दोबारा आज़माएं।
downloadError-busy = सेवा बहुत व्यस्त है। लिंक अब भी काम करता है; थोड़ी देर में फिर से आज़माएं।
downloadError-unavailable = सेवा अभी उपलब्ध नहीं है। लिंक अब भी काम करता है; थोड़ी देर में फिर से आज़माएं।
downloadError-connect_failed = सर्वर तक नहीं पहुंचा जा सका। अपना कनेक्शन जांचें, फिर दोबारा आज़माएं।
downloadError-connection_lost = कनेक्शन टूट गया। उसे जांचें, फिर दोबारा आज़माएं।
downloadError-damaged = जो पहुंचा वह भेजे गए से अलग है, इसलिए कुछ नहीं रखा गया। फिर से आज़माएं; अगर उससे बात न बने, तो भेजने वाले से नया लिंक मांगें।
downloadError-incomplete = आपके ब्राउज़र ने बीच में सेव करना बंद कर दिया। अधूरी फ़ाइल मिटाएं, फिर दोबारा आज़माएं।
downloadError-upload_abandoned = सब कुछ अपलोड होने से पहले ही भेजने वाला रुक गया। नया लिंक मांगें।
downloadError-no_room = इस डिवाइस पर इन फ़ाइलों के लिए जगह नहीं है। थोड़ी जगह खाली करें, फिर दोबारा आज़माएं।
crashLead = यह पेज नहीं दिखाया जा सका। इसे फिर से लोड करें; आपने पहले जो भेजा वह सुरक्षित है।
chunkTitle = इस पेज का एक हिस्सा नहीं मिला
chunkMissingLead = उसे लोड नहीं किया जा सका। अपना कनेक्शन जांचें, फिर दोबारा लोड करें; आपने पहले जो भेजा वह सुरक्षित है।
chunkTimeoutLead = लोड होने में बहुत समय लगा। अपना कनेक्शन जांचें, फिर दोबारा लोड करें; आपने पहले जो भेजा वह सुरक्षित है।
waitForTransfer = एक ट्रांसफ़र अभी चल रहा है और वह बीच में रुक जाएगा। उसके पूरा होने तक रुकें।
reload = फिर से लोड करें
backHome = होम पेज पर लौटें
outdatedTitle = नया वर्शन मौजूद है
outdatedLead = यह पेज पुराना हो गया है। आगे बढ़ने के लिए इसे अपडेट करें।
update = अपडेट करें
outdatedBrowserTitle = आपका ब्राउज़र पुराना हो गया है
outdatedBrowserLead = इसमें वह नहीं है जो आपको फ़ाइलें भेजने और पाने के लिए चाहिए। इसे अपडेट करें, फिर यह पता दोबारा खोलें।
unsupportedTitle = यह ब्राउज़र { $title } नहीं खोल सकता
unsupportedLead = फ़ाइलें ब्राउज़र में एन्क्रिप्ट होती हैं, और यह ब्राउज़र ऐसा नहीं कर सकता। आप यह कर सकते हैं:
unsupportedUpdate = इस ब्राउज़र को अपडेट करें, फिर अपना लिंक दोबारा खोलें।
unsupportedOther = या अपना लिंक Chrome, Edge, Firefox या Safari के नए वर्शन में कॉपी करें।
unsupportedInApp = अगर आपने लिंक किसी दूसरे ऐप में खोला है, तो उस ऐप के मेन्यू से “ब्राउज़र में खोलें” चुनें।
insecureTitle = यह पता सुरक्षित नहीं है
insecureLead = ब्राउज़र सिर्फ़ सुरक्षित पेजों पर एन्क्रिप्ट करते हैं। वापस जाएं, फिर वही पता आगे https:// लगाकर खोलें। अगर वह न खुले, तो यह सेवा चलाने वालों से इसका सुरक्षित पता पूछें।
otherBrowser = दूसरा ब्राउज़र लें
help = मदद

## Privacy

legalTitle = निजता और शर्तें
legalLead = आपकी फ़ाइलों के साथ क्या होता है, कुछ वाक्यों में।
legalEncrypted = फ़ाइलें एन्क्रिप्ट करके रखी जाती हैं। कुंजी लिंक में होती है और सर्वर तक कभी नहीं पहुंचती।
legalLifetime = हम फ़ाइलें ज़्यादा से ज़्यादा इतने समय रखते हैं: { $anonymous }, या अगर आपने साइन इन किया हो तो { $signedIn }।
legalOneLifetime = हम फ़ाइलें ज़्यादा से ज़्यादा इतने समय रखते हैं: { $time }।
legalDownloads = डाउनलोड की सीमा पूरी होते ही फ़ाइलें मिटा दी जाती हैं।
legalLogs = हम सर्वर लॉग में IP पते { $days } दिन रखते हैं।
legalAccountToSend = फ़ाइलें भेजने के लिए आपको खाता चाहिए, पाने के लिए नहीं।
legalAccount = आपको खाता सिर्फ़ { $size } से बड़ी फ़ाइलों के लिए चाहिए।

## Notes and messages

writeNote = नोट लिखें
noteLabel = आपका नोट
noteHint = यह फ़ाइल की तरह एन्क्रिप्ट होता है।
noteReadOnce = यह फ़ाइल की तरह एन्क्रिप्ट होता है और एक बार पढ़ा जा सकता है।
noteDone = नोट जोड़ें
createLink = लिंक बनाएं
note = नोट
editNote = नोट बदलें
addMessage = शीर्षक या संदेश जोड़ें
titleLabel = शीर्षक
messageLabel = संदेश
senderLabel = आपका नाम
noteForYou = आपके लिए एक नोट
showNote = नोट दिखाएं
showNoteOnce = इसे दिखाने पर आखिरी डाउनलोड खर्च हो जाएगा: आप इसे दोबारा नहीं दिखा सकेंगे।
copyText = टेक्स्ट कॉपी करें
saveNote = फ़ाइल के रूप में सेव करें
textCopyRefused = आपके ब्राउज़र ने हमें कॉपी नहीं करने दिया। टेक्स्ट चुनें और खुद कॉपी करें।

## Looking before taking

preview = झलक देखें
previewNamed = { $name } की झलक देखें
selectFile = { $name } चुनें
downloadSelected = { $count ->
    [one] { $count } फ़ाइल डाउनलोड करें
   *[other] { $count } फ़ाइलें डाउनलोड करें
}
downloadAll = सभी डाउनलोड करें
saveToFolder = फ़ोल्डर में सेव करें
takingCounts = खोलना या सेव करना एक डाउनलोड गिना जाता है।
takingCounted = एक डाउनलोड गिना गया। जब तक यह पेज खुला है, और कुछ नहीं गिना जाएगा।
previewFailed = यह फ़ाइल नहीं दिखाई जा सकी। इसे डाउनलोड करें।
previewTooLarge = यह फ़ाइल झलक के लिए बहुत बड़ी है। इसे डाउनलोड करें।
previewCut = सिर्फ़ शुरुआत दिखाई गई है।
previewProtected = यह फ़ाइल पासवर्ड से सुरक्षित है। खोलने के लिए इसे डाउनलोड करें।
previewMissingPictures = इस पेज की जो तस्वीरें नहीं दिखाई जा सकीं: { $count }
previewIncomplete = इसका कुछ हिस्सा सही से नहीं दिखाया जा सकता।
previewNotText = लगता है कि इस फ़ाइल में टेक्स्ट नहीं है। इसे डाउनलोड करें।
previewEncoding = टेक्स्ट एन्कोडिंग
previousFile = पिछली फ़ाइल
nextFile = अगली फ़ाइल
filePlace = { $count } में से { $place }
noPreview = इस फ़ाइल की झलक उपलब्ध नहीं है।
close = बंद करें

## Strong passwords

strongPassword = बेहद मज़बूत: सिर्फ़ Envoi में खुलता है
strongPasswordHint = इसका अंदाज़ा लगाना कहीं ज़्यादा मुश्किल है, इस सेवा के लिए भी। पुराने ऐप यह लिंक नहीं खोल सकते।
suggestPassphrase = पासफ़्रेज़ सुझाएं
suggestFailed = सुझाव लोड नहीं किया जा सका। अपना कनेक्शन जांचें और फिर से आज़माएं, या अपना पासवर्ड लिखें।
copyPassword = पासवर्ड कॉपी करें
makingKey = एन्क्रिप्शन की तैयारी हो रही है…
checkingPassword = पासवर्ड जांचा जा रहा है…

## News

downloadingNow = अभी डाउनलोड हो रहा है
wrongPasswords = { $count ->
    [one] गलत पासवर्ड, { $count } कोशिश
   *[other] गलत पासवर्ड, { $count } कोशिशें
}
notifyMe = डाउनलोड होने पर मुझे बताएं
notifyOn = सूचनाएं चालू हैं
notifyBlocked = आपका ब्राउज़र इस पेज की सूचनाएं रोकता है।
wasDownloaded = { $name } डाउनलोड किया गया
