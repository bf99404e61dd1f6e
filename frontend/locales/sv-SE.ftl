productName = Envoi

## The page around every screen

homeLink = { $title }, startsida
skipToContent = Hoppa till innehållet
promo = Meddelande
closeNotice = Stäng
storageBlocked = Den här webbläsaren kan inte spara listan över dina uppladdningar; den försvinner när du stänger sidan. Kopiera dina länkar först.
storageFull = Det finns inte plats kvar på den här enheten för listan över dina uppladdningar. Kopiera dina länkar innan du stänger sidan, eller ta bort uppladdningar som du inte längre behöver.
footerPromise = Filerna krypteras innan de lämnar din enhet. Bara den som har länken kan öppna dem.
footerLinks = Om tjänsten
link-privacy = Integritet
link-terms = Villkor
link-cookies = Kakor
link-source = Källkod
link-feedback = Synpunkter
feedbackFacts = Version { $version }, { $browser }
language = Språk
languageOfBrowser = Som i webbläsaren
languageTold = { $label }: { $language }
languageFailed = Språket kunde inte läsas in. Kontrollera din anslutning och försök igen.
introTitle = Dela filer privat, helt enkelt
introLead = Dina filer krypteras på den här enheten innan de skickas. Dela länken med dem du väljer; bara de kan öppna filerna.
notBegunTitle = Finns det inget här ännu?
notBegunLead = Kontrollera din anslutning och ladda om sidan. Om det inte hjälper är din webbläsare inaktuell: uppdatera den.
scriptsOffTitle = JavaScript är avstängt
scriptsOffLead = Dina filer krypteras i webbläsaren, så den här sidan behöver JavaScript. Slå på det och ladda om sidan.

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
days = { $num } dygn
hours = { $num ->
    [one] { $num } timme
   *[other] { $num } timmar
}
minutes = { $num ->
    [one] { $num } minut
   *[other] { $num } minuter
}
seconds = { $num ->
    [one] { $num } sekund
   *[other] { $num } sekunder
}
shortDays = { $num } d
shortHours = { $num } tim
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = till kl. { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = till i morgon kl. { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = till { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } av { $total }
remaining = { $time } kvar
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } nedladdning
   *[other] { $count } nedladdningar
}
downloadsWithoutLimit = Obegränsat antal nedladdningar
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } fil
   *[other] { $count } filer
}
nameAndMore = { $name } och { $count } till

## Buttons that stand in several places

ok = OK
done = Klar
cancel = Avbryt
add = Lägg till
doNotAdd = Lägg inte till
tryAgain = Försök igen
copyLink = Kopiera länk
copyMessage = Kopiera meddelande
includePassword = Ta med lösenordet
emailLink = E-post
emailSubject = Filer till dig
copied = Kopierad
copyRefused = Din webbläsare lät oss inte kopiera länken. Den är markerad, så du kan kopiera den själv.
share = Dela
shareNamed = Dela { $name }
showQrCode = QR-kod
qrCode = QR-kod för den här länken
qrCodeHint = Skanna den med en mobilkamera för att öppna länken där.
qrCodeFailed = QR-koden kunde inte skapas. Din länk fungerar ändå.
sendYourOwn = Skicka egna filer
deleteUpload = Ta bort
deleteFailed = Uppladdningen kunde inte tas bort. Kontrollera din anslutning och försök igen.
passwordProtected = Lösenordsskyddad
passwordLabel = Lösenord
showPassword = Visa lösenord
hidePassword = Dölj lösenord
filesInside = Filer i uppladdningen

## Accounts

