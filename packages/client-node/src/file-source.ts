import { type FileHandle, open } from "node:fs/promises";
import { DeviceError, type SourceFile } from "@envoi/client";
import { systemPath } from "./system-path.ts";

/** Buffer size for readers that do not supply their own buffer. */
const CHUNK_BYTES = 524_288;

/** A file on this device. It can be read from any offset, also by several concurrent readers. */
export type FileOnDevice = SourceFile & { path: string; state: ChosenState };

/** The state of a file when it was selected. */
export type ChosenState = { size: number; modifiedMs: number };

/**
 * @param file.name - the name to send, which may include folders
 * @param file.state - its state when it was selected; a file that has changed since then is not sent
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

/** Opens the file only when it is read, so that thousands of files are never open at once. */
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
  const handle = await open(systemPath(path), "r");
  const found = await handle.stat();
  if (found.size === size && found.mtimeMs === modifiedMs) return handle;
  await handle.close();
  throw new DeviceError("file_changed", `${path} has changed since it was chosen.`);
}
