/** Pieces of a body, in order, none of which touch: pairs of the first byte and the byte after the last one. */
export const SENT_PIECES = `
-- Adds a piece, and joins those that it touches.
local function withPiece(pieces, first, till)
  if till <= first then return pieces end
  local before, after = {}, {}
  for _, one in ipairs(pieces) do
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

-- Whether a range that begins at this byte only makes a piece longer.
local function continuesPiece(pieces, from)
  for _, one in ipairs(pieces) do
    if one[1] <= from and from <= one[2] then return true end
  end
  return false
end

-- Whether everything before this byte is in a piece or in an open range.
local function coversBefore(pieces, open, till)
  for _, one in pairs(open) do pieces = withPiece(pieces, one.first, one.first + one.charged) end
  local one = pieces[1]
  return till <= 0 or (one ~= nil and one[1] <= 0 and one[2] >= till)
end
`;
