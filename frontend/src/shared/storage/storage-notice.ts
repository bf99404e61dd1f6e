import type { Kept } from "./kept-values.ts";

/** Whether the person has to be told, once, that the device does not keep their list of uploads. */
export type StorageNotice = { kind: "none" } | { kind: "shown"; reason: Exclude<Kept, "kept"> } | { kind: "closed" };

export type StorageNoticeAction = { type: "uploadWritten"; kept: Kept } | { type: "noticeClosed" };

export function reduceStorageNotice(state: StorageNotice, action: StorageNoticeAction): StorageNotice {
  switch (action.type) {
    case "uploadWritten":
      return state.kind === "none" && action.kept !== "kept" ? { kind: "shown", reason: action.kept } : state;
    case "noticeClosed":
      return { kind: "closed" };
  }
}
