import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { createReducerStore, type ReducerStore } from "../../../shared/state/reducer-store.ts";
import { useReducerStore } from "../../../shared/state/use-reducer-store.ts";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { type Archive, type ArchiveAction, emptyArchive, passwordOf } from "../archive/archive.ts";
import { deriveRules } from "../archive/archive-rules.ts";
import { reduceArchive } from "../archive/reduce-archive.ts";
import { PasswordChoice } from "./password-choice.tsx";

const rules = deriveRules(fakeConfig(), { account: false, signedIn: false });
const MESSAGE = "Passwords can have up to 32 characters.";

type ArchiveStore = ReducerStore<Archive, ArchiveAction>;

function Choice({ store }: { store: ArchiveStore }) {
  return <PasswordChoice password={useReducerStore(store).password} dispatch={store.dispatch} />;
}

/** The password choice with a real Archive. */
function setUp() {
  const store: ArchiveStore = createReducerStore(
    (before, action) => reduceArchive(rules, before, action),
    emptyArchive(rules),
  );
  const environment = fakeEnvironment();
  renderPart(<Choice store={store} />, environment);
  return { environment, password: () => passwordOf(store.getState()) };
}

test("no password is requested until the box is ticked [R3.33]", () => {
  const { password } = setUp();
  expect(screen.getByTestId<HTMLInputElement>("password-toggle").checked).toBe(false);
  expect(screen.queryByLabelText("Password")).toBeNull();
  expect(password()).toBeNull();
});

test("unticking hides the field, clears text and message, and sets no password [R4.26]", async () => {
  const user = userEvent.setup();
  const { password } = setUp();
  await user.click(screen.getByTestId("password-toggle"));
  await user.type(screen.getByLabelText("Password"), "x".repeat(32));
  expect(screen.getByText(MESSAGE)).toBeDefined();
  expect(password()).toBe("x".repeat(32));
  await user.click(screen.getByTestId("strong-password"));
  expect(password()).toBeNull();
  expect(screen.queryByText(MESSAGE)).toBeNull();
  await user.click(screen.getByTestId("password-toggle"));
  expect(screen.queryByLabelText("Password")).toBeNull();
  expect(screen.queryByText(MESSAGE)).toBeNull();
  expect(password()).toBeNull();
  await user.click(screen.getByTestId("password-toggle"));
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
  expect(screen.queryByText(MESSAGE)).toBeNull();
});

test("a suggested passphrase is revealed, and copying it is announced", async () => {
  const user = userEvent.setup();
  const { environment } = setUp();
  await user.click(screen.getByTestId("password-toggle"));
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  expect(input.type).toBe("password");
  await user.click(screen.getByTestId("suggest-passphrase"));
  await waitFor(() => expect(input.value).not.toBe(""));
  expect(input.type).toBe("text");
  expect(screen.getByTestId("whole-password").textContent).toBe(input.value);
  const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(statuses()).not.toContain("Copied");
  await user.click(screen.getByRole("button", { name: "Copy password" }));
  expect(environment.copied).toEqual([input.value]);
  await waitFor(() => expect(statuses()).toContain("Copied"));
});

test("a password that a user types stays hidden, and can be copied once the field is not empty", async () => {
  const user = userEvent.setup();
  setUp();
  await user.click(screen.getByTestId("password-toggle"));
  expect(screen.queryByRole("button", { name: "Copy password" })).toBeNull();
  await user.type(screen.getByLabelText("Password"), "x".repeat(30));
  expect(screen.queryByTestId("whole-password")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Password").type).toBe("password");
  expect(screen.getByRole("button", { name: "Copy password" })).toBeDefined();
});
