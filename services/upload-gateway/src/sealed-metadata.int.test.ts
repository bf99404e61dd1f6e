import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { ciphertextBytes, maxUploadRequestBytes } from "@envoi/protocol";
import { firstMessage } from "@envoi/testkit";
import { expect, test } from "vitest";
import { hostUploadGateway } from "./testing/host-upload-gateway.ts";

test.each([
  ["64", 65_536],
  ["10", 65_536],
  ["100", 102_400],
  ["10000", 10_240_000],
])("if an archive may have %s files, sealed metadata may be %i bytes long", async (files, bytes) => {
  await using gateway = await hostUploadGateway({ MAX_FILES_PER_ARCHIVE: files });
  expect(await gateway.upload(100, { fileMetadata: "a".repeat(bytes) })).toEqual({ ok: true });
  const tooLarge = { error: 413, code: "too_large" };
  expect(await gateway.upload(100, { fileMetadata: "a".repeat(bytes + 4) })).toEqual(tooLarge);
});

test("over HTTP, metadata of many files is accepted in a request of known length", async () => {
  await using gateway = await hostUploadGateway({ MAX_FILES_PER_ARCHIVE: "1000" });
  const headers = { "Tus-Resumable": "1.0.0", "Content-Type": "application/json" };
  const createMessage = (metadataBytes: number, more = "") =>
    firstMessage(randomBytes(16), 100, {
      fields: { size: ciphertextBytes(100), fileMetadata: "a".repeat(metadataBytes), more },
    });
  const fetchStatus = async (body: RequestInit["body"]) =>
    (await fetch(`${gateway.origin}/api/uploads`, { method: "POST", headers, body, duplex: "half" } as RequestInit))
      .status;
  expect(await fetchStatus(createMessage(1_024_000))).toBe(201);
  expect(await fetchStatus(createMessage(1_024_004))).toBe(413);
  expect(await fetchStatus(createMessage(1_024_000, "a".repeat(200_000)))).toBe(413);
  expect(await fetchStatus(new Blob([createMessage(1_000)]).stream())).toBe(201);
  expect(await fetchStatus(new Blob([createMessage(1_024_000)]).stream())).toBe(413);
});

test("compressed metadata of many files is rejected, because its length does not show how much memory it needs", async () => {
  await using gateway = await hostUploadGateway({ MAX_FILES_PER_ARCHIVE: "1000" });
  const fetchStatus = async (metadataBytes: number) => {
    const fileMetadata = randomBytes(metadataBytes / 2).toString("hex");
    const message = firstMessage(randomBytes(16), 100, { fields: { size: ciphertextBytes(100), fileMetadata } });
    const body = gzipSync(message);
    const headers = { "Tus-Resumable": "1.0.0", "Content-Type": "application/json", "Content-Encoding": "gzip" };
    const { status } = await fetch(`${gateway.origin}/api/uploads`, { method: "POST", headers, body });
    return { status, isLong: body.byteLength > maxUploadRequestBytes(0) };
  };
  expect(await fetchStatus(1_000)).toEqual({ status: 201, isLong: false });
  expect(await fetchStatus(1_000_000)).toEqual({ status: 413, isLong: true });
});
