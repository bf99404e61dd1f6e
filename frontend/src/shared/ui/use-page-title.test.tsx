import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { EnvironmentProvider } from "../environment.tsx";
import { TextProvider } from "../l10n/use-text.ts";
import { useHeadingAsTitle, usePageTitle } from "./use-page-title.ts";

function Title() {
  return <output>{usePageTitle()}</output>;
}

const environment = fakeEnvironment();

function page(content: ReactNode) {
  return (
    <TextProvider value={environment.language.getState().shown.text}>
      <EnvironmentProvider environment={environment}>
        <Title />
        {content}
      </EnvironmentProvider>
    </TextProvider>
  );
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
])("the page at %s is titled %s [R2.77]", (path, title) => {
  history.replaceState(null, "", path);
  render(page(null));
  expect(screen.getByText(title)).toBeDefined();
});

function Screen({ heading }: { heading: string }) {
  useHeadingAsTitle(heading);
  return <h1>{heading}</h1>;
}

test("a screen whose heading explains what happened gives its page the same title while shown [R2.77b]", () => {
  history.replaceState(null, "", "/404");
  const { rerender } = render(page(<Screen heading="This link doesn't work" />));
  expect(screen.getByText("This link doesn't work · Envoi")).toBeDefined();
  rerender(page(<Screen heading="This link is incomplete" />));
  expect(screen.getByText("This link is incomplete · Envoi")).toBeDefined();
  rerender(page(null));
  expect(screen.getByText("There is nothing here · Envoi")).toBeDefined();
});
