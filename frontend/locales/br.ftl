# Envoi: brezhoneg

productName = Envoi

## Page

homeLink = { $title }, degemer
skipToContent = Mont d’an endalc’had
promo = Kemenn
closeNotice = Serriñ ar c’hemenn-mañ
storageBlocked = Ne vir ket ar merdeer-mañ roll ho kasadennoù: kollet e vo pa serroc’h ar bajenn-mañ. Eilit ho liammoù a-raok.
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
introTitle = Kasit restroù ent prevez
introLead = Enrineget e vez ho restroù amañ, a-raok kuitaat ho trevnad. Ul liamm ho po da reiñ; n’eus nemet an dud o deus al liamm a c’hall digeriñ ar restroù.
notBegunTitle = Netra amañ c’hoazh?
notBegunLead = Gwiriit ho kennask, hag adkargit ar bajenn-mañ. Ma ne sikour ket, re gozh eo ar merdeer-mañ: hizivait anezhañ.
scriptsOffTitle = Diweredekaet eo JavaScript
scriptsOffLead = En ho merdeer e vez enrineget ar restroù, setu perak he deus ar bajenn-mañ ezhomm eus JavaScript.

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
sizeOfTotal = { $done } diwar { $total }
remaining = { $time } a chom
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } pellgargadur
    [two] { $count } bellgargadur
    [few] { $count } fellgargadur
    [many] { $count } a bellgargadurioù
   *[other] { $count } pellgargadur
}
filesCount = { $count ->
    [one] { $count } restr
    [two] { $count } restr
    [few] { $count } restr
    [many] { $count } a restroù
   *[other] { $count } restr
}

## Common buttons

ok = Mat eo
cancel = Nullañ
tryAgain = Klask en-dro
copyLink = Eilañ al liamm
copied = Eilet
copyRefused = N’en deus ket ho merdeer lezet ar bajenn-mañ da eilañ. Diuzet eo al liamm, evit ma c’hallot eilañ anezhañ hoc’h-unan.
share = Rannañ
shareNamed = Rannañ { $name }
showQrCode = Diskouez ur c’hod QR
qrCode = Kod QR al liamm
qrCodeHint = Bukit kamera ur pellgomzer warnañ evit digeriñ al liamm eno.
qrCodeFailed = N’eus ket bet gallet krouiñ ar c’hod QR. Mont a ra al liamm en-dro memestra.
sendYourOwn = Kas ho restroù deoc’h
deleteUpload = Dilemel
deleteFailed = N’eus ket bet gallet dilemel. Gwiriit ho kennask ha klaskit en-dro.
passwordProtected = Gwarezet gant ur ger-tremen
passwordLabel = Ger-tremen
filesInside = Restroù e-barzh

## Accounts

