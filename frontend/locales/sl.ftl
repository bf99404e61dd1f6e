# Envoi: slovenščina

productName = Envoi

## Page

homeLink = { $title }, domov
skipToContent = Preskoči na vsebino
promo = Obvestilo
closeNotice = Zapri obvestilo
storageBlocked = Ta brskalnik ne hrani seznama vaših pošiljk: ko zaprete to stran, izgine. Pred tem kopirajte svoje povezave.
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
introTitle = Pošiljajte datoteke zasebno
introLead = Vaše datoteke se šifrirajo tukaj, preden zapustijo vašo napravo. Dobite povezavo, ki jo posredujete; odprejo jih lahko samo ljudje, ki jo imajo.
notBegunTitle = Tukaj še ni ničesar?
notBegunLead = Preverite internetno povezavo in znova naložite to stran. Če to ne pomaga, je ta brskalnik zastarel: posodobite ga.
scriptsOffTitle = JavaScript je izklopljen
scriptsOffLead = Datoteke se šifrirajo v vašem brskalniku, zato ta stran potrebuje JavaScript.

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
sizeOfTotal = { $done } od { $total }
remaining = Preostalo: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } prenos
    [two] { $count } prenosa
    [few] { $count } prenosi
   *[other] { $count } prenosov
}
filesCount = { $count ->
    [one] { $count } datoteka
    [two] { $count } datoteki
    [few] { $count } datoteke
   *[other] { $count } datotek
}

## Common buttons

ok = V redu
cancel = Prekliči
tryAgain = Poskusi znova
copyLink = Kopiraj povezavo
copied = Kopirano
copyRefused = Brskalnik tej strani ni dovolil kopirati. Povezava je izbrana, da jo lahko kopirate sami.
share = Deli
shareNamed = Deli { $name }
showQrCode = Pokaži kodo QR
qrCode = Koda QR povezave
qrCodeHint = Vanjo usmerite kamero telefona in povezava se odpre tam.
qrCodeFailed = Kode QR ni bilo mogoče ustvariti. Povezava vseeno deluje.
sendYourOwn = Pošlji svoje datoteke
deleteUpload = Izbriši
deleteFailed = Brisanje ni uspelo. Preverite internetno povezavo in poskusite znova.
passwordProtected = Zaščiteno z geslom
passwordLabel = Geslo
filesInside = Datoteke v pošiljki

## Accounts

