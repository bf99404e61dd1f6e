import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeAccountList } from "../../testing/fake-account-list.ts";
import { fakeConfigWithAccounts } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { renderApp } from "../../testing/render-app.tsx";

const OFFER = "Uploads sent on this device before you signed in: 1. Add them to your list?";

/** The home page of a signed-in user, on a device that sent an upload while signed out. */
async function openHome() {
  const user = userEvent.setup();
  const list = fakeAccountList();
  const fetchInfo = async () => ({ dlimit: 3, dtotal: 0 });
  const environment = fakeEnvironment({ fetchConfig: async () => fakeConfigWithAccounts(), ...list.calls, fetchInfo });
  environment.ownUploads.add(fakeOwnUpload({ dlimit: 3 }));
  environment.storage.account.writeUser(fakeUser());
  renderApp(environment);
  await screen.findByTestId("upload-card");
  return { user, environment, list };
}

test("uploads sent while signed out join a user's list only if they accept the offer", async () => {
  const { user, environment, list } = await openHome();
  expect(await screen.findByText(OFFER)).toBeDefined();
  expect(list.entries()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Add", description: OFFER }));
  expect(screen.queryByText(OFFER)).toBeNull();
  expect(document.activeElement?.textContent).toBe("Your uploads");
  expect(environment.storage.listUploads()).toMatchObject([{ account: fakeUser().uid }]);
  await waitFor(() => expect(list.entries()).toMatchObject([{ id: fakeOwnUpload().id }]));
});

test("if the user declines, the uploads stay unchanged, and the offer is hidden until the next sign-in", async () => {
  const { user, environment, list } = await openHome();
  await user.click(await screen.findByRole("button", { name: "Don't add", description: OFFER }));
  expect(screen.queryByText(OFFER)).toBeNull();
  expect(screen.getByTestId("upload-card")).toBeDefined();
  expect(environment.storage.listUploads()).toMatchObject([{ account: null }]);
  expect(environment.storage.readMark("joinDeclined")).toBe("yes");
  expect(list.entries()).toEqual([]);
});

test("signed-out users are not asked", async () => {
  const { environment } = await openHome();
  await screen.findByText(OFFER);
  act(() => environment.account.dispatch({ type: "signedOut", by: "refused" }));
  expect(screen.queryByText(OFFER)).toBeNull();
});
