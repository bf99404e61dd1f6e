import { expect, test } from "vitest";
import { undrawnValues } from "./undrawn-values.ts";

test.each([
  ["text", { fieldType: "Tx", fieldValue: "Ada" }, "Ada"],
  ["a choice", { fieldType: "Ch", fieldValue: ["Paris"] }, ["Paris"]],
])("%s that has been filled in but not drawn is found", (_what, field, value) => {
  expect(undrawnValues([{ id: "5R", hasAppearance: false, ...field }])).toEqual([{ id: "5R", value }]);
});

test.each([
  ["that is drawn", { fieldType: "Tx", fieldValue: "Ada", hasAppearance: true }],
  ["that is empty", { fieldType: "Tx", fieldValue: "" }],
  ["without a choice", { fieldType: "Ch", fieldValue: [] }],
  ["without a value", { fieldType: "Tx", fieldValue: null }],
  ["that is a checkbox", { fieldType: "Btn", fieldValue: "Off" }],
])("a field %s is not found", (_what, field) => {
  expect(undrawnValues([{ id: "5R", ...field }])).toEqual([]);
});

test("annotations that are not fields are not found", () => {
  expect(undrawnValues([{ id: "6R" }])).toEqual([]);
});
