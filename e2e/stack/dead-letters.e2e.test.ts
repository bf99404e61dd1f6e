import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createNatsBus } from "@envoi/events";
import { createLog } from "@envoi/platform";
import { uploadOld } from "@envoi/testkit";
import { expect, onTestFinished, test } from "vitest";
import { adminUrl, runAdmin } from "../support/run-admin.ts";
import { startStackApp } from "../support/stack-app.ts";

test("an operator sees why a consumer gave up on a fact, and redelivers it", async () => {
  const directory = await mkdtemp(join(tmpdir(), "envoi-dead-letters-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const tokenFile = join(directory, "token");
  await writeFile(tokenFile, randomBytes(32).toString("hex"));
  await using app = await startStackApp({ OPERATOR_TOKEN_FILE: tokenFile });
  const admin = (...args: string[]) =>
    runAdmin({ OPERATOR_TOKEN_FILE: tokenFile, ENVOI_ADMIN_URL: adminUrl(app) }, "dead-letters", ...args);

  let isBroken = true;
  const handled: string[] = [];
  const log = createLog({ level: "silent", service: "warehouse" });
  await using bus = createNatsBus({ address: app.nats, log, times: { delayMs: () => 1 } });
  await using _consumer = await bus.consume("warehouse", ["upload.completed"], async ({ uploadId }) => {
    if (isBroken) throw new Error("the warehouse is on fire");
    handled.push(uploadId);
  });
  const { id } = await uploadOld(app.origin, Buffer.from("a letter"));

  type Letter = { id: string; consumer: string; error: string; fact: { uploadId: string } };
  const letters = async () =>
    (await admin("list", "--json")).stdout
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Letter);
  await expect.poll(async () => (await letters()).length, { timeout: 30_000 }).toBe(1);
  const [letter] = await letters();
  expect(letter).toMatchObject({ consumer: "warehouse", fact: { type: "upload.completed", uploadId: id } });
  expect((await admin("show", letter?.id ?? "")).stdout).toContain("the warehouse is on fire");

  isBroken = false;
  expect(await admin("retry", letter?.id ?? "", "--reason", "it is out")).toMatchObject({ status: 0, stderr: "" });
  await expect.poll(() => handled, { timeout: 30_000 }).toEqual([id]);
  expect(await admin("list")).toMatchObject({ stdout: "nothing found\n" });
});
