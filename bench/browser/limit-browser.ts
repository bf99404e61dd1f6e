import { runLimit } from "../measuring/run-limit.ts";
import { sendFile } from "../transfers/send-file.ts";
import { storeFrames } from "../transfers/take-batches.ts";

/* The minimum for a browser's transfers: a socket whose frames are written to a file, and a file to save. */

const [received = "", sent = ""] = process.argv.slice(2);
const headers = {
  "Content-Type": "application/octet-stream",
  "Content-Disposition": "attachment; filename=large.bin",
};

runLimit({
  onRequest: (_request, response) => void sendFile(response, sent, headers),
  onSocket: (socket) => void storeFrames(socket, received),
});
