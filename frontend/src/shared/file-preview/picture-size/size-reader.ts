/** Width and height in pixels, both more than 0. */
export type PictureSize = { width: number; height: number };

/**
 * `endByte`: end of the picture, by default the end of the bytes. Later bytes were not measured and must not reach a
 * decoder. `isCut`: whether the picture's end is missing. `isMoving`: whether it has several frames. `pixels`: the
 * number of pixels for which a decoder could allocate memory, if that is more than width times height.
 */
export type MeasuredPicture = PictureSize & { endByte?: number; isCut?: boolean; isMoving?: boolean; pixels?: number };

/**
 * Finds the size of a picture in its first bytes. The time this takes is linear in the number of bytes.
 *
 * @param view - the file, or its beginning, at least 12 bytes
 * @returns the largest size that a decoder could find in these bytes; `null` if they end before the first size
 * @throws NotAPicture for files that decoders may understand differently
 */
export type SizeReader = (view: DataView) => MeasuredPicture | null;

export class NotAPicture extends Error {}
