import type { AuthKey, Nonce, UploadId, WrappedKey } from "@envoi/protocol";
import { type BlobKey, blobKey, type StoredPart } from "../../blob/port.ts";
import type {
  BlockedBody,
  Challenge,
  Delivery,
  Ender,
  ListPointer,
  NewReport,
  NewRequest,
  OpenClaim,
  RangeAnswer,
  Removal,
  StoredReport,
  StoredRequest,
  StoredSession,
  StoredUpload,
  TailBlob,
  TakenPart,
  UploadingBody,
  UploadState,
  WaitingAnswer,
} from "../port.ts";
import type { ClaimProgress } from "../rules/claim-progress.ts";
import { describeClaim } from "../rules/claims.ts";
import { oldestFirst } from "../rules/requests.ts";
import {
  array,
  nullable,
  orNull,
  type Parse,
  pairs,
  record,
  texts,
  toRequestId,
  toUploadId,
  word,
  wordOr,
  words,
} from "./parsers.ts";

function toWrappedKey(text: string): WrappedKey {
  return text as WrappedKey;
}

const ender = word("owner", "operator");
export const toEnder: Parse<Ender | null> = nullable(ender);

export const uploadIds: Parse<UploadId[]> = (reply) => texts(reply).map(toUploadId);

/** `[outcome, id, epoch, …]` */
export const waitingAnswer: Parse<WaitingAnswer> = (reply, id) => {
  const [outcome, ...givenUp] = array(reply);
  return {
    outcome: word("admitted", "unchanged", "refused")(outcome, id),
    givenUp: pairs(givenUp).map(([givenId, epoch]) => ({ id: toUploadId(givenId), epoch: Number(epoch) })),
  };
};

export const waitingSums = record(({ whole }) => ({ emptySessions: whole(), sessions: whole(), bytes: whole() }));

/** `[SHA-256, length, …]` */
export const blockedBodies: Parse<BlockedBody[]> = (reply) =>
  pairs(reply).map(([sha256, bytes]) => ({ sha256, bytes: Number(bytes) }));

/** `[<day on which the report arrived> <its JSON>, time at which it expires, digest]` */
export const storedReport = record(({ text, whole }): StoredReport => {
  const stored = text();
  const at = stored.indexOf(" ");
  return {
    ...(JSON.parse(stored.slice(at + 1)) as NewReport),
    receivedAtMs: Number(stored.slice(0, at)),
    expiresAtMs: whole(),
    ciphertextSha256: orNull(text(), String),
  };
});

/** `[JSON, time of creation, last moment, 1 if it is open, number of deliveries, their bytes]` */
export const storedRequest = record(
  ({ text, whole, isSet }): StoredRequest => ({
    ...(JSON.parse(text()) as NewRequest),
    createdAtMs: whole(),
    expiresAtMs: whole(),
    isOpen: isSet(),
    taken: { deliveries: whole(), bytes: whole() },
  }),
);

/** `[id, <state> <bytes> <time> <1 if it was collected, else 0> <wrapped key>, …]` */
export const deliveries: Parse<Delivery[]> = (reply) =>
  oldestFirst(
    pairs(reply).map(([id, stored]) => {
      const [state = "", bytes, atMs, collected, wrappedKey = ""] = stored.split(" ");
      const wasCollected = collected === "1";
      return {
        id: toUploadId(id),
        wrappedKey,
        bytes: Number(bytes),
        state: state === "delivered" && wasCollected ? "collected" : word("reserved", "delivered", "gone")(state, id),
        atMs: Number(atMs),
        wasCollected,
      };
    }),
  );

export const storedUpload = record(
  ({ text, whole, isSet }, id): StoredUpload => ({
    id,
    ownerTokenHash: text(),
    authKey: text() as AuthKey,
    passwordSet: isSet(),
    wrappedKey: orNull(text(), toWrappedKey),
    downloadLimit: whole(),
    downloads: whole(),
    ciphertextBytes: whole(),
    blobKey: blobKey(text()),
    createdAtMs: whole(),
    expiresAtMs: whole(),
    remainingMs: whole(),
    isUploading: isSet(),
    requestId: orNull(text(), toRequestId),
    quotas: words(text()),
  }),
);

