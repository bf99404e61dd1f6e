import { createDeferred } from "@envoi/client";
import { deriveKeychain, parseSecret, sealMetadata } from "@envoi/crypto";
import type { UploadTold } from "@envoi/protocol";
import { describe, expect, test, vi } from "vitest";
import { fakeDownload, fakeTransfer } from "../../testing/fake-environment.ts";
import { NONCE, OTHER_SECRET, SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { refuse } from "../../testing/link-session.ts";
import { createPageTransfer } from "./page-transfer.ts";
import type { OpenRequest, Transfer } from "./transfer.ts";

const id = uploadId();
const { signal } = new AbortController();
const { metadata } = fakeDownload();
const NEXT_NONCE = "EBESExQVFhcYGRobHB0eHw==";
const OPEN: UploadTold = { requiresPassword: false, nonce: NONCE };
const REQUEST: OpenRequest = { id, secretB64: SECRET, password: null, nonce: NONCE };

async function metadataAnswer(): Promise<Response> {
  const secret = parseSecret(SECRET);
  if (secret === null) throw new Error("no secret");
  const { metadataKey } = await deriveKeychain(secret);
  const reply = { metadata: await sealMetadata(metadataKey, metadata), finalDownload: true, ttl: 60_000 };
  return new Response(JSON.stringify(reply), { headers: { "WWW-Authenticate": `send-v1 ${NEXT_NONCE}` } });
}

function setUp(
  answers: { told?: UploadTold; metadata?: Promise<Response | null> } = {},
  changes: Partial<Transfer> = {},
) {
  const worker = fakeTransfer(changes);
  const calls = { checkExists: vi.spyOn(worker, "checkExists"), openDownload: vi.spyOn(worker, "openDownload") };
  const early = { id, secretB64: SECRET, told: OPEN, metadata: Promise.resolve(null), ...answers };
  const transfer = createPageTransfer(worker, { origin: "https://envoi.example" }, early);
  return { transfer, calls };
}

describe("an upload's state in the document", () => {
  test("is used once, without the worker", async () => {
    const { transfer, calls } = setUp();
    expect(await transfer.checkExists(id, signal)).toEqual(OPEN);
    expect(calls.checkExists).not.toHaveBeenCalled();
    await transfer.checkExists(id, signal);
    expect(calls.checkExists).toHaveBeenCalledOnce();
  });

  test.each(["not_found", "removed"] as const)(
    "is not used if the upload is deleted, because only the server can give the reason: %s",
    async (code) => {
      const { transfer } = setUp({ told: null }, { checkExists: refuse(code) });
      await expect(transfer.checkExists(id, signal)).rejects.toMatchObject({ code });
    },
  );

  test("is not used for another upload", async () => {
    const { transfer, calls } = setUp();
    await transfer.checkExists(uploadId("00000000000000"), signal);
    expect(calls.checkExists).toHaveBeenCalledOnce();
  });
});

describe("Metadata requested early", () => {
  test("is decrypted even before the worker has opened the download; the worker still reads the content", async () => {
    const working = createDeferred<void>();
    const opening = async () => {
      await working.promise;
      return fakeDownload({ read: async () => new Blob(["from the worker"]) });
    };
    const { transfer, calls } = setUp({ metadata: metadataAnswer() }, { openDownload: opening });
    const opened = await transfer.openDownload(REQUEST, signal);
    expect(opened).toMatchObject({ metadata, ttlMs: 60_000, finalDownload: true });
    working.resolve();
    expect(await (await opened.read({ to: "memory", signal })).text()).toBe("from the worker");
    expect(calls.openDownload).toHaveBeenCalledOnce();
    expect(calls.openDownload.mock.calls[0]?.[0]).toMatchObject({ nonce: NEXT_NONCE, reply: { ttl: 60_000 } });
  });

  test("is opened in the worker again if the first attempt failed", async () => {
    const openDownload = vi
      .fn<Transfer["openDownload"]>()
      .mockRejectedValueOnce(new Error("the worker crashed"))
      .mockResolvedValue(fakeDownload());
    const { transfer } = setUp({ metadata: metadataAnswer() }, { openDownload });
    const opened = await transfer.openDownload(REQUEST, signal);
    expect(await (await opened.readFiles({ to: "memory", indexes: [0], signal })).text()).toBe("hello");
    expect(openDownload).toHaveBeenCalledTimes(2);
  });

  test("is closed in the worker when the page closes the download", async () => {
    const close = vi.fn();
    const { transfer } = setUp({ metadata: metadataAnswer() }, { openDownload: async () => fakeDownload({ close }) });
    const opened = await transfer.openDownload(REQUEST, signal);
    await opened.ticket({ take: false, signal });
    opened.close();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  test.each<[string, Partial<OpenRequest>]>([
    ["another key", { secretB64: OTHER_SECRET }],
    ["a password", { password: "open sesame" }],
  ])("is not used with %s", async (_what, changes) => {
    const { transfer, calls } = setUp({ metadata: metadataAnswer() });
    await transfer.openDownload({ ...REQUEST, ...changes }, signal);
    expect(calls.openDownload.mock.calls[0]?.[0]).toEqual({ ...REQUEST, ...changes });
  });

  test("is requested again if the early request was rejected, and on every later call", async () => {
    const { transfer, calls } = setUp({ metadata: Promise.resolve(null) });
    await transfer.openDownload(REQUEST, signal);
    await transfer.openDownload(REQUEST, signal);
    expect(calls.openDownload).toHaveBeenCalledTimes(2);
  });
});
