import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createAppStorage } from "../shared/storage/app-storage.ts";
import { deferred } from "../testing/deferred.ts";
import { fakeConfig } from "../testing/fake-config.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { SECRET, uploadId } from "../testing/fake-uploads.ts";
import { createMemoryStorage } from "../testing/memory-storage.ts";
import { renderApp } from "../testing/render-app.tsx";

test.each([
  ["/", "upload"],
  [`/download/${uploadId()}/#${SECRET}`, "download"],
  ["/legal", "download"],
  ["/request", "request"],
  ["/request/0123456789abcdef#v1.cut", "request"],
])("a visit to %s is recorded once, with the entry point %s", async (address, entrypoint) => {
  const storage = createAppStorage(createMemoryStorage(), { referrer: "https://example.org/a-page" });
  const environment = fakeEnvironment({}, storage);
  renderApp(environment, address);
  await screen.findAllByRole("heading");
  await vi.waitFor(() => expect(environment.recorded).not.toEqual([]));
  const { campaign } = environment.page;
  expect(environment.recorded).toEqual([{ type: "visit", entrypoint, referrer: "https://example.org", campaign }]);
});

test("errors are reported to the configured server once the configuration has arrived", async () => {
  const loading = deferred<ReturnType<typeof fakeConfig>>();
  const environment = fakeEnvironment({ fetchConfig: loading.promise });
  const configure = vi.spyOn(environment.errorReports, "configure");
  renderApp(environment);
  expect(configure).not.toHaveBeenCalled();
  const errorReporting = "https://key@errors.example/1";
  await act(async () => loading.resolve(fakeConfig({ PREFS: { errorReporting } })));
  await vi.waitFor(() => expect(configure).toHaveBeenCalledExactlyOnceWith(errorReporting));
});
