import { parseRequestLink } from "@envoi/crypto/request";
import { useState } from "react";
import { useLocationProperty } from "wouter/use-browser-location";
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

function RequestScreens({ address }: { address: string }) {
  // A pasted link stays in the page's memory, and is in no URL or history entry.
  const [link, setLink] = useState(() => parseRequestLink(address));
  if (link === null) return <RequestLinkForm onLink={setLink} />;
  return <RequestPanel link={link} chooser={(props) => <DeliveryChooser {...props} />} />;
}
