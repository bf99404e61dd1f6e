import { expect, test } from "vitest";
import { createLog } from "./log.ts";
import { createRegistry } from "./metrics.ts";
import { runServices } from "./run-services.ts";
import type { Service } from "./service.ts";

const never = () => new Promise<void>(() => {});

test("a service that waits for a store that hangs does not keep its process from ending after the drain", async () => {
  const stuck: Service = {
    name: "stuck",
    check: async () => {},
    start: async () => {},
    drain: never,
    [Symbol.asyncDispose]: never,
  };
  const running = await runServices(
    {
      host: "127.0.0.1",
      port: 0,
      privateHost: "127.0.0.1",
      privatePort: 0,
      drainSeconds: 0,
      baseUrl: "http://localhost",
      trustedProxies: 0,
      addressLogging: "off",
      log: createLog({ level: "silent", service: "test" }),
      registry: createRegistry(),
    },
    [stuck],
  );
  await running.stop();
  await expect(fetch(`http://127.0.0.1:${running.port}/`)).rejects.toThrow();
});
