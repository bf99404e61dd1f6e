import { describe, expect, test } from "vitest";
import { JOURNEYS, PROFILES } from "./names.ts";
import { planOf } from "./plan.ts";
import { AFTER, levelAt, PROFILE, personOfDay } from "./profiles/profiles.ts";
import { isLoopback, parseSettings } from "./settings.ts";
import { forK6, plannedArrivals } from "./thresholds.ts";

const planFor = (variables: Record<string, string>) => planOf(parseSettings(variables));

describe("settings", () => {
  test("are by default a smoke test of this machine", () => {
    expect(parseSettings({})).toMatchObject({ baseUrl: "http://localhost:8080", profile: "smoke", rate: 1, slack: 1 });
  });

  test("are all validated, with one message about everything wrong", () => {
    const wrong = { PROFILE: "smoky", RATE: "-1", DURATION: "soon", FILE_BYTES: "1e9", JOURNEYS: "upload,sleep" };
    for (const name of Object.keys(wrong)) expect(() => parseSettings(wrong)).toThrow(`${name} is `);
  });

  test("refuse to load another machine without confirmation", () => {
    const BASE_URL = "https://send.example";
    expect(() => parseSettings({ BASE_URL })).toThrow("THIS_IS_MINE=yes");
    expect(parseSettings({ BASE_URL: `${BASE_URL}/`, THIS_IS_MINE: "yes" }).baseUrl).toBe(BASE_URL);
  });

  test.each([
    ["http://localhost:8080", true],
    ["http://127.0.0.2:1", true],
    ["http://[::1]:8080", true],
    ["http://localhost.example:80", false],
    ["http://127.0.0.1.example", false],
    ["http://send.example", false],
  ])("%s is this machine: %s", (baseUrl, expected) => {
    expect(isLoopback(baseUrl)).toBe(expected);
  });

  test.each([
    ["90s", 90],
    ["10m", 600],
    ["2h", 7_200],
  ])("a duration of %s is %i seconds", (DURATION, seconds) => {
    expect(parseSettings({ DURATION }).seconds).toBe(seconds);
  });

  test("the journey lists needs a token", () => {
    expect(() => parseSettings({ JOURNEYS: "lists" })).toThrow("LIST_TOKEN");
  });
});

describe("a plan", () => {
  test("of smoke has each journey as a scenario, but lists only with a token", () => {
    const names = Object.keys(planFor({ PROFILE: "smoke" }).scenarios);
    expect(names).toEqual(JOURNEYS.filter((journey) => journey !== "lists"));
    expect(Object.keys(planFor({ LIST_TOKEN: "t" }).scenarios)).toEqual([...JOURNEYS]);
  });

  test.each(PROFILES.filter((name) => name !== "smoke"))("of %s is a mixed day, or the named journeys", (name) => {
    const own = PROFILE[name].journeys ?? ["day"];
    expect(Object.keys(planFor({ PROFILE: name }).scenarios)).toEqual(own);
    const named = planFor({ PROFILE: name, JOURNEYS: "owner,upload" });
    expect(Object.keys(named.scenarios)).toEqual(["owner", "upload"]);
    expect(named.journeys).toEqual(["owner", "upload"]);
  });

  test("sends no beacons to other people's servers unless the journey is named", () => {
    const elsewhere = { BASE_URL: "https://send.example", THIS_IS_MINE: "yes" };
    expect(planFor(elsewhere).journeys).not.toContain("beacons");
    expect(planFor({ ...elsewhere, JOURNEYS: "beacons" }).journeys).toEqual(["beacons"]);
  });

  test("limits the users, and scales with rate and duration", () => {
    const { scenarios } = planFor({ PROFILE: "spike", RATE: "1000", DURATION: "100s", MAX_USERS: "50" });
    const { day } = scenarios;
    expect(day).toMatchObject({ maxVUs: 50, preAllocatedVUs: 50, startRate: 300_000 });
    expect(day?.stages.reduce((sum, { duration }) => sum + Number.parseInt(duration, 10), 0)).toBe(100);
    expect(Math.max(...(day?.stages ?? []).map(({ target }) => target))).toBe(1_200_000);
  });

  test("requires right answers in time from each journey, and no busy server", () => {
    const { thresholds, journeys } = planFor({});
    for (const journey of journeys) {
      const own = thresholds.filter(({ metric }) => metric.endsWith(`{journey:${journey}}`));
      expect(own.map(({ metric }) => metric.split("{")[0])).toEqual(
        expect.arrayContaining(["checks", "broken_answers", "refused", "waited"]),
      );
    }
    expect(thresholds.find(({ metric }) => metric === "served_beyond_limit{journey:limit}")?.expression).toBe(
      "count==0",
    );
  });

  test("multiplies waiting times by people's patience and the machine's slack", () => {
    const waitOf = (variables: Record<string, string>) =>
      planFor({ JOURNEYS: "metadata", ...variables }).thresholds.find(({ metric }) => metric.startsWith("waited"))
        ?.expression;
    expect(waitOf({})).toBe("p(95)<=1000");
    expect(waitOf({ PROFILE: "stress", SLACK: "2" })).toBe("p(95)<=6000");
  });

  test("lets limits end a search, but no other profile", () => {
    const aborting = (name: string) => {
      const { thresholds, profile } = planFor({ PROFILE: name });
      return Object.entries(forK6(thresholds, profile.isSearch)).flatMap(([metric, [rule]]) =>
        rule?.abortOnFail ? metric : [],
      );
    };
    expect(aborting("stress")).toEqual([]);
    expect(aborting("breakpoint")).toContain("waited{journey:metadata}");
    expect(aborting("breakpoint")).not.toContain("checks{journey:metadata}");
  });
});

