import { Icon } from "./icon.tsx";

export function FolderIcon() {
  return (
    <Icon>
      <path d="M2.5 5.5a1.5 1.5 0 0 1 1.5-1.5h3.5l2 2.5H16A1.5 1.5 0 0 1 17.5 8v6.5A1.5 1.5 0 0 1 16 16H4a1.5 1.5 0 0 1-1.5-1.5Z" />
    </Icon>
  );
}
