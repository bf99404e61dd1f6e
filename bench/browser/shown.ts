import type { WatchedBrowser } from "@envoi/testkit";
import { within } from "../measuring/within.ts";

const SECONDS = 60;

/** Waits until the page shows the element with this test id. @throws Error that names it */
export async function shown(browser: WatchedBrowser, testId: string): Promise<void> {
  await within(SECONDS, `"${testId}" on the page`, browser.until(testId));
}
