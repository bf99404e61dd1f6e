import { expect, test } from "vitest";
import { createMemoryStorage } from "../../testing/memory-storage.ts";
import { createAppStorage } from "./app-storage.ts";

test("a device receives an id of 16 random bytes only once [R3.16]", () => {
  const memory = createMemoryStorage();
  const { device_id } = createAppStorage(memory).readDevice();
  expect(device_id).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(createAppStorage(memory).readDevice().device_id).toBe(device_id);
  expect(createAppStorage(createMemoryStorage()).readDevice().device_id).not.toBe(device_id);
});

test("only the first visit's referrer is stored, without a path [R3.18]", () => {
  const memory = createMemoryStorage();
  const visit = (referrer: string) => createAppStorage(memory, { referrer }).readDevice().referrer;
  expect(visit("https://news.example/story?id=7")).toBe("https://news.example");
  expect(visit("https://other.example/")).toBe("https://news.example");
});

test.each(["", "nonsense", "android-app://news.example/"])("nothing is stored for the referrer %j", (referrer) => {
  expect(createAppStorage(createMemoryStorage(), { referrer }).readDevice().referrer).toBe("");
});

test("a device counts as used after its first upload or download", () => {
  const memory = createMemoryStorage();
  expect(createAppStorage(memory).hasTransferred).toBe(false);
  createAppStorage(memory).count("totalUploads");
  expect(createAppStorage(memory).hasTransferred).toBe(true);
  expect(createAppStorage(createMemoryStorage({ totalDownloads: "1" })).hasTransferred).toBe(true);
});

test("the first action on the device is recorded once [R3.23]", () => {
  const storage = createAppStorage(createMemoryStorage());
  expect(storage.readDevice().firstAction).toBeNull();
  storage.count("totalDownloads");
  storage.count("totalUploads");
  expect(storage.readDevice()).toMatchObject({ firstAction: "download", totalDownloads: 1, totalUploads: 1 });
});

test("on a device with earlier transfers, the next transfer does not count as the first", () => {
  const storage = createAppStorage(createMemoryStorage({ totalUploads: "2" }));
  storage.count("totalDownloads");
  expect(storage.readDevice().firstAction).toBeNull();
});

test("the device records that its user has been surveyed [R3.23]", () => {
  const memory = createMemoryStorage();
  createAppStorage(memory).writeMark("surveyed", "true");
  expect(createAppStorage(memory).readDevice().surveyed).toBe(true);
  expect(createAppStorage(createMemoryStorage()).readDevice().surveyed).toBe(false);
});

test("experiments are stored as a map from experiment to variant; invalid variants are ignored [R3.19]", () => {
  const ab_experiments = JSON.stringify({ signin_button_color: "violet", broken: 5 });
  const { readDevice } = createAppStorage(createMemoryStorage({ ab_experiments }));
  expect(readDevice().ab_experiments).toEqual({ signin_button_color: "violet" });
});

test.each(["{not json", "[]", "null"])("%s is not a map of experiments", (ab_experiments) => {
  expect(createAppStorage(createMemoryStorage({ ab_experiments })).readDevice().ab_experiments).toEqual({});
});
