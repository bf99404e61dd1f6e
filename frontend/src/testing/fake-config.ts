import type { PublicConfig } from "@envoi/protocol";

/** The default configuration, without accounts. */
export function fakeConfig(changes: Partial<PublicConfig> = {}): PublicConfig {
  return {
    LIMITS: {
      ANON: { MAX_FILE_SIZE: 1_073_741_824, MAX_DOWNLOADS: 5, MAX_EXPIRE_SECONDS: 86_400 },
      MAX_FILE_SIZE: 2_684_354_560,
      MAX_DOWNLOADS: 100,
      MAX_EXPIRE_SECONDS: 604_800,
      MAX_FILES_PER_ARCHIVE: 64,
      MAX_ARCHIVES_PER_USER: 16,
    },
    DEFAULTS: {
      DOWNLOADS: 1,
      DOWNLOAD_COUNTS: [1, 2, 3, 4, 5, 20, 50, 100],
      EXPIRE_TIMES_SECONDS: [300, 3_600, 86_400, 604_800],
      EXPIRE_SECONDS: 86_400,
    },
    FEATURES: { account: false, share: true, uploadRequiresAccount: false },
    UI: { title: "Envoi", links: {} },
    PREFS: {},
    ...changes,
  };
}

export function fakeConfigWithAccounts(): PublicConfig {
  return fakeConfig({
    AUTH: {
      issuer: "https://issuer.example",
      client_id: "envoi",
      key_scope: "keys",
      dialect: "fxa",
      authorization_endpoint: "https://issuer.example/authorize",
      token_endpoint: "https://issuer.example/token",
      userinfo_endpoint: "https://issuer.example/user",
    },
    FEATURES: { account: true, share: true, uploadRequiresAccount: false },
  });
}
