productName = Envoi

## The page around every screen

homeLink = { $title }, página inicial
skipToContent = Ir para o conteúdo
promo = Aviso
closeNotice = Fechar
storageBlocked = Este navegador não salva a lista dos seus envios: ela desaparece quando você fecha esta página. Copie os links antes.
storageFull = Não há mais espaço neste dispositivo para a lista dos seus envios. Copie os links antes de fechar esta página ou exclua os envios de que não precisa mais.
footerPromise = Os arquivos são criptografados antes de sair do seu dispositivo. Só quem tem o link pode abri-los.
footerLinks = Sobre este serviço
link-privacy = Privacidade
link-terms = Termos
link-cookies = Cookies
link-source = Código-fonte
link-feedback = Opinião
feedbackFacts = Versão { $version }, { $browser }
language = Idioma
languageOfBrowser = Idioma do navegador
languageTold = { $label }: { $language }
languageFailed = Não foi possível carregar este idioma. Verifique sua conexão e tente de novo.
introTitle = Compartilhe arquivos com privacidade, sem complicação
introLead = Seus arquivos são criptografados neste dispositivo antes de serem enviados. Compartilhe o link com quem você quiser: mais ninguém pode abrir os arquivos.
notBegunTitle = Ainda não há nada aqui?
notBegunLead = Verifique sua conexão e recarregue esta página. Se não adiantar, seu navegador está desatualizado: atualize-o.
scriptsOffTitle = O JavaScript está desativado
scriptsOffLead = Seus arquivos são criptografados no navegador, por isso esta página precisa do JavaScript. Ative-o e recarregue a página.

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
    [one] { $count } download
    [many] { $count } de downloads
   *[other] { $count } downloads
}
downloadsWithoutLimit = Qualquer número de downloads
linkTerms = { $downloads }, { $until }
filesCount = { $count ->
    [one] { $count } arquivo
    [many] { $count } de arquivos
   *[other] { $count } arquivos
}
nameAndMore = { $name } e mais { $count }

## Buttons that stand in several places

ok = OK
done = Concluir
cancel = Cancelar
add = Adicionar
doNotAdd = Não adicionar
tryAgain = Tentar de novo
copyLink = Copiar link
copyMessage = Copiar mensagem
includePassword = Incluir a senha
emailLink = E-mail
emailSubject = Arquivos para você
copied = Copiado
copyRefused = Seu navegador não nos deixou copiar o link. Ele está selecionado para que você possa copiar manualmente.
share = Compartilhar
shareNamed = Compartilhar { $name }
showQrCode = Código QR
qrCode = QR code deste link
qrCodeHint = Escaneie com a câmera de um celular para abrir o link nele.
qrCodeFailed = Não foi possível gerar o QR code. Seu link continua funcionando.
sendYourOwn = Enviar seus arquivos
deleteUpload = Excluir
deleteFailed = Não foi possível excluir este envio. Verifique sua conexão e tente de novo.
passwordProtected = Protegido por senha
passwordLabel = Senha
showPassword = Mostrar senha
hidePassword = Ocultar senha
filesInside = Arquivos deste envio

## Accounts

