productName = Envoi

## The page around every screen

homeLink = { $title }, ana sayfa
skipToContent = İçeriğe geç
promo = Bildirim
closeNotice = Bu bildirimi kapat
storageBlocked = Bu tarayıcı, yüklemelerinizin listesini saklamıyor: bu sayfayı kapattığınızda liste kaybolur. Önce bağlantılarınızı kopyalayın.
storageFull = Bu cihazda yüklemelerinizin listesi için yer kalmadı. Bu sayfayı kapatmadan önce bağlantılarınızı kopyalayın ya da artık gerek duymadığınız yüklemeleri silin.
footerPromise = Dosyalar cihazınızdan çıkmadan önce şifrelenir. Onları yalnızca bağlantıya sahip olanlar açabilir.
footerLinks = Bu hizmet hakkında
link-privacy = Gizlilik
link-terms = Koşullar
link-cookies = Çerezler
link-source = Kaynak kodu
link-feedback = Geri bildirim
feedbackFacts = Sürüm { $version }, { $browser }
language = Dil
languageOfBrowser = Tarayıcıdaki gibi
languageTold = { $label }: { $language }
languageFailed = Bu dil yüklenemedi. İnternet bağlantınızı kontrol edip yeniden deneyin.
introTitle = Dosya gönderin, gizli kalsın
introLead = Dosyalarınız, cihazınızdan çıkmadan önce burada şifrelenir. Başkalarına verebileceğiniz bir bağlantı alırsınız; dosyaları yalnızca bu bağlantıya sahip olanlar açabilir.
notBegunTitle = Burada hâlâ bir şey yok mu?
notBegunLead = İnternet bağlantınızı kontrol edip bu sayfayı yeniden yükleyin. Bu işe yaramazsa tarayıcınız güncel değildir: güncelleyin.
scriptsOffTitle = JavaScript kapalı
scriptsOffLead = Dosyalar tarayıcınızda şifrelenir; bu yüzden bu sayfa için JavaScript gerekir.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } bayt
   *[other] { $num } bayt
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/sn
percent = { $ratio }
days = { $num } gün
hours = { $num } saat
minutes = { $num } dakika
seconds = { $num } saniye
shortDays = { $num } gün
shortHours = { $num } sa.
shortMinutes = { $num } dk.
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
sizeOfTotal = { $done } / { $total }
remaining = { $time } kaldı
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } indirme
   *[other] { $count } indirme
}
filesCount = { $count ->
    [one] { $count } dosya
   *[other] { $count } dosya
}

## Buttons that stand in several places

ok = Tamam
cancel = İptal
tryAgain = Yeniden dene
copyLink = Bağlantıyı kopyala
copied = Kopyalandı
copyRefused = Tarayıcınız bu sayfanın kopyalamasına izin vermedi. Bağlantı seçili durumda, kendiniz kopyalayabilirsiniz.
share = Paylaş
shareNamed = { $name } öğesini paylaş
showQrCode = QR kodu göster
qrCode = Bağlantının QR kodu
qrCodeHint = Bağlantıyı telefonda açmak için telefonun kamerasını koda tutun.
qrCodeFailed = QR kodu oluşturulamadı. Bağlantı yine de çalışır.
sendYourOwn = Kendi dosyalarınızı gönderin
deleteUpload = Sil
deleteFailed = Silinemedi. İnternet bağlantınızı kontrol edip yeniden deneyin.
passwordProtected = Parola korumalı
passwordLabel = Parola
filesInside = İçindeki dosyalar

## Accounts

