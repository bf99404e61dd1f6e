import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { FROM_ONE_NETWORK, postAtRate } from "@envoi/testkit";
import { type Options, type Row, rowOf } from "./figures.ts";

const PER_SECOND = 200;
const WARM_UP_BEACONS = 1_000;
const ROUNDS = 3;
const BEACONS_A_ROUND = 3_000;
const BEACONS_A_SMALL_ROUND = 600;
/**
 * Share of beacons that the bus must accept while NATS is up. After a disk stall of a tenth of a second, the service
 * bypasses the bus for a second, which is 7 % of a round.
 */
const BY_BUS = 0.8;
/** An outage of NATS must not slow down beacons noticeably. */
const AT_MOST_TIMES = 3;
/** Only 30 beacons are beyond each percentile; a disk stall may delay a few of them in only one of the two cases. */
const GOAL = { atMost: 1, noise: 0.3 };

let made = 0;

function* beacons(count: number): Generator<{ text: string }> {
  for (let sent = 0; sent < count; sent += 1) {
    const now = Date.now();
    const event_properties = { status: "ok", size: 6, duration: 3, password_protected: false };
    const event = { device_id: `device ${++made}`, event_type: "client_upload", event_properties, time: now };
    yield { text: JSON.stringify({ now, session_id: now, lang: "en", platform: "web", events: [event] }) };
  }
}

/** @returns milliseconds per beacon. @throws if a beacon is not answered OK */
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

/** @throws unless the bus accepted them */
async function sendByBus(stack: StackProcess, count: number): Promise<number[]> {
  const before = await takenByBus(stack);
  const milliseconds = await send(stack.origin, count);
  const taken = (await takenByBus(stack)) - before;
  if (taken < BY_BUS * count) throw new Error(`the bus accepted only ${taken} of ${count} beacons`);
  return milliseconds;
}

/** Beacons at a fixed rate, alternating with and without NATS. */
export async function benchBeacons({ isSmall }: Options): Promise<Row[]> {
  const [rounds, count] = isSmall ? [1, BEACONS_A_SMALL_ROUND] : [ROUNDS, BEACONS_A_ROUND];
  await using stack = await startStackProcess({ ...FROM_ONE_NETWORK, LOG_LEVEL: "warn" });
  const there: number[] = [];
  const away: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await stack.startProcess("nats");
    // Until the service has warmed up and has reconnected to NATS.
    await send(stack.origin, WARM_UP_BEACONS);
    there.push(percentile99(await sendByBus(stack, count)));
    await takeNatsAway(stack);
    away.push(percentile99(await send(stack.origin, count)));
  }
  return [
    rowOf({
      what: `beacon without NATS, p99 of ${count}, against ${AT_MOST_TIMES} × the p99 with NATS`,
      unit: "ms",
      values: away,
      limit: there.map((ms) => AT_MOST_TIMES * ms),
      goal: GOAL,
      peakBytes: await stack.peakMemoryBytes("metrics-1"),
    }),
  ];
}