signIn = Entrar
signOut = Sair
signOutWaits = Ainda há uma transferência em andamento. Saia quando ela terminar.
signOutWaitsForTab = Ainda há uma transferência em andamento em outra aba. Saia quando ela terminar.
signOutSyncs = Salvando sua lista antes de sair…
signOutTitle = Sair da conta?
signOutLoses = { $count ->
    [one] { $count } envio está só neste dispositivo. Depois de sair, você não poderá mais ver, alterar nem excluir esse envio. O link dele continua funcionando.
    [many] { $count } de envios estão só neste dispositivo. Depois de sair, você não poderá mais ver, alterar nem excluir esses envios. Os links deles continuam funcionando.
   *[other] { $count } envios estão só neste dispositivo. Depois de sair, você não poderá mais ver, alterar nem excluir esses envios. Os links deles continuam funcionando.
}
staySignedIn = Continuar na conta
signOutAnyway = Sair mesmo assim
signedOut = Você saiu da conta.
signedOutRefused = Sua sessão expirou. Entre de novo para ver sua lista.
signUpTitle = Entre para fazer mais
signUpLead = Você pode enviar arquivos sem conta. Com uma conta, pode fazer mais:
benefitSize = Enviar até { $size } por vez
benefitCount = { $count ->
    [one] Deixar um link ser usado até { $count } vez
    [many] Deixar um link ser usado até { $count } de vezes
   *[other] Deixar um link ser usado até { $count } vezes
}
benefitTime = { $token ->
    [one] Manter um link ativo por até { $token } dia
    [many] Manter um link ativo por até { $token } de dias
   *[other] Manter um link ativo por até { $token } dias
}
benefitSync = Ver seus envios em todos os seus dispositivos
benefitPerk = Sua lista continua criptografada: só você pode ler
emailLabel = E-mail (opcional)
signInNotBegun = Não foi possível acessar a página de login. Verifique sua conexão e tente de novo.
signInAway = Não é possível entrar no momento. Tente mais tarde.
signInNoRoom = Não há mais espaço neste dispositivo para entrar. Exclua os envios de que não precisa mais e tente de novo.
signInWaits = Ainda há uma transferência em andamento, e ela seria perdida. Entre quando ela terminar.
signingIn = Entrando…
signInErrorLead = Não foi possível entrar, e nada mais mudou. Tente de novo.
signInReason = Se isso continuar acontecendo, informe a quem administra este serviço: { $reason }
passphraseNeeded = Digite a frase secreta da sua lista
passphraseNeededLead = Ela criptografa a lista dos seus envios e nunca sai deste dispositivo. Use a mesma em todos os seus dispositivos.
passphraseLabel = Frase secreta
passphraseTooShort = É curta demais. Use pelo menos { $length } caracteres.
passphraseHint = Pelo menos { $length } caracteres: algumas palavras que só você juntaria. Ninguém pode recuperá-la, então anote.
passphraseRunning = Criando sua chave…
passphraseFailed = Não foi possível criar a chave neste dispositivo. Feche outras abas e tente de novo.
goOn = Continuar
cancelSignIn = Não entrar
unknownPassphrase = É uma nova frase secreta?
unknownPassphraseLead = Não encontramos nenhuma lista para ela. Se este é seu primeiro dispositivo, ou se você quer uma nova frase secreta, digite-a de novo para começar uma lista. Se você já tem uma lista, talvez tenha errado ao digitar.
passphraseAgain = Digite a frase secreta de novo
passphraseDiffers = As frases secretas não são iguais.
beginList = Começar uma nova lista
anotherPassphrase = Errei ao digitar
uncheckedPassphrase = Não foi possível verificar sua frase secreta
uncheckedPassphraseLead = O servidor não informou se há uma lista para esta frase secreta. Tente de novo. Se você continuar e houver um erro de digitação, não verá a lista dos seus outros dispositivos.
trustPassphrase = Continuar mesmo assim
retypePassphrase = Digitar de novo

## Sending: choosing files

sendFiles = Enviar arquivos
dropFiles = Arraste e solte arquivos
orSelectFiles = ou escolha-os, até { $size }
upToSize = Até { $size }
selectFiles = Selecionar arquivos
selectFolder = Selecionar uma pasta
sharedTitle = Adicionar estes arquivos?
sharedLead = Outro app ou site os compartilhou com esta página. Adicione só o que você esperava.
accountNeeded = Entre para enviar arquivos
accountNeededLead = Você precisa de uma conta para enviar arquivos aqui. Qualquer pessoa pode receber.
accountNeededBlocked = Você precisa de uma conta para enviar arquivos aqui, mas este navegador não consegue salvar o login desta página. Você ainda pode receber arquivos.
accountNeededToRequest = Você precisa de uma conta para pedir arquivos aqui. Qualquer pessoa com o link pode enviá-los.
signInForSize = Entre para enviar até { $size }
dropNow = Solte para adicionar
chosenFiles = Seus arquivos
addMoreFiles = Adicionar
removeFile = Remover { $name }
fileRemoved = { $name } foi removido
addFolder = Adicionar uma pasta
skipped-none = Nenhum arquivo encontrado para adicionar
skipped-empty = { $count ->
    [one] { $count } arquivo vazio ignorado
    [many] { $count } de arquivos vazios ignorados
   *[other] { $count } arquivos vazios ignorados
}
skipped-chosen = { $count ->
    [one] { $count } arquivo já adicionado ignorado
    [many] { $count } de arquivos já adicionados ignorados
   *[other] { $count } arquivos já adicionados ignorados
}
skipped-system = Arquivos de sistema ignorados: { $count }
skipped-unreadable = Não foi possível ler: { $name }
expiryChoices = O link expira após
downloadLimitLabel = Downloads
timeLimitLabel = Tempo
addPassword = Proteger com senha
liveLink = Receber o link durante o envio
liveLinkHint = Os destinatários podem começar a baixar no navegador enquanto você ainda está enviando. Mantenha esta página aberta.
passwordMissing = Digite uma senha ou desmarque a caixa para enviar sem ela.
maxPasswordLength = As senhas podem ter até { $length } caracteres.
uploadFiles = { $count ->
    [one] Enviar { $count } arquivo
    [many] Enviar { $count } de arquivos
   *[other] Enviar { $count } arquivos
}

