productName = Envoi

## The page around every screen

homeLink = { $title }, startpagina
skipToContent = Naar de inhoud
promo = Melding
closeNotice = Deze melding sluiten
storageBlocked = Deze browser bewaart de lijst met je uploads niet: die is weg zodra je deze pagina sluit. Kopieer eerst je links.
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
introTitle = Verstuur bestanden, hou ze privé
introLead = Je bestanden worden hier versleuteld, voordat ze je apparaat verlaten. Je krijgt een link om door te geven; alleen wie die heeft, kan ze openen.
notBegunTitle = Nog niets te zien?
notBegunLead = Controleer je verbinding en laad deze pagina opnieuw. Als dat niet helpt, is deze browser verouderd: werk hem bij.
scriptsOffTitle = JavaScript staat uit
scriptsOffLead = Bestanden worden in je browser versleuteld, dus deze pagina heeft JavaScript nodig.

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
sizeOfTotal = { $done } van { $total }
remaining = nog { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } download
   *[other] { $count } downloads
}
filesCount = { $count ->
    [one] { $count } bestand
   *[other] { $count } bestanden
}

## Buttons that stand in several places

ok = OK
cancel = Annuleren
tryAgain = Opnieuw proberen
copyLink = Link kopiëren
copied = Gekopieerd
copyRefused = Je browser liet deze pagina niet kopiëren. De link is geselecteerd, zodat je hem zelf kunt kopiëren.
share = Delen
shareNamed = { $name } delen
showQrCode = QR-code tonen
qrCode = QR-code van de link
qrCodeHint = Richt de camera van een telefoon erop om de link daar te openen.
qrCodeFailed = De QR-code kon niet worden gemaakt. De link werkt gewoon.
sendYourOwn = Zelf bestanden versturen
deleteUpload = Verwijderen
deleteFailed = Verwijderen is niet gelukt. Controleer je verbinding en probeer het opnieuw.
passwordProtected = Beveiligd met wachtwoord
passwordLabel = Wachtwoord
filesInside = Bestanden in deze upload

## Accounts

signIn = Inloggen
signOut = Uitloggen
signOutWaits = Er is nog een overdracht bezig. Log uit zodra die klaar is.
signOutWaitsForTab = In een ander tabblad is nog een overdracht bezig. Log uit zodra die klaar is.
signOutSyncs = Je lijst wordt nog bijgewerkt voordat je gaat…
signOutTitle = Uitloggen?
signOutLoses = { $count ->
    [one] { $count } upload staat alleen op dit apparaat: je lijst kon niet worden bijgewerkt. Als je bent uitgelogd, kun je die niet meer zien, wijzigen of verwijderen. De link blijft werken.
   *[other] { $count } uploads staan alleen op dit apparaat: je lijst kon niet worden bijgewerkt. Als je bent uitgelogd, kun je ze niet meer zien, wijzigen of verwijderen. De links blijven werken.
}
staySignedIn = Ingelogd blijven
signOutAnyway = Toch uitloggen
signedOut = Je bent uitgelogd.
signedOutRefused = Je bent uitgelogd: je sessie is verlopen. Log opnieuw in om je lijst te zien.
signUpTitle = Log in voor meer
signUpLead = Versturen kan zonder account. Met een account kun je meer:
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
benefitPerk = Je lijst blijft versleuteld: niemand behalve jij kan hem lezen
emailLabel = E-mail (optioneel)
signInNotBegun = De inlogpagina was niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
signInAway = De inlogdienst is nu niet bereikbaar. Probeer het later opnieuw.
signInNoRoom = Er is op dit apparaat geen ruimte meer om in te loggen. Verwijder uploads die je niet meer nodig hebt en probeer het opnieuw.
signInWaits = Er is nog een overdracht bezig en die zou verloren gaan. Log in zodra die klaar is.
signingIn = Je wordt ingelogd…
signInErrorLead = Je bent niet ingelogd en verder is er niets veranderd. Probeer het opnieuw.
passphraseNeeded = De wachtzin van je lijst
passphraseNeededLead = Die versleutelt de lijst met je uploads en verlaat dit apparaat nooit. Gebruik dezelfde op al je apparaten.
passphraseLabel = Wachtzin
passphraseTooShort = Dat is te kort: er zijn minstens { $length } tekens nodig.
passphraseHint = Minstens { $length } tekens: een paar woorden die alleen voor jou bij elkaar horen. Niemand kan hem herstellen, dus schrijf hem op.
passphraseRunning = Sleutel wordt gemaakt…
passphraseFailed = Dit apparaat kon de sleutel niet maken. Sluit andere tabbladen en probeer het opnieuw.
goOn = Doorgaan
cancelSignIn = Niet inloggen
unknownPassphrase = Is deze wachtzin nieuw?
unknownPassphraseLead = Er hoort geen lijst bij. Als dit je eerste apparaat is, of als je een nieuwe wachtzin kiest, typ hem dan nog een keer om een lijst te beginnen. Anders was het een typefout.
passphraseAgain = Nog een keer dezelfde wachtzin
passphraseDiffers = Dat is niet wat je eerder typte.
beginList = Nieuwe lijst beginnen
anotherPassphrase = Het was een typefout
uncheckedPassphrase = De wachtzin kon niet worden gecontroleerd
uncheckedPassphraseLead = De server heeft niet laten weten of er een lijst is voor deze wachtzin. Probeer het opnieuw. Als je toch doorgaat en het een typefout was, zie je de lijst van je andere apparaten niet.
trustPassphrase = Toch doorgaan
retypePassphrase = Opnieuw typen

