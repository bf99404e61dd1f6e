# Envoi: bahasa Indonesia

productName = Envoi

## Page

homeLink = { $title }, beranda
skipToContent = Langsung ke konten
promo = Pengumuman
closeNotice = Tutup
storageBlocked = Browser ini tidak menyimpan daftar kiriman Anda; daftar itu hilang saat halaman ini ditutup. Salin tautan Anda dulu.
storageFull = Perangkat ini kehabisan ruang untuk daftar kiriman Anda. Salin tautan Anda sebelum menutup halaman ini, atau hapus kiriman yang tidak diperlukan lagi.
footerPromise = File dienkripsi sebelum meninggalkan perangkat Anda. Hanya orang yang memiliki tautannya yang dapat membukanya.
footerLinks = Tentang layanan ini
link-privacy = Privasi
link-terms = Ketentuan
link-cookies = Cookie
link-source = Kode sumber
link-feedback = Masukan
feedbackFacts = Versi { $version }, { $browser }
language = Bahasa
languageOfBrowser = Default browser
languageTold = { $label }: { $language }
languageFailed = Bahasa ini tidak dapat dimuat. Periksa koneksi Anda lalu coba lagi.
introTitle = Berbagi file secara pribadi, dengan mudah
introLead = File Anda dienkripsi di perangkat ini sebelum dikirim. Bagikan tautannya kepada orang yang Anda pilih; hanya mereka yang dapat membuka file.
notBegunTitle = Belum ada apa-apa di sini?
notBegunLead = Periksa koneksi Anda, lalu muat ulang halaman ini. Jika tetap tidak bisa, browser Anda sudah usang: harap perbarui.
scriptsOffTitle = JavaScript dinonaktifkan
scriptsOffLead = File Anda dienkripsi di browser, jadi halaman ini memerlukan JavaScript. Aktifkan, lalu muat ulang.

## Sizes, times, amounts