## Sending: what is not possible

noticeTitle-tooManyFiles = Arquivos demais
noticeTitle-fileTooBig = Grande demais para enviar
noticeTitle-tooManyArchives = Envios demais
noticeTitle-unreadableFiles = Não é possível ler estes arquivos
tooManyFiles = { $count ->
    [one] Você pode enviar { $count } arquivo por vez e selecionou { $chosen }. Compacte em um ZIP ou selecione um só.
    [many] Você pode enviar até { $count } de arquivos por vez e selecionou { $chosen }. Compacte em um ZIP ou selecione menos.
   *[other] Você pode enviar até { $count } arquivos por vez e selecionou { $chosen }. Compacte em um ZIP ou selecione menos.
}
tooManyFilesAtOnce = { $count ->
    [one] Você pode enviar { $count } arquivo por vez. Compacte em um ZIP ou selecione um só.
    [many] Você pode enviar até { $count } de arquivos por vez. Compacte em um ZIP ou selecione menos.
   *[other] Você pode enviar até { $count } arquivos por vez. Compacte em um ZIP ou selecione menos.
}
addFitting = { $count ->
    [one] Adicionar o primeiro
    [many] Adicionar os { $count } primeiros
   *[other] Adicionar os { $count } primeiros
}
fileTooBig = Você pode enviar até { $size } por vez. Envie estes arquivos em partes menores.
tooManyArchives = { $count ->
    [one] Você pode ter { $count } envio por vez. Exclua-o ou espere até que expire.
    [many] Você pode ter até { $count } de envios por vez. Exclua um ou espere até que um expire.
   *[other] Você pode ter até { $count } envios por vez. Exclua um ou espere até que um expire.
}
unreadableFiles = Não conseguimos ler o que você soltou. Selecione os arquivos com o botão.
needsAccountSize = Sem conta, você pode enviar até { $size } por vez.
needsAccountCount = { $count ->
    [one] Sem conta, um link permite no máximo { $count } download.
    [many] Sem conta, um link permite no máximo { $count } de downloads.
   *[other] Sem conta, um link permite no máximo { $count } downloads.
}
needsAccountTime = Sem conta, os links funcionam por no máximo { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } no total
noAnswer = Esperando sua conexão. Continuaremos automaticamente.
uploading = Enviando
uploadWaiting = Aguardando envio
pause = Pausar
uploadPaused = Em pausa
liveLinkReady = Este link já funciona. Os destinatários recebem os arquivos à medida que você os envia. Mantenha esta página aberta.
unfinishedUpload = Envio interrompido
continueFrom = Continuar a partir de { $size }?
sameFilesNeeded = Para continuar, selecione os mesmos arquivos de novo.
otherFiles = Esses não são os mesmos arquivos ou eles mudaram desde então. Nada mais foi enviado.
notSent = Ainda não enviado
prepareNext = Preparar o próximo envio
waitsForUpload = Começa quando o envio atual terminar.
stopUploadTitle = Parar este envio?
stopUploadLead = O que já foi enviado será perdido. Os arquivos que você selecionou continuam aqui.
keepUploading = Continuar enviando
stopUpload = Parar envio
showUpload = Mostrar
importing = Lendo seus arquivos…
encrypting = Criptografando…
finalising = Quase lá. Salvando seus arquivos…
expiresAfter = Expira após { $downloads } ou { $time }
settingPassword = Definindo a senha…
passwordFailed = Não foi possível definir a senha
passwordFailedLead = Seus arquivos foram enviados, mas ainda não estão protegidos; por isso não mostramos o link. Tente de novo ou exclua o envio.
uploaded = Pronto para compartilhar
linkReady = Seu link está pronto
uploadComplete = Envio concluído
shareLink = Link dos seus arquivos
sendMore = Enviar mais arquivos
linkDialogLead = Qualquer pessoa com este link pode baixar { $name }.
linkDialogNote = Qualquer pessoa com este link pode ler sua nota.
linkNeedsPassword = Ela também vai precisar da senha.

