# Envoi: euskara

productName = Envoi

## Page

homeLink = { $title }, hasiera
skipToContent = Joan edukira
promo = Oharra
closeNotice = Itxi oharra
storageBlocked = Nabigatzaile honek ez du zure bidalketen zerrenda gordetzen: orria ixtean desagertuko da. Kopiatu estekak aurretik.
storageFull = Gailu honetan ez dago lekurik zure bidalketen zerrendarako. Orria itxi aurretik, kopiatu estekak edo ezabatu jada behar ez dituzun bidalketak.
footerPromise = Fitxategiak zure gailutik irten aurretik zifratzen dira. Esteka dutenek bakarrik ireki ditzakete.
footerLinks = Zerbitzu honi buruz
link-privacy = Pribatutasuna
link-terms = Baldintzak
link-cookies = Cookieak
link-source = Iturburu-kodea
link-feedback = Iritzia
feedbackFacts = Bertsioa: { $version }, { $browser }
language = Hizkuntza
languageOfBrowser = Nabigatzailearena
languageTold = { $label }: { $language }
languageFailed = Ezin izan da hizkuntza hau kargatu. Egiaztatu konexioa eta saiatu berriro.
introTitle = Bidali fitxategiak pribatuan
introLead = Zure fitxategiak hemen zifratzen dira, gailutik irten aurretik. Esteka bat jasoko duzu, nahi duzunari emateko; hura dutenek bakarrik ireki ditzakete fitxategiak.
notBegunTitle = Oraindik ez dago ezer hemen?
notBegunLead = Egiaztatu konexioa eta kargatu orri hau berriro. Horrek laguntzen ez badu, nabigatzaile hau zaharkituta dago: eguneratu.
scriptsOffTitle = JavaScript desgaituta dago
scriptsOffLead = Fitxategiak zure nabigatzailean zifratzen dira, eta horregatik orri honek JavaScript behar du.

## Sizes, times, amounts

bytes = { $num ->
    [one] byte { $num }
   *[other] { $num } byte
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] egun { $num }
   *[other] { $num } egun
}
hours = { $num ->
    [one] ordu { $num }
   *[other] { $num } ordu
}
minutes = { $num ->
    [one] minutu { $num }
   *[other] { $num } minutu
}
seconds = { $num ->
    [one] segundo { $num }
   *[other] { $num } segundo
}
shortDays = { $num ->
    [one] egun { $num }
   *[other] { $num } egun
}
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
sizeOfTotal = { $done } / { $total }
remaining = Geratzen den denbora: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] deskarga { $count }
   *[other] { $count } deskarga
}
filesCount = { $count ->
    [one] fitxategi { $count }
   *[other] { $count } fitxategi
}

## Common buttons

ok = Ados
cancel = Utzi
tryAgain = Saiatu berriro
copyLink = Kopiatu esteka
copied = Kopiatuta
copyRefused = Nabigatzaileak ez dio orri honi kopiatzen utzi. Esteka hautatuta dago, zuk zeuk kopiatu ahal izateko.
share = Partekatu
shareNamed = Partekatu { $name }
showQrCode = Erakutsi QR kodea
qrCode = Estekaren QR kodea
qrCodeHint = Fokuratu telefono baten kamerarekin, esteka bertan irekitzeko.
qrCodeFailed = Ezin izan da QR kodea sortu. Estekak berdin funtzionatzen du.
sendYourOwn = Bidali zure fitxategiak
deleteUpload = Ezabatu
deleteFailed = Ezin izan da ezabatu. Egiaztatu konexioa eta saiatu berriro.
passwordProtected = Pasahitzez babestuta
passwordLabel = Pasahitza
filesInside = Barruko fitxategiak

## Accounts

