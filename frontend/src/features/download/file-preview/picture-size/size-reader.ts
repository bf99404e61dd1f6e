/** Pixels, more than 0. */
export type PictureSize = { width: number; height: number };

/**
 * Finds the size of a picture in its first bytes, in time that is linear in their number.
 *
 * @param view - the file, or its beginning
 * @returns the largest size that a decoder could find in these bytes; `null` when they end before the first one
 * @throws NotAPicture for what does not follow the format strictly, because decoders may understand it differently
 */
export type SizeReader = (view: DataView) => PictureSize | null;

export class NotAPicture extends Error {}
