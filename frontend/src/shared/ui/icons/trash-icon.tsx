import { Icon } from "./icon.tsx";

export function TrashIcon() {
  return (
    <Icon>
      <path d="M3.5 5.5h13M8 5.5V3.5h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5" />
    </Icon>
  );
}
