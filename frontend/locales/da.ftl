productName = Envoi

## The page around every screen

homeLink = { $title }, forside
skipToContent = Gå til indholdet
promo = Meddelelse
closeNotice = Luk
storageBlocked = Denne browser kan ikke gemme listen over dine uploads; den er væk, når du lukker siden. Kopiér dine links først.
storageFull = Der er ikke mere plads på denne enhed til listen over dine uploads. Kopiér dine links, før du lukker siden, eller slet uploads, som du ikke længere har brug for.
footerPromise = Filerne krypteres, før de forlader din enhed. Kun de, der har linket, kan åbne dem.
footerLinks = Om tjenesten
link-privacy = Privatliv
link-terms = Vilkår
link-cookies = Cookies
link-source = Kildekode
link-feedback = Feedback
feedbackFacts = Version { $version }, { $browser }
language = Sprog
languageOfBrowser = Som i browseren
languageTold = { $label }: { $language }
languageFailed = Sproget kunne ikke indlæses. Tjek din forbindelse, og prøv igen.
introTitle = Del filer privat, helt enkelt
introLead = Dine filer krypteres på denne enhed, før de sendes. Del linket med dem, du vælger; kun de kan åbne filerne.
notBegunTitle = Er her ikke noget endnu?
notBegunLead = Tjek din forbindelse, og genindlæs siden. Hvis det ikke hjælper, er din browser forældet: Opdater den.
scriptsOffTitle = JavaScript er slået fra
scriptsOffLead = Dine filer krypteres i browseren, så denne side har brug for JavaScript. Slå det til, og genindlæs siden.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } byte
   *[other] { $num } bytes
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } dag
   *[other] { $num } dage
}
hours = { $num ->
    [one] { $num } time
   *[other] { $num } timer
}
minutes = { $num ->
    [one] { $num } minut
   *[other] { $num } minutter
}
seconds = { $num ->
    [one] { $num } sekund
   *[other] { $num } sekunder
}
shortDays = { $num ->
    [one] { $num } dag
   *[other] { $num } dage
}
shortHours = { $num } t.
shortMinutes = { $num } min.
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = indtil kl. { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = indtil i morgen kl. { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = indtil { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } af { $total }
remaining = { $time } tilbage
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } download
   *[other] { $count } downloads
}
downloadsWithoutLimit = Vilkårligt antal downloads
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } fil
   *[other] { $count } filer
}
nameAndMore = { $name } og { $count } til

## Buttons that stand in several places

ok = OK
done = Færdig
cancel = Annuller
add = Tilføj
doNotAdd = Tilføj ikke
tryAgain = Prøv igen
copyLink = Kopiér link
copyMessage = Kopiér besked
includePassword = Medtag adgangskoden
emailLink = E-mail
emailSubject = Filer til dig
copied = Kopieret
copyRefused = Din browser gav os ikke lov til at kopiere linket. Det er markeret, så du selv kan kopiere det.
share = Del
shareNamed = Del { $name }
showQrCode = QR-kode
qrCode = QR-kode til dette link
qrCodeHint = Scan den med kameraet på en mobil for at åbne linket der.
qrCodeFailed = QR-koden kunne ikke oprettes. Dit link virker stadig.
sendYourOwn = Send dine egne filer
deleteUpload = Slet
deleteFailed = Uploadet kunne ikke slettes. Tjek din forbindelse, og prøv igen.
passwordProtected = Beskyttet med adgangskode
passwordLabel = Adgangskode
showPassword = Vis adgangskode
hidePassword = Skjul adgangskode
filesInside = Filer i dette upload

## Accounts

