import { expect, test } from "vitest";
import { feedbackLink } from "./page-frame.tsx";

const facts = { version: "1.2.3", browserName: "Google Chrome", text: "Version 1.2.3, Google Chrome" };

test("adds version and browser to a feedback page's query", () => {
  expect(feedbackLink("https://envoi.example/feedback?topic=files#form", facts)).toBe(
    "https://envoi.example/feedback?topic=files&version=1.2.3&browser=Google+Chrome#form",
  );
});

test.each([
  ["mailto:us@envoi.example", "mailto:us@envoi.example?body=%0D%0A%0D%0AVersion%201.2.3%2C%20Google%20Chrome"],
  [
    "mailto:us@envoi.example?subject=Envoi",
    "mailto:us@envoi.example?subject=Envoi&body=%0D%0A%0D%0AVersion%201.2.3%2C%20Google%20Chrome",
  ],
])("adds the version and browser to the body of an email to %s", (address, link) => {
  expect(feedbackLink(address, facts)).toBe(link);
});
