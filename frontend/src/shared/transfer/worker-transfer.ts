import { type Calls, type FromWorker, fromFailure, type Method, type Port, type ToWorker } from "./messages.ts";
import type { Transfer } from "./transfer.ts";

type Call = {
  done: (output: never) => void;
  failed: (error: unknown) => void;
  progressed: ((progress: never) => void) | undefined;
};

/** What a worker adds to a port: it can fail to load, or break. */
export type WorkerPort = Port<FromWorker, ToWorker> & { onBreak: (listener: () => void) => void };

/**
 * `Transfer` in a worker: the same names, done off the page's thread.
 *
 * @param startWorker - called at the first use, and again after a worker broke
 */
export function createWorkerTransfer({ startWorker }: { startWorker: () => WorkerPort }): Transfer {
  let port: WorkerPort | null = null;
  let lastCallId = 0;
  const open = new Map<number, Call>();

  function connect(): WorkerPort {
    const started = startWorker();
    started.addEventListener("message", ({ data }) => {
      const call = open.get(data.callId);
      if (call === undefined) return;
      // Outputs and progress are those of the method called: `Calls` ties them together on both ends.
      if (data.kind === "progress") return call.progressed?.(data.progress as never);
      open.delete(data.callId);
      if (data.kind === "done") call.done(data.output as never);
      else call.failed(fromFailure(data.failure));
    });
    started.onBreak(() => {
      port = null;
      for (const call of open.values()) call.failed(new Error("the worker broke"));
      open.clear();
    });
    return started;
  }

  function call<Name extends Method>(
    method: Name,
    input: Calls[Name]["input"],
    {
      onProgress,
      signal,
    }: { onProgress?: ((progress: Calls[Name]["progress"]) => void) | undefined; signal: AbortSignal },
  ): Promise<Calls[Name]["output"]> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      port ??= connect();
      const to = port;
      lastCallId += 1;
      const callId = lastCallId;
      const abort = () => {
        open.delete(callId);
        to.postMessage({ kind: "abort", callId });
        reject(signal.reason);
      };
      signal.addEventListener("abort", abort, { once: true });
      const settle = () => signal.removeEventListener("abort", abort);
      open.set(callId, {
        done: (output) => {
          settle();
          resolve(output);
        },
        failed: (error) => {
          settle();
          reject(error);
        },
        progressed: onProgress,
      });
      to.postMessage({ kind: "call", callId, method, input } as ToWorker);
    });
  }

  return {
    fetchConfig: (signal) => call("fetchConfig", null, { signal }),
    upload: (request, options) => call("upload", request, options),
    checkExists: (id, signal) => call("checkExists", id, { signal }),
    async openDownload(request, signal) {
      const { downloadId, ...opened } = await call("openDownload", request, { signal });
      return {
        ...opened,
        read: ({ to, ...options }) => call("readDownload", { downloadId, to }, options),
        close: () => {
          const forget = call("closeDownload", downloadId, { signal: new AbortController().signal });
          // A worker that broke has nothing left to forget.
          forget.catch(() => undefined);
        },
      };
    },
    canCollectFile: (bytes, signal) => call("canCollectFile", bytes, { signal }),
    async wait(ms, signal) {
      await call("wait", ms, { signal });
    },
    fetchInfo: (owner, signal) => call("fetchInfo", owner, { signal }),
    async deleteUpload(owner, signal) {
      await call("deleteUpload", owner, { signal });
    },
    async changeLimits(owner, limits, bearer, signal) {
      await call("changeLimits", { owner, limits, bearer }, { signal });
    },
    async setPassword(owner, request, signal) {
      await call("setPassword", { owner, ...request }, { signal });
    },
    fetchFileList: (access, signal) => call("fetchFileList", access, { signal }),
    writeFileList: (access, list, signal) => call("writeFileList", { access, list }, { signal }),
    derivePassphraseKey: (passphrase, owner, signal) => call("derivePassphraseKey", { passphrase, owner }, { signal }),
  };
}
