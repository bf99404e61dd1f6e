productName = Envoi

## The page around every screen

homeLink = { $title }, página inicial
skipToContent = Saltar para o conteúdo
promo = Aviso
closeNotice = Fechar
storageBlocked = Este navegador não guarda a lista dos seus envios: desaparece quando fechar esta página. Copie primeiro os seus links.
storageFull = Já não há espaço neste dispositivo para a lista dos seus envios. Copie os links antes de fechar esta página ou elimine os envios de que já não precisa.
footerPromise = Os ficheiros são encriptados antes de saírem do seu dispositivo. Só quem tem o link os pode abrir.
footerLinks = Acerca deste serviço
link-privacy = Privacidade
link-terms = Termos
link-cookies = Cookies
link-source = Código-fonte
link-feedback = Comentários
feedbackFacts = Versão { $version }, { $browser }
language = Idioma
languageOfBrowser = Idioma do navegador
languageTold = { $label }: { $language }
languageFailed = Não foi possível carregar este idioma. Verifique a sua ligação e tente novamente.
introTitle = Partilhe ficheiros em privado, sem complicações
introLead = Os seus ficheiros são encriptados neste dispositivo antes de serem enviados. Partilhe o link com quem quiser: mais ninguém os pode abrir.
notBegunTitle = Ainda não há nada aqui?
notBegunLead = Verifique a sua ligação e recarregue esta página. Se não resultar, o seu navegador está desatualizado: atualize-o.
scriptsOffTitle = O JavaScript está desativado
scriptsOffLead = Os seus ficheiros são encriptados no navegador, por isso esta página precisa do JavaScript. Ative-o e recarregue a página.

## Sizes, times, amounts

bytes = { $num ->
    [one] { $num } byte
    [many] { $num } de bytes
   *[other] { $num } bytes
}
kb = { NUMBER($num, maximumFractionDigits: 1) } KB
mb = { NUMBER($num, maximumFractionDigits: 1) } MB
gb = { NUMBER($num, maximumFractionDigits: 1) } GB
speed = { $size }/s
percent = { $ratio }
days = { $num ->
    [one] { $num } dia
    [many] { $num } dias
   *[other] { $num } dias
}
hours = { $num ->
    [one] { $num } hora
    [many] { $num } horas
   *[other] { $num } horas
}
minutes = { $num ->
    [one] { $num } minuto
    [many] { $num } minutos
   *[other] { $num } minutos
}
seconds = { $num ->
    [one] { $num } segundo
    [many] { $num } segundos
   *[other] { $num } segundos
}
shortDays = { $num ->
    [one] { $num } dia
    [many] { $num } dias
   *[other] { $num } dias
}
shortHours = { $num } h
shortMinutes = { $num } min
twoAmounts = { $first } { $second }
threeAmounts = { $first } { $second } { $third }
timeLeftUnderMinute = < { $minutes }
untilToday = até hoje, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilTomorrow = até amanhã, { DATETIME($at, hour: "numeric", minute: "numeric") }
untilDay = até { DATETIME($at, weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
sizeOfTotal = { $done } de { $total }
remaining = Tempo restante: { $time }
progressTold = { $label }: { $percent }
labelled = { $label }: { $value }
downloadsCount = { $count ->
    [one] { $count } transferência
    [many] { $count } de transferências
   *[other] { $count } transferências
}
downloadsWithoutLimit = Qualquer número de transferências
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } ficheiro
    [many] { $count } de ficheiros
   *[other] { $count } ficheiros
}
nameAndMore = { $name } e mais { $count }

## Buttons that stand in several places

ok = OK
done = Concluído
cancel = Cancelar
add = Adicionar
doNotAdd = Não adicionar
tryAgain = Tentar novamente
copyLink = Copiar link
copyMessage = Copiar mensagem
includePassword = Incluir a palavra-passe
emailLink = E-mail
emailSubject = Ficheiros para si
copied = Copiado
copyRefused = O seu navegador não nos deixou copiar o link. Está selecionado para que o possa copiar manualmente.
share = Partilhar
shareNamed = Partilhar { $name }
showQrCode = Código QR
qrCode = Código QR deste link
qrCodeHint = Leia-o com a câmara de um telemóvel para abrir aí o link.
qrCodeFailed = Não foi possível gerar o código QR. O seu link continua a funcionar.
sendYourOwn = Enviar os seus ficheiros
deleteUpload = Eliminar
deleteFailed = Não foi possível eliminar este envio. Verifique a sua ligação e tente novamente.
passwordProtected = Protegido por palavra-passe
passwordLabel = Palavra-passe
showPassword = Mostrar palavra-passe
hidePassword = Ocultar palavra-passe
filesInside = Ficheiros deste envio

