import { afterEach, expect } from "vitest";

/*
 * Browsers that translate a page replace its text nodes by elements. React updates and removes a text that is the only
 * child of its element through that element, so it never notices. Beside other children it keeps the text node itself,
 * and then changes words that nobody sees any more, or throws when it removes the node.
 */

/** Words that React put beside other children. */
const found = new Set<string>();

/** Whether React asks for a node, and not the DOM library itself to set the only text of an element. */
const isAskedByReact = () => /react-dom/.test(new Error().stack?.split("\n")[3] ?? "");

/** Makes tests fail that render text which would not survive a translation. Blanks are not translated. */
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
