productName = Envoi

## The page around every screen

homeLink = { $title }, Startseite
skipToContent = Zum Inhalt springen
promo = Hinweis
closeNotice = Schließen
storageBlocked = Dieser Browser kann die Liste Ihrer Uploads nicht speichern; sie ist weg, sobald Sie diese Seite schließen. Kopieren Sie zuerst Ihre Links.
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
introTitle = Dateien privat teilen, ganz einfach
introLead = Ihre Dateien werden auf diesem Gerät verschlüsselt und erst dann gesendet. Teilen Sie den Link mit den Personen Ihrer Wahl; nur sie können die Dateien öffnen.
notBegunTitle = Noch nichts zu sehen?
notBegunLead = Prüfen Sie Ihre Verbindung und laden Sie diese Seite neu. Wenn das nicht hilft, ist Ihr Browser veraltet: Bitte aktualisieren Sie ihn.
scriptsOffTitle = JavaScript ist ausgeschaltet
scriptsOffLead = Ihre Dateien werden im Browser verschlüsselt, darum braucht diese Seite JavaScript. Schalten Sie es ein und laden Sie die Seite neu.

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
untilToday = bis { DATETIME($at, hour: "numeric", minute: "numeric") } Uhr
untilTomorrow = bis morgen, { DATETIME($at, hour: "numeric", minute: "numeric") } Uhr
untilDay = bis { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") } Uhr
sizeOfTotal = { $done } von { $total }
remaining = noch { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } Download
   *[other] { $count } Downloads
}
downloadsWithoutLimit = Beliebig viele Downloads
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
}
nameAndMore = { $name } und { $count } weitere

## Buttons that stand in several places

ok = OK
done = Fertig
cancel = Abbrechen
add = Hinzufügen
doNotAdd = Nicht hinzufügen
tryAgain = Erneut versuchen
copyLink = Link kopieren
copyMessage = Nachricht kopieren
includePassword = Passwort mitschicken
emailLink = E-Mail
emailSubject = Dateien für Sie
copied = Kopiert
copyRefused = Ihr Browser hat das Kopieren nicht erlaubt. Der Link ist markiert, Sie können ihn also selbst kopieren.
share = Teilen
shareNamed = { $name } teilen
showQrCode = QR-Code
qrCode = QR-Code für diesen Link
qrCodeHint = Scannen Sie ihn mit der Kamera eines Smartphones, um den Link dort zu öffnen.
qrCodeFailed = Der QR-Code konnte nicht erstellt werden. Ihr Link funktioniert trotzdem.
sendYourOwn = Eigene Dateien senden
deleteUpload = Löschen
deleteFailed = Dieser Upload konnte nicht gelöscht werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
passwordProtected = Passwortgeschützt
passwordLabel = Passwort
showPassword = Passwort anzeigen
hidePassword = Passwort verbergen
filesInside = Dateien in diesem Upload

## Accounts

