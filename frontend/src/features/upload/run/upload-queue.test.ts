import { ProtocolError } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import type { AccountAction } from "../../../shared/account/account-state.ts";
import type { FinishedUpload, Transfer } from "../../../shared/transfer/transfer.ts";
import { deferred } from "../../../testing/deferred.ts";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeFinishedUpload, fakeOwnUpload, uploadId } from "../../../testing/fake-uploads.ts";
import { fakeUser } from "../../../testing/fake-user.ts";
import { deriveRules } from "../archive/archive-rules.ts";
import type { UploadDraft } from "./upload-draft.ts";
import { createUploadQueue } from "./upload-queue.ts";

/** A page on which the test ends each upload. */
function setUp() {
  const sent: { name: string; running: ReturnType<typeof deferred<FinishedUpload>> }[] = [];
  const upload: Transfer["upload"] = ({ files }, { signal }) => {
    const running = deferred<FinishedUpload>();
    sent.push({ name: files[0]?.name ?? "", running });
    return running.promise(signal);
  };
  const environment = fakeEnvironment({ upload });
  const rules = deriveRules(fakeConfig(), { account: false, signedIn: false });
  const queue = createUploadQueue(environment, rules);
  const { store } = queue;
  const names = () => sent.map(({ name }) => name);
  const kinds = () => store.getState().drafts.map((draft) => draft.upload.getState().kind);

  function choose(name: string): UploadDraft {
    const { shown } = store.getState();
    shown.addFiles([{ path: name, blob: new Blob(["hello"]), lastModifiedMs: 0 }]);
    return shown;
  }
  /** Chooses a file and presses the upload button. */
  function begin(name: string) {
    const draft = choose(name);
    return { draft, outcome: draft.start() };
  }
  async function finish(name: string): Promise<void> {
    await vi.waitFor(() => expect(names()).toContain(name));
    const id = uploadId(`${1_000_000_000 + sent.length}`);
    sent.find((one) => one.name === name)?.running.resolve({ ...fakeFinishedUpload(), id });
  }
  return { environment, rules, queue, store, sent, names, kinds, choose, begin, finish };
}

test("the next files can be selected during an upload, and are sent after it [R4.5b]", async () => {
  const { queue, store, names, kinds, begin, finish } = setUp();
  const first = begin("one");
  queue.prepareNext();
  expect(store.getState().shown.archive.getState().files).toEqual([]);
  const second = begin("two");
  expect(kinds()).toEqual(["uploading", "waiting"]);
  expect(store.getState().underWay).toBe(2);
  await vi.waitFor(() => expect(names()).toEqual(["one"]));
  await finish("one");
  expect(await first.outcome).toEqual({ kind: "done" });
  await vi.waitFor(() => expect(second.draft.upload.getState().kind).toBe("uploading"));
  await finish("two");
  expect(await second.outcome).toEqual({ kind: "done" });
  expect(names()).toEqual(["one", "two"]);
});

test("a link is offered for each finished upload, and the upload then leaves the queue unless it is being shown", async () => {
  const { queue, store, kinds, begin, finish } = setUp();
  const first = begin("one");
  queue.prepareNext();
  await finish("one");
  await first.outcome;
  expect(store.getState().offered).toEqual([first.draft]);
  first.draft.upload.dispatch({ type: "dialogOpened" });
  expect(store.getState().offered).toEqual([first.draft]);
  first.draft.upload.dispatch({ type: "dialogClosed" });
  expect(store.getState().offered).toEqual([]);
  expect(kinds()).toEqual(["idle"]);

  const second = begin("two");
  await finish("two");
  await second.outcome;
  second.draft.upload.dispatch({ type: "dialogClosed" });
  expect(kinds()).toEqual(["finished"]);
});

test.each([
  ["fails", { kind: "failed", code: "busy" }],
  ["is cancelled", { kind: "cancelled" }],
] as const)("an upload that %s keeps its files, and the next upload starts", async (_, outcome) => {
  const { queue, sent, kinds, begin } = setUp();
  const first = begin("one");
  queue.prepareNext();
  begin("two");
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  if (outcome.kind === "cancelled") first.draft.cancel();
  else sent[0]?.running.reject(new ProtocolError("busy"));
  expect(await first.outcome).toEqual(outcome);
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(kinds()).toEqual(["idle", "uploading"]);
  expect(first.draft.archive.getState().files).toHaveLength(1);
});

test("a queued upload that is cancelled returns to its files and is never sent", async () => {
  const { queue, names, begin, finish } = setUp();
  const first = begin("one");
  queue.prepareNext();
  const second = begin("two");
  await vi.waitFor(() => expect(names()).toEqual(["one"]));
  second.draft.cancel();
  expect(await second.outcome).toEqual({ kind: "cancelled" });
  expect(second.draft.upload.getState()).toEqual({ kind: "idle" });
  expect(second.draft.archive.getState().files).toHaveLength(1);
  await finish("one");
  await first.outcome;
  expect(names()).toEqual(["one"]);
});

test("files set aside are kept and can be shown again, but an empty draft is dropped", () => {
  const { queue, store, kinds, choose, begin } = setUp();
  const first = begin("one");
  queue.prepareNext();
  queue.show(first.draft);
  expect(kinds()).toEqual(["uploading"]);
  queue.prepareNext();
  const next = choose("two");
  queue.show(first.draft);
  expect(kinds()).toEqual(["uploading", "idle"]);
  queue.prepareNext();
  expect(store.getState().shown).toBe(next);
  expect(kinds()).toEqual(["uploading", "idle"]);
});

