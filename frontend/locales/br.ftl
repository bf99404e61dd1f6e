# Envoi: brezhoneg

productName = Envoi

## Page

homeLink = { $title }, degemer
skipToContent = Mont d’an endalc’had
promo = Kemenn
closeNotice = Serriñ
storageBlocked = Ne viro ket ar merdeer-mañ roll ho kasadennoù: kollet e vo pa serroc’h ar bajenn-mañ. Eilit ho liammoù da gentañ.
storageFull = N’eus plas ebet ken war an trevnad-mañ evit roll ho kasadennoù. Eilit ho liammoù a-raok serriñ ar bajenn-mañ, pe dilamit kasadennoù n’hoc’h eus ket ezhomm anezho ken.
footerPromise = Enrineget e vez ar restroù a-raok kuitaat ho trevnad. N’eus nemet an dud o deus al liamm a c’hall digeriñ anezho.
footerLinks = Diwar-benn ar servij-mañ
link-privacy = Buhez prevez
link-terms = Termenoù
link-cookies = Toupinoù
link-source = Kod tarzh
link-feedback = Ho soñj
feedbackFacts = Stumm { $version }, { $browser }
language = Yezh
languageOfBrowser = Hini ho merdeer
languageTold = { $label }: { $language }
languageFailed = N’eus ket bet gallet kargañ ar yezh-mañ. Gwiriit ho kennask ha klaskit en-dro.
introTitle = Rannañ restroù ent prevez, en un doare eeun
introLead = Enrineget e vez ho restroù war an trevnad-mañ a-raok bezañ kaset. Rannit al liamm gant an dud dibabet ganeoc’h; n’eus nemeto a c’hallo digeriñ ar restroù.
notBegunTitle = Netra amañ c’hoazh?
notBegunLead = Gwiriit ho kennask, hag adkargit ar bajenn-mañ. Ma ne sikour ket, re gozh eo ho merdeer: hizivait anezhañ mar plij.
scriptsOffTitle = Diweredekaet eo JavaScript
scriptsOffLead = Er merdeer e vez enrineget ho restroù, setu perak he deus ar bajenn-mañ ezhomm eus JavaScript. Gweredekait anezhañ, hag adkargit.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } okted
    [two] { $num } okted
    [few] { $num } okted
    [many] { $num } a oktedoù
   *[other] { $num } okted
}
kb = { NUMBER($num, maximumFractionDigits: 1) } ko
mb = { NUMBER($num, maximumFractionDigits: 1) } Mo
gb = { NUMBER($num, maximumFractionDigits: 1) } Go
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } deiz
    [two] { $num } zeiz
    [few] { $num } deiz
    [many] { $num } a zeizioù
   *[other] { $num } deiz
}
hours = { $num ->
    [one] { $num } eur
    [two] { $num } eur
    [few] { $num } eur
    [many] { $num } a eurioù
   *[other] { $num } eur
}
minutes = { $num ->
    [one] { $num } munut
    [two] { $num } vunut
    [few] { $num } munut
    [many] { $num } a vunutoù
   *[other] { $num } munut
}
seconds = { $num ->
    [one] { $num } eilenn
    [two] { $num } eilenn
    [few] { $num } eilenn
    [many] { $num } a eilennoù
   *[other] { $num } eilenn
}
shortDays = { $num } d
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = betek { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = betek warc’hoazh, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = betek { DATETIME($at, day: "numeric", month: "numeric", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } diwar { $total }
remaining = { $time } a chom
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } pellgargadur
    [two] { $count } bellgargadur
    [few] { $count } fellgargadur
    [many] { $count } a bellgargadurioù
   *[other] { $count } pellgargadur
}
downloadsWithoutLimit = Kement a bellgargadurioù a garer
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } restr
    [two] { $count } restr
    [few] { $count } restr
    [many] { $count } a restroù
   *[other] { $count } restr
}
nameAndMore = { $name } ha { $count } all

## Common buttons

ok = Mat eo
done = Echu
cancel = Nullañ
add = Ouzhpennañ
doNotAdd = Na ouzhpennañ
tryAgain = Klask en-dro
copyLink = Eilañ al liamm
copyMessage = Eilañ ar gemennadenn
includePassword = Lakaat ar ger-tremen ivez
emailLink = Postel
emailSubject = Restroù evidoc’h
copied = Eilet
copyRefused = N’en deus ket ho merdeer lezet ac’hanomp da eilañ al liamm. Diuzet eo, evit ma c’hallot eilañ anezhañ hoc’h-unan.
share = Rannañ
shareNamed = Rannañ { $name }
showQrCode = Kod QR
qrCode = Kod QR al liamm
qrCodeHint = Skannit anezhañ gant kamera ur pellgomzer evit digeriñ al liamm eno.
qrCodeFailed = N’eus ket bet gallet krouiñ ar c’hod QR. Mont a ra al liamm en-dro memestra.
sendYourOwn = Kas ho restroù deoc’h
deleteUpload = Dilemel
deleteFailed = N’eus ket bet gallet dilemel ar gasadenn-mañ. Gwiriit ho kennask ha klaskit en-dro.
passwordProtected = Gwarezet gant ur ger-tremen
passwordLabel = Ger-tremen
showPassword = Diskouez ar ger-tremen
hidePassword = Kuzhat ar ger-tremen
filesInside = Restroù er gasadenn-mañ

## Accounts

