productName = Envoi

## The page around every screen

homeLink = { $title }, framside
skipToContent = Hopp til innhaldet
promo = Melding
closeNotice = Lukk meldinga
storageBlocked = Denne nettlesaren tek ikkje vare på lista over opplastingane dine: Ho forsvinn når du lukkar sida. Kopier lenkjene dine først.
storageFull = Det er ikkje meir plass på denne eininga til lista over opplastingane dine. Kopier lenkjene dine før du lukkar sida, eller slett opplastingar du ikkje lenger treng.
footerPromise = Filene blir krypterte før dei forlèt eininga di. Berre dei som har lenkja, kan opna dei.
footerLinks = Om tenesta
link-privacy = Personvern
link-terms = Vilkår
link-cookies = Informasjonskapslar
link-source = Kjeldekode
link-feedback = Tilbakemelding
feedbackFacts = Versjon { $version }, { $browser }
language = Språk
languageOfBrowser = Som i nettlesaren
languageTold = { $label }: { $language }
languageFailed = Dette språket kunne ikkje lastast. Sjekk sambandet ditt, og prøv igjen.
introTitle = Send filer, hald dei private
introLead = Filene dine blir krypterte her, før dei forlèt eininga di. Du får ei lenkje du kan gje vidare; berre dei som har ho, kan opna filene.
notBegunTitle = Er det ingenting her enno?
notBegunLead = Sjekk sambandet ditt, og last denne sida på nytt. Viss det ikkje hjelper, er nettlesaren utdatert: Oppdater han.
scriptsOffTitle = JavaScript er slått av
scriptsOffLead = Filene blir krypterte i nettlesaren din, så denne sida treng JavaScript.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } byte
   *[other] { $num } byte
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num } døgn
hours = { $num ->
    [one] { $num } time
   *[other] { $num } timar
}
minutes = { $num } minutt
seconds = { $num } sekund
shortDays = { $num } d
shortHours = { $num } t
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
sizeOfTotal = { $done } av { $total }
remaining = { $time } att
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } nedlasting
   *[other] { $count } nedlastingar
}
filesCount = { $count ->
    [one] { $count } fil
   *[other] { $count } filer
}

## Buttons that stand in several places

ok = OK
cancel = Avbryt
tryAgain = Prøv igjen
copyLink = Kopier lenkje
copied = Kopiert
copyRefused = Nettlesaren lét ikkje sida kopiera. Lenkja er markert, så du kan kopiera ho sjølv.
share = Del
shareNamed = Del { $name }
showQrCode = Vis ein QR-kode
qrCode = QR-kode for lenkja
qrCodeHint = Rett eit mobilkamera mot han for å opna lenkja der.
qrCodeFailed = QR-koden kunne ikkje lagast. Lenkja verkar likevel.
sendYourOwn = Send dine eigne filer
deleteUpload = Slett
deleteFailed = Kunne ikkje sletta. Sjekk sambandet ditt, og prøv igjen.
passwordProtected = Passordverna
passwordLabel = Passord
filesInside = Filer i opplastinga

## Accounts

