import type { FluentBundle, FluentVariable } from "@fluent/bundle";

/** A message by its id, in the person's language. */
export type Text = (id: string, vars?: Record<string, FluentVariable>) => string;

/** Takes each message from the first language that has it. Unknown ids and missing variables show as their names. */
export function createText(bundles: readonly FluentBundle[]): Text {
  return (id, vars) => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(id)?.value ?? null;
      // Errors are collected and ignored: without an array, Fluent would throw them.
      if (pattern !== null) return bundle.formatPattern(pattern, vars, []);
    }
    return id;
  };
}
