import { readFile } from "node:fs/promises";
import { call, downloadOld, openUploadSocket, post, uploadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { metric } from "../support/measures.ts";

const PAGE = new URL("../../docs/metrics.md", import.meta.url);
/** Name prefixes of the metrics about NATS and about the clock of Redis. The embedded process has neither. */
const ONLY_APART = ["bus_", "store_clock_"];

type Metric = { type: string; labels: Map<string, ReadonlySet<string>> };

const parseCodes = (text: string) => Array.from(text.matchAll(/`([^`]+)`/g), ([, code]) => code ?? "");

const isOnlyApart = (row: string) => ONLY_APART.some((prefix) => row.startsWith(`| \`${prefix}`));

/** The documented metrics, except those that do not exist in this mode. */
async function documented(): Promise<Map<string, Metric>> {
  const lines = (await readFile(PAGE, "utf8")).split("\n").filter((line) => line.startsWith("| `"));
  const rows = inject("mode") === "stack" ? lines : lines.filter((line) => !isOnlyApart(line));
  return new Map(
    rows.map((row) => {
      const [, name = "", type = "", labels = ""] = row.split("|").map((cell) => cell.trim());
      const sets = labels.split("<br>").flatMap((set) => {
        const [label, ...values] = parseCodes(set);
        return label === undefined ? [] : [[label, new Set(values)] as const];
      });
      return [parseCodes(name)[0] ?? "", { type, labels: new Map(sets) }];
    }),
  );
}

/** Envoi's metrics in all processes: the types, and every series with its labels. */
async function shown(app: App) {
  const pages = app.processes().map(async ({ privateOrigin }) => (await call(privateOrigin, "/metrics")).body);
  const lines = (await Promise.all(pages)).join("\n").split("\n");
  const own = lines.filter((line) => !/^(# TYPE )?(process|nodejs)_/.test(line));
  const types = own.flatMap((line) => {
    const [, name, type] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    return name === undefined || type === undefined ? [] : [[name, type] as const];
  });
  const series = own.flatMap((line) => {
    const [, name, labels = ""] = /^([a-z_]+)(?:\{(.*)\})? /.exec(line) ?? [];
    if (name === undefined) return [];
    const pairs = Array.from(
      labels.matchAll(/([a-z]+)="([^"]*)"/g),
      ([, label = "", value = ""]) => [label, value] as const,
    );
    return [{ name: name.replace(/_(bucket|sum|count)$/, ""), labels: new Map(pairs) }];
  });
  return { types: new Map(types), series };
}

/** Makes requests of every type, including ones that are rejected. */
async function useAll({ origin }: App): Promise<void> {
  const upload = await uploadOld(origin, Buffer.from("a file"), { dlimit: 2 });
  const wrong = { owner_token: "wrong" };
  const own = { owner_token: upload.ownerToken };
  await downloadOld(origin, upload);
  await call(origin, `/api/exists/${upload.id}`);
  await call(origin, `/api/metadata/${upload.id}`, { headers: { Authorization: "send-v1 d3Jvbmc=" } });
  await call(origin, `/api/download/${upload.id}`, { method: "HEAD" });
  await call(origin, `/api/download/${upload.id}/more`, { method: "PROPFIND" });
  await call(origin, "/api/filelist/send");
  await call(origin, "/no/such/page");
  for (const path of ["/config", "/__version__", "/__heartbeat__", "/__lbheartbeat__"]) await call(origin, path);
  await post(origin, `/api/info/${upload.id}`, wrong);
  await post(origin, `/api/params/${upload.id}`, { ...own, dlimit: 3 });
  await post(origin, `/api/password/${upload.id}`, { ...own, auth: upload.authKey.toString("base64url") });
  await post(origin, `/api/delete/${upload.id}`, own);
  const events = [{ event_type: "client_visit", time: 1, event_properties: { status: "made up" } }];
  await post(origin, "/api/metrics", { now: 1, session_id: 1, lang: "en", platform: "web", events });
  const socket = await openUploadSocket(origin);
  await socket.send("no request");
  await socket.closed();
}

let app: App;
beforeAll(async () => {
  app = await startApp({ JANITOR_INTERVAL_SECONDS: "1", METRICS_FLUSH_SECONDS: "1", ANON_MAX_DOWNLOADS: "5" });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
});

test("docs/metrics.md lists exactly the existing metrics, labels and values", async () => {
  await useAll(app);
  for (const sample of ['janitor_removed_total{kind="upload"}', 'facts_total{type="metrics.received"}']) {
    await waitFor(
      () => metric(app, sample),
      (count) => count > 0,
    );
  }
  const pages = await shown(app);
  const page = await documented();
  const typesOnPage = Array.from(page, ([name, { type }]) => `${name} ${type}`);
  expect(Array.from(pages.types, (entry) => entry.join(" ")).toSorted()).toEqual(typesOnPage.toSorted());
  const undocumented = pages.series.filter(({ name, labels }) => {
    const known = page.get(name)?.labels ?? new Map<string, ReadonlySet<string>>();
    const values = [...labels].filter(([label]) => label !== "le");
    return values.length !== known.size || values.some(([label, value]) => !known.get(label)?.has(value));
  });
  expect(undocumented).toEqual([]);
});
