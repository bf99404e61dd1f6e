productName = Envoi

## The page around every screen

homeLink = { $title }，首页
skipToContent = 跳到正文
promo = 通知
closeNotice = 关闭
storageBlocked = 此浏览器不会保存您的上传列表，关闭本页后列表就会消失。请先复制好链接。
storageFull = 此设备已没有空间保存您的上传列表。请在关闭本页前复制链接，或删除不再需要的上传内容。
footerPromise = 文件在离开您的设备之前就已加密。只有拿到链接的人才能打开。
footerLinks = 关于此服务
link-privacy = 隐私
link-terms = 条款
link-cookies = Cookie
link-source = 源代码
link-feedback = 反馈
feedbackFacts = 版本 { $version }，{ $browser }
language = 语言
languageOfBrowser = 跟随浏览器
languageTold = { $label }：{ $language }
languageFailed = 无法加载此语言。请检查网络连接，然后重试。
introTitle = 私密分享文件，就这么简单
introLead = 您的文件会先在此设备上加密，然后才发送。把链接分享给您选择的人，只有他们才能打开文件。
notBegunTitle = 这里还是空白？
notBegunLead = 请检查网络连接，然后重新加载此页面。如果仍然不行，说明您的浏览器版本过旧，请更新。
scriptsOffTitle = JavaScript 已关闭
scriptsOffLead = 您的文件在浏览器中加密，因此此页面需要 JavaScript。请开启 JavaScript，然后重新加载。

## Sizes, times, amounts

