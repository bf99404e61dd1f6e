// Runs in a pod: tries to connect to each `host:port` among its arguments. Prints the outcomes as JSON.
import { connect } from "node:net";

const PATIENCE_MS = 1_500;

/** @param {string} target */
function tryConnection(target) {
  const [host, port] = target.split(":");
  return new Promise((resolve) => {
    const socket = connect({ host, port: Number(port) });
    const end = (/** @type {string} */ outcome) => {
      socket.destroy();
      resolve([target, outcome]);
    };
    socket.setTimeout(PATIENCE_MS, () => end("no answer"));
    socket.on("connect", () => end("connected"));
    socket.on("error", (error) => end(error.message));
  });
}

const targets = process.argv.filter((argument) => /^[\d.]+:\d+$/.test(argument));
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(targets.map(tryConnection)))));