signIn = Kevreañ
signOut = Digevreañ
signOutWaits = Un treuzkas a zo o vont en-dro c’hoazh. Digevreit pa vo echu.
signOutWaitsForTab = Un treuzkas a zo o vont en-dro c’hoazh en un ivinell all. Digevreit pa vo echu.
signOutSyncs = Oc’h enrollañ ho roll a-raok deoc’h mont…
signOutTitle = Digevreañ?
signOutLoses = { $count ->
    [one] N’emañ { $count } gasadenn nemet war an trevnad-mañ. Ur wech digevreet ne c’hallot ken gwelet, kemmañ pe dilemel anezhi. Mont a raio he liamm en-dro atav.
    [two] N’emañ { $count } gasadenn nemet war an trevnad-mañ. Ur wech digevreet ne c’hallot ken gwelet, kemmañ pe dilemel anezho. Mont a raio o liammoù en-dro atav.
    [few] N’emañ { $count } c’hasadenn nemet war an trevnad-mañ. Ur wech digevreet ne c’hallot ken gwelet, kemmañ pe dilemel anezho. Mont a raio o liammoù en-dro atav.
    [many] N’emañ { $count } a gasadennoù nemet war an trevnad-mañ. Ur wech digevreet ne c’hallot ken gwelet, kemmañ pe dilemel anezho. Mont a raio o liammoù en-dro atav.
   *[other] N’emañ { $count } kasadenn nemet war an trevnad-mañ. Ur wech digevreet ne c’hallot ken gwelet, kemmañ pe dilemel anezho. Mont a raio o liammoù en-dro atav.
}
staySignedIn = Chom kevreet
signOutAnyway = Digevreañ memestra
signedOut = Digevreet oc’h.
signedOutRefused = Aet eo ho kevreadenn d’he zermen. Kevreit en-dro evit gwelet ho roll.
signUpTitle = Kevreit evit ober muioc’h
signUpLead = Gallout a rit kas restroù hep kont. Gant ur gont e c’hallit ober muioc’h:
benefitSize = Kas betek { $size } war un dro
benefitCount = { $count ->
    [one] Lezel implijout ul liamm betek { $count } wech
    [two] Lezel implijout ul liamm betek { $count } wech
    [few] Lezel implijout ul liamm betek { $count } gwech
    [many] Lezel implijout ul liamm betek { $count } a wechoù
   *[other] Lezel implijout ul liamm betek { $count } gwech
}
benefitTime = { $token ->
    [one] Derc’hel ul liamm bev e-pad { $token } deiz d’ar muiañ
    [two] Derc’hel ul liamm bev e-pad { $token } zeiz d’ar muiañ
    [few] Derc’hel ul liamm bev e-pad { $token } deiz d’ar muiañ
    [many] Derc’hel ul liamm bev e-pad { $token } a zeizioù d’ar muiañ
   *[other] Derc’hel ul liamm bev e-pad { $token } deiz d’ar muiañ
}
benefitSync = Gwelet ho kasadennoù war hoc’h holl drevnadoù
benefitPerk = Chom a ra enrineget ho roll; n’eus nemedoc’h a c’hall lenn anezhañ
emailLabel = Postel (diret)
signInNotBegun = N’eus ket bet gallet tizhout ar bajenn gevreañ. Gwiriit ho kennask ha klaskit en-dro.
signInAway = N’haller ket kevreañ bremañ. Klaskit en-dro diwezhatoc’h.
signInNoRoom = N’eus plas ebet ken war an trevnad-mañ evit kevreañ. Dilamit kasadennoù n’hoc’h eus ket ezhomm anezho ken, ha klaskit en-dro.
signInWaits = Un treuzkas a zo o vont en-dro c’hoazh, ha troc’het e vefe. Kevreit pa vo echu.
signingIn = O kevreañ…
signInErrorLead = N’oc’h ket bet kevreet, ha netra all n’eo cheñchet. Klaskit en-dro.
signInReason = Ma c’hoarvez alies, kasit kement-mañ d’an dud a ren ar servij-mañ: { $reason }
passphraseNeeded = Skrivit frazenn-dremen ho roll
passphraseNeededLead = Enrinegañ a ra roll ho kasadennoù, ha biken ne guita an trevnad-mañ. Implijit ar memes hini war hoc’h holl drevnadoù.
passphraseLabel = Frazenn-dremen
passphraseTooShort = Re verr eo. Implijit { $length } arouezenn d’an nebeutañ.
passphraseHint = { $length } arouezenn d’an nebeutañ: un nebeud gerioù a vefe lakaet asambles ganeoc’h hepken. Den ne c’hall adkavout anezhi, neuze skrivit anezhi un tu bennak.
passphraseRunning = O krouiñ hoc’h alc’hwez…
passphraseFailed = N’eus ket bet gallet krouiñ an alc’hwez war an trevnad-mañ. Serrit ivinelloù all, ha klaskit en-dro.
goOn = Kenderc’hel
cancelSignIn = Chom hep kevreañ
unknownPassphrase = Hag ur frazenn-dremen nevez eo?
unknownPassphraseLead = N’hon eus kavet roll ebet eviti. Mard eo hemañ ho trevnad kentañ, pe m’hoc’h eus c’hoant kaout ur frazenn-dremen nevez, skrivit anezhi en-dro evit kregiñ gant ur roll. M’hoc’h eus ur roll dija eo bet skrivet fall ganeoc’h marteze.
passphraseAgain = Skrivit ar frazenn-dremen en-dro
passphraseDiffers = N’eo ket heñvel an div frazenn-dremen.
beginList = Kregiñ gant ur roll nevez
anotherPassphrase = Skrivet fall e oa
uncheckedPassphrase = N’eus ket bet gallet gwiriañ ho frazenn-dremen
uncheckedPassphraseLead = N’en deus ket lavaret an dafariad hag-eñ ez eus ur roll evit ar frazenn-dremen-mañ. Klaskit en-dro. Mar kendalc’hit ha mard eo skrivet fall, ne weloc’h ket roll ho trevnadoù all.
trustPassphrase = Kenderc’hel memestra
retypePassphrase = Skrivañ en-dro

## Sending: choosing files

