import { parseOwnerLink } from "@envoi/crypto/request";
import { useLocationProperty } from "wouter/use-browser-location";
import { SignUpDialog } from "../../features/account/lazy-account.ts";
import { Inbox, NoInbox } from "../../features/request-inbox/inbox.tsx";
import { NewRequest } from "../../features/request-inbox/new-request.tsx";
import { useListSync } from "../../shared/list-sync/use-list-sync.ts";
import { Narrow } from "../../shared/ui/narrow.tsx";

export function NewRequestPage() {
  useListSync();
  return (
    <Narrow>
      <NewRequest signUpDialog={(asked) => <SignUpDialog {...asked} />} />
    </Narrow>
  );
}

/** `/request/:id` with an owner's link; another link in the same tab opens another inbox. */
export function InboxPage() {
  useListSync();
  const address = useLocationProperty(() => location.href);
  const owner = parseOwnerLink(address);
  return <Narrow>{owner === null ? <NoInbox failure="untrusted" /> : <Inbox key={address} owner={owner} />}</Narrow>;
}
