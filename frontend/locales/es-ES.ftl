productName = Envoi

## The page around every screen

homeLink = { $title }, inicio
skipToContent = Ir al contenido
promo = Aviso
closeNotice = Cerrar este aviso
storageBlocked = Este navegador no guarda la lista de tus envíos: desaparecerá cuando cierres esta página. Copia antes tus enlaces.
storageFull = No queda espacio en este dispositivo para la lista de tus envíos. Copia tus enlaces antes de cerrar esta página o elimina los envíos que ya no necesites.
footerPromise = Los archivos se cifran antes de salir de tu dispositivo. Solo quien tenga el enlace puede abrirlos.
footerLinks = Acerca de este servicio
link-privacy = Privacidad
link-terms = Condiciones
link-cookies = Cookies
link-source = Código fuente
link-feedback = Opiniones
feedbackFacts = Versión { $version }, { $browser }
language = Idioma
languageOfBrowser = El de tu navegador
languageTold = { $label }: { $language }
languageFailed = No se ha podido cargar este idioma. Comprueba tu conexión e inténtalo de nuevo.
introTitle = Envía archivos en privado
introLead = Tus archivos se cifran aquí, antes de salir de tu dispositivo. Recibes un enlace para compartir; solo quien lo tenga puede abrirlos.
notBegunTitle = ¿Todavía no hay nada aquí?
notBegunLead = Comprueba tu conexión y vuelve a cargar esta página. Si no funciona, este navegador está anticuado: actualízalo.
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
shortDays = { $num } d
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
copyRefused = Tu navegador no ha dejado copiar a esta página. El enlace está seleccionado para que lo copies tú.
share = Compartir
shareNamed = Compartir { $name }
showQrCode = Mostrar un código QR
qrCode = Código QR del enlace
qrCodeHint = Apunta con la cámara de un móvil para abrir el enlace allí.
qrCodeFailed = No se ha podido generar el código QR. El enlace funciona igualmente.
sendYourOwn = Enviar tus archivos
deleteUpload = Eliminar
deleteFailed = No se ha podido eliminar. Comprueba tu conexión e inténtalo de nuevo.
passwordProtected = Protegido con contraseña
passwordLabel = Contraseña
filesInside = Archivos incluidos

## Accounts

signIn = Iniciar sesión
signOut = Cerrar sesión
signOutWaits = Hay una transferencia en curso. Cierra la sesión cuando termine.
signOutWaitsForTab = Hay una transferencia en curso en otra pestaña. Cierra la sesión cuando termine.
signOutSyncs = Actualizando tu lista antes de cerrar la sesión…
signOutTitle = ¿Cerrar sesión?
signOutLoses = { $count ->
    [one] { $count } envío está solo en este dispositivo: no se ha podido actualizar tu lista. Cuando cierres la sesión ya no podrás verlo, cambiarlo ni eliminarlo. Su enlace seguirá funcionando.
    [many] { $count } de envíos están solo en este dispositivo: no se ha podido actualizar tu lista. Cuando cierres la sesión ya no podrás verlos, cambiarlos ni eliminarlos. Sus enlaces seguirán funcionando.
   *[other] { $count } envíos están solo en este dispositivo: no se ha podido actualizar tu lista. Cuando cierres la sesión ya no podrás verlos, cambiarlos ni eliminarlos. Sus enlaces seguirán funcionando.
}
staySignedIn = Mantener la sesión
signOutAnyway = Cerrar de todos modos
signedOut = Has cerrado la sesión.
signedOutRefused = La sesión se ha cerrado porque ha caducado. Inicia sesión de nuevo para ver tu lista.
signUpTitle = Inicia sesión para hacer más
signUpLead = Puedes enviar sin cuenta. Con una puedes hacer más:
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
benefitPerk = Tu lista sigue cifrada: nadie más que tú puede leerla
emailLabel = Correo electrónico (opcional)
signInNotBegun = No se ha podido abrir la página de inicio de sesión. Comprueba tu conexión e inténtalo de nuevo.
signInAway = Ahora mismo no se puede acceder al servicio de inicio de sesión. Inténtalo más tarde.
signInNoRoom = No queda espacio en este dispositivo para iniciar sesión. Elimina los envíos que ya no necesites e inténtalo de nuevo.
signInWaits = Hay una transferencia en curso y se perdería. Inicia sesión cuando termine.
signingIn = Iniciando sesión…
signInErrorLead = No se ha iniciado la sesión; nada más ha cambiado. Inténtalo de nuevo.
passphraseNeeded = La frase secreta de tu lista
passphraseNeededLead = Cifra la lista de tus envíos y nunca sale de este dispositivo. Usa la misma en todos tus dispositivos.
passphraseLabel = Frase secreta
passphraseTooShort = Es demasiado corta: hacen falta al menos { $length } caracteres.
passphraseHint = Al menos { $length } caracteres: unas palabras que solo tú relacionarías. Nadie puede recuperarla, así que anótala.
passphraseRunning = Creando la clave…
passphraseFailed = Este dispositivo no ha podido crear la clave. Cierra otras pestañas e inténtalo de nuevo.
goOn = Continuar
cancelSignIn = No iniciar sesión
unknownPassphrase = ¿Es nueva esta frase secreta?
unknownPassphraseLead = No hay ninguna lista para ella. Si este es tu primer dispositivo, o eliges una frase secreta nueva, escríbela otra vez para empezar una lista. Si no, es que está mal escrita.
passphraseAgain = La misma frase secreta otra vez
passphraseDiffers = No es lo que has escrito antes.
beginList = Empezar una lista nueva
anotherPassphrase = Estaba mal escrita
uncheckedPassphrase = No se ha podido comprobar
uncheckedPassphraseLead = El servidor no ha indicado si hay una lista para esta frase secreta. Inténtalo de nuevo. Si continúas de todos modos y estaba mal escrita, no verás la lista de tus otros dispositivos.
trustPassphrase = Continuar de todos modos
retypePassphrase = Escribirla otra vez

