import type { DeliveryState } from "@envoi/client/request";
import { RecordFolder, type Vault } from "@envoi/client-node";
import { parseRequestId, parseUploadId, type RequestId, type UploadId } from "@envoi/protocol";

/** What is needed to ask whether a delivery was collected, and to say to which request it was sent. */
export type SentRequest = {
  id: RequestId;
  /** Shows the server that this device has the request's link. It opens neither the label nor any delivery. */
  linkToken: string;
  title?: string;
  /** When the server forgets the last deliveries, in ms since 1970. */
  endsAtMs: number;
};

/** A delivery sent from this device. Times in ms since 1970. */
export type RecordedDelivery = {
  id: UploadId;
  receipt: string;
  server: string;
  request: SentRequest;
  files: { name: string; size: number }[];
  size: number;
  sentAtMs: number;
  /** As the server last said. */
  state: DeliveryState;
  wasCollected: boolean;
};

/** Deliveries sent from this device, as long as the server may know them. */
export class SentDeliveries {
  readonly #records: RecordFolder<RecordedDelivery>;

  constructor(folder: string, vault: Vault) {
    this.#records = new RecordFolder(folder, vault, { toJson: (delivery) => delivery, parse });
  }

  write(delivery: RecordedDelivery): Promise<void> {
    return this.#records.write(delivery.id, delivery);
  }

  /** Latest first. Removes those that no server can know any more. `unreadable`: number of records sealed with another key. */
  async readAll(): Promise<{ deliveries: RecordedDelivery[]; unreadable: number }> {
    const { records, unreadable } = await this.#records.readAll();
    const deliveries: RecordedDelivery[] = [];
    for (const { name, content } of records) {
      if (content.request.endsAtMs > Date.now()) deliveries.push(content);
      else await this.#records.remove(name);
    }
    return {
      deliveries: deliveries.toSorted((one, other) => other.sentAtMs - one.sentAtMs),
      unreadable: unreadable.length,
    };
  }
}

/** @returns `null` for a malformed record */
export function parseSentRequest(json: unknown): SentRequest | null {
  const { id, linkToken, endsAtMs } = (json ?? {}) as Partial<SentRequest>;
  const isWhole = typeof id === "string" && parseRequestId(id) !== null && typeof linkToken === "string";
  return isWhole && typeof endsAtMs === "number" ? (json as SentRequest) : null;
}

function parse(json: unknown): RecordedDelivery | null {
  const { id, receipt, server, request, files, sentAtMs } = (json ?? {}) as Partial<RecordedDelivery>;
  const isWhole =
    parseUploadId(id) !== null &&
    typeof receipt === "string" &&
    typeof server === "string" &&
    parseSentRequest(request) !== null &&
    Array.isArray(files) &&
    typeof sentAtMs === "number";
  return isWhole ? (json as RecordedDelivery) : null;
}