signIn = Log ind
signOut = Log ud
signOutWaits = En overførsel er stadig i gang. Log ud, når den er færdig.
signOutWaitsForTab = En overførsel er stadig i gang i en anden fane. Log ud, når den er færdig.
signOutSyncs = Gemmer din liste, før du logges ud…
signOutTitle = Log ud?
signOutLoses = { $count ->
    [one] { $count } upload findes kun på denne enhed. Når du er logget ud, kan du ikke længere se, ændre eller slette det. Linket virker fortsat.
   *[other] { $count } uploads findes kun på denne enhed. Når du er logget ud, kan du ikke længere se, ændre eller slette dem. Linkene virker fortsat.
}
staySignedIn = Forbliv logget ind
signOutAnyway = Log ud alligevel
signedOut = Du er logget ud.
signedOutRefused = Dit login er udløbet. Log ind igen for at se din liste.
signUpTitle = Log ind for at gøre mere
signUpLead = Du kan sende filer uden en konto. Med en konto kan du gøre mere:
benefitSize = Send op til { $size } ad gangen
benefitCount = { $count ->
    [one] Lad et link blive brugt op til { $count } gang
   *[other] Lad et link blive brugt op til { $count } gange
}
benefitTime = { $token ->
    [one] Lad et link virke i op til { $token } dag
   *[other] Lad et link virke i op til { $token } dage
}
benefitSync = Se dine uploads på alle dine enheder
benefitPerk = Din liste forbliver krypteret; kun du kan læse den
emailLabel = E-mail (valgfrit)
signInNotBegun = Loginsiden kunne ikke nås. Tjek din forbindelse, og prøv igen.
signInAway = Du kan ikke logge ind lige nu. Prøv igen senere.
signInNoRoom = Der er ikke mere plads på denne enhed til at logge ind. Slet uploads, som du ikke længere har brug for, og prøv igen.
signInWaits = En overførsel er stadig i gang og ville gå tabt. Log ind, når den er færdig.
signingIn = Logger dig ind…
signInErrorLead = Du blev ikke logget ind, og intet andet er ændret. Prøv igen.
signInReason = Hvis det bliver ved med at ske, så fortæl det til dem, der driver tjenesten: { $reason }
passphraseNeeded = Indtast adgangssætningen til din liste
passphraseNeededLead = Den krypterer listen over dine uploads og forlader aldrig denne enhed. Brug den samme på alle dine enheder.
passphraseLabel = Adgangssætning
passphraseTooShort = Den er for kort. Brug mindst { $length } tegn.
passphraseHint = Mindst { $length } tegn: nogle ord, som kun du ville sætte sammen. Ingen kan gendanne den, så skriv den ned.
passphraseRunning = Opretter din nøgle…
passphraseFailed = Nøglen kunne ikke oprettes på denne enhed. Luk andre faner, og prøv igen.
goOn = Fortsæt
cancelSignIn = Log ikke ind
unknownPassphrase = Er det en ny adgangssætning?
unknownPassphraseLead = Vi fandt ingen liste til den. Hvis det er din første enhed, eller hvis du vil have en ny adgangssætning, så skriv den igen for at oprette en liste. Har du allerede en liste, har du måske tastet forkert.
passphraseAgain = Skriv adgangssætningen igen
passphraseDiffers = Adgangssætningerne er ikke ens.
beginList = Opret en ny liste
anotherPassphrase = Jeg tastede forkert
uncheckedPassphrase = Din adgangssætning kunne ikke kontrolleres
uncheckedPassphraseLead = Serveren svarede ikke på, om der er en liste til denne adgangssætning. Prøv igen. Hvis du fortsætter, og den blev tastet forkert, ser du ikke listen fra dine andre enheder.
trustPassphrase = Fortsæt alligevel
retypePassphrase = Skriv den igen

## Sending: choosing files

