productName = Envoi

## The page around every screen

homeLink = { $title } ホーム
skipToContent = 本文へ移動
promo = お知らせ
closeNotice = 閉じる
storageBlocked = このブラウザーにはアップロードの一覧が保存されず、このページを閉じると消えます。先にリンクをコピーしてください。
storageFull = この端末には、アップロードの一覧を保存する空きがありません。このページを閉じる前にリンクをコピーするか、不要になったアップロードを削除してください。
footerPromise = ファイルは、端末の外に出る前に暗号化されます。開けるのは、リンクを持っている人だけです。
footerLinks = このサービスについて
link-privacy = プライバシー
link-terms = 利用規約
link-cookies = Cookie
link-source = ソースコード
link-feedback = ご意見
feedbackFacts = バージョン { $version }、{ $browser }
language = 言語
languageOfBrowser = ブラウザーの設定に従う
languageTold = { $label }: { $language }
languageFailed = この言語を読み込めませんでした。接続を確認して、もう一度お試しください。
introTitle = プライベートなファイル共有を、シンプルに
introLead = ファイルは、この端末で暗号化してから送られます。選んだ相手にリンクを共有してください。開けるのはその人たちだけです。
notBegunTitle = まだ何も表示されませんか？
notBegunLead = 接続を確認して、このページを再読み込みしてください。それでも表示されない場合は、ブラウザーが古くなっています。更新してください。
scriptsOffTitle = JavaScript がオフになっています
scriptsOffLead = ファイルはブラウザーの中で暗号化されるため、このページには JavaScript が必要です。オンにしてから再読み込みしてください。

## Sizes, times, amounts

