import { PassThrough } from "node:stream";
import type { OwnerToken, UploadId } from "@envoi/protocol";
import { expect, test } from "vitest";
import { Output } from "../output/output.ts";
import { showSent, toSent } from "./finish-sent.ts";

const SERVER = "https://send.example.com";

function finished(origin = SERVER, timeLimitSeconds = 60) {
  const id = "0123456789abcdef" as UploadId;
  const url = `${origin}/download/${id}/`;
  return {
    id,
    url,
    shareLink: `${url}#key`,
    secretB64: "key",
    ownerToken: "token" as OwnerToken,
    name: "a",
    size: 1,
    type: "",
    manifest: { files: [{ name: "a", size: 1, type: "" }] },
    downloadLimit: 1,
    timeLimitSeconds,
    durationMs: 1,
  };
}

async function show(upload: ReturnType<typeof finished>) {
  const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
  const output = new Output(
    { json: false, quiet: false, verbose: false, color: "never" },
    streams as unknown as Pick<NodeJS.Process, "stdout" | "stderr">,
  );
  await showSent(toSent(upload, { server: SERVER, hasPassword: false }), upload, {}, { output });
  return { text: String(streams.stdout.read()), stderr: String(streams.stderr.read()) };
}

test.each([60, 604_799_999_395_200, Number.MAX_SAFE_INTEGER])(
  "the link is printed whatever the lifetime: %d s",
  async (seconds) => {
    const { text, stderr } = await show(finished(SERVER, seconds));
    expect(text).toBe(`${finished().shareLink}\n`);
    expect(stderr).not.toContain("warning");
  },
);

test("a link with another origin than the server's is printed with a warning that names both", async () => {
  const elsewhere = finished("https://other.example");
  const { text, stderr } = await show(elsewhere);
  expect(text).toBe(`${elsewhere.shareLink}\n`);
  expect(stderr).toMatch(/warning:.*https:\/\/send\.example\.com.*https:\/\/other\.example/);
});
