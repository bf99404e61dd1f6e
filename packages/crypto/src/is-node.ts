/** Whether this is Node, and neither a browser nor another runtime that imitates Node. */
export const IS_NODE = globalThis.navigator?.userAgent.startsWith("Node.js/") === true;
