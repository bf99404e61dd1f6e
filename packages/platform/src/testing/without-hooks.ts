import module, { syncBuiltinESMExports } from "node:module";

// Loaded before the preload: whoever registers hooks from now on has none.
module.registerHooks = () => ({ deregister: () => {} });
syncBuiltinESMExports();
