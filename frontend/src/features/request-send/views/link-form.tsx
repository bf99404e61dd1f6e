import type { RequestLink } from "@envoi/client/request";
import { useId, useState } from "react";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { DeadEnd } from "../../../shared/ui/dead-end.tsx";
import field from "../../../shared/ui/field.module.css";
import { LockedLetter } from "../../../shared/ui/illustrations.tsx";
import { readRequestLink } from "../session/read-request-link.ts";

/** Asks for the whole link if the address lacks a part of it. */
export function RequestLinkForm({ onLink }: { onLink: (link: RequestLink) => void }) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const errorId = useId();

  function submit(): void {
    const link = readRequestLink(typed, location.origin + location.pathname);
    // A link to another service would be opened here, where its request is unknown.
    if (link === null || link.origin !== location.origin) setWrong(true);
    else onLink(link);
  }

  return (
    <DeadEnd
      illustration={<LockedLetter />}
      title={t("keyNeeded")}
      lead={t("keyNeededLead")}
      testId="request-incomplete"
    >
      <form
        className="narrowForm"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label className={field["field"]}>
          <span className={field["label"]}>{t("keyLabel")}</span>
          <input
            type="text"
            className={field["control"]}
            data-testid="request-link-input"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            aria-invalid={isWrong}
            aria-describedby={errorId}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setWrong(false);
            }}
          />
        </label>
        <p id={errorId} className={field["error"]} role="alert">
          {isWrong && t("notAKey")}
        </p>
        <Button type="submit" look="primary" shape="wide">
          {t("openLink")}
        </Button>
      </form>
    </DeadEnd>
  );
}
