import {
  createContentKey,
  createSecret,
  deriveContentKeys,
  deriveKeychain,
  sealCommittedMetadata,
  sealMetadata,
} from "@envoi/crypto";
import {
  MAX_MESSAGE_CHARACTERS,
  MAX_SENDER_CHARACTERS,
  MAX_TITLE_CHARACTERS,
  maxSealedMetadataBytes,
} from "@envoi/protocol";
import { describe, expect, it } from "vitest";
import { concatenate, describeFiles, type SourceFile } from "./source.ts";

function file(name: string, text: string, size = text.length): SourceFile {
  return { name, type: "text/plain", size, stream: () => new Blob([text]).stream() };
}

async function collectText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

describe("describeFiles", () => {
  it("describes one file by its own name, with a full manifest [R3.8]", () => {
    expect(describeFiles([{ ...file("a.bin", "abc"), type: "" }])).toEqual({
      name: "a.bin",
      size: 3,
      type: "application/octet-stream",
      manifest: { files: [{ name: "a.bin", size: 3, type: "" }] },
    });
  });

  it("names the folders of one file only in the manifest, because some clients cannot save a path", () => {
    const { name, manifest } = describeFiles([file("photos/2026/a.jpg", "1")]);
    expect([name, manifest.files[0]?.name]).toEqual(["a.jpg", "photos/2026/a.jpg"]);
  });

  it("describes several files as an archive, in their order [R3.34]", () => {
    const { name, type, size, manifest } = describeFiles([file("b", "12"), file("a", "345"), file("b", "6")]);
    expect({ name, type, size }).toEqual({ name: "Send-Archive.zip", type: "send-archive", size: 6 });
    expect(manifest.files.map((one) => one.name)).toEqual(["b", "a", "b (2)"]);
  });

  it("preserves the folders of selected files, as far as they are safe [R3.37]", () => {
    const sources = ["photos/2026/a.jpg", "photos/../b.jpg", "/c.jpg"].map((name) => file(name, "1"));
    const names = ["photos/2026/a.jpg", "photos/b.jpg", "c.jpg"];
    expect(describeFiles(sources).manifest.files.map(({ name }) => name)).toEqual(names);
  });

  it.each([1, 64, 300])(
    "keeps the metadata of %i files with the longest paths small enough for a server",
    async (count) => {
      const path = Array.from({ length: 5 }, (_, depth) => `${depth}`.repeat(200)).join("/");
      const sources = Array.from({ length: count }, (_, index) => ({
        ...file(`${path}/${index}${"ü".repeat(120)}`, "1"),
        type: `a/${"x".repeat(253)}`,
        size: 2 ** 40,
      }));
      const metadata = describeFiles(sources);
      expect(metadata.manifest.files).toHaveLength(count);
      for (const { name } of metadata.manifest.files) expect(name).toContain("ü");
      const { metadataKey } = await deriveKeychain(createSecret());
      expect((await sealMetadata(metadataKey, metadata)).length).toBeLessThanOrEqual(maxSealedMetadataBytes(count));
    },
  );

  it.each([1, 64, 65, 300])(
    "limits metadata of %i files, with the longest paths and texts and a commitment, to a size that a server accepts",
    async (count) => {
      const path = Array.from({ length: 5 }, (_, depth) => `${depth}`.repeat(200)).join("/");
      const sources = Array.from({ length: count }, (_, index) => ({
        ...file(`${path}/${index}${"ü".repeat(120)}`, "1"),
        type: `a/${"x".repeat(253)}`,
        size: 2 ** 40,
      }));
      for (const character of ["📦", '"', "x"]) {
        const texts = {
          title: character.repeat(MAX_TITLE_CHARACTERS),
          message: character.repeat(MAX_MESSAGE_CHARACTERS),
          sender: character.repeat(MAX_SENDER_CHARACTERS),
        };
        const metadata = describeFiles(sources, texts);
        expect(metadata).toMatchObject(texts);
        const keys = await deriveContentKeys(createContentKey());
        const sealed = await sealCommittedMetadata(keys, metadata);
        expect(sealed.length).toBeLessThanOrEqual(maxSealedMetadataBytes(count));
      }
    },
  );

  it("gives notes their fixed name, and renames files with the same name", () => {
    const sources = [{ ...file("typed", "1"), note: true }, file("note.txt", "2"), { ...file("x", "3"), note: true }];
    expect(describeFiles(sources).manifest.files).toEqual([
      { name: "note.txt", size: 1, type: "text/plain", note: true },
      { name: "note (2).txt", size: 1, type: "text/plain" },
      { name: "note (3).txt", size: 1, type: "text/plain", note: true },
    ]);
  });

  it.each([
    ["a decomposed name", "한글 café.txt".normalize("NFD"), "한글 café.txt"],
    ["folders with decomposed names", `${"Ünïcode/ガ".normalize("NFD")}/x`, "Ünïcode/ガ/x"],
    ["a mark that follows a hidden character", "e\u200b\u0301.txt", "é.txt"],
  ])("composes %s", (_, sent, composed) => {
    expect(describeFiles([file(sent, "1")]).manifest.files[0]?.name).toBe(composed);
  });

  it("dates each file, unless it is a note or its date is unknown", () => {
    const dates = [1_558_085_400_000, 0, -86_400_000, 1.5, Number.NaN, 9e15];
    const sources = dates.map((lastModified, index) => ({ ...file(`${index}`, "1"), lastModified }));
    const { files } = describeFiles([...sources, { ...file("", "1"), note: true, lastModified: 5 }]).manifest;
    expect(files.map(({ modified }) => modified)).toEqual([1_558_085_400_000, 0, -86_400_000, ...Array(4)]);
  });

  it("does not shorten long paths if there is space", () => {
    const path = `${"folder/".repeat(20)}name`;
    const sources = Array.from({ length: 64 }, (_, index) => file(`${path} ${index}`, "1"));
    expect(describeFiles(sources).manifest.files.map(({ name }) => name)).toEqual(sources.map(({ name }) => name));
  });
});

describe("concatenate", () => {
  it("yields the files one after the other", async () => {
    expect(await collectText(concatenate([file("a", "abc"), file("b", ""), file("c", "def")]))).toBe("abcdef");
  });

  it("reads each file into the same memory, which is at most as large as the file", async () => {
    const buffers: number[] = [];
    const reader = concatenate([file("a", "abc"), file("b", ""), file("c", "x".repeat(1_000_000))]).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      buffers.push(next.value.buffer.byteLength);
    }
    expect(new Set(buffers)).toEqual(new Set([3, 524_288]));
  });

  it.each([2, 4])("fails, and names the file, when a file of 3 bytes was declared as %i bytes long", async (size) => {
    const sources = [file("before", "x"), file("folder/a", "abc", size), file("after", "y")];
    const failure = { code: "file_changed", fileName: "folder/a" };
    await expect(collectText(concatenate(sources))).rejects.toMatchObject(failure);
  });

  it("names a file that has become unreadable", async () => {
    const lost = new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: () => Promise.reject(new Error("gone")) });
    const sources = [file("before", "x"), { ...file("gone", "abc"), stream: () => lost }];
    await expect(collectText(concatenate(sources))).rejects.toMatchObject({ code: "file_changed", fileName: "gone" });
  });
});
