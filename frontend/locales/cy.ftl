# Envoi: Cymraeg

productName = Envoi

## Page

homeLink = { $title }, hafan
skipToContent = Neidio i’r cynnwys
promo = Hysbysiad
closeNotice = Cau’r hysbysiad hwn
storageBlocked = Nid yw’r porwr hwn yn cadw rhestr eich uwchlwythiadau: bydd yn diflannu pan fyddwch yn cau’r dudalen hon. Copïwch eich dolenni cyn hynny.
storageFull = Does dim lle ar ôl ar y ddyfais hon ar gyfer rhestr eich uwchlwythiadau. Copïwch eich dolenni cyn cau’r dudalen hon, neu dilëwch uwchlwythiadau nad oes eu hangen mwyach.
footerPromise = Mae ffeiliau’n cael eu hamgryptio cyn gadael eich dyfais. Dim ond pobl sydd â’r ddolen all eu hagor.
footerLinks = Am y gwasanaeth hwn
link-privacy = Preifatrwydd
link-terms = Telerau
link-cookies = Cwcis
link-source = Cod ffynhonnell
link-feedback = Adborth
feedbackFacts = Fersiwn { $version }, { $browser }
language = Iaith
languageOfBrowser = Fel y porwr
languageTold = { $label }: { $language }
languageFailed = Doedd dim modd llwytho’r iaith hon. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.
introTitle = Anfonwch ffeiliau’n breifat
introLead = Mae’ch ffeiliau’n cael eu hamgryptio yma, cyn gadael eich dyfais. Cewch ddolen i’w rhoi i eraill; dim ond pobl sydd â hi all agor y ffeiliau.
notBegunTitle = Dim byd yma eto?
notBegunLead = Gwiriwch eich cysylltiad, yna llwythwch y dudalen hon eto. Os nad yw hynny’n helpu, mae’r porwr hwn wedi dyddio: diweddarwch ef.
scriptsOffTitle = Mae JavaScript wedi’i ddiffodd
scriptsOffLead = Caiff ffeiliau eu hamgryptio yn eich porwr, felly mae angen JavaScript ar y dudalen hon.

## Sizes, times, amounts

bytes = { $num ->
    [zero] { $num } beit
    [one] { $num } beit
    [two] { $num } feit
    [few] { $num } beit
    [many] { $num } beit
   *[other] { $num } beit
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/eil
percent = { $ratio }
days = { $num ->
    [zero] { $num } diwrnod
    [one] { $num } diwrnod
    [two] { $num } ddiwrnod
    [few] { $num } diwrnod
    [many] { $num } diwrnod
   *[other] { $num } diwrnod
}
hours = { $num } awr
minutes = { $num ->
    [zero] { $num } munud
    [one] { $num } munud
    [two] { $num } funud
    [few] { $num } munud
    [many] { $num } munud
   *[other] { $num } munud
}
seconds = { $num } eiliad
shortDays = { $num ->
    [zero] { $num } diwrnod
    [one] { $num } diwrnod
    [two] { $num } ddiwrnod
    [few] { $num } diwrnod
    [many] { $num } diwrnod
   *[other] { $num } diwrnod
}
shortHours = { $num } awr
shortMinutes = { $num } mun
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
sizeOfTotal = { $done } o { $total }
remaining = { $time } ar ôl
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [zero] { $count } lawrlwythiad
    [one] { $count } lawrlwythiad
    [two] { $count } lawrlwythiad
    [few] { $count } lawrlwythiad
    [many] { $count } lawrlwythiad
   *[other] { $count } lawrlwythiad
}
filesCount = { $count ->
    [zero] { $count } ffeil
    [one] { $count } ffeil
    [two] { $count } ffeil
    [few] { $count } ffeil
    [many] { $count } ffeil
   *[other] { $count } ffeil
}

## Common buttons

