import { ID_AT } from "./event-lines.ts";

/** Where an event was found, as bit flags. */
export const FOUND = { staged: 1, before: 2, own: 4, after: 8 } as const;

/**
 * Where staged events were found. An entry takes nine bytes and holds 64 bits of the id, a SHA-256: half a million
 * events take 9 MiB, and a collision is less likely than a memory error.
 */
export type IdMarks = {
  /** Adds the event of a line, as staged. */
  add(line: Uint8Array): void;
  /** Marks where the event of a line was found, if it was added. @returns all its bits, or 0 */
  mark(line: Uint8Array, found: number): number;
};

const HEX_DIGITS_OF_WORD = 8;
const FIRST_SLOTS = 1_024;

/** Hexadecimal digits, lower case. */
function wordAt(line: Uint8Array, at: number): number {
  let word = 0;
  for (let digit = at; digit < at + HEX_DIGITS_OF_WORD; digit += 1) {
    const character = line[digit] ?? 0;
    word = (word << 4) | ((character & 15) + 9 * (character >> 6));
  }
  return word >>> 0;
}

/** A hash table with open addressing; a slot without bits is free. */
function createTable(slots: number) {
  return { high: new Uint32Array(slots), low: new Uint32Array(slots), bits: new Uint8Array(slots), taken: 0 };
}

type Table = ReturnType<typeof createTable>;

/** The slot of an id, or the free slot for it. */
function slotOf({ high, low, bits }: Table, ofHigh: number, ofLow: number): number {
  const last = bits.length - 1;
  let slot = (ofHigh ^ ofLow) & last;
  while (bits[slot] !== 0 && (high[slot] !== ofHigh || low[slot] !== ofLow)) slot = (slot + 1) & last;
  return slot;
}

function put(table: Table, high: number, low: number, bits: number): void {
  const slot = slotOf(table, high, low);
  if (table.bits[slot] === 0) table.taken += 1;
  table.high[slot] = high;
  table.low[slot] = low;
  table.bits[slot] = (table.bits[slot] ?? 0) | bits;
}

function grown(table: Table): Table {
  const larger = createTable(2 * table.bits.length);
  for (const [slot, bits] of table.bits.entries()) {
    if (bits !== 0) put(larger, table.high[slot] ?? 0, table.low[slot] ?? 0, bits);
  }
  return larger;
}

export function createIdMarks(): IdMarks {
  let table = createTable(FIRST_SLOTS);
  return {
    add(line) {
      if (2 * table.taken >= table.bits.length) table = grown(table);
      put(table, wordAt(line, ID_AT), wordAt(line, ID_AT + HEX_DIGITS_OF_WORD), FOUND.staged);
    },
    mark(line, found) {
      const slot = slotOf(table, wordAt(line, ID_AT), wordAt(line, ID_AT + HEX_DIGITS_OF_WORD));
      const bits = table.bits[slot] ?? 0;
      if (bits !== 0) table.bits[slot] = bits | found;
      return table.bits[slot] ?? 0;
    },
  };
}
