import { type Beacon, beaconSchema, ProtocolError } from "@envoi/protocol";

/** @throws ProtocolError `bad_request` for anything but a beacon */
export function parseBeacon(text: unknown): Beacon {
  let json: unknown;
  try {
    json = JSON.parse(String(text));
  } catch (cause) {
    throw new ProtocolError("bad_request", { cause });
  }
  const parsed = beaconSchema.safeParse(json);
  if (!parsed.success) throw new ProtocolError("bad_request", { cause: parsed.error });
  return parsed.data;
}
