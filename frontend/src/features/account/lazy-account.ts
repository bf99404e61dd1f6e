import { lazyPart } from "../../shared/chunks/lazy-part.tsx";

const load = () => import("./account.chunk.ts");
const CHUNK = "account";

export const AccountMenu = lazyPart(CHUNK, load, "AccountMenu");
export const SignUpDialog = lazyPart(CHUNK, load, "SignUpDialog");
export const ReturningView = lazyPart(CHUNK, load, "ReturningView");
