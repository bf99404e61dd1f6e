import type { SentDelivery } from "@envoi/client/request";
import { DecryptionError } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ConfigProvider } from "../../../shared/config/config-context.tsx";
import type { Transfer, UploadProgress } from "../../../shared/transfer/transfer.ts";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeOpenedRequest } from "../../../testing/fake-requests.ts";
import { fakeUnfinishedDraft, uploadId } from "../../../testing/fake-uploads.ts";
import { fakeUser } from "../../../testing/fake-user.ts";
import { heldTransfer } from "../../../testing/held-transfer.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { listSent } from "../session/sent-deliveries.ts";
import { type DeliverySlot, RequestPanel } from "./request-panel.tsx";

const { link } = fakeOpenedRequest();
const files = [{ name: "a.txt", blob: new Blob(["hello"]) }];
const draft = fakeUnfinishedDraft({ request: link.id });
const delivery = { files, sender: "Grace", message: "", draft };
const interrupted = uploadId("00000000000000ff");

/** Sends a file, without letting the user choose one. */
const chooser: DeliverySlot = ({ sending, isFull, onSend, onCancel, onDiscarded, children }) => (
  <>
    {sending === null && children}
    {isFull && <p>Only continue</p>}
    <button type="button" onClick={() => void onSend(delivery, null)}>
      Send it
    </button>
    <button type="button" onClick={() => void onSend(delivery, interrupted)}>
      Continue it
    </button>
    <button type="button" onClick={onCancel}>
      Stop it
    </button>
    <button type="button" onClick={onDiscarded}>
      Drop it
    </button>
  </>
);

const listUnfinished: Transfer["listUnfinished"] = async () => [
  { id: interrupted, draft, storedBytes: 3, totalBytes: 5 },
];
const withoutPlaces = () => fakeOpenedRequest({ left: { deliveries: 0, bytes: 1_000 } });

function setUp(changes: Partial<Transfer> = {}, hasPassword = false) {
  const environment = fakeEnvironment(changes);
  renderPart(<RequestPanel link={{ ...link, hasPassword }} chooser={chooser} />, environment);
  return { environment, user: userEvent.setup() };
}

test("the page shows who asks for what, and what the request still accepts [R10.4]", async () => {
  setUp();
  await screen.findByRole("heading", { name: "Files requested" });
  const words = screen.getByTestId("sender-words");
  expect(words.textContent).toContain("From the person who asks (not verified)");
  expect(screen.getByTestId("sender-name").textContent).toBe("Ada");
  expect(screen.getByTestId("wanted").textContent).toBe("Receipts");
  expect(screen.getByTestId("kinds").textContent).toBe("application/pdf");
  const left = screen.getByTestId("request-left").textContent;
  expect(left).toMatch(/Deliveries left10, until/);
  expect(left).toContain("Space left1 MB");
  expect(left).toContain("Most per delivery500 KB");
});

test("after sending, the page shows the receipt, which the device remembers [R10.11c]", async () => {
  const sendDelivery = vi.fn(fakeEnvironment().transfer.sendDelivery);
  const fetchReceipts: Transfer["fetchReceipts"] = async () => [
    { id: uploadId(), state: "collected", wasCollected: true },
  ];
  const { environment, user } = setUp({ sendDelivery, fetchReceipts });
  await user.click(await screen.findByText("Send it"));
  await screen.findByTestId("delivery-sent");
  expect(sendDelivery.mock.calls[0]?.[0]).toMatchObject({ ...delivery, bearer: null });
  expect(screen.getByTestId("receipt").textContent).toBe("ABCDE-FGHJK");
  await screen.findByText("Collected.");
  expect(listSent(environment.storage, fakeOpenedRequest().link.id)).toMatchObject([
    { receipt: "ABCDE-FGHJK", files: 1, bytes: 5 },
  ]);
  await user.click(screen.getByTestId("send-more"));
  expect((await screen.findByTestId("sent-deliveries")).textContent).toContain("ABCDE-FGHJK");
});

test.each([
  ["unknown", new ProtocolError("not_found")],
  ["untrusted", new DecryptionError("commitment")],
  ["untrusted", new ProtocolError("unauthorized")],
])("a request that is %s shows nothing else", async (reason, error) => {
  setUp({ openRequest: () => Promise.reject(error) });
  await screen.findByTestId(`request-${reason}`);
  expect(screen.queryByTestId("sender-words")).toBeNull();
});

