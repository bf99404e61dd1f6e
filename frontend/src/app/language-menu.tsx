import { directionOf, isLocale, LANGUAGE_NAMES, LOCALES, type Locale } from "@envoi/locales";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearch } from "wouter/use-browser-location";
import { useEnvironment } from "../shared/environment.tsx";
import { chooseLanguage, isWishShown, showLanguage } from "../shared/l10n/choose-language.ts";
import { isolated } from "../shared/l10n/isolated.ts";
import { type LanguageChoice, wishedLanguage } from "../shared/l10n/page-language.ts";
import { useText } from "../shared/l10n/use-text.ts";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";
import { Button } from "../shared/ui/button.tsx";
import field from "../shared/ui/field.module.css";
import { ChevronIcon, GlobeIcon } from "../shared/ui/icons.tsx";
import arrow from "../shared/ui/select-field.module.css";
import hidden from "../shared/ui/visually-hidden.module.css";
import styles from "./language-menu.module.css";

/**
 * Keeps the brackets in a language's name in place. Isolation marks would break the browser's type-ahead by preceding
 * the name.
 */
const withDirection = (locale: Locale, name: string) => `${name}${directionOf(locale) === "rtl" ? "\u200f" : "\u200e"}`;

/** Retries loading the chosen language when the menu appears and when the browser is back online. */
function useLanguageRetry(): void {
  const environment = useEnvironment();
  const { change } = useReducerStore(environment.language);

  useEffect(() => {
    if (!isWishShown(environment)) void showLanguage(environment, environment.language.getState().wish);
  }, [environment]);

  useEffect(() => {
    if (change.kind !== "failed") return;
    const tryAgain = () => void showLanguage(environment, change.wish);
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, [environment, change]);
}

/**
 * Removes the language parameter from the URL once the user has chosen a language, even if the user then navigates
 * back.
 */
function useLanguageParameterRemoval(): void {
  const { language, page } = useEnvironment();
  const { asked } = useReducerStore(language).wish;
  const search = useSearch();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an earlier history entry may contain it
  useEffect(() => {
    if (asked === null) page.forgetAskedLanguage();
  }, [asked, page, search]);
}

/** Announces whether the last choice succeeded. */
function LanguageNotice({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useText();
  const { language, page } = useEnvironment();
  const { shown, change } = useReducerStore(language);
  const isOutdated = useReducerStore(page.versionState) !== "current";
  const name = LANGUAGE_NAMES[shown.locale];
  return (
    <>
      <div role="status">
        {change.kind === "changed" && (
          <p className={hidden["visuallyHidden"]}>
            {t("languageTold", { label: t("language"), language: isolated(name) })}
          </p>
        )}
        {change.kind === "failed" && (
          <p className={styles["notice"]}>{isOutdated ? t("outdatedLead") : t("languageFailed")}</p>
        )}
      </div>
      {change.kind === "failed" && !isOutdated && <Button onClick={onTryAgain}>{t("tryAgain")}</Button>}
    </>
  );
}

export function LanguageMenu() {
  const t = useText();
  const environment = useEnvironment();
  const { wish, change } = useReducerStore(environment.language);
  const { passed, ...choosing } = useSettledChoice<LanguageChoice>(
    (choice) => void chooseLanguage(environment, choice),
  );
  const menu = useRef<HTMLSelectElement>(null);
  useLanguageRetry();
  useLanguageParameterRemoval();

  function tryAgain(): void {
    if (change.kind !== "failed") return;
    // Moves the focus to the menu, because the focused button disappears.
    menu.current?.focus();
    void showLanguage(environment, change.wish);
  }

  const selected = passed === null ? wishedLanguage(change.kind === "coming" ? change.wish : wish) : passed.choice;
  return (
    <div className={styles["menu"]}>
      <label className={styles["label"]}>
        <GlobeIcon />
        <span>{t("language")}</span>
        <span className={`${arrow["box"]} ${styles["box"]}`}>
          <select
            ref={menu}
            className={`${field["control"]} ${arrow["select"]}`}
            data-testid="language"
            translate="no"
            value={selected ?? ""}
            aria-busy={change.kind === "coming"}
            onChange={({ currentTarget: { value } }) => choosing.change(isLocale(value) ? value : null)}
            {...choosing.handlers}
          >
            <option value="">{t("languageOfBrowser")}</option>
            {LOCALES.map((locale) => (
              <option key={locale} value={locale} lang={locale} dir={directionOf(locale)}>
                {withDirection(locale, LANGUAGE_NAMES[locale])}
              </option>
            ))}
          </select>
          <span className={arrow["arrow"]}>
            <ChevronIcon />
          </span>
        </span>
      </label>
      <LanguageNotice onTryAgain={tryAgain} />
    </div>
  );
}

/** Pause before a choice takes effect. */
const REST_MS = 800;

/**
 * Applies a `select` without a button. In many browsers, each arrow key in a closed menu fires a change event. Only the
 * last choice takes effect: after a pause, on Enter or on blur. A choice made with the pointer takes effect
 * immediately.
 */
function useSettledChoice<Choice>(settle: (choice: Choice) => void) {
  const [passed, setPassed] = useState<{ choice: Choice } | null>(null);
  const isPassing = useRef(false);

  function settlePassed(): void {
    if (passed === null) return;
    setPassed(null);
    settle(passed.choice);
  }
  const onRest = useEffectEvent(settlePassed);

  useEffect(() => {
    if (passed === null) return;
    const timer = setTimeout(onRest, REST_MS);
    return () => clearTimeout(timer);
  }, [passed]);

  return {
    /** The value selected with the arrow keys, if it has not been applied yet. */
    passed,
    change(choice: Choice): void {
      if (isPassing.current) setPassed({ choice });
      else {
        setPassed(null);
        settle(choice);
      }
    },
    handlers: {
      onKeyDown({ key }: KeyboardEvent): void {
        // In an open menu, the event for the Enter key comes before the change event.
        isPassing.current = key !== "Enter";
        if (key === "Enter") settlePassed();
      },
      onPointerDown(): void {
        isPassing.current = false;
      },
      onBlur: settlePassed,
    },
  };
}