describe("overload", () => {
  const { scenarios, thresholds, profile } = planFor({ PROFILE: "overload", RATE: "50" });

  test("asks for more and more uploads, while as many people as ever open links", () => {
    const targets = (name: string) => scenarios[name]?.stages.map(({ target }) => target);
    expect(targets("upload")).toEqual([6_000, 12_000, 12_000, 18_000, 18_000, 1_800, 1_800]);
    expect(targets("metadata")).toEqual([600]);
  });

  test("judges those who open links, and everybody half a minute later", () => {
    const expressions = Object.entries(forK6(thresholds, false)).map(
      ([metric, rules]) => `${metric} ${rules.map(({ threshold }) => threshold).join(" ")}`,
    );
    expect(expressions).toContain("waited{journey:metadata} p(95)<=3000 p(99)<=250");
    expect(expressions).toContain("refused{level:after} rate==0");
  });

  test("has its levels where the rate does not change", () => {
    let progress = 0;
    let rate = profile.from;
    const changing = profile.stretches.flatMap(({ share, to }) => {
      const stretch = { begin: progress, end: progress + share, changes: to !== rate };
      progress += share;
      rate = to;
      return stretch.changes ? [stretch] : [];
    });
    for (const level of profile.levels ?? []) {
      expect(changing.some(({ begin, end }) => begin < level.end && end > level.begin)).toBe(false);
    }
    expect([0, 0.1, 0.3, 0.5, 0.7, 0.9].map((at) => levelAt(profile, at))).toEqual([null, "1", "2", "3", null, AFTER]);
  });
});

test("a mixed day must include every journey with many planned iterations, a search none", () => {
  const hadToBe = (variables: Record<string, string>) =>
    planFor(variables).thresholds.flatMap(({ metric }) => /^iterations\{journey:(\w+)}$/.exec(metric)?.[1] ?? []);
  expect(hadToBe({ PROFILE: "soak" })).toEqual(JOURNEYS.filter((journey) => journey !== "lists"));
  expect(hadToBe({ PROFILE: "soak", DURATION: "20s" })).toEqual(["download", "metadata"]);
  expect(hadToBe({ PROFILE: "breakpoint" })).toEqual([]);
});

test.each(PROFILES)("the stretches of %s add up to its whole time", (name) => {
  expect(PROFILE[name].stretches.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test("arrivals are counted over the whole run", () => {
  expect(plannedArrivals(PROFILE.smoke, { name: "upload", rate: 3, seconds: 10 })).toBeCloseTo(60);
  expect(plannedArrivals(PROFILE.breakpoint, { name: "upload", rate: 1, seconds: 10 })).toBeCloseTo(300);
});

test("on a mixed day every available journey is made according to its share", () => {
  const people = Array.from({ length: 1_000 }, (_, index) =>
    personOfDay(index / 1_000, (journey) => journey !== "lists"),
  );
  const shareOf = (journey: string) => people.filter((made) => made === journey).length / people.length;
  expect(new Set(people)).toEqual(new Set(JOURNEYS.filter((journey) => journey !== "lists")));
  expect(shareOf("metadata")).toBeGreaterThan(shareOf("download"));
  expect(shareOf("download")).toBeGreaterThan(shareOf("owner"));
});
