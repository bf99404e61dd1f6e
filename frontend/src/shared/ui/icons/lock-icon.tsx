import { Icon } from "./icon.tsx";

export function LockIcon() {
  return (
    <Icon>
      <rect x="4" y="9" width="12" height="8" rx="2" />
      <path d="M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9" />
    </Icon>
  );
}