## Sending: choosing files

sendFiles = Bestanden versturen
dropFiles = Sleep bestanden hierheen
orSelectFiles = of klik om tot { $size } te kiezen
selectFiles = Bestanden kiezen
selectFolder = Een map kiezen
accountNeeded = Log in om bestanden te versturen
accountNeededLead = Bij deze dienst kunnen alleen mensen met een account bestanden versturen. Ontvangen kan zonder.
accountNeededBlocked = Bij deze dienst kunnen alleen mensen met een account bestanden versturen, en met deze browser kun je niet inloggen: hij bewaart niets voor deze pagina. Bestanden ontvangen kan zonder account.
signInForSize = Log in om tot { $size } te versturen
dropNow = Laat ze maar los
chosenFiles = Gekozen bestanden
addMoreFiles = Meer toevoegen
removeFile = { $name } weghalen
totalSize = { $size } in totaal
skippedEmpty = Lege bestanden, niet toegevoegd: { $count }
skippedChosen = Al gekozen bestanden, niet opnieuw toegevoegd: { $count }
expiryChoices = De link werkt niet meer na
downloadLimitLabel = Downloads
timeLimitLabel = Tijd
addPassword = Beveiligen met een wachtwoord
maxPasswordLength = Een wachtwoord heeft hoogstens { $length } tekens.
uploadFiles = { $count ->
    [one] Versleutelen en uploaden
   *[other] { $count } bestanden versleutelen en uploaden
}

## Sending: what is not possible

