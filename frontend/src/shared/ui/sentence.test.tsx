import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { isolated } from "../l10n/isolated.ts";
import { Sentence } from "./sentence.tsx";

function renderParts(text: string) {
  const { container } = render(<Sentence text={text} />);
  expect(container.textContent).toBe(text);
  return Array.from(container.children, (part) => [part.getAttribute("translate"), part.textContent]);
}

test.each([
  ["", []],
  ["No name.", [[null, "No name."]]],
  [isolated("a.txt"), [["no", isolated("a.txt")]]],
  [
    `Take ${isolated("a.txt")}.`,
    [
      [null, "Take "],
      ["no", isolated("a.txt")],
      [null, "."],
    ],
  ],
  [
    `${isolated("a")} and ${isolated("a")}`,
    [
      ["no", isolated("a")],
      [null, " and "],
      ["no", isolated("a")],
    ],
  ],
  [isolated("\u2069<b>evil</b>\u2068"), [["no", isolated("<b>evil</b>")]]],
])("only the names in %j are not translated [R9.32b]", (text, parts) => {
  expect(renderParts(text)).toEqual(parts);
});
