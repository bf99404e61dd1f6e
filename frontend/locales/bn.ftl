# Envoi: বাংলা

productName = Envoi

## Page

homeLink = { $title }, হোম
skipToContent = মূল বিষয়ে যান
promo = বিজ্ঞপ্তি
closeNotice = বন্ধ করুন
storageBlocked = এই ব্রাউজার আপনার আপলোডের তালিকা সেভ করে না; পৃষ্ঠাটি বন্ধ করলেই তা চলে যাবে। আগে আপনার লিঙ্কগুলো কপি করে নিন।
storageFull = আপনার আপলোডের তালিকার জন্য এই ডিভাইসে আর জায়গা নেই। পৃষ্ঠাটি বন্ধ করার আগে আপনার লিঙ্কগুলো কপি করে নিন, অথবা যে আপলোড আর দরকার নেই তা মুছে ফেলুন।
footerPromise = ফাইলগুলো আপনার ডিভাইস ছাড়ার আগেই এনক্রিপ্ট হয়। শুধু যাঁদের কাছে লিঙ্ক আছে তাঁরাই খুলতে পারেন।
footerLinks = এই পরিষেবা সম্পর্কে
link-privacy = গোপনীয়তা
link-terms = শর্তাবলি
link-cookies = কুকি
link-source = সোর্স কোড
link-feedback = মতামত
feedbackFacts = সংস্করণ { $version }, { $browser }
language = ভাষা
languageOfBrowser = ব্রাউজারের ডিফল্ট
languageTold = { $label }: { $language }
languageFailed = এই ভাষাটি লোড করা যায়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন।
introTitle = গোপনে ফাইল শেয়ার, সহজেই
introLead = পাঠানোর আগেই আপনার ফাইল এই ডিভাইসে এনক্রিপ্ট হয়। পছন্দের মানুষদের সঙ্গে লিঙ্ক শেয়ার করুন; শুধু তাঁরাই ফাইলগুলো খুলতে পারবেন।
notBegunTitle = এখনও এখানে কিছু নেই?
notBegunLead = আপনার সংযোগ দেখে এই পৃষ্ঠাটি আবার লোড করুন। তাতে কাজ না হলে আপনার ব্রাউজারটি পুরনো: অনুগ্রহ করে আপডেট করুন।
scriptsOffTitle = JavaScript বন্ধ আছে
scriptsOffLead = আপনার ফাইল ব্রাউজারেই এনক্রিপ্ট হয়, তাই এই পৃষ্ঠার JavaScript দরকার। সেটি চালু করে আবার লোড করুন।

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } বাইট
   *[other] { $num } বাইট
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/সে.
percent = { $ratio }
days = { $num } দিন
hours = { $num } ঘণ্টা
minutes = { $num } মিনিট
seconds = { $num } সেকেন্ড
shortDays = { $num } দিন
shortHours = { $num } ঘণ্টা
shortMinutes = { $num } মিনিট
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = { DATETIME($at, hour: "numeric", minute: "numeric") } পর্যন্ত
untilTomorrow = আগামীকাল { DATETIME($at, hour: "numeric", minute: "numeric") } পর্যন্ত
untilDay = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") } পর্যন্ত
sizeOfTotal = { $total }-এর মধ্যে { $done }
remaining = { $time } বাকি
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count }টি ডাউনলোড
   *[other] { $count }টি ডাউনলোড
}
downloadsWithoutLimit = যেকোনো সংখ্যক ডাউনলোড
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count }টি ফাইল
   *[other] { $count }টি ফাইল
}
nameAndMore = { $name } ও আরও { $count }টি

## Common buttons

ok = ঠিক আছে
done = হয়ে গেছে
cancel = বাতিল করুন
add = যোগ করুন
doNotAdd = যোগ করবেন না
tryAgain = আবার চেষ্টা করুন
copyLink = লিঙ্ক কপি করুন
copyMessage = বার্তা কপি করুন
includePassword = পাসওয়ার্ড-সহ পাঠান
emailLink = ইমেল করুন
emailSubject = আপনার জন্য ফাইল
copied = কপি হয়েছে
copyRefused = আপনার ব্রাউজার আমাদের লিঙ্ক কপি করতে দেয়নি। লিঙ্কটি বাছাই করা আছে, আপনি নিজেই কপি করতে পারেন।
share = শেয়ার করুন
shareNamed = { $name } শেয়ার করুন
showQrCode = QR কোড
qrCode = এই লিঙ্কের QR কোড
qrCodeHint = ফোনে লিঙ্কটি খুলতে ফোনের ক্যামেরা দিয়ে এটি স্ক্যান করুন।
qrCodeFailed = QR কোড তৈরি করা যায়নি। আপনার লিঙ্ক এখনও কাজ করে।
sendYourOwn = নিজের ফাইল পাঠান
deleteUpload = মুছুন
deleteFailed = এই আপলোড মোছা যায়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন।
passwordProtected = পাসওয়ার্ড দিয়ে সুরক্ষিত
passwordLabel = পাসওয়ার্ড
showPassword = পাসওয়ার্ড দেখান
hidePassword = পাসওয়ার্ড লুকান
filesInside = এই আপলোডের ফাইল

## Accounts

