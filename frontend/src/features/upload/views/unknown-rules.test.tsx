import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { deferred } from "../../../testing/deferred.ts";
import { fakeConfig, fakeConfigWithAccounts } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const letter = new File(["hello"], "letter.txt", { type: "text/plain" });

/** The home page of a service whose configuration arrives when `arrive` is called. */
function setUp(config = fakeConfig()) {
  const asked = deferred<void>();
  const environment = fakeEnvironment({ fetchConfig: (signal) => asked.promise(signal).then(() => config) });
  renderApp(environment);
  const user = userEvent.setup();
  const input = screen.getByTestId("file-input");
  return {
    user,
    input,
    choose: (...files: File[]) => user.upload(input, files),
    arrive: () => act(async () => asked.resolve()),
  };
}

function limitedTo(maxBytes: number) {
  const { LIMITS } = fakeConfig();
  return fakeConfig({ LIMITS: { ...LIMITS, ANON: { ...LIMITS.ANON, MAX_FILE_SIZE: maxBytes } } });
}

test("files selected before the configuration arrives are added afterwards", async () => {
  const { choose, arrive } = setUp();
  await choose(letter);
  expect(screen.queryByTestId("upload-button")).toBeNull();
  expect(screen.getByText("One moment…").getAttribute("role")).toBe("status");
  await arrive();
  expect(await screen.findByTestId("upload-button")).toBeDefined();
  expect(screen.getByRole("button", { name: "Remove letter.txt" })).toBeDefined();
});

test("files selected before the configuration arrives are checked against its limits afterwards", async () => {
  const { choose, arrive } = setUp(limitedTo(4));
  await choose(letter);
  await arrive();
  expect((await screen.findByRole("dialog")).textContent).toContain("up to 4 bytes");
  expect(screen.queryByTestId("upload-button")).toBeNull();
});

test("files selected before the configuration arrives are not added if users have to sign in first", async () => {
  const config = fakeConfigWithAccounts();
  const { choose, arrive } = setUp({ ...config, FEATURES: { ...config.FEATURES, uploadRequiresAccount: true } });
  await choose(letter);
  await arrive();
  expect(screen.queryByTestId("file-input")).toBeNull();
  expect(screen.queryByTestId("upload-button")).toBeNull();
});

test("a note started before the configuration arrives is opened afterwards", async () => {
  const { user, arrive } = setUp();
  await user.click(screen.getByTestId("write-note"));
  await arrive();
  expect(await screen.findByRole("textbox")).toBeDefined();
});

test("the file input is not replaced when the configuration arrives, because its dialog may be open", async () => {
  const { input, choose, arrive } = setUp();
  await arrive();
  expect(screen.getByTestId("file-input")).toBe(input);
  await choose(letter);
  expect(await screen.findByTestId("upload-button")).toBeDefined();
});

test("the size limit is shown once it is known", async () => {
  const { arrive } = setUp();
  const hint = () => screen.getByText("or choose them", { exact: false });
  expect(hint().className).toContain("unknown");
  await arrive();
  expect(hint().className).not.toContain("unknown");
  expect(hint().textContent).toBe("or choose them, up to 1 GB");
});
