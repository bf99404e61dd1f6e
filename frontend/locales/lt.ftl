# Envoi: lietuvių

productName = Envoi

## Page

homeLink = { $title }, pradžia
skipToContent = Pereiti prie turinio
promo = Pranešimas
closeNotice = Užverti
storageBlocked = Ši naršyklė neišsaugos jūsų siuntų sąrašo: užvėrus puslapį jis dings. Pirma nukopijuokite nuorodas.
storageFull = Šiame įrenginyje nebeliko vietos jūsų siuntų sąrašui. Prieš užverdami puslapį nukopijuokite nuorodas arba ištrinkite siuntas, kurių nebereikia.
footerPromise = Failai užšifruojami prieš palikdami jūsų įrenginį. Juos atverti gali tik žmonės, turintys nuorodą.
footerLinks = Apie šią paslaugą
link-privacy = Privatumas
link-terms = Sąlygos
link-cookies = Slapukai
link-source = Programos kodas
link-feedback = Atsiliepimai
feedbackFacts = Versija { $version }, { $browser }
language = Kalba
languageOfBrowser = Kaip naršyklėje
languageTold = { $label }: { $language }
languageFailed = Šios kalbos įkelti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.
introTitle = Privatus ir paprastas dalijimasis failais
introLead = Jūsų failai užšifruojami šiame įrenginyje dar prieš išsiunčiant. Pasidalykite nuoroda su tais, kuriuos pasirinksite: tik jie galės atverti failus.
notBegunTitle = Čia dar nieko nėra?
notBegunLead = Patikrinkite ryšį ir įkelkite šį puslapį iš naujo. Jei tai nepadeda, jūsų naršyklė pasenusi: atnaujinkite ją.
scriptsOffTitle = „JavaScript“ išjungta
scriptsOffLead = Jūsų failai šifruojami naršyklėje, todėl šiam puslapiui reikia „JavaScript“. Įjunkite ją ir įkelkite puslapį iš naujo.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } baitas
    [few] { $num } baitai
    [many] { $num } baito
   *[other] { $num } baitų
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } diena
    [few] { $num } dienos
    [many] { $num } dienos
   *[other] { $num } dienų
}
hours = { $num ->
    [one] { $num } valanda
    [few] { $num } valandos
    [many] { $num } valandos
   *[other] { $num } valandų
}
minutes = { $num ->
    [one] { $num } minutė
    [few] { $num } minutės
    [many] { $num } minutės
   *[other] { $num } minučių
}
seconds = { $num ->
    [one] { $num } sekundė
    [few] { $num } sekundės
    [many] { $num } sekundės
   *[other] { $num } sekundžių
}
shortDays = { $num } d.
shortHours = { $num } val.
shortMinutes = { $num } min.
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = iki { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = iki rytojaus, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = iki { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } iš { $total }
remaining = Liko: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } atsisiuntimas
    [few] { $count } atsisiuntimai
    [many] { $count } atsisiuntimo
   *[other] { $count } atsisiuntimų
}
downloadsWithoutLimit = Neribotas atsisiuntimų skaičius
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } failas
    [few] { $count } failai
    [many] { $count } failo
   *[other] { $count } failų
}
nameAndMore = { $name } ir dar { $count }

## Common buttons

ok = Gerai
done = Baigta
cancel = Atšaukti
add = Pridėti
doNotAdd = Nepridėti
tryAgain = Bandyti dar kartą
copyLink = Kopijuoti nuorodą
copyMessage = Kopijuoti žinutę
includePassword = Pridėti slaptažodį
emailLink = El. paštu
emailSubject = Failai jums
copied = Nukopijuota
copyRefused = Naršyklė neleido nukopijuoti nuorodos. Ji pažymėta, kad galėtumėte nukopijuoti rankiniu būdu.
share = Dalytis
shareNamed = Dalytis: { $name }
showQrCode = QR kodas
qrCode = Šios nuorodos QR kodas
qrCodeHint = Nuskaitykite jį telefono kamera ir nuoroda atsivers telefone.
qrCodeFailed = QR kodo sukurti nepavyko. Jūsų nuoroda tebeveikia.
sendYourOwn = Siųsti savo failus
deleteUpload = Ištrinti
deleteFailed = Šios siuntos ištrinti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.
passwordProtected = Apsaugota slaptažodžiu
passwordLabel = Slaptažodis
showPassword = Rodyti slaptažodį
hidePassword = Slėpti slaptažodį
filesInside = Failai šioje siuntoje

## Accounts