bytes = { $num ->
   *[other] { $num } 字节
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/秒
percent = { $ratio }
days = { $num }天
hours = { $num }小时
minutes = { $num }分钟
seconds = { $num }秒钟
shortDays = { $num }天
shortHours = { $num }小时
shortMinutes = { $num }分钟
twoAmounts = { $first }{ $second }
threeAmounts = { $first }{ $second }{ $third }
timeLeftUnderMinute = 不到{ $minutes }
untilToday = 至 { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = 至明天 { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = 至 { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } / { $total }
remaining = 剩余{ $time }
progressTold = { $label }：{ $percent }
labelled = { $label }：{ $value }
downloadsCount = { $count ->
   *[other] { $count } 次下载
}
downloadsWithoutLimit = 不限下载次数
linkTerms = { $downloads }，{ $until }
filesCount = { $count ->
   *[other] { $count } 个文件
}
nameAndMore = { $name } 和另外 { $count } 个文件

## Buttons that stand in several places

ok = 确定
done = 完成
cancel = 取消
add = 添加
doNotAdd = 不添加
tryAgain = 重试
copyLink = 复制链接
copyMessage = 复制留言
includePassword = 附上密码
emailLink = 发邮件
emailSubject = 有文件发给您
copied = 已复制
copyRefused = 浏览器不允许我们复制链接。链接已选中，您可以自行复制。
share = 分享
shareNamed = 分享 { $name }
showQrCode = 二维码
qrCode = 此链接的二维码
qrCodeHint = 用手机摄像头扫描，即可在手机上打开链接。
qrCodeFailed = 无法生成二维码。您的链接仍然有效。
sendYourOwn = 发送您自己的文件
deleteUpload = 删除
deleteFailed = 无法删除此上传内容。请检查网络连接，然后重试。
passwordProtected = 有密码保护
passwordLabel = 密码
showPassword = 显示密码
hidePassword = 隐藏密码
filesInside = 此上传内容中的文件

## Accounts

signIn = 登录
signOut = 退出登录
signOutWaits = 传输仍在进行。请等它完成后再退出登录。
signOutWaitsForTab = 另一个标签页中的传输仍在进行。请等它完成后再退出登录。
signOutSyncs = 退出前正在保存您的列表…
signOutTitle = 要退出登录吗？
signOutLoses = { $count ->
   *[other] 有 { $count } 项上传内容只在此设备上。退出登录后，您将无法再查看、更改或删除它们。它们的链接仍然有效。
}
staySignedIn = 保持登录
signOutAnyway = 仍要退出
signedOut = 您已退出登录。
signedOutRefused = 您的登录已过期。请重新登录以查看您的列表。
signUpTitle = 登录后可做更多
signUpLead = 没有账号也能发送文件。有了账号，您还可以：
benefitSize = 一次最多发送 { $size }
benefitCount = { $count ->
   *[other] 一个链接最多可使用 { $count } 次
}
benefitTime = { $token ->
   *[other] 链接最长可保持 { $token } 天有效
}
benefitSync = 在您的所有设备上查看上传内容
benefitPerk = 您的列表始终加密，只有您能查看
emailLabel = 电子邮箱（可选）
signInNotBegun = 无法打开登录页面。请检查网络连接，然后重试。
signInAway = 目前无法登录。请稍后重试。
signInNoRoom = 此设备已没有空间用于登录。请删除不再需要的上传内容，然后重试。
signInWaits = 传输仍在进行，现在登录会使其丢失。请等它完成后再登录。
signingIn = 正在登录…
signInErrorLead = 未能登录，其他一切未变。请重试。
signInReason = 如果此问题反复出现，请将以下内容告知本服务的运营者：{ $reason }
passphraseNeeded = 请输入您列表的密码短语
passphraseNeededLead = 它用来加密您的上传列表，绝不会离开此设备。请在您的所有设备上使用同一个密码短语。
passphraseLabel = 密码短语
passphraseTooShort = 太短了。请至少使用 { $length } 个字符。
passphraseHint = 至少 { $length } 个字符：选几个只有您才会放在一起的词。没有人能找回它，请记下来。
passphraseRunning = 正在生成密钥…
passphraseFailed = 无法在此设备上生成密钥。请关闭其他标签页，然后重试。
goOn = 继续
cancelSignIn = 不登录
unknownPassphrase = 这是新的密码短语吗？
unknownPassphraseLead = 我们没有找到对应的列表。如果这是您的第一台设备，或者您想用新的密码短语，请再输入一次以新建列表。如果您已有列表，可能是输入有误。
passphraseAgain = 再次输入密码短语
passphraseDiffers = 两次输入的密码短语不一致。
beginList = 新建列表
anotherPassphrase = 我输错了
uncheckedPassphrase = 无法核对您的密码短语
uncheckedPassphraseLead = 服务器没有告知此密码短语是否有对应的列表。请重试。如果您继续，而密码短语又输错了，您将看不到其他设备上的列表。
trustPassphrase = 仍要继续
retypePassphrase = 重新输入

## Sending: choosing files

sendFiles = 发送文件
dropFiles = 将文件拖放到这里
orSelectFiles = 或自行选择，最多 { $size }
upToSize = 最多 { $size }
selectFiles = 选择文件
selectFolder = 选择文件夹
sharedTitle = 要添加这些文件吗？
sharedLead = 其他应用或网站与此页面共享了它们。请只添加您预期的文件。
accountNeeded = 登录后即可发送文件
accountNeededLead = 在这里发送文件需要账号。接收文件则人人都可以。
accountNeededBlocked = 在这里发送文件需要账号，但此浏览器无法为本页保存登录状态。您仍然可以接收文件。
accountNeededToRequest = 在这里请求文件需要账号。拿到链接的人都能向您发送文件。
signInForSize = 登录后最多可发送 { $size }
dropNow = 松开即可添加文件
chosenFiles = 您的文件
addMoreFiles = 添加文件
removeFile = 移除 { $name }
fileRemoved = 已移除 { $name }
addFolder = 添加文件夹
skipped-none = 未找到可添加的文件
skipped-empty = { $count ->
   *[other] 已跳过 { $count } 个空文件
}
skipped-chosen = { $count ->
   *[other] 已跳过 { $count } 个您添加过的文件
}
skipped-system = 已忽略系统文件：{ $count } 个
skipped-unreadable = 无法读取：{ $name }
expiryChoices = 链接有效期限
downloadLimitLabel = 下载次数
timeLimitLabel = 时间
addPassword = 用密码保护
liveLink = 上传时即可获取链接
liveLinkHint = 您还在上传时，接收者就可以在浏览器中开始下载。请不要关闭本页。
passwordMissing = 请输入密码；如不需要密码，请取消勾选。
maxPasswordLength = 密码最多 { $length } 个字符。
uploadFiles = { $count ->
   *[other] 上传 { $count } 个文件
}

## Sending: what is not possible

noticeTitle-tooManyFiles = 文件太多
noticeTitle-fileTooBig = 文件太大，无法发送
noticeTitle-tooManyArchives = 上传内容太多
noticeTitle-unreadableFiles = 无法读取这些文件

## Sending: what is not possible

tooManyFiles = { $count ->
   *[other] 一次最多可发送 { $count } 个文件，您选择了 { $chosen } 个。请打包成 ZIP，或少选一些。
}
tooManyFilesAtOnce = { $count ->
   *[other] 一次最多可发送 { $count } 个文件。请打包成 ZIP，或少选一些。
}
addFitting = { $count ->
   *[other] 添加前 { $count } 个
}
fileTooBig = 一次最多可发送 { $size }。请分批发送这些文件。
tooManyArchives = { $count ->
   *[other] 您最多可同时保留 { $count } 项上传内容。请删除一项，或等待其中一项过期。
}
unreadableFiles = 我们无法读取您拖放的内容。请改用按钮选择文件。
needsAccountSize = 没有账号时，一次最多可发送 { $size }。
needsAccountCount = { $count ->
   *[other] 没有账号时，一个链接最多允许 { $count } 次下载。
}
needsAccountTime = 没有账号时，链接最长有效{ $time }。

## Sending: under way and done

chosenTold = { $files }，共 { $size }
noAnswer = 正在等待网络连接。连接恢复后会自动继续。
uploading = 正在上传
uploadWaiting = 等待上传
pause = 暂停
uploadPaused = 已暂停
liveLinkReady = 此链接已可使用。文件会随着上传陆续传给接收者。请不要关闭本页。
unfinishedUpload = 中断的上传
continueFrom = 从 { $size } 处继续？
sameFilesNeeded = 如需继续，请重新选择相同的文件。
otherFiles = 这些不是原来的文件，或文件之后有改动。未再发送任何内容。
notSent = 尚未上传
prepareNext = 准备下一次上传
waitsForUpload = 当前上传完成后开始。
stopUploadTitle = 要停止此次上传吗？
stopUploadLead = 已发送的部分将会丢失。您选择的文件仍在这里。
keepUploading = 继续上传
stopUpload = 停止上传
showUpload = 查看
importing = 正在读取您的文件…
encrypting = 正在加密…
finalising = 即将完成，正在保存您的文件…
expiresAfter = { $downloads }或{ $time }后过期
settingPassword = 正在设置密码…
passwordFailed = 无法设置密码
passwordFailedLead = 您的文件已上传，但尚未受到保护，因此我们没有显示链接。请重试，或删除此上传内容。
uploaded = 可以分享了
linkReady = 您的链接已就绪
uploadComplete = 上传完成
shareLink = 您的文件链接
sendMore = 发送更多文件
linkDialogLead = 拿到此链接的人都能下载 { $name }。
linkDialogNote = 拿到此链接的人都能阅读您的便笺。
linkNeedsPassword = 对方还需要密码。
howProtected = 您的文件如何受到保护
protectionTitle = 端到端加密
protectionEncrypted = 文件离开此设备之前，浏览器就已将其加密。服务器存储的只是它无法读取的内容。
protectionKey = 密钥是链接的一部分，位于 # 号之后，绝不会发送到服务器。因此，请只与您信任的人分享链接。
protectionExpiry = 达到您选择的下载次数或时间后，链接失效，文件随即删除。

## Keyboard shortcuts

shortcutsTitle = 键盘快捷键
shortcutChoose = 选择文件
shortcutUpload = 上传
shortcutCopy = 复制链接
shortcutDownload = 下载
shortcutHelp = 显示此列表
shortcutsOn = 使用键盘快捷键

## The survey

surveyTitle = 说说您的看法
surveyLead = 您的回答能帮助我们做得更好。问卷在另一个页面打开，不会得知任何与您的文件有关的信息。
giveFeedback = 提供反馈
surveySkip = 跳过

## The person's own uploads

yourUploads = 您的上传
noUploads = 您发送的文件会显示在这里，方便您再次复制链接或删除。
joinOffer = 登录前从此设备发送的上传内容：{ $count } 项。要添加到您的列表吗？
downloadsLeft = { $count ->
   *[other] 剩余 { $count } 次下载
}
timeLeft = 剩余{ $time }
deleteNamed = 删除 { $name }
deletingNamed = 正在删除 { $name }…
undo = 撤销
keep = 保留
moreActions = { $name } 的更多操作
openPage = 打开下载页面
openDownloadPage = 打开 { $name } 的下载页面
changeLimits = 更改
changeLimitsNamed = 更改 { $name } 的链接有效期限
changeLimitsTitle = 更改链接有效期限
keepTime = 不更改
timeFromNow = 从现在起{ $time }
save = 保存
goneTitle = 此上传内容已不存在
goneLead = { $name } 已过期、已达到下载次数上限，或已在别处删除。未做任何更改。
passwordNotSet = 密码尚未设置，因此链接已隐藏。如果一直如此，请删除此上传内容并重新发送文件。
changeFailed = 无法保存。请检查您的选择和网络连接，然后重试。
pastUploads = 最近 7 天内结束
clearPast = 清除
pastDownloaded = 下载于 { $time }
pastDownloadedBefore = 在 { $time } 之前下载
pastExpired = 过期于 { $time }
pastDeleted = 删除于 { $time }
pastGone = 用完或删除于 { $time }
pastGoneBefore = 在 { $time } 之前用完或删除
requestFiles = 请求文件
newRequestLead = 创建一个链接，任何人都可以通过它把只有您能阅读的文件发给您。
requestWanted = 您需要什么，每行一项
requestAskerHint = 发送者会看到这个名字。没有人核实它。
requestOpenFor = 开放时间
deliveries = 投递
requestDeliverySize = 每次投递的大小
requestTotalSize = 总大小
newRequestKinds = 文件类型，例如 .pdf（仅供参考）
requestLink = 请求链接
requestReadyLead = 拿到此链接的人都能向您发送文件。只有您能阅读。
requestSubject = 请把文件发给我
ownerLink = 收件箱链接
ownerLinkWarning = 它可以在另一台设备上打开此收件箱。拿到它的人能阅读您收到的一切，请勿告诉他人。
inbox = 收件箱
yourRequests = 您的请求
joinRequests = 登录前在此设备上创建的请求：{ $count } 项。要添加到您的列表吗？
newDeliveries = 新投递：{ $count }
notifyDeliveries = 有新投递时通知我
requestAccepts = 接收文件
requestClosed = 不再接收文件
noDeliveries = 尚未收到任何内容。投递会显示在这里。
requestGoneLead = 此请求已过期或已被删除。
requestUntrusted = 此请求不可信
requestUntrustedLead = 链接已损坏，或者服务器显示的是另一个请求。不会显示任何内容。
deliveryComing = 正在发送
deliveryNew = 已收到
deliveryCollected = 已保存
removeDelivery = 从服务器删除
deliveryRefused-repeated = 已拒绝：此投递被列出两次。
deliveryRefused-forged = 已拒绝：它不是通过您的链接创建的。
deliveryRefused-damaged = 已拒绝：它已损坏或被更改。
closeRequest = 停止接收文件
closeRequestTitle = 要停止接收文件吗？
closeRequestLead = 链接将永久失效，仍在发送的文件不会送达。已收到的内容保留在此处。
newLink = 新链接
newLinkLead = 新链接准备好后，旧链接立即失效。已收到的内容保留在旧收件箱中。
deleteRequestTitle = 要删除此请求吗？
deleteRequestLead = 链接将失效，已收到的一切都会从服务器删除。您保存的文件不受影响。

## Receiving

checkingLink = 正在查找您的文件…
checkFailed = 无法连接服务器
checkFailedLead = 没有丢失任何内容。请检查网络连接，然后重试。
checkRefused = 服务器繁忙
checkRefusedLead = 没有丢失任何内容。请稍后重试。
waitAsked = 请等待{ $time }。
expiredTitle = 这些文件已不在
expiredLead = 链接已过期、已达到下载次数上限，或已被发送者删除。请向对方索取新的链接。
removedTitle = 这些文件已被移除
removedLead = 本服务的运营者已将其移除，链接已失效。
contactOperator = 联系运营者
passwordNeeded = 请输入密码
passwordNeededLead = 密码不在链接中，请向发送者询问。
passwordTryAgain = 密码错误。请重试。
unlock = 解锁
keyNeeded = 此链接不完整
keyNeededLead = 链接缺少一部分。请重新复制并粘贴到这里。
keyLabel = 链接或密钥
notAKey = 这不是此服务的链接或密钥。
keyOfAnotherFile = 该链接对应的是其他文件。
openLink = 打开
wrongKey = 此链接无法使用
wrongKeyLead = 链接可能缺了一部分。请从您收到的消息中复制整个链接，然后粘贴到这里。
filesForYou = { $count ->
   *[other] 您有 { $count } 个文件
}
filesForYouLead = 端到端加密，仅在您的浏览器中解密。
fromSender = 来自发送者
showMore = 显示更多
download = 下载
noStreamsWarning = 要打开这么大的文件，此浏览器必须将其全部放入内存，因此可能会失败。您想怎么做？
noStreams-copyLink = 复制链接，在其他浏览器中打开
noStreams-otherBrowser = 获取能直接保存大文件的浏览器
noStreams-download = 仍在这里下载
linkLife = { $time }后过期
linkLifeUnderMinute = 不到一分钟后过期
lastDownloadNote = 最后一次下载：打开或保存后，链接即失效。
ownUpload = { $left ->
   *[other] 这是您自己的上传内容。剩余 { $left } 次下载，在此下载会用掉 1 次。
}
downloadsTaken = 有人正在使用最后一次下载。如果对方中断，您可以在两分钟后重试。
downloading = 正在下载
decrypting = 正在解密…
downloadBegunAnew = 此次下载无法继续，已从头开始。
stillUploading = 发送者仍在上传。您现在就可以开始下载。
waitsForSender = 正在等待发送者。上传恢复后会自动继续。
downloadFinished = 下载完成
downloadFinishedLead = { $name } 已保存在您的下载文件夹中。
savedInFolder = 已保存到 { $folder }
downloadFinishedRenamed = 文件已保存在您的下载文件夹中，浏览器可能为它取了别的名称。
downloadAgain = 再次下载
lastDownloadDone = 这是最后一次下载，链接已失效。
downloadStopped = 下载未完成
showDownload = 查看

## Sending what a request asks for

requestTitle = 有人请您发送文件
requestLead = 在此设备上加密。您发送的内容只有请求者能打开。
requestWords = 来自请求者（未经验证）
requestKinds = 希望的文件类型
requestLeft = 剩余投递次数
requestRoom = 剩余空间
requestEach = 每次上限
requestSend = 发送
requestPasswordLead = 请向发给您链接的人询问。
requestSent = 已发送
requestSentLead = 只有请求者能打开。对方会看到相同的回执码。
receiptLabel = 回执码
copyReceipt = 复制回执码
delivery-stored = 已送达，尚未取走。
delivery-collected = 已取走。
delivery-gone = 未取走就已删除或过期。
deliveryLost = 无法继续您中断的上传。
sentBefore = 从此设备发送的内容
sentAt = 发送时间：{ $time }
requestEnded-unknown = 没有这个请求
requestEndedLead-unknown = 它已被删除或过期，或者此服务不接受请求。请向对方索取新的链接。
requestEnded-closed = 此请求已关闭
requestEnded-full = 此请求已满
requestEndedLead = 它不再接收任何内容。请向对方索取新的链接。
requestEnded-untrusted = 此链接不可信
requestEndedLead-untrusted = 链接与服务器不相符，因此没有发送任何内容。请通过其他方式重新索取链接。

## Reporting an upload to whoever runs the service

report = 举报
reportTitle = 举报此上传内容
reportLead = 举报会发送给本服务的运营者。只有他们能看到您写的内容。
reportReason = 有什么问题？
reportReason-malware = 有害软件
reportReason-fraud = 诈骗或钓鱼
reportReason-illegal = 违法内容
reportReason-other = 其他问题
reportWords = 他们需要了解什么？
reportKey = 附上密钥
reportKeyHint = 有了密钥，他们就能打开文件。没有密钥则不能。
reportSend = 发送举报
reportSent = 举报已发送
reportSentLead = 谢谢。本服务的运营者会进行处理。
reportFailed = 无法发送。请检查您的网络连接，然后重试。

## Dead ends

loading = 请稍候…
configFailed = 无法连接服务器
configFailedLead = 没有丢失任何内容。请检查网络连接，然后重试。
intercepted = 登录页面或您的网络代替此服务作出了响应。请在另一个标签页中打开此页面，如有要求，请在那里登录。
pageNotFound = 找不到页面
pageNotFoundLead = 请检查网址，或从首页开始。
notFoundTitle = 这里什么也没有
notFoundLead = 文件已过期或已被删除，或者链接不完整。
errorTitle = 出了点问题
errorLead = 出了点问题。您发送的内容没有丢失。
uploadErrorLead = 您的文件未能发送，但您的选择仍在这里。请重试。
uploadError-too_large = 这些文件超过了此服务允许的大小。请分批发送。
uploadError-bad_limit = 此服务不再允许这么多次下载或这么长的时间。请重新加载页面，然后重新选择。
uploadError-unauthorized = 您需要登录才能在这里发送文件。请登录，然后重新选择您的文件。
uploadError-sender_unknown = 我们无法确认您已登录，因此采用了通用限制。如果您已退出登录，请重新登录；否则请稍后重试。
uploadError-issuer_away = 此服务目前不可用，或无法确认谁已登录。没有账号时，最多可发送 { $size }，且最多 { $downloads }和{ $time }。请减少发送内容，或稍后重试。
uploadError-signed_out = 您已在此设备上退出登录，因此此次上传已停止。
uploadError-rate_limited = 尝试次数过多。请稍候，然后重试。
uploadError-too_many_uploads = 来自您的网络或账号的上传次数过多。您的文件仍在这里。
uploadError-too_many_bytes = 来自您的网络或账号的数据过多。您的文件仍在这里。
uploadError-busy = 此服务目前很繁忙。您的文件仍在这里，请稍后重试。
uploadError-full = 此服务目前没有空间存放更多文件。您的文件仍在这里，请过段时间再试。
uploadError-unavailable = 此服务目前不可用。您的文件仍在这里，请稍后重试。
uploadError-idle_timeout = 连接闲置时间过长。请检查连接，然后重试。
uploadError-connect_failed = 无法连接服务器。请检查网络连接，然后重试。有些网络（常见于工作场所）会阻止上传。请换用其他网络，例如手机网络，或询问您的网络管理员。
uploadError-connection_lost = 连接已中断。您的文件仍在这里，请重试。
uploadError-file_changed = 您的一个文件在发送时发生了变化或无法读取。请重新选择该文件。
downloadErrorLead = 下载未完成。请重试；如果仍不行，请向发送者索取新的链接。
downloadError-rate_limited = 尝试次数过多。请稍候，然后重试。
downloadError-busy = 此服务目前很繁忙。链接仍然有效，请稍后重试。
downloadError-unavailable = 此服务目前不可用。链接仍然有效，请稍后重试。
downloadError-connect_failed = 无法连接服务器。请检查网络连接，然后重试。
downloadError-connection_lost = 连接已中断。请检查连接，然后重试。
downloadError-damaged = 收到的内容与发送的不一致，因此没有保留。请重试；如果仍不行，请向发送者索取新的链接。
downloadError-incomplete = 浏览器在保存过程中停止了。请删除不完整的文件，然后重试。
downloadError-upload_abandoned = 发送者在全部上传完之前就停止了。请向对方索取新的链接。
downloadError-no_room = 此设备没有空间存放这些文件。请腾出一些空间，然后重试。
crashLead = 无法显示本页。请重新加载；您已发送的内容不受影响。
chunkTitle = 本页缺少一部分
chunkMissingLead = 无法加载。请检查网络连接，然后重新加载；您已发送的内容不受影响。
chunkTimeoutLead = 加载时间过长。请检查网络连接，然后重新加载；您已发送的内容不受影响。
waitForTransfer = 传输仍在进行，现在离开会使其丢失。请等它完成。
reload = 重新加载
backHome = 回到首页
outdatedTitle = 有新版本
outdatedLead = 本页已过时。请更新后继续。
update = 更新
outdatedBrowserTitle = 您的浏览器版本过旧
outdatedBrowserLead = 它缺少收发文件所需的功能。请更新浏览器，然后再次打开此网址。
unsupportedTitle = 此浏览器无法打开 { $title }
unsupportedLead = 文件在浏览器中加密，而此浏览器做不到。您可以这样做：
unsupportedUpdate = 更新此浏览器，然后再次打开您的链接。
unsupportedOther = 或者把链接复制到最新版的 Chrome、Edge、Firefox 或 Safari 中打开。
unsupportedInApp = 如果您是在其他应用中打开的链接，请在该应用的菜单中选择“在浏览器中打开”。
insecureTitle = 此网址不安全
insecureLead = 浏览器只在安全的页面上加密。请返回，在同一网址前加上 https:// 再打开。如果仍无法打开，请向此服务的运营者询问安全的网址。
otherBrowser = 获取其他浏览器
help = 帮助

## Privacy

legalTitle = 隐私与条款
legalLead = 您的文件会怎样处理，简单几句话。
legalEncrypted = 文件以加密方式存储。密钥在链接中，绝不会到达服务器。
legalLifetime = 文件最长保留{ $anonymous }；如果您已登录，最长保留{ $signedIn }。
legalOneLifetime = 文件最长保留{ $time }。
legalDownloads = 文件达到下载次数上限后即会删除。
legalLogs = 我们会在服务器日志中将 IP 地址保留 { $days } 天。
legalAccountToSend = 发送文件需要账号，接收则不需要。
legalAccount = 只有大于 { $size } 的文件才需要账号。

## Notes and messages

writeNote = 写便笺
noteLabel = 您的便笺
noteHint = 便笺会像文件一样加密。
noteReadOnce = 便笺会像文件一样加密，并且只能阅读一次。
noteDone = 添加便笺
createLink = 创建链接
note = 便笺
editNote = 编辑便笺
addMessage = 添加标题或留言
titleLabel = 标题
messageLabel = 留言
senderLabel = 您的姓名
noteForYou = 您有一张便笺
showNote = 显示便笺
showNoteOnce = 显示便笺会用掉最后一次下载，之后无法再次显示。
copyText = 复制文本
saveNote = 保存为文件
textCopyRefused = 浏览器不允许我们复制。请选中文本，自行复制。

## Looking before taking

preview = 预览
previewNamed = 预览 { $name }
selectFile = 选择 { $name }
downloadSelected = { $count ->
   *[other] 下载 { $count } 个文件
}
downloadAll = 全部下载
saveToFolder = 保存到文件夹
takingCounts = 打开或保存计为一次下载。
takingCounted = 已计为一次下载。只要不关闭本页，就不再计数。
previewFailed = 无法显示此文件。请下载后查看。
previewTooLarge = 此文件太大，无法预览。请下载后查看。
previewCut = 仅显示开头部分。
previewProtected = 此文件受密码保护。请下载后打开。
previewMissingPictures = 此页无法显示的图片数：{ $count }
previewIncomplete = 部分内容无法正确显示。
previewNotText = 此文件似乎不包含文本。请下载后查看。
previewEncoding = 文本编码
previousFile = 上一个文件
nextFile = 下一个文件
filePlace = 第 { $place } 个，共 { $count } 个
noPreview = 此文件没有预览。
close = 关闭

## Strong passwords

strongPassword = 超强密码：只能用 Envoi 打开
strongPasswordHint = 更难被猜到，对此服务也是如此。旧版应用无法打开此链接。
suggestPassphrase = 推荐密码短语
suggestFailed = 无法加载推荐。请检查网络连接，然后重试，或自行输入密码。
copyPassword = 复制密码
makingKey = 正在准备加密…
checkingPassword = 正在核对密码…

## News

downloadingNow = 正在被下载
wrongPasswords = { $count ->
   *[other] 密码错误，已尝试 { $count } 次
}
notifyMe = 有下载时通知我
notifyOn = 通知已开启
notifyBlocked = 您的浏览器阻止了本页的通知。
wasDownloaded = { $name } 已被下载