signIn = Logga in
signOut = Logga ut
signOutWaits = En överföring pågår fortfarande. Logga ut när den är klar.
signOutWaitsForTab = En överföring pågår fortfarande i en annan flik. Logga ut när den är klar.
signOutSyncs = Sparar din lista innan du loggas ut…
signOutTitle = Logga ut?
signOutLoses = { $count ->
    [one] { $count } uppladdning finns bara på den här enheten. När du har loggat ut kan du inte längre se, ändra eller ta bort den. Länken fortsätter att fungera.
   *[other] { $count } uppladdningar finns bara på den här enheten. När du har loggat ut kan du inte längre se, ändra eller ta bort dem. Länkarna fortsätter att fungera.
}
staySignedIn = Förbli inloggad
signOutAnyway = Logga ut ändå
signedOut = Du är utloggad.
signedOutRefused = Din session har gått ut. Logga in igen för att se din lista.
signUpTitle = Logga in för mer
signUpLead = Du kan skicka filer utan konto. Med ett konto kan du göra mer:
benefitSize = Skicka upp till { $size } åt gången
benefitCount = { $count ->
    [one] Låt en länk användas upp till { $count } gång
   *[other] Låt en länk användas upp till { $count } gånger
}
benefitTime = { $token ->
    [one] Låt en länk gälla i upp till { $token } dygn
   *[other] Låt en länk gälla i upp till { $token } dygn
}
benefitSync = Se dina uppladdningar på alla dina enheter
benefitPerk = Din lista förblir krypterad; bara du kan läsa den
emailLabel = E-post (valfritt)
signInNotBegun = Inloggningssidan kunde inte nås. Kontrollera din anslutning och försök igen.
signInAway = Det går inte att logga in just nu. Försök igen senare.
signInNoRoom = Det finns inte plats kvar på den här enheten för att logga in. Ta bort uppladdningar som du inte längre behöver och försök sedan igen.
signInWaits = En överföring pågår fortfarande och skulle gå förlorad. Logga in när den är klar.
signingIn = Du loggas in…
signInErrorLead = Du loggades inte in, och inget annat har ändrats. Försök igen.
signInReason = Om det här fortsätter hända, berätta för dem som driver tjänsten: { $reason }
passphraseNeeded = Ange lösenfrasen till din lista
passphraseNeededLead = Den krypterar listan över dina uppladdningar och lämnar aldrig den här enheten. Använd samma på alla dina enheter.
passphraseLabel = Lösenfras
passphraseTooShort = Den är för kort. Använd minst { $length } tecken.
passphraseHint = Minst { $length } tecken: några ord som bara du skulle sätta ihop. Ingen kan återskapa den, så skriv upp den.
passphraseRunning = Skapar din nyckel…
passphraseFailed = Nyckeln kunde inte skapas på den här enheten. Stäng andra flikar och försök sedan igen.
goOn = Fortsätt
cancelSignIn = Logga inte in
unknownPassphrase = Är det en ny lösenfras?
unknownPassphraseLead = Vi hittade ingen lista för den. Om det här är din första enhet, eller om du vill ha en ny lösenfras, skriv den igen för att skapa en lista. Om du redan har en lista kan du ha skrivit fel.
passphraseAgain = Skriv lösenfrasen igen
passphraseDiffers = Lösenfraserna stämmer inte överens.
beginList = Skapa en ny lista
anotherPassphrase = Jag skrev fel
uncheckedPassphrase = Din lösenfras kunde inte kontrolleras
uncheckedPassphraseLead = Servern svarade inte på om det finns en lista för lösenfrasen. Försök igen. Om du fortsätter och den blev felskriven ser du inte listan från dina andra enheter.
trustPassphrase = Fortsätt ändå
retypePassphrase = Skriv den igen

## Sending: choosing files

sendFiles = Skicka filer
dropFiles = Dra och släpp filer
orSelectFiles = eller välj dem, upp till { $size }
upToSize = Upp till { $size }
selectFiles = Välj filer
selectFolder = Välj en mapp
sharedTitle = Vill du lägga till de här filerna?
sharedLead = En annan app eller webbplats delade dem med den här sidan. Lägg bara till det du väntade dig.
accountNeeded = Logga in för att skicka filer
accountNeededLead = Du behöver ett konto för att skicka filer här. Alla kan ta emot dem.
accountNeededBlocked = Du behöver ett konto för att skicka filer här, men den här webbläsaren kan inte spara en inloggning för sidan. Du kan fortfarande ta emot filer.
accountNeededToRequest = Du behöver ett konto för att be om filer här. Alla med länken kan skicka dem till dig.
signInForSize = Logga in för att skicka upp till { $size }
dropNow = Släpp för att lägga till
chosenFiles = Dina filer
addMoreFiles = Fler filer
removeFile = Ta bort { $name }
fileRemoved = { $name } togs bort
addFolder = Lägg till mapp
skipped-none = Hittade inga filer att lägga till
skipped-empty = { $count ->
    [one] Hoppade över { $count } tom fil
   *[other] Hoppade över { $count } tomma filer
}
skipped-chosen = { $count ->
    [one] Hoppade över { $count } fil som du redan hade lagt till
   *[other] Hoppade över { $count } filer som du redan hade lagt till
}
skipped-system = Systemfiler som hoppades över: { $count }
skipped-unreadable = Kunde inte läsa: { $name }
expiryChoices = Länken går ut efter
downloadLimitLabel = Nedladdningar
timeLimitLabel = Tid
addPassword = Skydda med lösenord
liveLink = Få länken medan du laddar upp
liveLinkHint = Mottagarna kan börja ladda ned i sin webbläsare medan du fortfarande laddar upp. Håll den här sidan öppen.
passwordMissing = Skriv ett lösenord, eller avmarkera rutan för att skicka utan.
maxPasswordLength = Ett lösenord kan ha högst { $length } tecken.
uploadFiles = { $count ->
    [one] Ladda upp { $count } fil
   *[other] Ladda upp { $count } filer
}

