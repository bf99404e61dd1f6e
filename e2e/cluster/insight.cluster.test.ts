import { randomBytes, randomInt } from "node:crypto";
import { Agent, request } from "node:http";
import { post, uploadOld, waitFor } from "@envoi/testkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { generatorBytes } from "../support/generator-bytes.ts";
import { apply, HOST, imageOf, kubectl, NAMESPACE, ORIGIN } from "./support/cluster.ts";
import {
  COMPONENTS,
  podReady,
  readMetrics,
  readServingPods,
  samplesIn,
  settled,
  strangerManifest,
} from "./support/pods.ts";
import { say, secondsSince } from "./support/say.ts";
import { scriptText } from "./support/script.ts";

beforeAll(() => settled());

/** Reads the JSON lines in pod logs. */
async function lines<Schema extends z.ZodType>(schema: Schema, args: readonly string[]): Promise<z.output<Schema>[]> {
  const text = await kubectl(["logs", "--tail=-1", "--prefix=false", ...args]);
  return text
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .flatMap((line) => {
      const { success, data } = schema.safeParse(JSON.parse(line));
      return success ? [data] : [];
    });
}

describe("one trace", () => {
  const COLLECTOR = "collector";
  const spanSchema = z.object({
    service: z.string(),
    traceId: z.string(),
    spanId: z.string(),
    parentSpanId: z.string(),
    name: z.string(),
  });
  type Span = z.infer<typeof spanSchema>;
  const lineSchema = z.object({ msg: z.string(), uploadId: z.string(), trace_id: z.string() });

  beforeAll(async () => {
    const script = scriptText("collect-spans.mjs");
    const labels = { app: COLLECTOR };
    const service = {
      apiVersion: "v1",
      kind: "Service",
      metadata: { name: COLLECTOR, namespace: NAMESPACE },
      spec: { selector: labels, ports: [{ port: 4_318 }] },
    };
    await apply(strangerManifest(COLLECTOR, NAMESPACE, imageOf("metadata"), { labels, script }));
    await apply(JSON.stringify(service));
    await podReady(COLLECTOR);
  });
  afterAll(async () => {
    await kubectl(["delete", `pod/${COLLECTOR}`, `service/${COLLECTOR}`, "--ignore-not-found"]);
  });

  /** Services from the trace's root to this span; empty until every span on the path has arrived. */
  function servicesTo(span: Span, all: readonly Span[]): string[] {
    const path = [span.service];
    for (let parentId = span.parentSpanId; parentId !== ""; ) {
      const parent = all.find(({ traceId, spanId }) => traceId === span.traceId && spanId === parentId);
      if (parent === undefined) return [];
      path.unshift(parent.service);
      parentId = parent.parentSpanId;
    }
    return path.filter((service, index) => service !== path[index - 1]);
  }

  it("leads from the request that deletes a file, over the bus, to the janitor that removes its body", async () => {
    const upload = await uploadOld(ORIGIN, generatorBytes(1_000));
    const startedAt = performance.now();
    expect((await post(ORIGIN, `/api/delete/${upload.id}`, { owner_token: upload.ownerToken })).status).toBe(200);
    const [said] = await waitFor(
      async () => {
        const logged = await lines(lineSchema, ["-l", "app.kubernetes.io/component=metadata"]);
        return logged.filter(({ msg, uploadId }) => msg === "upload deleted by its owner" && uploadId === upload.id);
      },
      (found) => found.length > 0,
    );
    const services = await waitFor(
      async () => {
        const spans = (await lines(spanSchema, [COLLECTOR])).filter(({ traceId }) => traceId === said?.trace_id);
        const removal = spans.find(({ name }) => /S3\.?DeleteObject/.test(name));
        return removal === undefined ? [] : servicesTo(removal, spans);
      },
      (path) => path.length > 0,
      60,
    );
    expect(services).toEqual(["metadata", "janitor"]);
    say(`the whole trace was there ${secondsSince(startedAt)} after the request`);
  });
});

