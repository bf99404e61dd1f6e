import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, useLocation, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { reduceCapabilities } from "../shared/capabilities/capabilities.ts";
import { createReducerStore } from "../shared/state/reducer-store.ts";
import { FAKE_CAPABILITIES } from "../testing/fake-capabilities.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { SECRET, uploadId } from "../testing/fake-uploads.ts";
import "../testing/render-app.tsx";
import { App } from "./app.tsx";

/** The part of a browser around the page. */
function AddressBar() {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output>{pathname + hash}</output>
    </>
  );
}

test.each([
  ["cryptography", { crypto: false }, "/unsupported/crypto", "unsupported"],
  ["streamed uploads", { streamUpload: false }, "/unsupported/outdated", "outdated-browser"],
])(
  "in a browser without %s, the page says so, and the address bar keeps the link with its key [R8.19]",
  async (...row) => {
    const [, lacking, path, testId] = row;
    const capabilities = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, ...lacking });
    const link = `/download/${uploadId()}/#${SECRET}`;
    render(
      <MemoryRouter initialEntries={[link]}>
        <AddressBar />
        <App environment={{ ...fakeEnvironment(), capabilities }} />
      </MemoryRouter>,
    );
    await screen.findByTestId(testId);
    const address = screen.getByText(path);
    await userEvent.setup().click(screen.getByRole("button", { name: "Back" }));
    expect(address.textContent).toBe(link);
    expect(screen.getByTestId(testId)).toBeDefined();
  },
);
