import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { loadEnglish } from "../../testing/load-english.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { decimalSize, Size } from "./size.tsx";

const { text } = await loadEnglish();

test.each([
  [0, null],
  [999, null],
  [1_000, "1 KB (1,000 bytes)"],
  [999_949, "999.9 KB (999,949 bytes)"],
  [999_950, "1 MB (999,950 bytes)"],
  [300_000_000, "300 MB (300,000,000 bytes)"],
  [2_000_000_000_000, "2,000 GB (2,000,000,000,000 bytes)"],
])("%d bytes are %s in steps of 1000", (bytes, said) => {
  expect(decimalSize(text, bytes)).toBe(said);
});

test("a size is shown in steps of 1024, with a tooltip in steps of 1000 [R9.28]", () => {
  renderPart(<Size bytes={300_000_000} />, fakeEnvironment());
  expect(screen.getByText("286.1 MB").title).toBe("300 MB (300,000,000 bytes)");
});
