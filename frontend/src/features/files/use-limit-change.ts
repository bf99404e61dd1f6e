import { useState } from "react";
import { freshUser } from "../../shared/account/session.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import type { LimitChange } from "../../shared/transfer/transfer.ts";
import type { OwnUpload } from "../../shared/uploads/own-upload.ts";
import { answerLimit, isGone } from "../../shared/uploads/owner-calls.ts";

type LimitChanging = {
  attempt: "none" | "running" | "failed" | "gone";
  /** @returns whether they were changed */
  change: (limits: LimitChange) => Promise<boolean>;
};

/** Changes the limits of an upload, on the server and then in the list. */
export function useLimitChange(upload: OwnUpload): LimitChanging {
  const environment = useEnvironment();
  const { transfer, ownUploads } = environment;
  const [attempt, setAttempt] = useState<"none" | "running" | "failed" | "gone">("none");
  return {
    attempt,
    async change(limits) {
      setAttempt("running");
      try {
        const user = await freshUser(environment, answerLimit());
        await transfer.changeLimits(upload, limits, user?.accessToken ?? null, answerLimit());
      } catch (error) {
        setAttempt(isGone(error) ? "gone" : "failed");
        return false;
      }
      ownUploads.changeLimits(upload.id, limits);
      setAttempt("none");
      return true;
    },
  };
}
