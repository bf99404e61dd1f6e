import type { RequestId, UploadId } from "@envoi/protocol";
import type { Delivery, NewRequest, Removal, RequestStore, StoredRequest } from "../port.ts";
import { deliveryFact, requestFact } from "../rules/facts.ts";
import { decideReservation, freesPlace, isOpen, oldestFirst, requestEndMs } from "../rules/requests.ts";
import { clearDue, setDue } from "./due-index.ts";
import { addFact } from "./outbox.ts";
import type { Operations, Transaction } from "./transaction.ts";

type Times = { createdAtMs: number; expiresAtMs: number; closedAtMs: number | null };
type RequestRow = NewRequest & Times;
type DeliveryRow = Omit<Delivery, "wasCollected"> & { collected: 0 | 1 };

function requestRow(tx: Transaction, id: RequestId): RequestRow | null {
  const row = tx.get<Times & { request: string }>(
    `SELECT request, created_at_ms AS createdAtMs, expires_at_ms AS expiresAtMs, closed_at_ms AS closedAtMs
     FROM requests WHERE id = :id`,
    { id },
  );
  if (row === null) return null;
  const { request, ...times } = row;
  return { ...(JSON.parse(request) as NewRequest), ...times };
}

/** @returns the row, unless all deliveries have expired */
function readableRow(tx: Transaction, id: RequestId): RequestRow | null {
  const row = requestRow(tx, id);
  return row !== null && tx.nowMs < requestEndMs(row) ? row : null;
}

function countTaken(tx: Transaction, id: RequestId): StoredRequest["taken"] {
  const sql = "SELECT count(*) AS deliveries, COALESCE(SUM(bytes), 0) AS bytes FROM deliveries WHERE request_id = :id";
  return tx.get<StoredRequest["taken"]>(sql, { id }) ?? { deliveries: 0, bytes: 0 };
}

function storedRequest(tx: Transaction, row: RequestRow): StoredRequest {
  const { closedAtMs: _closedAtMs, ...request } = row;
  return { ...request, isOpen: isOpen(row, tx.nowMs), taken: countTaken(tx, row.id) };
}

const DELIVERIES = `
  SELECT id, wrapped_key AS wrappedKey, bytes,
    CASE WHEN state = 'delivered' AND collected = 1 THEN 'collected' ELSE state END AS state, at_ms AS atMs, collected
  FROM deliveries WHERE request_id = :id`;

function toDelivery({ collected, ...row }: DeliveryRow): Delivery {
  return { ...row, wasCollected: collected === 1 };
}

function readDelivery(tx: Transaction, id: RequestId, delivery: UploadId): Delivery | null {
  const row = tx.get<DeliveryRow>(`${DELIVERIES} AND id = :delivery`, { id, delivery });
  return row && toDelivery(row);
}

function dropRequest(tx: Transaction, id: RequestId): void {
  tx.run("DELETE FROM requests WHERE id = :id", { id });
  clearDue(tx, "request", id);
}

