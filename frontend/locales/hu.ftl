# Envoi: magyar

productName = Envoi

## Page

homeLink = { $title }, kezdőlap
skipToContent = Ugrás a tartalomhoz
promo = Közlemény
closeNotice = Bezárás
storageBlocked = Ez a böngésző nem menti a küldeményei listáját: az oldal bezárásakor eltűnik. Előtte másolja ki a linkjeit.
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
introTitle = Bizalmas fájlmegosztás, egyszerűen
introLead = A fájljait még küldés előtt, ezen az eszközön titkosítjuk. Ossza meg a linket azokkal, akikkel szeretné; csak ők nyithatják meg a fájlokat.
notBegunTitle = Még nincs itt semmi?
notBegunLead = Ellenőrizze a kapcsolatot, majd töltse be újra ezt az oldalt. Ha ez nem segít, a böngészője elavult: kérjük, frissítse.
scriptsOffTitle = A JavaScript ki van kapcsolva
scriptsOffLead = A fájljait a böngésző titkosítja, ezért ehhez az oldalhoz JavaScript kell. Kapcsolja be, majd töltse be újra az oldalt.

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
untilToday = { DATETIME($at, hour: "numeric", minute: "numeric") }-ig
untilTomorrow = holnap { DATETIME($at, hour: "numeric", minute: "numeric") }-ig
untilDay = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }-ig
sizeOfTotal = { $done } / { $total }
remaining = Még { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } letöltés
   *[other] { $count } letöltés
}
downloadsWithoutLimit = Tetszőleges számú letöltés
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } fájl
   *[other] { $count } fájl
}
nameAndMore = { $name } és még { $count }

## Common buttons

ok = OK
done = Kész
cancel = Mégse
add = Hozzáadás
doNotAdd = Nem adom hozzá
tryAgain = Újrapróbálkozás
copyLink = Link másolása
copyMessage = Üzenet másolása
includePassword = A jelszó mellékelése
emailLink = E-mail
emailSubject = Fájlok Önnek
copied = Másolva
copyRefused = A böngésző nem engedte a link másolását. A link ki van jelölve, így kimásolhatja.
share = Megosztás
shareNamed = { $name } megosztása
showQrCode = QR-kód
qrCode = A link QR-kódja
qrCodeHint = Olvassa be egy telefon kamerájával, és ott megnyithatja a linket.
qrCodeFailed = A QR-kódot nem sikerült elkészíteni. A link ettől még működik.
sendYourOwn = Saját fájlok küldése
deleteUpload = Törlés
deleteFailed = A küldeményt nem sikerült törölni. Ellenőrizze a kapcsolatot, és próbálja újra.
passwordProtected = Jelszóval védett
passwordLabel = Jelszó
showPassword = Jelszó megjelenítése
hidePassword = Jelszó elrejtése
filesInside = A küldemény fájljai

## Accounts

