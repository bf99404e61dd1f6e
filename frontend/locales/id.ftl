# Envoi: bahasa Indonesia

productName = Envoi

## Page

homeLink = { $title }, beranda
skipToContent = Langsung ke konten
promo = Pengumuman
closeNotice = Tutup pengumuman ini
storageBlocked = Browser ini tidak menyimpan daftar kiriman Anda: daftar itu hilang saat halaman ini ditutup. Salin tautan Anda sebelum itu.
storageFull = Di perangkat ini tidak ada ruang lagi untuk daftar kiriman Anda. Salin tautan Anda sebelum menutup halaman ini, atau hapus kiriman yang tidak diperlukan lagi.
footerPromise = File dienkripsi sebelum meninggalkan perangkat Anda. Hanya orang yang memiliki tautannya yang dapat membukanya.
footerLinks = Tentang layanan ini
link-privacy = Privasi
link-terms = Ketentuan
link-cookies = Cookie
link-source = Kode sumber
link-feedback = Masukan
feedbackFacts = Versi { $version }, { $browser }
language = Bahasa
languageOfBrowser = Sesuai browser
languageTold = { $label }: { $language }
languageFailed = Bahasa ini tidak dapat dimuat. Periksa koneksi Anda lalu coba lagi.
introTitle = Kirim file, tetap pribadi
introLead = File Anda dienkripsi di sini, sebelum meninggalkan perangkat Anda. Anda mendapat tautan untuk diteruskan; hanya orang yang memilikinya yang dapat membuka file.
notBegunTitle = Belum ada apa-apa di sini?
notBegunLead = Periksa koneksi Anda, lalu muat ulang halaman ini. Jika itu tidak membantu, browser ini sudah usang: perbarui.
scriptsOffTitle = JavaScript dinonaktifkan
scriptsOffLead = File dienkripsi di browser Anda, jadi halaman ini memerlukan JavaScript.

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
sizeOfTotal = { $done } dari { $total }
remaining = Sisa { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
   *[other] { $count } unduhan
}
filesCount = { $count ->
   *[other] { $count } file
}

## Common buttons

ok = Oke
cancel = Batal
tryAgain = Coba lagi
copyLink = Salin tautan
copied = Disalin
copyRefused = Browser tidak mengizinkan halaman ini menyalin. Tautannya sudah dipilih agar Anda dapat menyalinnya sendiri.
share = Bagikan
shareNamed = Bagikan { $name }
showQrCode = Tampilkan kode QR
qrCode = Kode QR tautan
qrCodeHint = Arahkan kamera ponsel ke kode ini untuk membuka tautan di sana.
qrCodeFailed = Kode QR tidak dapat dibuat. Tautannya tetap berfungsi.
sendYourOwn = Kirim file Anda sendiri
deleteUpload = Hapus
deleteFailed = Tidak dapat dihapus. Periksa koneksi Anda lalu coba lagi.
passwordProtected = Dilindungi sandi
passwordLabel = Sandi
filesInside = File di dalamnya

## Accounts

