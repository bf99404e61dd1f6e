import { createIcon } from "./icon.tsx";

const ArchiveIcon = createIcon(
  <rect x="3" y="3.5" width="14" height="13" rx="2" />,
  <path d="M10 3.5V11M8.5 6h1.5M10 8.5h1.5M8.75 11h2.5v2.5h-2.5z" />,
);
const AudioIcon = createIcon(
  <path d="M7.5 15V5l8-1.75v10" />,
  <circle cx="5.25" cy="15" r="2.25" />,
  <circle cx="13.25" cy="13.25" r="2.25" />,
);
const FileIcon = createIcon(<path d="M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4" />);
const ImageIcon = createIcon(
  <rect x="3" y="3.5" width="14" height="13" rx="2" />,
  <circle cx="7.5" cy="8" r="1.25" />,
  <path d="m4 15 4-4 3 3 2.5-2.5L17 15" />,
);
const PdfIcon = createIcon(
  <path d="M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4" />,
  <path d="M7.5 14.5c2.5-1.5 3.75-6 2.5-6s-.5 4.75 3 4.5c1.25-.1.75-1.25-.75-1s-3.75 1-4.75 2.5Z" strokeWidth="1.25" />,
);
const VideoIcon = createIcon(<rect x="3" y="3.5" width="14" height="13" rx="2" />, <path d="m8.5 7.5 4 2.5-4 2.5z" />);

const ARCHIVES = /(zip|tar|gzip|7z|rar|compressed|send-archive)/;

/** An icon for a media type; the plain sheet for unknown types. */
export function FileTypeIcon({ type }: { type: string }) {
  if (type.startsWith("image/")) return <ImageIcon />;
  if (type.startsWith("video/")) return <VideoIcon />;
  if (type.startsWith("audio/")) return <AudioIcon />;
  if (type === "application/pdf") return <PdfIcon />;
  if (ARCHIVES.test(type)) return <ArchiveIcon />;
  return <FileIcon />;
}
