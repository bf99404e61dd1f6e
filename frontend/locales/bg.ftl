# Envoi: български

productName = Envoi

## Page

homeLink = { $title }, начало
skipToContent = Към съдържанието
promo = Съобщение
closeNotice = Затваряне
storageBlocked = Този браузър няма да запази списъка на пратките ви: той изчезва, когато затворите страницата. Първо копирайте връзките си.
storageFull = На това устройство няма място за списъка на вашите пратки. Преди да затворите страницата, копирайте връзките си или изтрийте пратките, които вече не са ви нужни.
footerPromise = Файловете се шифроват, преди да напуснат устройството ви. Само хората с връзката могат да ги отворят.
footerLinks = За тази услуга
link-privacy = Поверителност
link-terms = Условия
link-cookies = Бисквитки
link-source = Изходен код
link-feedback = Обратна връзка
feedbackFacts = Версия { $version }, { $browser }
language = Език
languageOfBrowser = Като в браузъра
languageTold = { $label }: { $language }
languageFailed = Езикът не можа да се зареди. Проверете връзката с интернет и опитайте отново.
introTitle = Споделяйте файлове лесно и поверително
introLead = Файловете ви се шифроват на това устройство, преди да бъдат изпратени. Споделете връзката с хората, които изберете; само те могат да отворят файловете.
notBegunTitle = Още няма нищо тук?
notBegunLead = Проверете връзката с интернет и презаредете страницата. Ако не помогне, браузърът ви е остарял: обновете го.
scriptsOffTitle = JavaScript е изключен
scriptsOffLead = Файловете се шифроват в браузъра, затова страницата има нужда от JavaScript. Включете го и презаредете.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } байт
   *[other] { $num } байта
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/с
percent = { $ratio }
days = { $num ->
    [one] { $num } ден
   *[other] { $num } дни
}
hours = { $num ->
    [one] { $num } час
   *[other] { $num } часа
}
minutes = { $num ->
    [one] { $num } минута
   *[other] { $num } минути
}
seconds = { $num ->
    [one] { $num } секунда
   *[other] { $num } секунди
}
shortDays = { $num } д
shortHours = { $num } ч
shortMinutes = { $num } мин
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = до { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = до утре, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = до { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } от { $total }
remaining = Още { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } изтегляне
   *[other] { $count } изтегляния
}
downloadsWithoutLimit = Неограничен брой изтегляния
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } файл
   *[other] { $count } файла
}
nameAndMore = { $name } и още { $count }

## Common buttons

ok = OK
done = Готово
cancel = Отказ
add = Добавяне
doNotAdd = Без добавяне
tryAgain = Нов опит
copyLink = Копиране на връзката
copyMessage = Копиране на съобщение
includePassword = Прилагане на паролата
emailLink = По имейл
emailSubject = Файлове за вас
copied = Копирано
copyRefused = Браузърът не позволи връзката да се копира. Тя е избрана, за да я копирате сами.
share = Споделяне
shareNamed = Споделяне на { $name }
showQrCode = QR код
qrCode = QR код за тази връзка
qrCodeHint = Сканирайте го с камерата на телефона, за да отворите връзката там.
qrCodeFailed = QR кодът не можа да се създаде. Връзката ви пак работи.
sendYourOwn = Изпращане на свои файлове
deleteUpload = Изтриване
deleteFailed = Пратката не можа да се изтрие. Проверете връзката с интернет и опитайте отново.
passwordProtected = Защитено с парола
passwordLabel = Парола
showPassword = Показване на парола
hidePassword = Скриване на парола
filesInside = Файлове в тази пратка

## Accounts

