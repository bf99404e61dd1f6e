import { type BodyRecords, DecryptionError, openBodyRecords, recordRange } from "@envoi/crypto";
import { ciphertextBytes, HEADER_BYTES } from "@envoi/protocol";
import { readBytes } from "@envoi/protocol/bounded-read";
import { createDeferred, type Deferred } from "../deferred.ts";
import type { PauseSwitch } from "../pause-switch.ts";
import { Slots } from "../slots.ts";
import { TransferError } from "../transfer-error.ts";
import { SILENT_MS, streamInTime } from "../wire/read-in-time.ts";
import { persist } from "./persist.ts";
import type { RandomAccessClaim } from "./random-access-claim.ts";

type Piece = Uint8Array<ArrayBuffer>;

/** Acquires the Claim. `answer`: the response that carried the Claim and the first bytes of the body, or `null`. */
export type TakeClaim = (signal: AbortSignal) => Promise<{ claim: RandomAccessClaim; answer: Response | null }>;

type OpenedBody = { claim: RandomAccessClaim; records: BodyRecords };

/** Number of Records cached for further reads: 16 MiB in total. */
const MAX_CACHED_RECORDS = 256;
/** Maximum number of Records per request: 4 MiB in total. */
const MAX_RUN_RECORDS = 64;
/** Maximum number of concurrent requests. A Claim allows eight, including aborted requests until the server notices. */
const MAX_RUNS = 5;

/** Caches the plaintext of the most recently used Records. */
export class RecordCache {
  readonly #pieces = new Map<number, Piece>();
  readonly #most: number;

  /** @param most - maximum number of Records */
  constructor(most: number) {
    this.#most = most;
  }

  has(sequence: number): boolean {
    return this.#pieces.has(sequence);
  }

  get(sequence: number): Piece | null {
    const piece = this.#pieces.get(sequence);
    if (piece === undefined) return null;
    this.set(sequence, piece);
    return piece;
  }

  set(sequence: number, piece: Piece): void {
    // Moves the entry to the end of the Map, so that the first entry is always the least recently used one.
    this.#pieces.delete(sequence);
    this.#pieces.set(sequence, piece);
    for (const oldest of this.#pieces.keys()) {
      if (this.#pieces.size <= this.#most) break;
      this.#pieces.delete(oldest);
    }
  }

  clear(): void {
    this.#pieces.clear();
  }
}

/** One request for consecutive Records. It is aborted once no reader is waiting for it. */
class Run {
  /** Number of the next Record that will arrive. */
  next: number;
  readonly end: number;
  readonly readers = new Set<object>();
  readonly #connection = new AbortController();
  readonly #waiting = new Map<number, Deferred<Piece>>();

  constructor(first: number, end: number) {
    this.next = first;
    this.end = end;
  }

  get signal(): AbortSignal {
    return this.#connection.signal;
  }

  covers(sequence: number): boolean {
    return sequence >= this.next && sequence < this.end && !this.signal.aborted;
  }

  wait(sequence: number): Promise<Piece> {
    const waiting = this.#waiting.get(sequence) ?? createDeferred<Piece>();
    this.#waiting.set(sequence, waiting);
    return waiting.promise;
  }

  arrived(piece: Piece): void {
    this.#waiting.get(this.next)?.resolve(piece);
    this.#waiting.delete(this.next);
    this.next += 1;
  }

  fail(error: unknown): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }

  leave(reader: object): void {
    if (this.readers.delete(reader) && this.readers.size === 0) this.abort();
  }

  abort(): void {
    this.#connection.abort();
  }
}

/** The Records of one body. Concurrent readers share a request; verified Records are cached. */
export class RecordSource {
  readonly #take: TakeClaim;
  readonly #sealed: { secret: Uint8Array<ArrayBuffer>; plaintextBytes: number };
  readonly #pausing: PauseSwitch | undefined;
  readonly #closing = new AbortController();
  readonly #cache = new RecordCache(MAX_CACHED_RECORDS);
  readonly #runs = new Set<Run>();
  readonly #slots = new Slots(MAX_RUNS);
  #taking: ReturnType<TakeClaim> | null = null;
  /** The unread response that carried the Claim. */
  #unread: Response | null = null;
  #opening: Promise<OpenedBody> | null = null;

  /** @param take - acquires the Claim; called when the first Record is read, and again after a failure */
  constructor(
    take: TakeClaim,
    sealed: { secret: Uint8Array<ArrayBuffer>; plaintextBytes: number },
    pausing?: PauseSwitch,
  ) {
    this.#take = take;
    this.#pausing = pausing;
    this.#sealed = sealed;
  }

  /** Whether the Claim is held or being acquired. */
  get isTaken(): boolean {
    return this.#taking !== null;
  }

