export type ImageFormat = "svg" | "png" | "jpg" | "webp" | "ico";

/** Measured in pixels; of SVG only the ratio of width to height is known. */
type SizeRule = { text: string; allows: (width: number, height: number) => boolean };

export type ImageRule = {
  formats: readonly ImageFormat[];
  maxBytes: number;
  /** Also applies to SVG, with a height of 1. */
  shape: SizeRule;
  /** Applies only to pixels. */
  pixels: SizeRule;
};

const KIB = 1_024;

const SQUARE: SizeRule = { text: "must be square", allows: (width, height) => width === height };
const ANY_SHAPE: SizeRule = { text: "", allows: () => true };
const exactly = (side: number): SizeRule => ({
  text: `must have ${side} × ${side} pixels`,
  allows: (width, height) => width === side && height === side,
});
const LOGO: ImageRule = {
  formats: ["svg", "png", "webp"],
  maxBytes: 256 * KIB,
  shape: {
    text: "must not be higher than wide, nor wider than 6 times its height",
    allows: (width, height) => width >= height && width <= 6 * height,
  },
  pixels: { text: "must be 64 to 1,024 pixels high", allows: (_, height) => height >= 64 && height <= 1_024 },
};
const icon = (side: number): ImageRule => ({
  formats: ["png"],
  maxBytes: 512 * KIB,
  shape: SQUARE,
  pixels: exactly(side),
});

/** The images of a branding folder by name, without extension. */
export const IMAGE_RULES = {
  logo: LOGO,
  "logo-dark": LOGO,
  favicon: {
    formats: ["svg", "png", "ico"],
    maxBytes: 128 * KIB,
    shape: SQUARE,
    pixels: { text: "must be 32 to 512 pixels wide", allows: (width) => width >= 32 && width <= 512 },
  },
  "icon-192": icon(192),
  "icon-512": icon(512),
  "icon-maskable": { ...icon(512), formats: ["svg", "png"] },
  "apple-touch-icon": icon(180),
  "link-preview": {
    formats: ["png", "jpg"],
    maxBytes: 1_024 * KIB,
    shape: {
      text: "must be 1.5 to 2.1 times as wide as high, such as 1,200 × 630 pixels",
      allows: (width, height) => width >= 1.5 * height && width <= 2.1 * height,
    },
    pixels: { text: "must be 600 to 2,400 pixels wide", allows: (width) => width >= 600 && width <= 2_400 },
  },
  picture: {
    formats: ["webp", "jpg", "png"],
    maxBytes: 2_048 * KIB,
    shape: ANY_SHAPE,
    pixels: { text: "must be 1,200 to 6,000 pixels wide", allows: (width) => width >= 1_200 && width <= 6_000 },
  },
} as const satisfies Record<string, ImageRule>;

export type ImageName = keyof typeof IMAGE_RULES;

export function isImageName(name: string): name is ImageName {
  return Object.hasOwn(IMAGE_RULES, name);
}

/** The format that a file's extension states; `null` for another extension. */
export function formatOfExtension(extension: string): ImageFormat | null {
  const formats: Record<string, ImageFormat> = {
    ".svg": "svg",
    ".png": "png",
    ".jpg": "jpg",
    ".jpeg": "jpg",
    ".webp": "webp",
    ".ico": "ico",
  };
  return formats[extension] ?? null;
}
