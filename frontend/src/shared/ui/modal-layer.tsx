import { createContext, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";

/** The layer; `undefined` if there is none, `null` until it is mounted. */
const LayerContext = createContext<HTMLElement | null | undefined>(undefined);

/** Renders its children and, above them, a layer for their dialogs. */
export function ModalLayer({ children }: { children: ReactNode }) {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  return (
    <LayerContext value={layer}>
      {children}
      <div ref={setLayer} data-testid="modal-layer" />
    </LayerContext>
  );
}

/** Renders a dialog in the page's layer, or in place if there is no layer. */
export function InModalLayer({ children }: { children: ReactNode }) {
  const layer = useContext(LayerContext);
  if (layer === undefined) return children;
  return layer === null ? null : createPortal(children, layer);
}
