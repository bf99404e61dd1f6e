/** One page of a browser that is driven by the browser's own remote protocol, with nothing in between. */
export type DrivenPage = AsyncDisposable & {
  /** Of the browser. */
  pid: number;
  open(address: string): Promise<void>;
  /** Runs the body of an async function in the page. @returns what it returns */
  run(body: string): Promise<unknown>;
  /** Gives a file of this disk to an input of the page. */
  choose(selector: string, file: string): Promise<void>;
};
