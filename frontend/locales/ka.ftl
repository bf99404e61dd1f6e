# Envoi: ქართული

productName = Envoi

## Page

homeLink = { $title }, მთავარი
skipToContent = შიგთავსზე გადასვლა
promo = შეტყობინება
closeNotice = დახურვა
storageBlocked = ეს ბრაუზერი თქვენი გზავნილების სიას არ შეინახავს: გვერდის დახურვისას ის გაქრება. ჯერ დააკოპირეთ ბმულები.
storageFull = ამ მოწყობილობაზე თქვენი გზავნილების სიისთვის ადგილი აღარ არის. გვერდის დახურვამდე დააკოპირეთ ბმულები ან წაშალეთ გზავნილები, რომლებიც აღარ გჭირდებათ.
footerPromise = ფაილები იშიფრება, სანამ თქვენს მოწყობილობას დატოვებს. მათი გახსნა მხოლოდ იმას შეუძლია, ვისაც ბმული აქვს.
footerLinks = ამ სერვისის შესახებ
link-privacy = პირადულობა
link-terms = პირობები
link-cookies = ქუქი-ფაილები
link-source = პირველწყარო კოდი
link-feedback = გამოხმაურება
feedbackFacts = ვერსია { $version }, { $browser }
language = ენა
languageOfBrowser = როგორც ბრაუზერში
languageTold = { $label }: { $language }
languageFailed = ამ ენის ჩატვირთვა ვერ მოხერხდა. შეამოწმეთ კავშირი და კვლავ სცადეთ.
introTitle = ფაილების კონფიდენციალური გაზიარება, მარტივად
introLead = თქვენი ფაილები გაგზავნამდე ამ მოწყობილობაზე იშიფრება. გაუზიარეთ ბმული მათ, ვისაც აირჩევთ; ფაილების გახსნას მხოლოდ ისინი შეძლებენ.
notBegunTitle = აქ ჯერ არაფერია?
notBegunLead = შეამოწმეთ კავშირი და ხელახლა ჩატვირთეთ ეს გვერდი. თუ ამან არ უშველა, თქვენი ბრაუზერი მოძველებულია: გთხოვთ, განაახლოთ.
scriptsOffTitle = JavaScript გამორთულია
scriptsOffLead = თქვენი ფაილები ბრაუზერში იშიფრება, ამიტომ ამ გვერდს JavaScript სჭირდება. ჩართეთ და ხელახლა ჩატვირთეთ გვერდი.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } ბაიტი
   *[other] { $num } ბაიტი
}
kb = { NUMBER($num, maximumFractionDigits: 1) } კბ
mb = { NUMBER($num, maximumFractionDigits: 1) } მბ
gb = { NUMBER($num, maximumFractionDigits: 1) } გბ
speed = { $size }/წმ
percent = { $ratio }
days = { $num } დღე
hours = { $num } საათი
minutes = { $num } წუთი
seconds = { $num } წამი
shortDays = { $num } დღე
shortHours = { $num } სთ
shortMinutes = { $num } წთ
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = { DATETIME($at, hour: "numeric", minute: "numeric") }-მდე
untilTomorrow = ხვალ { DATETIME($at, hour: "numeric", minute: "numeric") }-მდე
untilDay = { DATETIME($at, day: "numeric", month: "numeric", hour: "numeric", minute: "numeric") }-მდე
sizeOfTotal = { $done } / { $total }
remaining = დარჩა { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } ჩამოტვირთვა
   *[other] { $count } ჩამოტვირთვა
}
downloadsWithoutLimit = ჩამოტვირთვების ნებისმიერი რაოდენობა
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } ფაილი
   *[other] { $count } ფაილი
}
nameAndMore = { $name } და კიდევ { $count }

## Common buttons

ok = კარგი
done = მზადაა
cancel = გაუქმება
add = დამატება
doNotAdd = არ დაემატოს
tryAgain = ხელახლა ცდა
copyLink = ბმულის კოპირება
copyMessage = შეტყობინების კოპირება
includePassword = პაროლის დართვა
emailLink = ელფოსტა
emailSubject = ფაილები თქვენთვის
copied = დაკოპირდა
copyRefused = ბრაუზერმა ბმულის კოპირების ნება არ მოგვცა. ის მონიშნულია, რომ თავად დააკოპიროთ.
share = გაზიარება
shareNamed = გაზიარება: { $name }
showQrCode = QR კოდი
qrCode = ბმულის QR კოდი
qrCodeHint = დაასკანერეთ ტელეფონის კამერით, რომ ბმული იქ გაიხსნას.
qrCodeFailed = QR კოდის შექმნა ვერ მოხერხდა. ბმული მაინც მუშაობს.
sendYourOwn = თქვენი ფაილების გაგზავნა
deleteUpload = წაშლა
deleteFailed = გზავნილის წაშლა ვერ მოხერხდა. შეამოწმეთ კავშირი და კვლავ სცადეთ.
passwordProtected = დაცულია პაროლით
passwordLabel = პაროლი
showPassword = პაროლის ჩვენება
hidePassword = პაროლის დამალვა
filesInside = ფაილები ამ გზავნილში

## Accounts

