import { Icon } from "./icon.tsx";

export function ImageIcon() {
  return (
    <Icon>
      <rect x="3" y="3.5" width="14" height="13" rx="2" />
      <circle cx="7.5" cy="8" r="1.25" />
      <path d="m4 15 4-4 3 3 2.5-2.5L17 15" />
    </Icon>
  );
}