signIn = Kevreañ
signOut = Digevreañ
signOutWaits = Un treuzkas a zo o vont en-dro c’hoazh. Digevreit pa vo echu.
signOutWaitsForTab = Un treuzkas a zo o vont en-dro c’hoazh en un ivinell all. Digevreit pa vo echu.
signOutSyncs = Oc’h hizivaat ho roll a-raok digevreañ…
signOutTitle = Digevreañ?
signOutLoses = { $count ->
    [one] N’emañ { $count } gasadenn nemet war an trevnad-mañ: n’eus ket bet gallet hizivaat ho roll. Ur wech digevreet ne c’hallot ken gwelet, kemmañ pe dilemel anezhi. Mont a raio he liamm en-dro atav.
    [two] N’emañ { $count } gasadenn nemet war an trevnad-mañ: n’eus ket bet gallet hizivaat ho roll. Ur wech digevreet ne c’hallot ken gwelet, kemmañ pe dilemel anezho. Mont a raio o liammoù en-dro atav.
    [few] N’emañ { $count } c’hasadenn nemet war an trevnad-mañ: n’eus ket bet gallet hizivaat ho roll. Ur wech digevreet ne c’hallot ken gwelet, kemmañ pe dilemel anezho. Mont a raio o liammoù en-dro atav.
    [many] N’emañ { $count } a gasadennoù nemet war an trevnad-mañ: n’eus ket bet gallet hizivaat ho roll. Ur wech digevreet ne c’hallot ken gwelet, kemmañ pe dilemel anezho. Mont a raio o liammoù en-dro atav.
   *[other] N’emañ { $count } kasadenn nemet war an trevnad-mañ: n’eus ket bet gallet hizivaat ho roll. Ur wech digevreet ne c’hallot ken gwelet, kemmañ pe dilemel anezho. Mont a raio o liammoù en-dro atav.
}
staySignedIn = Chom kevreet
signOutAnyway = Digevreañ memestra
signedOut = Digevreet oc’h.
signedOutRefused = Digevreet oc’h: aet eo ho kevreadenn d’he zermen. Kevreit en-dro evit gwelet ho roll.
signUpTitle = Kevreit evit ober muioc’h
signUpLead = Gallout a reer kas hep kont. Gant ur gont e c’hallit ober muioc’h:
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
benefitPerk = Chom a ra enrineget ho roll: den ebet nemedoc’h ne c’hall lenn anezhañ
emailLabel = Postel (diret)
signInNotBegun = N’eus ket bet gallet tizhout ar bajenn gevreañ. Gwiriit ho kennask ha klaskit en-dro.
signInAway = N’haller ket tizhout ar servij kevreañ bremañ. Klaskit en-dro diwezhatoc’h.
signInNoRoom = N’eus plas ebet ken war an trevnad-mañ evit kevreañ. Dilamit kasadennoù n’hoc’h eus ket ezhomm anezho ken, ha klaskit en-dro.
signInWaits = Un treuzkas a zo o vont en-dro c’hoazh, ha troc’het e vefe. Kevreit pa vo echu.
signingIn = O kevreañ…
signInErrorLead = N’oc’h ket bet kevreet, ha netra all n’eo cheñchet. Klaskit en-dro.
passphraseNeeded = Frazenn-dremen ho roll
passphraseNeededLead = Enrinegañ a ra roll ho kasadennoù, ha biken ne guita an trevnad-mañ. Implijit ar memes hini war hoc’h holl drevnadoù.
passphraseLabel = Frazenn-dremen
passphraseTooShort = Re verr eo: ret eo kaout { $length } arouezenn d’an nebeutañ.
passphraseHint = { $length } arouezenn d’an nebeutañ: un nebeud gerioù a ya mat asambles evidoc’h hepken. Den ne c’hall adkavout anezhi, neuze skrivit anezhi un tu bennak.
passphraseRunning = O krouiñ an alc’hwez…
passphraseFailed = N’eo ket deuet an trevnad-mañ a-benn da grouiñ an alc’hwez. Serrit ivinelloù all, ha klaskit en-dro.
goOn = Kenderc’hel
cancelSignIn = Chom hep kevreañ
unknownPassphrase = Ha nevez eo ar frazenn-dremen-mañ?
unknownPassphraseLead = N’eus roll ebet eviti. Mard eo hemañ ho trevnad kentañ, pe ma tibabit ur frazenn-dremen nevez, skrivit anezhi ur wech ouzhpenn evit kregiñ gant ur roll. A-hend-all eo bet skrivet fall.
passphraseAgain = Ar memes frazenn-dremen ur wech ouzhpenn
passphraseDiffers = N’eo ket ar pezh ho poa skrivet a-raok.
beginList = Kregiñ gant ur roll nevez
anotherPassphrase = Skrivet fall e oa
uncheckedPassphrase = N’eus ket bet gallet gwiriañ anezhi
uncheckedPassphraseLead = N’en deus ket lavaret an dafariad hag-eñ ez eus ur roll evit ar frazenn-dremen-mañ. Klaskit en-dro. Mar kendalc’hit memestra ha mard eo skrivet fall, ne weloc’h ket roll ho trevnadoù all.
trustPassphrase = Kenderc’hel memestra
retypePassphrase = Skrivañ en-dro

## Sending: choosing files

