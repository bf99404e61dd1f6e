productName = Envoi

## The page around every screen

homeLink = { $title }, inicio
skipToContent = Ir al contenido
promo = Aviso
closeNotice = Cerrar
storageBlocked = Este navegador no guarda la lista de tus envíos: desaparecerá cuando cierres esta página. Copia antes tus enlaces.
storageFull = En este dispositivo no queda espacio para la lista de tus envíos. Copia tus enlaces antes de cerrar esta página o elimina los envíos que ya no necesites.
footerPromise = Los archivos se cifran antes de salir de tu dispositivo. Solo quien tenga el enlace puede abrirlos.
footerLinks = Acerca de este servicio
link-privacy = Privacidad
link-terms = Condiciones
link-cookies = Cookies
link-source = Código fuente
link-feedback = Opiniones
feedbackFacts = Versión { $version }, { $browser }
language = Idioma
languageOfBrowser = Idioma del navegador
languageTold = { $label }: { $language }
languageFailed = No se ha podido cargar este idioma. Comprueba tu conexión e inténtalo de nuevo.
introTitle = Comparte archivos en privado, sin complicaciones
introLead = Tus archivos se cifran en este dispositivo antes de enviarse. Comparte el enlace con quien quieras: nadie más podrá abrir los archivos.
notBegunTitle = ¿Todavía no hay nada aquí?
notBegunLead = Comprueba tu conexión y vuelve a cargar esta página. Si no funciona, tu navegador está anticuado: actualízalo.
scriptsOffTitle = JavaScript está desactivado
scriptsOffLead = Tus archivos se cifran en el navegador, y por eso esta página necesita JavaScript. Actívalo y vuelve a cargarla.

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
shortDays = { $num } d
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
downloadsWithoutLimit = Cualquier número de descargas
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
add = Añadir
doNotAdd = No añadir
tryAgain = Reintentar
copyLink = Copiar enlace
copyMessage = Copiar mensaje
includePassword = Incluir la contraseña
emailLink = Correo
emailSubject = Archivos para ti
copied = Copiado
copyRefused = Tu navegador no nos ha dejado copiar el enlace. Está seleccionado para que lo copies tú.
share = Compartir
shareNamed = Compartir { $name }
showQrCode = Código QR
qrCode = Código QR de este enlace
qrCodeHint = Escanéalo con la cámara de un móvil para abrir allí el enlace.
qrCodeFailed = No se ha podido generar el código QR. Tu enlace sigue funcionando.
sendYourOwn = Enviar tus archivos
deleteUpload = Eliminar
deleteFailed = No se ha podido eliminar este envío. Comprueba tu conexión e inténtalo de nuevo.
passwordProtected = Protegido con contraseña
passwordLabel = Contraseña
showPassword = Mostrar contraseña
hidePassword = Ocultar contraseña
filesInside = Archivos de este envío

## Accounts

