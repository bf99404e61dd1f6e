productName = Envoi

## The page around every screen

homeLink = { $title } 홈
skipToContent = 본문으로 건너뛰기
promo = 알림
closeNotice = 닫기
storageBlocked = 이 브라우저는 업로드 목록을 저장하지 않으므로 이 페이지를 닫으면 목록이 사라집니다. 먼저 링크를 복사하세요.
storageFull = 이 기기에 업로드 목록을 저장할 공간이 없습니다. 이 페이지를 닫기 전에 링크를 복사하거나 필요 없는 업로드를 삭제하세요.
footerPromise = 파일은 기기 밖으로 나가기 전에 암호화됩니다. 링크가 있는 사람만 열 수 있습니다.
footerLinks = 서비스 정보
link-privacy = 개인정보 보호
link-terms = 이용약관
link-cookies = 쿠키
link-source = 소스 코드
link-feedback = 의견 보내기
feedbackFacts = 버전 { $version }, { $browser }
language = 언어
languageOfBrowser = 브라우저 기본값
languageTold = { $label }: { $language }
languageFailed = 이 언어를 불러올 수 없습니다. 연결을 확인하고 다시 시도하세요.
introTitle = 비공개 파일 공유, 간단하게
introLead = 파일은 이 기기에서 암호화된 다음 전송됩니다. 원하는 사람에게 링크를 공유하세요. 그 사람들만 파일을 열 수 있습니다.
notBegunTitle = 아직 아무것도 없나요?
notBegunLead = 연결을 확인한 다음 이 페이지를 새로고침하세요. 그래도 안 되면 브라우저가 오래된 것이니 업데이트하세요.
scriptsOffTitle = JavaScript가 꺼져 있습니다
scriptsOffLead = 파일은 브라우저에서 암호화되므로 이 페이지에는 JavaScript가 필요합니다. JavaScript를 켠 다음 새로고침하세요.

## Sizes, times, amounts

bytes = { $num ->
   *[other] { $num }바이트
}
kb = { NUMBER($num, maximumFractionDigits: 1) }KB
mb = { NUMBER($num, maximumFractionDigits: 1) }MB
gb = { NUMBER($num, maximumFractionDigits: 1) }GB
speed = { $size }/초
percent = { $ratio }
days = { $num }일
hours = { $num }시간
minutes = { $num }분
seconds = { $num }초
shortDays = { $num }일
shortHours = { $num }시간
shortMinutes = { $num }분
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = { $minutes } 미만
untilToday = { DATETIME($at, hour: "numeric", minute: "numeric") }까지
untilTomorrow = 내일 { DATETIME($at, hour: "numeric", minute: "numeric") }까지
untilDay = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }까지
sizeOfTotal = { $total } 중 { $done }
remaining = { $time } 남음
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
   *[other] 다운로드 { $count }회
}
downloadsWithoutLimit = 다운로드 횟수 제한 없음
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
   *[other] 파일 { $count }개
}
nameAndMore = { $name } 외 { $count }개

## Buttons that stand in several places

ok = 확인
done = 완료
cancel = 취소
add = 추가
doNotAdd = 추가 안 함
tryAgain = 다시 시도
copyLink = 링크 복사
copyMessage = 메시지 복사
includePassword = 비밀번호 포함
emailLink = 이메일
emailSubject = 파일을 보내드립니다
copied = 복사됨
copyRefused = 브라우저가 링크 복사를 허용하지 않았습니다. 링크를 선택해 두었으니 직접 복사하세요.
share = 공유
shareNamed = { $name } 공유
showQrCode = QR 코드
qrCode = 이 링크의 QR 코드
qrCodeHint = 휴대전화 카메라로 스캔하면 휴대전화에서 링크를 열 수 있습니다.
qrCodeFailed = QR 코드를 만들지 못했습니다. 링크는 그대로 사용할 수 있습니다.
sendYourOwn = 내 파일 보내기
deleteUpload = 삭제
deleteFailed = 이 업로드를 삭제하지 못했습니다. 연결을 확인하고 다시 시도하세요.
passwordProtected = 비밀번호로 보호됨
passwordLabel = 비밀번호
showPassword = 비밀번호 보기
hidePassword = 비밀번호 숨기기
filesInside = 이 업로드의 파일

## Accounts

