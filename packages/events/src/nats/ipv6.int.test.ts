import { startCuttingProxy, startNats } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { readNatsConfig } from "../config.ts";
import { silentLog } from "../testing/open-nats-bus.ts";
import { openNatsLink } from "./nats-link.ts";

test("NATS_URLS may contain IPv6 addresses [R9.34d]", async () => {
  const server = await startNats();
  const proxy = await startCuttingProxy({ host: "::1", targetPort: Number(new URL(server.url).port) });
  const address = readNatsConfig({ NATS_URLS: `nats://[::1]:${proxy.port}` });
  const link = openNatsLink({ address, log: silentLog });
  onTestFinished(async () => {
    await link.close();
    await proxy[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });
  await expect(link.arrival(AbortSignal.timeout(20_000))).resolves.toBeDefined();
});
