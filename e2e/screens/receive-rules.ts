import { expect } from "vitest";
import type { Rule } from "./rule.ts";
import { chooseLetter, LARGER_THAN_ANY_DISK, openLink, PARCEL, readAddress, upload, wrongLink } from "./steps.ts";

const PASSWORD = "correct horse";

/** Rules about receiving. */
export const RECEIVE_RULES: readonly Rule[] = [
  {
    rows: ["R4.9", "R4.17", "R4.23"],
    rule: "opening a link that has a password asks for the password",
    journey: async (fixture) => {
      const { page } = fixture;
      await chooseLetter(fixture);
      await page.getByTestId("password-toggle").check();
      await page.getByTestId("password-input").pressSequentially(PASSWORD);
      const link = await upload(fixture);
      await page.getByTestId("upload-card").getByText("Password-protected").waitFor();
      await openLink(fixture, link);
      await page.getByTestId("password-input").pressSequentially(PASSWORD);
      await page.getByTestId("unlock-button").click();
      await page.getByTestId("download-preview").waitFor();
    },
  },
  {
    rows: ["R5.2", "R5.5", "R5.6", "R8.4"],
    rule: "a wrong password is shown in red until something is typed, and the right one opens the files",
    journey: async (fixture) => {
      const { page } = fixture;
      await openLink(fixture, await fixture.receive({ password: PASSWORD }));
      const field = page.getByTestId("password-input");
      const button = page.getByTestId("unlock-button");
      const message = page.getByText("Wrong password");
      const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await field.getAttribute("autocomplete")).toBe("off");
      await field.pressSequentially("wrong horse");
      const usual = await colour();
      await field.press("Enter");
      await message.waitFor();
      await expect.poll(colour).not.toBe(usual);
      await field.press("Backspace");
      await message.waitFor({ state: "detached" });
      await expect.poll(colour).toBe(usual);
      await field.press("ControlOrMeta+a");
      await field.pressSequentially(PASSWORD);
      await field.press("Enter");
      await page.getByTestId("download-preview").waitFor();
    },
  },
  {
    rows: ["R5.4"],
    rule: "an empty password is not tried",
    journey: async (fixture) => {
      const { page, proxy } = fixture;
      await openLink(fixture, await fixture.receive({ password: PASSWORD }));
      await page.getByTestId("password-input").waitFor();
      // From now on, every request fails.
      proxy.answer("/api/metadata", 500);
      await page.getByTestId("unlock-button").click();
      await page.getByTestId("password-input").pressSequentially(PASSWORD);
      proxy.reset();
      await page.getByTestId("unlock-button").click();
      await page.getByTestId("download-preview").waitFor();
    },
  },
  {
    rows: ["R8.3"],
    rule: "a wrong key leads to /404 [R8.3]",
    journey: async (fixture) => {
      const { page, origin } = fixture;
      await openLink(fixture, await wrongLink(fixture));
      await page.getByTestId("not-found").waitFor();
      expect(await readAddress(page)).toBe(`${origin}/404`);
    },
  },
  {
    rows: [],
    rule: "an incomplete link can be completed on /404, and no address contains its key [R2.75b]",
    journey: async (fixture) => {
      const { page, origin } = fixture;
      const whole = await fixture.receive({});
      await openLink(fixture, `${whole.slice(0, -3)}AAA`);
      await page.getByTestId("key-input").pressSequentially(whole);
      await page.getByRole("button", { name: "Open" }).click();
      await page.getByTestId("download-preview").waitFor();
      expect(await readAddress(page)).toBe(`${origin}${new URL(whole).pathname.replace(/\/$/, "")}`);
    },
  },
  {
    rows: [],
    rule: "a link whose # has been encoded leads to its upload's page, which asks for the link and opens it",
    journey: async (fixture) => {
      const { page, origin } = fixture;
      const encoded = (await fixture.receive({})).replace("#", "%23");
      await openLink(fixture, encoded);
      await page.getByTestId("key-needed").waitFor();
      expect(await readAddress(page)).toBe(`${origin}${new URL(encoded).pathname.replace(/%23.*/, "")}`);
      await page.getByTestId("key-input").pressSequentially(encoded);
      await page.getByRole("button", { name: "Open" }).click();
      await page.getByTestId("download-preview").waitFor();
    },
  },
  {
    rows: ["R5.21"],
    rule: "an invalid id leads to the not-found page",
    journey: async (fixture) => {
      await openLink(fixture, `${fixture.origin}/download/not-an-id/#${"A".repeat(22)}`);
      await fixture.page.getByTestId("not-found").waitFor();
    },
  },
  {
    rows: ["R4.12"],
    rule: "a cancelled download returns to the files, which can be downloaded again",
    journey: async (fixture) => {
      const { page, proxy } = fixture;
      await openLink(fixture, await fixture.receive({ bytes: PARCEL.bytes }));
      proxy.slow("/api/download", "down", { stopWhen: (_chunk, passed) => passed > PARCEL.bytes / 2 });
      await page.getByTestId("download-button").click();
      await page.getByTestId("percent").getByText(/[1-9]/).waitFor();
      await page.getByTestId("cancel-download").click();
      await page.getByTestId("download-preview").waitFor();
      proxy.reset();
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
    },
  },
  {
    rows: ["R8.18"],
    rule: "a link to an upload without nonce and password flag leads to the expired page, without further requests [R2.55b]",
    journey: async (fixture) => {
      const { page, proxy } = fixture;
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      // Simulates a server whose page does not describe the upload.
      await page.route("**/download/*/", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/<meta name="envoi-upload"[^>]*>/, "") });
      });
      proxy.answer("/api/exists", 200, {});
      await openLink(fixture, await fixture.receive({}));
      await page.getByTestId("expired").waitFor();
      expect(asked.filter((path) => path.startsWith("/api/metadata"))).toEqual([]);
    },
  },
  {
    rows: ["R8.7"],
    rule: "a download answered with 400 returns to the files, as if it were cancelled",
    journey: async (fixture) => {
      const { page, proxy } = fixture;
      await openLink(fixture, await fixture.receive({}));
      proxy.answer("/api/download", 400, { error: 400, code: "bad_request" });
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-button").waitFor();
      proxy.reset();
      await page.getByTestId("download-button").click();
      await page.getByTestId("download-finished").waitFor();
    },
  },
  {
    rows: ["R4.49", "R8.21"],
    rule: "downloads are streamed by the service worker if it starts [R4.49]",
    journey: async (fixture) => {
      const { page, proxy } = fixture;
      const link = await fixture.receiveHuge(LARGER_THAN_ANY_DISK);
      proxy.answer("/serviceWorker.js", 404);
      await openLink(fixture, link);
      await page.getByTestId("large-file-warning").waitFor();
      proxy.reset();
      await page.reload();
      await page.getByTestId("download-button").waitFor();
      expect(await page.getByTestId("large-file-warning").count()).toBe(0);
    },
  },
];