signIn = Prijavi se
signOut = Odjavi se
signOutWaits = Prenašanje še poteka. Odjavite se, ko bo končano.
signOutWaitsForTab = Prenašanje še poteka na drugem zavihku. Odjavite se, ko bo končano.
signOutSyncs = Pred odjavo se posodablja vaš seznam …
signOutTitle = Se želite odjaviti?
signOutLoses = { $count ->
    [one] { $count } pošiljka je samo v tej napravi: vašega seznama ni bilo mogoče posodobiti. Po odjavi je ne boste mogli več videti, spremeniti ali izbrisati. Njena povezava še naprej deluje.
    [two] { $count } pošiljki sta samo v tej napravi: vašega seznama ni bilo mogoče posodobiti. Po odjavi ju ne boste mogli več videti, spremeniti ali izbrisati. Njuni povezavi še naprej delujeta.
    [few] { $count } pošiljke so samo v tej napravi: vašega seznama ni bilo mogoče posodobiti. Po odjavi jih ne boste mogli več videti, spremeniti ali izbrisati. Njihove povezave še naprej delujejo.
   *[other] { $count } pošiljk je samo v tej napravi: vašega seznama ni bilo mogoče posodobiti. Po odjavi jih ne boste mogli več videti, spremeniti ali izbrisati. Njihove povezave še naprej delujejo.
}
staySignedIn = Brez odjave
signOutAnyway = Vseeno se odjavi
signedOut = Odjavljeni ste.
signedOutRefused = Odjavljeni ste: vaša prijava je potekla. Za ogled seznama se znova prijavite.
signUpTitle = Prijavite se za več
signUpLead = Pošiljate lahko brez računa. Z računom zmorete več:
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
benefitPerk = Seznam ostane šifriran: nihče razen vas ga ne more prebrati
emailLabel = E-pošta (neobvezno)
signInNotBegun = Strani za prijavo ni bilo mogoče doseči. Preverite internetno povezavo in poskusite znova.
signInAway = Storitev za prijavo trenutno ni dosegljiva. Poskusite pozneje.
signInNoRoom = V tej napravi ni prostora za prijavo. Izbrišite pošiljke, ki jih ne potrebujete več, in poskusite znova.
signInWaits = Prenašanje še poteka in bi bilo prekinjeno. Prijavite se, ko bo končano.
signingIn = Prijavljanje …
signInErrorLead = Prijava ni uspela in nič drugega se ni spremenilo. Poskusite znova.
passphraseNeeded = Šifrirna fraza vašega seznama
passphraseNeededLead = Z njo se šifrira seznam vaših pošiljk in nikoli ne zapusti te naprave. Uporabite isto v vseh svojih napravah.
passphraseLabel = Šifrirna fraza
passphraseTooShort = Prekratka je: najmanjše število znakov je { $length }.
passphraseHint = Najmanjše število znakov: { $length }. Izberite nekaj besed, ki samo za vas sodijo skupaj. Nihče je ne more obnoviti, zato si jo zapišite.
passphraseRunning = Ustvarjanje ključa …
passphraseFailed = Ta naprava ni mogla ustvariti ključa. Zaprite druge zavihke in poskusite znova.
goOn = Nadaljuj
cancelSignIn = Brez prijave
unknownPassphrase = Je ta šifrirna fraza nova?
unknownPassphraseLead = Zanjo ni seznama. Če je to vaša prva naprava ali izbirate novo frazo, jo vnesite še enkrat, da začnete seznam. Sicer je napačno vnesena.
passphraseAgain = Ista šifrirna fraza še enkrat
passphraseDiffers = To ni tisto, kar ste vnesli prej.
beginList = Začni nov seznam
anotherPassphrase = Napačno je vnesena
uncheckedPassphrase = Ni je bilo mogoče preveriti
uncheckedPassphraseLead = Strežnik ni povedal, ali za to šifrirno frazo obstaja seznam. Poskusite znova. Če vseeno nadaljujete in je napačno vnesena, ne boste videli seznama iz drugih naprav.
trustPassphrase = Vseeno nadaljuj
retypePassphrase = Vnesi znova

## Sending: choosing files

sendFiles = Pošlji datoteke
dropFiles = Povlecite datoteke sem
orSelectFiles = ali kliknite in jih izberite, do { $size }
selectFiles = Izberi datoteke
selectFolder = Izberi mapo
accountNeeded = Za pošiljanje datotek se prijavite
accountNeededLead = V tej storitvi lahko datoteke pošiljajo samo ljudje z računom. Prejemati jih je mogoče tudi brez njega.
accountNeededBlocked = V tej storitvi lahko datoteke pošiljajo samo ljudje z računom, v tem brskalniku pa se ne morete prijaviti: za to stran ne hrani ničesar. Datoteke je mogoče prejemati tudi brez računa.
signInForSize = Prijavite se za pošiljanje do { $size }
dropNow = Spustite jih kamor koli
chosenFiles = Izbrane datoteke
addMoreFiles = Dodaj še
removeFile = Odstrani { $name }
totalSize = Skupaj { $size }
skippedEmpty = Prazne datoteke, ki niso bile dodane: { $count }
skippedChosen = Že izbrane datoteke, ki niso bile znova dodane: { $count }
expiryChoices = Kdaj povezava preneha delovati
downloadLimitLabel = Prenosi
timeLimitLabel = Čas
addPassword = Zaščiti z geslom
maxPasswordLength = Največje število znakov v geslu: { $length }.
uploadFiles = { $count ->
    [one] Šifriraj in naloži { $count } datoteko
    [two] Šifriraj in naloži { $count } datoteki
    [few] Šifriraj in naloži { $count } datoteke
   *[other] Šifriraj in naloži { $count } datotek
}

## Sending: what is not possible