test("a delivery of a signed-in sender counts for that account", async () => {
  const sendDelivery = vi.fn(fakeEnvironment().transfer.sendDelivery);
  const { environment, user } = setUp({ sendDelivery });
  environment.account.dispatch({ type: "accountsFound", user: fakeUser() });
  await user.click(await screen.findByText("Send it"));
  await screen.findByTestId("delivery-sent");
  expect(sendDelivery.mock.calls[0]?.[0].bearer).toBe(fakeUser().accessToken);
});

test("an interrupted delivery is continued, and forgotten once its receipt is recorded", async () => {
  const { continueDelivery, sendDelivery } = fakeEnvironment().transfer;
  const calls = { continueDelivery: vi.fn(continueDelivery), sendDelivery: vi.fn(sendDelivery) };
  const forgetUnfinished = vi.fn<Transfer["forgetUnfinished"]>(async () => undefined);
  const { environment, user } = setUp({ ...calls, forgetUnfinished });
  await user.click(await screen.findByText("Continue it"));
  await screen.findByTestId("delivery-sent");
  expect(calls.continueDelivery.mock.calls[0]?.[0]).toMatchObject({ id: interrupted, files });
  expect(calls.sendDelivery).not.toHaveBeenCalled();
  expect(listSent(environment.storage, link.id)).toMatchObject([{ receipt: "ABCDE-FGHJK" }]);
  expect(forgetUnfinished).toHaveBeenCalledWith(uploadId(), expect.anything());
});

test("an interrupted delivery that the server no longer has is sent again from the beginning", async () => {
  const sendDelivery = vi.fn(fakeEnvironment().transfer.sendDelivery);
  const continueDelivery = () => Promise.reject(new ProtocolError("not_found"));
  const { user } = setUp({ continueDelivery, sendDelivery });
  await user.click(await screen.findByText("Continue it"));
  await screen.findByTestId("delivery-sent");
  expect(sendDelivery.mock.calls[0]?.[0]).toMatchObject(delivery);
});

test("if an interrupted delivery has the last place, only it can be continued; its place is free soon after it is discarded", async () => {
  const openRequest = vi
    .fn(async () => fakeOpenedRequest())
    .mockResolvedValueOnce(withoutPlaces())
    .mockResolvedValueOnce(withoutPlaces());
  const { user } = setUp({ openRequest, listUnfinished });
  await screen.findByText("Only continue");
  await user.click(screen.getByText("Drop it"));
  await waitFor(() => expect(screen.queryByText("Only continue")).toBeNull());
  expect(screen.getByTestId("request")).toBeDefined();
});

test("a cancelled delivery releases the last place", async () => {
  const openRequest = vi.fn(async () => fakeOpenedRequest()).mockResolvedValueOnce(withoutPlaces());
  const held = heldTransfer<UploadProgress, SentDelivery>();
  const { user } = setUp({ openRequest, listUnfinished, continueDelivery: (_, options) => held.run(options) });
  await screen.findByText("Only continue");
  await user.click(screen.getByText("Continue it"));
  await user.click(screen.getByText("Stop it"));
  await waitFor(() => expect(screen.queryByText("Only continue")).toBeNull());
  expect(screen.getByTestId("request")).toBeDefined();
});

test.each([
  ["closed", async () => fakeOpenedRequest({ isOpen: false })],
  ["unknown", () => Promise.reject(new ProtocolError("not_found"))],
])(
  "if the request is %s, the page says that an interrupted delivery is lost, and forgets it",
  async (reason, openRequest) => {
    const discardUnfinished = vi.fn<Transfer["discardUnfinished"]>(async () => undefined);
    setUp({ openRequest, listUnfinished, discardUnfinished });
    await screen.findByTestId(`request-${reason}`);
    expect(screen.getByTestId("delivery-lost").textContent).toBe("Your interrupted upload can't be continued.");
    await waitFor(() => expect(discardUnfinished.mock.calls.map(([id]) => id)).toEqual([interrupted]));
  },
);

