import { HELP_PATH } from "@envoi/brand";
import { useCapabilities } from "../../shared/capabilities/use-capabilities.ts";
import { usePublicConfig, useServiceTitle } from "../../shared/config/config-context.tsx";
import { useEnvironment } from "../../shared/environment.tsx";
import { useText } from "../../shared/l10n/use-text.ts";
import { ButtonAnchor } from "../../shared/ui/button.tsx";
import { DeadEnd } from "../../shared/ui/dead-end.tsx";
import { BrokenLetter } from "../../shared/ui/illustrations.tsx";
import { Narrow } from "../../shared/ui/narrow.tsx";
import { ReloadOffer } from "../../shared/ui/reload-offer.tsx";
import styles from "./unsupported-page.module.css";

function OutdatedPage() {
  const t = useText();
  return (
    <DeadEnd illustration={<BrokenLetter />} title={t("outdatedTitle")} lead={t("outdatedLead")} testId="outdated">
      <ReloadOffer label={t("update")} path="/" />
    </DeadEnd>
  );
}

/** `insecure`: the browser would work if the page were loaded over https. */
const WORDS = {
  insecure: { title: "insecureTitle", lead: "insecureLead", testId: "unsupported" },
  outdated: { title: "outdatedBrowserTitle", lead: "outdatedBrowserLead", testId: "outdated-browser" },
  unsupported: { title: "unsupportedTitle", lead: "unsupportedLead", testId: "unsupported" },
} as const;
type Problem = keyof typeof WORDS;

function NotSupported({ problem }: { problem: Problem }) {
  const t = useText();
  const service = useServiceTitle();
  const { title, lead, testId } = WORDS[problem];
  const { page, brand } = useEnvironment();
  const links = usePublicConfig()?.UI.links ?? {};
  const help = brand?.hasHelp ? HELP_PATH : links["help"];
  return (
    <DeadEnd illustration={<BrokenLetter />} title={t(title, { title: service })} lead={t(lead)} testId={testId}>
      {problem === "unsupported" && (
        <ul className={styles["steps"]}>
          <li>{t("unsupportedUpdate")}</li>
          <li>{t("unsupportedOther")}</li>
          <li>{t("unsupportedInApp")}</li>
        </ul>
      )}
      {problem === "outdated" && (
        <ButtonAnchor look="primary" href={browserUpdatePage(page.browserName)}>
          {t("update")}
        </ButtonAnchor>
      )}
      {problem !== "insecure" && links["browser"] !== undefined && (
        <ButtonAnchor look={problem === "outdated" ? "quiet" : "primary"} href={links["browser"]}>
          {t("otherBrowser")}
        </ButtonAnchor>
      )}
      {help !== undefined && (
        <ButtonAnchor look="quiet" href={help}>
          {t("help")}
        </ButtonAnchor>
      )}
    </DeadEnd>
  );
}

/** Why the browser is not supported; `null` if the page itself is out of date. */
function useProblem(reason: string | undefined): Problem | null {
  const { page } = useEnvironment();
  const { streamUpload } = useCapabilities();
  if (reason === "outdated") return streamUpload ? null : "outdated";
  return reason === "crypto" && !page.isSecure ? "insecure" : "unsupported";
}

/** `/unsupported/:reason`: an outdated page, or a browser lacking what transfers need. */
export function UnsupportedPage({ reason }: { reason: string | undefined }) {
  const problem = useProblem(reason);
  return <Narrow>{problem === null ? <OutdatedPage /> : <NotSupported problem={problem} />}</Narrow>;
}

/** A site that lists current browsers with links. */
const ANY_BROWSER = "https://browsehappy.com/";
/** Browser makers' update instructions, in the reader's language. */
const UPDATES: readonly [RegExp, string][] = [
  [/Edge/, "https://www.microsoft.com/edge/download"],
  [/Opera/, "https://www.opera.com/download"],
  [/Firefox/, "https://support.mozilla.org/kb/update-firefox-latest-release"],
  [/^(Google )?Chrome$/, "https://support.google.com/chrome/answer/95414"],
  [/^Safari$/, "https://support.apple.com/HT204416"],
];

/** The vendor's page about updating this browser. For an unknown name, a page that lists other browsers. */
export function browserUpdatePage(name: string): string {
  return UPDATES.find(([sign]) => sign.test(name))?.[1] ?? ANY_BROWSER;
}
