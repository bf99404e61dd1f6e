type Field = { id: string; fieldType?: string; fieldValue?: unknown; hasAppearance?: boolean };

/** Types of fields that contain text or choices. */
const TYPED = ["Tx", "Ch"];

/**
 * Finds the values of form fields that a program filled in without drawing them. pdf.js draws such values only if they
 * are passed to it.
 *
 * @param annotations - a page's annotations, from pdf.js
 */
export function undrawnValues(annotations: readonly Field[]): { id: string; value: string | string[] }[] {
  return annotations.flatMap(({ id, fieldType, fieldValue, hasAppearance }) => {
    const isFilled = (typeof fieldValue === "string" || Array.isArray(fieldValue)) && fieldValue.length > 0;
    const isUndrawn = isFilled && TYPED.includes(fieldType ?? "") && hasAppearance !== true;
    return isUndrawn ? [{ id, value: fieldValue }] : [];
  });
}
