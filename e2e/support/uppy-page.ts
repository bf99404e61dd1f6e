import Uppy from "@uppy/core";
import Tus from "@uppy/tus";

/*
 * The script of a page with Uppy, built and served by a test. `sendWithUppy` resolves with the upload's id.
 */

type Metadata = Record<string, string>;

function sendWithUppy(endpoint: string, encoded: string, metadata: Metadata): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let id: string | null = null;
    const uppy = new Uppy<Metadata, Record<string, never>>();
    uppy.use(Tus, {
      endpoint,
      chunkSize: 2_000_000,
      retryDelays: [0, 100, 200, 400, 800],
      allowedMetaFields: Object.keys(metadata),
      onAfterResponse: (_request, response) => {
        id = response.getHeader("Envoi-Upload-Id") ?? id;
      },
    });
    uppy.on("error", reject);
    uppy.on("complete", () => resolve(id));
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    uppy.addFile({ name: "sealed.bin", type: "application/octet-stream", data: new Blob([bytes]), meta: metadata });
    void uppy.upload();
  });
}

Object.assign(globalThis, { sendWithUppy });
