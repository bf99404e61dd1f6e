import type { ReactNode } from "react";
import { ClosedLetter, Opened, Sheet } from "./illustrations.tsx";
import styles from "./moving-letters.module.css";

/*
 * One envelope shows every transfer: the sheet goes in as bytes are sent, the seal closes when all have arrived, and
 * for the recipient the sheet comes out. If animations are off, each illustration shows its final state.
 */

/** Vertical position of the sheet, in drawing units: outside the envelope, and inside it. */
const OUT = -8;
const IN = 46;
/** Number of positions of the moving sheet. Few, so that rendering is cheap; CSS animates between the positions. */
const STEPS = 20;

/** A sheet on its way into the envelope or out of it. @param ratio - completed fraction of the transfer, 0 to 1 */
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

/** A closed envelope with a freshly closed seal: the upload is complete. */
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
