import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { PastUpload } from "../../shared/uploads/past-upload.ts";
import { fakeEnvironment, NOW_MS } from "../../testing/fake-environment.ts";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { OwnUploadList } from "./own-upload-list.tsx";
import { PastUploads } from "./past-uploads.tsx";

/** The list's text for an upload that has just ended. */
function said(ending: Pick<PastUpload, "end" | "isLate">): string {
  const past = { id: uploadId(), account: null, first: "a.txt", more: 0, endedAt: NOW_MS, ...ending };
  const { container, unmount } = renderPart(<PastUploads past={[past]} nowMs={NOW_MS} />, fakeEnvironment());
  const text = container.querySelector("li")?.textContent ?? "";
  unmount();
  return text.replace(/\d.*/, "");
}

test("each way an upload can end has its own text, which shows whether the end was noticed late", () => {
  expect(said({ end: "downloaded", isLate: false })).toBe("a.txtDownloaded ");
  expect(said({ end: "downloaded", isLate: true })).toBe("a.txtDownloaded before ");
  expect(said({ end: "expired", isLate: false })).toBe("a.txtExpired ");
  expect(said({ end: "deleted", isLate: false })).toBe("a.txtDeleted ");
  expect(said({ end: "gone", isLate: false })).toBe("a.txtUsed up or deleted ");
  expect(said({ end: "gone", isLate: true })).toBe("a.txtUsed up or deleted before ");
});

test("an upload used up while the list is shown is listed as downloaded until the list is cleared", async () => {
  const environment = fakeEnvironment({ fetchInfo: async () => ({ dlimit: 1, dtotal: 1 }) });
  environment.ownUploads.add(fakeOwnUpload());
  renderPart(<OwnUploadList />, environment);
  expect(await screen.findByText(/^Downloaded \d/)).toBeDefined();
  expect(screen.queryByTestId("upload-card")).toBeNull();
  await userEvent.setup().click(screen.getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(screen.queryByTestId("past-uploads")).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your uploads" }));
  expect(environment.storage.listPast()).toEqual([]);
});