signIn = 로그인
signOut = 로그아웃
signOutWaits = 아직 전송이 진행 중입니다. 끝난 뒤에 로그아웃하세요.
signOutWaitsForTab = 다른 탭에서 아직 전송이 진행 중입니다. 끝난 뒤에 로그아웃하세요.
signOutSyncs = 로그아웃하기 전에 목록을 저장하는 중…
signOutTitle = 로그아웃할까요?
signOutLoses = { $count ->
   *[other] 업로드 { $count }개가 이 기기에만 있습니다. 로그아웃하면 더 이상 보거나 변경하거나 삭제할 수 없습니다. 링크는 계속 사용할 수 있습니다.
}
staySignedIn = 로그인 유지
signOutAnyway = 그래도 로그아웃
signedOut = 로그아웃되었습니다.
signedOutRefused = 로그인이 만료되었습니다. 목록을 보려면 다시 로그인하세요.
signUpTitle = 로그인하면 더 많은 일을 할 수 있습니다
signUpLead = 계정 없이도 파일을 보낼 수 있습니다. 계정이 있으면 더 많은 일을 할 수 있습니다:
benefitSize = 한 번에 최대 { $size }까지 보내기
benefitCount = { $count ->
   *[other] 링크 하나를 최대 { $count }회까지 사용
}
benefitTime = { $token ->
   *[other] 링크를 최대 { $token }일까지 유지
}
benefitSync = 모든 기기에서 내 업로드 보기
benefitPerk = 목록은 항상 암호화되어 나만 읽을 수 있음
emailLabel = 이메일(선택 사항)
signInNotBegun = 로그인 페이지에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.
signInAway = 지금은 로그인할 수 없습니다. 나중에 다시 시도하세요.
signInNoRoom = 이 기기에 로그인할 공간이 없습니다. 필요 없는 업로드를 삭제한 다음 다시 시도하세요.
signInWaits = 아직 전송이 진행 중이며, 지금 로그인하면 전송이 중단됩니다. 끝난 뒤에 로그인하세요.
signingIn = 로그인하는 중…
signInErrorLead = 로그인하지 못했으며 다른 것은 바뀌지 않았습니다. 다시 시도하세요.
signInReason = 이 문제가 계속되면 이 서비스의 운영자에게 다음 내용을 알려 주세요: { $reason }
passphraseNeeded = 목록의 암호 문구를 입력하세요
passphraseNeededLead = 업로드 목록을 암호화하며, 이 기기 밖으로 절대 나가지 않습니다. 모든 기기에서 같은 암호 문구를 사용하세요.
passphraseLabel = 암호 문구
passphraseTooShort = 너무 짧습니다. { $length }자 이상 입력하세요.
passphraseHint = { $length }자 이상: 나만 떠올릴 수 있는 단어 몇 개를 조합하세요. 누구도 복구할 수 없으니 적어 두세요.
passphraseRunning = 키를 만드는 중…
passphraseFailed = 이 기기에서 키를 만들지 못했습니다. 다른 탭을 닫고 다시 시도하세요.
goOn = 계속
cancelSignIn = 로그인하지 않기
unknownPassphrase = 새 암호 문구인가요?
unknownPassphraseLead = 이 암호 문구의 목록을 찾지 못했습니다. 첫 번째 기기이거나 새 암호 문구를 사용하려면 다시 입력해 목록을 시작하세요. 이미 목록이 있다면 잘못 입력했을 수 있습니다.
passphraseAgain = 암호 문구를 다시 입력하세요
passphraseDiffers = 암호 문구가 일치하지 않습니다.
beginList = 새 목록 시작
anotherPassphrase = 잘못 입력했음
uncheckedPassphrase = 암호 문구를 확인하지 못했습니다
uncheckedPassphraseLead = 이 암호 문구의 목록이 있는지 서버가 알려 주지 않았습니다. 다시 시도하세요. 계속했는데 잘못 입력한 것이라면 다른 기기의 목록이 보이지 않습니다.
trustPassphrase = 그래도 계속
retypePassphrase = 다시 입력

## Sending: choosing files

sendFiles = 파일 보내기
dropFiles = 파일을 끌어다 놓으세요
orSelectFiles = 또는 직접 선택, 최대 { $size }
upToSize = 최대 { $size }
selectFiles = 파일 선택
selectFolder = 폴더 선택
sharedTitle = 이 파일을 추가할까요?
sharedLead = 다른 앱이나 웹사이트가 이 페이지에 공유한 파일입니다. 예상했던 것만 추가하세요.
accountNeeded = 파일을 보내려면 로그인하세요
accountNeededLead = 여기에서 파일을 보내려면 계정이 필요합니다. 받는 것은 누구나 할 수 있습니다.
accountNeededBlocked = 여기에서 파일을 보내려면 계정이 필요하지만, 이 브라우저는 이 페이지의 로그인을 저장하지 못합니다. 파일을 받는 것은 가능합니다.
accountNeededToRequest = 여기에서 파일을 요청하려면 계정이 필요합니다. 링크가 있는 사람은 누구나 파일을 보낼 수 있습니다.
signInForSize = 로그인하면 최대 { $size }까지 보낼 수 있습니다
dropNow = 놓아서 파일 추가
chosenFiles = 내 파일
addMoreFiles = 파일 추가
removeFile = { $name } 빼기
fileRemoved = { $name } 항목을 뺐습니다
addFolder = 폴더 추가
skipped-none = 추가할 파일을 찾지 못했습니다
skipped-empty = { $count ->
   *[other] 빈 파일 { $count }개를 건너뜀
}
skipped-chosen = { $count ->
   *[other] 이미 추가한 파일 { $count }개를 건너뜀
}
skipped-system = 제외된 시스템 파일: { $count }개
skipped-unreadable = 읽을 수 없음: { $name }
expiryChoices = 링크 만료 조건
downloadLimitLabel = 다운로드
timeLimitLabel = 기간
addPassword = 비밀번호로 보호
liveLink = 업로드하는 동안 링크 받기
liveLinkHint = 업로드가 끝나기 전에도 받는 사람이 브라우저에서 다운로드를 시작할 수 있습니다. 이 페이지를 열어 두세요.
passwordMissing = 비밀번호를 입력하세요. 비밀번호 없이 보내려면 선택을 해제하세요.
maxPasswordLength = 비밀번호는 최대 { $length }자까지 입력할 수 있습니다.
uploadFiles = { $count ->
   *[other] 파일 { $count }개 업로드
}

