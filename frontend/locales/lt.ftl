# Envoi: lietuvių

productName = Envoi

## Page

homeLink = { $title }, pradžia
skipToContent = Pereiti prie turinio
promo = Pranešimas
closeNotice = Užverti pranešimą
storageBlocked = Ši naršyklė neišsaugo jūsų siuntų sąrašo: užvėrus puslapį jis dingsta. Prieš tai nukopijuokite nuorodas.
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
introTitle = Siųskite failus privačiai
introLead = Jūsų failai užšifruojami čia, prieš palikdami įrenginį. Gausite nuorodą, kurią galėsite perduoti; failus atverti gali tik ją turintys žmonės.
notBegunTitle = Čia dar nieko nėra?
notBegunLead = Patikrinkite ryšį ir įkelkite šį puslapį dar kartą. Jei tai nepadeda, ši naršyklė pasenusi: atnaujinkite ją.
scriptsOffTitle = „JavaScript“ išjungta
scriptsOffLead = Failai šifruojami jūsų naršyklėje, todėl šiam puslapiui reikia „JavaScript“.

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
sizeOfTotal = { $done } iš { $total }
remaining = Liko: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } atsisiuntimas
    [few] { $count } atsisiuntimai
    [many] { $count } atsisiuntimo
   *[other] { $count } atsisiuntimų
}
filesCount = { $count ->
    [one] { $count } failas
    [few] { $count } failai
    [many] { $count } failo
   *[other] { $count } failų
}

## Common buttons

ok = Gerai
cancel = Atšaukti
tryAgain = Bandyti dar kartą
copyLink = Kopijuoti nuorodą
copied = Nukopijuota
copyRefused = Naršyklė neleido šiam puslapiui kopijuoti. Nuoroda pažymėta, kad galėtumėte ją nukopijuoti rankiniu būdu.
share = Dalytis
shareNamed = Dalytis: { $name }
showQrCode = Rodyti QR kodą
qrCode = Nuorodos QR kodas
qrCodeHint = Nukreipkite į jį telefono kamerą ir nuoroda atsivers telefone.
qrCodeFailed = QR kodo sukurti nepavyko. Nuoroda vis tiek veikia.
sendYourOwn = Siųsti savo failus
deleteUpload = Ištrinti
deleteFailed = Ištrinti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.
passwordProtected = Apsaugota slaptažodžiu
passwordLabel = Slaptažodis
filesInside = Failai viduje

## Accounts