sendFiles = Send filer
dropFiles = Træk og slip filer
orSelectFiles = eller vælg dem, op til { $size }
upToSize = Op til { $size }
selectFiles = Vælg filer
selectFolder = Vælg en mappe
sharedTitle = Vil du tilføje disse filer?
sharedLead = En anden app eller et andet websted delte dem med denne side. Tilføj kun det, du ventede.
accountNeeded = Log ind for at sende filer
accountNeededLead = Du skal have en konto for at sende filer her. Alle kan modtage dem.
accountNeededBlocked = Du skal have en konto for at sende filer her, men denne browser kan ikke gemme et login for siden. Du kan stadig modtage filer.
accountNeededToRequest = Du skal have en konto for at bede om filer her. Alle med linket kan sende dem til dig.
signInForSize = Log ind for at sende op til { $size }
dropNow = Slip for at tilføje
chosenFiles = Dine filer
addMoreFiles = Tilføj filer
removeFile = Fjern { $name }
fileRemoved = { $name } er fjernet
addFolder = Tilføj en mappe
skipped-none = Fandt ingen filer at tilføje
skipped-empty = { $count ->
    [one] Sprang { $count } tom fil over
   *[other] Sprang { $count } tomme filer over
}
skipped-chosen = { $count ->
    [one] Sprang { $count } fil over, som du allerede havde tilføjet
   *[other] Sprang { $count } filer over, som du allerede havde tilføjet
}
skipped-system = Systemfiler sprunget over: { $count }
skipped-unreadable = Kunne ikke læse: { $name }
expiryChoices = Linket udløber efter
downloadLimitLabel = Downloads
timeLimitLabel = Tid
addPassword = Beskyt med en adgangskode
liveLink = Få linket, mens der uploades
liveLinkHint = Modtagerne kan begynde at downloade i deres browser, mens du stadig uploader. Hold denne side åben.
passwordMissing = Skriv en adgangskode, eller fjern fluebenet for at sende uden.
maxPasswordLength = En adgangskode kan have op til { $length } tegn.
uploadFiles = { $count ->
    [one] Upload { $count } fil
   *[other] Upload { $count } filer
}

## Sending: what is not possible

noticeTitle-tooManyFiles = For mange filer
noticeTitle-fileTooBig = For stort til at sende
noticeTitle-tooManyArchives = For mange uploads
noticeTitle-unreadableFiles = Filerne kan ikke læses
tooManyFiles = { $count ->
    [one] Du kan sende { $count } fil ad gangen; du valgte { $chosen }. Saml dem i en zip-fil, eller vælg én.
   *[other] Du kan sende op til { $count } filer ad gangen; du valgte { $chosen }. Saml dem i en zip-fil, eller vælg færre.
}
tooManyFilesAtOnce = { $count ->
    [one] Du kan sende { $count } fil ad gangen. Saml dem i en zip-fil, eller vælg én.
   *[other] Du kan sende op til { $count } filer ad gangen. Saml dem i en zip-fil, eller vælg færre.
}
addFitting = { $count ->
    [one] Tilføj den første
   *[other] Tilføj de første { $count }
}
fileTooBig = Du kan sende op til { $size } ad gangen. Send filerne i mindre portioner.
tooManyArchives = { $count ->
    [one] Du kan have { $count } upload ad gangen. Slet det, eller vent, til det udløber.
   *[other] Du kan have op til { $count } uploads ad gangen. Slet et, eller vent, til et udløber.
}
unreadableFiles = Vi kan ikke læse det, du slap. Vælg filerne med knappen i stedet.
needsAccountSize = Uden en konto kan du sende op til { $size } ad gangen.
needsAccountCount = { $count ->
    [one] Uden en konto tillader et link højst { $count } download.
   *[other] Uden en konto tillader et link højst { $count } downloads.
}
needsAccountTime = Uden en konto virker links i højst { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } i alt
noAnswer = Venter på din forbindelse. Vi fortsætter automatisk.
uploading = Uploader
uploadWaiting = Venter på at uploade
pause = Sæt på pause
uploadPaused = På pause
liveLinkReady = Dette link virker allerede. Modtagerne får filerne, efterhånden som du uploader dem. Hold denne side åben.
unfinishedUpload = Afbrudt upload
continueFrom = Fortsæt fra { $size }?
sameFilesNeeded = Vælg de samme filer igen for at fortsætte.
otherFiles = Det er ikke de samme filer, eller også er de ændret siden. Der blev ikke sendt mere.
notSent = Ikke uploadet endnu
prepareNext = Forbered næste upload
waitsForUpload = Starter, når det aktuelle upload er færdigt.
stopUploadTitle = Stop dette upload?
stopUploadLead = Det, der er sendt indtil nu, går tabt. Filerne, du valgte, er her stadig.
keepUploading = Fortsæt upload
stopUpload = Stop upload
showUpload = Vis
importing = Læser dine filer…
encrypting = Krypterer…
finalising = Næsten færdig. Gemmer dine filer…
expiresAfter = Udløber efter { $downloads } eller { $time }
settingPassword = Angiver adgangskoden…
passwordFailed = Adgangskoden kunne ikke angives
passwordFailedLead = Dine filer er uploadet, men ikke beskyttet endnu, så vi har ikke vist dig linket. Prøv igen, eller slet uploadet.
uploaded = Klar til at dele
linkReady = Dit link er klar
uploadComplete = Upload fuldført
shareLink = Link til dine filer
sendMore = Send flere filer
linkDialogLead = Alle med dette link kan downloade { $name }.
linkDialogNote = Alle med dette link kan læse din note.
linkNeedsPassword = De skal også bruge adgangskoden.
howProtected = Sådan beskyttes dine filer
protectionTitle = Ende-til-ende-krypteret
protectionEncrypted = Din browser krypterer filerne, før de forlader denne enhed. Serveren gemmer kun det, den ikke kan læse.
protectionKey = Nøglen er en del af linket, efter tegnet #. Den sendes aldrig til serveren, så del kun linket med folk, du stoler på.
protectionExpiry = Filerne slettes, når linket udløber: efter de downloads eller den tid, du vælger.

