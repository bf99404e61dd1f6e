import { Icon } from "./icon.tsx";

export function FileIcon() {
  return (
    <Icon>
      <path d="M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4" />
    </Icon>
  );
}