howProtected = Como seus arquivos são protegidos
protectionTitle = Criptografia de ponta a ponta
protectionEncrypted = Seu navegador criptografa os arquivos antes que saiam deste dispositivo. O servidor só guarda o que não consegue ler.
protectionKey = A chave faz parte do link, depois do sinal #. Ela nunca é enviada ao servidor, então compartilhe o link só com pessoas de confiança.
protectionExpiry = Os arquivos são excluídos quando o link expira: após os downloads ou o tempo que você escolher.

## Keyboard shortcuts

shortcutsTitle = Atalhos de teclado
shortcutChoose = Selecionar arquivos
shortcutUpload = Enviar
shortcutCopy = Copiar o link
shortcutDownload = Baixar
shortcutHelp = Mostrar esta lista
shortcutsOn = Usar atalhos de teclado

## The survey

surveyTitle = Conte o que você acha
surveyLead = Suas respostas nos ajudam a melhorar. A pesquisa abre em outra página e não fica sabendo nada sobre seus arquivos.
giveFeedback = Dar opinião
surveySkip = Pular

## The person's own uploads

yourUploads = Seus envios
noUploads = Os arquivos que você envia aparecem aqui, para que você possa copiar o link de novo ou excluí-los.
joinOffer = Envios feitos neste dispositivo antes de você entrar: { $count }. Adicionar à sua lista?
downloadsLeft = { $count ->
    [one] Resta { $count } download
    [many] Restam { $count } de downloads
   *[other] Restam { $count } downloads
}
timeLeft = Tempo restante: { $time }
deleteNamed = Excluir { $name }
deletingNamed = Excluindo { $name }…
undo = Desfazer
keep = Manter
moreActions = Mais ações para { $name }
openPage = Abrir página de download
openDownloadPage = Abrir a página de download de { $name }
changeLimits = Alterar
changeLimitsNamed = Alterar quando o link de { $name } expira
changeLimitsTitle = Alterar quando o link expira
keepTime = Sem alteração
timeFromNow = { $time } a partir de agora
save = Salvar
goneTitle = Este envio não existe mais
goneLead = { $name } expirou, atingiu o limite de downloads ou foi excluído em outro lugar. Nada foi alterado.
passwordNotSet = A senha não foi definida; por isso o link está oculto. Se continuar assim, exclua o envio e mande os arquivos de novo.
changeFailed = Não foi possível salvar. Verifique suas escolhas e sua conexão e tente de novo.
pastUploads = Encerrados nos últimos 7 dias
clearPast = Limpar
pastDownloaded = Baixado: { $time }
pastDownloadedBefore = Baixado antes de: { $time }
pastExpired = Expirado: { $time }
pastDeleted = Excluído: { $time }
pastGone = Esgotado ou excluído: { $time }
pastGoneBefore = Esgotado ou excluído antes de: { $time }
requestFiles = Pedir arquivos
newRequestLead = Crie um link com o qual qualquer pessoa pode enviar a você arquivos que só você pode ler.
requestWanted = O que você precisa, um item por linha
requestAskerHint = Quem envia vê este nome. Ninguém o confere.
requestOpenFor = Aberto por
deliveries = Entregas
requestDeliverySize = Tamanho de cada entrega
requestTotalSize = Tamanho total
newRequestKinds = Tipos de arquivo, como .pdf (só orientação)
requestLink = Link do pedido
requestReadyLead = Qualquer pessoa com este link pode enviar arquivos a você. Só você pode lê-los.
requestSubject = Envie arquivos para mim, por favor
ownerLink = Link da caixa
ownerLinkWarning = Ele abre esta caixa em outro dispositivo. Quem o tiver pode ler tudo o que você receber; não o compartilhe.
inbox = Caixa de entrada
yourRequests = Seus pedidos
joinRequests = Pedidos criados neste dispositivo antes de você entrar: { $count }. Adicionar à sua lista?
newDeliveries = Novas entregas: { $count }
notifyDeliveries = Avisar sobre entregas
requestAccepts = Aceita arquivos
requestClosed = Não aceita mais arquivos
noDeliveries = Ainda não chegou nada. As entregas aparecerão aqui.
requestGoneLead = Este pedido expirou ou foi excluído.
requestUntrusted = Este pedido não é confiável
requestUntrustedLead = O link está danificado ou o servidor mostra outro pedido. Nada é exibido.
deliveryComing = Sendo enviada
deliveryNew = Recebida
deliveryCollected = Salva
removeDelivery = Excluir do servidor
deliveryRefused-repeated = Recusada: esta entrega aparece duas vezes.
deliveryRefused-forged = Recusada: não foi feita com seu link.
deliveryRefused-damaged = Recusada: está danificada ou foi alterada.
closeRequest = Parar de aceitar arquivos
closeRequestTitle = Parar de aceitar arquivos?
closeRequestLead = O link deixa de funcionar para sempre, e os arquivos que ainda estão sendo enviados não chegarão. O que já chegou fica aqui.
newLink = Novo link
newLinkLead = O link antigo deixa de funcionar assim que o novo estiver pronto. O que já chegou fica na caixa antiga.
deleteRequestTitle = Excluir este pedido?
deleteRequestLead = O link deixa de funcionar, e tudo o que chegou é excluído do servidor. Os arquivos que você salvou continuam.

