productName = Envoi

## The page around every screen

homeLink = { $title }, forside
skipToContent = Gå til indholdet
promo = Meddelelse
closeNotice = Luk meddelelsen
storageBlocked = Denne browser gemmer ikke listen over dine uploads: Den forsvinder, når du lukker siden. Kopiér dine links først.
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
languageFailed = Dette sprog kunne ikke indlæses. Tjek din forbindelse, og prøv igen.
introTitle = Send filer, hold dem private
introLead = Dine filer krypteres her, før de forlader din enhed. Du får et link, som du kan give videre; kun de, der har det, kan åbne filerne.
notBegunTitle = Er her ikke noget endnu?
notBegunLead = Tjek din forbindelse, og genindlæs siden. Hvis det ikke hjælper, er browseren forældet: Opdater den.
scriptsOffTitle = JavaScript er slået fra
scriptsOffLead = Filerne krypteres i din browser, så denne side har brug for JavaScript.

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
sizeOfTotal = { $done } af { $total }
remaining = { $time } tilbage
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } download
   *[other] { $count } downloads
}
filesCount = { $count ->
    [one] { $count } fil
   *[other] { $count } filer
}

## Buttons that stand in several places

ok = OK
cancel = Annuller
tryAgain = Prøv igen
copyLink = Kopiér link
copied = Kopieret
copyRefused = Din browser lod ikke siden kopiere. Linket er markeret, så du selv kan kopiere det.
share = Del
shareNamed = Del { $name }
showQrCode = Vis en QR-kode
qrCode = QR-kode til linket
qrCodeHint = Ret kameraet på en mobil mod den for at åbne linket der.
qrCodeFailed = QR-koden kunne ikke oprettes. Linket virker alligevel.
sendYourOwn = Send dine egne filer
deleteUpload = Slet
deleteFailed = Det kunne ikke slettes. Tjek din forbindelse, og prøv igen.
passwordProtected = Beskyttet med adgangskode
passwordLabel = Adgangskode
filesInside = Filer i dette upload

## Accounts

signIn = Log ind
signOut = Log ud
signOutWaits = En overførsel er stadig i gang. Log ud, når den er færdig.
signOutWaitsForTab = En overførsel er stadig i gang i en anden fane. Log ud, når den er færdig.
signOutSyncs = Opdaterer din liste, før du logges ud…
signOutTitle = Log ud?
signOutLoses = { $count ->
    [one] { $count } upload findes kun på denne enhed: Din liste kunne ikke opdateres. Når du er logget ud, kan du ikke længere se, ændre eller slette det. Linket virker fortsat.
   *[other] { $count } uploads findes kun på denne enhed: Din liste kunne ikke opdateres. Når du er logget ud, kan du ikke længere se, ændre eller slette dem. Linkene virker fortsat.
}
staySignedIn = Forbliv logget ind
signOutAnyway = Log ud alligevel
signedOut = Du er logget ud.
signedOutRefused = Du er logget ud: Dit login er udløbet. Log ind igen for at se din liste.
signUpTitle = Log ind for at gøre mere
signUpLead = Du kan sende uden en konto. Med en konto kan du gøre mere:
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
benefitPerk = Din liste forbliver krypteret: Kun du kan læse den
emailLabel = E-mail (valgfrit)
signInNotBegun = Loginsiden kunne ikke nås. Tjek din forbindelse, og prøv igen.
signInAway = Logintjenesten kan ikke nås lige nu. Prøv igen senere.
signInNoRoom = Der er ikke mere plads på denne enhed til at logge ind. Slet uploads, som du ikke længere har brug for, og prøv igen.
signInWaits = En overførsel er stadig i gang og ville gå tabt. Log ind, når den er færdig.
signingIn = Logger dig ind…
signInErrorLead = Du blev ikke logget ind, og intet andet er ændret. Prøv igen.
passphraseNeeded = Adgangssætningen til din liste
passphraseNeededLead = Den krypterer listen over dine uploads og forlader aldrig denne enhed. Brug den samme på alle dine enheder.
passphraseLabel = Adgangssætning
passphraseTooShort = Den er for kort: Der skal mindst være { $length } tegn.
passphraseHint = Mindst { $length } tegn: nogle ord, der kun hører sammen for dig. Ingen kan gendanne den, så skriv den ned.
passphraseRunning = Opretter nøglen…
passphraseFailed = Enheden kunne ikke oprette nøglen. Luk andre faner, og prøv igen.
goOn = Fortsæt
cancelSignIn = Log ikke ind
unknownPassphrase = Er adgangssætningen ny?
unknownPassphraseLead = Der er ingen liste til den. Hvis det er din første enhed, eller hvis du vælger en ny adgangssætning, så skriv den en gang til for at oprette en liste. Ellers blev den tastet forkert.
passphraseAgain = Den samme adgangssætning en gang til
passphraseDiffers = Det er ikke det, du skrev før.
beginList = Opret en ny liste
anotherPassphrase = Jeg tastede forkert
uncheckedPassphrase = Den kunne ikke kontrolleres
uncheckedPassphraseLead = Serveren svarede ikke på, om der er en liste til denne adgangssætning. Prøv igen. Hvis du fortsætter alligevel, og den blev tastet forkert, ser du ikke listen fra dine andre enheder.
trustPassphrase = Fortsæt alligevel
retypePassphrase = Skriv den igen