bytes = { $num ->
   *[other] { $num } バイト
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/秒
percent = { $ratio }
days = { $num } 日
hours = { $num } 時間
minutes = { $num } 分
seconds = { $num } 秒
shortDays = { $num } 日
shortHours = { $num } 時間
shortMinutes = { $num } 分
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = { $minutes }未満
untilToday = { DATETIME($at, hour: "numeric", minute: "numeric") } まで
untilTomorrow = 明日 { DATETIME($at, hour: "numeric", minute: "numeric") } まで
untilDay = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") } まで
sizeOfTotal = { $total } 中 { $done }
remaining = 残り { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
   *[other] { $count } 回のダウンロード
}
downloadsWithoutLimit = ダウンロード回数の制限なし
linkTerms = { $downloads }、{ $until }
filesCount = { $count ->
   *[other] { $count } 個のファイル
}
nameAndMore = { $name } ほか { $count } 件

## Buttons that stand in several places

ok = OK
done = 完了
cancel = キャンセル
add = 追加
doNotAdd = 追加しない
tryAgain = もう一度試す
copyLink = リンクをコピー
copyMessage = 文面をコピー
includePassword = パスワードを含める
emailLink = メール
emailSubject = ファイルをお送りします
copied = コピーしました
copyRefused = ブラウザーがリンクのコピーを許可しませんでした。リンクは選択してありますので、ご自分でコピーしてください。
share = 共有
shareNamed = { $name } を共有
showQrCode = QR コード
qrCode = このリンクの QR コード
qrCodeHint = スマートフォンのカメラで読み取ると、そちらでリンクを開けます。
qrCodeFailed = QR コードを作成できませんでした。リンクはこれまでどおり使えます。
sendYourOwn = 自分のファイルを送る
deleteUpload = 削除
deleteFailed = このアップロードを削除できませんでした。接続を確認して、もう一度お試しください。
passwordProtected = パスワード付き
passwordLabel = パスワード
showPassword = パスワードを表示
hidePassword = パスワードを隠す
filesInside = このアップロードのファイル

## Accounts

signIn = ログイン
signOut = ログアウト
signOutWaits = まだ転送中です。終わってからログアウトしてください。
signOutWaitsForTab = 別のタブでまだ転送中です。終わってからログアウトしてください。
signOutSyncs = ログアウトの前に一覧を保存しています…
signOutTitle = ログアウトしますか？
signOutLoses = { $count ->
   *[other] { $count } 件のアップロードは、この端末にしかありません。ログアウトすると、表示も変更も削除もできなくなります。リンクは引き続き使えます。
}
staySignedIn = ログインしたままにする
signOutAnyway = それでもログアウト
signedOut = ログアウトしました。
signedOutRefused = ログインの有効期限が切れました。一覧を見るには、もう一度ログインしてください。
signUpTitle = ログインすると、できることが増えます
signUpLead = アカウントがなくてもファイルを送れます。アカウントがあると、さらに次のことができます。
benefitSize = 一度に { $size } まで送れる
benefitCount = { $count ->
   *[other] 1 つのリンクを { $count } 回まで使える
}
benefitTime = { $token ->
   *[other] リンクを最長 { $token } 日間有効にできる
}
benefitSync = すべての端末で自分のアップロードを見られる
benefitPerk = 一覧は暗号化されたまま。読めるのは自分だけ
emailLabel = メールアドレス（任意）
signInNotBegun = ログインページに接続できませんでした。接続を確認して、もう一度お試しください。
signInAway = 現在ログインできません。しばらくしてからもう一度お試しください。
signInNoRoom = この端末には、ログインに必要な空きがありません。不要になったアップロードを削除してから、もう一度お試しください。
signInWaits = まだ転送中です。今ログインすると失われます。終わってからログインしてください。
signingIn = ログインしています…
signInErrorLead = ログインできませんでした。ほかには何も変わっていません。もう一度お試しください。
signInReason = 何度も起こる場合は、このサービスの運営者に次の内容をお知らせください: { $reason }
passphraseNeeded = 一覧のパスフレーズを入力
passphraseNeededLead = アップロードの一覧を暗号化するもので、この端末の外に出ることはありません。すべての端末で同じものを使ってください。
passphraseLabel = パスフレーズ
passphraseTooShort = 短すぎます。{ $length } 文字以上にしてください。
passphraseHint = { $length } 文字以上。自分しか組み合わせない言葉をいくつか並べてください。誰にも復元できないので、書き留めておいてください。
passphraseRunning = 鍵を作成しています…
passphraseFailed = この端末では鍵を作成できませんでした。ほかのタブを閉じて、もう一度お試しください。
goOn = 続ける
cancelSignIn = ログインしない
unknownPassphrase = 新しいパスフレーズですか？
unknownPassphraseLead = このパスフレーズの一覧は見つかりませんでした。これが最初の端末の場合や、新しいパスフレーズにしたい場合は、もう一度入力して一覧を作成してください。すでに一覧がある場合は、入力の間違いかもしれません。
passphraseAgain = パスフレーズをもう一度入力
passphraseDiffers = パスフレーズが一致しません。
beginList = 新しい一覧を作成
anotherPassphrase = 入力を間違えた
uncheckedPassphrase = パスフレーズを確認できませんでした
uncheckedPassphraseLead = このパスフレーズの一覧があるかどうか、サーバーから回答がありませんでした。もう一度お試しください。このまま続けて、もし入力が間違っていた場合、ほかの端末の一覧は表示されません。
trustPassphrase = このまま続ける
retypePassphrase = 入力し直す

## Sending: choosing files

sendFiles = ファイルを送る
dropFiles = ファイルをドラッグ＆ドロップ
orSelectFiles = または選択（{ $size } まで）
upToSize = { $size } まで
selectFiles = ファイルを選択
selectFolder = フォルダーを選択
sharedTitle = これらのファイルを追加しますか？
sharedLead = 別のアプリまたはウェブサイトがこのページに共有したものです。心当たりのあるものだけを追加してください。
accountNeeded = ファイルを送るにはログインが必要です
accountNeededLead = ここでファイルを送るにはアカウントが必要です。受け取りは誰でもできます。
accountNeededBlocked = ここでファイルを送るにはアカウントが必要ですが、このブラウザーはこのページのログインを保存できません。ファイルの受け取りはできます。
accountNeededToRequest = ここでファイルを依頼するにはアカウントが必要です。リンクを持っている人は誰でもファイルを送れます。
signInForSize = ログインすると { $size } まで送れます
dropNow = ドロップしてファイルを追加
chosenFiles = 選択したファイル
addMoreFiles = ファイルを追加
removeFile = { $name } を外す
fileRemoved = { $name } を外しました
addFolder = フォルダーを追加
skipped-none = 追加できるファイルが見つかりませんでした
skipped-empty = { $count ->
   *[other] 空のファイル { $count } 個をスキップしました
}
skipped-chosen = { $count ->
   *[other] 追加済みのファイル { $count } 個をスキップしました
}
skipped-system = システムのファイルを除外しました: { $count } 個
skipped-unreadable = 読み取れませんでした: { $name }
expiryChoices = リンクの有効期限
downloadLimitLabel = ダウンロード回数
timeLimitLabel = 期間
addPassword = パスワードで保護
liveLink = アップロード中にリンクを入手
liveLinkHint = アップロード中でも、受取人はブラウザーでダウンロードを始められます。このページを開いたままにしてください。
passwordMissing = パスワードを入力してください。なしで送る場合は、チェックを外してください。
maxPasswordLength = パスワードは { $length } 文字までです。
uploadFiles = { $count ->
   *[other] { $count } 個をアップロード
}

## Sending: what is not possible

noticeTitle-tooManyFiles = ファイルが多すぎます
noticeTitle-fileTooBig = 大きすぎて送れません
noticeTitle-tooManyArchives = アップロードが多すぎます
noticeTitle-unreadableFiles = このファイルを読み取れません

## Sending: what is not possible

tooManyFiles = { $count ->
   *[other] 一度に送れるファイルは { $count } 個までです（{ $chosen } 個選択中）。ZIP にまとめるか、数を減らしてください。
}
tooManyFilesAtOnce = { $count ->
   *[other] 一度に送れるファイルは { $count } 個までです。ZIP にまとめるか、数を減らしてください。
}
addFitting = { $count ->
   *[other] 最初の { $count } 個を追加
}
fileTooBig = 一度に送れるのは { $size } までです。何回かに分けて送ってください。
tooManyArchives = { $count ->
   *[other] 同時に持てるアップロードは { $count } 件までです。1 件削除するか、期限が切れるのをお待ちください。
}
unreadableFiles = ドロップされたものを読み取れません。代わりにボタンからファイルを選択してください。
needsAccountSize = アカウントなしで一度に送れるのは { $size } までです。
needsAccountCount = { $count ->
   *[other] アカウントなしでは、1 つのリンクでダウンロードできるのは { $count } 回までです。
}
needsAccountTime = アカウントなしでは、リンクの有効期間は最長 { $time }です。

## Sending: under way and done

chosenTold = { $files }、合計 { $size }
noAnswer = 接続を待っています。つながりしだい自動的に再開します。
uploading = アップロード中
uploadWaiting = アップロード待ち
pause = 一時停止
uploadPaused = 一時停止中
liveLinkReady = このリンクはもう使えます。受取人には、アップロードした分から順にファイルが届きます。このページを開いたままにしてください。
unfinishedUpload = 中断されたアップロード
continueFrom = { $size } から続けますか？
sameFilesNeeded = 続けるには、もう一度同じファイルを選択してください。
otherFiles = 同じファイルではないか、その後変更されています。新たに送られたものはありません。
notSent = まだアップロードされていません
prepareNext = 次のアップロードを準備
waitsForUpload = 現在のアップロードが終わると始まります。
stopUploadTitle = このアップロードを中止しますか？
stopUploadLead = ここまでに送った分は失われます。選択したファイルは残ります。
keepUploading = 続ける
stopUpload = 中止する
showUpload = 表示
importing = ファイルを読み取っています…
encrypting = 暗号化しています…
finalising = まもなく完了します。ファイルを保存しています…
expiresAfter = { $downloads }または { $time }で期限切れ
settingPassword = パスワードを設定しています…
passwordFailed = パスワードを設定できませんでした
passwordFailedLead = ファイルはアップロードされましたが、まだ保護されていないため、リンクを表示していません。もう一度試すか、アップロードを削除してください。
uploaded = 共有できます
linkReady = リンクができました
uploadComplete = アップロードが完了しました
shareLink = ファイルへのリンク
sendMore = ほかのファイルも送る
linkDialogLead = このリンクを持っている人は誰でも { $name } をダウンロードできます。
linkDialogNote = このリンクを持っている人は誰でもメモを読めます。
linkNeedsPassword = 相手にはパスワードも必要です。
howProtected = ファイルを守るしくみ
protectionTitle = エンドツーエンドで暗号化
protectionEncrypted = ファイルは、この端末の外に出る前にブラウザーが暗号化します。サーバーに保存されるのは、サーバーには読めないデータだけです。
protectionKey = 鍵はリンクの # 記号の後に含まれ、サーバーに送られることはありません。リンクは信頼できる人にだけ共有してください。
protectionExpiry = 選んだダウンロード回数または期間に達してリンクの期限が切れると、ファイルは削除されます。

## Keyboard shortcuts

shortcutsTitle = キーボードショートカット
shortcutChoose = ファイルを選択
shortcutUpload = アップロード
shortcutCopy = リンクをコピー
shortcutDownload = ダウンロード
shortcutHelp = この一覧を表示
shortcutsOn = キーボードショートカットを使う

## The survey

surveyTitle = ご意見をお聞かせください
surveyLead = ご回答は改善に役立てます。アンケートは別のページで開き、ファイルについて知ることは一切ありません。
giveFeedback = 意見を送る
surveySkip = スキップ

## The person's own uploads

yourUploads = あなたのアップロード
noUploads = 送ったファイルはここに表示されます。リンクをもう一度コピーしたり、削除したりできます。
joinOffer = ログイン前にこの端末から送ったアップロード: { $count } 件。一覧に追加しますか？
downloadsLeft = { $count ->
   *[other] 残り { $count } 回
}
timeLeft = 残り { $time }
deleteNamed = { $name } を削除
deletingNamed = { $name } を削除しています…
undo = 元に戻す
keep = 残しておく
moreActions = { $name } のその他の操作
openPage = ダウンロードページを開く
openDownloadPage = { $name } のダウンロードページを開く
changeLimits = 変更
changeLimitsNamed = { $name } のリンクの有効期限を変更
changeLimitsTitle = リンクの有効期限を変更
keepTime = 変更しない
timeFromNow = 今から { $time }
save = 保存
goneTitle = このアップロードはもうありません
goneLead = { $name } は、期限が切れたか、ダウンロード回数の上限に達したか、ほかの場所で削除されました。何も変更されていません。
passwordNotSet = パスワードが設定されていないため、リンクを隠しています。このまま変わらない場合は、アップロードを削除してファイルを送り直してください。
changeFailed = 保存できませんでした。選択内容と接続を確認して、もう一度お試しください。
pastUploads = 過去 7 日間に終了したもの
clearPast = 消去
pastDownloaded = { $time } にダウンロード
pastDownloadedBefore = { $time } より前にダウンロード
pastExpired = { $time } に期限切れ
pastDeleted = { $time } に削除
pastGone = { $time } に回数終了または削除
pastGoneBefore = { $time } より前に回数終了または削除
requestFiles = ファイルを依頼
newRequestLead = 誰でもファイルを送ることができ、自分だけがそれを読めるリンクを作ります。
requestWanted = 必要なもの (1 行に 1 つ)
requestAskerHint = 送る人にこの名前が表示されます。誰も確認しません。
requestOpenFor = 受付期間
deliveries = 届けもの
requestDeliverySize = 届けもの 1 件のサイズ
requestTotalSize = 合計サイズ
newRequestKinds = ファイルの種類、たとえば .pdf (目安のみ)
requestLink = 依頼のリンク
requestReadyLead = このリンクを持っている人は誰でもファイルを送れます。読めるのは自分だけです。
requestSubject = ファイルを送ってください
ownerLink = 受信箱のリンク
ownerLinkWarning = 別の端末でこの受信箱を開きます。持っている人は届いたものをすべて読めるので、誰にも渡さないでください。
inbox = 受信箱
yourRequests = あなたの依頼
joinRequests = ログイン前にこの端末で作成した依頼: { $count } 件。一覧に追加しますか？
newDeliveries = 新しい届けもの: { $count }
notifyDeliveries = 届けものが届いたら通知
requestAccepts = 受付中
requestClosed = 受付を終了しました
noDeliveries = まだ何も届いていません。届けものはここに表示されます。
requestGoneLead = この依頼は期限切れか、削除されました。
requestUntrusted = この依頼は信頼できません
requestUntrustedLead = リンクが壊れているか、サーバーが別の依頼を示しています。何も表示しません。
deliveryComing = 送信中
deliveryNew = 到着
deliveryCollected = 保存済み
removeDelivery = サーバーから削除
deliveryRefused-repeated = 拒否: この届けものは二重に載っています。
deliveryRefused-forged = 拒否: あなたのリンクで作られたものではありません。
deliveryRefused-damaged = 拒否: 壊れているか、変更されています。
closeRequest = 受付を終了
closeRequestTitle = 受付を終了しますか？
closeRequestLead = リンクは二度と使えなくなり、送信中のファイルは届きません。届いたものはここに残ります。
newLink = 新しいリンク
newLinkLead = 新しいリンクができると、古いリンクはすぐに使えなくなります。届いたものは古い受信箱に残ります。
deleteRequestTitle = この依頼を削除しますか？
deleteRequestLead = リンクは使えなくなり、届いたものはすべてサーバーから削除されます。保存したファイルは残ります。

## Receiving

checkingLink = ファイルを探しています…
checkFailed = サーバーに接続できません
checkFailedLead = 何も失われていません。接続を確認して、もう一度お試しください。
checkRefused = サーバーが混み合っています
checkRefusedLead = 何も失われていません。しばらくしてからもう一度お試しください。
waitAsked = { $time }お待ちください。
expiredTitle = このファイルはもうありません
expiredLead = リンクの期限が切れたか、ダウンロード回数の上限に達したか、送った人が削除しました。新しいリンクを頼んでください。
removedTitle = このファイルは削除されました
removedLead = このサービスの運営者が削除しました。リンクはもう使えません。
contactOperator = 問い合わせる
passwordNeeded = パスワードを入力
passwordNeededLead = パスワードはリンクに含まれていません。送った人に聞いてください。
passwordTryAgain = パスワードが違います。もう一度お試しください。
unlock = ロックを解除
keyNeeded = このリンクは不完全です
keyNeededLead = リンクの一部が欠けています。もう一度コピーして、ここに貼り付けてください。
keyLabel = リンクまたは鍵
notAKey = このサービスのリンクでも鍵でもありません。
keyOfAnotherFile = それは別のファイルのリンクです。
openLink = 開く
wrongKey = このリンクは使えません
wrongKeyLead = 一部が欠けているかもしれません。受け取ったメッセージからリンク全体をコピーして、ここに貼り付けてください。
filesForYou = { $count ->
   *[other] あなた宛てのファイル { $count } 個
}
filesForYouLead = エンドツーエンドで暗号化。復号はこのブラウザーの中だけで行われます。
fromSender = 送った人からのメッセージ
showMore = もっと見る
download = ダウンロード
noStreamsWarning = これほど大きなファイルを開くには、このブラウザーでは全体をメモリーに置く必要があり、失敗することがあります。どうしますか？
noStreams-copyLink = リンクをコピーして別のブラウザーで開く
noStreams-otherBrowser = 大きなファイルを直接保存できるブラウザーを入手する
noStreams-download = それでもここでダウンロードする
linkLife = あと { $time }で期限切れ
linkLifeUnderMinute = 1 分以内に期限切れ
lastDownloadNote = 最後のダウンロードです。開くか保存すると、リンクは使えなくなります。
ownUpload = { $left ->
   *[other] これは自分のアップロードです。ダウンロードすると、残り { $left } 回のうち 1 回を使います。
}
downloadsTaken = 今、ほかの人が最後の 1 回をダウンロードしています。中断された場合は、2 分後にもう一度お試しいただけます。
downloading = ダウンロード中
decrypting = 復号しています…
downloadBegunAnew = このダウンロードは続行できなかったため、最初からやり直しています。
stillUploading = 送った人はまだアップロード中です。ダウンロードはもう始められます。
waitsForSender = 送った人からの続きを待っています。届きしだい自動的に再開します。
downloadFinished = ダウンロードが完了しました
downloadFinishedLead = { $name } はダウンロードフォルダーにあります。
savedInFolder = { $folder } に保存しました
downloadFinishedRenamed = ダウンロードフォルダーにあります。ブラウザーが別の名前を付けた可能性があります。
downloadAgain = もう一度ダウンロード
lastDownloadDone = これが最後のダウンロードでした。リンクはもう使えません。
downloadStopped = ダウンロードは完了していません
showDownload = 表示

## Sending what a request asks for

requestTitle = ファイルの依頼
requestLead = この端末で暗号化されます。送ったものを開けるのは、依頼した人だけです。
requestWords = 依頼した人からのメッセージ（未確認）
requestKinds = 希望のファイル形式
requestLeft = 残りの送信回数
requestRoom = 残りの容量
requestEach = 1 回の上限
requestSend = 送る
requestPasswordLead = リンクを送ってくれた人に聞いてください。
requestSent = 送りました
requestSentLead = 開けるのは依頼した人だけです。相手にも同じ受領コードが表示されます。
receiptLabel = 受領コード
copyReceipt = 受領コードをコピー
delivery-stored = 届きました。まだ受け取られていません。
delivery-collected = 受け取られました。
delivery-gone = 受け取られないまま、削除されたか期限が切れました。
deliveryLost = 中断されたアップロードは再開できません。
sentBefore = この端末から送ったもの
sentAt = 送信：{ $time }
requestEnded-unknown = この依頼はありません
requestEndedLead-unknown = 削除されたか期限が切れたか、このサービスでは依頼を受け付けていません。新しいリンクを頼んでください。
requestEnded-closed = この依頼は終了しました
requestEnded-full = この依頼は上限に達しました
requestEndedLead = これ以上は受け付けていません。新しいリンクを頼んでください。
requestEnded-untrusted = このリンクは信頼できません
requestEndedLead-untrusted = リンクとサーバーが一致しないため、何も送っていません。別の方法でリンクをもう一度頼んでください。

## Reporting an upload to whoever runs the service

report = 報告
reportTitle = このアップロードを報告
reportLead = このサービスの運営者に届きます。書いた内容を読めるのは運営者だけです。
reportReason = 何が問題ですか？
reportReason-malware = 有害なソフトウェア
reportReason-fraud = 詐欺またはフィッシング
reportReason-illegal = 違法なコンテンツ
reportReason-other = その他
reportWords = 運営者に伝えたいこと
reportKey = 鍵を含める
reportKeyHint = 鍵があると、運営者はファイルを開けます。鍵がなければ開けません。
reportSend = 報告を送信
reportSent = 報告を送信しました
reportSentLead = ありがとうございます。このサービスの運営者が確認します。
reportFailed = 送信できませんでした。接続を確認して、もう一度お試しください。

## Dead ends

loading = しばらくお待ちください…
configFailed = サーバーに接続できません
configFailedLead = 何も失われていません。接続を確認して、もう一度お試しください。
intercepted = このサービスの代わりに、ログインページまたはお使いのネットワークが応答しました。別のタブでこのページを開き、求められた場合はそこでログインしてください。
pageNotFound = ページが見つかりません
pageNotFoundLead = アドレスを確認するか、ホームから始めてください。
notFoundTitle = ここには何もありません
notFoundLead = ファイルの期限が切れたか、削除されたか、リンクが不完全です。
errorTitle = 問題が起きました
errorLead = 問題が発生しました。送信したものは失われていません。
uploadErrorLead = ファイルは送られませんでしたが、選択はそのまま残っています。もう一度お試しください。
uploadError-too_large = ファイルがこのサービスの上限を超えています。何回かに分けて送ってください。
uploadError-bad_limit = このサービスでは、その回数や期間はもう選べません。ページを再読み込みして、選び直してください。
uploadError-unauthorized = ここでファイルを送るにはログインが必要です。ログインして、ファイルを選び直してください。
uploadError-sender_unknown = ログインしていることを確認できなかったため、一般の上限が適用されました。ログアウトしている場合は、ログインし直してください。そうでなければ、しばらくしてからもう一度お試しください。
uploadError-issuer_away = サービスが現在利用できないか、誰がログインしているかを確認できません。アカウントなしで送れるのは { $size } まで、最大で { $downloads }と { $time }までです。量を減らすか、しばらくしてからもう一度お試しください。
uploadError-signed_out = この端末でログアウトしたため、このアップロードは中止されました。
uploadError-rate_limited = 試行回数が多すぎます。しばらく待ってから、もう一度お試しください。
uploadError-too_many_uploads = お使いのネットワークまたはアカウントからのアップロードが多すぎます。ファイルはそのまま残っています。
uploadError-too_many_bytes = お使いのネットワークまたはアカウントから送られたデータが多すぎます。ファイルはそのまま残っています。
uploadError-busy = サービスが混み合っています。ファイルはそのまま残っています。しばらくしてからもう一度お試しください。
uploadError-full = 現在、サービスにはこれ以上ファイルを置く空きがありません。ファイルはそのまま残っています。後でもう一度お試しください。
uploadError-unavailable = サービスは現在利用できません。ファイルはそのまま残っています。しばらくしてからもう一度お試しください。
uploadError-idle_timeout = 通信が長い間途絶えていました。接続を確認して、もう一度お試しください。
uploadError-connect_failed = サーバーに接続できません。接続を確認して、もう一度お試しください。職場などのネットワークでは、アップロードが遮断されることがあります。スマートフォンの回線など別のネットワークを試すか、ネットワークの管理者にお問い合わせください。
uploadError-connection_lost = 接続が切れました。ファイルはそのまま残っています。もう一度お試しください。
uploadError-file_changed = 送信中にファイルの 1 つが変更されたか、読み取れませんでした。選択し直してください。
downloadErrorLead = ダウンロードは完了しませんでした。もう一度お試しください。それでもうまくいかない場合は、送った人に新しいリンクを頼んでください。
downloadError-rate_limited = 試行回数が多すぎます。しばらく待ってから、もう一度お試しください。
downloadError-busy = サービスが混み合っています。リンクはまだ有効です。しばらくしてからもう一度お試しください。
downloadError-unavailable = サービスは現在利用できません。リンクはまだ有効です。しばらくしてからもう一度お試しください。
downloadError-connect_failed = サーバーに接続できません。接続を確認して、もう一度お試しください。
downloadError-connection_lost = 接続が切れました。接続を確認して、もう一度お試しください。
downloadError-damaged = 届いたデータが送られたものと違うため、何も保存しませんでした。もう一度お試しください。それでもうまくいかない場合は、送った人に新しいリンクを頼んでください。
downloadError-incomplete = ブラウザーが保存の途中で止まりました。不完全なファイルを削除して、もう一度お試しください。
downloadError-upload_abandoned = すべてアップロードされる前に、送った人が中止しました。新しいリンクを頼んでください。
downloadError-no_room = この端末には、このファイルを保存する空きがありません。空きを作ってから、もう一度お試しください。
crashLead = このページを表示できませんでした。再読み込みしてください。すでに送ったものは無事です。
chunkTitle = このページの一部が欠けています
chunkMissingLead = 読み込めませんでした。接続を確認して、再読み込みしてください。すでに送ったものは無事です。
chunkTimeoutLead = 読み込みに時間がかかりすぎました。接続を確認して、再読み込みしてください。すでに送ったものは無事です。
waitForTransfer = まだ転送中です。今離れると失われます。終わるまでお待ちください。
reload = 再読み込み
backHome = 最初に戻る
outdatedTitle = 新しいバージョンがあります
outdatedLead = このページは古くなっています。更新してお進みください。
update = 更新
outdatedBrowserTitle = ブラウザーが古くなっています
outdatedBrowserLead = ファイルの送受信に必要な機能がありません。ブラウザーを更新してから、このアドレスをもう一度開いてください。
unsupportedTitle = このブラウザーでは { $title } を開けません
unsupportedLead = ファイルはブラウザーの中で暗号化されますが、このブラウザーではできません。次の方法をお試しください。
unsupportedUpdate = このブラウザーを更新して、リンクをもう一度開いてください。
unsupportedOther = または、リンクを最新の Chrome、Edge、Firefox、Safari で開いてください。
unsupportedInApp = 別のアプリの中でリンクを開いた場合は、そのアプリのメニューから「ブラウザーで開く」を選んでください。
insecureTitle = このアドレスは安全ではありません
insecureLead = ブラウザーが暗号化を行うのは、安全なページだけです。前に戻り、同じアドレスの先頭を https:// にして開いてください。開けない場合は、このサービスの運営者に安全なアドレスをお尋ねください。
otherBrowser = 別のブラウザーを入手
help = ヘルプ

## Privacy

legalTitle = プライバシーと利用規約
legalLead = ファイルがどう扱われるかを、短くまとめました。
legalEncrypted = ファイルは暗号化されて保存されます。鍵はリンクの中にあり、サーバーに届くことはありません。
legalLifetime = ファイルの保存期間は最長 { $anonymous }、ログインしている場合は最長 { $signedIn }です。
legalOneLifetime = ファイルの保存期間は最長 { $time }です。
legalDownloads = ダウンロード回数の上限に達すると、ファイルは削除されます。
legalLogs = サーバーのログに IP アドレスを { $days } 日間保存します。
legalAccountToSend = ファイルを送るにはアカウントが必要です。受け取りには必要ありません。
legalAccount = アカウントが必要なのは、{ $size } を超えるファイルだけです。

## Notes and messages

writeNote = メモを書く
noteLabel = メモ
noteHint = ファイルと同じように暗号化されます。
noteReadOnce = ファイルと同じように暗号化され、1 回だけ読めます。
noteDone = メモを追加
createLink = リンクを作成
note = メモ
editNote = メモを編集
addMessage = タイトルやメッセージを追加
titleLabel = タイトル
messageLabel = メッセージ
senderLabel = お名前
noteForYou = あなた宛てのメモ
showNote = メモを表示
showNoteOnce = 表示すると最後のダウンロードを使い、もう一度表示することはできません。
copyText = テキストをコピー
saveNote = ファイルとして保存
textCopyRefused = ブラウザーがコピーを許可しませんでした。テキストを選択して、ご自分でコピーしてください。

## Looking before taking

preview = プレビュー
previewNamed = { $name } をプレビュー
selectFile = { $name } を選択
downloadSelected = { $count ->
   *[other] { $count } 個をダウンロード
}
downloadAll = すべてダウンロード
saveToFolder = フォルダーに保存
takingCounts = 開くか保存すると、ダウンロード 1 回と数えます。
takingCounted = 1 回として数えました。このページを開いている間は、これ以上数えません。
previewFailed = このファイルを表示できませんでした。代わりにダウンロードしてください。
previewTooLarge = このファイルは大きすぎてプレビューできません。代わりにダウンロードしてください。
previewCut = 最初の部分だけを表示しています。
previewProtected = このファイルはパスワードで保護されています。開くにはダウンロードしてください。
previewMissingPictures = このページで表示できなかった画像の数: { $count }
previewIncomplete = 一部を正しく表示できません。
previewNotText = このファイルにはテキストが含まれていないようです。代わりにダウンロードしてください。
previewEncoding = 文字エンコーディング
previousFile = 前のファイル
nextFile = 次のファイル
filePlace = { $place } / { $count }
noPreview = このファイルのプレビューはありません。
close = 閉じる

## Strong passwords

strongPassword = 特に強力：Envoi でのみ開けます
strongPasswordHint = このサービスにとっても、推測がずっと難しくなります。古いアプリではリンクを開けません。
suggestPassphrase = パスフレーズを提案
suggestFailed = 候補を読み込めませんでした。接続を確認してもう一度お試しいただくか、ご自分でパスワードを入力してください。
copyPassword = パスワードをコピー
makingKey = 暗号化の準備をしています…
checkingPassword = パスワードを確認しています…

## News

downloadingNow = 今ダウンロードされています
wrongPasswords = { $count ->
   *[other] パスワードの間違い { $count } 回
}
notifyMe = ダウンロードされたら通知
notifyOn = 通知はオンです
notifyBlocked = ブラウザーがこのページの通知をブロックしています。
wasDownloaded = { $name } がダウンロードされました
