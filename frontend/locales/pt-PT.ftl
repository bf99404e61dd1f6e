productName = Envoi

## The page around every screen

homeLink = { $title }, página inicial
skipToContent = Saltar para o conteúdo
promo = Aviso
closeNotice = Fechar este aviso
storageBlocked = Este navegador não guarda a lista dos seus envios: desaparece quando fechar esta página. Copie antes os seus links.
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
languageOfBrowser = O do navegador
languageTold = { $label }: { $language }
languageFailed = Não foi possível carregar este idioma. Verifique a sua ligação e tente novamente.
introTitle = Envie ficheiros com privacidade
introLead = Os seus ficheiros são encriptados aqui, antes de saírem do seu dispositivo. Recebe um link para dar a quem quiser; só quem o tem os pode abrir.
notBegunTitle = Ainda não há nada aqui?
notBegunLead = Verifique a sua ligação e recarregue esta página. Se não resultar, este navegador está desatualizado: atualize-o.
scriptsOffTitle = O JavaScript está desativado
scriptsOffLead = Os ficheiros são encriptados no seu navegador, por isso esta página precisa do JavaScript.

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
sizeOfTotal = { $done } de { $total }
remaining = Tempo restante: { $time }
progressTold = { $label }: { $percent }
downloadsCount = { $count ->
    [one] { $count } transferência
    [many] { $count } de transferências
   *[other] { $count } transferências
}
filesCount = { $count ->
    [one] { $count } ficheiro
    [many] { $count } de ficheiros
   *[other] { $count } ficheiros
}

## Buttons that stand in several places

ok = OK
cancel = Cancelar
tryAgain = Tentar novamente
copyLink = Copiar link
copied = Copiado
copyRefused = O seu navegador não deixou esta página copiar. O link está selecionado para que o possa copiar manualmente.
share = Partilhar
shareNamed = Partilhar { $name }
showQrCode = Mostrar um código QR
qrCode = Código QR do link
qrCodeHint = Aponte-lhe a câmara de um telemóvel para abrir aí o link.
qrCodeFailed = Não foi possível gerar o código QR. O link funciona na mesma.
sendYourOwn = Enviar os seus ficheiros
deleteUpload = Eliminar
deleteFailed = Não foi possível eliminar. Verifique a sua ligação e tente novamente.
passwordProtected = Protegido por palavra-passe
passwordLabel = Palavra-passe
filesInside = Ficheiros incluídos

## Accounts