## Keyboard shortcuts

shortcutsTitle = Tastaturgenveje
shortcutChoose = Vælg filer
shortcutUpload = Upload
shortcutCopy = Kopiér linket
shortcutDownload = Download
shortcutHelp = Vis denne liste
shortcutsOn = Brug tastaturgenveje

## The survey

surveyTitle = Fortæl os, hvad du synes
surveyLead = Dine svar hjælper os med at gøre det bedre. Undersøgelsen åbner på en anden side og får intet at vide om dine filer.
giveFeedback = Giv feedback
surveySkip = Spring over

## The person's own uploads

yourUploads = Dine uploads
noUploads = Filer, du sender, vises her, så du kan kopiere linket igen eller slette dem.
joinOffer = Uploads sendt fra denne enhed, før du loggede ind: { $count }. Skal de føjes til din liste?
downloadsLeft = { $count ->
    [one] { $count } download tilbage
   *[other] { $count } downloads tilbage
}
timeLeft = { $time } tilbage
deleteNamed = Slet { $name }
deletingNamed = Sletter { $name }…
undo = Fortryd
keep = Behold
moreActions = Flere handlinger for { $name }
openPage = Åbn downloadsiden
openDownloadPage = Åbn downloadsiden for { $name }
changeLimits = Ændr
changeLimitsNamed = Ændr, hvornår linket til { $name } udløber
changeLimitsTitle = Ændr, hvornår linket udløber
keepTime = Ingen ændring
timeFromNow = { $time } fra nu
save = Gem
goneTitle = Dette upload er allerede væk
goneLead = { $name } er udløbet, har nået sin downloadgrænse eller er slettet et andet sted. Intet er ændret.
passwordNotSet = Adgangskoden er ikke angivet, så linket er skjult. Hvis det ikke ændrer sig, så slet uploadet, og send filerne igen.
changeFailed = Det kunne ikke gemmes. Tjek dine valg og din forbindelse, og prøv igen.
pastUploads = Afsluttet de seneste 7 dage
clearPast = Ryd
pastDownloaded = Downloadet { $time }
pastDownloadedBefore = Downloadet før { $time }
pastExpired = Udløbet { $time }
pastDeleted = Slettet { $time }
pastGone = Brugt op eller slettet { $time }
pastGoneBefore = Brugt op eller slettet før { $time }
requestFiles = Bed om filer
newRequestLead = Opret et link, som alle kan bruge til at sende dig filer, som kun du kan læse.
requestWanted = Det, du har brug for, én ting pr. linje
requestAskerHint = Afsendere ser dette navn. Ingen kontrollerer det.
requestOpenFor = Åben i
deliveries = Leverancer
requestDeliverySize = Størrelse af hver leverance
requestTotalSize = Samlet størrelse
newRequestKinds = Filtyper, f.eks. .pdf (kun vejledende)
requestLink = Link til anmodningen
requestReadyLead = Alle med dette link kan sende dig filer. Kun du kan læse dem.
requestSubject = Send mig venligst filer
ownerLink = Link til indbakken
ownerLinkWarning = Det åbner denne indbakke på en anden enhed. Den, der har det, kan læse alt, hvad du modtager, så hold det for dig selv.
inbox = Indbakke
yourRequests = Dine anmodninger
joinRequests = Anmodninger oprettet på denne enhed, før du loggede ind: { $count }. Skal de føjes til din liste?
newDeliveries = Nye leverancer: { $count }
notifyDeliveries = Giv mig besked om leverancer
requestAccepts = Modtager filer
requestClosed = Modtager ikke længere filer
noDeliveries = Intet er kommet endnu. Leverancer vises her.
requestGoneLead = Denne anmodning er udløbet eller slettet.
requestUntrusted = Anmodningen er ikke til at stole på
requestUntrustedLead = Linket er beskadiget, eller serveren viser en anden anmodning. Intet vises.
deliveryComing = Er ved at blive sendt
deliveryNew = Modtaget
deliveryCollected = Gemt
removeDelivery = Slet fra serveren
deliveryRefused-repeated = Afvist: denne leverance står der to gange.
deliveryRefused-forged = Afvist: den blev ikke lavet med dit link.
deliveryRefused-damaged = Afvist: den er beskadiget eller ændret.
closeRequest = Modtag ikke flere filer
closeRequestTitle = Stop med at modtage filer?
closeRequestLead = Linket holder for altid op med at virke, og filer, der stadig er ved at blive sendt, når ikke frem. Det, der er kommet, bliver her.
newLink = Nyt link
newLinkLead = Det gamle link holder op med at virke, når det nye er klar. Det, der er kommet, bliver i den gamle indbakke.
deleteRequestTitle = Slet denne anmodning?
deleteRequestLead = Linket holder op med at virke, og alt, der er kommet, slettes fra serveren. Filer, du har gemt, bliver.

