# Envoi: latviešu

productName = Envoi

## Page

homeLink = { $title }, sākums
skipToContent = Pāriet uz saturu
promo = Paziņojums
closeNotice = Aizvērt paziņojumu
storageBlocked = Šis pārlūks nesaglabā jūsu sūtījumu sarakstu: aizverot lapu, tas pazūd. Pirms tam nokopējiet saites.
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
introTitle = Sūtiet failus privāti
introLead = Jūsu faili tiek šifrēti šeit, pirms tie atstāj ierīci. Jūs saņemat saiti, ko nodot tālāk; failus var atvērt tikai cilvēki, kuriem tā ir.
notBegunTitle = Šeit vēl nekā nav?
notBegunLead = Pārbaudiet savienojumu un ielādējiet šo lapu vēlreiz. Ja tas nepalīdz, šis pārlūks ir novecojis: atjauniniet to.
scriptsOffTitle = JavaScript ir izslēgts
scriptsOffLead = Faili tiek šifrēti jūsu pārlūkā, tāpēc šai lapai ir vajadzīgs JavaScript.

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
sizeOfTotal = { $done } no { $total }
remaining = Atlicis: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [zero] { $count } lejupielāžu
    [one] { $count } lejupielāde
   *[other] { $count } lejupielādes
}
filesCount = { $count ->
    [zero] { $count } failu
    [one] { $count } fails
   *[other] { $count } faili
}

## Common buttons

ok = Labi
cancel = Atcelt
tryAgain = Mēģināt vēlreiz
copyLink = Kopēt saiti
copied = Nokopēts
copyRefused = Pārlūks neļāva šai lapai kopēt. Saite ir atlasīta, lai to varētu nokopēt pašrocīgi.
share = Kopīgot
shareNamed = Kopīgot: { $name }
showQrCode = Rādīt QR kodu
qrCode = Saites QR kods
qrCodeHint = Pavērsiet pret to tālruņa kameru, lai atvērtu saiti tur.
qrCodeFailed = QR kodu neizdevās izveidot. Saite tik un tā darbojas.
sendYourOwn = Nosūtīt savus failus
deleteUpload = Dzēst
deleteFailed = Neizdevās izdzēst. Pārbaudiet savienojumu un mēģiniet vēlreiz.
passwordProtected = Aizsargāts ar paroli
passwordLabel = Parole
filesInside = Iekļautie faili

## Accounts

