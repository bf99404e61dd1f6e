import { afterEach, expect } from "vitest";

/*
 * Browsers that translate a page replace its text nodes with elements. React updates and removes a text that is the
 * only child of its element through that element, so it never notices. If the text has siblings, React keeps the text
 * node itself, so it later changes a text that is no longer shown, or throws when it removes the node.
 */

/** Texts that React has put beside other children. */
const found = new Set<string>();

/** Whether React asks for a text node, rather than the DOM library, which sets the only text of an element. */
const isAskedByReact = () => /react-dom/.test(new Error().stack?.split("\n")[3] ?? "");

/**
 * Makes a test fail if it renders text that would not survive a translation. Ignores blanks because browsers do not
 * translate them.
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
