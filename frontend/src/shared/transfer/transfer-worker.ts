import { serverOf } from "../config/server-address.ts";
import { sweepCollected } from "./collect-file.ts";
import { createDirectTransfer } from "./direct-transfer.ts";
import { serveTransfer } from "./serve-transfer.ts";

// The name is the address that `startTransferWorker` gave.
serveTransfer({ transfer: createDirectTransfer(serverOf(location, self.name)), port: globalThis });
void sweepCollected();
