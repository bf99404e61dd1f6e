import { hasDownloadLimit } from "@envoi/protocol";
import { type Command, formatQuery, type Outcome, requireReason } from "../command.ts";
import { fields, formatSize } from "../table.ts";
import { uploadIdIn } from "../upload-id.ts";

type Upload = {
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

type Claim = {
  name: string;
  kind: string;
  state: string;
  until: string;
  sentBytes: number;
  ranges: { firstByte: number; endByte: number; sentBytes: number }[];
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

function toRow(upload: Upload) {
  const { passwordSet, isUploading, takenDown = false } = upload;
  const notes = Object.entries({ password: passwordSet, uploading: isUploading, "taken down": takenDown });
  return {
    id: upload.id,
    size: formatSize(upload.ciphertextBytes),
    downloads: hasDownloadLimit(upload.downloadLimit)
      ? `${upload.downloads}/${upload.downloadLimit}`
      : `${upload.downloads}/any`,
    created: upload.createdAt,
    expires: upload.expiresAt,
    notes: notes
      .filter(([, isTrue]) => isTrue)
      .map(([note]) => note)
      .join(", "),
  };
}

function action(name: string, call: { method: string; path: string }, usage: string): Command {
  return {
    name,
    args: ["ID"],
    usage: [usage],
    options: { reason: { type: "string" } },
    async run({ args: [text = ""], given, print, call: ask }) {
      const id = uploadIdIn(text);
      const done = (await ask(call.method, `/uploads/${id}${call.path}`, { reason: requireReason(given) })) as Outcome;
      print(done, `${id} is ${done.outcome.replace("_", " ")}`);
    },
  };
}

export const uploadCommands: readonly Command[] = [
  {
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
    async run({ given, printAll, callLines }) {
      printAll((await callLines("GET", `/uploads${formatQuery(given, FILTERS)}`)) as Upload[], toRow);
    },
  },
  {
    name: "find",
    args: ["TEXT"],
    usage: [
      "visible and taken-down uploads, by link or by 4 or more characters of the id; exit code 1 if none match.",
      "What follows # in a link is not sent",
    ],
    async run({ args: [text = ""], printAll, callLines }) {
      const id = uploadIdIn(text);
      const found = await Promise.all(
        [false, true].map(async (takenDown) => {
          const uploads = (await callLines("GET", `/uploads?id=${id}&takenDown=${takenDown}`)) as Upload[];
          return uploads.map((upload) => ({ ...upload, takenDown }));
        }),
      );
      const uploads = found.flat();
      printAll(uploads, toRow);
      return uploads.length > 0 ? 0 : 1;
    },
  },
  {
    name: "show",
    args: ["ID"],
    usage: ["the state of an upload, also after its end"],
    async run({ args: [text = ""], print, call }) {
      const upload = (await call("GET", `/uploads/${uploadIdIn(text)}`)) as object;
      print(upload, fields(upload));
    },
  },
  {
    name: "claims",
    args: ["ID"],
    usage: ["running downloads of an upload, with the ranges that are being sent"],
    async run({ args: [text = ""], printAll, call }) {
      const claims = (await call("GET", `/uploads/${uploadIdIn(text)}/claims`)) as Claim[];
      printAll(claims, ({ name, kind, state, until, sentBytes, ranges }) => ({
        claim: name,
        kind,
        state,
        sent: formatSize(sentBytes),
        until,
        ranges: ranges.map((range) => `${range.firstByte}-${range.endByte} (${range.sentBytes} sent)`).join(", "),
      }));
    },
  },
  action(
    "take-down",
    { method: "POST", path: "/take-down" },
    "hide an upload; running downloads are cut within 10 s; needs --reason TEXT, as do the next two",
  ),
  action("restore", { method: "POST", path: "/restore" }, "show it again, until the time at which it expires"),
  action("delete", { method: "DELETE", path: "" }, "delete an upload, whether it was taken down or not"),
];
