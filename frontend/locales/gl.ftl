# Envoi: galego

productName = Envoi

## Page

homeLink = { $title }, inicio
skipToContent = Ir ao contido
promo = Aviso
closeNotice = Pechar
storageBlocked = Este navegador non garda a lista dos seus envíos: desaparece ao pechar a páxina. Antes diso, copie as ligazóns.
storageFull = Neste dispositivo non queda espazo para a lista dos seus envíos. Antes de pechar a páxina, copie as ligazóns ou elimine os envíos que xa non precise.
footerPromise = Os ficheiros cífranse antes de saíren do seu dispositivo. Só os pode abrir quen teña a ligazón.
footerLinks = Sobre este servizo
link-privacy = Privacidade
link-terms = Condicións
link-cookies = Cookies
link-source = Código fonte
link-feedback = Opinións
feedbackFacts = Versión { $version }, { $browser }
language = Lingua
languageOfBrowser = Lingua do navegador
languageTold = { $label }: { $language }
languageFailed = Non se puido cargar esta lingua. Comprobe a conexión e ténteo de novo.
introTitle = Comparta ficheiros en privado, sen complicacións
introLead = Os seus ficheiros cífranse neste dispositivo antes de enviarse. Comparta a ligazón con quen queira: ninguén máis pode abrilos.
notBegunTitle = Aínda non hai nada aquí?
notBegunLead = Comprobe a conexión e cargue esta páxina de novo. Se iso non axuda, o seu navegador está anticuado: actualíceo.
scriptsOffTitle = JavaScript está desactivado
scriptsOffLead = Os seus ficheiros cífranse no navegador, e por iso esta páxina precisa JavaScript. Actíveo e cárguea de novo.

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
    [one] { $num } día
   *[other] { $num } días
}
hours = { $num ->
    [one] { $num } hora
   *[other] { $num } horas
}
minutes = { $num ->
    [one] { $num } minuto
   *[other] { $num } minutos
}
seconds = { $num ->
    [one] { $num } segundo
   *[other] { $num } segundos
}
shortDays = { $num ->
    [one] { $num } día
   *[other] { $num } días
}
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = ata hoxe, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = ata mañá, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = ata o { DATETIME($at, day: "numeric", month: "numeric", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } de { $total }
remaining = Tempo restante: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } descarga
   *[other] { $count } descargas
}
downloadsWithoutLimit = Calquera número de descargas
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } ficheiro
   *[other] { $count } ficheiros
}
nameAndMore = { $name } e { $count } máis

## Common buttons

ok = Aceptar
done = Feito
cancel = Cancelar
add = Engadir
doNotAdd = Non engadir
tryAgain = Tentar de novo
copyLink = Copiar a ligazón
copyMessage = Copiar mensaxe
includePassword = Incluír o contrasinal
emailLink = Correo
emailSubject = Ficheiros para vostede
copied = Copiado
copyRefused = O navegador non nos deixou copiar a ligazón. Está seleccionada para que a poida copiar vostede.
share = Compartir
shareNamed = Compartir { $name }
showQrCode = Código QR
qrCode = Código QR desta ligazón
qrCodeHint = Escanéeo coa cámara dun teléfono para abrir alí a ligazón.
qrCodeFailed = Non se puido xerar o código QR. A súa ligazón segue funcionando.
sendYourOwn = Enviar ficheiros propios
deleteUpload = Eliminar
deleteFailed = Non se puido eliminar este envío. Comprobe a conexión e ténteo de novo.
passwordProtected = Protexido con contrasinal
passwordLabel = Contrasinal
showPassword = Mostrar o contrasinal
hidePassword = Agochar o contrasinal
filesInside = Ficheiros deste envío

## Accounts

