import { type ComponentType, createContext, lazy, useContext, useState } from "react";
import { loadChunk } from "./load-chunk.ts";

/** A component whose code is loaded when it is first shown, or by `preload`. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/**
 * Identifies one attempt to render the children. A failed part is loaded again only in a new attempt. Provided by
 * boundaries that catch a ChunkError.
 */
export const AttemptContext = createContext<object>({});

/**
 * A part of the page in a separate script. If preloaded it renders at once; otherwise it suspends.
 *
 * @param name - used in the ChunkError that the boundary receives if loading fails; always of the same module
 * @param load - only imports the module
 */
export function lazyPart<Module extends object, Props extends object>(
  name: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props> | Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function loadPart(): Promise<ComponentType<Props>> {
    loaded = await pick(await loadChunk(name, load));
    return loaded;
  }
  const lazies = new WeakMap<object, ComponentType<Props>>();
  /** `lazy` caches a rejection for ever. */
  function lazyFor(attempt: object): ComponentType<Props> {
    const Lazy = lazies.get(attempt) ?? lazy(async () => ({ default: await loadPart() }));
    lazies.set(attempt, Lazy);
    return Lazy;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, like `lazy`
  function Part(props: Props) {
    const attempt = useContext(AttemptContext);
    // Chosen once because a later change would remount the part. `lazy` always suspends first.
    const [Shown] = useState(() => loaded ?? lazyFor(attempt));
    return <Shown {...props} />;
  }

  return Object.assign(Part, { preload: async () => void (await loadPart()) });
}
