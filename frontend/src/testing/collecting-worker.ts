import { canCollectFile, collectFile, sweepCollected } from "../shared/saving/collect-file.ts";

/** Requests of a test. Each message carries a `MessagePort` for its answer. */
export type ToCollectingWorker =
  | { kind: "collect"; stream: ReadableStream<Uint8Array>; keptMs: number }
  | { kind: "canCollect"; bytes: number }
  | { kind: "sweep"; keptMs: number; nowMs: number };

async function answer(message: ToCollectingWorker): Promise<Blob | boolean | string | null> {
  switch (message.kind) {
    case "collect":
      return collectFile(message.stream, message.keptMs).catch(String);
    case "canCollect":
      return canCollectFile(message.bytes);
    case "sweep":
      await sweepCollected(message.keptMs, message.nowMs);
      return null;
  }
}

addEventListener("message", ({ data, ports }: MessageEvent<ToCollectingWorker>) => {
  void answer(data).then((output) => ports[0]?.postMessage(output));
});