signIn = Iniciar sesión
signOut = Pechar sesión
signOutWaits = Aínda hai unha transferencia en curso. Peche a sesión cando remate.
signOutWaitsForTab = Aínda hai unha transferencia en curso noutra lapela. Peche a sesión cando remate.
signOutSyncs = Gardando a súa lista antes de pechar a sesión…
signOutTitle = Pechar sesión?
signOutLoses = { $count ->
    [one] { $count } envío está só neste dispositivo. Unha vez pechada a sesión, xa non poderá velo, cambialo nin eliminalo. A súa ligazón seguirá funcionando.
   *[other] { $count } envíos están só neste dispositivo. Unha vez pechada a sesión, xa non poderá velos, cambialos nin eliminalos. As súas ligazóns seguirán funcionando.
}
staySignedIn = Manter a sesión
signOutAnyway = Pechar sesión igualmente
signedOut = Pechouse a sesión.
signedOutRefused = A súa sesión caducou. Iníciea de novo para ver a súa lista.
signUpTitle = Inicie sesión para ter máis
signUpLead = Pode enviar ficheiros sen conta. Cunha conta pode facer máis:
benefitSize = Enviar ata { $size } dunha vez
benefitCount = { $count ->
    [one] Permitir que unha ligazón se use ata { $count } vez
   *[other] Permitir que unha ligazón se use ata { $count } veces
}
benefitTime = { $token ->
    [one] Manter unha ligazón activa ata { $token } día
   *[other] Manter unha ligazón activa ata { $token } días
}
benefitSync = Ver os seus envíos en todos os seus dispositivos
benefitPerk = A súa lista segue cifrada; só vostede pode lela
emailLabel = Correo electrónico (opcional)
signInNotBegun = Non se puido chegar á páxina de inicio de sesión. Comprobe a conexión e ténteo de novo.
signInAway = Agora mesmo non se pode iniciar sesión. Ténteo máis tarde.
signInNoRoom = Neste dispositivo non queda espazo para iniciar sesión. Elimine os envíos que xa non precise e ténteo de novo.
signInWaits = Aínda hai unha transferencia en curso e perderíase. Inicie sesión cando remate.
signingIn = Iniciando a sesión…
signInErrorLead = Non se iniciou a sesión e non cambiou nada máis. Ténteo de novo.
signInReason = Se segue a ocorrer, comuníquello a quen xestiona este servizo: { $reason }
passphraseNeeded = Introduza a frase de paso da súa lista
passphraseNeededLead = Cifra a lista dos seus envíos e nunca sae deste dispositivo. Use a mesma en todos os seus dispositivos.
passphraseLabel = Frase de paso
passphraseTooShort = É curta de máis. Use polo menos { $length } caracteres.
passphraseHint = Polo menos { $length } caracteres: unhas cantas palabras que só vostede xuntaría. Ninguén pode recuperala, así que anótea.
passphraseRunning = Creando a súa chave…
passphraseFailed = Non se puido crear a chave neste dispositivo. Peche outras lapelas e ténteo de novo.
goOn = Continuar
cancelSignIn = Non iniciar sesión
unknownPassphrase = É unha frase de paso nova?
unknownPassphraseLead = Non atopamos ningunha lista para ela. Se este é o seu primeiro dispositivo ou quere unha frase nova, escríbaa outra vez para comezar unha lista. Se xa ten unha lista, quizais a escribiu mal.
passphraseAgain = Escriba de novo a frase de paso
passphraseDiffers = As frases de paso non coinciden.
beginList = Comezar unha lista nova
anotherPassphrase = Escribina mal
uncheckedPassphrase = Non se puido comprobar a súa frase de paso
uncheckedPassphraseLead = O servidor non dixo se hai unha lista para esta frase de paso. Ténteo de novo. Se continúa e está mal escrita, non verá a lista dos seus outros dispositivos.
trustPassphrase = Continuar igualmente
retypePassphrase = Escribila de novo

## Sending: choosing files

