import type { Fixture } from "./fixture.ts";
import { chooseFiles, LETTER, openHome, openLink, PARCEL, startUpload, stopDownload } from "./steps.ts";

const PASSWORD = "correct horse";
const LONG_NAME = `${"a long name ".repeat(6)}.png`;

/** Called on each screen of a tour once it is shown. */
type Look = (screen: string) => Promise<void>;

async function tourOfSending(fixture: Fixture, look: Look): Promise<void> {
  const { page, proxy } = fixture;
  await openHome(fixture);
  await page.getByTestId("no-uploads").waitFor();
  await look("home");
  await chooseFiles(fixture, PARCEL, { name: LONG_NAME, bytes: 2_000 });
  await page.getByTestId("password-toggle").check();
  await page.getByTestId("password-input").pressSequentially(PASSWORD);
  await look("chosen");
  await startUpload(fixture);
  await look("uploading");
  proxy.reset();
  await page.getByTestId("dialog-link").waitFor();
  await look("copy-link");
  await page.getByTestId("dialog-ok").click();
  await page.getByTestId("share-link").waitFor();
  await look("finished");
  await page.getByTestId("card-change").click();
  await page.getByTestId("save-limits").waitFor();
  await look("change-limits");
  await page.keyboard.press("Escape");
  await page.getByTestId("card-delete").click();
  await page.getByTestId("undo-deletion").waitFor();
  await look("delete");
}

async function tourOfReceiving(fixture: Fixture, look: Look): Promise<void> {
  const { page, proxy } = fixture;
  await openLink(
    fixture,
    await fixture.receive({ password: PASSWORD, names: [LETTER.name, LONG_NAME], bytes: PARCEL.bytes / 2 }),
  );
  await page.getByTestId("password-input").pressSequentially("wrong horse");
  await page.getByTestId("unlock-button").click();
  await page.locator("[aria-invalid=true]").waitFor();
  await look("locked");
  // The page has selected the wrong password, so typing replaces it.
  await page.getByTestId("password-input").pressSequentially(PASSWORD);
  await page.getByTestId("unlock-button").click();
  await page.getByTestId("download-button").waitFor();
  await look("preview");
  await stopDownload(fixture);
  await look("downloading");
  proxy.reset();
  await page.getByTestId("download-finished").waitFor();
  await look("downloaded");
}

async function tourOfPages({ page, origin }: Fixture, look: Look): Promise<void> {
  await page.goto(`${origin}/download/0123456789abcdef/#${"A".repeat(22)}`);
  await page.getByTestId("expired").waitFor();
  await look("expired");
  await page.goto(`${origin}/error`);
  await page.getByTestId("error").waitFor();
  await look("error");
  await page.goto(`${origin}/legal`);
  // Waits for the list, because the page's placeholder also has a title.
  await page.locator("main li").first().waitFor();
  await page.getByTestId("language").focus();
  await look("legal");
}

/** Visits the main screens in a fresh profile. Works in every language because it reads no text. */
export async function tour(fixture: Fixture, look: Look): Promise<void> {
  await tourOfSending(fixture, look);
  await tourOfReceiving(fixture, look);
  await tourOfPages(fixture, look);
}
