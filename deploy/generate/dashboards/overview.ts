import { type Dashboard, JOB, quantile, rate } from "./panels.ts";

export const overview: Dashboard = {
  name: "overview",
  title: "Envoi: overview",
  description: "What people do, and how it goes.",
  rows: {
    "At a glance": [
      {
        kind: "stat",
        title: "Open uploads",
        description: "Uploads under way in all gateways.",
        unit: "none",
        queries: [[`sum(uploads_open{${JOB}})`, "open"]],
      },
      {
        kind: "stat",
        title: "Open downloads",
        description: "Downloads under way in all download services.",
        unit: "none",
        queries: [[`sum(downloads_open{${JOB}})`, "open"]],
      },
      {
        kind: "stat",
        title: "Uploads completed",
        description: "Within the selected time range.",
        unit: "none",
        queries: [[`sum(increase(uploads_ended_total{${JOB},outcome="completed"}[$__range]))`, "completed"]],
      },
      {
        kind: "stat",
        title: "Downloads completed",
        description: "Downloads that count against a limit, within the selected time range.",
        unit: "none",
        queries: [[`sum(increase(downloads_ended_total{${JOB},outcome=~"spent|counted"}[$__range]))`, "completed"]],
      },
      {
        kind: "stat",
        title: "Oldest overdue removal",
        description: "Age of the oldest upload that should have been removed. Investigate above a minute.",
        unit: "s",
        queries: [[`max(janitor_due_lag_seconds{${JOB}})`, "late"]],
      },
      {
        kind: "stat",
        title: "Files without a body",
        description: "As of the last sweep. It has to be none.",
        unit: "none",
        queries: [[`sum(janitor_missing_blobs{${JOB}})`, "missing"]],
      },
    ],
    Requests: [
      {
        title: "Requests by route",
        description: "Responses per second. Uploads are not included; they have their own row.",
        unit: "reqps",
        width: 8,
        queries: [[`sum by (route) (${rate("http_request_duration_seconds_count")})`, "{{route}}"]],
      },
      {
        title: "Errors of ours by route",
        description: "Share of the answers that were 500 or 503.",
        unit: "percentunit",
        width: 8,
        queries: [
          [
            `sum by (route) (${rate("http_request_duration_seconds_count", 'status=~"5.."')}) / sum by (route) (${rate("http_request_duration_seconds_count")})`,
            "{{route}}",
          ],
        ],
      },
      {
        title: "Duration by route, 95th percentile",
        description:
          "From the head of a request to the end of its answer. Downloads last as long as their recipients take, streams of events up to an hour.",
        unit: "s",
        width: 8,
        queries: [[quantile(0.95, "http_request_duration_seconds", "route"), "{{route}}"]],
      },
      {
        title: "Answers by status",
        description: "Per second, of all routes.",
        unit: "reqps",
        queries: [[`sum by (status) (${rate("http_request_duration_seconds_count")})`, "{{status}}"]],
      },
      {
        title: "Refused credentials",
        description: "Proofs and owner tokens that did not match. Many at once: somebody guesses.",
        unit: "reqps",
        queries: [[`sum by (credential) (${rate("refused_credentials_total")})`, "{{credential}}"]],
      },
    ],
    "News for owners": [
      {
        title: "Open streams of events by process",
        description: "Each holds a connection and hears what happens to the uploads of one owner.",
        unit: "none",
        width: 12,
        queries: [[`event_streams_open{${JOB}}`, "{{pod}} {{instance}}"]],
      },
      {
        title: "Streams of events that ended",
        description: "Per second, by how. `slow`: the client did not read. `evicted`: others needed the place.",
        unit: "ops",
        width: 12,
        queries: [[`sum by (reason) (${rate("event_streams_ended_total")})`, "{{reason}}"]],
      },
    ],
    Uploads: [
      {
        title: "Open uploads by process",
        description: "What the gateway is scaled by.",
        unit: "none",
        width: 6,
        queries: [[`uploads_open{${JOB}}`, "{{pod}} {{instance}}"]],
      },
      {
        title: "Uploads that ended",
        description: "Per second, by how. `cancelled`: by the client. `busy`, `unavailable` and `internal` are ours.",
        unit: "ops",
        width: 6,
        queries: [[`sum by (outcome) (${rate("uploads_ended_total")})`, "{{outcome}}"]],
      },
      {
        title: "Duration of uploads",
        description: "Of those that were completed.",
        unit: "s",
        width: 6,
        queries: [
          [quantile(0.5, "upload_duration_seconds", ""), "half"],
          [quantile(0.95, "upload_duration_seconds", ""), "95 of 100"],
        ],
      },
      {
        title: "Bytes in",
        description: "Counted when an upload ends, so a large one shows as a peak.",
        unit: "Bps",
        width: 6,
        queries: [[`sum(${rate("upload_received_bytes_total")})`, "received"]],
      },
    ],
    Downloads: [
      {
        title: "Open downloads by process",
        description: "Each has a Claim.",
        unit: "none",
        width: 6,
        queries: [[`downloads_open{${JOB}}`, "{{pod}} {{instance}}"]],
      },
      {
        title: "Downloads that ended",
        description: "Answers with a body, per second, by how. `unknown`: the store did not tell.",
        unit: "ops",
        width: 6,
        queries: [[`sum by (outcome) (${rate("downloads_ended_total")})`, "{{outcome}}"]],
      },
      {
        title: "Claims",
        description: "What the store was asked about Claims, per second.",
        unit: "ops",
        width: 6,
        queries: [
          [
            `sum by (operation, outcome) (${rate("store_operation_seconds_count", 'operation=~"takeClaim|renewClaim|spendClaim|giveBackClaim|releaseClaim|openRange|renewRange|endRange"')})`,
            "{{operation}} {{outcome}}",
          ],
        ],
      },
      {
        title: "Bytes out",
        description: "Counted when a download ends, so a large one shows as a peak.",
        unit: "Bps",
        width: 6,
        queries: [[`sum(${rate("download_sent_bytes_total")})`, "sent"]],
      },
    ],
    People: [
      {
        title: "Changes by owners",
        description: "What owners did to their Uploads, per second.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (change) (${rate("owner_changes_total")})`, "{{change}}"]],
      },
      {
        title: "File lists written",
        description: "Per second. `conflict`: another device was quicker.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (outcome) (${rate("file_list_writes_total")})`, "{{outcome}}"]],
      },
      {
        title: "What pages reported",
        description: "Events per second, from people who did not opt out.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (event) (${rate("client_events_total")})`, "{{event}}"]],
      },
    ],
  },
};
