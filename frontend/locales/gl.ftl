# Envoi: galego

productName = Envoi

## Page

homeLink = { $title }, inicio
skipToContent = Ir ao contido
promo = Aviso
closeNotice = Pechar o aviso
storageBlocked = Este navegador non conserva a lista dos seus envíos: desaparece ao pechar a páxina. Antes diso, copie as ligazóns.
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
languageOfBrowser = A do navegador
languageTold = { $label }: { $language }
languageFailed = Non se puido cargar esta lingua. Comprobe a conexión e ténteo de novo.
introTitle = Envíe ficheiros en privado
introLead = Os seus ficheiros cífranse aquí, antes de saíren do seu dispositivo. Recibe unha ligazón para pasala; só os pode abrir quen a teña.
notBegunTitle = Aínda non hai nada aquí?
notBegunLead = Comprobe a conexión e cargue esta páxina de novo. Se iso non axuda, este navegador está anticuado: actualíceo.
scriptsOffTitle = JavaScript está desactivado
scriptsOffLead = Os ficheiros cífranse no seu navegador, e por iso esta páxina precisa JavaScript.

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
sizeOfTotal = { $done } de { $total }
remaining = Tempo restante: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } descarga
   *[other] { $count } descargas
}
filesCount = { $count ->
    [one] { $count } ficheiro
   *[other] { $count } ficheiros
}

## Common buttons

ok = Aceptar
cancel = Cancelar
tryAgain = Tentar de novo
copyLink = Copiar a ligazón
copied = Copiado
copyRefused = O navegador non deixou que esta páxina copiase. A ligazón está seleccionada para que a poida copiar vostede.
share = Compartir
shareNamed = Compartir { $name }
showQrCode = Mostrar un código QR
qrCode = Código QR da ligazón
qrCodeHint = Enfóqueo coa cámara dun teléfono para abrir alí a ligazón.
qrCodeFailed = Non se puido xerar o código QR. A ligazón funciona igualmente.
sendYourOwn = Enviar ficheiros propios
deleteUpload = Eliminar
deleteFailed = Non se puido eliminar. Comprobe a conexión e ténteo de novo.
passwordProtected = Protexido con contrasinal
passwordLabel = Contrasinal
filesInside = Ficheiros incluídos

## Accounts

signIn = Iniciar sesión
signOut = Pechar sesión
signOutWaits = Aínda hai unha transferencia en curso. Peche a sesión cando remate.
signOutWaitsForTab = Aínda hai unha transferencia en curso noutra lapela. Peche a sesión cando remate.
signOutSyncs = Poñendo ao día a súa lista antes de pechar a sesión…
signOutTitle = Pechar sesión?
signOutLoses = { $count ->
    [one] { $count } envío está só neste dispositivo: non se puido poñer ao día a súa lista. Unha vez pechada a sesión, xa non poderá velo, cambialo nin eliminalo. A súa ligazón seguirá funcionando.
   *[other] { $count } envíos están só neste dispositivo: non se puido poñer ao día a súa lista. Unha vez pechada a sesión, xa non poderá velos, cambialos nin eliminalos. As súas ligazóns seguirán funcionando.
}
staySignedIn = Manter a sesión
signOutAnyway = Pechar sesión igualmente
signedOut = Pechouse a sesión.
signedOutRefused = Pechouse a sesión porque caducou. Iníciea de novo para ver a súa lista.
signUpTitle = Inicie sesión para ter máis
signUpLead = Pódese enviar sen conta. Cunha conta pode facer máis:
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
benefitPerk = A súa lista segue cifrada: ninguén máis ca vostede pode lela
emailLabel = Correo electrónico (opcional)
signInNotBegun = Non se puido chegar á páxina de inicio de sesión. Comprobe a conexión e ténteo de novo.
signInAway = O servizo de inicio de sesión non está dispoñible agora. Ténteo máis tarde.
signInNoRoom = Neste dispositivo non queda espazo para iniciar sesión. Elimine os envíos que xa non precise e ténteo de novo.
signInWaits = Aínda hai unha transferencia en curso e perderíase. Inicie sesión cando remate.
signingIn = Iniciando a sesión…
signInErrorLead = Non se iniciou a sesión e non cambiou nada máis. Ténteo de novo.
passphraseNeeded = A frase de paso da súa lista
passphraseNeededLead = Cifra a lista dos seus envíos e nunca sae deste dispositivo. Use a mesma en todos os seus dispositivos.
passphraseLabel = Frase de paso
passphraseTooShort = É curta de máis: fan falta polo menos { $length } caracteres.
passphraseHint = Polo menos { $length } caracteres: unhas cantas palabras que só para vostede vaian xuntas. Ninguén pode recuperala, así que anótea.
passphraseRunning = Creando a chave…
passphraseFailed = Este dispositivo non puido crear a chave. Peche outras lapelas e ténteo de novo.
goOn = Continuar
cancelSignIn = Non iniciar sesión
unknownPassphrase = Esta frase de paso é nova?
unknownPassphraseLead = Non hai ningunha lista para ela. Se este é o seu primeiro dispositivo ou escolle unha frase nova, escríbaa outra vez para comezar unha lista. Se non, está mal escrita.
passphraseAgain = A mesma frase de paso outra vez
passphraseDiffers = Non é o que escribiu antes.
beginList = Comezar unha lista nova
anotherPassphrase = Estaba mal escrita
uncheckedPassphrase = Non se puido comprobar
uncheckedPassphraseLead = O servidor non dixo se hai unha lista para esta frase de paso. Ténteo de novo. Se continúa igualmente e está mal escrita, non verá a lista dos seus outros dispositivos.
trustPassphrase = Continuar igualmente
retypePassphrase = Escribila de novo

