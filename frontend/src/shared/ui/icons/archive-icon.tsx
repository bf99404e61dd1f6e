import { Icon } from "./icon.tsx";

export function ArchiveIcon() {
  return (
    <Icon>
      <rect x="3" y="3.5" width="14" height="13" rx="2" />
      <path d="M10 3.5V11M8.5 6h1.5M10 8.5h1.5M8.75 11h2.5v2.5h-2.5z" />
    </Icon>
  );
}