signIn = Hasi saioa
signOut = Amaitu saioa
signOutWaits = Transferentzia bat abian da oraindik. Amaitu saioa hura bukatutakoan.
signOutWaitsForTab = Transferentzia bat abian da oraindik beste fitxa batean. Amaitu saioa hura bukatutakoan.
signOutSyncs = Zerrenda eguneratzen, saioa amaitu aurretik…
signOutTitle = Saioa amaitu nahi duzu?
signOutLoses = { $count ->
    [one] Bidalketa { $count } gailu honetan bakarrik dago: ezin izan da zure zerrenda eguneratu. Saioa amaitu ondoren, ezin izango duzu ikusi, aldatu edo ezabatu. Haren estekak funtzionatzen jarraituko du.
   *[other] { $count } bidalketa gailu honetan bakarrik daude: ezin izan da zure zerrenda eguneratu. Saioa amaitu ondoren, ezin izango dituzu ikusi, aldatu edo ezabatu. Haien estekek funtzionatzen jarraituko dute.
}
staySignedIn = Jarraitu saioan
signOutAnyway = Amaitu saioa hala ere
signedOut = Saioa amaitu da.
signedOutRefused = Saioa amaitu da, iraungi egin delako. Hasi saioa berriro zure zerrenda ikusteko.
signUpTitle = Hasi saioa gehiago egiteko
signUpLead = Bidaltzeko ez da konturik behar. Kontu batekin gehiago egin dezakezu:
benefitSize = Bidali gehienez { $size } aldi bakoitzean
benefitCount = { $count ->
    [one] Utzi esteka bat gehienez behin erabiltzen
   *[other] Utzi esteka bat gehienez { $count } aldiz erabiltzen
}
benefitTime = { $token ->
    [one] Mantendu esteka bat erabilgarri gehienez egun batez
   *[other] Mantendu esteka bat erabilgarri gehienez { $token } egunez
}
benefitSync = Ikusi zure bidalketak gailu guztietan
benefitPerk = Zure zerrenda zifratuta dago beti: zuk bakarrik irakur dezakezu
emailLabel = Helbide elektronikoa (aukerakoa)
signInNotBegun = Ezin izan da saioa hasteko orrira iritsi. Egiaztatu konexioa eta saiatu berriro.
signInAway = Saioa hasteko zerbitzua ez dago erabilgarri une honetan. Saiatu berriro geroago.
signInNoRoom = Gailu honetan ez dago saioa hasteko lekurik. Ezabatu jada behar ez dituzun bidalketak eta saiatu berriro.
signInWaits = Transferentzia bat abian da oraindik, eta eten egingo litzateke. Hasi saioa hura bukatutakoan.
signingIn = Saioa hasten…
signInErrorLead = Ez da saioa hasi, eta ez da beste ezer aldatu. Saiatu berriro.
passphraseNeeded = Zure zerrendaren pasaesaldia
passphraseNeededLead = Zure bidalketen zerrenda zifratzen du, eta ez da inoiz gailu honetatik irteten. Erabili pasaesaldi bera zure gailu guztietan.
passphraseLabel = Pasaesaldia
passphraseTooShort = Laburregia da: gutxienez { $length } karaktere behar dira.
passphraseHint = Gutxienez { $length } karaktere: zuretzat bakarrik elkarrekin doazen hitz batzuk. Inork ezin du berreskuratu; beraz, idatzi nonbait.
passphraseRunning = Gakoa sortzen…
passphraseFailed = Gailu honek ezin izan du gakoa sortu. Itxi beste fitxak eta saiatu berriro.
goOn = Jarraitu
cancelSignIn = Ez hasi saioa
unknownPassphrase = Pasaesaldi hau berria da?
unknownPassphraseLead = Ez dago zerrendarik pasaesaldi honentzat. Hau zure lehen gailua bada edo pasaesaldi berri bat aukeratu baduzu, idatzi berriro zerrenda bat hasteko. Bestela, gaizki idatzita dago.
passphraseAgain = Pasaesaldi bera, berriro
passphraseDiffers = Hori ez da lehen idatzi duzuna.
beginList = Hasi zerrenda berria
anotherPassphrase = Gaizki idatzita zegoen
uncheckedPassphrase = Ezin izan da egiaztatu
uncheckedPassphraseLead = Zerbitzariak ez du esan pasaesaldi honentzako zerrendarik dagoen. Saiatu berriro. Hala ere jarraitzen baduzu eta gaizki idatzita badago, ez duzu beste gailuetako zerrenda ikusiko.
trustPassphrase = Jarraitu hala ere
retypePassphrase = Idatzi berriro