## Sending: choosing files

sendFiles = Enviar archivos
dropFiles = Arrastra y suelta archivos
orSelectFiles = o haz clic para elegir hasta { $size }
selectFiles = Elegir archivos
selectFolder = Elegir una carpeta
accountNeeded = Inicia sesión para enviar archivos
accountNeededLead = En este servicio solo pueden enviar archivos las personas con cuenta. Para recibirlos no hace falta.
accountNeededBlocked = En este servicio solo pueden enviar archivos las personas con cuenta, y con este navegador no puedes iniciar sesión: no guarda nada para esta página. Para recibir archivos no hace falta cuenta.
signInForSize = Inicia sesión para enviar hasta { $size }
dropNow = Suéltalos donde quieras
chosenFiles = Archivos elegidos
addMoreFiles = Añadir más
removeFile = Quitar { $name }
totalSize = { $size } en total
skippedEmpty = Archivos vacíos que no se han añadido: { $count }
skippedChosen = Archivos ya elegidos que no se han vuelto a añadir: { $count }
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

noticeTitle = No ha funcionado
tooManyFiles = { $count ->
    [one] Un envío admite { $count } archivo como máximo.
    [many] Un envío admite { $count } de archivos como máximo.
   *[other] Un envío admite { $count } archivos como máximo.
}
fileTooBig = Juntos, estos archivos superan { $size }. Envíalos en partes más pequeñas.
tooManyArchives = { $count ->
    [one] Solo se puede conservar { $count } envío a la vez. Elimínalo primero o espera a que caduque.
    [many] Solo se pueden conservar { $count } de envíos a la vez. Elimina uno primero o espera a que caduque alguno.
   *[other] Solo se pueden conservar { $count } envíos a la vez. Elimina uno primero o espera a que caduque alguno.
}
unreadableFiles = No se puede leer lo que has soltado. Elige los archivos con el botón.
needsAccountSize = Sin cuenta puedes enviar hasta { $size } por envío.
needsAccountCount = { $count ->
    [one] Sin cuenta, un enlace permite { $count } descarga como máximo.
    [many] Sin cuenta, un enlace permite { $count } de descargas como máximo.
   *[other] Sin cuenta, un enlace permite { $count } descargas como máximo.
}
needsAccountTime = Sin cuenta, un enlace funciona { $time } como máximo.

## Sending: under way and done

chosenTold = { $files }, { $size } en total
noAnswer = No hay respuesta desde hace un rato. Comprueba tu conexión: la subida sigue por sí sola, o puedes cancelarla.
uploading = Subiendo
importing = Leyendo tus archivos…
encrypting = Cifrando…
finalising = Ha llegado todo. Se está guardando…
expiresAfter = Caduca tras { $downloads } o { $time }
settingPassword = Estableciendo la contraseña…
passwordFailed = No se ha podido establecer la contraseña
passwordFailedLead = Tus archivos se han subido, pero aún no están protegidos; por eso no se muestra el enlace. Inténtalo de nuevo o elimina el envío.
linkReady = Tu enlace está listo
linkReadyLead = Quien tenga este enlace puede abrir los archivos. Nadie más puede, ni siquiera este servicio.
shareLink = Enlace a tus archivos
sendMore = Enviar más archivos
copyLinkTitle = Copia tu enlace
shareLinkTitle = Comparte tu enlace
linkDialogLead = Quien reciba este enlace podrá abrir { $name }.

