import { expect, test } from "vitest";
import { unboundedReadsIn } from "./unbounded-reads.ts";

test.each([
  ["const body = await response.json();", ["json"]],
  ["const body = await (await fetch(url)).text();", ["text"]],
  ["const body = await response\n  .clone()\n  .arrayBuffer();", ["arrayBuffer"]],
  ["const form = await request?.formData();", ["formData"]],
  ["const body = await readJson(response);", []],
  ["const reader = response.body.getReader();", []],
  ["const made = Response.json(value);", []],
])("%s", (source, names) => {
  expect(unboundedReadsIn(source, "x.ts").map(({ name }) => name)).toEqual(names);
});