signIn = Oturum aç
signOut = Oturumu kapat
signOutWaits = Bir aktarım hâlâ sürüyor. Bittiğinde oturumu kapatın.
signOutWaitsForTab = Başka bir sekmede bir aktarım hâlâ sürüyor. Bittiğinde oturumu kapatın.
signOutSyncs = Oturum kapanmadan önce listeniz güncelleniyor…
signOutTitle = Oturum kapatılsın mı?
signOutLoses = { $count ->
    [one] { $count } yükleme yalnızca bu cihazda: listeniz güncellenemedi. Oturumu kapattıktan sonra onu artık göremez, değiştiremez ve silemezsiniz. Bağlantısı çalışmaya devam eder.
   *[other] { $count } yükleme yalnızca bu cihazda: listeniz güncellenemedi. Oturumu kapattıktan sonra onları artık göremez, değiştiremez ve silemezsiniz. Bağlantıları çalışmaya devam eder.
}
staySignedIn = Oturum açık kalsın
signOutAnyway = Yine de kapat
signedOut = Oturumunuz kapatıldı.
signedOutRefused = Oturumunuz kapatıldı: süresi doldu. Listenizi görmek için yeniden oturum açın.
signUpTitle = Daha fazlası için oturum açın
signUpLead = Hesap olmadan da gönderebilirsiniz. Hesapla daha fazlasını yapabilirsiniz:
benefitSize = Bir seferde en çok { $size } gönderin
benefitCount = { $count ->
    [one] Bir bağlantı en çok { $count } kez kullanılabilsin
   *[other] Bir bağlantı en çok { $count } kez kullanılabilsin
}
benefitTime = { $token ->
    [one] Bir bağlantı en çok { $token } gün geçerli kalsın
   *[other] Bir bağlantı en çok { $token } gün geçerli kalsın
}
benefitSync = Yüklemelerinizi bütün cihazlarınızda görün
benefitPerk = Listeniz şifreli kalır: onu sizden başka kimse okuyamaz
emailLabel = E-posta (isteğe bağlı)
signInNotBegun = Oturum açma sayfasına ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.
signInAway = Oturum açma hizmetine şu anda ulaşılamıyor. Daha sonra yeniden deneyin.
signInNoRoom = Bu cihazda oturum açmak için yer kalmadı. Artık gerek duymadığınız yüklemeleri silip yeniden deneyin.
signInWaits = Bir aktarım hâlâ sürüyor; şimdi oturum açarsanız kaybolur. Bittiğinde oturum açın.
signingIn = Oturumunuz açılıyor…
signInErrorLead = Oturumunuz açılmadı; başka hiçbir şey değişmedi. Yeniden deneyin.
passphraseNeeded = Listenizin parola cümlesi
passphraseNeededLead = Yüklemelerinizin listesini şifreler ve bu cihazdan asla çıkmaz. Bütün cihazlarınızda aynısını kullanın.
passphraseLabel = Parola cümlesi
passphraseTooShort = Bu çok kısa: en az { $length } karakter gerekiyor.
passphraseHint = En az { $length } karakter: yalnızca sizin için bir arada anlamlı olan birkaç sözcük. Onu kimse kurtaramaz, bu yüzden bir yere yazın.
passphraseRunning = Anahtar oluşturuluyor…
passphraseFailed = Bu cihaz anahtarı oluşturamadı. Diğer sekmeleri kapatıp yeniden deneyin.
goOn = Devam et
cancelSignIn = Oturum açmadan dön
unknownPassphrase = Bu parola cümlesi yeni mi?
unknownPassphraseLead = Onun için bir liste yok. Bu ilk cihazınızsa ya da yeni bir parola cümlesi seçiyorsanız, bir liste başlatmak için onu bir kez daha yazın. Değilse yanlış yazılmıştır.
passphraseAgain = Aynı parola cümlesi, bir kez daha
passphraseDiffers = Bu, daha önce yazdığınız değil.
beginList = Yeni liste başlat
anotherPassphrase = Yanlış yazılmış
uncheckedPassphrase = Kontrol edilemedi
uncheckedPassphraseLead = Sunucu bu parola cümlesi için bir liste olup olmadığını bildirmedi. Yeniden deneyin. Yine de devam ederseniz ve yanlış yazılmışsa, diğer cihazlarınızın listesini göremezsiniz.
trustPassphrase = Yine de devam et
retypePassphrase = Yeniden yaz

