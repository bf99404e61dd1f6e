# Envoi: čeština

productName = Envoi

## Page

homeLink = { $title }, domů
skipToContent = Přejít k obsahu
promo = Oznámení
closeNotice = Zavřít oznámení
storageBlocked = Tento prohlížeč seznam vašich zásilek neuchovává: po zavření stránky zmizí. Nejdříve si zkopírujte odkazy.
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
introTitle = Posílejte soubory v soukromí
introLead = Vaše soubory se zašifrují zde, ještě než opustí vaše zařízení. Dostanete odkaz, který předáte dál; otevřou je jen ti, kdo ho mají.
notBegunTitle = Ještě tu nic není?
notBegunLead = Zkontrolujte připojení a načtěte tuto stránku znovu. Pokud to nepomůže, je tento prohlížeč zastaralý: aktualizujte ho.
scriptsOffTitle = JavaScript je vypnutý
scriptsOffLead = Soubory se šifrují ve vašem prohlížeči, a proto tato stránka potřebuje JavaScript.

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
sizeOfTotal = { $done } z { $total }
remaining = Zbývá: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } stažení
    [few] { $count } stažení
    [many] { $count } stažení
   *[other] { $count } stažení
}
filesCount = { $count ->
    [one] { $count } soubor
    [few] { $count } soubory
    [many] { $count } souboru
   *[other] { $count } souborů
}

## Common buttons

ok = OK
cancel = Zrušit
tryAgain = Zkusit znovu
copyLink = Zkopírovat odkaz
copied = Zkopírováno
copyRefused = Prohlížeč této stránce kopírování nepovolil. Odkaz je označený, takže ho můžete zkopírovat sami.
share = Sdílet
shareNamed = Sdílet { $name }
showQrCode = Zobrazit QR kód
qrCode = QR kód odkazu
qrCodeHint = Namiřte na něj fotoaparát a odkaz se otevře v telefonu.
qrCodeFailed = QR kód se nepodařilo vytvořit. Odkaz přesto funguje.
sendYourOwn = Poslat vlastní soubory
deleteUpload = Smazat
deleteFailed = Smazání se nezdařilo. Zkontrolujte připojení a zkuste to znovu.
passwordProtected = Chráněno heslem
passwordLabel = Heslo
filesInside = Obsažené soubory

## Accounts

