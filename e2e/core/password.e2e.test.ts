import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { upload } from "@envoi/client";
import { stretchPassword } from "@envoi/crypto/stretch";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { sha256OfFile, writeRandomFile } from "../support/files.ts";
import { metric } from "../support/measures.ts";
import { closeAll, sharedPeople, uploadChosen } from "../support/people.ts";

const { app, origin, directory, freshPage, saveDownload } = sharedPeople();

async function send(page: Page, file: string, password: string | null): Promise<string> {
  await page.goto(origin());
  await page.getByTestId("file-input").setInputFiles(file);
  if (password !== null) {
    await page.getByTestId("password-toggle").check();
    await page.getByTestId("password-input").fill(password);
  }
  return uploadChosen(page);
}

async function unlock(page: Page, password: string): Promise<void> {
  await page.getByTestId("password-input").fill(password);
  await page.getByTestId("unlock-button").click();
}

it("a file with a password opens only with that password [R1.3]", async () => {
  const file = await writeRandomFile(join(directory(), "secret.bin"), 200_000);
  const sender = await freshPage();
  const link = await send(sender, file, "correct horse");
  const recipient = await freshPage();
  await recipient.goto(link);
  await unlock(recipient, "wrong horse");
  await recipient.getByText("Wrong password").waitFor();
  await unlock(recipient, "correct horse");
  const { path } = await saveDownload(recipient);
  expect(await sha256OfFile(path)).toBe(await sha256OfFile(file));
  await closeAll(sender, recipient);
});

it.each([
  ["in decomposed letters", "Schlüssel-für-Zoé", "Schlüssel-für-Zoé".normalize("NFD")],
  ["in composed letters", "비밀번호 Ångström".normalize("NFD"), "비밀번호 Ångström".normalize("NFC")],
  ["surrounded by blanks", "correct horse", "  correct horse\u00a0 "],
  ["without its pasted blanks", " correct horse\u200b", "correct horse"],
  ["in full, although the sender's field kept 32 characters", "0123456789".repeat(4), "0123456789".repeat(4)],
])("a password opens the file when entered %s", async (_how, set, entered) => {
  const file = await writeRandomFile(join(directory(), "forms.bin"), 1_000);
  const sender = await freshPage();
  const link = await send(sender, file, set);
  const recipient = await freshPage();
  await recipient.goto(link);
  await unlock(recipient, entered);
  const { path } = await saveDownload(recipient);
  expect(await sha256OfFile(path)).toBe(await sha256OfFile(file));
  await closeAll(sender, recipient);
});

it("of a recipient's signed requests, only the one with the wrong password is rejected, and it counts as one guess [R6.12d]", async () => {
  const refused = () => metric(app(), 'refused_credentials_total{credential="proof"}');
  const file = await writeRandomFile(join(directory(), "guessed.bin"), 200_000);
  for (const password of [null, "correct horse"]) {
    const sender = await freshPage();
    const link = await send(sender, file, password);
    const before = await refused();
    const recipient = await freshPage();
    await recipient.goto(link);
    if (password !== null) {
      await unlock(recipient, "wrong horse");
      await recipient.getByText("Wrong password").waitFor();
      await unlock(recipient, password);
    }
    await saveDownload(recipient);
    expect(await refused()).toBe(before + (password === null ? 0 : 1));
    await closeAll(sender, recipient);
  }
});

it("a link with a strong password opens in the page only with that password, and its file is saved completely", async () => {
  const file = await writeRandomFile(join(directory(), "strong.bin"), 200_000);
  const blob = new Blob([await readFile(file)]);
  const source = { name: "strong.bin", type: "", size: blob.size, stream: () => blob.stream() };
  const { shareLink } = await upload(
    { origin: origin() },
    { files: [source], strongPassword: "correct horse", downloadLimit: 2, timeLimitSeconds: 300 },
    { stretch: stretchPassword, signal: new AbortController().signal },
  );
  expect(shareLink).toContain("#v2.");
  const recipient = await freshPage();
  await recipient.goto(shareLink);
  await unlock(recipient, "wrong horse");
  await recipient.getByText("Wrong password. Try again.").waitFor();
  await unlock(recipient, "correct horse");
  const { path } = await saveDownload(recipient);
  expect(await sha256OfFile(path)).toBe(await sha256OfFile(file));

  // Without `v2.`, the fragment is not a valid key, so the page does not ask for a password.
  const mangled = await freshPage();
  await mangled.goto(shareLink.replace("#v2.", "#"));
  await mangled.waitForURL("**/404");
  expect(await mangled.getByTestId("password-input").count()).toBe(0);
  await closeAll(recipient, mangled);
});