export const requests: Operations<RequestStore> = {
  createRequest(tx, request) {
    const { id } = request;
    const { nowMs } = tx;
    const existing = requestRow(tx, id);
    if (existing !== null && existing.ownerTokenHash !== request.ownerTokenHash) return "taken";
    if (existing !== null) return storedRequest(tx, existing);
    const row = {
      ...request,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + request.timeLimitSeconds * 1_000,
      closedAtMs: null,
    };
    tx.run(
      `INSERT INTO requests (id, request, created_at_ms, expires_at_ms) VALUES (:id, :request, :nowMs, :expiresAtMs)`,
      { id, request: JSON.stringify(request), nowMs, expiresAtMs: row.expiresAtMs },
    );
    setDue(tx, { kind: "request", key: id, dueAtMs: requestEndMs(row) });
    addFact(tx, requestFact("request.created", id, nowMs));
    return storedRequest(tx, row);
  },
  readRequest(tx, id) {
    const row = readableRow(tx, id);
    return row && storedRequest(tx, row);
  },
  reserveDelivery(tx, id, { id: delivery, wrappedKey, bytes }) {
    const row = readableRow(tx, id);
    if (row === null) return null;
    if (readDelivery(tx, id, delivery) !== null) return "reserved";
    const decision = decideReservation(row, countTaken(tx, id), bytes, tx.nowMs);
    if (decision === "reserved") {
      tx.run(
        `INSERT INTO deliveries (request_id, id, wrapped_key, bytes, state, at_ms)
         VALUES (:id, :delivery, :wrappedKey, :bytes, 'reserved', :nowMs)`,
        { id, delivery, wrappedKey, bytes, nowMs: tx.nowMs },
      );
    }
    return decision;
  },
  completeDelivery(tx, id, delivery) {
    const { nowMs } = tx;
    const row = readableRow(tx, id);
    const state = readDelivery(tx, id, delivery)?.state;
    if (row === null || state === undefined) return null;
    if (state !== "reserved") return "delivered";
    if (!isOpen(row, nowMs)) return "closed";
    tx.run("UPDATE deliveries SET state = 'delivered', at_ms = :nowMs WHERE request_id = :id AND id = :delivery", {
      id,
      delivery,
      nowMs,
    });
    addFact(tx, deliveryFact("request.delivered", { requestId: id, uploadId: delivery }, nowMs));
    return "delivered";
  },
  releaseDelivery(tx, id, delivery, wasPublished) {
    const existing = readDelivery(tx, id, delivery);
    if (existing === null) return;
    const change = freesPlace(existing, wasPublished)
      ? "DELETE FROM deliveries"
      : "UPDATE deliveries SET state = 'gone'";
    tx.run(`${change} WHERE request_id = :id AND id = :delivery`, { id, delivery });
  },
  listDeliveries(tx, id) {
    if (readableRow(tx, id) === null) return null;
    return oldestFirst(tx.all<DeliveryRow>(DELIVERIES, { id }).map(toDelivery));
  },
  collectDeliveries(tx, id, deliveries) {
    if (readableRow(tx, id) === null) return null;
    const collected = deliveries.filter((delivery) => {
      const sql = `UPDATE deliveries SET collected = 1
         WHERE request_id = :id AND id = :delivery AND state <> 'reserved' AND collected = 0`;
      return tx.run(sql, { id, delivery }) > 0;
    });
    for (const uploadId of collected) {
      addFact(tx, deliveryFact("request.collected", { requestId: id, uploadId }, tx.nowMs));
    }
    return collected.length;
  },
  closeRequest(tx, id) {
    const { nowMs } = tx;
    const row = readableRow(tx, id);
    if (row === null) return null;
    if (row.closedAtMs !== null) return "closed";
    tx.run("UPDATE requests SET closed_at_ms = :nowMs WHERE id = :id", { id, nowMs });
    setDue(tx, { kind: "request", key: id, dueAtMs: requestEndMs({ ...row, closedAtMs: nowMs }) });
    addFact(tx, requestFact("request.closed", id, nowMs));
    return "closed";
  },
  deleteRequest(tx, id) {
    if (readableRow(tx, id) === null) return null;
    dropRequest(tx, id);
    return "deleted";
  },
};

/** Deletes the record if all deliveries have expired. Otherwise, corrects the index. */
export function dropOldRequest(tx: Transaction, id: RequestId): null {
  const row = readableRow(tx, id);
  if (row === null) dropRequest(tx, id);
  else setDue(tx, { kind: "request", key: id, dueAtMs: requestEndMs(row) });
  return null;
}

/** Describes the place to release when a session, or the Upload of a tombstone, is removed. */
export function describeDelivery(
  { requestId }: { requestId: RequestId | null },
  wasPublished: boolean,
): Removal["delivery"] {
  return requestId && { requestId, wasPublished };
}

/** A page of `listRequests`. */
export function requestsAfter(tx: Transaction, after: string, limit: number): { id: RequestId }[] {
  return tx.all("SELECT id FROM requests WHERE id > :after ORDER BY id LIMIT :limit", { after, limit });
}
