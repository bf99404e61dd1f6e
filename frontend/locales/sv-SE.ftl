productName = Envoi

## The page around every screen

homeLink = { $title }, startsida
skipToContent = Hoppa till innehållet
promo = Meddelande
closeNotice = Stäng meddelandet
storageBlocked = Den här webbläsaren sparar inte listan över dina uppladdningar: den försvinner när du stänger sidan. Kopiera dina länkar först.
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
languageFailed = Det här språket kunde inte läsas in. Kontrollera din anslutning och försök igen.
introTitle = Skicka filer, håll dem privata
introLead = Dina filer krypteras här, innan de lämnar din enhet. Du får en länk att ge vidare; bara den som har den kan öppna filerna.
notBegunTitle = Finns det inget här ännu?
notBegunLead = Kontrollera din anslutning och ladda sedan om den här sidan. Om det inte hjälper är webbläsaren inaktuell: uppdatera den.
scriptsOffTitle = JavaScript är avstängt
scriptsOffLead = Filerna krypteras i din webbläsare, så den här sidan behöver JavaScript.

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
sizeOfTotal = { $done } av { $total }
remaining = { $time } kvar
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } nedladdning
   *[other] { $count } nedladdningar
}
filesCount = { $count ->
    [one] { $count } fil
   *[other] { $count } filer
}

## Buttons that stand in several places

ok = OK
cancel = Avbryt
tryAgain = Försök igen
copyLink = Kopiera länk
copied = Kopierad
copyRefused = Webbläsaren lät inte sidan kopiera. Länken är markerad så att du kan kopiera den själv.
share = Dela
shareNamed = Dela { $name }
showQrCode = Visa en QR-kod
qrCode = QR-kod för länken
qrCodeHint = Rikta en mobilkamera mot den för att öppna länken där.
qrCodeFailed = QR-koden kunde inte skapas. Länken fungerar ändå.
sendYourOwn = Skicka egna filer
deleteUpload = Ta bort
deleteFailed = Det gick inte att ta bort. Kontrollera din anslutning och försök igen.
passwordProtected = Lösenordsskyddad
passwordLabel = Lösenord
filesInside = Filer som ingår

## Accounts

signIn = Logga in
signOut = Logga ut
signOutWaits = En överföring pågår fortfarande. Logga ut när den är klar.
signOutWaitsForTab = En överföring pågår fortfarande i en annan flik. Logga ut när den är klar.
signOutSyncs = Din lista uppdateras innan du loggas ut…
signOutTitle = Logga ut?
signOutLoses = { $count ->
    [one] { $count } uppladdning finns bara på den här enheten: din lista kunde inte uppdateras. När du har loggat ut kan du inte längre se, ändra eller ta bort den. Länken fortsätter att fungera.
   *[other] { $count } uppladdningar finns bara på den här enheten: din lista kunde inte uppdateras. När du har loggat ut kan du inte längre se, ändra eller ta bort dem. Länkarna fortsätter att fungera.
}
staySignedIn = Förbli inloggad
signOutAnyway = Logga ut ändå
signedOut = Du är utloggad.
signedOutRefused = Du är utloggad: din inloggning har gått ut. Logga in igen för att se din lista.
signUpTitle = Logga in för mer
signUpLead = Du kan skicka utan konto. Med ett konto kan du göra mer:
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
benefitPerk = Din lista förblir krypterad: ingen annan än du kan läsa den
emailLabel = E-post (valfritt)
signInNotBegun = Inloggningssidan kunde inte nås. Kontrollera din anslutning och försök igen.
signInAway = Inloggningstjänsten kan inte nås just nu. Försök igen senare.
signInNoRoom = Det finns inte plats kvar på den här enheten för att logga in. Ta bort uppladdningar som du inte längre behöver och försök sedan igen.
signInWaits = En överföring pågår fortfarande och skulle gå förlorad. Logga in när den är klar.
signingIn = Du loggas in…
signInErrorLead = Du loggades inte in, och inget annat har ändrats. Försök igen.
passphraseNeeded = Lösenfrasen till din lista
passphraseNeededLead = Den krypterar listan över dina uppladdningar och lämnar aldrig den här enheten. Använd samma på alla dina enheter.
passphraseLabel = Lösenfras
passphraseTooShort = Det är för kort: minst { $length } tecken behövs.
passphraseHint = Minst { $length } tecken: några ord som bara du förknippar med varandra. Ingen kan återskapa den, så skriv upp den.
passphraseRunning = Nyckeln skapas…
passphraseFailed = Enheten kunde inte skapa nyckeln. Stäng andra flikar och försök sedan igen.
goOn = Fortsätt
cancelSignIn = Logga inte in
unknownPassphrase = Är lösenfrasen ny?
unknownPassphraseLead = Det finns ingen lista för den. Om det här är din första enhet, eller om du väljer en ny lösenfras, skriv den en gång till för att skapa en lista. Annars blev den felskriven.
passphraseAgain = Samma lösenfras en gång till
passphraseDiffers = Det är inte vad du skrev nyss.
beginList = Skapa en ny lista
anotherPassphrase = Den blev felskriven
uncheckedPassphrase = Den kunde inte kontrolleras
uncheckedPassphraseLead = Servern svarade inte på om det finns en lista för lösenfrasen. Försök igen. Om du fortsätter ändå och den blev felskriven ser du inte listan från dina andra enheter.
trustPassphrase = Fortsätt ändå
retypePassphrase = Skriv den igen

