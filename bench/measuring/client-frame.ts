export const TEXT = 0x1;
export const BINARY = 0x2;
const FINAL = 0x80;
const MASKED = 0x80;

/** A WebSocket message as a client sends it. With a mask of zero, servers need not unmask the message. */
export function encodeClientFrame(opcode: number, payload: Buffer, mask = Buffer.alloc(4)): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(payload.length));
  const head = [FINAL | opcode];
  if (payload.length < 126) head.push(MASKED | payload.length);
  else if (payload.length < 65_536) head.push(MASKED | 126, ...length.subarray(6));
  else head.push(MASKED | 127, ...length);
  const masked = Buffer.from(payload);
  for (let at = 0; at < masked.length; at += 1) masked[at] = (masked[at] ?? 0) ^ (mask[at % 4] ?? 0);
  return Buffer.concat([Buffer.from(head), mask, masked]);
}
