/** Browsers delay nested timers, which are set by other timers, to at least this many milliseconds. */
const NESTED_TIMER_MS = 4;

/** Waits for only a few milliseconds. A timer set by a message handler does not count as nested. */
export async function shortPause(ms: number): Promise<void> {
  if (ms < NESTED_TIMER_MS) await nextMessage();
  await new Promise((resolve) => setTimeout(resolve, ms));
}

function nextMessage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
