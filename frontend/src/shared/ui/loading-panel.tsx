import type { ReactNode } from "react";
import { Panel } from "./panel.tsx";
import { Skeleton } from "./skeleton.tsx";
import hidden from "./visually-hidden.module.css";

/** A placeholder for a screen that is loading, with text for screen readers. */
export function LoadingPanel({ title, shape = <Skeleton /> }: { title: string; shape?: ReactNode }) {
  return (
    <Panel>
      <div className={hidden["visuallyHidden"]} role="status">
        <h1>{title}</h1>
      </div>
      {shape}
    </Panel>
  );
}
