import {
  createContentKey,
  deriveContentKeys,
  deriveKeychain,
  deriveStrongKeys,
  formatLinkKey,
  openMetadata,
  openRecords,
  parseLinkKey,
  type StretchPassword,
  sealCommittedMetadata,
  wrapContentKey,
} from "@envoi/crypto";
import { stretchPassword } from "@envoi/crypto/stretch";
import { MAX_STRONG_PASSWORD_CHARACTERS, type OwnerToken } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import { checkExists, openDownload } from "./download/download.ts";
import { changeStrongPassword } from "./owner/owner.ts";
import { collectText, serveUploads, type UploadServer } from "./testing/upload-server.ts";
import type { FinishedUpload } from "./upload/finish-upload.ts";
import type { UploadProgress } from "./upload/progress-tracker.ts";
import type { SourceFile } from "./upload/source.ts";
import { upload } from "./upload/upload.ts";

const { signal } = new AbortController();
const password = "correct horse battery staple";

/** A fast substitute, for tests that do not need real stretching. */
const stretch: StretchPassword = async (typed, salt) => {
  const input = new Blob([typed, salt]);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", await input.arrayBuffer()));
};

function file(text: string): SourceFile {
  const blob = new Blob([text]);
  return { name: "a.txt", type: "text/plain", size: blob.size, stream: () => blob.stream() };
}

function send(server: UploadServer, strongPassword = password, text = "the content"): Promise<FinishedUpload> {
  const limits = { downloadLimit: 1, timeLimitSeconds: 300 };
  return upload(server, { files: [file(text)], title: "melon", strongPassword, ...limits }, { stretch, signal });
}

function open(server: UploadServer, { id, secretB64 }: FinishedUpload, typed: string | null = password) {
  return openDownload(server, { id, secretB64, password: typed }, { stretch, signal });
}

function ownerOf({ id, ownerToken }: FinishedUpload) {
  return { id, ownerToken };
}

function createChange({ secretB64, contentKeyB64 = "" }: FinishedUpload, next: string) {
  return { secretB64, contentKeyB64, password: next };
}

