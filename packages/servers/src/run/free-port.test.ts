import { expect, test } from "vitest";
import { FREE_PORTS, freePort } from "./free-port.ts";

/** Stands for the network, so that no port is really asked. */
const nobody = {
  dispatch() {
    throw new Error("asked");
  },
} as unknown as NonNullable<RequestInit["dispatcher"]>;

/** "bad port" where `fetch` refuses to ask there. */
async function answerOf(port: number): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { dispatcher: nobody }).catch((error: Error) => error);
  return answer instanceof Error && answer.cause instanceof Error ? answer.cause.message : answer;
}

test("fetch refuses 10080, and none of the ports that are given", async () => {
  expect(await answerOf(10_080)).toBe("bad port");
  for (let port = FREE_PORTS.lowest; port <= FREE_PORTS.highest; port += 1) {
    expect(await answerOf(port), `port ${port}`).toBe("asked");
  }
});

test("each port is given once, from among them", async () => {
  const ports = [await freePort(), await freePort(), await freePort()];
  expect(new Set(ports).size).toBe(3);
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(FREE_PORTS.lowest);
    expect(port).toBeLessThanOrEqual(FREE_PORTS.highest);
  }
});
