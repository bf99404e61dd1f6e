import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { QrCode } from "./qr-code.tsx";
import { qrOutline } from "./qr-outline.ts";

const link = fakeOwnUpload().url;

test("the QR code is drawn dark on light from SVG elements", async () => {
  renderPart(<QrCode link={link} />, fakeEnvironment());
  const code = await screen.findByRole("img", { name: "QR code for this link" });
  const { side, path } = qrOutline(link);
  await expect.poll(() => code.getAttribute("viewBox")).toBe(`0 0 ${side} ${side}`);
  const drawn = [...code.querySelectorAll("path")].map((part) => [part.getAttribute("fill"), part.getAttribute("d")]);
  expect(drawn).toEqual([
    ["#ffffff", `M0 0h${side}v${side}H0z`],
    ["#000000", path],
  ]);
});