## Sending: choosing files

sendFiles = Skicka filer
dropFiles = Dra och släpp filer
orSelectFiles = eller klicka för att välja upp till { $size }
selectFiles = Välj filer
selectFolder = Välj en mapp
accountNeeded = Logga in för att skicka filer
accountNeededLead = I den här tjänsten kan bara den som har ett konto skicka filer. Att ta emot går utan.
accountNeededBlocked = I den här tjänsten kan bara den som har ett konto skicka filer, och du kan inte logga in med den här webbläsaren: den sparar ingenting för sidan. Att ta emot filer går utan konto.
signInForSize = Logga in för att skicka upp till { $size }
dropNow = Släpp dem var som helst
chosenFiles = Valda filer
addMoreFiles = Lägg till fler
removeFile = Ta bort { $name }
totalSize = { $size } totalt
skippedEmpty = Tomma filer som inte lades till: { $count }
skippedChosen = Redan valda filer som inte lades till igen: { $count }
expiryChoices = Länken slutar fungera efter
downloadLimitLabel = Nedladdningar
timeLimitLabel = Tid
addPassword = Skydda med lösenord
maxPasswordLength = Ett lösenord har högst { $length } tecken.
uploadFiles = { $count ->
    [one] Kryptera och ladda upp
   *[other] Kryptera och ladda upp { $count } filer
}

## Sending: what is not possible

noticeTitle = Det gick inte
tooManyFiles = { $count ->
    [one] Bara { $count } fil kan skickas åt gången.
   *[other] Bara { $count } filer kan skickas åt gången.
}
fileTooBig = Filerna är tillsammans större än { $size }. Skicka dem i mindre delar.
tooManyArchives = { $count ->
    [one] Bara { $count } uppladdning kan sparas åt gången. Ta bort den först, eller vänta tills den går ut.
   *[other] Bara { $count } uppladdningar kan sparas åt gången. Ta bort en först, eller vänta tills en går ut.
}
unreadableFiles = Det du släppte kan inte läsas. Välj filerna med knappen i stället.
needsAccountSize = Utan konto kan du skicka upp till { $size } åt gången.
needsAccountCount = { $count ->
    [one] Utan konto tillåter en länk högst { $count } nedladdning.
   *[other] Utan konto tillåter en länk högst { $count } nedladdningar.
}
needsAccountTime = Utan konto gäller en länk i högst { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } totalt
noAnswer = Inget svar på ett tag. Kontrollera din anslutning: uppladdningen fortsätter av sig själv, eller så kan du avbryta den.
uploading = Laddar upp
importing = Läser dina filer…
encrypting = Krypterar…
finalising = Allt har kommit fram. Det sparas…
expiresAfter = Går ut efter { $downloads } eller { $time }
settingPassword = Lösenordet ställs in…
passwordFailed = Lösenordet kunde inte ställas in
passwordFailedLead = Dina filer är uppladdade men inte skyddade än, så länken visas inte. Försök igen, eller ta bort uppladdningen.
linkReady = Din länk är klar
linkReadyLead = Den som har länken kan öppna filerna. Ingen annan kan det, inte ens den här tjänsten.
shareLink = Länk till dina filer
sendMore = Skicka fler filer
copyLinkTitle = Kopiera din länk
shareLinkTitle = Dela din länk
linkDialogLead = Den som du ger länken till kan öppna { $name }.

## The survey

surveyTitle = Berätta vad du tycker
surveyLead = Dina svar hjälper oss att göra det bättre att skicka filer. Du svarar på en annan sida, och inget om dina filer följer med.
giveFeedback = Lämna synpunkter
surveySkip = Hoppa över

## The person's own uploads

