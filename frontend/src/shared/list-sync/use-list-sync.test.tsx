import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeAccountList } from "../../testing/fake-account-list.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeKeptRequest } from "../../testing/fake-requests.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { toListedRequest } from "../storage/kept-request.ts";
import type { Transfer } from "../transfer/transfer.ts";
import { toListedUpload } from "../uploads/own-upload.ts";
import { useListSync } from "./use-list-sync.ts";

// Loaded in advance because the tests use fake timers.
await import("./sync-list.ts");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const letter = fakeOwnUpload({ account: fakeUser().uid, dlimit: 3 });

function UploadPage() {
  useListSync();
  return null;
}

/** Opens a signed-in user's upload page. */
async function openPage(changes: Partial<Transfer> = {}) {
  const list = fakeAccountList();
  const fetchFileList = vi.fn<Transfer["fetchFileList"]>(list.calls.fetchFileList);
  const fetchInfo = async () => ({ dlimit: 3, dtotal: 0 });
  const environment = fakeEnvironment({ ...list.calls, fetchFileList, fetchInfo, ...changes });
  const user = fakeUser();
  environment.storage.account.writeUser(user);
  environment.account.dispatch({ type: "accountsFound", user });
  const page = renderPart(<UploadPage />, environment);
  await pass(0);
  return { ...environment, list, fetchFileList, leave: page.unmount };
}

async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTimeAsync(ms));
}

/** Opens a dialog. */
function openDialog(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.open = true;
  document.body.append(dialog);
  return dialog;
}

test("the list is synced when the page opens, and every 120 s [R4.41]", async () => {
  const { fetchFileList } = await openPage();
  expect(fetchFileList).toHaveBeenCalledTimes(1);
  await pass(119_999);
  expect(fetchFileList).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(fetchFileList).toHaveBeenCalledTimes(2);
});

test("the list is not synced while a dialog is open [R4.41]", async () => {
  const { fetchFileList } = await openPage();
  const dialog = openDialog();
  await pass(120_000);
  expect(fetchFileList).toHaveBeenCalledTimes(1);
  dialog.remove();
  await pass(120_000);
  expect(fetchFileList).toHaveBeenCalledTimes(2);
});

test("a new request is added to the account soon after it was created", async () => {
  const { ownRequests, list } = await openPage();
  const request = fakeKeptRequest({ account: fakeUser().uid });
  act(() => ownRequests.keep(request));
  await pass(1_000);
  expect(list.entries()).toEqual([toListedRequest(request)]);
});

test("a finished upload is added to the account soon after the link dialog closes", async () => {
  const { ownUploads, list } = await openPage();
  const dialog = openDialog();
  act(() => ownUploads.add(letter));
  await pass(5_000);
  expect(list.entries()).toEqual([]);
  dialog.remove();
  await pass(1_000);
  expect(list.entries()).toEqual([toListedUpload(letter)]);
});

test("an upload is not added to the account until its password has been set", async () => {
  const { ownUploads, list } = await openPage();
  act(() => ownUploads.add({ ...letter, awaitsPassword: true }));
  await pass(1_000);
  expect(list.entries()).toEqual([]);
  act(() => ownUploads.markProtected(letter.id));
  await pass(1_000);
  expect(list.entries()).toMatchObject([{ id: letter.id, hasPassword: true }]);
});

test("a failed write is retried only at the next sync, and no error is shown [R8.14]", async () => {
  const writeFileList = vi.fn<Transfer["writeFileList"]>(() => Promise.reject(new Error("no room")));
  const { ownUploads } = await openPage({ writeFileList });
  act(() => ownUploads.add(letter));
  await pass(1_000);
  expect(writeFileList).toHaveBeenCalledTimes(1);
  await pass(118_999);
  expect(writeFileList).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(writeFileList).toHaveBeenCalledTimes(2);
});

test("once the user has left the upload page or signed out, nothing more is fetched", async () => {
  const left = await openPage();
  left.leave();
  const signedOut = await openPage();
  act(() => signedOut.account.dispatch({ type: "signedOut", by: "button" }));
  await pass(240_000);
  expect(left.fetchFileList).toHaveBeenCalledTimes(1);
  expect(signedOut.fetchFileList).toHaveBeenCalledTimes(1);
});

test("a sync without a response for 120 s is aborted by the next one", async () => {
  const signals: AbortSignal[] = [];
  await openPage({
    fetchFileList: (_, signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  });
  await pass(120_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});
