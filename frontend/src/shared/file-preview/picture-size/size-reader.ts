/** Pixels, more than 0. */
export type PictureSize = { width: number; height: number };

/**
 * `endByte`: where the picture ends. What follows was not measured, and must not reach a decoder. The end of the bytes if
 * missing. `isCut`: it does not end in these bytes. `isMoving`: it has several frames. `pixels`: those that a decoder could make room for, if more than the size has.
 */
export type MeasuredPicture = PictureSize & { endByte?: number; isCut?: boolean; isMoving?: boolean; pixels?: number };

/**
 * Finds the size of a picture in its first bytes, in time that is linear in their number.
 *
 * @param view - the file, or its beginning, at least 12 bytes
 * @returns the largest size that a decoder could find in these bytes; `null` when they end before the first one
 * @throws NotAPicture for what decoders may understand differently
 */
export type SizeReader = (view: DataView) => MeasuredPicture | null;

export class NotAPicture extends Error {}
