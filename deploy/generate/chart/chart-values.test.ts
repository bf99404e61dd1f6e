import { expect, test } from "vitest";
import { parse } from "yaml";
import { chartValues } from "./chart-values.ts";
import { chartValuesText, documentedValues } from "./documented-values.ts";
import { schemaPaths, toJsonSchema } from "./json-schema.ts";

const values = documentedValues(chartValuesText);
const schema = toJsonSchema(chartValues);

test("each key has a description in values.yaml", () => {
  const silent = values.filter(({ meaning, isGroup }) => !isGroup && meaning === "");
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("values.yaml has a default for each key of the schema, and no other key", () => {
  const set = values.map(({ path }) => path);
  expect(
    schemaPaths(schema)
      .filter((path) => path !== "global")
      .sort(),
  ).toEqual(set.sort());
});

test("the defaults are valid once baseUrl is set", () => {
  expect(() => chartValues.parse({ ...parse(chartValuesText), baseUrl: "https://send.example" })).not.toThrow();
});
