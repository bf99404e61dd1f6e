import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { FinishedUpload } from "../../../shared/transfer/transfer.ts";
import { deferred } from "../../../testing/deferred.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeFinishedUpload, uploadId } from "../../../testing/fake-uploads.ts";
import { renderApp } from "../../../testing/render-app.tsx";

/** The home page with an upload of one file in progress. */
async function startUpload() {
  const user = userEvent.setup();
  const running: ReturnType<typeof deferred<FinishedUpload>>[] = [];
  const environment = fakeEnvironment({
    upload: (_, { signal }) => {
      const one = deferred<FinishedUpload>();
      running.push(one);
      return one.promise(signal);
    },
  });
  renderApp(environment);
  const send = async (name: string) => {
    await user.upload(await screen.findByTestId("file-input"), new File(["hello"], name));
    await user.click(screen.getByTestId("upload-button"));
  };
  const finish = (at: number) =>
    act(async () =>
      running[at]?.resolve({ ...fakeFinishedUpload(), id: uploadId(`${1_000_000_000 + at}`), name: `${at}.txt` }),
    );
  await send("one.txt");
  return { user, environment, running, send, finish };
}

test("during an upload, the user can select the next files as usual, below the upload's progress [R4.54]", async () => {
  const { user, environment, running, send } = await startUpload();
  await user.click(screen.getByTestId("prepare-next"));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Send files" }));
  expect(screen.getByText("Drag and drop files")).toBeDefined();
  const strip = within(screen.getByTestId("upload-strip"));
  expect(strip.getByText("one.txt")).toBeDefined();
  expect(strip.getByText("Uploading: 0%")).toBeDefined();

  await user.upload(screen.getByTestId("file-input"), new File(["hello"], "two.txt"));
  expect(screen.getByText("Starts when the current upload is done.")).toBeDefined();
  await user.click(screen.getByTestId("upload-button"));
  expect(screen.getByRole("heading", { name: "Waiting to upload" })).toBeDefined();
  expect(running).toHaveLength(1);
  await waitFor(() => expect(environment.runningTransfers.getState()).toBe(2));

  await user.click(screen.getByTestId("prepare-next"));
  await send("three.txt");
  expect(screen.getAllByTestId("upload-strip").map((one) => within(one).getByRole("status").textContent)).toEqual([
    "",
    "Waiting to upload",
  ]);
});

test("an upload's link is offered in a dialog over the next files, which stay selected", async () => {
  const { user, finish } = await startUpload();
  await user.click(screen.getByTestId("prepare-next"));
  await user.upload(screen.getByTestId("file-input"), new File(["hello"], "two.txt"));
  await finish(0);
  const dialog = await screen.findByRole("dialog", { name: "Your link is ready" });
  expect(screen.queryByTestId("upload-strip")).toBeNull();
  await user.click(within(dialog).getByTestId("dialog-ok"));
  expect(screen.getByRole("button", { name: "Remove two.txt" })).toBeDefined();
  expect(screen.queryByText("Starts when the current upload is done.")).toBeNull();
  expect(screen.getByTestId("upload-card")).toBeDefined();
});

test("a queued upload starts automatically and is shown as running", async () => {
  const { user, running, send, finish } = await startUpload();
  await user.click(screen.getByTestId("prepare-next"));
  await send("two.txt");
  await finish(0);
  await user.click(await screen.findByTestId("dialog-ok"));
  expect(screen.getByRole("heading", { name: "Uploading" })).toBeDefined();
  expect(running).toHaveLength(2);
  await finish(1);
  await user.click(await screen.findByTestId("dialog-ok"));
  expect(screen.getByTestId("upload-finished")).toBeDefined();
  expect(screen.queryByTestId("upload-strip")).toBeNull();
});

test("if several uploads end at the same time, their link dialogs are numbered", async () => {
  const { user, send, finish } = await startUpload();
  await user.click(screen.getByTestId("prepare-next"));
  await send("two.txt");
  await finish(0);
  const first = within(await screen.findByRole("dialog"));
  expect(first.queryByText("1 of 2")).toBeNull();
  expect(first.getByTestId("dialog-ok").textContent).toBe("Done");
  await finish(1);
  expect(first.getByText("1 of 2")).toBeDefined();
  expect(first.getByTestId("dialog-ok").textContent).toBe("Continue");
  await user.click(first.getByTestId("dialog-ok"));
  const second = within(await screen.findByRole("dialog"));
  expect(second.getByText("2 of 2")).toBeDefined();
  expect(second.getByTestId("dialog-ok").textContent).toBe("Done");
});

test("files set aside are named in a strip that leads back to them", async () => {
  const { user } = await startUpload();
  await user.click(screen.getByTestId("prepare-next"));
  await user.upload(screen.getByTestId("file-input"), new File(["hello"], "two.txt"));
  await user.click(screen.getByRole("link", { name: "Show" }));
  expect(screen.getByRole("heading", { name: "Uploading" })).toBeDefined();
  const strip = within(screen.getByTestId("upload-strip"));
  expect(strip.getByText("two.txt")).toBeDefined();
  expect(strip.getByText("Not uploaded yet")).toBeDefined();
  await user.click(strip.getByRole("link", { name: "Show" }));
  expect(screen.getByRole("button", { name: "Remove two.txt" })).toBeDefined();
});

test.each(["before its link is offered", "while its link is offered"])(
  "an upload that ends %s does not prevent the next link from being offered",
  async (when) => {
    const { user, environment, send, finish } = await startUpload();
    await user.click(screen.getByTestId("prepare-next"));
    await send("two.txt");
    await finish(0);
    if (when === "while its link is offered") await screen.findByRole("dialog", { name: "Your link is ready" });
    act(() => environment.ownUploads.end(uploadId("1000000000"), "deleted", 1));
    expect(screen.queryByTestId("upload-strip")).toBeNull();
    await finish(1);
    const dialog = await screen.findByRole("dialog", { name: "Your link is ready" });
    expect(within(dialog).getByText(/1\.txt/)).toBeDefined();
  },
);
