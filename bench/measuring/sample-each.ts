import type { Figures } from "./measured-process.ts";

export type RequestSample = { perSecond: number; cpuMicroseconds: number };

/** A client that sends its requests one after another. */
type Client<Item> = { work(item: Item): Promise<unknown>; close(): void };

/** Divides the items among new clients, and reads the figures of the server's process. */
export async function sampleEach<Item>(
  server: Pick<Figures, "cpuSeconds">,
  items: readonly Item[],
  openClients: readonly (() => Promise<Client<Item>>)[],
): Promise<RequestSample> {
  // Opens new connections each time, because idle ones would be closed while the other server is measured.
  const clients = await Promise.all(openClients.map((open) => open()));
  const left = items.values();
  const cpuBefore = await server.cpuSeconds();
  const startedAt = performance.now();
  await Promise.all(
    clients.map(async ({ work }) => {
      for (const item of left) await work(item);
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  const cpuSeconds = (await server.cpuSeconds()) - cpuBefore;
  for (const client of clients) client.close();
  return { perSecond: items.length / seconds, cpuMicroseconds: (cpuSeconds * 1e6) / items.length };
}