## Sending: choosing files

sendFiles = Bidali fitxategiak
dropFiles = Arrastatu eta jaregin fitxategiak
orSelectFiles = edo egin klik hautatzeko, gehienez { $size }
selectFiles = Hautatu fitxategiak
selectFolder = Hautatu karpeta bat
accountNeeded = Hasi saioa fitxategiak bidaltzeko
accountNeededLead = Zerbitzu honetan kontua dutenek bakarrik bidal ditzakete fitxategiak. Jasotzeko ez da konturik behar.
accountNeededBlocked = Zerbitzu honetan kontua dutenek bakarrik bidal ditzakete fitxategiak, eta nabigatzaile honekin ezin duzu saioa hasi: ez du ezer gordetzen orri honentzat. Fitxategiak jasotzeko ez da konturik behar.
signInForSize = Hasi saioa gehienez { $size } bidaltzeko
dropNow = Jaregin edonon
chosenFiles = Aukeratutako fitxategiak
addMoreFiles = Gehitu gehiago
removeFile = Kendu { $name }
totalSize = Guztira { $size }
skippedEmpty = Gehitu ez diren fitxategi hutsak: { $count }
skippedChosen = Lehendik aukeratuta egonik berriro gehitu ez diren fitxategiak: { $count }
expiryChoices = Noiz utziko dion estekak funtzionatzeari
downloadLimitLabel = Deskargak
timeLimitLabel = Denbora
addPassword = Babestu pasahitz batekin
maxPasswordLength = Pasahitz batek gehienez { $length } karaktere izan ditzake.
uploadFiles = { $count ->
    [one] Zifratu eta igo
   *[other] Zifratu eta igo { $count } fitxategi
}

## Sending: what is not possible

noticeTitle = Ezin izan da egin
tooManyFiles = { $count ->
    [one] Fitxategi { $count } bakarrik bidal daiteke aldi bakoitzean.
   *[other] { $count } fitxategi bakarrik bidal daitezke aldi bakoitzean.
}
fileTooBig = Fitxategi hauek denera muga gainditzen dute ({ $size }). Bidali zati txikiagotan.
tooManyArchives = { $count ->
    [one] Bidalketa { $count } bakarrik eduki daiteke aldi berean. Ezabatu lehenik, edo itxaron iraungi arte.
   *[other] { $count } bidalketa bakarrik eduki daitezke aldi berean. Ezabatu bat lehenik, edo itxaron bat iraungi arte.
}
unreadableFiles = Jaregin duzuna ezin da irakurri. Aukeratu fitxategiak botoiarekin.
needsAccountSize = Konturik gabe, gehienez { $size } bidal ditzakezu aldi bakoitzean.
needsAccountCount = { $count ->
    [one] Konturik gabe, esteka batek gehienez deskarga { $count } onartzen du.
   *[other] Konturik gabe, esteka batek gehienez { $count } deskarga onartzen ditu.
}
needsAccountTime = Konturik gabe, hau da esteka baten gehienezko iraupena: { $time }.

## Sending: under way and done

chosenTold = { $files }, guztira { $size }
noAnswer = Tarte batean ez da erantzunik iritsi. Egiaztatu konexioa: igoerak bere kabuz jarraituko du, edo bertan behera utz dezakezu.
uploading = Igotzen
importing = Zure fitxategiak irakurtzen…
encrypting = Zifratzen…
finalising = Dena iritsi da. Gordetzen ari da…
expiresAfter = Iraupena: { $downloads } edo { $time }
settingPassword = Pasahitza ezartzen…
passwordFailed = Ezin izan da pasahitza ezarri
passwordFailedLead = Zure fitxategiak igota daude, baina oraindik babestu gabe; horregatik, esteka ez da erakusten. Saiatu berriro, edo ezabatu bidalketa.
linkReady = Zure esteka prest dago
linkReadyLead = Esteka hau duenak fitxategiak ireki ditzake. Beste inork ezin du, ezta zerbitzu honek ere.
shareLink = Zure fitxategien esteka
sendMore = Bidali fitxategi gehiago
copyLinkTitle = Kopiatu zure esteka
shareLinkTitle = Partekatu zure esteka
linkDialogLead = Esteka hau ematen diozun edonork ireki dezake { $name }.

