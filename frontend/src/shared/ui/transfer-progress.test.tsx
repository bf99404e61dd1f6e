import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { TransferProgress } from "./transfer-progress.tsx";

test.each([
  [40, "40%", "Uploading: 40%"],
  [49, "49%", "Uploading: 40%"],
  [50, "50%", "Uploading: 50%"],
])("%i of 100 bytes is shown as %s and announced as %s", (doneBytes, shown, told) => {
  renderPart(
    <TransferProgress
      direction="in"
      label="Uploading"
      size={100}
      doneBytes={doneBytes}
      totalBytes={100}
      samples={[]}
    />,
    fakeEnvironment(),
  );
  expect(screen.getByTestId("percent").textContent).toBe(shown);
  expect(screen.getByRole("status").textContent?.trim()).toBe(told);
});
