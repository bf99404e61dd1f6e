import { stat } from "node:fs/promises";
import { join } from "node:path";
import { upload } from "@envoi/client";
import { waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sha256OfFile, writeRandomFile } from "../support/files.ts";
import { png, sourceFile } from "../support/hostile-files.ts";
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

/** Share of the pixels of a preview that do not have its colour, in a picture of the window. */
const countOthers = (screenshot: string) => `return (async () => {
  const box = document.querySelector("${named("preview-frame")}").parentElement.getBoundingClientRect();
  const bytes = Uint8Array.from(atob("${screenshot}"), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = document.createElement("canvas");
  const [width, height] = [Math.floor(box.width) - 2, Math.floor(box.height) - 2];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  context.drawImage(bitmap, Math.ceil(box.x) + 1, Math.ceil(box.y) + 1, width, height, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  let others = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] < 200 || data[at + 1] > 60 || data[at + 2] > 60) others += 1;
  return others / (width * height);
})()`;

it("in WebKit a picture fills the frame of its preview, without scrollbars", async () => {
  const files = [sourceFile("a.png", "image/png", png(900, 600, [255, 0, 0]))];
  const limits = { downloadLimit: 1, timeLimitSeconds: 3_600 };
  const { shareLink: link } = await upload(theatre, { files, ...limits }, { signal: new AbortController().signal });
  await webkit.open("about:blank");
  await webkit.open(link);
  await webkit.see(named("preview-button"));
  await webkit.run("return navigator.serviceWorker.ready.then(() => null)");
  await webkit.run(`document.querySelector("${named("preview-button")}").click()`);
  await webkit.see(named("preview-frame"));
  // The corners are round.
  const isFilled = (share: unknown) => typeof share === "number" && share < 0.001;
  await waitFor(async () => webkit.run(countOthers(await webkit.screenshot())), isFilled);
});
