import { expect, test } from "vitest";
import { blobKey } from "../../blob/port.ts";
import { DEFAULT_STORE_TIMES } from "../port.ts";
import {
  answerOpener,
  answerPartTaker,
  isWriter,
  maxPartsBytes,
  mayTakeOver,
  sessionDueAtMs,
  sessionLeases,
} from "./sessions.ts";

const session = {
  state: "open" as const,
  epoch: 2,
  leaseUntilMs: 1_000,
  ownerTokenHash: "owner",
  httpTokenHash: null,
  resumable: true,
  declaredBytes: 250,
  partBytes: 100,
  partsId: "parts",
  suspended: false,
  endedBy: null,
};

test("a resumable session outlives its socket, but only for a short time if it has received no byte", () => {
  const times = DEFAULT_STORE_TIMES;
  const maxMs = times.sessionMaxSeconds * 1_000;
  const lease = times.sessionLeaseSeconds * 1_000;
  expect(sessionLeases({ resumable: false }, times)).toEqual({ firstLeaseMs: lease, leaseMs: lease, maxMs });
  const leases = { firstLeaseMs: times.emptySessionSeconds * 1_000, leaseMs: times.sessionLifeSeconds * 1_000, maxMs };
  expect(sessionLeases({ resumable: true }, times)).toEqual(leases);
});

test("an id in use can be opened again only by its opener", () => {
  const opener = { ownerTokenHash: "owner", blobKey: blobKey("uploads/a") };
  expect(answerOpener(null, opener)).toBe("free");
  expect(answerOpener({ ...opener }, opener)).toBe("opened");
  expect(answerOpener({ ...opener, ownerTokenHash: "other" }, opener)).toBe("taken");
  expect(answerOpener({ ...opener, blobKey: blobKey("uploads/b") }, opener)).toBe("taken");
});

test("only the writer of the current epoch can use a session, and only while the session is open", () => {
  expect(isWriter(session, 2)).toBe(true);
  expect(isWriter(session, 1)).toBe(false);
  expect(isWriter({ ...session, state: "abandoned" }, 2)).toBe(false);
});

test("a session can be taken over by its owner, or by the client that has its token", () => {
  const owner = { ownerTokenHash: "owner" };
  expect(mayTakeOver(session, owner, 999)).toBe(true);
  expect(mayTakeOver(session, owner, 1_000)).toBe(false);
  expect(mayTakeOver(session, { ownerTokenHash: "other" }, 0)).toBe(false);
  expect(mayTakeOver({ ...session, resumable: false }, owner, 0)).toBe(false);
  expect(mayTakeOver({ ...session, state: "aborting" }, owner, 0)).toBe(false);
  expect(mayTakeOver(session, { httpTokenHash: "token" }, 0)).toBe(false);
  const http = { ...session, httpTokenHash: "token" };
  expect(mayTakeOver(http, owner, 0)).toBe(false);
  expect(mayTakeOver(http, { httpTokenHash: "token" }, 0)).toBe(true);
  expect(mayTakeOver(http, { httpTokenHash: "other" }, 0)).toBe(false);
});

test("Parts can be taken only from a session that has a writer, and either several Parts or one that its client may store itself", () => {
  const taken = { partsId: "parts", declaredBytes: 250 };
  expect([1, 3, 4].map((number) => answerPartTaker(session, "owner", number))).toEqual([taken, taken, null]);
  expect(answerPartTaker({ ...session, suspended: true }, "owner", 1)).toBe("suspended");
  expect(answerPartTaker({ ...session, partsId: null }, "owner", 1)).toBe("suspended");
  expect(answerPartTaker({ ...session, declaredBytes: 100 }, "owner", 1)).toEqual({ ...taken, declaredBytes: 100 });
  expect(answerPartTaker(session, "other", 1)).toBeNull();
  for (const change of [
    { state: "abandoned" as const },
    { resumable: false },
    { httpTokenHash: "token" },
    { declaredBytes: null },
    { declaredBytes: 100, partsId: null },
  ]) {
    expect(answerPartTaker({ ...session, ...change }, "owner", 1)).toBeNull();
  }
});

test("taken Parts count in full, but the total never exceeds the body's length", () => {
  expect(maxPartsBytes(session, 100, 1)).toBe(200);
  expect(maxPartsBytes(session, 200, 2)).toBe(250);
  expect(maxPartsBytes({ ...session, declaredBytes: null }, 200, 2)).toBe(400);
});

test("a session is due when its lease ends, immediately if it is abandoned, and a little later if it is deleted", () => {
  expect(sessionDueAtMs(session)).toBe(1_000);
  expect(sessionDueAtMs({ ...session, state: "abandoned" })).toBe(0);
  expect(sessionDueAtMs({ ...session, state: "abandoned", endedBy: "operator" })).toBe(1_000);
  expect(sessionDueAtMs({ ...session, state: "aborting", endedBy: "owner" })).toBe(0);
});
