import { createUploadId } from "@envoi/auth/node";
import { expect, onTestFinished, test } from "vitest";
import { createStoredQuota } from "./stored-bytes.ts";
import { hostUploadGateway } from "./testing/host-upload-gateway.ts";

const DAY_SECONDS = 86_400;
const TOO_MANY = { code: "too_many_bytes" };

async function open(perNetworkBytes: number) {
  const gateway = await hostUploadGateway({});
  onTestFinished(() => gateway[Symbol.asyncDispose]());
  const storedBy = createStoredQuota(gateway.uploads, { perNetworkBytes, perAccountBytes: 0 }, DAY_SECONDS);
  const admit = async (network: string, bytes: number) => {
    const id = createUploadId();
    await storedBy({ network, account: null }).admit(id, { bytes, timeLimitSeconds: DAY_SECONDS });
    return id;
  };
  return { storedBy, admit };
}

test("I10: a site can store four times as much as one of its networks, and rejected uploads do not count", async () => {
  const { storedBy, admit } = await open(10);
  for (let n = 0; n < 4; n++) await admit(`site/${n}`, 9);
  await expect(admit("site/4", 5)).rejects.toMatchObject(TOO_MANY);
  await expect(admit("site/0", 2)).rejects.toMatchObject(TOO_MANY);
  const id = await admit("site/4", 4);
  await admit("another/0", 10);
  const stored = storedBy({ network: "site/4", account: null });
  expect(await stored.read()).toEqual([
    { name: "stored bytes", used: 4, most: 10 },
    { name: "stored bytes of site", used: 40, most: 40 },
  ]);
  await stored.drop(id);
  await admit("site/5", 4);
});

test("an IPv4 address is its own site, and senders without a limit are not counted", async () => {
  const { storedBy } = await open(10);
  expect(storedBy({ network: "one", account: null }).quotas).toHaveLength(1);
  expect(storedBy({ network: "one", account: "ada" }).quotas).toEqual([]);
  const unlimited = await open(0);
  expect(unlimited.storedBy({ network: "site/1", account: null }).quotas).toEqual([]);
});
