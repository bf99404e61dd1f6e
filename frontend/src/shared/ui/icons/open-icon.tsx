import { Icon } from "./icon.tsx";

export function OpenIcon() {
  return (
    <Icon>
      <path d="M11.5 3.5h5v5m0-5-7.25 7.25" />
      <path d="M8.5 4.5h-3a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-3" />
    </Icon>
  );
}
