/** Text that is already HTML. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

type Value = Html | string | number | null | false | readonly Value[];

function escaped(value: Value): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join("");
  if (value === null || value === false) return "";
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** Builds HTML from a template. Values are escaped unless they are HTML; `null` and `false` are omitted. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, at) => (at === 0 ? part : escaped(values[at - 1] ?? null) + part)).join(""));
}
