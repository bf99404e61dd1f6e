import { ProtocolError } from "@envoi/protocol";
import { expect, test } from "vitest";
import { parseLimitChange } from "./owner-calls.ts";

const LIMITS = { MAX_FILE_SIZE: 1_000, MAX_DOWNLOADS: 5, MAX_EXPIRE_SECONDS: 86_400 };

test.each([
  [{ dlimit: 1 }, { downloadLimit: 1 }],
  [{ dlimit: 5 }, { downloadLimit: 5 }],
  [{ download_limit: 2, timeLimit: null }, { downloadLimit: 2 }],
  [{ dlimit: null, download_limit: 2 }, { downloadLimit: 2 }],
  [{ dlimit: 3, download_limit: 2 }, { downloadLimit: 3 }],
  [{ timeLimit: 1 }, { timeLimitSeconds: 1 }],
  [{ dlimit: null, timeLimit: 86_400 }, { timeLimitSeconds: 86_400 }],
  [
    { dlimit: 4, timeLimit: 60 },
    { downloadLimit: 4, timeLimitSeconds: 60 },
  ],
])("the limits %j in a call are parsed as %j", (body, expected) => {
  expect(parseLimitChange(body, LIMITS)).toEqual(expected);
});

const NOT_NUMBERS = [0, -1, 1.5, "2", "two", "", true, [2], {}];

test.each([
  {},
  { dlimit: null, timeLimit: null },
  { dlimit: 6 },
  { timeLimit: 86_401 },
  { dlimit: 2, timeLimit: 0 },
  ...NOT_NUMBERS.flatMap((value) => [{ dlimit: value }, { download_limit: value }, { timeLimit: value }]),
])("%j is rejected", (body) => {
  expect(() => parseLimitChange(body, LIMITS)).toThrow(new ProtocolError("bad_limit"));
});
