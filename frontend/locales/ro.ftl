# Envoi: română

productName = Envoi

## Page

homeLink = { $title }, pagina principală
skipToContent = Salt la conținut
promo = Anunț
closeNotice = Închide anunțul
storageBlocked = Acest browser nu păstrează lista trimiterilor dvs.: dispare când închideți pagina. Copiați linkurile înainte.
storageFull = Pe acest dispozitiv nu mai este loc pentru lista trimiterilor dvs. Înainte să închideți pagina, copiați linkurile sau ștergeți trimiterile de care nu mai aveți nevoie.
footerPromise = Fișierele sunt criptate înainte să plece de pe dispozitivul dvs. Le pot deschide doar cei care au linkul.
footerLinks = Despre acest serviciu
link-privacy = Confidențialitate
link-terms = Condiții
link-cookies = Cookie-uri
link-source = Cod sursă
link-feedback = Părerea dvs.
feedbackFacts = Versiunea { $version }, { $browser }
language = Limbă
languageOfBrowser = Cea din browser
languageTold = { $label }: { $language }
languageFailed = Această limbă nu a putut fi încărcată. Verificați conexiunea și încercați din nou.
introTitle = Trimiteți fișiere în mod privat
introLead = Fișierele sunt criptate aici, înainte să plece de pe dispozitivul dvs. Primiți un link pe care îl dați mai departe; le pot deschide doar cei care îl au.
notBegunTitle = Încă nu este nimic aici?
notBegunLead = Verificați conexiunea, apoi reîncărcați această pagină. Dacă nu ajută, acest browser este învechit: actualizați-l.
scriptsOffTitle = JavaScript este dezactivat
scriptsOffLead = Fișierele sunt criptate în browserul dvs., de aceea această pagină are nevoie de JavaScript.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } octet
    [few] { $num } octeți
   *[other] { $num } de octeți
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } zi
    [few] { $num } zile
   *[other] { $num } de zile
}
hours = { $num ->
    [one] { $num } oră
    [few] { $num } ore
   *[other] { $num } de ore
}
minutes = { $num ->
    [one] { $num } minut
    [few] { $num } minute
   *[other] { $num } de minute
}
seconds = { $num ->
    [one] { $num } secundă
    [few] { $num } secunde
   *[other] { $num } de secunde
}
shortDays = { $num ->
    [one] { $num } zi
    [few] { $num } zile
   *[other] { $num } zile
}
shortHours = { $num ->
    [one] { $num } oră
    [few] { $num } ore
   *[other] { $num } ore
}
shortMinutes = { $num } min.
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
sizeOfTotal = { $done } din { $total }
remaining = Încă { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } descărcare
    [few] { $count } descărcări
   *[other] { $count } de descărcări
}
filesCount = { $count ->
    [one] { $count } fișier
    [few] { $count } fișiere
   *[other] { $count } de fișiere
}

## Common buttons

ok = OK
cancel = Anulează
tryAgain = Încearcă din nou
copyLink = Copiază linkul
copied = Copiat
copyRefused = Browserul nu a lăsat pagina să copieze. Linkul este selectat, ca să îl puteți copia chiar dvs.
share = Distribuie
shareNamed = Distribuie { $name }
showQrCode = Arată un cod QR
qrCode = Codul QR al linkului
qrCodeHint = Îndreptați camera unui telefon spre el ca să deschideți linkul acolo.
qrCodeFailed = Codul QR nu a putut fi generat. Linkul funcționează oricum.
sendYourOwn = Trimite propriile fișiere
deleteUpload = Șterge
deleteFailed = Ștergerea nu a reușit. Verificați conexiunea și încercați din nou.
passwordProtected = Protejat cu parolă
passwordLabel = Parolă
filesInside = Fișiere incluse

## Accounts

