# Envoi: eesti

productName = Envoi

## Page

homeLink = { $title }, avaleht
skipToContent = Liigu sisu juurde
promo = Teade
closeNotice = Sulge
storageBlocked = See brauser ei salvesta teie saadetiste loendit: lehe sulgemisel see kaob. Kopeerige enne oma lingid.
storageFull = Selles seadmes pole teie saadetiste loendi jaoks enam ruumi. Enne lehe sulgemist kopeerige oma lingid või kustutage saadetised, mida te enam ei vaja.
footerPromise = Failid krüptitakse enne, kui need teie seadmest lahkuvad. Avada saavad neid ainult need, kellel on link.
footerLinks = Teenusest
link-privacy = Privaatsus
link-terms = Tingimused
link-cookies = Küpsised
link-source = Lähtekood
link-feedback = Tagasiside
feedbackFacts = Versioon { $version }, { $browser }
language = Keel
languageOfBrowser = Brauseri vaikekeel
languageTold = { $label }: { $language }
languageFailed = Seda keelt ei õnnestunud laadida. Kontrollige ühendust ja proovige uuesti.
introTitle = Jagage faile privaatselt ja lihtsalt
introLead = Teie failid krüptitakse selles seadmes enne saatmist. Jagage linki nendega, kellega soovite; ainult nemad saavad failid avada.
notBegunTitle = Kas siin pole veel midagi?
notBegunLead = Kontrollige ühendust ja laadige see leht uuesti. Kui see ei aita, on teie brauser aegunud: palun värskendage seda.
scriptsOffTitle = JavaScript on välja lülitatud
scriptsOffLead = Teie failid krüptitakse brauseris, seepärast vajab see leht JavaScripti. Lülitage see sisse ja laadige leht uuesti.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } bait
   *[other] { $num } baiti
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } ööpäev
   *[other] { $num } ööpäeva
}
hours = { $num ->
    [one] { $num } tund
   *[other] { $num } tundi
}
minutes = { $num ->
    [one] { $num } minut
   *[other] { $num } minutit
}
seconds = { $num ->
    [one] { $num } sekund
   *[other] { $num } sekundit
}
shortDays = { $num ->
    [one] { $num } päev
   *[other] { $num } päeva
}
shortHours = { $num } t
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = kuni { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = kuni homme, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = kuni { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } / { $total }
remaining = Jäänud { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } allalaadimine
   *[other] { $count } allalaadimist
}
downloadsWithoutLimit = Piiramatu arv allalaadimisi
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } fail
   *[other] { $count } faili
}
nameAndMore = { $name } ja veel { $count }

## Common buttons

ok = OK
done = Valmis
cancel = Loobu
add = Lisa
doNotAdd = Ära lisa
tryAgain = Proovi uuesti
copyLink = Kopeeri link
copyMessage = Kopeeri sõnum
includePassword = Lisa parool
emailLink = E-post
emailSubject = Failid teile
copied = Kopeeritud
copyRefused = Brauser ei lubanud linki kopeerida. See on valitud, nii et saate selle ise kopeerida.
share = Jaga
shareNamed = Jaga: { $name }
showQrCode = QR-kood
qrCode = Lingi QR-kood
qrCodeHint = Skannige see telefoni kaameraga, et link seal avada.
qrCodeFailed = QR-koodi ei õnnestunud luua. Link töötab sellegipoolest.
sendYourOwn = Saada oma faile
deleteUpload = Kustuta
deleteFailed = Saadetist ei õnnestunud kustutada. Kontrollige ühendust ja proovige uuesti.
passwordProtected = Parooliga kaitstud
passwordLabel = Parool
showPassword = Näita parooli
hidePassword = Peida parool
filesInside = Failid selles saadetises

## Accounts

