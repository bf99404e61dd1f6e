import { Panel } from "./panel.tsx";
import { Skeleton } from "./skeleton.tsx";
import hidden from "./visually-hidden.module.css";

/** A screen whose content is on its way: its shape, and words for those who do not see it. */
export function LoadingPanel({ title }: { title: string }) {
  return (
    <Panel>
      <div className={hidden["visuallyHidden"]} role="status">
        <h1>{title}</h1>
      </div>
      <Skeleton />
    </Panel>
  );
}
