import { runLimit } from "../measuring/run-limit.ts";
import { storeFrames } from "./take-batches.ts";

/* The minimum cost of receiving a file over a WebSocket. No limits, no store, no durability before the end. */

const [directory = "."] = process.argv.slice(2);
runLimit({ onSocket: (socket) => void storeFrames(socket, `${directory}/limit-${process.hrtime.bigint()}`) });
