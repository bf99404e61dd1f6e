import { ProtocolError } from "@envoi/protocol";

/** Something that is renewed again and again until it is stopped or lost. */
export type Renewal = { lost: AbortSignal; stop(): void };

export function startRenewal(renew: () => Promise<"renewed" | "lost">, everySeconds: number): Renewal {
  const lost = new AbortController();
  let stopped = false;
  const timer = setInterval(() => {
    renew().then(
      (answer) => {
        if (answer === "lost" && !stopped) lost.abort(new ProtocolError("not_found"));
      },
      // One renewal that failed is no loss: the lease outlives several.
      () => {},
    );
  }, everySeconds * 1000);
  return {
    lost: lost.signal,
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
