import { stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { sha256OfFile, writeRandomFile } from "../support/files.ts";
import { closeAll, sendFile, sharedPeople } from "../support/people.ts";

const { origin, directory, freshPage, saveDownload } = sharedPeople();

/** On the stack, a file of this size has four Parts; the stores treat larger numbers of Parts in the same way. */
const LARGE_BYTES = inject("mode") === "stack" ? 26_214_400 : 104_857_600;

describe("a file sent in one browser and received in another", () => {
  it.each([1, 65_519, 65_520, LARGE_BYTES])("arrives unchanged if it has %i bytes [R1.1b]", async (bytes) => {
    const file = await writeRandomFile(join(directory(), `sent ${bytes}.bin`), bytes);
    const sender = await freshPage();
    const link = await sendFile(sender, origin(), file);
    expect(link).toMatch(/\/download\/[0-9a-f]{16}\/#[A-Za-z0-9_-]{22}$/);

    const recipient = await freshPage();
    const requested: string[] = [];
    recipient.on("request", (request) => requested.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await recipient.goto(link);
    await recipient.getByTestId("file-name").waitFor();
    const { path, name } = await saveDownload(recipient);
    expect(name).toBe(`sent ${bytes}.bin`);
    expect((await stat(path)).size).toBe(bytes);
    expect(await sha256OfFile(path)).toBe(await sha256OfFile(file));

    // I1: no request of the recipient's browser contains the key behind the #.
    const secret = link.split("#")[1] ?? "";
    expect(requested.length).toBeGreaterThan(3);
    expect(requested.filter((request) => request.replace(/^[^ ]*#[^ ]* /, "").includes(secret))).toEqual([]);

    const late = await freshPage();
    await late.goto(link);
    await late.getByText("These files are gone").waitFor();
    await closeAll(sender, recipient, late);
  });
});
