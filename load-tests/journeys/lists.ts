import exec from "k6/execution";
import { sha256, toBase64Url, utf8 } from "../client/bytes.ts";
import { timed } from "../client/figures.ts";
import { deriveListId, randomBytes } from "../client/keys.ts";
import { sealBody } from "../client/seal.ts";
import { callServer, expectStatus } from "../client/server.ts";
import { type Journey, must } from "./journey.ts";

/** Maximum number of lists per account. */
const LISTS = 16;

/**
 * Reads and replaces the encrypted list of an account, and checks that an outdated version is rejected. Lists can be
 * emptied but not removed, so all runs rotate through the same lists.
 */
export const listsJourney: Journey = async ({ server, settings }) => {
  const key = (await sha256(utf8(`load test, list ${exec.scenario.iterationInTest % LISTS}`))).slice(0, 16);
  const path = `/api/filelist/${await deriveListId(key)}`;
  const headers = { Authorization: `Bearer ${settings.listToken ?? ""}` };
  const call = { path, name: "/api/filelist/:list" };
  const read = () => callServer(server, { ...call, method: "GET", headers, isBinary: true });
  const write = async (entries: unknown[], etag: string | null) => {
    const body = await sealBody(key, randomBytes(16), utf8(JSON.stringify(entries)));
    const condition: Record<string, string> = etag === null ? { "If-None-Match": "*" } : { "If-Match": etag };
    const answer = callServer(server, {
      ...call,
      method: "POST",
      headers: { ...headers, ...condition },
      body: body.buffer,
    });
    return { answer, body };
  };

  const before = read();
  if (before.status !== 404) expectStatus(before, 200, "list");
  const old = before.status === 404 ? null : (before.headers["Etag"] ?? null);
  const { answer, body } = await timed(() => write([{ id: "0123456789", name: "a file" }], old));
  expectStatus(answer, 200, "writing a list");
  const after = expectStatus(read(), 200, "list");
  must("a list is what was written", toBase64Url(await sha256(after.bytes)) === toBase64Url(await sha256(body)));
  must("an outdated version replaces nothing", (await write([], old)).answer.status === 412);
  expectStatus((await write([], after.headers["Etag"] ?? null)).answer, 200, "emptying a list");
};