## Receiving

checkingLink = Procurando seus arquivos…
checkFailed = Não foi possível acessar o servidor
checkFailedLead = Nada se perdeu. Verifique sua conexão e tente de novo.
checkRefused = O servidor está ocupado
checkRefusedLead = Nada se perdeu. Tente de novo em instantes.
waitAsked = Espere { $time }, por favor.
expiredTitle = Estes arquivos não existem mais
expiredLead = O link expirou, atingiu o limite de downloads ou foi excluído por quem enviou. Peça um novo.
removedTitle = Estes arquivos foram removidos
removedLead = Quem administra este serviço os removeu, então o link não funciona mais.
contactOperator = Entrar em contato
passwordNeeded = Digite a senha
passwordNeededLead = Peça a senha a quem enviou os arquivos; ela não vem no link.
passwordTryAgain = Senha incorreta. Tente de novo.
unlock = Desbloquear
keyNeeded = Este link está incompleto
keyNeededLead = Falta uma parte do link. Copie-o de novo e cole-o aqui.
keyLabel = Link ou chave
notAKey = Isto não é um link nem uma chave deste serviço.
keyOfAnotherFile = Este link é de outros arquivos.
openLink = Abrir
wrongKey = Este link não funciona
wrongKeyLead = Talvez falte uma parte. Copie o link inteiro da sua mensagem e cole aqui.
filesForYou = { $count ->
    [one] Um arquivo para você
    [many] { $count } de arquivos para você
   *[other] { $count } arquivos para você
}
filesForYouLead = Criptografia de ponta a ponta. Só são descriptografados no seu navegador.
fromSender = De quem enviou os arquivos
showMore = Mostrar mais
download = Baixar
noStreamsWarning = Para abrir um arquivo tão grande, este navegador precisa mantê-lo inteiro na memória, o que pode falhar. O que você quer fazer?
noStreams-copyLink = Copiar o link para abrir em outro navegador
noStreams-otherBrowser = Obter um navegador que salva arquivos grandes diretamente
noStreams-download = Baixar aqui mesmo assim
linkLife = Expira em { $time }
linkLifeUnderMinute = Expira em menos de um minuto
lastDownloadNote = Último download: assim que você abrir ou salvar, o link deixa de funcionar.
ownUpload = { $left ->
    [one] Este envio é seu. Se você baixar, ninguém mais poderá.
    [many] Este envio é seu. Se você baixar, usa 1 dos { $left } de downloads restantes.
   *[other] Este envio é seu. Se você baixar, usa 1 dos { $left } downloads restantes.
}
downloadsTaken = Alguém está fazendo o último download agora. Se ele for interrompido, você pode tentar de novo em dois minutos.
downloading = Baixando
decrypting = Descriptografando…
downloadBegunAnew = Não foi possível continuar este download, então ele começou de novo desde o início.
stillUploading = Quem enviou o link ainda está enviando os arquivos. Você já pode começar a baixar.
waitsForSender = Esperando quem está enviando os arquivos. Continuaremos automaticamente.
downloadFinished = Download concluído
downloadFinishedLead = { $name } está na sua pasta Downloads.
savedInFolder = Salvo em { $folder }
downloadFinishedRenamed = Está na sua pasta Downloads. O navegador pode ter dado outro nome ao arquivo.
downloadAgain = Baixar de novo
lastDownloadDone = Esse foi o último download, então o link não funciona mais.
downloadStopped = Download não concluído
showDownload = Mostrar

