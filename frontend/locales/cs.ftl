# Envoi: čeština

productName = Envoi

## Page

homeLink = { $title }, domů
skipToContent = Přejít k obsahu
promo = Oznámení
closeNotice = Zavřít
storageBlocked = Tento prohlížeč seznam vašich zásilek neuloží: po zavření stránky zmizí. Nejdříve si zkopírujte odkazy.
storageFull = Na tomto zařízení už není místo pro seznam vašich zásilek. Než stránku zavřete, zkopírujte si odkazy, nebo smažte zásilky, které už nepotřebujete.
footerPromise = Soubory se zašifrují dříve, než opustí vaše zařízení. Otevřou je jen lidé, kteří mají odkaz.
footerLinks = O této službě
link-privacy = Soukromí
link-terms = Podmínky
link-cookies = Cookies
link-source = Zdrojový kód
link-feedback = Zpětná vazba
feedbackFacts = Verze { $version }, { $browser }
language = Jazyk
languageOfBrowser = Podle prohlížeče
languageTold = { $label }: { $language }
languageFailed = Tento jazyk se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.
introTitle = Soukromé a jednoduché sdílení souborů
introLead = Vaše soubory se zašifrují na tomto zařízení ještě před odesláním. Odkaz sdílejte s těmi, které si vyberete; soubory otevřou jen oni.
notBegunTitle = Ještě tu nic není?
notBegunLead = Zkontrolujte připojení a načtěte tuto stránku znovu. Pokud to nepomůže, je váš prohlížeč zastaralý: aktualizujte ho.
scriptsOffTitle = JavaScript je vypnutý
scriptsOffLead = Vaše soubory se šifrují v prohlížeči, proto tato stránka potřebuje JavaScript. Zapněte ho a načtěte stránku znovu.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } bajt
    [few] { $num } bajty
    [many] { $num } bajtu
   *[other] { $num } bajtů
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } den
    [few] { $num } dny
    [many] { $num } dne
   *[other] { $num } dnů
}
hours = { $num ->
    [one] { $num } hodina
    [few] { $num } hodiny
    [many] { $num } hodiny
   *[other] { $num } hodin
}
minutes = { $num ->
    [one] { $num } minuta
    [few] { $num } minuty
    [many] { $num } minuty
   *[other] { $num } minut
}
seconds = { $num ->
    [one] { $num } sekunda
    [few] { $num } sekundy
    [many] { $num } sekundy
   *[other] { $num } sekund
}
shortDays = { $num ->
    [one] { $num } den
    [few] { $num } dny
    [many] { $num } dne
   *[other] { $num } dnů
}
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = do { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = do zítřka, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = do { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } z { $total }
remaining = Zbývá: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } stažení
    [few] { $count } stažení
    [many] { $count } stažení
   *[other] { $count } stažení
}
downloadsWithoutLimit = Libovolný počet stažení
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } soubor
    [few] { $count } soubory
    [many] { $count } souboru
   *[other] { $count } souborů
}
nameAndMore = { $name } a další: { $count }

## Common buttons

ok = OK
done = Hotovo
cancel = Zrušit
add = Přidat
doNotAdd = Nepřidávat
tryAgain = Zkusit znovu
copyLink = Zkopírovat odkaz
copyMessage = Zkopírovat zprávu
includePassword = Přiložit heslo
emailLink = E-mail
emailSubject = Soubory pro vás
copied = Zkopírováno
copyRefused = Prohlížeč nedovolil odkaz zkopírovat. Je označený, takže ho můžete zkopírovat sami.
share = Sdílet
shareNamed = Sdílet { $name }
showQrCode = QR kód
qrCode = QR kód tohoto odkazu
qrCodeHint = Naskenujte ho fotoaparátem telefonu a odkaz se otevře tam.
qrCodeFailed = QR kód se nepodařilo vytvořit. Odkaz dál funguje.
sendYourOwn = Poslat vlastní soubory
deleteUpload = Smazat
deleteFailed = Zásilku se nepodařilo smazat. Zkontrolujte připojení a zkuste to znovu.
passwordProtected = Chráněno heslem
passwordLabel = Heslo
showPassword = Zobrazit heslo
hidePassword = Skrýt heslo
filesInside = Soubory v této zásilce

## Accounts