## Sending: what is not possible

noticeTitle-tooManyFiles = 파일이 너무 많습니다
noticeTitle-fileTooBig = 너무 커서 보낼 수 없습니다
noticeTitle-tooManyArchives = 업로드가 너무 많습니다
noticeTitle-unreadableFiles = 파일을 읽을 수 없습니다

## Sending: what is not possible

tooManyFiles = { $count ->
   *[other] 한 번에 파일 { $count }개까지 보낼 수 있는데 { $chosen }개를 선택했습니다. ZIP으로 묶거나 파일 수를 줄이세요.
}
tooManyFilesAtOnce = { $count ->
   *[other] 한 번에 파일 { $count }개까지 보낼 수 있습니다. ZIP으로 묶거나 파일 수를 줄이세요.
}
addFitting = { $count ->
   *[other] 처음 { $count }개 추가
}
fileTooBig = 한 번에 최대 { $size }까지 보낼 수 있습니다. 파일을 나누어 보내세요.
tooManyArchives = { $count ->
   *[other] 업로드는 한 번에 { $count }개까지 둘 수 있습니다. 하나를 삭제하거나 만료될 때까지 기다리세요.
}
unreadableFiles = 끌어다 놓은 항목을 읽을 수 없습니다. 대신 버튼으로 파일을 선택하세요.
needsAccountSize = 계정 없이는 한 번에 최대 { $size }까지 보낼 수 있습니다.
needsAccountCount = { $count ->
   *[other] 계정 없이는 링크 하나로 최대 { $count }회까지 다운로드할 수 있습니다.
}
needsAccountTime = 계정 없이는 링크를 최대 { $time }까지 사용할 수 있습니다.

## Sending: under way and done

chosenTold = { $files }, 총 { $size }
noAnswer = 연결을 기다리는 중입니다. 연결되면 자동으로 계속합니다.
uploading = 업로드 중
uploadWaiting = 업로드 대기 중
pause = 일시 중지
uploadPaused = 일시 중지됨
liveLinkReady = 이 링크는 지금부터 사용할 수 있습니다. 파일은 업로드되는 대로 받는 사람에게 전달됩니다. 이 페이지를 열어 두세요.
unfinishedUpload = 중단된 업로드
continueFrom = { $size }부터 계속할까요?
sameFilesNeeded = 계속하려면 같은 파일을 다시 선택하세요.
otherFiles = 같은 파일이 아니거나 그사이 파일이 바뀌었습니다. 추가로 보낸 내용은 없습니다.
notSent = 아직 업로드되지 않음
prepareNext = 다음 업로드 준비
waitsForUpload = 현재 업로드가 끝나면 시작됩니다.
stopUploadTitle = 이 업로드를 중지할까요?
stopUploadLead = 지금까지 보낸 내용은 사라집니다. 선택한 파일은 그대로 남습니다.
keepUploading = 계속 업로드
stopUpload = 업로드 중지
showUpload = 보기
importing = 파일을 읽는 중…
encrypting = 암호화하는 중…
finalising = 거의 다 됐습니다. 파일을 저장하는 중…
expiresAfter = { $downloads } 또는 { $time } 후 만료
settingPassword = 비밀번호를 설정하는 중…
passwordFailed = 비밀번호를 설정하지 못했습니다
passwordFailedLead = 파일은 업로드되었지만 아직 보호되지 않아 링크를 표시하지 않았습니다. 다시 시도하거나 업로드를 삭제하세요.
uploaded = 공유할 준비가 됨
linkReady = 링크가 준비되었습니다
uploadComplete = 업로드 완료
shareLink = 내 파일 링크
sendMore = 다른 파일 보내기
linkDialogLead = 이 링크가 있는 사람은 누구나 { $name } 항목을 다운로드할 수 있습니다.
linkDialogNote = 이 링크가 있는 사람은 누구나 메모를 읽을 수 있습니다.
linkNeedsPassword = 받는 사람에게는 비밀번호도 필요합니다.
howProtected = 파일을 보호하는 방법
protectionTitle = 종단간 암호화
protectionEncrypted = 파일이 이 기기 밖으로 나가기 전에 브라우저가 암호화합니다. 서버에는 서버가 읽을 수 없는 내용만 저장됩니다.
protectionKey = 키는 링크의 # 기호 뒤에 들어 있으며 서버로 전송되지 않습니다. 그러니 믿을 수 있는 사람에게만 링크를 공유하세요.
protectionExpiry = 선택한 다운로드 횟수나 기간이 지나 링크가 만료되면 파일이 삭제됩니다.

