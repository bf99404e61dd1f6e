import { ClosedLetter } from "./closed-letter.tsx";

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