ok = Iawn
cancel = Canslo
tryAgain = Ceisio eto
copyLink = Copïo’r ddolen
copied = Copïwyd
copyRefused = Wnaeth eich porwr ddim gadael i’r dudalen hon gopïo. Mae’r ddolen wedi’i dewis, er mwyn i chi ei chopïo eich hun.
share = Rhannu
shareNamed = Rhannu { $name }
showQrCode = Dangos cod QR
qrCode = Cod QR y ddolen
qrCodeHint = Pwyntiwch gamera ffôn ato i agor y ddolen yno.
qrCodeFailed = Doedd dim modd creu’r cod QR. Mae’r ddolen yn gweithio beth bynnag.
sendYourOwn = Anfon eich ffeiliau eich hun
deleteUpload = Dileu
deleteFailed = Doedd dim modd ei ddileu. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.
passwordProtected = Wedi’i ddiogelu â chyfrinair
passwordLabel = Cyfrinair
filesInside = Y ffeiliau y tu mewn

## Accounts

signIn = Mewngofnodi
signOut = Allgofnodi
signOutWaits = Mae trosglwyddiad ar waith o hyd. Allgofnodwch pan fydd wedi gorffen.
signOutWaitsForTab = Mae trosglwyddiad ar waith o hyd mewn tab arall. Allgofnodwch pan fydd wedi gorffen.
signOutSyncs = Yn diweddaru eich rhestr cyn i chi fynd…
signOutTitle = Allgofnodi?
signOutLoses = { $count ->
    [zero] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig: doedd dim modd diweddaru eich rhestr. Ar ôl allgofnodi, fyddwch chi ddim yn gallu eu gweld, eu newid na’u dileu mwyach. Bydd eu dolenni’n dal i weithio.
    [one] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig: doedd dim modd diweddaru eich rhestr. Ar ôl allgofnodi, fyddwch chi ddim yn gallu ei weld, ei newid na’i ddileu mwyach. Bydd ei ddolen yn dal i weithio.
    [two] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig: doedd dim modd diweddaru eich rhestr. Ar ôl allgofnodi, fyddwch chi ddim yn gallu eu gweld, eu newid na’u dileu mwyach. Bydd eu dolenni’n dal i weithio.
    [few] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig: doedd dim modd diweddaru eich rhestr. Ar ôl allgofnodi, fyddwch chi ddim yn gallu eu gweld, eu newid na’u dileu mwyach. Bydd eu dolenni’n dal i weithio.
    [many] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig: doedd dim modd diweddaru eich rhestr. Ar ôl allgofnodi, fyddwch chi ddim yn gallu eu gweld, eu newid na’u dileu mwyach. Bydd eu dolenni’n dal i weithio.
   *[other] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig: doedd dim modd diweddaru eich rhestr. Ar ôl allgofnodi, fyddwch chi ddim yn gallu eu gweld, eu newid na’u dileu mwyach. Bydd eu dolenni’n dal i weithio.
}
staySignedIn = Peidio ag allgofnodi
signOutAnyway = Allgofnodi beth bynnag
signedOut = Rydych wedi allgofnodi.
signedOutRefused = Rydych wedi’ch allgofnodi: daeth cyfnod eich mewngofnodi i ben. Mewngofnodwch eto i weld eich rhestr.
signUpTitle = Mewngofnodwch am fwy
signUpLead = Gallwch anfon heb gyfrif. Gyda chyfrif gallwch wneud mwy:
benefitSize = Anfon hyd at { $size } ar y tro
benefitCount = { $count ->
    [zero] Defnyddio dolen hyd at { $count } gwaith
    [one] Defnyddio dolen hyd at { $count } waith
    [two] Defnyddio dolen hyd at { $count } waith
    [few] Defnyddio dolen hyd at { $count } gwaith
    [many] Defnyddio dolen hyd at { $count } gwaith
   *[other] Defnyddio dolen hyd at { $count } gwaith
}
benefitTime = { $token ->
    [zero] Cadw dolen yn fyw am hyd at { $token } diwrnod
    [one] Cadw dolen yn fyw am hyd at { $token } diwrnod
    [two] Cadw dolen yn fyw am hyd at { $token } ddiwrnod
    [few] Cadw dolen yn fyw am hyd at { $token } diwrnod
    [many] Cadw dolen yn fyw am hyd at { $token } diwrnod
   *[other] Cadw dolen yn fyw am hyd at { $token } diwrnod
}
benefitSync = Gweld eich uwchlwythiadau ar eich holl ddyfeisiau
benefitPerk = Mae’ch rhestr yn aros wedi’i hamgryptio: dim ond chi all ei darllen
emailLabel = E-bost (dewisol)
signInNotBegun = Doedd dim modd cyrraedd y dudalen mewngofnodi. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.
signInAway = Does dim modd cyrraedd y gwasanaeth mewngofnodi ar hyn o bryd. Rhowch gynnig arall arni’n nes ymlaen.
signInNoRoom = Does dim lle ar ôl ar y ddyfais hon i fewngofnodi. Dilëwch uwchlwythiadau nad oes eu hangen mwyach, yna rhowch gynnig arall arni.
signInWaits = Mae trosglwyddiad ar waith o hyd, a byddai’n cael ei dorri. Mewngofnodwch pan fydd wedi gorffen.
signingIn = Yn eich mewngofnodi…
signInErrorLead = Chawsoch chi mo’ch mewngofnodi, ac nid oes dim arall wedi newid. Rhowch gynnig arall arni.
passphraseNeeded = Cyfrinymadrodd eich rhestr
passphraseNeededLead = Mae’n amgryptio rhestr eich uwchlwythiadau, ac nid yw byth yn gadael y ddyfais hon. Defnyddiwch yr un un ar eich holl ddyfeisiau.
passphraseLabel = Cyfrinymadrodd
passphraseTooShort = Mae’n rhy fyr: mae angen o leiaf { $length } nod.
passphraseHint = O leiaf { $length } nod: ychydig eiriau sy’n perthyn i’w gilydd i chi yn unig. All neb ei adfer, felly ysgrifennwch ef i lawr.
passphraseRunning = Yn creu’r allwedd…
passphraseFailed = Doedd y ddyfais hon ddim yn gallu creu’r allwedd. Caewch dabiau eraill, yna rhowch gynnig arall arni.
goOn = Parhau
cancelSignIn = Peidio â mewngofnodi
unknownPassphrase = Ydy’r cyfrinymadrodd hwn yn newydd?
unknownPassphraseLead = Does dim rhestr ar ei gyfer. Os hon yw’ch dyfais gyntaf, neu os ydych yn dewis cyfrinymadrodd newydd, teipiwch ef unwaith eto i ddechrau rhestr. Fel arall, cafodd ei gamdeipio.
passphraseAgain = Yr un cyfrinymadrodd unwaith eto
passphraseDiffers = Nid dyna deipioch chi o’r blaen.
beginList = Dechrau rhestr newydd
anotherPassphrase = Cafodd ei gamdeipio
uncheckedPassphrase = Doedd dim modd ei wirio
uncheckedPassphraseLead = Wnaeth y gweinydd ddim dweud a oes rhestr ar gyfer y cyfrinymadrodd hwn. Rhowch gynnig arall arni. Os ewch chi ymlaen beth bynnag, ac iddo gael ei gamdeipio, fyddwch chi ddim yn gweld rhestr eich dyfeisiau eraill.
trustPassphrase = Mynd ymlaen beth bynnag
retypePassphrase = Ei deipio eto

