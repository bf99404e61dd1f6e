import { type Context, context, ROOT_CONTEXT, trace } from "@opentelemetry/api";

/** Uploads beyond this number lose their trace, not their Facts. */
const MAX_ORIGINS = 1_000;

/** Remembers the trace in which an Upload's Facts were written, until they are published. */
export type FactOrigins = {
  /** Links this Upload's Facts to the active trace, if any. */
  remember(uploadId: string): void;
  /** @returns the remembered context, or the root context if there is none */
  findContext(uploadId: string): Context;
  /** @returns a function that forgets everything remembered so far, except what was remembered again since */
  mark(): () => void;
};

export function createFactOrigins(): FactOrigins {
  const origins = new Map<string, Context>();
  return {
    remember(uploadId) {
      if (trace.getActiveSpan() !== undefined && origins.size < MAX_ORIGINS) origins.set(uploadId, context.active());
    },
    findContext: (uploadId) => origins.get(uploadId) ?? ROOT_CONTEXT,
    mark() {
      const marked = [...origins];
      return () => {
        for (const [uploadId, origin] of marked) if (origins.get(uploadId) === origin) origins.delete(uploadId);
      };
    },
  };
}
