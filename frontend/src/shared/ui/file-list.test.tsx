import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { FileList } from "./file-list.tsx";

function setUp(count: number, action?: () => ReactNode) {
  const files = Array.from({ length: count }, (_, key) => ({
    key,
    name: `${key}.pdf`,
    size: 1,
    type: "application/pdf",
  }));
  renderPart(<FileList files={files} label="Files" {...(action && { action })} />, fakeEnvironment());
  return screen.getByRole("list", { name: "Files" });
}

test("a scrollable list is focusable, so keys can scroll it", () => {
  expect(setUp(20).tabIndex).toBe(0);
});

test("a list that fits without scrolling is not focusable", () => {
  expect(setUp(3).tabIndex).toBe(-1);
});

test("a list is not focusable if every file has a button", () => {
  expect(setUp(20, () => <button type="button">Remove</button>).tabIndex).toBe(-1);
});
