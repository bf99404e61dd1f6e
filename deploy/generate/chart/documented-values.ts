import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, parseDocument, stringify, type YAMLMap } from "yaml";
import { ROOT } from "../root.ts";

/** A key of `values.yaml`, such as `ingress.enabled`, with its description. */
export type DocumentedValue = { path: string; meaning: string; isGroup: boolean; fallback: string };

const MARK = "-- ";

/** @param comment - as the parser returns it: lines without their `#` */
function meaningIn(comment: string | null | undefined): string {
  const lines = (comment ?? "").split("\n").map((line) => line.trim());
  const start = lines.findLastIndex((line) => line.startsWith(MARK));
  if (start === -1) return "";
  const [first = "", ...more] = lines.slice(start);
  return [first.slice(MARK.length), ...more].join(" ").trim();
}

function valuesIn(map: YAMLMap, prefix: string, ofMap: string | null | undefined): DocumentedValue[] {
  return map.items.flatMap(({ key, value }, index): DocumentedValue[] => {
    if (!isScalar(key)) throw new Error(`a key below ${prefix} is not a text`);
    const path = `${prefix}${String(key.value)}`;
    // The YAML parser attaches the comment above the first key to the map.
    const meaning = meaningIn(key.commentBefore ?? (index === 0 ? ofMap : null));
    // A map on one line is a single value, not a group.
    const isGroup = isMap(value) && value.flow !== true;
    const fallback = isGroup ? "" : stringify(value, { collectionStyle: "flow", lineWidth: 0 }).trim();
    const own = { path, meaning, isGroup, fallback };
    return isGroup ? [own, ...valuesIn(value, `${path}.`, value.commentBefore)] : [own];
  });
}

export function documentedValues(text: string): DocumentedValue[] {
  const document = parseDocument(text);
  if (!isMap(document.contents)) throw new Error("values.yaml is not a map");
  return valuesIn(document.contents, "", document.contents.commentBefore);
}

export const chartValuesText = readFileSync(join(ROOT, "deploy/helm/values.yaml"), "utf8");
