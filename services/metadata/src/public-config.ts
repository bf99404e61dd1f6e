import type { Limits } from "@envoi/platform";
import type { PublicConfig } from "@envoi/protocol";
import type { MetadataConfig } from "./config.ts";

function configured(links: MetadataConfig["links"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(links).flatMap(([name, href]) => (href === undefined ? [] : [[name, href]])),
  );
}

/** What `GET /config` tells everyone. */
export function publicConfig(limits: Limits, config: MetadataConfig): PublicConfig {
  const { title, accent, promo, links, surveyUrl, allowShare } = config;
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
    FEATURES: { account: false, share: allowShare },
    UI: { title, accent, promo, links: configured(links) },
    PREFS: { surveyUrl },
  };
}
