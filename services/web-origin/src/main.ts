import { FALLBACK_LOCALE } from "@envoi/locales";
import { defineProcess, env, nothingToDrain, readEnv, readProcessConfig, runServiceProcess } from "@envoi/platform";
import { readBrandingConfig } from "./config.ts";
import { WEB_DIRECTORY, webApp } from "./web-app.ts";

const readWebConfig = (variables: NodeJS.ProcessEnv) => readEnv({ WEB_DIRECTORY: env.text(WEB_DIRECTORY) }, variables);

export const webOriginProcess = defineProcess(
  "web-origin",
  { process: readProcessConfig, web: readWebConfig, branding: readBrandingConfig },
  ({ web, branding }, { baseUrl }) => {
    const { routes, shell } = webApp(web.WEB_DIRECTORY, baseUrl, branding);
    return {
      service: {
        name: "web-origin",
        routes,
        check: async () => void (await shell.read(FALLBACK_LOCALE)),
        start: async () => {},
        drain: nothingToDrain,
        async [Symbol.asyncDispose]() {},
      },
      drivers: [],
    };
  },
);

if (import.meta.main) await runServiceProcess(webOriginProcess);
