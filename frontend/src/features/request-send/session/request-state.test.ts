import { expect, test } from "vitest";
import { NOW_MS } from "../../../testing/fake-environment.ts";
import { fakeOpenedRequest } from "../../../testing/fake-requests.ts";
import { uploadId } from "../../../testing/fake-uploads.ts";
import { type RequestAction, type RequestState, reduceRequest } from "./request-state.ts";

const request = fakeOpenedRequest();
const opened: RequestAction = { type: "opened", request, nowMs: NOW_MS, hasUnfinished: false };
const delivery = { request: request.link.id, id: uploadId(), receipt: "ABCDE-FGHJK", at: 1, files: 1, bytes: 1 };

function after(...actions: RequestAction[]): RequestState {
  return actions.reduce<RequestState>(reduceRequest, { kind: "opening" });
}

test("a request that accepts more lets files be chosen", () => {
  expect(after(opened)).toEqual({ kind: "choosing", request, failure: null, isFull: false });
});

test.each([
  ["closed", { isOpen: false }],
  ["closed", { terms: { ...request.terms, expiresAtMs: NOW_MS } }],
  ["full", { left: { deliveries: 0, bytes: 1 } }],
  ["full", { left: { deliveries: 1, bytes: 0 } }],
] as const)("a request that accepts nothing more is %s: %j", (reason, changes) => {
  const ended = fakeOpenedRequest(changes);
  expect(after({ ...opened, request: ended })).toEqual({ kind: "ended", reason, request: ended, hasLost: false });
});

test.each([{ left: { deliveries: 0, bytes: 1 } }, { left: { deliveries: 1, bytes: 0 } }])(
  "a full request still lets an interrupted delivery be continued, which has its place: %j",
  (changes) => {
    const full = fakeOpenedRequest(changes);
    const shown = after({ ...opened, request: full, hasUnfinished: true });
    expect(shown).toEqual({ kind: "choosing", request: full, failure: null, isFull: true });
    expect(after({ ...opened, request: full, hasUnfinished: true }, { type: "sending" })).toMatchObject({
      isFull: true,
    });
  },
);

test("a closed request says that an interrupted delivery is lost", () => {
  const closed = fakeOpenedRequest({ isOpen: false });
  expect(after({ ...opened, request: closed, hasUnfinished: true })).toMatchObject({ reason: "closed", hasLost: true });
  expect(after({ type: "ended", reason: "unknown", hasLost: true })).toMatchObject({
    reason: "unknown",
    hasLost: true,
  });
});

test("a delivery is sent only while files can be chosen", () => {
  expect(after({ type: "sending" })).toEqual({ kind: "opening" });
  expect(after(opened, { type: "sending" })).toMatchObject({ kind: "sending", progress: null, isPaused: false });
  expect(after(opened, { type: "sent", delivery })).toMatchObject({ kind: "choosing" });
  expect(after(opened, { type: "sending" }, { type: "sent", delivery })).toEqual({ kind: "sent", request, delivery });
});

test("after a failure, the files can be sent again", () => {
  expect(after(opened, { type: "sending" }, { type: "stopped", code: "connection_lost" })).toEqual({
    kind: "choosing",
    request,
    failure: "connection_lost",
    isFull: false,
  });
});

test("a request that ends while something is sent stays known, so that earlier deliveries can be shown", () => {
  expect(after(opened, { type: "sending" }, { type: "ended", reason: "full" })).toEqual({
    kind: "ended",
    reason: "full",
    request,
    hasLost: false,
  });
});
