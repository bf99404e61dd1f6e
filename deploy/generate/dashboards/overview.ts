import { type Dashboard, JOB, quantile, rate } from "./panels.ts";

export const overview: Dashboard = {
  name: "overview",
  title: "Envoi: overview",
  description: "Requests, uploads, downloads, and their outcomes.",
  rows: {
    "At a glance": [
      {
        kind: "stat",
        title: "Open uploads",
        description: "In all gateways.",
        unit: "none",
        queries: [[`sum(uploads_open{${JOB}})`, "open"]],
      },
      {
        kind: "stat",
        title: "Open downloads",
        description: "In all download services.",
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
        description: "How long the oldest removal is overdue. Investigate above a minute.",
        unit: "s",
        queries: [[`max(janitor_due_lag_seconds{${JOB}})`, "late"]],
      },
      {
        kind: "stat",
        title: "Files without a body",
        description: "As of the last sweep. Must be 0.",
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
        title: "Server errors by route",
        description: "Share of responses with 500 or 503.",
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
          "From the request headers to the end of the response. The duration of downloads depends on their recipients; event streams last up to an hour.",
        unit: "s",
        width: 8,
        queries: [[quantile(0.95, "http_request_duration_seconds", "route"), "{{route}}"]],
      },
      {
        title: "Responses by status",
        description: "Per second, for all routes.",
        unit: "reqps",
        queries: [[`sum by (status) (${rate("http_request_duration_seconds_count")})`, "{{status}}"]],
      },
      {
        title: "Refused credentials",
        description: "Invalid proofs and owner tokens per second. A burst indicates guessing.",
        unit: "reqps",
        queries: [[`sum by (credential) (${rate("refused_credentials_total")})`, "{{credential}}"]],
      },
    ],
    "Events for owners": [
      {
        title: "Open streams of events by process",
        description: "Each uses one connection and gets the events of one owner's uploads.",
        unit: "none",
        width: 12,
        queries: [[`event_streams_open{${JOB}}`, "{{pod}} {{instance}}"]],
      },
      {
        title: "Streams of events that ended",
        description: "Per second, by reason. `slow`: the client did not read. `evicted`: others needed the place.",
        unit: "ops",
        width: 12,
        queries: [[`sum by (reason) (${rate("event_streams_ended_total")})`, "{{reason}}"]],
      },
    ],
    Uploads: [
      {
        title: "Open uploads by process",
        description: "The metric for autoscaling by open uploads.",
        unit: "none",
        width: 6,
        queries: [[`uploads_open{${JOB}}`, "{{pod}} {{instance}}"]],
      },
      {
        title: "Ended uploads",
        description:
          "Per second, by outcome. `cancelled`: by the client. `busy`, `unavailable` and `internal` are server faults.",
        unit: "ops",
        width: 6,
        queries: [[`sum by (outcome) (${rate("uploads_ended_total")})`, "{{outcome}}"]],
      },
      {
        title: "Waiting uploads",
        description:
          "In the whole store, before their first byte (`none`) and after it, and how many are given up for others.",
        unit: "none",
        width: 6,
        queries: [
          [`max by (content) (uploads_waiting{${JOB}})`, "{{content}}"],
          [`max(uploads_waiting_limit{${JOB},of="uploads"})`, "limit of none"],
          [`sum(${rate("uploads_given_up_total")})`, "given up per second"],
        ],
      },
      {
        title: "Bytes of waiting uploads",
        description: "What interrupted uploads count, and their limit.",
        unit: "bytes",
        width: 6,
        queries: [
          [`max(uploads_waiting_bytes{${JOB}})`, "waiting"],
          [`max(uploads_waiting_limit{${JOB},of="bytes"} > 0)`, "limit"],
        ],
      },
      {
        title: "Duration of uploads",
        description: "Completed uploads only.",
        unit: "s",
        width: 6,
        queries: [
          [quantile(0.5, "upload_duration_seconds", ""), "p50"],
          [quantile(0.95, "upload_duration_seconds", ""), "p95"],
        ],
      },
      {
        title: "Bytes received",
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
        title: "Ended downloads",
        description: "Responses with a body, per second, by outcome. `unknown`: the store did not answer.",
        unit: "ops",
        width: 6,
        queries: [[`sum by (outcome) (${rate("downloads_ended_total")})`, "{{outcome}}"]],
      },
      {
        title: "Claims",
        description: "Store operations on Claims per second.",
        unit: "ops",
        width: 6,
        queries: [
          [
            `sum by (operation, outcome) (${rate("store_operation_seconds_count", 'operation=~"takeClaim|redeemForClaim|renewClaim|spendClaim|giveBackClaim|releaseClaim|openRange|redeemForRange|renewRange|spendRange|endRange"')})`,
            "{{operation}} {{outcome}}",
          ],
        ],
      },
      {
        title: "Bytes sent",
        description: "Counted when a download ends, so a large one shows as a peak.",
        unit: "Bps",
        width: 6,
        queries: [[`sum(${rate("download_sent_bytes_total")})`, "sent"]],
      },
    ],
    Users: [
      {
        title: "Changes by owners",
        description: "Changes that owners made to their Uploads, per second.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (change) (${rate("owner_changes_total")})`, "{{change}}"]],
      },
      {
        title: "File lists written",
        description: "Per second. `conflict`: another device wrote first.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (outcome) (${rate("file_list_writes_total")})`, "{{outcome}}"]],
      },
      {
        title: "Usage events of pages",
        description: "Per second, from users who have not opted out.",
        unit: "ops",
        width: 8,
        queries: [[`sum by (event) (${rate("client_events_total")})`, "{{event}}"]],
      },
    ],
    Abuse: [
      {
        title: "Reports by reason",
        description: "From recipients, in the last day.",
        unit: "none",
        width: 8,
        queries: [[`sum by (reason) (increase(reports_total{${JOB}}[1d]))`, "{{reason}}"]],
      },
      {
        title: "Reports without room",
        description: "In the last day. Replaced ones were deleted unread: close some.",
        unit: "none",
        width: 8,
        queries: [
          [`sum(increase(reports_replaced_total{${JOB}}[1d]))`, "replaced"],
          [`sum(increase(reports_refused_total{${JOB}}[1d]))`, "refused"],
        ],
      },
      {
        title: "What operators did",
        description: "Uploads taken down and reports closed, in the last day.",
        unit: "none",
        width: 8,
        queries: [
          [`sum(increase(operator_take_downs_total{${JOB}}[1d]))`, "taken down"],
          [`sum(increase(reports_closed_total{${JOB}}[1d]))`, "reports closed"],
        ],
      },
    ],
  },
};
