productName = Envoi

## The page around every screen

homeLink = { $title }, Startseite
skipToContent = Zum Inhalt springen
promo = Hinweis
closeNotice = Hinweis schließen
storageBlocked = Dieser Browser merkt sich die Liste Ihrer Uploads nicht: Sie ist weg, sobald Sie diese Seite schließen. Kopieren Sie vorher Ihre Links.
storageFull = Auf diesem Gerät ist kein Platz mehr für die Liste Ihrer Uploads. Kopieren Sie Ihre Links, bevor Sie diese Seite schließen, oder löschen Sie Uploads, die Sie nicht mehr brauchen.
footerPromise = Dateien werden verschlüsselt, bevor sie Ihr Gerät verlassen. Nur wer den Link hat, kann sie öffnen.
footerLinks = Über diesen Dienst
link-privacy = Datenschutz
link-terms = Nutzungsbedingungen
link-cookies = Cookies
link-source = Quellcode
link-feedback = Feedback
feedbackFacts = Version { $version }, { $browser }
language = Sprache
languageOfBrowser = Wie im Browser
languageTold = { $label }: { $language }
languageFailed = Diese Sprache konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
introTitle = Dateien senden, ganz privat
introLead = Ihre Dateien werden hier verschlüsselt, bevor sie Ihr Gerät verlassen. Sie erhalten einen Link zum Weitergeben; nur wer ihn hat, kann sie öffnen.
notBegunTitle = Noch nichts zu sehen?
notBegunLead = Prüfen Sie Ihre Verbindung und laden Sie diese Seite dann neu. Wenn das nicht hilft, ist dieser Browser veraltet: Aktualisieren Sie ihn.
scriptsOffTitle = JavaScript ist ausgeschaltet
scriptsOffLead = Dateien werden in Ihrem Browser verschlüsselt, darum braucht diese Seite JavaScript.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } Byte
   *[other] { $num } Byte
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } Tag
   *[other] { $num } Tage
}
hours = { $num ->
    [one] { $num } Stunde
   *[other] { $num } Stunden
}
minutes = { $num ->
    [one] { $num } Minute
   *[other] { $num } Minuten
}
seconds = { $num ->
    [one] { $num } Sekunde
   *[other] { $num } Sekunden
}
shortDays = { $num } Tg.
shortHours = { $num } Std.
shortMinutes = { $num } Min.
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
sizeOfTotal = { $done } von { $total }
remaining = noch { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } Download
   *[other] { $count } Downloads
}
filesCount = { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
}

## Buttons that stand in several places

ok = OK
cancel = Abbrechen
tryAgain = Erneut versuchen
copyLink = Link kopieren
copied = Kopiert
copyRefused = Ihr Browser hat dieser Seite das Kopieren nicht erlaubt. Der Link ist markiert, sodass Sie ihn selbst kopieren können.
share = Teilen
shareNamed = { $name } teilen
showQrCode = QR-Code anzeigen
qrCode = QR-Code des Links
qrCodeHint = Richten Sie die Kamera eines Smartphones darauf, um den Link dort zu öffnen.
qrCodeFailed = Der QR-Code konnte nicht erstellt werden. Der Link funktioniert trotzdem.
sendYourOwn = Eigene Dateien senden
deleteUpload = Löschen
deleteFailed = Das Löschen hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
passwordProtected = Passwortgeschützt
passwordLabel = Passwort
filesInside = Enthaltene Dateien

## Accounts

