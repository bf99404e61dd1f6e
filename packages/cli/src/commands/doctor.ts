import { UPLOAD_SOCKET_PATH } from "@envoi/protocol";
import type { Context } from "../context.ts";
import { chooseServer } from "../device/settings.ts";
import { explainFailure } from "../exit-codes.ts";
import { formatDownloadLimit } from "../output/format-downloads.ts";
import { fetchConfigIfSupported } from "../server-config.ts";
import { formatBytes, formatDuration } from "../units.ts";
import { fetchAnswer, findIgnoredProxy } from "../unreachable.ts";
import { PartialFailure } from "../usage-error.ts";

const ANSWER_MS = 15_000;
/** Larger clock skew can break signatures and expiry times. */
const MAX_SKEW_MS = 60_000;

type Check = { name: string; outcome: "ok" | "warning" | "failed"; detail: string };

/** `envoi doctor`: checks what works between this device and the server. */
export async function doctor(options: { server?: string }, context: Context): Promise<void> {
  const { output, env, signal } = context;
  const checks: Check[] = [checkNode(), await checkSecrets(context), ...checkProxy(env)];
  const origin = chooseServer(options.server, { env, config: await context.readConfig() });
  checks.push(await attempt("server", () => checkServer(origin, signal)));
  checks.push(await attempt("websocket", () => checkSocket(origin)));
  output.result(
    { checks },
    checks.map(
      ({ name, outcome, detail }) => `${{ ok: "ok  ", warning: "note", failed: "FAIL" }[outcome]}  ${name}: ${detail}`,
    ),
  );
  const failed = checks.filter(({ outcome }) => outcome === "failed").length;
  if (failed > 0) throw new PartialFailure(`${failed} of ${checks.length} checks failed.`);
}

async function attempt(name: string, check: () => Promise<Check>): Promise<Check> {
  try {
    return await check();
  } catch (error) {
    return { name, outcome: "failed", detail: explainFailure(error).message };
  }
}

/** A proxy that the environment names but Node does not use. */
function checkProxy(env: NodeJS.ProcessEnv): Check[] {
  const detail = findIgnoredProxy(env);
  return detail === null ? [] : [{ name: "proxy", outcome: "warning", detail }];
}

function checkNode(): Check {
  return {
    name: "runtime",
    outcome: "ok",
    detail: `Node ${process.versions.node} on ${process.platform} ${process.arch}`,
  };
}

async function checkSecrets(context: Context): Promise<Check> {
  const secrets = await context.openSecrets();
  if ((await secrets.findPlace()) === "keyring")
    return { name: "secrets", outcome: "ok", detail: "in the system's keyring" };
  return {
    name: "secrets",
    outcome: "warning",
    detail: `in files in ${context.folders.state}, because there is no keyring, or was none when they were stored`,
  };
}

async function checkServer(origin: string, signal: AbortSignal): Promise<Check> {
  const config = await fetchConfigIfSupported(origin, signal);
  if (config === null) {
    return { name: "server", outcome: "warning", detail: `${origin} responds; another Send server, of unknown limits` };
  }
  const { LIMITS, AUTH } = config;
  const version = `${origin}/__version__`;
  const response = await fetchAnswer(version, { redirect: "manual" }, { signal, timeoutMs: ANSWER_MS });
  await response.body?.cancel();
  const dateMs = Date.parse(response.headers.get("Date") ?? "");
  const skewMs = Number.isNaN(dateMs) ? 0 : Math.abs(dateMs - Date.now());
  const { ANON } = LIMITS;
  const limits = `up to ${formatBytes(ANON.MAX_FILE_SIZE)}, ${formatDownloadLimit(ANON.MAX_DOWNLOADS)}, ${formatDuration(ANON.MAX_EXPIRE_SECONDS)} without an account`;
  const detail = `${origin} responds; ${limits}${AUTH === undefined ? "" : "; accounts supported"}`;
  if (skewMs <= MAX_SKEW_MS) return { name: "server", outcome: "ok", detail };
  return {
    name: "server",
    outcome: "warning",
    detail: `${detail}. Its clock differs from this device's by ${formatDuration(skewMs / 1_000)}`,
  };
}

/** Without WebSockets, uploads use plain HTTP, which is slower. */
function checkSocket(origin: string): Promise<Check> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${origin.replace(/^http/, "ws")}${UPLOAD_SOCKET_PATH}`);
    const timer = setTimeout(() => end("warning", "does not open in time; uploads use plain HTTP"), ANSWER_MS);
    function end(outcome: Check["outcome"], detail: string): void {
      clearTimeout(timer);
      socket.close();
      resolve({ name: "websocket", outcome, detail });
    }
    socket.addEventListener("open", () => end("ok", "opens"));
    socket.addEventListener("error", () => end("warning", "does not open; uploads use plain HTTP"));
  });
}