## Sending: what is not possible

noticeTitle-tooManyFiles = För många filer
noticeTitle-fileTooBig = För stort för att skicka
noticeTitle-tooManyArchives = För många uppladdningar
noticeTitle-unreadableFiles = Filerna kan inte läsas
tooManyFiles = { $count ->
    [one] Du kan skicka { $count } fil åt gången; du valde { $chosen }. Packa dem i en zip-fil eller välj en.
   *[other] Du kan skicka upp till { $count } filer åt gången; du valde { $chosen }. Packa dem i en zip-fil eller välj färre.
}
tooManyFilesAtOnce = { $count ->
    [one] Du kan skicka { $count } fil åt gången. Packa dem i en zip-fil eller välj en.
   *[other] Du kan skicka upp till { $count } filer åt gången. Packa dem i en zip-fil eller välj färre.
}
addFitting = { $count ->
    [one] Lägg till den första
   *[other] Lägg till de { $count } första
}
fileTooBig = Du kan skicka upp till { $size } åt gången. Skicka filerna i mindre omgångar.
tooManyArchives = { $count ->
    [one] Du kan ha { $count } uppladdning åt gången. Ta bort den, eller vänta tills den går ut.
   *[other] Du kan ha upp till { $count } uppladdningar åt gången. Ta bort en, eller vänta tills en går ut.
}
unreadableFiles = Vi kan inte läsa det du släppte. Välj filerna med knappen i stället.
needsAccountSize = Utan konto kan du skicka upp till { $size } åt gången.
needsAccountCount = { $count ->
    [one] Utan konto tillåter en länk högst { $count } nedladdning.
   *[other] Utan konto tillåter en länk högst { $count } nedladdningar.
}
needsAccountTime = Utan konto fungerar länkar i högst { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } totalt
noAnswer = Väntar på din anslutning. Vi fortsätter automatiskt.
uploading = Laddar upp
uploadWaiting = Väntar på uppladdning
pause = Pausa
uploadPaused = Pausad
liveLinkReady = Den här länken fungerar redan. Mottagarna får filerna allt eftersom du laddar upp dem. Håll den här sidan öppen.
unfinishedUpload = Avbruten uppladdning
continueFrom = Fortsätta från { $size }?
sameFilesNeeded = Välj samma filer igen för att fortsätta.
otherFiles = Det är inte samma filer, eller så har de ändrats sedan dess. Inget mer skickades.
notSent = Inte uppladdat än
prepareNext = Förbered nästa uppladdning
waitsForUpload = Startar när den pågående uppladdningen är klar.
stopUploadTitle = Stoppa uppladdningen?
stopUploadLead = Det som har skickats hittills går förlorat. Filerna du valde finns kvar.
keepUploading = Fortsätt ladda upp
stopUpload = Stoppa
showUpload = Visa
importing = Läser dina filer…
encrypting = Krypterar…
finalising = Nästan klart. Sparar dina filer…
expiresAfter = Går ut efter { $downloads } eller { $time }
settingPassword = Lösenordet ställs in…
passwordFailed = Lösenordet kunde inte ställas in
passwordFailedLead = Dina filer är uppladdade men inte skyddade än, så vi har inte visat länken. Försök igen, eller ta bort uppladdningen.
uploaded = Klart att dela
linkReady = Din länk är klar
uploadComplete = Uppladdningen är klar
shareLink = Länk till dina filer
sendMore = Skicka fler filer
linkDialogLead = Alla med den här länken kan ladda ned { $name }.
linkDialogNote = Alla med den här länken kan läsa din anteckning.
linkNeedsPassword = De behöver också lösenordet.
howProtected = Så skyddas dina filer
protectionTitle = End-to-end-krypterat
protectionEncrypted = Din webbläsare krypterar filerna innan de lämnar den här enheten. Servern lagrar bara sådant den inte kan läsa.
protectionKey = Nyckeln är en del av länken, efter tecknet #. Den skickas aldrig till servern, så dela bara länken med personer du litar på.
protectionExpiry = Filerna tas bort när länken går ut: efter de nedladdningar eller den tid du väljer.

