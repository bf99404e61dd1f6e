import { createEvent, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { Dialog } from "./dialog.tsx";

function setUp({ busy = false } = {}) {
  const onClose = vi.fn();
  const view = renderPart(
    <Dialog
      title="Delete it?"
      onClose={onClose}
      busy={busy}
      actions={
        <>
          <button type="button">Keep it</button>
          <button type="button">Delete</button>
        </>
      }
    >
      It cannot be brought back.
    </Dialog>,
    fakeEnvironment(),
  );
  return { onClose, view, dialog: screen.getByRole<HTMLDialogElement>("dialog", { name: "Delete it?" }) };
}

test("a dialog opens above the page, and its first action receives the focus", () => {
  const { dialog } = setUp();
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByText("Keep it"));
});

test("Escape asks for the dialog to be closed, but it stays open until it is removed", () => {
  const { dialog, onClose } = setUp();
  const cancel = createEvent("cancel", dialog, { cancelable: true });
  fireEvent(dialog, cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
});

test("a dialog closed by the browser is reported as closed", () => {
  const { dialog, onClose } = setUp();
  dialog.close();
  fireEvent(dialog, new Event("close"));
  expect(onClose).toHaveBeenCalled();
});

test("a dialog waiting for a result stays open, even if the browser closes it", () => {
  const { dialog, onClose } = setUp({ busy: true });
  fireEvent(dialog, createEvent("cancel", dialog, { cancelable: true }));
  dialog.close();
  fireEvent(dialog, new Event("close"));
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});
