# Envoi: hrvatski

productName = Envoi

## Page

homeLink = { $title }, početna
skipToContent = Prijeđi na sadržaj
promo = Obavijest
closeNotice = Zatvori
storageBlocked = Ovaj preglednik neće spremiti popis vaših pošiljki: nestat će kad zatvorite stranicu. Najprije kopirajte svoje poveznice.
storageFull = Na ovom uređaju više nema mjesta za popis vaših pošiljki. Prije nego što zatvorite stranicu, kopirajte svoje poveznice ili izbrišite pošiljke koje vam više ne trebaju.
footerPromise = Datoteke se šifriraju prije nego što napuste vaš uređaj. Mogu ih otvoriti samo ljudi koji imaju poveznicu.
footerLinks = O ovoj usluzi
link-privacy = Privatnost
link-terms = Uvjeti
link-cookies = Kolačići
link-source = Izvorni kod
link-feedback = Vaše mišljenje
feedbackFacts = Inačica { $version }, { $browser }
language = Jezik
languageOfBrowser = Kao u pregledniku
languageTold = { $label }: { $language }
languageFailed = Ovaj se jezik nije učitao. Provjerite vezu i pokušajte ponovno.
introTitle = Privatno i jednostavno dijeljenje datoteka
introLead = Vaše se datoteke šifriraju na ovom uređaju prije slanja. Podijelite poveznicu s ljudima koje odaberete; samo oni mogu otvoriti datoteke.
notBegunTitle = Ovdje još nema ničega?
notBegunLead = Provjerite vezu pa ponovno učitajte ovu stranicu. Ako to ne pomogne, vaš je preglednik zastario: ažurirajte ga.
scriptsOffTitle = JavaScript je isključen
scriptsOffLead = Vaše se datoteke šifriraju u pregledniku pa ova stranica treba JavaScript. Uključite ga i ponovno učitajte stranicu.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } bajt
    [few] { $num } bajta
   *[other] { $num } bajtova
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } dan
    [few] { $num } dana
   *[other] { $num } dana
}
hours = { $num ->
    [one] { $num } sat
    [few] { $num } sata
   *[other] { $num } sati
}
minutes = { $num ->
    [one] { $num } minuta
    [few] { $num } minute
   *[other] { $num } minuta
}
seconds = { $num ->
    [one] { $num } sekunda
    [few] { $num } sekunde
   *[other] { $num } sekundi
}
shortDays = { $num ->
    [one] { $num } dan
    [few] { $num } dana
   *[other] { $num } dana
}
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = do { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = do sutra, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = do { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } od { $total }
remaining = Preostalo: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } preuzimanje
    [few] { $count } preuzimanja
   *[other] { $count } preuzimanja
}
downloadsWithoutLimit = Neograničen broj preuzimanja
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } datoteka
    [few] { $count } datoteke
   *[other] { $count } datoteka
}
nameAndMore = { $name } i još { $count }

## Common buttons

ok = U redu
done = Gotovo
cancel = Odustani
add = Dodaj
doNotAdd = Nemoj dodati
tryAgain = Pokušaj ponovno
copyLink = Kopiraj poveznicu
copyMessage = Kopiraj poruku
includePassword = Priloži lozinku
emailLink = E-pošta
emailSubject = Datoteke za vas
copied = Kopirano
copyRefused = Preglednik nije dopustio kopiranje poveznice. Označena je pa je možete sami kopirati.
share = Podijeli
shareNamed = Podijeli { $name }
showQrCode = QR kod
qrCode = QR kod ove poveznice
qrCodeHint = Skenirajte ga kamerom telefona da biste ondje otvorili poveznicu.
qrCodeFailed = QR kod nije izrađen. Vaša poveznica i dalje radi.
sendYourOwn = Pošalji svoje datoteke
deleteUpload = Izbriši
deleteFailed = Ova pošiljka nije izbrisana. Provjerite vezu i pokušajte ponovno.
passwordProtected = Zaštićeno lozinkom
passwordLabel = Lozinka
showPassword = Prikaži lozinku
hidePassword = Sakrij lozinku
filesInside = Datoteke u ovoj pošiljki

## Accounts

