import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { BrowserContext } from "playwright-core";
import type { BrowserVersion } from "../../scripts/browsers/browser-lists.ts";
import { lackingApis } from "../../scripts/browsers/lacking-apis.ts";
import type { TestProxy } from "./test-proxy.ts";

const BUILT = fileURLToPath(new URL("../../frontend/dist/", import.meta.url));
const WORKERS = "{assets/transfer-worker-*,serviceWorker}.js";

/**
 * APIs that must stay. Without the trusted types API, no page could start a worker, because Chromium enforces them
 * anyway. Playwright needs BigInt arrays.
 */
const KEPT = /Trusted|BigU?[Ii]nt64Array/i;

/** Deletes the named properties from the current global scope. */
function deleteGlobals(names: readonly string[], hasColorMix: boolean): void {
  type Scope = { readonly [key: string | symbol]: unknown };
  for (const name of names) {
    const parts = name.split(".");
    const key = parts.pop() ?? "";
    const owners: unknown[] = [
      parts.reduce<unknown>((owner, part) => (owner as Scope | undefined)?.[part], globalThis),
    ];
    // The global object itself also has the properties of these interfaces.
    if (/^Window$|GlobalScope$/.test(parts[0] ?? "")) owners.push(globalThis);
    const symbol: unknown = Reflect.get(Symbol, key.replace("@@", ""));
    for (const owner of owners) {
      if ((typeof owner !== "object" && typeof owner !== "function") || owner === null) continue;
      Reflect.deleteProperty(owner, key.startsWith("@@") ? (symbol as symbol) : key);
    }
  }
  if (hasColorMix || typeof CSS === "undefined") return;
  const { supports } = CSS;
  CSS.supports = (...asked: [string, string?]) =>
    !asked.join(":").includes("color-mix") && Reflect.apply(supports, CSS, asked);
}

/**
 * Reduces a profile's pages and workers to this browser's APIs. Syntax, and features invisible to scripts, cannot be
 * removed.
 *
 * @param proxy - the profile's proxy to Envoi
 */
export async function makeOld(
  { context, proxy }: { context: BrowserContext; proxy: TestProxy },
  version: BrowserVersion,
  { hasColorMix }: { hasColorMix: boolean },
): Promise<void> {
  const names = [...lackingApis([version]).paths].filter((name) => !KEPT.test(name));
  const script = `(${deleteGlobals})(${JSON.stringify(names)}, ${hasColorMix});\n`;
  await context.addInitScript(script);
  // Init scripts do not run in workers, so the proxy prepends this one to their code.
  for await (const file of glob(WORKERS, { cwd: BUILT }))
    proxy.answer(`/${file}`, 200, `${script}${await readFile(`${BUILT}${file}`, "utf8")}`);
}
