import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Clock, Log } from "@envoi/platform";
import { type Response, Router } from "express";
import * as z from "zod";
import { PEER_HEADER, type PeerAnswer, type Peers } from "./peers.ts";

/** As the build names files of which there is never another version. */
const HASHED = /^[\w.-]{1,120}-[\w-]{8}\.[a-z0-9]{2,5}$/;
const COMPRESSED = /\.(?:br|gz)$/;

/** For the files of other releases; a release takes some 0.5 MB. */
const KEPT_BYTES = 32 * 2 ** 20;
const KEPT_RELEASES = 2;
const FETCHED_AT_ONCE = 8;
/** A start waits no longer for what others have. */
const START_MS = 10_000;
/** Questions of strangers: those under way at once, those with the ones that wait, and for how long they wait. */
const ASKED_AT_ONCE = 8;
const MOST_ASKED = 256;
const WAIT_MS = 3_000;
/** How long "nobody has it" holds. */
const MISSING_MS = 5_000;
const MISSING_NAMES = 1_000;

const release = z.object({ release: z.string().max(64), files: z.array(z.string().regex(HASHED)).max(2_000) });
type Release = z.infer<typeof release>;

/** What a replica says of itself: its own release, and those of before whose files it keeps. */
const listing = release.extend({ before: z.array(release).max(KEPT_RELEASES) });

type KeptFile = Omit<PeerAnswer, "address">;

const plainOf = promisify(brotliDecompress);

async function ownRelease(directory: string): Promise<Release> {
  const names = await readdir(join(directory, "assets")).catch(() => []);
  const files = names.filter((name) => HASHED.test(name) && !COMPRESSED.test(name)).sort();
  return { release: createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16), files };
}

function listingIn({ body }: PeerAnswer): z.infer<typeof listing> | null {
  try {
    return listing.parse(JSON.parse(body.toString()));
  } catch {
    return null;
  }
}

async function send(response: Response, file: KeptFile, acceptsBrotli: boolean): Promise<void> {
  const isPlain = file.encoding === null;
  if (!isPlain) response.vary("Accept-Encoding");
  if (!isPlain && acceptsBrotli) response.setHeader("Content-Encoding", "br");
  response.setHeader("Content-Type", file.type);
  response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
  response.removeHeader("Pragma");
  response.send(isPlain || acceptsBrotli ? file.body : await plainOf(file.body));
}

/**
 * Hashed files of other releases. While two are served side by side, a page of one may ask a replica of the other; and
 * pages stay open for longer than the replicas that they came from. So each replica takes the files of the release before
 * from others when it starts, and asks them for what else it does not have.
 *
 * @param deps.directory - of the own release
 */
export function createPeerFiles(deps: { directory: string; peers: Peers; clock: Clock; log: Log }): {
  routes: Router;
  start(): Promise<void>;
} {
  const { directory, peers, clock, log } = deps;
  const own = ownRelease(directory);
  const before: Release[] = [];
  const ofReleases = new Map<string, KeptFile>();
  /** The least recently asked for comes first. */
  const asked = new Map<string, KeptFile>();
  const asking = new Map<string, Promise<KeptFile | null>>();
  const waiting: (() => void)[] = [];
  const missing = new Map<string, number>();
  let freePlaces = ASKED_AT_ONCE;
  let bytes = 0;

  /** @returns whether there was room for it */
  function keep(files: Map<string, KeptFile>, name: string, file: KeptFile): boolean {
    if (files.has(name)) return true;
    const { length } = file.body;
    for (const [oldest, { body: old }] of asked) {
      if (bytes + length <= KEPT_BYTES) break;
      asked.delete(oldest);
      bytes -= old.length;
    }
    if (bytes + length > KEPT_BYTES) return false;
    files.set(name, file);
    bytes += length;
    return true;
  }

  function kept(name: string): KeptFile | null {
    const file = asked.get(name);
    if (file === undefined) return ofReleases.get(name) ?? null;
    asked.delete(name);
    asked.set(name, file);
    return file;
  }

  /** Runs `work` when one of the places is free. @returns `null` when that takes too long */
  async function inTurn<Value>(work: () => Promise<Value>): Promise<Value | null> {
    const latestMs = clock.now() + WAIT_MS;
    if (freePlaces > 0) freePlaces -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return clock.now() > latestMs ? null : await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) freePlaces += 1;
      else next();
    }
  }

  async function ask(name: string): Promise<KeptFile | null> {
    const file = await peers.askAny(`/assets/${name}`);
    if (file !== null) {
      keep(asked, name, file);
      return file;
    }
    for (const [oldest] of missing) {
      if (missing.size < MISSING_NAMES) break;
      missing.delete(oldest);
    }
    missing.set(name, clock.now() + MISSING_MS);
    return null;
  }

  async function find(name: string): Promise<KeptFile | null> {
    const file = kept(name);
    if (file !== null || clock.now() < (missing.get(name) ?? 0)) return file;
    const present = asking.get(name);
    if (present !== undefined) return present;
    if (asking.size >= MOST_ASKED) return null;
    missing.delete(name);
    const question = inTurn(() => ask(name)).finally(() => asking.delete(name));
    asking.set(name, question);
    return question;
  }

  async function fetchRelease({ release, files }: Release, address: string, deadline: AbortSignal): Promise<void> {
    const present = new Set((await own).files);
    const left = [...new Set(files)].filter((name) => !present.has(name) && !ofReleases.has(name));
    const fetchNext = async (): Promise<void> => {
      for (let name = left.pop(); name !== undefined; name = left.pop()) {
        if (deadline.aborted) throw new Error("there was no more time");
        const file = await peers.ask(address, `/assets/${name}`);
        if (!keep(ofReleases, name, file)) throw new Error("there is no room for all of them");
      }
    };
    try {
      await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, fetchNext));
    } finally {
      left.length = 0;
    }
    before.push({ release, files });
  }

  /** Never fails: pages of this release need nothing of it. */
  async function start(): Promise<void> {
    const deadline = AbortSignal.timeout(START_MS);
    const mine = (await own).release;
    for (const answer of await peers.askAll("/assets/")) {
      const theirs = listingIn(answer);
      if (theirs === null) continue;
      for (const other of theirs.release === mine ? theirs.before : [theirs]) {
        const isKnown = other.release === mine || before.some(({ release }) => release === other.release);
        if (isKnown || before.length >= KEPT_RELEASES || deadline.aborted) continue;
        try {
          await fetchRelease(other, answer.address, deadline);
          log.info({ files: other.files.length }, "the files of another release are kept");
        } catch (error) {
          log.warn({ err: error }, "the files of another release could not be had");
        }
      }
    }
  }

  const routes = Router();
  routes.get("/assets/", async (request, response, next) => {
    if (request.headers[PEER_HEADER] === undefined) next();
    else response.json({ ...(await own), before });
  });
  routes.get("/assets/:name", async (request, response, next) => {
    const { name } = request.params;
    if (!HASHED.test(name)) return next();
    const file = request.headers[PEER_HEADER] === undefined ? await find(name) : kept(name);
    if (file === null) next();
    else await send(response, file, request.acceptsEncodings("br") !== false);
  });
  return { routes, start };
}
