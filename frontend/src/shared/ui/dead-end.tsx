import type { ReactNode } from "react";
import { Panel } from "./panel.tsx";
import { ScreenTitle } from "./screen-title.tsx";

type DeadEndProps = { illustration: ReactNode; title: string; lead: ReactNode; testId?: string; children?: ReactNode };

/** An error screen: what happened, whether anything is lost, and what to do next. */
export function DeadEnd({ illustration, title, lead, testId, children }: DeadEndProps) {
  return (
    <Panel centred>
      {illustration}
      <ScreenTitle title={title} lead={lead} {...(testId !== undefined && { testId })} />
      {children}
    </Panel>
  );
}