signIn = সাইন-ইন করুন
signOut = সাইন-আউট করুন
signOutWaits = একটি স্থানান্তর এখনও চলছে। সেটি শেষ হলে সাইন-আউট করুন।
signOutWaitsForTab = অন্য ট্যাবে একটি স্থানান্তর এখনও চলছে। সেটি শেষ হলে সাইন-আউট করুন।
signOutSyncs = যাওয়ার আগে আপনার তালিকা সেভ হচ্ছে…
signOutTitle = সাইন-আউট করবেন?
signOutLoses = { $count ->
    [one] { $count }টি আপলোড শুধু এই ডিভাইসে আছে। সাইন-আউট করার পরে সেটি আর দেখতে, বদলাতে বা মুছতে পারবেন না। তার লিঙ্ক কাজ করতে থাকবে।
   *[other] { $count }টি আপলোড শুধু এই ডিভাইসে আছে। সাইন-আউট করার পরে সেগুলো আর দেখতে, বদলাতে বা মুছতে পারবেন না। সেগুলোর লিঙ্ক কাজ করতে থাকবে।
}
staySignedIn = সাইন-আউট করবেন না
signOutAnyway = তবু সাইন-আউট করুন
signedOut = আপনি সাইন-আউট করেছেন।
signedOutRefused = আপনার সেশন শেষ হয়েছে। তালিকা দেখতে আবার সাইন-ইন করুন।
signUpTitle = আরও সুবিধার জন্য সাইন-ইন করুন
signUpLead = অ্যাকাউন্ট ছাড়াও ফাইল পাঠাতে পারেন। অ্যাকাউন্ট থাকলে আরও বেশি পারেন:
benefitSize = একবারে { $size } পর্যন্ত পাঠান
benefitCount = { $count ->
    [one] একটি লিঙ্ক { $count } বার পর্যন্ত ব্যবহার করতে দিন
   *[other] একটি লিঙ্ক { $count } বার পর্যন্ত ব্যবহার করতে দিন
}
benefitTime = { $token ->
    [one] একটি লিঙ্ক { $token } দিন পর্যন্ত চালু রাখুন
   *[other] একটি লিঙ্ক { $token } দিন পর্যন্ত চালু রাখুন
}
benefitSync = আপনার সব ডিভাইসে আপনার আপলোডগুলো দেখুন
benefitPerk = আপনার তালিকা এনক্রিপ্ট করা থাকে; শুধু আপনিই তা পড়তে পারেন
emailLabel = ইমেল (ঐচ্ছিক)
signInNotBegun = সাইন-ইনের পৃষ্ঠা খোলা যায়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন।
signInAway = সাইন-ইন এখন করা যাচ্ছে না। পরে আবার চেষ্টা করুন।
signInNoRoom = সাইন-ইন করার জন্য এই ডিভাইসে আর জায়গা নেই। যে আপলোড আর দরকার নেই তা মুছে ফেলে আবার চেষ্টা করুন।
signInWaits = একটি স্থানান্তর এখনও চলছে, সেটি মাঝপথে থেমে যাবে। শেষ হলে সাইন-ইন করুন।
signingIn = সাইন-ইন হচ্ছে…
signInErrorLead = সাইন-ইন হয়নি, আর কিছুই বদলায়নি। আবার চেষ্টা করুন।
signInReason = এমন বারবার হলে, এই পরিষেবা যাঁরা চালান তাঁদের এটি জানান: { $reason }
passphraseNeeded = আপনার তালিকার পাসফ্রেজ দিন
passphraseNeededLead = এটি আপনার আপলোডের তালিকা এনক্রিপ্ট করে এবং কখনও এই ডিভাইস ছাড়ে না। আপনার সব ডিভাইসে একই পাসফ্রেজ ব্যবহার করুন।
passphraseLabel = পাসফ্রেজ
passphraseTooShort = এটি খুব ছোট। অন্তত { $length }টি অক্ষর দিন।
passphraseHint = অন্তত { $length }টি অক্ষর: এমন কয়েকটি শব্দ যা শুধু আপনিই পাশাপাশি বসাবেন। কেউ এটি ফিরিয়ে আনতে পারে না, তাই লিখে রাখুন।
passphraseRunning = আপনার কী তৈরি হচ্ছে…
passphraseFailed = এই ডিভাইসে কী তৈরি করা যায়নি। অন্য ট্যাবগুলো বন্ধ করে আবার চেষ্টা করুন।
goOn = এগিয়ে যান
cancelSignIn = সাইন-ইন করবেন না
unknownPassphrase = এটি কি নতুন পাসফ্রেজ?
unknownPassphraseLead = আমরা এর জন্য কোনও তালিকা পাইনি। এটি আপনার প্রথম ডিভাইস হলে, বা নতুন পাসফ্রেজ চাইলে, তালিকা শুরু করতে এটি আবার লিখুন। আগে থেকেই তালিকা থাকলে হয়তো লেখায় ভুল হয়েছে।
passphraseAgain = পাসফ্রেজ আবার লিখুন
passphraseDiffers = পাসফ্রেজ দুটি মিলছে না।
beginList = নতুন তালিকা শুরু করুন
anotherPassphrase = আমি ভুল লিখেছি
uncheckedPassphrase = আপনার পাসফ্রেজ যাচাই করা যায়নি
uncheckedPassphraseLead = এই পাসফ্রেজের তালিকা আছে কি না, সার্ভার জানায়নি। আবার চেষ্টা করুন। এগিয়ে গেলে আর লেখায় ভুল থাকলে, আপনার অন্য ডিভাইসের তালিকা দেখতে পাবেন না।
trustPassphrase = তবু এগিয়ে যান
retypePassphrase = আবার লিখুন

## Sending: choosing files

sendFiles = ফাইল পাঠান
dropFiles = ফাইল টেনে এনে ছাড়ুন
orSelectFiles = অথবা সেগুলো বাছাই করুন, { $size } পর্যন্ত
upToSize = { $size } পর্যন্ত
selectFiles = ফাইল বাছাই করুন
selectFolder = ফোল্ডার বাছাই করুন
sharedTitle = এই ফাইলগুলো যোগ করবেন?
sharedLead = অন্য কোনো অ্যাপ বা ওয়েবসাইট এই পৃষ্ঠার সঙ্গে এগুলো শেয়ার করেছে। যা পাওয়ার কথা ছিল শুধু তা-ই যোগ করুন।
accountNeeded = ফাইল পাঠাতে সাইন-ইন করুন
accountNeededLead = এখানে ফাইল পাঠাতে অ্যাকাউন্ট লাগে। পেতে পারেন যে কেউ।
accountNeededBlocked = এখানে ফাইল পাঠাতে অ্যাকাউন্ট লাগে, কিন্তু এই ব্রাউজার এই পৃষ্ঠার সাইন-ইন সেভ করতে পারে না। ফাইল তবু পেতে পারেন।
accountNeededToRequest = এখানে ফাইল চাইতে অ্যাকাউন্ট লাগে। লিঙ্ক থাকলে পাঠাতে পারেন যে কেউ।
signInForSize = { $size } পর্যন্ত পাঠাতে সাইন-ইন করুন
dropNow = যোগ করতে ফাইল ছাড়ুন
chosenFiles = আপনার ফাইল
addMoreFiles = ফাইল যোগ করুন
removeFile = { $name } সরান
fileRemoved = { $name } সরানো হয়েছে
addFolder = ফোল্ডার যোগ করুন
skipped-none = যোগ করার মতো কোনো ফাইল পাওয়া যায়নি
skipped-empty = { $count ->
    [one] { $count }টি খালি ফাইল বাদ দেওয়া হয়েছে
   *[other] { $count }টি খালি ফাইল বাদ দেওয়া হয়েছে
}
skipped-chosen = { $count ->
    [one] আগেই যোগ করা { $count }টি ফাইল বাদ দেওয়া হয়েছে
   *[other] আগেই যোগ করা { $count }টি ফাইল বাদ দেওয়া হয়েছে
}
skipped-system = বাদ দেওয়া সিস্টেম ফাইল: { $count }
skipped-unreadable = পড়া যায়নি: { $name }
expiryChoices = লিঙ্কের মেয়াদ
downloadLimitLabel = ডাউনলোড
timeLimitLabel = সময়
addPassword = পাসওয়ার্ড দিয়ে সুরক্ষিত করুন
liveLink = আপলোড চলার সময়েই লিঙ্ক নিন
liveLinkHint = আপনার আপলোড চলার সময়েই প্রাপকেরা নিজেদের ব্রাউজারে ডাউনলোড শুরু করতে পারবেন। এই পৃষ্ঠা খোলা রাখুন।
passwordMissing = পাসওয়ার্ড লিখুন, অথবা পাসওয়ার্ড ছাড়া পাঠাতে টিক তুলে দিন।
maxPasswordLength = পাসওয়ার্ডে সর্বাধিক { $length }টি অক্ষর থাকতে পারে।
uploadFiles = { $count ->
    [one] { $count }টি ফাইল আপলোড করুন
   *[other] { $count }টি ফাইল আপলোড করুন
}

