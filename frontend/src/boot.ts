/*
 * Runs after the page's script, or instead of it if that script or one of its imports is missing. During a rollout, a
 * request may reach a replica of another release that lacks the file; a retry may reach one that has it.
 */

/** Pauses between checks: 30 s in total, enough to replace a replica. */
const PAUSES_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000];
/** Reloads are limited because a reloaded page may also lack a file. */
const MAX_RELOADS = 3;

/** Reads and discards the whole file so that the browser caches it for the next request. */
async function isAvailable(url: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(url);
    await body?.pipeTo(new WritableStream());
    return ok;
  } catch {
    return false;
  }
}

async function waitForFiles(urls: string[]): Promise<boolean> {
  let missing = urls;
  for (const pauseMs of PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const available = await Promise.all(missing.map(isAvailable));
    missing = missing.filter((_, index) => !available[index]);
    if (missing.length === 0) return true;
  }
  return false;
}

/** Counts reloads in the history entry because that entry survives a reload and needs no storage. */
function setReloads(reloads: number): void {
  history.replaceState({ ...history.state, reloads }, "");
}

async function recover(): Promise<void> {
  const hasBegun = document.querySelector("#root[data-begun]") !== null;
  const styles = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const missingStyles = styles.filter(({ sheet }) => sheet === null || sheet.cssRules.length === 0);
  const reloads: number = history.state?.reloads ?? 0;
  if (hasBegun) {
    if (reloads > 0) setReloads(0);
    if (missingStyles.length === 0 || !(await waitForFiles(missingStyles.map(({ href }) => href)))) return;
    for (const style of missingStyles) style.replaceWith(style.cloneNode());
    return;
  }
  if (reloads >= MAX_RELOADS) return;
  const scripts = [...document.querySelectorAll("script")].map(({ src }) => src);
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload], link[rel=stylesheet]")];
  if (!(await waitForFiles([...scripts, ...links.map(({ href }) => href)]))) return;
  setReloads(reloads + 1);
  location.reload();
}

void recover();
