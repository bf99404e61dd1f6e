import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { createText } from "./use-text.ts";

function bundle(locale: string, source: string): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const t = createText([
  bundle("de", "cancel = Abbrechen\nempty =\n    .label = Nur ein Attribut"),
  bundle(
    "en-US",
    "cancel = Cancel\nempty = Something\nfiles = { $count ->\n    [one] a file\n   *[other] { $count } files\n}",
  ),
]);

test("a message is in the first language that has it [R3.42]", () => {
  expect(t("cancel")).toBe("Abbrechen");
  expect(t("files", { count: 1 })).toBe("a file");
  expect(t("files", { count: 1_200 })).toBe("1,200 files");
});

test("a message without a value falls back to the next language", () => {
  expect(t("empty")).toBe("Something");
});

test("unknown ids and missing variables appear as their names", () => {
  expect(t("nowhere")).toBe("nowhere");
  expect(t("files")).toBe("{$count} files");
});

test("markup in a message is shown as text", () => {
  const text = `<b>Bold</b> &amp; <img src="x" onerror="alert(1)">`;
  expect(createText([bundle("en-US", `with-markup = ${text}`)])("with-markup")).toBe(text);
});