signIn = Bejelentkezés
signOut = Kijelentkezés
signOutWaits = Egy átvitel még tart. Jelentkezzen ki, ha befejeződött.
signOutWaitsForTab = Egy átvitel még tart egy másik lapon. Jelentkezzen ki, ha befejeződött.
signOutSyncs = Kijelentkezés előtt mentjük a listáját…
signOutTitle = Kijelentkezik?
signOutLoses = { $count ->
    [one] { $count } küldemény csak ezen az eszközön van meg. Kijelentkezés után többé nem láthatja, nem módosíthatja és nem törölheti. A linkje továbbra is működik.
   *[other] { $count } küldemény csak ezen az eszközön van meg. Kijelentkezés után többé nem láthatja, nem módosíthatja és nem törölheti őket. A linkjeik továbbra is működnek.
}
staySignedIn = Bejelentkezve maradok
signOutAnyway = Kijelentkezés így is
signedOut = Kijelentkezett.
signedOutRefused = A munkamenete lejárt. A listája megtekintéséhez jelentkezzen be újra.
signUpTitle = Jelentkezzen be a többért
signUpLead = Fájlokat fiók nélkül is küldhet. Fiókkal többre képes:
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
benefitPerk = A listája titkosított marad; csak Ön olvashatja
emailLabel = E-mail-cím (nem kötelező)
signInNotBegun = A bejelentkezési oldal nem érhető el. Ellenőrizze a kapcsolatot, és próbálja újra.
signInAway = A bejelentkezés most nem érhető el. Próbálja később.
signInNoRoom = Ezen az eszközön nincs hely a bejelentkezéshez. Törölje azokat a küldeményeket, amelyekre már nincs szüksége, majd próbálja újra.
signInWaits = Egy átvitel még tart, és megszakadna. Jelentkezzen be, ha befejeződött.
signingIn = Bejelentkezés…
signInErrorLead = A bejelentkezés nem sikerült, és más sem változott. Próbálja újra.
signInReason = Ha ez ismétlődik, közölje a szolgáltatás üzemeltetőivel: { $reason }
passphraseNeeded = Adja meg a listája jelmondatát
passphraseNeededLead = Ez titkosítja a küldeményei listáját, és soha nem hagyja el ezt az eszközt. Minden eszközén ugyanazt használja.
passphraseLabel = Jelmondat
passphraseTooShort = Túl rövid. Legalább { $length } karakter kell.
passphraseHint = Legalább { $length } karakter: néhány szó, amelyet csak Ön tenne egymás mellé. Senki sem tudja visszaállítani, ezért írja fel.
passphraseRunning = Kulcs létrehozása…
passphraseFailed = Ezen az eszközön nem sikerült létrehozni a kulcsot. Zárja be a többi lapot, majd próbálja újra.
goOn = Tovább
cancelSignIn = Mégsem jelentkezem be
unknownPassphrase = Ez új jelmondat?
unknownPassphraseLead = Nem találtunk hozzá listát. Ha ez az első eszköze, vagy új jelmondatot szeretne, írja be még egyszer, és új lista készül. Ha már van listája, lehet, hogy elírta.
passphraseAgain = Írja be újra a jelmondatot
passphraseDiffers = A két jelmondat nem egyezik.
beginList = Új lista kezdése
anotherPassphrase = Elírtam
uncheckedPassphrase = A jelmondatot nem sikerült ellenőrizni
uncheckedPassphraseLead = A kiszolgáló nem közölte, hogy tartozik-e lista ehhez a jelmondathoz. Próbálja újra. Ha folytatja, és elírta, nem látja majd a többi eszköze listáját.
trustPassphrase = Folytatás így is
retypePassphrase = Újbóli beírás

## Sending: choosing files

