import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { SignInButton } from "./sign-in-button.tsx";

test.each(["white-blue", "blue", "white-violet", "violet"])(
  "the sign-in button has the device's variant %s",
  (variant) => {
    const environment = fakeEnvironment();
    environment.storage.enrol("signin_button_color", variant);
    renderPart(<SignInButton>Sign in</SignInButton>, environment);
    expect(screen.getByRole("button", { name: "Sign in" }).closest("[data-variant]")).toHaveProperty(
      "dataset.variant",
      variant,
    );
  },
);

test("the sign-in button works in every colour", async () => {
  const onClick = vi.fn();
  renderPart(<SignInButton onClick={onClick}>Sign in</SignInButton>, fakeEnvironment());
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test("the sign-in button has no variant on a page in the operator's colours", () => {
  const environment = fakeEnvironment({ brand: { hasColours: true, hasHelp: false } });
  renderPart(<SignInButton>Sign in</SignInButton>, environment);
  expect(screen.getByRole("button", { name: "Sign in" }).closest("[data-variant]")).toBeNull();
  expect(environment.recorded).toEqual([]);
});
