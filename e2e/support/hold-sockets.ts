import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import { CLAIM_HEADER, EXT_HEADER } from "@envoi/protocol";
import { call, firstMessage, type OldUpload, signNonce } from "@envoi/testkit";

const MiB = 1_048_576;

/** Builds a client's WebSocket frame with a zero mask, which leaves the payload unchanged. */
function frame(opcode: number, payload: Uint8Array, { isLast = true } = {}): Buffer {
  return Buffer.concat([frameHead(opcode, payload.length, isLast), payload]);
}

function frameHead(opcode: number, bytes: number, isLast = true): Buffer {
  const head = Buffer.alloc(bytes < 126 ? 6 : bytes < 65_536 ? 8 : 14);
  head[0] = opcode | (isLast ? 0x80 : 0);
  if (bytes < 126) {
    head[1] = 0x80 | bytes;
  } else if (bytes < 65_536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(bytes, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(bytes), 2);
  }
  return head;
}

const [CONTINUATION, TEXT, BINARY, PING] = [0, 1, 2, 9];

const UPGRADE = [
  "GET /api/ws HTTP/1.1",
  "Host: localhost",
  "Connection: Upgrade",
  "Upgrade: websocket",
  "Sec-WebSocket-Version: 13",
  `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
  "\r\n",
].join("\r\n");
const REQUEST = frame(TEXT, Buffer.from(firstMessage(randomBytes(16), 10 * MiB)));
const BODY_HEAD = Buffer.concat([randomBytes(16), Buffer.of(0, 1, 0, 0, 0)]);
const OPEN = Buffer.concat([Buffer.from(UPGRADE), REQUEST]);

/** The behaviour of an attacker's socket once it is connected. */
type Hold = {
  /** Bytes sent immediately after connecting. */
  first(target: Target): Uint8Array | string | Promise<string>;
  /**
   * Bytes of the body. They are sent once the server has accepted the upload, because it rejects a body that arrives
   * earlier.
   */
  body?: Uint8Array;
  /** Bytes sent repeatedly after the first bytes and the body. */
  again?: { everyMs: number; data: Uint8Array };
  /** Whether the socket leaves responses unread. */
  isUnread?: boolean;
};
/** An upload to download from, and a Claim on it. */
export type Target = { origin: string; upload: OldUpload; claim: string };

/** A chunk shared by all sockets, which makes sending free for the attacker. */
const FRAGMENTS = oneByteFragments(15_000);
const UNFINISHED = Buffer.concat([frameHead(BINARY, MiB), Buffer.alloc(MiB - 1, 1)]);

function oneByteFragments(count: number): Buffer {
  const first = frame(BINARY, Buffer.of(1), { isLast: false });
  const next = frame(CONTINUATION, Buffer.of(1), { isLast: false });
  return Buffer.concat([first, ...Array.from({ length: count }, () => next)]);
}

function downloadRequest({ upload }: Target, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET /api/download/${upload.id} HTTP/1.1\r\nHost: localhost\r\n${lines.join("")}\r\n`;
}

