import { describe, expect, test } from "vitest";
import { senderOf } from "./fleet.ts";
import { CATALOGUE } from "./journeys/catalogue.ts";
import { JOURNEYS, PROFILES } from "./names.ts";
import { createPlan } from "./plan.ts";
import { AFTER, levelAt, PROFILE, personOfDay } from "./profiles/profiles.ts";
import { isLoopback, parseSettings } from "./settings.ts";
import { forK6, plannedArrivals } from "./thresholds.ts";

/** Quota of the server that a fleet attacks; other profiles ignore it. */
const QUOTA = { UPLOADS_PER_HOUR_PER_NETWORK: "20", UPLOAD_BYTES_PER_DAY_PER_NETWORK: "4500000" };
const planFor = (variables: Record<string, string>) => createPlan(parseSettings({ ...QUOTA, ...variables }));
type Scenarios = ReturnType<typeof createPlan>["scenarios"];
/** A scenario with arrivals. */
function arriving(scenarios: Scenarios, name: string) {
  const scenario = scenarios[name];
  if (scenario?.executor !== "ramping-arrival-rate") throw new Error(`${name} has no arrivals`);
  return scenario;
}
/** Journeys that every Send server can serve. `fleet` simulates an attack, and belongs only to the profile of that name. */
const ORDINARY = JOURNEYS.filter((journey) => journey !== "fleet" && !("isOwnClient" in CATALOGUE[journey]));

describe("settings", () => {
  test("default to a smoke test of this machine", () => {
    expect(parseSettings({})).toMatchObject({ baseUrl: "http://localhost:8080", profile: "smoke", rate: 1, slack: 1 });
  });

  test("are all validated, and one message lists all problems", () => {
    const wrong = { PROFILE: "smoky", RATE: "-1", DURATION: "soon", FILE_BYTES: "1e9", JOURNEYS: "upload,sleep" };
    for (const name of Object.keys(wrong)) expect(() => parseSettings(wrong)).toThrow(`${name} is `);
  });

  test("reject another machine without confirmation", () => {
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
  ])("determine whether %s is this machine: %s", (baseUrl, expected) => {
    expect(isLoopback(baseUrl)).toBe(expected);
  });

  test.each([
    ["90s", 90],
    ["10m", 600],
    ["2h", 7_200],
  ])("parse a duration of %s as %i seconds", (DURATION, seconds) => {
    expect(parseSettings({ DURATION }).seconds).toBe(seconds);
  });

  test("require a token for the journey `lists`", () => {
    expect(() => parseSettings({ JOURNEYS: "lists" })).toThrow("LIST_TOKEN");
  });

  test("require the server's quota and confirmed origins for a fleet", () => {
    expect(() => parseSettings({ PROFILE: "fleet" })).toThrow("UPLOADS_PER_HOUR_PER_NETWORK");
    expect(() => parseSettings({ JOURNEYS: "fleet" })).toThrow("UPLOADS_PER_HOUR_PER_NETWORK");
    const fleet = { PROFILE: "fleet", ...QUOTA };
    expect(parseSettings(fleet).fleetOrigins).toEqual(["http://localhost:8080"]);
    const FLEET_ORIGINS = "http://127.0.0.1:1,http://10.0.0.1:2";
    expect(() => parseSettings({ ...fleet, FLEET_ORIGINS })).toThrow("http://10.0.0.1:2 is not this machine");
  });
});

