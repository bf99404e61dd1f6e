import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

/** A defect of one line that the simulator must find. */
export type PlantedBug = {
  name: string;
  /** From the root of the repository. */
  file: string;
  /** Text that occurs once in the file. */
  replaced: string;
  by: string;
};

const CLAIMS = "packages/store/src/upload/sqlite/claims.ts";
const REMOVAL = "services/janitor/src/remove-due.ts";
const STORE_UPLOAD = "services/upload-gateway/src/store-upload.ts";
const SEND_BLOB = "services/download/src/send-blob.ts";

/** With both bugs, claiming is not atomic: two recipients may get the last download at the same time. */
export const NON_ATOMIC = [
  "held Claims are not counted against the limit",
  "a Claim can be spent after the last download",
];

export const PLANTED_BUGS: readonly PlantedBug[] = [
  {
    name: "the last Record is sent before its download is counted",
    file: SEND_BLOB,
    replaced: "if (heldFrom < endByte) await spend(true);",
    by: "if (heldFrom < endByte) void spend(true).catch(() => {});",
  },
  {
    name: "a body is read from its second byte",
    file: SEND_BLOB,
    replaced: "await blobs.readBytes(blobKey, { offset: readFrom, end: endByte }, signal)",
    by: "await blobs.readBytes(blobKey, { offset: readFrom + 1, end: endByte }, signal)",
  },
  {
    name: "held Claims are not counted against the limit",
    file: "packages/store/src/upload/rules/claims.ts",
    replaced: "return heldClaims >= Math.min(downloadLimit - downloads, MAX_HELD_CLAIMS);",
    by: "return heldClaims - heldClaims >= Math.min(downloadLimit - downloads, MAX_HELD_CLAIMS);",
  },
  {
    name: "a Claim can be spent after the last download",
    file: CLAIMS,
    replaced: 'claim?.state === "spent"',
    by: '(claim?.state === "spent" || upload === null)',
  },
  {
    name: "Claims do not lapse",
    file: CLAIMS,
    replaced: "state = 'held' AND lease_until_ms <= :lapsedAtMs",
    by: "state = 'held' AND lease_until_ms < 0 AND lease_until_ms <= :lapsedAtMs",
  },
  {
    name: "a released Claim stays held",
    file: "services/download/src/hold-claim.ts",
    replaced: "uploads.releaseClaim(",
    by: '(async (..._ignored: unknown[]) => "released" as const)(',
  },
  {
    name: "a spent Claim does not increase the number of downloads",
    file: CLAIMS,
    replaced: "const downloads = upload.downloads + 1;",
    by: "const downloads = upload.downloads + 0;",
  },
  {
    name: "an Upload is published before its body is stored",
    file: STORE_UPLOAD,
    replaced: "await blobs.write(blobKey, untilEnd(queue, declaredBytes), declaredBytes, signal, { sender });",
    by: "void blobs.write(blobKey, untilEnd(queue, declaredBytes), declaredBytes, signal, { sender }).catch(() => {});",
  },
  {
    name: "an upload is acknowledged before it is published",
    file: STORE_UPLOAD,
    replaced: "throwIfFenced(await repeatStep(() => uploads.publish(id, epoch, stored.bytes), signal));",
    by: "void repeatStep(() => uploads.publish(id, epoch, stored.bytes), signal).catch(() => {});",
  },
  {
    name: "a deletion is acknowledged before it has happened",
    file: "services/metadata/src/routes/owner-calls.ts",
    replaced: 'if ((await deps.uploads.delete(id, createToken())) === null) throw new ProtocolError("not_found");',
    by: "void deps.uploads.delete(id, createToken()).catch(() => {});",
  },
  {
    name: "expired Uploads stay visible",
    file: "packages/store/src/upload/rules/uploads.ts",
    replaced: "return expiresAtMs > nowMs;",
    by: "return expiresAtMs + 7_200_000 > nowMs;",
  },
  {
    name: "the body of a removed Upload stays",
    file: REMOVAL,
    replaced: 'await blobs.remove(key, entry.kind === "upload" ? {} : { partsId });',
    by: 'if (entry.kind !== "upload") await blobs.remove(key, { partsId });',
  },
  {
    name: "a removal is recorded before it has happened",
    file: REMOVAL,
    replaced: 'await blobs.remove(key, entry.kind === "upload" ? {} : { partsId });',
    by: 'void blobs.remove(key, entry.kind === "upload" ? {} : { partsId }).catch(() => {});',
  },
  {
    name: "the parts of an abandoned session stay",
    file: REMOVAL,
    replaced: 'await blobs.remove(key, entry.kind === "upload" ? {} : { partsId });',
    by: "await blobs.remove(key, {});",
  },
  {
    name: "a failed removal is not tried again",
    file: REMOVAL,
    replaced: "postponed.add(entry, retryMs, tries);",
    by: "postponed.add(entry, retryMs * 1e9, tries);",
  },
  {
    name: "Facts leave the outbox although the bus has refused them",
    file: "packages/events/src/outbox-relay.ts",
    replaced: 'return answer?.status === "fulfilled" ? [{ fact, position: answer.value }] : [];',
    by: 'return [{ fact, position: answer?.status === "fulfilled" ? answer.value : null }];',
  },
  {
    name: "a deletion writes no Fact",
    file: "packages/store/src/upload/sqlite/owner.ts",
    replaced: "addFact(tx, deletedFact(",
    by: "((..._ignored: unknown[]) => {})(tx, deletedFact(",
  },
  {
    name: "a repeated publication is refused",
    file: "packages/store/src/upload/sqlite/sessions.ts",
    replaced: 'return published?.epoch === epoch ? "published" : "fenced";',
    by: 'return published?.epoch === epoch ? "fenced" : "fenced";',
  },
  {
    name: "a used-up Upload stays visible",
    file: CLAIMS,
    replaced: "if (downloads >= downloadLimit) exhaust(tx, id, downloads);",
    by: "if (downloads > downloadLimit) exhaust(tx, id, downloads);",
  },
  {
    name: "the sweep finds leftover Parts, but leaves them",
    file: "packages/store/src/sweep/sweep.ts",
    replaced: "blobs.abandonParts({ key, partsId }));",
    by: "Promise.resolve());",
  },
];

const ROOT = new URL("../../../", import.meta.url);

/**
 * @param file - the bug's file, or what was built from it
 * @returns the source of the file with the bug. @throws RangeError if the text does not occur exactly once
 */
export function readWithBug({ name, replaced, by, ...bug }: PlantedBug, file = bug.file): string {
  const source = readFileSync(new URL(file, ROOT), "utf8");
  if (source.split(replaced).length !== 2) throw new RangeError(`"${name}" does not fit its file any more`);
  return source.replace(replaced, () => by);
}

/** Makes this process load the file with the bug. Call this before the product's modules are imported. */
export function plant(bug: PlantedBug): void {
  const built = bug.file.replace("/src/", "/dist/").replace(/\.ts$/, ".js");
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (url === new URL(bug.file, ROOT).href) return { ...loaded, source: readWithBug(bug) };
      if (url === new URL(built, ROOT).href) return { ...loaded, source: readWithBug(bug, built) };
      return loaded;
    },
  });
}
