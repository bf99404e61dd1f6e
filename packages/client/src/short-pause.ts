/** Browsers hold a timer back to so many milliseconds that was set by a timer that was set by a timer. */
const HELD_BACK_MS = 4;

/** Waits for as few milliseconds as it says: a timer that a message sets is the first of its line. */
export async function shortPause(ms: number): Promise<void> {
  if (ms < HELD_BACK_MS) await nextMessage();
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
