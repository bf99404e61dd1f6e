import { readSync, writeSync } from "node:fs";

/*
 * Carries packets between two network devices (TUN, open as file descriptors 3 and 4) as a long line does: each
 * direction delays, limits, queues and loses them. Neither end knows, so the kernel's own TCP runs over it.
 *
 *   node bench/wan-carry.ts RTT_MS MBIT_PER_SECOND LOSS_PERCENT PER_CONNECTION
 *
 * PER_CONNECTION is 1 if each connection has that speed, and 0 if all of them share it.
 */

const [rttMs = 0, mbitPerSecond = 1, lossPercent = 0, perConnection = 0] = process.argv.slice(2).map(Number);
const ENDS = [3, 4] as const;
const LONGEST_PACKET = 65_536;
/** How often devices are read: packets of a fast line wait in the device until then. */
const TICK_MS = 0.2;
/** A queue holds what one round trip carries, as in well-made routers, but some milliseconds at least. */
const QUEUE_MS = Math.max(rttMs, 20);

const sleeper = new Int32Array(new SharedArrayBuffer(4));
const bytesPerMs = (mbitPerSecond * 1_000_000) / 8 / 1_000;
const buffer = Buffer.allocUnsafeSlow(LONGEST_PACKET);
// An empty device is reported as an error, thousands of times per second.
Error.stackTraceLimit = 0;

type Packet = { dueMs: number; data: Buffer };

/** @returns length of the packet, or 0 if nothing was read */
function readPacket(device: number): number {
  try {
    return readSync(device, buffer);
  } catch (error) {
    if (isAway(error, "EAGAIN")) return 0;
    throw error;
  }
}

function writePacket(device: number, data: Buffer): void {
  try {
    writeSync(device, data);
  } catch (error) {
    if (!isAway(error)) throw error;
  }
}

/** Whether the device is not up yet (EIO), or the error is the expected one. */
function isAway(error: unknown, expected?: string): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "EIO" || (expected !== undefined && code === expected);
}

/** Both ports of a packet of TCP over IPv4, as one number. */
function connectionOf(packet: Buffer): number {
  const headerBytes = (packet.readUInt8(0) & 15) * 4;
  return packet.readUInt32BE(headerBytes);
}

function createDirection(from: number, to: number) {
  let waiting: Packet[] = [];
  let next = 0;
  /** When the queue of all packets, or that of each connection, is empty. */
  const freeAtMs = new Map<number, number>();

  return {
    take(nowMs: number): void {
      for (let bytes = readPacket(from); bytes > 0; bytes = readPacket(from)) {
        const queue = perConnection === 1 ? connectionOf(buffer) : 0;
        const beginsAtMs = Math.max(freeAtMs.get(queue) ?? 0, nowMs);
        if (Math.random() * 100 < lossPercent || beginsAtMs - nowMs > QUEUE_MS) continue;
        const endsAtMs = beginsAtMs + bytes / bytesPerMs;
        freeAtMs.set(queue, endsAtMs);
        const packet = { dueMs: endsAtMs + rttMs / 2, data: Buffer.from(buffer.subarray(0, bytes)) };
        // Packets of several queues leave in the order of their time.
        let at = waiting.length;
        while (at > next && (waiting[at - 1] as Packet).dueMs > packet.dueMs) at -= 1;
        waiting.splice(at, 0, packet);
      }
    },
    deliver(nowMs: number): void {
      for (; next < waiting.length; next += 1) {
        const { dueMs, data } = waiting[next] as Packet;
        if (dueMs > nowMs) break;
        writePacket(to, data);
      }
      if (next === 0 || next * 2 < waiting.length) return;
      waiting = waiting.slice(next);
      next = 0;
    },
  };
}

const directions = [createDirection(ENDS[0], ENDS[1]), createDirection(ENDS[1], ENDS[0])];
const parent = process.ppid;
process.stdout.write("ready\n");
// The program that started it may have been killed.
while (process.ppid === parent) {
  const nowMs = performance.now();
  for (const direction of directions) direction.take(nowMs);
  for (const direction of directions) direction.deliver(nowMs);
  Atomics.wait(sleeper, 0, 0, TICK_MS);
}
