productName = Envoi

## The page around every screen

homeLink = { $title }, accueil
skipToContent = Aller au contenu
promo = Message
closeNotice = Fermer ce message
storageBlocked = Ce navigateur ne conserve pas la liste de vos envois : elle disparaît quand vous fermez cette page. Copiez vos liens avant.
storageFull = Il n’y a plus de place sur cet appareil pour la liste de vos envois. Copiez vos liens avant de fermer cette page, ou supprimez les envois dont vous n’avez plus besoin.
footerPromise = Les fichiers sont chiffrés avant de quitter votre appareil. Seules les personnes qui ont le lien peuvent les ouvrir.
footerLinks = À propos de ce service
link-privacy = Confidentialité
link-terms = Conditions
link-cookies = Cookies
link-source = Code source
link-feedback = Votre avis
feedbackFacts = Version { $version }, { $browser }
language = Langue
languageOfBrowser = Celle du navigateur
languageTold = { $label } : { $language }
languageFailed = Cette langue n’a pas pu être chargée. Vérifiez votre connexion et réessayez.
introTitle = Envoyez des fichiers, en privé
introLead = Vos fichiers sont chiffrés ici, avant de quitter votre appareil. Vous recevez un lien à transmettre ; seules les personnes qui l’ont peuvent les ouvrir.
notBegunTitle = Toujours rien ici ?
notBegunLead = Vérifiez votre connexion, puis rechargez cette page. Si cela ne suffit pas, ce navigateur n’est plus à jour : mettez-le à jour.
scriptsOffTitle = JavaScript est désactivé
scriptsOffLead = Les fichiers sont chiffrés dans votre navigateur, et cette page a donc besoin de JavaScript.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } octet
    [many] { $num } d’octets
   *[other] { $num } octets
}
kb = { NUMBER($num, maximumFractionDigits: 1) } Ko
mb = { NUMBER($num, maximumFractionDigits: 1) } Mo
gb = { NUMBER($num, maximumFractionDigits: 1) } Go
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } jour
    [many] { $num } jours
   *[other] { $num } jours
}
hours = { $num ->
    [one] { $num } heure
    [many] { $num } heures
   *[other] { $num } heures
}
minutes = { $num ->
    [one] { $num } minute
    [many] { $num } minutes
   *[other] { $num } minutes
}
seconds = { $num ->
    [one] { $num } seconde
    [many] { $num } secondes
   *[other] { $num } secondes
}
shortDays = { $num } j
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
sizeOfTotal = { $done } sur { $total }
remaining = encore { $time }
progressTold = { $label } : { $percent }
downloadsCount = { $count ->
    [one] { $count } téléchargement
    [many] { $count } de téléchargements
   *[other] { $count } téléchargements
}
filesCount = { $count ->
    [one] { $count } fichier
    [many] { $count } de fichiers
   *[other] { $count } fichiers
}

## Buttons that stand in several places

ok = OK
cancel = Annuler
tryAgain = Réessayer
copyLink = Copier le lien
copied = Copié
copyRefused = Votre navigateur n’a pas laissé cette page copier. Le lien est sélectionné, pour que vous puissiez le copier vous-même.
share = Partager
shareNamed = Partager { $name }
showQrCode = Afficher un code QR
qrCode = Code QR du lien
qrCodeHint = Visez-le avec l’appareil photo d’un téléphone pour y ouvrir le lien.
qrCodeFailed = Le code QR n’a pas pu être affiché. Le lien fonctionne quand même.
sendYourOwn = Envoyer vos fichiers
deleteUpload = Supprimer
deleteFailed = La suppression n’a pas abouti. Vérifiez votre connexion et réessayez.
passwordProtected = Protégé par mot de passe
passwordLabel = Mot de passe
filesInside = Fichiers contenus

## Accounts

