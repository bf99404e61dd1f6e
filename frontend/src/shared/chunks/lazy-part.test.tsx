import { act, render, screen } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { AttemptContext, type LazyPart, lazyPart } from "./lazy-part.tsx";

afterEach(() => void vi.useRealTimers());

/** Waits until all attempts to load have failed; the test uses fake timers. */
async function exhaustRetries(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
}

function Greeting({ name }: { name: string }) {
  return <p>{`Hello ${name}`}</p>;
}

type GreetingModule = { Greeting: typeof Greeting };

const greetingFrom = (load: () => Promise<GreetingModule>) => lazyPart("greeting", load, "Greeting");

/** The boundary around a failed part. */
class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error === null ? this.props.children : <p role="alert">{this.state.error.message}</p>;
  }
}

function shown(Part: LazyPart<{ name: string }>, name: string) {
  return (
    <Boundary>
      <Suspense fallback={<p>wait</p>}>
        <Part name={name} />
      </Suspense>
    </Boundary>
  );
}

const show = (Part: LazyPart<{ name: string }>) => render(shown(Part, "Ada"));

test("a part is loaded when it is first shown, and has a placeholder until then", async () => {
  const load = vi.fn(async () => ({ Greeting }));
  const Part = greetingFrom(load);
  expect(load).not.toHaveBeenCalled();
  show(Part);
  expect(screen.getByText("wait")).toBeDefined();
  await screen.findByText("Hello Ada");
  expect(load).toHaveBeenCalledOnce();
});

test("a part that loads late keeps its state", async () => {
  const Part = greetingFrom(async () => ({ Greeting }));
  const { rerender } = show(Part);
  const text = await screen.findByText("Hello Ada");
  rerender(shown(Part, "Grace"));
  expect(text.textContent).toBe("Hello Grace");
});

test("a preloaded part is shown immediately", async () => {
  const Part = greetingFrom(async () => ({ Greeting }));
  await Part.preload();
  show(Part);
  expect(screen.getByText("Hello Ada")).toBeDefined();
});

test("a missing part is loaded again after a pause", async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => ({ Greeting })).mockRejectedValueOnce(new TypeError("network error"));
  show(greetingFrom(load));
  await exhaustRetries();
  await screen.findByText("Hello Ada");
});

test("the boundary handles a part that fails to load, without endless retries", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject<GreetingModule>(new TypeError("network error")));
  show(greetingFrom(load));
  await exhaustRetries();
  await screen.findByText("Loading chunk greeting failed");
  expect(load).toHaveBeenCalledTimes(5);
});

test("a new attempt to render loads a failed part again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<GreetingModule>>().mockRejectedValue(new TypeError("network error"));
  const Part = greetingFrom(load);
  show(Part);
  await exhaustRetries();
  await screen.findByText("Loading chunk greeting failed");
  load.mockResolvedValue({ Greeting });
  render(<AttemptContext value={{}}>{shown(Part, "Ada")}</AttemptContext>);
  await screen.findByText("Hello Ada");
});

test("a part whose preload failed is loaded when it is shown", async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<GreetingModule>>().mockRejectedValue(new TypeError("network error"));
  const Part = greetingFrom(load);
  const preloading = expect(Part.preload()).rejects.toThrow("Loading chunk greeting failed");
  await exhaustRetries();
  await preloading;
  load.mockResolvedValue({ Greeting });
  show(Part);
  await screen.findByText("Hello Ada");
});
