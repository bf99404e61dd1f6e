import { REPORT_REASONS } from "@envoi/protocol";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import page from "../../../index.html?raw";
import enUS from "../../../locales/en-US.ftl?raw";

const sources = import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.test.{ts,tsx}"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");
const declared = [...enUS.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map(([, id]) => id ?? "");
const used = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, id]) => id ?? "");

test("every message in the file parses", () => {
  expect(new FluentResource(enUS).body.map(({ id }) => id)).toEqual(declared);
});

test("no message is declared twice", () => {
  expect(declared).toEqual([...new Set(declared)]);
});

test("every id in the code has a message", () => {
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((id) => !declared.includes(id))).toEqual([]);
});

test("every message is used somewhere", () => {
  const inPage = [...page.matchAll(/\{\{([\w-]+)\}\}/g)].map(([, id]) => id);
  const reasons = REPORT_REASONS.map((reason) => `reportReason-${reason}`);
  // Some ids are composed of a prefix and a link's name, an error code, a choice, a unit, a problem type, a reason or a
  // state.
  const prefix =
    /^(link|uploadError|downloadError|noStreams|noticeTitle|skipped|delivery|deliveryRefused|requestEnded|requestEndedLead)-/;
  const mentioned = (id: string) =>
    inPage.includes(id) ||
    reasons.includes(id) ||
    code.includes(`"${id}"`) ||
    code.includes(`"${id.replace(prefix, "")}"`);
  expect(declared.filter((id) => !mentioned(id))).toEqual([]);
});

test("the ids named in the specification exist [R8.16]", () => {
  const named = [
    ...["tooManyFiles", "fileTooBig", "tooManyArchives"],
    ...["maxPasswordLength", "passwordTryAgain", "noStreamsWarning"],
  ];
  expect(named.filter((id) => !declared.includes(id))).toEqual([]);
});