## Sending: choosing files

sendFiles = Anfon ffeiliau
dropFiles = Llusgwch a gollwng ffeiliau
orSelectFiles = neu gliciwch i ddewis hyd at { $size }
selectFiles = Dewis ffeiliau
selectFolder = Dewis ffolder
accountNeeded = Mewngofnodwch i anfon ffeiliau
accountNeededLead = Yn y gwasanaeth hwn, dim ond pobl â chyfrif all anfon ffeiliau. Does dim angen cyfrif i’w derbyn.
accountNeededBlocked = Yn y gwasanaeth hwn, dim ond pobl â chyfrif all anfon ffeiliau, ac allwch chi ddim mewngofnodi gyda’r porwr hwn: nid yw’n cadw dim ar gyfer y dudalen hon. Does dim angen cyfrif i dderbyn ffeiliau.
signInForSize = Mewngofnodwch i anfon hyd at { $size }
dropNow = Gollyngwch nhw unrhyw le
chosenFiles = Ffeiliau a ddewiswyd
addMoreFiles = Ychwanegu rhagor
removeFile = Tynnu { $name }
totalSize = Cyfanswm o { $size }
skippedEmpty = Ffeiliau gwag na chawsant eu hychwanegu: { $count }
skippedChosen = Ffeiliau a ddewiswyd eisoes, na chawsant eu hychwanegu eto: { $count }
expiryChoices = Mae’r ddolen yn peidio â gweithio ar ôl
downloadLimitLabel = Lawrlwythiadau
timeLimitLabel = Amser
addPassword = Diogelu â chyfrinair
maxPasswordLength = Gall cyfrinair gynnwys { $length } nod ar y mwyaf.
uploadFiles = { $count ->
    [zero] Amgryptio ac uwchlwytho { $count } ffeil
    [one] Amgryptio ac uwchlwytho
    [two] Amgryptio ac uwchlwytho { $count } ffeil
    [few] Amgryptio ac uwchlwytho { $count } ffeil
    [many] Amgryptio ac uwchlwytho { $count } ffeil
   *[other] Amgryptio ac uwchlwytho { $count } ffeil
}

