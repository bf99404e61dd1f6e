import type { Calls, FromWorker, Method, Port, ToWorker } from "./messages.ts";
import { toFailure } from "./messages.ts";
import { throttle } from "./throttle.ts";
import type { OpenedDownload, Transfer } from "./transfer.ts";

/** Faster progress would tell nothing more, and each message makes the page draw itself anew. */
const PROGRESS_MS = 100;

/** Answers the page's calls in the worker. */
export function serveTransfer({ transfer, port }: { transfer: Transfer; port: Port<ToWorker, FromWorker> }): void {
  const running = new Map<number, AbortController>();
  const downloads = new Map<number, OpenedDownload>();

  function downloadOf(downloadId: number): OpenedDownload {
    const download = downloads.get(downloadId);
    if (download === undefined) throw new Error("this download is closed");
    return download;
  }

  function close(downloadId: number): void {
    downloads.get(downloadId)?.close();
    downloads.delete(downloadId);
  }

  async function answer(
    message: Extract<ToWorker, { kind: "call" }>,
    signal: AbortSignal,
    onProgress: (progress: Calls[Method]["progress"]) => void,
  ): Promise<Calls[Method]["output"]> {
    switch (message.method) {
      case "fetchConfig":
        return transfer.fetchConfig(signal);
      case "upload":
        return transfer.upload(message.input, { onProgress, signal });
      case "checkExists":
        return transfer.checkExists(message.input, signal);
      case "openDownload": {
        const download = await transfer.openDownload(message.input, signal);
        if (signal.aborted) {
          download.close();
          throw signal.reason;
        }
        downloads.set(message.callId, download);
        const { metadata, ttlMs, finalDownload } = download;
        return { downloadId: message.callId, metadata, ttlMs, finalDownload };
      }
      case "readDownload":
        return downloadOf(message.input.downloadId).read({ to: message.input.to, onProgress, signal });
      case "closeDownload":
        close(message.input);
        return null;
      case "canCollectFile":
        return transfer.canCollectFile(message.input, signal);
      case "wait":
        await transfer.wait(message.input, signal);
        return null;
      case "fetchInfo":
        return transfer.fetchInfo(message.input, signal);
      case "deleteUpload":
        await transfer.deleteUpload(message.input, signal);
        return null;
      case "changeLimits":
        await transfer.changeLimits(message.input.owner, message.input.limits, message.input.bearer, signal);
        return null;
      case "setPassword": {
        const { owner, shareLink, password } = message.input;
        await transfer.setPassword(owner, { shareLink, password }, signal);
        return null;
      }
      case "fetchFileList":
        return transfer.fetchFileList(message.input, signal);
      case "writeFileList":
        return transfer.writeFileList(message.input.access, message.input.list, signal);
      case "derivePassphraseKey":
        return transfer.derivePassphraseKey(message.input.passphrase, message.input.owner, signal);
    }
  }

  async function run(message: Extract<ToWorker, { kind: "call" }>): Promise<void> {
    const { callId } = message;
    const controller = new AbortController();
    running.set(callId, controller);
    const progress = throttle<Calls[Method]["progress"]>(
      (value) => port.postMessage({ kind: "progress", callId, progress: value }),
      (next) => setTimeout(next, PROGRESS_MS),
    );
    try {
      const output = await answer(message, controller.signal, progress.push);
      port.postMessage({ kind: "done", callId, output });
    } catch (error) {
      port.postMessage({ kind: "failed", callId, failure: toFailure(error) });
    } finally {
      progress.cancel();
      running.delete(callId);
    }
  }

  port.addEventListener("message", ({ data }) => {
    if (data.kind === "call") return void run(data);
    running.get(data.callId)?.abort();
    // The answer may have left already: nobody takes what it opened.
    close(data.callId);
  });
}
