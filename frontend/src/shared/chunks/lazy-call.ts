/** More than this never happens before the code has come. */
const MAX_WAITING = 100;

/**
 * A function whose code comes after the page is shown: calls wait for it, and keep their order.
 *
 * @param load - begins with the first call; of code that does not come, it is asked for again with the next one
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
    // One that throws takes none of the others with it.
    else for (let given = waiting.shift(); given !== undefined; given = waiting.shift()) call(...given);
  }

  return (...given) => {
    waiting = [...waiting, given].slice(-MAX_WAITING);
    void callAll();
  };
}
