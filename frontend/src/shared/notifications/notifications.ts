import type { AppStorage } from "../storage/app-storage.ts";

type Choice = Pick<AppStorage, "readMark" | "writeMark">;

/** What the user wants to be notified about. */
export type Subject = "downloads" | "deliveries";

const MARKS = { downloads: "notifications", deliveries: "deliveryNotifications" } as const;

export function canNotify(): boolean {
  return "Notification" in globalThis;
}

/** Whether the user has enabled notifications and the browser still allows them. */
export function areNotificationsOn(storage: Choice, about: Subject): boolean {
  return canNotify() && Notification.permission === "granted" && storage.readMark(MARKS[about]) === "on";
}

/**
 * Requests permission for notifications. The browser asks only a user who has not decided yet. Must be called in a
 * click handler. `off`: the user did not decide.
 */
export async function switchNotificationsOn(storage: Choice, about: Subject): Promise<"on" | "off" | "blocked"> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "blocked" : "off";
  storage.writeMark(MARKS[about], "on");
  return "on";
}

export function switchNotificationsOff(storage: Choice, about: Subject): void {
  storage.writeMark(MARKS[about], null);
}

/**
 * Shows a notification on this device; the text never leaves the device.
 *
 * @param tag - a later notification with the same tag replaces this one
 */
export async function notify(title: string, tag: string): Promise<void> {
  const options = { tag, icon: "/icon-192.png" };
  // Android shows only a service worker's notifications.
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) return registration.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.addEventListener("click", () => {
    window.focus();
    notification.close();
  });
}
