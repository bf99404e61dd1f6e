type Methods = Record<string, (...args: never[]) => Promise<unknown>>;

/** An interface of asynchronous methods, loaded by the first call, or by the next one if loading fails. */
export function callLater<Api extends object>(load: () => Promise<Api>): Api {
  let loading: Promise<Api> | null = null;

  async function loaded(): Promise<Api> {
    loading ??= load();
    try {
      return await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  const createMethod =
    (name: string) =>
    async (...args: never[]) =>
      ((await loaded()) as Methods)[name]?.(...args);
  // The proxy has no `then`, so that promises do not treat it as a thenable.
  const get = (_: object, name: string | symbol) =>
    typeof name === "string" && name !== "then" ? createMethod(name) : undefined;
  return new Proxy({}, { get }) as Api;
}
