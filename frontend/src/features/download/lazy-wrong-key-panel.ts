import { lazyPart } from "../../shared/chunks/lazy-part.tsx";

export const WrongKeyPanel = lazyPart(
  "wrong-key-panel",
  async () => (await import("./wrong-key-panel.tsx")).WrongKeyPanel,
);