## Keyboard shortcuts

shortcutsTitle = Kortkommandon
shortcutChoose = Välj filer
shortcutUpload = Ladda upp
shortcutCopy = Kopiera länken
shortcutDownload = Ladda ned
shortcutHelp = Visa den här listan
shortcutsOn = Använd kortkommandon

## The survey

surveyTitle = Berätta vad du tycker
surveyLead = Dina svar hjälper oss att göra det här bättre. Enkäten öppnas på en annan sida och får inte veta något om dina filer.
giveFeedback = Lämna synpunkter
surveySkip = Hoppa över

## The person's own uploads

yourUploads = Dina uppladdningar
noUploads = Filer du skickar visas här, så att du kan kopiera länken igen eller ta bort dem.
joinOffer = Uppladdningar från den här enheten innan du loggade in: { $count }. Vill du lägga till dem i din lista?
downloadsLeft = { $count ->
    [one] { $count } nedladdning kvar
   *[other] { $count } nedladdningar kvar
}
timeLeft = { $time } kvar
deleteNamed = Ta bort { $name }
deletingNamed = Tar bort { $name }…
undo = Ångra
keep = Behåll
moreActions = Fler åtgärder för { $name }
openPage = Öppna nedladdningssidan
openDownloadPage = Öppna nedladdningssidan för { $name }
changeLimits = Ändra
changeLimitsNamed = Ändra när länken till { $name } går ut
changeLimitsTitle = Ändra när länken går ut
keepTime = Ingen ändring
timeFromNow = { $time } från nu
save = Spara
goneTitle = Uppladdningen är redan borta
goneLead = { $name } har gått ut, nått sin nedladdningsgräns eller tagits bort någon annanstans. Inget har ändrats.
passwordNotSet = Lösenordet är inte inställt, så länken är dold. Om det inte ändras, ta bort uppladdningen och skicka filerna igen.
changeFailed = Det gick inte att spara. Kontrollera dina val och din anslutning och försök sedan igen.
pastUploads = Avslutade de senaste 7 dagarna
clearPast = Rensa
pastDownloaded = Nedladdad { $time }
pastDownloadedBefore = Nedladdad före { $time }
pastExpired = Gick ut { $time }
pastDeleted = Borttagen { $time }
pastGone = Förbrukad eller borttagen { $time }
pastGoneBefore = Förbrukad eller borttagen före { $time }
requestFiles = Be om filer
newRequestLead = Skapa en länk som vem som helst kan använda för att skicka filer som bara du kan läsa.
requestWanted = Vad du behöver, en sak per rad
requestAskerHint = Avsändare ser namnet. Ingen kontrollerar det.
requestOpenFor = Öppen i
deliveries = Leveranser
requestDeliverySize = Storlek på varje leverans
requestTotalSize = Total storlek
newRequestKinds = Filtyper, till exempel .pdf (bara vägledande)
requestLink = Länk till förfrågan
requestReadyLead = Alla med den här länken kan skicka filer till dig. Bara du kan läsa dem.
requestSubject = Skicka gärna filer till mig
ownerLink = Länk till inkorgen
ownerLinkWarning = Den öppnar inkorgen på en annan enhet. Den som har länken kan läsa allt du tar emot, så behåll den för dig själv.
inbox = Inkorg
yourRequests = Dina förfrågningar
joinRequests = Förfrågningar skapade på den här enheten innan du loggade in: { $count }. Vill du lägga till dem i din lista?
newDeliveries = Nya leveranser: { $count }
notifyDeliveries = Avisera mig om leveranser
requestAccepts = Tar emot filer
requestClosed = Tar inte längre emot filer
noDeliveries = Inget har kommit än. Leveranser visas här.
requestGoneLead = Förfrågan har gått ut eller tagits bort.
requestUntrusted = Förfrågan går inte att lita på
requestUntrustedLead = Länken är skadad, eller så visar servern en annan förfrågan. Inget visas.
deliveryComing = Skickas
deliveryNew = Mottagen
deliveryCollected = Sparad
removeDelivery = Ta bort från servern
deliveryRefused-repeated = Avvisad: leveransen finns med två gånger.
deliveryRefused-forged = Avvisad: den gjordes inte med din länk.
deliveryRefused-damaged = Avvisad: den är skadad eller har ändrats.
closeRequest = Sluta ta emot filer
closeRequestTitle = Vill du sluta ta emot filer?
closeRequestLead = Länken slutar fungera för gott, och filer som fortfarande skickas kommer inte fram. Det som har kommit finns kvar här.
newLink = Ny länk
newLinkLead = Den gamla länken slutar fungera när den nya är klar. Det som har kommit finns kvar i den gamla inkorgen.
deleteRequestTitle = Vill du ta bort förfrågan?
deleteRequestLead = Länken slutar fungera, och allt som har kommit tas bort från servern. Filer du har sparat finns kvar.

