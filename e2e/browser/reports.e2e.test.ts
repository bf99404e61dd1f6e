import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  createRequest,
  formatOwnerLink,
  openRequestLink,
  parseRequestLink,
  requestLinkOf,
  sendDelivery,
} from "@envoi/client/request";
import { deriveOwnerKeys } from "@envoi/crypto/request";
import { deriveAuthKey, downloadBody, uploadOld } from "@envoi/testkit";
import type { Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { sha256OfFile, writeRandomFile } from "../support/files.ts";
import { closeAll, sharedPeople, uploadChosen } from "../support/people.ts";
import { adminUrl, runAdmin } from "../support/run-admin.ts";

const operator = await mkdtemp(join(tmpdir(), "envoi-operator-"));
const [tokenFile, keyFile] = [join(operator, "token"), join(operator, "report-key.json")];
afterAll(() => rm(operator, { recursive: true }));

const { app, origin, directory, freshPage, saveDownload } = sharedPeople(async () => {
  await writeFile(tokenFile, "a-token-of-operators-0123456789abcdef");
  const { stdout } = await runAdmin({}, "report", "new-key", "--out", keyFile);
  const [name = "", publicKey = ""] = stdout.trim().split("=");
  return { [name]: publicKey, REPORT_ADDRESS: "mailto:abuse@example.com", OPERATOR_TOKEN_FILE: tokenFile };
});

/** Runs a command as an operator with the token. */
async function ask(...args: string[]) {
  const done = await runAdmin({ OPERATOR_TOKEN_FILE: tokenFile, ENVOI_ADMIN_URL: adminUrl(app()) }, ...args);
  if (done.status !== 0) throw new Error(done.stderr);
  return done.stdout;
}

/** Opens a report offline, as an operator does. @returns its content, or the reason for its rejection */
async function openOffline(report: object, ...more: string[]) {
  const file = join(operator, `${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(report));
  const { status, stdout, stderr } = await runAdmin({}, "report", "open", file, "--key", keyFile, "--json", ...more);
  return status === 0 ? JSON.parse(stdout) : stderr;
}

async function send(): Promise<string> {
  const sender = await freshPage();
  await sender.goto(origin());
  const file = await writeRandomFile(join(directory(), "offer.exe"), 200_000);
  await sender.getByTestId("file-input").setInputFiles(file);
  const link = await uploadChosen(sender);
  await closeAll(sender);
  return link;
}

async function report(page: Page, reason: string, words: string, withKey: boolean): Promise<void> {
  await page.getByTestId("report").click();
  await page.getByTestId(`report-${reason}`).check();
  await page.getByTestId("report-words").fill(words);
  if (withKey) await page.getByTestId("report-key").check();
  await page.getByTestId("send-report").click();
  await page.getByTestId("report-done").click();
}

type ListedReport = { id: string; uploadId: string; ciphertextSha256: string | null };

/** Waits until an upload's report states the ciphertext's hash, or that the ciphertext is missing. */
async function waitForReport(uploadId: string) {
  const find = async () => {
    const lines = (await ask("report", "list", "--json")).split("\n").slice(0, -1);
    return lines.map((line) => JSON.parse(line) as ListedReport).find((each) => each.uploadId === uploadId);
  };
  await expect
    .poll(async () => (await find())?.ciphertextSha256, { timeout: 60_000, interval: 500 })
    .toEqual(expect.any(String));
  return JSON.parse(await ask("report", "show", (await find())?.id ?? "", "--json"));
}

it("without JavaScript, the download page shows the report address in the user's language", async () => {
  const link = await send();
  const browser = (await freshPage()).context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false, locale: "de" });
  const page = await context?.newPage();
  if (page === undefined) throw new Error("no page");
  await page.goto(link);
  expect(await page.locator("body").textContent()).toContain("Diesen Upload melden: abuse@example.com");
  expect(await page.locator("noscript a").getAttribute("href")).toBe("mailto:abuse@example.com");
  await page.goto(origin());
  expect(await page.locator("body").textContent()).not.toContain("abuse@example.com");
  await context?.close();
});

const idOf = (link: string) => new URL(link).pathname.split("/")[2] ?? "";
const keyOf = (link: string) => new URL(link).hash.slice(1);

it("a recipient reports an upload with its key, and the operator opens the report offline", async () => {
  const link = await send();
  const recipient = await freshPage();
  const requests: string[] = [];
  recipient.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  await recipient.goto(link);
  await recipient.getByTestId("download-button").waitFor();
  await report(recipient, "malware", "It calls itself an offer.\nIt is a program.", true);

  const stored = await waitForReport(idOf(link));
  expect(stored).toMatchObject({ reason: "malware", ciphertextSha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await openOffline(stored)).toMatchObject({
    upload: idOf(link),
    words: "It calls itself an offer.\nIt is a program.",
    key: keyOf(link),
    verdict: expect.stringContaining("there can be no other"),
  });
  const authKey = deriveAuthKey(Buffer.from(keyOf(link), "base64url"));
  const body = join(operator, "body-of-the-offer");
  await writeFile(body, (await downloadBody(origin(), { id: idOf(link), authKey })).body);
  const saved = join(operator, "saved");
  expect(await openOffline(stored, "--ciphertext", body, "--save", saved)).toMatchObject({
    ciphertext: "is what was stored when it was reported; opens with the key",
  });
  expect(await sha256OfFile(saved)).toBe(await sha256OfFile(join(directory(), "offer.exe")));
  // I1: whether or not the box is ticked, no request, log or stored report contains the key in the clear.
  const seen = [...requests, JSON.stringify(stored), await app().output()].join("\n");
  expect(seen).not.toContain(keyOf(link));
  await closeAll(recipient);
});

it("the last recipient can report a used-up upload without its key, and the operator then cannot open the upload", async () => {
  const link = await send();
  const recipient = await freshPage();
  await recipient.goto(link);
  await saveDownload(recipient);
  await recipient.getByTestId("download-finished").waitFor();
  await report(recipient, "fraud", "", false);

  const stored = await waitForReport(idOf(link));
  expect(await openOffline(stored)).toMatchObject({ reason: "fraud", words: "", key: "not given" });
  await closeAll(recipient);
});

it("a report moved to another upload is rejected, and a closed report is deleted", async () => {
  const link = await send();
  const recipient = await freshPage();
  await recipient.goto(link);
  await recipient.getByTestId("download-button").waitFor();
  await report(recipient, "illegal", "words", true);
  const stored = await waitForReport(idOf(link));
  const other = await uploadOld(origin(), Buffer.alloc(1_000));
  const moved = { ...stored, uploadId: other.id };
  expect(await openOffline(moved)).toContain("REFUSED");
  expect(await openOffline({ ...stored, subject: stored.subject.replace(/^..../, "AAAA") })).toContain("REFUSED");
  const body = join(operator, "body");
  await writeFile(body, Buffer.alloc(1_017));
  expect(await openOffline(stored, "--ciphertext", body)).toContain("REFUSED: this is not the file");

  expect(await ask("report", "close", stored.id, "--reason", "seen")).toContain("is closed");
  expect(await ask("report", "list", "--json")).not.toContain(stored.id);
  await closeAll(recipient);
});

it("for an upload taken down by the operator, the page reports the removal and names a contact", async () => {
  const link = await send();
  const visitor = await freshPage();
  await visitor.goto(link);
  await visitor.getByTestId("download-button").waitFor();
  await ask("take-down", idOf(link), "--reason", "report 24");
  // The page was opened before the take-down, so the download is rejected.
  await visitor.getByTestId("download-button").click();
  await visitor.getByTestId("removed").waitFor();
  await visitor.goto(origin());
  await visitor.goto(link);
  await visitor.getByRole("heading", { name: "These files were removed" }).waitFor();
  expect(await visitor.getByTestId("contact-operator").getAttribute("href")).toBe("mailto:abuse@example.com");

  await ask("restore", idOf(link), "--reason", "a mistake");
  await visitor.reload();
  await visitor.getByTestId("download-button").waitFor();
  await closeAll(visitor);
});

it("the owner of a request reports a delivery with its key, and the operator opens the report offline [R10.15b]", async () => {
  const { signal } = new AbortController();
  const limits = { timeLimitSeconds: 3_600, maxDeliveries: 3, maxBytes: 300_000, maxDeliveryBytes: 200_000 };
  const { owner } = await createRequest(app(), { label: { title: "Tax" }, ...limits }, { signal });
  const link = parseRequestLink(requestLinkOf(owner));
  if (link === null) throw new Error("not a link");
  const request = await openRequestLink(app(), link, null, { signal });
  const files = [new File(["It is a program."], "receipt.pdf.exe")];
  const { id, receipt } = await sendDelivery(app(), request, { files }, { signal });
  const page = await freshPage();
  await page.goto(formatOwnerLink(owner));
  await page.getByText(receipt).waitFor();
  await report(page, "malware", "It is no receipt.", true);

  const stored = await waitForReport(id);
  const saved = join(operator, "saved-delivery");
  const body = join(operator, "body-of-the-delivery");
  const { ownerAuthKey } = await deriveOwnerKeys(owner.seed);
  const authKey = Buffer.from(ownerAuthKey, "base64url");
  await writeFile(body, (await downloadBody(origin(), { id, authKey })).body);
  expect(await openOffline(stored, "--ciphertext", body, "--save", saved)).toMatchObject({
    upload: id,
    words: "It is no receipt.",
    verdict: expect.stringContaining("there can be no other"),
    ciphertext: "is what was stored when it was reported; opens with the key",
  });
  expect(await readFile(saved, "utf8")).toBe("It is a program.");
  // Sealed reports are about uploads, so someone who is asked for files gets the address.
  await page.goto(requestLinkOf(owner));
  expect(await page.getByTestId("report-elsewhere").getAttribute("href")).toBe("mailto:abuse@example.com");
  await closeAll(page);
});