signIn = Logg inn
signOut = Logg ut
signOutWaits = Ei overføring går framleis. Logg ut når ho er ferdig.
signOutWaitsForTab = Ei overføring går framleis i ei anna fane. Logg ut når ho er ferdig.
signOutSyncs = Oppdaterer lista di før du blir logga ut…
signOutTitle = Logga ut?
signOutLoses = { $count ->
    [one] { $count } opplasting finst berre på denne eininga: Lista di kunne ikkje oppdaterast. Når du har logga ut, kan du ikkje lenger sjå, endra eller sletta ho. Lenkja verkar framleis.
   *[other] { $count } opplastingar finst berre på denne eininga: Lista di kunne ikkje oppdaterast. Når du har logga ut, kan du ikkje lenger sjå, endra eller sletta dei. Lenkjene verkar framleis.
}
staySignedIn = Ver framleis innlogga
signOutAnyway = Logg ut likevel
signedOut = Du er logga ut.
signedOutRefused = Du er logga ut: Innlogginga di har gått ut. Logg inn igjen for å sjå lista di.
signUpTitle = Logg inn for å gjera meir
signUpLead = Du kan senda utan konto. Med ein konto kan du gjera meir:
benefitSize = Send opptil { $size } om gongen
benefitCount = { $count ->
    [one] La ei lenkje brukast opptil { $count } gong
   *[other] La ei lenkje brukast opptil { $count } gonger
}
benefitTime = { $token ->
    [one] La ei lenkje verka i opptil { $token } døgn
   *[other] La ei lenkje verka i opptil { $token } døgn
}
benefitSync = Sjå opplastingane dine på alle einingane dine
benefitPerk = Lista di er alltid kryptert: Ingen andre enn du kan lesa ho
emailLabel = E-post (valfritt)
signInNotBegun = Innloggingssida kunne ikkje nåast. Sjekk sambandet ditt, og prøv igjen.
signInAway = Innloggingstenesta kan ikkje nåast akkurat no. Prøv igjen seinare.
signInNoRoom = Det er ikkje meir plass på denne eininga til å logga inn. Slett opplastingar du ikkje lenger treng, og prøv igjen.
signInWaits = Ei overføring går framleis og ville gå tapt. Logg inn når ho er ferdig.
signingIn = Loggar deg inn…
signInErrorLead = Du vart ikkje logga inn, og ingenting anna er endra. Prøv igjen.
passphraseNeeded = Passfrasen til lista di
passphraseNeededLead = Han krypterer lista over opplastingane dine og forlèt aldri denne eininga. Bruk den same på alle einingane dine.
passphraseLabel = Passfrase
passphraseTooShort = Han er for kort: Det trengst minst { $length } teikn.
passphraseHint = Minst { $length } teikn: nokre ord som berre du knyter til kvarandre. Ingen kan gjenoppretta han, så skriv han ned.
passphraseRunning = Lagar nykelen…
passphraseFailed = Eininga kunne ikkje laga nykelen. Lukk andre faner, og prøv igjen.
goOn = Hald fram
cancelSignIn = Ikkje logg inn
unknownPassphrase = Er passfrasen ny?
unknownPassphraseLead = Det finst inga liste for han. Viss dette er den første eininga di, eller du vel ein ny passfrase, skriv du han éin gong til for å starta ei liste. Elles vart han skriven feil.
passphraseAgain = Den same passfrasen éin gong til
passphraseDiffers = Det er ikkje det du skreiv i stad.
beginList = Start ei ny liste
anotherPassphrase = Eg skreiv feil
uncheckedPassphrase = Han kunne ikkje sjekkast
uncheckedPassphraseLead = Tenaren svara ikkje på om det finst ei liste for denne passfrasen. Prøv igjen. Viss du held fram likevel, og han vart skriven feil, ser du ikkje lista frå dei andre einingane dine.
trustPassphrase = Hald fram likevel
retypePassphrase = Skriv han på nytt

## Sending: choosing files

sendFiles = Send filer
dropFiles = Dra og slepp filer
orSelectFiles = eller klikk for å velja opptil { $size }
selectFiles = Vel filer
selectFolder = Vel ei mappe
accountNeeded = Logg inn for å senda filer
accountNeededLead = I denne tenesta kan berre dei som har ein konto, senda filer. Du kan ta imot utan.
accountNeededBlocked = I denne tenesta kan berre dei som har ein konto, senda filer, og du kan ikkje logga inn med denne nettlesaren: Han lagrar ingenting for sida. Du kan ta imot filer utan konto.
signInForSize = Logg inn for å senda opptil { $size }
dropNow = Slepp dei kvar som helst
chosenFiles = Valde filer
addMoreFiles = Legg til fleire
removeFile = Fjern { $name }
totalSize = { $size } totalt
skippedEmpty = Tomme filer som ikkje vart lagde til: { $count }
skippedChosen = Allereie valde filer som ikkje vart lagde til på nytt: { $count }
expiryChoices = Lenkja sluttar å verka etter
downloadLimitLabel = Nedlastingar
timeLimitLabel = Tid
addPassword = Vern med passord
maxPasswordLength = Eit passord har høgst { $length } teikn.
uploadFiles = { $count ->
    [one] Krypter og last opp
   *[other] Krypter og last opp { $count } filer
}

