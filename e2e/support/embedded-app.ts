import { startStandaloneProcess } from "@envoi/testkit";
import type { App } from "./app.ts";
import { listBlobs } from "./inventory.ts";

/** Starts all services in one process, as `npm start` does. */
export async function startEmbeddedApp(settings: Record<string, string>): Promise<App> {
  const app = await startStandaloneProcess(settings);
  const { origin, privateOrigin, dataDirectory } = app;
  const processes = () => [{ name: "standalone", pid: app.pid(), privateOrigin }];
  return {
    origin,
    dataDirectory,
    processes,
    carriers: processes,
    output: async () => app.output(),
    blobs: () => listBlobs(dataDirectory),
    async crashGateway() {
      await app.kill();
      await app.restart();
    },
    terminate: async () => void (await app.terminate()),
    restart: () => app.restart(),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}