describe("a plan", () => {
  test("for `smoke` has a scenario for each journey, except for `lists` without a token", () => {
    const names = Object.keys(planFor({ PROFILE: "smoke" }).scenarios);
    expect(names).toEqual(ORDINARY.filter((journey) => journey !== "lists"));
    expect(Object.keys(planFor({ LIST_TOKEN: "t" }).scenarios)).toEqual(ORDINARY);
  });

  test.each(PROFILES.filter((name) => name !== "smoke"))("for %s is a mixed day, or the named journeys", (name) => {
    const own = PROFILE[name].journeys ?? ["day"];
    expect(Object.keys(planFor({ PROFILE: name }).scenarios)).toEqual(own);
    const named = planFor({ PROFILE: name, JOURNEYS: "owner,upload" });
    expect(Object.keys(named.scenarios)).toEqual(["owner", "upload"]);
    expect(named.journeys).toEqual(["owner", "upload"]);
  });

  test("sends no beacons to remote servers unless the journey is named", () => {
    const elsewhere = { BASE_URL: "https://send.example", THIS_IS_MINE: "yes" };
    expect(planFor(elsewhere).journeys).not.toContain("beacons");
    expect(planFor({ ...elsewhere, JOURNEYS: "beacons" }).journeys).toEqual(["beacons"]);
  });

  test("limits the number of users, and scales with rate and duration", () => {
    const { scenarios } = planFor({ PROFILE: "spike", RATE: "1000", DURATION: "100s", MAX_USERS: "50" });
    const day = arriving(scenarios, "day");
    expect(day).toMatchObject({ maxVUs: 50, preAllocatedVUs: 50, startRate: 300_000 });
    expect(day.stages.reduce((sum, { duration }) => sum + Number.parseInt(duration, 10), 0)).toBe(100);
    expect(Math.max(...day.stages.map(({ target }) => target))).toBe(1_200_000);
  });

  test("requires correct responses in time and no rejections in each journey", () => {
    const { thresholds, journeys } = planFor({});
    for (const journey of journeys) {
      const own = thresholds.filter(({ metric }) => metric.endsWith(`{journey:${journey}}`));
      expect(own.map(({ metric }) => metric.split("{")[0])).toEqual(
        expect.arrayContaining(["checks", "broken_answers", "busy", "limited", "failed_journeys", "waited"]),
      );
    }
    expect(thresholds.find(({ metric }) => metric === "served_beyond_limit{journey:limit}")?.expression).toBe(
      "count==0",
    );
  });

  test("multiplies maximum waiting times by the load profile's factor and by the setting `SLACK`", () => {
    const findWait = (variables: Record<string, string>) =>
      planFor({ JOURNEYS: "metadata", ...variables }).thresholds.find(({ metric }) => metric.startsWith("waited"))
        ?.expression;
    expect(findWait({})).toBe("p(95)<=1000");
    expect(findWait({ PROFILE: "stress", SLACK: "2" })).toBe("p(95)<=6000");
  });

  test("ends a search when a limit is crossed, but not a run of another profile", () => {
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

test("a run is aborted at a share of unserved journeys only if ABORT_ABOVE is set", () => {
  const unserved = (variables: Record<string, string>) =>
    forK6(planFor(variables).thresholds, false)["unserved_journeys"];
  expect(unserved({})).toBeUndefined();
  expect(unserved({ ABORT_ABOVE: "0.1" })).toEqual([
    expect.objectContaining({ threshold: "rate<=0.1", abortOnFail: true }),
  ]);
});

test("`today` applies the objective for file information, and the error budget of transfers", () => {
  const { thresholds } = planFor({ PROFILE: "today" });
  const expressionOf = (metric: string) => thresholds.find((one) => one.metric === metric)?.expression;
  expect(expressionOf("http_req_duration{name:GET /api/metadata/:id}")).toBe("p(99)<=500");
  expect(expressionOf("busy{journey:large}")).toBe("rate<=0.001");
});

test("two runs of `smoke` within a minute send fewer beacons than the default of BEACONS_PER_MINUTE allows", () => {
  const { stages } = arriving(planFor({ PROFILE: "smoke" }).scenarios, "beacons");
  expect(((stages[0]?.target ?? 0) / 60) * PROFILE.smoke.seconds * 2).toBeLessThan(120);
});

describe("overload", () => {
  const { scenarios, thresholds, profile } = planFor({ PROFILE: "overload", RATE: "50" });

  test("increases the rate of uploads, but not the rate at which links are opened", () => {
    const targets = (name: string) => arriving(scenarios, name).stages.map(({ target }) => target);
    expect(targets("upload")).toEqual([6_000, 12_000, 12_000, 18_000, 18_000, 1_800, 1_800]);
    expect(targets("metadata")).toEqual([600]);
  });

  test("has thresholds for opening links, and for all requests half a minute after the overload", () => {
    const expressions = Object.entries(forK6(thresholds, false)).map(
      ([metric, rules]) => `${metric} ${rules.map(({ threshold }) => threshold).join(" ")}`,
    );
    expect(expressions).toContain("waited{journey:metadata} p(95)<=3000 p(99)<=250");
    expect(expressions).toContain("busy{level:after} rate==0");
  });

  test("reports levels only for parts of the run in which the rate does not change", () => {
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

describe("a fleet", () => {
  const { scenarios, thresholds } = planFor({ PROFILE: "fleet" });

  test("sends once from each of 10,000 addresses, 200 in each network", () => {
    const senders = Array.from({ length: 10_000 }, (_, n) => senderOf(n));
    expect(new Set(senders.map(({ address }) => address)).size).toBe(10_000);
    const networkOf = (address: string) => address.split("::")[0];
    expect(new Set(senders.map(({ address }) => networkOf(address))).size).toBe(50);
    expect(senders.filter(({ network }) => network === 7)).toHaveLength(200);
    expect(scenarios["fleet"]).toMatchObject({ executor: "shared-iterations", iterations: 10_000 });
    expect(arriving(scenarios, "download").startRate).toBe(15);
  });

  test("allows each network its upload or byte quota plus 1%", () => {
    const ofNetwork = (network: number, quota: Record<string, string> = {}) =>
      planFor({ PROFILE: "fleet", ...quota }).thresholds.flatMap(({ metric, expression }) =>
        metric.endsWith(`{network:${network}}`) ? expression : [],
      );
    expect(ofNetwork(1)).toEqual(["count<=20", "count>=10"]);
    // 15 files of 256 KiB with their metadata are 4.3 MB.
    expect(ofNetwork(45)).toEqual(["count<=15", "count>=8"]);
    // 1% of the byte quota is less than a file, but together with the rest of the quota, it is enough for one more
    // file.
    expect(ofNetwork(45, { UPLOAD_BYTES_PER_DAY_PER_NETWORK: "4830000" })).toEqual(["count<=17", "count>=8"]);
    expect(ofNetwork(1, { UPLOADS_PER_HOUR_PER_NETWORK: "100" })).toEqual(["count<=101", "count>=50"]);
    expect(thresholds.map(({ metric }) => metric)).toContain("busy{journey:download}");
  });

  test.each([
    ["a quota that networks do not reach", { UPLOADS_PER_HOUR_PER_NETWORK: "101" }, "each network sends 200 files"],
    ["a run too short to reach the quota", { DURATION: "6s" }, "each network sends 20 files"],
    ["a run so long that the honest client reaches the quota", { DURATION: "72s" }, "the honest client sends 18 files"],
    ["files too large for the honest client's quota", { FILE_BYTES: "400000" }, "the honest client sends 15"],
  ])("is rejected with %s", (_what, variables, message) => {
    expect(() => planFor({ PROFILE: "fleet", ...variables })).toThrow(message);
  });
});

test("on a mixed day, every journey with enough planned iterations must run, except in a search", () => {
  const hadToBe = (variables: Record<string, string>) =>
    planFor(variables).thresholds.flatMap(({ metric }) => /^iterations\{journey:(\w+)}$/.exec(metric)?.[1] ?? []);
  expect(hadToBe({ PROFILE: "soak" })).toEqual(ORDINARY.filter((journey) => journey !== "lists"));
  expect(hadToBe({ PROFILE: "soak", DURATION: "20s" })).toEqual(["download", "metadata"]);
  expect(hadToBe({ PROFILE: "breakpoint" })).toEqual([]);
});

test.each(PROFILES)("the phases of the load profile %s add up to its whole duration", (name) => {
  expect(PROFILE[name].stretches.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test("counts arrivals over the whole run", () => {
  expect(plannedArrivals(PROFILE.smoke, { name: "upload", rate: 3, seconds: 10 })).toBeCloseTo(60);
  expect(plannedArrivals(PROFILE.breakpoint, { name: "upload", rate: 1, seconds: 10 })).toBeCloseTo(300);
});

test("on a mixed day, every available journey runs according to its share", () => {
  const people = Array.from({ length: 1_000 }, (_, index) =>
    personOfDay(index / 1_000, (journey) => journey !== "lists"),
  );
  const computeShare = (journey: string) => people.filter((made) => made === journey).length / people.length;
  expect(new Set(people)).toEqual(new Set(ORDINARY.filter((journey) => journey !== "lists")));
  expect(computeShare("metadata")).toBeGreaterThan(computeShare("download"));
  expect(computeShare("download")).toBeGreaterThan(computeShare("owner"));
});
