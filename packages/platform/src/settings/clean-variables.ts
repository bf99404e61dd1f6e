export type Variables = Readonly<Record<string, string | undefined>>;

const BYTE_ORDER_MARK = /^\uFEFF/;
const LINE_ENDS = /[\r\n]+$/;

/**
 * Removes remnants of files from names and values: some editors' byte order mark, and the line end of a file used as a
 * value, as with `echo password | base64` in a Secret, or with `\r\n` in a file for Docker.
 */
export function cleanVariables(variables: Variables): Variables {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name.replace(BYTE_ORDER_MARK, ""),
      value?.replace(BYTE_ORDER_MARK, "").replace(LINE_ENDS, ""),
    ]),
  );
}
