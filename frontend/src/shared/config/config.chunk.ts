// Of the client, the page itself needs only this.
export { fetchConfig } from "@envoi/client";
