/** Maximum number of queued calls: more than the page ever makes before the code has loaded. */
const MAX_WAITING = 100;

/**
 * A function whose code is loaded by the first call. Calls are queued until then, and run in order.
 *
 * @param load - called by the first call, and again by the next one if it fails
 */
export function createLazyCall<Given extends unknown[]>(
  load: () => Promise<(...given: Given) => void>,
): (...given: Given) => void {
  let loading: ReturnType<typeof load> | null = null;
  let waiting: Given[] = [];

  async function callAll(): Promise<void> {
    loading ??= load();
    const call = await loading.catch(() => null);
    if (call === null) loading = null;
    // A call that throws does not affect the others.
    else for (let given = waiting.shift(); given !== undefined; given = waiting.shift()) call(...given);
  }

  return (...given) => {
    waiting = [...waiting, given].slice(-MAX_WAITING);
    void callAll();
  };
}
