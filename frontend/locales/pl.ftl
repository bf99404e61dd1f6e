productName = Envoi

## The page around every screen

homeLink = { $title }, strona główna
skipToContent = Przejdź do treści
promo = Powiadomienie
closeNotice = Zamknij powiadomienie
storageBlocked = Ta przeglądarka nie zachowuje listy Twoich przesyłek: zniknie ona po zamknięciu tej strony. Najpierw skopiuj linki.
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
introTitle = Wysyłaj pliki, zachowaj prywatność
introLead = Twoje pliki są szyfrowane tutaj, zanim opuszczą Twoje urządzenie. Dostaniesz link, który możesz przekazać; pliki otworzy tylko ten, kto go ma.
notBegunTitle = Jeszcze nic tu nie ma?
notBegunLead = Sprawdź połączenie i wczytaj tę stronę ponownie. Jeśli to nie pomoże, ta przeglądarka jest nieaktualna: zaktualizuj ją.
scriptsOffTitle = JavaScript jest wyłączony
scriptsOffLead = Pliki są szyfrowane w Twojej przeglądarce, dlatego ta strona potrzebuje JavaScriptu.

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
sizeOfTotal = { $done } z { $total }
remaining = Pozostało: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } pobranie
    [few] { $count } pobrania
    [many] { $count } pobrań
   *[other] { $count } pobrania
}
filesCount = { $count ->
    [one] { $count } plik
    [few] { $count } pliki
    [many] { $count } plików
   *[other] { $count } pliku
}

## Buttons that stand in several places

ok = OK
cancel = Anuluj
tryAgain = Spróbuj ponownie
copyLink = Kopiuj link
copied = Skopiowano
copyRefused = Przeglądarka nie pozwoliła tej stronie na kopiowanie. Link jest zaznaczony, więc możesz go skopiować samodzielnie.
share = Udostępnij
shareNamed = Udostępnij { $name }
showQrCode = Pokaż kod QR
qrCode = Kod QR linku
qrCodeHint = Skieruj na niego aparat telefonu, aby otworzyć tam link.
qrCodeFailed = Nie udało się utworzyć kodu QR. Link mimo to działa.
sendYourOwn = Wyślij własne pliki
deleteUpload = Usuń
deleteFailed = Nie udało się usunąć. Sprawdź połączenie i spróbuj ponownie.
passwordProtected = Chronione hasłem
passwordLabel = Hasło
filesInside = Zawarte pliki

## Accounts

