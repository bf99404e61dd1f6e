import { type ComponentType, createContext, lazy, type ReactNode, useContext, useState } from "react";
import { loadChunk } from "./load-chunk.ts";

/** A component whose code is loaded when the component is first shown, or by `preload`. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

type PropsOf<Part> = Part extends (props: infer Props extends object) => ReactNode ? Props : object;

/**
 * Identifies one attempt to render the children; provided by boundaries that catch a ChunkError. A failed part is
 * loaded again only in a new attempt.
 */
export const AttemptContext = createContext<object>({});

/**
 * A part of the page in a separate script. If it was preloaded, it renders immediately; otherwise, it suspends.
 *
 * @param name - used in the ChunkError that the boundary receives if loading fails; each name denotes one module
 * @param load - imports the module and does nothing else
 * @param part - the component's name in the module
 * @param prepare - loads code that the part needs immediately
 */
export function lazyPart<Name extends string, Module extends { [Part in Name]: ComponentType<never> }>(
  name: string,
  load: () => Promise<Module>,
  part: Name,
  prepare?: () => Promise<unknown>,
): LazyPart<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  let loaded: ComponentType<Props> | null = null;
  async function loadPart(): Promise<ComponentType<Props>> {
    const module = await loadChunk(name, load);
    await prepare?.();
    loaded = module[part] as ComponentType<Props>;
    return loaded;
  }
  const lazies = new WeakMap<object, ComponentType<Props>>();
  /** Creates one lazy component per attempt, because a component created by `lazy` never recovers from a rejection. */
  function lazyFor(attempt: object): ComponentType<Props> {
    const Lazy = lazies.get(attempt) ?? lazy(async () => ({ default: await loadPart() }));
    lazies.set(attempt, Lazy);
    return Lazy;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, like `lazy`
  function Part(props: Props) {
    const attempt = useContext(AttemptContext);
    // Chosen only once, because changing it later would remount the part: a component from `lazy` always suspends
    // first.
    const [Shown] = useState(() => loaded ?? lazyFor(attempt));
    return <Shown {...props} />;
  }

  return Object.assign(Part, { preload: async () => void (await loadPart()) });
}
