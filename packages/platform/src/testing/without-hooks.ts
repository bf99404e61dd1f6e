import module, { syncBuiltinESMExports } from "node:module";

// Loaded before the preload, to make registering hooks have no effect.
module.registerHooks = () => ({ deregister: () => {} });
syncBuiltinESMExports();
