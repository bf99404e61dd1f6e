import type { Command } from "./command.ts";
import { deleteUpload, restore, takeDown } from "./commands/act-on-upload.ts";
import { verify } from "./commands/audit.ts";
import { blocklistAdd, blocklistApply, blocklistImport, blocklistList, blocklistRemove } from "./commands/blocklist.ts";
import { claims } from "./commands/claims.ts";
import { config } from "./commands/config.ts";
import { listDeadLetters, retryDeadLetter, showDeadLetter } from "./commands/dead-letters.ts";
import { doctor } from "./commands/doctor.ts";
import { drain } from "./commands/drain.ts";
import { find } from "./commands/find.ts";
import { limits } from "./commands/limits.ts";
import { list } from "./commands/list.ts";
import { newReportKey } from "./commands/new-report-key.ts";
import { openReport } from "./commands/open-report.ts";
import { outbox } from "./commands/outbox.ts";
import { block, resetQuotas, showQuotas } from "./commands/quotas.ts";
import { closeReport, listReports, showReport } from "./commands/reports.ts";
import { sessions } from "./commands/sessions.ts";
import { show } from "./commands/show.ts";
import { storeMove } from "./commands/store-move.ts";
import { sweep } from "./commands/sweep.ts";

/** All commands, in the order of the usage text. */
export const COMMANDS: readonly Command[] = [
  list,
  find,
  show,
  claims,
  takeDown,
  restore,
  deleteUpload,
  blocklistAdd,
  blocklistImport,
  blocklistApply,
  blocklistRemove,
  blocklistList,
  listReports,
  showReport,
  openReport,
  closeReport,
  newReportKey,
  sessions,
  outbox,
  listDeadLetters,
  showDeadLetter,
  retryDeadLetter,
  sweep,
  storeMove,
  config,
  limits,
  showQuotas,
  resetQuotas,
  block,
  drain,
  doctor,
  verify,
];
