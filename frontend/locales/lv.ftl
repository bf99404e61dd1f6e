# Envoi: latviešu

productName = Envoi

## Page

homeLink = { $title }, sākums
skipToContent = Pāriet uz saturu
promo = Paziņojums
closeNotice = Aizvērt
storageBlocked = Šis pārlūks nesaglabās jūsu sūtījumu sarakstu: aizverot lapu, tas pazudīs. Vispirms nokopējiet saites.
storageFull = Šajā ierīcē vairs nav vietas jūsu sūtījumu sarakstam. Pirms aizverat lapu, nokopējiet saites vai izdzēsiet sūtījumus, kas vairs nav vajadzīgi.
footerPromise = Faili tiek šifrēti, pirms tie atstāj jūsu ierīci. Tos var atvērt tikai cilvēki, kuriem ir saite.
footerLinks = Par šo pakalpojumu
link-privacy = Privātums
link-terms = Noteikumi
link-cookies = Sīkfaili
link-source = Pirmkods
link-feedback = Atsauksmes
feedbackFacts = Versija { $version }, { $browser }
language = Valoda
languageOfBrowser = Kā pārlūkā
languageTold = { $label }: { $language }
languageFailed = Šo valodu neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.
introTitle = Privāta un vienkārša failu kopīgošana
introLead = Jūsu faili tiek šifrēti šajā ierīcē, pirms tos nosūta. Kopīgojiet saiti ar cilvēkiem, kurus izvēlaties; tikai viņi var atvērt failus.
notBegunTitle = Šeit vēl nekā nav?
notBegunLead = Pārbaudiet savienojumu un pārlādējiet šo lapu. Ja tas nepalīdz, jūsu pārlūks ir novecojis: atjauniniet to.
scriptsOffTitle = JavaScript ir izslēgts
scriptsOffLead = Jūsu faili tiek šifrēti pārlūkā, tāpēc šai lapai ir vajadzīgs JavaScript. Ieslēdziet to un pārlādējiet lapu.

## Sizes, times, amounts

bytes = { $num ->
    [zero] { $num } baitu
    [one] { $num } baits
   *[other] { $num } baiti
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [zero] { $num } dienu
    [one] { $num } diena
   *[other] { $num } dienas
}
hours = { $num ->
    [zero] { $num } stundu
    [one] { $num } stunda
   *[other] { $num } stundas
}
minutes = { $num ->
    [zero] { $num } minūšu
    [one] { $num } minūte
   *[other] { $num } minūtes
}
seconds = { $num ->
    [zero] { $num } sekunžu
    [one] { $num } sekunde
   *[other] { $num } sekundes
}
shortDays = { $num } d.
shortHours = { $num } st.
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = līdz { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = līdz rītdienai, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = līdz { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } no { $total }
remaining = Atlicis: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [zero] { $count } lejupielāžu
    [one] { $count } lejupielāde
   *[other] { $count } lejupielādes
}
downloadsWithoutLimit = Neierobežots lejupielāžu skaits
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [zero] { $count } failu
    [one] { $count } fails
   *[other] { $count } faili
}
nameAndMore = { $name } un vēl { $count }

## Common buttons

ok = Labi
done = Gatavs
cancel = Atcelt
add = Pievienot
doNotAdd = Nepievienot
tryAgain = Mēģināt vēlreiz
copyLink = Kopēt saiti
copyMessage = Kopēt ziņu
includePassword = Pievienot paroli
emailLink = E-pasts
emailSubject = Faili jums
copied = Nokopēts
copyRefused = Pārlūks neļāva nokopēt saiti. Tā ir atlasīta, lai to varētu nokopēt pašrocīgi.
share = Kopīgot
shareNamed = Kopīgot: { $name }
showQrCode = QR kods
qrCode = Šīs saites QR kods
qrCodeHint = Noskenējiet to ar tālruņa kameru, lai atvērtu saiti tur.
qrCodeFailed = QR kodu neizdevās izveidot. Jūsu saite joprojām darbojas.
sendYourOwn = Nosūtīt savus failus
deleteUpload = Dzēst
deleteFailed = Šo sūtījumu neizdevās izdzēst. Pārbaudiet savienojumu un mēģiniet vēlreiz.
passwordProtected = Aizsargāts ar paroli
passwordLabel = Parole
showPassword = Rādīt paroli
hidePassword = Slēpt paroli
filesInside = Faili šajā sūtījumā

## Accounts

