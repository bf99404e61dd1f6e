import { useId, useState } from "react";
import { useText } from "../l10n/use-text.ts";
import { Button } from "./button.tsx";
import field from "./field.module.css";

type LinkFormProps = {
  testId: string;
  /** Id of the message about the submitted text; `null` if there is none. */
  problem: string | null;
  onType: () => void;
  onSubmit: (typed: string) => void;
};

/** Asks for a link, or the key in it, that the page's address lacks. */
export function LinkForm({ testId, problem, onType, onSubmit }: LinkFormProps) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const errorId = useId();
  return (
    <form
      className="narrowForm"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(typed);
      }}
    >
      <label className={field["field"]}>
        <span className={field["label"]}>{t("keyLabel")}</span>
        <input
          type="text"
          className={field["control"]}
          data-testid={testId}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          aria-invalid={problem !== null}
          aria-describedby={errorId}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            onType();
          }}
        />
      </label>
      <p id={errorId} className={field["error"]} role="alert">
        {problem !== null && t(problem)}
      </p>
      <Button type="submit" look="primary" shape="wide">
        {t("openLink")}
      </Button>
    </form>
  );
}
