import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { deriveRules } from "../archive/archive-rules.ts";
import { UploadQueueContext } from "../run/upload-keeper.tsx";
import { createUploadQueue } from "../run/upload-queue.ts";
import { ArchiveEditor } from "./archive-editor.tsx";

function setUp(config = fakeConfig()) {
  const user = userEvent.setup();
  const environment = fakeEnvironment();
  const queue = createUploadQueue(environment, deriveRules(config, { account: false, signedIn: false }));
  const draft = queue.store.getState().shown;
  const files = [
    { path: "letter.txt", blob: new Blob(["hello"]), lastModifiedMs: 0 },
    { path: "photo.jpg", blob: new Blob(["12345678"]), lastModifiedMs: 0 },
  ];
  draft.addFiles(files);
  const onUpload = vi.fn();
  renderPart(
    <UploadQueueContext value={queue}>
      <ArchiveEditor onUpload={onUpload} />
    </UploadQueueContext>,
    environment,
  );
  return { user, draft, onUpload };
}

function readOptions(testId: string): (string | null)[] {
  return within(screen.getByTestId(testId))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
}

test("each selected file has its name, size and a remove button [R2.29]", async () => {
  const { user } = setUp();
  const [first, second] = screen.getAllByRole("listitem");
  if (first === undefined || second === undefined) throw new Error("no files");
  expect(first.textContent).toBe("letter.txt5 bytes");
  expect(second.textContent).toBe("photo.jpg8 bytes");
  await user.click(within(first).getByRole("button", { name: "Remove letter.txt" }));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["photo.jpg8 bytes"]);
});

test.each([
  ["a device of Windows", ["con.txt", "b.txt"], ["_con.txt", "b.txt"]],
  ["characters that Windows reserves", ["12:30?.txt", "b. "], ["12_30_.txt", "b"]],
  ["letters that differ in case only", ["a.txt", "A.txt"], ["a.txt", "A (2).txt"]],
  ["decomposed letters", ["e\u0301.txt", "é.txt"], ["é.txt", "é (2).txt"]],
])("selected files are listed under the names that recipients see: %s", (_, paths, shown) => {
  const { draft } = setUp();
  const files = paths.map((path) => ({ path: `folder/${path}`, blob: new Blob([path]), lastModifiedMs: 0 }));
  act(() => draft.addFiles(files));
  const names = screen.getAllByRole("button", { name: /^Remove folder/ }).map(({ title }) => title);
  expect(names).toEqual(shown.map((name) => `Remove folder/${name}`));
});

test("removing a file focuses its neighbour's button", async () => {
  const { user, draft } = setUp();
  draft.addFiles([{ path: "song.mp3", blob: new Blob(["123"]), lastModifiedMs: 0 }]);
  await user.click(await screen.findByRole("button", { name: "Remove photo.jpg" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove song.mp3" }));
  await user.click(screen.getByRole("button", { name: "Remove song.mp3" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove letter.txt" }));
});

test("a removed file can be restored by button or key, and gets the focus [R2.90b]", async () => {
  const { user, draft } = setUp();
  act(() => draft.addFiles([{ path: "song.mp3", blob: new Blob(["123"]), lastModifiedMs: 0 }]));
  const names = () => screen.getAllByRole("button", { name: /^Remove / }).map(({ title }) => title);
  const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  await user.click(screen.getByRole("button", { name: "Remove photo.jpg" }));
  expect(screen.getByTestId("removed-file").textContent).toContain("photo.jpg");
  expect(statuses().join()).toContain("photo.jpg");
  await user.click(screen.getByRole("button", { name: "Remove letter.txt" }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(names()).toEqual(["Remove letter.txt", "Remove song.mp3"]);
  // The strip now names the earlier removal, which is not announced again.
  expect(screen.getByTestId("removed-file").textContent).toContain("photo.jpg");
  expect(statuses().join()).not.toContain("photo.jpg");
  await user.keyboard("{Control>}z{/Control}");
  expect(names()).toEqual(["Remove letter.txt", "Remove photo.jpg", "Remove song.mp3"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove photo.jpg" }));
  expect(screen.queryByTestId("removed-file")).toBeNull();
});

test("in a field, the undo keys undo typing and do not restore files", async () => {
  const { user } = setUp();
  await user.click(screen.getByRole("button", { name: "Remove photo.jpg" }));
  await user.click(screen.getByTestId("add-words"));
  await user.click(screen.getByTestId("title-input"));
  await user.keyboard("{Control>}z{/Control}");
  expect(screen.getByTestId("removed-file")).toBeDefined();
});

test("fields stay open and keep the focus when their text is deleted", async () => {
  const { user } = setUp();
  const summary = screen.getByTestId("add-words");
  await user.click(summary);
  const field = screen.getByTestId("title-input");
  await user.type(field, "a{Backspace}");
  expect(summary.closest("details")?.open).toBe(true);
  expect(document.activeElement).toBe(field);
});

test("more files can be added to the selected ones [R2.30]", async () => {
  const { user } = setUp();
  await user.upload(screen.getByLabelText("Add files"), new File(["123"], "more.txt"));
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByTestId("total-size").textContent).toBe("3 files, 16 bytes in total");
});

test("downloads and time are chosen from the configured lists [R2.32]", () => {
  const config = fakeConfig();
  const lists = { DOWNLOAD_COUNTS: [1, 4], EXPIRE_TIMES_SECONDS: [60, 7_200, 86_400] };
  setUp({ ...config, DEFAULTS: { ...config.DEFAULTS, ...lists } });
  expect(readOptions("download-limit")).toEqual(["1 download", "4 downloads"]);
  expect(readOptions("time-limit")).toEqual(["1 minute", "2 hours", "1 day"]);
});

test("a default limit that is missing from the list of choices can still be selected", () => {
  const config = fakeConfig();
  const DEFAULTS = {
    ...config.DEFAULTS,
    DOWNLOAD_COUNTS: [1, 4],
    DOWNLOADS: 2,
    EXPIRE_TIMES_SECONDS: [60],
    EXPIRE_SECONDS: 120,
  };
  setUp({ ...config, DEFAULTS });
  expect(readOptions("download-limit")).toEqual(["1 download", "2 downloads", "4 downloads"]);
  expect(readOptions("time-limit")).toEqual(["1 minute", "2 minutes"]);
});

test("a choice within the limits is selected [R4.28]", async () => {
  const { user } = setUp();
  await user.selectOptions(screen.getByTestId("download-limit"), "3 downloads");
  await user.selectOptions(screen.getByTestId("time-limit"), "1 hour");
  expect(screen.getByTestId<HTMLSelectElement>("download-limit").value).toBe("3");
  expect(screen.getByTestId<HTMLSelectElement>("time-limit").value).toBe("3600");
});

test("the upload button starts the upload [R2.34]", async () => {
  const { user, onUpload } = setUp();
  await user.click(screen.getByRole("button", { name: "Upload 2 files" }));
  expect(onUpload).toHaveBeenCalledOnce();
});
