// The only part of the client that the page itself uses.
export { fetchConfig } from "@envoi/client";
