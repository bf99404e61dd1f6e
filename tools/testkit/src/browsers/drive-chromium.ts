import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endChild, findProgram } from "@envoi/backing-stores";
import { WebSocket } from "ws";
import { waitFor } from "../wait-for.ts";
import type { DrivenPage } from "./driven-page.ts";
import { CHROMIUM_ARGUMENTS } from "./engines.ts";

type Result = Record<string, unknown>;
type Answer = { id?: number; result?: Result; error?: { message: string } };

/** Reads the debugging address, which the browser writes to a file in its profile. */
async function readAddress(profile: string): Promise<string> {
  const read = () => readFile(join(profile, "DevToolsActivePort"), "utf8").catch(() => "");
  const [port, path] = (await waitFor(read, (text) => text.includes("\n"))).split("\n");
  return `ws://127.0.0.1:${port}${path}`;
}

async function connect(address: string) {
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 2 ** 28 });
  await once(socket, "open");
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  socket.on("message", (data) => {
    const { id, result, error }: Answer = JSON.parse(String(data));
    if (id === undefined) return;
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) call?.resolve(result ?? {});
    else call?.reject(new Error(error.message));
  });
  let lastId = 0;
  return {
    close: () => socket.terminate(),
    send(method: string, params: object = {}, sessionId?: unknown): Promise<Result> {
      lastId += 1;
      const call = Promise.withResolvers<Result>();
      waiting.set(lastId, call);
      socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
      return call.promise;
    },
  };
}

/**
 * Starts headless Chromium without Playwright, which would make the browser report everything that the page sends and
 * fetches. The browser then uses only as much memory as it does for real users.
 *
 * @param downloads - directory for downloads
 * @param ignoresPolicy - allows our scripts in the page to do what its content security policy forbids
 * @param trustedOrigin - an origin to treat as secure, although it is neither https nor on this host
 */
export async function driveChromium(
  downloads: string,
  { ignoresPolicy = false, trustedOrigin }: { ignoresPolicy?: boolean; trustedOrigin?: string } = {},
): Promise<DrivenPage> {
  const profile = await mkdtemp(join(tmpdir(), "envoi-chromium-"));
  const options = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`, ...CHROMIUM_ARGUMENTS];
  if (trustedOrigin !== undefined) options.push(`--unsafely-treat-insecure-origin-as-secure=${trustedOrigin}`);
  const chromium = spawn(findProgram("chromium"), options, {
    stdio: "ignore",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  const { send, close } = await connect(await readAddress(profile));
  await send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: downloads });
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  await send("Page.setBypassCSP", { enabled: ignoresPolicy }, sessionId);

  async function evaluate(expression: string, returnByValue: boolean): Promise<Result> {
    const options = { expression, returnByValue, awaitPromise: true };
    const { result, exceptionDetails } = await send("Runtime.evaluate", options, sessionId);
    if (exceptionDetails !== undefined) throw new Error(JSON.stringify(exceptionDetails));
    return result as Result;
  }
  return {
    pid: chromium.pid ?? 0,
    async open(url) {
      await send("Page.navigate", { url }, sessionId);
      await waitFor(
        async () => (await evaluate("document.readyState", true))["value"],
        (state) => state === "complete",
      );
    },
    run: async (body) => (await evaluate(`(async () => { ${body} })()`, true))["value"],
    async choose(selector, file) {
      const { objectId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`, false);
      await send("DOM.setFileInputFiles", { files: [file], objectId }, sessionId);
    },
    async [Symbol.asyncDispose]() {
      close();
      await endChild(chromium, "SIGKILL");
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