## Sending: choosing files

sendFiles = Dosya gönder
dropFiles = Dosyaları sürükleyip bırakın
orSelectFiles = ya da tıklayıp en çok { $size } seçin
selectFiles = Dosya seç
selectFolder = Klasör seç
accountNeeded = Dosya göndermek için oturum açın
accountNeededLead = Bu hizmette yalnızca hesabı olanlar dosya gönderebilir. Almak için hesap gerekmez.
accountNeededBlocked = Bu hizmette yalnızca hesabı olanlar dosya gönderebilir ve bu tarayıcıyla oturum açamazsınız: bu sayfa için hiçbir şey saklamıyor. Dosya almak için hesap gerekmez.
signInForSize = Oturum açın, { $size } boyutuna kadar gönderin
dropNow = İstediğiniz yere bırakın
chosenFiles = Seçilen dosyalar
addMoreFiles = Dosya ekle
removeFile = { $name } öğesini çıkar
totalSize = Toplam { $size }
skippedEmpty = Eklenmeyen boş dosyalar: { $count }
skippedChosen = Zaten seçildiği için yeniden eklenmeyen dosyalar: { $count }
expiryChoices = Bağlantının geçerliliği
downloadLimitLabel = İndirme
timeLimitLabel = Süre
addPassword = Parolayla koru
maxPasswordLength = Bir parola en çok { $length } karakterdir.
uploadFiles = { $count ->
    [one] Şifrele ve yükle
   *[other] { $count } dosyayı şifrele ve yükle
}

## Sending: what is not possible

noticeTitle = İşlem yapılamadı
tooManyFiles = { $count ->
    [one] Bir seferde yalnızca { $count } dosya gönderilebilir.
   *[other] Bir seferde yalnızca { $count } dosya gönderilebilir.
}
fileTooBig = Bu dosyaların toplamı { $size } sınırını aşıyor. Daha küçük parçalar hâlinde gönderin.
tooManyArchives = { $count ->
    [one] Aynı anda yalnızca { $count } yükleme saklanabilir. Önce onu silin ya da süresinin dolmasını bekleyin.
   *[other] Aynı anda yalnızca { $count } yükleme saklanabilir. Önce birini silin ya da birinin süresinin dolmasını bekleyin.
}
unreadableFiles = Bıraktığınız öğeler okunamıyor. Bunun yerine dosyaları düğmeyle seçin.
needsAccountSize = Hesap olmadan bir seferde en çok { $size } gönderebilirsiniz.
needsAccountCount = { $count ->
    [one] Hesap olmadan bir bağlantı en çok { $count } indirmeye izin verir.
   *[other] Hesap olmadan bir bağlantı en çok { $count } indirmeye izin verir.
}
needsAccountTime = Hesap olmadan bir bağlantı en çok { $time } çalışır.

## Sending: under way and done

chosenTold = { $files }, toplam { $size }
noAnswer = Bir süredir yanıt yok. İnternet bağlantınızı kontrol edin: yükleme kendiliğinden sürer ya da iptal edebilirsiniz.
uploading = Yükleniyor
importing = Dosyalarınız okunuyor…
encrypting = Şifreleniyor…
finalising = Her şey ulaştı. Saklanıyor…
expiresAfter = { $downloads } ya da { $time } sonra süresi dolar
settingPassword = Parola ayarlanıyor…
passwordFailed = Parola ayarlanamadı
passwordFailedLead = Dosyalarınız yüklendi ama henüz korunmuyor, bu yüzden bağlantı gösterilmiyor. Yeniden deneyin ya da yüklemeyi silin.
linkReady = Bağlantınız hazır
linkReadyLead = Bu bağlantıya sahip olan herkes dosyaları açabilir. Başka hiç kimse açamaz, bu hizmet bile.
shareLink = Dosyalarınızın bağlantısı
sendMore = Başka dosya gönder
copyLinkTitle = Bağlantınızı kopyalayın
shareLinkTitle = Bağlantınızı paylaşın
linkDialogLead = Bu bağlantıyı verdiğiniz herkes { $name } öğesini açabilir.