signIn = Conectare
signOut = Deconectare
signOutWaits = Un transfer este încă în curs. Deconectați-vă după ce se termină.
signOutWaitsForTab = Un transfer este încă în curs în altă filă. Deconectați-vă după ce se termină.
signOutSyncs = Actualizăm lista înainte să plecați…
signOutTitle = Vă deconectați?
signOutLoses = { $count ->
    [one] { $count } trimitere este doar pe acest dispozitiv: lista nu a putut fi actualizată. După deconectare nu o mai puteți vedea, modifica sau șterge. Linkul ei funcționează în continuare.
    [few] { $count } trimiteri sunt doar pe acest dispozitiv: lista nu a putut fi actualizată. După deconectare nu le mai puteți vedea, modifica sau șterge. Linkurile lor funcționează în continuare.
   *[other] { $count } de trimiteri sunt doar pe acest dispozitiv: lista nu a putut fi actualizată. După deconectare nu le mai puteți vedea, modifica sau șterge. Linkurile lor funcționează în continuare.
}
staySignedIn = Rămâi în cont
signOutAnyway = Deconectează oricum
signedOut = V-ați deconectat.
signedOutRefused = Conectarea dvs. a expirat. Conectați-vă din nou ca să vedeți lista.
signUpTitle = Mai mult, cu un cont
signUpLead = Puteți trimite și fără cont. Cu un cont puteți mai mult:
benefitSize = Trimiteți până la { $size } deodată
benefitCount = { $count ->
    [one] Permiteți ca un link să fie folosit cel mult { $count } dată
    [few] Permiteți ca un link să fie folosit de până la { $count } ori
   *[other] Permiteți ca un link să fie folosit de până la { $count } de ori
}
benefitTime = { $token ->
    [one] Păstrați un link valabil până la { $token } zi
    [few] Păstrați un link valabil până la { $token } zile
   *[other] Păstrați un link valabil până la { $token } de zile
}
benefitSync = Vedeți trimiterile pe toate dispozitivele dvs.
benefitPerk = Lista rămâne criptată: nimeni în afară de dvs. nu o poate citi
emailLabel = E-mail (opțional)
signInNotBegun = Pagina de conectare nu a putut fi accesată. Verificați conexiunea și încercați din nou.
signInAway = Serviciul de conectare nu este disponibil acum. Încercați mai târziu.
signInNoRoom = Pe acest dispozitiv nu mai este loc pentru conectare. Ștergeți trimiterile de care nu mai aveți nevoie, apoi încercați din nou.
signInWaits = Un transfer este încă în curs și s-ar pierde. Conectați-vă după ce se termină.
signingIn = Se face conectarea…
signInErrorLead = Conectarea nu a reușit și nimic altceva nu s-a schimbat. Încercați din nou.
passphraseNeeded = Fraza de acces a listei
passphraseNeededLead = Ea criptează lista trimiterilor dvs. și nu pleacă niciodată de pe acest dispozitiv. Folosiți aceeași frază pe toate dispozitivele.
passphraseLabel = Frază de acces
passphraseTooShort = Este prea scurtă: numărul minim de caractere este { $length }.
passphraseHint = Număr minim de caractere: { $length }. Alegeți câteva cuvinte care se leagă doar pentru dvs. Nimeni nu o poate recupera, așa că notați-o.
passphraseRunning = Se creează cheia…
passphraseFailed = Acest dispozitiv nu a putut crea cheia. Închideți celelalte file, apoi încercați din nou.
goOn = Continuă
cancelSignIn = Renunță la conectare
unknownPassphrase = Este o frază de acces nouă?
unknownPassphraseLead = Nu există nicio listă pentru ea. Dacă acesta este primul dispozitiv sau alegeți o frază nouă, scrieți-o încă o dată ca să începeți o listă. Altfel, a fost scrisă greșit.
passphraseAgain = Aceeași frază de acces, încă o dată
passphraseDiffers = Nu este ce ați scris înainte.
beginList = Începe o listă nouă
anotherPassphrase = A fost scrisă greșit
uncheckedPassphrase = Fraza nu a putut fi verificată
uncheckedPassphraseLead = Serverul nu a spus dacă există o listă pentru această frază de acces. Încercați din nou. Dacă totuși continuați și a fost scrisă greșit, nu veți vedea lista de pe celelalte dispozitive.
trustPassphrase = Continuă oricum
retypePassphrase = Scrie din nou

## Sending: choosing files

sendFiles = Trimite fișiere
dropFiles = Trageți și plasați fișiere
orSelectFiles = sau faceți clic ca să alegeți până la { $size }
selectFiles = Alege fișiere
selectFolder = Alege un dosar
accountNeeded = Conectați-vă ca să trimiteți fișiere
accountNeededLead = La acest serviciu pot trimite fișiere doar cei care au un cont. De primit se pot primi și fără cont.
accountNeededBlocked = La acest serviciu pot trimite fișiere doar cei care au un cont, iar cu acest browser nu vă puteți conecta: nu păstrează nimic pentru această pagină. Fișiere se pot primi și fără cont.
signInForSize = Conectați-vă ca să trimiteți până la { $size }
dropNow = Plasați-le oriunde
chosenFiles = Fișiere alese
addMoreFiles = Adaugă altele
removeFile = Elimină { $name }
totalSize = În total { $size }
skippedEmpty = Fișiere goale care nu au fost adăugate: { $count }
skippedChosen = Fișiere deja alese, care nu au fost adăugate din nou: { $count }
expiryChoices = Linkul nu mai funcționează după
downloadLimitLabel = Descărcări
timeLimitLabel = Timp
addPassword = Protejează cu o parolă
maxPasswordLength = Numărul maxim de caractere al parolei este { $length }.
uploadFiles = { $count ->
    [one] Criptează și încarcă
    [few] Criptează și încarcă { $count } fișiere
   *[other] Criptează și încarcă { $count } de fișiere
}