signIn = Iniciar sesión
signOut = Cerrar sesión
signOutWaits = Hay una transferencia en curso. Cierra la sesión cuando termine.
signOutWaitsForTab = Hay una transferencia en curso en otra pestaña. Cierra la sesión cuando termine.
signOutSyncs = Guardando tu lista antes de cerrar la sesión…
signOutTitle = ¿Cerrar sesión?
signOutLoses = { $count ->
    [one] { $count } envío está solo en este dispositivo. Cuando cierres la sesión ya no podrás verlo, cambiarlo ni eliminarlo. Su enlace seguirá funcionando.
    [many] { $count } de envíos están solo en este dispositivo. Cuando cierres la sesión ya no podrás verlos, cambiarlos ni eliminarlos. Sus enlaces seguirán funcionando.
   *[other] { $count } envíos están solo en este dispositivo. Cuando cierres la sesión ya no podrás verlos, cambiarlos ni eliminarlos. Sus enlaces seguirán funcionando.
}
staySignedIn = Mantener la sesión
signOutAnyway = Cerrar de todos modos
signedOut = Has cerrado la sesión.
signedOutRefused = Tu sesión ha caducado. Inicia sesión de nuevo para ver tu lista.
signUpTitle = Inicia sesión para hacer más
signUpLead = Puedes enviar archivos sin cuenta. Con una puedes hacer más:
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
benefitPerk = Tu lista sigue cifrada; solo tú puedes leerla
emailLabel = Correo electrónico (opcional)
signInNotBegun = No se ha podido abrir la página de inicio de sesión. Comprueba tu conexión e inténtalo de nuevo.
signInAway = Ahora mismo no se puede iniciar sesión. Inténtalo más tarde.
signInNoRoom = No queda espacio en este dispositivo para iniciar sesión. Elimina los envíos que ya no necesites e inténtalo de nuevo.
signInWaits = Hay una transferencia en curso y se perdería. Inicia sesión cuando termine.
signingIn = Iniciando sesión…
signInErrorLead = No se ha iniciado la sesión; nada más ha cambiado. Inténtalo de nuevo.
signInReason = Si sigue ocurriendo, comunícaselo a quienes gestionan este servicio: { $reason }
passphraseNeeded = Escribe la frase secreta de tu lista
passphraseNeededLead = Cifra la lista de tus envíos y nunca sale de este dispositivo. Usa la misma en todos tus dispositivos.
passphraseLabel = Frase secreta
passphraseTooShort = Es demasiado corta. Usa al menos { $length } caracteres.
passphraseHint = Al menos { $length } caracteres: unas palabras que solo tú relacionarías. Nadie puede recuperarla, así que anótala.
passphraseRunning = Creando tu clave…
passphraseFailed = No se ha podido crear la clave en este dispositivo. Cierra otras pestañas e inténtalo de nuevo.
goOn = Continuar
cancelSignIn = No iniciar sesión
unknownPassphrase = ¿Es nueva esta frase secreta?
unknownPassphraseLead = No hemos encontrado ninguna lista para ella. Si este es tu primer dispositivo, o quieres una frase secreta nueva, escríbela otra vez para empezar una lista. Si ya tienes una lista, puede que la hayas escrito mal.
passphraseAgain = Escribe otra vez la frase secreta
passphraseDiffers = Las frases secretas no coinciden.
beginList = Empezar una lista nueva
anotherPassphrase = La he escrito mal
uncheckedPassphrase = No se ha podido comprobar tu frase secreta
uncheckedPassphraseLead = El servidor no ha indicado si hay una lista para esta frase secreta. Inténtalo de nuevo. Si continúas y estaba mal escrita, no verás la lista de tus otros dispositivos.
trustPassphrase = Continuar de todos modos
retypePassphrase = Escribirla otra vez

## Sending: choosing files