## Sending: what is not possible

noticeTitle = Wnaeth hynny ddim gweithio
tooManyFiles = { $count ->
    [zero] Dim ond { $count } ffeil y gellir ei hanfon ar y tro.
    [one] Dim ond { $count } ffeil y gellir ei hanfon ar y tro.
    [two] Dim ond { $count } ffeil y gellir eu hanfon ar y tro.
    [few] Dim ond { $count } ffeil y gellir eu hanfon ar y tro.
    [many] Dim ond { $count } ffeil y gellir eu hanfon ar y tro.
   *[other] Dim ond { $count } ffeil y gellir eu hanfon ar y tro.
}
fileTooBig = Mae’r ffeiliau hyn gyda’i gilydd yn fwy na { $size }. Anfonwch nhw mewn darnau llai.
tooManyArchives = { $count ->
    [zero] Dim ond { $count } uwchlwythiad y gellir ei gadw ar y tro. Dilëwch un yn gyntaf, neu arhoswch nes i un ddod i ben.
    [one] Dim ond { $count } uwchlwythiad y gellir ei gadw ar y tro. Dilëwch ef yn gyntaf, neu arhoswch nes iddo ddod i ben.
    [two] Dim ond { $count } uwchlwythiad y gellir eu cadw ar y tro. Dilëwch un yn gyntaf, neu arhoswch nes i un ddod i ben.
    [few] Dim ond { $count } uwchlwythiad y gellir eu cadw ar y tro. Dilëwch un yn gyntaf, neu arhoswch nes i un ddod i ben.
    [many] Dim ond { $count } uwchlwythiad y gellir eu cadw ar y tro. Dilëwch un yn gyntaf, neu arhoswch nes i un ddod i ben.
   *[other] Dim ond { $count } uwchlwythiad y gellir eu cadw ar y tro. Dilëwch un yn gyntaf, neu arhoswch nes i un ddod i ben.
}
unreadableFiles = Does dim modd darllen yr hyn a ollyngoch. Dewiswch y ffeiliau â’r botwm yn lle hynny.
needsAccountSize = Heb gyfrif gallwch anfon hyd at { $size } ar y tro.
needsAccountCount = { $count ->
    [zero] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
    [one] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
    [two] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
    [few] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
    [many] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
   *[other] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
}
needsAccountTime = Heb gyfrif mae dolen yn gweithio am { $time } ar y mwyaf.

