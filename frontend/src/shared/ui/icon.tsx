import { createElement, type ReactNode } from "react";

/**
 * Creates an icon on a 20 px grid, with strokes in the text colour. Icons are decorative: the adjacent text says the
 * same.
 */
export function createIcon(...drawing: readonly ReactNode[]) {
  // As separate arguments, the parts need no keys.
  const icon = createElement(
    "svg",
    {
      width: 20,
      height: 20,
      viewBox: "0 0 20 20",
      fill: "none",
      stroke: "currentColor",
      strokeWidth: 1.75,
      strokeLinecap: "round",
      strokeLinejoin: "round",
      "aria-hidden": true,
      focusable: false,
    },
    ...drawing,
  );
  return () => icon;
}

// These icons are in the initial script; others are loaded with the parts that use them.
export const CloseIcon = createIcon(<path d="m5 5 10 10M15 5 5 15" />);
export const FolderIcon = createIcon(
  <path d="M3 15V5.5A1.5 1.5 0 0 1 4.5 4H8l2 2.5h5.5A1.5 1.5 0 0 1 17 8v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15Z" />,
);
export const PlusIcon = createIcon(<path d="M10 4v12M4 10h12" />);
