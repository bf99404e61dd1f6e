# Envoi: hrvatski

productName = Envoi

## Page

homeLink = { $title }, početna
skipToContent = Prijeđi na sadržaj
promo = Obavijest
closeNotice = Zatvori obavijest
storageBlocked = Ovaj preglednik ne čuva popis vaših pošiljki: nestat će kad zatvorite stranicu. Prije toga kopirajte svoje poveznice.
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
languageFailed = Ovaj se jezik nije mogao učitati. Provjerite vezu i pokušajte ponovno.
introTitle = Šaljite datoteke privatno
introLead = Vaše se datoteke šifriraju ovdje, prije nego što napuste vaš uređaj. Dobit ćete poveznicu koju prosljeđujete; otvoriti ih mogu samo ljudi koji je imaju.
notBegunTitle = Ovdje još nema ničega?
notBegunLead = Provjerite vezu pa ponovno učitajte ovu stranicu. Ako to ne pomogne, ovaj je preglednik zastario: ažurirajte ga.
scriptsOffTitle = JavaScript je isključen
scriptsOffLead = Datoteke se šifriraju u vašem pregledniku i zato ova stranica treba JavaScript.

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
sizeOfTotal = { $done } od { $total }
remaining = Preostalo: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } preuzimanje
    [few] { $count } preuzimanja
   *[other] { $count } preuzimanja
}
filesCount = { $count ->
    [one] { $count } datoteka
    [few] { $count } datoteke
   *[other] { $count } datoteka
}

## Common buttons

ok = U redu
cancel = Odustani
tryAgain = Pokušaj ponovno
copyLink = Kopiraj poveznicu
copied = Kopirano
copyRefused = Preglednik ovoj stranici nije dopustio kopiranje. Poveznica je označena pa je možete sami kopirati.
share = Podijeli
shareNamed = Podijeli { $name }
showQrCode = Prikaži QR kod
qrCode = QR kod poveznice
qrCodeHint = Usmjerite kameru telefona prema njemu i poveznica će se otvoriti ondje.
qrCodeFailed = QR kod nije se mogao izraditi. Poveznica svejedno radi.
sendYourOwn = Pošalji svoje datoteke
deleteUpload = Izbriši
deleteFailed = Brisanje nije uspjelo. Provjerite vezu i pokušajte ponovno.
passwordProtected = Zaštićeno lozinkom
passwordLabel = Lozinka
filesInside = Sadržane datoteke

## Accounts

