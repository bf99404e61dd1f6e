import type { RequestLink } from "@envoi/crypto/request";
import { useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
import { readRequestLink } from "../../features/request-send/session/read-request-link.ts";
import { RequestLinkForm } from "../../features/request-send/views/link-form.tsx";
import { RequestPanel } from "../../features/request-send/views/request-panel.tsx";
import { DeliveryChooser } from "../../features/upload/views/delivery-chooser.tsx";
import { Narrow } from "../../shared/ui/narrow.tsx";

/** `/request/:id`; opening another link in the same tab starts over. */
export function DeliveryPage() {
  const address = useLocationProperty(() => location.href);
  return (
    <Narrow>
      <RequestScreens key={address} address={address} />
    </Narrow>
  );
}

/** The link in the page's address, whose fragment a chat or mail program may have changed. */
function linkInAddress(address: string): RequestLink | null {
  const { origin, pathname, hash } = new URL(address);
  return readRequestLink(hash, origin + pathname);
}

function RequestScreens({ address }: { address: string }) {
  // A pasted link stays in the page's memory, and is in no URL or history entry.
  const [link, setLink] = useState(() => linkInAddress(address));
  if (link === null) return <RequestLinkForm onLink={setLink} />;
  return <RequestPanel link={link} chooser={(props) => <DeliveryChooser {...props} />} />;
}
