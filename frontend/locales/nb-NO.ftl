productName = Envoi

## The page around every screen

homeLink = { $title }, forside
skipToContent = Hopp til innholdet
promo = Melding
closeNotice = Lukk
storageBlocked = Denne nettleseren kan ikke lagre listen over opplastingene dine; den forsvinner når du lukker siden. Kopier lenkene dine først.
storageFull = Det er ikke mer plass på denne enheten til listen over opplastingene dine. Kopier lenkene dine før du lukker siden, eller slett opplastinger du ikke lenger trenger.
footerPromise = Filene krypteres før de forlater enheten din. Bare de som har lenken, kan åpne dem.
footerLinks = Om tjenesten
link-privacy = Personvern
link-terms = Vilkår
link-cookies = Informasjonskapsler
link-source = Kildekode
link-feedback = Tilbakemelding
feedbackFacts = Versjon { $version }, { $browser }
language = Språk
languageOfBrowser = Som i nettleseren
languageTold = { $label }: { $language }
languageFailed = Språket kunne ikke lastes. Sjekk forbindelsen din, og prøv igjen.
introTitle = Del filer privat, helt enkelt
introLead = Filene dine krypteres på denne enheten før de sendes. Del lenken med dem du velger; bare de kan åpne filene.
notBegunTitle = Er det ingenting her ennå?
notBegunLead = Sjekk forbindelsen din, og last siden på nytt. Hvis det ikke hjelper, er nettleseren din utdatert: Oppdater den.
scriptsOffTitle = JavaScript er slått av
scriptsOffLead = Filene dine krypteres i nettleseren, så denne siden trenger JavaScript. Slå det på, og last siden på nytt.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } byte
   *[other] { $num } byte
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num } døgn
hours = { $num ->
    [one] { $num } time
   *[other] { $num } timer
}
minutes = { $num ->
    [one] { $num } minutt
   *[other] { $num } minutter
}
seconds = { $num ->
    [one] { $num } sekund
   *[other] { $num } sekunder
}
shortDays = { $num } d
shortHours = { $num } t
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = til kl. { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = til i morgen kl. { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = til { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } av { $total }
remaining = { $time } igjen
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } nedlasting
   *[other] { $count } nedlastinger
}
downloadsWithoutLimit = Ubegrenset antall nedlastinger
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } fil
   *[other] { $count } filer
}
nameAndMore = { $name } og { $count } til

## Buttons that stand in several places

ok = OK
done = Ferdig
cancel = Avbryt
add = Legg til
doNotAdd = Ikke legg til
tryAgain = Prøv igjen
copyLink = Kopier lenke
copyMessage = Kopier melding
includePassword = Ta med passordet
emailLink = E-post
emailSubject = Filer til deg
copied = Kopiert
copyRefused = Nettleseren lot oss ikke kopiere lenken. Den er markert, så du kan kopiere den selv.
share = Del
shareNamed = Del { $name }
showQrCode = QR-kode
qrCode = QR-kode for denne lenken
qrCodeHint = Skann den med et mobilkamera for å åpne lenken der.
qrCodeFailed = QR-koden kunne ikke lages. Lenken din virker fortsatt.
sendYourOwn = Send dine egne filer
deleteUpload = Slett
deleteFailed = Opplastingen kunne ikke slettes. Sjekk forbindelsen din, og prøv igjen.
passwordProtected = Passordbeskyttet
passwordLabel = Passord
showPassword = Vis passord
hidePassword = Skjul passord
filesInside = Filer i denne opplastingen

## Accounts

