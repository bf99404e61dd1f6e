productName = Envoi

## The page around every screen

homeLink = { $title }, accueil
skipToContent = Aller au contenu
promo = Message
closeNotice = Fermer
storageBlocked = Ce navigateur n’enregistre pas la liste de vos envois : elle disparaît quand vous fermez cette page. Copiez d’abord vos liens.
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
languageOfBrowser = Langue du navigateur
languageTold = { $label } : { $language }
languageFailed = Impossible de charger cette langue. Vérifiez votre connexion et réessayez.
introTitle = Partagez vos fichiers en privé, en toute simplicité
introLead = Vos fichiers sont chiffrés sur cet appareil avant d’être envoyés. Partagez le lien avec les personnes de votre choix : elles seules peuvent ouvrir les fichiers.
notBegunTitle = Toujours rien ici ?
notBegunLead = Vérifiez votre connexion, puis rechargez cette page. Si cela ne suffit pas, votre navigateur n’est plus à jour : mettez-le à jour.
scriptsOffTitle = JavaScript est désactivé
scriptsOffLead = Vos fichiers sont chiffrés dans le navigateur ; cette page a donc besoin de JavaScript. Activez-le, puis rechargez.

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
untilToday = jusqu’à { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = jusqu’à demain, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = jusqu’au { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } sur { $total }
remaining = encore { $time }
progressTold = { $label } : { $percent }
labelled = { $label } : { $value }
downloadsCount = { $count ->
    [one] { $count } téléchargement
    [many] { $count } de téléchargements
   *[other] { $count } téléchargements
}
downloadsWithoutLimit = Téléchargements illimités
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } fichier
    [many] { $count } de fichiers
   *[other] { $count } fichiers
}
nameAndMore = { $count ->
    [one] { $name } et { $count } autre
    [many] { $name } et { $count } d’autres
   *[other] { $name } et { $count } autres
}

## Buttons that stand in several places

ok = OK
done = Terminé
cancel = Annuler
add = Ajouter
doNotAdd = Ne pas ajouter
tryAgain = Réessayer
copyLink = Copier le lien
copyMessage = Copier le message
includePassword = Joindre le mot de passe
emailLink = E-mail
emailSubject = Des fichiers pour vous
copied = Copié
copyRefused = Votre navigateur ne nous a pas laissés copier le lien. Il est sélectionné : vous pouvez le copier vous-même.
share = Partager
shareNamed = Partager { $name }
showQrCode = Code QR
qrCode = Code QR de ce lien
qrCodeHint = Scannez-le avec l’appareil photo d’un téléphone pour y ouvrir le lien.
qrCodeFailed = Impossible d’afficher le code QR. Votre lien fonctionne toujours.
sendYourOwn = Envoyer vos fichiers
deleteUpload = Supprimer
deleteFailed = Impossible de supprimer cet envoi. Vérifiez votre connexion et réessayez.
passwordProtected = Protégé par mot de passe
passwordLabel = Mot de passe
showPassword = Afficher le mot de passe
hidePassword = Masquer le mot de passe
filesInside = Fichiers de cet envoi

## Accounts

