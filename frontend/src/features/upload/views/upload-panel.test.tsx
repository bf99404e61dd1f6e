import { ProtocolError, type PublicConfig } from "@envoi/protocol";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { FinishedUpload, Transfer, UploadProgress } from "../../../shared/transfer/transfer.ts";
import { deferred } from "../../../testing/deferred.ts";
import { fakeConfig, fakeConfigWithAccounts } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeFinishedUpload } from "../../../testing/fake-uploads.ts";
import { heldTransfer } from "../../../testing/held-transfer.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { deriveRules } from "../archive/archive-rules.ts";
import { UploadQueueContext } from "../run/upload-keeper.tsx";
import { createUploadQueue } from "../run/upload-queue.ts";
import { UploadPanel } from "./upload-panel.tsx";

function setUp(changes: Partial<Transfer> = {}, config: PublicConfig = fakeConfig()) {
  const user = userEvent.setup();
  const environment = fakeEnvironment(changes);
  const queue = createUploadQueue(
    environment,
    deriveRules(config, { account: config.FEATURES.account, signedIn: false }),
  );
  const draft = queue.store.getState().shown;
  renderPart(
    <UploadQueueContext value={queue}>
      <UploadPanel
        isLanding
        signUpDialog={({ trigger, lead }) => <p data-testid="sign-up">{`${trigger}: ${lead}`}</p>}
      />
    </UploadQueueContext>,
    environment,
  );
  const choose = (...files: File[]) => user.upload(screen.getByTestId("file-input"), files);
  return { user, environment, draft, choose };
}

const MiB = 1_048_576;

const letter = new File(["hello"], "letter.txt", { type: "text/plain" });
const photo = new File(["12345678"], "photo.jpg", { type: "image/jpeg" });

test("choices lowered by signing out during an upload are reported only once the upload has ended", async () => {
  const running = deferred<FinishedUpload>();
  const config = fakeConfigWithAccounts();
  const { user, draft, choose } = setUp({ upload: (_, { signal }) => running.promise(signal) }, config);
  act(() => draft.rules.dispatch(deriveRules(config, { account: true, signedIn: true })));
  await choose(letter);
  await user.selectOptions(screen.getByTestId("download-limit"), "100 downloads");
  await user.click(screen.getByTestId("upload-button"));
  act(() => draft.rules.dispatch(deriveRules(config, { account: true, signedIn: false })));
  expect(screen.queryByTestId("sign-up")).toBeNull();
  await user.click(screen.getByTestId("cancel-upload"));
  expect((await screen.findByTestId("sign-up")).textContent).toContain("link allows 5 downloads at most");
});

test("the panel shows the maximum size when no files are selected", () => {
  setUp();
  expect(screen.getByText("or choose them, up to 1 GB")).toBeDefined();
});

test("loading the page does not move the focus", () => {
  setUp();
  expect(document.activeElement).toBe(document.body);
});

test("the last file can also be restored, and its removal is announced", async () => {
  const { user, choose } = setUp();
  await choose(letter);
  await user.click(screen.getByRole("button", { name: "Remove letter.txt" }));
  expect(screen.getAllByRole("status").filter(({ textContent }) => textContent?.includes("letter.txt"))).toHaveLength(
    1,
  );
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove letter.txt" }));
  expect(screen.queryByTestId("removed-file")).toBeNull();
});

test("choosing the first file or removing the last one moves the focus to the heading", async () => {
  const { user, choose } = setUp();
  const heading = () => screen.getByRole("heading", { name: "Send files" });
  await choose(letter);
  expect(document.activeElement).toBe(heading());
  await user.click(screen.getByRole("button", { name: "Remove letter.txt" }));
  expect(screen.getByText("Drag and drop files")).toBeDefined();
  expect(document.activeElement).toBe(heading());
});

test("skipped files are counted, with the reason, and announced to screen readers [R5.27]", async () => {
  const { choose } = setUp();
  const note = () => screen.getByTestId("skipped-files");
  expect(note().getAttribute("role")).toBe("status");
  expect(note().textContent).toBe("");
  await choose(new File([], "nothing.txt"));
  expect(note().textContent).toBe("Skipped 1 empty file");
  expect(screen.getByText("Drag and drop files")).toBeDefined();

  await choose(letter, new File([], "nothing.txt"));
  await screen.findByText("2 files, 5 bytes in total", { selector: "[data-testid=total-size]" });
  await choose(letter);
  await waitFor(() => expect(note().textContent).toBe("Skipped 1 file you'd already added"));
  await choose(photo);
  await waitFor(() => expect(note().textContent).toBe(""));
});