## The survey

surveyTitle = Esaguzu zer deritzozun
surveyLead = Zure erantzunek fitxategiak bidaltzea hobetzen laguntzen dute. Beste orri batean ematen dira, eta ez da zure fitxategiei buruzko ezer bidaltzen.
giveFeedback = Eman iritzia
surveySkip = Saltatu

## The person's own uploads

yourUploads = Zure bidalketak
noUploads = Bidaltzen duzuna hemen agertzen da, esteka berriro kopiatu edo bidalketa ezabatu ahal izateko.
downloadsLeft = { $count ->
    [one] Deskarga { $count } geratzen da
   *[other] { $count } deskarga geratzen dira
}
timeLeft = Geratzen den denbora: { $time }
deleteNamed = Ezabatu { $name }
deleteTitle = Bidalketa hau ezabatu nahi duzu?
deleteQuestion = Inork ezin izango du gehiago deskargatu { $name }. Hau ezin da desegin.
keep = Ez ezabatu
openDownloadPage = Ireki hartzaileek ikusten duten orria: { $name }
changeLimits = Aldatu
changeLimitsNamed = Aldatu zenbat denboraz deskarga daitekeen { $name }
changeLimitsTitle = Aldatu estekaren iraupena
keepTime = Dagoen bezala
timeFromNow = Hemendik aurrera { $time }
save = Gorde
goneTitle = Jada ez dago
goneLead = { $name } iraungi da, estekak onartzen zuen adina aldiz deskargatu da, edo beste nonbait ezabatu da. Ez da ezer aldatu.
passwordNotSet = Pasahitza ez dago ezarrita; horregatik, esteka ez da erakusten. Horrela jarraitzen badu, ezabatu bidalketa eta bidali fitxategiak berriro.
changeFailed = Ezin izan da aldatu. Egiaztatu aukeratutakoa eta konexioa, eta saiatu berriro.

## Receiving

checkingLink = Zure fitxategiak bilatzen…
checkFailed = Zerbitzariak ez du erantzuten
checkFailedLead = Ez da ezer galdu. Egiaztatu konexioa eta saiatu berriro.
checkRefused = Oraintxe ezin da
checkRefusedLead = Zerbait gaizki joan da zerbitzarian. Ez da ezer galdu: saiatu berriro une bat barru.
waitAsked = Zerbitzariak itxaroteko eskatzen dizu: { $time }.
expiredTitle = Fitxategi hauek jada ez daude
expiredLead = Esteka iraungi da, agortu da edo bidaltzaileak ezabatu du. Eskatu berri bat.
passwordNeeded = Idatzi pasahitza
passwordNeededLead = Bidaltzaileak fitxategi hauek babestu ditu. Pasahitza ez dator estekarekin.
passwordTryAgain = Pasahitza ez da zuzena. Saiatu berriro.
unlock = Desblokeatu
keyNeeded = Gakoa falta da
keyNeededLead = Esteka oso batek gako bat du # ikurraren ondoren. Itsatsi esteka osoa, edo haren gakoa bakarrik.
keyLabel = Esteka edo gakoa
notAKey = Hau ez da zerbitzu honen esteka bat, ezta gako bat ere.
keyOfAnotherFile = Esteka honek beste fitxategi batzuetara darama.
openLink = Ireki
filesForYou = { $count ->
    [one] Fitxategi bat zuretzat
   *[other] { $count } fitxategi zuretzat
}
filesForYouLead = Zifratuta bidalia. Hemen deszifratzen da, zure nabigatzailean.
download = Deskargatu
noStreamsWarning = Nabigatzaile honek hain fitxategi handia irekitzeko, dena memorian eduki behar du, eta horrek huts egin dezake. Zer egin nahi duzu?
noStreams-copyLink = Kopiatu esteka, beste nabigatzaile batean irekitzeko
noStreams-otherBrowser = Lortu fitxategi handiak iritsi ahala gordetzen dituen nabigatzaile bat
noStreams-download = Deskargatu hemen hala ere
linkLife = Oraindik erabilgarri: { $time }
lastDownload = Oraindik erabilgarri: { $time }. Hau da azken deskarga: gorde ondo fitxategiak.
downloadsTaken = Azken deskarga oraintxe egiten ari da, hemen edo beste norbaitenean. Eteten bada, berriro egongo da bat: saiatu bi minutu barru.
downloading = Deskargatzen
decrypting = Deszifratzen…
downloadFinished = Hemen duzu
downloadFinishedLead = Fitxategia deszifratu da eta zure deskargetan dago.
downloadStopped = Deskarga ez da amaitu.
showDownload = Erakutsi

