import type { Locale } from "@envoi/locales";
import { readText } from "@envoi/protocol/bounded-read";
import type { ShellSource } from "./page-shell.ts";

const DEADLINE_MS = 2_000;
/** Time for which a response is used before it is revalidated. */
const KEPT_MS = 5_000;
const MAX_PAGE_BYTES = 1_048_576;

type WebOrigin = {
  /** URL such as `http://web-origin:8080`. */
  url: string;
  /**
   * The error of the last failed request, for whichever language, and the time until which no further request is sent.
   */
  silence: { error: unknown; untilMs: number } | null;
};

/**
 * Reads the app's page in one language from the service that serves the app. The page is cached for a few seconds,
 * then revalidated by its ETag. Concurrent callers share one request.
 */
function createQuestion(webOrigin: WebOrigin, locale: Locale, clock: { now(): number }): () => Promise<string> {
  let page = "";
  let etag: string | null = null;
  let asking: Promise<string> = Promise.resolve("");
  let askAgainAtMs = 0;

  async function ask(): Promise<string> {
    const headers: Record<string, string> = {
      Accept: "text/html",
      "Accept-Language": locale,
      ...(etag === null ? {} : { "If-None-Match": etag }),
    };
    const answer = await fetch(`${webOrigin.url}/`, {
      headers,
      signal: AbortSignal.timeout(DEADLINE_MS),
      redirect: "error",
    });
    if (answer.status !== 304) {
      if (answer.status !== 200) {
        await answer.body?.cancel();
        throw new Error(`the web origin answers ${answer.status}`);
      }
      const text = await readText(answer, { maxBytes: MAX_PAGE_BYTES });
      if (!text.includes("</head>")) throw new Error("the web origin's response is not the app's page");
      page = text;
      etag = answer.headers.get("etag");
    }
    return page;
  }

  /** Also caches failures, for all languages at once, so that few page requests wait for an unresponsive web origin. */
  async function askOnce(): Promise<string> {
    const { silence } = webOrigin;
    if (silence !== null && clock.now() < silence.untilMs) throw silence.error;
    askAgainAtMs = Number.POSITIVE_INFINITY;
    try {
      return await ask();
    } catch (error) {
      webOrigin.silence = { error, untilMs: clock.now() + KEPT_MS };
      throw error;
    } finally {
      askAgainAtMs = clock.now() + KEPT_MS;
    }
  }

  return () => {
    if (clock.now() >= askAgainAtMs) asking = askOnce();
    return asking;
  };
}

/** @param url - URL of the service that serves the app, such as `http://web-origin:8080` */
export function createWebOriginShell(url: string, clock: { now(): number }): ShellSource {
  const webOrigin: WebOrigin = { url, silence: null };
  const questions = new Map<Locale, () => Promise<string>>();
  return {
    read(locale) {
      const question = questions.get(locale) ?? createQuestion(webOrigin, locale, clock);
      questions.set(locale, question);
      return question();
    },
  };
}