noticeTitle = Dat is niet gelukt
tooManyFiles = { $count ->
    [one] Er kan maar { $count } bestand per keer worden verstuurd.
   *[other] Er kunnen maar { $count } bestanden per keer worden verstuurd.
}
fileTooBig = Deze bestanden zijn samen groter dan { $size }. Verstuur ze in kleinere porties.
tooManyArchives = { $count ->
    [one] Er kan maar { $count } upload tegelijk worden bewaard. Verwijder die eerst, of wacht tot die verloopt.
   *[other] Er kunnen maar { $count } uploads tegelijk worden bewaard. Verwijder er eerst een, of wacht tot er een verloopt.
}
unreadableFiles = Wat je hierheen hebt gesleept, kan niet worden gelezen. Kies de bestanden met de knop.
needsAccountSize = Zonder account kun je tot { $size } per keer versturen.
needsAccountCount = { $count ->
    [one] Zonder account geldt een link voor hoogstens { $count } download.
   *[other] Zonder account geldt een link voor hoogstens { $count } downloads.
}
needsAccountTime = Zonder account werkt een link hoogstens { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } in totaal
noAnswer = Al even geen antwoord. Controleer je verbinding: de upload gaat vanzelf verder, of je kunt hem annuleren.
uploading = Uploaden
importing = Je bestanden worden gelezen…
encrypting = Versleutelen…
finalising = Alles is aangekomen en wordt opgeslagen…
expiresAfter = Verloopt na { $downloads } of { $time }
settingPassword = Wachtwoord wordt ingesteld…
passwordFailed = Het wachtwoord kon niet worden ingesteld
passwordFailedLead = Je bestanden zijn geüpload, maar nog niet beveiligd. Daarom wordt de link niet getoond. Probeer het opnieuw, of verwijder de upload.
linkReady = Je link is klaar
linkReadyLead = Wie deze link heeft, kan de bestanden openen. Verder niemand, ook deze dienst niet.
shareLink = Link naar je bestanden
sendMore = Meer bestanden versturen
copyLinkTitle = Kopieer je link
shareLinkTitle = Deel je link
linkDialogLead = Iedereen aan wie je deze link geeft, kan { $name } openen.

## The survey

surveyTitle = Vertel ons wat je vindt
surveyLead = Je antwoorden helpen om bestanden versturen beter te maken. Je geeft ze op een andere pagina, en er gaat niets over je bestanden mee.
giveFeedback = Feedback geven
surveySkip = Overslaan

## The person's own uploads

yourUploads = Je uploads
noUploads = Wat je verstuurt, verschijnt hier, zodat je de link opnieuw kunt kopiëren of de upload kunt verwijderen.
downloadsLeft = { $count ->
    [one] Nog { $count } download
   *[other] Nog { $count } downloads
}
timeLeft = Nog { $time }
deleteNamed = { $name } verwijderen
deleteTitle = Deze upload verwijderen?
deleteQuestion = Niemand kan { $name } daarna nog downloaden. Dit kan niet ongedaan worden gemaakt.
keep = Bewaren
openDownloadPage = De pagina openen die ontvangers van { $name } zien
changeLimits = Wijzigen
changeLimitsNamed = Wijzigen hoelang { $name } kan worden gedownload
changeLimitsTitle = Wijzigen hoelang de link werkt
keepTime = Ongewijzigd
timeFromNow = { $time } vanaf nu
save = Opslaan
goneTitle = Het is al weg
goneLead = { $name } is verlopen, zo vaak gedownload als de link toeliet, of ergens anders verwijderd. Er is niets gewijzigd.
passwordNotSet = Het wachtwoord is niet ingesteld, dus de link wordt niet getoond. Blijft dat zo, verwijder de upload dan en verstuur de bestanden opnieuw.
changeFailed = Dat is niet gewijzigd. Controleer je keuze en je verbinding en probeer het opnieuw.

## Receiving

