import { CLAIM_KEYS, CLAIMS, SPEND, TAKE, THIS_CLAIM } from "./claims.lua.ts";
import { REDEEM, REDEEM_ARGS } from "./nonces.lua.ts";
import { word } from "./parsers.ts";
import { FINISH, OPEN, OPEN_ARGS, RANGES, RESUMING } from "./ranges.lua.ts";
import { redeemed, redeemedRange } from "./replies.ts";
import { script } from "./script.ts";

/** Download steps that each perform two other methods in one script. */
export const combinedSteps = {
  /** @returns the same as `redeem`, with an additional last field: 1 if the Claim was taken, otherwise 0 */
  redeemForClaim: script({
    method: "redeemForClaim",
    effect: "uses",
    keys: CLAIM_KEYS,
    args: [...REDEEM_ARGS, "claim", "leaseMs"],
    parse: redeemed((upload, last) => ({ upload, isTaken: last === "1" })),
    uses: [...CLAIMS, ...REDEEM, THIS_CLAIM, TAKE],
    lua: `
      local viewed = redeem()
      if type(viewed) == "table" then viewed[#viewed + 1] = type(take()) == "table" and 1 or 0 end
      return viewed
    `,
  }),

  /** @returns "lost", false, or the result of `openRange` in a table */
  redeemForRange: script({
    method: "redeemForRange",
    effect: "uses",
    keys: CLAIM_KEYS,
    args: [...REDEEM_ARGS, ...OPEN_ARGS],
    parse: redeemedRange,
    uses: [...RANGES, ...REDEEM, OPEN],
    lua: `
      local redeemed = redeem()
      if type(redeemed) == "table" then return { openRange() } end
      return redeemed
    `,
  }),

  spendRange: script({
    method: "spendRange",
    effect: "frees",
    keys: CLAIM_KEYS,
    args: ["claim", "request"],
    parse: word("spent", "lost"),
    uses: [...CLAIMS, THIS_CLAIM, RESUMING, SPEND, FINISH],
    lua: `
      if open() then reap() end
      local progress = open() and heldClaim(claim) and readProgress(claim)
      if progress and not mayEnd(progress, tonumber((get("bytes")))) then return "lost" end
      local outcome = spend()
      if outcome == "spent" then finish(math.huge) end
      return outcome
    `,
  }),
};