signIn = Prijavi se
signOut = Odjavi se
signOutWaits = Prijenos još traje. Odjavite se kad završi.
signOutWaitsForTab = Prijenos još traje na drugoj kartici. Odjavite se kad završi.
signOutSyncs = Spremamo vaš popis prije odjave…
signOutTitle = Odjaviti se?
signOutLoses = { $count ->
    [one] { $count } pošiljka postoji samo na ovom uređaju. Nakon odjave više je nećete moći vidjeti, promijeniti ni izbrisati. Njezina poveznica i dalje radi.
    [few] { $count } pošiljke postoje samo na ovom uređaju. Nakon odjave više ih nećete moći vidjeti, promijeniti ni izbrisati. Njihove poveznice i dalje rade.
   *[other] { $count } pošiljki postoji samo na ovom uređaju. Nakon odjave više ih nećete moći vidjeti, promijeniti ni izbrisati. Njihove poveznice i dalje rade.
}
staySignedIn = Odustani od odjave
signOutAnyway = Svejedno se odjavi
signedOut = Odjavljeni ste.
signedOutRefused = Vaša je sesija istekla. Prijavite se ponovno da biste vidjeli svoj popis.
signUpTitle = Prijavite se za više
signUpLead = Datoteke možete slati i bez računa. S računom možete više:
benefitSize = Slati do { $size } odjednom
benefitCount = { $count ->
    [one] Dopustiti do { $count } korištenja poveznice
    [few] Dopustiti do { $count } korištenja poveznice
   *[other] Dopustiti do { $count } korištenja poveznice
}
benefitTime = { $token ->
    [one] Produljiti valjanost poveznice do { $token } dana
    [few] Produljiti valjanost poveznice do { $token } dana
   *[other] Produljiti valjanost poveznice do { $token } dana
}
benefitSync = Vidjeti svoje pošiljke na svim uređajima
benefitPerk = Popis ostaje šifriran; samo ga vi možete čitati
emailLabel = E-pošta (neobavezno)
signInNotBegun = Stranica za prijavu nije dostupna. Provjerite vezu i pokušajte ponovno.
signInAway = Prijava trenutačno nije dostupna. Pokušajte poslije.
signInNoRoom = Na ovom uređaju nema mjesta za prijavu. Izbrišite pošiljke koje vam više ne trebaju i pokušajte ponovno.
signInWaits = Prijenos još traje i bio bi izgubljen. Prijavite se kad završi.
signingIn = Prijava u tijeku…
signInErrorLead = Prijava nije uspjela i ništa se drugo nije promijenilo. Pokušajte ponovno.
signInReason = Ako se to ponavlja, javite ljudima koji vode ovu uslugu: { $reason }
passphraseNeeded = Unesite pristupnu frazu svog popisa
passphraseNeededLead = Ona šifrira popis vaših pošiljki i nikad ne napušta ovaj uređaj. Upotrebljavajte istu na svim svojim uređajima.
passphraseLabel = Pristupna fraza
passphraseTooShort = Prekratka je: najmanji je broj znakova { $length }.
passphraseHint = Najmanji broj znakova: { $length }. Odaberite nekoliko riječi koje biste samo vi spojili. Nitko je ne može vratiti, zato je zapišite.
passphraseRunning = Stvaranje vašeg ključa…
passphraseFailed = Ključ se nije mogao stvoriti na ovom uređaju. Zatvorite druge kartice i pokušajte ponovno.
goOn = Nastavi
cancelSignIn = Odustani od prijave
unknownPassphrase = Je li ovo nova pristupna fraza?
unknownPassphraseLead = Za nju nismo našli popis. Ako vam je ovo prvi uređaj ili želite novu frazu, upišite je još jednom da biste započeli popis. Ako popis već imate, možda ste pogriješili u upisu.
passphraseAgain = Ponovno upišite frazu
passphraseDiffers = Fraze se ne podudaraju.
beginList = Započni novi popis
anotherPassphrase = Pogrešno upisano
uncheckedPassphrase = Fraza se nije mogla provjeriti
uncheckedPassphraseLead = Poslužitelj nije rekao postoji li popis za ovu pristupnu frazu. Pokušajte ponovno. Ako nastavite, a pogrešno je upisana, nećete vidjeti popis s drugih uređaja.
trustPassphrase = Svejedno nastavi
retypePassphrase = Upiši ponovno

## Sending: choosing files

