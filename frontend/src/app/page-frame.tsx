import { HELP_PATH } from "@envoi/brand";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { AccountMenu } from "../features/account/lazy-account.ts";
import { useBrandText } from "../shared/brand/brand-texts.tsx";
import { CrashBoundary } from "../shared/chunks/crash-boundary.tsx";
import { lazyPart } from "../shared/chunks/lazy-part.tsx";
import { usePublicConfig, useServiceTitle } from "../shared/config/config-context.tsx";
import { useEnvironment } from "../shared/environment.tsx";
import { useText } from "../shared/l10n/use-text.ts";
import { useReducerStore } from "../shared/state/use-reducer-store.ts";
import { Button } from "../shared/ui/button.tsx";
import { CloseIcon } from "../shared/ui/icon.tsx";
import { OutsideLink } from "../shared/ui/outside-link.tsx";
import styles from "./page-frame.module.css";

/** The header, footer and layers around every screen. */
export function PageFrame({ children }: { children: ReactNode }) {
  const t = useText();
  const main = useRef<HTMLElement>(null);
  useDropGuard();
  return (
    <div className={styles["frame"]}>
      {/* biome-ignore lint/a11y/useValidAnchor: the skip link for keyboard users */}
      <a
        className={styles["skip"]}
        href="#main"
        onClick={(event) => {
          // Following this link would replace the address's fragment, which may contain a ShareLink's key.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t("skipToContent")}
      </a>
      <PromoBanner />
      <StorageNotice />
      <PageHeader />
      <main ref={main} id="main" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      <PageFooter />
    </div>
  );
}

/** Prevents a file dropped outside the drop area from replacing the page and stopping transfers. */
function useDropGuard(): void {
  useEffect(() => {
    const guard = (event: DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer === null) return;
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    addEventListener("dragover", guard);
    addEventListener("drop", guard);
    return () => {
      removeEventListener("dragover", guard);
      removeEventListener("drop", guard);
    };
  }, []);
}

/** The seal of the favicon, drawn in the page's accent colour. */
function LogoSeal() {
  return (
    <svg className={styles["seal"]} width="32" height="32" viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
      <path
        className={styles["wax"]}
        d="M-5.1 -18.9A6 6 0 0 1 5.1 -18.9A6 6 0 0 1 13.9 -13.9A6 6 0 0 1 18.9 -5.1A6 6 0 0 1 18.9 5.1A6 6 0 0 1 13.9 13.9A6 6 0 0 1 5.1 18.9A6 6 0 0 1 -5.1 18.9A6 6 0 0 1 -13.9 13.9A6 6 0 0 1 -18.9 5.1A6 6 0 0 1 -18.9 -5.1A6 6 0 0 1 -13.9 -13.9A6 6 0 0 1 -5.1 -18.9Z"
      />
      <path className={styles["sign"]} d="M0 9V-9M-8-1l8-8 8 8" />
    </svg>
  );
}

const LOGO_HEIGHT = 32;

/** The operator's logo, or the product's. */
function Logo() {
  const logo = useEnvironment().brand?.logo;
  if (logo === undefined) return <LogoSeal />;
  const { src, darkSrc, ratio } = logo;
  return (
    <picture className={styles["brandLogo"]}>
      {darkSrc !== undefined && <source srcSet={darkSrc} media="(prefers-color-scheme: dark)" />}
      <img src={src} alt="" width={Math.round(LOGO_HEIGHT * ratio)} height={LOGO_HEIGHT} />
    </picture>
  );
}

function PageHeader() {
  const t = useText();
  const title = useServiceTitle();
  const { account, brand } = useEnvironment();
  const hasAccounts = useReducerStore(account).kind !== "off";
  return (
    <header className={styles["header"]}>
      <Link to="/" className={styles["logo"]} aria-label={t("homeLink", { title })}>
        <Logo />
        {!brand?.logo?.hasName && <span translate="no">{title}</span>}
      </Link>
      <div className={styles["account"]} data-testid="account-area">
        {hasAccounts && (
          <CrashBoundary extent="part">
            <AccountMenu />
          </CrashBoundary>
        )}
      </div>
    </header>
  );
}

/** The language menu, which is loaded after the main content. */
export const LanguageMenu = lazyPart("language-menu", () => import("./language-menu.tsx"), "LanguageMenu");

/** Names in `UI.links` of the configuration; links the operator has not set are omitted. */
const LINKS = ["terms", "cookies", "source", "feedback"] as const;

function useFooterLinks(): { name: (typeof LINKS)[number]; href: string }[] {
  const t = useText();
  const { version, browserName } = useEnvironment().page;
  const links = usePublicConfig()?.UI.links ?? {};
  const text = t("feedbackFacts", { version, browser: browserName });
  return LINKS.flatMap((name) => {
    const href = links[name];
    if (href === undefined) return [];
    return { name, href: name === "feedback" ? feedbackLink(href, { version, browserName, text }) : href };
  });
}

/** The operator's sentence above the links. */
function OperatorLine() {
  const footer = useBrandText("footer");
  if (footer?.part.text === undefined) return null;
  const { part, locale } = footer;
  return (
    <p className={styles["operatorLine"]}>
      <bdi lang={locale}>{part.text}</bdi>
    </p>
  );
}

/** The operator's own links. */
function OperatorLinks() {
  const footer = useBrandText("footer");
  return footer?.part.links.map(({ label, href }) => (
    <li key={href + label} lang={footer.locale}>
      <OutsideLink href={href}>{label}</OutsideLink>
    </li>
  ));
}

function PageFooter() {
  const t = useText();
  const { brand } = useEnvironment();
  const links = useFooterLinks();
  return (
    <footer className={styles["footer"]}>
      <OperatorLine />
      <nav aria-label={t("footerLinks")}>
        <ul className={styles["links"]}>
          <li>
            <Link to="/legal">{t("link-privacy")}</Link>
          </li>
          {brand?.hasHelp && (
            <li>
              <Link to={HELP_PATH}>{t("help")}</Link>
            </li>
          )}
          {links.map(({ name, href }) => (
            <li key={name}>
              <OutsideLink href={href}>{t(`link-${name}`)}</OutsideLink>
            </li>
          ))}
          <OperatorLinks />
        </ul>
      </nav>
      <CrashBoundary extent="aside" fallback={<div className={styles["menu"]} />}>
        <LanguageMenu />
      </CrashBoundary>
    </footer>
  );
}

/**
 * The operator's feedback address with page details as query parameters or e-mail text.
 *
 * @param facts.text - the details in readable form
 */
export function feedbackLink(
  address: string,
  { version, browserName, text }: { version: string; browserName: string; text: string },
): string {
  const url = new URL(address);
  // E-mail programs would show "+" where a query encodes a space.
  if (url.protocol === "mailto:") {
    return `${address}${url.search === "" ? "?" : "&"}body=${encodeURIComponent(`\r\n\r\n${text}`)}`;
  }
  url.searchParams.set("version", version);
  url.searchParams.set("browser", browserName);
  return url.href;
}

/** A dismissible line at the top of the page. */
function Banner({ closeLabel, onClose, children }: { closeLabel: string; onClose: () => void; children: ReactNode }) {
  return (
    <div className={styles["banner"]}>
      <p>{children}</p>
      <Button look="quiet" shape="icon" aria-label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </Button>
    </div>
  );
}

/** Warns once that the device does not store the list of uploads, and suggests what to do. */
function StorageNotice() {
  const t = useText();
  const { notice } = useEnvironment().storage;
  const state = useReducerStore(notice);
  return (
    <div role="status">
      {state.kind === "shown" && (
        <Banner closeLabel={t("closeNotice")} onClose={() => notice.dispatch({ type: "noticeClosed" })}>
          {state.reason === "full" ? t("storageFull") : t("storageBlocked")}
        </Banner>
      )}
    </div>
  );
}

/** The operator's notice. Once closed, it stays hidden until its text changes. */
function PromoBanner() {
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