signIn = Anmelden
signOut = Abmelden
signOutWaits = Eine Übertragung läuft noch. Melden Sie sich ab, sobald sie fertig ist.
signOutWaitsForTab = In einem anderen Tab läuft noch eine Übertragung. Melden Sie sich ab, sobald sie fertig ist.
signOutSyncs = Ihre Liste wird vor dem Abmelden noch abgeglichen …
signOutTitle = Abmelden?
signOutLoses = { $count ->
    [one] { $count } Upload ist nur auf diesem Gerät: Ihre Liste konnte nicht abgeglichen werden. Nach dem Abmelden können Sie ihn nicht mehr sehen, ändern oder löschen. Der Link funktioniert weiterhin.
   *[other] { $count } Uploads sind nur auf diesem Gerät: Ihre Liste konnte nicht abgeglichen werden. Nach dem Abmelden können Sie sie nicht mehr sehen, ändern oder löschen. Die Links funktionieren weiterhin.
}
staySignedIn = Angemeldet bleiben
signOutAnyway = Trotzdem abmelden
signedOut = Sie sind abgemeldet.
signedOutRefused = Sie sind abgemeldet: Ihre Anmeldung ist abgelaufen. Melden Sie sich wieder an, um Ihre Liste zu sehen.
signUpTitle = Mehr Möglichkeiten mit Anmeldung
signUpLead = Senden geht ohne Konto. Mit einem Konto können Sie mehr:
benefitSize = Bis zu { $size } auf einmal senden
benefitCount = { $count ->
    [one] Einen Link bis zu { $count }-mal nutzen lassen
   *[other] Einen Link bis zu { $count }-mal nutzen lassen
}
benefitTime = { $token ->
    [one] Einen Link bis zu { $token } Tag lang gültig halten
   *[other] Einen Link bis zu { $token } Tage lang gültig halten
}
benefitSync = Ihre Uploads auf allen Ihren Geräten sehen
benefitPerk = Ihre Liste bleibt verschlüsselt: Niemand außer Ihnen kann sie lesen
emailLabel = E-Mail (optional)
signInNotBegun = Die Anmeldeseite war nicht zu erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
signInAway = Der Anmeldedienst ist gerade nicht zu erreichen. Versuchen Sie es später noch einmal.
signInNoRoom = Auf diesem Gerät ist kein Platz mehr für die Anmeldung. Löschen Sie Uploads, die Sie nicht mehr brauchen, und versuchen Sie es dann erneut.
signInWaits = Eine Übertragung läuft noch und ginge verloren. Melden Sie sich an, sobald sie fertig ist.
signingIn = Sie werden angemeldet …
signInErrorLead = Sie wurden nicht angemeldet; sonst hat sich nichts geändert. Versuchen Sie es erneut.
passphraseNeeded = Die Passphrase Ihrer Liste
passphraseNeededLead = Sie verschlüsselt die Liste Ihrer Uploads und verlässt dieses Gerät nie. Verwenden Sie auf allen Ihren Geräten dieselbe.
passphraseLabel = Passphrase
passphraseTooShort = Das ist zu kurz: Mindestens { $length } Zeichen sind nötig.
passphraseHint = Mindestens { $length } Zeichen: ein paar Wörter, die nur für Sie zusammengehören. Niemand kann sie wiederherstellen, also schreiben Sie sie auf.
passphraseRunning = Schlüssel wird erzeugt …
passphraseFailed = Dieses Gerät konnte den Schlüssel nicht erzeugen. Schließen Sie andere Tabs und versuchen Sie es dann erneut.
goOn = Weiter
cancelSignIn = Nicht anmelden
unknownPassphrase = Ist diese Passphrase neu?
unknownPassphraseLead = Zu ihr gibt es keine Liste. Wenn dies Ihr erstes Gerät ist oder Sie eine neue Passphrase wählen, geben Sie sie noch einmal ein, um eine Liste anzulegen. Sonst war es ein Tippfehler.
passphraseAgain = Dieselbe Passphrase noch einmal
passphraseDiffers = Das stimmt nicht mit Ihrer ersten Eingabe überein.
beginList = Neue Liste anlegen
anotherPassphrase = Es war ein Tippfehler
uncheckedPassphrase = Sie konnte nicht geprüft werden
uncheckedPassphraseLead = Der Server hat nicht gesagt, ob es zu dieser Passphrase eine Liste gibt. Versuchen Sie es erneut. Wenn Sie trotzdem fortfahren und sich vertippt haben, sehen Sie die Liste Ihrer anderen Geräte nicht.
trustPassphrase = Trotzdem fortfahren
retypePassphrase = Neu eingeben