signIn = Prijavi se
signOut = Odjavi se
signOutWaits = Prijenos još traje. Odjavite se kad završi.
signOutWaitsForTab = Prijenos još traje na drugoj kartici. Odjavite se kad završi.
signOutSyncs = Vaš se popis ažurira prije odjave…
signOutTitle = Odjaviti se?
signOutLoses = { $count ->
    [one] { $count } pošiljka postoji samo na ovom uređaju: popis se nije mogao ažurirati. Nakon odjave više je nećete moći vidjeti, promijeniti ni izbrisati. Njezina poveznica i dalje radi.
    [few] { $count } pošiljke postoje samo na ovom uređaju: popis se nije mogao ažurirati. Nakon odjave više ih nećete moći vidjeti, promijeniti ni izbrisati. Njihove poveznice i dalje rade.
   *[other] { $count } pošiljki postoji samo na ovom uređaju: popis se nije mogao ažurirati. Nakon odjave više ih nećete moći vidjeti, promijeniti ni izbrisati. Njihove poveznice i dalje rade.
}
staySignedIn = Odustani od odjave
signOutAnyway = Svejedno se odjavi
signedOut = Odjavljeni ste.
signedOutRefused = Odjavljeni ste: vaša je prijava istekla. Prijavite se ponovno da biste vidjeli svoj popis.
signUpTitle = Prijavite se za više
signUpLead = Slati možete i bez računa. S računom možete više:
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
benefitPerk = Popis ostaje šifriran: ne može ga čitati nitko osim vas
emailLabel = E-pošta (neobavezno)
signInNotBegun = Stranica za prijavu nije dostupna. Provjerite vezu i pokušajte ponovno.
signInAway = Usluga za prijavu trenutačno nije dostupna. Pokušajte poslije.
signInNoRoom = Na ovom uređaju nema mjesta za prijavu. Izbrišite pošiljke koje vam više ne trebaju i pokušajte ponovno.
signInWaits = Prijenos još traje i bio bi izgubljen. Prijavite se kad završi.
signingIn = Prijava u tijeku…
signInErrorLead = Prijava nije uspjela i ništa se drugo nije promijenilo. Pokušajte ponovno.
passphraseNeeded = Pristupna fraza vašeg popisa
passphraseNeededLead = Ona šifrira popis vaših pošiljki i nikad ne napušta ovaj uređaj. Upotrebljavajte istu na svim svojim uređajima.
passphraseLabel = Pristupna fraza
passphraseTooShort = Prekratka je: najmanji je broj znakova { $length }.
passphraseHint = Najmanji broj znakova: { $length }. Odaberite nekoliko riječi koje samo za vas idu zajedno. Nitko je ne može vratiti, zato je zapišite.
passphraseRunning = Stvaranje ključa…
passphraseFailed = Ovaj uređaj nije uspio stvoriti ključ. Zatvorite druge kartice i pokušajte ponovno.
goOn = Nastavi
cancelSignIn = Odustani od prijave
unknownPassphrase = Je li ova pristupna fraza nova?
unknownPassphraseLead = Za nju nema popisa. Ako vam je ovo prvi uređaj ili birate novu frazu, upišite je još jednom da biste započeli popis. Inače je pogrešno upisana.
passphraseAgain = Ista pristupna fraza još jednom
passphraseDiffers = To nije ono što ste prije upisali.
beginList = Započni novi popis
anotherPassphrase = Pogrešno je upisana
uncheckedPassphrase = Nije se mogla provjeriti
uncheckedPassphraseLead = Poslužitelj nije rekao postoji li popis za ovu pristupnu frazu. Pokušajte ponovno. Ako svejedno nastavite, a pogrešno je upisana, nećete vidjeti popis s drugih uređaja.
trustPassphrase = Svejedno nastavi
retypePassphrase = Upiši ponovno

## Sending: choosing files

sendFiles = Pošalji datoteke
dropFiles = Povucite datoteke ovamo
orSelectFiles = ili kliknite za odabir, do { $size }
selectFiles = Odaberi datoteke
selectFolder = Odaberi mapu
accountNeeded = Prijavite se da biste slali datoteke
accountNeededLead = Ovdje datoteke mogu slati samo ljudi s računom. Primati ih možete i bez njega.
accountNeededBlocked = Ovdje datoteke mogu slati samo ljudi s računom, a u ovom se pregledniku ne možete prijaviti: ne čuva ništa za ovu stranicu. Primati datoteke možete i bez računa.
signInForSize = Prijavite se za slanje do { $size }
dropNow = Ispustite ih bilo gdje
chosenFiles = Odabrane datoteke
addMoreFiles = Dodaj još
removeFile = Ukloni { $name }
totalSize = Ukupno { $size }
skippedEmpty = Prazne datoteke koje nisu dodane: { $count }
skippedChosen = Već odabrane datoteke koje nisu ponovno dodane: { $count }
expiryChoices = Kada poveznica prestaje raditi
downloadLimitLabel = Preuzimanja
timeLimitLabel = Vrijeme
addPassword = Zaštiti lozinkom
maxPasswordLength = Najveći broj znakova u lozinci: { $length }.
uploadFiles = { $count ->
    [one] Šifriraj i prenesi { $count } datoteku
    [few] Šifriraj i prenesi { $count } datoteke
   *[other] Šifriraj i prenesi { $count } datoteka
}

## Sending: what is not possible

noticeTitle = To nije uspjelo
tooManyFiles = { $count ->
    [one] Odjednom se može poslati najviše { $count } datoteka.
    [few] Odjednom se mogu poslati najviše { $count } datoteke.
   *[other] Odjednom se može poslati najviše { $count } datoteka.
}
fileTooBig = Te su datoteke zajedno veće od { $size }. Pošaljite ih u manjim dijelovima.
tooManyArchives = { $count ->
    [one] Odjednom se može čuvati najviše { $count } pošiljka. Najprije neku izbrišite ili pričekajte da istekne.
    [few] Odjednom se mogu čuvati najviše { $count } pošiljke. Najprije neku izbrišite ili pričekajte da koja istekne.
   *[other] Odjednom se može čuvati najviše { $count } pošiljki. Najprije neku izbrišite ili pričekajte da koja istekne.
}
unreadableFiles = To što ste ispustili ne može se pročitati. Umjesto toga odaberite datoteke gumbom.
needsAccountSize = Bez računa odjednom možete poslati do { $size }.
needsAccountCount = { $count ->
    [one] Bez računa poveznica dopušta najviše { $count } preuzimanje.
    [few] Bez računa poveznica dopušta najviše { $count } preuzimanja.
   *[other] Bez računa poveznica dopušta najviše { $count } preuzimanja.
}
needsAccountTime = Najdulje trajanje poveznice bez računa: { $time }.