## Sending what a request asks for

requestTitle = Arquivos solicitados
requestLead = Criptografia neste dispositivo. Só quem pede pode abrir o que você envia.
requestWords = De quem pede (não verificado)
requestKinds = Tipos de arquivo preferidos
requestLeft = Entregas restantes
requestRoom = Espaço restante
requestEach = Máximo por entrega
requestSend = Enviar
requestPasswordLead = Peça a quem enviou o link para você.
requestSent = Enviado
requestSentLead = Só quem pediu pode abrir, e essa pessoa vê o mesmo código de recebimento.
receiptLabel = Código de recebimento
copyReceipt = Copiar código de recebimento
delivery-stored = Chegou. Ainda não foi retirado.
delivery-collected = Retirado.
delivery-gone = Excluído ou expirado sem ser retirado.
deliveryLost = Seu envio interrompido não pode ser retomado.
sentBefore = Enviado deste dispositivo
sentAt = Enviado: { $time }
requestEnded-unknown = Este pedido não existe
requestEndedLead-unknown = Ele foi excluído ou expirou, ou este serviço não aceita pedidos. Peça um novo link.
requestEnded-closed = Este pedido está fechado
requestEnded-full = Este pedido está completo
requestEndedLead = Ele não aceita mais nada. Peça um novo link.
requestEnded-untrusted = Este link não é confiável
requestEndedLead-untrusted = O link e o servidor não correspondem, por isso nada foi enviado. Peça o link de novo por outro meio.

## Reporting an upload to whoever runs the service

report = Denunciar
reportTitle = Denunciar este envio
reportLead = Isto vai para quem administra este serviço. Só essas pessoas podem ler o que você escreve.
reportReason = Qual é o problema?
reportReason-malware = Software malicioso
reportReason-fraud = Golpe ou phishing
reportReason-illegal = Conteúdo ilegal
reportReason-other = Outra coisa
reportWords = O que elas devem saber?
reportKey = Incluir a chave
reportKeyHint = Com a chave, elas podem abrir os arquivos. Sem ela, não.
reportSend = Enviar denúncia
reportSent = Denúncia enviada
reportSentLead = Agradecemos. Quem administra este serviço vai analisar.
reportFailed = Não foi possível enviar. Verifique sua conexão e tente de novo.

## Dead ends