signIn = Přihlásit se
signOut = Odhlásit se
signOutWaits = Přenos ještě probíhá. Odhlaste se, až skončí.
signOutWaitsForTab = Přenos ještě probíhá na jiné kartě. Odhlaste se, až skončí.
signOutSyncs = Před odhlášením ukládáme váš seznam…
signOutTitle = Odhlásit se?
signOutLoses = { $count ->
    [one] { $count } zásilka je jen na tomto zařízení. Po odhlášení ji už neuvidíte, nezměníte ani nesmažete. Její odkaz bude fungovat dál.
    [few] { $count } zásilky jsou jen na tomto zařízení. Po odhlášení je už neuvidíte, nezměníte ani nesmažete. Jejich odkazy budou fungovat dál.
    [many] { $count } zásilky je jen na tomto zařízení. Po odhlášení je už neuvidíte, nezměníte ani nesmažete. Jejich odkazy budou fungovat dál.
   *[other] { $count } zásilek je jen na tomto zařízení. Po odhlášení je už neuvidíte, nezměníte ani nesmažete. Jejich odkazy budou fungovat dál.
}
staySignedIn = Neodhlašovat se
signOutAnyway = Přesto se odhlásit
signedOut = Odhlášení proběhlo.
signedOutRefused = Platnost přihlášení skončila. Seznam uvidíte, až se znovu přihlásíte.
signUpTitle = Po přihlášení získáte víc
signUpLead = Soubory můžete posílat i bez účtu. S účtem toho můžete víc:
benefitSize = Posílat najednou až { $size }
benefitCount = { $count ->
    [one] Povolit až { $count } použití odkazu
    [few] Povolit až { $count } použití odkazu
    [many] Povolit až { $count } použití odkazu
   *[other] Povolit až { $count } použití odkazu
}
benefitTime = { $token ->
    [one] Ponechat odkaz v platnosti až { $token } den
    [few] Ponechat odkaz v platnosti až { $token } dny
    [many] Ponechat odkaz v platnosti až { $token } dne
   *[other] Ponechat odkaz v platnosti až { $token } dnů
}
benefitSync = Vidět své zásilky na všech zařízeních
benefitPerk = Seznam zůstává zašifrovaný; přečtete ho jen vy
emailLabel = E-mail (nepovinný)
signInNotBegun = Přihlašovací stránku se nepodařilo otevřít. Zkontrolujte připojení a zkuste to znovu.
signInAway = Přihlášení teď není dostupné. Zkuste to později.
signInNoRoom = Na tomto zařízení není pro přihlášení dost místa. Smažte zásilky, které už nepotřebujete, a zkuste to znovu.
signInWaits = Přenos ještě probíhá a přihlášením by se ztratil. Přihlaste se, až skončí.
signingIn = Přihlašování…
signInErrorLead = Přihlášení se nezdařilo a nic jiného se nezměnilo. Zkuste to znovu.
signInReason = Pokud se to opakuje, sdělte provozovatelům této služby: { $reason }
passphraseNeeded = Zadejte heslovou frázi svého seznamu
passphraseNeededLead = Šifruje seznam vašich zásilek a nikdy neopustí toto zařízení. Používejte stejnou na všech zařízeních.
passphraseLabel = Heslová fráze
passphraseTooShort = To je moc krátké. Použijte alespoň { $length } znaků.
passphraseHint = Alespoň { $length } znaků: několik slov, která byste k sobě dali jen vy. Nikdo ji nedokáže obnovit, proto si ji zapište.
passphraseRunning = Vytváříme váš klíč…
passphraseFailed = Klíč se na tomto zařízení nepodařilo vytvořit. Zavřete ostatní karty a zkuste to znovu.
goOn = Pokračovat
cancelSignIn = Nepřihlašovat se
unknownPassphrase = Je to nová heslová fráze?
unknownPassphraseLead = Nenašli jsme k ní žádný seznam. Pokud je to vaše první zařízení nebo chcete novou frázi, napište ji znovu a založí se seznam. Pokud už seznam máte, možná je v ní překlep.
passphraseAgain = Zadejte frázi znovu
passphraseDiffers = Fráze se neshodují.
beginList = Založit nový seznam
anotherPassphrase = Byl to překlep
uncheckedPassphrase = Frázi se nepodařilo ověřit
uncheckedPassphraseLead = Server nesdělil, zda k této heslové frázi existuje seznam. Zkuste to znovu. Pokud budete pokračovat a je v ní překlep, neuvidíte seznam z ostatních zařízení.
trustPassphrase = Přesto pokračovat
retypePassphrase = Zadat znovu

## Sending: choosing files

