# Envoi: slovenčina

productName = Envoi

## Page

homeLink = { $title }, domov
skipToContent = Prejsť na obsah
promo = Oznam
closeNotice = Zavrieť oznam
storageBlocked = Tento prehliadač neuchováva zoznam vašich zásielok: po zatvorení stránky zmizne. Najprv si skopírujte odkazy.
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
introTitle = Posielajte súbory v súkromí
introLead = Vaše súbory sa zašifrujú tu, ešte než opustia vaše zariadenie. Dostanete odkaz, ktorý pošlete ďalej; otvoria ich len tí, ktorí ho majú.
notBegunTitle = Ešte tu nič nie je?
notBegunLead = Skontrolujte pripojenie a načítajte túto stránku znova. Ak to nepomôže, je tento prehliadač zastaraný: aktualizujte ho.
scriptsOffTitle = JavaScript je vypnutý
scriptsOffLead = Súbory sa šifrujú vo vašom prehliadači, a preto táto stránka potrebuje JavaScript.

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
sizeOfTotal = { $done } z { $total }
remaining = Zostáva: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } stiahnutie
    [few] { $count } stiahnutia
    [many] { $count } stiahnutia
   *[other] { $count } stiahnutí
}
filesCount = { $count ->
    [one] { $count } súbor
    [few] { $count } súbory
    [many] { $count } súboru
   *[other] { $count } súborov
}

## Common buttons

ok = OK
cancel = Zrušiť
tryAgain = Skúsiť znova
copyLink = Skopírovať odkaz
copied = Skopírované
copyRefused = Prehliadač tejto stránke nepovolil kopírovanie. Odkaz je označený, takže ho môžete skopírovať sami.
share = Zdieľať
shareNamed = Zdieľať { $name }
showQrCode = Zobraziť QR kód
qrCode = QR kód odkazu
qrCodeHint = Namierte naň fotoaparát a odkaz sa otvorí v telefóne.
qrCodeFailed = QR kód sa nepodarilo vytvoriť. Odkaz napriek tomu funguje.
sendYourOwn = Poslať vlastné súbory
deleteUpload = Odstrániť
deleteFailed = Odstránenie sa nepodarilo. Skontrolujte pripojenie a skúste to znova.
passwordProtected = Chránené heslom
passwordLabel = Heslo
filesInside = Obsiahnuté súbory

## Accounts

