import { BlockList } from "node:net";

/** Names of settings whose values are secrets, or may be. */
const SECRET = /password|secret|accesskey|hashkey|seed|creds|^key$/i;

/** A value of a configuration as an operator may see it: of a secret, only whether it is set. */
export function shownSettings(value: unknown, name = ""): unknown {
  if (value === undefined || value === null) return null;
  if (ArrayBuffer.isView(value)) return "(set)";
  if (SECRET.test(name) && typeof value === "string") return "(set)";
  if (value instanceof BlockList) return value.rules;
  if (value instanceof URL) return `${value.origin}${value.pathname}`;
  if (Array.isArray(value)) return value.map((item) => shownSettings(item, name));
  if (typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, shownSettings(held, key)]));
}
