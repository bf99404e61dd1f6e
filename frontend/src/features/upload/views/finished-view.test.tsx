import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reduceCapabilities } from "../../../shared/capabilities/capabilities.ts";
import { ConfigProvider } from "../../../shared/config/config-context.tsx";
import type { Environment } from "../../../shared/environment.tsx";
import { createReducerStore } from "../../../shared/state/reducer-store.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { FAKE_CAPABILITIES } from "../../../testing/fake-capabilities.ts";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../../testing/fake-uploads.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { deriveRules } from "../archive/archive-rules.ts";
import type { UploadDraft } from "../run/upload-draft.ts";
import { UploadQueueContext } from "../run/upload-keeper.tsx";
import { createUploadQueue } from "../run/upload-queue.ts";
import { FinishedView } from "./finished-view.tsx";
import { LinkOffers } from "./link-offers.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sharingDevice = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, nativeShare: true });
const upload = fakeOwnUpload({ name: "letter.txt" });

function Screen({ draft }: { draft: UploadDraft }) {
  const state = useReducerStore(draft.upload);
  if (state.kind !== "finished") return null;
  return (
    <>
      <FinishedView state={state} choosing={null} />
      <LinkOffers offered={state.dialog === "closed" ? [] : [draft]} />
    </>
  );
}

/** A page whose upload has just finished. */
async function finish(changes: Partial<Environment> = {}, own = upload, password: string | null = null) {
  const environment = { ...fakeEnvironment(), ...changes };
  environment.ownUploads.add(own);
  const queue = createUploadQueue(environment, deriveRules(fakeConfig(), { account: false, signedIn: false }));
  const draft = queue.store.getState().shown;
  const showScreen = () =>
    renderPart(
      <ConfigProvider load={async () => fakeConfig()}>
        <UploadQueueContext value={queue}>
          <Screen draft={draft} />
        </UploadQueueContext>
      </ConfigProvider>,
      environment,
    );
  const view = showScreen();
  await act(async () => draft.upload.dispatch({ type: "finished", id: own.id, password }));
  return { environment, view, showScreen };
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

/** The dialog with the new upload's link. */
async function openDialog(...finishing: Parameters<typeof finish>) {
  const finished = await finish(...finishing);
  await pass(200);
  return { ...finished, dialog: within(screen.getByRole("dialog")) };
}

test("a dialog offers an upload's link after 200 ms [R4.10]", async () => {
  await finish();
  await pass(199);
  expect(screen.queryByRole("dialog")).toBeNull();
  await pass(1);
  expect(screen.getByRole("dialog", { name: "Your link is ready" })).toBeDefined();
});

test("the copy-link dialog has a title, a description, the read-only link, and a close button [R2.62]", async () => {
  const { dialog } = await openDialog();
  expect(dialog.getByRole("heading", { name: "Your link is ready" })).toBeDefined();
  expect(dialog.getByText(/can download/).parentElement?.textContent).toMatch(/can download .*letter\.txt/);
  expect(dialog.getByText(/letter\.txt/).getAttribute("translate")).toBe("no");
  const link = dialog.getByLabelText<HTMLInputElement>("Link to your files");
  expect([link.value, link.readOnly]).toEqual([upload.url, true]);
  fireEvent.click(dialog.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("copying in the dialog changes the label and closes the dialog after 1 s [R2.63]", async () => {
  const { environment, dialog } = await openDialog();
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Copy link letter.txt" })));
  expect(environment.copied).toEqual([upload.url]);
  expect(dialog.getByTestId("dialog-copy").textContent).toBe("Copied");
  await pass(999);
  expect(screen.getByRole("dialog")).toBeDefined();
  await pass(1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("once the dialog is closed, the card behind it has a copy button, which resets after 1 s", async () => {
  const { environment, dialog } = await openDialog();
  expect(screen.queryByTestId("copy-link")).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: "Done" }));
  const copy = screen.getByTestId("copy-link");
  await act(async () => fireEvent.click(copy));
  expect(environment.copied).toEqual([upload.url]);
  expect(copy.textContent).toBe("Copied");
  expect(copy.getAttribute("aria-label")).toBe("Copied");
  await pass(1_000);
  expect(copy.textContent).toBe("Copy link");
  expect(copy.getAttribute("aria-label")).toBe("Copy link letter.txt");
});

test("if the link needs a password, the dialog mentions this", async () => {
  const text = "They'll also need the password.";
  const { dialog, view } = await openDialog();
  expect(dialog.queryByText(text, { exact: false })).toBeNull();
  view.unmount();
  const locked = await openDialog({}, fakeOwnUpload({ name: "letter.txt", hasPassword: true }));
  expect(locked.dialog.getByText(text, { exact: false })).toBeDefined();
});

const untilMs = Date.UTC(2026, 10, 30, 19, 40);
const dated = fakeOwnUpload({ name: "letter.txt", dlimit: 3, dtotal: 1, hasPassword: true, expiresAt: untilMs });
const until = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "numeric",
}).format(untilMs);
const WORDS = ["Files for you", upload.url, `2 downloads, until ${until}`];

test("the message has the link and its limits, but no names, and the password only on request [R2.91]", async () => {
  const { environment, dialog } = await openDialog({}, dated, "correct horse");
  const copyMessage = () => act(async () => fireEvent.click(dialog.getByTestId("copy-message")));
  await copyMessage();
  fireEvent.click(dialog.getByRole("checkbox", { name: "Include the password" }));
  await copyMessage();
  expect(environment.copied).toEqual([WORDS.join("\n"), [...WORDS, "Password: correct horse"].join("\n")]);
});

test("the password can be copied separately, but is offered only if set on this page", async () => {
  const { environment, dialog, view } = await openDialog({}, dated, "correct horse");
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Copy password" })));
  expect(environment.copied).toEqual(["correct horse"]);
  expect(JSON.stringify(environment.storage.listUploads())).not.toContain("correct horse");
  await pass(2_000);
  fireEvent.click(dialog.getByRole("button", { name: "Done" }));
  expect(screen.getByRole("button", { name: "Copy password" })).toBeDefined();
  view.unmount();
  const later = await openDialog({}, dated);
  expect(later.dialog.queryByText("Copy password")).toBeNull();
  expect(later.dialog.queryByRole("checkbox")).toBeNull();
});

test("sending by e-mail is not offered if the password makes the message too long for a `mailto:` link", async () => {
  const { dialog } = await openDialog({}, dated, "ß".repeat(300));
  expect(dialog.getByTestId("email-link")).toBeDefined();
  fireEvent.click(dialog.getByRole("checkbox", { name: "Include the password" }));
  expect(dialog.queryByTestId("email-link")).toBeNull();
});

test("if the browser does not copy the message, it is shown and selected", async () => {
  const refuse = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  const { dialog } = await openDialog({ copyText: refuse }, dated);
  await act(async () => fireEvent.click(dialog.getByTestId("copy-message")));
  const field = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
  expect(field.value).toBe(WORDS.join("\n"));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  expect(document.activeElement).toBe(field);
});

test("the QR code replaces the illustration on request", async () => {
  const { dialog } = await openDialog();
  expect(dialog.queryByRole("img")).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: "QR code" }));
  expect(dialog.getByRole("img", { name: "QR code for this link" })).toBeDefined();
  fireEvent.click(dialog.getByRole("button", { name: "QR code" }));
  expect(dialog.queryByRole("img")).toBeNull();
});

