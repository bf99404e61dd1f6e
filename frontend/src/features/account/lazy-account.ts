import { lazyPart } from "../../shared/chunks/lazy-part.tsx";

const load = () => import("./account.chunk.ts");
const CHUNK = "account";

export const AccountMenu = lazyPart(CHUNK, async () => (await load()).AccountMenu);
export const SignUpDialog = lazyPart(CHUNK, async () => (await load()).SignUpDialog);
export const ReturningView = lazyPart(CHUNK, async () => (await load()).ReturningView);