## Sending: choosing files

sendFiles = Enviar ficheiros
dropFiles = Arrastre e solte ficheiros
orSelectFiles = ou prema para seleccionar ata { $size }
selectFiles = Seleccionar ficheiros
selectFolder = Seleccionar un cartafol
accountNeeded = Inicie sesión para enviar ficheiros
accountNeededLead = Neste servizo só pode enviar ficheiros quen ten conta. Para recibilos non fai falta.
accountNeededBlocked = Neste servizo só pode enviar ficheiros quen ten conta, e con este navegador non pode iniciar sesión: non conserva nada para esta páxina. Para recibir ficheiros non fai falta conta.
signInForSize = Inicie sesión para enviar ata { $size }
dropNow = Sólteos onde queira
chosenFiles = Ficheiros escollidos
addMoreFiles = Engadir máis
removeFile = Quitar { $name }
totalSize = { $size } en total
skippedEmpty = Ficheiros baleiros que non se engadiron: { $count }
skippedChosen = Ficheiros xa escollidos que non se volveron engadir: { $count }
expiryChoices = A ligazón deixa de funcionar despois de
downloadLimitLabel = Descargas
timeLimitLabel = Tempo
addPassword = Protexer cun contrasinal
maxPasswordLength = Un contrasinal ten como máximo { $length } caracteres.
uploadFiles = { $count ->
    [one] Cifrar e subir
   *[other] Cifrar e subir { $count } ficheiros
}

## Sending: what is not possible

noticeTitle = Non funcionou
tooManyFiles = { $count ->
    [one] Só se pode enviar { $count } ficheiro dunha vez.
   *[other] Só se poden enviar { $count } ficheiros dunha vez.
}
fileTooBig = Estes ficheiros superan { $size } en conxunto. Envíeos en partes máis pequenas.
tooManyArchives = { $count ->
    [one] Só se pode ter { $count } envío ao mesmo tempo. Elimíneo antes ou agarde a que caduque.
   *[other] Só se poden ter { $count } envíos ao mesmo tempo. Elimine un antes ou agarde a que caduque algún.
}
unreadableFiles = O que soltou non se pode ler. Escolla os ficheiros co botón.
needsAccountSize = Sen conta pode enviar ata { $size } dunha vez.
needsAccountCount = { $count ->
    [one] Sen conta, unha ligazón permite { $count } descarga como máximo.
   *[other] Sen conta, unha ligazón permite { $count } descargas como máximo.
}
needsAccountTime = Sen conta, unha ligazón funciona { $time } como máximo.

## Sending: under way and done

chosenTold = { $files }, { $size } en total
noAnswer = Hai un anaco que non hai resposta. Comprobe a conexión: a subida continúa por si soa, ou pode cancelala.
uploading = Subindo
importing = Lendo os seus ficheiros…
encrypting = Cifrando…
finalising = Chegou todo. Estase gardando…
expiresAfter = Caduca despois de { $downloads } ou { $time }
settingPassword = Establecendo o contrasinal…
passwordFailed = Non se puido establecer o contrasinal
passwordFailedLead = Os ficheiros están subidos, pero aínda non protexidos; por iso non se mostra a ligazón. Ténteo de novo ou elimine o envío.
linkReady = A súa ligazón está lista
linkReadyLead = Quen teña esta ligazón pode abrir os ficheiros. Ninguén máis pode, nin sequera este servizo.
shareLink = Ligazón aos seus ficheiros
sendMore = Enviar máis ficheiros
copyLinkTitle = Copie a súa ligazón
shareLinkTitle = Comparta a súa ligazón
linkDialogLead = Calquera a quen lle dea esta ligazón pode abrir { $name }.

## The survey

surveyTitle = Díganos que lle parece
surveyLead = As súas respostas axudan a mellorar o envío de ficheiros. Danse noutra páxina, e non as acompaña nada dos seus ficheiros.
giveFeedback = Dar a opinión
surveySkip = Omitir

