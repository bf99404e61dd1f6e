productName = Envoi

## The page around every screen

homeLink = { $title }, home
skipToContent = Skip to the content
promo = Notice
closeNotice = Close this notice
storageBlocked = This browser does not keep your list of uploads: it is gone when you close this page. Copy your links before you do.
storageFull = There is no room left on this device for your list of uploads. Copy your links before you close this page, or delete uploads that you no longer need.
footerPromise = Files are encrypted before they leave your device. Only people with the link can open them.
footerLinks = About this service
link-privacy = Privacy
link-terms = Terms
link-cookies = Cookies
link-source = Source code
link-feedback = Feedback
feedbackFacts = Version { $version }, { $browser }
language = Language
languageOfBrowser = As your browser says
languageTold = { $label }: { $language }
languageFailed = This language could not be loaded. Check your connection and try again.
introTitle = Send files, keep them private
introLead = Your files are encrypted here, before they leave your device. You get a link to pass on; only people who have it can open them.
notBegunTitle = Nothing here yet?
notBegunLead = Check your connection, then load this page again. If that does not help, this browser is out of date: update it.
scriptsOffTitle = JavaScript is off
scriptsOffLead = Files are encrypted in your browser, so this page needs JavaScript.

## Sizes, times, amounts

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
shortHours = { $num ->
    [one] { $num } hr
   *[other] { $num } hrs
}
shortMinutes = { $num ->
    [one] { $num } min
   *[other] { $num } mins
}
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
sizeOfTotal = { $done } of { $total }
remaining = { $time } left
progressTold = { $label }: { $percent }
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
copyRefused = Your browser did not let this page copy. The link is selected, so that you can copy it yourself.
share = Share
shareNamed = Share { $name }
showQrCode = Show a QR code
qrCode = QR code of the link
qrCodeHint = Point a phone’s camera at it to open the link there.
qrCodeFailed = The QR code could not be drawn. The link works all the same.
sendYourOwn = Send your own files
deleteUpload = Delete
deleteFailed = It could not be deleted. Check your connection and try again.
passwordProtected = Password protected
passwordLabel = Password
filesInside = Files inside

## Accounts

signIn = Sign in
signOut = Sign out
signOutWaits = A transfer is still running. Sign out once it is done.
signOutWaitsForTab = A transfer is still running in another tab. Sign out once it is done.
signOutSyncs = Bringing your list up to date before you go…
signOutTitle = Sign out?
signOutLoses = { $count ->
    [one] { $count } upload is only on this device: your list could not be brought up to date. Once you have signed out you can no longer see, change or delete it. Its link goes on working.
   *[other] { $count } uploads are only on this device: your list could not be brought up to date. Once you have signed out you can no longer see, change or delete them. Their links go on working.
}
staySignedIn = Stay signed in
signOutAnyway = Sign out all the same
signedOut = You are signed out.
signedOutRefused = You are signed out: your sign-in has come to its end. Sign in again to see your list.
signUpTitle = Sign in for more
signUpLead = Sending works without an account. With one you can do more:
benefitSize = Send up to { $size } at a time
benefitCount = { $count ->
    [one] Let a link be used up to { $count } time
   *[other] Let a link be used up to { $count } times
}
benefitTime = { $token ->
    [one] Keep a link working for up to { $token } day
   *[other] Keep a link working for up to { $token } days
}
benefitSync = See your uploads on all your devices
benefitPerk = Your list stays encrypted: nobody but you can read it
emailLabel = Email (optional)
signInNotBegun = The page to sign in could not be reached. Check your connection and try again.
signInAway = The service for signing in cannot be reached right now. Try again later.
signInNoRoom = There is no room left on this device to sign in. Delete uploads that you no longer need, then try again.
signInWaits = A transfer is still running, and would be lost. Sign in once it is done.
signingIn = Signing you in…
signInErrorLead = You were not signed in, and nothing else has changed. Try again.
passphraseNeeded = Your list’s passphrase
passphraseNeededLead = It encrypts the list of your uploads, and never leaves this device. Use the same one on all your devices.
passphraseLabel = Passphrase
passphraseTooShort = That is too short: at least { $length } characters are needed.
passphraseHint = At least { $length } characters: a few words that belong together only for you. Nobody can recover it, so write it down.
passphraseRunning = Making the key…
passphraseFailed = This device could not make the key. Close other tabs, then try again.
goOn = Continue
cancelSignIn = Do not sign in
unknownPassphrase = Is this passphrase new?
unknownPassphraseLead = There is no list for it. If this is your first device, or you choose a new passphrase, type it once more to begin a list. Otherwise it was mistyped.
passphraseAgain = The same passphrase once more
passphraseDiffers = That is not what you typed before.
beginList = Begin a new list
anotherPassphrase = It was mistyped
uncheckedPassphrase = It could not be checked
uncheckedPassphraseLead = The server did not tell whether there is a list for this passphrase. Try again. If you go on all the same and it was mistyped, you do not see the list of your other devices.
trustPassphrase = Go on all the same
retypePassphrase = Type it again