loading = Um momento…
configFailed = Não foi possível acessar o servidor
configFailedLead = Nada se perdeu. Verifique sua conexão e tente de novo.
intercepted = Uma página de login ou a sua rede respondeu no lugar deste serviço. Abra esta página em outra aba e entre lá, se for pedido.
pageNotFound = Página não encontrada
pageNotFoundLead = Verifique o endereço ou comece pela página inicial.
notFoundTitle = Não há nada aqui
notFoundLead = Os arquivos expiraram ou foram excluídos, ou o link não está completo.
errorTitle = Algo deu errado
errorLead = Algo quebrou. Nada do que você enviou se perdeu.
uploadErrorLead = Seus arquivos não foram enviados, mas sua seleção continua aqui. Tente de novo.
uploadError-too_large = Estes arquivos são maiores do que este serviço permite. Envie em partes menores.
uploadError-bad_limit = Este serviço não permite mais tantos downloads ou tanto tempo. Recarregue a página e escolha de novo.
uploadError-unauthorized = Você precisa entrar para enviar arquivos aqui. Entre e selecione seus arquivos de novo.
uploadError-sender_unknown = Não conseguimos confirmar que você entrou na conta; por isso valeram os limites gerais. Se você saiu da conta, entre de novo; senão, tente de novo em instantes.
uploadError-issuer_away = O serviço não está disponível no momento ou não consegue verificar quem entrou na conta. Sem conta, você pode enviar até { $size }, para { $downloads } e { $time } no máximo. Envie menos ou tente de novo em instantes.
uploadError-signed_out = Sua sessão neste dispositivo foi encerrada, por isso este envio foi interrompido.
uploadError-rate_limited = Tentativas demais. Espere um momento e tente de novo.
uploadError-too_many_uploads = Envios demais da sua rede ou conta. Seus arquivos continuam aqui.
uploadError-too_many_bytes = Dados demais da sua rede ou conta. Seus arquivos continuam aqui.
uploadError-busy = O serviço está muito ocupado. Seus arquivos continuam aqui; tente de novo em instantes.
uploadError-full = O serviço está sem espaço para mais arquivos no momento. Seus arquivos continuam aqui; tente de novo mais tarde.
uploadError-unavailable = O serviço não está disponível no momento. Seus arquivos continuam aqui; tente de novo em instantes.
uploadError-idle_timeout = A conexão ficou parada por muito tempo. Verifique-a e tente de novo.
uploadError-connect_failed = Não foi possível acessar o servidor. Verifique sua conexão e tente de novo. Algumas redes, muitas vezes as do trabalho, bloqueiam os envios. Tente outra rede, como a do seu celular, ou pergunte a quem administra a sua.
uploadError-connection_lost = Conexão perdida. Seus arquivos continuam aqui; tente de novo.
uploadError-file_changed = Um dos seus arquivos mudou ou não pôde ser lido durante o envio. Selecione-o de novo.
downloadErrorLead = O download não foi concluído. Tente de novo; se não adiantar, peça um novo link a quem enviou.
downloadError-rate_limited = Tentativas demais. Espere um momento e tente de novo.
downloadError-busy = O serviço está muito ocupado. O link continua funcionando; tente de novo em instantes.
downloadError-unavailable = O serviço não está disponível no momento. O link continua funcionando; tente de novo em instantes.
downloadError-connect_failed = Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.
downloadError-connection_lost = Conexão perdida. Verifique-a e tente de novo.
downloadError-damaged = O que chegou não é o que foi enviado, por isso nada foi guardado. Tente de novo; se não adiantar, peça um novo link a quem enviou.
downloadError-incomplete = Seu navegador parou de salvar no meio. Exclua o arquivo incompleto e tente de novo.
downloadError-upload_abandoned = Quem estava enviando os arquivos parou antes de enviar tudo. Peça um novo link.
downloadError-no_room = Não há espaço neste dispositivo para estes arquivos. Libere espaço e tente de novo.
crashLead = Não foi possível mostrar esta página. Recarregue-a; o que você já enviou está seguro.
chunkTitle = Falta uma parte desta página
chunkMissingLead = Não foi possível carregar. Verifique sua conexão e recarregue a página; o que você já enviou está seguro.
chunkTimeoutLead = Demorou demais para carregar. Verifique sua conexão e recarregue a página; o que você já enviou está seguro.
waitForTransfer = Ainda há uma transferência em andamento, e ela seria perdida. Espere até terminar.
reload = Recarregar
backHome = Voltar ao início
outdatedTitle = Há uma versão mais nova
outdatedLead = Esta página está desatualizada. Atualize-a para continuar.
update = Atualizar
outdatedBrowserTitle = Seu navegador está desatualizado
outdatedBrowserLead = Falta nele o que é preciso para enviar e receber arquivos. Atualize-o e abra este endereço de novo.
unsupportedTitle = Este navegador não consegue abrir { $title }
unsupportedLead = Os arquivos são criptografados no navegador, e este não consegue fazer isso. Veja o que você pode fazer:
unsupportedUpdate = Atualize este navegador e abra seu link de novo.
unsupportedOther = Ou copie seu link para uma versão atual do Chrome, Edge, Firefox ou Safari.
unsupportedInApp = Se você abriu o link dentro de outro app, escolha “Abrir no navegador” no menu dele.
insecureTitle = Este endereço não é seguro
insecureLead = Os navegadores só criptografam em páginas seguras. Volte e abra o mesmo endereço com https:// no início. Se não funcionar, peça o endereço seguro a quem administra este serviço.
otherBrowser = Obter outro navegador
help = Ajuda

