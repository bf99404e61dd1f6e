import { useState } from "react";
import { Button } from "../../../shared/ui/button.tsx";
import { DownloadIcon } from "../../../shared/ui/icons.tsx";

type DownloadButtonProps = {
  /** For tests: of all files, or of the selected ones. */
  testId?: string;
  label: string;
  onDownload: () => void;
};

/** Starts the download, once. */
export function DownloadButton({ testId = "download-button", label, onDownload }: DownloadButtonProps) {
  const [clicked, setClicked] = useState(false);
  return (
    <Button
      look="primary"
      shape="wide"
      data-shortcut="d"
      data-testid={testId}
      disabled={clicked}
      onClick={() => {
        setClicked(true);
        onDownload();
      }}
    >
      <DownloadIcon />
      <span>{label}</span>
    </Button>
  );
}