signIn = შესვლა
signOut = გამოსვლა
signOutWaits = გადაცემა ჯერ კიდევ მიმდინარეობს. გამოდით, როცა დასრულდება.
signOutWaitsForTab = გადაცემა ჯერ კიდევ მიმდინარეობს სხვა ჩანართში. გამოდით, როცა დასრულდება.
signOutSyncs = გამოსვლამდე თქვენს სიას ვინახავთ…
signOutTitle = გსურთ გამოსვლა?
signOutLoses = { $count ->
    [one] { $count } გზავნილი მხოლოდ ამ მოწყობილობაზეა. გამოსვლის შემდეგ მას ვეღარ ნახავთ, ვეღარ შეცვლით და ვეღარ წაშლით. მისი ბმული კვლავ იმუშავებს.
   *[other] { $count } გზავნილი მხოლოდ ამ მოწყობილობაზეა. გამოსვლის შემდეგ მათ ვეღარ ნახავთ, ვეღარ შეცვლით და ვეღარ წაშლით. მათი ბმულები კვლავ იმუშავებს.
}
staySignedIn = ანგარიშში დარჩენა
signOutAnyway = მაინც გამოსვლა
signedOut = თქვენ გამოხვედით.
signedOutRefused = თქვენი სეანსი დასრულდა. სიის სანახავად კვლავ შედით.
signUpTitle = შედით მეტი შესაძლებლობისთვის
signUpLead = ფაილების გაგზავნა ანგარიშის გარეშეც შეგიძლიათ. ანგარიშით მეტი შეგიძლიათ:
benefitSize = ერთ ჯერზე { $size } მოცულობამდე გაგზავნა
benefitCount = { $count ->
    [one] ბმულის გამოყენება მაქსიმუმ ერთხელ
   *[other] ბმულის გამოყენება მაქსიმუმ { $count }-ჯერ
}
benefitTime = { $token ->
    [one] ბმულის მოქმედება მაქსიმუმ { $token } დღე
   *[other] ბმულის მოქმედება მაქსიმუმ { $token } დღე
}
benefitSync = თქვენი გზავნილები ყველა თქვენს მოწყობილობაზე
benefitPerk = თქვენი სია დაშიფრული რჩება; მისი წაკითხვა მხოლოდ თქვენ შეგიძლიათ
emailLabel = ელფოსტა (არასავალდებულო)
signInNotBegun = შესვლის გვერდის გახსნა ვერ მოხერხდა. შეამოწმეთ კავშირი და კვლავ სცადეთ.
signInAway = შესვლა ახლა მიუწვდომელია. სცადეთ მოგვიანებით.
signInNoRoom = ამ მოწყობილობაზე შესასვლელად ადგილი აღარ არის. წაშალეთ გზავნილები, რომლებიც აღარ გჭირდებათ, და კვლავ სცადეთ.
signInWaits = გადაცემა ჯერ კიდევ მიმდინარეობს და შეწყდება. შედით, როცა დასრულდება.
signingIn = მიმდინარეობს შესვლა…
signInErrorLead = შესვლა ვერ მოხერხდა და სხვა არაფერი შეცვლილა. კვლავ სცადეთ.
signInReason = თუ ეს განმეორდება, შეატყობინეთ ამ სერვისის მმართველებს: { $reason }
passphraseNeeded = შეიყვანეთ თქვენი სიის საიდუმლო ფრაზა
passphraseNeededLead = ის შიფრავს თქვენი გზავნილების სიას და არასოდეს ტოვებს ამ მოწყობილობას. ყველა თქვენს მოწყობილობაზე ერთი და იგივე გამოიყენეთ.
passphraseLabel = საიდუმლო ფრაზა
passphraseTooShort = მეტისმეტად მოკლეა. გამოიყენეთ სულ მცირე { $length } სიმბოლო.
passphraseHint = სულ მცირე { $length } სიმბოლო: რამდენიმე სიტყვა, რომლებსაც მხოლოდ თქვენ დააკავშირებდით. მის აღდგენას ვერავინ შეძლებს, ამიტომ ჩაიწერეთ.
passphraseRunning = იქმნება თქვენი გასაღები…
passphraseFailed = ამ მოწყობილობაზე გასაღების შექმნა ვერ მოხერხდა. დახურეთ სხვა ჩანართები და კვლავ სცადეთ.
goOn = გაგრძელება
cancelSignIn = შესვლის გაუქმება
unknownPassphrase = ეს ახალი საიდუმლო ფრაზაა?
unknownPassphraseLead = მისთვის სია ვერ ვიპოვეთ. თუ ეს თქვენი პირველი მოწყობილობაა ან ახალი ფრაზა გსურთ, კვლავ აკრიფეთ, რომ სია დაიწყოს. თუ სია უკვე გაქვთ, შესაძლოა შეცდომით აკრიფეთ.
passphraseAgain = კვლავ აკრიფეთ საიდუმლო ფრაზა
passphraseDiffers = საიდუმლო ფრაზები არ ემთხვევა.
beginList = ახალი სიის დაწყება
anotherPassphrase = შეცდომით ავკრიფე
uncheckedPassphrase = საიდუმლო ფრაზის შემოწმება ვერ მოხერხდა
uncheckedPassphraseLead = სერვერმა არ თქვა, არსებობს თუ არა სია ამ საიდუმლო ფრაზისთვის. კვლავ სცადეთ. თუ გააგრძელებთ და ფრაზა შეცდომით არის აკრეფილი, სხვა მოწყობილობების სიას ვერ ნახავთ.
trustPassphrase = მაინც გაგრძელება
retypePassphrase = ხელახლა აკრეფა

## Sending: choosing files

