import { stat } from "node:fs/promises";
import { join } from "node:path";
import { waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sha256OfFile, writeRandomFile } from "../support/files.ts";
import { startWebKit, type WebKit } from "../support/webkit.ts";
import { startTheatre, type Theatre } from "./stage.ts";

const BYTES = 300_000;

const named = (testId: string) => `[data-testid=${testId}]`;

let theatre: Theatre;
let webkit: WebKit;
beforeAll(async () => {
  theatre = await startTheatre();
  webkit = await startWebKit();
});
afterAll(async () => {
  await webkit[Symbol.asyncDispose]();
  await theatre[Symbol.asyncDispose]();
});

it("in WebKit a file is sent with a password, and received unchanged with it", async () => {
  const sent = await writeRandomFile(join(webkit.downloads, "sent", "a letter.bin"), BYTES);
  await webkit.open(theatre.origin);
  await webkit.see(named("no-uploads"));
  await webkit.type(named("file-input"), sent);
  await webkit.click(named("password-toggle"));
  await webkit.type(named("password-input"), "correct horse");
  await webkit.click(named("upload-button"));
  await webkit.click(named("dialog-ok"));
  const link = await webkit.run(`return document.querySelector("${named("share-link")}").value`);

  await webkit.open("about:blank");
  await webkit.open(String(link));
  await webkit.type(named("password-input"), "wrong horse");
  await webkit.click(named("unlock-button"));
  await webkit.see("[aria-invalid=true]");
  await webkit.run(`document.querySelector("${named("password-input")}").select()`);
  await webkit.type(named("password-input"), "correct horse");
  await webkit.click(named("unlock-button"));
  await webkit.click(named("download-button"));
  await webkit.see(named("download-finished"));

  const received = join(webkit.downloads, "a letter.bin");
  await waitFor(
    async () => (await stat(received).catch(() => null))?.size,
    (size) => size === BYTES,
  );
  expect(await sha256OfFile(received)).toBe(await sha256OfFile(sent));
});