signIn = Pierakstīties
signOut = Izrakstīties
signOutWaits = Pārsūtīšana vēl notiek. Izrakstieties, kad tā būs pabeigta.
signOutWaitsForTab = Pārsūtīšana vēl notiek citā cilnē. Izrakstieties, kad tā būs pabeigta.
signOutSyncs = Pirms izrakstīšanās tiek atjaunināts jūsu saraksts…
signOutTitle = Vai izrakstīties?
signOutLoses = { $count ->
    [zero] { $count } sūtījumu ir tikai šajā ierīcē: sarakstu neizdevās atjaunināt. Pēc izrakstīšanās jūs tos vairs nevarēsiet redzēt, mainīt vai dzēst. To saites darbosies tāpat.
    [one] { $count } sūtījums ir tikai šajā ierīcē: sarakstu neizdevās atjaunināt. Pēc izrakstīšanās jūs to vairs nevarēsiet redzēt, mainīt vai dzēst. Tā saite darbosies tāpat.
   *[other] { $count } sūtījumi ir tikai šajā ierīcē: sarakstu neizdevās atjaunināt. Pēc izrakstīšanās jūs tos vairs nevarēsiet redzēt, mainīt vai dzēst. To saites darbosies tāpat.
}
staySignedIn = Neizrakstīties
signOutAnyway = Tomēr izrakstīties
signedOut = Izrakstīšanās ir pabeigta.
signedOutRefused = Jūsu pierakstīšanās termiņš ir beidzies. Lai redzētu sarakstu, pierakstieties vēlreiz.
signUpTitle = Pierakstoties varat vairāk
signUpLead = Sūtīt var arī bez konta. Ar kontu varat vairāk:
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
benefitPerk = Saraksts paliek šifrēts: neviens, izņemot jūs, to nevar lasīt
emailLabel = E-pasts (neobligāti)
signInNotBegun = Pierakstīšanās lapu neizdevās atvērt. Pārbaudiet savienojumu un mēģiniet vēlreiz.
signInAway = Pierakstīšanās pakalpojums pašlaik nav pieejams. Mēģiniet vēlāk.
signInNoRoom = Šajā ierīcē vairs nav vietas, lai pierakstītos. Izdzēsiet sūtījumus, kas vairs nav vajadzīgi, un mēģiniet vēlreiz.
signInWaits = Pārsūtīšana vēl notiek un tiktu pārtraukta. Pierakstieties, kad tā būs pabeigta.
signingIn = Notiek pierakstīšanās…
signInErrorLead = Pierakstīties neizdevās, un nekas cits nav mainījies. Mēģiniet vēlreiz.
passphraseNeeded = Jūsu saraksta paroles frāze
passphraseNeededLead = Tā šifrē jūsu sūtījumu sarakstu un nekad neatstāj šo ierīci. Visās savās ierīcēs izmantojiet vienu un to pašu.
passphraseLabel = Paroles frāze
passphraseTooShort = Tā ir par īsu: mazākais rakstzīmju skaits ir { $length }.
passphraseHint = Mazākais rakstzīmju skaits: { $length }. Izvēlieties dažus vārdus, kas kopā iederas tikai jums. Neviens to nevar atgūt, tāpēc pierakstiet to.
passphraseRunning = Tiek veidota atslēga…
passphraseFailed = Šī ierīce nevarēja izveidot atslēgu. Aizveriet citas cilnes un mēģiniet vēlreiz.
goOn = Turpināt
cancelSignIn = Nepierakstīties
unknownPassphrase = Vai šī paroles frāze ir jauna?
unknownPassphraseLead = Tai nav saraksta. Ja šī ir jūsu pirmā ierīce vai izvēlaties jaunu frāzi, ierakstiet to vēlreiz, lai sāktu sarakstu. Citādi tā ir ierakstīta kļūdaini.
passphraseAgain = Tā pati paroles frāze vēlreiz
passphraseDiffers = Tas nav tas, ko ierakstījāt iepriekš.
beginList = Sākt jaunu sarakstu
anotherPassphrase = Tā bija kļūdaina
uncheckedPassphrase = To neizdevās pārbaudīt
uncheckedPassphraseLead = Serveris nepateica, vai šai paroles frāzei ir saraksts. Mēģiniet vēlreiz. Ja tomēr turpināsiet un tā ir ierakstīta kļūdaini, jūs neredzēsiet savu citu ierīču sarakstu.
trustPassphrase = Tomēr turpināt
retypePassphrase = Ierakstīt vēlreiz

## Sending: choosing files

sendFiles = Sūtīt failus
dropFiles = Velciet un nometiet failus
orSelectFiles = vai noklikšķiniet, lai atlasītu līdz { $size }
selectFiles = Atlasīt failus
selectFolder = Atlasīt mapi
accountNeeded = Pierakstieties, lai sūtītu failus
accountNeededLead = Šajā pakalpojumā failus var sūtīt tikai cilvēki ar kontu. Saņemt tos var arī bez konta.
accountNeededBlocked = Šajā pakalpojumā failus var sūtīt tikai cilvēki ar kontu, bet ar šo pārlūku jūs nevarat pierakstīties: tas neko nesaglabā šai lapai. Saņemt failus var arī bez konta.
signInForSize = Pierakstieties, lai sūtītu līdz { $size }
dropNow = Nometiet tos jebkur
chosenFiles = Izvēlētie faili
addMoreFiles = Pievienot vēl
removeFile = Noņemt { $name }
totalSize = Kopā { $size }
skippedEmpty = Nepievienotie tukšie faili: { $count }
skippedChosen = Jau izvēlētie faili, kas netika pievienoti vēlreiz: { $count }
expiryChoices = Kad saite pārstāj darboties
downloadLimitLabel = Lejupielādes
timeLimitLabel = Laiks
addPassword = Aizsargāt ar paroli
maxPasswordLength = Lielākais rakstzīmju skaits parolē: { $length }.
uploadFiles = { $count ->
    [zero] Šifrēt un augšupielādēt { $count } failus
    [one] Šifrēt un augšupielādēt { $count } failu
   *[other] Šifrēt un augšupielādēt { $count } failus
}

