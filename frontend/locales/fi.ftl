productName = Envoi

## The page around every screen

homeLink = { $title }, etusivu
skipToContent = Siirry sisältöön
promo = Ilmoitus
closeNotice = Sulje ilmoitus
storageBlocked = Tämä selain ei säilytä luetteloa lähetyksistäsi: se katoaa, kun suljet sivun. Kopioi linkkisi sitä ennen.
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
languageOfBrowser = Selaimen mukaan
languageTold = { $label }: { $language }
languageFailed = Tätä kieltä ei voitu ladata. Tarkista yhteytesi ja yritä uudelleen.
introTitle = Lähetä tiedostoja yksityisesti
introLead = Tiedostosi salataan täällä, ennen kuin ne lähtevät laitteeltasi. Saat linkin, jonka voit antaa eteenpäin; vain sen saaneet voivat avata tiedostot.
notBegunTitle = Eikö täällä ole vielä mitään?
notBegunLead = Tarkista yhteytesi ja lataa tämä sivu uudelleen. Jos se ei auta, tämä selain on vanhentunut: päivitä se.
scriptsOffTitle = JavaScript on poissa käytöstä
scriptsOffLead = Tiedostot salataan selaimessasi, joten tämä sivu tarvitsee JavaScriptiä.

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
sizeOfTotal = { $done } / { $total }
remaining = jäljellä { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } lataus
   *[other] { $count } latausta
}
filesCount = { $count ->
    [one] { $count } tiedosto
   *[other] { $count } tiedostoa
}

## Buttons that stand in several places

ok = OK
cancel = Peruuta
tryAgain = Yritä uudelleen
copyLink = Kopioi linkki
copied = Kopioitu
copyRefused = Selain ei antanut sivun kopioida. Linkki on valittuna, joten voit kopioida sen itse.
share = Jaa
shareNamed = Jaa { $name }
showQrCode = Näytä QR-koodi
qrCode = Linkin QR-koodi
qrCodeHint = Avaa linkki puhelimessa osoittamalla sen kameralla koodia.
qrCodeFailed = QR-koodia ei voitu luoda. Linkki toimii silti.
sendYourOwn = Lähetä omia tiedostoja
deleteUpload = Poista
deleteFailed = Poistaminen ei onnistunut. Tarkista yhteytesi ja yritä uudelleen.
passwordProtected = Suojattu salasanalla
passwordLabel = Salasana
filesInside = Sisältyvät tiedostot

## Accounts

