import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";
import { InModalLayer } from "./modal-layer.tsx";

type DialogProps = {
  title: string;
  children: ReactNode;
  /** Buttons, the safe one first: it gets the focus. */
  actions: ReactNode;
  /** Called when the person leaves it, by Escape too. The state above decides that it goes. */
  onClose: () => void;
  /** What was asked for is under way: until it is known what came of it, nobody leaves. */
  busy?: boolean;
};

/** One question on top of the page. The browser keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  return (
    <InModalLayer>
      <OpenDialog {...props} />
    </InModalLayer>
  );
}

function OpenDialog({ title, children, actions, onClose, busy = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const actionBar = useRef<HTMLDivElement>(null);
  const titleId = useId();

  // Before the element is taken away: closing it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    actionBar.current?.querySelector("button")?.focus();
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      onClose={() => {
        // A browser may close it without asking, at a second Escape.
        if (dialog.current?.open !== false) return;
        if (busy) dialog.current.showModal();
        else onClose();
      }}
    >
      <h2 id={titleId} className={styles["title"]}>
        {title}
      </h2>
      <div className={styles["body"]}>{children}</div>
      <div ref={actionBar} className={styles["actions"]}>
        {actions}
      </div>
    </dialog>
  );
}
