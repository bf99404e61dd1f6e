export { writeKubernetesSecrets } from "./kubernetes/kubernetes-secrets.ts";
export { NODE_FLAGS } from "./root.ts";
export { type StackForm, type StackProcess, startStackProcess } from "./stack-process.ts";
