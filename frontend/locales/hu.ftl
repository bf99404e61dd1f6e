# Envoi: magyar

productName = Envoi

## Page

homeLink = { $title }, kezdőlap
skipToContent = Ugrás a tartalomhoz
promo = Közlemény
closeNotice = Közlemény bezárása
storageBlocked = Ez a böngésző nem őrzi meg a küldeményei listáját: az oldal bezárásakor eltűnik. Előtte másolja ki a linkjeit.
storageFull = Ezen az eszközön nincs több hely a küldeményei listájának. Az oldal bezárása előtt másolja ki a linkjeit, vagy törölje azokat a küldeményeket, amelyekre már nincs szüksége.
footerPromise = A fájlok titkosítása még az eszközén történik. Csak azok nyithatják meg őket, akiknek megvan a link.
footerLinks = A szolgáltatásról
link-privacy = Adatvédelem
link-terms = Feltételek
link-cookies = Sütik
link-source = Forráskód
link-feedback = Visszajelzés
feedbackFacts = { $version } verzió, { $browser }
language = Nyelv
languageOfBrowser = A böngésző nyelve
languageTold = { $label }: { $language }
languageFailed = Ezt a nyelvet nem sikerült betölteni. Ellenőrizze a kapcsolatot, és próbálja újra.
introTitle = Küldjön fájlokat bizalmasan
introLead = A fájljait itt titkosítjuk, még mielőtt elhagynák az eszközét. Kap egy linket, amelyet továbbadhat; csak az nyithatja meg őket, akinek ez megvan.
notBegunTitle = Még nincs itt semmi?
notBegunLead = Ellenőrizze a kapcsolatot, majd töltse be újra ezt az oldalt. Ha ez nem segít, a böngésző elavult: frissítse.
scriptsOffTitle = A JavaScript ki van kapcsolva
scriptsOffLead = A fájlok titkosítása az Ön böngészőjében történik, ezért van szüksége ennek az oldalnak JavaScriptre.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } bájt
   *[other] { $num } bájt
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num } nap
hours = { $num } óra
minutes = { $num } perc
seconds = { $num } másodperc
shortDays = { $num } nap
shortHours = { $num } ó
shortMinutes = { $num } p
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
sizeOfTotal = { $done } / { $total }
remaining = Még { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } letöltés
   *[other] { $count } letöltés
}
filesCount = { $count ->
    [one] { $count } fájl
   *[other] { $count } fájl
}

## Common buttons

ok = OK
cancel = Mégse
tryAgain = Újrapróbálkozás
copyLink = Link másolása
copied = Másolva
copyRefused = A böngésző nem engedte, hogy ez az oldal másoljon. A link ki van jelölve, így kimásolhatja.
share = Megosztás
shareNamed = { $name } megosztása
showQrCode = QR-kód mutatása
qrCode = A link QR-kódja
qrCodeHint = Irányítsa rá egy telefon kameráját, és ott megnyithatja a linket.
qrCodeFailed = A QR-kódot nem sikerült elkészíteni. A link ettől még működik.
sendYourOwn = Saját fájlok küldése
deleteUpload = Törlés
deleteFailed = A törlés nem sikerült. Ellenőrizze a kapcsolatot, és próbálja újra.
passwordProtected = Jelszóval védett
passwordLabel = Jelszó
filesInside = A benne lévő fájlok

## Accounts