/** The result of redeeming a Nonce: either an Upload with one extra field, or `"lost"`, or null. */
export function redeemed<Value>(toValue: (upload: StoredUpload, lastField: string) => Value) {
  const parse: Parse<Value> = (reply, id) => toValue(storedUpload(reply, id), texts(reply).at(-1) ?? "");
  return wordOr(["lost"], nullable(parse));
}

export const rangeAnswer = nullable(
  record(({ text, whole, isSet }, id): RangeAnswer => {
    const result = word("opened", "out_of_range", "all_claimed", "used_up", "uploading")(text(), id);
    switch (result) {
      case "opened":
        return {
          result,
          blobKey: blobKey(text()),
          ciphertextBytes: whole(),
          spent: isSet(),
          randomAccess: isSet(),
          parallel: isSet(),
        };
      case "out_of_range":
        return { result, ciphertextBytes: whole() };
      default:
        return { result };
    }
  }),
);

/** The result of `redeemForRange`: either the result of `openRange` in an array, or `"lost"`, or null. */
export const redeemedRange = wordOr(
  ["lost"],
  nullable((reply, id) => ({ answer: rangeAnswer(array(reply)[0] ?? null, id) })),
);

const sessionFields = record(
  ({ text, whole, isSet }, id): Omit<StoredSession, "parts"> => ({
    id,
    ownerTokenHash: text(),
    sealedMetadata: text(),
    authKey: text() as AuthKey,
    wrappedKey: orNull(text(), toWrappedKey),
    downloadLimit: whole(),
    timeLimitSeconds: whole(),
    declaredBytes: orNull(text(), Number),
    partBytes: whole(),
    resumable: isSet(),
    blobKey: blobKey(text()),
    epoch: whole(),
    partsId: orNull(text(), String),
    storedBytes: whole(),
    leaseUntilMs: whole(),
    createdAtMs: whole(),
    http: orNull(text(), (http) => {
      const [tokenHash = "", maxBytes] = http.split(" ");
      return { tokenHash, maxBytes: Number(maxBytes) };
    }),
    tail: tailBlobs(text()),
    liveLink: isSet(),
    quotas: words(text()),
    requestId: orNull(text(), toRequestId),
  }),
);

export const storedSession = nullable((reply, id): StoredSession => {
  const [session, parts] = array(reply);
  return { ...sessionFields(session, id), parts: storedParts(parts) };
});

function tailBlobs(text: string): TailBlob[] {
  return Array.from(text.matchAll(/(\S+) (\d+)/g), ([, key = "", bytes]) => ({
    key: blobKey(key),
    bytes: Number(bytes),
  }));
}

function storedParts(reply: unknown): StoredPart[] {
  // The hash also contains the takers of Parts, in fields that begin with `t`.
  const recorded = pairs(reply).filter(([number]) => !number.startsWith("t"));
  const parts = recorded.map(([number, part]) => {
    const space = part.indexOf(" ");
    return { number: Number(number), bytes: Number(part.slice(0, space)), etag: part.slice(space + 1) };
  });
  return parts.sort((a, b) => a.number - b.number);
}

export const takenPart = wordOr(
  ["published", "suspended"],
  nullable(
    record(
      ({ text, whole }): TakenPart => ({
        epoch: whole(),
        blobKey: blobKey(text()),
        partsId: text(),
        partBytes: whole(),
        declaredBytes: whole(),
        storedBytes: whole(),
      }),
    ),
  ),
);

export const uploadingBody = wordOr(
  ["published", "removed", "abandoned"],
  record(
    ({ text, whole }): UploadingBody => ({
      blobKey: blobKey(text()),
      partsId: orNull(text(), String),
      partBytes: whole(),
      ciphertextBytes: whole(),
      storedParts: whole(),
    }),
  ),
);

