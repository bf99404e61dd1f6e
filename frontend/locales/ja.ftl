productName = Envoi

## The page around every screen

homeLink = { $title } ホーム
skipToContent = 本文へ移動
promo = お知らせ
closeNotice = このお知らせを閉じる
storageBlocked = このブラウザーにはアップロードの一覧が保存されません。このページを閉じると一覧は消えます。閉じる前にリンクをコピーしてください。
storageFull = この端末には、アップロードの一覧を保存する空きがもうありません。このページを閉じる前にリンクをコピーするか、不要になったアップロードを削除してください。
footerPromise = ファイルは、端末の外に出る前に暗号化されます。開けるのは、リンクを持っている人だけです。
footerLinks = このサービスについて
link-privacy = プライバシー
link-terms = 利用規約
link-cookies = Cookie
link-source = ソースコード
link-feedback = ご意見
feedbackFacts = バージョン { $version }、{ $browser }
language = 言語
languageOfBrowser = ブラウザーの設定どおり
languageTold = { $label }: { $language }
languageFailed = この言語を読み込めませんでした。接続を確認して、もう一度お試しください。
introTitle = ファイルを、他人に見られずに送る
introLead = ファイルは、端末の外に出る前にここで暗号化されます。相手に渡すリンクができ、開けるのはリンクを持っている人だけです。
notBegunTitle = まだ何も表示されませんか？
notBegunLead = 接続を確認して、このページを読み込み直してください。それでも表示されない場合は、このブラウザーが古くなっています。更新してください。
scriptsOffTitle = JavaScript がオフになっています
scriptsOffLead = ファイルはこのブラウザーの中で暗号化されるため、このページには JavaScript が必要です。

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
sizeOfTotal = { $total } 中 { $done }
remaining = 残り { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
   *[other] { $count } 回のダウンロード
}
filesCount = { $count ->
   *[other] { $count } 個のファイル
}

## Buttons that stand in several places

ok = OK
cancel = キャンセル
tryAgain = もう一度試す
copyLink = リンクをコピー
copied = コピーしました
copyRefused = ブラウザーがこのページにコピーを許可しませんでした。リンクを選択した状態にしてありますので、ご自分でコピーしてください。
share = 共有
shareNamed = { $name } を共有
showQrCode = QR コードを表示
qrCode = リンクの QR コード
qrCodeHint = スマートフォンのカメラを向けると、そちらでリンクを開けます。
qrCodeFailed = QR コードを作成できませんでした。リンクはそのまま使えます。
sendYourOwn = 自分のファイルを送る
deleteUpload = 削除
deleteFailed = 削除できませんでした。接続を確認して、もう一度お試しください。
passwordProtected = パスワード付き
passwordLabel = パスワード
filesInside = 含まれるファイル

## Accounts

signIn = ログイン
signOut = ログアウト
signOutWaits = まだ転送中です。終わってからログアウトしてください。
signOutWaitsForTab = 別のタブでまだ転送中です。終わってからログアウトしてください。
signOutSyncs = ログアウトの前に一覧を最新にしています…
signOutTitle = ログアウトしますか？
signOutLoses = { $count ->
   *[other] { $count } 件のアップロードは、この端末にしかありません。一覧を最新にできませんでした。ログアウトすると、表示も変更も削除もできなくなります。リンクは引き続き使えます。
}
staySignedIn = ログインしたままにする
signOutAnyway = それでもログアウト
signedOut = ログアウトしました。
signedOutRefused = ログインの期限が切れたため、ログアウトしました。一覧を見るには、もう一度ログインしてください。
signUpTitle = ログインすると、できることが増えます
signUpLead = アカウントがなくても送れます。アカウントがあると、次のことができます。
benefitSize = 一度に { $size } まで送れる
benefitCount = { $count ->
   *[other] 1 つのリンクを { $count } 回まで使える
}
benefitTime = { $token ->
   *[other] リンクを最長 { $token } 日間有効にできる
}
benefitSync = すべての端末で自分のアップロードを見られる
benefitPerk = 一覧は暗号化されたまま。読めるのはあなただけ
emailLabel = メールアドレス（任意）
signInNotBegun = ログインページに接続できませんでした。接続を確認して、もう一度お試しください。
signInAway = ログインのサービスに現在接続できません。しばらくしてからもう一度お試しください。
signInNoRoom = この端末には、ログインに必要な空きがもうありません。不要になったアップロードを削除してから、もう一度お試しください。
signInWaits = まだ転送中です。今ログインすると失われます。終わってからログインしてください。
signingIn = ログインしています…
signInErrorLead = ログインできませんでした。ほかには何も変わっていません。もう一度お試しください。
passphraseNeeded = 一覧のパスフレーズ
passphraseNeededLead = アップロードの一覧を暗号化するもので、この端末の外に出ることはありません。すべての端末で同じものを使ってください。
passphraseLabel = パスフレーズ
passphraseTooShort = 短すぎます。{ $length } 文字以上必要です。
passphraseHint = { $length } 文字以上。自分にしか思いつかない言葉をいくつか組み合わせてください。誰にも復元できないので、書き留めておいてください。
passphraseRunning = 鍵を作成しています…
passphraseFailed = この端末では鍵を作成できませんでした。ほかのタブを閉じて、もう一度お試しください。
goOn = 続ける
cancelSignIn = ログインしない
unknownPassphrase = 新しいパスフレーズですか？
unknownPassphraseLead = このパスフレーズの一覧はありません。これが最初の端末の場合や、新しいパスフレーズを決めた場合は、もう一度入力して一覧を作成してください。そうでなければ、入力の間違いです。
passphraseAgain = 同じパスフレーズをもう一度
passphraseDiffers = 先ほどの入力と違います。
beginList = 新しい一覧を作成
anotherPassphrase = 入力を間違えた
uncheckedPassphrase = 確認できませんでした
uncheckedPassphraseLead = このパスフレーズの一覧があるかどうか、サーバーから回答がありませんでした。もう一度お試しください。このまま進み、もし入力が間違っていた場合、ほかの端末の一覧は表示されません。
trustPassphrase = このまま進む
retypePassphrase = 入力し直す