## Sending: what is not possible

noticeTitle-tooManyFiles = ফাইল খুব বেশি
noticeTitle-fileTooBig = পাঠানোর পক্ষে খুব বড়
noticeTitle-tooManyArchives = আপলোড খুব বেশি
noticeTitle-unreadableFiles = এই ফাইলগুলো পড়া যাচ্ছে না

## Sending: what is not possible

tooManyFiles = { $count ->
    [one] একবারে { $count }টি ফাইল পাঠাতে পারেন; আপনি { $chosen }টি বেছেছেন। জিপ করে নিন, অথবা একটি বাছুন।
   *[other] একবারে { $count }টি পর্যন্ত ফাইল পাঠাতে পারেন; আপনি { $chosen }টি বেছেছেন। জিপ করে নিন, অথবা কম বাছুন।
}
tooManyFilesAtOnce = { $count ->
    [one] একবারে { $count }টি ফাইল পাঠাতে পারেন। জিপ করে নিন, অথবা একটি বাছুন।
   *[other] একবারে { $count }টি পর্যন্ত ফাইল পাঠাতে পারেন। জিপ করে নিন, অথবা কম বাছুন।
}
addFitting = { $count ->
    [one] প্রথমটি যোগ করুন
   *[other] প্রথম { $count }টি যোগ করুন
}
fileTooBig = একবারে { $size } পর্যন্ত পাঠাতে পারেন। এই ফাইলগুলো ছোট ছোট ভাগে পাঠান।
tooManyArchives = { $count ->
    [one] একসঙ্গে { $count }টি আপলোড রাখতে পারেন। সেটি মুছুন, অথবা মেয়াদ শেষ হওয়া পর্যন্ত অপেক্ষা করুন।
   *[other] একসঙ্গে { $count }টি পর্যন্ত আপলোড রাখতে পারেন। একটি মুছুন, অথবা কোনও একটির মেয়াদ শেষ হওয়া পর্যন্ত অপেক্ষা করুন।
}
unreadableFiles = আপনি যা ছেড়েছেন তা আমরা পড়তে পারছি না। বরং বোতাম দিয়ে ফাইল বাছাই করুন।
needsAccountSize = অ্যাকাউন্ট ছাড়া একবারে { $size } পর্যন্ত পাঠাতে পারেন।
needsAccountCount = { $count ->
    [one] অ্যাকাউন্ট ছাড়া একটি লিঙ্কে সর্বাধিক { $count }টি ডাউনলোড করা যায়।
   *[other] অ্যাকাউন্ট ছাড়া একটি লিঙ্কে সর্বাধিক { $count }টি ডাউনলোড করা যায়।
}
needsAccountTime = অ্যাকাউন্ট ছাড়া একটি লিঙ্ক সর্বাধিক { $time } কাজ করে।

## Sending: under way and done

chosenTold = { $files }, মোট { $size }
noAnswer = আপনার সংযোগের অপেক্ষায় আছি। নিজে থেকেই আবার চলবে।
uploading = আপলোড হচ্ছে
uploadWaiting = আপলোডের অপেক্ষায়
pause = থামান
uploadPaused = থামানো আছে
liveLinkReady = এই লিঙ্ক এখনই কাজ করে। আপনি আপলোড করতে করতেই প্রাপকেরা ফাইল পেতে থাকবেন। এই পৃষ্ঠা খোলা রাখুন।
unfinishedUpload = মাঝপথে থেমে যাওয়া আপলোড
continueFrom = { $size } থেকে চালিয়ে যাবেন?
sameFilesNeeded = চালিয়ে যেতে আবার একই ফাইল বাছাই করুন।
otherFiles = এগুলো একই ফাইল নয়, অথবা এর মধ্যে বদলে গেছে। আর কিছু পাঠানো হয়নি।
notSent = এখনও আপলোড হয়নি
prepareNext = পরের আপলোড সাজান
waitsForUpload = এখনকার আপলোড শেষ হলে শুরু হবে।
stopUploadTitle = এই আপলোড থামাবেন?
stopUploadLead = এ পর্যন্ত যা পাঠানো হয়েছে তা হারিয়ে যাবে। আপনার বাছাই করা ফাইল এখানেই থাকবে।
keepUploading = আপলোড চালিয়ে যান
stopUpload = আপলোড থামান
showUpload = দেখান
importing = আপনার ফাইলগুলো পড়া হচ্ছে…
encrypting = এনক্রিপ্ট হচ্ছে…
finalising = প্রায় শেষ। আপনার ফাইল সেভ হচ্ছে…
expiresAfter = মেয়াদ: { $downloads } বা { $time }
settingPassword = পাসওয়ার্ড সেট করা হচ্ছে…
passwordFailed = পাসওয়ার্ড সেট করা যায়নি
passwordFailedLead = আপনার ফাইলগুলো আপলোড হয়েছে কিন্তু এখনও সুরক্ষিত নয়, তাই আমরা লিঙ্ক দেখাইনি। আবার চেষ্টা করুন, অথবা আপলোডটি মুছে ফেলুন।
uploaded = শেয়ারের জন্য প্রস্তুত
linkReady = আপনার লিঙ্ক তৈরি
uploadComplete = আপলোড সম্পূর্ণ
shareLink = আপনার ফাইলগুলোর লিঙ্ক
sendMore = আরও ফাইল পাঠান
linkDialogLead = যাঁর কাছে এই লিঙ্ক আছে তিনিই { $name } ডাউনলোড করতে পারেন।
linkDialogNote = যাঁর কাছে এই লিঙ্ক আছে তিনিই আপনার নোট পড়তে পারেন।
linkNeedsPassword = তাঁদের পাসওয়ার্ডও লাগবে।
howProtected = আপনার ফাইল কীভাবে সুরক্ষিত থাকে
protectionTitle = এন্ড-টু-এন্ড এনক্রিপ্টেড
protectionEncrypted = ফাইল এই ডিভাইস ছাড়ার আগেই আপনার ব্রাউজার তা এনক্রিপ্ট করে। সার্ভার শুধু তাই রাখে যা সে পড়তে পারে না।
protectionKey = কী লিঙ্কেরই অংশ, # চিহ্নের পরে থাকে। এটি কখনও সার্ভারে পাঠানো হয় না, তাই শুধু বিশ্বস্ত মানুষের সঙ্গে লিঙ্ক শেয়ার করুন।
protectionExpiry = লিঙ্কের মেয়াদ শেষ হলে ফাইল মুছে যায়: আপনার বাছাই করা ডাউনলোড বা সময়ের পরে।

