import { expect, test } from "vitest";
import { createLoadedPage } from "./create-loaded-page.ts";

const FIRST = '<script type="module" src="/assets/index-Aa11Bb22.js"></script>';

/** A page that began with one script, on a server that answers as told. */
function setUp(answer: () => Promise<Response>) {
  const asked: string[] = [];
  const opened: string[] = [];
  const page = createLoadedPage({
    document: new DOMParser().parseFromString(FIRST, "text/html"),
    navigator: { userAgent: "Firefox/153.0", language: "de-CH" },
    isSecureContext: true,
    location: {
      search: "",
      reload: () => void opened.push("again"),
      assign: (path: string | URL) => void opened.push(`${path}`),
    },
    fetch: (path) => {
      asked.push(`${path}`);
      return answer();
    },
  });
  return { page, asked, opened };
}

const html = (text: string) => async () => new Response(text);

test.each([
  ["begins with another script", html(FIRST.replace("Aa11Bb22", "Cc33Dd44")), true],
  ["begins with the same script", html(FIRST), false],
  ["is not answered with", async () => new Response("busy", { status: 503 }), false],
  ["cannot be asked for", () => Promise.reject(new TypeError("no line")), false],
] as const)("a page %s: replaced %3$s", async (_what, answer, isReplaced) => {
  const { page, asked } = setUp(answer);
  expect(await page.isReplaced()).toBe(isReplaced);
  expect(asked).toEqual(["/"]);
});

test("the page is loaded again where it is, or another one is opened", () => {
  const { page, opened } = setUp(html(""));
  page.reload();
  page.reload("/");
  expect(opened).toEqual(["again", "/"]);
});

test("the page knows whether it was loaded securely, and what people call the browser", () => {
  const { page } = setUp(html(""));
  expect(page).toMatchObject({ isSecure: true, browserName: "Firefox" });
});
