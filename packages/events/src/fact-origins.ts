import { type Context, context, ROOT_CONTEXT, trace } from "@opentelemetry/api";

/** Uploads beyond these lose their trace, not their Facts. */
const MAX_ORIGINS = 1_000;

/** Remembers in which trace Facts of an Upload were written, until they are on their way. */
export type FactOrigins = {
  /** The active trace, if there is one, is that of this Upload's Facts. */
  remember(uploadId: string): void;
  /** For the Facts of an Upload that nobody remembered: in no trace. */
  contextOf(uploadId: string): Context;
  /** @returns forgets all that is remembered now, but for what was remembered anew meanwhile */
  mark(): () => void;
};

export function createFactOrigins(): FactOrigins {
  const origins = new Map<string, Context>();
  return {
    remember(uploadId) {
      if (trace.getActiveSpan() !== undefined && origins.size < MAX_ORIGINS) origins.set(uploadId, context.active());
    },
    contextOf: (uploadId) => origins.get(uploadId) ?? ROOT_CONTEXT,
    mark() {
      const marked = [...origins];
      return () => {
        for (const [uploadId, origin] of marked) if (origins.get(uploadId) === origin) origins.delete(uploadId);
      };
    },
  };
}
