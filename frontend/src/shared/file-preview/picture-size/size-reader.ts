/** Width and height in pixels, both more than 0. */
export type PictureSize = { width: number; height: number };

/**
 * `endByte`: end of the image, by default the end of the bytes. Bytes after it were not measured and must not reach
 * a decoder. `isCut`: whether the end of the image is missing. `isMoving`: whether the image has several frames.
 * `pixels`: number of pixels for which a decoder could allocate memory, if more than width times height.
 */
export type MeasuredPicture = PictureSize & { endByte?: number; isCut?: boolean; isMoving?: boolean; pixels?: number };

/**
 * Finds an image's size in its first bytes, in linear time.
 *
 * @param view - the file, or its beginning, at least 12 bytes
 * @returns the largest size that a decoder could find in these bytes; `null` if they end before the first size
 * @throws NotAPicture for files that decoders may interpret differently
 */
export type SizeReader = (view: DataView) => MeasuredPicture | null;

export class NotAPicture extends Error {}
