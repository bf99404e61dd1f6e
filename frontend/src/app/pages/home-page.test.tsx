import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { FinishedUpload, Transfer } from "../../shared/transfer/transfer.ts";
import { deferred } from "../../testing/deferred.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeFinishedUpload } from "../../testing/fake-uploads.ts";
import { renderApp } from "../../testing/render-app.tsx";

const letter = new File(["hello"], "letter.txt", { type: "text/plain" });
const photo = new File(["12345678"], "photo.jpg", { type: "image/jpeg" });

function paste(file: File): void {
  fireEvent.paste(document.body, { clipboardData: { files: [file] } });
}

/** Drops a file outside the drop area. @returns whether the browser would replace the page with the file */
function drop(file: File): boolean {
  const items = [{ kind: "file", webkitGetAsEntry: () => null, getAsFile: () => file }];
  return fireEvent.drop(window, { dataTransfer: { types: ["Files"], items, dropEffect: "none" } });
}

/** The home page with an upload of one file in progress. */
async function startUpload() {
  const user = userEvent.setup();
  const running = deferred<FinishedUpload>();
  renderApp(fakeEnvironment({ upload: (_, { signal }) => running.promise(signal) }));
  await user.upload(await screen.findByTestId("file-input"), letter);
  await user.click(screen.getByTestId("upload-button"));
  await screen.findByRole("heading", { name: "Uploading" });
  return { user, running };
}

test("the upload area shows the empty state, the selected files, the upload and the finished link in turn [R2.2]", async () => {
  const user = userEvent.setup();
  const running = deferred<FinishedUpload>();
  renderApp(fakeEnvironment({ upload: (_, { signal }) => running.promise(signal) }));
  await screen.findByText("Drag and drop files");
  await user.upload(screen.getByTestId("file-input"), letter);
  expect(screen.getByRole("list", { name: "Your files" })).toBeDefined();
  expect(screen.queryByText("Drag and drop files")).toBeNull();
  await user.click(screen.getByTestId("upload-button"));
  expect(screen.getByRole("heading", { name: "Uploading" })).toBeDefined();
  expect(screen.queryByRole("list", { name: "Your files" })).toBeNull();
  running.resolve(fakeFinishedUpload());
  await screen.findByRole("heading", { name: "Ready to share" });
  expect(screen.queryByRole("heading", { name: "Uploading" })).toBeNull();
});

test.each(["/legal", "/blank", "/404"])("files pasted or dropped on %s are ignored [R5.24c]", async (address) => {
  const user = userEvent.setup();
  renderApp(fakeEnvironment(), address);
  const home = await screen.findByRole("link", { name: "Envoi, home" });
  paste(letter);
  expect(drop(photo)).toBe(false);
  await user.click(home);
  await screen.findByText("Drag and drop files");
  expect(screen.queryByRole("list", { name: "Your files" })).toBeNull();
});

test("files pasted or dropped while a running upload is shown are ignored [R5.24c]", async () => {
  const { user } = await startUpload();
  paste(photo);
  expect(drop(photo)).toBe(false);
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await screen.findByRole("list", { name: "Your files" });
  expect(screen.getByTestId("total-size").textContent).toBe("1 file, 5 bytes in total");
});

test("files pasted or dropped during an upload join the next upload if that one is shown [R5.24d]", async () => {
  const { user } = await startUpload();
  await user.click(screen.getByTestId("prepare-next"));
  await screen.findByText("Drag and drop files");
  paste(photo);
  await screen.findByRole("list", { name: "Your files" });
  expect(drop(letter)).toBe(false);
  await waitFor(() => expect(screen.getByTestId("total-size").textContent).toBe("2 files, 13 bytes in total"));
});

test("the upload area survives a crash of the list of uploads", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const environment = fakeEnvironment();
  const now = () => {
    throw new Error("unforeseen");
  };
  renderApp({ ...environment, now });
  await screen.findByRole("heading", { level: 2, name: "Something went wrong" });
  await screen.findByText("Drag and drop files");
});

test("clicking the upload button removes it, and a second click does nothing [R4.5]", async () => {
  const user = userEvent.setup();
  const running = deferred<FinishedUpload>();
  const upload = vi.fn<Transfer["upload"]>((_, { signal }) => running.promise(signal));
  renderApp(fakeEnvironment({ upload }));
  await user.upload(await screen.findByTestId("file-input"), letter);
  const button = screen.getByTestId("upload-button");
  fireEvent.click(button);
  expect(screen.queryByTestId("upload-button")).toBeNull();
  fireEvent.click(button);
  await waitFor(() => expect(upload).toHaveBeenCalled());
  expect(upload).toHaveBeenCalledOnce();
});