describe("an upload with a strong password", () => {
  test.each([1, 65_519, 65_520, 200_000])(
    "of %i bytes reaches a recipient who knows the link and the password",
    async (bytes) => {
      await using server = await serveUploads();
      const text = "x".repeat(bytes);
      const sent = await send(server, password, text);
      expect(sent.shareLink).toBe(`${server.origin}/download/${sent.id}/#${sent.secretB64}`);
      expect(sent.secretB64).toMatch(/^v2\.[\w-]{22}$/);
      expect(await checkExists(server, sent.id, signal)).toMatchObject({ requiresPassword: true, passwordProfile: 2 });
      const download = await open(server, sent);
      expect(download.metadata).toMatchObject({ name: "a.txt", size: bytes, title: "melon" });
      expect(await collectText(await download.read({ signal }))).toBe(text);
    },
  );

  test("works with the real stretching function, which reports its progress to sender and recipient", async () => {
    await using server = await serveUploads();
    const reports: UploadProgress[] = [];
    const request = { files: [file("x")], strongPassword: password, downloadLimit: 1, timeLimitSeconds: 300 };
    const sent = await upload(server, request, {
      stretch: stretchPassword,
      signal,
      onProgress: (progress) => reports.push(progress),
    });
    expect(reports[0]).toMatchObject({ phase: "stretching" });
    expect(reports.filter(({ phase }) => phase === "stretching").at(-1)).toMatchObject({ stretched: 1 });
    const reported: number[] = [];
    const { id, secretB64 } = sent;
    const stretching = { stretch: stretchPassword, onStretched: (fraction: number) => reported.push(fraction), signal };
    const download = await openDownload(server, { id, secretB64, password }, stretching);
    expect(reported.at(-1)).toBe(1);
    expect(await collectText(await download.read({ signal }))).toBe("x");
  });

  test("I1: sends neither the password nor the Secret nor a content key", async () => {
    await using server = await serveUploads();
    const sent = await send(server);
    const download = await open(server, sent);
    await collectText(await download.read({ signal }));
    await changeStrongPassword(server, ownerOf(sent), createChange(sent, "new horse"), { stretch, signal });
    const received = server.received();
    const secretB64 = sent.secretB64.slice(3);
    for (const word of ["horse", secretB64, sent.contentKeyB64 ?? "none", "melon", "the content", "a.txt"]) {
      expect(received).not.toContain(word);
    }
  });

  test.each(["wrong", "", null])("is rejected with the password %j without using up a download", async (typed) => {
    await using server = await serveUploads();
    const sent = await send(server);
    await expect(open(server, sent, typed)).rejects.toMatchObject({ code: "bad_proof" });
    expect(server.kept().downloads).toBe(0);
    // At most one Proof is sent, because servers count each as a guess.
    expect(server.calls.filter(({ path }) => path.startsWith("/api/metadata/")).length).toBeLessThanOrEqual(1);
  });

  test("is opened again with the keys from the first opening, without stretching", async () => {
    await using server = await serveUploads();
    const sent = await send(server);
    const { openedKeys = null } = await open(server, sent);
    const { id, secretB64 } = sent;
    // Without a `stretch` function, as in a service worker.
    const again = await openDownload(server, { id, secretB64, password, openedKeys }, signal);
    expect(await collectText(await again.read({ signal }))).toBe("the content");
  });

  test("is not sent to a server that does not store its wrapped key", async () => {
    await using server = await serveUploads({ knowsProfile2: false });
    await expect(send(server)).rejects.toMatchObject({ code: "unavailable" });
    expect(server.kept().body).toHaveLength(0);
  });

  test.each(["", "x".repeat(MAX_STRONG_PASSWORD_CHARACTERS + 1)])(
    "is not made with a password of %j",
    async (typed) => {
      await using server = await serveUploads();
      await expect(send(server, typed)).rejects.toThrow(RangeError);
    },
  );

  test("accepts a password of the maximum length, whatever characters it contains", async () => {
    await using server = await serveUploads();
    const longest = "📦".repeat(MAX_STRONG_PASSWORD_CHARACTERS);
    const download = await open(server, await send(server, longest), longest);
    expect(await collectText(await download.read({ signal }))).toBe("the content");
  });

  test("can be cancelled while its password is stretched", async () => {
    await using server = await serveUploads();
    const sent = await send(server);
    const request = { files: [file("x")], strongPassword: password, downloadLimit: 1, timeLimitSeconds: 300 };
    for (const run of ["upload", "open"]) {
      const cancel = new AbortController();
      const options = {
        stretch: stretchPassword,
        signal: cancel.signal,
        onProgress: () => cancel.abort(),
        onStretched: () => cancel.abort(),
      };
      const { id, secretB64 } = sent;
      const running =
        run === "upload"
          ? upload(server, request, options)
          : openDownload(server, { id, secretB64, password }, options);
      await expect(running).rejects.toMatchObject({ name: "TransferError", code: "cancelled" });
    }
    expect(server.calls).toEqual([]);
  });
});

describe("a changed strong password", () => {
  test("opens the same content, and the old password no longer opens it", async () => {
    await using server = await serveUploads();
    const sent = await send(server);
    const { metadata, body, wrappedKey } = server.kept();
    await changeStrongPassword(server, ownerOf(sent), createChange(sent, "new horse"), { stretch, signal });
    expect(server.kept()).toMatchObject({ metadata, body });
    expect(server.kept().wrappedKey).not.toBe(wrappedKey);
    await expect(open(server, sent)).rejects.toMatchObject({ code: "bad_proof" });
    const download = await open(server, sent, "new horse");
    expect(await collectText(await download.read({ signal }))).toBe("the content");
  });

  test.each([
    ["a link of profile 1", { secretB64: "AAECAwQFBgcICQoLDA0ODw" }],
    ["no link", { secretB64: "" }],
    ["no content key", { contentKeyB64: "" }],
    ["an empty password", { password: "" }],
  ])("is rejected with %s before any request", async (_what, change) => {
    await using server = await serveUploads();
    const sent = await send(server);
    const changing = changeStrongPassword(
      server,
      { id: sent.id, ownerToken: "t" as OwnerToken },
      { ...createChange(sent, "next"), ...change },
      { stretch, signal },
    );
    await expect(changing).rejects.toThrow(RangeError);
    expect(server.calls).toEqual([]);
  });
});

