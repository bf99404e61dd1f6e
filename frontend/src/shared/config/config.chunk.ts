// A separate chunk, so that the page loads only this part of the client.
export { fetchConfig, watchInterception } from "@envoi/client";
