import { runLimit } from "../measuring/run-limit.ts";
import { sendFile } from "./send-file.ts";

/* Measures the minimum cost of sending a file over HTTP. */

const [file = ""] = process.argv.slice(2);
runLimit({ onRequest: (_request, response) => void sendFile(response, file) });
