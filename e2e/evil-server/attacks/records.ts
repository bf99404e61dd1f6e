import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { HEADER_BYTES, RECORD_BYTES } from "@envoi/protocol";
import type { Theme } from "../attack.ts";
import { type Body, joinBody, splitBody, withFlippedBit, withHeader } from "../bodies.ts";
import { sendsBody } from "./download-lies.ts";

const NOT_AUTHENTIC = { refused: "authentication" } as const;
/** The last Record that arrived is not marked as the last. */
const NOT_LAST = { refused: "final-delimiter" } as const;

/** The same body with other Records. */
const withRecords = (change: (records: Buffer[], other: Body) => Buffer[]) =>
  ((ciphertext, { other }) => {
    const { header, records } = splitBody(ciphertext);
    return joinBody({ header, records: change(records, splitBody(other.ciphertext)) });
  }) satisfies Parameters<typeof sendsBody>[2];

export const RECORDS: Theme = {
  title: "Encrypted bodies",
  client: "library",
  attacks: [
    sendsBody("sends the body as it is", "harmless", (body) => body),
    sendsBody("sends another file's body of the same length", NOT_AUTHENTIC, (_, { other }) => other.ciphertext),
    sendsBody("sends the header of another file", NOT_AUTHENTIC, (body, { other }) =>
      joinBody({ header: splitBody(other.ciphertext).header, records: splitBody(body).records }),
    ),
    sendsBody(
      "mixes Records of two files",
      NOT_AUTHENTIC,
      withRecords((own, { records }) =>
        own.map((record, index) => (index % 2 === 0 ? record : (records[index] ?? record))),
      ),
    ),
    sendsBody(
      "takes only the last Record from another file",
      NOT_AUTHENTIC,
      withRecords((own, { records }) => [...own.slice(0, -1), ...records.slice(-1)]),
    ),
    sendsBody(
      "swaps two Records",
      NOT_AUTHENTIC,
      withRecords(([first, second, ...rest]) => [second, first, ...rest].filter((record) => record !== undefined)),
    ),
    sendsBody(
      "reverses the Records",
      NOT_AUTHENTIC,
      withRecords((own) => own.toReversed()),
    ),
    sendsBody(
      "sends a Record twice",
      NOT_AUTHENTIC,
      withRecords((own) => own.flatMap((record, index) => (index === 1 ? [record, record] : [record]))),
    ),
    sendsBody(
      "leaves out the first Record",
      NOT_AUTHENTIC,
      withRecords((own) => own.slice(1)),
    ),
    sendsBody(
      "leaves out a Record in the middle",
      NOT_AUTHENTIC,
      withRecords((own) => own.toSpliced(2, 1)),
    ),
    sendsBody(
      "leaves out the last Record",
      NOT_LAST,
      withRecords((own) => own.slice(0, -1)),
    ),
    sendsBody(
      "ends after the first Record",
      NOT_LAST,
      withRecords((own) => own.slice(0, 1)),
    ),
    sendsBody("cuts the last Record short by a byte", NOT_AUTHENTIC, (body) => body.subarray(0, -1)),
    sendsBody("ends within a Record", NOT_AUTHENTIC, (body) => body.subarray(0, HEADER_BYTES + RECORD_BYTES + 1_000)),
    sendsBody("ends after the header", { refused: "truncated" }, (body) => body.subarray(0, HEADER_BYTES)),
    sendsBody("ends within the header", { refused: "short-header" }, (body) => body.subarray(0, 20)),
    sendsBody("sends an empty body", { refused: "short-header" }, () => Buffer.alloc(0)),
    sendsBody(
      "appends a copy of the last Record",
      { refused: "too-long" },
      withRecords((own) => [...own, ...own.slice(-1)]),
    ),
    sendsBody("appends another file's body", { refused: "too-long" }, (body, { other }) =>
      Buffer.concat([body, other.ciphertext]),
    ),
    sendsBody("appends a byte", { refused: "too-long" }, (body) => Buffer.concat([body, Buffer.of(0)])),
    sendsBody("flips a bit of the salt", NOT_AUTHENTIC, (body) => withFlippedBit(body, 0)),
    sendsBody("flips a bit of the first Record", NOT_AUTHENTIC, (body) => withFlippedBit(body, HEADER_BYTES)),
    sendsBody("flips a bit of the last tag", NOT_AUTHENTIC, (body) => withFlippedBit(body, -1)),
    sendsBody("replaces the salt", NOT_AUTHENTIC, (body) => withHeader(body, { salt: randomBytes(16) })),
    sendsBody("states smaller Records", NOT_AUTHENTIC, (body) => withHeader(body, { recordBytes: 1_024 })),
    sendsBody("states Records of one byte of content", NOT_AUTHENTIC, (body) => withHeader(body, { recordBytes: 18 })),
    ...[0, 17, RECORD_BYTES + 1, 2 ** 32 - 1].map((recordBytes) =>
      sendsBody(`states Records of ${recordBytes} bytes`, { refused: "unsupported-header" }, (body) =>
        withHeader(body, { recordBytes }),
      ),
    ),
    sendsBody("states that a key id follows", { refused: "unsupported-header" }, (body) =>
      withHeader(body, { keyIdBytes: 255 }),
    ),
    sendsBody("sends a page in place of the body", { refused: "intercepted" }, () => ({
      status: 200,
      headers: { "Content-Type": "text/html" },
      body: Buffer.from("<script>alert(1)</script>"),
    })),
    sendsBody("compresses the body", "harmless", (body) => ({
      status: 200,
      headers: { "Content-Encoding": "gzip" },
      body: gzipSync(body),
    })),
    sendsBody("appends 64 MiB of zeros, compressed to 64 KiB", { refused: "too-long" }, (body) => ({
      status: 200,
      headers: { "Content-Encoding": "gzip" },
      body: gzipSync(Buffer.concat([body, Buffer.alloc(67_108_864)])),
    })),
    sendsBody("calls the body compressed", { refused: "connection_lost" }, (body) => ({
      status: 200,
      headers: { "Content-Encoding": "gzip" },
      body,
    })),
    sendsBody("states a shorter length than that of the body", NOT_LAST, (body) => ({
      status: 200,
      headers: { "Content-Length": String(HEADER_BYTES + RECORD_BYTES) },
      body: body.subarray(0, HEADER_BYTES + RECORD_BYTES),
    })),
  ],
};
