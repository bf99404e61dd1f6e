import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { everydayCalls } from "./support/calls.ts";
import { install, ORIGIN, ROOT } from "./support/cluster.ts";
import { startPace } from "./support/pace.ts";
import { deploymentOf, replicaCounts, settled } from "./support/pods.ts";
import { say, secondsSince } from "./support/say.ts";
import { startSteadyCalls } from "./support/steady-calls.ts";
import { receive, sendOld, sendOwn } from "./support/transfers.ts";

const BYTES = 60 * 1_048_576;
const SPREAD_SECONDS = 60;
const PRESETS = ["small", "medium", "large"];
const AUTOSCALED = ["uploadGateway", "download", "metadata", "metrics"];
/** Requests that fit on a trial node, and autoscalers that leave the number of replicas at the minimum. */
const FITTING = [
  ...[...AUTOSCALED, "janitor"].map((key) => `${key}.resources.requests={"cpu":"40m","memory":"64Mi"}`),
  ...AUTOSCALED.map((key) => `${key}.autoscaling.enabled=true`),
  ...AUTOSCALED.map((key) => `${key}.autoscaling.targetCPUUtilizationPercentage=1000`),
].flatMap((value) => ["--set-json", value]);

const presetSchema = z.record(
  z.string(),
  z.object({ replicas: z.number().optional(), autoscaling: z.object({ minReplicas: z.number() }).optional() }),
);

const presetFile = (size: string) => `${ROOT}deploy/helm/values-${size}.yaml`;

/** Replicas of each Deployment that a preset asks for. */
function readReplicas(size: string): Record<string, number> {
  const services = Object.entries(presetSchema.parse(parse(readFileSync(presetFile(size), "utf8"))));
  return Object.fromEntries(
    services.map(([key, { replicas, autoscaling }]) => [deploymentOf(key), autoscaling?.minReplicas ?? replicas ?? 0]),
  );
}

beforeAll(() => settled());
afterAll(async () => {
  // The number of replicas belongs to the autoscalers.
  await install(["--force-conflicts"]);
  await settled();
});

it.each(PRESETS)("an upgrade to the preset %s interrupts no transfer", async (size) => {
  const calls = startSteadyCalls(ORIGIN, await everydayCalls());
  const files = await Promise.all([sendOld(BYTES).result, sendOwn(BYTES).result]);
  const pace = () => startPace(BYTES / SPREAD_SECONDS);
  const paces = [pace(), pace(), pace(), pace()] as const;
  const uploads = [sendOld(BYTES, paces[0]), sendOwn(BYTES, paces[1])];
  const downloads = files.map((file, index) => receive(file, paces[index + 2]));
  await Promise.all([...uploads, ...downloads].map(({ started }) => started));

  const startedAt = performance.now();
  await install(["-f", presetFile(size), ...FITTING]);
  await expect.poll(replicaCounts, { timeout: 90_000 }).toMatchObject(readReplicas(size));
  say(`${size}: as many pods as the preset asks for after ${secondsSince(startedAt)}`);
  // Old pods wait for these transfers.
  for (const { hurry } of paces) hurry();
  expect(await Promise.all(downloads.map(({ result }) => result))).toEqual(files.map(({ sha256 }) => sha256));
  for (const stored of await Promise.all(uploads.map(({ result }) => result))) {
    expect(await receive(stored).result).toBe(stored.sha256);
  }
  await settled();
  await calls.stop();
  expect(calls.failures()).toEqual([]);
});
