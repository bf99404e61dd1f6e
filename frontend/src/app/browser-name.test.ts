import { expect, test } from "vitest";
import { browserName } from "./create-loaded-page.ts";

test("a browser is named after its own brand, not its engine's", () => {
  const brands = [{ brand: "Not;A=Brand" }, { brand: "Chromium" }, { brand: "Google Chrome" }];
  expect(browserName({ userAgent: "", userAgentData: { brands } })).toBe("Google Chrome");
});

const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0"],
  ["Chrome", `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36`],
  ["Chrome", `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/156.0.0.0 Safari/537.36`],
  ["Edge", `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0`],
  ["Safari", `Mozilla/5.0 (Macintosh) ${WEBKIT} Version/18.2 Safari/605.1.15`],
  ["unknown", "Lynx"],
])("without brands, %s is identified by its user agent string", (name, userAgent) => {
  expect(browserName({ userAgent })).toBe(name);
});

test("if only the engine's brand is listed, the user agent string determines the name", () => {
  const brands = [{ brand: "Not;A=Brand" }, { brand: "Chromium" }];
  expect(browserName({ userAgent: "Chrome/156.0.0.0", userAgentData: { brands } })).toBe("Chrome");
});