## Keyboard shortcuts

shortcutsTitle = 키보드 단축키
shortcutChoose = 파일 선택
shortcutUpload = 업로드
shortcutCopy = 링크 복사
shortcutDownload = 다운로드
shortcutHelp = 이 목록 보기
shortcutsOn = 키보드 단축키 사용

## The survey

surveyTitle = 의견을 들려주세요
surveyLead = 답변은 서비스를 개선하는 데 도움이 됩니다. 설문은 다른 페이지에서 열리며 파일에 대해서는 아무것도 알 수 없습니다.
giveFeedback = 의견 보내기
surveySkip = 건너뛰기

## The person's own uploads

yourUploads = 내 업로드
noUploads = 보낸 파일이 여기에 표시됩니다. 링크를 다시 복사하거나 파일을 삭제할 수 있습니다.
joinOffer = 로그인하기 전에 이 기기에서 보낸 업로드: { $count }개. 내 목록에 추가할까요?
downloadsLeft = { $count ->
   *[other] 다운로드 { $count }회 남음
}
timeLeft = { $time } 남음
deleteNamed = { $name } 삭제
deletingNamed = { $name } 삭제 중…
undo = 실행 취소
keep = 유지
moreActions = { $name } 추가 작업
openPage = 다운로드 페이지 열기
openDownloadPage = { $name } 다운로드 페이지 열기
changeLimits = 변경
changeLimitsNamed = { $name } 링크 만료 조건 변경
changeLimitsTitle = 링크 만료 조건 변경
keepTime = 변경 안 함
timeFromNow = 지금부터 { $time }
save = 저장
goneTitle = 이 업로드는 이미 없습니다
goneLead = { $name } 항목은 만료되었거나, 다운로드 한도에 도달했거나, 다른 곳에서 삭제되었습니다. 변경된 것은 없습니다.
passwordNotSet = 비밀번호가 설정되지 않아 링크를 숨겼습니다. 계속 이 상태라면 업로드를 삭제하고 파일을 다시 보내세요.
changeFailed = 저장하지 못했습니다. 선택한 내용과 연결을 확인한 다음 다시 시도하세요.
pastUploads = 지난 7일 동안 종료됨
clearPast = 지우기
pastDownloaded = { $time }에 다운로드됨
pastDownloadedBefore = { $time } 이전에 다운로드됨
pastExpired = { $time }에 만료됨
pastDeleted = { $time }에 삭제됨
pastGone = { $time }에 소진 또는 삭제됨
pastGoneBefore = { $time } 이전에 소진 또는 삭제됨
requestFiles = 파일 요청
newRequestLead = 누구나 나만 읽을 수 있는 파일을 보낼 수 있는 링크를 만듭니다.
requestWanted = 필요한 것, 한 줄에 하나씩
requestAskerHint = 보내는 사람에게 이 이름이 표시됩니다. 아무도 확인하지 않습니다.
requestOpenFor = 받는 기간
deliveries = 전달
requestDeliverySize = 전달 한 건의 크기
requestTotalSize = 전체 크기
newRequestKinds = 파일 종류, 예: .pdf (안내용)
requestLink = 요청 링크
requestReadyLead = 이 링크가 있는 사람은 누구나 파일을 보낼 수 있습니다. 읽을 수 있는 사람은 나뿐입니다.
requestSubject = 파일을 보내 주세요
ownerLink = 받은 파일함 링크
ownerLinkWarning = 다른 기기에서 이 받은 파일함을 엽니다. 이 링크가 있는 사람은 받는 모든 것을 읽을 수 있으니 혼자만 간직하세요.
inbox = 받은 파일함
yourRequests = 내 요청
joinRequests = 로그인하기 전에 이 기기에서 만든 요청: { $count }개. 내 목록에 추가할까요?
newDeliveries = 새 전달: { $count }
notifyDeliveries = 전달 알림 받기
requestAccepts = 파일 받는 중
requestClosed = 더 이상 파일을 받지 않음
noDeliveries = 아직 도착한 것이 없습니다. 전달이 여기에 표시됩니다.
requestGoneLead = 이 요청은 만료되었거나 삭제되었습니다.
requestUntrusted = 이 요청은 신뢰할 수 없습니다
requestUntrustedLead = 링크가 손상되었거나 서버가 다른 요청을 보여 줍니다. 아무것도 표시하지 않습니다.
deliveryComing = 보내는 중
deliveryNew = 도착함
deliveryCollected = 저장함
removeDelivery = 서버에서 삭제
deliveryRefused-repeated = 거부됨: 이 전달은 목록에 두 번 있습니다.
deliveryRefused-forged = 거부됨: 이 링크로 만든 것이 아닙니다.
deliveryRefused-damaged = 거부됨: 손상되었거나 변경되었습니다.
closeRequest = 파일 받기 중지
closeRequestTitle = 파일 받기를 중지할까요?
closeRequestLead = 링크가 영구적으로 작동하지 않게 되고 아직 보내는 중인 파일은 도착하지 않습니다. 이미 도착한 것은 여기에 남습니다.
newLink = 새 링크
newLinkLead = 새 링크가 준비되면 이전 링크는 작동하지 않습니다. 이미 도착한 것은 이전 받은 파일함에 남습니다.
deleteRequestTitle = 이 요청을 삭제할까요?
deleteRequestLead = 링크가 작동하지 않게 되고 도착한 모든 것이 서버에서 삭제됩니다. 저장한 파일은 남습니다.