signIn = Zaloguj się
signOut = Wyloguj się
signOutWaits = Przesyłanie jeszcze trwa. Wyloguj się, gdy się skończy.
signOutWaitsForTab = W innej karcie jeszcze trwa przesyłanie. Wyloguj się, gdy się skończy.
signOutSyncs = Aktualizowanie Twojej listy przed wylogowaniem…
signOutTitle = Wylogować się?
signOutLoses = { $count ->
    [one] { $count } przesyłka jest tylko na tym urządzeniu: nie udało się zaktualizować Twojej listy. Po wylogowaniu nie będzie można jej zobaczyć, zmienić ani usunąć. Jej link będzie nadal działać.
    [few] { $count } przesyłki są tylko na tym urządzeniu: nie udało się zaktualizować Twojej listy. Po wylogowaniu nie będzie można ich zobaczyć, zmienić ani usunąć. Ich linki będą nadal działać.
    [many] { $count } przesyłek jest tylko na tym urządzeniu: nie udało się zaktualizować Twojej listy. Po wylogowaniu nie będzie można ich zobaczyć, zmienić ani usunąć. Ich linki będą nadal działać.
   *[other] { $count } przesyłki jest tylko na tym urządzeniu: nie udało się zaktualizować Twojej listy. Po wylogowaniu nie będzie można ich zobaczyć, zmienić ani usunąć. Ich linki będą nadal działać.
}
staySignedIn = Nie wylogowuj
signOutAnyway = Wyloguj mimo to
signedOut = Nastąpiło wylogowanie.
signedOutRefused = Nastąpiło wylogowanie: logowanie straciło ważność. Zaloguj się ponownie, aby zobaczyć swoją listę.
signUpTitle = Zaloguj się, aby zyskać więcej
signUpLead = Wysyłać można bez konta. Z kontem można więcej:
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
benefitPerk = Twoja lista pozostaje zaszyfrowana: nikt poza Tobą jej nie przeczyta
emailLabel = E-mail (opcjonalnie)
signInNotBegun = Nie udało się otworzyć strony logowania. Sprawdź połączenie i spróbuj ponownie.
signInAway = Usługa logowania jest teraz nieosiągalna. Spróbuj ponownie później.
signInNoRoom = Na tym urządzeniu nie ma już miejsca, aby się zalogować. Usuń niepotrzebne przesyłki i spróbuj ponownie.
signInWaits = Przesyłanie jeszcze trwa i przepadłoby. Zaloguj się, gdy się skończy.
signingIn = Logowanie…
signInErrorLead = Nie udało się zalogować, nic innego się nie zmieniło. Spróbuj ponownie.
passphraseNeeded = Fraza zabezpieczająca Twoją listę
passphraseNeededLead = Szyfruje listę Twoich przesyłek i nigdy nie opuszcza tego urządzenia. Używaj tej samej na wszystkich swoich urządzeniach.
passphraseLabel = Fraza zabezpieczająca
passphraseTooShort = { $length ->
    [one] To za krótko: potrzebny jest co najmniej { $length } znak.
    [few] To za krótko: potrzebne są co najmniej { $length } znaki.
    [many] To za krótko: potrzeba co najmniej { $length } znaków.
   *[other] To za krótko: potrzeba co najmniej { $length } znaku.
}
passphraseHint = { $length ->
    [one] Co najmniej { $length } znak: kilka słów, które tylko Tobie kojarzą się ze sobą. Nikt nie może jej odzyskać, więc ją zapisz.
    [few] Co najmniej { $length } znaki: kilka słów, które tylko Tobie kojarzą się ze sobą. Nikt nie może jej odzyskać, więc ją zapisz.
    [many] Co najmniej { $length } znaków: kilka słów, które tylko Tobie kojarzą się ze sobą. Nikt nie może jej odzyskać, więc ją zapisz.
   *[other] Co najmniej { $length } znaku: kilka słów, które tylko Tobie kojarzą się ze sobą. Nikt nie może jej odzyskać, więc ją zapisz.
}
passphraseRunning = Tworzenie klucza…
passphraseFailed = To urządzenie nie mogło utworzyć klucza. Zamknij inne karty i spróbuj ponownie.
goOn = Dalej
cancelSignIn = Nie loguj się
unknownPassphrase = Czy ta fraza jest nowa?
unknownPassphraseLead = Nie ma dla niej listy. Jeśli to Twoje pierwsze urządzenie albo wybierasz nową frazę, wpisz ją jeszcze raz, aby założyć listę. W przeciwnym razie to literówka.
passphraseAgain = Ta sama fraza jeszcze raz
passphraseDiffers = To nie to samo, co wpisano wcześniej.
beginList = Załóż nową listę
anotherPassphrase = To literówka
uncheckedPassphrase = Nie udało się jej sprawdzić
uncheckedPassphraseLead = Serwer nie podał, czy dla tej frazy istnieje lista. Spróbuj ponownie. Jeśli mimo to przejdziesz dalej, a jest w niej literówka, nie zobaczysz listy ze swoich innych urządzeń.
trustPassphrase = Przejdź dalej mimo to
retypePassphrase = Wpisz ponownie

## Sending: choosing files