sendFiles = ფაილების გაგზავნა
dropFiles = გადმოიტანეთ ფაილები აქ
orSelectFiles = ან აირჩიეთ, მაქსიმუმ { $size }
upToSize = მაქსიმუმ { $size }
selectFiles = ფაილების არჩევა
selectFolder = საქაღალდის არჩევა
sharedTitle = დაემატოს ეს ფაილები?
sharedLead = ისინი ამ გვერდს სხვა აპმა ან საიტმა გაუზიარა. დაამატეთ მხოლოდ ის, რასაც ელოდით.
accountNeeded = ფაილების გასაგზავნად შედით
accountNeededLead = აქ ფაილების გასაგზავნად ანგარიში გჭირდებათ. მიღება ყველას შეუძლია.
accountNeededBlocked = აქ ფაილების გასაგზავნად ანგარიში გჭირდებათ, ეს ბრაუზერი კი ამ გვერდისთვის შესვლას ვერ ინახავს. ფაილების მიღება მაინც შეგიძლიათ.
accountNeededToRequest = აქ ფაილების მოსათხოვად ანგარიში გჭირდებათ. გამოგზავნა შეუძლია ყველას, ვისაც ბმული აქვს.
signInForSize = შედით, რომ გაგზავნოთ მაქსიმუმ { $size }
dropNow = აუშვით დასამატებლად
chosenFiles = თქვენი ფაილები
addMoreFiles = დამატება
removeFile = ამოღება: { $name }
fileRemoved = ამოღებულია: { $name }
addFolder = საქაღალდის დამატება
skipped-none = დასამატებელი ფაილები ვერ მოიძებნა
skipped-empty = { $count ->
    [one] გამოტოვებულია { $count } ცარიელი ფაილი
   *[other] გამოტოვებულია { $count } ცარიელი ფაილი
}
skipped-chosen = { $count ->
    [one] გამოტოვებულია { $count } ფაილი, რომელიც უკვე დამატებული გქონდათ
   *[other] გამოტოვებულია { $count } ფაილი, რომელიც უკვე დამატებული გქონდათ
}
skipped-system = გამოტოვებული სისტემური ფაილები: { $count }
skipped-unreadable = ვერ წაიკითხა: { $name }
expiryChoices = ბმულის ვადა
downloadLimitLabel = ჩამოტვირთვები
timeLimitLabel = დრო
addPassword = პაროლით დაცვა
liveLink = ბმულის მიღება ატვირთვისას
liveLinkHint = მიმღებებს შეუძლიათ ჩამოტვირთვა ბრაუზერში დაიწყონ, სანამ ატვირთვა ჯერ კიდევ მიმდინარეობს. ეს გვერდი ღია დატოვეთ.
passwordMissing = აკრიფეთ პაროლი ან მოხსენით მონიშვნა, რომ უპაროლოდ გაგზავნოთ.
maxPasswordLength = პაროლი მაქსიმუმ { $length } სიმბოლოს შეიძლება შეიცავდეს.
uploadFiles = { $count ->
    [one] { $count } ფაილის ატვირთვა
   *[other] { $count } ფაილის ატვირთვა
}

## Sending: what is not possible

noticeTitle-tooManyFiles = მეტისმეტად ბევრი ფაილია
noticeTitle-fileTooBig = გასაგზავნად მეტისმეტად დიდია
noticeTitle-tooManyArchives = მეტისმეტად ბევრი გზავნილია
noticeTitle-unreadableFiles = ამ ფაილების წაკითხვა ვერ ხერხდება
tooManyFiles = { $count ->
    [one] ერთ ჯერზე შეგიძლიათ გაგზავნოთ { $count } ფაილი; თქვენ { $chosen } აირჩიეთ. შეკუმშეთ zip-ად ან აირჩიეთ ერთი.
   *[other] ერთ ჯერზე შეგიძლიათ გაგზავნოთ მაქსიმუმ { $count } ფაილი; თქვენ { $chosen } აირჩიეთ. შეკუმშეთ zip-ად ან აირჩიეთ ნაკლები.
}
tooManyFilesAtOnce = { $count ->
    [one] ერთ ჯერზე შეგიძლიათ გაგზავნოთ { $count } ფაილი. შეკუმშეთ zip-ად ან აირჩიეთ ერთი.
   *[other] ერთ ჯერზე შეგიძლიათ გაგზავნოთ მაქსიმუმ { $count } ფაილი. შეკუმშეთ zip-ად ან აირჩიეთ ნაკლები.
}
addFitting = { $count ->
    [one] პირველის დამატება
   *[other] პირველი { $count } ფაილის დამატება
}
fileTooBig = ერთ ჯერზე შეგიძლიათ გაგზავნოთ მაქსიმუმ { $size }. გაგზავნეთ ეს ფაილები ნაწილ-ნაწილ.
tooManyArchives = { $count ->
    [one] ერთდროულად { $count } გზავნილი შეიძლება გქონდეთ. წაშალეთ ის ან დაელოდეთ მისი ვადის გასვლას.
   *[other] ერთდროულად მაქსიმუმ { $count } გზავნილი შეიძლება გქონდეთ. წაშალეთ ერთ-ერთი ან დაელოდეთ რომელიმეს ვადის გასვლას.
}
unreadableFiles = გადმოტანილს ვერ ვკითხულობთ. სანაცვლოდ აირჩიეთ ფაილები ღილაკით.
needsAccountSize = ანგარიშის გარეშე ერთ ჯერზე შეგიძლიათ გაგზავნოთ მაქსიმუმ { $size }.
needsAccountCount = { $count ->
    [one] ანგარიშის გარეშე ბმულით მაქსიმუმ { $count } ჩამოტვირთვაა შესაძლებელი.
   *[other] ანგარიშის გარეშე ბმულით მაქსიმუმ { $count } ჩამოტვირთვაა შესაძლებელი.
}
needsAccountTime = ანგარიშის გარეშე ბმულის უდიდესი ვადაა { $time }.

## Sending: under way and done

chosenTold = { $files }, სულ { $size }
noAnswer = ველოდებით თქვენს კავშირს. ავტომატურად გავაგრძელებთ.
uploading = ატვირთვა
uploadWaiting = ელოდება ატვირთვას
pause = შეჩერება
uploadPaused = შეჩერებულია
liveLinkReady = ეს ბმული უკვე მუშაობს. მიმღებები ფაილებს ატვირთვის კვალდაკვალ მიიღებენ. ეს გვერდი ღია დატოვეთ.
unfinishedUpload = დაუსრულებელი ატვირთვა
continueFrom = გაგრძელდეს { $size }-დან?
sameFilesNeeded = გასაგრძელებლად კვლავ აირჩიეთ იგივე ფაილები.
otherFiles = ეს იგივე ფაილები არ არის ან მას შემდეგ შეიცვალა. მეტი არაფერი გაგზავნილა.
notSent = ჯერ არ ატვირთულა
prepareNext = შემდეგი ატვირთვის მომზადება
waitsForUpload = დაიწყება, როცა მიმდინარე ატვირთვა დასრულდება.
stopUploadTitle = შეწყდეს ეს ატვირთვა?
stopUploadLead = აქამდე გაგზავნილი დაიკარგება. არჩეული ფაილები ისევ აქ არის.
keepUploading = გაგრძელება
stopUpload = შეწყვეტა
showUpload = ჩვენება
importing = იკითხება თქვენი ფაილები…
encrypting = მიმდინარეობს დაშიფვრა…
finalising = თითქმის მზადაა. ვინახავთ თქვენს ფაილებს…
expiresAfter = ვადა: { $downloads } ან { $time }
settingPassword = ყენდება პაროლი…
passwordFailed = პაროლის დაყენება ვერ მოხერხდა
passwordFailedLead = თქვენი ფაილები ატვირთულია, მაგრამ ჯერ დაცული არ არის, ამიტომ ბმული არ გიჩვენეთ. კვლავ სცადეთ ან წაშალეთ გზავნილი.
uploaded = მზადაა გასაზიარებლად
linkReady = თქვენი ბმული მზად არის
uploadComplete = ატვირთვა დასრულდა
shareLink = თქვენი ფაილების ბმული
sendMore = სხვა ფაილების გაგზავნა
linkDialogLead = ვისაც ეს ბმული აქვს, შეუძლია ჩამოტვირთოს: { $name }.
linkDialogNote = ვისაც ეს ბმული აქვს, შეუძლია თქვენი ჩანაწერის წაკითხვა.
linkNeedsPassword = პაროლიც დასჭირდებათ.