signIn = Logg inn
signOut = Logg ut
signOutWaits = En overføring pågår fortsatt. Logg ut når den er ferdig.
signOutWaitsForTab = En overføring pågår fortsatt i en annen fane. Logg ut når den er ferdig.
signOutSyncs = Lagrer listen din før du logges ut…
signOutTitle = Logge ut?
signOutLoses = { $count ->
    [one] { $count } opplasting finnes bare på denne enheten. Når du har logget ut, kan du ikke lenger se, endre eller slette den. Lenken virker fortsatt.
   *[other] { $count } opplastinger finnes bare på denne enheten. Når du har logget ut, kan du ikke lenger se, endre eller slette dem. Lenkene virker fortsatt.
}
staySignedIn = Forbli innlogget
signOutAnyway = Logg ut likevel
signedOut = Du er logget ut.
signedOutRefused = Økten din er utløpt. Logg inn igjen for å se listen din.
signUpTitle = Logg inn for å gjøre mer
signUpLead = Du kan sende filer uten konto. Med en konto kan du gjøre mer:
benefitSize = Send opptil { $size } om gangen
benefitCount = { $count ->
    [one] La en lenke brukes opptil { $count } gang
   *[other] La en lenke brukes opptil { $count } ganger
}
benefitTime = { $token ->
    [one] La en lenke virke i opptil { $token } døgn
   *[other] La en lenke virke i opptil { $token } døgn
}
benefitSync = Se opplastingene dine på alle enhetene dine
benefitPerk = Listen din forblir kryptert; bare du kan lese den
emailLabel = E-post (valgfritt)
signInNotBegun = Innloggingssiden kunne ikke nås. Sjekk forbindelsen din, og prøv igjen.
signInAway = Du kan ikke logge inn akkurat nå. Prøv igjen senere.
signInNoRoom = Det er ikke mer plass på denne enheten til å logge inn. Slett opplastinger du ikke lenger trenger, og prøv igjen.
signInWaits = En overføring pågår fortsatt og ville gå tapt. Logg inn når den er ferdig.
signingIn = Logger deg inn…
signInErrorLead = Du ble ikke logget inn, og ingenting annet er endret. Prøv igjen.
signInReason = Hvis dette fortsetter, kan du si fra til dem som driver tjenesten: { $reason }
passphraseNeeded = Skriv inn passfrasen til listen din
passphraseNeededLead = Den krypterer listen over opplastingene dine og forlater aldri denne enheten. Bruk den samme på alle enhetene dine.
passphraseLabel = Passfrase
passphraseTooShort = Den er for kort. Bruk minst { $length } tegn.
passphraseHint = Minst { $length } tegn: noen ord som bare du ville satt sammen. Ingen kan gjenopprette den, så skriv den ned.
passphraseRunning = Lager nøkkelen din…
passphraseFailed = Nøkkelen kunne ikke lages på denne enheten. Lukk andre faner, og prøv igjen.
goOn = Fortsett
cancelSignIn = Ikke logg inn
unknownPassphrase = Er dette en ny passfrase?
unknownPassphraseLead = Vi fant ingen liste for den. Hvis dette er den første enheten din, eller du vil ha en ny passfrase, skriver du den på nytt for å starte en liste. Har du en liste fra før, kan du ha skrevet feil.
passphraseAgain = Skriv passfrasen på nytt
passphraseDiffers = Passfrasene er ikke like.
beginList = Start en ny liste
anotherPassphrase = Jeg skrev feil
uncheckedPassphrase = Passfrasen din kunne ikke sjekkes
uncheckedPassphraseLead = Serveren svarte ikke på om det finnes en liste for denne passfrasen. Prøv igjen. Hvis du fortsetter, og den ble skrevet feil, ser du ikke listen fra de andre enhetene dine.
trustPassphrase = Fortsett likevel
retypePassphrase = Skriv den på nytt

## Sending: choosing files

sendFiles = Send filer
dropFiles = Dra og slipp filer
orSelectFiles = eller velg dem, opptil { $size }
upToSize = Opptil { $size }
selectFiles = Velg filer
selectFolder = Velg en mappe
sharedTitle = Vil du legge til disse filene?
sharedLead = En annen app eller et annet nettsted delte dem med denne siden. Legg bare til det du ventet.
accountNeeded = Logg inn for å sende filer
accountNeededLead = Du trenger en konto for å sende filer her. Alle kan motta dem.
accountNeededBlocked = Du trenger en konto for å sende filer her, men denne nettleseren kan ikke lagre en innlogging for siden. Du kan fortsatt motta filer.
accountNeededToRequest = Du trenger en konto for å be om filer her. Alle med lenken kan sende dem til deg.
signInForSize = Logg inn for å sende opptil { $size }
dropNow = Slipp for å legge til
chosenFiles = Filene dine
addMoreFiles = Flere filer
removeFile = Fjern { $name }
fileRemoved = { $name } er fjernet
addFolder = Legg til mappe
skipped-none = Fant ingen filer å legge til
skipped-empty = { $count ->
    [one] Hoppet over { $count } tom fil
   *[other] Hoppet over { $count } tomme filer
}
skipped-chosen = { $count ->
    [one] Hoppet over { $count } fil du allerede hadde lagt til
   *[other] Hoppet over { $count } filer du allerede hadde lagt til
}
skipped-system = Systemfiler hoppet over: { $count }
skipped-unreadable = Kunne ikke lese: { $name }
expiryChoices = Lenken utløper etter
downloadLimitLabel = Nedlastinger
timeLimitLabel = Tid
addPassword = Beskytt med passord
liveLink = Få lenken mens det lastes opp
liveLinkHint = Mottakerne kan begynne å laste ned i nettleseren sin mens du fortsatt laster opp. Hold denne siden åpen.
passwordMissing = Skriv et passord, eller fjern haken for å sende uten.
maxPasswordLength = Et passord kan ha opptil { $length } tegn.
uploadFiles = { $count ->
    [one] Last opp { $count } fil
   *[other] Last opp { $count } filer
}

