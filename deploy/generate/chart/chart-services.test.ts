import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DEPLOYED_SERVICES } from "@envoi/topology";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { listSettings } from "../setting-names.ts";
import { chartServices } from "./chart-services.ts";

const services = chartServices(listSettings);

test("every setting in .env.example is read by a service, except the settings of the single-process server", async () => {
  const example = await readFile(join(ROOT, ".env.example"), "utf8");
  const known = Array.from(example.matchAll(/^#([A-Z0-9_]+)=/gm), ([, name = ""]) => name);
  const read = DEPLOYED_SERVICES.flatMap(listSettings);
  expect(known.filter((name) => !read.includes(name))).toEqual([
    "DATA_DIR",
    "BLOB_DIR",
    "SECOND_BLOB_DIR",
    "DISK_RESERVE_BYTES",
  ]);
  expect(read.filter((name) => !known.includes(name))).toEqual([]);
});

test("services that store bodies from clients have a spool", () => {
  const spooling = DEPLOYED_SERVICES.filter((name) => services[name]?.hasSpool);
  expect(spooling).toEqual(["upload-gateway", "filelist"]);
});

test("no route belongs to two services, and no route hides another", () => {
  const paths = DEPLOYED_SERVICES.flatMap((name) => services[name]?.routes ?? []);
  const hidden = paths.filter((path) => paths.some((other) => other !== "/" && path.startsWith(`${other}/`)));
  expect([new Set(paths).size, hidden]).toEqual([paths.length, []]);
});