## Sending: choosing files

sendFiles = ファイルを送る
dropFiles = ファイルをドラッグ＆ドロップ
orSelectFiles = またはクリックして選択（{ $size } まで）
selectFiles = ファイルを選択
selectFolder = フォルダーを選択
accountNeeded = ファイルを送るにはログインが必要です
accountNeededLead = このサービスでファイルを送れるのは、アカウントを持つ人だけです。受け取るだけならアカウントは要りません。
accountNeededBlocked = このサービスでファイルを送れるのは、アカウントを持つ人だけです。このブラウザーはこのページのデータを保存しないため、ログインできません。ファイルの受け取りにアカウントは要りません。
signInForSize = ログインすると { $size } まで送れます
dropNow = どこにでもドロップできます
chosenFiles = 選択したファイル
addMoreFiles = 追加
removeFile = { $name } を外す
totalSize = 合計 { $size }
skippedEmpty = 追加しなかった空のファイル：{ $count }
skippedChosen = 選択済みのため追加しなかったファイル：{ $count }
expiryChoices = リンクの有効期限
downloadLimitLabel = ダウンロード回数
timeLimitLabel = 期間
addPassword = パスワードで保護
maxPasswordLength = パスワードは { $length } 文字までです。
uploadFiles = { $count ->
   *[other] 暗号化してアップロード（{ $count } 個）
}

## Sending: what is not possible

noticeTitle = できませんでした
tooManyFiles = { $count ->
   *[other] 一度に送れるファイルは { $count } 個までです。
}
fileTooBig = ファイルの合計が { $size } を超えています。小分けにして送ってください。
tooManyArchives = { $count ->
   *[other] 一度に保管できるアップロードは { $count } 件までです。まず 1 件削除するか、期限が切れるのをお待ちください。
}
unreadableFiles = ドロップされたものを読み取れません。代わりにボタンからファイルを選択してください。
needsAccountSize = アカウントなしで一度に送れるのは { $size } までです。
needsAccountCount = { $count ->
   *[other] アカウントなしでは、1 つのリンクでダウンロードできるのは { $count } 回までです。
}
needsAccountTime = アカウントなしでは、リンクの有効期間は最長 { $time }です。

## Sending: under way and done

chosenTold = { $files }、合計 { $size }
noAnswer = しばらく応答がありません。接続を確認してください。アップロードは自動的に再開します。キャンセルもできます。
uploading = アップロード中
importing = ファイルを読み取っています…
encrypting = 暗号化しています…
finalising = すべて届きました。保存しています…
expiresAfter = { $downloads }または { $time }で期限切れ
settingPassword = パスワードを設定しています…
passwordFailed = パスワードを設定できませんでした
passwordFailedLead = ファイルはアップロードされましたが、まだ保護されていないため、リンクは表示していません。もう一度試すか、アップロードを削除してください。
linkReady = リンクができました
linkReadyLead = このリンクを持っている人は誰でもファイルを開けます。ほかの人には開けません。このサービスにも開けません。
shareLink = ファイルへのリンク
sendMore = ほかのファイルも送る
copyLinkTitle = リンクをコピー
shareLinkTitle = リンクを共有
linkDialogLead = このリンクを受け取った人は { $name } を開けます。

## The survey

