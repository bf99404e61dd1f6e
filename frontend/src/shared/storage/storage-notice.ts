import type { Kept } from "./kept-values.ts";

/** Whether the person has to be told, once, that the device does not keep their list of uploads. */
export type StorageNotice = { kind: "none" } | { kind: "shown"; reason: Exclude<Kept, "kept"> } | { kind: "closed" };

export type StorageNoticeEvent = { type: "uploadWritten"; kept: Kept } | { type: "noticeClosed" };

export function reduceStorageNotice(state: StorageNotice, event: StorageNoticeEvent): StorageNotice {
  switch (event.type) {
    case "uploadWritten":
      return state.kind === "none" && event.kept !== "kept" ? { kind: "shown", reason: event.kept } : state;
    case "noticeClosed":
      return { kind: "closed" };
  }
}
