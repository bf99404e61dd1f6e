import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/** Rings for 0, 10, … 90 percent. */
const STEPS = Array.from({ length: 10 }, (_, step) => step * 10);
const RADIUS = 17;
const HASH_CHARACTERS = 8;
const ACCENT = "#e5484d";

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-22 -22 44 44" fill="none" stroke="${ACCENT}" stroke-width="7">${content}</svg>`;

const ring = (percent: number) =>
  svg(
    `<circle r="${RADIUS}" stroke-opacity=".3"/><circle r="${RADIUS}" pathLength="100" stroke-dasharray="${percent} 100" transform="rotate(-90)"/>`,
  );

const tick = svg(
  `<circle r="18" fill="${ACCENT}"/><path d="m-9 1 6 7L9-7" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
);

/**
 * Browser tab icons during and after a transfer. They are files because the content security policy does not allow
 * images drawn by a script.
 */
export function tabIcons(): Plugin {
  const icons = new Map<string, string>(STEPS.map((percent) => [`${percent}`, ring(percent)]));
  icons.set("done", tick);
  const hash = createHash("sha256")
    .update(JSON.stringify([...icons]))
    .digest("base64url")
    .slice(0, HASH_CHARACTERS);
  return {
    name: "envoi:tab-icons",
    apply: "build",
    config: () => ({ define: { "import.meta.env.VITE_TAB_ICONS_HASH": JSON.stringify(hash) } }),
    generateBundle() {
      for (const [name, source] of icons) {
        this.emitFile({ type: "asset", fileName: `assets/tab-${name}-${hash}.svg`, source });
      }
    },
  };
}
