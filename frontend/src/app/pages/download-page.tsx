import { parseUploadId } from "@envoi/protocol";
import { useParams } from "wouter";
import { Backdrop } from "../../features/download/views/backdrop.tsx";
import { DownloadPanel } from "../../features/download/views/download-panel.tsx";
import { KeyPanel } from "../../features/download/views/key-panel.tsx";
import { Narrow } from "../../shared/ui/narrow.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** `/download/:id` and `/download/:id/:key`; opening another link in the same tab starts over. */
export function DownloadPage() {
  const params = useParams();
  const id = parseUploadId(params["id"]);
  const key = params["key"];
  if (id === null) return <NotFoundPage />;
  return (
    <Narrow>
      <Backdrop />
      {key === undefined ? (
        <KeyPanel key={id} id={id} />
      ) : (
        <DownloadPanel key={`${id} ${key}`} id={id} secretB64={key} />
      )}
    </Narrow>
  );
}