signIn = Bejelentkezés
signOut = Kijelentkezés
signOutWaits = Egy átvitel még tart. Jelentkezzen ki, ha befejeződött.
signOutWaitsForTab = Egy átvitel még tart egy másik lapon. Jelentkezzen ki, ha befejeződött.
signOutSyncs = Kijelentkezés előtt frissül a listája…
signOutTitle = Kijelentkezik?
signOutLoses = { $count ->
    [one] { $count } küldemény csak ezen az eszközön van meg: a listáját nem sikerült frissíteni. Kijelentkezés után többé nem láthatja, nem módosíthatja és nem törölheti. A linkje továbbra is működik.
   *[other] { $count } küldemény csak ezen az eszközön van meg: a listáját nem sikerült frissíteni. Kijelentkezés után többé nem láthatja, nem módosíthatja és nem törölheti őket. A linkjeik továbbra is működnek.
}
staySignedIn = Bejelentkezve maradok
signOutAnyway = Kijelentkezés így is
signedOut = Kijelentkezett.
signedOutRefused = A bejelentkezése lejárt. A listája megtekintéséhez jelentkezzen be újra.
signUpTitle = Jelentkezzen be a többért
signUpLead = Küldeni fiók nélkül is lehet. Fiókkal többre képes:
benefitSize = Egyszerre akár { $size } küldése
benefitCount = { $count ->
    [one] Egy link akár { $count } alkalommal használható
   *[other] Egy link akár { $count } alkalommal használható
}
benefitTime = { $token ->
    [one] Egy link akár { $token } napig működik
   *[other] Egy link akár { $token } napig működik
}
benefitSync = A küldeményei minden eszközén láthatók
benefitPerk = A listája titkosított marad: Önön kívül senki sem olvashatja
emailLabel = E-mail-cím (nem kötelező)
signInNotBegun = A bejelentkezési oldal nem érhető el. Ellenőrizze a kapcsolatot, és próbálja újra.
signInAway = A bejelentkezési szolgáltatás most nem érhető el. Próbálja később.
signInNoRoom = Ezen az eszközön nincs hely a bejelentkezéshez. Törölje azokat a küldeményeket, amelyekre már nincs szüksége, majd próbálja újra.
signInWaits = Egy átvitel még tart, és megszakadna. Jelentkezzen be, ha befejeződött.
signingIn = Bejelentkezés…
signInErrorLead = A bejelentkezés nem sikerült, és más sem változott. Próbálja újra.
passphraseNeeded = A listájához tartozó jelmondat
passphraseNeededLead = Ez titkosítja a küldeményei listáját, és soha nem hagyja el ezt az eszközt. Minden eszközén ugyanazt használja.
passphraseLabel = Jelmondat
passphraseTooShort = Túl rövid: legalább { $length } karakter szükséges.
passphraseHint = Legalább { $length } karakter: néhány szó, amely csak Önnek tartozik össze. Senki sem tudja visszaállítani, ezért írja fel.
passphraseRunning = Kulcs készítése…
passphraseFailed = Ez az eszköz nem tudta elkészíteni a kulcsot. Zárja be a többi lapot, majd próbálja újra.
goOn = Tovább
cancelSignIn = Mégsem jelentkezem be
unknownPassphrase = Új ez a jelmondat?
unknownPassphraseLead = Nem tartozik hozzá lista. Ha ez az első eszköze, vagy új jelmondatot választ, írja be még egyszer, és új lista készül. Egyébként elírás történt.
passphraseAgain = Ugyanaz a jelmondat még egyszer
passphraseDiffers = Ez nem az, amit az előbb beírt.
beginList = Új lista kezdése
anotherPassphrase = Elírás történt
uncheckedPassphrase = Nem sikerült ellenőrizni
uncheckedPassphraseLead = A kiszolgáló nem közölte, hogy tartozik-e lista ehhez a jelmondathoz. Próbálja újra. Ha mégis folytatja, és elírta, nem látja majd a többi eszköze listáját.
trustPassphrase = Folytatás így is
retypePassphrase = Újbóli beírás

## Sending: choosing files

sendFiles = Fájlok küldése
dropFiles = Húzza ide a fájlokat
orSelectFiles = vagy kattintson és válasszon, legfeljebb { $size }
selectFiles = Fájlok kiválasztása
selectFolder = Mappa kiválasztása
accountNeeded = Fájlok küldéséhez jelentkezzen be
accountNeededLead = Ennél a szolgáltatásnál csak fiókkal lehet fájlokat küldeni. Fogadni fiók nélkül is lehet.
accountNeededBlocked = Ennél a szolgáltatásnál csak fiókkal lehet fájlokat küldeni, ezzel a böngészővel pedig nem lehet bejelentkezni: semmit nem őriz meg ennek az oldalnak. Fájlokat fogadni fiók nélkül is lehet.
signInForSize = Bejelentkezve akár { $size } küldhető
dropNow = Bárhol elengedheti őket
chosenFiles = Kiválasztott fájlok
addMoreFiles = Hozzáadás
removeFile = { $name } eltávolítása
totalSize = Összesen { $size }
skippedEmpty = Kihagyott üres fájlok: { $count }
skippedChosen = Már kiválasztott, újra hozzá nem adott fájlok: { $count }
expiryChoices = A link ennyi után nem működik
downloadLimitLabel = Letöltések
timeLimitLabel = Idő
addPassword = Jelszavas védelem
maxPasswordLength = A jelszó legfeljebb { $length } karakteres lehet.
uploadFiles = { $count ->
    [one] Titkosítás és feltöltés
   *[other] { $count } fájl titkosítása és feltöltése
}

