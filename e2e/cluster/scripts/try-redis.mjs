// Runs in a pod of a service: sends Redis each argument (a command as a JSON array) as the service's user, and prints
// the first line of each reply as JSON.
import { once } from "node:events";
import { connect } from "node:net";

const { hostname, port } = new URL(process.env.REDIS_URL ?? "");
const socket = connect({ host: hostname, port: Number(port) });
socket.setTimeout(5_000, () => socket.destroy(new Error("no answer")));

/** @param {string[]} words */
async function answerTo(words) {
  socket.write(`*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join("")}`);
  const [answer] = await once(socket, "data");
  return String(answer).split("\r\n", 1)[0];
}

const login = await answerTo(["AUTH", process.env.REDIS_USERNAME ?? "", process.env.REDIS_PASSWORD ?? ""]);
const answers = [];
for (const command of process.argv.slice(2)) answers.push(await answerTo(JSON.parse(command)));
socket.destroy();
process.stdout.write(JSON.stringify({ login, answers }));
