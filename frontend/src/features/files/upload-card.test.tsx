import { NO_DOWNLOAD_LIMIT, ProtocolError } from "@envoi/protocol";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { reduceCapabilities } from "../../shared/capabilities/capabilities.ts";
import { ConfigProvider } from "../../shared/config/config-context.tsx";
import { type Environment, useEnvironment } from "../../shared/environment.tsx";
import { createReducerStore } from "../../shared/state/reducer-store.ts";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import type { Transfer } from "../../shared/transfer/transfer.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { FAKE_CAPABILITIES } from "../../testing/fake-capabilities.ts";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeEnvironment, NOW_MS } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { UploadCard } from "./upload-card.tsx";

function setUp(
  changes: Partial<OwnUpload> = {},
  ofEnvironment: Partial<Environment> = {},
  { isOffered = false, maxSeconds = 86_400 } = {},
) {
  const environment = { ...fakeEnvironment(), ...ofEnvironment };
  renderPart(
    <ConfigProvider load={async () => fakeConfig()}>
      <UploadCard
        upload={fakeOwnUpload(changes)}
        nowMs={NOW_MS}
        choices={null}
        maxSeconds={maxSeconds}
        isOffered={isOffered}
      />
    </ConfigProvider>,
    environment,
  );
  return { environment };
}

test("a card shows its upload's name and size [R2.39]", () => {
  setUp({ name: "letter.txt", size: 1024 });
  expect(screen.getByRole("heading", { name: "letter.txt" })).toBeDefined();
  expect(screen.getByText("1 KB")).toBeDefined();
});

test("a card without a download limit shows the downloads so far", () => {
  setUp({ dlimit: NO_DOWNLOAD_LIMIT, dtotal: 2 });
  expect(screen.getByText("2 downloads")).toBeDefined();
});

test.each([
  [15 * 60, false],
  [15 * 60 - 1, true],
])(
  "a card shows the remaining downloads and time, and warns with %i of 3600 s left: %s [R2.41]",
  (secondsLeft, warns) => {
    setUp({ dlimit: 5, dtotal: 2, timeLimit: 3_600, expiresAt: NOW_MS + secondsLeft * 1_000 });
    expect(screen.getByText("3 downloads left")).toBeDefined();
    expect(
      screen
        .getByText(/minutes left/)
        .closest("li")
        ?.className.includes("warning"),
    ).toBe(warns);
  },
);

test("a card is headed by the sender's title, with the name below it", () => {
  setUp({ name: "letter.txt", title: "Our summer" });
  expect(screen.getByRole("heading", { name: "Our summer" })).toBeDefined();
  expect(screen.getByText("letter.txt")).toBeDefined();
});

test("a card does not offer its link if the link is offered beside the list", () => {
  setUp({}, {}, { isOffered: true });
  expect(screen.queryByTestId("card-copy")).toBeNull();
  expect(screen.getByTestId("card-delete")).toBeDefined();
});

test("a card's list of several files is collapsed until opened [R2.42]", () => {
  const files = ["a.txt", "b.txt"].map((name) => ({ name, size: 1, type: "" }));
  setUp({ manifest: { files } });
  const details = screen.getByText("2 files").closest("details");
  expect(details?.open).toBe(false);
  fireEvent.click(screen.getByText("2 files"));
  expect(details?.open).toBe(true);
  expect([...(details?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "a.txt1 byte",
    "b.txt1 byte",
  ]);
});

test("a card's copy button confirms for 1 s that the link was copied [R2.43]", async () => {
  vi.useFakeTimers();
  try {
    const { environment } = setUp();
    const label = () => screen.getByTestId("card-copy").textContent;
    expect(label()).toBe("Copy link");
    await act(async () => fireEvent.click(screen.getByTestId("card-copy")));
    expect(environment.copied).toEqual([fakeOwnUpload().url]);
    await act(async () => vi.advanceTimersByTimeAsync(999));
    expect(label()).toBe("Copied");
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(label()).toBe("Copy link");
  } finally {
    vi.useRealTimers();
  }
});

test("if the browser cannot copy the link, the card reports this and selects the link", async () => {
  setUp({}, { copyText: () => Promise.reject(new DOMException("refused", "NotAllowedError")) });
  fireEvent.click(screen.getByTestId("card-copy"));
  expect((await screen.findByRole("alert")).textContent).toContain("Your browser wouldn't let us copy");
  const link = screen.getByLabelText<HTMLInputElement>("Link to your files");
  expect(link.value).toBe(fakeOwnUpload().url);
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
});

test("a card's download link opens the share link on the web [R2.44]", () => {
  setUp({ name: "letter.txt" });
  const link = screen.getByRole("link", { name: "Open the download page for letter.txt" });
  expect(link.getAttribute("href")).toBe(fakeOwnUpload().url);
});

test("a card in the Android app has no download link [R2.44]", () => {
  setUp({}, { sharing: { platform: "android", share: async () => undefined } });
  expect(screen.queryByRole("link")).toBeNull();
});

test("a card's share button passes its link to the device [R1.6b]", async () => {
  const capabilities = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, nativeShare: true });
  const { environment } = setUp({ name: "letter.txt" }, { capabilities });
  fireEvent.click(await screen.findByRole("button", { name: "Share letter.txt" }));
  expect(environment.shared).toEqual([fakeOwnUpload().url]);
});