## Sending: what is not possible

noticeTitle-tooManyFiles = For mange filer
noticeTitle-fileTooBig = For stort til å sende
noticeTitle-tooManyArchives = For mange opplastinger
noticeTitle-unreadableFiles = Filene kan ikke leses
tooManyFiles = { $count ->
    [one] Du kan sende { $count } fil om gangen; du valgte { $chosen }. Pakk dem i en zip-fil, eller velg én.
   *[other] Du kan sende opptil { $count } filer om gangen; du valgte { $chosen }. Pakk dem i en zip-fil, eller velg færre.
}
tooManyFilesAtOnce = { $count ->
    [one] Du kan sende { $count } fil om gangen. Pakk dem i en zip-fil, eller velg én.
   *[other] Du kan sende opptil { $count } filer om gangen. Pakk dem i en zip-fil, eller velg færre.
}
addFitting = { $count ->
    [one] Legg til den første
   *[other] Legg til de første { $count }
}
fileTooBig = Du kan sende opptil { $size } om gangen. Send disse filene i mindre deler.
tooManyArchives = { $count ->
    [one] Du kan ha { $count } opplasting om gangen. Slett den, eller vent til den utløper.
   *[other] Du kan ha opptil { $count } opplastinger om gangen. Slett en, eller vent til en utløper.
}
unreadableFiles = Vi kan ikke lese det du slapp. Velg filene med knappen i stedet.
needsAccountSize = Uten konto kan du sende opptil { $size } om gangen.
needsAccountCount = { $count ->
    [one] Uten konto tillater en lenke høyst { $count } nedlasting.
   *[other] Uten konto tillater en lenke høyst { $count } nedlastinger.
}
needsAccountTime = Uten konto virker lenker i høyst { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } totalt
noAnswer = Venter på forbindelsen din. Vi fortsetter automatisk.
uploading = Laster opp
uploadWaiting = Venter på å lastes opp
pause = Sett på pause
uploadPaused = Satt på pause
liveLinkReady = Denne lenken virker allerede. Mottakerne får filene etter hvert som du laster dem opp. Hold denne siden åpen.
unfinishedUpload = Avbrutt opplasting
continueFrom = Fortsette fra { $size }?
sameFilesNeeded = Velg de samme filene på nytt for å fortsette.
otherFiles = Dette er ikke de samme filene, eller så er de endret siden sist. Det ble ikke sendt noe mer.
notSent = Ikke lastet opp ennå
prepareNext = Forbered neste opplasting
waitsForUpload = Starter når den pågående opplastingen er ferdig.
stopUploadTitle = Stoppe denne opplastingen?
stopUploadLead = Det som er sendt til nå, går tapt. Filene du valgte, er fortsatt her.
keepUploading = Fortsett
stopUpload = Stopp
showUpload = Vis
importing = Leser filene dine…
encrypting = Krypterer…
finalising = Nesten ferdig. Lagrer filene dine…
expiresAfter = Utløper etter { $downloads } eller { $time }
settingPassword = Angir passordet…
passwordFailed = Passordet kunne ikke angis
passwordFailedLead = Filene dine er lastet opp, men ikke beskyttet ennå, så vi har ikke vist deg lenken. Prøv igjen, eller slett opplastingen.
uploaded = Klar til å deles
linkReady = Lenken din er klar
uploadComplete = Opplastingen er fullført
shareLink = Lenke til filene dine
sendMore = Send flere filer
linkDialogLead = Alle med denne lenken kan laste ned { $name }.
linkDialogNote = Alle med denne lenken kan lese notatet ditt.
linkNeedsPassword = De trenger også passordet.
howProtected = Slik beskyttes filene dine
protectionTitle = Ende-til-ende-kryptert
protectionEncrypted = Nettleseren din krypterer filene før de forlater denne enheten. Serveren lagrer bare det den ikke kan lese.
protectionKey = Nøkkelen er en del av lenken, etter tegnet #. Den sendes aldri til serveren, så del lenken bare med folk du stoler på.
protectionExpiry = Filene slettes når lenken utløper: etter nedlastingene eller tiden du velger.

