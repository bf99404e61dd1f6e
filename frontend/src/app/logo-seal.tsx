import styles from "./logo-seal.module.css";

/** The seal of the favicon, in the accent of the page. */
export function LogoSeal() {
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
