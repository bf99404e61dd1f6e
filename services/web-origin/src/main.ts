import { FALLBACK_LOCALE } from "@envoi/locales";
import { defineProcess, nothingToDrain, readProcessConfig, runServiceProcess } from "@envoi/platform";
import { readWebConfig } from "./config.ts";
import { webApp } from "./web-app.ts";

export const webOriginProcess = defineProcess(
  "web-origin",
  { process: readProcessConfig, web: readWebConfig },
  ({ web }, { baseUrl }) => {
    const { routes, shell } = webApp(web.directory, baseUrl);
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