test("the text shared with the link names no file because it passes through other services", async () => {
  const capabilities = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, nativeShare: true });
  const share = vi.fn<Environment["sharing"]["share"]>(async () => undefined);
  setUp({ name: "letter.txt" }, { capabilities, sharing: { platform: "web", share } });
  fireEvent.click(await screen.findByRole("button", { name: "Share letter.txt" }));
  expect(share).toHaveBeenCalledOnce();
  expect(JSON.stringify(share.mock.lastCall)).not.toContain("letter");
});

test("a card has no share button on devices without a sharing function [R2.45]", async () => {
  setUp();
  await act(async () => undefined);
  expect(screen.queryByTestId("share")).toBeNull();
});

test("a card and its buttons name several files by the first file's name and the number of files [R2.80]", async () => {
  const files = ["trip/a.txt", "b.txt", "c.txt"].map((name) => ({ name, size: 1, type: "" }));
  setUp({ name: "Send-Archive.zip", manifest: { files } });
  expect(screen.getByRole("heading", { name: "a.txt and 2 more" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Delete a.txt and 2 more" })).toBeDefined();
  expect(document.body.textContent).not.toContain("Send-Archive.zip");
});

test("if space is short, all actions except copying are in a menu with labels", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  try {
    setUp({ name: "letter.txt" });
    fireEvent.click(screen.getByLabelText("More actions for letter.txt"));
    expect(screen.getByRole("link", { name: "Open download page" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Delete" })).toBeDefined();
  } finally {
    vi.unstubAllGlobals();
  }
});

const hours = (count: number) => count * 3_600_000;

test("one tap adds a day to the remaining time and is announced to screen readers [R2.93]", async () => {
  const changeLimits = vi.fn<Transfer["changeLimits"]>(async () => undefined);
  const environment = fakeEnvironment({ changeLimits });
  setUp({ expiresAt: NOW_MS + hours(5) }, environment, { maxSeconds: 86_400 + 5 * 3_600 });
  const add = screen.getByRole("button", { name: "+1 day", description: "letter.txt" });
  await act(async () => fireEvent.click(add));
  expect(changeLimits.mock.calls.map(([, limits]) => limits)).toEqual([{ timeLimitSeconds: 86_400 + 5 * 3_600 }]);
  await waitFor(() => expect(screen.getByText("1 day 5 hr left")).toBeDefined());
});

/** The card of the only upload in the list. */
function OnlyCard({ maxSeconds }: { maxSeconds: number }) {
  const [upload] = useReducerStore(useEnvironment().ownUploads.store);
  return upload && <UploadCard upload={upload} nowMs={NOW_MS} choices={null} maxSeconds={maxSeconds} />;
}

test("once no further day can be added, the button has no effect, but remains while it has the focus", async () => {
  const changeLimits = vi.fn<Transfer["changeLimits"]>(async () => undefined);
  const environment = fakeEnvironment({ changeLimits });
  environment.ownUploads.add(fakeOwnUpload({ expiresAt: NOW_MS + hours(5) }));
  renderPart(
    <ConfigProvider load={async () => fakeConfig()}>
      <OnlyCard maxSeconds={86_400 + 5 * 3_600} />
    </ConfigProvider>,
    environment,
  );
  const user = userEvent.setup();
  const add = screen.getByTestId("add-day");
  await user.click(add);
  await waitFor(() => expect(screen.getAllByText("1 day 5 hr left")).toHaveLength(2));
  expect(document.activeElement).toBe(add);
  await user.click(add);
  expect(changeLimits).toHaveBeenCalledOnce();
  await user.tab();
  expect(screen.queryByTestId("add-day")).toBeNull();
});

test("the button that adds a day is hidden if the day would exceed the maximum lifetime", () => {
  setUp({ expiresAt: NOW_MS + hours(5) }, {}, { maxSeconds: 86_400 + 5 * 3_600 - 1 });
  expect(screen.queryByTestId("add-day")).toBeNull();
});

test.each([
  [new TypeError("no line"), "Couldn't save that."],
  [new ProtocolError("not_found"), "This upload is already gone"],
])("reports that a day cannot be added because of %s", async (error, words) => {
  const environment = fakeEnvironment({ changeLimits: () => Promise.reject(error) });
  setUp({ expiresAt: NOW_MS + hours(5) }, environment, { maxSeconds: 604_800 });
  await act(async () => fireEvent.click(screen.getByTestId("add-day")));
  expect(screen.getByText(words, { exact: false })).toBeDefined();
});
