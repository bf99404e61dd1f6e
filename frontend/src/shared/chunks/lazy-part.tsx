import { type ComponentType, createContext, lazy, useContext, useState } from "react";
import { loadChunk } from "./load-chunk.ts";

/** A component whose code is loaded when it is shown first, or when `preload` is called. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/**
 * Stands for one attempt to show the parts inside: what did not come is asked for again in another one only. Boundaries
 * that catch a ChunkError provide it.
 */
export const AttemptContext = createContext<object>({});

/**
 * A part of the page in a script of its own. Preloaded it shows at once; else the `Suspense` around it shows something.
 *
 * @param name - what the ChunkError calls it that the boundary around it gets when it does not come
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function loadPart(): Promise<ComponentType<Props>> {
    loaded = await loadChunk(name, load);
    return loaded;
  }
  const lazies = new WeakMap<object, ComponentType<Props>>();
  /** `lazy` keeps a rejection for ever. */
  function lazyFor(attempt: object): ComponentType<Props> {
    const Lazy = lazies.get(attempt) ?? lazy(async () => ({ default: await loadPart() }));
    lazies.set(attempt, Lazy);
    return Lazy;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called where a module begins, like `lazy`
  function Part(props: Props) {
    const attempt = useContext(AttemptContext);
    // Chosen once: changing over later would begin the part anew. `lazy` by itself always shows nothing first.
    const [Shown] = useState(() => loaded ?? lazyFor(attempt));
    return <Shown {...props} />;
  }

  return Object.assign(Part, { preload: async () => void (await loadPart()) });
}
