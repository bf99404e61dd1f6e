import { createContext, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";

/** `undefined` where no layer is, `null` until it is drawn. */
const LayerContext = createContext<HTMLElement | null | undefined>(undefined);

/** Gives what is inside a layer above it, in which its dialogs are drawn wherever they are opened. */
export function ModalLayer({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  return (
    <LayerContext value={layer}>
      {children}
      <div ref={setLayer} data-testid="modal-layer" />
    </LayerContext>
  );
}

/** Draws a dialog in the layer of its page; a part of the page that stands alone draws it in place. */
export function InModalLayer({ children }: { children: ReactNode }) {
  const layer = useContext(LayerContext);
  if (layer === undefined) return children;
  return layer === null ? null : createPortal(children, layer);
}
