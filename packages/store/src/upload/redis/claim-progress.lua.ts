import { HEADER_BYTES, RECORD_BYTES } from "@envoi/protocol";
import { SPENT_CLAIM_SECONDS } from "../port.ts";
import { SENT_SPANS } from "./sent-spans.lua.ts";

/**
 * A resumable Claim's progress is the JSON of a `ClaimProgress`, see `rules/claim-progress.ts`. Fields that would
 * be null or false are omitted.
 */
export const CLAIM_PROGRESS = `
${SENT_SPANS}
local function settle(progress, request, sent, reached)
  local first = progress.open[request].firstByte
  if progress.spans then progress.spans = addSpan(progress.spans, first, reached) end
  progress.usedBytes = progress.usedBytes + sent
  progress.reachedByte = math.max(progress.reachedByte, reached)
  progress.open[request] = nil
end

-- Also sets the state unless it is nil.
local function setProgress(claim, progress, how) write(claim, how, cjson.encode(progress)) end

local function resumable(claim) return progressText(claim) and true end

local function readProgress(claim)
  if not resumable(claim) then return nil end
  local progress = cjson.decode(progressText(claim))
  for request, one in pairs(progress.open) do
    if one.leaseUntilMs <= now then
      settle(progress, request, one.sentBytes, one.firstByte + one.chargedBytes)
      progress.unreportedBytes = progress.unreportedBytes + one.chargedBytes - one.sentBytes
    end
  end
  return progress
end

-- Where the last Record of a body of this size begins.
local function lastRecordOffset(size)
  return ${HEADER_BYTES} + (math.ceil((size - ${HEADER_BYTES}) / ${RECORD_BYTES}) - 1) * ${RECORD_BYTES}
end

-- Whether the last Record may be sent, as far as the other bytes are concerned.
local function mayEnd(progress, size)
  return not progress.spans or coversBefore(progress.spans, progress.open, lastRecordOffset(size))
end

-- When a spent Claim that is active now ends.
local function spentUntil(progress)
  local untilThen = now + ${SPENT_CLAIM_SECONDS * 1000}
  return progress.usableUntilMs and math.min(untilThen, progress.usableUntilMs) or untilThen
end

local function sentSinceTaken(progress)
  local sent = progress.usedBytes - progress.usedBeforeBytes
  for _, one in pairs(progress.open) do sent = sent + one.sentBytes end
  return sent
end

-- Bytes to charge for a release now: all that may have been sent, open ranges in full, minus the bytes charged before.
local function chargeOnRelease(progress)
  local most = progress.usedBytes + progress.unreportedBytes
  for _, one in pairs(progress.open) do most = most + one.chargedBytes end
  return math.max(0, most - progress.releasedBytes)
end
`;
