import { createRegistry, UNLIMITED_STORAGE } from "@envoi/platform";
import type { Stores } from "@envoi/test-stores";
import { recordingLog } from "@envoi/testkit";
import { type JanitorConfig, readJanitorConfig } from "../config.ts";
import { createJanitor, type JanitorDeps } from "../service.ts";

export type Settings = Partial<Omit<JanitorConfig, "sweep">> & { sweep?: Partial<JanitorConfig["sweep"]> };

const QUICK_SECONDS = 0.01;
const NEVER_SECONDS = 100_000;

/** A janitor that checks for due entries continuously, and sweeps only when a setting says so. */
export function makeJanitor(stores: Stores, settings: Settings = {}, overrides: Partial<JanitorDeps> = {}) {
  const registry = createRegistry();
  const { log, logLines } = recordingLog("janitor");
  const defaults = readJanitorConfig({});
  const config: JanitorConfig = {
    ...defaults,
    intervalSeconds: QUICK_SECONDS,
    ...settings,
    sweep: { ...defaults.sweep, firstSeconds: NEVER_SECONDS, ...settings.sweep },
    // The rate is unlimited: as the test's clock does not advance, a limited removal would never start.
    move: { ...defaults.move, bytesPerSecond: 0 },
  };
  const service = createJanitor({
    ...stores,
    log,
    registry,
    config,
    storage: UNLIMITED_STORAGE,
    ...overrides,
  });

  async function metric(name: string, labels: Record<string, string> = {}): Promise<number> {
    const { values } = (await registry.getSingleMetric(name)?.get()) ?? { values: [] };
    const chosen = values.filter((value) =>
      Object.entries(labels).every(([label, text]) => value.labels[label] === text),
    );
    return chosen.reduce((sum, { value }) => sum + value, 0);
  }

  return {
    service,
    metric,
    logged: (text: string) => logLines.filter((line) => line.includes(text)),
    [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
  };
}

export async function startJanitor(...given: Parameters<typeof makeJanitor>) {
  const janitor = makeJanitor(...given);
  await janitor.service.start();
  return janitor;
}