## Receiving

checkingLink = Letar efter dina filer…
checkFailed = Kan inte nå servern
checkFailedLead = Inget är förlorat. Kontrollera din anslutning och försök igen.
checkRefused = Servern är upptagen
checkRefusedLead = Inget är förlorat. Försök igen om en stund.
waitAsked = Vänta { $time }.
expiredTitle = Filerna är borta
expiredLead = Länken har gått ut, nått sin nedladdningsgräns eller tagits bort av avsändaren. Be om en ny.
removedTitle = Filerna har tagits bort
removedLead = De som driver tjänsten har tagit bort dem, så länken fungerar inte längre.
contactOperator = Kontakta dem
passwordNeeded = Ange lösenordet
passwordNeededLead = Be avsändaren om lösenordet; det finns inte i länken.
passwordTryAgain = Fel lösenord. Försök igen.
unlock = Lås upp
keyNeeded = Länken är ofullständig
keyNeededLead = En del av länken saknas. Kopiera den igen och klistra in den här.
keyLabel = Länk eller nyckel
notAKey = Det är inte en länk eller nyckel från den här tjänsten.
keyOfAnotherFile = Den länken hör till andra filer.
openLink = Öppna
wrongKey = Länken fungerar inte
wrongKeyLead = En del av den kan saknas. Kopiera hela länken från ditt meddelande och klistra in den här.
filesForYou = { $count ->
    [one] En fil till dig
   *[other] { $count } filer till dig
}
filesForYouLead = End-to-end-krypterat. Dekrypteras bara i din webbläsare.
fromSender = Från avsändaren
showMore = Visa mer
download = Ladda ned
noStreamsWarning = För att öppna en så stor fil måste webbläsaren hålla hela i minnet, vilket kan misslyckas. Vad vill du göra?
noStreams-copyLink = Kopiera länken och öppna den i en annan webbläsare
noStreams-otherBrowser = Skaffa en webbläsare som sparar stora filer direkt
noStreams-download = Ladda ned här ändå
linkLife = Går ut om { $time }
linkLifeUnderMinute = Går ut om mindre än en minut
lastDownloadNote = Sista nedladdningen: när du öppnar eller sparar slutar länken fungera.
ownUpload = { $left ->
    [one] Det här är din egen uppladdning. Om du laddar ned den kan ingen annan göra det.
   *[other] Det här är din egen uppladdning. Om du laddar ned den används 1 av de { $left } nedladdningar som är kvar.
}
downloadsTaken = Någon laddar ned det sista exemplaret just nu. Om det avbryts kan du försöka igen om två minuter.
downloading = Laddar ned
decrypting = Dekrypterar…
downloadBegunAnew = Den här hämtningen kunde inte fortsätta, så den har börjat om från början.
stillUploading = Avsändaren laddar fortfarande upp. Du kan redan börja ladda ned.
waitsForSender = Väntar på avsändaren. Vi fortsätter automatiskt.
downloadFinished = Nedladdningen är klar
downloadFinishedLead = { $name } finns i mappen för hämtade filer.
savedInFolder = Sparat i { $folder }
downloadFinishedRenamed = Filen finns i mappen för hämtade filer. Webbläsaren kan ha gett den ett annat namn.
downloadAgain = Ladda ned igen
lastDownloadDone = Det var den sista nedladdningen, så länken fungerar inte längre.
downloadStopped = Nedladdningen blev inte klar
showDownload = Visa

