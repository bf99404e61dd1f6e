import { createHash, type Hash, timingSafeEqual } from "node:crypto";
import {
  END_OF_BODY,
  HEADER_BYTES,
  ProtocolError,
  parsePartRequest,
  plaintextBytes,
  RECORD_BYTES,
} from "@envoi/protocol";
import type { NamedParts } from "./named-parts.ts";
import type { Checksum } from "./over-http/tus-headers.ts";

/** Checks the bytes from one client. This file decides what a body may contain. */
export type BodyCheck = {
  /** Number of bytes received on this socket or in this request. */
  readonly receivedBytes: number;
  /** Checks the next bytes. @throws ProtocolError */
  admit(chunk: Uint8Array): void;
  /** Checks the body at its end. @throws ProtocolError */
  finish(): void;
};

export type BodyLimits = {
  maxBytes: number;
  declaredBytes: number | null;
  /** The error reported when a body exceeds `maxBytes`; if absent, `too_large` is reported. */
  beyondLimit?: ProtocolError | null;
  /** Number of bytes received earlier, including the header; if absent, 0. */
  earlierBytes?: number;
};

/** Checks that a body begins with the header that all encrypted files have. */
export class HeaderCheck {
  readonly #header = new Uint8Array(HEADER_BYTES);

  /** @param chunk - the bytes of the body from `at` on @throws ProtocolError `not_encrypted` */
  admit(chunk: Uint8Array, at: number): void {
    if (at >= HEADER_BYTES) return;
    const part = chunk.subarray(0, HEADER_BYTES - at);
    this.#header.set(part, at);
    if (at + part.byteLength < HEADER_BYTES) return;
    const view = new DataView(this.#header.buffer);
    if (view.getUint32(16) !== RECORD_BYTES || view.getUint8(20) !== 0) throw new ProtocolError("not_encrypted");
  }
}

/** Checks a body sent in order from its beginning: its header, its length, and that it consists of whole Records. */
export class WholeBodyCheck implements BodyCheck {
  readonly #limits: BodyLimits;
  readonly #earlierBytes: number;
  readonly #header = new HeaderCheck();
  #bytes: number;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
    this.#earlierBytes = limits.earlierBytes ?? 0;
    this.#bytes = this.#earlierBytes;
  }

  /** The length of the body so far. */
  get bytes(): number {
    return this.#bytes;
  }

  get receivedBytes(): number {
    return this.#bytes - this.#earlierBytes;
  }

  /**
   * Checks bytes received earlier, because the header may continue in later bytes.
   * @throws ProtocolError `not_encrypted`
   */
  admitEarlier(chunk: Uint8Array, at: number): void {
    this.#header.admit(chunk, at);
  }

  /**
   * @throws ProtocolError if these bytes make the body too long: `length_mismatch`, or the error for exceeding
   *   the limit
   */
  expect(bytes: number): void {
    this.#checkBytes(this.#bytes + bytes);
  }

  /** @throws ProtocolError `not_encrypted`, `length_mismatch`, or the error for exceeding the limit */
  admit(chunk: Uint8Array): void {
    this.#header.admit(chunk, this.#bytes);
    this.#bytes += chunk.byteLength;
    this.#checkBytes(this.#bytes);
  }

