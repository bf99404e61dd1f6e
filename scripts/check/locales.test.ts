import { expect, test } from "vitest";
import { buttonTexts, type LocaleFiles, localesProblems } from "./locales.ts";
import { readLocaleFiles } from "./read-locales.ts";

const ENGLISH = `
send = Send
greeting = Hello { $name }
files = { $count ->
    [one] { $count } file
   *[other] { $count } files
}
link = A link
    .title = Where it leads
`;
const GERMAN = `
send = Senden
greeting = Hallo { $name }
files = { $count ->
    [one] { $count } Datei
   *[other] { $count } Dateien
}
link = Ein Link
    .title = Wohin er führt
`;

function findProblems(german: string, changes: Partial<LocaleFiles> = {}): string[] {
  return localesProblems({
    locales: ["de", "en-US"],
    original: "en-US",
    sources: new Map([
      ["en-US", ENGLISH],
      ["de", german],
    ]),
    glossaries: new Set(["de"]),
    sameAsEnglish: [],
    sameInBoth: {},
    buttons: new Set(["send"]),
    ...changes,
  });
}

const changed = (from: string, to: string) => GERMAN.replace(from, to);

test("a complete translation has no problems", () => {
  expect(findProblems(GERMAN)).toEqual([]);
});

test.each([
  ["a text that cannot be parsed", changed("{ $name }", "{ $name"), "de: line 3 cannot be parsed"],
  ["a text that is missing", changed("send = Senden\n", ""), "de: send is missing"],
  ["an attribute that is missing", changed("    .title = Wohin er führt\n", ""), "de: link.title is missing"],
  ["a text that does not exist in English", `${GERMAN}more = Mehr\n`, "de: more is not in English"],
  ["a text that is defined twice", `${GERMAN}send = Absenden\n`, "de: send is defined twice"],
  [
    "a value that is missing",
    changed("Hallo { $name }", "Hallo"),
    "de: greeting has the variables (), English has (name)",
  ],
  ["a value of another name", changed("$name", "$nme"), "de: greeting has the variables (nme), English has (name)"],
  ["a plural that is missing", changed("    [one] { $count } Datei\n", ""), "de: files lacks the plural one"],
  [
    "a plural that the language does not have",
    changed("   *[other]", "    [few] { $count } Dateien\n   *[other]"),
    "de: files has the plural few, which the language does not have",
  ],
  ["an untranslated text", changed("Senden", "Send"), "de: send is the English text"],
  ["another script", changed("Hallo", "Ηallo"), "de: greeting contains words in another script: Ηallo"],
  [
    "a text too wide for its button",
    changed("Senden", "Dateien jetzt senden"),
    "de: send is 20 wide, and its button has room for 16",
  ],
])("reports %s", (_what, german, problem) => {
  const problems = findProblems(german);
  expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
});

test("a language without a file, one without a glossary, and an unknown language are reported", () => {
  const problems = findProblems(GERMAN, { locales: ["en-US", "fr"], glossaries: new Set() });
  expect(problems).toEqual(["fr: has no file", "de: is not a language of the product", "de: has no glossary"]);
});

test("only a few translations may be identical to the English text", () => {
  const sameAsEnglish = Array.from({ length: 16 }, (_, index) => `text${index}`);
  expect(findProblems(GERMAN, { sameAsEnglish })).toEqual([
    "16 texts may be English in other languages; at most 15 are allowed",
  ]);
});

test("a text that is identical in two related languages is reported until it is listed as reviewed", () => {
  const sources = new Map([
    ["en-US", ENGLISH],
    ["en-GB", ENGLISH.replace("A link", "The link")],
  ]);
  const files = { locales: ["en-GB", "en-US"], sources, glossaries: new Set(["en-GB"]) };
  const problemsOfPair = (...ids: string[]) => findProblems("", { ...files, sameInBoth: { "en-GB en-US": ids } });
  expect(problemsOfPair("send", "greeting", "files", "link.title")).toEqual([]);
  expect(problemsOfPair("send", "greeting", "link.title")).toEqual([
    "en-GB and en-US: files is the same in both, without a review",
  ]);
  expect(problemsOfPair("send", "greeting", "files", "link", "link.title")).toEqual([
    "en-GB and en-US: link is no longer the same in both",
  ]);
});

test("the check finds button texts in the views", () => {
  const view = `<Button look="primary" onClick={() => go()}>
    <Icon /> {t("send")}
  </Button> <p>{t("lead")}</p> <ButtonLink to="/">{t("backHome")}</ButtonLink>`;
  expect([...buttonTexts([view])]).toEqual(["send", "backHome"]);
});

test("the check reads the product's languages and button texts", async () => {
  const files = await readLocaleFiles();
  expect(files.locales).toHaveLength(49);
  expect(files.buttons.size).toBeGreaterThan(15);
  expect(files.sources.get("en-US")).toContain("productName = Envoi");
});
