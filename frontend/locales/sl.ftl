# Envoi: slovenščina

productName = Envoi

## Page

homeLink = { $title }, domov
skipToContent = Preskoči na vsebino
promo = Obvestilo
closeNotice = Zapri
storageBlocked = Ta brskalnik ne bo shranil seznama vaših pošiljk: ko zaprete stran, izgine. Najprej kopirajte svoje povezave.
storageFull = V tej napravi ni več prostora za seznam vaših pošiljk. Preden zaprete to stran, kopirajte svoje povezave ali izbrišite pošiljke, ki jih ne potrebujete več.
footerPromise = Datoteke se šifrirajo, preden zapustijo vašo napravo. Odprejo jih lahko samo ljudje s povezavo.
footerLinks = O tej storitvi
link-privacy = Zasebnost
link-terms = Pogoji
link-cookies = Piškotki
link-source = Izvorna koda
link-feedback = Vaše mnenje
feedbackFacts = Različica { $version }, { $browser }
language = Jezik
languageOfBrowser = Kot v brskalniku
languageTold = { $label }: { $language }
languageFailed = Tega jezika ni bilo mogoče naložiti. Preverite internetno povezavo in poskusite znova.
introTitle = Zasebno in preprosto deljenje datotek
introLead = Vaše datoteke se šifrirajo v tej napravi, še preden so poslane. Povezavo delite z ljudmi, ki jih izberete; samo oni lahko odprejo datoteke.
notBegunTitle = Tukaj še ni ničesar?
notBegunLead = Preverite internetno povezavo in znova naložite to stran. Če to ne pomaga, je vaš brskalnik zastarel: posodobite ga.
scriptsOffTitle = JavaScript je izklopljen
scriptsOffLead = Vaše datoteke se šifrirajo v brskalniku, zato ta stran potrebuje JavaScript. Vklopite ga in znova naložite stran.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } bajt
    [two] { $num } bajta
    [few] { $num } bajti
   *[other] { $num } bajtov
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } dan
    [two] { $num } dneva
    [few] { $num } dni
   *[other] { $num } dni
}
hours = { $num ->
    [one] { $num } ura
    [two] { $num } uri
    [few] { $num } ure
   *[other] { $num } ur
}
minutes = { $num ->
    [one] { $num } minuta
    [two] { $num } minuti
    [few] { $num } minute
   *[other] { $num } minut
}
seconds = { $num ->
    [one] { $num } sekunda
    [two] { $num } sekundi
    [few] { $num } sekunde
   *[other] { $num } sekund
}
shortDays = { $num } d
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = do { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = do jutri, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = do { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } od { $total }
remaining = Preostalo: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } prenos
    [two] { $count } prenosa
    [few] { $count } prenosi
   *[other] { $count } prenosov
}
downloadsWithoutLimit = Poljubno število prenosov
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } datoteka
    [two] { $count } datoteki
    [few] { $count } datoteke
   *[other] { $count } datotek
}
nameAndMore = { $name } in še { $count }

## Common buttons

ok = V redu
done = Končano
cancel = Prekliči
add = Dodaj
doNotAdd = Ne dodaj
tryAgain = Poskusi znova
copyLink = Kopiraj povezavo
copyMessage = Kopiraj sporočilo
includePassword = Priloži geslo
emailLink = E-pošta
emailSubject = Datoteke za vas
copied = Kopirano
copyRefused = Brskalnik ni dovolil kopirati povezave. Izbrana je, da jo lahko kopirate sami.
share = Deli
shareNamed = Deli { $name }
showQrCode = Koda QR
qrCode = Koda QR za to povezavo
qrCodeHint = Skenirajte jo s kamero telefona in povezava se odpre tam.
qrCodeFailed = Kode QR ni bilo mogoče ustvariti. Vaša povezava še vedno deluje.
sendYourOwn = Pošlji svoje datoteke
deleteUpload = Izbriši
deleteFailed = Te pošiljke ni bilo mogoče izbrisati. Preverite internetno povezavo in poskusite znova.
passwordProtected = Zaščiteno z geslom
passwordLabel = Geslo
showPassword = Pokaži geslo
hidePassword = Skrij geslo
filesInside = Datoteke v tej pošiljki

## Accounts