## Receiving

checkingLink = 파일을 찾는 중…
checkFailed = 서버에 연결할 수 없습니다
checkFailedLead = 잃어버린 것은 없습니다. 연결을 확인하고 다시 시도하세요.
checkRefused = 서버 이용량이 많습니다
checkRefusedLead = 잃어버린 것은 없습니다. 잠시 후 다시 시도하세요.
waitAsked = { $time } 동안 기다려 주세요.
expiredTitle = 이 파일은 더 이상 없습니다
expiredLead = 링크가 만료되었거나, 다운로드 한도에 도달했거나, 보낸 사람이 삭제했습니다. 새 링크를 요청하세요.
removedTitle = 이 파일은 삭제되었습니다
removedLead = 이 서비스의 운영자가 삭제했으므로 링크를 더 이상 사용할 수 없습니다.
contactOperator = 운영자에게 문의
passwordNeeded = 비밀번호를 입력하세요
passwordNeededLead = 비밀번호는 링크에 들어 있지 않습니다. 보낸 사람에게 물어보세요.
passwordTryAgain = 비밀번호가 틀렸습니다. 다시 시도하세요.
unlock = 잠금 해제
keyNeeded = 링크가 완전하지 않습니다
keyNeededLead = 링크의 일부가 빠져 있습니다. 다시 복사하여 여기에 붙여넣으세요.
keyLabel = 링크 또는 키
notAKey = 이 서비스의 링크나 키가 아닙니다.
keyOfAnotherFile = 다른 파일의 링크입니다.
openLink = 열기
wrongKey = 이 링크는 작동하지 않습니다
wrongKeyLead = 일부가 빠졌을 수 있습니다. 받은 메시지에서 전체 링크를 복사해 여기에 붙여넣으세요.
filesForYou = { $count ->
   *[other] 받은 파일 { $count }개
}
filesForYouLead = 종단간 암호화되며, 내 브라우저에서만 복호화됩니다.
fromSender = 보낸 사람의 메시지
showMore = 더 보기
download = 다운로드
noStreamsWarning = 이렇게 큰 파일을 열려면 이 브라우저는 파일 전체를 메모리에 올려야 하므로 실패할 수 있습니다. 어떻게 할까요?
noStreams-copyLink = 링크를 복사해 다른 브라우저에서 열기
noStreams-otherBrowser = 큰 파일을 바로 저장하는 브라우저 설치하기
noStreams-download = 그래도 여기에서 다운로드하기
linkLife = { $time } 후 만료
linkLifeUnderMinute = 1분 안에 만료
lastDownloadNote = 마지막 다운로드입니다. 열거나 저장하면 링크를 더 이상 사용할 수 없습니다.
ownUpload = { $left ->
   *[other] 내가 올린 업로드입니다. 다운로드하면 남은 { $left }회 중 1회를 사용합니다.
}
downloadsTaken = 지금 다른 사람이 마지막 다운로드를 받고 있습니다. 중단되면 2분 후에 다시 시도할 수 있습니다.
downloading = 다운로드 중
decrypting = 복호화하는 중…
downloadBegunAnew = 이 다운로드를 이어서 받을 수 없어 처음부터 다시 시작했습니다.
stillUploading = 보낸 사람이 아직 업로드하는 중입니다. 지금 다운로드를 시작할 수 있습니다.
waitsForSender = 보낸 사람을 기다리는 중입니다. 업로드가 다시 진행되면 자동으로 계속합니다.
downloadFinished = 다운로드 완료
downloadFinishedLead = { $name } 항목이 다운로드 폴더에 있습니다.
savedInFolder = { $folder }에 저장됨
downloadFinishedRenamed = 다운로드 폴더에 있습니다. 브라우저가 다른 이름을 붙였을 수 있습니다.
downloadAgain = 다시 다운로드
lastDownloadDone = 마지막 다운로드였으므로 링크를 더 이상 사용할 수 없습니다.
downloadStopped = 다운로드가 완료되지 않음
showDownload = 보기

