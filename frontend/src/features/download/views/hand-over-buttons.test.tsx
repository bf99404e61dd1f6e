import { createDeferred } from "@envoi/client";
import { ARCHIVE_TYPE } from "@envoi/protocol";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConfigProvider } from "../../../shared/config/config-context.tsx";
import type { HandOver } from "../../../shared/saving/hand-over.ts";
import { fakeConfig } from "../../../testing/fake-config.ts";
import { fakeEnvironment } from "../../../testing/fake-environment.ts";
import { fakeOneByOne } from "../../../testing/fake-one-by-one.ts";
import { renderPart } from "../../../testing/render-app.tsx";
import { MAX_SHARED_BYTES, MAX_SHARED_FILES } from "../session/hand-over-files.ts";
import type { OneByOne } from "../session/one-by-one.ts";
import { HandOverButtons } from "./hand-over-buttons.tsx";

const folder = { name: "Holiday" } as FileSystemDirectoryHandle;
let isPhone = true;
beforeEach(() => {
  isPhone = true;
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    () => ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
  );
});
afterEach(() => vi.restoreAllMocks());

type ShowOptions = Partial<Pick<HandOver, "pickFolder" | "canShare">> & {
  sizes?: number[];
  oneByOne?: Partial<OneByOne>;
  mayShare?: boolean;
};

async function show({ sizes = [1, 1], oneByOne = {}, mayShare = true, ...handOver }: ShowOptions = {}) {
  const files = sizes.map((size, index) => ({ name: `${index}.jpg`, size, type: "image/jpeg" }));
  const size = sizes.reduce((sum, one) => sum + one, 0);
  const metadata = { name: "Send-Archive.zip", size, type: ARCHIVE_TYPE, manifest: { files } };
  const onNoFolder = vi.fn();
  const FEATURES = { ...fakeConfig().FEATURES, share: mayShare };
  renderPart(
    <ConfigProvider load={async () => fakeConfig({ FEATURES })}>
      <HandOverButtons
        metadata={metadata}
        chosen={null}
        isFetched={false}
        oneByOne={fakeOneByOne({ ...handOver, ...oneByOne })}
        onNoFolder={onNoFolder}
      />
      <output>ready</output>
    </ConfigProvider>,
    fakeEnvironment(),
  );
  await screen.findByText("ready");
  return { onNoFolder };
}

const canShare = () => true;

test("browsers that can neither write to folders nor share files show no button", async () => {
  await show();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("several files are saved in the folder that the user picks [R4.64c]", async () => {
  const saveInFolder = vi.fn(async () => undefined);
  await show({ pickFolder: async () => folder, oneByOne: { saveInFolder } });
  fireEvent.click(screen.getByRole("button", { name: "Save to a folder" }));
  await waitFor(() => expect(saveInFolder).toHaveBeenCalledWith(null, folder));
});

test("a double click opens one folder picker and starts no download", async () => {
  const saveInFolder = vi.fn(async () => undefined);
  const active = new DOMException("File picker already active.", "NotAllowedError");
  const picked = createDeferred<FileSystemDirectoryHandle>();
  const pickFolder = vi.fn(() => Promise.reject<FileSystemDirectoryHandle>(active)).mockReturnValueOnce(picked.promise);
  const { onNoFolder } = await show({ pickFolder, oneByOne: { saveInFolder } });
  const button = screen.getByRole("button", { name: "Save to a folder" });
  fireEvent.click(button);
  fireEvent.click(button);
  picked.resolve(folder);
  await waitFor(() => expect(saveInFolder).toHaveBeenCalledExactlyOnceWith(null, folder));
  expect(onNoFolder).not.toHaveBeenCalled();
});

test("one file needs no folder: the browser asks where to save it", async () => {
  await show({ sizes: [1], pickFolder: async () => folder });
  expect(screen.queryByTestId("save-in-folder")).toBeNull();
});

test.each([
  ["AbortError", 0],
  ["SecurityError", 1],
])("if the folder picker fails with %s, the number of ordinary downloads is %d", async (name, downloads) => {
  const pickFolder = vi.fn(() => Promise.reject(new DOMException("", name)));
  const { onNoFolder } = await show({ pickFolder });
  fireEvent.click(screen.getByTestId("save-in-folder"));
  await waitFor(() => expect(pickFolder).toHaveBeenCalled());
  await Promise.resolve();
  expect(onNoFolder).toHaveBeenCalledTimes(downloads);
});

test("interrupted saving continues in the same folder without asking again", async () => {
  const saveInFolder = vi.fn(async () => undefined);
  const pickFolder = vi.fn(async () => folder);
  await show({ pickFolder, oneByOne: { saveInFolder, unfinished: () => [0, 1] } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(saveInFolder).toHaveBeenCalledWith(null, null);
  expect(pickFolder).not.toHaveBeenCalled();
});

test("on phones, files go to other apps unless the operator disabled sharing [R4.65b]", async () => {
  const share = vi.fn(async () => undefined);
  await show({ canShare, oneByOne: { share } });
  fireEvent.click(await screen.findByRole("button", { name: "Share" }));
  expect(share).toHaveBeenCalledWith(null);
});

test.each<[string, ShowOptions, boolean]>([
  ["the maximum number of files", { sizes: Array.from({ length: MAX_SHARED_FILES }, () => 1) }, true],
  ["one file too many", { sizes: Array.from({ length: MAX_SHARED_FILES + 1 }, () => 1) }, false],
  ["the maximum number of bytes", { sizes: [MAX_SHARED_BYTES - 1, 1] }, true],
  ["one byte too many", { sizes: [MAX_SHARED_BYTES, 1] }, false],
  ["sharing disabled by the operator", { mayShare: false }, false],
])("whether sharing is offered with %s: $2", async (_what, shown, isOffered) => {
  await show({ canShare, ...shown });
  await waitFor(() => expect(screen.queryByTestId("share-files") !== null).toBe(isOffered));
});

test("on devices with a mouse, files are downloaded rather than shared", async () => {
  isPhone = false;
  await show({ canShare });
  expect(screen.queryByTestId("share-files")).toBeNull();
});
