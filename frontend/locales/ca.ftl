# Envoi: català

productName = Envoi

## Page

homeLink = { $title }, inici
skipToContent = Ves al contingut
promo = Avís
closeNotice = Tanca l’avís
storageBlocked = Aquest navegador no conserva la llista dels vostres enviaments: desapareix quan tanqueu la pàgina. Abans, copieu els enllaços.
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
languageOfBrowser = La del navegador
languageTold = { $label }: { $language }
languageFailed = No s’ha pogut carregar aquesta llengua. Comproveu la connexió i torneu-ho a provar.
introTitle = Envieu fitxers en privat
introLead = Els fitxers es xifren aquí, abans de sortir del vostre dispositiu. Rebeu un enllaç per passar-lo a qui vulgueu; només els pot obrir qui el té.
notBegunTitle = Encara no hi ha res aquí?
notBegunLead = Comproveu la connexió i torneu a carregar aquesta pàgina. Si no serveix de res, aquest navegador està obsolet: actualitzeu-lo.
scriptsOffTitle = El JavaScript està desactivat
scriptsOffLead = Els fitxers es xifren al vostre navegador, i per això aquesta pàgina necessita JavaScript.

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
sizeOfTotal = { $done } de { $total }
remaining = Temps restant: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } baixada
    [many] { $count } de baixades
   *[other] { $count } baixades
}
filesCount = { $count ->
    [one] { $count } fitxer
    [many] { $count } de fitxers
   *[other] { $count } fitxers
}

## Common buttons

ok = D’acord
cancel = Cancel·la
tryAgain = Torna-ho a provar
copyLink = Copia l’enllaç
copied = Copiat
copyRefused = El navegador no ha deixat copiar a aquesta pàgina. L’enllaç està seleccionat perquè el pugueu copiar manualment.
share = Comparteix
shareNamed = Comparteix { $name }
showQrCode = Mostra un codi QR
qrCode = Codi QR de l’enllaç
qrCodeHint = Enfoqueu-lo amb la càmera d’un telèfon per obrir-hi l’enllaç.
qrCodeFailed = No s’ha pogut generar el codi QR. L’enllaç funciona igualment.
sendYourOwn = Envia fitxers propis
deleteUpload = Suprimeix
deleteFailed = No s’ha pogut suprimir. Comproveu la connexió i torneu-ho a provar.
passwordProtected = Protegit amb contrasenya
passwordLabel = Contrasenya
filesInside = Fitxers inclosos

## Accounts

