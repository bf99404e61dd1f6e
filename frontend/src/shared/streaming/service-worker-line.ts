import type { StreamCall, StreamCalls } from "./stream-messages.ts";

/** The part of `ServiceWorker` that is used. */
export type Answering = { postMessage(message: unknown, transfer: Transferable[]): void };

/** Asks a service worker. Messages also keep it alive, and start it when it was ended. */
export function askServiceWorker<Name extends StreamCall>(
  worker: Answering,
  kind: Name,
  input: StreamCalls[Name]["input"],
): Promise<StreamCalls[Name]["output"]> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<StreamCalls[Name]["output"]>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage({ kind, input }, [port2]);
  });
}