## Sending what a request asks for

requestTitle = 파일 요청
requestLead = 이 기기에서 암호화됩니다. 보낸 내용은 요청한 사람만 열 수 있습니다.
requestWords = 요청한 사람의 메시지(확인되지 않음)
requestKinds = 선호하는 파일 형식
requestLeft = 남은 전송 횟수
requestRoom = 남은 공간
requestEach = 전송당 최대 크기
requestSend = 보내기
requestPasswordLead = 링크를 보낸 사람에게 물어보세요.
requestSent = 보냈습니다
requestSentLead = 요청한 사람만 열 수 있으며, 그 사람에게도 같은 수령 코드가 보입니다.
receiptLabel = 수령 코드
copyReceipt = 수령 코드 복사
delivery-stored = 도착했습니다. 아직 받아 가지 않았습니다.
delivery-collected = 받아 갔습니다.
delivery-gone = 받아 가지 않은 채 삭제되었거나 만료되었습니다.
deliveryLost = 중단된 업로드는 계속할 수 없습니다.
sentBefore = 이 기기에서 보낸 항목
sentAt = 보낸 시각: { $time }
requestEnded-unknown = 이런 요청이 없습니다
requestEndedLead-unknown = 삭제되었거나 만료되었거나, 이 서비스에서 요청을 받지 않습니다. 새 링크를 요청하세요.
requestEnded-closed = 이 요청은 종료되었습니다
requestEnded-full = 이 요청은 가득 찼습니다
requestEndedLead = 더 이상 받지 않습니다. 새 링크를 요청하세요.
requestEnded-untrusted = 이 링크는 신뢰할 수 없습니다
requestEndedLead-untrusted = 링크와 서버가 일치하지 않아 아무것도 보내지 않았습니다. 다른 방법으로 링크를 다시 요청하세요.

## Reporting an upload to whoever runs the service

report = 신고
reportTitle = 이 업로드 신고
reportLead = 이 서비스를 운영하는 사람들에게 전달됩니다. 작성한 내용은 운영자만 읽을 수 있습니다.
reportReason = 무엇이 문제인가요?
reportReason-malware = 악성 소프트웨어
reportReason-fraud = 사기 또는 피싱
reportReason-illegal = 불법 콘텐츠
reportReason-other = 기타
reportWords = 운영자가 알아야 할 내용
reportKey = 키 포함
reportKeyHint = 키가 있으면 운영자가 파일을 열 수 있습니다. 키가 없으면 열 수 없습니다.
reportSend = 신고 보내기
reportSent = 신고를 보냈습니다
reportSentLead = 감사합니다. 이 서비스의 운영자가 확인할 것입니다.
reportFailed = 보내지 못했습니다. 연결을 확인한 다음 다시 시도하세요.

## Dead ends

