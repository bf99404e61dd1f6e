# Envoi: euskara

productName = Envoi

## Page

homeLink = { $title }, hasiera
skipToContent = Joan edukira
promo = Oharra
closeNotice = Itxi
storageBlocked = Nabigatzaile honek ez du zure bidalketen zerrenda gordeko: orria ixtean desagertuko da. Kopiatu estekak aurretik.
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
languageOfBrowser = Nabigatzailearen lehenetsia
languageTold = { $label }: { $language }
languageFailed = Ezin izan da hizkuntza hau kargatu. Egiaztatu konexioa eta saiatu berriro.
introTitle = Partekatu fitxategiak pribatuan, erraz
introLead = Zure fitxategiak gailu honetan zifratzen dira, bidali aurretik. Partekatu esteka nahi dituzun pertsonekin; haiek bakarrik ireki ahal izango dituzte fitxategiak.
notBegunTitle = Oraindik ez dago ezer hemen?
notBegunLead = Egiaztatu konexioa eta kargatu orri hau berriro. Horrek laguntzen ez badu, zure nabigatzailea zaharkituta dago: eguneratu, mesedez.
scriptsOffTitle = JavaScript desgaituta dago
scriptsOffLead = Zure fitxategiak nabigatzailean zifratzen dira, eta horregatik orri honek JavaScript behar du. Gaitu, eta kargatu orria berriro.

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
untilToday = { DATETIME($at, hour: "numeric", minute: "numeric") } arte
untilTomorrow = bihar { DATETIME($at, hour: "numeric", minute: "numeric") } arte
untilDay = { DATETIME($at, day: "numeric", month: "numeric", hour: "numeric", minute: "numeric") } arte
sizeOfTotal = { $done } / { $total }
remaining = Geratzen den denbora: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] deskarga { $count }
   *[other] { $count } deskarga
}
downloadsWithoutLimit = Nahi adina deskarga
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] fitxategi { $count }
   *[other] { $count } fitxategi
}
nameAndMore = { $name } eta beste { $count }

## Common buttons

ok = Ados
done = Eginda
cancel = Utzi
add = Gehitu
doNotAdd = Ez gehitu
tryAgain = Saiatu berriro
copyLink = Kopiatu esteka
copyMessage = Kopiatu mezua
includePassword = Gehitu pasahitza
emailLink = Posta
emailSubject = Fitxategiak zuretzat
copied = Kopiatuta
copyRefused = Nabigatzaileak ez du esteka kopiatzen utzi. Hautatuta dago, zuk zeuk kopiatu ahal izateko.
share = Partekatu
shareNamed = Partekatu { $name }
showQrCode = QR kodea
qrCode = Estekaren QR kodea
qrCodeHint = Eskaneatu telefono baten kamerarekin, esteka bertan irekitzeko.
qrCodeFailed = Ezin izan da QR kodea sortu. Estekak berdin funtzionatzen du.
sendYourOwn = Bidali zure fitxategiak
deleteUpload = Ezabatu
deleteFailed = Ezin izan da bidalketa ezabatu. Egiaztatu konexioa eta saiatu berriro.
passwordProtected = Pasahitzez babestuta
passwordLabel = Pasahitza
showPassword = Erakutsi pasahitza
hidePassword = Ezkutatu pasahitza
filesInside = Bidalketako fitxategiak

## Accounts