## The person's own uploads

yourUploads = Os seus envíos
noUploads = O que envíe aparece aquí, para que poida copiar de novo a súa ligazón ou eliminalo.
downloadsLeft = { $count ->
    [one] Queda { $count } descarga
   *[other] Quedan { $count } descargas
}
timeLeft = Tempo restante: { $time }
deleteNamed = Eliminar { $name }
deleteTitle = Eliminar este envío?
deleteQuestion = Ninguén poderá xa descargar { $name }. Isto non se pode desfacer.
keep = Conservar
openDownloadPage = Abrir a páxina que ven os destinatarios de { $name }
changeLimits = Cambiar
changeLimitsNamed = Cambiar canto tempo se pode descargar { $name }
changeLimitsTitle = Cambiar canto dura a ligazón
keepTime = Como está
timeFromNow = { $time } desde agora
save = Gardar
goneTitle = Xa non está
goneLead = { $name } caducou, descargouse tantas veces como permitía a ligazón ou eliminouse noutro lugar. Non se cambiou nada.
passwordNotSet = O contrasinal non está establecido; por iso non se mostra a ligazón. Se segue así, elimine o envío e envíe os ficheiros de novo.
changeFailed = Non se puido cambiar. Comprobe a súa escolla e a conexión, e ténteo de novo.

## Receiving

checkingLink = Buscando os seus ficheiros…
checkFailed = O servidor non responde
checkFailedLead = Non se perdeu nada. Comprobe a conexión e ténteo de novo.
checkRefused = Agora mesmo non pode ser
checkRefusedLead = Algo foi mal no servidor. Non se perdeu nada: ténteo de novo nun momento.
waitAsked = O servidor pide que agarde { $time }.
expiredTitle = Estes ficheiros xa non están
expiredLead = A ligazón caducou, esgotouse ou o remitente eliminouna. Pida unha nova.
passwordNeeded = Introduza o contrasinal
passwordNeededLead = O remitente protexeu estes ficheiros. O contrasinal non vén coa ligazón.
passwordTryAgain = O contrasinal non é correcto. Ténteo de novo.
unlock = Desbloquear
keyNeeded = Falta a chave
keyNeededLead = Unha ligazón completa ten unha chave despois do signo #. Pegue a ligazón enteira ou só a súa chave.
keyLabel = Ligazón ou chave
notAKey = Isto non é nin unha ligazón nin unha chave deste servizo.
keyOfAnotherFile = Esta ligazón leva a outros ficheiros.
openLink = Abrir
filesForYou = { $count ->
    [one] Un ficheiro para vostede
   *[other] { $count } ficheiros para vostede
}
filesForYouLead = Enviouse cifrado. Descífrase aquí, no seu navegador.
download = Descargar
noStreamsWarning = Este navegador só pode abrir un ficheiro tan grande se o mantén enteiro na memoria, e iso pode fallar. Que quere facer?
noStreams-copyLink = Copiar a ligazón para abrila noutro navegador
noStreams-otherBrowser = Obter un navegador que garde os ficheiros grandes a medida que chegan
noStreams-download = Descargar aquí igualmente
linkLife = Dispoñible aínda { $time }
lastDownload = Dispoñible aínda { $time }. Esta é a última descarga: garde ben os ficheiros.
downloadsTaken = A última descarga estase facendo agora mesmo, aquí ou noutro lugar. Se se interrompe, volverá haber unha: ténteo en dous minutos.
downloading = Descargando
decrypting = Descifrando…
downloadFinished = Aquí o ten
downloadFinishedLead = O ficheiro descifrouse e está nas súas descargas.
downloadStopped = A descarga non rematou.
showDownload = Mostrar

## Dead ends

