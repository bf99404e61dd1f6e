import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { reduceCapabilities } from "../shared/capabilities/capabilities.ts";
import { createReducerStore } from "../shared/state/reducer-store.ts";
import { FAKE_CAPABILITIES } from "../testing/fake-capabilities.ts";
import { fakeEnvironment } from "../testing/fake-environment.ts";
import { SECRET, uploadId } from "../testing/fake-uploads.ts";
import { renderApp } from "../testing/render-app.tsx";

test.each([
  ["cryptography", { crypto: false }, "/unsupported/crypto", "unsupported"],
  ["streamed uploads", { streamUpload: false }, "/unsupported/outdated", "outdated-browser"],
])(
  "in a browser without %s, the page explains the problem, and the address bar keeps the link with its key [R8.19]",
  async (...row) => {
    const [, lacking, path, testId] = row;
    const capabilities = createReducerStore(reduceCapabilities, { ...FAKE_CAPABILITIES, ...lacking });
    const link = `/download/${uploadId()}/#${SECRET}`;
    renderApp({ ...fakeEnvironment(), capabilities }, link);
    await screen.findByTestId(testId);
    expect(location.pathname).toBe(path);
    history.back();
    await vi.waitFor(() => expect(location.pathname + location.hash).toBe(link));
    expect(screen.getByTestId(testId)).toBeDefined();
  },
);
