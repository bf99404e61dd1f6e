import { join } from "node:path";
import { expect, it } from "vitest";
import { sha256OfFile, writeRandomFile } from "../support/files.ts";
import { closeAll, sharedPeople, uploadChosen } from "../support/people.ts";

const { origin, directory, freshPage, saveDownload } = sharedPeople();

it("a file with a password opens with that password only [R1.3]", async () => {
  const file = await writeRandomFile(join(directory(), "secret.bin"), 200_000);
  const sender = await freshPage();
  await sender.goto(origin());
  await sender.getByTestId("file-input").setInputFiles(file);
  await sender.getByTestId("password-toggle").check();
  await sender.getByTestId("password-input").fill("correct horse");
  const link = await uploadChosen(sender);
  const recipient = await freshPage();
  await recipient.goto(link);
  await recipient.getByTestId("password-input").fill("wrong horse");
  await recipient.getByTestId("unlock-button").click();
  await recipient.getByText("That is not the password").waitFor();
  await recipient.getByTestId("password-input").fill("correct horse");
  await recipient.getByTestId("unlock-button").click();
  const { path } = await saveDownload(recipient);
  expect(await sha256OfFile(path)).toBe(await sha256OfFile(file));
  await closeAll(sender, recipient);
});