## Sending: choosing files

sendFiles = Send files
dropFiles = Drag and drop files
orSelectFiles = or click to select up to { $size }
selectFiles = Select files
selectFolder = Select a folder
accountNeeded = Sign in to send files
accountNeededLead = At this service only people with an account can send files. Receiving them works without one.
accountNeededBlocked = At this service only people with an account can send files, and you cannot sign in with this browser: it keeps nothing for this page. Receiving files works without an account.
signInForSize = Sign in to send up to { $size }
dropNow = Drop them anywhere
chosenFiles = Chosen files
addMoreFiles = Add more
removeFile = Remove { $name }
totalSize = { $size } in total
skippedEmpty = Empty files left out: { $count }
skippedChosen = Files already chosen, not added again: { $count }
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

chosenTold = { $files }, { $size } in total
noAnswer = No answer for a while. Check your connection: the upload goes on by itself, or you can cancel it.
uploading = Uploading
importing = Reading your files…
encrypting = Encrypting…
finalising = Everything has arrived. It is being stored…
expiresAfter = Expires after { $downloads } or { $time }
settingPassword = Setting the password…
passwordFailed = The password could not be set
passwordFailedLead = Your files are uploaded, but not protected yet, so the link is not shown. Try again, or delete the upload.
linkReady = Your link is ready
linkReadyLead = Whoever has this link can open the files. Nobody else can, not even this service.
shareLink = Link to your files
sendMore = Send more files
copyLinkTitle = Copy your link
shareLinkTitle = Share your link
linkDialogLead = Whoever you give this link can open { $name }.

## The survey

surveyTitle = Tell us what you think
surveyLead = Your answers help to make sending files better. They are given on another page, and nothing about your files goes along.
giveFeedback = Give feedback
surveySkip = Skip

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
openDownloadPage = Open the page that recipients of { $name } see
changeLimits = Change
changeLimitsNamed = Change how long { $name } can be downloaded
changeLimitsTitle = Change how long the link works
keepTime = As it is
timeFromNow = { $time } from now
save = Save
goneTitle = It is gone already
goneLead = { $name } has expired, was fetched as often as its link allowed, or was deleted elsewhere. Nothing was changed.
passwordNotSet = Its password is not set, so its link is not shown. If that stays so, delete it and send the files again.
changeFailed = That was not changed. Check your choice and your connection, then try again.

## Receiving

checkingLink = Looking for your files…
checkFailed = The server does not answer
checkFailedLead = Nothing is lost. Check your connection and try again.
checkRefused = Not right now
checkRefusedLead = Something went wrong on the server. Nothing is lost: try again in a moment.
waitAsked = It asks you to wait { $time }.
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
noStreamsWarning = This browser can only open so large a file by holding all of it in memory, which may fail. What do you want to do?
noStreams-copyLink = Copy the link, to open it in another browser
noStreams-otherBrowser = Get a browser that saves large files as they come
noStreams-download = Download here anyway
linkLife = Available for { $time }
lastDownload = Available for { $time }. This is the last download: save it well.
downloadsTaken = The last download is being taken right now, here or by someone else. If it breaks off, there is one again: try in two minutes.
downloading = Downloading
decrypting = Decrypting…
downloadFinished = Here you are
downloadFinishedLead = The file was decrypted and is in your downloads.
downloadStopped = The download was not finished.
showDownload = Show

## Dead ends