signIn = Se connecter
signOut = Se déconnecter
signOutWaits = Un transfert est encore en cours. Déconnectez-vous quand il sera terminé.
signOutWaitsForTab = Un transfert est encore en cours dans un autre onglet. Déconnectez-vous quand il sera terminé.
signOutSyncs = Enregistrement de votre liste avant votre départ…
signOutTitle = Se déconnecter ?
signOutLoses = { $count ->
    [one] { $count } envoi se trouve seulement sur cet appareil. Une fois déconnecté, vous ne pouvez plus le voir, le modifier ni le supprimer. Son lien continue de fonctionner.
    [many] { $count } d’envois se trouvent seulement sur cet appareil. Une fois déconnecté, vous ne pouvez plus les voir, les modifier ni les supprimer. Leurs liens continuent de fonctionner.
   *[other] { $count } envois se trouvent seulement sur cet appareil. Une fois déconnecté, vous ne pouvez plus les voir, les modifier ni les supprimer. Leurs liens continuent de fonctionner.
}
staySignedIn = Rester connecté
signOutAnyway = Se déconnecter quand même
signedOut = Vous êtes déconnecté.
signedOutRefused = Votre session est terminée. Reconnectez-vous pour voir votre liste.
signUpTitle = Connectez-vous pour en faire plus
signUpLead = Vous pouvez envoyer des fichiers sans compte. Avec un compte, vous pouvez faire plus :
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
benefitPerk = Votre liste reste chiffrée ; vous seul pouvez la lire
emailLabel = E-mail (facultatif)
signInNotBegun = La page de connexion est injoignable. Vérifiez votre connexion Internet et réessayez.
signInAway = La connexion n’est pas disponible pour le moment. Réessayez plus tard.
signInNoRoom = Il n’y a plus assez de place sur cet appareil pour vous connecter. Supprimez les envois dont vous n’avez plus besoin, puis réessayez.
signInWaits = Un transfert est encore en cours et serait perdu. Connectez-vous quand il sera terminé.
signingIn = Connexion en cours…
signInErrorLead = La connexion n’a pas abouti, et rien d’autre n’a changé. Réessayez.
signInReason = Si cela se reproduit, indiquez ceci aux responsables de ce service : { $reason }
passphraseNeeded = Saisissez la phrase secrète de votre liste
passphraseNeededLead = Elle chiffre la liste de vos envois et ne quitte jamais cet appareil. Utilisez la même sur tous vos appareils.
passphraseLabel = Phrase secrète
passphraseTooShort = C’est trop court. Utilisez au moins { $length } caractères.
passphraseHint = Au moins { $length } caractères : quelques mots que vous seul associeriez. Personne ne peut la retrouver, alors notez-la.
passphraseRunning = Création de votre clé…
passphraseFailed = Impossible de créer la clé sur cet appareil. Fermez d’autres onglets, puis réessayez.
goOn = Continuer
cancelSignIn = Ne pas se connecter
unknownPassphrase = Est-ce une nouvelle phrase secrète ?
unknownPassphraseLead = Nous n’avons trouvé aucune liste pour elle. Si c’est votre premier appareil, ou si vous voulez une nouvelle phrase secrète, saisissez-la encore une fois pour commencer une liste. Si vous avez déjà une liste, vous avez peut-être fait une faute de frappe.
passphraseAgain = Saisissez à nouveau la phrase secrète
passphraseDiffers = Les phrases secrètes ne correspondent pas.
beginList = Commencer une liste
anotherPassphrase = Faute de frappe
uncheckedPassphrase = Impossible de vérifier votre phrase secrète
uncheckedPassphraseLead = Le serveur n’a pas dit s’il existe une liste pour cette phrase secrète. Réessayez. Si vous continuez et qu’il y avait une faute de frappe, vous ne verrez pas la liste de vos autres appareils.
trustPassphrase = Continuer quand même
retypePassphrase = La ressaisir

## Sending: choosing files

