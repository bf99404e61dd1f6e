import { useState } from "react";
import { useText } from "../../shared/l10n/use-text.ts";
import { Button } from "../../shared/ui/button.tsx";
import { DownloadIcon } from "../../shared/ui/icons.tsx";

/** Starts the download, once. */
export function DownloadButton({ onDownload }: { onDownload: () => void }) {
  const t = useText();
  const [clicked, setClicked] = useState(false);
  return (
    <Button
      look="primary"
      shape="wide"
      data-shortcut="d"
      data-testid="download-button"
      disabled={clicked}
      onClick={() => {
        setClicked(true);
        onDownload();
      }}
    >
      <DownloadIcon />
      {t("download")}
    </Button>
  );
}