signIn = Kirjaudu sisään
signOut = Kirjaudu ulos
signOutWaits = Siirto on vielä kesken. Kirjaudu ulos, kun se on valmis.
signOutWaitsForTab = Siirto on vielä kesken toisella välilehdellä. Kirjaudu ulos, kun se on valmis.
signOutSyncs = Luetteloasi päivitetään ennen uloskirjautumista…
signOutTitle = Kirjaudutaanko ulos?
signOutLoses = { $count ->
    [one] { $count } lähetys on vain tällä laitteella: luetteloasi ei voitu päivittää. Kun olet kirjautunut ulos, et voi enää nähdä, muuttaa tai poistaa sitä. Sen linkki toimii edelleen.
   *[other] { $count } lähetystä on vain tällä laitteella: luetteloasi ei voitu päivittää. Kun olet kirjautunut ulos, et voi enää nähdä, muuttaa tai poistaa niitä. Niiden linkit toimivat edelleen.
}
staySignedIn = Pysy kirjautuneena
signOutAnyway = Kirjaudu ulos silti
signedOut = Olet kirjautunut ulos.
signedOutRefused = Kirjautumisesi on vanhentunut, ja sinut on kirjattu ulos. Kirjaudu uudelleen, niin näet luettelosi.
signUpTitle = Kirjautuneena voit enemmän
signUpLead = Voit lähettää ilman tiliä. Tilin kanssa voit enemmän:
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
benefitPerk = Luettelosi pysyy salattuna: kukaan muu ei voi lukea sitä
emailLabel = Sähköposti (valinnainen)
signInNotBegun = Kirjautumissivulle ei päästy. Tarkista yhteytesi ja yritä uudelleen.
signInAway = Kirjautumispalvelu ei ole juuri nyt tavoitettavissa. Yritä myöhemmin uudelleen.
signInNoRoom = Tällä laitteella ei ole enää tilaa kirjautumiseen. Poista lähetyksiä, joita et enää tarvitse, ja yritä uudelleen.
signInWaits = Siirto on vielä kesken, ja se menetettäisiin. Kirjaudu sisään, kun se on valmis.
signingIn = Kirjaudutaan sisään…
signInErrorLead = Kirjautuminen ei onnistunut; mikään muu ei ole muuttunut. Yritä uudelleen.
passphraseNeeded = Luettelosi salalause
passphraseNeededLead = Se salaa lähetystesi luettelon eikä koskaan lähde tältä laitteelta. Käytä samaa kaikilla laitteillasi.
passphraseLabel = Salalause
passphraseTooShort = Se on liian lyhyt: tarvitaan vähintään { $length } merkkiä.
passphraseHint = Vähintään { $length } merkkiä: muutama sana, jotka vain sinä yhdistät toisiinsa. Kukaan ei voi palauttaa sitä, joten kirjoita se muistiin.
passphraseRunning = Luodaan avainta…
passphraseFailed = Tämä laite ei voinut luoda avainta. Sulje muita välilehtiä ja yritä uudelleen.
goOn = Jatka
cancelSignIn = Älä kirjaudu
unknownPassphrase = Onko tämä salalause uusi?
unknownPassphraseLead = Sille ei ole luetteloa. Jos tämä on ensimmäinen laitteesi tai valitset uuden salalauseen, aloita luettelo kirjoittamalla se vielä kerran. Muuten siinä oli kirjoitusvirhe.
passphraseAgain = Sama salalause vielä kerran
passphraseDiffers = Se ei ole sama kuin äsken.
beginList = Aloita uusi luettelo
anotherPassphrase = Kirjoitin väärin
uncheckedPassphrase = Sitä ei voitu tarkistaa
uncheckedPassphraseLead = Palvelin ei kertonut, onko tälle salalauseelle luetteloa. Yritä uudelleen. Jos jatkat silti ja siinä oli kirjoitusvirhe, et näe muiden laitteidesi luetteloa.
trustPassphrase = Jatka silti
retypePassphrase = Kirjoita uudelleen

## Sending: choosing files

sendFiles = Lähetä tiedostoja
dropFiles = Vedä ja pudota tiedostoja
orSelectFiles = tai valitse napsauttamalla enintään { $size }
selectFiles = Valitse tiedostot
selectFolder = Valitse kansio
accountNeeded = Kirjaudu, niin voit lähettää tiedostoja
accountNeededLead = Tässä palvelussa vain tilin omistajat voivat lähettää tiedostoja. Vastaanottaa voi ilman tiliä.
accountNeededBlocked = Tässä palvelussa vain tilin omistajat voivat lähettää tiedostoja, etkä voi kirjautua tällä selaimella: se ei säilytä mitään tätä sivua varten. Tiedostoja voi vastaanottaa ilman tiliä.
signInForSize = Kirjautuneena voit lähettää enintään { $size }
dropNow = Pudota minne tahansa
chosenFiles = Valitut tiedostot
addMoreFiles = Lisää muita
removeFile = Jätä pois { $name }
totalSize = Yhteensä { $size }
skippedEmpty = Tyhjiä tiedostoja, joita ei lisätty: { $count }
skippedChosen = Jo valittuja tiedostoja, joita ei lisätty uudelleen: { $count }
expiryChoices = Linkki on voimassa enintään
downloadLimitLabel = Lataukset
timeLimitLabel = Aika
addPassword = Suojaa salasanalla
maxPasswordLength = Salasanassa on enintään { $length } merkkiä.
uploadFiles = { $count ->
    [one] Salaa ja lähetä
   *[other] Salaa ja lähetä { $count } tiedostoa
}

## Sending: what is not possible

