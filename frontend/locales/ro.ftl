# Envoi: română

productName = Envoi

## Page

homeLink = { $title }, pagina principală
skipToContent = Salt la conținut
promo = Anunț
closeNotice = Închide
storageBlocked = Acest browser nu salvează lista trimiterilor dvs.: dispare când închideți pagina. Copiați mai întâi linkurile.
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
languageOfBrowser = Limba browserului
languageTold = { $label }: { $language }
languageFailed = Nu am putut încărca această limbă. Verificați conexiunea și încercați din nou.
introTitle = Trimiteți fișiere în mod privat, fără complicații
introLead = Fișierele sunt criptate pe acest dispozitiv înainte să fie trimise. Distribuiți linkul cui doriți; nimeni altcineva nu poate deschide fișierele.
notBegunTitle = Încă nu este nimic aici?
notBegunLead = Verificați conexiunea, apoi reîncărcați această pagină. Dacă nu ajută, browserul dvs. este învechit: actualizați-l.
scriptsOffTitle = JavaScript este dezactivat
scriptsOffLead = Fișierele sunt criptate în browser, de aceea această pagină are nevoie de JavaScript. Activați-l, apoi reîncărcați pagina.

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
untilToday = până azi la { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = până mâine la { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = până { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } din { $total }
remaining = Încă { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } descărcare
    [few] { $count } descărcări
   *[other] { $count } de descărcări
}
downloadsWithoutLimit = Oricâte descărcări
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } fișier
    [few] { $count } fișiere
   *[other] { $count } de fișiere
}
nameAndMore = { $name } și încă { $count }

## Common buttons

ok = OK
done = Gata
cancel = Anulează
add = Adaugă
doNotAdd = Nu adăuga
tryAgain = Încearcă din nou
copyLink = Copiază linkul
copyMessage = Copiază mesajul
includePassword = Includeți parola
emailLink = E-mail
emailSubject = Fișiere pentru dvs.
copied = Copiat
copyRefused = Browserul nu ne-a lăsat să copiem linkul. Este selectat, ca să îl puteți copia chiar dvs.
share = Distribuie
shareNamed = Distribuie { $name }
showQrCode = Cod QR
qrCode = Codul QR al acestui link
qrCodeHint = Scanați-l cu camera unui telefon ca să deschideți linkul acolo.
qrCodeFailed = Codul QR nu a putut fi generat. Linkul funcționează în continuare.
sendYourOwn = Trimite propriile fișiere
deleteUpload = Șterge
deleteFailed = Nu am putut șterge această trimitere. Verificați conexiunea și încercați din nou.
passwordProtected = Protejat cu parolă
passwordLabel = Parolă
showPassword = Arată parola
hidePassword = Ascunde parola
filesInside = Fișierele din trimitere

## Accounts