loading = 잠시만 기다려 주세요…
configFailed = 서버에 연결할 수 없습니다
configFailedLead = 잃어버린 것은 없습니다. 연결을 확인하고 다시 시도하세요.
intercepted = 이 서비스 대신 로그인 페이지나 사용 중인 네트워크가 응답했습니다. 다른 탭에서 이 페이지를 열고, 요청을 받으면 거기에서 로그인하세요.
pageNotFound = 페이지를 찾을 수 없습니다
pageNotFoundLead = 주소를 확인하거나 홈페이지에서 시작하세요.
notFoundTitle = 여기에는 아무것도 없습니다
notFoundLead = 파일이 만료되었거나 삭제되었거나, 링크가 완전하지 않습니다.
errorTitle = 문제가 생겼습니다
errorLead = 문제가 생겼습니다. 보낸 것은 아무것도 사라지지 않았습니다.
uploadErrorLead = 파일을 보내지 못했지만 선택한 파일은 그대로 있습니다. 다시 시도하세요.
uploadError-too_large = 파일이 이 서비스에서 허용하는 크기보다 큽니다. 나누어 보내세요.
uploadError-bad_limit = 이 서비스에서는 더 이상 그만큼의 다운로드 횟수나 기간을 선택할 수 없습니다. 페이지를 새로고침한 다음 다시 선택하세요.
uploadError-unauthorized = 여기에서 파일을 보내려면 로그인해야 합니다. 로그인한 다음 파일을 다시 선택하세요.
uploadError-sender_unknown = 로그인 상태를 확인하지 못해 일반 한도가 적용되었습니다. 로그아웃되었다면 다시 로그인하고, 아니라면 잠시 후 다시 시도하세요.
uploadError-issuer_away = 지금은 서비스를 이용할 수 없거나 누가 로그인했는지 확인할 수 없습니다. 계정 없이는 최대 { $size }, { $downloads }, { $time }까지만 가능합니다. 양을 줄이거나 잠시 후 다시 시도하세요.
uploadError-signed_out = 이 기기에서 로그아웃되어 이 업로드가 중지되었습니다.
uploadError-rate_limited = 시도 횟수가 너무 많습니다. 잠시 기다린 다음 다시 시도하세요.
uploadError-too_many_uploads = 네트워크 또는 계정의 업로드가 너무 많습니다. 파일은 그대로 있습니다.
uploadError-too_many_bytes = 네트워크 또는 계정에서 보낸 데이터가 너무 많습니다. 파일은 그대로 있습니다.
uploadError-busy = 지금 서비스 이용량이 많습니다. 파일은 그대로 있으니 잠시 후 다시 시도하세요.
uploadError-full = 지금 서비스에 파일을 더 저장할 공간이 없습니다. 파일은 그대로 있으니 나중에 다시 시도하세요.
uploadError-unavailable = 지금은 서비스를 이용할 수 없습니다. 파일은 그대로 있으니 잠시 후 다시 시도하세요.
uploadError-idle_timeout = 연결이 너무 오래 멈춰 있었습니다. 연결을 확인한 다음 다시 시도하세요.
uploadError-connect_failed = 서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요. 일부 네트워크(특히 직장)는 업로드를 차단합니다. 휴대전화 네트워크 등 다른 네트워크를 사용하거나 네트워크 관리자에게 문의하세요.
uploadError-connection_lost = 연결이 끊어졌습니다. 파일은 그대로 있으니 다시 시도하세요.
uploadError-file_changed = 파일 중 하나가 보내는 동안 바뀌었거나 읽을 수 없었습니다. 다시 선택하세요.
downloadErrorLead = 다운로드가 완료되지 않았습니다. 다시 시도하고, 그래도 안 되면 보낸 사람에게 새 링크를 요청하세요.
downloadError-rate_limited = 시도 횟수가 너무 많습니다. 잠시 기다린 다음 다시 시도하세요.
downloadError-busy = 지금 서비스 이용량이 많습니다. 링크는 여전히 유효하니 잠시 후 다시 시도하세요.
downloadError-unavailable = 지금은 서비스를 이용할 수 없습니다. 링크는 여전히 유효하니 잠시 후 다시 시도하세요.
downloadError-connect_failed = 서버에 연결할 수 없습니다. 연결을 확인한 다음 다시 시도하세요.
downloadError-connection_lost = 연결이 끊어졌습니다. 연결을 확인한 다음 다시 시도하세요.
downloadError-damaged = 받은 내용이 보낸 내용과 달라 아무것도 보관하지 않았습니다. 다시 시도하고, 그래도 안 되면 보낸 사람에게 새 링크를 요청하세요.
downloadError-incomplete = 브라우저가 저장하다가 멈췄습니다. 불완전한 파일을 삭제한 다음 다시 시도하세요.
downloadError-upload_abandoned = 모두 업로드되기 전에 보낸 사람이 중단했습니다. 새 링크를 요청하세요.
downloadError-no_room = 이 기기에 파일을 저장할 공간이 없습니다. 공간을 확보한 다음 다시 시도하세요.
crashLead = 이 페이지를 표시하지 못했습니다. 새로고침하세요. 이미 보낸 파일은 안전합니다.
chunkTitle = 이 페이지의 일부가 없습니다
chunkMissingLead = 불러오지 못했습니다. 연결을 확인한 다음 새로고침하세요. 이미 보낸 파일은 안전합니다.
chunkTimeoutLead = 불러오는 데 너무 오래 걸렸습니다. 연결을 확인한 다음 새로고침하세요. 이미 보낸 파일은 안전합니다.
waitForTransfer = 아직 전송이 진행 중이며, 지금 떠나면 중단됩니다. 끝날 때까지 기다리세요.
reload = 새로고침
backHome = 처음으로
outdatedTitle = 새 버전이 있습니다
outdatedLead = 이 페이지는 최신이 아닙니다. 계속하려면 업데이트하세요.
update = 업데이트
outdatedBrowserTitle = 브라우저가 오래된 버전입니다
outdatedBrowserLead = 파일을 보내고 받는 데 필요한 기능이 없습니다. 브라우저를 업데이트한 다음 이 주소를 다시 여세요.
unsupportedTitle = 이 브라우저에서는 { $title } 사이트를 열 수 없습니다
unsupportedLead = 파일은 브라우저에서 암호화되는데, 이 브라우저는 그 기능을 지원하지 않습니다. 다음과 같이 해 보세요:
unsupportedUpdate = 이 브라우저를 업데이트한 다음 링크를 다시 여세요.
unsupportedOther = 또는 링크를 최신 버전의 Chrome, Edge, Firefox, Safari에 복사해 여세요.
unsupportedInApp = 다른 앱 안에서 링크를 열었다면 그 앱의 메뉴에서 “브라우저에서 열기”를 선택하세요.
insecureTitle = 안전하지 않은 주소입니다
insecureLead = 브라우저는 안전한 페이지에서만 암호화합니다. 뒤로 돌아가 같은 주소 앞에 https://를 붙여 여세요. 열리지 않으면 이 서비스의 운영자에게 안전한 주소를 문의하세요.
otherBrowser = 다른 브라우저 설치
help = 도움말

