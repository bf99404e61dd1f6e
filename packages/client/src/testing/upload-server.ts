import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { makeProof } from "@envoi/auth";
import { type AuthKey, type Nonce, parseAuthKey, type UploadId } from "@envoi/protocol";
import { WebSocketServer } from "ws";
import type { Server } from "../wire/server.ts";
import { type Call, serveHttp } from "./http-server.ts";

const NONCE = Buffer.alloc(16, 1).toString("base64") as Nonce;

/** An upload as the server stores it. A test may change it, to act as a hostile server. */
type KeptUpload = {
  authKey: AuthKey;
  metadata: string;
  wrappedKey: string | undefined;
  body: Buffer;
  passwordSet: boolean;
  /** Number of times the body has been fetched. */
  downloads: number;
};

export type UploadServer = Server &
  AsyncDisposable & {
    id: UploadId;
    kept: () => KeptUpload;
    /** Everything that clients have sent, as text; binary messages are decoded as Latin-1. */
    received: () => string;
    calls: Call[];
  };

/**
 * A loopback server that stores one upload and serves it.
 *
 * @param knowsProfile2 - whether the server stores the wrapped key; older servers drop it
 */
export async function serveUploads({ knowsProfile2 = true } = {}): Promise<UploadServer> {
  const id = "0123456789abcdef" as UploadId;
  const frames: string[] = [];
  let kept: KeptUpload | null = null;
  const keptOrThrow = () => {
    if (kept === null) throw new Error("nothing was uploaded");
    return kept;
  };

  const sockets = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(sockets, "listening");
  const http = await serveHttp(answer);

  sockets.on("connection", (socket) => {
    socket.on("message", (data: Buffer, isBinary) => {
      frames.push(data.toString("latin1"));
      if (!isBinary) {
        const { authorization, fileMetadata, wrappedKey } = JSON.parse(String(data));
        const keeps = knowsProfile2 && wrappedKey !== undefined;
        kept = {
          authKey: parseAuthKey(authorization),
          metadata: fileMetadata,
          wrappedKey: keeps ? wrappedKey : undefined,
          body: Buffer.alloc(0),
          passwordSet: keeps,
          downloads: 0,
        };
        const profile = keeps ? { passwordProfile: 2 } : {};
        socket.send(JSON.stringify({ url: `${http.origin}/download/${id}/`, ownerToken: "t", id, ...profile }));
      } else if (data.length === 1) socket.send('{"ok":true}');
      else keptOrThrow().body = Buffer.concat([keptOrThrow().body, data]);
    });
  });

  async function answer(call: Call, response: ServerResponse): Promise<void> {
    const upload = keptOrThrow();
    response.setHeader("WWW-Authenticate", `send-v1 ${NONCE}`);
    if (call.path === `/api/exists/${id}`) {
      const profile = upload.wrappedKey === undefined ? {} : { passwordProfile: 2 };
      response.end(JSON.stringify({ requiresPassword: upload.passwordSet, ...profile }));
    } else if (call.path === `/api/password/${id}`) {
      const { auth, wrappedKey } = JSON.parse(call.body);
      Object.assign(upload, { authKey: auth, wrappedKey, passwordSet: true });
      response.end("OK");
    } else if (call.headers.authorization !== (await makeProof(upload.authKey, NONCE))) {
      response.writeHead(401).end('{"error":401,"code":"bad_proof"}');
    } else if (call.path === `/api/metadata/${id}`) {
      const { metadata, wrappedKey } = upload;
      response.end(JSON.stringify({ metadata, finalDownload: true, ttl: 1_000, wrappedKey }));
    } else {
      upload.downloads += 1;
      response.end(upload.body);
    }
  }

  return {
    origin: http.origin,
    socketUrl: `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`,
    id,
    kept: keptOrThrow,
    received: () => frames.join("\n") + JSON.stringify(http.calls),
    calls: http.calls,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await http[Symbol.asyncDispose]();
    },
  };
}

export async function collectText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}