checkingLink = Je bestanden worden gezocht…
checkFailed = De server antwoordt niet
checkFailedLead = Er is niets verloren. Controleer je verbinding en probeer het opnieuw.
checkRefused = Nu even niet
checkRefusedLead = Er ging iets mis op de server. Er is niets verloren: probeer het zo meteen opnieuw.
waitAsked = De server vraagt je { $time } te wachten.
expiredTitle = Deze bestanden zijn er niet meer
expiredLead = De link is verlopen, volledig gebruikt of door de afzender verwijderd. Vraag om een nieuwe.
passwordNeeded = Vul het wachtwoord in
passwordNeededLead = De afzender heeft deze bestanden beveiligd. Het wachtwoord zit niet in de link.
passwordTryAgain = Dat wachtwoord klopt niet. Probeer het opnieuw.
unlock = Ontgrendelen
keyNeeded = De sleutel ontbreekt
keyNeededLead = Een volledige link heeft een sleutel na het teken #. Plak de hele link, of alleen de sleutel.
keyLabel = Link of sleutel
notAKey = Dit is geen link en ook geen sleutel van deze dienst.
keyOfAnotherFile = Deze link leidt naar andere bestanden.
openLink = Openen
filesForYou = { $count ->
    [one] Een bestand voor jou
   *[other] { $count } bestanden voor jou
}
filesForYouLead = Versleuteld verstuurd. Het ontsleutelen gebeurt hier, in je browser.
download = Downloaden
noStreamsWarning = Deze browser kan zo’n groot bestand alleen openen door het helemaal in het geheugen te houden, en dat kan mislukken. Wat wil je doen?
noStreams-copyLink = De link kopiëren en in een andere browser openen
noStreams-otherBrowser = Een browser installeren die grote bestanden meteen bij ontvangst opslaat
noStreams-download = Toch hier downloaden
linkLife = Nog { $time } beschikbaar
lastDownload = Nog { $time } beschikbaar. Dit is de laatste download: bewaar het bestand goed.
downloadsTaken = De laatste download is nu bezig, hier of bij iemand anders. Als die afbreekt, is er weer een: probeer het over twee minuten.
downloading = Downloaden
decrypting = Ontsleutelen…
downloadFinished = Alsjeblieft
downloadFinishedLead = Het bestand is ontsleuteld en staat bij je downloads.
downloadStopped = De download is niet voltooid.
showDownload = Tonen

## Dead ends