loading = Un momento…
configFailed = O servidor non responde
configFailedLead = Non se perdeu nada. Comprobe a conexión e ténteo de novo.
notFoundTitle = Aquí non hai nada
notFoundLead = Os ficheiros caducaron ou foron eliminados, ou a ligazón non está completa.
errorTitle = Algo foi mal
errorLead = Non funcionou. Volva ao inicio e ténteo de novo.
uploadErrorLead = Os ficheiros non se enviaron. Os que escolleu seguen aquí: ténteo de novo.
uploadError-too_large = Os ficheiros son máis grandes do que permite este servizo. Envíeos en partes máis pequenas.
uploadError-bad_limit = O servizo xa non permite tantas descargas ou tanto tempo. Cargue a páxina de novo e volva escoller.
uploadError-unauthorized = Aquí só pode enviar ficheiros quen iniciou sesión. Inicie sesión e escolla os ficheiros de novo.
uploadError-sender_unknown = O servizo non puido saber que vostede iniciou sesión, así que se aplicaron os límites de todos os demais. Se agora a sesión está pechada, iníciea de novo; se non, ténteo outra vez nun momento.
uploadError-issuer_away = O servizo non está dispoñible agora ou non pode saber quen iniciou sesión. Sen conta pódense enviar ata { $size } dunha vez, para { $downloads } e { $time } como máximo: non envíe máis ca iso ou ténteo de novo nun momento.
uploadError-rate_limited = Houbo demasiados intentos. Agarde un momento e ténteo de novo.
uploadError-busy = O servizo está saturado. Os ficheiros seguen aquí: ténteo de novo nun momento.
uploadError-full = O servizo non ten sitio para máis ficheiros neste momento. Os ficheiros seguen aquí: ténteo de novo máis tarde.
uploadError-unavailable = O servizo non está dispoñible agora. Os ficheiros seguen aquí: ténteo de novo nun momento.
uploadError-idle_timeout = A conexión estivo inactiva demasiado tempo. Compróbea e ténteo de novo.
uploadError-connect_failed = O servidor non respondeu. Comprobe a conexión e ténteo de novo. Algunhas redes, moitas veces as do traballo, bloquean o que as subidas precisan (conexións WebSocket): use outra rede, como a do teléfono, ou pregúntelle a quen xestiona a súa.
uploadError-connection_lost = A conexión interrompeuse. Os ficheiros seguen aquí: ténteo de novo.
uploadError-file_changed = Un dos ficheiros cambiou ou non se puido ler mentres se enviaba. Escóllao de novo.
downloadErrorLead = A descarga non rematou. Ténteo de novo; se iso non axuda, pídalle ao remitente unha ligazón nova.
downloadError-rate_limited = Houbo demasiados intentos. Agarde un momento e ténteo de novo.
downloadError-busy = O servizo está saturado. A ligazón aínda funciona: ténteo de novo nun momento.
downloadError-unavailable = O servizo non está dispoñible agora. A ligazón aínda funciona: ténteo de novo nun momento.
downloadError-connect_failed = Non se puido chegar ao servidor. Comprobe a conexión e ténteo de novo.
downloadError-connection_lost = A conexión interrompeuse. Compróbea e ténteo de novo.
downloadError-damaged = O que chegou non é o que se enviou, así que non se conservou nada. Ténteo de novo; se iso non axuda, pídalle ao remitente unha ligazón nova.
downloadError-incomplete = O navegador deixou de gardar á metade. Elimine o ficheiro incompleto e ténteo de novo.
downloadError-no_room = Neste dispositivo non queda espazo para estes ficheiros. Libéreo e ténteo de novo.
crashLead = Non se puido mostrar esta páxina. Cárguea de novo; o que enviou antes non se ve afectado.
chunkTitle = Falta unha parte desta páxina
chunkMissingLead = Non se puido cargar. Comprobe a conexión e cargue a páxina de novo; o que enviou antes non se ve afectado.
chunkTimeoutLead = Tardou demasiado en cargarse. Comprobe a conexión e cargue a páxina de novo; o que enviou antes non se ve afectado.
waitForTransfer = Aínda hai unha transferencia en curso e perderíase. Agarde a que remate.
reload = Cargar de novo
backHome = Volver ao inicio
outdatedTitle = Hai unha versión máis nova
outdatedLead = Esta páxina está anticuada. Actualícea para continuar.
update = Actualizar
outdatedBrowserTitle = Este navegador está anticuado
outdatedBrowserLead = Fáltalle o que precisan o envío e a recepción de ficheiros. Actualíceo e abra de novo o mesmo enderezo.
unsupportedTitle = Este navegador non pode abrir { $title }
unsupportedLead = Os ficheiros cífranse no navegador, e a este fáltalle o que iso precisa. Use un navegador actualizado.
insecureTitle = Este enderezo non é seguro
insecureLead = Os navegadores só cifran en páxinas cargadas de xeito seguro. Volva atrás e abra o mesmo enderezo con https:// no comezo. Se non funciona, pídalle a quen xestiona este servizo o seu enderezo seguro.
otherBrowser = Obter outro navegador
help = Axuda

## Privacy

legalTitle = Privacidade e condicións
legalLead = Que pasa cos seus ficheiros, en poucas frases.
legalEncrypted = Os ficheiros gárdanse cifrados. A chave está na ligazón e nunca chega ao servidor.
legalLifetime = Un ficheiro consérvase { $anonymous } como máximo, ou { $signedIn } se quen o envía iniciou sesión.
legalOneLifetime = Un ficheiro consérvase { $time } como máximo.
legalDownloads = Por un límite de descargas, un ficheiro pode eliminarse antes.
legalLogs = Nos rexistros do servidor, os enderezos IP consérvanse { $days } días.
legalAccountToSend = Fai falta unha conta para enviar ficheiros, pero non para recibilos.
legalAccount = Só fai falta unha conta para ficheiros de máis de { $size }.
