import { makeProof, parseChallenge } from "@envoi/auth";
import { uploadRequestSchema } from "@envoi/protocol";
import { describe, expect, test } from "vitest";
import capture from "../vectors/cli-capture.json" with { type: "json" };
import { collectBytes } from "./collect-bytes.ts";
import { deriveKeychain, derivePasswordAuthKey } from "./keychain.ts";
import { sealRecords } from "./seal-records.ts";
import { openMetadata } from "./sealed-metadata.ts";
import { formatShareLink, parseShareLink } from "./share-link.ts";
import { fromHex, generatorBytes, sha256Hex, toHex } from "./testing/test-bytes.ts";

type Headers = { [name: string]: string | undefined };
type RecordedRequest = {
  path: string;
  messages?: { text?: string | undefined }[];
  ciphertext?: { header_hex: string; sha256: string; length: number };
  request_headers: Headers;
  request_body?: string | undefined;
  response_headers?: Headers;
};

const requests = capture.commands.flatMap((command): RecordedRequest[] => command.requests);

function recorded(path: string): RecordedRequest {
  const found = requests.find((request) => request.path.startsWith(path));
  if (found === undefined) throw new Error(`nothing was recorded for ${path}`);
  return found;
}

const secret = fromHex(capture.secret_hex);

describe("the command line client's recording", () => {
  test("contains the link that we would create", () => {
    const link = parseShareLink(capture.share_url);
    expect(link?.secret).toEqual(secret);
    expect(link === null ? null : formatShareLink(link)).toBe(capture.share_url);
  });

  test("contains the AuthKey that we derive, and Metadata that we can open", async () => {
    const first = uploadRequestSchema.parse(JSON.parse(recorded("/api/ws").messages?.[0]?.text ?? ""));
    const { authKey, metadataKey } = await deriveKeychain(secret);
    expect(first.authorization).toBe(`send-v1 ${authKey}`);
    expect(await openMetadata(metadataKey, first.fileMetadata)).toMatchObject({
      name: "gen.bin",
      size: capture.plaintext_length,
      manifest: { files: [{ name: "gen.bin", size: capture.plaintext_length }] },
    });
  });

  test("contains the body that we would seal under the same salt", async () => {
    const { header_hex, sha256, length } = recorded("/api/ws").ciphertext ?? { header_hex: "", sha256: "", length: 0 };
    const plaintext = new Blob([generatorBytes(capture.plaintext_length)]).stream();
    const body = await collectBytes(sealRecords(plaintext, { secret, salt: fromHex(header_hex.slice(0, 32)) }));
    expect(toHex(body.slice(0, 21))).toBe(header_hex);
    expect(body).toHaveLength(length);
    expect(await sha256Hex(body)).toBe(sha256);
  });

  test("contains the password key that we derive, and the Proofs that we make with this key", async () => {
    const authKey = await derivePasswordAuthKey(capture.password, capture.share_url);
    expect(JSON.parse(recorded("/api/password/").request_body ?? "")).toMatchObject({ auth: authKey });
    const signed = ["/api/metadata/", "/api/download/"].map(recorded);
    const challenges = [recorded("/api/exists/"), recorded("/api/metadata/")];
    for (const [index, request] of signed.entries()) {
      const nonce = parseChallenge(challenges[index]?.response_headers?.["www-authenticate"] ?? null);
      if (nonce === null) throw new Error("no nonce was recorded");
      expect(await makeProof(authKey, nonce)).toBe(request.request_headers["authorization"]);
    }
  });
});
