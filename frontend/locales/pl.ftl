productName = Envoi

## The page around every screen

homeLink = { $title }, strona główna
skipToContent = Przejdź do treści
promo = Powiadomienie
closeNotice = Zamknij
storageBlocked = Ta przeglądarka nie zapisze listy Twoich przesyłek: zniknie ona po zamknięciu strony. Najpierw skopiuj linki.
storageFull = Na tym urządzeniu nie ma już miejsca na listę Twoich przesyłek. Skopiuj linki, zanim zamkniesz tę stronę, albo usuń niepotrzebne przesyłki.
footerPromise = Pliki są szyfrowane, zanim opuszczą Twoje urządzenie. Otworzy je tylko ten, kto ma link.
footerLinks = O tej usłudze
link-privacy = Prywatność
link-terms = Warunki
link-cookies = Pliki cookie
link-source = Kod źródłowy
link-feedback = Opinia
feedbackFacts = Wersja { $version }, { $browser }
language = Język
languageOfBrowser = Jak w przeglądarce
languageTold = { $label }: { $language }
languageFailed = Nie udało się wczytać tego języka. Sprawdź połączenie i spróbuj ponownie.
introTitle = Prywatne i proste udostępnianie plików
introLead = Twoje pliki są szyfrowane na tym urządzeniu przed wysłaniem. Udostępnij link wybranym osobom: tylko one otworzą pliki.
notBegunTitle = Jeszcze nic tu nie ma?
notBegunLead = Sprawdź połączenie i odśwież tę stronę. Jeśli to nie pomoże, Twoja przeglądarka jest nieaktualna: zaktualizuj ją.
scriptsOffTitle = JavaScript jest wyłączony
scriptsOffLead = Twoje pliki są szyfrowane w przeglądarce, dlatego ta strona potrzebuje JavaScriptu. Włącz go i odśwież stronę.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } bajt
    [few] { $num } bajty
    [many] { $num } bajtów
   *[other] { $num } bajta
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } dzień
    [few] { $num } dni
    [many] { $num } dni
   *[other] { $num } dnia
}
hours = { $num ->
    [one] { $num } godzina
    [few] { $num } godziny
    [many] { $num } godzin
   *[other] { $num } godziny
}
minutes = { $num ->
    [one] { $num } minuta
    [few] { $num } minuty
    [many] { $num } minut
   *[other] { $num } minuty
}
seconds = { $num ->
    [one] { $num } sekunda
    [few] { $num } sekundy
    [many] { $num } sekund
   *[other] { $num } sekundy
}
shortDays = { $num ->
    [one] { $num } dzień
    [few] { $num } dni
    [many] { $num } dni
   *[other] { $num } dnia
}
shortHours = { $num } godz.
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = do { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = do jutra, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = do { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } z { $total }
remaining = Pozostało: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } pobranie
    [few] { $count } pobrania
    [many] { $count } pobrań
   *[other] { $count } pobrania
}
downloadsWithoutLimit = Dowolna liczba pobrań
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } plik
    [few] { $count } pliki
    [many] { $count } plików
   *[other] { $count } pliku
}
nameAndMore = { $name } i jeszcze { $count }

## Buttons that stand in several places

ok = OK
done = Gotowe
cancel = Anuluj
add = Dodaj
doNotAdd = Nie dodawaj
tryAgain = Spróbuj ponownie
copyLink = Kopiuj link
copyMessage = Kopiuj wiadomość
includePassword = Dołącz hasło
emailLink = E-mail
emailSubject = Pliki dla Ciebie
copied = Skopiowano
copyRefused = Przeglądarka nie pozwoliła skopiować linku. Jest zaznaczony, więc możesz go skopiować samodzielnie.
share = Udostępnij
shareNamed = Udostępnij { $name }
showQrCode = Kod QR
qrCode = Kod QR tego linku
qrCodeHint = Zeskanuj go aparatem telefonu, aby otworzyć tam link.
qrCodeFailed = Nie udało się utworzyć kodu QR. Twój link nadal działa.
sendYourOwn = Wyślij własne pliki
deleteUpload = Usuń
deleteFailed = Nie udało się usunąć tej przesyłki. Sprawdź połączenie i spróbuj ponownie.
passwordProtected = Chronione hasłem
passwordLabel = Hasło
showPassword = Pokaż hasło
hidePassword = Ukryj hasło
filesInside = Pliki w tej przesyłce

## Accounts

