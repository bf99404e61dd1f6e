export type Query = readonly [expr: string, legend: string];
export type Panel = {
  kind?: "timeseries" | "stat";
  title: string;
  description: string;
  unit: string;
  /** In columns, of 24. */
  width?: number;
  queries: readonly Query[];
};

export type Dashboard = {
  name: string;
  title: string;
  description: string;
  rows: Readonly<Record<string, readonly Panel[]>>;
};

/** Label matcher for the selected releases. */
export const JOB = 'job=~"$job"';

export const rate = (metric: string, labels = "") =>
  `rate(${metric}{${JOB}${labels && `,${labels}`}}[$__rate_interval])`;
export const quantile = (share: number, metric: string, by: string, labels = "") =>
  `histogram_quantile(${share}, sum by (${by ? `${by}, ` : ""}le) (${rate(`${metric}_bucket`, labels)}))`;
