import type { OpenedKeys } from "@envoi/client";
import type { Report, ReportedKey } from "@envoi/client/report";
import type { UploadId } from "@envoi/protocol";

/** `key`: opens the upload. Sent only if the recipient agrees to share it with the operator. */
export type Reportable = Pick<Report, "id" | "ticket"> & { key: ReportedKey };

type Opened = {
  id: UploadId;
  /** Absent if the server accepts no reports. */
  reportTicket: string | null | undefined;
  /** Keys of an upload that its link's secret alone does not open, such as a delivery. */
  openedKeys: OpenedKeys | null | undefined;
  secretB64: string;
};

/** What is needed to report an opened upload; `null` if it cannot be reported. */
export function reportableOf({ id, reportTicket, openedKeys, secretB64 }: Opened): Reportable | null {
  if (!reportTicket) return null;
  const key: ReportedKey = openedKeys
    ? { kind: "content_key", keyB64: openedKeys.contentKeyB64 }
    : { kind: "secret", keyB64: secretB64 };
  return { id, ticket: reportTicket, key };
}
