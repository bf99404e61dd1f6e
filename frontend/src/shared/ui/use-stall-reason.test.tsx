import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { type Environment, EnvironmentProvider } from "../environment.tsx";
import { useStallReason } from "./use-stall-reason.ts";

function setUp(isStalled: boolean, watchInterception: Environment["watchInterception"]) {
  const environment = fakeEnvironment({ watchInterception });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>
  );
  return renderHook((stalled: boolean) => useStallReason(stalled), { initialProps: isStalled, wrapper });
}

test("nothing is checked while a transfer is not stalled", async () => {
  const watch = vi.fn(async () => undefined);
  const { result } = setUp(false, watch);
  expect(result.current).toBeUndefined();
  expect(watch).not.toHaveBeenCalled();
});

test("a stalled transfer reports a captive portal until the user has signed in there", async () => {
  const watching = { tell: (_isIntercepted: boolean) => {}, signal: new AbortController().signal };
  const { result, rerender } = setUp(true, async (tell, signal) => void Object.assign(watching, { tell, signal }));
  expect(result.current).toBe("noAnswer");
  act(() => watching.tell(true));
  expect(result.current).toBe("intercepted");
  act(() => watching.tell(false));
  expect(result.current).toBe("noAnswer");
  act(() => watching.tell(true));
  rerender(false);
  expect(result.current).toBeUndefined();
  expect(watching.signal.aborted).toBe(true);
  rerender(true);
  expect(result.current).toBe("noAnswer");
});

test("a failed check does not change the reason", async () => {
  const { result } = setUp(true, () => Promise.reject(new Error("a part of the page is missing")));
  await act(async () => {});
  expect(result.current).toBe("noAnswer");
});
