import { makeProof } from "@envoi/auth";
import { type AuthKey, EXT_HEADER, type Nonce, type UploadId } from "@envoi/protocol";
import type { ServedAnswer } from "@envoi/protocol/answer-problems";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HostedMetadata, hostMetadata, REQUESTER_HEADER } from "../testing/host-metadata.ts";
import { requireNonce } from "../testing/nonce-of.ts";

let hosted: HostedMetadata;
beforeAll(async () => {
  hosted = await hostMetadata();
});
afterAll(() => hosted[Symbol.asyncDispose]());

const UNKNOWN = "0123456789abcdef";

async function fetchNonce(id: UploadId): Promise<Nonce> {
  return requireNonce(await hosted.ask("GET", `/api/exists/${id}`));
}

async function askMetadata(id: string, proof: string, requester = "someone"): Promise<ServedAnswer> {
  const headers = { Authorization: proof, [REQUESTER_HEADER]: requester };
  return hosted.ask("GET", `/api/metadata/${id}`, { headers });
}

async function signedMetadata({ id, authKey }: { id: UploadId; authKey: AuthKey }): Promise<unknown> {
  const answer = await askMetadata(id, await makeProof(authKey, await fetchNonce(id)));
  return { status: answer.status, ...JSON.parse(answer.text) };
}

describe("ids that belong to no upload", () => {
  test.each([
    UNKNOWN,
    "012345678",
    "0123456789abcdef0",
    "not-an-id",
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e",
    "0123456789abcde%00",
  ])("for %s, exists and (with a proof) metadata return not_found", async (id) => {
    const proof = await makeProof(await anyKey(), await anyNonce());
    for (const answer of [await hosted.ask("GET", `/api/exists/${id}`), await askMetadata(id, proof)]) {
      expect(answer.status).toBe(404);
      expect(JSON.parse(answer.text)).toEqual({ error: 404, code: "not_found" });
      expect(answer.headers.get("WWW-Authenticate")).toBeNull();
    }
  });

  test("a malformed path returns bad_request", async () => {
    expect((await hosted.ask("GET", "/api/exists/%E0%A4%A")).status).toBe(400);
  });

  test("ids are case-sensitive", async () => {
    const { id } = await hosted.publish();
    const answer = await hosted.ask("GET", `/api/exists/${id.toUpperCase()}`);
    expect(answer.status).toBe(/[a-f]/.test(id) ? 404 : 200);
  });
});

describe("an upload that has been taken down", () => {
  const GONE = { error: 404, code: "not_found" };
  async function askExists(id: UploadId, headers: Record<string, string> = {}) {
    const answer = await hosted.ask("GET", `/api/exists/${id}`, { headers });
    expect(answer.headers.get("WWW-Authenticate")).toBeNull();
    return { status: answer.status, ...JSON.parse(answer.text) };
  }
  const ext = { [EXT_HEADER]: "1" };

  test("looks like a missing upload, except that exists gives ext clients the reason", async () => {
    const { id, ownerToken, authKey } = await hosted.publish();
    const proof = await makeProof(authKey, await fetchNonce(id));
    await hosted.uploads.takeDown(id);
    expect(await askExists(id)).toEqual({ status: 404, ...GONE });
    expect(await askExists(id, ext)).toEqual({ status: 404, error: 404, code: "removed" });
    const metadata = await hosted.ask("GET", `/api/metadata/${id}`, { headers: { Authorization: proof, ...ext } });
    const info = await hosted.post(`/api/info/${id}`, { owner_token: ownerToken }, ext);
    const unknown = await hosted.post(`/api/info/${UNKNOWN}`, { owner_token: ownerToken }, ext);
    expect(JSON.parse(metadata.text)).toEqual(GONE);
    expect([info.status, info.text]).toEqual([unknown.status, unknown.text]);
  });

  test("looks like any other missing upload after it expires or is deleted, even if it was restored before the deletion", async () => {
    const [restored, deleted] = [await hosted.publish(), await hosted.publish()];
    const expired = await hosted.publish({ timeLimitSeconds: 60 });
    for (const { id } of [restored, deleted, expired]) await hosted.uploads.takeDown(id);
    await hosted.uploads.restore(restored.id);
    expect((await hosted.ask("GET", `/api/exists/${restored.id}`, { headers: ext })).status).toBe(200);
    for (const { id } of [restored, deleted]) await hosted.uploads.delete(id, "operation");
    hosted.advance(60_001);
    for (const { id } of [restored, deleted, expired]) {
      expect(await askExists(id, ext)).toEqual({ status: 404, ...GONE });
    }
  });
});

async function anyKey(): Promise<AuthKey> {
  return (await hosted.publish()).authKey;
}

async function anyNonce(): Promise<Nonce> {
  return fetchNonce((await hosted.publish()).id);
}

describe("exists", () => {
  test("reports whether a password is needed, with a new Nonce each time", async () => {
    const { id, authKey } = await hosted.publish();
    const first = await hosted.ask("GET", `/api/exists/${id}`);
    expect(JSON.parse(first.text)).toEqual({ requiresPassword: false });
    expect(first.headers.get("WWW-Authenticate")).toMatch(/^send-v1 [A-Za-z0-9+/]{22}==$/);
    await hosted.uploads.setPassword(id, { operationId: "op", authKey });
    const second = await hosted.ask("GET", `/api/exists/${id}`);
    expect(JSON.parse(second.text)).toEqual({ requiresPassword: true });
    expect(requireNonce(second)).not.toBe(requireNonce(first));
  });

  test("responds as usual while the last download is only reserved", async () => {
    const upload = await hosted.publish({ downloadLimit: 1 });
    await hosted.uploads.takeClaim(upload.id, "claim");
    expect((await hosted.ask("GET", `/api/exists/${upload.id}`)).status).toBe(200);
    expect(await signedMetadata(upload)).toMatchObject({ status: 200, finalDownload: true });
  });
});

