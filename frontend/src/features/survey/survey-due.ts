import type { DeviceRecord } from "../../shared/storage/device-record.ts";

const ENGLISH = /^en\b/;

type Asked = {
  /** Of the page, as the person reads it. */
  locale: string;
  device: Pick<DeviceRecord, "totalUploads" | "totalDownloads" | "surveyed">;
};

/** Whether a person is asked what they think, when they leave the dialog with the link of an upload. */
export function isSurveyDue({ locale, device }: Asked): boolean {
  const hasUsedIt = device.totalUploads > 1 || device.totalDownloads >= 1;
  return ENGLISH.test(locale) && hasUsedIt && !device.surveyed;
}
