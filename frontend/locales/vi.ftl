# Envoi: tiếng Việt

productName = Envoi

## Page

homeLink = { $title }, trang chủ
skipToContent = Chuyển đến nội dung
promo = Thông báo
closeNotice = Đóng thông báo này
storageBlocked = Trình duyệt này không lưu danh sách mục đã gửi của bạn: danh sách sẽ mất khi bạn đóng trang này. Hãy sao chép liên kết trước đó.
storageFull = Thiết bị này không còn chỗ cho danh sách mục đã gửi của bạn. Hãy sao chép liên kết trước khi đóng trang này, hoặc xóa những mục bạn không cần nữa.
footerPromise = Tệp được mã hóa trước khi rời thiết bị của bạn. Chỉ người có liên kết mới mở được.
footerLinks = Về dịch vụ này
link-privacy = Quyền riêng tư
link-terms = Điều khoản
link-cookies = Cookie
link-source = Mã nguồn
link-feedback = Góp ý
feedbackFacts = Phiên bản { $version }, { $browser }
language = Ngôn ngữ
languageOfBrowser = Theo trình duyệt
languageTold = { $label }: { $language }
languageFailed = Không tải được ngôn ngữ này. Hãy kiểm tra kết nối rồi thử lại.
introTitle = Gửi tệp một cách riêng tư
introLead = Tệp của bạn được mã hóa ngay tại đây, trước khi rời thiết bị. Bạn nhận được một liên kết để chuyển cho người khác; chỉ ai có liên kết mới mở được tệp.
notBegunTitle = Vẫn chưa có gì ở đây?
notBegunLead = Hãy kiểm tra kết nối rồi tải lại trang này. Nếu vẫn không được thì trình duyệt này đã cũ: hãy cập nhật.
scriptsOffTitle = JavaScript đang tắt
scriptsOffLead = Tệp được mã hóa trong trình duyệt của bạn, nên trang này cần JavaScript.

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
sizeOfTotal = { $done } / { $total }
remaining = Còn { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
   *[other] { $count } lượt tải xuống
}
filesCount = { $count ->
   *[other] { $count } tệp
}

## Common buttons

ok = OK
cancel = Hủy
tryAgain = Thử lại
copyLink = Sao chép liên kết
copied = Đã sao chép
copyRefused = Trình duyệt không cho trang này sao chép. Liên kết đã được chọn sẵn để bạn tự sao chép.
share = Chia sẻ
shareNamed = Chia sẻ { $name }
showQrCode = Hiện mã QR
qrCode = Mã QR của liên kết
qrCodeHint = Hướng camera điện thoại vào mã để mở liên kết trên điện thoại.
qrCodeFailed = Không tạo được mã QR. Liên kết vẫn hoạt động.
sendYourOwn = Gửi tệp của bạn
deleteUpload = Xóa
deleteFailed = Không xóa được. Hãy kiểm tra kết nối rồi thử lại.
passwordProtected = Có mật khẩu bảo vệ
passwordLabel = Mật khẩu
filesInside = Các tệp bên trong

## Accounts

