import type { ReactNode } from "react";
import { Panel } from "./panel.tsx";
import { Skeleton } from "./skeleton.tsx";
import hidden from "./visually-hidden.module.css";

/** A screen whose content is on its way: its shape, and words for those who do not see it. */
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
