import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Transfer } from "../../shared/transfer/transfer.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { OwnUploadList, UploadCards } from "./own-upload-list.tsx";
import { OwnerNews } from "./owner-news.tsx";

beforeAll(() => UploadCards.preload());
beforeEach(() => void vi.useFakeTimers({ now: fakeEnvironment().now() }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

/** A list whose only upload was just deleted. */
async function deleteFromList(deleteUpload: Transfer["deleteUpload"]) {
  const environment = fakeEnvironment({ deleteUpload, fetchInfo: () => new Promise(() => undefined) });
  environment.ownUploads.add(fakeOwnUpload());
  renderPart(
    <>
      <OwnUploadList />
      <OwnerNews />
    </>,
    environment,
  );
  await pass(0);
  fireEvent.click(screen.getByRole("button", { name: "Delete letter.txt" }));
  return { environment, card: within(screen.getByTestId("deleting-card")) };
}

test("after a few seconds, the upload is deleted, and the focus moves from its button to the list [R1.10b]", async () => {
  const { environment } = await deleteFromList(async () => undefined);
  await pass(8_000);
  expect(screen.getByTestId("no-uploads")).toBeDefined();
  expect(environment.storage.listUploads()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your uploads" }));
  expect(environment.ownUploads.past.getState()).toMatchObject([{ end: "deleted" }]);
});

test("a deletion being sent cannot be undone", async () => {
  const { card } = await deleteFromList(() => new Promise(() => undefined));
  expect(card.getByRole("button", { name: "Undo" }).ariaDisabled).not.toBe("true");
  await pass(8_000);
  fireEvent.click(card.getByRole("button", { name: "Undo" }));
  expect(card.getByTestId("undo-deletion").getAttribute("aria-disabled")).toBe("true");
});

test("a failed deletion is reported, and the user can retry it or keep the upload", async () => {
  const deleteUpload = vi.fn(() => Promise.reject(new TypeError("no line")));
  const { card } = await deleteFromList(deleteUpload);
  await pass(8_000);
  expect(card.getByRole("alert").textContent).toContain("Couldn't delete this upload.");
  expect(document.activeElement).toBe(card.getByRole("button", { name: "Keep it" }));
  card.getByRole("button", { name: "Try again" }).focus();
  fireEvent.click(card.getByRole("button", { name: "Try again" }));
  await pass(0);
  expect(deleteUpload).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(card.getByRole("button", { name: "Keep it" }));
  fireEvent.click(card.getByRole("button", { name: "Keep it" }));
  expect(screen.getByTestId("upload-card")).toBeDefined();
});
