import { registerHooks } from "node:module";

const loaded: string[] = [];

/** The packages, sorted, from which this process has loaded a module since loading this one. */
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