  /** @throws ProtocolError `length_mismatch`, `bad_length` */
  finish(): void {
    const { declaredBytes } = this.#limits;
    if (declaredBytes !== null && this.#bytes !== declaredBytes) throw new ProtocolError("length_mismatch");
    if (plaintextBytes(this.#bytes) === null) throw new ProtocolError("bad_length");
  }

  #checkBytes(bytes: number): void {
    const { declaredBytes, maxBytes, beyondLimit } = this.#limits;
    if (declaredBytes !== null && bytes > declaredBytes) throw new ProtocolError("length_mismatch");
    if (bytes > maxBytes) throw beyondLimit ?? new ProtocolError("too_large");
  }
}

/** Checks the bytes that one request adds to a body. They may end anywhere, but must match their checksum. */
export class AddedBytesCheck implements BodyCheck {
  readonly #body: WholeBodyCheck;
  readonly #checksum: Checksum | null;
  readonly #hash: Hash | null;

  constructor(body: WholeBodyCheck, checksum: Checksum | null) {
    this.#body = body;
    this.#checksum = checksum;
    this.#hash = checksum === null ? null : createHash(checksum.algorithm);
  }

  get receivedBytes(): number {
    return this.#body.receivedBytes;
  }

  admit(chunk: Uint8Array): void {
    this.#body.admit(chunk);
    this.#hash?.update(chunk);
  }

  /** @throws ProtocolError `checksum_mismatch` */
  finish(): void {
    const found = this.#hash?.digest();
    const expected = this.#checksum?.digest;
    if (found === undefined || expected === undefined) return;
    if (found.byteLength !== expected.byteLength || !timingSafeEqual(found, expected)) {
      throw new ProtocolError("checksum_mismatch");
    }
  }
}

/** @throws ProtocolError unless the started body can have this length: `length_mismatch`, `too_large`, `bad_length` */
export function checkDeclaredLength(declaredBytes: number, started: { bytes: number; maxBytes: number }): void {
  if (declaredBytes < started.bytes) throw new ProtocolError("length_mismatch");
  if (declaredBytes > started.maxBytes) throw new ProtocolError("too_large");
  if (plaintextBytes(declaredBytes) === null) throw new ProtocolError("bad_length");
}

/** Checks a body that a client sends as individually numbered Parts, and rejects incomplete Parts. */
export class PartsCheck implements BodyCheck {
  readonly #declaredBytes: number;
  readonly #partBytes: number;
  #header = new HeaderCheck();
  #number = 0;
  #partAt = 0;
  #partEnd = 0;
  #wholeBytes = 0;

  /** @param declaredBytes - the length of the whole body */
  constructor({ declaredBytes, partBytes }: { declaredBytes: number; partBytes: number }) {
    this.#declaredBytes = declaredBytes;
    this.#partBytes = partBytes;
  }

  get receivedBytes(): number {
    return this.#wholeBytes + this.#partAt;
  }

  /** Number of bytes in whole Parts received on this socket. */
  get wholeBytes(): number {
    return this.#wholeBytes;
  }

  /** Whether the next byte belongs to an incomplete Part. */
  get isWithinPart(): boolean {
    return this.#partAt < this.#partEnd;
  }

  /** The length of a Part. @throws ProtocolError `not_found` when the body has no such Part */
  computePartBytes(number: number): number {
    const bytes = Math.min(this.#partBytes, this.#declaredBytes - (number - 1) * this.#partBytes);
    if (bytes <= 0) throw new ProtocolError("not_found");
    return bytes;
  }

  /**
   * Begins a Part, to which the next bytes belong.
   * @throws ProtocolError `bad_frame` within another Part; `not_found`
   */
  begin(number: number): void {
    if (this.isWithinPart) throw new ProtocolError("bad_frame");
    this.#partEnd = this.computePartBytes(number);
    this.#partAt = 0;
    this.#number = number;
    this.#header = new HeaderCheck();
  }

  /**
   * @throws ProtocolError `bad_frame` if no Part has been named; `length_mismatch` past the end of the Part;
   *   `not_encrypted`
   */
  admit(chunk: Uint8Array): void {
    if (!this.isWithinPart) throw new ProtocolError("bad_frame");
    if (this.#number === 1) this.#header.admit(chunk, this.#partAt);
    this.#partAt += chunk.byteLength;
    if (this.#partAt > this.#partEnd) throw new ProtocolError("length_mismatch");
    if (this.isWithinPart) return;
    this.#wholeBytes += this.#partEnd;
    this.#partAt = 0;
    this.#partEnd = 0;
  }

  /** Counts a Part that the client has stored itself. */
  addStored(bytes: number): void {
    this.#wholeBytes += bytes;
  }

  /** The end marker may appear only between Parts. @throws ProtocolError `length_mismatch` within a Part */
  finish(): void {
    if (this.isWithinPart) throw new ProtocolError("length_mismatch");
  }
}

/** Maximum length of a text message about a Part. */
const MAX_NAME_BYTES = 256;

/**
 * Classifies and checks the messages that one socket sends as its body: bytes, names of Parts, and the end marker. A
 * client either sends the body from the beginning, or names every Part that it sends.
 */
export class MessageCheck implements BodyCheck {
  readonly #named: NamedParts | null;
  #check: BodyCheck;

  /**
   * @param check - the check of a body sent from its beginning; on a socket that may send only named Parts, this is the
   *   same check as in `named`
   * @param named - the Parts that the client may name; `null`: none
   */
  constructor(check: BodyCheck, named: NamedParts | null) {
    this.#check = check;
    this.#named = named;
  }

  get receivedBytes(): number {
    return this.#check.receivedBytes;
  }

  /**
   * Classifies a message. If it names a Part whose bytes follow, that Part begins.
   *
   * @returns what the message is: `bytes` of the body, its `end`, or `neither`
   * @throws ProtocolError `bad_frame`, `bad_request`, `not_found`
   */
  sort(message: Uint8Array, isBinary: boolean): "bytes" | "end" | "neither" {
    // Some clients send the end marker as text.
    if (isEndOfBody(message) && !this.#isWithinPart()) return "end";
    if (isBinary) return message.byteLength > 0 ? "bytes" : "neither";
    this.#takeName(message);
    return "neither";
  }

  admit(chunk: Uint8Array): void {
    if (!this.#areNamed()) this.#named?.decline();
    this.#check.admit(chunk);
  }

  finish(): void {
    // If this socket has sent no unnamed bytes, the whole body may consist of named Parts, sent on several sockets.
    if (this.#named !== null && this.#check.receivedBytes === 0) this.#check = this.#named.check;
    this.#check.finish();
    if (this.#areNamed()) this.#named?.end();
  }

  #areNamed(): boolean {
    return this.#check === this.#named?.check;
  }

  /** Within a Part, a single zero byte belongs to the Part, and is not the end marker. */
  #isWithinPart(): boolean {
    return this.#areNamed() && this.#named?.check.isWithinPart === true;
  }

  #takeName(text: Uint8Array): void {
    const named = this.#named;
    if (named === null || (this.#check.receivedBytes !== 0 && !this.#areNamed())) throw new ProtocolError("bad_frame");
    if (text.byteLength > MAX_NAME_BYTES) throw new ProtocolError("bad_request");
    const request = parsePartRequest(Buffer.from(text).toString("utf8"));
    this.#check = named.check;
    if (request.direct !== undefined || request.etag !== undefined) named.takeDirect(request);
    else named.begin(request.part);
  }
}

function isEndOfBody(message: Uint8Array): boolean {
  return message.byteLength === END_OF_BODY.byteLength && message[0] === END_OF_BODY[0];
}
