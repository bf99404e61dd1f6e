# Envoi: Cymraeg

productName = Envoi

## Page

homeLink = { $title }, hafan
skipToContent = Neidio i’r cynnwys
promo = Hysbysiad
closeNotice = Cau
storageBlocked = Fydd y porwr hwn ddim yn cadw rhestr eich uwchlwythiadau; bydd yn diflannu pan fyddwch yn cau’r dudalen hon. Copïwch eich dolenni’n gyntaf.
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
languageOfBrowser = Rhagosodiad y porwr
languageTold = { $label }: { $language }
languageFailed = Doedd dim modd llwytho’r iaith hon. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.
introTitle = Rhannu ffeiliau’n breifat, yn syml
introLead = Mae’ch ffeiliau’n cael eu hamgryptio ar y ddyfais hon cyn eu hanfon. Rhannwch y ddolen â’r bobl rydych chi’n eu dewis; dim ond nhw all agor y ffeiliau.
notBegunTitle = Dim byd yma eto?
notBegunLead = Gwiriwch eich cysylltiad, yna ail-lwythwch y dudalen hon. Os nad yw hynny’n helpu, mae’ch porwr wedi dyddio: diweddarwch ef.
scriptsOffTitle = Mae JavaScript wedi’i ddiffodd
scriptsOffLead = Caiff eich ffeiliau eu hamgryptio yn y porwr, felly mae angen JavaScript ar y dudalen hon. Trowch ef ymlaen, yna ail-lwythwch.

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
untilToday = tan { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = tan yfory, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = tan { DATETIME($at, day: "numeric", month: "numeric", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } o { $total }
remaining = { $time } ar ôl
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [zero] { $count } lawrlwythiad
    [one] { $count } lawrlwythiad
    [two] { $count } lawrlwythiad
    [few] { $count } lawrlwythiad
    [many] { $count } lawrlwythiad
   *[other] { $count } lawrlwythiad
}
downloadsWithoutLimit = Unrhyw nifer o lawrlwythiadau
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [zero] { $count } ffeil
    [one] { $count } ffeil
    [two] { $count } ffeil
    [few] { $count } ffeil
    [many] { $count } ffeil
   *[other] { $count } ffeil
}
nameAndMore = { $name } a { $count } arall

## Common buttons

ok = Iawn
done = Gorffen
cancel = Canslo
add = Ychwanegu
doNotAdd = Peidio ychwanegu
tryAgain = Ceisio eto
copyLink = Copïo’r ddolen
copyMessage = Copïo’r neges
includePassword = Cynnwys y cyfrinair
emailLink = E-bostio
emailSubject = Ffeiliau i chi
copied = Copïwyd
copyRefused = Wnaeth eich porwr ddim gadael i ni gopïo’r ddolen. Mae wedi’i dewis, felly gallwch ei chopïo eich hun.
share = Rhannu
shareNamed = Rhannu { $name }
showQrCode = Cod QR
qrCode = Cod QR y ddolen
qrCodeHint = Sganiwch ef â chamera ffôn i agor y ddolen yno.
qrCodeFailed = Doedd dim modd creu’r cod QR. Mae’ch dolen yn dal i weithio.
sendYourOwn = Anfon eich ffeiliau eich hun
deleteUpload = Dileu
deleteFailed = Doedd dim modd dileu’r uwchlwythiad hwn. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.
passwordProtected = Wedi’i ddiogelu â chyfrinair
passwordLabel = Cyfrinair
showPassword = Dangos y cyfrinair
hidePassword = Cuddio’r cyfrinair
filesInside = Ffeiliau’r uwchlwythiad hwn

## Accounts

