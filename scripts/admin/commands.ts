import type { Command } from "./command.ts";
import { deleteUpload, restore, takeDown } from "./commands/act-on-upload.ts";
import { doctor } from "./commands/doctor.ts";
import { list } from "./commands/list.ts";
import { show } from "./commands/show.ts";

/** All commands, in the order of the usage text. */
export const COMMANDS: readonly Command[] = [list, show, takeDown, restore, deleteUpload, doctor];
