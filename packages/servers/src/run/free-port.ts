import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections, which could take one while its server is away. */
const LOWEST = 10_000;
const HIGHEST = 32_000;

/** Processes that begin together ask at the same time, so each begins at another port. */
const PORTS_PER_PROCESS = 101;

let next = LOWEST + ((process.pid * PORTS_PER_PROCESS) % (HIGHEST - LOWEST));

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
    next = next + 1 < HIGHEST ? next + 1 : LOWEST;
    if (await isPortFree(port)) return port;
  }
}
