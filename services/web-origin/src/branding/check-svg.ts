import { decodeTextFile, TextFileError } from "@envoi/platform/text-file";
import {
  parseXml,
  XmlCdata,
  XmlComment,
  XmlDeclaration,
  type XmlDocument,
  XmlElement,
  XmlError,
  type XmlNode,
  XmlText,
} from "@rgrove/parse-xml";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const XLINK_NAMESPACE = "http://www.w3.org/1999/xlink";

/** Elements that draw. All others are refused, such as scripts, foreign content, images, links and animations. */
const DRAWING = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style", "switch"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"],
  ...["linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker"],
  ...["filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feDropShadow", "feFlood", "feFuncA"],
  ...["feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset"],
]);

const ATTRIBUTE = /^(?:[a-zA-Z][\w-]*|xlink:href|xml:space|xml:lang|xmlns:xlink)$/;
/** A reference to an element of the same file. */
const OWN_ELEMENT = /^#[\w.-]+$/;
const OWN_URL = /url\(\s*(["']?)#[\w.-]+\1\s*\)/gi;
const MAX_ELEMENTS = 5_000;

/** What makes a file unacceptable. */
class Refusal extends Error {}

function refuse(reason: string): never {
  throw new Refusal(reason);
}

/** Refuses CSS that loads something, or hides it behind escapes. */
function checkStyle(css: string, place: string): void {
  if (css.includes("\\")) refuse(`${place} has an escape (\\) in its style`);
  if (css.includes("@")) refuse(`${place} has a CSS rule with @, such as @import`);
  if (/(?:url|image|image-set|src)\s*\(/i.test(css.replace(OWN_URL, ""))) {
    refuse(`${place} refers to something outside the file with url()`);
  }
}

function checkAttribute(element: string, name: string, value: string): void {
  const place = `<${element} ${name}>`;
  if (/^on/i.test(name)) refuse(`${place} is an event handler`);
  if (!ATTRIBUTE.test(name) || /^(?:src|base|style-src)$/i.test(name))
    refuse(`${place} is not an attribute of plain SVG`);
  if (name === "xmlns" && value !== SVG_NAMESPACE) refuse(`<${element}> belongs to another namespace: ${value}`);
  if (name === "xmlns:xlink" && value !== XLINK_NAMESPACE) refuse(`${place} is not the namespace of XLink`);
  if (/^(?:xlink:)?href$/.test(name) && !OWN_ELEMENT.test(value))
    refuse(`${place} refers to something outside the file`);
  checkStyle(value, place);
}

function elementsIn(document: XmlDocument): XmlElement[] {
  const found: XmlElement[] = [];
  const pending: XmlNode[] = [...document.children];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node instanceof XmlElement) {
      found.push(node);
      pending.push(...node.children);
      if (found.length > MAX_ELEMENTS) refuse(`has more than ${MAX_ELEMENTS} elements`);
    } else if (node instanceof XmlDeclaration) {
      if (!/^(?:utf-8)?$/i.test(node.encoding ?? ""))
        refuse(`declares the encoding ${node.encoding}; save it as UTF-8`);
    } else if (!(node instanceof XmlText || node instanceof XmlCdata || node instanceof XmlComment)) {
      refuse(`has a ${node.type === "doctype" ? "DOCTYPE" : "processing instruction"}; remove it`);
    }
  }
  return found;
}

/** Refuses copies of copies, which could multiply to an image that never finishes drawing. */
function checkCopies(elements: readonly XmlElement[]): void {
  const uses = elements.filter(({ name }) => name === "use");
  const targets = new Set(uses.map(({ attributes }) => (attributes["href"] ?? attributes["xlink:href"])?.slice(1)));
  for (const use of uses) {
    for (let at: XmlNode | null = use; at instanceof XmlElement; at = at.parent) {
      if (targets.has(at.attributes["id"])) refuse("has a <use> that copies another <use>");
    }
  }
}

/** @returns width divided by height, from the root's `viewBox` */
function readRatio(root: XmlElement): number {
  const [, , width = 0, height = 0] = (root.attributes["viewBox"] ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) refuse("needs a viewBox with a width and a height");
  return width / height;
}

function checkDocument(text: string): number {
  const document = parseXml(text, { preserveDocumentType: true, preserveXmlDeclaration: true });
  const elements = elementsIn(document);
  const { root } = document;
  if (root?.name !== "svg" || root.attributes["xmlns"] !== SVG_NAMESPACE)
    refuse("is not SVG: its root is another element");
  for (const { name, attributes, text } of elements) {
    if (!DRAWING.has(name)) refuse(`contains <${name}>, which plain SVG does not need`);
    for (const [attribute, value] of Object.entries(attributes)) checkAttribute(name, attribute, value);
    if (name === "style") checkStyle(text, "<style>");
  }
  checkCopies(elements);
  return readRatio(root);
}

/**
 * Accepts SVG that only draws: no scripts, event handlers, foreign content, references to anything outside the file.
 * Nothing is repaired, because browsers could read a repaired file differently.
 *
 * @returns width divided by height, or the problem
 */
export function checkSvg(bytes: Uint8Array): { ratio: number } | { problem: string } {
  try {
    return { ratio: checkDocument(decodeTextFile(bytes)) };
  } catch (error) {
    if (error instanceof Refusal || error instanceof TextFileError) return { problem: error.message };
    if (error instanceof XmlError) return { problem: `is not well-formed XML: ${error.message.split("\n")[0]}` };
    if (error instanceof RangeError) return { problem: "is nested too deeply" };
    throw error;
  }
}