signIn = Iniciar sessão
signOut = Terminar sessão
signOutWaits = Ainda há um envio ou uma transferência a decorrer. Termine a sessão quando acabar.
signOutWaitsForTab = Ainda há um envio ou uma transferência a decorrer noutro separador. Termine a sessão quando acabar.
signOutSyncs = A atualizar a sua lista antes de terminar a sessão…
signOutTitle = Terminar sessão?
signOutLoses = { $count ->
    [one] { $count } envio está apenas neste dispositivo: não foi possível atualizar a sua lista. Depois de terminar a sessão, deixa de o poder ver, alterar ou eliminar. O link continua a funcionar.
    [many] { $count } de envios estão apenas neste dispositivo: não foi possível atualizar a sua lista. Depois de terminar a sessão, deixa de os poder ver, alterar ou eliminar. Os links continuam a funcionar.
   *[other] { $count } envios estão apenas neste dispositivo: não foi possível atualizar a sua lista. Depois de terminar a sessão, deixa de os poder ver, alterar ou eliminar. Os links continuam a funcionar.
}
staySignedIn = Manter a sessão
signOutAnyway = Terminar mesmo assim
signedOut = A sessão foi terminada.
signedOutRefused = A sua sessão expirou e foi terminada. Inicie sessão novamente para ver a sua lista.
signUpTitle = Inicie sessão para fazer mais
signUpLead = Pode enviar sem conta. Com uma conta, pode fazer mais:
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
signInAway = De momento não é possível aceder ao serviço de início de sessão. Tente mais tarde.
signInNoRoom = Já não há espaço neste dispositivo para iniciar sessão. Elimine os envios de que já não precisa e tente novamente.
signInWaits = Ainda há um envio ou uma transferência a decorrer, que se perderia. Inicie sessão quando acabar.
signingIn = A iniciar sessão…
signInErrorLead = Não foi possível iniciar sessão; nada mais mudou. Tente novamente.
passphraseNeeded = A frase secreta da sua lista
passphraseNeededLead = Encripta a lista dos seus envios e nunca sai deste dispositivo. Use a mesma em todos os seus dispositivos.
passphraseLabel = Frase secreta
passphraseTooShort = É demasiado curta: são necessários pelo menos { $length } carateres.
passphraseHint = Pelo menos { $length } carateres: algumas palavras que só para si fazem sentido juntas. Ninguém a pode recuperar, por isso anote-a.
passphraseRunning = A criar a chave…
passphraseFailed = Este dispositivo não conseguiu criar a chave. Feche outros separadores e tente novamente.
goOn = Continuar
cancelSignIn = Não iniciar sessão
unknownPassphrase = Esta frase secreta é nova?
unknownPassphraseLead = Não há nenhuma lista para ela. Se este é o seu primeiro dispositivo, ou se está a escolher uma nova frase secreta, escreva-a mais uma vez para começar uma lista. Caso contrário, houve um engano ao escrever.
passphraseAgain = A mesma frase secreta mais uma vez
passphraseDiffers = Não é o que escreveu antes.
beginList = Começar uma nova lista
anotherPassphrase = Enganei-me a escrever
uncheckedPassphrase = Não foi possível verificá-la
uncheckedPassphraseLead = O servidor não indicou se há uma lista para esta frase secreta. Tente novamente. Se continuar mesmo assim e a frase estiver errada, não verá a lista dos seus outros dispositivos.
trustPassphrase = Continuar mesmo assim
retypePassphrase = Escrever novamente

## Sending: choosing files

sendFiles = Enviar ficheiros
dropFiles = Arraste e largue ficheiros
orSelectFiles = ou clique para selecionar até { $size }
selectFiles = Selecionar ficheiros
selectFolder = Selecionar uma pasta
accountNeeded = Inicie sessão para enviar ficheiros
accountNeededLead = Neste serviço, só quem tem conta pode enviar ficheiros. Para os receber, não é preciso.
accountNeededBlocked = Neste serviço, só quem tem conta pode enviar ficheiros, e com este navegador não pode iniciar sessão: não guarda nada para esta página. Para receber ficheiros, não é preciso conta.
signInForSize = Inicie sessão para enviar até { $size }
dropNow = Largue em qualquer sítio
chosenFiles = Ficheiros selecionados
addMoreFiles = Adicionar
removeFile = Remover { $name }
totalSize = { $size } no total
skippedEmpty = Ficheiros vazios não adicionados: { $count }
skippedChosen = Ficheiros já selecionados, não adicionados de novo: { $count }
expiryChoices = O link deixa de funcionar após
downloadLimitLabel = Transferências
timeLimitLabel = Tempo
addPassword = Proteger com palavra-passe
maxPasswordLength = Uma palavra-passe tem, no máximo, { $length } carateres.
uploadFiles = { $count ->
    [one] Encriptar e enviar
    [many] Encriptar e enviar { $count } de ficheiros
   *[other] Encriptar e enviar { $count } ficheiros
}

## Sending: what is not possible

