/** Files that read the environment. */
export const CONFIG_READERS =
  "{packages,services}/*/src/**/{config,process-config,sender-limits,storage-marks,upload-quota,operators,main}.ts";

/** Names of the variables that source text of a reader declares. */
export function variablesIn(source: string): string[] {
  return Array.from(source.matchAll(/(?:^\s+|[{,] )([A-Z][A-Z0-9_]+):/gm), ([, name = ""]) => name);
}
