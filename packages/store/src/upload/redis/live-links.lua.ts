import { RELEASED_BYTES_FACTOR } from "../port.ts";
import { word } from "./parsers.ts";
import { uploadingBody } from "./replies.ts";
import { script } from "./script.ts";
import { PACKED } from "./sessions.lua.ts";
import { GET, VIEW } from "./uploads.lua.ts";

export const liveLinks = {
  /**
   * @returns "published", "removed", "abandoned", or BlobKey, partsId, Part length, body length, and number of stored
   *   Parts
   */
  read: script({
    method: "readUploading",
    effect: "reads",
    keys: ["upload"],
    parse: uploadingBody,
    uses: [GET, PACKED, VIEW],
    lua: `
      local state, endedBy = get("state", "endedBy")
      if state == "live" or state == "gone" then return "published" end
      if not uploading() then return endedBy == "operator" and "removed" or "abandoned" end
      local _, partBytes, declared = unpacked()
      return { get("blob"), get("partsId") or "", partBytes, declared, get("front") or "0" }
    `,
  }),

  charge: script({
    method: "chargeUploading",
    effect: "uses",
    keys: ["upload"],
    args: ["bytes"],
    parse: word("charged", "used_up", "ended"),
    uses: [GET, PACKED, VIEW],
    lua: `
      if not uploading() then return "ended" end
      local _, _, declared = unpacked()
      local limit, sent = get("limit", "liveLink")
      if sent + bytes > ${RELEASED_BYTES_FACTOR} * math.max(1, limit) * declared then return "used_up" end
      put("liveLink", sent + bytes)
      return "charged"
    `,
  }),
};
