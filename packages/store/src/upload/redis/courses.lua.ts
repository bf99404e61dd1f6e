/**
 * `courses` maps a resumable Claim to JSON: `used` bytes that ended ranges sent, `before` those used when it was taken,
 * `unreported` bytes that ranges whose lease lapsed may have sent beyond that, `givenBack` bytes that were charged to the
 * Upload when it lapsed, `reached` the end of what was sent, and `open` ranges by their request: `first`, `charged`,
 * `sent`, `cut`, and `till` when their process is taken for dead. Earlier versions wrote neither `unreported` nor
 * `givenBack`.
 */
export const COURSES = `
local function settle(course, request, sent, reached)
  course.used = course.used + sent
  course.reached = math.max(course.reached, reached)
  course.open[request] = nil
end

local function courseOf(claim)
  local json = redis.call("HGET", courses, claim)
  if not json then return nil end
  local course = cjson.decode(json)
  course.unreported, course.givenBack = course.unreported or 0, course.givenBack or 0
  for request, one in pairs(course.open) do
    if one.till <= now then
      settle(course, request, one.sent, one.first + one.charged)
      course.unreported = course.unreported + one.charged - one.sent
    end
  end
  return course
end

local function sentSinceTaken(course)
  local sent = course.used - course.before
  for _, one in pairs(course.open) do sent = sent + one.sent end
  return sent
end

-- What a break now costs the Upload: all that may have been sent, open ranges in full, less what it was charged before.
local function bytesToGiveBack(course)
  local most = course.used + course.unreported
  for _, one in pairs(course.open) do most = most + one.charged end
  return math.max(0, most - course.givenBack)
end
`;
