import { FALLBACK_LOCALE } from "@envoi/locales";
import { nothingToDrain, readProcessConfig, runServiceProcess, systemClock } from "@envoi/platform";
import { readWebConfig } from "./config.ts";
import { createPeerFiles } from "./peer-files.ts";
import { findPeers } from "./peers.ts";
import { webApp } from "./web-app.ts";

await runServiceProcess("web-origin", { process: readProcessConfig, web: readWebConfig }, ({ web }, { log }) => {
  const { directory, peersOrigin } = web;
  const others =
    peersOrigin === null
      ? null
      : createPeerFiles({ directory, peers: findPeers(peersOrigin), clock: systemClock, log });
  const { routes, shell } = webApp(directory, others?.routes);
  return {
    service: {
      name: "web-origin",
      routes,
      check: async () => void (await shell.read(FALLBACK_LOCALE)),
      start: async () => others?.start(),
      drain: nothingToDrain,
      async [Symbol.asyncDispose]() {},
    },
    drivers: [],
  };
});
