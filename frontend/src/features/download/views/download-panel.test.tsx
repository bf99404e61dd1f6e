import { TransferError } from "@envoi/client";
import { parseSecret, parseShareLink } from "@envoi/crypto";
import { ARCHIVE_TYPE, ProtocolError } from "@envoi/protocol";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ConfigProvider } from "../../../shared/config/config-context.tsx";
import { LARGE_BYTES } from "../../../shared/saving/saver.ts";
import type { DownloadProgress, Transfer } from "../../../shared/transfer/transfer.ts";
import { deferred } from "../../../testing/deferred.ts";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeDownload, fakeEnvironment } from "../../../testing/fake-environment.ts";
import { NONCE, OTHER_SECRET, SECRET, uploadId } from "../../../testing/fake-uploads.ts";
import { heldTransfer } from "../../../testing/held-transfer.ts";
import { renderApp, renderPart } from "../../../testing/render-app.tsx";
import { DownloadKeeper } from "../session/download-keeper.tsx";
import { DownloadPanel } from "./download-panel.tsx";
import { KeyPanel } from "./key-panel.tsx";

const id = uploadId();
function setUp(changes: Partial<Transfer> = {}) {
  const user = userEvent.setup();
  const environment = fakeEnvironment(changes);
  renderPart(
    <DownloadKeeper>
      <DownloadPanel id={id} secretB64={SECRET} />
    </DownloadKeeper>,
    environment,
  );
  return { user, environment };
}

test("the page shows that it is checking the link", () => {
  setUp({ checkExists: (_, signal) => deferred<{ requiresPassword: boolean; nonce: typeof NONCE }>().promise(signal) });
  expect(screen.getByRole("status").textContent).toBe("Looking for your files…");
});

test("a file's name, size and remaining lifetime are shown before anything is fetched [R1.7]", async () => {
  setUp();
  await screen.findByRole("heading", { name: "A file for you" });
  expect(screen.getByTestId("file-name").textContent).toBe("letter.txt");
  expect(screen.getByTestId("file-size").textContent).toBe("5 bytes");
  expect(screen.getByText("Expires in 1 hour")).toBeDefined();
});

test("several files are listed with names that cannot escape their folder [R1.7b]", async () => {
  const files = ["../a.txt", "b/c.txt"].map((name) => ({ name, size: 3, type: "" }));
  const metadata = { name: "Send-Archive.zip", size: 6, type: "send-archive", manifest: { files } };
  setUp({ openDownload: async () => fakeDownload({ metadata, finalDownload: true }) });
  await screen.findByRole("heading", { name: "2 files for you" });
  const names = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names[0]).not.toContain("..");
  expect(names[1]).toContain("b/c.txt");
  expect(screen.getByText(/Last download/)).toBeDefined();
});

test("a download shows its progress, then decryption, then completion [R2.53]", async () => {
  const running = heldTransfer<DownloadProgress, Blob>();
  const { user, environment } = setUp({ openDownload: async () => fakeDownload({ read: running.run }) });
  await user.click(await screen.findByRole("button", { name: "Download" }));
  expect(screen.getByRole("heading", { name: "Downloading" })).toBeDefined();
  running.report({ receivedBytes: 11, totalBytes: 44 });
  expect(screen.getByTestId("percent").textContent).toBe("25%");
  running.report({ receivedBytes: 44, totalBytes: 44 });
  expect(screen.getByText("Decrypting…")).toBeDefined();
  await act(async () => running.resolve(new Blob(["hello"])));
  expect(screen.getByTestId("download-finished")).toBeDefined();
  expect(environment.saved.map(({ name }) => name)).toEqual(["letter.txt"]);
});

test("a cancelled download returns to the file [R4.12b]", async () => {
  const running = deferred<Blob>();
  const { user } = setUp({ openDownload: async () => fakeDownload({ read: ({ signal }) => running.promise(signal) }) });
  await user.click(await screen.findByRole("button", { name: "Download" }));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Download" });
  expect(button.disabled).toBe(false);
});

test("a wrong password is shown as an error until the user types something else [R5.5]", async () => {
  const { user } = setUp({
    checkExists: async () => ({ requiresPassword: true, nonce: NONCE }),
    openDownload: ({ password }) =>
      password === "a password of more than 32 characters"
        ? Promise.resolve(fakeDownload())
        : Promise.reject(new ProtocolError("bad_proof")),
  });
  const input = await screen.findByLabelText<HTMLInputElement>("Password");
  await user.type(input, "wrong{Enter}");
  const message = await screen.findByText("Wrong password. Try again.");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  await user.clear(input);
  await user.type(input, "a password of more than 32 characters");
  expect(message.textContent).toBe("");
  expect(input.getAttribute("aria-invalid")).toBe("false");
  await user.click(screen.getByRole("button", { name: "Unlock" }));
  await screen.findByTestId("download-preview");
});

test("a deleted upload is reported as deleted", async () => {
  setUp({ checkExists: () => Promise.reject(new ProtocolError("not_found")) });
  await screen.findByRole("heading", { name: "These files are gone" });
});

