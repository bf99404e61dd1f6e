productName = Envoi

## The page around every screen

homeLink = { $title }, inicio
skipToContent = Ir al contenido
promo = Aviso
closeNotice = Cerrar este aviso
storageBlocked = Este navegador no guarda la lista de tus envíos: desaparecerá cuando cierres esta página. Copiá antes tus enlaces.
storageFull = No queda espacio en este dispositivo para la lista de tus envíos. Copiá tus enlaces antes de cerrar esta página o eliminá los envíos que ya no necesites.
footerPromise = Los archivos se cifran antes de salir de tu dispositivo. Solo quien tenga el enlace puede abrirlos.
footerLinks = Acerca de este servicio
link-privacy = Privacidad
link-terms = Términos
link-cookies = Cookies
link-source = Código fuente
link-feedback = Opiniones
feedbackFacts = Versión { $version }, { $browser }
language = Idioma
languageOfBrowser = El de tu navegador
languageTold = { $label }: { $language }
languageFailed = No se pudo cargar este idioma. Verificá tu conexión e intentá de nuevo.
introTitle = Enviá archivos en privado
introLead = Tus archivos se cifran acá, antes de salir de tu dispositivo. Recibís un enlace para compartir; solo quien lo tenga puede abrirlos.
notBegunTitle = ¿Todavía no hay nada acá?
notBegunLead = Verificá tu conexión y volvé a cargar esta página. Si no funciona, este navegador está desactualizado: actualizalo.
scriptsOffTitle = JavaScript está desactivado
scriptsOffLead = Los archivos se cifran en tu navegador, y por eso esta página necesita JavaScript.

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
sizeOfTotal = { $done } de { $total }
remaining = Tiempo restante: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } descarga
    [many] { $count } de descargas
   *[other] { $count } descargas
}
filesCount = { $count ->
    [one] { $count } archivo
    [many] { $count } de archivos
   *[other] { $count } archivos
}

## Buttons that stand in several places

ok = Aceptar
cancel = Cancelar
tryAgain = Reintentar
copyLink = Copiar enlace
copied = Copiado
copyRefused = Tu navegador no dejó que esta página copiara. El enlace está seleccionado para que lo copies vos.
share = Compartir
shareNamed = Compartir { $name }
showQrCode = Mostrar un código QR
qrCode = Código QR del enlace
qrCodeHint = Apuntá con la cámara de un celular para abrir el enlace ahí.
qrCodeFailed = No se pudo generar el código QR. El enlace funciona de todos modos.
sendYourOwn = Enviar tus archivos
deleteUpload = Eliminar
deleteFailed = No se pudo eliminar. Verificá tu conexión e intentá de nuevo.
passwordProtected = Protegido con contraseña
passwordLabel = Contraseña
filesInside = Archivos incluidos

## Accounts

