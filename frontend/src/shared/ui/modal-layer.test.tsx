import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { Dialog } from "./dialog.tsx";
import { ModalLayer } from "./modal-layer.tsx";

const dialog = (
  <Dialog title="Delete?" actions={<button type="button">Keep</button>} onClose={() => undefined}>
    <p>Really.</p>
  </Dialog>
);

test("a dialog is rendered in its page's layer, modal and with the safe choice focused [R2.22]", () => {
  renderPart(
    <ModalLayer>
      <main>{dialog}</main>
    </ModalLayer>,
    fakeEnvironment(),
  );
  const layer = within(screen.getByTestId("modal-layer"));
  expect(layer.getByRole<HTMLDialogElement>("dialog", { name: "Delete?" }).open).toBe(true);
  expect(document.activeElement).toBe(layer.getByRole("button", { name: "Keep" }));
  expect(screen.getByRole("main").childNodes).toHaveLength(0);
});

test("a dialog outside a page is rendered in place", () => {
  renderPart(<main>{dialog}</main>, fakeEnvironment());
  expect(within(screen.getByRole("main")).getByRole("dialog")).toBeDefined();
});
