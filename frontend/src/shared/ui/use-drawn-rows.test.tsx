import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { FileList } from "./file-list.tsx";
import { ROWS_AT_ONCE } from "./use-drawn-rows.ts";

const HEIGHT = 300;
const ROW_HEIGHT = 44;

function show(count: number) {
  const files = Array.from({ length: count }, (_, key) => ({ key, name: `${key}.txt`, size: key, type: "" }));
  renderPart(<FileList files={files} label="Files" />, fakeEnvironment());
  const list = screen.getByRole("list");
  const rows = () => screen.getAllByRole("listitem");
  /** @param rowsBelow - number of rows below the visible part */
  const scroll = (rowsBelow: number) => {
    const scrollHeight = rows().length * ROW_HEIGHT;
    const scrollTop = scrollHeight - HEIGHT - rowsBelow * ROW_HEIGHT;
    for (const [name, value] of Object.entries({ scrollHeight, clientHeight: HEIGHT, scrollTop })) {
      Object.defineProperty(list, name, { configurable: true, value });
    }
    fireEvent.scroll(list);
  };
  return { rows, scroll };
}

test.each([
  [1, 1],
  [ROWS_AT_ONCE, ROWS_AT_ONCE],
  [ROWS_AT_ONCE + 1, ROWS_AT_ONCE],
  [10_000, ROWS_AT_ONCE],
])("a list of %i files renders the first %i", (count, drawn) => {
  expect(show(count).rows()).toHaveLength(drawn);
});

test("a long list renders more rows as it is scrolled, until all are rendered", () => {
  const { rows, scroll } = show(2 * ROWS_AT_ONCE + 5);
  scroll(100);
  expect(rows()).toHaveLength(ROWS_AT_ONCE);
  scroll(3);
  expect(rows()).toHaveLength(2 * ROWS_AT_ONCE);
  scroll(0);
  expect(rows()).toHaveLength(2 * ROWS_AT_ONCE + 5);
  scroll(0);
  expect(rows().at(-1)?.textContent).toContain(`${2 * ROWS_AT_ONCE + 4}.txt`);
});

test("an incompletely rendered list reports its length to assistive technology", () => {
  const [first] = show(10_000).rows();
  expect([first?.getAttribute("aria-posinset"), first?.getAttribute("aria-setsize")]).toEqual(["1", "10000"]);
});

test("the rows of a completely rendered list are not numbered", () => {
  const [first] = show(3).rows();
  expect(first?.hasAttribute("aria-setsize")).toBe(false);
});