sendFiles = Envoyer des fichiers
dropFiles = Glissez-déposez des fichiers
orSelectFiles = ou choisissez-les, jusqu’à { $size }
upToSize = Jusqu’à { $size }
selectFiles = Choisir des fichiers
selectFolder = Choisir un dossier
sharedTitle = Ajouter ces fichiers ?
sharedLead = Une autre application ou un autre site les a partagés avec cette page. N’ajoutez que ce que vous attendiez.
accountNeeded = Connectez-vous pour envoyer des fichiers
accountNeededLead = Il faut un compte pour envoyer des fichiers ici. Tout le monde peut en recevoir.
accountNeededBlocked = Il faut un compte pour envoyer des fichiers ici, mais ce navigateur ne peut pas enregistrer de connexion pour cette page. Vous pouvez toujours recevoir des fichiers.
accountNeededToRequest = Il faut un compte pour demander des fichiers ici. Toute personne qui a le lien peut vous en envoyer.
signInForSize = Connectez-vous pour envoyer jusqu’à { $size }
dropNow = Déposez pour ajouter
chosenFiles = Vos fichiers
addMoreFiles = Ajouter
removeFile = Retirer { $name }
fileRemoved = { $name } retiré
addFolder = Ajouter un dossier
skipped-none = Aucun fichier à ajouter
skipped-empty = { $count ->
    [one] { $count } fichier vide ignoré
    [many] { $count } de fichiers vides ignorés
   *[other] { $count } fichiers vides ignorés
}
skipped-chosen = { $count ->
    [one] { $count } fichier déjà ajouté ignoré
    [many] { $count } de fichiers déjà ajoutés ignorés
   *[other] { $count } fichiers déjà ajoutés ignorés
}
skipped-system = Fichiers système ignorés : { $count }
skipped-unreadable = Lecture impossible : { $name }
expiryChoices = Le lien expire après
downloadLimitLabel = Téléchargements
timeLimitLabel = Durée
addPassword = Protéger par un mot de passe
liveLink = Obtenir le lien pendant l’envoi
liveLinkHint = Les destinataires peuvent commencer à télécharger dans leur navigateur pendant que votre envoi est encore en cours. Laissez cette page ouverte.
passwordMissing = Saisissez un mot de passe, ou décochez la case pour envoyer sans.
maxPasswordLength = Un mot de passe peut compter jusqu’à { $length } caractères.
uploadFiles = { $count ->
    [one] Envoyer { $count } fichier
    [many] Envoyer { $count } de fichiers
   *[other] Envoyer { $count } fichiers
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Trop de fichiers
noticeTitle-fileTooBig = Trop gros pour être envoyé
noticeTitle-tooManyArchives = Trop d’envois
noticeTitle-unreadableFiles = Impossible de lire ces fichiers
tooManyFiles = { $count ->
    [one] Vous pouvez envoyer { $count } fichier à la fois ; vous en avez choisi { $chosen }. Regroupez-les dans un ZIP, ou n’en gardez qu’un.
    [many] Vous pouvez envoyer jusqu’à { $count } de fichiers à la fois ; vous en avez choisi { $chosen }. Regroupez-les dans un ZIP, ou choisissez-en moins.
   *[other] Vous pouvez envoyer jusqu’à { $count } fichiers à la fois ; vous en avez choisi { $chosen }. Regroupez-les dans un ZIP, ou choisissez-en moins.
}
tooManyFilesAtOnce = { $count ->
    [one] Vous pouvez envoyer { $count } fichier à la fois. Regroupez-les dans un ZIP, ou n’en gardez qu’un.
    [many] Vous pouvez envoyer jusqu’à { $count } de fichiers à la fois. Regroupez-les dans un ZIP, ou choisissez-en moins.
   *[other] Vous pouvez envoyer jusqu’à { $count } fichiers à la fois. Regroupez-les dans un ZIP, ou choisissez-en moins.
}
addFitting = { $count ->
    [one] Ajouter le premier
    [many] Ajouter les { $count } premiers
   *[other] Ajouter les { $count } premiers
}
fileTooBig = Vous pouvez envoyer jusqu’à { $size } à la fois. Envoyez ces fichiers en plusieurs fois.
tooManyArchives = { $count ->
    [one] Vous pouvez avoir { $count } envoi à la fois. Supprimez-le, ou attendez qu’il expire.
    [many] Vous pouvez avoir jusqu’à { $count } d’envois à la fois. Supprimez-en un, ou attendez que l’un d’eux expire.
   *[other] Vous pouvez avoir jusqu’à { $count } envois à la fois. Supprimez-en un, ou attendez que l’un d’eux expire.
}
unreadableFiles = Nous ne pouvons pas lire ce que vous avez déposé. Choisissez plutôt les fichiers avec le bouton.
needsAccountSize = Sans compte, vous pouvez envoyer jusqu’à { $size } à la fois.
needsAccountCount = { $count ->
    [one] Sans compte, un lien permet au plus { $count } téléchargement.
    [many] Sans compte, un lien permet au plus { $count } de téléchargements.
   *[other] Sans compte, un lien permet au plus { $count } téléchargements.
}
needsAccountTime = Sans compte, les liens fonctionnent au plus { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } au total
noAnswer = En attente de votre connexion. L’envoi reprendra tout seul.
uploading = Envoi en cours
uploadWaiting = En attente d’envoi
pause = Mettre en pause
uploadPaused = En pause
liveLinkReady = Ce lien fonctionne déjà. Les destinataires reçoivent les fichiers au fur et à mesure de l’envoi. Laissez cette page ouverte.
unfinishedUpload = Envoi interrompu
continueFrom = Reprendre à { $size } ?
sameFilesNeeded = Pour continuer, choisissez à nouveau les mêmes fichiers.
otherFiles = Ce ne sont pas les mêmes fichiers, ou ils ont changé depuis. Rien d’autre n’a été envoyé.
notSent = Pas encore envoyé
prepareNext = Préparer l’envoi suivant
waitsForUpload = Commence dès que l’envoi en cours est terminé.
stopUploadTitle = Arrêter cet envoi ?
stopUploadLead = Ce qui a déjà été envoyé sera perdu. Les fichiers choisis sont toujours là.
keepUploading = Continuer l’envoi
stopUpload = Arrêter l’envoi
showUpload = Afficher
importing = Lecture de vos fichiers…
encrypting = Chiffrement…
finalising = C’est presque fini. Enregistrement de vos fichiers…
expiresAfter = Expire après { $downloads } ou { $time }
settingPassword = Ajout du mot de passe…
passwordFailed = Impossible d’ajouter le mot de passe
passwordFailedLead = Vos fichiers sont envoyés, mais pas encore protégés ; nous n’avons donc pas affiché le lien. Réessayez, ou supprimez l’envoi.
uploaded = Prêt à partager
linkReady = Votre lien est prêt
uploadComplete = Envoi terminé
shareLink = Lien vers vos fichiers
sendMore = Envoyer d’autres fichiers
linkDialogLead = Toute personne qui a ce lien peut télécharger { $name }.
linkDialogNote = Toute personne qui a ce lien peut lire votre note.
linkNeedsPassword = Il lui faudra aussi le mot de passe.

howProtected = Comment vos fichiers sont protégés
protectionTitle = Chiffrement de bout en bout
protectionEncrypted = Votre navigateur chiffre les fichiers avant qu’ils quittent cet appareil. Le serveur ne conserve que ce qu’il ne peut pas lire.
protectionKey = La clé fait partie du lien, après le signe #. Elle n’est jamais envoyée au serveur : ne partagez le lien qu’avec des personnes de confiance.
protectionExpiry = Les fichiers sont supprimés dès que le lien expire : après le nombre de téléchargements ou la durée de votre choix.

## Keyboard shortcuts

shortcutsTitle = Raccourcis clavier
shortcutChoose = Choisir des fichiers
shortcutUpload = Envoyer
shortcutCopy = Copier le lien
shortcutDownload = Télécharger
shortcutHelp = Afficher cette liste
shortcutsOn = Utiliser les raccourcis clavier

## The survey

surveyTitle = Dites-nous ce que vous en pensez
surveyLead = Vos réponses nous aident à nous améliorer. Le questionnaire s’ouvre sur une autre page et n’apprend rien de vos fichiers.
giveFeedback = Donner votre avis
surveySkip = Passer

## The person's own uploads

yourUploads = Vos envois
noUploads = Les fichiers que vous envoyez s’affichent ici : vous pouvez recopier leur lien ou les supprimer.
joinOffer = Envois effectués sur cet appareil avant votre connexion : { $count }. Les ajouter à votre liste ?
downloadsLeft = { $count ->
    [one] Encore { $count } téléchargement
    [many] Encore { $count } de téléchargements
   *[other] Encore { $count } téléchargements
}
timeLeft = Encore { $time }
deleteNamed = Supprimer { $name }
deletingNamed = Suppression de { $name }…
undo = Annuler
keep = Conserver
moreActions = Autres actions pour { $name }
openPage = Page de téléchargement
openDownloadPage = Ouvrir la page de téléchargement de { $name }
changeLimits = Modifier
changeLimitsNamed = Modifier l’expiration du lien vers { $name }
changeLimitsTitle = Modifier l’expiration du lien
keepTime = Sans changement
timeFromNow = { $time }, dès maintenant
save = Enregistrer
goneTitle = Cet envoi n’existe déjà plus
goneLead = { $name } a expiré, a atteint sa limite de téléchargements ou a été supprimé ailleurs. Rien n’a été modifié.
passwordNotSet = Le mot de passe n’a pas été ajouté ; le lien est donc masqué. Si cela ne change pas, supprimez cet envoi et renvoyez les fichiers.
changeFailed = Impossible d’enregistrer. Vérifiez vos choix et votre connexion, puis réessayez.
pastUploads = Terminés ces 7 derniers jours
clearPast = Effacer
pastDownloaded = Téléchargé : { $time }
pastDownloadedBefore = Téléchargé avant : { $time }
pastExpired = Expiré : { $time }
pastDeleted = Supprimé : { $time }
pastGone = Épuisé ou supprimé : { $time }
pastGoneBefore = Épuisé ou supprimé avant : { $time }
requestFiles = Demander des fichiers
newRequestLead = Créez un lien par lequel tout le monde peut vous envoyer des fichiers que vous seul pouvez lire.
requestWanted = Ce qu’il vous faut, un élément par ligne
requestAskerHint = Ce nom s’affiche pour les personnes qui envoient. Personne ne le vérifie.
requestOpenFor = Ouvert pendant
deliveries = Livraisons
requestDeliverySize = Taille de chaque livraison
requestTotalSize = Taille totale
newRequestKinds = Types de fichiers, par exemple .pdf (à titre indicatif)
requestLink = Lien de la demande
requestReadyLead = Toute personne qui a ce lien peut vous envoyer des fichiers. Vous seul pouvez les lire.
requestSubject = Merci de m’envoyer des fichiers
ownerLink = Lien de la boîte
ownerLinkWarning = Il ouvre cette boîte sur un autre appareil. Toute personne qui l’a peut lire tout ce que vous recevez : gardez-le pour vous.
inbox = Réception
yourRequests = Vos demandes
joinRequests = Demandes créées sur cet appareil avant votre connexion : { $count }. Les ajouter à votre liste ?
newDeliveries = Nouvelles livraisons : { $count }
notifyDeliveries = Me prévenir des livraisons
requestAccepts = Accepte des fichiers
requestClosed = N’accepte plus de fichiers
noDeliveries = Rien n’est encore arrivé. Les livraisons s’afficheront ici.
requestGoneLead = Cette demande a expiré ou a été supprimée.
requestUntrusted = Cette demande n’est pas fiable
requestUntrustedLead = Le lien est abîmé, ou le serveur présente une autre demande. Rien n’est affiché.
deliveryComing = En cours d’envoi
deliveryNew = Reçue
deliveryCollected = Enregistrée
removeDelivery = Supprimer du serveur
deliveryRefused-repeated = Refusée : cette livraison figure deux fois.
deliveryRefused-forged = Refusée : elle n’a pas été faite avec votre lien.
deliveryRefused-damaged = Refusée : elle est abîmée ou a été modifiée.
closeRequest = Ne plus accepter de fichiers
closeRequestTitle = Ne plus accepter de fichiers ?
closeRequestLead = Le lien cesse définitivement de fonctionner, et les fichiers en cours d’envoi n’arriveront pas. Ce qui est arrivé reste ici.
newLink = Nouveau lien
newLinkLead = L’ancien lien cesse de fonctionner dès que le nouveau est prêt. Ce qui est arrivé reste dans l’ancienne boîte.
deleteRequestTitle = Supprimer cette demande ?
deleteRequestLead = Le lien cesse de fonctionner, et tout ce qui est arrivé est supprimé du serveur. Les fichiers déjà enregistrés restent.

## Receiving

checkingLink = Recherche de vos fichiers…
checkFailed = Serveur injoignable
checkFailedLead = Rien n’est perdu. Vérifiez votre connexion et réessayez.
checkRefused = Le serveur est très sollicité
checkRefusedLead = Rien n’est perdu. Réessayez dans un instant.
waitAsked = Veuillez patienter : { $time }.
expiredTitle = Ces fichiers ne sont plus là
expiredLead = Le lien a expiré, a atteint sa limite de téléchargements ou a été supprimé par la personne qui l’a créé. Demandez-en un nouveau.
removedTitle = Ces fichiers ont été retirés
removedLead = Les responsables de ce service les ont retirés ; le lien ne fonctionne plus.
contactOperator = Les contacter
passwordNeeded = Saisissez le mot de passe
passwordNeededLead = Demandez le mot de passe à la personne qui a envoyé les fichiers ; il n’est pas dans le lien.
passwordTryAgain = Mot de passe incorrect. Réessayez.
unlock = Déverrouiller
keyNeeded = Ce lien est incomplet
keyNeededLead = Il manque une partie du lien. Copiez-le à nouveau et collez-le ici.
keyLabel = Lien ou clé
notAKey = Ce n’est ni un lien ni une clé de ce service.
keyOfAnotherFile = Ce lien mène à d’autres fichiers.
openLink = Ouvrir
wrongKey = Ce lien ne fonctionne pas
wrongKeyLead = Il en manque peut-être une partie. Copiez le lien entier depuis votre message et collez-le ici.
filesForYou = { $count ->
    [one] Un fichier pour vous
    [many] { $count } de fichiers pour vous
   *[other] { $count } fichiers pour vous
}
filesForYouLead = Chiffrés de bout en bout. Déchiffrés uniquement dans votre navigateur.
fromSender = De la personne qui a envoyé les fichiers
showMore = Afficher plus
download = Télécharger
noStreamsWarning = Pour ouvrir un fichier aussi gros, ce navigateur doit le garder tout entier en mémoire, ce qui peut échouer. Que voulez-vous faire ?
noStreams-copyLink = Copier le lien pour l’ouvrir dans un autre navigateur
noStreams-otherBrowser = Installer un navigateur qui enregistre directement les gros fichiers
noStreams-download = Télécharger ici quand même
linkLife = Expire dans { $time }
linkLifeUnderMinute = Expire dans moins d’une minute
lastDownloadNote = Dernier téléchargement : dès que vous ouvrez ou enregistrez, le lien ne fonctionne plus.
ownUpload = { $left ->
    [one] C’est votre propre envoi. Si vous le téléchargez, personne d’autre ne le pourra.
    [many] C’est votre propre envoi. Le télécharger utilise 1 de ses { $left } de téléchargements restants.
   *[other] C’est votre propre envoi. Le télécharger utilise 1 de ses { $left } téléchargements restants.
}
downloadsTaken = Quelqu’un effectue le dernier téléchargement en ce moment. S’il s’interrompt, vous pourrez réessayer dans deux minutes.
downloading = Téléchargement en cours
decrypting = Déchiffrement…
downloadBegunAnew = Ce téléchargement n’a pas pu être poursuivi : il a recommencé depuis le début.
stillUploading = La personne qui envoie les fichiers n’a pas encore terminé. Vous pouvez déjà commencer à télécharger.
waitsForSender = En attente de la personne qui envoie les fichiers. Le téléchargement reprendra tout seul.
downloadFinished = Téléchargement terminé
downloadFinishedLead = { $name } se trouve dans votre dossier Téléchargements.
savedInFolder = Enregistré dans { $folder }
downloadFinishedRenamed = Il se trouve dans votre dossier Téléchargements, peut-être sous un autre nom donné par votre navigateur.
downloadAgain = Télécharger à nouveau
lastDownloadDone = C’était le dernier téléchargement ; le lien ne fonctionne plus.
downloadStopped = Téléchargement inachevé
showDownload = Afficher

## Sending what a request asks for

requestTitle = Des fichiers vous sont demandés
requestLead = Chiffré sur cet appareil. Seule la personne qui les demande peut ouvrir ce que vous envoyez.
requestWords = De la personne qui les demande (non vérifié)
requestKinds = Types de fichiers préférés
requestLeft = Livraisons restantes
requestRoom = Espace restant
requestEach = Maximum par livraison
requestSend = Envoyer
requestPasswordLead = Demandez-le à la personne qui vous a envoyé le lien.
requestSent = Envoyé
requestSentLead = Seule la personne qui l’a demandé peut l’ouvrir. Elle voit le même code de réception.
receiptLabel = Code de réception
copyReceipt = Copier le code de réception
delivery-stored = Arrivé. Pas encore récupéré.
delivery-collected = Récupéré.
delivery-gone = Supprimé ou expiré sans avoir été récupéré.
deliveryLost = Votre envoi interrompu ne peut pas être repris.
sentBefore = Envoyé depuis cet appareil
sentAt = Envoyé : { $time }
requestEnded-unknown = Cette demande n’existe pas
requestEndedLead-unknown = Elle a été supprimée ou a expiré, ou ce service n’accepte pas de demandes. Demandez un nouveau lien.
requestEnded-closed = Cette demande est close
requestEnded-full = Cette demande est complète
requestEndedLead = Elle n’accepte plus rien. Demandez un nouveau lien.
requestEnded-untrusted = Ce lien n’est pas fiable
requestEndedLead-untrusted = Le lien et le serveur ne correspondent pas ; rien n’a donc été envoyé. Redemandez le lien par un autre moyen.

## Reporting an upload to whoever runs the service

report = Signaler
reportTitle = Signaler cet envoi
reportLead = Ce signalement parvient aux responsables de ce service. Eux seuls peuvent lire ce que vous écrivez.
reportReason = Quel est le problème ?
reportReason-malware = Logiciel malveillant
reportReason-fraud = Escroquerie ou hameçonnage
reportReason-illegal = Contenu illégal
reportReason-other = Autre chose
reportWords = Que devraient-ils savoir ?
reportKey = Joindre la clé
reportKeyHint = Avec la clé, ils peuvent ouvrir les fichiers. Sans elle, non.
reportSend = Envoyer le signalement
reportSent = Signalement envoyé
reportSentLead = Merci. Les responsables de ce service vont l’examiner.
reportFailed = Impossible d’envoyer le signalement. Vérifiez votre connexion, puis réessayez.

## Dead ends

loading = Un instant…
configFailed = Serveur injoignable
configFailedLead = Rien n’est perdu. Vérifiez votre connexion et réessayez.
intercepted = Une page de connexion ou votre réseau a répondu à la place de ce service. Ouvrez cette page dans un autre onglet et connectez-vous-y si on vous le demande.
pageNotFound = Page introuvable
pageNotFoundLead = Vérifiez l’adresse, ou repartez de la page d’accueil.
notFoundTitle = Il n’y a rien ici
notFoundLead = Les fichiers ont expiré ou ont été supprimés, ou le lien est incomplet.
errorTitle = Un problème est survenu
errorLead = Quelque chose s’est cassé. Rien de ce que vous avez envoyé n’est perdu.
uploadErrorLead = Vos fichiers n’ont pas été envoyés, mais votre sélection est toujours là. Réessayez.
uploadError-too_large = Ces fichiers sont plus gros que ce service ne le permet. Envoyez-les en plusieurs fois.
uploadError-bad_limit = Ce service ne permet plus autant de téléchargements ou une aussi longue durée. Rechargez la page et choisissez à nouveau.
uploadError-unauthorized = Il faut être connecté pour envoyer des fichiers ici. Connectez-vous, puis choisissez à nouveau vos fichiers.
uploadError-sender_unknown = Nous n’avons pas pu confirmer que vous êtes connecté ; les limites communes se sont donc appliquées. Si vous avez été déconnecté, reconnectez-vous ; sinon, réessayez dans un instant.
uploadError-issuer_away = Le service n’est pas disponible pour le moment, ou ne peut pas vérifier qui est connecté. Sans compte, vous pouvez envoyer jusqu’à { $size }, pour { $downloads } et { $time } au plus. Envoyez moins, ou réessayez dans un instant.
uploadError-signed_out = Vous avez été déconnecté sur cet appareil ; cet envoi a donc été arrêté.
uploadError-rate_limited = Trop de tentatives. Attendez un instant, puis réessayez.
uploadError-too_many_uploads = Trop d’envois depuis votre réseau ou votre compte. Vos fichiers sont toujours là.
uploadError-too_many_bytes = Trop de données depuis votre réseau ou votre compte. Vos fichiers sont toujours là.
uploadError-busy = Le service est très sollicité. Vos fichiers sont toujours là ; réessayez dans un instant.
uploadError-full = Le service n’a plus de place pour d’autres fichiers pour le moment. Vos fichiers sont toujours là ; réessayez plus tard.
uploadError-unavailable = Le service n’est pas disponible pour le moment. Vos fichiers sont toujours là ; réessayez dans un instant.
uploadError-idle_timeout = La connexion est restée inactive trop longtemps. Vérifiez-la, puis réessayez.
uploadError-connect_failed = Serveur injoignable. Vérifiez votre connexion et réessayez. Certains réseaux, souvent au travail, bloquent l’envoi de fichiers. Essayez un autre réseau, celui de votre téléphone par exemple, ou demandez à la personne qui gère le vôtre.
uploadError-connection_lost = Connexion perdue. Vos fichiers sont toujours là ; réessayez.
uploadError-file_changed = L’un de vos fichiers a changé ou n’a pas pu être lu pendant l’envoi. Choisissez-le à nouveau.
downloadErrorLead = Le téléchargement n’est pas allé au bout. Réessayez ; si cela ne suffit pas, demandez un nouveau lien à la personne qui l’a envoyé.
downloadError-rate_limited = Trop de tentatives. Attendez un instant, puis réessayez.
downloadError-busy = Le service est très sollicité. Le lien fonctionne toujours ; réessayez dans un instant.
downloadError-unavailable = Le service n’est pas disponible pour le moment. Le lien fonctionne toujours ; réessayez dans un instant.
downloadError-connect_failed = Serveur injoignable. Vérifiez votre connexion, puis réessayez.
downloadError-connection_lost = Connexion perdue. Vérifiez-la, puis réessayez.
downloadError-damaged = Ce qui est arrivé n’est pas ce qui a été envoyé ; rien n’a donc été gardé. Réessayez ; si cela ne suffit pas, demandez un nouveau lien à la personne qui l’a envoyé.
downloadError-incomplete = Votre navigateur s’est arrêté au milieu de l’enregistrement. Supprimez le fichier incomplet, puis réessayez.
downloadError-upload_abandoned = La personne qui envoyait les fichiers s’est arrêtée avant la fin. Demandez un nouveau lien.
downloadError-no_room = Il n’y a pas assez de place pour ces fichiers sur cet appareil. Libérez de l’espace, puis réessayez.
crashLead = Impossible d’afficher cette page. Rechargez-la ; rien de ce que vous avez déjà envoyé n’est perdu.
chunkTitle = Il manque une partie de cette page
chunkMissingLead = Impossible de la charger. Vérifiez votre connexion, puis rechargez ; rien de ce que vous avez déjà envoyé n’est perdu.
chunkTimeoutLead = Elle a mis trop de temps à se charger. Vérifiez votre connexion, puis rechargez ; rien de ce que vous avez déjà envoyé n’est perdu.
waitForTransfer = Un transfert est encore en cours et serait perdu. Attendez qu’il soit terminé.
reload = Recharger
backHome = Retour au début
outdatedTitle = Il existe une version plus récente
outdatedLead = Cette page n’est plus à jour. Actualisez-la pour continuer.
update = Actualiser
outdatedBrowserTitle = Votre navigateur n’est plus à jour
outdatedBrowserLead = Il lui manque ce qu’il faut pour envoyer et recevoir des fichiers. Mettez-le à jour, puis ouvrez à nouveau cette adresse.
unsupportedTitle = Ce navigateur ne peut pas ouvrir { $title }
unsupportedLead = Les fichiers sont chiffrés dans le navigateur, et celui-ci n’en est pas capable. Voici ce que vous pouvez faire :
unsupportedUpdate = Mettez ce navigateur à jour, puis ouvrez à nouveau votre lien.
unsupportedOther = Ou copiez votre lien dans une version récente de Chrome, Edge, Firefox ou Safari.
unsupportedInApp = Si vous avez ouvert le lien dans une autre application, choisissez « Ouvrir dans le navigateur » dans son menu.
insecureTitle = Cette adresse n’est pas sécurisée
insecureLead = Les navigateurs ne chiffrent que sur des pages sécurisées. Revenez en arrière, puis ouvrez la même adresse en commençant par https://. Si cela échoue, demandez l’adresse sécurisée à la personne qui gère ce service.
otherBrowser = Installer un autre navigateur
help = Aide

## Privacy

legalTitle = Confidentialité et conditions
legalLead = Ce que deviennent vos fichiers, en quelques phrases.
legalEncrypted = Les fichiers sont conservés chiffrés. La clé se trouve dans le lien et n’atteint jamais le serveur.
legalLifetime = Nous conservons les fichiers { $anonymous } au plus, ou { $signedIn } si vous êtes connecté.
legalOneLifetime = Nous conservons les fichiers { $time } au plus.
legalDownloads = Les fichiers sont supprimés dès que leur limite de téléchargements est atteinte.
legalLogs = Nous conservons les adresses IP dans les journaux du serveur pendant { $days } jours.
legalAccountToSend = Il faut un compte pour envoyer des fichiers, pas pour en recevoir.
legalAccount = Il ne faut un compte que pour les fichiers de plus de { $size }.

## Notes and messages

writeNote = Écrire une note
noteLabel = Votre note
noteHint = Elle est chiffrée comme un fichier.
noteReadOnce = Elle est chiffrée comme un fichier, et ne peut être lue qu’une fois.
noteDone = Ajouter
createLink = Créer le lien
note = Note
editNote = Modifier
addMessage = Ajouter un titre ou un message
titleLabel = Titre
messageLabel = Message
senderLabel = Votre nom
noteForYou = Une note pour vous
showNote = Voir la note
showNoteOnce = L’afficher utilise le dernier téléchargement : vous ne pourrez plus l’afficher ensuite.
copyText = Copier le texte
saveNote = Enregistrer en fichier
textCopyRefused = Votre navigateur ne nous a pas laissés copier. Sélectionnez le texte et copiez-le vous-même.

## Looking before taking

preview = Aperçu
previewNamed = Aperçu de { $name }
selectFile = Sélectionner { $name }
downloadSelected = { $count ->
    [one] Télécharger { $count } fichier
    [many] Télécharger { $count } de fichiers
   *[other] Télécharger { $count } fichiers
}
downloadAll = Tout télécharger
saveToFolder = Enregistrer dans un dossier
takingCounts = Ouvrir ou enregistrer compte pour un téléchargement.
takingCounted = Un téléchargement a été compté. Rien d’autre ne compte tant que cette page reste ouverte.
previewFailed = Impossible d’afficher ce fichier. Téléchargez-le plutôt.
previewTooLarge = Ce fichier est trop gros pour un aperçu. Téléchargez-le plutôt.
previewCut = Seul le début est affiché.
previewProtected = Ce fichier est protégé par mot de passe. Téléchargez-le pour l’ouvrir.
previewMissingPictures = Images de cette page qui n’ont pas pu être affichées : { $count }
previewIncomplete = Une partie ne peut pas être affichée correctement.
previewNotText = Ce fichier ne semble pas contenir de texte. Téléchargez-le plutôt.
previewEncoding = Encodage du texte
previousFile = Fichier précédent
nextFile = Fichier suivant
filePlace = { $place } sur { $count }
noPreview = Ce fichier n’a pas d’aperçu.
close = Fermer

## Strong passwords

strongPassword = Très renforcé : ne s’ouvre qu’avec Envoi
strongPasswordHint = Bien plus difficile à deviner, même pour ce service. Les applications plus anciennes ne peuvent pas ouvrir le lien.
suggestPassphrase = Proposer une phrase secrète
suggestFailed = Impossible de charger une suggestion. Vérifiez votre connexion et réessayez, ou saisissez votre propre mot de passe.
copyPassword = Copier le mot de passe
makingKey = Préparation du chiffrement…
checkingPassword = Vérification du mot de passe…

## News

downloadingNow = Téléchargement en cours
wrongPasswords = { $count ->
    [one] Mot de passe incorrect, { $count } essai
    [many] Mot de passe incorrect, { $count } d’essais
   *[other] Mot de passe incorrect, { $count } essais
}
notifyMe = Me prévenir des téléchargements
notifyOn = Notifications activées
notifyBlocked = Votre navigateur bloque les notifications de cette page.
wasDownloaded = { $name } a été téléchargé
