productName = Envoi

## The page around every screen

homeLink = { $title }, forside
skipToContent = Hopp til innholdet
promo = Melding
closeNotice = Lukk meldingen
storageBlocked = Denne nettleseren tar ikke vare på listen over opplastingene dine: Den forsvinner når du lukker siden. Kopier lenkene dine først.
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
languageFailed = Dette språket kunne ikke lastes. Sjekk forbindelsen din, og prøv igjen.
introTitle = Send filer, hold dem private
introLead = Filene dine krypteres her, før de forlater enheten din. Du får en lenke du kan gi videre; bare de som har den, kan åpne filene.
notBegunTitle = Er det ingenting her ennå?
notBegunLead = Sjekk forbindelsen din, og last denne siden på nytt. Hvis det ikke hjelper, er nettleseren utdatert: Oppdater den.
scriptsOffTitle = JavaScript er slått av
scriptsOffLead = Filene krypteres i nettleseren din, så denne siden trenger JavaScript.

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
sizeOfTotal = { $done } av { $total }
remaining = { $time } igjen
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } nedlasting
   *[other] { $count } nedlastinger
}
filesCount = { $count ->
    [one] { $count } fil
   *[other] { $count } filer
}

## Buttons that stand in several places

ok = OK
cancel = Avbryt
tryAgain = Prøv igjen
copyLink = Kopier lenke
copied = Kopiert
copyRefused = Nettleseren lot ikke siden kopiere. Lenken er markert, så du kan kopiere den selv.
share = Del
shareNamed = Del { $name }
showQrCode = Vis en QR-kode
qrCode = QR-kode for lenken
qrCodeHint = Rett et mobilkamera mot den for å åpne lenken der.
qrCodeFailed = QR-koden kunne ikke lages. Lenken virker likevel.
sendYourOwn = Send dine egne filer
deleteUpload = Slett
deleteFailed = Slettingen mislyktes. Sjekk forbindelsen din, og prøv igjen.
passwordProtected = Passordbeskyttet
passwordLabel = Passord
filesInside = Filer i opplastingen

## Accounts

signIn = Logg inn
signOut = Logg ut
signOutWaits = En overføring pågår fortsatt. Logg ut når den er ferdig.
signOutWaitsForTab = En overføring pågår fortsatt i en annen fane. Logg ut når den er ferdig.
signOutSyncs = Oppdaterer listen din før du logges ut…
signOutTitle = Logge ut?
signOutLoses = { $count ->
    [one] { $count } opplasting finnes bare på denne enheten: Listen din kunne ikke oppdateres. Når du har logget ut, kan du ikke lenger se, endre eller slette den. Lenken virker fortsatt.
   *[other] { $count } opplastinger finnes bare på denne enheten: Listen din kunne ikke oppdateres. Når du har logget ut, kan du ikke lenger se, endre eller slette dem. Lenkene virker fortsatt.
}
staySignedIn = Forbli innlogget
signOutAnyway = Logg ut likevel
signedOut = Du er logget ut.
signedOutRefused = Du er logget ut: Innloggingen din er utløpt. Logg inn igjen for å se listen din.
signUpTitle = Logg inn for å gjøre mer
signUpLead = Du kan sende uten konto. Med en konto kan du gjøre mer:
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
benefitPerk = Listen din forblir kryptert: Ingen andre enn du kan lese den
emailLabel = E-post (valgfritt)
signInNotBegun = Innloggingssiden kunne ikke nås. Sjekk forbindelsen din, og prøv igjen.
signInAway = Innloggingstjenesten kan ikke nås akkurat nå. Prøv igjen senere.
signInNoRoom = Det er ikke mer plass på denne enheten til å logge inn. Slett opplastinger du ikke lenger trenger, og prøv igjen.
signInWaits = En overføring pågår fortsatt og ville gå tapt. Logg inn når den er ferdig.
signingIn = Logger deg inn…
signInErrorLead = Du ble ikke logget inn, og ingenting annet er endret. Prøv igjen.
passphraseNeeded = Passfrasen til listen din
passphraseNeededLead = Den krypterer listen over opplastingene dine og forlater aldri denne enheten. Bruk den samme på alle enhetene dine.
passphraseLabel = Passfrase
passphraseTooShort = Den er for kort: Det trengs minst { $length } tegn.
passphraseHint = Minst { $length } tegn: noen ord som bare du forbinder med hverandre. Ingen kan gjenopprette den, så skriv den ned.
passphraseRunning = Lager nøkkelen…
passphraseFailed = Enheten kunne ikke lage nøkkelen. Lukk andre faner, og prøv igjen.
goOn = Fortsett
cancelSignIn = Ikke logg inn
unknownPassphrase = Er passfrasen ny?
unknownPassphraseLead = Det finnes ingen liste for den. Hvis dette er den første enheten din, eller du velger en ny passfrase, skriver du den én gang til for å starte en liste. Ellers ble den skrevet feil.
passphraseAgain = Den samme passfrasen én gang til
passphraseDiffers = Det er ikke det du skrev i stad.
beginList = Start en ny liste
anotherPassphrase = Jeg skrev feil
uncheckedPassphrase = Den kunne ikke sjekkes
uncheckedPassphraseLead = Serveren svarte ikke på om det finnes en liste for denne passfrasen. Prøv igjen. Hvis du fortsetter likevel, og den ble skrevet feil, ser du ikke listen fra de andre enhetene dine.
trustPassphrase = Fortsett likevel
retypePassphrase = Skriv den på nytt