signIn = Prijavi se
signOut = Odjavi se
signOutWaits = Prenašanje še poteka. Odjavite se, ko bo končano.
signOutWaitsForTab = Prenašanje še poteka na drugem zavihku. Odjavite se, ko bo končano.
signOutSyncs = Pred odjavo shranjujemo vaš seznam …
signOutTitle = Se želite odjaviti?
signOutLoses = { $count ->
    [one] { $count } pošiljka je samo v tej napravi. Po odjavi je ne boste mogli več videti, spremeniti ali izbrisati. Njena povezava še naprej deluje.
    [two] { $count } pošiljki sta samo v tej napravi. Po odjavi ju ne boste mogli več videti, spremeniti ali izbrisati. Njuni povezavi še naprej delujeta.
    [few] { $count } pošiljke so samo v tej napravi. Po odjavi jih ne boste mogli več videti, spremeniti ali izbrisati. Njihove povezave še naprej delujejo.
   *[other] { $count } pošiljk je samo v tej napravi. Po odjavi jih ne boste mogli več videti, spremeniti ali izbrisati. Njihove povezave še naprej delujejo.
}
staySignedIn = Brez odjave
signOutAnyway = Vseeno se odjavi
signedOut = Odjavljeni ste.
signedOutRefused = Vaša seja je potekla. Za ogled seznama se znova prijavite.
signUpTitle = Prijavite se za več
signUpLead = Datoteke lahko pošiljate brez računa. Z računom zmorete več:
benefitSize = Pošljite do { $size } naenkrat
benefitCount = { $count ->
    [one] Dovolite do { $count } uporabe povezave
    [two] Dovolite do { $count } uporab povezave
    [few] Dovolite do { $count } uporab povezave
   *[other] Dovolite do { $count } uporab povezave
}
benefitTime = { $token ->
    [one] Ohranite povezavo veljavno do { $token } dneva
    [two] Ohranite povezavo veljavno do { $token } dni
    [few] Ohranite povezavo veljavno do { $token } dni
   *[other] Ohranite povezavo veljavno do { $token } dni
}
benefitSync = Vidite svoje pošiljke v vseh svojih napravah
benefitPerk = Seznam ostane šifriran; preberete ga lahko samo vi
emailLabel = E-pošta (neobvezno)
signInNotBegun = Strani za prijavo ni bilo mogoče doseči. Preverite internetno povezavo in poskusite znova.
signInAway = Prijava trenutno ni na voljo. Poskusite pozneje.
signInNoRoom = V tej napravi ni prostora za prijavo. Izbrišite pošiljke, ki jih ne potrebujete več, in poskusite znova.
signInWaits = Prenašanje še poteka in bi bilo prekinjeno. Prijavite se, ko bo končano.
signingIn = Prijavljanje …
signInErrorLead = Prijava ni uspela in nič drugega se ni spremenilo. Poskusite znova.
signInReason = Če se to ponavlja, sporočite upravljavcem te storitve: { $reason }
passphraseNeeded = Vnesite šifrirno frazo svojega seznama
passphraseNeededLead = Z njo se šifrira seznam vaših pošiljk in nikoli ne zapusti te naprave. Uporabite isto v vseh svojih napravah.
passphraseLabel = Šifrirna fraza
passphraseTooShort = Prekratka je: najmanjše število znakov je { $length }.
passphraseHint = Najmanjše število znakov: { $length }. Izberite nekaj besed, ki bi jih skupaj postavili samo vi. Nihče je ne more obnoviti, zato si jo zapišite.
passphraseRunning = Ustvarjanje vašega ključa …
passphraseFailed = V tej napravi ni bilo mogoče ustvariti ključa. Zaprite druge zavihke in poskusite znova.
goOn = Nadaljuj
cancelSignIn = Brez prijave
unknownPassphrase = Je to nova šifrirna fraza?
unknownPassphraseLead = Zanjo nismo našli seznama. Če je to vaša prva naprava ali želite novo frazo, jo vnesite še enkrat, da začnete seznam. Če seznam že imate, ste se morda zatipkali.
passphraseAgain = Znova vnesite frazo
passphraseDiffers = Frazi se ne ujemata.
beginList = Začni nov seznam
anotherPassphrase = Tipkarska napaka
uncheckedPassphrase = Fraze ni bilo mogoče preveriti
uncheckedPassphraseLead = Strežnik ni povedal, ali za to šifrirno frazo obstaja seznam. Poskusite znova. Če nadaljujete in je napačno vnesena, ne boste videli seznama iz drugih naprav.
trustPassphrase = Vseeno nadaljuj
retypePassphrase = Vnesi znova

## Sending: choosing files

