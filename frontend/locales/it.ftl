productName = Envoi

## The page around every screen

homeLink = { $title }, pagina iniziale
skipToContent = Vai al contenuto
promo = Avviso
closeNotice = Chiudi questo avviso
storageBlocked = Questo browser non conserva l’elenco dei tuoi invii: sparisce quando chiudi questa pagina. Prima copia i tuoi link.
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
languageOfBrowser = Quella del browser
languageTold = { $label }: { $language }
languageFailed = Non è stato possibile caricare questa lingua. Controlla la connessione e riprova.
introTitle = Invia file in tutta riservatezza
introLead = I tuoi file vengono cifrati qui, prima di lasciare il tuo dispositivo. Ricevi un link da passare a chi vuoi; può aprirli solo chi lo ha.
notBegunTitle = Ancora niente qui?
notBegunLead = Controlla la connessione, poi ricarica questa pagina. Se non basta, questo browser non è aggiornato: aggiornalo.
scriptsOffTitle = JavaScript è disattivato
scriptsOffLead = I file vengono cifrati nel tuo browser, perciò questa pagina ha bisogno di JavaScript.

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
sizeOfTotal = { $done } di { $total }
remaining = ancora { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } download
    [many] { $count } di download
   *[other] { $count } download
}
filesCount = { $count ->
    [one] { $count } file
    [many] { $count } di file
   *[other] { $count } file
}

## Buttons that stand in several places

ok = OK
cancel = Annulla
tryAgain = Riprova
copyLink = Copia link
copied = Copiato
copyRefused = Il browser non ha permesso a questa pagina di copiare. Il link è selezionato, così puoi copiarlo tu.
share = Condividi
shareNamed = Condividi { $name }
showQrCode = Mostra un codice QR
qrCode = Codice QR del link
qrCodeHint = Inquadralo con la fotocamera di un telefono per aprire lì il link.
qrCodeFailed = Non è stato possibile generare il codice QR. Il link funziona lo stesso.
sendYourOwn = Invia i tuoi file
deleteUpload = Elimina
deleteFailed = L’eliminazione non è riuscita. Controlla la connessione e riprova.
passwordProtected = Protetto da password
passwordLabel = Password
filesInside = File contenuti

## Accounts

signIn = Accedi
signOut = Esci
signOutWaits = C’è ancora un trasferimento in corso. Esci quando è finito.
signOutWaitsForTab = C’è ancora un trasferimento in corso in un’altra scheda. Esci quando è finito.
signOutSyncs = Aggiornamento dell’elenco prima dell’uscita…
signOutTitle = Vuoi uscire?
signOutLoses = { $count ->
    [one] { $count } invio si trova solo su questo dispositivo: non è stato possibile aggiornare il tuo elenco. Dopo l’uscita non potrai più vederlo, modificarlo o eliminarlo. Il suo link continuerà a funzionare.
    [many] { $count } di invii si trovano solo su questo dispositivo: non è stato possibile aggiornare il tuo elenco. Dopo l’uscita non potrai più vederli, modificarli o eliminarli. I loro link continueranno a funzionare.
   *[other] { $count } invii si trovano solo su questo dispositivo: non è stato possibile aggiornare il tuo elenco. Dopo l’uscita non potrai più vederli, modificarli o eliminarli. I loro link continueranno a funzionare.
}
staySignedIn = Mantieni l’accesso
signOutAnyway = Esci lo stesso
signedOut = Uscita effettuata.
signedOutRefused = Il tuo accesso è scaduto. Accedi di nuovo per vedere il tuo elenco.
signUpTitle = Accedi per fare di più
signUpLead = Puoi inviare senza account. Con un account puoi fare di più:
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
benefitPerk = Il tuo elenco resta cifrato: nessuno oltre a te può leggerlo
emailLabel = E-mail (facoltativa)
signInNotBegun = Non è stato possibile raggiungere la pagina di accesso. Controlla la connessione e riprova.
signInAway = Il servizio di accesso non è raggiungibile in questo momento. Riprova più tardi.
signInNoRoom = Su questo dispositivo non c’è più spazio per accedere. Elimina gli invii che non ti servono più, poi riprova.
signInWaits = C’è ancora un trasferimento in corso e andrebbe perso. Accedi quando è finito.
signingIn = Accesso in corso…
signInErrorLead = L’accesso non è riuscito; nient’altro è cambiato. Riprova.
passphraseNeeded = La passphrase del tuo elenco
passphraseNeededLead = Cifra l’elenco dei tuoi invii e non lascia mai questo dispositivo. Usa la stessa su tutti i tuoi dispositivi.
passphraseLabel = Passphrase
passphraseTooShort = È troppo corta: servono almeno { $length } caratteri.
passphraseHint = Almeno { $length } caratteri: alcune parole che solo per te vanno insieme. Nessuno può recuperarla, quindi scrivila da qualche parte.
passphraseRunning = Creazione della chiave…
passphraseFailed = Questo dispositivo non è riuscito a creare la chiave. Chiudi altre schede, poi riprova.
goOn = Continua
cancelSignIn = Non accedere
unknownPassphrase = Questa passphrase è nuova?
unknownPassphraseLead = Non esiste un elenco per questa passphrase. Se è il tuo primo dispositivo, o se ne scegli una nuova, scrivila ancora una volta per iniziare un elenco. Altrimenti c’è un errore di battitura.
passphraseAgain = La stessa passphrase ancora una volta
passphraseDiffers = Non è quello che hai scritto prima.
beginList = Inizia un nuovo elenco
anotherPassphrase = Errore di battitura
uncheckedPassphrase = Non è stato possibile controllarla
uncheckedPassphraseLead = Il server non ha indicato se c’è un elenco per questa passphrase. Riprova. Se continui lo stesso e c’era un errore di battitura, non vedrai l’elenco degli altri tuoi dispositivi.
trustPassphrase = Continua lo stesso
retypePassphrase = Scrivila di nuovo

