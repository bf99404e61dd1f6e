import { expect, test } from "vitest";
import { hostMetadata, REQUESTER_HEADER } from "../testing/host-metadata.ts";

test("I10: owner calls above a network's limit per minute are rejected, but calls from other networks are not", async () => {
  await using hosted = await hostMetadata({ OWNER_CALLS_PER_MINUTE: "4" });
  const { id, ownerToken } = await hosted.publish();
  const call = (name: string, network: string) =>
    hosted.post(`/api/${name}/${id}`, { owner_token: ownerToken, dlimit: 5 }, { [REQUESTER_HEADER]: network });
  for (const name of ["info", "params", "info"]) expect((await call(name, "a")).status).toBe(200);
  expect((await call("password", "a")).status).toBe(400);
  const refused = await call("delete", "a");
  expect([refused.status, refused.text]).toEqual([429, '{"error":429,"code":"rate_limited"}']);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await call("delete", "b")).status).toBe(200);
});
