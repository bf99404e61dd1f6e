import { createIcon } from "./icon.tsx";

// Re-exported here for files that need several icons.
export { CloseIcon, FolderIcon, PlusIcon } from "./icon.tsx";

export const BellIcon = createIcon(
  <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 15.5a1.5 1.5 0 0 0 3 0M10 4V2.5" />,
);
export const CheckIcon = createIcon(<path d="m4 10.5 4 4 8-9" />);
export const ChevronIcon = createIcon(<path d="m5 7.5 5 5 5-5" />);
export const ClockIcon = createIcon(<circle cx="10" cy="10" r="7" />, <path d="M10 6v4l2.5 2" />);
export const CopyIcon = createIcon(
  <rect x="7" y="7" width="9.5" height="9.5" rx="2" />,
  <path d="M13 7V5.5a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2V11a2 2 0 0 0 2 2H7" />,
);
export const DownloadIcon = createIcon(<path d="M10 3.5v9M6 9l4 4 4-4M4 16.5h12" />);
export const GlobeIcon = createIcon(
  <circle cx="10" cy="10" r="7.25" />,
  <path d="M2.75 10h14.5M10 2.75c-4 4-4 10.5 0 14.5M10 2.75c4 4 4 10.5 0 14.5" />,
);
export const KeyIcon = createIcon(<circle cx="6.5" cy="13.5" r="3.5" />, <path d="m9 11 7.5-7.5M13 7l2.5 2.5" />);
export const LinkIcon = createIcon(
  <path d="M8.5 11.5a3 3 0 0 0 4.25 0l3-3a3 3 0 0 0-4.25-4.25l-.75.75M11.5 8.5a3 3 0 0 0-4.25 0l-3 3a3 3 0 0 0 4.25 4.25l.75-.75" />,
);
export const LockIcon = createIcon(
  <rect x="4" y="9" width="12" height="8" rx="2" />,
  <path d="M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />,
);
export const MailIcon = createIcon(
  <rect x="3" y="4.5" width="14" height="11" rx="2" />,
  <path d="m3.5 6 6.5 5 6.5-5" />,
);
export const OpenIcon = createIcon(
  <path d="M11.5 3.5h5v5m0-5-7.25 7.25" />,
  <path d="M8.5 4.5h-3a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-3" />,
);
export const PauseIcon = createIcon(<path d="M7 4.5v11M13 4.5v11" />);
export const PencilIcon = createIcon(
  <path d="m4 16 .8-3.6L13 4.2a1.7 1.7 0 0 1 2.4 0l.4.4a1.7 1.7 0 0 1 0 2.4l-8.2 8.2z" />,
);
export const PlayIcon = createIcon(<path d="M6.5 4.5v11l9-5.5z" />);
export const QrIcon = createIcon(
  <path d="M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h2v2M16.5 11.5v1M11.5 16.5h1M15.5 15.5h1v1" />,
);
export const ShareIcon = createIcon(
  <circle cx="5.5" cy="10" r="2.25" />,
  <circle cx="14.5" cy="5" r="2.25" />,
  <circle cx="14.5" cy="15" r="2.25" />,
  <path d="m7.5 8.9 5-2.8M7.5 11.1l5 2.8" />,
);
export const SlidersIcon = createIcon(
  <path d="M3.5 6.5h6.75m4.5 0h1.75M3.5 13.5h1.75m4.5 0h6.75" />,
  <circle cx="12.5" cy="6.5" r="2.25" />,
  <circle cx="7.5" cy="13.5" r="2.25" />,
);
export const TrashIcon = createIcon(<path d="M3.5 5.5h13M8 5.5V3.5h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5" />);
export const UndoIcon = createIcon(<path d="M4 8h8.5a4 4 0 0 1 0 8H8M4 8l3.5-3.5M4 8l3.5 3.5" />);
export const UploadIcon = createIcon(<path d="M10 13V4M6 8l4-4 4 4M4 16.5h12" />);