signIn = Anmelden
signOut = Abmelden
signOutWaits = Eine Übertragung läuft noch. Melden Sie sich ab, sobald sie fertig ist.
signOutWaitsForTab = In einem anderen Tab läuft noch eine Übertragung. Melden Sie sich ab, sobald sie fertig ist.
signOutSyncs = Ihre Liste wird noch gespeichert …
signOutTitle = Abmelden?
signOutLoses = { $count ->
    [one] { $count } Upload ist nur auf diesem Gerät. Nach dem Abmelden können Sie ihn nicht mehr sehen, ändern oder löschen. Der Link funktioniert weiterhin.
   *[other] { $count } Uploads sind nur auf diesem Gerät. Nach dem Abmelden können Sie sie nicht mehr sehen, ändern oder löschen. Die Links funktionieren weiterhin.
}
staySignedIn = Angemeldet bleiben
signOutAnyway = Trotzdem abmelden
signedOut = Sie sind abgemeldet.
signedOutRefused = Ihre Sitzung ist abgelaufen. Melden Sie sich wieder an, um Ihre Liste zu sehen.
signUpTitle = Mehr Möglichkeiten mit Anmeldung
signUpLead = Sie können Dateien ohne Konto senden. Mit Konto geht mehr:
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
benefitPerk = Ihre Liste bleibt verschlüsselt; nur Sie können sie lesen
emailLabel = E-Mail (optional)
signInNotBegun = Die Anmeldeseite war nicht zu erreichen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
signInAway = Die Anmeldung ist gerade nicht verfügbar. Versuchen Sie es später noch einmal.
signInNoRoom = Auf diesem Gerät ist kein Platz mehr für die Anmeldung. Löschen Sie Uploads, die Sie nicht mehr brauchen, und versuchen Sie es dann erneut.
signInWaits = Eine Übertragung läuft noch und ginge verloren. Melden Sie sich an, sobald sie fertig ist.
signingIn = Sie werden angemeldet …
signInErrorLead = Sie wurden nicht angemeldet; sonst hat sich nichts geändert. Versuchen Sie es erneut.
signInReason = Wenn das wieder vorkommt, melden Sie den Betreibern dieses Dienstes: { $reason }
passphraseNeeded = Passphrase Ihrer Liste eingeben
passphraseNeededLead = Sie verschlüsselt die Liste Ihrer Uploads und verlässt dieses Gerät nie. Verwenden Sie auf allen Ihren Geräten dieselbe.
passphraseLabel = Passphrase
passphraseTooShort = Das ist zu kurz. Verwenden Sie mindestens { $length } Zeichen.
passphraseHint = Mindestens { $length } Zeichen: ein paar Wörter, die nur Sie so zusammenstellen würden. Niemand kann sie wiederherstellen, also schreiben Sie sie auf.
passphraseRunning = Ihr Schlüssel wird erzeugt …
passphraseFailed = Der Schlüssel konnte auf diesem Gerät nicht erzeugt werden. Schließen Sie andere Tabs und versuchen Sie es dann erneut.
goOn = Weiter
cancelSignIn = Nicht anmelden
unknownPassphrase = Ist das eine neue Passphrase?
unknownPassphraseLead = Wir haben dazu keine Liste gefunden. Wenn dies Ihr erstes Gerät ist oder Sie eine neue Passphrase möchten, geben Sie sie noch einmal ein, um eine Liste anzulegen. Wenn Sie schon eine Liste haben, haben Sie sich vielleicht vertippt.
passphraseAgain = Passphrase noch einmal eingeben
passphraseDiffers = Die Passphrasen stimmen nicht überein.
beginList = Neue Liste anlegen
anotherPassphrase = Habe mich vertippt
uncheckedPassphrase = Ihre Passphrase konnte nicht geprüft werden
uncheckedPassphraseLead = Der Server hat nicht gesagt, ob es zu dieser Passphrase eine Liste gibt. Versuchen Sie es erneut. Wenn Sie fortfahren und sich vertippt haben, sehen Sie die Liste Ihrer anderen Geräte nicht.
trustPassphrase = Trotzdem fortfahren
retypePassphrase = Neu eingeben

## Sending: choosing files

