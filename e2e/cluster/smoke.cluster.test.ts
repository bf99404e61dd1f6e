import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { waitFor } from "@envoi/testkit";
import type { Browser, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import * as z from "zod";
import { launchChromium } from "./support/browser.ts";
import { apply, helm, install, kubectl, NAMESPACE, ORIGIN, RELEASE, tryKubectl } from "./support/cluster.ts";
import { say, secondsSince } from "./support/say.ts";

const MiB = 1_048_576;
const MAX_SECONDS = 180;
const PASSWORD = "correct horse";
/** Label of a namespace created by these tests, which they may remove. */
const OURS = "envoi-tests";

let browser: Browser | undefined;
afterAll(() => browser?.close());

/** Removes an earlier run's namespace. @throws if it is not ours */
async function removeNamespace(): Promise<void> {
  const { code, stdout } = await tryKubectl(["get", "namespace", NAMESPACE, "-o", "json"]);
  if (code !== 0) return;
  const { metadata } = z
    .object({ metadata: z.object({ labels: z.record(z.string(), z.string()).default({}) }) })
    .parse(JSON.parse(stdout));
  if (metadata.labels[OURS] !== "yes")
    throw new Error(`these tests did not create the namespace ${NAMESPACE}: remove it`);
  await kubectl(["delete", "namespace", NAMESPACE, "--timeout=200s"], { seconds: 210 });
}

async function makeNamespace(): Promise<void> {
  const labels = { [OURS]: "yes", "pod-security.kubernetes.io/enforce": "restricted" };
  await apply(JSON.stringify({ apiVersion: "v1", kind: "Namespace", metadata: { name: NAMESPACE, labels } }));
}

async function freshPage(): Promise<Page> {
  browser ??= await launchChromium();
  const context = await browser.newContext({ acceptDownloads: true });
  return context.newPage();
}

it("installing from scratch and sending and receiving a file with a password through the ingress takes at most three minutes", async () => {
  await removeNamespace();
  const startedAt = performance.now();
  await makeNamespace();
  await install();
  say(`installed and ready after ${secondsSince(startedAt)}`);
  // The ingress updates its routes asynchronously.
  await waitFor(
    async () => (await fetch(ORIGIN).catch(() => null))?.status,
    (status) => status === 200,
  );
  const file = { name: "a film.mkv", mimeType: "video/x-matroska", buffer: randomBytes(5 * MiB + 1) };
  const sender = await freshPage();
  await sender.goto(ORIGIN);
  await sender.getByTestId("file-input").setInputFiles(file);
  await sender.getByTestId("password-toggle").check();
  await sender.getByTestId("password-input").fill(PASSWORD);
  await sender.getByTestId("upload-button").click();
  const link = await sender.getByTestId("share-link").inputValue({ timeout: 60_000 });

  const recipient = await freshPage();
  await recipient.goto(link);
  await recipient.getByTestId("password-input").fill(PASSWORD);
  await recipient.getByTestId("unlock-button").click();
  const saved = recipient.waitForEvent("download", { timeout: 60_000 });
  await recipient.getByTestId("download-button").click();
  const download = await saved;
  const received = await readFile(await download.path());
  say(`a file was sent and received ${secondsSince(startedAt)} after the beginning`);
  expect(download.suggestedFilename()).toBe(file.name);
  expect(received.equals(file.buffer)).toBe(true);
  expect((performance.now() - startedAt) / 1_000).toBeLessThan(MAX_SECONDS);
});

it("`helm test` passes", async () => {
  const said = await helm(["test", RELEASE, "-n", NAMESPACE, "--logs", "--timeout", "120s"], { seconds: 150 });
  expect(said).toMatch(/Phase:\s+Succeeded/);
});
