import { expect, test, vi } from "vitest";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { fakeUser } from "../../testing/fake-user.ts";
import { fakeWindow } from "../../testing/fake-window.ts";
import { signOut } from "../account/sign-out.ts";
import { chooseLanguage } from "../l10n/choose-language.ts";
import { loadLocalization } from "../l10n/load-localization.ts";
import { createLazyMetrics } from "./lazy-metrics.ts";
import { sendWhenLeft, startMetrics } from "./start-metrics.ts";

function setUp() {
  const { view, beacons, dispatch } = fakeWindow();
  const environment = fakeEnvironment();
  environment.account.dispatch({ type: "accountsFound", user: null });
  const metrics = createLazyMetrics(environment, async () => startMetrics(environment, view));
  return { environment: { ...environment, metrics }, metrics, view, beacons, dispatch };
}

test("leaving the page sends the recorded events [R7.23]", async () => {
  const { metrics, beacons, dispatch } = setUp();
  metrics.record({ type: "login", status: "cancel", trigger: "size" });
  await vi.waitFor(() => {
    dispatch("pagehide");
    expect(beacons).toHaveLength(1);
  });
  expect(beacons).toMatchObject([
    {
      address: "https://envoi.example/api/metrics",
      beacon: { lang: "en-US", platform: "web", events: [{ event_type: "client_login" }] },
    },
  ]);
});

test("a beacon contains the page's current language", async () => {
  const { environment, metrics, beacons, dispatch } = setUp();
  const german = await loadLocalization(["de"], async () => "cancel = Abbrechen");
  metrics.record({ type: "login", status: "cancel", trigger: "size" });
  await chooseLanguage({ ...environment, loadLanguage: async () => german }, "de");
  await vi.waitFor(() => {
    dispatch("pagehide");
    expect(beacons).toMatchObject([{ beacon: { lang: "de" } }]);
  });
});

test("events recorded before the page is hidden are sent even if the code loads only later", async () => {
  const { metrics, beacons, view } = setUp();
  metrics.record({ type: "login", status: "cancel", trigger: "size" });
  Object.assign(view.document, { visibilityState: "hidden" });
  await vi.waitFor(() => expect(beacons).toHaveLength(1));
});

test("signing out is recorded immediately for the departing user, and ends the session", async () => {
  const { environment, beacons, dispatch } = setUp();
  environment.account.dispatch({ type: "signedIn", user: fakeUser() });
  environment.metrics.record({ type: "login", status: "ok", trigger: "button" });
  await vi.waitFor(() => {
    dispatch("pagehide");
    expect(beacons).toHaveLength(1);
  });
  signOut(environment, "button");
  await vi.waitFor(() => expect(beacons).toHaveLength(2));
  expect(beacons[1]?.beacon.events).toMatchObject([
    {
      event_type: "client_logout",
      event_properties: { trigger: "button" },
      user_id: beacons[0]?.beacon.events[0]?.user_id,
      user_properties: { anonymous: false },
    },
  ]);
});

test("in a browser without beacons, events are lost but the page keeps working", async () => {
  const { metrics, beacons, view, dispatch } = setUp();
  const asked = vi.fn(() => undefined);
  Object.defineProperty(view.navigator, "sendBeacon", { get: asked });
  metrics.record({ type: "login", status: "cancel", trigger: "size" });
  await vi.waitFor(() => {
    dispatch("pagehide");
    expect(asked).toHaveBeenCalled();
  });
  expect(beacons).toEqual([]);
});

function leave(visibilityState: DocumentVisibilityState) {
  const flush = vi.fn();
  const view = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState });
  sendWhenLeft(flush, Object.assign(view, { document }));
  return { flush, view, document };
}

test("leaving the page sends its events", () => {
  const { flush, view } = leave("visible");
  view.dispatchEvent(new Event("pagehide"));
  expect(flush).toHaveBeenCalledTimes(1);
});

test.each([
  ["hidden", 1],
  ["visible", 0],
] as const)("a page that becomes %s sends its events %i times", (visibilityState, times) => {
  const { flush, document } = leave(visibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(flush).toHaveBeenCalledTimes(times);
});