## Sending: choosing files

sendFiles = Dateien senden
dropFiles = Dateien hierher ziehen
orSelectFiles = oder klicken, um bis zu { $size } auszuwählen
selectFiles = Dateien auswählen
selectFolder = Einen Ordner auswählen
accountNeeded = Anmelden, um Dateien zu senden
accountNeededLead = Bei diesem Dienst können nur Personen mit Konto Dateien senden. Empfangen geht ohne.
accountNeededBlocked = Bei diesem Dienst können nur Personen mit Konto Dateien senden, und mit diesem Browser können Sie sich nicht anmelden: Er speichert nichts für diese Seite. Dateien empfangen geht ohne Konto.
signInForSize = Anmelden und bis zu { $size } senden
dropNow = Einfach hier loslassen
chosenFiles = Ausgewählte Dateien
addMoreFiles = Hinzufügen
removeFile = { $name } entfernen
totalSize = insgesamt { $size }
skippedEmpty = Leere Dateien, nicht hinzugefügt: { $count }
skippedChosen = Bereits ausgewählte Dateien, nicht erneut hinzugefügt: { $count }
expiryChoices = Der Link wird ungültig nach
downloadLimitLabel = Downloads
timeLimitLabel = Zeit
addPassword = Mit Passwort schützen
maxPasswordLength = Ein Passwort hat höchstens { $length } Zeichen.
uploadFiles = { $count ->
    [one] Verschlüsseln und hochladen
   *[other] { $count } Dateien verschlüsseln und hochladen
}

## Sending: what is not possible

noticeTitle = Das hat nicht geklappt
tooManyFiles = { $count ->
    [one] Es kann nur { $count } Datei auf einmal gesendet werden.
   *[other] Es können nur { $count } Dateien auf einmal gesendet werden.
}
fileTooBig = Diese Dateien sind zusammen größer als { $size }. Senden Sie sie in kleineren Portionen.
tooManyArchives = { $count ->
    [one] Es kann nur { $count } Upload gleichzeitig aufbewahrt werden. Löschen Sie ihn oder warten Sie, bis er abläuft.
   *[other] Es können nur { $count } Uploads gleichzeitig aufbewahrt werden. Löschen Sie zuerst einen oder warten Sie, bis einer abläuft.
}
unreadableFiles = Was Sie abgelegt haben, lässt sich nicht lesen. Wählen Sie die Dateien stattdessen über die Schaltfläche aus.
needsAccountSize = Ohne Konto können Sie bis zu { $size } auf einmal senden.
needsAccountCount = { $count ->
    [one] Ohne Konto erlaubt ein Link höchstens { $count } Download.
   *[other] Ohne Konto erlaubt ein Link höchstens { $count } Downloads.
}
needsAccountTime = Ohne Konto ist ein Link höchstens { $time } gültig.

## Sending: under way and done

chosenTold = { $files }, insgesamt { $size }
noAnswer = Seit einer Weile keine Antwort. Prüfen Sie Ihre Verbindung: Der Upload geht von selbst weiter, oder Sie brechen ihn ab.
uploading = Wird hochgeladen
importing = Ihre Dateien werden gelesen …
encrypting = Wird verschlüsselt …
finalising = Alles ist angekommen und wird gespeichert …
expiresAfter = Gültig für { $downloads } oder { $time }
settingPassword = Passwort wird festgelegt …
passwordFailed = Das Passwort konnte nicht festgelegt werden
passwordFailedLead = Ihre Dateien sind hochgeladen, aber noch nicht geschützt; deshalb wird der Link nicht angezeigt. Versuchen Sie es erneut oder löschen Sie den Upload.
linkReady = Ihr Link ist fertig
linkReadyLead = Wer diesen Link hat, kann die Dateien öffnen. Sonst niemand, auch nicht dieser Dienst.
shareLink = Link zu Ihren Dateien
sendMore = Weitere Dateien senden
copyLinkTitle = Ihren Link kopieren
shareLinkTitle = Ihren Link teilen
linkDialogLead = Wem Sie diesen Link geben, der kann { $name } öffnen.