howProtected = როგორ არის დაცული თქვენი ფაილები
protectionTitle = გამჭოლი დაშიფვრა
protectionEncrypted = თქვენი ბრაუზერი ფაილებს შიფრავს, სანამ ამ მოწყობილობას დატოვებს. სერვერი მხოლოდ იმას ინახავს, რასაც ვერ წაიკითხავს.
protectionKey = გასაღები ბმულის ნაწილია, # ნიშნის შემდეგ. ის სერვერზე არასოდეს იგზავნება, ამიტომ ბმული მხოლოდ მათ გაუზიარეთ, ვისაც ენდობით.
protectionExpiry = ფაილები წაიშლება, როცა ბმულის ვადა გავა: თქვენ მიერ არჩეული ჩამოტვირთვების ან დროის შემდეგ.

## Keyboard shortcuts

shortcutsTitle = კლავიატურის მალსახმობები
shortcutChoose = ფაილების არჩევა
shortcutUpload = ატვირთვა
shortcutCopy = ბმულის კოპირება
shortcutDownload = ჩამოტვირთვა
shortcutHelp = ამ სიის ჩვენება
shortcutsOn = მალსახმობების გამოყენება

## The survey

surveyTitle = გვითხარით თქვენი აზრი
surveyLead = თქვენი პასუხები სერვისის გაუმჯობესებაში გვეხმარება. გამოკითხვა სხვა გვერდზე გაიხსნება და თქვენი ფაილების შესახებ ვერაფერს გაიგებს.
giveFeedback = აზრის გაზიარება
surveySkip = გამოტოვება

## The person's own uploads

yourUploads = თქვენი გზავნილები
noUploads = გაგზავნილი ფაილები აქ გამოჩნდება, რომ ბმული კვლავ დააკოპიროთ ან ფაილები წაშალოთ.
joinOffer = ამ მოწყობილობიდან შესვლამდე გაგზავნილი: { $count }. დაემატოს თქვენს სიას?
downloadsLeft = { $count ->
    [one] დარჩა { $count } ჩამოტვირთვა
   *[other] დარჩა { $count } ჩამოტვირთვა
}
timeLeft = დარჩა { $time }
deleteNamed = წაშლა: { $name }
deletingNamed = იშლება: { $name }…
undo = დაბრუნება
keep = დატოვება
moreActions = სხვა მოქმედებები: { $name }
openPage = ჩამოტვირთვის გვერდი
openDownloadPage = ჩამოტვირთვის გვერდის გახსნა: { $name }
changeLimits = შეცვლა
changeLimitsNamed = ბმულის ვადის შეცვლა: { $name }
changeLimitsTitle = ბმულის ვადის შეცვლა
keepTime = უცვლელად
timeFromNow = ამ მომენტიდან { $time }
save = შენახვა
goneTitle = ეს გზავნილი აღარ არის
goneLead = { $name }: ვადა გავიდა, ჩამოტვირთვების ლიმიტი ამოიწურა ან სხვა ადგილიდან წაიშალა. არაფერი შეცვლილა.
passwordNotSet = პაროლი დაყენებული არ არის, ამიტომ ბმული დამალულია. თუ ეს არ შეიცვალა, წაშალეთ გზავნილი და ფაილები კვლავ გაგზავნეთ.
changeFailed = შენახვა ვერ მოხერხდა. შეამოწმეთ თქვენი არჩევანი და კავშირი და კვლავ სცადეთ.
pastUploads = დასრულდა ბოლო 7 დღეში
clearPast = გასუფთავება
pastDownloaded = ჩამოიტვირთა: { $time }
pastDownloadedBefore = ჩამოიტვირთა { $time }-მდე
pastExpired = ვადა გავიდა: { $time }
pastDeleted = წაიშალა: { $time }
pastGone = ამოიწურა ან წაიშალა: { $time }
pastGoneBefore = ამოიწურა ან წაიშალა { $time }-მდე
requestFiles = ფაილების მოთხოვნა
newRequestLead = შექმენით ბმული, რომლითაც ნებისმიერს შეუძლია გამოგიგზავნოთ ფაილები, რომლებსაც მხოლოდ თქვენ წაიკითხავთ.
requestWanted = რა გჭირდებათ, თითო რამ თითო ხაზზე
requestAskerHint = გამგზავნები ამ სახელს ხედავენ. მას არავინ ამოწმებს.
requestOpenFor = ღიაა
deliveries = გზავნილები
requestDeliverySize = თითო გზავნილის ზომა
requestTotalSize = მთლიანი ზომა
newRequestKinds = ფაილების სახეები, მაგალითად .pdf (მხოლოდ რჩევა)
requestLink = მოთხოვნის ბმული
requestReadyLead = ვისაც ეს ბმული აქვს, შეუძლია ფაილები გამოგიგზავნოთ. მათ მხოლოდ თქვენ წაიკითხავთ.
requestSubject = გთხოვთ, გამომიგზავნეთ ფაილები
ownerLink = ყუთის ბმული
ownerLinkWarning = ის ამ ყუთს სხვა მოწყობილობაზე ხსნის. ვისაც ის აქვს, ყველაფერს წაიკითხავს, რასაც იღებთ, ამიტომ სხვას ნუ მისცემთ.
inbox = შემოსული
yourRequests = თქვენი მოთხოვნები
joinRequests = ამ მოწყობილობაზე შესვლამდე შექმნილი მოთხოვნები: { $count }. დაემატოს თქვენს სიას?
newDeliveries = ახალი გზავნილები: { $count }
notifyDeliveries = შემატყობინეთ გზავნილები
requestAccepts = იღებს ფაილებს
requestClosed = ფაილებს აღარ იღებს
noDeliveries = ჯერ არაფერი მოსულა. გზავნილები აქ გამოჩნდება.
requestGoneLead = ამ მოთხოვნას ვადა გაუვიდა ან წაიშალა.
requestUntrusted = ამ მოთხოვნას ვერ ენდობით
requestUntrustedLead = ბმული დაზიანებულია ან სერვერი სხვა მოთხოვნას აჩვენებს. არაფერი ჩანს.
deliveryComing = იგზავნება
deliveryNew = მიღებულია
deliveryCollected = შენახულია
removeDelivery = სერვერიდან წაშლა
deliveryRefused-repeated = უარყოფილია: ეს გზავნილი ორჯერაა მითითებული.
deliveryRefused-forged = უარყოფილია: თქვენი ბმულით არ შექმნილა.
deliveryRefused-damaged = უარყოფილია: დაზიანებულია ან შეცვლილია.
closeRequest = მიღების შეწყვეტა
closeRequestTitle = შეწყდეს ფაილების მიღება?
closeRequestLead = ბმული სამუდამოდ შეწყვეტს მუშაობას და ფაილები, რომლებიც ჯერ კიდევ იგზავნება, აღარ მოვა. მოსული აქ დარჩება.
newLink = ახალი ბმული
newLinkLead = ძველი ბმული შეწყვეტს მუშაობას, როგორც კი ახალი მზად იქნება. მოსული ძველ ყუთში დარჩება.
deleteRequestTitle = წაიშალოს ეს მოთხოვნა?
deleteRequestLead = ბმული შეწყვეტს მუშაობას და ყველაფერი მოსული სერვერიდან წაიშლება. შენახული ფაილები დარჩება.

