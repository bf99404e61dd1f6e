import { type Beacon, encodeBase64Url, type MetricEvent } from "@envoi/protocol";
import { type AccountState, uidOf } from "../account/account-state.ts";
import { enrolmentIn } from "../experiments/experiments.ts";
import type { DeviceRecord } from "../storage/device-record.ts";
import { type ClientEvent, toMetricEvent } from "./client-events.ts";
import { createMetricIds } from "./metric-ids.ts";

const BEACON_EVENTS = 25;
const MAX_EVENTS = 100;
const ANONYMOUS_ID_BYTES = 16;

/** The time of an event, and the user at that time. */
export type Moment = {
  atMs: number;
  account: AccountState;
  device: Pick<DeviceRecord, "device_id" | "firstAction" | "ab_experiments">;
  storedUploads: number;
};

/** Records usage events. Recording never throws or blocks. */
export type Metrics = { record: (event: ClientEvent) => void };

/** Collects recorded events into beacons. */
export type BeaconMetrics = {
  record: (event: ClientEvent, moment: Moment) => void;
  /** Sends everything now because the page may be about to close. */
  flush: () => void;
};

export type MetricsOptions = Pick<Beacon, "platform"> & {
  lang: () => string;
  now: () => number;
  /** Whether the page is hidden: a phone may close hidden pages without firing another event. */
  isHidden: () => boolean;
  /** @returns whether the browser accepted the beacon */
  sendBeacon: (body: string) => boolean;
};

/** A session begins with its first event. It ends when the user signs out, or with the first event of another user. */
type Session = { id: number; anonymousId: string };

/** An event without its ids, which are computed asynchronously. */
type RecordedEvent = { session: Session; event: MetricEvent; deviceId: string; uid: string | null };

function beginSession(atMs: number): Session {
  return { id: atMs, anonymousId: encodeBase64Url(crypto.getRandomValues(new Uint8Array(ANONYMOUS_ID_BYTES))) };
}

function toEvent(clientEvent: ClientEvent, { atMs, account, device, storedUploads }: Moment): MetricEvent {
  const { event_type, event_properties } = toMetricEvent(clientEvent);
  return {
    event_type,
    event_properties: { ...enrolmentIn(device.ab_experiments), ...event_properties },
    user_properties: {
      anonymous: uidOf(account) === null,
      first_action: device.firstAction,
      active_count: storedUploads,
    },
    time: atMs,
  };
}

export function createMetrics({ now, isHidden, sendBeacon, lang, platform }: MetricsOptions): BeaconMetrics {
  const idOf = createMetricIds(sendWhenDue);
  let session: Session | null = null;
  let lastUid: string | null = null;
  let recorded: RecordedEvent[] = [];

  function identify({ event, deviceId, uid }: RecordedEvent): MetricEvent | null {
    const device_id = idOf(deviceId, event.time);
    const user_id = uid === null ? undefined : idOf(uid, event.time);
    if (device_id === null || user_id === null) return null;
    return { ...event, device_id, ...(user_id !== undefined && { user_id }) };
  }

  function flush(): void {
    for (const one of new Set(recorded.map((each) => each.session))) {
      const all = recorded.filter((each) => each.session === one);
      const events = all.map(identify).filter((event) => event !== null);
      if (events.length === 0) continue;
      const beacon: Beacon = { now: now(), session_id: one.id, lang: lang(), platform, events };
      // Events that the browser rejects are sent with the next beacon.
      if (!sendBeacon(JSON.stringify(beacon))) continue;
      recorded = recorded.filter((each) => each.session !== one || identify(each) === null);
    }
  }

  function sendWhenDue(): void {
    const isOver = recorded.some((each) => each.session !== session);
    if (recorded.length >= BEACON_EVENTS || isOver || isHidden()) flush();
  }

  return {
    record(clientEvent, moment) {
      const uid = uidOf(moment.account);
      if (session === null || (lastUid !== null && lastUid !== uid)) session = beginSession(moment.atMs);
      lastUid = uid;
      const deviceId = uid === null ? session.anonymousId : moment.device.device_id;
      const each = { session, event: toEvent(clientEvent, moment), deviceId, uid };
      recorded = [...recorded, each].slice(-MAX_EVENTS);
      if (clientEvent.type === "logout") session = null;
      identify(each);
      sendWhenDue();
    },
    flush,
  };
}
