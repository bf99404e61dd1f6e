import { describe, expect, test } from "vitest";
import { fakeConfig, fakeConfigWithAccounts } from "../../../testing/fake-config.ts";
import {
  type Archive,
  type ArchiveAction,
  type ChosenFile,
  emptyArchive,
  passwordOf,
  type SkipReason,
  strongPasswordOf,
} from "./archive.ts";
import { deriveRules } from "./archive-rules.ts";
import { reduceArchive } from "./reduce-archive.ts";

const rules = deriveRules(fakeConfig(), { account: false, signedIn: false });
const rulesSignedIn = deriveRules(fakeConfigWithAccounts(), { account: true, signedIn: true });
const rulesWithAccounts = deriveRules(fakeConfigWithAccounts(), { account: true, signedIn: false });

/** A file of any size that uses no memory. */
function createFile(path: string, size: number, lastModifiedMs = 0): ChosenFile {
  const blob = new Blob();
  Object.defineProperty(blob, "size", { value: size });
  return { path, blob, lastModifiedMs };
}

function after(actions: readonly ArchiveAction[], of = rules): Archive {
  return actions.reduce((archive, action) => reduceArchive(of, archive, action), emptyArchive(of));
}

function added(...files: ChosenFile[]): ArchiveAction {
  return { type: "addFiles", files };
}

function listPaths(archive: Archive): string[] {
  return archive.files.map(({ path }) => path);
}

describe("adding files", () => {
  test("files keep the order in which they were added [R3.31]", () => {
    expect(listPaths(after([added(createFile("b", 1), createFile("a", 1)), added(createFile("c", 1))]))).toEqual([
      "b",
      "a",
      "c",
    ]);
  });

  test("empty files are added beside others, and skipped if there are no others [R5.11]", () => {
    expect(listPaths(after([added(createFile("a", 0), createFile("b", 1))]))).toEqual(["a", "b"]);
    expect(listPaths(after([added(createFile("b", 1)), added(createFile("a", 0))]))).toEqual(["b", "a"]);
    const empty = after([added(createFile("a", 0), createFile("c", 0))]);
    expect(empty).toMatchObject({ files: [], skipped: { empty: ["a", "c"] } });
  });

  test("skipped files are listed by reason instead of added [R5.27]", () => {
    const skip = (path: string, reason: SkipReason) => ({ ...createFile(path, 1), skip: reason });
    const archive = after([
      added(skip("a", "chosen"), createFile("b", 1), skip("c", "system"), skip("d", "system"), skip("e", "unreadable")),
    ]);
    expect(listPaths(archive)).toEqual(["b"]);
    expect(archive.skipped).toEqual({ chosen: ["a"], system: ["c", "d"], unreadable: ["e"] });
    expect(after([added()]).skipped).toEqual({ none: [] });
  });

  test.each<[string, ArchiveAction]>([
    ["others are added", added(createFile("b", 1))],
    ["others are rejected", added(createFile("b", rules.limits.MAX_FILE_SIZE))],
    ["one is removed", { type: "fileRemoved", key: 0 }],
    ["the files are sent", { type: "cleared" }],
  ])("the skipped files are shown until %s", (_until, action) => {
    expect(
      after([added(createFile("a", 1), { ...createFile("d/.DS_Store", 1), skip: "system" }), action]).skipped,
    ).toEqual({});
  });

  test("skipped files do not count towards the maximum, and stay listed when only the files that fit are added", () => {
    const many = Array.from({ length: 64 }, (_, index) => createFile(`${index}`, 1));
    const system: ChosenFile = { ...createFile("d/Thumbs.db", 1), skip: "system" };
    expect(after([added(system, ...many)])).toMatchObject({ notice: null, skipped: { system: ["d/Thumbs.db"] } });
    const { notice } = after([added(system, ...many, createFile("more", 1))]);
    expect(notice).toMatchObject({ kind: "tooManyFiles", chosen: 65 });
    const fitting = notice?.kind === "tooManyFiles" ? notice.fitting : [];
    const cut = after([added(...fitting)]);
    expect(cut).toMatchObject({ notice: null, skipped: { system: ["d/Thumbs.db"] } });
    expect(cut.files).toHaveLength(64);
  });

  test("a file that differs in size, modification time or folder is a different file", () => {
    const archive = after([
      added(createFile("a", 1, 5), createFile("a", 2, 5), createFile("a", 1, 6), createFile("b/a", 1, 5)),
    ]);
    expect(archive.files).toHaveLength(4);
  });

  test("the maximum number of files is accepted; one more is rejected along with all files added with it [R5.7]", () => {
    const many = Array.from({ length: 64 }, (_, index) => createFile(`${index}`, 1));
    const full = after([added(...many)]);
    expect(full).toMatchObject({ notice: null });
    expect(full.files).toHaveLength(64);
    const refused = reduceArchive(rules, full, added(createFile("more", 1)));
    expect(refused.notice).toEqual({ kind: "tooManyFiles", maxFiles: 64, chosen: 65, fitting: [] });
    expect(refused.files).toHaveLength(64);
  });

  test("if there are too many files, the notice lists the files that fit", () => {
    const two = after([added(createFile("a", 1), createFile("b", 1))]);
    const many = Array.from({ length: 100 }, (_, index) => createFile(`${index}`, 1));
    const { notice } = reduceArchive(rules, two, added(...many));
    expect(notice).toMatchObject({ kind: "tooManyFiles", chosen: 102 });
    const fitting = notice?.kind === "tooManyFiles" ? notice.fitting : [];
    expect(fitting.map(({ path }) => path)).toEqual(many.slice(0, 62).map(({ path }) => path));
    expect(reduceArchive(rules, two, added(...fitting)).files).toHaveLength(64);
  });

  test("files up to the maximum size are accepted, but one byte more is rejected [R5.8]", () => {
    const largest = rules.limits.MAX_FILE_SIZE;
    expect(after([added(createFile("a", largest - 1), createFile("b", 1))])).toMatchObject({ notice: null });
    const refused = after([added(createFile("a", largest)), added(createFile("b", 1))]);
    expect(refused.notice).toEqual({ kind: "fileTooBig", maxBytes: largest });
    expect(listPaths(refused)).toEqual(["a"]);
  });

  test("the notice offers an account if one would allow larger files [R5.9]", () => {
    const refused = after([added(createFile("a", rules.limits.MAX_FILE_SIZE + 1))], rulesWithAccounts);
    expect(refused.notice).toMatchObject({ kind: "needsAccount", trigger: "size" });
  });

  test("a signed-in user can add larger files, and the notice about size names their limit [R3.28]", () => {
    const larger = added(createFile("a", rules.limits.MAX_FILE_SIZE + 1));
    expect(after([larger], rulesSignedIn)).toMatchObject({ notice: null, files: [{ path: "a" }] });
    const tooLarge = after([added(createFile("a", rulesSignedIn.limits.MAX_FILE_SIZE + 1))], rulesSignedIn);
    expect(tooLarge.notice).toEqual({ kind: "fileTooBig", maxBytes: rulesSignedIn.limits.MAX_FILE_SIZE });
  });

  test("a successful addition clears the notice", () => {
    const archive = after([added(createFile("a", rules.limits.MAX_FILE_SIZE + 1)), added(createFile("b", 1))]);
    expect(archive.notice).toBeNull();
  });
});