## Sending: under way and done

chosenTold = { $files }, cyfanswm o { $size }
noAnswer = Dim ateb ers tro. Gwiriwch eich cysylltiad: bydd yr uwchlwytho’n mynd yn ei flaen ohono’i hun, neu gallwch ei ganslo.
uploading = Yn uwchlwytho
importing = Yn darllen eich ffeiliau…
encrypting = Yn amgryptio…
finalising = Mae popeth wedi cyrraedd. Yn ei storio…
expiresAfter = Daw i ben ar ôl { $downloads } neu { $time }
settingPassword = Yn gosod y cyfrinair…
passwordFailed = Doedd dim modd gosod y cyfrinair
passwordFailedLead = Mae’ch ffeiliau wedi’u huwchlwytho, ond heb eu diogelu eto, felly nid yw’r ddolen yn cael ei dangos. Rhowch gynnig arall arni, neu dilëwch yr uwchlwythiad.
linkReady = Mae’ch dolen yn barod
linkReadyLead = Gall pwy bynnag sydd â’r ddolen hon agor y ffeiliau. All neb arall wneud hynny, hyd yn oed y gwasanaeth hwn.
shareLink = Dolen i’ch ffeiliau
sendMore = Anfon rhagor o ffeiliau
copyLinkTitle = Copïwch eich dolen
shareLinkTitle = Rhannwch eich dolen
linkDialogLead = Gall pwy bynnag sy’n cael y ddolen hon gennych agor { $name }.

## The survey

surveyTitle = Dywedwch eich barn
surveyLead = Mae’ch atebion yn helpu i wneud anfon ffeiliau’n well. Byddwch yn eu rhoi ar dudalen arall, ac nid oes dim am eich ffeiliau’n mynd gyda nhw.
giveFeedback = Rhoi adborth
surveySkip = Hepgor

## The person's own uploads

yourUploads = Eich uwchlwythiadau
noUploads = Mae’r hyn rydych yn ei anfon yn ymddangos yma, er mwyn i chi gopïo ei ddolen eto neu ei ddileu.
downloadsLeft = { $count ->
    [zero] { $count } lawrlwythiad ar ôl
    [one] { $count } lawrlwythiad ar ôl
    [two] { $count } lawrlwythiad ar ôl
    [few] { $count } lawrlwythiad ar ôl
    [many] { $count } lawrlwythiad ar ôl
   *[other] { $count } lawrlwythiad ar ôl
}
timeLeft = { $time } ar ôl
deleteNamed = Dileu { $name }
deleteTitle = Dileu’r uwchlwythiad hwn?
deleteQuestion = Fydd neb yn gallu lawrlwytho { $name } mwyach. Does dim modd dadwneud hyn.
keep = Ei gadw
openDownloadPage = Agor y dudalen y mae derbynwyr { $name } yn ei gweld
changeLimits = Newid
changeLimitsNamed = Newid am ba hyd y gellir lawrlwytho { $name }
changeLimitsTitle = Newid am ba hyd mae’r ddolen yn gweithio
keepTime = Fel y mae
timeFromNow = { $time } o nawr
save = Cadw
goneTitle = Mae wedi mynd yn barod
goneLead = Mae { $name } wedi dod i ben, wedi’i lawrlwytho gynifer o weithiau ag yr oedd y ddolen yn ei ganiatáu, neu wedi’i ddileu yn rhywle arall. Ni newidiwyd dim.
passwordNotSet = Nid yw ei gyfrinair wedi’i osod, felly nid yw ei ddolen yn cael ei dangos. Os bydd hynny’n parhau, dilëwch ef ac anfon y ffeiliau eto.
changeFailed = Ni newidiwyd hynny. Gwiriwch eich dewis a’ch cysylltiad, yna rhowch gynnig arall arni.

