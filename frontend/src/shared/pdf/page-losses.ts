/** What a drawn page lacks. */
export type PageLosses = {
  missingPictures: number;
  /** Whether something else is missing, or looks different: text in a broken font, for example. */
  isIncomplete: boolean;
};

/** pdf.js goes on without a picture that it cannot decode, or that is too large, and only logs that. */
const PICTURE_MISSING =
  /^Warning: (?:Dependent image isn't ready yet|Unable to decode inline image|Image exceeded maximum allowed size|Image dimensions are missing)/;
const OTHER_LOSS =
  /^Warning: (?:(?:getPathGenerator|buildFontPaths|charToGlyph|translateFont|loadFont|getOperatorList) - |ensureStateFont: |getFontFileType: |FormatError: |Error during font loading|Font "|Type3 character "|Invalid stream: |Filter "|Unrecognized ColorSpace)/;

/** @param warnings - what pdf.js logged while it drew the page */
export function lossesIn(warnings: readonly string[]): PageLosses {
  return {
    missingPictures: warnings.filter((warning) => PICTURE_MISSING.test(warning)).length,
    isIncomplete: warnings.some((warning) => OTHER_LOSS.test(warning)),
  };
}

/** What pdf.js knows of a PDF. */
type PdfInfo = { IsXFAPresent?: boolean; IsAcroFormPresent?: boolean; IsCollectionPresent?: boolean };

/** Whether the content of a PDF is not on its pages: a form of XFA, or a collection of other files. The pages only say so. */
export function isElsewhere({ IsXFAPresent, IsAcroFormPresent, IsCollectionPresent }: PdfInfo): boolean {
  return IsCollectionPresent === true || (IsXFAPresent === true && IsAcroFormPresent !== true);
}
