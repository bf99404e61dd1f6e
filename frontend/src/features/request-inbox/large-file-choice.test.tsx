import { formatOwnerLink } from "@envoi/client/request";
import type { UploadId } from "@envoi/protocol";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { LARGE_BYTES } from "../../shared/saving/saver.ts";
import { fakeDownload, fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeDelivery, fakeOwnRequest } from "../../testing/fake-requests.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("in a browser that can save a large file only from memory, the owner can use another browser, or save it anyway", async () => {
  const own = fakeOwnRequest();
  const metadata = { ...fakeDownload().metadata, size: LARGE_BYTES + 1, manifest: { files: [] } };
  const deliveries = [fakeDelivery("a"), fakeDelivery("b")];
  const collected: UploadId[] = [];
  const environment = fakeEnvironment({
    readInbox: async () => ({ ...own, isOpen: true, deliveries }),
    openDelivery: async () => fakeDownload({ metadata }),
    collectDeliveries: async (_, ids) => void collected.push(...ids),
  });
  const user = userEvent.setup();
  const { pathname, hash } = new URL(formatOwnerLink(own.owner));
  renderApp(environment, `${pathname}${hash}`);
  await user.click(await screen.findByTestId("save-all"));
  expect((await screen.findByRole("alert")).textContent).toContain("hold all of it in memory");
  expect(collected).toEqual([]);
  await user.click(screen.getByTestId("copy-for-another-browser"));
  expect(environment.copied).toEqual([formatOwnerLink(own.owner)]);
  await user.click(screen.getByTestId("save-from-memory"));
  await waitFor(() => expect(collected).toEqual(deliveries.map(({ id }) => id)));
  expect(environment.saved).toHaveLength(2);
  expect(screen.queryByTestId("large-file-warning")).toBeNull();
});
