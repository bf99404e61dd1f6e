productName = Envoi

## The page around every screen

homeLink = { $title }, etusivu
skipToContent = Siirry sisältöön
promo = Ilmoitus
closeNotice = Sulje
storageBlocked = Tämä selain ei tallenna lähetystesi luetteloa, joten se katoaa, kun suljet sivun. Kopioi linkkisi sitä ennen.
storageFull = Tällä laitteella ei ole enää tilaa lähetystesi luettelolle. Kopioi linkkisi ennen kuin suljet sivun, tai poista lähetyksiä, joita et enää tarvitse.
footerPromise = Tiedostot salataan, ennen kuin ne lähtevät laitteeltasi. Vain linkin saaneet voivat avata ne.
footerLinks = Tietoja palvelusta
link-privacy = Tietosuoja
link-terms = Ehdot
link-cookies = Evästeet
link-source = Lähdekoodi
link-feedback = Palaute
feedbackFacts = Versio { $version }, { $browser }
language = Kieli
languageOfBrowser = Selaimen oletus
languageTold = { $label }: { $language }
languageFailed = Tätä kieltä ei voitu ladata. Tarkista yhteytesi ja yritä uudelleen.
introTitle = Jaa tiedostoja yksityisesti ja helposti
introLead = Tiedostosi salataan tällä laitteella ennen lähettämistä. Jaa linkki niille, joille haluat; vain he voivat avata tiedostot.
notBegunTitle = Eikö täällä ole vielä mitään?
notBegunLead = Tarkista yhteytesi ja lataa sivu uudelleen. Jos se ei auta, selaimesi on vanhentunut: päivitä se.
scriptsOffTitle = JavaScript on poissa käytöstä
scriptsOffLead = Tiedostosi salataan selaimessa, joten tämä sivu tarvitsee JavaScriptiä. Ota se käyttöön ja lataa sivu uudelleen.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } tavu
   *[other] { $num } tavua
}
kb = { NUMBER($num, maximumFractionDigits: 1) } kt
mb = { NUMBER($num, maximumFractionDigits: 1) } Mt
gb = { NUMBER($num, maximumFractionDigits: 1) } Gt
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } päivä
   *[other] { $num } päivää
}
hours = { $num ->
    [one] { $num } tunti
   *[other] { $num } tuntia
}
minutes = { $num ->
    [one] { $num } minuutti
   *[other] { $num } minuuttia
}
seconds = { $num ->
    [one] { $num } sekunti
   *[other] { $num } sekuntia
}
shortDays = { $num } pv
shortHours = { $num } t
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = klo { DATETIME($at, hour: "numeric", minute: "numeric") } asti
untilTomorrow = huomiseen klo { DATETIME($at, hour: "numeric", minute: "numeric") } asti
untilDay = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") } asti
sizeOfTotal = { $done } / { $total }
remaining = jäljellä { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } lataus
   *[other] { $count } latausta
}
downloadsWithoutLimit = Rajaton määrä latauksia
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } tiedosto
   *[other] { $count } tiedostoa
}
nameAndMore = { $name } ja { $count } muuta

## Buttons that stand in several places

ok = OK
done = Valmis
cancel = Peruuta
add = Lisää
doNotAdd = Älä lisää
tryAgain = Yritä uudelleen
copyLink = Kopioi linkki
copyMessage = Kopioi viesti
includePassword = Liitä salasana mukaan
emailLink = Sähköposti
emailSubject = Tiedostoja sinulle
copied = Kopioitu
copyRefused = Selain ei antanut kopioida linkkiä. Se on valittuna, joten voit kopioida sen itse.
share = Jaa
shareNamed = Jaa { $name }
showQrCode = QR-koodi
qrCode = Linkin QR-koodi
qrCodeHint = Avaa linkki puhelimessa skannaamalla koodi sen kameralla.
qrCodeFailed = QR-koodia ei voitu luoda. Linkki toimii silti.
sendYourOwn = Lähetä omia tiedostoja
deleteUpload = Poista
deleteFailed = Lähetystä ei voitu poistaa. Tarkista yhteytesi ja yritä uudelleen.
passwordProtected = Suojattu salasanalla
passwordLabel = Salasana
showPassword = Näytä salasana
hidePassword = Piilota salasana
filesInside = Lähetyksen tiedostot

## Accounts