## Keyboard shortcuts

shortcutsTitle = Hurtigtaster
shortcutChoose = Velg filer
shortcutUpload = Last opp
shortcutCopy = Kopier lenken
shortcutDownload = Last ned
shortcutHelp = Vis denne listen
shortcutsOn = Bruk hurtigtaster

## The survey

surveyTitle = Fortell oss hva du synes
surveyLead = Svarene dine hjelper oss å gjøre dette bedre. Undersøkelsen åpnes på en annen side og får ikke vite noe om filene dine.
giveFeedback = Gi tilbakemelding
surveySkip = Hopp over

## The person's own uploads

yourUploads = Dine opplastinger
noUploads = Filer du sender, vises her, så du kan kopiere lenken på nytt eller slette dem.
joinOffer = Opplastinger fra denne enheten før du logget inn: { $count }. Vil du legge dem til i listen din?
downloadsLeft = { $count ->
    [one] { $count } nedlasting igjen
   *[other] { $count } nedlastinger igjen
}
timeLeft = { $time } igjen
deleteNamed = Slett { $name }
deletingNamed = Sletter { $name }…
undo = Angre
keep = Behold
moreActions = Flere handlinger for { $name }
openPage = Åpne nedlastingssiden
openDownloadPage = Åpne nedlastingssiden for { $name }
changeLimits = Endre
changeLimitsNamed = Endre når lenken til { $name } utløper
changeLimitsTitle = Endre når lenken utløper
keepTime = Ingen endring
timeFromNow = { $time } fra nå
save = Lagre
goneTitle = Denne opplastingen er allerede borte
goneLead = { $name } er utløpt, har nådd nedlastingsgrensen eller er slettet et annet sted. Ingenting er endret.
passwordNotSet = Passordet er ikke angitt, så lenken er skjult. Hvis det ikke endrer seg, sletter du opplastingen og sender filene på nytt.
changeFailed = Det kunne ikke lagres. Sjekk valgene dine og forbindelsen din, og prøv igjen.
pastUploads = Avsluttet de siste 7 dagene
clearPast = Tøm
pastDownloaded = Lastet ned { $time }
pastDownloadedBefore = Lastet ned før { $time }
pastExpired = Utløpt { $time }
pastDeleted = Slettet { $time }
pastGone = Brukt opp eller slettet { $time }
pastGoneBefore = Brukt opp eller slettet før { $time }
requestFiles = Be om filer
newRequestLead = Lag en lenke som alle kan bruke til å sende deg filer som bare du kan lese.
requestWanted = Hva du trenger, én ting per linje
requestAskerHint = Avsendere ser dette navnet. Ingen kontrollerer det.
requestOpenFor = Åpen i
deliveries = Leveranser
requestDeliverySize = Størrelse på hver leveranse
requestTotalSize = Samlet størrelse
newRequestKinds = Filtyper, for eksempel .pdf (bare veiledende)
requestLink = Lenke til forespørselen
requestReadyLead = Alle med denne lenken kan sende deg filer. Bare du kan lese dem.
requestSubject = Send meg filer, er du snill
ownerLink = Lenke til innboksen
ownerLinkWarning = Den åpner denne innboksen på en annen enhet. Den som har den, kan lese alt du mottar, så hold den for deg selv.
inbox = Innboks
yourRequests = Dine forespørsler
joinRequests = Forespørsler opprettet på denne enheten før du logget inn: { $count }. Vil du legge dem til i listen din?
newDeliveries = Nye leveranser: { $count }
notifyDeliveries = Varsle meg om leveranser
requestAccepts = Tar imot filer
requestClosed = Tar ikke lenger imot filer
noDeliveries = Ingenting har kommet ennå. Leveranser vises her.
requestGoneLead = Denne forespørselen er utløpt eller slettet.
requestUntrusted = Forespørselen er ikke til å stole på
requestUntrustedLead = Lenken er skadet, eller serveren viser en annen forespørsel. Ingenting vises.
deliveryComing = Blir sendt
deliveryNew = Mottatt
deliveryCollected = Lagret
removeDelivery = Slett fra serveren
deliveryRefused-repeated = Avvist: denne leveransen står oppført to ganger.
deliveryRefused-forged = Avvist: den ble ikke laget med lenken din.
deliveryRefused-damaged = Avvist: den er skadet eller endret.
closeRequest = Ikke ta imot flere filer
closeRequestTitle = Slutte å ta imot filer?
closeRequestLead = Lenken slutter å virke for godt, og filer som er i ferd med å bli sendt, kommer ikke fram. Det som har kommet, blir her.
newLink = Ny lenke
newLinkLead = Den gamle lenken slutter å virke når den nye er klar. Det som har kommet, blir i den gamle innboksen.
deleteRequestTitle = Slette denne forespørselen?
deleteRequestLead = Lenken slutter å virke, og alt som har kommet, slettes fra serveren. Filer du har lagret, blir.