## The survey

surveyTitle = Sagen Sie uns Ihre Meinung
surveyLead = Ihre Antworten helfen, das Senden von Dateien zu verbessern. Sie geben sie auf einer anderen Seite; über Ihre Dateien wird nichts weitergegeben.
giveFeedback = Feedback geben
surveySkip = Überspringen

## The person's own uploads

yourUploads = Ihre Uploads
noUploads = Was Sie senden, erscheint hier, damit Sie den Link noch einmal kopieren oder es löschen können.
downloadsLeft = { $count ->
    [one] Noch { $count } Download
   *[other] Noch { $count } Downloads
}
timeLeft = Noch { $time }
deleteNamed = { $name } löschen
deleteTitle = Diesen Upload löschen?
deleteQuestion = Danach kann niemand mehr { $name } herunterladen. Das lässt sich nicht rückgängig machen.
keep = Behalten
openDownloadPage = Die Seite öffnen, die Empfänger von { $name } sehen
changeLimits = Ändern
changeLimitsNamed = Ändern, wie lange { $name } heruntergeladen werden kann
changeLimitsTitle = Ändern, wie lange der Link gültig ist
keepTime = Wie bisher
timeFromNow = Ab jetzt { $time }
save = Speichern
goneTitle = Schon nicht mehr da
goneLead = { $name } ist abgelaufen, wurde so oft abgerufen, wie der Link es erlaubt, oder anderswo gelöscht. Es wurde nichts geändert.
passwordNotSet = Das Passwort ist nicht festgelegt, deshalb wird der Link nicht angezeigt. Bleibt es so, löschen Sie den Upload und senden Sie die Dateien noch einmal.
changeFailed = Das wurde nicht geändert. Prüfen Sie Ihre Auswahl und Ihre Verbindung und versuchen Sie es dann erneut.

## Receiving

checkingLink = Ihre Dateien werden gesucht …
checkFailed = Der Server antwortet nicht
checkFailedLead = Nichts ist verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
checkRefused = Gerade geht es nicht
checkRefusedLead = Auf dem Server ist etwas schiefgegangen. Nichts ist verloren: Versuchen Sie es gleich noch einmal.
waitAsked = Der Server bittet um etwas Geduld: { $time }.
expiredTitle = Diese Dateien sind nicht mehr da
expiredLead = Der Link ist abgelaufen, aufgebraucht oder wurde vom Absender gelöscht. Bitten Sie um einen neuen.
passwordNeeded = Passwort eingeben
passwordNeededLead = Der Absender hat diese Dateien geschützt. Das Passwort ist nicht im Link enthalten.
passwordTryAgain = Das ist nicht das richtige Passwort. Versuchen Sie es erneut.
unlock = Entsperren
keyNeeded = Der Schlüssel fehlt
keyNeededLead = Ein vollständiger Link hat nach dem Zeichen # einen Schlüssel. Fügen Sie den ganzen Link ein oder nur den Schlüssel.
keyLabel = Link oder Schlüssel
notAKey = Das ist weder ein Link noch ein Schlüssel dieses Dienstes.
keyOfAnotherFile = Dieser Link führt zu anderen Dateien.
openLink = Öffnen
filesForYou = { $count ->
    [one] Eine Datei für Sie
   *[other] { $count } Dateien für Sie
}
filesForYouLead = Verschlüsselt gesendet. Die Entschlüsselung geschieht hier, in Ihrem Browser.
download = Herunterladen
noStreamsWarning = Dieser Browser kann eine so große Datei nur öffnen, indem er sie ganz im Arbeitsspeicher hält; das kann misslingen. Was möchten Sie tun?
noStreams-copyLink = Den Link kopieren und in einem anderen Browser öffnen
noStreams-otherBrowser = Einen Browser holen, der große Dateien beim Empfang gleich speichert
noStreams-download = Trotzdem hier herunterladen
linkLife = Noch { $time } verfügbar
lastDownload = Noch { $time } verfügbar. Dies ist der letzte Download: Bewahren Sie die Dateien gut auf.
downloadsTaken = Der letzte Download läuft gerade, hier oder bei jemand anderem. Bricht er ab, gibt es wieder einen: Versuchen Sie es in zwei Minuten.
downloading = Wird heruntergeladen
decrypting = Wird entschlüsselt …
downloadFinished = Bitte sehr
downloadFinishedLead = Die Datei wurde entschlüsselt und liegt bei Ihren Downloads.
downloadStopped = Der Download wurde nicht beendet.
showDownload = Anzeigen

