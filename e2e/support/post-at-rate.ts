import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";

/** `status`: 0 if there was no response. */
export type TimedAnswer = { status: number; text: string; milliseconds: number };

const TICK_MS = 10;
/** Above this number, posts wait for a free connection. It is reached only while the machine is stalled. */
const MAX_CONNECTIONS = 1_000;

function postOnce(url: string, body: string, agent: Agent): Promise<TimedAnswer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, answer: string) =>
      resolve({ status, text: answer, milliseconds: performance.now() - startedAt });
    const fail = (error: Error) => settle(0, error.message);
    const headers = { "Content-Type": "text/plain;charset=UTF-8", "Content-Length": Buffer.byteLength(body) };
    const sent = request(url, { method: "POST", agent, headers }, (response) => {
      text(response).then((answer) => settle(response.statusCode ?? 0, answer), fail);
    });
    sent.on("error", fail).end(body);
  });
}

/**
 * Posts bodies at a fixed rate without waiting for responses, like many independent clients.
 *
 * @param onAnswer - called with each body's outcome
 */
export async function postAtRate<Body extends { text: string }>(
  url: string,
  bodies: Iterable<Body>,
  perSecond: number,
  onAnswer: (body: Body, answer: TimedAnswer) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  const underWay: Promise<void>[] = [];
  const startedAt = performance.now();
  for (const body of bodies) {
    while (((performance.now() - startedAt) / 1_000) * perSecond < underWay.length) await delay(TICK_MS);
    underWay.push(postOnce(url, body.text, agent).then((answer) => onAnswer(body, answer)));
  }
  await Promise.all(underWay);
  agent.destroy();
}