signIn = Prihlásiť sa
signOut = Odhlásiť sa
signOutWaits = Prenos ešte prebieha. Odhláste sa, keď sa skončí.
signOutWaitsForTab = Prenos ešte prebieha na inej karte. Odhláste sa, keď sa skončí.
signOutSyncs = Pred odhlásením sa aktualizuje váš zoznam…
signOutTitle = Odhlásiť sa?
signOutLoses = { $count ->
    [one] { $count } zásielka je len na tomto zariadení: zoznam sa nepodarilo aktualizovať. Po odhlásení ju už neuvidíte, nezmeníte ani neodstránite. Jej odkaz bude fungovať ďalej.
    [few] { $count } zásielky sú len na tomto zariadení: zoznam sa nepodarilo aktualizovať. Po odhlásení ich už neuvidíte, nezmeníte ani neodstránite. Ich odkazy budú fungovať ďalej.
    [many] { $count } zásielky je len na tomto zariadení: zoznam sa nepodarilo aktualizovať. Po odhlásení ich už neuvidíte, nezmeníte ani neodstránite. Ich odkazy budú fungovať ďalej.
   *[other] { $count } zásielok je len na tomto zariadení: zoznam sa nepodarilo aktualizovať. Po odhlásení ich už neuvidíte, nezmeníte ani neodstránite. Ich odkazy budú fungovať ďalej.
}
staySignedIn = Neodhlasovať sa
signOutAnyway = Aj tak sa odhlásiť
signedOut = Odhlásenie prebehlo.
signedOutRefused = Platnosť vášho prihlásenia sa skončila. Zoznam uvidíte, keď sa znova prihlásite.
signUpTitle = Po prihlásení získate viac
signUpLead = Posielať možno aj bez účtu. S účtom toho môžete viac:
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
benefitPerk = Zoznam zostáva zašifrovaný: neprečíta ho nikto okrem vás
emailLabel = E-mail (nepovinný)
signInNotBegun = Prihlasovacia stránka nie je dostupná. Skontrolujte pripojenie a skúste to znova.
signInAway = Prihlasovacia služba teraz nie je dostupná. Skúste to neskôr.
signInNoRoom = Na tomto zariadení nie je na prihlásenie dosť miesta. Odstráňte zásielky, ktoré už nepotrebujete, a skúste to znova.
signInWaits = Prenos ešte prebieha a prihlásením by sa stratil. Prihláste sa, keď sa skončí.
signingIn = Prihlasovanie…
signInErrorLead = Prihlásenie sa nepodarilo a nič iné sa nezmenilo. Skúste to znova.
passphraseNeeded = Heslová fráza vášho zoznamu
passphraseNeededLead = Šifruje zoznam vašich zásielok a nikdy neopustí toto zariadenie. Používajte rovnakú na všetkých zariadeniach.
passphraseLabel = Heslová fráza
passphraseTooShort = Je príliš krátka: musí mať aspoň { $length } znakov.
passphraseHint = Aspoň { $length } znakov: niekoľko slov, ktoré k sebe patria len pre vás. Nikto ju nedokáže obnoviť, preto si ju zapíšte.
passphraseRunning = Vytvára sa kľúč…
passphraseFailed = Zariadenie nedokázalo kľúč vytvoriť. Zatvorte ostatné karty a skúste to znova.
goOn = Pokračovať
cancelSignIn = Neprihlásiť sa
unknownPassphrase = Je táto heslová fráza nová?
unknownPassphraseLead = Žiadny zoznam k nej neexistuje. Ak je to vaše prvé zariadenie alebo volíte novú frázu, napíšte ju ešte raz a založí sa nový zoznam. Inak ide o preklep.
passphraseAgain = Ešte raz rovnaká heslová fráza
passphraseDiffers = Nezhoduje sa s tým, čo ste zadali predtým.
beginList = Založiť nový zoznam
anotherPassphrase = Bol to preklep
uncheckedPassphrase = Frázu sa nepodarilo overiť
uncheckedPassphraseLead = Server neoznámil, či k tejto heslovej fráze existuje zoznam. Skúste to znova. Ak budete napriek tomu pokračovať a bol v nej preklep, neuvidíte zoznam z ostatných zariadení.
trustPassphrase = Napriek tomu pokračovať
retypePassphrase = Zadať znova

## Sending: choosing files

sendFiles = Poslať súbory
dropFiles = Presuňte súbory sem
orSelectFiles = alebo ich vyberte kliknutím, až { $size }
selectFiles = Vybrať súbory
selectFolder = Vybrať priečinok
accountNeeded = Ak chcete posielať súbory, prihláste sa
accountNeededLead = V tejto službe môžu súbory posielať len ľudia s účtom. Prijímať ich možno aj bez neho.
accountNeededBlocked = V tejto službe môžu súbory posielať len ľudia s účtom a v tomto prehliadači sa prihlásiť nedá: nič pre túto stránku neuchováva. Prijímať súbory možno aj bez účtu.
signInForSize = Prihláste sa a pošlite až { $size }
dropNow = Pustite ich kdekoľvek
chosenFiles = Vybrané súbory
addMoreFiles = Pridať ďalšie
removeFile = Odobrať { $name }
totalSize = Spolu { $size }
skippedEmpty = Prázdne súbory, ktoré neboli pridané: { $count }
skippedChosen = Už vybrané súbory, ktoré neboli pridané znova: { $count }
expiryChoices = Kedy odkaz prestane fungovať
downloadLimitLabel = Počet stiahnutí
timeLimitLabel = Čas
addPassword = Chrániť heslom
maxPasswordLength = Heslo môže mať najviac { $length } znakov.
uploadFiles = { $count ->
    [one] Zašifrovať a nahrať
    [few] Zašifrovať a nahrať { $count } súbory
    [many] Zašifrovať a nahrať { $count } súboru
   *[other] Zašifrovať a nahrať { $count } súborov
}

## Sending: what is not possible

