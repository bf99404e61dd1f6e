export { kubernetesSecrets, writeKubernetesSecrets } from "./kubernetes/kubernetes-secrets.ts";
export { NODE_FLAGS } from "./root.ts";
export { serviceEnvironment } from "./services/service-command.ts";
export { type StackForm, type StackProcess, startStackProcess } from "./stack-process.ts";
