import { expect, test } from "vitest";
import { createAppStorage } from "../../../shared/storage/app-storage.ts";
import { fakeConfig, fakeConfigWithAccounts } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { createMemoryStorage } from "../../../testing/memory-storage.ts";
import { UploadDraft } from "../run/upload-draft.ts";
import { deriveRules, rememberChoices, UNKNOWN_RULES, withLastChoices } from "./archive-rules.ts";

const rules = deriveRules(fakeConfig(), { account: false, signedIn: false });
const rulesSignedIn = deriveRules(fakeConfigWithAccounts(), { account: true, signedIn: true });
const rulesSignedOut = deriveRules(fakeConfigWithAccounts(), { account: true, signedIn: false });

/** The defaults on a device that stores this value. */
function defaultsAfter(mark: string | null, of = rules) {
  const storage = createAppStorage(createMemoryStorage());
  storage.writeMark("lastChoices", mark);
  const { defaultDownloads, defaultExpireSeconds } = withLastChoices(of, storage);
  return [defaultDownloads, defaultExpireSeconds];
}

test("the next upload starts with the last upload's limits, but not its password, even on a later visit [R4.71]", async () => {
  const memory = createMemoryStorage();
  const visit = () => new UploadDraft(fakeEnvironment({}, createAppStorage(memory)), rules);
  const draft = visit();
  draft.addFiles([{ path: "letter.txt", blob: new Blob(["hello"]), lastModifiedMs: 0 }]);
  draft.archive.dispatch({ type: "downloadLimitChosen", downloadLimit: 3 });
  draft.archive.dispatch({ type: "timeLimitChosen", timeLimitSeconds: 300 });
  draft.archive.dispatch({ type: "passwordToggled", on: true });
  draft.archive.dispatch({ type: "passwordTyped", text: "secret words" });
  expect(visit().archive.getState()).toMatchObject({ downloadLimit: 1, timeLimitSeconds: 86_400 });
  await draft.start();
  const next = { downloadLimit: 3, timeLimitSeconds: 300, password: { kind: "off" }, title: "", message: "" };
  expect(draft.archive.getState()).toMatchObject(next);
  expect(visit().archive.getState()).toMatchObject(next);
  const kept = Array.from({ length: memory.length }, (_, index) => memory.getItem(memory.key(index) ?? ""));
  expect(kept.join()).not.toContain("secret words");
});

test("the operator's defaults are not stored, so they can change", () => {
  const storage = createAppStorage(createMemoryStorage());
  rememberChoices(storage, { downloadLimit: 5, timeLimitSeconds: 86_400 }, rules);
  expect(storage.readMark("lastChoices")).toBe("5 86400");
  rememberChoices(storage, { downloadLimit: 1, timeLimitSeconds: 86_400 }, rules);
  expect(storage.readMark("lastChoices")).toBeNull();
});

test("a remembered choice is offered again if it equals the user's limit, but not if it exceeds the limit", () => {
  expect(defaultsAfter("100 604800", rulesSignedIn)).toEqual([100, 604_800]);
  expect(defaultsAfter("100 604800", rulesSignedOut)).toEqual([1, 86_400]);
  expect(defaultsAfter("5 604800", rulesSignedOut)).toEqual([5, 86_400]);
  const limits = { ...rules.limits, MAX_DOWNLOADS: 7 };
  expect(defaultsAfter("7 300", { ...rules, limits })).toEqual([7, 300]);
  expect(defaultsAfter("6 300", { ...rules, limits })).toEqual([1, 300]);
});

test.each([null, "", "x y", "5", "-1 0", "1e400 Infinity", "2.5 300.5", "NaN NaN"])(
  "an invalid stored value changes nothing: %s",
  (mark) => {
    expect(defaultsAfter(mark)).toEqual(mark === "5" ? [5, 86_400] : [1, 86_400]);
  },
);

test("the last choices change nothing until the rules are known", () => {
  const storage = createAppStorage(createMemoryStorage());
  storage.writeMark("lastChoices", "5 300");
  expect(withLastChoices(UNKNOWN_RULES, storage)).toBe(UNKNOWN_RULES);
});