## Sending: what is not possible

noticeTitle = Tas neizdevās
tooManyFiles = { $count ->
    [zero] Vienā reizē var nosūtīt ne vairāk kā { $count } failus.
    [one] Vienā reizē var nosūtīt ne vairāk kā { $count } failu.
   *[other] Vienā reizē var nosūtīt ne vairāk kā { $count } failus.
}
fileTooBig = Šie faili kopā pārsniedz { $size }. Nosūtiet tos mazākās daļās.
tooManyArchives = { $count ->
    [zero] Vienlaikus var glabāt ne vairāk kā { $count } sūtījumus. Vispirms kādu izdzēsiet vai pagaidiet, līdz kādam beidzas derīgums.
    [one] Vienlaikus var glabāt ne vairāk kā { $count } sūtījumu. Vispirms kādu izdzēsiet vai pagaidiet, līdz beidzas derīgums.
   *[other] Vienlaikus var glabāt ne vairāk kā { $count } sūtījumus. Vispirms kādu izdzēsiet vai pagaidiet, līdz kādam beidzas derīgums.
}
unreadableFiles = To, ko nometāt, nevar nolasīt. Labāk izvēlieties failus ar pogu.
needsAccountSize = Bez konta vienā reizē varat nosūtīt līdz { $size }.
needsAccountCount = { $count ->
    [zero] Bez konta saite ļauj ne vairāk kā { $count } lejupielādes.
    [one] Bez konta saite ļauj ne vairāk kā { $count } lejupielādi.
   *[other] Bez konta saite ļauj ne vairāk kā { $count } lejupielādes.
}
needsAccountTime = Bez konta ilgākais saites derīgums ir { $time }.

## Sending: under way and done

chosenTold = { $files }, kopā { $size }
noAnswer = Kādu laiku nav atbildes. Pārbaudiet savienojumu: augšupielāde turpināsies pati, vai arī varat to atcelt.
uploading = Augšupielāde
importing = Tiek nolasīti jūsu faili…
encrypting = Notiek šifrēšana…
finalising = Viss ir saņemts. Notiek saglabāšana…
expiresAfter = Derīgums: { $downloads } vai { $time }
settingPassword = Tiek iestatīta parole…
passwordFailed = Paroli neizdevās iestatīt
passwordFailedLead = Jūsu faili ir augšupielādēti, bet vēl nav aizsargāti, tāpēc saite netiek rādīta. Mēģiniet vēlreiz vai izdzēsiet sūtījumu.
linkReady = Jūsu saite ir gatava
linkReadyLead = Kam ir šī saite, tas var atvērt failus. Neviens cits to nevar, pat šis pakalpojums ne.
shareLink = Saite uz jūsu failiem
sendMore = Sūtīt vēl failus
copyLinkTitle = Nokopējiet savu saiti
shareLinkTitle = Kopīgojiet savu saiti
linkDialogLead = Ikviens, kam iedosiet šo saiti, var atvērt { $name }.

## The survey

surveyTitle = Pastāstiet, ko domājat
surveyLead = Jūsu atbildes palīdz uzlabot failu sūtīšanu. Tās sniedz citā lapā, un nekas par jūsu failiem tur nenonāk.
giveFeedback = Sniegt atsauksmi
surveySkip = Izlaist

