import { makeProof } from "@envoi/auth";
import { deriveAuthKey, parseSecret } from "@envoi/crypto";
import type { UploadTold } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { NONCE, SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { askEarlyUpload } from "./early-upload.ts";

const id = uploadId();
const LINK = `https://envoi.example/download/${id}/#${SECRET}`;
const OPEN: UploadTold = { requiresPassword: false, nonce: NONCE };

/**
 * Requests the Metadata, as a page does at startup. `content`: what the document says about the upload; `null` if
 * nothing.
 */
function ask(content: string | null, { href = LINK, status = 200 } = {}) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response("{}", { status }));
  const element = content === null ? null : { getAttribute: () => content };
  const document = { querySelector: () => element };
  return { fetch, early: askEarlyUpload({ document, location: { href }, fetch }) };
}

const say = (told: UploadTold, page = {}) => ask(JSON.stringify(told), page);

test("the request for the Metadata is signed with the link's key and the document's Nonce", async () => {
  const { fetch, early } = say(OPEN);
  expect(early).toMatchObject({ id, secretB64: SECRET, told: OPEN });
  expect((await early?.metadata)?.status).toBe(200);
  const secret = parseSecret(SECRET);
  if (secret === null) throw new Error("no secret");
  const Authorization = await makeProof(await deriveAuthKey(secret), NONCE);
  expect(fetch.mock.calls).toMatchObject([
    [`/api/metadata/${id}`, { headers: { "Envoi-Authorization": Authorization } }],
  ]);
});

test("I1: the request contains no part of the Secret", async () => {
  const { fetch, early } = say(OPEN);
  await early?.metadata;
  expect(JSON.stringify(fetch.mock.calls)).not.toContain(SECRET);
});

test.each<[string, UploadTold, string]>([
  ["with a password", { ...OPEN, requiresPassword: true }, LINK],
  ["with a strong password", OPEN, LINK.replace("#", "#v2.")],
  ["that is gone", null, LINK],
])("nothing is requested for an upload %s, because its Proof would be rejected", async (_what, told, href) => {
  const { fetch, early } = say(told, { href });
  expect(early?.told).toEqual(told);
  expect(await early?.metadata).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test("a rejected request counts as if none had been sent", async () => {
  expect(await say(OPEN, { status: 401 }).early?.metadata).toBeNull();
});

test.each([null, "{}", '{"nonce":1,"requiresPassword":false}', '{"nonce":"AAAA"}'])(
  "if the document contains %s, the request is left to the page's script",
  (content) => {
    const { early, fetch } = ask(content);
    expect(early).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  },
);

test.each(["https://envoi.example/", `https://envoi.example/download/${id}`])("%s is not a complete link", (href) => {
  expect(say(OPEN, { href }).early).toBeNull();
});