## Receiving

checkingLink = ვეძებთ თქვენს ფაილებს…
checkFailed = სერვერი მიუწვდომელია
checkFailedLead = არაფერი დაკარგულა. შეამოწმეთ კავშირი და კვლავ სცადეთ.
checkRefused = სერვერი დატვირთულია
checkRefusedLead = არაფერი დაკარგულა. ცოტა ხანში კვლავ სცადეთ.
waitAsked = გთხოვთ, დაიცადოთ { $time }.
expiredTitle = ეს ფაილები აღარ არის
expiredLead = ბმულის ვადა გავიდა, ჩამოტვირთვების ლიმიტი ამოიწურა ან გამგზავნმა წაშალა. ითხოვეთ ახალი.
removedTitle = ეს ფაილები ამოღებულია
removedLead = ისინი ამ სერვისის მმართველებმა ამოიღეს, ამიტომ ბმული აღარ მუშაობს.
contactOperator = დაკავშირება
passwordNeeded = შეიყვანეთ პაროლი
passwordNeededLead = პაროლი გამგზავნს სთხოვეთ; ბმულში ის არ არის.
passwordTryAgain = პაროლი არასწორია. კვლავ სცადეთ.
unlock = განბლოკვა
keyNeeded = ეს ბმული სრული არ არის
keyNeededLead = ბმულის ნაწილი აკლია. კვლავ დააკოპირეთ და აქ ჩასვით.
keyLabel = ბმული ან გასაღები
notAKey = ეს არც ამ სერვისის ბმულია და არც გასაღები.
keyOfAnotherFile = ეს ბმული სხვა ფაილებისაა.
openLink = გახსნა
wrongKey = ეს ბმული არ მუშაობს
wrongKeyLead = შესაძლოა, ნაწილი აკლია. დააკოპირეთ მთელი ბმული თქვენი შეტყობინებიდან და ჩასვით აქ.
filesForYou = { $count ->
    [one] ფაილი თქვენთვის
   *[other] { $count } ფაილი თქვენთვის
}
filesForYouLead = გამჭოლად დაშიფრულია. გაიშიფრება მხოლოდ თქვენს ბრაუზერში.
fromSender = გამგზავნისგან
showMore = მეტის ჩვენება
download = ჩამოტვირთვა
noStreamsWarning = ასეთი დიდი ფაილის გასახსნელად ამ ბრაუზერმა ის მთლიანად მეხსიერებაში უნდა შეინახოს, და ეს შეიძლება ვერ მოხერხდეს. რისი გაკეთება გსურთ?
noStreams-copyLink = ბმულის კოპირება სხვა ბრაუზერში გასახსნელად
noStreams-otherBrowser = ბრაუზერი, რომელიც დიდ ფაილებს პირდაპირ ინახავს
noStreams-download = მაინც აქ ჩამოტვირთვა
linkLife = ვადის გასვლამდე: { $time }
linkLifeUnderMinute = ვადა ერთ წუთზე ნაკლებში გავა
lastDownloadNote = ბოლო ჩამოტვირთვა: გახსნის ან შენახვის შემდეგ ბმული აღარ იმუშავებს.
ownUpload = { $left ->
    [one] ეს თქვენივე გზავნილია. თუ ჩამოტვირთავთ, სხვა ვეღარავინ შეძლებს.
   *[other] ეს თქვენივე გზავნილია. თუ ჩამოტვირთავთ, დარჩენილი { $left } ჩამოტვირთვიდან ერთს გამოიყენებთ.
}
downloadsTaken = ვიღაც ახლა ბოლო ჩამოტვირთვას იყენებს. თუ შეწყდა, შეგიძლიათ ორ წუთში კვლავ სცადოთ.
downloading = ჩამოტვირთვა
decrypting = მიმდინარეობს გაშიფვრა…
downloadBegunAnew = ამ ჩამოტვირთვის გაგრძელება ვერ მოხერხდა, ამიტომ თავიდან დაიწყო.
stillUploading = გამგზავნს ატვირთვა ჯერ არ დაუსრულებია. ჩამოტვირთვის დაწყება უკვე შეგიძლიათ.
waitsForSender = ველოდებით გამგზავნს. ავტომატურად გავაგრძელებთ.
downloadFinished = ჩამოტვირთვა დასრულდა
downloadFinishedLead = { $name } თქვენს ჩამოტვირთვების საქაღალდეშია.
savedInFolder = შენახულია აქ: { $folder }
downloadFinishedRenamed = თქვენს ჩამოტვირთვების საქაღალდეშია. შესაძლოა, ბრაუზერმა სხვა სახელი დაარქვა.
downloadAgain = ხელახლა ჩამოტვირთვა
lastDownloadDone = ეს ბოლო ჩამოტვირთვა იყო, ამიტომ ბმული აღარ მუშაობს.
downloadStopped = ჩამოტვირთვა არ დასრულებულა
showDownload = ჩვენება