noticeTitle = Não foi possível
tooManyFiles = { $count ->
    [one] Só é possível enviar { $count } ficheiro de cada vez.
    [many] Só é possível enviar { $count } de ficheiros de cada vez.
   *[other] Só é possível enviar { $count } ficheiros de cada vez.
}
fileTooBig = Juntos, estes ficheiros ultrapassam { $size }. Envie-os em partes mais pequenas.
tooManyArchives = { $count ->
    [one] Só é possível manter { $count } envio em simultâneo. Elimine-o primeiro ou espere que expire.
    [many] Só é possível manter { $count } de envios em simultâneo. Elimine um primeiro ou espere que um expire.
   *[other] Só é possível manter { $count } envios em simultâneo. Elimine um primeiro ou espere que um expire.
}
unreadableFiles = Não é possível ler o que largou. Selecione os ficheiros com o botão.
needsAccountSize = Sem conta, pode enviar até { $size } de cada vez.
needsAccountCount = { $count ->
    [one] Sem conta, um link permite, no máximo, { $count } transferência.
    [many] Sem conta, um link permite, no máximo, { $count } de transferências.
   *[other] Sem conta, um link permite, no máximo, { $count } transferências.
}
needsAccountTime = Sem conta, um link funciona, no máximo, durante { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } no total
noAnswer = Sem resposta há algum tempo. Verifique a sua ligação: o envio continua sozinho, ou pode cancelá-lo.
uploading = A enviar
importing = A ler os seus ficheiros…
encrypting = A encriptar…
finalising = Chegou tudo. A guardar…
expiresAfter = Expira após { $downloads } ou { $time }
settingPassword = A definir a palavra-passe…
passwordFailed = Não foi possível definir a palavra-passe
passwordFailedLead = Os seus ficheiros foram enviados, mas ainda não estão protegidos; por isso, o link não é mostrado. Tente novamente ou elimine o envio.
linkReady = O seu link está pronto
linkReadyLead = Quem tem este link pode abrir os ficheiros. Mais ninguém pode, nem sequer este serviço.
shareLink = Link para os seus ficheiros
sendMore = Enviar mais ficheiros
copyLinkTitle = Copie o seu link
shareLinkTitle = Partilhe o seu link
linkDialogLead = Quem receber este link de si poderá abrir { $name }.

## The survey

surveyTitle = Diga-nos o que acha
surveyLead = As suas respostas ajudam a melhorar o envio de ficheiros. São dadas noutra página, e nada sobre os seus ficheiros segue com elas.
giveFeedback = Dar opinião
surveySkip = Ignorar

## The person's own uploads

yourUploads = Os seus envios
noUploads = O que enviar aparece aqui, para que possa copiar novamente o link ou eliminá-lo.
downloadsLeft = { $count ->
    [one] Resta { $count } transferência
    [many] Restam { $count } de transferências
   *[other] Restam { $count } transferências
}
timeLeft = Tempo restante: { $time }
deleteNamed = Eliminar { $name }
deleteTitle = Eliminar este envio?
deleteQuestion = Mais ninguém poderá transferir { $name }. Não é possível anular esta ação.
keep = Manter
openDownloadPage = Abrir a página que os destinatários de { $name } veem
changeLimits = Alterar
changeLimitsNamed = Alterar durante quanto tempo { $name } pode ser transferido
changeLimitsTitle = Alterar a duração do link
keepTime = Sem alterações
timeFromNow = { $time } a partir de agora
save = Guardar
goneTitle = Já não existe
goneLead = { $name } expirou, foi transferido tantas vezes quantas o link permitia ou foi eliminado noutro local. Nada foi alterado.
passwordNotSet = A palavra-passe não foi definida; por isso, o link não é mostrado. Se continuar assim, elimine o envio e envie os ficheiros novamente.
changeFailed = Não foi possível alterar. Verifique a sua escolha e a sua ligação e tente novamente.

## Receiving

