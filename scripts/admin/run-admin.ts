import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { formatSize, table } from "./table.ts";

/** Something that the operator can fix. */
export class AdminError extends Error {}

export type AdminContext = {
  variables: NodeJS.ProcessEnv;
  /** Name of the person who acts, for the audit log. */
  user: string;
  print(line: string): void;
};

const USAGE = `usage: npm run admin -- COMMAND [options]

  list                     uploads, as a table; filters: --limit N (100), --min-bytes N, --min-downloads N,
                           --created-after TIME, --created-before TIME (such as 2026-11-26T12:00:00Z)
  show ID                  the state of an upload, also after its end
  take-down ID --reason TEXT   hide an upload; running downloads are cut within 10 s
  restore ID --reason TEXT     show it again, until the time at which it expires
  delete ID --reason TEXT      delete an upload, whether it was taken down or not
  doctor                   check the stores

  --json                   print JSON instead of tables
  --url ORIGIN             private port of the janitor, or of npm start (ENVOI_ADMIN_URL; http://127.0.0.1:8081)
  --token-file FILE        file with the operators' token (OPERATOR_TOKEN_FILE)`;

const OPTIONS = {
  json: { type: "boolean", default: false },
  url: { type: "string" },
  "token-file": { type: "string" },
  reason: { type: "string" },
  limit: { type: "string" },
  "min-bytes": { type: "string" },
  "min-downloads": { type: "string" },
  "created-after": { type: "string" },
  "created-before": { type: "string" },
} as const;
/** Commands that change an upload. */
const ACTIONS = ["delete", "take-down", "restore"];
/** Options that filter a list, with their names in the query. */
const FILTERS = {
  limit: "limit",
  "min-bytes": "minBytes",
  "min-downloads": "minDownloads",
  "created-after": "createdAfter",
  "created-before": "createdBefore",
} as const;

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
type Doctor = { ok: boolean; checks: { name: string; ok: boolean; milliseconds: number; problem?: string }[] };

/** What refusals mean here. */
const REFUSALS: Record<number, string> = {
  400: "the server did not understand an option",
  401: "the token is not that of the server's OPERATOR_TOKEN_FILE",
  404: "there is no such upload, or the server has no OPERATOR_TOKEN_FILE",
  503: "the server cannot read its OPERATOR_TOKEN_FILE, or a store does not answer",
};

function read(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new AdminError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** @returns the exit code: 1 if doctor found a problem */
export async function runAdmin(args: string[], { variables, user, print }: AdminContext): Promise<number> {
  const { values, positionals } = read(args);
  const [command, id, ...rest] = positionals;
  const origin = values.url ?? variables["ENVOI_ADMIN_URL"] ?? "http://127.0.0.1:8081";
  const tokenFile = values["token-file"] ?? variables["OPERATOR_TOKEN_FILE"];
  const isRight = rest.length === 0 && ["show", ...ACTIONS].includes(command ?? "") === (id !== undefined);
  if (command === undefined || !isRight) throw new AdminError(USAGE);
  if (tokenFile === undefined) throw new AdminError(`give --token-file, or set OPERATOR_TOKEN_FILE\n${USAGE}`);
  const token = await readFile(tokenFile, "utf8").catch(() => {
    throw new AdminError(`${tokenFile}: cannot be read`);
  });

  /** @throws AdminError */
  async function call(method: string, path: string, body?: object): Promise<Response> {
    const headers = {
      Authorization: `Bearer ${token.trim()}`,
      "Envoi-Operator": user,
      ...(body !== undefined && { "Content-Type": "application/json" }),
    };
    const address = new URL(`/operators${path}`, origin);
    const answer = await fetch(address, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new AdminError(`${origin} does not answer`);
    });
    if (answer.ok) return answer;
    throw new AdminError(`${answer.status}: ${REFUSALS[answer.status] ?? "the server refused"}`);
  }

  const printJson = (value: unknown) => print(JSON.stringify(value));
  switch (command) {
    case "list": {
      const query = new URLSearchParams();
      for (const [option, name] of Object.entries(FILTERS)) {
        const value = values[option as keyof typeof FILTERS];
        if (value !== undefined) query.set(name, value);
      }
      const text = await (await call("GET", `/uploads?${query}`)).text();
      const lines = text.split("\n").slice(0, -1);
      if (values.json) lines.forEach(print);
      else table(lines.map((line) => rowOf(JSON.parse(line)))).forEach(print);
      return 0;
    }
    case "show": {
      const upload = (await (await call("GET", `/uploads/${id}`)).json()) as Record<string, unknown>;
      if (values.json) printJson(upload);
      else table(Object.entries(upload).map(([field, value]) => ({ field, value: String(value) }))).forEach(print);
      return 0;
    }
    case "delete":
    case "take-down":
    case "restore": {
      const { reason } = values;
      if (reason === undefined) throw new AdminError(`give a --reason, for the audit log\n${USAGE}`);
      const [method, path] = command === "delete" ? ["DELETE", ""] : ["POST", `/${command}`];
      const done = (await (await call(method, `/uploads/${id}${path}`, { reason })).json()) as { outcome: string };
      if (values.json) printJson(done);
      else print(`${id} is ${done.outcome.replace("_", " ")}`);
      return 0;
    }
    case "doctor": {
      const found = (await (await call("GET", "/doctor")).json()) as Doctor;
      if (values.json) printJson(found);
      else
        table(
          found.checks.map(({ ok, problem = "", ...rest }) => ({ ok: ok ? "yes" : "NO", ...rest, problem })),
        ).forEach(print);
      return found.ok ? 0 : 1;
    }
    default:
      throw new AdminError(USAGE);
  }
}

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