noticeTitle = To ni uspelo
tooManyFiles = { $count ->
    [one] Naenkrat lahko pošljete največ { $count } datoteko.
    [two] Naenkrat lahko pošljete največ { $count } datoteki.
    [few] Naenkrat lahko pošljete največ { $count } datoteke.
   *[other] Naenkrat lahko pošljete največ { $count } datotek.
}
fileTooBig = Te datoteke so skupaj večje od { $size }. Pošljite jih v manjših delih.
tooManyArchives = { $count ->
    [one] Hkrati lahko hranite največ { $count } pošiljko. Najprej kakšno izbrišite ali počakajte, da poteče.
    [two] Hkrati lahko hranite največ { $count } pošiljki. Najprej kakšno izbrišite ali počakajte, da katera poteče.
    [few] Hkrati lahko hranite največ { $count } pošiljke. Najprej kakšno izbrišite ali počakajte, da katera poteče.
   *[other] Hkrati lahko hranite največ { $count } pošiljk. Najprej kakšno izbrišite ali počakajte, da katera poteče.
}
unreadableFiles = Tega, kar ste spustili, ni mogoče prebrati. Datoteke raje izberite z gumbom.
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
noAnswer = Nekaj časa že ni odgovora. Preverite internetno povezavo: nalaganje se bo samo nadaljevalo, lahko pa ga prekličete.
uploading = Nalaganje
importing = Branje vaših datotek …
encrypting = Šifriranje …
finalising = Vse je prispelo. Shranjuje se …
expiresAfter = Veljavnost: { $downloads } ali { $time }
settingPassword = Nastavljanje gesla …
passwordFailed = Gesla ni bilo mogoče nastaviti
passwordFailedLead = Vaše datoteke so naložene, a še niso zaščitene, zato povezava ni prikazana. Poskusite znova ali izbrišite pošiljko.
linkReady = Vaša povezava je pripravljena
linkReadyLead = Kdor ima to povezavo, lahko odpre datoteke. Nihče drug jih ne more, niti ta storitev.
shareLink = Povezava do vaših datotek
sendMore = Pošlji še datoteke
copyLinkTitle = Kopirajte svojo povezavo
shareLinkTitle = Delite svojo povezavo
linkDialogLead = Vsak, ki mu daste to povezavo, lahko odpre { $name }.

## The survey

surveyTitle = Povejte nam svoje mnenje
surveyLead = Vaši odgovori pomagajo izboljšati pošiljanje datotek. Oddate jih na drugi strani in z njimi se ne pošlje nič o vaših datotekah.
giveFeedback = Oddaj mnenje
surveySkip = Preskoči

## The person's own uploads

yourUploads = Vaše pošiljke
noUploads = Kar pošljete, se prikaže tukaj, da lahko povezavo znova kopirate ali pošiljko izbrišete.
downloadsLeft = { $count ->
    [one] Še { $count } prenos
    [two] Še { $count } prenosa
    [few] Še { $count } prenosi
   *[other] Še { $count } prenosov
}
timeLeft = Preostalo: { $time }
deleteNamed = Izbriši { $name }
deleteTitle = Želite izbrisati to pošiljko?
deleteQuestion = Nihče več ne bo mogel prenesti { $name }. Tega ni mogoče razveljaviti.
keep = Obdrži
openDownloadPage = Odpri stran, ki jo vidijo prejemniki pošiljke { $name }
changeLimits = Spremeni
changeLimitsNamed = Spremeni, kako dolgo je mogoče prenesti { $name }
changeLimitsTitle = Spremeni veljavnost povezave
keepTime = Brez sprememb
timeFromNow = { $time } od zdaj
save = Shrani
goneTitle = Ni je več
goneLead = Pošiljka { $name } ni več na voljo: potekla je, bila prenesena tolikokrat, kot je dovolila povezava, ali izbrisana drugje. Nič se ni spremenilo.
passwordNotSet = Geslo ni nastavljeno, zato povezava ni prikazana. Če tako ostane, izbrišite pošiljko in datoteke pošljite znova.
changeFailed = Sprememba ni uspela. Preverite svojo izbiro in internetno povezavo ter poskusite znova.

## Receiving

