import type { DeviceRecord } from "../../shared/storage/device-record.ts";

const ENGLISH = /^en\b/;

type Asked = {
  /** The language that the person prefers, chosen by hand or in the browser: who is shown English for want of their own is not asked. */
  language: string;
  device: Pick<DeviceRecord, "totalUploads" | "totalDownloads" | "surveyed">;
};

/** Whether a person is asked what they think, when they leave the dialog with the link of an upload. */
export function isSurveyDue({ language, device }: Asked): boolean {
  const hasUsedIt = device.totalUploads > 1 || device.totalDownloads >= 1;
  return ENGLISH.test(language) && hasUsedIt && !device.surveyed;
}