signIn = Đăng nhập
signOut = Đăng xuất
signOutWaits = Một lượt truyền vẫn đang diễn ra. Hãy đăng xuất khi đã xong.
signOutWaitsForTab = Một lượt truyền vẫn đang diễn ra ở thẻ khác. Hãy đăng xuất khi đã xong.
signOutSyncs = Đang cập nhật danh sách trước khi bạn đăng xuất…
signOutTitle = Đăng xuất?
signOutLoses = { $count ->
   *[other] { $count } mục đã gửi chỉ có trên thiết bị này: danh sách của bạn chưa cập nhật được. Sau khi đăng xuất, bạn không thể xem, thay đổi hay xóa chúng nữa. Liên kết của chúng vẫn hoạt động.
}
staySignedIn = Giữ đăng nhập
signOutAnyway = Vẫn đăng xuất
signedOut = Bạn đã đăng xuất.
signedOutRefused = Bạn đã bị đăng xuất vì phiên đăng nhập hết hạn. Hãy đăng nhập lại để xem danh sách.
signUpTitle = Đăng nhập để làm được nhiều hơn
signUpLead = Không có tài khoản vẫn gửi được. Có tài khoản, bạn có thể:
benefitSize = Gửi tối đa { $size } mỗi lần
benefitCount = { $count ->
   *[other] Cho phép dùng một liên kết tối đa { $count } lần
}
benefitTime = { $token ->
   *[other] Giữ liên kết hoạt động tối đa { $token } ngày
}
benefitSync = Xem các mục đã gửi trên mọi thiết bị của bạn
benefitPerk = Danh sách luôn được mã hóa: chỉ bạn mới đọc được
emailLabel = Email (không bắt buộc)
signInNotBegun = Không truy cập được trang đăng nhập. Hãy kiểm tra kết nối rồi thử lại.
signInAway = Hiện không truy cập được dịch vụ đăng nhập. Hãy thử lại sau.
signInNoRoom = Thiết bị này không còn chỗ để đăng nhập. Hãy xóa những mục đã gửi không cần nữa rồi thử lại.
signInWaits = Một lượt truyền vẫn đang diễn ra và sẽ bị ngắt. Hãy đăng nhập khi đã xong.
signingIn = Đang đăng nhập…
signInErrorLead = Bạn chưa đăng nhập được, và không có gì khác thay đổi. Hãy thử lại.
passphraseNeeded = Cụm mật khẩu của danh sách
passphraseNeededLead = Cụm mật khẩu mã hóa danh sách mục đã gửi của bạn và không bao giờ rời thiết bị này. Hãy dùng cùng một cụm trên mọi thiết bị của bạn.
passphraseLabel = Cụm mật khẩu
passphraseTooShort = Quá ngắn: cần ít nhất { $length } ký tự.
passphraseHint = Ít nhất { $length } ký tự: vài từ chỉ liên quan với nhau đối với riêng bạn. Không ai khôi phục được, nên hãy ghi lại.
passphraseRunning = Đang tạo khóa…
passphraseFailed = Thiết bị này không tạo được khóa. Hãy đóng các thẻ khác rồi thử lại.
goOn = Tiếp tục
cancelSignIn = Không đăng nhập
unknownPassphrase = Cụm mật khẩu này là mới?
unknownPassphraseLead = Chưa có danh sách nào cho cụm này. Nếu đây là thiết bị đầu tiên của bạn, hoặc bạn chọn cụm mới, hãy nhập lại lần nữa để bắt đầu danh sách. Nếu không thì bạn đã gõ nhầm.
passphraseAgain = Nhập lại cùng cụm mật khẩu
passphraseDiffers = Không giống với cụm bạn đã nhập trước đó.
beginList = Bắt đầu danh sách mới
anotherPassphrase = Đã gõ nhầm
uncheckedPassphrase = Không kiểm tra được
uncheckedPassphraseLead = Máy chủ không cho biết có danh sách cho cụm mật khẩu này hay không. Hãy thử lại. Nếu bạn vẫn tiếp tục mà đã gõ nhầm, bạn sẽ không thấy danh sách từ các thiết bị khác.
trustPassphrase = Vẫn tiếp tục
retypePassphrase = Nhập lại

## Sending: choosing files

sendFiles = Gửi tệp
dropFiles = Kéo và thả tệp
orSelectFiles = hoặc nhấp để chọn tối đa { $size }
selectFiles = Chọn tệp
selectFolder = Chọn thư mục
accountNeeded = Đăng nhập để gửi tệp
accountNeededLead = Ở dịch vụ này, chỉ người có tài khoản mới gửi được tệp. Nhận tệp thì không cần tài khoản.
accountNeededBlocked = Ở dịch vụ này, chỉ người có tài khoản mới gửi được tệp, và bạn không thể đăng nhập bằng trình duyệt này: nó không lưu gì cho trang này. Nhận tệp thì không cần tài khoản.
signInForSize = Đăng nhập để gửi tối đa { $size }
dropNow = Thả vào bất cứ đâu
chosenFiles = Các tệp đã chọn
addMoreFiles = Thêm tệp
removeFile = Bỏ { $name }
totalSize = Tổng cộng { $size }
skippedEmpty = Tệp trống không được thêm: { $count }
skippedChosen = Tệp đã chọn từ trước, không thêm lại: { $count }
expiryChoices = Liên kết ngừng hoạt động sau
downloadLimitLabel = Lượt tải xuống
timeLimitLabel = Thời gian
addPassword = Bảo vệ bằng mật khẩu
maxPasswordLength = Mật khẩu có tối đa { $length } ký tự.
uploadFiles = { $count ->
   *[other] Mã hóa và tải lên { $count } tệp
}

## Sending: what is not possible