signIn = Prisijungti
signOut = Atsijungti
signOutWaits = Perdavimas dar vyksta. Atsijunkite, kai jis baigsis.
signOutWaitsForTab = Perdavimas dar vyksta kitoje kortelėje. Atsijunkite, kai jis baigsis.
signOutSyncs = Prieš atsijungiant atnaujinamas jūsų sąrašas…
signOutTitle = Atsijungti?
signOutLoses = { $count ->
    [one] { $count } siunta yra tik šiame įrenginyje: sąrašo atnaujinti nepavyko. Atsijungus jos nebebus galima matyti, keisti ar ištrinti. Jos nuoroda veiks toliau.
    [few] { $count } siuntos yra tik šiame įrenginyje: sąrašo atnaujinti nepavyko. Atsijungus jų nebebus galima matyti, keisti ar ištrinti. Jų nuorodos veiks toliau.
    [many] { $count } siuntos yra tik šiame įrenginyje: sąrašo atnaujinti nepavyko. Atsijungus jų nebebus galima matyti, keisti ar ištrinti. Jų nuorodos veiks toliau.
   *[other] { $count } siuntų yra tik šiame įrenginyje: sąrašo atnaujinti nepavyko. Atsijungus jų nebebus galima matyti, keisti ar ištrinti. Jų nuorodos veiks toliau.
}
staySignedIn = Neatsijungti
signOutAnyway = Vis tiek atsijungti
signedOut = Jūs atsijungėte.
signedOutRefused = Jūsų prisijungimas baigė galioti. Prisijunkite dar kartą, kad matytumėte savo sąrašą.
signUpTitle = Prisijungę galite daugiau
signUpLead = Siųsti galima ir be paskyros. Su ja galite daugiau:
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
benefitPerk = Sąrašas lieka užšifruotas: niekas, išskyrus jus, negali jo perskaityti
emailLabel = El. paštas (neprivaloma)
signInNotBegun = Prisijungimo puslapio pasiekti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.
signInAway = Prisijungimo paslauga dabar nepasiekiama. Bandykite vėliau.
signInNoRoom = Šiame įrenginyje nebeliko vietos prisijungti. Ištrinkite siuntas, kurių nebereikia, ir bandykite dar kartą.
signInWaits = Perdavimas dar vyksta ir nutrūktų. Prisijunkite, kai jis baigsis.
signingIn = Jungiamasi…
signInErrorLead = Prisijungti nepavyko, ir niekas kitas nepasikeitė. Bandykite dar kartą.
passphraseNeeded = Jūsų sąrašo slaptafrazė
passphraseNeededLead = Ja užšifruojamas jūsų siuntų sąrašas, ir ji niekada nepalieka šio įrenginio. Visuose savo įrenginiuose naudokite tą pačią.
passphraseLabel = Slaptafrazė
passphraseTooShort = Ji per trumpa: mažiausias ženklų skaičius yra { $length }.
passphraseHint = Mažiausias ženklų skaičius: { $length }. Pasirinkite kelis žodžius, kurie dera tik jums. Niekas negali jos atkurti, todėl užsirašykite.
passphraseRunning = Kuriamas raktas…
passphraseFailed = Šiam įrenginiui nepavyko sukurti rakto. Užverkite kitas korteles ir bandykite dar kartą.
goOn = Tęsti
cancelSignIn = Neprisijungti
unknownPassphrase = Ar ši slaptafrazė nauja?
unknownPassphraseLead = Jai sąrašo nėra. Jei tai pirmasis jūsų įrenginys arba renkatės naują slaptafrazę, įveskite ją dar kartą, kad pradėtumėte sąrašą. Priešingu atveju ji įvesta su klaida.
passphraseAgain = Ta pati slaptafrazė dar kartą
passphraseDiffers = Tai ne tas, ką įvedėte prieš tai.
beginList = Pradėti naują sąrašą
anotherPassphrase = Įvesta su klaida
uncheckedPassphrase = Patikrinti nepavyko
uncheckedPassphraseLead = Serveris nepasakė, ar šiai slaptafrazei yra sąrašas. Bandykite dar kartą. Jei vis tiek tęsite, o ji įvesta su klaida, nematysite kitų savo įrenginių sąrašo.
trustPassphrase = Vis tiek tęsti
retypePassphrase = Įvesti dar kartą

## Sending: choosing files

sendFiles = Siųsti failus
dropFiles = Nutempkite failus čia
orSelectFiles = arba spustelėkite ir pasirinkite iki { $size }
selectFiles = Pasirinkti failus
selectFolder = Pasirinkti aplanką
accountNeeded = Prisijunkite, kad galėtumėte siųsti failus
accountNeededLead = Šioje paslaugoje failus siųsti gali tik žmonės, turintys paskyrą. Gauti juos galima ir be jos.
accountNeededBlocked = Šioje paslaugoje failus siųsti gali tik žmonės, turintys paskyrą, o šioje naršyklėje prisijungti negalite: ji nieko neišsaugo šiam puslapiui. Gauti failus galima ir be paskyros.
signInForSize = Prisijunkite, kad siųstumėte iki { $size }
dropNow = Paleiskite juos bet kur
chosenFiles = Pasirinkti failai
addMoreFiles = Pridėti dar
removeFile = Pašalinti { $name }
totalSize = Iš viso { $size }
skippedEmpty = Nepridėti tušti failai: { $count }
skippedChosen = Jau pasirinkti failai, nepridėti dar kartą: { $count }
expiryChoices = Kada nuoroda nustos veikti
downloadLimitLabel = Atsisiuntimai
timeLimitLabel = Laikas
addPassword = Apsaugoti slaptažodžiu
maxPasswordLength = Didžiausias ženklų skaičius slaptažodyje: { $length }.
uploadFiles = { $count ->
    [one] Užšifruoti ir įkelti { $count } failą
    [few] Užšifruoti ir įkelti { $count } failus
    [many] Užšifruoti ir įkelti { $count } failo
   *[other] Užšifruoti ir įkelti { $count } failų
}

## Sending: what is not possible