sendFiles = Enviar archivos
dropFiles = Arrastra y suelta archivos
orSelectFiles = o elígelos, hasta { $size }
upToSize = Hasta { $size }
selectFiles = Elegir archivos
selectFolder = Elegir una carpeta
sharedTitle = ¿Quieres añadir estos archivos?
sharedLead = Otra aplicación o sitio web los ha compartido con esta página. Añade solo lo que esperabas.
accountNeeded = Inicia sesión para enviar archivos
accountNeededLead = Hace falta una cuenta para enviar archivos aquí. Cualquiera puede recibirlos.
accountNeededBlocked = Hace falta una cuenta para enviar archivos aquí, pero este navegador no puede guardar el inicio de sesión de esta página. Puedes recibir archivos igualmente.
accountNeededToRequest = Hace falta una cuenta para pedir archivos aquí. Cualquiera que tenga el enlace puede enviártelos.
signInForSize = Inicia sesión para enviar hasta { $size }
dropNow = Suelta para añadir
chosenFiles = Tus archivos
addMoreFiles = Añadir
removeFile = Quitar { $name }
fileRemoved = Se ha quitado { $name }
addFolder = Añadir una carpeta
skipped-none = No se han encontrado archivos que añadir
skipped-empty = { $count ->
    [one] Se ha omitido { $count } archivo vacío
    [many] Se han omitido { $count } de archivos vacíos
   *[other] Se han omitido { $count } archivos vacíos
}
skipped-chosen = { $count ->
    [one] Se ha omitido { $count } archivo que ya habías añadido
    [many] Se han omitido { $count } de archivos que ya habías añadido
   *[other] Se han omitido { $count } archivos que ya habías añadido
}
skipped-system = Archivos del sistema omitidos: { $count }
skipped-unreadable = No se ha podido leer: { $name }
expiryChoices = El enlace caduca tras
downloadLimitLabel = Descargas
timeLimitLabel = Tiempo
addPassword = Proteger con contraseña
liveLink = Obtener el enlace mientras se sube
liveLinkHint = Los destinatarios pueden empezar a descargar en su navegador mientras sigues subiendo los archivos. Deja esta página abierta.
passwordMissing = Escribe una contraseña o desmarca la casilla para enviar sin ella.
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
    [one] Puedes enviar { $count } archivo a la vez y has elegido { $chosen }. Comprímelos en un ZIP o elige uno.
    [many] Puedes enviar hasta { $count } de archivos a la vez y has elegido { $chosen }. Comprímelos en un ZIP o elige menos.
   *[other] Puedes enviar hasta { $count } archivos a la vez y has elegido { $chosen }. Comprímelos en un ZIP o elige menos.
}
tooManyFilesAtOnce = { $count ->
    [one] Puedes enviar { $count } archivo a la vez. Comprímelos en un ZIP o elige uno.
    [many] Puedes enviar hasta { $count } de archivos a la vez. Comprímelos en un ZIP o elige menos.
   *[other] Puedes enviar hasta { $count } archivos a la vez. Comprímelos en un ZIP o elige menos.
}
addFitting = { $count ->
    [one] Añadir el primero
    [many] Añadir los { $count } primeros
   *[other] Añadir los { $count } primeros
}
fileTooBig = Puedes enviar hasta { $size } por envío. Envía estos archivos en partes más pequeñas.
tooManyArchives = { $count ->
    [one] Puedes tener { $count } envío a la vez. Elimínalo o espera a que caduque.
    [many] Puedes tener hasta { $count } de envíos a la vez. Elimina uno o espera a que caduque alguno.
   *[other] Puedes tener hasta { $count } envíos a la vez. Elimina uno o espera a que caduque alguno.
}
unreadableFiles = No podemos leer lo que has soltado. Elige los archivos con el botón.
needsAccountSize = Sin cuenta puedes enviar hasta { $size } por envío.
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
liveLinkReady = Este enlace ya funciona. Los destinatarios reciben los archivos a medida que los subes. Deja esta página abierta.
unfinishedUpload = Subida interrumpida
continueFrom = ¿Continuar desde { $size }?
sameFilesNeeded = Para continuar, vuelve a elegir los mismos archivos.
otherFiles = Estos no son los mismos archivos o han cambiado desde entonces. No se ha enviado nada más.
notSent = Sin subir todavía
prepareNext = Preparar la siguiente subida
waitsForUpload = Empieza cuando termine la subida actual.
stopUploadTitle = ¿Detener esta subida?
stopUploadLead = Lo que ya se ha enviado se perderá. Los archivos que elegiste siguen aquí.
keepUploading = Seguir subiendo
stopUpload = Detener subida
showUpload = Mostrar
importing = Leyendo tus archivos…
encrypting = Cifrando…
finalising = Ya casi está. Guardando tus archivos…
expiresAfter = Caduca tras { $downloads } o { $time }
settingPassword = Estableciendo la contraseña…
passwordFailed = No se ha podido establecer la contraseña
passwordFailedLead = Tus archivos están subidos, pero aún no están protegidos; por eso no te hemos mostrado el enlace. Inténtalo de nuevo o elimina el envío.
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
protectionKey = La clave forma parte del enlace, después del signo #. Nunca se envía al servidor, así que comparte el enlace solo con personas de confianza.
protectionExpiry = Los archivos se eliminan cuando el enlace caduca: tras las descargas o el tiempo que elijas.

## Keyboard shortcuts

shortcutsTitle = Atajos de teclado
shortcutChoose = Elegir archivos
shortcutUpload = Subir
shortcutCopy = Copiar el enlace
shortcutDownload = Descargar
shortcutHelp = Mostrar esta lista
shortcutsOn = Usar atajos de teclado

## The survey

surveyTitle = Dinos qué te parece
surveyLead = Tus respuestas nos ayudan a mejorar. La encuesta se abre en otra página y no sabe nada de tus archivos.
giveFeedback = Dar mi opinión
surveySkip = Omitir

## The person's own uploads