signIn = Inicia la sessió
signOut = Tanca la sessió
signOutWaits = Encara hi ha una transferència en curs. Tanqueu la sessió quan acabi.
signOutWaitsForTab = Encara hi ha una transferència en curs en una altra pestanya. Tanqueu la sessió quan acabi.
signOutSyncs = S’està posant al dia la llista abans de tancar la sessió…
signOutTitle = Tanqueu la sessió?
signOutLoses = { $count ->
    [one] { $count } enviament és només en aquest dispositiu: no s’ha pogut posar al dia la llista. Un cop tancada la sessió, ja no el podreu veure, canviar ni suprimir. El seu enllaç continuarà funcionant.
    [many] { $count } d’enviaments són només en aquest dispositiu: no s’ha pogut posar al dia la llista. Un cop tancada la sessió, ja no els podreu veure, canviar ni suprimir. Els seus enllaços continuaran funcionant.
   *[other] { $count } enviaments són només en aquest dispositiu: no s’ha pogut posar al dia la llista. Un cop tancada la sessió, ja no els podreu veure, canviar ni suprimir. Els seus enllaços continuaran funcionant.
}
staySignedIn = Mantén la sessió
signOutAnyway = Tanca la sessió igualment
signedOut = S’ha tancat la sessió.
signedOutRefused = S’ha tancat la sessió perquè ha caducat. Torneu a iniciar-la per veure la llista.
signUpTitle = Inicieu la sessió per tenir més opcions
signUpLead = Enviar funciona sense compte. Amb un compte podeu fer més coses:
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
benefitPerk = La llista continua xifrada: ningú més que vós no la pot llegir
emailLabel = Correu electrònic (opcional)
signInNotBegun = No s’ha pogut arribar a la pàgina d’inici de sessió. Comproveu la connexió i torneu-ho a provar.
signInAway = El servei d’inici de sessió no està disponible ara mateix. Torneu-ho a provar més tard.
signInNoRoom = En aquest dispositiu no queda espai per iniciar la sessió. Suprimiu els enviaments que ja no necessiteu i torneu-ho a provar.
signInWaits = Encara hi ha una transferència en curs, i es perdria. Inicieu la sessió quan acabi.
signingIn = S’està iniciant la sessió…
signInErrorLead = No s’ha iniciat la sessió, i no ha canviat res més. Torneu-ho a provar.
passphraseNeeded = La frase de pas de la llista
passphraseNeededLead = Xifra la llista dels vostres enviaments i no surt mai d’aquest dispositiu. Feu servir la mateixa en tots els vostres dispositius.
passphraseLabel = Frase de pas
passphraseTooShort = És massa curta: calen com a mínim { $length } caràcters.
passphraseHint = Com a mínim { $length } caràcters: unes quantes paraules que només per a vós vagin juntes. Ningú no la pot recuperar; per tant, apunteu-la.
passphraseRunning = S’està creant la clau…
passphraseFailed = Aquest dispositiu no ha pogut crear la clau. Tanqueu altres pestanyes i torneu-ho a provar.
goOn = Continua
cancelSignIn = No iniciïs la sessió
unknownPassphrase = Aquesta frase de pas és nova?
unknownPassphraseLead = No hi ha cap llista per a aquesta frase. Si és el vostre primer dispositiu o trieu una frase nova, escriviu-la un altre cop per començar una llista. Si no, està mal escrita.
passphraseAgain = La mateixa frase de pas un altre cop
passphraseDiffers = No és el que heu escrit abans.
beginList = Comença una llista nova
anotherPassphrase = Estava mal escrita
uncheckedPassphrase = No s’ha pogut comprovar
uncheckedPassphraseLead = El servidor no ha dit si hi ha una llista per a aquesta frase de pas. Torneu-ho a provar. Si continueu igualment i està mal escrita, no veureu la llista dels altres dispositius.
trustPassphrase = Continua igualment
retypePassphrase = Torna-la a escriure

## Sending: choosing files

sendFiles = Envia fitxers
dropFiles = Arrossegueu fitxers aquí
orSelectFiles = o feu clic per seleccionar-ne fins a { $size }
selectFiles = Selecciona fitxers
selectFolder = Selecciona una carpeta
accountNeeded = Inicieu la sessió per enviar fitxers
accountNeededLead = En aquest servei només pot enviar fitxers qui té un compte. Per rebre’n no en cal.
accountNeededBlocked = En aquest servei només pot enviar fitxers qui té un compte, i amb aquest navegador no podeu iniciar la sessió: no conserva res per a aquesta pàgina. Per rebre fitxers no cal cap compte.
signInForSize = Inicieu la sessió per enviar fins a { $size }
dropNow = Deixeu-los anar on vulgueu
chosenFiles = Fitxers triats
addMoreFiles = Afegeix-ne més
removeFile = Treu { $name }
totalSize = { $size } en total
skippedEmpty = Fitxers buits que no s’han afegit: { $count }
skippedChosen = Fitxers ja triats que no s’han tornat a afegir: { $count }
expiryChoices = L’enllaç deixa de funcionar després de
downloadLimitLabel = Baixades
timeLimitLabel = Temps
addPassword = Protegeix amb una contrasenya
maxPasswordLength = Una contrasenya té com a màxim { $length } caràcters.
uploadFiles = { $count ->
    [one] Xifra i puja
    [many] Xifra i puja { $count } de fitxers
   *[other] Xifra i puja { $count } fitxers
}

## Sending: what is not possible