signIn = Iniciar sesión
signOut = Cerrar sesión
signOutWaits = Hay una transferencia en curso. Cerrá la sesión cuando termine.
signOutWaitsForTab = Hay una transferencia en curso en otra pestaña. Cerrá la sesión cuando termine.
signOutSyncs = Actualizando tu lista antes de cerrar la sesión…
signOutTitle = ¿Cerrar sesión?
signOutLoses = { $count ->
    [one] { $count } envío está solo en este dispositivo: no se pudo actualizar tu lista. Cuando cierres la sesión ya no podrás verlo, cambiarlo ni eliminarlo. Su enlace seguirá funcionando.
    [many] { $count } de envíos están solo en este dispositivo: no se pudo actualizar tu lista. Cuando cierres la sesión ya no podrás verlos, cambiarlos ni eliminarlos. Sus enlaces seguirán funcionando.
   *[other] { $count } envíos están solo en este dispositivo: no se pudo actualizar tu lista. Cuando cierres la sesión ya no podrás verlos, cambiarlos ni eliminarlos. Sus enlaces seguirán funcionando.
}
staySignedIn = Mantener la sesión
signOutAnyway = Cerrar de todos modos
signedOut = Cerraste la sesión.
signedOutRefused = La sesión se cerró porque venció. Iniciá sesión de nuevo para ver tu lista.
signUpTitle = Iniciá sesión para hacer más
signUpLead = Podés enviar sin cuenta. Con una podés hacer más:
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
benefitPerk = Tu lista sigue cifrada: nadie más que vos puede leerla
emailLabel = Correo electrónico (opcional)
signInNotBegun = No se pudo abrir la página de inicio de sesión. Verificá tu conexión e intentá de nuevo.
signInAway = Por el momento no se puede acceder al servicio de inicio de sesión. Intentá más tarde.
signInNoRoom = No queda espacio en este dispositivo para iniciar sesión. Eliminá los envíos que ya no necesites e intentá de nuevo.
signInWaits = Hay una transferencia en curso y se perdería. Iniciá sesión cuando termine.
signingIn = Iniciando sesión…
signInErrorLead = No se inició la sesión; nada más cambió. Intentá de nuevo.
passphraseNeeded = La frase secreta de tu lista
passphraseNeededLead = Cifra la lista de tus envíos y nunca sale de este dispositivo. Usá la misma en todos tus dispositivos.
passphraseLabel = Frase secreta
passphraseTooShort = Es demasiado corta: se necesitan al menos { $length } caracteres.
passphraseHint = Al menos { $length } caracteres: unas palabras que solo vos relacionarías. Nadie puede recuperarla, así que anotala.
passphraseRunning = Creando la clave…
passphraseFailed = Este dispositivo no pudo crear la clave. Cerrá otras pestañas e intentá de nuevo.
goOn = Continuar
cancelSignIn = No iniciar sesión
unknownPassphrase = ¿Es nueva esta frase secreta?
unknownPassphraseLead = No hay ninguna lista para ella. Si este es tu primer dispositivo, o elegís una frase secreta nueva, escribila otra vez para empezar una lista. Si no, es que está mal escrita.
passphraseAgain = La misma frase secreta otra vez
passphraseDiffers = No es lo que escribiste antes.
beginList = Empezar una lista nueva
anotherPassphrase = Estaba mal escrita
uncheckedPassphrase = No se pudo verificar
uncheckedPassphraseLead = El servidor no indicó si hay una lista para esta frase secreta. Intentá de nuevo. Si continuás de todos modos y estaba mal escrita, no verás la lista de tus otros dispositivos.
trustPassphrase = Continuar de todos modos
retypePassphrase = Escribirla otra vez

## Sending: choosing files

sendFiles = Enviar archivos
dropFiles = Arrastrá y soltá archivos
orSelectFiles = o hacé clic para elegir hasta { $size }
selectFiles = Elegir archivos
selectFolder = Elegir una carpeta
accountNeeded = Iniciá sesión para enviar archivos
accountNeededLead = En este servicio solo pueden enviar archivos las personas con cuenta. Para recibirlos no se necesita.
accountNeededBlocked = En este servicio solo pueden enviar archivos las personas con cuenta, y con este navegador no podés iniciar sesión: no guarda nada para esta página. Para recibir archivos no se necesita cuenta.
signInForSize = Iniciá sesión para enviar hasta { $size }
dropNow = Soltalos donde quieras
chosenFiles = Archivos elegidos
addMoreFiles = Agregar más
removeFile = Quitar { $name }
totalSize = { $size } en total
skippedEmpty = Archivos vacíos que no se agregaron: { $count }
skippedChosen = Archivos ya elegidos que no se volvieron a agregar: { $count }
expiryChoices = El enlace deja de funcionar después de
downloadLimitLabel = Descargas
timeLimitLabel = Tiempo
addPassword = Proteger con contraseña
maxPasswordLength = Una contraseña tiene como máximo { $length } caracteres.
uploadFiles = { $count ->
    [one] Cifrar y subir
    [many] Cifrar y subir { $count } de archivos
   *[other] Cifrar y subir { $count } archivos
}

## Sending: what is not possible

