# Envoi: català

productName = Envoi

## Page

homeLink = { $title }, inici
skipToContent = Ves al contingut
promo = Avís
closeNotice = Tanca
storageBlocked = Aquest navegador no desa la llista dels vostres enviaments: desapareix quan tanqueu la pàgina. Abans, copieu els enllaços.
storageFull = En aquest dispositiu no queda espai per a la llista dels vostres enviaments. Abans de tancar la pàgina, copieu els enllaços o suprimiu els enviaments que ja no necessiteu.
footerPromise = Els fitxers es xifren abans de sortir del vostre dispositiu. Només els pot obrir qui té l’enllaç.
footerLinks = Quant a aquest servei
link-privacy = Privadesa
link-terms = Condicions
link-cookies = Galetes
link-source = Codi font
link-feedback = Opinions
feedbackFacts = Versió { $version }, { $browser }
language = Llengua
languageOfBrowser = Llengua del navegador
languageTold = { $label }: { $language }
languageFailed = No s’ha pogut carregar aquesta llengua. Comproveu la connexió i torneu-ho a provar.
introTitle = Compartiu fitxers en privat, sense complicacions
introLead = Els fitxers es xifren en aquest dispositiu abans d’enviar-se. Compartiu l’enllaç amb qui vulgueu: ningú més no els pot obrir.
notBegunTitle = Encara no hi ha res aquí?
notBegunLead = Comproveu la connexió i torneu a carregar aquesta pàgina. Si no serveix de res, el navegador està obsolet: actualitzeu-lo.
scriptsOffTitle = El JavaScript està desactivat
scriptsOffLead = Els fitxers es xifren al navegador, i per això aquesta pàgina necessita JavaScript. Activeu-lo i torneu a carregar-la.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } byte
    [many] { $num } de bytes
   *[other] { $num } bytes
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } dia
    [many] { $num } dies
   *[other] { $num } dies
}
hours = { $num ->
    [one] { $num } hora
    [many] { $num } hores
   *[other] { $num } hores
}
minutes = { $num ->
    [one] { $num } minut
    [many] { $num } minuts
   *[other] { $num } minuts
}
seconds = { $num ->
    [one] { $num } segon
    [many] { $num } segons
   *[other] { $num } segons
}
shortDays = { $num ->
    [one] { $num } dia
    [many] { $num } dies
   *[other] { $num } dies
}
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = fins avui, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = fins demà, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = fins { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } de { $total }
remaining = Temps restant: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } baixada
    [many] { $count } de baixades
   *[other] { $count } baixades
}
downloadsWithoutLimit = Qualsevol nombre de baixades
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } fitxer
    [many] { $count } de fitxers
   *[other] { $count } fitxers
}
nameAndMore = { $name } i { $count } més

## Common buttons

ok = D’acord
done = Fet
cancel = Cancel·la
add = Afegeix
doNotAdd = No afegeixis
tryAgain = Torna-ho a provar
copyLink = Copia l’enllaç
copyMessage = Copia el missatge
includePassword = Inclou la contrasenya
emailLink = Correu
emailSubject = Fitxers per a vós
copied = Copiat
copyRefused = El navegador no ens ha deixat copiar l’enllaç. Està seleccionat perquè el pugueu copiar manualment.
share = Comparteix
shareNamed = Comparteix { $name }
showQrCode = Codi QR
qrCode = Codi QR d’aquest enllaç
qrCodeHint = Escanegeu-lo amb la càmera d’un telèfon per obrir-hi l’enllaç.
qrCodeFailed = No s’ha pogut generar el codi QR. L’enllaç continua funcionant.
sendYourOwn = Envia fitxers propis
deleteUpload = Suprimeix
deleteFailed = No s’ha pogut suprimir aquest enviament. Comproveu la connexió i torneu-ho a provar.
passwordProtected = Protegit amb contrasenya
passwordLabel = Contrasenya
showPassword = Mostra la contrasenya
hidePassword = Amaga la contrasenya
filesInside = Fitxers d’aquest enviament

## Accounts

