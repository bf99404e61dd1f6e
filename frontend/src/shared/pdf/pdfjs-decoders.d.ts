declare module "pdfjs-dist/wasm/*_nowasm_fallback.js" {
  const instantiate: (imports: object) => Record<string, unknown>;
  export default instantiate;
}
