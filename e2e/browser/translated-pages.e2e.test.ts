import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { sha256OfFile } from "../support/files.ts";
import { closeAll, sharedPeople, uploadChosen } from "../support/people.ts";
import { translated, translatedWords, translatePage } from "../support/translate-page.ts";

const { origin, directory, freshPage, saveDownload } = sharedPeople();

const NAME = "quarterly figures of Ada.txt";
const PASSWORD = "correct horse";
const MESSAGE = "the words that only Grace may read";

/** Opens a page that is translated as soon as it loads, and collects its errors. */
async function translatedPage(): Promise<{ page: Page; errors: string[] }> {
  const page = await freshPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  await translatePage(page);
  return { page, errors };
}

it("a translated page sends and receives without changing names, links and files [R9.32]", async () => {
  const file = join(directory(), NAME);
  await writeFile(file, "figures ".repeat(500_000));
  const [sender, recipient] = [await translatedPage(), await translatedPage()];
  const seen: string[] = [];
  const look = async (page: Page) => void seen.push(await translatedWords(page));

  await sender.page.goto(origin());
  await sender.page.getByTestId("file-input").setInputFiles(file);
  await sender.page.getByTestId("add-words").click();
  await sender.page.getByTestId("message-input").fill(MESSAGE);
  await sender.page.getByTestId("password-toggle").check();
  await sender.page.getByTestId("upload-button").click();
  // The page rejects an empty password, which changes the hint.
  await expect
    .poll(() => sender.page.getByRole("status").allTextContents())
    .toContainEqual(expect.stringMatching(/^«.*password.*»$/i));
  await sender.page.getByTestId("password-input").fill(PASSWORD);
  await look(sender.page);
  const link = await uploadChosen(sender.page);
  await look(sender.page);
  await sender.page.getByTestId("dialog-ok").click();
  await look(sender.page);

  await recipient.page.goto(link);
  await recipient.page.getByTestId("password-input").fill("wrong");
  await recipient.page.getByTestId("unlock-button").click();
  await expect
    .poll(() => recipient.page.getByRole("alert").allTextContents())
    .toContainEqual(expect.stringMatching(/^«.*»$/));
  await recipient.page.getByTestId("password-input").fill(PASSWORD);
  await recipient.page.getByTestId("unlock-button").click();
  await recipient.page.getByTestId("message").waitFor();
  expect(await recipient.page.getByTestId("message").textContent()).toBe(MESSAGE);
  await look(recipient.page);
  const saved = await saveDownload(recipient.page);
  expect(saved.name).toBe(NAME);
  expect(await sha256OfFile(saved.path)).toBe(await sha256OfFile(file));
  await recipient.page.getByTestId("download-finished").waitFor();
  await look(recipient.page);
  expect(await recipient.page.getByTestId("download-finished").textContent()).toMatch(/^«.*»$/);

  // The sender's page still receives updates, counts down, and can remove elements.
  await expect.poll(() => sender.page.getByTestId("past-uploads").textContent()).toContain(NAME);
  await look(sender.page);
  await sender.page.getByTestId("clear-past").click();
  await sender.page.getByTestId("past-uploads").waitFor({ state: "detached" });
  await sender.page.getByTestId("language").selectOption("de");
  await expect.poll(() => sender.page.locator("h1").first().textContent()).toBe(translated("Dateien senden"));

  const words = seen.join("\n");
  for (const secret of [NAME, MESSAGE, PASSWORD, link, new URL(link).hash]) expect(words).not.toContain(secret);
  expect([...sender.errors, ...recipient.errors]).toEqual([]);
  await closeAll(sender.page, recipient.page);
});