## Receiving

checkingLink = Yn chwilio am eich ffeiliau…
checkFailed = Nid yw’r gweinydd yn ateb
checkFailedLead = Does dim wedi’i golli. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.
checkRefused = Ddim ar hyn o bryd
checkRefusedLead = Aeth rhywbeth o’i le ar y gweinydd. Does dim wedi’i golli: rhowch gynnig arall arni mewn eiliad.
waitAsked = Mae’r gweinydd yn gofyn i chi aros { $time }.
expiredTitle = Mae’r ffeiliau hyn wedi mynd
expiredLead = Mae’r ddolen wedi dod i ben, wedi cyrraedd ei therfyn lawrlwytho, neu fe’i dilëwyd gan yr anfonwr. Gofynnwch am un newydd.
passwordNeeded = Rhowch y cyfrinair
passwordNeededLead = Mae’r anfonwr wedi diogelu’r ffeiliau hyn. Ni ddaeth y cyfrinair gyda’r ddolen.
passwordTryAgain = Mae’r cyfrinair yn anghywir. Rhowch gynnig arall arni.
unlock = Datgloi
keyNeeded = Mae’r allwedd ar goll
keyNeededLead = Mae gan ddolen gyflawn allwedd ar ôl yr arwydd #. Gludwch y ddolen gyfan, neu ddim ond ei hallwedd.
keyLabel = Dolen neu allwedd
notAKey = Nid yw hyn yn ddolen nac yn allwedd i’r gwasanaeth hwn.
keyOfAnotherFile = Mae’r ddolen hon yn arwain at ffeiliau eraill.
openLink = Agor
filesForYou = { $count ->
    [zero] { $count } ffeil i chi
    [one] Ffeil i chi
    [two] { $count } ffeil i chi
    [few] { $count } ffeil i chi
    [many] { $count } ffeil i chi
   *[other] { $count } ffeil i chi
}
filesForYouLead = Wedi’i anfon wedi’i amgryptio. Caiff ei ddadgryptio yma, yn eich porwr.
download = Lawrlwytho
noStreamsWarning = Dim ond trwy ddal y cyfan yn y cof y gall y porwr hwn agor ffeil mor fawr, a gall hynny fethu. Beth hoffech chi ei wneud?
noStreams-copyLink = Copïo’r ddolen, i’w hagor mewn porwr arall
noStreams-otherBrowser = Cael porwr sy’n cadw ffeiliau mawr wrth iddyn nhw gyrraedd
noStreams-download = Lawrlwytho yma beth bynnag
linkLife = Ar gael am { $time }
lastDownload = Ar gael am { $time }. Dyma’r lawrlwythiad olaf: cadwch y ffeiliau’n ofalus.
downloadsTaken = Mae’r lawrlwythiad olaf yn digwydd yr eiliad hon, yma neu gan rywun arall. Os bydd yn torri, bydd un ar gael eto: rhowch gynnig arall arni ymhen dau funud.
downloading = Yn lawrlwytho
decrypting = Yn dadgryptio…
downloadFinished = Dyma chi
downloadFinishedLead = Cafodd y ffeil ei dadgryptio ac mae yn eich lawrlwythiadau.
downloadStopped = Ni orffennwyd y lawrlwytho.
showDownload = Dangos

## Dead ends