test("a file with the same name, size and time as another is added if its content differs", async () => {
  const { choose } = setUp();
  const date = { lastModified: 5 };
  await choose(new File(["one"], "cover.jpg", date));
  await choose(new File(["two"], "cover.jpg", date), new File(["one"], "cover.jpg", date));
  await screen.findByText("2 files, 6 bytes in total", { selector: "[data-testid=total-size]" });
  expect(screen.getByTestId("skipped-files").textContent).toBe("Skipped 1 file you'd already added");
});

test("system files and unreadable files of a dropped folder are skipped, and the page reports this", async () => {
  setUp();
  const entry = (file: File) => ({ isFile: true, name: file.name, file: (done: (file: File) => void) => done(file) });
  const lost = {
    isFile: true,
    name: "link.txt",
    file: (_: unknown, fail: (error: Error) => void) => fail(new Error()),
  };
  const batches = [[entry(letter), entry(new File(["x"], ".DS_Store")), entry(new File(["x"], "Thumbs.db")), lost], []];
  const readEntries = (done: (entries: object[]) => void) => done(batches.shift() ?? []);
  const folder = { isDirectory: true, name: "trip", createReader: () => ({ readEntries }) };
  const items = [{ kind: "file", webkitGetAsEntry: () => folder, getAsFile: () => null }];
  fireEvent.drop(window, { dataTransfer: { types: ["Files"], items, dropEffect: "none" } });
  await screen.findByText("1 file, 5 bytes in total", { selector: "[data-testid=total-size]" });
  const notes = [...screen.getByTestId("skipped-files").children].map(({ textContent }) => textContent);
  expect(notes).toEqual(["Left out 2 system files", "Couldn't read trip/link.txt"]);
});

test("a folder without files adds nothing, and the page reports this", async () => {
  setUp();
  const readEntries = (done: (entries: object[]) => void) => done([]);
  const folder = { isFile: false, isDirectory: true, name: "nothing", createReader: () => ({ readEntries }) };
  const items = [{ kind: "file", webkitGetAsEntry: () => folder, getAsFile: () => null }];
  fireEvent.drop(window, { dataTransfer: { types: ["Files"], items, dropEffect: "none" } });
  await waitFor(() => expect(screen.getByTestId("skipped-files").textContent).toBe("Found no files to add"));
  expect(screen.getByText("Drag and drop files")).toBeDefined();
});

test("the total size is announced to screen readers as it changes", async () => {
  const { user, choose } = setUp();
  const [told] = screen.getAllByRole("status");
  expect(told?.textContent).toBe("");
  await choose(letter);
  expect(told?.textContent).toBe("1 file, 5 bytes in total");
  await choose(photo);
  expect(told?.textContent).toBe("2 files, 13 bytes in total");
  await user.click(screen.getByRole("button", { name: "Remove letter.txt" }));
  expect(told?.textContent).toBe("1 file, 8 bytes in total");
});