test("deliveries to other requests are none of this request's business", async () => {
  const others = await listUnfinished(null, new AbortController().signal);
  const discardUnfinished = vi.fn<Transfer["discardUnfinished"]>(async () => undefined);
  setUp({
    openRequest: async () => fakeOpenedRequest({ isOpen: false }),
    listUnfinished: async () => others.map((one) => ({ ...one, draft: fakeUnfinishedDraft() })),
    discardUnfinished,
  });
  await screen.findByTestId("request-closed");
  expect(screen.queryByTestId("delivery-lost")).toBeNull();
  expect(discardUnfinished).not.toHaveBeenCalled();
});

test.each([
  ["Send these files in smaller batches", async () => fakeOpenedRequest({ left: { deliveries: 1, bytes: 1_000 } })],
  ["This request is full", async () => withoutPlaces()],
])("if others have taken the space in the meantime, the page says: %s", async (text, later) => {
  const openRequest = vi.fn<Transfer["openRequest"]>(later).mockResolvedValueOnce(fakeOpenedRequest());
  const { user } = setUp({ openRequest, sendDelivery: () => Promise.reject(new ProtocolError("request_full")) });
  await user.click(await screen.findByText("Send it"));
  await screen.findByText(text, { exact: false });
});

test.each([
  ["closed", "request_closed"],
  ["unknown", "not_found"],
] as const)("a request that turns out to be %s while sending says so", async (reason, code) => {
  const { user } = setUp({ sendDelivery: () => Promise.reject(new ProtocolError(code)) });
  await user.click(await screen.findByText("Send it"));
  await screen.findByTestId(`request-${reason}`);
});

test("a failed delivery says why, and can be sent again", async () => {
  const { user } = setUp({ sendDelivery: () => Promise.reject(new ProtocolError("busy")) });
  await user.click(await screen.findByText("Send it"));
  expect((await screen.findByText(/The service is very busy/)).dataset["testid"]).toBe("delivery-failed");
});

test("an expired ticket is replaced without asking the sender", async () => {
  const { sendDelivery } = fakeEnvironment().transfer;
  const send = vi.fn(sendDelivery).mockRejectedValueOnce(new ProtocolError("unauthorized"));
  const openRequest = vi.fn(async () => fakeOpenedRequest());
  const { user } = setUp({ openRequest, sendDelivery: send });
  await user.click(await screen.findByText("Send it"));
  await screen.findByTestId("delivery-sent");
  expect(openRequest).toHaveBeenCalledTimes(2);
});

test("if the server cannot be reached, the page offers to try again", async () => {
  const openRequest = vi.fn(async () => fakeOpenedRequest()).mockRejectedValueOnce(new ProtocolError("busy"));
  const { user } = setUp({ openRequest });
  await screen.findByTestId("request-unreached");
  await user.click(screen.getByText("Try again"));
  await screen.findByTestId("request");
});

test("a password is asked for before the server is, and again if it is wrong", async () => {
  const openRequest = vi
    .fn(async () => fakeOpenedRequest())
    .mockRejectedValueOnce(new ProtocolError("unauthorized"))
    .mockRejectedValueOnce(new ProtocolError("rate_limited"));
  const { user } = setUp({ openRequest }, true);
  const input = await screen.findByTestId("password-input");
  expect(openRequest).not.toHaveBeenCalled();
  await user.type(input, "wrong{Enter}");
  await screen.findByText("Wrong password. Try again.");
  await user.type(input, "again{Enter}");
  await screen.findByText("Too many tries. Wait a moment, then try again.");
  await user.clear(input);
  await user.type(input, "correct horse{Enter}");
  await screen.findByTestId("request");
  expect(openRequest.mock.lastCall).toMatchObject([{ password: "correct horse" }, {}]);
});

test("below a request, there is a link to the operator's address, if there is one", async () => {
  const load = async () => fakeConfig({ REPORTS: { ADDRESS: "mailto:abuse@example.com" } });
  renderPart(
    <ConfigProvider load={load}>
      <RequestPanel link={link} chooser={chooser} />
    </ConfigProvider>,
    fakeEnvironment(),
  );
  const offer = await screen.findByRole("link", { name: "Report" });
  expect(offer.getAttribute("href")).toBe("mailto:abuse@example.com");
});
