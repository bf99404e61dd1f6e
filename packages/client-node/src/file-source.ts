import { type FileHandle, open } from "node:fs/promises";
import type { SourceFile } from "@envoi/client";
import { DeviceError } from "./private-files.ts";

/** Allocated for a reader that brings no memory of its own. */
const CHUNK_BYTES = 524_288;

/** A file of this device, which can be read from any byte, several times at once. */
export type FileOnDevice = SourceFile & { path: string; state: ChosenState };

/** A file as it was when it was chosen. */
export type ChosenState = { size: number; modifiedMs: number };

/**
 * @param file.name - under which it is sent, perhaps with folders
 * @param file.state - what it was when it was chosen: a file that has changed since then is not sent
 */
export function createFileSource(file: { path: string; name: string; type: string; state: ChosenState }): FileOnDevice {
  const { path, name, type, state } = file;
  return {
    path,
    state,
    name,
    type,
    size: state.size,
    lastModified: Math.trunc(state.modifiedMs),
    stream: () => readFrom(path, 0, state),
    slice: (firstByte) => ({ stream: () => readFrom(path, firstByte, state) }),
  };
}

/** Opens the file when it is read, so that thousands of files are not open at once. */
function readFrom(path: string, firstByte: number, state: ChosenState): ReadableStream<Uint8Array<ArrayBuffer>> {
  let handle: FileHandle | null = null;
  let position = firstByte;
  return new ReadableStream({
    type: "bytes",
    autoAllocateChunkSize: CHUNK_BYTES,
    async pull(controller) {
      const view = controller.byobRequest?.view;
      if (!(view instanceof Uint8Array)) return;
      handle ??= await openUnchanged(path, state);
      const { bytesRead } = await handle.read(view, 0, view.byteLength, position);
      if (bytesRead === 0) {
        await close();
        controller.close();
        controller.byobRequest?.respond(0);
        return;
      }
      position += bytesRead;
      controller.byobRequest?.respond(bytesRead);
    },
    cancel: close,
  }) as ReadableStream<Uint8Array<ArrayBuffer>>;

  async function close(): Promise<void> {
    const opened = handle;
    handle = null;
    await opened?.close();
  }
}

async function openUnchanged(path: string, { size, modifiedMs }: ChosenState): Promise<FileHandle> {
  const handle = await open(path, "r");
  const found = await handle.stat();
  if (found.size === size && found.mtimeMs === modifiedMs) return handle;
  await handle.close();
  throw new DeviceError("file_changed", `${path} has changed since it was chosen.`);
}
