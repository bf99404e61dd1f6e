# Envoi: interlingua

productName = Envoi

## Page

homeLink = { $title }, initio
skipToContent = Saltar al contento
promo = Aviso
closeNotice = Clauder
storageBlocked = Iste navigator non salva le lista de tu invios: illo dispare quando tu claude iste pagina. Copia tu ligamines antea.
storageFull = In iste apparato non resta spatio pro le lista de tu invios. Copia tu ligamines ante clauder iste pagina, o dele invios que tu non plus necessita.
footerPromise = Le files es cryptate ante quitar tu apparato. Solmente le personas con le ligamine pote aperir los.
footerLinks = Re iste servicio
link-privacy = Confidentialitate
link-terms = Conditiones
link-cookies = Cookies
link-source = Codice fonte
link-feedback = Opiniones
feedbackFacts = Version { $version }, { $browser }
language = Lingua
languageOfBrowser = Lingua del navigator
languageTold = { $label }: { $language }
languageFailed = Iste lingua non ha potite esser cargate. Controla tu connexion e tenta de novo.
introTitle = Comparti files in privato, sin complicationes
introLead = Tu files es cryptate in iste apparato ante esser inviate. Comparti le ligamine con qui tu vole: necuno altere pote aperir le files.
notBegunTitle = Nihil hic ancora?
notBegunLead = Controla tu connexion, postea recarga iste pagina. Si isto non adjuta, tu navigator es obsolete: actualisa lo.
scriptsOffTitle = JavaScript es disactivate
scriptsOffLead = Tu files es cryptate in le navigator, dunque iste pagina ha necessitate de JavaScript. Activa lo, postea recarga.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } byte
   *[other] { $num } bytes
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } die
   *[other] { $num } dies
}
hours = { $num ->
    [one] { $num } hora
   *[other] { $num } horas
}
minutes = { $num ->
    [one] { $num } minuta
   *[other] { $num } minutas
}
seconds = { $num ->
    [one] { $num } secunda
   *[other] { $num } secundas
}
shortDays = { $num ->
    [one] { $num } die
   *[other] { $num } dies
}
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = usque a hodie, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = usque a deman, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = usque al { DATETIME($at, day: "numeric", month: "numeric", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } de { $total }
remaining = Resta { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } discarga
   *[other] { $count } discargas
}
downloadsWithoutLimit = Qualcunque numero de discargas
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] un file
   *[other] { $count } files
}
nameAndMore = { $name } e { $count } altere

## Common buttons

ok = OK
done = Facite
cancel = Cancellar
add = Adder
doNotAdd = Non adder
tryAgain = Tentar de novo
copyLink = Copiar ligamine
copyMessage = Copiar message
includePassword = Includer le contrasigno
emailLink = E-mail
emailSubject = Files pro te
copied = Copiate
copyRefused = Tu navigator non nos ha permittite de copiar le ligamine. Illo es seligite, a fin que tu pote copiar lo tu mesme.
share = Compartir
shareNamed = Compartir { $name }
showQrCode = Codice QR
qrCode = Codice QR de iste ligamine
qrCodeHint = Scanna lo con le camera de un telephono pro aperir le ligamine ibi.
qrCodeFailed = Le codice QR non ha potite esser create. Tu ligamine functiona ancora.
sendYourOwn = Inviar proprie files
deleteUpload = Deler
deleteFailed = Iste invio non ha potite esser delite. Controla tu connexion e tenta de novo.
passwordProtected = Protegite per contrasigno
passwordLabel = Contrasigno
showPassword = Monstrar contrasigno
hidePassword = Celar contrasigno
filesInside = Files in iste invio

## Accounts

