/** Thrown if a preview would fetch or decode more than this page allows. */
export class PreviewTooLarge extends Error {}