## Sending: what is not possible

noticeTitle = Nem sikerült
tooManyFiles = { $count ->
    [one] Egyszerre legfeljebb { $count } fájl küldhető.
   *[other] Egyszerre legfeljebb { $count } fájl küldhető.
}
fileTooBig = Ezek a fájlok együtt nagyobbak a megengedettnél ({ $size }). Küldje el őket kisebb részletekben.
tooManyArchives = { $count ->
    [one] Egyszerre legfeljebb { $count } küldemény tartható meg. Előbb törölje, vagy várja meg, amíg lejár.
   *[other] Egyszerre legfeljebb { $count } küldemény tartható meg. Előbb töröljön egyet, vagy várja meg, amíg valamelyik lejár.
}
unreadableFiles = Amit idehúzott, nem olvasható. Válassza ki a fájlokat inkább a gombbal.
needsAccountSize = Fiók nélkül egyszerre legfeljebb { $size } küldhető.
needsAccountCount = { $count ->
    [one] Fiók nélkül egy link legfeljebb { $count } letöltést enged.
   *[other] Fiók nélkül egy link legfeljebb { $count } letöltést enged.
}
needsAccountTime = Egy link leghosszabb élettartama fiók nélkül: { $time }.

## Sending: under way and done

chosenTold = { $files }, összesen { $size }
noAnswer = Egy ideje nincs válasz. Ellenőrizze a kapcsolatot: a feltöltés magától folytatódik, vagy megszakíthatja.
uploading = Feltöltés
importing = A fájljai beolvasása…
encrypting = Titkosítás…
finalising = Minden megérkezett. Tárolás…
expiresAfter = Lejár { $downloads } vagy { $time } után
settingPassword = Jelszó beállítása…
passwordFailed = A jelszót nem sikerült beállítani
passwordFailedLead = A fájljai feltöltve, de még nincsenek védve, ezért a link nem látható. Próbálja újra, vagy törölje a küldeményt.
linkReady = Elkészült a linkje
linkReadyLead = Akinek megvan ez a link, megnyithatja a fájlokat. Senki más nem, még ez a szolgáltatás sem.
shareLink = A fájljaihoz vezető link
sendMore = További fájlok küldése
copyLinkTitle = Másolja ki a linkjét
shareLinkTitle = Ossza meg a linkjét
linkDialogLead = Akinek odaadja ezt a linket, megnyithatja: { $name }.

## The survey

surveyTitle = Mondja el a véleményét
surveyLead = Válaszai segítenek jobbá tenni a fájlküldést. Egy másik oldalon adhatja meg őket, és a fájljairól semmi nem kerül át.
giveFeedback = Vélemény küldése
surveySkip = Kihagyás

## The person's own uploads

yourUploads = Küldeményei
noUploads = Amit elküld, itt jelenik meg, így újra kimásolhatja a linkjét, vagy törölheti.
downloadsLeft = { $count ->
    [one] Még { $count } letöltés
   *[other] Még { $count } letöltés
}
timeLeft = Hátralévő idő: { $time }
deleteNamed = { $name } törlése
deleteTitle = Törli ezt a küldeményt?
deleteQuestion = Ezt többé senki sem töltheti le: { $name }. Nem vonható vissza.
keep = Megtartás
openDownloadPage = A címzettek által látott oldal megnyitása: { $name }
changeLimits = Módosítás
changeLimitsNamed = A letölthetőség módosítása: { $name }
changeLimitsTitle = A link élettartamának módosítása
keepTime = Változatlan
timeFromNow = Mostantól { $time }
save = Mentés
goneTitle = Már nincs meg
goneLead = { $name }: lejárt, annyiszor töltötték le, ahányszor a link engedte, vagy máshol törölték. Semmi sem változott.
passwordNotSet = A jelszava nincs beállítva, ezért a linkje nem látható. Ha ez így marad, törölje, és küldje el újra a fájlokat.
changeFailed = A módosítás nem sikerült. Ellenőrizze a választását és a kapcsolatot, majd próbálja újra.

## Receiving

