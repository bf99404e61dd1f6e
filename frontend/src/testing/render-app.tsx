import { LocalizationProvider } from "@fluent/react";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { afterEach } from "vitest";
import { App } from "../app/app.tsx";
import { type Environment, EnvironmentProvider } from "../shared/environment.tsx";
import { loadLocalization } from "../shared/l10n/load-localization.ts";

afterEach(cleanup);

const { l10n } = await loadLocalization(["en-US"]);

/** A part of the page, in its language and with its environment. */
export function renderPart(part: ReactNode, environment: Environment) {
  return render(
    <LocalizationProvider l10n={l10n}>
      <EnvironmentProvider environment={environment}>
        <MemoryRouter>{part}</MemoryRouter>
      </EnvironmentProvider>
    </LocalizationProvider>,
  );
}

/** The whole page at an address of its own, `#key` included. */
export function renderApp(environment: Environment, address = "/", { hasCrypto = true } = {}) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <App environment={environment} l10n={l10n} hasCrypto={hasCrypto} />
    </MemoryRouter>,
  );
}
