import { Icon } from "./icon.tsx";

export function ShareIcon() {
  return (
    <Icon>
      <circle cx="5.5" cy="10" r="2.25" />
      <circle cx="14.5" cy="5" r="2.25" />
      <circle cx="14.5" cy="15" r="2.25" />
      <path d="m7.5 8.9 5-2.8M7.5 11.1l5 2.8" />
    </Icon>
  );
}