## Sending: what is not possible

noticeTitle = Nu a reușit
tooManyFiles = { $count ->
    [one] Se poate trimite cel mult { $count } fișier deodată.
    [few] Se pot trimite cel mult { $count } fișiere deodată.
   *[other] Se pot trimite cel mult { $count } de fișiere deodată.
}
fileTooBig = Aceste fișiere depășesc împreună { $size }. Trimiteți-le în porții mai mici.
tooManyArchives = { $count ->
    [one] Se poate păstra cel mult { $count } trimitere în același timp. Ștergeți-o mai întâi sau așteptați să expire.
    [few] Se pot păstra cel mult { $count } trimiteri în același timp. Ștergeți una mai întâi sau așteptați să expire una.
   *[other] Se pot păstra cel mult { $count } de trimiteri în același timp. Ștergeți una mai întâi sau așteptați să expire una.
}
unreadableFiles = Ce ați plasat nu poate fi citit. Alegeți fișierele cu butonul.
needsAccountSize = Fără cont puteți trimite până la { $size } deodată.
needsAccountCount = { $count ->
    [one] Fără cont, un link permite cel mult { $count } descărcare.
    [few] Fără cont, un link permite cel mult { $count } descărcări.
   *[other] Fără cont, un link permite cel mult { $count } de descărcări.
}
needsAccountTime = Fără cont, un link funcționează cel mult { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } în total
noAnswer = Niciun răspuns de ceva timp. Verificați conexiunea: încărcarea continuă singură sau o puteți anula.
uploading = Încărcare
importing = Citim fișierele…
encrypting = Criptare…
finalising = Totul a ajuns. Se salvează…
expiresAfter = Expiră după { $downloads } sau { $time }
settingPassword = Se setează parola…
passwordFailed = Parola nu a putut fi setată
passwordFailedLead = Fișierele sunt încărcate, dar nu sunt încă protejate, așa că linkul nu este afișat. Încercați din nou sau ștergeți trimiterea.
linkReady = Linkul este gata
linkReadyLead = Oricine are acest link poate deschide fișierele. Nimeni altcineva nu poate, nici măcar acest serviciu.
shareLink = Linkul către fișierele dvs.
sendMore = Trimite alte fișiere
copyLinkTitle = Copiați linkul
shareLinkTitle = Distribuiți linkul
linkDialogLead = Oricine primește acest link de la dvs. poate deschide { $name }.

## The survey

surveyTitle = Spuneți-ne ce credeți
surveyLead = Răspunsurile dvs. ne ajută să facem mai bună trimiterea fișierelor. Le dați pe altă pagină și nimic despre fișiere nu le însoțește.
giveFeedback = Trimite o părere
surveySkip = Omite

## The person's own uploads

yourUploads = Trimiterile dvs.
noUploads = Ce trimiteți apare aici, ca să puteți copia din nou linkul sau șterge trimiterea.
downloadsLeft = { $count ->
    [one] Încă { $count } descărcare
    [few] Încă { $count } descărcări
   *[other] Încă { $count } de descărcări
}
timeLeft = Timp rămas: { $time }
deleteNamed = Șterge { $name }
deleteTitle = Ștergeți această trimitere?
deleteQuestion = Nimeni nu va mai putea descărca { $name }. Acțiunea nu poate fi anulată.
keep = Păstrează
openDownloadPage = Deschide pagina pe care o văd destinatarii trimiterii { $name }
changeLimits = Modifică
changeLimitsNamed = Modifică cât timp poate fi descărcat { $name }
changeLimitsTitle = Modificați cât timp funcționează linkul
keepTime = Neschimbat
timeFromNow = { $time } de acum
save = Salvează
goneTitle = Nu mai este aici
goneLead = Trimiterea { $name } a expirat, a fost descărcată de câte ori permitea linkul sau a fost ștearsă în altă parte. Nu s-a modificat nimic.
passwordNotSet = Parola nu este setată, așa că linkul nu este afișat. Dacă rămâne așa, ștergeți trimiterea și trimiteți fișierele din nou.
changeFailed = Modificarea nu a reușit. Verificați ce ați ales și conexiunea, apoi încercați din nou.