signIn = Aperir session
signOut = Clauder session
signOutWaits = Un transferentia es ancora in curso. Claude le session quando illo es complete.
signOutWaitsForTab = Un transferentia es ancora in curso in un altere scheda. Claude le session quando illo es complete.
signOutSyncs = Tu lista es salvate ante clauder le session…
signOutTitle = Clauder session?
signOutLoses = { $count ->
    [one] { $count } invio es solmente in iste apparato. Post le clausura del session tu non plus pote vider lo, cambiar lo o deler lo. Su ligamine continua a functionar.
   *[other] { $count } invios es solmente in iste apparato. Post le clausura del session tu non plus pote vider los, cambiar los o deler los. Lor ligamines continua a functionar.
}
staySignedIn = Mantener le session
signOutAnyway = Clauder totevia
signedOut = Le session es claudite.
signedOutRefused = Tu session ha expirate. Aperi lo de novo pro vider tu lista.
signUpTitle = Aperi session pro haber plus
signUpLead = Tu pote inviar files sin conto. Con un conto tu pote facer plus:
benefitSize = Inviar usque a { $size } a un vice
benefitCount = { $count ->
    [one] Permitter le uso de un ligamine usque a { $count } vice
   *[other] Permitter le uso de un ligamine usque a { $count } vices
}
benefitTime = { $token ->
    [one] Mantener un ligamine active usque a { $token } die
   *[other] Mantener un ligamine active usque a { $token } dies
}
benefitSync = Vider tu invios in tote tu apparatos
benefitPerk = Tu lista remane cryptate; solmente tu pote leger lo
emailLabel = E-mail (facultative)
signInNotBegun = Le pagina pro aperir session non ha potite esser attingite. Controla tu connexion e tenta de novo.
signInAway = Non es possibile aperir session ora. Tenta de novo plus tarde.
signInNoRoom = In iste apparato non resta spatio pro aperir session. Dele invios que tu non plus necessita, postea tenta de novo.
signInWaits = Un transferentia es ancora in curso, e esserea interrumpite. Aperi session quando illo es complete.
signingIn = Apertura del session…
signInErrorLead = Le session non ha essite aperite, e nihil altere ha cambiate. Tenta de novo.
signInReason = Si isto continua a evenir, communica lo al personas qui gere iste servicio: { $reason }
passphraseNeeded = Scribe le phrase secrete de tu lista
passphraseNeededLead = Illo crypta le lista de tu invios, e nunquam quita iste apparato. Usa le mesme in tote tu apparatos.
passphraseLabel = Phrase secrete
passphraseTooShort = Illo es troppo curte. Usa al minus { $length } characteres.
passphraseHint = Al minus { $length } characteres: alcun parolas que solmente tu poneva insimul. Necuno pote recuperar lo, dunque nota lo.
passphraseRunning = Creation de tu clave…
passphraseFailed = Le clave non ha potite esser create in iste apparato. Claude altere schedas, postea tenta de novo.
goOn = Continuar
cancelSignIn = Non aperir session
unknownPassphrase = Es isto un nove phrase secrete?
unknownPassphraseLead = Nos non ha trovate un lista pro illo. Si isto es tu prime apparato, o si tu vole un nove phrase, scribe lo de novo pro comenciar un lista. Si tu jam ha un lista, forsan tu lo ha mal scribite.
passphraseAgain = Scribe le phrase secrete de novo
passphraseDiffers = Le phrases secrete non es equal.
beginList = Comenciar un nove lista
anotherPassphrase = Io lo ha mal scribite
uncheckedPassphrase = Tu phrase secrete non ha potite esser controlate
uncheckedPassphraseLead = Le servitor non ha dicite si il ha un lista pro iste phrase secrete. Tenta de novo. Si tu continua e illo esseva mal scribite, tu non videra le lista de tu altere apparatos.
trustPassphrase = Continuar totevia
retypePassphrase = Scriber lo de novo

## Sending: choosing files