test("an unfinished note is not lost when another upload is shown", () => {
  const { queue, store, kinds, begin } = setUp();
  const first = begin("one");
  queue.prepareNext();
  store.getState().shown.archive.dispatch({ type: "noteOpened", pasted: "Hello" });
  queue.show(first.draft);
  expect(kinds()).toEqual(["uploading", "idle"]);
});

test("a note started after a finished upload is kept when another upload is shown", async () => {
  const { queue, store, kinds, begin, finish } = setUp();
  const first = begin("one");
  await finish("one");
  await first.outcome;
  first.draft.upload.dispatch({ type: "dialogClosed" });
  first.draft.add({ type: "noteOpened", pasted: "Hello" });
  queue.prepareNext();
  queue.show(begin("two").draft);
  expect(kinds()).toEqual(["idle", "uploading"]);
  expect(store.getState().drafts[0]?.archive.getState().noteText).toBe("Hello");
});

test("the maximum number of uploads includes running and queued ones", async () => {
  const { environment, queue, store, begin } = setUp();
  for (let index = 0; index < 14; index += 1) {
    environment.ownUploads.add(fakeOwnUpload({ id: uploadId(`${1_000_000_000 + index}`) }));
  }
  begin("one");
  queue.prepareNext();
  begin("two");
  queue.prepareNext();
  const { draft, outcome } = begin("three");
  expect(await outcome).toEqual({ kind: "cancelled" });
  expect(draft.archive.getState().notice).toEqual({ kind: "tooManyArchives", count: 16 });
  expect(store.getState().underWay).toBe(2);
});

test("limits are checked again when a queued upload is about to be sent", async () => {
  const { environment, queue, names, begin, finish } = setUp();
  const first = begin("one");
  queue.prepareNext();
  const second = begin("two");
  // Simulates another tab adding uploads in the meantime.
  for (let index = 0; index < 16; index += 1) {
    environment.ownUploads.add(fakeOwnUpload({ id: uploadId(`${2_000_000_000 + index}`) }));
  }
  await finish("one");
  await first.outcome;
  expect(await second.outcome).toEqual({ kind: "cancelled" });
  expect(second.draft.archive.getState().notice).toEqual({ kind: "tooManyArchives", count: 16 });
  expect(names()).toEqual(["one"]);
});

test("new limits apply to every draft, and to drafts created later", () => {
  const { rules, queue, store, begin } = setUp();
  begin("one");
  queue.prepareNext();
  const changed = { ...rules, maxFiles: 3 };
  queue.changeRules(changed);
  const known = store.getState().drafts;
  expect(known.map((draft) => draft.rules.getState())).toEqual([changed, changed]);
  begin("two");
  queue.prepareNext();
  expect(store.getState().shown.rules.getState()).toBe(changed);
});

/** Sets up a page on which Ada is signed in, is sending one file, and has selected another. */
async function setUpAda() {
  const page = setUp();
  page.environment.account.dispatch({ type: "accountsFound", user: fakeUser({ uid: "ada" }) });
  const sent = page.begin("one");
  page.queue.prepareNext();
  page.choose("two");
  await vi.waitFor(() => expect(page.names()).toEqual(["one"]));
  return { ...page, sent };
}

test.each<[string, AccountAction[]]>([
  ["signs out", [{ type: "signedOut", by: "button" }]],
  ["is replaced by another user", [{ type: "signedIn", user: fakeUser({ uid: "grace" }) }]],
  [
    "is replaced by another user after the session ended",
    [
      { type: "signedOut", by: "refused" },
      { type: "signInBegan" },
      { type: "signedIn", user: fakeUser({ uid: "grace" }) },
    ],
  ],
])("if the sender %s, their uploads stop and their files are discarded", async (_, actions) => {
  const { environment, queue, store, kinds, sent } = await setUpAda();
  const [, prepared] = store.getState().drafts;
  await vi.waitFor(() => expect(kinds()).toEqual(["uploading", "idle"]));
  for (const action of actions) environment.account.dispatch(action);
  expect(await sent.outcome).toEqual({ kind: "failed", code: "signed_out" });
  expect(kinds()).toEqual(["idle"]);
  for (const draft of [store.getState().shown, sent.draft, prepared]) {
    expect(draft?.archive.getState().files).toEqual([]);
  }
  // The failed upload opens the error page, but the next user must not see the upload.
  const { shown } = store.getState();
  queue.show(sent.draft);
  expect(store.getState().shown).toBe(shown);
});

test.each<[string, AccountAction[]]>([
  ["expires", [{ type: "signedOut", by: "refused" }]],
  [
    "expires, and the sender signs in again",
    [
      { type: "signedOut", by: "refused" },
      { type: "signInBegan" },
      { type: "signedIn", user: fakeUser({ uid: "ada" }) },
    ],
  ],
  ["is renewed", [{ type: "renewed", user: fakeUser({ uid: "ada", accessToken: "new" }) }]],
])("if the sender's session %s, their uploads continue", async (_, actions) => {
  const { environment, kinds, finish, sent } = await setUpAda();
  for (const action of actions) environment.account.dispatch(action);
  expect(kinds()).toEqual(["uploading", "idle"]);
  await finish("one");
  expect(await sent.outcome).toEqual({ kind: "done" });
});

test("files selected while signed out are still selected after a sign-in", () => {
  const { environment, store, choose } = setUp();
  environment.account.dispatch({ type: "accountsFound", user: null });
  choose("one");
  environment.account.dispatch({ type: "signedIn", user: fakeUser({ uid: "ada" }) });
  expect(store.getState().shown.archive.getState().files).toHaveLength(1);
});
