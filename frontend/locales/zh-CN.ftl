productName = Envoi

## The page around every screen

homeLink = { $title }，首页
skipToContent = 跳到正文
promo = 通知
closeNotice = 关闭此通知
storageBlocked = 此浏览器不会保存您的上传列表：关闭本页后，列表就会消失。请先复制好链接。
storageFull = 此设备上已没有空间保存您的上传列表。请在关闭本页前复制链接，或删除不再需要的上传内容。
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
introTitle = 发送文件，保持私密
introLead = 您的文件会先在这里加密，再离开您的设备。您会得到一个可以转发的链接，只有拿到链接的人才能打开文件。
notBegunTitle = 这里还是空白？
notBegunLead = 请检查网络连接，然后重新加载此页面。如果仍然不行，则说明此浏览器版本过旧，请更新。
scriptsOffTitle = JavaScript 已关闭
scriptsOffLead = 文件在您的浏览器中加密，因此此页面需要 JavaScript。

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
sizeOfTotal = { $done } / { $total }
remaining = 剩余{ $time }
progressTold = { $label }：{ $percent }
downloadsCount = { $count ->
   *[other] { $count } 次下载
}
filesCount = { $count ->
   *[other] { $count } 个文件
}

## Buttons that stand in several places

ok = 确定
cancel = 取消
tryAgain = 重试
copyLink = 复制链接
copied = 已复制
copyRefused = 浏览器不允许本页复制。链接已选中，您可以自行复制。
share = 分享
shareNamed = 分享 { $name }
showQrCode = 显示二维码
qrCode = 链接的二维码
qrCodeHint = 用手机摄像头对准它，即可在手机上打开链接。
qrCodeFailed = 无法生成二维码。链接仍可正常使用。
sendYourOwn = 发送您自己的文件
deleteUpload = 删除
deleteFailed = 无法删除。请检查网络连接，然后重试。
passwordProtected = 有密码保护
passwordLabel = 密码
filesInside = 包含的文件

## Accounts

signIn = 登录
signOut = 退出登录
signOutWaits = 传输仍在进行。请等它完成后再退出登录。
signOutWaitsForTab = 另一个标签页中的传输仍在进行。请等它完成后再退出登录。
signOutSyncs = 退出前正在更新您的列表…
signOutTitle = 要退出登录吗？
signOutLoses = { $count ->
   *[other] 有 { $count } 项上传内容只在此设备上：您的列表未能更新。退出登录后，您将无法再查看、更改或删除它们。它们的链接仍然有效。
}
staySignedIn = 保持登录
signOutAnyway = 仍要退出
signedOut = 您已退出登录。
signedOutRefused = 您已退出登录：登录已到期。请重新登录以查看您的列表。
signUpTitle = 登录后可做更多
signUpLead = 没有账号也能发送。有了账号，您还可以：
benefitSize = 一次最多发送 { $size }
benefitCount = { $count ->
   *[other] 一个链接最多可使用 { $count } 次
}
benefitTime = { $token ->
   *[other] 链接最长可保持 { $token } 天有效
}
benefitSync = 在您的所有设备上查看上传内容
benefitPerk = 您的列表始终加密：除了您，谁也无法查看
emailLabel = 电子邮箱（可选）
signInNotBegun = 无法打开登录页面。请检查网络连接，然后重试。
signInAway = 目前无法连接登录服务。请稍后重试。
signInNoRoom = 此设备上没有足够的空间用于登录。请删除不再需要的上传内容，然后重试。
signInWaits = 传输仍在进行，现在登录会使其丢失。请等它完成后再登录。
signingIn = 正在登录…
signInErrorLead = 未能登录，其他一切未变。请重试。
passphraseNeeded = 您列表的密码短语
passphraseNeededLead = 它用来加密您的上传列表，绝不会离开此设备。请在您的所有设备上使用同一个密码短语。
passphraseLabel = 密码短语
passphraseTooShort = 太短了：至少需要 { $length } 个字符。
passphraseHint = 至少 { $length } 个字符：选几个只有您才会联系在一起的词。没有人能找回它，请记下来。
passphraseRunning = 正在生成密钥…
passphraseFailed = 此设备未能生成密钥。请关闭其他标签页，然后重试。
goOn = 继续
cancelSignIn = 不登录
unknownPassphrase = 这是新的密码短语吗？
unknownPassphraseLead = 没有与之对应的列表。如果这是您的第一台设备，或者您要设置新的密码短语，请再输入一次以新建列表。否则，就是输入有误。
passphraseAgain = 再次输入密码短语
passphraseDiffers = 与您刚才输入的不一致。
beginList = 新建列表
anotherPassphrase = 输入有误
uncheckedPassphrase = 无法核对
uncheckedPassphraseLead = 服务器没有告知是否有与此密码短语对应的列表。请重试。如果您仍要继续，而输入又有误，您将看不到其他设备上的列表。
trustPassphrase = 仍要继续
retypePassphrase = 重新输入

