/** Creates a subscription to window events, for `useSyncExternalStore`. */
export function windowEvents(...types: readonly string[]): (onEvent: () => void) => () => void {
  return (onEvent) => {
    for (const type of types) addEventListener(type, onEvent);
    return () => {
      for (const type of types) removeEventListener(type, onEvent);
    };
  };
}