sendFiles = Wyślij pliki
dropFiles = Przeciągnij i upuść pliki
orSelectFiles = albo kliknij, aby wybrać do { $size }
selectFiles = Wybierz pliki
selectFolder = Wybierz folder
accountNeeded = Zaloguj się, aby wysyłać pliki
accountNeededLead = W tej usłudze pliki mogą wysyłać tylko osoby mające konto. Do odbierania konto nie jest potrzebne.
accountNeededBlocked = W tej usłudze pliki mogą wysyłać tylko osoby mające konto, a w tej przeglądarce nie można się zalogować: nie zachowuje ona niczego dla tej strony. Do odbierania plików konto nie jest potrzebne.
signInForSize = Zaloguj się, aby wysłać do { $size }
dropNow = Upuść je gdziekolwiek
chosenFiles = Wybrane pliki
addMoreFiles = Dodaj więcej
removeFile = Usuń { $name }
totalSize = Łącznie { $size }
skippedEmpty = Puste pliki, których nie dodano: { $count }
skippedChosen = Pliki już wybrane, których nie dodano ponownie: { $count }
expiryChoices = Link przestanie działać po osiągnięciu limitu
downloadLimitLabel = Pobrania
timeLimitLabel = Czas
addPassword = Chroń hasłem
maxPasswordLength = { $length ->
    [one] Hasło może mieć najwyżej { $length } znak.
    [few] Hasło może mieć najwyżej { $length } znaki.
    [many] Hasło może mieć najwyżej { $length } znaków.
   *[other] Hasło może mieć najwyżej { $length } znaku.
}
uploadFiles = { $count ->
    [one] Zaszyfruj i wyślij
    [few] Zaszyfruj i wyślij { $count } pliki
    [many] Zaszyfruj i wyślij { $count } plików
   *[other] Zaszyfruj i wyślij { $count } pliku
}

## Sending: what is not possible

noticeTitle = To się nie udało
tooManyFiles = { $count ->
    [one] Naraz można wysłać tylko { $count } plik.
    [few] Naraz można wysłać tylko { $count } pliki.
    [many] Naraz można wysłać tylko { $count } plików.
   *[other] Naraz można wysłać tylko { $count } pliku.
}
fileTooBig = Razem te pliki mają więcej niż { $size }. Wyślij je w mniejszych porcjach.
tooManyArchives = { $count ->
    [one] Naraz można przechowywać tylko { $count } przesyłkę. Najpierw ją usuń albo poczekaj, aż wygaśnie.
    [few] Naraz można przechowywać tylko { $count } przesyłki. Najpierw usuń jedną albo poczekaj, aż któraś wygaśnie.
    [many] Naraz można przechowywać tylko { $count } przesyłek. Najpierw usuń jedną albo poczekaj, aż któraś wygaśnie.
   *[other] Naraz można przechowywać tylko { $count } przesyłki. Najpierw usuń jedną albo poczekaj, aż któraś wygaśnie.
}
unreadableFiles = Nie można odczytać upuszczonych elementów. Wybierz pliki za pomocą przycisku.
needsAccountSize = Bez konta można wysłać do { $size } naraz.
needsAccountCount = { $count ->
    [one] Bez konta link pozwala najwyżej na { $count } pobranie.
    [few] Bez konta link pozwala najwyżej na { $count } pobrania.
    [many] Bez konta link pozwala najwyżej na { $count } pobrań.
   *[other] Bez konta link pozwala najwyżej na { $count } pobrania.
}
needsAccountTime = Najdłuższy czas działania linku bez konta: { $time }.

## Sending: under way and done

chosenTold = { $files }, łącznie { $size }
noAnswer = Od pewnego czasu nie ma odpowiedzi. Sprawdź połączenie: wysyłanie ruszy dalej samo, możesz je też anulować.
uploading = Wysyłanie
importing = Odczytywanie Twoich plików…
encrypting = Szyfrowanie…
finalising = Wszystko dotarło. Trwa zapisywanie…
expiresAfter = Ważność: { $downloads } lub { $time }
settingPassword = Ustawianie hasła…
passwordFailed = Nie udało się ustawić hasła
passwordFailedLead = Twoje pliki są wysłane, ale jeszcze niechronione, dlatego link nie jest pokazywany. Spróbuj ponownie albo usuń przesyłkę.
linkReady = Twój link jest gotowy
linkReadyLead = Każdy, kto ma ten link, może otworzyć pliki. Nikt inny nie może, nawet ta usługa.
shareLink = Link do Twoich plików
sendMore = Wyślij więcej plików
copyLinkTitle = Skopiuj swój link
shareLinkTitle = Udostępnij swój link
linkDialogLead = Każdy, komu dasz ten link, będzie mógł otworzyć { $name }.

