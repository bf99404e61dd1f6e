productName = Envoi

## The page around every screen

homeLink = { $title }, página inicial
skipToContent = Ir para o conteúdo
promo = Aviso
closeNotice = Fechar este aviso
storageBlocked = Este navegador não guarda a lista dos seus envios: ela desaparece quando você fecha esta página. Copie os links antes disso.
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
languageOfBrowser = O do navegador
languageTold = { $label }: { $language }
languageFailed = Não foi possível carregar este idioma. Verifique sua conexão e tente de novo.
introTitle = Envie arquivos com privacidade
introLead = Seus arquivos são criptografados aqui, antes de sair do seu dispositivo. Você recebe um link para repassar; só quem tem o link pode abri-los.
notBegunTitle = Ainda não há nada aqui?
notBegunLead = Verifique sua conexão e recarregue esta página. Se não adiantar, este navegador está desatualizado: atualize-o.
scriptsOffTitle = O JavaScript está desativado
scriptsOffLead = Os arquivos são criptografados no seu navegador, por isso esta página precisa do JavaScript.

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
    [one] { $count } download
    [many] { $count } de downloads
   *[other] { $count } downloads
}
filesCount = { $count ->
    [one] { $count } arquivo
    [many] { $count } de arquivos
   *[other] { $count } arquivos
}

## Buttons that stand in several places

ok = OK
cancel = Cancelar
tryAgain = Tentar de novo
copyLink = Copiar link
copied = Copiado
copyRefused = Seu navegador não deixou esta página copiar. O link está selecionado para que você possa copiar manualmente.
share = Compartilhar
shareNamed = Compartilhar { $name }
showQrCode = Mostrar um QR code
qrCode = QR code do link
qrCodeHint = Aponte a câmera de um celular para abrir o link nele.
qrCodeFailed = Não foi possível gerar o QR code. O link funciona mesmo assim.
sendYourOwn = Enviar seus arquivos
deleteUpload = Excluir
deleteFailed = Não foi possível excluir. Verifique sua conexão e tente de novo.
passwordProtected = Protegido por senha
passwordLabel = Senha
filesInside = Arquivos incluídos

## Accounts

signIn = Entrar
signOut = Sair
signOutWaits = Ainda há uma transferência em andamento. Saia quando ela terminar.
signOutWaitsForTab = Ainda há uma transferência em andamento em outra aba. Saia quando ela terminar.
signOutSyncs = Atualizando sua lista antes de sair…
signOutTitle = Sair da conta?
signOutLoses = { $count ->
    [one] { $count } envio está só neste dispositivo: não foi possível atualizar sua lista. Depois de sair, você não poderá mais ver, alterar nem excluir esse envio. O link dele continua funcionando.
    [many] { $count } de envios estão só neste dispositivo: não foi possível atualizar sua lista. Depois de sair, você não poderá mais ver, alterar nem excluir esses envios. Os links deles continuam funcionando.
   *[other] { $count } envios estão só neste dispositivo: não foi possível atualizar sua lista. Depois de sair, você não poderá mais ver, alterar nem excluir esses envios. Os links deles continuam funcionando.
}
staySignedIn = Continuar na conta
signOutAnyway = Sair mesmo assim
signedOut = Você saiu da conta.
signedOutRefused = Você saiu da conta: seu acesso expirou. Entre de novo para ver sua lista.
signUpTitle = Entre para fazer mais
signUpLead = Você pode enviar sem conta. Com uma conta, pode fazer mais:
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
signInAway = O serviço de login não está acessível no momento. Tente mais tarde.
signInNoRoom = Não há mais espaço neste dispositivo para entrar. Exclua os envios de que não precisa mais e tente de novo.
signInWaits = Ainda há uma transferência em andamento, e ela seria perdida. Entre quando ela terminar.
signingIn = Entrando…
signInErrorLead = Não foi possível entrar, e nada mais mudou. Tente de novo.
passphraseNeeded = A frase secreta da sua lista
passphraseNeededLead = Ela criptografa a lista dos seus envios e nunca sai deste dispositivo. Use a mesma em todos os seus dispositivos.
passphraseLabel = Frase secreta
passphraseTooShort = É curta demais: são necessários pelo menos { $length } caracteres.
passphraseHint = Pelo menos { $length } caracteres: algumas palavras que só você juntaria. Ninguém pode recuperá-la, então anote.
passphraseRunning = Criando a chave…
passphraseFailed = Este dispositivo não conseguiu criar a chave. Feche outras abas e tente de novo.
goOn = Continuar
cancelSignIn = Não entrar
unknownPassphrase = Esta frase secreta é nova?
unknownPassphraseLead = Não há lista para ela. Se este é seu primeiro dispositivo, ou se você está escolhendo uma nova frase secreta, digite-a mais uma vez para começar uma lista. Caso contrário, houve um erro de digitação.
passphraseAgain = A mesma frase secreta mais uma vez
passphraseDiffers = Não é o que você digitou antes.
beginList = Começar uma nova lista
anotherPassphrase = Foi erro de digitação
uncheckedPassphrase = Não foi possível verificar
uncheckedPassphraseLead = O servidor não informou se há uma lista para esta frase secreta. Tente de novo. Se você continuar mesmo assim e houver um erro de digitação, não verá a lista dos seus outros dispositivos.
trustPassphrase = Continuar mesmo assim
retypePassphrase = Digitar de novo

