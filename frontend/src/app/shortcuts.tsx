import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

/** The keys of the page, and their list. */
export function Shortcuts() {
  const { isListed, closeList } = useShortcuts();
  return isListed && <ShortcutsDialog onClose={closeList} />;
}