surveyTitle = ご意見をお聞かせください
surveyLead = ご回答は、ファイルの送信をよりよくするために役立てます。回答は別のページで行い、ファイルに関する情報は一切送られません。
giveFeedback = 意見を送る
surveySkip = スキップ

## The person's own uploads

yourUploads = あなたのアップロード
noUploads = 送ったものはここに表示されます。リンクをもう一度コピーしたり、削除したりできます。
downloadsLeft = { $count ->
   *[other] 残り { $count } 回
}
timeLeft = 残り { $time }
deleteNamed = { $name } を削除
deleteTitle = このアップロードを削除しますか？
deleteQuestion = 誰も { $name } をダウンロードできなくなります。元に戻すことはできません。
keep = 残しておく
openDownloadPage = { $name } の受取人が見るページを開く
changeLimits = 変更
changeLimitsNamed = { $name } をダウンロードできる期間と回数を変更
changeLimitsTitle = リンクの有効期限を変更
keepTime = 今のまま
timeFromNow = 今から { $time }
save = 保存
goneTitle = すでになくなっています
goneLead = { $name } は、期限が切れたか、ダウンロード回数の上限に達したか、ほかの場所で削除されました。何も変更されていません。
passwordNotSet = パスワードが設定されていないため、リンクは表示していません。このままの場合は、削除してファイルを送り直してください。
changeFailed = 変更できませんでした。選択内容と接続を確認して、もう一度お試しください。

## Receiving

checkingLink = ファイルを探しています…
checkFailed = サーバーが応答しません
checkFailedLead = 何も失われていません。接続を確認して、もう一度お試しください。
checkRefused = 今はできません
checkRefusedLead = サーバーで問題が起きました。何も失われていません。しばらくしてからもう一度お試しください。
waitAsked = { $time }お待ちください。
expiredTitle = このファイルはもうありません
expiredLead = リンクの期限が切れたか、回数を使い切ったか、送った人が削除しました。新しいリンクを頼んでください。
passwordNeeded = パスワードを入力
passwordNeededLead = 送った人がこのファイルを保護しています。パスワードはリンクに含まれていません。
passwordTryAgain = パスワードが違います。もう一度お試しください。
unlock = ロックを解除
keyNeeded = 鍵がありません
keyNeededLead = 完全なリンクには、# 記号の後に鍵が付いています。リンク全体か、鍵だけを貼り付けてください。
keyLabel = リンクまたは鍵
notAKey = このサービスのリンクでも鍵でもありません。
keyOfAnotherFile = このリンクは別のファイルのものです。
openLink = 開く
filesForYou = { $count ->
   *[other] あなた宛てのファイル { $count } 個
}
filesForYouLead = 暗号化されて届きました。このブラウザーの中で復号されます。
download = ダウンロード
noStreamsWarning = このブラウザーでこれほど大きなファイルを開くには、全体をメモリーに置くしかなく、失敗することがあります。どうしますか？
noStreams-copyLink = リンクをコピーして別のブラウザーで開く
noStreams-otherBrowser = 大きなファイルを受信しながら保存できるブラウザーを入手する
noStreams-download = それでもここでダウンロードする
linkLife = 利用できる時間: 残り { $time }
lastDownload = 利用できる時間: 残り { $time }。これが最後のダウンロードです。大切に保存してください。
downloadsTaken = 最後のダウンロードが、ここか別の誰かのところで進行中です。途中で切れた場合は、また 1 回使えるようになります。2 分後にお試しください。
downloading = ダウンロード中
decrypting = 復号しています…
downloadFinished = お届けしました
downloadFinishedLead = ファイルは復号され、ダウンロードに保存されました。
downloadStopped = ダウンロードは完了しませんでした。
showDownload = 表示

## Dead ends

