import { createHash, type Hash } from "node:crypto";
import { beginDownload, beginUpload, opaqueBody } from "@envoi/testkit";
import { expect, it } from "vitest";
import { startApp } from "../support/app.ts";
import { peakMemoryBytes, pidsOf } from "../support/measures.ts";

const MiB = 1_048_576;
const PLAINTEXT_BYTES = 2_048 * MiB;

function* hashed(chunks: Iterable<Buffer>, hash: Hash): Generator<Buffer> {
  for (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

it("I7: while 2 GiB are uploaded and downloaded, every process stays under 220 MiB", async () => {
  await using app = await startApp({ ANON_MAX_FILE_SIZE: String(PLAINTEXT_BYTES), LOG_LEVEL: "warn" });
  const upload = await beginUpload(app.origin, PLAINTEXT_BYTES, { declared: true });
  const sent = createHash("sha256");
  await upload.sendAll(hashed(opaqueBody(upload.length), sent));
  expect(await upload.finish()).toEqual({ ok: true });

  const received = createHash("sha256");
  for await (const chunk of await beginDownload(app.origin, upload)) received.update(chunk as Buffer);
  expect(received.digest("hex")).toBe(sent.digest("hex"));
  for (const pid of pidsOf(app)) expect(await peakMemoryBytes(pid)).toBeLessThan(220 * MiB);
});
