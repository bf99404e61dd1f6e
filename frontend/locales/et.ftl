# Envoi: eesti

productName = Envoi

## Page

homeLink = { $title }, avaleht
skipToContent = Liigu sisu juurde
promo = Teade
closeNotice = Sulge teade
storageBlocked = See brauser ei hoia teie saadetiste loendit alles: lehe sulgemisel see kaob. Kopeerige enne oma lingid.
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
languageOfBrowser = Nagu brauseris
languageTold = { $label }: { $language }
languageFailed = Seda keelt ei õnnestunud laadida. Kontrollige ühendust ja proovige uuesti.
introTitle = Saatke faile privaatselt
introLead = Teie failid krüptitakse siin, enne kui need seadmest lahkuvad. Saate lingi, mille edasi anda; avada saavad faile ainult need, kellel see on.
notBegunTitle = Kas siin pole veel midagi?
notBegunLead = Kontrollige ühendust ja laadige siis see leht uuesti. Kui see ei aita, on see brauser aegunud: värskendage seda.
scriptsOffTitle = JavaScript on välja lülitatud
scriptsOffLead = Failid krüptitakse teie brauseris, seepärast vajab see leht JavaScripti.

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
sizeOfTotal = { $done } / { $total }
remaining = Jäänud { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } allalaadimine
   *[other] { $count } allalaadimist
}
filesCount = { $count ->
    [one] { $count } fail
   *[other] { $count } faili
}

## Common buttons

ok = OK
cancel = Loobu
tryAgain = Proovi uuesti
copyLink = Kopeeri link
copied = Kopeeritud
copyRefused = Brauser ei lubanud sellel lehel kopeerida. Link on valitud, nii et saate selle ise kopeerida.
share = Jaga
shareNamed = Jaga: { $name }
showQrCode = Näita QR-koodi
qrCode = Lingi QR-kood
qrCodeHint = Suunake telefoni kaamera sellele, et link seal avada.
qrCodeFailed = QR-koodi ei õnnestunud luua. Link töötab sellegipoolest.
sendYourOwn = Saada oma faile
deleteUpload = Kustuta
deleteFailed = Kustutamine ei õnnestunud. Kontrollige ühendust ja proovige uuesti.
passwordProtected = Parooliga kaitstud
passwordLabel = Parool
filesInside = Failid saadetises

## Accounts

signIn = Logi sisse
signOut = Logi välja
signOutWaits = Edastus veel kestab. Logige välja, kui see on lõppenud.
signOutWaitsForTab = Edastus veel kestab teisel kaardil. Logige välja, kui see on lõppenud.
signOutSyncs = Teie loendit ajakohastatakse enne väljalogimist…
signOutTitle = Kas logida välja?
signOutLoses = { $count ->
    [one] { $count } saadetis on ainult selles seadmes: teie loendit ei õnnestunud ajakohastada. Pärast väljalogimist ei saa te seda enam näha, muuta ega kustutada. Selle link töötab edasi.
   *[other] { $count } saadetist on ainult selles seadmes: teie loendit ei õnnestunud ajakohastada. Pärast väljalogimist ei saa te neid enam näha, muuta ega kustutada. Nende lingid töötavad edasi.
}
staySignedIn = Jää sisselogituks
signOutAnyway = Logi siiski välja
signedOut = Olete välja logitud.
signedOutRefused = Olete välja logitud: teie sisselogimine aegus. Loendi nägemiseks logige uuesti sisse.
signUpTitle = Sisse logides saate rohkem
signUpLead = Saata saab ka kontota. Kontoga saate rohkem:
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
benefitPerk = Loend jääb krüptituks: peale teie ei saa seda keegi lugeda
emailLabel = E-post (pole kohustuslik)
signInNotBegun = Sisselogimislehele ei pääsenud. Kontrollige ühendust ja proovige uuesti.
signInAway = Sisselogimisteenus pole praegu kättesaadav. Proovige hiljem uuesti.
signInNoRoom = Selles seadmes pole sisselogimiseks ruumi. Kustutage saadetised, mida te enam ei vaja, ja proovige uuesti.
signInWaits = Edastus veel kestab ja katkeks. Logige sisse, kui see on lõppenud.
signingIn = Sisselogimine…
signInErrorLead = Sisselogimine ei õnnestunud ja midagi muud ei muutunud. Proovige uuesti.
passphraseNeeded = Teie loendi paroolifraas
passphraseNeededLead = See krüptib teie saadetiste loendi ega lahku kunagi sellest seadmest. Kasutage kõigis oma seadmetes sama fraasi.
passphraseLabel = Paroolifraas
passphraseTooShort = See on liiga lühike: vaja on vähemalt { $length } märki.
passphraseHint = Vähemalt { $length } märki: mõned sõnad, mis sobivad kokku ainult teie jaoks. Keegi ei saa seda taastada, seega kirjutage see üles.
passphraseRunning = Võtme loomine…
passphraseFailed = See seade ei suutnud võtit luua. Sulgege teised kaardid ja proovige uuesti.
goOn = Jätka
cancelSignIn = Ära logi sisse
unknownPassphrase = Kas see paroolifraas on uus?
unknownPassphraseLead = Selle jaoks pole loendit. Kui see on teie esimene seade või valite uue fraasi, sisestage see veel kord, et loendit alustada. Muidu on see valesti sisestatud.
passphraseAgain = Sama paroolifraas veel kord
passphraseDiffers = See pole sama, mille enne sisestasite.
beginList = Alusta uut loendit
anotherPassphrase = See oli valesti sisestatud
uncheckedPassphrase = Fraasi ei õnnestunud kontrollida
uncheckedPassphraseLead = Server ei öelnud, kas selle paroolifraasi jaoks on loend olemas. Proovige uuesti. Kui siiski jätkate ja fraas on valesti sisestatud, ei näe te oma teiste seadmete loendit.
trustPassphrase = Jätka siiski
retypePassphrase = Sisesta uuesti