## The survey

surveyTitle = Ne düşündüğünüzü söyleyin
surveyLead = Yanıtlarınız dosya göndermeyi daha iyi hâle getirmeye yardımcı olur. Yanıtlar başka bir sayfada verilir ve dosyalarınızla ilgili hiçbir şey iletilmez.
giveFeedback = Geri bildirim ver
surveySkip = Atla

## The person's own uploads

yourUploads = Yüklemeleriniz
noUploads = Gönderdikleriniz burada görünür; bağlantılarını yeniden kopyalayabilir ya da onları silebilirsiniz.
downloadsLeft = { $count ->
    [one] { $count } indirme kaldı
   *[other] { $count } indirme kaldı
}
timeLeft = { $time } kaldı
deleteNamed = { $name } öğesini sil
deleteTitle = Bu yükleme silinsin mi?
deleteQuestion = { $name } öğesini artık kimse indiremeyecek. Bu işlem geri alınamaz.
keep = Kalsın
openDownloadPage = { $name } alıcılarının gördüğü sayfayı aç
changeLimits = Değiştir
changeLimitsNamed = { $name } öğesinin ne kadar süre indirilebileceğini değiştir
changeLimitsTitle = Bağlantının geçerliliğini değiştirin
keepTime = Olduğu gibi
timeFromNow = Şu andan itibaren { $time }
save = Kaydet
goneTitle = Artık yok
goneLead = { $name } öğesinin süresi doldu, bağlantısının izin verdiği kadar indirildi ya da başka bir yerde silindi. Hiçbir şey değiştirilmedi.
passwordNotSet = Parolası ayarlanmadı, bu yüzden bağlantısı gösterilmiyor. Böyle kalırsa silin ve dosyaları yeniden gönderin.
changeFailed = Değiştirilemedi. Seçiminizi ve internet bağlantınızı kontrol edip yeniden deneyin.

## Receiving

checkingLink = Dosyalarınız aranıyor…
checkFailed = Sunucu yanıt vermiyor
checkFailedLead = Hiçbir şey kaybolmadı. İnternet bağlantınızı kontrol edip yeniden deneyin.
checkRefused = Şu anda olmuyor
checkRefusedLead = Sunucuda bir sorun çıktı. Hiçbir şey kaybolmadı: birazdan yeniden deneyin.
waitAsked = Sunucu { $time } beklemenizi istiyor.
expiredTitle = Bu dosyalar artık yok
expiredLead = Bağlantının süresi doldu, hakkı bitti ya da gönderen onu sildi. Yenisini isteyin.
passwordNeeded = Parolayı girin
passwordNeededLead = Gönderen bu dosyaları korudu. Parola bağlantının içinde değil.
passwordTryAgain = Parola doğru değil. Yeniden deneyin.
unlock = Kilidi aç
keyNeeded = Anahtar eksik
keyNeededLead = Eksiksiz bir bağlantıda # işaretinden sonra bir anahtar bulunur. Bağlantının tamamını ya da yalnızca anahtarını yapıştırın.
keyLabel = Bağlantı ya da anahtar
notAKey = Bu, bu hizmetin bir bağlantısı ya da anahtarı değil.
keyOfAnotherFile = Bu bağlantı başka dosyalara götürüyor.
openLink = Aç
filesForYou = { $count ->
    [one] Sizin için bir dosya
   *[other] Sizin için { $count } dosya
}
filesForYouLead = Şifreli gönderildi. Şifresi burada, tarayıcınızda çözülür.
download = İndir
noStreamsWarning = Bu tarayıcı böyle büyük bir dosyayı ancak tümünü bellekte tutarak açabilir ve bu başarısız olabilir. Ne yapmak istersiniz?
noStreams-copyLink = Başka bir tarayıcıda açmak için bağlantıyı kopyala
noStreams-otherBrowser = Büyük dosyaları geldikçe kaydeden bir tarayıcı edin
noStreams-download = Yine de burada indir
linkLife = { $time } daha indirilebilir
lastDownload = { $time } daha indirilebilir. Bu son indirme: dosyayı iyi saklayın.
downloadsTaken = Son indirme şu anda burada ya da başka birinde sürüyor. Yarıda kalırsa yeniden indirilebilir: iki dakika sonra deneyin.
downloading = İndiriliyor
decrypting = Şifre çözülüyor…
downloadFinished = Buyurun
downloadFinishedLead = Dosyanın şifresi çözüldü, dosya indirilenler klasörünüzde.
downloadStopped = İndirme tamamlanmadı.
showDownload = Göster

