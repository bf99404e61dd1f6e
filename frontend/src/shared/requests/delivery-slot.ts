import type { RequestId, UploadId } from "@envoi/protocol";
import type { ReactNode } from "react";
import type { SendingState } from "../transfer/sending-state.ts";
import type { ChosenDelivery } from "../transfer/transfer.ts";

/** What a request's page and the views that choose and show its files tell each other. */
export type DeliverySlotProps = {
  /** What the files are chosen for: the same object as long as the same request is shown. They stay chosen meanwhile. */
  request: object;
  requestId: RequestId;
  maxBytes: number;
  kinds: readonly string[];
  /** Whether only an interrupted delivery can be continued, because it has the last place. */
  isFull: boolean;
  /** The delivery under way; `null` while files can be chosen. */
  sending: SendingState | null;
  /**
   * @param unfinished - the interrupted delivery to continue; `null` for a new one
   * @returns whether the files have been sent, and need not stay chosen
   */
  onSend: (delivery: ChosenDelivery, unfinished: UploadId | null) => Promise<boolean>;
  onPause: (isPaused: boolean) => void;
  onCancel: () => void;
  /** Called after an interrupted delivery has been discarded, so that its place is free again. */
  onDiscarded: () => void;
  /** Shown above the files while they can be chosen. */
  children: ReactNode;
};
