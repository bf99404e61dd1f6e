import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../../testing/render-app.tsx";
import { FileName } from "./file-name.tsx";

test.each(["letter.txt", "a-quarterly-report-of-some-length.pdf"])("the page contains %s once, in full", (name) => {
  const { container } = render(<FileName name={name} />);
  expect(screen.getByText(name)).toBeDefined();
  expect(container.textContent).toBe(name);
});

test("screen readers announce a long name once, without its visible halves", () => {
  const { container } = render(<FileName name="quarterly-report.pdf" />);
  const drawn = [...container.querySelectorAll("[data-drawn]")];
  expect(drawn.map((half) => half.getAttribute("data-drawn"))).toEqual(["quarterly-re", "port.pdf"]);
  expect(drawn.every((half) => half.getAttribute("aria-hidden") === "true")).toBe(true);
});
