import { expect, test } from "vitest";
import { parseColor } from "./colour.ts";

test("reads colours in short and long hex form", () => {
  expect(parseColor("#E5484d")).toEqual({ red: 229, green: 72, blue: 77 });
  expect(parseColor("#0af")).toEqual({ red: 0, green: 170, blue: 255 });
});

test.each(["red", "#12", "#12345", "url(x)", "#ggg", ""])("rejects %j as a colour", (text) => {
  expect(parseColor(text)).toBeNull();
});