## Sending what a request asks for

requestTitle = Någon ber om filer
requestLead = Krypteras på den här enheten. Bara den som ber om filerna kan öppna det du skickar.
requestWords = Från den som ber om filerna (inte bekräftat)
requestKinds = Önskade filtyper
requestLeft = Leveranser kvar
requestRoom = Utrymme kvar
requestEach = Högst per leverans
requestSend = Skicka
requestPasswordLead = Fråga den som skickade länken till dig.
requestSent = Skickat
requestSentLead = Bara den som bad om det kan öppna det och ser samma kvittokod.
receiptLabel = Kvittokod
copyReceipt = Kopiera kvittokod
delivery-stored = Framme. Inte hämtat än.
delivery-collected = Hämtat.
delivery-gone = Borttaget eller utgånget utan att ha hämtats.
deliveryLost = Din avbrutna uppladdning kan inte fortsätta.
sentBefore = Skickat från den här enheten
sentAt = Skickat: { $time }
requestEnded-unknown = Det finns ingen sådan förfrågan
requestEndedLead-unknown = Den har tagits bort eller gått ut, eller så tar den här tjänsten inte emot några förfrågningar. Be om en ny länk.
requestEnded-closed = Den här förfrågan är stängd
requestEnded-full = Den här förfrågan är full
requestEndedLead = Den tar inte emot mer. Be om en ny länk.
requestEnded-untrusted = Den här länken går inte att lita på
requestEndedLead-untrusted = Länken och servern stämmer inte överens, så ingenting skickades. Be om länken igen på ett annat sätt.

## Reporting an upload to whoever runs the service

report = Anmäl
reportTitle = Anmäl den här uppladdningen
reportLead = Det här går till dem som driver tjänsten. Bara de kan läsa vad du skriver.
reportReason = Vad är fel?
reportReason-malware = Skadlig programvara
reportReason-fraud = Bedrägeri eller nätfiske
reportReason-illegal = Olagligt innehåll
reportReason-other = Något annat
reportWords = Vad bör de veta?
reportKey = Ta med nyckeln
reportKeyHint = Med nyckeln kan de öppna filerna. Utan den kan de inte det.
reportSend = Skicka anmälan
reportSent = Anmälan har skickats
reportSentLead = Tack. De som driver tjänsten tittar på den.
reportFailed = Det gick inte att skicka. Kontrollera din anslutning och försök sedan igen.

## Dead ends

