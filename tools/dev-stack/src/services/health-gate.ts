import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";

/** How long to wait for the edge's health checks. It is much longer than their interval, for busy machines. */
const SEEN_MS = 20_000;
/** When the edge asks again, it has certainly applied the first answer. */
const ANSWERS_UNTIL_CLOSED = 2;

type Answer = { wasOpen: boolean; isReady: boolean };

/** Decides whether the edge sends requests to one replica. */
export type HealthGate = {
  /** Lets the replica receive requests whenever it is ready. */
  open(): void;
  /** Resolves when the edge has learnt that the replica is ready. */
  untilReady(): Promise<void>;
  /** Resolves when the edge sends the replica no more requests. */
  close(): Promise<void>;
  [Symbol.dispose](): void;
};

/**
 * Answers the edge's health checks of one replica: 503 while the gate is closed, otherwise the replica's own readiness.
 * The edge thereby changes its replicas without loading a new configuration, which would close its clients' idle
 * connections, some of which are just being used.
 *
 * @param address - where the edge asks
 * @param deps.isEdgeRunning - without an edge, nobody asks, and there is nothing to wait for
 */
export async function createHealthGate(
  address: { host: string; port: number },
  deps: { isReady(): Promise<boolean>; isEdgeRunning(): boolean },
): Promise<HealthGate> {
  const answers = new EventEmitter().setMaxListeners(0);
  let isOpen = false;
  const server = createServer(async (_request, response) => {
    const wasOpen = isOpen;
    const isReady = wasOpen && (await deps.isReady().catch(() => false));
    response.writeHead(isReady ? 200 : 503, { Connection: "close" }).end();
    response.once("close", () => answers.emit("answer", { wasOpen, isReady }));
  });
  server.unref().listen(address.port, address.host);
  await once(server, "listening");

  async function untilAnswered(isWanted: (answer: Answer) => boolean, times: number): Promise<void> {
    const signal = AbortSignal.timeout(SEEN_MS);
    try {
      for (let left = times; left > 0 && deps.isEdgeRunning(); ) {
        const [answer] = (await once(answers, "answer", { signal })) as [Answer];
        if (isWanted(answer)) left -= 1;
      }
    } catch {
      // The edge does not ask, because it is being restarted, or the replica is not ready.
    }
  }
  return {
    open() {
      isOpen = true;
    },
    untilReady: () => untilAnswered(({ isReady }) => isReady, 1),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await untilAnswered(({ wasOpen }) => !wasOpen, ANSWERS_UNTIL_CLOSED);
    },
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
