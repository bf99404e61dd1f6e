import type { FetchEvent, MessageEvent, StreamScope } from "../service-worker/serve-streams.ts";
import type { ServiceWorkerPort, ToServiceWorker } from "../shared/saving/service-worker-calls.ts";

const ORIGIN = "https://envoi.example";

/** A service worker as seen by a page. */
export class FakeServiceWorker extends EventTarget implements ServiceWorkerPort {
  state: ServiceWorkerState = "activated";
  readonly asked: ToServiceWorker["kind"][] = [];
  readonly #answer: (message: ToServiceWorker, port: MessagePort) => void;

  constructor(answer: (message: ToServiceWorker, port: MessagePort) => void) {
    super();
    this.#answer = answer;
  }

  postMessage(message: ToServiceWorker, [port]: [MessagePort]): void {
    this.asked.push(message.kind);
    this.#answer(message, port);
  }

  /** Simulates cleared site data or replacement by another service worker. */
  end(): void {
    this.state = "redundant";
    this.dispatchEvent(new Event("statechange"));
  }
}

/**
 * A service worker's global scope without a browser, with the worker as seen by a page and a `fetch` that it handles.
 */
export function fakeScope() {
  const listeners = new Map<string, (event: never) => void>();
  const calls: string[] = [];
  const waited: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void waited.push(work);
  const scope: StreamScope = {
    location: { origin: ORIGIN },
    clients: { claim: async () => void calls.push("claim") },
    skipWaiting: async () => void calls.push("skipWaiting"),
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  const dispatch = (type: string, event: FetchEvent | MessageEvent) => listeners.get(type)?.(event as never);
  return {
    scope,
    /** The worker's calls to the browser. */
    calls,
    /** The promises passed to `waitUntil`. */
    waited,
    worker: new FakeServiceWorker((data, port) => dispatch("message", { data, ports: [port], waitUntil })),
    /** @returns `null` if the request is left to the network */
    fetch(path: string, mode: RequestMode = "navigate", headers = new Headers()): Promise<Response> | null {
      let answer: Promise<Response> | null = null;
      const respondWith = (response: Response | Promise<Response>) => {
        answer = Promise.resolve(response);
      };
      dispatch("fetch", { request: { url: new URL(path, ORIGIN).href, mode, headers }, respondWith, waitUntil });
      return answer;
    },
  };
}
