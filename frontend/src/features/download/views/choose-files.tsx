import { type ReactNode, useMemo } from "react";
import { hasThumbnail } from "../../../shared/file-preview/preview-kind.ts";
import { isolated } from "../../../shared/l10n/isolated.ts";
import { useText } from "../../../shared/l10n/use-text.ts";
import { Button } from "../../../shared/ui/button.tsx";
import { EyeIcon } from "../../../shared/ui/eye-icons.tsx";
import { FileName } from "../../../shared/ui/file-name.tsx";
import { Size } from "../../../shared/ui/size.tsx";
import { useDrawnRows } from "../../../shared/ui/use-drawn-rows.ts";
import styles from "./choose-files.module.css";
import type { DownloadableFile } from "./downloadable-file.ts";

type ChooseFilesProps = {
  files: readonly DownloadableFile[];
  /** Positions of the selected files in the Manifest. */
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onPreview: (file: DownloadableFile) => void;
  icon: (file: DownloadableFile) => ReactNode;
};

/** Lists the files of a set with checkboxes and, where possible, previews. */
export function ChooseFiles({ files, selected, onSelect, onPreview, icon }: ChooseFilesProps) {
  const t = useText();
  const { drawn, list, row } = useDrawnRows(files.length);

  const isPictured = useMemo(() => files.some(({ preview }) => hasThumbnail(preview)), [files]);

  function toggle(index: number): void {
    const next = new Set(selected);
    if (!next.delete(index)) next.add(index);
    onSelect(next);
  }

  return (
    <ul {...list} className={styles[isPictured ? "pictured" : "list"]} aria-label={t("filesInside")}>
      {files.slice(0, drawn).map((file, place) => (
        <li {...row(place)} key={file.index} className={styles["item"]}>
          <label className={styles["choice"]}>
            <input
              type="checkbox"
              className={styles["box"]}
              aria-label={t("selectFile", { name: isolated(file.name) })}
              checked={selected.has(file.index)}
              onChange={() => toggle(file.index)}
            />
            <span className={styles["icon"]}>{icon(file)}</span>
            <FileName name={file.name} />
            <Size bytes={file.size} className={styles["size"]} />
          </label>
          {file.preview !== null && (
            <Button
              look="quiet"
              shape="icon"
              aria-label={t("previewNamed", { name: isolated(file.name) })}
              data-testid="preview-button"
              onClick={() => onPreview(file)}
            >
              <EyeIcon />
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
