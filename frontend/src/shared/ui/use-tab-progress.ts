import { useEffect, useState, useSyncExternalStore } from "react";
import { useFormat } from "../l10n/use-format.ts";
import { showInTab, type TabSign } from "./tab-icon.ts";
import { usePageTitle } from "./use-page-title.ts";
import { windowEvents } from "./window-events.ts";

const subscribeToFocus = windowEvents("focus", "blur");

/**
 * Shows a transfer in the browser's tab: as a ring in the tab's icon, and in the title while the window has no focus.
 * If the transfer ends while the window has no focus, a tick remains until the user returns.
 *
 * @param sign - `null` if there is no transfer
 * @param note - shown after the percentage, for example that the transfer is paused
 */
export function useTabProgress(sign: TabSign | null, note?: string): void {
  const format = useFormat();
  const title = usePageTitle();
  const focused = useSyncExternalStore(subscribeToFocus, () => document.hasFocus());
  const [owner] = useState(() => ({}));
  const isDone = sign === "done";
  const [wasDone, setWasDone] = useState(isDone);
  const [endedAway, setEndedAway] = useState(false);
  if (wasDone !== isDone) {
    setWasDone(isDone);
    setEndedAway(isDone && !focused);
  }
  if (focused && endedAway) setEndedAway(false);

  const shown = isDone && !endedAway ? null : sign;
  useEffect(() => showInTab(owner, shown), [owner, shown]);
  // Not between two values: the browser would fetch the usual icon each time, over the connection that the transfer needs.
  useEffect(() => () => showInTab(owner, null), [owner]);

  function formatTitle(): string | null {
    if (shown === null || focused) return null;
    if (shown === "done") return `✓ ${title}`;
    const percent = format.percent(Math.floor(shown * 100) / 100);
    return note === undefined ? percent : `${percent} · ${note}`;
  }
  const text = formatTitle();
  useEffect(() => {
    if (text === null) return;
    document.title = text;
    return () => {
      document.title = title;
    };
  }, [text, title]);
}