## Sending: choosing files

sendFiles = Enviar arquivos
dropFiles = Arraste e solte arquivos
orSelectFiles = ou clique para selecionar até { $size }
selectFiles = Selecionar arquivos
selectFolder = Selecionar uma pasta
accountNeeded = Entre para enviar arquivos
accountNeededLead = Neste serviço, só quem tem conta pode enviar arquivos. Para receber, não precisa.
accountNeededBlocked = Neste serviço, só quem tem conta pode enviar arquivos, e com este navegador não é possível entrar: ele não guarda nada para esta página. Para receber arquivos, não precisa de conta.
signInForSize = Entre para enviar até { $size }
dropNow = Solte em qualquer lugar
chosenFiles = Arquivos selecionados
addMoreFiles = Adicionar
removeFile = Remover { $name }
totalSize = { $size } no total
skippedEmpty = Arquivos vazios não adicionados: { $count }
skippedChosen = Arquivos já selecionados, não adicionados de novo: { $count }
expiryChoices = O link deixa de funcionar após
downloadLimitLabel = Downloads
timeLimitLabel = Tempo
addPassword = Proteger com senha
maxPasswordLength = Uma senha tem no máximo { $length } caracteres.
uploadFiles = { $count ->
    [one] Criptografar e enviar
    [many] Criptografar e enviar { $count } de arquivos
   *[other] Criptografar e enviar { $count } arquivos
}

## Sending: what is not possible

noticeTitle = Não deu certo
tooManyFiles = { $count ->
    [one] Só é possível enviar { $count } arquivo por vez.
    [many] Só é possível enviar { $count } de arquivos por vez.
   *[other] Só é possível enviar { $count } arquivos por vez.
}
fileTooBig = Juntos, estes arquivos passam de { $size }. Envie em partes menores.
tooManyArchives = { $count ->
    [one] Só é possível manter { $count } envio ao mesmo tempo. Exclua-o primeiro ou espere até que expire.
    [many] Só é possível manter { $count } de envios ao mesmo tempo. Exclua um primeiro ou espere até que um expire.
   *[other] Só é possível manter { $count } envios ao mesmo tempo. Exclua um primeiro ou espere até que um expire.
}
unreadableFiles = Não é possível ler o que você soltou. Selecione os arquivos com o botão.
needsAccountSize = Sem conta, você pode enviar até { $size } por vez.
needsAccountCount = { $count ->
    [one] Sem conta, um link permite no máximo { $count } download.
    [many] Sem conta, um link permite no máximo { $count } de downloads.
   *[other] Sem conta, um link permite no máximo { $count } downloads.
}
needsAccountTime = Sem conta, um link funciona por no máximo { $time }.

## Sending: under way and done

chosenTold = { $files }, { $size } no total
noAnswer = Sem resposta há algum tempo. Verifique sua conexão: o envio continua sozinho, ou você pode cancelar.
uploading = Enviando
importing = Lendo seus arquivos…
encrypting = Criptografando…
finalising = Tudo chegou. Salvando…
expiresAfter = Expira após { $downloads } ou { $time }
settingPassword = Definindo a senha…
passwordFailed = Não foi possível definir a senha
passwordFailedLead = Seus arquivos foram enviados, mas ainda não estão protegidos; por isso o link não aparece. Tente de novo ou exclua o envio.
linkReady = Seu link está pronto
linkReadyLead = Quem tem este link pode abrir os arquivos. Mais ninguém pode, nem mesmo este serviço.
shareLink = Link dos seus arquivos
sendMore = Enviar mais arquivos
copyLinkTitle = Copie seu link
shareLinkTitle = Compartilhe seu link
linkDialogLead = Quem receber este link de você poderá abrir { $name }.

## The survey