sendFiles = Pošalji datoteke
dropFiles = Povucite datoteke ovamo
orSelectFiles = ili ih odaberite, do { $size }
upToSize = Do { $size }
selectFiles = Odaberi datoteke
selectFolder = Odaberi mapu
sharedTitle = Dodati ove datoteke?
sharedLead = Podijelila ih je druga aplikacija ili web-mjesto. Dodajte samo ono što ste očekivali.
accountNeeded = Prijavite se da biste slali datoteke
accountNeededLead = Za slanje datoteka ovdje trebate račun. Primati ih može svatko.
accountNeededBlocked = Za slanje datoteka ovdje trebate račun, ali ovaj preglednik ne može spremiti prijavu za ovu stranicu. I dalje možete primati datoteke.
accountNeededToRequest = Za traženje datoteka ovdje trebate račun. Poslati vam ih može svatko s poveznicom.
signInForSize = Prijavite se za slanje do { $size }
dropNow = Ispustite da biste dodali
chosenFiles = Vaše datoteke
addMoreFiles = Dodaj datoteke
removeFile = Ukloni { $name }
fileRemoved = Uklonjeno: { $name }
addFolder = Dodaj mapu
skipped-none = Nema pronađenih datoteka za dodavanje
skipped-empty = { $count ->
    [one] Preskočena je { $count } prazna datoteka
    [few] Preskočene su { $count } prazne datoteke
   *[other] Preskočeno je { $count } praznih datoteka
}
skipped-chosen = { $count ->
    [one] Preskočena je { $count } već dodana datoteka
    [few] Preskočene su { $count } već dodane datoteke
   *[other] Preskočeno je { $count } već dodanih datoteka
}
skipped-system = Preskočene datoteke sustava: { $count }
skipped-unreadable = Nije se moglo pročitati: { $name }
expiryChoices = Trajanje poveznice
downloadLimitLabel = Preuzimanja
timeLimitLabel = Vrijeme
addPassword = Zaštiti lozinkom
liveLink = Poveznica već tijekom prijenosa
liveLinkHint = Primatelji mogu početi preuzimati u svojem pregledniku dok vi još prenosite. Ostavite ovu stranicu otvorenom.
passwordMissing = Upišite lozinku ili uklonite kvačicu da biste poslali bez nje.
maxPasswordLength = Najveći broj znakova u lozinci: { $length }.
uploadFiles = { $count ->
    [one] Prenesi { $count } datoteku
    [few] Prenesi { $count } datoteke
   *[other] Prenesi { $count } datoteka
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Previše datoteka
noticeTitle-fileTooBig = Preveliko za slanje
noticeTitle-tooManyArchives = Previše pošiljki
noticeTitle-unreadableFiles = Datoteke se ne mogu pročitati
tooManyFiles = { $count ->
    [one] Odjednom možete poslati najviše { $count } datoteku, a odabrano ih je { $chosen }. Zapakirajte ih u zip ili odaberite manje.
    [few] Odjednom možete poslati najviše { $count } datoteke, a odabrano ih je { $chosen }. Zapakirajte ih u zip ili odaberite manje.
   *[other] Odjednom možete poslati najviše { $count } datoteka, a odabrano ih je { $chosen }. Zapakirajte ih u zip ili odaberite manje.
}
tooManyFilesAtOnce = { $count ->
    [one] Odjednom možete poslati najviše { $count } datoteku. Zapakirajte ih u zip ili odaberite manje.
    [few] Odjednom možete poslati najviše { $count } datoteke. Zapakirajte ih u zip ili odaberite manje.
   *[other] Odjednom možete poslati najviše { $count } datoteka. Zapakirajte ih u zip ili odaberite manje.
}
addFitting = { $count ->
    [one] Dodaj { $count } datoteku
    [few] Dodaj prve { $count }
   *[other] Dodaj prvih { $count }
}
fileTooBig = Odjednom možete poslati do { $size }. Pošaljite ove datoteke u manjim dijelovima.
tooManyArchives = { $count ->
    [one] Odjednom možete imati najviše { $count } pošiljku. Izbrišite je ili pričekajte da istekne.
    [few] Odjednom možete imati najviše { $count } pošiljke. Izbrišite jednu ili pričekajte da koja istekne.
   *[other] Odjednom možete imati najviše { $count } pošiljki. Izbrišite jednu ili pričekajte da koja istekne.
}
unreadableFiles = Ne možemo pročitati ono što ste ispustili. Odaberite datoteke gumbom.
needsAccountSize = Bez računa odjednom možete poslati do { $size }.
needsAccountCount = { $count ->
    [one] Bez računa poveznica dopušta najviše { $count } preuzimanje.
    [few] Bez računa poveznica dopušta najviše { $count } preuzimanja.
   *[other] Bez računa poveznica dopušta najviše { $count } preuzimanja.
}
needsAccountTime = Najdulje trajanje poveznice bez računa: { $time }.

## Sending: under way and done

chosenTold = { $files }, ukupno { $size }
noAnswer = Čekamo vašu vezu. Nastavit ćemo automatski.
uploading = Prijenos
uploadWaiting = Čeka na prijenos
pause = Pauziraj
uploadPaused = Pauzirano
liveLinkReady = Ova poveznica već radi. Primatelji dobivaju datoteke kako ih prenosite. Ostavite ovu stranicu otvorenom.
unfinishedUpload = Prekinut prijenos
continueFrom = Nastaviti od { $size }?
sameFilesNeeded = Da biste nastavili, ponovno odaberite iste datoteke.
otherFiles = To nisu iste datoteke ili su se u međuvremenu promijenile. Nije poslano ništa više.
notSent = Još nije preneseno
prepareNext = Pripremi sljedeći prijenos
waitsForUpload = Počinje kad trenutačni prijenos završi.
stopUploadTitle = Zaustaviti ovaj prijenos?
stopUploadLead = Dosad poslano bit će izgubljeno. Odabrane su datoteke i dalje ovdje.
keepUploading = Nastavi prijenos
stopUpload = Zaustavi
showUpload = Prikaži
importing = Čitanje vaših datoteka…
encrypting = Šifriranje…
finalising = Skoro gotovo. Spremamo vaše datoteke…
expiresAfter = Trajanje: { $downloads } ili { $time }
settingPassword = Postavljanje lozinke…
passwordFailed = Lozinka se nije mogla postaviti
passwordFailedLead = Vaše su datoteke prenesene, ali još nisu zaštićene, pa poveznicu još ne prikazujemo. Pokušajte ponovno ili izbrišite pošiljku.
uploaded = Spremno za dijeljenje
linkReady = Vaša je poveznica spremna
uploadComplete = Prijenos je dovršen
shareLink = Poveznica na vaše datoteke
sendMore = Pošalji još datoteka
linkDialogLead = Svatko s ovom poveznicom može preuzeti { $name }.
linkDialogNote = Svatko s ovom poveznicom može pročitati vašu bilješku.
linkNeedsPassword = Trebat će i lozinka.

howProtected = Kako su vaše datoteke zaštićene
protectionTitle = Šifriranje s kraja na kraj
protectionEncrypted = Vaš preglednik šifrira datoteke prije nego što napuste ovaj uređaj. Poslužitelj čuva samo ono što ne može pročitati.
protectionKey = Ključ je dio poveznice, iza znaka #. Nikad se ne šalje poslužitelju, zato poveznicu dijelite samo s ljudima kojima vjerujete.
protectionExpiry = Datoteke se brišu kad poveznica istekne: nakon odabranog broja preuzimanja ili vremena.

## Keyboard shortcuts

shortcutsTitle = Tipkovni prečaci
shortcutChoose = Odaberi datoteke
shortcutUpload = Prenesi
shortcutCopy = Kopiraj poveznicu
shortcutDownload = Preuzmi
shortcutHelp = Prikaži ovaj popis
shortcutsOn = Koristi tipkovne prečace

## The survey

surveyTitle = Recite nam što mislite
surveyLead = Vaši nam odgovori pomažu da budemo bolji. Anketa se otvara na drugoj stranici i ne saznaje ništa o vašim datotekama.
giveFeedback = Pošalji mišljenje
surveySkip = Preskoči

## The person's own uploads

yourUploads = Vaše pošiljke
noUploads = Ovdje se pojavljuju datoteke koje pošaljete, da biste mogli ponovno kopirati poveznicu ili ih izbrisati.
joinOffer = Pošiljke s ovog uređaja prije prijave: { $count }. Dodati ih na popis?
downloadsLeft = { $count ->
    [one] Preostalo { $count } preuzimanje
    [few] Preostala { $count } preuzimanja
   *[other] Preostalo { $count } preuzimanja
}
timeLeft = Preostalo: { $time }
deleteNamed = Izbriši { $name }
deletingNamed = Brisanje: { $name }…
undo = Poništi
keep = Zadrži
moreActions = Više radnji za { $name }
openPage = Stranica za preuzimanje
openDownloadPage = Otvori stranicu za preuzimanje: { $name }
changeLimits = Promijeni
changeLimitsNamed = Promijeni trajanje poveznice na { $name }
changeLimitsTitle = Promijeni trajanje poveznice
keepTime = Bez promjene
timeFromNow = { $time } od sada
save = Spremi
goneTitle = Ove pošiljke više nema
goneLead = Pošiljka { $name } istekla je, dosegnula ograničenje preuzimanja ili je izbrisana drugdje. Ništa nije promijenjeno.
passwordNotSet = Lozinka nije postavljena pa je poveznica skrivena. Ako se to ne promijeni, izbrišite pošiljku i ponovno pošaljite datoteke.
changeFailed = Promjena nije spremljena. Provjerite svoj odabir i vezu pa pokušajte ponovno.
pastUploads = Završeno u posljednjih 7 dana
clearPast = Očisti
pastDownloaded = Preuzeto: { $time }
pastDownloadedBefore = Preuzeto prije: { $time }
pastExpired = Isteklo: { $time }
pastDeleted = Izbrisano: { $time }
pastGone = Iskorišteno ili izbrisano: { $time }
pastGoneBefore = Iskorišteno ili izbrisano prije: { $time }
requestFiles = Zatraži datoteke
newRequestLead = Stvorite poveznicu kojom vam svatko može poslati datoteke koje samo vi možete pročitati.
requestWanted = Što vam treba, jedna stavka po retku
requestAskerHint = Pošiljatelji vide ovo ime. Nitko ga ne provjerava.
requestOpenFor = Otvoreno
deliveries = Pošiljke
requestDeliverySize = Veličina svake pošiljke
requestTotalSize = Ukupna veličina
newRequestKinds = Vrste datoteka, na primjer .pdf (samo savjet)
requestLink = Poveznica zahtjeva
requestReadyLead = Svatko s ovom poveznicom može vam poslati datoteke. Samo ih vi možete pročitati.
requestSubject = Molim vas, pošaljite mi datoteke
ownerLink = Poveznica sandučića
ownerLinkWarning = Otvara ovaj sandučić na drugom uređaju. Tko je ima, može pročitati sve što primite, zato je zadržite za sebe.
inbox = Sandučić
yourRequests = Vaši zahtjevi
joinRequests = Zahtjevi stvoreni na ovom uređaju prije prijave: { $count }. Dodati ih na popis?
newDeliveries = Nove pošiljke: { $count }
notifyDeliveries = Obavijesti me o pošiljkama
requestAccepts = Prima datoteke
requestClosed = Više ne prima datoteke
noDeliveries = Još ništa nije stiglo. Pošiljke će se pojaviti ovdje.
requestGoneLead = Ovaj je zahtjev istekao ili je izbrisan.
requestUntrusted = Ovom zahtjevu ne može se vjerovati
requestUntrustedLead = Poveznica je oštećena ili poslužitelj pokazuje drugi zahtjev. Ništa se ne prikazuje.
deliveryComing = Šalje se
deliveryNew = Primljeno
deliveryCollected = Spremljeno
removeDelivery = Izbriši s poslužitelja
deliveryRefused-repeated = Odbijeno: ova je pošiljka navedena dvaput.
deliveryRefused-forged = Odbijeno: nije napravljena vašom poveznicom.
deliveryRefused-damaged = Odbijeno: oštećena je ili izmijenjena.
closeRequest = Prestani primati datoteke
closeRequestTitle = Prestati primati datoteke?
closeRequestLead = Poveznica trajno prestaje raditi, a datoteke koje se još šalju neće stići. Što je stiglo, ostaje ovdje.
newLink = Nova poveznica
newLinkLead = Stara poveznica prestaje raditi čim nova bude spremna. Što je stiglo, ostaje u starom sandučiću.
deleteRequestTitle = Izbrisati ovaj zahtjev?
deleteRequestLead = Poveznica prestaje raditi, a sve što je stiglo briše se s poslužitelja. Spremljene datoteke ostaju.

## Receiving

checkingLink = Tražimo vaše datoteke…
checkFailed = Poslužitelj nije dostupan
checkFailedLead = Ništa nije izgubljeno. Provjerite vezu i pokušajte ponovno.
checkRefused = Poslužitelj je zauzet
checkRefusedLead = Ništa nije izgubljeno. Pokušajte ponovno za koji trenutak.
waitAsked = Pričekajte: { $time }.
expiredTitle = Ovih datoteka više nema
expiredLead = Poveznica je istekla, dosegnula ograničenje preuzimanja ili ju je pošiljatelj izbrisao. Zatražite novu.
removedTitle = Ove su datoteke uklonjene
removedLead = Uklonili su ih ljudi koji vode ovu uslugu, pa poveznica više ne radi.
contactOperator = Kontaktirajte ih
passwordNeeded = Unesite lozinku
passwordNeededLead = Zatražite lozinku od pošiljatelja; nije u poveznici.
passwordTryAgain = Pogrešna lozinka. Pokušajte ponovno.
unlock = Otključaj
keyNeeded = Ova poveznica nije potpuna
keyNeededLead = Dio poveznice nedostaje. Ponovno je kopirajte i zalijepite ovdje.
keyLabel = Poveznica ili ključ
notAKey = Ovo nije ni poveznica ni ključ ove usluge.
keyOfAnotherFile = Ova je poveznica za druge datoteke.
openLink = Otvori
wrongKey = Ova poveznica ne radi
wrongKeyLead = Možda nedostaje njezin dio. Kopirajte cijelu poveznicu iz poruke i zalijepite je ovdje.
filesForYou = { $count ->
    [one] { $count } datoteka za vas
    [few] { $count } datoteke za vas
   *[other] { $count } datoteka za vas
}
filesForYouLead = Šifrirano s kraja na kraj. Dešifrira se samo u vašem pregledniku.
fromSender = Od pošiljatelja
showMore = Prikaži više
download = Preuzmi
noStreamsWarning = Da bi otvorio tako veliku datoteku, ovaj je preglednik mora cijelu držati u memoriji, što možda neće uspjeti. Što želite učiniti?
noStreams-copyLink = Kopiraj poveznicu za otvaranje u drugom pregledniku
noStreams-otherBrowser = Nabavi preglednik koji velike datoteke sprema izravno
noStreams-download = Svejedno preuzmi ovdje
linkLife = Poveznica istječe za: { $time }
linkLifeUnderMinute = Poveznica istječe za manje od minute
lastDownloadNote = Posljednje preuzimanje: čim otvorite ili spremite, poveznica prestaje raditi.
ownUpload = { $left ->
    [one] Ovo je vaša vlastita pošiljka, ali se i vaše preuzimanje broji. Preostalo je { $left } preuzimanje.
    [few] Ovo je vaša vlastita pošiljka, ali se i vaše preuzimanje broji. Preostala su { $left } preuzimanja.
   *[other] Ovo je vaša vlastita pošiljka, ali se i vaše preuzimanje broji. Preostalo je { $left } preuzimanja.
}
downloadsTaken = Netko upravo koristi posljednje preuzimanje. Ako se prekine, možete pokušati ponovno za dvije minute.
downloading = Preuzimanje
decrypting = Dešifriranje…
downloadBegunAnew = Ovo se preuzimanje nije moglo nastaviti, pa je počelo ispočetka.
stillUploading = Pošiljatelj još prenosi datoteke. Već možete početi preuzimati.
waitsForSender = Čekamo pošiljatelja. Nastavit ćemo automatski.
downloadFinished = Preuzimanje je dovršeno
downloadFinishedLead = { $name } je u mapi s preuzimanjima.
savedInFolder = Spremljeno u { $folder }
downloadFinishedRenamed = Nalazi se u mapi s preuzimanjima; preglednik joj je možda dao drugo ime.
downloadAgain = Preuzmi ponovno
lastDownloadDone = To je bilo posljednje preuzimanje, pa poveznica više ne radi.
downloadStopped = Preuzimanje nije dovršeno
showDownload = Prikaži

## Sending what a request asks for

requestTitle = Traže se datoteke
requestLead = Šifrira se na ovom uređaju. Samo osoba koja traži može otvoriti ono što pošaljete.
requestWords = Od osobe koja traži (nije provjereno)
requestKinds = Poželjne vrste datoteka
requestLeft = Preostale pošiljke
requestRoom = Preostali prostor
requestEach = Najviše po pošiljci
requestSend = Pošalji
requestPasswordLead = Zatražite je od osobe koja vam je poslala poveznicu.
requestSent = Poslano
requestSentLead = Može je otvoriti samo osoba koja je tražila. Ona vidi isti kôd potvrde.
receiptLabel = Kôd potvrde
copyReceipt = Kopiraj kôd potvrde
delivery-stored = Stiglo. Još nije preuzeto.
delivery-collected = Preuzeto.
delivery-gone = Izbrisano ili isteklo bez preuzimanja.
deliveryLost = Prekinuti prijenos ne može se nastaviti.
sentBefore = Poslano s ovog uređaja
sentAt = Poslano: { $time }
requestEnded-unknown = Nema takvog zahtjeva
requestEndedLead-unknown = Izbrisan je ili je istekao, ili ova usluga ne prima zahtjeve. Zatražite novu poveznicu.
requestEnded-closed = Ovaj je zahtjev zatvoren
requestEnded-full = Ovaj je zahtjev pun
requestEndedLead = Više ne prima ništa. Zatražite novu poveznicu.
requestEnded-untrusted = Ovoj se poveznici ne može vjerovati
requestEndedLead-untrusted = Poveznica i poslužitelj ne podudaraju se pa ništa nije poslano. Ponovno zatražite poveznicu drugim putem.

## Reporting an upload to whoever runs the service

report = Prijavi
reportTitle = Prijavi ovaj prijenos
reportLead = Ovo ide ljudima koji vode ovu uslugu. Samo oni mogu pročitati što napišete.
reportReason = Što nije u redu?
reportReason-malware = Zlonamjerni softver
reportReason-fraud = Prijevara ili krađa identiteta
reportReason-illegal = Nezakonit sadržaj
reportReason-other = Nešto drugo
reportWords = Što bi trebali znati?
reportKey = Priloži ključ
reportKeyHint = S ključem mogu otvoriti datoteke. Bez njega ne mogu.
reportSend = Pošalji prijavu
reportSent = Prijava je poslana
reportSentLead = Hvala. Ljudi koji vode ovu uslugu pogledat će je.
reportFailed = Prijava nije poslana. Provjerite vezu i pokušajte ponovno.

## Dead ends

loading = Trenutak…
configFailed = Poslužitelj nije dostupan
configFailedLead = Ništa nije izgubljeno. Provjerite vezu i pokušajte ponovno.
intercepted = Umjesto ove usluge odgovorila je stranica za prijavu ili vaša mreža. Otvorite ovu stranicu na drugoj kartici i ondje se prijavite ako se to od vas zatraži.
pageNotFound = Stranica nije pronađena
pageNotFoundLead = Provjerite adresu ili krenite od početne stranice.
notFoundTitle = Ovdje nema ničega
notFoundLead = Datotekama je istekao rok, izbrisane su ili poveznica nije potpuna.
errorTitle = Nešto je pošlo po zlu
errorLead = Nešto se pokvarilo. Ništa što ste poslali nije izgubljeno.
uploadErrorLead = Vaše datoteke nisu poslane, ali je vaš odabir i dalje ovdje. Pokušajte ponovno.
uploadError-too_large = Ove su datoteke veće nego što usluga dopušta. Pošaljite ih u manjim dijelovima.
uploadError-bad_limit = Ova usluga više ne dopušta toliko preuzimanja ili toliko vremena. Ponovno učitajte stranicu pa odaberite iznova.
uploadError-unauthorized = Za slanje datoteka ovdje morate biti prijavljeni. Prijavite se pa ponovno odaberite datoteke.
uploadError-sender_unknown = Nismo mogli potvrditi da ste prijavljeni, pa su vrijedila ograničenja za sve. Ako ste odjavljeni, prijavite se ponovno; inače pokušajte ponovno za koji trenutak.
uploadError-issuer_away = Usluga trenutačno nije dostupna ili ne može provjeriti tko je prijavljen. Bez računa možete poslati do { $size } uz ovo ograničenje: { $downloads }, { $time }. Pošaljite manje ili pokušajte ponovno za koji trenutak.
uploadError-signed_out = Odjavljeni ste na ovom uređaju pa je ovaj prijenos zaustavljen.
uploadError-rate_limited = Previše pokušaja. Pričekajte trenutak pa pokušajte ponovno.
uploadError-too_many_uploads = Previše prijenosa s vaše mreže ili računa. Vaše su datoteke i dalje ovdje.
uploadError-too_many_bytes = Previše podataka s vaše mreže ili računa. Vaše su datoteke i dalje ovdje.
uploadError-busy = Usluga je vrlo zauzeta. Vaše su datoteke i dalje ovdje; pokušajte ponovno za koji trenutak.
uploadError-full = Usluga trenutačno nema mjesta za još datoteka. Vaše su datoteke i dalje ovdje; pokušajte poslije.
uploadError-unavailable = Usluga trenutačno nije dostupna. Vaše su datoteke i dalje ovdje; pokušajte ponovno za koji trenutak.
uploadError-idle_timeout = Veza je predugo bila neaktivna. Provjerite je pa pokušajte ponovno.
uploadError-connect_failed = Poslužitelj nije dostupan. Provjerite vezu i pokušajte ponovno. Neke mreže, često one na poslu, blokiraju prijenos. Pokušajte s drugom mrežom, na primjer onom na telefonu, ili se obratite onima koji održavaju vašu.
uploadError-connection_lost = Veza je prekinuta. Vaše su datoteke i dalje ovdje; pokušajte ponovno.
uploadError-file_changed = Jedna se od vaših datoteka tijekom slanja promijenila ili se nije mogla pročitati. Odaberite je ponovno.
downloadErrorLead = Preuzimanje se nije dovršilo. Pokušajte ponovno; ako to ne pomogne, zatražite od pošiljatelja novu poveznicu.
downloadError-rate_limited = Previše pokušaja. Pričekajte trenutak pa pokušajte ponovno.
downloadError-busy = Usluga je vrlo zauzeta. Poveznica i dalje radi; pokušajte ponovno za koji trenutak.
downloadError-unavailable = Usluga trenutačno nije dostupna. Poveznica i dalje radi; pokušajte ponovno za koji trenutak.
downloadError-connect_failed = Poslužitelj nije dostupan. Provjerite vezu pa pokušajte ponovno.
downloadError-connection_lost = Veza je prekinuta. Provjerite je pa pokušajte ponovno.
downloadError-damaged = Stiglo je nešto drugo od onoga što je poslano, pa ništa nije zadržano. Pokušajte ponovno; ako to ne pomogne, zatražite od pošiljatelja novu poveznicu.
downloadError-incomplete = Preglednik je prestao spremati na pola puta. Izbrišite nepotpunu datoteku pa pokušajte ponovno.
downloadError-upload_abandoned = Pošiljatelj je stao prije nego što je sve preneseno. Zatražite novu poveznicu.
downloadError-no_room = Na ovom uređaju nema mjesta za ove datoteke. Oslobodite prostor pa pokušajte ponovno.
crashLead = Ova se stranica nije mogla prikazati. Učitajte je ponovno; sve što ste već poslali na sigurnom je.
chunkTitle = Dio ove stranice nedostaje
chunkMissingLead = Nije se mogao učitati. Provjerite vezu pa ponovno učitajte stranicu; sve što ste već poslali na sigurnom je.
chunkTimeoutLead = Učitavanje je predugo trajalo. Provjerite vezu pa ponovno učitajte stranicu; sve što ste već poslali na sigurnom je.
waitForTransfer = Prijenos još traje i bio bi izgubljen. Pričekajte da završi.
reload = Učitaj ponovno
backHome = Natrag na početnu
outdatedTitle = Postoji novija inačica
outdatedLead = Ova je stranica zastarjela. Ažurirajte je da biste nastavili.
update = Ažuriraj
outdatedBrowserTitle = Vaš je preglednik zastario
outdatedBrowserLead = Nedostaje mu ono što je potrebno za slanje i primanje datoteka. Ažurirajte ga pa ponovno otvorite ovu adresu.
unsupportedTitle = Ovaj preglednik ne može otvoriti { $title }
unsupportedLead = Datoteke se šifriraju u pregledniku, a ovaj to ne može. Evo što možete učiniti:
unsupportedUpdate = Ažurirajte ovaj preglednik pa ponovno otvorite poveznicu.
unsupportedOther = Ili kopirajte poveznicu u aktualnu inačicu preglednika Chrome, Edge, Firefox ili Safari.
unsupportedInApp = Ako ste poveznicu otvorili u drugoj aplikaciji, u njezinu izborniku odaberite „Otvori u pregledniku”.
insecureTitle = Ova adresa nije sigurna
insecureLead = Preglednici šifriraju samo na sigurnim stranicama. Vratite se pa otvorite istu adresu s https:// na početku. Ako to ne uspije, pitajte one koji održavaju ovu uslugu za njezinu sigurnu adresu.
otherBrowser = Nabavi drugi preglednik
help = Pomoć

## Privacy

legalTitle = Privatnost i uvjeti
legalLead = Što se događa s vašim datotekama, u nekoliko rečenica.
legalEncrypted = Datoteke se pohranjuju šifrirane. Ključ je u poveznici i nikad ne dolazi do poslužitelja.
legalLifetime = Najdulje čuvamo datoteke: { $anonymous }, a ako ste prijavljeni: { $signedIn }.
legalOneLifetime = Najdulje čuvamo datoteke: { $time }.
legalDownloads = Datoteke se brišu kad dosegnu ograničenje preuzimanja.
legalLogs = IP adrese čuvamo u zapisnicima poslužitelja { $days } dana.
legalAccountToSend = Račun trebate za slanje datoteka, ali ne i za primanje.
legalAccount = Račun trebate samo za datoteke veće od { $size }.

## Notes and messages

writeNote = Napiši bilješku
noteLabel = Vaša bilješka
noteHint = Šifrira se kao i datoteka.
noteReadOnce = Šifrira se kao i datoteka, a može se pročitati samo jednom.
noteDone = Dodaj
createLink = Stvori poveznicu
note = Bilješka
editNote = Uredi bilješku
addMessage = Dodaj naslov ili poruku
titleLabel = Naslov
messageLabel = Poruka
senderLabel = Vaše ime
noteForYou = Bilješka za vas
showNote = Prikaži bilješku
showNoteOnce = Prikaz troši posljednje preuzimanje: nećete je moći ponovno prikazati.
copyText = Kopiraj tekst
saveNote = Spremi kao datoteku
textCopyRefused = Preglednik nije dopustio kopiranje. Označite tekst i sami ga kopirajte.

## Looking before taking

preview = Pretpregled
previewNamed = Pretpregled: { $name }
selectFile = Odaberi { $name }
downloadSelected = { $count ->
    [one] Preuzmi { $count } datoteku
    [few] Preuzmi { $count } datoteke
   *[other] Preuzmi { $count } datoteka
}
downloadAll = Preuzmi sve
saveToFolder = Spremi u mapu
takingCounts = Otvaranje ili spremanje računa se kao jedno preuzimanje.
takingCounted = Uračunato je jedno preuzimanje. Dok je ova stranica otvorena, ništa se više ne računa.
previewFailed = Ova se datoteka nije mogla prikazati. Radije je preuzmite.
previewTooLarge = Ova je datoteka prevelika za pretpregled. Radije je preuzmite.
previewCut = Prikazan je samo početak.
previewProtected = Ova je datoteka zaštićena lozinkom. Preuzmite je da biste je otvorili.
previewMissingPictures = Slike na ovoj stranici koje se nisu mogle prikazati: { $count }
previewIncomplete = Dio sadržaja ne može se ispravno prikazati.
previewNotText = Čini se da ova datoteka ne sadrži tekst. Radije je preuzmite.
previewEncoding = Kodiranje teksta
previousFile = Prethodna datoteka
nextFile = Sljedeća datoteka
filePlace = { $place } od { $count }
noPreview = Ova datoteka nema pretpregled.
close = Zatvori

## Strong passwords

strongPassword = Iznimno jaka: poveznicu otvara samo Envoi
strongPasswordHint = Mnogo ju je teže pogoditi, čak i ovoj usluzi. Starije aplikacije ne mogu otvoriti poveznicu.
suggestPassphrase = Predloži frazu
suggestFailed = Prijedlog se nije učitao. Provjerite vezu i pokušajte ponovno ili upišite vlastitu lozinku.
copyPassword = Kopiraj lozinku
makingKey = Pripremamo šifriranje…
checkingPassword = Provjeravamo lozinku…

## News

downloadingNow = Preuzima se
wrongPasswords = { $count ->
    [one] Pogrešna lozinka: { $count } pokušaj
    [few] Pogrešna lozinka: { $count } pokušaja
   *[other] Pogrešna lozinka: { $count } pokušaja
}
notifyMe = Obavijesti me o preuzimanjima
notifyOn = Obavijesti su uključene
notifyBlocked = Vaš preglednik blokira obavijesti ove stranice.
wasDownloaded = Preuzeto: { $name }
