import { startStandaloneProcess } from "@envoi/testkit";
import { type Options, type Row, rowOf } from "./figures.ts";
import { performanceOf, provideLighthouse } from "./lighthouse-tool.ts";

const POINTS = 97;
const RUNS = 5;
/** Points are whole, and the tasks of the main thread are this machine's, four times as long: they differ by two. */
const GOAL = { atLeast: 1, noise: 0.02 };

/** The home page on a slow phone: the mobile preset of Lighthouse, over `npm start`. */
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
