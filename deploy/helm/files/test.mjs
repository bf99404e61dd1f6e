// The script that `helm test` runs: it calls each service, and uploads and downloads a small file as a client does.
import assert from "node:assert/strict";
import { createHmac, randomBytes } from "node:crypto";

/** The services' origins, by service name. */
const origins = JSON.parse(process.env.ORIGINS);
const UNKNOWN_ID = "0".repeat(16);
const RECORD_BYTES = 65_536;
const UPLOAD_MS = 60_000;

const print = (line) => process.stdout.write(`${line}\n`);

/** Retries until the service responds: network policies may take a few seconds to apply to this pod. */
async function request(service, path, headers = {}) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      const signal = AbortSignal.timeout(10_000);
      return await fetch(origins[service] + path, { headers, signal, redirect: "manual" });
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`${service} does not answer`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

async function check(what, work) {
  try {
    const result = await work();
    print(`ok: ${what}`);
    return result;
  } catch (error) {
    print(`not ok: ${what}`);
    throw error;
  }
}

/**
 * A body in the format of an encrypted file: a header and one record. Servers cannot decrypt it, so any bytes will do.
 */
function randomBody() {
  const header = Buffer.alloc(21);
  randomBytes(16).copy(header);
  header.writeUInt32BE(RECORD_BYTES, 16);
  return Buffer.concat([header, randomBytes(1_000)]);
}

function upload(body, authKey) {
  const socket = new WebSocket(`${origins["upload-gateway"].replace("http", "ws")}/api/ws`);
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("the upload takes too long")), UPLOAD_MS).unref();
    let reply = null;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          fileMetadata: randomBytes(64).toString("base64url"),
          authorization: `send-v1 ${authKey.toString("base64url")}`,
          timeLimit: 300,
          dlimit: 1,
        }),
      );
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.error !== undefined) reject(new Error(`the upload was refused: ${data}`));
      else if (message.ok) resolve(reply);
      else {
        reply = message;
        socket.send(body);
        socket.send(new Uint8Array([0]));
      }
    };
    socket.onerror = () => reject(new Error("the upload socket failed"));
    socket.onclose = ({ code }) => reject(new Error(`the upload socket was closed: ${code}`));
  }).finally(() => socket.close());
}

const createProof = (authKey, answer) => {
  const [, nonce] = answer.headers.get("www-authenticate").split(" ");
  return `send-v1 ${createHmac("sha256", authKey).update(Buffer.from(nonce, "base64")).digest("base64url")}`;
};

await check("web-origin serves the page", async () => {
  const page = await request("web-origin", "/");
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<script/);
});
const { FEATURES } = await check("metadata serves the configuration", async () => {
  const config = await request("metadata", "/config");
  assert.equal(config.status, 200);
  return config.json();
});
await check("metadata reaches its stores", async () =>
  assert.equal((await request("metadata", "/__heartbeat__")).status, 200),
);
await check("metadata returns 404 for an unknown id", async () =>
  assert.equal((await request("metadata", `/api/exists/${UNKNOWN_ID}`)).status, 404),
);
await check("download returns 404 for an unknown link", async () =>
  assert.equal((await request("download", `/download/${UNKNOWN_ID}`)).status, 404),
);
await check("filelist answers", async () => assert.ok((await request("filelist", "/api/filelist")).status < 500));
await check("metrics answers", async () => assert.ok((await request("metrics", "/api/metrics")).status < 500));

await request("upload-gateway", "/");
if (FEATURES?.uploadRequiresAccount) print("skipped: uploading requires an account");
else {
  const body = randomBody();
  const authKey = randomBytes(64);
  const { id } = await check("upload-gateway accepts a file", () => upload(body, authKey));
  const exists = await check("metadata finds the file", async () => {
    const answer = await request("metadata", `/api/exists/${id}`);
    assert.equal(answer.status, 200);
    return answer;
  });
  await check("download serves the page of the file", async () =>
    assert.equal((await request("download", `/download/${id}`)).status, 200),
  );
  const metadata = await check("metadata serves the metadata to a client with the key", async () => {
    const answer = await request("metadata", `/api/metadata/${id}`, { Authorization: createProof(authKey, exists) });
    assert.equal(answer.status, 200);
    return answer;
  });
  await check("download sends the same bytes", async () => {
    const answer = await request("download", `/api/download/${id}`, { Authorization: createProof(authKey, metadata) });
    assert.equal(answer.status, 200);
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(body));
  });
}