sendFiles = Poslat soubory
dropFiles = Přetáhněte soubory sem
orSelectFiles = nebo je vyberte, až { $size }
upToSize = Až { $size }
selectFiles = Vybrat soubory
selectFolder = Vybrat složku
sharedTitle = Přidat tyto soubory?
sharedLead = S touto stránkou je sdílela jiná aplikace nebo web. Přidejte jen to, co jste čekali.
accountNeeded = Chcete-li posílat soubory, přihlaste se
accountNeededLead = K posílání souborů tu potřebujete účet. Přijímat je může každý.
accountNeededBlocked = K posílání souborů tu potřebujete účet, ale tento prohlížeč neumí přihlášení pro tuto stránku uložit. Soubory můžete dál přijímat.
accountNeededToRequest = K vyžádání souborů tu potřebujete účet. Poslat vám je může kdokoli s odkazem.
signInForSize = Přihlaste se a pošlete až { $size }
dropNow = Puštěním soubory přidáte
chosenFiles = Vaše soubory
addMoreFiles = Přidat soubory
removeFile = Odebrat { $name }
fileRemoved = Odebráno: { $name }
addFolder = Přidat složku
skipped-none = Nenašly se žádné soubory k přidání
skipped-empty = { $count ->
    [one] Vynechán { $count } prázdný soubor
    [few] Vynechány { $count } prázdné soubory
    [many] Vynecháno { $count } prázdného souboru
   *[other] Vynecháno { $count } prázdných souborů
}
skipped-chosen = { $count ->
    [one] Vynechán { $count } již přidaný soubor
    [few] Vynechány { $count } již přidané soubory
    [many] Vynecháno { $count } již přidaného souboru
   *[other] Vynecháno { $count } již přidaných souborů
}
skipped-system = Vynechané systémové soubory: { $count }
skipped-unreadable = Nepodařilo se přečíst: { $name }
expiryChoices = Platnost odkazu
downloadLimitLabel = Počet stažení
timeLimitLabel = Doba
addPassword = Chránit heslem
liveLink = Získat odkaz už během nahrávání
liveLinkHint = Příjemci mohou začít stahovat v prohlížeči, zatímco ještě nahráváte. Nechte tuto stránku otevřenou.
passwordMissing = Zadejte heslo, nebo zrušte zaškrtnutí a pošlete bez něj.
maxPasswordLength = Heslo může mít až { $length } znaků.
uploadFiles = { $count ->
    [one] Nahrát { $count } soubor
    [few] Nahrát { $count } soubory
    [many] Nahrát { $count } souboru
   *[other] Nahrát { $count } souborů
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Příliš mnoho souborů
noticeTitle-fileTooBig = Příliš velké k odeslání
noticeTitle-tooManyArchives = Příliš mnoho zásilek
noticeTitle-unreadableFiles = Soubory nelze přečíst
tooManyFiles = { $count ->
    [one] Najednou můžete poslat { $count } soubor, vybráno jich je { $chosen }. Zabalte je do zipu, nebo vyberte jeden.
    [few] Najednou můžete poslat nejvýše { $count } soubory, vybráno jich je { $chosen }. Zabalte je do zipu, nebo vyberte méně.
    [many] Najednou můžete poslat nejvýše { $count } souboru, vybráno jich je { $chosen }. Zabalte je do zipu, nebo vyberte méně.
   *[other] Najednou můžete poslat nejvýše { $count } souborů, vybráno jich je { $chosen }. Zabalte je do zipu, nebo vyberte méně.
}
tooManyFilesAtOnce = { $count ->
    [one] Najednou můžete poslat { $count } soubor. Zabalte je do zipu, nebo vyberte jeden.
    [few] Najednou můžete poslat nejvýše { $count } soubory. Zabalte je do zipu, nebo vyberte méně.
    [many] Najednou můžete poslat nejvýše { $count } souboru. Zabalte je do zipu, nebo vyberte méně.
   *[other] Najednou můžete poslat nejvýše { $count } souborů. Zabalte je do zipu, nebo vyberte méně.
}
addFitting = { $count ->
    [one] Přidat první
    [few] Přidat první { $count }
    [many] Přidat prvního { $count }
   *[other] Přidat prvních { $count }
}
fileTooBig = Najednou můžete poslat až { $size }. Pošlete tyto soubory po menších částech.
tooManyArchives = { $count ->
    [one] Najednou můžete mít { $count } zásilku. Smažte ji, nebo počkejte, až vyprší.
    [few] Najednou můžete mít nejvýše { $count } zásilky. Některou smažte, nebo počkejte, až některá vyprší.
    [many] Najednou můžete mít nejvýše { $count } zásilky. Některou smažte, nebo počkejte, až některá vyprší.
   *[other] Najednou můžete mít nejvýše { $count } zásilek. Některou smažte, nebo počkejte, až některá vyprší.
}
unreadableFiles = To, co jste přetáhli, nemůžeme přečíst. Vyberte soubory tlačítkem.
needsAccountSize = Bez účtu můžete najednou poslat až { $size }.
needsAccountCount = { $count ->
    [one] Bez účtu odkaz povoluje nejvýše { $count } stažení.
    [few] Bez účtu odkaz povoluje nejvýše { $count } stažení.
    [many] Bez účtu odkaz povoluje nejvýše { $count } stažení.
   *[other] Bez účtu odkaz povoluje nejvýše { $count } stažení.
}
needsAccountTime = Nejdelší platnost odkazu bez účtu je { $time }.

## Sending: under way and done

chosenTold = { $files }, celkem { $size }
noAnswer = Čekáme na vaše připojení. Pak budeme sami pokračovat.
uploading = Nahrávání
uploadWaiting = Čeká na nahrání
pause = Pozastavit
uploadPaused = Pozastaveno
liveLinkReady = Tento odkaz už funguje. Příjemci dostávají soubory průběžně, jak je nahráváte. Nechte tuto stránku otevřenou.
unfinishedUpload = Přerušené nahrávání
continueFrom = Pokračovat od { $size }?
sameFilesNeeded = Chcete-li pokračovat, vyberte znovu stejné soubory.
otherFiles = Nejsou to stejné soubory, nebo se mezitím změnily. Nic dalšího se neodeslalo.
notSent = Zatím nenahráno
prepareNext = Připravit další nahrávání
waitsForUpload = Začne, jakmile skončí probíhající nahrávání.
stopUploadTitle = Zastavit nahrávání?
stopUploadLead = Co se dosud odeslalo, se ztratí. Vybrané soubory tu zůstanou.
keepUploading = Nahrávat dál
stopUpload = Zastavit
showUpload = Zobrazit
importing = Načítání souborů…
encrypting = Šifrování…
finalising = Skoro hotovo. Ukládáme vaše soubory…
expiresAfter = Platnost: { $downloads } nebo { $time }
settingPassword = Nastavování hesla…
passwordFailed = Heslo se nepodařilo nastavit
passwordFailedLead = Soubory jsou nahrané, ale zatím nechráněné, proto odkaz nezobrazujeme. Zkuste to znovu, nebo zásilku smažte.
uploaded = Připraveno ke sdílení
linkReady = Váš odkaz je připravený
uploadComplete = Nahrávání dokončeno
shareLink = Odkaz na vaše soubory
sendMore = Poslat další soubory
linkDialogLead = Kdokoli s tímto odkazem může stáhnout { $name }.
linkDialogNote = Kdokoli s tímto odkazem si může přečíst vaši poznámku.
linkNeedsPassword = Bude potřeba i heslo.

howProtected = Jak jsou vaše soubory chráněné
protectionTitle = Koncové šifrování
protectionEncrypted = Váš prohlížeč soubory zašifruje, než opustí toto zařízení. Server ukládá jen to, co nedokáže přečíst.
protectionKey = Klíč je součástí odkazu, za znakem #. Na server se nikdy neposílá, proto odkaz sdílejte jen s lidmi, kterým důvěřujete.
protectionExpiry = Soubory se smažou, jakmile odkaz vyprší: po zvoleném počtu stažení nebo po zvolené době.

## Keyboard shortcuts

shortcutsTitle = Klávesové zkratky
shortcutChoose = Vybrat soubory
shortcutUpload = Nahrát
shortcutCopy = Zkopírovat odkaz
shortcutDownload = Stáhnout
shortcutHelp = Zobrazit tento seznam
shortcutsOn = Používat klávesové zkratky

## The survey

surveyTitle = Řekněte nám svůj názor
surveyLead = Vaše odpovědi nám pomohou být lepší. Dotazník se otevře na jiné stránce a o vašich souborech se nic nedozví.
giveFeedback = Sdělit názor
surveySkip = Přeskočit

## The person's own uploads

yourUploads = Vaše zásilky
noUploads = Tady se objeví soubory, které pošlete, abyste mohli odkaz znovu zkopírovat nebo soubory smazat.
joinOffer = Zásilky odeslané z tohoto zařízení před přihlášením: { $count }. Přidat je do seznamu?
downloadsLeft = { $count ->
    [one] Zbývá { $count } stažení
    [few] Zbývají { $count } stažení
    [many] Zbývá { $count } stažení
   *[other] Zbývá { $count } stažení
}
timeLeft = Zbývá: { $time }
deleteNamed = Smazat { $name }
deletingNamed = Maže se { $name }…
undo = Vrátit zpět
keep = Ponechat
moreActions = Další akce: { $name }
openPage = Otevřít stránku ke stažení
openDownloadPage = Otevřít stránku ke stažení: { $name }
changeLimits = Změnit
changeLimitsNamed = Změnit platnost odkazu na { $name }
changeLimitsTitle = Změnit platnost odkazu
keepTime = Beze změny
timeFromNow = { $time } od teď
save = Uložit
goneTitle = Tato zásilka už neexistuje
goneLead = Zásilka { $name } vypršela, vyčerpala limit stažení nebo byla smazána odjinud. Nic se nezměnilo.
passwordNotSet = Heslo není nastavené, proto je odkaz skrytý. Pokud se to nezmění, zásilku smažte a pošlete soubory znovu.
changeFailed = Změnu se nepodařilo uložit. Zkontrolujte svou volbu a připojení a zkuste to znovu.
pastUploads = Ukončené za posledních 7 dnů
clearPast = Vymazat
pastDownloaded = Staženo: { $time }
pastDownloadedBefore = Staženo před: { $time }
pastExpired = Vypršelo: { $time }
pastDeleted = Smazáno: { $time }
pastGone = Vyčerpáno nebo smazáno: { $time }
pastGoneBefore = Vyčerpáno nebo smazáno před: { $time }
requestFiles = Vyžádat soubory
newRequestLead = Vytvořte odkaz, přes který vám kdokoli může poslat soubory, jež si můžete přečíst jen vy.
requestWanted = Co potřebujete, na každém řádku jedna věc
requestAskerHint = Odesílatelé toto jméno uvidí. Nikdo je neověřuje.
requestOpenFor = Otevřeno po dobu
deliveries = Zásilky
requestDeliverySize = Velikost každé zásilky
requestTotalSize = Celková velikost
newRequestKinds = Druhy souborů, například .pdf (jen doporučení)
requestLink = Odkaz žádosti
requestReadyLead = Kdokoli s tímto odkazem vám může posílat soubory. Přečíst je můžete jen vy.
requestSubject = Pošlete mi prosím soubory
ownerLink = Odkaz do schránky
ownerLinkWarning = Otevře tuto schránku na jiném zařízení. Kdo ho má, může číst vše, co dostanete, proto si ho nechte pro sebe.
inbox = Schránka
yourRequests = Vaše žádosti
joinRequests = Žádosti vytvořené na tomto zařízení před přihlášením: { $count }. Přidat je do seznamu?
newDeliveries = Nové zásilky: { $count }
notifyDeliveries = Upozorňovat na zásilky
requestAccepts = Přijímá soubory
requestClosed = Soubory už nepřijímá
noDeliveries = Zatím nic nepřišlo. Zásilky se objeví zde.
requestGoneLead = Tato žádost vypršela nebo byla smazána.
requestUntrusted = Této žádosti nelze důvěřovat
requestUntrustedLead = Odkaz je poškozený, nebo server ukazuje jinou žádost. Nic se nezobrazí.
deliveryComing = Odesílá se
deliveryNew = Přijato
deliveryCollected = Uloženo
removeDelivery = Smazat ze serveru
deliveryRefused-repeated = Odmítnuto: tato zásilka je uvedena dvakrát.
deliveryRefused-forged = Odmítnuto: nevznikla s vaším odkazem.
deliveryRefused-damaged = Odmítnuto: je poškozená nebo byla změněna.
closeRequest = Přestat přijímat soubory
closeRequestTitle = Přestat přijímat soubory?
closeRequestLead = Odkaz natrvalo přestane fungovat a soubory, které se ještě odesílají, nepřijdou. Co přišlo, zůstane zde.
newLink = Nový odkaz
newLinkLead = Starý odkaz přestane fungovat, jakmile bude nový připraven. Co přišlo, zůstane ve staré schránce.
deleteRequestTitle = Smazat tuto žádost?
deleteRequestLead = Odkaz přestane fungovat a vše, co přišlo, se smaže ze serveru. Uložené soubory zůstanou.

## Receiving

checkingLink = Hledáme vaše soubory…
checkFailed = Server není dostupný
checkFailedLead = Nic se neztratilo. Zkontrolujte připojení a zkuste to znovu.
checkRefused = Server je vytížený
checkRefusedLead = Nic se neztratilo. Zkuste to za chvíli znovu.
waitAsked = Počkejte prosím: { $time }.
expiredTitle = Tyto soubory už nejsou dostupné
expiredLead = Odkaz vypršel, vyčerpal limit stažení nebo ho odesílatel smazal. Požádejte o nový.
removedTitle = Tyto soubory byly odstraněny
removedLead = Odstranili je provozovatelé této služby, takže odkaz už nefunguje.
contactOperator = Kontaktovat je
passwordNeeded = Zadejte heslo
passwordNeededLead = O heslo požádejte odesílatele; v odkazu není.
passwordTryAgain = Špatné heslo. Zkuste to znovu.
unlock = Odemknout
keyNeeded = Tento odkaz není úplný
keyNeededLead = Část odkazu chybí. Zkopírujte ho znovu a vložte sem.
keyLabel = Odkaz nebo klíč
notAKey = To není odkaz ani klíč této služby.
keyOfAnotherFile = To je odkaz na jiné soubory.
openLink = Otevřít
wrongKey = Tento odkaz nefunguje
wrongKeyLead = Možná jeho část chybí. Zkopírujte ze zprávy celý odkaz a vložte ho sem.
filesForYou = { $count ->
    [one] Soubor pro vás
    [few] { $count } soubory pro vás
    [many] { $count } souboru pro vás
   *[other] { $count } souborů pro vás
}
filesForYouLead = Koncové šifrování. Dešifruje se jen ve vašem prohlížeči.
fromSender = Od odesílatele
showMore = Zobrazit více
download = Stáhnout
noStreamsWarning = Aby tento prohlížeč tak velký soubor otevřel, musí ho celý držet v paměti, což se nemusí podařit. Co chcete udělat?
noStreams-copyLink = Zkopírovat odkaz a otevřít ho v jiném prohlížeči
noStreams-otherBrowser = Získat prohlížeč, který ukládá velké soubory přímo na disk
noStreams-download = Přesto stáhnout zde
linkLife = Odkaz vyprší za: { $time }
linkLifeUnderMinute = Odkaz vyprší za méně než minutu
lastDownloadNote = Poslední stažení: po otevření nebo uložení odkaz přestane fungovat.
ownUpload = { $left ->
    [one] Toto je vaše vlastní zásilka. Když ji stáhnete, nikdo jiný už nebude moct.
    [few] Toto je vaše vlastní zásilka. Když ji stáhnete, využijete 1 ze { $left } zbývajících stažení.
    [many] Toto je vaše vlastní zásilka. Když ji stáhnete, využijete 1 z { $left } zbývajícího stažení.
   *[other] Toto je vaše vlastní zásilka. Když ji stáhnete, využijete 1 z { $left } zbývajících stažení.
}
downloadsTaken = Někdo právě využívá poslední stažení. Pokud se přeruší, můžete to za dvě minuty zkusit znovu.
downloading = Stahování
decrypting = Dešifrování…
downloadBegunAnew = V tomto stahování nešlo pokračovat, a tak začalo znovu od začátku.
stillUploading = Odesílatel ještě nahrává. Stahovat můžete začít už teď.
waitsForSender = Čekáme na odesílatele. Pak budeme sami pokračovat.
downloadFinished = Staženo
downloadFinishedLead = { $name } najdete ve složce Stažené.
savedInFolder = Uloženo do složky { $folder }
downloadFinishedRenamed = Najdete ho ve složce Stažené; prohlížeč mu mohl dát jiný název.
downloadAgain = Stáhnout znovu
lastDownloadDone = To bylo poslední stažení, takže odkaz už nefunguje.
downloadStopped = Stahování nedokončeno
showDownload = Zobrazit

## Sending what a request asks for

requestTitle = Vyžádané soubory
requestLead = Šifruje se na tomto zařízení. Co pošlete, otevře jen ten, kdo o to žádá.
requestWords = Od toho, kdo žádá (neověřeno)
requestKinds = Upřednostňované typy souborů
requestLeft = Zbývající zásilky
requestRoom = Zbývající místo
requestEach = Nejvíc na zásilku
requestSend = Poslat
requestPasswordLead = Zeptejte se na něj toho, kdo vám odkaz poslal.
requestSent = Odesláno
requestSentLead = Otevře to jen ten, kdo o to žádal. Vidí stejný kód potvrzení.
receiptLabel = Kód potvrzení
copyReceipt = Zkopírovat kód potvrzení
delivery-stored = Doručeno. Zatím nevyzvednuto.
delivery-collected = Vyzvednuto.
delivery-gone = Smazáno nebo vypršelo bez vyzvednutí.
deliveryLost = V přerušeném nahrávání už nelze pokračovat.
sentBefore = Odesláno z tohoto zařízení
sentAt = Odesláno: { $time }
requestEnded-unknown = Taková žádost neexistuje
requestEndedLead-unknown = Byla smazána, vypršela, nebo tato služba žádosti nepřijímá. Požádejte o nový odkaz.
requestEnded-closed = Tato žádost je uzavřena
requestEnded-full = Tato žádost je plná
requestEndedLead = Nic dalšího už nepřijímá. Požádejte o nový odkaz.
requestEnded-untrusted = Tomuto odkazu nelze věřit
requestEndedLead-untrusted = Odkaz a server se neshodují, takže se nic neodeslalo. Požádejte o odkaz znovu jinou cestou.

## Reporting an upload to whoever runs the service

report = Nahlásit
reportTitle = Nahlásit tuto zásilku
reportLead = Dostanou to provozovatelé této služby. Jen oni si mohou přečíst, co napíšete.
reportReason = Co je v nepořádku?
reportReason-malware = Škodlivý software
reportReason-fraud = Podvod nebo phishing
reportReason-illegal = Nezákonný obsah
reportReason-other = Něco jiného
reportWords = Co by měli vědět?
reportKey = Přiložit klíč
reportKeyHint = S klíčem mohou soubory otevřít. Bez něj ne.
reportSend = Odeslat hlášení
reportSent = Hlášení odesláno
reportSentLead = Děkujeme. Provozovatelé této služby se na to podívají.
reportFailed = Hlášení se nepodařilo odeslat. Zkontrolujte připojení a zkuste to znovu.

## Dead ends

loading = Okamžik…
configFailed = Server není dostupný
configFailedLead = Nic se neztratilo. Zkontrolujte připojení a zkuste to znovu.
intercepted = Místo této služby odpověděla přihlašovací stránka nebo vaše síť. Otevřete tuto stránku na jiné kartě, a pokud budete vyzváni, přihlaste se tam.
pageNotFound = Stránka nenalezena
pageNotFoundLead = Zkontrolujte adresu, nebo začněte na úvodní stránce.
notFoundTitle = Tady nic není
notFoundLead = Platnost souborů vypršela, byly smazány, nebo odkaz není úplný.
errorTitle = Něco se pokazilo
errorLead = Něco se pokazilo. Nic z toho, co jste odeslali, se neztratilo.
uploadErrorLead = Soubory se neodeslaly, ale váš výběr tu stále je. Zkuste to znovu.
uploadError-too_large = Tyto soubory jsou větší, než tato služba dovoluje. Pošlete je po menších částech.
uploadError-bad_limit = Tato služba už nedovoluje tolik stažení nebo tolik času. Načtěte stránku znovu a zvolte jinak.
uploadError-unauthorized = K posílání souborů se tu musíte přihlásit. Přihlaste se a vyberte soubory znovu.
uploadError-sender_unknown = Nepodařilo se ověřit vaše přihlášení, takže platily limity pro všechny. Pokud došlo k odhlášení, přihlaste se znovu; jinak to zkuste za chvíli.
uploadError-issuer_away = Služba teď není dostupná nebo nemůže ověřit, kdo je přihlášený. Bez účtu můžete poslat až { $size } s tímto omezením: { $downloads }, { $time }. Pošlete méně, nebo to za chvíli zkuste znovu.
uploadError-signed_out = Na tomto zařízení jste byli odhlášeni, proto bylo nahrávání zastaveno.
uploadError-rate_limited = Příliš mnoho pokusů. Chvíli počkejte a zkuste to znovu.
uploadError-too_many_uploads = Příliš mnoho nahrávání z vaší sítě nebo účtu. Vaše soubory tu stále jsou.
uploadError-too_many_bytes = Příliš mnoho dat z vaší sítě nebo účtu. Vaše soubory tu stále jsou.
uploadError-busy = Služba je velmi vytížená. Vaše soubory tu stále jsou; zkuste to za chvíli znovu.
uploadError-full = Služba teď nemá místo pro další soubory. Vaše soubory tu stále jsou; zkuste to později.
uploadError-unavailable = Služba teď není dostupná. Vaše soubory tu stále jsou; zkuste to za chvíli znovu.
uploadError-idle_timeout = Spojení bylo příliš dlouho nečinné. Zkontrolujte připojení a zkuste to znovu.
uploadError-connect_failed = Server není dostupný. Zkontrolujte připojení a zkuste to znovu. Některé sítě, často firemní, nahrávání blokují. Zkuste jinou síť, například v telefonu, nebo se obraťte na správce té své.
uploadError-connection_lost = Připojení se ztratilo. Vaše soubory tu stále jsou; zkuste to znovu.
uploadError-file_changed = Některý soubor se během odesílání změnil nebo ho nešlo přečíst. Vyberte ho znovu.
downloadErrorLead = Stahování se nedokončilo. Zkuste to znovu; pokud to nepomůže, požádejte odesílatele o nový odkaz.
downloadError-rate_limited = Příliš mnoho pokusů. Chvíli počkejte a zkuste to znovu.
downloadError-busy = Služba je velmi vytížená. Odkaz stále funguje; zkuste to za chvíli znovu.
downloadError-unavailable = Služba teď není dostupná. Odkaz stále funguje; zkuste to za chvíli znovu.
downloadError-connect_failed = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
downloadError-connection_lost = Připojení se ztratilo. Zkontrolujte ho a zkuste to znovu.
downloadError-damaged = Došlo něco jiného, než bylo odesláno, proto se nic neuložilo. Zkuste to znovu; pokud to nepomůže, požádejte odesílatele o nový odkaz.
downloadError-incomplete = Prohlížeč přestal ukládat v půlce. Smažte neúplný soubor a zkuste to znovu.
downloadError-upload_abandoned = Odesílatel skončil dřív, než se všechno nahrálo. Požádejte o nový odkaz.
downloadError-no_room = Na tomto zařízení není pro tyto soubory místo. Uvolněte nějaké a zkuste to znovu.
crashLead = Tuto stránku se nepodařilo zobrazit. Načtěte ji znovu; vše, co jste už poslali, je v bezpečí.
chunkTitle = Část této stránky chybí
chunkMissingLead = Nepodařilo se ji načíst. Zkontrolujte připojení a načtěte stránku znovu; vše, co jste už poslali, je v bezpečí.
chunkTimeoutLead = Načítání trvalo příliš dlouho. Zkontrolujte připojení a načtěte stránku znovu; vše, co jste už poslali, je v bezpečí.
waitForTransfer = Přenos ještě probíhá a ztratil by se. Počkejte, až skončí.
reload = Načíst znovu
backHome = Zpět na úvodní stránku
outdatedTitle = Existuje novější verze
outdatedLead = Tato stránka je zastaralá. Chcete-li pokračovat, aktualizujte ji.
update = Aktualizovat
outdatedBrowserTitle = Váš prohlížeč je zastaralý
outdatedBrowserLead = Chybí mu to, co je k posílání a přijímání souborů potřeba. Aktualizujte ho a otevřete tuto adresu znovu.
unsupportedTitle = Tento prohlížeč nedokáže otevřít { $title }
unsupportedLead = Soubory se šifrují v prohlížeči a tento to neumí. Co můžete udělat:
unsupportedUpdate = Aktualizujte tento prohlížeč a otevřete odkaz znovu.
unsupportedOther = Nebo odkaz zkopírujte do aktuální verze prohlížeče Chrome, Edge, Firefox nebo Safari.
unsupportedInApp = Pokud jste odkaz otevřeli v jiné aplikaci, zvolte v její nabídce „Otevřít v prohlížeči“.
insecureTitle = Tato adresa není zabezpečená
insecureLead = Prohlížeče šifrují jen na zabezpečených stránkách. Vraťte se a otevřete stejnou adresu s https:// na začátku. Pokud to nepůjde, zeptejte se provozovatele této služby na její zabezpečenou adresu.
otherBrowser = Získat jiný prohlížeč
help = Nápověda

## Privacy

legalTitle = Soukromí a podmínky
legalLead = Co se děje s vašimi soubory, v několika větách.
legalEncrypted = Soubory se ukládají zašifrované. Klíč je v odkazu a na server se nikdy nedostane.
legalLifetime = Nejdelší doba, po kterou soubory uchováváme: { $anonymous }, po přihlášení { $signedIn }.
legalOneLifetime = Nejdelší doba, po kterou soubory uchováváme: { $time }.
legalDownloads = Soubory se smažou, jakmile dosáhnou limitu stažení.
legalLogs = IP adresy uchováváme v protokolech serveru { $days } dnů.
legalAccountToSend = Účet potřebujete k posílání souborů, k jejich přijímání ne.
legalAccount = Účet potřebujete jen pro soubory větší než { $size }.

## Notes and messages

writeNote = Napsat poznámku
noteLabel = Vaše poznámka
noteHint = Šifruje se stejně jako soubor.
noteReadOnce = Šifruje se stejně jako soubor a lze ji přečíst jen jednou.
noteDone = Přidat
createLink = Vytvořit odkaz
note = Poznámka
editNote = Upravit poznámku
addMessage = Přidat název nebo zprávu
titleLabel = Název
messageLabel = Zpráva
senderLabel = Vaše jméno
noteForYou = Poznámka pro vás
showNote = Zobrazit poznámku
showNoteOnce = Zobrazením využijete poslední stažení: znovu už ji nezobrazíte.
copyText = Zkopírovat text
saveNote = Uložit jako soubor
textCopyRefused = Prohlížeč nedovolil kopírovat. Označte text a zkopírujte ho sami.

## Looking before taking

preview = Náhled
previewNamed = Náhled { $name }
selectFile = Vybrat { $name }
downloadSelected = { $count ->
    [one] Stáhnout { $count } soubor
    [few] Stáhnout { $count } soubory
    [many] Stáhnout { $count } souboru
   *[other] Stáhnout { $count } souborů
}
downloadAll = Stáhnout vše
saveToFolder = Uložit do složky
takingCounts = Otevření nebo uložení se počítá jako jedno stažení.
takingCounted = Započítáno jedno stažení. Dokud je tato stránka otevřená, nic dalšího se nepočítá.
previewFailed = Soubor se nepodařilo zobrazit. Raději ho stáhněte.
previewTooLarge = Soubor je na náhled příliš velký. Raději ho stáhněte.
previewCut = Zobrazuje se jen začátek.
previewProtected = Soubor je chráněn heslem. Otevřete ho po stažení.
previewMissingPictures = Obrázky na této stránce, které se nepodařilo zobrazit: { $count }
previewIncomplete = Část obsahu nelze zobrazit správně.
previewNotText = Soubor zřejmě neobsahuje text. Raději ho stáhněte.
previewEncoding = Kódování textu
previousFile = Předchozí soubor
nextFile = Další soubor
filePlace = { $place } z { $count }
noPreview = Tento soubor nemá náhled.
close = Zavřít

## Strong passwords

strongPassword = Extra silné: otevře se jen v Envoi
strongPasswordHint = Mnohem hůř se uhodne, i pro tuto službu. Starší aplikace odkaz neotevřou.
suggestPassphrase = Navrhnout frázi
suggestFailed = Návrh se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu, nebo zadejte vlastní heslo.
copyPassword = Zkopírovat heslo
makingKey = Připravujeme šifrování…
checkingPassword = Ověřujeme heslo…

## News

downloadingNow = Právě se stahuje
wrongPasswords = { $count ->
    [one] Špatné heslo: { $count } pokus
    [few] Špatné heslo: { $count } pokusy
    [many] Špatné heslo: { $count } pokusu
   *[other] Špatné heslo: { $count } pokusů
}
notifyMe = Upozorňovat na stažení
notifyOn = Upozornění jsou zapnutá
notifyBlocked = Váš prohlížeč upozornění této stránky blokuje.
wasDownloaded = Staženo: { $name }
