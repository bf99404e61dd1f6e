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

export type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer; isComplete: boolean };

/** Time after which a client gives up. */
const PATIENCE_MS = 120_000;
const CHUNK_BYTES = 60_000;

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

  /** Uploads random bytes. @returns `null` unless the server has said that the upload is complete */
  async upload(
    server: string,
    { bytes, downloadLimit, lifetimeSeconds }: { bytes: number; downloadLimit: number; lifetimeSeconds: number },
  ): Promise<ToldUpload | null> {
    const { promise, resolve } = Promise.withResolvers<ToldUpload | null>();
    const secret = Buffer.from(crypto.getRandomValues(new Uint8Array(16)));
    const length = ciphertextBytes(bytes);
    const body = Buffer.alloc(length, this.#random.between(0, 255));
    body.writeUInt32BE(65_536, 16);
    body[20] = 0;
    const isDeclared = this.#random.chance(0.5);
    const socket = new WebSocket("ws://simulated.example/api/ws", {
      perMessageDeflate: false,
      createConnection: () => this.#connect(server) as never,
      generateMask: (mask) => void crypto.getRandomValues(mask as Buffer),
    });
    const sent = { id: "", ownerToken: "" };
    const end = (told: ToldUpload | null) => {
      clearTimeout(timer);
      resolve(told);
      socket.terminate();
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    socket.on("error", () => end(null));
    socket.on("close", () => end(null));
    socket.on("unexpected-response", () => end(null));
    socket.on("open", () => {
      const fields = isDeclared ? { size: length, ext: 1 } : {};
      socket.send(firstMessage(secret, bytes, { timeLimit: lifetimeSeconds, dlimit: downloadLimit, fields }));
    });
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as Record<string, unknown>;
      if (typeof message["id"] === "string" && sent.id === "") {
        Object.assign(sent, { id: message["id"], ownerToken: message["ownerToken"] });
        for (let at = 0; at < length; at += CHUNK_BYTES) socket.send(body.subarray(at, at + CHUNK_BYTES));
        socket.send(Buffer.of(0));
      } else if (message["ok"] === true) {
        const sha256 = createHash("sha256").update(body).digest("hex");
        end({ ...sent, authKey: deriveAuthKey(secret), sha256, downloadLimit });
      } else if (message["error"] !== undefined) end(null);
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