signIn = Вход
signOut = Изход
signOutWaits = Все още тече прехвърляне. Излезте, когато приключи.
signOutWaitsForTab = Все още тече прехвърляне в друг раздел. Излезте, когато приключи.
signOutSyncs = Списъкът ви се запазва, преди да излезете…
signOutTitle = Да излезете ли?
signOutLoses = { $count ->
    [one] { $count } пратка е само на това устройство. След като излезете, вече няма да можете да я виждате, променяте или изтриете. Връзката ѝ ще продължи да работи.
   *[other] { $count } пратки са само на това устройство. След като излезете, вече няма да можете да ги виждате, променяте или изтриете. Връзките им ще продължат да работят.
}
staySignedIn = Оставане в профила
signOutAnyway = Изход въпреки това
signedOut = Излязохте от профила си.
signedOutRefused = Сесията ви приключи. Влезте отново, за да видите списъка си.
signUpTitle = Влезте за повече възможности
signUpLead = Можете да изпращате файлове и без профил. С профил можете повече:
benefitSize = Изпращане на до { $size } наведнъж
benefitCount = { $count ->
    [one] Използване на връзка до { $count } път
   *[other] Използване на връзка до { $count } пъти
}
benefitTime = { $token ->
    [one] Връзка, която работи до { $token } ден
   *[other] Връзка, която работи до { $token } дни
}
benefitSync = Пратките ви на всички ваши устройства
benefitPerk = Списъкът ви остава шифрован; само вие можете да го прочетете
emailLabel = Имейл (по желание)
signInNotBegun = Страницата за вход не се отвори. Проверете връзката с интернет и опитайте отново.
signInAway = Входът в момента е недостъпен. Опитайте по-късно.
signInNoRoom = На това устройство няма място за влизане. Изтрийте пратките, които вече не са ви нужни, и опитайте отново.
signInWaits = Все още тече прехвърляне и би се загубило. Влезте, когато приключи.
signingIn = Влизане…
signInErrorLead = Влизането не успя и нищо друго не е променено. Опитайте отново.
signInReason = Ако това се повтаря, съобщете на хората, които поддържат услугата: { $reason }
passphraseNeeded = Въведете фразата за достъп до списъка си
passphraseNeededLead = Тя шифрова списъка на пратките ви и никога не напуска това устройство. Използвайте една и съща на всички свои устройства.
passphraseLabel = Фраза за достъп
passphraseTooShort = Твърде кратка е. Използвайте поне { $length } знака.
passphraseHint = Поне { $length } знака: няколко думи, които само вие бихте събрали заедно. Никой не може да я възстанови, затова я запишете.
passphraseRunning = Създаване на ключа…
passphraseFailed = Ключът не можа да се създаде на това устройство. Затворете другите раздели и опитайте отново.
goOn = Напред
cancelSignIn = Отказ от влизане
unknownPassphrase = Нова ли е тази фраза за достъп?
unknownPassphraseLead = Не намерихме списък за нея. Ако това е първото ви устройство или искате нова фраза, въведете я отново, за да започнете списък. Ако вече имате списък, може да сте сгрешили при въвеждането.
passphraseAgain = Въведете фразата отново
passphraseDiffers = Фразите не съвпадат.
beginList = Нов списък
anotherPassphrase = Сгреших я
uncheckedPassphrase = Фразата не можа да се провери
uncheckedPassphraseLead = Сървърът не съобщи дали има списък за тази фраза за достъп. Опитайте отново. Ако продължите, а тя е сгрешена, няма да видите списъка от другите си устройства.
trustPassphrase = Напред въпреки това
retypePassphrase = Повторно въвеждане

## Sending: choosing files