checkingLink = A fájljai keresése…
checkFailed = A kiszolgáló nem válaszol
checkFailedLead = Semmi sem veszett el. Ellenőrizze a kapcsolatot, és próbálja újra.
checkRefused = Most nem megy
checkRefusedLead = Hiba történt a kiszolgálón. Semmi sem veszett el: próbálja újra kis idő múlva.
waitAsked = A kiszolgáló várakozást kér: { $time }.
expiredTitle = Ezek a fájlok már nincsenek meg
expiredLead = A link lejárt, elérte a letöltési korlátját, vagy a feladó törölte. Kérjen újat.
passwordNeeded = Adja meg a jelszót
passwordNeededLead = A feladó jelszóval védte ezeket a fájlokat. A jelszó nincs benne a linkben.
passwordTryAgain = Hibás jelszó. Próbálja újra.
unlock = Feloldás
keyNeeded = Hiányzik a kulcs
keyNeededLead = A teljes linkben a # jel után egy kulcs áll. Illessze be az egész linket, vagy csak a kulcsát.
keyLabel = Link vagy kulcs
notAKey = Ez nem ennek a szolgáltatásnak a linkje vagy kulcsa.
keyOfAnotherFile = Ez a link más fájlokhoz vezet.
openLink = Megnyitás
filesForYou = { $count ->
    [one] Egy fájl Önnek
   *[other] { $count } fájl Önnek
}
filesForYouLead = Titkosítva küldték. A visszafejtés itt történik, a böngészőjében.
download = Letöltés
noStreamsWarning = Ez a böngésző ekkora fájlt csak úgy tud megnyitni, ha az egészet a memóriában tartja, és ez nem biztos, hogy sikerül. Mit szeretne tenni?
noStreams-copyLink = A link másolása, megnyitás másik böngészőben
noStreams-otherBrowser = Olyan böngésző keresése, amely menet közben menti a nagy fájlokat
noStreams-download = Letöltés itt mégis
linkLife = Még elérhető: { $time }
lastDownload = Még elérhető: { $time }. Ez az utolsó letöltés: mentse biztos helyre a fájlokat.
downloadsTaken = Az utolsó letöltés épp folyamatban van, itt vagy valaki másnál. Ha megszakad, újra lesz egy: próbálja két perc múlva.
downloading = Letöltés
decrypting = Visszafejtés…
downloadFinished = Parancsoljon
downloadFinishedLead = A fájl visszafejtve, a letöltései között van.
downloadStopped = A letöltés nem fejeződött be.
showDownload = Mutatás

## Dead ends

