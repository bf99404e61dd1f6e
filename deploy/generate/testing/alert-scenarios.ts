import { ERRORS } from "@envoi/protocol";
import { DEPLOYED_SERVICES } from "@envoi/topology";
import { FORECASTS } from "./forecast-scenarios.ts";
import { HEALTHY, LOOKED_AT, processSeries, type Scenario, type Series } from "./healthy-series.ts";

const REFUSED_SHARE = 'load_refused_share{component="upload-gateway",asked="transfer",network="recent"}';
const DOWNLOAD_REFUSED =
  'http_request_duration_seconds_count{component="download",method="GET",route="/api/download/:id",status="503"}';
const SENDER_AWAITED = `http_request_duration_seconds_count{component="download",method="GET",route="/api/download/:id",status="${ERRORS.not_yet.status}"}`;
const LIST_FAILED =
  'http_request_duration_seconds_count{component="filelist",method="GET",route="/api/filelist/:id",status="500"}';

/** The series of a normal day, plus those of another replica in the given state. */
const replicaIn = (state: "failing" | "draining"): Series => ({
  'up{component="download",instance="b"}': "1x600",
  [`service_state{component="download",instance="b",state="ready"}`]: "0x600",
  [`service_state{component="download",instance="b",state="${state}"}`]: "1x600",
});

const absentSeries = (component: string) =>
  Object.fromEntries(processSeries(component).map(([series]) => [series, null]));

const UPLOADS_BURN = "EnvoiUploadBudgetBurn";
const DOWNLOADS_BURN = "EnvoiDownloadBudgetBurn";
const METADATA_BURN = "EnvoiMetadataBudgetBurn";