## Dead ends

loading = Bir dakika…
configFailed = Sunucu yanıt vermiyor
configFailedLead = Hiçbir şey kaybolmadı. İnternet bağlantınızı kontrol edip yeniden deneyin.
notFoundTitle = Burada bir şey yok
notFoundLead = Dosyaların süresi doldu ya da dosyalar silindi; ya da bağlantı eksik.
errorTitle = Bir sorun çıktı
errorLead = İşlem yapılamadı. Başa dönüp yeniden deneyin.
uploadErrorLead = Dosyalarınız gönderilmedi. Seçtikleriniz hâlâ burada: yeniden deneyin.
uploadError-too_large = Dosyalar bu hizmetin izin verdiğinden büyük. Daha küçük parçalar hâlinde gönderin.
uploadError-bad_limit = Hizmet artık bu kadar indirmeye ya da bu kadar uzun süreye izin vermiyor. Sayfayı yeniden yükleyip tekrar seçin.
uploadError-unauthorized = Burada yalnızca oturum açanlar dosya gönderebilir. Oturum açın, sonra dosyalarınızı yeniden seçin.
uploadError-sender_unknown = Hizmet oturumunuzun açık olduğunu anlayamadı, bu yüzden genel sınırlar geçerli oldu. Oturumunuz şimdi kapalıysa yeniden açın; değilse birazdan yeniden deneyin.
uploadError-issuer_away = Hizmet şu anda kullanılamıyor ya da kimin oturum açtığını öğrenemiyor. Hesap olmadan bir seferde en çok { $size } gönderilebilir; bağlantının sınırı { $downloads } ve { $time }: bundan fazlasını göndermeyin ya da birazdan yeniden deneyin.
uploadError-rate_limited = Çok fazla deneme oldu. Biraz bekleyip yeniden deneyin.
uploadError-busy = Hizmet şu anda çok yoğun. Dosyalarınız hâlâ burada: birazdan yeniden deneyin.
uploadError-full = Hizmette şu anda daha fazla dosya için yer yok. Dosyalarınız hâlâ burada: daha sonra yeniden deneyin.
uploadError-unavailable = Hizmet şu anda kullanılamıyor. Dosyalarınız hâlâ burada: birazdan yeniden deneyin.
uploadError-idle_timeout = Bağlantı çok uzun süre etkin değildi. Kontrol edip yeniden deneyin.
uploadError-connect_failed = Sunucu yanıt vermedi. İnternet bağlantınızı kontrol edip yeniden deneyin. Bazı ağlar, çoğu zaman iş yerlerindekiler, yüklemeler için gerekeni (WebSocket bağlantılarını) engeller: orada başka bir ağ, örneğin telefonunuzunkini kullanın ya da ağınızı yönetene sorun.
uploadError-connection_lost = Bağlantı koptu. Dosyalarınız hâlâ burada: yeniden deneyin.
uploadError-file_changed = Dosyalardan biri gönderilirken değişti ya da okunamadı. Onu yeniden seçin.
downloadErrorLead = İndirme tamamlanmadı. Yeniden deneyin; işe yaramazsa gönderenden yeni bir bağlantı isteyin.
downloadError-rate_limited = Çok fazla deneme oldu. Biraz bekleyip yeniden deneyin.
downloadError-busy = Hizmet şu anda çok yoğun. Bağlantı hâlâ çalışıyor: birazdan yeniden deneyin.
downloadError-unavailable = Hizmet şu anda kullanılamıyor. Bağlantı hâlâ çalışıyor: birazdan yeniden deneyin.
downloadError-connect_failed = Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.
downloadError-connection_lost = Bağlantı koptu. Kontrol edip yeniden deneyin.
downloadError-damaged = Gelen, gönderilenle aynı değil; bu yüzden hiçbir bölümü saklanmadı. Yeniden deneyin; işe yaramazsa gönderenden yeni bir bağlantı isteyin.
downloadError-incomplete = Tarayıcı kaydetmeyi yarıda bıraktı. Eksik dosyayı silip yeniden deneyin.
downloadError-no_room = Bu cihazda bu dosyalar için yer kalmadı. Yer açıp yeniden deneyin.
crashLead = Bu sayfa gösterilemedi. Yeniden yükleyin; daha önce gönderdikleriniz etkilenmedi.
chunkTitle = Bu sayfanın bir bölümü eksik
chunkMissingLead = Yüklenemedi. İnternet bağlantınızı kontrol edip sayfayı yeniden yükleyin; daha önce gönderdikleriniz etkilenmedi.
chunkTimeoutLead = Yüklenmesi çok uzun sürdü. İnternet bağlantınızı kontrol edip sayfayı yeniden yükleyin; daha önce gönderdikleriniz etkilenmedi.
waitForTransfer = Bir aktarım hâlâ sürüyor; şimdi ayrılırsanız kaybolur. Bitene kadar bekleyin.
reload = Yeniden yükle
backHome = Başa dön
outdatedTitle = Daha yeni bir sürüm var
outdatedLead = Bu sayfa güncel değil. Devam etmek için güncelleyin.
update = Güncelle
outdatedBrowserTitle = Bu tarayıcı güncel değil
outdatedBrowserLead = Dosya göndermek ve almak için gereken özellikler bu tarayıcıda yok. Güncelleyin, sonra aynı adresi yeniden açın.
unsupportedTitle = Bu tarayıcı { $title } hizmetini açamıyor
unsupportedLead = Dosyalar tarayıcıda şifrelenir ve bunun için gereken özellikler bu tarayıcıda yok. Güncel bir tarayıcı kullanın.
insecureTitle = Bu adres güvenli değil
insecureLead = Tarayıcılar yalnızca güvenli yüklenen sayfalarda şifreleme yapar. Geri dönün, sonra aynı adresi başında https:// olacak biçimde açın. Olmazsa bu hizmeti yönetenden güvenli adresini isteyin.
otherBrowser = Başka bir tarayıcı edin
help = Yardım

## Privacy

legalTitle = Gizlilik ve koşullar
legalLead = Dosyalarınıza ne olduğu, birkaç cümleyle.
legalEncrypted = Dosyalar şifreli saklanır. Anahtar bağlantının içindedir ve sunucuya asla ulaşmaz.
legalLifetime = Bir dosya en çok { $anonymous } saklanır; gönderen oturum açmışsa en çok { $signedIn }.
legalOneLifetime = Bir dosya en çok { $time } saklanır.
legalDownloads = İndirme sınırı, bir dosyanın daha erken silinmesine yol açabilir.
legalLogs = Sunucu günlükleri IP adreslerini { $days } gün saklar.
legalAccountToSend = Dosya göndermek için hesap gerekir, almak için gerekmez.
legalAccount = Hesap yalnızca { $size } sınırını aşan dosyalar için gerekir.
