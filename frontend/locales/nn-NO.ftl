productName = Envoi

## The page around every screen

homeLink = { $title }, framside
skipToContent = Hopp til innhaldet
promo = Melding
closeNotice = Lukk
storageBlocked = Denne nettlesaren kan ikkje lagra lista over opplastingane dine; ho forsvinn når du lukkar sida. Kopier lenkjene dine først.
storageFull = Det er ikkje meir plass på denne eininga til lista over opplastingane dine. Kopier lenkjene dine før du lukkar sida, eller slett opplastingar du ikkje lenger treng.
footerPromise = Filene blir krypterte før dei forlèt eininga di. Berre dei som har lenkja, kan opna dei.
footerLinks = Om tenesta
link-privacy = Personvern
link-terms = Vilkår
link-cookies = Informasjonskapslar
link-source = Kjeldekode
link-feedback = Tilbakemelding
feedbackFacts = Versjon { $version }, { $browser }
language = Språk
languageOfBrowser = Som i nettlesaren
languageTold = { $label }: { $language }
languageFailed = Språket kunne ikkje lastast. Sjekk sambandet ditt, og prøv igjen.
introTitle = Del filer privat, heilt enkelt
introLead = Filene dine blir krypterte på denne eininga før dei blir sende. Del lenkja med dei du vel; berre dei kan opna filene.
notBegunTitle = Er det ingenting her enno?
notBegunLead = Sjekk sambandet ditt, og last sida på nytt. Viss det ikkje hjelper, er nettlesaren din utdatert: Oppdater han.
scriptsOffTitle = JavaScript er slått av
scriptsOffLead = Filene dine blir krypterte i nettlesaren, så denne sida treng JavaScript. Slå det på, og last sida på nytt.

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
   *[other] { $num } timar
}
minutes = { $num } minutt
seconds = { $num } sekund
shortDays = { $num } d
shortHours = { $num } t
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = til kl. { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = til i morgon kl. { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = til { DATETIME($at, day: "numeric", month: "numeric", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } av { $total }
remaining = { $time } att
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } nedlasting
   *[other] { $count } nedlastingar
}
downloadsWithoutLimit = Så mange nedlastingar som helst
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
doNotAdd = Ikkje legg til
tryAgain = Prøv igjen
copyLink = Kopier lenkje
copyMessage = Kopier melding
includePassword = Ta med passordet
emailLink = E-post
emailSubject = Filer til deg
copied = Kopiert
copyRefused = Nettlesaren lét oss ikkje kopiera lenkja. Ho er markert, så du kan kopiera ho sjølv.
share = Del
shareNamed = Del { $name }
showQrCode = QR-kode
qrCode = QR-kode for denne lenkja
qrCodeHint = Skann han med eit mobilkamera for å opna lenkja der.
qrCodeFailed = QR-koden kunne ikkje lagast. Lenkja di verkar framleis.
sendYourOwn = Send dine eigne filer
deleteUpload = Slett
deleteFailed = Opplastinga kunne ikkje slettast. Sjekk sambandet ditt, og prøv igjen.
passwordProtected = Passordverna
passwordLabel = Passord
showPassword = Vis passord
hidePassword = Skjul passord
filesInside = Filer i denne opplastinga

## Accounts

signIn = Logg inn
signOut = Logg ut
signOutWaits = Ei overføring går framleis. Logg ut når ho er ferdig.
signOutWaitsForTab = Ei overføring går framleis i ei anna fane. Logg ut når ho er ferdig.
signOutSyncs = Lagrar lista di før du blir logga ut…
signOutTitle = Logga ut?
signOutLoses = { $count ->
    [one] { $count } opplasting finst berre på denne eininga. Når du har logga ut, kan du ikkje lenger sjå, endra eller sletta ho. Lenkja verkar framleis.
   *[other] { $count } opplastingar finst berre på denne eininga. Når du har logga ut, kan du ikkje lenger sjå, endra eller sletta dei. Lenkjene verkar framleis.
}
staySignedIn = Ver framleis innlogga
signOutAnyway = Logg ut likevel
signedOut = Du er logga ut.
signedOutRefused = Økta di har gått ut. Logg inn igjen for å sjå lista di.
signUpTitle = Logg inn for å gjera meir
signUpLead = Du kan senda filer utan konto. Med ein konto kan du gjera meir:
benefitSize = Send opptil { $size } om gongen
benefitCount = { $count ->
    [one] La ei lenkje brukast opptil { $count } gong
   *[other] La ei lenkje brukast opptil { $count } gonger
}
benefitTime = { $token ->
    [one] La ei lenkje verka i opptil { $token } døgn
   *[other] La ei lenkje verka i opptil { $token } døgn
}
benefitSync = Sjå opplastingane dine på alle einingane dine
benefitPerk = Lista di er alltid kryptert; berre du kan lesa ho
emailLabel = E-post (valfritt)
signInNotBegun = Innloggingssida kunne ikkje nåast. Sjekk sambandet ditt, og prøv igjen.
signInAway = Du kan ikkje logga inn akkurat no. Prøv igjen seinare.
signInNoRoom = Det er ikkje meir plass på denne eininga til å logga inn. Slett opplastingar du ikkje lenger treng, og prøv igjen.
signInWaits = Ei overføring går framleis og ville gå tapt. Logg inn når ho er ferdig.
signingIn = Loggar deg inn…
signInErrorLead = Du vart ikkje logga inn, og ingenting anna er endra. Prøv igjen.
signInReason = Viss dette held fram, kan du seie frå til dei som driv tenesta: { $reason }
passphraseNeeded = Skriv inn passfrasen til lista di
passphraseNeededLead = Han krypterer lista over opplastingane dine og forlèt aldri denne eininga. Bruk den same på alle einingane dine.
passphraseLabel = Passfrase
passphraseTooShort = Han er for kort. Bruk minst { $length } teikn.
passphraseHint = Minst { $length } teikn: nokre ord som berre du ville sett saman. Ingen kan gjenoppretta han, så skriv han ned.
passphraseRunning = Lagar nykelen din…
passphraseFailed = Nykelen kunne ikkje lagast på denne eininga. Lukk andre faner, og prøv igjen.
goOn = Hald fram
cancelSignIn = Ikkje logg inn
unknownPassphrase = Er dette ein ny passfrase?
unknownPassphraseLead = Vi fann inga liste for han. Viss dette er den første eininga di, eller du vil ha ein ny passfrase, skriv du han på nytt for å starta ei liste. Har du ei liste frå før, kan du ha skrive feil.
passphraseAgain = Skriv passfrasen på nytt
passphraseDiffers = Passfrasane er ikkje like.
beginList = Start ei ny liste
anotherPassphrase = Eg skreiv feil
uncheckedPassphrase = Passfrasen din kunne ikkje sjekkast
uncheckedPassphraseLead = Tenaren svara ikkje på om det finst ei liste for denne passfrasen. Prøv igjen. Viss du held fram, og han vart skriven feil, ser du ikkje lista frå dei andre einingane dine.
trustPassphrase = Hald fram likevel
retypePassphrase = Skriv han på nytt

## Sending: choosing files

sendFiles = Send filer
dropFiles = Dra og slepp filer
orSelectFiles = eller vel dei, opptil { $size }
upToSize = Opptil { $size }
selectFiles = Vel filer
selectFolder = Vel ei mappe
sharedTitle = Vil du leggja til desse filene?
sharedLead = Ein annan app eller ein annan nettstad delte dei med denne sida. Legg berre til det du venta.
accountNeeded = Logg inn for å senda filer
accountNeededLead = Du treng ein konto for å senda filer her. Alle kan ta imot dei.
accountNeededBlocked = Du treng ein konto for å senda filer her, men denne nettlesaren kan ikkje lagra ei innlogging for sida. Du kan framleis ta imot filer.
accountNeededToRequest = Du treng ein konto for å be om filer her. Alle med lenkja kan senda dei til deg.
signInForSize = Logg inn for å senda opptil { $size }
dropNow = Slepp for å leggja til
chosenFiles = Filene dine
addMoreFiles = Fleire filer
removeFile = Fjern { $name }
fileRemoved = { $name } er fjerna
addFolder = Legg til mappe
skipped-none = Fann ingen filer å leggja til
skipped-empty = { $count ->
    [one] Hoppa over { $count } tom fil
   *[other] Hoppa over { $count } tomme filer
}
skipped-chosen = { $count ->
    [one] Hoppa over { $count } fil du alt hadde lagt til
   *[other] Hoppa over { $count } filer du alt hadde lagt til
}
skipped-system = Systemfiler hoppa over: { $count }
skipped-unreadable = Kunne ikkje lesa: { $name }
expiryChoices = Lenkja går ut etter
downloadLimitLabel = Nedlastingar
timeLimitLabel = Tid
addPassword = Vern med passord
liveLink = Få lenkja medan det blir lasta opp
liveLinkHint = Mottakarane kan byrja å lasta ned i nettlesaren sin medan du framleis lastar opp. Hald denne sida open.
passwordMissing = Skriv eit passord, eller fjern haken for å senda utan.
maxPasswordLength = Eit passord kan ha opptil { $length } teikn.
uploadFiles = { $count ->
    [one] Last opp { $count } fil
   *[other] Last opp { $count } filer
}

## Sending: what is not possible

noticeTitle-tooManyFiles = For mange filer
noticeTitle-fileTooBig = For stort til å senda
noticeTitle-tooManyArchives = For mange opplastingar
noticeTitle-unreadableFiles = Filene kan ikkje lesast
tooManyFiles = { $count ->
    [one] Du kan senda { $count } fil om gongen; du valde { $chosen }. Pakk dei i ei zip-fil, eller vel éi.
   *[other] Du kan senda opptil { $count } filer om gongen; du valde { $chosen }. Pakk dei i ei zip-fil, eller vel færre.
}
tooManyFilesAtOnce = { $count ->
    [one] Du kan senda { $count } fil om gongen. Pakk dei i ei zip-fil, eller vel éi.
   *[other] Du kan senda opptil { $count } filer om gongen. Pakk dei i ei zip-fil, eller vel færre.
}
addFitting = { $count ->
    [one] Legg til den første
   *[other] Legg til dei første { $count }
}
fileTooBig = Du kan senda opptil { $size } om gongen. Send desse filene i mindre delar.
tooManyArchives = { $count ->
    [one] Du kan ha { $count } opplasting om gongen. Slett ho, eller vent til ho går ut.
   *[other] Du kan ha opptil { $count } opplastingar om gongen. Slett ei, eller vent til ei går ut.
}
unreadableFiles = Vi kan ikkje lesa det du slapp. Vel filene med knappen i staden.
needsAccountSize = Utan konto kan du senda opptil { $size } om gongen.
needsAccountCount = { $count ->
    [one] Utan konto tillèt ei lenkje høgst { $count } nedlasting.
   *[other] Utan konto tillèt ei lenkje høgst { $count } nedlastingar.
}
needsAccountTime = Utan konto verkar lenkjer i høgst { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } totalt
noAnswer = Ventar på sambandet ditt. Vi held fram automatisk.
uploading = Lastar opp
uploadWaiting = Ventar på å lastast opp
pause = Set på pause
uploadPaused = Sett på pause
liveLinkReady = Denne lenkja verkar alt. Mottakarane får filene etter kvart som du lastar dei opp. Hald denne sida open.
unfinishedUpload = Avbroten opplasting
continueFrom = Halda fram frå { $size }?
sameFilesNeeded = Vel dei same filene på nytt for å halda fram.
otherFiles = Dette er ikkje dei same filene, eller så er dei endra sidan sist. Det vart ikkje sendt noko meir.
notSent = Ikkje lasta opp enno
prepareNext = Førebu neste opplasting
waitsForUpload = Startar når denne opplastinga er ferdig.
stopUploadTitle = Stoppa denne opplastinga?
stopUploadLead = Det som er sendt til no, går tapt. Filene du valde, er framleis her.
keepUploading = Hald fram
stopUpload = Stopp
showUpload = Vis
importing = Les filene dine…
encrypting = Krypterer…
finalising = Nesten ferdig. Lagrar filene dine…
expiresAfter = Går ut etter { $downloads } eller { $time }
settingPassword = Set passordet…
passwordFailed = Passordet kunne ikkje setjast
passwordFailedLead = Filene dine er lasta opp, men ikkje verna enno, så vi har ikkje vist deg lenkja. Prøv igjen, eller slett opplastinga.
uploaded = Klar til å delast
linkReady = Lenkja di er klar
uploadComplete = Opplastinga er fullført
shareLink = Lenkje til filene dine
sendMore = Send fleire filer
linkDialogLead = Alle med denne lenkja kan lasta ned { $name }.
linkDialogNote = Alle med denne lenkja kan lesa notatet ditt.
linkNeedsPassword = Dei treng òg passordet.
howProtected = Slik blir filene dine verna
protectionTitle = Ende-til-ende-kryptert
protectionEncrypted = Nettlesaren din krypterer filene før dei forlèt denne eininga. Tenaren lagrar berre det han ikkje kan lesa.
protectionKey = Nykelen er ein del av lenkja, etter teiknet #. Han blir aldri send til tenaren, så del lenkja berre med folk du stolar på.
protectionExpiry = Filene blir sletta når lenkja går ut: etter nedlastingane eller tida du vel.

## Keyboard shortcuts

shortcutsTitle = Snøggtastar
shortcutChoose = Vel filer
shortcutUpload = Last opp
shortcutCopy = Kopier lenkja
shortcutDownload = Last ned
shortcutHelp = Vis denne lista
shortcutsOn = Bruk snøggtastar

## The survey

surveyTitle = Fortel oss kva du synest
surveyLead = Svara dine hjelper oss å gjera dette betre. Undersøkinga blir opna på ei anna side og får ikkje vita noko om filene dine.
giveFeedback = Gje tilbakemelding
surveySkip = Hopp over

## The person's own uploads

yourUploads = Opplastingane dine
noUploads = Filer du sender, blir viste her, så du kan kopiera lenkja på nytt eller sletta dei.
joinOffer = Opplastingar frå denne eininga før du logga inn: { $count }. Vil du leggja dei til i lista di?
downloadsLeft = { $count ->
    [one] { $count } nedlasting att
   *[other] { $count } nedlastingar att
}
timeLeft = { $time } att
deleteNamed = Slett { $name }
deletingNamed = Slettar { $name }…
undo = Angre
keep = Behald
moreActions = Fleire handlingar for { $name }
openPage = Opna nedlastingssida
openDownloadPage = Opna nedlastingssida for { $name }
changeLimits = Endra
changeLimitsNamed = Endra når lenkja til { $name } går ut
changeLimitsTitle = Endra når lenkja går ut
keepTime = Inga endring
timeFromNow = { $time } frå no
save = Lagra
goneTitle = Denne opplastinga er alt borte
goneLead = { $name } har gått ut, har nådd nedlastingsgrensa eller er sletta ein annan stad. Ingenting er endra.
passwordNotSet = Passordet er ikkje sett, så lenkja er gøymd. Viss det ikkje endrar seg, slettar du opplastinga og sender filene på nytt.
changeFailed = Det kunne ikkje lagrast. Sjekk vala dine og sambandet ditt, og prøv igjen.
pastUploads = Avslutta dei siste 7 dagane
clearPast = Tøm
pastDownloaded = Lasta ned { $time }
pastDownloadedBefore = Lasta ned før { $time }
pastExpired = Gjekk ut { $time }
pastDeleted = Sletta { $time }
pastGone = Brukt opp eller sletta { $time }
pastGoneBefore = Brukt opp eller sletta før { $time }
requestFiles = Be om filer
newRequestLead = Lag ei lenkje som alle kan bruka til å senda deg filer som berre du kan lesa.
requestWanted = Kva du treng, éin ting per linje
requestAskerHint = Avsendarar ser dette namnet. Ingen kontrollerer det.
requestOpenFor = Open i
deliveries = Leveransar
requestDeliverySize = Storleik på kvar leveranse
requestTotalSize = Samla storleik
newRequestKinds = Filtypar, til dømes .pdf (berre rettleiande)
requestLink = Lenkje til førespurnaden
requestReadyLead = Alle med denne lenkja kan senda deg filer. Berre du kan lesa dei.
requestSubject = Send meg filer, er du snill
ownerLink = Lenkje til innboksen
ownerLinkWarning = Ho opnar denne innboksen på ei anna eining. Den som har ho, kan lesa alt du får, så hald ho for deg sjølv.
inbox = Innboks
yourRequests = Førespurnadene dine
joinRequests = Førespurnader oppretta på denne eininga før du logga inn: { $count }. Vil du leggja dei til i lista di?
newDeliveries = Nye leveransar: { $count }
notifyDeliveries = Varsla meg om leveransar
requestAccepts = Tek imot filer
requestClosed = Tek ikkje lenger imot filer
noDeliveries = Ingenting har kome enno. Leveransar blir viste her.
requestGoneLead = Denne førespurnaden har gått ut eller er sletta.
requestUntrusted = Førespurnaden er ikkje til å lita på
requestUntrustedLead = Lenkja er skadd, eller tenaren viser ein annan førespurnad. Ingenting blir vist.
deliveryComing = Blir send
deliveryNew = Motteken
deliveryCollected = Lagra
removeDelivery = Slett frå tenaren
deliveryRefused-repeated = Avvist: denne leveransen står oppført to gonger.
deliveryRefused-forged = Avvist: han vart ikkje laga med lenkja di.
deliveryRefused-damaged = Avvist: han er skadd eller endra.
closeRequest = Ikkje ta imot fleire filer
closeRequestTitle = Slutta å ta imot filer?
closeRequestLead = Lenkja sluttar å verka for godt, og filer som er i ferd med å bli sende, kjem ikkje fram. Det som har kome, blir verande her.
newLink = Ny lenkje
newLinkLead = Den gamle lenkja sluttar å verka når den nye er klar. Det som har kome, blir i den gamle innboksen.
deleteRequestTitle = Sletta denne førespurnaden?
deleteRequestLead = Lenkja sluttar å verka, og alt som har kome, blir sletta frå tenaren. Filer du har lagra, blir verande.

## Receiving

checkingLink = Leitar etter filene dine…
checkFailed = Får ikkje kontakt med tenaren
checkFailedLead = Ingenting er tapt. Sjekk sambandet ditt, og prøv igjen.
checkRefused = Tenaren er oppteken
checkRefusedLead = Ingenting er tapt. Prøv igjen om litt.
waitAsked = Vent { $time }.
expiredTitle = Filene er borte
expiredLead = Lenkja har gått ut, har nådd nedlastingsgrensa eller er sletta av avsendaren. Be om ei ny.
removedTitle = Filene er fjerna
removedLead = Dei som driv tenesta, har fjerna dei, så lenkja verkar ikkje lenger.
contactOperator = Kontakt dei
passwordNeeded = Skriv inn passordet
passwordNeededLead = Spør avsendaren om passordet; det er ikkje i lenkja.
passwordTryAgain = Feil passord. Prøv igjen.
unlock = Lås opp
keyNeeded = Denne lenkja er ufullstendig
keyNeededLead = Ein del av lenkja manglar. Kopier ho på nytt, og lim ho inn her.
keyLabel = Lenkje eller nykel
notAKey = Det er ikkje ei lenkje eller ein nykel frå denne tenesta.
keyOfAnotherFile = Den lenkja høyrer til andre filer.
openLink = Opna
wrongKey = Denne lenkja verkar ikkje
wrongKeyLead = Kanskje manglar ein del av ho. Kopier heile lenkja frå meldinga di, og lim ho inn her.
filesForYou = { $count ->
    [one] Ei fil til deg
   *[other] { $count } filer til deg
}
filesForYouLead = Ende-til-ende-kryptert. Blir dekryptert berre i nettlesaren din.
fromSender = Frå avsendaren
showMore = Vis meir
download = Last ned
noStreamsWarning = For å opna ei så stor fil må denne nettlesaren halda heile i minnet, og det kan gå gale. Kva vil du gjera?
noStreams-copyLink = Kopiera lenkja og opna ho i ein annan nettlesar
noStreams-otherBrowser = Skaffa ein nettlesar som lagrar store filer direkte
noStreams-download = Lasta ned her likevel
linkLife = Går ut om { $time }
linkLifeUnderMinute = Går ut om mindre enn eitt minutt
lastDownloadNote = Siste nedlasting: Når du opnar eller lagrar, sluttar lenkja å verka.
ownUpload = { $left ->
    [one] Dette er di eiga opplasting. Lastar du ho ned, kan ingen andre gjera det.
   *[other] Dette er di eiga opplasting. Lastar du ho ned, bruker du 1 av { $left } nedlastingar som er att.
}
downloadsTaken = Nokon lastar ned det siste eksemplaret akkurat no. Viss det stoppar, kan du prøva igjen om to minutt.
downloading = Lastar ned
decrypting = Dekrypterer…
downloadBegunAnew = Denne nedlastinga kunne ikkje halda fram, så ho har starta på nytt.
stillUploading = Avsendaren lastar framleis opp. Du kan alt byrja å lasta ned.
waitsForSender = Ventar på avsendaren. Vi held fram automatisk.
downloadFinished = Nedlastinga er fullført
downloadFinishedLead = { $name } ligg i mappa Nedlastingar.
savedInFolder = Lagra i { $folder }
downloadFinishedRenamed = Fila ligg i mappa Nedlastingar. Nettlesaren kan ha gitt ho eit anna namn.
downloadAgain = Last ned igjen
lastDownloadDone = Det var den siste nedlastinga, så lenkja verkar ikkje lenger.
downloadStopped = Nedlastinga vart ikkje fullført
showDownload = Vis

## Sending what a request asks for

requestTitle = Nokon ber om filer
requestLead = Blir kryptert på denne eininga. Berre den som ber om filene, kan opna det du sender.
requestWords = Frå den som ber om filene (ikkje stadfesta)
requestKinds = Føretrekte filtypar
requestLeft = Leveransar att
requestRoom = Plass att
requestEach = Høgst per leveranse
requestSend = Send
requestPasswordLead = Spør den som sende deg lenkja.
requestSent = Sendt
requestSentLead = Berre den som bad om det, kan opna det og ser den same kvitteringskoden.
receiptLabel = Kvitteringskode
copyReceipt = Kopier kvitteringskode
delivery-stored = Komen fram. Ikkje henta enno.
delivery-collected = Henta.
delivery-gone = Sletta eller gått ut utan å vera henta.
deliveryLost = Den avbrotne opplastinga kan ikkje halda fram.
sentBefore = Sendt frå denne eininga
sentAt = Sendt: { $time }
requestEnded-unknown = Det finst ingen slik førespurnad
requestEndedLead-unknown = Han er sletta eller har gått ut, eller denne tenesta tek ikkje imot førespurnader. Be om ei ny lenkje.
requestEnded-closed = Denne førespurnaden er lukka
requestEnded-full = Denne førespurnaden er full
requestEndedLead = Han tek ikkje imot meir. Be om ei ny lenkje.
requestEnded-untrusted = Denne lenkja er ikkje til å stola på
requestEndedLead-untrusted = Lenkja og tenaren stemmer ikkje overeins, så ingenting vart sendt. Be om lenkja igjen på ein annan måte.

## Reporting an upload to whoever runs the service

report = Rapporter
reportTitle = Rapporter denne opplastinga
reportLead = Dette går til dei som driv tenesta. Berre dei kan lesa det du skriv.
reportReason = Kva er gale?
reportReason-malware = Skadeleg programvare
reportReason-fraud = Svindel eller nettfiske
reportReason-illegal = Ulovleg innhald
reportReason-other = Noko anna
reportWords = Kva bør dei vita?
reportKey = Ta med nykelen
reportKeyHint = Med nykelen kan dei opna filene. Utan han kan dei ikkje.
reportSend = Send rapport
reportSent = Rapporten er send
reportSentLead = Takk. Dei som driv tenesta, ser på han.
reportFailed = Det kunne ikkje sendast. Sjekk sambandet ditt, og prøv igjen.

## Dead ends

loading = Ein augneblink…
configFailed = Får ikkje kontakt med tenaren
configFailedLead = Ingenting er tapt. Sjekk sambandet ditt, og prøv igjen.
intercepted = Ei innloggingsside eller nettverket ditt svara i staden for denne tenesta. Opna denne sida i ei anna fane, og logg inn der dersom du blir beden om det.
pageNotFound = Fann ikkje sida
pageNotFoundLead = Sjekk adressa, eller start frå framsida.
notFoundTitle = Det er ingenting her
notFoundLead = Filene har gått ut eller er sletta, eller lenkja er ikkje fullstendig.
errorTitle = Noko gjekk gale
errorLead = Noko gjekk i stykke. Ingenting av det du har sendt, er tapt.
uploadErrorLead = Filene dine vart ikkje sende, men utvalet ditt er framleis her. Prøv igjen.
uploadError-too_large = Desse filene er større enn tenesta tillèt. Send dei i mindre delar.
uploadError-bad_limit = Tenesta tillèt ikkje lenger så mange nedlastingar eller så lang tid. Last sida på nytt, og vel igjen.
uploadError-unauthorized = Du må vera logga inn for å senda filer her. Logg inn, og vel filene dine på nytt.
uploadError-sender_unknown = Vi kunne ikkje stadfesta at du er logga inn, så grensene for alle gjaldt. Viss du er logga ut, loggar du inn igjen; elles prøver du igjen om litt.
uploadError-issuer_away = Tenesta er ikkje tilgjengeleg akkurat no, eller kan ikkje sjekka kven som er logga inn. Utan konto kan du senda opptil { $size }, for høgst { $downloads } og { $time }. Send mindre, eller prøv igjen om litt.
uploadError-signed_out = Du er logga ut på denne eininga, så denne opplastinga vart stoppa.
uploadError-rate_limited = For mange forsøk. Vent litt, og prøv igjen.
uploadError-too_many_uploads = For mange opplastingar frå nettverket eller kontoen din. Filene dine er framleis her.
uploadError-too_many_bytes = For mykje data frå nettverket eller kontoen din. Filene dine er framleis her.
uploadError-busy = Tenesta har svært mykje å gjera. Filene dine er framleis her; prøv igjen om litt.
uploadError-full = Tenesta har ikkje plass til fleire filer akkurat no. Filene dine er framleis her; prøv igjen seinare.
uploadError-unavailable = Tenesta er ikkje tilgjengeleg akkurat no. Filene dine er framleis her; prøv igjen om litt.
uploadError-idle_timeout = Sambandet var inaktivt for lenge. Sjekk det, og prøv igjen.
uploadError-connect_failed = Får ikkje kontakt med tenaren. Sjekk sambandet ditt, og prøv igjen. Nokre nettverk, ofte på jobben, blokkerer opplastingar. Prøv eit anna nettverk, til dømes det på mobilen, eller spør den som driv ditt.
uploadError-connection_lost = Sambandet vart brote. Filene dine er framleis her; prøv igjen.
uploadError-file_changed = Ei av filene dine vart endra eller kunne ikkje lesast medan ho vart send. Vel ho på nytt.
downloadErrorLead = Nedlastinga vart ikkje fullført. Prøv igjen; viss det ikkje hjelper, ber du avsendaren om ei ny lenkje.
downloadError-rate_limited = For mange forsøk. Vent litt, og prøv igjen.
downloadError-busy = Tenesta har svært mykje å gjera. Lenkja verkar framleis; prøv igjen om litt.
downloadError-unavailable = Tenesta er ikkje tilgjengeleg akkurat no. Lenkja verkar framleis; prøv igjen om litt.
downloadError-connect_failed = Får ikkje kontakt med tenaren. Sjekk sambandet ditt, og prøv igjen.
downloadError-connection_lost = Sambandet vart brote. Sjekk det, og prøv igjen.
downloadError-damaged = Det som kom fram, er ikkje det som vart sendt, så ingenting vart teke vare på. Prøv igjen; viss det ikkje hjelper, ber du avsendaren om ei ny lenkje.
downloadError-incomplete = Nettlesaren din slutta å lagra halvvegs. Slett den ufullstendige fila, og prøv igjen.
downloadError-upload_abandoned = Avsendaren stoppa før alt var lasta opp. Be om ei ny lenkje.
downloadError-no_room = Det er ikkje plass til desse filene på eininga. Frigjer plass, og prøv igjen.
crashLead = Sida kunne ikkje visast. Last ho på nytt; det du alt har sendt, er trygt.
chunkTitle = Ein del av sida manglar
chunkMissingLead = Han kunne ikkje lastast. Sjekk sambandet ditt, og last sida på nytt; det du alt har sendt, er trygt.
chunkTimeoutLead = Det tok for lang tid å lasta han. Sjekk sambandet ditt, og last sida på nytt; det du alt har sendt, er trygt.
waitForTransfer = Ei overføring går framleis og ville gå tapt. Vent til ho er ferdig.
reload = Last på nytt
backHome = Til framsida
outdatedTitle = Det finst ein nyare versjon
outdatedLead = Denne sida er utdatert. Oppdater ho for å halda fram.
update = Oppdater
outdatedBrowserTitle = Nettlesaren din er utdatert
outdatedBrowserLead = Han manglar det du treng for å senda og ta imot filer. Oppdater han, og opna denne adressa igjen.
unsupportedTitle = Denne nettlesaren kan ikkje opna { $title }
unsupportedLead = Filer blir krypterte i nettlesaren, og denne kan ikkje det. Dette kan du gjera:
unsupportedUpdate = Oppdater denne nettlesaren, og opna lenkja di på nytt.
unsupportedOther = Eller kopier lenkja di til ein oppdatert versjon av Chrome, Edge, Firefox eller Safari.
unsupportedInApp = Viss du opna lenkja i ein annan app, vel du «Opna i nettlesar» i menyen til appen.
insecureTitle = Denne adressa er ikkje trygg
insecureLead = Nettlesarar krypterer berre på trygge sider. Gå tilbake, og opna den same adressa med https:// framfor. Viss det ikkje går, spør du den som driv tenesta, om den trygge adressa.
otherBrowser = Skaff ein annan nettlesar
help = Hjelp

## Privacy

legalTitle = Personvern og vilkår
legalLead = Kva som skjer med filene dine, i nokre få setningar.
legalEncrypted = Filer blir lagra krypterte. Nykelen er i lenkja og når aldri tenaren.
legalLifetime = Vi lagrar filer i høgst { $anonymous }, eller i høgst { $signedIn } viss du er logga inn.
legalOneLifetime = Vi lagrar filer i høgst { $time }.
legalDownloads = Filer blir sletta når nedlastingsgrensa deira er nådd.
legalLogs = Vi lagrar IP-adresser i tenarloggar i { $days } dagar.
legalAccountToSend = Du treng ein konto for å senda filer, men ikkje for å ta imot dei.
legalAccount = Du treng ein konto berre for filer som er større enn { $size }.

## Notes and messages

writeNote = Skriv eit notat
noteLabel = Notatet ditt
noteHint = Det blir kryptert på same måten som ei fil.
noteReadOnce = Det blir kryptert på same måten som ei fil, og kan lesast éin gong.
noteDone = Legg til
createLink = Lag lenkje
note = Notat
editNote = Rediger notat
addMessage = Legg til tittel eller melding
titleLabel = Tittel
messageLabel = Melding
senderLabel = Namnet ditt
noteForYou = Eit notat til deg
showNote = Vis notatet
showNoteOnce = Når du viser det, bruker du den siste nedlastinga: Du kan ikkje visa det igjen.
copyText = Kopier tekst
saveNote = Lagra som fil
textCopyRefused = Nettlesaren lét oss ikkje kopiera. Marker teksten, og kopier han sjølv.

## Looking before taking

preview = Førehandsvis
previewNamed = Førehandsvis { $name }
selectFile = Vel { $name }
downloadSelected = { $count ->
    [one] Last ned { $count } fil
   *[other] Last ned { $count } filer
}
downloadAll = Last ned alle
saveToFolder = Lagra i ei mappe
takingCounts = Å opna eller lagra tel som éi nedlasting.
takingCounted = Éi nedlasting er talt. Ingenting meir tel så lenge denne sida er open.
previewFailed = Fila kunne ikkje visast. Last ho ned i staden.
previewTooLarge = Fila er for stor til å førehandsvisast. Last ho ned i staden.
previewCut = Berre byrjinga blir vist.
previewProtected = Fila er passordverna. Last ho ned for å opne ho.
previewMissingPictures = Bilete på denne sida som ikkje kunne visast: { $count }
previewIncomplete = Noko av innhaldet kan ikkje visast rett.
previewNotText = Fila ser ikkje ut til å innehalde tekst. Last ho ned i staden.
previewEncoding = Teiknkoding for tekst
previousFile = Førre fil
nextFile = Neste fil
filePlace = { $place } av { $count }
noPreview = Fila kan ikkje førehandsvisast.
close = Lukk

## Strong passwords

strongPassword = Ekstra sterkt: opnar seg berre i Envoi
strongPasswordHint = Mykje vanskelegare å gissa, sjølv for denne tenesta. Eldre appar kan ikkje opna lenkja.
suggestPassphrase = Foreslå ein passfrase
suggestFailed = Forslaget kunne ikkje lastast. Sjekk sambandet ditt, og prøv igjen, eller skriv ditt eige passord.
copyPassword = Kopier passord
makingKey = Førebur krypteringa…
checkingPassword = Sjekkar passordet…

## News

downloadingNow = Blir lasta ned no
wrongPasswords = { $count ->
    [one] Feil passord, { $count } forsøk
   *[other] Feil passord, { $count } forsøk
}
notifyMe = Varsla meg om nedlastingar
notifyOn = Varsel er på
notifyBlocked = Nettlesaren din blokkerer varsel for denne sida.
wasDownloaded = { $name } vart lasta ned
