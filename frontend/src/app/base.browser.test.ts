import type {} from "@vitest/browser-playwright";
import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import html from "../../index.html?raw";
import "./base.css";

afterEach(() => document.body.replaceChildren());

/** What stands in the page until it begins. */
function showBeforeStart(): HTMLElement {
  const root = new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>("#root");
  if (root === null) throw new Error("index.html has none");
  document.body.append(root);
  return root;
}

test("a page that has not begun after 10 s says what to do", () => {
  const [...words] = showBeforeStart().querySelectorAll("h1, p");
  expect(words).toHaveLength(2);
  for (const word of words) {
    expect(getComputedStyle(word).visibility).toBe("hidden");
    const [waiting] = word.getAnimations();
    expect(waiting?.effect?.getComputedTiming().delay).toBe(10_000);
    waiting?.finish();
    expect(getComputedStyle(word).visibility).toBe("visible");
  }
});

test("before it begins a page has painted something, and says nothing in any language", () => {
  const root = showBeforeStart();
  const seen = [...root.querySelectorAll("*")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  expect(seen.map(({ localName }) => localName)).toContain("circle");
  expect(seen.filter(({ localName }) => ["h1", "p"].includes(localName))).toEqual([]);
});

test("where less motion is wanted nothing repeats", async () => {
  const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
  document.body.style.animation = "tell 1s infinite alternate";
  expect(getComputedStyle(document.body).animationIterationCount).toBe("1");
  document.body.style.animation = "";
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});