loading = One moment…
configFailed = The server does not answer
configFailedLead = Nothing is lost. Check your connection and try again.
notFoundTitle = There is nothing here
notFoundLead = The files have expired or were deleted, or the link is not complete.
errorTitle = Something went wrong
errorLead = That did not work. Go back to the start, and try again.
uploadErrorLead = Your files were not sent. The ones that you chose are still there: try again.
uploadError-too_large = The files are larger than this service allows. Send them in smaller portions.
uploadError-bad_limit = The service does not allow so many downloads or so long a time any more. Load the page again, then choose anew.
uploadError-unauthorized = Only people who are signed in can send files here. Sign in, then choose your files again.
uploadError-sender_unknown = The service could not tell that you are signed in, so the limits for everyone else held. Sign in again if you are signed out now; otherwise try again in a moment.
uploadError-issuer_away = The service is not available right now, or cannot find out who is signed in. Without an account, up to { $size } can be sent at a time, for { $downloads } and { $time } at most: send no more than that, or try again in a moment.
uploadError-rate_limited = There were too many tries. Wait a moment, then try again.
uploadError-busy = The service has as much to do as it can. Your files are still there: try again in a moment.
uploadError-full = The service has no room for more files right now. Your files are still there: try again later.
uploadError-unavailable = The service is not available right now. Your files are still there: try again in a moment.
uploadError-idle_timeout = The connection was quiet for too long. Check it, then try again.
uploadError-connect_failed = The server did not answer. Check your connection and try again. Some networks, often those at work, block what uploads need (WebSocket connections): there, use another network, such as your phone’s, or ask whoever runs yours.
uploadError-connection_lost = The connection broke off. Your files are still there: try again.
uploadError-file_changed = One of the files changed or could not be read while it was sent. Choose it again.
downloadErrorLead = The download was not finished. Try again; if that does not help, ask the sender for a new link.
downloadError-rate_limited = There were too many tries. Wait a moment, then try again.
downloadError-busy = The service has as much to do as it can. The link still works: try again in a moment.
downloadError-unavailable = The service is not available right now. The link still works: try again in a moment.
downloadError-connect_failed = The server could not be reached. Check your connection, then try again.
downloadError-connection_lost = The connection broke off. Check it, then try again.
downloadError-damaged = What arrived is not what was sent, so nothing of it was kept. Try again; if that does not help, ask the sender for a new link.
downloadError-incomplete = The browser stopped saving in the middle. Delete the incomplete file, then try again.
downloadError-no_room = There is no room left for these files on this device. Make some, then try again.
crashLead = This page could not be shown. Load it again; what you sent before is not affected.
chunkTitle = A part of this page is missing
chunkMissingLead = It could not be loaded. Check your connection, then load the page again; what you sent before is not affected.
chunkTimeoutLead = It took too long to load. Check your connection, then load the page again; what you sent before is not affected.
waitForTransfer = A transfer is still running, and would be lost. Wait until it is done.
reload = Load again
backHome = Back to start
outdatedTitle = There is a newer version
outdatedLead = This page is out of date. Update it to go on.
update = Update
outdatedBrowserTitle = This browser is out of date
outdatedBrowserLead = It lacks what sending and receiving files needs. Update it, then open the same address again.
unsupportedTitle = This browser cannot open { $title }
unsupportedLead = Files are encrypted in the browser, and this one lacks what that needs. Use an up-to-date browser.
insecureTitle = This address is not secure
insecureLead = Browsers encrypt only on pages that were loaded securely. Go back, then open the same address with https:// at its beginning. If that fails, ask whoever runs this service for its secure address.
otherBrowser = Get another browser
help = Help

## Privacy

legalTitle = Privacy and terms
legalLead = What happens to your files, in a few sentences.
legalEncrypted = Files are stored encrypted. The key is in the link and never reaches the server.
legalLifetime = A file is kept for { $anonymous } at most, or for { $signedIn } by someone who is signed in.
legalOneLifetime = A file is kept for { $time } at most.
legalDownloads = A limit on downloads can delete a file sooner.
legalLogs = Server logs keep IP addresses for { $days } days.
legalAccountToSend = An account is required to send files, and not to receive them.
legalAccount = An account is required only for files larger than { $size }.