## Sending: choosing files

sendFiles = Send filer
dropFiles = Dra og slipp filer
orSelectFiles = eller klikk for å velge opptil { $size }
selectFiles = Velg filer
selectFolder = Velg en mappe
accountNeeded = Logg inn for å sende filer
accountNeededLead = I denne tjenesten kan bare de som har en konto, sende filer. Du kan motta uten.
accountNeededBlocked = I denne tjenesten kan bare de som har en konto, sende filer, og du kan ikke logge inn med denne nettleseren: Den lagrer ingenting for siden. Du kan motta filer uten konto.
signInForSize = Logg inn for å sende opptil { $size }
dropNow = Slipp dem hvor som helst
chosenFiles = Valgte filer
addMoreFiles = Legg til flere
removeFile = Fjern { $name }
totalSize = { $size } totalt
skippedEmpty = Tomme filer som ikke ble lagt til: { $count }
skippedChosen = Allerede valgte filer som ikke ble lagt til igjen: { $count }
expiryChoices = Lenken slutter å virke etter
downloadLimitLabel = Nedlastinger
timeLimitLabel = Tid
addPassword = Beskytt med passord
maxPasswordLength = Et passord har høyst { $length } tegn.
uploadFiles = { $count ->
    [one] Krypter og last opp
   *[other] Krypter og last opp { $count } filer
}

## Sending: what is not possible

noticeTitle = Det gikk ikke
tooManyFiles = { $count ->
    [one] Du kan bare sende { $count } fil om gangen.
   *[other] Du kan bare sende { $count } filer om gangen.
}
fileTooBig = Filene er til sammen større enn { $size }. Send dem i mindre deler.
tooManyArchives = { $count ->
    [one] Du kan bare ha { $count } opplasting om gangen. Slett den først, eller vent til den utløper.
   *[other] Du kan bare ha { $count } opplastinger om gangen. Slett en først, eller vent til en utløper.
}
unreadableFiles = Det du slapp, kan ikke leses. Velg filene med knappen i stedet.
needsAccountSize = Uten konto kan du sende opptil { $size } om gangen.
needsAccountCount = { $count ->
    [one] Uten konto tillater en lenke høyst { $count } nedlasting.
   *[other] Uten konto tillater en lenke høyst { $count } nedlastinger.
}
needsAccountTime = Uten konto virker en lenke i høyst { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } totalt
noAnswer = Ikke noe svar på en stund. Sjekk forbindelsen din: Opplastingen fortsetter av seg selv, eller du kan avbryte den.
uploading = Laster opp
importing = Leser filene dine…
encrypting = Krypterer…
finalising = Alt har kommet frem. Det lagres…
expiresAfter = Utløper etter { $downloads } eller { $time }
settingPassword = Angir passordet…
passwordFailed = Passordet kunne ikke angis
passwordFailedLead = Filene dine er lastet opp, men ikke beskyttet ennå, så lenken vises ikke. Prøv igjen, eller slett opplastingen.
linkReady = Lenken din er klar
linkReadyLead = Alle som har denne lenken, kan åpne filene. Ingen andre kan det, ikke engang denne tjenesten.
shareLink = Lenke til filene dine
sendMore = Send flere filer
copyLinkTitle = Kopier lenken din
shareLinkTitle = Del lenken din
linkDialogLead = Alle du gir denne lenken til, kan åpne { $name }.

## The survey

surveyTitle = Fortell oss hva du synes
surveyLead = Svarene dine bidrar til å gjøre det bedre å sende filer. Du svarer på en annen side, og ingenting om filene dine følger med.
giveFeedback = Gi tilbakemelding
surveySkip = Hopp over

## The person's own uploads