## The survey

surveyTitle = Powiedz nam, co myślisz
surveyLead = Twoje odpowiedzi pomagają ulepszać wysyłanie plików. Udziela się ich na innej stronie i nie trafia tam nic o Twoich plikach.
giveFeedback = Wyraź opinię
surveySkip = Pomiń

## The person's own uploads

yourUploads = Twoje przesyłki
noUploads = Tutaj pojawi się to, co wyślesz, aby można było ponownie skopiować link albo usunąć przesyłkę.
downloadsLeft = { $count ->
    [one] Pozostało { $count } pobranie
    [few] Pozostały { $count } pobrania
    [many] Pozostało { $count } pobrań
   *[other] Pozostało { $count } pobrania
}
timeLeft = Pozostało: { $time }
deleteNamed = Usuń { $name }
deleteTitle = Usunąć tę przesyłkę?
deleteQuestion = Nikt nie będzie już mógł pobrać { $name }. Tego nie można cofnąć.
keep = Zachowaj
openDownloadPage = Otwórz stronę, którą widzą odbiorcy { $name }
changeLimits = Zmień
changeLimitsNamed = Zmień, jak długo można pobierać { $name }
changeLimitsTitle = Zmień czas działania linku
keepTime = Bez zmian
timeFromNow = Od teraz: { $time }
save = Zapisz
goneTitle = Tego już nie ma
goneLead = Przesyłka { $name } wygasła, została pobrana tyle razy, na ile pozwalał link, albo usunięto ją gdzie indziej. Nic nie zostało zmienione.
passwordNotSet = Hasło nie jest ustawione, dlatego link nie jest pokazywany. Jeśli tak pozostanie, usuń przesyłkę i wyślij pliki ponownie.
changeFailed = Nie udało się tego zmienić. Sprawdź swój wybór i połączenie, a potem spróbuj ponownie.

## Receiving

checkingLink = Szukanie Twoich plików…
checkFailed = Serwer nie odpowiada
checkFailedLead = Nic nie przepadło. Sprawdź połączenie i spróbuj ponownie.
checkRefused = Nie w tej chwili
checkRefusedLead = Coś poszło nie tak na serwerze. Nic nie przepadło: spróbuj ponownie za chwilę.
waitAsked = Serwer prosi o odczekanie: { $time }.
expiredTitle = Tych plików już nie ma
expiredLead = Link wygasł, został wykorzystany albo usunął go nadawca. Poproś o nowy.
passwordNeeded = Wpisz hasło
passwordNeededLead = Nadawca zabezpieczył te pliki. Hasła nie ma w linku.
passwordTryAgain = To nie to hasło. Spróbuj ponownie.
unlock = Odblokuj
keyNeeded = Brakuje klucza
keyNeededLead = Pełny link ma klucz po znaku #. Wklej cały link albo sam klucz.
keyLabel = Link lub klucz
notAKey = To nie jest ani link, ani klucz tej usługi.
keyOfAnotherFile = Ten link prowadzi do innych plików.
openLink = Otwórz
filesForYou = { $count ->
    [one] Plik dla Ciebie
    [few] { $count } pliki dla Ciebie
    [many] { $count } plików dla Ciebie
   *[other] { $count } pliku dla Ciebie
}
filesForYouLead = Wysłano w postaci zaszyfrowanej. Odszyfrowanie następuje tutaj, w Twojej przeglądarce.
download = Pobierz
noStreamsWarning = Tak duży plik ta przeglądarka może otworzyć tylko, trzymając go w całości w pamięci, co może się nie udać. Co chcesz zrobić?
noStreams-copyLink = Skopiować link, aby otworzyć go w innej przeglądarce
noStreams-otherBrowser = Zainstalować przeglądarkę, która zapisuje duże pliki w trakcie odbierania
noStreams-download = Mimo to pobrać tutaj
linkLife = Dostępne jeszcze: { $time }
lastDownload = Dostępne jeszcze: { $time }. To ostatnie pobranie: zapisz pliki w bezpiecznym miejscu.
downloadsTaken = Ostatnie pobranie właśnie trwa, tutaj lub u kogoś innego. Jeśli zostanie przerwane, znów będzie dostępne: spróbuj za dwie minuty.
downloading = Pobieranie
decrypting = Odszyfrowywanie…
downloadFinished = Proszę bardzo
downloadFinishedLead = Plik został odszyfrowany i jest w Twoich pobranych plikach.
downloadStopped = Pobieranie nie zostało dokończone.
showDownload = Pokaż

