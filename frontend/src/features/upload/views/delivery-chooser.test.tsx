import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ConfigProvider } from "../../../shared/config/config-context.tsx";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { DeliveryChooser } from "./delivery-chooser.tsx";

function setUp(isSent: boolean) {
  const environment = fakeEnvironment();
  const onSend = vi.fn(async () => isSent);
  renderPart(
    <ConfigProvider load={environment.fetchConfig}>
      <DeliveryChooser
        request={environment}
        maxBytes={10}
        kinds={[".pdf"]}
        sending={null}
        onSend={onSend}
        onPause={() => undefined}
        onCancel={() => undefined}
      >
        <p>Files for Ada</p>
      </DeliveryChooser>
    </ConfigProvider>,
    environment,
  );
  // Files of other kinds can be chosen, too.
  return { user: userEvent.setup({ applyAccept: false }), onSend };
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
  expect(onSend.mock.lastCall).toMatchObject([{ files: [{ name: "a.txt" }], sender: "Grace", message: "Here" }]);
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
