import type { Fact, FactType, Notice } from "@envoi/protocol";
import type { FactOf, Observer } from "../port.ts";

/**
 * Number of positions per millisecond, which exceeds the number of Facts that a single process can publish in that
 * time.
 */
const POSITIONS_PER_MS = 1_000;

/** The bus observers of a single process. */
export function createObservers() {
  const all = new Set<{ types: readonly FactType[]; observer: Observer<FactType> }>();
  let position = 0;

  return {
    add<Type extends FactType>(types: readonly Type[], observer: Observer<Type>): AsyncDisposable {
      const onFact = (fact: Fact, at: number) => observer.onFact(fact as FactOf<Type>, at);
      const entry = { types, observer: { ...observer, onFact } };
      all.add(entry);
      return {
        async [Symbol.asyncDispose]() {
          all.delete(entry);
        },
      };
    },
    reportFact(fact: Fact): void {
      // Based on the wall clock, so positions keep increasing after a restart.
      position = Math.max(position + 1, Date.now() * POSITIONS_PER_MS);
      for (const { types, observer } of all) if (types.includes(fact.type)) observer.onFact(fact, position);
    },
    reportNotice(notice: Notice): void {
      for (const { observer } of all) observer.onNotice(notice);
    },
  };
}
