/** Node's flags for transfers. Executables contain them. See [Note: Memory] in `main.ts`. */
export const NODE_FLAGS = ["--max-semi-space-size=1", "--heap-growing-percent=50"] as const;
