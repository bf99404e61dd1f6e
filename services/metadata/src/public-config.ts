import type { Accounts } from "@envoi/accounts";
import { type Account, inTime, type Limits, limitsOfAccount } from "@envoi/platform";
import type { PublicConfig } from "@envoi/protocol";
import type { MetadataConfig } from "./config.ts";

function configured(links: MetadataConfig["links"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(links).flatMap(([name, href]) => (href === undefined ? [] : [[name, href]])),
  );
}

/** Maximum time that pages wait for an issuer whose configuration is unknown. The request to the issuer continues. */
const AUTH_PATIENCE_MS = 1_000;

type PublicConfigDeps = Omit<Accounts, "verifier"> & {
  limits: Limits;
  config: MetadataConfig;
};

/**
 * The response to `GET /config`.
 *
 * @param account - whose limits the response states; `null`: those of everyone
 */
export async function publicConfig(deps: PublicConfigDeps, account: Account | null): Promise<PublicConfig> {
  const { offersSignIn, uploadRequiresAccount, authConfig, limits, config } = deps;
  const { title, accent, backdrop, promo, links, surveyUrl, errorReporting, reports, allowShare } = config;
  const { logsAddresses, addressLogDays } = config;
  const hasReports = reports.publicKey !== undefined || reports.address !== undefined;
  const own = limitsOfAccount(limits, account);
  const auth = offersSignIn ? await inTime(AUTH_PATIENCE_MS, authConfig()) : null;
  return {
    LIMITS: {
      ANON: limits.anonymous,
      ...(account === null ? limits.signedIn : own.limits),
      MAX_FILES_PER_ARCHIVE: limits.maxFilesPerArchive,
      MAX_ARCHIVES_PER_USER: limits.maxArchivesPerUser,
    },
    DEFAULTS: {
      DOWNLOADS: limits.defaults.downloads,
      DOWNLOAD_COUNTS: own.downloadCounts,
      EXPIRE_TIMES_SECONDS: own.expireTimesSeconds,
      EXPIRE_SECONDS: limits.defaults.expireSeconds,
    },
    ...(auth === null ? {} : { AUTH: auth }),
    FEATURES: {
      account: offersSignIn,
      share: allowShare,
      uploadRequiresAccount,
      logsAddresses,
      ...(logsAddresses && { addressLogDays }),
      requests: own.allowRequests,
      ...(limits.groups.length > 0 && { accountLimits: true }),
      ...(limits.highest.MAX_EXPIRE_SECONDS > limits.signedIn.MAX_EXPIRE_SECONDS && {
        longestExpireSeconds: limits.highest.MAX_EXPIRE_SECONDS,
      }),
    },
    UI: { title, accent, backdrop, promo, links: configured(links) },
    UPLOADS: { MAX_CHUNK_BYTES: config.uploadChunkBytes },
    ...(hasReports && { REPORTS: { PUBLIC_KEY: reports.publicKey, ADDRESS: reports.address } }),
    PREFS: { surveyUrl, errorReporting },
  };
}