## Sending: what is not possible

noticeTitle = Det gjekk ikkje
tooManyFiles = { $count ->
    [one] Du kan berre senda { $count } fil om gongen.
   *[other] Du kan berre senda { $count } filer om gongen.
}
fileTooBig = Filene er til saman større enn { $size }. Send dei i mindre delar.
tooManyArchives = { $count ->
    [one] Du kan berre ha { $count } opplasting om gongen. Slett ho først, eller vent til ho går ut.
   *[other] Du kan berre ha { $count } opplastingar om gongen. Slett ei først, eller vent til ei går ut.
}
unreadableFiles = Det du slapp, kan ikkje lesast. Vel filene med knappen i staden.
needsAccountSize = Utan konto kan du senda opptil { $size } om gongen.
needsAccountCount = { $count ->
    [one] Utan konto tillèt ei lenkje høgst { $count } nedlasting.
   *[other] Utan konto tillèt ei lenkje høgst { $count } nedlastingar.
}
needsAccountTime = Utan konto verkar ei lenkje i høgst { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } totalt
noAnswer = Ikkje noko svar på ei stund. Sjekk sambandet ditt: Opplastinga held fram av seg sjølv, eller du kan avbryta ho.
uploading = Lastar opp
importing = Les filene dine…
encrypting = Krypterer…
finalising = Alt har kome fram. Det blir lagra…
expiresAfter = Går ut etter { $downloads } eller { $time }
settingPassword = Set passordet…
passwordFailed = Passordet kunne ikkje setjast
passwordFailedLead = Filene dine er lasta opp, men ikkje verna enno, så lenkja blir ikkje vist. Prøv igjen, eller slett opplastinga.
linkReady = Lenkja di er klar
linkReadyLead = Alle som har denne lenkja, kan opna filene. Ingen andre kan det, ikkje eingong denne tenesta.
shareLink = Lenkje til filene dine
sendMore = Send fleire filer
copyLinkTitle = Kopier lenkja di
shareLinkTitle = Del lenkja di
linkDialogLead = Alle du gjev denne lenkja til, kan opna { $name }.

## The survey

surveyTitle = Fortel oss kva du synest
surveyLead = Svara dine hjelper til å gjera det betre å senda filer. Du svarar på ei anna side, og ingenting om filene dine følgjer med.
giveFeedback = Gje tilbakemelding
surveySkip = Hopp over

## The person's own uploads

yourUploads = Opplastingane dine
noUploads = Det du sender, blir vist her, så du kan kopiera lenkja på nytt eller sletta det.
downloadsLeft = { $count ->
    [one] { $count } nedlasting att
   *[other] { $count } nedlastingar att
}
timeLeft = { $time } att
deleteNamed = Slett { $name }
deleteTitle = Sletta opplastinga?
deleteQuestion = Ingen kan lenger lasta ned { $name }. Dette kan ikkje angrast.
keep = Behald
openDownloadPage = Opna sida som mottakarar av { $name } ser
changeLimits = Endra
changeLimitsNamed = Endra kor lenge { $name } kan lastast ned
changeLimitsTitle = Endra kor lenge lenkja verkar
keepTime = Som no
timeFromNow = { $time } frå no
save = Lagra
goneTitle = Ho er alt borte
goneLead = { $name } har gått ut, er henta så mange gonger som lenkja tillét, eller er sletta ein annan stad. Ingenting er endra.
passwordNotSet = Passordet er ikkje sett, så lenkja blir ikkje vist. Viss det held fram slik, slettar du opplastinga og sender filene på nytt.
changeFailed = Det vart ikkje endra. Sjekk valet ditt og sambandet ditt, og prøv igjen.

## Receiving

