productName = Envoi

## The page around every screen

homeLink = { $title }, pagina iniziale
skipToContent = Vai al contenuto
promo = Avviso
closeNotice = Chiudi
storageBlocked = Questo browser non salva l’elenco dei tuoi invii: sparisce quando chiudi questa pagina. Prima copia i tuoi link.
storageFull = Su questo dispositivo non c’è più spazio per l’elenco dei tuoi invii. Copia i link prima di chiudere questa pagina, o elimina gli invii che non ti servono più.
footerPromise = I file vengono cifrati prima di lasciare il tuo dispositivo. Può aprirli solo chi ha il link.
footerLinks = Informazioni sul servizio
link-privacy = Privacy
link-terms = Condizioni
link-cookies = Cookie
link-source = Codice sorgente
link-feedback = Opinioni
feedbackFacts = Versione { $version }, { $browser }
language = Lingua
languageOfBrowser = Lingua del browser
languageTold = { $label }: { $language }
languageFailed = Impossibile caricare questa lingua. Controlla la connessione e riprova.
introTitle = Condividi i tuoi file in privato, con semplicità
introLead = I tuoi file vengono cifrati su questo dispositivo prima dell’invio. Condividi il link con chi vuoi: nessun altro può aprirli.
notBegunTitle = Ancora niente qui?
notBegunLead = Controlla la connessione, poi ricarica questa pagina. Se non basta, il tuo browser non è aggiornato: aggiornalo.
scriptsOffTitle = JavaScript è disattivato
scriptsOffLead = I tuoi file vengono cifrati nel browser, perciò questa pagina ha bisogno di JavaScript. Attivalo, poi ricarica.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } byte
    [many] { $num } di byte
   *[other] { $num } byte
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } giorno
    [many] { $num } giorni
   *[other] { $num } giorni
}
hours = { $num ->
    [one] { $num } ora
    [many] { $num } ore
   *[other] { $num } ore
}
minutes = { $num ->
    [one] { $num } minuto
    [many] { $num } minuti
   *[other] { $num } minuti
}
seconds = { $num ->
    [one] { $num } secondo
    [many] { $num } secondi
   *[other] { $num } secondi
}
shortDays = { $num ->
    [one] { $num } giorno
    [many] { $num } giorni
   *[other] { $num } giorni
}
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = fino a oggi, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = fino a domani, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = fino a { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } di { $total }
remaining = ancora { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } download
    [many] { $count } di download
   *[other] { $count } download
}
downloadsWithoutLimit = Qualsiasi numero di download
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } file
    [many] { $count } di file
   *[other] { $count } file
}
nameAndMore = { $count ->
    [one] { $name } e { $count } altro
    [many] { $name } e altri { $count }
   *[other] { $name } e altri { $count }
}

## Buttons that stand in several places

ok = OK
done = Fatto
cancel = Annulla
add = Aggiungi
doNotAdd = Non aggiungere
tryAgain = Riprova
copyLink = Copia link
copyMessage = Copia messaggio
includePassword = Includi la password
emailLink = E-mail
emailSubject = File per te
copied = Copiato
copyRefused = Il browser non ci ha permesso di copiare il link. È selezionato, così puoi copiarlo tu.
share = Condividi
shareNamed = Condividi { $name }
showQrCode = Codice QR
qrCode = Codice QR di questo link
qrCodeHint = Inquadralo con la fotocamera di un telefono per aprire lì il link.
qrCodeFailed = Impossibile generare il codice QR. Il tuo link funziona lo stesso.
sendYourOwn = Invia i tuoi file
deleteUpload = Elimina
deleteFailed = Impossibile eliminare questo invio. Controlla la connessione e riprova.
passwordProtected = Protetto da password
passwordLabel = Password
showPassword = Mostra password
hidePassword = Nascondi password
filesInside = File di questo invio

## Accounts