describe("removing files", () => {
  test("only one file is removed, even if others have the same name", () => {
    const archive = after([added(createFile("a", 1), createFile("a", 2)), { type: "fileRemoved", key: 0 }]);
    expect(archive.files.map(({ blob }) => blob.size)).toEqual([2]);
  });

  test("once only empty files are left, they are skipped", () => {
    const archive = after([
      added(createFile("a", 1), createFile("b", 0), createFile("c", 0)),
      { type: "fileRemoved", key: 0 },
    ]);
    expect(archive).toMatchObject({ files: [], skipped: { empty: ["b", "c"] } });
  });

  test("removing the last file keeps password and limits for the next files [R2.29b]", () => {
    const archive = after([
      added(createFile("a", 1)),
      { type: "passwordToggled", on: true },
      { type: "passwordTyped", text: "secret" },
      { type: "downloadLimitChosen", downloadLimit: 3 },
      { type: "timeLimitChosen", timeLimitSeconds: 3_600 },
      { type: "fileRemoved", key: 0 },
      added(createFile("b", 1)),
    ]);
    expect(archive.files.map(({ path }) => path)).toEqual(["b"]);
    expect(archive).toMatchObject({
      downloadLimit: 3,
      timeLimitSeconds: 3_600,
      password: { kind: "on", text: "secret" },
    });
  });
});