loading = Egy pillanat…
configFailed = A kiszolgáló nem válaszol
configFailedLead = Semmi sem veszett el. Ellenőrizze a kapcsolatot, és próbálja újra.
notFoundTitle = Itt nincs semmi
notFoundLead = A fájlok lejártak, törölték őket, vagy a link nem teljes.
errorTitle = Hiba történt
errorLead = Ez nem sikerült. Menjen vissza a kezdőlapra, és próbálja újra.
uploadErrorLead = A fájljait nem sikerült elküldeni. A kiválasztottak még megvannak: próbálja újra.
uploadError-too_large = A fájlok nagyobbak, mint amit ez a szolgáltatás enged. Küldje el őket kisebb részletekben.
uploadError-bad_limit = A szolgáltatás már nem enged ennyi letöltést vagy ilyen hosszú időt. Töltse be újra az oldalt, majd válasszon újra.
uploadError-unauthorized = Itt csak bejelentkezve lehet fájlokat küldeni. Jelentkezzen be, majd válassza ki újra a fájljait.
uploadError-sender_unknown = A szolgáltatás nem tudta megállapítani, hogy bejelentkezett, ezért az általános korlátok érvényesültek. Ha most ki van jelentkezve, jelentkezzen be újra; különben próbálja újra kis idő múlva.
uploadError-issuer_away = A szolgáltatás most nem érhető el, vagy nem tudja megállapítani, ki van bejelentkezve. Fiók nélkül egyszerre legfeljebb { $size } küldhető, legfeljebb ennyire: { $downloads }, { $time }. Ne küldjön ennél többet, vagy próbálja újra kis idő múlva.
uploadError-rate_limited = Túl sok volt a próbálkozás. Várjon egy kicsit, majd próbálja újra.
uploadError-busy = A szolgáltatás most teljesen leterhelt. A fájljai még megvannak: próbálja újra kis idő múlva.
uploadError-full = A szolgáltatásban most nincs hely több fájlnak. A fájljai még megvannak: próbálja újra később.
uploadError-unavailable = A szolgáltatás most nem érhető el. A fájljai még megvannak: próbálja újra kis idő múlva.
uploadError-idle_timeout = A kapcsolaton túl sokáig nem történt semmi. Ellenőrizze, majd próbálja újra.
uploadError-connect_failed = A kiszolgáló nem válaszolt. Ellenőrizze a kapcsolatot, és próbálja újra. Egyes hálózatok, gyakran a munkahelyiek, letiltják, amire a feltöltésnek szüksége van (WebSocket-kapcsolatok): ott használjon másik hálózatot, például a telefonjáét, vagy kérdezze meg a hálózata üzemeltetőjét.
uploadError-connection_lost = A kapcsolat megszakadt. A fájljai még megvannak: próbálja újra.
uploadError-file_changed = Az egyik fájl küldés közben megváltozott, vagy nem volt olvasható. Válassza ki újra.
downloadErrorLead = A letöltés nem fejeződött be. Próbálja újra; ha ez nem segít, kérjen új linket a feladótól.
downloadError-rate_limited = Túl sok volt a próbálkozás. Várjon egy kicsit, majd próbálja újra.
downloadError-busy = A szolgáltatás most teljesen leterhelt. A link még működik: próbálja újra kis idő múlva.
downloadError-unavailable = A szolgáltatás most nem érhető el. A link még működik: próbálja újra kis idő múlva.
downloadError-connect_failed = A kiszolgáló nem érhető el. Ellenőrizze a kapcsolatot, majd próbálja újra.
downloadError-connection_lost = A kapcsolat megszakadt. Ellenőrizze, majd próbálja újra.
downloadError-damaged = Nem az érkezett meg, amit elküldtek, ezért semmi sem maradt meg belőle. Próbálja újra; ha ez nem segít, kérjen új linket a feladótól.
downloadError-incomplete = A böngésző közben abbahagyta a mentést. Törölje a hiányos fájlt, majd próbálja újra.
downloadError-no_room = Ezen az eszközön nincs hely ezeknek a fájloknak. Szabadítson fel helyet, majd próbálja újra.
crashLead = Ezt az oldalt nem sikerült megjeleníteni. Töltse be újra; amit korábban küldött, azt ez nem érinti.
chunkTitle = Hiányzik az oldal egy része
chunkMissingLead = Nem sikerült betölteni. Ellenőrizze a kapcsolatot, majd töltse be újra az oldalt; amit korábban küldött, azt ez nem érinti.
chunkTimeoutLead = Túl sokáig tartott a betöltése. Ellenőrizze a kapcsolatot, majd töltse be újra az oldalt; amit korábban küldött, azt ez nem érinti.
waitForTransfer = Egy átvitel még tart, és megszakadna. Várja meg, amíg befejeződik.
reload = Újratöltés
backHome = Vissza a kezdőlapra
outdatedTitle = Van újabb verzió
outdatedLead = Ez az oldal elavult. A folytatáshoz frissítse.
update = Frissítés
outdatedBrowserTitle = Ez a böngésző elavult
outdatedBrowserLead = Hiányzik belőle, ami a fájlok küldéséhez és fogadásához kell. Frissítse, majd nyissa meg újra ugyanezt a címet.
unsupportedTitle = Ez a böngésző nem tudja megnyitni: { $title }
unsupportedLead = A fájlok titkosítása a böngészőben történik, és ebből hiányzik, ami ehhez kell. Használjon naprakész böngészőt.
insecureTitle = Ez a cím nem biztonságos
insecureLead = A böngészők csak biztonságosan betöltött oldalakon titkosítanak. Menjen vissza, majd nyissa meg ugyanezt a címet https:// kezdettel. Ha ez nem sikerül, kérje el a szolgáltatás biztonságos címét az üzemeltetőtől.
otherBrowser = Másik böngésző
help = Súgó

## Privacy

legalTitle = Adatvédelem és feltételek
legalLead = Mi történik a fájljaival, néhány mondatban.
legalEncrypted = A fájlokat titkosítva tároljuk. A kulcs a linkben van, és soha nem jut el a kiszolgálóhoz.
legalLifetime = Egy fájl leghosszabb megőrzési ideje: { $anonymous }, bejelentkezett feladónál { $signedIn }.
legalOneLifetime = Egy fájl leghosszabb megőrzési ideje: { $time }.
legalDownloads = A letöltések korlátja miatt egy fájl hamarabb is törlődhet.
legalLogs = Az IP-címek { $days } napig maradnak a kiszolgáló naplóiban.
legalAccountToSend = Fájlok küldéséhez fiók szükséges, fogadásához nem.
legalAccount = Fiók csak az ennél nagyobb fájlokhoz szükséges: { $size }.
