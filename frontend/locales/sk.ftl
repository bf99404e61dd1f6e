# Envoi: slovenčina

productName = Envoi

## Page

homeLink = { $title }, domov
skipToContent = Prejsť na obsah
promo = Oznam
closeNotice = Zavrieť
storageBlocked = Tento prehliadač zoznam vašich zásielok neuloží: po zatvorení stránky zmizne. Najprv si skopírujte odkazy.
storageFull = Na tomto zariadení už nie je miesto pre zoznam vašich zásielok. Skôr než stránku zatvoríte, skopírujte si odkazy alebo odstráňte zásielky, ktoré už nepotrebujete.
footerPromise = Súbory sa zašifrujú skôr, než opustia vaše zariadenie. Otvoria ich len ľudia, ktorí majú odkaz.
footerLinks = O tejto službe
link-privacy = Súkromie
link-terms = Podmienky
link-cookies = Cookies
link-source = Zdrojový kód
link-feedback = Spätná väzba
feedbackFacts = Verzia { $version }, { $browser }
language = Jazyk
languageOfBrowser = Podľa prehliadača
languageTold = { $label }: { $language }
languageFailed = Tento jazyk sa nepodarilo načítať. Skontrolujte pripojenie a skúste to znova.
introTitle = Súkromné a jednoduché zdieľanie súborov
introLead = Vaše súbory sa zašifrujú na tomto zariadení ešte pred odoslaním. Odkaz zdieľajte s tými, ktorých si vyberiete; súbory otvoria len oni.
notBegunTitle = Ešte tu nič nie je?
notBegunLead = Skontrolujte pripojenie a načítajte túto stránku znova. Ak to nepomôže, váš prehliadač je zastaraný: aktualizujte ho.
scriptsOffTitle = JavaScript je vypnutý
scriptsOffLead = Vaše súbory sa šifrujú v prehliadači, preto táto stránka potrebuje JavaScript. Zapnite ho a načítajte stránku znova.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } bajt
    [few] { $num } bajty
    [many] { $num } bajtu
   *[other] { $num } bajtov
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } deň
    [few] { $num } dni
    [many] { $num } dňa
   *[other] { $num } dní
}
hours = { $num ->
    [one] { $num } hodina
    [few] { $num } hodiny
    [many] { $num } hodiny
   *[other] { $num } hodín
}
minutes = { $num ->
    [one] { $num } minúta
    [few] { $num } minúty
    [many] { $num } minúty
   *[other] { $num } minút
}
seconds = { $num ->
    [one] { $num } sekunda
    [few] { $num } sekundy
    [many] { $num } sekundy
   *[other] { $num } sekúnd
}
shortDays = { $num ->
    [one] { $num } deň
    [few] { $num } dni
    [many] { $num } dňa
   *[other] { $num } dní
}
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = do { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = do zajtra, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = do { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } z { $total }
remaining = Zostáva: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } stiahnutie
    [few] { $count } stiahnutia
    [many] { $count } stiahnutia
   *[other] { $count } stiahnutí
}
downloadsWithoutLimit = Ľubovoľný počet stiahnutí
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } súbor
    [few] { $count } súbory
    [many] { $count } súboru
   *[other] { $count } súborov
}
nameAndMore = { $name } a ďalšie: { $count }

## Common buttons

ok = OK
done = Hotovo
cancel = Zrušiť
add = Pridať
doNotAdd = Nepridávať
tryAgain = Skúsiť znova
copyLink = Skopírovať odkaz
copyMessage = Skopírovať správu
includePassword = Priložiť heslo
emailLink = E-mail
emailSubject = Súbory pre vás
copied = Skopírované
copyRefused = Prehliadač nedovolil odkaz skopírovať. Je označený, takže ho môžete skopírovať sami.
share = Zdieľať
shareNamed = Zdieľať { $name }
showQrCode = QR kód
qrCode = QR kód tohto odkazu
qrCodeHint = Naskenujte ho fotoaparátom telefónu a odkaz sa otvorí tam.
qrCodeFailed = QR kód sa nepodarilo vytvoriť. Odkaz naďalej funguje.
sendYourOwn = Poslať vlastné súbory
deleteUpload = Odstrániť
deleteFailed = Zásielku sa nepodarilo odstrániť. Skontrolujte pripojenie a skúste to znova.
passwordProtected = Chránené heslom
passwordLabel = Heslo
showPassword = Zobraziť heslo
hidePassword = Skryť heslo
filesInside = Súbory v tejto zásielke

## Accounts

