import { setTimeout } from "node:timers/promises";
import type { Accounts, AccountsConfig } from "@envoi/accounts";
import type { Limits } from "@envoi/platform";
import type { PublicConfig } from "@envoi/protocol";
import type { MetadataConfig } from "./config.ts";

function configured(links: MetadataConfig["links"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(links).flatMap(([name, href]) => (href === undefined ? [] : [[name, href]])),
  );
}

/** Pages wait no longer for an issuer that has yet to say where people sign in: it is asked on meanwhile. */
const AUTH_PATIENCE_MS = 1_000;

type PublicConfigDeps = Pick<Accounts, "authConfig"> & {
  /** `null`: nobody can ever sign in. */
  accounts: Pick<AccountsConfig, "uploadRequiresAccount"> | null;
  limits: Limits;
  config: MetadataConfig;
};

/** What `GET /config` tells everyone. */
export async function publicConfig({ accounts, authConfig, limits, config }: PublicConfigDeps): Promise<PublicConfig> {
  const { title, accent, promo, links, surveyUrl, errorReporting, allowShare, allowAccount } = config;
  const account = accounts !== null && allowAccount;
  const auth = account ? await Promise.race([authConfig(), setTimeout(AUTH_PATIENCE_MS, null, { ref: false })]) : null;
  return {
    LIMITS: {
      ANON: limits.anonymous,
      ...limits.signedIn,
      MAX_FILES_PER_ARCHIVE: limits.maxFilesPerArchive,
      MAX_ARCHIVES_PER_USER: limits.maxArchivesPerUser,
    },
    DEFAULTS: {
      DOWNLOADS: limits.defaults.downloads,
      DOWNLOAD_COUNTS: limits.downloadCounts,
      EXPIRE_TIMES_SECONDS: limits.expireTimesSeconds,
      EXPIRE_SECONDS: limits.defaults.expireSeconds,
    },
    ...(auth === null ? {} : { AUTH: auth }),
    FEATURES: { account, share: allowShare, uploadRequiresAccount: accounts?.uploadRequiresAccount ?? false },
    UI: { title, accent, promo, links: configured(links) },
    PREFS: { surveyUrl, errorReporting },
  };
}
