import { createRegistry, readSettings, runUntilSignal } from "@envoi/platform";
import { readStandaloneConfig } from "./config.ts";
import { openDrivers } from "./open-drivers.ts";
import { startStandalone } from "./start-standalone.ts";

await runUntilSignal(async () => {
  const { config, log } = readSettings("standalone", process.env, () => readStandaloneConfig(process.env));
  const context = { log, registry: createRegistry() };
  const drivers = await openDrivers(config, context);
  const { stop, cut, baseUrl } = await startStandalone(config, drivers, context);
  void drivers.failed.then((error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  });
  // Printed at every log level, because scripts and operators wait for this line.
  log.child({}, { level: "info" }).info(`Envoi is ready at ${baseUrl}`);
  return { stop, cut, log };
});