signIn = Conectare
signOut = Deconectare
signOutWaits = Un transfer este încă în curs. Deconectați-vă după ce se termină.
signOutWaitsForTab = Un transfer este încă în curs în altă filă. Deconectați-vă după ce se termină.
signOutSyncs = Salvăm lista înainte să plecați…
signOutTitle = Vă deconectați?
signOutLoses = { $count ->
    [one] { $count } trimitere este doar pe acest dispozitiv. După deconectare nu o mai puteți vedea, modifica sau șterge. Linkul ei funcționează în continuare.
    [few] { $count } trimiteri sunt doar pe acest dispozitiv. După deconectare nu le mai puteți vedea, modifica sau șterge. Linkurile lor funcționează în continuare.
   *[other] { $count } de trimiteri sunt doar pe acest dispozitiv. După deconectare nu le mai puteți vedea, modifica sau șterge. Linkurile lor funcționează în continuare.
}
staySignedIn = Rămâi în cont
signOutAnyway = Deconectează oricum
signedOut = V-ați deconectat.
signedOutRefused = Sesiunea dvs. s-a încheiat. Conectați-vă din nou ca să vedeți lista.
signUpTitle = Mai mult, cu un cont
signUpLead = Puteți trimite fișiere și fără cont. Cu un cont puteți mai mult:
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
benefitPerk = Lista rămâne criptată; doar dvs. o puteți citi
emailLabel = E-mail (opțional)
signInNotBegun = Pagina de conectare nu a putut fi accesată. Verificați conexiunea și încercați din nou.
signInAway = Conectarea nu este disponibilă acum. Încercați mai târziu.
signInNoRoom = Pe acest dispozitiv nu mai este loc pentru conectare. Ștergeți trimiterile de care nu mai aveți nevoie, apoi încercați din nou.
signInWaits = Un transfer este încă în curs și s-ar pierde. Conectați-vă după ce se termină.
signingIn = Se face conectarea…
signInErrorLead = Conectarea nu a reușit și nimic altceva nu s-a schimbat. Încercați din nou.
signInReason = Dacă se repetă, spuneți-le celor care administrează acest serviciu: { $reason }
passphraseNeeded = Introduceți fraza de acces a listei
passphraseNeededLead = Ea criptează lista trimiterilor dvs. și nu pleacă niciodată de pe acest dispozitiv. Folosiți aceeași frază pe toate dispozitivele.
passphraseLabel = Frază de acces
passphraseTooShort = Este prea scurtă. Numărul minim de caractere: { $length }.
passphraseHint = Număr minim de caractere: { $length }. Alegeți câteva cuvinte pe care doar dvs. le-ați pune împreună. Nimeni nu o poate recupera, așa că notați-o.
passphraseRunning = Se creează cheia…
passphraseFailed = Nu am putut crea cheia pe acest dispozitiv. Închideți celelalte file, apoi încercați din nou.
goOn = Continuă
cancelSignIn = Renunță la conectare
unknownPassphrase = Este o frază de acces nouă?
unknownPassphraseLead = Nu am găsit nicio listă pentru ea. Dacă acesta este primul dispozitiv sau doriți o frază nouă, scrieți-o din nou ca să începeți o listă. Dacă aveți deja o listă, poate ați scris-o greșit.
passphraseAgain = Scrieți din nou fraza de acces
passphraseDiffers = Frazele de acces nu coincid.
beginList = Începe o listă nouă
anotherPassphrase = Am scris-o greșit
uncheckedPassphrase = Nu am putut verifica fraza de acces
uncheckedPassphraseLead = Serverul nu a spus dacă există o listă pentru această frază de acces. Încercați din nou. Dacă continuați și a fost scrisă greșit, nu veți vedea lista de pe celelalte dispozitive.
trustPassphrase = Continuă oricum
retypePassphrase = Scrie din nou

## Sending: choosing files

