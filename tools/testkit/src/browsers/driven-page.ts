/** One page of a browser driven directly by its own remote protocol. */
export type DrivenPage = AsyncDisposable & {
  /** Process id of the browser. */
  pid: number;
  open(address: string): Promise<void>;
  /** Runs the body of an async function in the page. @returns its result */
  run(body: string): Promise<unknown>;
  /** Selects a local file in an input of the page. */
  choose(selector: string, file: string): Promise<void>;
};