signIn = Hasi saioa
signOut = Amaitu saioa
signOutWaits = Transferentzia bat abian da oraindik. Amaitu saioa hura bukatutakoan.
signOutWaitsForTab = Transferentzia bat abian da oraindik beste fitxa batean. Amaitu saioa hura bukatutakoan.
signOutSyncs = Zerrenda gordetzen, saioa amaitu aurretik…
signOutTitle = Saioa amaitu nahi duzu?
signOutLoses = { $count ->
    [one] Bidalketa { $count } gailu honetan bakarrik dago. Saioa amaitu ondoren, ezin izango duzu ikusi, aldatu edo ezabatu. Haren estekak funtzionatzen jarraituko du.
   *[other] { $count } bidalketa gailu honetan bakarrik daude. Saioa amaitu ondoren, ezin izango dituzu ikusi, aldatu edo ezabatu. Haien estekek funtzionatzen jarraituko dute.
}
staySignedIn = Jarraitu saioan
signOutAnyway = Amaitu saioa hala ere
signedOut = Saioa amaitu da.
signedOutRefused = Zure saioa iraungi da. Hasi saioa berriro zure zerrenda ikusteko.
signUpTitle = Hasi saioa gehiago egiteko
signUpLead = Fitxategiak kontu gabe ere bidal ditzakezu. Kontu batekin gehiago egin dezakezu:
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
benefitPerk = Zure zerrenda zifratuta dago beti; zuk bakarrik irakur dezakezu
emailLabel = Helbide elektronikoa (aukerakoa)
signInNotBegun = Ezin izan da saioa hasteko orrira iritsi. Egiaztatu konexioa eta saiatu berriro.
signInAway = Ezin da saioa hasi une honetan. Saiatu berriro geroago.
signInNoRoom = Gailu honetan ez dago saioa hasteko lekurik. Ezabatu jada behar ez dituzun bidalketak eta saiatu berriro.
signInWaits = Transferentzia bat abian da oraindik, eta eten egingo litzateke. Hasi saioa hura bukatutakoan.
signingIn = Saioa hasten…
signInErrorLead = Ez da saioa hasi, eta ez da beste ezer aldatu. Saiatu berriro.
signInReason = Hau gertatzen jarraitzen badu, esan hau zerbitzu hau kudeatzen dutenei: { $reason }
passphraseNeeded = Idatzi zure zerrendaren pasaesaldia
passphraseNeededLead = Zure bidalketen zerrenda zifratzen du, eta ez da inoiz gailu honetatik irteten. Erabili pasaesaldi bera zure gailu guztietan.
passphraseLabel = Pasaesaldia
passphraseTooShort = Laburregia da. Erabili gutxienez { $length } karaktere.
passphraseHint = Gutxienez { $length } karaktere: zuk bakarrik elkartuko zenituzkeen hitz batzuk. Inork ezin du berreskuratu; beraz, idatzi nonbait.
passphraseRunning = Zure gakoa sortzen…
passphraseFailed = Ezin izan da gakoa sortu gailu honetan. Itxi beste fitxak eta saiatu berriro.
goOn = Jarraitu
cancelSignIn = Ez hasi saioa
unknownPassphrase = Pasaesaldi berria da hau?
unknownPassphraseLead = Ez dugu zerrendarik aurkitu pasaesaldi honentzat. Hau zure lehen gailua bada edo pasaesaldi berria nahi baduzu, idatzi berriro zerrenda bat hasteko. Zerrenda bat baduzu jada, agian gaizki idatzi duzu.
passphraseAgain = Idatzi pasaesaldia berriro
passphraseDiffers = Pasaesaldiak ez datoz bat.
beginList = Hasi zerrenda berria
anotherPassphrase = Gaizki idatzi dut
uncheckedPassphrase = Ezin izan da pasaesaldia egiaztatu
uncheckedPassphraseLead = Zerbitzariak ez du esan pasaesaldi honentzako zerrendarik dagoen. Saiatu berriro. Jarraitzen baduzu eta gaizki idatzita badago, ez duzu beste gailuetako zerrenda ikusiko.
trustPassphrase = Jarraitu hala ere
retypePassphrase = Idatzi berriro

## Sending: choosing files

