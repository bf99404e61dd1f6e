import { composeRequestLabel } from "@envoi/protocol";
import { expect, test } from "vitest";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeOwnRequest } from "../../testing/fake-requests.ts";
import { createDraft, draftChoices, fitDraft, toNewRequest } from "./request-draft.ts";

const config = fakeConfig();
const limits = config.LIMITS.ANON;
const draft = createDraft(config, limits, null);

test("a new draft and all its choices are within the user's limits [R10.2c]", () => {
  const small = { ...limits, MAX_FILE_SIZE: 3_000_000, MAX_EXPIRE_SECONDS: 3_600 };
  const fitting = createDraft(config, small, null);
  expect(fitting).toMatchObject({ timeLimitSeconds: 3_600, maxDeliveryBytes: 3_000_000, maxBytes: 30_000_000 });
  const { times, deliverySizes, totalSizes } = draftChoices(config, small, fitting);
  expect(times).toEqual([300, 3_600]);
  expect(deliverySizes).toEqual([3_000_000]);
  expect(totalSizes).toEqual([3_000_000, 10_000_000, 30_000_000]);
});

test("the total size is at least that of one delivery, and at most that of all", () => {
  expect(fitDraft({ ...draft, maxDeliveries: 1 }, limits).maxBytes).toBe(draft.maxDeliveryBytes);
  expect(fitDraft({ ...draft, maxBytes: 1 }, limits).maxBytes).toBe(draft.maxDeliveryBytes);
});

test("items are read line by line, and kinds between commas", () => {
  const { label, bearer } = toNewRequest({ ...draft, wanted: "Receipts\n\n Form ", kinds: ".pdf, image/*," }, "token");
  expect(label.wanted).toEqual(["Receipts", " Form "]);
  expect(label.kinds).toEqual([".pdf", " image/*"]);
  expect(bearer).toBe("token");
});

test("lists longer than a label may have are shortened, so that the request can be created", () => {
  const lines = Array.from({ length: 25 }, (_, index) => `Item ${index}`);
  const fitted = fitDraft(
    { ...draft, wanted: `${"😀".repeat(201)}\n\n${lines.join("\n")}`, kinds: "x".repeat(60) },
    limits,
  );
  const { label } = toNewRequest(fitted, null);
  expect(composeRequestLabel(label)).toEqual({ wanted: label.wanted, kinds: ["x".repeat(50)] });
  expect(label.wanted).toEqual(["😀".repeat(200), ...lines.slice(0, 19)]);
  const typed = { ...draft, wanted: " Receipts \n\n", kinds: ".pdf, " };
  expect(fitDraft(typed, limits)).toEqual(typed);
});

test("a draft that replaces a request has its label and limits [R10.12c]", () => {
  const before = fakeOwnRequest();
  const { bearer, ...replacing } = toNewRequest(createDraft(config, limits, before), null);
  expect(replacing.label).toEqual(before.label);
  const { maxDeliveries, maxBytes, maxDeliveryBytes } = before.terms;
  expect(replacing).toMatchObject({ maxDeliveries, maxBytes, maxDeliveryBytes, password: null });
});
