import { type Command, queryOf } from "../command.ts";
import { formatSize, table } from "../table.ts";

type Upload = {
  id: string;
  ciphertextBytes: number;
  downloads: number;
  downloadLimit: number;
  createdAt: string;
  expiresAt: string;
  passwordSet: boolean;
  isUploading: boolean;
};

/** Options that filter the list, with their names in the query. */
const FILTERS = {
  limit: "limit",
  "min-bytes": "minBytes",
  "min-downloads": "minDownloads",
  "created-after": "createdAfter",
  "created-before": "createdBefore",
} as const;

function rowOf(upload: Upload) {
  const notes = [upload.passwordSet && "password", upload.isUploading && "uploading"].filter((note) => note !== false);
  return {
    id: upload.id,
    size: formatSize(upload.ciphertextBytes),
    downloads: `${upload.downloads}/${upload.downloadLimit}`,
    created: upload.createdAt,
    expires: upload.expiresAt,
    notes: notes.join(", "),
  };
}

export const list: Command = {
  name: "list",
  usage: [
    "uploads; filters: --limit N (100), --min-bytes N, --min-downloads N,",
    "--created-after TIME, --created-before TIME (such as 2026-11-26T12:00:00Z)",
  ],
  options: Object.fromEntries(Object.keys(FILTERS).map((name) => [name, { type: "string" }])),
  async run({ given, json, print, call }) {
    const text = await (await call("GET", `/uploads${queryOf(given, FILTERS)}`)).text();
    const lines = text.split("\n").slice(0, -1);
    (json ? lines : table(lines.map((line) => rowOf(JSON.parse(line))))).forEach(print);
    return 0;
  },
};
