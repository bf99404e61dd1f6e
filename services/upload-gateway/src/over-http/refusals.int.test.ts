import { randomBytes, randomInt } from "node:crypto";
import { ERRORS, type UploadId } from "@envoi/protocol";
import { answerProblems, findHttpCall } from "@envoi/protocol/answer-problems";
import { firstMessage, sealBody } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type HostedUploadGateway, hostUploadGateway } from "../testing/host-upload-gateway.ts";

const SECRET = randomBytes(16);
const BODY = Buffer.concat([...sealBody(SECRET, randomBytes(1_000))]);
const TUS = { "Tus-Resumable": "1.0.0" };
const OCTETS = { "Content-Type": "application/offset+octet-stream" };
const JSON_TYPE = { "Content-Type": "application/json" };
const UNKNOWN = `/api/uploads/${"a".repeat(43)}`;

let gateway: HostedUploadGateway;
beforeAll(async () => {
  gateway = await hostUploadGateway({ ALLOWED_ORIGINS: "https://other.example" });
});
afterAll(() => gateway[Symbol.asyncDispose]());

type Ask = { headers?: Record<string, string>; body?: Uint8Array | string };

async function ask(method: string, path: string, { headers = {}, body }: Ask = {}): Promise<Response> {
  const init = { method, headers, ...(body !== undefined && { body }) };
  const answer = await fetch(`${gateway.origin}${path}`, init);
  const call = findHttpCall(headers["X-HTTP-Method-Override"] ?? method, path);
  if (call !== null && !answer.ok) {
    const served = { status: answer.status, headers: answer.headers, text: await answer.clone().text() };
    expect(answerProblems(call, served)).toEqual([]);
  }
  return answer;
}

const message = (fields: object = {}) => firstMessage(SECRET, 1_000, { fields: { size: BODY.length, ...fields } });

async function create(fields: object = {}): Promise<{ path: string; id: UploadId }> {
  const answer = await ask("POST", "/api/uploads", { headers: { ...TUS, ...JSON_TYPE }, body: message(fields) });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: UploadId };
  return { path: answer.headers.get("Location") ?? "", id };
}