noticeTitle = No ha funcionat
tooManyFiles = { $count ->
    [one] Només es pot enviar { $count } fitxer de cop.
    [many] Només es poden enviar { $count } de fitxers de cop.
   *[other] Només es poden enviar { $count } fitxers de cop.
}
fileTooBig = Aquests fitxers junts superen { $size }. Envieu-los en parts més petites.
tooManyArchives = { $count ->
    [one] Només es pot tenir { $count } enviament alhora. Suprimiu-lo abans o espereu que caduqui.
    [many] Només es poden tenir { $count } d’enviaments alhora. Suprimiu-ne un abans o espereu que en caduqui algun.
   *[other] Només es poden tenir { $count } enviaments alhora. Suprimiu-ne un abans o espereu que en caduqui algun.
}
unreadableFiles = El que heu deixat anar no es pot llegir. Trieu els fitxers amb el botó.
needsAccountSize = Sense compte podeu enviar fins a { $size } de cop.
needsAccountCount = { $count ->
    [one] Sense compte, un enllaç permet { $count } baixada com a màxim.
    [many] Sense compte, un enllaç permet { $count } de baixades com a màxim.
   *[other] Sense compte, un enllaç permet { $count } baixades com a màxim.
}
needsAccountTime = Sense compte, un enllaç funciona { $time } com a màxim.

## Sending: under way and done

chosenTold = { $files }, { $size } en total
noAnswer = Fa una estona que no hi ha resposta. Comproveu la connexió: la pujada continuarà tota sola, o la podeu cancel·lar.
uploading = S’està pujant
importing = S’estan llegint els fitxers…
encrypting = S’està xifrant…
finalising = Ha arribat tot. S’està desant…
expiresAfter = Caduca després de { $downloads } o { $time }
settingPassword = S’està definint la contrasenya…
passwordFailed = No s’ha pogut definir la contrasenya
passwordFailedLead = Els fitxers s’han pujat, però encara no estan protegits; per això no es mostra l’enllaç. Torneu-ho a provar o suprimiu l’enviament.
linkReady = L’enllaç és a punt
linkReadyLead = Qui té aquest enllaç pot obrir els fitxers. Ningú més no pot, ni tan sols aquest servei.
shareLink = Enllaç als vostres fitxers
sendMore = Envia més fitxers
copyLinkTitle = Copieu l’enllaç
shareLinkTitle = Compartiu l’enllaç
linkDialogLead = Qualsevol a qui doneu aquest enllaç pot obrir { $name }.

## The survey

surveyTitle = Digueu-nos què en penseu
surveyLead = Les vostres respostes ajuden a millorar l’enviament de fitxers. Es donen en una altra pàgina, i no hi va res dels vostres fitxers.
giveFeedback = Dona l’opinió
surveySkip = Omet

## The person's own uploads

yourUploads = Els vostres enviaments
noUploads = El que envieu apareix aquí, perquè en pugueu tornar a copiar l’enllaç o suprimir-ho.
downloadsLeft = { $count ->
    [one] Queda { $count } baixada
    [many] Queden { $count } de baixades
   *[other] Queden { $count } baixades
}
timeLeft = Temps restant: { $time }
deleteNamed = Suprimeix { $name }
deleteTitle = Voleu suprimir aquest enviament?
deleteQuestion = Ningú no podrà tornar a baixar { $name }. Això no es pot desfer.
keep = Conserva’l
openDownloadPage = Obre la pàgina que veuen els destinataris de { $name }
changeLimits = Canvia
changeLimitsNamed = Canvia quant de temps es pot baixar { $name }
changeLimitsTitle = Canvieu la durada de l’enllaç
keepTime = Tal com està
timeFromNow = { $time } a partir d’ara
save = Desa
goneTitle = Ja no hi és
goneLead = { $name } ha caducat, s’ha baixat tantes vegades com permetia l’enllaç o s’ha suprimit en un altre lloc. No s’ha canviat res.
passwordNotSet = La contrasenya no està definida; per això no es mostra l’enllaç. Si continua així, suprimiu l’enviament i torneu a enviar els fitxers.
changeFailed = No s’ha pogut canviar. Comproveu el que heu triat i la connexió, i torneu-ho a provar.

## Receiving