yourUploads = Tus envíos
noUploads = Los archivos que envíes aparecerán aquí, para que puedas volver a copiar el enlace o eliminarlos.
joinOffer = Envíos hechos en este dispositivo antes de iniciar sesión: { $count }. ¿Quieres añadirlos a tu lista?
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
changeLimitsNamed = Cambiar cuándo caduca el enlace a { $name }
changeLimitsTitle = Cambiar cuándo caduca el enlace
keepTime = Sin cambios
timeFromNow = { $time } a partir de ahora
save = Guardar
goneTitle = Este envío ya no existe
goneLead = { $name } ha caducado, ha alcanzado su límite de descargas o se ha eliminado en otro lugar. No se ha cambiado nada.
passwordNotSet = La contraseña no está establecida, por eso el enlace está oculto. Si no cambia, elimina el envío y envía los archivos de nuevo.
changeFailed = No se ha podido guardar. Comprueba lo que has elegido y tu conexión e inténtalo de nuevo.
pastUploads = Terminados en los últimos 7 días
clearPast = Borrar
pastDownloaded = Descargado: { $time }
pastDownloadedBefore = Descargado antes de: { $time }
pastExpired = Caducado: { $time }
pastDeleted = Eliminado: { $time }
pastGone = Agotado o eliminado: { $time }
pastGoneBefore = Agotado o eliminado antes de: { $time }
requestFiles = Pedir archivos
newRequestLead = Crea un enlace con el que cualquiera pueda enviarte archivos que solo tú puedes leer.
requestWanted = Lo que necesitas, un elemento por línea
requestAskerHint = Quienes envían ven este nombre. Nadie lo comprueba.
requestOpenFor = Abierto durante
deliveries = Entregas
requestDeliverySize = Tamaño de cada entrega
requestTotalSize = Tamaño total
newRequestKinds = Tipos de archivo, como .pdf (solo orientativo)
requestLink = Enlace de la petición
requestReadyLead = Cualquiera que tenga este enlace puede enviarte archivos. Solo tú puedes leerlos.
requestSubject = Envíame archivos, por favor
ownerLink = Enlace del buzón
ownerLinkWarning = Abre este buzón en otro dispositivo. Quien lo tenga puede leer todo lo que recibas, así que no lo compartas.
inbox = Buzón
yourRequests = Tus peticiones
joinRequests = Peticiones creadas en este dispositivo antes de iniciar sesión: { $count }. ¿Quieres añadirlas a tu lista?
newDeliveries = Entregas nuevas: { $count }
notifyDeliveries = Avisarme de las entregas
requestAccepts = Acepta archivos
requestClosed = Ya no acepta archivos
noDeliveries = Todavía no ha llegado nada. Las entregas aparecerán aquí.
requestGoneLead = Esta petición ha caducado o se ha eliminado.
requestUntrusted = Esta petición no es de fiar
requestUntrustedLead = El enlace está dañado o el servidor muestra otra petición. No se muestra nada.
deliveryComing = Enviándose
deliveryNew = Recibida
deliveryCollected = Guardada
removeDelivery = Eliminar del servidor
deliveryRefused-repeated = Rechazada: esta entrega aparece dos veces.
deliveryRefused-forged = Rechazada: no se hizo con tu enlace.
deliveryRefused-damaged = Rechazada: está dañada o se ha modificado.
closeRequest = Dejar de aceptar archivos
closeRequestTitle = ¿Dejar de aceptar archivos?
closeRequestLead = El enlace deja de funcionar para siempre y los archivos que todavía se están enviando no llegarán. Lo que ha llegado sigue aquí.
newLink = Nuevo enlace
newLinkLead = El enlace anterior deja de funcionar en cuanto el nuevo está listo. Lo que ha llegado sigue en el buzón anterior.
deleteRequestTitle = ¿Eliminar esta petición?
deleteRequestLead = El enlace deja de funcionar y todo lo que ha llegado se elimina del servidor. Los archivos que hayas guardado se conservan.

## Receiving

