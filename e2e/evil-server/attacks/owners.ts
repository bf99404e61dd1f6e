import { changeLimits, deleteUpload, fetchConfig, setPassword, subscribeOwnerEvents } from "@envoi/client";
import { sendReport } from "@envoi/client/report";
import { createReportKeyPair, openReport } from "@envoi/crypto/report";
import type { OwnerEvent } from "@envoi/protocol";
import { expect } from "vitest";
import type { Attack, Outcome, Scene, Theme } from "../attack.ts";
import type { Answer } from "../evil-server.ts";
import { secretsOf } from "../world.ts";
import { receive } from "./download-lies.ts";

const { signal } = new AbortController();
const OK: Answer = { status: 200, headers: {}, body: Buffer.from("OK") };

/** Confirms an owner's call, and does nothing. */
function ignores(lie: string, outcome: Outcome, path: string, call: (scene: Scene) => Promise<unknown>): Attack {
  return {
    lie,
    outcome,
    async run(scene) {
      scene.evil.lie(path, () => OK);
      await call(scene);
      // The file is as it was.
      scene.evil.lie("/api/exists", ({ honest }) => honest());
      await receive(scene);
    },
  };
}

const message = (type: string, data: object, id = 1) => `event: ${type}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
const snapshot = (id: string) => message("snapshot", { id, dlimit: 3, dtotal: 1, ttl: 60_000 });

/**
 * Sends events that are lies, then an honest last one.
 *
 * @param expected - the types of the events that the owner learns
 */
function sendsEvents(
  lie: string,
  outcome: Outcome,
  text: (scene: Scene) => string,
  expected: readonly string[],
): Attack {
  return {
    lie,
    outcome,
    isSlow: /100,000|10 MB/.test(lie),
    async run(scene) {
      const { evil, world } = scene;
      const { id, ownerToken } = world.file;
      evil.lie("/api/events", ({ reply, nth }) => {
        reply.writeHead(200, { "Content-Type": "text/event-stream" });
        reply.end(`${nth === 1 ? text(scene) : ""}retry: 1\n\n${message("deleted", { id, at: 1, dtotal: 0 })}`);
        return undefined;
      });
      const events: OwnerEvent[] = [];
      const onEvent = (event: OwnerEvent) => void events.push(event);
      expect(await subscribeOwnerEvents({ origin: evil.origin }, [{ id, ownerToken }], { onEvent, signal })).toBe(
        "finished",
      );
      expect(events.every((event) => event.id === id)).toBe(true);
      expect(events.map(({ type }) => type)).toEqual(expected);
    },
  };
}

/** Changes the configuration. */
function configures(lie: string, outcome: Outcome, change: (config: Record<string, object>) => unknown): Attack {
  return {
    lie,
    outcome,
    async run({ evil }) {
      evil.lie("/config", async ({ honest }) => {
        const answer = await honest();
        const told = change(JSON.parse(answer.body.toString("utf8")));
        return { ...answer, body: Buffer.from(typeof told === "string" ? told : JSON.stringify(told)) };
      });
      const config = await fetchConfig({ origin: evil.origin }, signal);
      expect(config.LIMITS.MAX_FILE_SIZE).toBeGreaterThan(0);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  };
}

/** A recipient reports a file, with its key, to a server that has replaced the operator's public key. */
const READS_REPORTS: Attack = {
  lie: "replaces the operator's key for reports",
  outcome: { limit: "Replace the key of reports" },
  async run({ evil, world }) {
    const pair = await createReportKeyPair();
    const sealed: string[] = [];
    evil.lie("/config", async ({ honest }) => {
      const answer = await honest();
      const config = JSON.parse(answer.body.toString("utf8"));
      return { ...answer, body: Buffer.from(JSON.stringify({ ...config, REPORTS: { PUBLIC_KEY: pair.publicKey } })) };
    });
    evil.lie("/api/report/", ({ body }) => {
      sealed.push(JSON.parse(body.toString("utf8")).sealed);
      return { status: 200, headers: {}, body: Buffer.from('{"id":"report"}') };
    });
    const server = { origin: evil.origin };
    const publicKey = (await fetchConfig(server, signal)).REPORTS?.PUBLIC_KEY ?? "";
    const { id, secretB64: keyB64 } = world.file;
    const key = { kind: "secret", keyB64 } as const;
    await sendReport(
      server,
      publicKey,
      { id, ticket: "subject.signature", reason: "fraud", words: "words", key },
      signal,
    );
    // Whoever has the private key reads the report, and nobody between.
    expect(await openReport(pair, sealed[0] ?? "", "subject")).toEqual({ words: "words", key });
  },
};

const LOST = { refused: "connection_lost" } as const;

export const OWNERS: Theme = {
  title: "Owners and configuration",
  client: "library",
  attacks: [
    ignores("confirms a deletion, and keeps the file", { limit: "Keep" }, "/api/delete", ({ evil, world }) =>
      deleteUpload({ origin: evil.origin }, world.file, signal),
    ),
    ignores("confirms new limits, and keeps the old ones", { limit: "Keep" }, "/api/params", ({ evil, world }) =>
      changeLimits({ origin: evil.origin }, world.file, { downloadLimit: 1 }, null, signal),
    ),
    ignores(
      "confirms a password, and does not ask for it",
      { limit: "Drop an ordinary password" },
      "/api/password",
      ({ evil, world, hide }) => {
        const password = "a password that the server ignores";
        hide(secretsOf({ ...world.file, password }));
        return setPassword({ origin: evil.origin }, world.file, { shareLink: world.file.shareLink, password }, signal);
      },
    ),
    sendsEvents("sends an event of another upload", "harmless", ({ world }) => snapshot(world.other.id), ["deleted"]),
    sendsEvents("sends an event with markup as the id", "harmless", () => snapshot("<img src=x>"), ["deleted"]),
    sendsEvents(
      "sends an event of an unknown type",
      "harmless",
      ({ world }) => message("exfiltrate", { id: world.file.id }),
      ["deleted"],
    ),
    sendsEvents(
      "sends an event with counts that are no integers",
      "harmless",
      ({ world }) => message("snapshot", { id: world.file.id, dlimit: "<b>", dtotal: -1, ttl: 1e308 }),
      ["deleted"],
    ),
    sendsEvents(
      "sends events that are no JSON",
      "harmless",
      () => "event: snapshot\ndata: {{{\n\ndata: [1]\n\ndata: null\n\n",
      ["deleted"],
    ),
    sendsEvents(
      "sends the same event again",
      { limit: "Miscount" },
      ({ world }) => snapshot(world.file.id) + snapshot(world.file.id),
      ["snapshot", "snapshot", "deleted"],
    ),
    sendsEvents(
      "sends events out of order",
      { limit: "Miscount" },
      ({ world }) =>
        message("download.completed", { id: world.file.id, at: 2, dlimit: 3, dtotal: 2 }) + snapshot(world.file.id),
      ["download.completed", "snapshot", "deleted"],
    ),
    sendsEvents(
      "says that an upload is gone",
      { limit: "Withhold" },
      ({ world }) => message("gone", { id: world.file.id }),
      ["gone"],
    ),
    sendsEvents("sends 100,000 events at once", "harmless", ({ world }) => snapshot(world.other.id).repeat(100_000), [
      "deleted",
    ]),
    sendsEvents("sends an event of 10 MB", "harmless", () => `data: ${"x".repeat(10_000_000)}\n\n`, ["deleted"]),
    sendsEvents(
      "names a position with line breaks",
      "harmless",
      ({ world }) => `id: 1\r\nX: y\ndata: x\n\n${message("snapshot", { id: world.other.id }, -1)}`,
      ["deleted"],
    ),
    READS_REPORTS,
    {
      lie: "sends a page in place of events",
      outcome: "harmless",
      async run({ evil, world }) {
        const page = { status: 200, headers: { "Content-Type": "text/html" }, body: Buffer.from("<script>") };
        evil.lie("/api/events", () => page);
        const options = { onEvent: () => {}, signal: AbortSignal.timeout(1_000) };
        // The client polls instead, or connects again later.
        expect(["unsupported", "cancelled"]).toContain(
          await subscribeOwnerEvents(
            { origin: evil.origin },
            [{ id: world.file.id, ownerToken: world.file.ownerToken }],
            options,
          ),
        );
      },
    },
    configures("sends negative limits", LOST, (config) => ({
      ...config,
      LIMITS: { ...config["LIMITS"], MAX_FILE_SIZE: -1 },
    })),
    configures("leaves out the limits", LOST, ({ LIMITS: _limits, ...config }) => config),
    configures("sends 100,000 choices", LOST, (config) => ({
      ...config,
      DEFAULTS: { ...config["DEFAULTS"], DOWNLOAD_COUNTS: Array.from({ length: 100_000 }, (_, count) => count + 1) },
    })),
    configures(
      "sets the prototype of objects",
      "harmless",
      (config) =>
        `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${JSON.stringify(config).slice(1)}`,
    ),
    configures("sends a title of 1 MB", LOST, (config) => ({
      ...config,
      UI: { ...config["UI"], title: "x".repeat(1_000_000) },
    })),
    configures("sends a page in place of the configuration", { refused: "intercepted" }, () => "<html>"),
  ],
};
