import { ArchiveIcon } from "./archive-icon.tsx";
import { FileIcon } from "./file-icon.tsx";
import { ImageIcon } from "./image-icon.tsx";
import { MediaIcon } from "./media-icon.tsx";

const ARCHIVES = /(zip|tar|gzip|7z|rar|compressed|send-archive)/;

/** An icon for a media type; an unknown one gets the plain sheet. */
export function FileTypeIcon({ type }: { type: string }) {
  if (type.startsWith("image/")) return <ImageIcon />;
  if (type.startsWith("video/") || type.startsWith("audio/")) return <MediaIcon />;
  if (ARCHIVES.test(type)) return <ArchiveIcon />;
  return <FileIcon />;
}