## Dead ends

loading = Chwileczkę…
configFailed = Serwer nie odpowiada
configFailedLead = Nic nie przepadło. Sprawdź połączenie i spróbuj ponownie.
notFoundTitle = Nic tu nie ma
notFoundLead = Pliki wygasły albo zostały usunięte, albo link jest niepełny.
errorTitle = Coś poszło nie tak
errorLead = To się nie udało. Wróć na początek i spróbuj ponownie.
uploadErrorLead = Twoje pliki nie zostały wysłane. Wybrane pliki wciąż tu są: spróbuj ponownie.
uploadError-too_large = Pliki są większe, niż pozwala ta usługa. Wyślij je w mniejszych porcjach.
uploadError-bad_limit = Usługa nie pozwala już na tyle pobrań albo tak długi czas. Wczytaj stronę ponownie i wybierz jeszcze raz.
uploadError-unauthorized = Tylko zalogowane osoby mogą tu wysyłać pliki. Zaloguj się i wybierz pliki jeszcze raz.
uploadError-sender_unknown = Usługa nie mogła rozpoznać zalogowania, więc obowiązywały limity dla wszystkich innych. Zaloguj się ponownie, jeśli nastąpiło wylogowanie; w przeciwnym razie spróbuj ponownie za chwilę.
uploadError-issuer_away = Usługa jest teraz niedostępna albo nie może ustalić, kto jest zalogowany. Bez konta można wysłać do { $size } naraz; limit linku: { $downloads } i { $time }. Nie wysyłaj więcej niż tyle albo spróbuj ponownie za chwilę.
uploadError-rate_limited = Było zbyt wiele prób. Poczekaj chwilę i spróbuj ponownie.
uploadError-busy = Usługa jest przeciążona. Twoje pliki wciąż tu są: spróbuj ponownie za chwilę.
uploadError-full = W usłudze nie ma teraz miejsca na więcej plików. Twoje pliki wciąż tu są: spróbuj ponownie później.
uploadError-unavailable = Usługa jest teraz niedostępna. Twoje pliki wciąż tu są: spróbuj ponownie za chwilę.
uploadError-idle_timeout = Połączenie było zbyt długo nieaktywne. Sprawdź je i spróbuj ponownie.
uploadError-connect_failed = Serwer nie odpowiedział. Sprawdź połączenie i spróbuj ponownie. Niektóre sieci, często w pracy, blokują to, czego wymaga wysyłanie (połączenia WebSocket): użyj tam innej sieci, na przykład tej w telefonie, albo zwróć się do osoby, która zarządza Twoją siecią.
uploadError-connection_lost = Połączenie zostało przerwane. Twoje pliki wciąż tu są: spróbuj ponownie.
uploadError-file_changed = Jeden z plików zmienił się lub nie dał się odczytać podczas wysyłania. Wybierz go jeszcze raz.
downloadErrorLead = Pobieranie nie zostało dokończone. Spróbuj ponownie; jeśli to nie pomoże, poproś nadawcę o nowy link.
downloadError-rate_limited = Było zbyt wiele prób. Poczekaj chwilę i spróbuj ponownie.
downloadError-busy = Usługa jest przeciążona. Link nadal działa: spróbuj ponownie za chwilę.
downloadError-unavailable = Usługa jest teraz niedostępna. Link nadal działa: spróbuj ponownie za chwilę.
downloadError-connect_failed = Nie udało się połączyć z serwerem. Sprawdź połączenie i spróbuj ponownie.
downloadError-connection_lost = Połączenie zostało przerwane. Sprawdź je i spróbuj ponownie.
downloadError-damaged = Dotarło coś innego, niż zostało wysłane, więc nic z tego nie zachowano. Spróbuj ponownie; jeśli to nie pomoże, poproś nadawcę o nowy link.
downloadError-incomplete = Przeglądarka przerwała zapisywanie w połowie. Usuń niepełny plik i spróbuj ponownie.
downloadError-no_room = Na tym urządzeniu nie ma już miejsca na te pliki. Zwolnij miejsce i spróbuj ponownie.
crashLead = Nie udało się pokazać tej strony. Wczytaj ją ponownie; to, co zostało wysłane wcześniej, jest bezpieczne.
chunkTitle = Brakuje części tej strony
chunkMissingLead = Nie udało się jej wczytać. Sprawdź połączenie i wczytaj stronę ponownie; to, co zostało wysłane wcześniej, jest bezpieczne.
chunkTimeoutLead = Wczytywanie trwało zbyt długo. Sprawdź połączenie i wczytaj stronę ponownie; to, co zostało wysłane wcześniej, jest bezpieczne.
waitForTransfer = Przesyłanie jeszcze trwa i przepadłoby. Poczekaj, aż się skończy.
reload = Wczytaj ponownie
backHome = Wróć na początek
outdatedTitle = Jest nowsza wersja
outdatedLead = Ta strona jest nieaktualna. Zaktualizuj ją, aby przejść dalej.
update = Zaktualizuj
outdatedBrowserTitle = Ta przeglądarka jest nieaktualna
outdatedBrowserLead = Brakuje jej tego, czego wymaga wysyłanie i odbieranie plików. Zaktualizuj ją, a potem ponownie otwórz ten sam adres.
unsupportedTitle = Ta przeglądarka nie może otworzyć { $title }
unsupportedLead = Pliki są szyfrowane w przeglądarce, a tej brakuje tego, co jest do tego potrzebne. Użyj aktualnej przeglądarki.
insecureTitle = Ten adres nie jest bezpieczny
insecureLead = Przeglądarki szyfrują tylko na stronach wczytanych bezpiecznie. Cofnij się i otwórz ten sam adres z https:// na początku. Jeśli to się nie uda, zapytaj administratora tej usługi o jej bezpieczny adres.
otherBrowser = Inna przeglądarka
help = Pomoc

## Privacy

legalTitle = Prywatność i warunki
legalLead = Co dzieje się z Twoimi plikami, w kilku zdaniach.
legalEncrypted = Pliki są przechowywane w postaci zaszyfrowanej. Klucz jest w linku i nigdy nie trafia na serwer.
legalLifetime = Najdłuższy czas przechowywania pliku: { $anonymous }, a gdy wysyła go zalogowana osoba: { $signedIn }.
legalOneLifetime = Najdłuższy czas przechowywania pliku: { $time }.
legalDownloads = Limit pobrań może spowodować wcześniejsze usunięcie pliku.
legalLogs = { $days ->
    [one] Dzienniki serwera przechowują adresy IP przez { $days } dzień.
    [few] Dzienniki serwera przechowują adresy IP przez { $days } dni.
    [many] Dzienniki serwera przechowują adresy IP przez { $days } dni.
   *[other] Dzienniki serwera przechowują adresy IP przez { $days } dnia.
}
legalAccountToSend = Do wysyłania plików potrzebne jest konto, do odbierania nie.
legalAccount = Konto jest potrzebne tylko w przypadku plików większych niż { $size }.