## Sending what a request asks for

requestTitle = ითხოვენ ფაილებს
requestLead = იშიფრება ამ მოწყობილობაზე. თქვენს გაგზავნილს მხოლოდ მთხოვნელი გახსნის.
requestWords = მთხოვნელისგან (დაუდასტურებელი)
requestKinds = სასურველი ფაილების სახეობები
requestLeft = დარჩენილი გზავნილები
requestRoom = დარჩენილი ადგილი
requestEach = უდიდესი თითო გზავნილზე
requestSend = გაგზავნა
requestPasswordLead = ჰკითხეთ მას, ვინც ბმული გამოგიგზავნათ.
requestSent = გაიგზავნა
requestSentLead = მხოლოდ მთხოვნელი გახსნის. ისიც იმავე მიღების კოდს ხედავს.
receiptLabel = მიღების კოდი
copyReceipt = მიღების კოდის კოპირება
delivery-stored = მივიდა. ჯერ არ წაუღიათ.
delivery-collected = წაიღეს.
delivery-gone = წაიშალა ან ვადა გაუვიდა წაღებამდე.
deliveryLost = დაუსრულებელი ატვირთვის გაგრძელება შეუძლებელია.
sentBefore = გაგზავნილია ამ მოწყობილობიდან
sentAt = გაიგზავნა: { $time }
requestEnded-unknown = ასეთი მოთხოვნა არ არსებობს
requestEndedLead-unknown = წაიშალა ან ვადა გაუვიდა, ან ეს სერვისი მოთხოვნებს არ იღებს. ითხოვეთ ახალი ბმული.
requestEnded-closed = ეს მოთხოვნა დახურულია
requestEnded-full = ეს მოთხოვნა შევსებულია
requestEndedLead = მეტს აღარაფერს იღებს. ითხოვეთ ახალი ბმული.
requestEnded-untrusted = ეს ბმული სანდო არ არის
requestEndedLead-untrusted = ბმული და სერვერი არ ემთხვევა, ამიტომ არაფერი გაგზავნილა. ითხოვეთ ბმული ხელახლა, სხვა გზით.

## Reporting an upload to whoever runs the service

report = შეტყობინება
reportTitle = ამ ატვირთვის შესახებ შეტყობინება
reportLead = ეს მიდის მათთან, ვინც ამ სერვისს მართავს. თქვენს ნაწერს მხოლოდ ისინი წაიკითხავენ.
reportReason = რა არის ცუდი?
reportReason-malware = მავნე პროგრამა
reportReason-fraud = თაღლითობა ან ფიშინგი
reportReason-illegal = უკანონო შიგთავსი
reportReason-other = სხვა რამ
reportWords = რა უნდა იცოდნენ?
reportKey = გასაღების დართვა
reportKeyHint = გასაღებით ფაილებს გახსნიან. უმისოდ ვერ გახსნიან.
reportSend = შეტყობინების გაგზავნა
reportSent = შეტყობინება გაიგზავნა
reportSentLead = გმადლობთ. ამ სერვისის მმართველები განიხილავენ მას.
reportFailed = გაგზავნა ვერ მოხერხდა. შეამოწმეთ კავშირი და კვლავ სცადეთ.

## Dead ends

