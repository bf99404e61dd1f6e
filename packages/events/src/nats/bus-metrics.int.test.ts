import { createRegistry } from "@envoi/platform";
import { beforeEach, expect, test, vi } from "vitest";
import { emptyStreams, newFact, openBus, sharedNats, WAIT } from "../testing/open-nats-bus.ts";

const server = sharedNats();
beforeEach(() => emptyStreams(server()));

test("counts published, delivered, pending and dead-lettered Facts", async () => {
  const registry = createRegistry();
  const bus = openBus(server(), { registry, times: { delayMs: () => 1 } });
  const release = Promise.withResolvers<void>();
  const started = vi.fn();
  await bus.consume("c", ["upload.deleted"], async () => {
    started();
    await release.promise;
    throw new Error("never");
  });
  for (let many = 0; many < 3; many++) await bus.publish(newFact());
  await vi.waitFor(() => expect(started).toHaveBeenCalled(), WAIT);
  expect(await registry.metrics()).toContain('bus_pending_messages{consumer="c"} 3');
  expect(await registry.metrics()).toContain('bus_dead_letters_total{consumer="c"} 0');
  release.resolve();
  await vi.waitFor(
    async () => {
      const text = await registry.metrics();
      expect(text).toContain('bus_pending_messages{consumer="c"} 0');
      expect(text).toContain('bus_dead_letters_total{consumer="c"} 3');
      expect(text).toContain('bus_deliveries_total{consumer="c",outcome="failed"} 33');
      expect(text).toContain('bus_deliveries_total{consumer="c",outcome="given_up"} 3');
      expect(text).toContain('bus_publish_seconds_count{outcome="taken"} 3');
    },
    { timeout: 20_000 },
  );
});

test("reports no pending count while NATS is unavailable", async () => {
  const registry = createRegistry();
  const bus = openBus({ url: "nats://127.0.0.1:1" }, { registry });
  await bus.consume("c", ["upload.deleted"], async () => {});
  expect(await registry.metrics()).not.toContain("bus_pending_messages{");
});
