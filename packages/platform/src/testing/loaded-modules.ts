import { registerHooks } from "node:module";

const loaded: string[] = [];

/** The sorted names of the packages from which this process has loaded a module since it loaded this file. */
export function loadedPackages(): string[] {
  const names = loaded.map((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].toSorted();
}

registerHooks({
  load(url, context, next) {
    loaded.push(url);
    return next(url, context);
  },
});
