import { describe, expect, it } from "vitest";
import { ConfigError, env, readConfigs, readEnv } from "./config.ts";
import { readLimits } from "./limits/sender-limits.ts";

function collectProblems(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe("readEnv", () => {
  it("uses defaults for absent and empty variables", () => {
    expect(readEnv({ PORT: env.whole(8_080), NAME: env.text("a") }, { PORT: "" })).toEqual({ PORT: 8_080, NAME: "a" });
  });

  it("reports all invalid variables together", () => {
    const shape = { PORT: env.whole(1, { max: 65_535 }), ON: env.flag(false), BASE_URL: env.origin() };
    const problems = collectProblems(() =>
      readEnv(shape, { PORT: "70000", ON: "yes", BASE_URL: "https://a.example/send" }),
    );
    expect(problems.map((problem) => problem.split(":")[0])).toEqual(["PORT", "ON", "BASE_URL"]);
  });

  it.each(["-1", "1.5", "0x10", "1e3", " 1"])("does not accept %j as a whole number", (text) => {
    expect(collectProblems(() => readEnv({ N: env.whole(0) }, { N: text }))).toHaveLength(1);
  });

  it("converts an origin to its canonical form", () => {
    expect(readEnv({ BASE_URL: env.origin() }, { BASE_URL: "HTTPS://Send.Example.com:443" }).BASE_URL).toBe(
      "https://send.example.com",
    );
  });
});

describe("readConfigs", () => {
  it("reports the problems of all readers together", () => {
    const one = (variables: Record<string, string | undefined>) => readEnv({ A: env.whole(1) }, variables);
    const other = (variables: Record<string, string | undefined>) => readEnv({ B: env.flag(true) }, variables);
    expect(collectProblems(() => readConfigs({ one, other }, { A: "x", B: "x" }))).toHaveLength(2);
    expect(readConfigs({ one, other }, { A: "2" })).toEqual({ one: { A: 2 }, other: { B: true } });
  });
});

describe("readLimits", () => {
  const withAccounts = { AUTH_ISSUER: "https://id.example" };

  it("has the documented defaults [R9.8]", () => {
    expect(readLimits(withAccounts)).toMatchObject({
      anonymous: { MAX_FILE_SIZE: 1_073_741_824, MAX_DOWNLOADS: 5, MAX_EXPIRE_SECONDS: 86_400 },
      signedIn: { MAX_FILE_SIZE: 2_684_354_560, MAX_DOWNLOADS: 100, MAX_EXPIRE_SECONDS: 604_800 },
      defaults: { downloads: 1, expireSeconds: 86_400 },
    });
  });

  it("gives everyone the highest limits if accounts are off", () => {
    const highest = { MAX_FILE_SIZE: 2_684_354_560, MAX_DOWNLOADS: 100, MAX_EXPIRE_SECONDS: 604_800 };
    for (const off of [{}, { AUTH_ISSUER: "" }])
      expect(readLimits(off)).toMatchObject({ anonymous: highest, signedIn: highest });
    expect(readLimits({ MAX_DOWNLOADS: "20", MAX_FILE_SIZE: "9000000000" }).anonymous).toEqual({
      ...highest,
      MAX_DOWNLOADS: 20,
      MAX_FILE_SIZE: 9_000_000_000,
    });
  });

  it("gives signed-in users no higher limits than everyone if accounts are off", () => {
    const { anonymous, signedIn } = readLimits({ ANON_MAX_DOWNLOADS: "7", MAX_DOWNLOADS: "50" });
    expect(anonymous.MAX_DOWNLOADS).toBe(7);
    expect(signedIn).toEqual(anonymous);
  });

  it("offers at least one choice of each limit, and no choice above the maximum", () => {
    const { downloadCounts, expireTimesSeconds } = readLimits({ MAX_DOWNLOADS: "20", MAX_EXPIRE_SECONDS: "86400" });
    expect([downloadCounts, expireTimesSeconds]).toEqual([
      [1, 2, 3, 4, 5, 20],
      [300, 3_600, 86_400],
    ]);
    expect(readLimits({ MAX_DOWNLOADS: "3", DOWNLOAD_COUNTS: "4,5" }).downloadCounts).toEqual([3]);
  });

  it.each([
    ["DOWNLOAD_COUNTS", "0,1"],
    ["EXPIRE_TIMES_SECONDS", "00"],
    ["DOWNLOAD_COUNTS", Array(101).fill(1).join()],
    ["MAX_EXPIRE_SECONDS", "100000000001"],
    ["DEFAULT_EXPIRE_SECONDS", "100000000001"],
    ["LIMITS_BY_GROUP", '[{"group":"a","MAX_EXPIRE_SECONDS":100000000001}]'],
  ])("rejects a value that clients could not read from the public configuration: %s=%s", (name, value) => {
    const problems = collectProblems(() => readLimits({ ...withAccounts, [name]: value }));
    expect(problems.join()).toContain(`${name}: `);
  });

  it("raises the limit for signed-in users along with everyone's, unless both are set", () => {
    expect(readLimits({ ...withAccounts, ANON_MAX_DOWNLOADS: "500" }).signedIn.MAX_DOWNLOADS).toBe(500);
    expect(collectProblems(() => readLimits({ ANON_MAX_DOWNLOADS: "500", MAX_DOWNLOADS: "200" }))).toHaveLength(1);
  });

  it("rejects contradictory combinations", () => {
    const contradictory = { ANON_MAX_FILE_SIZE: "10", MAX_FILE_SIZE: "5", DEFAULT_DOWNLOADS: "9" };
    expect(collectProblems(() => readLimits({ ...withAccounts, ...contradictory }))).toEqual([
      "ANON_MAX_FILE_SIZE: is larger than MAX_FILE_SIZE",
      "DEFAULT_DOWNLOADS: is larger than ANON_MAX_DOWNLOADS",
    ]);
    expect(collectProblems(() => readLimits({ MAX_DOWNLOADS: "3", DEFAULT_DOWNLOADS: "9" }))).toEqual([
      "DEFAULT_DOWNLOADS: is larger than MAX_DOWNLOADS",
    ]);
  });

  it("allows the maximum number of files in a Manifest", () => {
    expect(readLimits({ MAX_FILES_PER_ARCHIVE: "10000" }).maxFilesPerArchive).toBe(10_000);
    for (const files of ["0", "10001"]) {
      expect(collectProblems(() => readLimits({ MAX_FILES_PER_ARCHIVE: files }))).toHaveLength(1);
    }
  });
});
