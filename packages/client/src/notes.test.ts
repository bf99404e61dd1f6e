import { MAX_MESSAGE_CHARACTERS, MAX_SENDER_CHARACTERS, MAX_TITLE_CHARACTERS } from "@envoi/protocol";
import { expect, test } from "vitest";
import { openDownload } from "./download/download.ts";
import { collectText, serveUploads } from "./testing/upload-server.ts";
import type { SourceFile } from "./upload/source.ts";
import { upload } from "./upload/upload.ts";

const { signal } = new AbortController();
const limits = { downloadLimit: 1, timeLimitSeconds: 300 };

function note(text: string): SourceFile {
  const blob = new Blob([text]);
  return { name: "typed", type: "text/html", size: blob.size, note: true, stream: () => blob.stream() };
}

test("a note, a title, a message and the sender's name reach the recipient", async () => {
  await using server = await serveUploads();
  const texts = { title: "  For \u202eyou\n ", message: "First\r\nsecond\u0000 line\n", sender: "Ada" };
  const sent = await upload(server, { files: [note("the note")], ...texts, ...limits }, { signal });
  const shown = {
    name: "note.txt",
    size: 8,
    type: "text/plain",
    manifest: { files: [{ name: "note.txt", size: 8, type: "text/plain", note: true }] },
    title: "For you",
    message: "First\nsecond line",
    sender: "Ada",
  };
  expect(sent).toMatchObject(shown);
  const download = await openDownload(server, { id: sent.id, secretB64: sent.secretB64, password: null }, signal);
  expect(download.metadata).toEqual(shown);
  expect(await collectText(await download.read({ signal }))).toBe("the note");
});

test("I1: nothing that leaves the client contains a title, message, note, sender's name or file name", async () => {
  await using server = await serveUploads();
  const texts = { title: "orange title", message: "lemon message", sender: "quince sender" };
  const request = { files: [note("cherry note")], ...texts, ...limits };
  const sent = await upload(server, request, { signal });
  const opening = { id: sent.id, secretB64: sent.secretB64, password: null };
  await collectText(await (await openDownload(server, opening, signal)).read({ signal }));
  const received = server.received();
  expect(received).toContain("fileMetadata");
  expect(received).toContain("/api/metadata/");
  for (const word of ["orange", "lemon", "quince", "cherry", "note.txt", sent.secretB64]) {
    for (const form of [word, btoa(word).replace(/=+$/, ""), encodeURIComponent(word)]) {
      expect(received).not.toContain(form);
    }
  }
});

test("texts that the sender did not enter are left out of the metadata", async () => {
  await using server = await serveUploads();
  const request = { files: [{ ...note("x"), note: false }], title: " ", message: "", sender: "", ...limits };
  const sent = await upload(server, request, { signal });
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(["title"]));
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(["sender"]));
  expect(sent.manifest.files).toEqual([{ name: "typed", size: 1, type: "text/html" }]);
});

test.each([
  [{ title: "📦".repeat(MAX_TITLE_CHARACTERS), message: "📦".repeat(MAX_MESSAGE_CHARACTERS) }, true],
  [{ title: "x".repeat(MAX_TITLE_CHARACTERS + 1) }, false],
  [{ message: "x".repeat(MAX_MESSAGE_CHARACTERS + 1) }, false],
  [{ sender: "x".repeat(MAX_SENDER_CHARACTERS + 1) }, false],
])(
  "sends a title, message and sender up to their maximum lengths, and rejects longer ones before sending anything: %#",
  async (texts, isSent) => {
    await using server = await serveUploads();
    const sending = upload(server, { files: [note("x")], ...texts, ...limits }, { signal });
    if (isSent) expect(await sending).toMatchObject(texts);
    else {
      await expect(sending).rejects.toThrow(RangeError);
      expect(() => server.kept()).toThrow();
    }
  },
);
