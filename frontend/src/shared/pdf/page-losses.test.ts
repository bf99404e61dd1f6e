import { expect, test } from "vitest";
import { isElsewhere, lossesIn } from "./page-losses.ts";

test("images that pdf.js omits are counted", () => {
  expect(
    lossesIn([
      "Warning: Dependent image isn't ready yet",
      "Warning: Dependent image isn't ready yet",
      'Warning: Unable to decode inline image: "Error: end".',
      "Warning: Image exceeded maximum allowed size and was removed.",
    ]),
  ).toEqual({ missingPictures: 4, isIncomplete: false });
});

test.each([
  'Warning: FormatError: Required "loca" table is not found',
  "Warning: Error during font loading: Unknown CMap name: Unknown-H",
  'Warning: Font "F1" is not available.',
  'Warning: Filter "FooDecode" is not supported.',
  'Warning: Invalid stream: "FormatError: Unknown compression method in flate stream: 103, 97"',
  'Warning: getOperatorList - ignoring XObject: "FormatError: XObject should be a stream".',
])("%s makes a page incomplete", (warning) => {
  expect(lossesIn([warning])).toEqual({ missingPictures: 0, isIncomplete: true });
});

test("pdf.js warnings about repairs, and further warnings about an omitted image, are not counted", () => {
  const repaired = ["Warning: Indexing all PDF objects", "Warning: TT: undefined function: 32"];
  const again = ['Warning: Unable to decode image "img_p0_1": "JpxError: no".'];
  expect(lossesIn([...repaired, ...again])).toEqual({ missingPictures: 0, isIncomplete: false });
});

test.each([
  ["pages", {}, false],
  ["a form", { IsAcroFormPresent: true }, false],
  ["an XFA form that is also drawn", { IsAcroFormPresent: true, IsXFAPresent: true }, false],
  ["an XFA form", { IsXFAPresent: true, IsAcroFormPresent: false }, true],
  ["a collection of files", { IsCollectionPresent: true }, true],
])("whether a PDF with %s has its actual content outside its pages: $2", (_what, info, expected) => {
  expect(isElsewhere(info)).toBe(expected);
});