## Sending: choosing files

sendFiles = Invia file
dropFiles = Trascina qui i file
orSelectFiles = o fai clic per sceglierne fino a { $size }
selectFiles = Scegli file
selectFolder = Scegli una cartella
accountNeeded = Accedi per inviare file
accountNeededLead = Su questo servizio può inviare file solo chi ha un account. Per riceverli non serve.
accountNeededBlocked = Su questo servizio può inviare file solo chi ha un account, e con questo browser non puoi accedere: non conserva nulla per questa pagina. Per ricevere file non serve un account.
signInForSize = Accedi per inviare fino a { $size }
dropNow = Rilasciali dove vuoi
chosenFiles = File scelti
addMoreFiles = Aggiungi
removeFile = Rimuovi { $name }
totalSize = { $size } in totale
skippedEmpty = File vuoti non aggiunti: { $count }
skippedChosen = File già scelti, non aggiunti di nuovo: { $count }
expiryChoices = Il link smette di funzionare dopo
downloadLimitLabel = Download
timeLimitLabel = Tempo
addPassword = Proteggi con una password
maxPasswordLength = Una password ha al massimo { $length } caratteri.
uploadFiles = { $count ->
    [one] Cifra e carica
    [many] Cifra e carica { $count } di file
   *[other] Cifra e carica { $count } file
}

## Sending: what is not possible

noticeTitle = Non ha funzionato
tooManyFiles = { $count ->
    [one] Si può inviare solo { $count } file alla volta.
    [many] Si possono inviare solo { $count } di file alla volta.
   *[other] Si possono inviare solo { $count } file alla volta.
}
fileTooBig = Insieme questi file superano { $size }. Inviali in parti più piccole.
tooManyArchives = { $count ->
    [one] Si può conservare solo { $count } invio alla volta. Prima eliminalo, o aspetta che scada.
    [many] Si possono conservare solo { $count } di invii alla volta. Prima eliminane uno, o aspetta che uno scada.
   *[other] Si possono conservare solo { $count } invii alla volta. Prima eliminane uno, o aspetta che uno scada.
}
unreadableFiles = Non è possibile leggere quello che hai trascinato. Scegli i file con il pulsante.
needsAccountSize = Senza account puoi inviare fino a { $size } alla volta.
needsAccountCount = { $count ->
    [one] Senza account un link consente al massimo { $count } download.
    [many] Senza account un link consente al massimo { $count } di download.
   *[other] Senza account un link consente al massimo { $count } download.
}
needsAccountTime = Senza account un link funziona al massimo per { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } in totale
noAnswer = Nessuna risposta da un po’. Controlla la connessione: il caricamento prosegue da solo, oppure puoi annullarlo.
uploading = Caricamento
importing = Lettura dei tuoi file…
encrypting = Cifratura…
finalising = È arrivato tutto. Salvataggio in corso…
expiresAfter = Scade dopo { $downloads } o { $time }
settingPassword = Impostazione della password…
passwordFailed = Non è stato possibile impostare la password
passwordFailedLead = I tuoi file sono caricati ma non ancora protetti, perciò il link non viene mostrato. Riprova, o elimina l’invio.
linkReady = Il tuo link è pronto
linkReadyLead = Chi ha questo link può aprire i file. Nessun altro può farlo, nemmeno questo servizio.
shareLink = Link ai tuoi file
sendMore = Invia altri file
copyLinkTitle = Copia il tuo link
shareLinkTitle = Condividi il tuo link
linkDialogLead = Chi riceve da te questo link può aprire { $name }.

## The survey

