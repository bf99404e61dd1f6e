import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Above 10080, the last port that `fetch` and browsers refuse ("bad port" of the Fetch standard), and below those that
 * systems give to outgoing connections, which could take one while its server is away.
 */
export const FREE_PORTS = { lowest: 10_081, highest: 31_999 };

/** Processes that begin together ask at the same time, so each begins at another port. */
const PORTS_PER_PROCESS = 101;

const { lowest, highest } = FREE_PORTS;
let next = lowest + ((process.pid * PORTS_PER_PROCESS) % (highest - lowest));

/** Where processes tell each other which ports they were given: a server may be away for a while. One file each. */
const GIVEN = join(tmpdir(), `envoi-ports-${process.getuid?.() ?? "all"}`);
const ours = new Set<number>();

const fileOf = (port: number) => join(GIVEN, String(port));

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @returns its process id, or `null` while that is just being written or taken away */
function ownerOf(port: number): number | null {
  try {
    return Number(readFileSync(fileOf(port), "utf8")) || null;
  } catch {
    return null;
  }
}

/** @returns whether no file was there */
function claim(port: number): boolean {
  try {
    writeFileSync(fileOf(port), String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Keeps a port for this process until it ends. @returns false where a process that runs was given it, this one too */
export function reservePort(port: number): boolean {
  if (ours.size === 0) {
    mkdirSync(GIVEN, { recursive: true });
    process.once("exit", () => {
      for (const one of ours) rmSync(fileOf(one), { force: true });
    });
  }
  if (!claim(port)) {
    const owner = ownerOf(port);
    if (owner === null || isRunning(owner)) return false;
    // One that was killed could not give it back.
    rmSync(fileOf(port), { force: true });
    if (!claim(port)) return false;
  }
  ours.add(port);
  return true;
}

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

/** A port that is free on loopback right now, and that no process which still runs was given before. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = next < highest ? next + 1 : lowest;
    if (reservePort(port) && (await isPortFree(port))) return port;
  }
}