sendFiles = Pošlji datoteke
dropFiles = Povlecite datoteke sem
orSelectFiles = ali jih izberite, do { $size }
upToSize = Do { $size }
selectFiles = Izberi datoteke
selectFolder = Izberi mapo
sharedTitle = Želite dodati te datoteke?
sharedLead = S to stranjo jih je delila druga aplikacija ali spletno mesto. Dodajte le tisto, kar ste pričakovali.
accountNeeded = Za pošiljanje datotek se prijavite
accountNeededLead = Za pošiljanje datotek tukaj potrebujete račun. Prejema jih lahko vsak.
accountNeededBlocked = Za pošiljanje datotek tukaj potrebujete račun, a ta brskalnik ne more shraniti prijave za to stran. Datoteke lahko še vedno prejemate.
accountNeededToRequest = Za zahtevanje datotek tukaj potrebujete račun. Pošlje vam jih lahko vsak s povezavo.
signInForSize = Prijavite se za pošiljanje do { $size }
dropNow = Spustite, da jih dodate
chosenFiles = Vaše datoteke
addMoreFiles = Dodaj datoteke
removeFile = Odstrani { $name }
fileRemoved = Odstranjeno: { $name }
addFolder = Dodaj mapo
skipped-none = Ni datotek, ki bi jih bilo mogoče dodati
skipped-empty = { $count ->
    [one] Izpuščena { $count } prazna datoteka
    [two] Izpuščeni { $count } prazni datoteki
    [few] Izpuščene { $count } prazne datoteke
   *[other] Izpuščenih { $count } praznih datotek
}
skipped-chosen = { $count ->
    [one] Izpuščena { $count } že dodana datoteka
    [two] Izpuščeni { $count } že dodani datoteki
    [few] Izpuščene { $count } že dodane datoteke
   *[other] Izpuščenih { $count } že dodanih datotek
}
skipped-system = Izpuščene sistemske datoteke: { $count }
skipped-unreadable = Ni bilo mogoče prebrati: { $name }
expiryChoices = Veljavnost povezave
downloadLimitLabel = Prenosi
timeLimitLabel = Čas
addPassword = Zaščiti z geslom
liveLink = Pridobi povezavo že med nalaganjem
liveLinkHint = Prejemniki lahko v svojem brskalniku začnejo prenos, medtem ko vi še nalagate. Ta stran naj ostane odprta.
passwordMissing = Vnesite geslo ali počistite polje, da pošljete brez njega.
maxPasswordLength = Največje število znakov v geslu: { $length }.
uploadFiles = { $count ->
    [one] Naloži { $count } datoteko
    [two] Naloži { $count } datoteki
    [few] Naloži { $count } datoteke
   *[other] Naloži { $count } datotek
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Preveč datotek
noticeTitle-fileTooBig = Preveliko za pošiljanje
noticeTitle-tooManyArchives = Preveč pošiljk
noticeTitle-unreadableFiles = Teh datotek ni mogoče prebrati
tooManyFiles = { $count ->
    [one] Naenkrat lahko pošljete največ { $count } datoteko, izbranih pa je { $chosen }. Stisnite jih v zip ali izberite manj.
    [two] Naenkrat lahko pošljete največ { $count } datoteki, izbranih pa je { $chosen }. Stisnite jih v zip ali izberite manj.
    [few] Naenkrat lahko pošljete največ { $count } datoteke, izbranih pa je { $chosen }. Stisnite jih v zip ali izberite manj.
   *[other] Naenkrat lahko pošljete največ { $count } datotek, izbranih pa je { $chosen }. Stisnite jih v zip ali izberite manj.
}
tooManyFilesAtOnce = { $count ->
    [one] Naenkrat lahko pošljete največ { $count } datoteko. Stisnite jih v zip ali izberite manj.
    [two] Naenkrat lahko pošljete največ { $count } datoteki. Stisnite jih v zip ali izberite manj.
    [few] Naenkrat lahko pošljete največ { $count } datoteke. Stisnite jih v zip ali izberite manj.
   *[other] Naenkrat lahko pošljete največ { $count } datotek. Stisnite jih v zip ali izberite manj.
}
addFitting = { $count ->
    [one] Dodaj { $count } datoteko
    [two] Dodaj prvi { $count }
    [few] Dodaj prve { $count }
   *[other] Dodaj prvih { $count }
}
fileTooBig = Naenkrat lahko pošljete do { $size }. Pošljite te datoteke v manjših delih.
tooManyArchives = { $count ->
    [one] Hkrati lahko imate največ { $count } pošiljko. Izbrišite jo ali počakajte, da poteče.
    [two] Hkrati lahko imate največ { $count } pošiljki. Izbrišite eno ali počakajte, da katera poteče.
    [few] Hkrati lahko imate največ { $count } pošiljke. Izbrišite eno ali počakajte, da katera poteče.
   *[other] Hkrati lahko imate največ { $count } pošiljk. Izbrišite eno ali počakajte, da katera poteče.
}
unreadableFiles = Tega, kar ste spustili, ne moremo prebrati. Datoteke izberite z gumbom.
needsAccountSize = Brez računa lahko naenkrat pošljete do { $size }.
needsAccountCount = { $count ->
    [one] Brez računa povezava dovoli največ { $count } prenos.
    [two] Brez računa povezava dovoli največ { $count } prenosa.
    [few] Brez računa povezava dovoli največ { $count } prenose.
   *[other] Brez računa povezava dovoli največ { $count } prenosov.
}
needsAccountTime = Najdaljša veljavnost povezave brez računa: { $time }.

## Sending: under way and done

chosenTold = { $files }, skupaj { $size }
noAnswer = Čakamo na vašo internetno povezavo. Nato bomo samodejno nadaljevali.
uploading = Nalaganje
uploadWaiting = Čaka na nalaganje
pause = Začasno ustavi
uploadPaused = Začasno ustavljeno
liveLinkReady = Ta povezava že deluje. Prejemniki dobivajo datoteke sproti, ko jih nalagate. Ta stran naj ostane odprta.
unfinishedUpload = Prekinjeno nalaganje
continueFrom = Želite nadaljevati od { $size }?
sameFilesNeeded = Za nadaljevanje znova izberite iste datoteke.
otherFiles = To niso iste datoteke ali pa so se medtem spremenile. Nič drugega ni bilo poslano.
notSent = Še ni naloženo
prepareNext = Pripravi naslednje nalaganje
waitsForUpload = Začne se, ko se trenutno nalaganje konča.
stopUploadTitle = Želite ustaviti nalaganje?
stopUploadLead = Kar je bilo že poslano, bo izgubljeno. Izbrane datoteke so še vedno tu.
keepUploading = Nalagaj naprej
stopUpload = Ustavi
showUpload = Pokaži
importing = Branje vaših datotek …
encrypting = Šifriranje …
finalising = Skoraj končano. Shranjujemo vaše datoteke …
expiresAfter = Veljavnost: { $downloads } ali { $time }
settingPassword = Nastavljanje gesla …
passwordFailed = Gesla ni bilo mogoče nastaviti
passwordFailedLead = Vaše datoteke so naložene, a še niso zaščitene, zato povezave še ne prikažemo. Poskusite znova ali izbrišite pošiljko.
uploaded = Pripravljeno za deljenje
linkReady = Vaša povezava je pripravljena
uploadComplete = Nalaganje je končano
shareLink = Povezava do vaših datotek
sendMore = Pošlji še datoteke
linkDialogLead = Vsak s to povezavo lahko prenese { $name }.
linkDialogNote = Vsak s to povezavo lahko prebere vaš zapisek.
linkNeedsPassword = Potrebno bo tudi geslo.

howProtected = Kako so zaščitene vaše datoteke
protectionTitle = Šifriranje od konca do konca
protectionEncrypted = Vaš brskalnik šifrira datoteke, preden zapustijo to napravo. Strežnik hrani samo tisto, česar ne more prebrati.
protectionKey = Ključ je del povezave, za znakom #. Nikoli se ne pošlje strežniku, zato povezavo delite samo z ljudmi, ki jim zaupate.
protectionExpiry = Datoteke se izbrišejo, ko povezava poteče: po izbranem številu prenosov ali po izbranem času.

## Keyboard shortcuts

shortcutsTitle = Bližnjice na tipkovnici
shortcutChoose = Izberi datoteke
shortcutUpload = Naloži
shortcutCopy = Kopiraj povezavo
shortcutDownload = Prenesi
shortcutHelp = Pokaži ta seznam
shortcutsOn = Uporabljaj bližnjice na tipkovnici

## The survey

surveyTitle = Povejte nam svoje mnenje
surveyLead = Vaši odgovori nam pomagajo pri izboljšavah. Anketa se odpre na drugi strani in ne izve ničesar o vaših datotekah.
giveFeedback = Oddaj mnenje
surveySkip = Preskoči

## The person's own uploads

yourUploads = Vaše pošiljke
noUploads = Tu se prikažejo poslane datoteke, da lahko povezavo znova kopirate ali jih izbrišete.
joinOffer = Pošiljke iz te naprave pred prijavo: { $count }. Jih želite dodati na svoj seznam?
downloadsLeft = { $count ->
    [one] Še { $count } prenos
    [two] Še { $count } prenosa
    [few] Še { $count } prenosi
   *[other] Še { $count } prenosov
}
timeLeft = Preostalo: { $time }
deleteNamed = Izbriši { $name }
deletingNamed = Brisanje: { $name }…
undo = Razveljavi
keep = Obdrži
moreActions = Več dejanj za { $name }
openPage = Odpri stran za prenos
openDownloadPage = Odpri stran za prenos { $name }
changeLimits = Spremeni
changeLimitsNamed = Spremeni veljavnost povezave do { $name }
changeLimitsTitle = Spremeni veljavnost povezave
keepTime = Brez sprememb
timeFromNow = { $time } od zdaj
save = Shrani
goneTitle = Te pošiljke ni več
goneLead = Pošiljka { $name } je potekla, dosegla omejitev prenosov ali je bila izbrisana drugje. Nič se ni spremenilo.
passwordNotSet = Geslo ni nastavljeno, zato je povezava skrita. Če se to ne spremeni, izbrišite pošiljko in datoteke pošljite znova.
changeFailed = Tega ni bilo mogoče shraniti. Preverite svojo izbiro in internetno povezavo ter poskusite znova.
pastUploads = Končano v zadnjih 7 dneh
clearPast = Počisti
pastDownloaded = Preneseno: { $time }
pastDownloadedBefore = Preneseno pred: { $time }
pastExpired = Poteklo: { $time }
pastDeleted = Izbrisano: { $time }
pastGone = Izrabljeno ali izbrisano: { $time }
pastGoneBefore = Izrabljeno ali izbrisano pred: { $time }
requestFiles = Zahtevaj datoteke
newRequestLead = Ustvarite povezavo, s katero vam lahko vsakdo pošlje datoteke, ki jih lahko berete samo vi.
requestWanted = Kaj potrebujete, ena stvar v vrstici
requestAskerHint = Pošiljatelji vidijo to ime. Nihče ga ne preverja.
requestOpenFor = Odprto
deliveries = Pošiljke
requestDeliverySize = Velikost vsake pošiljke
requestTotalSize = Skupna velikost
newRequestKinds = Vrste datotek, na primer .pdf (samo nasvet)
requestLink = Povezava zahteve
requestReadyLead = Vsak s to povezavo vam lahko pošlje datoteke. Berete jih lahko samo vi.
requestSubject = Prosim, pošljite mi datoteke
ownerLink = Povezava nabiralnika
ownerLinkWarning = Odpre ta nabiralnik na drugi napravi. Kdor jo ima, lahko bere vse, kar prejmete, zato jo zadržite zase.
inbox = Nabiralnik
yourRequests = Vaše zahteve
joinRequests = Zahteve, ustvarjene na tej napravi pred prijavo: { $count }. Jih želite dodati na svoj seznam?
newDeliveries = Nove pošiljke: { $count }
notifyDeliveries = Obveščaj me o pošiljkah
requestAccepts = Sprejema datoteke
requestClosed = Ne sprejema več datotek
noDeliveries = Nič še ni prispelo. Pošiljke se bodo prikazale tukaj.
requestGoneLead = Ta zahteva je potekla ali je bila izbrisana.
requestUntrusted = Tej zahtevi ni mogoče zaupati
requestUntrustedLead = Povezava je poškodovana ali pa strežnik kaže drugo zahtevo. Nič ni prikazano.
deliveryComing = Se pošilja
deliveryNew = Prejeto
deliveryCollected = Shranjeno
removeDelivery = Izbriši s strežnika
deliveryRefused-repeated = Zavrnjeno: ta pošiljka je navedena dvakrat.
deliveryRefused-forged = Zavrnjeno: ni narejena z vašo povezavo.
deliveryRefused-damaged = Zavrnjeno: je poškodovana ali spremenjena.
closeRequest = Nehaj sprejemati datoteke
closeRequestTitle = Želite nehati sprejemati datoteke?
closeRequestLead = Povezava za vedno preneha delovati, datoteke, ki se še pošiljajo, pa ne prispejo. Kar je prispelo, ostane tukaj.
newLink = Nova povezava
newLinkLead = Stara povezava preneha delovati, ko je nova pripravljena. Kar je prispelo, ostane v starem nabiralniku.
deleteRequestTitle = Želite izbrisati to zahtevo?
deleteRequestLead = Povezava preneha delovati in vse, kar je prispelo, se izbriše s strežnika. Shranjene datoteke ostanejo.

## Receiving

checkingLink = Iščemo vaše datoteke …
checkFailed = Strežnik ni dosegljiv
checkFailedLead = Nič ni izgubljeno. Preverite internetno povezavo in poskusite znova.
checkRefused = Strežnik je zaseden
checkRefusedLead = Nič ni izgubljeno. Čez trenutek poskusite znova.
waitAsked = Počakajte: { $time }.
expiredTitle = Teh datotek ni več
expiredLead = Povezava je potekla, dosegla omejitev prenosov ali pa jo je pošiljatelj izbrisal. Prosite za novo.
removedTitle = Te datoteke so bile odstranjene
removedLead = Odstranili so jih upravljavci te storitve, zato povezava ne deluje več.
contactOperator = Stik z njimi
passwordNeeded = Vnesite geslo
passwordNeededLead = Za geslo prosite pošiljatelja; v povezavi ga ni.
passwordTryAgain = Napačno geslo. Poskusite znova.
unlock = Odkleni
keyNeeded = Ta povezava ni popolna
keyNeededLead = Del povezave manjka. Znova jo kopirajte in prilepite sem.
keyLabel = Povezava ali ključ
notAKey = To ni ne povezava ne ključ te storitve.
keyOfAnotherFile = Ta povezava je za druge datoteke.
openLink = Odpri
wrongKey = Ta povezava ne deluje
wrongKeyLead = Morda manjka njen del. Iz sporočila kopirajte celotno povezavo in jo prilepite sem.
filesForYou = { $count ->
    [one] { $count } datoteka za vas
    [two] { $count } datoteki za vas
    [few] { $count } datoteke za vas
   *[other] { $count } datotek za vas
}
filesForYouLead = Šifrirano od konca do konca. Dešifrira se samo v vašem brskalniku.
fromSender = Od pošiljatelja
showMore = Pokaži več
download = Prenesi
noStreamsWarning = Da ta brskalnik odpre tako veliko datoteko, jo mora vso držati v pomnilniku, kar morda ne bo uspelo. Kaj želite storiti?
noStreams-copyLink = Kopiraj povezavo za drug brskalnik
noStreams-otherBrowser = Dobi brskalnik, ki velike datoteke shranjuje neposredno
noStreams-download = Vseeno prenesi tukaj
linkLife = Povezava poteče čez: { $time }
linkLifeUnderMinute = Povezava poteče čez manj kot minuto
lastDownloadNote = Zadnji prenos: ko odprete ali shranite, povezava ne deluje več.
ownUpload = { $left ->
    [one] To je vaša lastna pošiljka, vendar šteje tudi vaš prenos. Na voljo je še { $left } prenos.
    [two] To je vaša lastna pošiljka, vendar šteje tudi vaš prenos. Na voljo sta še { $left } prenosa.
    [few] To je vaša lastna pošiljka, vendar šteje tudi vaš prenos. Na voljo so še { $left } prenosi.
   *[other] To je vaša lastna pošiljka, vendar šteje tudi vaš prenos. Na voljo je še { $left } prenosov.
}
downloadsTaken = Nekdo ravno uporablja zadnji prenos. Če se prekine, lahko čez dve minuti poskusite znova.
downloading = Prenos
decrypting = Dešifriranje …
downloadBegunAnew = Tega prenosa ni bilo mogoče nadaljevati, zato se je začel znova.
stillUploading = Pošiljatelj še nalaga datoteke. Prenos lahko začnete že zdaj.
waitsForSender = Čakamo na pošiljatelja. Nato bomo samodejno nadaljevali.
downloadFinished = Prenos je končan
downloadFinishedLead = { $name } je v mapi s prenosi.
savedInFolder = Shranjeno v mapo { $folder }
downloadFinishedRenamed = Datoteka je v mapi s prenosi. Brskalnik ji je morda dal drugo ime.
downloadAgain = Prenesi znova
lastDownloadDone = To je bil zadnji prenos, zato povezava ne deluje več.
downloadStopped = Prenos ni končan
showDownload = Pokaži

## Sending what a request asks for

requestTitle = Prosijo vas za datoteke
requestLead = Šifrira se na tej napravi. Kar pošljete, lahko odpre samo tisti, ki prosi.
requestWords = Od tistega, ki prosi (nepreverjeno)
requestKinds = Zaželene vrste datotek
requestLeft = Preostale pošiljke
requestRoom = Preostali prostor
requestEach = Največ na pošiljko
requestSend = Pošlji
requestPasswordLead = Vprašajte tistega, ki vam je poslal povezavo.
requestSent = Poslano
requestSentLead = Odpre lahko samo tisti, ki je prosil. Vidi isto kodo potrdila.
receiptLabel = Koda potrdila
copyReceipt = Kopiraj kodo potrdila
delivery-stored = Prispelo. Še ni prevzeto.
delivery-collected = Prevzeto.
delivery-gone = Izbrisano ali poteklo brez prevzema.
deliveryLost = Prekinjenega nalaganja ni mogoče nadaljevati.
sentBefore = Poslano s te naprave
sentAt = Poslano: { $time }
requestEnded-unknown = Takšne zahteve ni
requestEndedLead-unknown = Izbrisana je ali potekla ali pa ta storitev ne sprejema zahtev. Prosite za novo povezavo.
requestEnded-closed = Ta zahteva je zaprta
requestEnded-full = Ta zahteva je polna
requestEndedLead = Ne sprejema ničesar več. Prosite za novo povezavo.
requestEnded-untrusted = Tej povezavi ni mogoče zaupati
requestEndedLead-untrusted = Povezava in strežnik se ne ujemata, zato ni bilo poslano nič. Znova prosite za povezavo po drugi poti.

## Reporting an upload to whoever runs the service

report = Prijavi
reportTitle = Prijavi to pošiljko
reportLead = To dobijo upravljavci te storitve. Samo oni lahko preberejo, kaj napišete.
reportReason = Kaj je narobe?
reportReason-malware = Škodljiva programska oprema
reportReason-fraud = Prevara ali lažno predstavljanje
reportReason-illegal = Nezakonita vsebina
reportReason-other = Nekaj drugega
reportWords = Kaj bi morali vedeti?
reportKey = Priloži ključ
reportKeyHint = S ključem lahko odprejo datoteke. Brez njega jih ne morejo.
reportSend = Pošlji prijavo
reportSent = Prijava je poslana
reportSentLead = Hvala. Upravljavci te storitve jo bodo pregledali.
reportFailed = Tega ni bilo mogoče poslati. Preverite internetno povezavo in poskusite znova.

## Dead ends

loading = Trenutek …
configFailed = Strežnik ni dosegljiv
configFailedLead = Nič ni izgubljeno. Preverite internetno povezavo in poskusite znova.
intercepted = Namesto te storitve je odgovorila prijavna stran ali vaše omrežje. Odprite to stran na drugem zavihku in se tam prijavite, če boste k temu pozvani.
pageNotFound = Strani ni mogoče najti
pageNotFoundLead = Preverite naslov ali začnite na domači strani.
notFoundTitle = Tukaj ni ničesar
notFoundLead = Datotekam je potekel rok, so bile izbrisane ali pa povezava ni popolna.
errorTitle = Nekaj je šlo narobe
errorLead = Nekaj se je pokvarilo. Nič od tega, kar ste poslali, ni izgubljeno.
uploadErrorLead = Vaše datoteke niso bile poslane, a izbira je še vedno tu. Poskusite znova.
uploadError-too_large = Te datoteke so večje, kot dovoljuje ta storitev. Pošljite jih v manjših delih.
uploadError-bad_limit = Ta storitev ne dovoli več toliko prenosov ali toliko časa. Znova naložite stran in izberite na novo.
uploadError-unauthorized = Za pošiljanje datotek tukaj se morate prijaviti. Prijavite se in datoteke izberite znova.
uploadError-sender_unknown = Vaše prijave ni bilo mogoče potrditi, zato so veljale omejitve za vse. Če ste bili odjavljeni, se znova prijavite; sicer čez trenutek poskusite znova.
uploadError-issuer_away = Storitev trenutno ni na voljo ali ne more preveriti, kdo je prijavljen. Brez računa lahko pošljete do { $size } s to omejitvijo: { $downloads }, { $time }. Pošljite manj ali čez trenutek poskusite znova.
uploadError-signed_out = V tej napravi ste bili odjavljeni, zato je bilo to nalaganje ustavljeno.
uploadError-rate_limited = Preveč poskusov. Počakajte trenutek in poskusite znova.
uploadError-too_many_uploads = Preveč nalaganj iz vašega omrežja ali računa. Vaše datoteke so še tu.
uploadError-too_many_bytes = Preveč podatkov iz vašega omrežja ali računa. Vaše datoteke so še tu.
uploadError-busy = Storitev je zelo zasedena. Vaše datoteke so še tu; čez trenutek poskusite znova.
uploadError-full = Storitev trenutno nima prostora za več datotek. Vaše datoteke so še tu; poskusite pozneje.
uploadError-unavailable = Storitev trenutno ni na voljo. Vaše datoteke so še tu; čez trenutek poskusite znova.
uploadError-idle_timeout = Internetna povezava je bila predolgo nedejavna. Preverite jo in poskusite znova.
uploadError-connect_failed = Strežnik ni dosegljiv. Preverite internetno povezavo in poskusite znova. Nekatera omrežja, pogosto službena, blokirajo nalaganje. Poskusite z drugim omrežjem, na primer v telefonu, ali vprašajte skrbnike svojega.
uploadError-connection_lost = Internetna povezava je izgubljena. Vaše datoteke so še tu; poskusite znova.
uploadError-file_changed = Ena od vaših datotek se je med pošiljanjem spremenila ali je ni bilo mogoče prebrati. Izberite jo znova.
downloadErrorLead = Prenos se ni končal. Poskusite znova; če to ne pomaga, prosite pošiljatelja za novo povezavo.
downloadError-rate_limited = Preveč poskusov. Počakajte trenutek in poskusite znova.
downloadError-busy = Storitev je zelo zasedena. Povezava še deluje; čez trenutek poskusite znova.
downloadError-unavailable = Storitev trenutno ni na voljo. Povezava še deluje; čez trenutek poskusite znova.
downloadError-connect_failed = Strežnik ni dosegljiv. Preverite internetno povezavo in poskusite znova.
downloadError-connection_lost = Internetna povezava je izgubljena. Preverite jo in poskusite znova.
downloadError-damaged = Prispelo je nekaj drugega, kot je bilo poslano, zato ni nič shranjeno. Poskusite znova; če to ne pomaga, prosite pošiljatelja za novo povezavo.
downloadError-incomplete = Brskalnik je na polovici nehal shranjevati. Izbrišite nepopolno datoteko in poskusite znova.
downloadError-upload_abandoned = Pošiljatelj je nehal nalagati, preden je bilo vse naloženo. Prosite za novo povezavo.
downloadError-no_room = V tej napravi ni prostora za te datoteke. Sprostite nekaj prostora in poskusite znova.
crashLead = Te strani ni bilo mogoče prikazati. Naložite jo znova; vse, kar ste že poslali, je na varnem.
chunkTitle = Del te strani manjka
chunkMissingLead = Ni ga bilo mogoče naložiti. Preverite internetno povezavo in znova naložite stran; vse, kar ste že poslali, je na varnem.
chunkTimeoutLead = Nalaganje je trajalo predolgo. Preverite internetno povezavo in znova naložite stran; vse, kar ste že poslali, je na varnem.
waitForTransfer = Prenašanje še poteka in bi bilo prekinjeno. Počakajte, da se konča.
reload = Naloži znova
backHome = Nazaj na začetek
outdatedTitle = Na voljo je novejša različica
outdatedLead = Ta stran je zastarela. Za nadaljevanje jo posodobite.
update = Posodobi
outdatedBrowserTitle = Vaš brskalnik je zastarel
outdatedBrowserLead = Manjka mu to, kar potrebujete za pošiljanje in prejemanje datotek. Posodobite ga in znova odprite ta naslov.
unsupportedTitle = Ta brskalnik ne more odpreti { $title }
unsupportedLead = Datoteke se šifrirajo v brskalniku, ta pa tega ne zmore. Kaj lahko storite:
unsupportedUpdate = Posodobite ta brskalnik in znova odprite povezavo.
unsupportedOther = Ali pa povezavo kopirajte v trenutno različico brskalnika Chrome, Edge, Firefox ali Safari.
unsupportedInApp = Če ste povezavo odprli v drugi aplikaciji, v njenem meniju izberite »Odpri v brskalniku«.
insecureTitle = Ta naslov ni varen
insecureLead = Brskalniki šifrirajo samo na varnih straneh. Vrnite se in odprite isti naslov s https:// na začetku. Če ne uspe, vprašajte skrbnike te storitve za njen varni naslov.
otherBrowser = Dobi drug brskalnik
help = Pomoč

## Privacy

legalTitle = Zasebnost in pogoji
legalLead = Kaj se zgodi z vašimi datotekami, v nekaj stavkih.
legalEncrypted = Datoteke so shranjene šifrirane. Ključ je v povezavi in nikoli ne pride do strežnika.
legalLifetime = Najdlje hranimo datoteke: { $anonymous }, po prijavi { $signedIn }.
legalOneLifetime = Najdlje hranimo datoteke: { $time }.
legalDownloads = Datoteke se izbrišejo, ko dosežejo omejitev prenosov.
legalLogs = Naslove IP hranimo v strežniških dnevnikih { $days } dni.
legalAccountToSend = Račun potrebujete za pošiljanje datotek, za prejemanje pa ne.
legalAccount = Račun potrebujete samo za datoteke, večje od { $size }.

## Notes and messages

writeNote = Napiši zapisek
noteLabel = Vaš zapisek
noteHint = Šifrira se kot datoteka.
noteReadOnce = Šifrira se kot datoteka in ga je mogoče prebrati samo enkrat.
noteDone = Dodaj
createLink = Ustvari povezavo
note = Zapisek
editNote = Uredi zapisek
addMessage = Dodaj naslov ali sporočilo
titleLabel = Naslov
messageLabel = Sporočilo
senderLabel = Vaše ime
noteForYou = Zapisek za vas
showNote = Pokaži zapisek
showNoteOnce = S prikazom porabite zadnji prenos: znova ga ne boste mogli prikazati.
copyText = Kopiraj besedilo
saveNote = Shrani kot datoteko
textCopyRefused = Brskalnik ni dovolil kopiranja. Izberite besedilo in ga kopirajte sami.

## Looking before taking

preview = Predogled
previewNamed = Predogled { $name }
selectFile = Izberi { $name }
downloadSelected = { $count ->
    [one] Prenesi { $count } datoteko
    [two] Prenesi { $count } datoteki
    [few] Prenesi { $count } datoteke
   *[other] Prenesi { $count } datotek
}
downloadAll = Prenesi vse
saveToFolder = Shrani v mapo
takingCounts = Odpiranje ali shranjevanje šteje kot en prenos.
takingCounted = Štet je en prenos. Dokler je ta stran odprta, ne šteje nič več.
previewFailed = Te datoteke ni bilo mogoče prikazati. Raje jo prenesite.
previewTooLarge = Ta datoteka je prevelika za predogled. Raje jo prenesite.
previewCut = Prikazan je samo začetek.
previewProtected = Ta datoteka je zaščitena z geslom. Prenesite jo, da jo odprete.
previewMissingPictures = Slike na tej strani, ki jih ni bilo mogoče prikazati: { $count }
previewIncomplete = Dela vsebine ni mogoče pravilno prikazati.
previewNotText = Zdi se, da ta datoteka ne vsebuje besedila. Raje jo prenesite.
previewEncoding = Kodiranje besedila
previousFile = Prejšnja datoteka
nextFile = Naslednja datoteka
filePlace = { $place } od { $count }
noPreview = Ta datoteka nima predogleda.
close = Zapri

## Strong passwords

strongPassword = Izjemno močno: povezavo odpre samo Envoi
strongPasswordHint = Veliko teže ga je uganiti, tudi za to storitev. Starejše aplikacije ne morejo odpreti povezave.
suggestPassphrase = Predlagaj frazo
suggestFailed = Predloga ni bilo mogoče naložiti. Preverite internetno povezavo in poskusite znova ali vnesite svoje geslo.
copyPassword = Kopiraj geslo
makingKey = Pripravljamo šifriranje …
checkingPassword = Preverjamo geslo …

## News

downloadingNow = Prenos poteka
wrongPasswords = { $count ->
    [one] Napačno geslo: { $count } poskus
    [two] Napačno geslo: { $count } poskusa
    [few] Napačno geslo: { $count } poskusi
   *[other] Napačno geslo: { $count } poskusov
}
notifyMe = Obveščaj me o prenosih
notifyOn = Obvestila so vklopljena
notifyBlocked = Vaš brskalnik blokira obvestila te strani.
wasDownloaded = Preneseno: { $name }