function metadata(fields: Record<string, string> = {}): string {
  const { fileMetadata, authorization } = JSON.parse(message());
  return Object.entries({ fileMetadata, authorization, ...fields })
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString("base64")}`)
    .join(",");
}

async function readCode(answer: Response): Promise<string> {
  const { error, code } = (await answer.json()) as { error: number; code: string };
  expect(answer.status).toBe(error);
  expect(answer.headers.get("Tus-Resumable")).toBe("1.0.0");
  return code;
}

describe("creating an upload over HTTP is rejected with", () => {
  const LENGTH = { "Upload-Length": String(BODY.length) };
  const META = { "Upload-Metadata": metadata() };

  test.each<[string, string, Record<string, string>, (string | Uint8Array)?]>([
    ["tus_version", "without a version", { "Tus-Resumable": "" }],
    ["tus_version", "of another version", { "Tus-Resumable": "0.2.2" }],
    ["bad_request", "without a length", META],
    ["bad_request", "with two lengths", { ...META, ...LENGTH, "Upload-Defer-Length": "1" }],
    ["bad_request", "that defers its length in another way", { ...META, "Upload-Defer-Length": "2" }],
    ["bad_request", "with a negative length", { ...META, "Upload-Length": "-1" }],
    ["bad_request", "with a length that is no number", { ...META, "Upload-Length": "1e3" }],
    ["bad_length", "with no length of an encrypted file", { ...META, "Upload-Length": "7" }],
    ["too_large", "with a length beyond the limit", { ...META, "Upload-Length": String(2 ** 41) }],
    ["bad_request", "without metadata", LENGTH],
    ["bad_request", "with metadata that are not base64", { ...LENGTH, "Upload-Metadata": "fileMetadata ä!" }],
    ["bad_request", "with a key twice", { ...LENGTH, "Upload-Metadata": `${metadata()},authorization YQ==` }],
    ["bad_request", "with a bearer in its metadata", { ...LENGTH, "Upload-Metadata": metadata({ bearer: "token" }) }],
    ["bad_limit", "with a bad limit", { ...LENGTH, "Upload-Metadata": metadata({ dlimit: "1000" }) }],
    ["bad_request", "with a bad key", { ...LENGTH, "Upload-Metadata": metadata({ authorization: "send-v1 YQ" }) }],
    ["bad_request", "in no JSON", JSON_TYPE, "{"],
    ["bad_request", "in JSON that is no object", JSON_TYPE, "[]"],
    ["bad_request", "with a bearer in its JSON", JSON_TYPE, message({ bearer: "token" })],
    ["bad_request", "with two different lengths", { ...JSON_TYPE, "Upload-Length": "100" }, message()],
    ["too_large", "with far too long metadata", JSON_TYPE, message({ fileMetadata: "a".repeat(200_000) })],
    ["too_large", "with a far too long body", JSON_TYPE, message({ more: "a".repeat(300_000) })],
    [
      "unsupported_media_type",
      "with a body of another type",
      { ...LENGTH, ...META, "Content-Type": "text/plain" },
      "a",
    ],
    [
      "length_mismatch",
      "with more bytes than declared",
      { ...LENGTH, ...META, ...OCTETS },
      Buffer.concat([BODY, BODY]),
    ],
    ["not_encrypted", "with bytes of no encrypted file", { ...LENGTH, ...META, ...OCTETS }, Buffer.alloc(100)],
    ["bad_request", "with an unknown checksum", { ...LENGTH, ...META, "Upload-Checksum": "crc32 AAAA" }],
    ["bad_request", "as a piece of another one", { ...LENGTH, ...META, "Upload-Concat": "partial" }],
    ["bad_request", "that others are joined to", { ...META, "Upload-Concat": `final;${UNKNOWN}` }],
    ["forbidden_origin", "from another page", { ...LENGTH, ...META, Origin: "https://evil.example" }],
  ])("%s, %s", async (code, _what, headers, body) => {
    const answer = await ask("POST", "/api/uploads", {
      headers: { ...TUS, ...headers },
      ...(body !== undefined && { body }),
    });
    expect(await readCode(answer)).toBe(code);
    if (code === "tus_version") expect(answer.headers.get("Tus-Version")).toBe("1.0.0");
    for await (const { key } of gateway.blobs.list("", { unfinished: true })) throw new Error(`${key} is left over`);
  });
});

describe("adding bytes is rejected with", () => {
  const ZERO_OFFSET = { "Upload-Offset": "0" };

  test.each<[string, string, Record<string, string>, Uint8Array]>([
    ["tus_version", "without a version", { "Tus-Resumable": "" }, BODY],
    ["unsupported_media_type", "of another type", { ...ZERO_OFFSET, "Content-Type": "text/plain" }, BODY],
    ["bad_request", "without an offset", {}, BODY],
    ["bad_request", "at a negative offset", { "Upload-Offset": "-1" }, BODY],
    ["bad_request", "at an offset that is no number", { "Upload-Offset": "0x0" }, BODY],
    ["wrong_offset", "at another offset", { "Upload-Offset": "1" }, BODY],
    ["wrong_offset", "at an offset beyond its end", { "Upload-Offset": "999999999999999" }, BODY],
    ["length_mismatch", "beyond its end", ZERO_OFFSET, Buffer.concat([BODY, Buffer.of(0)])],
    ["length_mismatch", "with another length", { ...ZERO_OFFSET, "Upload-Length": String(BODY.length + 1) }, BODY],
    ["not_encrypted", "of no encrypted file", ZERO_OFFSET, Buffer.alloc(BODY.length)],
    ["bad_request", "with an unknown checksum", { ...ZERO_OFFSET, "Upload-Checksum": "crc32 AAAA" }, BODY],
    ["bad_request", "with a checksum that is not base64", { ...ZERO_OFFSET, "Upload-Checksum": "sha1 ???" }, BODY],
    ["checksum_mismatch", "with a short checksum", { ...ZERO_OFFSET, "Upload-Checksum": "sha1 AAAA" }, BODY],
  ])("%s %s, and changes nothing", async (code, _what, headers, body) => {
    const { path, id } = await create();
    const answer = await ask("PATCH", path, { headers: { ...TUS, ...OCTETS, ...headers }, body });
    expect(await readCode(answer)).toBe(code);
    expect(await gateway.uploads.readSession(id)).toMatchObject({ parts: [], tail: [] });
    const right = await ask("PATCH", path, { headers: { ...TUS, ...OCTETS, ...ZERO_OFFSET }, body: BODY });
    expect(right.status).toBe(204);
    await gateway.uploads.delete(id, "delete");
    const after = await ask("PATCH", path, { headers: { ...TUS, ...OCTETS, ...ZERO_OFFSET }, body: BODY });
    expect(await readCode(after)).toBe("not_found");
    await gateway.blobs.remove((await blobKeys())[0] ?? never());
  });

  test("`not_encrypted`, even if the header arrives byte by byte", async () => {
    const { path } = await create();
    const bad = Buffer.from(BODY.subarray(0, 21));
    bad[20] = 1;
    for (let offset = 0; offset < 20; offset += 1) {
      const headers = { ...TUS, ...OCTETS, "Upload-Offset": String(offset) };
      expect((await ask("PATCH", path, { headers, body: bad.subarray(offset, offset + 1) })).status).toBe(204);
    }
    const headers = { ...TUS, ...OCTETS, "Upload-Offset": "20" };
    expect(await readCode(await ask("PATCH", path, { headers, body: bad.subarray(20) }))).toBe("not_encrypted");
    expect((await ask("DELETE", path, { headers: TUS })).status).toBe(204);
  });
});

async function blobKeys() {
  const keys = [];
  for await (const { key } of gateway.blobs.list("")) keys.push(key);
  return keys;
}

function never(): never {
  throw new Error("there is no Blob");
}

test.each([UNKNOWN, "/api/uploads/0123456789abcdef", "/api/uploads/x", `/api/uploads/${"%61".repeat(43)}`])(
  "no upload is found at %s",
  async (path) => {
    for (const method of ["HEAD", "DELETE"]) expect((await ask(method, path, { headers: TUS })).status).toBe(404);
    const headers = { ...TUS, ...OCTETS, "Upload-Offset": "0" };
    expect(await readCode(await ask("PATCH", path, { headers, body: BODY }))).toBe("not_found");
  },
);

test("a session opened on a socket has no URL", async () => {
  let id = "";
  await gateway.upload(1_000, { declared: true, more: { ext: 1 } }, (reply) => {
    id = String(reply["id"]);
  });
  expect((await ask("HEAD", `/api/uploads/${id}`, { headers: TUS })).status).toBe(404);
});

describe("a browser", () => {
  test("receives the server's capabilities", async () => {
    for (const path of ["/api/uploads", UNKNOWN]) {
      const answer = await ask("OPTIONS", path, { headers: { Origin: "https://other.example" } });
      expect(answer.status).toBe(204);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "tus-resumable": "1.0.0",
        "tus-version": "1.0.0",
        "tus-checksum-algorithm": "sha1,sha256,md5",
        "tus-extension": expect.stringContaining("creation-defer-length"),
        "tus-max-size": expect.stringMatching(/^\d+$/),
        "access-control-allow-origin": "https://other.example",
        "access-control-allow-methods": expect.stringContaining("PATCH"),
        "access-control-allow-headers": expect.stringContaining("Upload-Offset"),
      });
    }
  });

  test("may override the method, but only from an origin that the operator allows", async () => {
    const { path } = await create();
    const headers = { ...TUS, ...OCTETS, "Upload-Offset": "0", "X-HTTP-Method-Override": "PATCH" };
    const other = { ...headers, Origin: "https://evil.example" };
    expect(await readCode(await ask("POST", path, { headers: other, body: BODY }))).toBe("forbidden_origin");
    const answer = await ask("POST", path, { headers: { ...headers, Origin: "https://other.example" }, body: BODY });
    expect(answer.status).toBe(204);
    expect(answer.headers.get("Access-Control-Expose-Headers")).toContain("Upload-Offset");
  });

  test.each(["GET", "PUT"])("that sends %s receives the allowed methods", async (method) => {
    const answer = await ask(method, UNKNOWN, { headers: TUS });
    expect(await readCode(answer)).toBe("method_not_allowed");
    expect(answer.headers.get("Allow")).toBe("OPTIONS, HEAD, PATCH, DELETE");
  });
});

test("I8: for any input, the response is a documented one, and the upload can be completed", async () => {
  const statuses = new Set([204, ...Object.values(ERRORS).map(({ status }) => status)]);
  const { path, id } = await create();
  onTestFinished(() => gateway.uploads.delete(id, "fuzzed").then(() => {}));
  const pick = <T>(...choices: T[]): T => choices[randomInt(choices.length)] as T;
  let at = 0;
  const number = () =>
    pick(String(at), String(at), "0", "1", "500", String(BODY.length), "-1", "1.5", "", "NaN", "9".repeat(30), "%00");
  for (let round = 0; round < 200; round++) {
    const method = pick("PATCH", "PATCH", "PATCH", "HEAD");
    const offset = number();
    const begin = Number.isInteger(Number(offset)) ? Math.min(Math.abs(Number(offset)), BODY.length) : 0;
    const answer = await ask(method, path, {
      ...(method === "PATCH" && { body: BODY.subarray(begin, begin + randomInt(30)) }),
      headers: {
        ...TUS,
        "Content-Type": pick("application/offset+octet-stream", "application/offset+octet-stream", "a/b"),
        "Upload-Offset": offset,
        ...pick({}, {}, { "Upload-Length": number() }),
        ...pick({}, {}, { "Upload-Checksum": pick("sha1", "sha1 AAAA", "sha256 =", "md5 AAAA BBBB") }),
      },
    });
    await answer.arrayBuffer();
    at = Number(answer.headers.get("Upload-Offset") ?? at);
    expect(answer.status === 200 || statuses.has(answer.status)).toBe(true);
    expect(answer.status).not.toBe(500);
  }
  const left = Number((await ask("HEAD", path, { headers: TUS })).headers.get("Upload-Offset"));
  const headers = { ...TUS, ...OCTETS, "Upload-Offset": String(left) };
  expect((await ask("PATCH", path, { headers, body: BODY.subarray(left) })).status).toBe(204);
});
