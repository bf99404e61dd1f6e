import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { signNonce } from "@envoi/testkit";
import { WebSocketServer } from "ws";

/** An upload of the old protocol. */
type SendUpload = {
  ownerToken: string;
  authKey: Uint8Array;
  hasPassword: boolean;
  metadata: string;
  body: Uint8Array;
  dlimit: number;
  dtotal: number;
  ttl: number;
  nonce: string;
};

const LIMITS = { MAX_FILE_SIZE: 2_684_354_560, MAX_DOWNLOADS: 100, MAX_EXPIRE_SECONDS: 604_800 };
/** Unlike Envoi's, without limits of anonymous senders, and without features. */
const CONFIG = {
  LIMITS: { ...LIMITS, MAX_FILES_PER_ARCHIVE: 64, MAX_ARCHIVES_PER_USER: 16 },
  WEB_UI: { COLORS: { PRIMARY: "#0A84FF", ACCENT: "#003EAA" }, CUSTOM_ASSETS: {} },
  DEFAULTS: { DOWNLOADS: 1, DOWNLOAD_COUNTS: [1, 5, 100], EXPIRE_TIMES_SECONDS: [300, 86_400], EXPIRE_SECONDS: 86_400 },
};

const createNonce = () => randomBytes(16).toString("base64");

/**
 * Starts a server that speaks Send's protocol as in the recorded exchange, and has none of Envoi's additions: it
 * ignores fields and headers that it does not know.
 */
export async function startSendServer() {
  const uploads = new Map<string, SendUpload>();
  const server = createServer((request, response) => void respond(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  new WebSocketServer({ server, path: "/api/ws" }).on("connection", (socket) => {
    const id = randomBytes(8).toString("hex");
    const chunks: Buffer[] = [];
    let upload: SendUpload | null = null;
    socket.on("message", (data: Buffer) => {
      if (upload === null) {
        const { authorization, fileMetadata: metadata, dlimit, timeLimit } = JSON.parse(String(data));
        upload = {
          ownerToken: randomBytes(10).toString("hex"),
          authKey: Buffer.from(authorization.split(" ")[1], "base64url"),
          hasPassword: false,
          metadata,
          body: Buffer.alloc(0),
          dlimit,
          dtotal: 0,
          ttl: timeLimit * 1_000,
          nonce: createNonce(),
        };
        socket.send(JSON.stringify({ url: `${origin}/download/${id}/`, ownerToken: upload.ownerToken, id }));
      } else if (data.length === 1) {
        uploads.set(id, { ...upload, body: Buffer.concat(chunks) });
        socket.send('{"ok":true}');
        socket.close();
      } else chunks.push(data);
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = "", headers } = request;
    if (url === "/config") return void response.end(JSON.stringify(CONFIG));
    if (url === "/__version__") return void response.end('{"version":"v3.4.27"}');
    const [, call = "", id = ""] = /^\/(api\/\w+|download)\/(\w+)\/?$/.exec(url) ?? [];
    const upload = uploads.get(id);
    if (upload === undefined) return void response.writeHead(404).end("Not Found");
    if (method === "POST") {
      const body = (await json(request)) as Record<string, unknown>;
      if (body["owner_token"] !== upload.ownerToken) return void response.writeHead(401).end("Unauthorized");
      return void response.end(answerOwner(call, id, upload, body));
    }
    const challenge = () => response.setHeader("WWW-Authenticate", `send-v1 ${upload.nonce}`);
    challenge();
    if (call === "download") return void response.end("<html></html>");
    if (call === "api/exists") return void response.end(JSON.stringify({ requiresPassword: upload.hasPassword }));
    if (headers.authorization !== signNonce(upload.authKey, upload.nonce))
      return void response.writeHead(401).end("Unauthorized");
    upload.nonce = createNonce();
    challenge();
    if (call === "api/metadata") {
      const { metadata, dlimit, dtotal, ttl } = upload;
      return void response.end(JSON.stringify({ metadata, finalDownload: dtotal + 1 === dlimit, ttl }));
    }
    upload.dtotal += 1;
    if (upload.dtotal === upload.dlimit) uploads.delete(id);
    response.end(upload.body);
  }

  function answerOwner(call: string, id: string, upload: SendUpload, body: Record<string, unknown>): string {
    const { dlimit, dtotal, ttl } = upload;
    if (call === "api/info") return JSON.stringify({ dlimit, dtotal, ttl });
    if (call === "api/delete") uploads.delete(id);
    if (call === "api/params") upload.dlimit = Number(body["dlimit"] ?? dlimit);
    if (call === "api/password") {
      Object.assign(upload, { authKey: Buffer.from(String(body["auth"]), "base64url"), hasPassword: true });
    }
    return "OK";
  }

  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