noticeTitle = Không thực hiện được
tooManyFiles = { $count ->
   *[other] Mỗi lần chỉ gửi được { $count } tệp.
}
fileTooBig = Các tệp này cộng lại lớn hơn { $size }. Hãy gửi thành từng phần nhỏ hơn.
tooManyArchives = { $count ->
   *[other] Mỗi lúc chỉ giữ được { $count } mục đã gửi. Hãy xóa bớt một mục trước, hoặc chờ đến khi một mục hết hạn.
}
unreadableFiles = Không đọc được những gì bạn đã thả. Hãy chọn tệp bằng nút.
needsAccountSize = Không có tài khoản, bạn gửi được tối đa { $size } mỗi lần.
needsAccountCount = { $count ->
   *[other] Không có tài khoản, một liên kết cho phép tối đa { $count } lượt tải xuống.
}
needsAccountTime = Không có tài khoản, một liên kết hoạt động tối đa { $time }.

## Sending: under way and done

chosenTold = { $files }, tổng cộng { $size }
noAnswer = Đã một lúc không có phản hồi. Hãy kiểm tra kết nối: việc tải lên sẽ tự tiếp tục, hoặc bạn có thể hủy.
uploading = Đang tải lên
importing = Đang đọc tệp của bạn…
encrypting = Đang mã hóa…
finalising = Mọi thứ đã đến nơi. Đang lưu…
expiresAfter = Hết hạn sau { $downloads } hoặc { $time }
settingPassword = Đang đặt mật khẩu…
passwordFailed = Không đặt được mật khẩu
passwordFailedLead = Tệp của bạn đã tải lên nhưng chưa được bảo vệ, nên liên kết không hiện ra. Hãy thử lại, hoặc xóa mục này.
linkReady = Liên kết của bạn đã sẵn sàng
linkReadyLead = Ai có liên kết này đều mở được tệp. Ngoài ra không ai mở được, kể cả dịch vụ này.
shareLink = Liên kết đến tệp của bạn
sendMore = Gửi thêm tệp
copyLinkTitle = Sao chép liên kết của bạn
shareLinkTitle = Chia sẻ liên kết của bạn
linkDialogLead = Bất kỳ ai được bạn gửi liên kết này đều mở được { $name }.

## The survey

surveyTitle = Cho chúng tôi biết ý kiến
surveyLead = Câu trả lời của bạn giúp việc gửi tệp tốt hơn. Bạn trả lời ở một trang khác, và không có gì về tệp của bạn được gửi kèm.
giveFeedback = Góp ý
surveySkip = Bỏ qua

## The person's own uploads

yourUploads = Mục đã gửi
noUploads = Những gì bạn gửi sẽ hiện ở đây, để bạn có thể sao chép lại liên kết hoặc xóa đi.
downloadsLeft = { $count ->
   *[other] Còn { $count } lượt tải xuống
}
timeLeft = Còn { $time }
deleteNamed = Xóa { $name }
deleteTitle = Xóa mục này?
deleteQuestion = Sẽ không ai tải xuống { $name } được nữa. Không thể hoàn tác việc này.
keep = Giữ lại
openDownloadPage = Mở trang mà người nhận { $name } nhìn thấy
changeLimits = Thay đổi
changeLimitsNamed = Thay đổi thời gian có thể tải xuống { $name }
changeLimitsTitle = Thay đổi thời hạn của liên kết
keepTime = Giữ nguyên
timeFromNow = { $time } kể từ bây giờ
save = Lưu
goneTitle = Không còn nữa
goneLead = { $name } đã hết hạn, đã được tải xuống đủ số lần liên kết cho phép, hoặc đã bị xóa ở nơi khác. Không có gì thay đổi.
passwordNotSet = Mật khẩu chưa được đặt, nên liên kết không hiện ra. Nếu vẫn như vậy, hãy xóa mục này rồi gửi lại tệp.
changeFailed = Không thay đổi được. Hãy kiểm tra lựa chọn và kết nối, rồi thử lại.

## Receiving

