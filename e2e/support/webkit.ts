import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, freePort, type ServerProcess, startServerProcess, waitFor } from "@envoi/testkit";

/** The key of an element in JSON, as defined by the W3C's WebDriver. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** WebKitGTK's own small browser, on a virtual screen. */
export type WebKit = AsyncDisposable & {
  /** Directory of downloads. */
  downloads: string;
  open(address: string): Promise<void>;
  /** Waits until such an element exists and is visible. */
  see(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types into a field; for a file picker, the path of a file. */
  type(selector: string, text: string): Promise<void>;
  /** Runs the body of a function in the page. */
  run(script: string): Promise<unknown>;
  /** The window as a PNG, in base64. */
  screenshot(): Promise<string>;
};

async function call(address: string, method: "GET" | "POST" | "DELETE", body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}

async function startScreen(): Promise<{ screen: ServerProcess; display: string }> {
  const port = await freePort();
  const display = `:${port}`;
  const screen = await startServerProcess({
    program: findProgram("Xvfb"),
    args: [display, "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
    port,
    isReady: async () => existsSync(`/tmp/.X11-unix/X${port}`),
  });
  return { screen, display };
}

export async function startWebKit(): Promise<WebKit> {
  await using started = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), "envoi-webkit-"));
  started.defer(() => rm(home, { recursive: true, force: true }));
  const { screen, display } = await startScreen();
  started.use(screen);
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const driver = await startServerProcess({
    program: findProgram("WebKitWebDriver"),
    args: ["--host=127.0.0.1", `--port=${port}`],
    port,
    env: { DISPLAY: display, HOME: home, XDG_CONFIG_HOME: home, LC_ALL: "C.UTF-8", GDK_BACKEND: "x11" },
    isReady: async () => (await fetch(`${server}/status`)).ok,
  });
  started.use(driver);
  const { sessionId } = (await call(`${server}/session`, "POST", { capabilities: {} })) as { sessionId: string };
  const session = `${server}/session/${sessionId}`;
  started.defer(async () => void (await call(session, "DELETE")));

  async function find(selector: string): Promise<string> {
    const ask = () =>
      call(`${session}/elements`, "POST", { using: "css selector", value: selector }) as Promise<
        { [ELEMENT]: string }[]
      >;
    const [found] = await waitFor(ask, ({ length }) => length > 0);
    return `${session}/element/${found?.[ELEMENT]}`;
  }

  const owned = started.move();
  return {
    downloads: home,
    open: async (address) => void (await call(`${session}/url`, "POST", { url: address })),
    async see(selector) {
      const element = await find(selector);
      await waitFor(
        async () => call(`${element}/displayed`, "GET"),
        (isDisplayed) => isDisplayed === true,
      );
    },
    click: async (selector) => void (await call(`${await find(selector)}/click`, "POST", {})),
    type: async (selector, text) => void (await call(`${await find(selector)}/value`, "POST", { text })),
    screenshot: async () => String(await call(`${session}/screenshot`, "GET")),
    run: (script) => call(`${session}/execute/sync`, "POST", { script, args: [] }),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
