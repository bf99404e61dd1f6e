import { beginUpload, call, downloadOld, fetchNonce, opaqueBody, signNonce, uploadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { generatorBytes } from "../support/generator-bytes.ts";
import { type StackApp, startStackApp } from "../support/stack-app.ts";

let app: StackApp;

beforeAll(async () => {
  app = await startStackApp({ LOG_LEVEL: "warn" });
});
afterAll(() => app[Symbol.asyncDispose]());

/** Number of requests to each replica of a service, from its own `/metrics`. */
async function served(service: string, name: string): Promise<number[]> {
  const replicas = app.processes().filter((one) => one.name === service);
  const pages = replicas.map(async ({ privateOrigin }) => (await call(privateOrigin, "/metrics")).body.toString());
  return (await Promise.all(pages)).map((page) => {
    const samples = page.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
    return samples.reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
  });
}

it("I9: both replicas of each service serve requests, and a nonce from one is valid at the other", async () => {
  const uploads = await Promise.all(
    Array.from({ length: 12 }, () => uploadOld(app.origin, generatorBytes(100_000), { dlimit: 5 })),
  );
  for (const upload of uploads) {
    let nonce = await fetchNonce(app.origin, upload.id);
    for (let turn = 0; turn < 4; turn += 1) {
      const headers = { Authorization: signNonce(upload.authKey, nonce) };
      const answer = await call(app.origin, `/api/metadata/${upload.id}`, { headers });
      expect(answer.status).toBe(200);
      nonce = answer.nonce ?? "";
    }
    expect((await downloadOld(app.origin, upload)).plaintext.equals(upload.plaintext)).toBe(true);
  }
  const counts = await Promise.all([
    served("upload-gateway", "uploads_ended_total"),
    served("download", "downloads_ended_total"),
    served("metadata", "http_request_duration_seconds_count"),
  ]);
  for (const replicas of counts) {
    expect(replicas).toHaveLength(2);
    for (const count of replicas) expect(count).toBeGreaterThan(0);
  }
});

it("I6: while one replica of each service is dead, everything works", async () => {
  const names = ["upload-gateway-1", "download-2", "metadata-1"];
  const before = app.pids();
  const crashes = names.map((name) => app.crash(name));
  // Waits until the processes are dead: a request to a dying process is lost with it.
  await waitFor(
    async () => names.filter((name) => app.pids()[name] === before[name]),
    (alive) => alive.length === 0,
  );
  const upload = await beginUpload(app.origin, 1_000_000, { declared: true });
  await upload.sendAll(opaqueBody(upload.length));
  expect(await upload.finish()).toEqual({ ok: true });
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await call(app.origin, `/api/exists/${upload.id}`)).status).toBe(200);
    expect((await call(app.origin, `/download/${upload.id}/`)).status).toBe(200);
  }
  await Promise.all(crashes);
});
