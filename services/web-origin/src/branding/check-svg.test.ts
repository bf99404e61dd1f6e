import { expect, test } from "vitest";
import { checkSvg } from "./check-svg.ts";

const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

test.each([
  ["shapes", '<g fill="#e5484d"><path d="M0 0h4v4z"/><circle r="3"/></g>'],
  [
    "a gradient of the same file",
    '<linearGradient id="g"><stop/></linearGradient><rect fill="url(#g)" width="4" height="4"/>',
  ],
  ["a style without addresses", "<style>.a{fill:#e5484d;clip-path:url('#c')}</style>"],
  ["a copy of a shape", '<defs><path id="p" d="M0 0"/></defs><use href="#p" x="4"/>'],
  ["a comment", "<!-- drawn by hand -->"],
])("accepts %s", (_, content) => {
  expect(checkSvg(svg(content))).toEqual({ ratio: 2 });
});

test.each([
  ["a script", "<script>alert(1)</script>", "contains <script>"],
  ["a script in another case", "<SCRIPT>alert(1)</SCRIPT>", "contains <SCRIPT>"],
  ["a script of another namespace prefix", '<x:script xmlns:x="http://www.w3.org/2000/svg"/>', "<x:script>"],
  ["an event handler", '<rect onload="alert(1)"/>', "event handler"],
  ["an event handler in another case", '<rect ONCLICK="alert(1)"/>', "event handler"],
  ["foreign content", "<foreignObject><p/></foreignObject>", "contains <foreignObject>"],
  ["an element of HTML", '<g><rect xmlns="http://www.w3.org/1999/xhtml"/></g>', "another namespace"],
  ["an image", '<image href="https://elsewhere.example/a.png"/>', "contains <image>"],
  ["a link", '<a href="javascript:alert(1)"/>', "contains <a>"],
  ["an animation", '<animate attributeName="href" to="javascript:alert(1)"/>', "contains <animate>"],
  ["a copy from elsewhere", '<use href="https://elsewhere.example/a.svg#p"/>', "outside the file"],
  [
    "a copy from elsewhere, in XLink",
    '<use xlink:href="data:image/svg+xml,x" xmlns:xlink="http://www.w3.org/1999/xlink"/>',
    "outside the file",
  ],
  ["an address in a style element", "<style>rect{fill:url(https://elsewhere.example/a.svg#g)}</style>", "url()"],
  ["an address in CDATA", "<style><![CDATA[rect{fill:URL (https://elsewhere.example)}]]></style>", "url()"],
  ["an import", '<style>@import "https://elsewhere.example/a.css";</style>', "rule with @"],
  ["an escaped address", "<style>rect{fill:\\75rl(https://elsewhere.example)}</style>", "escape"],
  ["an address in a style attribute", '<rect style="fill:url(//elsewhere.example/a)"/>', "url()"],
  ["an address in an attribute", '<rect fill="url(https://elsewhere.example/#g)"/>', "url()"],
  ["an address written as character references", '<rect fill="&#117;rl(//elsewhere.example)"/>', "url()"],
  ["a base address", '<g xml:base="https://elsewhere.example/"/>', "not an attribute"],
  ["an unknown entity", "<text>&payload;</text>", "not well-formed"],
  ["an unclosed element", "<g>", "not well-formed"],
  [
    "a copy of a copy",
    '<g id="a"><rect/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>',
    "copies another",
  ],
])("refuses %s", (_, content, reason) => {
  expect(checkSvg(svg(content))).toEqual({ problem: expect.stringContaining(reason) });
});

test("refuses document types, style sheet instructions and other encodings", () => {
  const after = (start: string) => checkSvg(Buffer.concat([Buffer.from(start), svg("")]));
  expect(after('<!DOCTYPE svg [<!ENTITY a "b">]>')).toEqual({ problem: expect.stringContaining("DOCTYPE") });
  expect(after('<?xml-stylesheet href="//elsewhere.example/a.css"?>')).toEqual({
    problem: expect.stringContaining("processing instruction"),
  });
  expect(after('<?xml version="1.0" encoding="UTF-7"?>')).toEqual({ problem: expect.stringContaining("UTF-7") });
  expect(after('<?xml version="1.0" encoding="UTF-8"?>')).toEqual({ ratio: 2 });
  expect(checkSvg(Buffer.from("\ufeff<svg/>", "utf16le"))).toEqual({ problem: expect.stringContaining("UTF-16") });
});

test("refuses what is not SVG, has no size, or would take too long", () => {
  expect(checkSvg(Buffer.from("<html><script/></html>"))).toEqual({ problem: expect.stringContaining("not SVG") });
  expect(checkSvg(Buffer.from("\x89PNG"))).toEqual({ problem: expect.any(String) });
  expect(checkSvg(svg("", 'width="4"'))).toEqual({ problem: expect.stringContaining("viewBox") });
  expect(checkSvg(svg("<g/>".repeat(6_000)))).toEqual({ problem: expect.stringContaining("more than 5000 elements") });
  expect(checkSvg(svg(`${"<g>".repeat(20_000)}${"</g>".repeat(20_000)}`))).toEqual({ problem: expect.any(String) });
});
