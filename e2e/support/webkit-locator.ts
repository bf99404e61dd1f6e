/**
 * A condition for an element's text: contains a string (ignoring case), equals a string, or matches a regular
 * expression.
 */
type Pattern = { text: string; isWhole: boolean } | { source: string; flags: string };

/** One step of a locator, which leads from some elements to others. The steps are applied in order. */
export type Step =
  | { by: "selector"; selector: string }
  | { by: "text" | "label" | "having"; pattern: Pattern }
  | { by: "role"; role: string; pattern: Pattern | null }
  | { by: "nth"; index: number };

export function toPattern(wanted: string | RegExp, isWhole = false): Pattern {
  return wanted instanceof RegExp
    ? { source: wanted.source, flags: wanted.flags }
    : { text: wanted.replace(/\s+/g, " ").trim(), isWhole };
}

/**
 * Runs in the page, so it must be self-contained.
 *
 * @returns the elements found by these steps
 */
export function findElements(steps: readonly Step[]): Element[] {
  const SELECTORS: Record<string, string> = {
    alert: "[role=alert]",
    button: "button, summary, [role=button]",
    checkbox: "input[type=checkbox]",
    combobox: "select",
    contentinfo: "footer",
    dialog: "dialog",
    heading: "h1, h2, h3, h4",
    img: "img, [role=img]",
    link: "a[href]",
    list: "ul, ol, [role=list]",
    main: "main",
    status: "[role=status]",
    textbox: "input:not([type]), input[type=text], textarea",
  };
  const WORDLESS = "script, style, noscript, template";
  const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
  function fits(pattern: Pattern, text: string | null): boolean {
    if ("source" in pattern) return new RegExp(pattern.source, pattern.flags).test(plain(text));
    if (pattern.isWhole) return plain(text) === pattern.text;
    return plain(text).toLowerCase().includes(pattern.text.toLowerCase());
  }
  const joinTexts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent).join(" ");
  function computeName(element: Element): string {
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = ids.map((id) => document.getElementById(id)).filter((label) => label !== null);
    if (labels.length > 0) return joinTexts(labels);
    const own = element.getAttribute("aria-label") ?? element.getAttribute("alt");
    if (own !== null) return own;
    const owned = "labels" in element ? (element.labels as NodeListOf<Element> | null) : null;
    return owned !== null && owned.length > 0 ? joinTexts(owned) : (element.textContent ?? "");
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest("[aria-hidden=true]") === null;
  function step(from: (Document | Element)[], next: Step): Element[] {
    const inside = (selector: string) => [...new Set(from.flatMap((root) => [...root.querySelectorAll(selector)]))];
    switch (next.by) {
      case "selector":
        return inside(next.selector);
      case "text": {
        const reads = (element: Element) => fits(next.pattern, element.textContent) && !element.matches(WORDLESS);
        // An element from which the search starts may itself match.
        const places = from.filter((root) => root instanceof Element);
        return [...places, ...inside("*")].filter((element) => reads(element) && ![...element.children].some(reads));
      }
      case "label":
        return inside("input, select, textarea").filter((element) => fits(next.pattern, computeName(element)));
      case "having":
        return (from as Element[]).filter((element) => fits(next.pattern, element.textContent));
      case "role": {
        const named = inside(SELECTORS[next.role] ?? `[role=${next.role}]`).filter(isShown);
        return named.filter((element) => next.pattern === null || fits(next.pattern, computeName(element)));
      }
      case "nth":
        return (from as Element[]).slice(next.index).slice(0, 1);
    }
  }
  return steps.reduce<(Document | Element)[]>(step, [document]) as Element[];
}