checkingLink = À procura dos seus ficheiros…
checkFailed = O servidor não responde
checkFailedLead = Nada se perdeu. Verifique a sua ligação e tente novamente.
checkRefused = De momento, não é possível
checkRefusedLead = Algo correu mal no servidor. Nada se perdeu: tente novamente dentro de momentos.
waitAsked = O servidor pede que espere { $time }.
expiredTitle = Estes ficheiros já não existem
expiredLead = O link expirou, esgotou-se ou foi eliminado por quem o enviou. Peça um novo.
passwordNeeded = Introduza a palavra-passe
passwordNeededLead = Quem enviou estes ficheiros protegeu-os. A palavra-passe não vem no link.
passwordTryAgain = A palavra-passe não está correta. Tente novamente.
unlock = Desbloquear
keyNeeded = Falta a chave
keyNeededLead = Um link completo tem uma chave a seguir ao sinal #. Cole o link inteiro ou apenas a chave.
keyLabel = Link ou chave
notAKey = Isto não é um link nem uma chave deste serviço.
keyOfAnotherFile = Este link conduz a outros ficheiros.
openLink = Abrir
filesForYou = { $count ->
    [one] Um ficheiro para si
    [many] { $count } de ficheiros para si
   *[other] { $count } ficheiros para si
}
filesForYouLead = Enviado com encriptação. A desencriptação é feita aqui, no seu navegador.
download = Transferir
noStreamsWarning = Este navegador só consegue abrir um ficheiro tão grande mantendo-o todo na memória, o que pode falhar. O que quer fazer?
noStreams-copyLink = Copiar o link, para o abrir noutro navegador
noStreams-otherBrowser = Obter um navegador que guarde os ficheiros grandes à medida que chegam
noStreams-download = Transferir aqui mesmo assim
linkLife = Disponível durante { $time }
lastDownload = Disponível durante { $time }. Esta é a última transferência: guarde bem o ficheiro.
downloadsTaken = A última transferência está a decorrer neste momento, aqui ou noutro lado. Se for interrompida, volta a ficar disponível: tente dentro de dois minutos.
downloading = A transferir
decrypting = A desencriptar…
downloadFinished = Aqui tem
downloadFinishedLead = O ficheiro foi desencriptado e está nas suas transferências.
downloadStopped = A transferência não foi concluída.
showDownload = Mostrar

## Dead ends