surveyTitle = Dicci che cosa ne pensi
surveyLead = Le tue risposte aiutano a migliorare l’invio di file. Si risponde in un’altra pagina, e non viene trasmesso nulla sui tuoi file.
giveFeedback = Dai la tua opinione
surveySkip = Salta

## The person's own uploads

yourUploads = I tuoi invii
noUploads = Quello che invii appare qui, così puoi copiare di nuovo il link o eliminarlo.
downloadsLeft = { $count ->
    [one] Ancora { $count } download
    [many] Ancora { $count } di download
   *[other] Ancora { $count } download
}
timeLeft = Ancora { $time }
deleteNamed = Elimina { $name }
deleteTitle = Eliminare questo invio?
deleteQuestion = Nessuno potrà più scaricare { $name }. L’operazione non si può annullare.
keep = Conserva
openDownloadPage = Apri la pagina che vedono i destinatari di { $name }
changeLimits = Modifica
changeLimitsNamed = Modifica per quanto tempo si può scaricare { $name }
changeLimitsTitle = Modifica la durata del link
keepTime = Così com’è
timeFromNow = { $time } da adesso
save = Salva
goneTitle = Non c’è più
goneLead = { $name } è scaduto, è stato scaricato tante volte quante ne consentiva il link, o è stato eliminato altrove. Non è stato modificato nulla.
passwordNotSet = La password non è impostata, perciò il link non viene mostrato. Se resta così, elimina l’invio e manda di nuovo i file.
changeFailed = La modifica non è riuscita. Controlla la scelta e la connessione, poi riprova.

## Receiving

checkingLink = Ricerca dei tuoi file…
checkFailed = Il server non risponde
checkFailedLead = Nulla è andato perso. Controlla la connessione e riprova.
checkRefused = Non adesso
checkRefusedLead = Qualcosa è andato storto sul server. Nulla è andato perso: riprova tra un momento.
waitAsked = Il server ti chiede di aspettare { $time }.
expiredTitle = Questi file non ci sono più
expiredLead = Il link è scaduto, è esaurito o è stato eliminato da chi l’ha inviato. Chiedine uno nuovo.
passwordNeeded = Inserisci la password
passwordNeededLead = Chi ha inviato questi file li ha protetti. La password non è nel link.
passwordTryAgain = La password non è corretta. Riprova.
unlock = Sblocca
keyNeeded = Manca la chiave
keyNeededLead = Un link completo ha una chiave dopo il segno #. Incolla il link intero, o solo la chiave.
keyLabel = Link o chiave
notAKey = Non è né un link né una chiave di questo servizio.
keyOfAnotherFile = Questo link porta ad altri file.
openLink = Apri
filesForYou = { $count ->
    [one] Un file per te
    [many] { $count } di file per te
   *[other] { $count } file per te
}
filesForYouLead = Inviato cifrato. La decifratura avviene qui, nel tuo browser.
download = Scarica
noStreamsWarning = Questo browser può aprire un file così grande solo tenendolo tutto in memoria, e potrebbe non riuscirci. Che cosa vuoi fare?
noStreams-copyLink = Copiare il link, per aprirlo in un altro browser
noStreams-otherBrowser = Procurarti un browser che salvi i file grandi mentre arrivano
noStreams-download = Scaricare qui lo stesso
linkLife = Disponibile per { $time }
lastDownload = Disponibile per { $time }. È l’ultimo download: conserva bene il file.
downloadsTaken = L’ultimo download è in corso proprio adesso, qui o altrove. Se si interrompe, torna disponibile: riprova tra due minuti.
downloading = Download in corso
decrypting = Decifratura…
downloadFinished = Ecco fatto
downloadFinishedLead = Il file è stato decifrato ed è tra i tuoi download.
downloadStopped = Il download non è stato completato.
showDownload = Mostra

## Dead ends

