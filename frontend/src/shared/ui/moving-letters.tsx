import type { ReactNode } from "react";
import { ClosedLetter, Opened, Sheet } from "./illustrations.tsx";
import styles from "./moving-letters.module.css";

/*
 * The same envelope shows every transfer: the sheet goes in as bytes are sent, the seal closes when all bytes have
 * arrived, and for the recipient the sheet comes back out. If animations are off, each picture shows its final state.
 */

/** Vertical positions of the sheet outside the envelope and inside it, in units of the drawing. */
const OUT = -8;
const IN = 46;
/** Number of steps in which the sheet moves, few enough to cost nothing; CSS animates between them. */
const STEPS = 20;

/**
 * A sheet on its way into the envelope or out of it.
 *
 * @param ratio - part of the transfer that is done, from 0 to 1
 */
export function MovingLetter({ ratio, direction }: { ratio: number; direction: "in" | "out" }) {
  const done = Math.floor(ratio * STEPS) / STEPS;
  const inside = direction === "in" ? done : 1 - done;
  const sheet = (
    <g className={styles["sheet"]} style={{ transform: `translateY(${OUT + (IN - OUT) * inside}px)` }}>
      <Sheet />
    </g>
  );
  return (
    <Opened sign={<path d={direction === "in" ? "M0 9V-9M-8-1l8-8 8 8" : "M0-9V9M-8 1l8 8 8-8"} />} sheet={sheet} />
  );
}

const TICK = <path d="m-9 1 6 7L9-7" />;

function Sparks(): ReactNode {
  return <path className={styles["sparks"]} d="M14 60v-10M9 55h10M184 40v-12M178 34h12M176 12v-6M173 9h6" />;
}

/** A closed envelope whose seal has just come down: the upload is complete. */
export function SealedLetter() {
  return (
    <ClosedLetter sign={TICK} sealClass={styles["stamped"]}>
      <Sparks />
    </ClosedLetter>
  );
}

/** The sheet has come out of the envelope: the download is complete. */
export function UnpackedLetter() {
  const sheet = (
    <g className={styles["rising"]}>
      <Sheet />
    </g>
  );
  return <Opened sign={TICK} sheet={sheet} />;
}
