import { expect, test } from "vitest";
import { UPLOAD_FACT_TYPES } from "../consumed-facts.ts";
import { FACTS, findStream, METRICS, subjectsIn } from "./subjects.ts";

test("puts beacons in their own stream and all other Facts in another", () => {
  expect(findStream(["metrics.received"])).toBe(METRICS);
  expect(findStream(UPLOAD_FACT_TYPES)).toBe(FACTS);
  expect(subjectsIn(METRICS)).toEqual(["envoi.metrics.>"]);
  expect(subjectsIn(FACTS)).toEqual(["envoi.upload.>", "envoi.download.>", "envoi.request.>"]);
});

test("finds no stream for types that belong to two streams, or for an empty list of types", () => {
  expect(() => findStream(["upload.deleted", "metrics.received"])).toThrow(RangeError);
  expect(() => findStream([])).toThrow(RangeError);
});