## Sending: choosing files

sendFiles = Send filer
dropFiles = Træk og slip filer
orSelectFiles = eller klik for at vælge op til { $size }
selectFiles = Vælg filer
selectFolder = Vælg en mappe
accountNeeded = Log ind for at sende filer
accountNeededLead = I denne tjeneste kan kun de, der har en konto, sende filer. Du kan modtage uden.
accountNeededBlocked = I denne tjeneste kan kun de, der har en konto, sende filer, og du kan ikke logge ind med denne browser: Den gemmer intet for siden. Du kan modtage filer uden en konto.
signInForSize = Log ind for at sende op til { $size }
dropNow = Slip dem hvor som helst
chosenFiles = Valgte filer
addMoreFiles = Tilføj flere
removeFile = Fjern { $name }
totalSize = { $size } i alt
skippedEmpty = Tomme filer, der ikke blev tilføjet: { $count }
skippedChosen = Allerede valgte filer, der ikke blev tilføjet igen: { $count }
expiryChoices = Linket holder op med at virke efter
downloadLimitLabel = Downloads
timeLimitLabel = Tid
addPassword = Beskyt med en adgangskode
maxPasswordLength = En adgangskode har højst { $length } tegn.
uploadFiles = { $count ->
    [one] Kryptér og upload
   *[other] Kryptér og upload { $count } filer
}

## Sending: what is not possible

noticeTitle = Det gik ikke
tooManyFiles = { $count ->
    [one] Der kan kun sendes { $count } fil ad gangen.
   *[other] Der kan kun sendes { $count } filer ad gangen.
}
fileTooBig = Filerne er tilsammen større end { $size }. Send dem i mindre portioner.
tooManyArchives = { $count ->
    [one] Der kan kun gemmes { $count } upload ad gangen. Slet det først, eller vent, til det udløber.
   *[other] Der kan kun gemmes { $count } uploads ad gangen. Slet et først, eller vent, til et udløber.
}
unreadableFiles = Det, du slap, kan ikke læses. Vælg filerne med knappen i stedet.
needsAccountSize = Uden en konto kan du sende op til { $size } ad gangen.
needsAccountCount = { $count ->
    [one] Uden en konto tillader et link højst { $count } download.
   *[other] Uden en konto tillader et link højst { $count } downloads.
}
needsAccountTime = Uden en konto virker et link i højst { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } i alt
noAnswer = Intet svar i et stykke tid. Tjek din forbindelse: Uploadet fortsætter af sig selv, eller du kan annullere det.
uploading = Uploader
importing = Læser dine filer…
encrypting = Krypterer…
finalising = Alt er kommet frem. Det gemmes…
expiresAfter = Udløber efter { $downloads } eller { $time }
settingPassword = Angiver adgangskoden…
passwordFailed = Adgangskoden kunne ikke angives
passwordFailedLead = Dine filer er uploadet, men ikke beskyttet endnu, så linket vises ikke. Prøv igen, eller slet uploadet.
linkReady = Dit link er klar
linkReadyLead = Alle, der har dette link, kan åbne filerne. Ingen andre kan, heller ikke denne tjeneste.
shareLink = Link til dine filer
sendMore = Send flere filer
copyLinkTitle = Kopiér dit link
shareLinkTitle = Del dit link
linkDialogLead = Alle, du giver dette link til, kan åbne { $name }.

## The survey

surveyTitle = Fortæl os, hvad du synes
surveyLead = Dine svar hjælper med at gøre det bedre at sende filer. Du giver dem på en anden side, og intet om dine filer følger med.
giveFeedback = Giv feedback
surveySkip = Spring over

## The person's own uploads