## Receiving

checkingLink = Leter etter filene dine…
checkFailed = Får ikke kontakt med serveren
checkFailedLead = Ingenting er tapt. Sjekk forbindelsen din, og prøv igjen.
checkRefused = Serveren er opptatt
checkRefusedLead = Ingenting er tapt. Prøv igjen om litt.
waitAsked = Vent { $time }.
expiredTitle = Filene er borte
expiredLead = Lenken er utløpt, har nådd nedlastingsgrensen eller er slettet av avsenderen. Be om en ny.
removedTitle = Filene er fjernet
removedLead = De som driver tjenesten, har fjernet dem, så lenken virker ikke lenger.
contactOperator = Kontakt dem
passwordNeeded = Skriv inn passordet
passwordNeededLead = Spør avsenderen om passordet; det er ikke i lenken.
passwordTryAgain = Feil passord. Prøv igjen.
unlock = Lås opp
keyNeeded = Denne lenken er ufullstendig
keyNeededLead = En del av lenken mangler. Kopier den på nytt, og lim den inn her.
keyLabel = Lenke eller nøkkel
notAKey = Det er ikke en lenke eller nøkkel fra denne tjenesten.
keyOfAnotherFile = Den lenken hører til andre filer.
openLink = Åpne
wrongKey = Denne lenken virker ikke
wrongKeyLead = En del av den mangler kanskje. Kopier hele lenken fra meldingen din, og lim den inn her.
filesForYou = { $count ->
    [one] En fil til deg
   *[other] { $count } filer til deg
}
filesForYouLead = Ende-til-ende-kryptert. Dekrypteres bare i nettleseren din.
fromSender = Fra avsenderen
showMore = Vis mer
download = Last ned
noStreamsWarning = For å åpne en så stor fil må denne nettleseren holde hele i minnet, og det kan mislykkes. Hva vil du gjøre?
noStreams-copyLink = Kopiere lenken og åpne den i en annen nettleser
noStreams-otherBrowser = Skaffe en nettleser som lagrer store filer direkte
noStreams-download = Laste ned her likevel
linkLife = Utløper om { $time }
linkLifeUnderMinute = Utløper om mindre enn ett minutt
lastDownloadNote = Siste nedlasting: Når du åpner eller lagrer, slutter lenken å virke.
ownUpload = { $left ->
    [one] Dette er din egen opplasting. Laster du den ned, kan ingen andre gjøre det.
   *[other] Dette er din egen opplasting. Laster du den ned, bruker du 1 av { $left } gjenværende nedlastinger.
}
downloadsTaken = Noen laster ned det siste eksemplaret akkurat nå. Hvis det stopper, kan du prøve igjen om to minutter.
downloading = Laster ned
decrypting = Dekrypterer…
downloadBegunAnew = Denne nedlastingen kunne ikke fortsettes, så den har startet på nytt.
stillUploading = Avsenderen laster fortsatt opp. Du kan allerede begynne å laste ned.
waitsForSender = Venter på avsenderen. Vi fortsetter automatisk.
downloadFinished = Nedlastingen er fullført
downloadFinishedLead = { $name } ligger i mappen Nedlastinger.
savedInFolder = Lagret i { $folder }
downloadFinishedRenamed = Filen ligger i mappen Nedlastinger. Nettleseren kan ha gitt den et annet navn.
downloadAgain = Last ned igjen
lastDownloadDone = Det var den siste nedlastingen, så lenken virker ikke lenger.
downloadStopped = Nedlastingen ble ikke fullført
showDownload = Vis

