import { expect, test } from "vitest";
import { browserName } from "./create-loaded-page.ts";
import { browserUpdatePage } from "./pages/unsupported-page.tsx";

const SAFARI = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.0.0";

test.each([
  [`${CHROME} Safari/537.36`, "https://support.google.com/chrome/"],
  [`${CHROME} Safari/537.36 Edg/88.0.0.0`, "https://www.microsoft.com/edge"],
  [`${CHROME} Safari/537.36 OPR/74.0.0.0`, "https://www.opera.com/"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:91.0) Gecko/20100101 Firefox/91.0", "https://support.mozilla.org/"],
  [`${SAFARI} Version/14.1 Safari/605.1.15`, "https://support.apple.com/"],
  [`${SAFARI} Version/14.0 Mobile/15E148 Safari/604.1`, "https://support.apple.com/"],
  ["Something else", "https://browsehappy.com/"],
])("the user of a browser with the user agent string %s is referred to %s for updates", (userAgent, page) => {
  expect(browserUpdatePage(browserName({ userAgent })).startsWith(page)).toBe(true);
});

test("a browser derived from another browser is referred to the list of all browsers", () => {
  const brands = [{ brand: "Not A;Brand" }, { brand: "Chromium" }, { brand: "Brave" }];
  const navigator = { userAgent: `${CHROME} Safari/537.36`, userAgentData: { brands } };
  expect(browserUpdatePage(browserName(navigator))).toBe("https://browsehappy.com/");
});
