import type { Fixture } from "./fixture.ts";
import { openProfile } from "./other-device.ts";
import type { Screen } from "./screen.ts";
import { chooseFiles, isAfterHalf, openHome, openLink, PARCEL, sendLetter, upload } from "./steps.ts";

const PASSWORD = "correct horse";

async function unlock({ page }: Fixture, password: string): Promise<void> {
  await page.getByTestId("password-input").pressSequentially(password);
  await page.getByTestId("unlock-button").click();
}

/** Uploads a parcel with a password and three downloads. @returns the link */
async function sendLockedParcel(fixture: Fixture): Promise<string> {
  const { page } = fixture;
  await openHome(fixture);
  await chooseFiles(fixture, PARCEL);
  await page.getByTestId("download-limit").selectOption("3");
  await page.getByTestId("password-toggle").check();
  await page.getByTestId("password-input").pressSequentially(PASSWORD);
  return upload(fixture);
}

async function receive(recipient: Fixture, link: string): Promise<void> {
  // Navigating to the same address would not reload the page.
  await recipient.page.goto("about:blank");
  await openLink(recipient, link);
  await unlock(recipient, PASSWORD);
  await recipient.page.getByTestId("download-button").click();
}

/** Mistypes the password as a recipient, downloads, and stops a second download midway. */
async function takeParcel(fixture: Fixture, link: string): Promise<void> {
  await using recipient = await openProfile(fixture, "en-US");
  await openLink(recipient, link);
  await unlock(recipient, "wrong horse");
  await recipient.page.getByText("Wrong password").waitFor();
  await receive(recipient, link);
  await recipient.page.getByTestId("download-finished").waitFor();
  fixture.proxy.slow("/api/download", "down", { stopWhen: isAfterHalf });
  await receive(recipient, link);
  // The download may also be counted if the server has already sent the bytes held back by the proxy.
  await fixture.page
    .getByText(/^Downloading now$|^1 download left$/)
    .first()
    .waitFor();
}

async function answerAbout(fixture: Fixture, permission: NotificationPermission): Promise<void> {
  await fixture.page.addInitScript((answer) => {
    Notification.requestPermission = async () => answer;
    Object.defineProperty(Notification, "permission", { get: () => answer });
  }, permission);
  await sendLetter(fixture);
  await fixture.page.getByTestId("notify-downloads").click();
}

/** Screens of a sender who watches their uploads' updates. */
export const NEWS_SCREENS: readonly Screen[] = [
  {
    id: "card-news",
    shows: ["notify-choice.off"],
    journey: async (fixture) => {
      const { page } = fixture;
      await takeParcel(fixture, await sendLockedParcel(fixture));
      await page.getByText("Wrong password, 1 try").waitFor();
      await page.getByText(/^Downloaded \d/).waitFor();
      await page.getByText(/^[12] downloads? left$/).waitFor();
    },
  },
  {
    id: "notifications-on",
    shows: ["notify-choice.on"],
    journey: async (fixture) => {
      await answerAbout(fixture, "granted");
      await fixture.page.getByText("Notifications are on").waitFor();
    },
  },
  {
    id: "notifications-blocked",
    shows: ["notify-choice.blocked"],
    journey: async (fixture) => {
      await answerAbout(fixture, "denied");
      await fixture.page.getByText("Your browser blocks notifications").waitFor();
    },
  },
];