## The person's own uploads

yourUploads = Jūsu sūtījumi
noUploads = Nosūtītais parādās šeit, lai varētu vēlreiz nokopēt tā saiti vai to izdzēst.
downloadsLeft = { $count ->
    [zero] Atlicis { $count } lejupielāžu
    [one] Atlikusi { $count } lejupielāde
   *[other] Atlikušas { $count } lejupielādes
}
timeLeft = Atlicis: { $time }
deleteNamed = Dzēst { $name }
deleteTitle = Vai dzēst šo sūtījumu?
deleteQuestion = Neviens vairs nevarēs lejupielādēt { $name }. To nevar atsaukt.
keep = Paturēt
openDownloadPage = Atvērt lapu, ko redz saņēmēji: { $name }
changeLimits = Mainīt
changeLimitsNamed = Mainīt, cik ilgi var lejupielādēt { $name }
changeLimitsTitle = Mainīt saites derīgumu
keepTime = Bez izmaiņām
timeFromNow = { $time } no šī brīža
save = Saglabāt
goneTitle = Tā vairs nav
goneLead = { $name }: derīgums ir beidzies, lejupielādēts tik reižu, cik saite ļāva, vai izdzēsts citur. Nekas netika mainīts.
passwordNotSet = Parole nav iestatīta, tāpēc saite netiek rādīta. Ja tas nemainās, izdzēsiet sūtījumu un nosūtiet failus vēlreiz.
changeFailed = Mainīt neizdevās. Pārbaudiet savu izvēli un savienojumu un mēģiniet vēlreiz.

## Receiving

checkingLink = Meklējam jūsu failus…
checkFailed = Serveris neatbild
checkFailedLead = Nekas nav zudis. Pārbaudiet savienojumu un mēģiniet vēlreiz.
checkRefused = Pašlaik nevar
checkRefusedLead = Serverī kaut kas nogāja greizi. Nekas nav zudis: pēc brīža mēģiniet vēlreiz.
waitAsked = Serveris lūdz pagaidīt: { $time }.
expiredTitle = Šo failu vairs nav
expiredLead = Saites derīgums ir beidzies, tā ir izlietota, vai sūtītājs to ir izdzēsis. Palūdziet jaunu.
passwordNeeded = Ievadiet paroli
passwordNeededLead = Sūtītājs šos failus ir aizsargājis. Parole neatnāca kopā ar saiti.
passwordTryAgain = Tā nav pareizā parole. Mēģiniet vēlreiz.
unlock = Atbloķēt
keyNeeded = Trūkst atslēgas
keyNeededLead = Pilnā saitē aiz zīmes # ir atslēga. Ielīmējiet visu saiti vai tikai tās atslēgu.
keyLabel = Saite vai atslēga
notAKey = Tā nav ne šī pakalpojuma saite, ne atslēga.
keyOfAnotherFile = Šī saite ved uz citiem failiem.
openLink = Atvērt
filesForYou = { $count ->
    [zero] { $count } failu jums
    [one] { $count } fails jums
   *[other] { $count } faili jums
}
filesForYouLead = Nosūtīts šifrēts. Tiek atšifrēts šeit, jūsu pārlūkā.
download = Lejupielādēt
noStreamsWarning = Šis pārlūks tik lielu failu var atvērt, tikai turot to visu atmiņā, un tas var neizdoties. Ko vēlaties darīt?
noStreams-copyLink = Kopēt saiti, lai atvērtu to citā pārlūkā
noStreams-otherBrowser = Iegūt pārlūku, kas lielus failus saglabā pakāpeniski
noStreams-download = Tomēr lejupielādēt šeit
linkLife = Vēl pieejams: { $time }
lastDownload = Vēl pieejams: { $time }. Šī ir pēdējā lejupielāde: saglabājiet failus rūpīgi.
downloadsTaken = Pēdējā lejupielāde notiek tieši tagad, šeit vai pie kāda cita. Ja tā pārtrūks, atkal būs viena: mēģiniet pēc divām minūtēm.
downloading = Lejupielāde
decrypting = Notiek atšifrēšana…
downloadFinished = Gatavs
downloadFinishedLead = Fails ir atšifrēts un ir jūsu lejupielādēs.
downloadStopped = Lejupielāde netika pabeigta.
showDownload = Rādīt

