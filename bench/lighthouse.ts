import { startStandaloneProcess } from "@envoi/testkit";
import { type Options, type Row, rowOf } from "./figures.ts";
import { performanceOf, provideLighthouse } from "./lighthouse-tool.ts";

const POINTS = 97;
const RUNS = 5;
/** Scores are whole numbers and depend on the machine's speed, slowed down four times: they vary by two. */
const GOAL = { atLeast: 1, noise: 0.02 };

/** The home page on a slow phone: Lighthouse's mobile preset, with `npm start`. */
export async function benchLighthouse({ isSmall }: Options): Promise<Row[]> {
  const lighthouse = await provideLighthouse();
  await using envoi = await startStandaloneProcess({ LOG_LEVEL: "warn" });
  await performanceOf(lighthouse, envoi.origin);
  const values: number[] = [];
  for (let run = 0; run < (isSmall ? 1 : RUNS); run += 1) {
    values.push(await performanceOf(lighthouse, envoi.origin));
  }
  return [
    rowOf({ what: "home page, Lighthouse performance, mobile", unit: "points", values, limit: POINTS, goal: GOAL }),
  ];
}