signIn = Zaloguj się
signOut = Wyloguj się
signOutWaits = Przesyłanie jeszcze trwa. Wyloguj się, gdy się skończy.
signOutWaitsForTab = W innej karcie jeszcze trwa przesyłanie. Wyloguj się, gdy się skończy.
signOutSyncs = Zapisujemy Twoją listę przed wylogowaniem…
signOutTitle = Wylogować się?
signOutLoses = { $count ->
    [one] { $count } przesyłka jest tylko na tym urządzeniu. Po wylogowaniu nie będzie można jej zobaczyć, zmienić ani usunąć. Jej link będzie nadal działać.
    [few] { $count } przesyłki są tylko na tym urządzeniu. Po wylogowaniu nie będzie można ich zobaczyć, zmienić ani usunąć. Ich linki będą nadal działać.
    [many] { $count } przesyłek jest tylko na tym urządzeniu. Po wylogowaniu nie będzie można ich zobaczyć, zmienić ani usunąć. Ich linki będą nadal działać.
   *[other] { $count } przesyłki jest tylko na tym urządzeniu. Po wylogowaniu nie będzie można ich zobaczyć, zmienić ani usunąć. Ich linki będą nadal działać.
}
staySignedIn = Nie wylogowuj
signOutAnyway = Wyloguj mimo to
signedOut = Nastąpiło wylogowanie.
signedOutRefused = Twoja sesja wygasła. Zaloguj się ponownie, aby zobaczyć swoją listę.
signUpTitle = Zaloguj się, aby zyskać więcej
signUpLead = Pliki możesz wysyłać bez konta. Z kontem możesz więcej:
benefitSize = Wysyłaj do { $size } naraz
benefitCount = { $count ->
    [one] Pozwól użyć linku maksymalnie { $count } raz
    [few] Pozwól użyć linku maksymalnie { $count } razy
    [many] Pozwól użyć linku maksymalnie { $count } razy
   *[other] Pozwól użyć linku maksymalnie { $count } raza
}
benefitTime = { $token ->
    [one] Ustaw ważność linku do { $token } dnia
    [few] Ustaw ważność linku do { $token } dni
    [many] Ustaw ważność linku do { $token } dni
   *[other] Ustaw ważność linku do { $token } dnia
}
benefitSync = Zobacz swoje przesyłki na wszystkich swoich urządzeniach
benefitPerk = Twoja lista pozostaje zaszyfrowana: tylko Ty możesz ją przeczytać
emailLabel = E-mail (opcjonalnie)
signInNotBegun = Nie udało się otworzyć strony logowania. Sprawdź połączenie i spróbuj ponownie.
signInAway = Logowanie jest teraz niedostępne. Spróbuj ponownie później.
signInNoRoom = Na tym urządzeniu nie ma już miejsca, aby się zalogować. Usuń niepotrzebne przesyłki i spróbuj ponownie.
signInWaits = Przesyłanie jeszcze trwa i przepadłoby. Zaloguj się, gdy się skończy.
signingIn = Logowanie…
signInErrorLead = Nie udało się zalogować, nic innego się nie zmieniło. Spróbuj ponownie.
signInReason = Jeśli to się powtarza, przekaż osobom, które prowadzą tę usługę: { $reason }
passphraseNeeded = Wpisz frazę zabezpieczającą swoją listę
passphraseNeededLead = Szyfruje listę Twoich przesyłek i nigdy nie opuszcza tego urządzenia. Używaj tej samej na wszystkich swoich urządzeniach.
passphraseLabel = Fraza zabezpieczająca
passphraseTooShort = { $length ->
    [one] To za krótko. Użyj co najmniej { $length } znaku.
    [few] To za krótko. Użyj co najmniej { $length } znaków.
    [many] To za krótko. Użyj co najmniej { $length } znaków.
   *[other] To za krótko. Użyj co najmniej { $length } znaku.
}
passphraseHint = { $length ->
    [one] Co najmniej { $length } znak: kilka słów, które tylko Ty zestawisz ze sobą. Nikt nie może jej odzyskać, więc ją zapisz.
    [few] Co najmniej { $length } znaki: kilka słów, które tylko Ty zestawisz ze sobą. Nikt nie może jej odzyskać, więc ją zapisz.
    [many] Co najmniej { $length } znaków: kilka słów, które tylko Ty zestawisz ze sobą. Nikt nie może jej odzyskać, więc ją zapisz.
   *[other] Co najmniej { $length } znaku: kilka słów, które tylko Ty zestawisz ze sobą. Nikt nie może jej odzyskać, więc ją zapisz.
}
passphraseRunning = Tworzenie klucza…
passphraseFailed = Nie udało się utworzyć klucza na tym urządzeniu. Zamknij inne karty i spróbuj ponownie.
goOn = Dalej
cancelSignIn = Nie loguj się
unknownPassphrase = Czy to nowa fraza?
unknownPassphraseLead = Nie znaleźliśmy dla niej listy. Jeśli to Twoje pierwsze urządzenie albo chcesz mieć nową frazę, wpisz ją ponownie, aby założyć listę. Jeśli masz już listę, być może to literówka.
passphraseAgain = Wpisz frazę jeszcze raz
passphraseDiffers = Frazy się różnią.
beginList = Załóż nową listę
anotherPassphrase = To literówka
uncheckedPassphrase = Nie udało się sprawdzić frazy
uncheckedPassphraseLead = Serwer nie podał, czy dla tej frazy istnieje lista. Spróbuj ponownie. Jeśli przejdziesz dalej, a jest w niej literówka, nie zobaczysz listy ze swoich innych urządzeń.
trustPassphrase = Mimo to dalej
retypePassphrase = Wpisz ponownie

## Sending: choosing files

