import { globSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { fileURLToPath } from "node:url";
import { HELP_PATH } from "@envoi/brand";

const SOURCES = fileURLToPath(new URL("../../frontend/src/", import.meta.url));
const REQUIREMENTS = fileURLToPath(new URL("../../docs/requirements.md", import.meta.url));
/** A row with a test in the tables of states and transitions, validation rules and errors. */
const SHOWN_RULE = /^\| (R[458]\.\d+) \|.*\| R[^|]* \|$/gm;

function read(path: string): string {
  return readFileSync(`${SOURCES}${path}`, "utf8");
}

function find(pattern: string): string[] {
  return globSync(pattern, { cwd: SOURCES }).filter((path) => !path.includes(".test."));
}

const wordsIn = (text: string) => [...text.matchAll(/"([^"]+)"/g)].map(([, word]) => word ?? "");

/** Paths of the routes. */
function routes(): string[] {
  const found = read("app/router.tsx").matchAll(/<Route path=(?:"([^"]+)"|\{HELP_PATH\})/g);
  return [...found].map(([, path]) => path ?? HELP_PATH);
}

/**
 * `State.kind` of every exported union discriminated by `kind`, and `State.kind.word` for each word that a field of
 * such a kind may contain. Outcomes are results, not states.
 */
function kinds(path: string): string[] {
  return [...read(path).matchAll(/^export type (?!\w+Outcome )(\w+) =((?:.|\n)*?);\n(?:\n|$)/gm)].flatMap(
    ([, name, union = ""]) =>
      [...union.matchAll(/\{\s*kind: "(\w+)"([^}]*)/g)].flatMap(([, kind, fields = ""]) => {
        const words = [...fields.matchAll(/\w+: ((?:"[^"]+"(?: \| )?)+)/g)].flatMap(([, union = ""]) => wordsIn(union));
        return words.length === 0 ? [`${name}.${kind}`] : words.map((word) => `${name}.${kind}.${word}`);
      }),
  );
}

/** Lists every word that can be the local state of a component or hook, as `file.word`. */
function ownStates(path: string): string[] {
  return [...read(path).matchAll(/useState<([^>[]*"[^>]*)>/g)].flatMap(([, union = ""]) =>
    wordsIn(union).map((word) => `${basename(path, extname(path))}.${word}`),
  );
}

/** Failures with their own messages for senders or recipients. */
function explainedErrors(): string[] {
  const [, uploadCodes = ""] = /EXPLAINED[^=]*= \{\s*upload: \[([^\]]*)\]/.exec(read("app/pages/error-page.tsx")) ?? [];
  const [, downloadCodes = ""] =
    /EXPLAINED_DOWNLOAD_FAILURES = \[([^\]]*)\]/.exec(read("shared/transfer/transfer-failure.ts")) ?? [];
  return [
    ...wordsIn(uploadCodes).map((code) => `upload error ${code}`),
    ...wordsIn(downloadCodes).map((code) => `download error ${code}`),
  ];
}

/** Names of the components that render a dialog. */
function dialogs(): string[] {
  return find("{app,features,shared/{file-preview,report}}/**/*.tsx").flatMap((path) => {
    const components = read(path).split(/^(?:export )?function /m);
    return components.filter((text) => /<Dialog\b/.test(text)).map((text) => /^\w+/.exec(text)?.[0] ?? path);
  });
}

/** Everything visible in the app's sources: routes, states, dialogs, errors. */
export function readCatalogue(): string[] {
  return [
    ...routes(),
    ...find("{app,features,shared/{config,file-preview,l10n,share,storage}}/**/*.{ts,tsx}").flatMap(kinds),
    ...find("{app,features,shared/{notifications,passphrase,report,share}}/**/*.{ts,tsx}").flatMap(ownStates),
    ...dialogs(),
    ...explainedErrors(),
  ];
}

/** Rows of docs/requirements.md that are rules with a test. */
export function readRuleRows(): string[] {
  return [...readFileSync(REQUIREMENTS, "utf8").matchAll(SHOWN_RULE)].map(([, row]) => row ?? "");
}