signIn = Mewngofnodi
signOut = Allgofnodi
signOutWaits = Mae trosglwyddiad ar waith o hyd. Allgofnodwch pan fydd wedi gorffen.
signOutWaitsForTab = Mae trosglwyddiad ar waith o hyd mewn tab arall. Allgofnodwch pan fydd wedi gorffen.
signOutSyncs = Yn cadw eich rhestr cyn i chi fynd…
signOutTitle = Allgofnodi?
signOutLoses = { $count ->
    [zero] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig. Ar ôl allgofnodi, fyddwch chi ddim yn gallu eu gweld, eu newid na’u dileu mwyach. Bydd eu dolenni’n dal i weithio.
    [one] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig. Ar ôl allgofnodi, fyddwch chi ddim yn gallu ei weld, ei newid na’i ddileu mwyach. Bydd ei ddolen yn dal i weithio.
    [two] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig. Ar ôl allgofnodi, fyddwch chi ddim yn gallu eu gweld, eu newid na’u dileu mwyach. Bydd eu dolenni’n dal i weithio.
    [few] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig. Ar ôl allgofnodi, fyddwch chi ddim yn gallu eu gweld, eu newid na’u dileu mwyach. Bydd eu dolenni’n dal i weithio.
    [many] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig. Ar ôl allgofnodi, fyddwch chi ddim yn gallu eu gweld, eu newid na’u dileu mwyach. Bydd eu dolenni’n dal i weithio.
   *[other] Mae { $count } uwchlwythiad ar y ddyfais hon yn unig. Ar ôl allgofnodi, fyddwch chi ddim yn gallu eu gweld, eu newid na’u dileu mwyach. Bydd eu dolenni’n dal i weithio.
}
staySignedIn = Peidio ag allgofnodi
signOutAnyway = Allgofnodi beth bynnag
signedOut = Rydych wedi allgofnodi.
signedOutRefused = Mae’ch sesiwn wedi dod i ben. Mewngofnodwch eto i weld eich rhestr.
signUpTitle = Mewngofnodwch am fwy
signUpLead = Gallwch anfon ffeiliau heb gyfrif. Gyda chyfrif gallwch wneud mwy:
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
benefitPerk = Mae’ch rhestr yn aros wedi’i hamgryptio; dim ond chi all ei darllen
emailLabel = E-bost (dewisol)
signInNotBegun = Doedd dim modd cyrraedd y dudalen mewngofnodi. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.
signInAway = Does dim modd mewngofnodi ar hyn o bryd. Rhowch gynnig arall arni’n nes ymlaen.
signInNoRoom = Does dim lle ar ôl ar y ddyfais hon i fewngofnodi. Dilëwch uwchlwythiadau nad oes eu hangen mwyach, yna rhowch gynnig arall arni.
signInWaits = Mae trosglwyddiad ar waith o hyd, a byddai’n cael ei dorri. Mewngofnodwch pan fydd wedi gorffen.
signingIn = Yn eich mewngofnodi…
signInErrorLead = Chawsoch chi mo’ch mewngofnodi, ac nid oes dim arall wedi newid. Rhowch gynnig arall arni.
signInReason = Os yw hyn yn dal i ddigwydd, rhowch wybod i’r bobl sy’n rhedeg y gwasanaeth hwn: { $reason }
passphraseNeeded = Rhowch gyfrinymadrodd eich rhestr
passphraseNeededLead = Mae’n amgryptio rhestr eich uwchlwythiadau, ac nid yw byth yn gadael y ddyfais hon. Defnyddiwch yr un un ar eich holl ddyfeisiau.
passphraseLabel = Cyfrinymadrodd
passphraseTooShort = Mae’n rhy fyr. Defnyddiwch o leiaf { $length } nod.
passphraseHint = O leiaf { $length } nod: ychydig eiriau y byddech chi’n unig yn eu rhoi gyda’i gilydd. All neb ei adfer, felly ysgrifennwch ef i lawr.
passphraseRunning = Yn creu eich allwedd…
passphraseFailed = Doedd dim modd creu’r allwedd ar y ddyfais hon. Caewch dabiau eraill, yna rhowch gynnig arall arni.
goOn = Parhau
cancelSignIn = Peidio â mewngofnodi
unknownPassphrase = Ai cyfrinymadrodd newydd yw hwn?
unknownPassphraseLead = Chawson ni ddim hyd i restr ar ei gyfer. Os hon yw’ch dyfais gyntaf, neu os ydych eisiau cyfrinymadrodd newydd, teipiwch ef eto i ddechrau rhestr. Os oes gennych restr yn barod, efallai eich bod wedi’i gamdeipio.
passphraseAgain = Teipiwch y cyfrinymadrodd eto
passphraseDiffers = Nid yw’r ddau gyfrinymadrodd yr un fath.
beginList = Dechrau rhestr newydd
anotherPassphrase = Fe’i camdeipiais
uncheckedPassphrase = Doedd dim modd gwirio’ch cyfrinymadrodd
uncheckedPassphraseLead = Wnaeth y gweinydd ddim dweud a oes rhestr ar gyfer y cyfrinymadrodd hwn. Rhowch gynnig arall arni. Os ewch chi ymlaen ac yntau wedi’i gamdeipio, fyddwch chi ddim yn gweld y rhestr o’ch dyfeisiau eraill.
trustPassphrase = Parhau beth bynnag
retypePassphrase = Ei deipio eto

## Sending: choosing files

