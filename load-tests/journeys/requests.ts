import { sha256, toBase64Url } from "../client/bytes.ts";
import { timed } from "../client/figures.ts";
import { randomBytes } from "../client/keys.ts";
import {
  type Answer,
  askDownload,
  callServer,
  expectStatus,
  fetchNonce,
  parseFields,
  type Server,
} from "../client/server.ts";
import { sealUpload, upload } from "../client/upload.ts";
import { type Journey, must, secondsLeft } from "./journey.ts";

/*
 * The server can open neither the label nor the key of a delivery, so random bytes of the right length put the same load
 * on it. See docs/protocol.md, "Requests".
 */
const LABEL_BYTES = 528;
const PUBLIC_KEY_BYTES = 1_216;
const DELIVERY_KEY_BYTES = 1_200;
const TOKEN_BYTES = 32;
const random = (bytes: number) => toBase64Url(randomBytes(bytes));

type Fields = Readonly<Record<string, unknown>>;

function post(server: Server, path: string, name: string, fields: Fields): Answer {
  const headers = { "Content-Type": "application/json" };
  const answer = callServer(server, { method: "POST", path, name, headers, body: JSON.stringify(fields) });
  return expectStatus(answer, 200, name);
}

/** Asks for a file, sends it as someone with the link, and collects it as the owner. */
export const requestsJourney: Journey = async ({ server, settings, prepared }) => {
  const [linkToken, ownerToken] = [random(TOKEN_BYTES), random(TOKEN_BYTES)];
  const sealed = await sealUpload(settings.fileBytes);
  const created = post(server, "/api/requests", "/api/requests", {
    publicKey: random(PUBLIC_KEY_BYTES),
    label: random(LABEL_BYTES),
    linkToken,
    ownerToken,
    ownerAuthKey: toBase64Url(sealed.authKey),
    hasPassword: false,
    timeLimit: secondsLeft(prepared),
    deliveries: 1,
    bytes: sealed.body.length,
    deliveryBytes: sealed.body.length,
  });
  const id = String(parseFields(created, "a new request")["id"]);
  const tell = (step: string, fields: Fields) =>
    post(server, `/api/request/${id}/${step}`, `/api/request/:id/${step}`, fields);
  const ask = (step: string, fields: Fields) => parseFields(tell(step, fields), step);
  try {
    const { ticket } = ask("open", { linkToken });
    const delivery = { id, ticket, key: random(DELIVERY_KEY_BYTES) };
    const options = { downloadLimit: 1, lifeSeconds: secondsLeft(prepared) };
    const delivered = await timed(() => upload(server, sealed, options, { delivery }));
    const { list } = ask("inbox", { ownerToken });
    must("a delivery is in its owner's inbox", JSON.stringify(list).includes(`"${delivered.id}"`));
    const answer = await askDownload(server, delivered, fetchNonce(server, delivered.id));
    const { bytes } = expectStatus(answer, 200, "collecting");
    must("the body is what was sent", toBase64Url(await sha256(bytes)) === sealed.digest);
    tell("collect", { ownerToken, deliveries: [delivered.id] });
    const { receipts } = ask("receipts", { linkToken, deliveries: [delivered.id] });
    must("the sender's receipt says that it was collected", JSON.stringify(receipts).includes('"wasCollected":true'));
  } finally {
    tell("delete", { ownerToken });
  }
};
