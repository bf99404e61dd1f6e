import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { waitFor } from "@envoi/testkit";
import type { Page } from "playwright-core";
import type { Session } from "./webkit.ts";
import { findElements, type Step, toPattern } from "./webkit-locator.ts";

const PATIENCE_SECONDS = 60;
const PAUSE_MS = 50;

/** WebDriver codes of keys that are not characters. */
const KEYS: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  ControlOrMeta: "\uE009",
};
/** Releases all modifiers. */
const RELEASE = "\uE000";

type RoleOptions = { name?: string | RegExp; exact?: boolean };
type File = { name: string; buffer: Buffer };

/** Thrown for a feature that the driver does not support. */
class UnsupportedError extends Error {
  override readonly name = "Unsupported";
}

/** Members of Playwright's interface used by journeys and supported by this driver. */
class WebKitLocator {
  readonly #session: Session;
  readonly #steps: readonly Step[];

  constructor(session: Session, steps: readonly Step[]) {
    this.#session = session;
    this.#steps = steps;
  }

  #then(step: Step): WebKitLocator {
    return new WebKitLocator(this.#session, [...this.#steps, step]);
  }

  locator = (selector: string) => this.#then({ by: "selector", selector });
  getByTestId = (id: string) => this.locator(`[data-testid="${id}"]`);
  getByText = (text: string | RegExp, { exact = false } = {}) =>
    this.#then({ by: "text", pattern: toPattern(text, exact) });
  getByLabel = (text: string | RegExp) => this.#then({ by: "label", pattern: toPattern(text) });
  getByRole = (role: string, { name, exact = false }: RoleOptions = {}) =>
    this.#then({ by: "role", role, pattern: name === undefined ? null : toPattern(name, exact) });
  filter = ({ hasText }: { hasText: string | RegExp }) => this.#then({ by: "having", pattern: toPattern(hasText) });
  nth = (index: number) => this.#then({ by: "nth", index });
  first = () => this.nth(0);
  last = () => this.nth(-1);

