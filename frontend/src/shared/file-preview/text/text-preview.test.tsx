import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { ENCODINGS, type TextEncoding } from "./encodings.ts";
import type { ReadText } from "./read-text.ts";
import { TextPreview } from "./text-preview.tsx";

afterEach(() => void vi.restoreAllMocks());

/** Means "Привет" in windows-1251, and "оПХБЕР" in KOI8-R. */
const CYRILLIC = [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2];

function show(bytes: readonly number[], read: Partial<ReadText> = {}) {
  // Silences happy-dom, which logs an error because it does not load frames.
  vi.spyOn(console, "error").mockReturnValue();
  const framed = vi.spyOn(URL, "createObjectURL");
  renderPart(
    <TextPreview
      read={{ bytes: Uint8Array.from(bytes), isCut: false, encoding: "utf-8", isPlain: false, ...read }}
      title="a.txt"
    />,
    fakeEnvironment(),
  );
  const shownText = () => {
    const blob = framed.mock.lastCall?.[0];
    return blob instanceof Blob ? blob.text() : null;
  };
  return { shownText };
}

const choose = (encoding: TextEncoding) =>
  userEvent.selectOptions(
    screen.getByLabelText("Text encoding"),
    String(ENCODINGS.findIndex((known) => known.encoding === encoding)),
  );

test("text is shown in the detected encoding, and in the one that the reader selects", async () => {
  const { shownText } = show(CYRILLIC, { encoding: "windows-1251" });
  const field = screen.getByLabelText<HTMLSelectElement>("Text encoding");
  expect(field.selectedOptions[0]?.textContent).toContain("windows-1251");
  expect(await shownText()).toBe("Привет");
  expect(screen.queryByText("Parts of this can't be shown correctly.")).toBeNull();
  await choose("koi8-r");
  expect(await shownText()).toBe("оПХБЕР");
  await choose("utf-8");
  expect(screen.getByText("Parts of this can't be shown correctly.")).toBeDefined();
});

test("a file that is not text is shown only if the reader selects an encoding", async () => {
  const { shownText } = show([0, 1, 2, 0x41], { encoding: null });
  expect(screen.getByRole("alert").textContent).toBe("This file doesn't seem to contain text. Download it instead.");
  expect(screen.queryByTestId("preview-frame")).toBeNull();
  await choose("windows-1252");
  expect(await shownText()).toBe("\ufffd\ufffd\ufffdA");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a text that is the same in every encoding has no encoding menu, and the reader is told if its end is missing", () => {
  show([0x41], { isPlain: true, isCut: true });
  expect(screen.queryByLabelText("Text encoding")).toBeNull();
  expect(screen.getByText("Only the beginning is shown.")).toBeDefined();
});