## The survey

surveyTitle = Dinos qué te parece
surveyLead = Tus respuestas ayudan a mejorar el envío de archivos. Se responde en otra página y no se transmite nada sobre tus archivos.
giveFeedback = Dar mi opinión
surveySkip = Omitir

## The person's own uploads

yourUploads = Tus envíos
noUploads = Lo que envíes aparecerá aquí, para que puedas volver a copiar su enlace o eliminarlo.
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
goneLead = { $name } ha caducado, se ha descargado tantas veces como permitía su enlace o se ha eliminado en otro lugar. No se ha cambiado nada.
passwordNotSet = Su contraseña no está establecida, por eso no se muestra su enlace. Si sigue así, elimínalo y envía los archivos de nuevo.
changeFailed = No se ha podido cambiar. Comprueba tu elección y tu conexión e inténtalo de nuevo.

## Receiving

checkingLink = Buscando tus archivos…
checkFailed = El servidor no responde
checkFailedLead = No se ha perdido nada. Comprueba tu conexión e inténtalo de nuevo.
checkRefused = Ahora no es posible
checkRefusedLead = Algo ha fallado en el servidor. No se ha perdido nada: inténtalo de nuevo en un momento.
waitAsked = El servidor te pide que esperes { $time }.
expiredTitle = Estos archivos ya no están
expiredLead = El enlace ha caducado, se ha agotado o lo ha eliminado quien lo envió. Pide uno nuevo.
passwordNeeded = Escribe la contraseña
passwordNeededLead = Quien envió estos archivos los ha protegido. La contraseña no va en el enlace.
passwordTryAgain = La contraseña no es correcta. Inténtalo de nuevo.
unlock = Desbloquear
keyNeeded = Falta la clave
keyNeededLead = Un enlace completo lleva una clave después del signo #. Pega el enlace entero o solo la clave.
keyLabel = Enlace o clave
notAKey = No es ni un enlace ni una clave de este servicio.
keyOfAnotherFile = Este enlace corresponde a otros archivos.
openLink = Abrir
filesForYou = { $count ->
    [one] Un archivo para ti
    [many] { $count } de archivos para ti
   *[other] { $count } archivos para ti
}
filesForYouLead = Enviado con cifrado. Se descifra aquí, en tu navegador.
download = Descargar
noStreamsWarning = Este navegador solo puede abrir un archivo tan grande manteniéndolo entero en la memoria, y eso puede fallar. ¿Qué quieres hacer?
noStreams-copyLink = Copiar el enlace para abrirlo en otro navegador
noStreams-otherBrowser = Conseguir un navegador que guarde los archivos grandes según llegan
noStreams-download = Descargar aquí de todos modos
linkLife = Disponible durante { $time }
lastDownload = Disponible durante { $time }. Es la última descarga: guarda bien el archivo.
downloadsTaken = La última descarga está en curso ahora mismo, aquí o en otro lugar. Si se interrumpe, volverá a quedar una: inténtalo en dos minutos.
downloading = Descargando
decrypting = Descifrando…
downloadFinished = Aquí lo tienes
downloadFinishedLead = El archivo se ha descifrado y está en tus descargas.
downloadStopped = La descarga no ha terminado.
showDownload = Mostrar

## Dead ends

