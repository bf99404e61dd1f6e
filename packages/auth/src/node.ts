import { createHash, createHmac, createSecretKey, timingSafeEqual } from "node:crypto";
import {
  type AuthKey,
  decodeBase64,
  type Nonce,
  type OwnerToken,
  type RequestId,
  type UploadId,
} from "@envoi/protocol";

const UPLOAD_ID_BYTES = 8;
const OWNER_TOKEN_BYTES = 10;
const NONCE_BYTES = 16;
const TOKEN_BYTES = 16;
const PROOF_BYTES = 32;
/** Longer than it takes to choose files; a sender whose ticket has expired opens the request again. */
const DELIVERY_TICKET_MS = 86_400_000;

/** Size of the pool. Reading this amount from the system's random source takes no longer than reading a few bytes. */
const POOL_BYTES = 4_096;
let pool = Buffer.alloc(0);
let taken = 0;

/** @returns unique random bytes, which the caller must encode before the next call */
function takeRandom(bytes: number): Buffer {
  if (taken + bytes > pool.length) [pool, taken] = [crypto.getRandomValues(Buffer.alloc(POOL_BYTES)), 0];
  taken += bytes;
  return pool.subarray(taken - bytes, taken);
}

/** Discards the pool. Call this after the global `crypto` has been replaced. */
export function discardRandomPool(): void {
  pool = Buffer.alloc(0);
  taken = 0;
}

/** @returns 16 lower-case hex characters */
export function createUploadId(): UploadId {
  return takeRandom(UPLOAD_ID_BYTES).toString("hex") as UploadId;
}

/** @returns 16 lower-case hex characters */
export function createRequestId(): RequestId {
  return takeRandom(UPLOAD_ID_BYTES).toString("hex") as RequestId;
}

/** @returns 20 lower-case hex characters */
export function createOwnerToken(): OwnerToken {
  return takeRandom(OWNER_TOKEN_BYTES).toString("hex") as OwnerToken;
}

/** @returns 16 bytes, standard base64 with padding */
export function createNonce(): Nonce {
  return takeRandom(NONCE_BYTES).toString("base64") as Nonce;
}

/** Creates an identifier of an operation or a Claim. @returns 16 bytes, URL-safe base64 */
export function createToken(): string {
  return takeRandom(TOKEN_BYTES).toString("base64url");
}

/** Hashes an OwnerToken. Only the hash is stored. @returns SHA-256, URL-safe base64 */
export function hashOwnerToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Compares in constant time. @param claimed - any value from a request */
export function ownerTokenMatches(storedHash: string, claimed: unknown): boolean {
  const claimedHash = hashOwnerToken(typeof claimed === "string" ? claimed : "");
  return timingSafeEqual(Buffer.from(storedHash), Buffer.from(claimedHash));
}

/**
 * Extracts the Proof from an `Authorization` header: the second word, which is base64 of 32 bytes. Like every existing
 * server, it ignores the first word.
 *
 * @returns `null` if the second word is not a Proof
 */
export function parseProof(authorization: string): Uint8Array | null {
  const encoded = authorization.split(" ")[1];
  const proof = encoded === undefined ? null : decodeBase64(encoded);
  return proof?.length === PROOF_BYTES ? proof : null;
}

/**
 * Finds the Nonce that a Proof answers: `HMAC-SHA-256(AuthKey, nonce bytes)`.
 *
 * @returns `null` if the Proof answers none of the Nonces
 */
export function findAnsweredNonce(authKey: AuthKey, nonces: readonly Nonce[], proof: Uint8Array): Nonce | null {
  const key = createSecretKey(decodeBase64(authKey) ?? new Uint8Array());
  const isAnswered = (nonce: Nonce) =>
    timingSafeEqual(createHmac("sha256", key).update(nonce, "base64").digest(), proof);
  // Searches from the end, where the newest Nonces are, because clients use a Nonce soon after receiving it.
  return nonces.findLast(isAnswered) ?? null;
}

/**
 * Issues and checks the tickets that senders need for deliveries to a request, so that only clients with its link can
 * use its places: [Note: Requests for files] in `packages/protocol`.
 *
 * @param options.key - must be the same in all processes that share a store, and after a restart
 */
export function createDeliveryTickets({ key, clock }: { key: Uint8Array; clock: { now(): number } }) {
  // The label separates tickets from other uses of the key.
  const sign = (id: RequestId, untilMs: number) =>
    createHmac("sha256", key).update(`delivery ticket ${id} ${untilMs}`).digest();
  return {
    issue(id: RequestId): string {
      const untilMs = clock.now() + DELIVERY_TICKET_MS;
      return `${untilMs}.${sign(id, untilMs).toString("base64url")}`;
    },
    isValid(ticket: string, id: RequestId): boolean {
      const [until = "", signature = ""] = ticket.split(".");
      const untilMs = Number(until);
      const given = Buffer.from(signature, "base64url");
      const expected = sign(id, untilMs);
      return untilMs > clock.now() && given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
export type DeliveryTickets = ReturnType<typeof createDeliveryTickets>;