## Dead ends

loading = Einen Moment …
configFailed = Der Server antwortet nicht
configFailedLead = Nichts ist verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
notFoundTitle = Hier ist nichts
notFoundLead = Die Dateien sind abgelaufen oder wurden gelöscht, oder der Link ist unvollständig.
errorTitle = Etwas ist schiefgegangen
errorLead = Das hat nicht geklappt. Gehen Sie zurück zum Anfang und versuchen Sie es erneut.
uploadErrorLead = Ihre Dateien wurden nicht gesendet. Ihre Auswahl ist noch da: Versuchen Sie es erneut.
uploadError-too_large = Die Dateien sind größer, als dieser Dienst erlaubt. Senden Sie sie in kleineren Portionen.
uploadError-bad_limit = Der Dienst erlaubt so viele Downloads oder eine so lange Zeit nicht mehr. Laden Sie die Seite neu und wählen Sie noch einmal.
uploadError-unauthorized = Hier können nur angemeldete Personen Dateien senden. Melden Sie sich an und wählen Sie Ihre Dateien noch einmal aus.
uploadError-sender_unknown = Der Dienst konnte nicht erkennen, dass Sie angemeldet sind; deshalb galten die Grenzen für alle anderen. Melden Sie sich wieder an, falls Sie jetzt abgemeldet sind; sonst versuchen Sie es gleich noch einmal.
uploadError-issuer_away = Der Dienst ist gerade nicht verfügbar oder kann nicht feststellen, wer angemeldet ist. Ohne Konto können höchstens { $size } auf einmal gesendet werden, für höchstens { $downloads } und { $time }: Senden Sie nicht mehr als das oder versuchen Sie es gleich noch einmal.
uploadError-rate_limited = Es waren zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann erneut.
uploadError-busy = Der Dienst ist gerade voll ausgelastet. Ihre Dateien sind noch da: Versuchen Sie es gleich noch einmal.
uploadError-full = Der Dienst hat gerade keinen Platz für weitere Dateien. Ihre Dateien sind noch da: Versuchen Sie es später noch einmal.
uploadError-unavailable = Der Dienst ist gerade nicht verfügbar. Ihre Dateien sind noch da: Versuchen Sie es gleich noch einmal.
uploadError-idle_timeout = Über die Verbindung kam zu lange nichts an. Prüfen Sie sie und versuchen Sie es dann erneut.
uploadError-connect_failed = Der Server hat nicht geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Manche Netze, oft die am Arbeitsplatz, sperren, was zum Hochladen nötig ist (WebSocket-Verbindungen): Nehmen Sie dort ein anderes Netz, etwa das Ihres Smartphones, oder wenden Sie sich an den Betreiber Ihres Netzes.
uploadError-connection_lost = Die Verbindung ist abgebrochen. Ihre Dateien sind noch da: Versuchen Sie es erneut.
uploadError-file_changed = Eine der Dateien hat sich beim Senden geändert oder ließ sich nicht lesen. Wählen Sie sie noch einmal aus.
downloadErrorLead = Der Download wurde nicht beendet. Versuchen Sie es erneut; wenn das nicht hilft, bitten Sie den Absender um einen neuen Link.
downloadError-rate_limited = Es waren zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann erneut.
downloadError-busy = Der Dienst ist gerade voll ausgelastet. Der Link ist weiterhin gültig: Versuchen Sie es gleich noch einmal.
downloadError-unavailable = Der Dienst ist gerade nicht verfügbar. Der Link ist weiterhin gültig: Versuchen Sie es gleich noch einmal.
downloadError-connect_failed = Der Server war nicht zu erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.
downloadError-connection_lost = Die Verbindung ist abgebrochen. Prüfen Sie sie und versuchen Sie es dann erneut.
downloadError-damaged = Angekommen ist nicht das, was gesendet wurde; deshalb wurde nichts davon behalten. Versuchen Sie es erneut; wenn das nicht hilft, bitten Sie den Absender um einen neuen Link.
downloadError-incomplete = Der Browser hat mitten im Speichern aufgehört. Löschen Sie die unvollständige Datei und versuchen Sie es dann erneut.
downloadError-no_room = Auf diesem Gerät ist kein Platz mehr für diese Dateien. Schaffen Sie Platz und versuchen Sie es dann erneut.
crashLead = Diese Seite konnte nicht angezeigt werden. Laden Sie sie neu; was Sie vorher gesendet haben, ist nicht betroffen.
chunkTitle = Ein Teil dieser Seite fehlt
chunkMissingLead = Er konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu; was Sie vorher gesendet haben, ist nicht betroffen.
chunkTimeoutLead = Das Laden hat zu lange gedauert. Prüfen Sie Ihre Verbindung und laden Sie die Seite dann neu; was Sie vorher gesendet haben, ist nicht betroffen.
waitForTransfer = Eine Übertragung läuft noch und ginge verloren. Warten Sie, bis sie fertig ist.
reload = Neu laden
backHome = Zum Anfang
outdatedTitle = Es gibt eine neuere Version
outdatedLead = Diese Seite ist veraltet. Aktualisieren Sie sie, um fortzufahren.
update = Aktualisieren
outdatedBrowserTitle = Dieser Browser ist veraltet
outdatedBrowserLead = Ihm fehlt, was zum Senden und Empfangen von Dateien nötig ist. Aktualisieren Sie ihn und öffnen Sie dann dieselbe Adresse noch einmal.
unsupportedTitle = Dieser Browser kann { $title } nicht öffnen
unsupportedLead = Dateien werden im Browser verschlüsselt, und diesem fehlt, was dafür nötig ist. Verwenden Sie einen aktuellen Browser.
insecureTitle = Diese Adresse ist nicht sicher
insecureLead = Browser verschlüsseln nur auf Seiten, die sicher geladen wurden. Gehen Sie zurück und öffnen Sie dieselbe Adresse mit https:// am Anfang. Klappt das nicht, fragen Sie den Betreiber dieses Dienstes nach der sicheren Adresse.
otherBrowser = Anderen Browser holen
help = Hilfe

## Privacy

legalTitle = Datenschutz und Bedingungen
legalLead = Was mit Ihren Dateien geschieht, in wenigen Sätzen.
legalEncrypted = Dateien werden verschlüsselt gespeichert. Der Schlüssel steht im Link und erreicht den Server nie.
legalLifetime = Eine Datei wird höchstens { $anonymous } aufbewahrt, oder höchstens { $signedIn }, wenn eine angemeldete Person sie sendet.
legalOneLifetime = Eine Datei wird höchstens { $time } aufbewahrt.
legalDownloads = Ist die Zahl der Downloads begrenzt, kann eine Datei früher gelöscht werden.
legalLogs = In Serverprotokollen werden IP-Adressen { $days } Tage lang gespeichert.
legalAccountToSend = Zum Senden von Dateien ist ein Konto nötig, zum Empfangen nicht.
legalAccount = Ein Konto ist nur für Dateien über { $size } nötig.
