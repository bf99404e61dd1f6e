import { join } from "node:path";
import { expect, it } from "vitest";
import { writeRandomFile } from "../support/files.ts";
import { closeAll, sendFile, sharedPeople, uploadChosen } from "../support/people.ts";

const { origin, directory, freshPage, saveDownload } = sharedPeople();

it("a sender's list shows the newest upload first, counts its downloads and survives a reload", async () => {
  const sender = await freshPage();
  await sendFile(sender, origin(), await writeRandomFile(join(directory(), "older.bin"), 1_000));
  await sender.goto(origin());
  await sender.getByTestId("file-input").setInputFiles(await writeRandomFile(join(directory(), "newer.bin"), 1_000));
  await sender.getByTestId("download-limit").selectOption("3");
  const link = await uploadChosen(sender);
  await sender.getByTestId("dialog-ok").click();

  const recipient = await freshPage();
  await recipient.goto(link);
  await saveDownload(recipient);
  await recipient.getByTestId("download-finished").waitFor();

  await sender.reload();
  const cards = sender.getByTestId("upload-card");
  await cards.nth(1).waitFor();
  expect(await cards.getByText(/\.bin$/).allTextContents()).toEqual(["newer.bin", "older.bin"]);
  await cards.nth(0).getByText("2 downloads left").waitFor();
  await cards.nth(1).getByText("1 download left").waitFor();
  await closeAll(sender, recipient);
});

it("a file deleted by its sender is deleted for everyone [R1.10]", async () => {
  const sender = await freshPage();
  const link = await sendFile(sender, origin(), await writeRandomFile(join(directory(), "mistake.bin"), 1_000));
  await sender.getByTestId("dialog-ok").click();
  const card = sender.getByTestId("upload-card");
  await card.getByTestId("card-delete").click();
  await card.waitFor({ state: "detached" });
  await sender.getByTestId("no-uploads").waitFor();
  const recipient = await freshPage();
  await recipient.goto(link);
  await recipient.getByText("These files are gone").waitFor();
  await closeAll(sender, recipient);
});
