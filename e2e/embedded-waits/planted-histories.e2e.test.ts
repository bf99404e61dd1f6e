import { fileURLToPath } from "node:url";
import { startStandaloneProcess } from "@envoi/testkit";
import { expect, it } from "vitest";
import { judgeHistory, recordHistory } from "../support/record-history.ts";

const UPLOADS = 120;
const PLANT = fileURLToPath(new URL("../support/plant-non-atomic-claims.ts", import.meta.url));

it("the history of a service in which two recipients can get the last download is refuted", async () => {
  await using app = await startStandaloneProcess({ LOG_LEVEL: "silent", NODE_OPTIONS: `--import=${PLANT}` });
  expect(await judgeHistory(await recordHistory(app.origin, UPLOADS))).toContain(": refuted");
});
