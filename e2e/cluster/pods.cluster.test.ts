import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everydayCalls } from "./support/calls.ts";
import { kubectl, ORIGIN, tryKubectl } from "./support/cluster.ts";
import { keepStoring, lostAmong, type Storing } from "./support/keep-storing.ts";
import { COMPONENTS, type Component, isService, readPods, readServingPods, settled } from "./support/pods.ts";
import { say, secondsSince } from "./support/say.ts";
import { type SteadyCalls, startSteadyCalls } from "./support/steady-calls.ts";

let calls: SteadyCalls;
let storing: Storing;

beforeAll(async () => {
  await settled();
  calls = startSteadyCalls(ORIGIN, await everydayCalls());
  storing = keepStoring();
});
afterAll(async () => {
  await Promise.all([calls.stop(), storing.stop()]);
  await settled();
});

/** Deletes one of a component's pods. Resolves when as many pods as before are ready. */
async function deletePod(component: Component, args: readonly string[]): Promise<void> {
  const serving = await readServingPods(component);
  const [victim] = serving;
  if (victim === undefined) throw new Error(`${component} has no ready pod`);
  const startedAt = performance.now();
  await kubectl(["delete", "pod", victim.name, "--wait=false", ...args]);
  await expect
    .poll(async () => (await readServingPods(component)).filter(({ uid }) => uid !== victim.uid).length, {
      timeout: 120_000,
      interval: 500,
    })
    .toBe(serving.length);
  say(`${component}: as many as before ${secondsSince(startedAt)} after one was deleted`);
}

describe("under traffic", () => {
  it("I6: deleting a pod of each service causes no server errors", async () => {
    await Promise.all(COMPONENTS.map((component) => deletePod(component, [])));
    expect(calls.failures()).toEqual([]);
  });

  it("I6: draining a node causes no server errors", async () => {
    await settled();
    const before = (await readPods()).filter(({ component }) => isService(component));
    const nodes = (await kubectl(["get", "nodes", "-o", "name"])).trim().split("\n");
    const startedAt = performance.now();
    const selector = `app.kubernetes.io/component in (${COMPONENTS.join(",")})`;
    const options = ["--delete-emptydir-data", `--pod-selector=${selector}`, "--timeout=280s"];
    const drained = kubectl(["drain", ...nodes, ...options], { seconds: 290 });
    // The trial cluster may have only this node, on which the new pods must start, too.
    const reopened = setInterval(() => void tryKubectl(["uncordon", ...nodes]), 1_000);
    await drained.finally(() => clearInterval(reopened));
    await kubectl(["uncordon", ...nodes]);
    await settled();
    const left = new Set((await readPods()).map(({ uid }) => uid));
    expect(before.filter(({ uid }) => left.has(uid))).toEqual([]);
    say(`all ${before.length} pods were evicted and replaced after ${secondsSince(startedAt)}`);
    expect(calls.failures()).toEqual([]);
  });

  it("I6: killing a pod without warning loses nothing that the service has acknowledged", async () => {
    await settled();
    for (const component of ["metadata", "upload-gateway"] as const) {
      await deletePod(component, ["--grace-period=0", "--force"]);
    }
    await Promise.all([calls.stop(), storing.stop()]);
    say(`calls: ${JSON.stringify(calls.answers())}`);
    say(`uploads: ${storing.stored.length} stored, ${storing.brokenOff.length} broken off`);
    expect(storing.stored.length).toBeGreaterThan(0);
    expect(await lostAmong(storing.stored)).toEqual([]);
    expect(calls.failures()).toEqual([]);
  });
});
