import { connect } from "node:net";
import { ERRORS, type ErrorCode } from "@envoi/protocol";
import type { Bytes } from "./hostile-requests.ts";

/** A server that still processes a request sends nothing for longer than this only if it waits for more bytes. */
const SILENT_MS = 120;
/** Once a server has answered, further answers to the same bytes follow at once. */
const ANSWERED_MS = 25;
/** Every connection must end this soon after its client has ended it. */
const END_MS = 15_000;

/**
 * Sends bytes over a connection, and ends it when no more answers arrive.
 *
 * @returns all bytes received; `null` if the server did not end the connection in time
 */
export function exchange(origin: string, bytes: Bytes): Promise<Bytes | null> {
  return new Promise((resolve) => {
    const { port } = new URL(origin);
    const socket = connect({ host: "127.0.0.1", port: Number(port), allowHalfOpen: true });
    let received = "";
    const hangUp = () => socket.end();
    let silence = setTimeout(hangUp, SILENT_MS);
    const deadline = setTimeout(() => {
      socket.destroy();
      resolve(null);
    }, END_MS);
    socket.on("data", (data) => {
      received += data.toString("latin1");
      clearTimeout(silence);
      silence = setTimeout(hangUp, ANSWERED_MS);
    });
    // The server may reset a connection on which it has refused to read on.
    socket.on("error", () => {});
    socket.on("end", hangUp);
    socket.on("close", () => {
      clearTimeout(silence);
      clearTimeout(deadline);
      resolve(received);
    });
    socket.write(bytes, "latin1");
  });
}

const SUCCESSES = [100, 101, 200, 201, 204, 206, 301, 302, 304, 307, 308];
/** A request's head is too long. Node answers it before the request has a path. */
const TOO_LONG_HEAD = 431;
const STATUSES = new Set([...SUCCESSES, TOO_LONG_HEAD, ...Object.values(ERRORS).map(({ status }) => status)]);
/** An error that the services did not expect. */
const INTERNAL = 500;
const CLOSE_CODES = new Set([1000, 1001, 1002, 1003, 1007, 1008, 1009, 1012, 4000]);

/** Traces of the program: stacks, paths, names of libraries, and their messages. */
const TRACES =
  /\bat [\w.<>]+ \(|node:|node_modules|\/(?:tmp|work|root|home|usr|dist|src)\/|\w*Error\b:|\b(?:E[A-Z]{4,}|SQLITE\w*|HPE_\w+|ERR_\w+)\b|Unexpected|Invalid|undici|express|zod/;

/** @returns what is wrong with the answers on one connection: a line each */
export function findProblems(received: Bytes): string[] {
  return received.split(/(?=HTTP\/1\.[01] \d{3} )/).flatMap((answer) => {
    if (answer === "") return [];
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
    if (!STATUSES.has(status) || status === INTERNAL)
      return [`status ${status}: ${JSON.stringify(answer.slice(0, 300))}`];
    const at = answer.indexOf("\r\n\r\n");
    const [head, body] = at < 0 ? [answer, ""] : [answer.slice(0, at), answer.slice(at + 4)];
    if (status === 101) return findSocketProblems(Buffer.from(body, "latin1"));
    return status < 400 ? [] : findRefusalProblems(status, head, body);
  });
}

function findRefusalProblems(status: number, head: string, body: string): string[] {
  const trace = TRACES.exec(head) ?? TRACES.exec(body);
  if (trace !== null) return [`${status} with ${trace[0]}: ${JSON.stringify(body.slice(0, 300))}`];
  if (body === "" || !/^content-type: application\/json/im.test(head)) return [];
  return describeRefusal(body, status);
}

/** Checks the form that all refusals have: `{"error":404,"code":"not_found"}`. */
function describeRefusal(text: string, status: number | null): string[] {
  const { error, code } = JSON.parse(text) as { error?: number; code?: ErrorCode };
  const expected = code === undefined ? undefined : ERRORS[code]?.status;
  const isDocumented =
    expected !== undefined && expected === error && (status ?? error) === error && code !== "internal";
  return isDocumented ? [] : [`undocumented refusal: ${text}`];
}

/** Reads the messages of a socket's server. An incomplete one at the end is not read. */
function findSocketProblems(bytes: Buffer): string[] {
  const problems: string[] = [];
  for (let at = 0; at + 2 <= bytes.length; ) {
    const opcode = (bytes[at] ?? 0) & 15;
    const short = bytes[at + 1] ?? 0;
    const headBytes = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (at + headBytes > bytes.length) break;
    const length =
      short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    const message = bytes.subarray(at + headBytes, at + headBytes + length);
    at += headBytes + length;
    if (message.length < length) break;
    const text = message.toString("utf8");
    if (opcode === 8) {
      const code = length < 2 ? 1000 : message.readUInt16BE(0);
      if (!CLOSE_CODES.has(code) || TRACES.test(text)) problems.push(`close code ${code}: ${text.slice(2)}`);
    } else if (opcode === 1 && "error" in (JSON.parse(text) as object)) problems.push(...describeRefusal(text, null));
    else if (![1, 9, 10].includes(opcode)) problems.push(`a frame of opcode ${opcode}`);
  }
  return problems;
}
