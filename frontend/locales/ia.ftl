# Envoi: interlingua

productName = Envoi

## Page

homeLink = { $title }, initio
skipToContent = Saltar al contento
promo = Aviso
closeNotice = Clauder iste aviso
storageBlocked = Iste navigator non conserva le lista de tu invios: illo dispare quando tu claude iste pagina. Copia tu ligamines antea.
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
languageOfBrowser = Illo del navigator
languageTold = { $label }: { $language }
languageFailed = Iste lingua non ha potite esser cargate. Controla tu connexion e tenta de novo.
introTitle = Invia files in privato
introLead = Tu files es cryptate hic, ante quitar tu apparato. Tu recipe un ligamine a passar a alteres; solmente le personas que lo ha pote aperir los.
notBegunTitle = Nihil hic ancora?
notBegunLead = Controla tu connexion, postea recarga iste pagina. Si isto non adjuta, iste navigator es obsolete: actualisa lo.
scriptsOffTitle = JavaScript es disactivate
scriptsOffLead = Le files es cryptate in tu navigator, dunque iste pagina ha necessitate de JavaScript.

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
sizeOfTotal = { $done } de { $total }
remaining = Resta { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } discarga
   *[other] { $count } discargas
}
filesCount = { $count ->
    [one] un file
   *[other] { $count } files
}

## Common buttons

ok = OK
cancel = Cancellar
tryAgain = Tentar de novo
copyLink = Copiar ligamine
copied = Copiate
copyRefused = Tu navigator non ha permittite que iste pagina copia. Le ligamine es seligite, a fin que tu pote copiar lo tu mesme.
share = Compartir
shareNamed = Compartir { $name }
showQrCode = Monstrar un codice QR
qrCode = Codice QR del ligamine
qrCodeHint = Puncta le camera de un telephono verso illo pro aperir le ligamine ibi.
qrCodeFailed = Le codice QR non ha potite esser create. Le ligamine functiona totevia.
sendYourOwn = Inviar proprie files
deleteUpload = Deler
deleteFailed = Le deletion non ha succedite. Controla tu connexion e tenta de novo.
passwordProtected = Protegite per contrasigno
passwordLabel = Contrasigno
filesInside = Files contenite

## Accounts

signIn = Aperir session
signOut = Clauder session
signOutWaits = Un transferentia es ancora in curso. Claude le session quando illo es complete.
signOutWaitsForTab = Un transferentia es ancora in curso in un altere scheda. Claude le session quando illo es complete.
signOutSyncs = Actualisation de tu lista ante clauder le session…
signOutTitle = Clauder session?
signOutLoses = { $count ->
    [one] { $count } invio es solmente in iste apparato: tu lista non ha potite esser actualisate. Post le clausura del session tu non plus pote vider lo, cambiar lo o deler lo. Su ligamine continua a functionar.
   *[other] { $count } invios es solmente in iste apparato: tu lista non ha potite esser actualisate. Post le clausura del session tu non plus pote vider los, cambiar los o deler los. Lor ligamines continua a functionar.
}
staySignedIn = Mantener le session
signOutAnyway = Clauder totevia
signedOut = Le session es claudite.
signedOutRefused = Le session es claudite proque illo ha expirate. Aperi lo de novo pro vider tu lista.
signUpTitle = Aperi session pro haber plus
signUpLead = On pote inviar sin conto. Con un conto tu pote facer plus:
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
benefitPerk = Tu lista remane cryptate: necuno salvo tu pote leger lo
emailLabel = E-mail (facultative)
signInNotBegun = Le pagina pro aperir session non ha potite esser attingite. Controla tu connexion e tenta de novo.
signInAway = Le servicio pro aperir session non es disponibile ora. Tenta de novo plus tarde.
signInNoRoom = In iste apparato non resta spatio pro aperir session. Dele invios que tu non plus necessita, postea tenta de novo.
signInWaits = Un transferentia es ancora in curso, e esserea interrumpite. Aperi session quando illo es complete.
signingIn = Apertura del session…
signInErrorLead = Le session non ha essite aperite, e nihil altere ha cambiate. Tenta de novo.
passphraseNeeded = Le phrase secrete de tu lista
passphraseNeededLead = Illo crypta le lista de tu invios, e nunquam quita iste apparato. Usa le mesme in tote tu apparatos.
passphraseLabel = Phrase secrete
passphraseTooShort = Illo es troppo curte: al minus { $length } characteres es necessari.
passphraseHint = Al minus { $length } characteres: alcun parolas que va insimul solmente pro te. Necuno pote recuperar lo, dunque nota lo.
passphraseRunning = Creation del clave…
passphraseFailed = Iste apparato non ha potite crear le clave. Claude altere schedas, postea tenta de novo.
goOn = Continuar
cancelSignIn = Non aperir session
unknownPassphrase = Es iste phrase secrete nove?
unknownPassphraseLead = Il non ha un lista pro illo. Si isto es tu prime apparato, o si tu elige un nove phrase, scribe lo un altere vice pro comenciar un lista. Alteremente illo esseva mal scribite.
passphraseAgain = Le mesme phrase secrete un altere vice
passphraseDiffers = Isto non es lo que tu ha scribite antea.
beginList = Comenciar un nove lista
anotherPassphrase = Illo esseva mal scribite
uncheckedPassphrase = Le controlo non ha succedite
uncheckedPassphraseLead = Le servitor non ha dicite si il ha un lista pro iste phrase secrete. Tenta de novo. Si tu continua totevia e illo esseva mal scribite, tu non videra le lista de tu altere apparatos.
trustPassphrase = Continuar totevia
retypePassphrase = Scriber lo de novo

