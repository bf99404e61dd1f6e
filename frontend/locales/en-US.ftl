# Envoi: what people read. An id names what is said, not where it stands.

productName = Envoi

## The page around every screen

homeLink = { $title }, home
skipToContent = Skip to the content
promo = Notice
closePromo = Close this notice
footerPromise = Files are encrypted before they leave your device. Only people with the link can open them.
footerLinks = About this service
link-privacy = Privacy
link-terms = Terms
link-cookies = Cookies
link-source = Source code
link-feedback = Feedback

## Sizes, times, amounts
## $amount, $first, $second, $third, $minutes come with their unit

bytes = { $num ->
    [one] { $num } byte
   *[other] { $num } bytes
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
duration = { $amount }
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
sizeOfTotal = { $done } of { $total }
remaining = { $time } left
downloadsCount = { $count ->
    [one] { $count } download
   *[other] { $count } downloads
}
filesCount = { $count ->
    [one] { $count } file
   *[other] { $count } files
}

## Buttons that stand in several places

ok = OK
cancel = Cancel
tryAgain = Try again
copyLink = Copy link
copied = Copied
sendYourOwn = Send your own files
deleteUpload = Delete
deleteFailed = It could not be deleted. Check your connection and try again.
passwordProtected = Password protected
passwordLabel = Password
filesInside = Files inside

## Sending: choosing files

sendFiles = Send files
dropFiles = Drag and drop files
orSelectFiles = or click to select up to { $size }
selectFiles = Select files
dropNow = Drop them anywhere
chosenFiles = Chosen files
addMoreFiles = Add more
removeFile = Remove { $name }
totalSize = { $size } in total
expiryChoices = The link stops working after
downloadLimitLabel = Downloads
timeLimitLabel = Time
addPassword = Protect with a password
maxPasswordLength = A password has at most { $length } characters.
uploadFiles = { $count ->
    [one] Encrypt and upload
   *[other] Encrypt and upload { $count } files
}

## Sending: what is not possible

noticeTitle = That did not work
tooManyFiles = { $count ->
    [one] Only { $count } file can be sent at a time.
   *[other] Only { $count } files can be sent at a time.
}
fileTooBig = These files are larger than { $size } together. Send them in smaller portions.
tooManyArchives = { $count ->
    [one] Only { $count } upload can be kept at a time. Delete one first, or wait until it expires.
   *[other] Only { $count } uploads can be kept at a time. Delete one first, or wait until one expires.
}
unreadableFiles = What you dropped cannot be read. Choose the files with the button instead.
needsAccountSize = Without an account you can send up to { $size } at a time.
needsAccountCount = { $count ->
    [one] Without an account a link allows { $count } download at most.
   *[other] Without an account a link allows { $count } downloads at most.
}
needsAccountTime = Without an account a link works for { $time } at most.

## Sending: under way and done

uploading = Uploading
finalising = Finishing up…
expiresAfter = Expires after { $downloads } or { $time }
settingPassword = Setting the password…
passwordFailed = The password could not be set
passwordFailedLead = Your files are uploaded, but not protected yet, so the link is not shown. Try again, or delete the upload.
linkReady = Your link is ready
linkReadyLead = Whoever has this link can open the files. Nobody else can, not even this service.
shareLink = Link to your files
sendMore = Send more files

## The person's own uploads

yourUploads = Your uploads
noUploads = What you send appears here, so that you can copy its link again or delete it.
downloadsLeft = { $count ->
    [one] { $count } download left
   *[other] { $count } downloads left
}
timeLeft = { $time } left
deleteNamed = Delete { $name }
deleteTitle = Delete this upload?
deleteQuestion = Nobody will be able to download { $name } any more. This cannot be undone.
keep = Keep it

## Receiving

checkingLink = Looking for your files…
checkFailed = The server does not answer
checkFailedLead = Nothing is lost. Check your connection and try again.
expiredTitle = These files are gone
expiredLead = The link has expired, was used up, or its sender deleted it. Ask for a new one.
passwordNeeded = Enter the password
passwordNeededLead = The sender has protected these files. The password did not come with the link.
passwordTryAgain = That is not the password. Try again.
unlock = Unlock
keyNeeded = The key is missing
keyNeededLead = A complete link has a key after the # sign. Paste the whole link, or just its key.
keyLabel = Link or key
notAKey = This is neither a link nor a key of this service.
keyOfAnotherFile = This link leads to other files.
openLink = Open
filesForYou = { $count ->
    [one] A file for you
   *[other] { $count } files for you
}
filesForYouLead = Sent encrypted. It is decrypted here, in your browser.
download = Download
linkLife = Available for { $time }
lastDownload = Available for { $time }. This is the last download: save it well.
downloading = Downloading
decrypting = Decrypting…
downloadFinished = Here you are
downloadFinishedLead = The file was decrypted and is in your downloads.

## Dead ends

configFailed = The server does not answer
configFailedLead = Nothing is lost. Check your connection and try again.
notFoundTitle = There is nothing here
notFoundLead = The files have expired or were deleted, or the link is not complete.
errorTitle = Something went wrong
errorLead = The transfer was not finished. Files that you chose are still there: go back and try again.
error-too_large = The files are larger than this service allows. Send them in smaller portions.
error-rate_limited = There were too many tries. Wait a moment, then try again.
error-busy = The service has as much to do as it can. Try again in a moment.
error-unavailable = The service is not available right now. Try again in a moment.
error-connect_failed = The server could not be reached. Check your connection, then go back and try again.
error-connection_lost = The connection broke off. Files that you chose are still there: go back and try again.
error-file_changed = One of the files changed or could not be read while it was sent. Choose it again.
error-damaged = What arrived is not what was sent, so nothing of it was saved. Ask the sender for a new link.
error-idle_timeout = The connection was quiet for too long. Check it, then try again.
crashLead = This page could not be shown. Load it again; what you sent before is not affected.
reload = Load again
backHome = Back to start
outdatedTitle = There is a newer version
outdatedLead = This page is out of date. Update it to go on.
update = Update
unsupportedTitle = This browser cannot open Envoi
unsupportedLead = Files are encrypted in the browser, and this one lacks what that needs. Use an up-to-date browser and a secure (https) address.
otherBrowser = Get another browser
help = Help

## Privacy

legalTitle = Privacy and terms
legalLead = What happens to your files, in five sentences.
legalEncrypted = Files are stored encrypted. The key is in the link and never reaches the server.
legalLifetime = A file is kept for { $anonymous } or { $signedIn } at most.
legalDownloads = A limit on downloads can delete a file sooner.
legalLogs = Server logs keep IP addresses for { $days } days.
legalAccount = An account is required only for files larger than { $size }.
