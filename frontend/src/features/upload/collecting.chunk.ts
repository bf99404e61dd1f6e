// One script with what is done to the files that people choose; loaded by `lazy-collecting.ts`.

export { collectDroppedFiles, collectPickedFolder } from "./collect-files.ts";
export { markChosen } from "./mark-chosen.ts";
