import { createHash } from "node:crypto";
import { type IncomingMessage, request } from "node:http";
import type { Duplex } from "node:stream";
import { ciphertextBytes } from "@envoi/protocol";
import { deriveAuthKey, firstMessage, signNonce } from "@envoi/testkit";
import { WebSocket } from "ws";
import type { SimulatedNetwork } from "./network.ts";
import type { Random } from "./random.ts";
import type { SimulatedProcess } from "./simulated-process.ts";

/** What a sender was told when its upload was complete. */
export type ToldUpload = {
  id: string;
  ownerToken: string;
  authKey: Buffer;
  /** SHA-256 of the body. */
  sha256: string;
  downloadLimit: number;
};

export type WantedUpload = { bytes: number; downloadLimit: number; lifetimeSeconds: number };
/** What the server said when the upload began; empty before. */
type UploadSession = { id: string; ownerToken: string };

export type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer; isComplete: boolean };

/** Time after which a client gives up. */
const PATIENCE_MS = 120_000;
const CHUNK_BYTES = 60_000;
/** Attempts to send a body that can be resumed. */
const ATTEMPTS = 6;
/** Longest time after which an impatient client tries again although its connection is open. */
const IMPATIENCE_MS = 4_000;

/** Bytes with the form of an encrypted body. No two positions have the same bytes around them. */
function createBody(plaintextBytes: number, random: Random): Buffer {
  const body = Buffer.alloc(ciphertextBytes(plaintextBytes));
  const start = random.between(0, 2 ** 30);
  for (let at = 0; at + 4 <= body.length; at += 4) body.writeUInt32LE((start + at) >>> 0, at);
  body.writeUInt32BE(65_536, 16);
  body[20] = 0;
  return body;
}

/** People's devices: they speak the protocol of Firefox Send, each from an address of its own. */
export class SimulatedClient {
  readonly #process: SimulatedProcess;
  readonly #network: SimulatedNetwork;
  readonly #random: Random;
  readonly #address: string;

  constructor(deps: { process: SimulatedProcess; network: SimulatedNetwork; random: Random; address: string }) {
    this.#process = deps.process;
    this.#network = deps.network;
    this.#random = deps.random;
    this.#address = deps.address;
  }

