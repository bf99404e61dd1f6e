import type { Archive } from "./archive.ts";
import { isLive } from "./live-archive.ts";

function typedPassword(archive: Archive, isStrong: boolean): string | null {
  const { password } = archive;
  if (password.kind === "off" || password.text.trim() === "") return null;
  // A password that is set after the upload would come too late for a live link.
  return (password.isStrong || isLive(archive)) === isStrong ? password.text : null;
}

/** @returns the password that the server checks; `null` for none or a blank one */
export const passwordOf = (archive: Archive) => typedPassword(archive, false);

/** @returns the password that is part of the encryption key; `null` for none */
export const strongPasswordOf = (archive: Archive) => typedPassword(archive, true);
