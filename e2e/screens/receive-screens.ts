import type { Fixture } from "./fixture.ts";
import type { Screen } from "./screen.ts";
import { openLink, upload, withSlowSharing, writeNote, wrongLink } from "./steps.ts";

export async function openPreview(fixture: Fixture, what: Parameters<Fixture["receive"]>[0] = {}): Promise<void> {
  await openLink(fixture, await fixture.receive(what));
  await fixture.page.getByTestId("download-button").waitFor();
}

async function openLocked(fixture: Fixture): Promise<void> {
  await openLink(fixture, await fixture.receive({ password: "correct horse" }));
  await fixture.page.getByTestId("password-input").pressSequentially("wrong horse");
}

async function openWithoutKey(fixture: Fixture): Promise<void> {
  const [address = ""] = (await fixture.receive({})).split("#");
  await openLink(fixture, address);
  await fixture.page.getByTestId("key-needed").waitFor();
}

async function offerKey(fixture: Fixture, typed: string, message: string): Promise<void> {
  await openWithoutKey(fixture);
  await fixture.page.getByTestId("key-input").pressSequentially(typed);
  await fixture.page.getByRole("button", { name: "Open" }).click();
  await fixture.page.getByText(message).waitFor();
}

/** Opens a note with a title and a message, sent from this browser. */
async function openNote(fixture: Fixture): Promise<void> {
  await writeNote(fixture, "Meet me at eight.\n\nBring the <b>maps</b>.");
  await fixture.page.getByTestId("note-done").click();
  await fixture.page.getByTestId("add-words").click();
  await fixture.page.getByTestId("title-input").pressSequentially("Tomorrow");
  await fixture.page.getByTestId("message-input").pressSequentially("Read it before you leave.\nAda");
  await openLink(fixture, await upload(fixture));
  await fixture.page.getByTestId("show-note").waitFor();
}