surveyTitle = Conte o que você acha
surveyLead = Suas respostas ajudam a melhorar o envio de arquivos. Elas são dadas em outra página, e nada sobre seus arquivos vai junto.
giveFeedback = Dar opinião
surveySkip = Pular

## The person's own uploads

yourUploads = Seus envios
noUploads = O que você envia aparece aqui, para que você possa copiar o link de novo ou excluir.
downloadsLeft = { $count ->
    [one] Resta { $count } download
    [many] Restam { $count } de downloads
   *[other] Restam { $count } downloads
}
timeLeft = Tempo restante: { $time }
deleteNamed = Excluir { $name }
deleteTitle = Excluir este envio?
deleteQuestion = Ninguém mais poderá baixar { $name }. Isso não pode ser desfeito.
keep = Manter
openDownloadPage = Abrir a página que os destinatários de { $name } veem
changeLimits = Alterar
changeLimitsNamed = Alterar por quanto tempo { $name } pode ser baixado
changeLimitsTitle = Alterar a duração do link
keepTime = Sem alteração
timeFromNow = { $time } a partir de agora
save = Salvar
goneTitle = Não existe mais
goneLead = { $name } expirou, foi baixado tantas vezes quanto o link permitia ou foi excluído em outro lugar. Nada foi alterado.
passwordNotSet = A senha não foi definida; por isso o link não aparece. Se continuar assim, exclua o envio e mande os arquivos de novo.
changeFailed = Não foi possível alterar. Verifique sua escolha e sua conexão e tente de novo.

## Receiving

checkingLink = Procurando seus arquivos…
checkFailed = O servidor não responde
checkFailedLead = Nada se perdeu. Verifique sua conexão e tente de novo.
checkRefused = Agora não é possível
checkRefusedLead = Algo deu errado no servidor. Nada se perdeu: tente de novo em instantes.
waitAsked = O servidor pede que você espere { $time }.
expiredTitle = Estes arquivos não existem mais
expiredLead = O link expirou, se esgotou ou foi excluído por quem enviou. Peça um novo.
passwordNeeded = Digite a senha
passwordNeededLead = Quem enviou estes arquivos os protegeu. A senha não vem no link.
passwordTryAgain = A senha não está correta. Tente de novo.
unlock = Desbloquear
keyNeeded = Falta a chave
keyNeededLead = Um link completo tem uma chave depois do sinal #. Cole o link inteiro ou só a chave.
keyLabel = Link ou chave
notAKey = Isto não é um link nem uma chave deste serviço.
keyOfAnotherFile = Este link leva a outros arquivos.
openLink = Abrir
filesForYou = { $count ->
    [one] Um arquivo para você
    [many] { $count } de arquivos para você
   *[other] { $count } arquivos para você
}
filesForYouLead = Enviado com criptografia. A descriptografia é feita aqui, no seu navegador.
download = Baixar
noStreamsWarning = Este navegador só consegue abrir um arquivo tão grande mantendo-o inteiro na memória, o que pode falhar. O que você quer fazer?
noStreams-copyLink = Copiar o link para abrir em outro navegador
noStreams-otherBrowser = Obter um navegador que salva arquivos grandes à medida que chegam
noStreams-download = Baixar aqui mesmo assim
linkLife = Disponível por { $time }
lastDownload = Disponível por { $time }. Este é o último download: guarde bem o arquivo.
downloadsTaken = O último download está em andamento agora, aqui ou com outra pessoa. Se ele for interrompido, volta a ficar disponível: tente em dois minutos.
downloading = Baixando
decrypting = Descriptografando…
downloadFinished = Aqui está
downloadFinishedLead = O arquivo foi descriptografado e está nos seus downloads.
downloadStopped = O download não foi concluído.
showDownload = Mostrar

## Dead ends

