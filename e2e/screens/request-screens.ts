import { closeRequest, type NewRequest, type OwnRequest, requestLinkOf } from "@envoi/client/request";
import { type Fixture, MAX_FILE_BYTES } from "./fixture.ts";
import type { Screen } from "./screen.ts";
import { openLink } from "./steps.ts";

async function open(fixture: Fixture, changes: Partial<NewRequest> = {}): Promise<void> {
  await openLink(fixture, requestLinkOf((await fixture.ask(changes)).owner));
}

async function choose(fixture: Fixture): Promise<void> {
  await open(fixture);
  await fixture.page.getByTestId("file-input").waitFor({ state: "attached" });
  await fixture.page
    .getByTestId("file-input")
    .setInputFiles({ name: "receipts.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(20_000, 1) });
  await fixture.page.getByTestId("sender-input").pressSequentially("Grace");
}

async function send(fixture: Fixture): Promise<void> {
  await choose(fixture);
  await fixture.page.getByTestId("send-delivery").click();
  await fixture.page.getByTestId("delivery-sent").waitFor();
}

/** Closes the page of a request with a single place when most of a delivery has arrived. @returns the request */
async function cutShort(fixture: Fixture): Promise<OwnRequest> {
  const { page, proxy } = fixture;
  const own = await fixture.ask({ maxDeliveries: 1, maxBytes: MAX_FILE_BYTES, maxDeliveryBytes: MAX_FILE_BYTES });
  await openLink(fixture, requestLinkOf(own.owner));
  await page.getByTestId("file-input").waitFor({ state: "attached" });
  await page
    .getByTestId("file-input")
    .setInputFiles({ name: "receipts.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(3_000_000, 1) });
  proxy.slow("/api/ws", "up", { stopWhen: (_, passed) => passed > 2_600_000 });
  await page.getByTestId("send-delivery").click();
  await page
    .getByTestId("percent")
    .getByText(/[78]\d/)
    .waitFor();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.getByTestId("unfinished-upload").waitFor();
  return own;
}

async function unlock(fixture: Fixture): Promise<void> {
  await open(fixture, { password: "correct horse" });
  await fixture.page.getByTestId("password-input").pressSequentially("wrong horse");
  await fixture.page.getByTestId("unlock-button").click();
}

/** Screens of people who are asked for files. */
export const REQUEST_SCREENS: readonly Screen[] = [
  {
    id: "request-opening",
    shows: ["RequestState.opening"],
    journey: async (fixture) => {
      const { owner } = await fixture.ask();
      fixture.proxy.hold(`/api/request/${owner.id}/open`);
      await openLink(fixture, requestLinkOf(owner));
      await fixture.page.getByText("One moment…").waitFor({ state: "attached" });
    },
  },
  {
    id: "request-incomplete",
    shows: ["/request/:id"],
    journey: async (fixture) => {
      const [address = ""] = requestLinkOf((await fixture.ask()).owner).split("#");
      await openLink(fixture, address);
      await fixture.page.getByTestId("request-link-input").pressSequentially("no link");
      await fixture.page.getByRole("button", { name: "Open" }).click();
      await fixture.page.getByText("That isn't a link").waitFor();
    },
  },
  {
    id: "request",
    shows: ["RequestState.choosing"],
    journey: async (fixture) => {
      await open(fixture);
      await fixture.page.getByTestId("write-note").waitFor();
    },
  },
  { id: "request-chosen", shows: ["RequestState.choosing"], journey: choose },
  {
    id: "request-sending",
    shows: ["RequestState.sending"],
    journey: async (fixture) => {
      await choose(fixture);
      fixture.proxy.hold("/api/ws");
      fixture.proxy.hold("/api/upload");
      await fixture.page.getByTestId("send-delivery").click();
      await fixture.page.getByTestId("cancel-upload").waitFor();
    },
  },
  {
    id: "request-unfinished",
    shows: ["RequestState.choosing"],
    journey: async (fixture) => {
      await cutShort(fixture);
    },
  },
  {
    id: "request-unfinished-lost",
    shows: ["RequestState.ended.closed"],
    journey: async (fixture) => {
      const { owner } = await cutShort(fixture);
      await closeRequest({ origin: fixture.origin }, owner, new AbortController().signal);
      await fixture.page.reload();
      await fixture.page.getByTestId("delivery-lost").waitFor();
    },
  },
  { id: "request-sent", shows: ["RequestState.sent"], journey: send },
  {
    id: "request-sent-before",
    shows: ["RequestState.choosing"],
    journey: async (fixture) => {
      await send(fixture);
      await fixture.page.getByTestId("send-more").click();
      await fixture.page.getByText("Arrived.").waitFor();
    },
  },
  {
    id: "request-locked",
    shows: ["RequestState.locked.none"],
    journey: async (fixture) => {
      await open(fixture, { password: "correct horse" });
      await fixture.page.getByTestId("password-input").waitFor();
    },
  },
  {
    id: "request-unlocking",
    shows: ["RequestState.locked.running"],
    journey: async (fixture) => {
      fixture.proxy.hold("/api/request/");
      await unlock(fixture);
      await fixture.page.getByText("Checking the password…").waitFor();
    },
  },
  {
    id: "request-refused",
    shows: ["RequestState.locked.refused"],
    journey: async (fixture) => {
      await unlock(fixture);
      await fixture.page.getByText("Wrong password.").waitFor();
    },
  },
  {
    id: "request-limited",
    shows: ["RequestState.locked.limited"],
    journey: async (fixture) => {
      fixture.proxy.answer("/api/request/", 429, { error: 429, code: "rate_limited" });
      await unlock(fixture);
      await fixture.page.getByText("Too many tries.").waitFor();
    },
  },
  {
    id: "request-unreached",
    shows: ["RequestState.unreached"],
    journey: async (fixture) => {
      fixture.proxy.cut("/api/request/");
      await open(fixture);
      await fixture.page.getByTestId("request-unreached").waitFor();
    },
  },
  {
    id: "request-unknown",
    shows: ["RequestState.ended.unknown"],
    journey: async (fixture) => {
      const { owner } = await fixture.ask();
      const link = requestLinkOf(owner).replace(owner.id, "0123456789abcdef");
      await openLink(fixture, link);
      await fixture.page.getByTestId("request-unknown").waitFor();
    },
  },
  {
    id: "request-closed",
    shows: ["RequestState.ended.closed"],
    journey: async (fixture) => {
      const { owner } = await fixture.ask();
      await closeRequest({ origin: fixture.origin }, owner, new AbortController().signal);
      await openLink(fixture, requestLinkOf(owner));
      await fixture.page.getByTestId("request-closed").waitFor();
    },
  },
  {
    id: "request-full",
    shows: ["RequestState.ended.full"],
    journey: async (fixture) => {
      await open(fixture, { maxDeliveries: 1, maxBytes: 1_048_576 });
      await fixture.page
        .getByTestId("file-input")
        .setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("a") });
      await fixture.page.getByTestId("send-delivery").click();
      await fixture.page.getByTestId("send-more").click();
      await fixture.page.getByTestId("request-full").waitFor();
    },
  },
  {
    id: "request-untrusted",
    shows: ["RequestState.ended.untrusted"],
    journey: async (fixture) => {
      const { owner } = await fixture.ask();
      const linkHash = Uint8Array.from(owner.linkHash, (byte) => byte ^ 1);
      await openLink(fixture, requestLinkOf({ ...owner, linkHash }));
      await fixture.page.getByTestId("request-untrusted").waitFor();
    },
  },
];