## Dead ends

loading = Mirklīti…
configFailed = Serveris neatbild
configFailedLead = Nekas nav zudis. Pārbaudiet savienojumu un mēģiniet vēlreiz.
notFoundTitle = Šeit nekā nav
notFoundLead = Failu derīgums ir beidzies, tie ir izdzēsti, vai saite nav pilna.
errorTitle = Kaut kas nogāja greizi
errorLead = Tas neizdevās. Atgriezieties sākumā un mēģiniet vēlreiz.
uploadErrorLead = Jūsu faili netika nosūtīti. Izvēlētie joprojām ir šeit: mēģiniet vēlreiz.
uploadError-too_large = Faili ir lielāki, nekā šis pakalpojums atļauj. Nosūtiet tos mazākās daļās.
uploadError-bad_limit = Pakalpojums vairs neatļauj tik daudz lejupielāžu vai tik ilgu laiku. Ielādējiet lapu vēlreiz un izvēlieties no jauna.
uploadError-unauthorized = Šeit failus var sūtīt tikai tie, kas ir pierakstījušies. Pierakstieties un izvēlieties failus vēlreiz.
uploadError-sender_unknown = Pakalpojums nevarēja noteikt jūsu pierakstīšanos, tāpēc bija spēkā visu pārējo ierobežojumi. Ja pierakstīšanās vairs nav spēkā, pierakstieties vēlreiz; citādi pēc brīža mēģiniet vēlreiz.
uploadError-issuer_away = Pakalpojums pašlaik nav pieejams vai nevar noskaidrot, kurš ir pierakstījies. Bez konta vienā reizē var nosūtīt līdz { $size } ar šādu ierobežojumu: { $downloads }, { $time }. Nesūtiet vairāk vai pēc brīža mēģiniet vēlreiz.
uploadError-rate_limited = Bija pārāk daudz mēģinājumu. Mirkli pagaidiet un mēģiniet vēlreiz.
uploadError-busy = Pakalpojums pašlaik ir pilnībā noslogots. Jūsu faili joprojām ir šeit: pēc brīža mēģiniet vēlreiz.
uploadError-full = Pakalpojumā pašlaik nav vietas vairāk failiem. Jūsu faili joprojām ir šeit: vēlāk mēģiniet vēlreiz.
uploadError-unavailable = Pakalpojums pašlaik nav pieejams. Jūsu faili joprojām ir šeit: pēc brīža mēģiniet vēlreiz.
uploadError-idle_timeout = Savienojums pārāk ilgi bija neaktīvs. Pārbaudiet to un mēģiniet vēlreiz.
uploadError-connect_failed = Serveris neatbildēja. Pārbaudiet savienojumu un mēģiniet vēlreiz. Daži tīkli, bieži darbavietās, bloķē augšupielādei vajadzīgo (WebSocket savienojumus): izmantojiet citu tīklu, piemēram, tālruņa, vai vaicājiet tiem, kas uztur jūsējo.
uploadError-connection_lost = Savienojums pārtrūka. Jūsu faili joprojām ir šeit: mēģiniet vēlreiz.
uploadError-file_changed = Kāds no failiem sūtīšanas laikā mainījās vai nebija nolasāms. Izvēlieties to vēlreiz.
downloadErrorLead = Lejupielāde netika pabeigta. Mēģiniet vēlreiz; ja tas nepalīdz, palūdziet sūtītājam jaunu saiti.
downloadError-rate_limited = Bija pārāk daudz mēģinājumu. Mirkli pagaidiet un mēģiniet vēlreiz.
downloadError-busy = Pakalpojums pašlaik ir pilnībā noslogots. Saite joprojām darbojas: pēc brīža mēģiniet vēlreiz.
downloadError-unavailable = Pakalpojums pašlaik nav pieejams. Saite joprojām darbojas: pēc brīža mēģiniet vēlreiz.
downloadError-connect_failed = Serveri neizdevās sasniegt. Pārbaudiet savienojumu un mēģiniet vēlreiz.
downloadError-connection_lost = Savienojums pārtrūka. Pārbaudiet to un mēģiniet vēlreiz.
downloadError-damaged = Saņemtais nav tas, kas tika nosūtīts, tāpēc nekas no tā nav saglabāts. Mēģiniet vēlreiz; ja tas nepalīdz, palūdziet sūtītājam jaunu saiti.
downloadError-incomplete = Pārlūks pusceļā pārtrauca saglabāt. Izdzēsiet nepilno failu un mēģiniet vēlreiz.
downloadError-no_room = Šajā ierīcē nav vietas šiem failiem. Atbrīvojiet vietu un mēģiniet vēlreiz.
crashLead = Šo lapu neizdevās parādīt. Ielādējiet to vēlreiz; iepriekš nosūtīto tas neietekmē.
chunkTitle = Trūkst šīs lapas daļas
chunkMissingLead = To neizdevās ielādēt. Pārbaudiet savienojumu un ielādējiet lapu vēlreiz; iepriekš nosūtīto tas neietekmē.
chunkTimeoutLead = Ielāde bija pārāk ilga. Pārbaudiet savienojumu un ielādējiet lapu vēlreiz; iepriekš nosūtīto tas neietekmē.
waitForTransfer = Pārsūtīšana vēl notiek un tiktu pārtraukta. Pagaidiet, līdz tā ir pabeigta.
reload = Ielādēt vēlreiz
backHome = Atpakaļ uz sākumu
outdatedTitle = Ir jaunāka versija
outdatedLead = Šī lapa ir novecojusi. Lai turpinātu, atjauniniet to.
update = Atjaunināt
outdatedBrowserTitle = Šis pārlūks ir novecojis
outdatedBrowserLead = Tam trūkst failu sūtīšanai un saņemšanai vajadzīgā. Atjauniniet to un atveriet to pašu adresi vēlreiz.
unsupportedTitle = Šis pārlūks nevar atvērt { $title }
unsupportedLead = Faili tiek šifrēti pārlūkā, un šim trūkst tam vajadzīgā. Izmantojiet atjauninātu pārlūku.
insecureTitle = Šī adrese nav droša
insecureLead = Pārlūki šifrē tikai droši ielādētās lapās. Atgriezieties un atveriet to pašu adresi ar https:// sākumā. Ja tas neizdodas, pajautājiet pakalpojuma uzturētājiem tā drošo adresi.
otherBrowser = Iegūt citu pārlūku
help = Palīdzība

## Privacy

legalTitle = Privātums un noteikumi
legalLead = Kas notiek ar jūsu failiem, dažos teikumos.
legalEncrypted = Faili tiek glabāti šifrēti. Atslēga ir saitē un nekad nenonāk serverī.
legalLifetime = Ilgākais faila glabāšanas laiks ir { $anonymous }, bet, ja sūtītājs ir pierakstījies, — { $signedIn }.
legalOneLifetime = Ilgākais faila glabāšanas laiks ir { $time }.
legalDownloads = Lejupielāžu ierobežojuma dēļ fails var tikt dzēsts agrāk.
legalLogs = Servera žurnālos IP adreses tiek glabātas { $days } dienas.
legalAccountToSend = Konts ir vajadzīgs, lai failus sūtītu, bet ne, lai tos saņemtu.
legalAccount = Konts ir vajadzīgs tikai failiem, kas lielāki par { $size }.
