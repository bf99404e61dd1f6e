import { type Command, formatQuery } from "../command.ts";
import { formatSize, output } from "../table.ts";

export type Upload = {
  id: string;
  ciphertextBytes: number;
  downloads: number;
  downloadLimit: number;
  createdAt: string;
  expiresAt: string;
  passwordSet: boolean;
  isUploading: boolean;
  takenDown?: boolean;
};

/** Options that filter the list, with their names in the query. */
const FILTERS = {
  limit: "limit",
  "taken-down": "takenDown",
  "min-bytes": "minBytes",
  "max-bytes": "maxBytes",
  "min-downloads": "minDownloads",
  "created-after": "createdAfter",
  "created-before": "createdBefore",
} as const;

export function toRow(upload: Upload) {
  const { passwordSet, isUploading, takenDown = false } = upload;
  const notes = Object.entries({ password: passwordSet, uploading: isUploading, "taken down": takenDown });
  return {
    id: upload.id,
    size: formatSize(upload.ciphertextBytes),
    downloads: `${upload.downloads}/${upload.downloadLimit}`,
    created: upload.createdAt,
    expires: upload.expiresAt,
    notes: notes
      .filter(([, isTrue]) => isTrue)
      .map(([note]) => note)
      .join(", "),
  };
}

export const list: Command = {
  name: "list",
  usage: [
    "visible uploads, or with --taken-down those that can be restored; filters: --limit N (100),",
    "--min-bytes N, --max-bytes N, --min-downloads N, --created-after TIME, --created-before TIME",
    "(such as 2026-11-26T12:00:00Z)",
  ],
  options: {
    ...Object.fromEntries(Object.keys(FILTERS).map((name) => [name, { type: "string" }])),
    "taken-down": { type: "boolean" },
  },
  async run({ given, json, print, callLines }) {
    const found = (await callLines("GET", `/uploads${formatQuery(given, FILTERS)}`)) as Upload[];
    output({ json, print }, found, toRow);
    return 0;
  },
};