sendFiles = Kas restroù
dropFiles = Riklit restroù betek amañ
orSelectFiles = pe dibabit anezho, betek { $size }
upToSize = Betek { $size }
selectFiles = Dibab restroù
selectFolder = Dibab un teuliad
sharedTitle = Ouzhpennañ ar restroù-mañ?
sharedLead = Un arload pe ul lec’hienn all he deus rannet anezho gant ar bajenn-mañ. Na ouzhpennit nemet ar pezh a oac’h o c’hortoz.
accountNeeded = Kevreit evit kas restroù
accountNeededLead = Ezhomm hoc’h eus eus ur gont evit kas restroù amañ. An holl a c’hall degemer anezho.
accountNeededBlocked = Ezhomm hoc’h eus eus ur gont evit kas restroù amañ, met ne c’hall ket ar merdeer-mañ mirout ho kevreadenn evit ar bajenn-mañ. Gallout a rit degemer restroù memestra.
accountNeededToRequest = Ezhomm hoc’h eus eus ur gont evit goulenn restroù amañ. An holl re o deus al liamm a c’hall kas restroù deoc’h.
signInForSize = Kevreit evit kas betek { $size }
dropNow = Laoskit evit ouzhpennañ
chosenFiles = Ho restroù
addMoreFiles = Ouzhpennañ
removeFile = Tennañ { $name }
fileRemoved = Tennet eo bet { $name }
addFolder = Ouzhpennañ un teuliad
skipped-none = N’eus bet kavet restr ebet da ouzhpennañ
skipped-empty = { $count ->
    [one] Lezet a-gostez: { $count } restr c’houllo
    [two] Lezet a-gostez: { $count } restr c’houllo
    [few] Lezet a-gostez: { $count } restr c’houllo
    [many] Lezet a-gostez: { $count } a restroù goullo
   *[other] Lezet a-gostez: { $count } restr c’houllo
}
skipped-chosen = { $count ->
    [one] Lezet a-gostez: { $count } restr ouzhpennet dija
    [two] Lezet a-gostez: { $count } restr ouzhpennet dija
    [few] Lezet a-gostez: { $count } restr ouzhpennet dija
    [many] Lezet a-gostez: { $count } a restroù ouzhpennet dija
   *[other] Lezet a-gostez: { $count } restr ouzhpennet dija
}
skipped-system = Restroù ar reizhiad lezet a-gostez: { $count }
skipped-unreadable = N’eus ket bet gallet lenn: { $name }
expiryChoices = Padelezh al liamm
downloadLimitLabel = Pellgargadurioù
timeLimitLabel = Amzer
addPassword = Gwareziñ gant ur ger-tremen
liveLink = Kaout al liamm e-pad ar pellgas
liveLinkHint = Gallout a ra an degemererien kregiñ da bellgargañ en o merdeer tra m’emaoc’h o pellgas c’hoazh. Lezit ar bajenn-mañ digor.
passwordMissing = Skrivit ur ger-tremen, pe diaskit ar voest evit kas hep hini.
maxPasswordLength = Betek { $length } arouezenn a c’hall bezañ er gerioù-tremen.
uploadFiles = { $count ->
    [one] Pellgas { $count } restr
    [two] Pellgas { $count } restr
    [few] Pellgas { $count } restr
    [many] Pellgas { $count } a restroù
   *[other] Pellgas { $count } restr
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Re a restroù
noticeTitle-fileTooBig = Re vras evit bezañ kaset
noticeTitle-tooManyArchives = Re a gasadennoù
noticeTitle-unreadableFiles = N’haller ket lenn ar restroù-mañ
tooManyFiles = { $count ->
    [one] Gallout a rit kas betek { $count } restr war un dro; dibabet hoc’h eus { $chosen }. Lakait anezho en ur restr zip, pe dibabit nebeutoc’h.
    [two] Gallout a rit kas betek { $count } restr war un dro; dibabet hoc’h eus { $chosen }. Lakait anezho en ur restr zip, pe dibabit nebeutoc’h.
    [few] Gallout a rit kas betek { $count } restr war un dro; dibabet hoc’h eus { $chosen }. Lakait anezho en ur restr zip, pe dibabit nebeutoc’h.
    [many] Gallout a rit kas betek { $count } a restroù war un dro; dibabet hoc’h eus { $chosen }. Lakait anezho en ur restr zip, pe dibabit nebeutoc’h.
   *[other] Gallout a rit kas betek { $count } restr war un dro; dibabet hoc’h eus { $chosen }. Lakait anezho en ur restr zip, pe dibabit nebeutoc’h.
}
tooManyFilesAtOnce = { $count ->
    [one] Gallout a rit kas betek { $count } restr war un dro. Lakait anezho en ur restr zip, pe dibabit nebeutoc’h.
    [two] Gallout a rit kas betek { $count } restr war un dro. Lakait anezho en ur restr zip, pe dibabit nebeutoc’h.
    [few] Gallout a rit kas betek { $count } restr war un dro. Lakait anezho en ur restr zip, pe dibabit nebeutoc’h.
    [many] Gallout a rit kas betek { $count } a restroù war un dro. Lakait anezho en ur restr zip, pe dibabit nebeutoc’h.
   *[other] Gallout a rit kas betek { $count } restr war un dro. Lakait anezho en ur restr zip, pe dibabit nebeutoc’h.
}
addFitting = { $count ->
    [one] Ouzhpennañ ar re gentañ ({ $count })
    [two] Ouzhpennañ ar re gentañ ({ $count })
    [few] Ouzhpennañ ar re gentañ ({ $count })
    [many] Ouzhpennañ ar re gentañ ({ $count })
   *[other] Ouzhpennañ ar re gentañ ({ $count })
}
fileTooBig = Gallout a rit kas betek { $size } war un dro. Kasit ar restroù-mañ a-strolladoù bihanoc’h.
tooManyArchives = { $count ->
    [one] Gallout a rit kaout betek { $count } gasadenn war un dro. Dilamit unan, pe gortozit ken na vo aet unan d’he zermen.
    [two] Gallout a rit kaout betek { $count } gasadenn war un dro. Dilamit unan, pe gortozit ken na vo aet unan d’he zermen.
    [few] Gallout a rit kaout betek { $count } c’hasadenn war un dro. Dilamit unan, pe gortozit ken na vo aet unan d’he zermen.
    [many] Gallout a rit kaout betek { $count } a gasadennoù war un dro. Dilamit unan, pe gortozit ken na vo aet unan d’he zermen.
   *[other] Gallout a rit kaout betek { $count } kasadenn war un dro. Dilamit unan, pe gortozit ken na vo aet unan d’he zermen.
}
unreadableFiles = N’hallomp ket lenn ar pezh hoc’h eus laosket. Dibabit ar restroù gant an nozelenn kentoc’h.
needsAccountSize = Hep kont e c’hallit kas betek { $size } war un dro.
needsAccountCount = { $count ->
    [one] Hep kont e aotre ul liamm { $count } pellgargadur d’ar muiañ.
    [two] Hep kont e aotre ul liamm { $count } bellgargadur d’ar muiañ.
    [few] Hep kont e aotre ul liamm { $count } fellgargadur d’ar muiañ.
    [many] Hep kont e aotre ul liamm { $count } a bellgargadurioù d’ar muiañ.
   *[other] Hep kont e aotre ul liamm { $count } pellgargadur d’ar muiañ.
}
needsAccountTime = Hep kont ez a al liammoù en-dro e-pad { $time } d’ar muiañ.

## Sending: under way and done

chosenTold = { $files }, { $size } en holl
noAnswer = O c’hortoz ho kennask. Kenderc’hel a raimp ent emgefreek.
uploading = O pellgas
uploadWaiting = O c’hortoz bezañ pellgaset
pause = Ehanañ
uploadPaused = Ehanet
liveLinkReady = Mont a ra al liamm-mañ en-dro dija. An degemererien a resev ar restroù dre ma pellgasit anezho. Lezit ar bajenn-mañ digor.
unfinishedUpload = Pellgas troc’het
continueFrom = Kenderc’hel adalek { $size }?
sameFilesNeeded = Evit kenderc’hel, dibabit ar memes restroù en-dro.
otherFiles = Ar re-se n’int ket ar memes restroù, pe kemmet int bet abaoe. Netra ouzhpenn n’eo bet kaset.
notSent = N’eo ket pellgaset c’hoazh
prepareNext = Prientiñ ar pellgas war-lerc’h
waitsForUpload = Kregiñ a raio pa vo echu ar pellgas a-vremañ.
stopUploadTitle = Paouez gant ar pellgas-mañ?
stopUploadLead = Kollet eo ar pezh a zo bet kaset betek-henn. Amañ emañ c’hoazh ar restroù hoc’h eus dibabet.
keepUploading = Kenderc’hel da bellgas
stopUpload = Paouez da bellgas
showUpload = Diskouez
importing = O lenn ho restroù…
encrypting = Oc’h enrinegañ…
finalising = Echu eo tost. Oc’h enrollañ ho restroù…
expiresAfter = Padelezh: { $downloads } pe { $time }
settingPassword = O lakaat ar ger-tremen…
passwordFailed = N’eus ket bet gallet lakaat ar ger-tremen
passwordFailedLead = Pellgaset eo ho restroù, met n’int ket gwarezet c’hoazh, setu n’hon eus ket diskouezet al liamm deoc’h. Klaskit en-dro, pe dilamit ar gasadenn.
uploaded = Prest da rannañ
linkReady = Prest eo ho liamm
uploadComplete = Pellgasadur echu
shareLink = Liamm d’ho restroù
sendMore = Kas restroù all
linkDialogLead = Neb en deus al liamm-mañ a c’hall pellgargañ { $name }.
linkDialogNote = Neb en deus al liamm-mañ a c’hall lenn ho notenn.
linkNeedsPassword = Ret e vo dezho kaout ar ger-tremen ivez.

howProtected = Penaos e vez gwarezet ho restroù
protectionTitle = Enrineget penn-ouzh-penn
protectionEncrypted = Ho merdeer a enrineg ar restroù a-raok ma kuitaint an trevnad-mañ. Ne vir an dafariad nemet ar pezh na c’hall ket lenn.
protectionKey = Lodenn eus al liamm eo an alc’hwez, goude an arouez #. Biken ne vez kaset d’an dafariad, neuze na rannit al liamm nemet gant tud hoc’h eus fiziañs enno.
protectionExpiry = Dilamet e vez ar restroù pa’z a al liamm d’e dermen: goude ar pellgargadurioù pe an amzer dibabet ganeoc’h.

## Keyboard shortcuts

shortcutsTitle = Berradennoù klavier
shortcutChoose = Dibab restroù
shortcutUpload = Pellgas
shortcutCopy = Eilañ al liamm
shortcutDownload = Pellgargañ
shortcutHelp = Diskouez ar roll-mañ
shortcutsOn = Implijout ar berradennoù klavier

## The survey

surveyTitle = Roit ho soñj deomp
surveyLead = Sikour a ra ho respontoù ac’hanomp da wellaat ar servij. War ur bajenn all e tigor an enklask, ha netra ne ouezo diwar-benn ho restroù.
giveFeedback = Reiñ ho soñj
surveySkip = Tremen

## The person's own uploads

yourUploads = Ho kasadennoù
noUploads = Amañ e teu war wel ar restroù a gasit, evit ma c’hallot eilañ al liamm en-dro pe dilemel anezho.
joinOffer = Kasadennoù kaset diwar an trevnad-mañ a-raok kevreañ: { $count }. O ouzhpennañ d’ho roll?
downloadsLeft = { $count ->
    [one] { $count } pellgargadur a chom
    [two] { $count } bellgargadur a chom
    [few] { $count } fellgargadur a chom
    [many] { $count } a bellgargadurioù a chom
   *[other] { $count } pellgargadur a chom
}
timeLeft = { $time } a chom
deleteNamed = Dilemel { $name }
deletingNamed = O tilemel { $name }…
undo = Dizober
keep = Mirout
moreActions = Oberoù all evit { $name }
openPage = Digeriñ ar bajenn bellgargañ
openDownloadPage = Digeriñ ar bajenn bellgargañ evit { $name }
changeLimits = Kemmañ
changeLimitsNamed = Kemmañ padelezh al liamm da { $name }
changeLimitsTitle = Kemmañ padelezh al liamm
keepTime = Hep kemm
timeFromNow = { $time } adalek bremañ
save = Enrollañ
goneTitle = Aet eo kuit ar gasadenn-mañ dija
goneLead = Aet eo { $name } d’e dermen, tizhet eo e vevenn bellgargañ, pe dilamet eo bet en ul lec’h all. Netra n’eo bet kemmet.
passwordNotSet = N’eo ket bet lakaet ar ger-tremen, setu eo kuzhet al liamm. Ma ne gemm ket, dilamit ar gasadenn ha kasit ar restroù en-dro.
changeFailed = N’eus ket bet gallet enrollañ. Gwiriit ho tibaboù hag ho kennask, ha klaskit en-dro.
pastUploads = Echu er 7 deiz diwezhañ
clearPast = Skarzhañ
pastDownloaded = Pellgarget: { $time }
pastDownloadedBefore = Pellgarget a-raok { $time }
pastExpired = Aet d’he zermen: { $time }
pastDeleted = Dilamet: { $time }
pastGone = Peurimplijet pe dilamet: { $time }
pastGoneBefore = Peurimplijet pe dilamet a-raok { $time }
requestFiles = Goulenn restroù
newRequestLead = Krouit ul liamm evit ma c’hallo an holl kas deoc’h restroù na c’hall den lenn nemedoc’h.
requestWanted = Ar pezh hoc’h eus ezhomm, un dra dre linenn
requestAskerHint = Gwelet e vez an anv-mañ gant ar gaserien. Den ne wiria anezhañ.
requestOpenFor = Digor e-pad
deliveries = Kasadennoù
requestDeliverySize = Ment pep kasadenn
requestTotalSize = Ment hollek
newRequestKinds = Rummadoù restroù, evel .pdf (kuzul hepken)
requestLink = Liamm ar goulenn
requestReadyLead = An holl re o deus al liamm-mañ a c’hall kas restroù deoc’h. C’hwi hepken a c’hall lenn anezho.
requestSubject = Kasit restroù din, mar plij
ownerLink = Liamm ar voest
ownerLinkWarning = Digeriñ a ra ar voest-mañ war ur benveg all. An neb en deus anezhañ a c’hall lenn kement tra a zegemerit; mirit anezhañ evidoc’h.
inbox = Boest degemer
yourRequests = Ho koulennoù
joinRequests = Goulennoù krouet war an trevnad-mañ a-raok kevreañ: { $count }. O ouzhpennañ d’ho roll?
newDeliveries = Kasadennoù nevez: { $count }
notifyDeliveries = Kemenn ar c’hasadennoù din
requestAccepts = Degemer a ra restroù
requestClosed = Ne zegemer ket restroù ken
noDeliveries = N’eus deuet netra c’hoazh. Amañ e teuio ar c’hasadennoù.
requestGoneLead = Aet eo ar goulenn-mañ d’e dermen pe dilamet eo bet.
requestUntrusted = N’haller ket fiziout er goulenn-mañ
requestUntrustedLead = Gwastet eo al liamm pe e tiskouez ar servijer ur goulenn all. Ne vez diskouezet netra.
deliveryComing = O vezañ kaset
deliveryNew = Degemeret
deliveryCollected = Enrollet
removeDelivery = Dilemel eus ar servijer
deliveryRefused-repeated = Nac’het: div wech emañ ar gasadenn-mañ er roll.
deliveryRefused-forged = Nac’het: n’eo ket bet graet gant ho liamm.
deliveryRefused-damaged = Nac’het: gwastet pe kemmet eo.
closeRequest = Paouez da zegemer restroù
closeRequestTitle = Paouez da zegemer restroù?
closeRequestLead = Ne yelo biken ken al liamm en-dro, ha ne zeuio ket ar restroù a zo c’hoazh o vezañ kaset. Ar pezh a zo deuet a chomo amañ.
newLink = Liamm nevez
newLinkLead = Ne yelo ket al liamm kozh en-dro ken kerkent ha ma vo prest an hini nevez. Ar pezh a zo deuet a chomo er voest kozh.
deleteRequestTitle = Dilemel ar goulenn-mañ?
deleteRequestLead = Ne yelo ket al liamm en-dro ken, ha dilamet e vo eus ar servijer kement tra a zo deuet. Mirout a reot ar restroù enrollet.

## Receiving

checkingLink = O klask ho restroù…
checkFailed = N’haller ket tizhout an dafariad
checkFailedLead = N’eus netra kollet. Gwiriit ho kennask ha klaskit en-dro.
checkRefused = Sammet eo an dafariad
checkRefusedLead = N’eus netra kollet. Klaskit en-dro a-benn ur pennadig.
waitAsked = Gortozit { $time } mar plij.
expiredTitle = N’emañ ket ar restroù-mañ amañ ken
expiredLead = Aet eo al liamm d’e dermen, tizhet eo bevenn ar pellgargadurioù, pe dilamet eo bet gant ar c’haser. Goulennit unan nevez.
removedTitle = Tennet eo bet ar restroù-mañ
removedLead = Tennet int bet gant an dud a ren ar servij-mañ, setu ne ya ket al liamm en-dro ken.
contactOperator = Mont e darempred
passwordNeeded = Skrivit ar ger-tremen
passwordNeededLead = Goulennit ar ger-tremen digant ar c’haser; n’emañ ket el liamm.
passwordTryAgain = Ger-tremen fall. Klaskit en-dro.
unlock = Dibrennañ
keyNeeded = N’eo ket klok al liamm-mañ
keyNeededLead = Un tamm eus al liamm a vank. Eilit anezhañ en-dro ha pegit anezhañ amañ.
keyLabel = Liamm pe alc’hwez
notAKey = N’eo na liamm nag alc’hwez eus ar servij-mañ.
keyOfAnotherFile = Evit restroù all eo al liamm-mañ.
openLink = Digeriñ
wrongKey = Ne ya ket al liamm-mañ en-dro
wrongKeyLead = Marteze e vank ul lodenn anezhañ. Eilit al liamm a-bezh eus ho kemennadenn ha pegit anezhañ amañ.
filesForYou = { $count ->
    [one] { $count } restr evidoc’h
    [two] { $count } restr evidoc’h
    [few] { $count } restr evidoc’h
    [many] { $count } a restroù evidoc’h
   *[other] { $count } restr evidoc’h
}
filesForYouLead = Enrineget penn-ouzh-penn. Ezrineget en ho merdeer hepken.
fromSender = A-berzh ar c’haser
showMore = Diskouez muioc’h
download = Pellgargañ
noStreamsWarning = Evit digeriñ ur restr ken bras e rank ar merdeer-mañ derc’hel anezhi a-bezh er vemor, ar pezh a c’hall c’hwitañ. Petra hoc’h eus c’hoant d’ober?
noStreams-copyLink = Eilañ al liamm evit digeriñ anezhañ en ur merdeer all
noStreams-otherBrowser = Kaout ur merdeer a enroll ar restroù bras war-eeun
noStreams-download = Pellgargañ amañ memestra
linkLife = Mont a raio d’e dermen a-benn { $time }
linkLifeUnderMinute = Mont a raio d’e dermen a-benn nebeutoc’h eget ur vunutenn
lastDownloadNote = Pellgargadur diwezhañ: ur wech digoret pe enrollet e paouezo al liamm da vont en-dro.
ownUpload = { $left ->
    [one] Ho kasadenn deoc’h eo. Unan eus ar pellgargadurioù a chom ({ $left }) a vo implijet ma pellgargit anezhi.
    [two] Ho kasadenn deoc’h eo. Unan eus ar pellgargadurioù a chom ({ $left }) a vo implijet ma pellgargit anezhi.
    [few] Ho kasadenn deoc’h eo. Unan eus ar pellgargadurioù a chom ({ $left }) a vo implijet ma pellgargit anezhi.
    [many] Ho kasadenn deoc’h eo. Unan eus ar pellgargadurioù a chom ({ $left }) a vo implijet ma pellgargit anezhi.
   *[other] Ho kasadenn deoc’h eo. Unan eus ar pellgargadurioù a chom ({ $left }) a vo implijet ma pellgargit anezhi.
}
downloadsTaken = Emañ unan bennak o pellgargañ evit ar wech diwezhañ bremañ. Ma paouez e c’hallot klask en-dro a-benn div vunutenn.
downloading = O pellgargañ
decrypting = Oc’h ezrinegañ…
downloadBegunAnew = Ne c’haller ket kenderc’hel gant ar pellgargadur-mañ, setu m’eo adkroget adalek ar penn-kentañ.
stillUploading = Emañ ar c’haser o pellgas c’hoazh. Gallout a rit kregiñ da bellgargañ adalek bremañ.
waitsForSender = O c’hortoz ar c’haser. Kenderc’hel a raimp ent emgefreek.
downloadFinished = Pellgargadur echu
downloadFinishedLead = E teuliad ho pellgargadurioù emañ { $name }.
savedInFolder = Enrollet e { $folder }
downloadFinishedRenamed = Ho teuliad ho pellgargadurioù emañ, gant un anv all marteze, roet gant ho merdeer.
downloadAgain = Pellgargañ en-dro
lastDownloadDone = Ar pellgargadur diwezhañ e oa, setu ne ya ket al liamm en-dro ken.
downloadStopped = Pellgargadur diechu
showDownload = Diskouez

## Sending what a request asks for

requestTitle = Restroù goulennet
requestLead = Enrineget war an trevnad-mañ. An den a c’houlenn hepken a c’hall digeriñ ar pezh a gasit.
requestWords = A-berzh an den a c’houlenn (n’eo ket bet gwiriet)
requestKinds = Seurtoù restroù gwelloc’h
requestLeft = Kasadennoù a chom
requestRoom = Plas a chom
requestEach = Muiañ dre gasadenn
requestSend = Kas
requestPasswordLead = Goulennit ar ger-tremen digant an den en deus kaset al liamm deoc’h.
requestSent = Kaset eo
requestSentLead = An den en deus goulennet hepken a c’hall e zigeriñ. Gwelout a ra ar memes kod resevout.
receiptLabel = Kod resevout
copyReceipt = Eilañ ar c’hod resevout
delivery-stored = Degouezhet. N’eo ket bet kemeret c’hoazh.
delivery-collected = Kemeret eo bet.
delivery-gone = Dilamet pe aet d’e dermen hep bezañ kemeret.
deliveryLost = N’haller ket kenderc’hel gant ar pellgas troc’het.
sentBefore = Kaset eus an trevnad-mañ
sentAt = Kaset: { $time }
requestEnded-unknown = N’eus goulenn ebet evel-se
requestEndedLead-unknown = Dilamet eo bet pe aet eo d’e dermen, pe ne zegemer ket ar servij-mañ goulennoù. Goulennit ul liamm nevez.
requestEnded-closed = Serr eo ar goulenn-mañ
requestEnded-full = Leun eo ar goulenn-mañ
requestEndedLead = Ne zegemer mui netra. Goulennit ul liamm nevez.
requestEnded-untrusted = Ne c’haller ket fiziout el liamm-mañ
requestEndedLead-untrusted = Ne glot ket al liamm hag ar servijer, neuze n’eus bet kaset netra. Goulennit al liamm adarre en un doare all.

## Reporting an upload to whoever runs the service

report = Disklêriañ
reportTitle = Disklêriañ ar c’has-mañ
reportLead = D’an dud a ren ar servij-mañ ez a. Ganto hepken e c’hall bezañ lennet ar pezh a skrivit.
reportReason = Petra zo fall?
reportReason-malware = Meziant noazus
reportReason-fraud = Touellerezh pe higennañ
reportReason-illegal = Danvez enep lezenn
reportReason-other = Tra all
reportWords = Petra a rankfent gouzout?
reportKey = Lakaat an alc’hwez ivez
reportKeyHint = Gant an alc’hwez e c’hallont digeriñ ar restroù. Heptañ ne c’hallont ket.
reportSend = Kas an disklêriadenn
reportSent = Kaset eo an disklêriadenn
reportSentLead = Trugarez deoc’h. Sellet e vo outi gant an dud a ren ar servij-mañ.
reportFailed = N’eus ket bet gallet kas. Gwiriit ho kennask ha klaskit en-dro.

## Dead ends

loading = Ur pennadig…
configFailed = N’haller ket tizhout an dafariad
configFailedLead = N’eus netra kollet. Gwiriit ho kennask ha klaskit en-dro.
intercepted = Ur bajenn gevreañ pe ho rouedad he deus respontet e-lec’h ar servij-mañ. Digorit ar bajenn-mañ en un ivinell all, ha kevreit eno ma vez goulennet diganeoc’h.
pageNotFound = N’eo ket bet kavet ar bajenn
pageNotFoundLead = Gwiriit ar chomlec’h, pe krogit adalek an degemer.
notFoundTitle = N’eus netra amañ
notFoundLead = Aet eo ar restroù d’o zermen pe dilamet int bet, pe n’eo ket klok al liamm.
errorTitle = Degouezhet ez eus ur gudenn
errorLead = Un dra bennak a zo torret. N’eo ket kollet netra eus ar pezh ho peus kaset.
uploadErrorLead = N’eo ket bet kaset ho restroù, met amañ emañ ho tibab c’hoazh. Klaskit en-dro.
uploadError-too_large = Brasoc’h eo ar restroù-mañ eget ar pezh a aotre ar servij. Kasit anezho a-strolladoù bihanoc’h.
uploadError-bad_limit = Ne aotre ket ken ar servij kement a bellgargadurioù pe kement a amzer. Adkargit ar bajenn, ha dibabit en-dro.
uploadError-unauthorized = Ret eo deoc’h bezañ kevreet evit kas restroù amañ. Kevreit, ha dibabit ho restroù en-dro.
uploadError-sender_unknown = N’hon eus ket gallet kadarnaat e oac’h kevreet, setu eo bet lakaet da dalvezout bevennoù an holl. Mard oc’h bet digevreet, kevreit en-dro; a-hend-all klaskit en-dro a-benn ur pennadig.
uploadError-issuer_away = N’eo ket hegerz ar servij bremañ, pe n’hall ket gwiriañ piv a zo kevreet. Hep kont e c’hallit kas betek { $size }, evit { $downloads } ha { $time } d’ar muiañ. Kasit nebeutoc’h, pe klaskit en-dro a-benn ur pennadig.
uploadError-signed_out = Digevreet oc’h war an trevnad-mañ, setu perak eo bet paouezet gant ar c’hasadenn-mañ.
uploadError-rate_limited = Re a daolioù-esae. Gortozit ur pennadig, ha klaskit en-dro.
uploadError-too_many_uploads = Re a bellgasadennoù eus ho rouedad pe ho kont. Amañ emañ ho restroù c’hoazh.
uploadError-too_many_bytes = Re a roadennoù eus ho rouedad pe ho kont. Amañ emañ ho restroù c’hoazh.
uploadError-busy = Re sammet eo ar servij bremañ. Amañ emañ ho restroù c’hoazh: klaskit en-dro a-benn ur pennadig.
uploadError-full = N’eus ket plas evit restroù all war ar servij bremañ. Amañ emañ ho restroù c’hoazh: klaskit en-dro diwezhatoc’h.
uploadError-unavailable = N’eo ket hegerz ar servij bremañ. Amañ emañ ho restroù c’hoazh: klaskit en-dro a-benn ur pennadig.
uploadError-idle_timeout = Re bell eo bet dioberiant ar c’hennask. Gwiriit anezhañ, ha klaskit en-dro.
uploadError-connect_failed = N’haller ket tizhout an dafariad. Gwiriit ho kennask ha klaskit en-dro. Rouedadoù zo, re al labour alies, a stank ar pellgas. Klaskit gant ur rouedad all, hini ho pellgomzer da skouer, pe goulennit digant ar re a ra war-dro hoc’h hini.
uploadError-connection_lost = Torret eo bet ar c’hennask. Amañ emañ ho restroù c’hoazh: klaskit en-dro.
uploadError-file_changed = Unan eus ar restroù a zo bet kemmet pe n’eus ket bet gallet lenn anezhi e-pad ar c’has. Dibabit anezhi en-dro.
downloadErrorLead = N’eo ket bet echuet ar pellgargadur. Klaskit en-dro; ma ne sikour ket, goulennit ul liamm nevez digant ar c’haser.
downloadError-rate_limited = Re a daolioù-esae. Gortozit ur pennadig, ha klaskit en-dro.
downloadError-busy = Re sammet eo ar servij bremañ. Mont a ra al liamm en-dro c’hoazh: klaskit en-dro a-benn ur pennadig.
downloadError-unavailable = N’eo ket hegerz ar servij bremañ. Mont a ra al liamm en-dro c’hoazh: klaskit en-dro a-benn ur pennadig.
downloadError-connect_failed = N’haller ket tizhout an dafariad. Gwiriit ho kennask, ha klaskit en-dro.
downloadError-connection_lost = Torret eo bet ar c’hennask. Gwiriit anezhañ, ha klaskit en-dro.
downloadError-damaged = Ar pezh a zo degouezhet n’eo ket ar pezh a oa bet kaset, setu n’eus bet miret netra. Klaskit en-dro; ma ne sikour ket, goulennit ul liamm nevez digant ar c’haser.
downloadError-incomplete = Paouezet eo ho merdeer da enrollañ e-kreiz. Dilamit ar restr diglok, ha klaskit en-dro.
downloadError-upload_abandoned = Paouezet eo ar c’haser a-raok ma vefe pellgaset pep tra. Goulennit ul liamm nevez.
downloadError-no_room = N’eus ket plas war an trevnad-mañ evit ar restroù-mañ. Grit plas, ha klaskit en-dro.
crashLead = N’eus ket bet gallet diskouez ar bajenn-mañ. Adkargit anezhi; e surentez emañ kement hoc’h eus kaset dija.
chunkTitle = Ul lodenn eus ar bajenn-mañ a vank
chunkMissingLead = N’eus ket bet gallet kargañ anezhi. Gwiriit ho kennask, hag adkargit; e surentez emañ kement hoc’h eus kaset dija.
chunkTimeoutLead = Re bell eo padet ar c’hargañ. Gwiriit ho kennask, hag adkargit; e surentez emañ kement hoc’h eus kaset dija.
waitForTransfer = Un treuzkas a zo o vont en-dro c’hoazh, ha troc’het e vefe. Gortozit ken na vo echu.
reload = Adkargañ
backHome = Distreiñ d’an degemer
outdatedTitle = Ur stumm nevesoc’h a zo
outdatedLead = Re gozh eo ar bajenn-mañ. Hizivait anezhi evit kenderc’hel.
update = Hizivaat
outdatedBrowserTitle = Re gozh eo ho merdeer
outdatedBrowserLead = Mankout a ra dezhañ ar pezh a zo ezhomm evit kas ha degemer restroù. Hizivait anezhañ, ha digorit ar chomlec’h-mañ en-dro.
unsupportedTitle = Ne c’hall ket ar merdeer-mañ digeriñ { $title }
unsupportedLead = Er merdeer e vez enrineget ar restroù, ha ne c’hall ket hemañ ober kement-se. Setu ar pezh a c’hallit ober:
unsupportedUpdate = Hizivait ar merdeer-mañ, ha digorit ho liamm en-dro.
unsupportedOther = Pe eilit ho liamm en ur stumm hizivaet eus Chrome, Edge, Firefox pe Safari.
unsupportedInApp = M’hoc’h eus digoret al liamm en un arload all, dibabit “Digeriñ er merdeer” e lañser an arload-se.
insecureTitle = N’eo ket sur ar chomlec’h-mañ
insecureLead = Ne enrineg ar merdeerioù nemet war pajennoù sur. Distroit, ha digorit ar memes chomlec’h gant https:// er penn-kentañ. Ma c’hwit, goulennit e chomlec’h sur digant ar re a ra war-dro ar servij-mañ.
otherBrowser = Kaout ur merdeer all
help = Skoazell

## Privacy

legalTitle = Buhez prevez ha termenoù
legalLead = Petra a c’hoarvez gant ho restroù, e berr gomzoù.
legalEncrypted = Miret e vez ar restroù enrineget. El liamm emañ an alc’hwez, ha biken ne dizh an dafariad.
legalLifetime = Mirout a reomp ar restroù e-pad { $anonymous } d’ar muiañ, pe e-pad { $signedIn } mard oc’h kevreet.
legalOneLifetime = Mirout a reomp ar restroù e-pad { $time } d’ar muiañ.
legalDownloads = Dilamet e vez ar restroù pa vez tizhet o bevenn bellgargañ.
legalLogs = Mirout a reomp ar chomlec’hioù IP e kerzhlevrioù an dafariad e-pad { $days } deiz.
legalAccountToSend = Ezhomm hoc’h eus eus ur gont evit kas restroù, met n’eo ket evit degemer anezho.
legalAccount = N’hoc’h eus ezhomm eus ur gont nemet evit restroù brasoc’h eget { $size }.

## Notes and messages

writeNote = Skrivañ un notenn
noteLabel = Ho notenn
noteHint = Enrineget e vez evel ur restr.
noteReadOnce = Enrineget e vez evel ur restr, ha lennet e c’hall bezañ ur wech.
noteDone = Ouzhpennañ
createLink = Krouiñ ul liamm
note = Notenn
editNote = Kemmañ
addMessage = Titl pe kemennadenn
titleLabel = Titl
messageLabel = Kemennadenn
senderLabel = Hoc’h anv
noteForYou = Un notenn evidoc’h
showNote = Diskouez
showNoteOnce = Implijout a ra ar pellgargadur diwezhañ: n’hallot ket diskouez anezhi en-dro.
copyText = Eilañ
saveNote = Enrollañ evel restr
textCopyRefused = N’en deus ket ho merdeer lezet ac’hanomp da eilañ. Diuzit an destenn hag eilit anezhi hoc’h-unan.

## Looking before taking

preview = Rakwelet
previewNamed = Rakwelet { $name }
selectFile = Diuzañ { $name }
downloadSelected = { $count ->
    [one] Pellgargañ { $count } restr
    [two] Pellgargañ { $count } restr
    [few] Pellgargañ { $count } restr
    [many] Pellgargañ { $count } a restroù
   *[other] Pellgargañ { $count } restr
}
downloadAll = Pellgargañ pep tra
saveToFolder = Enrollañ en un teuliad
takingCounts = Digeriñ pe enrollañ a gont evel ur pellgargadur.
takingCounted = Ur pellgargadur a zo bet kontet. Netra ken ne vo kontet keit ha ma chom digor ar bajenn-mañ.
previewFailed = N’eus ket bet gallet diskouez ar restr-mañ. Pellgargit anezhi kentoc’h.
previewTooLarge = Re vras eo ar restr-mañ evit bezañ rakwelet. Pellgargit anezhi kentoc’h.
previewCut = N’eus nemet ar penn-kentañ a zo diskouezet.
previewProtected = Gwarezet eo ar restr-mañ gant ur ger-tremen. Pellgargit anezhi evit he digeriñ.
previewMissingPictures = Skeudennoù eus ar bajenn-mañ n’int ket bet diskouezet: { $count }
previewIncomplete = Lodennoù zo n’hallont ket bezañ diskouezet evel m’eo dleet.
previewNotText = N’eus ket a destenn er restr-mañ, war a seblant. Pellgargit anezhi kentoc’h.
previewEncoding = Enkodadur an destenn
previousFile = Restr kent
nextFile = Restr da-heul
filePlace = { $place } diwar { $count }
noPreview = N’eus rakwel ebet eus ar restr-mañ.
close = Serriñ

## Strong passwords

strongPassword = Kreñv-kenañ: ne zigor nemet gant Envoi
strongPasswordHint = Kalz diaesoc’h da zivinout, zoken evit ar servij-mañ. Ne c’hall ket an arloadoù kozh digeriñ al liamm.
suggestPassphrase = Kinnig ur frazenn-dremen
suggestFailed = N’eus ket bet gallet kargañ ur c’hinnig. Gwiriit ho kennask ha klaskit en-dro, pe skrivit ho ker-tremen deoc’h.
copyPassword = Eilañ ar ger-tremen
makingKey = O prientiñ an enrinegañ…
checkingPassword = O wiriañ ar ger-tremen…

## News

downloadingNow = O pellgargañ bremañ
wrongPasswords = { $count ->
    [one] Ger-tremen fall, { $count } taol-esae
    [two] Ger-tremen fall, { $count } daol-esae
    [few] Ger-tremen fall, { $count } zaol-esae
    [many] Ger-tremen fall, { $count } a daolioù-esae
   *[other] Ger-tremen fall, { $count } taol-esae
}
notifyMe = Kemenn ar pellgargadurioù din
notifyOn = Gweredekaet eo ar c’hemennoù
notifyBlocked = Ho merdeer a stank ar c’hemennoù evit ar bajenn-mañ.
wasDownloaded = Pellgarget eo bet { $name }
