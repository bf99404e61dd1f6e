import { hasDownloadLimit } from "@envoi/protocol";
import type { UploadState } from "@envoi/store";
import type { shown } from "../upload-actions.ts";
import { type Html, html } from "./html.ts";
import { layout, PAGE_PATH, reasonField, size, sureField, table, time, uploadLink } from "./layout.ts";

export function signInPage(problem: string | null): string {
  return layout(
    "Sign in",
    null,
    null,
    html`<section>
${problem !== null && html`<p class="problem" role="alert">${problem}</p>`}
<form method="post" action="${PAGE_PATH}/sign-in">
<label>Your name, for the audit log <input name="operator" required maxlength="64" autocomplete="username"></label>
<label>Token <input name="token" type="password" required autocomplete="current-password"></label>
<button class="primary">Sign in</button>
</form></section>`,
  );
}

export function problemPage(operator: string | null, problem: string): string {
  return layout("That did not work", operator, null, html`<p class="problem" role="alert">${problem}</p>`);
}

export type ListedUpload = {
  id: string;
  ciphertextBytes: number;
  downloads: number;
  downloadLimit: number;
  createdAt: string;
  expiresAt: string;
};

export function uploadsPage(
  operator: string,
  given: { id: string; minBytes: string; takenDown: boolean },
  uploads: readonly ListedUpload[],
): string {
  const rows = uploads.map(({ id, ciphertextBytes, downloads, downloadLimit, createdAt, expiresAt }) => ({
    Id: uploadLink(id),
    Size: size(ciphertextBytes),
    Downloads: formatDownloads({ downloads, downloadLimit }),
    Created: time(createdAt),
    Expires: time(expiresAt),
  }));
  const title = given.takenDown ? "Taken-down uploads" : "Uploads";
  return layout(
    title,
    operator,
    "uploads",
    html`<section><form method="get" action="${PAGE_PATH}/uploads">
<label>Part of the id <input name="id" value="${given.id}" pattern="[0-9a-f]{1,16}" autocomplete="off"></label>
<label>Bytes at least <input name="minBytes" value="${given.minBytes}" inputmode="numeric" pattern="[0-9]*"></label>
<label class="choice"><input name="takenDown" value="true" type="checkbox"${given.takenDown && html` checked`}> Taken down</label>
<button class="primary">Show</button>
</form></section>
<section>${table(title, rows, "No upload matches.")}<p class="note">The first 100 at most.</p></section>`,
  );
}

type ShownUpload = UploadState & { id: string } & Partial<ReturnType<typeof shown>>;
type ShownClaim = { name: string; kind: string; state: string; sentBytes: number; until: string };

const ENDINGS = { deleted: "Deleted", expired: "Expired", exhausted: "All downloads used" } as const;

/** Formats an upload's state for the page, such as "Live" or "Taken down". */
function formatState(upload: ShownUpload): string {
  if (upload.state === "gone") return ENDINGS[upload.reason];
  if (upload.state === "live") return upload.takenDownUntilMs === null ? "Live" : "Taken down";
  return upload.endedBy === null ? "Not complete" : `Deleted by ${upload.endedBy}`;
}

function formatDownloads({ downloads, downloadLimit }: { downloads: number; downloadLimit: number }): string {
  return `${downloads} of ${hasDownloadLimit(downloadLimit) ? downloadLimit : "any number"}`;
}

function formatDetails(upload: ShownUpload): [name: string, value: Html | string][] {
  const facts: [string, Html | string][] = [["State", formatState(upload)]];
  const { ciphertextBytes, passwordSet, isUploading, createdAt, expiresAt, requestId } = upload;
  if (ciphertextBytes !== undefined) facts.push(["Size, encrypted", size(ciphertextBytes)]);
  if (upload.state === "session")
    facts.push(["Stored so far", size(upload.storedBytes)], ["Continued", `${upload.epoch} times`]);
  else facts.push(["Downloads", formatDownloads(upload)]);
  if (upload.state === "live") facts.push(["Downloads under way", String(upload.heldClaims)]);
  if (passwordSet !== undefined) facts.push(["Password", passwordSet ? "Yes" : "No"]);
  if (isUploading) facts.push(["Still uploading", "Yes"]);
  if (requestId !== undefined) {
    facts.push(["Delivery to the request", html`<a href="${PAGE_PATH}/requests/${requestId}">${requestId}</a>`]);
  }
  if (createdAt !== undefined) facts.push(["Created", time(createdAt)]);
  if (expiresAt !== undefined) facts.push(["Expires", time(expiresAt)]);
  if (upload.state === "live") {
    const { takenDownUntilMs, blobKey } = upload;
    if (takenDownUntilMs !== null)
      facts.push(["Can be restored until", time(new Date(takenDownUntilMs).toISOString())]);
    facts.push(["Object in the store", blobKey]);
  }
  if (upload.state === "gone") facts.push(["Bytes removed", upload.blobRemoved ? "Yes" : "Not yet"]);
  return facts;
}

