import { createDirectTransfer } from "./direct-transfer.ts";
import { serveTransfer } from "./serve-transfer.ts";

serveTransfer({ transfer: createDirectTransfer({ origin: location.origin }), port: globalThis });