test.each([
  [{ ADDRESS: "mailto:abuse@example.com" }, "mailto:abuse@example.com"],
  [{ PUBLIC_KEY: "key" }, null],
])("with REPORTS %o, an upload removed by the operator is shown as removed", async (REPORTS, address) => {
  const environment = fakeEnvironment({ checkExists: () => Promise.reject(new ProtocolError("removed")) });
  renderPart(
    <ConfigProvider load={async () => fakeConfig({ REPORTS })}>
      <DownloadKeeper>
        <DownloadPanel id={id} secretB64={SECRET} />
      </DownloadKeeper>
    </ConfigProvider>,
    environment,
  );
  await screen.findByRole("heading", { name: "These files were removed" });
  expect(document.body.textContent).toContain("The people who run this service removed them");
  expect(screen.queryByRole("link", { name: "Report" })).toBeNull();
  if (address === null) expect(screen.queryByTestId("contact-operator")).toBeNull();
  else expect(await screen.findByRole("link", { name: "Contact them" })).toHaveProperty("href", address);
});

test.each([
  [new TransferError("connect_failed"), "Can't reach the server", "Check your connection"],
  [new TransferError("intercepted"), "Can't reach the server", "sign in there if you're asked to"],
  [new ProtocolError("rate_limited", { retryAfterSeconds: 30 }), "The server is busy", "wait 30 seconds"],
  [new ProtocolError("busy"), "The server is busy", "is very busy"],
  [new ProtocolError("internal"), "The server is busy", "Nothing is lost"],
])("the page shows the error %o and offers a retry", async (error, title, text) => {
  let answers = false;
  const { user } = setUp({
    checkExists: () => (answers ? Promise.resolve({ requiresPassword: false, nonce: NONCE }) : Promise.reject(error)),
  });
  await screen.findByRole("heading", { name: title });
  expect(document.body.textContent).toContain(text);
  answers = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByTestId("download-preview");
});

test("the link copied for another browser is complete, even if the user has typed the key", async () => {
  const { metadata } = fakeDownload();
  const user = userEvent.setup();
  const environment = fakeEnvironment({
    openDownload: async () => fakeDownload({ metadata: { ...metadata, size: LARGE_BYTES + 1 } }),
  });
  renderApp(environment, `/download/${id}`);
  await user.type(await screen.findByLabelText("Link or key"), `${SECRET}{Enter}`);
  await user.click(await screen.findByTestId("copy-page-link"));
  expect(environment.copied.map(parseShareLink)).toMatchObject([{ id, secret: parseSecret(SECRET) }]);
});

test("a link without a key makes the page ask for it before sending any request", async () => {
  let calls = 0;
  const user = userEvent.setup();
  const environment = fakeEnvironment({
    checkExists: async () => {
      calls += 1;
      return { requiresPassword: false, nonce: NONCE };
    },
  });
  renderPart(
    <DownloadKeeper>
      <KeyPanel id={id} />
    </DownloadKeeper>,
    environment,
  );
  const input = screen.getByLabelText("Link or key");
  await user.type(input, "nonsense{Enter}");
  expect(screen.getByText("That isn't a link or key from this service.")).toBeDefined();
  await user.clear(input);
  await user.type(input, `https://envoi.example/download/ffffffffffffffff/#${OTHER_SECRET}{Enter}`);
  expect(screen.getByText("That link is for different files.")).toBeDefined();
  expect(calls).toBe(0);
  await user.clear(input);
  await user.type(input, `${SECRET}{Enter}`);
  await waitFor(() => expect(screen.getByTestId("download-preview")).toBeDefined());
});

test("a link whose key was altered by a mail program opens without a prompt", async () => {
  history.replaceState(null, "", `/download/${id}/#%20${SECRET.slice(0, 7)}%E2%80%8B${SECRET.slice(7)}%3E`);
  renderPart(
    <DownloadKeeper>
      <KeyPanel id={id} />
    </DownloadKeeper>,
    fakeEnvironment({}),
  );
  await screen.findByTestId("download-preview");
  history.replaceState(null, "", "/");
});

test("a finished download has an illustration and a link to send files [R2.54]", async () => {
  const { user } = setUp();
  await user.click(await screen.findByRole("button", { name: "Download" }));
  await screen.findByRole("heading", { name: "Download complete" });
  expect(document.querySelectorAll("svg")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "Send your own files" }).getAttribute("href")).toBe("/");
});

test("the number of files is shown above a list of several [R2.80b]", async () => {
  const files = ["trip/a.txt", "b.txt"].map((name) => ({ name, size: 1, type: "" }));
  const metadata = { ...fakeDownload().metadata, name: "Send-Archive.zip", type: ARCHIVE_TYPE, manifest: { files } };
  setUp({ openDownload: async () => fakeDownload({ metadata }) });
  expect((await screen.findByTestId("file-name")).textContent).toBe("2 files");
});

test("a file can be downloaded again while the link has downloads left", async () => {
  const { user, environment } = setUp();
  await user.click(await screen.findByRole("button", { name: "Download" }));
  await user.click(await screen.findByRole("button", { name: "Download again" }));
  await waitFor(() => expect(environment.saved).toHaveLength(2));
  await screen.findByTestId("download-finished");
});
