import { connect } from "node:net";

/** Long, because the machine may be busy; a server that is down refuses at once. */
const SILENCE_MS = 10_000;

/** The first bytes that a loopback server sends on a new connection; empty if it sends none. */
export async function greeting(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1").setTimeout(SILENCE_MS, () => socket.destroy());
  for await (const data of socket) return String(data);
  return "";
}
