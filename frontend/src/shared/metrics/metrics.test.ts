import { createHash } from "node:crypto";
import { type Beacon, beaconSchema } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import { fakeUser } from "../../testing/fake-user.ts";
import type { ClientEvent } from "./client-events.ts";
import { createMetrics, type Moment } from "./metrics.ts";

const STARTED_MS = Date.UTC(2026, 10, 21);
const LOGIN: ClientEvent = { type: "login", status: "cancel", trigger: "size" };
const LOGOUT: ClientEvent = { type: "logout", trigger: "button" };

const idIn = (text: string) => createHash("sha256").update(text).digest().subarray(16).toString("base64url");

type Visitor = { uid?: string | null; storedUploads?: number } & Partial<Moment["device"]>;

function createMoment({ uid = null, storedUploads = 0, ...device }: Visitor, atMs: number): Moment {
  return {
    atMs,
    account: uid === null ? { kind: "signedOut" } : { kind: "signedIn", user: fakeUser({ uid }) },
    device: { device_id: "device", firstAction: null, ab_experiments: {}, ...device },
    storedUploads,
  };
}

function setUp(who: Visitor = {}) {
  const beacons: Beacon[] = [];
  let visitor = who;
  let nowMs = STARTED_MS;
  let takes = true;
  let isHidden = false;
  const metrics = createMetrics({
    now: () => nowMs,
    isHidden: () => isHidden,
    sendBeacon(body) {
      if (takes) beacons.push(beaconSchema.parse(JSON.parse(body)));
      return takes;
    },
    lang: () => "en-US",
    platform: "web",
  });
  const record = (event: ClientEvent) => metrics.record(event, createMoment(visitor, nowMs));
  return {
    flush: metrics.flush,
    beacons,
    events: () => beacons.flatMap(({ events }) => events),
    record,
    recordMany: (count: number) => {
      for (let left = count; left > 0; left -= 1) record(LOGIN);
    },
    /** Waits for all ids and sends all events. */
    flushed: (count = 1) =>
      vi.waitFor(() => {
        metrics.flush();
        expect(beacons).toHaveLength(count);
      }),
    pass: (ms: number) => {
      nowMs += ms;
    },
    become: (changes: Visitor) => {
      visitor = { ...visitor, ...changes };
    },
    refuseBeacons: (refused: boolean) => {
      takes = !refused;
    },
    hide: () => {
      isHidden = true;
    },
  };
}

test("the page sends 25 events in one beacon as soon as the 25th is recorded [R7.23b]", async () => {
  const { beacons, recordMany } = setUp();
  recordMany(24);
  await Promise.resolve();
  expect(beacons).toEqual([]);
  recordMany(1);
  await vi.waitFor(() => expect(beacons).toHaveLength(1));
  expect(beacons[0]?.events).toHaveLength(25);
});

test("a beacon contains the time, the session, the language and the platform [R7.21]", async () => {
  const { beacons, record, pass, flushed } = setUp();
  record(LOGIN);
  pass(1_000);
  record(LOGIN);
  pass(2_000);
  await flushed();
  expect(beacons).toMatchObject([{ now: STARTED_MS + 3_000, session_id: STARTED_MS, lang: "en-US", platform: "web" }]);
  const user_properties = { anonymous: true, first_action: null, active_count: 0 };
  expect(beacons[0]?.events).toMatchObject([
    { event_type: "client_login", time: STARTED_MS, user_properties },
    { event_type: "client_login", time: STARTED_MS + 1_000, user_properties },
  ]);
});

test("no beacon is sent without events, and no event is sent twice", async () => {
  const { flush, beacons, record, flushed } = setUp();
  flush();
  expect(beacons).toEqual([]);
  record(LOGIN);
  await flushed();
  flush();
  expect(beacons).toHaveLength(1);
});

test("events of an anonymous visitor identify the session, but neither a user nor the device", async () => {
  const { events, recordMany, flushed } = setUp();
  recordMany(2);
  await flushed();
  const [first, second] = events();
  expect(first).not.toHaveProperty("user_id");
  expect(first?.device_id).toMatch(/^[\w-]{22}$/);
  expect(first?.device_id).not.toBe(idIn("device:2026:10"));
  expect(second?.device_id).toBe(first?.device_id);
});

test("two sessions of an anonymous visitor have different ids [R9.20]", async () => {
  const ids = await Promise.all(
    [setUp(), setUp()].map(async ({ events, record, flushed }) => {
      record(LOGIN);
      await flushed();
      return events()[0]?.device_id;
    }),
  );
  expect(ids[0]).not.toBe(ids[1]);
});