loading = Ett ögonblick…
configFailed = Kan inte nå servern
configFailedLead = Inget är förlorat. Kontrollera din anslutning och försök igen.
intercepted = En inloggningssida eller ditt nätverk svarade i stället för den här tjänsten. Öppna den här sidan i en annan flik och logga in där om du blir ombedd.
pageNotFound = Sidan hittades inte
pageNotFoundLead = Kontrollera adressen, eller börja från startsidan.
notFoundTitle = Här finns ingenting
notFoundLead = Filerna har gått ut eller tagits bort, eller så är länken inte fullständig.
errorTitle = Något gick fel
errorLead = Något gick sönder. Inget av det du har skickat är förlorat.
uploadErrorLead = Dina filer skickades inte, men ditt urval finns kvar. Försök igen.
uploadError-too_large = Filerna är större än tjänsten tillåter. Skicka dem i mindre omgångar.
uploadError-bad_limit = Tjänsten tillåter inte längre så många nedladdningar eller så lång tid. Ladda om sidan och välj igen.
uploadError-unauthorized = Du måste vara inloggad för att skicka filer här. Logga in och välj sedan dina filer igen.
uploadError-sender_unknown = Vi kunde inte bekräfta att du är inloggad, så gränserna för alla gällde. Om du har loggats ut, logga in igen; försök annars igen om en stund.
uploadError-issuer_away = Tjänsten är inte tillgänglig just nu, eller kan inte kontrollera vem som är inloggad. Utan konto kan du skicka upp till { $size }, för högst { $downloads } och { $time }. Skicka mindre, eller försök igen om en stund.
uploadError-signed_out = Du har loggats ut på den här enheten, så uppladdningen stoppades.
uploadError-rate_limited = För många försök. Vänta en stund och försök sedan igen.
uploadError-too_many_uploads = För många uppladdningar från ditt nätverk eller konto. Dina filer finns kvar.
uploadError-too_many_bytes = För mycket data från ditt nätverk eller konto. Dina filer finns kvar.
uploadError-busy = Tjänsten är hårt belastad. Dina filer finns kvar; försök igen om en stund.
uploadError-full = Tjänsten har inte plats för fler filer just nu. Dina filer finns kvar; försök igen senare.
uploadError-unavailable = Tjänsten är inte tillgänglig just nu. Dina filer finns kvar; försök igen om en stund.
uploadError-idle_timeout = Anslutningen var inaktiv för länge. Kontrollera den och försök sedan igen.
uploadError-connect_failed = Kan inte nå servern. Kontrollera din anslutning och försök igen. En del nätverk, ofta på jobbet, blockerar uppladdningar. Prova ett annat nätverk, till exempel mobilens, eller fråga den som sköter ditt.
uploadError-connection_lost = Anslutningen bröts. Dina filer finns kvar; försök igen.
uploadError-file_changed = En av dina filer ändrades eller kunde inte läsas medan den skickades. Välj den igen.
downloadErrorLead = Nedladdningen blev inte klar. Försök igen; om det inte hjälper, be avsändaren om en ny länk.
downloadError-rate_limited = För många försök. Vänta en stund och försök sedan igen.
downloadError-busy = Tjänsten är hårt belastad. Länken fungerar fortfarande; försök igen om en stund.
downloadError-unavailable = Tjänsten är inte tillgänglig just nu. Länken fungerar fortfarande; försök igen om en stund.
downloadError-connect_failed = Kan inte nå servern. Kontrollera din anslutning och försök sedan igen.
downloadError-connection_lost = Anslutningen bröts. Kontrollera den och försök sedan igen.
downloadError-damaged = Det som kom fram är inte det som skickades, så inget sparades. Försök igen; om det inte hjälper, be avsändaren om en ny länk.
downloadError-incomplete = Din webbläsare slutade spara halvvägs. Ta bort den ofullständiga filen och försök sedan igen.
downloadError-upload_abandoned = Avsändaren slutade innan allt var uppladdat. Be om en ny länk.
downloadError-no_room = Det finns inte plats för filerna på den här enheten. Frigör utrymme och försök sedan igen.
crashLead = Sidan kunde inte visas. Ladda om den; det du redan har skickat är i säkerhet.
chunkTitle = En del av sidan saknas
chunkMissingLead = Den kunde inte läsas in. Kontrollera din anslutning och ladda om sidan; det du redan har skickat är i säkerhet.
chunkTimeoutLead = Det tog för lång tid att läsa in den. Kontrollera din anslutning och ladda om sidan; det du redan har skickat är i säkerhet.
waitForTransfer = En överföring pågår fortfarande och skulle gå förlorad. Vänta tills den är klar.
reload = Ladda om
backHome = Till startsidan
outdatedTitle = Det finns en nyare version
outdatedLead = Sidan är inaktuell. Uppdatera den för att fortsätta.
update = Uppdatera
outdatedBrowserTitle = Din webbläsare är inaktuell
outdatedBrowserLead = Den saknar det du behöver för att skicka och ta emot filer. Uppdatera den och öppna sedan den här adressen igen.
unsupportedTitle = Den här webbläsaren kan inte öppna { $title }
unsupportedLead = Filer krypteras i webbläsaren, och den här kan inte göra det. Så här kan du göra:
unsupportedUpdate = Uppdatera webbläsaren och öppna sedan din länk igen.
unsupportedOther = Eller kopiera din länk till en aktuell version av Chrome, Edge, Firefox eller Safari.
unsupportedInApp = Om du öppnade länken i en annan app, välj ”Öppna i webbläsare” i appens meny.
insecureTitle = Adressen är inte säker
insecureLead = Webbläsare krypterar bara på säkra sidor. Gå tillbaka och öppna samma adress med https:// i början. Om det inte går, fråga den som driver tjänsten efter dess säkra adress.
otherBrowser = Skaffa en annan webbläsare
help = Hjälp

