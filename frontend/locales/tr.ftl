productName = Envoi

## The page around every screen

homeLink = { $title }, ana sayfa
skipToContent = İçeriğe geç
promo = Bildirim
closeNotice = Kapat
storageBlocked = Bu tarayıcı, yüklemelerinizin listesini kaydetmez; sayfayı kapattığınızda liste kaybolur. Önce bağlantılarınızı kopyalayın.
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
languageOfBrowser = Tarayıcı varsayılanı
languageTold = { $label }: { $language }
languageFailed = Bu dil yüklenemedi. İnternet bağlantınızı kontrol edip yeniden deneyin.
introTitle = Dosya paylaşmanın kolay ve gizli yolu
introLead = Dosyalarınız gönderilmeden önce bu cihazda şifrelenir. Bağlantıyı istediğiniz kişilerle paylaşın; dosyaları yalnızca onlar açabilir.
notBegunTitle = Burada hâlâ bir şey yok mu?
notBegunLead = İnternet bağlantınızı kontrol edip bu sayfayı yeniden yükleyin. Bu işe yaramazsa tarayıcınız güncel değildir: lütfen güncelleyin.
scriptsOffTitle = JavaScript kapalı
scriptsOffLead = Dosyalarınız tarayıcıda şifrelenir; bu yüzden bu sayfa için JavaScript gerekir. Açıp sayfayı yeniden yükleyin.

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
untilToday = { DATETIME($at, hour: "numeric", minute: "numeric") } saatine kadar
untilTomorrow = yarın { DATETIME($at, hour: "numeric", minute: "numeric") } saatine kadar
untilDay = { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") } saatine kadar
sizeOfTotal = { $done } / { $total }
remaining = { $time } kaldı
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } indirme
   *[other] { $count } indirme
}
downloadsWithoutLimit = Sınırsız indirme
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } dosya
   *[other] { $count } dosya
}
nameAndMore = { $name } ve { $count } dosya daha

## Buttons that stand in several places

ok = Tamam
done = Bitti
cancel = İptal
add = Ekle
doNotAdd = Ekleme
tryAgain = Yeniden dene
copyLink = Bağlantıyı kopyala
copyMessage = Mesajı kopyala
includePassword = Parolayı ekle
emailLink = E-posta
emailSubject = Sizin için dosyalar
copied = Kopyalandı
copyRefused = Tarayıcınız bağlantıyı kopyalamamıza izin vermedi. Bağlantı seçili durumda, kendiniz kopyalayabilirsiniz.
share = Paylaş
shareNamed = { $name } öğesini paylaş
showQrCode = QR kodu
qrCode = Bağlantının QR kodu
qrCodeHint = Bağlantıyı telefonda açmak için kodu telefonun kamerasıyla tarayın.
qrCodeFailed = QR kodu oluşturulamadı. Bağlantı yine de çalışır.
sendYourOwn = Kendi dosyalarınızı gönderin
deleteUpload = Sil
deleteFailed = Bu yükleme silinemedi. İnternet bağlantınızı kontrol edip yeniden deneyin.
passwordProtected = Parola korumalı
passwordLabel = Parola
showPassword = Parolayı göster
hidePassword = Parolayı gizle
filesInside = Bu yüklemedeki dosyalar

## Accounts