signIn = Accedi
signOut = Esci
signOutWaits = C’è ancora un trasferimento in corso. Esci quando è finito.
signOutWaitsForTab = C’è ancora un trasferimento in corso in un’altra scheda. Esci quando è finito.
signOutSyncs = Salvataggio dell’elenco prima dell’uscita…
signOutTitle = Vuoi uscire?
signOutLoses = { $count ->
    [one] { $count } invio si trova solo su questo dispositivo. Dopo l’uscita non potrai più vederlo, modificarlo o eliminarlo. Il suo link continuerà a funzionare.
    [many] { $count } di invii si trovano solo su questo dispositivo. Dopo l’uscita non potrai più vederli, modificarli o eliminarli. I loro link continueranno a funzionare.
   *[other] { $count } invii si trovano solo su questo dispositivo. Dopo l’uscita non potrai più vederli, modificarli o eliminarli. I loro link continueranno a funzionare.
}
staySignedIn = Mantieni l’accesso
signOutAnyway = Esci lo stesso
signedOut = Uscita effettuata.
signedOutRefused = La tua sessione è scaduta. Accedi di nuovo per vedere il tuo elenco.
signUpTitle = Accedi per fare di più
signUpLead = Puoi inviare file senza account. Con un account puoi fare di più:
benefitSize = Inviare fino a { $size } alla volta
benefitCount = { $count ->
    [one] Far usare un link fino a { $count } volta
    [many] Far usare un link fino a { $count } di volte
   *[other] Far usare un link fino a { $count } volte
}
benefitTime = { $token ->
    [one] Tenere attivo un link fino a { $token } giorno
    [many] Tenere attivo un link fino a { $token } di giorni
   *[other] Tenere attivo un link fino a { $token } giorni
}
benefitSync = Vedere i tuoi invii su tutti i tuoi dispositivi
benefitPerk = Il tuo elenco resta cifrato: solo tu puoi leggerlo
emailLabel = E-mail (facoltativa)
signInNotBegun = Impossibile raggiungere la pagina di accesso. Controlla la connessione e riprova.
signInAway = L’accesso non è disponibile in questo momento. Riprova più tardi.
signInNoRoom = Su questo dispositivo non c’è più spazio per accedere. Elimina gli invii che non ti servono più, poi riprova.
signInWaits = C’è ancora un trasferimento in corso e andrebbe perso. Accedi quando è finito.
signingIn = Accesso in corso…
signInErrorLead = L’accesso non è riuscito; nient’altro è cambiato. Riprova.
signInReason = Se continua a succedere, comunicalo a chi gestisce questo servizio: { $reason }
passphraseNeeded = Inserisci la passphrase del tuo elenco
passphraseNeededLead = Cifra l’elenco dei tuoi invii e non lascia mai questo dispositivo. Usa la stessa su tutti i tuoi dispositivi.
passphraseLabel = Passphrase
passphraseTooShort = È troppo corta. Usa almeno { $length } caratteri.
passphraseHint = Almeno { $length } caratteri: alcune parole che solo tu metteresti insieme. Nessuno può recuperarla, quindi scrivila da qualche parte.
passphraseRunning = Creazione della tua chiave…
passphraseFailed = Impossibile creare la chiave su questo dispositivo. Chiudi altre schede, poi riprova.
goOn = Continua
cancelSignIn = Non accedere
unknownPassphrase = È una nuova passphrase?
unknownPassphraseLead = Non abbiamo trovato un elenco per questa passphrase. Se è il tuo primo dispositivo, o se ne vuoi una nuova, scrivila di nuovo per iniziare un elenco. Se hai già un elenco, forse c’è un errore di battitura.
passphraseAgain = Scrivi di nuovo la passphrase
passphraseDiffers = Le passphrase non coincidono.
beginList = Inizia un nuovo elenco
anotherPassphrase = Ho sbagliato
uncheckedPassphrase = Impossibile controllare la tua passphrase
uncheckedPassphraseLead = Il server non ha indicato se c’è un elenco per questa passphrase. Riprova. Se continui e c’era un errore di battitura, non vedrai l’elenco degli altri tuoi dispositivi.
trustPassphrase = Continua lo stesso
retypePassphrase = Scrivila di nuovo

## Sending: choosing files