export function uploadPage(
  operator: string,
  upload: ShownUpload,
  claims: readonly ShownClaim[],
  done: string | null,
): string {
  const { id, state } = upload;
  const facts = formatDetails(upload).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`);
  const form = (action: string, name: string, content: Html, note: string) =>
    html`<form method="post" action="${PAGE_PATH}/uploads/${id}/${action}">${content}
<button class="${action === "delete" ? "danger" : "primary"}">${name}</button></form>
<p class="note">${note}</p>`;
  const hiding =
    upload.state === "live" &&
    (upload.takenDownUntilMs === null
      ? form(
          "take-down",
          "Take down",
          reasonField,
          "Taking it down hides it and cuts its running downloads within 10 s. It can be restored.",
        )
      : form(
          "restore",
          "Restore",
          reasonField,
          "It is hidden from everybody, and can be restored until it would have expired.",
        ));
  const canDelete =
    state === "live" || (state === "gone" && claims.length > 0) || (state === "session" && upload.endedBy === null);
  const consequence = {
    live: "Deleting it removes its bytes.",
    session: "It is not complete. Deleting it ends it for its sender and its recipients within 10 s.",
    gone: "It is used up, and still read. Deleting it cuts its running downloads within 10 s.",
  }[state];
  const rows = claims.map(({ name, kind, state: held, sentBytes, until }) => ({
    Claim: name,
    Kind: kind,
    State: held,
    Sent: size(sentBytes),
    "Held until": time(until),
  }));
  return layout(
    `Upload ${id}`,
    operator,
    "uploads",
    html`${done !== null && html`<p class="good" role="status">It is ${done.replace("_", " ")}.</p>`}
<section><dl>${facts}</dl></section>
${hiding !== false && html`<section>${hiding}</section>`}
${canDelete && html`<h2>Delete</h2><section>${form("delete", "Delete", html`${reasonField}${sureField}`, `${consequence} It cannot be restored.`)}</section>`}
${state !== "session" && html`<h2>Running downloads</h2><section>${table("Running downloads", rows, "None.")}</section>`}`,
  );
}

export function underWayPage(
  operator: string,
  found: {
    sessions: readonly { id: string; kind: string; storedBytes: number; createdAt: string; leaseUntil: string }[];
    outbox: readonly { shard: number; facts: number; isMore: boolean; oldestAt: string }[];
    letters: readonly { id: string; consumer: string; fact: { type: string } | null; error: string; at: string }[];
  },
): string {
  const sessions = found.sessions.map(({ id, kind, storedBytes, createdAt, leaseUntil }) => ({
    Id: uploadLink(id),
    Kind: kind,
    Stored: size(storedBytes),
    Created: time(createdAt),
    "Kept until": time(leaseUntil),
  }));
  const outbox = found.outbox.map(({ shard, facts, isMore, oldestAt }) => ({
    Shard: shard,
    Facts: isMore ? `${facts} or more` : facts,
    Oldest: time(oldestAt),
  }));
  const letters = found.letters.map(({ id, consumer, fact, error, at }) => ({
    Number: id,
    Consumer: consumer,
    Fact: fact?.type ?? "not a fact",
    At: time(at),
    Error: error,
    Retry:
      fact === null
        ? ""
        : html`<form method="post" action="${PAGE_PATH}/dead-letters/${id}/retry">${reasonField}<button>Retry</button></form>`,
  }));
  const section = (title: string, rows: Parameters<typeof table>[1]) =>
    html`<h2>${title}</h2><section>${table(title, rows, "None.")}</section>`;
  return layout(
    "Under way",
    operator,
    "under-way",
    html`${section("Uploads that are not complete", sessions)}
${section("Facts that the bus has not accepted", outbox)}
${section("Facts that a consumer gave up", letters)}`,
  );
}

export function healthPage(
  operator: string,
  checks: readonly { name: string; ok: boolean; milliseconds: number; found?: string; problem?: string }[],
): string {
  const rows = checks.map(({ name, ok, milliseconds, found, problem }) => ({
    Check: name,
    Result: ok ? html`<span class="good">works</span>` : html`<span class="problem">fails</span>`,
    Took: `${milliseconds} ms`,
    Notes: problem ?? found ?? "",
  }));
  return layout(
    "Health",
    operator,
    "health",
    html`<section>${table("Health", rows, "Nothing was checked.")}</section>`,
  );
}
