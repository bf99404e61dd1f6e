import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort, isPortFree, reservePort } from "@envoi/backing-stores";
import { DEPLOYED_SERVICES, type DeployedService } from "@envoi/topology";
import * as z from "zod";

const servicePorts = z.object({
  port: z.number(),
  privatePort: z.number(),
  /** Where the edge asks whether a replica gets requests. */
  gatePort: z.number(),
});
export type ServicePorts = z.infer<typeof servicePorts>;
const kept = z.partialRecord(z.enum(DEPLOYED_SERVICES), servicePorts);

async function readKept(file: string): Promise<z.infer<typeof kept>> {
  try {
    return kept.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return {};
  }
}

/** @returns the port of an earlier start, unless another program uses it now */
async function choosePort(earlier: number | undefined): Promise<number> {
  const isFree = earlier !== undefined && reservePort(earlier) && (await isPortFree(earlier));
  return isFree ? earlier : freePort();
}

/** Chooses the services' ports: the same at each start in this data directory, so that others may be told about them. */
export async function chooseServicePorts(dataDirectory: string): Promise<Record<DeployedService, ServicePorts>> {
  const file = join(dataDirectory, "ports.json");
  const earlier = await readKept(file);
  const chosen = DEPLOYED_SERVICES.map(async (name): Promise<[DeployedService, ServicePorts]> => {
    const { port, privatePort, gatePort } = earlier[name] ?? {};
    return [
      name,
      {
        port: await choosePort(port),
        privatePort: await choosePort(privatePort),
        gatePort: await choosePort(gatePort),
      },
    ];
  });
  const ports = Object.fromEntries(await Promise.all(chosen)) as Record<DeployedService, ServicePorts>;
  await writeFile(file, JSON.stringify(ports, null, 2));
  return ports;
}
