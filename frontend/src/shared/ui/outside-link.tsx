import type { ReactNode } from "react";
import { useCapabilities } from "../capabilities/use-capabilities.ts";

/** A link to another site. In an installed app, which has no back button, it opens a browser window. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const { standalone } = useCapabilities();
  // An e-mail link opens a mail program, so a new window would remain empty.
  const opensWindow = standalone && !href.startsWith("mailto:");
  return (
    <a href={href} rel="noreferrer" target={opensWindow ? "_blank" : undefined}>
      {children}
    </a>
  );
}
