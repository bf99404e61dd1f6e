import { randomBytes } from "node:crypto";
import { type UploadId, WRAPPED_KEY_BYTES } from "@envoi/protocol";
import { expect, test } from "vitest";
import { hostUploadGateway } from "./testing/host-upload-gateway.ts";

const wrappedKey = randomBytes(WRAPPED_KEY_BYTES).toString("base64url");

test.each([
  ["of an ext client is stored, and the reply indicates it", { wrappedKey, ext: 1 }, { passwordProfile: 2 }, true],
  ["of another client is ignored", { wrappedKey }, {}, false],
  ["that is null counts as absent", { wrappedKey: null, ext: 1 }, {}, false],
])("a wrapped key %s", async (_what, more, added, isKept) => {
  await using gateway = await hostUploadGateway({});
  let reply: Record<string, unknown> = {};
  const end = await gateway.upload(100, { more }, (answer) => {
    reply = answer;
  });
  expect(end).toEqual({ ok: true });
  expect(reply).toEqual({ url: expect.any(String), ownerToken: expect.any(String), id: expect.any(String), ...added });
  await expect
    .poll(() => gateway.uploads.read(reply["id"] as UploadId))
    .toMatchObject({ wrappedKey: isKept ? wrappedKey : null, passwordSet: isKept });
  expect(gateway.logLines.join("")).not.toContain(wrappedKey);
});

test.each([wrappedKey.slice(4), "", 5, [wrappedKey], "!".repeat(123)])(
  "a wrapped key of another form is rejected: %j",
  async (malformed) => {
    await using gateway = await hostUploadGateway({});
    const refused = { error: 400, code: "bad_request" };
    expect(await gateway.upload(100, { more: { wrappedKey: malformed, ext: 1 } })).toEqual(refused);
  },
);