## Sending what a request asks for

requestTitle = Noen ber om filer
requestLead = Krypteres på denne enheten. Bare den som ber om filene, kan åpne det du sender.
requestWords = Fra den som ber om filene (ikke bekreftet)
requestKinds = Foretrukne filtyper
requestLeft = Leveranser igjen
requestRoom = Plass igjen
requestEach = Høyst per leveranse
requestSend = Send
requestPasswordLead = Spør den som sendte deg lenken.
requestSent = Sendt
requestSentLead = Bare den som ba om det, kan åpne det og ser den samme kvitteringskoden.
receiptLabel = Kvitteringskode
copyReceipt = Kopier kvitteringskode
delivery-stored = Kommet frem. Ikke hentet ennå.
delivery-collected = Hentet.
delivery-gone = Slettet eller utløpt uten å være hentet.
deliveryLost = Den avbrutte opplastingen kan ikke fortsettes.
sentBefore = Sendt fra denne enheten
sentAt = Sendt: { $time }
requestEnded-unknown = Det finnes ingen slik forespørsel
requestEndedLead-unknown = Den er slettet eller utløpt, eller denne tjenesten tar ikke imot forespørsler. Be om en ny lenke.
requestEnded-closed = Denne forespørselen er lukket
requestEnded-full = Denne forespørselen er full
requestEndedLead = Den tar ikke imot mer. Be om en ny lenke.
requestEnded-untrusted = Denne lenken er ikke til å stole på
requestEndedLead-untrusted = Lenken og serveren stemmer ikke overens, så ingenting ble sendt. Be om lenken igjen på en annen måte.

## Reporting an upload to whoever runs the service

report = Rapporter
reportTitle = Rapporter denne opplastingen
reportLead = Dette går til dem som driver tjenesten. Bare de kan lese det du skriver.
reportReason = Hva er galt?
reportReason-malware = Skadelig programvare
reportReason-fraud = Svindel eller nettfiske
reportReason-illegal = Ulovlig innhold
reportReason-other = Noe annet
reportWords = Hva bør de vite?
reportKey = Ta med nøkkelen
reportKeyHint = Med nøkkelen kan de åpne filene. Uten den kan de ikke.
reportSend = Send rapport
reportSent = Rapporten er sendt
reportSentLead = Takk. De som driver tjenesten, ser på den.
reportFailed = Det kunne ikke sendes. Sjekk forbindelsen din, og prøv igjen.

## Dead ends