yourUploads = Dine opplastinger
noUploads = Det du sender, vises her, så du kan kopiere lenken på nytt eller slette det.
downloadsLeft = { $count ->
    [one] { $count } nedlasting igjen
   *[other] { $count } nedlastinger igjen
}
timeLeft = { $time } igjen
deleteNamed = Slett { $name }
deleteTitle = Slette opplastingen?
deleteQuestion = Ingen vil kunne laste ned { $name } lenger. Dette kan ikke angres.
keep = Behold
openDownloadPage = Åpne siden som mottakere av { $name } ser
changeLimits = Endre
changeLimitsNamed = Endre hvor lenge { $name } kan lastes ned
changeLimitsTitle = Endre hvor lenge lenken virker
keepTime = Som nå
timeFromNow = { $time } fra nå
save = Lagre
goneTitle = Den er allerede borte
goneLead = { $name } er utløpt, hentet så mange ganger som lenken tillot, eller slettet et annet sted. Ingenting er endret.
passwordNotSet = Passordet er ikke angitt, så lenken vises ikke. Hvis det forblir slik, sletter du opplastingen og sender filene på nytt.
changeFailed = Det ble ikke endret. Sjekk valget ditt og forbindelsen din, og prøv igjen.

## Receiving

checkingLink = Leter etter filene dine…
checkFailed = Serveren svarer ikke
checkFailedLead = Ingenting er tapt. Sjekk forbindelsen din, og prøv igjen.
checkRefused = Ikke akkurat nå
checkRefusedLead = Noe gikk galt på serveren. Ingenting er tapt: Prøv igjen om litt.
waitAsked = Serveren ber deg vente { $time }.
expiredTitle = Filene er borte
expiredLead = Lenken er utløpt, brukt opp eller slettet av avsenderen. Be om en ny.
passwordNeeded = Skriv inn passordet
passwordNeededLead = Avsenderen har beskyttet filene. Passordet fulgte ikke med lenken.
passwordTryAgain = Det er ikke riktig passord. Prøv igjen.
unlock = Lås opp
keyNeeded = Nøkkelen mangler
keyNeededLead = En fullstendig lenke har en nøkkel etter tegnet #. Lim inn hele lenken, eller bare nøkkelen.
keyLabel = Lenke eller nøkkel
notAKey = Dette er verken en lenke eller en nøkkel fra denne tjenesten.
keyOfAnotherFile = Denne lenken fører til andre filer.
openLink = Åpne
filesForYou = { $count ->
    [one] En fil til deg
   *[other] { $count } filer til deg
}
filesForYouLead = Sendt kryptert. Dekrypteringen skjer her, i nettleseren din.
download = Last ned
noStreamsWarning = Denne nettleseren kan bare åpne en så stor fil ved å holde hele i minnet, og det kan mislykkes. Hva vil du gjøre?
noStreams-copyLink = Kopiere lenken og åpne den i en annen nettleser
noStreams-otherBrowser = Skaffe en nettleser som lagrer store filer etter hvert som de kommer
noStreams-download = Laste ned her likevel
linkLife = Tilgjengelig i { $time }
lastDownload = Tilgjengelig i { $time }. Dette er den siste nedlastingen: Ta godt vare på filen.
downloadsTaken = Den siste nedlastingen pågår akkurat nå, her eller hos noen andre. Hvis den blir avbrutt, blir den ledig igjen: Prøv om to minutter.
downloading = Laster ned
decrypting = Dekrypterer…
downloadFinished = Vær så god
downloadFinishedLead = Filen er dekryptert og ligger i nedlastingene dine.
downloadStopped = Nedlastingen ble ikke fullført.
showDownload = Vis

## Dead ends