signIn = Prihlásiť sa
signOut = Odhlásiť sa
signOutWaits = Prenos ešte prebieha. Odhláste sa, keď sa skončí.
signOutWaitsForTab = Prenos ešte prebieha na inej karte. Odhláste sa, keď sa skončí.
signOutSyncs = Pred odhlásením ukladáme váš zoznam…
signOutTitle = Odhlásiť sa?
signOutLoses = { $count ->
    [one] { $count } zásielka je len na tomto zariadení. Po odhlásení ju už neuvidíte, nezmeníte ani neodstránite. Jej odkaz bude fungovať ďalej.
    [few] { $count } zásielky sú len na tomto zariadení. Po odhlásení ich už neuvidíte, nezmeníte ani neodstránite. Ich odkazy budú fungovať ďalej.
    [many] { $count } zásielky je len na tomto zariadení. Po odhlásení ich už neuvidíte, nezmeníte ani neodstránite. Ich odkazy budú fungovať ďalej.
   *[other] { $count } zásielok je len na tomto zariadení. Po odhlásení ich už neuvidíte, nezmeníte ani neodstránite. Ich odkazy budú fungovať ďalej.
}
staySignedIn = Neodhlasovať sa
signOutAnyway = Aj tak sa odhlásiť
signedOut = Odhlásenie prebehlo.
signedOutRefused = Platnosť prihlásenia sa skončila. Zoznam uvidíte, keď sa znova prihlásite.
signUpTitle = Po prihlásení získate viac
signUpLead = Súbory môžete posielať aj bez účtu. S účtom toho môžete viac:
benefitSize = Posielať naraz až { $size }
benefitCount = { $count ->
    [one] Povoliť až { $count } použitie odkazu
    [few] Povoliť až { $count } použitia odkazu
    [many] Povoliť až { $count } použitia odkazu
   *[other] Povoliť až { $count } použití odkazu
}
benefitTime = { $token ->
    [one] Ponechať odkaz v platnosti až { $token } deň
    [few] Ponechať odkaz v platnosti až { $token } dni
    [many] Ponechať odkaz v platnosti až { $token } dňa
   *[other] Ponechať odkaz v platnosti až { $token } dní
}
benefitSync = Vidieť svoje zásielky na všetkých zariadeniach
benefitPerk = Zoznam zostáva zašifrovaný; prečítate ho len vy
emailLabel = E-mail (nepovinný)
signInNotBegun = Prihlasovaciu stránku sa nepodarilo otvoriť. Skontrolujte pripojenie a skúste to znova.
signInAway = Prihlásenie teraz nie je dostupné. Skúste to neskôr.
signInNoRoom = Na tomto zariadení nie je na prihlásenie dosť miesta. Odstráňte zásielky, ktoré už nepotrebujete, a skúste to znova.
signInWaits = Prenos ešte prebieha a prihlásením by sa stratil. Prihláste sa, keď sa skončí.
signingIn = Prihlasovanie…
signInErrorLead = Prihlásenie sa nepodarilo a nič iné sa nezmenilo. Skúste to znova.
signInReason = Ak sa to opakuje, oznámte prevádzkovateľom tejto služby: { $reason }
passphraseNeeded = Zadajte heslovú frázu svojho zoznamu
passphraseNeededLead = Šifruje zoznam vašich zásielok a nikdy neopustí toto zariadenie. Používajte rovnakú na všetkých zariadeniach.
passphraseLabel = Heslová fráza
passphraseTooShort = To je príliš krátke. Použite aspoň { $length } znakov.
passphraseHint = Aspoň { $length } znakov: niekoľko slov, ktoré by ste k sebe dali len vy. Nikto ju nedokáže obnoviť, preto si ju zapíšte.
passphraseRunning = Vytvárame váš kľúč…
passphraseFailed = Kľúč sa na tomto zariadení nepodarilo vytvoriť. Zatvorte ostatné karty a skúste to znova.
goOn = Pokračovať
cancelSignIn = Neprihlásiť sa
unknownPassphrase = Je to nová heslová fráza?
unknownPassphraseLead = Nenašli sme k nej žiadny zoznam. Ak je to vaše prvé zariadenie alebo chcete novú frázu, napíšte ju znova a založí sa zoznam. Ak už zoznam máte, možno je v nej preklep.
passphraseAgain = Zadajte frázu znova
passphraseDiffers = Frázy sa nezhodujú.
beginList = Založiť nový zoznam
anotherPassphrase = Bol to preklep
uncheckedPassphrase = Frázu sa nepodarilo overiť
uncheckedPassphraseLead = Server neoznámil, či k tejto heslovej fráze existuje zoznam. Skúste to znova. Ak budete pokračovať a je v nej preklep, neuvidíte zoznam z ostatných zariadení.
trustPassphrase = Aj tak pokračovať
retypePassphrase = Zadať znova

## Sending: choosing files

