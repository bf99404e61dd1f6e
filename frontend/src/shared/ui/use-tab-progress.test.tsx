import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { setFocus } from "../../testing/set-focus.ts";
import type { TabSign } from "./tab-icon.ts";
import { useTabProgress } from "./use-tab-progress.ts";

beforeEach(() => {
  vi.stubEnv("VITE_TAB_ICONS_HASH", "abc");
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  document.title = "Envoi";
});
afterEach(() => {
  vi.unstubAllEnvs();
  document.head.innerHTML = "";
});

function Transfer({ sign }: { sign: TabSign }) {
  useTabProgress(sign);
  return null;
}

const icon = () => document.querySelector("link[rel=icon]")?.getAttribute("href");

function show(...signs: TabSign[]): void {
  renderPart(
    signs.map((sign, at) => <Transfer key={String(at)} sign={sign} />),
    fakeEnvironment(),
  );
}

/** A transfer that ends when its button is clicked. */
function Ending() {
  const [sign, setSign] = useState<TabSign>(0.5);
  useTabProgress(sign);
  return <button type="button" onClick={() => setSign("done")} />;
}

/** A transfer that makes progress with each click on its button. */
function Growing() {
  const [steps, setSteps] = useState(0);
  useTabProgress(0.1 + steps * 0.03);
  return <button type="button" onClick={() => setSteps(steps + 1)} />;
}

test("even with two simultaneous transfers, the title is restored on focus [R2.71]", () => {
  setFocus(true);
  show(0.25, 0.5);
  setFocus(false);
  expect(document.title).toBe("50%");
  setFocus(true);
  expect(document.title).toBe("Envoi");
});

test.each<[string, TabSign[]]>([
  ["/assets/tab-0-abc.svg", [0]],
  ["/assets/tab-0-abc.svg", [0.099]],
  ["/assets/tab-10-abc.svg", [0.1]],
  ["/assets/tab-90-abc.svg", [1]],
  ["/assets/tab-20-abc.svg", [0.5, 0.25]],
  ["/favicon.svg", ["done"]],
])("the tab has the icon %s during transfers with the progress %j", (path, signs) => {
  setFocus(true);
  show(...signs);
  expect(icon()).toBe(path);
});

test("a transfer that ends while the user is away leaves a tick until they return", () => {
  setFocus(false);
  renderPart(<Ending />, fakeEnvironment());
  fireEvent.click(screen.getByRole("button"));
  expect([document.title, icon()]).toEqual(["✓ Envoi", "/assets/tab-done-abc.svg"]);
  setFocus(true);
  expect([document.title, icon()]).toEqual(["Envoi", "/favicon.svg"]);
  setFocus(false);
  expect([document.title, icon()]).toEqual(["Envoi", "/favicon.svg"]);
});

test("a transfer that ends while the user is watching leaves no tick", () => {
  setFocus(true);
  renderPart(<Ending />, fakeEnvironment());
  fireEvent.click(screen.getByRole("button"));
  setFocus(false);
  expect([document.title, icon()]).toEqual(["Envoi", "/favicon.svg"]);
});

test("browsers fetch an icon only when the tab shows another one", () => {
  setFocus(true);
  const link = document.querySelector("link[rel=icon]");
  const setIcon = vi.spyOn(link as Element, "setAttribute");
  renderPart(<Growing />, fakeEnvironment());
  for (let click = 0; click < 4; click += 1) fireEvent.click(screen.getByRole("button"));
  expect(setIcon.mock.calls.map(([, path]) => path)).toEqual(["/assets/tab-10-abc.svg", "/assets/tab-20-abc.svg"]);
});