describe("metrics", () => {
  const REQUESTS = 10_000;
  const MAX_FLOODS = 3;
  const CONCURRENT_CLIENTS = 8;

  /**
   * A random word, chosen so that a path that contains it never begins with a routed path: some ingresses treat
   * `/api/ws1` as part of `/api/ws`.
   */
  const word = () => `x${randomBytes(randomInt(3, 20)).toString("base64url")}`;
  const id = () => randomBytes(8).toString("hex").slice(0, randomInt(10, 17));
  /** Random, distinct requests, as an attacker might send. */
  const KINDS: readonly (() => { method?: string; path: string; body?: object; headers?: Record<string, string> })[] = [
    () => ({ path: `/api/exists/${id()}` }),
    () => ({ path: `/download/${id()}/` }),
    () => ({ path: `/api/metadata/${id()}`, headers: { Authorization: `send-v1 ${word()}` } }),
    () => ({ path: `/api/download/${id()}`, headers: { "Envoi-Claim": word() } }),
    () => ({ method: "POST", path: `/api/delete/${id()}`, body: { owner_token: word() } }),
    () => ({ method: "POST", path: `/api/metrics`, body: { now: 1, lang: word(), platform: word(), events: [] } }),
    () => ({ path: `/${word()}/${word()}?${word()}=${word()}` }),
    () => ({ path: `/assets/${word()}.js` }),
    () => ({ method: "PUT", path: `/api/${word()}` }),
    () => ({ path: `/api/filelist`, headers: { Authorization: `Bearer ${word()}` } }),
  ];

  function send(agent: Agent, index: number): Promise<number> {
    const kind = KINDS[index % KINDS.length];
    const { method = "GET", path, body, headers = {} } = kind?.() ?? { path: "/" };
    const named = { ...headers, "User-Agent": `${word()}/${randomInt(100)}`, "Content-Type": "application/json" };
    return new Promise((resolve, reject) => {
      const sent = request({ host: HOST, method, path, agent, headers: named }, (answer) => {
        answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      });
      sent.on("error", reject).end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** Sends a number of requests. @returns the number of responses by status */
  async function sendAll(count: number): Promise<Record<number, number>> {
    const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT_CLIENTS });
    const statuses: Record<number, number> = {};
    let next = 0;
    const client = async () => {
      while (next < count) {
        const status = await send(agent, next++);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_CLIENTS }, client));
    agent.destroy();
    return statuses;
  }

  /** Series of all pods by component, except Node's own, which vary. */
  async function series(): Promise<Set<string>> {
    const found = new Set<string>();
    for (const component of COMPONENTS) {
      const pages = await Promise.all((await readServingPods(component)).map(({ name }) => readMetrics(name)));
      for (const name of pages.flatMap((page) => [...samplesIn(page).keys()])) found.add(`${component} ${name}`);
    }
    return new Set([...found].filter((name) => !/ (nodejs|process)_/.test(name)));
  }

  it("gain no series from 10,000 random ids, paths and agents", async () => {
    let before = await series();
    let added: string[] = [];
    // The first flood may add series: requests are rejected and timers fire for the first time. Random values, however,
    // would add series with every flood.
    for (let flood = 1; flood <= MAX_FLOODS; flood += 1) {
      const startedAt = performance.now();
      const statuses = await sendAll(REQUESTS);
      say(`${REQUESTS} requests of strangers took ${secondsSince(startedAt)}: ${JSON.stringify(statuses)}`);
      expect(Object.keys(statuses).filter((status) => Number(status) >= 500)).toEqual([]);
      const after = await series();
      const known = before;
      added = [...after].filter((name) => !known.has(name));
      if (added.length === 0) return say(`series before and after: ${after.size}`);
      before = after;
    }
    expect(added).toEqual([]);
  });
});