loading = Et øyeblikk…
configFailed = Får ikke kontakt med serveren
configFailedLead = Ingenting er tapt. Sjekk forbindelsen din, og prøv igjen.
intercepted = En innloggingsside eller nettverket ditt svarte i stedet for denne tjenesten. Åpne denne siden i en annen fane, og logg inn der hvis du blir bedt om det.
pageNotFound = Siden ble ikke funnet
pageNotFoundLead = Sjekk adressen, eller start fra forsiden.
notFoundTitle = Det er ingenting her
notFoundLead = Filene er utløpt eller slettet, eller lenken er ikke fullstendig.
errorTitle = Noe gikk galt
errorLead = Noe gikk i stykker. Ingenting av det du har sendt, er gått tapt.
uploadErrorLead = Filene dine ble ikke sendt, men utvalget ditt er fortsatt her. Prøv igjen.
uploadError-too_large = Disse filene er større enn tjenesten tillater. Send dem i mindre deler.
uploadError-bad_limit = Tjenesten tillater ikke lenger så mange nedlastinger eller så lang tid. Last siden på nytt, og velg igjen.
uploadError-unauthorized = Du må være logget inn for å sende filer her. Logg inn, og velg filene dine på nytt.
uploadError-sender_unknown = Vi kunne ikke bekrefte at du er logget inn, så grensene for alle gjaldt. Hvis du er blitt logget ut, logger du inn igjen; ellers prøver du igjen om litt.
uploadError-issuer_away = Tjenesten er ikke tilgjengelig akkurat nå, eller kan ikke sjekke hvem som er logget inn. Uten konto kan du sende opptil { $size }, for høyst { $downloads } og { $time }. Send mindre, eller prøv igjen om litt.
uploadError-signed_out = Du er logget ut på denne enheten, så denne opplastingen ble stoppet.
uploadError-rate_limited = For mange forsøk. Vent litt, og prøv igjen.
uploadError-too_many_uploads = For mange opplastinger fra nettverket eller kontoen din. Filene dine er fortsatt her.
uploadError-too_many_bytes = For mye data fra nettverket eller kontoen din. Filene dine er fortsatt her.
uploadError-busy = Tjenesten har svært mye å gjøre. Filene dine er fortsatt her; prøv igjen om litt.
uploadError-full = Tjenesten har ikke plass til flere filer akkurat nå. Filene dine er fortsatt her; prøv igjen senere.
uploadError-unavailable = Tjenesten er ikke tilgjengelig akkurat nå. Filene dine er fortsatt her; prøv igjen om litt.
uploadError-idle_timeout = Forbindelsen var inaktiv for lenge. Sjekk den, og prøv igjen.
uploadError-connect_failed = Får ikke kontakt med serveren. Sjekk forbindelsen din, og prøv igjen. Noen nettverk, ofte på jobben, blokkerer opplastinger. Prøv et annet nettverk, for eksempel mobilens, eller spør den som driver ditt.
uploadError-connection_lost = Forbindelsen ble brutt. Filene dine er fortsatt her; prøv igjen.
uploadError-file_changed = En av filene dine ble endret eller kunne ikke leses mens den ble sendt. Velg den på nytt.
downloadErrorLead = Nedlastingen ble ikke fullført. Prøv igjen; hvis det ikke hjelper, ber du avsenderen om en ny lenke.
downloadError-rate_limited = For mange forsøk. Vent litt, og prøv igjen.
downloadError-busy = Tjenesten har svært mye å gjøre. Lenken virker fortsatt; prøv igjen om litt.
downloadError-unavailable = Tjenesten er ikke tilgjengelig akkurat nå. Lenken virker fortsatt; prøv igjen om litt.
downloadError-connect_failed = Får ikke kontakt med serveren. Sjekk forbindelsen din, og prøv igjen.
downloadError-connection_lost = Forbindelsen ble brutt. Sjekk den, og prøv igjen.
downloadError-damaged = Det som kom frem, er ikke det som ble sendt, så ingenting ble beholdt. Prøv igjen; hvis det ikke hjelper, ber du avsenderen om en ny lenke.
downloadError-incomplete = Nettleseren din sluttet å lagre halvveis. Slett den ufullstendige filen, og prøv igjen.
downloadError-upload_abandoned = Avsenderen stoppet før alt var lastet opp. Be om en ny lenke.
downloadError-no_room = Det er ikke plass til disse filene på enheten. Frigjør plass, og prøv igjen.
crashLead = Siden kunne ikke vises. Last den på nytt; det du allerede har sendt, er trygt.
chunkTitle = En del av siden mangler
chunkMissingLead = Den kunne ikke lastes. Sjekk forbindelsen din, og last siden på nytt; det du allerede har sendt, er trygt.
chunkTimeoutLead = Det tok for lang tid å laste den. Sjekk forbindelsen din, og last siden på nytt; det du allerede har sendt, er trygt.
waitForTransfer = En overføring pågår fortsatt og ville gå tapt. Vent til den er ferdig.
reload = Last på nytt
backHome = Til forsiden
outdatedTitle = Det finnes en nyere versjon
outdatedLead = Denne siden er utdatert. Oppdater den for å fortsette.
update = Oppdater
outdatedBrowserTitle = Nettleseren din er utdatert
outdatedBrowserLead = Den mangler det du trenger for å sende og motta filer. Oppdater den, og åpne denne adressen igjen.
unsupportedTitle = Denne nettleseren kan ikke åpne { $title }
unsupportedLead = Filer krypteres i nettleseren, og denne kan ikke det. Dette kan du gjøre:
unsupportedUpdate = Oppdater denne nettleseren, og åpne lenken din på nytt.
unsupportedOther = Eller kopier lenken din til en oppdatert versjon av Chrome, Edge, Firefox eller Safari.
unsupportedInApp = Hvis du åpnet lenken i en annen app, velger du «Åpne i nettleser» i menyen til appen.
insecureTitle = Denne adressen er ikke sikker
insecureLead = Nettlesere krypterer bare på sikre sider. Gå tilbake, og åpne den samme adressen med https:// foran. Hvis det ikke går, spør du den som driver tjenesten, om den sikre adressen.
otherBrowser = Skaff en annen nettleser
help = Hjelp

