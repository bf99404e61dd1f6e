import { openRequestLink, parseRequestLink, sendDelivery } from "@envoi/client/request";
import type { Fixture } from "./fixture.ts";
import type { Screen } from "./screen.ts";

const { signal } = new AbortController();

/** @returns the link to give out */
async function createRequest({ page, origin }: Fixture): Promise<string> {
  await page.goto(`${origin}/request`);
  await page.getByTestId("request-title").pressSequentially("Papers for the tax return of 2025");
  await page.getByTestId("request-wanted").pressSequentially("Receipts\nThe signed form");
  await page.getByTestId("create-request").click();
  return page.getByTestId("request-link").inputValue();
}

async function openInbox(fixture: Fixture): Promise<string> {
  const link = await createRequest(fixture);
  await fixture.page.getByRole("link", { name: "Inbox", exact: true }).click();
  await fixture.page.getByTestId("inbox").waitFor();
  return link;
}

async function deliver({ origin }: Fixture, address: string): Promise<void> {
  const link = parseRequestLink(address);
  if (link === null) throw new Error("not a request's link");
  const request = await openRequestLink({ origin }, link, null, { signal });
  const files = ["receipts/a taxi to the airport.pdf", "form.txt"].map((name) => new File(["Dear Ada"], name));
  await sendDelivery({ origin }, request, { files, sender: "Grace", message: "The form follows." }, { signal });
}

/** Screens of requests' owners. */
export const INBOX_SCREENS: readonly Screen[] = [
  {
    id: "new-request",
    shows: ["/request"],
    journey: async ({ page, origin }) => {
      await page.goto(`${origin}/request`);
      await page.getByTestId("request-protect").check();
      await page.getByTestId("request-password").waitFor();
    },
  },
  {
    id: "request-ready",
    shows: [],
    journey: async (fixture) => {
      await createRequest(fixture);
      await fixture.page.getByTestId("request-qr").click();
      await fixture.page.getByTestId("owner-link").click();
      await fixture.page.getByTestId("save-owner-link").waitFor();
    },
  },
  {
    id: "requests-listed",
    shows: [],
    journey: async (fixture) => {
      await deliver(fixture, await createRequest(fixture));
      await fixture.page.goto(fixture.origin);
      await fixture.page.getByTestId("new-deliveries").waitFor();
    },
  },
  {
    id: "inbox-empty",
    shows: ["/request/:id"],
    journey: async (fixture) => {
      await openInbox(fixture);
      await fixture.page.getByTestId("no-deliveries").waitFor();
    },
  },
  {
    id: "inbox",
    shows: [],
    journey: async (fixture) => {
      await deliver(fixture, await openInbox(fixture));
      await fixture.page.getByText("The form follows.").waitFor();
    },
  },
  {
    id: "inbox-new-link",
    shows: [],
    journey: async (fixture) => {
      await openInbox(fixture);
      await fixture.page.getByTestId("new-link").click();
      await fixture.page.getByTestId("request-form").waitFor();
    },
  },
  {
    id: "close-request",
    shows: ["EndRequestDialog"],
    journey: async (fixture) => {
      await openInbox(fixture);
      await fixture.page.getByTestId("close-request").click();
      await fixture.page.getByTestId("confirm-close-request").waitFor();
    },
  },
  {
    id: "delete-request",
    shows: ["EndRequestDialog"],
    journey: async (fixture) => {
      await openInbox(fixture);
      await fixture.page.getByTestId("delete-request").click();
      await fixture.page.getByTestId("confirm-delete-request").waitFor();
    },
  },
  {
    id: "inbox-gone",
    shows: [],
    journey: async (fixture) => {
      fixture.proxy.answer("/api/request/", 404, { error: 404, code: "not_found" });
      await createRequest(fixture);
      await fixture.page.getByRole("link", { name: "Inbox", exact: true }).click();
      await fixture.page.getByTestId("request-gone").waitFor();
    },
  },
  {
    id: "inbox-untrusted",
    shows: [],
    journey: async ({ page, origin }) => {
      await page.goto(`${origin}/request/0123456789abcdef#o1.cut`);
      await page.getByTestId("request-untrusted").waitFor();
    },
  },
];
