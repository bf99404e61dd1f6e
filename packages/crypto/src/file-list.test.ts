import { describe, expect, test } from "vitest";
import vectors from "../vectors/file-list.json" with { type: "json" };
import { collectBytes } from "./collect-bytes.ts";
import { deriveFileListKey, fileListId, openFileList, sealFileList } from "./file-list.ts";
import { sealRecords } from "./seal-records.ts";
import { fromHex, toHex } from "./testing/test-bytes.ts";

const key = fromHex("000102030405060708090a0b0c0d0e0f");

describe("a file list", () => {
  test.each(vectors.cases)("equals that of other clients: $note", async (vector) => {
    const fileListKey = await deriveFileListKey(fromHex(vector.scoped_key_hex));
    expect(toHex(fileListKey)).toBe(vector.file_list_key_hex);
    expect(await fileListId(fileListKey)).toBe(vector.list_id);
    const entries: unknown[] = JSON.parse(vector.plaintext_json);
    expect(toHex(await sealFileList(fileListKey, entries, fromHex(vector.salt_hex)))).toBe(vector.body_hex);
    expect(await openFileList(fileListKey, fromHex(vector.body_hex))).toEqual(entries);
  });

  test("has a new salt every time it is written", async () => {
    expect(await sealFileList(key, [])).not.toEqual(await sealFileList(key, []));
  });

  test("of several Records is read back completely", async () => {
    const entries = Array.from({ length: 1_000 }, (_, index) => ({ id: index, name: "x".repeat(200) }));
    expect(await openFileList(key, await sealFileList(key, entries))).toEqual(entries);
  });

  test("cannot be opened with another key", async () => {
    const body = await sealFileList(key, []);
    await expect(openFileList(fromHex("00".repeat(16)), body)).rejects.toMatchObject({ code: "authentication" });
  });

  test.each([0, 20])("is rejected if it consists of %i bytes of header", async (bytes) => {
    const body = (await sealFileList(key, [])).slice(0, bytes);
    await expect(openFileList(key, body)).rejects.toMatchObject({ code: "short-header" });
  });

  test("that has been cut to its header is not mistaken for an empty list", async () => {
    const body = (await sealFileList(key, [])).slice(0, 21);
    await expect(openFileList(key, body)).rejects.toMatchObject({ code: "truncated" });
  });

  test.each(["{}", "no json", "null"])("that contains %j is malformed", async (text) => {
    const body = await collectBytes(sealRecords(new Blob([text]).stream(), { secret: key }));
    await expect(openFileList(key, body)).rejects.toMatchObject({ code: "malformed" });
  });
});
