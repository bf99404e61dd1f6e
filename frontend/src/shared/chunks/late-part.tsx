import { type ComponentType, lazy, useState } from "react";
import { loadChunk } from "./load-chunk.ts";

/** A component whose code is loaded when it is shown first, or when `preload` is called. */
export type LatePart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/**
 * A part of the page in a script of its own. Preloaded it shows at once; else the `Suspense` around it shows something.
 *
 * @param name - what the ChunkError calls it that the boundary around it gets when it does not come
 */
export function latePart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let loaded: ComponentType<Props> | null = null;
  async function loadPart(): Promise<ComponentType<Props>> {
    loaded = await loadChunk(name, load);
    return loaded;
  }
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await loadPart() }));

  // biome-ignore lint/correctness/noComponentHookFactories: called where a module begins, like `lazy`
  function Part(props: Props) {
    // Chosen once: changing over later would begin the part anew. `lazy` by itself always shows nothing first.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }

  return Object.assign(Part, { preload: async () => void (await loadPart()) });
}
