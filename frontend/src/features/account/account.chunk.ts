// One script with all views that only services with accounts show; loaded by `lazy-account.ts`.
export { AccountMenu } from "./account-menu.tsx";
export { ReturningView } from "./returning-view.tsx";
export { SignUpDialog } from "./sign-up-dialog.tsx";
