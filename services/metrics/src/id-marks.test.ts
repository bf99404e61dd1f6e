import { expect, test } from "vitest";
import { createIdMarks, FOUND } from "./id-marks.ts";

const lineOf = (id: string) => Buffer.from(`{"id":"${id.padEnd(64, "0")}"}\n`);

test("an event has the marks of its lines, once it was added", () => {
  const marks = createIdMarks();
  marks.add(lineOf("0123456789abcdef"));
  expect(marks.mark(lineOf("0123456789abcdef"), 0)).toBe(FOUND.staged);
  expect(marks.mark(lineOf("0123456789abcdef"), FOUND.own)).toBe(FOUND.staged | FOUND.own);
  marks.add(lineOf("0123456789abcdef"));
  expect(marks.mark(lineOf("0123456789abcdef"), FOUND.after)).toBe(FOUND.staged | FOUND.own | FOUND.after);
});

test.each(["1123456789abcdef", "0123456789abcdee", "0123456689abcdef", "0123456799abcdef"])(
  "%s is another event than 0123456789abcdef",
  (other) => {
    const marks = createIdMarks();
    marks.add(lineOf("0123456789abcdef"));
    expect(marks.mark(lineOf(other), FOUND.own)).toBe(0);
    expect(marks.mark(lineOf(other), 0)).toBe(0);
  },
);

test("each of many events has its own marks, even if their ids begin or end alike", () => {
  const marks = createIdMarks();
  const ids = Array.from({ length: 20_000 }, (_, at) => {
    const digits = at.toString(16).padStart(8, "0");
    return at % 2 === 0 ? `${digits}00000000` : `00000000${digits}`;
  });
  for (const id of ids) marks.add(lineOf(id));
  const found = (at: number) => [FOUND.before, FOUND.own, FOUND.after][at % 3] ?? 0;
  for (const [at, id] of ids.entries()) marks.mark(lineOf(id), found(at));
  const expected = ids.map((_, at) => FOUND.staged | found(at));
  expect(ids.map((id) => marks.mark(lineOf(id), 0))).toEqual(expected);
});
