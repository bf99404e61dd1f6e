export { type EdgeOptions, edgeConfig } from "./edge-config.ts";
export { ISSUER_VARIABLES, TOKEN_CHECK_VARIABLES } from "./environment.ts";
export { type StoreRights, storeRights } from "./rights.ts";
export { ROUTES } from "./routes.ts";
export { DEPLOYED_SERVICES, type DeployedService, isDeployedService, type Store, TOPOLOGY } from "./services.ts";
