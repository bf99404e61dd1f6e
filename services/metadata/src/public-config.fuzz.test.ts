import { ConfigError, readConfigs, readLimits } from "@envoi/platform";
import { publicConfigSchema } from "@envoi/protocol";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readMetadataConfig } from "./config.ts";
import { publicConfig } from "./public-config.ts";

const NUMBERS = [
  ...["MAX_FILE_SIZE", "ANON_MAX_FILE_SIZE", "MAX_EXPIRE_SECONDS", "ANON_MAX_EXPIRE_SECONDS", "DEFAULT_EXPIRE_SECONDS"],
  ...["MAX_DOWNLOADS", "ANON_MAX_DOWNLOADS", "DEFAULT_DOWNLOADS", "MAX_FILES_PER_ARCHIVE", "MAX_ARCHIVES_PER_USER"],
  ...["UPLOAD_CHUNK_BYTES", "ACCESS_LOG_DAYS"],
];
const LISTS = ["EXPIRE_TIMES_SECONDS", "DOWNLOAD_COUNTS"];
const TEXTS = ["CUSTOM_TITLE", "UI_ACCENT", "UI_BACKDROP", "UI_PROMO", "UI_LINK_HELP", "SURVEY_URL", "REPORT_ADDRESS"];

const whole = fc.oneof(fc.nat(10), fc.nat(), fc.maxSafeNat()).map(String);
const entry = fc.oneof(
  fc.tuple(fc.constantFrom(...NUMBERS), whole),
  fc.tuple(
    fc.constantFrom(...LISTS),
    fc.array(whole, { minLength: 1, maxLength: 5 }).map((all) => all.join()),
  ),
  fc.tuple(
    fc.constantFrom(...TEXTS),
    fc.oneof(fc.constantFrom("#fff", "mailto:a@b.example"), fc.webUrl(), fc.string()),
  ),
  fc.tuple(
    fc.constant("LIMITS_BY_GROUP"),
    whole.map((most) => `[{"group":"a","MAX_EXPIRE_SECONDS":${most}}]`),
  ),
);
const variables = fc.tuple(fc.array(entry, { maxLength: 4 }), fc.boolean()).map(([entries, hasAccounts]) => ({
  ...(hasAccounts && { AUTH_ISSUER: "https://issuer.example" }),
  ...Object.fromEntries(entries),
}));

/** @returns `null` if the settings are rejected */
function read(given: Record<string, string>) {
  try {
    return readConfigs({ limits: readLimits, config: readMetadataConfig }, given);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return null;
  }
}

it("clients can read the configuration that any accepted settings lead to", async () => {
  const off = { offersSignIn: false, uploadRequiresAccount: false, authConfig: async () => null };
  await fc.assert(
    fc.asyncProperty(variables, async (given) => {
      const settings = read(given);
      if (settings === null) return;
      for (const account of [null, { id: "a", group: "a" }]) {
        const answer = await publicConfig({ ...off, ...settings } as never, account as never);
        expect(publicConfigSchema.safeParse(JSON.parse(JSON.stringify(answer))).error?.issues).toBeUndefined();
      }
    }),
  );
});