bytes = { $num ->
   *[other] { $num } byte
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/dtk
percent = { $ratio }
days = { $num } hari
hours = { $num } jam
minutes = { $num } menit
seconds = { $num } detik
shortDays = { $num } hr
shortHours = { $num } j
shortMinutes = { $num } mnt
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = hingga { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = hingga besok, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = hingga { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } dari { $total }
remaining = Sisa { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
   *[other] { $count } unduhan
}
downloadsWithoutLimit = Unduhan tanpa batas
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
   *[other] { $count } file
}
nameAndMore = { $name } dan { $count } lainnya

## Common buttons

ok = Oke
done = Selesai
cancel = Batal
add = Tambahkan
doNotAdd = Jangan tambahkan
tryAgain = Coba lagi
copyLink = Salin tautan
copyMessage = Salin pesan
includePassword = Sertakan sandi
emailLink = Email
emailSubject = File untuk Anda
copied = Disalin
copyRefused = Browser tidak mengizinkan kami menyalin tautan. Tautannya sudah dipilih agar Anda dapat menyalinnya sendiri.
share = Bagikan
shareNamed = Bagikan { $name }
showQrCode = Kode QR
qrCode = Kode QR untuk tautan ini
qrCodeHint = Pindai dengan kamera ponsel untuk membuka tautan di sana.
qrCodeFailed = Kode QR tidak dapat dibuat. Tautan Anda tetap berfungsi.
sendYourOwn = Kirim file Anda sendiri
deleteUpload = Hapus
deleteFailed = Kiriman ini tidak dapat dihapus. Periksa koneksi Anda lalu coba lagi.
passwordProtected = Dilindungi sandi
passwordLabel = Sandi
showPassword = Tampilkan sandi
hidePassword = Sembunyikan sandi
filesInside = File dalam kiriman ini

## Accounts

signIn = Masuk
signOut = Keluar
signOutWaits = Transfer masih berjalan. Keluarlah setelah selesai.
signOutWaitsForTab = Transfer masih berjalan di tab lain. Keluarlah setelah selesai.
signOutSyncs = Menyimpan daftar Anda sebelum keluar…
signOutTitle = Keluar?
signOutLoses = { $count ->
   *[other] { $count } kiriman hanya ada di perangkat ini. Setelah keluar, Anda tidak dapat lagi melihat, mengubah, atau menghapusnya. Tautannya tetap berfungsi.
}
staySignedIn = Tetap masuk
signOutAnyway = Tetap keluar
signedOut = Anda sudah keluar.
signedOutRefused = Sesi Anda telah berakhir. Masuk lagi untuk melihat daftar Anda.
signUpTitle = Masuk untuk lebih banyak fitur
signUpLead = Anda bisa mengirim file tanpa akun. Dengan akun, Anda bisa melakukan lebih banyak hal:
benefitSize = Mengirim hingga { $size } sekaligus
benefitCount = { $count ->
   *[other] Tautan dapat dipakai hingga { $count } kali
}
benefitTime = { $token ->
   *[other] Tautan berlaku hingga { $token } hari
}
benefitSync = Melihat kiriman di semua perangkat Anda
benefitPerk = Daftar Anda tetap terenkripsi; hanya Anda yang dapat membacanya
emailLabel = Email (opsional)
signInNotBegun = Halaman masuk tidak dapat dijangkau. Periksa koneksi Anda lalu coba lagi.
signInAway = Saat ini tidak bisa masuk. Coba lagi nanti.
signInNoRoom = Perangkat ini kehabisan ruang untuk masuk. Hapus kiriman yang tidak diperlukan lagi, lalu coba lagi.
signInWaits = Transfer masih berjalan dan akan terputus. Masuklah setelah selesai.
signingIn = Sedang masuk…
signInErrorLead = Anda tidak berhasil masuk, dan tidak ada hal lain yang berubah. Coba lagi.
signInReason = Jika ini terus terjadi, beri tahu pengelola layanan ini: { $reason }
passphraseNeeded = Masukkan frasa sandi daftar Anda
passphraseNeededLead = Frasa ini mengenkripsi daftar kiriman Anda dan tidak pernah meninggalkan perangkat ini. Gunakan yang sama di semua perangkat Anda.
passphraseLabel = Frasa sandi
passphraseTooShort = Terlalu pendek. Gunakan setidaknya { $length } karakter.
passphraseHint = Setidaknya { $length } karakter: beberapa kata yang hanya akan dirangkai oleh Anda. Tidak ada yang dapat memulihkannya, jadi catatlah.
passphraseRunning = Membuat kunci…
passphraseFailed = Kunci tidak dapat dibuat di perangkat ini. Tutup tab lain, lalu coba lagi.
goOn = Lanjutkan
cancelSignIn = Batal masuk
unknownPassphrase = Apakah ini frasa sandi baru?
unknownPassphraseLead = Kami tidak menemukan daftar untuk frasa ini. Jika ini perangkat pertama Anda, atau Anda ingin frasa baru, ketik sekali lagi untuk memulai daftar. Jika sudah punya daftar, mungkin Anda salah ketik.
passphraseAgain = Ketik frasa sandi sekali lagi
passphraseDiffers = Frasa sandi tidak cocok.
beginList = Mulai daftar baru
anotherPassphrase = Saya salah ketik
uncheckedPassphrase = Frasa sandi Anda tidak dapat diperiksa
uncheckedPassphraseLead = Server tidak memberi tahu apakah ada daftar untuk frasa sandi ini. Coba lagi. Jika Anda melanjutkan dan ternyata salah ketik, Anda tidak akan melihat daftar dari perangkat lain.
trustPassphrase = Tetap lanjutkan
retypePassphrase = Ketik lagi

## Sending: choosing files

sendFiles = Kirim file
dropFiles = Seret dan lepas file
orSelectFiles = atau pilih sendiri, hingga { $size }
upToSize = Hingga { $size }
selectFiles = Pilih file
selectFolder = Pilih folder
sharedTitle = Tambahkan file ini?
sharedLead = Aplikasi atau situs web lain membagikannya ke halaman ini. Tambahkan hanya yang Anda harapkan.
accountNeeded = Masuk untuk mengirim file
accountNeededLead = Anda perlu akun untuk mengirim file di sini. Siapa pun bisa menerimanya.
accountNeededBlocked = Anda perlu akun untuk mengirim file di sini, tetapi browser ini tidak dapat menyimpan info masuk untuk halaman ini. Anda tetap bisa menerima file.
accountNeededToRequest = Anda perlu akun untuk meminta file di sini. Siapa pun yang memiliki tautannya bisa mengirimkannya.
signInForSize = Masuk untuk mengirim hingga { $size }
dropNow = Lepaskan untuk menambahkan file
chosenFiles = File Anda
addMoreFiles = Tambah file
removeFile = Keluarkan { $name }
fileRemoved = { $name } dikeluarkan
addFolder = Tambah folder
skipped-none = Tidak ada file untuk ditambahkan
skipped-empty = { $count ->
   *[other] { $count } file kosong dilewati
}
skipped-chosen = { $count ->
   *[other] { $count } file yang sudah ditambahkan dilewati
}
skipped-system = File sistem yang dilewati: { $count }
skipped-unreadable = Tidak dapat dibaca: { $name }
expiryChoices = Tautan kedaluwarsa setelah
downloadLimitLabel = Unduhan
timeLimitLabel = Waktu
addPassword = Lindungi dengan sandi
liveLink = Dapatkan tautan selagi mengunggah
liveLinkHint = Penerima dapat mulai mengunduh di browser mereka selagi Anda masih mengunggah. Biarkan halaman ini terbuka.
passwordMissing = Ketik sandi, atau hapus centang untuk mengirim tanpa sandi.
maxPasswordLength = Sandi dapat berisi hingga { $length } karakter.
uploadFiles = { $count ->
   *[other] Unggah { $count } file
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Terlalu banyak file
noticeTitle-fileTooBig = Terlalu besar untuk dikirim
noticeTitle-tooManyArchives = Terlalu banyak kiriman
noticeTitle-unreadableFiles = File ini tidak dapat dibaca

## Sending: what is not possible

tooManyFiles = { $count ->
   *[other] Anda bisa mengirim hingga { $count } file sekaligus; Anda memilih { $chosen }. Jadikan zip, atau pilih lebih sedikit.
}
tooManyFilesAtOnce = { $count ->
   *[other] Anda bisa mengirim hingga { $count } file sekaligus. Jadikan zip, atau pilih lebih sedikit.
}
addFitting = { $count ->
   *[other] Tambah { $count } pertama
}
fileTooBig = Anda bisa mengirim hingga { $size } sekaligus. Kirim file ini dalam beberapa bagian yang lebih kecil.
tooManyArchives = { $count ->
   *[other] Anda bisa menyimpan hingga { $count } kiriman sekaligus. Hapus salah satu, atau tunggu hingga ada yang kedaluwarsa.
}
unreadableFiles = Kami tidak dapat membaca yang Anda lepas. Pilih file lewat tombol saja.
needsAccountSize = Tanpa akun, Anda dapat mengirim hingga { $size } sekaligus.
needsAccountCount = { $count ->
   *[other] Tanpa akun, sebuah tautan mengizinkan paling banyak { $count } unduhan.
}
needsAccountTime = Tanpa akun, tautan berfungsi paling lama { $time }.

## Sending: under way and done

chosenTold = { $files }, total { $size }
noAnswer = Menunggu koneksi Anda. Kami akan melanjutkan otomatis.
uploading = Mengunggah
uploadWaiting = Menunggu diunggah
pause = Jeda
uploadPaused = Dijeda
liveLinkReady = Tautan ini sudah berfungsi. Penerima mendapatkan file seiring Anda mengunggahnya. Biarkan halaman ini terbuka.
unfinishedUpload = Unggahan terputus
continueFrom = Lanjutkan dari { $size }?
sameFilesNeeded = Untuk melanjutkan, pilih lagi file yang sama.
otherFiles = Itu bukan file yang sama, atau sudah berubah sejak saat itu. Tidak ada data lain yang dikirim.
notSent = Belum diunggah
prepareNext = Siapkan unggahan berikutnya
waitsForUpload = Dimulai setelah unggahan saat ini selesai.
stopUploadTitle = Hentikan unggahan ini?
stopUploadLead = Yang sudah terkirim sejauh ini akan hilang. File yang Anda pilih tetap ada di sini.
keepUploading = Lanjutkan unggahan
stopUpload = Hentikan
showUpload = Tampilkan
importing = Membaca file Anda…
encrypting = Mengenkripsi…
finalising = Hampir selesai. Menyimpan file Anda…
expiresAfter = Kedaluwarsa setelah { $downloads } atau { $time }
settingPassword = Memasang sandi…
passwordFailed = Sandi tidak dapat dipasang
passwordFailedLead = File Anda sudah diunggah tetapi belum dilindungi, jadi tautannya belum kami tampilkan. Coba lagi, atau hapus kiriman ini.
uploaded = Siap dibagikan
linkReady = Tautan Anda siap
uploadComplete = Unggahan selesai
shareLink = Tautan ke file Anda
sendMore = Kirim file lagi
linkDialogLead = Siapa pun yang memiliki tautan ini dapat mengunduh { $name }.
linkDialogNote = Siapa pun yang memiliki tautan ini dapat membaca catatan Anda.
linkNeedsPassword = Mereka juga memerlukan sandinya.
howProtected = Cara file Anda dilindungi
protectionTitle = Terenkripsi ujung ke ujung
protectionEncrypted = Browser mengenkripsi file sebelum meninggalkan perangkat ini. Server hanya menyimpan apa yang tidak dapat dibacanya.
protectionKey = Kuncinya adalah bagian dari tautan, setelah tanda #, dan tidak pernah dikirim ke server. Jadi, bagikan tautan hanya kepada orang yang Anda percayai.
protectionExpiry = File dihapus begitu tautan kedaluwarsa: setelah jumlah unduhan atau waktu yang Anda pilih.

## Keyboard shortcuts

shortcutsTitle = Pintasan keyboard
shortcutChoose = Pilih file
shortcutUpload = Unggah
shortcutCopy = Salin tautan
shortcutDownload = Unduh
shortcutHelp = Tampilkan daftar ini
shortcutsOn = Gunakan pintasan keyboard

## The survey

surveyTitle = Sampaikan pendapat Anda
surveyLead = Jawaban Anda membantu kami menjadi lebih baik. Survei dibuka di halaman lain dan tidak mengetahui apa pun tentang file Anda.
giveFeedback = Beri masukan
surveySkip = Lewati

## The person's own uploads

yourUploads = Kiriman Anda
noUploads = File yang Anda kirim muncul di sini, agar tautannya dapat disalin lagi atau filenya dihapus.
joinOffer = Kiriman dari perangkat ini sebelum Anda masuk: { $count }. Tambahkan ke daftar Anda?
downloadsLeft = { $count ->
   *[other] Sisa { $count } unduhan
}
timeLeft = Sisa { $time }
deleteNamed = Hapus { $name }
deletingNamed = Menghapus { $name }…
undo = Urungkan
keep = Biarkan
moreActions = Tindakan lain untuk { $name }
openPage = Buka halaman unduhan
openDownloadPage = Buka halaman unduhan { $name }
changeLimits = Ubah
changeLimitsNamed = Ubah masa berlaku tautan { $name }
changeLimitsTitle = Ubah masa berlaku tautan
keepTime = Tidak berubah
timeFromNow = { $time } dari sekarang
save = Simpan
goneTitle = Kiriman ini sudah tidak ada
goneLead = { $name } sudah kedaluwarsa, mencapai batas unduhannya, atau dihapus di tempat lain. Tidak ada yang diubah.
passwordNotSet = Sandinya belum terpasang, jadi tautannya disembunyikan. Jika tetap begitu, hapus kiriman ini lalu kirim file lagi.
changeFailed = Tidak dapat disimpan. Periksa pilihan dan koneksi Anda, lalu coba lagi.
pastUploads = Selesai dalam 7 hari terakhir
clearPast = Bersihkan
pastDownloaded = Diunduh { $time }
pastDownloadedBefore = Diunduh sebelum { $time }
pastExpired = Kedaluwarsa { $time }
pastDeleted = Dihapus { $time }
pastGone = Habis dipakai atau dihapus { $time }
pastGoneBefore = Habis dipakai atau dihapus sebelum { $time }
requestFiles = Minta file
newRequestLead = Buat tautan agar siapa pun dapat mengirimi Anda file yang hanya dapat Anda baca.
requestWanted = Yang Anda perlukan, satu hal per baris
requestAskerHint = Pengirim melihat nama ini. Tidak ada yang memeriksanya.
requestOpenFor = Dibuka selama
deliveries = Kiriman
requestDeliverySize = Ukuran tiap kiriman
requestTotalSize = Ukuran total
newRequestKinds = Jenis file, misalnya .pdf (hanya saran)
requestLink = Tautan permintaan
requestReadyLead = Siapa pun yang memiliki tautan ini dapat mengirimi Anda file. Hanya Anda yang dapat membacanya.
requestSubject = Mohon kirimi saya file
ownerLink = Tautan kotak masuk
ownerLinkWarning = Tautan ini membuka kotak masuk di perangkat lain. Siapa pun yang memilikinya dapat membaca semua yang Anda terima, jadi simpanlah sendiri.
inbox = Kotak masuk
yourRequests = Permintaan Anda
joinRequests = Permintaan yang dibuat di perangkat ini sebelum Anda masuk: { $count }. Tambahkan ke daftar Anda?
newDeliveries = Kiriman baru: { $count }
notifyDeliveries = Beri tahu saya saat ada kiriman
requestAccepts = Menerima file
requestClosed = Tidak lagi menerima file
noDeliveries = Belum ada yang tiba. Kiriman akan muncul di sini.
requestGoneLead = Permintaan ini sudah kedaluwarsa atau dihapus.
requestUntrusted = Permintaan ini tidak dapat dipercaya
requestUntrustedLead = Tautannya rusak, atau server menampilkan permintaan lain. Tidak ada yang ditampilkan.
deliveryComing = Sedang dikirim
deliveryNew = Diterima
deliveryCollected = Disimpan
removeDelivery = Hapus dari server
deliveryRefused-repeated = Ditolak: kiriman ini tercantum dua kali.
deliveryRefused-forged = Ditolak: kiriman ini tidak dibuat dengan tautan Anda.
deliveryRefused-damaged = Ditolak: kiriman ini rusak atau diubah.
closeRequest = Berhenti menerima file
closeRequestTitle = Berhenti menerima file?
closeRequestLead = Tautannya berhenti berfungsi selamanya, dan file yang masih dikirim tidak akan tiba. Yang sudah tiba tetap ada di sini.
newLink = Tautan baru
newLinkLead = Tautan lama berhenti berfungsi begitu yang baru siap. Yang sudah tiba tetap di kotak masuk lama.
deleteRequestTitle = Hapus permintaan ini?
deleteRequestLead = Tautannya berhenti berfungsi, dan semua yang tiba dihapus dari server. File yang Anda simpan tetap ada.

## Receiving

checkingLink = Mencari file Anda…
checkFailed = Server tidak dapat dijangkau
checkFailedLead = Tidak ada yang hilang. Periksa koneksi Anda lalu coba lagi.
checkRefused = Server sedang sibuk
checkRefusedLead = Tidak ada yang hilang. Coba lagi sebentar lagi.
waitAsked = Harap tunggu { $time }.
expiredTitle = File ini sudah tidak ada
expiredLead = Tautannya sudah kedaluwarsa, mencapai batas unduhan, atau dihapus pengirimnya. Mintalah yang baru.
removedTitle = File ini telah dicabut
removedLead = Pengelola layanan ini mencabutnya, jadi tautannya tidak berfungsi lagi.
contactOperator = Hubungi mereka
passwordNeeded = Masukkan sandi
passwordNeededLead = Tanyakan sandinya kepada pengirim; sandi tidak ada dalam tautan.
passwordTryAgain = Sandi salah. Coba lagi.
unlock = Buka kunci
keyNeeded = Tautan ini tidak lengkap
keyNeededLead = Sebagian tautan hilang. Salin lagi, lalu tempelkan di sini.
keyLabel = Tautan atau kunci
notAKey = Itu bukan tautan atau kunci dari layanan ini.
keyOfAnotherFile = Tautan itu untuk file lain.
openLink = Buka
wrongKey = Tautan ini tidak berfungsi
wrongKeyLead = Mungkin ada bagian yang hilang. Salin seluruh tautan dari pesan Anda dan tempelkan di sini.
filesForYou = { $count ->
   *[other] { $count } file untuk Anda
}
filesForYouLead = Terenkripsi ujung ke ujung. Hanya didekripsi di browser Anda.
fromSender = Dari pengirim
showMore = Selengkapnya
download = Unduh
noStreamsWarning = Untuk membuka file sebesar ini, browser ini harus menampung seluruhnya di memori, dan itu bisa gagal. Apa yang ingin Anda lakukan?
noStreams-copyLink = Salin tautan untuk dibuka di browser lain
noStreams-otherBrowser = Dapatkan browser yang langsung menyimpan file besar
noStreams-download = Tetap unduh di sini
linkLife = Kedaluwarsa dalam { $time }
linkLifeUnderMinute = Kedaluwarsa dalam kurang dari satu menit
lastDownloadNote = Unduhan terakhir: begitu Anda membuka atau menyimpan, tautan tidak berfungsi lagi.
ownUpload = { $left ->
   *[other] Ini kiriman Anda sendiri. Mengunduhnya memakai 1 dari { $left } unduhan yang tersisa.
}
downloadsTaken = Seseorang sedang memakai unduhan terakhir. Jika terhenti, Anda bisa mencoba lagi dalam dua menit.
downloading = Mengunduh
decrypting = Mendekripsi…
downloadBegunAnew = Unduhan ini tidak dapat dilanjutkan, jadi dimulai lagi dari awal.
stillUploading = Pengirim masih mengunggah. Anda sudah dapat mulai mengunduh.
waitsForSender = Menunggu pengirim. Kami akan melanjutkan otomatis.
downloadFinished = Unduhan selesai
downloadFinishedLead = { $name } ada di folder Unduhan Anda.
savedInFolder = Disimpan di { $folder }
downloadFinishedRenamed = Berkas ada di folder Unduhan Anda. Peramban mungkin memberinya nama lain.
downloadAgain = Unduh lagi
lastDownloadDone = Itu unduhan terakhir, jadi tautannya tidak berfungsi lagi.
downloadStopped = Unduhan tidak selesai
showDownload = Tampilkan

## Sending what a request asks for

requestTitle = File diminta
requestLead = Dienkripsi di perangkat ini. Hanya peminta yang dapat membuka apa yang Anda kirim.
requestWords = Dari peminta (tidak diverifikasi)
requestKinds = Jenis file yang diutamakan
requestLeft = Sisa kiriman
requestRoom = Sisa ruang
requestEach = Maksimum per kiriman
requestSend = Kirim
requestPasswordLead = Tanyakan kepada orang yang mengirimi Anda tautannya.
requestSent = Terkirim
requestSentLead = Hanya peminta yang dapat membukanya. Kode tanda terimanya sama.
receiptLabel = Kode tanda terima
copyReceipt = Salin kode tanda terima
delivery-stored = Sudah tiba. Belum diambil.
delivery-collected = Sudah diambil.
delivery-gone = Dihapus atau kedaluwarsa tanpa diambil.
deliveryLost = Unggahan Anda yang terputus tidak dapat dilanjutkan.
sentBefore = Dikirim dari perangkat ini
sentAt = Dikirim: { $time }
requestEnded-unknown = Tidak ada permintaan seperti itu
requestEndedLead-unknown = Permintaannya sudah dihapus atau kedaluwarsa, atau layanan ini tidak menerima permintaan. Mintalah tautan baru.
requestEnded-closed = Permintaan ini ditutup
requestEnded-full = Permintaan ini penuh
requestEndedLead = Tidak ada lagi yang diterima. Mintalah tautan baru.
requestEnded-untrusted = Tautan ini tidak dapat dipercaya
requestEndedLead-untrusted = Tautan dan server tidak cocok, jadi tidak ada yang dikirim. Mintalah tautannya lagi dengan cara lain.

## Reporting an upload to whoever runs the service

report = Laporkan
reportTitle = Laporkan unggahan ini
reportLead = Laporan ini sampai ke pengelola layanan ini. Hanya mereka yang dapat membaca tulisan Anda.
reportReason = Apa masalahnya?
reportReason-malware = Perangkat lunak berbahaya
reportReason-fraud = Penipuan atau phishing
reportReason-illegal = Konten ilegal
reportReason-other = Hal lain
reportWords = Apa yang perlu mereka ketahui?
reportKey = Sertakan kunci
reportKeyHint = Dengan kunci, mereka dapat membuka file. Tanpa kunci, tidak bisa.
reportSend = Kirim laporan
reportSent = Laporan terkirim
reportSentLead = Terima kasih. Pengelola layanan ini akan memeriksanya.
reportFailed = Tidak dapat dikirim. Periksa koneksi Anda, lalu coba lagi.

## Dead ends

loading = Sebentar…
configFailed = Server tidak dapat dijangkau
configFailedLead = Tidak ada yang hilang. Periksa koneksi Anda lalu coba lagi.
intercepted = Halaman masuk atau jaringan Anda menjawab menggantikan layanan ini. Buka halaman ini di tab lain, lalu masuk di sana jika diminta.
pageNotFound = Halaman tidak ditemukan
pageNotFoundLead = Periksa alamatnya, atau mulai dari beranda.
notFoundTitle = Tidak ada apa-apa di sini
notFoundLead = File sudah kedaluwarsa atau dihapus, atau tautannya tidak lengkap.
errorTitle = Ada masalah
errorLead = Ada yang rusak. Tidak ada kiriman Anda yang hilang.
uploadErrorLead = File Anda tidak terkirim, tetapi pilihan Anda masih ada di sini. Coba lagi.
uploadError-too_large = File ini lebih besar dari yang diizinkan layanan ini. Kirim dalam beberapa bagian yang lebih kecil.
uploadError-bad_limit = Layanan ini tidak lagi mengizinkan unduhan sebanyak atau waktu selama itu. Muat ulang halaman, lalu pilih lagi.
uploadError-unauthorized = Anda perlu masuk untuk mengirim file di sini. Masuk, lalu pilih file Anda lagi.
uploadError-sender_unknown = Kami tidak dapat memastikan bahwa Anda sudah masuk, jadi batas umum yang berlaku. Jika Anda sudah keluar, masuk lagi; jika tidak, coba lagi sebentar lagi.
uploadError-issuer_away = Layanan sedang tidak tersedia, atau tidak dapat memeriksa siapa yang masuk. Tanpa akun, Anda bisa mengirim hingga { $size }, paling banyak untuk { $downloads } dan { $time }. Kirim lebih sedikit, atau coba lagi sebentar lagi.
uploadError-signed_out = Anda telah dikeluarkan di perangkat ini, jadi unggahan ini dihentikan.
uploadError-rate_limited = Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.
uploadError-too_many_uploads = Terlalu banyak unggahan dari jaringan atau akun Anda. File Anda masih ada di sini.
uploadError-too_many_bytes = Terlalu banyak data dari jaringan atau akun Anda. File Anda masih ada di sini.
uploadError-busy = Layanan sedang sangat sibuk. File Anda masih ada di sini; coba lagi sebentar lagi.
uploadError-full = Layanan saat ini tidak punya ruang untuk file lagi. File Anda masih ada di sini; coba lagi nanti.
uploadError-unavailable = Layanan sedang tidak tersedia. File Anda masih ada di sini; coba lagi sebentar lagi.
uploadError-idle_timeout = Koneksi terlalu lama tidak aktif. Periksa, lalu coba lagi.
uploadError-connect_failed = Server tidak dapat dijangkau. Periksa koneksi Anda lalu coba lagi. Beberapa jaringan, sering kali di tempat kerja, memblokir unggahan. Coba jaringan lain, misalnya dari ponsel Anda, atau tanyakan kepada pengelola jaringan Anda.
uploadError-connection_lost = Koneksi terputus. File Anda masih ada di sini; coba lagi.
uploadError-file_changed = Salah satu file Anda berubah atau tidak dapat dibaca saat dikirim. Pilih lagi file itu.
downloadErrorLead = Unduhan tidak selesai. Coba lagi; jika tidak membantu, minta tautan baru kepada pengirim.
downloadError-rate_limited = Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.
downloadError-busy = Layanan sedang sangat sibuk. Tautannya masih berfungsi; coba lagi sebentar lagi.
downloadError-unavailable = Layanan sedang tidak tersedia. Tautannya masih berfungsi; coba lagi sebentar lagi.
downloadError-connect_failed = Server tidak dapat dijangkau. Periksa koneksi Anda, lalu coba lagi.
downloadError-connection_lost = Koneksi terputus. Periksa, lalu coba lagi.
downloadError-damaged = Yang diterima bukan yang dikirim, jadi tidak ada yang disimpan. Coba lagi; jika tidak membantu, minta tautan baru kepada pengirim.
downloadError-incomplete = Browser berhenti menyimpan di tengah jalan. Hapus file yang tidak lengkap, lalu coba lagi.
downloadError-upload_abandoned = Pengirim berhenti sebelum semuanya terunggah. Mintalah tautan baru.
downloadError-no_room = Perangkat ini tidak punya ruang untuk file ini. Kosongkan sedikit ruang, lalu coba lagi.
crashLead = Halaman ini tidak dapat ditampilkan. Muat ulang; apa pun yang sudah Anda kirim tetap aman.
chunkTitle = Sebagian halaman ini tidak ada
chunkMissingLead = Bagian itu tidak dapat dimuat. Periksa koneksi Anda, lalu muat ulang; apa pun yang sudah Anda kirim tetap aman.
chunkTimeoutLead = Terlalu lama dimuat. Periksa koneksi Anda, lalu muat ulang; apa pun yang sudah Anda kirim tetap aman.
waitForTransfer = Transfer masih berjalan dan akan terputus. Tunggu hingga selesai.
reload = Muat ulang
backHome = Kembali ke beranda
outdatedTitle = Ada versi yang lebih baru
outdatedLead = Halaman ini sudah usang. Perbarui untuk melanjutkan.
update = Perbarui
outdatedBrowserTitle = Browser Anda sudah usang
outdatedBrowserLead = Browser ini tidak memiliki yang Anda perlukan untuk mengirim dan menerima file. Perbarui, lalu buka lagi alamat ini.
unsupportedTitle = Browser ini tidak dapat membuka { $title }
unsupportedLead = File dienkripsi di browser, dan browser ini tidak bisa melakukannya. Inilah yang bisa Anda lakukan:
unsupportedUpdate = Perbarui browser ini, lalu buka lagi tautan Anda.
unsupportedOther = Atau salin tautan Anda ke versi terbaru Chrome, Edge, Firefox, atau Safari.
unsupportedInApp = Jika Anda membuka tautan di dalam aplikasi lain, pilih “Buka di browser” dari menu aplikasi itu.
insecureTitle = Alamat ini tidak aman
insecureLead = Browser hanya mengenkripsi di halaman yang aman. Kembali, lalu buka alamat yang sama dengan https:// di depannya. Jika gagal, tanyakan alamat amannya kepada pengelola layanan ini.
otherBrowser = Dapatkan browser lain
help = Bantuan

## Privacy

legalTitle = Privasi dan ketentuan
legalLead = Apa yang terjadi pada file Anda, dalam beberapa kalimat.
legalEncrypted = File disimpan terenkripsi. Kuncinya ada di tautan dan tidak pernah sampai ke server.
legalLifetime = Kami menyimpan file paling lama { $anonymous }, atau { $signedIn } jika Anda masuk.
legalOneLifetime = Kami menyimpan file paling lama { $time }.
legalDownloads = File dihapus begitu batas unduhannya tercapai.
legalLogs = Kami menyimpan alamat IP dalam log server selama { $days } hari.
legalAccountToSend = Anda perlu akun untuk mengirim file, tetapi tidak untuk menerimanya.
legalAccount = Anda perlu akun hanya untuk file yang lebih besar dari { $size }.

## Notes and messages

writeNote = Tulis catatan
noteLabel = Catatan Anda
noteHint = Catatan dienkripsi seperti file.
noteReadOnce = Catatan dienkripsi seperti file, dan hanya dapat dibaca sekali.
noteDone = Tambah catatan
createLink = Buat tautan
note = Catatan
editNote = Edit catatan
addMessage = Tambah judul atau pesan
titleLabel = Judul
messageLabel = Pesan
senderLabel = Nama Anda
noteForYou = Catatan untuk Anda
showNote = Tampilkan catatan
showNoteOnce = Menampilkannya memakai unduhan terakhir: catatan tidak dapat ditampilkan lagi.
copyText = Salin teks
saveNote = Simpan sebagai file
textCopyRefused = Browser tidak mengizinkan kami menyalin. Pilih teksnya dan salin sendiri.

## Looking before taking

preview = Pratinjau
previewNamed = Pratinjau { $name }
selectFile = Pilih { $name }
downloadSelected = { $count ->
   *[other] Unduh { $count } file
}
downloadAll = Unduh semua
saveToFolder = Simpan ke folder
takingCounts = Membuka atau menyimpan dihitung sebagai satu unduhan.
takingCounted = Satu unduhan sudah dihitung. Tidak ada lagi yang dihitung selama halaman ini terbuka.
previewFailed = File ini tidak dapat ditampilkan. Unduh saja.
previewTooLarge = File ini terlalu besar untuk pratinjau. Unduh saja.
previewCut = Hanya bagian awal yang ditampilkan.
previewProtected = File ini dilindungi sandi. Unduh untuk membukanya.
previewMissingPictures = Gambar di halaman ini yang tidak dapat ditampilkan: { $count }
previewIncomplete = Sebagian isinya tidak dapat ditampilkan dengan benar.
previewNotText = File ini tampaknya tidak berisi teks. Unduh saja.
previewEncoding = Pengodean teks
previousFile = File sebelumnya
nextFile = File berikutnya
filePlace = { $place } dari { $count }
noPreview = File ini tidak memiliki pratinjau.
close = Tutup

## Strong passwords

strongPassword = Ekstra kuat: hanya terbuka di Envoi
strongPasswordHint = Jauh lebih sulit ditebak, bahkan oleh layanan ini. Aplikasi lama tidak dapat membuka tautannya.
suggestPassphrase = Sarankan frasa sandi
suggestFailed = Saran tidak dapat dimuat. Periksa koneksi Anda lalu coba lagi, atau ketik sandi Anda sendiri.
copyPassword = Salin sandi
makingKey = Menyiapkan enkripsi…
checkingPassword = Memeriksa sandi…

## News

downloadingNow = Sedang diunduh
wrongPasswords = { $count ->
   *[other] Sandi salah, { $count } percobaan
}
notifyMe = Beri tahu saya saat ada unduhan
notifyOn = Notifikasi aktif
notifyBlocked = Browser Anda memblokir notifikasi untuk halaman ini.
wasDownloaded = { $name } telah diunduh
