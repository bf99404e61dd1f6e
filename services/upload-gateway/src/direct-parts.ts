import type { Slots, Storage } from "@envoi/platform";
import { HEADER_BYTES, type PartReply, type PartUrl, ProtocolError } from "@envoi/protocol";
import type { BlobStore, DirectParts as DirectStore, PartStore, PartsRef, StoredPart } from "@envoi/store";
import { HeaderCheck, type PartsCheck } from "./check-body.ts";
import { keepLease } from "./keep-lease.ts";
import type { DirectMessages } from "./named-parts.ts";
import { sumBytes } from "./parts.ts";
import type { IncomingBody } from "./receive-body.ts";
import type { UploadReporter } from "./reporter.ts";
import { takePart } from "./store-named-parts.ts";
import type { OpenUpload } from "./upload-session.ts";

/*
 * [Note: Direct Parts]
 *
 * With DIRECT_TRANSFERS, a client may store Parts in the object store itself. On the socket that completes its upload,
 * it asks for the URL of a Part, which this service signs for exactly this Part and its exact length. The client stores
 * the Part and reports the ETag from the store's response. The Part is taken and recorded like one that a socket fills
 * ([Note: Parallel sockets]), so sessions, resuming, quotas and waiting uploads work as for any other upload: the
 * space of a Part counts from the moment it is taken, and no URL is for more than the declared length.
 *
 * The report is not trusted: completing names each Part's ETag, so the store refuses a Part that is missing, or that its
 * client has replaced since. The URL fixes each Part's length, and the length of the whole Blob is compared before the
 * Upload is published. Nobody has checked the bytes as they arrived, so the header is read, too. Whatever else a body
 * contains only concerns those who can decrypt it, like any other body.
 *
 * Some stores (SeaweedFS) keep a replaced Part until the upload ends, so a client could store more than it has declared.
 * So what the store lists is added up while URLs are issued, and once more when the last of them has expired. An upload
 * that holds more than twice its length ends. Twice, because a client may repeat a Part whose confirmation was lost.
 * Reports are compared with the same lists, and an upload with a false report ends. Only Parts that the store has are
 * counted as stored ([Note: Storage marks]), so nobody uses up space with reports alone.
 *
 * Clients with a live link need their Parts to be readable before the Blob is whole, so these pass this service.
 */

/** Lifetime of a URL: the client uses it at once, and the clocks may differ by 10 s. */
const URL_SECONDS = 15;
/** Maximum number of Parts that one client stores at the same time. */
const MAX_PENDING = 8;
/**
 * How long a Part may take: the lifetime of its URL, and the time for its bytes at a rate at which sending whole Parts
 * is sensible at all. Until then, a socket without traffic does not count as idle.
 */
const SLOWEST_BYTES_PER_SECOND = 65_536;
/** A client that asks so often in a row without storing a Part gets no more URLs, or it would never count as idle. */
const MAX_UNUSED = 3;
/** Longer than the lifetime of a URL, so that the last list comes after the last URL has expired. */
const ADD_UP_MS = 20_000;
/** Maximum number of lists of one socket's Parts that may fail. */
const MAX_FAILED_LISTS = 10;

export type DirectPartsDeps = {
  uploads: PartStore;
  blobs: BlobStore;
  attached: Slots;
  renewSeconds: number;
  storage: Pick<Storage, "countStored">;
  report: Pick<UploadReporter, "signed">;
};

type Pending = { epoch: number; bytes: number; giveUp(): void; [Symbol.dispose](): void };

export type DirectOptions = {
  upload: OpenUpload;
  ref: PartsRef;
  check: PartsCheck;
  body: Pick<IncomingBody, "signal" | "isIdle" | "evict" | "fail" | "unreportedBytes">;
  network: string;
  tell(reply: PartUrl | PartReply): void;
  onRecorded(part: StoredPart): void;
  /** Ends the upload if its socket has ended already. */
  abandon(): Promise<void>;
};