## Receiving

checkingLink = Leder efter dine filer…
checkFailed = Kan ikke nå serveren
checkFailedLead = Intet er tabt. Tjek din forbindelse, og prøv igen.
checkRefused = Serveren har travlt
checkRefusedLead = Intet er tabt. Prøv igen om lidt.
waitAsked = Vent { $time }.
expiredTitle = Filerne er væk
expiredLead = Linket er udløbet, har nået sin downloadgrænse eller er slettet af afsenderen. Bed om et nyt.
removedTitle = Filerne er blevet fjernet
removedLead = De, der driver tjenesten, har fjernet dem, så linket virker ikke længere.
contactOperator = Kontakt dem
passwordNeeded = Indtast adgangskoden
passwordNeededLead = Spørg afsenderen om adgangskoden; den er ikke i linket.
passwordTryAgain = Forkert adgangskode. Prøv igen.
unlock = Lås op
keyNeeded = Linket er ufuldstændigt
keyNeededLead = En del af linket mangler. Kopiér det igen, og indsæt det her.
keyLabel = Link eller nøgle
notAKey = Det er ikke et link eller en nøgle fra denne tjeneste.
keyOfAnotherFile = Det link hører til andre filer.
openLink = Åbn
wrongKey = Linket virker ikke
wrongKeyLead = En del af det mangler måske. Kopiér hele linket fra din besked, og indsæt det her.
filesForYou = { $count ->
    [one] En fil til dig
   *[other] { $count } filer til dig
}
filesForYouLead = Ende-til-ende-krypteret. Dekrypteres kun i din browser.
fromSender = Fra afsenderen
showMore = Vis mere
download = Download
noStreamsWarning = For at åbne så stor en fil skal denne browser holde den hele i hukommelsen, og det kan mislykkes. Hvad vil du gøre?
noStreams-copyLink = Kopiere linket og åbne det i en anden browser
noStreams-otherBrowser = Hente en browser, der gemmer store filer direkte
noStreams-download = Downloade her alligevel
linkLife = Udløber om { $time }
linkLifeUnderMinute = Udløber om mindre end et minut
lastDownloadNote = Sidste download: Når du åbner eller gemmer, holder linket op med at virke.
ownUpload = { $left ->
    [one] Dette er dit eget upload. Hvis du downloader det, kan ingen andre.
   *[other] Dette er dit eget upload. Hvis du downloader det, bruger du 1 af de { $left } resterende downloads.
}
downloadsTaken = Nogen downloader det sidste eksemplar lige nu. Hvis det stopper, kan du prøve igen om to minutter.
downloading = Downloader
decrypting = Dekrypterer…
downloadBegunAnew = Denne download kunne ikke fortsættes, så den er startet forfra.
stillUploading = Afsenderen uploader stadig. Du kan allerede begynde at downloade.
waitsForSender = Venter på afsenderen. Vi fortsætter automatisk.
downloadFinished = Download fuldført
downloadFinishedLead = { $name } ligger i din mappe med downloads.
savedInFolder = Gemt i { $folder }
downloadFinishedRenamed = Filen ligger i din mappe med downloads; din browser har måske givet den et andet navn.
downloadAgain = Download igen
lastDownloadDone = Det var det sidste download, så linket virker ikke længere.
downloadStopped = Download ikke fuldført
showDownload = Vis

