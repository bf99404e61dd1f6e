productName = Envoi

## The page around every screen

homeLink = { $title }, startpagina
skipToContent = Naar de inhoud
promo = Melding
closeNotice = Sluiten
storageBlocked = Deze browser kan de lijst met je uploads niet bewaren; die is weg zodra je deze pagina sluit. Kopieer eerst je links.
storageFull = Er is op dit apparaat geen ruimte meer voor de lijst met je uploads. Kopieer je links voordat je deze pagina sluit, of verwijder uploads die je niet meer nodig hebt.
footerPromise = Bestanden worden versleuteld voordat ze je apparaat verlaten. Alleen wie de link heeft, kan ze openen.
footerLinks = Over deze dienst
link-privacy = Privacy
link-terms = Voorwaarden
link-cookies = Cookies
link-source = Broncode
link-feedback = Feedback
feedbackFacts = Versie { $version }, { $browser }
language = Taal
languageOfBrowser = Zoals in je browser
languageTold = { $label }: { $language }
languageFailed = Deze taal kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
introTitle = Bestanden privé delen, heel eenvoudig
introLead = Je bestanden worden op dit apparaat versleuteld voordat ze worden verstuurd. Deel de link met de mensen die je kiest; alleen zij kunnen de bestanden openen.
notBegunTitle = Nog niets te zien?
notBegunLead = Controleer je verbinding en laad deze pagina opnieuw. Helpt dat niet, dan is je browser verouderd: werk hem bij.
scriptsOffTitle = JavaScript staat uit
scriptsOffLead = Je bestanden worden in de browser versleuteld, dus deze pagina heeft JavaScript nodig. Zet het aan en laad de pagina opnieuw.

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
   *[other] { $num } dagen
}
hours = { $num } uur
minutes = { $num ->
    [one] { $num } minuut
   *[other] { $num } minuten
}
seconds = { $num ->
    [one] { $num } seconde
   *[other] { $num } seconden
}
shortDays = { $num ->
    [one] { $num } dag
   *[other] { $num } dagen
}
shortHours = { $num } uur
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = tot { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = tot morgen { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = tot { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } van { $total }
remaining = nog { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } download
   *[other] { $count } downloads
}
downloadsWithoutLimit = Onbeperkt aantal downloads
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } bestand
   *[other] { $count } bestanden
}
nameAndMore = { $name } en nog { $count }

## Buttons that stand in several places

ok = OK
done = Klaar
cancel = Annuleren
add = Toevoegen
doNotAdd = Niet toevoegen
tryAgain = Opnieuw proberen
copyLink = Link kopiëren
copyMessage = Bericht kopiëren
includePassword = Wachtwoord meesturen
emailLink = E-mail
emailSubject = Bestanden voor jou
copied = Gekopieerd
copyRefused = Je browser stond kopiëren niet toe. De link is geselecteerd, dus je kunt hem zelf kopiëren.
share = Delen
shareNamed = { $name } delen
showQrCode = QR-code
qrCode = QR-code voor deze link
qrCodeHint = Scan de code met de camera van een telefoon om de link daar te openen.
qrCodeFailed = De QR-code kon niet worden gemaakt. Je link werkt gewoon.
sendYourOwn = Zelf bestanden versturen
deleteUpload = Verwijderen
deleteFailed = Deze upload kon niet worden verwijderd. Controleer je verbinding en probeer het opnieuw.
passwordProtected = Beveiligd met wachtwoord
passwordLabel = Wachtwoord
showPassword = Wachtwoord tonen
hidePassword = Wachtwoord verbergen
filesInside = Bestanden in deze upload

## Accounts