checkingLink = Leitar etter filene dine…
checkFailed = Tenaren svarar ikkje
checkFailedLead = Ingenting er tapt. Sjekk sambandet ditt, og prøv igjen.
checkRefused = Ikkje akkurat no
checkRefusedLead = Noko gjekk gale på tenaren. Ingenting er tapt: Prøv igjen om litt.
waitAsked = Tenaren ber deg venta { $time }.
expiredTitle = Filene er borte
expiredLead = Lenkja har gått ut, er brukt opp eller er sletta av avsendaren. Be om ei ny.
passwordNeeded = Skriv inn passordet
passwordNeededLead = Avsendaren har verna filene. Passordet følgde ikkje med lenkja.
passwordTryAgain = Det er ikkje rett passord. Prøv igjen.
unlock = Lås opp
keyNeeded = Nykelen manglar
keyNeededLead = Ei fullstendig lenkje har ein nykel etter teiknet #. Lim inn heile lenkja, eller berre nykelen.
keyLabel = Lenkje eller nykel
notAKey = Dette er korkje ei lenkje eller ein nykel frå denne tenesta.
keyOfAnotherFile = Denne lenkja fører til andre filer.
openLink = Opna
filesForYou = { $count ->
    [one] Ei fil til deg
   *[other] { $count } filer til deg
}
filesForYouLead = Sendt kryptert. Dekrypteringa skjer her, i nettlesaren din.
download = Last ned
noStreamsWarning = Denne nettlesaren kan berre opna ei så stor fil ved å halda heile i minnet, og det kan gå gale. Kva vil du gjera?
noStreams-copyLink = Kopiera lenkja og opna ho i ein annan nettlesar
noStreams-otherBrowser = Skaffa ein nettlesar som lagrar store filer etter kvart som dei kjem
noStreams-download = Lasta ned her likevel
linkLife = Tilgjengeleg i { $time }
lastDownload = Tilgjengeleg i { $time }. Dette er den siste nedlastinga: Ta godt vare på fila.
downloadsTaken = Den siste nedlastinga går akkurat no, her eller hos nokon annan. Viss ho blir avbroten, blir ho ledig igjen: Prøv om to minutt.
downloading = Lastar ned
decrypting = Dekrypterer…
downloadFinished = Ver så god
downloadFinishedLead = Fila er dekryptert og ligg i nedlastingane dine.
downloadStopped = Nedlastinga vart ikkje fullført.
showDownload = Vis

## Dead ends