signIn = Prisijungti
signOut = Atsijungti
signOutWaits = Perdavimas dar vyksta. Atsijunkite, kai jis baigsis.
signOutWaitsForTab = Perdavimas dar vyksta kitoje kortelėje. Atsijunkite, kai jis baigsis.
signOutSyncs = Prieš atsijungiant įrašomas jūsų sąrašas…
signOutTitle = Atsijungti?
signOutLoses = { $count ->
    [one] { $count } siunta yra tik šiame įrenginyje. Atsijungus jos nebebus galima matyti, keisti ar ištrinti. Jos nuoroda veiks toliau.
    [few] { $count } siuntos yra tik šiame įrenginyje. Atsijungus jų nebebus galima matyti, keisti ar ištrinti. Jų nuorodos veiks toliau.
    [many] { $count } siuntos yra tik šiame įrenginyje. Atsijungus jų nebebus galima matyti, keisti ar ištrinti. Jų nuorodos veiks toliau.
   *[other] { $count } siuntų yra tik šiame įrenginyje. Atsijungus jų nebebus galima matyti, keisti ar ištrinti. Jų nuorodos veiks toliau.
}
staySignedIn = Neatsijungti
signOutAnyway = Vis tiek atsijungti
signedOut = Jūs atsijungėte.
signedOutRefused = Jūsų seansas baigėsi. Prisijunkite dar kartą, kad matytumėte savo sąrašą.
signUpTitle = Prisijungę galite daugiau
signUpLead = Failus siųsti galite ir be paskyros. Su ja galite daugiau:
benefitSize = Siųsti iki { $size } vienu kartu
benefitCount = { $count ->
    [one] Leisti naudoti nuorodą iki { $count } karto
    [few] Leisti naudoti nuorodą iki { $count } kartų
    [many] Leisti naudoti nuorodą iki { $count } karto
   *[other] Leisti naudoti nuorodą iki { $count } kartų
}
benefitTime = { $token ->
    [one] Išlaikyti nuorodą galiojančią iki { $token } dienos
    [few] Išlaikyti nuorodą galiojančią iki { $token } dienų
    [many] Išlaikyti nuorodą galiojančią iki { $token } dienos
   *[other] Išlaikyti nuorodą galiojančią iki { $token } dienų
}
benefitSync = Matyti savo siuntas visuose savo įrenginiuose
benefitPerk = Sąrašas lieka užšifruotas: perskaityti jį galite tik jūs
emailLabel = El. paštas (neprivaloma)
signInNotBegun = Prisijungimo puslapio pasiekti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.
signInAway = Prisijungti dabar negalima. Bandykite vėliau.
signInNoRoom = Šiame įrenginyje nebeliko vietos prisijungti. Ištrinkite siuntas, kurių nebereikia, ir bandykite dar kartą.
signInWaits = Perdavimas dar vyksta ir nutrūktų. Prisijunkite, kai jis baigsis.
signingIn = Jungiamasi…
signInErrorLead = Prisijungti nepavyko, ir niekas kitas nepasikeitė. Bandykite dar kartą.
signInReason = Jei tai kartojasi, praneškite šios paslaugos valdytojams: { $reason }
passphraseNeeded = Įveskite savo sąrašo slaptafrazę
passphraseNeededLead = Ja užšifruojamas jūsų siuntų sąrašas, ir ji niekada nepalieka šio įrenginio. Visuose savo įrenginiuose naudokite tą pačią.
passphraseLabel = Slaptafrazė
passphraseTooShort = Per trumpa. Mažiausias ženklų skaičius: { $length }.
passphraseHint = Mažiausias ženklų skaičius: { $length }. Pasirinkite kelis žodžius, kuriuos sudėtumėte tik jūs. Niekas negali jos atkurti, todėl užsirašykite.
passphraseRunning = Kuriamas jūsų raktas…
passphraseFailed = Šiame įrenginyje rakto sukurti nepavyko. Užverkite kitas korteles ir bandykite dar kartą.
goOn = Tęsti
cancelSignIn = Neprisijungti
unknownPassphrase = Ar tai nauja slaptafrazė?
unknownPassphraseLead = Jai sąrašo neradome. Jei tai pirmasis jūsų įrenginys arba norite naujos slaptafrazės, įveskite ją dar kartą, kad pradėtumėte sąrašą. Jei sąrašą jau turite, galbūt įvedėte su klaida.
passphraseAgain = Įveskite slaptafrazę dar kartą
passphraseDiffers = Slaptafrazės nesutampa.
beginList = Pradėti naują sąrašą
anotherPassphrase = Įvesta su klaida
uncheckedPassphrase = Slaptafrazės patikrinti nepavyko
uncheckedPassphraseLead = Serveris nepasakė, ar šiai slaptafrazei yra sąrašas. Bandykite dar kartą. Jei tęsite, o ji įvesta su klaida, nematysite kitų savo įrenginių sąrašo.
trustPassphrase = Vis tiek tęsti
retypePassphrase = Įvesti dar kartą

## Sending: choosing files

