import { freePort, mountSmallDisk, startNats } from "@envoi/backing-stores";
import { createNatsBus, provisionNats } from "@envoi/events";
import { createLog } from "@envoi/platform";
import type { UploadId } from "@envoi/protocol";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { TRIAL } from "../testing/chart-values.ts";
import { render } from "../testing/rendered-chart.ts";

const MiB = 1_048_576;
const FACTS = 200;
const WAIT = { timeout: 60_000 };

const probed = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({
        containers: z.tuple([
          z.looseObject({ livenessProbe: z.looseObject({ httpGet: z.looseObject({ path: z.string() }) }) }),
        ]),
      }),
    }),
  }),
});

/** The path of the liveness probe of the bundled NATS. */
async function livenessPath(): Promise<string> {
  const rendered = await render({ ...TRIAL, nats: { bundled: { enabled: true } } });
  const [{ livenessProbe }] = rendered.one("StatefulSet", "envoi-nats", probed).spec.template.spec.containers;
  return livenessProbe.httpGet.path;
}

test("I10: the bundled NATS restarts after its disk was full, and accepts Facts again", async () => {
  await using disk = await mountSmallDisk(64 * MiB);
  const health = `127.0.0.1:${await freePort()}`;
  // Without a configured size, NATS does not start if its disk is smaller than its streams' limits.
  const config = `http: "${health}"
jetstream { store_dir: "${disk.path}/jetstream", max_file_store: 10GB, sync_interval: always }`;
  await using server = await startNats({ directory: disk.path, config });
  const log = createLog({ level: "silent", service: "test" });
  const address = { servers: [server.url] };
  await provisionNats({ address, replicas: 1, log });
  await using bus = createNatsBus({ address, log });
  const path = await livenessPath();
  const isAlive = async () => (await fetch(`http://${health}${path}`)).ok;
  let published = 0;
  const publish = () =>
    bus.publish({
      id: `fact ${++published}`,
      v: 1,
      type: "upload.deleted",
      atMs: 1_000,
      uploadId: "0123456789abcdef" as UploadId,
      downloads: 0,
    });
  await publish();
  expect(await isAlive()).toBe(true);

  const giveBack = await disk.fill();
  const answers = await Promise.allSettled(Array.from({ length: FACTS }, publish));
  expect(answers.some(({ status }) => status === "rejected")).toBe(true);
  await giveBack();
  // The disk has space again, but NATS writes nothing until it is restarted. This is why the chart has a liveness
  // probe.
  await expect(publish()).rejects.toThrow("the bus did not accept a fact");
  expect(await isAlive()).toBe(false);
  await server.restart();
  await vi.waitFor(publish, WAIT);
  expect(await isAlive()).toBe(true);
});
