import { askSigned } from "../client/ask-signed.ts";
import { toBase64Url } from "../client/bytes.ts";
import { timed } from "../client/figures.ts";
import { passwordAuthKey } from "../client/keys.ts";
import {
  askExists,
  askMetadata,
  callAsOwner,
  expectStatus,
  openPage,
  parseFields,
  setPassword,
} from "../client/server.ts";
import { type Journey, must, withUpload } from "./journey.ts";

/** Changes everything that an owner can change. */
export const ownerJourney: Journey = async (context) => {
  const { server, prepared } = context;
  await withUpload(context, { downloadLimit: 1 }, async (uploaded) => {
    const dlimit = Math.min(3, prepared.downloads);
    const params = await timed(async () => callAsOwner(server, "params", uploaded, { dlimit }));
    expectStatus(params, 200, "params");
    const info = await timed(async () => callAsOwner(server, "info", uploaded));
    must(
      "a limit that was changed is the new one",
      parseFields(expectStatus(info, 200, "info"), "info")["dlimit"] === dlimit,
    );

    const key = await passwordAuthKey("a password", `${uploaded.url}#${toBase64Url(uploaded.secret)}`);
    expectStatus(await timed(async () => setPassword(server, uploaded, key)), 200, "password");
    const exists = parseFields(expectStatus(askExists(server, uploaded.id), 200, "exists"), "exists");
    must("a file with a password says so", exists["requiresPassword"] === true);
    const without = await askMetadata(server, uploaded, openPage(server, uploaded));
    must("the key without the password opens nothing", without.status === 401);
    const withPassword = await askSigned(openPage(server, uploaded), (nonce) =>
      askMetadata(server, { id: uploaded.id, authKey: key }, nonce),
    );
    must("the key of the password opens it", withPassword.status === 200);

    const stranger = callAsOwner(server, "delete", { id: uploaded.id, ownerToken: "0".repeat(20) });
    must("a stranger deletes nothing", stranger.status === 401);
    expectStatus(await timed(async () => callAsOwner(server, "delete", uploaded)), 200, "delete");
    must("a file that was deleted is gone", callAsOwner(server, "info", uploaded).status === 404);
  });
};