yourUploads = Dine uploads
noUploads = Det, du sender, vises her, så du kan kopiere linket igen eller slette det.
downloadsLeft = { $count ->
    [one] { $count } download tilbage
   *[other] { $count } downloads tilbage
}
timeLeft = { $time } tilbage
deleteNamed = Slet { $name }
deleteTitle = Slet dette upload?
deleteQuestion = Ingen vil længere kunne downloade { $name }. Det kan ikke fortrydes.
keep = Behold
openDownloadPage = Åbn den side, som modtagere af { $name } ser
changeLimits = Ændr
changeLimitsNamed = Ændr, hvor længe { $name } kan downloades
changeLimitsTitle = Ændr, hvor længe linket virker
keepTime = Som nu
timeFromNow = { $time } fra nu
save = Gem
goneTitle = Uploadet er allerede væk
goneLead = { $name } er udløbet, er hentet så mange gange, som linket tillod, eller er slettet et andet sted. Intet er ændret.
passwordNotSet = Adgangskoden er ikke angivet, så linket vises ikke. Hvis det ikke ændrer sig, så slet uploadet, og send filerne igen.
changeFailed = Det blev ikke ændret. Tjek dit valg og din forbindelse, og prøv igen.

## Receiving

checkingLink = Leder efter dine filer…
checkFailed = Serveren svarer ikke
checkFailedLead = Intet er tabt. Tjek din forbindelse, og prøv igen.
checkRefused = Ikke lige nu
checkRefusedLead = Noget gik galt på serveren. Intet er tabt: Prøv igen om lidt.
waitAsked = Serveren beder dig vente { $time }.
expiredTitle = Filerne er væk
expiredLead = Linket er udløbet, brugt op eller slettet af afsenderen. Bed om et nyt.
passwordNeeded = Indtast adgangskoden
passwordNeededLead = Afsenderen har beskyttet filerne. Adgangskoden fulgte ikke med linket.
passwordTryAgain = Det er ikke den rigtige adgangskode. Prøv igen.
unlock = Lås op
keyNeeded = Nøglen mangler
keyNeededLead = Et fuldstændigt link har en nøgle efter tegnet #. Indsæt hele linket eller kun nøglen.
keyLabel = Link eller nøgle
notAKey = Dette er hverken et link eller en nøgle fra denne tjeneste.
keyOfAnotherFile = Dette link fører til andre filer.
openLink = Åbn
filesForYou = { $count ->
    [one] En fil til dig
   *[other] { $count } filer til dig
}
filesForYouLead = Sendt krypteret. Dekrypteringen sker her, i din browser.
download = Download
noStreamsWarning = Denne browser kan kun åbne så stor en fil ved at holde den hele i hukommelsen, og det kan mislykkes. Hvad vil du gøre?
noStreams-copyLink = Kopiere linket og åbne det i en anden browser
noStreams-otherBrowser = Hente en browser, der gemmer store filer, efterhånden som de kommer
noStreams-download = Downloade her alligevel
linkLife = Tilgængelig i { $time }
lastDownload = Tilgængelig i { $time }. Det er det sidste download: Gem filen godt.
downloadsTaken = Det sidste download er i gang lige nu, her eller hos en anden. Hvis det afbrydes, bliver det ledigt igen: Prøv om to minutter.
downloading = Downloader
decrypting = Dekrypterer…
downloadFinished = Værsgo
downloadFinishedLead = Filen er dekrypteret og ligger i dine downloads.
downloadStopped = Downloadet blev ikke færdigt.
showDownload = Vis

## Dead ends

