import { freePort } from "@envoi/testkit";
import type { Addresses } from "./distributed-drivers.ts";
import { type ServicePlace, type ServiceProcess, startService } from "./service-process.ts";

export type GatewayProcess = ServiceProcess;

/** Starts an upload-gateway as a separate process, on loopback, using these stores. */
export async function startGateway(addresses: Addresses, place: Omit<ServicePlace, "port">): Promise<GatewayProcess> {
  return startService("upload-gateway", addresses, { ...place, port: await freePort() });
}
