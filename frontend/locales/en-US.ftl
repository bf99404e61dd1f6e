# Envoi: what people read. An id names what is said, not where it stands.

productName = Envoi

## The page around every screen

homeLink = { $title }, home
skipToContent = Skip to content
promo = Notice
closeNotice = Dismiss
storageBlocked = This browser won't save your list of uploads; it's gone when you close this page. Copy your links first.
storageFull = This device has no room left for your list of uploads. Copy your links before you close this page, or delete uploads you no longer need.
# The description of the page, for search engines
footerPromise = Files are encrypted before they leave your device. Only people with the link can open them.
footerLinks = About this service
link-privacy = Privacy
link-terms = Terms
link-cookies = Cookies
link-source = Source code
link-feedback = Feedback
feedbackFacts = Version { $version }, { $browser }
language = Language
languageOfBrowser = Browser default
languageTold = { $label }: { $language }
languageFailed = Couldn't load this language. Check your connection and try again.
introTitle = Private file sharing, made simple
introLead = Your files are encrypted on this device before they're sent. Share the link with the people you choose; only they can open the files.
notBegunTitle = Nothing here yet?
notBegunLead = Check your connection, then reload this page. If that doesn't help, your browser is out of date: please update it.
scriptsOffTitle = JavaScript is turned off
scriptsOffLead = Your files are encrypted in the browser, so this page needs JavaScript. Turn it on, then reload.

## Sizes, times, amounts
## $first, $second, $third, $minutes come with their unit

bytes = { $num ->
    [one] { $num } byte
   *[other] { $num } bytes
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } day
   *[other] { $num } days
}
hours = { $num ->
    [one] { $num } hour
   *[other] { $num } hours
}
minutes = { $num ->
    [one] { $num } minute
   *[other] { $num } minutes
}
seconds = { $num ->
    [one] { $num } second
   *[other] { $num } seconds
}
shortDays = { $num ->
    [one] { $num } day
   *[other] { $num } days
}
shortHours = { $num } hr
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = until { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = until tomorrow { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = until { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } of { $total }
remaining = { $time } left
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } download
   *[other] { $count } downloads
}
downloadsWithoutLimit = Any number of downloads
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } file
   *[other] { $count } files
}
# The first of several files, and how many more there are
nameAndMore = { $name } and { $count } more

## Buttons that stand in several places

ok = OK
done = Done
cancel = Cancel
add = Add
doNotAdd = Don't add
tryAgain = Try again
copyLink = Copy link
copyMessage = Copy message
includePassword = Include the password
emailLink = Email
emailSubject = Files for you
copied = Copied
copyRefused = Your browser wouldn't let us copy the link. It's selected, so you can copy it yourself.
share = Share
shareNamed = Share { $name }
showQrCode = QR code
qrCode = QR code for this link
qrCodeHint = Scan it with a phone's camera to open the link there.
qrCodeFailed = Couldn't draw the QR code. Your link still works.
sendYourOwn = Send your own files
deleteUpload = Delete
deleteFailed = Couldn't delete this upload. Check your connection and try again.
passwordProtected = Password-protected
passwordLabel = Password
showPassword = Show password
hidePassword = Hide password
filesInside = Files in this upload

## Accounts