export const scenarios: readonly Scenario[] = [
  { title: "all is well", at: "2h", set: {}, fires: [] },
  {
    title: "the only replica fails",
    at: "8m",
    set: {
      'service_state{component="download",state="ready"}': "1x4 0x600",
      'service_state{component="download",state="failing"}': "0x4 1x600",
    },
    fires: ["EnvoiComponentDown critical"],
  },
  {
    title: "the only replica runs but cannot be reached",
    at: "9m",
    set: {
      'up{component="download"}': "1x4 0x600",
      'service_state{component="download",state="ready"}': "1x4 stale",
    },
    fires: ["EnvoiComponentDown critical"],
  },
  {
    title: "one of two replicas fails",
    at: "10m",
    set: replicaIn("failing"),
    fires: ["EnvoiProcessFailing warning"],
  },
  { title: "one of two replicas drains for hours", at: "2h", set: replicaIn("draining"), fires: [] },
  {
    title: "one of two replicas does not answer",
    at: "10m",
    set: { 'up{component="download",instance="b"}': "0x600" },
    fires: ["EnvoiProcessUnreachable warning"],
  },
  {
    title: "a process restarts repeatedly",
    at: "20m",
    set: { 'process_start_time_seconds{component="metrics"}': "1x3 2x3 3x3 4x600" },
    fires: ["EnvoiProcessRestarting warning"],
  },
  {
    title: "a process has restarted once",
    at: "20m",
    set: { 'process_start_time_seconds{component="metrics"}': "1x3 2x600" },
    fires: [],
  },
  ...DEPLOYED_SERVICES.map((component) => ({
    title: `${component} reports no metrics`,
    at: "15m",
    set: absentSeries(component),
    fires: ["EnvoiMetricsMissing warning"],
  })),
  {
    title: "a process is short of CPU",
    at: "15m",
    set: { 'nodejs_eventloop_lag_p99_seconds{component="upload-gateway"}': "0.8x600" },
    fires: ["EnvoiEventLoopSlow warning"],
  },
  {
    title: "a service answers many requests with errors",
    at: "20m",
    set: { [LIST_FAILED]: "0+10x600" },
    fires: ["EnvoiServerErrors warning"],
  },
  {
    title: "some uploads are refused because all slots are taken",
    at: "30m",
    set: { 'uploads_ended_total{outcome="busy"}': "0x5 0+20x600" },
    fires: ["EnvoiUploadsRefused warning", `${UPLOADS_BURN} critical`, `${UPLOADS_BURN} warning`],
  },
  {
    title: "one upload in 2000 is refused because all slots are taken",
    at: "2h",
    set: { 'uploads_ended_total{outcome="busy"}': "0+0.5x600" },
    fires: [],
  },
  {
    title: "uploads are refused because there is no space",
    at: "30m",
    set: { 'uploads_ended_total{outcome="full"}': "0x5 0+20x600" },
    fires: ["EnvoiStorageFull critical", `${UPLOADS_BURN} critical`, `${UPLOADS_BURN} warning`],
  },
  {
    title: "a process refuses a tenth of its new work",
    at: "40m",
    set: { [REFUSED_SHARE]: "0.1x600" },
    fires: ["EnvoiLoadRefused warning"],
  },
  {
    title: "deliveries cannot be stored, while other uploads can",
    at: "40m",
    set: { 'file_request_deliveries_total{state="failed"}': "0+1x600" },
    fires: ["EnvoiDeliveriesFailing warning"],
  },
  {
    title: "a delivery fails now and then",
    at: "40m",
    set: { 'file_request_deliveries_total{state="failed"}': "0+0.2x600" },
    fires: [],
  },
  {
    title: "somebody begins uploads without sending them",
    at: "30m",
    set: { 'uploads_waiting{content="none"}': "2048x600" },
    fires: ["EnvoiWaitingUploadsFull warning"],
  },
  {
    title: "interrupted uploads fill what they may",
    at: "30m",
    set: { "uploads_waiting_bytes{}": "99000x600" },
    fires: ["EnvoiWaitingUploadsFull warning"],
  },
  {
    title: "somebody guesses credentials",
    at: "25m",
    set: { 'refused_credentials_total{credential="proof"}': "0+120x600" },
    fires: ["EnvoiCredentialsGuessed warning"],
  },
  {
    title: "a store fails now and then",
    at: "15m",
    set: { 'store_operation_seconds_count{store="blobs",operation="putPart",outcome="failed"}': "0+100x600" },
    fires: ["EnvoiStoreFailing critical"],
  },
  {
    title: "a store is slow",
    at: "40m",
    set: {
      'store_operation_seconds_bucket{store="blobs",operation="completeParts",outcome="ok",le="2"}': "0+900x600",
    },
    fires: ["EnvoiStoreSlow warning"],
  },
  {
    title: "people with slow connections send parts",
    at: "40m",
    set: {
      'store_operation_seconds_count{store="blobs",operation="putPart",outcome="ok"}': "0+1000x600",
      'store_operation_seconds_bucket{store="blobs",operation="putPart",outcome="ok",le="10"}': "0x600",
      'store_operation_seconds_bucket{store="blobs",operation="putPart",outcome="ok",le="+Inf"}': "0+1000x600",
    },
    fires: [],
  },
  {
    title: "the issuer does not answer",
    at: "15m",
    set: { 'token_check_seconds_count{answer="none"}': "0+60x600" },
    fires: ["EnvoiIssuerAway warning"],
  },
  {
    title: "a disk is nearly full",
    at: "20m",
    set: { 'kubelet_volume_stats_available_bytes{persistentvolumeclaim="data-envoi-redis-0"}': "10x600" },
    fires: ["EnvoiStoreDiskFull critical"],
  },
  {
    title: "facts do not leave the outbox",
    at: "20m",
    set: { "outbox_lag_seconds{}": "0x5 0+60x600" },
    fires: ["EnvoiFactsStuck warning"],
  },
  {
    title: "a consumer does not keep up",
    at: "1h",
    set: { 'bus_pending_messages{consumer="metrics"}': "0+100x600" },
    fires: ["EnvoiBusBehind warning"],
  },
  {
    title: "a consumer catches up on its backlog",
    at: "1h",
    set: { 'bus_pending_messages{consumer="metrics"}': "90000-100x600" },
    fires: [],
  },
  {
    title: "a consumer gives up its first fact",
    at: "15m",
    set: { 'bus_dead_letters_total{consumer="metrics"}': "0x5 1x600" },
    fires: ["EnvoiFactsGivenUp warning"],
  },
  {
    title: "removals are late",
    at: "20m",
    set: { "janitor_due_lag_seconds{}": "0+10x600" },
    fires: ["EnvoiRemovalsLate critical"],
  },
  {
    title: "the janitor can't read the due removals",
    at: "40m",
    set: { 'janitor_failures_total{step="due"}': "0+5x600" },
    fires: ["EnvoiJanitorFailing warning"],
  },
  {
    title: "every sweep fails",
    at: "2h",
    set: { 'janitor_failures_total{step="sweep"}': "0+0.1x600" },
    fires: ["EnvoiJanitorFailing warning"],
  },
  {
    title: "the janitor has failed for a minute",
    at: "40m",
    set: { 'janitor_failures_total{step="due"}': "0x5 30x600" },
    fires: [],
  },
  {
    title: "a body is lost",
    at: "5m",
    set: { "janitor_missing_blobs{}": "1x600" },
    fires: ["EnvoiBlobsMissing critical"],
  },
  {
    title: "Redis has little memory left",
    at: "10m",
    set: { 'upload_store_memory_bytes{memory="used"}': "701x600" },
    fires: ["EnvoiRedisMemoryFilling warning"],
  },
  {
    title: "Redis has no maxmemory",
    at: "10m",
    set: {
      'upload_store_memory_bytes{memory="used"}': "0x600",
      'upload_store_memory_bytes{memory="max"}': "0x600",
    },
    fires: [],
  },
  {
    title: "the store is nearly full",
    at: "20m",
    set: { "stored_bytes{}": "1801x600" },
    fires: ["EnvoiStorageFilling warning"],
  },
  {
    title: "strangers are nearly refused",
    at: "20m",
    set: { 'storage_mark_bytes{mark="soft"}': "1100x600" },
    fires: ["EnvoiStorageFilling warning"],
  },
  {
    title: "the store's capacity is known, and nearly used",
    at: "20m",
    set: { 'storage_mark_bytes{mark="capacity"}': "1100x600" },
    fires: ["EnvoiStorageFilling warning"],
  },
  ...FORECASTS,
  {
    title: "a sweep stops at its ceiling",
    at: "20m",
    set: { "janitor_sweep_ceilings_total{}": "0x5 1x600" },
    fires: ["EnvoiSweepCeiling warning"],
  },

  {
    title: "every tenth upload fails",
    at: "10m",
    set: { 'uploads_ended_total{outcome="unavailable"}': "0+100x600" },
    fires: [`${UPLOADS_BURN} critical`],
  },
  {
    title: "every tenth upload has failed for an hour",
    at: "1h",
    set: { 'uploads_ended_total{outcome="internal"}': "0+100x600" },
    fires: [`${UPLOADS_BURN} critical`, `${UPLOADS_BURN} warning`],
  },
  {
    title: "every tenth upload failed for some minutes, and now none does",
    at: "1h",
    set: { 'uploads_ended_total{outcome="unavailable"}': "0+100x6 600x600" },
    fires: [`${UPLOADS_BURN} warning`],
  },
  {
    title: "one upload in 125 fails",
    at: "1h",
    set: { 'uploads_ended_total{outcome="unavailable"}': "0+8x600" },
    fires: [`${UPLOADS_BURN} critical`, `${UPLOADS_BURN} warning`],
  },
  {
    title: "one upload in 500 fails",
    at: "1h",
    set: { 'uploads_ended_total{outcome="unavailable"}': "0+2x600" },
    fires: [`${UPLOADS_BURN} warning`],
  },
  {
    title: "one upload in 2000 fails",
    at: "2h",
    set: { 'uploads_ended_total{outcome="unavailable"}': "0+0.5x600" },
    fires: [],
  },
  ...[2, 3].map((failures) => ({
    title: `on a quiet day ${failures} of five uploads fail within minutes`,
    at: "40m",
    set: {
      'uploads_ended_total{outcome="completed"}': `0x30 ${5 - failures}x600`,
      'uploads_ended_total{outcome="unavailable"}': `0x30 1x2${failures === 3 ? " 2x2" : ""} ${failures}x600`,
    },
    fires: failures < 3 ? [] : [`${UPLOADS_BURN} critical`],
  })),
  {
    title: "on a quiet day one of five uploads has failed",
    at: "30m",
    set: {
      'uploads_ended_total{outcome="completed"}': "0x5 4x600",
      'uploads_ended_total{outcome="unavailable"}': "0x5 1x600",
    },
    fires: [],
  },
  {
    title: "many uploads fail because of their senders",
    at: "1h",
    set: { 'uploads_ended_total{outcome="bad_length"}': "0+1000x600" },
    fires: [],
  },
  {
    title: "downloads are refused",
    at: "9m",
    set: { [DOWNLOAD_REFUSED]: "0+100x600" },
    fires: [`${DOWNLOADS_BURN} critical`],
  },
  {
    title: "downloads break off because their bodies cannot be read",
    at: "9m",
    set: { 'store_operation_seconds_count{store="blobs",operation="readChunks",outcome="failed"}': "0+20x600" },
    fires: [`${DOWNLOADS_BURN} critical`],
  },
  {
    title: "downloads break off because they cannot be counted",
    at: "9m",
    set: { 'downloads_ended_total{outcome="unknown"}': "0+20x600" },
    fires: [`${DOWNLOADS_BURN} critical`],
  },
  {
    title: "many recipients wait for the sender of a live link",
    at: "1h",
    set: { [SENDER_AWAITED]: "0+100x600" },
    fires: [],
  },
  {
    title: "one download in 500 fails",
    at: "1h",
    set: { [DOWNLOAD_REFUSED]: "0+2x600" },
    fires: [`${DOWNLOADS_BURN} warning`],
  },
  {
    title: "every fifth request for a file's metadata takes too long",
    at: "10m",
    set: { [`http_request_duration_seconds_bucket{${LOOKED_AT},le="0.5"}`]: "0+800x600" },
    fires: [`${METADATA_BURN} critical`],
  },
  {
    title: "one in fifty requests for a file's metadata takes too long",
    at: "1h",
    set: { [`http_request_duration_seconds_bucket{${LOOKED_AT},le="0.5"}`]: "0+980x600" },
    fires: [`${METADATA_BURN} warning`],
  },
  {
    title: "no request for a file's metadata is quick",
    at: "10m",
    set: { [`http_request_duration_seconds_bucket{${LOOKED_AT},le="0.5"}`]: null },
    fires: [`${METADATA_BURN} critical`],
  },
];

/** The series with the labels that Prometheus adds for the release `envoi`. */
export function inputSeries({ set }: Scenario): { series: string; values: string }[] {
  return Object.entries({ ...HEALTHY, ...set }).flatMap(([name, values]) => {
    const place = /^(kube|kubelet|probe|certmanager)_/.test(name) ? 'namespace="envoi"' : 'job="envoi"';
    const series = name.replace("{}", `{${place}}`).replace(/\{(?!job|namespace)/, `{${place},`);
    return values === null ? [] : [{ series, values }];
  });
}
