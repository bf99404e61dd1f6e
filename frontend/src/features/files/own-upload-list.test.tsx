import { ProtocolError } from "@envoi/protocol";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { Transfer } from "../../shared/transfer/transfer.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { fakeEnvironment, NOW_MS } from "../../testing/fake-environment.ts";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { OwnUploadList } from "./own-upload-list.tsx";

afterEach(() => void vi.restoreAllMocks());

function setUp(uploads: OwnUpload[], changes: Partial<Transfer> = {}) {
  const user = userEvent.setup();
  const environment = fakeEnvironment({ fetchInfo: async () => ({ dlimit: 5, dtotal: 2 }), ...changes });
  for (const upload of uploads) environment.ownUploads.add(upload);
  renderPart(<OwnUploadList />, environment);
  return { user, environment };
}

const letter = fakeOwnUpload({
  name: "letter.txt",
  dlimit: 5,
  dtotal: 1,
  hasPassword: true,
  expiresAt: NOW_MS + 3 * 3_600_000,
});

test("an empty list explains what will appear there [R2.4]", () => {
  setUp([]);
  expect(screen.getByTestId("no-uploads")).toBeDefined();
});

test("a card shows the remaining downloads and time, as counted by the server [R1.11b]", async () => {
  setUp([letter]);
  const card = within(screen.getByTestId("upload-card"));
  expect(card.getByText("3 hours left")).toBeDefined();
  expect(card.getByText("Password-protected")).toBeDefined();
  await card.findByText("3 downloads left");
});

test("the newest upload comes first [R1.11]", () => {
  const older = fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa"), name: "old", createdAt: 1 });
  const newer = fakeOwnUpload({ id: uploadId("bbbbbbbbbbbbbbbb"), name: "new", createdAt: 2 });
  setUp([newer, older].toReversed());
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["new", "old"]);
});

test("a card can list several files; a single file has no list [R2.42]", () => {
  const files = ["a.txt", "b.txt"].map((name) => ({ name, size: 1, type: "" }));
  setUp([letter, fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa"), manifest: { files } })]);
  expect(screen.getAllByText("2 files")).toHaveLength(1);
});

test("an upload missing on the server disappears from the list", async () => {
  setUp([letter], { fetchInfo: () => Promise.reject(new ProtocolError("not_found")) });
  await screen.findByTestId("no-uploads");
});

test("the card's link can be copied [R1.6]", async () => {
  const { user, environment } = setUp([letter]);
  await user.click(screen.getByRole("button", { name: "Copy link letter.txt" }));
  expect(environment.copied).toEqual([letter.url]);
  await screen.findByRole("button", { name: "Copied" });
});

test("deleting replaces the card with a focused undo button, then removes it [R2.40]", async () => {
  const { user, environment } = setUp([letter]);
  await user.click(screen.getByRole("button", { name: "Delete letter.txt" }));
  expect(screen.queryByTestId("upload-card")).toBeNull();
  const undo = screen.getByRole("button", { name: "Undo", description: /^Deleting .*letter\.txt/ });
  expect(document.activeElement).toBe(undo);
  await user.click(undo);
  expect(screen.getByTestId("upload-card")).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your uploads" }));
  expect(environment.storage.listUploads()).toMatchObject([{ deletesAt: null }]);
});

test("an upload whose password is not set yet shows the reason instead of its link, and can be deleted", async () => {
  setUp([{ ...letter, hasPassword: false, awaitsPassword: true }]);
  const card = within(screen.getByTestId("upload-card"));
  expect(card.getByText(/The password isn't set, so the link is hidden/)).toBeDefined();
  expect(card.queryByText("Password-protected")).toBeNull();
  expect(card.queryByRole("link")).toBeNull();
  expect(card.getAllByRole("button").map((button) => button.getAttribute("data-testid"))).toEqual(["card-delete"]);
});