## Sending: choosing files

sendFiles = 发送文件
dropFiles = 将文件拖放到这里
orSelectFiles = 或点击选择，最多 { $size }
selectFiles = 选择文件
selectFolder = 选择文件夹
accountNeeded = 登录后即可发送文件
accountNeededLead = 在此服务中，只有拥有账号的人才能发送文件。接收文件不需要账号。
accountNeededBlocked = 在此服务中，只有拥有账号的人才能发送文件，而您无法用此浏览器登录：它不会为本页保存任何数据。接收文件不需要账号。
signInForSize = 登录后最多可发送 { $size }
dropNow = 放在任意位置即可
chosenFiles = 已选文件
addMoreFiles = 继续添加
removeFile = 移除 { $name }
totalSize = 共 { $size }
skippedEmpty = 未添加的空文件：{ $count }
skippedChosen = 已选过、未重复添加的文件：{ $count }
expiryChoices = 达到以下限制后，链接失效
downloadLimitLabel = 下载次数
timeLimitLabel = 时间
addPassword = 用密码保护
maxPasswordLength = 密码最多 { $length } 个字符。
uploadFiles = { $count ->
   *[other] 加密并上传 { $count } 个文件
}

## Sending: what is not possible

noticeTitle = 未能完成
tooManyFiles = { $count ->
   *[other] 一次最多只能发送 { $count } 个文件。
}
fileTooBig = 这些文件总共超过 { $size }。请分批发送。
tooManyArchives = { $count ->
   *[other] 最多只能同时保留 { $count } 项上传内容。请先删除一项，或等待其中一项过期。
}
unreadableFiles = 无法读取您拖放的内容。请改用按钮选择文件。
needsAccountSize = 没有账号时，一次最多可发送 { $size }。
needsAccountCount = { $count ->
   *[other] 没有账号时，一个链接最多允许 { $count } 次下载。
}
needsAccountTime = 没有账号时，链接最长有效{ $time }。

## Sending: under way and done

chosenTold = { $files }，共 { $size }
noAnswer = 暂时没有响应。请检查网络连接：上传会自动继续，您也可以取消。
uploading = 正在上传
importing = 正在读取您的文件…
encrypting = 正在加密…
finalising = 已全部送达，正在保存…
expiresAfter = { $downloads }或{ $time }后过期
settingPassword = 正在设置密码…
passwordFailed = 未能设置密码
passwordFailedLead = 您的文件已上传，但尚未受到保护，因此不显示链接。请重试，或删除此上传内容。
linkReady = 您的链接已就绪
linkReadyLead = 拿到此链接的人都能打开文件。其他任何人都不能，包括此服务本身。
shareLink = 您的文件链接
sendMore = 发送更多文件
copyLinkTitle = 复制您的链接
shareLinkTitle = 分享您的链接
linkDialogLead = 您把此链接给谁，谁就能打开 { $name }。

## The survey

surveyTitle = 说说您的看法
surveyLead = 您的回答有助于改进文件发送。回答在另一个页面进行，不会附带任何与您的文件有关的信息。
giveFeedback = 提供反馈
surveySkip = 跳过

