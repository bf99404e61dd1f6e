import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../root.ts";
import { chartReadme } from "./chart-readme.fixture.ts";
import { VALUES_KEYS } from "./components.fixture.ts";
import { chartValuesText, documentedValues } from "./documented-values.fixture.ts";
import { schemaPaths, toJsonSchema, withMeanings } from "./json-schema.fixture.ts";
import { chartValues } from "./values.ts";

const values = documentedValues(chartValuesText);
const schema = toJsonSchema(chartValues);

test("values.schema.json says what is taken, and what each key means", async () => {
  const described = withMeanings(schema, values);
  const file = join(ROOT, "deploy/helm/values.schema.json");
  await expect(`${JSON.stringify(described, null, 2)}\n`).toMatchFileSnapshot(file);
});

test("the page about the chart tells all values", async () => {
  await expect(chartReadme(values, VALUES_KEYS)).toMatchFileSnapshot(join(ROOT, "deploy/helm/README.md"));
});

test("each key says where it is set what it means", () => {
  const silent = values.filter(({ meaning, isGroup }) => !isGroup && meaning === "");
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test("what can be set has its default in values.yaml, and nothing else is there", () => {
  const set = values.map(({ path }) => path);
  expect(
    schemaPaths(schema)
      .filter((path) => path !== "global")
      .sort(),
  ).toEqual(set.sort());
});

test("the defaults are taken once there is an address", () => {
  expect(() => chartValues.parse({ ...parse(chartValuesText), baseUrl: "https://send.example" })).not.toThrow();
});
