import { describe, expect, it } from "vitest";
import { oldestBrowsers } from "../browsers/browser-lists.ts";
import { lackingApis } from "../browsers/lacking-apis.ts";
import { newerApisIn } from "./newer-apis.ts";

const lacking = lackingApis(oldestBrowsers("supported"));
const namesIn = (source: string, file = "a.ts") => newerApisIn(source, file, lacking).map(({ name }) => name);

describe("the check for newer APIs", () => {
  it.each([
    ["URL.parse(text)", "URL.parse"],
    ["Promise.withResolvers<void>()", "Promise.withResolvers"],
    ["Array.fromAsync(stream)", "Array.fromAsync"],
    ["AbortSignal.any([signal])", "AbortSignal.any"],
    ["Map.groupBy(all, keyOf)", "Map.groupBy"],
    ["new Intl.Segmenter()", "Intl.Segmenter"],
    ["navigator.wakeLock.request()", "navigator.wakeLock"],
    ["requestIdleCallback(work)", "requestIdleCallback"],
    ["new Sanitizer()", "Sanitizer"],
    ["element.checkVisibility()", ".checkVisibility"],
  ])("finds the API in %s that one of the oldest supported browsers lacks", (source, name) => {
    expect(namesIn(source)).toEqual([name]);
  });

  it.each([
    "new URL(text)",
    "AbortSignal.timeout(5)",
    "list.toReversed()",
    "structuredClone(value)",
    "own.parse(text)",
  ])("accepts %s, which all supported browsers have", (source) => expect(namesIn(source)).toEqual([]));

  it("parses components, and reports the line that uses a newer API", () => {
    const source = "const a = 1;\nexport const view = <p>{URL.parse(text)?.host}</p>;";
    expect(newerApisIn(source, "view.tsx", lacking)).toEqual([{ line: 2, name: "URL.parse" }]);
  });
});
