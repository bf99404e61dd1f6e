import { useState } from "react";
import { usePublicConfig } from "../shared/config/config-context.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { OutsideLink } from "../shared/ui/outside-link.tsx";
import { Banner } from "./banner.tsx";

/** The operator's notice. Once closed, it stays hidden until its text changes. */
export function PromoBanner() {
  const t = useText();
  const { storage } = useEnvironment();
  const [closed, setClosed] = useState(() => storage.readMark("closedPromo"));
  const { promo = "", links = {} } = usePublicConfig()?.UI ?? {};
  if (promo === "" || promo === closed) return null;
  const href = links["promo"];

  function close(): void {
    storage.writeMark("closedPromo", promo);
    setClosed(promo);
  }

  return (
    <aside aria-label={t("promo")}>
      <Banner closeLabel={t("closeNotice")} onClose={close}>
        {href === undefined ? promo : <OutsideLink href={href}>{promo}</OutsideLink>}
      </Banner>
    </aside>
  );
}