sendFiles = Fájlok küldése
dropFiles = Húzza ide a fájlokat
orSelectFiles = vagy válassza ki őket, legfeljebb { $size }
upToSize = Legfeljebb { $size }
selectFiles = Fájlok kiválasztása
selectFolder = Mappa kiválasztása
sharedTitle = Hozzáadja ezeket a fájlokat?
sharedLead = Egy másik alkalmazás vagy webhely osztotta meg őket ezzel az oldallal. Csak azt adja hozzá, amire számított.
accountNeeded = Fájlok küldéséhez jelentkezzen be
accountNeededLead = Itt a fájlok küldéséhez fiók kell. Fogadni bárki tud.
accountNeededBlocked = Itt a fájlok küldéséhez fiók kell, de ez a böngésző nem tudja megőrizni a bejelentkezést ennek az oldalnak. Fájlokat így is fogadhat.
accountNeededToRequest = Itt a fájlok kéréséhez fiók kell. Küldeni bárki tud, akinek megvan a link.
signInForSize = Bejelentkezve akár { $size } küldhető
dropNow = Engedje el a hozzáadáshoz
chosenFiles = Fájljai
addMoreFiles = Hozzáadás
removeFile = { $name } eltávolítása
fileRemoved = Eltávolítva: { $name }
addFolder = Mappa hozzáadása
skipped-none = Nincs hozzáadható fájl
skipped-empty = { $count ->
    [one] { $count } üres fájl kihagyva
   *[other] { $count } üres fájl kihagyva
}
skipped-chosen = { $count ->
    [one] { $count } már hozzáadott fájl kihagyva
   *[other] { $count } már hozzáadott fájl kihagyva
}
skipped-system = Kihagyott rendszerfájlok: { $count }
skipped-unreadable = Nem olvasható: { $name }
expiryChoices = A link lejárata
downloadLimitLabel = Letöltések
timeLimitLabel = Idő
addPassword = Jelszavas védelem
liveLink = A link már feltöltés közben
liveLinkHint = A címzettek már feltöltés közben elkezdhetik a letöltést a böngészőjükben. Tartsa nyitva ezt az oldalt.
passwordMissing = Írjon be egy jelszót, vagy vegye ki a pipát, ha jelszó nélkül küldi.
maxPasswordLength = A jelszó legfeljebb { $length } karakteres lehet.
uploadFiles = { $count ->
    [one] { $count } fájl feltöltése
   *[other] { $count } fájl feltöltése
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Túl sok fájl
noticeTitle-fileTooBig = Túl nagy a küldéshez
noticeTitle-tooManyArchives = Túl sok küldemény
noticeTitle-unreadableFiles = Ezek a fájlok nem olvashatók
tooManyFiles = { $count ->
    [one] Egyszerre { $count } fájlt küldhet; Ön ennyit választott: { $chosen }. Csomagolja őket zip-fájlba, vagy válasszon egyet.
   *[other] Egyszerre legfeljebb { $count } fájlt küldhet; Ön ennyit választott: { $chosen }. Csomagolja őket zip-fájlba, vagy válasszon kevesebbet.
}
tooManyFilesAtOnce = { $count ->
    [one] Egyszerre { $count } fájlt küldhet. Csomagolja őket zip-fájlba, vagy válasszon egyet.
   *[other] Egyszerre legfeljebb { $count } fájlt küldhet. Csomagolja őket zip-fájlba, vagy válasszon kevesebbet.
}
addFitting = { $count ->
    [one] Az első hozzáadása
   *[other] Az első { $count } hozzáadása
}
fileTooBig = Egyszerre legfeljebb { $size } küldhető. Küldje el ezeket a fájlokat kisebb részletekben.
tooManyArchives = { $count ->
    [one] Egyszerre { $count } küldeménye lehet. Törölje, vagy várja meg, amíg lejár.
   *[other] Egyszerre legfeljebb { $count } küldeménye lehet. Töröljön egyet, vagy várja meg, amíg valamelyik lejár.
}
unreadableFiles = Nem tudjuk beolvasni, amit idehúzott. Válassza ki a fájlokat inkább a gombbal.
needsAccountSize = Fiók nélkül egyszerre legfeljebb { $size } küldhető.
needsAccountCount = { $count ->
    [one] Fiók nélkül egy link legfeljebb { $count } letöltést enged.
   *[other] Fiók nélkül egy link legfeljebb { $count } letöltést enged.
}
needsAccountTime = Egy link leghosszabb élettartama fiók nélkül: { $time }.

## Sending: under way and done

chosenTold = { $files }, összesen { $size }
noAnswer = Várakozás a kapcsolatra. Automatikusan folytatjuk.
uploading = Feltöltés
uploadWaiting = Feltöltésre vár
pause = Szüneteltetés
uploadPaused = Szünetel
liveLinkReady = Ez a link már működik. A címzettek a feltöltéssel egy ütemben kapják meg a fájlokat. Tartsa nyitva ezt az oldalt.
unfinishedUpload = Megszakadt feltöltés
continueFrom = Folytatja innen: { $size }?
sameFilesNeeded = A folytatáshoz válassza ki újra ugyanazokat a fájlokat.
otherFiles = Ezek nem ugyanazok a fájlok, vagy azóta megváltoztak. További adatot nem küldtünk el.
notSent = Még nincs feltöltve
prepareNext = Következő feltöltés előkészítése
waitsForUpload = A mostani feltöltés után indul.
stopUploadTitle = Leállítja ezt a feltöltést?
stopUploadLead = Ami eddig elment, elvész. A kiválasztott fájlok megmaradnak.
keepUploading = Folytatás
stopUpload = Leállítás
showUpload = Mutatás
importing = A fájljai beolvasása…
encrypting = Titkosítás…
finalising = Mindjárt kész. Mentjük a fájljait…
expiresAfter = Lejár { $downloads } vagy { $time } után
settingPassword = Jelszó beállítása…
passwordFailed = A jelszót nem sikerült beállítani
passwordFailedLead = A fájljai feltöltve, de még nincsenek védve, ezért nem mutattuk meg a linket. Próbálja újra, vagy törölje a küldeményt.
uploaded = Megosztásra kész
linkReady = Elkészült a linkje
uploadComplete = A feltöltés kész
shareLink = A fájljaihoz vezető link
sendMore = További fájlok küldése
linkDialogLead = Akinek megvan ez a link, letöltheti: { $name }.
linkDialogNote = Akinek megvan ez a link, elolvashatja a jegyzetét.
linkNeedsPassword = A jelszó is kell hozzá.

howProtected = Hogyan védjük a fájljait
protectionTitle = Végpontok közötti titkosítás
protectionEncrypted = A böngészője még azelőtt titkosítja a fájlokat, hogy elhagynák ezt az eszközt. A kiszolgáló csak olyat tárol, amit nem tud elolvasni.
protectionKey = A kulcs a link része, a # jel után áll. Soha nem jut el a kiszolgálóhoz, ezért csak olyanokkal ossza meg a linket, akikben megbízik.
protectionExpiry = A fájlok törlődnek, amikor a link lejár: a megadott számú letöltés vagy idő után.

## Keyboard shortcuts

shortcutsTitle = Billentyűparancsok
shortcutChoose = Fájlok kiválasztása
shortcutUpload = Feltöltés
shortcutCopy = Link másolása
shortcutDownload = Letöltés
shortcutHelp = A lista megjelenítése
shortcutsOn = Billentyűparancsok használata

## The survey

surveyTitle = Mondja el a véleményét
surveyLead = Válaszai segítenek jobbá tenni a szolgáltatást. A kérdőív egy másik oldalon nyílik meg, és semmit sem tud meg a fájljairól.
giveFeedback = Vélemény küldése
surveySkip = Kihagyás

## The person's own uploads

yourUploads = Küldeményei
noUploads = Az elküldött fájlok itt jelennek meg, így újra kimásolhatja a linket, vagy törölheti őket.
joinOffer = Bejelentkezés előtt erről az eszközről küldve: { $count }. Hozzáadja őket a listájához?
downloadsLeft = { $count ->
    [one] Még { $count } letöltés
   *[other] Még { $count } letöltés
}
timeLeft = Hátralévő idő: { $time }
deleteNamed = { $name } törlése
deletingNamed = { $name } törlése…
undo = Visszavonás
keep = Megtartás
moreActions = További műveletek: { $name }
openPage = Letöltési oldal megnyitása
openDownloadPage = Letöltési oldal megnyitása: { $name }
changeLimits = Módosítás
changeLimitsNamed = A link lejáratának módosítása: { $name }
changeLimitsTitle = A link lejáratának módosítása
keepTime = Változatlan
timeFromNow = Mostantól { $time }
save = Mentés
goneTitle = Ez a küldemény már nincs meg
goneLead = { $name }: lejárt, elérte a letöltési korlátját, vagy máshol törölték. Semmi sem változott.
passwordNotSet = A jelszó nincs beállítva, ezért a link rejtve van. Ha ez nem változik, törölje a küldeményt, és küldje el újra a fájlokat.
changeFailed = A mentés nem sikerült. Ellenőrizze a beállításait és a kapcsolatot, majd próbálja újra.
pastUploads = Véget ért az elmúlt 7 napban
clearPast = Ürítés
pastDownloaded = Letöltve: { $time }
pastDownloadedBefore = Letöltve ez előtt: { $time }
pastExpired = Lejárt: { $time }
pastDeleted = Törölve: { $time }
pastGone = Elfogyott vagy törölték: { $time }
pastGoneBefore = Elfogyott vagy törölték ez előtt: { $time }
requestFiles = Fájlok kérése
newRequestLead = Hozzon létre egy linket, amellyel bárki küldhet Önnek fájlokat, amelyeket csak Ön olvashat el.
requestWanted = Mire van szüksége, soronként egy tétel
requestAskerHint = A feladók látják ezt a nevet. Senki sem ellenőrzi.
requestOpenFor = Nyitva
deliveries = Küldemények
requestDeliverySize = Egy küldemény mérete
requestTotalSize = Teljes méret
newRequestKinds = Fájltípusok, például .pdf (csak tájékoztatás)
requestLink = A kérés linkje
requestReadyLead = Akinek megvan ez a link, fájlokat küldhet Önnek. Csak Ön olvashatja el őket.
requestSubject = Kérem, küldjön fájlokat
ownerLink = A postafiók linkje
ownerLinkWarning = Másik eszközön nyitja meg ezt a postafiókot. Akinél van, mindent elolvashat, amit Ön kap, ezért ne adja tovább.
inbox = Postafiók
yourRequests = Az Ön kérései
joinRequests = Bejelentkezés előtt ezen az eszközön létrehozott kérések: { $count }. Hozzáadja őket a listájához?
newDeliveries = Új küldemények: { $count }
notifyDeliveries = Értesítés a küldeményekről
requestAccepts = Fogad fájlokat
requestClosed = Már nem fogad fájlokat
noDeliveries = Még semmi sem érkezett. A küldemények itt jelennek meg.
requestGoneLead = Ez a kérés lejárt vagy törölték.
requestUntrusted = Ebben a kérésben nem lehet megbízni
requestUntrustedLead = A link sérült, vagy a kiszolgáló másik kérést mutat. Semmi sem jelenik meg.
deliveryComing = Küldés alatt
deliveryNew = Megérkezett
deliveryCollected = Mentve
removeDelivery = Törlés a kiszolgálóról
deliveryRefused-repeated = Elutasítva: ez a küldemény kétszer szerepel.
deliveryRefused-forged = Elutasítva: nem az Ön linkjével készült.
deliveryRefused-damaged = Elutasítva: sérült vagy módosították.
closeRequest = Fogadás leállítása
closeRequestTitle = Leállítja a fájlok fogadását?
closeRequestLead = A link többé nem fog működni, és a még küldés alatt álló fájlok nem érkeznek meg. Ami megérkezett, itt marad.
newLink = Új link
newLinkLead = A régi link nem működik tovább, amint az új elkészült. Ami megérkezett, a régi postafiókban marad.
deleteRequestTitle = Törli ezt a kérést?
deleteRequestLead = A link nem működik tovább, és minden, ami megérkezett, törlődik a kiszolgálóról. A mentett fájlok megmaradnak.

## Receiving

checkingLink = A fájljai keresése…
checkFailed = A kiszolgáló nem érhető el
checkFailedLead = Semmi sem veszett el. Ellenőrizze a kapcsolatot, és próbálja újra.
checkRefused = A kiszolgáló leterhelt
checkRefusedLead = Semmi sem veszett el. Próbálja újra kis idő múlva.
waitAsked = Kérjük, várjon: { $time }.
expiredTitle = Ezek a fájlok már nincsenek meg
expiredLead = A link lejárt, elérte a letöltési korlátját, vagy a feladó törölte. Kérjen újat.
removedTitle = Ezeket a fájlokat eltávolították
removedLead = A szolgáltatás üzemeltetői távolították el őket, ezért a link már nem működik.
contactOperator = Kapcsolatfelvétel
passwordNeeded = Adja meg a jelszót
passwordNeededLead = Kérje el a jelszót a feladótól; a linkben nincs benne.
passwordTryAgain = Hibás jelszó. Próbálja újra.
unlock = Feloldás
keyNeeded = Ez a link nem teljes
keyNeededLead = A link egy része hiányzik. Másolja ki újra, és illessze be ide.
keyLabel = Link vagy kulcs
notAKey = Ez nem ennek a szolgáltatásnak a linkje vagy kulcsa.
keyOfAnotherFile = Ez a link más fájlokhoz tartozik.
openLink = Megnyitás
wrongKey = Ez a link nem működik
wrongKeyLead = Lehet, hogy egy része hiányzik. Másolja ki a teljes linket az üzenetéből, és illessze be ide.
filesForYou = { $count ->
    [one] Egy fájl Önnek
   *[other] { $count } fájl Önnek
}
filesForYouLead = Végpontok között titkosítva. Csak az Ön böngészője fejti vissza.
fromSender = A feladótól
showMore = Több mutatása
download = Letöltés
noStreamsWarning = Ekkora fájl megnyitásához ennek a böngészőnek az egészet a memóriában kell tartania, és ez nem biztos, hogy sikerül. Mit szeretne tenni?
noStreams-copyLink = Link másolása, hogy másik böngészőben nyissa meg
noStreams-otherBrowser = Olyan böngésző keresése, amely közvetlenül menti a nagy fájlokat
noStreams-download = Letöltés itt mégis
linkLife = Lejáratig: { $time }
linkLifeUnderMinute = Kevesebb mint egy perc múlva lejár
lastDownloadNote = Utolsó letöltés: ha megnyitja vagy menti, a link többé nem működik.
ownUpload = { $left ->
    [one] Ez az Ön küldeménye. Ha letölti, senki más nem töltheti le.
   *[other] Ez az Ön küldeménye. A letöltés egyet használ el a még hátralévő { $left } letöltésből.
}
downloadsTaken = Valaki épp most tölti le utoljára. Ha ez megszakad, két perc múlva újra próbálhatja.
downloading = Letöltés
decrypting = Visszafejtés…
downloadBegunAnew = Ezt a letöltést nem lehetett folytatni, ezért elölről kezdődött.
stillUploading = A feladó még tölti fel a fájlokat. A letöltést már elkezdheti.
waitsForSender = Várakozás a feladóra. Automatikusan folytatjuk.
downloadFinished = A letöltés kész
downloadFinishedLead = { $name } a Letöltések mappában van.
savedInFolder = Ide mentve: { $folder }
downloadFinishedRenamed = A Letöltések mappában van; lehet, hogy a böngésző más nevet adott neki.
downloadAgain = Letöltés újra
lastDownloadDone = Ez volt az utolsó letöltés, ezért a link már nem működik.
downloadStopped = A letöltés nem fejeződött be
showDownload = Mutatás

## Sending what a request asks for

requestTitle = Fájlokat kérnek
requestLead = Titkosítás ezen az eszközön. Amit küld, azt csak a kérő tudja megnyitni.
requestWords = A kérőtől (nem ellenőrzött)
requestKinds = Kért fájltípusok
requestLeft = Hátralévő küldemények
requestRoom = Hátralévő hely
requestEach = Küldeményenként legfeljebb
requestSend = Küldés
requestPasswordLead = Kérje el attól, aki a linket küldte.
requestSent = Elküldve
requestSentLead = Csak a kérő tudja megnyitni. Ugyanezt az átvételi kódot látja.
receiptLabel = Átvételi kód
copyReceipt = Átvételi kód másolása
delivery-stored = Megérkezett. Még nem vették át.
delivery-collected = Átvették.
delivery-gone = Átvétel nélkül törölték vagy lejárt.
deliveryLost = A megszakadt feltöltés nem folytatható.
sentBefore = Erről az eszközről küldve
sentAt = Elküldve: { $time }
requestEnded-unknown = Nincs ilyen kérés
requestEndedLead-unknown = Törölték vagy lejárt, vagy ez a szolgáltatás nem fogad kéréseket. Kérjen új linket.
requestEnded-closed = Ez a kérés lezárult
requestEnded-full = Ez a kérés betelt
requestEndedLead = Már nem fogad semmit. Kérjen új linket.
requestEnded-untrusted = Ez a link nem megbízható
requestEndedLead-untrusted = A link és a kiszolgáló nem egyezik, ezért semmit sem küldtünk el. Kérje el újra a linket más úton.

## Reporting an upload to whoever runs the service

report = Jelentés
reportTitle = A feltöltés jelentése
reportLead = Ezt a szolgáltatás üzemeltetői kapják meg. Csak ők olvashatják el, amit ír.
reportReason = Mi a gond?
reportReason-malware = Kártékony szoftver
reportReason-fraud = Csalás vagy adathalászat
reportReason-illegal = Jogellenes tartalom
reportReason-other = Valami más
reportWords = Mit kell tudniuk?
reportKey = A kulcs mellékelése
reportKeyHint = A kulccsal meg tudják nyitni a fájlokat. Nélküle nem.
reportSend = Jelentés küldése
reportSent = A jelentés elküldve
reportSentLead = Köszönjük. A szolgáltatás üzemeltetői utánanéznek.
reportFailed = A küldés nem sikerült. Ellenőrizze a kapcsolatot, és próbálja újra.

## Dead ends

loading = Egy pillanat…
configFailed = A kiszolgáló nem érhető el
configFailedLead = Semmi sem veszett el. Ellenőrizze a kapcsolatot, és próbálja újra.
intercepted = E szolgáltatás helyett egy bejelentkezési oldal vagy a hálózata válaszolt. Nyissa meg ezt az oldalt egy másik lapon, és ha kéri, jelentkezzen be ott.
pageNotFound = Az oldal nem található
pageNotFoundLead = Ellenőrizze a címet, vagy induljon a kezdőlapról.
notFoundTitle = Itt nincs semmi
notFoundLead = A fájlok lejártak, törölték őket, vagy a link nem teljes.
errorTitle = Hiba történt
errorLead = Valami elromlott. Semmi sem veszett el abból, amit küldött.
uploadErrorLead = A fájljait nem sikerült elküldeni, de a kiválasztás megmaradt. Próbálja újra.
uploadError-too_large = Ezek a fájlok nagyobbak, mint amit ez a szolgáltatás enged. Küldje el őket kisebb részletekben.
uploadError-bad_limit = Ez a szolgáltatás már nem enged ennyi letöltést vagy ennyi időt. Töltse be újra az oldalt, majd válasszon újra.
uploadError-unauthorized = Itt a fájlok küldéséhez be kell jelentkeznie. Jelentkezzen be, majd válassza ki újra a fájljait.
uploadError-sender_unknown = Nem tudtuk megerősíteni, hogy be van jelentkezve, ezért az általános korlátok érvényesültek. Ha kijelentkeztették, jelentkezzen be újra; különben próbálja újra kis idő múlva.
uploadError-issuer_away = A szolgáltatás most nem érhető el, vagy nem tudja ellenőrizni, ki van bejelentkezve. Fiók nélkül legfeljebb { $size } küldhető, legfeljebb ennyire: { $downloads }, { $time }. Küldjön kevesebbet, vagy próbálja újra kis idő múlva.
uploadError-signed_out = Kijelentkeztették ezen az eszközön, ezért ez a feltöltés leállt.
uploadError-rate_limited = Túl sok próbálkozás. Várjon egy kicsit, majd próbálja újra.
uploadError-too_many_uploads = Túl sok feltöltés az Ön hálózatáról vagy fiókjából. A fájljai még megvannak.
uploadError-too_many_bytes = Túl sok adat az Ön hálózatáról vagy fiókjából. A fájljai még megvannak.
uploadError-busy = A szolgáltatás most nagyon leterhelt. A fájljai még megvannak: próbálja újra kis idő múlva.
uploadError-full = A szolgáltatásban most nincs hely több fájlnak. A fájljai még megvannak: próbálja újra később.
uploadError-unavailable = A szolgáltatás most nem érhető el. A fájljai még megvannak: próbálja újra kis idő múlva.
uploadError-idle_timeout = A kapcsolaton túl sokáig nem történt semmi. Ellenőrizze, majd próbálja újra.
uploadError-connect_failed = A kiszolgáló nem érhető el. Ellenőrizze a kapcsolatot, és próbálja újra. Egyes hálózatok, gyakran a munkahelyiek, letiltják a feltöltést. Próbáljon másik hálózatot, például a telefonjáét, vagy kérdezze meg a hálózata üzemeltetőjét.
uploadError-connection_lost = A kapcsolat megszakadt. A fájljai még megvannak: próbálja újra.
uploadError-file_changed = Az egyik fájl küldés közben megváltozott, vagy nem volt olvasható. Válassza ki újra.
downloadErrorLead = A letöltés nem fejeződött be. Próbálja újra; ha ez nem segít, kérjen új linket a feladótól.
downloadError-rate_limited = Túl sok próbálkozás. Várjon egy kicsit, majd próbálja újra.
downloadError-busy = A szolgáltatás most nagyon leterhelt. A link még működik: próbálja újra kis idő múlva.
downloadError-unavailable = A szolgáltatás most nem érhető el. A link még működik: próbálja újra kis idő múlva.
downloadError-connect_failed = A kiszolgáló nem érhető el. Ellenőrizze a kapcsolatot, majd próbálja újra.
downloadError-connection_lost = A kapcsolat megszakadt. Ellenőrizze, majd próbálja újra.
downloadError-damaged = Nem az érkezett meg, amit elküldtek, ezért semmit sem tartottunk meg. Próbálja újra; ha ez nem segít, kérjen új linket a feladótól.
downloadError-incomplete = A böngésző félúton abbahagyta a mentést. Törölje a hiányos fájlt, majd próbálja újra.
downloadError-upload_abandoned = A feladó abbahagyta a feltöltést, mielőtt az befejeződött volna. Kérjen új linket.
downloadError-no_room = Ezen az eszközön nincs hely ezeknek a fájloknak. Szabadítson fel helyet, majd próbálja újra.
crashLead = Ezt az oldalt nem sikerült megjeleníteni. Töltse be újra; minden, amit már elküldött, biztonságban van.
chunkTitle = Hiányzik az oldal egy része
chunkMissingLead = Nem sikerült betölteni. Ellenőrizze a kapcsolatot, majd töltse be újra az oldalt; minden, amit már elküldött, biztonságban van.
chunkTimeoutLead = Túl sokáig tartott a betöltése. Ellenőrizze a kapcsolatot, majd töltse be újra az oldalt; minden, amit már elküldött, biztonságban van.
waitForTransfer = Egy átvitel még tart, és megszakadna. Várja meg, amíg befejeződik.
reload = Újratöltés
backHome = Vissza a kezdőlapra
outdatedTitle = Van újabb verzió
outdatedLead = Ez az oldal elavult. A folytatáshoz frissítse.
update = Frissítés
outdatedBrowserTitle = A böngészője elavult
outdatedBrowserLead = Hiányzik belőle, ami a fájlok küldéséhez és fogadásához kell. Frissítse, majd nyissa meg újra ezt a címet.
unsupportedTitle = Ez a böngésző nem tudja megnyitni: { $title }
unsupportedLead = A fájlok titkosítása a böngészőben történik, és ez a böngésző erre nem képes. Ezt teheti:
unsupportedUpdate = Frissítse ezt a böngészőt, majd nyissa meg újra a linket.
unsupportedOther = Vagy másolja a linket a Chrome, az Edge, a Firefox vagy a Safari friss verziójába.
unsupportedInApp = Ha a linket egy másik alkalmazásban nyitotta meg, válassza annak menüjében a „Megnyitás böngészőben” lehetőséget.
insecureTitle = Ez a cím nem biztonságos
insecureLead = A böngészők csak biztonságos oldalakon titkosítanak. Menjen vissza, majd nyissa meg ugyanezt a címet https:// kezdettel. Ha ez nem sikerül, kérje el a szolgáltatás biztonságos címét az üzemeltetőtől.
otherBrowser = Másik böngésző
help = Súgó

## Privacy

legalTitle = Adatvédelem és feltételek
legalLead = Mi történik a fájljaival, néhány mondatban.
legalEncrypted = A fájlokat titkosítva tároljuk. A kulcs a linkben van, és soha nem jut el a kiszolgálóhoz.
legalLifetime = A fájlok leghosszabb megőrzési ideje: { $anonymous }, bejelentkezve { $signedIn }.
legalOneLifetime = A fájlok leghosszabb megőrzési ideje: { $time }.
legalDownloads = A fájlok törlődnek, ha elérik a letöltési korlátjukat.
legalLogs = Az IP-címeket { $days } napig őrizzük a kiszolgáló naplóiban.
legalAccountToSend = Fájlok küldéséhez fiók kell, fogadásához nem.
legalAccount = Fiók csak az ennél nagyobb fájlokhoz kell: { $size }.

## Notes and messages

writeNote = Jegyzet írása
noteLabel = Jegyzete
noteHint = Titkosítjuk, akárcsak egy fájlt.
noteReadOnce = Titkosítjuk, akárcsak egy fájlt, és egyszer olvasható el.
noteDone = Hozzáadás
createLink = Link létrehozása
note = Jegyzet
editNote = Szerkesztés
addMessage = Cím vagy üzenet hozzáadása
titleLabel = Cím
messageLabel = Üzenet
senderLabel = Az Ön neve
noteForYou = Jegyzet Önnek
showNote = Megjelenítés
showNoteOnce = A megjelenítés elhasználja az utolsó letöltést: többször nem jeleníthető meg.
copyText = Szöveg másolása
saveNote = Mentés fájlként
textCopyRefused = A böngésző nem engedte a másolást. Jelölje ki a szöveget, és másolja ki.

## Looking before taking

preview = Előnézet
previewNamed = { $name } előnézete
selectFile = { $name } kijelölése
downloadSelected = { $count ->
    [one] { $count } fájl letöltése
   *[other] { $count } fájl letöltése
}
downloadAll = Összes letöltése
saveToFolder = Mentés mappába
takingCounts = A megnyitás vagy a mentés egy letöltésnek számít.
takingCounted = Egy letöltést beszámítottunk. Amíg ez az oldal nyitva van, más nem számít bele.
previewFailed = Ezt a fájlt nem sikerült megjeleníteni. Inkább töltse le.
previewTooLarge = Ez a fájl túl nagy az előnézethez. Inkább töltse le.
previewCut = Csak az eleje látható.
previewProtected = Ez a fájl jelszóval védett. A megnyitásához töltse le.
previewMissingPictures = Az oldalon nem megjeleníthető képek száma: { $count }
previewIncomplete = Egy része nem jeleníthető meg helyesen.
previewNotText = Úgy tűnik, ez a fájl nem tartalmaz szöveget. Inkább töltse le.
previewEncoding = Szövegkódolás
previousFile = Előző fájl
nextFile = Következő fájl
filePlace = { $place } / { $count }
noPreview = Ehhez a fájlhoz nincs előnézet.
close = Bezárás

## Strong passwords

strongPassword = Extra erős: csak az Envoi nyitja meg
strongPasswordHint = Sokkal nehezebb kitalálni, még ennek a szolgáltatásnak is. Régebbi alkalmazások nem tudják megnyitni a linket.
suggestPassphrase = Jelmondat javaslása
suggestFailed = A javaslatot nem sikerült betölteni. Ellenőrizze a kapcsolatot, és próbálja újra, vagy írjon be saját jelszót.
copyPassword = Jelszó másolása
makingKey = Titkosítás előkészítése…
checkingPassword = Jelszó ellenőrzése…

## News

downloadingNow = Letöltés folyamatban
wrongPasswords = { $count ->
    [one] Hibás jelszó, { $count } próbálkozás
   *[other] Hibás jelszó, { $count } próbálkozás
}
notifyMe = Értesítés a letöltésekről
notifyOn = Az értesítések be vannak kapcsolva
notifyBlocked = A böngészője letiltja ennek az oldalnak az értesítéseit.
wasDownloaded = Letöltötték: { $name }
