import { createIcon } from "./icon.tsx";

export const EyeIcon = createIcon(
  <path d="M2 10s3-5.25 8-5.25S18 10 18 10s-3 5.25-8 5.25S2 10 2 10Z" />,
  <circle cx="10" cy="10" r="2.25" />,
);
export const EyeOffIcon = createIcon(
  <path d="M7.5 5.1A8 8 0 0 1 10 4.75C15 4.75 18 10 18 10a14 14 0 0 1-2.25 2.75M12.75 14.75a7.5 7.5 0 0 1-2.75.5C5 15.25 2 10 2 10a14 14 0 0 1 3.25-3.6" />,
  <path d="m3 3 14 14" />,
);