loading = Um momento…
configFailed = O servidor não responde
configFailedLead = Nada se perdeu. Verifique a sua ligação e tente novamente.
notFoundTitle = Não há nada aqui
notFoundLead = Os ficheiros expiraram ou foram eliminados, ou o link não está completo.
errorTitle = Algo correu mal
errorLead = Não foi possível. Volte ao início e tente novamente.
uploadErrorLead = Os seus ficheiros não foram enviados. Os que selecionou continuam aqui: tente novamente.
uploadError-too_large = Os ficheiros são maiores do que este serviço permite. Envie-os em partes mais pequenas.
uploadError-bad_limit = O serviço já não permite tantas transferências ou tanto tempo. Recarregue a página e escolha novamente.
uploadError-unauthorized = Só quem iniciou sessão pode enviar ficheiros aqui. Inicie sessão e selecione novamente os seus ficheiros.
uploadError-sender_unknown = O serviço não conseguiu identificar que tinha a sessão iniciada; por isso, aplicaram-se os limites gerais. Se a sessão estiver agora terminada, inicie-a novamente; senão, tente novamente dentro de momentos.
uploadError-issuer_away = O serviço não está disponível de momento ou não consegue saber quem iniciou sessão. Sem conta, pode enviar até { $size } de cada vez, para { $downloads } e { $time }, no máximo: não envie mais do que isso ou tente novamente dentro de momentos.
uploadError-rate_limited = Houve demasiadas tentativas. Espere um momento e tente novamente.
uploadError-busy = O serviço está no limite da sua capacidade. Os seus ficheiros continuam aqui: tente novamente dentro de momentos.
uploadError-full = De momento, o serviço não tem espaço para mais ficheiros. Os seus ficheiros continuam aqui: tente novamente mais tarde.
uploadError-unavailable = O serviço não está disponível de momento. Os seus ficheiros continuam aqui: tente novamente dentro de momentos.
uploadError-idle_timeout = A ligação esteve parada demasiado tempo. Verifique-a e tente novamente.
uploadError-connect_failed = O servidor não respondeu. Verifique a sua ligação e tente novamente. Algumas redes, muitas vezes as do trabalho, bloqueiam aquilo de que os envios precisam (ligações WebSocket): aí, use outra rede, como a do seu telemóvel, ou fale com quem gere a sua.
uploadError-connection_lost = A ligação caiu. Os seus ficheiros continuam aqui: tente novamente.
uploadError-file_changed = Um dos ficheiros mudou ou não pôde ser lido durante o envio. Selecione-o novamente.
downloadErrorLead = A transferência não foi concluída. Tente novamente; se não resultar, peça um novo link a quem o enviou.
downloadError-rate_limited = Houve demasiadas tentativas. Espere um momento e tente novamente.
downloadError-busy = O serviço está no limite da sua capacidade. O link continua a funcionar: tente novamente dentro de momentos.
downloadError-unavailable = O serviço não está disponível de momento. O link continua a funcionar: tente novamente dentro de momentos.
downloadError-connect_failed = Não foi possível contactar o servidor. Verifique a sua ligação e tente novamente.
downloadError-connection_lost = A ligação caiu. Verifique-a e tente novamente.
downloadError-damaged = O que chegou não é o que foi enviado; por isso, nada foi guardado. Tente novamente; se não resultar, peça um novo link a quem o enviou.
downloadError-incomplete = O navegador deixou de guardar a meio. Elimine o ficheiro incompleto e tente novamente.
downloadError-no_room = Já não há espaço neste dispositivo para estes ficheiros. Liberte espaço e tente novamente.
crashLead = Não foi possível mostrar esta página. Recarregue-a; o que enviou antes não é afetado.
chunkTitle = Falta uma parte desta página
chunkMissingLead = Não foi possível carregá-la. Verifique a sua ligação e recarregue a página; o que enviou antes não é afetado.
chunkTimeoutLead = Demorou demasiado a carregar. Verifique a sua ligação e recarregue a página; o que enviou antes não é afetado.
waitForTransfer = Ainda há um envio ou uma transferência a decorrer, que se perderia. Espere até acabar.
reload = Recarregar
backHome = Voltar ao início
outdatedTitle = Há uma versão mais recente
outdatedLead = Esta página está desatualizada. Atualize-a para continuar.
update = Atualizar
outdatedBrowserTitle = Este navegador está desatualizado
outdatedBrowserLead = Falta-lhe o que é preciso para enviar e receber ficheiros. Atualize-o e abra novamente o mesmo endereço.
unsupportedTitle = Este navegador não consegue abrir { $title }
unsupportedLead = Os ficheiros são encriptados no navegador, e a este falta o que é preciso para isso. Use um navegador atualizado.
insecureTitle = Este endereço não é seguro
insecureLead = Os navegadores só encriptam em páginas carregadas de forma segura. Volte atrás e abra o mesmo endereço com https:// no início. Se não resultar, peça o endereço seguro a quem gere este serviço.
otherBrowser = Obter outro navegador
help = Ajuda

## Privacy

legalTitle = Privacidade e termos
legalLead = O que acontece aos seus ficheiros, em poucas frases.
legalEncrypted = Os ficheiros são armazenados encriptados. A chave está no link e nunca chega ao servidor.
legalLifetime = Um ficheiro é guardado durante { $anonymous }, no máximo, ou durante { $signedIn } se quem o envia tiver sessão iniciada.
legalOneLifetime = Um ficheiro é guardado durante { $time }, no máximo.
legalDownloads = Um limite de transferências pode fazer com que um ficheiro seja eliminado mais cedo.
legalLogs = Os registos do servidor guardam endereços IP durante { $days } dias.
legalAccountToSend = É preciso ter conta para enviar ficheiros, mas não para os receber.
legalAccount = Só é preciso ter conta para ficheiros com mais de { $size }.