## Keyboard shortcuts

shortcutsTitle = কিবোর্ড শর্টকাট
shortcutChoose = ফাইল বাছাই করুন
shortcutUpload = আপলোড করুন
shortcutCopy = লিঙ্ক কপি করুন
shortcutDownload = ডাউনলোড করুন
shortcutHelp = এই তালিকা দেখান
shortcutsOn = কিবোর্ড শর্টকাট ব্যবহার করুন

## The survey

surveyTitle = আপনার মতামত জানান
surveyLead = আপনার উত্তর আমাদের আরও ভালো হতে সাহায্য করে। সমীক্ষাটি অন্য পৃষ্ঠায় খোলে এবং আপনার ফাইল সম্পর্কে কিছুই জানতে পারে না।
giveFeedback = মতামত দিন
surveySkip = এড়িয়ে যান

## The person's own uploads

yourUploads = আপনার আপলোড
noUploads = আপনার পাঠানো ফাইল এখানে দেখা যায়, যাতে লিঙ্ক আবার কপি করতে বা সেগুলো মুছতে পারেন।
joinOffer = সাইন-ইন করার আগে এই ডিভাইস থেকে পাঠানো আপলোড: { $count }। এগুলো আপনার তালিকায় যোগ করবেন?
downloadsLeft = { $count ->
    [one] { $count }টি ডাউনলোড বাকি
   *[other] { $count }টি ডাউনলোড বাকি
}
timeLeft = { $time } বাকি
deleteNamed = { $name } মুছুন
deletingNamed = { $name } মোছা হচ্ছে…
undo = ফিরিয়ে আনুন
keep = রেখে দিন
moreActions = { $name }-এর জন্য আরও কাজ
openPage = ডাউনলোডের পৃষ্ঠা খুলুন
openDownloadPage = { $name }-এর ডাউনলোডের পৃষ্ঠা খুলুন
changeLimits = বদলান
changeLimitsNamed = { $name }-এর লিঙ্কের মেয়াদ বদলান
changeLimitsTitle = লিঙ্কের মেয়াদ বদলান
keepTime = কোনও বদল নয়
timeFromNow = এখন থেকে { $time }
save = সেভ করুন
goneTitle = এই আপলোড আর নেই
goneLead = { $name }-এর মেয়াদ শেষ হয়েছে, ডাউনলোডের সীমা পূর্ণ হয়েছে, অথবা অন্য কোথাও থেকে মোছা হয়েছে। কিছুই বদলানো হয়নি।
passwordNotSet = পাসওয়ার্ড সেট করা হয়নি, তাই লিঙ্ক লুকানো আছে। এমনই থাকলে আপলোডটি মুছে ফাইলগুলো আবার পাঠান।
changeFailed = এটি সেভ করা যায়নি। আপনার বাছাই ও সংযোগ দেখে আবার চেষ্টা করুন।
pastUploads = গত ৭ দিনে শেষ হয়েছে
clearPast = মুছে ফেলুন
pastDownloaded = ডাউনলোড হয়েছে: { $time }
pastDownloadedBefore = { $time }-এর আগে ডাউনলোড হয়েছে
pastExpired = মেয়াদ শেষ: { $time }
pastDeleted = মোছা হয়েছে: { $time }
pastGone = ফুরিয়েছে বা মোছা হয়েছে: { $time }
pastGoneBefore = { $time }-এর আগে ফুরিয়েছে বা মোছা হয়েছে
requestFiles = ফাইল চান
newRequestLead = এমন একটি লিঙ্ক তৈরি করুন যা দিয়ে যে কেউ আপনাকে ফাইল পাঠাতে পারে, আর তা শুধু আপনিই পড়তে পারেন।
requestWanted = আপনার কী দরকার, প্রতি লাইনে একটি
requestAskerHint = প্রেরকেরা এই নাম দেখেন। কেউ এটি যাচাই করে না।
requestOpenFor = যতক্ষণ খোলা
deliveries = পাঠানো জিনিস
requestDeliverySize = প্রতিবারের আকার
requestTotalSize = মোট আকার
newRequestKinds = ফাইলের ধরন, যেমন .pdf (শুধু পরামর্শ)
requestLink = অনুরোধের লিঙ্ক
requestReadyLead = যাঁর কাছে এই লিঙ্ক আছে তিনি আপনাকে ফাইল পাঠাতে পারেন। সেগুলো শুধু আপনিই পড়তে পারেন।
requestSubject = অনুগ্রহ করে আমাকে ফাইল পাঠান
ownerLink = ইনবক্সের লিঙ্ক
ownerLinkWarning = এটি অন্য ডিভাইসে এই ইনবক্স খোলে। যাঁর কাছে এটি আছে তিনি আপনার পাওয়া সবকিছু পড়তে পারেন, তাই এটি নিজের কাছে রাখুন।
inbox = ইনবক্স
yourRequests = আপনার অনুরোধ
joinRequests = সাইন-ইন করার আগে এই ডিভাইসে তৈরি অনুরোধ: { $count }। এগুলো আপনার তালিকায় যোগ করবেন?
newDeliveries = নতুন এসেছে: { $count }
notifyDeliveries = কিছু এলে আমাকে জানান
requestAccepts = ফাইল নিচ্ছে
requestClosed = আর ফাইল নেয় না
noDeliveries = এখনও কিছু আসেনি। যা আসবে তা এখানে দেখা যাবে।
requestGoneLead = এই অনুরোধের মেয়াদ শেষ হয়েছে বা এটি মুছে ফেলা হয়েছে।
requestUntrusted = এই অনুরোধ বিশ্বাস করা যায় না
requestUntrustedLead = লিঙ্কটি নষ্ট, অথবা সার্ভার অন্য অনুরোধ দেখাচ্ছে। কিছুই দেখানো হচ্ছে না।
deliveryComing = পাঠানো হচ্ছে
deliveryNew = এসেছে
deliveryCollected = সেভ হয়েছে
removeDelivery = সার্ভার থেকে মুছুন
deliveryRefused-repeated = প্রত্যাখ্যাত: এটি তালিকায় দুবার আছে।
deliveryRefused-forged = প্রত্যাখ্যাত: এটি আপনার লিঙ্ক দিয়ে তৈরি নয়।
deliveryRefused-damaged = প্রত্যাখ্যাত: এটি নষ্ট বা বদলানো হয়েছে।
closeRequest = ফাইল নেওয়া বন্ধ করুন
closeRequestTitle = ফাইল নেওয়া বন্ধ করবেন?
closeRequestLead = লিঙ্কটি চিরতরে কাজ করা বন্ধ করবে, আর যেসব ফাইল এখনও পাঠানো হচ্ছে সেগুলো আসবে না। যা এসেছে তা এখানে থাকবে।
newLink = নতুন লিঙ্ক
newLinkLead = নতুন লিঙ্ক তৈরি হলেই পুরোনো লিঙ্ক কাজ করা বন্ধ করে। যা এসেছে তা পুরোনো ইনবক্সে থাকে।
deleteRequestTitle = এই অনুরোধ মুছবেন?
deleteRequestLead = লিঙ্কটি কাজ করা বন্ধ করবে, আর যা এসেছে সব সার্ভার থেকে মুছে যাবে। আপনার সেভ করা ফাইল থাকবে।