signIn = Masuk
signOut = Keluar
signOutWaits = Transfer masih berjalan. Keluarlah setelah selesai.
signOutWaitsForTab = Transfer masih berjalan di tab lain. Keluarlah setelah selesai.
signOutSyncs = Memperbarui daftar Anda sebelum keluar…
signOutTitle = Keluar?
signOutLoses = { $count ->
   *[other] { $count } kiriman hanya ada di perangkat ini: daftar Anda tidak dapat diperbarui. Setelah keluar, Anda tidak dapat lagi melihat, mengubah, atau menghapusnya. Tautannya tetap berfungsi.
}
staySignedIn = Tetap masuk
signOutAnyway = Tetap keluar
signedOut = Anda sudah keluar.
signedOutRefused = Anda sudah keluar: sesi masuk Anda telah berakhir. Masuk lagi untuk melihat daftar Anda.
signUpTitle = Masuk untuk lebih banyak fitur
signUpLead = Mengirim bisa tanpa akun. Dengan akun, Anda dapat melakukan lebih banyak hal:
benefitSize = Mengirim hingga { $size } sekaligus
benefitCount = { $count ->
   *[other] Tautan dapat dipakai hingga { $count } kali
}
benefitTime = { $token ->
   *[other] Tautan berlaku hingga { $token } hari
}
benefitSync = Melihat kiriman di semua perangkat Anda
benefitPerk = Daftar Anda tetap terenkripsi: hanya Anda yang dapat membacanya
emailLabel = Email (opsional)
signInNotBegun = Halaman masuk tidak dapat dijangkau. Periksa koneksi Anda lalu coba lagi.
signInAway = Layanan untuk masuk sedang tidak dapat dijangkau. Coba lagi nanti.
signInNoRoom = Di perangkat ini tidak ada ruang lagi untuk masuk. Hapus kiriman yang tidak diperlukan lagi, lalu coba lagi.
signInWaits = Transfer masih berjalan dan akan terputus. Masuklah setelah selesai.
signingIn = Sedang masuk…
signInErrorLead = Anda belum masuk, dan tidak ada hal lain yang berubah. Coba lagi.
passphraseNeeded = Frasa sandi daftar Anda
passphraseNeededLead = Frasa ini mengenkripsi daftar kiriman Anda dan tidak pernah meninggalkan perangkat ini. Gunakan yang sama di semua perangkat Anda.
passphraseLabel = Frasa sandi
passphraseTooShort = Terlalu pendek: diperlukan setidaknya { $length } karakter.
passphraseHint = Setidaknya { $length } karakter: beberapa kata yang hanya berkaitan bagi Anda. Tidak ada yang dapat memulihkannya, jadi catatlah.
passphraseRunning = Membuat kunci…
passphraseFailed = Perangkat ini tidak dapat membuat kunci. Tutup tab lain, lalu coba lagi.
goOn = Lanjutkan
cancelSignIn = Batal masuk
unknownPassphrase = Apakah frasa sandi ini baru?
unknownPassphraseLead = Tidak ada daftar untuk frasa ini. Jika ini perangkat pertama Anda, atau Anda memilih frasa baru, ketik sekali lagi untuk memulai daftar. Jika tidak, berarti salah ketik.
passphraseAgain = Frasa sandi yang sama sekali lagi
passphraseDiffers = Ini tidak sama dengan yang Anda ketik tadi.
beginList = Mulai daftar baru
anotherPassphrase = Salah ketik
uncheckedPassphrase = Tidak dapat diperiksa
uncheckedPassphraseLead = Server tidak memberi tahu apakah ada daftar untuk frasa sandi ini. Coba lagi. Jika Anda tetap melanjutkan dan ternyata salah ketik, Anda tidak akan melihat daftar dari perangkat lain.
trustPassphrase = Tetap lanjutkan
retypePassphrase = Ketik lagi

## Sending: choosing files

sendFiles = Kirim file
dropFiles = Seret dan lepas file
orSelectFiles = atau klik untuk memilih hingga { $size }
selectFiles = Pilih file
selectFolder = Pilih folder
accountNeeded = Masuk untuk mengirim file
accountNeededLead = Di layanan ini hanya orang yang memiliki akun yang dapat mengirim file. Menerima bisa tanpa akun.
accountNeededBlocked = Di layanan ini hanya orang yang memiliki akun yang dapat mengirim file, dan Anda tidak dapat masuk dengan browser ini karena tidak menyimpan apa pun untuk halaman ini. Menerima file bisa tanpa akun.
signInForSize = Masuk untuk mengirim hingga { $size }
dropNow = Lepaskan di mana saja
chosenFiles = File terpilih
addMoreFiles = Tambah lagi
removeFile = Keluarkan { $name }
totalSize = Total { $size }
skippedEmpty = File kosong yang tidak ditambahkan: { $count }
skippedChosen = File yang sudah dipilih dan tidak ditambahkan lagi: { $count }
expiryChoices = Tautan berhenti berfungsi setelah
downloadLimitLabel = Unduhan
timeLimitLabel = Waktu
addPassword = Lindungi dengan sandi
maxPasswordLength = Sandi paling banyak { $length } karakter.
uploadFiles = { $count ->
   *[other] Enkripsi dan unggah { $count } file
}

## Sending: what is not possible

