import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { makeProof } from "@envoi/auth";
import {
  type AuthKey,
  type InboxReply,
  NEW_REQUEST_PATH,
  type NewRequestBody,
  type Nonce,
  type OpenRequestReply,
} from "@envoi/protocol";
import { WebSocketServer } from "ws";
import type { Server } from "../wire/server.ts";
import { type Call, serveHttp } from "./http-server.ts";

const NONCE = Buffer.alloc(16, 1).toString("base64") as Nonce;
const EXPIRES_AT_MS = 1_830_297_600_000;
const DELIVERY_SECONDS = 604_800;

type KeptDelivery = { listed: InboxReply["list"][number]; metadata: string; body: Buffer };

export type RequestServer = Server &
  AsyncDisposable & {
    /** The request created last. */
    created: () => NewRequestBody & { id: string };
    /** In the order in which they were sent. A test may change them, to act as a hostile server. */
    deliveries: KeptDelivery[];
    calls: Call[];
  };

/** What a hostile server changes. */
export type RequestAttack = {
  open?: (reply: OpenRequestReply) => object;
  inbox?: (reply: InboxReply) => object;
  /** Answers a call about requests instead of the server. @returns `false` for the usual response */
  answer?: (call: Call, response: ServerResponse) => boolean;
  /** Code of the rejection of each delivery. */
  rejects?: string;
};

/** A loopback server that keeps requests and their deliveries. It checks no tokens: a hostile server would not, either. */
export async function serveRequests(attack: RequestAttack = {}): Promise<RequestServer> {
  const requests: (NewRequestBody & { id: string })[] = [];
  const deliveries: KeptDelivery[] = [];
  const sockets = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(sockets, "listening");
  const http = await serveHttp(answer);

  const created = () => {
    const request = requests.at(-1);
    if (request === undefined) throw new Error("no request was created");
    return request;
  };

  sockets.on("connection", (socket) => {
    let kept: KeptDelivery | null = null;
    socket.on("message", (data: Buffer, isBinary) => {
      if (!isBinary && attack.rejects !== undefined) {
        socket.send(JSON.stringify({ error: 409, code: attack.rejects }));
      } else if (!isBinary) {
        const { fileMetadata: metadata, delivery } = JSON.parse(String(data));
        const id = deliveries.length.toString(16).padStart(16, "0");
        const listed = { id, key: delivery.key, bytes: 0, state: "delivered", wasCollected: false, at: 1 } as const;
        kept = { listed, metadata, body: Buffer.alloc(0) };
        deliveries.push(kept);
        socket.send(JSON.stringify({ url: `${http.origin}/download/${id}/`, ownerToken: "t", id }));
      } else if (data.length === 1) socket.send('{"ok":true}');
      else if (kept !== null) kept.body = Buffer.concat([kept.body, data]);
    });
  });

  async function answer(call: Call, response: ServerResponse): Promise<void> {
    if (attack.answer?.(call, response)) return;
    if (call.path === NEW_REQUEST_PATH) {
      const request = {
        ...(JSON.parse(call.body) as NewRequestBody),
        id: requests.length.toString(16).padStart(16, "a"),
      };
      requests.push(request);
      return void response.end(JSON.stringify({ ...publish(request), id: request.id }));
    }
    const [, request, name] = /^\/api\/request\/([^/]+)\/([^/]+)$/.exec(call.path) ?? [];
    if (request !== undefined) return answerRequestCall(request, name, response);
    await answerDownload(call, response);
  }

  function answerRequestCall(id: string, name: string | undefined, response: ServerResponse): void {
    const request = requests.find((kept) => kept.id === id) ?? created();
    const described = { ...publish(request), publicKey: request.publicKey, label: request.label, isOpen: true };
    if (name === "open") {
      const left = { deliveries: request.deliveries, bytes: request.bytes };
      const reply = { ...described, left, ticket: "ticket" };
      response.end(JSON.stringify(attack.open?.(reply) ?? reply));
    } else if (name === "inbox") {
      const reply = { ...described, list: deliveries.map(({ listed }) => listed) };
      response.end(JSON.stringify(attack.inbox?.(reply) ?? reply));
    } else response.end("OK");
  }

  async function answerDownload({ path, headers }: Call, response: ServerResponse): Promise<void> {
    const kept = deliveries.find(({ listed }) => path.endsWith(`/${listed.id}`));
    response.setHeader("WWW-Authenticate", `send-v1 ${NONCE}`);
    if (kept === undefined) response.writeHead(404).end('{"error":404,"code":"not_found"}');
    else if (path.startsWith("/api/exists/")) response.end('{"requiresPassword":false}');
    else if (headers.authorization !== (await makeProof(created().ownerAuthKey as AuthKey, NONCE))) {
      response.writeHead(401).end('{"error":401,"code":"bad_proof"}');
    } else if (path.startsWith("/api/metadata/")) {
      response.end(JSON.stringify({ metadata: kept.metadata, finalDownload: false, ttl: 1_000 }));
    } else response.end(kept.body);
  }

  return {
    origin: http.origin,
    socketUrl: `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`,
    created,
    deliveries,
    calls: http.calls,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await http[Symbol.asyncDispose]();
    },
  };
}

function publish({ deliveries, bytes, deliveryBytes }: NewRequestBody) {
  return { expiresAt: EXPIRES_AT_MS, deliveries, bytes, deliveryBytes, deliverySeconds: DELIVERY_SECONDS };
}
