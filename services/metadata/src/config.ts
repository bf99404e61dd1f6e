import { readFileSync } from "node:fs";
import { env, readEnv } from "@envoi/platform";
import { isReportKey, type VersionReply } from "@envoi/protocol";
import * as z from "zod";

/**
 * Clients recognise the protocol by the leading 3, which must therefore never change. The product's own version is in
 * `product`.
 */
const COMPATIBLE_VERSION = "v3.4.0";

const productVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"))).version;

const webAddress = (protocol: RegExp, problem: string) =>
  env
    .optionalText()
    .refine((text) => text === undefined || (URL.canParse(text) && protocol.test(new URL(text).protocol)), problem);
const page = () => webAddress(/^https?:$/, "is not a web address");

const SHAPE = {
  CUSTOM_TITLE: env.text("Envoi"),
  UI_ACCENT: env
    .optionalText()
    .refine(
      (text) => text === undefined || /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text),
      "is not a colour such as #e5484d",
    ),
  UI_BACKDROP: page(),
  UI_PROMO: env.optionalText(),
  UI_LINK_TERMS: page(),
  UI_LINK_COOKIES: page(),
  UI_LINK_SOURCE: page(),
  UI_LINK_FEEDBACK: env.contact(),
  UI_LINK_HELP: env.contact(),
  UI_LINK_PROMO: page(),
  UI_LINK_BROWSER: page(),
  SURVEY_URL: page(),
  ERROR_REPORTING_DSN: page(),
  FEATURE_SHARE: env.flag(true),
  // Validated with the settings of every process.
  ACCESS_LOG_ADDRESSES: env.text("full"),
  ACCESS_LOG_DAYS: env.whole(90, { min: 1 }),
  UPLOAD_CHUNK_BYTES: env.whole(52_428_800, { min: 65_536 }),
  OWNER_CALLS_PER_MINUTE: env.whole(1_200),
  REPORT_PUBLIC_KEY: env
    .optionalText()
    .refine(
      (text) => text === undefined || isReportKey(text),
      "is not a public key of `npm run admin -- report new-key`",
    ),
  REPORT_ADDRESS: env.contact(),
  REPORTS_PER_DAY_PER_NETWORK: env.whole(20),
  MAX_OPEN_EVENT_STREAMS: env.whole(2_000, { min: 1 }),
  MAX_OPEN_EVENT_STREAMS_PER_NETWORK: env.whole(64),
  EVENT_STREAM_SECONDS: env.whole(3_600, { min: 1, max: 86_400 }),
  COMMIT: env.text(""),
};

/** Settings that pages fetch when they start. Settings not configured are `undefined`. */
export type MetadataConfig = ReturnType<typeof readMetadataConfig>;

/** @throws ConfigError */
export function readMetadataConfig(variables: Readonly<Record<string, string | undefined>>) {
  const read = readEnv(SHAPE, variables);
  return {
    title: read.CUSTOM_TITLE,
    accent: read.UI_ACCENT,
    backdrop: read.UI_BACKDROP,
    promo: read.UI_PROMO,
    surveyUrl: read.SURVEY_URL,
    /** Maximum length of each request when a page uploads over HTTP. */
    uploadChunkBytes: read.UPLOAD_CHUNK_BYTES,
    /** URL to which pages send error reports, in the format of the receiving service (a DSN). */
    errorReporting: read.ERROR_REPORTING_DSN,
    links: {
      terms: read.UI_LINK_TERMS,
      cookies: read.UI_LINK_COOKIES,
      source: read.UI_LINK_SOURCE,
      feedback: read.UI_LINK_FEEDBACK,
      help: read.UI_LINK_HELP,
      promo: read.UI_LINK_PROMO,
      browser: read.UI_LINK_BROWSER,
    },
    /** Lets pages use the device's own share dialog, if it has one. */
    allowShare: read.FEATURE_SHARE,
    /** Whether access logs contain addresses or networks. Pages inform users about this. */
    logsAddresses: read.ACCESS_LOG_ADDRESSES !== "off",
    addressLogDays: read.ACCESS_LOG_DAYS,
    /** Maximum number of owner calls per minute from one client network, per process; 0: no limit. */
    ownerCallsPerMinute: read.OWNER_CALLS_PER_MINUTE,
    reports: {
      /** The operator's public key, for sealing reports. Absent: no reports. */
      publicKey: read.REPORT_PUBLIC_KEY,
      /** Address to which users can send reports without using the page. */
      address: read.REPORT_ADDRESS,
      /** Maximum number of reports per day from one client network; 0: no limit. */
      perDay: read.REPORTS_PER_DAY_PER_NETWORK,
    },
    events: {
      maxOpenStreams: read.MAX_OPEN_EVENT_STREAMS,
      maxOpenStreamsPerNetwork: read.MAX_OPEN_EVENT_STREAMS_PER_NETWORK,
      streamSeconds: read.EVENT_STREAM_SECONDS,
    },
    version: {
      commit: read.COMMIT,
      source: read.UI_LINK_SOURCE ?? "",
      version: COMPATIBLE_VERSION,
      product: productVersion,
    } satisfies VersionReply,
  };
}