signIn = Logi sisse
signOut = Logi välja
signOutWaits = Edastus veel kestab. Logige välja, kui see on lõppenud.
signOutWaitsForTab = Edastus veel kestab teisel kaardil. Logige välja, kui see on lõppenud.
signOutSyncs = Salvestame teie loendi enne väljalogimist…
signOutTitle = Kas logida välja?
signOutLoses = { $count ->
    [one] { $count } saadetis on ainult selles seadmes. Pärast väljalogimist ei saa te seda enam näha, muuta ega kustutada. Selle link töötab edasi.
   *[other] { $count } saadetist on ainult selles seadmes. Pärast väljalogimist ei saa te neid enam näha, muuta ega kustutada. Nende lingid töötavad edasi.
}
staySignedIn = Jää sisselogituks
signOutAnyway = Logi siiski välja
signedOut = Olete välja logitud.
signedOutRefused = Teie seanss on lõppenud. Loendi nägemiseks logige uuesti sisse.
signUpTitle = Sisse logides saate rohkem
signUpLead = Faile saab saata ka kontota. Kontoga saate rohkem:
benefitSize = Saata korraga kuni { $size }
benefitCount = { $count ->
    [one] Lubada linki kasutada kuni { $count } korra
   *[other] Lubada linki kasutada kuni { $count } korda
}
benefitTime = { $token ->
    [one] Hoida link töös kuni { $token } ööpäeva
   *[other] Hoida link töös kuni { $token } ööpäeva
}
benefitSync = Näha oma saadetisi kõigis oma seadmetes
benefitPerk = Loend jääb krüptituks; lugeda saate seda ainult teie
emailLabel = E-post (pole kohustuslik)
signInNotBegun = Sisselogimislehele ei pääse. Kontrollige ühendust ja proovige uuesti.
signInAway = Sisselogimine pole praegu võimalik. Proovige hiljem uuesti.
signInNoRoom = Selles seadmes pole sisselogimiseks ruumi. Kustutage saadetised, mida te enam ei vaja, ja proovige uuesti.
signInWaits = Edastus veel kestab ja katkeks. Logige sisse, kui see on lõppenud.
signingIn = Sisselogimine…
signInErrorLead = Sisselogimine ei õnnestunud, aga midagi muud ei muutunud. Proovige uuesti.
signInReason = Kui see kordub, teatage teenuse haldajatele: { $reason }
passphraseNeeded = Sisestage oma loendi paroolifraas
passphraseNeededLead = See krüptib teie saadetiste loendi ega lahku kunagi sellest seadmest. Kasutage kõigis oma seadmetes sama fraasi.
passphraseLabel = Paroolifraas
passphraseTooShort = See on liiga lühike. Vaja on vähemalt { $length } märki.
passphraseHint = Vähemalt { $length } märki: mõned sõnad, mille ainult teie kokku paneksite. Keegi ei saa seda taastada, seega kirjutage see üles.
passphraseRunning = Loome teie võtit…
passphraseFailed = Selles seadmes ei õnnestunud võtit luua. Sulgege teised kaardid ja proovige uuesti.
goOn = Jätka
cancelSignIn = Ära logi sisse
unknownPassphrase = Kas see on uus paroolifraas?
unknownPassphraseLead = Me ei leidnud selle jaoks loendit. Kui see on teie esimene seade või soovite uut paroolifraasi, sisestage see loendi alustamiseks uuesti. Kui teil on loend juba olemas, tegite võib-olla kirjavea.
passphraseAgain = Sisestage paroolifraas uuesti
passphraseDiffers = Paroolifraasid ei kattu.
beginList = Alusta uut loendit
anotherPassphrase = Tegin kirjavea
uncheckedPassphrase = Paroolifraasi ei õnnestunud kontrollida
uncheckedPassphraseLead = Server ei öelnud, kas selle paroolifraasi jaoks on loend olemas. Proovige uuesti. Kui jätkate ja fraasis on kirjaviga, ei näe te oma teiste seadmete loendit.
trustPassphrase = Jätka siiski
retypePassphrase = Sisesta uuesti

## Sending: choosing files