describe("a hostile server", () => {
  async function strongKeys({ secretB64 }: FinishedUpload, typed: string) {
    const key = parseLinkKey(secretB64);
    if (key === null) throw new Error("no key");
    return deriveStrongKeys(key.secret, typed, { stretch });
  }

  test("that swaps the wrapped key is rejected before anything is opened, even if it knows the link", async () => {
    await using server = await serveUploads();
    const sent = await send(server);
    const contentKey = createContentKey();
    const swapped = await wrapContentKey(await strongKeys(sent, "guess"), contentKey);
    const keys = await deriveContentKeys(contentKey);
    const metadata = { name: "evil.txt", size: 1, type: "text/plain", manifest: { files: [] } };
    Object.assign(server.kept(), { wrappedKey: swapped, metadata: await sealCommittedMetadata(keys, metadata) });
    await expect(open(server, sent)).rejects.toMatchObject({ name: "DecryptionError", code: "commitment" });
    expect(server.kept().downloads).toBe(0);
  });

  test.each([
    ["drops the wrapped key", undefined, "malformed"],
    ["sends another value", "AAAA", "malformed"],
  ])("that %s is rejected", async (_what, wrappedKey, reason) => {
    await using server = await serveUploads();
    const sent = await send(server);
    server.kept().wrappedKey = wrappedKey;
    await expect(open(server, sent)).rejects.toMatchObject({ name: "DecryptionError", code: reason });
  });

  test("that restores the wrapped key of an earlier password is rejected", async () => {
    await using server = await serveUploads();
    const sent = await send(server);
    const { wrappedKey } = server.kept();
    await changeStrongPassword(server, ownerOf(sent), createChange(sent, "new horse"), { stretch, signal });
    server.kept().wrappedKey = wrappedKey;
    await expect(open(server, sent, "new horse")).rejects.toMatchObject({ code: "commitment" });
  });

  test("that swaps the metadata for metadata of another content key is rejected", async () => {
    await using server = await serveUploads();
    const sent = await send(server);
    const metadata = { name: "evil.txt", size: 1, type: "text/plain", manifest: { files: [] } };
    const others = await deriveContentKeys(createContentKey());
    server.kept().metadata = await sealCommittedMetadata(others, metadata);
    await expect(open(server, sent)).rejects.toMatchObject({ code: "commitment" });
  });

  test("that denies having a password changes nothing, because the link decides", async () => {
    await using server = await serveUploads();
    const sent = await send(server);
    server.kept().passwordSet = false;
    await expect(open(server, sent, null)).rejects.toMatchObject({ code: "bad_proof" });
    expect(await collectText(await (await open(server, sent)).read({ signal }))).toBe("the content");
  });

  test("cannot make a client open a link without its version, or with an unknown version", async () => {
    await using server = await serveUploads();
    const sent = await send(server);
    const key = parseLinkKey(sent.secretB64);
    if (key === null) throw new Error("no key");
    const stripped = { ...sent, secretB64: formatLinkKey({ ...key, passwordProfile: 1 }) };
    for (const typed of [null, password]) {
      await expect(open(server, stripped, typed)).rejects.toMatchObject({ code: "bad_proof" });
    }
    const unknown = { ...sent, secretB64: sent.secretB64.replace("v2.", "v3.") };
    const asked = server.calls.length;
    await expect(open(server, unknown)).rejects.toMatchObject({ code: "bad_proof" });
    expect(server.calls).toHaveLength(asked);
  });

  test("that has the link but not the password opens neither metadata nor body", async () => {
    await using server = await serveUploads();
    const sent = await send(server);
    const key = parseLinkKey(sent.secretB64);
    if (key === null) throw new Error("no key");
    const { metadataKey } = await deriveKeychain(key.secret);
    const { metadata, body } = server.kept();
    const refused = { name: "DecryptionError", code: "authentication" };
    await expect(openMetadata(metadataKey, metadata)).rejects.toMatchObject(refused);
    const plaintext = openRecords(new Blob([new Uint8Array(body)]).stream(), { secret: key.secret });
    await expect(collectText(plaintext)).rejects.toMatchObject(refused);
  });
});
