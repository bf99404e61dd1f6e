import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

/** The keyboard shortcuts and their list. */
export function Shortcuts() {
  const { isListed, closeList } = useShortcuts();
  return isListed && <ShortcutsDialog onClose={closeList} />;
}