signIn = Pierakstīties
signOut = Izrakstīties
signOutWaits = Pārsūtīšana vēl notiek. Izrakstieties, kad tā būs pabeigta.
signOutWaitsForTab = Pārsūtīšana vēl notiek citā cilnē. Izrakstieties, kad tā būs pabeigta.
signOutSyncs = Pirms izrakstīšanās tiek saglabāts jūsu saraksts…
signOutTitle = Vai izrakstīties?
signOutLoses = { $count ->
    [zero] { $count } sūtījumu ir tikai šajā ierīcē. Pēc izrakstīšanās jūs tos vairs nevarēsiet redzēt, mainīt vai dzēst. To saites darbosies tāpat.
    [one] { $count } sūtījums ir tikai šajā ierīcē. Pēc izrakstīšanās jūs to vairs nevarēsiet redzēt, mainīt vai dzēst. Tā saite darbosies tāpat.
   *[other] { $count } sūtījumi ir tikai šajā ierīcē. Pēc izrakstīšanās jūs tos vairs nevarēsiet redzēt, mainīt vai dzēst. To saites darbosies tāpat.
}
staySignedIn = Neizrakstīties
signOutAnyway = Tomēr izrakstīties
signedOut = Izrakstīšanās ir pabeigta.
signedOutRefused = Jūsu sesija ir beigusies. Lai redzētu sarakstu, pierakstieties vēlreiz.
signUpTitle = Pierakstoties varat vairāk
signUpLead = Failus varat sūtīt arī bez konta. Ar kontu varat vairāk:
benefitSize = Sūtīt līdz { $size } vienā reizē
benefitCount = { $count ->
    [zero] Ļaut izmantot saiti līdz { $count } reizēm
    [one] Ļaut izmantot saiti līdz { $count } reizei
   *[other] Ļaut izmantot saiti līdz { $count } reizēm
}
benefitTime = { $token ->
    [zero] Saglabāt saiti derīgu līdz { $token } dienām
    [one] Saglabāt saiti derīgu līdz { $token } dienai
   *[other] Saglabāt saiti derīgu līdz { $token } dienām
}
benefitSync = Redzēt savus sūtījumus visās savās ierīcēs
benefitPerk = Saraksts paliek šifrēts; tikai jūs to varat lasīt
emailLabel = E-pasts (neobligāti)
signInNotBegun = Pierakstīšanās lapu neizdevās atvērt. Pārbaudiet savienojumu un mēģiniet vēlreiz.
signInAway = Pierakstīšanās pašlaik nav pieejama. Mēģiniet vēlāk.
signInNoRoom = Šajā ierīcē vairs nav vietas, lai pierakstītos. Izdzēsiet sūtījumus, kas vairs nav vajadzīgi, un mēģiniet vēlreiz.
signInWaits = Pārsūtīšana vēl notiek un tiktu pārtraukta. Pierakstieties, kad tā būs pabeigta.
signingIn = Notiek pierakstīšanās…
signInErrorLead = Pierakstīties neizdevās, un nekas cits nav mainījies. Mēģiniet vēlreiz.
signInReason = Ja tas atkārtojas, pastāstiet šī pakalpojuma uzturētājiem: { $reason }
passphraseNeeded = Ievadiet sava saraksta paroles frāzi
passphraseNeededLead = Tā šifrē jūsu sūtījumu sarakstu un nekad neatstāj šo ierīci. Visās savās ierīcēs izmantojiet vienu un to pašu.
passphraseLabel = Paroles frāze
passphraseTooShort = Pārāk īsi. Mazākais rakstzīmju skaits: { $length }.
passphraseHint = Mazākais rakstzīmju skaits: { $length }. Izvēlieties dažus vārdus, ko kopā liktu tikai jūs. Neviens to nevar atgūt, tāpēc pierakstiet to.
passphraseRunning = Tiek veidota jūsu atslēga…
passphraseFailed = Šajā ierīcē atslēgu neizdevās izveidot. Aizveriet citas cilnes un mēģiniet vēlreiz.
goOn = Turpināt
cancelSignIn = Nepierakstīties
unknownPassphrase = Vai tā ir jauna paroles frāze?
unknownPassphraseLead = Tai neatradām sarakstu. Ja šī ir jūsu pirmā ierīce vai vēlaties jaunu frāzi, ierakstiet to vēlreiz, lai sāktu sarakstu. Ja saraksts jums jau ir, iespējams, tā ir ierakstīta kļūdaini.
passphraseAgain = Ierakstiet frāzi vēlreiz
passphraseDiffers = Frāzes nesakrīt.
beginList = Sākt jaunu sarakstu
anotherPassphrase = Tā bija kļūdaina
uncheckedPassphrase = Frāzi neizdevās pārbaudīt
uncheckedPassphraseLead = Serveris nepateica, vai šai paroles frāzei ir saraksts. Mēģiniet vēlreiz. Ja turpināsiet un tā ir ierakstīta kļūdaini, jūs neredzēsiet savu citu ierīču sarakstu.
trustPassphrase = Tomēr turpināt
retypePassphrase = Ierakstīt vēlreiz

## Sending: choosing files