  #find(): Promise<string[]> {
    return this.#session.find(findElements, this.#steps);
  }

  /** Retries, because the page may change between finding and using an element. */
  async #do<Result>(work: (element: string) => Promise<Result>): Promise<Result> {
    let last: unknown = new Error(`there is no ${JSON.stringify(this.#steps)}`);
    const attempt = async () => {
      const [element] = await this.#find();
      if (element === undefined) return null;
      try {
        return { result: await work(element) };
      } catch (error) {
        last = error;
        return null;
      }
    };
    const done = await waitFor(attempt, (outcome) => outcome !== null, PATIENCE_SECONDS).catch(() => null);
    if (done === null) throw last;
    return done.result;
  }

  async #isShown(): Promise<boolean> {
    const [element] = await this.#find();
    if (element === undefined) return false;
    // Checks visibility as Playwright does. The driver's own command excludes clipped elements, which screen readers
    // still read.
    const isShown = (target: Element) =>
      target.checkVisibility({ visibilityProperty: true }) && target.getBoundingClientRect().width > 0;
    return this.#session.evaluate<boolean>(isShown, [this.#session.reference(element)]).catch(() => false);
  }

  async waitFor({ state = "visible" }: { state?: "visible" | "hidden" | "attached" | "detached" } = {}): Promise<void> {
    const states = {
      visible: () => this.#isShown(),
      hidden: async () => !(await this.#isShown()),
      attached: async () => (await this.count()) > 0,
      detached: async () => (await this.count()) === 0,
    };
    await waitFor(states[state], (holds) => holds, PATIENCE_SECONDS).catch((cause) => {
      throw new Error(`${JSON.stringify(this.#steps)} is not ${state}`, { cause });
    });
  }

  count = async () => (await this.#find()).length;
  all = async () => (await this.#find()).map((_, index) => this.nth(index));
  isVisible = () => this.#isShown();

  click = () => this.#do((element) => this.#session.click(element));
  pressSequentially = (text: string) => this.#do((element) => this.#session.type(element, text));
  press = (chord: string) => {
    const keys = chord.split("+").map((key) => KEYS[key] ?? key);
    return this.pressSequentially(keys.length > 1 ? [...keys, RELEASE].join("") : keys.join(""));
  };
  fill = async (text: string) => {
    await this.evaluate((field) => (field as HTMLInputElement).select());
    await this.pressSequentially(text);
  };
  isChecked = () => this.evaluate((box) => (box as HTMLInputElement).checked);
  check = async () => void (!(await this.isChecked()) && (await this.click()));
  uncheck = async () => void ((await this.isChecked()) && (await this.click()));
  selectOption = (value: string) =>
    this.evaluate((select, value) => {
      Reflect.set(select, "value", value);
      select.dispatchEvent(new Event("input", { bubbles: true }));
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }, value);
  focus = () => this.evaluate((element) => (element as HTMLElement).focus());
  inputValue = () => this.evaluate((field) => (field as HTMLInputElement).value);
  getAttribute = (name: string) => this.evaluate((element, name) => element.getAttribute(name), name);
  textContent = () => this.evaluate(({ textContent }) => textContent);
  allTextContents = () => this.evaluateAll((elements) => elements.map(({ textContent }) => textContent ?? ""));
  boundingBox = () => this.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  dispatchEvent = (type: string) =>
    this.evaluate((element, type) => void element.dispatchEvent(new Event(type, { bubbles: true })), type);

  evaluate = <Result, Given>(work: (element: Element, given: Given) => Result, given?: Given) =>
    this.#do((element) => this.#session.evaluate<Awaited<Result>>(work, [this.#session.reference(element), given]));
  evaluateAll = async <Result>(work: (elements: Element[]) => Result) => {
    const elements = (await this.#find()).map(this.#session.reference);
    // The driver does not find elements inside arrays, so the array is passed as separate arguments.
    return this.#session.evaluate<Awaited<Result>>(work, elements, { asOne: true });
  };

  setInputFiles = async (files: string | File | readonly File[]) => {
    if (typeof files === "string") return this.pressSequentially(files);
    const folder = await mkdtemp(join(this.#session.home, "chosen-"));
    const paths: string[] = [];
    for (const { name, buffer } of [files].flat()) {
      await writeFile(join(folder, name), buffer);
      paths.push(join(folder, name));
    }
    await this.pressSequentially(paths.join("\n"));
  };
}

/** Throws an error if any other member of Playwright's interface is used, and names that member. */
function only<Part extends object>(part: Part): Part {
  return new Proxy(part, {
    get(target, name) {
      // `then` is allowed, because `await` reads it to check whether the object is a promise.
      if (name in target || typeof name === "symbol" || name === "then") return Reflect.get(target, name, target);
      throw new UnsupportedError(`WebKit's driver has no ${name}`);
    },
  });
}

/** A WebKit window with the part of Playwright's interface used by journeys. */
export function webKitPage(session: Session): Page {
  const root = new WebKitLocator(session, []);
  const focused = root.locator(":focus");
  const page = {
    locator: root.locator,
    getByTestId: root.getByTestId,
    getByText: root.getByText,
    getByLabel: root.getByLabel,
    getByRole: root.getByRole,
    goto: session.open,
    reload: () => session.evaluate(() => location.reload(), []),
    bringToFront: async () => {},
    evaluate: <Given>(work: (given: Given) => unknown, given?: Given) => session.evaluate(work, [given]),
    title: () => session.evaluate<string>(() => document.title, []),
    async waitForURL(address: string) {
      while ((await session.evaluate(() => location.href, [])) !== address) await delay(PAUSE_MS);
    },
    setViewportSize: session.resize,
    keyboard: {
      press: (chord: string) => focused.press(chord),
      type: (text: string) => focused.pressSequentially(text),
    },
  };
  return only(page) as unknown as Page;
}
