import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram } from "@envoi/backing-stores";
import { type Metadata, parseRequestId, type RequestId } from "@envoi/protocol";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collectBytes } from "../collect-bytes.ts";
import { openRecords } from "../open-records.ts";
import { sealRecords } from "../seal-records.ts";
import { openCommittedMetadata, sealCommittedMetadata } from "../sealed-metadata.ts";
import { createSecret } from "../secret.ts";
import { stretchPassword } from "../stretch.ts";
import { createContentKey, deriveContentKeys } from "../strong-password.ts";
import { fromHex, generatorBytes, streamChunks, toHex } from "../testing/test-bytes.ts";
import {
  computeLinkHash,
  computeReceipt,
  createRequestSeed,
  deriveOwnerKeys,
  deriveRequestKeys,
  deriveRequestRoot,
  formatOwnerLink,
  formatRequestLink,
  formatRequestTerms,
  openRequest,
  sealLabel,
  unwrapDeliveryKey,
  wrapDeliveryKey,
} from "./index.ts";

const run = promisify(execFile);
const SOURCE = join(import.meta.dirname, "../testing/request-peer");
const VECTORS = join(import.meta.dirname, "../../vectors/request.json");
/** Three Records and a short one. */
const BODY_BYTES = 200_000;

/** The fields of a case in `vectors/request.json`. */
type Case = Partial<Record<string, string>>;

let folder: string;
let peer: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "envoi-request-peer-"));
  peer = join(folder, "request-peer");
  const env = { ...process.env, CGO_ENABLED: "0", GOFLAGS: "-trimpath -buildvcs=false", GOTOOLCHAIN: "auto" };
  await run(findProgram("go"), ["build", "-o", peer, "."], { cwd: SOURCE, env: { ...env, GOWORK: "off" } });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function call(command: "wrap" | "open", input: Case): Promise<Case> {
  const running = run(peer, [command], { maxBuffer: 16 * 1_048_576 });
  running.child.stdin?.end(JSON.stringify(input));
  return JSON.parse((await running).stdout);
}

/** A request of ours: its keys, and its links and what the server has of it, as fields of a case. */
async function createRequest(password: string | null) {
  const [seed, secret] = [createRequestSeed(), createSecret()];
  const root = password === null ? secret : await deriveRequestRoot(secret, password, { stretch: stretchPassword });
  const keys = await deriveRequestKeys(root);
  const { publicKey } = await deriveOwnerKeys(seed);
  const id = parseRequestId(toHex(crypto.getRandomValues(new Uint8Array(8)))) as RequestId;
  const terms = { id, expiresAtMs: 1_830_297_600_000, maxDeliveries: 1_000, maxBytes: 2 ** 50, maxDeliveryBytes: 0 };
  const label = { title: "Ünïcode 🙈", message: "one\ntwo", asker: "Ada", wanted: ["a", "b"], kinds: ["image/*"] };
  const sealedLabel = await sealLabel(keys, label);
  const linkHash = await computeLinkHash(keys, { terms, publicKey, sealedLabel });
  const link = { origin: "https://send.example.com", id, linkHash };
  const fields: Case = {
    link: formatRequestLink({ ...link, secret, hasPassword: password !== null }),
    owner_link: formatOwnerLink({ ...link, root, seed }),
    terms: formatRequestTerms(terms),
    public_key_b64url: publicKey,
    sealed_label_b64url: sealedLabel,
    ...(password !== null && { password_nfkc: password.normalize("NFKC") }),
  };
  const binding = { psk: keys.psk, terms, linkHash };
  return { seed, keys, label, fields, binding, published: { terms, publicKey, sealedLabel } };
}

type Request = Awaited<ReturnType<typeof createRequest>>;

const metadata: Metadata = {
  name: "a.bin",
  size: BODY_BYTES,
  type: "application/octet-stream",
  manifest: { files: [{ name: "a.bin", size: BODY_BYTES, type: "application/octet-stream" }] },
  message: "Here ‹it› is & more",
  sender: "Grace",
};
const plaintext = generatorBytes(BODY_BYTES);

/** A delivery of ours, as fields of a case. */
async function deliver({ keys, binding, published }: Request): Promise<Case> {
  const { publicKey } = await openRequest({ id: published.terms.id, linkHash: binding.linkHash }, keys, published);
  const contentKey = createContentKey();
  const contentKeys = await deriveContentKeys(contentKey);
  const body = await collectBytes(sealRecords(streamChunks(plaintext), { secret: contentKeys.bodyKey }));
  return {
    wrapped_key_b64url: await wrapDeliveryKey(publicKey, binding, contentKey),
    file_metadata_b64url: await sealCommittedMetadata(contentKeys, metadata),
    body_hex: toHex(body),
  };
}

test("The vectors are those that the implementation in Go computes", async () => {
  const { stdout } = await run(peer, ["vectors"]);
  expect(stdout).toBe(await readFile(VECTORS, "utf8"));
});

describe.each([
  ["without a password", null],
  ["with the password “ﬁfty Mo\u0308wen”", "ﬁfty Mo\u0308wen"],
])("For a request %s", (_which, password) => {
  test("the implementation in Go opens a whole delivery of ours", async () => {
    const request = await createRequest(password);
    const delivery = await deliver(request);
    const opened = await call("open", { ...request.fields, ...delivery });
    expect(JSON.parse(opened["label_json"] ?? "")).toEqual(request.label);
    expect(JSON.parse(opened["metadata_json"] ?? "")).toEqual(metadata);
    expect(opened["body_plaintext_hex"]).toBe(toHex(plaintext));
    expect(opened["receipt"]).toBe(await computeReceipt(delivery["wrapped_key_b64url"] ?? ""));
  });

  test("ours opens a whole delivery of the implementation in Go", async () => {
    const { seed, keys, label, fields, binding } = await createRequest(password);
    const content = { metadata_json: JSON.stringify(metadata), body_plaintext_hex: toHex(plaintext) };
    const delivery = await call("wrap", { ...fields, ...content });
    expect(JSON.parse(delivery["label_json"] ?? "")).toEqual(label);
    expect(delivery["link_token_b64url"]).toBe(keys.linkToken);
    const wrappedKey = delivery["wrapped_key_b64url"] ?? "";
    expect(await computeReceipt(wrappedKey)).toBe(delivery["receipt"]);
    const contentKeys = await deriveContentKeys(await unwrapDeliveryKey(seed, binding, wrappedKey));
    expect(await openCommittedMetadata(contentKeys, delivery["file_metadata_b64url"] ?? "")).toEqual(metadata);
    const body = streamChunks(fromHex(delivery["body_hex"] ?? ""));
    const opened = openRecords(body, { secret: contentKeys.bodyKey, plaintextBytes: BODY_BYTES });
    expect(toHex(await collectBytes(opened))).toBe(toHex(plaintext));
  });
});

test("The implementation in Go opens no delivery of another request, and none with parts of another delivery", async () => {
  const [request, other] = [await createRequest(null), await createRequest(null)];
  const [delivery, another] = [await deliver(request), await deliver(request)];
  const { wrapped_key_b64url, file_metadata_b64url, body_hex } = another;
  for (const mixed of [
    { ...request.fields, ...(await deliver(other)) },
    { ...other.fields, ...delivery },
    { ...request.fields, ...delivery, wrapped_key_b64url },
    { ...request.fields, ...delivery, file_metadata_b64url },
    { ...request.fields, ...delivery, body_hex },
  ]) {
    await expect(call("open", mixed)).rejects.toThrow(/panic/);
  }
});
