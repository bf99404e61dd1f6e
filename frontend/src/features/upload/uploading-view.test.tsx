import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeConfig } from "../../testing/fake-config.ts";
import { fakeEnvironment } from "../../testing/fake-environment.ts";
import { renderPart } from "../../testing/render-app.tsx";
import { rulesOf } from "./archive.ts";
import { createUploadSession } from "./upload-session.ts";
import { UploadSessionProvider } from "./upload-session-context.tsx";
import { UploadingView } from "./uploading-view.tsx";

test.each([
  [["letter.txt"], "letter.txt", "0 bytes of 5 bytes"],
  [["letter.txt", "more.txt"], "Send-Archive.zip", "0 bytes of 10 bytes"],
])("while %j is uploaded the name %s and the size %s are shown", (paths, name, size) => {
  const environment = fakeEnvironment();
  const session = createUploadSession(environment, rulesOf(fakeConfig()));
  session.addFiles(paths.map((path) => ({ path, blob: new Blob(["hello"]), lastModifiedMs: 0 })));
  renderPart(
    <UploadSessionProvider session={session}>
      <UploadingView state={{ kind: "uploading", progress: null, samples: [] }} />
    </UploadSessionProvider>,
    environment,
  );
  expect(screen.getByTitle(name)).toBeDefined();
  expect(screen.getByText(size)).toBeDefined();
});