sendFiles = Kas restroù
dropFiles = Riklit restroù betek amañ
orSelectFiles = pe klikit evit dibab betek { $size }
selectFiles = Dibab restroù
selectFolder = Dibab un teuliad
accountNeeded = Kevreit evit kas restroù
accountNeededLead = Er servij-mañ n’eus nemet an dud o deus ur gont a c’hall kas restroù. Gallout a reer degemer anezho hep kont.
accountNeededBlocked = Er servij-mañ n’eus nemet an dud o deus ur gont a c’hall kas restroù, ha n’hallit ket kevreañ gant ar merdeer-mañ: ne vir netra evit ar bajenn-mañ. Gallout a reer degemer restroù hep kont.
signInForSize = Kevreit evit kas betek { $size }
dropNow = Laoskit anezho n’eus forzh pelec’h
chosenFiles = Restroù dibabet
addMoreFiles = Ouzhpennañ
removeFile = Tennañ { $name }
totalSize = { $size } en holl
skippedEmpty = Restroù goullo n’int ket bet ouzhpennet: { $count }
skippedChosen = Restroù dibabet dija n’int ket bet ouzhpennet en-dro: { $count }
expiryChoices = Pegoulz e paouezo al liamm da vont en-dro
downloadLimitLabel = Pellgargadurioù
timeLimitLabel = Amzer
addPassword = Gwareziñ gant ur ger-tremen
maxPasswordLength = { $length } arouezenn d’ar muiañ a c’hall bezañ en ur ger-tremen.
uploadFiles = { $count ->
    [one] Enrinegañ ha pellgas { $count } restr
    [two] Enrinegañ ha pellgas { $count } restr
    [few] Enrinegañ ha pellgas { $count } restr
    [many] Enrinegañ ha pellgas { $count } a restroù
   *[other] Enrinegañ ha pellgas { $count } restr
}

## Sending: what is not possible

noticeTitle = N’eo ket aet da vat
tooManyFiles = { $count ->
    [one] N’haller kas nemet { $count } restr war un dro.
    [two] N’haller kas nemet { $count } restr war un dro.
    [few] N’haller kas nemet { $count } restr war un dro.
    [many] N’haller kas nemet { $count } a restroù war un dro.
   *[other] N’haller kas nemet { $count } restr war un dro.
}
fileTooBig = Brasoc’h eget { $size } eo ar restroù-mañ asambles. Kasit anezho a-lodennoù bihanoc’h.
tooManyArchives = { $count ->
    [one] N’haller mirout nemet { $count } gasadenn war un dro. Dilamit unan da gentañ, pe gortozit ken na vo aet unan d’he zermen.
    [two] N’haller mirout nemet { $count } gasadenn war un dro. Dilamit unan da gentañ, pe gortozit ken na vo aet unan d’he zermen.
    [few] N’haller mirout nemet { $count } c’hasadenn war un dro. Dilamit unan da gentañ, pe gortozit ken na vo aet unan d’he zermen.
    [many] N’haller mirout nemet { $count } a gasadennoù war un dro. Dilamit unan da gentañ, pe gortozit ken na vo aet unan d’he zermen.
   *[other] N’haller mirout nemet { $count } kasadenn war un dro. Dilamit unan da gentañ, pe gortozit ken na vo aet unan d’he zermen.
}
unreadableFiles = N’haller ket lenn ar pezh hoc’h eus laosket. Dibabit ar restroù gant an nozelenn kentoc’h.
needsAccountSize = Hep kont e c’hallit kas betek { $size } war un dro.
needsAccountCount = { $count ->
    [one] Hep kont e aotre ul liamm { $count } pellgargadur d’ar muiañ.
    [two] Hep kont e aotre ul liamm { $count } bellgargadur d’ar muiañ.
    [few] Hep kont e aotre ul liamm { $count } fellgargadur d’ar muiañ.
    [many] Hep kont e aotre ul liamm { $count } a bellgargadurioù d’ar muiañ.
   *[other] Hep kont e aotre ul liamm { $count } pellgargadur d’ar muiañ.
}
needsAccountTime = Hep kont ez a ul liamm en-dro e-pad { $time } d’ar muiañ.

## Sending: under way and done

chosenTold = { $files }, { $size } en holl
noAnswer = Respont ebet abaoe ur pennad. Gwiriit ho kennask: kenderc’hel a raio ar pellgas e-unan, pe e c’hallit nullañ anezhañ.
uploading = O pellgas
importing = O lenn ho restroù…
encrypting = Oc’h enrinegañ…
finalising = Degouezhet eo pep tra. Oc’h enrollañ…
expiresAfter = Padelezh: { $downloads } pe { $time }
settingPassword = O lakaat ar ger-tremen…
passwordFailed = N’eus ket bet gallet lakaat ar ger-tremen
passwordFailedLead = Pellgaset eo ho restroù, met n’int ket gwarezet c’hoazh, setu ne ziskouezer ket al liamm. Klaskit en-dro, pe dilamit ar gasadenn.
linkReady = Prest eo ho liamm
linkReadyLead = Neb en deus al liamm-mañ a c’hall digeriñ ar restroù. Den all ebet ne c’hall, nag ar servij-mañ zoken.
shareLink = Liamm d’ho restroù
sendMore = Kas restroù all
copyLinkTitle = Eilit ho liamm
shareLinkTitle = Rannit ho liamm
linkDialogLead = An neb a roit al liamm-mañ dezhañ a c’hall digeriñ { $name }.