yourUploads = Dina uppladdningar
noUploads = Det du skickar visas här, så att du kan kopiera länken igen eller ta bort det.
downloadsLeft = { $count ->
    [one] { $count } nedladdning kvar
   *[other] { $count } nedladdningar kvar
}
timeLeft = { $time } kvar
deleteNamed = Ta bort { $name }
deleteTitle = Ta bort uppladdningen?
deleteQuestion = Ingen kommer längre att kunna ladda ned { $name }. Det går inte att ångra.
keep = Behåll
openDownloadPage = Öppna sidan som mottagare av { $name } ser
changeLimits = Ändra
changeLimitsNamed = Ändra hur länge { $name } kan laddas ned
changeLimitsTitle = Ändra hur länge länken gäller
keepTime = Som nu
timeFromNow = { $time } från nu
save = Spara
goneTitle = Den är redan borta
goneLead = { $name } har gått ut, hämtats så många gånger som länken tillät eller tagits bort någon annanstans. Inget har ändrats.
passwordNotSet = Lösenordet är inte inställt, så länken visas inte. Om det förblir så, ta bort uppladdningen och skicka filerna igen.
changeFailed = Det ändrades inte. Kontrollera ditt val och din anslutning och försök sedan igen.

## Receiving

checkingLink = Letar efter dina filer…
checkFailed = Servern svarar inte
checkFailedLead = Inget är förlorat. Kontrollera din anslutning och försök igen.
checkRefused = Inte just nu
checkRefusedLead = Något gick fel på servern. Inget är förlorat: försök igen om en stund.
waitAsked = Servern ber dig vänta { $time }.
expiredTitle = Filerna är borta
expiredLead = Länken har gått ut, använts upp eller tagits bort av avsändaren. Be om en ny.
passwordNeeded = Ange lösenordet
passwordNeededLead = Avsändaren har skyddat filerna. Lösenordet följde inte med länken.
passwordTryAgain = Det är inte rätt lösenord. Försök igen.
unlock = Lås upp
keyNeeded = Nyckeln saknas
keyNeededLead = En fullständig länk har en nyckel efter tecknet #. Klistra in hela länken, eller bara nyckeln.
keyLabel = Länk eller nyckel
notAKey = Det här är varken en länk eller en nyckel från den här tjänsten.
keyOfAnotherFile = Länken leder till andra filer.
openLink = Öppna
filesForYou = { $count ->
    [one] En fil till dig
   *[other] { $count } filer till dig
}
filesForYouLead = Skickades krypterat. Dekrypteringen sker här, i din webbläsare.
download = Ladda ned
noStreamsWarning = Webbläsaren kan bara öppna en så stor fil genom att hålla hela i minnet, vilket kan misslyckas. Vad vill du göra?
noStreams-copyLink = Kopiera länken och öppna den i en annan webbläsare
noStreams-otherBrowser = Skaffa en webbläsare som sparar stora filer allt eftersom de kommer
noStreams-download = Ladda ned här ändå
linkLife = Tillgänglig i { $time }
lastDownload = Tillgänglig i { $time }. Det här är den sista nedladdningen: spara filen väl.
downloadsTaken = Den sista nedladdningen pågår just nu, här eller hos någon annan. Om den avbryts blir den tillgänglig igen: försök om två minuter.
downloading = Laddar ned
decrypting = Dekrypterar…
downloadFinished = Varsågod
downloadFinishedLead = Filen har dekrypterats och finns bland dina nedladdningar.
downloadStopped = Nedladdningen blev inte klar.
showDownload = Visa

## Dead ends

