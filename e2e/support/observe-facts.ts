import { createNatsBus, type NatsAddress, UPLOAD_FACT_TYPES } from "@envoi/events";
import { createLog } from "@envoi/platform";
import { factSubject, type UploadFact } from "@envoi/protocol";

type ObservedType = (typeof UPLOAD_FACT_TYPES)[number];

export type ObservedFacts = AsyncDisposable & {
  /** Facts by id, which stores a repeated Fact only once. */
  facts: ReadonlyMap<string, UploadFact>;
  /** @returns the distinct Facts of this type about this upload */
  about(uploadId: string, type: ObservedType): UploadFact[];
  count(type: ObservedType): number;
};

/** Collects every Fact about uploads from the beginning of the stream, with a separate durable consumer. */
export async function observeFacts(address: NatsAddress): Promise<ObservedFacts> {
  const facts = new Map<string, UploadFact>();
  const bus = createNatsBus({ address, log: createLog({ level: "silent", service: "observer" }) });
  const consumer = await bus.consume("observer", UPLOAD_FACT_TYPES, async (fact) => {
    facts.set(fact.id, fact);
  });
  const all = () => [...facts.values()];
  return {
    facts,
    about: (uploadId, type) => all().filter((fact) => fact.type === type && factSubject(fact) === uploadId),
    count: (type) => all().filter((fact) => fact.type === type).length,
    async [Symbol.asyncDispose]() {
      await consumer[Symbol.asyncDispose]();
      await bus[Symbol.asyncDispose]();
    },
  };
}
