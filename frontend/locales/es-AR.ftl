productName = Envoi

## The page around every screen

homeLink = { $title }, inicio
skipToContent = Ir al contenido
promo = Aviso
closeNotice = Cerrar
storageBlocked = Este navegador no guarda la lista de tus envíos: desaparecerá cuando cierres esta página. Copiá antes tus enlaces.
storageFull = En este dispositivo no queda espacio para la lista de tus envíos. Copiá tus enlaces antes de cerrar esta página o eliminá los envíos que ya no necesites.
footerPromise = Los archivos se cifran antes de salir de tu dispositivo. Solo quien tenga el enlace puede abrirlos.
footerLinks = Acerca de este servicio
link-privacy = Privacidad
link-terms = Términos
link-cookies = Cookies
link-source = Código fuente
link-feedback = Opiniones
feedbackFacts = Versión { $version }, { $browser }
language = Idioma
languageOfBrowser = Idioma del navegador
languageTold = { $label }: { $language }
languageFailed = No se pudo cargar este idioma. Verificá tu conexión e intentá de nuevo.
introTitle = Compartí archivos en privado, sin complicaciones
introLead = Tus archivos se cifran en este dispositivo antes de enviarse. Compartí el enlace con quien quieras: nadie más podrá abrir los archivos.
notBegunTitle = ¿Todavía no hay nada acá?
notBegunLead = Verificá tu conexión y volvé a cargar esta página. Si no funciona, tu navegador está desactualizado: actualizalo.
scriptsOffTitle = JavaScript está desactivado
scriptsOffLead = Tus archivos se cifran en el navegador, y por eso esta página necesita JavaScript. Activalo y volvé a cargarla.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } byte
    [many] { $num } de bytes
   *[other] { $num } bytes
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } día
    [many] { $num } días
   *[other] { $num } días
}
hours = { $num ->
    [one] { $num } hora
    [many] { $num } horas
   *[other] { $num } horas
}
minutes = { $num ->
    [one] { $num } minuto
    [many] { $num } minutos
   *[other] { $num } minutos
}
seconds = { $num ->
    [one] { $num } segundo
    [many] { $num } segundos
   *[other] { $num } segundos
}
shortDays = { $num ->
    [one] { $num } d.
    [many] { $num } dd.
   *[other] { $num } dd.
}
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = hasta hoy, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = hasta mañana, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = hasta el { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } de { $total }
remaining = Tiempo restante: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } descarga
    [many] { $count } de descargas
   *[other] { $count } descargas
}
downloadsWithoutLimit = Cualquier cantidad de descargas
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } archivo
    [many] { $count } de archivos
   *[other] { $count } archivos
}
nameAndMore = { $name } y { $count } más

## Buttons that stand in several places

ok = Aceptar
done = Listo
cancel = Cancelar
add = Agregar
doNotAdd = No agregar
tryAgain = Reintentar
copyLink = Copiar enlace
copyMessage = Copiar mensaje
includePassword = Incluir la contraseña
emailLink = Correo
emailSubject = Archivos para vos
copied = Copiado
copyRefused = Tu navegador no nos dejó copiar el enlace. Está seleccionado para que lo copies vos.
share = Compartir
shareNamed = Compartir { $name }
showQrCode = Código QR
qrCode = Código QR de este enlace
qrCodeHint = Escanealo con la cámara de un celular para abrir ahí el enlace.
qrCodeFailed = No se pudo generar el código QR. Tu enlace sigue funcionando.
sendYourOwn = Enviar tus archivos
deleteUpload = Eliminar
deleteFailed = No se pudo eliminar este envío. Verificá tu conexión e intentá de nuevo.
passwordProtected = Protegido con contraseña
passwordLabel = Contraseña
showPassword = Mostrar contraseña
hidePassword = Ocultar contraseña
filesInside = Archivos de este envío

## Accounts