describe("metadata", () => {
  test("returns the sealed metadata, and the time left in whole seconds [R3.11]", async () => {
    const upload = await hosted.publish({ timeLimitSeconds: 600 });
    hosted.advance(1);
    expect(await signedMetadata(upload)).toEqual({
      status: 200,
      metadata: "c2VhbGVk",
      finalDownload: false,
      ttl: 599_000,
    });
  });

  test("reports whether the next download is the last", async () => {
    const upload = await hosted.publish({ downloadLimit: 2 });
    expect(await signedMetadata(upload)).toMatchObject({ finalDownload: false });
    await hosted.download(upload.id);
    expect(await signedMetadata(upload)).toMatchObject({ finalDownload: true });
  });

  test("returns a new, usable nonce for each proof", async () => {
    const { id, authKey } = await hosted.publish();
    let nonce = await fetchNonce(id);
    for (let round = 0; round < 3; round += 1) {
      const answer = await askMetadata(id, await makeProof(authKey, nonce));
      expect(answer.status).toBe(200);
      expect(requireNonce(answer)).not.toBe(nonce);
      nonce = requireNonce(answer);
    }
  });

  test("rejects a used nonce, even if both proofs arrive at the same time", async () => {
    const { id, authKey } = await hosted.publish();
    const proof = await makeProof(authKey, await fetchNonce(id));
    const answers = await Promise.all(Array.from({ length: 5 }, () => askMetadata(id, proof)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  test("serves concurrent recipients independently", async () => {
    const { id, authKey } = await hosted.publish();
    const nonces = await Promise.all(Array.from({ length: 20 }, () => fetchNonce(id)));
    const answers = await Promise.all(
      nonces.reverse().map(async (nonce, index) => askMetadata(id, await makeProof(authKey, nonce), `r${index}`)),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  test("without a proof returns unauthorized, with a nonce if the upload exists [R7.5]", async () => {
    const { id } = await hosted.publish();
    const known = await hosted.ask("GET", `/api/metadata/${id}`);
    const unknown = await hosted.ask("GET", `/api/metadata/${UNKNOWN}`);
    expect([known.status, unknown.status]).toEqual([401, 401]);
    expect(known.text).toBe(unknown.text);
    expect(known.headers.get("WWW-Authenticate")).not.toBeNull();
    expect(unknown.headers.get("WWW-Authenticate")).toBeNull();
  });

  test("rejects a proof for another upload, key or nonce, each time with a nonce to sign [R6.12]", async () => {
    const { id, authKey } = await hosted.publish();
    const other = await hosted.publish();
    const nonce = await fetchNonce(id);
    for (const proof of [
      await makeProof(authKey, await fetchNonce(other.id)),
      await makeProof(other.authKey, nonce),
      await makeProof(authKey, "yRCdyQ1EMSA3mo4rqSkuNQ==" as Nonce),
    ]) {
      const refused = await askMetadata(id, proof);
      expect(JSON.parse(refused.text)).toEqual({ error: 401, code: "bad_proof" });
      const again = await askMetadata(id, await makeProof(authKey, requireNonce(refused)));
      expect(again.status).toBe(200);
    }
  });

  test.each(["send-v1", "send-v1 ", "send-v1 AAAA", "AAAA", "send-v1 not/base64!", `send-v1 ${"A".repeat(8_000)}`])(
    "rejects the malformed proof %s with a nonce",
    async (proof) => {
      const { id } = await hosted.publish();
      const answer = await askMetadata(id, proof);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("WWW-Authenticate")).not.toBeNull();
    },
  );

  test("accepts any authentication scheme, and both base64 and base64url", async () => {
    const { id, authKey } = await hosted.publish();
    const proof = (await makeProof(authKey, await fetchNonce(id))).split(" ")[1] ?? "";
    const padded = `${proof.replaceAll("-", "+").replaceAll("_", "/")}=`;
    expect((await askMetadata(id, `other ${padded}`)).status).toBe(200);
  });

  test("returns not_found after expiry", async () => {
    const upload = await hosted.publish({ timeLimitSeconds: 60 });
    const proof = await makeProof(upload.authKey, await fetchNonce(upload.id));
    hosted.advance(60_001);
    expect((await askMetadata(upload.id, proof)).status).toBe(404);
    expect((await hosted.ask("GET", `/api/exists/${upload.id}`)).status).toBe(404);
  });

  test("uses up no download, however often it is called, by GET or by HEAD", async () => {
    const upload = await hosted.publish({ downloadLimit: 1 });
    for (let round = 0; round < 3; round += 1) await signedMetadata(upload);
    const proof = await makeProof(upload.authKey, await fetchNonce(upload.id));
    const head = await hosted.ask("HEAD", `/api/metadata/${upload.id}`, { headers: { Authorization: proof } });
    expect([head.status, head.text]).toEqual([200, ""]);
    expect((await hosted.ask("HEAD", `/api/exists/${upload.id}`)).status).toBe(200);
    expect(await hosted.uploads.read(upload.id)).toMatchObject({ downloads: 0 });
  });

  test("without a password accepts a correct proof, however many wrong ones came from the same network", async () => {
    const { id, authKey } = await hosted.publish();
    const wrong = await makeProof((await hosted.publish()).authKey, await fetchNonce(id));
    for (let guess = 0; guess < 50; guess += 1) expect((await askMetadata(id, wrong)).status).toBe(401);
    expect((await askMetadata(id, await makeProof(authKey, await fetchNonce(id)))).status).toBe(200);
  });
});
