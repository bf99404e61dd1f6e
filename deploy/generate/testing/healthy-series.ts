import { DEPLOYED_SERVICES } from "@envoi/topology";

/** For each series, by name and labels, its values per minute in promtool's notation. */
export type Series = Readonly<Record<string, string>>;

export type Scenario = {
  title: string;
  /** Time between the first sample of the series and the evaluation of the alert rules. */
  at: string;
  /** Time between two samples, and between two evaluations. Default: a minute. Longer ones make days quick to play. */
  interval?: string;
  /** The only file of rules to play, for scenarios of days. Default: all. */
  file?: string;
  /** Series that differ from those of a normal day; `null`: the series is missing. */
  set: Readonly<Record<string, string | null>>;
  /** All alerts that fire at that time, with their severities. */
  fires: readonly string[];
};

export function processSeries(component: string): [string, string][] {
  return [
    [`up{component="${component}"}`, "1x600"],
    [`service_state{component="${component}",state="ready"}`, "1x600"],
    [`service_state{component="${component}",state="failing"}`, "0x600"],
    [`service_state{component="${component}",state="draining"}`, "0x600"],
    [`process_start_time_seconds{component="${component}"}`, "1000x600"],
    [`nodejs_eventloop_lag_p99_seconds{component="${component}"}`, "0.02x600"],
    [`store_clock_difference_seconds{component="${component}"}`, "-0.02x600"],
  ];
}

const DOWNLOADED =
  'http_request_duration_seconds_count{component="download",method="GET",route="/api/download/:id",status="200"}';
export const LOOKED_AT = 'component="metadata",method="GET",route="/api/metadata/:id",status="200"';
const LISTED =
  'http_request_duration_seconds_count{component="filelist",method="GET",route="/api/filelist/:id",status="200"}';

/** A series of the gateways' autoscaler. */
export const autoscaler = (metric: string, labels = "") =>
  `kube_horizontalpodautoscaler_${metric}{horizontalpodautoscaler="envoi-upload-gateway"${labels}}`;

/** A busy day without problems. */
export const HEALTHY: Series = {
  ...Object.fromEntries(DEPLOYED_SERVICES.flatMap(processSeries)),
  'uploads_ended_total{outcome="completed"}': "0+1000x600",
  'uploads_ended_total{outcome="cancelled"}': "0+300x600",
  'uploads_ended_total{outcome="busy"}': "0x600",
  'uploads_ended_total{outcome="full"}': "0x600",
  'uploads_ended_total{outcome="too_many_bytes"}': "0+5x600",
  'uploads_ended_total{outcome="unavailable"}': "0x600",
  'uploads_ended_total{outcome="internal"}': "0x600",
  'file_request_deliveries_total{state="delivered"}': "0+10x600",
  'file_request_deliveries_total{state="failed"}': "0x600",
  'uploads_waiting{content="none"}': "3x600",
  "uploads_waiting_bytes{}": "1000x600",
  'uploads_waiting_limit{of="uploads"}': "2048x600",
  'uploads_waiting_limit{of="bytes"}': "100000x600",
  'downloads_ended_total{outcome="spent"}': "0+1000x600",
  'downloads_ended_total{outcome="released"}': "0+100x600",
  'downloads_ended_total{outcome="unknown"}': "0x600",
  [DOWNLOADED]: "0+1000x600",
  [LISTED]: "0+50x600",
  [`http_request_duration_seconds_count{${LOOKED_AT}}`]: "0+1000x600",
  [`http_request_duration_seconds_bucket{${LOOKED_AT},le="0.5"}`]: "0+999x600",
  [`http_request_duration_seconds_bucket{${LOOKED_AT},le="+Inf"}`]: "0+1000x600",
  'refused_credentials_total{credential="proof"}': "0+2x600",
  'store_operation_seconds_count{store="uploads",operation="read",outcome="ok"}': "0+1000x600",
  'store_operation_seconds_bucket{store="uploads",operation="read",outcome="ok",le="0.005"}': "0+1000x600",
  'store_operation_seconds_bucket{store="uploads",operation="read",outcome="ok",le="+Inf"}': "0+1000x600",
  'store_operation_seconds_count{store="blobs",operation="completeParts",outcome="ok"}': "0+1000x600",
  'store_operation_seconds_bucket{store="blobs",operation="completeParts",outcome="ok",le="2"}': "0+1000x600",
  'store_operation_seconds_bucket{store="blobs",operation="completeParts",outcome="ok",le="10"}': "0+1000x600",
  'store_operation_seconds_bucket{store="blobs",operation="completeParts",outcome="ok",le="+Inf"}': "0+1000x600",
  'upload_store_memory_bytes{memory="used"}': "400x600",
  'upload_store_memory_bytes{memory="max"}': "1000x600",
  'token_check_seconds_count{answer="good"}': "0+10x600",
  'token_check_seconds_count{answer="bad"}': "0+1x600",
  'token_check_seconds_count{answer="none"}': "0x600",
  "outbox_lag_seconds{}": "0x600",
  'bus_pending_messages{consumer="metrics"}': "5x600",
  'bus_dead_letters_total{consumer="metrics"}': "0x600",
  "janitor_due_lag_seconds{}": "1x600",
  'janitor_failures_total{step="due"}': "0x600",
  'janitor_failures_total{step="sweep"}': "0x600",
  "janitor_sweep_ceilings_total{}": "0x600",
  "janitor_missing_blobs{}": "0x600",
  "janitor_last_sweep_timestamp_seconds{}": "0+60x600",
  "stored_bytes{}": "1000x600",
  'storage_mark_bytes{mark="soft"}': "0x600",
  'storage_mark_bytes{mark="capacity"}': "0x600",
  'storage_mark_bytes{mark="hard"}': "2000x600",
  "event_streams_open{}": "500x600",
  "event_streams_limit{}": "2000x600",
  "reports_oldest_seconds{}": "50000x600",
  [autoscaler("status_current_replicas")]: "4x600",
  [autoscaler("spec_max_replicas")]: "10x600",
  [autoscaler("spec_min_replicas")]: "2x600",
  [autoscaler("status_condition", ',condition="ScalingLimited",status="true"')]: "0x600",
  "probe_success{}": "1x600",
  "probe_ssl_earliest_cert_expiry{}": "5000000x600",
  'certmanager_certificate_expiration_timestamp_seconds{name="envoi"}': "5000000x600",
  'kubelet_volume_stats_available_bytes{persistentvolumeclaim="data-envoi-redis-0"}': "60x600",
  'kubelet_volume_stats_capacity_bytes{persistentvolumeclaim="data-envoi-redis-0"}': "100x600",
};