sendFiles = Wyślij pliki
dropFiles = Przeciągnij i upuść pliki
orSelectFiles = albo wybierz je, do { $size }
upToSize = Do { $size }
selectFiles = Wybierz pliki
selectFolder = Wybierz folder
sharedTitle = Dodać te pliki?
sharedLead = Udostępniła je tej stronie inna aplikacja lub witryna. Dodaj tylko to, czego się spodziewasz.
accountNeeded = Zaloguj się, aby wysyłać pliki
accountNeededLead = Aby wysyłać stąd pliki, potrzebujesz konta. Odbierać może je każdy.
accountNeededBlocked = Aby wysyłać stąd pliki, potrzebujesz konta, ale ta przeglądarka nie może zapisać logowania na tej stronie. Nadal możesz odbierać pliki.
accountNeededToRequest = Aby prosić tu o pliki, potrzebujesz konta. Wysłać je może Ci każdy, kto ma link.
signInForSize = Zaloguj się, aby wysłać do { $size }
dropNow = Upuść, aby dodać pliki
chosenFiles = Twoje pliki
addMoreFiles = Dodaj pliki
removeFile = Usuń { $name }
fileRemoved = Usunięto { $name }
addFolder = Dodaj folder
skipped-none = Nie znaleziono plików do dodania
skipped-empty = { $count ->
    [one] Pominięto { $count } pusty plik
    [few] Pominięto { $count } puste pliki
    [many] Pominięto { $count } pustych plików
   *[other] Pominięto { $count } pustego pliku
}
skipped-chosen = { $count ->
    [one] Pominięto { $count } dodany już plik
    [few] Pominięto { $count } dodane już pliki
    [many] Pominięto { $count } dodanych już plików
   *[other] Pominięto { $count } dodanego już pliku
}
skipped-system = Pominięte pliki systemowe: { $count }
skipped-unreadable = Nie udało się odczytać: { $name }
expiryChoices = Ważność linku
downloadLimitLabel = Pobrania
timeLimitLabel = Czas
addPassword = Chroń hasłem
liveLink = Pobierz link już podczas wysyłania
liveLinkHint = Odbiorcy mogą zacząć pobieranie w swojej przeglądarce, gdy Twoje pliki są jeszcze wysyłane. Nie zamykaj tej strony.
passwordMissing = Wpisz hasło albo odznacz pole, aby wysłać bez hasła.
maxPasswordLength = { $length ->
    [one] Hasło może mieć najwyżej { $length } znak.
    [few] Hasło może mieć najwyżej { $length } znaki.
    [many] Hasło może mieć najwyżej { $length } znaków.
   *[other] Hasło może mieć najwyżej { $length } znaku.
}
uploadFiles = { $count ->
    [one] Wyślij { $count } plik
    [few] Wyślij { $count } pliki
    [many] Wyślij { $count } plików
   *[other] Wyślij { $count } pliku
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Za dużo plików
noticeTitle-fileTooBig = Za duże, aby wysłać
noticeTitle-tooManyArchives = Za dużo przesyłek
noticeTitle-unreadableFiles = Nie można odczytać plików
tooManyFiles = { $count ->
    [one] Naraz możesz wysłać { $count } plik, a wybrano { $chosen }. Spakuj je do ZIP albo wybierz jeden.
    [few] Naraz możesz wysłać do { $count } plików, a wybrano { $chosen }. Spakuj je do ZIP albo wybierz mniej.
    [many] Naraz możesz wysłać do { $count } plików, a wybrano { $chosen }. Spakuj je do ZIP albo wybierz mniej.
   *[other] Naraz możesz wysłać do { $count } pliku, a wybrano { $chosen }. Spakuj je do ZIP albo wybierz mniej.
}
tooManyFilesAtOnce = { $count ->
    [one] Naraz możesz wysłać { $count } plik. Spakuj je do ZIP albo wybierz jeden.
    [few] Naraz możesz wysłać do { $count } plików. Spakuj je do ZIP albo wybierz mniej.
    [many] Naraz możesz wysłać do { $count } plików. Spakuj je do ZIP albo wybierz mniej.
   *[other] Naraz możesz wysłać do { $count } pliku. Spakuj je do ZIP albo wybierz mniej.
}
addFitting = { $count ->
    [one] Dodaj pierwszy
    [few] Dodaj pierwsze { $count }
    [many] Dodaj pierwszych { $count }
   *[other] Dodaj pierwsze { $count }
}
fileTooBig = Naraz możesz wysłać do { $size }. Wyślij te pliki w mniejszych porcjach.
tooManyArchives = { $count ->
    [one] Naraz możesz mieć { $count } przesyłkę. Usuń ją albo poczekaj, aż wygaśnie.
    [few] Naraz możesz mieć do { $count } przesyłek. Usuń którąś albo poczekaj, aż wygaśnie.
    [many] Naraz możesz mieć do { $count } przesyłek. Usuń którąś albo poczekaj, aż wygaśnie.
   *[other] Naraz możesz mieć do { $count } przesyłki. Usuń którąś albo poczekaj, aż wygaśnie.
}
unreadableFiles = Nie możemy odczytać upuszczonych elementów. Wybierz pliki za pomocą przycisku.
needsAccountSize = Bez konta możesz wysłać do { $size } naraz.
needsAccountCount = { $count ->
    [one] Bez konta link pozwala najwyżej na { $count } pobranie.
    [few] Bez konta link pozwala najwyżej na { $count } pobrania.
    [many] Bez konta link pozwala najwyżej na { $count } pobrań.
   *[other] Bez konta link pozwala najwyżej na { $count } pobrania.
}
needsAccountTime = Najdłuższy czas działania linku bez konta: { $time }.

## Sending: under way and done

chosenTold = { $files }, łącznie { $size }
noAnswer = Czekamy na połączenie. Potem wysyłanie ruszy samo.
uploading = Wysyłanie
uploadWaiting = Oczekuje na wysłanie
pause = Wstrzymaj
uploadPaused = Wstrzymano
liveLinkReady = Ten link już działa. Odbiorcy otrzymują pliki w miarę ich wysyłania. Nie zamykaj tej strony.
unfinishedUpload = Niedokończone wysyłanie
continueFrom = Kontynuować od { $size }?
sameFilesNeeded = Aby kontynuować, wybierz ponownie te same pliki.
otherFiles = To nie są te same pliki albo zmieniły się od tego czasu. Nic więcej nie wysłano.
notSent = Jeszcze niewysłane
prepareNext = Przygotuj następną przesyłkę
waitsForUpload = Zacznie się, gdy skończy się bieżące wysyłanie.
stopUploadTitle = Przerwać wysyłanie?
stopUploadLead = To, co już wysłano, przepadnie. Wybrane pliki nadal tu są.
keepUploading = Wysyłaj dalej
stopUpload = Przerwij
showUpload = Pokaż
importing = Odczytywanie Twoich plików…
encrypting = Szyfrowanie…
finalising = Prawie gotowe. Zapisujemy Twoje pliki…
expiresAfter = Ważność: { $downloads } lub { $time }
settingPassword = Ustawianie hasła…
passwordFailed = Nie udało się ustawić hasła
passwordFailedLead = Twoje pliki są wysłane, ale jeszcze niechronione, więc nie pokazujemy linku. Spróbuj ponownie albo usuń przesyłkę.
uploaded = Gotowe do udostępnienia
linkReady = Twój link jest gotowy
uploadComplete = Wysyłanie zakończone
shareLink = Link do Twoich plików
sendMore = Wyślij więcej plików
linkDialogLead = Każdy, kto ma ten link, może pobrać { $name }.
linkDialogNote = Każdy, kto ma ten link, może przeczytać Twoją notatkę.
linkNeedsPassword = Potrzebne będzie też hasło.

howProtected = Jak chronimy Twoje pliki
protectionTitle = Szyfrowanie end-to-end
protectionEncrypted = Twoja przeglądarka szyfruje pliki, zanim opuszczą to urządzenie. Serwer przechowuje tylko to, czego nie może odczytać.
protectionKey = Klucz jest częścią linku, po znaku #. Nigdy nie trafia na serwer, więc udostępniaj link tylko osobom, którym ufasz.
protectionExpiry = Pliki są usuwane, gdy link wygaśnie: po wybranej liczbie pobrań albo po wybranym czasie.

## Keyboard shortcuts

shortcutsTitle = Skróty klawiszowe
shortcutChoose = Wybierz pliki
shortcutUpload = Wyślij
shortcutCopy = Kopiuj link
shortcutDownload = Pobierz
shortcutHelp = Pokaż tę listę
shortcutsOn = Używaj skrótów klawiszowych

## The survey

surveyTitle = Powiedz nam, co myślisz
surveyLead = Twoje odpowiedzi pomogą nam się rozwijać. Ankieta otworzy się na innej stronie i nie dowie się niczego o Twoich plikach.
giveFeedback = Wyraź opinię
surveySkip = Pomiń

## The person's own uploads

yourUploads = Twoje przesyłki
noUploads = Tu pojawią się wysłane pliki, aby można było ponownie skopiować link albo je usunąć.
joinOffer = Przesyłki z tego urządzenia sprzed zalogowania: { $count }. Dodać je do Twojej listy?
downloadsLeft = { $count ->
    [one] Pozostało { $count } pobranie
    [few] Pozostały { $count } pobrania
    [many] Pozostało { $count } pobrań
   *[other] Pozostało { $count } pobrania
}
timeLeft = Pozostało: { $time }
deleteNamed = Usuń { $name }
deletingNamed = Usuwanie: { $name }…
undo = Cofnij
keep = Zachowaj
moreActions = Więcej działań: { $name }
openPage = Otwórz stronę pobierania
openDownloadPage = Otwórz stronę pobierania { $name }
changeLimits = Zmień
changeLimitsNamed = Zmień ważność linku do { $name }
changeLimitsTitle = Zmień ważność linku
keepTime = Bez zmian
timeFromNow = Od teraz: { $time }
save = Zapisz
goneTitle = Tej przesyłki już nie ma
goneLead = Przesyłka { $name } wygasła, osiągnęła limit pobrań albo usunięto ją gdzie indziej. Nic nie zostało zmienione.
passwordNotSet = Hasło nie jest ustawione, więc link jest ukryty. Jeśli to się nie zmieni, usuń przesyłkę i wyślij pliki ponownie.
changeFailed = Nie udało się tego zapisać. Sprawdź swój wybór i połączenie, a potem spróbuj ponownie.
pastUploads = Zakończone w ostatnich 7 dniach
clearPast = Wyczyść
pastDownloaded = Pobrano: { $time }
pastDownloadedBefore = Pobrano przed { $time }
pastExpired = Wygasło: { $time }
pastDeleted = Usunięto: { $time }
pastGone = Wykorzystano lub usunięto: { $time }
pastGoneBefore = Wykorzystano lub usunięto przed { $time }
requestFiles = Poproś o pliki
newRequestLead = Utwórz link, przez który każdy może wysłać Ci pliki, które przeczytasz tylko Ty.
requestWanted = Czego potrzebujesz, jedna rzecz w wierszu
requestAskerHint = Nadawcy widzą tę nazwę. Nikt jej nie sprawdza.
requestOpenFor = Otwarta przez
deliveries = Przesyłki
requestDeliverySize = Rozmiar każdej przesyłki
requestTotalSize = Łączny rozmiar
newRequestKinds = Rodzaje plików, na przykład .pdf (tylko wskazówka)
requestLink = Link do prośby
requestReadyLead = Każdy, kto ma ten link, może wysłać Ci pliki. Tylko Ty możesz je przeczytać.
requestSubject = Proszę o przesłanie plików
ownerLink = Link do skrzynki
ownerLinkWarning = Otwiera tę skrzynkę na innym urządzeniu. Kto go ma, może czytać wszystko, co otrzymasz, więc zachowaj go dla siebie.
inbox = Skrzynka
yourRequests = Twoje prośby
joinRequests = Prośby utworzone na tym urządzeniu przed zalogowaniem: { $count }. Dodać je do Twojej listy?
newDeliveries = Nowe przesyłki: { $count }
notifyDeliveries = Powiadamiaj mnie o przesyłkach
requestAccepts = Przyjmuje pliki
requestClosed = Już nie przyjmuje plików
noDeliveries = Jeszcze nic nie dotarło. Przesyłki pojawią się tutaj.
requestGoneLead = Ta prośba wygasła albo została usunięta.
requestUntrusted = Tej prośbie nie można ufać
requestUntrustedLead = Link jest uszkodzony albo serwer pokazuje inną prośbę. Nic nie zostanie wyświetlone.
deliveryComing = Wysyłanie
deliveryNew = Odebrano
deliveryCollected = Zapisano
removeDelivery = Usuń z serwera
deliveryRefused-repeated = Odrzucono: ta przesyłka jest na liście dwa razy.
deliveryRefused-forged = Odrzucono: nie powstała z Twoim linkiem.
deliveryRefused-damaged = Odrzucono: jest uszkodzona albo została zmieniona.
closeRequest = Nie przyjmuj więcej plików
closeRequestTitle = Przestać przyjmować pliki?
closeRequestLead = Link na stałe przestanie działać, a pliki, które są jeszcze wysyłane, nie dotrą. To, co dotarło, zostanie tutaj.
newLink = Nowy link
newLinkLead = Stary link przestanie działać, gdy tylko nowy będzie gotowy. To, co dotarło, zostanie w starej skrzynce.
deleteRequestTitle = Usunąć tę prośbę?
deleteRequestLead = Link przestanie działać, a wszystko, co dotarło, zostanie usunięte z serwera. Zapisane pliki pozostaną.

## Receiving

checkingLink = Szukanie Twoich plików…
checkFailed = Brak połączenia z serwerem
checkFailedLead = Nic nie przepadło. Sprawdź połączenie i spróbuj ponownie.
checkRefused = Serwer jest zajęty
checkRefusedLead = Nic nie przepadło. Spróbuj ponownie za chwilę.
waitAsked = Poczekaj: { $time }.
expiredTitle = Tych plików już nie ma
expiredLead = Link wygasł, osiągnął limit pobrań albo usunął go nadawca. Poproś o nowy.
removedTitle = Te pliki zostały usunięte
removedLead = Usunęły je osoby, które prowadzą tę usługę, więc link już nie działa.
contactOperator = Skontaktuj się
passwordNeeded = Wpisz hasło
passwordNeededLead = Poproś nadawcę o hasło; nie ma go w linku.
passwordTryAgain = Błędne hasło. Spróbuj ponownie.
unlock = Odblokuj
keyNeeded = Ten link jest niepełny
keyNeededLead = Brakuje części linku. Skopiuj go ponownie i wklej tutaj.
keyLabel = Link lub klucz
notAKey = To nie jest ani link, ani klucz tej usługi.
keyOfAnotherFile = To link do innych plików.
openLink = Otwórz
wrongKey = Ten link nie działa
wrongKeyLead = Może brakować jego części. Skopiuj cały link z wiadomości i wklej go tutaj.
filesForYou = { $count ->
    [one] Plik dla Ciebie
    [few] { $count } pliki dla Ciebie
    [many] { $count } plików dla Ciebie
   *[other] { $count } pliku dla Ciebie
}
filesForYouLead = Szyfrowanie end-to-end. Odszyfrowanie tylko w Twojej przeglądarce.
fromSender = Od nadawcy
showMore = Pokaż więcej
download = Pobierz
noStreamsWarning = Aby otworzyć tak duży plik, ta przeglądarka musi trzymać go w całości w pamięci, co może się nie udać. Co chcesz zrobić?
noStreams-copyLink = Skopiować link, aby otworzyć go w innej przeglądarce
noStreams-otherBrowser = Zainstalować przeglądarkę, która zapisuje duże pliki od razu na dysku
noStreams-download = Mimo to pobrać tutaj
linkLife = Link ważny jeszcze: { $time }
linkLifeUnderMinute = Link wygaśnie za mniej niż minutę
lastDownloadNote = Ostatnie pobranie: po otwarciu lub zapisaniu link przestanie działać.
ownUpload = { $left ->
    [one] To Twoja własna przesyłka. Jeśli ją pobierzesz, nikt inny już nie będzie mógł.
    [few] To Twoja własna przesyłka. Pobierając ją, wykorzystasz 1 z { $left } pozostałych pobrań.
    [many] To Twoja własna przesyłka. Pobierając ją, wykorzystasz 1 z { $left } pozostałych pobrań.
   *[other] To Twoja własna przesyłka. Pobierając ją, wykorzystasz 1 z { $left } pozostałych pobrań.
}
downloadsTaken = Ktoś właśnie korzysta z ostatniego pobrania. Jeśli zostanie przerwane, możesz spróbować ponownie za dwie minuty.
downloading = Pobieranie
decrypting = Odszyfrowywanie…
downloadBegunAnew = Nie udało się wznowić tego pobierania, więc zaczęło się od początku.
stillUploading = Nadawca jeszcze wysyła pliki. Możesz już zacząć pobieranie.
waitsForSender = Czekamy na nadawcę. Potem pobieranie ruszy samo.
downloadFinished = Pobieranie zakończone
downloadFinishedLead = Zapisano w pobranych plikach: { $name }.
savedInFolder = Zapisano w folderze { $folder }
downloadFinishedRenamed = Plik jest w pobranych plikach. Przeglądarka mogła nadać mu inną nazwę.
downloadAgain = Pobierz ponownie
lastDownloadDone = To było ostatnie pobranie, więc link już nie działa.
downloadStopped = Pobieranie nieukończone
showDownload = Pokaż

## Sending what a request asks for

requestTitle = Prośba o pliki
requestLead = Szyfrowanie na tym urządzeniu. To, co wysyłasz, może otworzyć tylko osoba, która o to prosi.
requestWords = Od osoby, która prosi (niezweryfikowane)
requestKinds = Preferowane typy plików
requestLeft = Pozostałe przesyłki
requestRoom = Pozostałe miejsce
requestEach = Najwięcej na przesyłkę
requestSend = Wyślij
requestPasswordLead = Zapytaj o nie osobę, od której masz link.
requestSent = Wysłano
requestSentLead = Może to otworzyć tylko osoba, która o to prosiła. Widzi ten sam kod odbioru.
receiptLabel = Kod odbioru
copyReceipt = Kopiuj kod odbioru
delivery-stored = Dotarło. Jeszcze nie odebrano.
delivery-collected = Odebrano.
delivery-gone = Usunięto lub wygasło bez odebrania.
deliveryLost = Niedokończonego wysyłania nie można już kontynuować.
sentBefore = Wysłano z tego urządzenia
sentAt = Wysłano: { $time }
requestEnded-unknown = Nie ma takiej prośby
requestEndedLead-unknown = Usunięto ją, wygasła albo ta usługa nie przyjmuje próśb. Poproś o nowy link.
requestEnded-closed = Ta prośba jest zamknięta
requestEnded-full = Ta prośba jest pełna
requestEndedLead = Nie przyjmuje już niczego. Poproś o nowy link.
requestEnded-untrusted = Temu linkowi nie można ufać
requestEndedLead-untrusted = Link i serwer nie pasują do siebie, więc niczego nie wysłano. Poproś o link jeszcze raz inną drogą.

## Reporting an upload to whoever runs the service

report = Zgłoś
reportTitle = Zgłoś tę przesyłkę
reportLead = To trafi do osób, które prowadzą tę usługę. Tylko one mogą przeczytać, co napiszesz.
reportReason = Co jest nie tak?
reportReason-malware = Złośliwe oprogramowanie
reportReason-fraud = Oszustwo lub phishing
reportReason-illegal = Nielegalne treści
reportReason-other = Coś innego
reportWords = Co powinny wiedzieć?
reportKey = Dołącz klucz
reportKeyHint = Z kluczem mogą otworzyć pliki. Bez niego nie mogą.
reportSend = Wyślij zgłoszenie
reportSent = Zgłoszenie wysłane
reportSentLead = Dziękujemy. Osoby, które prowadzą tę usługę, zajmą się tym.
reportFailed = Nie udało się tego wysłać. Sprawdź połączenie i spróbuj ponownie.

## Dead ends

loading = Chwileczkę…
configFailed = Brak połączenia z serwerem
configFailedLead = Nic nie przepadło. Sprawdź połączenie i spróbuj ponownie.
intercepted = Zamiast tej usługi odpowiedziała strona logowania lub Twoja sieć. Otwórz tę stronę w innej karcie i zaloguj się tam, jeśli pojawi się taka prośba.
pageNotFound = Nie znaleziono strony
pageNotFoundLead = Sprawdź adres albo zacznij od strony głównej.
notFoundTitle = Nic tu nie ma
notFoundLead = Pliki wygasły albo zostały usunięte, albo link jest niepełny.
errorTitle = Coś poszło nie tak
errorLead = Coś się zepsuło. Nic z tego, co zostało wysłane, nie przepadło.
uploadErrorLead = Twoje pliki nie zostały wysłane, ale Twój wybór nadal tu jest. Spróbuj ponownie.
uploadError-too_large = Te pliki są większe, niż pozwala ta usługa. Wyślij je w mniejszych porcjach.
uploadError-bad_limit = Ta usługa nie pozwala już na tyle pobrań albo tyle czasu. Odśwież stronę i wybierz jeszcze raz.
uploadError-unauthorized = Aby wysyłać stąd pliki, trzeba się zalogować. Zaloguj się, a potem ponownie wybierz pliki.
uploadError-sender_unknown = Nie udało się potwierdzić logowania, więc obowiązywały limity dla wszystkich. Jeśli nastąpiło wylogowanie, zaloguj się ponownie; w przeciwnym razie spróbuj za chwilę.
uploadError-issuer_away = Usługa jest teraz niedostępna albo nie może sprawdzić, kto jest zalogowany. Bez konta możesz wysłać do { $size }; limit linku: { $downloads } i { $time }. Wyślij mniej albo spróbuj ponownie za chwilę.
uploadError-signed_out = Nastąpiło wylogowanie na tym urządzeniu, dlatego wysyłanie zostało zatrzymane.
uploadError-rate_limited = Zbyt wiele prób. Poczekaj chwilę i spróbuj ponownie.
uploadError-too_many_uploads = Zbyt wiele przesyłek z Twojej sieci lub konta. Twoje pliki nadal tu są.
uploadError-too_many_bytes = Zbyt dużo danych z Twojej sieci lub konta. Twoje pliki nadal tu są.
uploadError-busy = Usługa jest przeciążona. Twoje pliki nadal tu są; spróbuj ponownie za chwilę.
uploadError-full = Usługa nie ma teraz miejsca na więcej plików. Twoje pliki nadal tu są; spróbuj ponownie później.
uploadError-unavailable = Usługa jest teraz niedostępna. Twoje pliki nadal tu są; spróbuj ponownie za chwilę.
uploadError-idle_timeout = Połączenie było zbyt długo nieaktywne. Sprawdź je i spróbuj ponownie.
uploadError-connect_failed = Brak połączenia z serwerem. Sprawdź swoje połączenie i spróbuj ponownie. Niektóre sieci, często w pracy, blokują wysyłanie. Spróbuj użyć innej sieci, na przykład w telefonie, albo zwróć się do osoby, która zarządza Twoją siecią.
uploadError-connection_lost = Utracono połączenie. Twoje pliki nadal tu są; spróbuj ponownie.
uploadError-file_changed = Jeden z plików zmienił się podczas wysyłania lub nie dał się odczytać. Wybierz go jeszcze raz.
downloadErrorLead = Pobieranie nie zostało ukończone. Spróbuj ponownie; jeśli to nie pomoże, poproś nadawcę o nowy link.
downloadError-rate_limited = Zbyt wiele prób. Poczekaj chwilę i spróbuj ponownie.
downloadError-busy = Usługa jest przeciążona. Link nadal działa; spróbuj ponownie za chwilę.
downloadError-unavailable = Usługa jest teraz niedostępna. Link nadal działa; spróbuj ponownie za chwilę.
downloadError-connect_failed = Brak połączenia z serwerem. Sprawdź swoje połączenie i spróbuj ponownie.
downloadError-connection_lost = Utracono połączenie. Sprawdź je i spróbuj ponownie.
downloadError-damaged = Dotarło coś innego, niż wysłano, więc nic nie zachowano. Spróbuj ponownie; jeśli to nie pomoże, poproś nadawcę o nowy link.
downloadError-incomplete = Przeglądarka przerwała zapisywanie w połowie. Usuń niepełny plik i spróbuj ponownie.
downloadError-upload_abandoned = Nadawca przerwał wysyłanie przed końcem. Poproś o nowy link.
downloadError-no_room = Na tym urządzeniu nie ma miejsca na te pliki. Zwolnij miejsce i spróbuj ponownie.
crashLead = Nie udało się pokazać tej strony. Odśwież ją; wszystko, co już wysłano, jest bezpieczne.
chunkTitle = Brakuje części tej strony
chunkMissingLead = Nie udało się jej wczytać. Sprawdź połączenie i odśwież stronę; wszystko, co już wysłano, jest bezpieczne.
chunkTimeoutLead = Wczytywanie trwało zbyt długo. Sprawdź połączenie i odśwież stronę; wszystko, co już wysłano, jest bezpieczne.
waitForTransfer = Przesyłanie jeszcze trwa i przepadłoby. Poczekaj, aż się skończy.
reload = Odśwież
backHome = Wróć na początek
outdatedTitle = Jest nowsza wersja
outdatedLead = Ta strona jest nieaktualna. Zaktualizuj ją, aby przejść dalej.
update = Zaktualizuj
outdatedBrowserTitle = Twoja przeglądarka jest nieaktualna
outdatedBrowserLead = Brakuje jej tego, co potrzebne do wysyłania i odbierania plików. Zaktualizuj ją, a potem otwórz ten adres ponownie.
unsupportedTitle = Ta przeglądarka nie może otworzyć { $title }
unsupportedLead = Pliki są szyfrowane w przeglądarce, a ta tego nie potrafi. Oto, co możesz zrobić:
unsupportedUpdate = Zaktualizuj tę przeglądarkę i otwórz link ponownie.
unsupportedOther = Albo skopiuj link do aktualnej wersji przeglądarki Chrome, Edge, Firefox lub Safari.
unsupportedInApp = Jeśli link jest otwarty w innej aplikacji, wybierz w jej menu „Otwórz w przeglądarce”.
insecureTitle = Ten adres nie jest bezpieczny
insecureLead = Przeglądarki szyfrują tylko na bezpiecznych stronach. Cofnij się i otwórz ten sam adres z https:// na początku. Jeśli to się nie uda, zapytaj administratora tej usługi o jej bezpieczny adres.
otherBrowser = Inna przeglądarka
help = Pomoc

## Privacy

legalTitle = Prywatność i warunki
legalLead = Co dzieje się z Twoimi plikami, w kilku zdaniach.
legalEncrypted = Pliki są przechowywane w postaci zaszyfrowanej. Klucz jest w linku i nigdy nie trafia na serwer.
legalLifetime = Najdłuższy czas, przez jaki przechowujemy pliki: { $anonymous }, a po zalogowaniu: { $signedIn }.
legalOneLifetime = Najdłuższy czas, przez jaki przechowujemy pliki: { $time }.
legalDownloads = Pliki są usuwane po osiągnięciu limitu pobrań.
legalLogs = { $days ->
    [one] Adresy IP przechowujemy w dziennikach serwera przez { $days } dzień.
    [few] Adresy IP przechowujemy w dziennikach serwera przez { $days } dni.
    [many] Adresy IP przechowujemy w dziennikach serwera przez { $days } dni.
   *[other] Adresy IP przechowujemy w dziennikach serwera przez { $days } dnia.
}
legalAccountToSend = Konto jest potrzebne do wysyłania plików, ale nie do ich odbierania.
legalAccount = Konto jest potrzebne tylko do plików większych niż { $size }.

## Notes and messages

writeNote = Napisz notatkę
noteLabel = Twoja notatka
noteHint = Jest szyfrowana tak samo jak plik.
noteReadOnce = Jest szyfrowana tak samo jak plik i można ją przeczytać tylko raz.
noteDone = Dodaj
createLink = Utwórz link
note = Notatka
editNote = Edytuj notatkę
addMessage = Dodaj tytuł lub wiadomość
titleLabel = Tytuł
messageLabel = Wiadomość
senderLabel = Twoje imię
noteForYou = Notatka dla Ciebie
showNote = Pokaż notatkę
showNoteOnce = Pokazanie wykorzysta ostatnie pobranie: nie będzie można otworzyć jej ponownie.
copyText = Kopiuj tekst
saveNote = Zapisz jako plik
textCopyRefused = Przeglądarka nie pozwoliła na kopiowanie. Zaznacz tekst i skopiuj go samodzielnie.

## Looking before taking

preview = Podgląd
previewNamed = Podgląd { $name }
selectFile = Zaznacz { $name }
downloadSelected = { $count ->
    [one] Pobierz { $count } plik
    [few] Pobierz { $count } pliki
    [many] Pobierz { $count } plików
   *[other] Pobierz { $count } pliku
}
downloadAll = Pobierz wszystko
saveToFolder = Zapisz w folderze
takingCounts = Otwarcie lub zapisanie liczy się jako jedno pobranie.
takingCounted = Policzono jedno pobranie. Dopóki ta strona jest otwarta, nic więcej się nie liczy.
previewFailed = Nie udało się pokazać tego pliku. Lepiej go pobierz.
previewTooLarge = Ten plik jest za duży na podgląd. Lepiej go pobierz.
previewCut = Widać tylko początek.
previewProtected = Ten plik jest chroniony hasłem. Pobierz go, aby go otworzyć.
previewMissingPictures = Obrazy na tej stronie, których nie udało się pokazać: { $count }
previewIncomplete = Części zawartości nie można pokazać poprawnie.
previewNotText = Ten plik chyba nie zawiera tekstu. Lepiej go pobierz.
previewEncoding = Kodowanie tekstu
previousFile = Poprzedni plik
nextFile = Następny plik
filePlace = { $place } z { $count }
noPreview = Ten plik nie ma podglądu.
close = Zamknij

## Strong passwords

strongPassword = Bardzo silne: otwiera się tylko w Envoi
strongPasswordHint = Dużo trudniejsze do odgadnięcia, nawet dla tej usługi. Starsze aplikacje nie otworzą linku.
suggestPassphrase = Zaproponuj frazę
suggestFailed = Nie udało się wczytać propozycji. Sprawdź połączenie i spróbuj ponownie albo wpisz własne hasło.
copyPassword = Kopiuj hasło
makingKey = Przygotowujemy szyfrowanie…
checkingPassword = Sprawdzamy hasło…

## News

downloadingNow = Trwa pobieranie
wrongPasswords = { $count ->
    [one] Błędne hasło: { $count } próba
    [few] Błędne hasło: { $count } próby
    [many] Błędne hasło: { $count } prób
   *[other] Błędne hasło: { $count } próby
}
notifyMe = Powiadamiaj mnie o pobraniach
notifyOn = Powiadomienia są włączone
notifyBlocked = Twoja przeglądarka blokuje powiadomienia z tej strony.
wasDownloaded = Pobrano { $name }
