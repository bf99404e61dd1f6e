import { type UIEventHandler, useState } from "react";

/**
 * Number of rows added per step: browsers take seconds to render ten thousand rows, and to rerender them whenever one
 * row changes.
 */
export const ROWS_AT_ONCE = 200;
/** More rows are rendered when fewer than this many list heights remain below the visible part. */
const HEIGHTS_AHEAD = 3;

/**
 * Renders the first rows of a long list, and more rows as the list is scrolled.
 *
 * @param rows - number of rows in the list
 * @returns `drawn`: number of rows to render. `list` and `row`: props for the elements. A row's props give assistive
 * technology its real position and the real number of rows
 */
export function useDrawnRows(rows: number) {
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const isCut = rows > most;
  const onScroll: UIEventHandler<HTMLElement> = ({ currentTarget }) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    const heightsLeft = (scrollHeight - scrollTop - clientHeight) / Math.max(1, clientHeight);
    if (isCut && heightsLeft < HEIGHTS_AHEAD) setMost(most + ROWS_AT_ONCE);
  };
  return {
    drawn: Math.min(rows, most),
    list: { onScroll },
    row: (place: number) => (isCut ? { "aria-setsize": rows, "aria-posinset": place + 1 } : {}),
  };
}
