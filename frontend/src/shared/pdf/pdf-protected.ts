/** A PDF that opens only with its password. */
export class PdfProtected extends Error {}