describe("undoing a removal", () => {
  const three = added(createFile("a", 1), createFile("b", 1), createFile("c", 1));
  const remove = (key: number): ArchiveAction => ({ type: "fileRemoved", key });
  const undo: ArchiveAction = { type: "removalUndone" };

  test("removed files return to their positions, the last one first [R2.90]", () => {
    const removed = [three, remove(0), remove(1), added(createFile("d", 1))];
    expect(listPaths(after(removed))).toEqual(["c", "d"]);
    expect(listPaths(after([...removed, undo]))).toEqual(["b", "c", "d"]);
    expect(listPaths(after([...removed, undo, undo]))).toEqual(["a", "b", "c", "d"]);
    const undone = after([...removed, undo, undo]);
    expect(undone.removals).toEqual([]);
    expect(reduceArchive(rules, undone, undo)).toEqual(undone);
  });

  test("empty files skipped with the last other file return with it", () => {
    const archive = after([added(createFile("a", 0), createFile("b", 1)), remove(1), undo]);
    expect(listPaths(archive)).toEqual(["a", "b"]);
    expect(archive.skipped).toEqual({});
  });

  test("a removed file that was selected again is not restored a second time", () => {
    const archive = after([three, remove(0), remove(1), added(createFile("a", 1)), undo]);
    expect(listPaths(archive)).toEqual(["b", "c", "a"]);
    expect(archive.removals).toEqual([]);
  });

  test("a removed note does not return beside a new one", () => {
    const write = (text: string): ArchiveAction[] => [{ type: "noteOpened", pasted: text }, { type: "noteWritten" }];
    const listNotes = (archive: Archive) => archive.files.map(({ note }) => note);
    expect(listNotes(after([...write("one"), remove(0), undo]))).toEqual(["one"]);
    expect(listNotes(after([...write("one"), remove(0), ...write("two"), undo]))).toEqual(["two"]);
  });

  test("files that no longer fit stay removed, and can be restored once there is space", () => {
    const half = rules.limits.MAX_FILE_SIZE / 2;
    const full = [added(createFile("a", half), createFile("b", half)), remove(0), added(createFile("c", half)), undo];
    expect(after(full)).toMatchObject({ notice: { kind: "fileTooBig" }, removals: [[{ path: "a" }]] });
    expect(listPaths(after(full))).toEqual(["b", "c"]);
    const room = after([...full, { type: "noticeClosed" }, remove(2), undo, undo]);
    expect(listPaths(room)).toEqual(["b", "c"]);
    const many = Array.from({ length: 64 }, (_, index) => createFile(`${index}`, 1));
    const crowded = after([added(...many), remove(0), added(createFile("more", 1)), undo]);
    expect(crowded).toMatchObject({ notice: { kind: "tooManyFiles", maxFiles: 64, fitting: [] } });
    expect(crowded.files).toHaveLength(64);
  });

  test("no removal can be undone once the files have been sent", () => {
    expect(after([three, remove(0), { type: "cleared" }]).removals).toEqual([]);
  });

  test("the number of removals that can be undone is limited", () => {
    const long = Array.from({ length: 150 }, (_, key) => [added(createFile(`${key}`, 1)), remove(key)]).flat();
    expect(after(long).removals).toHaveLength(100);
  });
});