signIn = Se connecter
signOut = Se déconnecter
signOutWaits = Un transfert est encore en cours. Déconnectez-vous une fois qu’il est terminé.
signOutWaitsForTab = Un transfert est encore en cours dans un autre onglet. Déconnectez-vous une fois qu’il est terminé.
signOutSyncs = Mise à jour de votre liste avant votre départ…
signOutTitle = Se déconnecter ?
signOutLoses = { $count ->
    [one] { $count } envoi se trouve seulement sur cet appareil : votre liste n’a pas pu être mise à jour. Une fois déconnecté, vous ne pouvez plus le voir, le modifier ni le supprimer. Son lien continue de fonctionner.
    [many] { $count } d’envois se trouvent seulement sur cet appareil : votre liste n’a pas pu être mise à jour. Une fois déconnecté, vous ne pouvez plus les voir, les modifier ni les supprimer. Leurs liens continuent de fonctionner.
   *[other] { $count } envois se trouvent seulement sur cet appareil : votre liste n’a pas pu être mise à jour. Une fois déconnecté, vous ne pouvez plus les voir, les modifier ni les supprimer. Leurs liens continuent de fonctionner.
}
staySignedIn = Rester connecté
signOutAnyway = Se déconnecter quand même
signedOut = Vous êtes déconnecté.
signedOutRefused = Vous êtes déconnecté : votre session est arrivée à son terme. Reconnectez-vous pour voir votre liste.
signUpTitle = Connectez-vous pour en faire plus
signUpLead = Vous pouvez envoyer sans compte. Avec un compte, vous pouvez faire plus :
benefitSize = Envoyer jusqu’à { $size } à la fois
benefitCount = { $count ->
    [one] Permettre jusqu’à { $count } utilisation d’un lien
    [many] Permettre jusqu’à { $count } d’utilisations d’un lien
   *[other] Permettre jusqu’à { $count } utilisations d’un lien
}
benefitTime = { $token ->
    [one] Garder un lien valable jusqu’à { $token } jour
    [many] Garder un lien valable jusqu’à { $token } de jours
   *[other] Garder un lien valable jusqu’à { $token } jours
}
benefitSync = Voir vos envois sur tous vos appareils
benefitPerk = Votre liste reste chiffrée : personne d’autre que vous ne peut la lire
emailLabel = E-mail (facultatif)
signInNotBegun = La page de connexion n’a pas pu être atteinte. Vérifiez votre connexion Internet et réessayez.
signInAway = Le service de connexion est injoignable pour le moment. Réessayez plus tard.
signInNoRoom = Il n’y a plus assez de place sur cet appareil pour vous connecter. Supprimez les envois dont vous n’avez plus besoin, puis réessayez.
signInWaits = Un transfert est encore en cours et serait perdu. Connectez-vous une fois qu’il est terminé.
signingIn = Connexion en cours…
signInErrorLead = Vous n’avez pas été connecté, et rien d’autre n’a changé. Réessayez.
passphraseNeeded = La phrase secrète de votre liste
passphraseNeededLead = Elle chiffre la liste de vos envois et ne quitte jamais cet appareil. Utilisez la même sur tous vos appareils.
passphraseLabel = Phrase secrète
passphraseTooShort = C’est trop court : il faut au moins { $length } caractères.
passphraseHint = Au moins { $length } caractères : quelques mots qui ne vont ensemble que pour vous. Personne ne peut la retrouver, alors notez-la.
passphraseRunning = Création de la clé…
passphraseFailed = Cet appareil n’a pas pu créer la clé. Fermez d’autres onglets, puis réessayez.
goOn = Continuer
cancelSignIn = Ne pas se connecter
unknownPassphrase = Cette phrase secrète est-elle nouvelle ?
unknownPassphraseLead = Aucune liste ne lui correspond. Si c’est votre premier appareil, ou si vous choisissez une nouvelle phrase secrète, saisissez-la encore une fois pour commencer une liste. Sinon, c’était une faute de frappe.
passphraseAgain = La même phrase secrète, encore une fois
passphraseDiffers = Ce n’est pas ce que vous avez saisi avant.
beginList = Commencer une liste
anotherPassphrase = C’était une faute de frappe
uncheckedPassphrase = Elle n’a pas pu être vérifiée
uncheckedPassphraseLead = Le serveur n’a pas dit s’il existe une liste pour cette phrase secrète. Réessayez. Si vous continuez quand même et qu’il y avait une faute de frappe, vous ne verrez pas la liste de vos autres appareils.
trustPassphrase = Continuer quand même
retypePassphrase = La ressaisir