test("the dialog with a note's link mentions that the note can be read", async () => {
  const files = [{ name: "note.txt", size: 5, type: "text/plain", note: true as const }];
  const { dialog } = await openDialog({}, fakeOwnUpload({ name: "note.txt", manifest: { files } }));
  expect(dialog.getByText("Anyone with this link can read your note.")).toBeDefined();
});

test("the link can be sent by e-mail, with neither file name nor key in the subject", async () => {
  const { dialog } = await openDialog({}, dated);
  const address = dialog.getByTestId("email-link").getAttribute("href") ?? "";
  const { protocol, pathname, searchParams } = new URL(address);
  expect([protocol, pathname]).toEqual(["mailto:", ""]);
  expect(Object.fromEntries(searchParams)).toEqual({ subject: "Files for you", body: WORDS.join("\r\n") });
  expect(address).not.toContain("+");
});

test("a closed dialog does not reopen when its screen is shown again", async () => {
  const { dialog, view, showScreen } = await openDialog();
  fireEvent.click(dialog.getByRole("button", { name: "Done" }));
  view.unmount();
  showScreen();
  await pass(1_000);
  expect(screen.getByTestId("upload-finished")).toBeDefined();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the dialog reports that the browser could not copy the link, and selects it", async () => {
  const { dialog } = await openDialog({
    copyText: () => Promise.reject(new DOMException("refused", "NotAllowedError")),
  });
  const copy = dialog.getByTestId("dialog-copy");
  await act(async () => fireEvent.click(copy));
  expect(copy.textContent).toBe("Copy link");
  expect(dialog.getByRole("alert").textContent).toContain("Your browser wouldn't let us copy the link");
  const link = dialog.getByLabelText<HTMLInputElement>("Link to your files");
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, upload.url.length]);
});

test("sharing is the dialog's first button on devices that can share [R2.64]", async () => {
  const { environment, dialog } = await openDialog({ capabilities: sharingDevice });
  expect(dialog.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Share",
    "Copy link",
    "Copy message",
    "QR code",
    "Done",
  ]);
  await act(async () => fireEvent.click(dialog.getByRole("button", { name: "Share" })));
  expect(environment.shared).toEqual([upload.url]);
  fireEvent.click(dialog.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