## Sending: choosing files

sendFiles = Inviar files
dropFiles = Trahe e depone files
orSelectFiles = o clicca pro seliger usque a { $size }
selectFiles = Seliger files
selectFolder = Seliger un dossier
accountNeeded = Aperi session pro inviar files
accountNeededLead = In iste servicio solmente le personas con un conto pote inviar files. Pro reciper los un conto non es necessari.
accountNeededBlocked = In iste servicio solmente le personas con un conto pote inviar files, e con iste navigator tu non pote aperir session: illo conserva nihil pro iste pagina. Pro reciper files un conto non es necessari.
signInForSize = Aperi session pro inviar usque a { $size }
dropNow = Depone los ubique
chosenFiles = Files eligite
addMoreFiles = Adder plus
removeFile = Remover { $name }
totalSize = Total: { $size }
skippedEmpty = Files vacue non addite: { $count }
skippedChosen = Files jam eligite, non addite de novo: { $count }
expiryChoices = Le ligamine cessa de functionar post
downloadLimitLabel = Discargas
timeLimitLabel = Tempore
addPassword = Proteger con un contrasigno
maxPasswordLength = Un contrasigno pote haber al maximo { $length } characteres.
uploadFiles = { $count ->
    [one] Cryptar e incargar
   *[other] Cryptar e incargar { $count } files
}

## Sending: what is not possible

noticeTitle = Isto non ha functionate
tooManyFiles = { $count ->
    [one] Solmente { $count } file pote esser inviate a un vice.
   *[other] Solmente { $count } files pote esser inviate a un vice.
}
fileTooBig = Iste files es insimul plus grande que { $size }. Invia los in partes plus parve.
tooManyArchives = { $count ->
    [one] Solmente { $count } invio pote esser conservate a un tempore. Dele lo primo, o attende que illo expira.
   *[other] Solmente { $count } invios pote esser conservate a un tempore. Dele un de illos primo, o attende que un expira.
}
unreadableFiles = Lo que tu ha deponite non pote esser legite. Elige le files con le button.
needsAccountSize = Sin conto tu pote inviar usque a { $size } a un vice.
needsAccountCount = { $count ->
    [one] Sin conto un ligamine permitte al maximo { $count } discarga.
   *[other] Sin conto un ligamine permitte al maximo { $count } discargas.
}
needsAccountTime = Sin conto un ligamine functiona al maximo { $time }.

## Sending: under way and done

chosenTold = { $files }, total: { $size }
noAnswer = Nulle responsa desde alcun tempore. Controla tu connexion: le incarga continua per se mesme, o tu pote cancellar lo.
uploading = Incarga in curso
importing = Lectura de tu files…
encrypting = Cryptation…
finalising = Toto ha arrivate. Conservation in curso…
expiresAfter = Expira post { $downloads } o { $time }
settingPassword = Definition del contrasigno…
passwordFailed = Le contrasigno non ha potite esser definite
passwordFailedLead = Tu files es incargate, sed non ancora protegite, dunque le ligamine non es monstrate. Tenta de novo, o dele le invio.
linkReady = Tu ligamine es preste
linkReadyLead = Qui ha iste ligamine pote aperir le files. Necuno altere lo pote, ni mesmo iste servicio.
shareLink = Ligamine a tu files
sendMore = Inviar plus files
copyLinkTitle = Copia tu ligamine
shareLinkTitle = Comparti tu ligamine
linkDialogLead = Omne persona a qui tu da iste ligamine pote aperir { $name }.

## The survey

surveyTitle = Dice nos lo que tu pensa
surveyLead = Tu responsas adjuta a meliorar le invio de files. Illos es date in un altere pagina, e nihil re tu files va con illos.
giveFeedback = Dar opinion
surveySkip = Saltar

## The person's own uploads

