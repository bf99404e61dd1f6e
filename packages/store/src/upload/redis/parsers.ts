import { parseRequestId, parseUploadId, type RequestId, type UploadId } from "@envoi/protocol";

/** Parses the reply of a script or query. @param id - the id of the script's subject */
export type Parse<Value> = (reply: unknown, id: string) => Value;

/** The message omits the reply, which may contain an AuthKey. */
function unexpected(): Error {
  return new TypeError("unexpected reply of a script");
}

export function array(reply: unknown): unknown[] {
  if (!Array.isArray(reply)) throw unexpected();
  return reply;
}

/** Bulk strings and integers as strings, in order; null becomes "". */
export function texts(reply: unknown): string[] {
  return array(reply).map((item) => {
    if (item === null) return "";
    if (typeof item !== "string" && typeof item !== "number") throw unexpected();
    return String(item);
  });
}

export function pairs(reply: unknown): [string, string][] {
  const flat = texts(reply);
  return Array.from({ length: flat.length / 2 }, (_, at) => [flat[2 * at] ?? "", flat[2 * at + 1] ?? ""]);
}

/** An integer, or a string with an integer. */
export const whole: Parse<number> = (reply) => {
  const number = Number(reply);
  if (reply === null || reply === "" || !Number.isSafeInteger(number)) throw unexpected();
  return number;
};

/** Parses a reply that must be one of these words. */
export function word<const Word extends string>(...words: readonly Word[]): Parse<Word> {
  return (reply) => {
    const found = words.find((each) => each === reply);
    if (found === undefined) throw unexpected();
    return found;
  };
}

export function nullable<Value>(parse: Parse<Value>): Parse<Value | null> {
  return (reply, id) => (reply === null ? null : parse(reply, id));
}

/** Accepts one of these words; passes any reply that is not a string to `parse`. */
export function wordOr<const Word extends string, Value>(
  words: readonly Word[],
  parse: Parse<Value>,
): Parse<Word | Value> {
  return (reply, id) => (typeof reply === "string" ? word(...words)(reply, id) : parse(reply, id));
}

/** Reads the fields of a reply one after the other. */
type Fields = { text(): string; whole(): number; isSet(): boolean };

export function record<Value>(read: (fields: Fields, id: UploadId) => Value): Parse<Value> {
  return (reply, id) => {
    const rest = texts(reply).values();
    const text = () => {
      const { value, done } = rest.next();
      if (done) throw unexpected();
      return value;
    };
    // The id may be that of a list or an account instead of an UploadId, but the code that reads lists and accounts
    // does not use it.
    return read({ text, whole: () => whole(text(), id), isSet: () => text() === "1" }, id as UploadId);
  };
}

export function orNull<T>(text: string, read: (text: string) => T): T | null {
  return text === "" ? null : read(text);
}

export function words(text: string): string[] {
  return text.split(" ").filter((word) => word !== "");
}

export function toRequestId(text: string): RequestId {
  const id = parseRequestId(text);
  if (id === null) throw unexpected();
  return id;
}

export function toUploadId(text: string): UploadId {
  const id = parseUploadId(text);
  if (id === null) throw unexpected();
  return id;
}
