import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endChild, findProgram, freePort } from "@envoi/backing-stores";
import { waitFor } from "../wait-for.ts";
import type { DrivenPage } from "./driven-page.ts";

const COLON = 58;

/** @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html */
type Answer = [kind: 1, id: number, error: unknown, result: { value?: unknown }];

/** Allows downloads without a prompt, and disables background network requests. */
function preferences(port: number, downloads: string): Record<string, unknown> {
  return {
    "marionette.port": port,
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "browser.download.folderList": 2,
    "browser.download.dir": downloads,
    "browser.download.useDownloadDir": true,
    "browser.download.always_ask_before_handling_new_types": false,
  };
}

async function untilListening(port: number): Promise<Socket> {
  const tryOnce = () =>
    new Promise<Socket | null>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(socket)).once("error", () => resolve(null));
    });
  const socket = await waitFor(tryOnce, (connected) => connected !== null);
  if (socket === null) throw new Error("Firefox does not listen");
  return socket;
}

/** Splits the stream into messages, each prefixed with its length. */
function onMessages(socket: Socket, handle: (message: Answer | object) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on("data", (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    for (let colon = rest.indexOf(COLON); colon > 0; colon = rest.indexOf(COLON)) {
      const end = colon + 1 + Number(rest.subarray(0, colon).toString());
      if (rest.length < end) return;
      handle(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  });
}

/**
 * Starts a released Firefox, headless. WebDriver BiDi would retain what a page fetches. Driven through Marionette, the
 * browser uses only as much memory as for real users.
 *
 * @param downloads - directory for downloads
 */
export async function driveFirefox(downloads: string): Promise<DrivenPage> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), "envoi-firefox-"));
  const lines = Object.entries(preferences(port, downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const firefox = spawn(findProgram("firefox"), ["--headless", "--marionette", "--no-remote", "-profile", profile], {
    stdio: "ignore",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  const socket = await untilListening(port);
  const waiting = new Map<number, PromiseWithResolvers<{ value?: unknown }>>();
  onMessages(socket, (message) => {
    // Firefox's first message is a greeting, not a reply.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as Answer;
    const call = waiting.get(id);
    waiting.delete(id);
    if (error === null) call?.resolve(result);
    else call?.reject(new Error(JSON.stringify(error)));
  });

  let lastId = 0;
  function send(command: string, parameters: object = {}): Promise<{ value?: unknown }> {
    lastId += 1;
    const call = Promise.withResolvers<{ value?: unknown }>();
    waiting.set(lastId, call);
    const text = JSON.stringify([0, lastId, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    return call.promise;
  }
  await send("WebDriver:NewSession", { capabilities: { alwaysMatch: {} } });
  await send("WebDriver:SetTimeouts", { script: 600_000, pageLoad: 60_000 });
  return {
    pid: firefox.pid ?? 0,
    open: async (url) => void (await send("WebDriver:Navigate", { url })),
    async run(body) {
      const script = `(async () => { ${body} })().then((value) => ({ value }), (error) => ({ error: String(error) })).then(arguments[0])`;
      const { value: outcome } = await send("WebDriver:ExecuteAsyncScript", { script });
      const { value, error } = outcome as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value;
    },
    async choose(selector, file) {
      const { value: element = {} } = await send("WebDriver:FindElement", { using: "css selector", value: selector });
      const [id] = Object.values(element as Record<string, string>);
      await send("WebDriver:ElementSendKeys", { id, text: file });
    },
    async [Symbol.asyncDispose]() {
      socket.destroy();
      await endChild(firefox, "SIGKILL");
      // The browser's other processes may still write to the profile for a moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
