import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBrandingConfig } from "../config.ts";
import { brandingFolder, svg } from "../testing/branding-folder.ts";
import { writeBrandedPage } from "./write-branded-page.ts";

const FRONTEND = join(import.meta.dirname, "../../../../frontend");

test("a copy of the built page has the operator's files, and the built one stays as it is", async () => {
  await using built = await brandingFolder({});
  await using folder = await brandingFolder({ "logo.svg": svg(), "branding.json": { name: "Acme" } });
  await using copy = await brandingFolder({});
  await mkdir(join(built.directory, "assets"));
  await copyFile(join(FRONTEND, "index.html"), join(built.directory, "index.html"));
  await copyFile(join(FRONTEND, "public/app.webmanifest"), join(built.directory, "app.webmanifest"));
  const branding = readBrandingConfig({ BRANDING_DIRECTORY: folder.directory });
  if (branding === null) throw new Error("no branding");
  await writeBrandedPage(built.directory, copy.directory, branding);
  expect(await readFile(join(copy.directory, "index.html"), "utf8")).toContain("<title>Acme</title>");
  expect(await readdir(join(copy.directory, "assets"))).toEqual([expect.stringMatching(/^brand-logo-[\w-]{8}\.svg$/)]);
  expect(await readdir(join(built.directory, "assets"))).toEqual([]);
});