checkingLink = S’estan cercant els fitxers…
checkFailed = El servidor no respon
checkFailedLead = No s’ha perdut res. Comproveu la connexió i torneu-ho a provar.
checkRefused = Ara mateix no pot ser
checkRefusedLead = Alguna cosa ha anat malament al servidor. No s’ha perdut res: torneu-ho a provar d’aquí a un moment.
waitAsked = El servidor us demana que espereu { $time }.
expiredTitle = Aquests fitxers ja no hi són
expiredLead = L’enllaç ha caducat, s’ha exhaurit o el remitent l’ha suprimit. Demaneu-ne un de nou.
passwordNeeded = Introduïu la contrasenya
passwordNeededLead = El remitent ha protegit aquests fitxers. La contrasenya no va amb l’enllaç.
passwordTryAgain = La contrasenya no és correcta. Torneu-ho a provar.
unlock = Desbloca
keyNeeded = Falta la clau
keyNeededLead = Un enllaç complet té una clau després del signe #. Enganxeu l’enllaç sencer o només la clau.
keyLabel = Enllaç o clau
notAKey = Això no és ni un enllaç ni una clau d’aquest servei.
keyOfAnotherFile = Aquest enllaç porta a uns altres fitxers.
openLink = Obre
filesForYou = { $count ->
    [one] Un fitxer per a vós
    [many] { $count } de fitxers per a vós
   *[other] { $count } fitxers per a vós
}
filesForYouLead = S’ha enviat xifrat. Es desxifra aquí, al vostre navegador.
download = Baixa
noStreamsWarning = Aquest navegador només pot obrir un fitxer tan gran mantenint-lo tot a la memòria, i això pot fallar. Què voleu fer?
noStreams-copyLink = Copia l’enllaç per obrir-lo en un altre navegador
noStreams-otherBrowser = Obtén un navegador que desi els fitxers grans a mesura que arriben
noStreams-download = Baixa-ho aquí igualment
linkLife = Encara disponible: { $time }
lastDownload = Encara disponible: { $time }. Aquesta és l’última baixada: deseu bé els fitxers.
downloadsTaken = L’última baixada s’està fent ara mateix, aquí o en un altre lloc. Si s’interromp, n’hi tornarà a haver una: proveu-ho d’aquí a dos minuts.
downloading = S’està baixant
decrypting = S’està desxifrant…
downloadFinished = Ja ho teniu
downloadFinishedLead = El fitxer s’ha desxifrat i és a les vostres baixades.
downloadStopped = La baixada no s’ha acabat.
showDownload = Mostra

## Dead ends

