type WindowClient = { focus(): Promise<unknown> };

type ClickEvent = { notification: { close(): void }; waitUntil(work: Promise<unknown>): void };

export type NotificationScope = {
  clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
};

/** Shows the page after a click on a notification. */
export function serveNotificationClicks(scope: NotificationScope): void {
  async function showPage(): Promise<void> {
    const [page] = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
    await (page === undefined ? scope.clients.openWindow("/") : page.focus());
  }
  scope.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(showPage());
  });
}