sendFiles = Poslať súbory
dropFiles = Presuňte súbory sem
orSelectFiles = alebo ich vyberte, až { $size }
upToSize = Až { $size }
selectFiles = Vybrať súbory
selectFolder = Vybrať priečinok
sharedTitle = Pridať tieto súbory?
sharedLead = S touto stránkou ich zdieľala iná aplikácia alebo web. Pridajte len to, čo ste čakali.
accountNeeded = Ak chcete posielať súbory, prihláste sa
accountNeededLead = Na posielanie súborov tu potrebujete účet. Prijímať ich môže každý.
accountNeededBlocked = Na posielanie súborov tu potrebujete účet, ale tento prehliadač nevie prihlásenie pre túto stránku uložiť. Súbory môžete naďalej prijímať.
accountNeededToRequest = Na vyžiadanie súborov tu potrebujete účet. Poslať vám ich môže ktokoľvek s odkazom.
signInForSize = Prihláste sa a pošlite až { $size }
dropNow = Pustením súbory pridáte
chosenFiles = Vaše súbory
addMoreFiles = Pridať súbory
removeFile = Odobrať { $name }
fileRemoved = Odobraté: { $name }
addFolder = Pridať priečinok
skipped-none = Nenašli sa žiadne súbory na pridanie
skipped-empty = { $count ->
    [one] Vynechaný { $count } prázdny súbor
    [few] Vynechané { $count } prázdne súbory
    [many] Vynechané { $count } prázdneho súboru
   *[other] Vynechaných { $count } prázdnych súborov
}
skipped-chosen = { $count ->
    [one] Vynechaný { $count } už pridaný súbor
    [few] Vynechané { $count } už pridané súbory
    [many] Vynechané { $count } už pridaného súboru
   *[other] Vynechaných { $count } už pridaných súborov
}
skipped-system = Vynechané systémové súbory: { $count }
skipped-unreadable = Nepodarilo sa prečítať: { $name }
expiryChoices = Platnosť odkazu
downloadLimitLabel = Počet stiahnutí
timeLimitLabel = Čas
addPassword = Chrániť heslom
liveLink = Získať odkaz už počas nahrávania
liveLinkHint = Príjemcovia môžu začať sťahovať vo svojom prehliadači, kým vy ešte nahrávate. Nechajte túto stránku otvorenú.
passwordMissing = Zadajte heslo alebo zrušte začiarknutie a pošlite bez neho.
maxPasswordLength = Heslo môže mať až { $length } znakov.
uploadFiles = { $count ->
    [one] Nahrať { $count } súbor
    [few] Nahrať { $count } súbory
    [many] Nahrať { $count } súboru
   *[other] Nahrať { $count } súborov
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Priveľa súborov
noticeTitle-fileTooBig = Priveľké na odoslanie
noticeTitle-tooManyArchives = Priveľa zásielok
noticeTitle-unreadableFiles = Súbory sa nedajú prečítať
tooManyFiles = { $count ->
    [one] Naraz môžete poslať { $count } súbor, vybraných ich je { $chosen }. Zabaľte ich do zipu alebo vyberte jeden.
    [few] Naraz môžete poslať najviac { $count } súbory, vybraných ich je { $chosen }. Zabaľte ich do zipu alebo vyberte menej.
    [many] Naraz môžete poslať najviac { $count } súboru, vybraných ich je { $chosen }. Zabaľte ich do zipu alebo vyberte menej.
   *[other] Naraz môžete poslať najviac { $count } súborov, vybraných ich je { $chosen }. Zabaľte ich do zipu alebo vyberte menej.
}
tooManyFilesAtOnce = { $count ->
    [one] Naraz môžete poslať { $count } súbor. Zabaľte ich do zipu alebo vyberte jeden.
    [few] Naraz môžete poslať najviac { $count } súbory. Zabaľte ich do zipu alebo vyberte menej.
    [many] Naraz môžete poslať najviac { $count } súboru. Zabaľte ich do zipu alebo vyberte menej.
   *[other] Naraz môžete poslať najviac { $count } súborov. Zabaľte ich do zipu alebo vyberte menej.
}
addFitting = { $count ->
    [one] Pridať prvý
    [few] Pridať prvé { $count }
    [many] Pridať prvého { $count }
   *[other] Pridať prvých { $count }
}
fileTooBig = Naraz môžete poslať až { $size }. Pošlite tieto súbory po menších častiach.
tooManyArchives = { $count ->
    [one] Naraz môžete mať { $count } zásielku. Odstráňte ju alebo počkajte, kým vyprší.
    [few] Naraz môžete mať najviac { $count } zásielky. Niektorú odstráňte alebo počkajte, kým niektorá vyprší.
    [many] Naraz môžete mať najviac { $count } zásielky. Niektorú odstráňte alebo počkajte, kým niektorá vyprší.
   *[other] Naraz môžete mať najviac { $count } zásielok. Niektorú odstráňte alebo počkajte, kým niektorá vyprší.
}
unreadableFiles = To, čo ste presunuli, nemôžeme prečítať. Vyberte súbory tlačidlom.
needsAccountSize = Bez účtu môžete naraz poslať až { $size }.
needsAccountCount = { $count ->
    [one] Bez účtu odkaz povoľuje najviac { $count } stiahnutie.
    [few] Bez účtu odkaz povoľuje najviac { $count } stiahnutia.
    [many] Bez účtu odkaz povoľuje najviac { $count } stiahnutia.
   *[other] Bez účtu odkaz povoľuje najviac { $count } stiahnutí.
}
needsAccountTime = Najdlhšia platnosť odkazu bez účtu je { $time }.

## Sending: under way and done

chosenTold = { $files }, spolu { $size }
noAnswer = Čakáme na vaše pripojenie. Potom budeme sami pokračovať.
uploading = Nahrávanie
uploadWaiting = Čaká na nahratie
pause = Pozastaviť
uploadPaused = Pozastavené
liveLinkReady = Tento odkaz už funguje. Príjemcovia dostávajú súbory priebežne, ako ich nahrávate. Nechajte túto stránku otvorenú.
unfinishedUpload = Prerušené nahrávanie
continueFrom = Pokračovať od { $size }?
sameFilesNeeded = Ak chcete pokračovať, vyberte znova tie isté súbory.
otherFiles = Nie sú to tie isté súbory alebo sa medzitým zmenili. Nič ďalšie sa neodoslalo.
notSent = Zatiaľ nenahraté
prepareNext = Pripraviť ďalšie nahrávanie
waitsForUpload = Začne sa, keď sa skončí prebiehajúce nahrávanie.
stopUploadTitle = Zastaviť nahrávanie?
stopUploadLead = Čo sa doteraz odoslalo, sa stratí. Vybrané súbory tu zostanú.
keepUploading = Nahrávať ďalej
stopUpload = Zastaviť
showUpload = Zobraziť
importing = Načítavanie súborov…
encrypting = Šifrovanie…
finalising = Takmer hotovo. Ukladáme vaše súbory…
expiresAfter = Platnosť: { $downloads } alebo { $time }
settingPassword = Nastavovanie hesla…
passwordFailed = Heslo sa nepodarilo nastaviť
passwordFailedLead = Súbory sú nahrané, ale zatiaľ nechránené, preto odkaz nezobrazujeme. Skúste to znova alebo zásielku odstráňte.
uploaded = Pripravené na zdieľanie
linkReady = Váš odkaz je pripravený
uploadComplete = Nahrávanie dokončené
shareLink = Odkaz na vaše súbory
sendMore = Poslať ďalšie súbory
linkDialogLead = Ktokoľvek s týmto odkazom môže stiahnuť { $name }.
linkDialogNote = Ktokoľvek s týmto odkazom si môže prečítať vašu poznámku.
linkNeedsPassword = Bude potrebné aj heslo.

howProtected = Ako sú vaše súbory chránené
protectionTitle = Koncové šifrovanie
protectionEncrypted = Váš prehliadač súbory zašifruje skôr, než opustia toto zariadenie. Server ukladá len to, čo nedokáže prečítať.
protectionKey = Kľúč je súčasťou odkazu, za znakom #. Na server sa nikdy neposiela, preto odkaz zdieľajte len s ľuďmi, ktorým dôverujete.
protectionExpiry = Súbory sa odstránia, len čo odkaz vyprší: po zvolenom počte stiahnutí alebo po zvolenom čase.

## Keyboard shortcuts

shortcutsTitle = Klávesové skratky
shortcutChoose = Vybrať súbory
shortcutUpload = Nahrať
shortcutCopy = Skopírovať odkaz
shortcutDownload = Stiahnuť
shortcutHelp = Zobraziť tento zoznam
shortcutsOn = Používať klávesové skratky

## The survey

surveyTitle = Povedzte nám svoj názor
surveyLead = Vaše odpovede nám pomôžu byť lepšími. Dotazník sa otvorí na inej stránke a o vašich súboroch sa nič nedozvie.
giveFeedback = Povedať názor
surveySkip = Preskočiť

## The person's own uploads

yourUploads = Vaše zásielky
noUploads = Tu sa objavia súbory, ktoré pošlete, aby ste mohli odkaz znova skopírovať alebo súbory odstrániť.
joinOffer = Zásielky odoslané z tohto zariadenia pred prihlásením: { $count }. Pridať ich do zoznamu?
downloadsLeft = { $count ->
    [one] Zostáva { $count } stiahnutie
    [few] Zostávajú { $count } stiahnutia
    [many] Zostáva { $count } stiahnutia
   *[other] Zostáva { $count } stiahnutí
}
timeLeft = Zostáva: { $time }
deleteNamed = Odstrániť { $name }
deletingNamed = Odstraňuje sa { $name }…
undo = Vrátiť späť
keep = Ponechať
moreActions = Ďalšie akcie: { $name }
openPage = Stránka na stiahnutie
openDownloadPage = Otvoriť stránku na stiahnutie: { $name }
changeLimits = Zmeniť
changeLimitsNamed = Zmeniť platnosť odkazu na { $name }
changeLimitsTitle = Zmeniť platnosť odkazu
keepTime = Bez zmeny
timeFromNow = { $time } odteraz
save = Uložiť
goneTitle = Táto zásielka už neexistuje
goneLead = Zásielka { $name } vypršala, vyčerpala limit stiahnutí alebo bola odstránená inde. Nič sa nezmenilo.
passwordNotSet = Heslo nie je nastavené, preto je odkaz skrytý. Ak sa to nezmení, zásielku odstráňte a pošlite súbory znova.
changeFailed = Zmenu sa nepodarilo uložiť. Skontrolujte svoju voľbu a pripojenie a skúste to znova.
pastUploads = Ukončené za posledných 7 dní
clearPast = Vymazať
pastDownloaded = Stiahnuté: { $time }
pastDownloadedBefore = Stiahnuté pred: { $time }
pastExpired = Vypršalo: { $time }
pastDeleted = Odstránené: { $time }
pastGone = Vyčerpané alebo odstránené: { $time }
pastGoneBefore = Vyčerpané alebo odstránené pred: { $time }
requestFiles = Vyžiadať súbory
newRequestLead = Vytvorte odkaz, cez ktorý vám ktokoľvek môže poslať súbory, ktoré si môžete prečítať len vy.
requestWanted = Čo potrebujete, na každom riadku jedna vec
requestAskerHint = Odosielatelia toto meno uvidia. Nikto ho neoveruje.
requestOpenFor = Otvorené počas
deliveries = Zásielky
requestDeliverySize = Veľkosť každej zásielky
requestTotalSize = Celková veľkosť
newRequestKinds = Druhy súborov, napríklad .pdf (len odporúčanie)
requestLink = Odkaz žiadosti
requestReadyLead = Ktokoľvek s týmto odkazom vám môže posielať súbory. Prečítať ich môžete len vy.
requestSubject = Pošlite mi, prosím, súbory
ownerLink = Odkaz do schránky
ownerLinkWarning = Otvorí túto schránku na inom zariadení. Kto ho má, môže čítať všetko, čo dostanete, preto si ho nechajte pre seba.
inbox = Schránka
yourRequests = Vaše žiadosti
joinRequests = Žiadosti vytvorené na tomto zariadení pred prihlásením: { $count }. Pridať ich do zoznamu?
newDeliveries = Nové zásielky: { $count }
notifyDeliveries = Upozorňovať na zásielky
requestAccepts = Prijíma súbory
requestClosed = Súbory už neprijíma
noDeliveries = Zatiaľ nič neprišlo. Zásielky sa objavia tu.
requestGoneLead = Táto žiadosť vypršala alebo bola odstránená.
requestUntrusted = Tejto žiadosti sa nedá dôverovať
requestUntrustedLead = Odkaz je poškodený alebo server ukazuje inú žiadosť. Nič sa nezobrazí.
deliveryComing = Odosiela sa
deliveryNew = Prijaté
deliveryCollected = Uložené
removeDelivery = Odstrániť zo servera
deliveryRefused-repeated = Odmietnuté: táto zásielka je uvedená dvakrát.
deliveryRefused-forged = Odmietnuté: nevznikla s vaším odkazom.
deliveryRefused-damaged = Odmietnuté: je poškodená alebo bola zmenená.
closeRequest = Prestať prijímať súbory
closeRequestTitle = Prestať prijímať súbory?
closeRequestLead = Odkaz natrvalo prestane fungovať a súbory, ktoré sa ešte odosielajú, neprídu. Čo prišlo, zostane tu.
newLink = Nový odkaz
newLinkLead = Starý odkaz prestane fungovať, len čo bude nový pripravený. Čo prišlo, zostane v starej schránke.
deleteRequestTitle = Odstrániť túto žiadosť?
deleteRequestLead = Odkaz prestane fungovať a všetko, čo prišlo, sa odstráni zo servera. Uložené súbory zostanú.

## Receiving

checkingLink = Hľadáme vaše súbory…
checkFailed = Server nie je dostupný
checkFailedLead = Nič sa nestratilo. Skontrolujte pripojenie a skúste to znova.
checkRefused = Server je vyťažený
checkRefusedLead = Nič sa nestratilo. Skúste to o chvíľu znova.
waitAsked = Počkajte, prosím: { $time }.
expiredTitle = Tieto súbory už nie sú dostupné
expiredLead = Odkaz vypršal, vyčerpal limit stiahnutí alebo ho odosielateľ odstránil. Požiadajte o nový.
removedTitle = Tieto súbory boli odobraté
removedLead = Odobrali ich prevádzkovatelia tejto služby, takže odkaz už nefunguje.
contactOperator = Kontaktovať ich
passwordNeeded = Zadajte heslo
passwordNeededLead = O heslo požiadajte odosielateľa; v odkaze nie je.
passwordTryAgain = Nesprávne heslo. Skúste to znova.
unlock = Odomknúť
keyNeeded = Tento odkaz nie je úplný
keyNeededLead = Časť odkazu chýba. Skopírujte ho znova a vložte sem.
keyLabel = Odkaz alebo kľúč
notAKey = To nie je odkaz ani kľúč tejto služby.
keyOfAnotherFile = To je odkaz na iné súbory.
openLink = Otvoriť
wrongKey = Tento odkaz nefunguje
wrongKeyLead = Možno jeho časť chýba. Skopírujte zo správy celý odkaz a vložte ho sem.
filesForYou = { $count ->
    [one] Súbor pre vás
    [few] { $count } súbory pre vás
    [many] { $count } súboru pre vás
   *[other] { $count } súborov pre vás
}
filesForYouLead = Koncové šifrovanie. Dešifruje sa len vo vašom prehliadači.
fromSender = Od odosielateľa
showMore = Zobraziť viac
download = Stiahnuť
noStreamsWarning = Aby tento prehliadač taký veľký súbor otvoril, musí ho celý držať v pamäti, čo sa nemusí podariť. Čo chcete urobiť?
noStreams-copyLink = Skopírovať odkaz a otvoriť ho v inom prehliadači
noStreams-otherBrowser = Získať prehliadač, ktorý ukladá veľké súbory priamo na disk
noStreams-download = Napriek tomu stiahnuť tu
linkLife = Odkaz vyprší o: { $time }
linkLifeUnderMinute = Odkaz vyprší o menej ako minútu
lastDownloadNote = Posledné stiahnutie: po otvorení alebo uložení odkaz prestane fungovať.
ownUpload = { $left ->
    [one] Toto je vaša vlastná zásielka. Keď ju stiahnete, nikto iný už nebude môcť.
    [few] Toto je vaša vlastná zásielka. Keď ju stiahnete, využijete 1 z { $left } zostávajúcich stiahnutí.
    [many] Toto je vaša vlastná zásielka. Keď ju stiahnete, využijete 1 z { $left } zostávajúceho stiahnutia.
   *[other] Toto je vaša vlastná zásielka. Keď ju stiahnete, využijete 1 z { $left } zostávajúcich stiahnutí.
}
downloadsTaken = Niekto práve využíva posledné stiahnutie. Ak sa preruší, môžete to o dve minúty skúsiť znova.
downloading = Sťahovanie
decrypting = Dešifrovanie…
downloadBegunAnew = V tomto sťahovaní sa nedalo pokračovať, preto sa začalo odznova.
stillUploading = Odosielateľ ešte nahráva. Sťahovať môžete začať už teraz.
waitsForSender = Čakáme na odosielateľa. Potom budeme sami pokračovať.
downloadFinished = Stiahnuté
downloadFinishedLead = { $name } nájdete v priečinku Stiahnuté.
savedInFolder = Uložené v priečinku { $folder }
downloadFinishedRenamed = Nájdete ho v priečinku Stiahnuté; prehliadač mu mohol dať iný názov.
downloadAgain = Stiahnuť znova
lastDownloadDone = To bolo posledné stiahnutie, takže odkaz už nefunguje.
downloadStopped = Sťahovanie nedokončené
showDownload = Zobraziť

## Sending what a request asks for

requestTitle = Vyžiadané súbory
requestLead = Šifruje sa na tomto zariadení. Čo pošlete, otvorí len ten, kto o to žiada.
requestWords = Od toho, kto žiada (neoverené)
requestKinds = Uprednostňované typy súborov
requestLeft = Zostávajúce zásielky
requestRoom = Zostávajúce miesto
requestEach = Najviac na zásielku
requestSend = Poslať
requestPasswordLead = Opýtajte sa naň toho, kto vám poslal odkaz.
requestSent = Odoslané
requestSentLead = Otvorí to len ten, kto o to žiadal. Vidí rovnaký kód potvrdenia.
receiptLabel = Kód potvrdenia
copyReceipt = Skopírovať kód potvrdenia
delivery-stored = Doručené. Zatiaľ neprevzaté.
delivery-collected = Prevzaté.
delivery-gone = Odstránené alebo vypršalo bez prevzatia.
deliveryLost = V prerušenom nahrávaní sa už nedá pokračovať.
sentBefore = Odoslané z tohto zariadenia
sentAt = Odoslané: { $time }
requestEnded-unknown = Taká žiadosť neexistuje
requestEndedLead-unknown = Bola odstránená, vypršala, alebo táto služba žiadosti neprijíma. Požiadajte o nový odkaz.
requestEnded-closed = Táto žiadosť je uzavretá
requestEnded-full = Táto žiadosť je plná
requestEndedLead = Nič ďalšie už neprijíma. Požiadajte o nový odkaz.
requestEnded-untrusted = Tomuto odkazu nemožno veriť
requestEndedLead-untrusted = Odkaz a server sa nezhodujú, takže sa nič neodoslalo. Požiadajte o odkaz znova iným spôsobom.

## Reporting an upload to whoever runs the service

report = Nahlásiť
reportTitle = Nahlásiť túto zásielku
reportLead = Dostanú to prevádzkovatelia tejto služby. Len oni si môžu prečítať, čo napíšete.
reportReason = Čo nie je v poriadku?
reportReason-malware = Škodlivý softvér
reportReason-fraud = Podvod alebo phishing
reportReason-illegal = Nezákonný obsah
reportReason-other = Niečo iné
reportWords = Čo by mali vedieť?
reportKey = Priložiť kľúč
reportKeyHint = S kľúčom môžu súbory otvoriť. Bez neho nie.
reportSend = Odoslať hlásenie
reportSent = Hlásenie odoslané
reportSentLead = Ďakujeme. Prevádzkovatelia tejto služby sa na to pozrú.
reportFailed = Hlásenie sa nepodarilo odoslať. Skontrolujte pripojenie a skúste to znova.

## Dead ends

loading = Chvíľku…
configFailed = Server nie je dostupný
configFailedLead = Nič sa nestratilo. Skontrolujte pripojenie a skúste to znova.
intercepted = Namiesto tejto služby odpovedala prihlasovacia stránka alebo vaša sieť. Otvorte túto stránku na inej karte a ak vás o to požiada, prihláste sa tam.
pageNotFound = Stránka sa nenašla
pageNotFoundLead = Skontrolujte adresu alebo začnite na úvodnej stránke.
notFoundTitle = Tu nič nie je
notFoundLead = Platnosť súborov vypršala, boli odstránené alebo odkaz nie je úplný.
errorTitle = Niečo sa pokazilo
errorLead = Niečo sa pokazilo. Nič z toho, čo ste odoslali, sa nestratilo.
uploadErrorLead = Súbory sa neodoslali, ale váš výber je stále tu. Skúste to znova.
uploadError-too_large = Tieto súbory sú väčšie, než táto služba dovoľuje. Pošlite ich po menších častiach.
uploadError-bad_limit = Táto služba už nedovoľuje toľko stiahnutí alebo toľko času. Načítajte stránku znova a zvoľte inak.
uploadError-unauthorized = Na posielanie súborov sa tu musíte prihlásiť. Prihláste sa a vyberte súbory znova.
uploadError-sender_unknown = Nepodarilo sa overiť vaše prihlásenie, takže platili limity pre všetkých. Ak došlo k odhláseniu, prihláste sa znova; inak to skúste o chvíľu.
uploadError-issuer_away = Služba teraz nie je dostupná alebo nemôže overiť, kto je prihlásený. Bez účtu môžete poslať až { $size } s týmto obmedzením: { $downloads }, { $time }. Pošlite menej alebo to o chvíľu skúste znova.
uploadError-signed_out = Na tomto zariadení ste boli odhlásení, preto sa nahrávanie zastavilo.
uploadError-rate_limited = Priveľa pokusov. Chvíľu počkajte a skúste to znova.
uploadError-too_many_uploads = Priveľa nahrávaní z vašej siete alebo účtu. Vaše súbory sú stále tu.
uploadError-too_many_bytes = Priveľa údajov z vašej siete alebo účtu. Vaše súbory sú stále tu.
uploadError-busy = Služba je veľmi vyťažená. Vaše súbory sú stále tu; skúste to o chvíľu znova.
uploadError-full = Služba teraz nemá miesto na ďalšie súbory. Vaše súbory sú stále tu; skúste to neskôr.
uploadError-unavailable = Služba teraz nie je dostupná. Vaše súbory sú stále tu; skúste to o chvíľu znova.
uploadError-idle_timeout = Spojenie bolo príliš dlho nečinné. Skontrolujte pripojenie a skúste to znova.
uploadError-connect_failed = Server nie je dostupný. Skontrolujte pripojenie a skúste to znova. Niektoré siete, často firemné, nahrávanie blokujú. Skúste inú sieť, napríklad v telefóne, alebo sa obráťte na správcu tej svojej.
uploadError-connection_lost = Pripojenie sa stratilo. Vaše súbory sú stále tu; skúste to znova.
uploadError-file_changed = Niektorý súbor sa počas odosielania zmenil alebo sa nedal prečítať. Vyberte ho znova.
downloadErrorLead = Sťahovanie sa nedokončilo. Skúste to znova; ak to nepomôže, požiadajte odosielateľa o nový odkaz.
downloadError-rate_limited = Priveľa pokusov. Chvíľu počkajte a skúste to znova.
downloadError-busy = Služba je veľmi vyťažená. Odkaz stále funguje; skúste to o chvíľu znova.
downloadError-unavailable = Služba teraz nie je dostupná. Odkaz stále funguje; skúste to o chvíľu znova.
downloadError-connect_failed = Server nie je dostupný. Skontrolujte pripojenie a skúste to znova.
downloadError-connection_lost = Pripojenie sa stratilo. Skontrolujte ho a skúste to znova.
downloadError-damaged = Prišlo niečo iné, než bolo odoslané, preto sa nič neuložilo. Skúste to znova; ak to nepomôže, požiadajte odosielateľa o nový odkaz.
downloadError-incomplete = Prehliadač prestal ukladať v polovici. Odstráňte neúplný súbor a skúste to znova.
downloadError-upload_abandoned = Odosielateľ ukončil nahrávanie skôr, než sa všetko nahralo. Požiadajte o nový odkaz.
downloadError-no_room = Na tomto zariadení nie je pre tieto súbory miesto. Uvoľnite nejaké a skúste to znova.
crashLead = Túto stránku sa nepodarilo zobraziť. Načítajte ju znova; všetko, čo ste už poslali, je v bezpečí.
chunkTitle = Časť tejto stránky chýba
chunkMissingLead = Nepodarilo sa ju načítať. Skontrolujte pripojenie a načítajte stránku znova; všetko, čo ste už poslali, je v bezpečí.
chunkTimeoutLead = Načítavanie trvalo príliš dlho. Skontrolujte pripojenie a načítajte stránku znova; všetko, čo ste už poslali, je v bezpečí.
waitForTransfer = Prenos ešte prebieha a stratil by sa. Počkajte, kým sa skončí.
reload = Načítať znova
backHome = Späť na úvodnú stránku
outdatedTitle = Existuje novšia verzia
outdatedLead = Táto stránka je zastaraná. Ak chcete pokračovať, aktualizujte ju.
update = Aktualizovať
outdatedBrowserTitle = Váš prehliadač je zastaraný
outdatedBrowserLead = Chýba mu to, čo je na posielanie a prijímanie súborov potrebné. Aktualizujte ho a otvorte túto adresu znova.
unsupportedTitle = Tento prehliadač nedokáže otvoriť { $title }
unsupportedLead = Súbory sa šifrujú v prehliadači a tento to nedokáže. Čo môžete urobiť:
unsupportedUpdate = Aktualizujte tento prehliadač a otvorte odkaz znova.
unsupportedOther = Alebo odkaz skopírujte do aktuálnej verzie prehliadača Chrome, Edge, Firefox alebo Safari.
unsupportedInApp = Ak ste odkaz otvorili v inej aplikácii, zvoľte v jej ponuke „Otvoriť v prehliadači“.
insecureTitle = Táto adresa nie je zabezpečená
insecureLead = Prehliadače šifrujú len na zabezpečených stránkach. Vráťte sa a otvorte rovnakú adresu s https:// na začiatku. Ak to nepôjde, opýtajte sa prevádzkovateľa tejto služby na jej zabezpečenú adresu.
otherBrowser = Získať iný prehliadač
help = Pomoc

## Privacy

legalTitle = Súkromie a podmienky
legalLead = Čo sa deje s vašimi súbormi, v niekoľkých vetách.
legalEncrypted = Súbory sa ukladajú zašifrované. Kľúč je v odkaze a na server sa nikdy nedostane.
legalLifetime = Najdlhší čas, počas ktorého súbory uchovávame: { $anonymous }, po prihlásení { $signedIn }.
legalOneLifetime = Najdlhší čas, počas ktorého súbory uchovávame: { $time }.
legalDownloads = Súbory sa odstránia, len čo dosiahnu limit stiahnutí.
legalLogs = IP adresy uchovávame v protokoloch servera { $days } dní.
legalAccountToSend = Účet potrebujete na posielanie súborov, na ich prijímanie nie.
legalAccount = Účet potrebujete len pre súbory väčšie ako { $size }.

## Notes and messages

writeNote = Napísať poznámku
noteLabel = Vaša poznámka
noteHint = Šifruje sa rovnako ako súbor.
noteReadOnce = Šifruje sa rovnako ako súbor a dá sa prečítať len raz.
noteDone = Pridať
createLink = Vytvoriť odkaz
note = Poznámka
editNote = Upraviť poznámku
addMessage = Pridať názov alebo správu
titleLabel = Názov
messageLabel = Správa
senderLabel = Vaše meno
noteForYou = Poznámka pre vás
showNote = Zobraziť poznámku
showNoteOnce = Zobrazením využijete posledné stiahnutie: znova ju už nezobrazíte.
copyText = Skopírovať text
saveNote = Uložiť ako súbor
textCopyRefused = Prehliadač nedovolil kopírovať. Označte text a skopírujte ho sami.

## Looking before taking

preview = Náhľad
previewNamed = Náhľad { $name }
selectFile = Vybrať { $name }
downloadSelected = { $count ->
    [one] Stiahnuť { $count } súbor
    [few] Stiahnuť { $count } súbory
    [many] Stiahnuť { $count } súboru
   *[other] Stiahnuť { $count } súborov
}
downloadAll = Stiahnuť všetko
saveToFolder = Uložiť do priečinka
takingCounts = Otvorenie alebo uloženie sa počíta ako jedno stiahnutie.
takingCounted = Započítané jedno stiahnutie. Kým je táto stránka otvorená, nič ďalšie sa nepočíta.
previewFailed = Súbor sa nepodarilo zobraziť. Radšej ho stiahnite.
previewTooLarge = Súbor je na náhľad príliš veľký. Radšej ho stiahnite.
previewCut = Zobrazuje sa len začiatok.
previewProtected = Súbor je chránený heslom. Otvorte ho po stiahnutí.
previewMissingPictures = Obrázky na tejto strane, ktoré sa nepodarilo zobraziť: { $count }
previewIncomplete = Časť obsahu sa nedá zobraziť správne.
previewNotText = Zdá sa, že súbor neobsahuje text. Radšej ho stiahnite.
previewEncoding = Kódovanie textu
previousFile = Predchádzajúci súbor
nextFile = Ďalší súbor
filePlace = { $place } z { $count }
noPreview = Tento súbor nemá náhľad.
close = Zavrieť

## Strong passwords

strongPassword = Extra silné: otvorí sa len v Envoi
strongPasswordHint = Oveľa ťažšie sa uhádne, aj pre túto službu. Staršie aplikácie odkaz neotvoria.
suggestPassphrase = Navrhnúť frázu
suggestFailed = Návrh sa nepodarilo načítať. Skontrolujte pripojenie a skúste to znova alebo zadajte vlastné heslo.
copyPassword = Skopírovať heslo
makingKey = Pripravujeme šifrovanie…
checkingPassword = Overujeme heslo…

## News

downloadingNow = Práve sa sťahuje
wrongPasswords = { $count ->
    [one] Nesprávne heslo: { $count } pokus
    [few] Nesprávne heslo: { $count } pokusy
    [many] Nesprávne heslo: { $count } pokusu
   *[other] Nesprávne heslo: { $count } pokusov
}
notifyMe = Upozorňovať na stiahnutia
notifyOn = Upozornenia sú zapnuté
notifyBlocked = Váš prehliadač blokuje upozornenia tejto stránky.
wasDownloaded = Stiahnuté: { $name }