sendFiles = Bidali fitxategiak
dropFiles = Arrastatu eta jaregin fitxategiak
orSelectFiles = edo aukeratu, gehienez { $size }
upToSize = Gehienez { $size }
selectFiles = Hautatu fitxategiak
selectFolder = Hautatu karpeta bat
sharedTitle = Fitxategi hauek gehitu?
sharedLead = Beste aplikazio edo webgune batek orri honekin partekatu ditu. Gehitu espero zenuena bakarrik.
accountNeeded = Hasi saioa fitxategiak bidaltzeko
accountNeededLead = Hemen kontu bat behar duzu fitxategiak bidaltzeko. Edonork jaso ditzake.
accountNeededBlocked = Hemen kontu bat behar duzu fitxategiak bidaltzeko, baina nabigatzaile honek ezin du orri honetako saioa gorde. Fitxategiak jaso ditzakezu, hala ere.
accountNeededToRequest = Hemen kontu bat behar duzu fitxategiak eskatzeko. Esteka duen edonork bidal diezazkizuke.
signInForSize = Hasi saioa gehienez { $size } bidaltzeko
dropNow = Jaregin fitxategiak gehitzeko
chosenFiles = Zure fitxategiak
addMoreFiles = Gehitu gehiago
removeFile = Kendu { $name }
fileRemoved = { $name } kendu da
addFolder = Gehitu karpeta bat
skipped-none = Ez da gehitzeko fitxategirik aurkitu
skipped-empty = { $count ->
    [one] Fitxategi huts { $count } ez da gehitu
   *[other] { $count } fitxategi huts ez dira gehitu
}
skipped-chosen = { $count ->
    [one] Lehendik gehituta zegoen fitxategi { $count } ez da berriro gehitu
   *[other] Lehendik gehituta zeuden { $count } fitxategi ez dira berriro gehitu
}
skipped-system = Gehitu ez diren sistema-fitxategiak: { $count }
skipped-unreadable = Ezin izan da irakurri: { $name }
expiryChoices = Esteka noiz iraungiko den
downloadLimitLabel = Deskargak
timeLimitLabel = Denbora
addPassword = Babestu pasahitz batekin
liveLink = Lortu esteka igo bitartean
liveLinkHint = Hartzaileak beren nabigatzailean deskargatzen has daitezke zu oraindik igotzen ari zaren bitartean. Eduki orri hau irekita.
passwordMissing = Idatzi pasahitz bat, edo kendu marka pasahitzik gabe bidaltzeko.
maxPasswordLength = Pasahitzek gehienez { $length } karaktere izan ditzakete.
uploadFiles = { $count ->
    [one] Igo fitxategi { $count }
   *[other] Igo { $count } fitxategi
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Fitxategi gehiegi
noticeTitle-fileTooBig = Handiegia bidaltzeko
noticeTitle-tooManyArchives = Bidalketa gehiegi
noticeTitle-unreadableFiles = Ezin dira fitxategi hauek irakurri
tooManyFiles = { $count ->
    [one] Fitxategi { $count } bidal dezakezu aldi bakoitzean; zuk { $chosen } aukeratu dituzu. Konprimitu zip batean, edo aukeratu bat.
   *[other] Gehienez { $count } fitxategi bidal ditzakezu aldi berean; zuk { $chosen } aukeratu dituzu. Konprimitu zip batean, edo aukeratu gutxiago.
}
tooManyFilesAtOnce = { $count ->
    [one] Fitxategi { $count } bidal dezakezu aldi bakoitzean. Konprimitu zip batean, edo aukeratu bat.
   *[other] Gehienez { $count } fitxategi bidal ditzakezu aldi berean. Konprimitu zip batean, edo aukeratu gutxiago.
}
addFitting = { $count ->
    [one] Gehitu lehena
   *[other] Gehitu lehen { $count }
}
fileTooBig = Gehienez { $size } bidal ditzakezu aldi berean. Bidali fitxategi hauek zati txikiagotan.
tooManyArchives = { $count ->
    [one] Bidalketa { $count } eduki dezakezu aldi berean. Ezabatu, edo itxaron iraungi arte.
   *[other] Gehienez { $count } bidalketa eduki ditzakezu aldi berean. Ezabatu bat, edo itxaron bat iraungi arte.
}
unreadableFiles = Ezin dugu jaregin duzuna irakurri. Aukeratu fitxategiak botoiarekin.
needsAccountSize = Konturik gabe, gehienez { $size } bidal ditzakezu aldi bakoitzean.
needsAccountCount = { $count ->
    [one] Konturik gabe, esteka batek gehienez deskarga { $count } onartzen du.
   *[other] Konturik gabe, esteka batek gehienez { $count } deskarga onartzen ditu.
}
needsAccountTime = Konturik gabe, hau da esteka baten gehienezko iraupena: { $time }.

## Sending: under way and done

chosenTold = { $files }, guztira { $size }
noAnswer = Konexioaren zain. Automatikoki jarraituko dugu.
uploading = Igotzen
uploadWaiting = Igotzeko zain
pause = Pausatu
uploadPaused = Pausatuta
liveLinkReady = Esteka honek funtzionatzen du jada. Hartzaileek fitxategiak igo ahala jasotzen dituzte. Eduki orri hau irekita.
unfinishedUpload = Etendako igoera
continueFrom = { $size }-tik jarraitu?
sameFilesNeeded = Jarraitzeko, aukeratu berriro fitxategi berak.
otherFiles = Ez dira fitxategi berak, edo aldatu egin dira ordutik. Ez da beste ezer bidali.
notSent = Oraindik igo gabe
prepareNext = Prestatu hurrengo igoera
waitsForUpload = Uneko igoera amaitzean hasiko da.
stopUploadTitle = Igoera hau gelditu nahi duzu?
stopUploadLead = Orain arte bidalitakoa galdu egingo da. Aukeratutako fitxategiak hemen daude oraindik.
keepUploading = Jarraitu igotzen
stopUpload = Gelditu igoera
showUpload = Erakutsi
importing = Zure fitxategiak irakurtzen…
encrypting = Zifratzen…
finalising = Ia amaituta. Zure fitxategiak gordetzen…
expiresAfter = Iraupena: { $downloads } edo { $time }
settingPassword = Pasahitza ezartzen…
passwordFailed = Ezin izan da pasahitza ezarri
passwordFailedLead = Zure fitxategiak igota daude, baina oraindik babestu gabe; horregatik, ez dizugu esteka erakutsi. Saiatu berriro, edo ezabatu bidalketa.
uploaded = Partekatzeko prest
linkReady = Zure esteka prest dago
uploadComplete = Igoera amaituta
shareLink = Zure fitxategien esteka
sendMore = Bidali fitxategi gehiago
linkDialogLead = Esteka hau duen edonork deskarga dezake { $name }.
linkDialogNote = Esteka hau duen edonork irakur dezake zure oharra.
linkNeedsPassword = Pasahitza ere beharko dute.

howProtected = Nola babesten diren zure fitxategiak
protectionTitle = Muturretik muturrera zifratuta
protectionEncrypted = Zure nabigatzaileak fitxategiak zifratzen ditu gailu honetatik irten aurretik. Zerbitzariak irakurri ezin duena bakarrik gordetzen du.
protectionKey = Gakoa estekaren zati bat da, # ikurraren ondoren. Ez da inoiz zerbitzarira bidaltzen; beraz, partekatu esteka konfiantzazko jendearekin bakarrik.
protectionExpiry = Fitxategiak ezabatu egiten dira esteka iraungitzean: zuk aukeratutako deskargen edo denboraren ondoren.

## Keyboard shortcuts

shortcutsTitle = Laster-teklak
shortcutChoose = Aukeratu fitxategiak
shortcutUpload = Igo
shortcutCopy = Kopiatu esteka
shortcutDownload = Deskargatu
shortcutHelp = Erakutsi zerrenda hau
shortcutsOn = Erabili laster-teklak

## The survey

surveyTitle = Esaguzu zer deritzozun
surveyLead = Zure erantzunek hau hobetzen laguntzen digute. Inkesta beste orri batean irekitzen da, eta ez du zure fitxategiei buruzko ezer jakingo.
giveFeedback = Eman iritzia
surveySkip = Saltatu

## The person's own uploads

yourUploads = Zure bidalketak
noUploads = Bidaltzen dituzun fitxategiak hemen agertzen dira, esteka berriro kopiatu edo fitxategiak ezabatu ahal izateko.
joinOffer = Saioa hasi aurretik gailu honetatik bidalitakoak: { $count }. Zure zerrendara gehitu?
downloadsLeft = { $count ->
    [one] Deskarga { $count } geratzen da
   *[other] { $count } deskarga geratzen dira
}
timeLeft = Geratzen den denbora: { $time }
deleteNamed = Ezabatu { $name }
deletingNamed = { $name } ezabatzen…
undo = Desegin
keep = Ez ezabatu
moreActions = Ekintza gehiago: { $name }
openPage = Ireki deskarga-orria
openDownloadPage = Ireki deskarga-orria: { $name }
changeLimits = Aldatu
changeLimitsNamed = Aldatu estekaren iraungitzea: { $name }
changeLimitsTitle = Aldatu estekaren iraungitzea
keepTime = Aldaketarik gabe
timeFromNow = Hemendik aurrera { $time }
save = Gorde
goneTitle = Bidalketa hau jada ez dago
goneLead = { $name } iraungi da, deskarga-mugara iritsi da, edo beste nonbait ezabatu da. Ez da ezer aldatu.
passwordNotSet = Pasahitza ez dago ezarrita; horregatik, esteka ezkutatuta dago. Hori aldatzen ez bada, ezabatu bidalketa eta bidali fitxategiak berriro.
changeFailed = Ezin izan da gorde. Egiaztatu aukeratutakoa eta konexioa, eta saiatu berriro.
pastUploads = Azken 7 egunetan amaituak
clearPast = Garbitu
pastDownloaded = Deskargatuta: { $time }
pastDownloadedBefore = Hau baino lehen deskargatuta: { $time }
pastExpired = Iraungita: { $time }
pastDeleted = Ezabatuta: { $time }
pastGone = Agortuta edo ezabatuta: { $time }
pastGoneBefore = Hau baino lehen agortuta edo ezabatuta: { $time }
requestFiles = Eskatu fitxategiak
newRequestLead = Sortu esteka bat, edonork zuk bakarrik irakur ditzakezun fitxategiak bidal diezazkizun.
requestWanted = Zer behar duzun, lerro bakoitzean gauza bat
requestAskerHint = Bidaltzaileek izen hau ikusten dute. Inork ez du egiaztatzen.
requestOpenFor = Irekita
deliveries = Bidalketak
requestDeliverySize = Bidalketa bakoitzaren tamaina
requestTotalSize = Tamaina guztira
newRequestKinds = Fitxategi motak, adibidez .pdf (aholku gisa)
requestLink = Eskaeraren esteka
requestReadyLead = Esteka hau duen edonork fitxategiak bidal diezazkizuke. Zuk bakarrik irakur ditzakezu.
requestSubject = Bidali fitxategiak, mesedez
ownerLink = Ontziaren esteka
ownerLinkWarning = Ontzi hau beste gailu batean irekitzen du. Duenak jasotzen duzun guztia irakur dezake; gorde zuretzat.
inbox = Sarrera-ontzia
yourRequests = Zure eskaerak
joinRequests = Saioa hasi aurretik gailu honetan sortutako eskaerak: { $count }. Zure zerrendara gehitu?
newDeliveries = Bidalketa berriak: { $count }
notifyDeliveries = Jakinarazi bidalketak
requestAccepts = Fitxategiak onartzen ditu
requestClosed = Ez du fitxategi gehiago onartzen
noDeliveries = Oraindik ez da ezer iritsi. Bidalketak hemen agertuko dira.
requestGoneLead = Eskaera hau iraungi edo ezabatu da.
requestUntrusted = Eskaera hau ez da fidagarria
requestUntrustedLead = Esteka hondatuta dago, edo zerbitzariak beste eskaera bat erakusten du. Ez da ezer erakusten.
deliveryComing = Bidaltzen
deliveryNew = Jasota
deliveryCollected = Gordeta
removeDelivery = Ezabatu zerbitzaritik
deliveryRefused-repeated = Baztertuta: bidalketa hau bi aldiz ageri da.
deliveryRefused-forged = Baztertuta: ez da zure estekarekin egin.
deliveryRefused-damaged = Baztertuta: hondatuta dago edo aldatu da.
closeRequest = Ez onartu gehiago
closeRequestTitle = Fitxategiak onartzeari utzi?
closeRequestLead = Estekak betiko utziko dio funtzionatzeari, eta oraindik bidaltzen ari diren fitxategiak ez dira iritsiko. Iritsitakoa hemen geratuko da.
newLink = Esteka berria
newLinkLead = Esteka zaharrak funtzionatzeari utziko dio berria prest dagoenean. Iritsitakoa ontzi zaharrean geratuko da.
deleteRequestTitle = Eskaera hau ezabatu?
deleteRequestLead = Estekak funtzionatzeari utziko dio, eta iritsitako guztia zerbitzaritik ezabatuko da. Gorde dituzun fitxategiak geratuko dira.

## Receiving

checkingLink = Zure fitxategiak bilatzen…
checkFailed = Ezin da zerbitzarira iritsi
checkFailedLead = Ez da ezer galdu. Egiaztatu konexioa eta saiatu berriro.
checkRefused = Zerbitzaria lanpetuta dago
checkRefusedLead = Ez da ezer galdu. Saiatu berriro une bat barru.
waitAsked = Itxaron, mesedez: { $time }.
expiredTitle = Fitxategi hauek jada ez daude
expiredLead = Esteka iraungi da, deskarga-mugara iritsi da edo bidaltzaileak ezabatu du. Eskatu berri bat.
removedTitle = Fitxategi hauek kendu egin dira
removedLead = Zerbitzu hau kudeatzen dutenek kendu dituzte; beraz, estekak ez du jada funtzionatzen.
contactOperator = Haiekin hitz egin
passwordNeeded = Idatzi pasahitza
passwordNeededLead = Eskatu pasahitza bidaltzaileari; ez dago estekan.
passwordTryAgain = Pasahitz okerra. Saiatu berriro.
unlock = Desblokeatu
keyNeeded = Esteka hau ez dago osorik
keyNeededLead = Estekaren zati bat falta da. Kopiatu berriro eta itsatsi hemen.
keyLabel = Esteka edo gakoa
notAKey = Hori ez da zerbitzu honetako esteka edo gako bat.
keyOfAnotherFile = Esteka hori beste fitxategi batzuena da.
openLink = Ireki
wrongKey = Esteka honek ez du funtzionatzen
wrongKeyLead = Agian zati bat falta zaio. Kopiatu esteka osoa zure mezutik eta itsatsi hemen.
filesForYou = { $count ->
    [one] Fitxategi bat zuretzat
   *[other] { $count } fitxategi zuretzat
}
filesForYouLead = Muturretik muturrera zifratuta. Zure nabigatzailean bakarrik deszifratzen da.
fromSender = Bidaltzailearengandik
showMore = Erakutsi gehiago
download = Deskargatu
noStreamsWarning = Hain fitxategi handia irekitzeko, nabigatzaile honek dena memorian eduki behar du, eta horrek huts egin dezake. Zer egin nahi duzu?
noStreams-copyLink = Kopiatu esteka beste nabigatzaile batean irekitzeko
noStreams-otherBrowser = Lortu fitxategi handiak zuzenean gordetzen dituen nabigatzaile bat
noStreams-download = Deskargatu hemen hala ere
linkLife = Iraungi arte: { $time }
linkLifeUnderMinute = Minutu bat baino lehen iraungiko da
lastDownloadNote = Azken deskarga: ireki edo gorde ondoren, estekak ez du funtzionatuko.
ownUpload = { $left ->
    [one] Hau zeure bidalketa da. Deskargatzen baduzu, beste inork ezingo du deskargatu.
   *[other] Hau zeure bidalketa da. Deskargatzen baduzu, geratzen diren { $left } deskargetako bat erabiliko duzu.
}
downloadsTaken = Norbait azken deskarga egiten ari da oraintxe. Eteten bada, berriro saia zaitezke bi minutu barru.
downloading = Deskargatzen
decrypting = Deszifratzen…
downloadBegunAnew = Ezin izan da deskarga hau jarraitu, eta hasieratik hasi da berriro.
stillUploading = Bidaltzailea fitxategiak igotzen ari da oraindik. Dagoeneko has zaitezke deskargatzen.
waitsForSender = Bidaltzailearen zain. Automatikoki jarraituko dugu.
downloadFinished = Deskarga amaituta
downloadFinishedLead = { $name } zure Deskargak karpetan dago.
savedInFolder = Hemen gorde da: { $folder }
downloadFinishedRenamed = Zure Deskargak karpetan dago; baliteke nabigatzaileak beste izen bat jarri izana.
downloadAgain = Deskargatu berriro
lastDownloadDone = Hori zen azken deskarga; beraz, estekak ez du jada funtzionatzen.
downloadStopped = Deskarga ez da amaitu
showDownload = Erakutsi

## Sending what a request asks for

requestTitle = Fitxategiak eskatu dizkizute
requestLead = Gailu honetan zifratzen da. Eskatu duenak bakarrik ireki dezake bidaltzen duzuna.
requestWords = Eskatu duenarengandik (egiaztatu gabe)
requestKinds = Nahiago diren fitxategi motak
requestLeft = Geratzen diren bidalketak
requestRoom = Geratzen den lekua
requestEach = Gehienez bidalketako
requestSend = Bidali
requestPasswordLead = Eskatu esteka bidali dizunari.
requestSent = Bidalita
requestSentLead = Eskatu duenak bakarrik ireki dezake. Jaso izanaren kode bera ikusten du.
receiptLabel = Jaso izanaren kodea
copyReceipt = Kopiatu jaso izanaren kodea
delivery-stored = Iritsi da. Oraindik ez dute jaso.
delivery-collected = Jaso dute.
delivery-gone = Ezabatu edo iraungi da, inork jaso gabe.
deliveryLost = Ezin da jarraitu etendako igoera.
sentBefore = Gailu honetatik bidalita
sentAt = Bidalita: { $time }
requestEnded-unknown = Ez dago horrelako eskaerarik
requestEndedLead-unknown = Ezabatu edo iraungi da, edo zerbitzu honek ez du eskaerarik onartzen. Eskatu esteka berri bat.
requestEnded-closed = Eskaera hau itxita dago
requestEnded-full = Eskaera hau beteta dago
requestEndedLead = Ez du ezer gehiago onartzen. Eskatu esteka berri bat.
requestEnded-untrusted = Ezin da esteka honetaz fidatu
requestEndedLead-untrusted = Esteka eta zerbitzaria ez datoz bat, beraz ez da ezer bidali. Eskatu esteka berriro beste bide batetik.

## Reporting an upload to whoever runs the service

report = Salatu
reportTitle = Salatu igoera hau
reportLead = Zerbitzu hau kudeatzen dutenengana doa. Haiek bakarrik irakur dezakete idazten duzuna.
reportReason = Zer gertatzen da?
reportReason-malware = Software kaltegarria
reportReason-fraud = Iruzurra edo phishinga
reportReason-illegal = Legez kanpoko edukia
reportReason-other = Beste zerbait
reportWords = Zer jakin beharko lukete?
reportKey = Gehitu gakoa
reportKeyHint = Gakoarekin fitxategiak ireki ditzakete. Gakorik gabe, ez.
reportSend = Bidali salaketa
reportSent = Salaketa bidalita
reportSentLead = Eskerrik asko. Zerbitzu hau kudeatzen dutenek aztertuko dute.
reportFailed = Ezin izan da bidali. Egiaztatu konexioa eta saiatu berriro.

## Dead ends

loading = Une bat…
configFailed = Ezin da zerbitzarira iritsi
configFailedLead = Ez da ezer galdu. Egiaztatu konexioa eta saiatu berriro.
intercepted = Zerbitzu honen ordez, saioa hasteko orri batek edo zure sareak erantzun du. Ireki orri hau beste fitxa batean, eta hasi saioa han, eskatzen badizu.
pageNotFound = Ez da orria aurkitu
pageNotFoundLead = Egiaztatu helbidea, edo hasi hasierako orritik.
notFoundTitle = Hemen ez dago ezer
notFoundLead = Fitxategiak iraungi dira edo ezabatu egin dira, edo esteka ez dago osorik.
errorTitle = Zerbait gaizki joan da
errorLead = Zerbait hautsi da. Ez da galdu bidali duzun ezer.
uploadErrorLead = Zure fitxategiak ez dira bidali, baina aukeratutakoak hemen daude oraindik. Saiatu berriro.
uploadError-too_large = Fitxategi hauek zerbitzu honek onartzen duena baino handiagoak dira. Bidali zati txikiagotan.
uploadError-bad_limit = Zerbitzu honek jada ez du hainbeste deskarga edo hainbeste denbora onartzen. Kargatu orria berriro eta aukeratu beste behin.
uploadError-unauthorized = Saioa hasi behar duzu hemen fitxategiak bidaltzeko. Hasi saioa eta aukeratu fitxategiak berriro.
uploadError-sender_unknown = Ezin izan dugu egiaztatu saioa hasita duzula; beraz, guztientzako mugak aplikatu dira. Saioa amaitu bazaizu, hasi berriro; bestela, saiatu berriro une bat barru.
uploadError-issuer_away = Zerbitzua ez dago erabilgarri une honetan, edo ezin du egiaztatu nork hasi duen saioa. Konturik gabe, hauek dira mugak: { $size }, { $downloads } eta { $time }. Bidali gutxiago, edo saiatu berriro une bat barru.
uploadError-signed_out = Zure saioa amaitu da gailu honetan; horregatik, bidalketa hau gelditu da.
uploadError-rate_limited = Saiakera gehiegi. Itxaron une bat eta saiatu berriro.
uploadError-too_many_uploads = Igoera gehiegi zure saretik edo kontutik. Zure fitxategiak hemen daude oraindik.
uploadError-too_many_bytes = Datu gehiegi zure saretik edo kontutik. Zure fitxategiak hemen daude oraindik.
uploadError-busy = Zerbitzua oso lanpetuta dago. Zure fitxategiak hemen daude oraindik: saiatu berriro une bat barru.
uploadError-full = Zerbitzuak ez du orain fitxategi gehiagorentzako lekurik. Zure fitxategiak hemen daude oraindik: saiatu berriro geroago.
uploadError-unavailable = Zerbitzua ez dago erabilgarri une honetan. Zure fitxategiak hemen daude oraindik: saiatu berriro une bat barru.
uploadError-idle_timeout = Konexioa jarduerarik gabe egon da denbora luzeegian. Egiaztatu eta saiatu berriro.
uploadError-connect_failed = Ezin da zerbitzarira iritsi. Egiaztatu konexioa eta saiatu berriro. Sare batzuek, askotan lantokikoek, igoerak blokeatzen dituzte. Probatu beste sare bat, telefonokoa adibidez, edo galdetu zurea kudeatzen duenari.
uploadError-connection_lost = Konexioa eten da. Zure fitxategiak hemen daude oraindik: saiatu berriro.
uploadError-file_changed = Fitxategietako bat aldatu egin da edo ezin izan da irakurri bidali bitartean. Aukeratu berriro.
downloadErrorLead = Deskarga ez da amaitu. Saiatu berriro; horrek laguntzen ez badu, eskatu bidaltzaileari esteka berri bat.
downloadError-rate_limited = Saiakera gehiegi. Itxaron une bat eta saiatu berriro.
downloadError-busy = Zerbitzua oso lanpetuta dago. Estekak funtzionatzen du oraindik: saiatu berriro une bat barru.
downloadError-unavailable = Zerbitzua ez dago erabilgarri une honetan. Estekak funtzionatzen du oraindik: saiatu berriro une bat barru.
downloadError-connect_failed = Ezin da zerbitzarira iritsi. Egiaztatu konexioa eta saiatu berriro.
downloadError-connection_lost = Konexioa eten da. Egiaztatu eta saiatu berriro.
downloadError-damaged = Iritsi dena ez da bidali zena; horregatik, ez da ezer gorde. Saiatu berriro; horrek laguntzen ez badu, eskatu bidaltzaileari esteka berri bat.
downloadError-incomplete = Nabigatzaileak erdian utzi dio gordetzeari. Ezabatu osatu gabeko fitxategia eta saiatu berriro.
downloadError-upload_abandoned = Bidaltzaileak igotzeari utzi dio amaitu aurretik. Eskatu esteka berri bat.
downloadError-no_room = Gailu honetan ez dago lekurik fitxategi hauentzat. Egin lekua eta saiatu berriro.
crashLead = Ezin izan da orri hau erakutsi. Kargatu berriro; bidali duzun guztia salbu dago.
chunkTitle = Orri honen zati bat falta da
chunkMissingLead = Ezin izan da kargatu. Egiaztatu konexioa eta kargatu orria berriro; bidali duzun guztia salbu dago.
chunkTimeoutLead = Gehiegi luzatu da kargatzea. Egiaztatu konexioa eta kargatu orria berriro; bidali duzun guztia salbu dago.
waitForTransfer = Transferentzia bat abian da oraindik, eta eten egingo litzateke. Itxaron bukatu arte.
reload = Kargatu berriro
backHome = Itzuli hasierara
outdatedTitle = Bertsio berriago bat dago
outdatedLead = Orri hau zaharkituta dago. Eguneratu jarraitzeko.
update = Eguneratu
outdatedBrowserTitle = Zure nabigatzailea zaharkituta dago
outdatedBrowserLead = Fitxategiak bidali eta jasotzeko behar dena falta zaio. Eguneratu eta ireki helbide hau berriro.
unsupportedTitle = Nabigatzaile honek ezin du { $title } ireki
unsupportedLead = Fitxategiak nabigatzailean zifratzen dira, eta honek ezin du hori egin. Hau egin dezakezu:
unsupportedUpdate = Eguneratu nabigatzaile hau, eta ireki esteka berriro.
unsupportedOther = Edo kopiatu esteka Chrome, Edge, Firefox edo Safariren bertsio eguneratu batera.
unsupportedInApp = Esteka beste aplikazio baten barruan ireki baduzu, aukeratu «Ireki nabigatzailean» aplikazio haren menuan.
insecureTitle = Helbide hau ez da segurua
insecureLead = Nabigatzaileek orri seguruetan bakarrik zifratzen dute. Joan atzera, eta ireki helbide bera aurrean https:// jarrita. Huts egiten badu, eskatu zerbitzu hau kudeatzen duenari haren helbide segurua.
otherBrowser = Lortu beste nabigatzaile bat
help = Laguntza

## Privacy

legalTitle = Pribatutasuna eta baldintzak
legalLead = Zer gertatzen den zure fitxategiekin, esaldi gutxitan.
legalEncrypted = Fitxategiak zifratuta gordetzen dira. Gakoa estekan dago, eta ez da inoiz zerbitzarira iristen.
legalLifetime = Fitxategiak gordetzeko gehienezko denbora: { $anonymous }, edo { $signedIn } saioa hasita baduzu.
legalOneLifetime = Fitxategiak gordetzeko gehienezko denbora: { $time }.
legalDownloads = Fitxategiak ezabatu egiten dira deskarga-mugara iristean.
legalLogs = IP helbideak { $days } egunez gordetzen ditugu zerbitzariaren erregistroetan.
legalAccountToSend = Kontu bat behar duzu fitxategiak bidaltzeko, baina ez jasotzeko.
legalAccount = Tamaina hau baino handiagoak diren fitxategietarako bakarrik behar duzu kontua: { $size }.

## Notes and messages

writeNote = Idatzi ohar bat
noteLabel = Zure oharra
noteHint = Fitxategi bat bezala zifratzen da.
noteReadOnce = Fitxategi bat bezala zifratzen da, eta behin bakarrik irakur daiteke.
noteDone = Gehitu oharra
createLink = Sortu esteka
note = Oharra
editNote = Editatu oharra
addMessage = Gehitu izenburu edo mezu bat
titleLabel = Izenburua
messageLabel = Mezua
senderLabel = Zure izena
noteForYou = Ohar bat zuretzat
showNote = Erakutsi oharra
showNoteOnce = Erakusteak azken deskarga erabiltzen du: ezingo duzu berriro erakutsi.
copyText = Kopiatu testua
saveNote = Gorde fitxategi gisa
textCopyRefused = Nabigatzaileak ez du kopiatzen utzi. Hautatu testua eta kopiatu zuk zeuk.

## Looking before taking

preview = Aurrebista
previewNamed = Aurrebista: { $name }
selectFile = Hautatu { $name }
downloadSelected = { $count ->
    [one] Deskargatu fitxategi { $count }
   *[other] Deskargatu { $count } fitxategi
}
downloadAll = Deskargatu denak
saveToFolder = Gorde karpeta batean
takingCounts = Irekitzea edo gordetzea deskarga bat gisa zenbatzen da.
takingCounted = Deskarga bat zenbatu da. Ez da beste ezer zenbatuko orri hau irekita dagoen bitartean.
previewFailed = Ezin izan da fitxategi hau erakutsi. Hobe duzu deskargatzea.
previewTooLarge = Fitxategi hau handiegia da aurrebistarako. Hobe duzu deskargatzea.
previewCut = Hasiera bakarrik erakusten da.
previewProtected = Fitxategi hau pasahitzez babestuta dago. Deskargatu irekitzeko.
previewMissingPictures = Orri honetan erakutsi ezin izan diren irudiak: { $count }
previewIncomplete = Zati batzuk ezin dira behar bezala erakutsi.
previewNotText = Badirudi fitxategi honek ez duela testurik. Hobe duzu deskargatzea.
previewEncoding = Testuaren kodeketa
previousFile = Aurrekoa
nextFile = Hurrengoa
filePlace = { $place }/{ $count }
noPreview = Fitxategi honek ez du aurrebistarik.
close = Itxi

## Strong passwords

strongPassword = Oso sendoa: Envoi bidez bakarrik irekitzen da
strongPasswordHint = Askoz zailagoa asmatzen, baita zerbitzu honentzat ere. Aplikazio zaharragoek ezin dute esteka ireki.
suggestPassphrase = Proposatu pasaesaldi bat
suggestFailed = Ezin izan da proposamenik kargatu. Egiaztatu konexioa eta saiatu berriro, edo idatzi zure pasahitza.
copyPassword = Kopiatu pasahitza
makingKey = Zifratzea prestatzen…
checkingPassword = Pasahitza egiaztatzen…

## News

downloadingNow = Orain deskargatzen
wrongPasswords = { $count ->
    [one] Pasahitz okerra, saiakera { $count }
   *[other] Pasahitz okerra, { $count } saiakera
}
notifyMe = Jakinarazi deskargak
notifyOn = Jakinarazpenak aktibatuta daude
notifyBlocked = Zure nabigatzaileak orri honen jakinarazpenak blokeatzen ditu.
wasDownloaded = { $name } deskargatu da