test("events of a signed-in user contain this month's hashes", async () => {
  const { events, record, flushed } = setUp({ uid: "ada", firstAction: "upload", storedUploads: 3 });
  record(LOGIN);
  await flushed();
  expect(events()).toMatchObject([
    {
      user_id: idIn("ada:2026:10"),
      device_id: idIn("device:2026:10"),
      user_properties: { anonymous: false, first_action: "upload", active_count: 3 },
    },
  ]);
});

test("signing out sends all events immediately and starts a new anonymous session [R9.20]", async () => {
  const { beacons, record, flushed, become, pass } = setUp({ uid: "ada" });
  record(LOGIN);
  await flushed();
  record(LOGOUT);
  expect(beacons[1]).toMatchObject({ session_id: STARTED_MS, events: [{ user_id: idIn("ada:2026:10") }] });
  become({ uid: null });
  pass(5_000);
  record(LOGIN);
  await flushed(3);
  expect(beacons[2]).toMatchObject({
    session_id: STARTED_MS + 5_000,
    events: [{ user_properties: { anonymous: true } }],
  });
  expect(beacons[2]?.events[0]).not.toHaveProperty("user_id");
});

test("signing out right after an event loses no event, and neither session receives the other's ids", async () => {
  const { beacons, record, become, pass, flushed } = setUp({ uid: "ada" });
  record(LOGIN);
  record(LOGOUT);
  expect(beacons).toEqual([]);
  become({ uid: null });
  pass(5_000);
  record(LOGIN);
  await vi.waitFor(() => expect(beacons).not.toEqual([]));
  await flushed(2);
  // The order depends on which ids are computed first.
  const sessions = beacons.toSorted((one, other) => one.session_id - other.session_id);
  expect(sessions.map(({ session_id, events }) => [session_id, events.map(({ event_type }) => event_type)])).toEqual([
    [STARTED_MS, ["client_login", "client_logout"]],
    [STARTED_MS + 5_000, ["client_login"]],
  ]);
});

test.each([null, "bob"])("after another tab has changed the user to %s, a new session begins", async (uid) => {
  const { beacons, record, become, pass, flushed } = setUp({ uid: "ada" });
  record(LOGIN);
  become({ uid });
  pass(5_000);
  record(LOGIN);
  await flushed(2);
  // The order depends on which session's id is computed first.
  expect(beacons.map(({ session_id }) => session_id).toSorted()).toEqual([STARTED_MS, STARTED_MS + 5_000]);
});

test("events that the browser rejects at sign-out are sent later as part of their own session", async () => {
  const { beacons, record, refuseBeacons, become, pass, flushed } = setUp({ uid: "ada" });
  record(LOGIN);
  await flushed();
  refuseBeacons(true);
  record(LOGOUT);
  become({ uid: null });
  pass(5_000);
  record(LOGIN);
  refuseBeacons(false);
  await flushed(3);
  expect(beacons.slice(1)).toMatchObject([
    { session_id: STARTED_MS, events: [{ event_type: "client_logout", user_id: idIn("ada:2026:10") }] },
    { session_id: STARTED_MS + 5_000, events: [{ event_type: "client_login" }] },
  ]);
});

test("on a hidden page, every event is sent as soon as its ids are computed", async () => {
  const { beacons, record, hide } = setUp();
  record(LOGIN);
  hide();
  await vi.waitFor(() => expect(beacons).toHaveLength(1));
  record(LOGIN);
  expect(beacons).toHaveLength(2);
});

test("events that the browser rejects are sent with the next beacon, up to the server's maximum", async () => {
  const { beacons, recordMany, refuseBeacons, flushed } = setUp();
  refuseBeacons(true);
  recordMany(130);
  refuseBeacons(false);
  await flushed();
  expect(beacons.map(({ events }) => events.length)).toEqual([100]);
});

test("the device's variant of an experiment is sent with every event", async () => {
  const { events, record, flushed } = setUp({ ab_experiments: { old_banner: "b", signin_button_color: "violet" } });
  record(LOGIN);
  await flushed();
  expect(events()[0]?.event_properties).toEqual({
    status: "cancel",
    trigger: "size",
    experiment: "signin_button_color",
    variant: "violet",
  });
});

test("an event about joining an experiment names that experiment, even if the device has others", async () => {
  const { events, record, flushed } = setUp({ ab_experiments: { signin_button_color: "violet" } });
  const met = { experiment: "next", variant: "a" };
  record({ type: "experiment", ...met });
  await flushed();
  expect(events()[0]?.event_properties).toEqual(met);
});
