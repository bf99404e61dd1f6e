import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { findProgram, waitFor } from "@envoi/testkit";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { contentHashes, writeFileSet } from "../support/files.ts";
import { closeAll, sharedPeople, uploadChosen } from "../support/people.ts";

const run = promisify(execFile);
const { origin, directory, freshPage, saveDownload } = sharedPeople();

/** Drops a directory on the page as a user would: Chromium gives the page real files and folders. */
async function dropDirectory(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const overlay = page.getByText("Drop to add files");
  // The events are repeated, because a page that has just loaded may miss the first of them.
  await waitFor(
    async () => {
      for (const type of ["dragEnter", "dragOver"] as const) {
        await session.send("Input.dispatchDragEvent", { type, x: 200, y: 300, data });
      }
      return overlay.isVisible();
    },
    (isVisible) => isVisible,
  );
  await session.send("Input.dispatchDragEvent", { type: "drop", x: 200, y: 300, data });
}

it("a folder of 64 files arrives as a zip that other programs can open [R1.4]", async () => {
  const sent = join(directory(), "a set");
  await writeFileSet(sent);
  const sender = await freshPage();
  await sender.goto(origin());
  await sender.getByTestId("file-input").waitFor({ state: "attached" });
  await dropDirectory(sender, sent);
  await sender.getByTestId("total-size").waitFor();
  const link = await uploadChosen(sender);
  const recipient = await freshPage();
  await recipient.goto(link);
  const { path, name } = await saveDownload(recipient);
  expect(name).toBe("Send-Archive.zip");

  const unzipped = join(directory(), "unzipped");
  await mkdir(unzipped);
  // Without a UTF-8 locale, `unzip` escapes letters, and the longest name would become too long.
  await run(findProgram("unzip"), ["-q", path, "-d", unzipped], { env: { ...process.env, LC_ALL: "C.UTF-8" } });
  expect(await contentHashes(unzipped)).toEqual(await contentHashes(sent));
  const script =
    "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])";
  const byPython = join(directory(), "by python");
  await run(findProgram("python3"), ["-c", script, path, byPython]);
  expect(await contentHashes(byPython)).toEqual(await contentHashes(sent));
  await closeAll(sender, recipient);
});
