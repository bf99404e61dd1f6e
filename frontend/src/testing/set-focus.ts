import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

/** Pretends that this window has or lacks the focus, until the test ends. */
export function setFocus(focused: boolean): void {
  const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(focused);
  onTestFinished(() => hasFocus.mockRestore());
  act(() => void dispatchEvent(new Event(focused ? "focus" : "blur")));
}