## Sending: choosing files

sendFiles = Envoyer des fichiers
dropFiles = Glissez-déposez des fichiers
orSelectFiles = ou cliquez pour en choisir jusqu’à { $size }
selectFiles = Choisir des fichiers
selectFolder = Choisir un dossier
accountNeeded = Connectez-vous pour envoyer des fichiers
accountNeededLead = Sur ce service, seules les personnes qui ont un compte peuvent envoyer des fichiers. Pour en recevoir, il n’en faut pas.
accountNeededBlocked = Sur ce service, seules les personnes qui ont un compte peuvent envoyer des fichiers, et vous ne pouvez pas vous connecter avec ce navigateur : il ne conserve rien pour cette page. Pour recevoir des fichiers, il ne faut pas de compte.
signInForSize = Connectez-vous pour envoyer jusqu’à { $size }
dropNow = Déposez-les n’importe où
chosenFiles = Fichiers choisis
addMoreFiles = Ajouter
removeFile = Retirer { $name }
totalSize = { $size } au total
skippedEmpty = Fichiers vides non ajoutés : { $count }
skippedChosen = Fichiers déjà choisis, non ajoutés à nouveau : { $count }
expiryChoices = Le lien cesse de fonctionner après
downloadLimitLabel = Téléchargements
timeLimitLabel = Durée
addPassword = Protéger par un mot de passe
maxPasswordLength = Un mot de passe compte au plus { $length } caractères.
uploadFiles = { $count ->
    [one] Chiffrer et envoyer
    [many] Chiffrer et envoyer { $count } de fichiers
   *[other] Chiffrer et envoyer { $count } fichiers
}

## Sending: what is not possible

noticeTitle = Cela n’a pas marché
tooManyFiles = { $count ->
    [one] Un envoi ne peut compter que { $count } fichier.
    [many] Un envoi ne peut compter que { $count } de fichiers.
   *[other] Un envoi ne peut compter que { $count } fichiers.
}
fileTooBig = Ensemble, ces fichiers dépassent { $size }. Envoyez-les en plusieurs fois.
tooManyArchives = { $count ->
    [one] Seul { $count } envoi peut être conservé à la fois. Supprimez-le d’abord, ou attendez qu’il expire.
    [many] Seuls { $count } d’envois peuvent être conservés à la fois. Supprimez-en un d’abord, ou attendez que l’un d’eux expire.
   *[other] Seuls { $count } envois peuvent être conservés à la fois. Supprimez-en un d’abord, ou attendez que l’un d’eux expire.
}
unreadableFiles = Ce que vous avez déposé est illisible. Choisissez plutôt les fichiers avec le bouton.
needsAccountSize = Sans compte, vous pouvez envoyer jusqu’à { $size } à la fois.
needsAccountCount = { $count ->
    [one] Sans compte, un lien permet au plus { $count } téléchargement.
    [many] Sans compte, un lien permet au plus { $count } de téléchargements.
   *[other] Sans compte, un lien permet au plus { $count } téléchargements.
}
needsAccountTime = Sans compte, un lien fonctionne au plus { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } au total
noAnswer = Pas de réponse depuis un moment. Vérifiez votre connexion : l’envoi reprendra de lui-même, ou vous pouvez l’annuler.
uploading = Envoi en cours
importing = Lecture de vos fichiers…
encrypting = Chiffrement…
finalising = Tout est arrivé. Enregistrement en cours…
expiresAfter = Expire après { $downloads } ou { $time }
settingPassword = Ajout du mot de passe…
passwordFailed = Le mot de passe n’a pas pu être ajouté
passwordFailedLead = Vos fichiers sont envoyés, mais pas encore protégés ; le lien n’est donc pas affiché. Réessayez, ou supprimez l’envoi.
linkReady = Votre lien est prêt
linkReadyLead = Toute personne qui a ce lien peut ouvrir les fichiers. Personne d’autre ne le peut, pas même ce service.
shareLink = Lien vers vos fichiers
sendMore = Envoyer d’autres fichiers
copyLinkTitle = Copiez votre lien
shareLinkTitle = Partagez votre lien
linkDialogLead = Toute personne à qui vous donnez ce lien peut ouvrir { $name }.

