import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { RECORD_BYTES } from "@envoi/protocol";
import { firstMessage, sealBody } from "@envoi/testkit";
import { BINARY, encodeClientFrame, TEXT } from "../measuring/client-frame.ts";

const PATIENCE_MS = 30_000;
const TICK_MS = 2;

export type Outcomes = { stored: number; busy: number; failed: number };

/** Attempts to upload the same file, by low-cost clients whose bytes are all prepared in advance. */
export function prepareAttempt(origin: string, plaintextBytes: number): () => Promise<keyof Outcomes> {
  const { hostname, port, host } = new URL(origin);
  const secret = randomBytes(16);
  const body = Buffer.concat([...sealBody(secret, randomBytes(plaintextBytes))]);
  const handshake = [
    "GET /api/ws HTTP/1.1",
    `Host: ${host}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    `Sec-WebSocket-Key: ${randomBytes(16).toString("base64")}`,
    "",
    "",
  ].join("\r\n");
  const request = encodeClientFrame(
    TEXT,
    Buffer.from(firstMessage(secret, plaintextBytes, { fields: { size: body.length } })),
  );
  const frames = [];
  for (let at = 0; at < body.length; at += RECORD_BYTES)
    frames.push(encodeClientFrame(BINARY, body.subarray(at, at + RECORD_BYTES)));
  const rest = Buffer.concat([...frames, encodeClientFrame(BINARY, Buffer.of(0))]);
  /** Each step waits for a string in the response, then sends the next bytes. */
  const steps = [
    { answer: "101 Switching Protocols", send: request },
    { answer: '"ownerToken"', send: rest },
    { answer: '{"ok":true}', send: null },
  ] as const;

  return () =>
    new Promise((resolve) => {
      const socket = connect(Number(port), hostname);
      const end = (outcome: keyof Outcomes) => {
        clearTimeout(patience);
        socket.destroy();
        resolve(outcome);
      };
      const patience = setTimeout(() => end("failed"), PATIENCE_MS);
      let [step, text] = [0, ""];
      socket.setNoDelay(true);
      socket.on("connect", () => socket.write(handshake));
      socket.on("error", () => end("failed"));
      socket.on("close", () => end("failed"));
      socket.on("data", (chunk) => {
        text += chunk.toString("latin1");
        const now = steps[step];
        if (text.includes('"code":"busy"')) end("busy");
        else if (text.includes('"error"')) end("failed");
        else if (now !== undefined && text.includes(now.answer)) {
          if (now.send === null) return end("stored");
          socket.write(now.send);
          [step, text] = [step + 1, ""];
        }
      });
    });
}

/** Makes attempts at a fixed rate, even if earlier attempts have not ended. @returns outcomes per second */
export async function attemptAtRate(
  attempt: () => Promise<keyof Outcomes>,
  perSecond: number,
  seconds: number,
): Promise<Outcomes> {
  const counts: Outcomes = { stored: 0, busy: 0, failed: 0 };
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1_000;
  let isOver = false;
  for (let made = 0; elapsed() < seconds; await delay(TICK_MS)) {
    for (const due = elapsed() * perSecond; made < due; made += 1) {
      void attempt().then((outcome) => {
        if (!isOver) counts[outcome] += 1;
      });
    }
  }
  isOver = true;
  const { stored, busy, failed } = counts;
  return { stored: stored / seconds, busy: busy / seconds, failed: failed / seconds };
}