signIn = Přihlásit se
signOut = Odhlásit se
signOutWaits = Přenos ještě probíhá. Odhlaste se, až skončí.
signOutWaitsForTab = Přenos ještě probíhá na jiné kartě. Odhlaste se, až skončí.
signOutSyncs = Před odhlášením se aktualizuje váš seznam…
signOutTitle = Odhlásit se?
signOutLoses = { $count ->
    [one] { $count } zásilka je jen na tomto zařízení: seznam se nepodařilo aktualizovat. Po odhlášení ji už neuvidíte, nezměníte ani nesmažete. Její odkaz bude fungovat dál.
    [few] { $count } zásilky jsou jen na tomto zařízení: seznam se nepodařilo aktualizovat. Po odhlášení je už neuvidíte, nezměníte ani nesmažete. Jejich odkazy budou fungovat dál.
    [many] { $count } zásilky je jen na tomto zařízení: seznam se nepodařilo aktualizovat. Po odhlášení je už neuvidíte, nezměníte ani nesmažete. Jejich odkazy budou fungovat dál.
   *[other] { $count } zásilek je jen na tomto zařízení: seznam se nepodařilo aktualizovat. Po odhlášení je už neuvidíte, nezměníte ani nesmažete. Jejich odkazy budou fungovat dál.
}
staySignedIn = Neodhlašovat se
signOutAnyway = Přesto se odhlásit
signedOut = Odhlášení proběhlo.
signedOutRefused = Platnost vašeho přihlášení skončila. Seznam uvidíte, až se znovu přihlásíte.
signUpTitle = Po přihlášení získáte víc
signUpLead = Posílat lze i bez účtu. S účtem toho můžete víc:
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
benefitPerk = Seznam zůstává zašifrovaný: nepřečte ho nikdo kromě vás
emailLabel = E-mail (nepovinný)
signInNotBegun = Přihlašovací stránka není dostupná. Zkontrolujte připojení a zkuste to znovu.
signInAway = Přihlašovací služba teď není dostupná. Zkuste to později.
signInNoRoom = Na tomto zařízení není pro přihlášení dost místa. Smažte zásilky, které už nepotřebujete, a zkuste to znovu.
signInWaits = Přenos ještě probíhá a přihlášením by se ztratil. Přihlaste se, až skončí.
signingIn = Přihlašování…
signInErrorLead = Přihlášení se nezdařilo a nic jiného se nezměnilo. Zkuste to znovu.
passphraseNeeded = Heslová fráze vašeho seznamu
passphraseNeededLead = Šifruje seznam vašich zásilek a nikdy neopustí toto zařízení. Používejte stejnou na všech zařízeních.
passphraseLabel = Heslová fráze
passphraseTooShort = Je příliš krátká: musí mít alespoň { $length } znaků.
passphraseHint = Alespoň { $length } znaků: několik slov, která k sobě patří jen pro vás. Nikdo ji nedokáže obnovit, proto si ji zapište.
passphraseRunning = Vytváří se klíč…
passphraseFailed = Zařízení nedokázalo klíč vytvořit. Zavřete ostatní karty a zkuste to znovu.
goOn = Pokračovat
cancelSignIn = Nepřihlašovat se
unknownPassphrase = Je tato heslová fráze nová?
unknownPassphraseLead = Žádný seznam k ní neexistuje. Pokud je to vaše první zařízení nebo volíte novou frázi, napište ji ještě jednou a založí se nový seznam. Jinak jde o překlep.
passphraseAgain = Ještě jednou stejná heslová fráze
passphraseDiffers = Neshoduje se s tím, co jste zadali předtím.
beginList = Založit nový seznam
anotherPassphrase = Byl to překlep
uncheckedPassphrase = Frázi nešlo ověřit
uncheckedPassphraseLead = Server nesdělil, zda k této heslové frázi existuje seznam. Zkuste to znovu. Pokud budete přesto pokračovat a byl v ní překlep, neuvidíte seznam z ostatních zařízení.
trustPassphrase = Přesto pokračovat
retypePassphrase = Zadat znovu

## Sending: choosing files

sendFiles = Poslat soubory
dropFiles = Přetáhněte soubory sem
orSelectFiles = nebo je vyberte kliknutím, až { $size }
selectFiles = Vybrat soubory
selectFolder = Vybrat složku
accountNeeded = Chcete-li posílat soubory, přihlaste se
accountNeededLead = V této službě mohou soubory posílat jen lidé s účtem. Přijímat je lze i bez něj.
accountNeededBlocked = V této službě mohou soubory posílat jen lidé s účtem a v tomto prohlížeči se přihlásit nelze: nic pro tuto stránku neuchovává. Přijímat soubory lze i bez účtu.
signInForSize = Přihlaste se a pošlete až { $size }
dropNow = Pusťte je kdekoli
chosenFiles = Vybrané soubory
addMoreFiles = Přidat další
removeFile = Odebrat { $name }
totalSize = Celkem { $size }
skippedEmpty = Prázdné soubory, které nebyly přidány: { $count }
skippedChosen = Již vybrané soubory, které nebyly přidány znovu: { $count }
expiryChoices = Kdy odkaz přestane fungovat
downloadLimitLabel = Počet stažení
timeLimitLabel = Doba
addPassword = Chránit heslem
maxPasswordLength = Heslo může mít nejvýše { $length } znaků.
uploadFiles = { $count ->
    [one] Zašifrovat a nahrát
    [few] Zašifrovat a nahrát { $count } soubory
    [many] Zašifrovat a nahrát { $count } souboru
   *[other] Zašifrovat a nahrát { $count } souborů
}

## Sending: what is not possible