## The survey

surveyTitle = Dites-nous ce que vous en pensez
surveyLead = Vos réponses aident à améliorer l’envoi de fichiers. Vous répondez sur une autre page, et aucune information sur vos fichiers n’y est transmise.
giveFeedback = Donner votre avis
surveySkip = Passer

## The person's own uploads

yourUploads = Vos envois
noUploads = Ce que vous envoyez apparaît ici, pour que vous puissiez copier à nouveau son lien ou le supprimer.
downloadsLeft = { $count ->
    [one] Encore { $count } téléchargement
    [many] Encore { $count } de téléchargements
   *[other] Encore { $count } téléchargements
}
timeLeft = Encore { $time }
deleteNamed = Supprimer { $name }
deleteTitle = Supprimer cet envoi ?
deleteQuestion = Plus personne ne pourra télécharger { $name }. Cette action est irréversible.
keep = Conserver
openDownloadPage = Ouvrir la page que voient les destinataires de { $name }
changeLimits = Modifier
changeLimitsNamed = Modifier la durée de disponibilité de { $name }
changeLimitsTitle = Modifier la validité du lien
keepTime = Sans changement
timeFromNow = { $time }, dès maintenant
save = Enregistrer
goneTitle = Il n’existe déjà plus
goneLead = { $name } a expiré, a été téléchargé autant de fois que son lien le permettait, ou a été supprimé ailleurs. Rien n’a été modifié.
passwordNotSet = Son mot de passe n’a pas été ajouté ; son lien n’est donc pas affiché. Si cela ne change pas, supprimez cet envoi et renvoyez les fichiers.
changeFailed = La modification n’a pas été faite. Vérifiez votre choix et votre connexion, puis réessayez.

## Receiving