checkingLink = Iščemo vaše datoteke …
checkFailed = Strežnik ne odgovarja
checkFailedLead = Nič ni izgubljeno. Preverite internetno povezavo in poskusite znova.
checkRefused = Trenutno ne gre
checkRefusedLead = V strežniku je šlo nekaj narobe. Nič ni izgubljeno: čez trenutek poskusite znova.
waitAsked = Strežnik prosi, da počakate: { $time }.
expiredTitle = Teh datotek ni več
expiredLead = Povezava je potekla, je izrabljena ali pa jo je pošiljatelj izbrisal. Prosite za novo.
passwordNeeded = Vnesite geslo
passwordNeededLead = Pošiljatelj je te datoteke zaščitil. Geslo ni del povezave.
passwordTryAgain = Geslo ni pravo. Poskusite znova.
unlock = Odkleni
keyNeeded = Manjka ključ
keyNeededLead = Popolna povezava ima za znakom # ključ. Prilepite celotno povezavo ali samo njen ključ.
keyLabel = Povezava ali ključ
notAKey = To ni ne povezava ne ključ te storitve.
keyOfAnotherFile = Ta povezava vodi do drugih datotek.
openLink = Odpri
filesForYou = { $count ->
    [one] { $count } datoteka za vas
    [two] { $count } datoteki za vas
    [few] { $count } datoteke za vas
   *[other] { $count } datotek za vas
}
filesForYouLead = Poslano šifrirano. Dešifrira se tukaj, v vašem brskalniku.
download = Prenesi
noStreamsWarning = Ta brskalnik lahko tako veliko datoteko odpre samo tako, da jo vso drži v pomnilniku, kar morda ne bo uspelo. Kaj želite storiti?
noStreams-copyLink = Kopiraj povezavo za drug brskalnik
noStreams-otherBrowser = Dobi brskalnik, ki velike datoteke shranjuje sproti
noStreams-download = Vseeno prenesi tukaj
linkLife = Preostali čas: { $time }
lastDownload = Preostali čas: { $time }. To je zadnji prenos: datoteke dobro shranite.
downloadsTaken = Zadnji prenos ravno poteka, tukaj ali pri nekom drugem. Če se prekine, bo spet na voljo: poskusite čez dve minuti.
downloading = Prenos
decrypting = Dešifriranje …
downloadFinished = Izvolite
downloadFinishedLead = Datoteka je dešifrirana in je med vašimi prenosi.
downloadStopped = Prenos ni bil dokončan.
showDownload = Pokaži

## Dead ends

