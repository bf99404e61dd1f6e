import { expect, it } from "vitest";
import { readCatalogue, readRuleRows } from "./catalogue.ts";
import { ROWS_BENEATH_THE_PAGE, ROWS_ON_SCREENS, RULES } from "./rules.ts";
import { SCREENS, SCREENS_OF_ENGINES } from "./screens.ts";

const catalogue = readCatalogue();
const shown = SCREENS.flatMap(({ shows }) => shows);

const rows = readRuleRows();
const travelled = [...RULES.flatMap(({ rows }) => rows), ...Object.keys(ROWS_ON_SCREENS)];

it("every route, state, dialog and error of the app has a listed screen", () => {
  expect(catalogue.filter((name) => !shown.includes(name))).toEqual([]);
});

it("every listed screen exists in the app", () => {
  expect(shown.filter((name) => !catalogue.includes(name))).toEqual([]);
});

it("every rule of the requirements that has a test is covered by a listed journey", () => {
  const met = [...travelled, ...ROWS_BENEATH_THE_PAGE];
  expect(rows.filter((row) => !met.includes(row))).toEqual([]);
});

it("every rule covered by a journey is a rule of the requirements that has a test", () => {
  expect([...travelled, ...ROWS_BENEATH_THE_PAGE].filter((row) => !rows.includes(row))).toEqual([]);
});

it("screens named by rules or engines are listed", () => {
  const ids = SCREENS.map(({ id }) => id);
  const named = [...Object.values(ROWS_ON_SCREENS).flat(), ...SCREENS_OF_ENGINES];
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

it("every listed screen and rule has a unique name", () => {
  const names = [...SCREENS.map(({ id }) => id), ...RULES.map(({ rule }) => rule)];
  expect(new Set(names).size).toBe(names.length);
});