noticeTitle = To se nepodařilo
tooManyFiles = { $count ->
    [one] Najednou lze poslat nejvýše { $count } soubor.
    [few] Najednou lze poslat nejvýše { $count } soubory.
    [many] Najednou lze poslat nejvýše { $count } souboru.
   *[other] Najednou lze poslat nejvýše { $count } souborů.
}
fileTooBig = Tyto soubory jsou dohromady větší než { $size }. Pošlete je po menších částech.
tooManyArchives = { $count ->
    [one] Najednou lze mít nejvýše { $count } zásilku. Nejdříve ji smažte, nebo počkejte, až vyprší.
    [few] Najednou lze mít nejvýše { $count } zásilky. Nejdříve některou smažte, nebo počkejte, až některá vyprší.
    [many] Najednou lze mít nejvýše { $count } zásilky. Nejdříve některou smažte, nebo počkejte, až některá vyprší.
   *[other] Najednou lze mít nejvýše { $count } zásilek. Nejdříve některou smažte, nebo počkejte, až některá vyprší.
}
unreadableFiles = To, co jste přetáhli, nelze přečíst. Vyberte soubory raději tlačítkem.
needsAccountSize = Bez účtu lze najednou poslat až { $size }.
needsAccountCount = { $count ->
    [one] Bez účtu odkaz povoluje nejvýše { $count } stažení.
    [few] Bez účtu odkaz povoluje nejvýše { $count } stažení.
    [many] Bez účtu odkaz povoluje nejvýše { $count } stažení.
   *[other] Bez účtu odkaz povoluje nejvýše { $count } stažení.
}
needsAccountTime = Nejdelší platnost odkazu bez účtu je { $time }.

## Sending: under way and done

chosenTold = { $files }, celkem { $size }
noAnswer = Server už chvíli neodpovídá. Zkontrolujte připojení: nahrávání bude samo pokračovat, nebo ho můžete zrušit.
uploading = Nahrávání
importing = Načítání souborů…
encrypting = Šifrování…
finalising = Vše dorazilo. Probíhá ukládání…
expiresAfter = Platnost: { $downloads } nebo { $time }
settingPassword = Nastavování hesla…
passwordFailed = Heslo se nepodařilo nastavit
passwordFailedLead = Soubory jsou nahrané, ale zatím nechráněné, proto se odkaz nezobrazuje. Zkuste to znovu, nebo zásilku smažte.
linkReady = Váš odkaz je připravený
linkReadyLead = Kdo má tento odkaz, může soubory otevřít. Nikdo jiný ne, ani tato služba.
shareLink = Odkaz na vaše soubory
sendMore = Poslat další soubory
copyLinkTitle = Zkopírujte si odkaz
shareLinkTitle = Sdílejte svůj odkaz
linkDialogLead = Komu tento odkaz dáte, ten může otevřít { $name }.

## The survey

surveyTitle = Řekněte nám svůj názor
surveyLead = Vaše odpovědi pomohou posílání souborů zlepšit. Vyplníte je na jiné stránce a nic o vašich souborech se s nimi nepředává.
giveFeedback = Sdělit názor
surveySkip = Přeskočit

## The person's own uploads

yourUploads = Vaše zásilky
noUploads = Co pošlete, objeví se zde, takže můžete odkaz znovu zkopírovat nebo zásilku smazat.
downloadsLeft = { $count ->
    [one] Zbývá { $count } stažení
    [few] Zbývají { $count } stažení
    [many] Zbývá { $count } stažení
   *[other] Zbývá { $count } stažení
}
timeLeft = Zbývá: { $time }
deleteNamed = Smazat { $name }
deleteTitle = Smazat tuto zásilku?
deleteQuestion = { $name } už nikdo nestáhne. Tuto akci nelze vrátit.
keep = Ponechat
openDownloadPage = Otevřít stránku, kterou uvidí příjemci zásilky { $name }
changeLimits = Změnit
changeLimitsNamed = Změnit, jak dlouho lze stahovat { $name }
changeLimitsTitle = Změnit platnost odkazu
keepTime = Beze změny
timeFromNow = { $time } od teď
save = Uložit
goneTitle = Už tu není
goneLead = Platnost zásilky { $name } vypršela, soubory už byly staženy tolikrát, kolikrát odkaz dovoloval, nebo byly smazány odjinud. Nic se nezměnilo.
passwordNotSet = Heslo není nastavené, proto se odkaz nezobrazuje. Pokud to tak zůstane, zásilku smažte a pošlete soubory znovu.
changeFailed = Změna se nezdařila. Zkontrolujte svou volbu a připojení a zkuste to znovu.

## Receiving