signIn = Inicia la sessió
signOut = Tanca la sessió
signOutWaits = Encara hi ha una transferència en curs. Tanqueu la sessió quan acabi.
signOutWaitsForTab = Encara hi ha una transferència en curs en una altra pestanya. Tanqueu la sessió quan acabi.
signOutSyncs = S’està desant la llista abans de tancar la sessió…
signOutTitle = Tanqueu la sessió?
signOutLoses = { $count ->
    [one] { $count } enviament és només en aquest dispositiu. Un cop tancada la sessió, ja no el podreu veure, canviar ni suprimir. El seu enllaç continuarà funcionant.
    [many] { $count } d’enviaments són només en aquest dispositiu. Un cop tancada la sessió, ja no els podreu veure, canviar ni suprimir. Els seus enllaços continuaran funcionant.
   *[other] { $count } enviaments són només en aquest dispositiu. Un cop tancada la sessió, ja no els podreu veure, canviar ni suprimir. Els seus enllaços continuaran funcionant.
}
staySignedIn = Mantén la sessió
signOutAnyway = Tanca la sessió igualment
signedOut = S’ha tancat la sessió.
signedOutRefused = La sessió ha caducat. Torneu a iniciar-la per veure la llista.
signUpTitle = Inicieu la sessió per tenir més opcions
signUpLead = Podeu enviar fitxers sense compte. Amb un compte podeu fer més coses:
benefitSize = Enviar fins a { $size } de cop
benefitCount = { $count ->
    [one] Deixar que un enllaç s’usi fins a { $count } vegada
    [many] Deixar que un enllaç s’usi fins a { $count } de vegades
   *[other] Deixar que un enllaç s’usi fins a { $count } vegades
}
benefitTime = { $token ->
    [one] Mantenir un enllaç actiu fins a { $token } dia
    [many] Mantenir un enllaç actiu fins a { $token } de dies
   *[other] Mantenir un enllaç actiu fins a { $token } dies
}
benefitSync = Veure els vostres enviaments en tots els vostres dispositius
benefitPerk = La llista continua xifrada; només vós la podeu llegir
emailLabel = Correu electrònic (opcional)
signInNotBegun = No s’ha pogut arribar a la pàgina d’inici de sessió. Comproveu la connexió i torneu-ho a provar.
signInAway = Ara mateix no es pot iniciar la sessió. Torneu-ho a provar més tard.
signInNoRoom = En aquest dispositiu no queda espai per iniciar la sessió. Suprimiu els enviaments que ja no necessiteu i torneu-ho a provar.
signInWaits = Encara hi ha una transferència en curs, i es perdria. Inicieu la sessió quan acabi.
signingIn = S’està iniciant la sessió…
signInErrorLead = No s’ha iniciat la sessió, i no ha canviat res més. Torneu-ho a provar.
signInReason = Si continua passant, comuniqueu-ho a qui gestiona aquest servei: { $reason }
passphraseNeeded = Introduïu la frase de pas de la llista
passphraseNeededLead = Xifra la llista dels vostres enviaments i no surt mai d’aquest dispositiu. Feu servir la mateixa en tots els vostres dispositius.
passphraseLabel = Frase de pas
passphraseTooShort = És massa curta. Feu servir com a mínim { $length } caràcters.
passphraseHint = Com a mínim { $length } caràcters: unes quantes paraules que només vós ajuntaríeu. Ningú no la pot recuperar; per tant, apunteu-la.
passphraseRunning = S’està creant la clau…
passphraseFailed = No s’ha pogut crear la clau en aquest dispositiu. Tanqueu altres pestanyes i torneu-ho a provar.
goOn = Continua
cancelSignIn = No iniciïs la sessió
unknownPassphrase = És una frase de pas nova?
unknownPassphraseLead = No hem trobat cap llista per a aquesta frase. Si és el vostre primer dispositiu o voleu una frase nova, torneu-la a escriure per començar una llista. Si ja teniu una llista, potser l’heu escrita malament.
passphraseAgain = Torneu a escriure la frase de pas
passphraseDiffers = Les frases de pas no coincideixen.
beginList = Comença una llista nova
anotherPassphrase = L’he escrita malament
uncheckedPassphrase = No s’ha pogut comprovar la frase de pas
uncheckedPassphraseLead = El servidor no ha dit si hi ha una llista per a aquesta frase de pas. Torneu-ho a provar. Si continueu i està mal escrita, no veureu la llista dels altres dispositius.
trustPassphrase = Continua igualment
retypePassphrase = Torna-la a escriure

## Sending: choosing files

