import type {} from "@vitest/browser-playwright";
import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import html from "../../index.html?raw";
import "./base.css";

afterEach(() => document.body.replaceChildren());

/** The words that stand in the page until it begins. */
function wordsBeforeStart(): HTMLElement {
  const root = new DOMParser().parseFromString(html, "text/html").querySelector("#root");
  const words = root?.querySelector("main");
  if (!root || !words) throw new Error("index.html has none");
  document.body.append(root);
  return words;
}

test("a page that has not begun after 10 s says what to do", () => {
  const words = wordsBeforeStart();
  expect(getComputedStyle(words).visibility).toBe("hidden");
  const [waiting] = words.getAnimations();
  expect(waiting?.effect?.getComputedTiming().delay).toBe(10_000);
  waiting?.finish();
  expect(getComputedStyle(words).visibility).toBe("visible");
});

test("where less motion is wanted nothing repeats", async () => {
  const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
  document.body.style.animation = "tell 1s infinite alternate";
  expect(getComputedStyle(document.body).animationIterationCount).toBe("1");
  document.body.style.animation = "";
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });
});