## Receiving

checkingLink = আপনার ফাইল খোঁজা হচ্ছে…
checkFailed = সার্ভারে পৌঁছানো যাচ্ছে না
checkFailedLead = কিছুই হারায়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন।
checkRefused = সার্ভার ব্যস্ত
checkRefusedLead = কিছুই হারায়নি। একটু পরে আবার চেষ্টা করুন।
waitAsked = অনুগ্রহ করে { $time } অপেক্ষা করুন।
expiredTitle = এই ফাইলগুলো আর নেই
expiredLead = লিঙ্কের মেয়াদ শেষ হয়েছে, ডাউনলোডের সীমা পূর্ণ হয়েছে, অথবা প্রেরক এটি মুছে ফেলেছেন। নতুন একটি চেয়ে নিন।
removedTitle = এই ফাইলগুলো সরিয়ে ফেলা হয়েছে
removedLead = এই পরিষেবা যাঁরা চালান তাঁরা এগুলো সরিয়ে ফেলেছেন, তাই লিঙ্ক আর কাজ করে না।
contactOperator = যোগাযোগ করুন
passwordNeeded = পাসওয়ার্ড দিন
passwordNeededLead = প্রেরকের কাছে পাসওয়ার্ড চান; সেটি লিঙ্কে নেই।
passwordTryAgain = ভুল পাসওয়ার্ড। আবার চেষ্টা করুন।
unlock = আনলক করুন
keyNeeded = এই লিঙ্ক অসম্পূর্ণ
keyNeededLead = লিঙ্কের একটি অংশ নেই। আবার কপি করে এখানে পেস্ট করুন।
keyLabel = লিঙ্ক বা কী
notAKey = এটি এই পরিষেবার লিঙ্ক বা কী নয়।
keyOfAnotherFile = ওই লিঙ্ক অন্য ফাইলের।
openLink = খুলুন
wrongKey = এই লিঙ্ক কাজ করে না
wrongKeyLead = হয়তো এর কোনও অংশ বাদ পড়েছে। আপনার বার্তা থেকে পুরো লিঙ্ক কপি করে এখানে পেস্ট করুন।
filesForYou = { $count ->
    [one] আপনার জন্য একটি ফাইল
   *[other] আপনার জন্য { $count }টি ফাইল
}
filesForYouLead = এন্ড-টু-এন্ড এনক্রিপ্টেড। শুধু আপনার ব্রাউজারেই ডিক্রিপ্ট হয়।
fromSender = প্রেরকের পক্ষ থেকে
showMore = আরও দেখুন
download = ডাউনলোড করুন
noStreamsWarning = এত বড় ফাইল খুলতে এই ব্রাউজারকে পুরোটা মেমরিতে রাখতে হয়, আর তা নাও হতে পারে। আপনি কী করতে চান?
noStreams-copyLink = লিঙ্ক কপি করে অন্য ব্রাউজারে খুলুন
noStreams-otherBrowser = এমন ব্রাউজার নিন যা বড় ফাইল সরাসরি সেভ করে
noStreams-download = তবু এখানেই ডাউনলোড করুন
linkLife = মেয়াদ শেষ হতে বাকি: { $time }
linkLifeUnderMinute = মেয়াদ শেষ হতে এক মিনিটেরও কম বাকি
lastDownloadNote = শেষ ডাউনলোড: খুললে বা সেভ করলে লিঙ্ক আর কাজ করবে না।
ownUpload = { $left ->
    [one] এটি আপনার নিজের আপলোড। আপনি ডাউনলোড করলে আর কেউ পারবে না।
   *[other] এটি আপনার নিজের আপলোড। ডাউনলোড করলে বাকি { $left }টি ডাউনলোডের ১টি খরচ হবে।
}
downloadsTaken = কেউ এখন শেষ ডাউনলোডটি করছেন। সেটি থেমে গেলে দুই মিনিট পরে আবার চেষ্টা করতে পারেন।
downloading = ডাউনলোড হচ্ছে
decrypting = ডিক্রিপ্ট হচ্ছে…
downloadBegunAnew = এই ডাউনলোডটি চালিয়ে যাওয়া যায়নি, তাই এটি আবার শুরু থেকে শুরু হয়েছে।
stillUploading = প্রেরক এখনও আপলোড করছেন। আপনি এখনই ডাউনলোড শুরু করতে পারেন।
waitsForSender = প্রেরকের অপেক্ষায় আছি। নিজে থেকেই আবার চলবে।
downloadFinished = ডাউনলোড সম্পূর্ণ
downloadFinishedLead = { $name } আপনার ডাউনলোড ফোল্ডারে আছে।
savedInFolder = { $folder } ফোল্ডারে সেভ হয়েছে
downloadFinishedRenamed = এটি আপনার ডাউনলোড ফোল্ডারে আছে; আপনার ব্রাউজার হয়তো এটিকে অন্য নাম দিয়েছে।
downloadAgain = আবার ডাউনলোড করুন
lastDownloadDone = এটিই ছিল শেষ ডাউনলোড, তাই লিঙ্ক আর কাজ করে না।
downloadStopped = ডাউনলোড শেষ হয়নি
showDownload = দেখান

