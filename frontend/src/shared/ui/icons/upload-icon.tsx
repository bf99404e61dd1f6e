import { Icon } from "./icon.tsx";

export function UploadIcon() {
  return (
    <Icon>
      <path d="M10 13V4M6 8l4-4 4 4M4 16.5h12" />
    </Icon>
  );
}