checkingLink = Buscando tus archivos…
checkFailed = No se puede conectar con el servidor
checkFailedLead = No se ha perdido nada. Comprueba tu conexión e inténtalo de nuevo.
checkRefused = El servidor está saturado
checkRefusedLead = No se ha perdido nada. Inténtalo de nuevo en un momento.
waitAsked = Espera { $time }, por favor.
expiredTitle = Estos archivos ya no están
expiredLead = El enlace ha caducado, ha alcanzado su límite de descargas o lo ha eliminado quien lo envió. Pide uno nuevo.
removedTitle = Estos archivos se han retirado
removedLead = Los han retirado quienes gestionan este servicio, así que el enlace ya no funciona.
contactOperator = Contactar
passwordNeeded = Escribe la contraseña
passwordNeededLead = Pide la contraseña a quien te ha enviado los archivos; no va en el enlace.
passwordTryAgain = Contraseña incorrecta. Inténtalo de nuevo.
unlock = Desbloquear
keyNeeded = Este enlace está incompleto
keyNeededLead = Falta una parte del enlace. Cópialo de nuevo y pégalo aquí.
keyLabel = Enlace o clave
notAKey = No es un enlace ni una clave de este servicio.
keyOfAnotherFile = Este enlace es de otros archivos.
openLink = Abrir
wrongKey = Este enlace no funciona
wrongKeyLead = Puede que le falte una parte. Copia el enlace entero de tu mensaje y pégalo aquí.
filesForYou = { $count ->
    [one] Un archivo para ti
    [many] { $count } de archivos para ti
   *[other] { $count } archivos para ti
}
filesForYouLead = Cifrado de extremo a extremo. Solo se descifra en tu navegador.
fromSender = De quien envió los archivos
showMore = Mostrar más
download = Descargar
noStreamsWarning = Para abrir un archivo tan grande, este navegador tiene que mantenerlo entero en la memoria, y eso puede fallar. ¿Qué quieres hacer?
noStreams-copyLink = Copiar el enlace para abrirlo en otro navegador
noStreams-otherBrowser = Conseguir un navegador que guarde directamente los archivos grandes
noStreams-download = Descargar aquí de todos modos
linkLife = Caduca en { $time }
linkLifeUnderMinute = Caduca en menos de un minuto
lastDownloadNote = Última descarga: en cuanto abras o guardes, el enlace deja de funcionar.
ownUpload = { $left ->
    [one] Este envío es tuyo. Si lo descargas, nadie más podrá hacerlo.
    [many] Este envío es tuyo. Descargarlo gasta 1 de las { $left } de descargas que le quedan.
   *[other] Este envío es tuyo. Descargarlo gasta 1 de las { $left } descargas que le quedan.
}
downloadsTaken = Alguien está haciendo la última descarga ahora mismo. Si se interrumpe, puedes volver a intentarlo en dos minutos.
downloading = Descargando
decrypting = Descifrando…
downloadBegunAnew = No se ha podido continuar esta descarga, así que ha vuelto a empezar desde el principio.
stillUploading = Quien envía los archivos todavía los está subiendo. Ya puedes empezar a descargar.
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
requestLead = Se cifra en este dispositivo. Solo quien lo pide puede abrir lo que envías.
requestWords = De quien los pide (sin verificar)
requestKinds = Tipos de archivo preferidos
requestLeft = Entregas restantes
requestRoom = Espacio restante
requestEach = Máximo por entrega
requestSend = Enviar
requestPasswordLead = Pídesela a quien te ha enviado el enlace.
requestSent = Enviado
requestSentLead = Solo quien lo ha pedido puede abrirlo. Ve el mismo código de recepción.
receiptLabel = Código de recepción
copyReceipt = Copiar código de recepción
delivery-stored = Ha llegado. Aún no se ha recogido.
delivery-collected = Recogido.
delivery-gone = Se ha eliminado o ha caducado sin recogerse.
deliveryLost = Tu subida interrumpida ya no se puede continuar.
sentBefore = Enviado desde este dispositivo
sentAt = Enviado: { $time }
requestEnded-unknown = No existe esa petición
requestEndedLead-unknown = Se ha eliminado o ha caducado, o este servicio no acepta peticiones. Pide un enlace nuevo.
requestEnded-closed = Esta petición está cerrada
requestEnded-full = Esta petición está completa
requestEndedLead = Ya no acepta nada más. Pide un enlace nuevo.
requestEnded-untrusted = No se puede confiar en este enlace
requestEndedLead-untrusted = El enlace y el servidor no coinciden, así que no se ha enviado nada. Vuelve a pedir el enlace por otro medio.

## Reporting an upload to whoever runs the service

report = Denunciar
reportTitle = Denunciar esta subida
reportLead = Esto llega a quienes gestionan este servicio. Solo ellos pueden leer lo que escribes.
reportReason = ¿Qué ocurre?
reportReason-malware = Software malicioso
reportReason-fraud = Estafa o phishing
reportReason-illegal = Contenido ilegal
reportReason-other = Otra cosa
reportWords = ¿Qué deberían saber?
reportKey = Incluir la clave
reportKeyHint = Con la clave pueden abrir los archivos. Sin ella, no.
reportSend = Enviar denuncia
reportSent = Denuncia enviada
reportSentLead = Gracias. Quienes gestionan este servicio la revisarán.
reportFailed = No se ha podido enviar. Comprueba tu conexión e inténtalo de nuevo.

