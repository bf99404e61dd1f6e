import type { ReactNode } from "react";
import styles from "./illustrations.module.css";

/** The frame of every illustration. Illustrations are decorative: the adjacent text says the same. */
function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className={styles["illustration"]} viewBox="0 0 200 150" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

type SealProps = { x: number; y: number; className?: string | undefined; children?: ReactNode };

/** The wax seal, 44 units wide around the given point, with a symbol on it. */
function Seal({ x, y, className, children }: SealProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={className}>
        <path
          className={styles["seal"]}
          d="M-5.1 -18.9A6 6 0 0 1 5.1 -18.9A6 6 0 0 1 13.9 -13.9A6 6 0 0 1 18.9 -5.1A6 6 0 0 1 18.9 5.1A6 6 0 0 1 13.9 13.9A6 6 0 0 1 5.1 18.9A6 6 0 0 1 -5.1 18.9A6 6 0 0 1 -13.9 13.9A6 6 0 0 1 -18.9 5.1A6 6 0 0 1 -18.9 -5.1A6 6 0 0 1 -13.9 -13.9A6 6 0 0 1 -5.1 -18.9Z"
        />
        <g className={styles["onSeal"]}>{children}</g>
      </g>
    </g>
  );
}

type ClosedLetterProps = { sign: ReactNode; sealClass?: string | undefined; children?: ReactNode };

/** A closed envelope with a symbol on its seal. `children`: drawn around it. */
export function ClosedLetter({ sign, sealClass, children }: ClosedLetterProps) {
  return (
    <Illustration>
      <rect className={styles["paper"]} x="30" y="34" width="140" height="98" rx="8" />
      <path d="m34 40 54 44q12 9 24 0l54-44" />
      <path className={styles["soft"]} d="m36 126 40-36M164 126l-40-36" />
      <Seal x={100} y={86} className={sealClass}>
        {sign}
      </Seal>
      {children}
    </Illustration>
  );
}

/** An envelope with a cracked seal: something went wrong. */
export function BrokenLetter() {
  return <ClosedLetter sign={<path d="m-3-24 7 14-9 9 9 8-6 17" />} />;
}

/** An open, empty envelope: the upload no longer exists. */
export function EmptyLetter() {
  return (
    <Illustration>
      <path className={styles["back"]} d="M30 66 100 20l70 46v68H30Z" />
      <path className={styles["soft"]} strokeDasharray="6 8" d="M60 84V34h80v50" />
      <path className={styles["paper"]} d="m30 66 58 40q12 8 24 0l58-40v68q0 6-6 6H36q-6 0-6-6Z" />
      <path className={styles["soft"]} d="m36 136 46-36M164 136l-46-36" />
    </Illustration>
  );
}

/** A sealed envelope with a keyhole: it needs a key or a password. */
export function LockedLetter() {
  const keyhole = (
    <>
      <circle cx="0" cy="-3" r="5" />
      <path d="M0 2v8" />
    </>
  );
  return <ClosedLetter sign={keyhole} />;
}

/** An open envelope with a sheet in it. @param sheet - the sheet's drawing; by default, a sheet at rest */
export function Opened({ sign, sheet = <Sheet /> }: { sign: ReactNode; sheet?: ReactNode }) {
  return (
    <Illustration>
      <path className={styles["back"]} d="M30 66 100 18l70 48v68H30Z" />
      {sheet}
      <path className={styles["paper"]} d="m30 66 58 40q12 8 24 0l58-40v68q0 6-6 6H36q-6 0-6-6Z" />
      <Seal x={100} y={112}>
        {sign}
      </Seal>
    </Illustration>
  );
}

export function Sheet() {
  return (
    <>
      <path className={styles["paper"]} d="M52 10h66l22 22v74H52Z" />
      <path d="M118 10v22h22" />
      <path className={styles["soft"]} d="M68 42h40M68 56h56M68 70h48" />
    </>
  );
}

/** A sheet and an open envelope: files can be dropped here. */
export function OpenLetter() {
  return <Opened sign={<path d="M0 9V-9M-8-1l8-8 8 8" />} />;
}
