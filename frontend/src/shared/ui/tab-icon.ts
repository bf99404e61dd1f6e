declare global {
  interface ImportMetaEnv {
    /** The build replaces this variable with the icons' hash, and creates the icons: see build/tab-icons.ts. */
    readonly VITE_TAB_ICONS_HASH?: string;
  }
}

/** What the tab shows about a transfer: its progress from 0 to 1, or that it is complete. */
export type TabSign = number | "done";

const PERCENT_STEP = 10;
const LAST_PERCENT = 90;

const signs = new Map<object, TabSign>();
/** The icon without a transfer: the operator's, or the product's. Read before the first change. */
let usual = "";

/** Chooses the icon for the slowest transfer, so that a tick appears only when all transfers are complete. */
function chooseIcon(shown: Iterable<TabSign>): string {
  const hash = import.meta.env.VITE_TAB_ICONS_HASH;
  const all = [...shown];
  const ratios = all.filter((sign) => sign !== "done");
  if (all.length === 0 || hash === undefined) return usual;
  if (ratios.length === 0) return `/assets/tab-done-${hash}.svg`;
  const percent = Math.floor((Math.min(...ratios) * 100) / PERCENT_STEP) * PERCENT_STEP;
  return `/assets/tab-${Math.min(percent, LAST_PERCENT)}-${hash}.svg`;
}

/**
 * Shows a transfer in the tab's icon.
 *
 * @param owner - identifies the transfer, because several may run in parallel
 * @param sign - `null` to remove the transfer
 */
export function showInTab(owner: object, sign: TabSign | null): void {
  if (sign === null) signs.delete(owner);
  else signs.set(owner, sign);
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (usual === "") usual = link?.getAttribute("href") ?? "";
  const icon = chooseIcon(signs.values());
  if (link !== null && icon !== "" && link.getAttribute("href") !== icon) link.setAttribute("href", icon);
}