sendFiles = Anfon ffeiliau
dropFiles = Llusgwch a gollwng ffeiliau
orSelectFiles = neu dewiswch nhw, hyd at { $size }
upToSize = Hyd at { $size }
selectFiles = Dewis ffeiliau
selectFolder = Dewis ffolder
sharedTitle = Ychwanegu’r ffeiliau hyn?
sharedLead = Ap neu wefan arall a’u rhannodd â’r dudalen hon. Ychwanegwch dim ond yr hyn roeddech chi’n ei ddisgwyl.
accountNeeded = Mewngofnodwch i anfon ffeiliau
accountNeededLead = Mae angen cyfrif i anfon ffeiliau yma. Gall unrhyw un eu derbyn.
accountNeededBlocked = Mae angen cyfrif i anfon ffeiliau yma, ond all y porwr hwn ddim cadw’ch mewngofnodi ar gyfer y dudalen hon. Gallwch dderbyn ffeiliau o hyd.
accountNeededToRequest = Mae angen cyfrif i ofyn am ffeiliau yma. Gall unrhyw un â’r ddolen eu hanfon atoch.
signInForSize = Mewngofnodwch i anfon hyd at { $size }
dropNow = Gollyngwch nhw i’w hychwanegu
chosenFiles = Eich ffeiliau
addMoreFiles = Ychwanegu rhagor
removeFile = Tynnu { $name }
fileRemoved = Tynnwyd { $name }
addFolder = Ychwanegu ffolder
skipped-none = Heb ganfod ffeiliau i’w hychwanegu
skipped-empty = { $count ->
    [zero] Hepgorwyd { $count } ffeil wag
    [one] Hepgorwyd { $count } ffeil wag
    [two] Hepgorwyd { $count } ffeil wag
    [few] Hepgorwyd { $count } ffeil wag
    [many] Hepgorwyd { $count } ffeil wag
   *[other] Hepgorwyd { $count } ffeil wag
}
skipped-chosen = { $count ->
    [zero] Hepgorwyd { $count } ffeil roeddech wedi’i hychwanegu eisoes
    [one] Hepgorwyd { $count } ffeil roeddech wedi’i hychwanegu eisoes
    [two] Hepgorwyd { $count } ffeil roeddech wedi’i hychwanegu eisoes
    [few] Hepgorwyd { $count } ffeil roeddech wedi’i hychwanegu eisoes
    [many] Hepgorwyd { $count } ffeil roeddech wedi’i hychwanegu eisoes
   *[other] Hepgorwyd { $count } ffeil roeddech wedi’i hychwanegu eisoes
}
skipped-system = Ffeiliau system wedi’u hepgor: { $count }
skipped-unreadable = Doedd dim modd darllen: { $name }
expiryChoices = Daw’r ddolen i ben ar ôl
downloadLimitLabel = Lawrlwythiadau
timeLimitLabel = Amser
addPassword = Diogelu â chyfrinair
liveLink = Cael y ddolen wrth uwchlwytho
liveLinkHint = Gall derbynwyr ddechrau lawrlwytho yn eu porwr tra byddwch chi’n dal i uwchlwytho. Cadwch y dudalen hon ar agor.
passwordMissing = Teipiwch gyfrinair, neu dad-diciwch y blwch i anfon heb un.
maxPasswordLength = Gall cyfrineiriau gynnwys hyd at { $length } nod.
uploadFiles = { $count ->
    [zero] Uwchlwytho { $count } ffeil
    [one] Uwchlwytho { $count } ffeil
    [two] Uwchlwytho { $count } ffeil
    [few] Uwchlwytho { $count } ffeil
    [many] Uwchlwytho { $count } ffeil
   *[other] Uwchlwytho { $count } ffeil
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Gormod o ffeiliau
noticeTitle-fileTooBig = Rhy fawr i’w anfon
noticeTitle-tooManyArchives = Gormod o uwchlwythiadau
noticeTitle-unreadableFiles = Does dim modd darllen y ffeiliau hyn
tooManyFiles = { $count ->
    [zero] Gallwch anfon hyd at { $count } ffeil ar y tro; dewisoch chi { $chosen }. Rhowch nhw mewn ffeil zip, neu dewiswch lai.
    [one] Gallwch anfon { $count } ffeil ar y tro; dewisoch chi { $chosen }. Rhowch nhw mewn ffeil zip, neu dewiswch un.
    [two] Gallwch anfon hyd at { $count } ffeil ar y tro; dewisoch chi { $chosen }. Rhowch nhw mewn ffeil zip, neu dewiswch lai.
    [few] Gallwch anfon hyd at { $count } ffeil ar y tro; dewisoch chi { $chosen }. Rhowch nhw mewn ffeil zip, neu dewiswch lai.
    [many] Gallwch anfon hyd at { $count } ffeil ar y tro; dewisoch chi { $chosen }. Rhowch nhw mewn ffeil zip, neu dewiswch lai.
   *[other] Gallwch anfon hyd at { $count } ffeil ar y tro; dewisoch chi { $chosen }. Rhowch nhw mewn ffeil zip, neu dewiswch lai.
}
tooManyFilesAtOnce = { $count ->
    [zero] Gallwch anfon hyd at { $count } ffeil ar y tro. Rhowch nhw mewn ffeil zip, neu dewiswch lai.
    [one] Gallwch anfon { $count } ffeil ar y tro. Rhowch nhw mewn ffeil zip, neu dewiswch un.
    [two] Gallwch anfon hyd at { $count } ffeil ar y tro. Rhowch nhw mewn ffeil zip, neu dewiswch lai.
    [few] Gallwch anfon hyd at { $count } ffeil ar y tro. Rhowch nhw mewn ffeil zip, neu dewiswch lai.
    [many] Gallwch anfon hyd at { $count } ffeil ar y tro. Rhowch nhw mewn ffeil zip, neu dewiswch lai.
   *[other] Gallwch anfon hyd at { $count } ffeil ar y tro. Rhowch nhw mewn ffeil zip, neu dewiswch lai.
}
addFitting = { $count ->
    [zero] Ychwanegu’r { $count } ffeil gyntaf
    [one] Ychwanegu’r gyntaf
    [two] Ychwanegu’r { $count } ffeil gyntaf
    [few] Ychwanegu’r { $count } ffeil gyntaf
    [many] Ychwanegu’r { $count } ffeil gyntaf
   *[other] Ychwanegu’r { $count } ffeil gyntaf
}
fileTooBig = Gallwch anfon hyd at { $size } ar y tro. Anfonwch y ffeiliau hyn mewn sypiau llai.
tooManyArchives = { $count ->
    [zero] Gallwch gael hyd at { $count } uwchlwythiad ar y tro. Dilëwch un, neu arhoswch nes i un ddod i ben.
    [one] Gallwch gael { $count } uwchlwythiad ar y tro. Dilëwch ef, neu arhoswch nes iddo ddod i ben.
    [two] Gallwch gael hyd at { $count } uwchlwythiad ar y tro. Dilëwch un, neu arhoswch nes i un ddod i ben.
    [few] Gallwch gael hyd at { $count } uwchlwythiad ar y tro. Dilëwch un, neu arhoswch nes i un ddod i ben.
    [many] Gallwch gael hyd at { $count } uwchlwythiad ar y tro. Dilëwch un, neu arhoswch nes i un ddod i ben.
   *[other] Gallwch gael hyd at { $count } uwchlwythiad ar y tro. Dilëwch un, neu arhoswch nes i un ddod i ben.
}
unreadableFiles = Allwn ni ddim darllen yr hyn a ollyngoch. Dewiswch y ffeiliau â’r botwm yn lle hynny.
needsAccountSize = Heb gyfrif gallwch anfon hyd at { $size } ar y tro.
needsAccountCount = { $count ->
    [zero] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
    [one] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
    [two] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
    [few] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
    [many] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
   *[other] Heb gyfrif mae dolen yn caniatáu { $count } lawrlwythiad ar y mwyaf.
}
needsAccountTime = Heb gyfrif, mae dolenni’n gweithio am { $time } ar y mwyaf.

## Sending: under way and done

chosenTold = { $files }, cyfanswm o { $size }
noAnswer = Yn aros am eich cysylltiad. Byddwn yn parhau’n awtomatig.
uploading = Yn uwchlwytho
uploadWaiting = Yn aros i uwchlwytho
pause = Oedi
uploadPaused = Wedi’i oedi
liveLinkReady = Mae’r ddolen hon yn gweithio’n barod. Mae derbynwyr yn cael y ffeiliau wrth i chi eu huwchlwytho. Cadwch y dudalen hon ar agor.
unfinishedUpload = Uwchlwythiad heb ei orffen
continueFrom = Parhau o { $size }?
sameFilesNeeded = I barhau, dewiswch yr un ffeiliau eto.
otherFiles = Nid yr un ffeiliau yw’r rhain, neu maen nhw wedi newid ers hynny. Ni anfonwyd dim mwy.
notSent = Heb ei uwchlwytho eto
prepareNext = Paratoi’r uwchlwythiad nesaf
waitsForUpload = Bydd yn dechrau pan fydd yr uwchlwythiad presennol wedi gorffen.
stopUploadTitle = Atal yr uwchlwytho hwn?
stopUploadLead = Caiff yr hyn a anfonwyd hyd yma ei golli. Mae’r ffeiliau a ddewisoch yma o hyd.
keepUploading = Dal i uwchlwytho
stopUpload = Atal
showUpload = Dangos
importing = Yn darllen eich ffeiliau…
encrypting = Yn amgryptio…
finalising = Bron â gorffen. Yn cadw eich ffeiliau…
expiresAfter = Daw i ben ar ôl { $downloads } neu { $time }
settingPassword = Yn gosod y cyfrinair…
passwordFailed = Doedd dim modd gosod y cyfrinair
passwordFailedLead = Mae’ch ffeiliau wedi’u huwchlwytho, ond heb eu diogelu eto, felly dydyn ni ddim wedi dangos y ddolen i chi. Rhowch gynnig arall arni, neu dilëwch yr uwchlwythiad.
uploaded = Yn barod i’w rannu
linkReady = Mae’ch dolen yn barod
uploadComplete = Uwchlwytho wedi gorffen
shareLink = Dolen i’ch ffeiliau
sendMore = Anfon rhagor o ffeiliau
linkDialogLead = Gall unrhyw un sydd â’r ddolen hon lawrlwytho { $name }.
linkDialogNote = Gall unrhyw un sydd â’r ddolen hon ddarllen eich nodyn.
linkNeedsPassword = Bydd angen y cyfrinair arnyn nhw hefyd.

howProtected = Sut mae’ch ffeiliau’n cael eu diogelu
protectionTitle = Amgryptio o’r dechrau i’r diwedd
protectionEncrypted = Mae’ch porwr yn amgryptio’r ffeiliau cyn iddyn nhw adael y ddyfais hon. Dim ond yr hyn na all ei ddarllen y mae’r gweinydd yn ei storio.
protectionKey = Mae’r allwedd yn rhan o’r ddolen, ar ôl yr arwydd #. Chaiff hi byth ei hanfon i’r gweinydd, felly rhannwch y ddolen dim ond â phobl rydych yn ymddiried ynddyn nhw.
protectionExpiry = Caiff y ffeiliau eu dileu unwaith y daw’r ddolen i ben: ar ôl y lawrlwythiadau neu’r amser rydych yn eu dewis.

## Keyboard shortcuts

shortcutsTitle = Bysellau brys
shortcutChoose = Dewis ffeiliau
shortcutUpload = Uwchlwytho
shortcutCopy = Copïo’r ddolen
shortcutDownload = Lawrlwytho
shortcutHelp = Dangos y rhestr hon
shortcutsOn = Defnyddio bysellau brys

## The survey

surveyTitle = Dywedwch eich barn
surveyLead = Mae’ch atebion yn ein helpu i wella hyn. Mae’r arolwg yn agor ar dudalen arall ac nid yw’n dysgu dim am eich ffeiliau.
giveFeedback = Rhoi adborth
surveySkip = Hepgor

## The person's own uploads

yourUploads = Eich uwchlwythiadau
noUploads = Mae ffeiliau rydych yn eu hanfon yn ymddangos yma, er mwyn i chi gopïo’r ddolen eto neu eu dileu.
joinOffer = Uwchlwythiadau o’r ddyfais hon cyn i chi fewngofnodi: { $count }. Eu hychwanegu at eich rhestr?
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
deletingNamed = Yn dileu { $name }…
undo = Dadwneud
keep = Ei gadw
moreActions = Rhagor o gamau ar gyfer { $name }
openPage = Agor y dudalen lawrlwytho
openDownloadPage = Agor y dudalen lawrlwytho ar gyfer { $name }
changeLimits = Newid
changeLimitsNamed = Newid pryd daw’r ddolen i { $name } i ben
changeLimitsTitle = Newid pryd daw’r ddolen i ben
keepTime = Dim newid
timeFromNow = { $time } o nawr
save = Cadw
goneTitle = Mae’r uwchlwythiad hwn wedi mynd yn barod
goneLead = Mae { $name } wedi dod i ben, wedi cyrraedd ei derfyn lawrlwytho, neu wedi’i ddileu yn rhywle arall. Ni newidiwyd dim.
passwordNotSet = Nid yw’r cyfrinair wedi’i osod, felly mae’r ddolen wedi’i chuddio. Os na fydd hyn yn newid, dilëwch yr uwchlwythiad ac anfonwch y ffeiliau eto.
changeFailed = Doedd dim modd cadw hynny. Gwiriwch eich dewisiadau a’ch cysylltiad, yna rhowch gynnig arall arni.
pastUploads = Daeth i ben yn y 7 diwrnod diwethaf
clearPast = Clirio
pastDownloaded = Lawrlwythwyd { $time }
pastDownloadedBefore = Lawrlwythwyd cyn { $time }
pastExpired = Daeth i ben { $time }
pastDeleted = Dilëwyd { $time }
pastGone = Defnyddiwyd i gyd neu dilëwyd { $time }
pastGoneBefore = Defnyddiwyd i gyd neu dilëwyd cyn { $time }
requestFiles = Gofyn am ffeiliau
newRequestLead = Crëwch ddolen fel y gall unrhyw un anfon ffeiliau atoch na all neb ond chi eu darllen.
requestWanted = Beth sydd ei angen, un eitem y llinell
requestAskerHint = Mae anfonwyr yn gweld yr enw hwn. Does neb yn ei wirio.
requestOpenFor = Ar agor am
deliveries = Danfoniadau
requestDeliverySize = Maint pob danfoniad
requestTotalSize = Cyfanswm maint
newRequestKinds = Mathau o ffeiliau, fel .pdf (cyngor yn unig)
requestLink = Dolen y cais
requestReadyLead = Gall unrhyw un â’r ddolen hon anfon ffeiliau atoch. Dim ond chi all eu darllen.
requestSubject = Anfonwch ffeiliau ataf, os gwelwch yn dda
ownerLink = Dolen y blwch
ownerLinkWarning = Mae’n agor y blwch hwn ar ddyfais arall. Gall pwy bynnag sydd â hi ddarllen popeth a gewch, felly cadwch hi i chi’ch hun.
inbox = Blwch derbyn
yourRequests = Eich ceisiadau
joinRequests = Ceisiadau a grëwyd ar y ddyfais hon cyn i chi fewngofnodi: { $count }. Eu hychwanegu at eich rhestr?
newDeliveries = Danfoniadau newydd: { $count }
notifyDeliveries = Rhoi gwybod i mi am ddanfoniadau
requestAccepts = Yn derbyn ffeiliau
requestClosed = Ddim yn derbyn ffeiliau mwyach
noDeliveries = Does dim wedi cyrraedd eto. Bydd danfoniadau i’w gweld yma.
requestGoneLead = Mae’r cais hwn wedi dod i ben neu wedi’i ddileu.
requestUntrusted = Does dim modd ymddiried yn y cais hwn
requestUntrustedLead = Mae’r ddolen wedi’i difrodi, neu mae’r gweinydd yn dangos cais arall. Does dim yn cael ei ddangos.
deliveryComing = Yn cael ei anfon
deliveryNew = Wedi cyrraedd
deliveryCollected = Wedi’i gadw
removeDelivery = Dileu o’r gweinydd
deliveryRefused-repeated = Gwrthodwyd: mae’r danfoniad hwn wedi’i restru ddwywaith.
deliveryRefused-forged = Gwrthodwyd: ni chafodd ei wneud â’ch dolen.
deliveryRefused-damaged = Gwrthodwyd: mae wedi’i ddifrodi neu ei newid.
closeRequest = Peidio â derbyn ffeiliau
closeRequestTitle = Peidio â derbyn ffeiliau?
closeRequestLead = Bydd y ddolen yn peidio â gweithio am byth, ac ni fydd ffeiliau sy’n dal i gael eu hanfon yn cyrraedd. Bydd yr hyn sydd wedi cyrraedd yn aros yma.
newLink = Dolen newydd
newLinkLead = Bydd yr hen ddolen yn peidio â gweithio unwaith y bydd yr un newydd yn barod. Bydd yr hyn sydd wedi cyrraedd yn aros yn yr hen flwch.
deleteRequestTitle = Dileu’r cais hwn?
deleteRequestLead = Bydd y ddolen yn peidio â gweithio, a chaiff popeth sydd wedi cyrraedd ei ddileu o’r gweinydd. Bydd ffeiliau a gadwyd gennych yn aros.

## Receiving

checkingLink = Yn chwilio am eich ffeiliau…
checkFailed = Does dim modd cyrraedd y gweinydd
checkFailedLead = Does dim wedi’i golli. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.
checkRefused = Mae’r gweinydd yn brysur
checkRefusedLead = Does dim wedi’i golli. Rhowch gynnig arall arni mewn eiliad.
waitAsked = Arhoswch { $time }.
expiredTitle = Mae’r ffeiliau hyn wedi mynd
expiredLead = Mae’r ddolen wedi dod i ben, wedi cyrraedd ei therfyn lawrlwytho, neu fe’i dilëwyd gan yr anfonwr. Gofynnwch am un newydd.
removedTitle = Tynnwyd y ffeiliau hyn
removedLead = Y bobl sy’n rhedeg y gwasanaeth hwn a’u tynnodd, felly nid yw’r ddolen yn gweithio mwyach.
contactOperator = Cysylltu â nhw
passwordNeeded = Rhowch y cyfrinair
passwordNeededLead = Gofynnwch i’r anfonwr am y cyfrinair; nid yw yn y ddolen.
passwordTryAgain = Cyfrinair anghywir. Rhowch gynnig arall arni.
unlock = Datgloi
keyNeeded = Nid yw’r ddolen hon yn gyflawn
keyNeededLead = Mae rhan o’r ddolen ar goll. Copïwch hi eto a’i gludo yma.
keyLabel = Dolen neu allwedd
notAKey = Nid dolen nac allwedd o’r gwasanaeth hwn yw honno.
keyOfAnotherFile = Mae’r ddolen honno ar gyfer ffeiliau eraill.
openLink = Agor
wrongKey = Dyw’r ddolen hon ddim yn gweithio
wrongKeyLead = Efallai fod rhan ohoni ar goll. Copïwch y ddolen gyfan o’ch neges a’i gludo yma.
filesForYou = { $count ->
    [zero] { $count } ffeil i chi
    [one] Ffeil i chi
    [two] { $count } ffeil i chi
    [few] { $count } ffeil i chi
    [many] { $count } ffeil i chi
   *[other] { $count } ffeil i chi
}
filesForYouLead = Amgryptio o’r dechrau i’r diwedd. Dim ond yn eich porwr y cânt eu dadgryptio.
fromSender = Gan yr anfonwr
showMore = Dangos mwy
download = Lawrlwytho
noStreamsWarning = I agor ffeil mor fawr, rhaid i’r porwr hwn ddal y cyfan yn y cof, a gall hynny fethu. Beth hoffech chi ei wneud?
noStreams-copyLink = Copïo’r ddolen i’w hagor mewn porwr arall
noStreams-otherBrowser = Cael porwr sy’n cadw ffeiliau mawr yn uniongyrchol
noStreams-download = Lawrlwytho yma beth bynnag
linkLife = Daw i ben ymhen { $time }
linkLifeUnderMinute = Daw i ben mewn llai na munud
lastDownloadNote = Lawrlwythiad olaf: ar ôl agor neu gadw, bydd y ddolen yn peidio â gweithio.
ownUpload = { $left ->
    [zero] Eich uwchlwythiad chi yw hwn. Bydd ei lawrlwytho’n defnyddio 1 o’r { $left } lawrlwythiad sydd ar ôl.
    [one] Eich uwchlwythiad chi yw hwn. Os byddwch chi’n ei lawrlwytho, fydd neb arall yn gallu.
    [two] Eich uwchlwythiad chi yw hwn. Bydd ei lawrlwytho’n defnyddio 1 o’r { $left } lawrlwythiad sydd ar ôl.
    [few] Eich uwchlwythiad chi yw hwn. Bydd ei lawrlwytho’n defnyddio 1 o’r { $left } lawrlwythiad sydd ar ôl.
    [many] Eich uwchlwythiad chi yw hwn. Bydd ei lawrlwytho’n defnyddio 1 o’r { $left } lawrlwythiad sydd ar ôl.
   *[other] Eich uwchlwythiad chi yw hwn. Bydd ei lawrlwytho’n defnyddio 1 o’r { $left } lawrlwythiad sydd ar ôl.
}
downloadsTaken = Mae rhywun yn defnyddio’r lawrlwythiad olaf ar hyn o bryd. Os bydd yn torri, gallwch roi cynnig arall arni ymhen dau funud.
downloading = Yn lawrlwytho
decrypting = Yn dadgryptio…
downloadBegunAnew = Nid oedd modd parhau â’r llwytho i lawr hwn, felly mae wedi dechrau eto o’r dechrau.
stillUploading = Mae’r anfonwr yn dal i uwchlwytho. Gallwch ddechrau lawrlwytho nawr.
waitsForSender = Yn aros am yr anfonwr. Byddwn yn parhau’n awtomatig.
downloadFinished = Lawrlwytho wedi gorffen
downloadFinishedLead = Mae { $name } yn eich ffolder Lawrlwythiadau.
savedInFolder = Wedi’i gadw yn { $folder }
downloadFinishedRenamed = Mae yn eich ffolder Lawrlwythiadau; efallai fod eich porwr wedi rhoi enw arall arno.
downloadAgain = Lawrlwytho eto
lastDownloadDone = Dyna’r lawrlwythiad olaf, felly nid yw’r ddolen yn gweithio mwyach.
downloadStopped = Heb orffen lawrlwytho
showDownload = Dangos

## Sending what a request asks for

requestTitle = Gofynnwyd am ffeiliau
requestLead = Wedi’i amgryptio ar y ddyfais hon. Dim ond y sawl sy’n gofyn all agor yr hyn a anfonwch.
requestWords = Gan y sawl sy’n gofyn (heb ei wirio)
requestKinds = Mathau o ffeil a ffefrir
requestLeft = Danfoniadau ar ôl
requestRoom = Lle ar ôl
requestEach = Uchafswm pob danfoniad
requestSend = Anfon
requestPasswordLead = Gofynnwch i’r sawl a anfonodd y ddolen atoch.
requestSent = Anfonwyd
requestSentLead = Dim ond y sawl a ofynnodd all ei agor. Mae’n gweld yr un cod derbyn.
receiptLabel = Cod derbyn
copyReceipt = Copïo’r cod derbyn
delivery-stored = Wedi cyrraedd. Heb ei gasglu eto.
delivery-collected = Wedi’i gasglu.
delivery-gone = Wedi’i ddileu neu wedi dod i ben heb ei gasglu.
deliveryLost = Ni ellir parhau â’r uwchlwythiad heb ei orffen.
sentBefore = Anfonwyd o’r ddyfais hon
sentAt = Anfonwyd: { $time }
requestEnded-unknown = Nid oes cais o’r fath
requestEndedLead-unknown = Cafodd ei ddileu neu daeth i ben, neu nid yw’r gwasanaeth hwn yn derbyn ceisiadau. Gofynnwch am ddolen newydd.
requestEnded-closed = Mae’r cais hwn ar gau
requestEnded-full = Mae’r cais hwn yn llawn
requestEndedLead = Nid yw’n derbyn rhagor. Gofynnwch am ddolen newydd.
requestEnded-untrusted = Ni ellir ymddiried yn y ddolen hon
requestEndedLead-untrusted = Nid yw’r ddolen a’r gweinydd yn cyfateb, felly ni anfonwyd dim. Gofynnwch am y ddolen eto mewn ffordd arall.

## Reporting an upload to whoever runs the service

report = Adrodd
reportTitle = Adrodd am y llwythiad hwn
reportLead = Mae hwn yn mynd at y bobl sy’n rhedeg y gwasanaeth hwn. Dim ond nhw all ddarllen yr hyn rydych yn ei ysgrifennu.
reportReason = Beth sydd o’i le?
reportReason-malware = Meddalwedd niweidiol
reportReason-fraud = Sgam neu we-rwydo
reportReason-illegal = Cynnwys anghyfreithlon
reportReason-other = Rhywbeth arall
reportWords = Beth ddylen nhw ei wybod?
reportKey = Cynnwys yr allwedd
reportKeyHint = Gyda’r allwedd, gallan nhw agor y ffeiliau. Hebddi, allan nhw ddim.
reportSend = Anfon yr adroddiad
reportSent = Adroddiad wedi’i anfon
reportSentLead = Diolch. Bydd y bobl sy’n rhedeg y gwasanaeth hwn yn edrych arno.
reportFailed = Doedd dim modd anfon hynny. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.

## Dead ends

loading = Un eiliad…
configFailed = Does dim modd cyrraedd y gweinydd
configFailedLead = Does dim wedi’i golli. Gwiriwch eich cysylltiad a rhowch gynnig arall arni.
intercepted = Atebodd tudalen fewngofnodi neu’ch rhwydwaith yn lle’r gwasanaeth hwn. Agorwch y dudalen hon mewn tab arall, a mewngofnodwch yno os gofynnir i chi.
pageNotFound = Heb ganfod y dudalen
pageNotFoundLead = Gwiriwch y cyfeiriad, neu dechreuwch o’r hafan.
notFoundTitle = Does dim byd yma
notFoundLead = Mae’r ffeiliau wedi dod i ben neu wedi’u dileu, neu nid yw’r ddolen yn gyflawn.
errorTitle = Aeth rhywbeth o’i le
errorLead = Mae rhywbeth wedi torri. Does dim o’r hyn a anfonoch wedi’i golli.
uploadErrorLead = Ni anfonwyd eich ffeiliau, ond mae’ch dewis yma o hyd. Rhowch gynnig arall arni.
uploadError-too_large = Mae’r ffeiliau hyn yn fwy nag y mae’r gwasanaeth hwn yn ei ganiatáu. Anfonwch nhw mewn sypiau llai.
uploadError-bad_limit = Nid yw’r gwasanaeth hwn yn caniatáu cynifer o lawrlwythiadau, na chymaint o amser, mwyach. Ail-lwythwch y dudalen a dewiswch eto.
uploadError-unauthorized = Mae angen i chi fewngofnodi i anfon ffeiliau yma. Mewngofnodwch, yna dewiswch eich ffeiliau eto.
uploadError-sender_unknown = Doedden ni ddim yn gallu cadarnhau eich bod wedi mewngofnodi, felly defnyddiwyd y terfynau i bawb. Os ydych wedi’ch allgofnodi, mewngofnodwch eto; fel arall rhowch gynnig arall arni mewn eiliad.
uploadError-issuer_away = Nid yw’r gwasanaeth ar gael ar hyn o bryd, neu nid yw’n gallu gwirio pwy sydd wedi mewngofnodi. Heb gyfrif gallwch anfon hyd at { $size }, gyda’r terfynau hyn: { $downloads }, { $time }. Anfonwch lai, neu rhowch gynnig arall arni mewn eiliad.
uploadError-signed_out = Rydych chi wedi cael eich allgofnodi ar y ddyfais hon, felly cafodd yr uwchlwythiad hwn ei atal.
uploadError-rate_limited = Gormod o geisiadau. Arhoswch eiliad, yna rhowch gynnig arall arni.
uploadError-too_many_uploads = Gormod o uwchlwythiadau o’ch rhwydwaith neu’ch cyfrif. Mae’ch ffeiliau yma o hyd.
uploadError-too_many_bytes = Gormod o ddata o’ch rhwydwaith neu’ch cyfrif. Mae’ch ffeiliau yma o hyd.
uploadError-busy = Mae’r gwasanaeth yn brysur iawn. Mae’ch ffeiliau yma o hyd: rhowch gynnig arall arni mewn eiliad.
uploadError-full = Does dim lle i ragor o ffeiliau ar y gwasanaeth ar hyn o bryd. Mae’ch ffeiliau yma o hyd: rhowch gynnig arall arni’n nes ymlaen.
uploadError-unavailable = Nid yw’r gwasanaeth ar gael ar hyn o bryd. Mae’ch ffeiliau yma o hyd: rhowch gynnig arall arni mewn eiliad.
uploadError-idle_timeout = Bu’r cysylltiad yn segur am ormod o amser. Gwiriwch ef, yna rhowch gynnig arall arni.
uploadError-connect_failed = Does dim modd cyrraedd y gweinydd. Gwiriwch eich cysylltiad a rhowch gynnig arall arni. Mae rhai rhwydweithiau, yn aml yn y gwaith, yn rhwystro uwchlwytho. Rhowch gynnig ar rwydwaith arall, fel un eich ffôn, neu gofynnwch i bwy bynnag sy’n rhedeg eich un chi.
uploadError-connection_lost = Torrodd y cysylltiad. Mae’ch ffeiliau yma o hyd: rhowch gynnig arall arni.
uploadError-file_changed = Newidiodd un o’r ffeiliau, neu doedd dim modd ei darllen, wrth ei hanfon. Dewiswch hi eto.
downloadErrorLead = Ni orffennwyd y lawrlwytho. Rhowch gynnig arall arni; os nad yw hynny’n helpu, gofynnwch i’r anfonwr am ddolen newydd.
downloadError-rate_limited = Gormod o geisiadau. Arhoswch eiliad, yna rhowch gynnig arall arni.
downloadError-busy = Mae’r gwasanaeth yn brysur iawn. Mae’r ddolen yn gweithio o hyd: rhowch gynnig arall arni mewn eiliad.
downloadError-unavailable = Nid yw’r gwasanaeth ar gael ar hyn o bryd. Mae’r ddolen yn gweithio o hyd: rhowch gynnig arall arni mewn eiliad.
downloadError-connect_failed = Does dim modd cyrraedd y gweinydd. Gwiriwch eich cysylltiad, yna rhowch gynnig arall arni.
downloadError-connection_lost = Torrodd y cysylltiad. Gwiriwch ef, yna rhowch gynnig arall arni.
downloadError-damaged = Nid yr hyn a anfonwyd a gyrhaeddodd, felly ni chadwyd dim. Rhowch gynnig arall arni; os nad yw hynny’n helpu, gofynnwch i’r anfonwr am ddolen newydd.
downloadError-incomplete = Peidiodd eich porwr â chadw hanner ffordd drwodd. Dilëwch y ffeil anghyflawn, yna rhowch gynnig arall arni.
downloadError-upload_abandoned = Stopiodd yr anfonwr cyn i bopeth gael ei uwchlwytho. Gofynnwch am ddolen newydd.
downloadError-no_room = Does dim lle ar y ddyfais hon i’r ffeiliau hyn. Gwnewch ychydig o le, yna rhowch gynnig arall arni.
crashLead = Doedd dim modd dangos y dudalen hon. Ail-lwythwch hi; mae popeth rydych wedi’i anfon yn barod yn ddiogel.
chunkTitle = Mae rhan o’r dudalen hon ar goll
chunkMissingLead = Doedd dim modd ei llwytho. Gwiriwch eich cysylltiad, yna ail-lwythwch; mae popeth rydych wedi’i anfon yn barod yn ddiogel.
chunkTimeoutLead = Cymerodd ormod o amser i lwytho. Gwiriwch eich cysylltiad, yna ail-lwythwch; mae popeth rydych wedi’i anfon yn barod yn ddiogel.
waitForTransfer = Mae trosglwyddiad ar waith o hyd, a byddai’n cael ei dorri. Arhoswch nes iddo orffen.
reload = Ail-lwytho
backHome = Yn ôl i’r hafan
outdatedTitle = Mae fersiwn mwy diweddar ar gael
outdatedLead = Mae’r dudalen hon wedi dyddio. Diweddarwch hi i barhau.
update = Diweddaru
outdatedBrowserTitle = Mae’ch porwr wedi dyddio
outdatedBrowserLead = Nid oes ganddo’r hyn sydd ei angen i anfon a derbyn ffeiliau. Diweddarwch ef, yna agorwch y cyfeiriad hwn eto.
unsupportedTitle = All y porwr hwn ddim agor { $title }
unsupportedLead = Caiff ffeiliau eu hamgryptio yn y porwr, ac all hwn ddim gwneud hynny. Dyma beth allwch chi ei wneud:
unsupportedUpdate = Diweddarwch y porwr hwn, yna agorwch eich dolen eto.
unsupportedOther = Neu copïwch eich dolen i fersiwn cyfredol o Chrome, Edge, Firefox neu Safari.
unsupportedInApp = Os agoroch y ddolen y tu mewn i ap arall, dewiswch “Agor yn y porwr” o ddewislen yr ap hwnnw.
insecureTitle = Nid yw’r cyfeiriad hwn yn ddiogel
insecureLead = Dim ond ar dudalennau diogel y mae porwyr yn amgryptio. Ewch yn ôl, yna agorwch yr un cyfeiriad gyda https:// o’i flaen. Os bydd hynny’n methu, gofynnwch i bwy bynnag sy’n rhedeg y gwasanaeth hwn am ei gyfeiriad diogel.
otherBrowser = Cael porwr arall
help = Cymorth

## Privacy

legalTitle = Preifatrwydd a thelerau
legalLead = Beth sy’n digwydd i’ch ffeiliau, mewn ychydig frawddegau.
legalEncrypted = Caiff ffeiliau eu storio wedi’u hamgryptio. Mae’r allwedd yn y ddolen ac nid yw byth yn cyrraedd y gweinydd.
legalLifetime = Rydym yn cadw ffeiliau am { $anonymous } ar y mwyaf, neu am { $signedIn } os ydych wedi mewngofnodi.
legalOneLifetime = Rydym yn cadw ffeiliau am { $time } ar y mwyaf.
legalDownloads = Caiff ffeiliau eu dileu unwaith y cyrhaeddir eu terfyn lawrlwytho.
legalLogs = Rydym yn cadw cyfeiriadau IP yn logiau’r gweinydd am { $days } diwrnod.
legalAccountToSend = Mae angen cyfrif i anfon ffeiliau, ond nid i’w derbyn.
legalAccount = Dim ond ar gyfer ffeiliau mwy na { $size } y mae angen cyfrif.

## Notes and messages

writeNote = Ysgrifennu nodyn
noteLabel = Eich nodyn
noteHint = Mae’n cael ei amgryptio fel ffeil.
noteReadOnce = Mae’n cael ei amgryptio fel ffeil, a gellir ei ddarllen unwaith.
noteDone = Ychwanegu
createLink = Creu dolen
note = Nodyn
editNote = Golygu’r nodyn
addMessage = Ychwanegu teitl neu neges
titleLabel = Teitl
messageLabel = Neges
senderLabel = Eich enw
noteForYou = Nodyn i chi
showNote = Dangos y nodyn
showNoteOnce = Mae ei ddangos yn defnyddio’r lawrlwythiad olaf: allwch chi ddim ei ddangos eto.
copyText = Copïo’r testun
saveNote = Cadw fel ffeil
textCopyRefused = Wnaeth eich porwr ddim gadael i ni gopïo. Dewiswch y testun a’i gopïo eich hun.

## Looking before taking

preview = Rhagolwg
previewNamed = Rhagolwg o { $name }
selectFile = Dewis { $name }
downloadSelected = { $count ->
    [zero] Lawrlwytho { $count } ffeil
    [one] Lawrlwytho { $count } ffeil
    [two] Lawrlwytho { $count } ffeil
    [few] Lawrlwytho { $count } ffeil
    [many] Lawrlwytho { $count } ffeil
   *[other] Lawrlwytho { $count } ffeil
}
downloadAll = Lawrlwytho’r cyfan
saveToFolder = Cadw mewn ffolder
takingCounts = Mae agor neu gadw yn cyfrif fel un lawrlwythiad.
takingCounted = Mae un lawrlwythiad wedi’i gyfrif. Fydd dim mwy yn cyfrif tra bydd y dudalen hon ar agor.
previewFailed = Doedd dim modd dangos y ffeil hon. Lawrlwythwch hi yn lle hynny.
previewTooLarge = Mae’r ffeil hon yn rhy fawr i gael rhagolwg ohoni. Lawrlwythwch hi yn lle hynny.
previewCut = Dim ond y dechrau sy’n cael ei ddangos.
previewProtected = Mae’r ffeil hon wedi’i diogelu â chyfrinair. Lawrlwythwch hi i’w hagor.
previewMissingPictures = Lluniau ar y dudalen hon nad oedd modd eu dangos: { $count }
previewIncomplete = Does dim modd dangos rhai rhannau’n gywir.
previewNotText = Nid yw’n ymddangos bod testun yn y ffeil hon. Lawrlwythwch hi yn lle hynny.
previewEncoding = Amgodio’r testun
previousFile = Y ffeil flaenorol
nextFile = Y ffeil nesaf
filePlace = { $place } o { $count }
noPreview = Does dim rhagolwg o’r ffeil hon.
close = Cau

## Strong passwords

strongPassword = Cryf iawn: dim ond gydag Envoi mae’n agor
strongPasswordHint = Llawer anoddach ei ddyfalu, hyd yn oed i’r gwasanaeth hwn. All apiau hŷn ddim agor y ddolen.
suggestPassphrase = Awgrymu cyfrinymadrodd
suggestFailed = Doedd dim modd llwytho awgrym. Gwiriwch eich cysylltiad a rhowch gynnig arall arni, neu teipiwch eich cyfrinair eich hun.
copyPassword = Copïo’r cyfrinair
makingKey = Yn paratoi’r amgryptio…
checkingPassword = Yn gwirio’r cyfrinair…

## News

downloadingNow = Yn lawrlwytho nawr
wrongPasswords = { $count ->
    [zero] Cyfrinair anghywir, { $count } ymgais
    [one] Cyfrinair anghywir, { $count } ymgais
    [two] Cyfrinair anghywir, { $count } ymgais
    [few] Cyfrinair anghywir, { $count } ymgais
    [many] Cyfrinair anghywir, { $count } ymgais
   *[other] Cyfrinair anghywir, { $count } ymgais
}
notifyMe = Rhoi gwybod i mi am lawrlwythiadau
notifyOn = Mae hysbysiadau ymlaen
notifyBlocked = Mae’ch porwr yn rhwystro hysbysiadau ar gyfer y dudalen hon.
wasDownloaded = Lawrlwythwyd { $name }