sendFiles = Enviar ficheiros
dropFiles = Arrastre e solte ficheiros
orSelectFiles = ou escólleos, ata { $size }
upToSize = Ata { $size }
selectFiles = Seleccionar ficheiros
selectFolder = Seleccionar un cartafol
sharedTitle = Quere engadir estes ficheiros?
sharedLead = Outra aplicación ou sitio web compartiunos con esta páxina. Engada só o que esperaba.
accountNeeded = Inicie sesión para enviar ficheiros
accountNeededLead = Fai falta unha conta para enviar ficheiros aquí. Calquera pode recibilos.
accountNeededBlocked = Fai falta unha conta para enviar ficheiros aquí, pero este navegador non pode gardar o inicio de sesión desta páxina. Aínda pode recibir ficheiros.
accountNeededToRequest = Fai falta unha conta para pedir ficheiros aquí. Calquera que teña a ligazón pode enviarllos.
signInForSize = Inicie sesión para enviar ata { $size }
dropNow = Solte para engadir
chosenFiles = Os seus ficheiros
addMoreFiles = Engadir
removeFile = Quitar { $name }
fileRemoved = Quitouse { $name }
addFolder = Engadir un cartafol
skipped-none = Non se atoparon ficheiros para engadir
skipped-empty = { $count ->
    [one] Omitiuse { $count } ficheiro baleiro
   *[other] Omitíronse { $count } ficheiros baleiros
}
skipped-chosen = { $count ->
    [one] Omitiuse { $count } ficheiro xa engadido
   *[other] Omitíronse { $count } ficheiros xa engadidos
}
skipped-system = Ficheiros do sistema omitidos: { $count }
skipped-unreadable = Non se puido ler: { $name }
expiryChoices = A ligazón caduca despois de
downloadLimitLabel = Descargas
timeLimitLabel = Tempo
addPassword = Protexer cun contrasinal
liveLink = Obter a ligazón mentres se sobe
liveLinkHint = Os destinatarios poden comezar a descargar no seu navegador mentres vostede aínda está a subir os ficheiros. Manteña esta páxina aberta.
passwordMissing = Escriba un contrasinal ou desmarque a caixa para enviar sen el.
maxPasswordLength = Os contrasinais poden ter ata { $length } caracteres.
uploadFiles = { $count ->
    [one] Subir { $count } ficheiro
   *[other] Subir { $count } ficheiros
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Demasiados ficheiros
noticeTitle-fileTooBig = Demasiado grande para enviar
noticeTitle-tooManyArchives = Demasiados envíos
noticeTitle-unreadableFiles = Non se poden ler estes ficheiros
tooManyFiles = { $count ->
    [one] Pode enviar { $count } ficheiro dunha vez e escolleu { $chosen }. Comprímaos nun ZIP ou escolla un.
   *[other] Pode enviar ata { $count } ficheiros dunha vez e escolleu { $chosen }. Comprímaos nun ZIP ou escolla menos.
}
tooManyFilesAtOnce = { $count ->
    [one] Pode enviar { $count } ficheiro dunha vez. Comprímaos nun ZIP ou escolla un.
   *[other] Pode enviar ata { $count } ficheiros dunha vez. Comprímaos nun ZIP ou escolla menos.
}
addFitting = { $count ->
    [one] Engadir o primeiro
   *[other] Engadir os { $count } primeiros
}
fileTooBig = Pode enviar ata { $size } dunha vez. Envíe estes ficheiros en partes máis pequenas.
tooManyArchives = { $count ->
    [one] Pode ter { $count } envío ao mesmo tempo. Elimíneo ou agarde a que caduque.
   *[other] Pode ter ata { $count } envíos ao mesmo tempo. Elimine un ou agarde a que caduque algún.
}
unreadableFiles = Non podemos ler o que soltou. Escolla os ficheiros co botón.
needsAccountSize = Sen conta pode enviar ata { $size } dunha vez.
needsAccountCount = { $count ->
    [one] Sen conta, unha ligazón permite { $count } descarga como máximo.
   *[other] Sen conta, unha ligazón permite { $count } descargas como máximo.
}
needsAccountTime = Sen conta, as ligazóns funcionan { $time } como máximo.

## Sending: under way and done

chosenTold = { $files }, { $size } en total
noAnswer = Agardando pola súa conexión. Continuaremos automaticamente.
uploading = Subindo
uploadWaiting = Agardando para subir
pause = Pausar
uploadPaused = En pausa
liveLinkReady = Esta ligazón xa funciona. Os destinatarios reciben os ficheiros a medida que os sobe. Manteña esta páxina aberta.
unfinishedUpload = Subida interrompida
continueFrom = Continuar desde { $size }?
sameFilesNeeded = Para continuar, escolla de novo os mesmos ficheiros.
otherFiles = Estes non son os mesmos ficheiros ou cambiaron desde entón. Non se enviou nada máis.
notSent = Aínda sen subir
prepareNext = Preparar a seguinte subida
waitsForUpload = Comeza cando remate a subida actual.
stopUploadTitle = Deter esta subida?
stopUploadLead = O que xa se enviou perderase. Os ficheiros que escolleu seguen aquí.
keepUploading = Seguir subindo
stopUpload = Deter a subida
showUpload = Mostrar
importing = Lendo os seus ficheiros…
encrypting = Cifrando…
finalising = Case está. Gardando os seus ficheiros…
expiresAfter = Caduca despois de { $downloads } ou { $time }
settingPassword = Establecendo o contrasinal…
passwordFailed = Non se puido establecer o contrasinal
passwordFailedLead = Os ficheiros están subidos, pero aínda non protexidos; por iso non lle mostramos a ligazón. Ténteo de novo ou elimine o envío.
uploaded = Listo para compartir
linkReady = A súa ligazón está lista
uploadComplete = Subida completada
shareLink = Ligazón aos seus ficheiros
sendMore = Enviar máis ficheiros
linkDialogLead = Calquera que teña esta ligazón pode descargar { $name }.
linkDialogNote = Calquera que teña esta ligazón pode ler a súa nota.
linkNeedsPassword = Tamén precisará o contrasinal.

howProtected = Como se protexen os seus ficheiros
protectionTitle = Cifrado de extremo a extremo
protectionEncrypted = O seu navegador cifra os ficheiros antes de que saian deste dispositivo. O servidor só garda o que non pode ler.
protectionKey = A chave forma parte da ligazón, despois do signo #. Nunca se envía ao servidor, así que comparta a ligazón só con persoas de confianza.
protectionExpiry = Os ficheiros elimínanse cando caduca a ligazón: despois das descargas ou do tempo que escolla.

## Keyboard shortcuts

shortcutsTitle = Atallos de teclado
shortcutChoose = Escoller ficheiros
shortcutUpload = Subir
shortcutCopy = Copiar a ligazón
shortcutDownload = Descargar
shortcutHelp = Mostrar esta lista
shortcutsOn = Usar atallos de teclado

## The survey

surveyTitle = Díganos que lle parece
surveyLead = As súas respostas axúdannos a mellorar. A enquisa ábrese noutra páxina e non sabe nada dos seus ficheiros.
giveFeedback = Dar a opinión
surveySkip = Omitir

## The person's own uploads

yourUploads = Os seus envíos
noUploads = Os ficheiros que envíe aparecen aquí, para que poida copiar de novo a ligazón ou eliminalos.
joinOffer = Envíos feitos neste dispositivo antes de iniciar a sesión: { $count }. Quere engadilos á súa lista?
downloadsLeft = { $count ->
    [one] Queda { $count } descarga
   *[other] Quedan { $count } descargas
}
timeLeft = Tempo restante: { $time }
deleteNamed = Eliminar { $name }
deletingNamed = Eliminando { $name }…
undo = Desfacer
keep = Conservar
moreActions = Máis accións para { $name }
openPage = Abrir páxina de descarga
openDownloadPage = Abrir a páxina de descarga de { $name }
changeLimits = Cambiar
changeLimitsNamed = Cambiar cando caduca a ligazón a { $name }
changeLimitsTitle = Cambiar cando caduca a ligazón
keepTime = Sen cambios
timeFromNow = { $time } desde agora
save = Gardar
goneTitle = Este envío xa non está
goneLead = { $name } caducou, chegou ao límite de descargas ou eliminouse noutro lugar. Non se cambiou nada.
passwordNotSet = O contrasinal non está establecido; por iso a ligazón está agochada. Se segue así, elimine o envío e envíe os ficheiros de novo.
changeFailed = Non se puido gardar. Comprobe o que escolleu e a conexión, e ténteo de novo.
pastUploads = Rematados nos últimos 7 días
clearPast = Limpar
pastDownloaded = Descargado: { $time }
pastDownloadedBefore = Descargado antes de: { $time }
pastExpired = Caducado: { $time }
pastDeleted = Eliminado: { $time }
pastGone = Esgotado ou eliminado: { $time }
pastGoneBefore = Esgotado ou eliminado antes de: { $time }
requestFiles = Pedir ficheiros
newRequestLead = Cree unha ligazón coa que calquera lle poida enviar ficheiros que só vostede pode ler.
requestWanted = O que precisa, un elemento por liña
requestAskerHint = Quen envía ve este nome. Ninguén o comproba.
requestOpenFor = Aberto durante
deliveries = Entregas
requestDeliverySize = Tamaño de cada entrega
requestTotalSize = Tamaño total
newRequestKinds = Tipos de ficheiro, como .pdf (só orientativo)
requestLink = Ligazón da petición
requestReadyLead = Calquera que teña esta ligazón pode enviarlle ficheiros. Só vostede os pode ler.
requestSubject = Envíeme ficheiros, por favor
ownerLink = Ligazón da caixa
ownerLinkWarning = Abre esta caixa noutro dispositivo. Quen a teña pode ler todo o que reciba, así que non a comparta.
inbox = Caixa de entrada
yourRequests = As súas peticións
joinRequests = Peticións creadas neste dispositivo antes de iniciar a sesión: { $count }. Quere engadilas á súa lista?
newDeliveries = Entregas novas: { $count }
notifyDeliveries = Avisarme das entregas
requestAccepts = Acepta ficheiros
requestClosed = Xa non acepta ficheiros
noDeliveries = Aínda non chegou nada. As entregas aparecerán aquí.
requestGoneLead = Esta petición caducou ou foi eliminada.
requestUntrusted = Esta petición non é de fiar
requestUntrustedLead = A ligazón está danada ou o servidor amosa outra petición. Non se amosa nada.
deliveryComing = Enviándose
deliveryNew = Recibida
deliveryCollected = Gardada
removeDelivery = Eliminar do servidor
deliveryRefused-repeated = Rexeitada: esta entrega aparece dúas veces.
deliveryRefused-forged = Rexeitada: non se fixo coa súa ligazón.
deliveryRefused-damaged = Rexeitada: está danada ou foi modificada.
closeRequest = Deixar de aceptar ficheiros
closeRequestTitle = Quere deixar de aceptar ficheiros?
closeRequestLead = A ligazón deixa de funcionar definitivamente e os ficheiros que aínda se están enviando non chegarán. O que chegou queda aquí.
newLink = Nova ligazón
newLinkLead = A ligazón anterior deixa de funcionar en canto a nova estea lista. O que chegou queda na caixa anterior.
deleteRequestTitle = Quere eliminar esta petición?
deleteRequestLead = A ligazón deixa de funcionar e todo o que chegou elimínase do servidor. Os ficheiros que gardou consérvanse.

## Receiving

checkingLink = Buscando os seus ficheiros…
checkFailed = Non se pode conectar co servidor
checkFailedLead = Non se perdeu nada. Comprobe a conexión e ténteo de novo.
checkRefused = O servidor está saturado
checkRefusedLead = Non se perdeu nada. Ténteo de novo nun momento.
waitAsked = Agarde { $time }, por favor.
expiredTitle = Estes ficheiros xa non están
expiredLead = A ligazón caducou, chegou ao límite de descargas ou o remitente eliminouna. Pida unha nova.
removedTitle = Estes ficheiros foron retirados
removedLead = Retirounos quen xestiona este servizo, así que a ligazón xa non funciona.
contactOperator = Contactar
passwordNeeded = Introduza o contrasinal
passwordNeededLead = Pídalle o contrasinal ao remitente; non está na ligazón.
passwordTryAgain = Contrasinal incorrecto. Ténteo de novo.
unlock = Desbloquear
keyNeeded = Esta ligazón está incompleta
keyNeededLead = Falta unha parte da ligazón. Cópiea de novo e péguea aquí.
keyLabel = Ligazón ou chave
notAKey = Isto non é nin unha ligazón nin unha chave deste servizo.
keyOfAnotherFile = Esta ligazón é doutros ficheiros.
openLink = Abrir
wrongKey = Esta ligazón non funciona
wrongKeyLead = Quizais lle falta unha parte. Copie a ligazón enteira da súa mensaxe e péguea aquí.
filesForYou = { $count ->
    [one] Un ficheiro para vostede
   *[other] { $count } ficheiros para vostede
}
filesForYouLead = Cifrado de extremo a extremo. Só se descifra no seu navegador.
fromSender = Do remitente
showMore = Amosar máis
download = Descargar
noStreamsWarning = Para abrir un ficheiro tan grande, este navegador ten que mantelo enteiro na memoria, e iso pode fallar. Que quere facer?
noStreams-copyLink = Copiar a ligazón para abrila noutro navegador
noStreams-otherBrowser = Obter un navegador que garde directamente os ficheiros grandes
noStreams-download = Descargar aquí igualmente
linkLife = Caduca en { $time }
linkLifeUnderMinute = Caduca en menos dun minuto
lastDownloadNote = Última descarga: en canto abra ou garde, a ligazón deixa de funcionar.
ownUpload = { $left ->
    [one] Este envío é seu. Se o descarga, ninguén máis poderá facelo.
   *[other] Este envío é seu. Se o descarga, gasta 1 das { $left } descargas que lle quedan.
}
downloadsTaken = Alguén está a facer a última descarga agora mesmo. Se se interrompe, pode tentalo de novo en dous minutos.
downloading = Descargando
decrypting = Descifrando…
downloadBegunAnew = Non se puido continuar esta descarga, así que comezou de novo desde o principio.
stillUploading = O remitente aínda está a subir os ficheiros. Xa pode comezar a descarga.
waitsForSender = Agardando polo remitente. Continuaremos automaticamente.
downloadFinished = Descarga completada
downloadFinishedLead = { $name } está no seu cartafol Descargas.
savedInFolder = Gardado en { $folder }
downloadFinishedRenamed = Está no seu cartafol Descargas. É posible que o navegador lle dese outro nome.
downloadAgain = Descargar de novo
lastDownloadDone = Era a última descarga, así que a ligazón xa non funciona.
downloadStopped = Descarga non rematada
showDownload = Mostrar

## Sending what a request asks for

requestTitle = Ficheiros solicitados
requestLead = Cífrase neste dispositivo. Só quen os pide pode abrir o que envíe.
requestWords = De quen os pide (sen verificar)
requestKinds = Tipos de ficheiro preferidos
requestLeft = Entregas restantes
requestRoom = Espazo restante
requestEach = Máximo por entrega
requestSend = Enviar
requestPasswordLead = Pídallo a quen lle enviou a ligazón.
requestSent = Enviado
requestSentLead = Só quen o pediu pode abrilo. Ve o mesmo código de recepción.
receiptLabel = Código de recepción
copyReceipt = Copiar o código de recepción
delivery-stored = Chegou. Aínda non se recolleu.
delivery-collected = Recollido.
delivery-gone = Eliminouse ou caducou sen recollerse.
deliveryLost = A súa subida interrompida xa non se pode continuar.
sentBefore = Enviado desde este dispositivo
sentAt = Enviado: { $time }
requestEnded-unknown = Non existe tal petición
requestEndedLead-unknown = Eliminouse ou caducou, ou este servizo non acepta peticións. Pida unha ligazón nova.
requestEnded-closed = Esta petición está pechada
requestEnded-full = Esta petición está completa
requestEndedLead = Xa non acepta nada máis. Pida unha ligazón nova.
requestEnded-untrusted = Esta ligazón non é de fiar
requestEndedLead-untrusted = A ligazón e o servidor non coinciden, polo que non se enviou nada. Pida de novo a ligazón por outra vía.

## Reporting an upload to whoever runs the service

report = Denunciar
reportTitle = Denunciar esta subida
reportLead = Isto chega a quen xestiona este servizo. Só esas persoas poden ler o que escriba.
reportReason = Que ocorre?
reportReason-malware = Software daniño
reportReason-fraud = Estafa ou phishing
reportReason-illegal = Contido ilegal
reportReason-other = Outra cousa
reportWords = Que deberían saber?
reportKey = Incluír a chave
reportKeyHint = Coa chave poden abrir os ficheiros. Sen ela, non.
reportSend = Enviar a denuncia
reportSent = Denuncia enviada
reportSentLead = Grazas. Quen xestiona este servizo vaina revisar.
reportFailed = Non se puido enviar. Comprobe a conexión e ténteo de novo.

## Dead ends

loading = Un momento…
configFailed = Non se pode conectar co servidor
configFailedLead = Non se perdeu nada. Comprobe a conexión e ténteo de novo.
intercepted = En lugar deste servizo respondeu unha páxina de inicio de sesión ou a súa rede. Abra esta páxina noutra lapela e inicie sesión alí se llo pide.
pageNotFound = Non se atopou a páxina
pageNotFoundLead = Comprobe o enderezo ou comece na páxina de inicio.
notFoundTitle = Aquí non hai nada
notFoundLead = Os ficheiros caducaron ou foron eliminados, ou a ligazón non está completa.
errorTitle = Algo foi mal
errorLead = Algo estragouse. Non se perdeu nada do que enviou.
uploadErrorLead = Os ficheiros non se enviaron, pero a súa selección segue aquí. Ténteo de novo.
uploadError-too_large = Estes ficheiros son máis grandes do que permite este servizo. Envíeos en partes máis pequenas.
uploadError-bad_limit = Este servizo xa non permite tantas descargas ou tanto tempo. Cargue a páxina de novo e volva escoller.
uploadError-unauthorized = Ten que iniciar sesión para enviar ficheiros aquí. Inicie sesión e escolla os ficheiros de novo.
uploadError-sender_unknown = Non puidemos confirmar que iniciou sesión, así que se aplicaron os límites xerais. Se se pechou a sesión, iníciea de novo; se non, ténteo outra vez nun momento.
uploadError-issuer_away = O servizo non está dispoñible agora ou non pode comprobar quen iniciou sesión. Sen conta pode enviar ata { $size }, para { $downloads } e { $time } como máximo. Envíe menos ou ténteo de novo nun momento.
uploadError-signed_out = Pechouse a súa sesión neste dispositivo, por iso se detivo este envío.
uploadError-rate_limited = Demasiados intentos. Agarde un momento e ténteo de novo.
uploadError-too_many_uploads = Demasiadas subidas desde a súa rede ou a súa conta. Os ficheiros seguen aquí.
uploadError-too_many_bytes = Demasiados datos desde a súa rede ou a súa conta. Os ficheiros seguen aquí.
uploadError-busy = O servizo está saturado. Os ficheiros seguen aquí; ténteo de novo nun momento.
uploadError-full = O servizo non ten sitio para máis ficheiros neste momento. Os ficheiros seguen aquí; ténteo de novo máis tarde.
uploadError-unavailable = O servizo non está dispoñible agora. Os ficheiros seguen aquí; ténteo de novo nun momento.
uploadError-idle_timeout = A conexión estivo inactiva demasiado tempo. Compróbea e ténteo de novo.
uploadError-connect_failed = Non se pode conectar co servidor. Comprobe a conexión e ténteo de novo. Algunhas redes, moitas veces as do traballo, bloquean as subidas. Probe outra rede, como a do teléfono, ou pregúntelle a quen xestiona a súa.
uploadError-connection_lost = Perdeuse a conexión. Os ficheiros seguen aquí; ténteo de novo.
uploadError-file_changed = Un dos seus ficheiros cambiou ou non se puido ler mentres se enviaba. Escóllao de novo.
downloadErrorLead = A descarga non rematou. Ténteo de novo; se iso non axuda, pídalle ao remitente unha ligazón nova.
downloadError-rate_limited = Demasiados intentos. Agarde un momento e ténteo de novo.
downloadError-busy = O servizo está saturado. A ligazón aínda funciona; ténteo de novo nun momento.
downloadError-unavailable = O servizo non está dispoñible agora. A ligazón aínda funciona; ténteo de novo nun momento.
downloadError-connect_failed = Non se pode conectar co servidor. Comprobe a conexión e ténteo de novo.
downloadError-connection_lost = Perdeuse a conexión. Compróbea e ténteo de novo.
downloadError-damaged = O que chegou non é o que se enviou, así que non se conservou nada. Ténteo de novo; se iso non axuda, pídalle ao remitente unha ligazón nova.
downloadError-incomplete = O seu navegador deixou de gardar á metade. Elimine o ficheiro incompleto e ténteo de novo.
downloadError-upload_abandoned = O remitente parou antes de subilo todo. Pida unha ligazón nova.
downloadError-no_room = Neste dispositivo non hai espazo para estes ficheiros. Libere espazo e ténteo de novo.
crashLead = Non se puido mostrar esta páxina. Cárguea de novo; o que xa enviou está a salvo.
chunkTitle = Falta unha parte desta páxina
chunkMissingLead = Non se puido cargar. Comprobe a conexión e cargue a páxina de novo; o que xa enviou está a salvo.
chunkTimeoutLead = Tardou demasiado en cargarse. Comprobe a conexión e cargue a páxina de novo; o que xa enviou está a salvo.
waitForTransfer = Aínda hai unha transferencia en curso e perderíase. Agarde a que remate.
reload = Cargar de novo
backHome = Volver ao inicio
outdatedTitle = Hai unha versión máis nova
outdatedLead = Esta páxina está anticuada. Actualícea para continuar.
update = Actualizar
outdatedBrowserTitle = O seu navegador está anticuado
outdatedBrowserLead = Fáltalle o que se precisa para enviar e recibir ficheiros. Actualíceo e abra de novo este enderezo.
unsupportedTitle = Este navegador non pode abrir { $title }
unsupportedLead = Os ficheiros cífranse no navegador, e este non pode facelo. Isto é o que pode facer:
unsupportedUpdate = Actualice este navegador e abra de novo a súa ligazón.
unsupportedOther = Ou copie a súa ligazón nunha versión actual de Chrome, Edge, Firefox ou Safari.
unsupportedInApp = Se abriu a ligazón dentro doutra aplicación, escolla «Abrir no navegador» no menú desa aplicación.
insecureTitle = Este enderezo non é seguro
insecureLead = Os navegadores só cifran en páxinas seguras. Volva atrás e abra o mesmo enderezo con https:// no comezo. Se non funciona, pídalle a quen xestiona este servizo o seu enderezo seguro.
otherBrowser = Obter outro navegador
help = Axuda

## Privacy

legalTitle = Privacidade e condicións
legalLead = Que pasa cos seus ficheiros, en poucas frases.
legalEncrypted = Os ficheiros gárdanse cifrados. A chave está na ligazón e nunca chega ao servidor.
legalLifetime = Conservamos os ficheiros { $anonymous } como máximo, ou { $signedIn } se iniciou sesión.
legalOneLifetime = Conservamos os ficheiros { $time } como máximo.
legalDownloads = Os ficheiros elimínanse cando chegan ao límite de descargas.
legalLogs = Conservamos os enderezos IP nos rexistros do servidor durante { $days } días.
legalAccountToSend = Fai falta unha conta para enviar ficheiros, pero non para recibilos.
legalAccount = Só fai falta unha conta para ficheiros de máis de { $size }.

## Notes and messages

writeNote = Escribir unha nota
noteLabel = A súa nota
noteHint = Cífrase coma un ficheiro.
noteReadOnce = Cífrase coma un ficheiro e só se pode ler unha vez.
noteDone = Engadir
createLink = Crear a ligazón
note = Nota
editNote = Editar a nota
addMessage = Engadir un título ou mensaxe
titleLabel = Título
messageLabel = Mensaxe
senderLabel = O seu nome
noteForYou = Unha nota para vostede
showNote = Mostrar a nota
showNoteOnce = Mostrala gasta a última descarga: non poderá mostrala de novo.
copyText = Copiar o texto
saveNote = Gardar como ficheiro
textCopyRefused = O navegador non nos deixou copiar. Seleccione o texto e cópieo vostede.

## Looking before taking

preview = Vista previa
previewNamed = Vista previa de { $name }
selectFile = Seleccionar { $name }
downloadSelected = { $count ->
    [one] Descargar { $count } ficheiro
   *[other] Descargar { $count } ficheiros
}
downloadAll = Descargar todo
saveToFolder = Gardar nun cartafol
takingCounts = Abrir ou gardar conta como unha descarga.
takingCounted = Contouse unha descarga. Non se conta nada máis mentres esta páxina siga aberta.
previewFailed = Non se puido mostrar este ficheiro. Descárgueo.
previewTooLarge = Este ficheiro é demasiado grande para a vista previa. Descárgueo.
previewCut = Só se mostra o comezo.
previewProtected = Este ficheiro está protexido con contrasinal. Descárgueo para abrilo.
previewMissingPictures = Imaxes desta páxina que non se puideron mostrar: { $count }
previewIncomplete = Unha parte non se pode mostrar correctamente.
previewNotText = Parece que este ficheiro non contén texto. Descárgueo.
previewEncoding = Codificación do texto
previousFile = Ficheiro anterior
nextFile = Ficheiro seguinte
filePlace = { $place } de { $count }
noPreview = Este ficheiro non ten vista previa.
close = Pechar

## Strong passwords

strongPassword = Extraforte: só se abre con Envoi
strongPasswordHint = Moito máis difícil de adiviñar, mesmo para este servizo. As aplicacións máis antigas non poden abrir a ligazón.
suggestPassphrase = Suxerir unha frase de paso
suggestFailed = Non se puido cargar unha suxestión. Comprobe a conexión e ténteo de novo, ou escriba o seu propio contrasinal.
copyPassword = Copiar o contrasinal
makingKey = Preparando o cifrado…
checkingPassword = Comprobando o contrasinal…

## News

downloadingNow = Descargando agora
wrongPasswords = { $count ->
    [one] Contrasinal incorrecto, { $count } intento
   *[other] Contrasinal incorrecto, { $count } intentos
}
notifyMe = Avisarme das descargas
notifyOn = Notificacións activadas
notifyBlocked = O seu navegador bloquea as notificacións desta páxina.
wasDownloaded = Descargouse { $name }