sendFiles = Invia file
dropFiles = Trascina qui i file
orSelectFiles = o sceglili, fino a { $size }
upToSize = Fino a { $size }
selectFiles = Scegli file
selectFolder = Scegli una cartella
sharedTitle = Aggiungere questi file?
sharedLead = Un’altra app o un altro sito li ha condivisi con questa pagina. Aggiungi solo ciò che ti aspettavi.
accountNeeded = Accedi per inviare file
accountNeededLead = Per inviare file da qui serve un account. Chiunque può riceverli.
accountNeededBlocked = Per inviare file da qui serve un account, ma questo browser non può salvare l’accesso per questa pagina. Puoi comunque ricevere file.
accountNeededToRequest = Per richiedere file da qui serve un account. Chiunque abbia il link può inviarteli.
signInForSize = Accedi per inviare fino a { $size }
dropNow = Rilascia per aggiungere
chosenFiles = I tuoi file
addMoreFiles = Aggiungi file
removeFile = Rimuovi { $name }
fileRemoved = { $name }: rimosso
addFolder = Aggiungi cartella
skipped-none = Nessun file da aggiungere
skipped-empty = { $count ->
    [one] Saltato { $count } file vuoto
    [many] Saltati { $count } di file vuoti
   *[other] Saltati { $count } file vuoti
}
skipped-chosen = { $count ->
    [one] Saltato { $count } file già aggiunto
    [many] Saltati { $count } di file già aggiunti
   *[other] Saltati { $count } file già aggiunti
}
skipped-system = File di sistema saltati: { $count }
skipped-unreadable = Impossibile leggere: { $name }
expiryChoices = Il link scade dopo
downloadLimitLabel = Download
timeLimitLabel = Tempo
addPassword = Proteggi con una password
liveLink = Ottieni il link durante il caricamento
liveLinkHint = I destinatari possono iniziare a scaricare nel loro browser mentre stai ancora caricando. Tieni aperta questa pagina.
passwordMissing = Scrivi una password, o deseleziona la casella per inviare senza.
maxPasswordLength = Una password può avere fino a { $length } caratteri.
uploadFiles = { $count ->
    [one] Carica { $count } file
    [many] Carica { $count } di file
   *[other] Carica { $count } file
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Troppi file
noticeTitle-fileTooBig = Troppo grande da inviare
noticeTitle-tooManyArchives = Troppi invii
noticeTitle-unreadableFiles = Impossibile leggere questi file
tooManyFiles = { $count ->
    [one] Puoi inviare { $count } file alla volta; ne hai scelti { $chosen }. Comprimili in uno ZIP, o scegline uno.
    [many] Puoi inviare fino a { $count } di file alla volta; ne hai scelti { $chosen }. Comprimili in uno ZIP, o scegline di meno.
   *[other] Puoi inviare fino a { $count } file alla volta; ne hai scelti { $chosen }. Comprimili in uno ZIP, o scegline di meno.
}
tooManyFilesAtOnce = { $count ->
    [one] Puoi inviare { $count } file alla volta. Comprimili in uno ZIP, o scegline uno.
    [many] Puoi inviare fino a { $count } di file alla volta. Comprimili in uno ZIP, o scegline di meno.
   *[other] Puoi inviare fino a { $count } file alla volta. Comprimili in uno ZIP, o scegline di meno.
}
addFitting = { $count ->
    [one] Aggiungi il primo
    [many] Aggiungi i primi { $count }
   *[other] Aggiungi i primi { $count }
}
fileTooBig = Puoi inviare fino a { $size } alla volta. Invia questi file in parti più piccole.
tooManyArchives = { $count ->
    [one] Puoi avere { $count } invio alla volta. Eliminalo, o aspetta che scada.
    [many] Puoi avere fino a { $count } di invii alla volta. Eliminane uno, o aspetta che uno scada.
   *[other] Puoi avere fino a { $count } invii alla volta. Eliminane uno, o aspetta che uno scada.
}
unreadableFiles = Non riusciamo a leggere quello che hai trascinato. Scegli i file con il pulsante.
needsAccountSize = Senza account puoi inviare fino a { $size } alla volta.
needsAccountCount = { $count ->
    [one] Senza account un link consente al massimo { $count } download.
    [many] Senza account un link consente al massimo { $count } di download.
   *[other] Senza account un link consente al massimo { $count } download.
}
needsAccountTime = Senza account i link funzionano al massimo per { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } in totale
noAnswer = In attesa della connessione. Continueremo automaticamente.
uploading = Caricamento
uploadWaiting = In attesa di caricamento
pause = Metti in pausa
uploadPaused = In pausa
liveLinkReady = Questo link funziona già. I destinatari ricevono i file man mano che li carichi. Tieni aperta questa pagina.
unfinishedUpload = Caricamento interrotto
continueFrom = Continuare da { $size }?
sameFilesNeeded = Per continuare, scegli di nuovo gli stessi file.
otherFiles = Non sono gli stessi file, oppure sono cambiati nel frattempo. Non è stato inviato altro.
notSent = Non ancora caricato
prepareNext = Prepara il prossimo caricamento
waitsForUpload = Inizia quando il caricamento in corso è finito.
stopUploadTitle = Interrompere questo caricamento?
stopUploadLead = Quello che è già stato inviato andrà perso. I file che hai scelto restano qui.
keepUploading = Continua a caricare
stopUpload = Interrompi
showUpload = Mostra
importing = Lettura dei tuoi file…
encrypting = Cifratura…
finalising = Quasi finito. Salvataggio dei tuoi file…
expiresAfter = Scade dopo { $downloads } o { $time }
settingPassword = Impostazione della password…
passwordFailed = Impossibile impostare la password
passwordFailedLead = I tuoi file sono caricati ma non ancora protetti, perciò non ti abbiamo mostrato il link. Riprova, o elimina l’invio.
uploaded = Pronto da condividere
linkReady = Il tuo link è pronto
uploadComplete = Caricamento completato
shareLink = Link ai tuoi file
sendMore = Invia altri file
linkDialogLead = Chiunque abbia questo link può scaricare { $name }.
linkDialogNote = Chiunque abbia questo link può leggere la tua nota.
linkNeedsPassword = Servirà anche la password.

howProtected = Come sono protetti i tuoi file
protectionTitle = Crittografia end-to-end
protectionEncrypted = Il tuo browser cifra i file prima che lascino questo dispositivo. Il server conserva solo ciò che non può leggere.
protectionKey = La chiave fa parte del link, dopo il segno #. Non viene mai inviata al server, quindi condividi il link solo con persone di cui ti fidi.
protectionExpiry = I file vengono eliminati quando il link scade: dopo i download o il tempo che scegli.

## Keyboard shortcuts

shortcutsTitle = Scorciatoie da tastiera
shortcutChoose = Scegli file
shortcutUpload = Carica
shortcutCopy = Copia il link
shortcutDownload = Scarica
shortcutHelp = Mostra questo elenco
shortcutsOn = Usa le scorciatoie da tastiera

## The survey

surveyTitle = Dicci che cosa ne pensi
surveyLead = Le tue risposte ci aiutano a migliorare. Il sondaggio si apre in un’altra pagina e non viene a sapere nulla dei tuoi file.
giveFeedback = Dai la tua opinione
surveySkip = Salta

## The person's own uploads

yourUploads = I tuoi invii
noUploads = I file che invii appaiono qui, così puoi copiare di nuovo il link o eliminarli.
joinOffer = Invii fatti da questo dispositivo prima dell’accesso: { $count }. Aggiungerli al tuo elenco?
downloadsLeft = { $count ->
    [one] Ancora { $count } download
    [many] Ancora { $count } di download
   *[other] Ancora { $count } download
}
timeLeft = Ancora { $time }
deleteNamed = Elimina { $name }
deletingNamed = Eliminazione di { $name }…
undo = Annulla
keep = Conserva
moreActions = Altre azioni per { $name }
openPage = Apri pagina di download
openDownloadPage = Apri la pagina di download di { $name }
changeLimits = Modifica
changeLimitsNamed = Modifica la scadenza del link a { $name }
changeLimitsTitle = Modifica la scadenza del link
keepTime = Nessuna modifica
timeFromNow = { $time } da adesso
save = Salva
goneTitle = Questo invio non c’è più
goneLead = { $name } è scaduto, ha raggiunto il limite di download o è stato eliminato altrove. Non è stato modificato nulla.
passwordNotSet = La password non è impostata, perciò il link è nascosto. Se resta così, elimina l’invio e manda di nuovo i file.
changeFailed = Impossibile salvare. Controlla le scelte e la connessione, poi riprova.
pastUploads = Terminati negli ultimi 7 giorni
clearPast = Svuota
pastDownloaded = Scaricato: { $time }
pastDownloadedBefore = Scaricato prima di: { $time }
pastExpired = Scaduto: { $time }
pastDeleted = Eliminato: { $time }
pastGone = Esaurito o eliminato: { $time }
pastGoneBefore = Esaurito o eliminato prima di: { $time }
requestFiles = Richiedi file
newRequestLead = Crea un link con cui chiunque può inviarti file che solo tu puoi leggere.
requestWanted = Che cosa ti serve, una voce per riga
requestAskerHint = Chi invia vede questo nome. Nessuno lo verifica.
requestOpenFor = Aperta per
deliveries = Consegne
requestDeliverySize = Dimensione di ogni consegna
requestTotalSize = Dimensione totale
newRequestKinds = Tipi di file, come .pdf (solo indicativi)
requestLink = Link della richiesta
requestReadyLead = Chiunque abbia questo link può inviarti file. Solo tu puoi leggerli.
requestSubject = Inviami dei file, per favore
ownerLink = Link della casella
ownerLinkWarning = Apre questa casella su un altro dispositivo. Chi lo possiede può leggere tutto ciò che ricevi: tienilo per te.
inbox = Casella
yourRequests = Le tue richieste
joinRequests = Richieste create su questo dispositivo prima dell’accesso: { $count }. Aggiungerle al tuo elenco?
newDeliveries = Nuove consegne: { $count }
notifyDeliveries = Avvisami delle consegne
requestAccepts = Accetta file
requestClosed = Non accetta più file
noDeliveries = Non è ancora arrivato nulla. Le consegne appariranno qui.
requestGoneLead = Questa richiesta è scaduta o è stata eliminata.
requestUntrusted = Questa richiesta non è affidabile
requestUntrustedLead = Il link è danneggiato o il server mostra un’altra richiesta. Non viene mostrato nulla.
deliveryComing = In arrivo
deliveryNew = Arrivata
deliveryCollected = Salvata
removeDelivery = Elimina dal server
deliveryRefused-repeated = Rifiutata: questa consegna compare due volte.
deliveryRefused-forged = Rifiutata: non è stata creata con il tuo link.
deliveryRefused-damaged = Rifiutata: è danneggiata o è stata modificata.
closeRequest = Non accettare altri file
closeRequestTitle = Smettere di accettare file?
closeRequestLead = Il link smette di funzionare per sempre e i file ancora in fase di invio non arriveranno. Ciò che è arrivato resta qui.
newLink = Nuovo link
newLinkLead = Il vecchio link smette di funzionare appena quello nuovo è pronto. Ciò che è arrivato resta nella vecchia casella.
deleteRequestTitle = Eliminare questa richiesta?
deleteRequestLead = Il link smette di funzionare e tutto ciò che è arrivato viene eliminato dal server. I file che hai salvato restano.

## Receiving

checkingLink = Ricerca dei tuoi file…
checkFailed = Server irraggiungibile
checkFailedLead = Nulla è andato perso. Controlla la connessione e riprova.
checkRefused = Il server è sovraccarico
checkRefusedLead = Nulla è andato perso. Riprova tra un momento.
waitAsked = Aspetta { $time }, per favore.
expiredTitle = Questi file non ci sono più
expiredLead = Il link è scaduto, ha raggiunto il limite di download o è stato eliminato da chi l’ha inviato. Chiedine uno nuovo.
removedTitle = Questi file sono stati rimossi
removedLead = Li ha rimossi chi gestisce questo servizio, perciò il link non funziona più.
contactOperator = Contatta
passwordNeeded = Inserisci la password
passwordNeededLead = Chiedi la password a chi ti ha inviato i file; non è nel link.
passwordTryAgain = Password errata. Riprova.
unlock = Sblocca
keyNeeded = Questo link è incompleto
keyNeededLead = Manca una parte del link. Copialo di nuovo e incollalo qui.
keyLabel = Link o chiave
notAKey = Non è né un link né una chiave di questo servizio.
keyOfAnotherFile = Questo link è di altri file.
openLink = Apri
wrongKey = Questo link non funziona
wrongKeyLead = Forse ne manca una parte. Copia il link intero dal messaggio e incollalo qui.
filesForYou = { $count ->
    [one] Un file per te
    [many] { $count } di file per te
   *[other] { $count } file per te
}
filesForYouLead = Cifrati end-to-end. Decifrati solo nel tuo browser.
fromSender = Da chi ha inviato i file
showMore = Mostra altro
download = Scarica
noStreamsWarning = Per aprire un file così grande questo browser deve tenerlo tutto in memoria, e potrebbe non riuscirci. Che cosa vuoi fare?
noStreams-copyLink = Copiare il link per aprirlo in un altro browser
noStreams-otherBrowser = Procurarti un browser che salvi direttamente i file grandi
noStreams-download = Scaricare qui lo stesso
linkLife = Scade tra { $time }
linkLifeUnderMinute = Scade tra meno di un minuto
lastDownloadNote = Ultimo download: appena apri o salvi, il link smette di funzionare.
ownUpload = { $left ->
    [one] Questo invio è tuo. Se lo scarichi, nessun altro potrà farlo.
    [many] Questo invio è tuo. Se lo scarichi, usi 1 dei { $left } di download rimasti.
   *[other] Questo invio è tuo. Se lo scarichi, usi 1 dei { $left } download rimasti.
}
downloadsTaken = Qualcuno sta usando l’ultimo download proprio adesso. Se si interrompe, puoi riprovare tra due minuti.
downloading = Download in corso
decrypting = Decifratura…
downloadBegunAnew = Non è stato possibile continuare questo download, quindi è ricominciato da capo.
stillUploading = Chi invia i file li sta ancora caricando. Puoi già iniziare a scaricare.
waitsForSender = In attesa di chi invia i file. Continueremo automaticamente.
downloadFinished = Download completato
downloadFinishedLead = { $name } è nella cartella Download.
savedInFolder = Salvato in { $folder }
downloadFinishedRenamed = È nella cartella Download. Il browser potrebbe avergli dato un altro nome.
downloadAgain = Scarica di nuovo
lastDownloadDone = Era l’ultimo download, perciò il link non funziona più.
downloadStopped = Download non completato
showDownload = Mostra

## Sending what a request asks for

requestTitle = File richiesti
requestLead = Cifrati su questo dispositivo. Solo chi li chiede può aprire ciò che invii.
requestWords = Da chi li chiede (non verificato)
requestKinds = Tipi di file preferiti
requestLeft = Consegne rimaste
requestRoom = Spazio rimasto
requestEach = Massimo per consegna
requestSend = Invia
requestPasswordLead = Chiedila a chi ti ha mandato il link.
requestSent = Inviato
requestSentLead = Può aprirlo solo chi l’ha chiesto, che vede lo stesso codice di ricevuta.
receiptLabel = Codice di ricevuta
copyReceipt = Copia codice di ricevuta
delivery-stored = Arrivato. Non ancora ritirato.
delivery-collected = Ritirato.
delivery-gone = Eliminato o scaduto senza essere ritirato.
deliveryLost = Il tuo caricamento interrotto non può essere ripreso.
sentBefore = Inviato da questo dispositivo
sentAt = Inviato: { $time }
requestEnded-unknown = Questa richiesta non esiste
requestEndedLead-unknown = È stata eliminata o è scaduta, oppure questo servizio non accetta richieste. Chiedi un nuovo link.
requestEnded-closed = Questa richiesta è chiusa
requestEnded-full = Questa richiesta è piena
requestEndedLead = Non accetta altro. Chiedi un nuovo link.
requestEnded-untrusted = Questo link non è affidabile
requestEndedLead-untrusted = Il link e il server non corrispondono, quindi non è stato inviato nulla. Chiedi di nuovo il link per un’altra via.

## Reporting an upload to whoever runs the service

report = Segnala
reportTitle = Segnala questo invio
reportLead = La segnalazione arriva a chi gestisce questo servizio. Solo loro possono leggere ciò che scrivi.
reportReason = Che cosa non va?
reportReason-malware = Software dannoso
reportReason-fraud = Truffa o phishing
reportReason-illegal = Contenuti illegali
reportReason-other = Altro
reportWords = Che cosa dovrebbero sapere?
reportKey = Includi la chiave
reportKeyHint = Con la chiave possono aprire i file. Senza, no.
reportSend = Invia segnalazione
reportSent = Segnalazione inviata
reportSentLead = Grazie. Chi gestisce questo servizio la esaminerà.
reportFailed = Impossibile inviare. Controlla la connessione, poi riprova.

## Dead ends

loading = Un momento…
configFailed = Server irraggiungibile
configFailedLead = Nulla è andato perso. Controlla la connessione e riprova.
intercepted = Al posto di questo servizio ha risposto una pagina di accesso o la tua rete. Apri questa pagina in un’altra scheda e accedi lì, se ti viene chiesto.
pageNotFound = Pagina non trovata
pageNotFoundLead = Controlla l’indirizzo, o riparti dalla pagina iniziale.
notFoundTitle = Qui non c’è nulla
notFoundLead = I file sono scaduti o sono stati eliminati, oppure il link non è completo.
errorTitle = Qualcosa è andato storto
errorLead = Qualcosa si è rotto. Niente di ciò che hai inviato è andato perso.
uploadErrorLead = I tuoi file non sono stati inviati, ma la tua selezione è ancora qui. Riprova.
uploadError-too_large = Questi file superano quello che questo servizio consente. Inviali in parti più piccole.
uploadError-bad_limit = Questo servizio non consente più così tanti download o un tempo così lungo. Ricarica la pagina e scegli di nuovo.
uploadError-unauthorized = Per inviare file da qui devi accedere. Accedi, poi scegli di nuovo i file.
uploadError-sender_unknown = Non siamo riusciti a confermare il tuo accesso, quindi sono valsi i limiti comuni. Se l’accesso non è più attivo, accedi di nuovo; altrimenti riprova tra un momento.
uploadError-issuer_away = Il servizio non è disponibile in questo momento, o non può controllare chi ha effettuato l’accesso. Senza account puoi inviare fino a { $size }, per { $downloads } e { $time } al massimo. Invia di meno, o riprova tra un momento.
uploadError-signed_out = Sei stato disconnesso su questo dispositivo, quindi questo invio è stato interrotto.
uploadError-rate_limited = Troppi tentativi. Aspetta un momento, poi riprova.
uploadError-too_many_uploads = Troppi caricamenti dalla tua rete o dal tuo account. I tuoi file sono ancora qui.
uploadError-too_many_bytes = Troppi dati dalla tua rete o dal tuo account. I tuoi file sono ancora qui.
uploadError-busy = Il servizio è sovraccarico. I tuoi file sono ancora qui; riprova tra un momento.
uploadError-full = Al momento il servizio non ha spazio per altri file. I tuoi file sono ancora qui; riprova più tardi.
uploadError-unavailable = Il servizio non è disponibile in questo momento. I tuoi file sono ancora qui; riprova tra un momento.
uploadError-idle_timeout = La connessione è rimasta ferma troppo a lungo. Controllala, poi riprova.
uploadError-connect_failed = Server irraggiungibile. Controlla la connessione e riprova. Alcune reti, spesso quelle aziendali, bloccano i caricamenti. Prova un’altra rete, come quella del telefono, o chiedi a chi gestisce la tua.
uploadError-connection_lost = Connessione persa. I tuoi file sono ancora qui; riprova.
uploadError-file_changed = Uno dei tuoi file è cambiato o non si è potuto leggere durante l’invio. Sceglilo di nuovo.
downloadErrorLead = Il download non è stato completato. Riprova; se non basta, chiedi un nuovo link a chi te l’ha inviato.
downloadError-rate_limited = Troppi tentativi. Aspetta un momento, poi riprova.
downloadError-busy = Il servizio è sovraccarico. Il link funziona ancora; riprova tra un momento.
downloadError-unavailable = Il servizio non è disponibile in questo momento. Il link funziona ancora; riprova tra un momento.
downloadError-connect_failed = Server irraggiungibile. Controlla la connessione, poi riprova.
downloadError-connection_lost = Connessione persa. Controllala, poi riprova.
downloadError-damaged = Quello che è arrivato non è quello che è stato inviato, perciò non è stato conservato nulla. Riprova; se non basta, chiedi un nuovo link a chi te l’ha inviato.
downloadError-incomplete = Il tuo browser ha interrotto il salvataggio a metà. Elimina il file incompleto, poi riprova.
downloadError-upload_abandoned = Chi inviava i file ha interrotto il caricamento prima della fine. Chiedi un nuovo link.
downloadError-no_room = Su questo dispositivo non c’è spazio per questi file. Liberane un po’, poi riprova.
crashLead = Impossibile mostrare questa pagina. Ricaricala; quello che hai già inviato è al sicuro.
chunkTitle = Manca una parte di questa pagina
chunkMissingLead = Impossibile caricarla. Controlla la connessione, poi ricarica; quello che hai già inviato è al sicuro.
chunkTimeoutLead = Il caricamento ha richiesto troppo tempo. Controlla la connessione, poi ricarica; quello che hai già inviato è al sicuro.
waitForTransfer = C’è ancora un trasferimento in corso e andrebbe perso. Aspetta che finisca.
reload = Ricarica
backHome = Torna all’inizio
outdatedTitle = C’è una versione più recente
outdatedLead = Questa pagina non è aggiornata. Aggiornala per continuare.
update = Aggiorna
outdatedBrowserTitle = Il tuo browser non è aggiornato
outdatedBrowserLead = Gli manca ciò che serve per inviare e ricevere file. Aggiornalo, poi apri di nuovo questo indirizzo.
unsupportedTitle = Questo browser non può aprire { $title }
unsupportedLead = I file vengono cifrati nel browser, e questo non ne è capace. Ecco che cosa puoi fare:
unsupportedUpdate = Aggiorna questo browser, poi apri di nuovo il link.
unsupportedOther = Oppure copia il link in una versione recente di Chrome, Edge, Firefox o Safari.
unsupportedInApp = Se hai aperto il link dentro un’altra app, scegli «Apri nel browser» dal menu di quell’app.
insecureTitle = Questo indirizzo non è sicuro
insecureLead = I browser cifrano solo nelle pagine sicure. Torna indietro, poi apri lo stesso indirizzo con https:// all’inizio. Se non funziona, chiedi l’indirizzo sicuro a chi gestisce questo servizio.
otherBrowser = Trova un altro browser
help = Aiuto

## Privacy

legalTitle = Privacy e condizioni
legalLead = Che cosa succede ai tuoi file, in poche frasi.
legalEncrypted = I file vengono conservati cifrati. La chiave è nel link e non raggiunge mai il server.
legalLifetime = Conserviamo i file al massimo per { $anonymous }, o per { $signedIn } se hai effettuato l’accesso.
legalOneLifetime = Conserviamo i file al massimo per { $time }.
legalDownloads = I file vengono eliminati quando raggiungono il limite di download.
legalLogs = Conserviamo gli indirizzi IP nei registri del server per { $days } giorni.
legalAccountToSend = Per inviare file serve un account, per riceverli no.
legalAccount = Un account serve solo per i file più grandi di { $size }.

## Notes and messages

writeNote = Scrivi una nota
noteLabel = La tua nota
noteHint = Viene cifrata come un file.
noteReadOnce = Viene cifrata come un file e si può leggere una volta sola.
noteDone = Aggiungi nota
createLink = Crea link
note = Nota
editNote = Modifica nota
addMessage = Aggiungi un titolo o un messaggio
titleLabel = Titolo
messageLabel = Messaggio
senderLabel = Il tuo nome
noteForYou = Una nota per te
showNote = Mostra nota
showNoteOnce = Mostrandola si usa l’ultimo download: non potrai mostrarla di nuovo.
copyText = Copia testo
saveNote = Salva come file
textCopyRefused = Il browser non ci ha permesso di copiare. Seleziona il testo e copialo tu.

## Looking before taking

preview = Anteprima
previewNamed = Anteprima di { $name }
selectFile = Seleziona { $name }
downloadSelected = { $count ->
    [one] Scarica { $count } file
    [many] Scarica { $count } di file
   *[other] Scarica { $count } file
}
downloadAll = Scarica tutto
saveToFolder = Salva in una cartella
takingCounts = Aprire o salvare conta come un download.
takingCounted = È stato contato un download. Nient’altro conta finché questa pagina resta aperta.
previewFailed = Impossibile mostrare questo file. Scaricalo.
previewTooLarge = Questo file è troppo grande per l’anteprima. Scaricalo.
previewCut = Viene mostrato solo l’inizio.
previewProtected = Questo file è protetto da password. Scaricalo per aprirlo.
previewMissingPictures = Immagini di questa pagina che non è stato possibile mostrare: { $count }
previewIncomplete = Una parte non può essere mostrata correttamente.
previewNotText = Sembra che questo file non contenga testo. Scaricalo.
previewEncoding = Codifica del testo
previousFile = File precedente
nextFile = File successivo
filePlace = { $place } di { $count }
noPreview = Questo file non ha un’anteprima.
close = Chiudi

## Strong passwords

strongPassword = Rinforzata: si apre solo con Envoi
strongPasswordHint = Molto più difficile da indovinare, anche per questo servizio. Le app meno recenti non possono aprire il link.
suggestPassphrase = Suggerisci una passphrase
suggestFailed = Impossibile caricare un suggerimento. Controlla la connessione e riprova, o scrivi una password tua.
copyPassword = Copia password
makingKey = Preparazione della cifratura…
checkingPassword = Controllo della password…

## News

downloadingNow = Download in corso
wrongPasswords = { $count ->
    [one] Password errata, { $count } tentativo
    [many] Password errata, { $count } di tentativi
   *[other] Password errata, { $count } tentativi
}
notifyMe = Avvisami dei download
notifyOn = Notifiche attive
notifyBlocked = Il tuo browser blocca le notifiche di questa pagina.
wasDownloaded = { $name }: scaricato