loading = Een ogenblik…
configFailed = De server antwoordt niet
configFailedLead = Er is niets verloren. Controleer je verbinding en probeer het opnieuw.
notFoundTitle = Hier is niets
notFoundLead = De bestanden zijn verlopen of verwijderd, of de link is niet volledig.
errorTitle = Er ging iets mis
errorLead = Dat is niet gelukt. Ga terug naar het begin en probeer het opnieuw.
uploadErrorLead = Je bestanden zijn niet verstuurd. De bestanden die je koos, staan er nog: probeer het opnieuw.
uploadError-too_large = De bestanden zijn groter dan deze dienst toelaat. Verstuur ze in kleinere porties.
uploadError-bad_limit = De dienst laat niet meer zoveel downloads of zo’n lange tijd toe. Laad de pagina opnieuw en kies nog eens.
uploadError-unauthorized = Alleen wie is ingelogd, kan hier bestanden versturen. Log in en kies je bestanden opnieuw.
uploadError-sender_unknown = De dienst kon niet zien dat je was ingelogd, dus golden de limieten voor alle anderen. Log opnieuw in als je nu bent uitgelogd; probeer het anders zo meteen opnieuw.
uploadError-issuer_away = De dienst is nu niet beschikbaar, of kan niet achterhalen wie er is ingelogd. Zonder account kan er tot { $size } per keer worden verstuurd, voor hoogstens { $downloads } en { $time }: verstuur niet meer dan dat, of probeer het zo meteen opnieuw.
uploadError-rate_limited = Er waren te veel pogingen. Wacht even en probeer het opnieuw.
uploadError-busy = De dienst is overbelast. Je bestanden staan er nog: probeer het zo meteen opnieuw.
uploadError-full = De dienst heeft op dit moment geen ruimte voor meer bestanden. Je bestanden staan er nog: probeer het later opnieuw.
uploadError-unavailable = De dienst is nu niet beschikbaar. Je bestanden staan er nog: probeer het zo meteen opnieuw.
uploadError-idle_timeout = Er kwam te lang niets over de verbinding. Controleer die en probeer het opnieuw.
uploadError-connect_failed = De server antwoordde niet. Controleer je verbinding en probeer het opnieuw. Sommige netwerken, vaak die op het werk, blokkeren wat uploads nodig hebben (WebSocket-verbindingen): gebruik daar een ander netwerk, zoals dat van je telefoon, of vraag het de beheerder van het jouwe.
uploadError-connection_lost = De verbinding is verbroken. Je bestanden staan er nog: probeer het opnieuw.
uploadError-file_changed = Een van de bestanden veranderde of kon niet worden gelezen tijdens het versturen. Kies het opnieuw.
downloadErrorLead = De download is niet voltooid. Probeer het opnieuw; als dat niet helpt, vraag de afzender dan om een nieuwe link.
downloadError-rate_limited = Er waren te veel pogingen. Wacht even en probeer het opnieuw.
downloadError-busy = De dienst is overbelast. De link werkt nog: probeer het zo meteen opnieuw.
downloadError-unavailable = De dienst is nu niet beschikbaar. De link werkt nog: probeer het zo meteen opnieuw.
downloadError-connect_failed = De server was niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
downloadError-connection_lost = De verbinding is verbroken. Controleer die en probeer het opnieuw.
downloadError-damaged = Wat aankwam, is niet wat er werd verstuurd. Daarom is er niets van bewaard. Probeer het opnieuw; als dat niet helpt, vraag de afzender dan om een nieuwe link.
downloadError-incomplete = De browser is halverwege gestopt met opslaan. Verwijder het onvolledige bestand en probeer het opnieuw.
downloadError-no_room = Er is op dit apparaat geen ruimte meer voor deze bestanden. Maak ruimte en probeer het opnieuw.
crashLead = Deze pagina kon niet worden getoond. Laad de pagina opnieuw; wat je eerder hebt verstuurd, blijft zoals het was.
chunkTitle = Er ontbreekt een deel van deze pagina
chunkMissingLead = Het kon niet worden geladen. Controleer je verbinding en laad de pagina opnieuw; wat je eerder hebt verstuurd, blijft zoals het was.
chunkTimeoutLead = Het laden duurde te lang. Controleer je verbinding en laad de pagina opnieuw; wat je eerder hebt verstuurd, blijft zoals het was.
waitForTransfer = Er is nog een overdracht bezig en die zou verloren gaan. Wacht tot die klaar is.
reload = Opnieuw laden
backHome = Terug naar het begin
outdatedTitle = Er is een nieuwere versie
outdatedLead = Deze pagina is verouderd. Werk de pagina bij om door te gaan.
update = Bijwerken
outdatedBrowserTitle = Deze browser is verouderd
outdatedBrowserLead = Hij mist wat nodig is om bestanden te versturen en te ontvangen. Werk hem bij en open hetzelfde adres opnieuw.
unsupportedTitle = Deze browser kan { $title } niet openen
unsupportedLead = Bestanden worden in de browser versleuteld, en deze mist wat daarvoor nodig is. Gebruik een actuele browser.
insecureTitle = Dit adres is niet veilig
insecureLead = Browsers versleutelen alleen op pagina’s die veilig zijn geladen. Ga terug en open hetzelfde adres met https:// aan het begin. Lukt dat niet, vraag de beheerder van deze dienst dan om het veilige adres.
otherBrowser = Andere browser installeren
help = Hulp

## Privacy

legalTitle = Privacy en voorwaarden
legalLead = Wat er met je bestanden gebeurt, in een paar zinnen.
legalEncrypted = Bestanden worden versleuteld opgeslagen. De sleutel staat in de link en bereikt de server nooit.
legalLifetime = Een bestand wordt hoogstens { $anonymous } bewaard, of hoogstens { $signedIn } als de afzender is ingelogd.
legalOneLifetime = Een bestand wordt hoogstens { $time } bewaard.
legalDownloads = Door een limiet op downloads kan een bestand eerder worden verwijderd.
legalLogs = In serverlogs worden IP-adressen { $days } dagen bewaard.
legalAccountToSend = Een account is nodig om bestanden te versturen, niet om ze te ontvangen.
legalAccount = Een account is alleen nodig voor bestanden groter dan { $size }.