loading = Un moment…
configFailed = El servidor no respon
configFailedLead = No s’ha perdut res. Comproveu la connexió i torneu-ho a provar.
notFoundTitle = Aquí no hi ha res
notFoundLead = Els fitxers han caducat o s’han suprimit, o l’enllaç no és complet.
errorTitle = Alguna cosa ha anat malament
errorLead = No ha funcionat. Torneu a l’inici i proveu-ho de nou.
uploadErrorLead = Els fitxers no s’han enviat. Els que heu triat encara són aquí: torneu-ho a provar.
uploadError-too_large = Els fitxers són més grans del que permet aquest servei. Envieu-los en parts més petites.
uploadError-bad_limit = El servei ja no permet tantes baixades o tant de temps. Torneu a carregar la pàgina i trieu de nou.
uploadError-unauthorized = Aquí només pot enviar fitxers qui ha iniciat la sessió. Inicieu-la i torneu a triar els fitxers.
uploadError-sender_unknown = El servei no ha pogut saber que heu iniciat la sessió, i s’han aplicat els límits de tothom. Si ara la sessió està tancada, torneu a iniciar-la; si no, torneu-ho a provar d’aquí a un moment.
uploadError-issuer_away = El servei no està disponible ara mateix o no pot saber qui ha iniciat la sessió. Sense compte es poden enviar fins a { $size } de cop, per a { $downloads } i { $time } com a màxim: no n’envieu més, o torneu-ho a provar d’aquí a un moment.
uploadError-rate_limited = Hi ha hagut massa intents. Espereu un moment i torneu-ho a provar.
uploadError-busy = El servei està saturat. Els fitxers encara són aquí: torneu-ho a provar d’aquí a un moment.
uploadError-full = Ara mateix el servei no té espai per a més fitxers. Els fitxers encara són aquí: torneu-ho a provar més tard.
uploadError-unavailable = El servei no està disponible ara mateix. Els fitxers encara són aquí: torneu-ho a provar d’aquí a un moment.
uploadError-idle_timeout = La connexió ha estat inactiva massa estona. Comproveu-la i torneu-ho a provar.
uploadError-connect_failed = El servidor no ha respost. Comproveu la connexió i torneu-ho a provar. Algunes xarxes, sovint les de la feina, bloquen el que necessiten les pujades (connexions WebSocket): feu servir una altra xarxa, com la del telèfon, o consulteu qui gestiona la vostra.
uploadError-connection_lost = La connexió s’ha interromput. Els fitxers encara són aquí: torneu-ho a provar.
uploadError-file_changed = Un dels fitxers ha canviat o no s’ha pogut llegir mentre s’enviava. Torneu-lo a triar.
downloadErrorLead = La baixada no s’ha acabat. Torneu-ho a provar; si no serveix, demaneu un enllaç nou al remitent.
downloadError-rate_limited = Hi ha hagut massa intents. Espereu un moment i torneu-ho a provar.
downloadError-busy = El servei està saturat. L’enllaç encara funciona: torneu-ho a provar d’aquí a un moment.
downloadError-unavailable = El servei no està disponible ara mateix. L’enllaç encara funciona: torneu-ho a provar d’aquí a un moment.
downloadError-connect_failed = No s’ha pogut arribar al servidor. Comproveu la connexió i torneu-ho a provar.
downloadError-connection_lost = La connexió s’ha interromput. Comproveu-la i torneu-ho a provar.
downloadError-damaged = El que ha arribat no és el que es va enviar; per això no se n’ha desat res. Torneu-ho a provar; si no serveix, demaneu un enllaç nou al remitent.
downloadError-incomplete = El navegador ha deixat de desar a mig fer. Suprimiu el fitxer incomplet i torneu-ho a provar.
downloadError-no_room = En aquest dispositiu no queda espai per a aquests fitxers. Feu-ne i torneu-ho a provar.
crashLead = No s’ha pogut mostrar aquesta pàgina. Torneu-la a carregar; el que heu enviat abans no en queda afectat.
chunkTitle = Falta una part d’aquesta pàgina
chunkMissingLead = No s’ha pogut carregar. Comproveu la connexió i torneu a carregar la pàgina; el que heu enviat abans no en queda afectat.
chunkTimeoutLead = Ha trigat massa a carregar-se. Comproveu la connexió i torneu a carregar la pàgina; el que heu enviat abans no en queda afectat.
waitForTransfer = Encara hi ha una transferència en curs, i es perdria. Espereu que acabi.
reload = Torna a carregar
backHome = Torna a l’inici
outdatedTitle = Hi ha una versió més nova
outdatedLead = Aquesta pàgina està obsoleta. Actualitzeu-la per continuar.
update = Actualitza
outdatedBrowserTitle = Aquest navegador està obsolet
outdatedBrowserLead = Li falta el que cal per enviar i rebre fitxers. Actualitzeu-lo i torneu a obrir la mateixa adreça.
unsupportedTitle = Aquest navegador no pot obrir { $title }
unsupportedLead = Els fitxers es xifren al navegador, i a aquest li falta el que cal per fer-ho. Feu servir un navegador actualitzat.
insecureTitle = Aquesta adreça no és segura
insecureLead = Els navegadors només xifren en pàgines carregades de manera segura. Torneu enrere i obriu la mateixa adreça amb https:// al començament. Si no funciona, demaneu l’adreça segura a qui gestiona aquest servei.
otherBrowser = Obtén un altre navegador
help = Ajuda

## Privacy

legalTitle = Privadesa i condicions
legalLead = Què passa amb els vostres fitxers, en poques frases.
legalEncrypted = Els fitxers es desen xifrats. La clau és a l’enllaç i no arriba mai al servidor.
legalLifetime = Un fitxer es conserva { $anonymous } com a màxim, o { $signedIn } si qui l’envia ha iniciat la sessió.
legalOneLifetime = Un fitxer es conserva { $time } com a màxim.
legalDownloads = A causa d’un límit de baixades, un fitxer es pot suprimir abans.
legalLogs = Als registres del servidor, les adreces IP es conserven { $days } dies.
legalAccountToSend = Cal un compte per enviar fitxers, però no per rebre’n.
legalAccount = Només cal un compte per a fitxers de més de { $size }.