noticeTitle = To sa nepodarilo
tooManyFiles = { $count ->
    [one] Naraz možno poslať najviac { $count } súbor.
    [few] Naraz možno poslať najviac { $count } súbory.
    [many] Naraz možno poslať najviac { $count } súboru.
   *[other] Naraz možno poslať najviac { $count } súborov.
}
fileTooBig = Tieto súbory sú spolu väčšie ako { $size }. Pošlite ich po menších častiach.
tooManyArchives = { $count ->
    [one] Naraz možno mať najviac { $count } zásielku. Najprv ju odstráňte alebo počkajte, kým vyprší.
    [few] Naraz možno mať najviac { $count } zásielky. Najprv niektorú odstráňte alebo počkajte, kým niektorá vyprší.
    [many] Naraz možno mať najviac { $count } zásielky. Najprv niektorú odstráňte alebo počkajte, kým niektorá vyprší.
   *[other] Naraz možno mať najviac { $count } zásielok. Najprv niektorú odstráňte alebo počkajte, kým niektorá vyprší.
}
unreadableFiles = To, čo ste presunuli, sa nedá prečítať. Vyberte súbory radšej tlačidlom.
needsAccountSize = Bez účtu možno naraz poslať až { $size }.
needsAccountCount = { $count ->
    [one] Bez účtu odkaz povoľuje najviac { $count } stiahnutie.
    [few] Bez účtu odkaz povoľuje najviac { $count } stiahnutia.
    [many] Bez účtu odkaz povoľuje najviac { $count } stiahnutia.
   *[other] Bez účtu odkaz povoľuje najviac { $count } stiahnutí.
}
needsAccountTime = Najdlhšia platnosť odkazu bez účtu je { $time }.

## Sending: under way and done

chosenTold = { $files }, spolu { $size }
noAnswer = Server už chvíľu neodpovedá. Skontrolujte pripojenie: nahrávanie bude samo pokračovať, alebo ho môžete zrušiť.
uploading = Nahrávanie
importing = Načítavanie súborov…
encrypting = Šifrovanie…
finalising = Všetko dorazilo. Prebieha ukladanie…
expiresAfter = Platnosť: { $downloads } alebo { $time }
settingPassword = Nastavovanie hesla…
passwordFailed = Heslo sa nepodarilo nastaviť
passwordFailedLead = Súbory sú nahrané, ale zatiaľ nechránené, preto sa odkaz nezobrazuje. Skúste to znova alebo zásielku odstráňte.
linkReady = Váš odkaz je pripravený
linkReadyLead = Kto má tento odkaz, môže súbory otvoriť. Nikto iný nie, ani táto služba.
shareLink = Odkaz na vaše súbory
sendMore = Poslať ďalšie súbory
copyLinkTitle = Skopírujte si odkaz
shareLinkTitle = Zdieľajte svoj odkaz
linkDialogLead = Komu tento odkaz dáte, ten môže otvoriť { $name }.

## The survey

surveyTitle = Povedzte nám svoj názor
surveyLead = Vaše odpovede pomôžu posielanie súborov zlepšiť. Vyplníte ich na inej stránke a nič o vašich súboroch sa s nimi neodovzdáva.
giveFeedback = Povedať názor
surveySkip = Preskočiť

## The person's own uploads

yourUploads = Vaše zásielky
noUploads = Čo pošlete, objaví sa tu, takže môžete odkaz znova skopírovať alebo zásielku odstrániť.
downloadsLeft = { $count ->
    [one] Zostáva { $count } stiahnutie
    [few] Zostávajú { $count } stiahnutia
    [many] Zostáva { $count } stiahnutia
   *[other] Zostáva { $count } stiahnutí
}
timeLeft = Zostáva: { $time }
deleteNamed = Odstrániť { $name }
deleteTitle = Odstrániť túto zásielku?
deleteQuestion = { $name } už nikto nestiahne. Túto akciu nemožno vrátiť.
keep = Ponechať
openDownloadPage = Otvoriť stránku, ktorú uvidia príjemcovia zásielky { $name }
changeLimits = Zmeniť
changeLimitsNamed = Zmeniť, ako dlho možno sťahovať { $name }
changeLimitsTitle = Zmeniť platnosť odkazu
keepTime = Bez zmeny
timeFromNow = { $time } odteraz
save = Uložiť
goneTitle = Už tu nie je
goneLead = Platnosť zásielky { $name } vypršala, súbory už boli stiahnuté toľkokrát, koľkokrát odkaz dovoľoval, alebo boli odstránené inde. Nič sa nezmenilo.
passwordNotSet = Heslo nie je nastavené, preto sa odkaz nezobrazuje. Ak to tak zostane, zásielku odstráňte a pošlite súbory znova.
changeFailed = Zmena sa nepodarila. Skontrolujte svoju voľbu a pripojenie a skúste to znova.

## Receiving

