type Field = { id: string; fieldType?: string; fieldValue?: unknown; hasAppearance?: boolean };

/** Text, and choices. */
const TYPED = ["Tx", "Ch"];

/**
 * What was filled into a form by a program that did not draw it. pdf.js draws such values only if it is given them.
 *
 * @param annotations - of a page, as pdf.js has them
 */
export function undrawnValues(annotations: readonly Field[]): { id: string; value: string | string[] }[] {
  return annotations.flatMap(({ id, fieldType, fieldValue, hasAppearance }) => {
    const isFilled = (typeof fieldValue === "string" || Array.isArray(fieldValue)) && fieldValue.length > 0;
    const isUndrawn = isFilled && TYPED.includes(fieldType ?? "") && hasAppearance !== true;
    return isUndrawn ? [{ id, value: fieldValue }] : [];
  });
}
