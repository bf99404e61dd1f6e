import { expect, test } from "vitest";
import { deliveryFolder } from "./delivery-folder.ts";

const RECEIPT = "QAEQ8-DJYBK";

test.each([
  ["", RECEIPT],
  ["Grace", `Grace ${RECEIPT}`],
  ["../Grace", `Grace ${RECEIPT}`],
  ["C:\\Grace\u202E", `Grace ${RECEIPT}`],
  ["CON", `_CON ${RECEIPT}`],
])("the sender %j has the folder %j", (sender, folder) => {
  expect(deliveryFolder(sender, RECEIPT)).toBe(folder);
});

test.each(["😀", "字", "a", "\u{1D160}", "\u0344"])(
  "a name of the greatest length, made of %j, does not displace the receipt, so no two deliveries share a folder",
  (character) => {
    const folder = deliveryFolder(character.repeat(80), RECEIPT);
    expect(folder.endsWith(` ${RECEIPT}`)).toBe(true);
    expect(Buffer.byteLength(folder)).toBeLessThanOrEqual(255);
  },
);