noticeTitle = No funcionó
tooManyFiles = { $count ->
    [one] Un envío admite { $count } archivo como máximo.
    [many] Un envío admite { $count } de archivos como máximo.
   *[other] Un envío admite { $count } archivos como máximo.
}
fileTooBig = Juntos, estos archivos superan { $size }. Envialos en partes más pequeñas.
tooManyArchives = { $count ->
    [one] Solo se puede conservar { $count } envío a la vez. Eliminalo primero o esperá a que venza.
    [many] Solo se pueden conservar { $count } de envíos a la vez. Eliminá uno primero o esperá a que venza alguno.
   *[other] Solo se pueden conservar { $count } envíos a la vez. Eliminá uno primero o esperá a que venza alguno.
}
unreadableFiles = No se puede leer lo que soltaste. Elegí los archivos con el botón.
needsAccountSize = Sin cuenta podés enviar hasta { $size } por envío.
needsAccountCount = { $count ->
    [one] Sin cuenta, un enlace permite { $count } descarga como máximo.
    [many] Sin cuenta, un enlace permite { $count } de descargas como máximo.
   *[other] Sin cuenta, un enlace permite { $count } descargas como máximo.
}
needsAccountTime = Sin cuenta, un enlace funciona { $time } como máximo.

## Sending: under way and done

chosenTold = { $files }, { $size } en total
noAnswer = No hay respuesta desde hace un rato. Verificá tu conexión: la subida sigue por sí sola, o podés cancelarla.
uploading = Subiendo
importing = Leyendo tus archivos…
encrypting = Cifrando…
finalising = Llegó todo. Se está guardando…
expiresAfter = Vence después de { $downloads } o { $time }
settingPassword = Configurando la contraseña…
passwordFailed = No se pudo configurar la contraseña
passwordFailedLead = Tus archivos se subieron, pero todavía no están protegidos; por eso no se muestra el enlace. Intentá de nuevo o eliminá el envío.
linkReady = Tu enlace está listo
linkReadyLead = Quien tenga este enlace puede abrir los archivos. Nadie más puede, ni siquiera este servicio.
shareLink = Enlace a tus archivos
sendMore = Enviar más archivos
copyLinkTitle = Copiá tu enlace
shareLinkTitle = Compartí tu enlace
linkDialogLead = Quien reciba este enlace podrá abrir { $name }.

## The survey

surveyTitle = Contanos qué te parece
surveyLead = Tus respuestas ayudan a mejorar el envío de archivos. Se responde en otra página y no se transmite nada sobre tus archivos.
giveFeedback = Dar mi opinión
surveySkip = Omitir

## The person's own uploads

yourUploads = Tus envíos
noUploads = Lo que envíes aparecerá acá, para que puedas volver a copiar su enlace o eliminarlo.
downloadsLeft = { $count ->
    [one] Queda { $count } descarga
    [many] Quedan { $count } de descargas
   *[other] Quedan { $count } descargas
}
timeLeft = Tiempo restante: { $time }
deleteNamed = Eliminar { $name }
deleteTitle = ¿Eliminar este envío?
deleteQuestion = Nadie podrá volver a descargar { $name }. Esto no se puede deshacer.
keep = Conservar
openDownloadPage = Abrir la página que ven los destinatarios de { $name }
changeLimits = Cambiar
changeLimitsNamed = Cambiar cuánto tiempo se puede descargar { $name }
changeLimitsTitle = Cambiar cuánto dura el enlace
keepTime = Sin cambios
timeFromNow = { $time } a partir de ahora
save = Guardar
goneTitle = Ya no existe
goneLead = { $name } venció, se descargó tantas veces como permitía su enlace o se eliminó en otro lugar. No se cambió nada.
passwordNotSet = Su contraseña no está configurada, por eso no se muestra su enlace. Si sigue así, eliminalo y enviá los archivos de nuevo.
changeFailed = No se pudo cambiar. Verificá tu elección y tu conexión e intentá de nuevo.

## Receiving