sendFiles = Envia fitxers
dropFiles = Arrossegueu fitxers aquí
orSelectFiles = o trieu-los, fins a { $size }
upToSize = Fins a { $size }
selectFiles = Selecciona fitxers
selectFolder = Selecciona una carpeta
sharedTitle = Voleu afegir aquests fitxers?
sharedLead = Una altra aplicació o un altre lloc web els ha compartit amb aquesta pàgina. Afegiu només allò que esperàveu.
accountNeeded = Inicieu la sessió per enviar fitxers
accountNeededLead = Cal un compte per enviar fitxers aquí. Tothom en pot rebre.
accountNeededBlocked = Cal un compte per enviar fitxers aquí, però aquest navegador no pot desar l’inici de sessió d’aquesta pàgina. Igualment podeu rebre fitxers.
accountNeededToRequest = Cal un compte per demanar fitxers aquí. Qualsevol amb l’enllaç us en pot enviar.
signInForSize = Inicieu la sessió per enviar fins a { $size }
dropNow = Deixeu anar per afegir
chosenFiles = Els vostres fitxers
addMoreFiles = Afegeix
removeFile = Treu { $name }
fileRemoved = S’ha tret { $name }
addFolder = Afegeix una carpeta
skipped-none = No s’ha trobat cap fitxer per afegir
skipped-empty = { $count ->
    [one] S’ha omès { $count } fitxer buit
    [many] S’han omès { $count } de fitxers buits
   *[other] S’han omès { $count } fitxers buits
}
skipped-chosen = { $count ->
    [one] S’ha omès { $count } fitxer que ja havíeu afegit
    [many] S’han omès { $count } de fitxers que ja havíeu afegit
   *[other] S’han omès { $count } fitxers que ja havíeu afegit
}
skipped-system = Fitxers del sistema omesos: { $count }
skipped-unreadable = No s’ha pogut llegir: { $name }
expiryChoices = L’enllaç caduca després de
downloadLimitLabel = Baixades
timeLimitLabel = Temps
addPassword = Protegeix amb una contrasenya
liveLink = Obtén l’enllaç mentre es puja
liveLinkHint = Els destinataris poden començar a baixar els fitxers al navegador mentre encara els esteu pujant. Deixeu aquesta pàgina oberta.
passwordMissing = Escriviu una contrasenya o desmarqueu la casella per enviar sense.
maxPasswordLength = Les contrasenyes poden tenir fins a { $length } caràcters.
uploadFiles = { $count ->
    [one] Puja { $count } fitxer
    [many] Puja { $count } de fitxers
   *[other] Puja { $count } fitxers
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Massa fitxers
noticeTitle-fileTooBig = Massa gran per enviar
noticeTitle-tooManyArchives = Massa enviaments
noticeTitle-unreadableFiles = No es poden llegir aquests fitxers
tooManyFiles = { $count ->
    [one] Podeu enviar { $count } fitxer de cop i n’heu triat { $chosen }. Comprimiu-los en un ZIP o trieu-ne un.
    [many] Podeu enviar fins a { $count } de fitxers de cop i n’heu triat { $chosen }. Comprimiu-los en un ZIP o trieu-ne menys.
   *[other] Podeu enviar fins a { $count } fitxers de cop i n’heu triat { $chosen }. Comprimiu-los en un ZIP o trieu-ne menys.
}
tooManyFilesAtOnce = { $count ->
    [one] Podeu enviar { $count } fitxer de cop. Comprimiu-los en un ZIP o trieu-ne un.
    [many] Podeu enviar fins a { $count } de fitxers de cop. Comprimiu-los en un ZIP o trieu-ne menys.
   *[other] Podeu enviar fins a { $count } fitxers de cop. Comprimiu-los en un ZIP o trieu-ne menys.
}
addFitting = { $count ->
    [one] Afegeix el primer
    [many] Afegeix els { $count } primers
   *[other] Afegeix els { $count } primers
}
fileTooBig = Podeu enviar fins a { $size } de cop. Envieu aquests fitxers en parts més petites.
tooManyArchives = { $count ->
    [one] Podeu tenir { $count } enviament alhora. Suprimiu-lo o espereu que caduqui.
    [many] Podeu tenir fins a { $count } d’enviaments alhora. Suprimiu-ne un o espereu que en caduqui algun.
   *[other] Podeu tenir fins a { $count } enviaments alhora. Suprimiu-ne un o espereu que en caduqui algun.
}
unreadableFiles = No podem llegir el que heu deixat anar. Trieu els fitxers amb el botó.
needsAccountSize = Sense compte podeu enviar fins a { $size } de cop.
needsAccountCount = { $count ->
    [one] Sense compte, un enllaç permet { $count } baixada com a màxim.
    [many] Sense compte, un enllaç permet { $count } de baixades com a màxim.
   *[other] Sense compte, un enllaç permet { $count } baixades com a màxim.
}
needsAccountTime = Sense compte, els enllaços funcionen { $time } com a màxim.

## Sending: under way and done

chosenTold = { $files }, { $size } en total
noAnswer = S’està esperant la connexió. Continuarem automàticament.
uploading = S’està pujant
uploadWaiting = Esperant per pujar
pause = Posa en pausa
uploadPaused = En pausa
liveLinkReady = Aquest enllaç ja funciona. Els destinataris reben els fitxers a mesura que els pugeu. Deixeu aquesta pàgina oberta.
unfinishedUpload = Pujada interrompuda
continueFrom = Voleu continuar des de { $size }?
sameFilesNeeded = Per continuar, torneu a triar els mateixos fitxers.
otherFiles = Aquests no són els mateixos fitxers o han canviat des de llavors. No s’ha enviat res més.
notSent = Encara no s’ha pujat
prepareNext = Prepara la pujada següent
waitsForUpload = Comença quan acabi la pujada actual.
stopUploadTitle = Voleu aturar aquesta pujada?
stopUploadLead = El que ja s’ha enviat es perdrà. Els fitxers que heu triat encara són aquí.
keepUploading = Continua pujant
stopUpload = Atura la pujada
showUpload = Mostra
importing = S’estan llegint els fitxers…
encrypting = S’està xifrant…
finalising = Ja gairebé està. S’estan desant els fitxers…
expiresAfter = Caduca després de { $downloads } o { $time }
settingPassword = S’està definint la contrasenya…
passwordFailed = No s’ha pogut definir la contrasenya
passwordFailedLead = Els fitxers s’han pujat, però encara no estan protegits; per això no us hem mostrat l’enllaç. Torneu-ho a provar o suprimiu l’enviament.
uploaded = A punt per compartir
linkReady = L’enllaç és a punt
uploadComplete = Pujada completada
shareLink = Enllaç als vostres fitxers
sendMore = Envia més fitxers
linkDialogLead = Qualsevol que tingui aquest enllaç pot baixar { $name }.
linkDialogNote = Qualsevol que tingui aquest enllaç pot llegir la vostra nota.
linkNeedsPassword = També necessitarà la contrasenya.

howProtected = Com es protegeixen els fitxers
protectionTitle = Xifratge d’extrem a extrem
protectionEncrypted = El navegador xifra els fitxers abans que surtin d’aquest dispositiu. El servidor només desa el que no pot llegir.
protectionKey = La clau forma part de l’enllaç, després del signe #. No s’envia mai al servidor; per tant, compartiu l’enllaç només amb gent de confiança.
protectionExpiry = Els fitxers se suprimeixen quan l’enllaç caduca: després de les baixades o del temps que trieu.

## Keyboard shortcuts

shortcutsTitle = Dreceres de teclat
shortcutChoose = Tria fitxers
shortcutUpload = Puja
shortcutCopy = Copia l’enllaç
shortcutDownload = Baixa
shortcutHelp = Mostra aquesta llista
shortcutsOn = Fes servir dreceres de teclat

## The survey

surveyTitle = Digueu-nos què en penseu
surveyLead = Les vostres respostes ens ajuden a millorar. L’enquesta s’obre en una altra pàgina i no sap res dels vostres fitxers.
giveFeedback = Dona l’opinió
surveySkip = Omet

## The person's own uploads

yourUploads = Els vostres enviaments
noUploads = Els fitxers que envieu apareixen aquí, perquè en pugueu tornar a copiar l’enllaç o suprimir-los.
joinOffer = Enviaments fets en aquest dispositiu abans d’iniciar la sessió: { $count }. Voleu afegir-los a la llista?
downloadsLeft = { $count ->
    [one] Queda { $count } baixada
    [many] Queden { $count } de baixades
   *[other] Queden { $count } baixades
}
timeLeft = Temps restant: { $time }
deleteNamed = Suprimeix { $name }
deletingNamed = S’està suprimint { $name }…
undo = Desfés
keep = Conserva’l
moreActions = Més accions per a { $name }
openPage = Obre la pàgina de baixada
openDownloadPage = Obre la pàgina de baixada de { $name }
changeLimits = Canvia
changeLimitsNamed = Canvia quan caduca l’enllaç a { $name }
changeLimitsTitle = Canvieu quan caduca l’enllaç
keepTime = Sense canvis
timeFromNow = { $time } a partir d’ara
save = Desa
goneTitle = Aquest enviament ja no hi és
goneLead = { $name } ha caducat, ha arribat al límit de baixades o s’ha suprimit en un altre lloc. No s’ha canviat res.
passwordNotSet = La contrasenya no està definida; per això l’enllaç està amagat. Si continua així, suprimiu l’enviament i torneu a enviar els fitxers.
changeFailed = No s’ha pogut desar. Comproveu el que heu triat i la connexió, i torneu-ho a provar.
pastUploads = Acabats els darrers 7 dies
clearPast = Esborra
pastDownloaded = Baixat: { $time }
pastDownloadedBefore = Baixat abans de: { $time }
pastExpired = Caducat: { $time }
pastDeleted = Suprimit: { $time }
pastGone = Exhaurit o suprimit: { $time }
pastGoneBefore = Exhaurit o suprimit abans de: { $time }
requestFiles = Demana fitxers
newRequestLead = Creeu un enllaç amb el qual qualsevol us pugui enviar fitxers que només vós podeu llegir.
requestWanted = Què necessiteu, un element per línia
requestAskerHint = Qui envia veu aquest nom. Ningú no el comprova.
requestOpenFor = Obert durant
deliveries = Lliuraments
requestDeliverySize = Mida de cada lliurament
requestTotalSize = Mida total
newRequestKinds = Tipus de fitxers, com ara .pdf (només orientatiu)
requestLink = Enllaç de la petició
requestReadyLead = Qualsevol amb aquest enllaç us pot enviar fitxers. Només vós els podeu llegir.
requestSubject = Envieu-me fitxers, si us plau
ownerLink = Enllaç de la bústia
ownerLinkWarning = Obre aquesta bústia en un altre dispositiu. Qui el tingui pot llegir tot el que rebeu; guardeu-lo per a vós.
inbox = Bústia
yourRequests = Les vostres peticions
joinRequests = Peticions creades en aquest dispositiu abans d’iniciar la sessió: { $count }. Voleu afegir-les a la llista?
newDeliveries = Lliuraments nous: { $count }
notifyDeliveries = Avisa’m dels lliuraments
requestAccepts = Accepta fitxers
requestClosed = Ja no accepta fitxers
noDeliveries = Encara no ha arribat res. Els lliuraments apareixeran aquí.
requestGoneLead = Aquesta petició ha caducat o s’ha suprimit.
requestUntrusted = Aquesta petició no és fiable
requestUntrustedLead = L’enllaç està malmès o el servidor mostra una altra petició. No es mostra res.
deliveryComing = S’està enviant
deliveryNew = Rebut
deliveryCollected = Desat
removeDelivery = Suprimeix del servidor
deliveryRefused-repeated = Rebutjat: aquest lliurament consta dues vegades.
deliveryRefused-forged = Rebutjat: no s’ha fet amb el vostre enllaç.
deliveryRefused-damaged = Rebutjat: està malmès o s’ha modificat.
closeRequest = No acceptis més fitxers
closeRequestTitle = Voleu deixar d’acceptar fitxers?
closeRequestLead = L’enllaç deixa de funcionar definitivament i els fitxers que encara s’estan enviant no arribaran. El que ha arribat queda aquí.
newLink = Enllaç nou
newLinkLead = L’enllaç antic deixa de funcionar tan bon punt el nou està a punt. El que ha arribat queda a la bústia antiga.
deleteRequestTitle = Voleu suprimir aquesta petició?
deleteRequestLead = L’enllaç deixa de funcionar i tot el que ha arribat se suprimeix del servidor. Els fitxers que heu desat es conserven.

## Receiving

checkingLink = S’estan cercant els fitxers…
checkFailed = No es pot connectar amb el servidor
checkFailedLead = No s’ha perdut res. Comproveu la connexió i torneu-ho a provar.
checkRefused = El servidor està saturat
checkRefusedLead = No s’ha perdut res. Torneu-ho a provar d’aquí a un moment.
waitAsked = Espereu { $time }, si us plau.
expiredTitle = Aquests fitxers ja no hi són
expiredLead = L’enllaç ha caducat, ha arribat al límit de baixades o el remitent l’ha suprimit. Demaneu-ne un de nou.
removedTitle = Aquests fitxers s’han retirat
removedLead = Els ha retirat qui gestiona aquest servei; per tant, l’enllaç ja no funciona.
contactOperator = Contacteu-hi
passwordNeeded = Introduïu la contrasenya
passwordNeededLead = Demaneu la contrasenya al remitent; no és a l’enllaç.
passwordTryAgain = Contrasenya incorrecta. Torneu-ho a provar.
unlock = Desbloca
keyNeeded = Aquest enllaç és incomplet
keyNeededLead = Falta una part de l’enllaç. Torneu-lo a copiar i enganxeu-lo aquí.
keyLabel = Enllaç o clau
notAKey = Això no és ni un enllaç ni una clau d’aquest servei.
keyOfAnotherFile = Aquest enllaç és d’uns altres fitxers.
openLink = Obre
wrongKey = Aquest enllaç no funciona
wrongKeyLead = Potser en falta una part. Copieu l’enllaç sencer del missatge i enganxeu-lo aquí.
filesForYou = { $count ->
    [one] Un fitxer per a vós
    [many] { $count } de fitxers per a vós
   *[other] { $count } fitxers per a vós
}
filesForYouLead = Xifratge d’extrem a extrem. Només es desxifra al vostre navegador.
fromSender = De part del remitent
showMore = Mostra’n més
download = Baixa
noStreamsWarning = Per obrir un fitxer tan gran, aquest navegador l’ha de mantenir tot a la memòria, i això pot fallar. Què voleu fer?
noStreams-copyLink = Copia l’enllaç per obrir-lo en un altre navegador
noStreams-otherBrowser = Obtén un navegador que desi directament els fitxers grans
noStreams-download = Baixa-ho aquí igualment
linkLife = Caduca d’aquí a { $time }
linkLifeUnderMinute = Caduca d’aquí a menys d’un minut
lastDownloadNote = Última baixada: un cop obriu o deseu, l’enllaç deixa de funcionar.
ownUpload = { $left ->
    [one] Aquest enviament és vostre. Si el baixeu, ningú més no podrà fer-ho.
    [many] Aquest enviament és vostre. Si el baixeu, gasteu 1 de les { $left } de baixades que en queden.
   *[other] Aquest enviament és vostre. Si el baixeu, gasteu 1 de les { $left } baixades que en queden.
}
downloadsTaken = Algú està fent l’última baixada ara mateix. Si s’interromp, ho podeu tornar a provar d’aquí a dos minuts.
downloading = S’està baixant
decrypting = S’està desxifrant…
downloadBegunAnew = No s’ha pogut continuar aquesta baixada, així que ha tornat a començar des del principi.
stillUploading = El remitent encara està pujant els fitxers. Ja podeu començar la baixada.
waitsForSender = S’està esperant el remitent. Continuarem automàticament.
downloadFinished = Baixada completada
downloadFinishedLead = { $name } és a la carpeta Baixades.
savedInFolder = S’ha desat a { $folder }
downloadFinishedRenamed = És a la carpeta Baixades; potser el navegador li ha donat un altre nom.
downloadAgain = Torna a baixar
lastDownloadDone = Era l’última baixada; per tant, l’enllaç ja no funciona.
downloadStopped = Baixada no acabada
showDownload = Mostra

## Sending what a request asks for

requestTitle = Fitxers demanats
requestLead = Es xifra en aquest dispositiu. Només qui ho demana pot obrir el que envieu.
requestWords = De part de qui ho demana (sense verificar)
requestKinds = Tipus de fitxer preferits
requestLeft = Lliuraments restants
requestRoom = Espai restant
requestEach = Màxim per lliurament
requestSend = Envia
requestPasswordLead = Demaneu-la a qui us ha enviat l’enllaç.
requestSent = Enviat
requestSentLead = Només ho pot obrir qui ho ha demanat, que veu el mateix codi de recepció.
receiptLabel = Codi de recepció
copyReceipt = Copia el codi de recepció
delivery-stored = Ha arribat. Encara no s’ha recollit.
delivery-collected = S’ha recollit.
delivery-gone = S’ha suprimit o ha caducat sense recollir-se.
deliveryLost = La pujada interrompuda no es pot continuar.
sentBefore = Enviat des d’aquest dispositiu
sentAt = Enviat: { $time }
requestEnded-unknown = Aquesta petició no existeix
requestEndedLead-unknown = S’ha suprimit o ha caducat, o aquest servei no accepta peticions. Demaneu un enllaç nou.
requestEnded-closed = Aquesta petició està tancada
requestEnded-full = Aquesta petició està plena
requestEndedLead = Ja no accepta res més. Demaneu un enllaç nou.
requestEnded-untrusted = Aquest enllaç no és de confiança
requestEndedLead-untrusted = L’enllaç i el servidor no coincideixen, de manera que no s’ha enviat res. Torneu a demanar l’enllaç per una altra via.

## Reporting an upload to whoever runs the service

report = Denuncia
reportTitle = Denuncia aquesta pujada
reportLead = Això arriba a qui gestiona aquest servei. Només ells poden llegir el que escriviu.
reportReason = Què passa?
reportReason-malware = Programari maliciós
reportReason-fraud = Estafa o pesca de dades
reportReason-illegal = Contingut il·legal
reportReason-other = Una altra cosa
reportWords = Què haurien de saber?
reportKey = Inclou la clau
reportKeyHint = Amb la clau poden obrir els fitxers. Sense la clau, no.
reportSend = Envia la denúncia
reportSent = Denúncia enviada
reportSentLead = Gràcies. Qui gestiona aquest servei la revisarà.
reportFailed = No s’ha pogut enviar. Comproveu la connexió i torneu-ho a provar.

## Dead ends

loading = Un moment…
configFailed = No es pot connectar amb el servidor
configFailedLead = No s’ha perdut res. Comproveu la connexió i torneu-ho a provar.
intercepted = Una pàgina d’inici de sessió o la vostra xarxa ha respost en lloc d’aquest servei. Obriu aquesta pàgina en una altra pestanya i inicieu-hi la sessió si us ho demana.
pageNotFound = No s’ha trobat la pàgina
pageNotFoundLead = Comproveu l’adreça o comenceu per la pàgina d’inici.
notFoundTitle = Aquí no hi ha res
notFoundLead = Els fitxers han caducat o s’han suprimit, o l’enllaç no és complet.
errorTitle = Alguna cosa ha anat malament
errorLead = Alguna cosa ha fallat. No s’ha perdut res del que heu enviat.
uploadErrorLead = Els fitxers no s’han enviat, però la selecció encara és aquí. Torneu-ho a provar.
uploadError-too_large = Aquests fitxers són més grans del que permet aquest servei. Envieu-los en parts més petites.
uploadError-bad_limit = Aquest servei ja no permet tantes baixades o tant de temps. Torneu a carregar la pàgina i trieu de nou.
uploadError-unauthorized = Cal haver iniciat la sessió per enviar fitxers aquí. Inicieu-la i torneu a triar els fitxers.
uploadError-sender_unknown = No hem pogut confirmar que heu iniciat la sessió, i s’han aplicat els límits de tothom. Si la sessió s’ha tancat, torneu a iniciar-la; si no, torneu-ho a provar d’aquí a un moment.
uploadError-issuer_away = El servei no està disponible ara mateix o no pot comprovar qui ha iniciat la sessió. Sense compte podeu enviar fins a { $size }, per a { $downloads } i { $time } com a màxim. Envieu-ne menys o torneu-ho a provar d’aquí a un moment.
uploadError-signed_out = S’ha tancat la vostra sessió en aquest dispositiu i, per això, aquest enviament s’ha aturat.
uploadError-rate_limited = Massa intents. Espereu un moment i torneu-ho a provar.
uploadError-too_many_uploads = Massa pujades des de la vostra xarxa o del vostre compte. Els fitxers encara són aquí.
uploadError-too_many_bytes = Massa dades des de la vostra xarxa o del vostre compte. Els fitxers encara són aquí.
uploadError-busy = El servei està saturat. Els fitxers encara són aquí; torneu-ho a provar d’aquí a un moment.
uploadError-full = Ara mateix el servei no té espai per a més fitxers. Els fitxers encara són aquí; torneu-ho a provar més tard.
uploadError-unavailable = El servei no està disponible ara mateix. Els fitxers encara són aquí; torneu-ho a provar d’aquí a un moment.
uploadError-idle_timeout = La connexió ha estat inactiva massa estona. Comproveu-la i torneu-ho a provar.
uploadError-connect_failed = No es pot connectar amb el servidor. Comproveu la connexió i torneu-ho a provar. Algunes xarxes, sovint les de la feina, bloquen les pujades. Proveu una altra xarxa, com la del telèfon, o consulteu qui gestiona la vostra.
uploadError-connection_lost = S’ha perdut la connexió. Els fitxers encara són aquí; torneu-ho a provar.
uploadError-file_changed = Un dels vostres fitxers ha canviat o no s’ha pogut llegir mentre s’enviava. Torneu-lo a triar.
downloadErrorLead = La baixada no s’ha acabat. Torneu-ho a provar; si no serveix, demaneu un enllaç nou al remitent.
downloadError-rate_limited = Massa intents. Espereu un moment i torneu-ho a provar.
downloadError-busy = El servei està saturat. L’enllaç encara funciona; torneu-ho a provar d’aquí a un moment.
downloadError-unavailable = El servei no està disponible ara mateix. L’enllaç encara funciona; torneu-ho a provar d’aquí a un moment.
downloadError-connect_failed = No es pot connectar amb el servidor. Comproveu la connexió i torneu-ho a provar.
downloadError-connection_lost = S’ha perdut la connexió. Comproveu-la i torneu-ho a provar.
downloadError-damaged = El que ha arribat no és el que es va enviar; per això no se n’ha desat res. Torneu-ho a provar; si no serveix, demaneu un enllaç nou al remitent.
downloadError-incomplete = El navegador ha deixat de desar a mig fer. Suprimiu el fitxer incomplet i torneu-ho a provar.
downloadError-upload_abandoned = El remitent ha parat abans d’haver-ho pujat tot. Demaneu un enllaç nou.
downloadError-no_room = En aquest dispositiu no hi ha espai per a aquests fitxers. Allibereu-ne i torneu-ho a provar.
crashLead = No s’ha pogut mostrar aquesta pàgina. Torneu-la a carregar; el que ja heu enviat està segur.
chunkTitle = Falta una part d’aquesta pàgina
chunkMissingLead = No s’ha pogut carregar. Comproveu la connexió i torneu a carregar la pàgina; el que ja heu enviat està segur.
chunkTimeoutLead = Ha trigat massa a carregar-se. Comproveu la connexió i torneu a carregar la pàgina; el que ja heu enviat està segur.
waitForTransfer = Encara hi ha una transferència en curs, i es perdria. Espereu que acabi.
reload = Torna a carregar
backHome = Torna a l’inici
outdatedTitle = Hi ha una versió més nova
outdatedLead = Aquesta pàgina està obsoleta. Actualitzeu-la per continuar.
update = Actualitza
outdatedBrowserTitle = El vostre navegador està obsolet
outdatedBrowserLead = Li falta el que cal per enviar i rebre fitxers. Actualitzeu-lo i torneu a obrir aquesta adreça.
unsupportedTitle = Aquest navegador no pot obrir { $title }
unsupportedLead = Els fitxers es xifren al navegador, i aquest no ho pot fer. Això és el que podeu fer:
unsupportedUpdate = Actualitzeu aquest navegador i torneu a obrir l’enllaç.
unsupportedOther = O copieu l’enllaç en una versió actual del Chrome, l’Edge, el Firefox o el Safari.
unsupportedInApp = Si heu obert l’enllaç dins d’una altra aplicació, trieu «Obre al navegador» al menú de l’aplicació.
insecureTitle = Aquesta adreça no és segura
insecureLead = Els navegadors només xifren en pàgines segures. Torneu enrere i obriu la mateixa adreça amb https:// al començament. Si no funciona, demaneu l’adreça segura a qui gestiona aquest servei.
otherBrowser = Obtén un altre navegador
help = Ajuda

## Privacy

legalTitle = Privadesa i condicions
legalLead = Què passa amb els vostres fitxers, en poques frases.
legalEncrypted = Els fitxers es desen xifrats. La clau és a l’enllaç i no arriba mai al servidor.
legalLifetime = Conservem els fitxers { $anonymous } com a màxim, o { $signedIn } si heu iniciat la sessió.
legalOneLifetime = Conservem els fitxers { $time } com a màxim.
legalDownloads = Els fitxers se suprimeixen quan arriben al límit de baixades.
legalLogs = Conservem les adreces IP als registres del servidor durant { $days } dies.
legalAccountToSend = Cal un compte per enviar fitxers, però no per rebre’n.
legalAccount = Només cal un compte per a fitxers de més de { $size }.

## Notes and messages

writeNote = Escriu una nota
noteLabel = La vostra nota
noteHint = Es xifra com un fitxer.
noteReadOnce = Es xifra com un fitxer i només es pot llegir un cop.
noteDone = Afegeix
createLink = Crea l’enllaç
note = Nota
editNote = Edita la nota
addMessage = Afegeix un títol o un missatge
titleLabel = Títol
messageLabel = Missatge
senderLabel = El vostre nom
noteForYou = Una nota per a vós
showNote = Mostra la nota
showNoteOnce = Mostrar-la gasta l’última baixada: no la podreu tornar a mostrar.
copyText = Copia el text
saveNote = Desa com a fitxer
textCopyRefused = El navegador no ens ha deixat copiar. Seleccioneu el text i copieu-lo manualment.

## Looking before taking

preview = Previsualitza
previewNamed = Previsualitza { $name }
selectFile = Selecciona { $name }
downloadSelected = { $count ->
    [one] Baixa { $count } fitxer
    [many] Baixa { $count } de fitxers
   *[other] Baixa { $count } fitxers
}
downloadAll = Baixa-ho tot
saveToFolder = Desa en una carpeta
takingCounts = Obrir o desar compta com una baixada.
takingCounted = S’ha comptat com una baixada. No es comptarà res més mentre aquesta pàgina sigui oberta.
previewFailed = No s’ha pogut mostrar aquest fitxer. Baixeu-lo.
previewTooLarge = Aquest fitxer és massa gran per previsualitzar-lo. Baixeu-lo.
previewCut = Només se’n mostra el començament.
previewProtected = Aquest fitxer està protegit amb contrasenya. Baixeu-lo per obrir-lo.
previewMissingPictures = Imatges d’aquesta pàgina que no s’han pogut mostrar: { $count }
previewIncomplete = Una part no es pot mostrar correctament.
previewNotText = Sembla que aquest fitxer no conté text. Baixeu-lo.
previewEncoding = Codificació del text
previousFile = Fitxer anterior
nextFile = Fitxer següent
filePlace = { $place } de { $count }
noPreview = Aquest fitxer no té previsualització.
close = Tanca

## Strong passwords

strongPassword = Extraforta: només s’obre amb l’Envoi
strongPasswordHint = Molt més difícil d’endevinar, fins i tot per a aquest servei. Les aplicacions més antigues no poden obrir l’enllaç.
suggestPassphrase = Suggereix una frase de pas
suggestFailed = No s’ha pogut carregar cap suggeriment. Comproveu la connexió i torneu-ho a provar, o escriviu una contrasenya vostra.
copyPassword = Copia la contrasenya
makingKey = S’està preparant el xifratge…
checkingPassword = S’està comprovant la contrasenya…

## News

downloadingNow = S’està baixant ara
wrongPasswords = { $count ->
    [one] Contrasenya incorrecta, { $count } intent
    [many] Contrasenya incorrecta, { $count } d’intents
   *[other] Contrasenya incorrecta, { $count } intents
}
notifyMe = Avisa’m de les baixades
notifyOn = Notificacions activades
notifyBlocked = El navegador bloca les notificacions d’aquesta pàgina.
wasDownloaded = S’ha baixat { $name }