sendFiles = Sūtīt failus
dropFiles = Velciet un nometiet failus
orSelectFiles = vai izvēlieties tos, līdz { $size }
upToSize = Līdz { $size }
selectFiles = Atlasīt failus
selectFolder = Atlasīt mapi
sharedTitle = Pievienot šos failus?
sharedLead = Tos ar šo lapu kopīgoja cita lietotne vai vietne. Pievienojiet tikai to, ko gaidījāt.
accountNeeded = Pierakstieties, lai sūtītu failus
accountNeededLead = Lai šeit sūtītu failus, ir vajadzīgs konts. Saņemt tos var ikviens.
accountNeededBlocked = Lai šeit sūtītu failus, ir vajadzīgs konts, bet šis pārlūks nevar saglabāt pierakstīšanos šai lapai. Saņemt failus joprojām varat.
accountNeededToRequest = Lai šeit pieprasītu failus, ir vajadzīgs konts. Nosūtīt tos var ikviens, kam ir saite.
signInForSize = Pierakstieties, lai sūtītu līdz { $size }
dropNow = Nometiet, lai pievienotu
chosenFiles = Jūsu faili
addMoreFiles = Pievienot failus
removeFile = Noņemt { $name }
fileRemoved = Noņemts: { $name }
addFolder = Pievienot mapi
skipped-none = Nav atrasts neviens pievienojams fails
skipped-empty = { $count ->
    [zero] Izlaists { $count } tukšu failu
    [one] Izlaists { $count } tukšs fails
   *[other] Izlaisti { $count } tukši faili
}
skipped-chosen = { $count ->
    [zero] Izlaists { $count } jau pievienotu failu
    [one] Izlaists { $count } jau pievienots fails
   *[other] Izlaisti { $count } jau pievienoti faili
}
skipped-system = Izlaistie sistēmas faili: { $count }
skipped-unreadable = Neizdevās nolasīt: { $name }
expiryChoices = Saites derīgums
downloadLimitLabel = Lejupielādes
timeLimitLabel = Laiks
addPassword = Aizsargāt ar paroli
liveLink = Saņemt saiti jau augšupielādes laikā
liveLinkHint = Saņēmēji var sākt lejupielādi savā pārlūkā, kamēr jūs vēl augšupielādējat. Neaizveriet šo lapu.
passwordMissing = Ierakstiet paroli vai noņemiet ķeksīti, lai sūtītu bez tās.
maxPasswordLength = Lielākais rakstzīmju skaits parolē: { $length }.
uploadFiles = { $count ->
    [zero] Augšupielādēt { $count } failus
    [one] Augšupielādēt { $count } failu
   *[other] Augšupielādēt { $count } failus
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Pārāk daudz failu
noticeTitle-fileTooBig = Pārāk liels apjoms
noticeTitle-tooManyArchives = Pārāk daudz sūtījumu
noticeTitle-unreadableFiles = Šos failus nevar nolasīt
tooManyFiles = { $count ->
    [zero] Vienā reizē varat nosūtīt ne vairāk kā { $count } failus, bet izvēlēti { $chosen }. Saspiediet tos ZIP arhīvā vai izvēlieties mazāk.
    [one] Vienā reizē varat nosūtīt ne vairāk kā { $count } failu, bet izvēlēti { $chosen }. Saspiediet tos ZIP arhīvā vai izvēlieties mazāk.
   *[other] Vienā reizē varat nosūtīt ne vairāk kā { $count } failus, bet izvēlēti { $chosen }. Saspiediet tos ZIP arhīvā vai izvēlieties mazāk.
}
tooManyFilesAtOnce = { $count ->
    [zero] Vienā reizē varat nosūtīt ne vairāk kā { $count } failus. Saspiediet tos ZIP arhīvā vai izvēlieties mazāk.
    [one] Vienā reizē varat nosūtīt ne vairāk kā { $count } failu. Saspiediet tos ZIP arhīvā vai izvēlieties mazāk.
   *[other] Vienā reizē varat nosūtīt ne vairāk kā { $count } failus. Saspiediet tos ZIP arhīvā vai izvēlieties mazāk.
}
addFitting = { $count ->
    [zero] Pievienot pirmos { $count }
    [one] Pievienot { $count } failu
   *[other] Pievienot pirmos { $count }
}
fileTooBig = Vienā reizē varat nosūtīt līdz { $size }. Nosūtiet šos failus mazākās daļās.
tooManyArchives = { $count ->
    [zero] Vienlaikus jums var būt ne vairāk kā { $count } sūtījumu. Kādu izdzēsiet vai pagaidiet, līdz kādam beidzas derīgums.
    [one] Vienlaikus jums var būt ne vairāk kā { $count } sūtījums. Izdzēsiet to vai pagaidiet, līdz beidzas tā derīgums.
   *[other] Vienlaikus jums var būt ne vairāk kā { $count } sūtījumi. Kādu izdzēsiet vai pagaidiet, līdz kādam beidzas derīgums.
}
unreadableFiles = Mēs nevaram nolasīt to, ko nometāt. Izvēlieties failus ar pogu.
needsAccountSize = Bez konta vienā reizē varat nosūtīt līdz { $size }.
needsAccountCount = { $count ->
    [zero] Bez konta saite ļauj ne vairāk kā { $count } lejupielādes.
    [one] Bez konta saite ļauj ne vairāk kā { $count } lejupielādi.
   *[other] Bez konta saite ļauj ne vairāk kā { $count } lejupielādes.
}
needsAccountTime = Bez konta ilgākais saites derīgums ir { $time }.

## Sending: under way and done

chosenTold = { $files }, kopā { $size }
noAnswer = Gaidām savienojumu. Turpināsim automātiski.
uploading = Augšupielāde
uploadWaiting = Gaida augšupielādi
pause = Apturēt
uploadPaused = Apturēts
liveLinkReady = Šī saite jau darbojas. Faili nonāk pie saņēmējiem jau augšupielādes laikā. Neaizveriet šo lapu.
unfinishedUpload = Pārtraukta augšupielāde
continueFrom = Vai turpināt no { $size }?
sameFilesNeeded = Lai turpinātu, vēlreiz izvēlieties tos pašus failus.
otherFiles = Šie nav tie paši faili, vai arī tie kopš tā laika ir mainījušies. Nekas vairāk netika nosūtīts.
notSent = Vēl nav augšupielādēts
prepareNext = Sagatavot nākamo augšupielādi
waitsForUpload = Sāksies, kad pašreizējā augšupielāde būs pabeigta.
stopUploadTitle = Vai apturēt augšupielādi?
stopUploadLead = Līdz šim nosūtītais zudīs. Izvēlētie faili joprojām ir šeit.
keepUploading = Turpināt
stopUpload = Apturēt
showUpload = Rādīt
importing = Tiek nolasīti jūsu faili…
encrypting = Notiek šifrēšana…
finalising = Gandrīz gatavs. Saglabājam jūsu failus…
expiresAfter = Derīgums: { $downloads } vai { $time }
settingPassword = Tiek iestatīta parole…
passwordFailed = Paroli neizdevās iestatīt
passwordFailedLead = Jūsu faili ir augšupielādēti, bet vēl nav aizsargāti, tāpēc saiti pagaidām nerādām. Mēģiniet vēlreiz vai izdzēsiet sūtījumu.
uploaded = Gatavs kopīgošanai
linkReady = Jūsu saite ir gatava
uploadComplete = Augšupielāde pabeigta
shareLink = Saite uz jūsu failiem
sendMore = Sūtīt vēl failus
linkDialogLead = Ikviens, kam ir šī saite, var lejupielādēt { $name }.
linkDialogNote = Ikviens, kam ir šī saite, var izlasīt jūsu piezīmi.
linkNeedsPassword = Būs vajadzīga arī parole.

howProtected = Kā jūsu faili ir aizsargāti
protectionTitle = Pilnīga šifrēšana
protectionEncrypted = Jūsu pārlūks šifrē failus, pirms tie atstāj šo ierīci. Serveris glabā tikai to, ko tas nevar izlasīt.
protectionKey = Atslēga ir daļa no saites, aiz zīmes #. Tā nekad netiek sūtīta serverim, tāpēc kopīgojiet saiti tikai ar cilvēkiem, kuriem uzticaties.
protectionExpiry = Faili tiek dzēsti, kad beidzas saites derīgums: pēc izvēlētā lejupielāžu skaita vai laika.

## Keyboard shortcuts

shortcutsTitle = Īsinājumtaustiņi
shortcutChoose = Izvēlēties failus
shortcutUpload = Augšupielādēt
shortcutCopy = Kopēt saiti
shortcutDownload = Lejupielādēt
shortcutHelp = Rādīt šo sarakstu
shortcutsOn = Izmantot īsinājumtaustiņus

## The survey

surveyTitle = Pastāstiet, ko domājat
surveyLead = Jūsu atbildes palīdz mums kļūt labākiem. Aptauja atvērsies citā lapā un neko neuzzinās par jūsu failiem.
giveFeedback = Sniegt atsauksmi
surveySkip = Izlaist

## The person's own uploads

yourUploads = Jūsu sūtījumi
noUploads = Šeit parādās faili, ko nosūtāt, lai varētu vēlreiz nokopēt saiti vai tos izdzēst.
joinOffer = Sūtījumi no šīs ierīces pirms pierakstīšanās: { $count }. Pievienot tos sarakstam?
downloadsLeft = { $count ->
    [zero] Atlicis { $count } lejupielāžu
    [one] Atlikusi { $count } lejupielāde
   *[other] Atlikušas { $count } lejupielādes
}
timeLeft = Atlicis: { $time }
deleteNamed = Dzēst { $name }
deletingNamed = Dzēš: { $name }…
undo = Atsaukt
keep = Paturēt
moreActions = Citas darbības: { $name }
openPage = Atvērt lejupielādes lapu
openDownloadPage = Atvērt lejupielādes lapu: { $name }
changeLimits = Mainīt
changeLimitsNamed = Mainīt derīgumu saitei uz { $name }
changeLimitsTitle = Mainīt saites derīgumu
keepTime = Bez izmaiņām
timeFromNow = { $time } no šī brīža
save = Saglabāt
goneTitle = Šī sūtījuma vairs nav
goneLead = { $name }: derīgums ir beidzies, sasniegts lejupielāžu ierobežojums vai izdzēsts citur. Nekas netika mainīts.
passwordNotSet = Parole nav iestatīta, tāpēc saite ir paslēpta. Ja tas nemainās, izdzēsiet sūtījumu un nosūtiet failus vēlreiz.
changeFailed = Saglabāt neizdevās. Pārbaudiet savu izvēli un savienojumu un mēģiniet vēlreiz.
pastUploads = Beigušies pēdējās 7 dienās
clearPast = Notīrīt
pastDownloaded = Lejupielādēts: { $time }
pastDownloadedBefore = Lejupielādēts pirms: { $time }
pastExpired = Derīgums beidzies: { $time }
pastDeleted = Dzēsts: { $time }
pastGone = Izlietots vai dzēsts: { $time }
pastGoneBefore = Izlietots vai dzēsts pirms: { $time }
requestFiles = Pieprasīt failus
newRequestLead = Izveidojiet saiti, ar kuru ikviens var jums nosūtīt failus, kurus varat izlasīt tikai jūs.
requestWanted = Kas jums vajadzīgs, viena lieta rindā
requestAskerHint = Sūtītāji redz šo vārdu. Neviens to nepārbauda.
requestOpenFor = Atvērts
deliveries = Sūtījumi
requestDeliverySize = Katra sūtījuma lielums
requestTotalSize = Kopējais lielums
newRequestKinds = Failu veidi, piemēram, .pdf (tikai ieteikums)
requestLink = Pieprasījuma saite
requestReadyLead = Ikviens, kam ir šī saite, var jums sūtīt failus. Izlasīt tos varat tikai jūs.
requestSubject = Lūdzu, nosūtiet man failus
ownerLink = Pastkastes saite
ownerLinkWarning = Tā atver šo pastkasti citā ierīcē. Kam tā ir, var izlasīt visu, ko saņemat, tāpēc paturiet to pie sevis.
inbox = Pastkaste
yourRequests = Jūsu pieprasījumi
joinRequests = Šajā ierīcē pirms pierakstīšanās izveidotie pieprasījumi: { $count }. Pievienot tos sarakstam?
newDeliveries = Jauni sūtījumi: { $count }
notifyDeliveries = Paziņot par sūtījumiem
requestAccepts = Pieņem failus
requestClosed = Vairs nepieņem failus
noDeliveries = Vēl nekas nav saņemts. Sūtījumi parādīsies šeit.
requestGoneLead = Šis pieprasījums ir beidzies vai izdzēsts.
requestUntrusted = Šim pieprasījumam nevar uzticēties
requestUntrustedLead = Saite ir bojāta, vai serveris rāda citu pieprasījumu. Nekas netiek rādīts.
deliveryComing = Tiek sūtīts
deliveryNew = Saņemts
deliveryCollected = Saglabāts
removeDelivery = Izdzēst no servera
deliveryRefused-repeated = Noraidīts: šis sūtījums ir norādīts divreiz.
deliveryRefused-forged = Noraidīts: tas nav izveidots ar jūsu saiti.
deliveryRefused-damaged = Noraidīts: tas ir bojāts vai mainīts.
closeRequest = Vairs nepieņemt failus
closeRequestTitle = Vairs nepieņemt failus?
closeRequestLead = Saite uz visiem laikiem pārstāj darboties, un faili, kas vēl tiek sūtīti, netiks saņemti. Saņemtais paliek šeit.
newLink = Jauna saite
newLinkLead = Vecā saite pārstāj darboties, tiklīdz jaunā ir gatava. Saņemtais paliek vecajā pastkastē.
deleteRequestTitle = Dzēst šo pieprasījumu?
deleteRequestLead = Saite pārstāj darboties, un viss saņemtais tiek izdzēsts no servera. Saglabātie faili paliek.

## Receiving

checkingLink = Meklējam jūsu failus…
checkFailed = Serveris nav sasniedzams
checkFailedLead = Nekas nav zudis. Pārbaudiet savienojumu un mēģiniet vēlreiz.
checkRefused = Serveris ir aizņemts
checkRefusedLead = Nekas nav zudis. Pēc brīža mēģiniet vēlreiz.
waitAsked = Lūdzu, uzgaidiet: { $time }.
expiredTitle = Šo failu vairs nav
expiredLead = Saites derīgums ir beidzies, sasniegts lejupielāžu ierobežojums, vai sūtītājs to ir izdzēsis. Palūdziet jaunu.
removedTitle = Šie faili ir noņemti
removedLead = Tos noņēma šī pakalpojuma uzturētāji, tāpēc saite vairs nedarbojas.
contactOperator = Sazināties
passwordNeeded = Ievadiet paroli
passwordNeededLead = Palūdziet paroli sūtītājam; saitē tās nav.
passwordTryAgain = Nepareiza parole. Mēģiniet vēlreiz.
unlock = Atbloķēt
keyNeeded = Šī saite nav pilna
keyNeededLead = Trūkst daļas saites. Nokopējiet to vēlreiz un ielīmējiet šeit.
keyLabel = Saite vai atslēga
notAKey = Tā nav ne šī pakalpojuma saite, ne atslēga.
keyOfAnotherFile = Šī saite ir uz citiem failiem.
openLink = Atvērt
wrongKey = Šī saite nedarbojas
wrongKeyLead = Iespējams, trūkst kādas tās daļas. Nokopējiet no ziņas visu saiti un ielīmējiet to šeit.
filesForYou = { $count ->
    [zero] { $count } failu jums
    [one] { $count } fails jums
   *[other] { $count } faili jums
}
filesForYouLead = Pilnīga šifrēšana. Atšifrēšana notiek tikai jūsu pārlūkā.
fromSender = No sūtītāja
showMore = Rādīt vairāk
download = Lejupielādēt
noStreamsWarning = Lai atvērtu tik lielu failu, šim pārlūkam tas viss jātur atmiņā, un tas var neizdoties. Ko vēlaties darīt?
noStreams-copyLink = Kopēt saiti, lai atvērtu to citā pārlūkā
noStreams-otherBrowser = Iegūt pārlūku, kas lielus failus saglabā tieši diskā
noStreams-download = Tomēr lejupielādēt šeit
linkLife = Saite vēl derīga: { $time }
linkLifeUnderMinute = Saite derīga mazāk nekā minūti
lastDownloadNote = Pēdējā lejupielāde: pēc atvēršanas vai saglabāšanas saite vairs nedarbosies.
ownUpload = { $left ->
    [zero] Šis ir jūsu pašu sūtījums, bet arī jūsu lejupielāde tiek skaitīta. Atlicis { $left } lejupielāžu.
    [one] Šis ir jūsu pašu sūtījums, bet arī jūsu lejupielāde tiek skaitīta. Atlikusi { $left } lejupielāde.
   *[other] Šis ir jūsu pašu sūtījums, bet arī jūsu lejupielāde tiek skaitīta. Atlikušas { $left } lejupielādes.
}
downloadsTaken = Kāds tieši tagad izmanto pēdējo lejupielādi. Ja tā pārtrūks, pēc divām minūtēm varat mēģināt vēlreiz.
downloading = Lejupielāde
decrypting = Notiek atšifrēšana…
downloadBegunAnew = Šo lejupielādi nevarēja turpināt, tāpēc tā sākās no jauna.
stillUploading = Sūtītājs vēl augšupielādē failus. Jūs jau varat sākt lejupielādi.
waitsForSender = Gaidām sūtītāju. Turpināsim automātiski.
downloadFinished = Lejupielādēts
downloadFinishedLead = { $name } ir lejupielāžu mapē.
savedInFolder = Saglabāts mapē { $folder }
downloadFinishedRenamed = Tā ir lejupielāžu mapē; pārlūks, iespējams, tai piešķīra citu nosaukumu.
downloadAgain = Lejupielādēt vēlreiz
lastDownloadDone = Tā bija pēdējā lejupielāde, tāpēc saite vairs nedarbojas.
downloadStopped = Lejupielāde nav pabeigta
showDownload = Rādīt

## Sending what a request asks for

requestTitle = Tiek lūgti faili
requestLead = Šifrē šajā ierīcē. To, ko nosūtāt, var atvērt tikai lūdzējs.
requestWords = No lūdzēja (nav pārbaudīts)
requestKinds = Vēlamie failu veidi
requestLeft = Atlikušie sūtījumi
requestRoom = Atlikusī vieta
requestEach = Lielākais vienā sūtījumā
requestSend = Sūtīt
requestPasswordLead = Jautājiet to cilvēkam, kurš jums atsūtīja saiti.
requestSent = Nosūtīts
requestSentLead = To var atvērt tikai lūdzējs. Viņš redz to pašu saņemšanas kodu.
receiptLabel = Saņemšanas kods
copyReceipt = Kopēt saņemšanas kodu
delivery-stored = Pienācis. Vēl nav paņemts.
delivery-collected = Paņemts.
delivery-gone = Izdzēsts vai beidzies derīgums, pirms paņemts.
deliveryLost = Pārtraukto augšupielādi nevar turpināt.
sentBefore = Nosūtīts no šīs ierīces
sentAt = Nosūtīts: { $time }
requestEnded-unknown = Tāda pieprasījuma nav
requestEndedLead-unknown = Tas ir izdzēsts, beidzies tā derīgums, vai šis pakalpojums pieprasījumus nepieņem. Palūdziet jaunu saiti.
requestEnded-closed = Šis pieprasījums ir slēgts
requestEnded-full = Šis pieprasījums ir pilns
requestEndedLead = Tas vairs neko nepieņem. Palūdziet jaunu saiti.
requestEnded-untrusted = Šai saitei nevar uzticēties
requestEndedLead-untrusted = Saite un serveris nesakrīt, tāpēc nekas netika nosūtīts. Palūdziet saiti vēlreiz citā veidā.

## Reporting an upload to whoever runs the service

report = Ziņot
reportTitle = Ziņot par šo augšupielādi
reportLead = To saņems šī pakalpojuma uzturētāji. Tikai viņi var izlasīt, ko rakstāt.
reportReason = Kas nav kārtībā?
reportReason-malware = Kaitīga programmatūra
reportReason-fraud = Krāpšana vai pikšķerēšana
reportReason-illegal = Nelikumīgs saturs
reportReason-other = Kaut kas cits
reportWords = Kas viņiem būtu jāzina?
reportKey = Pievienot atslēgu
reportKeyHint = Ar atslēgu viņi var atvērt failus. Bez tās nevar.
reportSend = Sūtīt ziņojumu
reportSent = Ziņojums nosūtīts
reportSentLead = Paldies. Šī pakalpojuma uzturētāji to izskatīs.
reportFailed = Nosūtīt neizdevās. Pārbaudiet savienojumu un mēģiniet vēlreiz.

## Dead ends

loading = Mirklīti…
configFailed = Serveris nav sasniedzams
configFailedLead = Nekas nav zudis. Pārbaudiet savienojumu un mēģiniet vēlreiz.
intercepted = Šī pakalpojuma vietā atbildēja pierakstīšanās lapa vai jūsu tīkls. Atveriet šo lapu citā cilnē un, ja tas tiek prasīts, pierakstieties tur.
pageNotFound = Lapa nav atrasta
pageNotFoundLead = Pārbaudiet adresi vai sāciet no sākumlapas.
notFoundTitle = Šeit nekā nav
notFoundLead = Failu derīgums ir beidzies, tie ir izdzēsti, vai saite nav pilna.
errorTitle = Kaut kas nogāja greizi
errorLead = Kaut kas salūza. Nekas no jūsu nosūtītā nav zudis.
uploadErrorLead = Jūsu faili netika nosūtīti, bet izvēle joprojām ir šeit. Mēģiniet vēlreiz.
uploadError-too_large = Šie faili ir lielāki, nekā pakalpojums atļauj. Nosūtiet tos mazākās daļās.
uploadError-bad_limit = Šis pakalpojums vairs neatļauj tik daudz lejupielāžu vai tik daudz laika. Pārlādējiet lapu un izvēlieties vēlreiz.
uploadError-unauthorized = Lai šeit sūtītu failus, ir jāpierakstās. Pierakstieties un izvēlieties failus vēlreiz.
uploadError-sender_unknown = Neizdevās apstiprināt jūsu pierakstīšanos, tāpēc bija spēkā visiem noteiktie ierobežojumi. Ja pierakstīšanās vairs nav spēkā, pierakstieties vēlreiz; citādi pēc brīža mēģiniet vēlreiz.
uploadError-issuer_away = Pakalpojums pašlaik nav pieejams vai nevar pārbaudīt, kurš ir pierakstījies. Bez konta varat nosūtīt līdz { $size } ar šādu ierobežojumu: { $downloads }, { $time }. Sūtiet mazāk vai pēc brīža mēģiniet vēlreiz.
uploadError-signed_out = Šajā ierīcē jūs izrakstīja, tāpēc šī augšupielāde tika apturēta.
uploadError-rate_limited = Pārāk daudz mēģinājumu. Mirkli pagaidiet un mēģiniet vēlreiz.
uploadError-too_many_uploads = Pārāk daudz augšupielāžu no jūsu tīkla vai konta. Jūsu faili joprojām ir šeit.
uploadError-too_many_bytes = Pārāk daudz datu no jūsu tīkla vai konta. Jūsu faili joprojām ir šeit.
uploadError-busy = Pakalpojums ir ļoti noslogots. Jūsu faili joprojām ir šeit; pēc brīža mēģiniet vēlreiz.
uploadError-full = Pakalpojumā pašlaik nav vietas vairāk failiem. Jūsu faili joprojām ir šeit; mēģiniet vēlāk.
uploadError-unavailable = Pakalpojums pašlaik nav pieejams. Jūsu faili joprojām ir šeit; pēc brīža mēģiniet vēlreiz.
uploadError-idle_timeout = Savienojums pārāk ilgi bija neaktīvs. Pārbaudiet to un mēģiniet vēlreiz.
uploadError-connect_failed = Serveris nav sasniedzams. Pārbaudiet savienojumu un mēģiniet vēlreiz. Daži tīkli, bieži darbavietās, bloķē augšupielādi. Mēģiniet citu tīklu, piemēram, tālruņa, vai vaicājiet tiem, kas uztur jūsējo.
uploadError-connection_lost = Savienojums pārtrūka. Jūsu faili joprojām ir šeit; mēģiniet vēlreiz.
uploadError-file_changed = Kāds no failiem sūtīšanas laikā mainījās vai nebija nolasāms. Izvēlieties to vēlreiz.
downloadErrorLead = Lejupielāde netika pabeigta. Mēģiniet vēlreiz; ja tas nepalīdz, palūdziet sūtītājam jaunu saiti.
downloadError-rate_limited = Pārāk daudz mēģinājumu. Mirkli pagaidiet un mēģiniet vēlreiz.
downloadError-busy = Pakalpojums ir ļoti noslogots. Saite joprojām darbojas; pēc brīža mēģiniet vēlreiz.
downloadError-unavailable = Pakalpojums pašlaik nav pieejams. Saite joprojām darbojas; pēc brīža mēģiniet vēlreiz.
downloadError-connect_failed = Serveris nav sasniedzams. Pārbaudiet savienojumu un mēģiniet vēlreiz.
downloadError-connection_lost = Savienojums pārtrūka. Pārbaudiet to un mēģiniet vēlreiz.
downloadError-damaged = Saņemtais nav tas, kas tika nosūtīts, tāpēc nekas nav saglabāts. Mēģiniet vēlreiz; ja tas nepalīdz, palūdziet sūtītājam jaunu saiti.
downloadError-incomplete = Pārlūks pusceļā pārtrauca saglabāt. Izdzēsiet nepilno failu un mēģiniet vēlreiz.
downloadError-upload_abandoned = Sūtītājs pārtrauca augšupielādi, pirms tā bija pabeigta. Palūdziet jaunu saiti.
downloadError-no_room = Šajā ierīcē nav vietas šiem failiem. Atbrīvojiet vietu un mēģiniet vēlreiz.
crashLead = Šo lapu neizdevās parādīt. Pārlādējiet to; viss, ko jau nosūtījāt, ir drošībā.
chunkTitle = Trūkst šīs lapas daļas
chunkMissingLead = To neizdevās ielādēt. Pārbaudiet savienojumu un pārlādējiet lapu; viss, ko jau nosūtījāt, ir drošībā.
chunkTimeoutLead = Ielāde bija pārāk ilga. Pārbaudiet savienojumu un pārlādējiet lapu; viss, ko jau nosūtījāt, ir drošībā.
waitForTransfer = Pārsūtīšana vēl notiek un tiktu pārtraukta. Pagaidiet, līdz tā ir pabeigta.
reload = Pārlādēt
backHome = Atpakaļ uz sākumu
outdatedTitle = Ir jaunāka versija
outdatedLead = Šī lapa ir novecojusi. Lai turpinātu, atjauniniet to.
update = Atjaunināt
outdatedBrowserTitle = Jūsu pārlūks ir novecojis
outdatedBrowserLead = Tam trūkst failu sūtīšanai un saņemšanai vajadzīgā. Atjauniniet to un atveriet šo adresi vēlreiz.
unsupportedTitle = Šis pārlūks nevar atvērt { $title }
unsupportedLead = Faili tiek šifrēti pārlūkā, bet šis to nespēj. Lūk, ko varat darīt:
unsupportedUpdate = Atjauniniet šo pārlūku un atveriet saiti vēlreiz.
unsupportedOther = Vai nokopējiet saiti uz jaunāko Chrome, Edge, Firefox vai Safari versiju.
unsupportedInApp = Ja atvērāt saiti citā lietotnē, tās izvēlnē izvēlieties „Atvērt pārlūkā”.
insecureTitle = Šī adrese nav droša
insecureLead = Pārlūki šifrē tikai drošās lapās. Atgriezieties un atveriet to pašu adresi ar https:// sākumā. Ja tas neizdodas, pajautājiet pakalpojuma uzturētājiem tā drošo adresi.
otherBrowser = Iegūt citu pārlūku
help = Palīdzība

## Privacy

legalTitle = Privātums un noteikumi
legalLead = Kas notiek ar jūsu failiem, dažos teikumos.
legalEncrypted = Faili tiek glabāti šifrēti. Atslēga ir saitē un nekad nenonāk serverī.
legalLifetime = Ilgākais laiks, cik glabājam failus, ir { $anonymous }, bet, ja esat pierakstījušies, — { $signedIn }.
legalOneLifetime = Ilgākais laiks, cik glabājam failus, ir { $time }.
legalDownloads = Faili tiek dzēsti, kad sasniegts to lejupielāžu ierobežojums.
legalLogs = Mēs glabājam IP adreses servera žurnālos { $days } dienas.
legalAccountToSend = Konts jums vajadzīgs, lai failus sūtītu, bet ne, lai tos saņemtu.
legalAccount = Konts jums vajadzīgs tikai failiem, kas lielāki par { $size }.

## Notes and messages

writeNote = Rakstīt piezīmi
noteLabel = Jūsu piezīme
noteHint = Tā tiek šifrēta tāpat kā fails.
noteReadOnce = Tā tiek šifrēta tāpat kā fails, un to var izlasīt tikai vienreiz.
noteDone = Pievienot
createLink = Izveidot saiti
note = Piezīme
editNote = Rediģēt piezīmi
addMessage = Pievienot nosaukumu vai ziņu
titleLabel = Nosaukums
messageLabel = Ziņa
senderLabel = Jūsu vārds
noteForYou = Piezīme jums
showNote = Rādīt piezīmi
showNoteOnce = Parādīšana izlieto pēdējo lejupielādi: vēlreiz to parādīt nevarēs.
copyText = Kopēt tekstu
saveNote = Saglabāt kā failu
textCopyRefused = Pārlūks neļāva kopēt. Atlasiet tekstu un nokopējiet to pašrocīgi.

## Looking before taking

preview = Priekšskatīt
previewNamed = Priekšskatīt { $name }
selectFile = Atlasīt { $name }
downloadSelected = { $count ->
    [zero] Lejupielādēt { $count } failus
    [one] Lejupielādēt { $count } failu
   *[other] Lejupielādēt { $count } failus
}
downloadAll = Lejupielādēt visu
saveToFolder = Saglabāt mapē
takingCounts = Atvēršana vai saglabāšana tiek skaitīta kā viena lejupielāde.
takingCounted = Ieskaitīta viena lejupielāde. Kamēr šī lapa ir atvērta, nekas vairāk netiek skaitīts.
previewFailed = Šo failu neizdevās parādīt. Labāk lejupielādējiet to.
previewTooLarge = Fails ir pārāk liels priekšskatīšanai. Labāk lejupielādējiet to.
previewCut = Redzams tikai sākums.
previewProtected = Šis fails ir aizsargāts ar paroli. Lejupielādējiet to, lai atvērtu.
previewMissingPictures = Attēli šajā lapā, kurus neizdevās parādīt: { $count }
previewIncomplete = Daļu satura nevar parādīt pareizi.
previewNotText = Šķiet, ka šajā failā nav teksta. Labāk lejupielādējiet to.
previewEncoding = Teksta kodējums
previousFile = Iepriekšējais fails
nextFile = Nākamais fails
filePlace = { $place } no { $count }
noPreview = Šim failam nav priekšskatījuma.
close = Aizvērt

## Strong passwords

strongPassword = Īpaši stipra: atveras tikai ar Envoi
strongPasswordHint = Daudz grūtāk uzminēt, pat šim pakalpojumam. Vecākas lietotnes nevarēs atvērt saiti.
suggestPassphrase = Ieteikt paroles frāzi
suggestFailed = Ieteikumu neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz vai ierakstiet savu paroli.
copyPassword = Kopēt paroli
makingKey = Gatavojam šifrēšanu…
checkingPassword = Pārbaudām paroli…

## News

downloadingNow = Notiek lejupielāde
wrongPasswords = { $count ->
    [zero] Nepareiza parole: { $count } mēģinājumu
    [one] Nepareiza parole: { $count } mēģinājums
   *[other] Nepareiza parole: { $count } mēģinājumi
}
notifyMe = Paziņot par lejupielādēm
notifyOn = Paziņojumi ir ieslēgti
notifyBlocked = Jūsu pārlūks bloķē šīs lapas paziņojumus.
wasDownloaded = Lejupielādēts: { $name }
