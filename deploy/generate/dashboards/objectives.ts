import { type Dashboard, JOB, type Panel, type Query } from "./panels.ts";

type Objective = { row: string; record: string; allowed: number; what: string };

function objectivePanels({ record, allowed, what }: Objective): readonly Panel[] {
  const of = (window: string) => `${record}:ratio_rate${window}{${JOB}}`;
  const burn = (window: string): Query => [`${of(window)} / ${allowed}`, `{{job}} ${window}`];
  return [
    {
      kind: "stat",
      title: "Error budget left",
      description: `Share of the error budget of 30 days that is left. ${what}`,
      unit: "percentunit",
      width: 4,
      queries: [[`1 - ${of("30d")} / ${allowed}`, "{{job}}"]],
    },
    {
      title: "Failed",
      description: what,
      unit: "percentunit",
      width: 10,
      queries: [
        [of("1h"), "{{job}} 1h"],
        [of("1d"), "{{job}} 1d"],
        [`vector(${allowed})`, "objective"],
      ],
    },
    {
      title: "Burn rate",
      description:
        "Speed at which the error budget is used; at 1 it lasts for 30 days. Alerts: 14.4 and 6 critical, 3 and 1 warning.",
      unit: "none",
      width: 10,
      queries: [burn("5m"), burn("1h"), burn("6h"), burn("3d")],
    },
  ];
}

export const objectives: Dashboard = {
  name: "objectives",
  title: "Envoi: objectives",
  description: "Objectives over 30 days, and how fast their error budgets are used.",
  rows: Object.fromEntries(
    [
      {
        row: "Uploads: 99.9 % succeed",
        record: "job:envoi_uploads_failed",
        allowed: 0.001,
        what: "Uploads that ended with busy, unavailable or internal, as a share of these and the completed ones.",
      },
      {
        row: "Downloads: 99.9 % succeed",
        record: "job:envoi_downloads_failed",
        allowed: 0.001,
        what: "Answers of 500 and 503, and bodies that broke off because of a store.",
      },
      {
        row: "File information: 99 % within half a second",
        record: "job:envoi_metadata_slow",
        allowed: 0.01,
        what: "Responses about files that took longer than half a second, or were 500 or 503.",
      },
    ].map((objective) => [objective.row, objectivePanels(objective)]),
  ),
};
