export { OPERATOR_GROUP } from "./issuer-differences.ts";
export { KEY_SCOPE } from "./issuer-settings.ts";
export { PEOPLE, type Person, type PersonName } from "./people.ts";
export { revokeToken, signIn, type Tokens } from "./sign-in.ts";
export { type Issuer, type IssuerOptions, startIssuer } from "./start-issuer.ts";