## Sending: under way and done

chosenTold = { $files }, ukupno { $size }
noAnswer = Već neko vrijeme nema odgovora. Provjerite vezu: prijenos će se sam nastaviti ili ga možete otkazati.
uploading = Prijenos
importing = Čitanje vaših datoteka…
encrypting = Šifriranje…
finalising = Sve je stiglo. Pohranjuje se…
expiresAfter = Trajanje: { $downloads } ili { $time }
settingPassword = Postavljanje lozinke…
passwordFailed = Lozinka se nije mogla postaviti
passwordFailedLead = Vaše su datoteke prenesene, ali još nisu zaštićene, pa se poveznica ne prikazuje. Pokušajte ponovno ili izbrišite pošiljku.
linkReady = Vaša je poveznica spremna
linkReadyLead = Tko ima ovu poveznicu, može otvoriti datoteke. Nitko drugi ne može, pa ni ova usluga.
shareLink = Poveznica na vaše datoteke
sendMore = Pošalji još datoteka
copyLinkTitle = Kopirajte svoju poveznicu
shareLinkTitle = Podijelite svoju poveznicu
linkDialogLead = Svatko kome date ovu poveznicu može otvoriti { $name }.

## The survey

surveyTitle = Recite nam što mislite
surveyLead = Vaši odgovori pomažu poboljšati slanje datoteka. Daju se na drugoj stranici i s njima se ne šalje ništa o vašim datotekama.
giveFeedback = Pošalji mišljenje
surveySkip = Preskoči

## The person's own uploads

yourUploads = Vaše pošiljke
noUploads = Ovdje se pojavljuje ono što pošaljete, da biste mogli ponovno kopirati poveznicu ili izbrisati pošiljku.
downloadsLeft = { $count ->
    [one] Preostalo { $count } preuzimanje
    [few] Preostala { $count } preuzimanja
   *[other] Preostalo { $count } preuzimanja
}
timeLeft = Preostalo: { $time }
deleteNamed = Izbriši { $name }
deleteTitle = Izbrisati ovu pošiljku?
deleteQuestion = Nitko više neće moći preuzeti { $name }. To se ne može poništiti.
keep = Zadrži
openDownloadPage = Otvori stranicu koju vide primatelji pošiljke { $name }
changeLimits = Promijeni
changeLimitsNamed = Promijeni dokad se može preuzeti { $name }
changeLimitsTitle = Promijeni trajanje poveznice
keepTime = Bez promjene
timeFromNow = { $time } od sada
save = Spremi
goneTitle = Više je nema
goneLead = Pošiljka { $name } više nije dostupna: istekla je, preuzeta je onoliko puta koliko je poveznica dopuštala ili je izbrisana drugdje. Ništa nije promijenjeno.
passwordNotSet = Lozinka nije postavljena, pa se poveznica ne prikazuje. Ako tako ostane, izbrišite pošiljku i ponovno pošaljite datoteke.
changeFailed = Promjena nije uspjela. Provjerite svoj odabir i vezu pa pokušajte ponovno.

## Receiving