signIn = Inloggen
signOut = Uitloggen
signOutWaits = Er is nog een overdracht bezig. Log uit zodra die klaar is.
signOutWaitsForTab = In een ander tabblad is nog een overdracht bezig. Log uit zodra die klaar is.
signOutSyncs = Je lijst wordt nog even opgeslagen…
signOutTitle = Uitloggen?
signOutLoses = { $count ->
    [one] { $count } upload staat alleen op dit apparaat. Als je bent uitgelogd, kun je die niet meer zien, wijzigen of verwijderen. De link blijft werken.
   *[other] { $count } uploads staan alleen op dit apparaat. Als je bent uitgelogd, kun je ze niet meer zien, wijzigen of verwijderen. De links blijven werken.
}
staySignedIn = Ingelogd blijven
signOutAnyway = Toch uitloggen
signedOut = Je bent uitgelogd.
signedOutRefused = Je sessie is verlopen. Log opnieuw in om je lijst te zien.
signUpTitle = Log in voor meer
signUpLead = Je kunt bestanden versturen zonder account. Met een account kun je meer:
benefitSize = Verstuur tot { $size } per keer
benefitCount = { $count ->
    [one] Laat een link tot { $count } keer gebruiken
   *[other] Laat een link tot { $count } keer gebruiken
}
benefitTime = { $token ->
    [one] Hou een link tot { $token } dag geldig
   *[other] Hou een link tot { $token } dagen geldig
}
benefitSync = Zie je uploads op al je apparaten
benefitPerk = Je lijst blijft versleuteld; alleen jij kunt hem lezen
emailLabel = E-mail (optioneel)
signInNotBegun = De inlogpagina was niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
signInAway = Inloggen kan nu even niet. Probeer het later opnieuw.
signInNoRoom = Er is op dit apparaat geen ruimte meer om in te loggen. Verwijder uploads die je niet meer nodig hebt en probeer het opnieuw.
signInWaits = Er is nog een overdracht bezig en die zou verloren gaan. Log in zodra die klaar is.
signingIn = Je wordt ingelogd…
signInErrorLead = Je bent niet ingelogd en verder is er niets veranderd. Probeer het opnieuw.
signInReason = Als dit blijft gebeuren, meld dit dan aan de beheerders van deze dienst: { $reason }
passphraseNeeded = Vul de wachtzin van je lijst in
passphraseNeededLead = Die versleutelt de lijst met je uploads en verlaat dit apparaat nooit. Gebruik dezelfde op al je apparaten.
passphraseLabel = Wachtzin
passphraseTooShort = Dat is te kort. Gebruik minstens { $length } tekens.
passphraseHint = Minstens { $length } tekens: een paar woorden die alleen jij zou combineren. Niemand kan hem herstellen, dus schrijf hem op.
passphraseRunning = Je sleutel wordt gemaakt…
passphraseFailed = De sleutel kon op dit apparaat niet worden gemaakt. Sluit andere tabbladen en probeer het opnieuw.
goOn = Doorgaan
cancelSignIn = Niet inloggen
unknownPassphrase = Is dit een nieuwe wachtzin?
unknownPassphraseLead = We hebben er geen lijst bij gevonden. Is dit je eerste apparaat, of wil je een nieuwe wachtzin? Typ hem dan nog een keer om een lijst te beginnen. Heb je al een lijst, dan heb je misschien een typefout gemaakt.
passphraseAgain = Typ de wachtzin nog een keer
passphraseDiffers = De wachtzinnen komen niet overeen.
beginList = Nieuwe lijst beginnen
anotherPassphrase = Typefout gemaakt
uncheckedPassphrase = Je wachtzin kon niet worden gecontroleerd
uncheckedPassphraseLead = De server heeft niet laten weten of er een lijst is voor deze wachtzin. Probeer het opnieuw. Als je doorgaat en het een typefout was, zie je de lijst van je andere apparaten niet.
trustPassphrase = Toch doorgaan
retypePassphrase = Opnieuw typen

## Sending: choosing files

