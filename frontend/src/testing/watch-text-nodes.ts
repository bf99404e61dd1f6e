import { afterEach, expect } from "vitest";

/*
 * Browsers that translate a page replace its text nodes with elements. React updates and removes an only child's text
 * through its parent element, so it never notices. If the text has siblings, React keeps the text node itself, so it
 * later changes a text that is no longer shown, or throws when removing the node.
 */

/** Contents of the text nodes that React has rendered next to other children. */
const found = new Set<string>();

/**
 * Whether React creates a text node, rather than the DOM library, which does so when React sets an element's only text.
 */
const isAskedByReact = () => /react-dom/.test(new Error().stack?.split("\n")[3] ?? "");

/**
 * Fails a test that renders text that would not survive translation. Ignores whitespace because browsers do not
 * translate it.
 */
export function watchTextNodes(): void {
  const create = document.createTextNode.bind(document);
  document.createTextNode = (text) => {
    if (text.trim() !== "" && isAskedByReact()) found.add(text);
    return create(text);
  };
  afterEach(() => {
    const beside = [...found];
    found.clear();
    expect(beside, "texts beside other children, which need an element of their own").toEqual([]);
  });
}
