import { FALLBACK_LOCALE } from "@envoi/locales";
import { nothingToDrain, readProcessConfig, runServiceProcess } from "@envoi/platform";
import { readWebConfig } from "./config.ts";
import { webApp } from "./web-app.ts";

await runServiceProcess("web-origin", { process: readProcessConfig, web: readWebConfig }, ({ web }, { baseUrl }) => {
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
});
