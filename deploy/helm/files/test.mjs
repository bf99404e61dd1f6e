// What `helm test` runs: asks each service, and sends and fetches a small file as a client does.
import assert from "node:assert/strict";
import { createHmac, randomBytes } from "node:crypto";

/** Origins of the services by name. */
const origins = JSON.parse(process.env.ORIGINS);
const UNKNOWN_ID = "0".repeat(16);
const RECORD_BYTES = 65_536;
const UPLOAD_MS = 60_000;

const tell = (line) => process.stdout.write(`${line}\n`);

/** Retries while there is no answer: it may take some seconds until network policies include this pod. */
async function ask(service, path, headers = {}) {
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

async function say(what, work) {
  try {
    const result = await work();
    tell(`ok: ${what}`);
    return result;
  } catch (error) {
    tell(`not ok: ${what}`);
    throw error;
  }
}

/** Looks like an encrypted file: a header and a record. Servers cannot read the contents. */
function someBody() {
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
      if (message.error !== undefined) reject(new Error(`the upload is refused: ${data}`));
      else if (message.ok) resolve(reply);
      else {
        reply = message;
        socket.send(body);
        socket.send(new Uint8Array([0]));
      }
    };
    socket.onerror = () => reject(new Error("the socket of the upload failed"));
    socket.onclose = ({ code }) => reject(new Error(`the socket of the upload was closed: ${code}`));
  }).finally(() => socket.close());
}

const proofOf = (authKey, answer) => {
  const [, nonce] = answer.headers.get("www-authenticate").split(" ");
  return `send-v1 ${createHmac("sha256", authKey).update(Buffer.from(nonce, "base64")).digest("base64url")}`;
};

await say("web-origin serves the page", async () => {
  const page = await ask("web-origin", "/");
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<script/);
});
const { FEATURES } = await say("metadata serves the configuration", async () => {
  const config = await ask("metadata", "/config");
  assert.equal(config.status, 200);
  return config.json();
});
await say("metadata has its stores", async () => assert.equal((await ask("metadata", "/__heartbeat__")).status, 200));
await say("metadata knows what it does not know", async () =>
  assert.equal((await ask("metadata", `/api/exists/${UNKNOWN_ID}`)).status, 404),
);
await say("download answers for an unknown link", async () =>
  assert.equal((await ask("download", `/download/${UNKNOWN_ID}`)).status, 404),
);
await say("filelist answers", async () => assert.ok((await ask("filelist", "/api/filelist")).status < 500));
await say("metrics answers", async () => assert.ok((await ask("metrics", "/api/metrics")).status < 500));

await ask("upload-gateway", "/");
if (FEATURES?.uploadRequiresAccount) tell("uploading takes an account: it is not tried");
else {
  const body = someBody();
  const authKey = randomBytes(64);
  const { id } = await say("upload-gateway takes a file", () => upload(body, authKey));
  const exists = await say("metadata knows it", async () => {
    const answer = await ask("metadata", `/api/exists/${id}`);
    assert.equal(answer.status, 200);
    return answer;
  });
  await say("download shows its page", async () =>
    assert.equal((await ask("download", `/download/${id}`)).status, 200),
  );
  const metadata = await say("metadata serves it to the holder of the key", async () => {
    const answer = await ask("metadata", `/api/metadata/${id}`, { Authorization: proofOf(authKey, exists) });
    assert.equal(answer.status, 200);
    return answer;
  });
  await say("download sends the same bytes", async () => {
    const answer = await ask("download", `/api/download/${id}`, { Authorization: proofOf(authKey, metadata) });
    assert.equal(answer.status, 200);
    assert.ok(Buffer.from(await answer.arrayBuffer()).equals(body));
  });
}