sendFiles = Trimite fișiere
dropFiles = Trageți și plasați fișiere
orSelectFiles = sau alegeți-le, până la { $size }
upToSize = Până la { $size }
selectFiles = Alege fișiere
selectFolder = Alege un dosar
sharedTitle = Adăugați aceste fișiere?
sharedLead = O altă aplicație sau un alt site le-a partajat cu această pagină. Adăugați doar ce așteptați.
accountNeeded = Conectați-vă ca să trimiteți fișiere
accountNeededLead = Aveți nevoie de un cont ca să trimiteți fișiere aici. Oricine le poate primi.
accountNeededBlocked = Aveți nevoie de un cont ca să trimiteți fișiere aici, dar acest browser nu poate salva conectarea pentru această pagină. Puteți totuși primi fișiere.
accountNeededToRequest = Aveți nevoie de un cont ca să cereți fișiere aici. Oricine are linkul vi le poate trimite.
signInForSize = Conectați-vă ca să trimiteți până la { $size }
dropNow = Plasați pentru a adăuga
chosenFiles = Fișierele dvs.
addMoreFiles = Adaugă
removeFile = Elimină { $name }
fileRemoved = Eliminare: { $name }
addFolder = Adaugă un dosar
skipped-none = Nu s-au găsit fișiere de adăugat
skipped-empty = { $count ->
    [one] { $count } fișier gol omis
    [few] { $count } fișiere goale omise
   *[other] { $count } de fișiere goale omise
}
skipped-chosen = { $count ->
    [one] { $count } fișier deja adăugat omis
    [few] { $count } fișiere deja adăugate omise
   *[other] { $count } de fișiere deja adăugate omise
}
skipped-system = Fișiere de sistem omise: { $count }
skipped-unreadable = Nu s-a putut citi: { $name }
expiryChoices = Linkul expiră după
downloadLimitLabel = Descărcări
timeLimitLabel = Timp
addPassword = Protejează cu o parolă
liveLink = Obține linkul în timpul încărcării
liveLinkHint = Destinatarii pot începe descărcarea în browser cât timp încărcarea este încă în curs. Țineți această pagină deschisă.
passwordMissing = Scrieți o parolă sau debifați caseta ca să trimiteți fără ea.
maxPasswordLength = Numărul maxim de caractere al parolelor este { $length }.
uploadFiles = { $count ->
    [one] Încarcă { $count } fișier
    [few] Încarcă { $count } fișiere
   *[other] Încarcă { $count } de fișiere
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Prea multe fișiere
noticeTitle-fileTooBig = Prea mare de trimis
noticeTitle-tooManyArchives = Prea multe trimiteri
noticeTitle-unreadableFiles = Aceste fișiere nu pot fi citite
tooManyFiles = { $count ->
    [one] Puteți trimite { $count } fișier deodată; ați ales { $chosen }. Puneți-le într-o arhivă ZIP sau alegeți unul.
    [few] Puteți trimite cel mult { $count } fișiere deodată; ați ales { $chosen }. Puneți-le într-o arhivă ZIP sau alegeți mai puține.
   *[other] Puteți trimite cel mult { $count } de fișiere deodată; ați ales { $chosen }. Puneți-le într-o arhivă ZIP sau alegeți mai puține.
}
tooManyFilesAtOnce = { $count ->
    [one] Puteți trimite { $count } fișier deodată. Puneți-le într-o arhivă ZIP sau alegeți unul.
    [few] Puteți trimite cel mult { $count } fișiere deodată. Puneți-le într-o arhivă ZIP sau alegeți mai puține.
   *[other] Puteți trimite cel mult { $count } de fișiere deodată. Puneți-le într-o arhivă ZIP sau alegeți mai puține.
}
addFitting = { $count ->
    [one] Adaugă-l pe primul
    [few] Adaugă primele { $count }
   *[other] Adaugă primele { $count }
}
fileTooBig = Puteți trimite până la { $size } deodată. Trimiteți aceste fișiere în porții mai mici.
tooManyArchives = { $count ->
    [one] Puteți avea { $count } trimitere în același timp. Ștergeți-o sau așteptați să expire.
    [few] Puteți avea cel mult { $count } trimiteri în același timp. Ștergeți una sau așteptați să expire una.
   *[other] Puteți avea cel mult { $count } de trimiteri în același timp. Ștergeți una sau așteptați să expire una.
}
unreadableFiles = Nu putem citi ce ați plasat. Alegeți fișierele cu butonul.
needsAccountSize = Fără cont puteți trimite până la { $size } deodată.
needsAccountCount = { $count ->
    [one] Fără cont, un link permite cel mult { $count } descărcare.
    [few] Fără cont, un link permite cel mult { $count } descărcări.
   *[other] Fără cont, un link permite cel mult { $count } de descărcări.
}
needsAccountTime = Fără cont, linkurile funcționează cel mult { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } în total
noAnswer = Așteptăm conexiunea dvs. Continuăm automat.
uploading = Încărcare
uploadWaiting = Așteaptă încărcarea
pause = Pune pe pauză
uploadPaused = În pauză
liveLinkReady = Acest link funcționează deja. Destinatarii primesc fișierele pe măsură ce le încărcați. Țineți această pagină deschisă.
unfinishedUpload = Încărcare întreruptă
continueFrom = Continuați de la { $size }?
sameFilesNeeded = Ca să continuați, alegeți din nou aceleași fișiere.
otherFiles = Nu sunt aceleași fișiere sau s-au modificat între timp. Nu s-a mai trimis nimic.
notSent = Încă neîncărcat
prepareNext = Pregătește următoarea încărcare
waitsForUpload = Începe când se termină încărcarea curentă.
stopUploadTitle = Opriți această încărcare?
stopUploadLead = Ce s-a trimis până acum se pierde. Fișierele alese sunt încă aici.
keepUploading = Continuă încărcarea
stopUpload = Oprește
showUpload = Arată
importing = Citim fișierele…
encrypting = Criptare…
finalising = Aproape gata. Salvăm fișierele…
expiresAfter = Expiră după { $downloads } sau { $time }
settingPassword = Se setează parola…
passwordFailed = Parola nu a putut fi setată
passwordFailedLead = Fișierele sunt încărcate, dar nu sunt încă protejate, așa că nu v-am arătat linkul. Încercați din nou sau ștergeți trimiterea.
uploaded = Gata de distribuit
linkReady = Linkul este gata
uploadComplete = Încărcare încheiată
shareLink = Linkul către fișierele dvs.
sendMore = Trimite alte fișiere
linkDialogLead = Oricine are acest link poate descărca { $name }.
linkDialogNote = Oricine are acest link vă poate citi nota.
linkNeedsPassword = Va avea nevoie și de parolă.

howProtected = Cum sunt protejate fișierele dvs.
protectionTitle = Criptare de la un capăt la altul
protectionEncrypted = Browserul criptează fișierele înainte să plece de pe acest dispozitiv. Serverul stochează doar ce nu poate citi.
protectionKey = Cheia face parte din link, după semnul #. Nu este trimisă niciodată la server, așa că distribuiți linkul doar persoanelor în care aveți încredere.
protectionExpiry = Fișierele sunt șterse când linkul expiră: după descărcările sau timpul pe care le alegeți.

## Keyboard shortcuts

shortcutsTitle = Scurtături de la tastatură
shortcutChoose = Alege fișiere
shortcutUpload = Încarcă
shortcutCopy = Copiază linkul
shortcutDownload = Descarcă
shortcutHelp = Arată această listă
shortcutsOn = Folosește scurtăturile de la tastatură

## The survey

surveyTitle = Spuneți-ne ce credeți
surveyLead = Răspunsurile dvs. ne ajută să fim mai buni. Chestionarul se deschide pe altă pagină și nu află nimic despre fișierele dvs.
giveFeedback = Trimite o părere
surveySkip = Omite

## The person's own uploads

yourUploads = Trimiterile dvs.
noUploads = Fișierele pe care le trimiteți apar aici, ca să puteți copia din nou linkul sau să le ștergeți.
joinOffer = Trimiteri făcute de pe acest dispozitiv înainte de conectare: { $count }. Le adăugați la listă?
downloadsLeft = { $count ->
    [one] Încă { $count } descărcare
    [few] Încă { $count } descărcări
   *[other] Încă { $count } de descărcări
}
timeLeft = Timp rămas: { $time }
deleteNamed = Șterge { $name }
deletingNamed = Se șterge { $name }…
undo = Anulează
keep = Păstrează
moreActions = Mai multe acțiuni pentru { $name }
openPage = Pagina de descărcare
openDownloadPage = Deschide pagina de descărcare pentru { $name }
changeLimits = Modifică
changeLimitsNamed = Modifică expirarea linkului către { $name }
changeLimitsTitle = Modificați când expiră linkul
keepTime = Neschimbat
timeFromNow = { $time } de acum
save = Salvează
goneTitle = Această trimitere nu mai există
goneLead = Trimiterea { $name } a expirat, și-a atins limita de descărcări sau a fost ștearsă în altă parte. Nu s-a modificat nimic.
passwordNotSet = Parola nu este setată, așa că linkul este ascuns. Dacă rămâne așa, ștergeți trimiterea și trimiteți fișierele din nou.
changeFailed = Nu am putut salva. Verificați ce ați ales și conexiunea, apoi încercați din nou.
pastUploads = Încheiate în ultimele 7 zile
clearPast = Golește
pastDownloaded = Descărcată: { $time }
pastDownloadedBefore = Descărcată înainte de: { $time }
pastExpired = Expirată: { $time }
pastDeleted = Ștearsă: { $time }
pastGone = Epuizată sau ștearsă: { $time }
pastGoneBefore = Epuizată sau ștearsă înainte de: { $time }
requestFiles = Cere fișiere
newRequestLead = Creați un link prin care oricine vă poate trimite fișiere pe care doar dvs. le puteți citi.
requestWanted = De ce aveți nevoie, câte un lucru pe rând
requestAskerHint = Expeditorii văd acest nume. Nimeni nu îl verifică.
requestOpenFor = Deschis timp de
deliveries = Livrări
requestDeliverySize = Mărimea fiecărei livrări
requestTotalSize = Mărimea totală
newRequestKinds = Tipuri de fișiere, cum ar fi .pdf (orientativ)
requestLink = Linkul cererii
requestReadyLead = Oricine are acest link vă poate trimite fișiere. Doar dvs. le puteți citi.
requestSubject = Vă rog să-mi trimiteți fișiere
ownerLink = Linkul cutiei
ownerLinkWarning = Deschide această cutie pe alt dispozitiv. Cine îl are poate citi tot ce primiți, așa că nu îl dați nimănui.
inbox = Cutie poștală
yourRequests = Cererile dvs.
joinRequests = Cereri create pe acest dispozitiv înainte de conectare: { $count }. Le adăugați la listă?
newDeliveries = Livrări noi: { $count }
notifyDeliveries = Anunță-mă despre livrări
requestAccepts = Primește fișiere
requestClosed = Nu mai primește fișiere
noDeliveries = Încă nu a sosit nimic. Livrările vor apărea aici.
requestGoneLead = Această cerere a expirat sau a fost ștearsă.
requestUntrusted = Această cerere nu este de încredere
requestUntrustedLead = Linkul este deteriorat sau serverul arată altă cerere. Nu se afișează nimic.
deliveryComing = Se trimite
deliveryNew = Primită
deliveryCollected = Salvată
removeDelivery = Șterge de pe server
deliveryRefused-repeated = Refuzată: această livrare apare de două ori.
deliveryRefused-forged = Refuzată: nu a fost făcută cu linkul dvs.
deliveryRefused-damaged = Refuzată: este deteriorată sau a fost modificată.
closeRequest = Nu mai primi fișiere
closeRequestTitle = Opriți primirea fișierelor?
closeRequestLead = Linkul încetează definitiv să funcționeze, iar fișierele care încă se trimit nu mai sosesc. Ce a sosit rămâne aici.
newLink = Link nou
newLinkLead = Linkul vechi nu mai funcționează de îndată ce cel nou este gata. Ce a sosit rămâne în vechea cutie.
deleteRequestTitle = Ștergeți această cerere?
deleteRequestLead = Linkul nu mai funcționează, iar tot ce a sosit se șterge de pe server. Fișierele salvate rămân.

## Receiving

checkingLink = Căutăm fișierele…
checkFailed = Serverul nu poate fi accesat
checkFailedLead = Nu s-a pierdut nimic. Verificați conexiunea și încercați din nou.
checkRefused = Serverul este suprasolicitat
checkRefusedLead = Nu s-a pierdut nimic. Încercați din nou peste puțin timp.
waitAsked = Vă rugăm să așteptați { $time }.
expiredTitle = Aceste fișiere nu mai sunt aici
expiredLead = Linkul a expirat, și-a atins limita de descărcări sau a fost șters de expeditor. Cereți unul nou.
removedTitle = Aceste fișiere au fost eliminate
removedLead = Le-au eliminat cei care administrează acest serviciu, așa că linkul nu mai funcționează.
contactOperator = Contactați-i
passwordNeeded = Introduceți parola
passwordNeededLead = Cereți parola de la expeditor; nu este în link.
passwordTryAgain = Parolă greșită. Încercați din nou.
unlock = Deblochează
keyNeeded = Acest link este incomplet
keyNeededLead = O parte din link lipsește. Copiați-l din nou și lipiți-l aici.
keyLabel = Link sau cheie
notAKey = Acesta nu este nici link, nici cheie a acestui serviciu.
keyOfAnotherFile = Acest link este pentru alte fișiere.
openLink = Deschide
wrongKey = Acest link nu funcționează
wrongKeyLead = Poate lipsește o parte din el. Copiați tot linkul din mesajul primit și lipiți-l aici.
filesForYou = { $count ->
    [one] Un fișier pentru dvs.
    [few] { $count } fișiere pentru dvs.
   *[other] { $count } de fișiere pentru dvs.
}
filesForYouLead = Criptare de la un capăt la altul. Se decriptează doar în browserul dvs.
fromSender = De la expeditor
showMore = Afișează mai mult
download = Descarcă
noStreamsWarning = Ca să deschidă un fișier atât de mare, acest browser trebuie să îl țină pe tot în memorie, ceea ce s-ar putea să nu reușească. Ce doriți să faceți?
noStreams-copyLink = Copiază linkul, ca să fie deschis în alt browser
noStreams-otherBrowser = Instalează un browser care salvează direct fișierele mari
noStreams-download = Descarcă aici oricum
linkLife = Expiră în { $time }
linkLifeUnderMinute = Expiră în mai puțin de un minut
lastDownloadNote = Ultima descărcare: după ce deschideți sau salvați, linkul nu mai funcționează.
ownUpload = { $left ->
    [one] Aceasta este trimiterea dvs. Dacă o descărcați, nimeni altcineva nu va mai putea.
    [few] Aceasta este trimiterea dvs. Dacă o descărcați, folosiți 1 din cele { $left } descărcări rămase.
   *[other] Aceasta este trimiterea dvs. Dacă o descărcați, folosiți 1 din cele { $left } de descărcări rămase.
}
downloadsTaken = Cineva face chiar acum ultima descărcare. Dacă se întrerupe, puteți încerca din nou peste două minute.
downloading = Descărcare
decrypting = Decriptare…
downloadBegunAnew = Această descărcare nu a putut fi continuată, așa că a început din nou.
stillUploading = Expeditorul încă încarcă fișierele. Puteți începe deja descărcarea.
waitsForSender = Așteptăm expeditorul. Continuăm automat.
downloadFinished = Descărcare încheiată
downloadFinishedLead = { $name } se află în dosarul Descărcări.
savedInFolder = Salvat în { $folder }
downloadFinishedRenamed = Se află în dosarul Descărcări. Este posibil ca browserul să-i fi dat alt nume.
downloadAgain = Descarcă din nou
lastDownloadDone = A fost ultima descărcare, așa că linkul nu mai funcționează.
downloadStopped = Descărcare neterminată
showDownload = Arată

## Sending what a request asks for

requestTitle = Vi se cer fișiere
requestLead = Criptat pe acest dispozitiv. Doar persoana care cere poate deschide ce trimiteți.
requestWords = De la persoana care cere (neverificat)
requestKinds = Tipuri de fișiere preferate
requestLeft = Livrări rămase
requestRoom = Spațiu rămas
requestEach = Maximum per livrare
requestSend = Trimite
requestPasswordLead = Cereți-o de la persoana care v-a trimis linkul.
requestSent = Trimis
requestSentLead = Doar persoana care a cerut poate deschide. Ea vede același cod de primire.
receiptLabel = Cod de primire
copyReceipt = Copiază codul de primire
delivery-stored = A ajuns. Încă nu a fost preluat.
delivery-collected = Preluat.
delivery-gone = Șters sau expirat fără să fie preluat.
deliveryLost = Încărcarea întreruptă nu mai poate fi continuată.
sentBefore = Trimis de pe acest dispozitiv
sentAt = Trimis: { $time }
requestEnded-unknown = Nu există o astfel de cerere
requestEndedLead-unknown = A fost ștearsă sau a expirat, ori acest serviciu nu acceptă cereri. Cereți un link nou.
requestEnded-closed = Această cerere este închisă
requestEnded-full = Această cerere este plină
requestEndedLead = Nu mai acceptă nimic. Cereți un link nou.
requestEnded-untrusted = Acest link nu este de încredere
requestEndedLead-untrusted = Linkul și serverul nu se potrivesc, așa că nu s-a trimis nimic. Cereți din nou linkul pe altă cale.

## Reporting an upload to whoever runs the service

report = Raportați
reportTitle = Raportați această încărcare
reportLead = Raportul ajunge la cei care administrează acest serviciu. Numai ei pot citi ce scrieți.
reportReason = Ce este în neregulă?
reportReason-malware = Software dăunător
reportReason-fraud = Înșelătorie sau phishing
reportReason-illegal = Conținut ilegal
reportReason-other = Altceva
reportWords = Ce ar trebui să știe?
reportKey = Includeți cheia
reportKeyHint = Cu cheia, pot deschide fișierele. Fără ea, nu pot.
reportSend = Trimiteți raportul
reportSent = Raport trimis
reportSentLead = Vă mulțumim. Cei care administrează acest serviciu îl vor analiza.
reportFailed = Nu am putut trimite raportul. Verificați conexiunea, apoi încercați din nou.

## Dead ends

loading = Un moment…
configFailed = Serverul nu poate fi accesat
configFailedLead = Nu s-a pierdut nimic. Verificați conexiunea și încercați din nou.
intercepted = În locul acestui serviciu a răspuns o pagină de conectare sau rețeaua dvs. Deschideți această pagină în altă filă și conectați-vă acolo, dacă vi se cere.
pageNotFound = Pagina nu a fost găsită
pageNotFoundLead = Verificați adresa sau porniți de la pagina principală.
notFoundTitle = Aici nu este nimic
notFoundLead = Fișierele au expirat sau au fost șterse, ori linkul nu este complet.
errorTitle = Ceva nu a mers bine
errorLead = Ceva s-a stricat. Nu s-a pierdut nimic din ce ați trimis.
uploadErrorLead = Fișierele nu au fost trimise, dar selecția dvs. este încă aici. Încercați din nou.
uploadError-too_large = Aceste fișiere sunt mai mari decât permite serviciul. Trimiteți-le în porții mai mici.
uploadError-bad_limit = Acest serviciu nu mai permite atâtea descărcări sau un timp atât de lung. Reîncărcați pagina și alegeți din nou.
uploadError-unauthorized = Trebuie să fiți în cont ca să trimiteți fișiere aici. Conectați-vă, apoi alegeți din nou fișierele.
uploadError-sender_unknown = Nu am putut confirma că v-ați conectat, așa că s-au aplicat limitele generale. Dacă ați fost deconectat, conectați-vă din nou; altfel, încercați din nou peste puțin timp.
uploadError-issuer_away = Serviciul nu este disponibil acum sau nu poate verifica cine este conectat. Fără cont puteți trimite până la { $size }, pentru cel mult { $downloads } și { $time }. Trimiteți mai puțin sau încercați din nou peste puțin timp.
uploadError-signed_out = Ați fost deconectat pe acest dispozitiv, așa că această încărcare a fost oprită.
uploadError-rate_limited = Prea multe încercări. Așteptați puțin, apoi încercați din nou.
uploadError-too_many_uploads = Prea multe încărcări din rețeaua sau contul dumneavoastră. Fișierele sunt încă aici.
uploadError-too_many_bytes = Prea multe date din rețeaua sau contul dumneavoastră. Fișierele sunt încă aici.
uploadError-busy = Serviciul este suprasolicitat. Fișierele sunt încă aici; încercați din nou peste puțin timp.
uploadError-full = Serviciul nu are loc pentru alte fișiere în acest moment. Fișierele sunt încă aici; încercați din nou mai târziu.
uploadError-unavailable = Serviciul nu este disponibil acum. Fișierele sunt încă aici; încercați din nou peste puțin timp.
uploadError-idle_timeout = Conexiunea a fost inactivă prea mult timp. Verificați-o, apoi încercați din nou.
uploadError-connect_failed = Serverul nu poate fi accesat. Verificați conexiunea și încercați din nou. Unele rețele, adesea cele de la serviciu, blochează încărcarea. Încercați altă rețea, de exemplu a telefonului, sau întrebați pe cine o administrează pe a dvs.
uploadError-connection_lost = Conexiune pierdută. Fișierele sunt încă aici; încercați din nou.
uploadError-file_changed = Unul dintre fișierele dvs. s-a modificat sau nu a putut fi citit în timpul trimiterii. Alegeți-l din nou.
downloadErrorLead = Descărcarea nu s-a încheiat. Încercați din nou; dacă nu ajută, cereți expeditorului un link nou.
downloadError-rate_limited = Prea multe încercări. Așteptați puțin, apoi încercați din nou.
downloadError-busy = Serviciul este suprasolicitat. Linkul funcționează în continuare; încercați din nou peste puțin timp.
downloadError-unavailable = Serviciul nu este disponibil acum. Linkul funcționează în continuare; încercați din nou peste puțin timp.
downloadError-connect_failed = Serverul nu poate fi accesat. Verificați conexiunea, apoi încercați din nou.
downloadError-connection_lost = Conexiune pierdută. Verificați-o, apoi încercați din nou.
downloadError-damaged = Ce a sosit nu este ce s-a trimis, așa că nu s-a păstrat nimic. Încercați din nou; dacă nu ajută, cereți expeditorului un link nou.
downloadError-incomplete = Browserul s-a oprit din salvare la jumătate. Ștergeți fișierul incomplet, apoi încercați din nou.
downloadError-upload_abandoned = Expeditorul s-a oprit înainte să se încarce totul. Cereți un link nou.
downloadError-no_room = Pe acest dispozitiv nu este loc pentru aceste fișiere. Eliberați spațiu, apoi încercați din nou.
crashLead = Nu am putut afișa această pagină. Reîncărcați-o; tot ce ați trimis deja este în siguranță.
chunkTitle = Lipsește o parte din această pagină
chunkMissingLead = Nu am putut-o încărca. Verificați conexiunea, apoi reîncărcați pagina; tot ce ați trimis deja este în siguranță.
chunkTimeoutLead = A durat prea mult încărcarea. Verificați conexiunea, apoi reîncărcați pagina; tot ce ați trimis deja este în siguranță.
waitForTransfer = Un transfer este încă în curs și s-ar pierde. Așteptați să se termine.
reload = Reîncarcă
backHome = Înapoi la început
outdatedTitle = Există o versiune mai nouă
outdatedLead = Această pagină este învechită. Actualizați-o ca să continuați.
update = Actualizează
outdatedBrowserTitle = Browserul dvs. este învechit
outdatedBrowserLead = Îi lipsește ce este necesar pentru trimiterea și primirea fișierelor. Actualizați-l, apoi deschideți din nou această adresă.
unsupportedTitle = Acest browser nu poate deschide { $title }
unsupportedLead = Fișierele sunt criptate în browser, iar acesta nu poate face asta. Iată ce puteți face:
unsupportedUpdate = Actualizați acest browser, apoi deschideți din nou linkul.
unsupportedOther = Sau copiați linkul într-o versiune actuală de Chrome, Edge, Firefox sau Safari.
unsupportedInApp = Dacă ați deschis linkul în altă aplicație, alegeți „Deschide în browser” din meniul ei.
insecureTitle = Această adresă nu este sigură
insecureLead = Browserele criptează doar pe pagini sigure. Mergeți înapoi, apoi deschideți aceeași adresă cu https:// la început. Dacă nu reușește, cereți celor care administrează acest serviciu adresa lui sigură.
otherBrowser = Instalează alt browser
help = Ajutor

## Privacy

legalTitle = Confidențialitate și condiții
legalLead = Ce se întâmplă cu fișierele dvs., în câteva propoziții.
legalEncrypted = Fișierele sunt stocate criptat. Cheia se află în link și nu ajunge niciodată la server.
legalLifetime = Păstrăm fișierele cel mult { $anonymous } sau, dacă sunteți în cont, { $signedIn }.
legalOneLifetime = Păstrăm fișierele cel mult { $time }.
legalDownloads = Fișierele sunt șterse când își ating limita de descărcări.
legalLogs = În jurnalele serverului păstrăm adresele IP { $days } de zile.
legalAccountToSend = Aveți nevoie de un cont ca să trimiteți fișiere, dar nu și ca să le primiți.
legalAccount = Aveți nevoie de un cont doar pentru fișiere mai mari de { $size }.

## Notes and messages

writeNote = Scrie o notă
noteLabel = Nota dvs.
noteHint = Este criptată la fel ca un fișier.
noteReadOnce = Este criptată la fel ca un fișier și poate fi citită o singură dată.
noteDone = Adaugă nota
createLink = Creează linkul
note = Notă
editNote = Editează nota
addMessage = Adaugă un titlu sau mesaj
titleLabel = Titlu
messageLabel = Mesaj
senderLabel = Numele dvs.
noteForYou = O notă pentru dvs.
showNote = Arată nota
showNoteOnce = Afișarea ei folosește ultima descărcare: nu o veți mai putea afișa.
copyText = Copiază textul
saveNote = Salvează ca fișier
textCopyRefused = Browserul nu ne-a lăsat să copiem. Selectați textul și copiați-l chiar dvs.

## Looking before taking

preview = Previzualizare
previewNamed = Previzualizare: { $name }
selectFile = Selectează { $name }
downloadSelected = { $count ->
    [one] Descarcă { $count } fișier
    [few] Descarcă { $count } fișiere
   *[other] Descarcă { $count } de fișiere
}
downloadAll = Descarcă tot
saveToFolder = Salvează într-un dosar
takingCounts = Deschiderea sau salvarea se numără ca o descărcare.
takingCounted = S-a numărat o descărcare. Nimic altceva nu se mai numără cât timp pagina rămâne deschisă.
previewFailed = Nu am putut afișa acest fișier. Descărcați-l.
previewTooLarge = Acest fișier este prea mare pentru previzualizare. Descărcați-l.
previewCut = Se afișează doar începutul.
previewProtected = Acest fișier este protejat cu parolă. Descărcați-l pentru a-l deschide.
previewMissingPictures = Imagini de pe această pagină care nu au putut fi afișate: { $count }
previewIncomplete = O parte nu poate fi afișată corect.
previewNotText = Acest fișier nu pare să conțină text. Descărcați-l.
previewEncoding = Codificarea textului
previousFile = Fișierul anterior
nextFile = Fișierul următor
filePlace = { $place } din { $count }
noPreview = Acest fișier nu are previzualizare.
close = Închide

## Strong passwords

strongPassword = Foarte puternică: se deschide doar cu Envoi
strongPasswordHint = Mult mai greu de ghicit, chiar și pentru acest serviciu. Aplicațiile mai vechi nu pot deschide linkul.
suggestPassphrase = Sugerează o frază de acces
suggestFailed = Nu am putut încărca o sugestie. Verificați conexiunea și încercați din nou sau scrieți o parolă proprie.
copyPassword = Copiază parola
makingKey = Se pregătește criptarea…
checkingPassword = Se verifică parola…

## News

downloadingNow = Se descarcă acum
wrongPasswords = { $count ->
    [one] Parolă greșită, { $count } încercare
    [few] Parolă greșită, { $count } încercări
   *[other] Parolă greșită, { $count } de încercări
}
notifyMe = Anunță-mă despre descărcări
notifyOn = Notificări activate
notifyBlocked = Browserul blochează notificările pentru această pagină.
wasDownloaded = Descărcare nouă: { $name }