## Dead ends

loading = Un momento…
configFailed = No se puede conectar con el servidor
configFailedLead = No se ha perdido nada. Comprueba tu conexión e inténtalo de nuevo.
intercepted = En lugar de este servicio ha respondido una página de inicio de sesión o tu red. Abre esta página en otra pestaña e inicia sesión allí si te lo pide.
pageNotFound = Página no encontrada
pageNotFoundLead = Comprueba la dirección o empieza desde la página de inicio.
notFoundTitle = Aquí no hay nada
notFoundLead = Los archivos han caducado o se han eliminado, o el enlace no está completo.
errorTitle = Algo ha fallado
errorLead = Algo se ha roto. No se ha perdido nada de lo que enviaste.
uploadErrorLead = Tus archivos no se han enviado, pero tu selección sigue aquí. Inténtalo de nuevo.
uploadError-too_large = Estos archivos superan lo que permite este servicio. Envíalos en partes más pequeñas.
uploadError-bad_limit = Este servicio ya no permite tantas descargas o tanto tiempo. Vuelve a cargar la página y elige de nuevo.
uploadError-unauthorized = Tienes que iniciar sesión para enviar archivos aquí. Inicia sesión y vuelve a elegir tus archivos.
uploadError-sender_unknown = No hemos podido confirmar que has iniciado sesión, así que se han aplicado los límites generales. Si se ha cerrado la sesión, iníciala de nuevo; si no, inténtalo otra vez en un momento.
uploadError-issuer_away = El servicio no está disponible ahora mismo o no puede comprobar quién ha iniciado sesión. Sin cuenta puedes enviar hasta { $size }, para { $downloads } y { $time } como máximo. Envía menos o inténtalo de nuevo en un momento.
uploadError-signed_out = Se ha cerrado tu sesión en este dispositivo, por eso se ha detenido este envío.
uploadError-rate_limited = Demasiados intentos. Espera un momento e inténtalo de nuevo.
uploadError-too_many_uploads = Demasiadas subidas desde tu red o tu cuenta. Tus archivos siguen aquí.
uploadError-too_many_bytes = Demasiados datos desde tu red o tu cuenta. Tus archivos siguen aquí.
uploadError-busy = El servicio está muy ocupado. Tus archivos siguen aquí; inténtalo de nuevo en un momento.
uploadError-full = El servicio no tiene espacio para más archivos en este momento. Tus archivos siguen aquí; inténtalo de nuevo más tarde.
uploadError-unavailable = El servicio no está disponible ahora mismo. Tus archivos siguen aquí; inténtalo de nuevo en un momento.
uploadError-idle_timeout = La conexión ha estado inactiva demasiado tiempo. Compruébala e inténtalo de nuevo.
uploadError-connect_failed = No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo. Algunas redes, a menudo las del trabajo, bloquean las subidas. Prueba otra red, como la de tu móvil, o pregunta a quien gestione la tuya.
uploadError-connection_lost = Conexión perdida. Tus archivos siguen aquí; inténtalo de nuevo.
uploadError-file_changed = Uno de tus archivos ha cambiado o no se ha podido leer mientras se enviaba. Elígelo otra vez.
downloadErrorLead = La descarga no ha terminado. Inténtalo de nuevo; si no funciona, pide un enlace nuevo a quien lo envió.
downloadError-rate_limited = Demasiados intentos. Espera un momento e inténtalo de nuevo.
downloadError-busy = El servicio está muy ocupado. El enlace sigue funcionando; inténtalo de nuevo en un momento.
downloadError-unavailable = El servicio no está disponible ahora mismo. El enlace sigue funcionando; inténtalo de nuevo en un momento.
downloadError-connect_failed = No se puede conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
downloadError-connection_lost = Conexión perdida. Compruébala e inténtalo de nuevo.
downloadError-damaged = Lo que ha llegado no es lo que se envió, así que no se ha guardado nada. Inténtalo de nuevo; si no funciona, pide un enlace nuevo a quien lo envió.
downloadError-incomplete = Tu navegador ha dejado de guardar a la mitad. Elimina el archivo incompleto e inténtalo de nuevo.
downloadError-upload_abandoned = Quien enviaba los archivos ha dejado de subirlos antes de terminar. Pide un enlace nuevo.
downloadError-no_room = En este dispositivo no hay espacio para estos archivos. Libera espacio e inténtalo de nuevo.
crashLead = No se ha podido mostrar esta página. Vuelve a cargarla; lo que ya has enviado está a salvo.
chunkTitle = Falta una parte de esta página
chunkMissingLead = No se ha podido cargar. Comprueba tu conexión y vuelve a cargar la página; lo que ya has enviado está a salvo.
chunkTimeoutLead = Ha tardado demasiado en cargarse. Comprueba tu conexión y vuelve a cargar la página; lo que ya has enviado está a salvo.
waitForTransfer = Hay una transferencia en curso y se perdería. Espera a que termine.
reload = Volver a cargar
backHome = Volver al inicio
outdatedTitle = Hay una versión más reciente
outdatedLead = Esta página está anticuada. Actualízala para continuar.
update = Actualizar
outdatedBrowserTitle = Tu navegador está anticuado
outdatedBrowserLead = Le falta lo necesario para enviar y recibir archivos. Actualízalo y abre otra vez esta dirección.
unsupportedTitle = Este navegador no puede abrir { $title }
unsupportedLead = Los archivos se cifran en el navegador, y este no puede hacerlo. Esto es lo que puedes hacer:
unsupportedUpdate = Actualiza este navegador y abre otra vez tu enlace.
unsupportedOther = O copia tu enlace en una versión actual de Chrome, Edge, Firefox o Safari.
unsupportedInApp = Si has abierto el enlace dentro de otra aplicación, elige «Abrir en el navegador» en el menú de esa aplicación.
insecureTitle = Esta dirección no es segura
insecureLead = Los navegadores solo cifran en páginas seguras. Vuelve atrás y abre la misma dirección con https:// delante. Si falla, pide la dirección segura a quien gestione este servicio.
otherBrowser = Conseguir otro navegador
help = Ayuda