signIn = Oturum aç
signOut = Oturumu kapat
signOutWaits = Bir aktarım hâlâ sürüyor. Bittiğinde oturumu kapatın.
signOutWaitsForTab = Başka bir sekmede bir aktarım hâlâ sürüyor. Bittiğinde oturumu kapatın.
signOutSyncs = Çıkmadan önce listeniz kaydediliyor…
signOutTitle = Oturum kapatılsın mı?
signOutLoses = { $count ->
    [one] { $count } yükleme yalnızca bu cihazda. Oturumu kapattıktan sonra onu artık göremez, değiştiremez ve silemezsiniz. Bağlantısı çalışmaya devam eder.
   *[other] { $count } yükleme yalnızca bu cihazda. Oturumu kapattıktan sonra onları artık göremez, değiştiremez ve silemezsiniz. Bağlantıları çalışmaya devam eder.
}
staySignedIn = Oturum açık kalsın
signOutAnyway = Yine de kapat
signedOut = Oturumunuz kapatıldı.
signedOutRefused = Oturumunuzun süresi doldu. Listenizi görmek için yeniden oturum açın.
signUpTitle = Daha fazlası için oturum açın
signUpLead = Hesap olmadan da dosya gönderebilirsiniz. Hesapla daha fazlasını yapabilirsiniz:
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
benefitPerk = Listeniz şifreli kalır; onu yalnızca siz okuyabilirsiniz
emailLabel = E-posta (isteğe bağlı)
signInNotBegun = Oturum açma sayfasına ulaşılamadı. İnternet bağlantınızı kontrol edip yeniden deneyin.
signInAway = Şu anda oturum açılamıyor. Daha sonra yeniden deneyin.
signInNoRoom = Bu cihazda oturum açmak için yer kalmadı. Artık gerek duymadığınız yüklemeleri silip yeniden deneyin.
signInWaits = Bir aktarım hâlâ sürüyor; şimdi oturum açarsanız kaybolur. Bittiğinde oturum açın.
signingIn = Oturumunuz açılıyor…
signInErrorLead = Oturumunuz açılmadı; başka hiçbir şey değişmedi. Yeniden deneyin.
signInReason = Bu durum sürerse hizmeti yürütenlere şunu bildirin: { $reason }
passphraseNeeded = Listenizin parola cümlesini girin
passphraseNeededLead = Yüklemelerinizin listesini şifreler ve bu cihazdan asla çıkmaz. Bütün cihazlarınızda aynısını kullanın.
passphraseLabel = Parola cümlesi
passphraseTooShort = Bu çok kısa. En az { $length } karakter kullanın.
passphraseHint = En az { $length } karakter: yalnızca sizin bir araya getireceğiniz birkaç sözcük. Onu kimse kurtaramaz, bu yüzden bir yere yazın.
passphraseRunning = Anahtarınız oluşturuluyor…
passphraseFailed = Anahtar bu cihazda oluşturulamadı. Diğer sekmeleri kapatıp yeniden deneyin.
goOn = Devam et
cancelSignIn = Oturum açmadan dön
unknownPassphrase = Bu yeni bir parola cümlesi mi?
unknownPassphraseLead = Bunun için bir liste bulamadık. Bu ilk cihazınızsa ya da yeni bir parola cümlesi istiyorsanız, liste başlatmak için yeniden yazın. Zaten bir listeniz varsa yanlış yazmış olabilirsiniz.
passphraseAgain = Parola cümlesini yeniden yazın
passphraseDiffers = Parola cümleleri eşleşmiyor.
beginList = Yeni liste başlat
anotherPassphrase = Yanlış yazdım
uncheckedPassphrase = Parola cümleniz kontrol edilemedi
uncheckedPassphraseLead = Sunucu bu parola cümlesi için bir liste olup olmadığını bildirmedi. Yeniden deneyin. Devam ederseniz ve yanlış yazılmışsa, diğer cihazlarınızdaki listeyi göremezsiniz.
trustPassphrase = Yine de devam et
retypePassphrase = Yeniden yaz

## Sending: choosing files