loading = Ett ögonblick…
configFailed = Servern svarar inte
configFailedLead = Inget är förlorat. Kontrollera din anslutning och försök igen.
notFoundTitle = Här finns ingenting
notFoundLead = Filerna har gått ut eller tagits bort, eller så är länken inte fullständig.
errorTitle = Något gick fel
errorLead = Det gick inte. Gå tillbaka till startsidan och försök igen.
uploadErrorLead = Dina filer skickades inte. De du valde finns kvar: försök igen.
uploadError-too_large = Filerna är större än tjänsten tillåter. Skicka dem i mindre delar.
uploadError-bad_limit = Tjänsten tillåter inte längre så många nedladdningar eller så lång tid. Ladda om sidan och välj på nytt.
uploadError-unauthorized = Bara den som är inloggad kan skicka filer här. Logga in och välj sedan dina filer igen.
uploadError-sender_unknown = Tjänsten kunde inte se att du är inloggad, så gränserna för alla andra gällde. Logga in igen om du är utloggad nu; försök annars igen om en stund.
uploadError-issuer_away = Tjänsten är inte tillgänglig just nu, eller kan inte ta reda på vem som är inloggad. Utan konto kan upp till { $size } skickas åt gången, för högst { $downloads } och { $time }: skicka inte mer än så, eller försök igen om en stund.
uploadError-rate_limited = Det blev för många försök. Vänta en stund och försök sedan igen.
uploadError-busy = Tjänsten är överbelastad just nu. Dina filer finns kvar: försök igen om en stund.
uploadError-full = Tjänsten har inte plats för fler filer just nu. Dina filer finns kvar: försök igen senare.
uploadError-unavailable = Tjänsten är inte tillgänglig just nu. Dina filer finns kvar: försök igen om en stund.
uploadError-idle_timeout = Anslutningen var inaktiv för länge. Kontrollera den och försök sedan igen.
uploadError-connect_failed = Servern svarade inte. Kontrollera din anslutning och försök igen. En del nätverk, ofta de på jobbet, blockerar det som uppladdningar behöver (WebSocket-anslutningar): använd ett annat nätverk där, till exempel mobilens, eller fråga den som sköter ditt.
uploadError-connection_lost = Anslutningen bröts. Dina filer finns kvar: försök igen.
uploadError-file_changed = En av filerna ändrades eller kunde inte läsas medan den skickades. Välj den igen.
downloadErrorLead = Nedladdningen blev inte klar. Försök igen; om det inte hjälper, be avsändaren om en ny länk.
downloadError-rate_limited = Det blev för många försök. Vänta en stund och försök sedan igen.
downloadError-busy = Tjänsten är överbelastad just nu. Länken fungerar fortfarande: försök igen om en stund.
downloadError-unavailable = Tjänsten är inte tillgänglig just nu. Länken fungerar fortfarande: försök igen om en stund.
downloadError-connect_failed = Servern kunde inte nås. Kontrollera din anslutning och försök sedan igen.
downloadError-connection_lost = Anslutningen bröts. Kontrollera den och försök sedan igen.
downloadError-damaged = Det som kom fram är inte det som skickades, så inget av det sparades. Försök igen; om det inte hjälper, be avsändaren om en ny länk.
downloadError-incomplete = Webbläsaren avbröt sparandet. Ta bort den ofullständiga filen och försök sedan igen.
downloadError-no_room = Det finns inte plats kvar för filerna på den här enheten. Frigör utrymme och försök sedan igen.
crashLead = Sidan kunde inte visas. Ladda om den; det du har skickat tidigare påverkas inte.
chunkTitle = En del av sidan saknas
chunkMissingLead = Den kunde inte läsas in. Kontrollera din anslutning och ladda sedan om sidan; det du har skickat tidigare påverkas inte.
chunkTimeoutLead = Det tog för lång tid att läsa in den. Kontrollera din anslutning och ladda sedan om sidan; det du har skickat tidigare påverkas inte.
waitForTransfer = En överföring pågår fortfarande och skulle gå förlorad. Vänta tills den är klar.
reload = Ladda om
backHome = Till startsidan
outdatedTitle = Det finns en nyare version
outdatedLead = Sidan är inaktuell. Uppdatera den för att fortsätta.
update = Uppdatera
outdatedBrowserTitle = Webbläsaren är inaktuell
outdatedBrowserLead = Den saknar det som behövs för att skicka och ta emot filer. Uppdatera den och öppna sedan samma adress igen.
unsupportedTitle = Webbläsaren kan inte öppna { $title }
unsupportedLead = Filerna krypteras i webbläsaren, och den här saknar det som behövs. Använd en aktuell webbläsare.
insecureTitle = Adressen är inte säker
insecureLead = Webbläsare krypterar bara på sidor som har lästs in säkert. Gå tillbaka och öppna samma adress med https:// i början. Om det inte går, fråga den som driver tjänsten efter dess säkra adress.
otherBrowser = Skaffa en annan webbläsare
help = Hjälp

## Privacy

legalTitle = Integritet och villkor
legalLead = Vad som händer med dina filer, i några meningar.
legalEncrypted = Filerna lagras krypterade. Nyckeln finns i länken och når aldrig servern.
legalLifetime = En fil sparas i högst { $anonymous }, eller i högst { $signedIn } om avsändaren är inloggad.
legalOneLifetime = En fil sparas i högst { $time }.
legalDownloads = En gräns för nedladdningar kan göra att en fil tas bort tidigare.
legalLogs = Serverloggar sparar IP-adresser i { $days } dagar.
legalAccountToSend = Det krävs ett konto för att skicka filer, men inte för att ta emot dem.
legalAccount = Det krävs ett konto bara för filer större än { $size }.