checkingLink = Tražimo vaše datoteke…
checkFailed = Poslužitelj ne odgovara
checkFailedLead = Ništa nije izgubljeno. Provjerite vezu i pokušajte ponovno.
checkRefused = Trenutačno ne ide
checkRefusedLead = Nešto je pošlo po zlu na poslužitelju. Ništa nije izgubljeno: pokušajte ponovno za koji trenutak.
waitAsked = Poslužitelj moli da pričekate: { $time }.
expiredTitle = Ovih datoteka više nema
expiredLead = Poveznica je istekla, iskorištena je ili ju je pošiljatelj izbrisao. Zatražite novu.
passwordNeeded = Unesite lozinku
passwordNeededLead = Pošiljatelj je zaštitio ove datoteke. Lozinka nije dio poveznice.
passwordTryAgain = Lozinka nije točna. Pokušajte ponovno.
unlock = Otključaj
keyNeeded = Nedostaje ključ
keyNeededLead = Potpuna poveznica ima ključ iza znaka #. Zalijepite cijelu poveznicu ili samo njezin ključ.
keyLabel = Poveznica ili ključ
notAKey = Ovo nije ni poveznica ni ključ ove usluge.
keyOfAnotherFile = Ova poveznica vodi do drugih datoteka.
openLink = Otvori
filesForYou = { $count ->
    [one] { $count } datoteka za vas
    [few] { $count } datoteke za vas
   *[other] { $count } datoteka za vas
}
filesForYouLead = Poslano šifrirano. Dešifrira se ovdje, u vašem pregledniku.
download = Preuzmi
noStreamsWarning = Ovaj preglednik tako veliku datoteku može otvoriti samo ako je cijelu drži u memoriji, što možda neće uspjeti. Što želite učiniti?
noStreams-copyLink = Kopiraj poveznicu za otvaranje u drugom pregledniku
noStreams-otherBrowser = Nabavi preglednik koji velike datoteke sprema usput
noStreams-download = Svejedno preuzmi ovdje
linkLife = Preostalo vrijeme: { $time }
lastDownload = Preostalo vrijeme: { $time }. Ovo je posljednje preuzimanje: dobro spremite datoteke.
downloadsTaken = Posljednje je preuzimanje upravo u tijeku, ovdje ili kod nekoga drugog. Ako se prekine, opet će biti dostupno: pokušajte za dvije minute.
downloading = Preuzimanje
decrypting = Dešifriranje…
downloadFinished = Izvolite
downloadFinishedLead = Datoteka je dešifrirana i nalazi se među preuzimanjima.
downloadStopped = Preuzimanje nije dovršeno.
showDownload = Prikaži

## Dead ends