## The survey

surveyTitle = Roit ho soñj deomp
surveyLead = Ho respontoù a sikour da wellaat ar c’has restroù. War ur bajenn all e vezont roet, ha netra diwar-benn ho restroù ne ya ganto.
giveFeedback = Reiñ ho soñj
surveySkip = Tremen

## The person's own uploads

yourUploads = Ho kasadennoù
noUploads = Amañ e teu war wel ar pezh a gasit, evit ma c’hallot eilañ e liamm en-dro pe dilemel anezhañ.
downloadsLeft = { $count ->
    [one] { $count } pellgargadur a chom
    [two] { $count } bellgargadur a chom
    [few] { $count } fellgargadur a chom
    [many] { $count } a bellgargadurioù a chom
   *[other] { $count } pellgargadur a chom
}
timeLeft = { $time } a chom
deleteNamed = Dilemel { $name }
deleteTitle = Dilemel ar gasadenn-mañ?
deleteQuestion = Den ne c’hallo ken pellgargañ { $name }. N’haller ket dizober an dra-se.
keep = Mirout
openDownloadPage = Digeriñ ar bajenn a wel degemererien { $name }
changeLimits = Kemmañ
changeLimitsNamed = Kemmañ e-pad pegeit e c’haller pellgargañ { $name }
changeLimitsTitle = Kemmañ padelezh al liamm
keepTime = Evel m’emañ
timeFromNow = { $time } adalek bremañ
save = Enrollañ
goneTitle = Aet eo kuit dija
goneLead = Aet eo { $name } d’e dermen, pellgarget eo bet ken alies ha ma aotree al liamm, pe dilamet eo bet en ul lec’h all. Netra n’eo bet kemmet.
passwordNotSet = N’eo ket bet lakaet he ger-tremen, setu ne ziskouezer ket he liamm. Ma chom evel-se, dilamit anezhi ha kasit ar restroù en-dro.
changeFailed = N’eo ket bet kemmet. Gwiriit ho tibab hag ho kennask, ha klaskit en-dro.

## Receiving

checkingLink = O klask ho restroù…
checkFailed = Ne respont ket an dafariad
checkFailedLead = N’eus netra kollet. Gwiriit ho kennask ha klaskit en-dro.
checkRefused = Ket bremañ
checkRefusedLead = Degouezhet ez eus ur gudenn war an dafariad. N’eus netra kollet: klaskit en-dro a-benn ur pennadig.
waitAsked = Goulenn a ra an dafariad diganeoc’h gortoz { $time }.
expiredTitle = N’emañ ket ar restroù-mañ amañ ken
expiredLead = Aet eo al liamm d’e dermen, tizhet eo bevenn ar pellgargadurioù, pe dilamet eo bet gant ar c’haser. Goulennit unan nevez.
passwordNeeded = Skrivit ar ger-tremen
passwordNeededLead = Gwarezet eo ar restroù-mañ gant ar c’haser. N’eo ket deuet ar ger-tremen gant al liamm.
passwordTryAgain = Direizh eo ar ger-tremen. Klaskit en-dro.
unlock = Dibrennañ
keyNeeded = Mankout a ra an alc’hwez
keyNeededLead = Ul liamm klok en deus un alc’hwez goude an arouez #. Pegit al liamm a-bezh, pe e alc’hwez hepken.
keyLabel = Liamm pe alc’hwez
notAKey = N’eo na liamm nag alc’hwez eus ar servij-mañ.
keyOfAnotherFile = Kas a ra al liamm-mañ da restroù all.
openLink = Digeriñ
filesForYou = { $count ->
    [one] { $count } restr evidoc’h
    [two] { $count } restr evidoc’h
    [few] { $count } restr evidoc’h
    [many] { $count } a restroù evidoc’h
   *[other] { $count } restr evidoc’h
}
filesForYouLead = Kaset enrineget. Ezrineget e vez amañ, en ho merdeer.
download = Pellgargañ
noStreamsWarning = Ne c’hall ar merdeer-mañ digeriñ ur restr ken bras nemet en ur zerc’hel anezhi a-bezh er vemor, ar pezh a c’hall c’hwitañ. Petra hoc’h eus c’hoant d’ober?
noStreams-copyLink = Eilañ al liamm, evit digeriñ anezhañ en ur merdeer all
noStreams-otherBrowser = Kaout ur merdeer a enroll ar restroù bras a-feur ma teuont
noStreams-download = Pellgargañ amañ memestra
linkLife = Hegerz e-pad { $time }
lastDownload = Hegerz e-pad { $time }. Hemañ eo ar pellgargadur diwezhañ: enrollit mat ar restroù.
downloadsTaken = Emeur o pellgargañ evit ar wech diwezhañ bremañ, amañ pe gant unan bennak all. Ma troc’h e vo unan en-dro: klaskit a-benn div vunutenn.
downloading = O pellgargañ
decrypting = Oc’h ezrinegañ…
downloadFinished = Setu
downloadFinishedLead = Ezrineget eo bet ar restr hag emañ e-touez ho pellgargadurioù.
downloadStopped = N’eo ket bet echuet ar pellgargadur.
showDownload = Diskouez

