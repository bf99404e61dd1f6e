// Runs in a pod of a service: tries each argument (`publish SUBJECT`, `subscribe SUBJECT`) at NATS as the service's
// user, and prints as JSON which ones NATS allows. Published messages reach no stream.
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";

const { hostname, port } = new URL((process.env.NATS_URLS ?? "").split(",", 1)[0] ?? "");
const socket = connect({ host: hostname, port: Number(port) });
socket.setTimeout(5_000, () => socket.destroy(new Error("no answer")));
const lines = createInterface({ input: socket })[Symbol.asyncIterator]();

/** Reads up to a line with this prefix. Returns the preceding lines. */
async function linesTo(/** @type {string} */ beginning) {
  const found = [];
  for (;;) {
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`closed after ${found.join(" | ")}`);
    if (value.startsWith(beginning)) return found;
    found.push(value);
  }
}

/** JetStream rejects a message that expects a stream other than the subject's own. */
const NO_STREAM_HEADERS = "NATS/1.0\r\nNats-Expected-Stream: NONE\r\n\r\n";

/** @param {string} attempt @param {number} index */
function formatCommand(attempt, index) {
  const [verb, subject] = attempt.split(" ");
  if (verb === "subscribe") return `SUB ${subject} ${index + 1}\r\n`;
  return `HPUB ${subject} ${NO_STREAM_HEADERS.length} ${NO_STREAM_HEADERS.length}\r\n${NO_STREAM_HEADERS}\r\n`;
}

await once(socket, "connect");
await linesTo("INFO");
const login = { user: process.env.NATS_USER, pass: process.env.NATS_PASSWORD, verbose: false, headers: true };
socket.write(`CONNECT ${JSON.stringify(login)}\r\nPING\r\n`);
await linesTo("PONG");
const allowed = [];
for (const [index, attempt] of process.argv.slice(2).entries()) {
  socket.write(`${formatCommand(attempt, index)}PING\r\n`);
  if (!(await linesTo("PONG")).some((line) => line.includes("Permissions Violation"))) allowed.push(attempt);
}
socket.destroy();
process.stdout.write(JSON.stringify(allowed));
