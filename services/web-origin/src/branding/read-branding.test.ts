import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readBrandingConfig } from "../config.ts";
import { brandingFolder, ICONS, png, svg } from "../testing/branding-folder.ts";
import { readBranding } from "./read-branding.ts";

async function problemsOf(files: Record<string, string | Uint8Array | object>): Promise<string[]> {
  await using folder = await brandingFolder(files);
  const branding = readBranding(folder.directory);
  return "problems" in branding ? branding.problems : [];
}

const onlyProblemOf = async (files: Parameters<typeof problemsOf>[0]) => (await problemsOf(files)).join("\n");

test("accepts images, colours and texts", async () => {
  const texts = { languages: { "en-US": { footer: { text: "A service of Acme." } }, de: {} } };
  await using folder = await brandingFolder({
    ...ICONS,
    "logo.svg": svg(),
    "logo-dark.png": png(256, 128),
    "branding.json": { name: "Acme", colours: { light: { accent: "#0059b3" } }, texts },
  });
  const branding = readBranding(folder.directory);
  if ("problems" in branding) throw new Error(branding.problems.join());
  expect([...branding.images.keys()].sort()).toEqual(["favicon", "icon-192", "icon-512", "logo", "logo-dark"]);
  expect(branding.settings).toMatchObject({ name: "Acme", texts: { fallback: "en-US" } });
});

test("accepts an ICO file by its largest size", async () => {
  const entry = (side: number) => [side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 38, 0, 0, 0];
  const ico = (...sides: number[]) => Buffer.from([0, 0, 1, 0, sides.length, 0, ...sides.flatMap(entry)]);
  const { "favicon.svg": _, ...others } = ICONS;
  expect(await problemsOf({ ...others, "favicon.ico": ico(16, 48, 32) })).toEqual([]);
  expect(await onlyProblemOf({ ...others, "favicon.ico": ico(16) })).toContain("32 to 512 pixels wide");
});

test("reads a ConfigMap as Kubernetes mounts it", async () => {
  await using folder = await brandingFolder({});
  const version = join(folder.directory, "..2026_01_01");
  await mkdir(version);
  await writeFile(join(version, "logo.svg"), svg());
  await symlink("..2026_01_01", join(folder.directory, "..data"));
  await symlink("..data/logo.svg", join(folder.directory, "logo.svg"));
  const branding = readBranding(folder.directory);
  expect("images" in branding && [...branding.images.keys()]).toEqual(["logo"]);
});

test("reads the root of a disk, which has a folder of its own", async () => {
  expect(await problemsOf({ "logo.svg": svg(), "lost+found/": "" })).toEqual([]);
});

test("stops the process with a line for each problem, which names the file", async () => {
  await using folder = await brandingFolder({ "logo.svg": svg("<script/>"), "notes.txt": "", "branding.json": "{" });
  const read = () => readBrandingConfig({ BRANDING_DIRECTORY: folder.directory });
  expect(read).toThrow(/BRANDING_DIRECTORY: branding.json: is not JSON/);
  expect(read).toThrow(/BRANDING_DIRECTORY: logo.svg contains <script>/);
  expect(read).toThrow(/BRANDING_DIRECTORY: notes.txt is unknown; remove it/);
});

test("without the setting, there is no branding; a folder that is missing or empty is a mistake", async () => {
  expect(readBrandingConfig({})).toBeNull();
  expect(() => readBrandingConfig({ BRANDING_DIRECTORY: "/nowhere/at/all" })).toThrow(/cannot be read: ENOENT/);
  expect(await onlyProblemOf({})).toContain("is empty");
});

