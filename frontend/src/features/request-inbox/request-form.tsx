import {
  MAX_MESSAGE_CHARACTERS,
  MAX_SENDER_CHARACTERS,
  MAX_STRONG_PASSWORD_CHARACTERS,
  MAX_TITLE_CHARACTERS,
  type PublicConfig,
} from "@envoi/protocol";
import { type ReactNode, useId, useState } from "react";
import { chooseLimits } from "../../shared/account/account-state.ts";
import { freshUser } from "../../shared/account/session.ts";
import { useEnvironment } from "../../shared/environment.tsx";
import { useFormat } from "../../shared/l10n/use-format.ts";
import { useText } from "../../shared/l10n/use-text.ts";
import { NewPasswordField } from "../../shared/passphrase/new-password-field.tsx";
import { useReducerStore } from "../../shared/state/use-reducer-store.ts";
import type { OwnRequest } from "../../shared/transfer/transfer.ts";
import { Button } from "../../shared/ui/button.tsx";
import field from "../../shared/ui/field.module.css";
import { SelectField } from "../../shared/ui/select-field.tsx";
import { Tick } from "../../shared/ui/tick.tsx";
import styles from "./request.module.css";
import { createDraft, draftChoices, fitDraft, type RequestDraft, toNewRequest } from "./request-draft.ts";
import { toKeptRequest } from "./to-kept-request.ts";

type RequestFormProps = {
  config: PublicConfig;
  /** The request that the new one replaces. */
  before?: OwnRequest | null;
  onCreated: (request: OwnRequest) => void;
  children?: ReactNode;
};

/** Creates a request. `children`: more buttons. */
export function RequestForm({ config, before = null, onCreated, children }: RequestFormProps) {
  const t = useText();
  const format = useFormat();
  const environment = useEnvironment();
  const limits = chooseLimits(config, useReducerStore(environment.account).kind === "signedIn");
  const [draft, setDraft] = useState(() => createDraft(config, limits, before));
  const [isRunning, setRunning] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const choices = draftChoices(config, limits, draft);
  const change = (changes: Partial<RequestDraft>) => setDraft((known) => fitDraft({ ...known, ...changes }, limits));
  function choosePassword(password: string | null): void {
    setMissing(false);
    change({ password });
  }
  const sizes = (all: readonly number[]) => all.map((value) => ({ value, label: format.sizeLimit(value) }));

  async function create(): Promise<void> {
    if (draft.password === "") return setMissing(true);
    setRunning(true);
    setFailed(false);
    const { signal } = new AbortController();
    try {
      const user = await freshUser(environment, signal);
      const request = toNewRequest(draft, user?.accessToken ?? null);
      const created = await environment.transfer.createRequest(request, { signal });
      environment.ownRequests.keep(toKeptRequest(environment, created));
      onCreated(created);
    } catch {
      setFailed(true);
      setRunning(false);
    }
  }

  return (
    <form
      className="stack"
      data-testid="request-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) void create();
      }}
    >
      <TextField
        label={t("titleLabel")}
        testId="request-title"
        max={MAX_TITLE_CHARACTERS}
        value={draft.title}
        onChange={(title) => change({ title })}
      />
      <TextField
        label={t("messageLabel")}
        testId="request-message"
        max={MAX_MESSAGE_CHARACTERS}
        rows={3}
        value={draft.message}
        onChange={(message) => change({ message })}
      />
      <TextField
        label={t("requestWanted")}
        testId="request-wanted"
        max={MAX_MESSAGE_CHARACTERS}
        rows={3}
        value={draft.wanted}
        onChange={(wanted) => change({ wanted })}
      />
      <TextField
        label={t("senderLabel")}
        testId="request-asker"
        max={MAX_SENDER_CHARACTERS}
        hint={t("requestAskerHint")}
        value={draft.asker}
        onChange={(asker) => change({ asker })}
      />
      <div className={styles["limits"]}>
        <SelectField
          label={t("requestOpenFor")}
          testId="request-time"
          value={draft.timeLimitSeconds}
          options={choices.times.map((value) => ({ value, label: format.duration(value) }))}
          onChoose={(timeLimitSeconds) => change({ timeLimitSeconds })}
        />
        <SelectField
          label={t("deliveries")}
          testId="request-deliveries"
          value={draft.maxDeliveries}
          options={choices.counts.map((value) => ({ value, label: String(value) }))}
          onChoose={(maxDeliveries) => change({ maxDeliveries })}
        />
        <SelectField
          label={t("requestDeliverySize")}
          testId="request-delivery-size"
          value={draft.maxDeliveryBytes}
          options={sizes(choices.deliverySizes)}
          onChoose={(maxDeliveryBytes) => change({ maxDeliveryBytes })}
        />
        <SelectField
          label={t("requestTotalSize")}
          testId="request-total-size"
          value={draft.maxBytes}
          options={sizes(choices.totalSizes)}
          onChoose={(maxBytes) => change({ maxBytes })}
        />
      </div>
      <TextField
        label={t("newRequestKinds")}
        testId="request-kinds"
        max={MAX_TITLE_CHARACTERS}
        value={draft.kinds}
        onChange={(kinds) => change({ kinds })}
      />
      <div>
        <Tick
          label={t("addPassword")}
          checked={draft.password !== null}
          testId="request-protect"
          onChange={(on) => choosePassword(on ? "" : null)}
        />
        {draft.password !== null && (
          <NewPasswordField
            text={draft.password}
            maxLength={MAX_STRONG_PASSWORD_CHARACTERS}
            isMissing={isMissing}
            testId="request-password"
            onType={choosePassword}
            onSuggested={choosePassword}
          />
        )}
      </div>
      {hasFailed && (
        <p className={field["error"]} role="alert" data-testid="request-failed">
          {t("changeFailed")}
        </p>
      )}
      <div className="controls">
        <Button look="primary" type="submit" busy={isRunning} data-testid="create-request">
          {t("createLink")}
        </Button>
        {children}
      </div>
    </form>
  );
}

type TextFieldProps = {
  label: string;
  testId: string;
  max: number;
  /** If absent, the text has a single line. */
  rows?: number;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
};

function TextField({ label, testId, max, rows, hint, value, onChange }: TextFieldProps) {
  const id = useId();
  const hintId = useId();
  const control = {
    id,
    className: field["control"],
    "data-testid": testId,
    dir: "auto",
    maxLength: max,
    "aria-describedby": hint === undefined ? undefined : hintId,
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  return (
    <div className={field["field"]}>
      <label className={field["label"]} htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? <input {...control} autoComplete="off" /> : <textarea {...control} rows={rows} />}
      {hint !== undefined && (
        <p id={hintId} className={field["hint"]}>
          {hint}
        </p>
      )}
    </div>
  );
}
