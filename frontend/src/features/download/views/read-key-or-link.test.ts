import { expect, test } from "vitest";
import { SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { readKeyOrLink } from "./key-panel.tsx";

const id = uploadId();

test.each([SECRET, `#${SECRET}`, `  ${SECRET}\n`, `${SECRET}==`, `"${SECRET}".`, `#${SECRET}&utm_source=chat`])(
  "%j is a key",
  (text) => {
    expect(readKeyOrLink(text)).toEqual({ id: null, secretB64: SECRET });
  },
);

test.each([
  `https://envoi.example/download/${id}/#${SECRET}`,
  `https://envoi.example/download/${id}#${SECRET}`,
  `https://envoi.example/download/${id}/?utm_source=mail#${SECRET}`,
  `The photos: <https://envoi.example/download/${id}/#${SECRET}>.`,
])("%s contains a key", (text) => {
  expect(readKeyOrLink(text)).toEqual({ id, secretB64: SECRET });
});

test("a key of a strong password keeps its version", () => {
  const secretB64 = `v2.${SECRET}`;
  expect(readKeyOrLink(`#${secretB64}`)).toEqual({ id: null, secretB64 });
  expect(readKeyOrLink(`https://envoi.example/download/${id}/#${secretB64}`)).toEqual({ id, secretB64 });
});

test.each([
  "",
  "hello",
  "AAECAwQFBgcICQoLDA0O",
  `https://envoi.example/download/${id}/`,
  `https://envoi.example/other/${id}/#${SECRET}`,
  `https://envoi.example/download/nothex/#${SECRET}`,
])("%j is neither a link nor a key", (text) => {
  expect(readKeyOrLink(text)).toBeNull();
});
