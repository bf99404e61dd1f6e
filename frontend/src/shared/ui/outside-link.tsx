import type { ReactNode } from "react";
import { useCapabilities } from "../capabilities/use-capabilities.ts";

/** Leads to another site: out of the window of an installed app, which has no button to go back with. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const { standalone } = useCapabilities();
  // A mail program opens by itself, and would leave an empty window behind.
  const opensWindow = standalone && !href.startsWith("mailto:");
  return (
    <a href={href} rel="noreferrer" target={opensWindow ? "_blank" : undefined}>
      {children}
    </a>
  );
}
