import { type Beacon, beaconSchema } from "@envoi/protocol";
import type { InsightWindow } from "../app/create-insight.ts";

/** A window that records beacons. Tests can close the window or raise an error in it. */
export function fakeWindow({ doNotTrack = null }: { doNotTrack?: string | null } = {}) {
  const beacons: { address: string; beacon: Beacon }[] = [];
  const target = new EventTarget();
  const view: InsightWindow = {
    addEventListener: target.addEventListener.bind(target),
    document: Object.assign(new EventTarget(), { visibilityState: "visible" as const }),
    location: { protocol: "https:", origin: "https://envoi.example" },
    navigator: {
      doNotTrack,
      sendBeacon(address, body) {
        beacons.push({ address, beacon: beaconSchema.parse(JSON.parse(body)) });
        return true;
      },
    },
  };
  return {
    view,
    beacons,
    dispatch: (type: string, fields = {}) => target.dispatchEvent(Object.assign(new Event(type), fields)),
  };
}
