import { type Dashboard, JOB, type Panel, type Query } from "./panels.ts";

type Objective = { row: string; record: string; allowed: number; what: string };

function objectivePanels({ record, allowed, what }: Objective): readonly Panel[] {
  const of = (window: string) => `${record}:ratio_rate${window}{${JOB}}`;
  const burn = (window: string): Query => [`${of(window)} / ${allowed}`, `{{job}} ${window}`];
  return [
    {
      kind: "stat",
      title: "Left of 30 days",
      description: `Share of the faults that 30 days allow and that have not happened. ${what}`,
      unit: "percentunit",
      width: 4,
      queries: [[`1 - ${of("30d")} / ${allowed}`, "{{job}}"]],
    },
    {
      title: "Share that went wrong",
      description: what,
      unit: "percentunit",
      width: 10,
      queries: [
        [of("1h"), "{{job}} 1h"],
        [of("1d"), "{{job}} 1d"],
        [`vector(${allowed})`, "allowed"],
      ],
    },
    {
      title: "Pace",
      description: "How many times as fast as allowed faults come. Alerts: 14.4 and 6 at once, 3 and 1 within the day.",
      unit: "none",
      width: 10,
      queries: [burn("5m"), burn("1h"), burn("6h"), burn("3d")],
    },
  ];
}

export const objectives: Dashboard = {
  name: "objectives",
  title: "Envoi: objectives",
  description: "What is promised over 30 days, and how fast what that allows is used up.",
  rows: Object.fromEntries(
    [
      {
        row: "Uploads: 99.9 % go well",
        record: "job:envoi_uploads_failed",
        allowed: 0.001,
        what: "Uploads that ended with busy, unavailable or internal, of these and the completed ones.",
      },
      {
        row: "Downloads: 99.9 % go well",
        record: "job:envoi_downloads_failed",
        allowed: 0.001,
        what: "Answers of 500 and 503, and bodies that broke off by a fault of a store.",
      },
      {
        row: "Looking at a file: 99 % within half a second",
        record: "job:envoi_metadata_slow",
        allowed: 0.01,
        what: "Answers about files that took longer than half a second, or were 500 or 503.",
      },
    ].map((objective) => [objective.row, objectivePanels(objective)]),
  ),
};
