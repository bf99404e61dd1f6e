import { ClosedLetter } from "./closed-letter.tsx";

/** An envelope with a cracked seal: something went wrong. */
export function BrokenLetter() {
  return <ClosedLetter sign={<path d="m-3-24 7 14-9 9 9 8-6 17" />} />;
}
