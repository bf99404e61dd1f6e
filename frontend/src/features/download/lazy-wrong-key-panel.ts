import { lazyPart } from "../../shared/chunks/lazy-part.tsx";

export const WrongKeyPanel = lazyPart(
  "wrong-key-panel",
  () => import("./wrong-key-panel.tsx"),
  (module) => module.WrongKeyPanel,
);
