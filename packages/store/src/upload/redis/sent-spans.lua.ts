/**
 * The byte ranges of a body that have been sent, in ascending order and with gaps between them. Each is a pair: the
 * positions of its first byte and of the byte after its last.
 */
export const SENT_SPANS = `
-- Adds a span, and joins those that it touches.
local function addSpan(spans, first, till)
  if till <= first then return spans end
  local before, after = {}, {}
  for _, one in ipairs(spans) do
    if one[2] < first then
      before[#before + 1] = one
    elseif one[1] > till then
      after[#after + 1] = one
    else
      first, till = math.min(first, one[1]), math.max(till, one[2])
    end
  end
  before[#before + 1] = { first, till }
  for _, one in ipairs(after) do before[#before + 1] = one end
  return before
end

-- Whether a range that begins at this byte only makes a span longer.
local function extendsSpan(spans, from)
  for _, one in ipairs(spans) do
    if one[1] <= from and from <= one[2] then return true end
  end
  return false
end

-- Whether everything before this byte is in a span or in an open range.
local function coversBefore(spans, open, till)
  for _, one in pairs(open) do spans = addSpan(spans, one.firstByte, one.firstByte + one.chargedBytes) end
  local one = spans[1]
  return till <= 0 or (one ~= nil and one[1] <= 0 and one[2] >= till)
end
`;
