import { changeStrongPassword, checkExists, fetchInfo, openDownload, setPassword, upload } from "@envoi/client";
import { stretchPassword } from "@envoi/crypto/stretch";
import { expect, it } from "vitest";
import { startApp } from "../support/app.ts";

const { signal } = new AbortController();
const stretching = { stretch: stretchPassword, signal };

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text();
}

it("an upload with a strong password opens only with that password, its owner can change the password, and only received downloads are counted", async () => {
  await using app = await startApp({ LOG_LEVEL: "warn" });
  const server = { origin: app.origin };
  const blob = new Blob(["the content"]);
  const file = { name: "a.txt", type: "text/plain", size: blob.size, note: true, stream: () => blob.stream() };
  const sent = await upload(
    server,
    { files: [file], title: "A title", strongPassword: "first", downloadLimit: 2, timeLimitSeconds: 300 },
    stretching,
  );
  const { id, secretB64, contentKeyB64 = "" } = sent;
  const open = (password: string) => openDownload(server, { id, secretB64, password }, stretching);

  expect(await checkExists(server, id, signal)).toMatchObject({ requiresPassword: true, passwordProfile: 2 });
  await expect(open("wrong")).rejects.toMatchObject({ code: "bad_proof" });
  const download = await open("first");
  expect(download.metadata).toMatchObject({ name: "note.txt", title: "A title" });
  expect(await readText(await download.read({ signal }))).toBe("the content");
  expect(await fetchInfo(server, sent, signal)).toMatchObject({ dlimit: 2, dtotal: 1 });

  // A client unaware of strong passwords would send this request, after which the upload could not be opened.
  const asBefore = setPassword(server, sent, { shareLink: sent.shareLink, password: "second" }, signal);
  await expect(asBefore).rejects.toMatchObject({ code: "bad_request" });

  await changeStrongPassword(server, sent, { secretB64, contentKeyB64, password: "second" }, stretching);
  await expect(open("first")).rejects.toMatchObject({ code: "bad_proof" });
  const again = await open("second");
  expect(await readText(await again.read({ signal }))).toBe("the content");
  await expect(fetchInfo(server, sent, signal)).rejects.toMatchObject({ code: "not_found" });
});