signIn = Kirjaudu sisään
signOut = Kirjaudu ulos
signOutWaits = Siirto on vielä kesken. Kirjaudu ulos, kun se on valmis.
signOutWaitsForTab = Siirto on vielä kesken toisella välilehdellä. Kirjaudu ulos, kun se on valmis.
signOutSyncs = Tallennetaan luetteloasi ennen uloskirjautumista…
signOutTitle = Kirjaudutaanko ulos?
signOutLoses = { $count ->
    [one] { $count } lähetys on vain tällä laitteella. Kun olet kirjautunut ulos, et voi enää nähdä, muuttaa tai poistaa sitä. Sen linkki toimii edelleen.
   *[other] { $count } lähetystä on vain tällä laitteella. Kun olet kirjautunut ulos, et voi enää nähdä, muuttaa tai poistaa niitä. Niiden linkit toimivat edelleen.
}
staySignedIn = Pysy kirjautuneena
signOutAnyway = Kirjaudu ulos silti
signedOut = Olet kirjautunut ulos.
signedOutRefused = Istuntosi on päättynyt. Kirjaudu uudelleen, niin näet luettelosi.
signUpTitle = Kirjautuneena voit enemmän
signUpLead = Voit lähettää tiedostoja ilman tiliä. Tilin kanssa voit enemmän:
benefitSize = Lähetä enintään { $size } kerralla
benefitCount = { $count ->
    [one] Anna käyttää linkkiä enintään { $count } kerran
   *[other] Anna käyttää linkkiä enintään { $count } kertaa
}
benefitTime = { $token ->
    [one] Pidä linkki voimassa enintään { $token } päivä
   *[other] Pidä linkki voimassa enintään { $token } päivää
}
benefitSync = Näe lähetyksesi kaikilla laitteillasi
benefitPerk = Luettelosi pysyy salattuna; vain sinä voit lukea sitä
emailLabel = Sähköposti (valinnainen)
signInNotBegun = Kirjautumissivulle ei päästy. Tarkista yhteytesi ja yritä uudelleen.
signInAway = Kirjautuminen ei ole juuri nyt käytettävissä. Yritä myöhemmin uudelleen.
signInNoRoom = Tällä laitteella ei ole enää tilaa kirjautumiseen. Poista lähetyksiä, joita et enää tarvitse, ja yritä uudelleen.
signInWaits = Siirto on vielä kesken, ja se menetettäisiin. Kirjaudu sisään, kun se on valmis.
signingIn = Kirjaudutaan sisään…
signInErrorLead = Kirjautuminen ei onnistunut; mikään muu ei ole muuttunut. Yritä uudelleen.
signInReason = Jos tämä toistuu, kerro palvelun ylläpitäjille: { $reason }
passphraseNeeded = Anna luettelosi salalause
passphraseNeededLead = Se salaa lähetystesi luettelon eikä koskaan lähde tältä laitteelta. Käytä samaa kaikilla laitteillasi.
passphraseLabel = Salalause
passphraseTooShort = Se on liian lyhyt. Käytä vähintään { $length } merkkiä.
passphraseHint = Vähintään { $length } merkkiä: muutama sana, jotka vain sinä yhdistät toisiinsa. Kukaan ei voi palauttaa sitä, joten kirjoita se muistiin.
passphraseRunning = Luodaan avainta…
passphraseFailed = Avainta ei voitu luoda tällä laitteella. Sulje muita välilehtiä ja yritä uudelleen.
goOn = Jatka
cancelSignIn = Älä kirjaudu
unknownPassphrase = Onko tämä uusi salalause?
unknownPassphraseLead = Sille ei löytynyt luetteloa. Jos tämä on ensimmäinen laitteesi tai haluat uuden salalauseen, aloita luettelo kirjoittamalla se uudelleen. Jos sinulla on jo luettelo, kirjoitit ehkä väärin.
passphraseAgain = Kirjoita salalause uudelleen
passphraseDiffers = Salalauseet eivät täsmää.
beginList = Aloita uusi luettelo
anotherPassphrase = Kirjoitin väärin
uncheckedPassphrase = Salalausetta ei voitu tarkistaa
uncheckedPassphraseLead = Palvelin ei kertonut, onko tälle salalauseelle luetteloa. Yritä uudelleen. Jos jatkat ja siinä oli kirjoitusvirhe, et näe muiden laitteidesi luetteloa.
trustPassphrase = Jatka silti
retypePassphrase = Kirjoita uudelleen

## Sending: choosing files

