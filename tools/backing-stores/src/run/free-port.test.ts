import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { FREE_PORTS, freePort, reservePort } from "./free-port.ts";

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

// 10080 is the last bad port of the Fetch standard: asking at every port above it would take many seconds.
test("fetch refuses 10080, and all ports that are given are above it", async () => {
  expect(await answerOf(10_080)).toBe("bad port");
  expect(FREE_PORTS.lowest).toBeGreaterThan(10_080);
  for (const port of [FREE_PORTS.lowest, FREE_PORTS.highest]) expect(await answerOf(port)).toBe("asked");
});

test("each port is given once, from among them", async () => {
  const ports = [await freePort(), await freePort(), await freePort()];
  expect(new Set(ports).size).toBe(3);
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(FREE_PORTS.lowest);
    expect(port).toBeLessThanOrEqual(FREE_PORTS.highest);
  }
});

/** Another process that was given a port, and says which. */
async function startAsking() {
  const script = `
    import { freePort } from ${JSON.stringify(new URL("./free-port.ts", import.meta.url).href)};
    process.stdout.write(String(await freePort()));
    process.stdin.on("end", () => process.exit(0)).resume();`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [port] = await once(child.stdout, "data");
  return { child, port: Number(port) };
}

test.each<[string, (child: ChildProcess) => void]>([
  ["ends", ({ stdin }) => stdin?.end()],
  ["is killed", (child) => child.kill("SIGKILL")],
])("a port is its process's until that %s, also while nobody listens there", async (_how, end) => {
  const { child, port } = await startAsking();
  expect(reservePort(port)).toBe(false);
  const ended = once(child, "exit");
  end(child);
  await ended;
  expect(reservePort(port)).toBe(true);
  expect(reservePort(port)).toBe(false);
});
