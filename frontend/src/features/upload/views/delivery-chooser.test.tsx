import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { ConfigProvider } from "../../../shared/config/config-context.tsx";
import type { Transfer } from "../../../shared/transfer/transfer.ts";
import type { UnfinishedEntry } from "../../../shared/unfinished-draft.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeOpenedRequest } from "../../../testing/fake-requests.ts";
import { fakeUnfinishedDraft, uploadId } from "../../../testing/fake-uploads.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { DeliveryChooser } from "./delivery-chooser.tsx";

const requestId = fakeOpenedRequest().link.id;

function setUp(isSent: boolean, { isFull = false, unfinished = [] as UnfinishedEntry[] } = {}) {
  const discardUnfinished = vi.fn<Transfer["discardUnfinished"]>(async () => undefined);
  const environment = fakeEnvironment({ listUnfinished: async () => unfinished, discardUnfinished });
  const onSend = vi.fn<ComponentProps<typeof DeliveryChooser>["onSend"]>(async () => isSent);
  const onDiscarded = vi.fn();
  renderPart(
    <ConfigProvider load={environment.fetchConfig}>
      <DeliveryChooser
        request={environment}
        requestId={requestId}
        isFull={isFull}
        maxBytes={10}
        kinds={[".pdf"]}
        sending={null}
        onSend={onSend}
        onPause={() => undefined}
        onCancel={() => undefined}
        onDiscarded={onDiscarded}
      >
        <p>Files for Ada</p>
      </DeliveryChooser>
    </ConfigProvider>,
    environment,
  );
  // Files of other kinds can be chosen, too.
  return { user: userEvent.setup({ applyAccept: false }), onSend, onDiscarded, discardUnfinished };
}

const file = new File(["hello"], "a.txt");

test("files of any kind are sent with the sender's words, and not offered again", async () => {
  const { user, onSend } = setUp(true);
  const input = await screen.findByTestId<HTMLInputElement>("file-input");
  await waitFor(() => expect(input.accept).toBe(".pdf"));
  await user.upload(input, file);
  await user.type(await screen.findByTestId("sender-input"), " Grace ");
  await user.type(screen.getByTestId("message-input"), "Here");
  await user.click(screen.getByTestId("send-delivery"));
  expect(onSend.mock.lastCall).toMatchObject([
    {
      files: [{ name: "a.txt" }],
      sender: "Grace",
      message: "Here",
      draft: { request: requestId, files: [{ path: "a.txt", size: 5 }], account: null },
    },
    null,
  ]);
  await waitFor(() => expect(screen.queryByTestId("send-delivery")).toBeNull());
});

test("files that could not be sent stay chosen", async () => {
  const { user } = setUp(false);
  await user.upload(await screen.findByTestId("file-input"), file);
  await user.click(await screen.findByTestId("send-delivery"));
  expect(screen.getByText("a.txt")).toBeDefined();
});

test("more than the request accepts is not added", async () => {
  const { user } = setUp(true);
  const large = new File(["more than ten bytes"], "b.txt");
  await user.upload(await screen.findByTestId("file-input"), large);
  expect((await screen.findByTestId("notice")).textContent).toContain("You can send up to 10 bytes at once");
  expect(screen.queryByTestId("send-delivery")).toBeNull();
});

const letter = new File(["hello"], "letter.txt", { type: "text/plain", lastModified: 1_000 });
const draft = fakeUnfinishedDraft({
  request: requestId,
  senderName: "Grace",
  message: "Here",
  // A delivery has the limits of its request.
  downloadLimit: 0,
  timeLimitSeconds: 0,
});
const interrupted = { id: uploadId(), draft, storedBytes: 3_000_000, totalBytes: 5_000_000 };
/** An interrupted upload with a link. */
const upload = { ...interrupted, id: uploadId("00000000000000ff"), draft: fakeUnfinishedDraft() };

test.each([false, true])(
  "an interrupted delivery continues with the same files and words, also if the request is full: %s",
  async (isFull) => {
    const { user, onSend } = setUp(true, { isFull, unfinished: [interrupted, upload] });
    const card = within(await screen.findByTestId("unfinished-upload"));
    expect(screen.queryByTestId("write-note") === null).toBe(isFull);
    await user.click(card.getByTestId("continue-upload"));
    await user.upload(card.getByTestId("file-input"), letter);
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
    expect(onSend.mock.lastCall).toMatchObject([
      { files: [{ name: "letter.txt", blob: letter }], sender: "Grace", message: "Here", draft },
      interrupted.id,
    ]);
  },
);

test("files that an interrupted delivery had are recognised, with the words that it had", async () => {
  const { user, onSend } = setUp(true, { unfinished: [interrupted, upload] });
  await screen.findByTestId("unfinished-upload");
  await user.upload(screen.getByTestId("file-input"), letter);
  await user.type(await screen.findByTestId("sender-input"), "Grace");
  await screen.findByText("Continue from 3 MB?", { selector: "h2" });
  await user.type(screen.getByTestId("message-input"), "Other words");
  expect(screen.queryByTestId("unfinished-upload")).toBeNull();
  await user.clear(screen.getByTestId("message-input"));
  await user.click(await screen.findByTestId("continue-upload"));
  expect(onSend.mock.lastCall?.[1]).toBe(interrupted.id);
});

test("an interrupted delivery can be discarded", async () => {
  const { user, onDiscarded, discardUnfinished } = setUp(true, { unfinished: [interrupted] });
  await user.click(await screen.findByTestId("discard-upload"));
  expect(screen.queryByTestId("unfinished-upload")).toBeNull();
  expect(discardUnfinished.mock.calls.map(([id]) => id)).toEqual([interrupted.id]);
  await waitFor(() => expect(onDiscarded).toHaveBeenCalledOnce());
});
