import { Icon } from "./icon.tsx";

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m5 7.5 5 5 5-5" />
    </Icon>
  );
}