## Sending what a request asks for

requestTitle = Du bliver bedt om filer
requestLead = Krypteres på denne enhed. Kun den, der beder om filerne, kan åbne det, du sender.
requestWords = Fra den, der beder om filerne (ikke bekræftet)
requestKinds = Foretrukne filtyper
requestLeft = Leverancer tilbage
requestRoom = Plads tilbage
requestEach = Højst pr. leverance
requestSend = Send
requestPasswordLead = Spørg den, der sendte dig linket.
requestSent = Sendt
requestSentLead = Kun den, der bad om det, kan åbne det og ser den samme kvitteringskode.
receiptLabel = Kvitteringskode
copyReceipt = Kopiér kvitteringskode
delivery-stored = Ankommet. Ikke hentet endnu.
delivery-collected = Hentet.
delivery-gone = Slettet eller udløbet uden at være hentet.
deliveryLost = Den afbrudte upload kan ikke fortsættes.
sentBefore = Sendt fra denne enhed
sentAt = Sendt: { $time }
requestEnded-unknown = Der er ingen sådan anmodning
requestEndedLead-unknown = Den er slettet eller udløbet, eller denne tjeneste tager ikke imod anmodninger. Bed om et nyt link.
requestEnded-closed = Denne anmodning er lukket
requestEnded-full = Denne anmodning er fuld
requestEndedLead = Den tager ikke imod mere. Bed om et nyt link.
requestEnded-untrusted = Dette link er ikke til at stole på
requestEndedLead-untrusted = Linket og serveren passer ikke sammen, så intet blev sendt. Bed om linket igen på en anden måde.

## Reporting an upload to whoever runs the service

report = Anmeld
reportTitle = Anmeld denne upload
reportLead = Det går til dem, der driver tjenesten. Kun de kan læse, hvad du skriver.
reportReason = Hvad er der galt?
reportReason-malware = Skadelig software
reportReason-fraud = Svindel eller phishing
reportReason-illegal = Ulovligt indhold
reportReason-other = Noget andet
reportWords = Hvad bør de vide?
reportKey = Medtag nøglen
reportKeyHint = Med nøglen kan de åbne filerne. Uden den kan de ikke.
reportSend = Send anmeldelse
reportSent = Anmeldelsen er sendt
reportSentLead = Tak. De, der driver tjenesten, ser på den.
reportFailed = Det kunne ikke sendes. Tjek din forbindelse, og prøv igen.

## Dead ends