checkingLink = Hledáme vaše soubory…
checkFailed = Server neodpovídá
checkFailedLead = Nic se neztratilo. Zkontrolujte připojení a zkuste to znovu.
checkRefused = Teď to nejde
checkRefusedLead = Na serveru se něco pokazilo. Nic se neztratilo: zkuste to za chvíli znovu.
waitAsked = Server vás žádá, abyste chvíli počkali: { $time }.
expiredTitle = Tyto soubory už nejsou dostupné
expiredLead = Odkaz vypršel, byl vyčerpán nebo ho odesílatel smazal. Požádejte o nový.
passwordNeeded = Zadejte heslo
passwordNeededLead = Odesílatel tyto soubory chránil heslem. Heslo není součástí odkazu.
passwordTryAgain = Toto heslo není správné. Zkuste to znovu.
unlock = Odemknout
keyNeeded = Chybí klíč
keyNeededLead = Úplný odkaz má za znakem # klíč. Vložte celý odkaz, nebo jen jeho klíč.
keyLabel = Odkaz nebo klíč
notAKey = Toto není odkaz ani klíč této služby.
keyOfAnotherFile = Tento odkaz vede k jiným souborům.
openLink = Otevřít
filesForYou = { $count ->
    [one] Soubor pro vás
    [few] { $count } soubory pro vás
    [many] { $count } souboru pro vás
   *[other] { $count } souborů pro vás
}
filesForYouLead = Posláno zašifrovaně. Dešifruje se zde, ve vašem prohlížeči.
download = Stáhnout
noStreamsWarning = Tento prohlížeč dokáže tak velký soubor otevřít jen tak, že ho celý drží v paměti, což se nemusí podařit. Co chcete udělat?
noStreams-copyLink = Zkopírovat odkaz a otevřít ho v jiném prohlížeči
noStreams-otherBrowser = Získat prohlížeč, který ukládá velké soubory průběžně
noStreams-download = Přesto stáhnout zde
linkLife = Zbývající čas: { $time }
lastDownload = Zbývající čas: { $time }. Toto je poslední stažení: soubory si dobře uložte.
downloadsTaken = Poslední stažení právě probíhá, zde nebo u někoho jiného. Pokud se přeruší, bude opět k dispozici: zkuste to za dvě minuty.
downloading = Stahování
decrypting = Dešifrování…
downloadFinished = A je to
downloadFinishedLead = Soubor je dešifrovaný a najdete ho mezi staženými.
downloadStopped = Stahování se nedokončilo.
showDownload = Zobrazit

## Dead ends

