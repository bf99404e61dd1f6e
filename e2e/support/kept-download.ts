import type { Page } from "playwright-core";

type KeptDownload = { id: string; totalBytes: number; keptBytes: number };

/** Stores a kept download on the device, as a page would, with a Claim token unknown to any server. */
export function plantKept(page: Page, kept: KeptDownload): Promise<void> {
  return page.evaluate(async ({ id, totalBytes, keptBytes }) => {
    const root = await navigator.storage.getDirectory();
    const all = await root.getDirectoryHandle("kept", { create: true });
    const folder = await all.getDirectoryHandle(id, { create: true });
    const claim = JSON.stringify({ totalBytes, token: "none", etag: null, page: 1 });
    for (const [name, content] of [
      ["0", new Uint8Array(keptBytes)],
      ["claim.json", claim],
    ] as const) {
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    }
  }, kept);
}

/** Ids of the downloads kept on the device. */
export function keptIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const all = await root.getDirectoryHandle("kept", { create: true });
    const ids: string[] = [];
    for await (const id of all.keys()) ids.push(id);
    return ids;
  });
}

/** A kept download's Claim token. */
export function keptToken(page: Page, id: string): Promise<string> {
  return page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const folder = await (await root.getDirectoryHandle("kept")).getDirectoryHandle(name);
    const file = await (await folder.getFileHandle("claim.json")).getFile();
    return JSON.parse(await file.text()).token;
  }, id);
}

/** All files of a kept download, byte for byte as Latin-1. */
export function keptContent(page: Page, id: string): Promise<string> {
  return page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const folder = await (await root.getDirectoryHandle("kept")).getDirectoryHandle(name);
    let content = "";
    for await (const handle of folder.values()) {
      const file = await (handle as FileSystemFileHandle).getFile();
      content += new TextDecoder("latin1").decode(await file.arrayBuffer());
    }
    return content;
  }, id);
}
