import { PEOPLE, startIssuer } from "@envoi/dev-issuer";
import { NO_DOWNLOAD_LIMIT } from "@envoi/protocol";
import { expect, test } from "vitest";
import { hostUploadGateway } from "./testing/host-upload-gateway.ts";

const OK = { ok: true };
const BAD_LIMIT = expect.objectContaining({ code: "bad_limit" });
const TOO_LARGE = expect.objectContaining({ code: "too_large" });
const TOO_MANY_UPLOADS = expect.objectContaining({ code: "too_many_uploads" });

/** Ada is in a group, Grace in none. */
async function hostWithGroup() {
  const issuer = await startIssuer({});
  const gateway = await hostUploadGateway({
    AUTH_ISSUER: issuer.origin,
    AUTH_CLIENT_ID: issuer.clientId,
    AUTH_GROUPS_CLAIM: "sub",
    MAX_FILE_SIZE: "1000",
    ANON_MAX_FILE_SIZE: "1000",
    UPLOADS_PER_HOUR_PER_ACCOUNT: "2",
    LIMITS_BY_GROUP: JSON.stringify([
      { group: PEOPLE.ada.uid, MAX_FILE_SIZE: 5_000, MAX_DOWNLOADS: 0, UPLOADS_PER_HOUR: 4 },
      { group: "others", MAX_FILE_SIZE: 1 },
    ]),
  });
  const [ada, grace] = [await issuer.tokenFor("ada"), await issuer.tokenFor("grace")];
  return {
    ...gateway,
    ada,
    grace,
    async [Symbol.asyncDispose]() {
      await gateway[Symbol.asyncDispose]();
      await issuer[Symbol.asyncDispose]();
    },
  };
}

test("the members of a group have its limits, and all others those of signed-in users", async () => {
  await using gateway = await hostWithGroup();
  const { upload, ada, grace } = gateway;
  const large = { declared: true, dlimit: 500 };
  expect(await upload(5_000, { ...large, bearer: ada })).toEqual(OK);
  expect(await upload(1, { dlimit: NO_DOWNLOAD_LIMIT, bearer: ada })).toEqual(OK);
  expect(await upload(5_001, { ...large, bearer: ada })).toEqual(TOO_LARGE);
  expect(await upload(1_001, { declared: true, bearer: grace })).toEqual(TOO_LARGE);
  expect(await upload(1, { ...large, bearer: grace })).toEqual(BAD_LIMIT);
});

test("each account of a group has the group's quota", async () => {
  await using gateway = await hostWithGroup();
  const { upload, ada, grace } = gateway;
  for (let n = 0; n < 4; n++) expect(await upload(1, { bearer: ada })).toEqual(OK);
  expect(await upload(1, { bearer: ada })).toEqual(TOO_MANY_UPLOADS);
  for (let n = 0; n < 2; n++) expect(await upload(1, { bearer: grace })).toEqual(OK);
  expect(await upload(1, { bearer: grace })).toEqual(TOO_MANY_UPLOADS);
});