/** The Parts that the client of one socket stores itself. See [Note: Direct Parts]. */
export class DirectParts implements DirectMessages, Disposable {
  readonly #deps: DirectPartsDeps;
  readonly #store: DirectStore;
  readonly #options: DirectOptions;
  /** `null` while the URL is being signed, or the Part recorded. */
  readonly #pending = new Map<number, Pending | null>();
  #unused = 0;
  #isEnded = false;
  /** The next time that the stored Parts are added up. */
  #adding: NodeJS.Timeout | null = null;
  /** Whether a URL has been issued since the stored Parts were last added up. */
  #hasNewUrl = false;
  /** Reported Parts that have not been found in the store yet. */
  #unconfirmed: StoredPart[] = [];
  #failedLists = 0;

  constructor(deps: DirectPartsDeps, store: DirectStore, options: DirectOptions) {
    this.#deps = deps;
    this.#store = store;
    this.#options = options;
  }

  /** Whether the client is storing a Part. */
  get isPending(): boolean {
    return this.#pending.size > 0;
  }

  /** @throws ProtocolError `bad_frame`, also while a URL of the Part is being signed, or the Part recorded; `not_found` */
  ask(number: number): void {
    const { check, body } = this.#options;
    const pending = this.#pending.get(number);
    if (pending === null) throw new ProtocolError("bad_frame");
    // The client could not use the earlier URL.
    pending?.giveUp();
    if (this.#pending.size >= MAX_PENDING) throw new ProtocolError("bad_frame");
    const bytes = check.computePartBytes(number);
    this.#pending.set(number, null);
    this.#issue(number, bytes).catch((error) => body.fail(error));
  }

  /** @throws ProtocolError `bad_frame` while the URL is being signed, or the Part recorded */
  stored(number: number, etag: string): void {
    const { body } = this.#options;
    const pending = this.#pending.get(number);
    if (pending === null) throw new ProtocolError("bad_frame");
    if (pending === undefined) {
      this.#refuse(number);
      return;
    }
    this.#pending.set(number, null);
    this.#record(number, pending, `"${unquote(etag)}"`).catch((error) => body.fail(error));
  }

  /** Call when the store has compared all reports, and completed the Parts. */
  confirm(): void {
    if (this.#adding !== null) clearTimeout(this.#adding);
    this.#adding = null;
    this.#deps.storage.countStored(sumBytes(this.#unconfirmed));
    this.#unconfirmed = [];
  }

  [Symbol.dispose](): void {
    this.#isEnded = true;
    for (const pending of this.#pending.values()) pending?.[Symbol.dispose]();
  }

  async #issue(number: number, bytes: number): Promise<void> {
    const { uploads, attached, renewSeconds } = this.#deps;
    const { upload, ref, body, network, tell } = this.#options;
    const { id } = upload;
    using held = new DisposableStack();
    held.defer(() => this.#pending.delete(number));
    const holder = { isIdle: () => body.isIdle(), evict: (error: ProtocolError) => body.evict(error) };
    if (this.#unused >= MAX_UNUSED) return this.#refuse(number);
    let isUnused = true;
    held.defer(() => {
      if (isUnused) this.#unused += 1;
    });
    const slot = await attached.takeSoon(network, holder, { signal: body.signal }).catch(() => null);
    if (slot === null) return this.#refuse(number);
    held.defer(() => slot.leave());
    const taken = await takePart(uploads, upload, number);
    if (taken.storedBytes > 0) return tell({ id, part: number, offset: taken.storedBytes });
    const url = await this.#store.sign(ref, { number, bytes }, URL_SECONDS).catch(() => null);
    if (url === null) return this.#refuse(number);
    if (this.#isEnded) return;
    const { epoch } = taken;
    const kept = held.move();
    isUnused = false;
    const giveUp = () => {
      isUnused = true;
      kept.dispose();
    };
    // A client that cannot reach the store sends the Part on a socket, which takes it from this one.
    kept.use(keepLease(() => uploads.renewPart(id, number, epoch), renewSeconds, giveUp));
    const timer = setTimeout(giveUp, (URL_SECONDS + bytes / SLOWEST_BYTES_PER_SECOND) * 1_000);
    kept.defer(() => clearTimeout(timer));
    this.#pending.set(number, { epoch, bytes, giveUp, [Symbol.dispose]: () => kept.dispose() });
    body.unreportedBytes += bytes;
    this.#deps.report.signed(bytes);
    this.#hasNewUrl = true;
    this.#adding ??= this.#addUpLater();
    tell({ id, part: number, put: url });
  }

  async #record(number: number, pending: Pending, etag: string): Promise<void> {
    const { check, upload, body, onRecorded } = this.#options;
    using _pending = pending;
    const part = { number, bytes: pending.bytes, etag };
    const outcome = await this.#deps.uploads.recordTakenPart(upload.id, pending.epoch, part);
    if (outcome === "fenced") return this.#refuse(number);
    this.#unused = 0;
    body.unreportedBytes -= part.bytes;
    check.addStored(part.bytes);
    this.#unconfirmed.push(part);
    this.#adding ??= this.#addUpLater();
    onRecorded(part);
  }

  /**
   * Ends the upload if the store holds far more than its length, or lacks a reported Part. Runs even after the socket
   * has ended.
   */
  async #addUp(): Promise<void> {
    const { body, abandon } = this.#options;
    const mayGrow = this.#hasNewUrl;
    const reported = this.#unconfirmed;
    this.#hasNewUrl = false;
    this.#unconfirmed = [];
    const found = await this.#compare(reported).catch(() => "failed" as const);
    if (found === "failed") {
      this.#failedLists += 1;
      this.#unconfirmed.push(...reported);
    }
    const isDue = mayGrow || this.#hasNewUrl || this.#unconfirmed.length > 0;
    const isToRepeat = found === "failed" ? this.#failedLists < MAX_FAILED_LISTS : found === "unfinished" && isDue;
    this.#adding = isToRepeat ? this.#addUpLater() : null;
    if (found === "unfinished" || found === "whole") this.#deps.storage.countStored(sumBytes(reported));
    if (found !== "false") return;
    if (body.signal.aborted) await abandon().catch(() => {});
    else body.fail(new ProtocolError("length_mismatch"));
  }

  /**
   * Compares the store with the reports, and with the upload's length.
   *
   * @returns `false` if the upload must end; `whole` if it is complete in the store; `gone` if it was removed
   * @throws BlobStoreError
   */
  async #compare(reported: readonly StoredPart[]): Promise<"unfinished" | "whole" | "gone" | "false"> {
    const { upload, ref } = this.#options;
    const listed = await this.#store.list(ref);
    const isTrue = isListed(reported, listed) && sumBytes(listed ?? []) <= 2 * (upload.declaredBytes ?? 0);
    if (listed !== null && isTrue) return "unfinished";
    // While a store removes the Parts of a completed upload, it may list only some of them.
    if ((await this.#deps.blobs.size(ref.key)) !== null) return "whole";
    return listed === null ? "gone" : "false";
  }

  #addUpLater(): NodeJS.Timeout {
    return setTimeout(() => void this.#addUp(), ADD_UP_MS).unref();
  }

  #refuse(number: number): void {
    const { upload, tell } = this.#options;
    tell({ id: upload.id, part: number, put: null });
  }
}

/**
 * Completes Parts of which the client may have stored some itself. See [Note: Direct Parts].
 *
 * @throws ProtocolError `length_mismatch` if a Part is missing or differs from its report; `not_encrypted`
 */
export async function completeDirectParts(
  blobs: BlobStore,
  store: DirectStore,
  { ref, parts, bytes }: { ref: PartsRef; parts: readonly StoredPart[]; bytes: number },
  signal: AbortSignal,
): Promise<void> {
  try {
    await blobs.completeParts(ref, parts);
  } catch (error) {
    // The store has refused a Part, or failed.
    if (!isListed(parts, await store.list(ref))) throw new ProtocolError("length_mismatch");
    throw error;
  }
  const found = await store.readStart(ref.key, HEADER_BYTES, signal);
  if (found === null) throw new ProtocolError("unavailable");
  if (found.totalBytes !== bytes) throw new ProtocolError("length_mismatch");
  new HeaderCheck().admit(found.start, 0);
}

/** @param listed - `null`: the Parts were completed earlier, or removed */
function isListed(parts: readonly StoredPart[], listed: readonly StoredPart[] | null): boolean {
  const name = ({ number, bytes, etag }: StoredPart) => `${number} ${bytes} ${unquote(etag)}`;
  const names = new Set(listed?.map(name));
  return listed === null || parts.every((part) => names.has(name(part)));
}

const unquote = (etag: string) => etag.replaceAll('"', "");