noticeTitle = Nepavyko
tooManyFiles = { $count ->
    [one] Vienu kartu galima siųsti ne daugiau kaip { $count } failą.
    [few] Vienu kartu galima siųsti ne daugiau kaip { $count } failus.
    [many] Vienu kartu galima siųsti ne daugiau kaip { $count } failo.
   *[other] Vienu kartu galima siųsti ne daugiau kaip { $count } failų.
}
fileTooBig = Šie failai kartu viršija { $size }. Siųskite juos mažesnėmis dalimis.
tooManyArchives = { $count ->
    [one] Vienu metu galima laikyti ne daugiau kaip { $count } siuntą. Pirmiausia kurią nors ištrinkite arba palaukite, kol baigsis galiojimas.
    [few] Vienu metu galima laikyti ne daugiau kaip { $count } siuntas. Pirmiausia kurią nors ištrinkite arba palaukite, kol kurios nors galiojimas baigsis.
    [many] Vienu metu galima laikyti ne daugiau kaip { $count } siuntos. Pirmiausia kurią nors ištrinkite arba palaukite, kol kurios nors galiojimas baigsis.
   *[other] Vienu metu galima laikyti ne daugiau kaip { $count } siuntų. Pirmiausia kurią nors ištrinkite arba palaukite, kol kurios nors galiojimas baigsis.
}
unreadableFiles = To, ką nutempėte, perskaityti negalima. Verčiau pasirinkite failus mygtuku.
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
noAnswer = Kurį laiką nėra atsakymo. Patikrinkite ryšį: įkėlimas bus tęsiamas pats arba galite jį atšaukti.
uploading = Įkeliama
importing = Skaitomi jūsų failai…
encrypting = Šifruojama…
finalising = Viskas gauta. Įrašoma…
expiresAfter = Galioja: { $downloads } arba { $time }
settingPassword = Nustatomas slaptažodis…
passwordFailed = Slaptažodžio nustatyti nepavyko
passwordFailedLead = Jūsų failai įkelti, bet dar neapsaugoti, todėl nuoroda nerodoma. Bandykite dar kartą arba ištrinkite siuntą.
linkReady = Jūsų nuoroda paruošta
linkReadyLead = Kas turi šią nuorodą, gali atverti failus. Niekas kitas negali, net ir ši paslauga.
shareLink = Nuoroda į jūsų failus
sendMore = Siųsti dar failų
copyLinkTitle = Nukopijuokite savo nuorodą
shareLinkTitle = Pasidalykite savo nuoroda
linkDialogLead = Visi, kam duosite šią nuorodą, galės atverti { $name }.

## The survey

surveyTitle = Pasakykite, ką manote
surveyLead = Jūsų atsakymai padeda gerinti failų siuntimą. Jie pateikiami kitame puslapyje, ir nieko apie jūsų failus ten neperduodama.
giveFeedback = Pareikšti nuomonę
surveySkip = Praleisti

## The person's own uploads

yourUploads = Jūsų siuntos
noUploads = Čia atsiranda tai, ką siunčiate, kad galėtumėte vėl nukopijuoti nuorodą arba siuntą ištrinti.
downloadsLeft = { $count ->
    [one] Liko { $count } atsisiuntimas
    [few] Liko { $count } atsisiuntimai
    [many] Liko { $count } atsisiuntimo
   *[other] Liko { $count } atsisiuntimų
}
timeLeft = Liko: { $time }
deleteNamed = Ištrinti { $name }
deleteTitle = Ištrinti šią siuntą?
deleteQuestion = Niekas nebegalės atsisiųsti { $name }. To atšaukti negalima.
keep = Palikti
openDownloadPage = Atverti puslapį, kurį mato gavėjai: { $name }
changeLimits = Keisti
changeLimitsNamed = Keisti, kiek laiko galima atsisiųsti { $name }
changeLimitsTitle = Keisti nuorodos galiojimą
keepTime = Nekeisti
timeFromNow = { $time } nuo dabar
save = Įrašyti
goneTitle = Jos jau nebėra
goneLead = { $name }: galiojimas baigėsi, atsisiųsta tiek kartų, kiek leido nuoroda, arba ištrinta kitur. Niekas nepakeista.
passwordNotSet = Slaptažodis nenustatytas, todėl nuoroda nerodoma. Jei taip ir liks, ištrinkite siuntą ir siųskite failus dar kartą.
changeFailed = Pakeisti nepavyko. Patikrinkite savo pasirinkimą bei ryšį ir bandykite dar kartą.

## Receiving