checkingLink = Đang tìm tệp của bạn…
checkFailed = Máy chủ không phản hồi
checkFailedLead = Không có gì bị mất. Hãy kiểm tra kết nối rồi thử lại.
checkRefused = Lúc này chưa được
checkRefusedLead = Máy chủ gặp sự cố. Không có gì bị mất: hãy thử lại sau giây lát.
waitAsked = Máy chủ đề nghị bạn chờ { $time }.
expiredTitle = Các tệp này không còn nữa
expiredLead = Liên kết đã hết hạn, đã dùng hết lượt, hoặc người gửi đã xóa. Hãy xin liên kết mới.
passwordNeeded = Nhập mật khẩu
passwordNeededLead = Người gửi đã bảo vệ các tệp này. Mật khẩu không đi kèm liên kết.
passwordTryAgain = Mật khẩu không đúng. Hãy thử lại.
unlock = Mở khóa
keyNeeded = Thiếu khóa
keyNeededLead = Liên kết đầy đủ có một khóa sau dấu #. Hãy dán toàn bộ liên kết, hoặc chỉ phần khóa.
keyLabel = Liên kết hoặc khóa
notAKey = Đây không phải là liên kết hay khóa của dịch vụ này.
keyOfAnotherFile = Liên kết này dẫn đến các tệp khác.
openLink = Mở
filesForYou = { $count ->
   *[other] { $count } tệp cho bạn
}
filesForYouLead = Đã được mã hóa khi gửi. Tệp được giải mã tại đây, trong trình duyệt của bạn.
download = Tải xuống
noStreamsWarning = Trình duyệt này chỉ mở được tệp lớn như vậy bằng cách giữ toàn bộ trong bộ nhớ, và có thể không thành công. Bạn muốn làm gì?
noStreams-copyLink = Sao chép liên kết để mở trong trình duyệt khác
noStreams-otherBrowser = Dùng trình duyệt lưu được tệp lớn ngay khi nhận
noStreams-download = Vẫn tải xuống ở đây
linkLife = Còn hiệu lực { $time }
lastDownload = Còn hiệu lực { $time }. Đây là lượt tải xuống cuối cùng: hãy lưu cẩn thận.
downloadsTaken = Lượt tải xuống cuối cùng đang diễn ra ngay lúc này, ở đây hoặc ở người khác. Nếu bị ngắt, sẽ lại có một lượt: hãy thử sau hai phút.
downloading = Đang tải xuống
decrypting = Đang giải mã…
downloadFinished = Tệp của bạn đây
downloadFinishedLead = Tệp đã được giải mã và nằm trong mục tải xuống của bạn.
downloadStopped = Việc tải xuống chưa hoàn tất.
showDownload = Hiện

## Dead ends

