import { Icon } from "./icon.tsx";

export function GlobeIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M2.75 10h14.5M10 2.75c-4 4-4 10.5 0 14.5M10 2.75c4 4 4 10.5 0 14.5" />
    </Icon>
  );
}