sendFiles = Изпращане на файлове
dropFiles = Плъзнете и пуснете файлове
orSelectFiles = или ги изберете, до { $size }
upToSize = До { $size }
selectFiles = Избор на файлове
selectFolder = Избор на папка
sharedTitle = Да се добавят ли тези файлове?
sharedLead = Друго приложение или сайт ги сподели с тази страница. Добавете само това, което очаквате.
accountNeeded = Влезте, за да изпращате файлове
accountNeededLead = За да изпращате файлове тук, ви трябва профил. Всеки може да ги получава.
accountNeededBlocked = За да изпращате файлове тук, ви трябва профил, но този браузър не може да запази влизането за тази страница. Пак можете да получавате файлове.
accountNeededToRequest = За да поискате файлове тук, ви трябва профил. Всеки с връзката може да ви ги изпрати.
signInForSize = Влезте, за да изпращате до { $size }
dropNow = Пуснете, за да добавите
chosenFiles = Вашите файлове
addMoreFiles = Още файлове
removeFile = Премахване на { $name }
fileRemoved = Премахнато: { $name }
addFolder = Добавяне на папка
skipped-none = Няма намерени файлове за добавяне
skipped-empty = { $count ->
    [one] Пропуснат е { $count } празен файл
   *[other] Пропуснати са { $count } празни файла
}
skipped-chosen = { $count ->
    [one] Пропуснат е { $count } вече добавен файл
   *[other] Пропуснати са { $count } вече добавени файла
}
skipped-system = Пропуснати системни файлове: { $count }
skipped-unreadable = Не можа да се прочете: { $name }
expiryChoices = Връзката изтича след
downloadLimitLabel = Изтегляния
timeLimitLabel = Време
addPassword = Защита с парола
liveLink = Връзката още по време на качването
liveLinkHint = Получателите могат да започнат изтеглянето в браузъра си, докато още качвате. Оставете тази страница отворена.
passwordMissing = Въведете парола или махнете отметката, за да изпратите без парола.
maxPasswordLength = Паролата може да има най-много { $length } знака.
uploadFiles = { $count ->
    [one] Качване на { $count } файл
   *[other] Качване на { $count } файла
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Твърде много файлове
noticeTitle-fileTooBig = Твърде голям обем
noticeTitle-tooManyArchives = Твърде много пратки
noticeTitle-unreadableFiles = Файловете не се четат
tooManyFiles = { $count ->
    [one] Можете да изпращате по { $count } файл наведнъж, а сте избрали { $chosen }. Архивирайте ги в zip или изберете един.
   *[other] Можете да изпращате до { $count } файла наведнъж, а сте избрали { $chosen }. Архивирайте ги в zip или изберете по-малко.
}
tooManyFilesAtOnce = { $count ->
    [one] Можете да изпращате по { $count } файл наведнъж. Архивирайте ги в zip или изберете един.
   *[other] Можете да изпращате до { $count } файла наведнъж. Архивирайте ги в zip или изберете по-малко.
}
addFitting = { $count ->
    [one] Добавяне само на първия
   *[other] Добавяне на първите { $count }
}
fileTooBig = Можете да изпращате до { $size } наведнъж. Изпратете тези файлове на по-малки части.
tooManyArchives = { $count ->
    [one] Можете да имате само { $count } пратка. Изтрийте я или изчакайте срокът ѝ да изтече.
   *[other] Можете да имате до { $count } пратки едновременно. Изтрийте някоя или изчакайте срокът на някоя да изтече.
}
unreadableFiles = Не можем да прочетем това, което пуснахте. Изберете файловете с бутона.
needsAccountSize = Без профил можете да изпращате до { $size } наведнъж.
needsAccountCount = { $count ->
    [one] Без профил една връзка позволява най-много { $count } изтегляне.
   *[other] Без профил една връзка позволява най-много { $count } изтегляния.
}
needsAccountTime = Без профил връзките работят най-много { $time }.

## Sending: under way and done

chosenTold = { $files }, общо { $size }
noAnswer = Изчакваме връзката ви с интернет. Качването ще продължи само.
uploading = Качване
uploadWaiting = Изчаква качване
pause = Пауза
uploadPaused = На пауза
liveLinkReady = Тази връзка вече работи. Файловете стигат до получателите, докато ги качвате. Оставете тази страница отворена.
unfinishedUpload = Прекъснато качване
continueFrom = Да продължи ли от { $size }?
sameFilesNeeded = За да продължите, изберете отново същите файлове.
otherFiles = Това не са същите файлове или са се променили междувременно. Нищо повече не беше изпратено.
notSent = Още не е качено
prepareNext = Подготвяне на следващото качване
waitsForUpload = Започва, когато текущото качване приключи.
stopUploadTitle = Да се спре ли това качване?
stopUploadLead = Изпратеното досега ще се загуби. Избраните файлове са още тук.
keepUploading = Продължаване
stopUpload = Спиране
showUpload = Показване
importing = Четене на файловете ви…
encrypting = Шифроване…
finalising = Почти готово. Файловете ви се запазват…
expiresAfter = Изтича след { $downloads } или { $time }
settingPassword = Задаване на паролата…
passwordFailed = Паролата не можа да се зададе
passwordFailedLead = Файловете ви са качени, но още не са защитени, затова не показваме връзката. Опитайте отново или изтрийте пратката.
uploaded = Готово за споделяне
linkReady = Връзката ви е готова
uploadComplete = Качването завърши
shareLink = Връзка към файловете ви
sendMore = Изпращане на още файлове
linkDialogLead = Всеки с тази връзка може да изтегли { $name }.
linkDialogNote = Всеки с тази връзка може да прочете бележката ви.
linkNeedsPassword = Ще е нужна и паролата.

howProtected = Как са защитени файловете ви
protectionTitle = Шифроване от край до край
protectionEncrypted = Браузърът ви шифрова файловете, преди да напуснат това устройство. Сървърът пази само това, което не може да прочете.
protectionKey = Ключът е част от връзката, след знака #. Той никога не се изпраща до сървъра, затова споделяйте връзката само с хора, на които имате доверие.
protectionExpiry = Файловете се изтриват, щом връзката изтече: след избрания брой изтегляния или избраното време.

## Keyboard shortcuts

shortcutsTitle = Клавишни комбинации
shortcutChoose = Избор на файлове
shortcutUpload = Качване
shortcutCopy = Копиране на връзката
shortcutDownload = Изтегляне
shortcutHelp = Показване на този списък
shortcutsOn = Използване на клавишни комбинации

## The survey

surveyTitle = Кажете ни какво мислите
surveyLead = Отговорите ви ни помагат да станем по-добри. Анкетата се отваря на друга страница и не научава нищо за файловете ви.
giveFeedback = Споделяне на мнение
surveySkip = Пропускане

## The person's own uploads

yourUploads = Вашите пратки
noUploads = Тук се появяват изпратените файлове, за да можете отново да копирате връзката или да ги изтриете.
joinOffer = Пратки от това устройство, преди да влезете: { $count }. Да се добавят ли към списъка ви?
downloadsLeft = { $count ->
    [one] Остава { $count } изтегляне
   *[other] Остават { $count } изтегляния
}
timeLeft = Оставащо време: { $time }
deleteNamed = Изтриване на { $name }
deletingNamed = Изтриване на { $name }…
undo = Отмяна
keep = Запазване
moreActions = Още действия за { $name }
openPage = Страница за изтегляне
openDownloadPage = Отваряне на страницата за изтегляне на { $name }
changeLimits = Промяна
changeLimitsNamed = Промяна на срока на връзката към { $name }
changeLimitsTitle = Промяна на срока на връзката
keepTime = Без промяна
timeFromNow = { $time } отсега
save = Запис
goneTitle = Тази пратка вече я няма
goneLead = Срокът на { $name } е изтекъл, изтеглянията са изчерпани или пратката е изтрита другаде. Нищо не е променено.
passwordNotSet = Паролата не е зададена, затова връзката е скрита. Ако остане така, изтрийте пратката и изпратете файловете отново.
changeFailed = Промените не се записаха. Проверете избора си и връзката с интернет и опитайте отново.
pastUploads = Приключили през последните 7 дни
clearPast = Изчистване
pastDownloaded = Изтеглено: { $time }
pastDownloadedBefore = Изтеглено преди { $time }
pastExpired = Изтекло: { $time }
pastDeleted = Изтрито: { $time }
pastGone = Изчерпано или изтрито: { $time }
pastGoneBefore = Изчерпано или изтрито преди { $time }
requestFiles = Поискване на файлове
newRequestLead = Създайте връзка, чрез която всеки може да ви изпрати файлове, които само вие можете да прочетете.
requestWanted = Какво ви трябва, по едно нещо на ред
requestAskerHint = Изпращачите виждат това име. Никой не го проверява.
requestOpenFor = Отворено за
deliveries = Пратки
requestDeliverySize = Размер на всяка пратка
requestTotalSize = Общ размер
newRequestKinds = Видове файлове, например .pdf (само съвет)
requestLink = Връзка на заявката
requestReadyLead = Всеки с тази връзка може да ви изпрати файлове. Само вие можете да ги прочетете.
requestSubject = Моля, изпратете ми файлове
ownerLink = Връзка към кутията
ownerLinkWarning = Отваря тази кутия на друго устройство. Който я има, може да чете всичко, което получавате, затова я пазете за себе си.
inbox = Кутия
yourRequests = Вашите заявки
joinRequests = Заявки от това устройство, преди да влезете: { $count }. Да се добавят ли към списъка ви?
newDeliveries = Нови пратки: { $count }
notifyDeliveries = Известия за пратки
requestAccepts = Приема файлове
requestClosed = Вече не приема файлове
noDeliveries = Още нищо не е пристигнало. Пратките ще се появят тук.
requestGoneLead = Тази заявка е изтекла или е изтрита.
requestUntrusted = На тази заявка не може да се вярва
requestUntrustedLead = Връзката е повредена или сървърът показва друга заявка. Нищо не се показва.
deliveryComing = Изпраща се
deliveryNew = Получена
deliveryCollected = Запазена
removeDelivery = Изтриване от сървъра
deliveryRefused-repeated = Отказана: тази пратка е посочена два пъти.
deliveryRefused-forged = Отказана: не е направена с вашата връзка.
deliveryRefused-damaged = Отказана: повредена е или е променена.
closeRequest = Спиране на приемането
closeRequestTitle = Да се спре ли приемането на файлове?
closeRequestLead = Връзката спира да работи окончателно, а файловете, които още се изпращат, няма да пристигнат. Пристигналото остава тук.
newLink = Нова връзка
newLinkLead = Старата връзка спира да работи веднага щом новата е готова. Пристигналото остава в старата кутия.
deleteRequestTitle = Да се изтрие ли тази заявка?
deleteRequestLead = Връзката спира да работи и всичко пристигнало се изтрива от сървъра. Запазените файлове остават.

## Receiving

checkingLink = Търсене на файловете ви…
checkFailed = Няма връзка със сървъра
checkFailedLead = Нищо не е загубено. Проверете връзката с интернет и опитайте отново.
checkRefused = Сървърът е зает
checkRefusedLead = Нищо не е загубено. Опитайте отново след малко.
waitAsked = Моля, изчакайте { $time }.
expiredTitle = Тези файлове вече ги няма
expiredLead = Връзката е изтекла, изтеглянията ѝ са изчерпани или подателят я е изтрил. Поискайте нова.
removedTitle = Тези файлове са премахнати
removedLead = Премахнали са ги хората, които поддържат услугата, затова връзката вече не работи.
contactOperator = Връзка с тях
passwordNeeded = Въведете паролата
passwordNeededLead = Поискайте паролата от подателя; тя не е във връзката.
passwordTryAgain = Грешна парола. Опитайте отново.
unlock = Отключване
keyNeeded = Тази връзка не е пълна
keyNeededLead = Липсва част от връзката. Копирайте я отново и я поставете тук.
keyLabel = Връзка или ключ
notAKey = Това не е нито връзка, нито ключ на тази услуга.
keyOfAnotherFile = Тази връзка е за други файлове.
openLink = Отваряне
wrongKey = Тази връзка не работи
wrongKeyLead = Може да липсва част от нея. Копирайте цялата връзка от съобщението и я поставете тук.
filesForYou = { $count ->
    [one] Файл за вас
   *[other] { $count } файла за вас
}
filesForYouLead = Шифровано от край до край. Дешифрова се само в браузъра ви.
fromSender = От подателя
showMore = Показване на още
download = Изтегляне
noStreamsWarning = За да отвори толкова голям файл, този браузър трябва да държи целия в паметта, а това може да не успее. Какво искате да направите?
noStreams-copyLink = Копиране на връзката за отваряне в друг браузър
noStreams-otherBrowser = Друг браузър, който записва големите файлове направо на диска
noStreams-download = Изтегляне тук въпреки това
linkLife = Изтича след { $time }
linkLifeUnderMinute = Изтича след по-малко от минута
lastDownloadNote = Последно изтегляне: щом отворите или запишете, връзката спира да работи.
ownUpload = { $left ->
    [one] Това е ваша собствена пратка. Ако я изтеглите, никой друг няма да може.
   *[other] Това е ваша собствена пратка. Ако я изтеглите, ще използвате 1 от оставащите { $left } изтегляния.
}
downloadsTaken = В момента някой използва последното изтегляне. Ако то прекъсне, можете да опитате отново след две минути.
downloading = Изтегляне
decrypting = Дешифроване…
downloadBegunAnew = Това изтегляне не можа да продължи, затова започна отначало.
stillUploading = Подателят още качва файловете. Вече можете да започнете изтеглянето.
waitsForSender = Изчакваме подателя. Изтеглянето ще продължи само.
downloadFinished = Изтеглянето завърши
downloadFinishedLead = { $name } е в папката за изтегляния.
savedInFolder = Записано в { $folder }
downloadFinishedRenamed = Той е в папката за изтегляния; браузърът може да му е дал друго име.
downloadAgain = Повторно изтегляне
lastDownloadDone = Това беше последното изтегляне, затова връзката вече не работи.
downloadStopped = Изтеглянето не завърши
showDownload = Показване

## Sending what a request asks for

requestTitle = Поискани файлове
requestLead = Шифрова се на това устройство. Само поискалият може да отвори изпратеното.
requestWords = От поискалия файловете (непотвърдено)
requestKinds = Предпочитани видове файлове
requestLeft = Оставащи пратки
requestRoom = Оставащо място
requestEach = Най-много на пратка
requestSend = Изпращане
requestPasswordLead = Поискайте я от човека, който ви е изпратил връзката.
requestSent = Изпратено
requestSentLead = Само поискалият може да го отвори. Той вижда същия код за получаване.
receiptLabel = Код за получаване
copyReceipt = Копиране на кода за получаване
delivery-stored = Пристигна. Още не е взето.
delivery-collected = Взето е.
delivery-gone = Изтрито или изтекло, без да бъде взето.
deliveryLost = Прекъснатото качване не може да бъде продължено.
sentBefore = Изпратено от това устройство
sentAt = Изпратено: { $time }
requestEnded-unknown = Няма такава заявка
requestEndedLead-unknown = Изтрита е, изтекла е или тази услуга не приема заявки. Поискайте нова връзка.
requestEnded-closed = Тази заявка е затворена
requestEnded-full = Тази заявка е запълнена
requestEndedLead = Не приема повече нищо. Поискайте нова връзка.
requestEnded-untrusted = На тази връзка не може да се вярва
requestEndedLead-untrusted = Връзката и сървърът не съвпадат, затова нищо не беше изпратено. Поискайте връзката отново по друг начин.

## Reporting an upload to whoever runs the service

report = Сигнал
reportTitle = Сигнал за това качване
reportLead = Получават го хората, които поддържат услугата. Само те могат да прочетат какво пишете.
reportReason = Какво не е наред?
reportReason-malware = Зловреден софтуер
reportReason-fraud = Измама или фишинг
reportReason-illegal = Незаконно съдържание
reportReason-other = Нещо друго
reportWords = Какво трябва да знаят?
reportKey = Прилагане на ключа
reportKeyHint = С ключа могат да отворят файловете. Без него не могат.
reportSend = Изпращане на сигнала
reportSent = Сигналът е изпратен
reportSentLead = Благодарим. Хората, които поддържат услугата, ще го разгледат.
reportFailed = Сигналът не се изпрати. Проверете връзката с интернет и опитайте отново.

## Dead ends

loading = Един момент…
configFailed = Няма връзка със сървъра
configFailedLead = Нищо не е загубено. Проверете връзката с интернет и опитайте отново.
intercepted = Вместо тази услуга отговори страница за вход или вашата мрежа. Отворете тази страница в друг раздел и влезте там, ако бъдете попитани.
pageNotFound = Страницата не е намерена
pageNotFoundLead = Проверете адреса или започнете от началната страница.
notFoundTitle = Тук няма нищо
notFoundLead = Срокът на файловете е изтекъл, изтрити са или връзката не е пълна.
errorTitle = Нещо се обърка
errorLead = Нещо се повреди. Нищо изпратено от вас не е загубено.
uploadErrorLead = Файловете ви не бяха изпратени, но изборът ви е още тук. Опитайте отново.
uploadError-too_large = Тези файлове са по-големи, отколкото услугата позволява. Изпратете ги на по-малки части.
uploadError-bad_limit = Услугата вече не позволява толкова изтегляния или толкова време. Презаредете страницата и изберете отново.
uploadError-unauthorized = За да изпращате файлове тук, трябва да сте влезли. Влезте и изберете файловете си отново.
uploadError-sender_unknown = Не успяхме да потвърдим, че сте влезли, затова важаха общите ограничения. Ако вече не сте в профила си, влезте отново; иначе опитайте пак след малко.
uploadError-issuer_away = Услугата в момента е недостъпна или не може да провери кой е влязъл. Без профил можете да изпратите до { $size }, за най-много { $downloads } и { $time }. Изпратете по-малко или опитайте отново след малко.
uploadError-signed_out = Излезли сте от профила си на това устройство, затова качването беше спряно.
uploadError-rate_limited = Твърде много опити. Изчакайте малко и опитайте отново.
uploadError-too_many_uploads = Твърде много качвания от вашата мрежа или профил. Файловете ви са още тук.
uploadError-too_many_bytes = Твърде много данни от вашата мрежа или профил. Файловете ви са още тук.
uploadError-busy = Услугата е много натоварена. Файловете ви са още тук; опитайте отново след малко.
uploadError-full = В момента услугата няма място за още файлове. Файловете ви са още тук; опитайте по-късно.
uploadError-unavailable = Услугата в момента е недостъпна. Файловете ви са още тук; опитайте отново след малко.
uploadError-idle_timeout = Връзката с интернет беше неактивна твърде дълго. Проверете я и опитайте отново.
uploadError-connect_failed = Няма връзка със сървъра. Проверете връзката с интернет и опитайте отново. Някои мрежи, често служебните, блокират качването. Опитайте с друга мрежа, например на телефона си, или се обърнете към тези, които поддържат вашата.
uploadError-connection_lost = Връзката с интернет прекъсна. Файловете ви са още тук; опитайте отново.
uploadError-file_changed = Един от файловете се промени или не можа да се прочете, докато се изпращаше. Изберете го отново.
downloadErrorLead = Изтеглянето не завърши. Опитайте отново; ако не помогне, поискайте от подателя нова връзка.
downloadError-rate_limited = Твърде много опити. Изчакайте малко и опитайте отново.
downloadError-busy = Услугата е много натоварена. Връзката още работи; опитайте отново след малко.
downloadError-unavailable = Услугата в момента е недостъпна. Връзката още работи; опитайте отново след малко.
downloadError-connect_failed = Няма връзка със сървъра. Проверете връзката с интернет и опитайте отново.
downloadError-connection_lost = Връзката с интернет прекъсна. Проверете я и опитайте отново.
downloadError-damaged = Пристигналото не е каквото беше изпратено, затова нищо не е запазено. Опитайте отново; ако не помогне, поискайте от подателя нова връзка.
downloadError-incomplete = Браузърът спря да записва по средата. Изтрийте непълния файл и опитайте отново.
downloadError-upload_abandoned = Подателят спря, преди всичко да бъде качено. Поискайте нова връзка.
downloadError-no_room = На това устройство няма място за тези файлове. Освободете място и опитайте отново.
crashLead = Страницата не можа да се покаже. Презаредете я; всичко, което вече сте изпратили, е в безопасност.
chunkTitle = Липсва част от тази страница
chunkMissingLead = Не можа да се зареди. Проверете връзката с интернет и презаредете; всичко, което вече сте изпратили, е в безопасност.
chunkTimeoutLead = Зареждането отне твърде много време. Проверете връзката с интернет и презаредете; всичко, което вече сте изпратили, е в безопасност.
waitForTransfer = Все още тече прехвърляне и би се загубило. Изчакайте да приключи.
reload = Презареждане
backHome = Към началото
outdatedTitle = Има по-нова версия
outdatedLead = Тази страница е остаряла. Обновете я, за да продължите.
update = Обновяване
outdatedBrowserTitle = Браузърът ви е остарял
outdatedBrowserLead = Липсва му нужното за изпращане и получаване на файлове. Обновете го и отворете този адрес отново.
unsupportedTitle = Този браузър не може да отвори { $title }
unsupportedLead = Файловете се шифроват в браузъра, а този не може да го прави. Ето какво можете да направите:
unsupportedUpdate = Обновете този браузър и отворете връзката си отново.
unsupportedOther = Или копирайте връзката си в актуална версия на Chrome, Edge, Firefox или Safari.
unsupportedInApp = Ако сте отворили връзката в друго приложение, изберете „Отваряне в браузъра“ от менюто му.
insecureTitle = Този адрес не е защитен
insecureLead = Браузърите шифроват само на защитени страници. Върнете се и отворете същия адрес с https:// отпред. Ако не стане, попитайте поддържащите тази услуга за защитения ѝ адрес.
otherBrowser = Друг браузър
help = Помощ

## Privacy

legalTitle = Поверителност и условия
legalLead = Какво се случва с файловете ви, в няколко изречения.
legalEncrypted = Файловете се съхраняват шифровани. Ключът е във връзката и никога не достига до сървъра.
legalLifetime = Пазим файловете най-много { $anonymous }, а ако сте влезли — { $signedIn }.
legalOneLifetime = Пазим файловете най-много { $time }.
legalDownloads = Файловете се изтриват, щом се изчерпят изтеглянията им.
legalLogs = Пазим IP адресите в журналите на сървъра { $days } дни.
legalAccountToSend = За да изпращате файлове, ви трябва профил; за да ги получавате — не.
legalAccount = Профил ви трябва само за файлове, по-големи от { $size }.

## Notes and messages

writeNote = Писане на бележка
noteLabel = Вашата бележка
noteHint = Шифрова се като файл.
noteReadOnce = Шифрова се като файл и може да се прочете само веднъж.
noteDone = Добавяне
createLink = Създаване на връзка
note = Бележка
editNote = Редактиране
addMessage = Заглавие или съобщение
titleLabel = Заглавие
messageLabel = Съобщение
senderLabel = Вашето име
noteForYou = Бележка за вас
showNote = Покажи бележка
showNoteOnce = Показването използва последното изтегляне: няма да можете да я отворите отново.
copyText = Копиране на текста
saveNote = Запис като файл
textCopyRefused = Браузърът не позволи копирането. Изберете текста и го копирайте сами.

## Looking before taking

preview = Преглед
previewNamed = Преглед на { $name }
selectFile = Избор на { $name }
downloadSelected = { $count ->
    [one] Изтегляне на { $count } файл
   *[other] Изтегляне на { $count } файла
}
downloadAll = Изтегляне на всички
saveToFolder = Запис в папка
takingCounts = Отварянето или записването се брои за едно изтегляне.
takingCounted = Отчетено е едно изтегляне. Докато страницата е отворена, не се брои нищо повече.
previewFailed = Файлът не можа да се покаже. Изтеглете го.
previewTooLarge = Файлът е твърде голям за преглед. Изтеглете го.
previewCut = Показано е само началото.
previewProtected = Файлът е защитен с парола. Изтеглете го, за да го отворите.
previewMissingPictures = Изображения на тази страница, които не можаха да се покажат: { $count }
previewIncomplete = Част от съдържанието не може да се покаже правилно.
previewNotText = Изглежда, че файлът не съдържа текст. Изтеглете го.
previewEncoding = Кодировка на текста
previousFile = Предишен файл
nextFile = Следващ файл
filePlace = { $place } от { $count }
noPreview = Този файл няма преглед.
close = Затваряне

## Strong passwords

strongPassword = Изключително силна: отваря се само с Envoi
strongPasswordHint = Много по-трудна за отгатване, дори за тази услуга. По-старите приложения не могат да отворят връзката.
suggestPassphrase = Предлагане на фраза
suggestFailed = Предложението не можа да се зареди. Проверете връзката с интернет и опитайте отново или въведете своя парола.
copyPassword = Копиране на парола
makingKey = Подготвя се шифроването…
checkingPassword = Паролата се проверява…

## News

downloadingNow = Изтегля се в момента
wrongPasswords = { $count ->
    [one] Грешна парола: { $count } опит
   *[other] Грешна парола: { $count } опита
}
notifyMe = Известия за изтегляния
notifyOn = Известията са включени
notifyBlocked = Браузърът ви блокира известията от тази страница.
wasDownloaded = Изтеглено: { $name }
