import { ProtocolError } from "@envoi/protocol";
import { expect, test } from "vitest";
import { createRegistry } from "../metrics.ts";
import { observeOperations } from "./observe-operations.ts";

const FAULTS = {
  refused: new ProtocolError("not_found"),
  away: new ProtocolError("unavailable"),
  other: new Error("no"),
};

class Port {
  readonly #name = "port";
  closed = false;

  async fail(fault: keyof typeof FAULTS, _signal?: AbortSignal): Promise<never> {
    throw FAULTS[fault];
  }
  async name(): Promise<string> {
    return this.#name;
  }
  async *list(): AsyncGenerator<string> {
    yield this.#name;
  }
  async [Symbol.asyncDispose](): Promise<void> {
    this.closed = true;
  }
}

function observedPort() {
  const registry = createRegistry();
  const { port } = observeOperations({ port: new Port() }, registry);
  /** Number of calls by store, operation and outcome. */
  async function counts(): Promise<Record<string, number>> {
    const { values = [] } = (await registry.getSingleMetric("store_operation_seconds")?.get()) ?? {};
    const counted = values.filter(
      (value) => "metricName" in value && value.metricName === "store_operation_seconds_count",
    );
    return Object.fromEntries(
      counted.map(({ labels, value }) => [`${labels["store"]} ${labels["operation"]} ${labels["outcome"]}`, value]),
    );
  }
  return { port, counts };
}

test("measures each call by operation and outcome, and leaves its result unchanged", async () => {
  const { port, counts } = observedPort();
  expect(await port.name()).toBe("port");
  expect(await port.name()).toBe("port");
  await expect(port.fail("refused")).rejects.toBe(FAULTS.refused);
  await expect(port.fail("away")).rejects.toBe(FAULTS.away);
  await expect(port.fail("other")).rejects.toBe(FAULTS.other);
  await expect(port.fail("other", AbortSignal.abort())).rejects.toBe(FAULTS.other);
  expect(await counts()).toEqual({
    "port name ok": 2,
    "port fail refused": 1,
    "port fail failed": 2,
    "port fail aborted": 1,
  });
});

test("does not measure calls that return an iterable, or a port's disposal", async () => {
  const { port, counts } = observedPort();
  for await (const name of port.list()) expect(name).toBe("port");
  expect(port.closed).toBe(false);
  await port[Symbol.asyncDispose]();
  expect(port.closed).toBe(true);
  expect(await counts()).toEqual({});
});

test("calls to a copy of an observed port are also counted", async () => {
  const registry = createRegistry();
  const { store } = observeOperations({ store: { look: async () => "seen" } }, registry);
  expect(await { ...store }.look()).toBe("seen");
  expect(await registry.metrics()).toContain(
    'store_operation_seconds_count{store="store",operation="look",outcome="ok"} 1',
  );
});
