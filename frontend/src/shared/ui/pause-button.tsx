import { useText } from "../l10n/use-text.ts";
import { Button } from "./button.tsx";
import { PauseIcon, PlayIcon } from "./icons.tsx";

type PauseButtonProps = { isPaused: boolean; onPause: (isPaused: boolean) => void; testId: string };

export function PauseButton({ isPaused, onPause, testId }: PauseButtonProps) {
  const t = useText();
  return (
    <Button data-testid={testId} onClick={() => onPause(!isPaused)}>
      {isPaused ? <PlayIcon /> : <PauseIcon />}
      <span>{t(isPaused ? "goOn" : "pause")}</span>
    </Button>
  );
}
