import { parse } from "@fluent/syntax";
import { expect, it } from "vitest";
import { readTexts } from "./locale-texts.ts";
import { pseudoText } from "./pseudo-text.ts";

const ENGLISH = readTexts("en-US");

const FILES = `files = { $count ->
    [one] { $count } file
   *[other] { $count } files
}
`;

it("a text has accents, is longer and is enclosed in brackets", () => {
  expect(pseudoText("send = Upload files\n")).toBe("send = [Ûpļļöååð fîîļééš]\n");
});

it("values and plural selections are unchanged", () => {
  const pseudo = pseudoText(`${FILES}kb = { NUMBER($num, maximumFractionDigits: 1) } KB\n`);
  expect(pseudo).toContain("{ $count ->");
  expect(pseudo).toContain("[one] { $count } ");
  expect(pseudo).toContain("*[other] { $count } ");
  expect(pseudo).toContain("{ NUMBER($num, maximumFractionDigits: 1) }");
});

it("every English message is included and parses, and overall the messages are 40% longer", () => {
  const pseudo = parse(pseudoText(ENGLISH), {});
  const idsOf = ({ body }: typeof pseudo) =>
    body.map((entry) => (entry.type === "Message" ? entry.id.name : entry.type));
  expect(idsOf(pseudo)).toEqual(idsOf(parse(ENGLISH, {})));
  const countLetters = (text: string) =>
    text.replaceAll(/^#.*|\{[^}]*\}?|^[\w-]+ =|\[\w+\]/gm, "").match(/\p{L}/gu)?.length ?? 0;
  expect(countLetters(pseudoText(ENGLISH)) / countLetters(ENGLISH)).toBeCloseTo(1.4, 1);
});
