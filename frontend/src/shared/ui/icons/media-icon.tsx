import { Icon } from "./icon.tsx";

export function MediaIcon() {
  return (
    <Icon>
      <rect x="3" y="3.5" width="14" height="13" rx="2" />
      <path d="m8.5 7.5 4 2.5-4 2.5z" />
    </Icon>
  );
}
