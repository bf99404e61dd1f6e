import { runLimit } from "../measuring/run-limit.ts";
import { sendFile } from "../transfers/send-file.ts";
import { storeFrames } from "../transfers/take-batches.ts";

/* The minimum server for a browser's transfers: a socket that writes its frames to a file, and a file to download. */

const [received = "", sent = ""] = process.argv.slice(2);
const headers = {
  "Content-Type": "application/octet-stream",
  "Content-Disposition": "attachment; filename=large.bin",
};

runLimit({
  onRequest: (_request, response) => void sendFile(response, sent, headers),
  onSocket: (socket) => void storeFrames(socket, received),
});
