export { fetchConfig } from "@envoi/client";