signIn = Sign in
signOut = Sign out
signOutWaits = A transfer is still running. Sign out when it's done.
signOutWaitsForTab = A transfer is still running in another tab. Sign out when it's done.
signOutSyncs = Saving your list before you go…
signOutTitle = Sign out?
signOutLoses = { $count ->
    [one] { $count } upload is only on this device. Once you have signed out you can no longer see, change or delete it. Its link goes on working.
   *[other] { $count } uploads are only on this device. Once you have signed out you can no longer see, change or delete them. Their links go on working.
}
staySignedIn = Stay signed in
signOutAnyway = Sign out anyway
signedOut = You're signed out.
signedOutRefused = Your session has ended. Sign in again to see your list.
signUpTitle = Sign in for more
signUpLead = You can send files without an account. With one, you can do more:
# $token is the number of days
benefitSize = Send up to { $size } at once
benefitCount = { $count ->
    [one] Let a link be used up to { $count } time
   *[other] Let a link be used up to { $count } times
}
benefitTime = { $token ->
    [one] Keep a link working for up to { $token } day
   *[other] Keep a link working for up to { $token } days
}
benefitSync = See your uploads on all your devices
benefitPerk = Your list stays encrypted; only you can read it
emailLabel = Email (optional)
signInNotBegun = Couldn't reach the sign-in page. Check your connection and try again.
signInAway = Sign-in isn't available right now. Try again later.
signInNoRoom = This device has no room left to sign you in. Delete uploads you no longer need, then try again.
signInWaits = A transfer is still running and would be lost. Sign in when it's done.
signingIn = Signing you in…
signInErrorLead = You weren't signed in, and nothing else has changed. Try again.
# reason: a few technical words in English, such as: state mismatch
signInReason = If this keeps happening, tell the people who run this service: { $reason }
passphraseNeeded = Enter your list's passphrase
passphraseNeededLead = It encrypts your list of uploads and never leaves this device. Use the same one on all your devices.
passphraseLabel = Passphrase
passphraseTooShort = That's too short. Use at least { $length } characters.
passphraseHint = At least { $length } characters: a few words that only you would put together. Nobody can recover it, so write it down.
passphraseRunning = Creating your key…
passphraseFailed = Couldn't create the key on this device. Close other tabs, then try again.
goOn = Continue
cancelSignIn = Don't sign in
unknownPassphrase = Is this a new passphrase?
unknownPassphraseLead = We found no list for it. If this is your first device, or you want a new passphrase, type it again to start a list. If you have a list already, you may have mistyped it.
passphraseAgain = Type the passphrase again
passphraseDiffers = The passphrases don't match.
beginList = Start a new list
anotherPassphrase = I mistyped it
uncheckedPassphrase = Couldn't check your passphrase
uncheckedPassphraseLead = The server didn't say whether there's a list for this passphrase. Try again. If you continue and it was mistyped, you won't see the list from your other devices.
trustPassphrase = Continue anyway
retypePassphrase = Type it again

## Sending: choosing files