## Privacy

legalTitle = Privacidad y condiciones
legalLead = Qué ocurre con tus archivos, en pocas frases.
legalEncrypted = Los archivos se guardan cifrados. La clave está en el enlace y nunca llega al servidor.
legalLifetime = Conservamos los archivos { $anonymous } como máximo, o { $signedIn } si has iniciado sesión.
legalOneLifetime = Conservamos los archivos { $time } como máximo.
legalDownloads = Los archivos se eliminan cuando alcanzan su límite de descargas.
legalLogs = Conservamos las direcciones IP en los registros del servidor durante { $days } días.
legalAccountToSend = Hace falta una cuenta para enviar archivos, pero no para recibirlos.
legalAccount = Solo hace falta una cuenta para archivos de más de { $size }.

## Notes and messages

writeNote = Escribir una nota
noteLabel = Tu nota
noteHint = Se cifra como un archivo.
noteReadOnce = Se cifra como un archivo y solo se puede leer una vez.
noteDone = Añadir nota
createLink = Crear enlace
note = Nota
editNote = Editar nota
addMessage = Añadir un título o mensaje
titleLabel = Título
messageLabel = Mensaje
senderLabel = Tu nombre
noteForYou = Una nota para ti
showNote = Mostrar nota
showNoteOnce = Mostrarla gasta la última descarga: no podrás volver a mostrarla.
copyText = Copiar texto
saveNote = Guardar como archivo
textCopyRefused = Tu navegador no nos ha dejado copiar. Selecciona el texto y cópialo tú.

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
takingCounted = Se ha contado una descarga. No se cuenta nada más mientras esta página siga abierta.
previewFailed = No se ha podido mostrar este archivo. Descárgalo.
previewTooLarge = Este archivo es demasiado grande para la vista previa. Descárgalo.
previewCut = Solo se muestra el principio.
previewProtected = Este archivo está protegido con contraseña. Descárgalo para abrirlo.
previewMissingPictures = Imágenes de esta página que no se han podido mostrar: { $count }
previewIncomplete = Una parte no se puede mostrar correctamente.
previewNotText = Parece que este archivo no contiene texto. Descárgalo.
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
suggestFailed = No se ha podido cargar una sugerencia. Comprueba tu conexión e inténtalo de nuevo, o escribe tu propia contraseña.
copyPassword = Copiar contraseña
makingKey = Preparando el cifrado…
checkingPassword = Comprobando la contraseña…

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
wasDownloaded = Se ha descargado { $name }