loading = Un momento…
configFailed = El servidor no responde
configFailedLead = No se ha perdido nada. Comprueba tu conexión e inténtalo de nuevo.
notFoundTitle = Aquí no hay nada
notFoundLead = Los archivos han caducado o se han eliminado, o el enlace no está completo.
errorTitle = Algo ha fallado
errorLead = No ha funcionado. Vuelve al inicio e inténtalo de nuevo.
uploadErrorLead = Tus archivos no se han enviado. Los que elegiste siguen ahí: inténtalo de nuevo.
uploadError-too_large = Los archivos superan lo que permite este servicio. Envíalos en partes más pequeñas.
uploadError-bad_limit = El servicio ya no permite tantas descargas o tanto tiempo. Vuelve a cargar la página y elige de nuevo.
uploadError-unauthorized = Aquí solo pueden enviar archivos quienes han iniciado sesión. Inicia sesión y vuelve a elegir tus archivos.
uploadError-sender_unknown = El servicio no ha podido saber que habías iniciado sesión, así que se han aplicado los límites generales. Inicia sesión de nuevo si ahora está cerrada; si no, inténtalo de nuevo en un momento.
uploadError-issuer_away = El servicio no está disponible ahora mismo o no puede averiguar quién ha iniciado sesión. Sin cuenta se puede enviar hasta { $size } por envío, para { $downloads } y { $time } como máximo: no envíes más que eso o inténtalo de nuevo en un momento.
uploadError-rate_limited = Ha habido demasiados intentos. Espera un momento e inténtalo de nuevo.
uploadError-busy = El servicio está al límite de su capacidad. Tus archivos siguen ahí: inténtalo de nuevo en un momento.
uploadError-full = El servicio no tiene espacio para más archivos en este momento. Tus archivos siguen ahí: inténtalo de nuevo más tarde.
uploadError-unavailable = El servicio no está disponible ahora mismo. Tus archivos siguen ahí: inténtalo de nuevo en un momento.
uploadError-idle_timeout = La conexión ha estado inactiva demasiado tiempo. Compruébala e inténtalo de nuevo.
uploadError-connect_failed = El servidor no ha respondido. Comprueba tu conexión e inténtalo de nuevo. Algunas redes, a menudo las del trabajo, bloquean lo que necesitan las subidas (conexiones WebSocket): usa allí otra red, como la de tu móvil, o pregunta a quien gestione la tuya.
uploadError-connection_lost = La conexión se ha cortado. Tus archivos siguen ahí: inténtalo de nuevo.
uploadError-file_changed = Uno de los archivos ha cambiado o no se ha podido leer mientras se enviaba. Elígelo otra vez.
downloadErrorLead = La descarga no ha terminado. Inténtalo de nuevo; si no funciona, pide un enlace nuevo a quien lo envió.
downloadError-rate_limited = Ha habido demasiados intentos. Espera un momento e inténtalo de nuevo.
downloadError-busy = El servicio está al límite de su capacidad. El enlace sigue funcionando: inténtalo de nuevo en un momento.
downloadError-unavailable = El servicio no está disponible ahora mismo. El enlace sigue funcionando: inténtalo de nuevo en un momento.
downloadError-connect_failed = No se ha podido conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.
downloadError-connection_lost = La conexión se ha cortado. Compruébala e inténtalo de nuevo.
downloadError-damaged = Lo que ha llegado no es lo que se envió, así que no se ha guardado nada. Inténtalo de nuevo; si no funciona, pide un enlace nuevo a quien lo envió.
downloadError-incomplete = El navegador ha dejado de guardar a la mitad. Elimina el archivo incompleto e inténtalo de nuevo.
downloadError-no_room = No queda espacio en este dispositivo para estos archivos. Libera espacio e inténtalo de nuevo.
crashLead = No se ha podido mostrar esta página. Vuelve a cargarla; lo que enviaste antes no se ve afectado.
chunkTitle = Falta una parte de esta página
chunkMissingLead = No se ha podido cargar. Comprueba tu conexión y vuelve a cargar la página; lo que enviaste antes no se ve afectado.
chunkTimeoutLead = Ha tardado demasiado en cargarse. Comprueba tu conexión y vuelve a cargar la página; lo que enviaste antes no se ve afectado.
waitForTransfer = Hay una transferencia en curso y se perdería. Espera a que termine.
reload = Volver a cargar
backHome = Volver al inicio
outdatedTitle = Hay una versión más reciente
outdatedLead = Esta página está anticuada. Actualízala para continuar.
update = Actualizar
outdatedBrowserTitle = Este navegador está anticuado
outdatedBrowserLead = Le falta lo necesario para enviar y recibir archivos. Actualízalo y abre otra vez la misma dirección.
unsupportedTitle = Este navegador no puede abrir { $title }
unsupportedLead = Los archivos se cifran en el navegador, y a este le falta lo necesario para hacerlo. Usa un navegador actualizado.
insecureTitle = Esta dirección no es segura
insecureLead = Los navegadores solo cifran en páginas cargadas de forma segura. Vuelve atrás y abre la misma dirección con https:// al principio. Si falla, pide la dirección segura a quien gestione este servicio.
otherBrowser = Conseguir otro navegador
help = Ayuda

## Privacy

legalTitle = Privacidad y condiciones
legalLead = Qué ocurre con tus archivos, en pocas frases.
legalEncrypted = Los archivos se guardan cifrados. La clave está en el enlace y nunca llega al servidor.
legalLifetime = Un archivo se conserva { $anonymous } como máximo, o { $signedIn } como máximo si lo envía alguien que ha iniciado sesión.
legalOneLifetime = Un archivo se conserva { $time } como máximo.
legalDownloads = Un límite de descargas puede hacer que un archivo se elimine antes.
legalLogs = Los registros del servidor conservan las direcciones IP durante { $days } días.
legalAccountToSend = Hace falta una cuenta para enviar archivos, pero no para recibirlos.
legalAccount = Solo hace falta una cuenta para archivos de más de { $size }.
