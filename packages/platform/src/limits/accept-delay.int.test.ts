import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { AcceptDelay } from "./accept-delay.ts";

const HELD_MS = 200;

test.each(["127.0.0.1", "0.0.0.0", "::"])(
  "at %s, measures how long connections wait during and after a blocked event loop",
  async (host) => {
    const server = createServer().listen(0, host);
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const delay = new AcceptDelay(server);
    expect(delay.ms).toBe(0);
    delay.probe();
    const until = performance.now() + HELD_MS;
    while (performance.now() < until);
    expect(delay.ms).toBeGreaterThanOrEqual(HELD_MS);
    await vi.waitFor(() => {
      delay.probe();
      expect(delay.ms).toBeLessThan(HELD_MS);
    });
    await vi.waitFor(async () => expect(await countConnections(server)).toBe(0));
  },
);

function countConnections(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  );
}