checkingLink = Hľadáme vaše súbory…
checkFailed = Server neodpovedá
checkFailedLead = Nič sa nestratilo. Skontrolujte pripojenie a skúste to znova.
checkRefused = Teraz to nejde
checkRefusedLead = Na serveri sa niečo pokazilo. Nič sa nestratilo: skúste to o chvíľu znova.
waitAsked = Server vás žiada, aby ste chvíľu počkali: { $time }.
expiredTitle = Tieto súbory už nie sú dostupné
expiredLead = Odkaz vypršal, bol vyčerpaný alebo ho odosielateľ odstránil. Požiadajte o nový.
passwordNeeded = Zadajte heslo
passwordNeededLead = Odosielateľ tieto súbory chránil heslom. Heslo nie je súčasťou odkazu.
passwordTryAgain = Toto heslo nie je správne. Skúste to znova.
unlock = Odomknúť
keyNeeded = Chýba kľúč
keyNeededLead = Úplný odkaz má za znakom # kľúč. Vložte celý odkaz alebo len jeho kľúč.
keyLabel = Odkaz alebo kľúč
notAKey = Toto nie je odkaz ani kľúč tejto služby.
keyOfAnotherFile = Tento odkaz vedie k iným súborom.
openLink = Otvoriť
filesForYou = { $count ->
    [one] Súbor pre vás
    [few] { $count } súbory pre vás
    [many] { $count } súboru pre vás
   *[other] { $count } súborov pre vás
}
filesForYouLead = Poslané zašifrovane. Dešifruje sa tu, vo vašom prehliadači.
download = Stiahnuť
noStreamsWarning = Tento prehliadač dokáže taký veľký súbor otvoriť len tak, že ho celý drží v pamäti, čo sa nemusí podariť. Čo chcete urobiť?
noStreams-copyLink = Skopírovať odkaz a otvoriť ho v inom prehliadači
noStreams-otherBrowser = Získať prehliadač, ktorý ukladá veľké súbory priebežne
noStreams-download = Napriek tomu stiahnuť tu
linkLife = Zostávajúci čas: { $time }
lastDownload = Zostávajúci čas: { $time }. Toto je posledné stiahnutie: súbory si dobre uložte.
downloadsTaken = Posledné stiahnutie práve prebieha, tu alebo u niekoho iného. Ak sa preruší, bude opäť k dispozícii: skúste to o dve minúty.
downloading = Sťahovanie
decrypting = Dešifrovanie…
downloadFinished = A je to
downloadFinishedLead = Súbor je dešifrovaný a nájdete ho medzi stiahnutými.
downloadStopped = Sťahovanie sa nedokončilo.
showDownload = Zobraziť

## Dead ends

