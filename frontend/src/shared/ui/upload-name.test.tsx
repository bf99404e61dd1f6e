import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { UploadName } from "./upload-name.tsx";

test.each([
  ["letter.txt", 0, "letter.txt"],
  ["a-quarterly-report-of-some-length.pdf", 2, "a-quarterly-report-of-some-length.pdf and 2 more"],
])("the full name of an upload with %s and %d more files is on the page, only once", (first, more, text) => {
  const { container } = renderPart(<UploadName first={first} more={more} />, fakeEnvironment());
  expect(container.textContent).toBe(text);
});
