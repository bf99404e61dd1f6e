import { Icon } from "./icon.tsx";

export function CopyIcon() {
  return (
    <Icon>
      <rect x="7" y="7" width="9.5" height="9.5" rx="2" />
      <path d="M13 7V5.5a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2V11a2 2 0 0 0 2 2H7" />
    </Icon>
  );
}