yourUploads = Tu invios
noUploads = Lo que tu invia appare hic, a fin que tu pote copiar de novo su ligamine o deler lo.
downloadsLeft = { $count ->
    [one] Resta { $count } discarga
   *[other] Resta { $count } discargas
}
timeLeft = Resta { $time }
deleteNamed = Deler { $name }
deleteTitle = Deler iste invio?
deleteQuestion = Necuno potera plus discargar { $name }. Isto non pote esser disfacite.
keep = Conservar
openDownloadPage = Aperir le pagina que le destinatarios de { $name } vide
changeLimits = Cambiar
changeLimitsNamed = Cambiar quante tempore { $name } pote esser discargate
changeLimitsTitle = Cambiar le duration del ligamine
keepTime = Sin cambio
timeFromNow = { $time } a partir de ora
save = Salvar
goneTitle = Illo non plus existe
goneLead = { $name } ha expirate, ha essite discargate tante vices como su ligamine permitteva, o ha essite delite in un altere loco. Nihil ha essite cambiate.
passwordNotSet = Su contrasigno non es definite, dunque su ligamine non es monstrate. Si isto remane assi, dele lo e invia le files de novo.
changeFailed = Isto non ha potite esser cambiate. Controla tu election e tu connexion, postea tenta de novo.

## Receiving

checkingLink = Recerca de tu files…
checkFailed = Le servitor non responde
checkFailedLead = Nihil es perdite. Controla tu connexion e tenta de novo.
checkRefused = Non justo ora
checkRefusedLead = Un problema occurreva in le servitor. Nihil es perdite: tenta de novo post un momento.
waitAsked = Le servitor te demanda de attender { $time }.
expiredTitle = Iste files non plus existe
expiredLead = Le ligamine ha expirate, ha essite exhaurite, o su expeditor lo ha delite. Demanda un nove.
passwordNeeded = Scribe le contrasigno
passwordNeededLead = Le expeditor ha protegite iste files. Le contrasigno non ha venite con le ligamine.
passwordTryAgain = Le contrasigno non es correcte. Tenta de novo.
unlock = Disblocar
keyNeeded = Le clave manca
keyNeededLead = Un ligamine complete ha un clave post le signo #. Colla le ligamine integre, o solmente su clave.
keyLabel = Ligamine o clave
notAKey = Isto non es un ligamine ni un clave de iste servicio.
keyOfAnotherFile = Iste ligamine conduce a altere files.
openLink = Aperir
filesForYou = { $count ->
    [one] Un file pro te
   *[other] { $count } files pro te
}
filesForYouLead = Inviate cryptate. Le decryptation ha loco hic, in tu navigator.
download = Discargar
noStreamsWarning = Iste navigator pote aperir un file si grande solmente tenente lo toto in le memoria, e isto pote faller. Que vole tu facer?
noStreams-copyLink = Copiar le ligamine, pro aperir lo in un altere navigator
noStreams-otherBrowser = Obtener un navigator que salva files grande durante que illos arriva
noStreams-download = Discargar hic totevia
linkLife = Disponibile durante { $time }
lastDownload = Disponibile durante { $time }. Isto es le ultime discarga: salva ben le files.
downloadsTaken = Le ultime discarga es in curso justo ora, hic o apud un altere persona. Si illo se interrumpe, il habera un de novo: tenta post duo minutas.
downloading = Discarga in curso
decrypting = Decryptation…
downloadFinished = Ecce lo
downloadFinishedLead = Le file es decryptate e es in tu discargas.
downloadStopped = Le discarga non es complete.
showDownload = Monstrar

## Dead ends