## Receiving

checkingLink = Căutăm fișierele…
checkFailed = Serverul nu răspunde
checkFailedLead = Nu s-a pierdut nimic. Verificați conexiunea și încercați din nou.
checkRefused = Nu acum
checkRefusedLead = Ceva nu a mers bine pe server. Nu s-a pierdut nimic: încercați din nou peste puțin timp.
waitAsked = Serverul vă roagă să așteptați { $time }.
expiredTitle = Aceste fișiere nu mai sunt aici
expiredLead = Linkul a expirat, și-a atins limita de descărcări sau a fost șters de expeditor. Cereți unul nou.
passwordNeeded = Introduceți parola
passwordNeededLead = Expeditorul a protejat aceste fișiere. Parola nu a venit odată cu linkul.
passwordTryAgain = Parola este greșită. Încercați din nou.
unlock = Deblochează
keyNeeded = Lipsește cheia
keyNeededLead = Un link complet are o cheie după semnul #. Lipiți tot linkul sau doar cheia lui.
keyLabel = Link sau cheie
notAKey = Acesta nu este nici link, nici cheie a acestui serviciu.
keyOfAnotherFile = Acest link duce la alte fișiere.
openLink = Deschide
filesForYou = { $count ->
    [one] Un fișier pentru dvs.
    [few] { $count } fișiere pentru dvs.
   *[other] { $count } de fișiere pentru dvs.
}
filesForYouLead = Trimis criptat. Se decriptează aici, în browserul dvs.
download = Descarcă
noStreamsWarning = Acest browser poate deschide un fișier atât de mare doar ținându-l pe tot în memorie, ceea ce s-ar putea să nu reușească. Ce doriți să faceți?
noStreams-copyLink = Copiază linkul, ca să fie deschis în alt browser
noStreams-otherBrowser = Instalează un browser care salvează fișierele mari pe măsură ce vin
noStreams-download = Descarcă aici oricum
linkLife = Disponibil încă { $time }
lastDownload = Disponibil încă { $time }. Aceasta este ultima descărcare: păstrați bine fișierele.
downloadsTaken = Ultima descărcare are loc chiar acum, aici sau la altcineva. Dacă se întrerupe, va fi din nou disponibilă: încercați peste două minute.
downloading = Descărcare
decrypting = Decriptare…
downloadFinished = Gata
downloadFinishedLead = Fișierul a fost decriptat și se află printre descărcări.
downloadStopped = Descărcarea nu s-a încheiat.
showDownload = Arată

## Dead ends

