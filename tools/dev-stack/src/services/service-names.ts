import { SERVICES } from "@envoi/platform";

/** What has replicas: the services, and the origin of the web app. */
export const REPLICATED = [...SERVICES, "web-origin"] as const;
export type Replicated = (typeof REPLICATED)[number];

export function isReplicated(name: string): name is Replicated {
  return (REPLICATED as readonly string[]).includes(name);
}

/** Those that may have transfers under way: they end first, and the others are there until then. */
export const CARRIERS: readonly Replicated[] = ["upload-gateway", "download"];
