import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram, freePort, type ServerProcess, startServerProcess } from "@envoi/testkit";

/** The key that identifies an element in JSON, as defined by WebDriver. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** A reference to an element in messages to and from the driver. */
type Reference = { [ELEMENT]: string };

/** A window of MiniBrowser, WebKitGTK's own test browser, with a fresh profile. Elements are named by driver ids. */
export type Session = AsyncDisposable & {
  /** The browser's home directory, with its downloads. */
  home: string;
  open(address: string): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /**
   * Runs a function in the page. It must be self-contained.
   *
   * @param options.asOne - whether the arguments are passed as one array
   */
  evaluate<Result = unknown>(
    work: (...given: never[]) => unknown,
    given: readonly unknown[],
    options?: { asOne: boolean },
  ): Promise<Result>;
  /** Runs a function in the page. @returns the ids of the returned elements */
  find<Given>(work: (given: Given) => Element[], given: Given): Promise<string[]>;
  /** A reference to an element, as an argument for `evaluate`. */
  reference(element: string): Reference;
  click(element: string): Promise<void>;
  /** Types into a field. In a file picker, the text is the files' paths, one per line. */
  type(element: string, text: string): Promise<void>;
  /** A screenshot of the window: a PNG in base64. */
  screenshot(): Promise<string>;
};

/** A driver that opens windows one after another. */
export type WebKit = AsyncDisposable & { openSession(): Promise<Session> };

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

async function openSession(server: string, home: string): Promise<Session> {
  const { sessionId } = (await call(`${server}/session`, "POST", { capabilities: {} })) as { sessionId: string };
  const session = `${server}/session/${sessionId}`;
  async function evaluate<Result>(
    work: (...given: never[]) => unknown,
    given: readonly unknown[],
    { asOne } = { asOne: false },
  ): Promise<Result> {
    const script = `return (${work})(${asOne ? "" : "..."}Array.from(arguments))`;
    // `undefined` becomes `null`, because JSON has no `undefined`.
    const args = given.map((value) => value ?? null);
    return (await call(`${session}/execute/sync`, "POST", { script, args })) as Result;
  }
  return {
    home,
    evaluate,
    open: async (url) => void (await call(`${session}/url`, "POST", { url })),
    resize: async (size) => void (await call(`${session}/window/rect`, "POST", size)),
    find: async (work, given) => (await evaluate<Reference[]>(work, [given])).map((found) => found[ELEMENT]),
    reference: (element) => ({ [ELEMENT]: element }),
    click: async (element) => void (await call(`${session}/element/${element}/click`, "POST", {})),
    type: async (element, text) => void (await call(`${session}/element/${element}/value`, "POST", { text })),
    screenshot: async () => String(await call(`${session}/screenshot`, "GET")),
    [Symbol.asyncDispose]: async () => void (await call(session, "DELETE")),
  };
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
  const owned = started.move();
  return { openSession: () => openSession(server, home), [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
