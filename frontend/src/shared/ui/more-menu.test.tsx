import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { MoreMenu } from "./more-menu.tsx";

function setUp() {
  const onChoose = vi.fn();
  render(
    <>
      <MoreMenu label="More actions">
        <button type="button" onClick={onChoose}>
          Delete
        </button>
      </MoreMenu>
      <button type="button">Elsewhere</button>
    </>,
  );
  const button = screen.getByLabelText("More actions");
  const menu = button.closest("details");
  return { user: userEvent.setup(), onChoose, button, isOpen: () => menu?.open };
}

test("the button opens the menu, and Escape closes it and focuses the button", async () => {
  const { user, button, isOpen } = setUp();
  expect(isOpen()).toBe(false);
  await user.click(button);
  expect(isOpen()).toBe(true);
  screen.getByText("Delete").focus();
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
});

test("a choice closes the menu and focuses the button", async () => {
  const { user, onChoose, button, isOpen } = setUp();
  await user.click(button);
  await user.click(screen.getByText("Delete"));
  expect(onChoose).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
});

test("clicking or focusing something outside the menu closes it", async () => {
  const { user, button, isOpen } = setUp();
  await user.click(button);
  await user.click(screen.getByText("Elsewhere"));
  expect(isOpen()).toBe(false);
});