loading = Et øyeblikk…
configFailed = Serveren svarer ikke
configFailedLead = Ingenting er tapt. Sjekk forbindelsen din, og prøv igjen.
notFoundTitle = Det er ingenting her
notFoundLead = Filene er utløpt eller slettet, eller lenken er ikke fullstendig.
errorTitle = Noe gikk galt
errorLead = Det gikk ikke. Gå tilbake til forsiden, og prøv igjen.
uploadErrorLead = Filene dine ble ikke sendt. De du valgte, er fortsatt her: Prøv igjen.
uploadError-too_large = Filene er større enn tjenesten tillater. Send dem i mindre deler.
uploadError-bad_limit = Tjenesten tillater ikke lenger så mange nedlastinger eller så lang tid. Last siden på nytt, og velg igjen.
uploadError-unauthorized = Bare de som er logget inn, kan sende filer her. Logg inn, og velg filene dine på nytt.
uploadError-sender_unknown = Tjenesten kunne ikke se at du er logget inn, så grensene for alle andre gjaldt. Logg inn igjen hvis du er logget ut nå; ellers prøver du igjen om litt.
uploadError-issuer_away = Tjenesten er ikke tilgjengelig akkurat nå, eller kan ikke finne ut hvem som er logget inn. Uten konto kan du sende opptil { $size } om gangen, for høyst { $downloads } og { $time }: Ikke send mer enn det, eller prøv igjen om litt.
uploadError-rate_limited = Det ble for mange forsøk. Vent litt, og prøv igjen.
uploadError-busy = Tjenesten er overbelastet akkurat nå. Filene dine er fortsatt her: Prøv igjen om litt.
uploadError-full = Tjenesten har ikke plass til flere filer akkurat nå. Filene dine er fortsatt her: Prøv igjen senere.
uploadError-unavailable = Tjenesten er ikke tilgjengelig akkurat nå. Filene dine er fortsatt her: Prøv igjen om litt.
uploadError-idle_timeout = Forbindelsen var inaktiv for lenge. Sjekk den, og prøv igjen.
uploadError-connect_failed = Serveren svarte ikke. Sjekk forbindelsen din, og prøv igjen. Noen nettverk, ofte de på jobben, blokkerer det opplastinger trenger (WebSocket-forbindelser): Bruk et annet nettverk der, for eksempel mobilens, eller spør den som driver ditt.
uploadError-connection_lost = Forbindelsen ble brutt. Filene dine er fortsatt her: Prøv igjen.
uploadError-file_changed = En av filene ble endret eller kunne ikke leses mens den ble sendt. Velg den på nytt.
downloadErrorLead = Nedlastingen ble ikke fullført. Prøv igjen; hvis det ikke hjelper, ber du avsenderen om en ny lenke.
downloadError-rate_limited = Det ble for mange forsøk. Vent litt, og prøv igjen.
downloadError-busy = Tjenesten er overbelastet akkurat nå. Lenken virker fortsatt: Prøv igjen om litt.
downloadError-unavailable = Tjenesten er ikke tilgjengelig akkurat nå. Lenken virker fortsatt: Prøv igjen om litt.
downloadError-connect_failed = Serveren kunne ikke nås. Sjekk forbindelsen din, og prøv igjen.
downloadError-connection_lost = Forbindelsen ble brutt. Sjekk den, og prøv igjen.
downloadError-damaged = Det som kom frem, er ikke det som ble sendt, så ingenting av det ble beholdt. Prøv igjen; hvis det ikke hjelper, ber du avsenderen om en ny lenke.
downloadError-incomplete = Nettleseren stoppet midt i lagringen. Slett den ufullstendige filen, og prøv igjen.
downloadError-no_room = Det er ikke mer plass til filene på denne enheten. Frigjør plass, og prøv igjen.
crashLead = Siden kunne ikke vises. Last den på nytt; det du har sendt før, er ikke berørt.
chunkTitle = En del av siden mangler
chunkMissingLead = Den kunne ikke lastes. Sjekk forbindelsen din, og last siden på nytt; det du har sendt før, er ikke berørt.
chunkTimeoutLead = Det tok for lang tid å laste den. Sjekk forbindelsen din, og last siden på nytt; det du har sendt før, er ikke berørt.
waitForTransfer = En overføring pågår fortsatt og ville gå tapt. Vent til den er ferdig.
reload = Last på nytt
backHome = Til forsiden
outdatedTitle = Det finnes en nyere versjon
outdatedLead = Denne siden er utdatert. Oppdater den for å fortsette.
update = Oppdater
outdatedBrowserTitle = Nettleseren er utdatert
outdatedBrowserLead = Den mangler det som trengs for å sende og motta filer. Oppdater den, og åpne den samme adressen igjen.
unsupportedTitle = Denne nettleseren kan ikke åpne { $title }
unsupportedLead = Filene krypteres i nettleseren, og denne mangler det som trengs for det. Bruk en oppdatert nettleser.
insecureTitle = Denne adressen er ikke sikker
insecureLead = Nettlesere krypterer bare på sider som er lastet på en sikker måte. Gå tilbake, og åpne den samme adressen med https:// foran. Hvis det ikke går, spør du den som driver tjenesten, om den sikre adressen.
otherBrowser = Skaff en annen nettleser
help = Hjelp

## Privacy

legalTitle = Personvern og vilkår
legalLead = Hva som skjer med filene dine, i noen få setninger.
legalEncrypted = Filer lagres kryptert. Nøkkelen er i lenken og når aldri serveren.
legalLifetime = En fil lagres i høyst { $anonymous }, eller i høyst { $signedIn } hvis avsenderen er logget inn.
legalOneLifetime = En fil lagres i høyst { $time }.
legalDownloads = En grense for nedlastinger kan føre til at en fil slettes tidligere.
legalLogs = Serverlogger lagrer IP-adresser i { $days } dager.
legalAccountToSend = Det kreves konto for å sende filer, men ikke for å motta dem.
legalAccount = Det kreves konto bare for filer som er større enn { $size }.