## Privacy

legalTitle = 개인정보 보호와 이용약관
legalLead = 파일이 어떻게 처리되는지 몇 문장으로 알려 드립니다.
legalEncrypted = 파일은 암호화되어 저장됩니다. 키는 링크에 있으며 서버에는 절대 전달되지 않습니다.
legalLifetime = 파일은 최대 { $anonymous } 동안, 로그인한 경우에는 최대 { $signedIn } 동안 보관합니다.
legalOneLifetime = 파일은 최대 { $time } 동안 보관합니다.
legalDownloads = 다운로드 한도에 도달하면 파일이 삭제됩니다.
legalLogs = 서버 로그에 IP 주소를 { $days }일 동안 보관합니다.
legalAccountToSend = 파일을 보내려면 계정이 필요하지만 받을 때는 필요 없습니다.
legalAccount = { $size }보다 큰 파일에만 계정이 필요합니다.

## Notes and messages

writeNote = 메모 쓰기
noteLabel = 내 메모
noteHint = 파일처럼 암호화됩니다.
noteReadOnce = 파일처럼 암호화되며 한 번만 읽을 수 있습니다.
noteDone = 메모 추가
createLink = 링크 만들기
note = 메모
editNote = 메모 수정
addMessage = 제목이나 메시지 추가
titleLabel = 제목
messageLabel = 메시지
senderLabel = 내 이름
noteForYou = 받은 메모
showNote = 메모 보기
showNoteOnce = 메모를 보면 마지막 다운로드를 사용하므로 다시 볼 수 없습니다.
copyText = 텍스트 복사
saveNote = 파일로 저장
textCopyRefused = 브라우저가 복사를 허용하지 않았습니다. 텍스트를 선택해 직접 복사하세요.

## Looking before taking

preview = 미리보기
previewNamed = { $name } 미리보기
selectFile = { $name } 선택
downloadSelected = { $count ->
   *[other] 파일 { $count }개 다운로드
}
downloadAll = 모두 다운로드
saveToFolder = 폴더에 저장
takingCounts = 열거나 저장하면 다운로드 1회로 계산됩니다.
takingCounted = 다운로드 1회로 계산되었습니다. 이 페이지가 열려 있는 동안에는 더 계산되지 않습니다.
previewFailed = 이 파일을 표시하지 못했습니다. 대신 다운로드하세요.
previewTooLarge = 이 파일은 너무 커서 미리 볼 수 없습니다. 대신 다운로드하세요.
previewCut = 앞부분만 표시됩니다.
previewProtected = 이 파일은 비밀번호로 보호되어 있습니다. 열려면 다운로드하세요.
previewMissingPictures = 이 페이지에서 표시하지 못한 이미지 수: { $count }
previewIncomplete = 일부를 올바르게 표시할 수 없습니다.
previewNotText = 이 파일에는 텍스트가 없는 것 같습니다. 대신 다운로드하세요.
previewEncoding = 텍스트 인코딩
previousFile = 이전 파일
nextFile = 다음 파일
filePlace = { $place } / { $count }
noPreview = 이 파일은 미리 볼 수 없습니다.
close = 닫기

## Strong passwords

strongPassword = 매우 강력함: Envoi에서만 열림
strongPasswordHint = 이 서비스조차 추측하기가 훨씬 어렵습니다. 오래된 앱에서는 링크를 열 수 없습니다.
suggestPassphrase = 암호 문구 추천
suggestFailed = 추천을 불러올 수 없습니다. 연결을 확인하고 다시 시도하거나 직접 비밀번호를 입력하세요.
copyPassword = 비밀번호 복사
makingKey = 암호화를 준비하는 중…
checkingPassword = 비밀번호를 확인하는 중…

## News

downloadingNow = 지금 다운로드되는 중
wrongPasswords = { $count ->
   *[other] 잘못된 비밀번호, { $count }회 시도
}
notifyMe = 다운로드 알림 받기
notifyOn = 알림이 켜져 있습니다
notifyBlocked = 브라우저가 이 페이지의 알림을 차단하고 있습니다.
wasDownloaded = { $name } 항목이 다운로드되었습니다
