import type { FluentBundle, FluentVariable } from "@fluent/bundle";

/** A message by its id, in the person's language. */
export type Text = (id: string, vars?: Record<string, FluentVariable>) => string;

/** Takes each message from the first language that has it. An id without one, or a value that is missing, shows as its name. */
export function createText(bundles: readonly FluentBundle[]): Text {
  return (id, vars) => {
    for (const bundle of bundles) {
      const pattern = bundle.getMessage(id)?.value ?? null;
      // Problems are collected and left: without a list for them they would be thrown.
      if (pattern !== null) return bundle.formatPattern(pattern, vars, []);
    }
    return id;
  };
}
