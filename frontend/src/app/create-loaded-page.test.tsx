import { expect, test } from "vitest";
import { createLoadedPage } from "./create-loaded-page.ts";

const FIRST = '<script type="module" src="/assets/index-Aa11Bb22.js"></script>';

/** A page that has loaded one script. Its server now returns this response. */
function setUp(answer: () => Promise<Response>) {
  const asked: string[] = [];
  const opened: string[] = [];
  const page = createLoadedPage({
    document: new DOMParser().parseFromString(FIRST, "text/html"),
    navigator: { userAgent: "Firefox/153.0", language: "de-CH", languages: ["de-CH"] },
    isSecureContext: true,
    location: {
      search: "",
      href: "https://envoi.example/",
      reload: () => void opened.push("again"),
      assign: (path: string | URL) => void opened.push(`${path}`),
    },
    history,
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
  ["is an error", async () => new Response("busy", { status: 503 }), false],
  ["cannot be fetched", () => Promise.reject(new TypeError("network error")), false],
] as const)("if the server's page %s, the loaded page has been replaced: $2", async (_what, answer, isReplaced) => {
  const { page, asked } = setUp(answer);
  expect(await page.isReplaced()).toBe(isReplaced);
  expect(asked).toEqual(["/"]);
});

test("`reload` loads the same page again, or opens the page at the given path", () => {
  const { page, opened } = setUp(html(""));
  page.reload();
  page.reload("/");
  expect(opened).toEqual(["again", "/"]);
});

test("the page reports whether it was loaded securely, and the browser's name", () => {
  const { page } = setUp(html(""));
  expect(page).toMatchObject({ isSecure: true, browserName: "Firefox" });
});

test.each([
  ["/download/1f/?lang=fr#key", "/download/1f/#key"],
  ["/?utm_source=letter&lang=tlh", "/?utm_source=letter"],
])("changes %s to %s by removing only the language parameter, and preserves the history state", (from, to) => {
  history.pushState({ idx: 3 }, "", from);
  const entries = history.length;
  createLoadedPage(window).forgetAskedLanguage();
  expect(location.href).toBe(new URL(to, location.origin).href);
  expect(history.state).toEqual({ idx: 3 });
  expect(history.length).toBe(entries);
});

test("a URL without a language parameter is unchanged", () => {
  history.pushState(null, "", "/?utm_source=a%20b&x#key");
  createLoadedPage(window).forgetAskedLanguage();
  expect(location.href).toBe(`${location.origin}/?utm_source=a%20b&x#key`);
});
