import { latePart } from "../../shared/chunks/late-part.tsx";

const load = () => import("./account.chunk.ts");
const CHUNK = "account";

export const AccountMenu = latePart(CHUNK, async () => (await load()).AccountMenu);
export const SignUpDialog = latePart(CHUNK, async () => (await load()).SignUpDialog);
export const ReturningView = latePart(CHUNK, async () => (await load()).ReturningView);
