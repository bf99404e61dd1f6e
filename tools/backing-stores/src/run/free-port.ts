import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Above 10080, the last "bad port" that `fetch` and browsers reject, and below the ephemeral ports: while a server is
 * down, an outgoing connection could use such a port.
 */
export const FREE_PORTS = { lowest: 10_081, highest: 31_999 };

/** Processes that start together search for ports at the same time, so each begins its search at a different port. */
const PORTS_PER_PROCESS = 101;

const { lowest, highest } = FREE_PORTS;
let next = lowest + ((process.pid * PORTS_PER_PROCESS) % (highest - lowest));

/** Folder with one file per reserved port, so that a port stays reserved while its server is down. */
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

/** @returns the process id of the port's owner; `null` while the file that contains it is being written or removed */
function readOwner(port: number): number | null {
  try {
    return Number(readFileSync(fileOf(port), "utf8")) || null;
  } catch {
    return null;
  }
}

/** Makes this process the owner of a port. @returns false if the port already has an owner */
function claim(port: number): boolean {
  try {
    writeFileSync(fileOf(port), String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Reserves a port until this process exits. @returns false if a running process, even this one, has reserved it */
export function reservePort(port: number): boolean {
  if (ours.size === 0) {
    mkdirSync(GIVEN, { recursive: true });
    process.once("exit", () => {
      for (const one of ours) rmSync(fileOf(one), { force: true });
    });
  }
  if (!claim(port)) {
    const owner = readOwner(port);
    if (owner === null || isRunning(owner)) return false;
    // A process that was killed could not release its port.
    rmSync(fileOf(port), { force: true });
    if (!claim(port)) return false;
  }
  ours.add(port);
  return true;
}

/** Whether nothing is listening on this loopback port. */
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

/** Reserves a loopback port on which nothing listens and that no other running process has reserved. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = next < highest ? next + 1 : lowest;
    if (reservePort(port) && (await isPortFree(port))) return port;
  }
}
