import type { DeviceRecord } from "../../shared/storage/device-record.ts";

const ENGLISH = /^en\b/;

type SurveyContext = {
  /** The page's current language. */
  locale: string;
  device: Pick<DeviceRecord, "totalUploads" | "totalDownloads" | "surveyed">;
};

/** Whether to ask for feedback when the dialog with an upload's link closes. */
export function isSurveyDue({ locale, device }: SurveyContext): boolean {
  const hasUsedIt = device.totalUploads > 1 || device.totalDownloads >= 1;
  return ENGLISH.test(locale) && hasUsedIt && !device.surveyed;
}
