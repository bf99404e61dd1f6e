# Envoi: tiếng Việt

productName = Envoi

## Page

homeLink = { $title }, trang chủ
skipToContent = Chuyển đến nội dung
promo = Thông báo
closeNotice = Đóng
storageBlocked = Trình duyệt này không lưu danh sách mục đã gửi; danh sách sẽ mất khi bạn đóng trang này. Hãy sao chép liên kết trước.
storageFull = Thiết bị này không còn chỗ cho danh sách mục đã gửi. Hãy sao chép liên kết trước khi đóng trang này, hoặc xóa những mục bạn không cần nữa.
footerPromise = Tệp được mã hóa trước khi rời thiết bị của bạn. Chỉ người có liên kết mới mở được.
footerLinks = Về dịch vụ này
link-privacy = Quyền riêng tư
link-terms = Điều khoản
link-cookies = Cookie
link-source = Mã nguồn
link-feedback = Góp ý
feedbackFacts = Phiên bản { $version }, { $browser }
language = Ngôn ngữ
languageOfBrowser = Mặc định của trình duyệt
languageTold = { $label }: { $language }
languageFailed = Không tải được ngôn ngữ này. Hãy kiểm tra kết nối rồi thử lại.
introTitle = Chia sẻ tệp riêng tư, thật đơn giản
introLead = Tệp của bạn được mã hóa ngay trên thiết bị này trước khi gửi. Hãy chia sẻ liên kết với những người bạn chọn; chỉ họ mới mở được tệp.
notBegunTitle = Vẫn chưa có gì ở đây?
notBegunLead = Hãy kiểm tra kết nối rồi tải lại trang này. Nếu vẫn không được thì trình duyệt của bạn đã cũ: vui lòng cập nhật.
scriptsOffTitle = JavaScript đang tắt
scriptsOffLead = Tệp của bạn được mã hóa trong trình duyệt, nên trang này cần JavaScript. Hãy bật JavaScript rồi tải lại.

## Sizes, times, amounts

