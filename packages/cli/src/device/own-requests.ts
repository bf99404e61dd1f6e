import { createHash } from "node:crypto";
import { formatOwnerLink, type InboxDelivery, type OwnRequest, parseOwnerLink } from "@envoi/client/request";
import { RecordFolder, type Vault } from "@envoi/client-node";
import type { UploadId } from "@envoi/protocol";

/** A request of this device's user, with the deliveries that this device has received, so that none is taken twice. */
export type RecordedRequest = OwnRequest & {
  createdAtMs: number;
  /** Ids of received deliveries, by their fingerprints. */
  received: Readonly<Record<string, UploadId>>;
  /** Deliveries that were refused as not authentic and named once, as `refusedKey` writes them. */
  refused: readonly string[];
};

const refusedKey = ({ id, fingerprint }: Pick<InboxDelivery, "id" | "fingerprint">) => `${id} ${fingerprint}`;

/** Whether a delivery has been refused before. The same id with another wrapped key is another delivery. */
export function wasRefused({ refused }: RecordedRequest, delivery: Pick<InboxDelivery, "id" | "fingerprint">): boolean {
  return refused.includes(refusedKey(delivery));
}

type Place = Pick<OwnRequest["owner"], "id" | "origin">;

/** The requests that were created on this device, or opened on it with an owner's link. */
export class OwnRequests {
  readonly #records: RecordFolder<RecordedRequest>;

  constructor(folder: string, vault: Vault) {
    this.#records = new RecordFolder(folder, vault, {
      toJson: ({ owner, ...others }) => ({ ...others, ownerLink: formatOwnerLink(owner) }),
      parse,
    });
  }

  read(place: Place): Promise<RecordedRequest | null> {
    return this.#records.read(nameOf(place));
  }

  write(request: RecordedRequest): Promise<void> {
    return this.#records.write(nameOf(request.owner), request);
  }

  /** Records that a delivery has been verified and saved. */
  async addReceived(request: RecordedRequest, delivery: Pick<InboxDelivery, "id" | "fingerprint">): Promise<void> {
    const latest = await this.#latest(request);
    const received = { ...latest.received, [delivery.fingerprint]: delivery.id };
    // What is authentic now can have been damaged on its way before.
    const refused = latest.refused.filter((key) => key !== refusedKey(delivery));
    await this.write({ ...latest, received, refused });
  }

  /** Records that a delivery was refused and named. Forgets those that the server no longer lists. */
  async addRefused(
    request: RecordedRequest,
    delivery: Pick<InboxDelivery, "id" | "fingerprint">,
    listed: readonly Pick<InboxDelivery, "id" | "fingerprint">[],
  ): Promise<void> {
    const latest = await this.#latest(request);
    const known = listed.filter((one) => wasRefused(latest, one) && refusedKey(one) !== refusedKey(delivery));
    await this.write({ ...latest, refused: [...known, delivery].map(refusedKey) });
  }

  /** Another process may be collecting other deliveries. */
  async #latest(request: RecordedRequest): Promise<RecordedRequest> {
    return (await this.read(request.owner)) ?? request;
  }

  remove(place: Place): Promise<void> {
    return this.#records.remove(nameOf(place));
  }

  /** Latest first. `unreadable`: number of records sealed with another key. */
  async readAll(): Promise<{ requests: RecordedRequest[]; unreadable: number }> {
    const { records, unreadable } = await this.#records.readAll();
    const requests = records.map(({ content }) => content);
    return {
      requests: requests.toSorted((one, other) => other.createdAtMs - one.createdAtMs),
      unreadable: unreadable.length,
    };
  }
}

/** Servers may use each other's ids, and must not replace each other's records. */
function nameOf({ id, origin }: Place): string {
  return `${id}-${createHash("sha256").update(origin).digest("hex").slice(0, 16)}`;
}

function parse(json: unknown): RecordedRequest | null {
  const {
    ownerLink,
    label,
    terms,
    received,
    refused = [],
    createdAtMs,
    ...others
  } = (json ?? {}) as Partial<RecordedRequest> & { ownerLink?: string };
  const owner = typeof ownerLink === "string" ? parseOwnerLink(ownerLink) : null;
  if (owner === null || !label || !terms || !received || typeof createdAtMs !== "number") return null;
  return {
    ...(others as Pick<RecordedRequest, "deliverySeconds">),
    owner,
    label,
    terms,
    received,
    refused,
    createdAtMs,
  };
}
