import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { SenderWords } from "./sender-words.tsx";

afterEach(() => vi.restoreAllMocks());

/** Pretends that the message is this high, with 100 pixels of it shown. */
function withHeight(px: number): void {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(px);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(100);
}

test("a long message is truncated; expanding it moves the focus to it [R2.82]", () => {
  withHeight(102);
  renderPart(<SenderWords message={"line\n".repeat(40)} />, fakeEnvironment());
  const message = screen.getByTestId("message");
  expect(message.className).toContain("cut");
  fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(message.className).not.toContain("cut");
  expect(screen.queryByTestId("show-more")).toBeNull();
  expect(document.activeElement).toBe(message);
});

test("a message that fits completely has no button to show more", () => {
  withHeight(100);
  renderPart(<SenderWords title="Photos" message="Here they are." />, fakeEnvironment());
  expect(screen.queryByTestId("show-more")).toBeNull();
});

test("the sender's name is in the quoted letter, not a heading, and its initial is not read out [R2.83]", () => {
  renderPart(<SenderWords sender="ada from Envoi" />, fakeEnvironment());
  const name = screen.getByTestId("sender-name");
  expect(name.closest("blockquote")).not.toBeNull();
  expect(name.textContent).toBe("ada from Envoi");
  expect(name.querySelector("[data-initial=A]")?.getAttribute("aria-hidden")).toBe("true");
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByTestId("sender-words").querySelector("figcaption")?.textContent).toBe("From the sender");
});

test("a name's initial is a whole character", () => {
  renderPart(<SenderWords sender="🇯🇵 Aiko" />, fakeEnvironment());
  expect(screen.getByTestId("sender-name").querySelector("[data-initial]")?.getAttribute("data-initial")).toBe("🇯🇵");
});