const HOLDS = {
  "that send nothing": { first: () => "" },
  "with half a handshake": { first: () => UPGRADE.slice(0, 60) },
  "that never send a first message": { first: () => UPGRADE },
  "that send a byte now and then": {
    first: () => OPEN,
    body: frame(BINARY, BODY_HEAD),
    again: { everyMs: 2_000, data: frame(BINARY, Buffer.of(7)) },
  },
  "with a first message in one-byte fragments": { first: () => Buffer.concat([Buffer.from(UPGRADE), FRAGMENTS]) },
  "with a body in one-byte fragments": { first: () => Buffer.concat([OPEN, FRAGMENTS]) },
  "with unfinished frames": { first: () => Buffer.concat([OPEN, UNFINISHED]) },
  "that only ping": {
    first: () => OPEN,
    again: { everyMs: 500, data: frame(PING, Buffer.alloc(125)) },
  },
  "with bodies of no declared length": {
    first: () => OPEN,
    body: Buffer.concat([frame(BINARY, BODY_HEAD), frame(BINARY, FRAGMENTS)]),
  },
  "that leave downloads unread": {
    isUnread: true,
    async first(target) {
      const { origin, upload } = target;
      // A kept-alive connection would count as another connection of the attacker.
      const { nonce } = await call(origin, `/api/exists/${upload.id}`, { headers: { Connection: "close" } });
      return downloadRequest(target, { Authorization: signNonce(upload.authKey, nonce ?? "") });
    },
  },
  "that leave many ranges of one claim unread": {
    isUnread: true,
    first: (target) => downloadRequest(target, { [EXT_HEADER]: "1", [CLAIM_HEADER]: target.claim, Range: "bytes=0-" }),
  },
} satisfies Record<string, Hold>;
export type HoldName = keyof typeof HOLDS;
export const HOLD_NAMES = Object.keys(HOLDS) as HoldName[];
/** Attacks whose sockets never reach a transfer. */
export const IDLE_HOLDS: readonly HoldName[] = ["that send nothing", "with half a handshake"];
/** Attacks whose sockets are disconnected immediately, because they exceed a limit. */
export const REFUSED_HOLDS: readonly HoldName[] = ["with a first message in one-byte fragments"];
/** Text that only the reply to an accepted upload contains. */
const ACCEPTED = '"ownerToken"';

/** Number of connections opened concurrently. */
const CONCURRENT_CONNECTIONS = 100;

/** An attacker's loopback address in this network. Legitimate users come from 127.0.0.1. */
const networkAddress = (network: number) => `127.0.1.${network + 1}`;

/** Attackers' sockets that use as many resources as possible. */
export type HeldSockets = Disposable & {
  /** Number of sockets still open. */
  open(): number;
};

/**
 * Opens a number of connections that behave identically until disposed of.
 *
 * @param options.networks - number of networks, each with its own loopback address
 * @param options.slowdown - factor for the sockets' send intervals, default 1
 */
export async function holdSockets(
  name: HoldName,
  options: { count: number; networks: number; targets: readonly Target[]; slowdown?: number },
): Promise<HeldSockets> {
  const { count, networks, targets, slowdown = 1 } = options;
  const hold: Hold = HOLDS[name];
  const { hostname, port } = new URL(targets[0]?.origin ?? "");
  const sockets = new Set<Socket>();
  const timers: NodeJS.Timeout[] = [];

  async function begin(at: number): Promise<void> {
    const target = targets[at % targets.length];
    if (target === undefined) throw new Error("no upload to download");
    const data = await hold.first(target);
    const localAddress = networkAddress(at % networks);
    const socket = connect({
      host: hostname === "localhost" ? "127.0.0.1" : hostname,
      port: Number(port),
      localAddress,
    });
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    if (hold.isUnread) socket.pause();
    else socket.resume();
    await new Promise<void>((resolve) => socket.once("connect", resolve).once("close", () => resolve()));
    socket.write(data);
    const { body, again } = hold;
    const repeat = () => {
      if (again) timers.push(setInterval(() => void socket.write(again.data), again.everyMs * slowdown));
    };
    if (body === undefined) return repeat();
    let reply = "";
    socket.on("data", function readReply(chunk: Buffer) {
      reply += chunk.toString("latin1");
      if (!reply.includes(ACCEPTED)) return;
      socket.off("data", readReply);
      socket.resume();
      socket.write(body);
      repeat();
    });
  }

  for (let at = 0; at < count; at += CONCURRENT_CONNECTIONS) {
    await Promise.all(
      Array.from({ length: Math.min(CONCURRENT_CONNECTIONS, count - at) }, (_, index) => begin(at + index)),
    );
  }
  return {
    open: () => sockets.size,
    [Symbol.dispose]() {
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
