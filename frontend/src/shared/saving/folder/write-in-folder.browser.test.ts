import { beforeEach, expect, test } from "vitest";
import { writeInFolder } from "./write-in-folder.ts";

// A folder in OPFS works like a folder of the device.
let folder: FileSystemDirectoryHandle;
beforeEach(async () => {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry("chosen", { recursive: true }).catch(() => undefined);
  folder = await root.getDirectoryHandle("chosen", { create: true });
});

const createBody = (text: string) => new Blob([text]).stream();

/** All files below a folder, by path. */
async function contents(of = folder, path = ""): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const [name, handle] of of.entries()) {
    if (handle instanceof FileSystemFileHandle) found[path + name] = await (await handle.getFile()).text();
    else Object.assign(found, await contents(handle as FileSystemDirectoryHandle, `${path}${name}/`));
  }
  return found;
}

test("files are written below the folder, in the folders named in their paths", async () => {
  await writeInFolder(folder, "a.txt", createBody("one"));
  await writeInFolder(folder, "trip/day 1/b.txt", createBody("two"));
  expect(await contents()).toEqual({ "a.txt": "one", "trip/day 1/b.txt": "two" });
});

test("existing files are not changed: a new file with the same name receives a number [R4.64d]", async () => {
  await folder.getDirectoryHandle("photo", { create: true });
  for (const text of ["first", "second", "third"]) await writeInFolder(folder, "a.tar.gz", createBody(text));
  await writeInFolder(folder, "photo", createBody("a file named like a folder"));
  await writeInFolder(folder, "a.tar.gz/b", createBody("a folder named like a file"));
  await writeInFolder(folder, ".env", createBody("x"));
  await writeInFolder(folder, ".env", createBody("y"));
  expect(await contents()).toEqual({
    "a.tar.gz": "first",
    "a.tar (2).gz": "second",
    "a.tar (3).gz": "third",
    "photo (2)": "a file named like a folder",
    "a.tar (4).gz/b": "a folder named like a file",
    ".env": "x",
    ".env (2)": "y",
  });
});

test("a file whose body fails is removed, and the body's error is thrown", async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode("half"));
      controller.error(new RangeError("broken"));
    },
  });
  await expect(writeInFolder(folder, "a.txt", broken)).rejects.toThrow("broken");
  expect(await contents()).toEqual({});
});

test("if the folder is missing, the body is cancelled", async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    cancel() {
      isCancelled = true;
    },
  });
  const root = await navigator.storage.getDirectory();
  await root.removeEntry("chosen", { recursive: true });
  await expect(writeInFolder(folder, "a.txt", body)).rejects.toMatchObject({ name: "NotFoundError" });
  expect(isCancelled).toBe(true);
});

test("a name that the browser rejects gets a suffix", async () => {
  const refusing = new Proxy(folder, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property);
      if (typeof member !== "function") return member;
      return async (name: string, ...rest: unknown[]) => {
        if (name.endsWith(".lnk")) throw new TypeError("Name is not allowed.");
        return member.call(target, name, ...rest);
      };
    },
  });
  await writeInFolder(refusing, "files.lnk/a.lnk", createBody("one"));
  await writeInFolder(refusing, "b.lnk", createBody("two"));
  expect(await contents()).toEqual({ "files.lnk_/a.lnk": "one", "b.lnk_": "two" });
});