loading = Et øjeblik…
configFailed = Kan ikke nå serveren
configFailedLead = Intet er tabt. Tjek din forbindelse, og prøv igen.
intercepted = En login-side eller dit netværk svarede i stedet for denne tjeneste. Åbn denne side i en anden fane, og log ind der, hvis du bliver bedt om det.
pageNotFound = Siden blev ikke fundet
pageNotFoundLead = Tjek adressen, eller start fra forsiden.
notFoundTitle = Her er ingenting
notFoundLead = Filerne er udløbet eller slettet, eller linket er ikke fuldstændigt.
errorTitle = Noget gik galt
errorLead = Noget gik i stykker. Intet af det, du har sendt, er gået tabt.
uploadErrorLead = Dine filer blev ikke sendt, men det, du valgte, er her stadig. Prøv igen.
uploadError-too_large = Filerne er større, end tjenesten tillader. Send dem i mindre portioner.
uploadError-bad_limit = Tjenesten tillader ikke længere så mange downloads eller så lang tid. Genindlæs siden, og vælg igen.
uploadError-unauthorized = Du skal være logget ind for at sende filer her. Log ind, og vælg dine filer igen.
uploadError-sender_unknown = Vi kunne ikke bekræfte, at du er logget ind, så grænserne for alle gjaldt. Hvis du er blevet logget ud, så log ind igen; ellers prøv igen om lidt.
uploadError-issuer_away = Tjenesten er ikke tilgængelig lige nu eller kan ikke kontrollere, hvem der er logget ind. Uden en konto kan du sende op til { $size }, til højst { $downloads } og { $time }. Send mindre, eller prøv igen om lidt.
uploadError-signed_out = Du er blevet logget ud på denne enhed, så denne upload blev stoppet.
uploadError-rate_limited = For mange forsøg. Vent lidt, og prøv igen.
uploadError-too_many_uploads = For mange uploads fra dit netværk eller din konto. Dine filer er her stadig.
uploadError-too_many_bytes = For mange data fra dit netværk eller din konto. Dine filer er her stadig.
uploadError-busy = Tjenesten har meget travlt. Dine filer er her stadig; prøv igen om lidt.
uploadError-full = Tjenesten har ikke plads til flere filer lige nu. Dine filer er her stadig; prøv igen senere.
uploadError-unavailable = Tjenesten er ikke tilgængelig lige nu. Dine filer er her stadig; prøv igen om lidt.
uploadError-idle_timeout = Forbindelsen var inaktiv for længe. Tjek den, og prøv igen.
uploadError-connect_failed = Kan ikke nå serveren. Tjek din forbindelse, og prøv igen. Nogle netværk, ofte på arbejdet, blokerer uploads. Prøv et andet netværk, for eksempel din mobils, eller spørg den, der driver dit.
uploadError-connection_lost = Forbindelsen blev afbrudt. Dine filer er her stadig; prøv igen.
uploadError-file_changed = En af dine filer blev ændret eller kunne ikke læses, mens den blev sendt. Vælg den igen.
downloadErrorLead = Downloadet blev ikke færdigt. Prøv igen; hvis det ikke hjælper, så bed afsenderen om et nyt link.
downloadError-rate_limited = For mange forsøg. Vent lidt, og prøv igen.
downloadError-busy = Tjenesten har meget travlt. Linket virker stadig; prøv igen om lidt.
downloadError-unavailable = Tjenesten er ikke tilgængelig lige nu. Linket virker stadig; prøv igen om lidt.
downloadError-connect_failed = Kan ikke nå serveren. Tjek din forbindelse, og prøv igen.
downloadError-connection_lost = Forbindelsen blev afbrudt. Tjek den, og prøv igen.
downloadError-damaged = Det, der kom frem, er ikke det, der blev sendt, så intet blev gemt. Prøv igen; hvis det ikke hjælper, så bed afsenderen om et nyt link.
downloadError-incomplete = Din browser holdt op med at gemme halvvejs. Slet den ufuldstændige fil, og prøv igen.
downloadError-upload_abandoned = Afsenderen stoppede, før alt var uploadet. Bed om et nyt link.
downloadError-no_room = Der er ikke plads til filerne på denne enhed. Frigør plads, og prøv igen.
crashLead = Siden kunne ikke vises. Genindlæs den; det, du allerede har sendt, er i god behold.
chunkTitle = En del af siden mangler
chunkMissingLead = Den kunne ikke indlæses. Tjek din forbindelse, og genindlæs siden; det, du allerede har sendt, er i god behold.
chunkTimeoutLead = Det tog for lang tid at indlæse den. Tjek din forbindelse, og genindlæs siden; det, du allerede har sendt, er i god behold.
waitForTransfer = En overførsel er stadig i gang og ville gå tabt. Vent, til den er færdig.
reload = Genindlæs
backHome = Til forsiden
outdatedTitle = Der er en nyere version
outdatedLead = Siden er forældet. Opdater den for at fortsætte.
update = Opdater
outdatedBrowserTitle = Din browser er forældet
outdatedBrowserLead = Den mangler det, du skal bruge for at sende og modtage filer. Opdater den, og åbn denne adresse igen.
unsupportedTitle = Denne browser kan ikke åbne { $title }
unsupportedLead = Filer krypteres i browseren, og det kan denne ikke. Her er, hvad du kan gøre:
unsupportedUpdate = Opdater denne browser, og åbn dit link igen.
unsupportedOther = Eller kopiér dit link til en aktuel version af Chrome, Edge, Firefox eller Safari.
unsupportedInApp = Hvis du åbnede linket i en anden app, så vælg ”Åbn i browser” i appens menu.
insecureTitle = Adressen er ikke sikker
insecureLead = Browsere krypterer kun på sikre sider. Gå tilbage, og åbn den samme adresse med https:// foran. Hvis det ikke går, så spørg den, der driver tjenesten, om den sikre adresse.
otherBrowser = Hent en anden browser
help = Hjælp

