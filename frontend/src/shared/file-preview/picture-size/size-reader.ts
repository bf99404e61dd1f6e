/** Pixels, more than 0. */
export type PictureSize = { width: number; height: number };

/**
 * `endByte`: end of the picture, by default the end of the bytes. Later bytes were not measured and must not reach a
 * decoder. `isCut`: the picture does not end in these bytes. `isMoving`: it has several frames. `pixels`: the number
 * for which a decoder could allocate memory, if larger than the size.
 */
export type MeasuredPicture = PictureSize & { endByte?: number; isCut?: boolean; isMoving?: boolean; pixels?: number };

/**
 * Finds the size of a picture in its first bytes, in time that is linear in their number.
 *
 * @param view - the file, or its beginning, at least 12 bytes
 * @returns the largest size that a decoder could find in these bytes; `null` when they end before the first one
 * @throws NotAPicture for files that decoders may understand differently
 */
export type SizeReader = (view: DataView) => MeasuredPicture | null;

export class NotAPicture extends Error {}