/** Screens of an opened link before the download. */
export const RECEIVE_SCREENS: readonly Screen[] = [
  {
    id: "checking",
    shows: ["DownloadState.initialized"],
    journey: async (fixture) => {
      const link = await fixture.receive({});
      fixture.proxy.hold("/api/metadata");
      await openLink(fixture, link);
      await fixture.page.getByText("Looking for your files…").waitFor({ state: "attached" });
    },
  },
  {
    id: "check-failed",
    shows: ["DownloadState.checkFailed"],
    journey: async (fixture) => {
      const link = await fixture.receive({});
      fixture.proxy.cut("/api/metadata");
      await openLink(fixture, link);
      await fixture.page.getByText("Can't reach the server").waitFor();
    },
  },
  {
    id: "check-refused",
    shows: ["DownloadState.checkFailed"],
    journey: async (fixture) => {
      await openLocked(fixture);
      fixture.proxy.answer("/api/metadata", 429, { error: 429, code: "rate_limited" });
      await fixture.page.getByTestId("unlock-button").click();
      await fixture.page.getByText("Too many tries.").waitFor();
    },
  },
  {
    id: "gone",
    shows: ["DownloadState.gone"],
    journey: async (fixture) => {
      await openLink(fixture, `${fixture.origin}/download/0123456789abcdef/#${"A".repeat(22)}`);
      await fixture.page.getByTestId("expired").waitFor();
    },
  },
  {
    id: "removed",
    shows: ["DownloadState.removed"],
    journey: async (fixture) => {
      fixture.proxy.answer("/api/exists", 404, { error: 404, code: "removed" });
      await openLink(fixture, `${fixture.origin}/download/0123456789abcdef/#${"A".repeat(22)}`);
      await fixture.page.getByTestId("removed").waitFor();
    },
  },
  {
    id: "wrong-key",
    shows: ["DownloadState.left./404", "DownloadState.left.wrongKey"],
    journey: async (fixture) => {
      await openLink(fixture, await wrongLink(fixture));
      await fixture.page.getByTestId("key-input").waitFor();
    },
  },
  { id: "key-needed", shows: ["/download/:id"], journey: openWithoutKey },
  {
    id: "key-not-one",
    shows: ["key-panel.notAKey"],
    journey: (fixture) => offerKey(fixture, "no key", "isn't a link or key"),
  },
  {
    id: "key-of-another-file",
    shows: ["key-panel.keyOfAnotherFile"],
    journey: async (fixture) => offerKey(fixture, await fixture.receive({}), "is for different files"),
  },
  {
    id: "locked",
    shows: ["DownloadState.locked.none"],
    journey: async (fixture) => {
      await openLink(fixture, await fixture.receive({ password: "correct horse" }));
      await fixture.page.getByTestId("password-input").waitFor();
    },
  },
  {
    id: "locked-trying",
    shows: ["DownloadState.locked.running"],
    journey: async (fixture) => {
      await openLocked(fixture);
      fixture.proxy.hold("/api/metadata");
      await fixture.page.getByTestId("unlock-button").click();
      await fixture.page.locator("[data-testid=unlock-button][aria-disabled=true]").waitFor();
    },
  },
  {
    id: "locked-refused",
    shows: ["DownloadState.locked.refused"],
    journey: async (fixture) => {
      await openLocked(fixture);
      await fixture.page.getByTestId("unlock-button").click();
      await fixture.page.getByText("Wrong password").waitFor();
    },
  },
  {
    id: "preview",
    shows: ["/download/:id/:key", "DownloadState.ready.none"],
    journey: (fixture) => openPreview(fixture),
  },
  {
    id: "preview-set",
    shows: [],
    journey: (fixture) =>
      openPreview(fixture, {
        names: ["a letter.pdf", "pictures/a.png", `${"a long name ".repeat(12)}.pdf`],
        downloads: 1,
      }),
  },
  {
    id: "preview-words",
    shows: [],
    journey: async (fixture) => {
      const title = `\u202eYour session has expired\u200b. ${"Sign in again. ".repeat(10)}`;
      const message = `${"a".repeat(200)}\nשלום, see you tomorrow`;
      await openPreview(fixture, { title, message, sender: "\u202eEnvoi Support\u0301\u0301\u0301" });
      const headings = await fixture.page.getByRole("heading", { name: "session" }).count();
      const titled = await fixture.page.title();
      if (headings > 0 || titled.includes("session")) throw new Error("the sender's title is shown as ours");
    },
  },
  {
    id: "preview-letter",
    shows: [],
    journey: async (fixture) => {
      const names = ["report.pdf", "a.png", "b.png", "c.png", "d.png"];
      const message = Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of a long letter.`).join("\n");
      await openPreview(fixture, { names, sender: "Ada Lovelace", title: "Photos of the engine", message });
      await fixture.page.getByTestId("show-more").waitFor();
    },
  },
  {
    id: "preview-letter-open",
    shows: [],
    journey: async (fixture) => {
      await openPreview(fixture, { sender: "Ada", message: "A line.\n".repeat(20) });
      await fixture.page.getByTestId("show-more").click();
      await fixture.page.getByTestId("show-more").waitFor({ state: "detached" });
    },
  },
  {
    id: "preview-note",
    shows: [],
    journey: async (fixture) => void (await openNote(fixture)),
  },
  {
    id: "note",
    shows: ["DownloadState.noteShown"],
    journey: async (fixture) => {
      await openNote(fixture);
      await fixture.page.getByTestId("show-note").click();
      await fixture.page.getByTestId("note").getByText("eight").waitFor();
    },
  },
  {
    id: "files-fetched",
    shows: ["DownloadState.ready.fetched"],
    journey: async (fixture) => {
      await withSlowSharing(fixture.page);
      await openPreview(fixture);
      await fixture.page.getByTestId("share-files").click();
      await fixture.page.getByText("Download complete").waitFor();
    },
  },
  {
    id: "preview-taken",
    shows: ["DownloadState.ready.taken"],
    journey: async (fixture) => {
      await openPreview(fixture, { downloads: 1 });
      fixture.proxy.answer("/api/download", 404, { error: 404, code: "all_claimed" });
      await fixture.page.getByTestId("download-button").click();
      await fixture.page.getByText("downloading the last copy").waitFor();
    },
  },
];
