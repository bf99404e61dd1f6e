type Matcher = { label: string; operator: "=" | "!=" | "=~" | "!~"; value: string };
/** A metric in an expression, with its label matchers. */
export type Selector = { metric: string; matchers: readonly Matcher[] };

const WORDS = new Set(["and", "or", "unless", "bool", "by", "without", "on", "ignoring", "group_left", "group_right"]);
const STRING = /"(?:[^"\\]|\\.)*"/g;

function readMatchers(text: string): Matcher[] {
  return Array.from(text.matchAll(/(\w+)(=~|!~|!=|=)"((?:[^"\\]|\\.)*)"/g), ([, label = "", operator, value = ""]) => ({
    label,
    operator: operator as Matcher["operator"],
    value,
  }));
}

/**
 * The metrics in a Prometheus expression, with their label matchers. Supports only the syntax that our rules and
 * dashboards use.
 */
export function parseSelectors(expression: string): Selector[] {
  const strings: string[] = [];
  const bare = expression
    .replaceAll(STRING, (string) => `"${strings.push(string) - 1}"`)
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, "")
    .replaceAll(/\[[^\]]*\]|\boffset \w+/g, "");
  const names = bare.matchAll(/(?<![\w:"$])([a-zA-Z_][\w:]*)\s*(\(|\{[^}]*\})?/g);
  return Array.from(names).flatMap(([, metric = "", rest = ""]) => {
    if (WORDS.has(metric) || rest === "(") return [];
    return [{ metric, matchers: readMatchers(rest.replaceAll(/"(\d+)"/g, (_all, index) => strings[index] ?? "")) }];
  });
}
