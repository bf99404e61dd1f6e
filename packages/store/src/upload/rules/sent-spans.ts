/**
 * The byte ranges of a body that have been sent, in ascending order and with gaps between them. Each is given by the
 * positions of its first byte and of the byte after its last.
 */
export type Spans = readonly (readonly [first: number, end: number])[];

/** Adds a span, joining it with the spans that it touches. */
export function addSpan(spans: Spans, first: number, end: number): Spans {
  if (end <= first) return spans;
  const before = spans.filter((one) => one[1] < first);
  const after = spans.filter((one) => one[0] > end);
  const touched = spans.slice(before.length, spans.length - after.length);
  const joined = [Math.min(first, ...touched.map((one) => one[0])), Math.max(end, ...touched.map((one) => one[1]))];
  return [...before, [joined[0] ?? first, joined[1] ?? end], ...after];
}

/** Whether a range that begins at this byte touches an existing span, so that it extends that span. */
export function extendsSpan(spans: Spans, firstByte: number): boolean {
  return spans.some(([first, end]) => first <= firstByte && firstByte <= end);
}

/** Whether the spans contain everything before this byte. */
export function containBefore(spans: Spans, endByte: number): boolean {
  const [span = [0, 0]] = spans;
  return endByte <= 0 || (span[0] <= 0 && span[1] >= endByte);
}