sendFiles = Send files
dropFiles = Drag and drop files
orSelectFiles = or choose them, up to { $size }
upToSize = Up to { $size }
selectFiles = Select files
selectFolder = Select a folder
sharedTitle = Add these files?
sharedLead = Another app or website shared them with this page. Add only what you expected.
accountNeeded = Sign in to send files
accountNeededLead = You need an account to send files here. Anyone can receive them.
accountNeededBlocked = You need an account to send files here, but this browser can't save a sign-in for this page. You can still receive files.
accountNeededToRequest = You need an account to request files here. Anyone with your link can send them.
signInForSize = Sign in to send up to { $size }
dropNow = Drop to add files
chosenFiles = Your files
addMoreFiles = Add files
removeFile = Remove { $name }
fileRemoved = Removed { $name }
addFolder = Add a folder
skipped-none = Found no files to add
skipped-empty = { $count ->
    [one] Skipped { $count } empty file
   *[other] Skipped { $count } empty files
}
skipped-chosen = { $count ->
    [one] Skipped { $count } file you'd already added
   *[other] Skipped { $count } files you'd already added
}
# Files that systems keep in folders for themselves, such as .DS_Store
skipped-system = { $count ->
    [one] Left out { $count } system file
   *[other] Left out { $count } system files
}
# $name is the names of the files
skipped-unreadable = Couldn't read { $name }
expiryChoices = Link expires after
downloadLimitLabel = Downloads
timeLimitLabel = Time
addPassword = Protect with a password
liveLink = Get the link while it uploads
liveLinkHint = Recipients can start downloading in their browser while you're still uploading. Keep this page open.
passwordMissing = Type a password, or untick the box to send without one.
maxPasswordLength = Passwords can have up to { $length } characters.
uploadFiles = { $count ->
    [one] Upload { $count } file
   *[other] Upload { $count } files
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Too many files
noticeTitle-fileTooBig = Too large to send
noticeTitle-tooManyArchives = Too many uploads
noticeTitle-unreadableFiles = Can't read these files
# $count is the most that can be sent, $chosen how many were chosen
tooManyFiles = { $count ->
    [one] You can send { $count } file at a time; you chose { $chosen }. Zip them, or pick one.
   *[other] You can send up to { $count } files at once; you chose { $chosen }. Zip them, or pick fewer.
}
tooManyFilesAtOnce = { $count ->
    [one] You can send { $count } file at a time. Zip them, or pick one.
   *[other] You can send up to { $count } files at once. Zip them, or pick fewer.
}
addFitting = { $count ->
    [one] Add the first one
   *[other] Add the first { $count }
}
fileTooBig = You can send up to { $size } at once. Send these files in smaller batches.
tooManyArchives = { $count ->
    [one] You can have { $count } upload at a time. Delete it, or wait until it expires.
   *[other] You can have up to { $count } uploads at a time. Delete one, or wait until one expires.
}
unreadableFiles = We can't read what you dropped. Choose the files with the button instead.
needsAccountSize = Without an account you can send up to { $size } at once.
needsAccountCount = { $count ->
    [one] Without an account a link allows { $count } download at most.
   *[other] Without an account a link allows { $count } downloads at most.
}
needsAccountTime = Without an account, links work for at most { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } in total
noAnswer = Waiting for your connection. We'll continue automatically.
uploading = Uploading
uploadWaiting = Waiting to upload
pause = Pause
uploadPaused = Paused
liveLinkReady = This link already works. Recipients get the files as you upload them. Keep this page open.
unfinishedUpload = Interrupted upload
# $size is how much of the chosen files the server has already
continueFrom = Continue from { $size }?
sameFilesNeeded = To continue, choose the same files again.
otherFiles = Those aren't the same files, or they've changed since. Nothing more was sent.
notSent = Not uploaded yet
prepareNext = Prepare the next upload
waitsForUpload = Starts when the current upload is done.
stopUploadTitle = Stop this upload?
stopUploadLead = What's been sent so far is lost. The files you chose are still here.
keepUploading = Keep uploading
stopUpload = Stop upload
showUpload = Show
importing = Reading your files…
encrypting = Encrypting…
finalising = Almost done. Saving your files…
expiresAfter = Expires after { $downloads } or { $time }
settingPassword = Setting the password…
passwordFailed = Couldn't set the password
passwordFailedLead = Your files are uploaded but not protected yet, so we haven't shown you the link. Try again, or delete the upload.
uploaded = Ready to share
linkReady = Your link is ready
uploadComplete = Upload complete
shareLink = Link to your files
sendMore = Send more files
linkDialogLead = Anyone with this link can download { $name }.
linkDialogNote = Anyone with this link can read your note.
linkNeedsPassword = They'll also need the password.

howProtected = How your files are protected
protectionTitle = End-to-end encrypted
protectionEncrypted = Your browser encrypts the files before they leave this device. The server stores only what it can't read.
protectionKey = The key is part of the link, after the # sign. It's never sent to the server, so share the link only with people you trust.
protectionExpiry = The files are deleted once the link expires: after the downloads or the time you choose.

## Keyboard shortcuts

shortcutsTitle = Keyboard shortcuts
shortcutChoose = Choose files
shortcutUpload = Upload
shortcutCopy = Copy the link
shortcutDownload = Download
shortcutHelp = Show this list
shortcutsOn = Use keyboard shortcuts

## The survey

surveyTitle = Tell us what you think
surveyLead = Your answers help us make this better. The survey opens on another page and learns nothing about your files.
giveFeedback = Give feedback
surveySkip = Skip

## The person's own uploads

yourUploads = Your uploads
noUploads = Files you send show up here, so you can copy the link again or delete them.
joinOffer = Uploads sent on this device before you signed in: { $count }. Add them to your list?
downloadsLeft = { $count ->
    [one] { $count } download left
   *[other] { $count } downloads left
}
timeLeft = { $time } left
deleteNamed = Delete { $name }
deletingNamed = Deleting { $name }…
undo = Undo
keep = Keep it
moreActions = More actions for { $name }
openPage = Open download page
openDownloadPage = Open the download page for { $name }
changeLimits = Change
changeLimitsNamed = Change when the link to { $name } expires
changeLimitsTitle = Change when the link expires
keepTime = No change
timeFromNow = { $time } from now
save = Save
goneTitle = This upload is already gone
goneLead = { $name } has expired, reached its download limit, or was deleted elsewhere. Nothing was changed.
passwordNotSet = The password isn't set, so the link is hidden. If this doesn't change, delete the upload and send the files again.
changeFailed = Couldn't save that. Check your choices and your connection, then try again.
# $time is a time of day, with the date unless it is today
pastUploads = Finished in the last 7 days
clearPast = Clear
pastDownloaded = Downloaded { $time }
pastDownloadedBefore = Downloaded before { $time }
pastExpired = Expired { $time }
pastDeleted = Deleted { $time }
pastGone = Used up or deleted { $time }
pastGoneBefore = Used up or deleted before { $time }
# A delivery is what someone sends to a request
requestFiles = Request files
newRequestLead = Create a link with which anyone can send you files that only you can read.
requestWanted = What you need, one item per line
requestAskerHint = Senders see this name. Nobody checks it.
requestOpenFor = Open for
deliveries = Deliveries
requestDeliverySize = Size of each delivery
requestTotalSize = Total size
newRequestKinds = Kinds of files, such as .pdf (advice only)
requestLink = Request link
requestReadyLead = Anyone with this link can send you files. Only you can read them.
requestSubject = Please send me files
ownerLink = Inbox link
ownerLinkWarning = It opens this inbox on another device. Whoever has it can read everything you receive, so keep it to yourself.
inbox = Inbox
yourRequests = Your requests
joinRequests = Requests created on this device before you signed in: { $count }. Add them to your list?
newDeliveries = New deliveries: { $count }
notifyDeliveries = Notify me about deliveries
requestAccepts = Accepts files
requestClosed = No longer accepts files
noDeliveries = Nothing has arrived yet. Deliveries will appear here.
requestGoneLead = This request has expired or was deleted.
requestUntrusted = This request can't be trusted
requestUntrustedLead = The link is damaged, or the server shows a different request. Nothing is shown.
deliveryComing = Being sent
deliveryNew = Received
deliveryCollected = Saved
removeDelivery = Delete from server
deliveryRefused-repeated = Refused: this delivery is listed twice.
deliveryRefused-forged = Refused: it wasn't made with your link.
deliveryRefused-damaged = Refused: it's damaged or was changed.
closeRequest = Stop accepting files
closeRequestTitle = Stop accepting files?
closeRequestLead = The link stops working for good, and files still being sent don't arrive. What has arrived stays here.
newLink = New link
newLinkLead = The old link stops working as soon as the new one is ready. What has arrived stays in the old inbox.
deleteRequestTitle = Delete this request?
deleteRequestLead = The link stops working, and everything that has arrived is deleted from the server. Files you've saved stay.

## Receiving

checkingLink = Looking for your files…
checkFailed = Can't reach the server
checkFailedLead = Nothing is lost. Check your connection and try again.
checkRefused = The server is busy
checkRefusedLead = Nothing is lost. Try again in a moment.
waitAsked = Please wait { $time }.
expiredTitle = These files are gone
expiredLead = The link has expired, reached its download limit, or was deleted by its sender. Ask for a new one.
removedTitle = These files were removed
removedLead = The people who run this service removed them, so the link no longer works.
# Button to write to the people who run the service
contactOperator = Contact them
passwordNeeded = Enter the password
passwordNeededLead = Ask the sender for the password; it isn't in the link.
passwordTryAgain = Wrong password. Try again.
unlock = Unlock
keyNeeded = This link is incomplete
keyNeededLead = Part of the link is missing. Copy it again and paste it here.
keyLabel = Link or key
notAKey = That isn't a link or key from this service.
keyOfAnotherFile = That link is for different files.
openLink = Open
wrongKey = This link doesn't work
wrongKeyLead = Part of it may be missing. Copy the whole link from your message and paste it here.
filesForYou = { $count ->
    [one] A file for you
   *[other] { $count } files for you
}
filesForYouLead = End-to-end encrypted. Decrypted only in your browser.
fromSender = From the sender
showMore = Show more
download = Download
noStreamsWarning = To open a file this large, this browser has to hold all of it in memory, which may fail. What would you like to do?
noStreams-copyLink = Copy the link to open it in another browser
noStreams-otherBrowser = Get a browser that saves large files directly
noStreams-download = Download here anyway
linkLife = Expires in { $time }
linkLifeUnderMinute = Expires in less than a minute
lastDownloadNote = Last download: once you open or save, the link stops working.
# $left is the number of downloads the link still allows
ownUpload = { $left ->
    [one] This is your own upload. If you download it, nobody else can.
   *[other] This is your own upload. Downloading it uses 1 of its { $left } remaining downloads.
}
downloadsTaken = Someone is downloading the last copy right now. If that stops, you can try again in two minutes.
downloading = Downloading
decrypting = Decrypting…
downloadBegunAnew = This download couldn't be continued, so it has started again from the beginning.
stillUploading = The sender is still uploading. You can start downloading already.
waitsForSender = Waiting for the sender. We'll continue automatically.
downloadFinished = Download complete
downloadFinishedLead = { $name } is in your Downloads folder.
savedInFolder = Saved to { $folder }
# After an interruption, when the browser may have kept what it had under the name of the file.
downloadFinishedRenamed = It's in your Downloads folder. Your browser may have given it another name.
downloadAgain = Download again
lastDownloadDone = That was the last download, so the link no longer works.
downloadStopped = Download not finished
showDownload = Show

## Sending what a request asks for

# Shown to people who were asked for files
requestTitle = Files requested
requestLead = Encrypted on this device. Only the person who asks can open what you send.
# Above the words of the person who asks
requestWords = From the person who asks (not verified)
requestKinds = Preferred file types
requestLeft = Deliveries left
requestRoom = Space left
# The most that can be sent at once
requestEach = Most per delivery
requestSend = Send
requestPasswordLead = Ask the person who sent you the link for it.
requestSent = Sent
requestSentLead = Only the person who asked can open it. They see the same receipt code.
receiptLabel = Receipt code
copyReceipt = Copy receipt code
delivery-stored = Arrived. Not collected yet.
delivery-collected = Collected.
delivery-gone = Deleted or expired without being collected.
deliveryLost = Your interrupted upload can't be continued.
sentBefore = Sent from this device
# $time is a time of day, with the date unless it is today
sentAt = Sent { $time }
requestEnded-unknown = No such request
requestEndedLead-unknown = It was deleted or has expired, or this service accepts no requests. Ask for a new link.
requestEnded-closed = This request is closed
requestEnded-full = This request is full
requestEndedLead = It accepts nothing more. Ask for a new link.
requestEnded-untrusted = This link can't be trusted
requestEndedLead-untrusted = The link and the server don't match, so nothing was sent. Ask for the link again, in another way.

## Reporting an upload to whoever runs the service

report = Report
reportTitle = Report this upload
reportLead = This goes to the people who run this service. Only they can read what you write.
reportReason = What's wrong?
reportReason-malware = Harmful software
reportReason-fraud = Scam or phishing
reportReason-illegal = Illegal content
reportReason-other = Something else
reportWords = What should they know?
# The key of the link: the part after the #
reportKey = Include the key
reportKeyHint = With the key, they can open the files. Without it, they can't.
reportSend = Send report
reportSent = Report sent
reportSentLead = Thank you. The people who run this service will look into it.
reportFailed = Couldn't send that. Check your connection, then try again.

## Dead ends

loading = One moment…
configFailed = Can't reach the server
configFailedLead = Nothing is lost. Check your connection and try again.
intercepted = A sign-in page or your network answered instead of this service. Open this page in another tab, and sign in there if you're asked to.
pageNotFound = Page not found
pageNotFoundLead = Check the address, or start from the home page.
notFoundTitle = There is nothing here
notFoundLead = The files have expired or were deleted, or the link is not complete.
errorTitle = Something went wrong
errorLead = Something broke. Nothing you sent is lost.
uploadErrorLead = Your files weren't sent, but your selection is still here. Try again.
uploadError-too_large = These files are larger than this service allows. Send them in smaller batches.
uploadError-bad_limit = This service no longer allows that many downloads, or that much time. Reload the page and choose again.
uploadError-unauthorized = You need to be signed in to send files here. Sign in, then choose your files again.
uploadError-sender_unknown = We couldn't confirm that you're signed in, so the limits for everyone applied. If you've been signed out, sign in again; otherwise, try again in a moment.
uploadError-issuer_away = The service isn't available right now, or can't check who is signed in. Without an account you can send up to { $size }, for { $downloads } and { $time } at most. Send less, or try again in a moment.
uploadError-signed_out = You've been signed out on this device, so this upload was stopped.
uploadError-rate_limited = Too many tries. Wait a moment, then try again.
uploadError-too_many_uploads = Too many uploads from your network or account. Your files are still here.
uploadError-too_many_bytes = Too much data from your network or account. Your files are still here.
uploadError-busy = The service is very busy. Your files are still here; try again in a moment.
uploadError-full = The service has no room for more files right now. Your files are still here; try again later.
uploadError-unavailable = The service isn't available right now. Your files are still here; try again in a moment.
uploadError-idle_timeout = The connection was idle for too long. Check it, then try again.
uploadError-connect_failed = Can't reach the server. Check your connection and try again. Some networks, often at work, block uploads. Try another network, such as your phone's, or ask whoever runs yours.
uploadError-connection_lost = Connection lost. Your files are still here; try again.
uploadError-file_changed = One of your files changed or couldn't be read while it was being sent. Choose it again.
downloadErrorLead = The download didn't finish. Try again; if that doesn't help, ask the sender for a new link.
downloadError-rate_limited = Too many tries. Wait a moment, then try again.
downloadError-busy = The service is very busy. The link still works; try again in a moment.
downloadError-unavailable = The service isn't available right now. The link still works; try again in a moment.
downloadError-connect_failed = Can't reach the server. Check your connection, then try again.
downloadError-connection_lost = Connection lost. Check it, then try again.
downloadError-damaged = What arrived isn't what was sent, so nothing was kept. Try again; if that doesn't help, ask the sender for a new link.
downloadError-incomplete = Your browser stopped saving halfway. Delete the incomplete file, then try again.
downloadError-upload_abandoned = The sender stopped before everything was uploaded. Ask for a new link.
downloadError-no_room = This device has no room for these files. Free up some space, then try again.
crashLead = Couldn't show this page. Reload it; anything you've already sent is safe.
chunkTitle = Part of this page is missing
chunkMissingLead = Couldn't load it. Check your connection, then reload; anything you've already sent is safe.
chunkTimeoutLead = It took too long to load. Check your connection, then reload; anything you've already sent is safe.
waitForTransfer = A transfer is still running and would be lost. Wait until it's done.
reload = Reload
backHome = Back to start
outdatedTitle = There's a newer version
outdatedLead = This page is out of date. Update it to continue.
update = Update
outdatedBrowserTitle = Your browser is out of date
outdatedBrowserLead = It's missing what you need to send and receive files. Update it, then open this address again.
unsupportedTitle = This browser can't open { $title }
unsupportedLead = Files are encrypted in the browser, and this one can't do that. Here's what you can do:
unsupportedUpdate = Update this browser, then open your link again.
unsupportedOther = Or copy your link into a current version of Chrome, Edge, Firefox or Safari.
unsupportedInApp = If you opened the link inside another app, choose “Open in browser” from that app's menu.
insecureTitle = This address isn't secure
insecureLead = Browsers encrypt only on secure pages. Go back, then open the same address with https:// in front. If that fails, ask whoever runs this service for its secure address.
otherBrowser = Get another browser
help = Help

## Privacy

legalTitle = Privacy and terms
legalLead = What happens to your files, in a few sentences.
legalEncrypted = Files are stored encrypted. The key is in the link and never reaches the server.
legalLifetime = We keep files for at most { $anonymous }, or { $signedIn } if you're signed in.
legalOneLifetime = We keep files for at most { $time }.
legalDownloads = Files are deleted once their download limit is reached.
legalLogs = We keep IP addresses in server logs for { $days } days.
legalAccountToSend = You need an account to send files, but not to receive them.
legalAccount = You need an account only for files larger than { $size }.

## Notes and messages

writeNote = Write a note
noteLabel = Your note
noteHint = It's encrypted like a file.
noteReadOnce = It's encrypted like a file, and can be read once.
noteDone = Add note
# Button that sends a note without files
createLink = Create link
note = Note
editNote = Edit note
addMessage = Add a title or message
titleLabel = Title
messageLabel = Message
senderLabel = Your name
noteForYou = A note for you
showNote = Show note
showNoteOnce = Showing it uses the last download: you can't show it again.
copyText = Copy text
saveNote = Save as a file
textCopyRefused = Your browser wouldn't let us copy. Select the text and copy it yourself.

## Looking before taking

preview = Preview
previewNamed = Preview { $name }
selectFile = Select { $name }
downloadSelected = { $count ->
    [one] Download { $count } file
   *[other] Download { $count } files
}
downloadAll = Download all
saveToFolder = Save to a folder
takingCounts = Opening or saving counts as one download.
takingCounted = Counted as one download. Nothing more counts while this page is open.
previewFailed = Couldn't show this file. Download it instead.
previewTooLarge = This file is too large to preview. Download it instead.
previewCut = Only the beginning is shown.
previewProtected = This file is password-protected. Download it to open it.
previewMissingPictures = Pictures on this page that couldn't be shown: { $count }
previewIncomplete = Parts of this can't be shown correctly.
previewNotText = This file doesn't seem to contain text. Download it instead.
previewEncoding = Text encoding
previousFile = Previous file
nextFile = Next file
filePlace = { $place } of { $count }
noPreview = This file has no preview.
close = Close

## Strong passwords

strongPassword = Extra-strong: opens only in Envoi
strongPasswordHint = Much harder to guess, even for this service. Older apps can't open the link.
suggestPassphrase = Suggest a passphrase
suggestFailed = Couldn't load a suggestion. Check your connection and try again, or type your own password.
copyPassword = Copy password
makingKey = Preparing the encryption…
checkingPassword = Checking the password…

## News

downloadingNow = Downloading now
wrongPasswords = { $count ->
    [one] Wrong password, { $count } try
   *[other] Wrong password, { $count } tries
}
notifyMe = Notify me about downloads
notifyOn = Notifications are on
notifyBlocked = Your browser blocks notifications for this page.
wasDownloaded = { $name } was downloaded