test("selected files are listed with their sizes and the total, and files can be added and removed [R1.4b]", async () => {
  const { user, choose } = setUp();
  await choose(letter);
  await choose(photo);
  const list = within(screen.getByRole("list", { name: "Your files" }));
  expect(list.getAllByRole("listitem")).toHaveLength(2);
  expect(list.getByText("8 bytes")).toBeDefined();
  expect(screen.getByTestId("total-size").textContent).toBe("2 files, 13 bytes in total");
  expect(screen.getByRole("button", { name: "Upload 2 files" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Remove letter.txt" }));
  expect(screen.getByTestId("total-size").textContent).toBe("1 file, 8 bytes in total");
});

test("without accounts, the panel offers everyone's limits [R5.15]", async () => {
  const { choose } = setUp();
  await choose(letter);
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(options("Downloads")).toEqual(["1 download", "2 downloads", "3 downloads", "4 downloads", "5 downloads"]);
  expect(options("Time")).toEqual(["5 minutes", "1 hour", "1 day"]);
});

test("with accounts, a choice above the user's limit is lowered with an explanation", async () => {
  const { user, choose } = setUp({}, fakeConfigWithAccounts());
  await choose(letter);
  await user.selectOptions(screen.getByLabelText("Downloads"), "100 downloads");
  expect(screen.getByTestId("sign-up").textContent).toBe(
    "count: Without an account a link allows 5 downloads at most.",
  );
  expect(screen.getByTestId<HTMLSelectElement>("download-limit").value).toBe("5");
});

test("ticking the box shows a password field and focuses it; unticking clears it [R2.33]", async () => {
  const { user, choose } = setUp();
  await choose(letter);
  const tick = screen.getByRole("checkbox", { name: "Protect with a password" });
  await user.click(tick);
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  expect(document.activeElement).toBe(input);
  expect(input.autocomplete).toBe("off");
  await user.type(input, "secret");
  await user.click(tick);
  expect(screen.queryByLabelText("Password")).toBeNull();
  await user.click(tick);
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
});

test("the maximum password length is shown at 32 characters [R5.1]", async () => {
  const { user, choose } = setUp();
  await choose(letter);
  await user.click(screen.getByRole("checkbox", { name: "Protect with a password" }));
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  await user.type(input, "x".repeat(31));
  expect(screen.queryByText("Passwords can have up to 32 characters.")).toBeNull();
  await user.type(input, "xx");
  expect(input.value).toHaveLength(32);
  expect(screen.getByText("Passwords can have up to 32 characters.")).toBeDefined();
});

test("too many files are rejected with a reason [R2.61]", async () => {
  const { user, choose } = setUp();
  await choose(...Array.from({ length: 65 }, (_, index) => new File(["x"], `${index}.txt`)));
  expect(screen.getByRole("dialog", { name: "Too many files" })).toBeDefined();
  expect(screen.getByTestId("notice").textContent).toBe(
    "You can send up to 64 files at once; you chose 65. Zip them, or pick fewer.",
  );
  await user.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("Drag and drop files")).toBeDefined();
});

test("if there are too many files, those that fit can be added", async () => {
  const { user, choose } = setUp();
  await choose(letter);
  await choose(...Array.from({ length: 70 }, (_, index) => new File(["x"], `${index}.txt`)));
  await user.click(screen.getByRole("button", { name: "Add the first 63" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByTestId("total-size").textContent).toBe("64 files, 68 bytes in total");
});

test("an upload does not start while the chosen password is empty, and the page explains why", async () => {
  const upload = vi.fn<Transfer["upload"]>(async () => fakeFinishedUpload());
  const { user, choose } = setUp({ upload });
  await choose(letter);
  await user.click(screen.getByRole("checkbox", { name: "Protect with a password" }));
  await user.click(screen.getByTestId("upload-button"));
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  expect(document.activeElement).toBe(input);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Type a password, or untick the box to send without one.")).toBeDefined();
  expect(upload).not.toHaveBeenCalled();
  await user.type(input, "s");
  expect(input.getAttribute("aria-invalid")).toBe("false");
  await user.click(screen.getByTestId("upload-button"));
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
});

test("cancelling an upload that has sent many bytes requires confirmation", async () => {
  const running = heldTransfer<UploadProgress, FinishedUpload>();
  const { user, choose } = setUp({ upload: (_, options) => running.run(options) });
  await choose(letter);
  await user.click(screen.getByTestId("upload-button"));
  const bytes = { storedBytes: 0, totalBytes: 100 * MiB, isQuiet: false };
  running.report({ phase: "uploading", sentBytes: 17 * MiB, receivedBytes: 17 * MiB, ...bytes });
  await user.click(screen.getByTestId("cancel-upload"));
  await user.click(screen.getByRole("button", { name: "Keep uploading" }));
  expect(screen.getByRole("heading", { name: "Uploading" })).toBeDefined();
  await user.click(screen.getByTestId("cancel-upload"));
  await user.click(screen.getByTestId("confirm-cancel"));
  await screen.findByRole("list", { name: "Your files" });
});

test("an upload shows its progress and can be cancelled [R2.36]", async () => {
  const running = heldTransfer<UploadProgress, FinishedUpload>();
  const { user, choose } = setUp({ upload: (_, options) => running.run(options) });
  await choose(letter);
  await user.click(screen.getByTestId("upload-button"));
  expect(screen.getByRole("heading", { name: "Uploading" })).toBeDefined();
  const bytes = { storedBytes: 0, totalBytes: 100, isQuiet: false };
  running.report({ phase: "uploading", sentBytes: 80, receivedBytes: 40, ...bytes });
  expect(screen.getByTestId("percent").textContent).toBe("40%");
  expect(screen.getByRole("progressbar", { name: "Uploading" }).getAttribute("value")).toBe("0.4");
  expect(screen.getByText("2 bytes of 5 bytes")).toBeDefined();
  expect(screen.getByText("Expires after 1 download or 1 day")).toBeDefined();
  running.report({ phase: "finalising", sentBytes: 100, receivedBytes: 100, ...bytes });
  expect(screen.getByText("Almost done. Saving your files…")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.getByRole("list", { name: "Your files" })).toBeDefined());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Send files" }));
});

test("a finished upload shows its link and limits, and the link can be copied", async () => {
  const { user, environment, choose } = setUp();
  await choose(letter);
  await user.click(screen.getByTestId("upload-button"));
  const link = await screen.findByLabelText<HTMLInputElement>("Link to your files");
  expect(link.value).toBe(fakeFinishedUpload().shareLink);
  expect(link.readOnly).toBe(true);
  expect(screen.getByTestId("link-expiry").textContent).toMatch(/^1 download, until tomorrow /);
  await user.click(await screen.findByTestId("dialog-ok"));
  await user.click(screen.getByTestId("copy-link"));
  expect(environment.copied).toEqual([link.value]);
  await user.click(screen.getByTestId("send-more"));
  expect(screen.getByText("Drag and drop files")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Send files" }));
});

test("deleting an upload also closes the finished screen with its link", async () => {
  const { environment, choose } = setUp();
  await choose(letter);
  fireEvent.click(screen.getByTestId("upload-button"));
  await screen.findByTestId("upload-finished");
  act(() => environment.ownUploads.remove(fakeFinishedUpload().id));
  expect(screen.queryByTestId("share-link")).toBeNull();
  expect(screen.getByText("Drag and drop files")).toBeDefined();
});

test("a password that could not be set shows an error with two choices, and no link [R4.24]", async () => {
  const { user, choose } = setUp({ setPassword: () => Promise.reject(new ProtocolError("unavailable")) });
  await choose(letter);
  await user.click(screen.getByRole("checkbox", { name: "Protect with a password" }));
  await user.type(screen.getByLabelText("Password"), "secret");
  await user.click(screen.getByTestId("upload-button"));
  await screen.findByRole("heading", { name: "Couldn't set the password" });
  expect(screen.queryByLabelText("Link to your files")).toBeNull();
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.getByRole("list", { name: "Your files" })).toBeDefined());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Send files" }));
});

test("files dragged over the page show an overlay, and are added when dropped [R5.26]", async () => {
  setUp();
  const items = [{ kind: "file", webkitGetAsEntry: () => null, getAsFile: () => letter }];
  const dataTransfer = { types: ["Files"], items, dropEffect: "none" };
  fireEvent.dragEnter(window, { dataTransfer });
  expect(screen.getByText("Drop to add files")).toBeDefined();
  fireEvent.drop(window, { dataTransfer });
  expect(screen.queryByText("Drop to add files")).toBeNull();
  await screen.findByRole("list", { name: "Your files" });
});

test("pasted files are added unless pasted into a text field [R5.24]", async () => {
  const { user, choose } = setUp();
  fireEvent.paste(document.body, { clipboardData: { files: [photo] } });
  await screen.findByText("1 file, 8 bytes in total", { selector: "[data-testid=total-size]" });
  await choose(letter);
  await user.click(screen.getByRole("checkbox", { name: "Protect with a password" }));
  fireEvent.paste(screen.getByLabelText("Password"), { clipboardData: { files: [new File(["x"], "x")] } });
  expect(screen.getByTestId("total-size").textContent).toBe("2 files, 13 bytes in total");
});
