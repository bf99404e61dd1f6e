import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { createAppStorage } from "../shared/storage/app-storage.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { fakeKeptRequest } from "../testing/fake-requests.ts";
import { fakeOwnUpload, uploadId } from "../testing/fake-uploads.ts";
import { createMemoryStorage } from "../testing/memory-storage.ts";
import { renderApp } from "../testing/render-app.tsx";

function setUp({ full }: { full: boolean }) {
  const memory = createMemoryStorage();
  memory.full = full;
  const environment = fakeEnvironment({}, createAppStorage(full ? memory : null));
  renderApp(environment, "/legal");
  return environment;
}

test.each([
  ["full", { full: true }, /no room left/],
  ["blocked", { full: false }, /won't save/],
] as const)("if storage is %s, the page warns at the first upload it cannot store", async (_what, way, words) => {
  const { ownUploads } = setUp(way);
  await screen.findByRole("heading", { name: "Privacy and terms" });
  expect(screen.queryByText(words)).toBeNull();
  act(() => ownUploads.add(fakeOwnUpload()));
  expect(screen.getByText(words)).toBeDefined();
  expect(ownUploads.store.getState()).toHaveLength(1);
});

test("the page also warns if it cannot store a request, whose deliveries nobody else can read", async () => {
  const { ownRequests } = setUp({ full: true });
  await screen.findByRole("heading", { name: "Privacy and terms" });
  act(() => ownRequests.keep(fakeKeptRequest()));
  expect(screen.getByText(/no room left/)).toBeDefined();
});

test("the notice is shown only once", async () => {
  const { ownUploads } = setUp({ full: true });
  act(() => ownUploads.add(fakeOwnUpload()));
  await userEvent.setup().click(await screen.findByRole("button", { name: "Dismiss" }));
  act(() => ownUploads.add(fakeOwnUpload({ id: uploadId("aaaaaaaaaaaaaaaa") })));
  expect(screen.queryByText(/no room left/)).toBeNull();
});