## The person's own uploads

yourUploads = 您的上传
noUploads = 您发送的内容会显示在这里，方便您再次复制链接或删除。
downloadsLeft = { $count ->
   *[other] 剩余 { $count } 次下载
}
timeLeft = 剩余{ $time }
deleteNamed = 删除 { $name }
deleteTitle = 要删除此上传内容吗？
deleteQuestion = 之后谁也无法再下载 { $name }。此操作无法撤销。
keep = 保留
openDownloadPage = 打开 { $name } 的接收者看到的页面
changeLimits = 更改
changeLimitsNamed = 更改 { $name } 的可下载期限
changeLimitsTitle = 更改链接的有效期限
keepTime = 保持不变
timeFromNow = 从现在起{ $time }
save = 保存
goneTitle = 已经不在了
goneLead = { $name } 已过期、已达到链接允许的下载次数，或已在别处删除。未做任何更改。
passwordNotSet = 密码尚未设置，因此不显示链接。如果一直如此，请删除后重新发送文件。
changeFailed = 未能更改。请检查您的选择和网络连接，然后重试。

## Receiving

checkingLink = 正在查找您的文件…
checkFailed = 服务器没有响应
checkFailedLead = 没有丢失任何内容。请检查网络连接，然后重试。
checkRefused = 暂时不行
checkRefusedLead = 服务器出了点问题。没有丢失任何内容：请稍后重试。
waitAsked = 请等待{ $time }。
expiredTitle = 这些文件已不在
expiredLead = 链接已过期、次数已用完，或已被发送者删除。请向对方索取新的链接。
passwordNeeded = 请输入密码
passwordNeededLead = 发送者为这些文件设置了保护。密码不在链接中。
passwordTryAgain = 密码不对。请重试。
unlock = 解锁
keyNeeded = 缺少密钥
keyNeededLead = 完整的链接在 # 号后面带有密钥。请粘贴整个链接，或只粘贴密钥。
keyLabel = 链接或密钥
notAKey = 这既不是此服务的链接，也不是密钥。
keyOfAnotherFile = 此链接指向其他文件。
openLink = 打开
filesForYou = { $count ->
   *[other] 您有 { $count } 个文件
}
filesForYouLead = 文件以加密方式发送，将在您的浏览器中解密。
download = 下载
noStreamsWarning = 此浏览器要打开这么大的文件，只能将其全部放入内存，因此可能会失败。您想怎么做？
noStreams-copyLink = 复制链接，在其他浏览器中打开
noStreams-otherBrowser = 获取能边接收边保存大文件的浏览器
noStreams-download = 仍在这里下载
linkLife = 剩余可用时间：{ $time }
lastDownload = 剩余可用时间：{ $time }。这是最后一次下载：请妥善保存。
downloadsTaken = 最后一次下载正在进行，可能是在这里，也可能是别人。如果它中断，就又会有一次机会：请两分钟后再试。
downloading = 正在下载
decrypting = 正在解密…
downloadFinished = 已送达
downloadFinishedLead = 文件已解密，保存在您的下载文件夹中。
downloadStopped = 下载未完成。
showDownload = 查看

## Dead ends

