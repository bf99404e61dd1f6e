import module, { syncBuiltinESMExports } from "node:module";

// Loaded before the preload, so that registering hooks has no effect.
module.registerHooks = () => ({ deregister: () => {} });
syncBuiltinESMExports();