checkingLink = Buscando tus archivos…
checkFailed = El servidor no responde
checkFailedLead = No se perdió nada. Verificá tu conexión e intentá de nuevo.
checkRefused = Ahora no es posible
checkRefusedLead = Algo falló en el servidor. No se perdió nada: intentá de nuevo en un momento.
waitAsked = El servidor te pide que esperes { $time }.
expiredTitle = Estos archivos ya no están
expiredLead = El enlace venció, se agotó o lo eliminó quien lo envió. Pedí uno nuevo.
passwordNeeded = Ingresá la contraseña
passwordNeededLead = Quien envió estos archivos los protegió. La contraseña no va en el enlace.
passwordTryAgain = La contraseña no es correcta. Intentá de nuevo.
unlock = Desbloquear
keyNeeded = Falta la clave
keyNeededLead = Un enlace completo lleva una clave después del signo #. Pegá el enlace entero o solo la clave.
keyLabel = Enlace o clave
notAKey = No es ni un enlace ni una clave de este servicio.
keyOfAnotherFile = Este enlace corresponde a otros archivos.
openLink = Abrir
filesForYou = { $count ->
    [one] Un archivo para vos
    [many] { $count } de archivos para vos
   *[other] { $count } archivos para vos
}
filesForYouLead = Enviado con cifrado. Se descifra acá, en tu navegador.
download = Descargar
noStreamsWarning = Este navegador solo puede abrir un archivo tan grande manteniéndolo entero en la memoria, y eso puede fallar. ¿Qué querés hacer?
noStreams-copyLink = Copiar el enlace para abrirlo en otro navegador
noStreams-otherBrowser = Obtener un navegador que guarde los archivos grandes a medida que llegan
noStreams-download = Descargar acá de todos modos
linkLife = Disponible durante { $time }
lastDownload = Disponible durante { $time }. Es la última descarga: guardá bien el archivo.
downloadsTaken = La última descarga está en curso en este momento, acá o en otro lugar. Si se interrumpe, volverá a quedar una: intentá en dos minutos.
downloading = Descargando
decrypting = Descifrando…
downloadFinished = Acá lo tenés
downloadFinishedLead = El archivo se descifró y está en tus descargas.
downloadStopped = La descarga no terminó.
showDownload = Mostrar

## Dead ends

