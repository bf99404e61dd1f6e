import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reduceCapabilities } from "../../shared/capabilities/capabilities.ts";
import { ConfigProvider } from "../../shared/config/config-context.tsx";
import type { Environment } from "../../shared/environment.tsx";
import { createReducerStore } from "../../shared/state/reducer-store.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import { FAKE_CAPABILITIES } from "../../testing/fake-capabilities.ts";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { rulesOf } from "./archive.ts";
import { FinishedView } from "./finished-view.tsx";
import { createUploadDraft, type UploadDraft } from "./upload-draft.ts";
import { UploadDraftContext } from "./upload-keeper.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sharingDevice = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, nativeShare: true });
const upload = fakeOwnUpload({ name: "letter.txt" });

function Screen({ draft }: { draft: UploadDraft }) {
  const state = useReducerStore(draft.upload);
  return state.kind === "finished" && <FinishedView upload={upload} dialog={state.dialog} />;
}

/** An upload that has just finished. */
async function finish(changes: Partial<Environment> = {}) {
  const environment = { ...fakeEnvironment(), ...changes };
  const draft = createUploadDraft(environment, rulesOf(fakeConfig(), { account: false, signedIn: false }));
  const showScreen = () =>
    renderPart(
      <ConfigProvider load={async () => fakeConfig()}>
        <UploadDraftContext value={draft}>
          <Screen draft={draft} />
        </UploadDraftContext>
      </ConfigProvider>,
      environment,
    );
  const view = showScreen();
  await act(async () => draft.upload.dispatch({ type: "finished", id: upload.id }));
  return { environment, view, showScreen };
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

/** The dialog of the new upload. */
async function openDialog(changes?: Partial<Environment>) {
  const finished = await finish(changes);
  await pass(200);
  return { ...finished, dialog: within(screen.getByRole("dialog")) };
}

test("200 ms after an upload its link is offered in a dialog [R4.10]", async () => {
  await finish();
  await pass(199);
  expect(screen.queryByRole("dialog")).toBeNull();
  await pass(1);
  expect(screen.getByRole("dialog", { name: "Copy your link" })).toBeDefined();
});

test("the copy-link dialog has a title, a description, the read-only link, and OK, which closes it [R2.62]", async () => {
  const { dialog } = await openDialog();
  expect(dialog.getByRole("heading", { name: "Copy your link" })).toBeDefined();
  expect(dialog.getByText(/can open .*letter\.txt/)).toBeDefined();
  const link = dialog.getByLabelText<HTMLInputElement>("Link to your files");
  expect([link.value, link.readOnly]).toEqual([upload.url, true]);
  fireEvent.click(dialog.getByRole("button", { name: "OK" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("copying in the dialog changes the label, and closes the dialog after 1 second [R2.63]", async () => {
  const { environment, dialog } = await openDialog();
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Copy link" })));
  expect(environment.copied).toEqual([upload.url]);
  expect(dialog.getByTestId("dialog-copy").textContent).toBe("Copied");
  await pass(999);
  expect(screen.getByRole("dialog")).toBeDefined();
  await pass(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a closed dialog does not reappear with the screen", async () => {
  const { dialog, view, showScreen } = await openDialog();
  fireEvent.click(dialog.getByRole("button", { name: "OK" }));
  view.unmount();
  showScreen();
  await pass(1_000);
  expect(screen.getByTestId("upload-finished")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("if the browser refuses to copy, the dialog says so and selects the link", async () => {
  const { dialog } = await openDialog({
    copyText: () => Promise.reject(new DOMException("refused", "NotAllowedError")),
  });
  const copy = dialog.getByTestId("dialog-copy");
  await act(async () => fireEvent.click(copy));
  expect(copy.textContent).toBe("Copy link");
  expect(dialog.getByRole("alert").textContent).toContain("Your browser did not let this page copy");
  const link = dialog.getByLabelText<HTMLInputElement>("Link to your files");
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, upload.url.length]);
});

test("if the device can share, the dialog offers that, and OK [R2.64]", async () => {
  const { environment, dialog } = await openDialog({ capabilities: sharingDevice });
  expect(dialog.getByRole("heading", { name: "Share your link" })).toBeDefined();
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Share" })));
  expect(environment.shared).toEqual([upload.url]);
  fireEvent.click(dialog.getByRole("button", { name: "OK" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