## Dead ends

loading = Une bat…
configFailed = Zerbitzariak ez du erantzuten
configFailedLead = Ez da ezer galdu. Egiaztatu konexioa eta saiatu berriro.
notFoundTitle = Hemen ez dago ezer
notFoundLead = Fitxategiak iraungi dira edo ezabatu egin dira, edo esteka ez dago osorik.
errorTitle = Zerbait gaizki joan da
errorLead = Ezin izan da egin. Itzuli hasierara eta saiatu berriro.
uploadErrorLead = Zure fitxategiak ez dira bidali. Aukeratu dituzunak hemen daude oraindik: saiatu berriro.
uploadError-too_large = Fitxategiak zerbitzu honek onartzen duena baino handiagoak dira. Bidali zati txikiagotan.
uploadError-bad_limit = Zerbitzuak jada ez du hainbeste deskarga edo hainbeste denbora onartzen. Kargatu orria berriro eta aukeratu beste behin.
uploadError-unauthorized = Hemen saioa hasi dutenek bakarrik bidal ditzakete fitxategiak. Hasi saioa eta aukeratu fitxategiak berriro.
uploadError-sender_unknown = Zerbitzuak ezin izan du jakin saioa hasita duzula; beraz, gainerako guztientzako mugak aplikatu dira. Orain saioa amaituta badago, hasi berriro; bestela, saiatu berriro une bat barru.
uploadError-issuer_away = Zerbitzua ez dago erabilgarri une honetan, edo ezin du jakin nork hasi duen saioa. Konturik gabe, hauek dira aldi bakoitzeko mugak: { $size }, { $downloads } eta { $time }. Ez bidali hori baino gehiago, edo saiatu berriro une bat barru.
uploadError-rate_limited = Saiakera gehiegi egin dira. Itxaron une bat eta saiatu berriro.
uploadError-busy = Zerbitzua lanez gainezka dago. Zure fitxategiak hemen daude oraindik: saiatu berriro une bat barru.
uploadError-full = Zerbitzuak ez du orain fitxategi gehiagorentzako lekurik. Zure fitxategiak hemen daude oraindik: saiatu berriro geroago.
uploadError-unavailable = Zerbitzua ez dago erabilgarri une honetan. Zure fitxategiak hemen daude oraindik: saiatu berriro une bat barru.
uploadError-idle_timeout = Konexioa jarduerarik gabe egon da denbora luzeegian. Egiaztatu eta saiatu berriro.
uploadError-connect_failed = Zerbitzariak ez du erantzun. Egiaztatu konexioa eta saiatu berriro. Sare batzuek, askotan lantokikoek, igoerek behar dutena blokeatzen dute (WebSocket konexioak): erabili beste sare bat, telefonokoa adibidez, edo galdetu zurea kudeatzen duenari.
uploadError-connection_lost = Konexioa eten da. Zure fitxategiak hemen daude oraindik: saiatu berriro.
uploadError-file_changed = Fitxategietako bat aldatu egin da edo ezin izan da irakurri bidali bitartean. Aukeratu berriro.
downloadErrorLead = Deskarga ez da amaitu. Saiatu berriro; horrek laguntzen ez badu, eskatu bidaltzaileari esteka berri bat.
downloadError-rate_limited = Saiakera gehiegi egin dira. Itxaron une bat eta saiatu berriro.
downloadError-busy = Zerbitzua lanez gainezka dago. Estekak funtzionatzen du oraindik: saiatu berriro une bat barru.
downloadError-unavailable = Zerbitzua ez dago erabilgarri une honetan. Estekak funtzionatzen du oraindik: saiatu berriro une bat barru.
downloadError-connect_failed = Ezin izan da zerbitzarira iritsi. Egiaztatu konexioa eta saiatu berriro.
downloadError-connection_lost = Konexioa eten da. Egiaztatu eta saiatu berriro.
downloadError-damaged = Iritsi dena ez da bidali zena; horregatik, ez da ezer gorde. Saiatu berriro; horrek laguntzen ez badu, eskatu bidaltzaileari esteka berri bat.
downloadError-incomplete = Nabigatzaileak erdian utzi dio gordetzeari. Ezabatu osatu gabeko fitxategia eta saiatu berriro.
downloadError-no_room = Gailu honetan ez dago lekurik fitxategi hauentzat. Egin lekua eta saiatu berriro.
crashLead = Ezin izan da orri hau erakutsi. Kargatu berriro; lehen bidali zenuenari ez dio eragiten.
chunkTitle = Orri honen zati bat falta da
chunkMissingLead = Ezin izan da kargatu. Egiaztatu konexioa eta kargatu orria berriro; lehen bidali zenuenari ez dio eragiten.
chunkTimeoutLead = Gehiegi luzatu da kargatzea. Egiaztatu konexioa eta kargatu orria berriro; lehen bidali zenuenari ez dio eragiten.
waitForTransfer = Transferentzia bat abian da oraindik, eta eten egingo litzateke. Itxaron bukatu arte.
reload = Kargatu berriro
backHome = Itzuli hasierara
outdatedTitle = Bertsio berriago bat dago
outdatedLead = Orri hau zaharkituta dago. Eguneratu jarraitzeko.
update = Eguneratu
outdatedBrowserTitle = Nabigatzaile hau zaharkituta dago
outdatedBrowserLead = Fitxategiak bidali eta jasotzeko behar dena falta zaio. Eguneratu eta ireki berriro helbide bera.
unsupportedTitle = Nabigatzaile honek ezin du { $title } ireki
unsupportedLead = Fitxategiak nabigatzailean zifratzen dira, eta honi horretarako behar dena falta zaio. Erabili nabigatzaile eguneratu bat.
insecureTitle = Helbide hau ez da segurua
insecureLead = Nabigatzaileek modu seguruan kargatutako orrietan bakarrik zifratzen dute. Joan atzera, eta ireki helbide bera hasieran https:// jarrita. Huts egiten badu, eskatu zerbitzu hau kudeatzen duenari haren helbide segurua.
otherBrowser = Lortu beste nabigatzaile bat
help = Laguntza

## Privacy

legalTitle = Pribatutasuna eta baldintzak
legalLead = Zer gertatzen den zure fitxategiekin, esaldi gutxitan.
legalEncrypted = Fitxategiak zifratuta gordetzen dira. Gakoa estekan dago, eta ez da inoiz zerbitzarira iristen.
legalLifetime = Fitxategi bat gordetzeko gehienezko denbora: { $anonymous }, edo { $signedIn } bidaltzaileak saioa hasita badu.
legalOneLifetime = Fitxategi bat gordetzeko gehienezko denbora: { $time }.
legalDownloads = Deskargen muga dela eta, fitxategi bat lehenago ezaba daiteke.
legalLogs = IP helbideak { $days } egunez gordetzen dira zerbitzariaren erregistroetan.
legalAccountToSend = Fitxategiak bidaltzeko kontua behar da; jasotzeko, ez.
legalAccount = Tamaina hau baino handiagoak diren fitxategietarako bakarrik behar da kontua: { $size }.
