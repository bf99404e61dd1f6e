import { openProfile } from "./other-device.ts";
import type { Screen } from "./screen.ts";
import type { Stage } from "./stage.ts";
import { chooseFiles, isAfterHalf, openHome, openLink, PARCEL, sendLetter, upload } from "./steps.ts";

const PASSWORD = "correct horse";

async function unlock({ page }: Stage, password: string): Promise<void> {
  await page.getByTestId("password-input").pressSequentially(password);
  await page.getByTestId("unlock-button").click();
}

/** A parcel with a password that may be downloaded three times. @returns the link */
async function sendLockedParcel(stage: Stage): Promise<string> {
  const { page } = stage;
  await openHome(stage);
  await chooseFiles(stage, PARCEL);
  await page.getByTestId("download-limit").selectOption("3");
  await page.getByTestId("password-toggle").check();
  await page.getByTestId("password-input").pressSequentially(PASSWORD);
  return upload(stage);
}

async function receive(recipient: Stage, link: string): Promise<void> {
  // The same address again would not load the page again.
  await recipient.page.goto("about:blank");
  await openLink(recipient, link);
  await unlock(recipient, PASSWORD);
  await recipient.page.getByTestId("download-button").click();
}

/** Someone mistypes the password, downloads, and downloads again but stops midway. */
async function takeParcel(stage: Stage, link: string): Promise<void> {
  await using recipient = await openProfile(stage, "en-US");
  await openLink(recipient, link);
  await unlock(recipient, "wrong horse");
  await recipient.page.getByText("Wrong password").waitFor();
  await receive(recipient, link);
  await recipient.page.getByTestId("download-finished").waitFor();
  stage.door.slow("/api/download", "down", { stopWhen: isAfterHalf });
  await receive(recipient, link);
  // Or counted, if the server has already sent what the door holds back.
  await stage.page
    .getByText(/^Downloading now$|^1 download left$/)
    .first()
    .waitFor();
}

async function answerAbout(stage: Stage, permission: NotificationPermission): Promise<void> {
  await stage.page.addInitScript((answer) => {
    Notification.requestPermission = async () => answer;
    Object.defineProperty(Notification, "permission", { get: () => answer });
  }, permission);
  await sendLetter(stage);
  await stage.page.getByTestId("notify-me").click();
}

/** What happens to own uploads while their sender looks on. */
export const NEWS_SCREENS: readonly Screen[] = [
  {
    id: "card-news",
    shows: ["notify-choice.off"],
    journey: async (stage) => {
      const { page } = stage;
      await takeParcel(stage, await sendLockedParcel(stage));
      await page.getByText("Wrong password, 1 try").waitFor();
      await page.getByText(/^Downloaded \d/).waitFor();
      await page.getByText(/^[12] downloads? left$/).waitFor();
    },
  },
  {
    id: "notifications-on",
    shows: ["notify-choice.on"],
    journey: async (stage) => {
      await answerAbout(stage, "granted");
      await stage.page.getByText("Notifications are on").waitFor();
    },
  },
  {
    id: "notifications-blocked",
    shows: ["notify-choice.blocked"],
    journey: async (stage) => {
      await answerAbout(stage, "denied");
      await stage.page.getByText("Your browser blocks notifications").waitFor();
    },
  },
];