## Dead ends

loading = Ur pennadig…
configFailed = Ne respont ket an dafariad
configFailedLead = N’eus netra kollet. Gwiriit ho kennask ha klaskit en-dro.
notFoundTitle = N’eus netra amañ
notFoundLead = Aet eo ar restroù d’o zermen pe dilamet int bet, pe n’eo ket klok al liamm.
errorTitle = Degouezhet ez eus ur gudenn
errorLead = N’eo ket aet da vat. Distroit d’an degemer ha klaskit en-dro.
uploadErrorLead = N’eo ket bet kaset ho restroù. Ar re hoc’h eus dibabet a zo amañ c’hoazh: klaskit en-dro.
uploadError-too_large = Brasoc’h eo ar restroù eget ar pezh a aotre ar servij-mañ. Kasit anezho a-lodennoù bihanoc’h.
uploadError-bad_limit = Ne aotre ket ken ar servij kement a bellgargadurioù pe kement a amzer. Adkargit ar bajenn, ha dibabit en-dro.
uploadError-unauthorized = N’eus nemet an dud kevreet a c’hall kas restroù amañ. Kevreit, ha dibabit ho restroù en-dro.
uploadError-sender_unknown = N’en deus ket gallet ar servij gouzout e oac’h kevreet, setu eo bet lakaet da dalvezout bevennoù an holl re all. Kevreit en-dro mard oc’h digevreet bremañ; a-hend-all klaskit en-dro a-benn ur pennadig.
uploadError-issuer_away = N’eo ket hegerz ar servij bremañ, pe n’hall ket gouzout piv a zo kevreet. Hep kont e c’haller kas betek { $size } war un dro, evit { $downloads } ha { $time } d’ar muiañ: na gasit ket muioc’h eget se, pe klaskit en-dro a-benn ur pennadig.
uploadError-rate_limited = Re a daolioù-esae a zo bet. Gortozit ur pennadig, ha klaskit en-dro.
uploadError-busy = Re sammet eo ar servij bremañ. Amañ emañ ho restroù c’hoazh: klaskit en-dro a-benn ur pennadig.
uploadError-full = N’eus ket plas evit restroù all war ar servij bremañ. Amañ emañ ho restroù c’hoazh: klaskit en-dro diwezhatoc’h.
uploadError-unavailable = N’eo ket hegerz ar servij bremañ. Amañ emañ ho restroù c’hoazh: klaskit en-dro a-benn ur pennadig.
uploadError-idle_timeout = Re bell eo bet dioberiant ar c’hennask. Gwiriit anezhañ, ha klaskit en-dro.
uploadError-connect_failed = N’en deus ket respontet an dafariad. Gwiriit ho kennask ha klaskit en-dro. Rouedadoù zo, re al labour alies, a stank ar pezh en deus ezhomm ar pellgas (kennaskoù WebSocket): implijit ur rouedad all, hini ho pellgomzer da skouer, pe goulennit digant ar re a ra war-dro hoc’h hini.
uploadError-connection_lost = Torret eo bet ar c’hennask. Amañ emañ ho restroù c’hoazh: klaskit en-dro.
uploadError-file_changed = Unan eus ar restroù a zo bet kemmet pe n’eus ket bet gallet lenn anezhi e-pad ar c’has. Dibabit anezhi en-dro.
downloadErrorLead = N’eo ket bet echuet ar pellgargadur. Klaskit en-dro; ma ne sikour ket, goulennit ul liamm nevez digant ar c’haser.
downloadError-rate_limited = Re a daolioù-esae a zo bet. Gortozit ur pennadig, ha klaskit en-dro.
downloadError-busy = Re sammet eo ar servij bremañ. Mont a ra al liamm en-dro c’hoazh: klaskit en-dro a-benn ur pennadig.
downloadError-unavailable = N’eo ket hegerz ar servij bremañ. Mont a ra al liamm en-dro c’hoazh: klaskit en-dro a-benn ur pennadig.
downloadError-connect_failed = N’eus ket bet gallet tizhout an dafariad. Gwiriit ho kennask, ha klaskit en-dro.
downloadError-connection_lost = Torret eo bet ar c’hennask. Gwiriit anezhañ, ha klaskit en-dro.
downloadError-damaged = Ar pezh a zo degouezhet n’eo ket ar pezh a oa bet kaset, setu n’eus bet miret netra anezhañ. Klaskit en-dro; ma ne sikour ket, goulennit ul liamm nevez digant ar c’haser.
downloadError-incomplete = Paouezet eo ar merdeer da enrollañ e-kreiz. Dilamit ar restr diglok, ha klaskit en-dro.
downloadError-no_room = N’eus plas ebet ken war an trevnad-mañ evit ar restroù-mañ. Grit plas, ha klaskit en-dro.
crashLead = N’eus ket bet gallet diskouez ar bajenn-mañ. Adkargit anezhi; n’eo ket tizhet ar pezh ho poa kaset a-raok.
chunkTitle = Ul lodenn eus ar bajenn-mañ a vank
chunkMissingLead = N’eus ket bet gallet kargañ anezhi. Gwiriit ho kennask, hag adkargit ar bajenn; n’eo ket tizhet ar pezh ho poa kaset a-raok.
chunkTimeoutLead = Re bell eo padet ar c’hargañ. Gwiriit ho kennask, hag adkargit ar bajenn; n’eo ket tizhet ar pezh ho poa kaset a-raok.
waitForTransfer = Un treuzkas a zo o vont en-dro c’hoazh, ha troc’het e vefe. Gortozit ken na vo echu.
reload = Adkargañ
backHome = Distreiñ d’an degemer
outdatedTitle = Ur stumm nevesoc’h a zo
outdatedLead = Re gozh eo ar bajenn-mañ. Hizivait anezhi evit kenderc’hel.
update = Hizivaat
outdatedBrowserTitle = Re gozh eo ar merdeer-mañ
outdatedBrowserLead = Mankout a ra dezhañ ar pezh a zo ezhomm evit kas ha degemer restroù. Hizivait anezhañ, ha digorit ar memes chomlec’h en-dro.
unsupportedTitle = Ne c’hall ket ar merdeer-mañ digeriñ { $title }
unsupportedLead = Er merdeer e vez enrineget ar restroù, ha mankout a ra da hemañ ar pezh a zo ezhomm evit se. Implijit ur merdeer hizivaet.
insecureTitle = N’eo ket sur ar chomlec’h-mañ
insecureLead = Ne enrineg ar merdeerioù nemet war pajennoù karget en un doare sur. Distroit, ha digorit ar memes chomlec’h gant https:// er penn-kentañ. Ma c’hwit, goulennit e chomlec’h sur digant ar re a ra war-dro ar servij-mañ.
otherBrowser = Kaout ur merdeer all
help = Skoazell

## Privacy

legalTitle = Buhez prevez ha termenoù
legalLead = Petra a c’hoarvez gant ho restroù, e berr gomzoù.
legalEncrypted = Miret e vez ar restroù enrineget. El liamm emañ an alc’hwez, ha biken ne dizh an dafariad.
legalLifetime = Miret e vez ur restr e-pad { $anonymous } d’ar muiañ, pe e-pad { $signedIn } mard eo kevreet ar c’haser.
legalOneLifetime = Miret e vez ur restr e-pad { $time } d’ar muiañ.
legalDownloads = Dre m’ez eus ur vevenn war ar pellgargadurioù e c’hall ur restr bezañ dilamet abretoc’h.
legalLogs = Miret e vez ar chomlec’hioù IP e kerzhlevrioù an dafariad e-pad { $days } deiz.
legalAccountToSend = Ezhomm zo eus ur gont evit kas restroù, met n’eo ket evit degemer anezho.
legalAccount = N’eus ezhomm eus ur gont nemet evit restroù brasoc’h eget { $size }.
