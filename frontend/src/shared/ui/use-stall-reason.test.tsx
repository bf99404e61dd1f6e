import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { EnvironmentProvider } from "../environment.tsx";
import { useStallReason } from "./use-stall-reason.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(isStalled: boolean, checkInterception: () => Promise<boolean>) {
  const environment = fakeEnvironment({ checkInterception });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>
  );
  return renderHook((stalled: boolean) => useStallReason(stalled), { initialProps: isStalled, wrapper });
}

test("a running transfer asks nothing", async () => {
  const check = vi.fn(async () => true);
  const { result } = setUp(false, check);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBeUndefined();
  expect(check).not.toHaveBeenCalled();
});

test("a stalled transfer names the wall in its way, until the person has signed in there", async () => {
  let isWall = true;
  const { result, rerender } = setUp(true, async () => isWall);
  expect(result.current).toBe("noAnswer");
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toBe("intercepted");
  isWall = false;
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(result.current).toBe("noAnswer");
  rerender(false);
  expect(result.current).toBeUndefined();
});

test("a check that fails says nothing", async () => {
  const { result } = setUp(true, () => Promise.reject(new Error("a part of the page is missing")));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(result.current).toBe("noAnswer");
});