loading = Un momento…
configFailed = Il server non risponde
configFailedLead = Nulla è andato perso. Controlla la connessione e riprova.
notFoundTitle = Qui non c’è nulla
notFoundLead = I file sono scaduti o sono stati eliminati, oppure il link non è completo.
errorTitle = Qualcosa è andato storto
errorLead = Non ha funzionato. Torna all’inizio e riprova.
uploadErrorLead = I tuoi file non sono stati inviati. Quelli che hai scelto ci sono ancora: riprova.
uploadError-too_large = I file superano quello che questo servizio consente. Inviali in parti più piccole.
uploadError-bad_limit = Il servizio non consente più così tanti download o un tempo così lungo. Ricarica la pagina, poi scegli di nuovo.
uploadError-unauthorized = Qui può inviare file solo chi ha effettuato l’accesso. Accedi, poi scegli di nuovo i file.
uploadError-sender_unknown = Il servizio non ha potuto sapere che avevi effettuato l’accesso, quindi sono valsi i limiti di tutti gli altri. Se l’accesso non è più attivo, accedi di nuovo; altrimenti riprova tra un momento.
uploadError-issuer_away = Il servizio non è disponibile in questo momento, o non può sapere chi ha effettuato l’accesso. Senza account si può inviare fino a { $size } alla volta, per { $downloads } e { $time } al massimo: non inviare di più, o riprova tra un momento.
uploadError-rate_limited = Ci sono stati troppi tentativi. Aspetta un momento, poi riprova.
uploadError-busy = Il servizio è al limite delle sue capacità. I tuoi file ci sono ancora: riprova tra un momento.
uploadError-full = Al momento il servizio non ha spazio per altri file. I tuoi file ci sono ancora: riprova più tardi.
uploadError-unavailable = Il servizio non è disponibile in questo momento. I tuoi file ci sono ancora: riprova tra un momento.
uploadError-idle_timeout = La connessione è rimasta ferma troppo a lungo. Controllala, poi riprova.
uploadError-connect_failed = Il server non ha risposto. Controlla la connessione e riprova. Alcune reti, spesso quelle aziendali, bloccano ciò che serve ai caricamenti (le connessioni WebSocket): lì usa un’altra rete, come quella del telefono, o chiedi a chi gestisce la tua.
uploadError-connection_lost = La connessione si è interrotta. I tuoi file ci sono ancora: riprova.
uploadError-file_changed = Uno dei file è cambiato o non si è potuto leggere durante l’invio. Sceglilo di nuovo.
downloadErrorLead = Il download non è stato completato. Riprova; se non basta, chiedi un nuovo link a chi te l’ha inviato.
downloadError-rate_limited = Ci sono stati troppi tentativi. Aspetta un momento, poi riprova.
downloadError-busy = Il servizio è al limite delle sue capacità. Il link funziona ancora: riprova tra un momento.
downloadError-unavailable = Il servizio non è disponibile in questo momento. Il link funziona ancora: riprova tra un momento.
downloadError-connect_failed = Non è stato possibile raggiungere il server. Controlla la connessione, poi riprova.
downloadError-connection_lost = La connessione si è interrotta. Controllala, poi riprova.
downloadError-damaged = Quello che è arrivato non è quello che è stato inviato, perciò non è stato conservato nulla. Riprova; se non basta, chiedi un nuovo link a chi te l’ha inviato.
downloadError-incomplete = Il browser ha interrotto il salvataggio a metà. Elimina il file incompleto, poi riprova.
downloadError-no_room = Su questo dispositivo non c’è più spazio per questi file. Liberane un po’, poi riprova.
crashLead = Non è stato possibile mostrare questa pagina. Ricaricala; quello che hai inviato prima non ne risente.
chunkTitle = Manca una parte di questa pagina
chunkMissingLead = Non è stato possibile caricarla. Controlla la connessione, poi ricarica la pagina; quello che hai inviato prima non ne risente.
chunkTimeoutLead = Il caricamento ha richiesto troppo tempo. Controlla la connessione, poi ricarica la pagina; quello che hai inviato prima non ne risente.
waitForTransfer = C’è ancora un trasferimento in corso e andrebbe perso. Aspetta che finisca.
reload = Ricarica
backHome = Torna all’inizio
outdatedTitle = C’è una versione più recente
outdatedLead = Questa pagina non è aggiornata. Aggiornala per continuare.
update = Aggiorna
outdatedBrowserTitle = Questo browser non è aggiornato
outdatedBrowserLead = Gli manca ciò che serve per inviare e ricevere file. Aggiornalo, poi apri di nuovo lo stesso indirizzo.
unsupportedTitle = Questo browser non può aprire { $title }
unsupportedLead = I file vengono cifrati nel browser, e a questo manca ciò che serve per farlo. Usa un browser aggiornato.
insecureTitle = Questo indirizzo non è sicuro
insecureLead = I browser cifrano solo nelle pagine caricate in modo sicuro. Torna indietro, poi apri lo stesso indirizzo con https:// all’inizio. Se non funziona, chiedi l’indirizzo sicuro a chi gestisce questo servizio.
otherBrowser = Trova un altro browser
help = Aiuto

## Privacy

legalTitle = Privacy e condizioni
legalLead = Che cosa succede ai tuoi file, in poche frasi.
legalEncrypted = I file vengono conservati cifrati. La chiave è nel link e non raggiunge mai il server.
legalLifetime = Un file viene conservato al massimo per { $anonymous }, o per { $signedIn } se lo invia chi ha effettuato l’accesso.
legalOneLifetime = Un file viene conservato al massimo per { $time }.
legalDownloads = Un limite di download può far eliminare un file prima.
legalLogs = I registri del server conservano gli indirizzi IP per { $days } giorni.
legalAccountToSend = Per inviare file serve un account, per riceverli no.
legalAccount = Un account serve solo per i file più grandi di { $size }.