checkingLink = Ieškome jūsų failų…
checkFailed = Serveris neatsako
checkFailedLead = Niekas neprarasta. Patikrinkite ryšį ir bandykite dar kartą.
checkRefused = Dabar nepavyks
checkRefusedLead = Serveryje kažkas nutiko. Niekas neprarasta: po akimirkos bandykite dar kartą.
waitAsked = Serveris prašo palaukti: { $time }.
expiredTitle = Šių failų nebėra
expiredLead = Nuorodos galiojimas baigėsi, ji išnaudota arba siuntėjas ją ištrynė. Paprašykite naujos.
passwordNeeded = Įveskite slaptažodį
passwordNeededLead = Siuntėjas apsaugojo šiuos failus. Slaptažodžio nuorodoje nėra.
passwordTryAgain = Slaptažodis neteisingas. Bandykite dar kartą.
unlock = Atrakinti
keyNeeded = Trūksta rakto
keyNeededLead = Visoje nuorodoje po ženklo # yra raktas. Įklijuokite visą nuorodą arba tik jos raktą.
keyLabel = Nuoroda arba raktas
notAKey = Tai nei šios paslaugos nuoroda, nei raktas.
keyOfAnotherFile = Ši nuoroda veda į kitus failus.
openLink = Atverti
filesForYou = { $count ->
    [one] { $count } failas jums
    [few] { $count } failai jums
    [many] { $count } failo jums
   *[other] { $count } failų jums
}
filesForYouLead = Atsiųsta užšifruota. Iššifruojama čia, jūsų naršyklėje.
download = Atsisiųsti
noStreamsWarning = Ši naršyklė tokį didelį failą gali atverti tik laikydama jį visą atmintyje, ir tai gali nepavykti. Ką norite daryti?
noStreams-copyLink = Kopijuoti nuorodą ir atverti ją kitoje naršyklėje
noStreams-otherBrowser = Įsidiegti naršyklę, kuri didelius failus įrašo palaipsniui
noStreams-download = Vis tiek atsisiųsti čia
linkLife = Dar galioja: { $time }
lastDownload = Dar galioja: { $time }. Tai paskutinis atsisiuntimas: gerai išsaugokite failus.
downloadsTaken = Paskutinis atsisiuntimas vyksta kaip tik dabar, čia arba pas ką nors kitą. Jei jis nutrūks, vėl bus vienas: bandykite po dviejų minučių.
downloading = Atsisiunčiama
decrypting = Iššifruojama…
downloadFinished = Prašom
downloadFinishedLead = Failas iššifruotas ir yra tarp jūsų atsisiuntimų.
downloadStopped = Atsisiuntimas nebaigtas.
showDownload = Rodyti

## Dead ends