sendFiles = Inviar files
dropFiles = Trahe e depone files
orSelectFiles = o selige los, usque a { $size }
upToSize = Usque a { $size }
selectFiles = Seliger files
selectFolder = Seliger un dossier
sharedTitle = Adder iste files?
sharedLead = Un altere application o sito los ha compartite con iste pagina. Adde solmente lo que tu expectava.
accountNeeded = Aperi session pro inviar files
accountNeededLead = Un conto es necessari pro inviar files hic. Omnes pote reciper los.
accountNeededBlocked = Un conto es necessari pro inviar files hic, sed iste navigator non pote salvar le session pro iste pagina. Tu pote totevia reciper files.
accountNeededToRequest = Un conto es necessari pro demandar files hic. Omne persona con le ligamine pote inviar te los.
signInForSize = Aperi session pro inviar usque a { $size }
dropNow = Depone pro adder
chosenFiles = Tu files
addMoreFiles = Adder files
removeFile = Remover { $name }
fileRemoved = { $name } ha essite removite
addFolder = Adder un dossier
skipped-none = Nulle files trovate pro adder
skipped-empty = { $count ->
    [one] { $count } file vacue omittite
   *[other] { $count } files vacue omittite
}
skipped-chosen = { $count ->
    [one] { $count } file jam addite omittite
   *[other] { $count } files jam addite omittite
}
skipped-system = Files del systema omittite: { $count }
skipped-unreadable = Non legibile: { $name }
expiryChoices = Le ligamine expira post
downloadLimitLabel = Discargas
timeLimitLabel = Tempore
addPassword = Proteger con un contrasigno
liveLink = Obtener le ligamine durante le incarga
liveLinkHint = Le destinatarios pote comenciar a discargar in lor navigator durante que tu ancora incarga. Lassa iste pagina aperte.
passwordMissing = Scribe un contrasigno, o dismarca le quadrato pro inviar sin illo.
maxPasswordLength = Contrasignos pote haber usque a { $length } characteres.
uploadFiles = { $count ->
    [one] Incargar { $count } file
   *[other] Incargar { $count } files
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Troppo de files
noticeTitle-fileTooBig = Troppo grande pro inviar
noticeTitle-tooManyArchives = Troppo de invios
noticeTitle-unreadableFiles = Iste files non pote esser legite
tooManyFiles = { $count ->
    [one] Tu pote inviar { $count } file a un vice; tu ha eligite { $chosen }. Comprime los in un ZIP, o elige un.
   *[other] Tu pote inviar usque a { $count } files a un vice; tu ha eligite { $chosen }. Comprime los in un ZIP, o elige minus.
}
tooManyFilesAtOnce = { $count ->
    [one] Tu pote inviar { $count } file a un vice. Comprime los in un ZIP, o elige un.
   *[other] Tu pote inviar usque a { $count } files a un vice. Comprime los in un ZIP, o elige minus.
}
addFitting = { $count ->
    [one] Adder le prime
   *[other] Adder le prime { $count }
}
fileTooBig = Tu pote inviar usque a { $size } a un vice. Invia iste files in partes plus parve.
tooManyArchives = { $count ->
    [one] Tu pote haber { $count } invio a un tempore. Dele lo, o attende que illo expira.
   *[other] Tu pote haber usque a { $count } invios a un tempore. Dele un, o attende que un expira.
}
unreadableFiles = Nos non pote leger lo que tu ha deponite. Elige le files con le button.
needsAccountSize = Sin conto tu pote inviar usque a { $size } a un vice.
needsAccountCount = { $count ->
    [one] Sin conto un ligamine permitte al maximo { $count } discarga.
   *[other] Sin conto un ligamine permitte al maximo { $count } discargas.
}
needsAccountTime = Sin conto le ligamines functiona al maximo { $time }.

## Sending: under way and done

chosenTold = { $files }, total: { $size }
noAnswer = Nos attende tu connexion. Nos continuara automaticamente.
uploading = Incarga in curso
uploadWaiting = Attende le incarga
pause = Pausar
uploadPaused = In pausa
liveLinkReady = Iste ligamine functiona jam. Le destinatarios recipe le files a mesura que tu los incarga. Lassa iste pagina aperte.
unfinishedUpload = Incarga interrumpite
continueFrom = Continuar ab { $size }?
sameFilesNeeded = Pro continuar, elige le mesme files de novo.
otherFiles = Istos non es le mesme files, o illos ha cambiate desde tunc. Nihil plus ha essite inviate.
notSent = Non ancora incargate
prepareNext = Preparar le proxime incarga
waitsForUpload = Comencia quando le incarga actual es finite.
stopUploadTitle = Stoppar iste incarga?
stopUploadLead = Lo que ha jam essite inviate es perdite. Le files que tu ha eligite es ancora hic.
keepUploading = Continuar a incargar
stopUpload = Stoppar incarga
showUpload = Monstrar
importing = Lectura de tu files…
encrypting = Cryptation…
finalising = Quasi complete. Tu files es salvate…
expiresAfter = Expira post { $downloads } o { $time }
settingPassword = Definition del contrasigno…
passwordFailed = Le contrasigno non ha potite esser definite
passwordFailedLead = Tu files es incargate, sed non ancora protegite, dunque nos non te ha monstrate le ligamine. Tenta de novo, o dele le invio.
uploaded = Preste a compartir
linkReady = Tu ligamine es preste
uploadComplete = Incarga complete
shareLink = Ligamine a tu files
sendMore = Inviar plus files
linkDialogLead = Omne persona con iste ligamine pote discargar { $name }.
linkDialogNote = Omne persona con iste ligamine pote leger tu nota.
linkNeedsPassword = Le contrasigno essera etiam necessari.

howProtected = Como tu files es protegite
protectionTitle = Cryptate de extremo a extremo
protectionEncrypted = Tu navigator crypta le files ante que illos quita iste apparato. Le servitor conserva solmente lo que illo non pote leger.
protectionKey = Le clave face parte del ligamine, post le signo #. Illo nunquam es inviate al servitor, dunque comparti le ligamine solmente con personas de confidentia.
protectionExpiry = Le files es delite quando le ligamine expira: post le discargas o le tempore que tu elige.

## Keyboard shortcuts

shortcutsTitle = Commandos de claviero
shortcutChoose = Eliger files
shortcutUpload = Incargar
shortcutCopy = Copiar le ligamine
shortcutDownload = Discargar
shortcutHelp = Monstrar iste lista
shortcutsOn = Usar commandos de claviero

## The survey

surveyTitle = Dice nos lo que tu pensa
surveyLead = Tu responsas nos adjuta a meliorar isto. Le inquesta se aperi in un altere pagina e apprende nihil re tu files.
giveFeedback = Dar opinion
surveySkip = Saltar

## The person's own uploads

yourUploads = Tu invios
noUploads = Le files que tu invia appare hic, a fin que tu pote copiar de novo le ligamine o deler los.
joinOffer = Invios facite in iste apparato ante que tu aperiva le session: { $count }. Adder los a tu lista?
downloadsLeft = { $count ->
    [one] Resta { $count } discarga
   *[other] Resta { $count } discargas
}
timeLeft = Resta { $time }
deleteNamed = Deler { $name }
deletingNamed = Deletion de { $name }…
undo = Disfacer
keep = Conservar
moreActions = Plus actiones pro { $name }
openPage = Aperir pagina de discarga
openDownloadPage = Aperir le pagina de discarga de { $name }
changeLimits = Cambiar
changeLimitsNamed = Cambiar quando le ligamine a { $name } expira
changeLimitsTitle = Cambiar quando le ligamine expira
keepTime = Sin cambio
timeFromNow = { $time } a partir de ora
save = Salvar
goneTitle = Iste invio non plus existe
goneLead = { $name } ha expirate, ha attingite su limite de discargas, o ha essite delite in un altere loco. Nihil ha essite cambiate.
passwordNotSet = Le contrasigno non es definite, dunque le ligamine es celate. Si isto remane assi, dele le invio e invia le files de novo.
changeFailed = Isto non ha potite esser salvate. Controla tu electiones e tu connexion, postea tenta de novo.
pastUploads = Finite in le ultime 7 dies
clearPast = Vacuar
pastDownloaded = Discargate: { $time }
pastDownloadedBefore = Discargate ante: { $time }
pastExpired = Expirate: { $time }
pastDeleted = Delite: { $time }
pastGone = Exhaurite o delite: { $time }
pastGoneBefore = Exhaurite o delite ante: { $time }
requestFiles = Demandar files
newRequestLead = Crea un ligamine per le qual omnes pote inviar te files que solo tu pote leger.
requestWanted = Lo que tu require, un cosa per linea
requestAskerHint = Le expeditores vide iste nomine. Nemo lo verifica.
requestOpenFor = Aperte durante
deliveries = Livrationes
requestDeliverySize = Dimension de cata livration
requestTotalSize = Dimension total
newRequestKinds = Typos de files, como .pdf (solo consilio)
requestLink = Ligamine del demanda
requestReadyLead = Omne persona con iste ligamine pote inviar te files. Solo tu pote leger los.
requestSubject = Per favor invia me files
ownerLink = Ligamine del cassa
ownerLinkWarning = Illo aperi iste cassa in un altere apparato. Qui lo ha pote leger toto que tu recipe; non comparti lo.
inbox = Cassa de entrata
yourRequests = Tu demandas
joinRequests = Demandas create in iste apparato ante que tu aperiva le session: { $count }. Adder los a tu lista?
newDeliveries = Nove livrationes: { $count }
notifyDeliveries = Notificar me re livrationes
requestAccepts = Accepta files
requestClosed = Non plus accepta files
noDeliveries = Nihil ha arrivate ancora. Le livrationes apparera hic.
requestGoneLead = Iste demanda ha expirate o esseva delite.
requestUntrusted = Iste demanda non es fidabile
requestUntrustedLead = Le ligamine es damnificate, o le servitor monstra un altere demanda. Nihil es monstrate.
deliveryComing = In curso de invio
deliveryNew = Recipite
deliveryCollected = Salvate
removeDelivery = Deler del servitor
deliveryRefused-repeated = Refusate: iste livration es listate duo vices.
deliveryRefused-forged = Refusate: illo non esseva facite con tu ligamine.
deliveryRefused-damaged = Refusate: illo es damnificate o esseva cambiate.
closeRequest = Non acceptar plus files
closeRequestTitle = Non acceptar plus files?
closeRequestLead = Le ligamine cessa de functionar pro sempre, e le files que es ancora in curso de invio non arriva. Lo que ha arrivate resta hic.
newLink = Nove ligamine
newLinkLead = Le vetule ligamine cessa de functionar quando le nove es preste. Lo que ha arrivate resta in le vetule cassa.
deleteRequestTitle = Deler iste demanda?
deleteRequestLead = Le ligamine cessa de functionar, e toto que ha arrivate es delite del servitor. Le files que tu ha salvate resta.

## Receiving

checkingLink = Recerca de tu files…
checkFailed = Le servitor non es attingibile
checkFailedLead = Nihil es perdite. Controla tu connexion e tenta de novo.
checkRefused = Le servitor es supercargate
checkRefusedLead = Nihil es perdite. Tenta de novo post un momento.
waitAsked = Per favor attende { $time }.
expiredTitle = Iste files non plus existe
expiredLead = Le ligamine ha expirate, ha attingite su limite de discargas, o su expeditor lo ha delite. Demanda un nove.
removedTitle = Iste files ha essite removite
removedLead = Le personas qui gere iste servicio los ha removite, dunque le ligamine non plus functiona.
contactOperator = Contactar los
passwordNeeded = Scribe le contrasigno
passwordNeededLead = Demanda le contrasigno al expeditor; illo non es in le ligamine.
passwordTryAgain = Contrasigno incorrecte. Tenta de novo.
unlock = Disblocar
keyNeeded = Iste ligamine es incomplete
keyNeededLead = Un parte del ligamine manca. Copia lo de novo e colla lo hic.
keyLabel = Ligamine o clave
notAKey = Isto non es un ligamine ni un clave de iste servicio.
keyOfAnotherFile = Iste ligamine es pro altere files.
openLink = Aperir
wrongKey = Iste ligamine non functiona
wrongKeyLead = Forsan un parte manca. Copia le ligamine integre ex tu message e colla lo hic.
filesForYou = { $count ->
    [one] Un file pro te
   *[other] { $count } files pro te
}
filesForYouLead = Cryptate de extremo a extremo. Decryptate solmente in tu navigator.
fromSender = Del expeditor
showMore = Monstrar plus
download = Discargar
noStreamsWarning = Pro aperir un file si grande, iste navigator debe tener lo toto in le memoria, e isto pote faller. Que vole tu facer?
noStreams-copyLink = Copiar le ligamine pro aperir lo in un altere navigator
noStreams-otherBrowser = Obtener un navigator que salva files grande directemente
noStreams-download = Discargar hic totevia
linkLife = Expira in { $time }
linkLifeUnderMinute = Expira in minus de un minuta
lastDownloadNote = Ultime discarga: quando tu aperi o salva, le ligamine cessa de functionar.
ownUpload = { $left ->
    [one] Isto es tu proprie invio. Si tu discarga lo, nemo altere potera facer lo.
   *[other] Isto es tu proprie invio. Discargar lo usa 1 de su { $left } discargas restante.
}
downloadsTaken = Alcuno face le ultime discarga justo ora. Si illo se interrumpe, tu pote tentar de novo post duo minutas.
downloading = Discarga in curso
decrypting = Decryptation…
downloadBegunAnew = Iste discargamento non poteva esser continuate, dunque illo ha recomenciate ab le initio.
stillUploading = Le expeditor ancora incarga le files. Tu pote jam comenciar a discargar.
waitsForSender = Nos attende le expeditor. Nos continuara automaticamente.
downloadFinished = Discarga complete
downloadFinishedLead = { $name } es in tu dossier Discargas.
savedInFolder = Salvate in { $folder }
downloadFinishedRenamed = Illo es in tu dossier Discargas; forsan tu navigator le ha date un altere nomine.
downloadAgain = Discargar de novo
lastDownloadDone = Isto esseva le ultime discarga, dunque le ligamine non plus functiona.
downloadStopped = Discarga non complete
showDownload = Monstrar

## Sending what a request asks for

requestTitle = On demanda files
requestLead = Cifrate in iste apparato. Solo le persona que lo demanda pote aperir lo que tu invia.
requestWords = Del persona que demanda (non verificate)
requestKinds = Typos de file preferite
requestLeft = Livrationes restante
requestRoom = Spatio restante
requestEach = Maximo per livration
requestSend = Inviar
requestPasswordLead = Demanda lo al persona que te inviava le ligamine.
requestSent = Inviate
requestSentLead = Solo le persona que lo demandava pote aperir lo. Illa vide le mesme codice de recepta.
receiptLabel = Codice de recepta
copyReceipt = Copiar codice de recepta
delivery-stored = Arrivate. Non ancora prendite.
delivery-collected = Prendite.
delivery-gone = Delite o expirate sin esser prendite.
deliveryLost = Tu incarga interrumpite non pote continuar.
sentBefore = Inviate ab iste apparato
sentAt = Inviate: { $time }
requestEnded-unknown = Il non ha tal demanda
requestEndedLead-unknown = Illo ha essite delite o ha expirate, o iste servicio non accepta demandas. Demanda un nove ligamine.
requestEnded-closed = Iste demanda es claudite
requestEnded-full = Iste demanda es plen
requestEndedLead = Illo non plus accepta alique. Demanda un nove ligamine.
requestEnded-untrusted = On non pote fider se a iste ligamine
requestEndedLead-untrusted = Le ligamine e le servitor non corresponde, dunque nihil ha essite inviate. Demanda le ligamine de novo per un altere via.

## Reporting an upload to whoever runs the service

report = Reportar
reportTitle = Reportar iste invio
reportLead = Isto va al personas qui gere iste servicio. Solmente illes pote leger lo que tu scribe.
reportReason = Qual es le problema?
reportReason-malware = Software nocive
reportReason-fraud = Fraude o phishing
reportReason-illegal = Contento illegal
reportReason-other = Altere cosa
reportWords = Que debe illes saper?
reportKey = Includer le clave
reportKeyHint = Con le clave illes pote aperir le files. Sin illo, non.
reportSend = Inviar reporto
reportSent = Reporto inviate
reportSentLead = Gratias. Le personas qui gere iste servicio va examinar lo.
reportFailed = Isto non ha potite esser inviate. Controla tu connexion, postea tenta de novo.

## Dead ends

loading = Un momento…
configFailed = Le servitor non es attingibile
configFailedLead = Nihil es perdite. Controla tu connexion e tenta de novo.
intercepted = Un pagina de apertura de session o tu rete ha respondite in loco de iste servicio. Aperi iste pagina in un altere scheda, e aperi session illac si on te lo demanda.
pageNotFound = Pagina non trovate
pageNotFoundLead = Controla le adresse, o comencia per le pagina initial.
notFoundTitle = Il ha nihil hic
notFoundLead = Le files ha expirate o ha essite delite, o le ligamine non es complete.
errorTitle = Un problema ha occurrite
errorLead = Alique se ha rumpite. Nihil que tu ha inviate es perdite.
uploadErrorLead = Tu files non ha essite inviate, sed tu selection es ancora hic. Tenta de novo.
uploadError-too_large = Iste files es plus grande que iste servicio permitte. Invia los in partes plus parve.
uploadError-bad_limit = Iste servicio non plus permitte tante discargas o tante tempore. Recarga le pagina e elige de novo.
uploadError-unauthorized = Tu debe aperir session pro inviar files hic. Aperi session, postea elige tu files de novo.
uploadError-sender_unknown = Nos non ha potite confirmar que tu ha aperite session, dunque le limites general esseva applicate. Si tu session es claudite, aperi lo de novo; alteremente, tenta de novo post un momento.
uploadError-issuer_away = Le servicio non es disponibile ora, o non pote controlar qui ha aperite session. Sin conto tu pote inviar usque a { $size }, pro al maximo { $downloads } e { $time }. Invia minus, o tenta de novo post un momento.
uploadError-signed_out = Tu session ha essite claudite in iste apparato, dunque iste invio ha essite stoppate.
uploadError-rate_limited = Troppo de tentativas. Attende un momento, postea tenta de novo.
uploadError-too_many_uploads = Troppo de incargas ab tu rete o conto. Tu files es ancora hic.
uploadError-too_many_bytes = Troppo de datos ab tu rete o conto. Tu files es ancora hic.
uploadError-busy = Le servicio es supercargate. Tu files es ancora hic; tenta de novo post un momento.
uploadError-full = Le servicio non ha spatio pro altere files in iste momento. Tu files es ancora hic; tenta de novo plus tarde.
uploadError-unavailable = Le servicio non es disponibile ora. Tu files es ancora hic; tenta de novo post un momento.
uploadError-idle_timeout = Le connexion ha essite inactive troppo longe tempore. Controla lo, postea tenta de novo.
uploadError-connect_failed = Le servitor non es attingibile. Controla tu connexion e tenta de novo. Alcun retes, sovente illos al travalio, bloca le incargas. Essaya un altere rete, como illo de tu telephono, o demanda a qui gere le tue.
uploadError-connection_lost = Connexion perdite. Tu files es ancora hic; tenta de novo.
uploadError-file_changed = Un de tu files ha cambiate o non ha potite esser legite durante le invio. Elige lo de novo.
downloadErrorLead = Le discarga non es complete. Tenta de novo; si isto non adjuta, demanda al expeditor un nove ligamine.
downloadError-rate_limited = Troppo de tentativas. Attende un momento, postea tenta de novo.
downloadError-busy = Le servicio es supercargate. Le ligamine functiona ancora; tenta de novo post un momento.
downloadError-unavailable = Le servicio non es disponibile ora. Le ligamine functiona ancora; tenta de novo post un momento.
downloadError-connect_failed = Le servitor non es attingibile. Controla tu connexion, postea tenta de novo.
downloadError-connection_lost = Connexion perdite. Controla lo, postea tenta de novo.
downloadError-damaged = Lo que ha arrivate non es lo que ha essite inviate, dunque nihil ha essite conservate. Tenta de novo; si isto non adjuta, demanda al expeditor un nove ligamine.
downloadError-incomplete = Tu navigator ha cessate de salvar al medietate. Dele le file incomplete, postea tenta de novo.
downloadError-upload_abandoned = Le expeditor ha cessate ante que toto esseva incargate. Demanda un nove ligamine.
downloadError-no_room = In iste apparato il non ha spatio pro iste files. Libera alcun spatio, postea tenta de novo.
crashLead = Iste pagina non ha potite esser monstrate. Recarga lo; lo que tu ha jam inviate es secur.
chunkTitle = Un parte de iste pagina manca
chunkMissingLead = Illo non ha potite esser cargate. Controla tu connexion, postea recarga; lo que tu ha jam inviate es secur.
chunkTimeoutLead = Le cargamento ha durate troppo. Controla tu connexion, postea recarga; lo que tu ha jam inviate es secur.
waitForTransfer = Un transferentia es ancora in curso, e esserea interrumpite. Attende que illo es complete.
reload = Recargar
backHome = Retornar al initio
outdatedTitle = Il ha un version plus nove
outdatedLead = Iste pagina es obsolete. Actualisa lo pro continuar.
update = Actualisar
outdatedBrowserTitle = Tu navigator es obsolete
outdatedBrowserLead = A illo manca lo que es necessari pro inviar e reciper files. Actualisa lo, postea aperi de novo iste adresse.
unsupportedTitle = Iste navigator non pote aperir { $title }
unsupportedLead = Le files es cryptate in le navigator, e iste non pote facer lo. Ecce lo que tu pote facer:
unsupportedUpdate = Actualisa iste navigator, postea aperi tu ligamine de novo.
unsupportedOther = O copia tu ligamine in un version actual de Chrome, Edge, Firefox o Safari.
unsupportedInApp = Si tu ha aperite le ligamine in un altere application, elige “Aperir in le navigator” in le menu de ille application.
insecureTitle = Iste adresse non es secur
insecureLead = Le navigatores crypta solmente in paginas secur. Retorna, postea aperi le mesme adresse con https:// al initio. Si isto falle, demanda a qui gere iste servicio su adresse secur.
otherBrowser = Obtener un altere navigator
help = Adjuta

## Privacy

legalTitle = Confidentialitate e conditiones
legalLead = Lo que eveni a tu files, in alcun phrases.
legalEncrypted = Le files es conservate cryptate. Le clave es in le ligamine e nunquam attinge le servitor.
legalLifetime = Nos conserva le files al maximo { $anonymous }, o { $signedIn } si tu ha aperite session.
legalOneLifetime = Nos conserva le files al maximo { $time }.
legalDownloads = Le files es delite quando illos attinge lor limite de discargas.
legalLogs = Nos conserva le adresses IP in le registros del servitor durante { $days } dies.
legalAccountToSend = Un conto es necessari pro inviar files, e non pro reciper los.
legalAccount = Un conto es necessari solmente pro files plus grande que { $size }.

## Notes and messages

writeNote = Scriber un nota
noteLabel = Tu nota
noteHint = Illo es cryptate como un file.
noteReadOnce = Illo es cryptate como un file, e pote esser legite un sol vice.
noteDone = Adder nota
createLink = Crear ligamine
note = Nota
editNote = Modificar nota
addMessage = Adder un titulo o message
titleLabel = Titulo
messageLabel = Message
senderLabel = Tu nomine
noteForYou = Un nota pro te
showNote = Monstrar nota
showNoteOnce = Monstrar lo usa le ultime discarga: tu non potera monstrar lo de novo.
copyText = Copiar texto
saveNote = Salvar como file
textCopyRefused = Tu navigator non nos ha permittite de copiar. Selige le texto e copia lo tu mesme.

## Looking before taking

preview = Previsualisar
previewNamed = Previsualisar { $name }
selectFile = Seliger { $name }
downloadSelected = { $count ->
    [one] Discargar { $count } file
   *[other] Discargar { $count } files
}
downloadAll = Discargar toto
saveToFolder = Salvar in un dossier
takingCounts = Aperir o salvar conta como un discarga.
takingCounted = Un discarga ha essite contate. Nihil plus conta durante que iste pagina resta aperte.
previewFailed = Iste file non ha potite esser monstrate. Discarga lo.
previewTooLarge = Iste file es troppo grande pro previsualisar lo. Discarga lo.
previewCut = Solmente le initio es monstrate.
previewProtected = Iste file es protegite per contrasigno. Discarga lo pro aperir lo.
previewMissingPictures = Imagines de iste pagina que non ha potite esser monstrate: { $count }
previewIncomplete = Un parte non pote esser monstrate correctemente.
previewNotText = Iste file non pare continer texto. Discarga lo.
previewEncoding = Codification del texto
previousFile = File previe
nextFile = File sequente
filePlace = { $place } de { $count }
noPreview = Iste file non ha previsualisation.
close = Clauder

## Strong passwords

strongPassword = Extra forte: se aperi solo con Envoi
strongPasswordHint = Multo plus difficile a divinar, mesmo pro iste servicio. Le applicationes plus ancian non pote aperir le ligamine.
suggestPassphrase = Suggerer un phrase secrete
suggestFailed = Un suggestion non ha potite esser cargate. Controla tu connexion e tenta de novo, o scribe tu proprie contrasigno.
copyPassword = Copiar contrasigno
makingKey = Preparation del cryptation…
checkingPassword = Controlo del contrasigno…

## News

downloadingNow = Discarga in curso
wrongPasswords = { $count ->
    [one] Contrasigno incorrecte, { $count } tentativa
   *[other] Contrasigno incorrecte, { $count } tentativas
}
notifyMe = Notificar me re discargas
notifyOn = Notificationes active
notifyBlocked = Tu navigator bloca le notificationes de iste pagina.
wasDownloaded = { $name } ha essite discargate