bytes = { $num ->
   *[other] { $num } byte
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/giây
percent = { $ratio }
days = { $num } ngày
hours = { $num } giờ
minutes = { $num } phút
seconds = { $num } giây
shortDays = { $num } ngày
shortHours = { $num } giờ
shortMinutes = { $num } phút
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = đến { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = đến { DATETIME($at, hour: "numeric", minute: "numeric") } ngày mai
untilDay = đến { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } / { $total }
remaining = Còn { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
   *[other] { $count } lượt tải xuống
}
downloadsWithoutLimit = Không giới hạn lượt tải xuống
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
   *[other] { $count } tệp
}
nameAndMore = { $name } và { $count } tệp khác

## Common buttons

ok = OK
done = Xong
cancel = Hủy
add = Thêm
doNotAdd = Không thêm
tryAgain = Thử lại
copyLink = Sao chép liên kết
copyMessage = Sao chép lời nhắn
includePassword = Gửi kèm mật khẩu
emailLink = Gửi email
emailSubject = Có tệp gửi cho bạn
copied = Đã sao chép
copyRefused = Trình duyệt không cho chúng tôi sao chép liên kết. Liên kết đã được chọn sẵn để bạn tự sao chép.
share = Chia sẻ
shareNamed = Chia sẻ { $name }
showQrCode = Mã QR
qrCode = Mã QR cho liên kết này
qrCodeHint = Quét bằng camera điện thoại để mở liên kết trên điện thoại.
qrCodeFailed = Không tạo được mã QR. Liên kết của bạn vẫn hoạt động.
sendYourOwn = Gửi tệp của bạn
deleteUpload = Xóa
deleteFailed = Không xóa được mục này. Hãy kiểm tra kết nối rồi thử lại.
passwordProtected = Có mật khẩu bảo vệ
passwordLabel = Mật khẩu
showPassword = Hiện mật khẩu
hidePassword = Ẩn mật khẩu
filesInside = Các tệp trong mục này

## Accounts

signIn = Đăng nhập
signOut = Đăng xuất
signOutWaits = Một lượt truyền vẫn đang diễn ra. Hãy đăng xuất khi đã xong.
signOutWaitsForTab = Một lượt truyền vẫn đang diễn ra ở thẻ khác. Hãy đăng xuất khi đã xong.
signOutSyncs = Đang lưu danh sách trước khi bạn đăng xuất…
signOutTitle = Đăng xuất?
signOutLoses = { $count ->
   *[other] { $count } mục đã gửi chỉ có trên thiết bị này. Sau khi đăng xuất, bạn không thể xem, thay đổi hay xóa chúng nữa. Liên kết của chúng vẫn hoạt động.
}
staySignedIn = Giữ đăng nhập
signOutAnyway = Vẫn đăng xuất
signedOut = Bạn đã đăng xuất.
signedOutRefused = Phiên đăng nhập đã kết thúc. Hãy đăng nhập lại để xem danh sách.
signUpTitle = Đăng nhập để làm được nhiều hơn
signUpLead = Bạn có thể gửi tệp mà không cần tài khoản. Có tài khoản, bạn làm được nhiều hơn:
benefitSize = Gửi tối đa { $size } mỗi lần
benefitCount = { $count ->
   *[other] Cho phép dùng một liên kết tối đa { $count } lần
}
benefitTime = { $token ->
   *[other] Giữ liên kết hoạt động tối đa { $token } ngày
}
benefitSync = Xem các mục đã gửi trên mọi thiết bị của bạn
benefitPerk = Danh sách luôn được mã hóa; chỉ bạn mới đọc được
emailLabel = Email (không bắt buộc)
signInNotBegun = Không truy cập được trang đăng nhập. Hãy kiểm tra kết nối rồi thử lại.
signInAway = Hiện không đăng nhập được. Hãy thử lại sau.
signInNoRoom = Thiết bị này không còn chỗ để bạn đăng nhập. Hãy xóa những mục đã gửi không cần nữa rồi thử lại.
signInWaits = Một lượt truyền vẫn đang diễn ra và sẽ bị ngắt. Hãy đăng nhập khi đã xong.
signingIn = Đang đăng nhập…
signInErrorLead = Bạn chưa đăng nhập được, và không có gì khác thay đổi. Hãy thử lại.
signInReason = Nếu việc này cứ lặp lại, hãy báo cho những người vận hành dịch vụ này: { $reason }
passphraseNeeded = Nhập cụm mật khẩu của danh sách
passphraseNeededLead = Cụm mật khẩu mã hóa danh sách mục đã gửi của bạn và không bao giờ rời thiết bị này. Hãy dùng cùng một cụm trên mọi thiết bị của bạn.
passphraseLabel = Cụm mật khẩu
passphraseTooShort = Quá ngắn. Hãy dùng ít nhất { $length } ký tự.
passphraseHint = Ít nhất { $length } ký tự: vài từ mà chỉ bạn mới ghép với nhau. Không ai khôi phục được, nên hãy ghi lại.
passphraseRunning = Đang tạo khóa…
passphraseFailed = Không tạo được khóa trên thiết bị này. Hãy đóng các thẻ khác rồi thử lại.
goOn = Tiếp tục
cancelSignIn = Không đăng nhập
unknownPassphrase = Đây là cụm mật khẩu mới?
unknownPassphraseLead = Chúng tôi không tìm thấy danh sách nào cho cụm này. Nếu đây là thiết bị đầu tiên, hoặc bạn muốn dùng cụm mới, hãy nhập lại để bắt đầu danh sách. Nếu đã có danh sách, có thể bạn đã gõ nhầm.
passphraseAgain = Nhập lại cụm mật khẩu
passphraseDiffers = Hai cụm mật khẩu không khớp.
beginList = Bắt đầu danh sách mới
anotherPassphrase = Tôi gõ nhầm
uncheckedPassphrase = Không kiểm tra được cụm mật khẩu
uncheckedPassphraseLead = Máy chủ không cho biết có danh sách cho cụm mật khẩu này hay không. Hãy thử lại. Nếu bạn tiếp tục mà đã gõ nhầm, bạn sẽ không thấy danh sách từ các thiết bị khác.
trustPassphrase = Vẫn tiếp tục
retypePassphrase = Nhập lại

## Sending: choosing files

sendFiles = Gửi tệp
dropFiles = Kéo và thả tệp
orSelectFiles = hoặc chọn chúng, tối đa { $size }
upToSize = Tối đa { $size }
selectFiles = Chọn tệp
selectFolder = Chọn thư mục
sharedTitle = Thêm các tệp này?
sharedLead = Một ứng dụng hoặc trang web khác đã chia sẻ chúng với trang này. Chỉ thêm những gì bạn đang chờ.
accountNeeded = Đăng nhập để gửi tệp
accountNeededLead = Bạn cần tài khoản để gửi tệp ở đây. Ai cũng có thể nhận tệp.
accountNeededBlocked = Bạn cần tài khoản để gửi tệp ở đây, nhưng trình duyệt này không lưu được đăng nhập cho trang này. Bạn vẫn nhận được tệp.
accountNeededToRequest = Bạn cần tài khoản để yêu cầu gửi tệp ở đây. Bất kỳ ai có liên kết đều gửi tệp cho bạn được.
signInForSize = Đăng nhập để gửi tối đa { $size }
dropNow = Thả để thêm tệp
chosenFiles = Tệp của bạn
addMoreFiles = Thêm tệp
removeFile = Bỏ { $name }
fileRemoved = Đã bỏ { $name }
addFolder = Thêm thư mục
skipped-none = Không tìm thấy tệp nào để thêm
skipped-empty = { $count ->
   *[other] Đã bỏ qua { $count } tệp trống
}
skipped-chosen = { $count ->
   *[other] Đã bỏ qua { $count } tệp bạn đã thêm trước đó
}
skipped-system = Đã bỏ qua tệp hệ thống: { $count }
skipped-unreadable = Không đọc được: { $name }
expiryChoices = Liên kết hết hạn sau
downloadLimitLabel = Lượt tải xuống
timeLimitLabel = Thời gian
addPassword = Bảo vệ bằng mật khẩu
liveLink = Nhận liên kết ngay khi đang tải lên
liveLinkHint = Người nhận có thể bắt đầu tải xuống trong trình duyệt khi bạn vẫn đang tải lên. Hãy để trang này mở.
passwordMissing = Hãy nhập mật khẩu, hoặc bỏ chọn ô để gửi không cần mật khẩu.
maxPasswordLength = Mật khẩu có thể dài tối đa { $length } ký tự.
uploadFiles = { $count ->
   *[other] Tải lên { $count } tệp
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Quá nhiều tệp
noticeTitle-fileTooBig = Quá lớn để gửi
noticeTitle-tooManyArchives = Quá nhiều mục đã gửi
noticeTitle-unreadableFiles = Không đọc được các tệp này

## Sending: what is not possible

tooManyFiles = { $count ->
   *[other] Bạn gửi được tối đa { $count } tệp mỗi lần; bạn đã chọn { $chosen }. Hãy nén lại thành zip, hoặc chọn ít hơn.
}
tooManyFilesAtOnce = { $count ->
   *[other] Bạn gửi được tối đa { $count } tệp mỗi lần. Hãy nén lại thành zip, hoặc chọn ít hơn.
}
addFitting = { $count ->
   *[other] Thêm { $count } tệp đầu
}
fileTooBig = Bạn gửi được tối đa { $size } mỗi lần. Hãy chia các tệp này thành nhiều đợt nhỏ hơn.
tooManyArchives = { $count ->
   *[other] Bạn giữ được tối đa { $count } mục đã gửi cùng lúc. Hãy xóa một mục, hoặc chờ đến khi một mục hết hạn.
}
unreadableFiles = Chúng tôi không đọc được những gì bạn đã thả. Hãy chọn tệp bằng nút.
needsAccountSize = Không có tài khoản, bạn gửi được tối đa { $size } mỗi lần.
needsAccountCount = { $count ->
   *[other] Không có tài khoản, một liên kết cho phép tối đa { $count } lượt tải xuống.
}
needsAccountTime = Không có tài khoản, liên kết hoạt động tối đa { $time }.

## Sending: under way and done

chosenTold = { $files }, tổng cộng { $size }
noAnswer = Đang chờ kết nối. Chúng tôi sẽ tự động tiếp tục.
uploading = Đang tải lên
uploadWaiting = Đang chờ tải lên
pause = Tạm dừng
uploadPaused = Đã tạm dừng
liveLinkReady = Liên kết này đã dùng được. Người nhận sẽ nhận tệp dần khi bạn tải lên. Hãy để trang này mở.
unfinishedUpload = Lượt tải lên bị gián đoạn
continueFrom = Tiếp tục từ { $size }?
sameFilesNeeded = Để tiếp tục, hãy chọn lại đúng các tệp đã chọn trước đó.
otherFiles = Đây không phải các tệp đã chọn trước đó, hoặc chúng đã thay đổi. Không có gì được gửi thêm.
notSent = Chưa tải lên
prepareNext = Chuẩn bị lượt tải lên tiếp theo
waitsForUpload = Bắt đầu khi lượt tải lên hiện tại xong.
stopUploadTitle = Dừng tải lên?
stopUploadLead = Phần đã gửi đến lúc này sẽ mất. Các tệp bạn đã chọn vẫn ở đây.
keepUploading = Tiếp tục tải lên
stopUpload = Dừng tải lên
showUpload = Hiện
importing = Đang đọc tệp của bạn…
encrypting = Đang mã hóa…
finalising = Sắp xong. Đang lưu tệp của bạn…
expiresAfter = Hết hạn sau { $downloads } hoặc { $time }
settingPassword = Đang đặt mật khẩu…
passwordFailed = Không đặt được mật khẩu
passwordFailedLead = Tệp của bạn đã tải lên nhưng chưa được bảo vệ, nên chúng tôi chưa hiện liên kết. Hãy thử lại, hoặc xóa mục này.
uploaded = Sẵn sàng chia sẻ
linkReady = Liên kết của bạn đã sẵn sàng
uploadComplete = Đã tải lên xong
shareLink = Liên kết đến tệp của bạn
sendMore = Gửi thêm tệp
linkDialogLead = Bất kỳ ai có liên kết này đều tải xuống được { $name }.
linkDialogNote = Bất kỳ ai có liên kết này đều đọc được ghi chú của bạn.
linkNeedsPassword = Họ cũng cần mật khẩu.
howProtected = Cách tệp của bạn được bảo vệ
protectionTitle = Mã hóa đầu cuối
protectionEncrypted = Trình duyệt mã hóa tệp trước khi tệp rời thiết bị này. Máy chủ chỉ lưu những gì nó không đọc được.
protectionKey = Khóa nằm trong liên kết, sau dấu #, và không bao giờ được gửi đến máy chủ. Vì vậy, chỉ chia sẻ liên kết với người bạn tin tưởng.
protectionExpiry = Tệp bị xóa khi liên kết hết hạn: sau số lượt tải xuống hoặc thời gian bạn chọn.

## Keyboard shortcuts

shortcutsTitle = Phím tắt
shortcutChoose = Chọn tệp
shortcutUpload = Tải lên
shortcutCopy = Sao chép liên kết
shortcutDownload = Tải xuống
shortcutHelp = Hiện danh sách này
shortcutsOn = Dùng phím tắt

## The survey

surveyTitle = Cho chúng tôi biết ý kiến
surveyLead = Câu trả lời của bạn giúp chúng tôi làm tốt hơn. Khảo sát mở ở một trang khác và không biết gì về tệp của bạn.
giveFeedback = Góp ý
surveySkip = Bỏ qua

## The person's own uploads

yourUploads = Mục đã gửi
noUploads = Các tệp bạn gửi sẽ hiện ở đây, để bạn sao chép lại liên kết hoặc xóa chúng.
joinOffer = Mục đã gửi từ thiết bị này trước khi bạn đăng nhập: { $count }. Thêm chúng vào danh sách của bạn?
downloadsLeft = { $count ->
   *[other] Còn { $count } lượt tải xuống
}
timeLeft = Còn { $time }
deleteNamed = Xóa { $name }
deletingNamed = Đang xóa { $name }…
undo = Hoàn tác
keep = Giữ lại
moreActions = Thao tác khác cho { $name }
openPage = Mở trang tải xuống
openDownloadPage = Mở trang tải xuống của { $name }
changeLimits = Thay đổi
changeLimitsNamed = Thay đổi thời hạn liên kết của { $name }
changeLimitsTitle = Thay đổi thời hạn của liên kết
keepTime = Không thay đổi
timeFromNow = { $time } kể từ bây giờ
save = Lưu
goneTitle = Mục này không còn nữa
goneLead = { $name } đã hết hạn, đã đạt giới hạn lượt tải xuống, hoặc đã bị xóa ở nơi khác. Không có gì thay đổi.
passwordNotSet = Mật khẩu chưa được đặt nên liên kết bị ẩn. Nếu vẫn như vậy, hãy xóa mục này rồi gửi lại tệp.
changeFailed = Không lưu được. Hãy kiểm tra lựa chọn và kết nối, rồi thử lại.
pastUploads = Kết thúc trong 7 ngày qua
clearPast = Xóa hết
pastDownloaded = Đã tải xuống lúc { $time }
pastDownloadedBefore = Đã tải xuống trước { $time }
pastExpired = Hết hạn lúc { $time }
pastDeleted = Đã xóa lúc { $time }
pastGone = Hết lượt hoặc bị xóa lúc { $time }
pastGoneBefore = Hết lượt hoặc bị xóa trước { $time }
requestFiles = Yêu cầu gửi tệp
newRequestLead = Tạo một liên kết để bất kỳ ai cũng có thể gửi cho bạn những tệp mà chỉ bạn đọc được.
requestWanted = Bạn cần gì, mỗi dòng một mục
requestAskerHint = Người gửi thấy tên này. Không ai kiểm chứng tên.
requestOpenFor = Mở trong
deliveries = Lần gửi
requestDeliverySize = Kích thước mỗi lần gửi
requestTotalSize = Tổng kích thước
newRequestKinds = Loại tệp, ví dụ .pdf (chỉ là gợi ý)
requestLink = Liên kết yêu cầu
requestReadyLead = Bất kỳ ai có liên kết này đều gửi tệp cho bạn được. Chỉ bạn đọc được chúng.
requestSubject = Hãy gửi tệp cho tôi
ownerLink = Liên kết hộp thư
ownerLinkWarning = Liên kết này mở hộp thư trên thiết bị khác. Ai có nó đều đọc được mọi thứ bạn nhận, vì vậy hãy giữ riêng cho mình.
inbox = Hộp thư
yourRequests = Yêu cầu của bạn
joinRequests = Yêu cầu đã tạo trên thiết bị này trước khi bạn đăng nhập: { $count }. Thêm chúng vào danh sách của bạn?
newDeliveries = Lần gửi mới: { $count }
notifyDeliveries = Báo cho tôi khi có lần gửi mới
requestAccepts = Đang nhận tệp
requestClosed = Không nhận tệp nữa
noDeliveries = Chưa có gì đến. Các lần gửi sẽ hiện ở đây.
requestGoneLead = Yêu cầu này đã hết hạn hoặc đã bị xóa.
requestUntrusted = Không thể tin yêu cầu này
requestUntrustedLead = Liên kết bị hỏng, hoặc máy chủ đưa ra một yêu cầu khác. Không có gì được hiển thị.
deliveryComing = Đang gửi
deliveryNew = Đã nhận
deliveryCollected = Đã lưu
removeDelivery = Xóa khỏi máy chủ
deliveryRefused-repeated = Bị từ chối: lần gửi này xuất hiện hai lần.
deliveryRefused-forged = Bị từ chối: nó không được tạo bằng liên kết của bạn.
deliveryRefused-damaged = Bị từ chối: nó bị hỏng hoặc đã bị thay đổi.
closeRequest = Ngừng nhận tệp
closeRequestTitle = Ngừng nhận tệp?
closeRequestLead = Liên kết ngừng hoạt động vĩnh viễn, và các tệp còn đang gửi sẽ không đến. Những gì đã đến vẫn ở đây.
newLink = Liên kết mới
newLinkLead = Liên kết cũ ngừng hoạt động ngay khi liên kết mới sẵn sàng. Những gì đã đến vẫn ở hộp thư cũ.
deleteRequestTitle = Xóa yêu cầu này?
deleteRequestLead = Liên kết ngừng hoạt động, và mọi thứ đã đến bị xóa khỏi máy chủ. Các tệp bạn đã lưu vẫn còn.

## Receiving

checkingLink = Đang tìm tệp của bạn…
checkFailed = Không kết nối được với máy chủ
checkFailedLead = Không có gì bị mất. Hãy kiểm tra kết nối rồi thử lại.
checkRefused = Máy chủ đang bận
checkRefusedLead = Không có gì bị mất. Hãy thử lại sau giây lát.
waitAsked = Vui lòng chờ { $time }.
expiredTitle = Các tệp này không còn nữa
expiredLead = Liên kết đã hết hạn, đã đạt giới hạn lượt tải xuống, hoặc đã bị người gửi xóa. Hãy xin liên kết mới.
removedTitle = Các tệp này đã bị gỡ
removedLead = Những người vận hành dịch vụ này đã gỡ chúng, nên liên kết không còn hoạt động.
contactOperator = Liên hệ với họ
passwordNeeded = Nhập mật khẩu
passwordNeededLead = Hãy hỏi người gửi mật khẩu; mật khẩu không có trong liên kết.
passwordTryAgain = Sai mật khẩu. Hãy thử lại.
unlock = Mở khóa
keyNeeded = Liên kết này chưa đầy đủ
keyNeededLead = Liên kết bị thiếu một phần. Hãy sao chép lại rồi dán vào đây.
keyLabel = Liên kết hoặc khóa
notAKey = Đó không phải là liên kết hay khóa của dịch vụ này.
keyOfAnotherFile = Liên kết đó dành cho các tệp khác.
openLink = Mở
wrongKey = Liên kết này không hoạt động
wrongKeyLead = Có thể liên kết bị thiếu một phần. Hãy sao chép toàn bộ liên kết từ tin nhắn rồi dán vào đây.
filesForYou = { $count ->
   *[other] { $count } tệp cho bạn
}
filesForYouLead = Mã hóa đầu cuối. Chỉ giải mã trong trình duyệt của bạn.
fromSender = Từ người gửi
showMore = Xem thêm
download = Tải xuống
noStreamsWarning = Để mở tệp lớn như vậy, trình duyệt này phải giữ toàn bộ trong bộ nhớ, và có thể không thành công. Bạn muốn làm gì?
noStreams-copyLink = Sao chép liên kết để mở trong trình duyệt khác
noStreams-otherBrowser = Dùng trình duyệt lưu trực tiếp được tệp lớn
noStreams-download = Vẫn tải xuống ở đây
linkLife = Hết hạn sau { $time }
linkLifeUnderMinute = Hết hạn sau chưa đầy một phút
lastDownloadNote = Lượt tải xuống cuối cùng: khi bạn mở hoặc lưu, liên kết sẽ ngừng hoạt động.
ownUpload = { $left ->
   *[other] Đây là mục do chính bạn gửi. Tải xuống sẽ dùng 1 trong { $left } lượt còn lại.
}
downloadsTaken = Có người đang dùng lượt tải xuống cuối cùng. Nếu bị ngắt, bạn có thể thử lại sau hai phút.
downloading = Đang tải xuống
decrypting = Đang giải mã…
downloadBegunAnew = Không thể tiếp tục lượt tải xuống này nên nó đã bắt đầu lại từ đầu.
stillUploading = Người gửi vẫn đang tải lên. Bạn đã có thể bắt đầu tải xuống.
waitsForSender = Đang chờ người gửi. Chúng tôi sẽ tự động tiếp tục.
downloadFinished = Đã tải xuống xong
downloadFinishedLead = { $name } nằm trong thư mục Tải xuống của bạn.
savedInFolder = Đã lưu vào { $folder }
downloadFinishedRenamed = Tệp nằm trong thư mục Tải xuống của bạn. Trình duyệt có thể đã đặt tên khác cho tệp.
downloadAgain = Tải xuống lại
lastDownloadDone = Đó là lượt tải xuống cuối cùng, nên liên kết không còn hoạt động.
downloadStopped = Chưa tải xuống xong
showDownload = Hiện

## Sending what a request asks for

requestTitle = Có người xin tệp
requestLead = Được mã hóa trên thiết bị này. Chỉ người xin mới mở được những gì bạn gửi.
requestWords = Từ người xin (chưa xác minh)
requestKinds = Loại tệp mong muốn
requestLeft = Số lần gửi còn lại
requestRoom = Dung lượng còn lại
requestEach = Tối đa mỗi lần gửi
requestSend = Gửi
requestPasswordLead = Hãy hỏi người đã gửi liên kết cho bạn.
requestSent = Đã gửi
requestSentLead = Chỉ người xin mới mở được. Họ thấy cùng mã biên nhận.
receiptLabel = Mã biên nhận
copyReceipt = Sao chép mã biên nhận
delivery-stored = Đã đến. Chưa được lấy.
delivery-collected = Đã được lấy.
delivery-gone = Bị xóa hoặc hết hạn mà chưa được lấy.
deliveryLost = Không thể tiếp tục lượt tải lên bị gián đoạn của bạn.
sentBefore = Đã gửi từ thiết bị này
sentAt = Đã gửi: { $time }
requestEnded-unknown = Không có yêu cầu này
requestEndedLead-unknown = Yêu cầu đã bị xóa hoặc hết hạn, hoặc dịch vụ này không nhận yêu cầu. Hãy xin liên kết mới.
requestEnded-closed = Yêu cầu này đã đóng
requestEnded-full = Yêu cầu này đã đầy
requestEndedLead = Không nhận thêm gì nữa. Hãy xin liên kết mới.
requestEnded-untrusted = Không thể tin liên kết này
requestEndedLead-untrusted = Liên kết và máy chủ không khớp, nên không có gì được gửi. Hãy xin lại liên kết bằng cách khác.

## Reporting an upload to whoever runs the service

report = Báo cáo
reportTitle = Báo cáo nội dung này
reportLead = Báo cáo được gửi đến những người vận hành dịch vụ này. Chỉ họ đọc được những gì bạn viết.
reportReason = Có vấn đề gì?
reportReason-malware = Phần mềm độc hại
reportReason-fraud = Lừa đảo
reportReason-illegal = Nội dung bất hợp pháp
reportReason-other = Vấn đề khác
reportWords = Họ cần biết điều gì?
reportKey = Gửi kèm khóa
reportKeyHint = Có khóa, họ mở được các tệp. Không có khóa thì không.
reportSend = Gửi báo cáo
reportSent = Đã gửi báo cáo
reportSentLead = Cảm ơn bạn. Những người vận hành dịch vụ này sẽ xem xét.
reportFailed = Không gửi được. Hãy kiểm tra kết nối, rồi thử lại.

## Dead ends

loading = Chờ chút…
configFailed = Không kết nối được với máy chủ
configFailedLead = Không có gì bị mất. Hãy kiểm tra kết nối rồi thử lại.
intercepted = Một trang đăng nhập hoặc mạng của bạn đã trả lời thay cho dịch vụ này. Hãy mở trang này ở thẻ khác và đăng nhập ở đó nếu được yêu cầu.
pageNotFound = Không tìm thấy trang
pageNotFoundLead = Hãy kiểm tra địa chỉ, hoặc bắt đầu từ trang chủ.
notFoundTitle = Không có gì ở đây
notFoundLead = Các tệp đã hết hạn hoặc bị xóa, hoặc liên kết không đầy đủ.
errorTitle = Đã xảy ra sự cố
errorLead = Đã có trục trặc. Không mất thứ gì bạn đã gửi.
uploadErrorLead = Tệp của bạn chưa được gửi, nhưng các tệp đã chọn vẫn còn đây. Hãy thử lại.
uploadError-too_large = Các tệp này lớn hơn mức dịch vụ cho phép. Hãy chia thành nhiều đợt nhỏ hơn.
uploadError-bad_limit = Dịch vụ không còn cho phép số lượt tải xuống hoặc thời gian như vậy. Hãy tải lại trang rồi chọn lại.
uploadError-unauthorized = Bạn cần đăng nhập để gửi tệp ở đây. Hãy đăng nhập rồi chọn lại tệp.
uploadError-sender_unknown = Chúng tôi không xác nhận được là bạn đã đăng nhập, nên đã áp dụng giới hạn chung. Nếu bạn đã bị đăng xuất, hãy đăng nhập lại; nếu không, hãy thử lại sau giây lát.
uploadError-issuer_away = Dịch vụ hiện không dùng được, hoặc không kiểm tra được ai đã đăng nhập. Không có tài khoản, bạn gửi được tối đa { $size }, với nhiều nhất { $downloads } và { $time }. Hãy gửi ít hơn, hoặc thử lại sau giây lát.
uploadError-signed_out = Bạn đã đăng xuất trên thiết bị này nên lượt tải lên này đã dừng.
uploadError-rate_limited = Đã thử quá nhiều lần. Hãy chờ giây lát rồi thử lại.
uploadError-too_many_uploads = Quá nhiều lượt tải lên từ mạng hoặc tài khoản của bạn. Tệp của bạn vẫn còn đây.
uploadError-too_many_bytes = Quá nhiều dữ liệu từ mạng hoặc tài khoản của bạn. Tệp của bạn vẫn còn đây.
uploadError-busy = Dịch vụ đang rất bận. Tệp của bạn vẫn còn đây; hãy thử lại sau giây lát.
uploadError-full = Dịch vụ hiện không còn chỗ cho thêm tệp. Tệp của bạn vẫn còn đây; hãy thử lại sau.
uploadError-unavailable = Dịch vụ hiện không dùng được. Tệp của bạn vẫn còn đây; hãy thử lại sau giây lát.
uploadError-idle_timeout = Kết nối không hoạt động quá lâu. Hãy kiểm tra rồi thử lại.
uploadError-connect_failed = Không kết nối được với máy chủ. Hãy kiểm tra kết nối rồi thử lại. Một số mạng, thường là ở nơi làm việc, chặn việc tải lên. Hãy thử mạng khác, chẳng hạn mạng của điện thoại, hoặc hỏi người quản lý mạng của bạn.
uploadError-connection_lost = Mất kết nối. Tệp của bạn vẫn còn đây; hãy thử lại.
uploadError-file_changed = Một trong các tệp của bạn đã thay đổi hoặc không đọc được khi đang gửi. Hãy chọn lại tệp đó.
downloadErrorLead = Việc tải xuống chưa hoàn tất. Hãy thử lại; nếu vẫn không được, hãy xin người gửi liên kết mới.
downloadError-rate_limited = Đã thử quá nhiều lần. Hãy chờ giây lát rồi thử lại.
downloadError-busy = Dịch vụ đang rất bận. Liên kết vẫn hoạt động; hãy thử lại sau giây lát.
downloadError-unavailable = Dịch vụ hiện không dùng được. Liên kết vẫn hoạt động; hãy thử lại sau giây lát.
downloadError-connect_failed = Không kết nối được với máy chủ. Hãy kiểm tra kết nối rồi thử lại.
downloadError-connection_lost = Mất kết nối. Hãy kiểm tra rồi thử lại.
downloadError-damaged = Những gì nhận được không giống những gì đã gửi, nên không có gì được lưu lại. Hãy thử lại; nếu vẫn không được, hãy xin người gửi liên kết mới.
downloadError-incomplete = Trình duyệt ngừng lưu giữa chừng. Hãy xóa tệp chưa hoàn chỉnh rồi thử lại.
downloadError-upload_abandoned = Người gửi đã dừng trước khi tải lên xong. Hãy xin liên kết mới.
downloadError-no_room = Thiết bị này không còn chỗ cho các tệp này. Hãy giải phóng bớt chỗ rồi thử lại.
crashLead = Không hiển thị được trang này. Hãy tải lại; những gì bạn đã gửi vẫn an toàn.
chunkTitle = Thiếu một phần của trang này
chunkMissingLead = Không tải được phần đó. Hãy kiểm tra kết nối rồi tải lại; những gì bạn đã gửi vẫn an toàn.
chunkTimeoutLead = Tải quá lâu. Hãy kiểm tra kết nối rồi tải lại; những gì bạn đã gửi vẫn an toàn.
waitForTransfer = Một lượt truyền vẫn đang diễn ra và sẽ bị ngắt. Hãy chờ đến khi xong.
reload = Tải lại
backHome = Về trang chủ
outdatedTitle = Đã có phiên bản mới hơn
outdatedLead = Trang này đã cũ. Hãy cập nhật để tiếp tục.
update = Cập nhật
outdatedBrowserTitle = Trình duyệt của bạn đã cũ
outdatedBrowserLead = Trình duyệt thiếu những gì bạn cần để gửi và nhận tệp. Hãy cập nhật, rồi mở lại địa chỉ này.
unsupportedTitle = Trình duyệt này không mở được { $title }
unsupportedLead = Tệp được mã hóa trong trình duyệt, và trình duyệt này không làm được. Bạn có thể:
unsupportedUpdate = Cập nhật trình duyệt này, rồi mở lại liên kết.
unsupportedOther = Hoặc sao chép liên kết vào phiên bản mới của Chrome, Edge, Firefox hoặc Safari.
unsupportedInApp = Nếu bạn mở liên kết trong một ứng dụng khác, hãy chọn “Mở trong trình duyệt” trong menu của ứng dụng đó.
insecureTitle = Địa chỉ này không an toàn
insecureLead = Trình duyệt chỉ mã hóa trên các trang an toàn. Hãy quay lại, rồi mở cùng địa chỉ với https:// ở đầu. Nếu không được, hãy hỏi người vận hành dịch vụ này về địa chỉ an toàn.
otherBrowser = Dùng trình duyệt khác
help = Trợ giúp

## Privacy

legalTitle = Quyền riêng tư và điều khoản
legalLead = Điều gì xảy ra với tệp của bạn, trong vài câu.
legalEncrypted = Tệp được lưu dưới dạng mã hóa. Khóa nằm trong liên kết và không bao giờ đến máy chủ.
legalLifetime = Chúng tôi giữ tệp tối đa { $anonymous }, hoặc { $signedIn } nếu bạn đã đăng nhập.
legalOneLifetime = Chúng tôi giữ tệp tối đa { $time }.
legalDownloads = Tệp bị xóa khi đạt giới hạn lượt tải xuống.
legalLogs = Chúng tôi lưu địa chỉ IP trong nhật ký máy chủ { $days } ngày.
legalAccountToSend = Bạn cần tài khoản để gửi tệp, nhưng không cần để nhận tệp.
legalAccount = Bạn chỉ cần tài khoản cho các tệp lớn hơn { $size }.

## Notes and messages

writeNote = Viết ghi chú
noteLabel = Ghi chú của bạn
noteHint = Ghi chú được mã hóa như tệp.
noteReadOnce = Ghi chú được mã hóa như tệp và chỉ đọc được một lần.
noteDone = Thêm ghi chú
createLink = Tạo liên kết
note = Ghi chú
editNote = Sửa ghi chú
addMessage = Thêm tiêu đề hoặc lời nhắn
titleLabel = Tiêu đề
messageLabel = Lời nhắn
senderLabel = Tên của bạn
noteForYou = Một ghi chú cho bạn
showNote = Hiện ghi chú
showNoteOnce = Xem ghi chú sẽ dùng lượt tải xuống cuối cùng: bạn không thể xem lại.
copyText = Sao chép văn bản
saveNote = Lưu thành tệp
textCopyRefused = Trình duyệt không cho chúng tôi sao chép. Hãy chọn văn bản rồi tự sao chép.

## Looking before taking

preview = Xem trước
previewNamed = Xem trước { $name }
selectFile = Chọn { $name }
downloadSelected = { $count ->
   *[other] Tải xuống { $count } tệp
}
downloadAll = Tải xuống tất cả
saveToFolder = Lưu vào thư mục
takingCounts = Mở hoặc lưu được tính là một lượt tải xuống.
takingCounted = Đã tính một lượt tải xuống. Không tính thêm gì nữa khi trang này còn mở.
previewFailed = Không hiển thị được tệp này. Hãy tải xuống.
previewTooLarge = Tệp này quá lớn để xem trước. Hãy tải xuống.
previewCut = Chỉ hiển thị phần đầu.
previewProtected = Tệp này có mật khẩu bảo vệ. Hãy tải xuống để mở.
previewMissingPictures = Số hình ảnh trên trang này không hiển thị được: { $count }
previewIncomplete = Một phần không hiển thị đúng được.
previewNotText = Có vẻ tệp này không chứa văn bản. Hãy tải xuống.
previewEncoding = Bảng mã văn bản
previousFile = Tệp trước
nextFile = Tệp tiếp theo
filePlace = { $place } / { $count }
noPreview = Tệp này không có bản xem trước.
close = Đóng

## Strong passwords

strongPassword = Cực mạnh: chỉ mở được bằng Envoi
strongPasswordHint = Khó đoán hơn nhiều, kể cả với dịch vụ này. Các ứng dụng cũ không mở được liên kết.
suggestPassphrase = Gợi ý cụm mật khẩu
suggestFailed = Không tải được gợi ý. Hãy kiểm tra kết nối rồi thử lại, hoặc tự nhập mật khẩu.
copyPassword = Sao chép mật khẩu
makingKey = Đang chuẩn bị mã hóa…
checkingPassword = Đang kiểm tra mật khẩu…

## News

downloadingNow = Đang được tải xuống
wrongPasswords = { $count ->
   *[other] Sai mật khẩu, { $count } lần thử
}
notifyMe = Báo cho tôi khi có lượt tải xuống
notifyOn = Thông báo đang bật
notifyBlocked = Trình duyệt của bạn chặn thông báo cho trang này.
wasDownloaded = { $name } đã được tải xuống