## Privacy

legalTitle = Personvern og vilkår
legalLead = Hva som skjer med filene dine, i noen få setninger.
legalEncrypted = Filer lagres kryptert. Nøkkelen er i lenken og når aldri serveren.
legalLifetime = Vi lagrer filer i høyst { $anonymous }, eller i høyst { $signedIn } hvis du er logget inn.
legalOneLifetime = Vi lagrer filer i høyst { $time }.
legalDownloads = Filer slettes når nedlastingsgrensen deres er nådd.
legalLogs = Vi lagrer IP-adresser i serverlogger i { $days } dager.
legalAccountToSend = Du trenger en konto for å sende filer, men ikke for å motta dem.
legalAccount = Du trenger bare en konto for filer som er større enn { $size }.

## Notes and messages

writeNote = Skriv et notat
noteLabel = Notatet ditt
noteHint = Det krypteres på samme måte som en fil.
noteReadOnce = Det krypteres på samme måte som en fil, og kan leses én gang.
noteDone = Legg til
createLink = Opprett lenke
note = Notat
editNote = Rediger notat
addMessage = Legg til tittel eller melding
titleLabel = Tittel
messageLabel = Melding
senderLabel = Navnet ditt
noteForYou = Et notat til deg
showNote = Vis notatet
showNoteOnce = Når du viser det, brukes den siste nedlastingen: Du kan ikke vise det igjen.
copyText = Kopier tekst
saveNote = Lagre som fil
textCopyRefused = Nettleseren lot oss ikke kopiere. Marker teksten, og kopier den selv.

## Looking before taking

preview = Forhåndsvis
previewNamed = Forhåndsvis { $name }
selectFile = Velg { $name }
downloadSelected = { $count ->
    [one] Last ned { $count } fil
   *[other] Last ned { $count } filer
}
downloadAll = Last ned alle
saveToFolder = Lagre i en mappe
takingCounts = Å åpne eller lagre teller som én nedlasting.
takingCounted = Én nedlasting er telt. Ingenting mer telles så lenge denne siden er åpen.
previewFailed = Filen kunne ikke vises. Last den ned i stedet.
previewTooLarge = Filen er for stor til å forhåndsvises. Last den ned i stedet.
previewCut = Bare begynnelsen vises.
previewProtected = Filen er passordbeskyttet. Last den ned for å åpne den.
previewMissingPictures = Bilder på denne siden som ikke kunne vises: { $count }
previewIncomplete = Noe av innholdet kan ikke vises riktig.
previewNotText = Filen ser ikke ut til å inneholde tekst. Last den ned i stedet.
previewEncoding = Tekstkoding
previousFile = Forrige fil
nextFile = Neste fil
filePlace = { $place } av { $count }
noPreview = Filen kan ikke forhåndsvises.
close = Lukk

## Strong passwords

strongPassword = Ekstra sterkt: åpnes bare i Envoi
strongPasswordHint = Mye vanskeligere å gjette, selv for denne tjenesten. Eldre apper kan ikke åpne lenken.
suggestPassphrase = Foreslå en passfrase
suggestFailed = Forslaget kunne ikke lastes. Sjekk forbindelsen din, og prøv igjen, eller skriv ditt eget passord.
copyPassword = Kopier passord
makingKey = Forbereder krypteringen…
checkingPassword = Sjekker passordet…

## News

downloadingNow = Lastes ned nå
wrongPasswords = { $count ->
    [one] Feil passord, { $count } forsøk
   *[other] Feil passord, { $count } forsøk
}
notifyMe = Varsle meg om nedlastinger
notifyOn = Varsler er på
notifyBlocked = Nettleseren din blokkerer varsler for denne siden.
wasDownloaded = { $name } ble lastet ned
