import { DecryptionError } from "@envoi/crypto";
import { ProtocolError } from "@envoi/protocol";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Transfer } from "../../../shared/transfer/transfer.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeOpenedRequest } from "../../../testing/fake-requests.ts";
import { uploadId } from "../../../testing/fake-uploads.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { listSent } from "../session/sent-deliveries.ts";
import { type DeliverySlot, RequestPanel } from "./request-panel.tsx";

const files = [{ name: "a.txt", blob: new Blob(["hello"]) }];

/** Sends a file, without letting the user choose one. */
const chooser: DeliverySlot = ({ sending, onSend, children }) => (
  <>
    {sending === null && children}
    <button type="button" onClick={() => void onSend({ files, sender: "Grace", message: "" })}>
      Send it
    </button>
  </>
);

function setUp(changes: Partial<Transfer> = {}, hasPassword = false) {
  const environment = fakeEnvironment(changes);
  const { link } = fakeOpenedRequest();
  renderPart(<RequestPanel link={{ ...link, hasPassword }} chooser={chooser} />, environment);
  return { environment, user: userEvent.setup() };
}

test("the page shows who asks for what, and what the request still accepts", async () => {
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

test("after sending, the page shows the receipt, which the device remembers", async () => {
  const sendDelivery = vi.fn(fakeEnvironment().transfer.sendDelivery);
  const fetchReceipts: Transfer["fetchReceipts"] = async () => [
    { id: uploadId(), state: "collected", wasCollected: true },
  ];
  const { environment, user } = setUp({ sendDelivery, fetchReceipts });
  await user.click(await screen.findByText("Send it"));
  await screen.findByTestId("delivery-sent");
  expect(sendDelivery.mock.calls[0]?.[0]).toMatchObject({ files, sender: "Grace", message: "" });
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

test.each([
  ["full", "request_full"],
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