checkingLink = Recherche de vos fichiers…
checkFailed = Le serveur ne répond pas
checkFailedLead = Rien n’est perdu. Vérifiez votre connexion et réessayez.
checkRefused = Pas pour le moment
checkRefusedLead = Un problème est survenu sur le serveur. Rien n’est perdu : réessayez dans un instant.
waitAsked = Le serveur vous demande d’attendre { $time }.
expiredTitle = Ces fichiers ne sont plus là
expiredLead = Le lien a expiré, a été épuisé ou a été supprimé par la personne qui l’a créé. Demandez-en un nouveau.
passwordNeeded = Saisissez le mot de passe
passwordNeededLead = Ces fichiers ont été protégés à l’envoi. Le mot de passe n’est pas dans le lien.
passwordTryAgain = Ce n’est pas le bon mot de passe. Réessayez.
unlock = Déverrouiller
keyNeeded = Il manque la clé
keyNeededLead = Un lien complet contient une clé après le signe #. Collez le lien entier, ou seulement sa clé.
keyLabel = Lien ou clé
notAKey = Ce n’est ni un lien ni une clé de ce service.
keyOfAnotherFile = Ce lien mène à d’autres fichiers.
openLink = Ouvrir
filesForYou = { $count ->
    [one] Un fichier pour vous
    [many] { $count } de fichiers pour vous
   *[other] { $count } fichiers pour vous
}
filesForYouLead = Envoyé chiffré. Le déchiffrement se fait ici, dans votre navigateur.
download = Télécharger
noStreamsWarning = Ce navigateur ne peut ouvrir un fichier aussi gros qu’en le gardant tout entier en mémoire, ce qui peut échouer. Que voulez-vous faire ?
noStreams-copyLink = Copier le lien, pour l’ouvrir dans un autre navigateur
noStreams-otherBrowser = Installer un navigateur qui enregistre les gros fichiers au fil de leur arrivée
noStreams-download = Télécharger ici quand même
linkLife = Disponible encore { $time }
lastDownload = Disponible encore { $time }. C’est le dernier téléchargement : conservez bien le fichier.
downloadsTaken = Le dernier téléchargement est en cours, ici ou chez quelqu’un d’autre. S’il s’interrompt, il en restera de nouveau un : réessayez dans deux minutes.
downloading = Téléchargement en cours
decrypting = Déchiffrement…
downloadFinished = Et voilà
downloadFinishedLead = Le fichier a été déchiffré et se trouve dans vos téléchargements.
downloadStopped = Le téléchargement n’est pas allé au bout.
showDownload = Afficher

## Dead ends

