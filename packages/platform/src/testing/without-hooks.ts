import module, { syncBuiltinESMExports } from "node:module";

// This module is loaded before the preload module, so that registering hooks has no effect.
module.registerHooks = () => ({ deregister: () => {} });
syncBuiltinESMExports();
