import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { TextProvider } from "../l10n/use-text.ts";
import { usePageTitle } from "./use-page-title.ts";

function Title() {
  return <output>{usePageTitle()}</output>;
}

test.each([
  ["/", "Envoi"],
  ["/blank", "Envoi"],
  ["/legal", "Privacy · Envoi"],
  ["/download/0123456789abcdef/", "Download · Envoi"],
  ["/error", "Something went wrong · Envoi"],
  ["/404", "There is nothing here · Envoi"],
  ["/unsupported/crypto", "Help · Envoi"],
  ["/nowhere", "Page not found · Envoi"],
])("%s is titled %s [R2.77]", (path, title) => {
  history.replaceState(null, "", path);
  render(
    <TextProvider value={fakeEnvironment().language.getState().shown.text}>
      <Title />
    </TextProvider>,
  );
  expect(screen.getByText(title)).toBeDefined();
});
