/** The browser ended the service worker in the middle: what it has saved is not whole. */
export class StreamLost extends Error {}
