import { Icon } from "./icon.tsx";

export function FolderIcon() {
  return (
    <Icon>
      <path d="M3 15V5.5A1.5 1.5 0 0 1 4.5 4H8l2 2.5h5.5A1.5 1.5 0 0 1 17 8v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15Z" />
    </Icon>
  );
}
