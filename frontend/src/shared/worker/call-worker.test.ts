import { createDeferred } from "@envoi/client";
import { ProtocolError } from "@envoi/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { deferred } from "../../testing/deferred.ts";
import { fakeAccountList } from "../../testing/fake-account-list.ts";
import { fakeDownload, fakeWorkerApi } from "../../testing/fake-environment.ts";
import { fakeFinishedUpload, fakeUnfinishedDraft, OWNER_TOKEN, SECRET, uploadId } from "../../testing/fake-uploads.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import type { FinishedUpload, Transfer, UploadProgress } from "../transfer/transfer.ts";
import type { WorkerApi } from "../transfer/transfer-worker.ts";
import { callWorker, type WorkerPort } from "./call-worker.ts";
import type { FromWorker, ToWorker } from "./serve-calls.ts";
import { serveCalls } from "./serve-calls.ts";

const open: MessageChannel[] = [];
afterEach(() => {
  for (const { port1, port2 } of open.splice(0)) {
    port1.close();
    port2.close();
  }
});

/** Both ends of the connection, with a message channel instead of a worker. */
function connect(worker: Partial<WorkerApi>) {
  const breaks: (() => void)[] = [];
  let started = 0;
  const transfer = callWorker<WorkerApi>({
    startWorker(): WorkerPort {
      started += 1;
      const channel = new MessageChannel();
      open.push(channel);
      const { port1, port2 } = channel;
      port1.start();
      port2.start();
      serveCalls({
        api: fakeWorkerApi(worker),
        port: {
          postMessage: (message: FromWorker) => port2.postMessage(message),
          addEventListener: (type, listener) =>
            port2.addEventListener(type, (event: MessageEvent<ToWorker>) => listener(event)),
        },
      });
      return {
        postMessage: (message) => port1.postMessage(message),
        addEventListener: (type, listener) =>
          port1.addEventListener(type, (event: MessageEvent<FromWorker>) => listener(event)),
        onBreak: (listener) => void breaks.push(listener),
      };
    },
  });
  return { transfer, breakWorker: () => breaks.at(-1)?.(), starts: () => started };
}

const signal = new AbortController().signal;
const request = {
  files: [{ name: "a.txt", blob: new Blob(["hello"]) }],
  downloadLimit: 1,
  timeLimitSeconds: 60,
  bearer: null,
  key: "upload",
  draft: fakeUnfinishedDraft(),
};
const progress: UploadProgress = {
  phase: "uploading",
  sentBytes: 2,
  receivedBytes: 1,
  storedBytes: 0,
  totalBytes: 4,
  isQuiet: false,
};

test("bytes are returned unchanged", async () => {
  const { transfer } = connect({});
  const download = await transfer.openDownload(
    { id: uploadId(), secretB64: SECRET, password: null, nonce: null },
    signal,
  );
  expect(await download.readRange({ index: 0, firstByte: 1, endByte: 4, signal })).toEqual(
    new TextEncoder().encode("ell"),
  );
});

test("a call returns the worker's result", async () => {
  const { transfer } = connect({ checkExists: async () => ({ requiresPassword: true, nonce: null }) });
  expect(await transfer.checkExists(uploadId(), signal)).toEqual({ requiresPassword: true, nonce: null });
});

test("files are passed to the worker, which returns progress and a result", async () => {
  let text = "";
  const { transfer } = connect({
    async upload({ files }, { onProgress }) {
      text = (await files[0]?.blob.text()) ?? "";
      onProgress?.(progress);
      return fakeFinishedUpload();
    },
  });
  const seen: UploadProgress[] = [];
  const finished = await transfer.upload(request, { onProgress: (value) => seen.push(value), signal });
  expect(text).toBe("hello");
  expect(seen).toEqual([progress]);
  expect(finished).toEqual(fakeFinishedUpload());
});

test("changed limits reach the worker with the upload's owner and the signed-in user's token", async () => {
  const changeLimits = vi.fn<Transfer["changeLimits"]>(async () => undefined);
  const { transfer } = connect({ changeLimits });
  const owner = { id: uploadId(), ownerToken: OWNER_TOKEN };
  await transfer.changeLimits(owner, { downloadLimit: 3, timeLimitSeconds: 60 }, "token", signal);
  expect(changeLimits.mock.calls[0]?.slice(0, 3)).toEqual([owner, { downloadLimit: 3, timeLimitSeconds: 60 }, "token"]);
});

