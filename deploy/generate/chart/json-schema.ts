import * as z from "zod";
import type { DocumentedValue } from "./documented-values.ts";

/** The parts of a schema that contain keys and descriptions. */
type JsonSchema = { [name: string]: unknown; properties?: Record<string, JsonSchema> };
const schemaShape: z.ZodType<JsonSchema> = z.looseObject({
  get properties() {
    return z.record(z.string(), schemaShape).optional();
  },
}) as z.ZodType<JsonSchema>;

export function toJsonSchema(values: z.ZodType): JsonSchema {
  return schemaShape.parse(z.toJSONSchema(values, { target: "draft-7", io: "input" }));
}

function flattenSchema(schema: JsonSchema, prefix: string): [string, JsonSchema][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]): [string, JsonSchema][] => {
    const path = `${prefix}${name}`;
    return [[path, inner], ...flattenSchema(inner, `${path}.`)];
  });
}

/** Lists the paths of all keys in a schema, such as `ingress.enabled`. */
export function schemaPaths(schema: JsonSchema): string[] {
  return flattenSchema(schema, "").map(([path]) => path);
}

export function withMeanings(schema: JsonSchema, values: readonly DocumentedValue[]): JsonSchema {
  const described = structuredClone(schema);
  const meanings = new Map(values.map(({ path, meaning }) => [path, meaning]));
  for (const [path, inner] of flattenSchema(described, "")) {
    const meaning = meanings.get(path);
    if (meaning) inner["description"] = meaning;
  }
  return described;
}
