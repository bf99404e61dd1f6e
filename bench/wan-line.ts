import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access, constants } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { endChild } from "@envoi/backing-stores";
import { within } from "./within.ts";

/** A line between two hosts. */
export type LineKind = {
  rttMs: number;
  mbitPerSecond: number;
  lossPercent: number;
  /** Each connection has this speed; absent: all of them share it. */
  perConnection?: boolean;
};

/** Two network namespaces of this machine, joined by a line. Nothing else can be reached from them. */
export type Line = AsyncDisposable & {
  serverAddress: string;
  /** Commands in front of a program and its arguments, which make it run on one of the two hosts. */
  onClient: readonly string[];
  onServer: readonly string[];
};

const run = promisify(execFile);
const CARRY = fileURLToPath(new URL("wan-carry.ts", import.meta.url));
const DEVICE = "line";
const TUN = "/dev/net/tun";
const START_SECONDS = 30;
const [CLIENT_ADDRESS, SERVER_ADDRESS] = ["10.99.0.1", "10.99.0.2"];
/** Packets that may wait in a device until they are read. */
const DEVICE_QUEUE = 10_000;

/**
 * Opens a TUN device without blocking, and runs the rest of its arguments with it as the next file descriptor. Node has
 * no call for this, and Perl is part of every Debian.
 */
const OPEN_DEVICE = `
  BEGIN { $^F = 255 }
  open(my $device, "+<", "${TUN}") or die "${TUN}: $!";
  my $request = pack("Z16 s x22", "${DEVICE}", 0x1001);
  ioctl($device, 0x400454ca, $request) or die "TUNSETIFF: $!";
  fcntl($device, 4, 04002) or die "O_NONBLOCK: $!";
  exec @ARGV or die "$ARGV[0]: $!";
`;

/** @returns why there can be no line on this machine, or `null` */
export async function whyNoLine(): Promise<string | null> {
  if (process.getuid?.() !== 0) return "network namespaces need root";
  if (!(await access(TUN, constants.R_OK | constants.W_OK).then(Boolean.bind(null, true), () => false))) {
    return `${TUN} is missing`;
  }
  for (const [program, option] of [
    ["ip", "-V"],
    ["perl", "-v"],
  ] as const) {
    if ((await run(program, [option]).catch(() => null)) === null) return `${program} is missing`;
  }
  return null;
}

export async function startLine({ rttMs, mbitPerSecond, lossPercent, perConnection = false }: LineKind): Promise<Line> {
  const [client, server] = [`envoi-wan-client-${process.pid}`, `envoi-wan-server-${process.pid}`];
  const onHost = (host: string) => ["ip", "netns", "exec", host] as const;
  const device = ["perl", "-e", OPEN_DEVICE] as const;
  await using undo = new AsyncDisposableStack();
  for (const host of [client, server]) {
    await run("ip", ["netns", "add", host]);
    undo.defer(async () => void (await run("ip", ["netns", "del", host])));
  }
  const carry = [process.execPath, CARRY, ...[rttMs, mbitPerSecond, lossPercent, Number(perConnection)].map(String)];
  const [program, ...args] = [...onHost(client), ...device, ...onHost(server), ...device, ...carry];
  const child = spawn(program as string, args, { stdio: ["ignore", "pipe", "inherit"] });
  undo.defer(async () => void (await endChild(child, "SIGKILL")));
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`the line ended with ${code}`);
  });
  ended.catch(() => {});
  await within(START_SECONDS, "a line", Promise.race([once(child.stdout, "data"), ended]));
  const ends = [
    [client, CLIENT_ADDRESS, SERVER_ADDRESS],
    [server, SERVER_ADDRESS, CLIENT_ADDRESS],
  ] as const;
  for (const [host, own, peer] of ends) {
    await run("ip", ["-n", host, "link", "set", "lo", "up"]);
    await run("ip", ["-n", host, "addr", "add", own, "peer", peer, "dev", DEVICE]);
    await run("ip", ["-n", host, "link", "set", DEVICE, "txqueuelen", String(DEVICE_QUEUE), "up"]);
  }
  const made = undo.move();
  return {
    serverAddress: SERVER_ADDRESS,
    onClient: onHost(client),
    onServer: onHost(server),
    [Symbol.asyncDispose]: () => made.disposeAsync(),
  };
}