sendFiles = Saada faile
dropFiles = Lohistage failid siia
orSelectFiles = või valige need, kuni { $size }
upToSize = Kuni { $size }
selectFiles = Vali failid
selectFolder = Vali kaust
sharedTitle = Kas lisada need failid?
sharedLead = Teine rakendus või veebisait jagas neid selle lehega. Lisage ainult see, mida ootasite.
accountNeeded = Logige failide saatmiseks sisse
accountNeededLead = Siin on failide saatmiseks vaja kontot. Vastu võtta saab neid igaüks.
accountNeededBlocked = Siin on failide saatmiseks vaja kontot, aga see brauser ei saa sisselogimist selle lehe jaoks salvestada. Faile vastu võtta saate sellegipoolest.
accountNeededToRequest = Siin on failide küsimiseks vaja kontot. Saata saab neid igaüks, kellel on link.
signInForSize = Logige sisse, et saata kuni { $size }
dropNow = Lisamiseks laske lahti
chosenFiles = Teie failid
addMoreFiles = Lisa faile
removeFile = Eemalda { $name }
fileRemoved = { $name } on eemaldatud
addFolder = Lisa kaust
skipped-none = Lisatavaid faile ei leitud
skipped-empty = { $count ->
    [one] Vahele jäi { $count } tühi fail
   *[other] Vahele jäi { $count } tühja faili
}
skipped-chosen = { $count ->
    [one] Vahele jäi { $count } juba lisatud fail
   *[other] Vahele jäi { $count } juba lisatud faili
}
skipped-system = Süsteemifailid jäid vahele: { $count }
skipped-unreadable = Ei saanud lugeda: { $name }
expiryChoices = Lingi kehtivus
downloadLimitLabel = Allalaadimisi
timeLimitLabel = Aeg
addPassword = Kaitse parooliga
liveLink = Link juba üleslaadimise ajal
liveLinkHint = Saajad võivad brauseris allalaadimist alustada juba siis, kui te veel üles laadite. Hoidke see leht avatuna.
passwordMissing = Sisestage parool või eemaldage märge, et saata ilma paroolita.
maxPasswordLength = Paroolis võib olla kuni { $length } märki.
uploadFiles = { $count ->
    [one] Laadi üles { $count } fail
   *[other] Laadi üles { $count } faili
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Liiga palju faile
noticeTitle-fileTooBig = Saatmiseks liiga suur
noticeTitle-tooManyArchives = Liiga palju saadetisi
noticeTitle-unreadableFiles = Neid faile ei saa lugeda
tooManyFiles = { $count ->
    [one] Korraga saate saata { $count } faili; valitud on { $chosen }. Pakkige need ZIP-failiks või valige üks.
   *[other] Korraga saate saata kuni { $count } faili; valitud on { $chosen }. Pakkige need ZIP-failiks või valige vähem.
}
tooManyFilesAtOnce = { $count ->
    [one] Korraga saate saata { $count } faili. Pakkige need ZIP-failiks või valige üks.
   *[other] Korraga saate saata kuni { $count } faili. Pakkige need ZIP-failiks või valige vähem.
}
addFitting = { $count ->
    [one] Lisa esimene
   *[other] Lisa esimesed { $count }
}
fileTooBig = Korraga saate saata kuni { $size }. Saatke need failid väiksemate osadena.
tooManyArchives = { $count ->
    [one] Korraga saab teil olla { $count } saadetis. Kustutage see või oodake, kuni see aegub.
   *[other] Korraga saab teil olla kuni { $count } saadetist. Kustutage mõni või oodake, kuni mõni aegub.
}
unreadableFiles = Seda, mille lohistasite, ei saa lugeda. Valige failid hoopis nupuga.
needsAccountSize = Kontota saate korraga saata kuni { $size }.
needsAccountCount = { $count ->
    [one] Kontota lubab link kõige rohkem { $count } allalaadimise.
   *[other] Kontota lubab link kõige rohkem { $count } allalaadimist.
}
needsAccountTime = Kontota on lingi pikim kehtivusaeg { $time }.

## Sending: under way and done

chosenTold = { $files }, kokku { $size }
noAnswer = Ootame teie ühendust. Jätkame automaatselt.
uploading = Üleslaadimine
uploadWaiting = Ootab üleslaadimist
pause = Peata
uploadPaused = Peatatud
liveLinkReady = See link juba töötab. Failid jõuavad saajateni juba üleslaadimise ajal. Hoidke see leht avatuna.
unfinishedUpload = Katkenud üleslaadimine
continueFrom = Kas jätkata alates { $size }?
sameFilesNeeded = Jätkamiseks valige samad failid uuesti.
otherFiles = Need pole samad failid või on need vahepeal muutunud. Rohkem midagi ei saadetud.
notSent = Veel üles laadimata
prepareNext = Valmista ette järgmine üleslaadimine
waitsForUpload = Algab, kui praegune üleslaadimine on valmis.
stopUploadTitle = Kas katkestada see üleslaadimine?
stopUploadLead = Seni saadetu läheb kaotsi. Valitud failid on endiselt siin.
keepUploading = Jätka üleslaadimist
stopUpload = Katkesta
showUpload = Näita
importing = Teie failide lugemine…
encrypting = Krüptimine…
finalising = Peaaegu valmis. Salvestame teie faile…
expiresAfter = Kehtivus: { $downloads } või { $time }
settingPassword = Parooli määramine…
passwordFailed = Parooli ei õnnestunud määrata
passwordFailedLead = Teie failid on üles laaditud, aga veel kaitsmata, seepärast pole me linki näidanud. Proovige uuesti või kustutage saadetis.
uploaded = Jagamiseks valmis
linkReady = Teie link on valmis
uploadComplete = Üleslaadimine on valmis
shareLink = Link teie failidele
sendMore = Saada veel faile
linkDialogLead = Igaüks, kellel on see link, saab alla laadida: { $name }.
linkDialogNote = Igaüks, kellel on see link, saab teie märget lugeda.
linkNeedsPassword = Vaja läheb ka parooli.

howProtected = Kuidas teie faile kaitstakse
protectionTitle = Otspunktkrüptitud
protectionEncrypted = Brauser krüptib failid enne, kui need sellest seadmest lahkuvad. Server talletab ainult seda, mida ta lugeda ei saa.
protectionKey = Võti on lingi osa ja asub märgi # järel. Seda ei saadeta kunagi serverisse, seega jagage linki ainult nendega, keda usaldate.
protectionExpiry = Failid kustutatakse, kui link aegub: pärast teie valitud allalaadimiste arvu või aega.

## Keyboard shortcuts

shortcutsTitle = Kiirklahvid
shortcutChoose = Vali failid
shortcutUpload = Laadi üles
shortcutCopy = Kopeeri link
shortcutDownload = Laadi alla
shortcutHelp = Näita seda loendit
shortcutsOn = Kasuta kiirklahve

## The survey

surveyTitle = Öelge, mida arvate
surveyLead = Teie vastused aitavad meil teenust paremaks teha. Küsitlus avaneb teisel lehel ega saa teie failide kohta midagi teada.
giveFeedback = Anna tagasisidet
surveySkip = Jäta vahele

## The person's own uploads

yourUploads = Teie saadetised
noUploads = Saadetud failid ilmuvad siia, et saaksite lingi uuesti kopeerida või need kustutada.
joinOffer = Enne sisselogimist sellest seadmest saadetud: { $count }. Kas lisada need teie loendisse?
downloadsLeft = { $count ->
    [one] Jäänud { $count } allalaadimine
   *[other] Jäänud { $count } allalaadimist
}
timeLeft = Jäänud { $time }
deleteNamed = Kustuta { $name }
deletingNamed = Kustutatakse: { $name }…
undo = Võta tagasi
keep = Jäta alles
moreActions = Rohkem toiminguid: { $name }
openPage = Ava allalaadimisleht
openDownloadPage = Ava allalaadimisleht: { $name }
changeLimits = Muuda
changeLimitsNamed = Muuda lingi kehtivust: { $name }
changeLimitsTitle = Muutke lingi kehtivust
keepTime = Muutmata
timeFromNow = { $time } alates praegusest
save = Salvesta
goneTitle = Seda saadetist enam pole
goneLead = { $name }: aegus, jõudis allalaadimispiirini või kustutati mujal. Midagi ei muudetud.
passwordNotSet = Parool pole määratud, seepärast on link peidetud. Kui see ei muutu, kustutage saadetis ja saatke failid uuesti.
changeFailed = Salvestamine ei õnnestunud. Kontrollige oma valikuid ja ühendust ning proovige uuesti.
pastUploads = Lõppenud viimase 7 päeva jooksul
clearPast = Tühjenda
pastDownloaded = Alla laaditud: { $time }
pastDownloadedBefore = Alla laaditud enne: { $time }
pastExpired = Aegunud: { $time }
pastDeleted = Kustutatud: { $time }
pastGone = Ära kasutatud või kustutatud: { $time }
pastGoneBefore = Ära kasutatud või kustutatud enne: { $time }
requestFiles = Küsi faile
newRequestLead = Looge link, millega igaüks saab teile saata faile, mida saate lugeda ainult teie.
requestWanted = Mida vajate, üks asi real
requestAskerHint = Saatjad näevad seda nime. Keegi ei kontrolli seda.
requestOpenFor = Avatud
deliveries = Saadetised
requestDeliverySize = Iga saadetise suurus
requestTotalSize = Kogusuurus
newRequestKinds = Failide liigid, näiteks .pdf (ainult soovitus)
requestLink = Päringu link
requestReadyLead = Igaüks, kellel on see link, saab teile faile saata. Lugeda saate neid ainult teie.
requestSubject = Palun saatke mulle faile
ownerLink = Postkasti link
ownerLinkWarning = See avab postkasti teises seadmes. Kellel see on, saab lugeda kõike, mida saate, nii et hoidke see endale.
inbox = Postkast
yourRequests = Teie päringud
joinRequests = Enne sisselogimist selles seadmes loodud päringud: { $count }. Kas lisada need teie loendisse?
newDeliveries = Uusi saadetisi: { $count }
notifyDeliveries = Teavita mind saadetistest
requestAccepts = Võtab faile vastu
requestClosed = Ei võta enam faile vastu
noDeliveries = Midagi pole veel saabunud. Saadetised ilmuvad siia.
requestGoneLead = See päring on aegunud või kustutatud.
requestUntrusted = Seda päringut ei saa usaldada
requestUntrustedLead = Link on vigane või näitab server teist päringut. Midagi ei näidata.
deliveryComing = Saatmisel
deliveryNew = Saabunud
deliveryCollected = Salvestatud
removeDelivery = Kustuta serverist
deliveryRefused-repeated = Tagasi lükatud: see saadetis on loendis kaks korda.
deliveryRefused-forged = Tagasi lükatud: see pole tehtud teie lingiga.
deliveryRefused-damaged = Tagasi lükatud: see on vigane või muudetud.
closeRequest = Lõpeta failide vastuvõtt
closeRequestTitle = Kas lõpetada failide vastuvõtt?
closeRequestLead = Link lakkab jäädavalt töötamast ja failid, mida alles saadetakse, ei jõua kohale. Saabunu jääb siia.
newLink = Uus link
newLinkLead = Vana link lakkab töötamast, kui uus on valmis. Saabunu jääb vanasse postkasti.
deleteRequestTitle = Kas kustutada see päring?
deleteRequestLead = Link lakkab töötamast ja kõik saabunu kustutatakse serverist. Salvestatud failid jäävad alles.

## Receiving

checkingLink = Otsime teie faile…
checkFailed = Serveriga ei saa ühendust
checkFailedLead = Midagi pole kadunud. Kontrollige ühendust ja proovige uuesti.
checkRefused = Server on hõivatud
checkRefusedLead = Midagi pole kadunud. Proovige hetke pärast uuesti.
waitAsked = Palun oodake: { $time }.
expiredTitle = Neid faile enam pole
expiredLead = Link on aegunud, jõudnud allalaadimispiirini või saatja kustutas selle. Paluge uut.
removedTitle = Need failid on eemaldatud
removedLead = Teenuse haldajad eemaldasid need, nii et link enam ei tööta.
contactOperator = Võta ühendust
passwordNeeded = Sisestage parool
passwordNeededLead = Küsige parooli saatjalt; lingis seda pole.
passwordTryAgain = Vale parool. Proovige uuesti.
unlock = Ava lukust
keyNeeded = See link pole täielik
keyNeededLead = Osa lingist on puudu. Kopeerige see uuesti ja kleepige siia.
keyLabel = Link või võti
notAKey = See pole selle teenuse link ega võti.
keyOfAnotherFile = See link on teiste failide jaoks.
openLink = Ava
wrongKey = See link ei tööta
wrongKeyLead = Võib-olla on osa sellest puudu. Kopeerige oma sõnumist kogu link ja kleepige see siia.
filesForYou = { $count ->
    [one] Fail teile
   *[other] { $count } faili teile
}
filesForYouLead = Otspunktkrüptitud. Dekrüptitakse ainult teie brauseris.
fromSender = Saatjalt
showMore = Näita rohkem
download = Laadi alla
noStreamsWarning = Nii suure faili avamiseks peab see brauser hoidma seda tervenisti mälus, mis ei pruugi õnnestuda. Mida soovite teha?
noStreams-copyLink = Kopeeri link, et avada see teises brauseris
noStreams-otherBrowser = Hangi brauser, mis salvestab suured failid otse
noStreams-download = Laadi siiski siin alla
linkLife = Aegumiseni: { $time }
linkLifeUnderMinute = Aegub vähem kui minuti pärast
lastDownloadNote = Viimane allalaadimine: kui avate või salvestate, link enam ei tööta.
ownUpload = { $left ->
    [one] See on teie enda saadetis. Kui selle alla laadite, ei saa seda enam keegi teine.
   *[other] See on teie enda saadetis. Selle allalaadimine kasutab ära ühe { $left } allesjäänud allalaadimisest.
}
downloadsTaken = Keegi laadib praegu viimast korda alla. Kui see katkeb, saate kahe minuti pärast uuesti proovida.
downloading = Allalaadimine
decrypting = Dekrüptimine…
downloadBegunAnew = Seda allalaadimist ei saanud jätkata, seega algas see otsast peale.
stillUploading = Saatja laadib faile veel üles. Võite allalaadimist juba alustada.
waitsForSender = Ootame saatjat. Jätkame automaatselt.
downloadFinished = Allalaadimine on valmis
downloadFinishedLead = { $name } on teie allalaadimiste kaustas.
savedInFolder = Salvestatud kausta { $folder }
downloadFinishedRenamed = See on teie allalaadimiste kaustas; võib-olla andis brauser sellele teise nime.
downloadAgain = Laadi uuesti alla
lastDownloadDone = See oli viimane allalaadimine, nii et link enam ei tööta.
downloadStopped = Allalaadimine jäi pooleli
showDownload = Näita

## Sending what a request asks for

requestTitle = Teilt palutakse faile
requestLead = Krüptitakse selles seadmes. Saadetut saab avada ainult paluja.
requestWords = Palujalt (kontrollimata)
requestKinds = Eelistatud failitüübid
requestLeft = Saadetisi jäänud
requestRoom = Ruumi jäänud
requestEach = Kuni saadetise kohta
requestSend = Saada
requestPasswordLead = Küsige seda inimeselt, kes teile lingi saatis.
requestSent = Saadetud
requestSentLead = Seda saab avada ainult paluja, kes näeb sama kättesaamiskoodi.
receiptLabel = Kättesaamiskood
copyReceipt = Kopeeri kättesaamiskood
delivery-stored = Kohal. Pole veel vastu võetud.
delivery-collected = Vastu võetud.
delivery-gone = Kustutati või aegus vastu võtmata.
deliveryLost = Katkenud üleslaadimist ei saa jätkata.
sentBefore = Sellest seadmest saadetud
sentAt = Saadetud: { $time }
requestEnded-unknown = Sellist päringut pole
requestEndedLead-unknown = See on kustutatud või aegunud või ei võta see teenus päringuid vastu. Paluge uut linki.
requestEnded-closed = See päring on suletud
requestEnded-full = See päring on täis
requestEndedLead = See ei võta enam midagi vastu. Paluge uut linki.
requestEnded-untrusted = Seda linki ei saa usaldada
requestEndedLead-untrusted = Link ja server ei klapi, seega ei saadetud midagi. Paluge linki uuesti muul viisil.

## Reporting an upload to whoever runs the service

report = Teata
reportTitle = Teata sellest üleslaadimisest
reportLead = See läheb teenuse haldajatele. Ainult nemad saavad lugeda, mida kirjutate.
reportReason = Mis on valesti?
reportReason-malware = Kahjulik tarkvara
reportReason-fraud = Pettus või andmepüük
reportReason-illegal = Ebaseaduslik sisu
reportReason-other = Midagi muud
reportWords = Mida nad peaksid teadma?
reportKey = Lisa võti
reportKeyHint = Võtmega saavad nad faile avada. Ilma selleta ei saa.
reportSend = Saada teade
reportSent = Teade on saadetud
reportSentLead = Aitäh. Teenuse haldajad vaatavad selle üle.
reportFailed = Saatmine ei õnnestunud. Kontrollige ühendust ja proovige uuesti.

## Dead ends

loading = Üks hetk…
configFailed = Serveriga ei saa ühendust
configFailedLead = Midagi pole kadunud. Kontrollige ühendust ja proovige uuesti.
intercepted = Selle teenuse asemel vastas sisselogimisleht või teie võrk. Avage see leht teisel kaardil ja logige seal sisse, kui seda palutakse.
pageNotFound = Lehte ei leitud
pageNotFoundLead = Kontrollige aadressi või alustage avalehelt.
notFoundTitle = Siin pole midagi
notFoundLead = Failid on aegunud või kustutatud või link pole täielik.
errorTitle = Midagi läks viltu
errorLead = Midagi läks katki. Midagi teie saadetust ei ole kadunud.
uploadErrorLead = Teie faile ei saadetud, aga valik on alles. Proovige uuesti.
uploadError-too_large = Need failid on suuremad, kui see teenus lubab. Saatke need väiksemate osadena.
uploadError-bad_limit = See teenus ei luba enam nii palju allalaadimisi või nii pikka aega. Laadige leht uuesti ja valige uuesti.
uploadError-unauthorized = Siin peate failide saatmiseks olema sisse logitud. Logige sisse ja valige siis failid uuesti.
uploadError-sender_unknown = Me ei saanud kinnitada, et olete sisse logitud, seega kehtisid üldised piirangud. Kui teid on välja logitud, logige uuesti sisse; muidu proovige hetke pärast uuesti.
uploadError-issuer_away = Teenus pole praegu kättesaadav või ei saa kontrollida, kes on sisse logitud. Kontota saate saata kuni { $size } järgmise piiranguga: { $downloads }, { $time }. Saatke vähem või proovige hetke pärast uuesti.
uploadError-signed_out = Teid logiti selles seadmes välja, seetõttu üleslaadimine peatati.
uploadError-rate_limited = Liiga palju katseid. Oodake hetk ja proovige siis uuesti.
uploadError-too_many_uploads = Teie võrgust või kontolt on liiga palju üleslaadimisi. Teie failid on alles.
uploadError-too_many_bytes = Teie võrgust või kontolt on saadetud liiga palju andmeid. Teie failid on alles.
uploadError-busy = Teenus on praegu väga hõivatud. Teie failid on alles: proovige hetke pärast uuesti.
uploadError-full = Teenuses pole praegu rohkemate failide jaoks ruumi. Teie failid on alles: proovige hiljem uuesti.
uploadError-unavailable = Teenus pole praegu kättesaadav. Teie failid on alles: proovige hetke pärast uuesti.
uploadError-idle_timeout = Ühendus oli liiga kaua jõude. Kontrollige seda ja proovige siis uuesti.
uploadError-connect_failed = Serveriga ei saa ühendust. Kontrollige ühendust ja proovige uuesti. Mõni võrk, sageli töökohal, blokeerib üleslaadimise. Proovige teist võrku, näiteks telefoni oma, või küsige oma võrgu haldajalt.
uploadError-connection_lost = Ühendus katkes. Teie failid on alles: proovige uuesti.
uploadError-file_changed = Üks failidest muutus või seda ei saanud saatmise ajal lugeda. Valige see uuesti.
downloadErrorLead = Allalaadimine ei jõudnud lõpule. Proovige uuesti; kui see ei aita, paluge saatjalt uut linki.
downloadError-rate_limited = Liiga palju katseid. Oodake hetk ja proovige siis uuesti.
downloadError-busy = Teenus on praegu väga hõivatud. Link töötab endiselt: proovige hetke pärast uuesti.
downloadError-unavailable = Teenus pole praegu kättesaadav. Link töötab endiselt: proovige hetke pärast uuesti.
downloadError-connect_failed = Serveriga ei saa ühendust. Kontrollige ühendust ja proovige siis uuesti.
downloadError-connection_lost = Ühendus katkes. Kontrollige seda ja proovige siis uuesti.
downloadError-damaged = Kohale jõudis midagi muud, kui saadeti, seega ei jäetud sellest midagi alles. Proovige uuesti; kui see ei aita, paluge saatjalt uut linki.
downloadError-incomplete = Brauser lõpetas salvestamise poole peal. Kustutage poolik fail ja proovige siis uuesti.
downloadError-upload_abandoned = Saatja lõpetas enne, kui kõik oli üles laaditud. Paluge uut linki.
downloadError-no_room = Selles seadmes pole nende failide jaoks ruumi. Vabastage ruumi ja proovige siis uuesti.
crashLead = Seda lehte ei õnnestunud näidata. Laadige see uuesti; kõik juba saadetu on alles.
chunkTitle = Osa sellest lehest puudub
chunkMissingLead = Seda ei õnnestunud laadida. Kontrollige ühendust ja laadige leht uuesti; kõik juba saadetu on alles.
chunkTimeoutLead = Laadimine võttis liiga kaua. Kontrollige ühendust ja laadige leht uuesti; kõik juba saadetu on alles.
waitForTransfer = Edastus veel kestab ja katkeks. Oodake, kuni see lõpeb.
reload = Laadi uuesti
backHome = Tagasi avalehele
outdatedTitle = Olemas on uuem versioon
outdatedLead = See leht on aegunud. Jätkamiseks värskendage seda.
update = Värskenda
outdatedBrowserTitle = Teie brauser on aegunud
outdatedBrowserLead = Sellel puudub failide saatmiseks ja vastuvõtmiseks vajalik. Värskendage seda ja avage see aadress uuesti.
unsupportedTitle = See brauser ei saa avada: { $title }
unsupportedLead = Failid krüptitakse brauseris, aga see brauser seda ei oska. Saate teha järgmist:
unsupportedUpdate = Värskendage seda brauserit ja avage siis oma link uuesti.
unsupportedOther = Või kopeerige link Chrome’i, Edge’i, Firefoxi või Safari uusimasse versiooni.
unsupportedInApp = Kui avasite lingi mõnes teises rakenduses, valige selle menüüst „Ava brauseris“.
insecureTitle = See aadress pole turvaline
insecureLead = Brauserid krüptivad ainult turvalistel lehtedel. Minge tagasi ja avage sama aadress nii, et selle alguses on https://. Kui see ei õnnestu, küsige teenuse haldajalt selle turvalist aadressi.
otherBrowser = Hangi teine brauser
help = Abi

## Privacy

legalTitle = Privaatsus ja tingimused
legalLead = Mis teie failidega juhtub, mõne lausega.
legalEncrypted = Faile hoitakse krüptituna. Võti on lingis ega jõua kunagi serverisse.
legalLifetime = Failide pikim säilitusaeg on { $anonymous }, sisselogituna { $signedIn }.
legalOneLifetime = Failide pikim säilitusaeg on { $time }.
legalDownloads = Failid kustutatakse, kui nende allalaadimispiir on täis.
legalLogs = Hoiame IP-aadresse serveri logides { $days } ööpäeva.
legalAccountToSend = Kontot on vaja failide saatmiseks, aga mitte vastuvõtmiseks.
legalAccount = Kontot on vaja ainult failide jaoks, mis on suuremad kui { $size }.

## Notes and messages

writeNote = Kirjuta märge
noteLabel = Teie märge
noteHint = See krüptitakse nagu fail.
noteReadOnce = See krüptitakse nagu fail ja seda saab lugeda ühe korra.
noteDone = Lisa märge
createLink = Loo link
note = Märge
editNote = Muuda märget
addMessage = Lisa pealkiri või sõnum
titleLabel = Pealkiri
messageLabel = Sõnum
senderLabel = Teie nimi
noteForYou = Märge teile
showNote = Näita märget
showNoteOnce = Näitamine kasutab ära viimase allalaadimise: uuesti seda näidata ei saa.
copyText = Kopeeri tekst
saveNote = Salvesta failina
textCopyRefused = Brauser ei lubanud kopeerida. Valige tekst ja kopeerige see ise.

## Looking before taking

preview = Eelvaade
previewNamed = Eelvaade: { $name }
selectFile = Vali { $name }
downloadSelected = { $count ->
    [one] Laadi alla { $count } fail
   *[other] Laadi alla { $count } faili
}
downloadAll = Laadi kõik alla
saveToFolder = Salvesta kausta
takingCounts = Avamine või salvestamine läheb arvesse ühe allalaadimisena.
takingCounted = Üks allalaadimine on arvesse võetud. Kuni see leht on avatud, midagi rohkemat arvesse ei lähe.
previewFailed = Seda faili ei õnnestunud näidata. Laadige see hoopis alla.
previewTooLarge = See fail on eelvaate jaoks liiga suur. Laadige see hoopis alla.
previewCut = Näidatakse ainult algust.
previewProtected = See fail on parooliga kaitstud. Avamiseks laadige see alla.
previewMissingPictures = Pildid sellel lehel, mida ei õnnestunud näidata: { $count }
previewIncomplete = Osa sisust ei saa õigesti näidata.
previewNotText = Tundub, et see fail ei sisalda teksti. Laadige see hoopis alla.
previewEncoding = Teksti kodeering
previousFile = Eelmine fail
nextFile = Järgmine fail
filePlace = { $place }/{ $count }
noPreview = Sellel failil pole eelvaadet.
close = Sulge

## Strong passwords

strongPassword = Eriti tugev: avaneb ainult Envoi abil
strongPasswordHint = Palju raskem ära arvata, isegi sellel teenusel. Vanemad rakendused ei saa linki avada.
suggestPassphrase = Paku paroolifraas
suggestFailed = Pakkumist ei õnnestunud laadida. Kontrollige ühendust ja proovige uuesti või sisestage oma parool.
copyPassword = Kopeeri parool
makingKey = Krüptimise ettevalmistamine…
checkingPassword = Parooli kontrollimine…

## News

downloadingNow = Praegu laaditakse alla
wrongPasswords = { $count ->
    [one] Vale parool, { $count } katse
   *[other] Vale parool, { $count } katset
}
notifyMe = Teavita mind allalaadimistest
notifyOn = Teavitused on sees
notifyBlocked = Brauser blokeerib selle lehe teavitused.
wasDownloaded = { $name } laaditi alla