  /** Acquires the Claim, unless already done. */
  async claim(): Promise<RandomAccessClaim> {
    return (await this.#opened()).claim;
  }

  /**
   * Requests Records neither cached nor being fetched, in one request.
   *
   * @returns the end of the Records that `reader` can now wait for, at most `end`; the caller continues from there
   * @throws TransferError `cancelled` once the source is closed
   */
  cover(first: number, end: number, reader: object): number {
    if (this.#closing.signal.aborted) throw new TransferError("cancelled");
    if (this.#cache.has(first)) {
      let cached = first + 1;
      while (cached < end && this.#cache.has(cached)) cached += 1;
      return cached;
    }
    const running = this.#covering(first);
    if (running !== undefined) {
      running.readers.add(reader);
      return Math.min(end, running.end);
    }
    let runEnd = first + 1;
    const most = Math.min(end, first + MAX_RUN_RECORDS);
    while (runEnd < most && !this.#cache.has(runEnd) && this.#covering(runEnd) === undefined) runEnd += 1;
    const run = new Run(first, runEnd);
    run.readers.add(reader);
    this.#runs.add(run);
    void this.#fetch(run);
    return runEnd;
  }

  /** Whether a Record is cached or being fetched. */
  holds(sequence: number): boolean {
    return this.#cache.has(sequence) || this.#covering(sequence) !== undefined;
  }

  /**
   * The plaintext of a Record. Readers share it, so do not write to it.
   *
   * @throws ProtocolError, DecryptionError, TransferError
   */
  async piece(sequence: number, reader: object): Promise<Piece> {
    const cached = this.#cache.get(sequence);
    if (cached !== null) return cached;
    if (this.#covering(sequence) === undefined) this.cover(sequence, sequence + 1, reader);
    const run = this.#covering(sequence);
    if (run === undefined) throw new TransferError("cancelled");
    run.readers.add(reader);
    return run.wait(sequence);
  }

  /** Aborts the requests that only this reader is waiting for. */
  leave(reader: object): void {
    for (const run of this.#runs) run.leave(reader);
  }

  /** @param claim - whether to end the Claim, if any */
  close(claim: "release" | "leave"): void {
    this.#closing.abort();
    for (const run of this.#runs) run.abort();
    this.#cache.clear();
    void this.#taking?.then((taken) => taken.claim[claim]()).catch(() => {});
  }

  #covering(sequence: number): Run | undefined {
    for (const run of this.#runs) if (run.covers(sequence)) return run;
    return undefined;
  }

  #opened(): Promise<OpenedBody> {
    const opening = this.#opening ?? this.#openBody();
    this.#opening = opening;
    opening.catch(() => {
      if (this.#opening === opening) this.#opening = null;
    });
    return opening;
  }

  async #openBody(): Promise<OpenedBody> {
    const { signal } = this.#closing;
    const claim = await this.#claimOnce(signal);
    // All attempts to read the header use the same Claim.
    const header = await persist(async () => {
      const answer = this.#unread ?? (await claim.fetch({ firstByte: 0, endByte: HEADER_BYTES }, signal));
      this.#unread = null;
      requireLength(answer, this.#sealed.plaintextBytes);
      return readHeader(answer);
    }, signal);
    return { claim, records: await openBodyRecords(header, this.#sealed) };
  }

  async #claimOnce(signal: AbortSignal): Promise<RandomAccessClaim> {
    this.#taking ??= this.#take(signal).then((taken) => {
      this.#unread = taken.answer;
      return taken;
    });
    try {
      return (await this.#taking).claim;
    } catch (error) {
      this.#taking = null;
      throw error;
    }
  }

  async #fetch(run: Run): Promise<void> {
    try {
      await this.#slots.use(async () => {
        const { claim, records } = await this.#opened();
        await persist((progressed) => this.#receive(run, { claim, records, progressed }), run.signal, this.#pausing);
      }, run.signal);
    } catch (error) {
      run.fail(run.signal.aborted ? new TransferError("cancelled", { cause: error }) : error);
    } finally {
      this.#runs.delete(run);
    }
  }

  async #receive(
    run: Run,
    { claim, records, progressed }: { claim: RandomAccessClaim; records: BodyRecords; progressed: () => void },
  ): Promise<void> {
    const range = recordRange({ first: run.next, end: run.end }, this.#sealed.plaintextBytes);
    const { body } = await claim.fetch(range, run.signal);
    if (body === null) throw new TransferError("connection_lost");
    for await (const piece of records.openRun(streamInTime(body, SILENT_MS), run.next)) {
      this.#cache.set(run.next, piece);
      run.arrived(piece);
      progressed();
    }
    if (run.next < run.end) throw new TransferError("connection_lost");
  }
}

/**
 * Checks the total length in `Content-Range`. A server may omit it; then only the last Record proves that the body is
 * complete.
 */
function requireLength(answer: Response, plaintextBytes: number): void {
  const total = /\/(\d+)$/.exec(answer.headers.get("Content-Range") ?? "")?.[1];
  const expected = ciphertextBytes(plaintextBytes);
  if (total === undefined || Number(total) === expected) return;
  void answer.body?.cancel();
  throw new DecryptionError(Number(total) < expected ? "truncated" : "too-long");
}

async function readHeader(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  // A response longer than a header contains a different range.
  const header = await readBytes(answer, { maxBytes: HEADER_BYTES });
  if (header.byteLength < HEADER_BYTES) throw new TransferError("connection_lost");
  return header;
}
