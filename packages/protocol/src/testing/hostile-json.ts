import fc from "fast-check";

/** Keys that change an object's prototype, or hide what every object has, if a program copies them carelessly. */
const DANGEROUS_KEYS = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "then", ""] as const;

const scalar = fc.oneof(
  fc.constantFrom("null", "true", "false", "0", "-0", "1e999", "-1", "0.5", "9007199254740993", '""', '"\\ud800"'),
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => JSON.stringify(number)),
  fc.string({ unit: "binary", maxLength: 40 }).map((text) => JSON.stringify(text)),
);

/**
 * Texts of JSON values, with repeated and dangerous keys, which `JSON.stringify` would never write.
 *
 * @param names - keys that the parser under test knows
 */
export function hostileJson(names: readonly string[]): fc.Arbitrary<string> {
  const key = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...names, ...DANGEROUS_KEYS) },
    fc.string({ unit: "binary", maxLength: 10 }),
  );
  return fc.letrec<{ value: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      scalar,
      fc.array(tie("value"), { maxLength: 4 }).map((items) => `[${items.join()}]`),
      fc.array(fc.tuple(key, tie("value")), { maxLength: 6 }).map(toObject),
    ),
  })).value;
}

function toObject(entries: readonly (readonly [string, string])[]): string {
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`;
}

/**
 * Texts of JSON objects: valid ones, and some with a hostile value in place of one field, without it, or with another.
 *
 * @param fields - the JSON text of a valid value of each field
 */
export function nearlyValidJson(fields: Readonly<Record<string, fc.Arbitrary<string>>>): fc.Arbitrary<string> {
  const names = Object.keys(fields);
  const hostile = hostileJson(names);
  const valid = fc
    .tuple(...Object.values(fields))
    .map((values) => names.map((name, at) => [name, values[at]] as const));
  const changed = fc.tuple(valid, fc.array(fc.tuple(fc.constantFrom(...names, ...DANGEROUS_KEYS), fc.option(hostile))));
  return changed.map(([entries, changes]) => {
    const all = new Map<string, string | undefined>(entries);
    for (const [name, value] of changes.slice(0, 3)) all.set(name, value ?? undefined);
    return toObject(Array.from(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
  });
}

/** Texts of JSON, and the same with a few characters removed, repeated or replaced. */
export function damagedText(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const damage = fc.record({ at: fc.nat(), remove: fc.nat(3), insert: fc.string({ unit: "binary", maxLength: 3 }) });
  return fc.tuple(text, fc.array(damage, { maxLength: 3 })).map(([whole, damages]) =>
    damages.reduce((damaged, { at, remove, insert }) => {
      const start = at % (damaged.length + 1);
      return damaged.slice(0, start) + insert + damaged.slice(start + remove);
    }, whole),
  );
}

/** Whether a parsed value, and everything in it, has the prototype that JSON gives it. */
export function hasPlainPrototypes(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  const expected = Array.isArray(value) ? Array.prototype : Object.prototype;
  return Object.getPrototypeOf(value) === expected && Object.values(value).every(hasPlainPrototypes);
}

/** A value as it is after it has been sent, where -0 is 0. */
export function asSent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