  #connect(name: string): Duplex {
    return this.#network.connect(name, this.#process, this.#address);
  }

  /** Makes one request. @returns `null` if there was no response */
  ask(
    server: string,
    path: string,
    {
      method = "GET",
      headers = {},
      body = "",
    }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer | null> {
    const { promise, resolve } = Promise.withResolvers<Answer | null>();
    const asking = request(
      {
        path,
        method,
        headers: { Host: "simulated.example", ...headers, "Content-Length": String(Buffer.byteLength(body)) },
        createConnection: () => this.#connect(server),
      },
      (response) => {
        const chunks: Buffer[] = [];
        const settle = (isComplete: boolean) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            isComplete,
          });
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => settle(response.complete));
        response.on("error", () => settle(false));
        response.on("close", () => settle(response.complete));
      },
    );
    asking.on("error", () => resolve(null));
    const timer = setTimeout(() => {
      asking.destroy();
      resolve(null);
    }, PATIENCE_MS);
    asking.end(body);
    return promise.finally(() => clearTimeout(timer));
  }

  /**
   * Uploads random bytes. An upload with a declared length is resumed when its connection is lost, or when the client
   * loses patience with a connection that the server still has.
   *
   * @param pickServer - called for each attempt
   * @returns `null` unless a server has said that the upload is complete
   */
  async upload(
    pickServer: () => string,
    { bytes, downloadLimit, lifetimeSeconds }: WantedUpload,
  ): Promise<ToldUpload | null> {
    const random = this.#random;
    const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(16)));
    const body = createBody(bytes, random);
    const isDeclared = random.chance(0.6);
    const fields = isDeclared ? { size: body.length, ext: 1 } : {};
    let first = firstMessage(secret, bytes, { timeLimit: lifetimeSeconds, dlimit: downloadLimit, fields });
    const session = { id: "", ownerToken: "" };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const outcome = await this.#sendBody(pickServer(), { first, body, session, isDeclared });
      if (outcome === "complete") {
        const sha256 = createHash("sha256").update(body).digest("hex");
        return { ...session, authKey: deriveAuthKey(secret), sha256, downloadLimit };
      }
      if (outcome === "ended" || !isDeclared || session.id === "") return null;
      first = JSON.stringify({ resume: session.id, ownerToken: session.ownerToken, ext: 1 });
      await new Promise<void>((resolve) => setTimeout(resolve, random.between(100, 5_000)));
    }
    return null;
  }

  /**
   * One attempt to send a body, or the rest of one.
   *
   * @param session - filled in from the server's reply
   * @returns `complete` when the server has said so; `lost` when the upload may be resumed; `ended` when it cannot
   */
  #sendBody(
    server: string,
    { first, body, session, isDeclared }: { first: string; body: Buffer; session: UploadSession; isDeclared: boolean },
  ): Promise<"complete" | "lost" | "ended"> {
    const { promise, resolve } = Promise.withResolvers<"complete" | "lost" | "ended">();
    const socket = new WebSocket("ws://simulated.example/api/ws", {
      perMessageDeflate: false,
      createConnection: () => this.#connect(server) as never,
      generateMask: (mask) => void crypto.getRandomValues(mask as Buffer),
    });
    const settle = (outcome: "complete" | "lost" | "ended") => {
      clearTimeout(timer);
      resolve(outcome);
      socket.terminate();
    };
    const timer = setTimeout(() => settle("lost"), PATIENCE_MS);
    // The earlier connection stays open, and goes on sending until another one takes the upload over.
    if (isDeclared && this.#random.chance(0.15))
      setTimeout(() => resolve("lost"), this.#random.between(50, IMPATIENCE_MS));
    for (const event of ["error", "close", "unexpected-response"]) socket.on(event, () => settle("lost"));
    socket.on("open", () => socket.send(first));
    let isSending = false;
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as Record<string, unknown>;
      if (message["ok"] === true) settle("complete");
      else if (message["error"] !== undefined) settle(message["error"] === 503 ? "lost" : "ended");
      else if (typeof message["id"] === "string" && !isSending) {
        isSending = true;
        session.id = message["id"];
        if (typeof message["ownerToken"] === "string") session.ownerToken = message["ownerToken"];
        const offset = Number(message["offset"] ?? 0);
        for (let at = offset; at < body.length; at += CHUNK_BYTES) socket.send(body.subarray(at, at + CHUNK_BYTES));
        socket.send(Buffer.of(0));
      }
    });
    return promise;
  }

  /**
   * Downloads once, with one attempt.
   *
   * @returns `whole` if the last byte has arrived; `wrong` if it is not what was uploaded; the status of a refusal;
   *   otherwise `broken`
   */
  async download(
    server: { metadata: string; download: string },
    { id, authKey, sha256 }: ToldUpload,
  ): Promise<"whole" | "wrong" | "broken" | number> {
    const challenge = await this.ask(server.metadata, `/api/metadata/${id}`);
    const nonce = challenge?.headers["www-authenticate"]?.split(" ")[1];
    if (challenge === null || nonce === undefined) return challenge?.status ?? "broken";
    const answer = await this.ask(server.download, `/api/download/${id}`, {
      headers: { Authorization: signNonce(authKey, nonce) },
    });
    if (answer === null) return "broken";
    if (answer.status !== 200) return answer.status;
    const isWhole = answer.body.length === Number(answer.headers["content-length"]);
    if (!isWhole) return "broken";
    return createHash("sha256").update(answer.body).digest("hex") === sha256 ? "whole" : "wrong";
  }

  /** A call with the OwnerToken. @returns its status, or `null` if there was no response */
  async askAsOwner(
    server: string,
    path: string,
    { id, ownerToken }: ToldUpload,
    fields: Record<string, unknown> = {},
  ): Promise<Answer | null> {
    return this.ask(server, `/api/${path}/${id}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ owner_token: ownerToken, ...fields }),
    });
  }
}