loading = Trenutak…
configFailed = Poslužitelj ne odgovara
configFailedLead = Ništa nije izgubljeno. Provjerite vezu i pokušajte ponovno.
notFoundTitle = Ovdje nema ničega
notFoundLead = Datotekama je istekao rok, izbrisane su ili poveznica nije potpuna.
errorTitle = Nešto je pošlo po zlu
errorLead = To nije uspjelo. Vratite se na početnu stranicu i pokušajte ponovno.
uploadErrorLead = Vaše datoteke nisu poslane. One koje ste odabrali još su ovdje: pokušajte ponovno.
uploadError-too_large = Datoteke su veće nego što ova usluga dopušta. Pošaljite ih u manjim dijelovima.
uploadError-bad_limit = Usluga više ne dopušta toliko preuzimanja ili toliko vremena. Ponovno učitajte stranicu pa odaberite iznova.
uploadError-unauthorized = Ovdje datoteke mogu slati samo prijavljeni korisnici. Prijavite se pa ponovno odaberite datoteke.
uploadError-sender_unknown = Usluga nije mogla utvrditi da ste prijavljeni, pa su vrijedila ograničenja za sve ostale. Ako ste sada odjavljeni, prijavite se ponovno; inače pokušajte ponovno za koji trenutak.
uploadError-issuer_away = Usluga trenutačno nije dostupna ili ne može utvrditi tko je prijavljen. Bez računa odjednom se može poslati najviše { $size } uz ovo ograničenje: { $downloads }, { $time }. Ne šaljite više od toga ili pokušajte ponovno za koji trenutak.
uploadError-rate_limited = Bilo je previše pokušaja. Pričekajte trenutak pa pokušajte ponovno.
uploadError-busy = Usluga je sada potpuno zauzeta. Vaše su datoteke još ovdje: pokušajte ponovno za koji trenutak.
uploadError-full = Na usluzi trenutačno nema mjesta za još datoteka. Vaše su datoteke još ovdje: pokušajte ponovno kasnije.
uploadError-unavailable = Usluga trenutačno nije dostupna. Vaše su datoteke još ovdje: pokušajte ponovno za koji trenutak.
uploadError-idle_timeout = Veza je predugo bila neaktivna. Provjerite je pa pokušajte ponovno.
uploadError-connect_failed = Poslužitelj nije odgovorio. Provjerite vezu i pokušajte ponovno. Neke mreže, često one na poslu, blokiraju ono što prijenos treba (veze WebSocket): upotrijebite drugu mrežu, na primjer onu na telefonu, ili se obratite onima koji održavaju vašu.
uploadError-connection_lost = Veza je prekinuta. Vaše su datoteke još ovdje: pokušajte ponovno.
uploadError-file_changed = Jedna se datoteka tijekom slanja promijenila ili se nije mogla pročitati. Odaberite je ponovno.
downloadErrorLead = Preuzimanje nije dovršeno. Pokušajte ponovno; ako to ne pomogne, zatražite od pošiljatelja novu poveznicu.
downloadError-rate_limited = Bilo je previše pokušaja. Pričekajte trenutak pa pokušajte ponovno.
downloadError-busy = Usluga je sada potpuno zauzeta. Poveznica i dalje radi: pokušajte ponovno za koji trenutak.
downloadError-unavailable = Usluga trenutačno nije dostupna. Poveznica i dalje radi: pokušajte ponovno za koji trenutak.
downloadError-connect_failed = Poslužitelj nije dostupan. Provjerite vezu pa pokušajte ponovno.
downloadError-connection_lost = Veza je prekinuta. Provjerite je pa pokušajte ponovno.
downloadError-damaged = Stiglo je nešto drugo od onoga što je poslano, pa ništa nije zadržano. Pokušajte ponovno; ako to ne pomogne, zatražite od pošiljatelja novu poveznicu.
downloadError-incomplete = Preglednik je prestao spremati na pola puta. Izbrišite nepotpunu datoteku pa pokušajte ponovno.
downloadError-no_room = Na ovom uređaju nema mjesta za ove datoteke. Oslobodite ga pa pokušajte ponovno.
crashLead = Ova se stranica nije mogla prikazati. Učitajte je ponovno; na ono što ste prije poslali to ne utječe.
chunkTitle = Dio ove stranice nedostaje
chunkMissingLead = Nije se mogao učitati. Provjerite vezu pa ponovno učitajte stranicu; na ono što ste prije poslali to ne utječe.
chunkTimeoutLead = Učitavanje je predugo trajalo. Provjerite vezu pa ponovno učitajte stranicu; na ono što ste prije poslali to ne utječe.
waitForTransfer = Prijenos još traje i bio bi izgubljen. Pričekajte da završi.
reload = Učitaj ponovno
backHome = Natrag na početnu
outdatedTitle = Postoji novija inačica
outdatedLead = Ova je stranica zastarjela. Ažurirajte je da biste nastavili.
update = Ažuriraj
outdatedBrowserTitle = Ovaj je preglednik zastario
outdatedBrowserLead = Nedostaje mu ono što slanje i primanje datoteka treba. Ažurirajte ga pa ponovno otvorite istu adresu.
unsupportedTitle = Ovaj preglednik ne može otvoriti { $title }
unsupportedLead = Datoteke se šifriraju u pregledniku, a ovome nedostaje ono što je za to potrebno. Upotrijebite ažuran preglednik.
insecureTitle = Ova adresa nije sigurna
insecureLead = Preglednici šifriraju samo na stranicama koje su sigurno učitane. Vratite se pa otvorite istu adresu s https:// na početku. Ako to ne uspije, pitajte one koji održavaju ovu uslugu za njezinu sigurnu adresu.
otherBrowser = Nabavi drugi preglednik
help = Pomoć

## Privacy

legalTitle = Privatnost i uvjeti
legalLead = Što se događa s vašim datotekama, u nekoliko rečenica.
legalEncrypted = Datoteke se pohranjuju šifrirane. Ključ je u poveznici i nikad ne dolazi do poslužitelja.
legalLifetime = Najdulje čuvanje datoteke: { $anonymous }, a od prijavljenih pošiljatelja { $signedIn }.
legalOneLifetime = Najdulje čuvanje datoteke: { $time }.
legalDownloads = Zbog ograničenja preuzimanja datoteka se može izbrisati i ranije.
legalLogs = U zapisnicima poslužitelja IP adrese čuvaju se { $days } dana.
legalAccountToSend = Račun je potreban za slanje datoteka, a za primanje nije.
legalAccount = Račun je potreban samo za datoteke veće od { $size }.
