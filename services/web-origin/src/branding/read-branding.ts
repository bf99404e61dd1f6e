import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { findColourProblems } from "./brand-colours.ts";
import { type BrandingSettings, parseBrandingFile } from "./branding-file.ts";
import { checkImage } from "./check-image.ts";
import { formatOfExtension, IMAGE_RULES, type ImageFormat, type ImageName, isImageName } from "./image-rules.ts";

export type BrandImage = { format: ImageFormat; bytes: Uint8Array; ratio: number };
export type Branding = { settings: BrandingSettings; images: ReadonlyMap<ImageName, BrandImage> };

const SETTINGS_FILE = "branding.json";
const MAX_SETTINGS_BYTES = 262_144;
/**
 * Kubernetes keeps versions of a ConfigMap in `..data` and the like, to which the files are links. The root of a disk
 * has `lost+found`.
 */
const MOUNT_ENTRY = /^(?:\.\.|lost\+found$)/;
/** Two logos whose ratios differ by more would move the page when the theme changes. */
const RATIO_TOLERANCE = 0.05;

type Found = { images: Map<ImageName, BrandImage>; settings: BrandingSettings | null; problems: string[] };

/** @throws the system's error if the file cannot be read */
function readBounded(path: string, maxBytes: number): Uint8Array | { problem: string } {
  const found = statSync(path);
  if (!found.isFile()) return { problem: "is not a file; remove it" };
  if (found.size > maxBytes) return { problem: `has ${found.size} bytes, but at most ${maxBytes} are accepted` };
  return readFileSync(path);
}

const FILE_NAMES = Object.entries(IMAGE_RULES).map(([name, { formats }]) => `${name}.{${formats.join(",")}}`);

/** @returns the problem, or `null` if the image was added */
function addImage(images: Found["images"], path: string, file: string): string | null {
  const extension = extname(file);
  const name = file.slice(0, file.length - extension.length);
  const format = formatOfExtension(extension);
  if (!isImageName(name)) return `is unknown; remove it. Known files: ${[SETTINGS_FILE, ...FILE_NAMES].join(", ")}`;
  const { formats, maxBytes } = IMAGE_RULES[name];
  if (format === null || !(formats as readonly ImageFormat[]).includes(format)) {
    return `is in none of the formats of ${name}: ${formats.join(", ")}`;
  }
  if (images.has(name)) return `is the second file of ${name}; remove one`;
  const bytes = readBounded(path, maxBytes);
  if ("problem" in bytes) return bytes.problem;
  const checked = checkImage(name, format, bytes);
  if ("problem" in checked) return checked.problem;
  images.set(name, { format, bytes, ratio: checked.ratio });
  return null;
}

function readSettings(found: Found, path: string): void {
  const bytes = readBounded(path, MAX_SETTINGS_BYTES);
  const parsed = "problem" in bytes ? { problems: [bytes.problem] } : parseBrandingFile(bytes);
  if ("settings" in parsed) found.settings = parsed.settings;
  else found.problems.push(...parsed.problems.map((problem) => `${SETTINGS_FILE}: ${problem}`));
}

/** Problems of files that are acceptable by themselves. */
function findConflicts(images: ReadonlyMap<ImageName, BrandImage>, settings: BrandingSettings | null): string[] {
  const logo = images.get("logo");
  const dark = images.get("logo-dark");
  const icons = (["favicon", "icon-192", "icon-512"] as const).filter((name) => images.has(name));
  const others = (["icon-maskable", "apple-touch-icon"] as const).filter((name) => images.has(name));
  const differs = logo !== undefined && dark !== undefined && Math.abs(dark.ratio / logo.ratio - 1) > RATIO_TOLERANCE;
  return [
    dark !== undefined && logo === undefined && "logo-dark needs a logo",
    differs && "logo-dark must have the same ratio of width to height as logo",
    settings?.logoHasName === true && logo === undefined && `${SETTINGS_FILE}: logoHasName needs a logo`,
    icons.length % 3 !== 0 &&
      `favicon, icon-192.png and icon-512.png come together, because an installed page shows all of them: only ${icons.join(", ")} found`,
    icons.length === 0 && others.length > 0 && `${others.join(", ")}: needs favicon, icon-192.png and icon-512.png`,
    ...(settings?.colours === undefined
      ? []
      : findColourProblems(settings.colours).map((text) => `${SETTINGS_FILE}: ${text}`)),
  ].filter((problem) => problem !== false);
}

/** @returns the contents of a branding folder, or a line for each problem */
export function readBranding(directory: string): Branding | { problems: string[] } {
  const found: Found = { images: new Map(), settings: null, problems: [] };
  try {
    for (const file of readdirSync(directory).sort()) {
      if (MOUNT_ENTRY.test(file)) continue;
      const path = join(directory, file);
      if (file === SETTINGS_FILE) readSettings(found, path);
      else {
        const problem = addImage(found.images, path, file);
        if (problem !== null) found.problems.push(`${file} ${problem}`);
      }
    }
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    return { problems: [`cannot be read: ${error.message}`] };
  }
  const { images, settings, problems } = found;
  problems.push(...findConflicts(images, settings));
  if (problems.length > 0) return { problems };
  if (settings === null && images.size === 0) return { problems: ["is empty; unset it to have no branding"] };
  return { images, settings: settings ?? { logoHasName: false } };
}