loading = Un instant…
configFailed = Le serveur ne répond pas
configFailedLead = Rien n’est perdu. Vérifiez votre connexion et réessayez.
notFoundTitle = Il n’y a rien ici
notFoundLead = Les fichiers ont expiré ou ont été supprimés, ou le lien est incomplet.
errorTitle = Un problème est survenu
errorLead = Cela n’a pas marché. Retournez au début et réessayez.
uploadErrorLead = Vos fichiers n’ont pas été envoyés. Ceux que vous avez choisis sont toujours là : réessayez.
uploadError-too_large = Les fichiers sont plus gros que ce service ne le permet. Envoyez-les en plusieurs fois.
uploadError-bad_limit = Le service ne permet plus autant de téléchargements ou une aussi longue durée. Rechargez la page, puis choisissez à nouveau.
uploadError-unauthorized = Seules les personnes connectées peuvent envoyer des fichiers ici. Connectez-vous, puis choisissez à nouveau vos fichiers.
uploadError-sender_unknown = Le service n’a pas pu voir que vous étiez connecté ; les limites communes se sont donc appliquées. Reconnectez-vous si vous êtes maintenant déconnecté ; sinon, réessayez dans un instant.
uploadError-issuer_away = Le service n’est pas disponible pour le moment, ou ne peut pas savoir qui est connecté. Sans compte, on peut envoyer jusqu’à { $size } à la fois, pour { $downloads } et { $time } au plus : n’envoyez pas plus que cela, ou réessayez dans un instant.
uploadError-rate_limited = Il y a eu trop de tentatives. Attendez un instant, puis réessayez.
uploadError-busy = Le service est très sollicité. Vos fichiers sont toujours là : réessayez dans un instant.
uploadError-full = Le service n’a plus de place pour d’autres fichiers pour le moment. Vos fichiers sont toujours là : réessayez plus tard.
uploadError-unavailable = Le service n’est pas disponible pour le moment. Vos fichiers sont toujours là : réessayez dans un instant.
uploadError-idle_timeout = La connexion est restée muette trop longtemps. Vérifiez-la, puis réessayez.
uploadError-connect_failed = Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez. Certains réseaux, souvent au travail, bloquent ce dont l’envoi a besoin (les connexions WebSocket) : dans ce cas, utilisez un autre réseau, celui de votre téléphone par exemple, ou parlez-en à la personne qui gère le vôtre.
uploadError-connection_lost = La connexion a été coupée. Vos fichiers sont toujours là : réessayez.
uploadError-file_changed = L’un des fichiers a changé ou n’a pas pu être lu pendant l’envoi. Choisissez-le à nouveau.
downloadErrorLead = Le téléchargement n’est pas allé au bout. Réessayez ; si cela ne suffit pas, demandez un nouveau lien à la personne qui l’a envoyé.
downloadError-rate_limited = Il y a eu trop de tentatives. Attendez un instant, puis réessayez.
downloadError-busy = Le service est très sollicité. Le lien fonctionne toujours : réessayez dans un instant.
downloadError-unavailable = Le service n’est pas disponible pour le moment. Le lien fonctionne toujours : réessayez dans un instant.
downloadError-connect_failed = Le serveur n’a pas pu être atteint. Vérifiez votre connexion, puis réessayez.
downloadError-connection_lost = La connexion a été coupée. Vérifiez-la, puis réessayez.
downloadError-damaged = Ce qui est arrivé n’est pas ce qui a été envoyé ; rien n’en a donc été gardé. Réessayez ; si cela ne suffit pas, demandez un nouveau lien à la personne qui l’a envoyé.
downloadError-incomplete = Le navigateur s’est arrêté au milieu de l’enregistrement. Supprimez le fichier incomplet, puis réessayez.
downloadError-no_room = Il n’y a plus de place pour ces fichiers sur cet appareil. Libérez de l’espace, puis réessayez.
crashLead = Cette page n’a pas pu être affichée. Rechargez-la ; ce que vous avez déjà envoyé n’est pas affecté.
chunkTitle = Il manque une partie de cette page
chunkMissingLead = Elle n’a pas pu être chargée. Vérifiez votre connexion, puis rechargez la page ; ce que vous avez déjà envoyé n’est pas affecté.
chunkTimeoutLead = Elle a mis trop de temps à se charger. Vérifiez votre connexion, puis rechargez la page ; ce que vous avez déjà envoyé n’est pas affecté.
waitForTransfer = Un transfert est encore en cours et serait perdu. Attendez qu’il soit terminé.
reload = Recharger
backHome = Retour au début
outdatedTitle = Il existe une version plus récente
outdatedLead = Cette page n’est plus à jour. Actualisez-la pour continuer.
update = Actualiser
outdatedBrowserTitle = Ce navigateur n’est plus à jour
outdatedBrowserLead = Il lui manque ce qu’il faut pour envoyer et recevoir des fichiers. Mettez-le à jour, puis ouvrez à nouveau la même adresse.
unsupportedTitle = Ce navigateur ne peut pas ouvrir { $title }
unsupportedLead = Les fichiers sont chiffrés dans le navigateur, et il manque à celui-ci ce qu’il faut pour cela. Utilisez un navigateur à jour.
insecureTitle = Cette adresse n’est pas sécurisée
insecureLead = Les navigateurs ne chiffrent que sur des pages chargées de façon sécurisée. Revenez en arrière, puis ouvrez la même adresse en commençant par https://. Si cela échoue, demandez l’adresse sécurisée à la personne qui gère ce service.
otherBrowser = Installer un autre navigateur
help = Aide

## Privacy

legalTitle = Confidentialité et conditions
legalLead = Ce que deviennent vos fichiers, en quelques phrases.
legalEncrypted = Les fichiers sont conservés chiffrés. La clé se trouve dans le lien et n’atteint jamais le serveur.
legalLifetime = Un fichier est conservé { $anonymous } au plus, ou { $signedIn } au plus s’il est envoyé par une personne connectée.
legalOneLifetime = Un fichier est conservé { $time } au plus.
legalDownloads = Une limite de téléchargements peut faire supprimer un fichier plus tôt.
legalLogs = Les journaux du serveur conservent les adresses IP pendant { $days } jours.
legalAccountToSend = Il faut un compte pour envoyer des fichiers, pas pour en recevoir.
legalAccount = Il ne faut un compte que pour les fichiers de plus de { $size }.
