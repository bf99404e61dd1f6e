// What only services with accounts show, in one script; `lazy-account.ts` loads it.
export { AccountMenu } from "./account-menu.tsx";
export { ReturningView } from "./returning-view.tsx";
export { SignUpDialog } from "./sign-up-dialog.tsx";
