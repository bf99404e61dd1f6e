import { env, nothingToDrain, readEnv, readProcessConfig, runServiceProcess } from "@envoi/platform";
import { WEB_DIRECTORY, webApp } from "./web-app.ts";

const readWebConfig = (variables: NodeJS.ProcessEnv) => readEnv({ WEB_DIRECTORY: env.text(WEB_DIRECTORY) }, variables);

await runServiceProcess("web-origin", { process: readProcessConfig, web: readWebConfig }, ({ web }) => {
  const { routes, shell } = webApp(web.WEB_DIRECTORY);
  return {
    service: {
      name: "web-origin",
      routes,
      check: async () => void (await shell.read()),
      start: async () => {},
      drain: nothingToDrain,
      async [Symbol.asyncDispose]() {},
    },
    drivers: [],
  };
});