## Sending what a request asks for

requestTitle = ফাইল চাওয়া হয়েছে
requestLead = এই ডিভাইসেই এনক্রিপ্ট হয়। আপনি যা পাঠান, তা শুধু যিনি চেয়েছেন তিনিই খুলতে পারেন।
requestWords = যিনি চেয়েছেন তাঁর পক্ষ থেকে (যাচাই করা হয়নি)
requestKinds = পছন্দের ফাইলের ধরন
requestLeft = আর যতবার পাঠানো যাবে
requestRoom = বাকি জায়গা
requestEach = প্রতিবারে সর্বোচ্চ
requestSend = পাঠান
requestPasswordLead = যিনি আপনাকে লিঙ্কটি পাঠিয়েছেন, তাঁর কাছে চান।
requestSent = পাঠানো হয়েছে
requestSentLead = শুধু যিনি চেয়েছেন তিনিই এটি খুলতে পারেন। তিনি একই রসিদ কোড দেখেন।
receiptLabel = রসিদ কোড
copyReceipt = রসিদ কোড কপি করুন
delivery-stored = পৌঁছেছে। এখনও নেওয়া হয়নি।
delivery-collected = নেওয়া হয়েছে।
delivery-gone = নেওয়ার আগেই মুছে গেছে বা মেয়াদ শেষ হয়েছে।
deliveryLost = মাঝপথে থেমে যাওয়া আপলোডটি আর চালিয়ে যাওয়া যাবে না।
sentBefore = এই ডিভাইস থেকে পাঠানো
sentAt = পাঠানোর সময়: { $time }
requestEnded-unknown = এমন কোনও অনুরোধ নেই
requestEndedLead-unknown = এটি মুছে ফেলা হয়েছে বা মেয়াদ শেষ হয়েছে, অথবা এই পরিষেবা অনুরোধ নেয় না। নতুন লিঙ্ক চান।
requestEnded-closed = এই অনুরোধ বন্ধ
requestEnded-full = এই অনুরোধ পূর্ণ
requestEndedLead = এটি আর কিছু নেয় না। নতুন লিঙ্ক চান।
requestEnded-untrusted = এই লিঙ্ক বিশ্বাসযোগ্য নয়
requestEndedLead-untrusted = লিঙ্ক ও সার্ভার মেলে না, তাই কিছুই পাঠানো হয়নি। অন্য কোনও উপায়ে আবার লিঙ্কটি চান।

## Reporting an upload to whoever runs the service

report = রিপোর্ট
reportTitle = এই আপলোড রিপোর্ট করুন
reportLead = এটি এই পরিষেবা যাঁরা চালান তাঁদের কাছে যায়। আপনি যা লেখেন তা শুধু তাঁরাই পড়তে পারেন।
reportReason = সমস্যা কী?
reportReason-malware = ক্ষতিকর সফটওয়্যার
reportReason-fraud = প্রতারণা বা ফিশিং
reportReason-illegal = বেআইনি বিষয়বস্তু
reportReason-other = অন্য কিছু
reportWords = তাঁদের কী জানা দরকার?
reportKey = কী-সহ পাঠান
reportKeyHint = কী পেলে তাঁরা ফাইল খুলতে পারেন। কী ছাড়া পারেন না।
reportSend = রিপোর্ট পাঠান
reportSent = রিপোর্ট পাঠানো হয়েছে
reportSentLead = ধন্যবাদ। এই পরিষেবা যাঁরা চালান তাঁরা বিষয়টি দেখবেন।
reportFailed = এটি পাঠানো যায়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন।

## Dead ends