sendFiles = Bestanden versturen
dropFiles = Sleep bestanden hierheen
orSelectFiles = of kies ze, tot { $size }
upToSize = Tot { $size }
selectFiles = Bestanden kiezen
selectFolder = Een map kiezen
sharedTitle = Deze bestanden toevoegen?
sharedLead = Een andere app of website heeft ze met deze pagina gedeeld. Voeg alleen toe wat je verwachtte.
accountNeeded = Log in om bestanden te versturen
accountNeededLead = Je hebt een account nodig om hier bestanden te versturen. Ontvangen kan iedereen.
accountNeededBlocked = Je hebt een account nodig om hier bestanden te versturen, maar deze browser kan voor deze pagina niet onthouden dat je bent ingelogd. Bestanden ontvangen kan wel.
accountNeededToRequest = Je hebt een account nodig om hier bestanden te vragen. Iedereen met de link kan ze je sturen.
signInForSize = Log in om tot { $size } te versturen
dropNow = Laat los om toe te voegen
chosenFiles = Je bestanden
addMoreFiles = Toevoegen
removeFile = { $name } weghalen
fileRemoved = { $name } weggehaald
addFolder = Map toevoegen
skipped-none = Geen bestanden gevonden om toe te voegen
skipped-empty = { $count ->
    [one] { $count } leeg bestand overgeslagen
   *[other] { $count } lege bestanden overgeslagen
}
skipped-chosen = { $count ->
    [one] { $count } bestand overgeslagen dat je al had toegevoegd
   *[other] { $count } bestanden overgeslagen die je al had toegevoegd
}
skipped-system = Systeembestanden overgeslagen: { $count }
skipped-unreadable = Kon niet worden gelezen: { $name }
expiryChoices = Link verloopt na
downloadLimitLabel = Downloads
timeLimitLabel = Tijd
addPassword = Beveiligen met een wachtwoord
liveLink = Link al tijdens het uploaden
liveLinkHint = Ontvangers kunnen in hun browser al beginnen met downloaden terwijl jij nog uploadt. Houd deze pagina open.
passwordMissing = Typ een wachtwoord, of haal het vinkje weg om zonder wachtwoord te versturen.
maxPasswordLength = Een wachtwoord kan hoogstens { $length } tekens hebben.
uploadFiles = { $count ->
    [one] { $count } bestand uploaden
   *[other] { $count } bestanden uploaden
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Te veel bestanden
noticeTitle-fileTooBig = Te groot om te versturen
noticeTitle-tooManyArchives = Te veel uploads
noticeTitle-unreadableFiles = Deze bestanden zijn niet leesbaar
tooManyFiles = { $count ->
    [one] Je kunt { $count } bestand per keer versturen; je koos er { $chosen }. Maak er een zipbestand van of kies er één.
   *[other] Je kunt tot { $count } bestanden per keer versturen; je koos er { $chosen }. Maak er een zipbestand van of kies er minder.
}
tooManyFilesAtOnce = { $count ->
    [one] Je kunt { $count } bestand per keer versturen. Maak er een zipbestand van of kies er één.
   *[other] Je kunt tot { $count } bestanden per keer versturen. Maak er een zipbestand van of kies er minder.
}
addFitting = { $count ->
    [one] Eerste toevoegen
   *[other] Eerste { $count } toevoegen
}
fileTooBig = Je kunt tot { $size } per keer versturen. Verstuur deze bestanden in kleinere porties.
tooManyArchives = { $count ->
    [one] Je kunt { $count } upload tegelijk hebben. Verwijder die of wacht tot die verloopt.
   *[other] Je kunt tot { $count } uploads tegelijk hebben. Verwijder er een of wacht tot er een verloopt.
}
unreadableFiles = We kunnen niet lezen wat je hierheen hebt gesleept. Kies de bestanden met de knop.
needsAccountSize = Zonder account kun je tot { $size } per keer versturen.
needsAccountCount = { $count ->
    [one] Zonder account geldt een link voor hoogstens { $count } download.
   *[other] Zonder account geldt een link voor hoogstens { $count } downloads.
}
needsAccountTime = Zonder account werken links hoogstens { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } in totaal
noAnswer = Wachten op je verbinding. We gaan vanzelf verder.
uploading = Uploaden
uploadWaiting = Wacht op uploaden
pause = Pauzeren
uploadPaused = Gepauzeerd
liveLinkReady = Deze link werkt al. Ontvangers krijgen de bestanden terwijl je ze uploadt. Houd deze pagina open.
unfinishedUpload = Onderbroken upload
continueFrom = Doorgaan vanaf { $size }?
sameFilesNeeded = Kies dezelfde bestanden opnieuw om door te gaan.
otherFiles = Dit zijn niet dezelfde bestanden, of ze zijn intussen veranderd. Er is verder niets verstuurd.
notSent = Nog niet geüpload
prepareNext = Volgende upload voorbereiden
waitsForUpload = Begint zodra de huidige upload klaar is.
stopUploadTitle = Deze upload stoppen?
stopUploadLead = Wat al is verstuurd, gaat verloren. De bestanden die je koos, staan er nog.
keepUploading = Verder uploaden
stopUpload = Upload stoppen
showUpload = Tonen
importing = Je bestanden worden gelezen…
encrypting = Versleutelen…
finalising = Bijna klaar. Je bestanden worden opgeslagen…
expiresAfter = Verloopt na { $downloads } of { $time }
settingPassword = Wachtwoord wordt ingesteld…
passwordFailed = Het wachtwoord kon niet worden ingesteld
passwordFailedLead = Je bestanden zijn geüpload maar nog niet beveiligd, dus tonen we de link nog niet. Probeer het opnieuw, of verwijder de upload.
uploaded = Klaar om te delen
linkReady = Je link is klaar
uploadComplete = Upload voltooid
shareLink = Link naar je bestanden
sendMore = Meer bestanden versturen
linkDialogLead = Iedereen met deze link kan { $name } downloaden.
linkDialogNote = Iedereen met deze link kan je notitie lezen.
linkNeedsPassword = Daarvoor is ook het wachtwoord nodig.
howProtected = Hoe je bestanden beveiligd zijn
protectionTitle = End-to-end versleuteld
protectionEncrypted = Je browser versleutelt de bestanden voordat ze dit apparaat verlaten. De server bewaart alleen wat hij niet kan lezen.
protectionKey = De sleutel staat in de link, na het teken #. Die wordt nooit naar de server gestuurd, dus deel de link alleen met mensen die je vertrouwt.
protectionExpiry = De bestanden worden verwijderd zodra de link verloopt: na de downloads of de tijd die je kiest.

## Keyboard shortcuts

shortcutsTitle = Sneltoetsen
shortcutChoose = Bestanden kiezen
shortcutUpload = Uploaden
shortcutCopy = De link kopiëren
shortcutDownload = Downloaden
shortcutHelp = Deze lijst tonen
shortcutsOn = Sneltoetsen gebruiken

## The survey

surveyTitle = Vertel ons wat je vindt
surveyLead = Met je antwoorden kunnen we dit beter maken. De vragenlijst opent op een andere pagina en komt niets over je bestanden te weten.
giveFeedback = Feedback geven
surveySkip = Overslaan

## The person's own uploads

yourUploads = Je uploads
noUploads = Bestanden die je verstuurt, verschijnen hier, zodat je de link opnieuw kunt kopiëren of ze kunt verwijderen.
joinOffer = Uploads die je voor het inloggen vanaf dit apparaat hebt verstuurd: { $count }. Aan je lijst toevoegen?
downloadsLeft = { $count ->
    [one] Nog { $count } download
   *[other] Nog { $count } downloads
}
timeLeft = Nog { $time }
deleteNamed = { $name } verwijderen
deletingNamed = { $name } wordt verwijderd…
undo = Ongedaan maken
keep = Bewaren
moreActions = Meer acties voor { $name }
openPage = Downloadpagina openen
openDownloadPage = Downloadpagina van { $name } openen
changeLimits = Wijzigen
changeLimitsNamed = Wijzigen wanneer de link naar { $name } verloopt
changeLimitsTitle = Wijzigen wanneer de link verloopt
keepTime = Ongewijzigd
timeFromNow = { $time } vanaf nu
save = Opslaan
goneTitle = Deze upload is er niet meer
goneLead = { $name } is verlopen, heeft de downloadlimiet bereikt of is ergens anders verwijderd. Er is niets gewijzigd.
passwordNotSet = Het wachtwoord is niet ingesteld, dus de link is verborgen. Blijft dat zo, verwijder de upload dan en verstuur de bestanden opnieuw.
changeFailed = Dat kon niet worden opgeslagen. Controleer je keuzes en je verbinding en probeer het opnieuw.
pastUploads = Afgerond in de laatste 7 dagen
clearPast = Wissen
pastDownloaded = Gedownload: { $time }
pastDownloadedBefore = Gedownload vóór { $time }
pastExpired = Verlopen: { $time }
pastDeleted = Verwijderd: { $time }
pastGone = Opgebruikt of verwijderd: { $time }
pastGoneBefore = Opgebruikt of verwijderd vóór { $time }
requestFiles = Bestanden vragen
newRequestLead = Maak een link waarmee iedereen je bestanden kan sturen die alleen jij kunt lezen.
requestWanted = Wat je nodig hebt, één ding per regel
requestAskerHint = Afzenders zien deze naam. Niemand controleert die.
requestOpenFor = Open gedurende
deliveries = Zendingen
requestDeliverySize = Grootte van elke zending
requestTotalSize = Totale grootte
newRequestKinds = Soorten bestanden, zoals .pdf (alleen een advies)
requestLink = Link van het verzoek
requestReadyLead = Iedereen met deze link kan je bestanden sturen. Alleen jij kunt ze lezen.
requestSubject = Stuur me alsjeblieft bestanden
ownerLink = Link naar postvak
ownerLinkWarning = Hiermee open je dit postvak op een ander apparaat. Wie de link heeft, kan alles lezen wat je ontvangt. Deel hem dus niet.
inbox = Postvak
yourRequests = Je verzoeken
joinRequests = Verzoeken die je voor het inloggen op dit apparaat hebt gemaakt: { $count }. Aan je lijst toevoegen?
newDeliveries = Nieuwe zendingen: { $count }
notifyDeliveries = Meldingen over zendingen
requestAccepts = Neemt bestanden aan
requestClosed = Neemt geen bestanden meer aan
noDeliveries = Er is nog niets aangekomen. Zendingen verschijnen hier.
requestGoneLead = Dit verzoek is verlopen of verwijderd.
requestUntrusted = Dit verzoek is niet te vertrouwen
requestUntrustedLead = De link is beschadigd, of de server toont een ander verzoek. Er wordt niets getoond.
deliveryComing = Wordt verstuurd
deliveryNew = Ontvangen
deliveryCollected = Opgeslagen
removeDelivery = Van de server verwijderen
deliveryRefused-repeated = Geweigerd: deze zending staat er twee keer.
deliveryRefused-forged = Geweigerd: hij is niet met je link gemaakt.
deliveryRefused-damaged = Geweigerd: hij is beschadigd of veranderd.
closeRequest = Geen bestanden meer aannemen
closeRequestTitle = Geen bestanden meer aannemen?
closeRequestLead = De link werkt dan definitief niet meer, en bestanden die nog worden verstuurd, komen niet aan. Wat is aangekomen, blijft hier.
newLink = Nieuwe link
newLinkLead = De oude link werkt niet meer zodra de nieuwe klaar is. Wat is aangekomen, blijft in het oude postvak.
deleteRequestTitle = Dit verzoek verwijderen?
deleteRequestLead = De link werkt dan niet meer, en alles wat is aangekomen wordt van de server verwijderd. Opgeslagen bestanden blijven.

## Receiving

checkingLink = Je bestanden worden gezocht…
checkFailed = Server niet bereikbaar
checkFailedLead = Er is niets verloren. Controleer je verbinding en probeer het opnieuw.
checkRefused = De server heeft het druk
checkRefusedLead = Er is niets verloren. Probeer het zo meteen opnieuw.
waitAsked = Wacht nog { $time }.
expiredTitle = Deze bestanden zijn er niet meer
expiredLead = De link is verlopen, heeft de downloadlimiet bereikt of is door de afzender verwijderd. Vraag om een nieuwe.
removedTitle = Deze bestanden zijn weggehaald
removedLead = De beheerders van deze dienst hebben ze weggehaald, dus de link werkt niet meer.
contactOperator = Contact opnemen
passwordNeeded = Vul het wachtwoord in
passwordNeededLead = Vraag de afzender om het wachtwoord; het zit niet in de link.
passwordTryAgain = Verkeerd wachtwoord. Probeer het opnieuw.
unlock = Ontgrendelen
keyNeeded = Deze link is niet volledig
keyNeededLead = Een deel van de link ontbreekt. Kopieer hem opnieuw en plak hem hier.
keyLabel = Link of sleutel
notAKey = Dat is geen link of sleutel van deze dienst.
keyOfAnotherFile = Die link hoort bij andere bestanden.
openLink = Openen
wrongKey = Deze link werkt niet
wrongKeyLead = Misschien ontbreekt er een deel. Kopieer de hele link uit je bericht en plak hem hier.
filesForYou = { $count ->
    [one] Een bestand voor jou
   *[other] { $count } bestanden voor jou
}
filesForYouLead = End-to-end versleuteld. Alleen in je browser ontsleuteld.
fromSender = Van de afzender
showMore = Meer tonen
download = Downloaden
noStreamsWarning = Om zo’n groot bestand te openen, moet deze browser het helemaal in het geheugen houden, en dat kan mislukken. Wat wil je doen?
noStreams-copyLink = De link kopiëren en in een andere browser openen
noStreams-otherBrowser = Een browser installeren die grote bestanden direct opslaat
noStreams-download = Toch hier downloaden
linkLife = Verloopt over { $time }
linkLifeUnderMinute = Verloopt over minder dan een minuut
lastDownloadNote = Laatste download: zodra je opent of opslaat, werkt de link niet meer.
ownUpload = { $left ->
    [one] Dit is je eigen upload. Als jij die downloadt, kan niemand anders dat nog.
   *[other] Dit is je eigen upload. Als je die downloadt, gebruik je 1 van de { $left } resterende downloads.
}
downloadsTaken = Iemand downloadt nu het laatste exemplaar. Als dat stopt, kun je het over twee minuten opnieuw proberen.
downloading = Downloaden
decrypting = Ontsleutelen…
downloadBegunAnew = Deze download kon niet worden voortgezet en is daarom opnieuw begonnen.
stillUploading = De afzender is nog aan het uploaden. Je kunt al beginnen met downloaden.
waitsForSender = Wachten op de afzender. We gaan vanzelf verder.
downloadFinished = Download voltooid
downloadFinishedLead = { $name } staat in je map Downloads.
savedInFolder = Opgeslagen in { $folder }
downloadFinishedRenamed = Het bestand staat in je map Downloads, misschien onder een andere naam.
downloadAgain = Opnieuw downloaden
lastDownloadDone = Dat was de laatste download, dus de link werkt niet meer.
downloadStopped = Download niet voltooid
showDownload = Tonen

## Sending what a request asks for

requestTitle = Er wordt om bestanden gevraagd
requestLead = Versleuteld op dit apparaat. Alleen wie erom vraagt, kan openen wat je verstuurt.
requestWords = Van wie erom vraagt (niet gecontroleerd)
requestKinds = Gewenste bestandstypen
requestLeft = Resterende zendingen
requestRoom = Resterende ruimte
requestEach = Hoogstens per zending
requestSend = Versturen
requestPasswordLead = Vraag het aan degene die je de link heeft gestuurd.
requestSent = Verstuurd
requestSentLead = Alleen wie erom vroeg, kan het openen en ziet dezelfde ontvangstcode.
receiptLabel = Ontvangstcode
copyReceipt = Ontvangstcode kopiëren
delivery-stored = Aangekomen. Nog niet opgehaald.
delivery-collected = Opgehaald.
delivery-gone = Verwijderd of verlopen zonder te zijn opgehaald.
deliveryLost = Je onderbroken upload kan niet worden hervat.
sentBefore = Verstuurd vanaf dit apparaat
sentAt = Verstuurd: { $time }
requestEnded-unknown = Dit verzoek bestaat niet
requestEndedLead-unknown = Het is verwijderd of verlopen, of deze dienst neemt geen verzoeken aan. Vraag om een nieuwe link.
requestEnded-closed = Dit verzoek is gesloten
requestEnded-full = Dit verzoek is vol
requestEndedLead = Het neemt niets meer aan. Vraag om een nieuwe link.
requestEnded-untrusted = Deze link is niet te vertrouwen
requestEndedLead-untrusted = De link en de server komen niet overeen, dus er is niets verstuurd. Vraag op een andere manier opnieuw om de link.

## Reporting an upload to whoever runs the service

report = Melden
reportTitle = Deze upload melden
reportLead = Dit gaat naar de beheerders van deze dienst. Alleen zij kunnen lezen wat je schrijft.
reportReason = Wat is er mis?
reportReason-malware = Schadelijke software
reportReason-fraud = Oplichting of phishing
reportReason-illegal = Illegale inhoud
reportReason-other = Iets anders
reportWords = Wat moeten ze weten?
reportKey = Sleutel meesturen
reportKeyHint = Met de sleutel kunnen ze de bestanden openen. Zonder sleutel niet.
reportSend = Melding versturen
reportSent = Melding verstuurd
reportSentLead = Bedankt. De beheerders van deze dienst kijken ernaar.
reportFailed = Dat kon niet worden verstuurd. Controleer je verbinding en probeer het opnieuw.

## Dead ends

loading = Een ogenblik…
configFailed = Server niet bereikbaar
configFailedLead = Er is niets verloren. Controleer je verbinding en probeer het opnieuw.
intercepted = In plaats van deze dienst antwoordde een inlogpagina of je netwerk. Open deze pagina in een ander tabblad en log daar in als erom wordt gevraagd.
pageNotFound = Pagina niet gevonden
pageNotFoundLead = Controleer het adres, of begin op de startpagina.
notFoundTitle = Hier is niets
notFoundLead = De bestanden zijn verlopen of verwijderd, of de link is niet volledig.
errorTitle = Er ging iets mis
errorLead = Er is iets kapotgegaan. Niets van wat je hebt verstuurd, is verloren.
uploadErrorLead = Je bestanden zijn niet verstuurd, maar je selectie staat er nog. Probeer het opnieuw.
uploadError-too_large = Deze bestanden zijn groter dan deze dienst toelaat. Verstuur ze in kleinere porties.
uploadError-bad_limit = Deze dienst staat niet meer zoveel downloads of zoveel tijd toe. Laad de pagina opnieuw en kies nog eens.
uploadError-unauthorized = Je moet ingelogd zijn om hier bestanden te versturen. Log in en kies je bestanden opnieuw.
uploadError-sender_unknown = We konden niet bevestigen dat je bent ingelogd, dus golden de limieten voor iedereen. Ben je uitgelogd, log dan opnieuw in; probeer het anders zo meteen opnieuw.
uploadError-issuer_away = De dienst is nu niet beschikbaar, of kan niet controleren wie er is ingelogd. Zonder account kun je tot { $size } versturen, voor hoogstens { $downloads } en { $time }. Verstuur minder, of probeer het zo meteen opnieuw.
uploadError-signed_out = Je bent op dit apparaat uitgelogd. Daarom is deze upload gestopt.
uploadError-rate_limited = Te veel pogingen. Wacht even en probeer het opnieuw.
uploadError-too_many_uploads = Te veel uploads vanuit je netwerk of account. Je bestanden staan er nog.
uploadError-too_many_bytes = Te veel gegevens vanuit je netwerk of account. Je bestanden staan er nog.
uploadError-busy = De dienst heeft het erg druk. Je bestanden staan er nog; probeer het zo meteen opnieuw.
uploadError-full = De dienst heeft op dit moment geen ruimte voor meer bestanden. Je bestanden staan er nog; probeer het later opnieuw.
uploadError-unavailable = De dienst is nu niet beschikbaar. Je bestanden staan er nog; probeer het zo meteen opnieuw.
uploadError-idle_timeout = De verbinding was te lang inactief. Controleer die en probeer het opnieuw.
uploadError-connect_failed = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw. Sommige netwerken, vaak op het werk, blokkeren uploads. Probeer een ander netwerk, zoals dat van je telefoon, of vraag het aan de beheerder van het jouwe.
uploadError-connection_lost = Verbinding verbroken. Je bestanden staan er nog; probeer het opnieuw.
uploadError-file_changed = Een van je bestanden veranderde of kon niet worden gelezen tijdens het versturen. Kies het opnieuw.
downloadErrorLead = De download is niet voltooid. Probeer het opnieuw; als dat niet helpt, vraag de afzender dan om een nieuwe link.
downloadError-rate_limited = Te veel pogingen. Wacht even en probeer het opnieuw.
downloadError-busy = De dienst heeft het erg druk. De link werkt nog; probeer het zo meteen opnieuw.
downloadError-unavailable = De dienst is nu niet beschikbaar. De link werkt nog; probeer het zo meteen opnieuw.
downloadError-connect_failed = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
downloadError-connection_lost = Verbinding verbroken. Controleer die en probeer het opnieuw.
downloadError-damaged = Wat aankwam, is niet wat er werd verstuurd, dus is er niets bewaard. Probeer het opnieuw; als dat niet helpt, vraag de afzender dan om een nieuwe link.
downloadError-incomplete = Je browser is halverwege gestopt met opslaan. Verwijder het onvolledige bestand en probeer het opnieuw.
downloadError-upload_abandoned = De afzender is gestopt voordat alles was geüpload. Vraag om een nieuwe link.
downloadError-no_room = Er is op dit apparaat geen ruimte voor deze bestanden. Maak ruimte en probeer het opnieuw.
crashLead = Deze pagina kon niet worden getoond. Laad de pagina opnieuw; wat je al hebt verstuurd, is veilig.
chunkTitle = Er ontbreekt een deel van deze pagina
chunkMissingLead = Dat kon niet worden geladen. Controleer je verbinding en laad de pagina opnieuw; wat je al hebt verstuurd, is veilig.
chunkTimeoutLead = Het laden duurde te lang. Controleer je verbinding en laad de pagina opnieuw; wat je al hebt verstuurd, is veilig.
waitForTransfer = Er is nog een overdracht bezig en die zou verloren gaan. Wacht tot die klaar is.
reload = Opnieuw laden
backHome = Terug naar het begin
outdatedTitle = Er is een nieuwere versie
outdatedLead = Deze pagina is verouderd. Werk de pagina bij om door te gaan.
update = Bijwerken
outdatedBrowserTitle = Je browser is verouderd
outdatedBrowserLead = Hij mist wat je nodig hebt om bestanden te versturen en te ontvangen. Werk hem bij en open dit adres opnieuw.
unsupportedTitle = Deze browser kan { $title } niet openen
unsupportedLead = Bestanden worden in de browser versleuteld, en deze kan dat niet. Dit kun je doen:
unsupportedUpdate = Werk deze browser bij en open je link opnieuw.
unsupportedOther = Of kopieer je link naar een actuele versie van Chrome, Edge, Firefox of Safari.
unsupportedInApp = Heb je de link in een andere app geopend, kies dan ‘Openen in browser’ in het menu van die app.
insecureTitle = Dit adres is niet veilig
insecureLead = Browsers versleutelen alleen op veilige pagina’s. Ga terug en open hetzelfde adres met https:// ervoor. Lukt dat niet, vraag de beheerder van deze dienst dan om het veilige adres.
otherBrowser = Andere browser installeren
help = Hulp

## Privacy

legalTitle = Privacy en voorwaarden
legalLead = Wat er met je bestanden gebeurt, in een paar zinnen.
legalEncrypted = Bestanden worden versleuteld opgeslagen. De sleutel staat in de link en bereikt de server nooit.
legalLifetime = We bewaren bestanden hoogstens { $anonymous }, of hoogstens { $signedIn } als je bent ingelogd.
legalOneLifetime = We bewaren bestanden hoogstens { $time }.
legalDownloads = Bestanden worden verwijderd zodra hun downloadlimiet is bereikt.
legalLogs = We bewaren IP-adressen { $days } dagen in serverlogs.
legalAccountToSend = Je hebt een account nodig om bestanden te versturen, niet om ze te ontvangen.
legalAccount = Je hebt alleen een account nodig voor bestanden groter dan { $size }.

## Notes and messages

writeNote = Notitie schrijven
noteLabel = Je notitie
noteHint = Die wordt versleuteld, net als een bestand.
noteReadOnce = Die wordt versleuteld, net als een bestand, en kan één keer worden gelezen.
noteDone = Toevoegen
createLink = Link maken
note = Notitie
editNote = Bewerken
addMessage = Titel of bericht toevoegen
titleLabel = Titel
messageLabel = Bericht
senderLabel = Je naam
noteForYou = Een notitie voor jou
showNote = Notitie tonen
showNoteOnce = Tonen gebruikt de laatste download: daarna kun je de notitie niet meer tonen.
copyText = Tekst kopiëren
saveNote = Opslaan als bestand
textCopyRefused = Je browser stond kopiëren niet toe. Selecteer de tekst en kopieer die zelf.

## Looking before taking

preview = Bekijken
previewNamed = { $name } bekijken
selectFile = { $name } selecteren
downloadSelected = { $count ->
    [one] { $count } bestand downloaden
   *[other] { $count } bestanden downloaden
}
downloadAll = Alles downloaden
saveToFolder = In een map opslaan
takingCounts = Openen of opslaan telt als één download.
takingCounted = Er is één download geteld. Verder telt er niets zolang deze pagina open blijft.
previewFailed = Dit bestand kon niet worden getoond. Download het in plaats daarvan.
previewTooLarge = Dit bestand is te groot om hier te bekijken. Download het in plaats daarvan.
previewCut = Alleen het begin wordt getoond.
previewProtected = Dit bestand is beveiligd met een wachtwoord. Download het om het te openen.
previewMissingPictures = Afbeeldingen op deze pagina die niet konden worden getoond: { $count }
previewIncomplete = Een deel kan niet goed worden getoond.
previewNotText = Dit bestand lijkt geen tekst te bevatten. Download het in plaats daarvan.
previewEncoding = Tekstcodering
previousFile = Vorig bestand
nextFile = Volgend bestand
filePlace = { $place } van { $count }
noPreview = Van dit bestand is geen voorbeeld beschikbaar.
close = Sluiten

## Strong passwords

strongPassword = Extra sterk: opent alleen in Envoi
strongPasswordHint = Veel moeilijker te raden, zelfs voor deze dienst. Oudere apps kunnen de link niet openen.
suggestPassphrase = Wachtzin voorstellen
suggestFailed = Er kon geen voorstel worden geladen. Controleer je verbinding en probeer het opnieuw, of typ zelf een wachtwoord.
copyPassword = Wachtwoord kopiëren
makingKey = Versleuteling wordt voorbereid…
checkingPassword = Wachtwoord wordt gecontroleerd…

## News

downloadingNow = Wordt nu gedownload
wrongPasswords = { $count ->
    [one] Verkeerd wachtwoord, { $count } poging
   *[other] Verkeerd wachtwoord, { $count } pogingen
}
notifyMe = Meldingen over downloads
notifyOn = Meldingen staan aan
notifyBlocked = Je browser blokkeert meldingen voor deze pagina.
wasDownloaded = { $name } is gedownload