loading = Um momento…
configFailed = O servidor não responde
configFailedLead = Nada se perdeu. Verifique sua conexão e tente de novo.
notFoundTitle = Não há nada aqui
notFoundLead = Os arquivos expiraram ou foram excluídos, ou o link não está completo.
errorTitle = Algo deu errado
errorLead = Não deu certo. Volte ao início e tente de novo.
uploadErrorLead = Seus arquivos não foram enviados. Os que você selecionou continuam aqui: tente de novo.
uploadError-too_large = Os arquivos são maiores do que este serviço permite. Envie em partes menores.
uploadError-bad_limit = O serviço não permite mais tantos downloads ou tanto tempo. Recarregue a página e escolha de novo.
uploadError-unauthorized = Só quem entrou na conta pode enviar arquivos aqui. Entre e selecione seus arquivos de novo.
uploadError-sender_unknown = O serviço não conseguiu identificar que você tinha entrado na conta; por isso valeram os limites gerais. Se você agora está fora da conta, entre de novo; senão, tente de novo em instantes.
uploadError-issuer_away = O serviço não está disponível no momento ou não consegue saber quem entrou na conta. Sem conta, é possível enviar até { $size } por vez, para { $downloads } e { $time } no máximo: não envie mais do que isso ou tente de novo em instantes.
uploadError-rate_limited = Foram tentativas demais. Espere um momento e tente de novo.
uploadError-busy = O serviço está no limite da capacidade. Seus arquivos continuam aqui: tente de novo em instantes.
uploadError-full = O serviço está sem espaço para mais arquivos no momento. Seus arquivos continuam aqui: tente de novo mais tarde.
uploadError-unavailable = O serviço não está disponível no momento. Seus arquivos continuam aqui: tente de novo em instantes.
uploadError-idle_timeout = A conexão ficou parada por muito tempo. Verifique-a e tente de novo.
uploadError-connect_failed = O servidor não respondeu. Verifique sua conexão e tente de novo. Algumas redes, muitas vezes as do trabalho, bloqueiam aquilo de que os envios precisam (conexões WebSocket): nelas, use outra rede, como a do seu celular, ou pergunte a quem administra a sua.
uploadError-connection_lost = A conexão caiu. Seus arquivos continuam aqui: tente de novo.
uploadError-file_changed = Um dos arquivos mudou ou não pôde ser lido durante o envio. Selecione-o de novo.
downloadErrorLead = O download não foi concluído. Tente de novo; se não adiantar, peça um novo link a quem enviou.
downloadError-rate_limited = Foram tentativas demais. Espere um momento e tente de novo.
downloadError-busy = O serviço está no limite da capacidade. O link continua funcionando: tente de novo em instantes.
downloadError-unavailable = O serviço não está disponível no momento. O link continua funcionando: tente de novo em instantes.
downloadError-connect_failed = Não foi possível acessar o servidor. Verifique sua conexão e tente de novo.
downloadError-connection_lost = A conexão caiu. Verifique-a e tente de novo.
downloadError-damaged = O que chegou não é o que foi enviado, por isso nada foi guardado. Tente de novo; se não adiantar, peça um novo link a quem enviou.
downloadError-incomplete = O navegador parou de salvar no meio. Exclua o arquivo incompleto e tente de novo.
downloadError-no_room = Não há mais espaço neste dispositivo para estes arquivos. Libere espaço e tente de novo.
crashLead = Não foi possível mostrar esta página. Recarregue-a; o que você enviou antes não é afetado.
chunkTitle = Falta uma parte desta página
chunkMissingLead = Não foi possível carregar. Verifique sua conexão e recarregue a página; o que você enviou antes não é afetado.
chunkTimeoutLead = Demorou demais para carregar. Verifique sua conexão e recarregue a página; o que você enviou antes não é afetado.
waitForTransfer = Ainda há uma transferência em andamento, e ela seria perdida. Espere até terminar.
reload = Recarregar
backHome = Voltar ao início
outdatedTitle = Há uma versão mais nova
outdatedLead = Esta página está desatualizada. Atualize-a para continuar.
update = Atualizar
outdatedBrowserTitle = Este navegador está desatualizado
outdatedBrowserLead = Falta nele o que é preciso para enviar e receber arquivos. Atualize-o e abra o mesmo endereço de novo.
unsupportedTitle = Este navegador não consegue abrir { $title }
unsupportedLead = Os arquivos são criptografados no navegador, e falta neste o que é preciso para isso. Use um navegador atualizado.
insecureTitle = Este endereço não é seguro
insecureLead = Os navegadores só criptografam em páginas carregadas com segurança. Volte e abra o mesmo endereço com https:// no início. Se não funcionar, peça o endereço seguro a quem administra este serviço.
otherBrowser = Obter outro navegador
help = Ajuda

## Privacy

legalTitle = Privacidade e termos
legalLead = O que acontece com seus arquivos, em poucas frases.
legalEncrypted = Os arquivos são armazenados criptografados. A chave está no link e nunca chega ao servidor.
legalLifetime = Um arquivo é guardado por no máximo { $anonymous }, ou por no máximo { $signedIn } se quem envia entrou na conta.
legalOneLifetime = Um arquivo é guardado por no máximo { $time }.
legalDownloads = Um limite de downloads pode fazer com que um arquivo seja excluído antes disso.
legalLogs = Os registros do servidor guardam endereços IP por { $days } dias.
legalAccountToSend = É preciso ter uma conta para enviar arquivos, mas não para receber.
legalAccount = Só é preciso ter uma conta para arquivos maiores que { $size }.