noticeTitle = Tidak berhasil
tooManyFiles = { $count ->
   *[other] Hanya { $count } file yang dapat dikirim sekaligus.
}
fileTooBig = Jika digabung, file-file ini lebih besar dari { $size }. Kirim dalam bagian yang lebih kecil.
tooManyArchives = { $count ->
   *[other] Hanya { $count } kiriman yang dapat disimpan pada satu waktu. Hapus salah satu dulu, atau tunggu hingga ada yang kedaluwarsa.
}
unreadableFiles = Yang Anda lepas tidak dapat dibaca. Pilih file dengan tombol saja.
needsAccountSize = Tanpa akun, Anda dapat mengirim hingga { $size } sekaligus.
needsAccountCount = { $count ->
   *[other] Tanpa akun, sebuah tautan mengizinkan paling banyak { $count } unduhan.
}
needsAccountTime = Tanpa akun, sebuah tautan berfungsi paling lama { $time }.

## Sending: under way and done

chosenTold = { $files }, total { $size }
noAnswer = Belum ada jawaban beberapa saat. Periksa koneksi Anda: unggahan akan berlanjut sendiri, atau Anda dapat membatalkannya.
uploading = Mengunggah
importing = Membaca file Anda…
encrypting = Mengenkripsi…
finalising = Semuanya sudah sampai. Sedang disimpan…
expiresAfter = Kedaluwarsa setelah { $downloads } atau { $time }
settingPassword = Memasang sandi…
passwordFailed = Sandi tidak dapat dipasang
passwordFailedLead = File Anda sudah diunggah, tetapi belum dilindungi, jadi tautannya tidak ditampilkan. Coba lagi, atau hapus kiriman ini.
linkReady = Tautan Anda siap
linkReadyLead = Siapa pun yang memiliki tautan ini dapat membuka file. Selain itu tidak ada yang bisa, bahkan layanan ini pun tidak.
shareLink = Tautan ke file Anda
sendMore = Kirim file lagi
copyLinkTitle = Salin tautan Anda
shareLinkTitle = Bagikan tautan Anda
linkDialogLead = Siapa pun yang Anda beri tautan ini dapat membuka { $name }.

## The survey

surveyTitle = Sampaikan pendapat Anda
surveyLead = Jawaban Anda membantu membuat pengiriman file lebih baik. Jawaban diberikan di halaman lain, dan tidak ada apa pun tentang file Anda yang ikut terkirim.
giveFeedback = Beri masukan
surveySkip = Lewati

## The person's own uploads

yourUploads = Kiriman Anda
noUploads = Yang Anda kirim muncul di sini, agar Anda dapat menyalin tautannya lagi atau menghapusnya.
downloadsLeft = { $count ->
   *[other] Sisa { $count } unduhan
}
timeLeft = Sisa { $time }
deleteNamed = Hapus { $name }
deleteTitle = Hapus kiriman ini?
deleteQuestion = Tidak ada lagi yang dapat mengunduh { $name }. Ini tidak dapat diurungkan.
keep = Biarkan
openDownloadPage = Buka halaman yang dilihat penerima { $name }
changeLimits = Ubah
changeLimitsNamed = Ubah berapa lama { $name } dapat diunduh
changeLimitsTitle = Ubah masa berlaku tautan
keepTime = Tetap
timeFromNow = { $time } dari sekarang
save = Simpan
goneTitle = Sudah tidak ada
goneLead = { $name } sudah kedaluwarsa, sudah diunduh sebanyak yang diizinkan tautannya, atau dihapus di tempat lain. Tidak ada yang diubah.
passwordNotSet = Sandinya belum terpasang, jadi tautannya tidak ditampilkan. Jika tetap begitu, hapus lalu kirim file lagi.
changeFailed = Tidak dapat diubah. Periksa pilihan dan koneksi Anda, lalu coba lagi.

## Receiving

