import type { ReactNode } from "react";

/** The frame of every icon: a 20 px grid, strokes in the text colour. The text beside it has the same meaning. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

function ArchiveIcon() {
  return (
    <Icon>
      <rect x="3" y="3.5" width="14" height="13" rx="2" />
      <path d="M10 3.5V11M8.5 6h1.5M10 8.5h1.5M8.75 11h2.5v2.5h-2.5z" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m4 10.5 4 4 8-9" />
    </Icon>
  );
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m5 7.5 5 5 5-5" />
    </Icon>
  );
}

export function ClockIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4l2.5 2" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon>
      <rect x="7" y="7" width="9.5" height="9.5" rx="2" />
      <path d="M13 7V5.5a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2V11a2 2 0 0 0 2 2H7" />
    </Icon>
  );
}

export function DownloadIcon() {
  return (
    <Icon>
      <path d="M10 3.5v9M6 9l4 4 4-4M4 16.5h12" />
    </Icon>
  );
}

function FileIcon() {
  return (
    <Icon>
      <path d="M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4" />
    </Icon>
  );
}

export function FolderIcon() {
  return (
    <Icon>
      <path d="M3 15V5.5A1.5 1.5 0 0 1 4.5 4H8l2 2.5h5.5A1.5 1.5 0 0 1 17 8v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15Z" />
    </Icon>
  );
}

export function GlobeIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M2.75 10h14.5M10 2.75c-4 4-4 10.5 0 14.5M10 2.75c4 4 4 10.5 0 14.5" />
    </Icon>
  );
}

function ImageIcon() {
  return (
    <Icon>
      <rect x="3" y="3.5" width="14" height="13" rx="2" />
      <circle cx="7.5" cy="8" r="1.25" />
      <path d="m4 15 4-4 3 3 2.5-2.5L17 15" />
    </Icon>
  );
}

export function LockIcon() {
  return (
    <Icon>
      <rect x="4" y="9" width="12" height="8" rx="2" />
      <path d="M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />
    </Icon>
  );
}

function MediaIcon() {
  return (
    <Icon>
      <rect x="3" y="3.5" width="14" height="13" rx="2" />
      <path d="m8.5 7.5 4 2.5-4 2.5z" />
    </Icon>
  );
}

export function OpenIcon() {
  return (
    <Icon>
      <path d="M11.5 3.5h5v5m0-5-7.25 7.25" />
      <path d="M8.5 4.5h-3a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-3" />
    </Icon>
  );
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M10 4v12M4 10h12" />
    </Icon>
  );
}

export function ShareIcon() {
  return (
    <Icon>
      <circle cx="5.5" cy="10" r="2.25" />
      <circle cx="14.5" cy="5" r="2.25" />
      <circle cx="14.5" cy="15" r="2.25" />
      <path d="m7.5 8.9 5-2.8M7.5 11.1l5 2.8" />
    </Icon>
  );
}

export function SlidersIcon() {
  return (
    <Icon>
      <path d="M3.5 6.5h6.75m4.5 0h1.75M3.5 13.5h1.75m4.5 0h6.75" />
      <circle cx="12.5" cy="6.5" r="2.25" />
      <circle cx="7.5" cy="13.5" r="2.25" />
    </Icon>
  );
}

export function TrashIcon() {
  return (
    <Icon>
      <path d="M3.5 5.5h13M8 5.5V3.5h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5" />
    </Icon>
  );
}

export function UploadIcon() {
  return (
    <Icon>
      <path d="M10 13V4M6 8l4-4 4 4M4 16.5h12" />
    </Icon>
  );
}

const ARCHIVES = /(zip|tar|gzip|7z|rar|compressed|send-archive)/;

/** An icon for a media type; an unknown one gets the plain sheet. */
export function FileTypeIcon({ type }: { type: string }) {
  if (type.startsWith("image/")) return <ImageIcon />;
  if (type.startsWith("video/") || type.startsWith("audio/")) return <MediaIcon />;
  if (ARCHIVES.test(type)) return <ArchiveIcon />;
  return <FileIcon />;
}
