import { connect } from "node:net";

/** A machine may be busy; one that is not there refuses at once. */
const SILENCE_MS = 10_000;

/** The first bytes that a server on loopback sends after a connection; empty if it sends none. */
export async function greeting(port: number): Promise<string> {
  const socket = connect(port, "127.0.0.1").setTimeout(SILENCE_MS, () => socket.destroy());
  for await (const data of socket) return String(data);
  return "";
}