## Privacy

legalTitle = Integritet och villkor
legalLead = Vad som händer med dina filer, i några meningar.
legalEncrypted = Filerna lagras krypterade. Nyckeln finns i länken och når aldrig servern.
legalLifetime = Vi sparar filer i högst { $anonymous }, eller i högst { $signedIn } om du är inloggad.
legalOneLifetime = Vi sparar filer i högst { $time }.
legalDownloads = Filer tas bort när deras nedladdningsgräns är nådd.
legalLogs = Vi sparar IP-adresser i serverloggar i { $days } dagar.
legalAccountToSend = Du behöver ett konto för att skicka filer, men inte för att ta emot dem.
legalAccount = Du behöver ett konto bara för filer större än { $size }.

## Notes and messages

writeNote = Skriv anteckning
noteLabel = Din anteckning
noteHint = Den krypteras precis som en fil.
noteReadOnce = Den krypteras precis som en fil och kan läsas en gång.
noteDone = Lägg till
createLink = Skapa länk
note = Anteckning
editNote = Redigera
addMessage = Lägg till titel eller meddelande
titleLabel = Titel
messageLabel = Meddelande
senderLabel = Ditt namn
noteForYou = En anteckning till dig
showNote = Visa
showNoteOnce = Att visa den använder den sista nedladdningen: du kan inte visa den igen.
copyText = Kopiera text
saveNote = Spara som fil
textCopyRefused = Din webbläsare lät oss inte kopiera. Markera texten och kopiera den själv.

## Looking before taking

preview = Förhandsvisa
previewNamed = Förhandsvisa { $name }
selectFile = Välj { $name }
downloadSelected = { $count ->
    [one] Ladda ned { $count } fil
   *[other] Ladda ned { $count } filer
}
downloadAll = Ladda ned alla
saveToFolder = Spara i en mapp
takingCounts = Att öppna eller spara räknas som en nedladdning.
takingCounted = En nedladdning har räknats. Inget mer räknas så länge sidan är öppen.
previewFailed = Filen kunde inte visas. Ladda ned den i stället.
previewTooLarge = Filen är för stor för att förhandsvisas. Ladda ned den i stället.
previewCut = Bara början visas.
previewProtected = Filen är lösenordsskyddad. Ladda ned den för att öppna den.
previewMissingPictures = Bilder på den här sidan som inte kunde visas: { $count }
previewIncomplete = En del kan inte visas korrekt.
previewNotText = Filen verkar inte innehålla text. Ladda ned den i stället.
previewEncoding = Textkodning
previousFile = Föregående fil
nextFile = Nästa fil
filePlace = { $place } av { $count }
noPreview = Filen kan inte förhandsvisas.
close = Stäng

## Strong passwords

strongPassword = Extra starkt: öppnas bara i Envoi
strongPasswordHint = Mycket svårare att gissa, även för den här tjänsten. Äldre appar kan inte öppna länken.
suggestPassphrase = Föreslå en lösenfras
suggestFailed = Förslaget kunde inte läsas in. Kontrollera din anslutning och försök igen, eller skriv ett eget lösenord.
copyPassword = Kopiera lösenord
makingKey = Förbereder krypteringen…
checkingPassword = Kontrollerar lösenordet…

## News

downloadingNow = Laddas ned just nu
wrongPasswords = { $count ->
    [one] Fel lösenord, { $count } försök
   *[other] Fel lösenord, { $count } försök
}
notifyMe = Avisera mig om nedladdningar
notifyOn = Aviseringar är på
notifyBlocked = Din webbläsare blockerar aviseringar för den här sidan.
wasDownloaded = { $name } laddades ned