loading = এক মুহূর্ত…
configFailed = সার্ভারে পৌঁছানো যাচ্ছে না
configFailedLead = কিছুই হারায়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন।
intercepted = এই পরিষেবার বদলে কোনো সাইন-ইন পাতা বা আপনার নেটওয়ার্ক উত্তর দিয়েছে। এই পাতাটি অন্য ট্যাবে খুলুন, আর চাওয়া হলে সেখানে সাইন-ইন করুন।
pageNotFound = পৃষ্ঠা পাওয়া যায়নি
pageNotFoundLead = ঠিকানাটি দেখুন, অথবা হোম থেকে শুরু করুন।
notFoundTitle = এখানে কিছু নেই
notFoundLead = ফাইলগুলোর মেয়াদ শেষ হয়েছে বা সেগুলো মোছা হয়েছে, অথবা লিঙ্কটি সম্পূর্ণ নয়।
errorTitle = কিছু ভুল হয়েছে
errorLead = কিছু একটা ভেঙে গেছে। আপনার পাঠানো কিছুই হারায়নি।
uploadErrorLead = আপনার ফাইল পাঠানো হয়নি, তবে আপনার বাছাই এখানেই আছে। আবার চেষ্টা করুন।
uploadError-too_large = এই পরিষেবায় যত বড় চলে, এই ফাইলগুলো তার চেয়ে বড়। ছোট ছোট ভাগে পাঠান।
uploadError-bad_limit = এই পরিষেবা আর এতগুলো ডাউনলোড বা এত সময় দেয় না। পৃষ্ঠাটি আবার লোড করে নতুন করে বাছুন।
uploadError-unauthorized = এখানে ফাইল পাঠাতে সাইন-ইন করতে হবে। সাইন-ইন করে আবার ফাইল বাছাই করুন।
uploadError-sender_unknown = আপনি সাইন-ইন করেছেন কি না আমরা নিশ্চিত হতে পারিনি, তাই সবার সীমা প্রযোজ্য হয়েছে। সাইন-আউট হয়ে গিয়ে থাকলে আবার সাইন-ইন করুন; নইলে একটু পরে আবার চেষ্টা করুন।
uploadError-issuer_away = পরিষেবাটি এখন পাওয়া যাচ্ছে না, অথবা কে সাইন-ইন করেছেন তা যাচাই করতে পারছে না। অ্যাকাউন্ট ছাড়া { $size } পর্যন্ত পাঠাতে পারেন, এই সীমার মধ্যে: { $downloads } ও { $time }। কম পাঠান, অথবা একটু পরে আবার চেষ্টা করুন।
uploadError-signed_out = এই ডিভাইসে আপনাকে সাইন-আউট করা হয়েছে, তাই এই আপলোড থামানো হয়েছে।
uploadError-rate_limited = খুব বেশিবার চেষ্টা করা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।
uploadError-too_many_uploads = আপনার নেটওয়ার্ক বা অ্যাকাউন্ট থেকে খুব বেশি আপলোড শুরু হয়েছে। আপনার ফাইলগুলো এখানেই আছে।
uploadError-too_many_bytes = আপনার নেটওয়ার্ক বা অ্যাকাউন্ট থেকে খুব বেশি ডেটা পাঠানো হয়েছে। আপনার ফাইলগুলো এখানেই আছে।
uploadError-busy = পরিষেবাটি খুব ব্যস্ত। আপনার ফাইলগুলো এখানেই আছে; একটু পরে আবার চেষ্টা করুন।
uploadError-full = পরিষেবায় এখন আর কোনও ফাইলের জায়গা নেই। আপনার ফাইলগুলো এখানেই আছে; পরে আবার চেষ্টা করুন।
uploadError-unavailable = পরিষেবাটি এখন পাওয়া যাচ্ছে না। আপনার ফাইলগুলো এখানেই আছে; একটু পরে আবার চেষ্টা করুন।
uploadError-idle_timeout = সংযোগটি অনেকক্ষণ নিষ্ক্রিয় ছিল। সেটি দেখে আবার চেষ্টা করুন।
uploadError-connect_failed = সার্ভারে পৌঁছানো যাচ্ছে না। আপনার সংযোগ দেখে আবার চেষ্টা করুন। কিছু নেটওয়ার্ক, প্রায়ই অফিসের, আপলোড আটকে দেয়। অন্য নেটওয়ার্ক ব্যবহার করে দেখুন, যেমন আপনার ফোনের, অথবা যাঁরা আপনার নেটওয়ার্ক চালান তাঁদের জিজ্ঞাসা করুন।
uploadError-connection_lost = সংযোগ কেটে গেছে। আপনার ফাইলগুলো এখানেই আছে; আবার চেষ্টা করুন।
uploadError-file_changed = পাঠানোর সময় আপনার একটি ফাইল বদলে গেছে বা পড়া যায়নি। সেটি আবার বাছাই করুন।
downloadErrorLead = ডাউনলোড শেষ হয়নি। আবার চেষ্টা করুন; তাতে কাজ না হলে প্রেরকের কাছে নতুন লিঙ্ক চান।
downloadError-rate_limited = খুব বেশিবার চেষ্টা করা হয়েছে। একটু অপেক্ষা করে আবার চেষ্টা করুন।
downloadError-busy = পরিষেবাটি খুব ব্যস্ত। লিঙ্কটি এখনও কাজ করে; একটু পরে আবার চেষ্টা করুন।
downloadError-unavailable = পরিষেবাটি এখন পাওয়া যাচ্ছে না। লিঙ্কটি এখনও কাজ করে; একটু পরে আবার চেষ্টা করুন।
downloadError-connect_failed = সার্ভারে পৌঁছানো যাচ্ছে না। আপনার সংযোগ দেখে আবার চেষ্টা করুন।
downloadError-connection_lost = সংযোগ কেটে গেছে। সেটি দেখে আবার চেষ্টা করুন।
downloadError-damaged = যা এসেছে তা পাঠানো জিনিসের মতো নয়, তাই কিছুই রাখা হয়নি। আবার চেষ্টা করুন; তাতে কাজ না হলে প্রেরকের কাছে নতুন লিঙ্ক চান।
downloadError-incomplete = আপনার ব্রাউজার মাঝপথে সেভ করা থামিয়েছে। অসম্পূর্ণ ফাইলটি মুছে আবার চেষ্টা করুন।
downloadError-upload_abandoned = সব আপলোড হওয়ার আগেই প্রেরক থেমে গেছেন। নতুন লিঙ্ক চেয়ে নিন।
downloadError-no_room = এই ডিভাইসে এই ফাইলগুলোর জন্য জায়গা নেই। কিছু জায়গা খালি করে আবার চেষ্টা করুন।
crashLead = এই পৃষ্ঠাটি দেখানো যায়নি। আবার লোড করুন; আগে যা পাঠিয়েছেন তা নিরাপদ আছে।
chunkTitle = এই পৃষ্ঠার একটি অংশ নেই
chunkMissingLead = সেটি লোড করা যায়নি। আপনার সংযোগ দেখে আবার লোড করুন; আগে যা পাঠিয়েছেন তা নিরাপদ আছে।
chunkTimeoutLead = লোড হতে খুব বেশি সময় লেগেছে। আপনার সংযোগ দেখে আবার লোড করুন; আগে যা পাঠিয়েছেন তা নিরাপদ আছে।
waitForTransfer = একটি স্থানান্তর এখনও চলছে, সেটি মাঝপথে থেমে যাবে। শেষ হওয়া পর্যন্ত অপেক্ষা করুন।
reload = আবার লোড করুন
backHome = হোমে ফিরুন
outdatedTitle = আরও নতুন সংস্করণ আছে
outdatedLead = এই পৃষ্ঠাটি পুরনো। এগোতে এটি আপডেট করুন।
update = আপডেট করুন
outdatedBrowserTitle = আপনার ব্রাউজারটি পুরনো
outdatedBrowserLead = ফাইল পাঠাতে ও পেতে আপনার যা লাগে তা এতে নেই। এটি আপডেট করে এই ঠিকানা আবার খুলুন।
unsupportedTitle = এই ব্রাউজার { $title } খুলতে পারে না
unsupportedLead = ফাইল ব্রাউজারেই এনক্রিপ্ট হয়, আর এই ব্রাউজার তা পারে না। আপনি যা করতে পারেন:
unsupportedUpdate = এই ব্রাউজার আপডেট করে আপনার লিঙ্ক আবার খুলুন।
unsupportedOther = অথবা আপনার লিঙ্ক Chrome, Edge, Firefox বা Safari-র বর্তমান সংস্করণে কপি করুন।
unsupportedInApp = অন্য কোনও অ্যাপের ভেতরে লিঙ্কটি খুলে থাকলে সেই অ্যাপের মেনু থেকে “ব্রাউজারে খুলুন” বাছাই করুন।
insecureTitle = এই ঠিকানাটি নিরাপদ নয়
insecureLead = ব্রাউজার শুধু নিরাপদ পৃষ্ঠাতেই এনক্রিপ্ট করে। ফিরে গিয়ে শুরুতে https:// দিয়ে একই ঠিকানা খুলুন। তাতে না হলে, যাঁরা এই পরিষেবা চালান তাঁদের কাছে নিরাপদ ঠিকানাটি চান।
otherBrowser = অন্য ব্রাউজার নিন
help = সাহায্য