signIn = Iniciar sesión
signOut = Cerrar sesión
signOutWaits = Hay una transferencia en curso. Cerrá la sesión cuando termine.
signOutWaitsForTab = Hay una transferencia en curso en otra pestaña. Cerrá la sesión cuando termine.
signOutSyncs = Guardando tu lista antes de cerrar la sesión…
signOutTitle = ¿Cerrar sesión?
signOutLoses = { $count ->
    [one] { $count } envío está solo en este dispositivo. Cuando cierres la sesión ya no podrás verlo, cambiarlo ni eliminarlo. Su enlace seguirá funcionando.
    [many] { $count } de envíos están solo en este dispositivo. Cuando cierres la sesión ya no podrás verlos, cambiarlos ni eliminarlos. Sus enlaces seguirán funcionando.
   *[other] { $count } envíos están solo en este dispositivo. Cuando cierres la sesión ya no podrás verlos, cambiarlos ni eliminarlos. Sus enlaces seguirán funcionando.
}
staySignedIn = Mantener la sesión
signOutAnyway = Cerrar de todos modos
signedOut = Cerraste la sesión.
signedOutRefused = Tu sesión venció. Iniciá sesión de nuevo para ver tu lista.
signUpTitle = Iniciá sesión para hacer más
signUpLead = Podés enviar archivos sin cuenta. Con una podés hacer más:
benefitSize = Enviar hasta { $size } por envío
benefitCount = { $count ->
    [one] Permitir que un enlace se use hasta { $count } vez
    [many] Permitir que un enlace se use hasta { $count } de veces
   *[other] Permitir que un enlace se use hasta { $count } veces
}
benefitTime = { $token ->
    [one] Mantener un enlace activo hasta { $token } día
    [many] Mantener un enlace activo hasta { $token } de días
   *[other] Mantener un enlace activo hasta { $token } días
}
benefitSync = Ver tus envíos en todos tus dispositivos
benefitPerk = Tu lista sigue cifrada; solo vos podés leerla
emailLabel = Correo electrónico (opcional)
signInNotBegun = No se pudo abrir la página de inicio de sesión. Verificá tu conexión e intentá de nuevo.
signInAway = Por el momento no se puede iniciar sesión. Intentá más tarde.
signInNoRoom = No queda espacio en este dispositivo para iniciar sesión. Eliminá los envíos que ya no necesites e intentá de nuevo.
signInWaits = Hay una transferencia en curso y se perdería. Iniciá sesión cuando termine.
signingIn = Iniciando sesión…
signInErrorLead = No se inició la sesión; nada más cambió. Intentá de nuevo.
signInReason = Si sigue pasando, avisales a quienes administran este servicio: { $reason }
passphraseNeeded = Ingresá la frase secreta de tu lista
passphraseNeededLead = Cifra la lista de tus envíos y nunca sale de este dispositivo. Usá la misma en todos tus dispositivos.
passphraseLabel = Frase secreta
passphraseTooShort = Es demasiado corta. Usá al menos { $length } caracteres.
passphraseHint = Al menos { $length } caracteres: unas palabras que solo vos relacionarías. Nadie puede recuperarla, así que anotala.
passphraseRunning = Creando tu clave…
passphraseFailed = No se pudo crear la clave en este dispositivo. Cerrá otras pestañas e intentá de nuevo.
goOn = Continuar
cancelSignIn = No iniciar sesión
unknownPassphrase = ¿Es nueva esta frase secreta?
unknownPassphraseLead = No encontramos ninguna lista para ella. Si este es tu primer dispositivo, o querés una frase secreta nueva, escribila otra vez para empezar una lista. Si ya tenés una lista, puede que la hayas escrito mal.
passphraseAgain = Escribí otra vez la frase secreta
passphraseDiffers = Las frases secretas no coinciden.
beginList = Empezar una lista nueva
anotherPassphrase = La escribí mal
uncheckedPassphrase = No se pudo verificar tu frase secreta
uncheckedPassphraseLead = El servidor no indicó si hay una lista para esta frase secreta. Intentá de nuevo. Si continuás y estaba mal escrita, no verás la lista de tus otros dispositivos.
trustPassphrase = Continuar de todos modos
retypePassphrase = Escribirla otra vez

## Sending: choosing files

