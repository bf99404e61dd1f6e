import { render } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { createIcon } from "./icon.tsx";

test("draws every part of an icon, and React reports nothing", () => {
  const errors = vi.spyOn(console, "error");
  onTestFinished(() => errors.mockRestore());
  const Icon = createIcon(<circle r="1" />, <path d="M0 0h1" />);
  const { container } = render(<Icon />);
  expect(Array.from(container.querySelectorAll("svg > *"), ({ tagName }) => tagName)).toEqual(["circle", "path"]);
  expect(errors).not.toHaveBeenCalled();
});
