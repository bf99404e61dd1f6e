import { canWriteOpfsFile, clearOpfsFiles, removeOpfsFiles, writeOpfsFile } from "../shared/saving/opfs-file.ts";

/** A test's requests. Each message carries a `MessagePort` for its reply. */
export type ToOpfsWorker =
  | { kind: "collect"; stream: ReadableStream<Uint8Array>; keptMs: number }
  | { kind: "canCollect"; bytes: number }
  | { kind: "sweep"; keptMs: number; nowMs: number }
  | { kind: "clear"; copiedMs: number };

async function answer(message: ToOpfsWorker): Promise<Blob | boolean | string | null> {
  switch (message.kind) {
    case "collect":
      return writeOpfsFile(message.stream, message.keptMs).catch(String);
    case "canCollect":
      return canWriteOpfsFile(message.bytes);
    case "sweep":
      await removeOpfsFiles(message.keptMs, message.nowMs);
      return null;
    case "clear":
      await clearOpfsFiles(message.copiedMs);
      return null;
  }
}

addEventListener("message", ({ data, ports }: MessageEvent<ToOpfsWorker>) => {
  void answer(data).then((output) => ports[0]?.postMessage(output));
});