loading = Okamžik…
configFailed = Server neodpovídá
configFailedLead = Nic se neztratilo. Zkontrolujte připojení a zkuste to znovu.
notFoundTitle = Tady nic není
notFoundLead = Platnost souborů vypršela, byly smazány, nebo odkaz není úplný.
errorTitle = Něco se pokazilo
errorLead = To se nepodařilo. Vraťte se na úvodní stránku a zkuste to znovu.
uploadErrorLead = Soubory se neodeslaly. Ty, které jste vybrali, tu stále jsou: zkuste to znovu.
uploadError-too_large = Soubory jsou větší, než tato služba dovoluje. Pošlete je po menších částech.
uploadError-bad_limit = Služba už nedovoluje tolik stažení nebo tak dlouhou dobu. Načtěte stránku znovu a zvolte jinak.
uploadError-unauthorized = Soubory tu mohou posílat jen přihlášení uživatelé. Přihlaste se a vyberte soubory znovu.
uploadError-sender_unknown = Služba nepoznala, že jste se přihlásili, takže platily limity pro všechny ostatní. Pokud jste teď odhlášeni, přihlaste se znovu; jinak to za chvíli zkuste ještě jednou.
uploadError-issuer_away = Služba teď není dostupná nebo nemůže zjistit, kdo je přihlášený. Bez účtu lze najednou poslat nejvýše { $size } s tímto omezením: { $downloads }, { $time }. Neposílejte víc, nebo to za chvíli zkuste znovu.
uploadError-rate_limited = Pokusů bylo příliš mnoho. Chvíli počkejte a zkuste to znovu.
uploadError-busy = Služba je teď zcela vytížená. Vaše soubory tu stále jsou: zkuste to za chvíli znovu.
uploadError-full = Služba teď nemá místo pro další soubory. Vaše soubory tu stále jsou: zkuste to znovu později.
uploadError-unavailable = Služba teď není dostupná. Vaše soubory tu stále jsou: zkuste to za chvíli znovu.
uploadError-idle_timeout = Spojení bylo příliš dlouho nečinné. Zkontrolujte připojení a zkuste to znovu.
uploadError-connect_failed = Server neodpověděl. Zkontrolujte připojení a zkuste to znovu. Některé sítě, často firemní, blokují to, co nahrávání potřebuje (připojení WebSocket): použijte jinou síť, například v telefonu, nebo se obraťte na správce té své.
uploadError-connection_lost = Připojení se přerušilo. Vaše soubory tu stále jsou: zkuste to znovu.
uploadError-file_changed = Některý soubor se během odesílání změnil nebo nešel přečíst. Vyberte ho znovu.
downloadErrorLead = Stahování se nedokončilo. Zkuste to znovu; pokud to nepomůže, požádejte odesílatele o nový odkaz.
downloadError-rate_limited = Pokusů bylo příliš mnoho. Chvíli počkejte a zkuste to znovu.
downloadError-busy = Služba je teď zcela vytížená. Odkaz stále funguje: zkuste to za chvíli znovu.
downloadError-unavailable = Služba teď není dostupná. Odkaz stále funguje: zkuste to za chvíli znovu.
downloadError-connect_failed = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
downloadError-connection_lost = Připojení se přerušilo. Zkontrolujte ho a zkuste to znovu.
downloadError-damaged = Došlo něco jiného, než bylo odesláno, proto se z toho nic neuložilo. Zkuste to znovu; pokud to nepomůže, požádejte odesílatele o nový odkaz.
downloadError-incomplete = Prohlížeč přestal ukládat uprostřed. Smažte neúplný soubor a zkuste to znovu.
downloadError-no_room = Na tomto zařízení není pro tyto soubory místo. Uvolněte ho a zkuste to znovu.
crashLead = Tuto stránku se nepodařilo zobrazit. Načtěte ji znovu; toho, co jste už poslali, se to netýká.
chunkTitle = Část této stránky chybí
chunkMissingLead = Nepodařilo se ji načíst. Zkontrolujte připojení a načtěte stránku znovu; toho, co jste už poslali, se to netýká.
chunkTimeoutLead = Načítání trvalo příliš dlouho. Zkontrolujte připojení a načtěte stránku znovu; toho, co jste už poslali, se to netýká.
waitForTransfer = Přenos ještě probíhá a ztratil by se. Počkejte, až skončí.
reload = Načíst znovu
backHome = Zpět na úvodní stránku
outdatedTitle = Existuje novější verze
outdatedLead = Tato stránka je zastaralá. Chcete-li pokračovat, aktualizujte ji.
update = Aktualizovat
outdatedBrowserTitle = Tento prohlížeč je zastaralý
outdatedBrowserLead = Chybí mu to, co posílání a přijímání souborů vyžaduje. Aktualizujte ho a otevřete stejnou adresu znovu.
unsupportedTitle = Tento prohlížeč nedokáže otevřít { $title }
unsupportedLead = Soubory se šifrují v prohlížeči a tomuto chybí to, co je k tomu potřeba. Použijte aktuální prohlížeč.
insecureTitle = Tato adresa není zabezpečená
insecureLead = Prohlížeče šifrují jen na stránkách, které se načetly zabezpečeně. Vraťte se a otevřete stejnou adresu s https:// na začátku. Pokud se to nepodaří, zeptejte se provozovatele této služby na její zabezpečenou adresu.
otherBrowser = Získat jiný prohlížeč
help = Nápověda

## Privacy

legalTitle = Soukromí a podmínky
legalLead = Co se děje s vašimi soubory, v několika větách.
legalEncrypted = Soubory se ukládají zašifrované. Klíč je v odkazu a na server se nikdy nedostane.
legalLifetime = Nejdelší doba uložení souboru: { $anonymous }, od přihlášených odesílatelů { $signedIn }.
legalOneLifetime = Nejdelší doba uložení souboru: { $time }.
legalDownloads = Kvůli omezení počtu stažení může být soubor smazán dříve.
legalLogs = V protokolech serveru se IP adresy uchovávají { $days } dnů.
legalAccountToSend = K posílání souborů je potřeba účet, k jejich přijímání ne.
legalAccount = Účet je potřeba jen pro soubory větší než { $size }.