## Sending: choosing files

sendFiles = Saada faile
dropFiles = Lohistage failid siia
orSelectFiles = või klõpsake, et valida kuni { $size }
selectFiles = Vali failid
selectFolder = Vali kaust
accountNeeded = Logige failide saatmiseks sisse
accountNeededLead = Selles teenuses saavad faile saata ainult need, kellel on konto. Vastu võtta saab neid ka kontota.
accountNeededBlocked = Selles teenuses saavad faile saata ainult need, kellel on konto, ja selle brauseriga ei saa te sisse logida: see ei hoia selle lehe jaoks midagi alles. Faile vastu võtta saab ka kontota.
signInForSize = Logige sisse, et saata kuni { $size }
dropNow = Pange need ükskõik kuhu
chosenFiles = Valitud failid
addMoreFiles = Lisa veel
removeFile = Eemalda { $name }
totalSize = Kokku { $size }
skippedEmpty = Lisamata jäetud tühjad failid: { $count }
skippedChosen = Juba valitud failid, mida uuesti ei lisatud: { $count }
expiryChoices = Millal link enam ei tööta
downloadLimitLabel = Allalaadimisi
timeLimitLabel = Aeg
addPassword = Kaitse parooliga
maxPasswordLength = Paroolis on kõige rohkem { $length } märki.
uploadFiles = { $count ->
    [one] Krüpti ja laadi üles
   *[other] Krüpti ja laadi üles { $count } faili
}

## Sending: what is not possible

