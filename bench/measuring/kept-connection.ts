import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** `head`: the status line and the headers, as text. `nonce`: empty if the response has no challenge. */
export type Answer = { head: string; body: Buffer; nonce: string };

const NONCE = /^www-authenticate: \S+ (\S+)\r$/im;
const LENGTH = /^content-length: (\d+)\r$/im;
const END_OF_HEAD = "\r\n\r\n";

/** Parses the received bytes. @returns the response, or `null` while it is incomplete */
function answerIn(received: readonly Buffer[]): Answer | null {
  const bytes = received.length === 1 ? received[0] : Buffer.concat(received);
  const headBytes = bytes?.indexOf(END_OF_HEAD) ?? -1;
  if (bytes === undefined || headBytes < 0) return null;
  const head = bytes.toString("latin1", 0, headBytes + 2);
  const body = bytes.subarray(headBytes + END_OF_HEAD.length);
  if (body.length < Number(LENGTH.exec(head)?.[1])) return null;
  return { head, body, nonce: NONCE.exec(head)?.[1] ?? "" };
}

/** @throws Error unless the status is 200 */
export function mustBeOk(answer: Answer): Answer {
  if (!answer.head.startsWith("HTTP/1.1 200")) throw new Error(`answered: ${answer.head}`);
  return answer;
}

/** Sends sequential GET requests on one connection. Does the minimum work, to leave the CPU to the server. */
export async function openKeptConnection(origin: URL) {
  const socket: Socket = connect({ host: origin.hostname, port: Number(origin.port), noDelay: true });
  await once(socket, "connect");
  let answered = Promise.withResolvers<Answer>();
  let received: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => {
    received.push(chunk);
    const answer = answerIn(received);
    if (answer !== null) answered.resolve(answer);
  });
  socket.on("error", (error) => answered.reject(error));
  socket.on("close", () => answered.reject(new Error("the server closed a connection")));
  return {
    /** @param headers - lines, each ending in CRLF */
    async get(path: string, headers = ""): Promise<Answer> {
      if (socket.closed) throw new Error("the server closed a connection");
      answered = Promise.withResolvers();
      received = [];
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${origin.host}\r\n${headers}\r\n`, "latin1");
      return answered.promise;
    },
    close: () => void socket.destroy(),
  };
}
