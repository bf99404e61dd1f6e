import { type Html, html } from "./html.ts";

/** Where the page is, on the private port. */
export const PAGE_PATH = "/operator-page";

const PLACES = [
  ["uploads", "Uploads"],
  ["under-way", "Under way"],
  ["health", "Health"],
] as const;
type Place = (typeof PLACES)[number][0];

/** A whole page. @param operator - who is signed in; `null`: nobody */
function layout(title: string, operator: string | null, place: Place | null, content: Html): string {
  const links = PLACES.map(
    ([path, name]) => html`<a href="${PAGE_PATH}/${path}"${path === place && html` aria-current="page"`}>${name}</a>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Envoi operators</title>
<link rel="stylesheet" href="${PAGE_PATH}/styles.css">
</head>
<body>
<header><strong>Envoi operators</strong>${
    operator !== null &&
    html`<nav>${links}</nav>
<form method="post" action="${PAGE_PATH}/sign-out"><span class="note">${operator}</span><button>Sign out</button></form>`
  }</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.text;
}

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

type Row = Readonly<Record<string, Html | string | number>>;

function table(rows: readonly Row[]): Html {
  const [first] = rows;
  if (first === undefined) return html`<p class="note">Nothing.</p>`;
  const heads = Object.keys(first).map((name) => html`<th scope="col">${name}</th>`);
  const lines = rows.map((row) => html`<tr>${Object.values(row).map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<table><thead><tr>${heads}</tr></thead><tbody>${lines}</tbody></table>`;
}

const uploadLink = (id: string) => html`<a href="${PAGE_PATH}/uploads/${id}">${id}</a>`;
const reasonField = html`<label>Reason, for the audit log <input name="reason" required maxlength="500"></label>`;

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
    ...{ id: uploadLink(id), bytes: ciphertextBytes, downloads: `${downloads} of ${downloadLimit}` },
    ...{ created: createdAt, expires: expiresAt },
  }));
  return layout(
    given.takenDown ? "Taken-down uploads" : "Uploads",
    operator,
    "uploads",
    html`<section><form method="get" action="${PAGE_PATH}/uploads">
<label>Part of the id <input name="id" value="${given.id}" pattern="[0-9a-f]{1,16}" autocomplete="off"></label>
<label>Bytes at least <input name="minBytes" value="${given.minBytes}" inputmode="numeric" pattern="[0-9]*"></label>
<label>Taken down <input name="takenDown" value="true" type="checkbox"${given.takenDown && html` checked`}></label>
<button class="primary">Show</button>
</form></section>
<section>${table(rows)}<p class="note">The first 100 at most.</p></section>`,
  );
}

type ShownClaim = { name: string; kind: string; state: string; sentBytes: number; until: string };

export function uploadPage(
  operator: string,
  upload: { id: string; state: string; takenDownUntilMs?: number | null; endedBy?: string | null },
  claims: readonly ShownClaim[],
  done: string | null,
): string {
  const { takenDownUntilMs = null, endedBy = null, ...fields } = upload;
  const { id, state } = fields;
  const restorable = takenDownUntilMs !== null && { "taken down, until": new Date(takenDownUntilMs).toISOString() };
  const ended = endedBy !== null && { "deleted by": endedBy };
  const rows = Object.entries({ ...fields, ...restorable, ...ended }).map(([field, value]) => ({
    field,
    value: String(value),
  }));
  const action = (path: string, name: string, isPrimary: boolean) =>
    html`<button formaction="${PAGE_PATH}/uploads/${id}/${path}"${isPrimary && html` class="primary"`}>${name}</button>`;
  const isHidden = takenDownUntilMs !== null;
  const canDelete = (state === "session" && endedBy === null) || (state === "gone" && claims.length > 0);
  return layout(
    `Upload ${id}`,
    operator,
    "uploads",
    html`${done !== null && html`<p class="good" role="status">It is ${done.replace("_", " ")}.</p>`}
<section>${table(rows)}</section>
${
  canDelete &&
  html`<section><form method="post">${reasonField}
${action("delete", "Delete", true)}
</form>
<p class="note">${
    state === "session"
      ? "It is not complete. Deleting it ends it for its sender and its recipients within 10 s."
      : "It is used up, and still read. Deleting it cuts its running downloads within 10 s."
  } It cannot be restored.</p></section>`
}
${
  state === "live" &&
  html`<section><form method="post">${reasonField}
${isHidden ? action("restore", "Restore", true) : action("take-down", "Take down", true)}
${action("delete", "Delete", false)}
</form>
<p class="note">${
    isHidden
      ? "It is hidden from everybody, and can be restored until it would have expired."
      : "Taking it down hides it and cuts its running downloads within 10 s. It can be restored."
  }</p></section>`
}
${
  state !== "session" &&
  html`<h2>Running downloads</h2><section>${table(claims.map(({ name, kind, state: held, sentBytes, until }) => ({ claim: name, kind, state: held, sent: sentBytes, until })))}</section>`
}`,
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
    ...{ id: uploadLink(id), kind, stored: storedBytes, created: createdAt, "lease until": leaseUntil },
  }));
  const outbox = found.outbox.map(({ shard, facts, isMore, oldestAt }) => ({
    ...{ shard, facts: isMore ? `${facts} or more` : facts, oldest: oldestAt },
  }));
  const letters = found.letters.map(({ id, consumer, fact, error, at }) => ({
    ...{ number: id, consumer, fact: fact?.type ?? "not a fact", at, error },
    retry:
      fact === null
        ? ""
        : html`<form method="post" action="${PAGE_PATH}/dead-letters/${id}/retry">${reasonField}<button>Retry</button></form>`,
  }));
  return layout(
    "Under way",
    operator,
    "under-way",
    html`<h2>Uploads that are not complete</h2><section>${table(sessions)}</section>
<h2>Facts that the bus has not accepted</h2><section>${table(outbox)}</section>
<h2>Facts that a consumer gave up</h2><section>${table(letters)}</section>`,
  );
}

export function healthPage(
  operator: string,
  checks: readonly { name: string; ok: boolean; milliseconds: number; found?: string; problem?: string }[],
): string {
  const rows = checks.map(({ name, ok, milliseconds, found, problem }) => ({
    check: name,
    result: ok ? html`<span class="good">works</span>` : html`<span class="problem">fails</span>`,
    milliseconds,
    notes: problem ?? found ?? "",
  }));
  return layout("Health", operator, "health", html`<section>${table(rows)}</section>`);
}
