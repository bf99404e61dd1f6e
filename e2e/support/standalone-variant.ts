import { createLog, createRegistry } from "@envoi/platform";
import { openDrivers, readStandaloneConfig, startStandalone } from "@envoi/standalone";
import { createRedisUploadStore, type UploadStore } from "@envoi/store";

/*
 * The standalone program with other drivers:
 *
 * - `REDIS_URL`: Uploads are stored in this Redis instead of SQLite.
 * - `CRASH_AT=uploads.publish:before` (or `:after`): dies as in a power cut when that port method is first called (or
 * first resolves).
 */
const [step = "", moment = ""] = (process.env["CRASH_AT"] ?? "").split(":");
const redisUrl = process.env["REDIS_URL"] ?? "";

function dieAt<Port extends object>(name: string, port: Port): Port {
  return new Proxy(port, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function") return value;
      if (`${name}.${String(property)}` !== step) return value.bind(target);
      return async (...args: unknown[]) => {
        if (moment === "before") process.kill(process.pid, "SIGKILL");
        const result: unknown = await value.apply(target, args);
        process.kill(process.pid, "SIGKILL");
        return result;
      };
    },
  });
}

const config = readStandaloneConfig(process.env);
const log = createLog({ level: config.process.logLevel, service: "standalone" });
const context = { log, registry: createRegistry() };
const drivers = await openDrivers(config, context);
const redis: UploadStore | null =
  redisUrl === ""
    ? null
    : createRedisUploadStore({
        address: { mode: "single", url: redisUrl },
        times: config.leases,
      });
const standalone = await startStandalone(
  config,
  { ...drivers, uploads: dieAt("uploads", redis ?? drivers.uploads), blobs: dieAt("blobs", drivers.blobs) },
  context,
);
log.child({}, { level: "info" }).info(`Envoi is ready at ${standalone.baseUrl}`);