## Accounts

signIn = Iniciar sessão
signOut = Terminar sessão
signOutWaits = Ainda há um envio ou uma transferência a decorrer. Termine a sessão quando acabar.
signOutWaitsForTab = Ainda há um envio ou uma transferência a decorrer noutro separador. Termine a sessão quando acabar.
signOutSyncs = A guardar a sua lista antes de terminar a sessão…
signOutTitle = Terminar sessão?
signOutLoses = { $count ->
    [one] { $count } envio está apenas neste dispositivo. Depois de terminar a sessão, deixa de o poder ver, alterar ou eliminar. O link continua a funcionar.
    [many] { $count } de envios estão apenas neste dispositivo. Depois de terminar a sessão, deixa de os poder ver, alterar ou eliminar. Os links continuam a funcionar.
   *[other] { $count } envios estão apenas neste dispositivo. Depois de terminar a sessão, deixa de os poder ver, alterar ou eliminar. Os links continuam a funcionar.
}
staySignedIn = Manter a sessão
signOutAnyway = Terminar mesmo assim
signedOut = A sessão foi terminada.
signedOutRefused = A sua sessão expirou. Inicie sessão novamente para ver a sua lista.
signUpTitle = Inicie sessão para fazer mais
signUpLead = Pode enviar ficheiros sem conta. Com uma conta, pode fazer mais:
benefitSize = Enviar até { $size } de cada vez
benefitCount = { $count ->
    [one] Permitir que um link seja usado até { $count } vez
    [many] Permitir que um link seja usado até { $count } de vezes
   *[other] Permitir que um link seja usado até { $count } vezes
}
benefitTime = { $token ->
    [one] Manter um link ativo até { $token } dia
    [many] Manter um link ativo até { $token } de dias
   *[other] Manter um link ativo até { $token } dias
}
benefitSync = Ver os seus envios em todos os seus dispositivos
benefitPerk = A sua lista permanece encriptada: mais ninguém a pode ler
emailLabel = E-mail (opcional)
signInNotBegun = Não foi possível aceder à página de início de sessão. Verifique a sua ligação e tente novamente.
signInAway = De momento não é possível iniciar sessão. Tente mais tarde.
signInNoRoom = Já não há espaço neste dispositivo para iniciar sessão. Elimine os envios de que já não precisa e tente novamente.
signInWaits = Ainda há um envio ou uma transferência a decorrer, que se perderia. Inicie sessão quando acabar.
signingIn = A iniciar sessão…
signInErrorLead = Não foi possível iniciar sessão; nada mais mudou. Tente novamente.
signInReason = Se isto continuar a acontecer, comunique-o a quem gere este serviço: { $reason }
passphraseNeeded = Introduza a frase secreta da sua lista
passphraseNeededLead = Encripta a lista dos seus envios e nunca sai deste dispositivo. Use a mesma em todos os seus dispositivos.
passphraseLabel = Frase secreta
passphraseTooShort = É demasiado curta. Use pelo menos { $length } carateres.
passphraseHint = Pelo menos { $length } carateres: algumas palavras que só para si fazem sentido juntas. Ninguém a pode recuperar, por isso anote-a.
passphraseRunning = A criar a sua chave…
passphraseFailed = Não foi possível criar a chave neste dispositivo. Feche outros separadores e tente novamente.
goOn = Continuar
cancelSignIn = Não iniciar sessão
unknownPassphrase = É uma nova frase secreta?
unknownPassphraseLead = Não encontrámos nenhuma lista para ela. Se este é o seu primeiro dispositivo, ou se quer uma nova frase secreta, escreva-a novamente para começar uma lista. Se já tem uma lista, talvez se tenha enganado a escrever.
passphraseAgain = Escreva novamente a frase secreta
passphraseDiffers = As frases secretas não coincidem.
beginList = Começar uma nova lista
anotherPassphrase = Enganei-me a escrever
uncheckedPassphrase = Não foi possível verificar a sua frase secreta
uncheckedPassphraseLead = O servidor não indicou se há uma lista para esta frase secreta. Tente novamente. Se continuar e a frase estiver errada, não verá a lista dos seus outros dispositivos.
trustPassphrase = Continuar mesmo assim
retypePassphrase = Escrever novamente

## Sending: choosing files