## Privacy

legalTitle = গোপনীয়তা ও শর্তাবলি
legalLead = আপনার ফাইলের কী হয়, কয়েকটি বাক্যে।
legalEncrypted = ফাইল এনক্রিপ্ট করে রাখা হয়। কী লিঙ্কের মধ্যে থাকে, কখনও সার্ভারে পৌঁছায় না।
legalLifetime = আমরা ফাইল সর্বাধিক { $anonymous } রাখি, অথবা আপনি সাইন-ইন করে থাকলে { $signedIn }।
legalOneLifetime = আমরা ফাইল সর্বাধিক { $time } রাখি।
legalDownloads = ডাউনলোডের সীমা পূর্ণ হলেই ফাইল মুছে ফেলা হয়।
legalLogs = আমরা সার্ভারের লগে IP ঠিকানা { $days } দিন রাখি।
legalAccountToSend = ফাইল পাঠাতে আপনার অ্যাকাউন্ট লাগে, পেতে লাগে না।
legalAccount = শুধু { $size }-এর চেয়ে বড় ফাইলের জন্য আপনার অ্যাকাউন্ট লাগে।

## Notes and messages

writeNote = নোট লিখুন
noteLabel = আপনার নোট
noteHint = এটি ফাইলের মতোই এনক্রিপ্ট হয়।
noteReadOnce = এটি ফাইলের মতোই এনক্রিপ্ট হয়, আর একবারই পড়া যায়।
noteDone = নোট যোগ করুন
createLink = লিঙ্ক তৈরি করুন
note = নোট
editNote = নোট সম্পাদনা করুন
addMessage = শিরোনাম বা বার্তা যোগ করুন
titleLabel = শিরোনাম
messageLabel = বার্তা
senderLabel = আপনার নাম
noteForYou = আপনার জন্য একটি নোট
showNote = নোট দেখান
showNoteOnce = এটি দেখালে শেষ ডাউনলোডটি খরচ হবে: আর দেখাতে পারবেন না।
copyText = টেক্সট কপি করুন
saveNote = ফাইল হিসেবে সেভ করুন
textCopyRefused = আপনার ব্রাউজার আমাদের কপি করতে দেয়নি। টেক্সট বাছাই করে নিজেই কপি করুন।

## Looking before taking

preview = প্রিভিউ
previewNamed = { $name }-এর প্রিভিউ
selectFile = { $name } বাছাই করুন
downloadSelected = { $count ->
    [one] { $count }টি ফাইল ডাউনলোড করুন
   *[other] { $count }টি ফাইল ডাউনলোড করুন
}
downloadAll = সব ডাউনলোড করুন
saveToFolder = ফোল্ডারে সেভ করুন
takingCounts = খোলা বা সেভ করা একটি ডাউনলোড হিসেবে গোনা হয়।
takingCounted = একটি ডাউনলোড গোনা হয়েছে। এই পৃষ্ঠা খোলা থাকা পর্যন্ত আর কিছু গোনা হবে না।
previewFailed = এই ফাইল দেখানো যায়নি। বরং ডাউনলোড করুন।
previewTooLarge = প্রিভিউর পক্ষে এই ফাইল খুব বড়। বরং ডাউনলোড করুন।
previewCut = শুধু শুরুর অংশ দেখানো হয়েছে।
previewProtected = এই ফাইলটি পাসওয়ার্ড দিয়ে সুরক্ষিত। খুলতে ডাউনলোড করুন।
previewMissingPictures = এই পৃষ্ঠার যতগুলো ছবি দেখানো যায়নি: { $count }
previewIncomplete = এর কিছু অংশ ঠিকভাবে দেখানো যাচ্ছে না।
previewNotText = এই ফাইলে লেখা আছে বলে মনে হচ্ছে না। বরং ডাউনলোড করুন।
previewEncoding = লেখার এনকোডিং
previousFile = আগের ফাইল
nextFile = পরের ফাইল
filePlace = { $count }টির মধ্যে { $place } নম্বর
noPreview = এই ফাইলের কোনো প্রিভিউ নেই।
close = বন্ধ করুন

## Strong passwords

strongPassword = অতি শক্তিশালী: শুধু Envoi দিয়ে খোলে
strongPasswordHint = অনুমান করা অনেক কঠিন, এই পরিষেবার পক্ষেও। পুরনো অ্যাপ লিঙ্কটি খুলতে পারে না।
suggestPassphrase = পাসফ্রেজ প্রস্তাব করুন
suggestFailed = কোনো প্রস্তাব লোড করা যায়নি। আপনার সংযোগ দেখে আবার চেষ্টা করুন, অথবা নিজের পাসওয়ার্ড লিখুন।
copyPassword = পাসওয়ার্ড কপি করুন
makingKey = এনক্রিপশনের প্রস্তুতি চলছে…
checkingPassword = পাসওয়ার্ড যাচাই হচ্ছে…

## News

downloadingNow = এখন ডাউনলোড হচ্ছে
wrongPasswords = { $count ->
    [one] ভুল পাসওয়ার্ড, { $count } বার চেষ্টা
   *[other] ভুল পাসওয়ার্ড, { $count } বার চেষ্টা
}
notifyMe = ডাউনলোড হলে আমাকে জানান
notifyOn = বিজ্ঞপ্তি চালু আছে
notifyBlocked = আপনার ব্রাউজার এই পৃষ্ঠার বিজ্ঞপ্তি আটকায়।
wasDownloaded = { $name } ডাউনলোড করা হয়েছে