sendFiles = Dosya gönder
dropFiles = Dosyaları sürükleyip bırakın
orSelectFiles = ya da seçin, en çok { $size }
upToSize = En çok { $size }
selectFiles = Dosya seç
selectFolder = Klasör seç
sharedTitle = Bu dosyalar eklensin mi?
sharedLead = Bunları bu sayfayla başka bir uygulama veya site paylaştı. Yalnızca beklediklerinizi ekleyin.
accountNeeded = Dosya göndermek için oturum açın
accountNeededLead = Burada dosya göndermek için hesap gerekir. Dosyaları herkes alabilir.
accountNeededBlocked = Burada dosya göndermek için hesap gerekir, ama bu tarayıcı bu sayfa için oturumunuzu saklayamıyor. Yine de dosya alabilirsiniz.
accountNeededToRequest = Burada dosya istemek için hesap gerekir. Bağlantıya sahip olan herkes size dosya gönderebilir.
signInForSize = Oturum açın, { $size } boyutuna kadar gönderin
dropNow = Eklemek için bırakın
chosenFiles = Dosyalarınız
addMoreFiles = Dosya ekle
removeFile = { $name } öğesini çıkar
fileRemoved = { $name } çıkarıldı
addFolder = Klasör ekle
skipped-none = Eklenecek dosya bulunamadı
skipped-empty = { $count ->
    [one] { $count } boş dosya atlandı
   *[other] { $count } boş dosya atlandı
}
skipped-chosen = { $count ->
    [one] Zaten eklediğiniz { $count } dosya atlandı
   *[other] Zaten eklediğiniz { $count } dosya atlandı
}
skipped-system = Atlanan sistem dosyaları: { $count }
skipped-unreadable = Okunamadı: { $name }
expiryChoices = Bağlantının geçerliliği
downloadLimitLabel = İndirme
timeLimitLabel = Süre
addPassword = Parolayla koru
liveLink = Bağlantıyı yüklerken al
liveLinkHint = Siz yüklemeye devam ederken alıcılar tarayıcılarında indirmeye başlayabilir. Bu sayfayı açık tutun.
passwordMissing = Bir parola yazın ya da parolasız göndermek için işareti kaldırın.
maxPasswordLength = Parolalar en çok { $length } karakter olabilir.
uploadFiles = { $count ->
    [one] { $count } dosya yükle
   *[other] { $count } dosya yükle
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Çok fazla dosya
noticeTitle-fileTooBig = Göndermek için çok büyük
noticeTitle-tooManyArchives = Çok fazla yükleme
noticeTitle-unreadableFiles = Bu dosyalar okunamıyor
tooManyFiles = { $count ->
    [one] Bir seferde { $count } dosya gönderebilirsiniz; siz { $chosen } dosya seçtiniz. Zip yapın ya da birini seçin.
   *[other] Bir seferde en çok { $count } dosya gönderebilirsiniz; siz { $chosen } dosya seçtiniz. Zip yapın ya da daha az seçin.
}
tooManyFilesAtOnce = { $count ->
    [one] Bir seferde { $count } dosya gönderebilirsiniz. Zip yapın ya da birini seçin.
   *[other] Bir seferde en çok { $count } dosya gönderebilirsiniz. Zip yapın ya da daha az seçin.
}
addFitting = { $count ->
    [one] İlkini ekle
   *[other] İlk { $count } dosyayı ekle
}
fileTooBig = Bir seferde en çok { $size } gönderebilirsiniz. Bu dosyaları daha küçük parçalar hâlinde gönderin.
tooManyArchives = { $count ->
    [one] Aynı anda { $count } yüklemeniz olabilir. Onu silin ya da süresinin dolmasını bekleyin.
   *[other] Aynı anda en çok { $count } yüklemeniz olabilir. Birini silin ya da birinin süresinin dolmasını bekleyin.
}
unreadableFiles = Bıraktıklarınızı okuyamıyoruz. Bunun yerine dosyaları düğmeyle seçin.
needsAccountSize = Hesap olmadan bir seferde en çok { $size } gönderebilirsiniz.
needsAccountCount = { $count ->
    [one] Hesap olmadan bir bağlantı en çok { $count } indirmeye izin verir.
   *[other] Hesap olmadan bir bağlantı en çok { $count } indirmeye izin verir.
}
needsAccountTime = Hesap olmadan bir bağlantı en çok { $time } çalışır.

## Sending: under way and done

chosenTold = { $files }, toplam { $size }
noAnswer = İnternet bağlantınız bekleniyor. Kendiliğinden devam edeceğiz.
uploading = Yükleniyor
uploadWaiting = Yüklenmeyi bekliyor
pause = Duraklat
uploadPaused = Duraklatıldı
liveLinkReady = Bu bağlantı şimdiden çalışıyor. Siz yükledikçe dosyalar alıcılara ulaşır. Bu sayfayı açık tutun.
unfinishedUpload = Yarım kalan yükleme
continueFrom = { $size } noktasından devam edilsin mi?
sameFilesNeeded = Devam etmek için aynı dosyaları yeniden seçin.
otherFiles = Bunlar aynı dosyalar değil ya da dosyalar o zamandan beri değişmiş. Başka bir şey gönderilmedi.
notSent = Henüz yüklenmedi
prepareNext = Sonraki yüklemeyi hazırla
waitsForUpload = Şu anki yükleme bitince başlar.
stopUploadTitle = Bu yükleme durdurulsun mu?
stopUploadLead = Şimdiye kadar gönderilenler kaybolur. Seçtiğiniz dosyalar hâlâ burada.
keepUploading = Yüklemeye devam et
stopUpload = Yüklemeyi durdur
showUpload = Göster
importing = Dosyalarınız okunuyor…
encrypting = Şifreleniyor…
finalising = Neredeyse bitti. Dosyalarınız kaydediliyor…
expiresAfter = { $downloads } ya da { $time } sonra süresi dolar
settingPassword = Parola ayarlanıyor…
passwordFailed = Parola ayarlanamadı
passwordFailedLead = Dosyalarınız yüklendi ama henüz korunmuyor, bu yüzden bağlantıyı göstermedik. Yeniden deneyin ya da yüklemeyi silin.
uploaded = Paylaşıma hazır
linkReady = Bağlantınız hazır
uploadComplete = Yükleme tamamlandı
shareLink = Dosyalarınızın bağlantısı
sendMore = Başka dosya gönder
linkDialogLead = Bu bağlantıya sahip olan herkes { $name } öğesini indirebilir.
linkDialogNote = Bu bağlantıya sahip olan herkes notunuzu okuyabilir.
linkNeedsPassword = Parola da gerekecek.

howProtected = Dosyalarınız nasıl korunuyor
protectionTitle = Uçtan uca şifreli
protectionEncrypted = Tarayıcınız dosyaları bu cihazdan çıkmadan önce şifreler. Sunucu yalnızca okuyamadığı şeyleri saklar.
protectionKey = Anahtar bağlantının bir parçasıdır ve # işaretinden sonra gelir. Sunucuya asla gönderilmez; bu yüzden bağlantıyı yalnızca güvendiğiniz kişilerle paylaşın.
protectionExpiry = Bağlantının süresi dolunca dosyalar silinir: seçtiğiniz indirme sayısından ya da süreden sonra.

## Keyboard shortcuts

shortcutsTitle = Klavye kısayolları
shortcutChoose = Dosya seç
shortcutUpload = Yükle
shortcutCopy = Bağlantıyı kopyala
shortcutDownload = İndir
shortcutHelp = Bu listeyi göster
shortcutsOn = Klavye kısayollarını kullan

## The survey

surveyTitle = Ne düşündüğünüzü söyleyin
surveyLead = Yanıtlarınız burayı daha iyi hâle getirmemize yardımcı olur. Anket başka bir sayfada açılır ve dosyalarınız hakkında hiçbir şey öğrenmez.
giveFeedback = Geri bildirim ver
surveySkip = Atla

## The person's own uploads

yourUploads = Yüklemeleriniz
noUploads = Gönderdiğiniz dosyalar burada görünür; bağlantıyı yeniden kopyalayabilir ya da dosyaları silebilirsiniz.
joinOffer = Oturum açmadan önce bu cihazdan gönderilen yüklemeler: { $count }. Listenize eklensin mi?
downloadsLeft = { $count ->
    [one] { $count } indirme kaldı
   *[other] { $count } indirme kaldı
}
timeLeft = { $time } kaldı
deleteNamed = { $name } öğesini sil
deletingNamed = { $name } siliniyor…
undo = Geri al
keep = Kalsın
moreActions = { $name } için diğer işlemler
openPage = İndirme sayfasını aç
openDownloadPage = İndirme sayfasını aç: { $name }
changeLimits = Değiştir
changeLimitsNamed = Bağlantının geçerliliğini değiştir: { $name }
changeLimitsTitle = Bağlantının geçerliliğini değiştirin
keepTime = Değişiklik yok
timeFromNow = Şu andan itibaren { $time }
save = Kaydet
goneTitle = Bu yükleme artık yok
goneLead = { $name } öğesinin süresi doldu, öğe indirme sınırına ulaştı ya da başka bir yerde silindi. Hiçbir şey değiştirilmedi.
passwordNotSet = Parola ayarlanmadı, bu yüzden bağlantı gizli. Bu değişmezse yüklemeyi silip dosyaları yeniden gönderin.
changeFailed = Kaydedilemedi. Seçimlerinizi ve internet bağlantınızı kontrol edip yeniden deneyin.
pastUploads = Son 7 günde sona erenler
clearPast = Temizle
pastDownloaded = İndirildi: { $time }
pastDownloadedBefore = Şundan önce indirildi: { $time }
pastExpired = Süresi doldu: { $time }
pastDeleted = Silindi: { $time }
pastGone = Hakkı bitti ya da silindi: { $time }
pastGoneBefore = Şundan önce hakkı bitti ya da silindi: { $time }
requestFiles = Dosya iste
newRequestLead = Herkesin size, yalnızca sizin okuyabileceğiniz dosyalar gönderebileceği bir bağlantı oluşturun.
requestWanted = Neye ihtiyacınız var, her satıra bir madde
requestAskerHint = Gönderenler bu adı görür. Kimse doğrulamaz.
requestOpenFor = Açık kalma süresi
deliveries = Gönderiler
requestDeliverySize = Her gönderinin boyutu
requestTotalSize = Toplam boyut
newRequestKinds = Dosya türleri, örneğin .pdf (yalnızca öneri)
requestLink = İstek bağlantısı
requestReadyLead = Bu bağlantıya sahip olan herkes size dosya gönderebilir. Onları yalnızca siz okuyabilirsiniz.
requestSubject = Lütfen bana dosya gönderin
ownerLink = Kutu bağlantısı
ownerLinkWarning = Bu kutuyu başka bir cihazda açar. Ona sahip olan, aldığınız her şeyi okuyabilir; bu yüzden kimseyle paylaşmayın.
inbox = Gelen kutusu
yourRequests = İstekleriniz
joinRequests = Oturum açmadan önce bu cihazda oluşturulan istekler: { $count }. Listenize eklensin mi?
newDeliveries = Yeni gönderiler: { $count }
notifyDeliveries = Gönderileri bana bildir
requestAccepts = Dosya kabul ediyor
requestClosed = Artık dosya kabul etmiyor
noDeliveries = Henüz bir şey gelmedi. Gönderiler burada görünecek.
requestGoneLead = Bu isteğin süresi doldu ya da istek silindi.
requestUntrusted = Bu isteğe güvenilemez
requestUntrustedLead = Bağlantı bozuk ya da sunucu başka bir istek gösteriyor. Hiçbir şey gösterilmiyor.
deliveryComing = Gönderiliyor
deliveryNew = Ulaştı
deliveryCollected = Kaydedildi
removeDelivery = Sunucudan sil
deliveryRefused-repeated = Reddedildi: bu gönderi iki kez listelenmiş.
deliveryRefused-forged = Reddedildi: sizin bağlantınızla yapılmamış.
deliveryRefused-damaged = Reddedildi: bozuk ya da değiştirilmiş.
closeRequest = Dosya kabulünü durdur
closeRequestTitle = Dosya kabulü durdurulsun mu?
closeRequestLead = Bağlantı bir daha çalışmaz ve hâlâ gönderilmekte olan dosyalar size ulaşmaz. Gelenler burada kalır.
newLink = Yeni bağlantı
newLinkLead = Yenisi hazır olur olmaz eski bağlantı çalışmaz. Gelenler eski kutuda kalır.
deleteRequestTitle = Bu istek silinsin mi?
deleteRequestLead = Bağlantı artık çalışmaz ve gelen her şey sunucudan silinir. Kaydettiğiniz dosyalar kalır.

## Receiving

checkingLink = Dosyalarınız aranıyor…
checkFailed = Sunucuya ulaşılamıyor
checkFailedLead = Hiçbir şey kaybolmadı. İnternet bağlantınızı kontrol edip yeniden deneyin.
checkRefused = Sunucu meşgul
checkRefusedLead = Hiçbir şey kaybolmadı. Birazdan yeniden deneyin.
waitAsked = Lütfen { $time } bekleyin.
expiredTitle = Bu dosyalar artık yok
expiredLead = Bağlantının süresi doldu, bağlantı indirme sınırına ulaştı ya da gönderen tarafından silindi. Yenisini isteyin.
removedTitle = Bu dosyalar kaldırıldı
removedLead = Dosyaları hizmeti yürütenler kaldırdı; bağlantı artık çalışmıyor.
contactOperator = İletişime geç
passwordNeeded = Parolayı girin
passwordNeededLead = Parolayı gönderenden isteyin; bağlantının içinde değil.
passwordTryAgain = Yanlış parola. Yeniden deneyin.
unlock = Kilidi aç
keyNeeded = Bu bağlantı eksik
keyNeededLead = Bağlantının bir bölümü eksik. Yeniden kopyalayıp buraya yapıştırın.
keyLabel = Bağlantı ya da anahtar
notAKey = Bu, bu hizmetin bir bağlantısı ya da anahtarı değil.
keyOfAnotherFile = Bu bağlantı başka dosyalar için.
openLink = Aç
wrongKey = Bu bağlantı çalışmıyor
wrongKeyLead = Bir bölümü eksik olabilir. İletinizdeki bağlantının tamamını kopyalayıp buraya yapıştırın.
filesForYou = { $count ->
    [one] Sizin için bir dosya
   *[other] Sizin için { $count } dosya
}
filesForYouLead = Uçtan uca şifreli. Şifresi yalnızca tarayıcınızda çözülür.
fromSender = Gönderenden
showMore = Daha fazla göster
download = İndir
noStreamsWarning = Bu kadar büyük bir dosyayı açmak için bu tarayıcının tümünü bellekte tutması gerekir ve bu başarısız olabilir. Ne yapmak istersiniz?
noStreams-copyLink = Başka bir tarayıcıda açmak için bağlantıyı kopyala
noStreams-otherBrowser = Büyük dosyaları doğrudan kaydeden bir tarayıcı edin
noStreams-download = Yine de burada indir
linkLife = { $time } sonra süresi dolar
linkLifeUnderMinute = Bir dakikadan kısa süre içinde süresi dolar
lastDownloadNote = Son indirme: açtığınızda ya da kaydettiğinizde bağlantı artık çalışmaz.
ownUpload = { $left ->
    [one] Bu sizin kendi yüklemeniz. Siz indirirseniz başka kimse indiremez.
   *[other] Bu sizin kendi yüklemeniz. İndirirseniz kalan { $left } indirme hakkından birini kullanırsınız.
}
downloadsTaken = Şu anda biri son indirmeyi yapıyor. Yarıda kalırsa iki dakika sonra yeniden deneyebilirsiniz.
downloading = İndiriliyor
decrypting = Şifre çözülüyor…
downloadBegunAnew = Bu indirmeye devam edilemedi, bu yüzden baştan başladı.
stillUploading = Gönderen hâlâ yüklüyor. Şimdiden indirmeye başlayabilirsiniz.
waitsForSender = Gönderen bekleniyor. Kendiliğinden devam edeceğiz.
downloadFinished = İndirme tamamlandı
downloadFinishedLead = { $name } İndirilenler klasörünüzde.
savedInFolder = { $folder } klasörüne kaydedildi
downloadFinishedRenamed = Dosya İndirilenler klasörünüzde. Tarayıcınız ona başka bir ad vermiş olabilir.
downloadAgain = Yeniden indir
lastDownloadDone = Bu son indirmeydi; bağlantı artık çalışmıyor.
downloadStopped = İndirme tamamlanmadı
showDownload = Göster

## Sending what a request asks for

requestTitle = Sizden dosya isteniyor
requestLead = Bu cihazda şifrelenir. Gönderdiğinizi yalnızca isteyen kişi açabilir.
requestWords = İsteyen kişiden (doğrulanmadı)
requestKinds = Tercih edilen dosya türleri
requestLeft = Kalan gönderi
requestRoom = Kalan alan
requestEach = Gönderi başına en çok
requestSend = Gönder
requestPasswordLead = Size bağlantıyı gönderen kişiye sorun.
requestSent = Gönderildi
requestSentLead = Yalnızca isteyen kişi açabilir. O da aynı alındı kodunu görür.
receiptLabel = Alındı kodu
copyReceipt = Alındı kodunu kopyala
delivery-stored = Ulaştı. Henüz alınmadı.
delivery-collected = Alındı.
delivery-gone = Alınmadan silindi ya da süresi doldu.
deliveryLost = Yarım kalan yüklemeniz sürdürülemiyor.
sentBefore = Bu cihazdan gönderilenler
sentAt = Gönderilme: { $time }
requestEnded-unknown = Böyle bir istek yok
requestEndedLead-unknown = İstek silindi, süresi doldu ya da bu hizmet istek kabul etmiyor. Yeni bir bağlantı isteyin.
requestEnded-closed = Bu istek kapandı
requestEnded-full = Bu istek doldu
requestEndedLead = Artık bir şey kabul etmiyor. Yeni bir bağlantı isteyin.
requestEnded-untrusted = Bu bağlantıya güvenilemez
requestEndedLead-untrusted = Bağlantı ile sunucu uyuşmuyor, bu yüzden hiçbir şey gönderilmedi. Bağlantıyı başka bir yolla yeniden isteyin.

## Reporting an upload to whoever runs the service

report = Bildir
reportTitle = Bu yüklemeyi bildir
reportLead = Bu, hizmeti yürütenlere ulaşır. Yazdıklarınızı yalnızca onlar okuyabilir.
reportReason = Sorun nedir?
reportReason-malware = Zararlı yazılım
reportReason-fraud = Dolandırıcılık veya oltalama
reportReason-illegal = Yasa dışı içerik
reportReason-other = Başka bir şey
reportWords = Neyi bilmeliler?
reportKey = Anahtarı ekle
reportKeyHint = Anahtarla dosyaları açabilirler. Anahtar olmadan açamazlar.
reportSend = Bildirimi gönder
reportSent = Bildirim gönderildi
reportSentLead = Teşekkürler. Hizmeti yürütenler bunu inceleyecek.
reportFailed = Gönderilemedi. İnternet bağlantınızı kontrol edip yeniden deneyin.

## Dead ends

loading = Bir dakika…
configFailed = Sunucuya ulaşılamıyor
configFailedLead = Hiçbir şey kaybolmadı. İnternet bağlantınızı kontrol edip yeniden deneyin.
intercepted = Bu hizmet yerine bir oturum açma sayfası veya ağınız yanıt verdi. Bu sayfayı başka bir sekmede açın ve istenirse orada oturum açın.
pageNotFound = Sayfa bulunamadı
pageNotFoundLead = Adresi kontrol edin ya da ana sayfadan başlayın.
notFoundTitle = Burada bir şey yok
notFoundLead = Dosyaların süresi doldu ya da dosyalar silindi; ya da bağlantı eksik.
errorTitle = Bir sorun çıktı
errorLead = Bir şey bozuldu. Gönderdiğiniz hiçbir şey kaybolmadı.
uploadErrorLead = Dosyalarınız gönderilmedi ama seçiminiz hâlâ burada. Yeniden deneyin.
uploadError-too_large = Bu dosyalar hizmetin izin verdiğinden büyük. Daha küçük parçalar hâlinde gönderin.
uploadError-bad_limit = Bu hizmet artık bu kadar indirmeye ya da bu kadar uzun süreye izin vermiyor. Sayfayı yeniden yükleyip tekrar seçin.
uploadError-unauthorized = Burada dosya göndermek için oturum açmanız gerekir. Oturum açın, sonra dosyalarınızı yeniden seçin.
uploadError-sender_unknown = Oturumunuzun açık olduğunu doğrulayamadık, bu yüzden genel sınırlar geçerli oldu. Oturumunuz kapatıldıysa yeniden açın; değilse birazdan yeniden deneyin.
uploadError-issuer_away = Hizmet şu anda kullanılamıyor ya da kimin oturum açtığını denetleyemiyor. Hesap olmadan en çok { $size } gönderebilirsiniz; bağlantının sınırı { $downloads } ve { $time }. Daha az gönderin ya da birazdan yeniden deneyin.
uploadError-signed_out = Bu cihazda oturumunuz kapatıldı; bu nedenle bu yükleme durduruldu.
uploadError-rate_limited = Çok fazla deneme. Biraz bekleyip yeniden deneyin.
uploadError-too_many_uploads = Ağınızdan veya hesabınızdan çok fazla yükleme yapıldı. Dosyalarınız hâlâ burada.
uploadError-too_many_bytes = Ağınızdan veya hesabınızdan çok fazla veri gönderildi. Dosyalarınız hâlâ burada.
uploadError-busy = Hizmet şu anda çok yoğun. Dosyalarınız hâlâ burada: birazdan yeniden deneyin.
uploadError-full = Hizmette şu anda daha fazla dosya için yer yok. Dosyalarınız hâlâ burada: daha sonra yeniden deneyin.
uploadError-unavailable = Hizmet şu anda kullanılamıyor. Dosyalarınız hâlâ burada: birazdan yeniden deneyin.
uploadError-idle_timeout = Bağlantı çok uzun süre etkin değildi. Kontrol edip yeniden deneyin.
uploadError-connect_failed = Sunucuya ulaşılamıyor. İnternet bağlantınızı kontrol edip yeniden deneyin. Bazı ağlar, çoğu zaman iş yerlerindekiler, yüklemeleri engeller. Başka bir ağı, örneğin telefonunuzunkini deneyin ya da ağınızı yönetene sorun.
uploadError-connection_lost = Bağlantı koptu. Dosyalarınız hâlâ burada: yeniden deneyin.
uploadError-file_changed = Dosyalardan biri gönderilirken değişti ya da okunamadı. Onu yeniden seçin.
downloadErrorLead = İndirme tamamlanmadı. Yeniden deneyin; işe yaramazsa gönderenden yeni bir bağlantı isteyin.
downloadError-rate_limited = Çok fazla deneme. Biraz bekleyip yeniden deneyin.
downloadError-busy = Hizmet şu anda çok yoğun. Bağlantı hâlâ çalışıyor: birazdan yeniden deneyin.
downloadError-unavailable = Hizmet şu anda kullanılamıyor. Bağlantı hâlâ çalışıyor: birazdan yeniden deneyin.
downloadError-connect_failed = Sunucuya ulaşılamıyor. İnternet bağlantınızı kontrol edip yeniden deneyin.
downloadError-connection_lost = Bağlantı koptu. Kontrol edip yeniden deneyin.
downloadError-damaged = Gelen, gönderilenle aynı değil; bu yüzden hiçbir şey saklanmadı. Yeniden deneyin; işe yaramazsa gönderenden yeni bir bağlantı isteyin.
downloadError-incomplete = Tarayıcı kaydetmeyi yarıda bıraktı. Eksik dosyayı silip yeniden deneyin.
downloadError-upload_abandoned = Gönderen, yüklemeyi tamamlamadan bıraktı. Yeni bir bağlantı isteyin.
downloadError-no_room = Bu cihazda bu dosyalar için yer yok. Yer açıp yeniden deneyin.
crashLead = Bu sayfa gösterilemedi. Yeniden yükleyin; daha önce gönderdiğiniz her şey güvende.
chunkTitle = Bu sayfanın bir bölümü eksik
chunkMissingLead = Yüklenemedi. İnternet bağlantınızı kontrol edip sayfayı yeniden yükleyin; daha önce gönderdiğiniz her şey güvende.
chunkTimeoutLead = Yüklenmesi çok uzun sürdü. İnternet bağlantınızı kontrol edip sayfayı yeniden yükleyin; daha önce gönderdiğiniz her şey güvende.
waitForTransfer = Bir aktarım hâlâ sürüyor; şimdi ayrılırsanız kaybolur. Bitene kadar bekleyin.
reload = Yeniden yükle
backHome = Başa dön
outdatedTitle = Daha yeni bir sürüm var
outdatedLead = Bu sayfa güncel değil. Devam etmek için güncelleyin.
update = Güncelle
outdatedBrowserTitle = Tarayıcınız güncel değil
outdatedBrowserLead = Dosya göndermek ve almak için gereken özellikler tarayıcınızda yok. Güncelleyin, sonra bu adresi yeniden açın.
unsupportedTitle = Bu tarayıcı { $title } hizmetini açamıyor
unsupportedLead = Dosyalar tarayıcıda şifrelenir ve bu tarayıcı bunu yapamıyor. Şunları yapabilirsiniz:
unsupportedUpdate = Bu tarayıcıyı güncelleyin, sonra bağlantınızı yeniden açın.
unsupportedOther = Ya da bağlantınızı Chrome, Edge, Firefox veya Safari tarayıcısının güncel bir sürümüne kopyalayın.
unsupportedInApp = Bağlantıyı başka bir uygulamanın içinde açtıysanız o uygulamanın menüsünden “Tarayıcıda aç” seçeneğini seçin.
insecureTitle = Bu adres güvenli değil
insecureLead = Tarayıcılar yalnızca güvenli sayfalarda şifreleme yapar. Geri dönün, sonra aynı adresi başında https:// olacak biçimde açın. Olmazsa bu hizmeti yönetenden güvenli adresini isteyin.
otherBrowser = Başka bir tarayıcı edin
help = Yardım

## Privacy

legalTitle = Gizlilik ve koşullar
legalLead = Dosyalarınıza ne olduğu, birkaç cümleyle.
legalEncrypted = Dosyalar şifreli saklanır. Anahtar bağlantının içindedir ve sunucuya asla ulaşmaz.
legalLifetime = Dosyaları en çok { $anonymous } saklarız; oturum açtıysanız en çok { $signedIn }.
legalOneLifetime = Dosyaları en çok { $time } saklarız.
legalDownloads = Dosyalar, indirme sınırına ulaşınca silinir.
legalLogs = IP adreslerini sunucu günlüklerinde { $days } gün saklarız.
legalAccountToSend = Dosya göndermek için hesap gerekir, almak için gerekmez.
legalAccount = Hesap yalnızca { $size } sınırını aşan dosyalar için gerekir.

## Notes and messages

writeNote = Not yaz
noteLabel = Notunuz
noteHint = Dosya gibi şifrelenir.
noteReadOnce = Dosya gibi şifrelenir ve yalnızca bir kez okunabilir.
noteDone = Notu ekle
createLink = Bağlantı oluştur
note = Not
editNote = Notu düzenle
addMessage = Başlık ya da mesaj ekle
titleLabel = Başlık
messageLabel = Mesaj
senderLabel = Adınız
noteForYou = Sizin için bir not
showNote = Notu göster
showNoteOnce = Göstermek son indirme hakkını kullanır: not bir daha gösterilemez.
copyText = Metni kopyala
saveNote = Dosya olarak kaydet
textCopyRefused = Tarayıcınız kopyalamamıza izin vermedi. Metni seçip kendiniz kopyalayın.

## Looking before taking

preview = Önizle
previewNamed = { $name } öğesini önizle
selectFile = { $name } öğesini seç
downloadSelected = { $count ->
    [one] { $count } dosya indir
   *[other] { $count } dosya indir
}
downloadAll = Tümünü indir
saveToFolder = Klasöre kaydet
takingCounts = Açmak ya da kaydetmek bir indirme sayılır.
takingCounted = Bir indirme sayıldı. Bu sayfa açık kaldıkça başka bir şey sayılmaz.
previewFailed = Bu dosya gösterilemedi. Bunun yerine indirin.
previewTooLarge = Bu dosya önizleme için çok büyük. Bunun yerine indirin.
previewCut = Yalnızca başlangıcı gösteriliyor.
previewProtected = Bu dosya parola korumalı. Açmak için indirin.
previewMissingPictures = Bu sayfada gösterilemeyen resimler: { $count }
previewIncomplete = İçeriğin bir bölümü doğru gösterilemiyor.
previewNotText = Bu dosya metin içermiyor gibi görünüyor. Bunun yerine indirin.
previewEncoding = Metin kodlaması
previousFile = Önceki dosya
nextFile = Sonraki dosya
filePlace = { $place } / { $count }
noPreview = Bu dosyanın önizlemesi yok.
close = Kapat

## Strong passwords

strongPassword = Çok güçlü: yalnızca Envoi ile açılır
strongPasswordHint = Tahmin edilmesi çok daha zordur, bu hizmet için bile. Eski uygulamalar bağlantıyı açamaz.
suggestPassphrase = Parola cümlesi öner
suggestFailed = Öneri yüklenemedi. İnternet bağlantınızı kontrol edip yeniden deneyin ya da kendi parolanızı yazın.
copyPassword = Parolayı kopyala
makingKey = Şifreleme hazırlanıyor…
checkingPassword = Parola kontrol ediliyor…

## News

downloadingNow = Şu anda indiriliyor
wrongPasswords = { $count ->
    [one] Yanlış parola, { $count } deneme
   *[other] Yanlış parola, { $count } deneme
}
notifyMe = İndirmeleri bana bildir
notifyOn = Bildirimler açık
notifyBlocked = Tarayıcınız bu sayfanın bildirimlerini engelliyor.
wasDownloaded = { $name } indirildi
