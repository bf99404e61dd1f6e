import { AdminError } from "./command.ts";

const HEX_CHARACTERS = /^[0-9a-f]{4,16}$/;

/**
 * The id in a link, or the text itself. Operators may paste a whole link: the part after `#` is the secret, which never
 * leaves this process.
 *
 * @throws AdminError for anything else
 */
export function uploadIdIn(text: string): string {
  const path = URL.canParse(text) ? new URL(text).pathname : `/download/${text}`;
  const [, id = ""] = /^\/download\/([^/]+)\/?$/.exec(path) ?? [];
  if (!HEX_CHARACTERS.test(id)) throw new AdminError("give the id of an upload, or its link");
  return id;
}
