import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { takeShared, wasShared } from "../../shared/received/shared-files.ts";
import type { ChosenFile } from "./archive.ts";
import { chosenFile } from "./chosen-file.ts";

/** Chromium's API for the files that an installed page was opened with. */
type LaunchQueue = {
  setConsumer(consumer: (launch: { files: readonly FileSystemFileHandle[] }) => void): void;
};

type Receiver = { onFiles: (files: ChosenFile[]) => void; onUnreadable: () => void };

/** Adds files that other apps share with the installed page or open in it. */
export function ReceivedFiles({ onFiles, onUnreadable }: Receiver): null {
  const navigate = useNavigate();
  const { search } = useLocation();
  const take = useEffectEvent((files: Promise<ChosenFile[]>) => {
    files.then((taken) => {
      // The page was opened without files.
      if (taken.length > 0) onFiles(taken);
    }, onUnreadable);
  });

  useEffect(() => {
    if (!("launchQueue" in window)) return;
    const queue = window.launchQueue as LaunchQueue;
    queue.setConsumer(({ files }) =>
      take(Promise.all(files.map(async (handle) => ({ ...chosenFile(await handle.getFile()), handle })))),
    );
  }, []);

  useEffect(() => {
    if (!wasShared(search)) return;
    take(takeShared(search, caches).then((files) => files.map((file) => chosenFile(file))));
    void navigate("/", { replace: true });
  }, [search, navigate]);

  return null;
}
