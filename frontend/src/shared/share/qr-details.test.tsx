import { fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { QrDetails } from "./qr-details.tsx";
import { qrOutline } from "./qr-outline.ts";

const link = fakeOwnUpload().url;

test("the QR code is rendered only while its section is open", async () => {
  const user = userEvent.setup();
  renderPart(<QrDetails link={link} />, fakeEnvironment());
  const details = screen.getByText("Show QR code").closest("details");
  if (details === null) throw new Error("no details");
  expect(screen.queryByTestId("qr-code")).toBeNull();
  await user.click(screen.getByText("Show QR code"));
  fireEvent(details, new Event("toggle"));
  expect(await screen.findByRole("img", { name: "QR code for this link" })).toBeDefined();
  await user.click(screen.getByText("Show QR code"));
  fireEvent(details, new Event("toggle"));
  expect(screen.queryByTestId("qr-code")).toBeNull();
});

test("the QR code is drawn dark on light, as elements", async () => {
  renderPart(<QrDetails link={link} />, fakeEnvironment());
  const details = screen.getByText("Show QR code").closest("details");
  if (details === null) throw new Error("no details");
  details.open = true;
  fireEvent(details, new Event("toggle"));
  const code = await screen.findByTestId("qr-code");
  const { side, path } = qrOutline(link);
  await expect.poll(() => code.getAttribute("viewBox")).toBe(`0 0 ${side} ${side}`);
  const drawn = [...code.querySelectorAll("path")].map((part) => [part.getAttribute("fill"), part.getAttribute("d")]);
  expect(drawn).toEqual([
    ["#ffffff", `M0 0h${side}v${side}H0z`],
    ["#000000", path],
  ]);
});