loading = Un momento…
configFailed = El servidor no responde
configFailedLead = No se perdió nada. Verificá tu conexión e intentá de nuevo.
notFoundTitle = Acá no hay nada
notFoundLead = Los archivos vencieron o se eliminaron, o el enlace no está completo.
errorTitle = Algo falló
errorLead = No funcionó. Volvé al inicio e intentá de nuevo.
uploadErrorLead = Tus archivos no se enviaron. Los que elegiste siguen ahí: intentá de nuevo.
uploadError-too_large = Los archivos superan lo que permite este servicio. Envialos en partes más pequeñas.
uploadError-bad_limit = El servicio ya no permite tantas descargas o tanto tiempo. Volvé a cargar la página y elegí de nuevo.
uploadError-unauthorized = Acá solo pueden enviar archivos quienes iniciaron sesión. Iniciá sesión y volvé a elegir tus archivos.
uploadError-sender_unknown = El servicio no pudo saber que habías iniciado sesión, así que se aplicaron los límites generales. Iniciá sesión de nuevo si ahora está cerrada; si no, intentá de nuevo en un momento.
uploadError-issuer_away = El servicio no está disponible por el momento o no puede averiguar quién inició sesión. Sin cuenta se puede enviar hasta { $size } por envío, para { $downloads } y { $time } como máximo: no envíes más que eso o intentá de nuevo en un momento.
uploadError-rate_limited = Hubo demasiados intentos. Esperá un momento e intentá de nuevo.
uploadError-busy = El servicio está al límite de su capacidad. Tus archivos siguen ahí: intentá de nuevo en un momento.
uploadError-full = El servicio no tiene espacio para más archivos en este momento. Tus archivos siguen ahí: intentá de nuevo más tarde.
uploadError-unavailable = El servicio no está disponible por el momento. Tus archivos siguen ahí: intentá de nuevo en un momento.
uploadError-idle_timeout = La conexión estuvo inactiva demasiado tiempo. Verificala e intentá de nuevo.
uploadError-connect_failed = El servidor no respondió. Verificá tu conexión e intentá de nuevo. Algunas redes, a menudo las del trabajo, bloquean lo que necesitan las subidas (conexiones WebSocket): usá ahí otra red, como la de tu celular, o preguntá a quien administre la tuya.
uploadError-connection_lost = La conexión se cortó. Tus archivos siguen ahí: intentá de nuevo.
uploadError-file_changed = Uno de los archivos cambió o no se pudo leer mientras se enviaba. Elegilo otra vez.
downloadErrorLead = La descarga no terminó. Intentá de nuevo; si no funciona, pedí un enlace nuevo a quien lo envió.
downloadError-rate_limited = Hubo demasiados intentos. Esperá un momento e intentá de nuevo.
downloadError-busy = El servicio está al límite de su capacidad. El enlace sigue funcionando: intentá de nuevo en un momento.
downloadError-unavailable = El servicio no está disponible por el momento. El enlace sigue funcionando: intentá de nuevo en un momento.
downloadError-connect_failed = No se pudo conectar con el servidor. Verificá tu conexión e intentá de nuevo.
downloadError-connection_lost = La conexión se cortó. Verificala e intentá de nuevo.
downloadError-damaged = Lo que llegó no es lo que se envió, así que no se guardó nada. Intentá de nuevo; si no funciona, pedí un enlace nuevo a quien lo envió.
downloadError-incomplete = El navegador dejó de guardar a la mitad. Eliminá el archivo incompleto e intentá de nuevo.
downloadError-no_room = No queda espacio en este dispositivo para estos archivos. Liberá espacio e intentá de nuevo.
crashLead = No se pudo mostrar esta página. Volvé a cargarla; lo que enviaste antes no se ve afectado.
chunkTitle = Falta una parte de esta página
chunkMissingLead = No se pudo cargar. Verificá tu conexión y volvé a cargar la página; lo que enviaste antes no se ve afectado.
chunkTimeoutLead = Tardó demasiado en cargarse. Verificá tu conexión y volvé a cargar la página; lo que enviaste antes no se ve afectado.
waitForTransfer = Hay una transferencia en curso y se perdería. Esperá a que termine.
reload = Volver a cargar
backHome = Volver al inicio
outdatedTitle = Hay una versión más reciente
outdatedLead = Esta página está desactualizada. Actualizala para continuar.
update = Actualizar
outdatedBrowserTitle = Este navegador está desactualizado
outdatedBrowserLead = Le falta lo necesario para enviar y recibir archivos. Actualizalo y abrí otra vez la misma dirección.
unsupportedTitle = Este navegador no puede abrir { $title }
unsupportedLead = Los archivos se cifran en el navegador, y a este le falta lo necesario para hacerlo. Usá un navegador actualizado.
insecureTitle = Esta dirección no es segura
insecureLead = Los navegadores solo cifran en páginas cargadas de forma segura. Volvé atrás y abrí la misma dirección con https:// al principio. Si falla, pedí la dirección segura a quien administre este servicio.
otherBrowser = Obtener otro navegador
help = Ayuda

## Privacy

legalTitle = Privacidad y términos
legalLead = Qué ocurre con tus archivos, en pocas frases.
legalEncrypted = Los archivos se guardan cifrados. La clave está en el enlace y nunca llega al servidor.
legalLifetime = Un archivo se conserva { $anonymous } como máximo, o { $signedIn } como máximo si lo envía alguien que inició sesión.
legalOneLifetime = Un archivo se conserva { $time } como máximo.
legalDownloads = Un límite de descargas puede hacer que un archivo se elimine antes.
legalLogs = Los registros del servidor conservan las direcciones IP durante { $days } días.
legalAccountToSend = Se necesita una cuenta para enviar archivos, pero no para recibirlos.
legalAccount = Solo se necesita una cuenta para archivos de más de { $size }.
