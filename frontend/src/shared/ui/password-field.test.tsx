import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { PasswordField } from "./password-field.tsx";

function Typed() {
  const [value, setValue] = useState("");
  return <PasswordField value={value} onChange={setValue} label="Password" testId="password" autofocus />;
}

test("a password is hidden at first, and a button shows and hides it", async () => {
  const user = userEvent.setup();
  renderPart(<Typed />, fakeEnvironment());
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  expect(input.type).toBe("password");
  await user.click(screen.getByRole("button", { name: "Show password" }));
  expect(input.type).toBe("text");
  await user.click(screen.getByRole("button", { name: "Hide password" }));
  expect(input.type).toBe("password");
});

test("the field receives the focus and reports typed text", async () => {
  renderPart(<Typed />, fakeEnvironment());
  const input = screen.getByLabelText<HTMLInputElement>("Password");
  expect(document.activeElement).toBe(input);
  await userEvent.setup().type(input, "secret");
  expect(input.value).toBe("secret");
});