export const suspendedSession = wordOr(
  ["fenced"],
  record(({ whole }) => ({ heldBytes: whole() })),
);

/** Nonces are stored as `<requester>:…<nonce>`. */
export function mintedNonces(minted: readonly string[]): Challenge["nonces"] {
  return minted.map((text) => ({
    requester: text.slice(0, text.indexOf(":")),
    nonce: text.slice(text.lastIndexOf(":") + 1) as Nonce,
  }));
}

/** `[AuthKey, 1 when a password is set, Nonces]` */
export const challenge = nullable((reply): Challenge => {
  const [authKey, passwordSet, minted] = array(reply);
  return { authKey: String(authKey) as AuthKey, passwordSet: passwordSet === "1", nonces: mintedNonces(texts(minted)) };
});

/** Value of the field `nonces` once the Nonces are in sorted sets. */
export const MANY_NONCES = "many";

export const uploadState = nullable(
  record(({ text, whole, isSet }, id): UploadState => {
    const state = word("session", "live", "gone")(text(), id);
    switch (state) {
      case "session":
        return { state, epoch: whole(), storedBytes: whole(), endedBy: orNull(text(), (by) => ender(by, id)) };
      case "live":
        return {
          state,
          downloads: whole(),
          heldClaims: whole(),
          downloadLimit: whole(),
          blobKey: blobKey(text()),
          takenDownUntilMs: orNull(text(), Number),
        };
      case "gone":
        return {
          state,
          reason: word("deleted", "expired", "exhausted")(text(), id),
          downloads: whole(),
          downloadLimit: whole(),
          blobRemoved: isSet(),
        };
    }
  }),
);

/**
 * Completes a Claim's progress for the rules to parse. Lua omits null fields, and writes an empty list as an object.
 */
export function completeProgress(json: string): string {
  const { usableUntilMs = null, spans = null, ...progress } = JSON.parse(json) as Partial<ClaimProgress>;
  return JSON.stringify({ ...progress, usableUntilMs, spans: spans && Array.from(spans) });
}

/** The current time, then id, state, end and progress of each Claim. */
export const openClaims: Parse<OpenClaim[]> = (reply, id) => {
  const [nowMs, ...rest] = texts(reply);
  return Array.from({ length: rest.length / 4 }, (_, at) => {
    const [claimId = "", how = "", until, progress = ""] = rest.slice(4 * at, 4 * at + 4);
    const [state, , sent] = how.split(" ");
    const claim = { claimId, state: word("held", "spent")(state, id), untilMs: Number(until) };
    const sentBytes = Number(sent ?? 0);
    return describeClaim({ ...claim, sentBytes, progress: orNull(progress, completeProgress) }, Number(nowMs));
  });
};

export const listPointer = nullable(
  record(
    ({ text, whole }): ListPointer => ({
      etag: text(),
      blobKey: blobKey(text()),
      bytes: whole(),
      expiresAtMs: whole(),
    }),
  ),
);

/** Parses a reply of Blob keys, leaving out empty ones. */
export const blobKeys: Parse<BlobKey[]> = (reply) =>
  texts(reply)
    .filter((text) => text !== "")
    .map(blobKey);

/** `[quotas, request, BlobKey, partsId, …]`. @param wasPublished - whether the Blobs are those of an Upload */
export const toRemoval = ({ wasPublished } = { wasPublished: false }) =>
  nullable((reply): Removal => {
    const [quotas = "", request = "", ...blobs] = texts(reply);
    const toRemove = pairs(blobs).map(([blob, partsId]) => ({ key: blobKey(blob), partsId: orNull(partsId, String) }));
    const delivery = orNull(request, (text) => ({ requestId: toRequestId(text), wasPublished }));
    return { blobs: toRemove, quotas: words(quotas), delivery };
  });

export const shards: Parse<number[]> = (reply) => texts(reply).map(Number);
