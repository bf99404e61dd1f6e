import { deriveKeychain, parseSecret } from "@envoi/crypto";
import { type StackProcess, startStackProcess } from "@envoi/dev-stack";
import { parseUploadId } from "@envoi/protocol";
import { call, downloadBody, downloadOld, fetchNonce, signNonce, uploadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { launchChromium } from "../support/browser.ts";
import { generatorBytes } from "../support/generator-bytes.ts";
import { hearEvents } from "../support/hear-events.ts";
import { metric } from "../support/measures.ts";
import { uploadChosen } from "../support/people.ts";

/** Maximum delay between a download and its event. */
const NEWS_MS = 2_000;

let stack: StackProcess;
beforeAll(async () => {
  const replicas = { download: 2, metadata: 2 };
  stack = await startStackProcess({ LOG_LEVEL: "warn" }, { objectStore: inject("objectStore"), replicas });
});
afterAll(() => stack[Symbol.asyncDispose]());

/** Number of open owner event streams across all replicas. */
function openStreams(): Promise<number> {
  const replicas = stack
    .processes("metadata")
    .flatMap(({ service, pid, host, privatePort }) =>
      pid === null ? [] : [{ name: service, pid, privateOrigin: `http://${host}:${privatePort}` }],
    );
  return metric({ processes: () => replicas }, "event_streams_open");
}

const listOrigins = (service: string) => stack.processes(service).map(({ host, port }) => `http://${host}:${port}`);

it("I9: a download at either replica is reported by every metadata replica within two seconds", async () => {
  const upload = await uploadOld(stack.origin, generatorBytes(200_000), { dlimit: 4 });
  const listening = await Promise.all(listOrigins("metadata").map((origin) => hearEvents(origin, [upload])));
  expect(listening).toHaveLength(2);
  let downloads = 0;
  for (const origin of listOrigins("download")) {
    const headers = { Authorization: signNonce(upload.authKey, await fetchNonce(origin, upload.id)) };
    expect((await call(origin, `/api/download/${upload.id}`, { headers })).status).toBe(200);
    downloads += 1;
    const endsAt = performance.now() + NEWS_MS;
    for (const { events } of listening) {
      const completed = () => events.filter(({ type }) => type === "download.completed");
      await waitFor(
        async () => completed().length,
        (count) => count === downloads || performance.now() > endsAt,
      );
      expect(completed().at(-1)).toMatchObject({ id: upload.id, dlimit: 4, dtotal: downloads });
      expect(events.some(({ type }) => type === "download.started")).toBe(true);
    }
  }
});

it("I6: an owner receives events even after both metadata replicas and then NATS have been killed", async () => {
  const upload = await uploadOld(stack.origin, generatorBytes(1_000), { dlimit: 5 });
  const heard = await hearEvents(stack.origin, [upload]);
  for (const name of ["metadata-1", "metadata-2", "nats"]) {
    await stack.killProcess(name);
    await stack.startProcess(name);
  }
  await downloadOld(stack.origin, upload);
  const seen = await waitFor(
    async () => heard.events.some((event) => "dtotal" in event && event.dtotal === 1),
    (isSeen) => isSeen,
  );
  expect(seen).toBe(true);
});

it("I9: a page shows a download from either replica within two seconds, although its event stream comes from another process", async () => {
  await using browser = await launchChromium();
  const page = await browser.newPage();
  await expect.poll(openStreams).toBe(0);
  await page.goto(stack.origin);
  const letter = { name: "letter.txt", mimeType: "text/plain", buffer: Buffer.from("Dear you") };
  await page.getByTestId("file-input").setInputFiles(letter);
  await page.getByTestId("download-limit").selectOption("3");
  const link = new URL(await uploadChosen(page));
  await page.getByTestId("dialog-ok").click();
  await expect.poll(openStreams).toBe(1);
  const secret = parseSecret(link.hash.slice(1));
  const id = parseUploadId(link.pathname.split("/")[2]);
  if (secret === null || id === null) throw new Error("not a link");
  const { authKey } = await deriveKeychain(secret);
  const upload = { id, authKey: Buffer.from(authKey, "base64url") };
  const card = page.getByTestId("upload-card");
  for (const [at, origin] of listOrigins("download").entries()) {
    expect((await downloadBody(origin, upload)).status).toBe(200);
    await card.getByText(["2 downloads left", "1 download left"][at] ?? "").waitFor({ timeout: NEWS_MS });
  }
  await card.getByText(/^Downloaded \d/).waitFor();
});