loading = Un momento…
configFailed = Le servitor non responde
configFailedLead = Nihil es perdite. Controla tu connexion e tenta de novo.
notFoundTitle = Il ha nihil hic
notFoundLead = Le files ha expirate o ha essite delite, o le ligamine non es complete.
errorTitle = Un problema ha occurrite
errorLead = Isto non ha functionate. Retorna al initio e tenta de novo.
uploadErrorLead = Tu files non ha essite inviate. Illos que tu ha eligite es ancora hic: tenta de novo.
uploadError-too_large = Le files es plus grande que iste servicio permitte. Invia los in partes plus parve.
uploadError-bad_limit = Le servicio non plus permitte tante discargas o tante tempore. Recarga le pagina, postea elige de novo.
uploadError-unauthorized = Hic solmente le personas con un session aperte pote inviar files. Aperi session, postea elige tu files de novo.
uploadError-sender_unknown = Le servicio non ha potite saper que tu ha aperite session, dunque on ha applicate le limites pro tote le alteres. Si tu session es ora claudite, aperi lo de novo; alteremente tenta de novo post un momento.
uploadError-issuer_away = Le servicio non es disponibile ora, o non pote saper qui ha aperite session. Sin conto on pote inviar usque a { $size } a un vice, pro al maximo { $downloads } e { $time }: non invia plus que isto, o tenta de novo post un momento.
uploadError-rate_limited = Il habeva troppo de tentativas. Attende un momento, postea tenta de novo.
uploadError-busy = Le servicio es supercargate. Tu files es ancora hic: tenta de novo post un momento.
uploadError-full = Le servicio non ha spatio pro altere files in iste momento. Tu files es ancora hic: tenta de novo plus tarde.
uploadError-unavailable = Le servicio non es disponibile ora. Tu files es ancora hic: tenta de novo post un momento.
uploadError-idle_timeout = Le connexion ha essite inactive troppo longe tempore. Controla lo, postea tenta de novo.
uploadError-connect_failed = Le servitor non ha respondite. Controla tu connexion e tenta de novo. Alcun retes, sovente illos al travalio, bloca lo que le incargas necessita (connexiones WebSocket): usa ibi un altere rete, como illo de tu telephono, o demanda a qui gere le tue.
uploadError-connection_lost = Le connexion se ha interrumpite. Tu files es ancora hic: tenta de novo.
uploadError-file_changed = Un del files ha cambiate o non ha potite esser legite durante le invio. Elige lo de novo.
downloadErrorLead = Le discarga non es complete. Tenta de novo; si isto non adjuta, demanda al expeditor un nove ligamine.
downloadError-rate_limited = Il habeva troppo de tentativas. Attende un momento, postea tenta de novo.
downloadError-busy = Le servicio es supercargate. Le ligamine functiona ancora: tenta de novo post un momento.
downloadError-unavailable = Le servicio non es disponibile ora. Le ligamine functiona ancora: tenta de novo post un momento.
downloadError-connect_failed = Le servitor non ha potite esser attingite. Controla tu connexion, postea tenta de novo.
downloadError-connection_lost = Le connexion se ha interrumpite. Controla lo, postea tenta de novo.
downloadError-damaged = Lo que ha arrivate non es lo que ha essite inviate, dunque nihil de illo ha essite conservate. Tenta de novo; si isto non adjuta, demanda al expeditor un nove ligamine.
downloadError-incomplete = Le navigator ha cessate de salvar al medietate. Dele le file incomplete, postea tenta de novo.
downloadError-no_room = In iste apparato non resta spatio pro iste files. Libera alcun spatio, postea tenta de novo.
crashLead = Iste pagina non ha potite esser monstrate. Recarga lo; lo que tu ha inviate antea non es afficite.
chunkTitle = Un parte de iste pagina manca
chunkMissingLead = Illo non ha potite esser cargate. Controla tu connexion, postea recarga le pagina; lo que tu ha inviate antea non es afficite.
chunkTimeoutLead = Le cargamento ha durate troppo. Controla tu connexion, postea recarga le pagina; lo que tu ha inviate antea non es afficite.
waitForTransfer = Un transferentia es ancora in curso, e esserea interrumpite. Attende que illo es complete.
reload = Recargar
backHome = Retornar al initio
outdatedTitle = Il ha un version plus nove
outdatedLead = Iste pagina es obsolete. Actualisa lo pro continuar.
update = Actualisar
outdatedBrowserTitle = Iste navigator es obsolete
outdatedBrowserLead = A illo manca lo que es necessari pro inviar e reciper files. Actualisa lo, postea aperi de novo le mesme adresse.
unsupportedTitle = Iste navigator non pote aperir { $title }
unsupportedLead = Le files es cryptate in le navigator, e a iste manca lo que es necessari pro facer lo. Usa un navigator actualisate.
insecureTitle = Iste adresse non es secur
insecureLead = Le navigatores crypta solmente in paginas cargate de maniera secur. Retorna, postea aperi le mesme adresse con https:// al initio. Si isto falle, demanda a qui gere iste servicio su adresse secur.
otherBrowser = Obtener un altere navigator
help = Adjuta

## Privacy

legalTitle = Confidentialitate e conditiones
legalLead = Lo que eveni a tu files, in alcun phrases.
legalEncrypted = Le files es conservate cryptate. Le clave es in le ligamine e nunquam attinge le servitor.
legalLifetime = Un file es conservate al maximo { $anonymous }, o { $signedIn } si le expeditor ha aperite session.
legalOneLifetime = Un file es conservate al maximo { $time }.
legalDownloads = A causa de un limite de discargas, un file pote esser delite plus tosto.
legalLogs = In le registros del servitor, le adresses IP es conservate { $days } dies.
legalAccountToSend = Un conto es necessari pro inviar files, e non pro reciper los.
legalAccount = Un conto es necessari solmente pro files plus grande que { $size }.
