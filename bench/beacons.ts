import { type StackProcess, startStackProcess } from "@envoi/stack";
import { postAtRate } from "@envoi/testkit";
import type { Row } from "./figures.ts";

const MEBIBYTE = 1_048_576;
const PER_SECOND = 200;
const WARM_UP_BEACONS = 1_000;
const ROUNDS = 3;
const BEACONS_A_ROUND = 3_000;
/**
 * Share of beacons that the bus takes while NATS is there: a pause of the disk of a tenth of a second sends those of the
 * next second around it, which are 7 % of a round.
 */
const BY_BUS = 0.8;
/** A page that reports something is not to feel whether NATS is there. */
const AT_MOST_TIMES = 3;

let made = 0;

function* beacons(count: number): Generator<{ text: string }> {
  for (let sent = 0; sent < count; sent += 1) {
    const now = Date.now();
    const event_properties = { status: "ok", size: 6, duration: 3, password_protected: false };
    const event = { device_id: `device ${++made}`, event_type: "client_upload", event_properties, time: now };
    yield { text: JSON.stringify({ now, session_id: now, lang: "en", platform: "web", events: [event] }) };
  }
}

/** @returns how long each took, milliseconds. @throws when a beacon is not answered OK */
async function send(origin: string, count: number): Promise<number[]> {
  const milliseconds: number[] = [];
  await postAtRate(`${origin}/api/metrics`, beacons(count), PER_SECOND, (_beacon, answer) => {
    if (answer.status !== 200) throw new Error(`a beacon was answered ${answer.status}`);
    milliseconds.push(answer.milliseconds);
  });
  return milliseconds;
}

function percentile99(milliseconds: readonly number[]): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? Number.NaN;
}

async function takeNatsAway(stack: StackProcess): Promise<void> {
  await stack.killProcess("nats");
  await stack.stopProcess("nats");
}

async function takenByBus(stack: StackProcess): Promise<number> {
  return Number(/^beacons_total\{way="bus"\} (\d+)$/m.exec(await stack.metricsOf("metrics"))?.[1] ?? 0);
}

/** @throws when it was not the bus that took them */
async function sendByBus(stack: StackProcess): Promise<number[]> {
  const before = await takenByBus(stack);
  const milliseconds = await send(stack.origin, BEACONS_A_ROUND);
  const taken = (await takenByBus(stack)) - before;
  if (taken < BY_BUS * BEACONS_A_ROUND) throw new Error(`the bus took ${taken} of ${BEACONS_A_ROUND} beacons only`);
  return milliseconds;
}

/** Beacons at a fixed rate, with NATS and without in turns. */
export async function benchBeacons(): Promise<Row[]> {
  await using stack = await startStackProcess({ LOG_LEVEL: "warn" });
  const there: number[] = [];
  const away: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await stack.startProcess("nats");
    // Until the service is warm, and has found that NATS is back.
    await send(stack.origin, WARM_UP_BEACONS);
    there.push(...(await sendByBus(stack)));
    await takeNatsAway(stack);
    away.push(...(await send(stack.origin, BEACONS_A_ROUND)));
  }
  const [value, limit] = [percentile99(away), AT_MOST_TIMES * percentile99(there)];
  const peakMebibytes = Math.round((await stack.peakMemoryBytes("metrics-1")) / MEBIBYTE);
  const what = `beacon with NATS away, p99 beside ${AT_MOST_TIMES} × with it`;
  return [{ what, unit: "ms", value, limit, ratio: value / limit, spread: 0, n: away.length, peakMebibytes }];
}
