import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeOwnUpload, uploadId } from "../../testing/fake-uploads.ts";
import { fakeNotifications, fakeWatching } from "../../testing/fake-watching.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { OwnerNews, OwnUploadList } from "./own-upload-list.tsx";

const A = uploadId("aaaaaaaaaaaaaaaa");
const B = uploadId("bbbbbbbbbbbbbbbb");

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A list of two uploads with their events. */
async function setUp() {
  const { environment, open } = fakeWatching();
  for (const [id, name] of [
    [A, "letter.txt"],
    [B, "photo.png"],
  ] as const) {
    const files = [{ name, size: 5, type: "" }];
    environment.ownUploads.add(fakeOwnUpload({ id, name, manifest: { files }, dlimit: 3 }));
  }
  renderPart(
    <>
      <OwnUploadList />
      <OwnerNews />
    </>,
    environment,
  );
  await vi.waitFor(() => expect(open()).toHaveLength(1));
  const at = environment.now();
  return {
    environment,
    send: (event: Parameters<NonNullable<ReturnType<typeof open>[0]>["send"]>[0]) =>
      act(async () => open()[0]?.send(event)),
    complete: (id: typeof A, dtotal: number) =>
      act(async () => open()[0]?.send({ type: "download.completed", id, at, dlimit: 3, dtotal })),
    card: (name: string) => {
      const card = screen.getByRole("heading", { name }).closest("li");
      if (card === null) throw new Error("no card");
      return within(card);
    },
    announced: () => screen.getByTestId("news").textContent,
  };
}

test("a card shows a running download, a counted one, and wrong passwords [R4.57]", async () => {
  const { send, complete, card } = await setUp();
  await send({ type: "download.started", id: A, at: 1, count: 1 });
  expect(card("letter.txt").getByText("Downloading now")).toBeDefined();
  expect(card("photo.png").queryByText("Downloading now")).toBeNull();
  await complete(A, 1);
  expect(card("letter.txt").queryByText("Downloading now")).toBeNull();
  expect(card("letter.txt").getByText(/^Downloaded \d/)).toBeDefined();
  expect(card("letter.txt").getByText("2 downloads left")).toBeDefined();
  await send({ type: "password.refused", id: A, at: 1, count: 1 });
  expect(card("letter.txt").getByText("Wrong password, 1 try")).toBeDefined();
  await send({ type: "password.refused", id: A, at: 1, count: 3 });
  expect(card("letter.txt").getByText("Wrong password, 4 tries")).toBeDefined();
});

test("downloads are announced without interrupting; of several in quick succession, only the first and last are announced", async () => {
  const { complete, send, announced } = await setUp();
  vi.useFakeTimers();
  await send({ type: "password.refused", id: A, at: 1, count: 1 });
  expect(announced()).toBe("");
  await complete(A, 1);
  expect(announced()).toBe("\u2068letter.txt\u2069 was downloaded");
  await complete(A, 3);
  await complete(B, 3);
  expect(announced()).toBe("\u2068letter.txt\u2069 was downloaded");
  await act(async () => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole("status", { name: "" }).textContent).toBe("\u2068photo.png\u2069 was downloaded");
});

test("updates of an upload do not move the focus; when its card disappears, the list heading gets the focus", async () => {
  const { complete, send } = await setUp();
  const copy = screen.getByRole("button", { name: "Copy link photo.png" });
  copy.focus();
  await complete(A, 3);
  expect(document.activeElement).toBe(copy);
  await send({ type: "deleted", id: B, at: 1, dtotal: 0 });
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your uploads" }));
});

test("notifications are enabled with the browser's permission, and disabled again, on this device [R4.58]", async () => {
  vi.stubGlobal("Notification", fakeNotifications("granted").Notification);
  const { environment } = await setUp();
  const user = userEvent.setup();
  const button = screen.getByRole("button", { name: "Notify me about downloads", pressed: false });
  await user.click(button);
  expect(await screen.findByText("Notifications are on")).toBeDefined();
  expect([button.getAttribute("aria-pressed"), environment.storage.readMark("notifications")]).toEqual(["true", "on"]);
  await user.click(button);
  expect([button.getAttribute("aria-pressed"), environment.storage.readMark("notifications")]).toEqual(["false", null]);
});

test("the page reports that the browser blocks notifications", async () => {
  vi.stubGlobal("Notification", fakeNotifications("denied").Notification);
  const { environment } = await setUp();
  await userEvent.setup().click(screen.getByTestId("notify-downloads"));
  expect(await screen.findByText("Your browser blocks notifications for this page.")).toBeDefined();
  expect(environment.storage.readMark("notifications")).toBeNull();
});

test("a user who ignores the browser's prompt can be asked again", async () => {
  vi.stubGlobal("Notification", fakeNotifications("default").Notification);
  const { environment } = await setUp();
  await userEvent.setup().click(screen.getByTestId("notify-downloads"));
  expect(screen.getByTestId("notify-downloads").getAttribute("aria-pressed")).toBe("false");
  expect(environment.storage.readMark("notifications")).toBeNull();
});

test("notifications are not offered if the browser does not support them", async () => {
  vi.stubGlobal("Notification", undefined);
  Reflect.deleteProperty(globalThis, "Notification");
  await setUp();
  expect(screen.queryByTestId("notify-downloads")).toBeNull();
});