loading = Et øjeblik…
configFailed = Serveren svarer ikke
configFailedLead = Intet er tabt. Tjek din forbindelse, og prøv igen.
notFoundTitle = Her er ingenting
notFoundLead = Filerne er udløbet eller slettet, eller linket er ikke fuldstændigt.
errorTitle = Noget gik galt
errorLead = Det gik ikke. Gå tilbage til forsiden, og prøv igen.
uploadErrorLead = Dine filer blev ikke sendt. Dem, du valgte, er her stadig: Prøv igen.
uploadError-too_large = Filerne er større, end tjenesten tillader. Send dem i mindre portioner.
uploadError-bad_limit = Tjenesten tillader ikke længere så mange downloads eller så lang tid. Genindlæs siden, og vælg igen.
uploadError-unauthorized = Kun de, der er logget ind, kan sende filer her. Log ind, og vælg dine filer igen.
uploadError-sender_unknown = Tjenesten kunne ikke se, at du er logget ind, så grænserne for alle andre gjaldt. Log ind igen, hvis du er logget ud nu; ellers prøv igen om lidt.
uploadError-issuer_away = Tjenesten er ikke tilgængelig lige nu eller kan ikke finde ud af, hvem der er logget ind. Uden en konto kan du sende op til { $size } ad gangen, til højst { $downloads } og { $time }: Send ikke mere end det, eller prøv igen om lidt.
uploadError-rate_limited = Der var for mange forsøg. Vent lidt, og prøv igen.
uploadError-busy = Tjenesten er overbelastet lige nu. Dine filer er her stadig: Prøv igen om lidt.
uploadError-full = Tjenesten har ikke plads til flere filer lige nu. Dine filer er her stadig: Prøv igen senere.
uploadError-unavailable = Tjenesten er ikke tilgængelig lige nu. Dine filer er her stadig: Prøv igen om lidt.
uploadError-idle_timeout = Forbindelsen var inaktiv for længe. Tjek den, og prøv igen.
uploadError-connect_failed = Serveren svarede ikke. Tjek din forbindelse, og prøv igen. Nogle netværk, ofte dem på arbejdet, blokerer det, som uploads kræver (WebSocket-forbindelser): Brug et andet netværk der, for eksempel din mobils, eller spørg den, der driver dit.
uploadError-connection_lost = Forbindelsen blev afbrudt. Dine filer er her stadig: Prøv igen.
uploadError-file_changed = En af filerne blev ændret eller kunne ikke læses, mens den blev sendt. Vælg den igen.
downloadErrorLead = Downloadet blev ikke færdigt. Prøv igen; hvis det ikke hjælper, så bed afsenderen om et nyt link.
downloadError-rate_limited = Der var for mange forsøg. Vent lidt, og prøv igen.
downloadError-busy = Tjenesten er overbelastet lige nu. Linket virker stadig: Prøv igen om lidt.
downloadError-unavailable = Tjenesten er ikke tilgængelig lige nu. Linket virker stadig: Prøv igen om lidt.
downloadError-connect_failed = Serveren kunne ikke nås. Tjek din forbindelse, og prøv igen.
downloadError-connection_lost = Forbindelsen blev afbrudt. Tjek den, og prøv igen.
downloadError-damaged = Det, der kom frem, er ikke det, der blev sendt, så intet af det blev gemt. Prøv igen; hvis det ikke hjælper, så bed afsenderen om et nyt link.
downloadError-incomplete = Browseren stoppede midt i at gemme. Slet den ufuldstændige fil, og prøv igen.
downloadError-no_room = Der er ikke mere plads til filerne på denne enhed. Skaf plads, og prøv igen.
crashLead = Siden kunne ikke vises. Genindlæs den; det, du har sendt før, er ikke berørt.
chunkTitle = En del af siden mangler
chunkMissingLead = Den kunne ikke indlæses. Tjek din forbindelse, og genindlæs siden; det, du har sendt før, er ikke berørt.
chunkTimeoutLead = Det tog for lang tid at indlæse den. Tjek din forbindelse, og genindlæs siden; det, du har sendt før, er ikke berørt.
waitForTransfer = En overførsel er stadig i gang og ville gå tabt. Vent, til den er færdig.
reload = Genindlæs
backHome = Til forsiden
outdatedTitle = Der er en nyere version
outdatedLead = Siden er forældet. Opdater den for at fortsætte.
update = Opdater
outdatedBrowserTitle = Browseren er forældet
outdatedBrowserLead = Den mangler det, der skal til for at sende og modtage filer. Opdater den, og åbn den samme adresse igen.
unsupportedTitle = Denne browser kan ikke åbne { $title }
unsupportedLead = Filerne krypteres i browseren, og denne mangler det, der skal til. Brug en opdateret browser.
insecureTitle = Adressen er ikke sikker
insecureLead = Browsere krypterer kun på sider, der er indlæst sikkert. Gå tilbage, og åbn den samme adresse med https:// foran. Hvis det ikke går, så spørg den, der driver tjenesten, om den sikre adresse.
otherBrowser = Hent en anden browser
help = Hjælp

## Privacy

legalTitle = Privatliv og vilkår
legalLead = Hvad der sker med dine filer, i få sætninger.
legalEncrypted = Filer gemmes krypteret. Nøglen er i linket og når aldrig serveren.
legalLifetime = En fil gemmes i højst { $anonymous } eller i højst { $signedIn }, hvis afsenderen er logget ind.
legalOneLifetime = En fil gemmes i højst { $time }.
legalDownloads = En grænse for downloads kan få en fil slettet tidligere.
legalLogs = Serverens logfiler gemmer IP-adresser i { $days } dage.
legalAccountToSend = Der kræves en konto for at sende filer, men ikke for at modtage dem.
legalAccount = Der kræves kun en konto til filer, der er større end { $size }.
