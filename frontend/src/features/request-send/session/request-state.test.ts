import { expect, test } from "vitest";
import { NOW_MS } from "../../../testing/fake-environment.ts";
import { fakeOpenedRequest } from "../../../testing/fake-requests.ts";
import { uploadId } from "../../../testing/fake-uploads.ts";
import { type RequestAction, type RequestState, reduceRequest } from "./request-state.ts";

const request = fakeOpenedRequest();
const opened: RequestAction = { type: "opened", request, nowMs: NOW_MS };
const delivery = { request: request.link.id, id: uploadId(), receipt: "ABCDE-FGHJK", at: 1, files: 1, bytes: 1 };

function after(...actions: RequestAction[]): RequestState {
  return actions.reduce<RequestState>(reduceRequest, { kind: "opening" });
}

test("a request that accepts more lets files be chosen", () => {
  expect(after(opened)).toEqual({ kind: "choosing", request, failure: null });
});

test.each([
  ["closed", { isOpen: false }],
  ["closed", { terms: { ...request.terms, expiresAtMs: NOW_MS } }],
  ["full", { left: { deliveries: 0, bytes: 1 } }],
  ["full", { left: { deliveries: 1, bytes: 0 } }],
] as const)("a request that accepts nothing more is %s: %j", (reason, changes) => {
  const ended = fakeOpenedRequest(changes);
  expect(after({ ...opened, request: ended })).toEqual({ kind: "ended", reason, request: ended });
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
  });
});

test("a request that ends while something is sent stays known, so that earlier deliveries can be shown", () => {
  expect(after(opened, { type: "sending" }, { type: "ended", reason: "full" })).toEqual({
    kind: "ended",
    reason: "full",
    request,
  });
});