loading = しばらくお待ちください…
configFailed = サーバーが応答しません
configFailedLead = 何も失われていません。接続を確認して、もう一度お試しください。
notFoundTitle = ここには何もありません
notFoundLead = ファイルの期限が切れたか、削除されたか、リンクが不完全です。
errorTitle = 問題が起きました
errorLead = うまくいきませんでした。最初に戻って、もう一度お試しください。
uploadErrorLead = ファイルは送られませんでした。選択したファイルはそのまま残っています。もう一度お試しください。
uploadError-too_large = ファイルがこのサービスの上限を超えています。小分けにして送ってください。
uploadError-bad_limit = このサービスでは、その回数や期間はもう選べません。ページを読み込み直して、選び直してください。
uploadError-unauthorized = ここでファイルを送れるのは、ログインしている人だけです。ログインして、ファイルを選び直してください。
uploadError-sender_unknown = ログインしていることをサービスが確認できず、一般の上限が適用されました。今ログアウトしている場合は、ログインし直してください。そうでなければ、しばらくしてからもう一度お試しください。
uploadError-issuer_away = サービスが現在利用できないか、誰がログインしているかを確認できません。アカウントなしで送れるのは一度に { $size } まで、最大で { $downloads }と { $time }までです。その範囲で送るか、しばらくしてからもう一度お試しください。
uploadError-rate_limited = 試行回数が多すぎます。しばらく待ってから、もう一度お試しください。
uploadError-busy = サービスが混み合っています。ファイルはそのまま残っています。しばらくしてからもう一度お試しください。
uploadError-full = サービスには現在、これ以上ファイルを置く空きがありません。ファイルはそのまま残っています。後でもう一度お試しください。
uploadError-unavailable = サービスは現在利用できません。ファイルはそのまま残っています。しばらくしてからもう一度お試しください。
uploadError-idle_timeout = 通信が長い間途絶えていました。接続を確認して、もう一度お試しください。
uploadError-connect_failed = サーバーが応答しませんでした。接続を確認して、もう一度お試しください。職場などのネットワークでは、アップロードに必要な通信（WebSocket 接続）が遮断されることがあります。その場合は、スマートフォンの回線など別のネットワークを使うか、ネットワークの管理者にお問い合わせください。
uploadError-connection_lost = 接続が切れました。ファイルはそのまま残っています。もう一度お試しください。
uploadError-file_changed = 送信中にファイルの 1 つが変更されたか、読み取れなくなりました。選択し直してください。
downloadErrorLead = ダウンロードは完了しませんでした。もう一度お試しください。それでもうまくいかない場合は、送った人に新しいリンクを頼んでください。
downloadError-rate_limited = 試行回数が多すぎます。しばらく待ってから、もう一度お試しください。
downloadError-busy = サービスが混み合っています。リンクはまだ有効です。しばらくしてからもう一度お試しください。
downloadError-unavailable = サービスは現在利用できません。リンクはまだ有効です。しばらくしてからもう一度お試しください。
downloadError-connect_failed = サーバーに接続できませんでした。接続を確認して、もう一度お試しください。
downloadError-connection_lost = 接続が切れました。接続を確認して、もう一度お試しください。
downloadError-damaged = 届いたデータが送られたものと違うため、何も保存しませんでした。もう一度お試しください。それでもうまくいかない場合は、送った人に新しいリンクを頼んでください。
downloadError-incomplete = ブラウザーが保存の途中で止まりました。不完全なファイルを削除して、もう一度お試しください。
downloadError-no_room = この端末には、このファイルを保存する空きがもうありません。空きを作ってから、もう一度お試しください。
crashLead = このページを表示できませんでした。読み込み直してください。すでに送ったものに影響はありません。
chunkTitle = このページの一部が欠けています
chunkMissingLead = 読み込めませんでした。接続を確認して、ページを読み込み直してください。すでに送ったものに影響はありません。
chunkTimeoutLead = 読み込みに時間がかかりすぎました。接続を確認して、ページを読み込み直してください。すでに送ったものに影響はありません。
waitForTransfer = まだ転送中です。今離れると失われます。終わるまでお待ちください。
reload = 再読み込み
backHome = 最初に戻る
outdatedTitle = 新しいバージョンがあります
outdatedLead = このページは古くなっています。更新して続けてください。
update = 更新
outdatedBrowserTitle = このブラウザーは古くなっています
outdatedBrowserLead = ファイルの送受信に必要な機能がありません。ブラウザーを更新してから、同じアドレスをもう一度開いてください。
unsupportedTitle = このブラウザーでは { $title } を開けません
unsupportedLead = ファイルはブラウザーの中で暗号化されますが、このブラウザーにはそのための機能がありません。最新のブラウザーをお使いください。
insecureTitle = このアドレスは安全ではありません
insecureLead = ブラウザーが暗号化を行うのは、安全に読み込まれたページだけです。前に戻り、同じアドレスの先頭を https:// にして開いてください。開けない場合は、このサービスの運営者に安全なアドレスをお尋ねください。
otherBrowser = 別のブラウザーを入手
help = ヘルプ

## Privacy

legalTitle = プライバシーと利用規約
legalLead = ファイルがどう扱われるかを、短くまとめました。
legalEncrypted = ファイルは暗号化されて保存されます。鍵はリンクの中にあり、サーバーに届くことはありません。
legalLifetime = ファイルの保存期間は最長 { $anonymous }です。ログインした人が送ったものは最長 { $signedIn }です。
legalOneLifetime = ファイルの保存期間は最長 { $time }です。
legalDownloads = ダウンロード回数の上限により、それより早く削除されることがあります。
legalLogs = サーバーのログには IP アドレスが { $days } 日間残ります。
legalAccountToSend = ファイルを送るにはアカウントが必要です。受け取りには必要ありません。
legalAccount = アカウントが必要なのは、{ $size } を超えるファイルだけです。
