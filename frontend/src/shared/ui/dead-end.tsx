import type { ReactNode } from "react";
import { Panel } from "./panel.tsx";
import { ScreenTitle } from "./screen-title.tsx";
import { useHeadingAsTitle } from "./use-page-title.ts";

type DeadEndProps = { illustration: ReactNode; title: string; lead: ReactNode; testId?: string; children?: ReactNode };

/** An illustrated screen that explains what happened, whether anything is lost, and what to do next. */
export function DeadEnd({ illustration, title, lead, testId, children }: DeadEndProps) {
  useHeadingAsTitle(title);
  return (
    <Panel centred>
      {illustration}
      <ScreenTitle title={title} lead={lead} {...(testId !== undefined && { testId })} />
      {children}
    </Panel>
  );
}
