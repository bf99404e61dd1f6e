import { Icon } from "./icon.tsx";

export function SlidersIcon() {
  return (
    <Icon>
      <path d="M3.5 6.5h6.75m4.5 0h1.75M3.5 13.5h1.75m4.5 0h6.75" />
      <circle cx="12.5" cy="6.5" r="2.25" />
      <circle cx="7.5" cy="13.5" r="2.25" />
    </Icon>
  );
}