test("an account's list is fetched and written in the worker", async () => {
  const list = fakeAccountList();
  const { transfer } = connect(list.calls);
  expect(await transfer.writeFileList(fakeUser(), { entries: ["a letter"], etag: null }, signal)).toBe("written");
  expect(await transfer.fetchFileList(fakeUser(), signal)).toEqual({ entries: ["a letter"], etag: '"1"' });
  expect(await transfer.writeFileList(fakeUser(), { entries: [], etag: null }, signal)).toBe("conflict");
});

test("a protocol error keeps its code in a message", async () => {
  const { transfer } = connect({
    fetchInfo: () => Promise.reject(new ProtocolError("busy", { retryAfterSeconds: 3 })),
  });
  const failed = transfer.fetchInfo({ id: uploadId(), ownerToken: OWNER_TOKEN }, signal);
  await expect(failed).rejects.toBeInstanceOf(ProtocolError);
  await expect(failed).rejects.toMatchObject({ code: "busy", retryAfterSeconds: 3 });
});

test("any other error in the worker also rejects the call", async () => {
  const { transfer } = connect({ deleteUpload: () => Promise.reject(new TypeError("network error")) });
  await expect(transfer.deleteUpload({ id: uploadId(), ownerToken: OWNER_TOKEN }, signal)).rejects.toThrow(
    "network error",
  );
});

test("cancelling a call cancels it in the worker, and rejects its promise immediately", async () => {
  const upload = deferred<FinishedUpload>();
  const stopped = createDeferred<void>();
  const started = createDeferred<void>();
  const { transfer } = connect({
    upload: (_, options) => {
      options.signal.addEventListener("abort", () => stopped.resolve());
      started.resolve();
      return upload.promise(options.signal);
    },
  });
  const controller = new AbortController();
  const running = transfer.upload(request, { signal: controller.signal });
  await started.promise;
  controller.abort();
  await expect(running).rejects.toMatchObject({ name: "AbortError" });
  await stopped.promise;
});

test("a call that was already cancelled never starts", async () => {
  const { transfer, starts } = connect({});
  await expect(transfer.canSaveToDisk(1, AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  expect(starts()).toBe(0);
});

test("an opened download is read through the worker until it is closed", async () => {
  const closed = createDeferred<void>();
  const opened = fakeDownload({ close: () => closed.resolve() });
  const { transfer } = connect({ openDownload: async () => opened });
  const download = await transfer.openDownload(
    { id: uploadId(), secretB64: SECRET, password: null, nonce: null },
    signal,
  );
  expect(download.metadata).toEqual(opened.metadata);
  expect(await (await download.read({ to: "memory", signal })).text()).toBe("hello");
  download.close();
  await closed.promise;
  await expect(download.read({ to: "memory", signal })).rejects.toThrow("closed");
});

type CancelMoment = (callOff: () => void, signal: AbortSignal) => Promise<void>;
const whileItOpens: CancelMoment = async (callOff, signal) => {
  const calledOff = new Promise((resolve) => signal.addEventListener("abort", resolve));
  callOff();
  await calledOff;
};
const whileItAnswers: CancelMoment = async (callOff) => void setImmediate(callOff);

test.each([
  ["while the worker is opening it", whileItOpens],
  ["while the worker's answer is on its way", whileItAnswers],
])("if a download is cancelled %s, its keys are forgotten", async (_when, cancelThen) => {
  const closed = createDeferred<void>();
  const controller = new AbortController();
  const link = { id: uploadId(), secretB64: SECRET, password: null, nonce: null };
  const { transfer } = connect({
    async openDownload(_request, inWorker) {
      await cancelThen(() => controller.abort(), inWorker);
      return fakeDownload({ close: () => closed.resolve() });
    },
  });
  await expect(transfer.openDownload(link, controller.signal)).rejects.toMatchObject({ name: "AbortError" });
  await closed.promise;
});

test("if a worker crashes, its calls fail, and the next call starts another worker", async () => {
  const upload = deferred<FinishedUpload>();
  const { transfer, breakWorker, starts } = connect({ upload: (_, options) => upload.promise(options.signal) });
  const running = transfer.upload(request, { signal });
  breakWorker();
  await expect(running).rejects.toThrow("crashed");
  await transfer.checkExists(uploadId(), signal);
  expect(starts()).toBe(2);
});
