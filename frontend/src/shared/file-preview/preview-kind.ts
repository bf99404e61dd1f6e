import { isMediaType } from "../saving/media-types.ts";

/** How a file can be shown. Files that a browser would run, such as HTML or SVG, are shown as text. */
export type PreviewKind = { as: "image" | "audio" | "video" | "pdf" | "text"; type: string };

type NamedContent = { name: string; type: string };

/**
 * Extensions, or media types without `image/`, of images that browsers can render, that contain no scripts, and
 * whose first bytes show their size and real type.
 */
const IMAGE = /^(?:a?png|jpe?g|jpe|jfif|pjpeg|gif|webp|avif|bmp|dib|ico|cur)$/;
/** Other names for these images' media types. */
const IMAGE_TYPES = ["image/x-icon", "image/vnd.microsoft.icon", "image/x-ms-bmp", "image/vnd.mozilla.apng"];

/** Media types by extension, for senders' systems that do not know them. */
const MEDIA: Readonly<Record<string, string>> = {
  aac: "audio/aac",
  flac: "audio/flac",
  m4a: "audio/mp4",
  mp3: "audio/mpeg",
  oga: "audio/ogg",
  ogg: "audio/ogg",
  opus: "audio/ogg",
  wav: "audio/wav",
  weba: "audio/webm",
  m4v: "video/mp4",
  mov: "video/quicktime",
  mp4: "video/mp4",
  ogv: "video/ogg",
  webm: "video/webm",
};

const TEXT_TYPE = /^text\/|^message\/|[/+](?:json|xml|svg|javascript|ecmascript|yaml|toml|x-sh|sql)\b/;
const TEXT_EXTENSION =
  /^(?:txt|text|md|markdown|rst|adoc|tex|log|csv|tsv|json|jsonl|xml|svg|html?|xhtml|css|[mc]?[jt]sx?|vue|svelte|ya?ml|toml|ini|conf|cfg|env|properties|sh|bash|zsh|fish|bat|ps1|py|rb|pl|php|java|kt|go|rs|c|cc|cpp|h|hpp|cs|swift|lua|r|sql|diff|patch|srt|vtt|ics|vcf|eml|gpx|asc|pem)$/;

/** @param canPlay - whether this browser plays a media type @returns `null` for files that the page cannot show */
export function findPreviewKind({ name, type }: NamedContent, canPlay: (type: string) => boolean): PreviewKind | null {
  const extension = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const declared = type.toLowerCase().split(";")[0]?.trim() ?? "";
  if (TEXT_TYPE.test(declared)) return { as: "text", type: "text/plain" };
  if (declared === "application/pdf" || extension === "pdf") return { as: "pdf", type: "application/pdf" };
  const isImage = IMAGE_TYPES.includes(declared) || IMAGE.test(declared.replace(/^image\//, ""));
  if (isImage || IMAGE.test(extension)) return { as: "image", type: "image/*" };
  const media = isMediaType(declared) ? declared : MEDIA[extension];
  if (media !== undefined && canPlay(media)) return { as: media.startsWith("video/") ? "video" : "audio", type: media };
  return TEXT_EXTENSION.test(extension) ? { as: "text", type: "text/plain" } : null;
}

export function hasThumbnail(preview: PreviewKind | null): boolean {
  return preview !== null && (preview.as === "image" || preview.as === "video");
}

/** A file that has a preview. `index`: the file's position in the set. `name` is safe to show. */
export type PreviewedFile = { index: number; name: string; size: number; preview: PreviewKind };

const answers = new Map<string, boolean>();

/** Whether this browser reports that it may be able to play a media type. */
export function canPlay(type: string): boolean {
  const known = answers.get(type);
  if (known !== undefined) return known;
  const plays = document.createElement("video").canPlayType(type) !== "";
  answers.set(type, plays);
  return plays;
}
