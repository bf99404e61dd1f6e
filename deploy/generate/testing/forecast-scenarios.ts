import { autoscaler, type Scenario, type Series } from "./healthy-series.ts";

/** Series of days, with a sample per interval. Sweeps keep ending. */
const sampled =
  (file: string, interval: string, seconds: number) =>
  (set: Series): Pick<Scenario, "file" | "interval" | "set"> => ({
    file,
    interval,
    set: { "janitor_last_sweep_timestamp_seconds{}": `0+${seconds}x600`, ...set },
  });
const per10Minutes = sampled("janitor.yaml", "10m", 600);
const per20Minutes = sampled("availability.yaml", "20m", 1_200);
const hourly = sampled("janitor.yaml", "1h", 3_600);

/** Situations that build up: how much is stored, who waits, what other exporters report. */
export const FORECASTS: readonly Scenario[] = [
  {
    title: "the store will reach its mark within three days",
    at: "26h",
    ...per10Minutes({ "stored_bytes{}": "1100+2x600" }),
    fires: ["EnvoiStorageForecast warning"],
  },
  {
    title: "the store will reach its mark within a week",
    at: "26h",
    ...per10Minutes({ "stored_bytes{}": "1100+0.5x600" }),
    fires: [],
  },
  {
    title: "an empty store fills within hours",
    at: "2h",
    set: { "stored_bytes{}": "100+6x600" },
    fires: ["EnvoiStorageForecast warning"],
  },
  {
    title: "a store grows and shrinks with the time of day",
    at: "48h",
    ...per10Minutes({ "stored_bytes{}": "1000+5x71 1360-5x71 ".repeat(4) }),
    fires: [],
  },
  {
    title: "a janitor has just started, and has not measured the store yet",
    at: "2h",
    set: { "stored_bytes{}": "1200x100 0x8 1200x600" },
    fires: [],
  },
  {
    title: "the store has doubled within a week, and its capacity is unknown",
    at: "180h",
    ...hourly({ "stored_bytes{}": "9e9+6e7x600", 'storage_mark_bytes{mark="hard"}': "0x600" }),
    fires: ["EnvoiStorageGrowing warning"],
  },
  {
    title: "the store has grown by half within a week, and its capacity is unknown",
    at: "180h",
    ...hourly({ "stored_bytes{}": "20e9+6e7x600", 'storage_mark_bytes{mark="hard"}': "0x600" }),
    fires: [],
  },
  {
    title: "a disk of a bundled store fills",
    at: "10h",
    set: {
      'kubelet_volume_stats_available_bytes{persistentvolumeclaim="data-envoi-redis-0"}': "49-0.03x600",
    },
    fires: ["EnvoiStoreDiskForecast warning"],
  },
  {
    title: "a disk of a bundled store fills slowly",
    at: "10h",
    set: {
      'kubelet_volume_stats_available_bytes{persistentvolumeclaim="data-envoi-redis-0"}': "49-0.003x600",
    },
    fires: [],
  },
  {
    title: "an autoscaler would add more replicas than it may",
    at: "30m",
    set: {
      [autoscaler("status_current_replicas")]: "10x600",
      [autoscaler("status_condition", ',condition="ScalingLimited",status="true"')]: "1x600",
    },
    fires: ["EnvoiAutoscalerAtMaximum warning"],
  },
  {
    title: "an autoscaler needs exactly its maximum",
    at: "30m",
    set: { [autoscaler("status_current_replicas")]: "10x600" },
    fires: [],
  },
  {
    title: "an idle autoscaler would go below its minimum",
    at: "30m",
    set: {
      [autoscaler("status_current_replicas")]: "2x600",
      [autoscaler("status_condition", ',condition="ScalingLimited",status="true"')]: "1x600",
    },
    fires: [],
  },
  {
    title: "most streams of owner events are in use",
    at: "30m",
    set: { "event_streams_open{}": "1700x600" },
    fires: ["EnvoiEventStreamsFilling warning"],
  },
  {
    title: "nobody reads the reports",
    at: "2h",
    set: { "reports_oldest_seconds{}": "300000+60x600" },
    fires: ["EnvoiReportsUnread warning"],
  },
  {
    title: "a report arrived the day before yesterday",
    at: "2h",
    set: { "reports_oldest_seconds{}": "200000+60x600" },
    fires: [],
  },
  {
    title: "many uploads exceed a quota all at once",
    at: "171h",
    ...per20Minutes({ 'uploads_ended_total{outcome="too_many_bytes"}': "0+20x506 10120+300x90" }),
    fires: ["EnvoiQuotaRefusals warning"],
  },
  {
    title: "many uploads exceed a quota, as they did a week ago",
    at: "171h",
    ...per20Minutes({ 'uploads_ended_total{outcome="too_many_bytes"}': "0+300x600" }),
    fires: [],
  },
  {
    title: "a few uploads exceed a quota on a quiet day",
    at: "2h",
    set: {
      'uploads_ended_total{outcome="completed"}': "0+0.1x600",
      'uploads_ended_total{outcome="cancelled"}': "0x600",
      'uploads_ended_total{outcome="too_many_bytes"}': "0+0.1x600",
    },
    fires: [],
  },
  {
    title: "the certificate that the probe sees ends in five days",
    at: "1h",
    set: { "probe_ssl_earliest_cert_expiry{}": `${5 * 86_400}x600` },
    fires: ["EnvoiCertificateEnding warning"],
  },
  {
    title: "cert-manager does not renew the certificate, which ends tomorrow",
    at: "1h",
    set: { 'certmanager_certificate_expiration_timestamp_seconds{name="envoi"}': "90000x600" },
    fires: ["EnvoiCertificateEnding critical", "EnvoiCertificateEnding warning"],
  },
  {
    title: "the site does not answer from outside",
    at: "10m",
    set: { "probe_success{}": "0x600" },
    fires: ["EnvoiSiteUnreachable critical"],
  },
  {
    title: "the clock of a machine is wrong",
    at: "20m",
    set: { 'store_clock_difference_seconds{component="download"}': "-4x600" },
    fires: ["EnvoiClockSkew warning"],
  },
  {
    title: "a janitor removes everything half a minute late",
    at: "40m",
    set: { "janitor_due_lag_seconds{}": "45x600" },
    fires: ["EnvoiJanitorBehind warning"],
  },
  {
    title: "sweeps take hours",
    at: "8h",
    set: { "janitor_last_sweep_timestamp_seconds{}": "600x600" },
    fires: ["EnvoiJanitorBehind warning"],
  },
];