sendFiles = Enviar archivos
dropFiles = Arrastrá y soltá archivos
orSelectFiles = o elegilos, hasta { $size }
upToSize = Hasta { $size }
selectFiles = Elegir archivos
selectFolder = Elegir una carpeta
sharedTitle = ¿Quieres agregar estos archivos?
sharedLead = Otra aplicación o sitio web los compartió con esta página. Agrega solo lo que esperabas.
accountNeeded = Iniciá sesión para enviar archivos
accountNeededLead = Necesitás una cuenta para enviar archivos acá. Cualquiera puede recibirlos.
accountNeededBlocked = Necesitás una cuenta para enviar archivos acá, pero este navegador no puede guardar el inicio de sesión de esta página. Podés recibir archivos igualmente.
accountNeededToRequest = Necesitás una cuenta para pedir archivos acá. Cualquiera que tenga el enlace puede enviártelos.
signInForSize = Iniciá sesión para enviar hasta { $size }
dropNow = Soltá para agregar
chosenFiles = Tus archivos
addMoreFiles = Agregar
removeFile = Quitar { $name }
fileRemoved = Se quitó { $name }
addFolder = Agregar una carpeta
skipped-none = No se encontraron archivos para agregar
skipped-empty = { $count ->
    [one] Se omitió { $count } archivo vacío
    [many] Se omitieron { $count } de archivos vacíos
   *[other] Se omitieron { $count } archivos vacíos
}
skipped-chosen = { $count ->
    [one] Se omitió { $count } archivo que ya habías agregado
    [many] Se omitieron { $count } de archivos que ya habías agregado
   *[other] Se omitieron { $count } archivos que ya habías agregado
}
skipped-system = Archivos del sistema omitidos: { $count }
skipped-unreadable = No se pudo leer: { $name }
expiryChoices = El enlace vence después de
downloadLimitLabel = Descargas
timeLimitLabel = Tiempo
addPassword = Proteger con contraseña
liveLink = Obtener el enlace mientras se sube
liveLinkHint = Los destinatarios pueden empezar a descargar en su navegador mientras seguís subiendo los archivos. Dejá esta página abierta.
passwordMissing = Escribí una contraseña o desmarcá la casilla para enviar sin ella.
maxPasswordLength = Las contraseñas pueden tener hasta { $length } caracteres.
uploadFiles = { $count ->
    [one] Subir { $count } archivo
    [many] Subir { $count } de archivos
   *[other] Subir { $count } archivos
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Demasiados archivos
noticeTitle-fileTooBig = Demasiado grande para enviar
noticeTitle-tooManyArchives = Demasiados envíos
noticeTitle-unreadableFiles = No se pueden leer estos archivos
tooManyFiles = { $count ->
    [one] Podés enviar { $count } archivo a la vez y elegiste { $chosen }. Comprimilos en un ZIP o elegí uno.
    [many] Podés enviar hasta { $count } de archivos a la vez y elegiste { $chosen }. Comprimilos en un ZIP o elegí menos.
   *[other] Podés enviar hasta { $count } archivos a la vez y elegiste { $chosen }. Comprimilos en un ZIP o elegí menos.
}
tooManyFilesAtOnce = { $count ->
    [one] Podés enviar { $count } archivo a la vez. Comprimilos en un ZIP o elegí uno.
    [many] Podés enviar hasta { $count } de archivos a la vez. Comprimilos en un ZIP o elegí menos.
   *[other] Podés enviar hasta { $count } archivos a la vez. Comprimilos en un ZIP o elegí menos.
}
addFitting = { $count ->
    [one] Agregar el primero
    [many] Agregar los { $count } primeros
   *[other] Agregar los { $count } primeros
}
fileTooBig = Podés enviar hasta { $size } por envío. Enviá estos archivos en partes más pequeñas.
tooManyArchives = { $count ->
    [one] Podés tener { $count } envío a la vez. Eliminalo o esperá a que venza.
    [many] Podés tener hasta { $count } de envíos a la vez. Eliminá uno o esperá a que venza alguno.
   *[other] Podés tener hasta { $count } envíos a la vez. Eliminá uno o esperá a que venza alguno.
}
unreadableFiles = No podemos leer lo que soltaste. Elegí los archivos con el botón.
needsAccountSize = Sin cuenta podés enviar hasta { $size } por envío.
needsAccountCount = { $count ->
    [one] Sin cuenta, un enlace permite { $count } descarga como máximo.
    [many] Sin cuenta, un enlace permite { $count } de descargas como máximo.
   *[other] Sin cuenta, un enlace permite { $count } descargas como máximo.
}
needsAccountTime = Sin cuenta, los enlaces funcionan { $time } como máximo.

## Sending: under way and done

chosenTold = { $files }, { $size } en total
noAnswer = Esperando tu conexión. La subida seguirá automáticamente.
uploading = Subiendo
uploadWaiting = Esperando para subir
pause = Pausar
uploadPaused = En pausa
liveLinkReady = Este enlace ya funciona. Los destinatarios reciben los archivos a medida que los subís. Dejá esta página abierta.
unfinishedUpload = Subida interrumpida
continueFrom = ¿Continuar desde { $size }?
sameFilesNeeded = Para continuar, volvé a elegir los mismos archivos.
otherFiles = Estos no son los mismos archivos o cambiaron desde entonces. No se envió nada más.
notSent = Sin subir todavía
prepareNext = Preparar la próxima subida
waitsForUpload = Empieza cuando termine la subida actual.
stopUploadTitle = ¿Detener esta subida?
stopUploadLead = Lo que ya se envió se perderá. Los archivos que elegiste siguen acá.
keepUploading = Seguir subiendo
stopUpload = Detener subida
showUpload = Mostrar
importing = Leyendo tus archivos…
encrypting = Cifrando…
finalising = Ya casi está. Guardando tus archivos…
expiresAfter = Vence después de { $downloads } o { $time }
settingPassword = Configurando la contraseña…
passwordFailed = No se pudo configurar la contraseña
passwordFailedLead = Tus archivos se subieron, pero aún no están protegidos; por eso no te mostramos el enlace. Intentá de nuevo o eliminá el envío.
uploaded = Listo para compartir
linkReady = Tu enlace está listo
uploadComplete = Subida completada
shareLink = Enlace a tus archivos
sendMore = Enviar más archivos
linkDialogLead = Cualquiera que tenga este enlace puede descargar { $name }.
linkDialogNote = Cualquiera que tenga este enlace puede leer tu nota.
linkNeedsPassword = También necesitará la contraseña.

howProtected = Cómo se protegen tus archivos
protectionTitle = Cifrado de extremo a extremo
protectionEncrypted = Tu navegador cifra los archivos antes de que salgan de este dispositivo. El servidor solo guarda lo que no puede leer.
protectionKey = La clave forma parte del enlace, después del signo #. Nunca se envía al servidor, así que compartí el enlace solo con personas de confianza.
protectionExpiry = Los archivos se eliminan cuando el enlace vence: después de las descargas o el tiempo que elijas.

## Keyboard shortcuts

shortcutsTitle = Atajos de teclado
shortcutChoose = Elegir archivos
shortcutUpload = Subir
shortcutCopy = Copiar el enlace
shortcutDownload = Descargar
shortcutHelp = Mostrar esta lista
shortcutsOn = Usar atajos de teclado

## The survey

surveyTitle = Contanos qué te parece
surveyLead = Tus respuestas nos ayudan a mejorar. La encuesta se abre en otra página y no sabe nada de tus archivos.
giveFeedback = Dar mi opinión
surveySkip = Omitir

## The person's own uploads

yourUploads = Tus envíos
noUploads = Los archivos que envíes aparecerán acá, para que puedas volver a copiar el enlace o eliminarlos.
joinOffer = Envíos hechos en este dispositivo antes de iniciar sesión: { $count }. ¿Quieres agregarlos a tu lista?
downloadsLeft = { $count ->
    [one] Queda { $count } descarga
    [many] Quedan { $count } de descargas
   *[other] Quedan { $count } descargas
}
timeLeft = Tiempo restante: { $time }
deleteNamed = Eliminar { $name }
deletingNamed = Eliminando { $name }…
undo = Deshacer
keep = Conservar
moreActions = Más acciones para { $name }
openPage = Abrir página de descarga
openDownloadPage = Abrir la página de descarga de { $name }
changeLimits = Cambiar
changeLimitsNamed = Cambiar cuándo vence el enlace a { $name }
changeLimitsTitle = Cambiar cuándo vence el enlace
keepTime = Sin cambios
timeFromNow = { $time } a partir de ahora
save = Guardar
goneTitle = Este envío ya no existe
goneLead = { $name } venció, alcanzó su límite de descargas o se eliminó en otro lugar. No se cambió nada.
passwordNotSet = La contraseña no está configurada, por eso el enlace está oculto. Si no cambia, eliminá el envío y enviá los archivos de nuevo.
changeFailed = No se pudo guardar. Verificá lo que elegiste y tu conexión e intentá de nuevo.
pastUploads = Terminados en los últimos 7 días
clearPast = Borrar
pastDownloaded = Descargado: { $time }
pastDownloadedBefore = Descargado antes de: { $time }
pastExpired = Vencido: { $time }
pastDeleted = Eliminado: { $time }
pastGone = Agotado o eliminado: { $time }
pastGoneBefore = Agotado o eliminado antes de: { $time }
requestFiles = Pedir archivos
newRequestLead = Creá un enlace con el que cualquiera pueda enviarte archivos que solo vos podés leer.
requestWanted = Lo que necesitás, un elemento por línea
requestAskerHint = Quienes envían ven este nombre. Nadie lo verifica.
requestOpenFor = Abierto durante
deliveries = Entregas
requestDeliverySize = Tamaño de cada entrega
requestTotalSize = Tamaño total
newRequestKinds = Tipos de archivo, como .pdf (solo orientativo)
requestLink = Enlace del pedido
requestReadyLead = Cualquiera que tenga este enlace puede enviarte archivos. Solo vos podés leerlos.
requestSubject = Enviame archivos, por favor
ownerLink = Enlace del buzón
ownerLinkWarning = Abre este buzón en otro dispositivo. Quien lo tenga puede leer todo lo que recibas, así que no lo compartas.
inbox = Buzón
yourRequests = Tus pedidos
joinRequests = Pedidos creados en este dispositivo antes de iniciar sesión: { $count }. ¿Quieres agregarlos a tu lista?
newDeliveries = Entregas nuevas: { $count }
notifyDeliveries = Avisarme de las entregas
requestAccepts = Acepta archivos
requestClosed = Ya no acepta archivos
noDeliveries = Todavía no llegó nada. Las entregas van a aparecer acá.
requestGoneLead = Este pedido venció o se eliminó.
requestUntrusted = Este pedido no es confiable
requestUntrustedLead = El enlace está dañado o el servidor muestra otro pedido. No se muestra nada.
deliveryComing = Enviándose
deliveryNew = Recibida
deliveryCollected = Guardada
removeDelivery = Eliminar del servidor
deliveryRefused-repeated = Rechazada: esta entrega aparece dos veces.
deliveryRefused-forged = Rechazada: no se hizo con tu enlace.
deliveryRefused-damaged = Rechazada: está dañada o se modificó.
closeRequest = Dejar de aceptar archivos
closeRequestTitle = ¿Dejar de aceptar archivos?
closeRequestLead = El enlace deja de funcionar para siempre y los archivos que todavía se están enviando no van a llegar. Lo que llegó sigue acá.
newLink = Nuevo enlace
newLinkLead = El enlace anterior deja de funcionar en cuanto el nuevo está listo. Lo que llegó sigue en el buzón anterior.
deleteRequestTitle = ¿Eliminar este pedido?
deleteRequestLead = El enlace deja de funcionar y todo lo que llegó se elimina del servidor. Los archivos que hayas guardado se conservan.

## Receiving

checkingLink = Buscando tus archivos…
checkFailed = No se puede conectar con el servidor
checkFailedLead = No se perdió nada. Verificá tu conexión e intentá de nuevo.
checkRefused = El servidor está saturado
checkRefusedLead = No se perdió nada. Intentá de nuevo en un momento.
waitAsked = Esperá { $time }, por favor.
expiredTitle = Estos archivos ya no están
expiredLead = El enlace venció, alcanzó su límite de descargas o lo eliminó quien lo envió. Pedí uno nuevo.
removedTitle = Estos archivos fueron retirados
removedLead = Los retiraron quienes administran este servicio, así que el enlace ya no funciona.
contactOperator = Contactarlos
passwordNeeded = Ingresá la contraseña
passwordNeededLead = Pedí la contraseña a quien te envió los archivos; no va en el enlace.
passwordTryAgain = Contraseña incorrecta. Intentá de nuevo.
unlock = Desbloquear
keyNeeded = Este enlace está incompleto
keyNeededLead = Falta una parte del enlace. Copialo de nuevo y pegalo acá.
keyLabel = Enlace o clave
notAKey = No es un enlace ni una clave de este servicio.
keyOfAnotherFile = Este enlace es de otros archivos.
openLink = Abrir
wrongKey = Este enlace no funciona
wrongKeyLead = Puede que le falte una parte. Copiá el enlace entero de tu mensaje y pegalo acá.
filesForYou = { $count ->
    [one] Un archivo para vos
    [many] { $count } de archivos para vos
   *[other] { $count } archivos para vos
}
filesForYouLead = Cifrado de extremo a extremo. Solo se descifra en tu navegador.
fromSender = De quien envió los archivos
showMore = Mostrar más
download = Descargar
noStreamsWarning = Para abrir un archivo tan grande, este navegador tiene que mantenerlo entero en la memoria, y eso puede fallar. ¿Qué querés hacer?
noStreams-copyLink = Copiar el enlace para abrirlo en otro navegador
noStreams-otherBrowser = Obtener un navegador que guarde directamente los archivos grandes
noStreams-download = Descargar acá de todos modos
linkLife = Vence en { $time }
linkLifeUnderMinute = Vence en menos de un minuto
lastDownloadNote = Última descarga: en cuanto abrís o guardás, el enlace deja de funcionar.
ownUpload = { $left ->
    [one] Este envío es tuyo. Si lo descargás, nadie más va a poder.
    [many] Este envío es tuyo. Descargarlo gasta 1 de las { $left } de descargas que le quedan.
   *[other] Este envío es tuyo. Descargarlo gasta 1 de las { $left } descargas que le quedan.
}
downloadsTaken = Alguien está haciendo la última descarga en este momento. Si se interrumpe, podés volver a intentar en dos minutos.
downloading = Descargando
decrypting = Descifrando…
downloadBegunAnew = No se pudo continuar esta descarga, así que volvió a empezar desde el principio.
stillUploading = Quien envía los archivos todavía los está subiendo. Ya podés empezar a descargar.
waitsForSender = Esperando a quien envía los archivos. La descarga seguirá automáticamente.
downloadFinished = Descarga completada
downloadFinishedLead = { $name } está en tu carpeta Descargas.
savedInFolder = Guardado en { $folder }
downloadFinishedRenamed = Está en tu carpeta Descargas. Es posible que tu navegador le haya dado otro nombre.
downloadAgain = Descargar de nuevo
lastDownloadDone = Era la última descarga, así que el enlace ya no funciona.
downloadStopped = Descarga no terminada
showDownload = Mostrar

## Sending what a request asks for

requestTitle = Archivos solicitados
requestLead = Se cifra en este dispositivo. Solo quien lo pide puede abrir lo que enviás.
requestWords = De quien los pide (sin verificar)
requestKinds = Tipos de archivo preferidos
requestLeft = Entregas restantes
requestRoom = Espacio restante
requestEach = Máximo por entrega
requestSend = Enviar
requestPasswordLead = Pedísela a quien te envió el enlace.
requestSent = Enviado
requestSentLead = Solo quien lo pidió puede abrirlo. Ve el mismo código de recepción.
receiptLabel = Código de recepción
copyReceipt = Copiar código de recepción
delivery-stored = Llegó. Todavía no lo recogieron.
delivery-collected = Recogido.
delivery-gone = Se eliminó o venció sin que lo recogieran.
deliveryLost = Tu subida interrumpida ya no puede continuar.
sentBefore = Enviado desde este dispositivo
sentAt = Enviado: { $time }
requestEnded-unknown = No existe ese pedido
requestEndedLead-unknown = Se eliminó o venció, o este servicio no acepta pedidos. Pedí un enlace nuevo.
requestEnded-closed = Este pedido está cerrado
requestEnded-full = Este pedido está completo
requestEndedLead = Ya no acepta nada más. Pedí un enlace nuevo.
requestEnded-untrusted = No se puede confiar en este enlace
requestEndedLead-untrusted = El enlace y el servidor no coinciden, así que no se envió nada. Volvé a pedir el enlace por otro medio.

## Reporting an upload to whoever runs the service

report = Denunciar
reportTitle = Denunciar esta subida
reportLead = Esto les llega a quienes administran este servicio. Solo ellos pueden leer lo que escribís.
reportReason = ¿Qué pasa?
reportReason-malware = Software malicioso
reportReason-fraud = Estafa o phishing
reportReason-illegal = Contenido ilegal
reportReason-other = Otra cosa
reportWords = ¿Qué deberían saber?
reportKey = Incluir la clave
reportKeyHint = Con la clave pueden abrir los archivos. Sin ella, no.
reportSend = Enviar denuncia
reportSent = Denuncia enviada
reportSentLead = Gracias. Quienes administran este servicio la van a revisar.
reportFailed = No se pudo enviar. Verificá tu conexión e intentá de nuevo.

## Dead ends

loading = Un momento…
configFailed = No se puede conectar con el servidor
configFailedLead = No se perdió nada. Verificá tu conexión e intentá de nuevo.
intercepted = En lugar de este servicio respondió una página de inicio de sesión o tu red. Abrí esta página en otra pestaña e iniciá sesión ahí si te lo pide.
pageNotFound = Página no encontrada
pageNotFoundLead = Verificá la dirección o empezá desde la página de inicio.
notFoundTitle = Acá no hay nada
notFoundLead = Los archivos vencieron o se eliminaron, o el enlace no está completo.
errorTitle = Algo falló
errorLead = Algo se rompió. No se perdió nada de lo que enviaste.
uploadErrorLead = Tus archivos no se enviaron, pero tu selección sigue acá. Intentá de nuevo.
uploadError-too_large = Estos archivos superan lo que permite este servicio. Envialos en partes más pequeñas.
uploadError-bad_limit = Este servicio ya no permite tantas descargas o tanto tiempo. Volvé a cargar la página y elegí de nuevo.
uploadError-unauthorized = Tenés que iniciar sesión para enviar archivos acá. Iniciá sesión y volvé a elegir tus archivos.
uploadError-sender_unknown = No pudimos confirmar que iniciaste sesión, así que se aplicaron los límites generales. Si se cerró la sesión, iniciala de nuevo; si no, intentá otra vez en un momento.
uploadError-issuer_away = El servicio no está disponible por el momento o no puede verificar quién inició sesión. Sin cuenta podés enviar hasta { $size }, para { $downloads } y { $time } como máximo. Enviá menos o intentá de nuevo en un momento.
uploadError-signed_out = Se cerró tu sesión en este dispositivo, por eso se detuvo este envío.
uploadError-rate_limited = Demasiados intentos. Esperá un momento e intentá de nuevo.
uploadError-too_many_uploads = Demasiadas subidas desde tu red o tu cuenta. Tus archivos siguen acá.
uploadError-too_many_bytes = Demasiados datos desde tu red o tu cuenta. Tus archivos siguen acá.
uploadError-busy = El servicio está muy ocupado. Tus archivos siguen acá; intentá de nuevo en un momento.
uploadError-full = El servicio no tiene espacio para más archivos en este momento. Tus archivos siguen acá; intentá de nuevo más tarde.
uploadError-unavailable = El servicio no está disponible por el momento. Tus archivos siguen acá; intentá de nuevo en un momento.
uploadError-idle_timeout = La conexión estuvo inactiva demasiado tiempo. Verificala e intentá de nuevo.
uploadError-connect_failed = No se puede conectar con el servidor. Verificá tu conexión e intentá de nuevo. Algunas redes, a menudo las del trabajo, bloquean las subidas. Probá otra red, como la de tu celular, o preguntale a quien administre la tuya.
uploadError-connection_lost = Conexión perdida. Tus archivos siguen acá; intentá de nuevo.
uploadError-file_changed = Uno de tus archivos cambió o no se pudo leer mientras se enviaba. Elegilo otra vez.
downloadErrorLead = La descarga no terminó. Intentá de nuevo; si no funciona, pedí un enlace nuevo a quien lo envió.
downloadError-rate_limited = Demasiados intentos. Esperá un momento e intentá de nuevo.
downloadError-busy = El servicio está muy ocupado. El enlace sigue funcionando; intentá de nuevo en un momento.
downloadError-unavailable = El servicio no está disponible por el momento. El enlace sigue funcionando; intentá de nuevo en un momento.
downloadError-connect_failed = No se puede conectar con el servidor. Verificá tu conexión e intentá de nuevo.
downloadError-connection_lost = Conexión perdida. Verificala e intentá de nuevo.
downloadError-damaged = Lo que llegó no es lo que se envió, así que no se guardó nada. Intentá de nuevo; si no funciona, pedí un enlace nuevo a quien lo envió.
downloadError-incomplete = Tu navegador dejó de guardar a la mitad. Eliminá el archivo incompleto e intentá de nuevo.
downloadError-upload_abandoned = Quien enviaba los archivos dejó de subirlos antes de terminar. Pedí un enlace nuevo.
downloadError-no_room = En este dispositivo no hay espacio para estos archivos. Liberá espacio e intentá de nuevo.
crashLead = No se pudo mostrar esta página. Volvé a cargarla; lo que ya enviaste está a salvo.
chunkTitle = Falta una parte de esta página
chunkMissingLead = No se pudo cargar. Verificá tu conexión y volvé a cargar la página; lo que ya enviaste está a salvo.
chunkTimeoutLead = Tardó demasiado en cargarse. Verificá tu conexión y volvé a cargar la página; lo que ya enviaste está a salvo.
waitForTransfer = Hay una transferencia en curso y se perdería. Esperá a que termine.
reload = Volver a cargar
backHome = Volver al inicio
outdatedTitle = Hay una versión más reciente
outdatedLead = Esta página está desactualizada. Actualizala para continuar.
update = Actualizar
outdatedBrowserTitle = Tu navegador está desactualizado
outdatedBrowserLead = Le falta lo necesario para enviar y recibir archivos. Actualizalo y abrí otra vez esta dirección.
unsupportedTitle = Este navegador no puede abrir { $title }
unsupportedLead = Los archivos se cifran en el navegador, y este no puede hacerlo. Esto es lo que podés hacer:
unsupportedUpdate = Actualizá este navegador y abrí otra vez tu enlace.
unsupportedOther = O copiá tu enlace en una versión actual de Chrome, Edge, Firefox o Safari.
unsupportedInApp = Si abriste el enlace dentro de otra aplicación, elegí “Abrir en el navegador” en el menú de esa aplicación.
insecureTitle = Esta dirección no es segura
insecureLead = Los navegadores solo cifran en páginas seguras. Volvé atrás y abrí la misma dirección con https:// al principio. Si falla, pedile la dirección segura a quien administre este servicio.
otherBrowser = Obtener otro navegador
help = Ayuda

## Privacy

legalTitle = Privacidad y términos
legalLead = Qué ocurre con tus archivos, en pocas frases.
legalEncrypted = Los archivos se guardan cifrados. La clave está en el enlace y nunca llega al servidor.
legalLifetime = Conservamos los archivos { $anonymous } como máximo, o { $signedIn } si iniciaste sesión.
legalOneLifetime = Conservamos los archivos { $time } como máximo.
legalDownloads = Los archivos se eliminan cuando alcanzan su límite de descargas.
legalLogs = Conservamos las direcciones IP en los registros del servidor durante { $days } días.
legalAccountToSend = Necesitás una cuenta para enviar archivos, pero no para recibirlos.
legalAccount = Solo necesitás una cuenta para archivos de más de { $size }.

## Notes and messages

writeNote = Escribir una nota
noteLabel = Tu nota
noteHint = Se cifra como un archivo.
noteReadOnce = Se cifra como un archivo y solo se puede leer una vez.
noteDone = Agregar nota
createLink = Crear enlace
note = Nota
editNote = Editar nota
addMessage = Agregar un título o mensaje
titleLabel = Título
messageLabel = Mensaje
senderLabel = Tu nombre
noteForYou = Una nota para vos
showNote = Mostrar nota
showNoteOnce = Mostrarla gasta la última descarga: no vas a poder volver a mostrarla.
copyText = Copiar texto
saveNote = Guardar como archivo
textCopyRefused = Tu navegador no nos dejó copiar. Seleccioná el texto y copialo vos.

## Looking before taking

preview = Vista previa
previewNamed = Vista previa de { $name }
selectFile = Seleccionar { $name }
downloadSelected = { $count ->
    [one] Descargar { $count } archivo
    [many] Descargar { $count } de archivos
   *[other] Descargar { $count } archivos
}
downloadAll = Descargar todo
saveToFolder = Guardar en una carpeta
takingCounts = Abrir o guardar cuenta como una descarga.
takingCounted = Se contó una descarga. No se cuenta nada más mientras esta página siga abierta.
previewFailed = No se pudo mostrar este archivo. Descargalo.
previewTooLarge = Este archivo es demasiado grande para la vista previa. Descargalo.
previewCut = Solo se muestra el principio.
previewProtected = Este archivo está protegido con contraseña. Descargalo para abrirlo.
previewMissingPictures = Imágenes de esta página que no se pudieron mostrar: { $count }
previewIncomplete = Una parte no se puede mostrar correctamente.
previewNotText = Parece que este archivo no contiene texto. Descargalo.
previewEncoding = Codificación del texto
previousFile = Archivo anterior
nextFile = Archivo siguiente
filePlace = { $place } de { $count }
noPreview = Este archivo no tiene vista previa.
close = Cerrar

## Strong passwords

strongPassword = Extrafuerte: solo se abre con Envoi
strongPasswordHint = Mucho más difícil de adivinar, incluso para este servicio. Las aplicaciones antiguas no pueden abrir el enlace.
suggestPassphrase = Sugerir una frase secreta
suggestFailed = No se pudo cargar una sugerencia. Verificá tu conexión e intentá de nuevo, o escribí tu propia contraseña.
copyPassword = Copiar contraseña
makingKey = Preparando el cifrado…
checkingPassword = Verificando la contraseña…

## News

downloadingNow = Descargando ahora
wrongPasswords = { $count ->
    [one] Contraseña incorrecta, { $count } intento
    [many] Contraseña incorrecta, { $count } de intentos
   *[other] Contraseña incorrecta, { $count } intentos
}
notifyMe = Avisarme de las descargas
notifyOn = Notificaciones activadas
notifyBlocked = Tu navegador bloquea las notificaciones de esta página.
wasDownloaded = Se descargó { $name }
