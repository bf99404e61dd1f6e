import { expect, test } from "vitest";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { type Archive, canBeLive, emptyArchive, isLive, type PasswordOption } from "./archive.ts";
import { deriveRules } from "./archive-rules.ts";

const MIB = 1_048_576;
const OFF: PasswordOption = { kind: "off" };
const CHECKED: PasswordOption = { kind: "on", text: "secret", isStrong: false };
const STRONG: PasswordOption = { kind: "on", text: "correct horse battery", isStrong: true };

/** An Archive of this length; only the length of its blob is read. */
function createArchive(bytes: number, live: boolean | null, password: PasswordOption): Archive {
  const blob = Object.defineProperty(new Blob(), "size", { value: bytes });
  const files = [{ key: 0, path: "film.mp4", blob, lastModifiedMs: 0 }];
  return { ...emptyArchive(deriveRules(fakeConfig(), { account: false, signedIn: false })), files, live, password };
}

test.each([
  [64 * MIB, null, OFF, true],
  [64 * MIB - 1, null, OFF, false],
  [64 * MIB, null, STRONG, true],
  [64 * MIB, null, CHECKED, false],
  [64 * MIB, false, OFF, false],
  [64 * MIB, true, CHECKED, true],
  [16 * MIB, true, OFF, true],
  [16 * MIB - 1, true, OFF, false],
])(
  "whether the link works during the upload, for %i bytes, the choice %j and the password %j: %j [R2.94b]",
  (bytes, live, password, expected) => {
    expect(isLive(createArchive(bytes, live, password))).toBe(expected);
  },
);

test.each([
  [16 * MIB, true],
  [16 * MIB - 1, false],
])("for %i bytes, the sender can choose whether the link works during the upload: %j", (bytes, expected) => {
  expect(canBeLive(createArchive(bytes, null, OFF))).toBe(expected);
});
