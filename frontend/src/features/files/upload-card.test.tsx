import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { fakeEnvironment, NOW_MS } from "../../testing/fake-environment.ts";
import { fakeOwnUpload } from "../../testing/fake-uploads.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { UploadCard } from "./upload-card.tsx";

function setUp(changes: Partial<OwnUpload> = {}) {
  const environment = fakeEnvironment();
  renderPart(<UploadCard upload={fakeOwnUpload(changes)} nowMs={NOW_MS} />, environment);
  return environment;
}

test("a card has the name and the size of its upload", () => {
  setUp({ name: "letter.txt", size: 1024 });
  expect(screen.getByRole("heading", { name: "letter.txt" })).toBeDefined();
  expect(screen.getByText("1 KB")).toBeDefined();
});

test("a card's list of several files is folded until it is opened", () => {
  const files = ["a.txt", "b.txt"].map((name) => ({ name, size: 1, type: "" }));
  setUp({ manifest: { files } });
  const details = screen.getByText("2 files").closest("details");
  expect(details?.open).toBe(false);
  fireEvent.click(screen.getByText("2 files"));
  expect(details?.open).toBe(true);
  expect([...(details?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "a.txt1 byte",
    "b.txt1 byte",
  ]);
});

test("a card's copy button says that it has copied for one second", async () => {
  vi.useFakeTimers();
  try {
    const environment = setUp();
    const label = () => screen.getByTestId("card-copy").textContent;
    expect(label()).toBe("Copy link");
    await act(async () => fireEvent.click(screen.getByTestId("card-copy")));
    expect(environment.copied).toEqual([fakeOwnUpload().url]);
    await act(async () => vi.advanceTimersByTimeAsync(999));
    expect(label()).toBe("Copied");
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(label()).toBe("Copy link");
  } finally {
    vi.useRealTimers();
  }
});
