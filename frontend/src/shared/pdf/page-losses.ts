/** What is missing from a rendered page. */
export type PageLosses = {
  missingPictures: number;
  /** Whether anything other than an image is missing or looks different, such as text in a broken font. */
  isIncomplete: boolean;
};

/** pdf.js skips images that it cannot decode or that are too large, and logs only a warning. */
const PICTURE_MISSING =
  /^Warning: (?:Dependent image isn't ready yet|Unable to decode inline image|Image exceeded maximum allowed size|Image dimensions are missing)/;
const OTHER_LOSS =
  /^Warning: (?:(?:getPathGenerator|buildFontPaths|charToGlyph|translateFont|loadFont|getOperatorList) - |ensureStateFont: |getFontFileType: |FormatError: |Error during font loading|Font "|Type3 character "|Invalid stream: |Filter "|Unrecognized ColorSpace)/;

/** @param warnings - the warnings that pdf.js logged while it rendered the page */
export function lossesIn(warnings: readonly string[]): PageLosses {
  return {
    missingPictures: warnings.filter((warning) => PICTURE_MISSING.test(warning)).length,
    isIncomplete: warnings.some((warning) => OTHER_LOSS.test(warning)),
  };
}

/** Properties of a PDF, as pdf.js reports them. */
type PdfInfo = { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean; IsCollectionPresent?: boolean };

/** Whether a PDF is an XFA form or a collection of files, whose pages only state that the content is elsewhere. */
export function isElsewhere({ IsXFAPresent, IsAcroFormPresent, IsCollectionPresent }: PdfInfo): boolean {
  return IsCollectionPresent === true || (IsXFAPresent === true && IsAcroFormPresent !== true);
}