checkingLink = Mencari file Anda…
checkFailed = Server tidak menjawab
checkFailedLead = Tidak ada yang hilang. Periksa koneksi Anda lalu coba lagi.
checkRefused = Belum bisa sekarang
checkRefusedLead = Ada masalah di server. Tidak ada yang hilang: coba lagi dalam beberapa saat.
waitAsked = Server meminta Anda menunggu { $time }.
expiredTitle = File ini sudah tidak ada
expiredLead = Tautannya sudah kedaluwarsa, sudah habis dipakai, atau dihapus pengirimnya. Mintalah yang baru.
passwordNeeded = Masukkan sandi
passwordNeededLead = Pengirim melindungi file ini. Sandinya tidak disertakan dalam tautan.
passwordTryAgain = Sandi salah. Coba lagi.
unlock = Buka kunci
keyNeeded = Kuncinya tidak ada
keyNeededLead = Tautan yang lengkap memiliki kunci setelah tanda #. Tempelkan seluruh tautan, atau kuncinya saja.
keyLabel = Tautan atau kunci
notAKey = Ini bukan tautan maupun kunci layanan ini.
keyOfAnotherFile = Tautan ini menuju file lain.
openLink = Buka
filesForYou = { $count ->
   *[other] { $count } file untuk Anda
}
filesForYouLead = Dikirim terenkripsi. Didekripsi di sini, di browser Anda.
download = Unduh
noStreamsWarning = Browser ini hanya dapat membuka file sebesar itu dengan menampung seluruhnya di memori, dan itu bisa gagal. Apa yang ingin Anda lakukan?
noStreams-copyLink = Salin tautan, untuk dibuka di browser lain
noStreams-otherBrowser = Dapatkan browser yang menyimpan file besar sambil menerimanya
noStreams-download = Tetap unduh di sini
linkLife = Tersedia selama { $time }
lastDownload = Tersedia selama { $time }. Ini unduhan terakhir: simpanlah filenya baik-baik.
downloadsTaken = Unduhan terakhir sedang berlangsung, di sini atau oleh orang lain. Jika terputus, unduhan itu tersedia lagi: coba dalam dua menit.
downloading = Mengunduh
decrypting = Mendekripsi…
downloadFinished = Selesai
downloadFinishedLead = File sudah didekripsi dan ada di unduhan Anda.
downloadStopped = Unduhan tidak selesai.
showDownload = Tampilkan

## Dead ends

