import { Agent, OutgoingMessage } from "node:http";
import { Readable } from "node:stream";
import { S3Client } from "@aws-sdk/client-s3";
import { writeBatch } from "./take-batches.ts";

/** Size of one write; larger ones are not cheaper with S3. */
export const BATCH_BYTES = 131_072;

/**
 * Creates an SDK client with keep-alive connections and without `Expect: 100-continue`, configured by a service's
 * environment variables.
 */
export function limitClient(): { client: S3Client; bucket: string } {
  const {
    S3_ENDPOINT = "",
    S3_REGION = "",
    S3_BUCKET = "",
    S3_ACCESS_KEY_ID = "",
    S3_SECRET_ACCESS_KEY = "",
  } = process.env;
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    expectContinueHeader: false,
    requestHandler: { httpAgent: new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY }) },
  });
  return { client, bucket: S3_BUCKET };
}

/** An open PUT: its response, and functions that write its body. */
export type Put<Answer> = {
  answer: Promise<Answer>;
  write(batch: readonly Buffer[]): Promise<void>;
  end(): Promise<void>;
};

/**
 * Begins a PUT and writes its body directly into the request. An intermediate stream would add 10 % to the cost.
 *
 * @param send - passes a body to the SDK, which only pipes it into its request
 */
export function beginPut<Answer>(send: (body: Readable) => Promise<Answer>): Put<Answer> {
  const started = Promise.withResolvers<OutgoingMessage>();
  const body = new Readable({ read() {} });
  body.pipe = (request) => {
    if (request instanceof OutgoingMessage) started.resolve(request);
    return request;
  };
  const answer = send(body);
  answer.catch(started.reject);
  return {
    answer,
    write: async (batch) => writeBatch(await started.promise, batch),
    end: async () => void (await started.promise).end(),
  };
}

/** @returns the first `bytes` bytes of a batch, and the rest */
export function cut(batch: readonly Buffer[], bytes: number): [Buffer[], Buffer[]] {
  const [first, rest]: [Buffer[], Buffer[]] = [[], []];
  let room = bytes;
  for (const chunk of batch) {
    if (room > 0) first.push(chunk.subarray(0, room));
    if (chunk.length > room) rest.push(chunk.subarray(room));
    room = Math.max(0, room - chunk.length);
  }
  return [first, rest];
}
