import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { Size } from "./size.tsx";

test.each([
  [999, "999 bytes", ""],
  [1_000, "1 KB", "1,000 bytes"],
  [5_200_000, "5.2 MB", "5,200,000 bytes"],
])("a size of %d bytes is shown as %s, with the number of bytes on hover if rounded [R9.28]", (bytes, shown, title) => {
  renderPart(<Size bytes={bytes} />, fakeEnvironment());
  expect(screen.getByText(shown).title).toBe(title);
});
