import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { extname } from "node:path";

/** Marks what one replica asks another: that one answers with what it has, and asks nobody. */
export const PEER_HEADER = "envoi-peer";

const ANSWER_MS = 2_000;
const MOST_BYTES = 4 * 2 ** 20;
const MOST_PEERS = 16;
/** Behind a single address each connection comes to one of all replicas, by chance. */
const TRIES_AT_ONE_ADDRESS = 6;

/** What is there to be asked for, by the ending of its path. Whatever else is answered is not from a replica. */
const TYPES: Readonly<Record<string, string>> = {
  "": "application/json",
  ".css": "text/css",
  ".ftl": "text/plain",
  ".js": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};

export type PeerAnswer = { address: string; type: string; encoding: "br" | null; body: Buffer };

/** The other replicas. Whoever is at an address may also be oneself. */
export type Peers = {
  /** @returns the first answer that has what is asked for; `null`: nobody has it */
  askAny(path: string): Promise<PeerAnswer | null>;
  /** @returns all answers */
  askAll(path: string): Promise<PeerAnswer[]>;
  /** @param address - from an answer. @throws when there is none to be had */
  ask(address: string, path: string): Promise<PeerAnswer>;
};

async function collect(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function addressesOf(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

/**
 * @param origin - where the replicas are, by one name: `http://host:port`
 * @param resolve - the addresses behind the name; none when it is not known
 */
export function findPeers(origin: string, resolve: (name: string) => Promise<string[]> = addressesOf): Peers {
  const { protocol, hostname, host, port } = new URL(origin);
  const name = hostname.replace(/^\[(.*)\]$/, "$1");
  const request = protocol === "https:" ? requestHttps : requestHttp;

  async function ask(address: string, path: string, unwanted?: AbortSignal): Promise<PeerAnswer> {
    const late = AbortSignal.timeout(ANSWER_MS);
    const asking = request({
      host: address,
      port,
      path,
      servername: name,
      agent: false,
      headers: { Host: host, [PEER_HEADER]: "1", "Accept-Encoding": "br" },
      signal: unwanted === undefined ? late : AbortSignal.any([late, unwanted]),
    }).end();
    const [response] = (await once(asking, "response")) as [IncomingMessage];
    const { "content-type": type = "", "content-encoding": encoding } = response.headers;
    const isExpected = type.split(";", 1)[0] === TYPES[extname(path)] && (encoding ?? "br") === "br";
    if (response.statusCode !== 200 || !isExpected) {
      response.destroy();
      throw new Error(`${address} answers ${response.statusCode} ${type} ${encoding ?? ""}`);
    }
    const body = await collect(response);
    return { address, type, encoding: encoding === undefined ? null : "br", body };
  }

  async function addresses(): Promise<string[]> {
    const [first, ...others] = await resolve(name);
    if (first === undefined) return [];
    if (others.length === 0) return Array.from({ length: TRIES_AT_ONE_ADDRESS }, () => first);
    return [first, ...others].slice(0, MOST_PEERS);
  }

  return {
    ask,
    async askAll(path) {
      const answers = await Promise.allSettled((await addresses()).map((address) => ask(address, path)));
      return answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
    },
    async askAny(path) {
      const answered = new AbortController();
      try {
        const asked = (await addresses()).map((address) => ask(address, path, answered.signal));
        return await Promise.any(asked).catch(() => null);
      } finally {
        answered.abort();
      }
    },
  };
}