noticeTitle = See ei õnnestunud
tooManyFiles = { $count ->
    [one] Korraga saab saata ainult { $count } faili.
   *[other] Korraga saab saata ainult { $count } faili.
}
fileTooBig = Need failid on kokku suuremad kui { $size }. Saatke need väiksemate osadena.
tooManyArchives = { $count ->
    [one] Korraga saab alles hoida ainult { $count } saadetist. Kustutage see enne või oodake, kuni see aegub.
   *[other] Korraga saab alles hoida ainult { $count } saadetist. Kustutage enne mõni või oodake, kuni mõni aegub.
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
noAnswer = Mõnda aega pole vastust tulnud. Kontrollige ühendust: üleslaadimine jätkub ise või võite selle katkestada.
uploading = Üleslaadimine
importing = Teie failide lugemine…
encrypting = Krüptimine…
finalising = Kõik on kohal. Salvestamine…
expiresAfter = Kehtivus: { $downloads } või { $time }
settingPassword = Parooli määramine…
passwordFailed = Parooli ei õnnestunud määrata
passwordFailedLead = Teie failid on üles laaditud, aga veel kaitsmata, seetõttu linki ei näidata. Proovige uuesti või kustutage saadetis.
linkReady = Teie link on valmis
linkReadyLead = Kellel on see link, see saab failid avada. Mitte keegi teine ei saa, isegi mitte see teenus.
shareLink = Link teie failidele
sendMore = Saada veel faile
copyLinkTitle = Kopeerige oma link
shareLinkTitle = Jagage oma linki
linkDialogLead = Igaüks, kellele selle lingi annate, saab avada: { $name }.

## The survey

surveyTitle = Öelge, mida arvate
surveyLead = Teie vastused aitavad failide saatmist paremaks teha. Need antakse teisel lehel ja teie failide kohta ei lähe sinna midagi.
giveFeedback = Anna tagasisidet
surveySkip = Jäta vahele

## The person's own uploads

yourUploads = Teie saadetised
noUploads = Saadetu ilmub siia, et saaksite selle lingi uuesti kopeerida või saadetise kustutada.
downloadsLeft = { $count ->
    [one] Jäänud { $count } allalaadimine
   *[other] Jäänud { $count } allalaadimist
}
timeLeft = Jäänud { $time }
deleteNamed = Kustuta { $name }
deleteTitle = Kas kustutada see saadetis?
deleteQuestion = Keegi ei saa enam alla laadida: { $name }. Seda ei saa tagasi võtta.
keep = Jäta alles
openDownloadPage = Ava leht, mida näevad saajad: { $name }
changeLimits = Muuda
changeLimitsNamed = Muuda, kui kaua saab alla laadida: { $name }
changeLimitsTitle = Muutke, kui kaua link töötab
keepTime = Muutmata
timeFromNow = { $time } alates praegusest
save = Salvesta
goneTitle = Seda enam pole
goneLead = { $name }: aegus, laaditi alla nii mitu korda, kui link lubas, või kustutati mujal. Midagi ei muudetud.
passwordNotSet = Parool pole määratud, seetõttu linki ei näidata. Kui see nii jääb, kustutage saadetis ja saatke failid uuesti.
changeFailed = Muutmine ei õnnestunud. Kontrollige oma valikut ja ühendust ning proovige uuesti.

## Receiving

checkingLink = Otsime teie faile…
checkFailed = Server ei vasta
checkFailedLead = Midagi pole kadunud. Kontrollige ühendust ja proovige uuesti.
checkRefused = Praegu mitte
checkRefusedLead = Serveris läks midagi viltu. Midagi pole kadunud: proovige hetke pärast uuesti.
waitAsked = Server palub oodata: { $time }.
expiredTitle = Neid faile enam pole
expiredLead = Link on aegunud, ära kasutatud või saatja kustutas selle. Paluge uut.
passwordNeeded = Sisestage parool
passwordNeededLead = Saatja on need failid kaitsnud. Parool ei tulnud lingiga kaasa.
passwordTryAgain = See pole õige parool. Proovige uuesti.
unlock = Ava lukust
keyNeeded = Võti puudub
keyNeededLead = Täielikus lingis on märgi # järel võti. Kleepige kogu link või ainult selle võti.
keyLabel = Link või võti
notAKey = See pole selle teenuse link ega võti.
keyOfAnotherFile = See link viib teiste failide juurde.
openLink = Ava
filesForYou = { $count ->
    [one] Fail teile
   *[other] { $count } faili teile
}
filesForYouLead = Saadetud krüptituna. Dekrüptitakse siin, teie brauseris.
download = Laadi alla
noStreamsWarning = See brauser saab nii suure faili avada ainult seda tervenisti mälus hoides, mis ei pruugi õnnestuda. Mida soovite teha?
noStreams-copyLink = Kopeeri link, et avada see teises brauseris
noStreams-otherBrowser = Hangi brauser, mis salvestab suured failid jooksvalt
noStreams-download = Laadi siiski siin alla
linkLife = Saadaval veel: { $time }
lastDownload = Saadaval veel: { $time }. See on viimane allalaadimine: salvestage failid hoolikalt.
downloadsTaken = Viimane allalaadimine toimub parajasti siin või kellegi teise juures. Kui see katkeb, saab taas alla laadida: proovige kahe minuti pärast.
downloading = Allalaadimine
decrypting = Dekrüptimine…
downloadFinished = Valmis
downloadFinishedLead = Fail on dekrüptitud ja teie allalaadimiste seas.
downloadStopped = Allalaadimine ei jõudnud lõpule.
showDownload = Näita

## Dead ends

loading = Üks hetk…
configFailed = Server ei vasta
configFailedLead = Midagi pole kadunud. Kontrollige ühendust ja proovige uuesti.
notFoundTitle = Siin pole midagi
notFoundLead = Failid on aegunud või kustutatud või link pole täielik.
errorTitle = Midagi läks viltu
errorLead = See ei õnnestunud. Minge tagasi avalehele ja proovige uuesti.
uploadErrorLead = Teie faile ei saadetud. Valitud failid on alles: proovige uuesti.
uploadError-too_large = Failid on suuremad, kui see teenus lubab. Saatke need väiksemate osadena.
uploadError-bad_limit = Teenus ei luba enam nii palju allalaadimisi või nii pikka aega. Laadige leht uuesti ja valige siis uuesti.
uploadError-unauthorized = Siin saavad faile saata ainult sisselogitud kasutajad. Logige sisse ja valige siis failid uuesti.
uploadError-sender_unknown = Teenus ei saanud aru, et olete sisse logitud, seega kehtisid kõigi teiste piirangud. Kui olete nüüd välja logitud, logige uuesti sisse; muidu proovige hetke pärast uuesti.
uploadError-issuer_away = Teenus pole praegu kättesaadav või ei saa teada, kes on sisse logitud. Kontota saab korraga saata kuni { $size } järgmise piiranguga: { $downloads }, { $time }. Ärge saatke rohkem või proovige hetke pärast uuesti.
uploadError-rate_limited = Katseid oli liiga palju. Oodake hetk ja proovige siis uuesti.
uploadError-busy = Teenus on praegu täiesti hõivatud. Teie failid on alles: proovige hetke pärast uuesti.
uploadError-full = Teenuses pole praegu rohkemate failide jaoks ruumi. Teie failid on alles: proovige hiljem uuesti.
uploadError-unavailable = Teenus pole praegu kättesaadav. Teie failid on alles: proovige hetke pärast uuesti.
uploadError-idle_timeout = Ühendus oli liiga kaua jõude. Kontrollige seda ja proovige siis uuesti.
uploadError-connect_failed = Server ei vastanud. Kontrollige ühendust ja proovige uuesti. Mõni võrk, sageli töökoha oma, blokeerib üleslaadimiseks vajaliku (WebSocketi ühendused): kasutage seal teist võrku, näiteks telefoni oma, või küsige oma võrgu haldajalt.
uploadError-connection_lost = Ühendus katkes. Teie failid on alles: proovige uuesti.
uploadError-file_changed = Üks failidest muutus või seda ei saanud saatmise ajal lugeda. Valige see uuesti.
downloadErrorLead = Allalaadimine ei jõudnud lõpule. Proovige uuesti; kui see ei aita, paluge saatjalt uut linki.
downloadError-rate_limited = Katseid oli liiga palju. Oodake hetk ja proovige siis uuesti.
downloadError-busy = Teenus on praegu täiesti hõivatud. Link töötab endiselt: proovige hetke pärast uuesti.
downloadError-unavailable = Teenus pole praegu kättesaadav. Link töötab endiselt: proovige hetke pärast uuesti.
downloadError-connect_failed = Serveriga ei saadud ühendust. Kontrollige ühendust ja proovige siis uuesti.
downloadError-connection_lost = Ühendus katkes. Kontrollige seda ja proovige siis uuesti.
downloadError-damaged = Kohale jõudis midagi muud, kui saadeti, seega ei jäetud sellest midagi alles. Proovige uuesti; kui see ei aita, paluge saatjalt uut linki.
downloadError-incomplete = Brauser lõpetas salvestamise poole peal. Kustutage poolik fail ja proovige siis uuesti.
downloadError-no_room = Selles seadmes pole nende failide jaoks ruumi. Tehke ruumi ja proovige siis uuesti.
crashLead = Seda lehte ei õnnestunud näidata. Laadige see uuesti; varem saadetut see ei mõjuta.
chunkTitle = Osa sellest lehest puudub
chunkMissingLead = Seda ei õnnestunud laadida. Kontrollige ühendust ja laadige siis leht uuesti; varem saadetut see ei mõjuta.
chunkTimeoutLead = Laadimine võttis liiga kaua. Kontrollige ühendust ja laadige siis leht uuesti; varem saadetut see ei mõjuta.
waitForTransfer = Edastus veel kestab ja katkeks. Oodake, kuni see lõpeb.
reload = Laadi uuesti
backHome = Tagasi avalehele
outdatedTitle = Olemas on uuem versioon
outdatedLead = See leht on aegunud. Jätkamiseks värskendage seda.
update = Värskenda
outdatedBrowserTitle = See brauser on aegunud
outdatedBrowserLead = Sel puudub failide saatmiseks ja vastuvõtmiseks vajalik. Värskendage seda ja avage siis sama aadress uuesti.
unsupportedTitle = See brauser ei saa avada: { $title }
unsupportedLead = Failid krüptitakse brauseris, aga sellel puudub selleks vajalik. Kasutage ajakohast brauserit.
insecureTitle = See aadress pole turvaline
insecureLead = Brauserid krüptivad ainult turvaliselt laaditud lehtedel. Minge tagasi ja avage siis sama aadress nii, et selle alguses on https://. Kui see ei õnnestu, küsige teenuse haldajalt selle turvalist aadressi.
otherBrowser = Hangi teine brauser
help = Abi

## Privacy

legalTitle = Privaatsus ja tingimused
legalLead = Mis teie failidega juhtub, mõne lausega.
legalEncrypted = Faile hoitakse krüptituna. Võti on lingis ega jõua kunagi serverisse.
legalLifetime = Faili pikim säilitusaeg on { $anonymous }, sisselogitud saatjal { $signedIn }.
legalOneLifetime = Faili pikim säilitusaeg on { $time }.
legalDownloads = Allalaadimiste piirangu tõttu võidakse fail varem kustutada.
legalLogs = Serveri logides hoitakse IP-aadresse { $days } ööpäeva.
legalAccountToSend = Failide saatmiseks on konto vajalik, vastuvõtmiseks mitte.
legalAccount = Konto on vajalik ainult failide jaoks, mis on suuremad kui { $size }.