loading = ერთი წამით…
configFailed = სერვერი მიუწვდომელია
configFailedLead = არაფერი დაკარგულა. შეამოწმეთ კავშირი და კვლავ სცადეთ.
intercepted = ამ სერვისის ნაცვლად შესვლის გვერდმა ან თქვენმა ქსელმა უპასუხა. გახსენით ეს გვერდი სხვა ჩანართში და, თუ მოგთხოვენ, იქ შედით.
pageNotFound = გვერდი ვერ მოიძებნა
pageNotFoundLead = შეამოწმეთ მისამართი ან დაიწყეთ მთავარი გვერდიდან.
notFoundTitle = აქ არაფერია
notFoundLead = ფაილების ვადა გავიდა, ისინი წაიშალა, ან ბმული სრული არ არის.
errorTitle = მოხდა შეცდომა
errorLead = რაღაც გაფუჭდა. თქვენი გაგზავნილიდან არაფერი დაკარგულა.
uploadErrorLead = თქვენი ფაილები არ გაგზავნილა, მაგრამ არჩეული ისევ აქ არის. კვლავ სცადეთ.
uploadError-too_large = ეს ფაილები იმაზე დიდია, ვიდრე ამ სერვისში დასაშვებია. გაგზავნეთ ნაწილ-ნაწილ.
uploadError-bad_limit = ეს სერვისი ამდენ ჩამოტვირთვას ან ამდენ დროს აღარ უშვებს. ხელახლა ჩატვირთეთ გვერდი და თავიდან აირჩიეთ.
uploadError-unauthorized = აქ ფაილების გასაგზავნად უნდა შეხვიდეთ. შედით და ფაილები კვლავ აირჩიეთ.
uploadError-sender_unknown = ვერ დავადასტურეთ, რომ შესული ხართ, ამიტომ საერთო ლიმიტები ამოქმედდა. თუ გამოსული ხართ, კვლავ შედით; თუ არა, ცოტა ხანში კვლავ სცადეთ.
uploadError-issuer_away = სერვისი ახლა მიუწვდომელია ან ვერ ამოწმებს, ვინ არის შესული. ანგარიშის გარეშე ლიმიტი ასეთია: { $size }, { $downloads } და { $time }. გაგზავნეთ ნაკლები ან ცოტა ხანში კვლავ სცადეთ.
uploadError-signed_out = ამ მოწყობილობაზე ანგარიშიდან გამოხვედით, ამიტომ ეს ატვირთვა შეწყდა.
uploadError-rate_limited = მეტისმეტად ბევრი ცდა. ცოტა დაიცადეთ და კვლავ სცადეთ.
uploadError-too_many_uploads = თქვენი ქსელიდან ან ანგარიშიდან მეტისმეტად ბევრი ატვირთვაა. თქვენი ფაილები ისევ აქ არის.
uploadError-too_many_bytes = თქვენი ქსელიდან ან ანგარიშიდან მეტისმეტად ბევრი მონაცემი გაიგზავნა. თქვენი ფაილები ისევ აქ არის.
uploadError-busy = სერვისი ახლა ძალიან დატვირთულია. თქვენი ფაილები ისევ აქ არის: ცოტა ხანში კვლავ სცადეთ.
uploadError-full = სერვისზე ახლა მეტი ფაილისთვის ადგილი არ არის. თქვენი ფაილები ისევ აქ არის: მოგვიანებით კვლავ სცადეთ.
uploadError-unavailable = სერვისი ახლა მიუწვდომელია. თქვენი ფაილები ისევ აქ არის: ცოტა ხანში კვლავ სცადეთ.
uploadError-idle_timeout = კავშირი მეტისმეტად დიდხანს უმოქმედოდ იყო. შეამოწმეთ და კვლავ სცადეთ.
uploadError-connect_failed = სერვერი მიუწვდომელია. შეამოწმეთ კავშირი და კვლავ სცადეთ. ზოგი ქსელი, ხშირად სამსახურის, ბლოკავს ატვირთვას. სცადეთ სხვა ქსელი, მაგალითად, ტელეფონის, ან ჰკითხეთ თქვენი ქსელის მმართველს.
uploadError-connection_lost = კავშირი გაწყდა. თქვენი ფაილები ისევ აქ არის: კვლავ სცადეთ.
uploadError-file_changed = გაგზავნისას ერთ-ერთი ფაილი შეიცვალა ან მისი წაკითხვა ვერ მოხერხდა. კვლავ აირჩიეთ ის.
downloadErrorLead = ჩამოტვირთვა არ დასრულებულა. კვლავ სცადეთ; თუ ამან არ უშველა, გამგზავნს ახალი ბმული სთხოვეთ.
downloadError-rate_limited = მეტისმეტად ბევრი ცდა. ცოტა დაიცადეთ და კვლავ სცადეთ.
downloadError-busy = სერვისი ახლა ძალიან დატვირთულია. ბმული ისევ მუშაობს: ცოტა ხანში კვლავ სცადეთ.
downloadError-unavailable = სერვისი ახლა მიუწვდომელია. ბმული ისევ მუშაობს: ცოტა ხანში კვლავ სცადეთ.
downloadError-connect_failed = სერვერი მიუწვდომელია. შეამოწმეთ კავშირი და კვლავ სცადეთ.
downloadError-connection_lost = კავშირი გაწყდა. შეამოწმეთ და კვლავ სცადეთ.
downloadError-damaged = მოვიდა არა ის, რაც გაიგზავნა, ამიტომ არაფერი შენახულა. კვლავ სცადეთ; თუ ამან არ უშველა, გამგზავნს ახალი ბმული სთხოვეთ.
downloadError-incomplete = ბრაუზერმა შენახვა შუაში შეწყვიტა. წაშალეთ არასრული ფაილი და კვლავ სცადეთ.
downloadError-upload_abandoned = გამგზავნმა ატვირთვა შეწყვიტა, სანამ ყველაფერი აიტვირთებოდა. ითხოვეთ ახალი ბმული.
downloadError-no_room = ამ მოწყობილობაზე ამ ფაილებისთვის ადგილი არ არის. გაათავისუფლეთ ადგილი და კვლავ სცადეთ.
crashLead = ამ გვერდის ჩვენება ვერ მოხერხდა. ხელახლა ჩატვირთეთ; რაც უკვე გაგზავნეთ, უსაფრთხოდაა.
chunkTitle = ამ გვერდის ნაწილი აკლია
chunkMissingLead = მისი ჩატვირთვა ვერ მოხერხდა. შეამოწმეთ კავშირი და ხელახლა ჩატვირთეთ გვერდი; რაც უკვე გაგზავნეთ, უსაფრთხოდაა.
chunkTimeoutLead = ჩატვირთვას მეტისმეტად დიდი დრო დასჭირდა. შეამოწმეთ კავშირი და ხელახლა ჩატვირთეთ გვერდი; რაც უკვე გაგზავნეთ, უსაფრთხოდაა.
waitForTransfer = გადაცემა ჯერ კიდევ მიმდინარეობს და შეწყდება. დაელოდეთ დასრულებას.
reload = განახლება
backHome = მთავარზე დაბრუნება
outdatedTitle = არის უფრო ახალი ვერსია
outdatedLead = ეს გვერდი მოძველებულია. გასაგრძელებლად განაახლეთ.
update = განახლება
outdatedBrowserTitle = თქვენი ბრაუზერი მოძველებულია
outdatedBrowserLead = მას აკლია ის, რაც ფაილების გაგზავნასა და მიღებას სჭირდება. განაახლეთ და ეს მისამართი კვლავ გახსენით.
unsupportedTitle = ეს ბრაუზერი ვერ ხსნის: { $title }
unsupportedLead = ფაილები ბრაუზერში იშიფრება, ამ ბრაუზერს კი ეს არ შეუძლია. აი, რა შეგიძლიათ გააკეთოთ:
unsupportedUpdate = განაახლეთ ეს ბრაუზერი და თქვენი ბმული კვლავ გახსენით.
unsupportedOther = ან გახსენით ბმული Chrome, Edge, Firefox ან Safari ბრაუზერის ახალ ვერსიაში.
unsupportedInApp = თუ ბმული სხვა აპში გახსენით, იმ აპის მენიუში აირჩიეთ „ბრაუზერში გახსნა“.
insecureTitle = ეს მისამართი უსაფრთხო არ არის
insecureLead = ბრაუზერები მხოლოდ უსაფრთხო გვერდებზე შიფრავენ. დაბრუნდით და გახსენით იგივე მისამართი დასაწყისში https:// ნიშნებით. თუ ვერ მოხერხდა, ამ სერვისის მმართველს მისი უსაფრთხო მისამართი ჰკითხეთ.
otherBrowser = სხვა ბრაუზერი
help = დახმარება

