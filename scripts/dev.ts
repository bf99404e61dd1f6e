// `npm run dev`: the page from its sources, with hot reload, and all services in one process, which restarts when one of
// their sources changes. The URL is the same as that of `npm start`.
import { type ChildProcess, spawn } from "node:child_process";
import { watch } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { endChild, freePort } from "@envoi/backing-stores";
import { createServer } from "vite";
import { root } from "./root.ts";

const PORT = Number(process.env["PORT"] ?? 8_080);
const FRONTEND = path.join(root, "frontend");
const SERVICE_PATHS = ["/api", "/config", "/__version__"];
const SOURCE_FOLDERS = ["packages", "services"];
const SOURCE = /\/src\/(?!.*\.test\.ts$).*\.ts$/;
/** Time to wait for further changes, because editors and git change several files at once. */
const SETTLE_MS = 200;
const STOP_MS = 5_000;

const servicesPort = await freePort();

async function servePage(): Promise<void> {
  const target = `http://127.0.0.1:${servicesPort}`;
  const page = await createServer({
    root: FRONTEND,
    configFile: path.join(FRONTEND, "vite.config.ts"),
    configLoader: "native",
    clearScreen: false,
    server: {
      host: "localhost",
      port: PORT,
      strictPort: true,
      proxy: Object.fromEntries(SERVICE_PATHS.map((prefix) => [prefix, { target, ws: true }])),
    },
  });
  await page.listen();
}

/** Starts the services without Node's watch mode, whose messages would be mixed with those of the database thread. */
function startServices(): ChildProcess {
  return spawn(process.execPath, [path.join(root, "services", "standalone", "src", "main.ts")], {
    stdio: "inherit",
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(servicesPort),
      BASE_URL: `http://localhost:${PORT}`,
      DRAIN_SECONDS: "0",
    },
  });
}

let changed = Promise.withResolvers<void>();
for (const folder of SOURCE_FOLDERS) {
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (file !== null && SOURCE.test(file)) changed.resolve();
  });
}

await servePage();
for (;;) {
  changed = Promise.withResolvers();
  const services = startServices();
  const stop = () => services.kill();
  process.once("exit", stop);
  await changed.promise;
  await delay(SETTLE_MS);
  console.error("envoi: a source has changed; restarting the services");
  await endChild(services, "SIGTERM", STOP_MS);
  process.off("exit", stop);
}