sendFiles = Siųsti failus
dropFiles = Nutempkite failus čia
orSelectFiles = arba pasirinkite juos, iki { $size }
upToSize = Iki { $size }
selectFiles = Pasirinkti failus
selectFolder = Pasirinkti aplanką
sharedTitle = Pridėti šiuos failus?
sharedLead = Jais su šiuo puslapiu pasidalijo kita programa ar svetainė. Pridėkite tik tai, ko laukėte.
accountNeeded = Prisijunkite, kad galėtumėte siųsti failus
accountNeededLead = Kad čia siųstumėte failus, reikia paskyros. Gauti juos gali visi.
accountNeededBlocked = Kad čia siųstumėte failus, reikia paskyros, bet ši naršyklė negali išsaugoti prisijungimo šiame puslapyje. Failus gauti vis tiek galite.
accountNeededToRequest = Kad čia prašytumėte failų, reikia paskyros. Atsiųsti juos gali visi, turintys nuorodą.
signInForSize = Prisijunkite, kad siųstumėte iki { $size }
dropNow = Paleiskite, kad pridėtumėte
chosenFiles = Jūsų failai
addMoreFiles = Pridėti failų
removeFile = Pašalinti { $name }
fileRemoved = Pašalinta: { $name }
addFolder = Pridėti aplanką
skipped-none = Pridėtinų failų nerasta
skipped-empty = { $count ->
    [one] Praleistas { $count } tuščias failas
    [few] Praleisti { $count } tušti failai
    [many] Praleista { $count } tuščio failo
   *[other] Praleista { $count } tuščių failų
}
skipped-chosen = { $count ->
    [one] Praleistas { $count } jau pridėtas failas
    [few] Praleisti { $count } jau pridėti failai
    [many] Praleista { $count } jau pridėto failo
   *[other] Praleista { $count } jau pridėtų failų
}
skipped-system = Praleisti sistemos failai: { $count }
skipped-unreadable = Nepavyko perskaityti: { $name }
expiryChoices = Nuorodos galiojimas
downloadLimitLabel = Atsisiuntimai
timeLimitLabel = Laikas
addPassword = Apsaugoti slaptažodžiu
liveLink = Gauti nuorodą dar įkeliant
liveLinkHint = Gavėjai gali pradėti atsisiųsti savo naršyklėje, kol jūs dar keliate failus. Neužverkite šio puslapio.
passwordMissing = Įveskite slaptažodį arba atžymėkite langelį, kad siųstumėte be jo.
maxPasswordLength = Didžiausias ženklų skaičius slaptažodyje: { $length }.
uploadFiles = { $count ->
    [one] Įkelti { $count } failą
    [few] Įkelti { $count } failus
    [many] Įkelti { $count } failo
   *[other] Įkelti { $count } failų
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Per daug failų
noticeTitle-fileTooBig = Per daug vienam siuntimui
noticeTitle-tooManyArchives = Per daug siuntų
noticeTitle-unreadableFiles = Failų perskaityti nepavyksta
tooManyFiles = { $count ->
    [one] Vienu kartu galite siųsti ne daugiau kaip { $count } failą, o pasirinkta { $chosen }. Supakuokite juos į zip arba pasirinkite mažiau.
    [few] Vienu kartu galite siųsti ne daugiau kaip { $count } failus, o pasirinkta { $chosen }. Supakuokite juos į zip arba pasirinkite mažiau.
    [many] Vienu kartu galite siųsti ne daugiau kaip { $count } failo, o pasirinkta { $chosen }. Supakuokite juos į zip arba pasirinkite mažiau.
   *[other] Vienu kartu galite siųsti ne daugiau kaip { $count } failų, o pasirinkta { $chosen }. Supakuokite juos į zip arba pasirinkite mažiau.
}
tooManyFilesAtOnce = { $count ->
    [one] Vienu kartu galite siųsti ne daugiau kaip { $count } failą. Supakuokite juos į zip arba pasirinkite mažiau.
    [few] Vienu kartu galite siųsti ne daugiau kaip { $count } failus. Supakuokite juos į zip arba pasirinkite mažiau.
    [many] Vienu kartu galite siųsti ne daugiau kaip { $count } failo. Supakuokite juos į zip arba pasirinkite mažiau.
   *[other] Vienu kartu galite siųsti ne daugiau kaip { $count } failų. Supakuokite juos į zip arba pasirinkite mažiau.
}
addFitting = { $count ->
    [one] Pridėti { $count } failą
    [few] Pridėti pirmus { $count }
    [many] Pridėti pirmus { $count }
   *[other] Pridėti pirmus { $count }
}
fileTooBig = Vienu kartu galite siųsti iki { $size }. Siųskite šiuos failus mažesnėmis dalimis.
tooManyArchives = { $count ->
    [one] Vienu metu galite turėti ne daugiau kaip { $count } siuntą. Ištrinkite ją arba palaukite, kol baigsis jos galiojimas.
    [few] Vienu metu galite turėti ne daugiau kaip { $count } siuntas. Kurią nors ištrinkite arba palaukite, kol kurios nors galiojimas baigsis.
    [many] Vienu metu galite turėti ne daugiau kaip { $count } siuntos. Kurią nors ištrinkite arba palaukite, kol kurios nors galiojimas baigsis.
   *[other] Vienu metu galite turėti ne daugiau kaip { $count } siuntų. Kurią nors ištrinkite arba palaukite, kol kurios nors galiojimas baigsis.
}
unreadableFiles = Negalime perskaityti to, ką nutempėte. Pasirinkite failus mygtuku.
needsAccountSize = Be paskyros vienu kartu galite siųsti iki { $size }.
needsAccountCount = { $count ->
    [one] Be paskyros nuoroda leidžia ne daugiau kaip { $count } atsisiuntimą.
    [few] Be paskyros nuoroda leidžia ne daugiau kaip { $count } atsisiuntimus.
    [many] Be paskyros nuoroda leidžia ne daugiau kaip { $count } atsisiuntimo.
   *[other] Be paskyros nuoroda leidžia ne daugiau kaip { $count } atsisiuntimų.
}
needsAccountTime = Ilgiausias nuorodos galiojimas be paskyros: { $time }.

## Sending: under way and done

chosenTold = { $files }, iš viso { $size }
noAnswer = Laukiame ryšio. Toliau tęsime automatiškai.
uploading = Įkeliama
uploadWaiting = Laukiama įkėlimo
pause = Pristabdyti
uploadPaused = Pristabdyta
liveLinkReady = Ši nuoroda jau veikia. Gavėjai gauna failus tuo metu, kai juos keliate. Neužverkite šio puslapio.
unfinishedUpload = Nutrūkęs įkėlimas
continueFrom = Tęsti nuo { $size }?
sameFilesNeeded = Kad galėtumėte tęsti, pasirinkite tuos pačius failus dar kartą.
otherFiles = Tai ne tie patys failai arba jie nuo to laiko pasikeitė. Daugiau nieko neišsiųsta.
notSent = Dar neįkelta
prepareNext = Paruošti kitą įkėlimą
waitsForUpload = Prasidės, kai baigsis dabartinis įkėlimas.
stopUploadTitle = Sustabdyti įkėlimą?
stopUploadLead = Tai, kas jau išsiųsta, bus prarasta. Pasirinkti failai tebėra čia.
keepUploading = Kelti toliau
stopUpload = Sustabdyti
showUpload = Rodyti
importing = Skaitomi jūsų failai…
encrypting = Šifruojama…
finalising = Beveik baigta. Įrašomi jūsų failai…
expiresAfter = Galioja: { $downloads } arba { $time }
settingPassword = Nustatomas slaptažodis…
passwordFailed = Slaptažodžio nustatyti nepavyko
passwordFailedLead = Jūsų failai įkelti, bet dar neapsaugoti, todėl nuorodos kol kas nerodome. Bandykite dar kartą arba ištrinkite siuntą.
uploaded = Paruošta dalytis
linkReady = Jūsų nuoroda paruošta
uploadComplete = Įkėlimas baigtas
shareLink = Nuoroda į jūsų failus
sendMore = Siųsti dar failų
linkDialogLead = Visi, turintys šią nuorodą, gali atsisiųsti { $name }.
linkDialogNote = Visi, turintys šią nuorodą, gali perskaityti jūsų pastabą.
linkNeedsPassword = Dar reikės slaptažodžio.

howProtected = Kaip apsaugoti jūsų failai
protectionTitle = Ištisinis šifravimas
protectionEncrypted = Naršyklė užšifruoja failus prieš jiems paliekant šį įrenginį. Serveris saugo tik tai, ko negali perskaityti.
protectionKey = Raktas yra nuorodos dalis po ženklo #. Jis niekada nesiunčiamas į serverį, todėl nuoroda dalykitės tik su tais, kuriais pasitikite.
protectionExpiry = Failai ištrinami, kai baigiasi nuorodos galiojimas: po pasirinkto atsisiuntimų skaičiaus ar laiko.

## Keyboard shortcuts

shortcutsTitle = Spartieji klavišai
shortcutChoose = Pasirinkti failus
shortcutUpload = Įkelti
shortcutCopy = Kopijuoti nuorodą
shortcutDownload = Atsisiųsti
shortcutHelp = Rodyti šį sąrašą
shortcutsOn = Naudoti sparčiuosius klavišus

## The survey

surveyTitle = Pasakykite, ką manote
surveyLead = Jūsų atsakymai padeda mums tobulėti. Apklausa atsivers kitame puslapyje ir nieko nesužinos apie jūsų failus.
giveFeedback = Pareikšti nuomonę
surveySkip = Praleisti

## The person's own uploads

yourUploads = Jūsų siuntos
noUploads = Čia atsiranda siunčiami failai, kad galėtumėte vėl nukopijuoti nuorodą arba juos ištrinti.
joinOffer = Siuntos iš šio įrenginio prieš prisijungiant: { $count }. Pridėti jas į sąrašą?
downloadsLeft = { $count ->
    [one] Liko { $count } atsisiuntimas
    [few] Liko { $count } atsisiuntimai
    [many] Liko { $count } atsisiuntimo
   *[other] Liko { $count } atsisiuntimų
}
timeLeft = Liko: { $time }
deleteNamed = Ištrinti { $name }
deletingNamed = Ištrinama: { $name }…
undo = Anuliuoti
keep = Palikti
moreActions = Daugiau veiksmų: { $name }
openPage = Atsisiuntimo puslapis
openDownloadPage = Atverti atsisiuntimo puslapį: { $name }
changeLimits = Keisti
changeLimitsNamed = Keisti nuorodos galiojimą: { $name }
changeLimitsTitle = Keisti nuorodos galiojimą
keepTime = Nekeisti
timeFromNow = { $time } nuo dabar
save = Įrašyti
goneTitle = Šios siuntos jau nebėra
goneLead = { $name }: galiojimas baigėsi, pasiekta atsisiuntimų riba arba ištrinta kitur. Niekas nepakeista.
passwordNotSet = Slaptažodis nenustatytas, todėl nuoroda paslėpta. Jei tai nepasikeis, ištrinkite siuntą ir siųskite failus dar kartą.
changeFailed = Įrašyti nepavyko. Patikrinkite savo pasirinkimą bei ryšį ir bandykite dar kartą.
pastUploads = Baigta per pastarąsias 7 dienas
clearPast = Išvalyti
pastDownloaded = Atsisiųsta: { $time }
pastDownloadedBefore = Atsisiųsta iki { $time }
pastExpired = Galiojimas baigėsi: { $time }
pastDeleted = Ištrinta: { $time }
pastGone = Išnaudota arba ištrinta: { $time }
pastGoneBefore = Išnaudota arba ištrinta iki { $time }
requestFiles = Prašyti failų
newRequestLead = Sukurkite nuorodą, per kurią bet kas gali atsiųsti failų, kuriuos perskaityti galite tik jūs.
requestWanted = Ko jums reikia, po vieną eilutėje
requestAskerHint = Siuntėjai mato šį vardą. Jo niekas netikrina.
requestOpenFor = Atvira
deliveries = Siuntos
requestDeliverySize = Kiekvienos siuntos dydis
requestTotalSize = Bendras dydis
newRequestKinds = Failų rūšys, pavyzdžiui, .pdf (tik patarimas)
requestLink = Prašymo nuoroda
requestReadyLead = Visi, turintys šią nuorodą, gali jums siųsti failus. Perskaityti juos galite tik jūs.
requestSubject = Prašau atsiųsti man failų
ownerLink = Dėžutės nuoroda
ownerLinkWarning = Ji atveria šią dėžutę kitame įrenginyje. Kas ją turi, gali skaityti viską, ką gaunate, todėl niekam jos neduokite.
inbox = Gautieji
yourRequests = Jūsų prašymai
joinRequests = Prašymai, sukurti šiame įrenginyje prieš prisijungiant: { $count }. Pridėti juos į sąrašą?
newDeliveries = Naujos siuntos: { $count }
notifyDeliveries = Pranešti apie siuntas
requestAccepts = Priima failus
requestClosed = Failų nebepriima
noDeliveries = Dar nieko negauta. Siuntos bus rodomos čia.
requestGoneLead = Šio prašymo galiojimas baigėsi arba jis ištrintas.
requestUntrusted = Šiuo prašymu pasitikėti negalima
requestUntrustedLead = Nuoroda sugadinta arba serveris rodo kitą prašymą. Nieko nerodoma.
deliveryComing = Siunčiama
deliveryNew = Gauta
deliveryCollected = Įrašyta
removeDelivery = Ištrinti iš serverio
deliveryRefused-repeated = Atmesta: ši siunta nurodyta du kartus.
deliveryRefused-forged = Atmesta: ji sukurta ne su jūsų nuoroda.
deliveryRefused-damaged = Atmesta: ji sugadinta arba pakeista.
closeRequest = Nebepriimti failų
closeRequestTitle = Nebepriimti failų?
closeRequestLead = Nuoroda visam laikui nustoja veikti, o failai, kurie dar siunčiami, nebus gauti. Tai, kas gauta, lieka čia.
newLink = Nauja nuoroda
newLinkLead = Senoji nuoroda nustoja veikti, kai tik parengiama naujoji. Tai, kas gauta, lieka senojoje dėžutėje.
deleteRequestTitle = Ištrinti šį prašymą?
deleteRequestLead = Nuoroda nustoja veikti, ir viskas, kas gauta, ištrinama iš serverio. Įrašyti failai lieka.

## Receiving

checkingLink = Ieškome jūsų failų…
checkFailed = Serveris nepasiekiamas
checkFailedLead = Niekas neprarasta. Patikrinkite ryšį ir bandykite dar kartą.
checkRefused = Serveris užimtas
checkRefusedLead = Niekas neprarasta. Po akimirkos bandykite dar kartą.
waitAsked = Palaukite: { $time }.
expiredTitle = Šių failų nebėra
expiredLead = Nuorodos galiojimas baigėsi, pasiekta atsisiuntimų riba arba siuntėjas ją ištrynė. Paprašykite naujos.
removedTitle = Šie failai pašalinti
removedLead = Juos pašalino šios paslaugos valdytojai, todėl nuoroda nebeveikia.
contactOperator = Susisiekti
passwordNeeded = Įveskite slaptažodį
passwordNeededLead = Paprašykite siuntėjo slaptažodžio; nuorodoje jo nėra.
passwordTryAgain = Neteisingas slaptažodis. Bandykite dar kartą.
unlock = Atrakinti
keyNeeded = Nuoroda ne visa
keyNeededLead = Trūksta nuorodos dalies. Nukopijuokite ją dar kartą ir įklijuokite čia.
keyLabel = Nuoroda arba raktas
notAKey = Tai nei šios paslaugos nuoroda, nei raktas.
keyOfAnotherFile = Tai kitų failų nuoroda.
openLink = Atverti
wrongKey = Ši nuoroda neveikia
wrongKeyLead = Gali trūkti jos dalies. Nukopijuokite iš žinutės visą nuorodą ir įklijuokite čia.
filesForYou = { $count ->
    [one] { $count } failas jums
    [few] { $count } failai jums
    [many] { $count } failo jums
   *[other] { $count } failų jums
}
filesForYouLead = Ištisinis šifravimas. Iššifruojama tik jūsų naršyklėje.
fromSender = Nuo siuntėjo
showMore = Rodyti daugiau
download = Atsisiųsti
noStreamsWarning = Kad atvertų tokį didelį failą, ši naršyklė turi jį visą laikyti atmintyje, ir tai gali nepavykti. Ką norite daryti?
noStreams-copyLink = Kopijuoti nuorodą ir atverti ją kitoje naršyklėje
noStreams-otherBrowser = Įsidiegti naršyklę, kuri didelius failus įrašo tiesiogiai
noStreams-download = Vis tiek atsisiųsti čia
linkLife = Dar galioja: { $time }
linkLifeUnderMinute = Dar galioja mažiau nei minutę
lastDownloadNote = Paskutinis atsisiuntimas: atvėrus ar įrašius nuoroda nustos veikti.
ownUpload = { $left ->
    [one] Tai jūsų pačių siunta, bet ir jūsų atsisiuntimas skaičiuojamas. Liko { $left } atsisiuntimas.
    [few] Tai jūsų pačių siunta, bet ir jūsų atsisiuntimas skaičiuojamas. Liko { $left } atsisiuntimai.
    [many] Tai jūsų pačių siunta, bet ir jūsų atsisiuntimas skaičiuojamas. Liko { $left } atsisiuntimo.
   *[other] Tai jūsų pačių siunta, bet ir jūsų atsisiuntimas skaičiuojamas. Liko { $left } atsisiuntimų.
}
downloadsTaken = Kaip tik dabar kažkas naudoja paskutinį atsisiuntimą. Jei jis nutrūks, po dviejų minučių galėsite bandyti dar kartą.
downloading = Atsisiunčiama
decrypting = Iššifruojama…
downloadBegunAnew = Šio atsiuntimo nepavyko pratęsti, todėl jis prasidėjo iš naujo.
stillUploading = Siuntėjas dar kelia failus. Jau galite pradėti atsisiųsti.
waitsForSender = Laukiame siuntėjo. Toliau tęsime automatiškai.
downloadFinished = Atsisiųsta
downloadFinishedLead = Atsisiuntimų aplanke: { $name }.
savedInFolder = Įrašyta į { $folder }
downloadFinishedRenamed = Jis yra atsisiuntimų aplanke; naršyklė galėjo suteikti jam kitą vardą.
downloadAgain = Atsisiųsti dar kartą
lastDownloadDone = Tai buvo paskutinis atsisiuntimas, todėl nuoroda nebeveikia.
downloadStopped = Atsisiuntimas nebaigtas
showDownload = Rodyti

## Sending what a request asks for

requestTitle = Prašoma failų
requestLead = Užšifruojama šiame įrenginyje. Atverti tai, ką siunčiate, gali tik prašantysis.
requestWords = Iš prašančiojo (nepatvirtinta)
requestKinds = Pageidaujami failų tipai
requestLeft = Liko siuntų
requestRoom = Liko vietos
requestEach = Daugiausia vienoje siuntoje
requestSend = Siųsti
requestPasswordLead = Jo teiraukitės to, kas jums atsiuntė nuorodą.
requestSent = Išsiųsta
requestSentLead = Atverti gali tik prašantysis. Jis mato tą patį gavimo kodą.
receiptLabel = Gavimo kodas
copyReceipt = Kopijuoti gavimo kodą
delivery-stored = Pristatyta. Dar nepaimta.
delivery-collected = Paimta.
delivery-gone = Ištrinta arba pasibaigė galiojimas nepaėmus.
deliveryLost = Nutrūkusio įkėlimo tęsti nebegalima.
sentBefore = Išsiųsta iš šio įrenginio
sentAt = Išsiųsta: { $time }
requestEnded-unknown = Tokio prašymo nėra
requestEndedLead-unknown = Jis ištrintas, baigėsi jo galiojimas arba ši paslauga prašymų nepriima. Paprašykite naujos nuorodos.
requestEnded-closed = Šis prašymas uždarytas
requestEnded-full = Šis prašymas užpildytas
requestEndedLead = Jis nieko daugiau nepriima. Paprašykite naujos nuorodos.
requestEnded-untrusted = Šia nuoroda negalima pasitikėti
requestEndedLead-untrusted = Nuoroda ir serveris nesutampa, todėl nieko neišsiųsta. Paprašykite nuorodos dar kartą kitu būdu.

## Reporting an upload to whoever runs the service

report = Pranešti
reportTitle = Pranešti apie šį įkėlimą
reportLead = Tai gaus šios paslaugos valdytojai. Tik jie gali perskaityti, ką rašote.
reportReason = Kas negerai?
reportReason-malware = Kenkėjiška programa
reportReason-fraud = Apgaulė arba duomenų viliojimas
reportReason-illegal = Neteisėtas turinys
reportReason-other = Kita
reportWords = Ką jie turėtų žinoti?
reportKey = Pridėti raktą
reportKeyHint = Su raktu jie gali atverti failus. Be jo – negali.
reportSend = Siųsti pranešimą
reportSent = Pranešimas išsiųstas
reportSentLead = Ačiū. Šios paslaugos valdytojai jį peržiūrės.
reportFailed = Išsiųsti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.

## Dead ends

loading = Akimirką…
configFailed = Serveris nepasiekiamas
configFailedLead = Niekas neprarasta. Patikrinkite ryšį ir bandykite dar kartą.
intercepted = Vietoj šios paslaugos atsakė prisijungimo puslapis arba jūsų tinklas. Atverkite šį puslapį kitoje kortelėje ir, jei paprašys, ten prisijunkite.
pageNotFound = Puslapis nerastas
pageNotFoundLead = Patikrinkite adresą arba pradėkite nuo pradžios puslapio.
notFoundTitle = Čia nieko nėra
notFoundLead = Failų galiojimas baigėsi, jie ištrinti arba nuoroda ne visa.
errorTitle = Kažkas nutiko
errorLead = Kažkas sugedo. Niekas iš to, ką išsiuntėte, neprarasta.
uploadErrorLead = Jūsų failai neišsiųsti, bet pasirinkimas tebėra čia. Bandykite dar kartą.
uploadError-too_large = Šie failai didesni, nei paslauga leidžia. Siųskite juos mažesnėmis dalimis.
uploadError-bad_limit = Ši paslauga nebeleidžia tiek atsisiuntimų arba tiek laiko. Įkelkite puslapį iš naujo ir pasirinkite dar kartą.
uploadError-unauthorized = Kad čia siųstumėte failus, turite prisijungti. Prisijunkite ir pasirinkite failus dar kartą.
uploadError-sender_unknown = Nepavyko patvirtinti jūsų prisijungimo, todėl galiojo visiems skirti apribojimai. Jei buvote atjungti, prisijunkite dar kartą; kitaip po akimirkos bandykite vėl.
uploadError-issuer_away = Paslauga dabar nepasiekiama arba negali patikrinti, kas prisijungęs. Be paskyros galite siųsti iki { $size } su tokiu apribojimu: { $downloads }, { $time }. Siųskite mažiau arba po akimirkos bandykite dar kartą.
uploadError-signed_out = Šiame įrenginyje buvote atjungti, todėl įkėlimas sustabdytas.
uploadError-rate_limited = Per daug bandymų. Šiek tiek palaukite ir bandykite dar kartą.
uploadError-too_many_uploads = Per daug įkėlimų iš jūsų tinklo ar paskyros. Jūsų failai tebėra čia.
uploadError-too_many_bytes = Per daug duomenų iš jūsų tinklo ar paskyros. Jūsų failai tebėra čia.
uploadError-busy = Paslauga labai užimta. Jūsų failai tebėra čia; po akimirkos bandykite dar kartą.
uploadError-full = Paslaugoje dabar nėra vietos daugiau failų. Jūsų failai tebėra čia; bandykite vėliau.
uploadError-unavailable = Paslauga dabar nepasiekiama. Jūsų failai tebėra čia; po akimirkos bandykite dar kartą.
uploadError-idle_timeout = Ryšys per ilgai buvo neaktyvus. Patikrinkite jį ir bandykite dar kartą.
uploadError-connect_failed = Serveris nepasiekiamas. Patikrinkite ryšį ir bandykite dar kartą. Kai kurie tinklai, dažnai darboviečių, blokuoja įkėlimą. Bandykite kitą tinklą, pavyzdžiui, telefono, arba kreipkitės į prižiūrinčius jūsiškį.
uploadError-connection_lost = Ryšys nutrūko. Jūsų failai tebėra čia; bandykite dar kartą.
uploadError-file_changed = Vienas iš failų siunčiant pasikeitė arba jo nebuvo galima perskaityti. Pasirinkite jį dar kartą.
downloadErrorLead = Atsisiuntimas nebaigtas. Bandykite dar kartą; jei tai nepadeda, paprašykite siuntėjo naujos nuorodos.
downloadError-rate_limited = Per daug bandymų. Šiek tiek palaukite ir bandykite dar kartą.
downloadError-busy = Paslauga labai užimta. Nuoroda tebeveikia; po akimirkos bandykite dar kartą.
downloadError-unavailable = Paslauga dabar nepasiekiama. Nuoroda tebeveikia; po akimirkos bandykite dar kartą.
downloadError-connect_failed = Serveris nepasiekiamas. Patikrinkite ryšį ir bandykite dar kartą.
downloadError-connection_lost = Ryšys nutrūko. Patikrinkite jį ir bandykite dar kartą.
downloadError-damaged = Gauta ne tai, kas buvo išsiųsta, todėl nieko neišsaugota. Bandykite dar kartą; jei tai nepadeda, paprašykite siuntėjo naujos nuorodos.
downloadError-incomplete = Naršyklė nustojo įrašinėti įpusėjusi. Ištrinkite nevisą failą ir bandykite dar kartą.
downloadError-upload_abandoned = Siuntėjas nutraukė įkėlimą, kol dar ne viskas buvo įkelta. Paprašykite naujos nuorodos.
downloadError-no_room = Šiame įrenginyje nėra vietos šiems failams. Atlaisvinkite vietos ir bandykite dar kartą.
crashLead = Šio puslapio parodyti nepavyko. Įkelkite jį iš naujo; viskas, ką jau išsiuntėte, saugu.
chunkTitle = Trūksta šio puslapio dalies
chunkMissingLead = Jos įkelti nepavyko. Patikrinkite ryšį ir įkelkite puslapį iš naujo; viskas, ką jau išsiuntėte, saugu.
chunkTimeoutLead = Įkėlimas truko per ilgai. Patikrinkite ryšį ir įkelkite puslapį iš naujo; viskas, ką jau išsiuntėte, saugu.
waitForTransfer = Perdavimas dar vyksta ir nutrūktų. Palaukite, kol jis baigsis.
reload = Įkelti iš naujo
backHome = Grįžti į pradžią
outdatedTitle = Yra naujesnė versija
outdatedLead = Šis puslapis pasenęs. Atnaujinkite jį, kad galėtumėte tęsti.
update = Atnaujinti
outdatedBrowserTitle = Jūsų naršyklė pasenusi
outdatedBrowserLead = Joje trūksta to, ko reikia failams siųsti ir gauti. Atnaujinkite ją ir dar kartą atverkite šį adresą.
unsupportedTitle = Ši naršyklė negali atverti { $title }
unsupportedLead = Failai šifruojami naršyklėje, o ši to nemoka. Štai ką galite daryti:
unsupportedUpdate = Atnaujinkite šią naršyklę ir dar kartą atverkite nuorodą.
unsupportedOther = Arba nukopijuokite nuorodą į naujausią „Chrome“, „Edge“, „Firefox“ ar „Safari“ versiją.
unsupportedInApp = Jei nuorodą atvėrėte kitoje programėlėje, jos meniu pasirinkite „Atverti naršyklėje“.
insecureTitle = Šis adresas nesaugus
insecureLead = Naršyklės šifruoja tik saugiuose puslapiuose. Grįžkite ir atverkite tą patį adresą su https:// pradžioje. Jei nepavyksta, paklauskite šios paslaugos prižiūrėtojų jos saugaus adreso.
otherBrowser = Įsidiegti kitą naršyklę
help = Pagalba

## Privacy

legalTitle = Privatumas ir sąlygos
legalLead = Kas vyksta su jūsų failais, keliais sakiniais.
legalEncrypted = Failai saugomi užšifruoti. Raktas yra nuorodoje ir niekada nepasiekia serverio.
legalLifetime = Ilgiausiai failus saugome: { $anonymous }, o jei esate prisijungę – { $signedIn }.
legalOneLifetime = Ilgiausiai failus saugome: { $time }.
legalDownloads = Failai ištrinami, kai pasiekiama jų atsisiuntimų riba.
legalLogs = IP adresus serverio žurnaluose saugome { $days } dienų.
legalAccountToSend = Paskyros reikia failams siųsti, bet ne gauti.
legalAccount = Paskyros reikia tik didesniems kaip { $size } failams.

## Notes and messages

writeNote = Rašyti pastabą
noteLabel = Jūsų pastaba
noteHint = Ji šifruojama kaip failas.
noteReadOnce = Ji šifruojama kaip failas, ir ją galima perskaityti tik vieną kartą.
noteDone = Pridėti
createLink = Sukurti nuorodą
note = Pastaba
editNote = Taisyti pastabą
addMessage = Pridėti pavadinimą ar žinutę
titleLabel = Pavadinimas
messageLabel = Žinutė
senderLabel = Jūsų vardas
noteForYou = Pastaba jums
showNote = Rodyti pastabą
showNoteOnce = Parodymas išnaudos paskutinį atsisiuntimą: dar kartą jos parodyti nepavyks.
copyText = Kopijuoti tekstą
saveNote = Įrašyti kaip failą
textCopyRefused = Naršyklė neleido kopijuoti. Pažymėkite tekstą ir nukopijuokite rankiniu būdu.

## Looking before taking

preview = Peržiūra
previewNamed = Peržiūra: { $name }
selectFile = Pasirinkti { $name }
downloadSelected = { $count ->
    [one] Atsisiųsti { $count } failą
    [few] Atsisiųsti { $count } failus
    [many] Atsisiųsti { $count } failo
   *[other] Atsisiųsti { $count } failų
}
downloadAll = Atsisiųsti viską
saveToFolder = Įrašyti į aplanką
takingCounts = Atvėrimas ar įrašymas skaičiuojamas kaip vienas atsisiuntimas.
takingCounted = Įskaitytas vienas atsisiuntimas. Kol šis puslapis atvertas, daugiau niekas neskaičiuojama.
previewFailed = Šio failo parodyti nepavyko. Verčiau atsisiųskite jį.
previewTooLarge = Failas per didelis peržiūrai. Verčiau atsisiųskite jį.
previewCut = Rodoma tik pradžia.
previewProtected = Šis failas apsaugotas slaptažodžiu. Kad atidarytumėte, atsisiųskite jį.
previewMissingPictures = Šio puslapio paveikslėliai, kurių parodyti nepavyko: { $count }
previewIncomplete = Dalies turinio negalima parodyti tinkamai.
previewNotText = Atrodo, kad šiame faile nėra teksto. Verčiau atsisiųskite jį.
previewEncoding = Teksto koduotė
previousFile = Ankstesnis failas
nextFile = Kitas failas
filePlace = { $place } iš { $count }
noPreview = Šio failo peržiūros nėra.
close = Užverti

## Strong passwords

strongPassword = Itin stiprus: atidaromas tik su „Envoi“
strongPasswordHint = Jį daug sunkiau atspėti, net šiai paslaugai. Senesnės programėlės nuorodos neatvers.
suggestPassphrase = Pasiūlyti slaptafrazę
suggestFailed = Pasiūlymo įkelti nepavyko. Patikrinkite ryšį ir bandykite dar kartą arba įveskite savo slaptažodį.
copyPassword = Kopijuoti slaptažodį
makingKey = Ruošiamas šifravimas…
checkingPassword = Tikrinamas slaptažodis…

## News

downloadingNow = Dabar atsisiunčiama
wrongPasswords = { $count ->
    [one] Neteisingas slaptažodis: { $count } bandymas
    [few] Neteisingas slaptažodis: { $count } bandymai
    [many] Neteisingas slaptažodis: { $count } bandymo
   *[other] Neteisingas slaptažodis: { $count } bandymų
}
notifyMe = Pranešti apie atsisiuntimus
notifyOn = Pranešimai įjungti
notifyBlocked = Jūsų naršyklė blokuoja šio puslapio pranešimus.
wasDownloaded = Atsisiųsta: { $name }