loading = Trenutek …
configFailed = Strežnik ne odgovarja
configFailedLead = Nič ni izgubljeno. Preverite internetno povezavo in poskusite znova.
notFoundTitle = Tukaj ni ničesar
notFoundLead = Datotekam je potekel rok, so bile izbrisane ali pa povezava ni popolna.
errorTitle = Nekaj je šlo narobe
errorLead = To ni uspelo. Vrnite se na začetek in poskusite znova.
uploadErrorLead = Vaše datoteke niso bile poslane. Tiste, ki ste jih izbrali, so še tu: poskusite znova.
uploadError-too_large = Datoteke so večje, kot dovoljuje ta storitev. Pošljite jih v manjših delih.
uploadError-bad_limit = Storitev ne dovoli več toliko prenosov ali toliko časa. Znova naložite stran in izberite na novo.
uploadError-unauthorized = Datoteke lahko tukaj pošiljajo samo prijavljeni. Prijavite se in datoteke izberite znova.
uploadError-sender_unknown = Storitev ni mogla ugotoviti, da ste prijavljeni, zato so veljale omejitve za vse druge. Če ste zdaj odjavljeni, se znova prijavite; sicer čez trenutek poskusite znova.
uploadError-issuer_away = Storitev trenutno ni na voljo ali ne more ugotoviti, kdo je prijavljen. Brez računa je naenkrat mogoče poslati največ { $size } s to omejitvijo: { $downloads }, { $time }. Ne pošljite več od tega ali pa čez trenutek poskusite znova.
uploadError-rate_limited = Poskusov je bilo preveč. Počakajte trenutek in poskusite znova.
uploadError-busy = Storitev je trenutno polno zasedena. Vaše datoteke so še tu: čez trenutek poskusite znova.
uploadError-full = Storitev trenutno nima prostora za več datotek. Vaše datoteke so še tu: pozneje poskusite znova.
uploadError-unavailable = Storitev trenutno ni na voljo. Vaše datoteke so še tu: čez trenutek poskusite znova.
uploadError-idle_timeout = Internetna povezava je bila predolgo nedejavna. Preverite jo in poskusite znova.
uploadError-connect_failed = Strežnik ni odgovoril. Preverite internetno povezavo in poskusite znova. Nekatera omrežja, pogosto službena, blokirajo to, kar nalaganje potrebuje (povezave WebSocket): uporabite drugo omrežje, na primer v telefonu, ali vprašajte skrbnike svojega.
uploadError-connection_lost = Internetna povezava se je prekinila. Vaše datoteke so še tu: poskusite znova.
uploadError-file_changed = Ena od datotek se je med pošiljanjem spremenila ali je ni bilo mogoče prebrati. Izberite jo znova.
downloadErrorLead = Prenos ni bil dokončan. Poskusite znova; če to ne pomaga, prosite pošiljatelja za novo povezavo.
downloadError-rate_limited = Poskusov je bilo preveč. Počakajte trenutek in poskusite znova.
downloadError-busy = Storitev je trenutno polno zasedena. Povezava še deluje: čez trenutek poskusite znova.
downloadError-unavailable = Storitev trenutno ni na voljo. Povezava še deluje: čez trenutek poskusite znova.
downloadError-connect_failed = Strežnika ni bilo mogoče doseči. Preverite internetno povezavo in poskusite znova.
downloadError-connection_lost = Internetna povezava se je prekinila. Preverite jo in poskusite znova.
downloadError-damaged = Prispelo je nekaj drugega, kot je bilo poslano, zato ni nič shranjeno. Poskusite znova; če to ne pomaga, prosite pošiljatelja za novo povezavo.
downloadError-incomplete = Brskalnik je sredi shranjevanja odnehal. Izbrišite nepopolno datoteko in poskusite znova.
downloadError-no_room = V tej napravi ni prostora za te datoteke. Sprostite ga in poskusite znova.
crashLead = Te strani ni bilo mogoče prikazati. Naložite jo znova; na to, kar ste že poslali, to ne vpliva.
chunkTitle = Del te strani manjka
chunkMissingLead = Ni ga bilo mogoče naložiti. Preverite internetno povezavo in znova naložite stran; na to, kar ste že poslali, to ne vpliva.
chunkTimeoutLead = Nalaganje je trajalo predolgo. Preverite internetno povezavo in znova naložite stran; na to, kar ste že poslali, to ne vpliva.
waitForTransfer = Prenašanje še poteka in bi bilo prekinjeno. Počakajte, da se konča.
reload = Naloži znova
backHome = Nazaj na začetek
outdatedTitle = Na voljo je novejša različica
outdatedLead = Ta stran je zastarela. Za nadaljevanje jo posodobite.
update = Posodobi
outdatedBrowserTitle = Ta brskalnik je zastarel
outdatedBrowserLead = Manjka mu to, kar potrebujeta pošiljanje in prejemanje datotek. Posodobite ga in znova odprite isti naslov.
unsupportedTitle = Ta brskalnik ne more odpreti { $title }
unsupportedLead = Datoteke se šifrirajo v brskalniku, temu pa manjka, kar je za to potrebno. Uporabite posodobljen brskalnik.
insecureTitle = Ta naslov ni varen
insecureLead = Brskalniki šifrirajo samo na straneh, ki so se naložile varno. Vrnite se in odprite isti naslov s https:// na začetku. Če ne uspe, vprašajte skrbnike te storitve za njen varni naslov.
otherBrowser = Dobi drug brskalnik
help = Pomoč

## Privacy

legalTitle = Zasebnost in pogoji
legalLead = Kaj se zgodi z vašimi datotekami, v nekaj stavkih.
legalEncrypted = Datoteke so shranjene šifrirane. Ključ je v povezavi in nikoli ne pride do strežnika.
legalLifetime = Najdaljša hramba datoteke: { $anonymous }, od prijavljenih pošiljateljev { $signedIn }.
legalOneLifetime = Najdaljša hramba datoteke: { $time }.
legalDownloads = Zaradi omejitve prenosov se lahko datoteka izbriše prej.
legalLogs = V strežniških dnevnikih se naslovi IP hranijo { $days } dni.
legalAccountToSend = Račun je potreben za pošiljanje datotek, za prejemanje pa ne.
legalAccount = Račun je potreben samo za datoteke, večje od { $size }.
