import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { kubectl } from "./cluster.ts";

const kinds = z.array(z.object({ group: z.string(), kind: z.string(), version: z.string() }));
const definitionSchema = z.looseObject({ "x-kubernetes-group-version-kind": kinds.optional() });
const openApiSchema = z.object({ definitions: z.record(z.string(), definitionSchema) });

const PREFIX = "#/definitions/";
/** Matches types that are documented as strings but also accept numbers. */
const TEXT_OR_NUMBER = /\.(IntOrString|Quantity)$/;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Names of all definitions referenced by a value. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  const { $ref } = value;
  const own = typeof $ref === "string" && $ref.startsWith(PREFIX) ? [$ref.slice(PREFIX.length)] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

/** Makes a schema reject unknown fields. */
function strict(name: string, definition: Record<string, unknown>): Record<string, unknown> {
  if (TEXT_OR_NUMBER.test(name)) return { type: ["string", "integer", "number"] };
  const isClosed = isObject(definition["properties"]) && definition["additionalProperties"] === undefined;
  return isClosed ? { ...definition, additionalProperties: false } : definition;
}

/** The file name as expected by kubeconform: `deployment-apps-v1.json`. */
function formatFileName({ group, kind, version }: { group: string; kind: string; version: string }): string {
  const [shortGroup = ""] = group.split(".");
  return `${[kind, shortGroup, version].filter((part) => part !== "").join("-")}.json`.toLowerCase();
}

/**
 * Writes a schema for each kind supported by the cluster, from its API description.
 *
 * @returns location for `kubeconform -schema-location`
 */
export async function writeClusterSchemas(directory: string): Promise<string> {
  const { definitions } = openApiSchema.parse(JSON.parse(await kubectl(["get", "--raw", "/openapi/v2"])));
  const closed = new Map(Object.entries(definitions).map(([name, one]) => [name, strict(name, one)]));
  await mkdir(directory, { recursive: true });
  for (const [name, definition] of Object.entries(definitions)) {
    const [of, ...others] = definition["x-kubernetes-group-version-kind"] ?? [];
    // Definitions shared by many kinds, such as deletion options, are not objects.
    if (of === undefined || others.length > 0) continue;
    const needed = new Set([name]);
    for (const one of needed) for (const found of referencesIn(closed.get(one))) needed.add(found);
    const own = Object.fromEntries(Array.from(needed, (one) => [one, closed.get(one)]));
    await writeFile(
      join(directory, formatFileName(of)),
      JSON.stringify({ $ref: `${PREFIX}${name}`, definitions: own }),
    );
  }
  return join(directory, "{{.ResourceKind}}{{.KindSuffix}}.json");
}
