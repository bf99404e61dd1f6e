import type {} from "@vitest/browser-playwright";
import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import html from "../../index.html?raw";
import "./base.css";

afterEach(() => document.body.replaceChildren());

/** The page's content before the application starts. */
function showBeforeStart(): HTMLElement {
  const root = new DOMParser().parseFromString(html, "text/html").querySelector<HTMLElement>("#root");
  if (root === null) throw new Error("index.html has no #root");
  document.body.append(root);
  return root;
}

test("a page that has not started after 10 s explains what to do", () => {
  const [...words] = showBeforeStart().querySelectorAll("h1, p");
  expect(words).toHaveLength(3);
  for (const word of words) {
    expect(getComputedStyle(word).visibility).toBe("hidden");
    const [waiting] = word.getAnimations();
    expect(waiting?.effect?.getComputedTiming().delay).toBe(10_000);
    waiting?.finish();
    expect(getComputedStyle(word).visibility).toBe("visible");
  }
});

test("a page paints its layout but no text before it starts", () => {
  const root = showBeforeStart();
  const seen = [...root.querySelectorAll("*")].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  expect(seen.map(({ localName }) => localName)).toContain("circle");
  expect(seen.filter(({ localName }) => ["h1", "p"].includes(localName))).toEqual([]);
});

test("nothing animates in a loop when the user prefers reduced motion", async () => {
  const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
  document.body.style.animation = "reveal 1s infinite alternate";
  expect(getComputedStyle(document.body).animationIterationCount).toBe("1");
  document.body.style.animation = "";
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});