## Privacy

legalTitle = Privatliv og vilkår
legalLead = Hvad der sker med dine filer, i få sætninger.
legalEncrypted = Filer gemmes krypteret. Nøglen er i linket og når aldrig serveren.
legalLifetime = Vi gemmer filer i højst { $anonymous } eller i højst { $signedIn }, hvis du er logget ind.
legalOneLifetime = Vi gemmer filer i højst { $time }.
legalDownloads = Filer slettes, når deres downloadgrænse er nået.
legalLogs = Vi gemmer IP-adresser i serverens logfiler i { $days } dage.
legalAccountToSend = Du skal have en konto for at sende filer, men ikke for at modtage dem.
legalAccount = Du skal kun have en konto til filer, der er større end { $size }.

## Notes and messages

writeNote = Skriv en note
noteLabel = Din note
noteHint = Den krypteres ligesom en fil.
noteReadOnce = Den krypteres ligesom en fil og kan læses én gang.
noteDone = Tilføj note
createLink = Opret link
note = Note
editNote = Rediger note
addMessage = Tilføj en titel eller besked
titleLabel = Titel
messageLabel = Besked
senderLabel = Dit navn
noteForYou = En note til dig
showNote = Vis note
showNoteOnce = Når du viser den, bruges det sidste download: Du kan ikke vise den igen.
copyText = Kopiér tekst
saveNote = Gem som fil
textCopyRefused = Din browser gav os ikke lov til at kopiere. Markér teksten, og kopiér den selv.

## Looking before taking

preview = Forhåndsvis
previewNamed = Forhåndsvis { $name }
selectFile = Vælg { $name }
downloadSelected = { $count ->
    [one] Download { $count } fil
   *[other] Download { $count } filer
}
downloadAll = Download alle
saveToFolder = Gem i en mappe
takingCounts = At åbne eller gemme tæller som ét download.
takingCounted = Ét download er talt med. Der tælles ikke mere, så længe denne side er åben.
previewFailed = Filen kunne ikke vises. Download den i stedet.
previewTooLarge = Filen er for stor til at forhåndsvise. Download den i stedet.
previewCut = Kun begyndelsen vises.
previewProtected = Filen er beskyttet med en adgangskode. Download den for at åbne den.
previewMissingPictures = Billeder på denne side, som ikke kunne vises: { $count }
previewIncomplete = Noget af indholdet kan ikke vises korrekt.
previewNotText = Filen ser ikke ud til at indeholde tekst. Download den i stedet.
previewEncoding = Tekstkodning
previousFile = Forrige fil
nextFile = Næste fil
filePlace = { $place } af { $count }
noPreview = Filen kan ikke forhåndsvises.
close = Luk

## Strong passwords

strongPassword = Ekstra stærk: åbnes kun i Envoi
strongPasswordHint = Meget sværere at gætte, selv for denne tjeneste. Ældre apps kan ikke åbne linket.
suggestPassphrase = Foreslå adgangssætning
suggestFailed = Forslaget kunne ikke indlæses. Tjek din forbindelse, og prøv igen, eller skriv din egen adgangskode.
copyPassword = Kopiér adgangskode
makingKey = Forbereder krypteringen…
checkingPassword = Kontrollerer adgangskoden…

## News

downloadingNow = Downloades lige nu
wrongPasswords = { $count ->
    [one] Forkert adgangskode, { $count } forsøg
   *[other] Forkert adgangskode, { $count } forsøg
}
notifyMe = Giv mig besked om downloads
notifyOn = Notifikationer er slået til
notifyBlocked = Din browser blokerer notifikationer for denne side.
wasDownloaded = { $name } blev downloadet