loading = Chờ chút…
configFailed = Máy chủ không phản hồi
configFailedLead = Không có gì bị mất. Hãy kiểm tra kết nối rồi thử lại.
notFoundTitle = Không có gì ở đây
notFoundLead = Các tệp đã hết hạn hoặc bị xóa, hoặc liên kết không đầy đủ.
errorTitle = Đã xảy ra sự cố
errorLead = Không thực hiện được. Hãy quay lại trang chủ rồi thử lại.
uploadErrorLead = Tệp của bạn chưa được gửi. Những tệp bạn đã chọn vẫn còn: hãy thử lại.
uploadError-too_large = Các tệp lớn hơn mức dịch vụ này cho phép. Hãy gửi thành từng phần nhỏ hơn.
uploadError-bad_limit = Dịch vụ không còn cho phép số lượt tải xuống hoặc thời gian như vậy. Hãy tải lại trang rồi chọn lại.
uploadError-unauthorized = Ở đây chỉ người đã đăng nhập mới gửi được tệp. Hãy đăng nhập rồi chọn lại tệp.
uploadError-sender_unknown = Dịch vụ không nhận ra là bạn đã đăng nhập, nên đã áp dụng giới hạn dành cho mọi người khác. Nếu hiện bạn đã đăng xuất, hãy đăng nhập lại; nếu không, hãy thử lại sau giây lát.
uploadError-issuer_away = Dịch vụ hiện không dùng được, hoặc không xác định được ai đã đăng nhập. Không có tài khoản, mỗi lần gửi được tối đa { $size }, với nhiều nhất { $downloads } và { $time }: đừng gửi quá mức đó, hoặc thử lại sau giây lát.
uploadError-rate_limited = Đã thử quá nhiều lần. Hãy chờ giây lát rồi thử lại.
uploadError-busy = Dịch vụ đang quá tải. Tệp của bạn vẫn còn: hãy thử lại sau giây lát.
uploadError-full = Dịch vụ hiện không còn chỗ cho thêm tệp. Tệp của bạn vẫn còn: hãy thử lại sau.
uploadError-unavailable = Dịch vụ hiện không dùng được. Tệp của bạn vẫn còn: hãy thử lại sau giây lát.
uploadError-idle_timeout = Kết nối không hoạt động quá lâu. Hãy kiểm tra rồi thử lại.
uploadError-connect_failed = Máy chủ không phản hồi. Hãy kiểm tra kết nối rồi thử lại. Một số mạng, thường là ở nơi làm việc, chặn những gì việc tải lên cần (kết nối WebSocket): ở đó, hãy dùng mạng khác, chẳng hạn mạng của điện thoại, hoặc hỏi người quản lý mạng của bạn.
uploadError-connection_lost = Kết nối bị ngắt. Tệp của bạn vẫn còn: hãy thử lại.
uploadError-file_changed = Một trong các tệp đã thay đổi hoặc không đọc được khi đang gửi. Hãy chọn lại tệp đó.
downloadErrorLead = Việc tải xuống chưa hoàn tất. Hãy thử lại; nếu vẫn không được, hãy xin người gửi liên kết mới.
downloadError-rate_limited = Đã thử quá nhiều lần. Hãy chờ giây lát rồi thử lại.
downloadError-busy = Dịch vụ đang quá tải. Liên kết vẫn hoạt động: hãy thử lại sau giây lát.
downloadError-unavailable = Dịch vụ hiện không dùng được. Liên kết vẫn hoạt động: hãy thử lại sau giây lát.
downloadError-connect_failed = Không kết nối được với máy chủ. Hãy kiểm tra kết nối rồi thử lại.
downloadError-connection_lost = Kết nối bị ngắt. Hãy kiểm tra rồi thử lại.
downloadError-damaged = Những gì nhận được không giống những gì đã gửi, nên không có gì được lưu lại. Hãy thử lại; nếu vẫn không được, hãy xin người gửi liên kết mới.
downloadError-incomplete = Trình duyệt ngừng lưu giữa chừng. Hãy xóa tệp chưa hoàn chỉnh rồi thử lại.
downloadError-no_room = Thiết bị này không còn chỗ cho các tệp này. Hãy giải phóng bớt chỗ rồi thử lại.
crashLead = Không hiển thị được trang này. Hãy tải lại; những gì bạn đã gửi trước đó không bị ảnh hưởng.
chunkTitle = Thiếu một phần của trang này
chunkMissingLead = Không tải được phần đó. Hãy kiểm tra kết nối rồi tải lại trang; những gì bạn đã gửi trước đó không bị ảnh hưởng.
chunkTimeoutLead = Tải quá lâu. Hãy kiểm tra kết nối rồi tải lại trang; những gì bạn đã gửi trước đó không bị ảnh hưởng.
waitForTransfer = Một lượt truyền vẫn đang diễn ra và sẽ bị ngắt. Hãy chờ đến khi xong.
reload = Tải lại
backHome = Về trang chủ
outdatedTitle = Đã có phiên bản mới hơn
outdatedLead = Trang này đã cũ. Hãy cập nhật để tiếp tục.
update = Cập nhật
outdatedBrowserTitle = Trình duyệt này đã cũ
outdatedBrowserLead = Trình duyệt thiếu những gì cần cho việc gửi và nhận tệp. Hãy cập nhật, rồi mở lại cùng địa chỉ.
unsupportedTitle = Trình duyệt này không mở được { $title }
unsupportedLead = Tệp được mã hóa trong trình duyệt, và trình duyệt này thiếu những gì cần cho việc đó. Hãy dùng một trình duyệt mới.
insecureTitle = Địa chỉ này không an toàn
insecureLead = Trình duyệt chỉ mã hóa trên những trang được tải một cách an toàn. Hãy quay lại, rồi mở cùng địa chỉ với https:// ở đầu. Nếu không được, hãy hỏi người vận hành dịch vụ này về địa chỉ an toàn.
otherBrowser = Dùng trình duyệt khác
help = Trợ giúp

## Privacy

legalTitle = Quyền riêng tư và điều khoản
legalLead = Điều gì xảy ra với tệp của bạn, trong vài câu.
legalEncrypted = Tệp được lưu dưới dạng mã hóa. Khóa nằm trong liên kết và không bao giờ đến máy chủ.
legalLifetime = Một tệp được giữ tối đa { $anonymous }, hoặc { $signedIn } nếu người gửi đã đăng nhập.
legalOneLifetime = Một tệp được giữ tối đa { $time }.
legalDownloads = Giới hạn lượt tải xuống có thể khiến tệp bị xóa sớm hơn.
legalLogs = Địa chỉ IP được lưu trong nhật ký máy chủ trong { $days } ngày.
legalAccountToSend = Cần tài khoản để gửi tệp, còn nhận tệp thì không cần.
legalAccount = Chỉ cần tài khoản cho các tệp lớn hơn { $size }.