sendFiles = Enviar ficheiros
dropFiles = Arraste e largue ficheiros
orSelectFiles = ou escolha-os, até { $size }
upToSize = Até { $size }
selectFiles = Selecionar ficheiros
selectFolder = Selecionar uma pasta
sharedTitle = Adicionar estes ficheiros?
sharedLead = Outra aplicação ou site partilhou-os com esta página. Adicione apenas o que esperava.
accountNeeded = Inicie sessão para enviar ficheiros
accountNeededLead = É preciso ter conta para enviar ficheiros aqui. Qualquer pessoa os pode receber.
accountNeededBlocked = É preciso ter conta para enviar ficheiros aqui, mas este navegador não consegue guardar o início de sessão desta página. Ainda assim, pode receber ficheiros.
accountNeededToRequest = É preciso ter conta para pedir ficheiros aqui. Qualquer pessoa com o link os pode enviar.
signInForSize = Inicie sessão para enviar até { $size }
dropNow = Largue para adicionar
chosenFiles = Os seus ficheiros
addMoreFiles = Adicionar
removeFile = Remover { $name }
fileRemoved = { $name } foi retirado
addFolder = Adicionar uma pasta
skipped-none = Nenhum ficheiro encontrado para adicionar
skipped-empty = { $count ->
    [one] { $count } ficheiro vazio ignorado
    [many] { $count } de ficheiros vazios ignorados
   *[other] { $count } ficheiros vazios ignorados
}
skipped-chosen = { $count ->
    [one] { $count } ficheiro já adicionado ignorado
    [many] { $count } de ficheiros já adicionados ignorados
   *[other] { $count } ficheiros já adicionados ignorados
}
skipped-system = Ficheiros de sistema ignorados: { $count }
skipped-unreadable = Não foi possível ler: { $name }
expiryChoices = O link expira após
downloadLimitLabel = Transferências
timeLimitLabel = Tempo
addPassword = Proteger com palavra-passe
liveLink = Obter o link durante o envio
liveLinkHint = Os destinatários podem começar a transferir no navegador enquanto o envio ainda decorre. Mantenha esta página aberta.
passwordMissing = Escreva uma palavra-passe ou desmarque a caixa para enviar sem ela.
maxPasswordLength = As palavras-passe podem ter até { $length } carateres.
uploadFiles = { $count ->
    [one] Enviar { $count } ficheiro
    [many] Enviar { $count } de ficheiros
   *[other] Enviar { $count } ficheiros
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Demasiados ficheiros
noticeTitle-fileTooBig = Demasiado grande para enviar
noticeTitle-tooManyArchives = Demasiados envios
noticeTitle-unreadableFiles = Não é possível ler estes ficheiros
tooManyFiles = { $count ->
    [one] Pode enviar { $count } ficheiro de cada vez e selecionou { $chosen }. Junte-os num ZIP ou selecione só um.
    [many] Pode enviar até { $count } de ficheiros de cada vez e selecionou { $chosen }. Junte-os num ZIP ou selecione menos.
   *[other] Pode enviar até { $count } ficheiros de cada vez e selecionou { $chosen }. Junte-os num ZIP ou selecione menos.
}
tooManyFilesAtOnce = { $count ->
    [one] Pode enviar { $count } ficheiro de cada vez. Junte-os num ZIP ou selecione só um.
    [many] Pode enviar até { $count } de ficheiros de cada vez. Junte-os num ZIP ou selecione menos.
   *[other] Pode enviar até { $count } ficheiros de cada vez. Junte-os num ZIP ou selecione menos.
}
addFitting = { $count ->
    [one] Adicionar o primeiro
    [many] Adicionar os { $count } primeiros
   *[other] Adicionar os { $count } primeiros
}
fileTooBig = Pode enviar até { $size } de cada vez. Envie estes ficheiros em partes mais pequenas.
tooManyArchives = { $count ->
    [one] Pode ter { $count } envio de cada vez. Elimine-o ou espere que expire.
    [many] Pode ter até { $count } de envios de cada vez. Elimine um ou espere que um expire.
   *[other] Pode ter até { $count } envios de cada vez. Elimine um ou espere que um expire.
}
unreadableFiles = Não conseguimos ler o que largou. Selecione os ficheiros com o botão.
needsAccountSize = Sem conta, pode enviar até { $size } de cada vez.
needsAccountCount = { $count ->
    [one] Sem conta, um link permite, no máximo, { $count } transferência.
    [many] Sem conta, um link permite, no máximo, { $count } de transferências.
   *[other] Sem conta, um link permite, no máximo, { $count } transferências.
}
needsAccountTime = Sem conta, os links funcionam, no máximo, durante { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } no total
noAnswer = À espera da sua ligação. Continuaremos automaticamente.
uploading = A enviar
uploadWaiting = A aguardar envio
pause = Pausar
uploadPaused = Em pausa
liveLinkReady = Este link já funciona. Os destinatários recebem os ficheiros à medida que os envia. Mantenha esta página aberta.
unfinishedUpload = Envio interrompido
continueFrom = Continuar a partir de { $size }?
sameFilesNeeded = Para continuar, selecione novamente os mesmos ficheiros.
otherFiles = Esses não são os mesmos ficheiros ou mudaram entretanto. Nada mais foi enviado.
notSent = Ainda por enviar
prepareNext = Preparar o próximo envio
waitsForUpload = Começa quando o envio atual terminar.
stopUploadTitle = Parar este envio?
stopUploadLead = O que já foi enviado perde-se. Os ficheiros que selecionou continuam aqui.
keepUploading = Continuar a enviar
stopUpload = Parar envio
showUpload = Mostrar
importing = A ler os seus ficheiros…
encrypting = A encriptar…
finalising = Quase pronto. A guardar os seus ficheiros…
expiresAfter = Expira após { $downloads } ou { $time }
settingPassword = A definir a palavra-passe…
passwordFailed = Não foi possível definir a palavra-passe
passwordFailedLead = Os seus ficheiros foram enviados, mas ainda não estão protegidos; por isso, não lhe mostrámos o link. Tente novamente ou elimine o envio.
uploaded = Pronto a partilhar
linkReady = O seu link está pronto
uploadComplete = Envio concluído
shareLink = Link para os seus ficheiros
sendMore = Enviar mais ficheiros
linkDialogLead = Qualquer pessoa com este link pode transferir { $name }.
linkDialogNote = Qualquer pessoa com este link pode ler a sua nota.
linkNeedsPassword = Também será precisa a palavra-passe.

howProtected = Como são protegidos os seus ficheiros
protectionTitle = Encriptação ponto a ponto
protectionEncrypted = O seu navegador encripta os ficheiros antes de saírem deste dispositivo. O servidor só guarda o que não consegue ler.
protectionKey = A chave faz parte do link, a seguir ao sinal #. Nunca é enviada ao servidor; por isso, partilhe o link apenas com pessoas de confiança.
protectionExpiry = Os ficheiros são eliminados quando o link expira: após as transferências ou o tempo que escolher.

## Keyboard shortcuts

shortcutsTitle = Atalhos de teclado
shortcutChoose = Selecionar ficheiros
shortcutUpload = Enviar
shortcutCopy = Copiar o link
shortcutDownload = Transferir
shortcutHelp = Mostrar esta lista
shortcutsOn = Usar atalhos de teclado

## The survey

surveyTitle = Diga-nos o que acha
surveyLead = As suas respostas ajudam-nos a melhorar. O questionário abre noutra página e não fica a saber nada sobre os seus ficheiros.
giveFeedback = Dar opinião
surveySkip = Ignorar

## The person's own uploads

yourUploads = Os seus envios
noUploads = Os ficheiros que enviar aparecem aqui, para que possa copiar novamente o link ou eliminá-los.
joinOffer = Envios feitos neste dispositivo antes de iniciar a sessão: { $count }. Adicioná-los à sua lista?
downloadsLeft = { $count ->
    [one] Resta { $count } transferência
    [many] Restam { $count } de transferências
   *[other] Restam { $count } transferências
}
timeLeft = Tempo restante: { $time }
deleteNamed = Eliminar { $name }
deletingNamed = A eliminar { $name }…
undo = Anular
keep = Manter
moreActions = Mais ações para { $name }
openPage = Página de transferência
openDownloadPage = Abrir a página de transferência de { $name }
changeLimits = Alterar
changeLimitsNamed = Alterar quando expira o link para { $name }
changeLimitsTitle = Alterar quando expira o link
keepTime = Sem alterações
timeFromNow = { $time } a partir de agora
save = Guardar
goneTitle = Este envio já não existe
goneLead = { $name } expirou, atingiu o limite de transferências ou foi eliminado noutro local. Nada foi alterado.
passwordNotSet = A palavra-passe não foi definida; por isso, o link está oculto. Se continuar assim, elimine o envio e envie os ficheiros novamente.
changeFailed = Não foi possível guardar. Verifique as suas escolhas e a sua ligação e tente novamente.
pastUploads = Terminados nos últimos 7 dias
clearPast = Limpar
pastDownloaded = Transferido: { $time }
pastDownloadedBefore = Transferido antes de: { $time }
pastExpired = Expirado: { $time }
pastDeleted = Eliminado: { $time }
pastGone = Esgotado ou eliminado: { $time }
pastGoneBefore = Esgotado ou eliminado antes de: { $time }
requestFiles = Pedir ficheiros
newRequestLead = Crie um link com o qual qualquer pessoa lhe pode enviar ficheiros que só quem o criou pode ler.
requestWanted = Aquilo de que precisa, um item por linha
requestAskerHint = Quem envia vê este nome. Ninguém o verifica.
requestOpenFor = Aberto durante
deliveries = Envios recebidos
requestDeliverySize = Tamanho de cada envio
requestTotalSize = Tamanho total
newRequestKinds = Tipos de ficheiro, como .pdf (só indicação)
requestLink = Link do pedido
requestReadyLead = Qualquer pessoa com este link lhe pode enviar ficheiros. Só o próprio os pode ler.
requestSubject = Envie-me ficheiros, por favor
ownerLink = Link da caixa
ownerLinkWarning = Abre esta caixa noutro dispositivo. Quem o tiver pode ler tudo o que receber, por isso não o partilhe.
inbox = Caixa de entrada
yourRequests = Os seus pedidos
joinRequests = Pedidos criados neste dispositivo antes de iniciar a sessão: { $count }. Adicioná-los à sua lista?
newDeliveries = Novos envios: { $count }
notifyDeliveries = Notificar-me dos envios recebidos
requestAccepts = Aceita ficheiros
requestClosed = Já não aceita ficheiros
noDeliveries = Ainda não chegou nada. Os envios vão aparecer aqui.
requestGoneLead = Este pedido expirou ou foi eliminado.
requestUntrusted = Este pedido não é de confiança
requestUntrustedLead = O link está danificado ou o servidor mostra outro pedido. Nada é mostrado.
deliveryComing = A chegar
deliveryNew = Recebido
deliveryCollected = Guardado
removeDelivery = Eliminar do servidor
deliveryRefused-repeated = Recusado: este envio aparece duas vezes.
deliveryRefused-forged = Recusado: não foi feito com o seu link.
deliveryRefused-damaged = Recusado: está danificado ou foi alterado.
closeRequest = Deixar de aceitar ficheiros
closeRequestTitle = Deixar de aceitar ficheiros?
closeRequestLead = O link deixa de funcionar definitivamente e os ficheiros que ainda estão a ser enviados não chegam. O que já chegou fica aqui.
newLink = Novo link
newLinkLead = O link antigo deixa de funcionar assim que o novo estiver pronto. O que já chegou fica na caixa antiga.
deleteRequestTitle = Eliminar este pedido?
deleteRequestLead = O link deixa de funcionar e tudo o que chegou é eliminado do servidor. Os ficheiros que guardou mantêm-se.

## Receiving

checkingLink = À procura dos seus ficheiros…
checkFailed = Não é possível contactar o servidor
checkFailedLead = Nada se perdeu. Verifique a sua ligação e tente novamente.
checkRefused = O servidor está ocupado
checkRefusedLead = Nada se perdeu. Tente novamente dentro de momentos.
waitAsked = Espere { $time }, por favor.
expiredTitle = Estes ficheiros já não existem
expiredLead = O link expirou, atingiu o limite de transferências ou foi eliminado por quem o enviou. Peça um novo.
removedTitle = Estes ficheiros foram removidos
removedLead = Foram removidos por quem gere este serviço; por isso, o link já não funciona.
contactOperator = Contactar
passwordNeeded = Introduza a palavra-passe
passwordNeededLead = Peça a palavra-passe a quem enviou os ficheiros; não vem no link.
passwordTryAgain = Palavra-passe errada. Tente novamente.
unlock = Desbloquear
keyNeeded = Este link está incompleto
keyNeededLead = Falta uma parte do link. Copie-o novamente e cole-o aqui.
keyLabel = Link ou chave
notAKey = Isto não é um link nem uma chave deste serviço.
keyOfAnotherFile = Este link é de outros ficheiros.
openLink = Abrir
wrongKey = Este link não funciona
wrongKeyLead = Pode faltar uma parte. Copie o link inteiro da sua mensagem e cole-o aqui.
filesForYou = { $count ->
    [one] Um ficheiro para si
    [many] { $count } de ficheiros para si
   *[other] { $count } ficheiros para si
}
filesForYouLead = Encriptação ponto a ponto. Só são desencriptados no seu navegador.
fromSender = De quem enviou os ficheiros
showMore = Mostrar mais
download = Transferir
noStreamsWarning = Para abrir um ficheiro tão grande, este navegador tem de o manter todo na memória, o que pode falhar. O que quer fazer?
noStreams-copyLink = Copiar o link para o abrir noutro navegador
noStreams-otherBrowser = Obter um navegador que guarde diretamente os ficheiros grandes
noStreams-download = Transferir aqui mesmo assim
linkLife = Expira dentro de { $time }
linkLifeUnderMinute = Expira em menos de um minuto
lastDownloadNote = Última transferência: assim que abrir ou guardar, o link deixa de funcionar.
ownUpload = { $left ->
    [one] Este envio é seu. Se o transferir, mais ninguém poderá fazê-lo.
    [many] Este envio é seu. Se o transferir, gasta 1 das { $left } de transferências restantes.
   *[other] Este envio é seu. Se o transferir, gasta 1 das { $left } transferências restantes.
}
downloadsTaken = Alguém está a fazer a última transferência neste momento. Se for interrompida, pode tentar novamente dentro de dois minutos.
downloading = A transferir
decrypting = A desencriptar…
downloadBegunAnew = Não foi possível continuar esta transferência, por isso recomeçou desde o início.
stillUploading = Quem enviou o link ainda está a enviar os ficheiros. Já pode começar a transferi-los.
waitsForSender = À espera de quem está a enviar os ficheiros. Continuaremos automaticamente.
downloadFinished = Transferência concluída
downloadFinishedLead = { $name } está na sua pasta Transferências.
savedInFolder = Guardado em { $folder }
downloadFinishedRenamed = Está na sua pasta Transferências. O navegador pode ter dado outro nome ao ficheiro.
downloadAgain = Transferir novamente
lastDownloadDone = Foi a última transferência; por isso, o link já não funciona.
downloadStopped = Transferência não concluída
showDownload = Mostrar

## Sending what a request asks for

requestTitle = Ficheiros pedidos
requestLead = Encriptação neste dispositivo. Só quem pede pode abrir o que envia.
requestWords = De quem pede (por verificar)
requestKinds = Tipos de ficheiro preferidos
requestLeft = Envios que restam
requestRoom = Espaço que resta
requestEach = Máximo em cada envio
requestSend = Enviar
requestPasswordLead = Peça-a a quem lhe enviou o link.
requestSent = Enviado com êxito
requestSentLead = Só quem pediu pode abrir, e essa pessoa vê o mesmo código de receção.
receiptLabel = Código de receção
copyReceipt = Copiar código de receção
delivery-stored = Chegou. Ainda não foi levantado.
delivery-collected = Foi levantado.
delivery-gone = Eliminado ou expirado sem ser levantado.
deliveryLost = O envio interrompido já não pode ser retomado.
sentBefore = Enviado a partir deste dispositivo
sentAt = Hora de envio: { $time }
requestEnded-unknown = Não existe tal pedido
requestEndedLead-unknown = Foi eliminado ou expirou, ou este serviço não aceita pedidos. Peça um novo link.
requestEnded-closed = Este pedido já fechou
requestEnded-full = Este pedido está cheio
requestEndedLead = Já não aceita mais nada. Peça um novo link.
requestEnded-untrusted = Este link não é de confiança
requestEndedLead-untrusted = O link e o servidor não correspondem, por isso nada foi enviado. Volte a pedir o link por outra via.

## Reporting an upload to whoever runs the service

report = Denunciar
reportTitle = Denunciar este envio
reportLead = Isto chega a quem gere este serviço. Só essas pessoas podem ler o que escreve.
reportReason = O que se passa?
reportReason-malware = Software malicioso
reportReason-fraud = Burla ou phishing
reportReason-illegal = Conteúdo ilegal
reportReason-other = Outra coisa
reportWords = O que devem saber?
reportKey = Incluir a chave
reportKeyHint = Com a chave, podem abrir os ficheiros. Sem ela, não.
reportSend = Enviar denúncia
reportSent = Denúncia enviada
reportSentLead = Agradecemos. Quem gere este serviço vai analisá-la.
reportFailed = Não foi possível enviar. Verifique a sua ligação e tente novamente.

## Dead ends

loading = Um momento…
configFailed = Não é possível contactar o servidor
configFailedLead = Nada se perdeu. Verifique a sua ligação e tente novamente.
intercepted = Uma página de início de sessão ou a sua rede respondeu em vez deste serviço. Abra esta página noutro separador e inicie sessão aí, se lhe for pedido.
pageNotFound = Página não encontrada
pageNotFoundLead = Verifique o endereço ou comece na página inicial.
notFoundTitle = Não há nada aqui
notFoundLead = Os ficheiros expiraram ou foram eliminados, ou o link não está completo.
errorTitle = Algo correu mal
errorLead = Algo avariou. Nada do que enviou se perdeu.
uploadErrorLead = Os seus ficheiros não foram enviados, mas a sua seleção continua aqui. Tente novamente.
uploadError-too_large = Estes ficheiros são maiores do que este serviço permite. Envie-os em partes mais pequenas.
uploadError-bad_limit = Este serviço já não permite tantas transferências ou tanto tempo. Recarregue a página e escolha novamente.
uploadError-unauthorized = É preciso ter sessão iniciada para enviar ficheiros aqui. Inicie sessão e selecione novamente os seus ficheiros.
uploadError-sender_unknown = Não conseguimos confirmar que tem sessão iniciada; por isso, aplicaram-se os limites gerais. Se a sessão tiver terminado, inicie-a novamente; senão, tente novamente dentro de momentos.
uploadError-issuer_away = O serviço não está disponível de momento ou não consegue verificar quem iniciou sessão. Sem conta, pode enviar até { $size }, para { $downloads } e { $time }, no máximo. Envie menos ou tente novamente dentro de momentos.
uploadError-signed_out = A sua sessão neste dispositivo foi terminada, por isso este envio foi interrompido.
uploadError-rate_limited = Demasiadas tentativas. Espere um momento e tente novamente.
uploadError-too_many_uploads = Demasiados envios da sua rede ou conta. Os seus ficheiros continuam aqui.
uploadError-too_many_bytes = Demasiados dados da sua rede ou conta. Os seus ficheiros continuam aqui.
uploadError-busy = O serviço está muito ocupado. Os seus ficheiros continuam aqui; tente novamente dentro de momentos.
uploadError-full = De momento, o serviço não tem espaço para mais ficheiros. Os seus ficheiros continuam aqui; tente novamente mais tarde.
uploadError-unavailable = O serviço não está disponível de momento. Os seus ficheiros continuam aqui; tente novamente dentro de momentos.
uploadError-idle_timeout = A ligação esteve parada demasiado tempo. Verifique-a e tente novamente.
uploadError-connect_failed = Não é possível contactar o servidor. Verifique a sua ligação e tente novamente. Algumas redes, muitas vezes as do trabalho, bloqueiam os envios. Experimente outra rede, como a do seu telemóvel, ou fale com quem gere a sua.
uploadError-connection_lost = Ligação perdida. Os seus ficheiros continuam aqui; tente novamente.
uploadError-file_changed = Um dos seus ficheiros mudou ou não pôde ser lido durante o envio. Selecione-o novamente.
downloadErrorLead = A transferência não foi concluída. Tente novamente; se não resultar, peça um novo link a quem o enviou.
downloadError-rate_limited = Demasiadas tentativas. Espere um momento e tente novamente.
downloadError-busy = O serviço está muito ocupado. O link continua a funcionar; tente novamente dentro de momentos.
downloadError-unavailable = O serviço não está disponível de momento. O link continua a funcionar; tente novamente dentro de momentos.
downloadError-connect_failed = Não é possível contactar o servidor. Verifique a sua ligação e tente novamente.
downloadError-connection_lost = Ligação perdida. Verifique-a e tente novamente.
downloadError-damaged = O que chegou não é o que foi enviado; por isso, nada foi guardado. Tente novamente; se não resultar, peça um novo link a quem o enviou.
downloadError-incomplete = O seu navegador deixou de guardar a meio. Elimine o ficheiro incompleto e tente novamente.
downloadError-upload_abandoned = Quem estava a enviar os ficheiros parou antes de enviar tudo. Peça um novo link.
downloadError-no_room = Não há espaço neste dispositivo para estes ficheiros. Liberte espaço e tente novamente.
crashLead = Não foi possível mostrar esta página. Recarregue-a; o que já enviou está seguro.
chunkTitle = Falta uma parte desta página
chunkMissingLead = Não foi possível carregá-la. Verifique a sua ligação e recarregue a página; o que já enviou está seguro.
chunkTimeoutLead = Demorou demasiado a carregar. Verifique a sua ligação e recarregue a página; o que já enviou está seguro.
waitForTransfer = Ainda há um envio ou uma transferência a decorrer, que se perderia. Espere até acabar.
reload = Recarregar
backHome = Voltar ao início
outdatedTitle = Há uma versão mais recente
outdatedLead = Esta página está desatualizada. Atualize-a para continuar.
update = Atualizar
outdatedBrowserTitle = O seu navegador está desatualizado
outdatedBrowserLead = Falta-lhe o que é preciso para enviar e receber ficheiros. Atualize-o e abra novamente este endereço.
unsupportedTitle = Este navegador não consegue abrir { $title }
unsupportedLead = Os ficheiros são encriptados no navegador, e este não consegue fazê-lo. Eis o que pode fazer:
unsupportedUpdate = Atualize este navegador e abra novamente o seu link.
unsupportedOther = Ou copie o seu link para uma versão atual do Chrome, Edge, Firefox ou Safari.
unsupportedInApp = Se abriu o link dentro de outra aplicação, escolha «Abrir no navegador» no menu dessa aplicação.
insecureTitle = Este endereço não é seguro
insecureLead = Os navegadores só encriptam em páginas seguras. Volte atrás e abra o mesmo endereço com https:// no início. Se não resultar, peça o endereço seguro a quem gere este serviço.
otherBrowser = Obter outro navegador
help = Ajuda

## Privacy

legalTitle = Privacidade e termos
legalLead = O que acontece aos seus ficheiros, em poucas frases.
legalEncrypted = Os ficheiros são armazenados encriptados. A chave está no link e nunca chega ao servidor.
legalLifetime = Guardamos os ficheiros durante { $anonymous }, no máximo, ou durante { $signedIn } se tiver sessão iniciada.
legalOneLifetime = Guardamos os ficheiros durante { $time }, no máximo.
legalDownloads = Os ficheiros são eliminados quando atingem o limite de transferências.
legalLogs = Guardamos endereços IP nos registos do servidor durante { $days } dias.
legalAccountToSend = É preciso ter conta para enviar ficheiros, mas não para os receber.
legalAccount = Só é preciso ter conta para ficheiros com mais de { $size }.

## Notes and messages

writeNote = Escrever uma nota
noteLabel = A sua nota
noteHint = É encriptada como um ficheiro.
noteReadOnce = É encriptada como um ficheiro e só pode ser lida uma vez.
noteDone = Adicionar
createLink = Criar link
note = Nota
editNote = Editar nota
addMessage = Adicionar título ou mensagem
titleLabel = Título
messageLabel = Mensagem
senderLabel = O seu nome
noteForYou = Uma nota para si
showNote = Mostrar nota
showNoteOnce = Mostrá-la gasta a última transferência: não a poderá mostrar novamente.
copyText = Copiar texto
saveNote = Guardar como ficheiro
textCopyRefused = O seu navegador não nos deixou copiar. Selecione o texto e copie-o manualmente.

## Looking before taking

preview = Pré-visualizar
previewNamed = Pré-visualizar { $name }
selectFile = Selecionar { $name }
downloadSelected = { $count ->
    [one] Transferir { $count } ficheiro
    [many] Transferir { $count } de ficheiros
   *[other] Transferir { $count } ficheiros
}
downloadAll = Transferir tudo
saveToFolder = Guardar numa pasta
takingCounts = Abrir ou guardar conta como uma transferência.
takingCounted = Foi contada uma transferência. Nada mais conta enquanto esta página estiver aberta.
previewFailed = Não foi possível mostrar este ficheiro. Transfira-o.
previewTooLarge = Este ficheiro é demasiado grande para pré-visualizar. Transfira-o.
previewCut = Só é mostrado o início.
previewProtected = Este ficheiro está protegido por palavra-passe. Transfira-o para o abrir.
previewMissingPictures = Imagens desta página que não foi possível mostrar: { $count }
previewIncomplete = Uma parte não pode ser mostrada corretamente.
previewNotText = Este ficheiro não parece conter texto. Transfira-o.
previewEncoding = Codificação de texto
previousFile = Ficheiro anterior
nextFile = Ficheiro seguinte
filePlace = { $place } de { $count }
noPreview = Este ficheiro não tem pré-visualização.
close = Fechar

## Strong passwords

strongPassword = Extraforte: só abre com o Envoi
strongPasswordHint = Muito mais difícil de adivinhar, mesmo para este serviço. As aplicações mais antigas não conseguem abrir o link.
suggestPassphrase = Sugerir uma frase secreta
suggestFailed = Não foi possível carregar uma sugestão. Verifique a sua ligação e tente novamente ou escreva a sua própria palavra-passe.
copyPassword = Copiar palavra-passe
makingKey = A preparar a encriptação…
checkingPassword = A verificar a palavra-passe…

## News

downloadingNow = A transferir agora
wrongPasswords = { $count ->
    [one] Palavra-passe errada, { $count } tentativa
    [many] Palavra-passe errada, { $count } de tentativas
   *[other] Palavra-passe errada, { $count } tentativas
}
notifyMe = Notificar-me das transferências
notifyOn = Notificações ativadas
notifyBlocked = O seu navegador bloqueia as notificações desta página.
wasDownloaded = { $name } foi transferido