noticeTitle = Se ei onnistunut
tooManyFiles = { $count ->
    [one] Kerralla voi lähettää vain { $count } tiedoston.
   *[other] Kerralla voi lähettää vain { $count } tiedostoa.
}
fileTooBig = Näiden tiedostojen yhteiskoko on yli { $size }. Lähetä ne pienemmissä erissä.
tooManyArchives = { $count ->
    [one] Vain { $count } lähetys voi olla tallessa kerrallaan. Poista se ensin tai odota, että se vanhenee.
   *[other] Vain { $count } lähetystä voi olla tallessa kerrallaan. Poista ensin yksi tai odota, että jokin niistä vanhenee.
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
noAnswer = Vastausta ei ole kuulunut hetkeen. Tarkista yhteytesi: lähetys jatkuu itsestään, tai voit peruuttaa sen.
uploading = Lähetetään
importing = Luetaan tiedostojasi…
encrypting = Salataan…
finalising = Kaikki on perillä. Tallennetaan…
expiresAfter = Voimassa: { $downloads } tai { $time }
settingPassword = Asetetaan salasanaa…
passwordFailed = Salasanaa ei voitu asettaa
passwordFailedLead = Tiedostosi on lähetetty, mutta niitä ei ole vielä suojattu, joten linkkiä ei näytetä. Yritä uudelleen tai poista lähetys.
linkReady = Linkkisi on valmis
linkReadyLead = Kuka tahansa, jolla on tämä linkki, voi avata tiedostot. Kukaan muu ei voi, ei edes tämä palvelu.
shareLink = Linkki tiedostoihisi
sendMore = Lähetä lisää tiedostoja
copyLinkTitle = Kopioi linkkisi
shareLinkTitle = Jaa linkkisi
linkDialogLead = { $name } aukeaa kenelle tahansa, jolle annat tämän linkin.

## The survey

surveyTitle = Kerro mielipiteesi
surveyLead = Vastauksesi auttavat parantamaan tiedostojen lähettämistä. Ne annetaan toisella sivulla, eikä tiedostoistasi välity mitään.
giveFeedback = Anna palautetta
surveySkip = Ohita

## The person's own uploads

yourUploads = Lähetyksesi
noUploads = Lähettämäsi tiedostot näkyvät täällä, jotta voit kopioida linkin uudelleen tai poistaa lähetyksen.
downloadsLeft = { $count ->
    [one] { $count } lataus jäljellä
   *[other] { $count } latausta jäljellä
}
timeLeft = Jäljellä { $time }
deleteNamed = Poista { $name }
deleteTitle = Poistetaanko lähetys?
deleteQuestion = { $name } ei ole enää kenenkään ladattavissa. Tätä ei voi kumota.
keep = Säilytä
openDownloadPage = Avaa vastaanottajien näkemä sivu: { $name }
changeLimits = Muuta
changeLimitsNamed = Muuta latausaikaa: { $name }
changeLimitsTitle = Muuta linkin voimassaoloa
keepTime = Ennallaan
timeFromNow = { $time } tästä hetkestä
save = Tallenna
goneTitle = Se on jo poissa
goneLead = { $name } on vanhentunut, ladattu niin monta kertaa kuin linkki salli tai poistettu muualla. Mitään ei muutettu.
passwordNotSet = Salasanaa ei ole asetettu, joten linkkiä ei näytetä. Jos tilanne ei muutu, poista lähetys ja lähetä tiedostot uudelleen.
changeFailed = Muutos ei onnistunut. Tarkista valintasi ja yhteytesi ja yritä uudelleen.

## Receiving

checkingLink = Etsitään tiedostojasi…
checkFailed = Palvelin ei vastaa
checkFailedLead = Mitään ei ole menetetty. Tarkista yhteytesi ja yritä uudelleen.
checkRefused = Ei juuri nyt
checkRefusedLead = Palvelimella meni jotain vikaan. Mitään ei ole menetetty: yritä hetken päästä uudelleen.
waitAsked = Palvelin pyytää odottamaan: { $time }.
expiredTitle = Tiedostot ovat poissa
expiredLead = Linkki on vanhentunut, käytetty loppuun tai lähettäjän poistama. Pyydä uusi.
passwordNeeded = Anna salasana
passwordNeededLead = Lähettäjä on suojannut nämä tiedostot. Salasana ei tullut linkin mukana.
passwordTryAgain = Salasana ei ole oikea. Yritä uudelleen.
unlock = Avaa lukitus
keyNeeded = Avain puuttuu
keyNeededLead = Täydellisessä linkissä on avain #-merkin jälkeen. Liitä koko linkki tai pelkkä avain.
keyLabel = Linkki tai avain
notAKey = Tämä ei ole tämän palvelun linkki eikä avain.
keyOfAnotherFile = Tämä linkki johtaa muihin tiedostoihin.
openLink = Avaa
filesForYou = { $count ->
    [one] Tiedosto sinulle
   *[other] { $count } tiedostoa sinulle
}
filesForYouLead = Lähetetty salattuna. Salaus puretaan täällä, selaimessasi.
download = Lataa
noStreamsWarning = Tämä selain voi avata näin suuren tiedoston vain pitämällä sen kokonaan muistissa, mikä voi epäonnistua. Mitä haluat tehdä?
noStreams-copyLink = Kopioi linkki ja avaa se toisessa selaimessa
noStreams-otherBrowser = Hanki selain, joka tallentaa suuret tiedostot sitä mukaa kuin ne tulevat
noStreams-download = Lataa silti täällä
linkLife = Aikaa jäljellä { $time }
lastDownload = Aikaa jäljellä { $time }. Tämä on viimeinen lataus: pidä tiedosto tallessa.
downloadsTaken = Viimeinen lataus on juuri nyt käynnissä, täällä tai jollakulla muulla. Jos se katkeaa, lataus on taas vapaana: yritä kahden minuutin päästä.
downloading = Ladataan
decrypting = Puretaan salausta…
downloadFinished = Ole hyvä
downloadFinishedLead = Tiedoston salaus on purettu, ja se on latauksissasi.
downloadStopped = Lataus jäi kesken.
showDownload = Näytä

## Dead ends

loading = Hetkinen…
configFailed = Palvelin ei vastaa
configFailedLead = Mitään ei ole menetetty. Tarkista yhteytesi ja yritä uudelleen.
notFoundTitle = Täällä ei ole mitään
notFoundLead = Tiedostot ovat vanhentuneet tai ne on poistettu, tai linkki on vajaa.
errorTitle = Jokin meni vikaan
errorLead = Se ei onnistunut. Palaa alkuun ja yritä uudelleen.
uploadErrorLead = Tiedostojasi ei lähetetty. Valitsemasi tiedostot ovat tallella: yritä uudelleen.
uploadError-too_large = Tiedostot ovat suurempia kuin tämä palvelu sallii. Lähetä ne pienemmissä erissä.
uploadError-bad_limit = Palvelu ei enää salli näin monta latausta tai näin pitkää aikaa. Lataa sivu uudelleen ja valitse uudestaan.
uploadError-unauthorized = Täällä vain kirjautuneet voivat lähettää tiedostoja. Kirjaudu sisään ja valitse tiedostot uudelleen.
uploadError-sender_unknown = Palvelu ei tunnistanut, että olet kirjautunut, joten yleiset rajat olivat voimassa. Jos olet nyt kirjautunut ulos, kirjaudu uudelleen; muuten yritä hetken päästä uudelleen.
uploadError-issuer_away = Palvelu ei ole juuri nyt käytettävissä tai ei pysty selvittämään, kuka on kirjautunut. Ilman tiliä voi lähettää enintään { $size } kerralla, ja linkin rajat ovat { $downloads } ja { $time }: lähetä enintään sen verran tai yritä hetken päästä uudelleen.
uploadError-rate_limited = Yrityksiä oli liikaa. Odota hetki ja yritä uudelleen.
uploadError-busy = Palvelu on ruuhkautunut. Tiedostosi ovat tallella: yritä hetken päästä uudelleen.
uploadError-full = Palvelussa ei ole nyt tilaa uusille tiedostoille. Tiedostosi ovat tallella: yritä myöhemmin uudelleen.
uploadError-unavailable = Palvelu ei ole juuri nyt käytettävissä. Tiedostosi ovat tallella: yritä hetken päästä uudelleen.
uploadError-idle_timeout = Yhteys oli liian kauan käyttämättömänä. Tarkista se ja yritä uudelleen.
uploadError-connect_failed = Palvelin ei vastannut. Tarkista yhteytesi ja yritä uudelleen. Jotkin verkot, usein työpaikoilla, estävät lähettämiseen tarvittavat yhteydet (WebSocket): käytä siellä toista verkkoa, esimerkiksi puhelimesi verkkoa, tai kysy verkkosi ylläpitäjältä.
uploadError-connection_lost = Yhteys katkesi. Tiedostosi ovat tallella: yritä uudelleen.
uploadError-file_changed = Yksi tiedostoista muuttui tai sitä ei voitu lukea lähetyksen aikana. Valitse se uudelleen.
downloadErrorLead = Lataus jäi kesken. Yritä uudelleen; jos se ei auta, pyydä lähettäjältä uusi linkki.
downloadError-rate_limited = Yrityksiä oli liikaa. Odota hetki ja yritä uudelleen.
downloadError-busy = Palvelu on ruuhkautunut. Linkki toimii edelleen: yritä hetken päästä uudelleen.
downloadError-unavailable = Palvelu ei ole juuri nyt käytettävissä. Linkki toimii edelleen: yritä hetken päästä uudelleen.
downloadError-connect_failed = Palvelimeen ei saatu yhteyttä. Tarkista yhteytesi ja yritä uudelleen.
downloadError-connection_lost = Yhteys katkesi. Tarkista se ja yritä uudelleen.
downloadError-damaged = Perille tullut sisältö ei ole sama kuin lähetetty, joten siitä ei säilytetty mitään. Yritä uudelleen; jos se ei auta, pyydä lähettäjältä uusi linkki.
downloadError-incomplete = Selaimen tallennus keskeytyi. Poista vajaa tiedosto ja yritä uudelleen.
downloadError-no_room = Tällä laitteella ei ole enää tilaa näille tiedostoille. Vapauta tilaa ja yritä uudelleen.
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
outdatedBrowserTitle = Tämä selain on vanhentunut
outdatedBrowserLead = Siitä puuttuu ominaisuuksia, joita tiedostojen lähettämiseen ja vastaanottamiseen tarvitaan. Päivitä se ja avaa sitten sama osoite uudelleen.
unsupportedTitle = Tämä selain ei voi avata palvelua { $title }
unsupportedLead = Tiedostot salataan selaimessa, ja tästä puuttuu siihen tarvittavia ominaisuuksia. Käytä ajantasaista selainta.
insecureTitle = Tämä osoite ei ole turvallinen
insecureLead = Selaimet salaavat vain sivuilla, jotka on ladattu turvallisesti. Palaa takaisin ja avaa sama osoite niin, että sen alussa on https://. Jos se ei onnistu, kysy palvelun ylläpitäjältä sen turvallista osoitetta.
otherBrowser = Hanki toinen selain
help = Ohje

## Privacy

legalTitle = Tietosuoja ja ehdot
legalLead = Mitä tiedostoillesi tapahtuu, muutamalla lauseella.
legalEncrypted = Tiedostot säilytetään salattuina. Avain on linkissä eikä koskaan päädy palvelimelle.
legalLifetime = Tiedoston pisin säilytysaika on { $anonymous }, tai { $signedIn }, jos lähettäjä on kirjautunut.
legalOneLifetime = Tiedoston pisin säilytysaika on { $time }.
legalDownloads = Latausrajan vuoksi tiedosto voidaan poistaa aiemmin.
legalLogs = Palvelimen lokeissa säilytetään IP-osoitteita { $days } päivää.
legalAccountToSend = Tiedostojen lähettämiseen tarvitaan tili, vastaanottamiseen ei.
legalAccount = Tili tarvitaan vain, kun tiedostojen koko on yli { $size }.