loading = Sebentar…
configFailed = Server tidak menjawab
configFailedLead = Tidak ada yang hilang. Periksa koneksi Anda lalu coba lagi.
notFoundTitle = Tidak ada apa-apa di sini
notFoundLead = File sudah kedaluwarsa atau dihapus, atau tautannya tidak lengkap.
errorTitle = Ada masalah
errorLead = Tidak berhasil. Kembali ke beranda, lalu coba lagi.
uploadErrorLead = File Anda tidak terkirim. Yang Anda pilih masih ada: coba lagi.
uploadError-too_large = File lebih besar dari yang diizinkan layanan ini. Kirim dalam bagian yang lebih kecil.
uploadError-bad_limit = Layanan ini tidak lagi mengizinkan unduhan sebanyak atau waktu selama itu. Muat ulang halaman, lalu pilih lagi.
uploadError-unauthorized = Di sini hanya orang yang sudah masuk yang dapat mengirim file. Masuk, lalu pilih file Anda lagi.
uploadError-sender_unknown = Layanan tidak dapat mengetahui bahwa Anda sudah masuk, jadi batas untuk semua orang lain yang berlaku. Masuk lagi jika Anda sekarang sudah keluar; jika tidak, coba lagi dalam beberapa saat.
uploadError-issuer_away = Layanan sedang tidak tersedia, atau tidak dapat mengetahui siapa yang masuk. Tanpa akun, dapat dikirim hingga { $size } sekaligus, paling banyak untuk { $downloads } dan { $time }: jangan kirim lebih dari itu, atau coba lagi dalam beberapa saat.
uploadError-rate_limited = Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.
uploadError-busy = Layanan sedang sangat sibuk. File Anda masih ada: coba lagi dalam beberapa saat.
uploadError-full = Layanan saat ini tidak punya ruang untuk file lagi. File Anda masih ada: coba lagi nanti.
uploadError-unavailable = Layanan sedang tidak tersedia. File Anda masih ada: coba lagi dalam beberapa saat.
uploadError-idle_timeout = Koneksi terlalu lama tidak aktif. Periksa, lalu coba lagi.
uploadError-connect_failed = Server tidak menjawab. Periksa koneksi Anda lalu coba lagi. Beberapa jaringan, sering kali di tempat kerja, memblokir yang diperlukan untuk mengunggah (koneksi WebSocket): di sana gunakan jaringan lain, misalnya dari ponsel Anda, atau tanyakan kepada pengelola jaringan Anda.
uploadError-connection_lost = Koneksi terputus. File Anda masih ada: coba lagi.
uploadError-file_changed = Salah satu file berubah atau tidak dapat dibaca saat dikirim. Pilih lagi file itu.
downloadErrorLead = Unduhan tidak selesai. Coba lagi; jika tidak membantu, minta tautan baru kepada pengirim.
downloadError-rate_limited = Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.
downloadError-busy = Layanan sedang sangat sibuk. Tautannya masih berfungsi: coba lagi dalam beberapa saat.
downloadError-unavailable = Layanan sedang tidak tersedia. Tautannya masih berfungsi: coba lagi dalam beberapa saat.
downloadError-connect_failed = Server tidak dapat dijangkau. Periksa koneksi Anda, lalu coba lagi.
downloadError-connection_lost = Koneksi terputus. Periksa, lalu coba lagi.
downloadError-damaged = Yang diterima bukan yang dikirim, jadi tidak ada yang disimpan. Coba lagi; jika tidak membantu, minta tautan baru kepada pengirim.
downloadError-incomplete = Browser berhenti menyimpan di tengah jalan. Hapus file yang tidak lengkap, lalu coba lagi.
downloadError-no_room = Di perangkat ini tidak ada ruang lagi untuk file ini. Sediakan ruang, lalu coba lagi.
crashLead = Halaman ini tidak dapat ditampilkan. Muat ulang; yang Anda kirim sebelumnya tidak terpengaruh.
chunkTitle = Sebagian halaman ini tidak ada
chunkMissingLead = Bagian itu tidak dapat dimuat. Periksa koneksi Anda, lalu muat ulang halaman; yang Anda kirim sebelumnya tidak terpengaruh.
chunkTimeoutLead = Terlalu lama dimuat. Periksa koneksi Anda, lalu muat ulang halaman; yang Anda kirim sebelumnya tidak terpengaruh.
waitForTransfer = Transfer masih berjalan dan akan terputus. Tunggu hingga selesai.
reload = Muat ulang
backHome = Kembali ke beranda
outdatedTitle = Ada versi yang lebih baru
outdatedLead = Halaman ini sudah usang. Perbarui untuk melanjutkan.
update = Perbarui
outdatedBrowserTitle = Browser ini sudah usang
outdatedBrowserLead = Browser ini tidak memiliki yang diperlukan untuk mengirim dan menerima file. Perbarui, lalu buka lagi alamat yang sama.
unsupportedTitle = Browser ini tidak dapat membuka { $title }
unsupportedLead = File dienkripsi di browser, dan browser ini tidak memiliki yang diperlukan untuk itu. Gunakan browser terbaru.
insecureTitle = Alamat ini tidak aman
insecureLead = Browser hanya mengenkripsi di halaman yang dimuat dengan aman. Kembali, lalu buka alamat yang sama dengan https:// di awalnya. Jika gagal, tanyakan alamat amannya kepada pengelola layanan ini.
otherBrowser = Dapatkan browser lain
help = Bantuan

## Privacy

legalTitle = Privasi dan ketentuan
legalLead = Apa yang terjadi pada file Anda, dalam beberapa kalimat.
legalEncrypted = File disimpan terenkripsi. Kuncinya ada di tautan dan tidak pernah sampai ke server.
legalLifetime = File disimpan paling lama { $anonymous }, atau { $signedIn } jika pengirimnya masuk.
legalOneLifetime = File disimpan paling lama { $time }.
legalDownloads = Karena batas unduhan, file dapat dihapus lebih cepat.
legalLogs = Alamat IP disimpan dalam log server selama { $days } hari.
legalAccountToSend = Akun diperlukan untuk mengirim file, tidak untuk menerimanya.
legalAccount = Akun hanya diperlukan untuk file yang lebih besar dari { $size }.
