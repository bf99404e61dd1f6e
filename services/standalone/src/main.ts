import {
  ConfigError,
  checkExtraCertificates,
  createLog,
  createRegistry,
  endOnSignals,
  readSettingsFiles,
  stopOnSignals,
  warnOfIneffectiveSettings,
} from "@envoi/platform";
import { readStandaloneConfig } from "./config.ts";
import { openDrivers } from "./open-drivers.ts";
import { startStandalone } from "./start-standalone.ts";

const starting = endOnSignals();
try {
  const files = readSettingsFiles(process.execArgv);
  checkExtraCertificates(process.env);
  const config = readStandaloneConfig(process.env);
  const log = createLog({ level: config.process.logLevel, service: "standalone" });
  warnOfIneffectiveSettings(process.env, files, log);
  const context = { log, registry: createRegistry() };
  const drivers = await openDrivers(config, context);
  const standalone = await startStandalone(config, drivers, context);
  void drivers.failed.then((error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  });
  // Printed at any log level: scripts and people wait for this line.
  log.child({}, { level: "info" }).info(`Envoi is ready at ${standalone.baseUrl}`);
  // The order matters: a signal without a listener would be lost, and this process would never exit.
  stopOnSignals(standalone, log);
  starting[Symbol.dispose]();
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