loading = Ein augneblink…
configFailed = Tenaren svarar ikkje
configFailedLead = Ingenting er tapt. Sjekk sambandet ditt, og prøv igjen.
notFoundTitle = Det er ingenting her
notFoundLead = Filene har gått ut eller er sletta, eller lenkja er ikkje fullstendig.
errorTitle = Noko gjekk gale
errorLead = Det gjekk ikkje. Gå tilbake til framsida, og prøv igjen.
uploadErrorLead = Filene dine vart ikkje sende. Dei du valde, er framleis her: Prøv igjen.
uploadError-too_large = Filene er større enn tenesta tillèt. Send dei i mindre delar.
uploadError-bad_limit = Tenesta tillèt ikkje lenger så mange nedlastingar eller så lang tid. Last sida på nytt, og vel igjen.
uploadError-unauthorized = Berre dei som er logga inn, kan senda filer her. Logg inn, og vel filene dine på nytt.
uploadError-sender_unknown = Tenesta kunne ikkje sjå at du er logga inn, så grensene for alle andre gjaldt. Logg inn igjen viss du er logga ut no; elles prøver du igjen om litt.
uploadError-issuer_away = Tenesta er ikkje tilgjengeleg akkurat no, eller kan ikkje finna ut kven som er logga inn. Utan konto kan du senda opptil { $size } om gongen, for høgst { $downloads } og { $time }: Ikkje send meir enn det, eller prøv igjen om litt.
uploadError-rate_limited = Det vart for mange forsøk. Vent litt, og prøv igjen.
uploadError-busy = Tenesta er overbelasta akkurat no. Filene dine er framleis her: Prøv igjen om litt.
uploadError-full = Tenesta har ikkje plass til fleire filer akkurat no. Filene dine er framleis her: Prøv igjen seinare.
uploadError-unavailable = Tenesta er ikkje tilgjengeleg akkurat no. Filene dine er framleis her: Prøv igjen om litt.
uploadError-idle_timeout = Sambandet var inaktivt for lenge. Sjekk det, og prøv igjen.
uploadError-connect_failed = Tenaren svara ikkje. Sjekk sambandet ditt, og prøv igjen. Nokre nettverk, ofte dei på jobben, blokkerer det opplastingar treng (WebSocket-samband): Bruk eit anna nettverk der, til dømes det på mobilen, eller spør den som driv ditt.
uploadError-connection_lost = Sambandet vart brote. Filene dine er framleis her: Prøv igjen.
uploadError-file_changed = Ei av filene vart endra eller kunne ikkje lesast medan ho vart send. Vel ho på nytt.
downloadErrorLead = Nedlastinga vart ikkje fullført. Prøv igjen; viss det ikkje hjelper, ber du avsendaren om ei ny lenkje.
downloadError-rate_limited = Det vart for mange forsøk. Vent litt, og prøv igjen.
downloadError-busy = Tenesta er overbelasta akkurat no. Lenkja verkar framleis: Prøv igjen om litt.
downloadError-unavailable = Tenesta er ikkje tilgjengeleg akkurat no. Lenkja verkar framleis: Prøv igjen om litt.
downloadError-connect_failed = Tenaren kunne ikkje nåast. Sjekk sambandet ditt, og prøv igjen.
downloadError-connection_lost = Sambandet vart brote. Sjekk det, og prøv igjen.
downloadError-damaged = Det som kom fram, er ikkje det som vart sendt, så ingenting av det vart teke vare på. Prøv igjen; viss det ikkje hjelper, ber du avsendaren om ei ny lenkje.
downloadError-incomplete = Nettlesaren stoppa midt i lagringa. Slett den ufullstendige fila, og prøv igjen.
downloadError-no_room = Det er ikkje meir plass til filene på denne eininga. Frigjer plass, og prøv igjen.
crashLead = Sida kunne ikkje visast. Last ho på nytt; det du har sendt før, er ikkje råka.
chunkTitle = Ein del av sida manglar
chunkMissingLead = Han kunne ikkje lastast. Sjekk sambandet ditt, og last sida på nytt; det du har sendt før, er ikkje råka.
chunkTimeoutLead = Det tok for lang tid å lasta han. Sjekk sambandet ditt, og last sida på nytt; det du har sendt før, er ikkje råka.
waitForTransfer = Ei overføring går framleis og ville gå tapt. Vent til ho er ferdig.
reload = Last på nytt
backHome = Til framsida
outdatedTitle = Det finst ein nyare versjon
outdatedLead = Denne sida er utdatert. Oppdater ho for å halda fram.
update = Oppdater
outdatedBrowserTitle = Nettlesaren er utdatert
outdatedBrowserLead = Han manglar det som trengst for å senda og ta imot filer. Oppdater han, og opna den same adressa igjen.
unsupportedTitle = Denne nettlesaren kan ikkje opna { $title }
unsupportedLead = Filene blir krypterte i nettlesaren, og denne manglar det som trengst til det. Bruk ein oppdatert nettlesar.
insecureTitle = Denne adressa er ikkje trygg
insecureLead = Nettlesarar krypterer berre på sider som er lasta på ein trygg måte. Gå tilbake, og opna den same adressa med https:// framfor. Viss det ikkje går, spør du den som driv tenesta, om den trygge adressa.
otherBrowser = Skaff ein annan nettlesar
help = Hjelp

## Privacy

legalTitle = Personvern og vilkår
legalLead = Kva som skjer med filene dine, i nokre få setningar.
legalEncrypted = Filer blir lagra krypterte. Nykelen er i lenkja og når aldri tenaren.
legalLifetime = Ei fil blir lagra i høgst { $anonymous }, eller i høgst { $signedIn } viss avsendaren er logga inn.
legalOneLifetime = Ei fil blir lagra i høgst { $time }.
legalDownloads = Ei grense for nedlastingar kan gjera at ei fil blir sletta tidlegare.
legalLogs = Tenarloggar lagrar IP-adresser i { $days } dagar.
legalAccountToSend = Det trengst konto for å senda filer, men ikkje for å ta imot dei.
legalAccount = Det trengst konto berre for filer som er større enn { $size }.
