import { randomBytes } from "node:crypto";
import { opaqueBody } from "@envoi/testkit";

const BINARY = 0x82;
const MASKED = 0x80;
const HEAD_BYTES = { short: 2, medium: 4, long: 10 };

function encodeHead(bytes: number): Buffer {
  if (bytes < 126) return Buffer.of(BINARY, MASKED | bytes);
  if (bytes <= 0xffff) {
    const head = Buffer.alloc(HEAD_BYTES.medium);
    head.writeUInt16BE(bytes, 2);
    head[0] = BINARY;
    head[1] = MASKED | 126;
    return head;
  }
  const head = Buffer.alloc(HEAD_BYTES.long);
  head.writeBigUInt64BE(BigInt(bytes), 2);
  head[0] = BINARY;
  head[1] = MASKED | 127;
  return head;
}

/** A binary message as a client sends it. */
function frame(payload: Uint8Array, mask: Uint8Array): Buffer {
  const masked = Buffer.from(payload);
  for (let at = 0; at < masked.length; at += 1) masked[at] = (masked[at] ?? 0) ^ (mask[at % 4] ?? 0);
  return Buffer.concat([encodeHead(payload.length), mask, masked]);
}

/** Frames of a body, one per Record as our clients send them, up to this many bytes. */
export function bodyOnWire(bodyBytes: number, atLeastBytes = bodyBytes): Buffer {
  const mask = randomBytes(4);
  const frames: Buffer[] = [];
  let made = 0;
  for (const chunk of opaqueBody(bodyBytes)) {
    if (made >= atLeastBytes) break;
    frames.push(frame(chunk, mask));
    made += chunk.length;
  }
  return Buffer.concat(frames);
}

/** The message after the last one of a body. */
export function endMarker(): Buffer {
  return frame(Buffer.of(0), randomBytes(4));
}
