import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import * as z from "zod";
import { APP_ROUTES } from "./web-app.ts";

const root = new URL("../../../", import.meta.url);
const page = await readFile(new URL("docs/cdn.md", root), "utf8");

/** The paths that the table in `docs/cdn.md` routes to a target. */
function pathsFrom(place: string): string[] {
  const rows = page.split("\n").filter((line) => line.startsWith("| `/") && line.split("|")[2]?.includes(place));
  return rows.flatMap((row) => Array.from((row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g), ([, path = ""]) => path));
}

test("docs/cdn.md routes each page and file of the app to the bucket", async () => {
  const pages = APP_ROUTES.map((route) => route.replace(/:\w+$/, "*"));
  const files = (await readdir(new URL("frontend/public", root))).map((file) => `/${file}`);
  const fromBucket = pathsFrom("bucket");
  expect([...fromBucket].sort()).toEqual(
    expect.arrayContaining([...pages, ...files, "/assets/*", "/serviceWorker.js"]),
  );
});

test("docs/cdn.md routes each of the services' paths to the ingress", async () => {
  const text = await readFile(new URL("deploy/helm/files/services.json", root), "utf8");
  const services = z.record(z.string(), z.object({ routes: z.array(z.string()) })).parse(JSON.parse(text));
  const routes = Object.entries(services)
    .filter(([service]) => service !== "web-origin")
    .flatMap(([, service]) => service.routes);
  const fromIngress = pathsFrom("ingress");
  const isCovered = (route: string) =>
    fromIngress.some((path) => path === route || `${route}/`.startsWith(path.replace(/\*$/, "")));
  expect(routes.length).toBeGreaterThan(5);
  expect(routes.filter((route) => !isCovered(route))).toEqual([]);
});

test.each([
  ["Fastly", /\|\| req\.url\.path ~ "([^"]+)"\)/],
  ["Cloudflare", /const FILES = \/(.+)\/;/],
])("the rules for %s name each file of the bucket", async (_cdn, rule) => {
  const [, pattern = "nothing"] = rule.exec(page) ?? [];
  const files = ["serviceWorker.js", ...(await readdir(new URL("frontend/public", root)))];
  expect(files.filter((file) => !new RegExp(pattern).test(`/${file}`))).toEqual([]);
});
