import { act } from "@testing-library/react";
import { deferred } from "./deferred.ts";

type RunOptions<Progress> = { onProgress?: (progress: Progress) => void; signal: AbortSignal };

/** A transfer whose progress and outcome the test controls. Rejects when cancelled. */
export function heldTransfer<Progress, Result>() {
  const { promise, resolve, reject } = deferred<Result>();
  let tell: (progress: Progress) => void = () => undefined;
  return {
    run({ onProgress, signal }: RunOptions<Progress>): Promise<Result> {
      tell = onProgress ?? tell;
      return promise(signal);
    },
    report: (progress: Progress) => act(() => tell(progress)),
    resolve,
    reject,
  };
}
