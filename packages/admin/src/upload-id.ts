import { AdminError } from "./command.ts";

const HEX_CHARACTERS = /^[0-9a-f]{4,16}$/;

/**
 * The id in a link, or the text itself. Operators may paste a whole link: the part after `#` is the secret, which never
 * leaves this process.
 *
 * @throws AdminError for anything else
 */
export function uploadIdIn(text: string): string {
  return idIn(text, "download") ?? refuse("give the id of an upload, or its link");
}

/** Like `uploadIdIn`, for a request. */
export function requestIdIn(text: string): string {
  return idIn(text, "request") ?? refuse("give the id of a request, or its link");
}

function idIn(text: string, page: string): string | null {
  const path = URL.canParse(text) ? new URL(text).pathname : `/${page}/${text}`;
  const [, of, id = ""] = /^\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
  return of === page && HEX_CHARACTERS.test(id) ? id : null;
}

function refuse(message: string): never {
  throw new AdminError(message);
}