loading = Un moment…
configFailed = Serverul nu răspunde
configFailedLead = Nu s-a pierdut nimic. Verificați conexiunea și încercați din nou.
notFoundTitle = Aici nu este nimic
notFoundLead = Fișierele au expirat sau au fost șterse, ori linkul nu este complet.
errorTitle = Ceva nu a mers bine
errorLead = Nu a reușit. Reveniți la început și încercați din nou.
uploadErrorLead = Fișierele nu au fost trimise. Cele alese sunt încă aici: încercați din nou.
uploadError-too_large = Fișierele sunt mai mari decât permite acest serviciu. Trimiteți-le în porții mai mici.
uploadError-bad_limit = Serviciul nu mai permite atâtea descărcări sau un timp atât de lung. Reîncărcați pagina, apoi alegeți din nou.
uploadError-unauthorized = Aici pot trimite fișiere doar cei conectați. Conectați-vă, apoi alegeți din nou fișierele.
uploadError-sender_unknown = Serviciul nu a putut afla că v-ați conectat, așa că s-au aplicat limitele valabile pentru toți ceilalți. Dacă acum nu mai sunteți în cont, conectați-vă din nou; altfel, încercați din nou peste puțin timp.
uploadError-issuer_away = Serviciul nu este disponibil acum sau nu poate afla cine este conectat. Fără cont se pot trimite până la { $size } deodată, pentru cel mult { $downloads } și { $time }: nu trimiteți mai mult de atât sau încercați din nou peste puțin timp.
uploadError-rate_limited = Au fost prea multe încercări. Așteptați puțin, apoi încercați din nou.
uploadError-busy = Serviciul este suprasolicitat acum. Fișierele sunt încă aici: încercați din nou peste puțin timp.
uploadError-full = Serviciul nu are loc pentru alte fișiere în acest moment. Fișierele sunt încă aici: încercați din nou mai târziu.
uploadError-unavailable = Serviciul nu este disponibil acum. Fișierele sunt încă aici: încercați din nou peste puțin timp.
uploadError-idle_timeout = Conexiunea a fost inactivă prea mult timp. Verificați-o, apoi încercați din nou.
uploadError-connect_failed = Serverul nu a răspuns. Verificați conexiunea și încercați din nou. Unele rețele, adesea cele de la serviciu, blochează ce este necesar la încărcare (conexiuni WebSocket): folosiți altă rețea, de exemplu a telefonului, sau întrebați pe cine o administrează pe a dvs.
uploadError-connection_lost = Conexiunea s-a întrerupt. Fișierele sunt încă aici: încercați din nou.
uploadError-file_changed = Unul dintre fișiere s-a modificat sau nu a putut fi citit în timpul trimiterii. Alegeți-l din nou.
downloadErrorLead = Descărcarea nu s-a încheiat. Încercați din nou; dacă nu ajută, cereți expeditorului un link nou.
downloadError-rate_limited = Au fost prea multe încercări. Așteptați puțin, apoi încercați din nou.
downloadError-busy = Serviciul este suprasolicitat acum. Linkul funcționează în continuare: încercați din nou peste puțin timp.
downloadError-unavailable = Serviciul nu este disponibil acum. Linkul funcționează în continuare: încercați din nou peste puțin timp.
downloadError-connect_failed = Serverul nu a putut fi accesat. Verificați conexiunea, apoi încercați din nou.
downloadError-connection_lost = Conexiunea s-a întrerupt. Verificați-o, apoi încercați din nou.
downloadError-damaged = Ce a sosit nu este ce s-a trimis, așa că nu s-a păstrat nimic. Încercați din nou; dacă nu ajută, cereți expeditorului un link nou.
downloadError-incomplete = Browserul s-a oprit din salvare la mijloc. Ștergeți fișierul incomplet, apoi încercați din nou.
downloadError-no_room = Pe acest dispozitiv nu mai este loc pentru aceste fișiere. Eliberați spațiu, apoi încercați din nou.
crashLead = Această pagină nu a putut fi afișată. Reîncărcați-o; ce ați trimis înainte nu este afectat.
chunkTitle = Lipsește o parte din această pagină
chunkMissingLead = Nu a putut fi încărcată. Verificați conexiunea, apoi reîncărcați pagina; ce ați trimis înainte nu este afectat.
chunkTimeoutLead = A durat prea mult încărcarea. Verificați conexiunea, apoi reîncărcați pagina; ce ați trimis înainte nu este afectat.
waitForTransfer = Un transfer este încă în curs și s-ar pierde. Așteptați să se termine.
reload = Reîncarcă
backHome = Înapoi la început
outdatedTitle = Există o versiune mai nouă
outdatedLead = Această pagină este învechită. Actualizați-o ca să continuați.
update = Actualizează
outdatedBrowserTitle = Acest browser este învechit
outdatedBrowserLead = Îi lipsește ce este necesar pentru trimiterea și primirea fișierelor. Actualizați-l, apoi deschideți din nou aceeași adresă.
unsupportedTitle = Acest browser nu poate deschide { $title }
unsupportedLead = Fișierele sunt criptate în browser, iar acestuia îi lipsește ce trebuie pentru asta. Folosiți un browser actualizat.
insecureTitle = Această adresă nu este sigură
insecureLead = Browserele criptează doar pe pagini încărcate în mod sigur. Mergeți înapoi, apoi deschideți aceeași adresă cu https:// la început. Dacă nu reușește, cereți celor care administrează acest serviciu adresa lui sigură.
otherBrowser = Instalează alt browser
help = Ajutor

## Privacy

legalTitle = Confidențialitate și condiții
legalLead = Ce se întâmplă cu fișierele dvs., în câteva propoziții.
legalEncrypted = Fișierele sunt stocate criptat. Cheia se află în link și nu ajunge niciodată la server.
legalLifetime = Un fișier este păstrat cel mult { $anonymous } sau, dacă expeditorul este conectat, { $signedIn }.
legalOneLifetime = Un fișier este păstrat cel mult { $time }.
legalDownloads = Din cauza limitei de descărcări, un fișier poate fi șters mai devreme.
legalLogs = În jurnalele serverului, adresele IP se păstrează { $days } de zile.
legalAccountToSend = Pentru a trimite fișiere este necesar un cont, pentru a le primi nu.
legalAccount = Un cont este necesar doar pentru fișiere mai mari de { $size }.