describe("limits", () => {
  test("the initial limits are one download and one day [R3.32]", () => {
    expect(emptyArchive(rules)).toMatchObject({ downloadLimit: 1, timeLimitSeconds: 86_400 });
  });

  test("without accounts, only everyone's limits are offered", () => {
    expect(rules.choices.downloadCounts).toEqual([1, 2, 3, 4, 5]);
    expect(rules.choices.expireTimesSeconds).toEqual([300, 3_600, 86_400]);
  });

  test("with accounts, all limits are offered", () => {
    expect(rulesWithAccounts.choices.downloadCounts).toContain(100);
    expect(rulesWithAccounts.choices.expireTimesSeconds).toContain(604_800);
  });

  test("a choice above the user's limit is lowered to that limit, with a notice explaining why", () => {
    const count = after([{ type: "downloadLimitChosen", downloadLimit: 20 }], rulesWithAccounts);
    expect(count).toMatchObject({ downloadLimit: 5, notice: { kind: "needsAccount", trigger: "count" } });
    const time = after([{ type: "timeLimitChosen", timeLimitSeconds: 604_800 }], rulesWithAccounts);
    expect(time).toMatchObject({ timeLimitSeconds: 86_400, notice: { kind: "needsAccount", trigger: "time" } });
  });

  test("without accounts, a choice above the limit is lowered to the limit without a notice", () => {
    const archive = after([
      { type: "downloadLimitChosen", downloadLimit: 20 },
      { type: "timeLimitChosen", timeLimitSeconds: 604_800 },
      { type: "accountAsked" },
    ]);
    expect(archive).toMatchObject({ downloadLimit: 5, timeLimitSeconds: 86_400, notice: null });
  });

  test("a signed-in user chooses up to the limits of an account [R1.14]", () => {
    const chosen = after(
      [
        { type: "downloadLimitChosen", downloadLimit: 100 },
        { type: "timeLimitChosen", timeLimitSeconds: 604_800 },
      ],
      rulesSignedIn,
    );
    expect(chosen).toMatchObject({ downloadLimit: 100, timeLimitSeconds: 604_800, notice: null });
  });

  test("signing out lowers choices to everyone's limits, and a notice names those limits", () => {
    const leaveWith = (choice: ArchiveAction) =>
      reduceArchive(rulesWithAccounts, after([added(createFile("a", 1)), choice], rulesSignedIn), {
        type: "rulesChanged",
      });
    expect(leaveWith({ type: "downloadLimitChosen", downloadLimit: 100 })).toMatchObject({
      downloadLimit: 5,
      files: [{ path: "a" }],
      notice: { kind: "needsAccount", trigger: "count" },
    });
    expect(leaveWith({ type: "timeLimitChosen", timeLimitSeconds: 604_800 })).toMatchObject({
      timeLimitSeconds: 86_400,
      notice: { kind: "needsAccount", trigger: "time" },
    });
    expect(leaveWith({ type: "downloadLimitChosen", downloadLimit: 5 }).notice).toBeNull();
  });

  test("signing in before anything is chosen applies the account defaults", () => {
    const config = fakeConfigWithAccounts();
    const DEFAULTS = { ...config.DEFAULTS, DOWNLOADS: 50, EXPIRE_SECONDS: 604_800 };
    const anonymous = emptyArchive(deriveRules({ ...config, DEFAULTS }, { account: true, signedIn: false }));
    const signedIn = deriveRules({ ...config, DEFAULTS }, { account: true, signedIn: true });
    const archive = reduceArchive(signedIn, anonymous, { type: "rulesChanged" });
    expect(archive).toMatchObject({ downloadLimit: 50, timeLimitSeconds: 604_800 });
  });

  test("if sending requires an account, users without one are offered one", () => {
    const config = fakeConfigWithAccounts();
    const FEATURES = { ...config.FEATURES, uploadRequiresAccount: true };
    const closed = deriveRules({ ...config, FEATURES }, { account: true, signedIn: false });
    expect(closed.needsAccount).toBe(true);
    expect(after([{ type: "accountAsked" }], closed).notice).toEqual({ kind: "needsAccount", trigger: "button" });
    expect(deriveRules({ ...config, FEATURES }, { account: true, signedIn: true }).needsAccount).toBe(false);
  });

  test("a choice within the limit is unchanged", () => {
    expect(after([{ type: "downloadLimitChosen", downloadLimit: 5 }])).toMatchObject({
      downloadLimit: 5,
      notice: null,
    });
    expect(after([{ type: "timeLimitChosen", timeLimitSeconds: 300 }])).toMatchObject({ timeLimitSeconds: 300 });
  });

  test("a default above the anonymous limit is lowered to that limit", () => {
    const config = fakeConfig();
    const DEFAULTS = { ...config.DEFAULTS, DOWNLOADS: 50, EXPIRE_SECONDS: 604_800 };
    const generous = deriveRules({ ...config, DEFAULTS }, { account: false, signedIn: false });
    expect(emptyArchive(generous)).toMatchObject({ downloadLimit: 5, timeLimitSeconds: 86_400 });
  });
});

test("an unfinished note survives signing in and out", () => {
  const archive = after([{ type: "noteOpened", pasted: "Hello" }, { type: "rulesChanged" }]);
  expect(archive.noteText).toBe("Hello");
});

describe("password", () => {
  const typed: ArchiveAction[] = [
    { type: "passwordToggled", on: true },
    { type: "passwordTyped", text: "secret" },
  ];

  test("the typed text becomes the password", () => {
    expect(passwordOf(after(typed))).toBe("secret");
  });

  test("unticking the box clears the typed text", () => {
    const archive = after([...typed, { type: "passwordToggled", on: false }, { type: "passwordToggled", on: true }]);
    expect(archive.password).toEqual({ kind: "on", text: "", isStrong: false });
  });

  test("an empty password means no password [R5.4]", () => {
    expect(passwordOf(after([{ type: "passwordToggled", on: true }]))).toBeNull();
  });

  test("a live link's password is a strong password, which protects the content from the first byte", () => {
    const archive = after([
      ...typed,
      { type: "changed", change: { live: true } },
      added(createFile("film", 16 * 1_048_576)),
    ]);
    expect([passwordOf(archive), strongPasswordOf(archive)]).toEqual([null, "secret"]);
  });

  test("typing while the box is unticked changes nothing", () => {
    expect(passwordOf(after([{ type: "passwordTyped", text: "secret" }]))).toBeNull();
  });
});

test("a notice about unreadable files remains when the rules arrive later", () => {
  const notice = { kind: "unreadableFiles" } as const;
  expect(after([{ type: "refused", notice }, { type: "rulesChanged" }]).notice).toEqual(notice);
  expect(after([added(createFile("a", 1)), { type: "refused", notice }, { type: "rulesChanged" }]).notice).toEqual(
    notice,
  );
});

test("a rejection is shown until the user closes it", () => {
  const refused: ArchiveAction = { type: "refused", notice: { kind: "tooManyArchives", count: 16 } };
  expect(after([refused]).notice).toEqual({ kind: "tooManyArchives", count: 16 });
  expect(after([refused, { type: "noticeClosed" }]).notice).toBeNull();
});
