// One script with what is done to the files that people choose; loaded by `lazy-collecting.ts`.

export { collectDroppedFiles, collectPicked } from "./collect-files.ts";
export { markChosen } from "./mark-chosen.ts";
