import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Above 10080, the last port that `fetch` and browsers refuse ("bad port" of the Fetch standard), and below those that
 * systems give to outgoing connections, which could take one while its server is away.
 */
export const FREE_PORTS = { lowest: 10_081, highest: 31_999 };

/** Processes that begin together ask at the same time, so each begins at another port. */
const PORTS_PER_PROCESS = 101;

const { lowest, highest } = FREE_PORTS;
let next = lowest + ((process.pid * PORTS_PER_PROCESS) % (highest - lowest));

/** Whether nobody listens there on loopback right now. */
export async function isPortFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}

/** A port that is free on loopback right now, and that this process was not given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = next < highest ? next + 1 : lowest;
    if (await isPortFree(port)) return port;
  }
}
