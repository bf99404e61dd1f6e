import type { Plan } from "../plan.ts";
import type { Scenario } from "../profiles/profiles.ts";

type Stage = { seconds: number; from: number; to: number };

/** The stages of a scenario, with rates in arrivals per second. */
function stagesOf(scenario: Scenario): Stage[] {
  if (scenario.executor !== "ramping-arrival-rate") return [];
  let from = scenario.startRate / 60;
  return scenario.stages.map(({ duration, target }) => {
    const stage = { seconds: Number.parseInt(duration, 10), from, to: target / 60 };
    from = stage.to;
    return stage;
  });
}

const arrivalsIn = ({ seconds, from, to }: Stage) => ((from + to) / 2) * seconds;

/** Seconds until a stage has had so many arrivals: its rate changes linearly, so their number is quadratic. */
function secondsUntil(count: number, { seconds, from, to }: Stage): number {
  const slope = (to - from) / seconds;
  if (slope === 0) return count / from;
  return (Math.sqrt(Math.max(0, from * from + 2 * slope * count)) - from) / slope;
}

/** When the last arrival but one begins. k6 ends a scenario early if no further arrival is due. */
function lastArrivalSeconds(scenario: Scenario): number {
  const stages = stagesOf(scenario);
  let left = Math.floor(stages.reduce((sum, stage) => sum + arrivalsIn(stage), 0)) - 1;
  let seconds = 0;
  for (const stage of stages) {
    if (left <= 0) break;
    const count = arrivalsIn(stage);
    seconds += count <= left ? stage.seconds : secondsUntil(left, stage);
    left -= count;
  }
  return seconds;
}

/** Minimum duration of a complete run. A fleet may send faster than planned, and stages last for whole seconds. */
export function leastSeconds({ scenarios, seconds }: Plan): number {
  return Math.min(seconds, Math.max(...Object.values(scenarios).map(lastArrivalSeconds)));
}