## Privacy

legalTitle = პირადულობა და პირობები
legalLead = რა ემართება თქვენს ფაილებს, რამდენიმე წინადადებით.
legalEncrypted = ფაილები დაშიფრულად ინახება. გასაღები ბმულშია და სერვერამდე არასოდეს აღწევს.
legalLifetime = ფაილების შენახვის უდიდესი ვადაა { $anonymous }, ან { $signedIn }, თუ შესული ხართ.
legalOneLifetime = ფაილების შენახვის უდიდესი ვადაა { $time }.
legalDownloads = ფაილები წაიშლება, როცა მათი ჩამოტვირთვების ლიმიტი ამოიწურება.
legalLogs = სერვერის ჟურნალებში IP მისამართებს { $days } დღის განმავლობაში ვინახავთ.
legalAccountToSend = ანგარიში გჭირდებათ ფაილების გასაგზავნად, მისაღებად კი არა.
legalAccount = ანგარიში მხოლოდ იმ ფაილებისთვის გჭირდებათ, რომლებიც ამაზე დიდია: { $size }.

## Notes and messages

writeNote = ჩანაწერის დაწერა
noteLabel = თქვენი ჩანაწერი
noteHint = ის ფაილივით იშიფრება.
noteReadOnce = ის ფაილივით იშიფრება და მისი წაკითხვა ერთხელ შეიძლება.
noteDone = დამატება
createLink = ბმულის შექმნა
note = ჩანაწერი
editNote = რედაქტირება
addMessage = სათაურის ან შეტყობინების დამატება
titleLabel = სათაური
messageLabel = შეტყობინება
senderLabel = თქვენი სახელი
noteForYou = ჩანაწერი თქვენთვის
showNote = ჩვენება
showNoteOnce = ჩვენება ბოლო ჩამოტვირთვას იყენებს: ხელახლა ვეღარ ნახავთ.
copyText = კოპირება
saveNote = ფაილად შენახვა
textCopyRefused = ბრაუზერმა კოპირების ნება არ მოგვცა. მონიშნეთ ტექსტი და თავად დააკოპირეთ.

## Looking before taking

preview = გადახედვა
previewNamed = გადახედვა: { $name }
selectFile = მონიშვნა: { $name }
downloadSelected = { $count ->
    [one] { $count } ფაილის ჩამოტვირთვა
   *[other] { $count } ფაილის ჩამოტვირთვა
}
downloadAll = ყველას ჩამოტვირთვა
saveToFolder = საქაღალდეში შენახვა
takingCounts = გახსნა ან შენახვა ერთ ჩამოტვირთვად ითვლება.
takingCounted = ერთი ჩამოტვირთვა დაითვალა. სანამ ეს გვერდი ღიაა, სხვა არაფერი ითვლება.
previewFailed = ამ ფაილის ჩვენება ვერ მოხერხდა. სანაცვლოდ ჩამოტვირთეთ.
previewTooLarge = ეს ფაილი გადასახედად მეტისმეტად დიდია. სანაცვლოდ ჩამოტვირთეთ.
previewCut = ნაჩვენებია მხოლოდ დასაწყისი.
previewProtected = ეს ფაილი დაცულია პაროლით. გასახსნელად ჩამოტვირთეთ.
previewMissingPictures = ამ გვერდის სურათები, რომელთა ჩვენება ვერ მოხერხდა: { $count }
previewIncomplete = ნაწილის სწორად ჩვენება შეუძლებელია.
previewNotText = როგორც ჩანს, ეს ფაილი ტექსტს არ შეიცავს. სანაცვლოდ ჩამოტვირთეთ.
previewEncoding = ტექსტის კოდირება
previousFile = წინა ფაილი
nextFile = შემდეგი ფაილი
filePlace = { $place } / { $count }
noPreview = ამ ფაილის გადახედვა შეუძლებელია.
close = დახურვა

## Strong passwords

strongPassword = განსაკუთრებით ძლიერი: ბმულს ხსნის მხოლოდ Envoi
strongPasswordHint = გამოსაცნობად ბევრად რთულია, ამ სერვისისთვისაც კი. ძველი აპები ბმულს ვერ გახსნიან.
suggestPassphrase = საიდუმლო ფრაზის შეთავაზება
suggestFailed = შემოთავაზების ჩატვირთვა ვერ მოხერხდა. შეამოწმეთ კავშირი და კვლავ სცადეთ, ან თქვენი პაროლი აკრიფეთ.
copyPassword = პაროლის კოპირება
makingKey = მზადდება დაშიფვრა…
checkingPassword = მოწმდება პაროლი…

## News

downloadingNow = ახლა ჩამოიტვირთება
wrongPasswords = { $count ->
    [one] არასწორი პაროლი, { $count } ცდა
   *[other] არასწორი პაროლი, { $count } ცდა
}
notifyMe = შემატყობინეთ ჩამოტვირთვები
notifyOn = შეტყობინებები ჩართულია
notifyBlocked = ბრაუზერი ამ გვერდის შეტყობინებებს ბლოკავს.
wasDownloaded = ჩამოიტვირთა: { $name }
