import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where `vite dev` finds the services: the address that `npm start` prints. */
const services = "http://localhost:8080";

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: "dist",
    assetsDir: "assets",
    // Everything is a file of our own origin: the content security policy allows no inline script or style.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      treeshake: {
        // Loading a module of ours, or building a schema, has no effect of its own: the page keeps only what it uses, and
        // leaves encryption and the forms of the wire to the worker.
        moduleSideEffects: [{ test: /[/]packages[/]/, sideEffects: false }],
        manualPureFunctions: ["z"],
      },
    },
    target: ["chrome131", "edge131", "firefox132", "safari18.2"],
  },
  worker: { format: "es" },
  server: {
    proxy: {
      "/api": { target: services, ws: true },
      "/config": services,
      "/__version__": services,
    },
  },
});
