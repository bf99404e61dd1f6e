import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { DownloadingView } from "./downloading-view.tsx";

const metadata = { name: "letter.txt", size: 100, type: "text/plain", manifest: { files: [] } };
const preview = { metadata, ttlMs: 60_000, finalDownload: false, needsMemory: false, counted: false };

test("a running download shows its title, percentage and progress bar [R2.52]", () => {
  const progress = { receivedBytes: 100, totalBytes: 400 };
  renderPart(
    <DownloadingView
      state={{ kind: "downloading", preview, chosen: null, progress, samples: [] }}
      onCancel={() => undefined}
    />,
    fakeEnvironment(),
  );
  expect(screen.getByRole("heading", { name: "Downloading" })).toBeDefined();
  expect(screen.getByTestId("percent").textContent).toBe("25%");
  expect(screen.getByRole("progressbar", { name: "Downloading" }).getAttribute("value")).toBe("0.25");
});
