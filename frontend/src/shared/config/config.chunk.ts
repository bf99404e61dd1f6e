// A separate chunk, so that the page loads only this part of the client.
export { checkInterception, fetchConfig } from "@envoi/client";