sendFiles = Dateien senden
dropFiles = Dateien hierher ziehen
orSelectFiles = oder auswählen, bis zu { $size }
upToSize = Bis zu { $size }
selectFiles = Dateien auswählen
selectFolder = Einen Ordner auswählen
sharedTitle = Diese Dateien hinzufügen?
sharedLead = Eine andere App oder Website hat sie mit dieser Seite geteilt. Fügen Sie nur hinzu, was Sie erwartet haben.
accountNeeded = Anmelden, um Dateien zu senden
accountNeededLead = Zum Senden brauchen Sie hier ein Konto. Empfangen können alle.
accountNeededBlocked = Zum Senden brauchen Sie hier ein Konto, aber dieser Browser kann für diese Seite keine Anmeldung speichern. Empfangen können Sie trotzdem.
accountNeededToRequest = Um hier Dateien anzufordern, brauchen Sie ein Konto. Senden kann sie Ihnen jeder, der den Link hat.
signInForSize = Anmelden und bis zu { $size } senden
dropNow = Zum Hinzufügen loslassen
chosenFiles = Ihre Dateien
addMoreFiles = Hinzufügen
removeFile = { $name } entfernen
fileRemoved = { $name } entfernt
addFolder = Ordner hinzufügen
skipped-none = Keine Dateien zum Hinzufügen gefunden
skipped-empty = { $count ->
    [one] { $count } leere Datei übersprungen
   *[other] { $count } leere Dateien übersprungen
}
skipped-chosen = { $count ->
    [one] { $count } schon hinzugefügte Datei übersprungen
   *[other] { $count } schon hinzugefügte Dateien übersprungen
}
skipped-system = Systemdateien ausgelassen: { $count }
skipped-unreadable = Nicht lesbar: { $name }
expiryChoices = Link läuft ab nach
downloadLimitLabel = Downloads
timeLimitLabel = Zeit
addPassword = Mit Passwort schützen
liveLink = Link schon beim Hochladen erhalten
liveLinkHint = Empfänger können in ihrem Browser schon mit dem Herunterladen beginnen, während Sie noch hochladen. Lassen Sie diese Seite geöffnet.
passwordMissing = Geben Sie ein Passwort ein oder entfernen Sie das Häkchen, um ohne Passwort zu senden.
maxPasswordLength = Ein Passwort kann bis zu { $length } Zeichen haben.
uploadFiles = { $count ->
    [one] { $count } Datei hochladen
   *[other] { $count } Dateien hochladen
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Zu viele Dateien
noticeTitle-fileTooBig = Zu groß zum Senden
noticeTitle-tooManyArchives = Zu viele Uploads
noticeTitle-unreadableFiles = Diese Dateien sind nicht lesbar
tooManyFiles = { $count ->
    [one] Sie können { $count } Datei auf einmal senden; ausgewählt haben Sie { $chosen }. Packen Sie sie in eine ZIP-Datei oder wählen Sie eine aus.
   *[other] Sie können bis zu { $count } Dateien auf einmal senden; ausgewählt haben Sie { $chosen }. Packen Sie sie in eine ZIP-Datei oder wählen Sie weniger aus.
}
tooManyFilesAtOnce = { $count ->
    [one] Sie können { $count } Datei auf einmal senden. Packen Sie sie in eine ZIP-Datei oder wählen Sie eine aus.
   *[other] Sie können bis zu { $count } Dateien auf einmal senden. Packen Sie sie in eine ZIP-Datei oder wählen Sie weniger aus.
}
addFitting = { $count ->
    [one] Die erste hinzufügen
   *[other] Erste { $count } hinzufügen
}
fileTooBig = Sie können bis zu { $size } auf einmal senden. Senden Sie diese Dateien in kleineren Portionen.
tooManyArchives = { $count ->
    [one] Sie können { $count } Upload gleichzeitig haben. Löschen Sie ihn oder warten Sie, bis er abläuft.
   *[other] Sie können bis zu { $count } Uploads gleichzeitig haben. Löschen Sie einen oder warten Sie, bis einer abläuft.
}
unreadableFiles = Was Sie abgelegt haben, können wir nicht lesen. Wählen Sie die Dateien stattdessen über die Schaltfläche aus.
needsAccountSize = Ohne Konto können Sie bis zu { $size } auf einmal senden.
needsAccountCount = { $count ->
    [one] Ohne Konto erlaubt ein Link höchstens { $count } Download.
   *[other] Ohne Konto erlaubt ein Link höchstens { $count } Downloads.
}
needsAccountTime = Ohne Konto sind Links höchstens { $time } gültig.

## Sending: under way and done

chosenTold = { $files }, insgesamt { $size }
noAnswer = Wir warten auf Ihre Verbindung. Danach geht es von selbst weiter.
uploading = Wird hochgeladen
uploadWaiting = Wartet auf das Hochladen
pause = Anhalten
uploadPaused = Angehalten
liveLinkReady = Dieser Link funktioniert schon. Empfänger erhalten die Dateien, während Sie sie hochladen. Lassen Sie diese Seite geöffnet.
unfinishedUpload = Unterbrochener Upload
continueFrom = Ab { $size } fortsetzen?
sameFilesNeeded = Um fortzufahren, wählen Sie dieselben Dateien noch einmal aus.
otherFiles = Das sind nicht dieselben Dateien, oder sie haben sich inzwischen geändert. Es wurde nichts weiter gesendet.
notSent = Noch nicht hochgeladen
prepareNext = Nächsten Upload vorbereiten
waitsForUpload = Beginnt, sobald der laufende Upload fertig ist.
stopUploadTitle = Diesen Upload stoppen?
stopUploadLead = Was schon gesendet ist, geht verloren. Die ausgewählten Dateien sind noch hier.
keepUploading = Weiter hochladen
stopUpload = Upload stoppen
showUpload = Anzeigen
importing = Ihre Dateien werden gelesen …
encrypting = Wird verschlüsselt …
finalising = Gleich fertig. Ihre Dateien werden gespeichert …
expiresAfter = Gültig für { $downloads } oder { $time }
settingPassword = Passwort wird festgelegt …
passwordFailed = Das Passwort konnte nicht festgelegt werden
passwordFailedLead = Ihre Dateien sind hochgeladen, aber noch nicht geschützt; deshalb zeigen wir den Link noch nicht. Versuchen Sie es erneut oder löschen Sie den Upload.
uploaded = Bereit zum Teilen
linkReady = Ihr Link ist fertig
uploadComplete = Upload abgeschlossen
shareLink = Link zu Ihren Dateien
sendMore = Weitere Dateien senden
linkDialogLead = Wer diesen Link hat, kann { $name } herunterladen.
linkDialogNote = Wer diesen Link hat, kann Ihre Notiz lesen.
linkNeedsPassword = Dafür ist auch das Passwort nötig.
howProtected = So sind Ihre Dateien geschützt
protectionTitle = Ende-zu-Ende-verschlüsselt
protectionEncrypted = Ihr Browser verschlüsselt die Dateien, bevor sie dieses Gerät verlassen. Der Server speichert nur, was er nicht lesen kann.
protectionKey = Der Schlüssel steht im Link, nach dem Zeichen #. Er wird nie an den Server gesendet; teilen Sie den Link also nur mit Menschen, denen Sie vertrauen.
protectionExpiry = Die Dateien werden gelöscht, sobald der Link abläuft: nach den Downloads oder der Zeit, die Sie wählen.

## Keyboard shortcuts

shortcutsTitle = Tastenkürzel
shortcutChoose = Dateien auswählen
shortcutUpload = Hochladen
shortcutCopy = Link kopieren
shortcutDownload = Herunterladen
shortcutHelp = Diese Liste anzeigen
shortcutsOn = Tastenkürzel verwenden

## The survey

surveyTitle = Sagen Sie uns Ihre Meinung
surveyLead = Ihre Antworten helfen uns, besser zu werden. Die Umfrage öffnet sich auf einer anderen Seite und erfährt nichts über Ihre Dateien.
giveFeedback = Feedback geben
surveySkip = Überspringen

## The person's own uploads

yourUploads = Ihre Uploads
noUploads = Dateien, die Sie senden, erscheinen hier. So können Sie den Link noch einmal kopieren oder die Dateien löschen.
joinOffer = Uploads, die vor Ihrer Anmeldung von diesem Gerät gesendet wurden: { $count }. Zu Ihrer Liste hinzufügen?
downloadsLeft = { $count ->
    [one] Noch { $count } Download
   *[other] Noch { $count } Downloads
}
timeLeft = Noch { $time }
deleteNamed = { $name } löschen
deletingNamed = { $name } wird gelöscht …
undo = Rückgängig
keep = Behalten
moreActions = Weitere Aktionen für { $name }
openPage = Download-Seite öffnen
openDownloadPage = Download-Seite von { $name } öffnen
changeLimits = Ändern
changeLimitsNamed = Ablauf des Links zu { $name } ändern
changeLimitsTitle = Ablauf des Links ändern
keepTime = Unverändert
timeFromNow = Ab jetzt { $time }
save = Speichern
goneTitle = Diesen Upload gibt es nicht mehr
goneLead = { $name } ist abgelaufen, hat das Download-Limit erreicht oder wurde anderswo gelöscht. Es wurde nichts geändert.
passwordNotSet = Das Passwort ist nicht festgelegt, deshalb ist der Link verborgen. Bleibt es so, löschen Sie den Upload und senden Sie die Dateien noch einmal.
changeFailed = Das konnte nicht gespeichert werden. Prüfen Sie Ihre Auswahl und Ihre Verbindung und versuchen Sie es dann erneut.
pastUploads = In den letzten 7 Tagen beendet
clearPast = Leeren
pastDownloaded = Heruntergeladen: { $time }
pastDownloadedBefore = Heruntergeladen vor { $time }
pastExpired = Abgelaufen: { $time }
pastDeleted = Gelöscht: { $time }
pastGone = Aufgebraucht oder gelöscht: { $time }
pastGoneBefore = Aufgebraucht oder gelöscht vor { $time }
requestFiles = Dateien anfordern
newRequestLead = Erstellen Sie einen Link, über den Ihnen alle Dateien senden können, die nur Sie lesen können.
requestWanted = Was Sie brauchen, eine Angabe pro Zeile
requestAskerHint = Absender sehen diesen Namen. Niemand prüft ihn.
requestOpenFor = Offen für
deliveries = Sendungen
requestDeliverySize = Größe jeder Sendung
requestTotalSize = Gesamtgröße
newRequestKinds = Dateiarten, zum Beispiel .pdf (nur als Hinweis)
requestLink = Link zur Anfrage
requestReadyLead = Wer diesen Link hat, kann Ihnen Dateien senden. Nur Sie können sie lesen.
requestSubject = Bitte senden Sie mir Dateien
ownerLink = Link zum Eingang
ownerLinkWarning = Er öffnet diesen Eingang auf einem anderen Gerät. Wer ihn hat, kann alles lesen, was Sie erhalten. Behalten Sie ihn für sich.
inbox = Eingang
yourRequests = Ihre Anfragen
joinRequests = Anfragen, die vor Ihrer Anmeldung auf diesem Gerät erstellt wurden: { $count }. Zu Ihrer Liste hinzufügen?
newDeliveries = Neue Sendungen: { $count }
notifyDeliveries = Bei Sendungen benachrichtigen
requestAccepts = Nimmt Dateien an
requestClosed = Nimmt keine Dateien mehr an
noDeliveries = Noch ist nichts angekommen. Sendungen erscheinen hier.
requestGoneLead = Diese Anfrage ist abgelaufen oder wurde gelöscht.
requestUntrusted = Dieser Anfrage ist nicht zu trauen
requestUntrustedLead = Der Link ist beschädigt, oder der Server zeigt eine andere Anfrage. Deshalb wird nichts angezeigt.
deliveryComing = Wird gesendet
deliveryNew = Erhalten
deliveryCollected = Gespeichert
removeDelivery = Vom Server löschen
deliveryRefused-repeated = Abgelehnt: Diese Sendung ist doppelt aufgeführt.
deliveryRefused-forged = Abgelehnt: Sie wurde nicht mit Ihrem Link erstellt.
deliveryRefused-damaged = Abgelehnt: Sie ist beschädigt oder wurde verändert.
closeRequest = Keine Dateien mehr annehmen
closeRequestTitle = Keine Dateien mehr annehmen?
closeRequestLead = Der Link funktioniert dann endgültig nicht mehr, und Dateien, die noch gesendet werden, kommen nicht mehr an. Was angekommen ist, bleibt hier.
newLink = Neuer Link
newLinkLead = Der alte Link funktioniert nicht mehr, sobald der neue bereit ist. Was angekommen ist, bleibt im alten Eingang.
deleteRequestTitle = Diese Anfrage löschen?
deleteRequestLead = Der Link funktioniert dann nicht mehr, und alles Angekommene wird vom Server gelöscht. Ihre gespeicherten Dateien bleiben.

## Receiving

checkingLink = Ihre Dateien werden gesucht …
checkFailed = Server nicht erreichbar
checkFailedLead = Nichts ist verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
checkRefused = Der Server ist ausgelastet
checkRefusedLead = Nichts ist verloren. Versuchen Sie es gleich noch einmal.
waitAsked = Bitte warten Sie { $time }.
expiredTitle = Diese Dateien sind nicht mehr da
expiredLead = Der Link ist abgelaufen, hat das Download-Limit erreicht oder wurde vom Absender gelöscht. Bitten Sie um einen neuen.
removedTitle = Diese Dateien wurden entfernt
removedLead = Die Betreiber dieses Dienstes haben sie entfernt; der Link funktioniert nicht mehr.
contactOperator = Kontaktieren
passwordNeeded = Passwort eingeben
passwordNeededLead = Fragen Sie den Absender nach dem Passwort; es steht nicht im Link.
passwordTryAgain = Falsches Passwort. Versuchen Sie es erneut.
unlock = Entsperren
keyNeeded = Dieser Link ist unvollständig
keyNeededLead = Ein Teil des Links fehlt. Kopieren Sie ihn noch einmal und fügen Sie ihn hier ein.
keyLabel = Link oder Schlüssel
notAKey = Das ist kein Link oder Schlüssel dieses Dienstes.
keyOfAnotherFile = Dieser Link gehört zu anderen Dateien.
openLink = Öffnen
wrongKey = Dieser Link funktioniert nicht
wrongKeyLead = Vielleicht fehlt ein Teil. Kopieren Sie den ganzen Link aus Ihrer Nachricht und fügen Sie ihn hier ein.
filesForYou = { $count ->
    [one] Eine Datei für Sie
   *[other] { $count } Dateien für Sie
}
filesForYouLead = Ende-zu-Ende-verschlüsselt. Entschlüsselt wird nur in Ihrem Browser.
fromSender = Vom Absender
showMore = Mehr anzeigen
download = Herunterladen
noStreamsWarning = Um eine so große Datei zu öffnen, muss dieser Browser sie ganz im Arbeitsspeicher halten; das kann misslingen. Was möchten Sie tun?
noStreams-copyLink = Den Link kopieren und in einem anderen Browser öffnen
noStreams-otherBrowser = Einen Browser holen, der große Dateien direkt speichert
noStreams-download = Trotzdem hier herunterladen
linkLife = Noch { $time } gültig
linkLifeUnderMinute = Läuft in weniger als einer Minute ab
lastDownloadNote = Letzter Download: Sobald Sie ansehen oder speichern, funktioniert der Link nicht mehr.
ownUpload = { $left ->
    [one] Das ist Ihr eigener Upload. Wenn Sie ihn herunterladen, kann es sonst niemand mehr.
   *[other] Das ist Ihr eigener Upload. Wenn Sie ihn herunterladen, verbrauchen Sie 1 der { $left } verbleibenden Downloads.
}
downloadsTaken = Gerade lädt jemand die letzte Kopie herunter. Bricht das ab, können Sie es in zwei Minuten noch einmal versuchen.
downloading = Wird heruntergeladen
decrypting = Wird entschlüsselt …
downloadBegunAnew = Dieser Download ließ sich nicht fortsetzen und hat deshalb von vorn begonnen.
stillUploading = Der Absender lädt noch hoch. Sie können schon mit dem Herunterladen beginnen.
waitsForSender = Wir warten auf den Absender. Danach geht es von selbst weiter.
downloadFinished = Download abgeschlossen
downloadFinishedLead = { $name } liegt in Ihrem Ordner „Downloads“.
savedInFolder = Gespeichert in { $folder }
downloadFinishedRenamed = Die Datei liegt in Ihrem Ordner „Downloads“, vielleicht unter einem anderen Namen.
downloadAgain = Erneut herunterladen
lastDownloadDone = Das war der letzte Download; der Link funktioniert nicht mehr.
downloadStopped = Download nicht abgeschlossen
showDownload = Anzeigen

## Sending what a request asks for

requestTitle = Dateien erbeten
requestLead = Wird auf diesem Gerät verschlüsselt. Nur wer darum bittet, kann öffnen, was Sie senden.
requestWords = Von der Person, die darum bittet (nicht überprüft)
requestKinds = Bevorzugte Dateitypen
requestLeft = Übrige Sendungen
requestRoom = Übriger Platz
requestEach = Höchstens pro Sendung
requestSend = Senden
requestPasswordLead = Fragen Sie die Person danach, die Ihnen den Link gesendet hat.
requestSent = Gesendet
requestSentLead = Nur wer darum gebeten hat, kann es öffnen und sieht denselben Empfangscode.
receiptLabel = Empfangscode
copyReceipt = Empfangscode kopieren
delivery-stored = Angekommen. Noch nicht abgeholt.
delivery-collected = Abgeholt.
delivery-gone = Gelöscht oder abgelaufen, ohne abgeholt zu werden.
deliveryLost = Ihr unterbrochener Upload kann nicht fortgesetzt werden.
sentBefore = Von diesem Gerät gesendet
sentAt = Gesendet: { $time }
requestEnded-unknown = Diese Anfrage gibt es nicht
requestEndedLead-unknown = Sie wurde gelöscht oder ist abgelaufen, oder dieser Dienst nimmt keine Anfragen an. Bitten Sie um einen neuen Link.
requestEnded-closed = Diese Anfrage ist geschlossen
requestEnded-full = Diese Anfrage ist voll
requestEndedLead = Sie nimmt nichts mehr an. Bitten Sie um einen neuen Link.
requestEnded-untrusted = Diesem Link ist nicht zu trauen
requestEndedLead-untrusted = Link und Server passen nicht zusammen, deshalb wurde nichts gesendet. Bitten Sie auf anderem Weg noch einmal um den Link.

## Reporting an upload to whoever runs the service

report = Melden
reportTitle = Diesen Upload melden
reportLead = Das geht an die Betreiber dieses Dienstes. Nur sie können lesen, was Sie schreiben.
reportReason = Was stimmt nicht?
reportReason-malware = Schadsoftware
reportReason-fraud = Betrug oder Phishing
reportReason-illegal = Illegale Inhalte
reportReason-other = Etwas anderes
reportWords = Was sollten sie wissen?
reportKey = Schlüssel mitschicken
reportKeyHint = Mit dem Schlüssel können sie die Dateien öffnen. Ohne ihn nicht.
reportSend = Meldung senden
reportSent = Meldung gesendet
reportSentLead = Danke. Die Betreiber dieses Dienstes sehen sich das an.
reportFailed = Das konnte nicht gesendet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.

## Dead ends

loading = Einen Moment …
configFailed = Server nicht erreichbar
configFailedLead = Nichts ist verloren. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
intercepted = Statt dieses Dienstes hat eine Anmeldeseite oder Ihr Netzwerk geantwortet. Öffnen Sie diese Seite in einem anderen Tab und melden Sie sich dort an, wenn Sie dazu aufgefordert werden.
pageNotFound = Seite nicht gefunden
pageNotFoundLead = Prüfen Sie die Adresse oder beginnen Sie auf der Startseite.
notFoundTitle = Hier ist nichts
notFoundLead = Die Dateien sind abgelaufen oder wurden gelöscht, oder der Link ist unvollständig.
errorTitle = Etwas ist schiefgegangen
errorLead = Etwas ist kaputtgegangen. Nichts, was Sie gesendet haben, ist verloren.
uploadErrorLead = Ihre Dateien wurden nicht gesendet, aber Ihre Auswahl ist noch da. Versuchen Sie es erneut.
uploadError-too_large = Diese Dateien sind größer, als dieser Dienst erlaubt. Senden Sie sie in kleineren Portionen.
uploadError-bad_limit = Dieser Dienst erlaubt so viele Downloads oder so viel Zeit nicht mehr. Laden Sie die Seite neu und wählen Sie noch einmal.
uploadError-unauthorized = Zum Senden müssen Sie hier angemeldet sein. Melden Sie sich an und wählen Sie Ihre Dateien noch einmal aus.
uploadError-sender_unknown = Wir konnten nicht bestätigen, dass Sie angemeldet sind; deshalb galten die Limits für alle. Falls Sie abgemeldet wurden, melden Sie sich wieder an; sonst versuchen Sie es gleich noch einmal.
uploadError-issuer_away = Der Dienst ist gerade nicht verfügbar oder kann nicht prüfen, wer angemeldet ist. Ohne Konto können Sie bis zu { $size } senden, für höchstens { $downloads } und { $time }. Senden Sie weniger oder versuchen Sie es gleich noch einmal.
uploadError-signed_out = Sie wurden auf diesem Gerät abgemeldet. Deshalb wurde dieser Upload gestoppt.
uploadError-rate_limited = Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann erneut.
uploadError-too_many_uploads = Zu viele Uploads aus Ihrem Netz oder von Ihrem Konto. Ihre Dateien sind noch da.
uploadError-too_many_bytes = Zu viele Daten aus Ihrem Netz oder von Ihrem Konto. Ihre Dateien sind noch da.
uploadError-busy = Der Dienst ist stark ausgelastet. Ihre Dateien sind noch da; versuchen Sie es gleich noch einmal.
uploadError-full = Der Dienst hat gerade keinen Platz für weitere Dateien. Ihre Dateien sind noch da; versuchen Sie es später noch einmal.
uploadError-unavailable = Der Dienst ist gerade nicht verfügbar. Ihre Dateien sind noch da; versuchen Sie es gleich noch einmal.
uploadError-idle_timeout = Die Verbindung war zu lange inaktiv. Prüfen Sie sie und versuchen Sie es dann erneut.
uploadError-connect_failed = Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Manche Netze, oft am Arbeitsplatz, sperren das Hochladen. Nehmen Sie ein anderes Netz, etwa das Ihres Smartphones, oder fragen Sie den Betreiber Ihres Netzes.
uploadError-connection_lost = Verbindung abgebrochen. Ihre Dateien sind noch da; versuchen Sie es erneut.
uploadError-file_changed = Eine Ihrer Dateien hat sich beim Senden geändert oder ließ sich nicht lesen. Wählen Sie sie noch einmal aus.
downloadErrorLead = Der Download wurde nicht abgeschlossen. Versuchen Sie es erneut; wenn das nicht hilft, bitten Sie den Absender um einen neuen Link.
downloadError-rate_limited = Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann erneut.
downloadError-busy = Der Dienst ist stark ausgelastet. Der Link funktioniert weiterhin; versuchen Sie es gleich noch einmal.
downloadError-unavailable = Der Dienst ist gerade nicht verfügbar. Der Link funktioniert weiterhin; versuchen Sie es gleich noch einmal.
downloadError-connect_failed = Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.
downloadError-connection_lost = Verbindung abgebrochen. Prüfen Sie sie und versuchen Sie es dann erneut.
downloadError-damaged = Angekommen ist etwas anderes, als gesendet wurde; deshalb wurde nichts behalten. Versuchen Sie es erneut; wenn das nicht hilft, bitten Sie den Absender um einen neuen Link.
downloadError-incomplete = Ihr Browser hat mitten im Speichern aufgehört. Löschen Sie die unvollständige Datei und versuchen Sie es dann erneut.
downloadError-upload_abandoned = Der Absender hat aufgehört, bevor alles hochgeladen war. Bitten Sie um einen neuen Link.
downloadError-no_room = Auf diesem Gerät ist kein Platz für diese Dateien. Schaffen Sie Platz und versuchen Sie es dann erneut.
crashLead = Diese Seite konnte nicht angezeigt werden. Laden Sie sie neu; was Sie schon gesendet haben, bleibt erhalten.
chunkTitle = Ein Teil dieser Seite fehlt
chunkMissingLead = Er konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu; was Sie schon gesendet haben, bleibt erhalten.
chunkTimeoutLead = Das Laden hat zu lange gedauert. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu; was Sie schon gesendet haben, bleibt erhalten.
waitForTransfer = Eine Übertragung läuft noch und ginge verloren. Warten Sie, bis sie fertig ist.
reload = Neu laden
backHome = Zum Anfang
outdatedTitle = Es gibt eine neuere Version
outdatedLead = Diese Seite ist veraltet. Aktualisieren Sie sie, um fortzufahren.
update = Aktualisieren
outdatedBrowserTitle = Ihr Browser ist veraltet
outdatedBrowserLead = Ihm fehlt, was Sie zum Senden und Empfangen von Dateien brauchen. Aktualisieren Sie ihn und öffnen Sie diese Adresse dann noch einmal.
unsupportedTitle = Dieser Browser kann { $title } nicht öffnen
unsupportedLead = Dateien werden im Browser verschlüsselt, und dieser kann das nicht. Das können Sie tun:
unsupportedUpdate = Aktualisieren Sie diesen Browser und öffnen Sie Ihren Link dann noch einmal.
unsupportedOther = Oder kopieren Sie Ihren Link in eine aktuelle Version von Chrome, Edge, Firefox oder Safari.
unsupportedInApp = Wenn Sie den Link in einer anderen App geöffnet haben, wählen Sie in deren Menü „Im Browser öffnen“.
insecureTitle = Diese Adresse ist nicht sicher
insecureLead = Browser verschlüsseln nur auf sicheren Seiten. Gehen Sie zurück und öffnen Sie dieselbe Adresse mit https:// davor. Klappt das nicht, fragen Sie den Betreiber dieses Dienstes nach der sicheren Adresse.
otherBrowser = Anderen Browser holen
help = Hilfe

## Privacy

legalTitle = Datenschutz und Bedingungen
legalLead = Was mit Ihren Dateien geschieht, in wenigen Sätzen.
legalEncrypted = Dateien werden verschlüsselt gespeichert. Der Schlüssel steht im Link und erreicht den Server nie.
legalLifetime = Wir bewahren Dateien höchstens { $anonymous } auf, oder höchstens { $signedIn }, wenn Sie angemeldet sind.
legalOneLifetime = Wir bewahren Dateien höchstens { $time } auf.
legalDownloads = Dateien werden gelöscht, sobald ihr Download-Limit erreicht ist.
legalLogs = IP-Adressen speichern wir { $days } Tage lang in Serverprotokollen.
legalAccountToSend = Zum Senden von Dateien brauchen Sie ein Konto, zum Empfangen nicht.
legalAccount = Ein Konto brauchen Sie nur für Dateien über { $size }.

## Notes and messages

writeNote = Notiz schreiben
noteLabel = Ihre Notiz
noteHint = Sie wird wie eine Datei verschlüsselt.
noteReadOnce = Sie wird wie eine Datei verschlüsselt und kann nur einmal gelesen werden.
noteDone = Hinzufügen
createLink = Link erstellen
note = Notiz
editNote = Notiz ändern
addMessage = Titel oder Nachricht hinzufügen
titleLabel = Titel
messageLabel = Nachricht
senderLabel = Ihr Name
noteForYou = Eine Notiz für Sie
showNote = Notiz lesen
showNoteOnce = Das verbraucht den letzten Download: Sie können die Notiz nur einmal lesen.
copyText = Text kopieren
saveNote = Als Datei speichern
textCopyRefused = Ihr Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text und kopieren Sie ihn selbst.

## Looking before taking

preview = Vorschau
previewNamed = Vorschau von { $name }
selectFile = { $name } auswählen
downloadSelected = { $count ->
    [one] { $count } Datei herunterladen
   *[other] { $count } Dateien herunterladen
}
downloadAll = Alle herunterladen
saveToFolder = In einem Ordner speichern
takingCounts = Ansehen oder Speichern zählt als ein Download.
takingCounted = Ein Download ist gezählt. Solange diese Seite geöffnet bleibt, zählt nichts Weiteres.
previewFailed = Diese Datei konnte nicht angezeigt werden. Laden Sie sie stattdessen herunter.
previewTooLarge = Diese Datei ist zu groß für die Vorschau. Laden Sie sie stattdessen herunter.
previewCut = Nur der Anfang wird angezeigt.
previewProtected = Diese Datei ist passwortgeschützt. Laden Sie sie herunter, um sie zu öffnen.
previewMissingPictures = Bilder auf dieser Seite, die nicht angezeigt werden konnten: { $count }
previewIncomplete = Ein Teil kann nicht richtig angezeigt werden.
previewNotText = Diese Datei scheint keinen Text zu enthalten. Laden Sie sie stattdessen herunter.
previewEncoding = Zeichenkodierung
previousFile = Vorherige Datei
nextFile = Nächste Datei
filePlace = { $place } von { $count }
noPreview = Für diese Datei gibt es keine Vorschau.
close = Schließen

## Strong passwords

strongPassword = Extra stark: öffnet sich nur mit Envoi
strongPasswordHint = Viel schwerer zu erraten, selbst für diesen Dienst. Ältere Apps können den Link nicht öffnen.
suggestPassphrase = Passphrase vorschlagen
suggestFailed = Der Vorschlag konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut oder geben Sie ein eigenes Passwort ein.
copyPassword = Passwort kopieren
makingKey = Verschlüsselung wird vorbereitet …
checkingPassword = Passwort wird geprüft …

## News

downloadingNow = Wird gerade heruntergeladen
wrongPasswords = { $count ->
    [one] Falsches Passwort, { $count } Versuch
   *[other] Falsches Passwort, { $count } Versuche
}
notifyMe = Bei Downloads benachrichtigen
notifyOn = Benachrichtigungen sind an
notifyBlocked = Ihr Browser blockiert Benachrichtigungen für diese Seite.
wasDownloaded = { $name } wurde heruntergeladen
