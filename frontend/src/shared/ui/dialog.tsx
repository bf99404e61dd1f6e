import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";
import { InModalLayer } from "./modal-layer.tsx";

type DialogProps = {
  /** Shown above the title, in dialogs that announce a success. */
  picture?: ReactNode;
  title: ReactNode;
  children: ReactNode;
  /**
   * Buttons. The first one is safe to press, and receives the focus. If the buttons do not fit on the screen, the
   * title receives the focus instead.
   */
  actions: ReactNode;
  /** Called when the user closes the dialog, for example with Escape. The parent decides whether to remove it. */
  onClose: () => void;
  /** Whether the dialog is wide, as for previews of received files, which may have any shape. */
  isWide?: boolean;
  /** Whether the dialog's action is running, so that the dialog cannot be closed yet. */
  busy?: boolean;
};

/** A modal dialog. The browser keeps the focus inside and restores it afterwards. */
export function Dialog(props: DialogProps) {
  return (
    <InModalLayer>
      <OpenDialog {...props} />
    </InModalLayer>
  );
}

function OpenDialog({ picture, title, children, actions, onClose, isWide = false, busy = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const actionBar = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // The dialog is closed before its element is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    const bar = actionBar.current;
    const isBelow = bar !== null && bar.getBoundingClientRect().bottom > element.getBoundingClientRect().bottom;
    (isBelow ? heading.current : bar?.querySelector("button"))?.focus();
    // Undoes the browser's scrolling to the focused element.
    element.scrollTop = 0;
    return () => element.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles[isWide ? "wide" : "dialog"]}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      onClose={() => {
        // Some browsers close a dialog on a second Escape without a cancel event.
        if (dialog.current?.open !== false) return;
        if (busy) dialog.current.showModal();
        else onClose();
      }}
    >
      {picture !== undefined && <div className={styles["picture"]}>{picture}</div>}
      <h2 ref={heading} tabIndex={-1} id={titleId} className={styles["title"]}>
        {title}
      </h2>
      <div className={styles["body"]}>{children}</div>
      <div ref={actionBar} className={styles["actions"]}>
        {actions}
      </div>
    </dialog>
  );
}
