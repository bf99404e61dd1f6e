import { UnexpectedError } from "../client/faults.ts";
import { timed } from "../client/figures.ts";
import { type Answer, callServer, callTogether, expectStatus, type Server } from "../client/server.ts";
import { type Journey, must } from "./journey.ts";

const get = (path: string, name = path) => ({
  method: "GET" as const,
  path,
  name,
  headers: { "Accept-Encoding": "br, gzip" },
});

/** Opens the home page with an empty cache: the page, the parts that it names, its settings and its service worker. */
export const pageJourney: Journey = async ({ server }) => {
  const { page, parts } = await timed(async () => openHomePage(server));
  must("the page itself is never taken from a cache", /no-(cache|store)/.test(page.headers["Cache-Control"] ?? ""));
  const areCacheable = parts.every(({ headers }) => headers["Cache-Control"]?.includes("immutable"));
  must("the parts of the page may be cached forever", areCacheable);
};

function openHomePage(server: Server): { page: Answer; parts: Answer[] } {
  const page = expectStatus(callServer(server, get("/")), 200, "the home page");
  const paths = new Set([...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => String(path)));
  if (paths.size === 0) throw new UnexpectedError("the home page names no parts under /assets/");
  const calls = [...[...paths].map((path) => get(path, "/assets/:part")), get("/config"), get("/serviceWorker.js")];
  const answers = callTogether(server, calls).map((answer, index) =>
    expectStatus(answer, 200, calls[index]?.path ?? ""),
  );
  return { page, parts: answers.slice(0, paths.size) };
}