## Privacy

legalTitle = Privacidade e termos
legalLead = O que acontece com seus arquivos, em poucas frases.
legalEncrypted = Os arquivos são armazenados criptografados. A chave está no link e nunca chega ao servidor.
legalLifetime = Guardamos os arquivos por no máximo { $anonymous }, ou { $signedIn } se você entrou na conta.
legalOneLifetime = Guardamos os arquivos por no máximo { $time }.
legalDownloads = Os arquivos são excluídos quando atingem o limite de downloads.
legalLogs = Guardamos endereços IP nos registros do servidor por { $days } dias.
legalAccountToSend = Você precisa de uma conta para enviar arquivos, mas não para receber.
legalAccount = Você só precisa de uma conta para arquivos maiores que { $size }.

## Notes and messages

writeNote = Escrever uma nota
noteLabel = Sua nota
noteHint = Ela é criptografada como um arquivo.
noteReadOnce = Ela é criptografada como um arquivo e só pode ser lida uma vez.
noteDone = Adicionar
createLink = Criar link
note = Nota
editNote = Editar nota
addMessage = Adicionar título ou mensagem
titleLabel = Título
messageLabel = Mensagem
senderLabel = Seu nome
noteForYou = Uma nota para você
showNote = Mostrar nota
showNoteOnce = Mostrá-la usa o último download: você não poderá mostrá-la de novo.
copyText = Copiar texto
saveNote = Salvar como arquivo
textCopyRefused = Seu navegador não nos deixou copiar. Selecione o texto e copie manualmente.

## Looking before taking

preview = Visualizar
previewNamed = Visualizar { $name }
selectFile = Selecionar { $name }
downloadSelected = { $count ->
    [one] Baixar { $count } arquivo
    [many] Baixar { $count } de arquivos
   *[other] Baixar { $count } arquivos
}
downloadAll = Baixar tudo
saveToFolder = Salvar em uma pasta
takingCounts = Abrir ou salvar conta como um download.
takingCounted = Um download foi contado. Nada mais conta enquanto esta página estiver aberta.
previewFailed = Não foi possível mostrar este arquivo. Baixe-o.
previewTooLarge = Este arquivo é grande demais para visualizar. Baixe-o.
previewCut = Só o início é mostrado.
previewProtected = Este arquivo é protegido por senha. Baixe-o para abrir.
previewMissingPictures = Imagens desta página que não puderam ser mostradas: { $count }
previewIncomplete = Uma parte não pode ser mostrada corretamente.
previewNotText = Este arquivo não parece conter texto. Baixe-o.
previewEncoding = Codificação do texto
previousFile = Arquivo anterior
nextFile = Próximo arquivo
filePlace = { $place } de { $count }
noPreview = Este arquivo não tem visualização.
close = Fechar

## Strong passwords

strongPassword = Extraforte: só abre no Envoi
strongPasswordHint = Muito mais difícil de adivinhar, até para este serviço. Apps mais antigos não conseguem abrir o link.
suggestPassphrase = Sugerir uma frase secreta
suggestFailed = Não foi possível carregar uma sugestão. Verifique sua conexão e tente de novo ou digite sua própria senha.
copyPassword = Copiar senha
makingKey = Preparando a criptografia…
checkingPassword = Verificando a senha…

## News

downloadingNow = Baixando agora
wrongPasswords = { $count ->
    [one] Senha incorreta, { $count } tentativa
    [many] Senha incorreta, { $count } de tentativas
   *[other] Senha incorreta, { $count } tentativas
}
notifyMe = Avisar sobre downloads
notifyOn = Notificações ativadas
notifyBlocked = Seu navegador bloqueia as notificações desta página.
wasDownloaded = { $name } foi baixado