loading = Chvíľku…
configFailed = Server neodpovedá
configFailedLead = Nič sa nestratilo. Skontrolujte pripojenie a skúste to znova.
notFoundTitle = Tu nič nie je
notFoundLead = Platnosť súborov vypršala, boli odstránené alebo odkaz nie je úplný.
errorTitle = Niečo sa pokazilo
errorLead = To sa nepodarilo. Vráťte sa na úvodnú stránku a skúste to znova.
uploadErrorLead = Súbory sa neodoslali. Tie, ktoré ste vybrali, sú stále tu: skúste to znova.
uploadError-too_large = Súbory sú väčšie, než táto služba dovoľuje. Pošlite ich po menších častiach.
uploadError-bad_limit = Služba už nedovoľuje toľko stiahnutí alebo taký dlhý čas. Načítajte stránku znova a zvoľte inak.
uploadError-unauthorized = Súbory tu môžu posielať len prihlásení používatelia. Prihláste sa a vyberte súbory znova.
uploadError-sender_unknown = Služba nerozpoznala, že ste sa prihlásili, takže platili limity pre všetkých ostatných. Ak ste teraz odhlásení, prihláste sa znova; inak to o chvíľu skúste ešte raz.
uploadError-issuer_away = Služba teraz nie je dostupná alebo nemôže zistiť, kto je prihlásený. Bez účtu možno naraz poslať najviac { $size } s týmto obmedzením: { $downloads }, { $time }. Neposielajte viac alebo to o chvíľu skúste znova.
uploadError-rate_limited = Pokusov bolo príliš veľa. Chvíľu počkajte a skúste to znova.
uploadError-busy = Služba je teraz úplne vyťažená. Vaše súbory sú stále tu: skúste to o chvíľu znova.
uploadError-full = Služba teraz nemá miesto na ďalšie súbory. Vaše súbory sú stále tu: skúste to znova neskôr.
uploadError-unavailable = Služba teraz nie je dostupná. Vaše súbory sú stále tu: skúste to o chvíľu znova.
uploadError-idle_timeout = Spojenie bolo príliš dlho nečinné. Skontrolujte pripojenie a skúste to znova.
uploadError-connect_failed = Server neodpovedal. Skontrolujte pripojenie a skúste to znova. Niektoré siete, často firemné, blokujú to, čo nahrávanie potrebuje (pripojenia WebSocket): použite inú sieť, napríklad v telefóne, alebo sa obráťte na správcu tej svojej.
uploadError-connection_lost = Pripojenie sa prerušilo. Vaše súbory sú stále tu: skúste to znova.
uploadError-file_changed = Niektorý súbor sa počas odosielania zmenil alebo sa nedal prečítať. Vyberte ho znova.
downloadErrorLead = Sťahovanie sa nedokončilo. Skúste to znova; ak to nepomôže, požiadajte odosielateľa o nový odkaz.
downloadError-rate_limited = Pokusov bolo príliš veľa. Chvíľu počkajte a skúste to znova.
downloadError-busy = Služba je teraz úplne vyťažená. Odkaz stále funguje: skúste to o chvíľu znova.
downloadError-unavailable = Služba teraz nie je dostupná. Odkaz stále funguje: skúste to o chvíľu znova.
downloadError-connect_failed = Server nie je dostupný. Skontrolujte pripojenie a skúste to znova.
downloadError-connection_lost = Pripojenie sa prerušilo. Skontrolujte ho a skúste to znova.
downloadError-damaged = Prišlo niečo iné, než bolo odoslané, preto sa z toho nič neuložilo. Skúste to znova; ak to nepomôže, požiadajte odosielateľa o nový odkaz.
downloadError-incomplete = Prehliadač prestal ukladať uprostred. Odstráňte neúplný súbor a skúste to znova.
downloadError-no_room = Na tomto zariadení nie je pre tieto súbory miesto. Uvoľnite ho a skúste to znova.
crashLead = Túto stránku sa nepodarilo zobraziť. Načítajte ju znova; toho, čo ste už poslali, sa to netýka.
chunkTitle = Časť tejto stránky chýba
chunkMissingLead = Nepodarilo sa ju načítať. Skontrolujte pripojenie a načítajte stránku znova; toho, čo ste už poslali, sa to netýka.
chunkTimeoutLead = Načítavanie trvalo príliš dlho. Skontrolujte pripojenie a načítajte stránku znova; toho, čo ste už poslali, sa to netýka.
waitForTransfer = Prenos ešte prebieha a stratil by sa. Počkajte, kým sa skončí.
reload = Načítať znova
backHome = Späť na úvodnú stránku
outdatedTitle = Existuje novšia verzia
outdatedLead = Táto stránka je zastaraná. Ak chcete pokračovať, aktualizujte ju.
update = Aktualizovať
outdatedBrowserTitle = Tento prehliadač je zastaraný
outdatedBrowserLead = Chýba mu to, čo posielanie a prijímanie súborov vyžaduje. Aktualizujte ho a otvorte rovnakú adresu znova.
unsupportedTitle = Tento prehliadač nedokáže otvoriť { $title }
unsupportedLead = Súbory sa šifrujú v prehliadači a tomuto chýba to, čo je na to potrebné. Použite aktuálny prehliadač.
insecureTitle = Táto adresa nie je zabezpečená
insecureLead = Prehliadače šifrujú len na stránkach, ktoré sa načítali zabezpečene. Vráťte sa a otvorte rovnakú adresu s https:// na začiatku. Ak sa to nepodarí, opýtajte sa prevádzkovateľa tejto služby na jej zabezpečenú adresu.
otherBrowser = Získať iný prehliadač
help = Pomoc

## Privacy

legalTitle = Súkromie a podmienky
legalLead = Čo sa deje s vašimi súbormi, v niekoľkých vetách.
legalEncrypted = Súbory sa ukladajú zašifrované. Kľúč je v odkaze a na server sa nikdy nedostane.
legalLifetime = Najdlhší čas uloženia súboru: { $anonymous }, od prihlásených odosielateľov { $signedIn }.
legalOneLifetime = Najdlhší čas uloženia súboru: { $time }.
legalDownloads = Pre obmedzenie počtu stiahnutí môže byť súbor odstránený skôr.
legalLogs = V protokoloch servera sa IP adresy uchovávajú { $days } dní.
legalAccountToSend = Na posielanie súborov je potrebný účet, na ich prijímanie nie.
legalAccount = Účet je potrebný len pre súbory väčšie ako { $size }.
