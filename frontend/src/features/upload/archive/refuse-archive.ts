import type { Environment } from "../../../shared/environment.tsx";
import { shownTo } from "../../../shared/uploads/own-upload.ts";
import type { Archive, Notice } from "./archive.ts";
import type { ArchiveRules } from "./archive-rules.ts";
import { sizeNotice } from "./reduce-archive.ts";

/**
 * Why an Archive cannot be sent now. Checked again because the person may have sent another in a second tab, or signed
 * out. `ahead`: number of uploads that are sent before it.
 */
export function findRefusal(
  { ownUploads, account }: Pick<Environment, "ownUploads" | "account">,
  { files, notice }: Archive,
  { ahead, ...rules }: ArchiveRules & { ahead: number },
): Notice | null {
  if (notice !== null) return notice;
  ownUploads.reload();
  if (rules.needsAccount) return { kind: "needsAccount", trigger: "button" };
  const shown = shownTo(ownUploads.store.getState(), account.getState()).filter(({ deletesAt }) => deletesAt === null);
  if (shown.length + ahead >= rules.maxArchives) return { kind: "tooManyArchives", count: rules.maxArchives };
  return sizeNotice(files, rules);
}