sendFiles = Lähetä tiedostoja
dropFiles = Vedä ja pudota tiedostoja
orSelectFiles = tai valitse ne, enintään { $size }
upToSize = Enintään { $size }
selectFiles = Valitse tiedostot
selectFolder = Valitse kansio
sharedTitle = Lisätäänkö nämä tiedostot?
sharedLead = Toinen sovellus tai sivusto jakoi ne tälle sivulle. Lisää vain se, mitä odotit.
accountNeeded = Kirjaudu, niin voit lähettää tiedostoja
accountNeededLead = Täällä tarvitset tilin tiedostojen lähettämiseen. Vastaanottaa voi kuka tahansa.
accountNeededBlocked = Täällä tarvitset tilin tiedostojen lähettämiseen, mutta tämä selain ei voi säilyttää kirjautumistasi tälle sivulle. Voit silti vastaanottaa tiedostoja.
accountNeededToRequest = Täällä tarvitset tilin tiedostojen pyytämiseen. Lähettää voi kuka tahansa, jolla on linkki.
signInForSize = Kirjautuneena voit lähettää enintään { $size }
dropNow = Lisää tiedostot pudottamalla
chosenFiles = Tiedostosi
addMoreFiles = Lisää muita
removeFile = Jätä pois { $name }
fileRemoved = { $name } jätettiin pois
addFolder = Lisää kansio
skipped-none = Lisättäviä tiedostoja ei löytynyt
skipped-empty = { $count ->
    [one] { $count } tyhjä tiedosto ohitettiin
   *[other] { $count } tyhjää tiedostoa ohitettiin
}
skipped-chosen = { $count ->
    [one] { $count } jo lisätty tiedosto ohitettiin
   *[other] { $count } jo lisättyä tiedostoa ohitettiin
}
skipped-system = Ohitetut järjestelmätiedostot: { $count }
skipped-unreadable = Ei voitu lukea: { $name }
expiryChoices = Linkki on voimassa enintään
downloadLimitLabel = Lataukset
timeLimitLabel = Aika
addPassword = Suojaa salasanalla
liveLink = Linkki jo lähetyksen aikana
liveLinkHint = Vastaanottajat voivat aloittaa lataamisen selaimessaan, vaikka lähetyksesi on vielä kesken. Pidä tämä sivu auki.
passwordMissing = Kirjoita salasana tai poista valinta, jos lähetät ilman salasanaa.
maxPasswordLength = Salasanassa voi olla enintään { $length } merkkiä.
uploadFiles = { $count ->
    [one] Lähetä { $count } tiedosto
   *[other] Lähetä { $count } tiedostoa
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Liikaa tiedostoja
noticeTitle-fileTooBig = Liian suuri lähetettäväksi
noticeTitle-tooManyArchives = Liikaa lähetyksiä
noticeTitle-unreadableFiles = Tiedostoja ei voi lukea
tooManyFiles = { $count ->
    [one] Voit lähettää { $count } tiedoston kerralla; valitsit { $chosen }. Pakkaa tiedostot zipiksi tai valitse yksi.
   *[other] Voit lähettää enintään { $count } tiedostoa kerralla; valitsit { $chosen }. Pakkaa tiedostot zipiksi tai valitse vähemmän.
}
tooManyFilesAtOnce = { $count ->
    [one] Voit lähettää { $count } tiedoston kerralla. Pakkaa tiedostot zipiksi tai valitse yksi.
   *[other] Voit lähettää enintään { $count } tiedostoa kerralla. Pakkaa tiedostot zipiksi tai valitse vähemmän.
}
addFitting = { $count ->
    [one] Lisää ensimmäinen
   *[other] Lisää { $count } ensimmäistä
}
fileTooBig = Voit lähettää enintään { $size } kerralla. Lähetä tiedostot pienemmissä erissä.
tooManyArchives = { $count ->
    [one] Sinulla voi olla { $count } lähetys kerrallaan. Poista se tai odota, että se vanhenee.
   *[other] Sinulla voi olla enintään { $count } lähetystä kerrallaan. Poista yksi tai odota, että jokin vanhenee.
}
unreadableFiles = Pudottamiasi tiedostoja ei voi lukea. Valitse tiedostot painikkeella.
needsAccountSize = Ilman tiliä voit lähettää enintään { $size } kerralla.
needsAccountCount = { $count ->
    [one] Ilman tiliä linkki sallii enintään { $count } latauksen.
   *[other] Ilman tiliä linkki sallii enintään { $count } latausta.
}
needsAccountTime = Linkin pisin voimassaolo ilman tiliä: { $time }.

## Sending: under way and done

chosenTold = { $files }, yhteensä { $size }
noAnswer = Odotetaan yhteyttäsi. Lähetys jatkuu automaattisesti.
uploading = Lähetetään
uploadWaiting = Odottaa lähettämistä
pause = Keskeytä
uploadPaused = Keskeytetty
liveLinkReady = Tämä linkki toimii jo. Vastaanottajat saavat tiedostot sitä mukaa kuin lähetät niitä. Pidä tämä sivu auki.
unfinishedUpload = Kesken jäänyt lähetys
continueFrom = Jatketaanko kohdasta { $size }?
sameFilesNeeded = Jatka valitsemalla samat tiedostot uudelleen.
otherFiles = Tiedostot eivät ole samat, tai ne ovat muuttuneet sen jälkeen. Enempää ei lähetetty.
notSent = Ei vielä lähetetty
prepareNext = Valmistele seuraava lähetys
waitsForUpload = Alkaa, kun nykyinen lähetys on valmis.
stopUploadTitle = Keskeytetäänkö lähetys?
stopUploadLead = Tähän mennessä lähetetty menetetään. Valitsemasi tiedostot ovat yhä täällä.
keepUploading = Jatka lähettämistä
stopUpload = Keskeytä lähetys
showUpload = Näytä
importing = Luetaan tiedostojasi…
encrypting = Salataan…
finalising = Melkein valmista. Tallennetaan tiedostojasi…
expiresAfter = Voimassa: { $downloads } tai { $time }
settingPassword = Asetetaan salasanaa…
passwordFailed = Salasanaa ei voitu asettaa
passwordFailedLead = Tiedostosi on lähetetty, mutta niitä ei ole vielä suojattu, joten emme ole näyttäneet linkkiä. Yritä uudelleen tai poista lähetys.
uploaded = Valmis jaettavaksi
linkReady = Linkkisi on valmis
uploadComplete = Lähetys valmis
shareLink = Linkki tiedostoihisi
sendMore = Lähetä lisää tiedostoja
linkDialogLead = Kuka tahansa, jolla on tämä linkki, voi ladata: { $name }.
linkDialogNote = Kuka tahansa, jolla on tämä linkki, voi lukea muistiinpanosi.
linkNeedsPassword = Tarvitaan myös salasana.

howProtected = Miten tiedostosi on suojattu
protectionTitle = Salattu päästä päähän
protectionEncrypted = Selaimesi salaa tiedostot, ennen kuin ne lähtevät tältä laitteelta. Palvelin säilyttää vain sellaista, mitä se ei voi lukea.
protectionKey = Avain on osa linkkiä, #-merkin jälkeen. Sitä ei koskaan lähetetä palvelimelle, joten jaa linkki vain niille, joihin luotat.
protectionExpiry = Tiedostot poistetaan, kun linkki vanhenee: valitsemasi latausmäärän tai ajan jälkeen.

## Keyboard shortcuts

shortcutsTitle = Pikanäppäimet
shortcutChoose = Valitse tiedostot
shortcutUpload = Lähetä
shortcutCopy = Kopioi linkki
shortcutDownload = Lataa
shortcutHelp = Näytä tämä luettelo
shortcutsOn = Käytä pikanäppäimiä

## The survey

surveyTitle = Kerro mielipiteesi
surveyLead = Vastauksesi auttavat meitä parantamaan palvelua. Kysely avautuu toiselle sivulle eikä saa tietää tiedostoistasi mitään.
giveFeedback = Anna palautetta
surveySkip = Ohita

## The person's own uploads

yourUploads = Lähetyksesi
noUploads = Lähettämäsi tiedostot näkyvät täällä, joten voit kopioida linkin uudelleen tai poistaa ne.
joinOffer = Tältä laitteelta ennen kirjautumistasi lähetetyt: { $count }. Lisätäänkö ne luetteloosi?
downloadsLeft = { $count ->
    [one] { $count } lataus jäljellä
   *[other] { $count } latausta jäljellä
}
timeLeft = Jäljellä { $time }
deleteNamed = Poista { $name }
deletingNamed = Poistetaan: { $name }…
undo = Kumoa
keep = Säilytä
moreActions = Lisää toimintoja: { $name }
openPage = Avaa lataussivu
openDownloadPage = Avaa lataussivu: { $name }
changeLimits = Muuta
changeLimitsNamed = Muuta linkin voimassaoloa: { $name }
changeLimitsTitle = Muuta linkin voimassaoloa
keepTime = Ei muutosta
timeFromNow = { $time } tästä hetkestä
save = Tallenna
goneTitle = Lähetys on jo poissa
goneLead = { $name } on vanhentunut, saavuttanut latausrajansa tai poistettu muualla. Mitään ei muutettu.
passwordNotSet = Salasanaa ei ole asetettu, joten linkki on piilotettu. Jos tilanne ei muutu, poista lähetys ja lähetä tiedostot uudelleen.
changeFailed = Tallennus ei onnistunut. Tarkista valintasi ja yhteytesi ja yritä uudelleen.
pastUploads = Päättyneet viimeisten 7 päivän aikana
clearPast = Tyhjennä
pastDownloaded = Ladattu { $time }
pastDownloadedBefore = Ladattu ennen { $time }
pastExpired = Vanhentunut { $time }
pastDeleted = Poistettu { $time }
pastGone = Käytetty loppuun tai poistettu { $time }
pastGoneBefore = Käytetty loppuun tai poistettu ennen { $time }
requestFiles = Pyydä tiedostoja
newRequestLead = Luo linkki, jolla kuka tahansa voi lähettää sinulle tiedostoja, jotka vain sinä voit lukea.
requestWanted = Mitä tarvitset, yksi asia rivillä
requestAskerHint = Lähettäjät näkevät tämän nimen. Kukaan ei tarkista sitä.
requestOpenFor = Avoinna
deliveries = Lähetykset
requestDeliverySize = Kunkin lähetyksen koko
requestTotalSize = Koko yhteensä
newRequestKinds = Tiedostotyypit, kuten .pdf (vain ohjeeksi)
requestLink = Pyynnön linkki
requestReadyLead = Kuka tahansa, jolla on tämä linkki, voi lähettää sinulle tiedostoja. Vain sinä voit lukea ne.
requestSubject = Lähetä minulle tiedostoja
ownerLink = Saapuneiden linkki
ownerLinkWarning = Se avaa nämä saapuneet toisella laitteella. Se, jolla se on, voi lukea kaiken saamasi, joten pidä se omanasi.
inbox = Saapuneet
yourRequests = Pyyntösi
joinRequests = Tällä laitteella ennen kirjautumistasi luodut pyynnöt: { $count }. Lisätäänkö ne luetteloosi?
newDeliveries = Uusia lähetyksiä: { $count }
notifyDeliveries = Ilmoita minulle lähetyksistä
requestAccepts = Ottaa vastaan tiedostoja
requestClosed = Ei enää ota vastaan tiedostoja
noDeliveries = Mitään ei ole vielä saapunut. Lähetykset näkyvät täällä.
requestGoneLead = Tämä pyyntö on vanhentunut tai poistettu.
requestUntrusted = Tähän pyyntöön ei voi luottaa
requestUntrustedLead = Linkki on vioittunut tai palvelin näyttää toisen pyynnön. Mitään ei näytetä.
deliveryComing = Lähetetään
deliveryNew = Saapunut
deliveryCollected = Tallennettu
removeDelivery = Poista palvelimelta
deliveryRefused-repeated = Hylätty: tämä lähetys on luettelossa kahdesti.
deliveryRefused-forged = Hylätty: sitä ei tehty linkilläsi.
deliveryRefused-damaged = Hylätty: se on vioittunut tai sitä on muutettu.
closeRequest = Lopeta vastaanotto
closeRequestTitle = Lopetetaanko tiedostojen vastaanotto?
closeRequestLead = Linkki lakkaa toimimasta lopullisesti, eivätkä tiedostot, joita vielä lähetetään, tule perille. Jo saapuneet jäävät tänne.
newLink = Uusi linkki
newLinkLead = Vanha linkki lakkaa toimimasta, kun uusi on valmis. Jo saapuneet jäävät entiseen paikkaan.
deleteRequestTitle = Poistetaanko tämä pyyntö?
deleteRequestLead = Linkki lakkaa toimimasta, ja kaikki saapunut poistetaan palvelimelta. Tallentamasi tiedostot säilyvät.

## Receiving

checkingLink = Etsitään tiedostojasi…
checkFailed = Palvelimeen ei saada yhteyttä
checkFailedLead = Mitään ei ole menetetty. Tarkista yhteytesi ja yritä uudelleen.
checkRefused = Palvelin on ruuhkautunut
checkRefusedLead = Mitään ei ole menetetty. Yritä hetken päästä uudelleen.
waitAsked = Odota hetki: { $time }.
expiredTitle = Tiedostot ovat poissa
expiredLead = Linkki on vanhentunut, saavuttanut latausrajansa tai lähettäjän poistama. Pyydä uusi.
removedTitle = Tiedostot on poistettu palvelusta
removedLead = Palvelun ylläpitäjät poistivat ne, joten linkki ei enää toimi.
contactOperator = Ota yhteyttä
passwordNeeded = Anna salasana
passwordNeededLead = Pyydä salasana lähettäjältä; se ei ole linkissä.
passwordTryAgain = Väärä salasana. Yritä uudelleen.
unlock = Avaa lukitus
keyNeeded = Tämä linkki on vajaa
keyNeededLead = Osa linkistä puuttuu. Kopioi se uudelleen ja liitä se tähän.
keyLabel = Linkki tai avain
notAKey = Tämä ei ole tämän palvelun linkki tai avain.
keyOfAnotherFile = Tämä linkki kuuluu muihin tiedostoihin.
openLink = Avaa
wrongKey = Tämä linkki ei toimi
wrongKeyLead = Siitä voi puuttua osa. Kopioi koko linkki viestistäsi ja liitä se tähän.
filesForYou = { $count ->
    [one] Tiedosto sinulle
   *[other] { $count } tiedostoa sinulle
}
filesForYouLead = Salattu päästä päähän. Salaus puretaan vain selaimessasi.
fromSender = Lähettäjältä
showMore = Näytä lisää
download = Lataa
noStreamsWarning = Näin suuren tiedoston avaamiseksi tämän selaimen on pidettävä se kokonaan muistissa, mikä voi epäonnistua. Mitä haluat tehdä?
noStreams-copyLink = Kopioi linkki ja avaa se toisessa selaimessa
noStreams-otherBrowser = Hanki selain, joka tallentaa suuret tiedostot suoraan
noStreams-download = Lataa silti täällä
linkLife = Voimassa vielä: { $time }
linkLifeUnderMinute = Voimassa vielä alle minuutin
lastDownloadNote = Viimeinen lataus: kun avaat tai tallennat, linkki lakkaa toimimasta.
ownUpload = { $left ->
    [one] Tämä on oma lähetyksesi. Jos lataat sen, kukaan muu ei enää voi.
   *[other] Tämä on oma lähetyksesi. Lataaminen käyttää yhden sen { $left } jäljellä olevasta latauksesta.
}
downloadsTaken = Joku lataa juuri nyt viimeistä kertaa. Jos se keskeytyy, voit yrittää uudelleen kahden minuutin päästä.
downloading = Ladataan
decrypting = Puretaan salausta…
downloadBegunAnew = Latausta ei voitu jatkaa, joten se alkoi alusta.
stillUploading = Lähettäjä lähettää vielä tiedostoja. Voit jo aloittaa lataamisen.
waitsForSender = Odotetaan lähettäjää. Lataus jatkuu automaattisesti.
downloadFinished = Lataus valmis
downloadFinishedLead = { $name } on Lataukset-kansiossasi.
savedInFolder = Tallennettu kansioon { $folder }
downloadFinishedRenamed = Se on Lataukset-kansiossasi. Selain on voinut antaa sille toisen nimen.
downloadAgain = Lataa uudelleen
lastDownloadDone = Se oli viimeinen lataus, joten linkki ei enää toimi.
downloadStopped = Lataus jäi kesken
showDownload = Näytä

## Sending what a request asks for

requestTitle = Sinulta pyydetään tiedostoja
requestLead = Salataan tällä laitteella. Vain pyytäjä voi avata lähettämäsi.
requestWords = Pyytäjältä (vahvistamaton)
requestKinds = Toivotut tiedostotyypit
requestLeft = Lähetyksiä jäljellä
requestRoom = Tilaa jäljellä
requestEach = Enintään lähetystä kohti
requestSend = Lähetä
requestPasswordLead = Kysy sitä siltä, joka lähetti linkin sinulle.
requestSent = Lähetetty
requestSentLead = Vain pyytäjä voi avata sen. Hän näkee saman kuittauskoodin.
receiptLabel = Kuittauskoodi
copyReceipt = Kopioi kuittauskoodi
delivery-stored = Perillä. Ei vielä noudettu.
delivery-collected = Noudettu.
delivery-gone = Poistettu tai vanhentunut noutamatta.
deliveryLost = Kesken jäänyttä lähetystä ei voi jatkaa.
sentBefore = Lähetetty tältä laitteelta
sentAt = Lähetetty: { $time }
requestEnded-unknown = Tällaista pyyntöä ei ole
requestEndedLead-unknown = Se on poistettu tai vanhentunut, tai tämä palvelu ei ota vastaan pyyntöjä. Pyydä uusi linkki.
requestEnded-closed = Tämä pyyntö on suljettu
requestEnded-full = Tämä pyyntö on täynnä
requestEndedLead = Se ei ota vastaan enempää. Pyydä uusi linkki.
requestEnded-untrusted = Tähän linkkiin ei voi luottaa
requestEndedLead-untrusted = Linkki ja palvelin eivät täsmää, joten mitään ei lähetetty. Pyydä linkki uudelleen muulla tavalla.

## Reporting an upload to whoever runs the service

report = Ilmoita
reportTitle = Ilmoita tästä lähetyksestä
reportLead = Tämä menee palvelun ylläpitäjille. Vain he voivat lukea, mitä kirjoitat.
reportReason = Mikä on vialla?
reportReason-malware = Haittaohjelma
reportReason-fraud = Huijaus tai tietojenkalastelu
reportReason-illegal = Laiton sisältö
reportReason-other = Jotain muuta
reportWords = Mitä heidän pitäisi tietää?
reportKey = Liitä avain mukaan
reportKeyHint = Avaimella he voivat avata tiedostot. Ilman sitä eivät.
reportSend = Lähetä ilmoitus
reportSent = Ilmoitus lähetetty
reportSentLead = Kiitos. Palvelun ylläpitäjät tutkivat asian.
reportFailed = Lähettäminen ei onnistunut. Tarkista yhteytesi ja yritä uudelleen.

## Dead ends

loading = Hetkinen…
configFailed = Palvelimeen ei saada yhteyttä
configFailedLead = Mitään ei ole menetetty. Tarkista yhteytesi ja yritä uudelleen.
intercepted = Tämän palvelun sijasta vastasi kirjautumissivu tai verkkosi. Avaa tämä sivu toisessa välilehdessä ja kirjaudu siellä sisään, jos sitä pyydetään.
pageNotFound = Sivua ei löydy
pageNotFoundLead = Tarkista osoite tai aloita etusivulta.
notFoundTitle = Täällä ei ole mitään
notFoundLead = Tiedostot ovat vanhentuneet tai ne on poistettu, tai linkki on vajaa.
errorTitle = Jokin meni vikaan
errorLead = Jotain meni rikki. Mitään lähettämääsi ei ole kadonnut.
uploadErrorLead = Tiedostojasi ei lähetetty, mutta valintasi on tallella. Yritä uudelleen.
uploadError-too_large = Tiedostot ovat suurempia kuin tämä palvelu sallii. Lähetä ne pienemmissä erissä.
uploadError-bad_limit = Palvelu ei enää salli näin monta latausta tai näin pitkää aikaa. Lataa sivu uudelleen ja valitse uudestaan.
uploadError-unauthorized = Sinun on kirjauduttava sisään, jotta voit lähettää tiedostoja täällä. Kirjaudu ja valitse tiedostot uudelleen.
uploadError-sender_unknown = Emme voineet vahvistaa kirjautumistasi, joten yleiset rajat olivat voimassa. Jos sinut on kirjattu ulos, kirjaudu uudelleen; muuten yritä hetken päästä uudelleen.
uploadError-issuer_away = Palvelu ei ole juuri nyt käytettävissä tai ei pysty tarkistamaan, kuka on kirjautunut. Ilman tiliä voit lähettää enintään { $size }, ja linkin rajat ovat { $downloads } ja { $time }. Lähetä vähemmän tai yritä hetken päästä uudelleen.
uploadError-signed_out = Sinut on kirjattu ulos tällä laitteella, joten tämä lähetys keskeytettiin.
uploadError-rate_limited = Liian monta yritystä. Odota hetki ja yritä uudelleen.
uploadError-too_many_uploads = Liian monta lähetystä verkostasi tai tililtäsi. Tiedostosi ovat tallella.
uploadError-too_many_bytes = Liian paljon dataa verkostasi tai tililtäsi. Tiedostosi ovat tallella.
uploadError-busy = Palvelu on ruuhkautunut. Tiedostosi ovat tallella: yritä hetken päästä uudelleen.
uploadError-full = Palvelussa ei ole nyt tilaa uusille tiedostoille. Tiedostosi ovat tallella: yritä myöhemmin uudelleen.
uploadError-unavailable = Palvelu ei ole juuri nyt käytettävissä. Tiedostosi ovat tallella: yritä hetken päästä uudelleen.
uploadError-idle_timeout = Yhteys oli liian kauan käyttämättömänä. Tarkista se ja yritä uudelleen.
uploadError-connect_failed = Palvelimeen ei saada yhteyttä. Tarkista yhteytesi ja yritä uudelleen. Jotkin verkot, usein työpaikoilla, estävät lähettämisen. Kokeile toista verkkoa, esimerkiksi puhelimesi verkkoa, tai kysy verkkosi ylläpitäjältä.
uploadError-connection_lost = Yhteys katkesi. Tiedostosi ovat tallella: yritä uudelleen.
uploadError-file_changed = Yksi tiedostoista muuttui tai sitä ei voitu lukea lähetyksen aikana. Valitse se uudelleen.
downloadErrorLead = Lataus jäi kesken. Yritä uudelleen; jos se ei auta, pyydä lähettäjältä uusi linkki.
downloadError-rate_limited = Liian monta yritystä. Odota hetki ja yritä uudelleen.
downloadError-busy = Palvelu on ruuhkautunut. Linkki toimii edelleen: yritä hetken päästä uudelleen.
downloadError-unavailable = Palvelu ei ole juuri nyt käytettävissä. Linkki toimii edelleen: yritä hetken päästä uudelleen.
downloadError-connect_failed = Palvelimeen ei saada yhteyttä. Tarkista yhteytesi ja yritä uudelleen.
downloadError-connection_lost = Yhteys katkesi. Tarkista se ja yritä uudelleen.
downloadError-damaged = Perille tullut sisältö ei ole sama kuin lähetetty, joten siitä ei säilytetty mitään. Yritä uudelleen; jos se ei auta, pyydä lähettäjältä uusi linkki.
downloadError-incomplete = Selaimesi lopetti tallennuksen kesken. Poista vajaa tiedosto ja yritä uudelleen.
downloadError-upload_abandoned = Lähettäjä lopetti, ennen kuin kaikki oli lähetetty. Pyydä uusi linkki.
downloadError-no_room = Tällä laitteella ei ole tilaa näille tiedostoille. Vapauta tilaa ja yritä uudelleen.
crashLead = Sivua ei voitu näyttää. Lataa se uudelleen; aiemmin lähettämäsi on tallella.
chunkTitle = Osa sivusta puuttuu
chunkMissingLead = Sitä ei voitu ladata. Tarkista yhteytesi ja lataa sivu uudelleen; aiemmin lähettämäsi on tallella.
chunkTimeoutLead = Sen lataaminen kesti liian kauan. Tarkista yhteytesi ja lataa sivu uudelleen; aiemmin lähettämäsi on tallella.
waitForTransfer = Siirto on vielä kesken, ja se menetettäisiin. Odota, kunnes se on valmis.
reload = Lataa uudelleen
backHome = Takaisin alkuun
outdatedTitle = Uudempi versio on saatavilla
outdatedLead = Tämä sivu on vanhentunut. Jatka päivittämällä se.
update = Päivitä
outdatedBrowserTitle = Selaimesi on vanhentunut
outdatedBrowserLead = Siitä puuttuu jotain, mitä tiedostojen lähettämiseen ja vastaanottamiseen tarvitaan. Päivitä se ja avaa tämä osoite uudelleen.
unsupportedTitle = Tämä selain ei voi avata palvelua { $title }
unsupportedLead = Tiedostot salataan selaimessa, eikä tämä selain pysty siihen. Voit tehdä näin:
unsupportedUpdate = Päivitä tämä selain ja avaa linkki uudelleen.
unsupportedOther = Tai kopioi linkki Chromen, Edgen, Firefoxin tai Safarin uusimpaan versioon.
unsupportedInApp = Jos avasit linkin toisessa sovelluksessa, valitse sen valikosta ”Avaa selaimessa”.
insecureTitle = Tämä osoite ei ole turvallinen
insecureLead = Selaimet salaavat vain turvallisilla sivuilla. Palaa takaisin ja avaa sama osoite niin, että sen alussa on https://. Jos se ei onnistu, kysy palvelun ylläpitäjältä sen turvallista osoitetta.
otherBrowser = Hanki toinen selain
help = Ohje

## Privacy

legalTitle = Tietosuoja ja ehdot
legalLead = Mitä tiedostoillesi tapahtuu, muutamalla lauseella.
legalEncrypted = Tiedostot säilytetään salattuina. Avain on linkissä eikä koskaan päädy palvelimelle.
legalLifetime = Tiedostojen pisin säilytysaika on { $anonymous }, tai { $signedIn }, jos olet kirjautunut.
legalOneLifetime = Tiedostojen pisin säilytysaika on { $time }.
legalDownloads = Tiedostot poistetaan, kun niiden latausraja täyttyy.
legalLogs = Säilytämme IP-osoitteita palvelimen lokeissa { $days } päivää.
legalAccountToSend = Tarvitset tilin tiedostojen lähettämiseen, mutta et vastaanottamiseen.
legalAccount = Tarvitset tilin vain, kun tiedostojen koko on yli { $size }.

## Notes and messages

writeNote = Uusi muistiinpano
noteLabel = Muistiinpanosi
noteHint = Se salataan kuten tiedosto.
noteReadOnce = Se salataan kuten tiedosto, ja sen voi lukea kerran.
noteDone = Lisää
createLink = Luo linkki
note = Muistiinpano
editNote = Muokkaa tekstiä
addMessage = Lisää otsikko tai viesti
titleLabel = Otsikko
messageLabel = Viesti
senderLabel = Nimesi
noteForYou = Muistiinpano sinulle
showNote = Näytä
showNoteOnce = Näyttäminen käyttää viimeisen latauksen: et voi näyttää sitä uudelleen.
copyText = Kopioi teksti
saveNote = Tallenna tiedostona
textCopyRefused = Selain ei antanut kopioida. Valitse teksti ja kopioi se itse.

## Looking before taking

preview = Esikatsele
previewNamed = Esikatsele { $name }
selectFile = Valitse { $name }
downloadSelected = { $count ->
    [one] Lataa { $count } tiedosto
   *[other] Lataa { $count } tiedostoa
}
downloadAll = Lataa kaikki
saveToFolder = Tallenna kansioon
takingCounts = Avaaminen tai tallentaminen lasketaan yhdeksi lataukseksi.
takingCounted = Yksi lataus on laskettu. Mitään muuta ei lasketa niin kauan kuin tämä sivu on auki.
previewFailed = Tiedostoa ei voitu näyttää. Lataa se sen sijaan.
previewTooLarge = Tiedosto on liian suuri esikatseluun. Lataa se sen sijaan.
previewCut = Vain alku näytetään.
previewProtected = Tiedosto on suojattu salasanalla. Lataa se avataksesi sen.
previewMissingPictures = Tämän sivun kuvat, joita ei voitu näyttää: { $count }
previewIncomplete = Osaa sisällöstä ei voi näyttää oikein.
previewNotText = Tiedostossa ei näytä olevan tekstiä. Lataa se sen sijaan.
previewEncoding = Tekstin merkistökoodaus
previousFile = Edellinen tiedosto
nextFile = Seuraava tiedosto
filePlace = { $place }/{ $count }
noPreview = Tiedostoa ei voi esikatsella.
close = Sulje

## Strong passwords

strongPassword = Erityisen vahva: avaamiseen käy vain Envoi
strongPasswordHint = Paljon vaikeampi arvata, jopa tälle palvelulle. Vanhemmat sovellukset eivät voi avata linkkiä.
suggestPassphrase = Ehdota salalausetta
suggestFailed = Ehdotusta ei voitu ladata. Tarkista yhteytesi ja yritä uudelleen tai kirjoita oma salasana.
copyPassword = Kopioi salasana
makingKey = Valmistellaan salausta…
checkingPassword = Tarkistetaan salasanaa…

## News

downloadingNow = Ladataan juuri nyt
wrongPasswords = { $count ->
    [one] Väärä salasana, { $count } yritys
   *[other] Väärä salasana, { $count } yritystä
}
notifyMe = Ilmoita minulle latauksista
notifyOn = Ilmoitukset ovat käytössä
notifyBlocked = Selaimesi estää tämän sivun ilmoitukset.
wasDownloaded = { $name } on ladattu