loading = Akimirką…
configFailed = Serveris neatsako
configFailedLead = Niekas neprarasta. Patikrinkite ryšį ir bandykite dar kartą.
notFoundTitle = Čia nieko nėra
notFoundLead = Failų galiojimas baigėsi, jie ištrinti arba nuoroda ne visa.
errorTitle = Kažkas nutiko
errorLead = Nepavyko. Grįžkite į pradžią ir bandykite dar kartą.
uploadErrorLead = Jūsų failai neišsiųsti. Pasirinktieji tebėra čia: bandykite dar kartą.
uploadError-too_large = Failai didesni, nei ši paslauga leidžia. Siųskite juos mažesnėmis dalimis.
uploadError-bad_limit = Paslauga nebeleidžia tiek atsisiuntimų arba tokio ilgo laiko. Įkelkite puslapį dar kartą ir pasirinkite iš naujo.
uploadError-unauthorized = Čia failus siųsti gali tik prisijungę žmonės. Prisijunkite ir pasirinkite failus dar kartą.
uploadError-sender_unknown = Paslauga negalėjo nustatyti, kad esate prisijungę, todėl galiojo visiems kitiems skirti apribojimai. Jei dabar esate atsijungę, prisijunkite dar kartą; kitaip po akimirkos bandykite vėl.
uploadError-issuer_away = Paslauga dabar nepasiekiama arba negali sužinoti, kas prisijungęs. Be paskyros vienu kartu galima siųsti iki { $size } su tokiu apribojimu: { $downloads }, { $time }. Nesiųskite daugiau arba po akimirkos bandykite dar kartą.
uploadError-rate_limited = Bandymų buvo per daug. Šiek tiek palaukite ir bandykite dar kartą.
uploadError-busy = Paslauga dabar visiškai užimta. Jūsų failai tebėra čia: po akimirkos bandykite dar kartą.
uploadError-full = Paslaugoje dabar nėra vietos daugiau failų. Jūsų failai tebėra čia: vėliau bandykite dar kartą.
uploadError-unavailable = Paslauga dabar nepasiekiama. Jūsų failai tebėra čia: po akimirkos bandykite dar kartą.
uploadError-idle_timeout = Ryšys per ilgai buvo neaktyvus. Patikrinkite jį ir bandykite dar kartą.
uploadError-connect_failed = Serveris neatsakė. Patikrinkite ryšį ir bandykite dar kartą. Kai kurie tinklai, dažnai darboviečių, blokuoja tai, ko reikia įkėlimui (WebSocket ryšius): naudokite kitą tinklą, pavyzdžiui, telefono, arba kreipkitės į prižiūrinčius jūsiškį.
uploadError-connection_lost = Ryšys nutrūko. Jūsų failai tebėra čia: bandykite dar kartą.
uploadError-file_changed = Vienas iš failų siunčiant pasikeitė arba jo nebuvo galima perskaityti. Pasirinkite jį dar kartą.
downloadErrorLead = Atsisiuntimas nebaigtas. Bandykite dar kartą; jei tai nepadeda, paprašykite siuntėjo naujos nuorodos.
downloadError-rate_limited = Bandymų buvo per daug. Šiek tiek palaukite ir bandykite dar kartą.
downloadError-busy = Paslauga dabar visiškai užimta. Nuoroda tebeveikia: po akimirkos bandykite dar kartą.
downloadError-unavailable = Paslauga dabar nepasiekiama. Nuoroda tebeveikia: po akimirkos bandykite dar kartą.
downloadError-connect_failed = Serverio pasiekti nepavyko. Patikrinkite ryšį ir bandykite dar kartą.
downloadError-connection_lost = Ryšys nutrūko. Patikrinkite jį ir bandykite dar kartą.
downloadError-damaged = Gauta ne tai, kas buvo išsiųsta, todėl nieko neišsaugota. Bandykite dar kartą; jei tai nepadeda, paprašykite siuntėjo naujos nuorodos.
downloadError-incomplete = Naršyklė nustojo įrašinėti įpusėjusi. Ištrinkite nevisą failą ir bandykite dar kartą.
downloadError-no_room = Šiame įrenginyje nėra vietos šiems failams. Atlaisvinkite jos ir bandykite dar kartą.
crashLead = Šio puslapio parodyti nepavyko. Įkelkite jį dar kartą; anksčiau išsiųstų failų tai nepaveikia.
chunkTitle = Trūksta šio puslapio dalies
chunkMissingLead = Jos įkelti nepavyko. Patikrinkite ryšį ir įkelkite puslapį dar kartą; anksčiau išsiųstų failų tai nepaveikia.
chunkTimeoutLead = Įkėlimas truko per ilgai. Patikrinkite ryšį ir įkelkite puslapį dar kartą; anksčiau išsiųstų failų tai nepaveikia.
waitForTransfer = Perdavimas dar vyksta ir nutrūktų. Palaukite, kol jis baigsis.
reload = Įkelti dar kartą
backHome = Grįžti į pradžią
outdatedTitle = Yra naujesnė versija
outdatedLead = Šis puslapis pasenęs. Atnaujinkite jį, kad galėtumėte tęsti.
update = Atnaujinti
outdatedBrowserTitle = Ši naršyklė pasenusi
outdatedBrowserLead = Joje trūksta to, ko reikia failams siųsti ir gauti. Atnaujinkite ją ir dar kartą atverkite tą patį adresą.
unsupportedTitle = Ši naršyklė negali atverti { $title }
unsupportedLead = Failai šifruojami naršyklėje, o šioje trūksta to, ko tam reikia. Naudokite atnaujintą naršyklę.
insecureTitle = Šis adresas nesaugus
insecureLead = Naršyklės šifruoja tik saugiai įkeltuose puslapiuose. Grįžkite ir atverkite tą patį adresą su https:// pradžioje. Jei nepavyksta, paklauskite šios paslaugos prižiūrėtojų jos saugaus adreso.
otherBrowser = Įsidiegti kitą naršyklę
help = Pagalba

## Privacy

legalTitle = Privatumas ir sąlygos
legalLead = Kas vyksta su jūsų failais, keliais sakiniais.
legalEncrypted = Failai saugomi užšifruoti. Raktas yra nuorodoje ir niekada nepasiekia serverio.
legalLifetime = Ilgiausias failo saugojimo laikas: { $anonymous }, o jei siuntėjas prisijungęs – { $signedIn }.
legalOneLifetime = Ilgiausias failo saugojimo laikas: { $time }.
legalDownloads = Dėl atsisiuntimų apribojimo failas gali būti ištrintas anksčiau.
legalLogs = Serverio žurnaluose IP adresai saugomi { $days } dienų.
legalAccountToSend = Paskyra reikalinga failams siųsti, bet ne gauti.
legalAccount = Paskyra reikalinga tik didesniems kaip { $size } failams.