loading = 请稍候…
configFailed = 服务器没有响应
configFailedLead = 没有丢失任何内容。请检查网络连接，然后重试。
notFoundTitle = 这里什么也没有
notFoundLead = 文件已过期或已被删除，或者链接不完整。
errorTitle = 出了点问题
errorLead = 未能完成。请回到首页，然后重试。
uploadErrorLead = 您的文件未能发送。您选择的文件还在：请重试。
uploadError-too_large = 文件超过了此服务允许的大小。请分批发送。
uploadError-bad_limit = 此服务不再允许这么多次下载或这么长的时间。请重新加载页面，然后重新选择。
uploadError-unauthorized = 只有登录的人才能在这里发送文件。请登录，然后重新选择您的文件。
uploadError-sender_unknown = 此服务未能确认您已登录，因此采用了对其他人的限制。如果您现在已退出登录，请重新登录；否则请稍后重试。
uploadError-issuer_away = 此服务目前不可用，或无法得知谁已登录。没有账号时，一次最多可发送 { $size }，最多 { $downloads }和{ $time }：请不要超出这些限制，或稍后重试。
uploadError-rate_limited = 尝试次数过多。请稍候，然后重试。
uploadError-busy = 此服务目前很繁忙。您的文件还在：请稍后重试。
uploadError-full = 此服务目前没有空间存放更多文件。您的文件还在：请稍后再试。
uploadError-unavailable = 此服务目前不可用。您的文件还在：请稍后重试。
uploadError-idle_timeout = 连接长时间没有动静。请检查连接，然后重试。
uploadError-connect_failed = 服务器没有响应。请检查网络连接，然后重试。有些网络（常见于工作场所）会阻止上传所需的连接（WebSocket 连接）：这时请换用其他网络，例如手机网络，或询问网络管理员。
uploadError-connection_lost = 连接已中断。您的文件还在：请重试。
uploadError-file_changed = 其中一个文件在发送时发生了变化或无法读取。请重新选择该文件。
downloadErrorLead = 下载未完成。请重试；如果仍不行，请向发送者索取新的链接。
downloadError-rate_limited = 尝试次数过多。请稍候，然后重试。
downloadError-busy = 此服务目前很繁忙。链接仍然有效：请稍后重试。
downloadError-unavailable = 此服务目前不可用。链接仍然有效：请稍后重试。
downloadError-connect_failed = 无法连接服务器。请检查网络连接，然后重试。
downloadError-connection_lost = 连接已中断。请检查连接，然后重试。
downloadError-damaged = 收到的内容与发送的不一致，因此没有保留。请重试；如果仍不行，请向发送者索取新的链接。
downloadError-incomplete = 浏览器在保存过程中停止了。请删除不完整的文件，然后重试。
downloadError-no_room = 此设备上没有足够的空间存放这些文件。请腾出空间，然后重试。
crashLead = 无法显示本页。请重新加载；您之前发送的内容不受影响。
chunkTitle = 本页缺少一部分
chunkMissingLead = 未能加载。请检查网络连接，然后重新加载页面；您之前发送的内容不受影响。
chunkTimeoutLead = 加载时间过长。请检查网络连接，然后重新加载页面；您之前发送的内容不受影响。
waitForTransfer = 传输仍在进行，现在离开会使其丢失。请等它完成。
reload = 重新加载
backHome = 回到首页
outdatedTitle = 有新版本
outdatedLead = 本页不是最新版本。请更新后继续。
update = 更新
outdatedBrowserTitle = 此浏览器版本过旧
outdatedBrowserLead = 它缺少收发文件所需的功能。请更新浏览器，然后再次打开同一网址。
unsupportedTitle = 此浏览器无法打开 { $title }
unsupportedLead = 文件在浏览器中加密，而此浏览器缺少所需的功能。请使用最新的浏览器。
insecureTitle = 此网址不安全
insecureLead = 浏览器只在以安全方式加载的页面上加密。请返回，然后以 https:// 开头打开同一网址。如果无法打开，请向此服务的运营者询问安全的网址。
otherBrowser = 获取其他浏览器
help = 帮助

## Privacy

legalTitle = 隐私与条款
legalLead = 您的文件会怎样处理，简单几句话。
legalEncrypted = 文件以加密方式存储。密钥在链接中，绝不会到达服务器。
legalLifetime = 文件最长保留{ $anonymous }；由登录的人发送的，最长保留{ $signedIn }。
legalOneLifetime = 文件最长保留{ $time }。
legalDownloads = 下载次数限制可能使文件更早被删除。
legalLogs = 服务器日志会将 IP 地址保留 { $days } 天。
legalAccountToSend = 发送文件需要账号，接收不需要。
legalAccount = 只有大于 { $size } 的文件才需要账号。