test.each([
  ["a JPEG named as PNG", { "logo.png": Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex") }, "PNG"],
  ["SVG named as PNG", { "logo.png": svg() }, "contains SVG, but its name says PNG"],
  ["HTML named as SVG", { "logo.svg": "<html/>" }, "is not SVG"],
  ["bytes that are no image", { "picture.webp": "RIFF" }, "is not an image in the format WEBP"],
  ["half a PNG", { "logo.png": png(256, 128).subarray(0, 60) }, "is incomplete"],
  ["10 MB", { "picture.png": Buffer.alloc(10_000_000) }, "has 10000000 bytes, but at most 2097152 are accepted"],
  ["a format that the file may not have", { "picture.svg": svg() }, "none of the formats of picture: webp, jpg, png"],
  ["another extension", { "logo.gif": "GIF89a" }, "none of the formats of logo"],
  ["a name in other letters", { "Logo.svg": svg() }, "is unknown"],
  ["a folder", { "logo.svg/": "" }, "is not a file"],
  ["two files for one purpose", { "logo.png": png(256, 128), "logo.svg": svg() }, "second file of logo"],
  ["a small picture", { "picture.png": png(800, 600) }, "1,200 to 6,000 pixels wide, but it has 800 × 600"],
  ["a high logo", { "logo.svg": svg("", "0 0 10 20") }, "not be higher than wide"],
  ["a dark logo of another shape", { "logo.svg": svg(), "logo-dark.svg": svg("", "0 0 60 20") }, "same ratio"],
  ["a dark logo alone", { "logo-dark.svg": svg() }, "needs a logo"],
  ["an icon of another size", { ...ICONS, "icon-192.png": png(190, 190) }, "must have 192 × 192 pixels"],
  ["only some of the icons", { "favicon.svg": svg("", "0 0 4 4") }, "come together"],
])("refuses %s", async (_, files, reason) => {
  expect(await onlyProblemOf(files)).toContain(reason);
});

const passage = (change: object) => ({
  texts: { languages: { "en-US": { legal: { paragraphs: ["a"], ...change } } } },
});
const href = (address: string) => passage({ links: [{ label: "a", href: address }] });

test.each([
  ["an unknown key", { colors: {} }, "has unknown keys: colors"],
  ["an unknown key further down", { colours: { light: { ink2: "#000" } } }, "colours.light has unknown keys: ink2"],
  ["a value of another type", { name: 1 }, "name is not of the type string"],
  ["a colour by its name", { colours: { light: { ink: "black" } } }, "colours.light.ink is not a colour"],
  ["CSS as a colour", { colours: { light: { ink: "red;}body{" } } }, "is not a colour"],
  ["colours without contrast", { colours: { dark: { ink: "#333333" } } }, "has a contrast of 1.12:1"],
  ["HTML", passage({ paragraphs: ["<b>Terms</b>"] }), "contains HTML"],
  ["beginnings of HTML that never end", { name: "<a".repeat(120_000) }, "name has more than 40 characters"],
  ["line breaks", passage({ paragraphs: ["a\nb"] }), "control characters"],
  ["line breaks of Unicode", passage({ paragraphs: ["a\u2028b"] }), "control characters"],
  ["what reverses the text after it", { name: "Acme\u202e" }, "control characters"],
  ["half a character", { name: "Acme\ud83d" }, "control characters"],
  ["a name that nobody sees", { name: "\u200b\u2060" }, "name is empty"],
  ["a script as an address", href("javascript:alert(1)"), "neither an https: address nor"],
  ["an address without TLS", href("http://acme.example"), "neither an https: address nor"],
  ["an address with a password", href("https://a:b@acme.example"), "neither an https: address nor"],
  ["an unknown language", { texts: { languages: { "en-US": {}, xx: {} } } }, "languages.xx is not the tag"],
  ["a text that some languages lack", { texts: { languages: { de: { help: { paragraphs: ["a"] } } } } }, "is needed"],
  ["the name in a logo that is missing", { logoHasName: true }, "needs a logo"],
])("refuses %s in branding.json", async (_, settings, reason) => {
  expect(await onlyProblemOf({ "branding.json": settings })).toContain(reason);
});
