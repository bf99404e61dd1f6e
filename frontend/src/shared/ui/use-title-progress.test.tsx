import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { setFocus } from "../../testing/set-focus.ts";
import { useTitleProgress } from "./use-title-progress.ts";

function Transfer({ ratio }: { ratio: number }) {
  useTitleProgress(ratio);
  return null;
}

test("with two transfers at once the title is still restored on focus [R2.71]", () => {
  setFocus(true);
  renderPart(
    <>
      <Transfer ratio={0.25} />
      <Transfer ratio={0.5} />
    </>,
    fakeEnvironment(),
  );
  setFocus(false);
  expect(document.title).toBe("50%");
  setFocus(true);
  expect(document.title).toBe("Envoi");
});