loading = Un eiliad…
configFailed = Nid yw’r gweinydd yn ateb
configFailedLead = Does dim wedi’i golli. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.
notFoundTitle = Does dim byd yma
notFoundLead = Mae’r ffeiliau wedi dod i ben neu wedi’u dileu, neu nid yw’r ddolen yn gyflawn.
errorTitle = Aeth rhywbeth o’i le
errorLead = Wnaeth hynny ddim gweithio. Ewch yn ôl i’r hafan a rhowch gynnig arall arni.
uploadErrorLead = Ni anfonwyd eich ffeiliau. Mae’r rhai a ddewisoch yma o hyd: rhowch gynnig arall arni.
uploadError-too_large = Mae’r ffeiliau’n fwy nag y mae’r gwasanaeth hwn yn ei ganiatáu. Anfonwch nhw mewn darnau llai.
uploadError-bad_limit = Nid yw’r gwasanaeth yn caniatáu cynifer o lawrlwythiadau nac amser mor hir mwyach. Llwythwch y dudalen eto, yna dewiswch o’r newydd.
uploadError-unauthorized = Dim ond pobl sydd wedi mewngofnodi all anfon ffeiliau yma. Mewngofnodwch, yna dewiswch eich ffeiliau eto.
uploadError-sender_unknown = Doedd y gwasanaeth ddim yn gallu gweld eich bod wedi mewngofnodi, felly defnyddiwyd y terfynau i bawb arall. Mewngofnodwch eto os ydych wedi’ch allgofnodi nawr; fel arall rhowch gynnig arall arni mewn eiliad.
uploadError-issuer_away = Nid yw’r gwasanaeth ar gael ar hyn o bryd, neu nid yw’n gallu gweld pwy sydd wedi mewngofnodi. Heb gyfrif, gellir anfon hyd at { $size } ar y tro, gyda’r terfynau hyn: { $downloads }, { $time }. Peidiwch ag anfon mwy na hynny, neu rhowch gynnig arall arni mewn eiliad.
uploadError-rate_limited = Bu gormod o ymdrechion. Arhoswch eiliad, yna rhowch gynnig arall arni.
uploadError-busy = Mae’r gwasanaeth yn rhy brysur ar hyn o bryd. Mae’ch ffeiliau yma o hyd: rhowch gynnig arall arni mewn eiliad.
uploadError-full = Does dim lle i ragor o ffeiliau ar y gwasanaeth ar hyn o bryd. Mae’ch ffeiliau yma o hyd: rhowch gynnig arall arni’n nes ymlaen.
uploadError-unavailable = Nid yw’r gwasanaeth ar gael ar hyn o bryd. Mae’ch ffeiliau yma o hyd: rhowch gynnig arall arni mewn eiliad.
uploadError-idle_timeout = Bu’r cysylltiad yn segur am ormod o amser. Gwiriwch ef, yna rhowch gynnig arall arni.
uploadError-connect_failed = Ni atebodd y gweinydd. Gwiriwch eich cysylltiad a rhowch gynnig arall arni. Mae rhai rhwydweithiau, yn aml rhai gwaith, yn rhwystro’r hyn sydd ei angen i uwchlwytho (cysylltiadau WebSocket): yno, defnyddiwch rwydwaith arall, fel un eich ffôn, neu gofynnwch i bwy bynnag sy’n rhedeg eich un chi.
uploadError-connection_lost = Torrodd y cysylltiad. Mae’ch ffeiliau yma o hyd: rhowch gynnig arall arni.
uploadError-file_changed = Newidiodd un o’r ffeiliau, neu doedd dim modd ei darllen, wrth ei hanfon. Dewiswch hi eto.
downloadErrorLead = Ni orffennwyd y lawrlwytho. Rhowch gynnig arall arni; os nad yw hynny’n helpu, gofynnwch i’r anfonwr am ddolen newydd.
downloadError-rate_limited = Bu gormod o ymdrechion. Arhoswch eiliad, yna rhowch gynnig arall arni.
downloadError-busy = Mae’r gwasanaeth yn rhy brysur ar hyn o bryd. Mae’r ddolen yn gweithio o hyd: rhowch gynnig arall arni mewn eiliad.
downloadError-unavailable = Nid yw’r gwasanaeth ar gael ar hyn o bryd. Mae’r ddolen yn gweithio o hyd: rhowch gynnig arall arni mewn eiliad.
downloadError-connect_failed = Doedd dim modd cyrraedd y gweinydd. Gwiriwch eich cysylltiad, yna rhowch gynnig arall arni.
downloadError-connection_lost = Torrodd y cysylltiad. Gwiriwch ef, yna rhowch gynnig arall arni.
downloadError-damaged = Nid yr hyn a anfonwyd a gyrhaeddodd, felly ni chadwyd dim ohono. Rhowch gynnig arall arni; os nad yw hynny’n helpu, gofynnwch i’r anfonwr am ddolen newydd.
downloadError-incomplete = Peidiodd y porwr â chadw yn y canol. Dilëwch y ffeil anghyflawn, yna rhowch gynnig arall arni.
downloadError-no_room = Does dim lle ar ôl ar y ddyfais hon ar gyfer y ffeiliau hyn. Gwnewch le, yna rhowch gynnig arall arni.
crashLead = Doedd dim modd dangos y dudalen hon. Llwythwch hi eto; nid yw’n effeithio ar yr hyn a anfonoch o’r blaen.
chunkTitle = Mae rhan o’r dudalen hon ar goll
chunkMissingLead = Doedd dim modd ei llwytho. Gwiriwch eich cysylltiad, yna llwythwch y dudalen eto; nid yw’n effeithio ar yr hyn a anfonoch o’r blaen.
chunkTimeoutLead = Cymerodd ormod o amser i lwytho. Gwiriwch eich cysylltiad, yna llwythwch y dudalen eto; nid yw’n effeithio ar yr hyn a anfonoch o’r blaen.
waitForTransfer = Mae trosglwyddiad ar waith o hyd, a byddai’n cael ei dorri. Arhoswch nes iddo orffen.
reload = Llwytho eto
backHome = Yn ôl i’r hafan
outdatedTitle = Mae fersiwn mwy diweddar ar gael
outdatedLead = Mae’r dudalen hon wedi dyddio. Diweddarwch hi i fynd ymlaen.
update = Diweddaru
outdatedBrowserTitle = Mae’r porwr hwn wedi dyddio
outdatedBrowserLead = Nid oes ganddo’r hyn sydd ei angen i anfon a derbyn ffeiliau. Diweddarwch ef, yna agorwch yr un cyfeiriad eto.
unsupportedTitle = All y porwr hwn ddim agor { $title }
unsupportedLead = Caiff ffeiliau eu hamgryptio yn y porwr, ac nid oes gan hwn yr hyn sydd ei angen i wneud hynny. Defnyddiwch borwr cyfredol.
insecureTitle = Nid yw’r cyfeiriad hwn yn ddiogel
insecureLead = Dim ond ar dudalennau a lwythwyd yn ddiogel y mae porwyr yn amgryptio. Ewch yn ôl, yna agorwch yr un cyfeiriad gyda https:// ar ei ddechrau. Os bydd hynny’n methu, gofynnwch i bwy bynnag sy’n rhedeg y gwasanaeth hwn am ei gyfeiriad diogel.
otherBrowser = Cael porwr arall
help = Cymorth

## Privacy

legalTitle = Preifatrwydd a thelerau
legalLead = Beth sy’n digwydd i’ch ffeiliau, mewn ychydig frawddegau.
legalEncrypted = Caiff ffeiliau eu storio wedi’u hamgryptio. Mae’r allwedd yn y ddolen ac nid yw byth yn cyrraedd y gweinydd.
legalLifetime = Cedwir ffeil am { $anonymous } ar y mwyaf, neu am { $signedIn } os yw’r anfonwr wedi mewngofnodi.
legalOneLifetime = Cedwir ffeil am { $time } ar y mwyaf.
legalDownloads = Oherwydd terfyn ar lawrlwythiadau, gellir dileu ffeil yn gynt.
legalLogs = Cedwir cyfeiriadau IP yn logiau’r gweinydd am { $days } diwrnod.
legalAccountToSend = Mae angen cyfrif i anfon ffeiliau, ond nid i’w derbyn.
legalAccount = Dim ond ar gyfer ffeiliau mwy na { $size } y mae angen cyfrif.
