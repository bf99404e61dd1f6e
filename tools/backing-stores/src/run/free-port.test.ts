import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { FREE_PORTS, freePort, reservePort } from "./free-port.ts";

/** Replaces the network, so that no real port is contacted. */
const nobody = {
  dispatch() {
    throw new Error("asked");
  },
} as unknown as NonNullable<RequestInit["dispatcher"]>;

/** The result of `fetch` for this port: "bad port" if it rejects the port. */
async function fetchAnswer(port: number): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { dispatcher: nobody }).catch((error: Error) => error);
  return answer instanceof Error && answer.cause instanceof Error ? answer.cause.message : answer;
}

// 10080 is the last bad port in the Fetch standard; trying every port above it would take many seconds.
test("fetch rejects 10080, and free ports are always above it", async () => {
  expect(await fetchAnswer(10_080)).toBe("bad port");
  expect(FREE_PORTS.lowest).toBeGreaterThan(10_080);
  for (const port of [FREE_PORTS.lowest, FREE_PORTS.highest]) expect(await fetchAnswer(port)).toBe("asked");
});

test("each free port is within the range and is returned only once", async () => {
  const ports = [await freePort(), await freePort(), await freePort()];
  expect(new Set(ports).size).toBe(3);
  for (const port of ports) {
    expect(port).toBeGreaterThanOrEqual(FREE_PORTS.lowest);
    expect(port).toBeLessThanOrEqual(FREE_PORTS.highest);
  }
});

/** Starts another process, which reserves a port and prints it. */
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
  ["exits", ({ stdin }) => stdin?.end()],
  ["is killed", (child) => child.kill("SIGKILL")],
])("a port stays reserved until its process %s, even if nothing listens on it", async (_how, end) => {
  const { child, port } = await startAsking();
  expect(reservePort(port)).toBe(false);
  const ended = once(child, "exit");
  end(child);
  await ended;
  expect(reservePort(port)).toBe(true);
  expect(reservePort(port)).toBe(false);
});
