import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@envoi/backing-stores";
import { startStandaloneProcess } from "@envoi/testkit";
import { expect, it } from "vitest";
import { sha256OfFile } from "../support/files.ts";
import { closeAll, sendFile, sharedPeople } from "../support/people.ts";

const { directory, freshPage, saveDownload } = sharedPeople();

it("files are sent and received through a process that listens only on an IPv6 address, and the links contain that address [R9.34]", async () => {
  const [port, privatePort] = [await freePort(), await freePort()];
  const origin = `http://[::1]:${port}`;
  await using app = await startStandaloneProcess({
    HOST: "::1",
    PRIVATE_HOST: "[::1]",
    PORT: String(port),
    PRIVATE_PORT: String(privatePort),
    BASE_URL: `http://[0:0:0:0:0:0:0:1]:${port}`,
  });
  expect(app.output()).toContain(`Envoi is ready at ${origin}`);
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  expect((await fetch(`http://[::1]:${privatePort}/readyz`)).status).toBe(200);

  const file = join(directory(), "over IPv6.txt");
  await writeFile(file, "six ".repeat(100_000));
  const [sender, recipient] = [await freshPage(), await freshPage()];
  const errors: string[] = [];
  for (const page of [sender, recipient])
    page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
  const link = await sendFile(sender, origin, file);
  expect(link.startsWith(`${origin}/download/`)).toBe(true);
  await recipient.goto(link);
  const saved = await saveDownload(recipient);
  expect(await sha256OfFile(saved.path)).toBe(await sha256OfFile(file));
  expect(errors).toEqual([]);
  await closeAll(sender, recipient);
});
