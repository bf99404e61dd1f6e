import { HEADER_BYTES, RECORD_BYTES } from "@envoi/protocol";
import { SPENT_CLAIM_SECONDS } from "../port.ts";
import { SENT_SPANS } from "./sent-spans.lua.ts";

/**
 * The progress of a resumable Claim is JSON. `used`: bytes sent by ended ranges;
 * `before`: bytes sent before the Claim was last taken; `unreported`: bytes that ranges whose lease lapsed may have sent
 * beyond their reports; `released`: bytes charged to the Upload when the Claim was released or lapsed; `reached`: end of
 * the bytes sent; `open`: ranges by request, each with `first`, `charged`, `sent`, `cut`, and `till`, when its process
 * counts as dead. A random-access Claim also has `usableUntil`, when it ends at the latest; a parallel one `spans`, what
 * ended ranges sent.
 */
export const CLAIM_PROGRESS = `
${SENT_SPANS}
local function settle(progress, request, sent, reached)
  local first = progress.open[request].first
  if progress.spans then progress.spans = addSpan(progress.spans, first, reached) end
  progress.used = progress.used + sent
  progress.reached = math.max(progress.reached, reached)
  progress.open[request] = nil
end

-- Also sets the state, unless it is nil.
local function setProgress(claim, progress, how) write(claim, how, cjson.encode(progress)) end

local function resumable(claim) return progressText(claim) and true end

local function progressOf(claim)
  if not resumable(claim) then return nil end
  local progress = cjson.decode(progressText(claim))
  for request, one in pairs(progress.open) do
    if one.till <= now then
      settle(progress, request, one.sent, one.first + one.charged)
      progress.unreported = progress.unreported + one.charged - one.sent
    end
  end
  return progress
end

-- Where the last Record of a body of this size begins.
local function lastRecordOf(size)
  return ${HEADER_BYTES} + (math.ceil((size - ${HEADER_BYTES}) / ${RECORD_BYTES}) - 1) * ${RECORD_BYTES}
end

-- Whether the last Record may be sent, as far as the other bytes are concerned.
local function mayEnd(progress, size)
  return not progress.spans or coversBefore(progress.spans, progress.open, lastRecordOf(size))
end

-- When a spent Claim that is active now ends.
local function spentUntil(progress)
  local untilThen = now + ${SPENT_CLAIM_SECONDS * 1000}
  return progress.usableUntil and math.min(untilThen, progress.usableUntil) or untilThen
end

local function sentSinceTaken(progress)
  local sent = progress.used - progress.before
  for _, one in pairs(progress.open) do sent = sent + one.sent end
  return sent
end

-- Bytes to charge for a release now: all that may have been sent, open ranges in full, minus the bytes charged before.
local function chargeOnRelease(progress)
  local most = progress.used + progress.unreported
  for _, one in pairs(progress.open) do most = most + one.charged end
  return math.max(0, most - progress.released)
end
`;
